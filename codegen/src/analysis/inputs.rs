//! What is known of one library before anything is decided: its spec, its registry, and the types of the libraries that
//! it builds on. The analysis decides from it, and the lints look at what was decided.

use crate::{
    facts::{self, Facts},
    registry::Registry,
    spec::{self, Entry, Spec},
    types::TypeIndex,
    version::CudaVersion,
};

/// One library with all that is known of it.
pub(crate) struct LibraryInput<'a> {
    pub(crate) spec: &'a Spec,
    pub(crate) registry: &'a Registry,
    /// The registries of the libraries whose types it uses.
    pub(crate) used: Vec<&'a Registry>,
}

/// What a toolkit's headers declare a symbol as.
pub(crate) struct Declaration<'a> {
    pub(crate) version: CudaVersion,
    pub(crate) symbol: &'a str,
    pub(crate) function: &'a facts::Function,
}

impl<'a> LibraryInput<'a> {
    /// What types mean in one toolkit.
    pub(crate) fn lookup(&self, version: CudaVersion, facts: &'a Facts) -> TypeIndex<'a> {
        TypeIndex::new(facts, self.used.iter().filter_map(|registry| registry.toolkits.get(&version)))
    }

    /// Why a symbol is skipped in a toolkit, if it is.
    pub(crate) fn skip(&self, symbol: &str, version: CudaVersion) -> Option<&'a spec::Skip> {
        self.spec.skip(symbol, |range| range.contains(version)).map(|(_, skip)| skip)
    }

    /// Every declaration that an entry is for; that of an unversioned name serves the name's versions as well.
    pub(crate) fn covered(&self, entry: Entry<'a>) -> impl Iterator<Item = Declaration<'a>> {
        let toolkits = self.registry.toolkits.iter();
        let covered =
            toolkits.filter(move |(version, _)| entry.function.r#in.is_none_or(|range| range.contains(**version)));
        covered.flat_map(move |(version, facts)| {
            let declared = facts.family(entry.symbol);
            declared.map(|(symbol, function)| Declaration { version: *version, symbol, function })
        })
    }
}
