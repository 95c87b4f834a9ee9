//! The contents of the package as data: tables of classes, bodies of functions, and the contents of each module.

use super::{StubClass, StubConstant, StubFunction, cython::Pxd};
use codegen_core::{
    edition::Edition,
    spec::{Loads, ResultCodes},
};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// The input of `files`.
#[derive(Debug)]
pub(crate) struct Package {
    /// The package. For libraries of another package, it contains the tables of classes that its own tables name, and
    /// modules without functions, because stubs name their classes.
    pub(crate) home: codegen_core::package::Package,
    /// File below `tables/` without its extension → statics.
    pub(crate) tables: BTreeMap<String, Table>,
    /// Library → its symbols in all major versions, by name. Each has a slot.
    pub(crate) slots: BTreeMap<String, BTreeMap<String, Slot>>,
    /// Library → submodule (`common`, `only12`) → docstrings and bodies.
    pub(crate) functions: BTreeMap<String, BTreeMap<String, Vec<TokenStream>>>,
    /// Library → structs that are passed by value, by name.
    pub(crate) by_value: BTreeMap<String, BTreeMap<String, ByValue>>,
    /// Library → tables of attribute types, by name: the name of the enum, with the major version if the versions
    /// differ.
    pub(crate) attribute_types: BTreeMap<String, BTreeMap<String, TokenStream>>,
    /// The Python modules.
    pub(crate) modules: Vec<PyModule>,
    /// The libraries that also have Python's names, as in `cuda.bindings`.
    pub(crate) views: BTreeSet<String>,
    /// The major versions, oldest first.
    pub(crate) majors: Vec<u32>,
    /// The newest scanned toolkit of each major version.
    pub(crate) toolkits: BTreeMap<u32, String>,
    /// The major version of the plain modules.
    pub(crate) default_major: u32,
    /// The packages with NVIDIA's libraries, by major version.
    pub(crate) extras: Vec<(u32, Vec<String>)>,
    /// The release of `cuda.bindings` that corresponds to each major version.
    pub(crate) releases: Vec<(u32, String)>,
}

/// The rows of a file of tables.
#[derive(Debug)]
pub(crate) struct Table {
    /// The library that the file belongs to.
    pub(crate) library: String,
    /// Statics.
    pub(crate) rows: Vec<TokenStream>,
}

/// A struct that is passed by value.
#[derive(Debug, Default)]
pub(crate) struct ByValue {
    pub(crate) definition: TokenStream,
    /// The libraries that pass it by value: its own library, and others that use that library.
    pub(crate) users: BTreeSet<String>,
}

/// The package, or the part of it for one of its libraries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) package: &'a Package,
    pub(crate) only: Option<&'a str>,
}

impl<'a> Part<'a> {
    /// Returns true if it contains a library.
    pub(crate) fn has(self, library: &str) -> bool {
        self.only.map_or_else(|| self.package.home.has(library), |only| only == library)
    }

    /// The modules of this part.
    pub(crate) fn modules(self) -> impl Iterator<Item = &'a PyModule> {
        self.package.modules.iter().filter(move |module| self.has(&module.library))
    }
}

