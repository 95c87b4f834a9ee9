//! The contents of the package as data: tables of classes, bodies of functions, and contents of modules.

use super::{StubClass, StubConstant, StubFunction, cython::Pxd};
use codegen_core::{
    edition::Edition,
    spec::{Loads, ResultCodes},
};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// The contents from which `files` prints the package.
#[derive(Debug)]
pub(crate) struct Package {
    /// The package. For libraries of another package, it contains only the classes that its own tables and stubs refer
    /// to, in modules without functions.
    pub(crate) home: codegen_core::package::Package,
    /// File name in `tables/`, without its extension → statics.
    pub(crate) tables: BTreeMap<String, Table>,
    /// Library → its symbols in all major versions, by name. Each symbol has a slot.
    pub(crate) slots: BTreeMap<String, BTreeMap<String, Slot>>,
    /// Library → submodule (`common`, `only12`) → docstrings and bodies.
    pub(crate) functions: BTreeMap<String, BTreeMap<String, Vec<TokenStream>>>,
    /// Library → structs that are passed by value, by their names.
    pub(crate) by_value: BTreeMap<String, BTreeMap<String, ByValue>>,
    /// Library → tables of attribute types. The key is the name of the enum, followed by the major version if the
    /// versions differ.
    pub(crate) attribute_types: BTreeMap<String, BTreeMap<String, TokenStream>>,
    /// The Python modules.
    pub(crate) modules: Vec<PyModule>,
    /// The libraries that also have modules in snake case, as in `cuda.bindings`.
    pub(crate) views: BTreeSet<String>,
    /// The major versions, oldest first.
    pub(crate) majors: Vec<u32>,
    /// The newest scanned toolkit of each major version.
    pub(crate) toolkits: BTreeMap<u32, String>,
    /// The major version of the modules without a version in their names.
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
    /// The libraries that pass the struct by value: the library that declares it, and libraries that use that library.
    pub(crate) users: BTreeSet<String>,
}

/// The whole package, or the part of it for one of its libraries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) package: &'a Package,
    pub(crate) only: Option<&'a str>,
}

impl<'a> Part<'a> {
    /// Returns true if this part contains a library.
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
    /// The product version, which determines the module's position in the package.
    pub(crate) edition: Edition,
    /// The newest scanned toolkit or release.
    pub(crate) newest: String,
    /// The library's common name.
    pub(crate) title: String,
    /// The name of the product that the module's versions refer to, if it is not CUDA.
    pub(crate) own_versions: Option<String>,
    /// The libraries whose classes its stubs mention, with the major version of each.
    pub(crate) uses: Vec<(String, u32)>,
    /// The description of the library file, which is used to load it.
    pub(crate) loads: Loads,
    /// The result of the library's functions. The type is the name of a class.
    pub(crate) result: ResultCodes,
    /// The result code of a call whose work continues asynchronously.
    pub(crate) in_progress: Option<i32>,
    /// The result code of a call whose outputs did not fit into the passed memory.
    pub(crate) too_small: Option<i32>,
    /// Set if result codes above 0 are warnings.
    pub(crate) has_warnings: bool,
    /// The source of the library's last error message.
    pub(crate) last_message: Option<PyLastMessage>,
    /// Set if the class of the result is defined by this library instead of a library that it uses.
    pub(crate) owns_result: bool,
    /// Maps each function name that differs from its symbol to the symbol.
    pub(crate) renamed: BTreeMap<String, String>,
    /// Maps deprecated functions that the next major version lacks to their replacements.
    pub(crate) successors: BTreeMap<String, String>,
    /// The C functions that other extension modules import, by name.
    pub(crate) c_functions: Vec<CFunction>,
    /// The module's declarations for Cython modules.
    pub(crate) pxd: Option<Pxd>,
    /// The module's functions: the Python name, the module with the body, and the documentation.
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
    /// The function that returns the message.
    pub(crate) function: String,
    /// The arguments of that function, as a tuple.
    pub(crate) arguments: &'static str,
    /// The function that returns the size of an object's log. Empty if the message does not come from a log.
    pub(crate) size: String,
    /// The functions whose errors are described by an object's log. Each is mapped to the index and the name of the
    /// parameter with the object.
    pub(crate) objects: BTreeMap<String, (usize, String)>,
}

/// A class of a Python module.
#[derive(Debug)]
pub(crate) struct PyClassRow {
    /// The name of the class in the module.
    pub(crate) name: String,
    /// The table of the class.
    pub(crate) class: TokenStream,
    /// Set if the class has the same name in its table.
    pub(crate) is_own: bool,
}

/// A constant of a Python module.
#[derive(Debug)]
pub(crate) struct PyConstant {
    /// The name of the constant.
    pub(crate) name: String,
    /// The value of the constant in the generated module table.
    pub(crate) row: ConstantRow,
    /// The constant's entry in the stub.
    pub(crate) stub: StubConstant,
}

/// The value of a constant in the generated module table.
#[derive(Debug)]
pub(crate) enum ConstantRow {
    /// The value of an int.
    Int(i64),
    /// An expression for any other constant.
    Other(TokenStream),
}

/// A C function, with the name and the signature that Cython modules use to import it.
#[derive(Debug)]
pub(crate) struct CFunction {
    /// Its public name.
    pub(crate) name: String,
    /// The signature, as Cython prints it.
    pub(crate) signature: String,
    /// The path of the slot of the function's symbol.
    pub(crate) slot: TokenStream,
    /// The value that the C function returns (with an exception set) if the library lacks the symbol; `None` if it
    /// returns a record.
    pub(crate) missing: Option<u64>,
}

/// A symbol of a library.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    /// The major versions that contain the symbol.
    pub(crate) majors: BTreeSet<u32>,
    /// The toolkit that introduced it; empty if that is unknown.
    pub(crate) since: String,
    /// Suffix of the symbol's variant for per-thread default streams → the major versions with that variant.
    pub(crate) twins: BTreeMap<String, BTreeSet<u32>>,
}

/// A function of a Python module.
#[derive(Debug)]
pub(crate) struct PyFunction {
    /// Its name.
    pub(crate) name: String,
    /// The function that has the body: this function, or the function that it is an alias of.
    pub(crate) body: String,
    /// The module that contains the body, such as `common` or `only13`.
    pub(crate) place: String,
    /// The module that contains the docstring.
    pub(crate) documented: String,
    /// The function's signature in the stub.
    pub(crate) stub: StubFunction,
}

impl PyModule {
    /// The module's name in the package: `cuda13.driver`, or `nccl` for an independently versioned library.
    pub(crate) fn path(&self) -> String {
        self.edition.path(&self.library, ".")
    }

    /// The module's full name: `cubind.cuda13.driver`.
    pub(crate) fn dotted(&self) -> String {
        format!("{}.{}", self.package, self.path())
    }

    /// The module's title: `CUDA driver API of CUDA 13`.
    pub(crate) fn title(&self) -> String {
        format!("{} {}", self.title, self.edition)
    }

    /// The description of the newest scanned version: `toolkit 13.4`.
    pub(crate) fn as_of(&self) -> String {
        match self.edition {
            Edition::Cuda(_) => format!("toolkit {}", self.newest),
            Edition::Own { .. } => self.newest.clone(),
        }
    }
}
