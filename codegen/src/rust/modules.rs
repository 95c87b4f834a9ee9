//! What the crate consists of: one [`Module`] for each library in each major version, and one for what all majors share.

use super::{functions, items, scope::Scope, sizes};
use crate::{
    analysis::sharing::{Shared, shared},
    api::Api,
    names,
    spec::{self, Loads},
    types::MajorTypes,
};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;

/// The whole crate.
#[derive(Debug)]
pub(crate) struct Crate {
    /// In the order of libraries; for each the shared module, then the majors.
    pub(crate) modules: Vec<Module>,
    /// The major versions, oldest first.
    pub(crate) majors: Vec<u32>,
    /// The libraries' names with the libraries they need, in order.
    pub(crate) libraries: Vec<Feature>,
    /// The newest scanned toolkit of each major.
    pub(crate) newest: Vec<(u32, String)>,
    /// The major version that examples use: the one that the specs call the default.
    pub(crate) default: u32,
}

/// Where a module is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Place {
    /// `crate::shared`: in every major.
    Shared,
    /// `crate::cuda13`.
    Major(u32),
}

impl Place {
    /// The name of the folder and module.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Shared => "shared".to_owned(),
            Self::Major(number) => format!("cuda{number}"),
        }
    }
}

/// One library's items at one place.
#[derive(Debug)]
pub(crate) struct Module {
    /// The library.
    pub(crate) library: String,
    /// The static that knows its file.
    pub(crate) library_static: String,
    /// Where it is.
    pub(crate) place: Place,
    /// What people call it.
    pub(crate) title: String,
    /// The libraries whose types are mentioned.
    pub(crate) uses: Vec<String>,
    /// How to load it, if it is loaded here rather than at another place.
    pub(crate) loads: Option<Loads>,
    /// Whether a shared module exists whose items are re-exported.
    pub(crate) extends_shared: bool,
    /// Whether the shared module also has the library's static.
    pub(crate) shares_library: bool,
    /// Items by file; within a file in order of name.
    pub(crate) enums: Vec<Item>,
    /// Handles, scalars, callbacks and other names.
    pub(crate) types: Vec<Item>,
    /// Structs and unions.
    pub(crate) records: Vec<Item>,
    /// Macros with a value.
    pub(crate) constants: Vec<Item>,
    /// Functions and helpers.
    pub(crate) functions: Vec<Item>,
    /// The C functions.
    pub(crate) symbols: Vec<Item>,
}

impl Module {
    /// Whether there is a module of C functions: a major's is there even where all of it is shared, as it is public.
    pub(crate) fn has_symbols(&self) -> bool {
        self.place != Place::Shared || !self.symbols.is_empty()
    }
}

/// Rust items that belong together: a type and what is implemented for it.
#[derive(Debug)]
pub(crate) struct Item(pub TokenStream);

/// A library's Cargo feature.
#[derive(Debug)]
pub(crate) struct Feature {
    pub(crate) library: String,
    pub(crate) title: String,
    /// The libraries whose types its functions take.
    pub(crate) uses: Vec<String>,
    pub(crate) is_default: bool,
}

impl Feature {
    fn of(library: &spec::Library) -> Self {
        Self {
            library: library.name.clone(),
            title: library.title.clone(),
            uses: library.uses.clone(),
            is_default: library.default_feature,
        }
    }
}

impl Crate {
    /// The crate for an API.
    pub(crate) fn of(api: &Api) -> Crate {
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
            libraries: api.libraries.iter().map(|library| Feature::of(&library.spec)).collect(),
        }
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
        functions: sizes::lower(scope, &functions)
            .into_iter()
            .chain(functions.iter().map(|item| functions::lower(scope, item)))
            .chain(helpers.map(|item| functions::helper(scope, item)))
            .collect(),
        symbols: major
            .symbols
            .values()
            .filter(|item| here(&common.symbols, &item.name))
            .map(|item| functions::symbol(scope, item))
            .collect(),
    }
}
