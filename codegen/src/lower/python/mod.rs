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
mod tables;
mod types;

pub use types::ident;

/// A text as a C string literal.
pub(crate) fn c_literal(text: &str) -> proc_macro2::Literal {
    // Names and facts from headers: none contains a NUL.
    proc_macro2::Literal::c_string(&std::ffi::CString::new(text).unwrap_or_default())
}

use super::share::shared_types;
use crate::{
    api::{Api, Function, Library, Major, TypeKind},
    ctype::CType,
    roles::{Param, Role},
    spec::{Loads, ResultCodes},
};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that the emitter prints.
#[derive(Debug, Default)]
pub struct Package {
    /// File below `tables/` without its ending → statics.
    pub tables: BTreeMap<String, Vec<TokenStream>>,
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
    /// Exported names in the order of the slots: symbol, per-thread twin, the toolkit that introduced it.
    pub slots: Vec<(String, Option<String>, String)>,
    /// What its functions return; the type is the name of the class.
    pub result: ResultCodes,
    /// The functions that other extension modules call, by name.
    pub c_functions: Vec<CFunction>,
    /// Functions: Python name, module of the body, documentation.
    pub functions: Vec<PyFunction>,
    /// Helpers and classes: name, table.
    pub classes: Vec<(String, TokenStream)>,
    /// Constants: name, row.
    pub constants: Vec<(String, TokenStream, String)>,
    /// The stub's classes.
    pub stubs: Vec<StubClass>,
}

/// A C function under the name and the signature by which Cython modules import it.
#[derive(Debug)]
pub struct CFunction {
    /// Its public name.
    pub name: String,
    /// The signature as Cython writes it.
    pub signature: String,
    /// The slot of its symbol.
    pub slot: usize,
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

/// A function in a stub.
#[derive(Clone, Debug)]
pub struct StubFunction {
    /// Parameters as the stub writes them.
    pub params: Vec<String>,
    /// What it returns.
    pub returns: StubReturns,
    /// Another form, in which the first parameter is left out or an int asks for new bytes.
    pub also: Option<(Vec<String>, StubReturns)>,
}

/// What a function returns in a stub.
#[derive(Clone, Debug)]
pub struct StubReturns {
    /// With the code in front: `tuple[CUresult, CUdevice]`.
    pub with_code: String,
    /// Where the code is raised instead: `CUdevice`.
    pub outputs: String,
}

impl StubReturns {
    /// Of a call that returns these behind a code.
    fn of(result: &str, outputs: &[String]) -> Self {
        let with_code: Vec<&str> = std::iter::once(result).chain(outputs.iter().map(String::as_str)).collect();
        let alone = match outputs {
            [] => "None".to_owned(),
            [one] => one.clone(),
            several => format!("tuple[{}]", several.join(", ")),
        };
        Self { with_code: format!("tuple[{}]", with_code.join(", ")), outputs: alone }
    }

    /// Of a call that has no code.
    fn bare(class: String) -> Self {
        Self { with_code: class.clone(), outputs: class }
    }
}

/// A class in a stub.
#[derive(Debug)]
pub struct StubClass {
    /// What it is.
    pub kind: StubKind,
    /// Its name.
    pub name: String,
    /// Its base, or nothing; of an alias, what it is another name of.
    pub base: String,
    /// Members with their values, attributes with their types.
    pub lines: Vec<(String, String)>,
    /// A method of a record, with its parameters and their types.
    pub method: Option<(String, Vec<(String, String)>)>,
    /// Its documentation.
    pub doc: String,
}

/// What a class in a stub is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StubKind {
    /// An enum.
    Enum,
    /// A handle, a scalar, or a callback's address.
    Value {
        /// Whether it has the stream protocol.
        stream: bool,
    },
    /// A struct or a union.
    Record,
    /// Another name of a class.
    Alias,
    /// Another library's class, which this module shows as well.
    Repeated,
}

/// What lowering one item needs to see.
pub(crate) struct Scope<'a> {
    pub(crate) api: &'a Api,
    pub(crate) library: &'a Library,
    pub(crate) number: u32,
    pub(crate) major: &'a Major,
    /// Library → its shared types.
    pub(crate) shared: &'a BTreeMap<String, BTreeSet<String>>,
    /// The library's symbols over all majors, in the order of the slots.
    pub(crate) slots: &'a [String],
}

impl Scope<'_> {
    /// The handles that something is kept for: those that a call with a kept argument makes.
    pub(crate) fn keepers(&self) -> BTreeSet<&CType> {
        let keeping =
            self.major.functions.values().filter(|function| function.params.iter().any(|param| param.retained));
        keeping.filter_map(|function| self.keeper(function)).map(|(_, handle)| handle).collect()
    }

    /// The parameter that says for which handle a call keeps something, and the handle: one that the call makes, or the
    /// first that it takes.
    pub(crate) fn keeper<'a>(&self, function: &'a Function) -> Option<(&'a Param, &'a CType)> {
        let handle = |ty: &CType| matches!(self.kind(ty), types::Kind::Value(..));
        let outputs = function.params.iter().filter(|param| matches!(param.role, Role::Out { .. }));
        let mut made = outputs.filter_map(|param| param.ty.pointee().map(|(to, _)| (param, to)));
        let made = made.find(|(_, to)| handle(to));
        let taken = || function.params.iter().find(|param| param.role == Role::In && handle(&param.ty));
        made.or_else(|| taken().map(|param| (param, &param.ty)))
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
        let symbols: BTreeSet<&String> = library.majors.values().flat_map(|major| major.symbols.keys()).collect();
        let slots: Vec<String> = symbols.into_iter().cloned().collect();
        for (number, major) in &library.majors {
            let scope = Scope { api, library, number: *number, major, shared: &shared, slots: &slots };
            tables::lower(&scope, &mut package);
        }
        let mut modules: Vec<PyModule> = library
            .majors
            .iter()
            .map(|(number, major)| {
                let scope = Scope { api, library, number: *number, major, shared: &shared, slots: &slots };
                tables::module(&scope)
            })
            .collect();
        let bodies = bodies(api, library, &shared, &slots, &mut modules);
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
    slots: &[String],
    modules: &mut [PyModule],
) -> BTreeMap<String, Vec<TokenStream>> {
    let mut texts: BTreeMap<String, BTreeMap<u32, (String, TokenStream)>> = BTreeMap::new();
    for (number, major) in &library.majors {
        let scope = Scope { api, library, number: *number, major, shared, slots };
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
    /// The slot of a symbol: the same in every major.
    pub(crate) fn slot(&self, symbol: &str) -> usize {
        // Symbols are collected from the same majors that functions are lowered from.
        self.slots.binary_search_by(|known| known.as_str().cmp(symbol)).unwrap_or(usize::MAX)
    }

    /// The enum of the library's result codes.
    pub(crate) fn result_name(&self) -> &str {
        self.major.meant(&self.library.spec.result.r#type)
    }

    /// The path of its table.
    pub(crate) fn result_table(&self) -> TokenStream {
        self.table(&self.library.spec.name, self.result_name())
    }

    /// Whether a type is the enum of result codes.
    pub(crate) fn is_result(&self, ty: &CType) -> bool {
        let found = ty.name().and_then(|name| self.resolved(name));
        found.is_some_and(|(found, _)| found.name == self.result_name() && matches!(found.kind, TypeKind::Enum(_)))
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
