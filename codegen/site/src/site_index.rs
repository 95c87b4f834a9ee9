//! An index of the site, the input for all pages: the libraries in order, the names that have a page, and the path of
//! each page.

use super::{
    About,
    links::{Index, Links},
    log::{Log, log},
    timeline::{self, Cell, Shape, State},
};
use codegen_core::{
    api::Api,
    facts::Facts,
    language::{Forms, Language},
    names,
    package::Package,
    registry::{Registry, history::Ranges},
    spec::{Packages, Specs},
    version::Version,
};
use codegen_report::{diff::Replacements, explain::Subject};
use std::{
    collections::{BTreeMap, BTreeSet},
    thread,
};

/// The kind of thing that a page describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// An exported function, or a variable.
    Function,
    /// Functions that differ only in the types of their values, if there are too many for separate pages.
    Family,
    /// A function that the header defines inline.
    Helper,
    /// A documented name that refers to functions with different symbols.
    Name,
    /// A result code, which is a member of an enum of result codes.
    Code,
    Enum,
    Record,
    Typedef,
    Callback,
    Constant,
}

impl Kind {
    /// All kinds, in the order in which the page about a library lists them.
    pub(super) const ALL: [Self; 10] = [
        Self::Function,
        Self::Family,
        Self::Helper,
        Self::Name,
        Self::Enum,
        Self::Code,
        Self::Record,
        Self::Typedef,
        Self::Callback,
        Self::Constant,
    ];

    /// Returns the singular noun for the kind.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Function => "function",
            Self::Family => "family",
            Self::Helper => "inline function",
            Self::Name => "documented name",
            Self::Code => "result code",
            Self::Enum => "enum",
            Self::Record => "record",
            Self::Typedef => "type",
            Self::Callback => "callback",
            Self::Constant => "constant",
        }
    }

    /// Returns the plural noun for the kind.
    pub(super) fn words(self) -> &'static str {
        match self {
            Self::Function => "Functions",
            Self::Family => "Families of functions",
            Self::Helper => "Inline functions",
            Self::Name => "Documented names that refer to another symbol",
            Self::Code => "Result codes",
            Self::Enum => "Enums",
            Self::Record => "Structs and unions",
            Self::Typedef => "Handles and other types",
            Self::Callback => "Callbacks",
            Self::Constant => "Constants",
        }
    }

    /// Returns the noun for the kind in the form that URLs and data files use.
    pub(super) fn slug(self) -> &'static str {
        match self {
            Self::Function => "functions",
            Self::Family => "families",
            Self::Helper => "helpers",
            Self::Name => "names",
            Self::Code => "codes",
            Self::Enum => "enums",
            Self::Record => "records",
            Self::Typedef => "typedefs",
            Self::Callback => "callbacks",
            Self::Constant => "constants",
        }
    }
}

/// The index of all libraries on the site.
pub(super) struct SiteIndex<'a> {
    pub(super) about: &'a About,
    pub(super) sections: Vec<LibrarySection<'a>>,
    pub(super) index: Index,
    /// Maps a result code to the functions whose documentation lists it. A function is identified by the index of its
    /// library and its symbol.
    pub(super) returned_by: BTreeMap<&'a str, BTreeSet<(usize, &'a str)>>,
    /// Maps the name of a type to the functions that take the type as a parameter.
    pub(super) taken_by: BTreeMap<&'a str, BTreeSet<(usize, &'a str)>>,
    /// The replacements of deprecated symbols that the specs specify.
    pub(super) replaced: Replacements<'a>,
    /// The indices of all libraries, for links on pages that belong to no library.
    all: Vec<usize>,
    /// The major versions of CUDA that have bindings. Unversioned names refer to `default_major`.
    pub(super) majors: Vec<u32>,
    pub(super) default_major: u32,
    /// The packages for libraries that are not in `cubind` itself.
    pub(super) packages: &'a Packages,
}

