//! The contents of the package as data: tables of classes, bodies of functions, and contents of modules.

use super::{StubClass, StubConstant, StubFunction, cython::Pxd};
use codegen_core::{
    edition::Edition,
    spec::{Loads, ResultCodes},
};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// The contents of a Python package, from which `files` prints the package's files.
#[derive(Debug)]
pub(crate) struct Package {
    /// The package that is generated. For libraries of another package, the contents include only the classes to which
    /// this package's tables and stubs refer. The modules of these libraries contain no functions.
    pub(crate) home: codegen_core::package::Package,
    /// The tables by file name in `tables/` (without the extension). Each table is a list of statics.
    pub(crate) tables: BTreeMap<String, Table>,
    /// The symbols of each library in all major versions, by library and name. Each symbol has a slot.
    pub(crate) slots: BTreeMap<String, BTreeMap<String, Slot>>,
    /// The docstrings and bodies of functions, by library and submodule (`common`, `only12`).
    pub(crate) functions: BTreeMap<String, BTreeMap<String, Vec<TokenStream>>>,
    /// The structs that are passed by value, by library and name.
    pub(crate) by_value: BTreeMap<String, BTreeMap<String, ByValue>>,
    /// The tables of attribute types, by library and name. The name of a table is the name of the enum, followed by the
    /// major version if the versions differ.
    pub(crate) attribute_types: BTreeMap<String, BTreeMap<String, TokenStream>>,
    /// The Python modules of the package.
    pub(crate) modules: Vec<PyModule>,
    /// The libraries that also have modules in snake case, as in `cuda.bindings`.
    pub(crate) views: BTreeSet<String>,
    /// The major versions of CUDA, oldest first.
    pub(crate) majors: Vec<u32>,
    /// The newest scanned toolkit of each major version.
    pub(crate) toolkits: BTreeMap<u32, String>,
    /// The major version of the modules whose names contain no version.
    pub(crate) default_major: u32,
    /// The names of the packages that contain NVIDIA's libraries, by major version.
    pub(crate) extras: Vec<(u32, Vec<String>)>,
    /// The release of `cuda.bindings` that corresponds to each major version.
    pub(crate) releases: Vec<(u32, String)>,
}

/// The statics of a file of tables.
#[derive(Debug)]
pub(crate) struct Table {
    /// The library to which the file belongs.
    pub(crate) library: String,
    /// The statics in the file.
    pub(crate) rows: Vec<TokenStream>,
}

/// A struct that is passed by value.
#[derive(Debug, Default)]
pub(crate) struct ByValue {
    pub(crate) definition: TokenStream,
    /// The libraries that pass the struct by value: the library that declares the struct, and libraries that use that
    /// library.
    pub(crate) users: BTreeSet<String>,
}

/// The whole package, or the part of the package that belongs to one library.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) package: &'a Package,
    pub(crate) only: Option<&'a str>,
}

impl<'a> Part<'a> {
    /// Returns true if this part of the package contains a library.
    pub(crate) fn has(self, library: &str) -> bool {
        self.only.map_or_else(|| self.package.home.has(library), |only| only == library)
    }

    /// The modules of this part of the package.
    pub(crate) fn modules(self) -> impl Iterator<Item = &'a PyModule> {
        self.package.modules.iter().filter(move |module| self.has(&module.library))
    }
}

/// One Python module: a library in one major version.
#[derive(Debug)]
pub(crate) struct PyModule {
    /// The Python package that contains the module.
    pub(crate) package: String,
    /// The library whose functions the module contains.
    pub(crate) library: String,
    /// The module's major version.
    pub(crate) major: u32,
    /// The version scheme of the library and its version, which determine the module's position in the package.
    pub(crate) edition: Edition,
    /// The newest scanned toolkit or release.
    pub(crate) newest: String,
    /// The library's common name.
    pub(crate) title: String,
    /// The name of the product to which the module's versions refer, if it is not CUDA.
    pub(crate) own_versions: Option<String>,
    /// The libraries whose classes the module's stub mentions, with the major version of each library.
    pub(crate) uses: Vec<(String, u32)>,
    /// The description of the library file, from which the library is loaded.
    pub(crate) loads: Loads,
    /// The type that the library's functions return as their result: the name of a class, and the parts of that class.
    pub(crate) result: ResultCodes,
    /// The result code of a call whose work continues asynchronously.
    pub(crate) in_progress: Option<i32>,
    /// The result code of a call whose outputs did not fit into the memory that was passed.
    pub(crate) too_small: Option<i32>,
    /// Set if result codes above 0 are warnings.
    pub(crate) has_warnings: bool,
    /// The source of the library's last error message.
    pub(crate) last_message: Option<PyLastMessage>,
    /// Set if this library defines the class of the result. Otherwise, a library that it uses defines the class.
    pub(crate) owns_result: bool,
    /// Maps each function name that differs from its symbol to the symbol.
    pub(crate) renamed: BTreeMap<String, String>,
    /// Maps each deprecated function that the next major version lacks to its replacement.
    pub(crate) successors: BTreeMap<String, String>,
    /// The C functions that Cython modules import, by name.
    pub(crate) c_functions: Vec<CFunction>,
    /// The module's declarations for Cython modules.
    pub(crate) pxd: Option<Pxd>,
    /// The module's functions: the Python name, the module with the body, and the documentation.
    pub(crate) functions: Vec<PyFunction>,
    /// The table rows of helpers and classes.
    pub(crate) classes: Vec<PyClassRow>,
    /// The module's constants.
    pub(crate) constants: Vec<PyConstant>,
    /// The classes in the module's stub.
    pub(crate) stubs: Vec<StubClass>,
}

