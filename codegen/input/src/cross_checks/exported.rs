//! Symbols that NVIDIA's library files export.
//!
//! For each function that a toolkit's headers declare, the table records whether the library in the toolkit's wheels
//! exports it.

use super::lines;
use crate::version::Version;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

const TABLE: &str = include_str!("../../../../tests/cross_checks/exported.tsv");

/// The symbols that one library exports in one toolkit.
pub struct Asked {
    /// The name of the library file whose symbols were read.
    pub file: &'static str,
    /// The number of symbols that the headers declared when the file was read, including twins for per-thread default
    /// streams.
    pub declared: usize,
    /// The symbols that the headers declare but the library file does not export.
    pub missing: BTreeSet<&'static str>,
    /// The symbols that the library file exports but the library's headers do not declare, if these symbols were
    /// recorded. The value is another header that declares the symbol, or an empty string.
    pub undeclared: BTreeMap<&'static str, &'static str>,
}

/// The exported symbols of all libraries, by library and toolkit.
pub fn all() -> &'static BTreeMap<(&'static str, Version), Asked> {
    static ALL: LazyLock<BTreeMap<(&str, Version), Asked>> = LazyLock::new(|| {
        let mut all: BTreeMap<(&str, Version), Asked> = BTreeMap::new();
        let version = |text: &str| text.parse().unwrap_or_else(|error| panic!("exported.tsv: {error}"));
        for cells in lines(TABLE) {
            match cells.as_slice() {
                ["asked", library, toolkit, file, declared] => {
                    let declared = declared.parse().unwrap_or_else(|error| panic!("exported.tsv: {declared}: {error}"));
                    all.insert(
                        (library, version(toolkit)),
                        Asked { file, declared, missing: BTreeSet::new(), undeclared: BTreeMap::new() },
                    );
                }
                [what @ ("missing" | "undeclared"), library, toolkit, symbol, header @ ..] => {
                    let asked = all.get_mut(&(*library, version(toolkit)));
                    let asked =
                        asked.unwrap_or_else(|| panic!("exported.tsv has no `asked` line for {library} {toolkit}"));
                    if *what == "missing" {
                        asked.missing.insert(symbol);
                    } else {
                        asked.undeclared.insert(symbol, header.first().copied().unwrap_or_default());
                    }
                }
                _ => panic!("exported.tsv: {cells:?}"),
            }
        }
        all
    });
    &ALL
}

/// Returns the library file that was checked for a symbol of the toolkit's headers, and true if this file exports the
/// symbol.
pub fn answer(library: &str, toolkit: Version, symbol: &str) -> Option<(&'static str, bool)> {
    let all: &BTreeMap<(&str, Version), Asked> = all();
    let asked = all.get(&(library, toolkit))?;
    Some((asked.file, !asked.missing.contains(symbol)))
}
