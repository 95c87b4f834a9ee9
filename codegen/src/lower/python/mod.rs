//! The Python package's view of the API: tables of classes, bodies of functions, and what each module contains.
//!
//! What is the same in every major version is printed once: a class's table in `tables/driver.rs`, a function's body in
//! `both`. Only symbols are looked up per module, in the slots of the library object that each function is bound to.

mod body;
mod callbacks;
mod cython;
mod docs;
mod function;
mod hints;
pub(crate) mod pytype;
mod stubs;
pub(crate) mod surface;
mod tables;
mod types;

pub use stubs::{StubClass, StubConstant, StubForm, StubFunction, StubKind, StubMethod, StubParam, StubReturns};
pub use types::ident;

/// A text as a C string literal.
pub(crate) fn c_literal(text: &str) -> proc_macro2::Literal {
    // Names and facts from headers: none contains a NUL.
    proc_macro2::Literal::c_string(&std::ffi::CString::new(text).unwrap_or_default())
}

use crate::{
    analysis::sharing::shared_types,
    api::{Api, Library, Major},
    ctype::CType,
    spec::{Loads, ResultCodes},
    types::MajorTypes,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that the emitter prints.
#[derive(Debug, Default)]
pub struct Package {
    /// File below `tables/` without its ending → statics.
    pub tables: BTreeMap<String, Vec<TokenStream>>,
    /// Library → its symbols in all major versions: each has a slot by that name.
    pub slots: BTreeMap<String, BTreeSet<String>>,
    /// Library → module below it (`both`, `only12`) → bodies.
    pub functions: BTreeMap<String, BTreeMap<String, Vec<TokenStream>>>,
    /// Structs that are passed by value, by name.
    pub by_value: BTreeMap<String, TokenStream>,
    /// Tables of attribute types, by name: that of the enum, with the major version where the majors differ.
    pub attribute_types: BTreeMap<String, TokenStream>,
    /// The Python modules.
    pub modules: Vec<PyModule>,
    /// The majors, oldest first.
    pub majors: Vec<u32>,
    /// The newest scanned toolkit of each.
    pub toolkits: BTreeMap<u32, String>,
    /// The major that the plain modules mean.
    pub default_major: u32,
    /// The packages that bring NVIDIA's libraries, by major.
    pub extras: Vec<(u32, Vec<String>)>,
    /// The release of `cuda.bindings` that each major stands for.
    pub releases: Vec<(u32, String)>,
}

/// One Python module: a library in one major version.
#[derive(Debug)]
pub struct PyModule {
    /// The library.
    pub library: String,
    /// The major version.
    pub major: u32,
    /// What people call it.
    pub title: String,
    /// The libraries whose classes its stubs mention.
    pub uses: Vec<String>,
    /// How to load it.
    pub loads: Loads,
    /// Exported names, each of which has a slot: symbol, per-thread twin, the toolkit that introduced it.
    pub slots: Vec<(String, Option<String>, String)>,
    /// What its functions return; the type is the name of the class.
    pub result: ResultCodes,
    /// The functions that other extension modules call, by name.
    pub c_functions: Vec<CFunction>,
    /// Functions: Python name, module of the body, documentation.
    pub functions: Vec<PyFunction>,
    /// Helpers and classes: name, table.
    pub classes: Vec<(String, TokenStream)>,
    /// Constants.
    pub constants: Vec<PyConstant>,
    /// The stub's classes.
    pub stubs: Vec<StubClass>,
}

/// A constant of a Python module.
#[derive(Debug)]
pub struct PyConstant {
    /// Its name.
    pub name: String,
    /// The row of the table that it is made from.
    pub row: TokenStream,
    /// What its stub says.
    pub stub: StubConstant,
}

/// A C function under the name and the signature by which Cython modules import it.
#[derive(Debug)]
pub struct CFunction {
    /// Its public name.
    pub name: String,
    /// The signature as Cython writes it.
    pub signature: String,
    /// The path of its symbol's slot.
    pub slot: TokenStream,
    /// What it returns, with an exception set, where the library has no such symbol; nothing can be said for a record.
    pub missing: Option<u64>,
}

/// A function of a Python module.
#[derive(Debug)]
pub struct PyFunction {
    /// Its name.
    pub name: String,
    /// The function whose body it has: itself, or what it is another name of.
    pub body: String,
    /// `both`, `only13`.
    pub place: String,
    /// The text signature and documentation, as CPython wants them in one text.
    pub doc: String,
    /// The signature in the stub.
    pub stub: StubFunction,
}

/// What lowering one item needs to see.
pub(crate) struct Scope<'a> {
    pub(crate) api: &'a Api,
    pub(crate) library: &'a Library,
    pub(crate) number: u32,
    pub(crate) major: &'a Major,
    pub(crate) types: MajorTypes<'a>,
    /// Library → its shared types.
    pub(crate) shared: &'a BTreeMap<String, BTreeSet<String>>,
}

impl<'a> Scope<'a> {
    /// A library in one of its major versions.
    fn new(api: &'a Api, library: &'a Library, number: u32, shared: &'a BTreeMap<String, BTreeSet<String>>) -> Self {
        let major = &library.majors[&number];
        let types = MajorTypes::new(&library.spec, number, major, api);
        Self { api, library, number, major, types, shared }
    }

    /// The handles for which some call retains arguments.
    pub(crate) fn keepers(&self) -> BTreeSet<&CType> {
        let retainers = self.major.functions.values().filter_map(|function| function.plan.retainer.as_ref());
        retainers.map(|retainer| &retainer.handle).collect()
    }
}

