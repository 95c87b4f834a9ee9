//! Modules of the crate. There is one [`Module`] for each library in each major version, and one for the items that are
//! the same in all major versions.

use super::{
    checked::{self, Checked},
    counts::Counts,
    functions,
    hand_written::HandWritten,
    items, layers,
    owned::{self, Owned},
    place::ModulePlace,
    print,
    scope::{Item, Scope},
    sizes,
};
use codegen_core::{
    analysis::{
        last_message::LastMessage,
        sharing::{Shared, shared},
    },
    api::{self, Api, Function},
    language::{Names, SignatureTexts},
    names,
    package::Package,
    spec::{self, Loads},
};
use codegen_printing::and;
use std::collections::{BTreeMap, BTreeSet};

/// A generated crate.
#[derive(Debug)]
pub(crate) struct Crate {
    /// The modules, sorted by library. A library's shared module precedes its modules for the major versions.
    pub(crate) modules: Vec<Module>,
    /// The major versions of CUDA, oldest first.
    pub(crate) majors: Vec<u32>,
    /// The Cargo features of the libraries in their order. Each feature contains the libraries that it needs.
    pub(crate) libraries: Vec<Feature>,
    /// The newest scanned toolkit of each major version.
    pub(crate) newest: Vec<(u32, String)>,
    /// The major version that examples use, which is the default version in the specs.
    pub(crate) default: u32,
    /// The hand-written modules that use libraries.
    pub(crate) hand_written: Vec<HandWritten>,
    /// The libraries of the base crate whose types the libraries of this crate use. Empty if there is no base crate.
    pub(crate) of_core: BTreeSet<String>,
}

/// The items of one library for one major version, or for all major versions.
#[derive(Debug)]
pub(crate) struct Module {
    /// The name of the library.
    pub(crate) library: String,
    /// The name of the static that loads the library file.
    pub(crate) library_static: String,
    /// The `cfg` condition of the module. It requires the library's feature. It also requires an operating system for
    /// which the library exists and the layouts in the headers are valid.
    pub(crate) gate: String,
    /// Set if the module belongs to `cubind` itself.
    pub(crate) is_of_core: bool,
    /// The path of the crate that contains the support code.
    pub(crate) core: &'static str,
    /// The position of the module in the crate.
    pub(crate) place: ModulePlace,
    /// The module's name within its parent.
    pub(crate) name: String,
    /// The common name of the library.
    pub(crate) title: String,
    /// The library's purpose. `program` contains a short program, and `groups` contains the library's functions,
    /// grouped as in NVIDIA's manual. Each of these texts is empty if the specs do not contain it.
    pub(crate) about: String,
    pub(crate) program: String,
    pub(crate) groups: String,
    /// The searchable functions: the search words in quotes, and the path of the function.
    pub(crate) search: Vec<(String, String)>,
    /// The name of the product to which the module's versions refer, if it is not CUDA.
    pub(crate) own_versions: Option<String>,
    /// The modules of the libraries whose types this module uses, as written in `use` declarations.
    pub(crate) uses: Vec<String>,
    /// The newest scanned toolkit or release.
    pub(crate) newest: String,
    /// The description of the library file, if this module defines the static that loads it.
    pub(crate) loads: Option<Loads>,
    /// The source of the library's last error message, as an expression that uses the support code.
    pub(crate) last_message: Option<String>,
    /// Set if the module re-exports items of the library's shared module.
    pub(crate) extends_shared: bool,
    /// The attribute of re-exports from the shared module. rustdoc creates pages for the re-exported items only in the
    /// newest major version.
    pub(crate) shared_docs: String,
    /// Set if the shared module also contains the static that loads the library.
    pub(crate) shares_library: bool,
    /// The enums. The lists from `enums` to `functions` contain the items of one file each, ordered by name.
    pub(crate) enums: Vec<Item>,
    /// The handles, integer typedefs, callback types and other type aliases.
    pub(crate) types: Vec<Item>,
    /// The structs and unions.
    pub(crate) records: Vec<Item>,
    /// The macros with a value.
    pub(crate) constants: Vec<Item>,
    /// The raw functions, and helpers that create records.
    pub(crate) functions: Vec<Item>,
    /// The signatures of the functions, for reports.
    pub(crate) signatures: SignatureTexts,
    /// The C functions that the library exports.
    pub(crate) symbols: Vec<functions::Exported>,
    /// The checked functions, which return a `Result`.
    pub(crate) checked: Checked,
    /// Set if the shared module contains checked functions.
    pub(crate) shares_checked: bool,
    /// The owned functions, which take or create owned handles.
    pub(crate) owned: Owned,
    /// Set if the shared module contains owned functions.
    pub(crate) shares_owned: bool,
    /// Set if the shared module contains attribute keys.
    pub(crate) shares_keys: bool,
    /// Maps each function's name to its symbol and to the version that introduced it. Empty for a major version of
    /// `cubind` itself.
    pub(crate) history: BTreeMap<String, (String, String)>,
    /// The number of the module's functions in each layer.
    pub(crate) counts: Counts,
}