/// One Python module: a library in one major version.
#[derive(Debug)]
pub(crate) struct PyModule {
    /// The package that contains it.
    pub(crate) package: String,
    /// The library.
    pub(crate) library: String,
    /// The major version.
    pub(crate) major: u32,
    /// The product version, which determines the module's place.
    pub(crate) edition: Edition,
    /// The newest scanned toolkit or release.
    pub(crate) newest: String,
    /// The library's common name.
    pub(crate) title: String,
    /// The name of the product that its versions refer to, if that is not CUDA.
    pub(crate) own_versions: Option<String>,
    /// The libraries whose classes its stubs mention, with the major version of each.
    pub(crate) uses: Vec<(String, u32)>,
    /// The description of the library file, for loading it.
    pub(crate) loads: Loads,
    /// The result of its functions. The type is the name of a class.
    pub(crate) result: ResultCodes,
    /// The code of a call whose work continues asynchronously.
    pub(crate) in_progress: Option<i32>,
    /// The code of a call whose memory was too small for its outputs.
    pub(crate) too_small: Option<i32>,
    /// Set if codes above 0 are warnings.
    pub(crate) has_warnings: bool,
    /// The source of its last error message.
    pub(crate) last_message: Option<PyLastMessage>,
    /// True if the library itself defines that class, not a library that it uses.
    pub(crate) owns_result: bool,
    /// The symbol of each function name that differs from its symbol.
    pub(crate) renamed: BTreeMap<String, String>,
    /// The functions that replace deprecated functions that the next major version lacks.
    pub(crate) successors: BTreeMap<String, String>,
    /// The C functions that other extension modules import, by name.
    pub(crate) c_functions: Vec<CFunction>,
    /// Its declarations for Cython modules.
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

/// The source of a library's last error message, in Python.
#[derive(Debug)]
pub(crate) struct PyLastMessage {
    /// The function.
    pub(crate) function: String,
    /// Its arguments as a tuple.
    pub(crate) arguments: &'static str,
    /// The function that returns the size of an object's log. Empty if the message is not from a log.
    pub(crate) size: String,
    /// The functions whose errors a log describes, each with the index and the name of the parameter for the object.
    pub(crate) objects: BTreeMap<String, (usize, String)>,
}

/// A class of a Python module.
#[derive(Debug)]
pub(crate) struct PyClassRow {
    /// Its name in the module.
    pub(crate) name: String,
    /// Its table.
    pub(crate) class: TokenStream,
    /// True if that is the class's own name, as in its table.
    pub(crate) is_own: bool,
}

/// A constant of a Python module.
#[derive(Debug)]
pub(crate) struct PyConstant {
    /// Its name.
    pub(crate) name: String,
    /// Its row in the table.
    pub(crate) row: ConstantRow,
    /// The constant's entry in the stub.
    pub(crate) stub: StubConstant,
}

/// The row of a constant.
#[derive(Debug)]
pub(crate) enum ConstantRow {
    /// An int: the value.
    Int(i64),
    /// Any other constant: an expression.
    Other(TokenStream),
}

/// A C function, with the name and the signature by which Cython modules import it.
#[derive(Debug)]
pub(crate) struct CFunction {
    /// Its public name.
    pub(crate) name: String,
    /// The signature in Cython's spelling.
    pub(crate) signature: String,
    /// The path of its symbol's slot.
    pub(crate) slot: TokenStream,
    /// The return value, with an exception set, if the library has no such symbol; `None` for a record.
    pub(crate) missing: Option<u64>,
}

/// A symbol of a library.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    /// The major versions that have it.
    pub(crate) majors: BTreeSet<u32>,
    /// The toolkit that introduced it; empty if that is unknown.
    pub(crate) since: String,
    /// Suffix of the name of its per-thread variant → the major versions that have that variant.
    pub(crate) twins: BTreeMap<String, BTreeSet<u32>>,
}

/// A function of a Python module.
#[derive(Debug)]
pub(crate) struct PyFunction {
    /// Its name.
    pub(crate) name: String,
    /// The function that has the body: the function itself, or the function that it is an alias of.
    pub(crate) body: String,
    /// The place of the body: `common`, `only13`.
    pub(crate) place: String,
    /// The place of the docstring.
    pub(crate) documented: String,
    /// The signature in the stub.
    pub(crate) stub: StubFunction,
}

impl PyModule {
    /// The module's name in the package: `cuda13.driver`, or `nccl` for an independently versioned library.
    pub(crate) fn path(&self) -> String {
        self.edition.path(&self.library, ".")
    }

    /// Its full name: `cubind.cuda13.driver`.
    pub(crate) fn dotted(&self) -> String {
        format!("{}.{}", self.package, self.path())
    }

    /// The title: `CUDA driver API of CUDA 13`.
    pub(crate) fn title(&self) -> String {
        format!("{} {}", self.title, self.edition)
    }

    /// The description of the newest version: `toolkit 13.4`.
    pub(crate) fn as_of(&self) -> String {
        match self.edition {
            Edition::Cuda(_) => format!("toolkit {}", self.newest),
            Edition::Own { .. } => self.newest.clone(),
        }
    }
}
