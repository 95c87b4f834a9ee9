//! Inputs of the analysis of one library: the spec, the registry, and the types of used libraries.
//!
//! The analysis bases its decisions on these inputs, and the lints check whether the decisions agree with the inputs.

use crate::{
    facts::{self, Facts},
    registry::Registry,
    spec::{self, Entry, FunctionNames, Spec},
    types::{Tags, TypeIndex},
    version::{Version, VersionRange},
};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet, HashMap},
};

/// One library, with all inputs of its analysis.
pub(crate) struct LibraryInput<'a> {
    pub(crate) spec: &'a Spec,
    pub(crate) registry: &'a Registry,
    /// The specs and registries of the libraries whose types this library uses.
    pub(crate) used: Vec<(&'a Spec, &'a Registry)>,
    /// True if the library's families also apply to functions of other libraries.
    pub(crate) lends_families: bool,
    /// The major versions of CUDA for which the spec contains no configuration. These versions are reported separately.
    pub(crate) majors_without_entry: BTreeSet<u32>,
    /// The types to which tags refer, for all libraries.
    tags: &'a Tags<'a>,
    /// All bound functions of the library.
    pub(crate) bound: Vec<Bound<'a>>,
    /// The names of each symbol in any toolkit.
    names: BTreeMap<&'a str, FunctionNames<'a>>,
    /// A cache for entries of `skip`. For each symbol, the cache contains the indices of the entries that match the
    /// symbol, in order of precedence.
    skips: RefCell<HashMap<String, Vec<usize>>>,
}

/// A bound function, with the toolkits in which the function has these names and parameters.
pub(crate) struct Bound<'a> {
    pub(crate) symbol: &'a str,
    pub(crate) names: FunctionNames<'a>,
    pub(crate) function: &'a facts::Function,
    pub(crate) versions: BTreeSet<Version>,
}

/// A declaration of a symbol in a toolkit's headers.
pub(crate) struct Declaration<'a> {
    pub(crate) version: Version,
    pub(crate) symbol: &'a str,
    pub(crate) function: &'a facts::Function,
}

/// Returns the facts of a used library for one version of the library that uses it. Both libraries are from the same
/// toolkit. If either library is versioned independently, returns the newest facts, because such a library uses only
/// types that are the same in all versions.
pub fn used_facts<'a>(
    user: &spec::Library,
    version: Version,
    used: &spec::Library,
    registry: &'a Registry,
) -> Option<&'a Facts> {
    if user.has_own_versions() || used.has_own_versions() {
        registry.toolkits.values().next_back()
    } else {
        registry.toolkits.get(&version)
    }
}

impl Bound<'_> {
    /// Returns true if a toolkit of the range contains the declaration.
    pub(crate) fn is_in(&self, range: Option<VersionRange>) -> bool {
        range.is_none_or(|range| self.versions.iter().any(|version| range.contains(*version)))
    }
}

impl<'a> LibraryInput<'a> {
    /// Collects the inputs for one library and the libraries whose types it uses.
    pub(crate) fn new(
        spec: &'a Spec,
        registry: &'a Registry,
        used: Vec<(&'a Spec, &'a Registry)>,
        tags: &'a Tags<'a>,
    ) -> Self {
        let mut names: BTreeMap<&str, FunctionNames<'_>> = BTreeMap::new();
        for (symbol, function) in registry.toolkits.values().flat_map(|facts| &facts.functions) {
            let all = names.entry(symbol).or_insert_with(|| FunctionNames::of_symbol(symbol));
            all.add(function.names.iter().map(String::as_str));
        }
        let input = Self {
            spec,
            registry,
            used,
            lends_families: false,
            majors_without_entry: BTreeSet::new(),
            tags,
            bound: Vec::new(),
            names,
            skips: RefCell::default(),
        };
        Self { bound: input.find_bound(), ..input }
    }

