//! What the pipeline knows of a language: where its package is, and what prints it.

use crate::api::Api;
use std::collections::{BTreeMap, BTreeSet};

/// A language that programs are written in.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// What reports call it.
    pub label: &'static str,
    /// The folder of the package, relative to the repository: nobody else writes in there.
    pub folder: &'static str,
    /// Prints the package.
    pub print: fn(&Api) -> Printed,
}

/// A package.
#[derive(Clone, Debug, Default)]
pub struct Printed {
    /// Path, relative to the repository → text.
    pub files: BTreeMap<String, String>,
    /// What it offers, for reports.
    pub heads: AllHeads,
}

/// Library and major version → what it offers there.
pub type AllHeads = BTreeMap<(String, u32), Heads>;

/// What one library in one major version offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heads {
    /// Public name → how it is called: `pub unsafe fn …`, `(stream) -> …`.
    pub functions: BTreeMap<String, String>,
    /// Of those for which more is asked of the caller: the ones that are safe where handles have owners.
    pub safe_if_owned: BTreeSet<String>,
}
