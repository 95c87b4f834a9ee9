//! What the package consists of: tables of classes, bodies of functions, and what each module contains.
//!
//! What is the same in every major version is printed once: a class's table in `tables/driver.rs`, a function's body and
//! its docstring in `both`. Only symbols are looked up per module, in the slots of the library object that each function is bound to.

use super::{
    Scope, StubClass, StubConstant, StubFunction, cython::Pxd, docs, functions, modules, tables, taken, view::View,
};
use crate::{
    analysis::sharing::shared_types,
    api::{Api, Library},
    edition::Edition,
    language::Names,
    printing::{c_lines, ident},
    spec::{Loads, ResultCodes},
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that `files` prints.
#[derive(Debug)]
pub(crate) struct Package {
    /// Which package it is. Of the libraries that are another's it has the tables of classes that its own name, and the modules
    /// without functions: stubs name their classes.
    pub(crate) home: crate::package::Package,
    /// File below `tables/` without its ending → statics.
    pub(crate) tables: BTreeMap<String, Table>,
    /// Library → its symbols in all major versions by name, each of which has a slot.
    pub(crate) slots: BTreeMap<String, BTreeMap<String, Slot>>,
    /// Library → module below it (`both`, `only12`) → docstrings and bodies.
    pub(crate) functions: BTreeMap<String, BTreeMap<String, Vec<TokenStream>>>,
    /// Library → structs that are passed by value, by name.
    pub(crate) by_value: BTreeMap<String, BTreeMap<String, ByValue>>,
    /// Library → tables of attribute types, by name: that of the enum, with the major version where the majors differ.
    pub(crate) attribute_types: BTreeMap<String, BTreeMap<String, TokenStream>>,
    /// The Python modules.
    pub(crate) modules: Vec<PyModule>,
    /// The same libraries in Python's names, where `cuda.bindings` has them so.
    pub(crate) views: Vec<View>,
    /// The majors, oldest first.
    pub(crate) majors: Vec<u32>,
    /// The newest scanned toolkit of each.
    pub(crate) toolkits: BTreeMap<u32, String>,
    /// The major that the plain modules mean.
    pub(crate) default_major: u32,
    /// The packages that bring NVIDIA's libraries, by major.
    pub(crate) extras: Vec<(u32, Vec<String>)>,
    /// The release of `cuda.bindings` that each major stands for.
    pub(crate) releases: Vec<(u32, String)>,
}

/// The rows of a file of tables.
#[derive(Debug)]
pub(crate) struct Table {
    /// The library whose file it is.
    pub(crate) library: String,
    /// Statics.
    pub(crate) rows: Vec<TokenStream>,
}

/// A struct that is passed by value.
#[derive(Debug, Default)]
pub(crate) struct ByValue {
    pub(crate) definition: TokenStream,
    /// The libraries that pass it so: its own, and others that use that.
    pub(crate) users: BTreeSet<String>,
}

/// The package, or what there would be of it if one of the libraries were the only one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) package: &'a Package,
    pub(crate) only: Option<&'a str>,
}

impl<'a> Part<'a> {
    /// Whether a library is in there.
    pub(crate) fn has(self, library: &str) -> bool {
        self.only.map_or_else(|| self.package.home.has(library), |only| only == library)
    }

    /// The modules.
    pub(crate) fn modules(self) -> impl Iterator<Item = &'a PyModule> {
        self.package.modules.iter().filter(move |module| self.has(&module.library))
    }
}