impl Module {
    /// Returns true if the module has public items.
    fn has_items(&self) -> bool {
        let items = [&self.enums, &self.types, &self.records, &self.constants, &self.functions];
        self.loads.is_some() || items.iter().any(|items| !items.is_empty())
    }

    /// Returns true if the library has a module in `sys`. Each major version has one, because the module is public,
    /// even if all of its items are shared.
    pub(crate) fn has_symbols(&self) -> bool {
        self.place != ModulePlace::Shared || !self.symbols.is_empty()
    }

    /// Returns true if the module `checked` contains a module of attribute keys.
    pub(crate) fn has_keys(&self) -> bool {
        !self.checked.keys.is_empty() || self.shares_keys
    }

    /// Returns true if the library has a module `checked`.
    pub(crate) fn has_checked(&self) -> bool {
        self.checked.count > 0 || self.shares_checked
    }

    /// Returns true if the library has a module `owned`.
    pub(crate) fn has_owned(&self) -> bool {
        !self.owned.is_empty() || self.shares_owned
    }
}

/// The `cfg` condition under which a library's modules are built.
fn gate(library: &spec::Library) -> String {
    let feature = format!("feature = \"{}\"", library.name);
    if library.is_on_windows() { feature } else { format!("all({feature}, not(windows))") }
}

/// The attribute of re-exports of items that are the same in all major versions. rustdoc creates pages for the items
/// only in the newest major version that is built.
fn shared_docs(scope: &Scope<'_>) -> String {
    let newer = scope.library.majors.keys().filter(|number| **number > scope.number);
    let newer: Vec<String> = newer.map(|number| format!("feature = \"cuda-{number}\"")).collect();
    if newer.is_empty() || scope.library.spec.has_own_versions() {
        return "#[doc(inline)]".to_owned();
    }
    let newer = newer.join(", ");
    format!("#[cfg_attr(any({newer}), doc(no_inline))]\n#[cfg_attr(not(any({newer})), doc(inline))]")
}

/// The Cargo feature of a library.
#[derive(Debug)]
pub(crate) struct Feature {
    pub(crate) library: String,
    pub(crate) title: String,
    /// The libraries whose types this library's functions take.
    pub(crate) uses: Vec<String>,
    pub(crate) is_default: bool,
}

impl Feature {
    /// The Cargo feature of a library. An independently versioned library requires the feature of a CUDA major version
    /// if it supports only that version. A module that several major versions share is always available.
    fn of(library: &spec::Library, majors: &BTreeSet<u32>, package: &Package) -> Self {
        let only = majors.first().filter(|_| library.has_own_versions() && majors.len() == 1 && package.is_core);
        let uses = library
            .uses
            .iter()
            .filter(|used| package.has(used))
            .cloned()
            .chain(only.map(|major| format!("cuda-{major}")));
        Self {
            library: library.name.clone(),
            title: library.title.clone(),
            uses: uses.collect(),
            is_default: library.rust == Some(codegen_core::spec::RustWord::DefaultFeature),
        }
    }
}

/// The titles of the libraries that satisfy a predicate, joined as a phrase.
pub(super) fn titles(libraries: &[Feature], is_meant: fn(&Feature) -> bool) -> String {
    let titles = libraries.iter().filter(|library| is_meant(library)).map(|library| library.title.clone());
    and(&titles.collect::<Vec<_>>())
}

impl Crate {
    /// This repository's crate for an API.
    pub(crate) fn of(api: &Api) -> Crate {
        Self::of_package(api, &Package::core_of(api))
    }

    /// The crate of one package.
    pub(crate) fn of_package(api: &Api, package: &Package) -> Crate {
        Self::with(api, package, &package.libraries)
    }

    /// The crate of a package, restricted to the modules of these libraries.
    pub(crate) fn with(api: &Api, package: &Package, names: &Names) -> Crate {
        let needed = api.with_used(names);
        let mut everything: Vec<(String, Shared)> = Vec::new();
        let mut modules = Vec::new();
        for library in api.libraries.iter().filter(|library| needed.contains(&library.spec.name)) {
            let common = shared(library, &everything);
            if names.contains(&library.spec.name) {
                modules.extend(of_library(api, package, library, &common));
            }
            everything.push((library.spec.name.clone(), common));
        }
        let majors = api.major_numbers();
        let own = api.libraries.iter().filter(|library| package.has(&library.spec.name));
        let newest = api.newest_toolkits().into_iter().map(|(major, version)| (major, version.to_string()));
        Crate {
            newest: newest.collect(),
            libraries: own.map(|library| Feature::of(&library.spec, &majors, package)).collect(),
            default: api.default_major(),
            hand_written: HandWritten::of(api),
            of_core: api.with_used(names).into_iter().filter(|name| !package.has(name)).collect(),
            modules,
            majors: majors.into_iter().collect(),
        }
    }
}

