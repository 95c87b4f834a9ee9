//! The Rust crate's view of the API.
//!
//! One [`Module`] for each library in each major version, and one for what all majors share; emitters print a module's
//! items into files and nothing else.

mod body;
mod docs;
mod function;
mod items;
mod records;
mod sizes;
mod types;
mod unnamed;

pub(crate) use docs::announced;
pub use docs::page;

use crate::{
    analysis::sharing::{Shared, shared},
    api::{Api, Library, Major},
    names,
    spec::Loads,
    types::MajorTypes,
};
use proc_macro2::{Ident, TokenStream};
use quote::format_ident;
use std::collections::BTreeSet;

/// The whole crate.
#[derive(Debug)]
pub struct Crate {
    /// In the order of libraries; for each the shared module, then the majors.
    pub modules: Vec<Module>,
    /// The major versions, oldest first.
    pub majors: Vec<u32>,
    /// The libraries' names with the libraries they need, in order.
    pub libraries: Vec<(String, Vec<String>)>,
    /// The newest scanned toolkit of each major.
    pub newest: Vec<(u32, String)>,
    /// The major version that examples use: the one that the specs call the default.
    pub default: u32,
}

/// Where a module is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// `crate::shared`: in every major.
    Shared,
    /// `crate::cuda13`.
    Major(u32),
}

impl Place {
    /// The name of the folder and module.
    pub fn name(self) -> String {
        match self {
            Self::Shared => "shared".to_owned(),
            Self::Major(number) => format!("cuda{number}"),
        }
    }
}

/// One library's items at one place.
#[derive(Debug)]
pub struct Module {
    /// The library.
    pub library: String,
    /// The static that knows its file.
    pub library_static: String,
    /// Where it is.
    pub place: Place,
    /// What people call it.
    pub title: String,
    /// The libraries whose types are mentioned.
    pub uses: Vec<String>,
    /// How to load it, if it is loaded here rather than at another place.
    pub loads: Option<Loads>,
    /// Whether a shared module exists whose items are re-exported.
    pub extends_shared: bool,
    /// Whether the shared module also has the library's static.
    pub shares_library: bool,
    /// Items by file; within a file in order of name.
    pub enums: Vec<Item>,
    /// Handles, scalars, callbacks and other names.
    pub types: Vec<Item>,
    /// Structs and unions.
    pub records: Vec<Item>,
    /// Macros with a value.
    pub constants: Vec<Item>,
    /// Functions and helpers.
    pub functions: Vec<Item>,
    /// The C functions.
    pub symbols: Vec<Item>,
    /// Public functions here, for the module's own docs.
    pub function_count: usize,
}

impl Module {
    /// Whether there is a module of C functions: a major's is there even where all of it is shared, as it is public.
    pub fn has_symbols(&self) -> bool {
        self.place != Place::Shared || !self.symbols.is_empty()
    }
}

/// Rust items that belong together: a type and what is implemented for it.
#[derive(Debug)]
pub struct Item(pub TokenStream);

/// What lowering one item needs to see.
pub(crate) struct Scope<'a> {
    pub(crate) api: &'a Api,
    pub(crate) library: &'a Library,
    pub(crate) number: u32,
    pub(crate) major: &'a Major,
    pub(crate) types: MajorTypes<'a>,
    pub(crate) place: Place,
}

impl Scope<'_> {
    /// The static that knows the library's file.
    pub(crate) fn library_static(&self) -> Ident {
        format_ident!("{}", names::library_static(&self.library.spec.name))
    }
}

/// Lowers everything.
pub fn lower(api: &Api) -> Crate {
    let mut everything: Vec<(String, Shared)> = Vec::new();
    let mut modules = Vec::new();
    for library in &api.libraries {
        let common = shared(api, library, &everything);
        let newest = library.majors.keys().next_back().copied();
        let has_shared = library.majors.len() > 1;
        if let Some(number) = newest.filter(|_| has_shared) {
            let major = &library.majors[&number];
            let types = MajorTypes::new(&library.spec, number, major, api);
            let scope = Scope { api, library, number, major, types, place: Place::Shared };
            modules.push(module(&scope, &common, has_shared));
        }
        for (number, major) in &library.majors {
            let types = MajorTypes::new(&library.spec, *number, major, api);
            let scope = Scope { api, library, number: *number, major, types, place: Place::Major(*number) };
            modules.push(module(&scope, &common, has_shared));
        }
        everything.push((library.spec.name.clone(), common));
    }
    let majors: BTreeSet<u32> = api.libraries.iter().flat_map(|library| library.majors.keys().copied()).collect();
    let newest = majors.iter().map(|major| {
        let toolkits = api.libraries.iter().flat_map(|library| &library.toolkits);
        let newest = toolkits.filter(|version| version.major == *major).max();
        (*major, newest.map(ToString::to_string).unwrap_or_default())
    });
    Crate {
        newest: newest.collect(),
        default: api.default_major(),
        modules,
        majors: majors.into_iter().collect(),
        libraries: api.libraries.iter().map(|it| (it.spec.name.clone(), it.spec.uses.clone())).collect(),
    }
}

fn module(scope: &Scope<'_>, common: &Shared, has_shared: bool) -> Module {
    let is_shared = scope.place == Place::Shared;
    let here = |names: &BTreeSet<String>, name: &str| names.contains(name) == is_shared;
    let major = scope.major;
    let types = major.types.values().filter(|item| here(&common.types, &item.name));
    let (mut enums, mut others, mut records) = (Vec::new(), Vec::new(), Vec::new());
    for item in types {
        items::lower(scope, item, &mut enums, &mut others, &mut records);
    }
    let functions: Vec<_> = major.functions.values().filter(|item| here(&common.functions, &item.name)).collect();
    let helpers = major.helpers.values().filter(|item| here(&common.helpers, &item.name));
    let loads_here = !has_shared || common.library == is_shared;
    let loads = scope.library.spec.loads.iter().find(|(range, _)| {
        scope.library.toolkits.iter().any(|version| version.major == scope.number && range.contains(*version))
    });
    Module {
        library: scope.library.spec.name.clone(),
        library_static: names::library_static(&scope.library.spec.name),
        place: scope.place,
        title: scope.library.spec.title.clone(),
        uses: scope.library.spec.uses.clone(),
        loads: loads.map(|(_, loads)| loads.clone()).filter(|_| loads_here),
        extends_shared: has_shared && !is_shared,
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
        function_count: functions.len(),
        functions: sizes::lower(scope, &functions)
            .into_iter()
            .chain(functions.iter().map(|item| function::lower(scope, item)))
            .chain(helpers.map(|item| function::helper(scope, item)))
            .collect(),
        symbols: major
            .symbols
            .values()
            .filter(|item| here(&common.symbols, &item.name))
            .map(|item| function::symbol(scope, item))
            .collect(),
    }
}
