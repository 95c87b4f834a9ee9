//! What the package consists of, as data: tables of classes, bodies of functions, and what each module contains.

use super::{StubClass, StubConstant, StubFunction, cython::Pxd, view::View};
use crate::{
    edition::Edition,
    spec::{Loads, ResultCodes},
};
use proc_macro2::TokenStream;
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
    /// What its versions are of, if they are not CUDA's.
    pub(crate) own_versions: Option<String>,
    /// The libraries whose classes its stubs mention, each with the major version that it has them of.
    pub(crate) uses: Vec<(String, u32)>,
    /// How to load it.
    pub(crate) loads: Loads,
    /// What its functions return; the type is the name of the class.
    pub(crate) result: ResultCodes,
    /// The code of a call whose work goes on.
    pub(crate) in_progress: Option<i32>,
    /// The code of a call that got too little memory for its outputs.
    pub(crate) too_small: Option<i32>,
    /// Whether codes above 0 are warnings.
    pub(crate) has_warnings: bool,
    /// How it tells about its last error.
    pub(crate) last_message: Option<PyLastMessage>,
    /// Whether that class is its own, and not one of a library that it uses.
    pub(crate) owns_result: bool,
    /// The symbol behind each name of a function that is not the symbol's own.
    pub(crate) renamed: BTreeMap<String, String>,
    /// The functions that replace deprecated ones which the next major version lacks.
    pub(crate) successors: BTreeMap<String, String>,
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
