//! The Python package of an API: the generated code for each library in each major version.
//!
//! Code that is the same in every major version is printed once: the table of a class in `tables/driver.rs`, and the
//! body of a function with its docstring in `common`. Modules of different major versions differ only in their symbols.
//! Each function is bound to a library object, and looks up its symbols in the object's slots.

use super::{
    Package, PyFunction, Scope, Slot, StubFunction, docs, functions, modules,
    shared_body::{self, SharedBody},
    tables, taken,
};
use codegen_core::{
    analysis::sharing::shared_types,
    api::{Api, Library},
    language::Names,
    names,
};
use codegen_printing::c_lines;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

impl Package {
    /// The Python package of this repository, for an API model.
    pub(crate) fn of(api: &Api) -> Self {
        let package = codegen_core::package::Package::core_of(api);
        Self::with(api, &package, &package.libraries)
    }

    /// A package without contents.
    fn empty(home: &codegen_core::package::Package) -> Self {
        Self {
            home: home.clone(),
            tables: BTreeMap::new(),
            slots: BTreeMap::new(),
            functions: BTreeMap::new(),
            by_value: BTreeMap::new(),
            attribute_types: BTreeMap::new(),
            modules: Vec::new(),
            views: BTreeSet::new(),
            majors: Vec::new(),
            toolkits: BTreeMap::new(),
            default_major: 0,
            extras: Vec::new(),
            releases: Vec::new(),
        }
    }

    /// A package that contains only these libraries. It also contains the classes of the libraries that they use,
    /// because stubs refer to those classes.
    pub(crate) fn with(api: &Api, home: &codegen_core::package::Package, names: &Names) -> Self {
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
            // NVIDIA's package contains only libraries of the core package.
            if home.is_core && library.spec.python.pythonic {
                package.views.insert(library.spec.name.clone());
            }
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

/// The slots for a library's symbols, by name.
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
    /// The other names of the function.
    other_names: Vec<String>,
    body: TokenStream,
    /// The part of the body that several functions may share. `None` for helpers, and for functions that return
    /// immediately.
    shared: Option<SharedBody>,
    /// The text signature and the docstring, in a single string as CPython requires.
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
            name: names::python_item(&function.name),
            other_names: function
                .aliases
                .iter()
                .chain(&function.python.names)
                .map(|name| names::python_item(name))
                .collect(),
            doc: docs::function(scope, function, symbol, &lowered),
            stub: docs::stub(scope, function, symbol, &lowered),
            body: lowered.body,
            // A shared body requires a few more instructions. Their overhead matters only if the call itself is short.
            shared: Some(lowered.shared).filter(|_| !function.python.holds_gil),
        }
    });
    let helpers = major.helpers.values().map(|helper| {
        let (body, doc, stub) = docs::helper(scope, helper);
        Definition { name: names::python_item(&helper.name), other_names: Vec::new(), body, shared: None, doc, stub }
    });
    functions.chain(helpers).collect()
}

impl Definition {
    /// The functions of the module, one for each name of the definition. All names share one body and one docstring.
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

    /// The static that contains the docstring. Its name is derived from the name of the body.
    fn doc(&self) -> TokenStream {
        let (name, doc) = (functions::rust_name(&self.name), c_lines(&self.doc));
        quote!(documented!(#name, #doc);)
    }
}

/// The functions and helpers of a library, by major version.
type Defined = BTreeMap<u32, Vec<Definition>>;

/// The choice of the Rust module for one part of each function. If the part is equal in all major versions, all of them
/// use the same module.
struct BodyPlaces<'a> {
    /// Returns the part of a function that is compared between major versions.
    of: fn(&Definition) -> TokenStream,
    /// The names of functions whose parts differ between major versions.
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

    /// The name of the Rust module: `common`, or `only13`.
    fn place(&self, definition: &Definition, major: u32) -> String {
        if self.differ.contains(definition.name.as_str()) { format!("only{major}") } else { "common".to_owned() }
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

/// The docstrings and bodies of each Rust module. Each docstring precedes its body.
fn placed(defined: &Defined, bodies: &BodyPlaces<'_>, docs: &BodyPlaces<'_>) -> BTreeMap<String, Vec<TokenStream>> {
    let mut items: BTreeMap<String, BTreeMap<(&str, bool), TokenStream>> = BTreeMap::new();
    let mut places: BTreeMap<(String, &str), &SharedBody> = BTreeMap::new();
    for (number, definitions) in defined {
        for definition in definitions {
            for (is_body, part) in [(false, docs), (true, bodies)] {
                let items = items.entry(part.place(definition, *number)).or_default();
                items.entry((&definition.name, is_body)).or_insert_with(|| (part.of)(definition));
            }
            if let Some(body) = &definition.shared {
                places.entry((bodies.place(definition, *number), &definition.name)).or_insert(body);
            }
        }
    }
    let places = places.iter().map(|((place, name), body)| ((place.as_str(), *name), *body)).collect();
    for ((place, name), body) in shared_body::shared(&places) {
        items.entry(place.to_owned()).or_default().insert((name, true), body);
    }
    items.into_iter().map(|(place, items)| (place, items.into_values().collect())).collect()
}
