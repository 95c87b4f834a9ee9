//! Counts of each library's functions in each layer, for a generated table in the README.

use super::{Crate, Layers, Module, ModulePlace};
use codegen_core::edition::Edition;

/// The number of a library's functions in one module, for each layer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// The number of C functions that the library exports.
    pub(crate) symbols: usize,
    /// The number of raw functions, which return a tuple.
    pub(crate) functions: usize,
    /// The number of checked functions, which return a `Result`.
    pub(crate) checked: usize,
    /// The number of functions with owned handles.
    pub(crate) owned: usize,
    /// The number of safe functions with owned handles.
    pub(crate) safe: usize,
    /// The number of functions that take memory as an object that owns it.
    pub(crate) memory: usize,
}

impl Counts {
    pub(super) fn of(symbols: usize, layers: &[Layers<'_>]) -> Self {
        let owned = || layers.iter().filter_map(|layers| layers.owned.as_ref());
        Self {
            symbols,
            functions: layers.len(),
            checked: layers.iter().filter(|layers| layers.checked.is_some()).count(),
            owned: owned().count(),
            safe: owned().filter(|owned| owned.function.is_safe).count(),
            memory: owned().filter(|owned| owned.takes_memory()).count(),
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            symbols: self.symbols + other.symbols,
            functions: self.functions + other.functions,
            checked: self.checked + other.checked,
            owned: self.owned + other.owned,
            safe: self.safe + other.safe,
            memory: self.memory + other.memory,
        }
    }
}

/// A row of the table of counts.
pub(super) struct Row<'a> {
    pub(super) title: &'a str,
    /// The path of the module that contains the functions: `cuda13::driver`.
    pub(super) path: String,
    pub(super) counts: Counts,
}

/// The rows of the table for these modules. For libraries of the CUDA toolkit, the rows contain the counts for the
/// major version that examples use. For independently versioned libraries, they contain the counts for the newest
/// version.
pub(super) fn rows<'a>(view: &Crate, modules: &[&'a Module]) -> Vec<Row<'a>> {
    let is_meant = |module: &Module| match module.place {
        ModulePlace::Shared => false,
        ModulePlace::Of(Edition::Cuda(number)) => number == view.default,
        ModulePlace::Of(Edition::Own { .. }) => true,
    };
    let mut rows: Vec<Row<'_>> = Vec::new();
    for module in modules.iter().filter(|module| is_meant(module)) {
        let is_shared = |other: &&&Module| other.library == module.library && other.place == ModulePlace::Shared;
        let shared = modules.iter().find(is_shared).map(|shared| shared.counts).unwrap_or_default();
        let path = format!("{}::{}", module.place.path(""), module.name).trim_start_matches(':').to_owned();
        let row = Row { title: &module.title, path, counts: module.counts.and(shared) };
        // The newest version of an independently versioned library comes last. Its row replaces the rows of earlier
        // versions.
        match rows.last_mut().filter(|last| last.title == row.title) {
            Some(last) => *last = row,
            None => rows.push(row),
        }
    }
    rows
}

/// The total number of raw functions in all libraries.
pub(super) fn functions(rows: &[Row<'_>]) -> usize {
    rows.iter().map(|row| row.counts.functions).sum()
}