/// The part of the index for one library.
pub(super) struct LibrarySection<'a> {
    pub(super) place: usize,
    pub(super) subject: Subject<'a>,
    /// The libraries whose types this library uses, directly or indirectly.
    pub(super) used: Vec<usize>,
    /// All versions of the library's product, oldest first, including versions without data about this library.
    pub(super) axis: Vec<Version>,
    /// The names in the library that have a page.
    pub(super) entries: BTreeMap<&'a str, Kind>,
    /// The functions in each family that has a page. These functions have no separate pages.
    pub(super) families: BTreeMap<&'a str, Vec<&'a str>>,
    /// Maps a documented name to the symbol to which the name refers in each toolkit.
    pub(super) meanings: BTreeMap<&'a str, BTreeMap<Version, &'a str>>,
    /// Maps a result code to the enum that contains it.
    pub(super) codes: BTreeMap<&'a str, &'a str>,
    /// The changes to the library's names from toolkit to toolkit.
    pub(super) log: Log,
    pub(super) rust: BTreeMap<u32, BTreeMap<String, Forms>>,
    pub(super) python: BTreeMap<u32, BTreeMap<String, Forms>>,
}

impl<'a> SiteIndex<'a> {
    /// Creates the index. Specs, registries and libraries must be in the same order.
    pub(super) fn new(
        about: &'a About,
        api: &'a Api,
        registries: &'a [Registry],
        specs: &'a Specs,
        languages: &[Language; 2],
    ) -> Self {
        let said = specs.libraries.iter().flat_map(|spec| &spec.content.replaced_by);
        let replaced: Replacements<'_> = said.map(|(symbol, other)| (symbol.as_str(), other.as_str())).collect();
        let libraries = api.libraries.iter().zip(registries).zip(&specs.libraries);
        let subjects: Vec<Subject<'_>> =
            libraries.map(|((library, registry), spec)| Subject { spec, registry, library }).collect();
        // The libraries in packages that are tested separately are not resolved, so their pages only show the
        // declarations in the headers.
        let alone = api.packages.alone();
        let (returned_by, taken_by) = users(&subjects, &alone);
        let of_cuda = subjects.iter().filter(|it| !it.spec.content.library.has_own_versions());
        let toolkits: BTreeSet<Version> = of_cuda.flat_map(|it| it.registry.all().into_keys()).collect();
        let mut signatures = Signatures::of(api, languages);
        let mut sections: Vec<LibrarySection<'_>> = Vec::new();
        let mut index = Index::default();
        for (place, subject) in subjects.iter().enumerate() {
            let used = used(&subjects, place);
            let foreign: BTreeSet<&str> = used.iter().flat_map(|place| types(subjects[*place].registry)).collect();
            let mut section = LibrarySection {
                place,
                subject: *subject,
                used,
                axis: match subject.spec.content.library.has_own_versions() {
                    true => subject.registry.all().into_keys().collect(),
                    false => toolkits.iter().copied().collect(),
                },
                entries: BTreeMap::new(),
                families: match alone.contains(subject.name()) {
                    true => families(subject.registry),
                    false => BTreeMap::new(),
                },
                meanings: meanings(subject.registry),
                codes: BTreeMap::new(),
                log: log(subject.registry, &replaced),
                rust: signatures.rust.remove(subject.name()).unwrap_or_default(),
                python: signatures.python.remove(subject.name()).unwrap_or_default(),
            };
            section.fill(&foreign, &returned_by);
            section.list(&mut index);
            sections.push(section);
        }
        let packages = &api.packages;
        let all = (0..sections.len()).collect();
        let (majors, default_major) = (api.major_numbers().into_iter().collect(), api.default_major());
        Self { about, sections, index, returned_by, taken_by, replaced, all, majors, default_major, packages }
    }