/// One Python module: a library in one major version.
#[derive(Debug)]
pub(crate) struct PyModule {
    /// The package that has it.
    pub(crate) package: String,
    /// The library.
    pub(crate) library: String,
    /// The major version.
    pub(crate) major: u32,
    /// What that is a version of, which says where the module is.
    pub(crate) edition: Edition,
    /// The newest scanned toolkit or release.
    pub(crate) newest: String,
    /// What people call it.
    pub(crate) title: String,
    /// The libraries whose classes its stubs mention, each with the major version that it has them of.
    pub(crate) uses: Vec<(String, u32)>,
    /// How to load it.
    pub(crate) loads: Loads,
    /// What its functions return; the type is the name of the class.
    pub(crate) result: ResultCodes,
    /// The code of a call whose work goes on.
    pub(crate) in_progress: Option<i32>,
    /// How it tells about its last error.
    pub(crate) last_message: Option<PyLastMessage>,
    /// Whether that class is its own, and not one of a library that it uses.
    pub(crate) owns_result: bool,
    /// The functions that other extension modules call, by name.
    pub(crate) c_functions: Vec<CFunction>,
    /// How Cython modules see them.
    pub(crate) pxd: Option<Pxd>,
    /// Functions: Python name, module of the body, documentation.
    pub(crate) functions: Vec<PyFunction>,
    /// Helpers and classes.
    pub(crate) classes: Vec<PyClassRow>,
    /// Constants.
    pub(crate) constants: Vec<PyConstant>,
    /// The stub's classes.
    pub(crate) stubs: Vec<StubClass>,
}

/// How a library tells about its last error, in Python.
#[derive(Debug)]
pub(crate) struct PyLastMessage {
    /// The function.
    pub(crate) function: String,
    /// Its arguments as a tuple.
    pub(crate) arguments: &'static str,
    /// The function with the size of an object's log; empty where the message is no log.
    pub(crate) size: String,
    /// The functions that have a log: the position and the name of the object's parameter.
    pub(crate) objects: BTreeMap<String, (usize, String)>,
}

/// A class of a Python module.
#[derive(Debug)]
pub(crate) struct PyClassRow {
    /// Its name there.
    pub(crate) name: String,
    /// The table that it is made from.
    pub(crate) class: TokenStream,
    /// Whether that is the class's own name, as its table says it.
    pub(crate) is_own: bool,
}

/// A constant of a Python module.
#[derive(Debug)]
pub(crate) struct PyConstant {
    /// Its name.
    pub(crate) name: String,
    /// The row of the table that it is made from.
    pub(crate) row: TokenStream,
    /// What its stub says.
    pub(crate) stub: StubConstant,
}

/// A C function under the name and the signature by which Cython modules import it.
#[derive(Debug)]
pub(crate) struct CFunction {
    /// Its public name.
    pub(crate) name: String,
    /// The signature as Cython writes it.
    pub(crate) signature: String,
    /// The path of its symbol's slot.
    pub(crate) slot: TokenStream,
    /// What it returns, with an exception set, where the library has no such symbol; nothing can be said for a record.
    pub(crate) missing: Option<u64>,
}

/// A symbol of a library.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    /// The major versions that have it.
    pub(crate) majors: BTreeSet<u32>,
    /// The toolkit that introduced it; empty where that is not known.
    pub(crate) since: String,
    /// What the name of its per-thread twin has more → the major versions that have that twin.
    pub(crate) twins: BTreeMap<String, BTreeSet<u32>>,
}

/// A function of a Python module.
#[derive(Debug)]
pub(crate) struct PyFunction {
    /// Its name.
    pub(crate) name: String,
    /// The function whose body it has: itself, or what it is another name of.
    pub(crate) body: String,
    /// Where the body stands: `both`, `only13`.
    pub(crate) place: String,
    /// Where the docstring stands.
    pub(crate) documented: String,
    /// The signature in the stub.
    pub(crate) stub: StubFunction,
}

impl PyModule {
    /// The module's name in the package: `cuda13.driver`, or `nccl` of a library with versions of its own.
    pub(crate) fn path(&self) -> String {
        self.edition.path(&self.library, ".")
    }

    /// Its whole name: `cubind.cuda13.driver`.
    pub(crate) fn dotted(&self) -> String {
        format!("{}.{}", self.package, self.path())
    }

    /// What it is, in words: `CUDA driver API of CUDA 13`.
    pub(crate) fn title(&self) -> String {
        format!("{} {}", self.title, self.edition)
    }