/// The modules of a library: first the shared module, then the modules of the major versions.
fn of_library(api: &Api, package: &Package, library: &api::Library, common: &Shared) -> Vec<Module> {
    let mut modules: Vec<Module> = Vec::new();
    let newest = library.majors.keys().next_back().copied();
    let has_shared = library.majors.len() > 1 && !library.spec.has_own_versions();
    if let Some(number) = newest.filter(|_| has_shared) {
        let scope = Scope { of: api::Scope::new(api, library, number), package, place: ModulePlace::Shared };
        modules.push(module(&scope, common, has_shared));
    }
    let of_all = modules.last();
    let extends_shared = of_all.is_some_and(Module::has_items);
    let shares_checked = of_all.is_some_and(|shared| shared.checked.count > 0);
    let shares_owned = of_all.is_some_and(|shared| !shared.owned.is_empty());
    let shares_keys = of_all.is_some_and(|shared| !shared.checked.keys.is_empty());
    for number in library.majors.keys() {
        let place = ModulePlace::Of(library.edition(*number));
        let scope = Scope { of: api::Scope::new(api, library, *number), package, place };
        let module = module(&scope, common, has_shared);
        modules.push(Module { extends_shared, shares_checked, shares_owned, shares_keys, ..module });
    }
    modules
}

/// The paths of the modules of used libraries. The modules are beside the library's own module or in the shared part.
fn uses(scope: &Scope<'_>) -> Vec<String> {
    let has_own = |library: &api::Library| library.spec.has_own_versions();
    let path = |(used, number): (&api::Library, u32)| {
        let place = if !has_own(scope.library) && !has_own(used) {
            scope.place
        } else if !has_own(used) && used.majors.len() > 1 {
            ModulePlace::Shared
        } else {
            ModulePlace::Of(used.edition(number))
        };
        let name = &used.spec.name;
        let module = place.module(name);
        let renamed = if module == *name { String::new() } else { format!(" as {name}") };
        format!("{}::{module}{renamed}", place.path(scope.package.rust_crate_of(name)))
    };
    scope.api.used_editions(&scope.library.spec, scope.number).map(path).collect()
}

fn module(scope: &Scope<'_>, common: &Shared, has_shared: bool) -> Module {
    let is_shared = scope.place == ModulePlace::Shared;
    let here = |names: &BTreeSet<String>, name: &str| names.contains(name) == is_shared;
    let major = scope.major;
    let types = major.types.values().filter(|item| here(&common.types, &item.name));
    let (mut enums, mut others, mut records) = (Vec::new(), Vec::new(), Vec::new());
    for item in types {
        items::lower(scope, item, &mut enums, &mut others, &mut records);
    }
    let functions: Vec<_> = major.functions.values().filter(|item| here(&common.functions, &item.name)).collect();
    let layers = layers::lower(scope, &functions);
    let symbols: Vec<_> = major.symbols.values().filter(|item| here(&common.symbols, &item.name)).collect();
    // A shared C function may have a caller in each major version.
    let is_elsewhere = |item: &&Function| !here(&common.functions, &item.name);
    let callers = symbols.iter().filter_map(|item| major.functions.get(item.public.as_ref()?)).filter(is_elsewhere);
    let place = ModulePlace::Of(scope.library.edition(scope.number));
    let of_major = Scope { of: api::Scope::new(scope.api, scope.library, scope.number), package: scope.package, place };
    let elsewhere = layers::lower(&of_major, &callers.collect::<Vec<_>>());
    let callers = layers.iter().chain(&elsewhere).map(|layers| (layers.function.name.as_str(), layers.other_forms()));
    let callers: functions::Callers<'_> = callers.collect();
    let helpers = major.helpers.values().filter(|item| here(&common.helpers, &item.name));
    let loads_here = !has_shared || common.library == is_shared;
    let loads = scope.library.spec.loads_of(scope.number, &scope.library.toolkits);
    Module {
        library: scope.library.spec.name.clone(),
        library_static: names::library_static(&scope.library.spec.name),
        gate: gate(&scope.library.spec),
        is_of_core: scope.package.is_core,
        core: scope.package.rust_core(),
        place: scope.place,
        name: scope.place.module(&scope.library.spec.name),
        title: scope.library.spec.title.clone(),
        about: scope.library.texts.about.clone(),
        program: scope.library.texts.program.replace(PLACE, &scope.place.folder().replace('/', "")),
        groups: if is_shared { String::new() } else { groups(scope) },
        search: if is_shared { Vec::new() } else { search(scope, common, has_shared) },
        own_versions: scope.library.spec.own_product().map(str::to_owned),
        uses: uses(scope),
        newest: scope.library.newest(scope.number).map(|version| version.to_string()).unwrap_or_default(),
        loads: loads.cloned().filter(|_| loads_here),
        last_message: LastMessage::of(&scope.library.spec.result, major).map(|message| last_message(&message)),
        extends_shared: false,
        shared_docs: shared_docs(scope),
        shares_library: common.library,
        enums,
        types: others,
        records,
        constants: major
            .constants
            .values()
            .filter(|item| here(&common.constants, &item.name))
            .map(|item| items::constant(scope, item))
            .collect(),
        signatures: crate::signatures::of_layers(scope, &layers, helpers.clone()),
        functions: sizes::lower(scope, &functions)
            .into_iter()
            .chain(layers.iter().map(|layers| print::raw(scope, layers)))
            .chain(helpers.map(|item| functions::helper(scope, item)))
            .collect(),
        symbols: symbols.iter().map(|item| functions::symbol(scope, item, &callers)).collect(),
        checked: checked::module(scope, &layers, common),
        shares_checked: false,
        owned: owned::module(scope, &layers, common),
        shares_owned: false,
        shares_keys: false,
        history: if scope.package.is_core && !is_shared { history(scope) } else { BTreeMap::new() },
        counts: Counts::of(symbols.len(), &layers),
    }
}