    /// Returns the links for a page in the folder of a library.
    pub(super) fn links<'b>(&'b self, section: &'b LibrarySection<'_>, root: &'b str, own: &'b str) -> Links<'b> {
        Links { index: &self.index, section: section.place, used: &section.used, root, own }
    }

    /// Returns the links for a page that does not belong to a library.
    pub(super) fn links_of_all<'b>(&'b self, root: &'b str) -> Links<'b> {
        Links { index: &self.index, section: self.sections.len(), used: &self.all, root, own: "" }
    }

    /// Returns the number of pages about names.
    pub(super) fn count(&self) -> usize {
        self.sections.iter().map(|section| section.entries.len()).sum()
    }
}

impl<'a> LibrarySection<'a> {
    pub(super) fn name(&self) -> &'a str {
        self.subject.spec.name()
    }

    pub(super) fn title(&self) -> &'a str {
        &self.subject.spec.content.library.title
    }

    /// Returns the product to which the library's version numbers refer.
    pub(super) fn product(&self) -> &'a str {
        self.subject.spec.content.library.product()
    }

    /// Returns all scanned toolkits or releases, oldest first.
    pub(super) fn versions(&self) -> impl DoubleEndedIterator<Item = Version> + '_ {
        self.subject.registry.all().into_keys()
    }

    pub(super) fn facts(&self, version: Version) -> Option<&'a Facts> {
        self.subject.registry.facts(version)
    }

    /// Returns the timeline of a name in all versions. `at` returns the state of the name in one version.
    pub(super) fn timeline<T: PartialEq>(&self, shape: Shape, at: impl Fn(Version) -> Option<State<T>>) -> Vec<Cell> {
        timeline::cells(self.axis.iter().map(|version| (*version, self.facts(*version).is_some())), shape, at)
    }

    /// Formats the versions in which the library was not scanned.
    pub(super) fn unknown(&self) -> String {
        let unknown = self.axis.iter().filter(|version| self.facts(**version).is_none()).copied().collect();
        Ranges::of(&unknown, &self.axis.iter().copied().collect()).to_string()
    }

    /// Returns the symbol to which a documented name refers in the newest version that documents the name. Returns
    /// `None` if the symbol has the same name.
    pub(super) fn meaning(&self, name: &str) -> Option<&'a str> {
        self.meanings.get(name)?.values().next_back().copied().filter(|symbol| *symbol != name)
    }

    /// Returns the members of the enum of result codes, with their newest values.
    pub(super) fn status_codes(&self) -> BTreeMap<&'a str, i128> {
        let status = &self.subject.spec.content.library.result.r#type;
        let facts = self.versions().filter_map(|version| self.facts(version));
        let enums = facts.filter_map(|facts| {
            // The type of result codes may be a typedef of the enum.
            let aliased = facts.typedefs.get(status).and_then(|typedef| typedef.ty.name());
            facts.enums.get(aliased.unwrap_or(status))
        });
        enums.flat_map(|it| it.values.iter()).map(|(name, value)| (name.as_str(), i128::from(*value))).collect()
    }

    /// Returns the documented name that refers to a symbol in the newest version, if this name differs from the
    /// symbol's name.
    pub(super) fn documented_as(&self, symbol: &str) -> Option<&'a str> {
        let newest = self.facts(self.versions().next_back()?)?;
        let mut names = newest.functions.get(symbol)?.names.iter().map(String::as_str);
        names.find(|name| self.meaning(name) == Some(symbol))
    }

    /// Returns the path of the function on the page of its family, if the function has no separate page.
    pub(super) fn in_family(&self, symbol: &str) -> Option<String> {
        let family = names::stem(symbol);
        let is_in = self.families.get(family)?.contains(&symbol);
        is_in.then(|| format!("{}#{symbol}", self.path(family)))
    }

    /// Returns all functions, with or without separate pages.
    pub(super) fn functions(&self) -> impl Iterator<Item = &'a str> + '_ {
        let own = self.entries.iter().filter(|(_, kind)| **kind == Kind::Function).map(|(name, _)| *name);
        own.chain(self.families.values().flatten().copied())
    }

    /// Returns the path of the page about a name, relative to the root of the site.
    pub(super) fn path(&self, name: &str) -> String {
        format!("{}/{name}.html", self.name())
    }

    /// Adds the names that have a page. If two items have the same name, the first item is used.
    fn fill(&mut self, foreign: &BTreeSet<&str>, returned: &BTreeMap<&'a str, BTreeSet<(usize, &'a str)>>) {
        let registry: &'a Registry = self.subject.registry;
        let entries = &mut self.entries;
        let mut add = |name: &'a str, kind: Kind| {
            entries.entry(name).or_insert(kind);
        };
        let facts = registry.all();
        let all = || facts.values().copied();
        if self.families.is_empty() {
            all().flat_map(|facts| facts.functions.keys()).for_each(|name| add(name, Kind::Function));
        }
        self.families.keys().for_each(|name| add(name, Kind::Family));
        all().flat_map(|facts| facts.helpers.keys()).for_each(|name| add(name, Kind::Helper));
        self.meanings.keys().for_each(|name| add(name, Kind::Name));
        let own = |name: &&String| !foreign.contains(name.as_str());
        all().flat_map(|facts| facts.enums.keys()).filter(own).for_each(|name| add(name, Kind::Enum));
        // A nested record is shown together with the record that contains it.
        let named = |name: &&String| !name.contains('.');
        let records = all().flat_map(|facts| facts.records.keys()).filter(own).filter(named);
        records.for_each(|name| add(name, Kind::Record));
        all().flat_map(|facts| facts.callbacks.keys()).filter(own).for_each(|name| add(name, Kind::Callback));
        all().flat_map(|facts| facts.typedefs.keys()).filter(own).for_each(|name| add(name, Kind::Typedef));
        all().flat_map(|facts| facts.constants.keys()).filter(own).for_each(|name| add(name, Kind::Constant));
        for (name, item) in all().flat_map(|facts| &facts.enums).filter(|(name, _)| own(name)) {
            for member in item.values.keys().filter(|member| returned.contains_key(member.as_str())) {
                add(member, Kind::Code);
                self.codes.insert(member, name);
            }
        }
    }

    /// Adds every name that has its own page or is described on the page about another name.
    fn list(&self, index: &mut Index) {
        let library = self.name();
        for name in self.entries.keys() {
            index.add(self.place, name, &format!("{library}/{name}.html"));
        }
        for (family, symbols) in &self.families {
            symbols
                .iter()
                .for_each(|symbol| index.add(self.place, symbol, &format!("{library}/{family}.html#{symbol}")));
        }
        for facts in self.subject.registry.all().into_values().rev() {
            let tags = facts.enums.iter().map(|(name, item)| (name, &item.tag));
            let tags = tags.chain(facts.records.iter().map(|(name, item)| (name, &item.tag)));
            for (name, tag) in tags.filter(|(name, tag)| !tag.is_empty() && self.entries.contains_key(name.as_str())) {
                index.add(self.place, tag, &format!("{library}/{name}.html"));
            }
            for (name, item) in facts.enums.iter().filter(|(name, _)| self.entries.contains_key(name.as_str())) {
                for member in item.values.keys() {
                    index.add(self.place, member, &format!("{library}/{name}.html#{member}"));
                }
            }
        }
    }
}