/// Lowers everything.
pub fn lower(api: &Api) -> Package {
    let mut package = Package::default();
    let mut shared: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for library in &api.libraries {
        let foreign = library.spec.uses.iter().filter_map(|used| shared.get(used)).flatten().cloned().collect();
        let types = shared_types(library, &foreign, None);
        shared.insert(library.spec.name.clone(), types);
        let symbols = library.majors.values().flat_map(|major| major.symbols.keys());
        package.slots.insert(library.spec.name.clone(), symbols.cloned().collect());
        for number in library.majors.keys() {
            let scope = Scope::new(api, library, *number, &shared);
            tables::lower(&scope, &mut package);
        }
        let mut modules: Vec<PyModule> = library
            .majors
            .keys()
            .map(|number| {
                let scope = Scope::new(api, library, *number, &shared);
                tables::module(&scope)
            })
            .collect();
        let bodies = bodies(api, library, &shared, &mut modules);
        package.functions.insert(library.spec.name.clone(), bodies);
        package.modules.extend(modules);
    }
    let majors: BTreeSet<u32> = package.modules.iter().map(|module| module.major).collect();
    package.toolkits = majors
        .iter()
        .map(|major| {
            let toolkits = api.libraries.iter().flat_map(|library| &library.toolkits);
            let newest = toolkits.filter(|version| version.major == *major).max();
            (*major, newest.map(ToString::to_string).unwrap_or_default())
        })
        .collect();
    package.default_major = api.default_major();
    package.extras = majors.iter().map(|major| (*major, api.majors.extra(*major).to_vec())).collect();
    let releases = majors.iter().filter_map(|major| Some((*major, api.majors.cuda_bindings(*major)?.to_owned())));
    package.releases = releases.collect();
    package.majors = majors.into_iter().collect();
    package
}

/// The bodies of a library's functions: once where all majors that have a function agree on it.
fn bodies(
    api: &Api,
    library: &Library,
    shared: &BTreeMap<String, BTreeSet<String>>,
    modules: &mut [PyModule],
) -> BTreeMap<String, Vec<TokenStream>> {
    let mut texts: BTreeMap<String, BTreeMap<u32, (String, TokenStream)>> = BTreeMap::new();
    for (number, major) in &library.majors {
        let scope = Scope::new(api, library, *number, shared);
        for function in major.functions.values() {
            let lowered = function::lower(&scope, function, &major.symbols[&function.symbol]);
            texts
                .entry(function.name.clone())
                .or_default()
                .insert(*number, (lowered.body.to_string(), lowered.body.clone()));
            let symbol = &major.symbols[&function.symbol];
            let doc = docs::function(&scope, function, symbol, &lowered);
            let stub = docs::stub(&scope, &lowered);
            let module = modules.iter_mut().find(|module| module.major == *number);
            if let Some(module) = module {
                for name in std::iter::once(&function.name).chain(&function.aliases).chain(&function.python_names) {
                    module.functions.push(PyFunction {
                        name: name.clone(),
                        body: function.name.clone(),
                        place: String::new(),
                        doc: doc.replacen(&function.name, name, 1),
                        stub: stub.clone(),
                    });
                }
            }
        }
        for helper in major.helpers.values() {
            let (body, doc, stub) = docs::helper(&scope, helper);
            texts.entry(helper.name.clone()).or_default().insert(*number, (body.to_string(), body));
            if let Some(module) = modules.iter_mut().find(|module| module.major == *number) {
                let (name, place) = (helper.name.clone(), String::new());
                module.functions.push(PyFunction { body: name.clone(), name, place, doc, stub });
            }
        }
    }
    let mut printed: BTreeMap<String, Vec<TokenStream>> = BTreeMap::new();
    for (name, by_major) in texts {
        let distinct: BTreeSet<&String> = by_major.values().map(|(text, _)| text).collect();
        let agree = distinct.len() == 1;
        for (number, (_, body)) in &by_major {
            let place = if agree { "both".to_owned() } else { format!("only{number}") };
            for module in modules.iter_mut().filter(|module| module.major == *number) {
                for function in module.functions.iter_mut().filter(|function| function.body == name) {
                    function.place.clone_from(&place);
                }
            }
            let already = agree && by_major.keys().next() != Some(number);
            if !already {
                printed.entry(place).or_default().push(body.clone());
            }
        }
    }
    printed
}

impl Scope<'_> {
    /// The slot of a symbol, which is the same in every major: by name, as its number changes when any major gets another.
    pub(crate) fn slot(&self, symbol: &str) -> TokenStream {
        let name = ident(symbol);
        quote!(slots::#name)
    }

    /// The enum of the library's result codes.
    pub(crate) fn result_name(&self) -> &str {
        self.major.meant(&self.library.spec.result.r#type)
    }

    /// The path of its table.
    pub(crate) fn result_table(&self) -> TokenStream {
        self.table(&self.library.spec.name, self.result_name())
    }

    /// The Python module of a table; of one that all majors share, that of the major that the plain modules mean.
    pub(crate) fn dotted(&self, library: &str, name: &str) -> String {
        let is_shared = self.shared.get(library).is_some_and(|types| types.contains(name));
        format!("cubind.cuda{}.{library}", if is_shared { self.api.default_major() } else { self.number })
    }

    /// The file of a table.
    pub(crate) fn table_file(&self, library: &str, name: &str) -> String {
        let is_shared = self.shared.get(library).is_some_and(|types| types.contains(name));
        if is_shared { library.to_owned() } else { format!("{library}{}", self.number) }
    }
}