    /// Returns the names of a symbol in all toolkits of the registry.
    pub(crate) fn names(&self, symbol: &str) -> &FunctionNames<'a> {
        &self.names[symbol]
    }

    fn find_bound(&self) -> Vec<Bound<'a>> {
        let mut all: BTreeMap<&str, Vec<Bound<'a>>> = BTreeMap::new();
        for (version, facts) in &self.registry.toolkits {
            for (symbol, function) in facts.functions.iter().filter(|(symbol, _)| self.skip(symbol, *version).is_none())
            {
                let forms = all.entry(symbol).or_default();
                // The names and parameters of most symbols are equal to those in the preceding toolkit.
                let is_alike =
                    |it: &&mut Bound<'_>| it.function.names == function.names && it.function.params == function.params;
                match forms.iter_mut().rev().find(is_alike) {
                    Some(known) => drop(known.versions.insert(*version)),
                    None => forms.push(Bound {
                        symbol,
                        names: FunctionNames::new(symbol, &function.names),
                        function,
                        versions: BTreeSet::from([*version]),
                    }),
                }
            }
        }
        all.into_values().flatten().collect()
    }

    /// Returns the index of the types to which names refer in one toolkit.
    pub(crate) fn type_index(&self, version: Version, facts: &'a Facts) -> TypeIndex<'a> {
        let user = &self.spec.content.library;
        let used = self.used.iter().map(|(spec, registry)| (&spec.content.library, *registry));
        let used = used.filter_map(|(library, registry)| used_facts(user, version, library, registry));
        TypeIndex::new(facts, used).with_tags(self.tags)
    }

    /// Returns the registries of the used libraries that have the same major versions as this library.
    pub(crate) fn used_here(&self) -> impl Iterator<Item = &'a Registry> {
        let user = &self.spec.content.library;
        let of_cuda = |spec: &Spec| !user.has_own_versions() && !spec.content.library.has_own_versions();
        self.used.iter().filter(move |(spec, _)| of_cuda(spec)).map(|(_, registry)| *registry)
    }

    /// Returns the name of the product to which the library's versions refer.
    pub(crate) fn product(&self) -> &'a str {
        self.spec.content.library.product()
    }

    /// Returns the entry that skips a symbol in a toolkit, with the reason. Returns `None` if the symbol is not
    /// skipped.
    pub(crate) fn skip(&self, symbol: &str, version: Version) -> Option<&'a spec::Skip> {
        let skips = &self.spec.content.skip;
        let of = |positions: &[usize]| {
            let entries = positions.iter().filter_map(|position| skips.get_index(*position));
            let mut entries = entries.map(|(_, skip)| skip);
            entries.find(|skip| skip.r#in.is_none_or(|range| range.contains(version)))
        };
        if let Some(known) = self.skips.borrow().get(symbol) {
            return of(known);
        }
        let positions = self.spec.skips(symbol).into_iter().filter_map(|(key, _)| skips.get_index_of(key));
        let positions: Vec<usize> = positions.collect();
        let skip = of(&positions);
        self.skips.borrow_mut().insert(symbol.to_owned(), positions);
        skip
    }

    /// Returns true if an entry of `skip` has the name of this record. Entries with patterns are ignored, because they
    /// apply only to functions.
    pub(crate) fn skips_record(&self, name: &str) -> bool {
        self.spec.content.skip.contains_key(name)
            && self.registry.toolkits.values().any(|facts| facts.records.contains_key(name))
    }

    /// Returns a skipped record that a function's declaration uses, if there is one.
    pub(crate) fn skipped_record<'f>(&self, function: &'f facts::Function) -> Option<&'f str> {
        let (returns, params) = function.types();
        let mut names = std::iter::once(returns).chain(params).flat_map(|ty| ty.names());
        names.find(|name| self.skips_record(name))
    }

    /// Returns every declaration to which an entry applies. An entry for an unversioned name also applies to the
    /// versions of that name.
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
