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
    /// The libraries whose types it uses: their specs and registries.
    pub(crate) used: Vec<(&'a Spec, &'a Registry)>,
}

/// What a toolkit's headers declare a symbol as.
pub(crate) struct Declaration<'a> {
    pub(crate) version: CudaVersion,
    pub(crate) symbol: &'a str,
    pub(crate) function: &'a facts::Function,
}

/// What a used library's headers declare for one version of the user: those of the same toolkit; where one of the two has
/// versions of its own, the newest, as such a library only uses what all versions share.
pub(crate) fn used_facts<'a>(
    user: &spec::Library,
    version: CudaVersion,
    used: &spec::Library,
    registry: &'a Registry,
) -> Option<&'a Facts> {
    if user.has_own_versions() || used.has_own_versions() {
        registry.toolkits.values().next_back()
    } else {
        registry.toolkits.get(&version)
    }
}

impl<'a> LibraryInput<'a> {
    /// What types mean in one toolkit.
    pub(crate) fn lookup(&self, version: CudaVersion, facts: &'a Facts) -> TypeIndex<'a> {
        let user = &self.spec.content.library;
        let used = self.used.iter().map(|(spec, registry)| (&spec.content.library, *registry));
        TypeIndex::new(facts, used.filter_map(|(library, registry)| used_facts(user, version, library, registry)))
    }

    /// The registries of the used libraries whose major versions are its own.
    pub(crate) fn used_here(&self) -> impl Iterator<Item = &'a Registry> {
        let user = &self.spec.content.library;
        let of_cuda = |spec: &Spec| !user.has_own_versions() && !spec.content.library.has_own_versions();
        self.used.iter().filter(move |(spec, _)| of_cuda(spec)).map(|(_, registry)| *registry)
    }

    /// What its versions are of, in words.
    pub(crate) fn product(&self) -> &'a str {
        self.spec.content.library.product()
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