/// The placeholder for a major version's module in the example programs of the specs.
const PLACE: &str = "{place}";

/// The headings and links for the functions, which are grouped as in NVIDIA's manual. The groups have the order of the
/// titles in the specs.
fn groups(scope: &Scope<'_>) -> String {
    let major = scope.major;
    let titles = &scope.library.texts.groups;
    let mut groups: BTreeMap<(usize, &str), Vec<String>> = BTreeMap::new();
    for function in major.functions.values().filter(|_| !titles.is_empty()) {
        let group = titles.get_full(&major.symbols[&function.symbol].group);
        let place = group.map_or((titles.len(), "Other functions"), |(index, _, title)| (index, title));
        groups.entry(place).or_default().push(format!("[`{}`]", function.name));
    }
    let heading = if groups.is_empty() { "" } else { "# Functions by group\n" };
    let group =
        |((_, title), links): (&(usize, &str), &Vec<String>)| format!("\n## {title}\n\n{}\n", links.join(",\n"));
    groups.iter().map(group).fold(heading.to_owned(), |text, group| text + &group)
}

/// The functions whose search words are listed in the specs.
fn search(scope: &Scope<'_>, common: &Shared, has_shared: bool) -> Vec<(String, String)> {
    let functions = scope.major.functions.values().filter(|function| !function.search.is_empty());
    let found = functions.map(|function| {
        let words: Vec<String> = function.search.iter().map(|word| format!("\"{word}\"")).collect();
        let is_shared = has_shared && common.functions.contains(&function.name);
        let module =
            if is_shared { format!("crate::shared::{}", scope.library.spec.name) } else { "functions".to_owned() };
        (words.join(", "), format!("{module}::{}", function.name))
    });
    found.collect()
}

/// Maps each function's name to its symbol and to the version that introduced it. If a documented name is also the name
/// of another symbol, the documented name takes precedence.
fn history(scope: &Scope<'_>) -> BTreeMap<String, (String, String)> {
    let major = scope.major;
    let row = |symbol: &str| {
        let since = major.symbols[symbol].availability.required_version();
        (symbol.to_owned(), since.map(|version| version.to_string()).unwrap_or_default())
    };
    let symbols = major.symbols.keys().map(|symbol| (symbol.clone(), row(symbol)));
    let names = major.functions.values().flat_map(|function| {
        let names = function.aliases.iter().chain([&function.name]);
        names.map(|name| (name.clone(), row(&function.symbol)))
    });
    symbols.chain(names).collect()
}

/// The source of the library's last error message, as an expression that uses the support code.
fn last_message(message: &LastMessage) -> String {
    match message {
        LastMessage::Lent { function, takes_object } => {
            format!("LastMessage::Lent {{ function: c\"{function}\", takes_object: {takes_object} }}")
        }
        LastMessage::Copied { function } => format!("LastMessage::Copied(c\"{function}\")"),
        LastMessage::Log { function, size, object: _, of: _ } => {
            format!("LastMessage::Log {{ function: c\"{function}\", size: c\"{size}\" }}")
        }
    }
}