/// The source of a library's last error message, in Python.
#[derive(Debug)]
pub(crate) struct PyLastMessage {
    /// The name of the function that returns the message.
    pub(crate) function: String,
    /// The arguments of the function that returns the message, as a Python tuple.
    pub(crate) arguments: &'static str,
    /// The name of the function that returns the size of an object's log. Empty if the message does not come from a
    /// log.
    pub(crate) size: String,
    /// The functions whose errors are described in an object's log. Each function is mapped to the index and the name
    /// of its parameter for the object.
    pub(crate) objects: BTreeMap<String, (usize, String)>,
}

/// A class of a Python module.
#[derive(Debug)]
pub(crate) struct PyClassRow {
    /// The name of the class in the module.
    pub(crate) name: String,
    /// The expression that refers to the table of the class.
    pub(crate) class: TokenStream,
    /// Set if the class has the same name in its table as in the module.
    pub(crate) is_own: bool,
}

/// A constant of a Python module.
#[derive(Debug)]
pub(crate) struct PyConstant {
    /// The name of the constant.
    pub(crate) name: String,
    /// The value of the constant in the generated module table.
    pub(crate) row: ConstantRow,
    /// The constant's type or value in the stub.
    pub(crate) stub: StubConstant,
}

/// The value of a constant in the generated module table.
#[derive(Debug)]
pub(crate) enum ConstantRow {
    /// The value of an integer constant.
    Int(i64),
    /// An expression for the value of any other constant.
    Other(TokenStream),
}

/// A C function with the name and the signature by which Cython modules import it.
#[derive(Debug)]
pub(crate) struct CFunction {
    /// The function's public name.
    pub(crate) name: String,
    /// The function's signature, as Cython prints it.
    pub(crate) signature: String,
    /// The path of the slot that contains the function's symbol.
    pub(crate) slot: TokenStream,
    /// The value that the C function returns if the library lacks the symbol. The function also sets an exception.
    /// `None` if the function returns a record.
    pub(crate) missing: Option<u64>,
}

/// A symbol that a library exports.
#[derive(Debug, Default)]
pub(crate) struct Slot {
    /// The major versions that contain the symbol.
    pub(crate) majors: BTreeSet<u32>,
    /// The toolkit that introduced the symbol. Empty if that toolkit is unknown.
    pub(crate) since: String,
    /// The symbol's variants for per-thread default streams: the suffix of each variant, and the major versions that
    /// contain it.
    pub(crate) twins: BTreeMap<String, BTreeSet<u32>>,
}

/// A function of a Python module.
#[derive(Debug)]
pub(crate) struct PyFunction {
    /// The name of the function in the module.
    pub(crate) name: String,
    /// The name of the function that has the body: this function itself, or the function of which this function is an
    /// alias.
    pub(crate) body: String,
    /// The Rust module that contains the body, such as `common` or `only13`.
    pub(crate) place: String,
    /// The Rust module that contains the docstring.
    pub(crate) documented: String,
    /// The function's signature in the stub.
    pub(crate) stub: StubFunction,
}

impl PyModule {
    /// The module's path in the package: `cuda13.driver`, or `nccl` for an independently versioned library.
    pub(crate) fn path(&self) -> String {
        self.edition.path(&self.library, ".")
    }

    /// The module's full Python name: `cubind.cuda13.driver`.
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
