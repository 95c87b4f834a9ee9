//! Cross-checks of parameter roles against other projects.
//!
//! `analysis/tests/cross_checks.rs` compares the projects' descriptions of parameters with the roles in the specs.

use super::lines;
use crate::glob;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// For each table: the project's displayed name, the name of the table's file, and its contents.
pub const TABLES: [(&str, &str, &str); 8] = [
    ("CUDA.jl", "cudajl", include_str!("../../../../tests/cross_checks/cudajl.tsv")),
    ("hipBLAS", "hipblas", include_str!("../../../../tests/cross_checks/hipblas.tsv")),
    ("hipSPARSE", "hipsparse", include_str!("../../../../tests/cross_checks/hipsparse.tsv")),
    ("JCuda", "jcublas", include_str!("../../../../tests/cross_checks/jcublas.tsv")),
    ("JCuda", "jcudnn", include_str!("../../../../tests/cross_checks/jcudnn.tsv")),
    ("JCuda", "jcusolver", include_str!("../../../../tests/cross_checks/jcusolver.tsv")),
    ("JCuda", "jcusparse", include_str!("../../../../tests/cross_checks/jcusparse.tsv")),
    ("THAPI", "thapi", include_str!("../../../../tests/cross_checks/thapi.tsv")),
];

/// The known contradictions between the other projects and the specs, with the reason for each.
const CONTRADICTIONS: &str = include_str!("../../../../tests/cross_checks/contradictions.tsv");

/// Returns the projects whose description of a function agrees with the specs. The function is identified by the name
/// that C programs use and by the number of its parameters.
pub fn projects(function: &str, arity: usize) -> BTreeSet<&'static str> {
    static FUNCTIONS: LazyLock<BTreeMap<&str, BTreeSet<&str>>> = LazyLock::new(|| {
        let mut functions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (project, name, table) in TABLES {
            let others: Vec<&str> =
                lines(CONTRADICTIONS).filter(|cells| cells[0] == name).map(|cells| cells[1]).collect();
            for cells in lines(table) {
                let function = cells[0].split('/').next().unwrap_or_default();
                if !others.iter().any(|differs| glob::matches(differs, function)) {
                    functions.entry(cells[0]).or_default().insert(project);
                }
            }
        }
        functions
    });
    FUNCTIONS.get(format!("{function}/{arity}").as_str()).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::projects;

    #[test]
    fn projects_that_disagree_are_not_listed() {
        assert!(projects("cuLaunchKernelEx", 4).is_empty(), "THAPI differs about `extra`");
        assert!(projects("cuCtxGetDevice", 1).contains("THAPI"));
        assert!(projects("cuCtxGetDevice", 2).is_empty());
    }
}