    /// As of which version, in words: `toolkit 13.4`.
    pub(crate) fn as_of(&self) -> String {
        match self.edition {
            Edition::Cuda(_) => format!("toolkit {}", self.newest),
            Edition::Own { .. } => self.newest.clone(),
        }
    }
}

impl Package {
    /// This repository's own package for an API.
    pub(crate) fn of(api: &Api) -> Self {
        Self::with(api, &crate::package::Package::core(api.names()), &api.names())
    }

    /// One in which nothing is yet.
    fn empty(home: &crate::package::Package) -> Self {
        Self {
            home: home.clone(),
            tables: BTreeMap::new(),
            slots: BTreeMap::new(),
            functions: BTreeMap::new(),
            by_value: BTreeMap::new(),
            attribute_types: BTreeMap::new(),
            modules: Vec::new(),
            views: Vec::new(),
            majors: Vec::new(),
            toolkits: BTreeMap::new(),
            default_major: 0,
            extras: Vec::new(),
            releases: Vec::new(),
        }
    }

    /// A package with these of its libraries alone, and of those that they use the classes: stubs name them.
    pub(crate) fn with(api: &Api, home: &crate::package::Package, names: &Names) -> Self {
        let needed = api.with_used(names);
        let mut package = Self::empty(home);
        let mut shared: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for library in api.libraries.iter().filter(|library| needed.contains(&library.spec.name)) {
            let foreign = library.spec.uses.iter().filter_map(|used| shared.get(used)).flatten().cloned().collect();
            let types = shared_types(library, &foreign, None);
            shared.insert(library.spec.name.clone(), types);
            let scopes: Vec<Scope<'_>> =
                library.majors.keys().map(|number| Scope::new(api, home, library, *number, &shared)).collect();
            scopes.iter().for_each(|scope| tables::lower(scope, &mut package));
            if !names.contains(&library.spec.name) {
                package.modules.extend(scopes.iter().map(|scope| modules::module(scope, Vec::new())));
                continue;
            }
            package.slots.insert(library.spec.name.clone(), slots(library));
            let defined = scopes.iter().map(|scope| (scope.number, definitions(scope))).collect();
            let (bodies, docs) =
                (BodyPlaces::of(&defined, Definition::body), BodyPlaces::of(&defined, Definition::doc));
            let mut functions = functions(&defined, &bodies, &docs);
            package.functions.insert(library.spec.name.clone(), placed(&defined, &bodies, &docs));
            // NVIDIA's package has no others.
            package.views.extend(scopes.iter().filter(|_| home.is_core).filter_map(View::of));
            let modules = scopes.iter().map(|scope| {
                let functions = functions.remove(&scope.number).unwrap_or_default();
                modules::module(scope, functions)
            });
            package.modules.extend(modules);
        }
        let majors = api.major_numbers();
        let newest = api.newest_toolkits().into_iter();
        package.toolkits = newest.map(|(major, version)| (major, version.to_string())).collect();
        package.default_major = api.default_major();
        package.extras = majors.iter().map(|major| (*major, api.majors.extra(*major).to_vec())).collect();
        let releases = majors.iter().filter_map(|major| Some((*major, api.majors.cuda_bindings(*major)?.to_owned())));
        package.releases = releases.collect();
        package.majors = majors.into_iter().collect();
        if !home.is_core {
            taken::keep_named(&mut package);
        }
        package
    }
}

/// The symbols of a library by name.
fn slots(library: &Library) -> BTreeMap<String, Slot> {
    let mut slots: BTreeMap<String, Slot> = BTreeMap::new();
    for (number, major) in &library.majors {
        for (name, symbol) in &major.symbols {
            let slot = slots.entry(name.clone()).or_default();
            slot.majors.insert(*number);
            let since = symbol.availability.required_version();
            slot.since = since.map(|version| version.to_string()).unwrap_or_default();
            if !symbol.per_thread.is_empty() {
                slot.twins.entry(symbol.per_thread.clone()).or_default().insert(*number);
            }
        }
    }
    slots
}

