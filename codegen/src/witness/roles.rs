//! Which other projects have judged a function's parameters. `analysis/tests/opinions.rs` compares their judgements with the roles.

use super::lines;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// The projects, as readers know them, and their tables.
const TABLES: [(&str, &str); 8] = [
    ("CUDA.jl", include_str!("../../../tests/opinions/cudajl.tsv")),
    ("hipBLAS", include_str!("../../../tests/opinions/hipblas.tsv")),
    ("hipSPARSE", include_str!("../../../tests/opinions/hipsparse.tsv")),
    ("JCuda", include_str!("../../../tests/opinions/jcublas.tsv")),
    ("JCuda", include_str!("../../../tests/opinions/jcudnn.tsv")),
    ("JCuda", include_str!("../../../tests/opinions/jcusolver.tsv")),
    ("JCuda", include_str!("../../../tests/opinions/jcusparse.tsv")),
    ("THAPI", include_str!("../../../tests/opinions/thapi.tsv")),
];

/// The projects that say something of a function with so many parameters, by the name that C programs use.
pub(crate) fn projects(function: &str, arity: usize) -> BTreeSet<&'static str> {
    static FUNCTIONS: LazyLock<BTreeMap<&str, BTreeSet<&str>>> = LazyLock::new(|| {
        let mut functions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (project, table) in TABLES {
            for cells in lines(table) {
                functions.entry(cells[0]).or_default().insert(project);
            }
        }
        functions
    });
    FUNCTIONS.get(format!("{function}/{arity}").as_str()).cloned().unwrap_or_default()
}
