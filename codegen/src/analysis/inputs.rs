//! What is known of one library before anything is decided: its spec, its registry, and the types of the libraries that
//! it builds on. The analysis decides from it, and the lints look at what was decided.

use crate::{
    facts::Facts,
    registry::Registry,
    spec::{self, Spec},
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

impl<'a> LibraryInput<'a> {
    /// What types mean in one toolkit.
    pub(crate) fn lookup(&self, version: CudaVersion, facts: &'a Facts) -> TypeIndex<'a> {
        TypeIndex::new(facts, self.used.iter().filter_map(|registry| registry.toolkits.get(&version)))
    }

    /// Why a symbol is skipped in a toolkit, if it is.
    pub(crate) fn skip(&self, symbol: &str, version: CudaVersion) -> Option<&'a spec::Skip> {
        self.spec.skip(symbol, |range| range.contains(version)).map(|(_, skip)| skip)
    }
}