/// A function or helper of a library in one major version.
struct Definition {
    name: String,
    /// What else it is called.
    other_names: Vec<String>,
    body: TokenStream,
    /// The text signature and documentation, as CPython wants them in one string.
    doc: String,
    stub: StubFunction,
}

/// The functions and helpers of one major version.
fn definitions(scope: &Scope<'_>) -> Vec<Definition> {
    let major = scope.major;
    let functions = major.functions.values().map(|function| {
        let symbol = &major.symbols[&function.symbol];
        let lowered = functions::lower(scope, function, symbol);
        Definition {
            name: function.name.clone(),
            other_names: function.aliases.iter().chain(&function.python_names).cloned().collect(),
            doc: docs::function(scope, function, symbol, &lowered),
            stub: docs::stub(scope, function, symbol, &lowered),
            body: lowered.body,
        }
    });
    let helpers = major.helpers.values().map(|helper| {
        let (body, doc, stub) = docs::helper(scope, helper);
        Definition { name: helper.name.clone(), other_names: Vec::new(), body, doc, stub }
    });
    functions.chain(helpers).collect()
}

impl Definition {
    /// The functions of the module: one per name, which have one body and one docstring.
    fn functions(&self, place: String, documented: String) -> impl Iterator<Item = PyFunction> {
        std::iter::once(&self.name).chain(&self.other_names).map(move |name| PyFunction {
            name: name.clone(),
            body: self.name.clone(),
            place: place.clone(),
            documented: documented.clone(),
            stub: self.stub.clone(),
        })
    }

    fn body(&self) -> TokenStream {
        self.body.clone()
    }

    /// The docstring, by the name of the body.
    fn doc(&self) -> TokenStream {
        let (name, doc) = (ident(&self.name), c_lines(&self.doc));
        quote!(documented!(#name, #doc);)
    }
}

/// The functions and helpers of a library by major version.
type Defined = BTreeMap<u32, Vec<Definition>>;

/// Where something of each function stands: once where all major versions that have the function agree on it.
struct BodyPlaces<'a> {
    /// What it is of a function.
    of: fn(&Definition) -> TokenStream,
    /// The functions that the versions do not agree on.
    differ: BTreeSet<&'a str>,
}

impl<'a> BodyPlaces<'a> {
    fn of(defined: &'a Defined, of: fn(&Definition) -> TokenStream) -> Self {
        let mut texts: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for definition in defined.values().flatten() {
            texts.entry(&definition.name).or_default().insert(of(definition).to_string());
        }
        let differ = texts.into_iter().filter(|(_, texts)| texts.len() > 1).map(|(name, _)| name);
        Self { of, differ: differ.collect() }
    }

    /// `both`, `only13`.
    fn place(&self, definition: &Definition, major: u32) -> String {
        if self.differ.contains(definition.name.as_str()) { format!("only{major}") } else { "both".to_owned() }
    }
}

/// The functions of each major version.
fn functions(defined: &Defined, bodies: &BodyPlaces<'_>, docs: &BodyPlaces<'_>) -> BTreeMap<u32, Vec<PyFunction>> {
    let functions = defined.iter().map(|(number, definitions)| {
        let functions = definitions.iter().flat_map(|definition| {
            definition.functions(bodies.place(definition, *number), docs.place(definition, *number))
        });
        (*number, functions.collect())
    });
    functions.collect()
}

/// Docstrings and bodies by place, each docstring above its body.
fn placed(defined: &Defined, bodies: &BodyPlaces<'_>, docs: &BodyPlaces<'_>) -> BTreeMap<String, Vec<TokenStream>> {
    let mut items: BTreeMap<String, BTreeMap<(&str, bool), TokenStream>> = BTreeMap::new();
    for (number, definitions) in defined {
        for definition in definitions {
            for (is_body, part) in [(false, docs), (true, bodies)] {
                let items = items.entry(part.place(definition, *number)).or_default();
                items.entry((&definition.name, is_body)).or_insert_with(|| (part.of)(definition));
            }
        }
    }
    items.into_iter().map(|(place, items)| (place, items.into_values().collect())).collect()
}