/// Returns the symbols to which documented names refer. Includes only names that refer to a differently named symbol in
/// some version.
fn meanings(registry: &Registry) -> BTreeMap<&str, BTreeMap<Version, &str>> {
    let mut all: BTreeMap<&str, BTreeMap<Version, &str>> = BTreeMap::new();
    for (version, facts) in registry.all() {
        for (symbol, function) in &facts.functions {
            for name in &function.names {
                all.entry(name).or_default().insert(version, symbol);
            }
        }
    }
    all.retain(|name, symbols| symbols.values().any(|symbol| symbol != name));
    all
}

/// Returns the libraries that a library uses, directly or indirectly, as indices.
fn used(subjects: &[Subject<'_>], place: usize) -> Vec<usize> {
    let mut all: Vec<usize> = Vec::new();
    let mut left = vec![place];
    while let Some(next) = left.pop() {
        for name in &subjects[next].spec.content.library.uses {
            let found = subjects.iter().position(|other| other.name() == name);
            if let Some(found) = found.filter(|found| !all.contains(found)) {
                all.push(found);
                left.push(found);
            }
        }
    }
    all
}

/// Returns the names in a registry that may also be in the registries of other libraries.
fn types(registry: &Registry) -> impl Iterator<Item = &str> {
    registry.all().into_values().flat_map(|facts| {
        let types = facts.enums.keys().chain(facts.records.keys()).chain(facts.typedefs.keys());
        types.chain(facts.callbacks.keys()).chain(facts.constants.keys()).map(String::as_str)
    })
}

/// Maps a name to the functions that use it. A function is identified by the index of its library and its symbol.
type Users<'a> = BTreeMap<&'a str, BTreeSet<(usize, &'a str)>>;

/// Returns the functions of a library, grouped by the common parts of their names.
fn families(registry: &Registry) -> BTreeMap<&str, Vec<&str>> {
    let mut families: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let symbols: BTreeSet<&String> = registry.all().into_values().flat_map(|facts| facts.functions.keys()).collect();
    symbols.into_iter().for_each(|symbol| families.entry(names::stem(symbol)).or_default().push(symbol));
    families
}

/// Returns the functions that return each code, and the functions that take each type. For the libraries `alone`, the
/// result contains families instead of functions.
fn users<'a>(subjects: &[Subject<'a>], alone: &BTreeSet<String>) -> (Users<'a>, Users<'a>) {
    let (mut returned, mut taken) = (Users::new(), Users::new());
    for (place, subject) in subjects.iter().enumerate() {
        let registry: &'a Registry = subject.registry;
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let is_alone = alone.contains(subject.name());
        for facts in registry.all().into_values().rev() {
            for (symbol, function) in &facts.functions {
                let user = if is_alone { names::stem(symbol) } else { symbol };
                for code in &function.errors {
                    returned.entry(code).or_default().insert((place, user));
                }
                // The parameter types of a function are recorded for the newest toolkit that contains the function.
                if seen.insert(symbol) && !function.legacy {
                    for name in function.params.values().flat_map(|ty| ty.names()) {
                        taken.entry(name).or_default().insert((place, user));
                    }
                }
            }
        }
    }
    (returned, taken)
}

