//! What the package consists of: tables of classes, bodies of functions, and what each module contains.
//!
//! What is the same in every major version is printed once: a class's table in `tables/driver.rs`, a function's body in
//! `both`. Only symbols are looked up per module, in the slots of the library object that each function is bound to.

use super::{Scope, StubClass, StubConstant, StubFunction, docs, functions, modules, tables};
use crate::{
    analysis::sharing::shared_types,
    api::{Api, Library},
    spec::{Loads, ResultCodes},
};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that `files` prints.
#[derive(Debug, Default)]
pub(crate) struct Package {
    /// File below `tables/` without its ending → statics.
    pub(crate) tables: BTreeMap<String, Vec<TokenStream>>,
    /// Library → its symbols in all major versions, and their twins: each has a slot by that name.
    pub(crate) slots: BTreeMap<String, BTreeSet<String>>,
    /// Library → module below it (`both`, `only12`) → bodies.
    pub(crate) functions: BTreeMap<String, BTreeMap<String, Vec<TokenStream>>>,
    /// Structs that are passed by value, by name.
    pub(crate) by_value: BTreeMap<String, TokenStream>,
    /// Tables of attribute types, by name: that of the enum, with the major version where the majors differ.
    pub(crate) attribute_types: BTreeMap<String, TokenStream>,
    /// The Python modules.
    pub(crate) modules: Vec<PyModule>,
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

/// One Python module: a library in one major version.
#[derive(Debug)]
pub(crate) struct PyModule {
    /// The library.
    pub(crate) library: String,
    /// The major version.
    pub(crate) major: u32,
    /// What people call it.
    pub(crate) title: String,
    /// The libraries whose classes its stubs mention.
    pub(crate) uses: Vec<String>,
    /// How to load it.
    pub(crate) loads: Loads,
    /// Exported names, each of which has a slot, as has the twin: symbol, per-thread twin, the toolkit that introduced it.
    pub(crate) slots: Vec<(String, Option<String>, String)>,
    /// What its functions return; the type is the name of the class.
    pub(crate) result: ResultCodes,
    /// The functions that other extension modules call, by name.
    pub(crate) c_functions: Vec<CFunction>,
    /// Functions: Python name, module of the body, documentation.
    pub(crate) functions: Vec<PyFunction>,
    /// Helpers and classes.
    pub(crate) classes: Vec<PyClassRow>,
    /// Constants.
    pub(crate) constants: Vec<PyConstant>,
    /// The stub's classes.
    pub(crate) stubs: Vec<StubClass>,
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

/// A function of a Python module.
#[derive(Debug)]
pub(crate) struct PyFunction {
    /// Its name.
    pub(crate) name: String,
    /// The function whose body it has: itself, or what it is another name of.
    pub(crate) body: String,
    /// `both`, `only13`.
    pub(crate) place: String,
    /// The text signature and documentation, as CPython wants them in one text.
    pub(crate) doc: String,
    /// The signature in the stub.
    pub(crate) stub: StubFunction,
}

impl Package {
    /// The package for an API.
    pub(crate) fn of(api: &Api) -> Self {
        let mut package = Self::default();
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
                    modules::module(&scope)
                })
                .collect();
            let bodies = bodies(api, library, &shared, &mut modules);
            package.functions.insert(library.spec.name.clone(), bodies);
            let twins = modules.iter().flat_map(|module| &module.slots).filter_map(|(_, twin, _)| twin.clone());
            package.slots.entry(library.spec.name.clone()).or_default().extend(twins);
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
            let lowered = functions::lower(&scope, function, &major.symbols[&function.symbol]);
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