/// The signatures of every function, by library and major version.
struct Signatures {
    rust: BTreeMap<String, BTreeMap<u32, BTreeMap<String, Forms>>>,
    python: BTreeMap<String, BTreeMap<u32, BTreeMap<String, Forms>>>,
}

impl Signatures {
    fn of(api: &Api, [rust, python]: &[Language; 2]) -> Self {
        let names = api.names();
        let mut packages = vec![Package::core_of(api)];
        // The libraries in packages that are tested separately are not resolved.
        let alone = api.packages.alone();
        let is_meant = |it: &Package| it.libraries.is_subset(&names) && it.libraries.is_disjoint(&alone);
        packages.extend(Package::others(&api.packages).into_iter().filter(is_meant));
        let forms = |language: &Language| {
            let mut all: BTreeMap<String, BTreeMap<u32, BTreeMap<String, Forms>>> = BTreeMap::new();
            for ((library, number), forms) in packages.iter().flat_map(|it| (language.forms)(api, it)) {
                all.entry(library).or_default().insert(number, forms);
            }
            all
        };
        let (rust, python) = thread::scope(|scope| {
            let of_rust = scope.spawn(|| forms(rust));
            let of_python = forms(python);
            (of_rust.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), of_python)
        });
        Self { rust, python }
    }
}
