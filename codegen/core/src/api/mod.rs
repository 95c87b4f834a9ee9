//! The resolved model of the API: the bound items, their plans, and the source of each decision.
//!
//! The model is created once from the registry and the specs. The back end of each language reads the model, and makes
//! no decisions about C. This module contains only data. The decisions are made in [`analysis`](crate::analysis), on
//! which this module does not depend.

pub mod call;
pub mod docs;
pub mod guards;
pub mod ownership;
pub mod plan;
pub mod roles;
pub mod safety;
mod scope;
pub mod time;
mod types;
pub mod words;

pub use scope::Scope;
pub use types::{Constant, Field, Member, Type, TypeKind};

use crate::{
    api::{
        call::Returned,
        ownership::{Handle, OwnedCall, Owner},
        plan::CallPlan,
        roles::Param,
        safety::Obligations,
    },
    ctype::{CType, prototype, variable, variadic},
    edition::Edition,
    ordered::Ordered,
    registry::history::Ranges,
    spec,
    version::Version,
};
use indexmap::IndexMap;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// The model of all bound items.
#[derive(Clone, Debug, Default)]
pub struct Api {
    /// The libraries. Each library follows the libraries that it uses.
    pub libraries: Vec<Library>,
    /// The configuration of each major version.
    pub majors: spec::Majors,
    /// The packages for libraries that are not contained in `cubind` itself.
    pub packages: spec::Packages,
}

impl Api {
    /// Returns the major versions of CUDA for which bindings are generated.
    pub fn major_numbers(&self) -> BTreeSet<u32> {
        let of_cuda = self.libraries.iter().filter(|library| !library.spec.has_own_versions());
        of_cuda.flat_map(|library| library.majors.keys().copied()).collect()
    }

    /// Returns the newest scanned toolkit of each major version.
    pub fn newest_toolkits(&self) -> BTreeMap<u32, Version> {
        let of_cuda = self.libraries.iter().filter(|library| !library.spec.has_own_versions());
        let mut toolkits: Vec<Version> = of_cuda.flat_map(|library| library.toolkits.iter().copied()).collect();
        toolkits.sort_unstable();
        let newest: BTreeMap<u32, Version> = toolkits.into_iter().map(|version| (version.major, version)).collect();
        let generated = self.major_numbers();
        newest.into_iter().filter(|(major, _)| generated.contains(major)).collect()
    }

    /// Returns the major version of `used` that provides the types for the major version `number` of `user`.
    ///
    /// If both libraries are part of CUDA, the two versions are equal. If either library is versioned independently,
    /// `user` uses only types that all major versions share, so any major version can provide these types. The default
    /// major version is preferred if `used` has this version.
    fn used_major(&self, user: &spec::Library, number: u32, used: &Library) -> Option<u32> {
        if !user.has_own_versions() && !used.spec.has_own_versions() {
            return used.majors.contains_key(&number).then_some(number);
        }
        let default =
            Some(self.default_major()).filter(|major| !used.spec.has_own_versions() && used.majors.contains_key(major));
        default.or(used.majors.keys().next_back().copied())
    }

    /// Returns the libraries whose types the major version `number` of `user` uses, in the order of the spec. Each
    /// library comes with the major version that provides the types.
    pub fn used_editions<'a>(
        &'a self,
        user: &'a spec::Library,
        number: u32,
    ) -> impl Iterator<Item = (&'a Library, u32)> + Clone {
        user.uses.iter().filter_map(move |name| {
            let used = self.library(name)?;
            Some((used, self.used_major(user, number, used)?))
        })
    }

    /// Returns the names of all libraries.
    pub fn names(&self) -> BTreeSet<String> {
        self.libraries.iter().map(|library| library.spec.name.clone()).collect()
    }

    /// Returns the names of the given libraries, and of all libraries that they use directly or indirectly.
    pub fn with_used(&self, names: &BTreeSet<String>) -> BTreeSet<String> {
        spec::with_used(self.libraries.iter().map(|library| &library.spec), names)
    }

    /// Returns the library with this name.
    pub fn library(&self, name: &str) -> Option<&Library> {
        self.libraries.iter().find(|library| library.spec.name == name)
    }

    /// Returns the major version of CUDA for modules whose paths contain no version.
    pub fn default_major(&self) -> u32 {
        self.majors.default_of(&self.major_numbers())
    }
}

/// The model of one library, for all toolkits.
#[derive(Clone, Debug)]
pub struct Library {
    /// The section `library` of the library's spec.
    pub spec: spec::Library,
    /// The functions that query and set the current context, if the library's handles belong to contexts.
    pub contexts: Option<spec::Contexts>,
    /// The library's configuration for Rust only.
    pub rust: Option<spec::HandWritten>,
    /// The summaries and other descriptions from `specs/summaries`.
    pub texts: spec::Texts,
    /// For each enum that selects the types of values, the type that each member selects.
    pub attribute_types: IndexMap<String, IndexMap<String, spec::ValueType>>,
    /// For each enum that selects the types of values in memory, the type that each member selects.
    pub elements: IndexMap<String, IndexMap<String, spec::ElementType>>,
    /// The enums whose members are bit flags, by their names in the header.
    pub flags: BTreeSet<String>,
    /// Every scanned toolkit, oldest first.
    pub toolkits: BTreeSet<Version>,
    /// The model of each major version.
    pub majors: BTreeMap<u32, Major>,
    /// Every symbol whose parameters have roles, with each signature of the symbol.
    pub signatures: BTreeMap<String, Vec<ResolvedSignature>>,
    /// The binding status of each declaration.
    pub coverage: Vec<Coverage>,
}

impl Library {
    /// Returns the plan for a symbol and these parameters, from the newest major version that has this signature.
    pub fn plan(&self, symbol: &str, params: &[Param]) -> Option<&CallPlan> {
        let majors = || self.majors.values().rev();
        let is_meant = |function: &&Function| function.symbol == symbol && function.params == params;
        // Most functions have the name of their symbol.
        let named = majors().filter_map(|major| major.functions.get(symbol)).find(is_meant);
        let found = named.or_else(|| majors().flat_map(|major| major.functions.values()).find(is_meant));
        found.map(|function| &function.plan)
    }

    /// Returns the newest toolkit or release that was scanned for a major version.
    pub fn newest(&self, number: u32) -> Option<Version> {
        self.toolkits.iter().rfind(|version| version.major == number).copied()
    }

    /// Returns the edition that represents a major version in the Rust crate and the Python package.
    pub fn edition(&self, number: u32) -> Edition {
        if self.spec.has_own_versions() {
            Edition::Own { number, is_first: self.majors.keys().next().is_none_or(|first| *first == number) }
        } else {
            Edition::Cuda(number)
        }
    }
}

/// The model of a library in one major version, as declared by the newest toolkit of that version.
#[derive(Clone, Debug, Default)]
pub struct Major {
    /// Public functions, by public name.
    pub functions: BTreeMap<String, Function>,
    /// All exported symbols, including those without a public name.
    pub symbols: BTreeMap<String, Symbol>,
    /// The library's own types, by name.
    pub types: BTreeMap<String, Type>,
    /// Macros that have a value.
    pub constants: BTreeMap<String, Constant>,
    /// Inline functions in the header.
    pub helpers: BTreeMap<String, Helper>,
    /// The types of the library's own handles that programs can own, and of the parts of such handles.
    pub handles: BTreeMap<String, Handle>,
    /// The records that the caller allocates and that the library destroys, or whose address the library stores. Such
    /// records are objects rather than values.
    pub stay: BTreeSet<String>,
    /// Maps each tag or typedef to its canonical name: the name of the handle, enum or record to which the tag or
    /// typedef refers.
    pub names: BTreeMap<String, String>,
    /// The names of a used library's types that this library's headers redefine.
    pub repeated: BTreeSet<String>,
}

/// The toolkits that declare an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Availability {
    /// The product to which the versions refer: CUDA, or an independently versioned library.
    pub product: String,
    /// The first scanned toolkit that has the item.
    pub since: Version,
    /// True if older toolkits have been scanned, so that `since` is the version that introduced the item.
    pub since_is_known: bool,
    /// The last toolkit that has the item, if the newest toolkit does not have it.
    pub until: Option<Version>,
    /// The driver version that introduced a function of the driver, if the headers state this version.
    pub driver_since: Option<Version>,
}

impl Availability {
    /// Returns the version that a program needs for the item, if this version is known. The driver version takes
    /// precedence over the first toolkit whose headers have the item.
    pub fn required_version(&self) -> Option<Version> {
        self.driver_since.or_else(|| self.since_is_known.then_some(self.since))
    }
}

/// Formats the availability: `since CUDA 13.0`, `only in CUDA 12.9`.
impl fmt::Display for Availability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ref product, since, since_is_known, until, driver_since } = *self;
        if let Some(until) = until.filter(|until| *until == since && self.required_version() == Some(since)) {
            return write!(f, "only in {product} {until}");
        }
        match driver_since {
            Some(driver) if !since_is_known || driver == since => write!(f, "since {product} {driver}"),
            Some(driver) => write!(f, "since {product} {since} (in drivers since {driver})"),
            None if since_is_known => write!(f, "since {product} {since}"),
            None => write!(f, "since at least {product} {since}"),
        }?;
        until.map_or(Ok(()), |until| write!(f, ", until {product} {until}"))
    }
}

/// A symbol that a library exports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The name of the symbol in the library.
    pub name: String,
    /// The header that declares the symbol.
    pub header: String,
    /// The return type of the function.
    pub returns: CType,
    /// The return type that the header declares. The declared type is an integer if the library has no type for its
    /// result codes.
    pub declared_returns: CType,
    /// The meaning of the return value.
    pub returned: Returned,
    /// The return value of a call if the function returns no result code and the installed library lacks the symbol.
    /// `None` if the spec declares no such value.
    pub missing: Option<spec::Missing>,
    /// True if the symbol is a variable. In this case, the value of the variable is the return value.
    pub variable: bool,
    /// True if variable arguments follow the parameters. A function with variable arguments has no public name, and
    /// only C and Rust programs can call it.
    pub variadic: bool,
    /// The types of the parameters, in order.
    pub params: Ordered<CType>,
    /// The suffix of the symbol's variant for per-thread default streams, or an empty string.
    pub per_thread: String,
    /// The toolkits that declare the symbol.
    pub availability: Availability,
    /// True if the newest toolkit that declares the symbol keeps it only for binary compatibility.
    pub legacy: bool,
    /// True if the newest toolkit that declares the symbol marks it as deprecated.
    pub deprecated: bool,
    /// The public name of the replacement for a deprecated function, if the replacement is known.
    pub instead: Option<String>,
    /// The deprecation of the symbol that the newest toolkit of any major version announces.
    pub announced: Option<Announced>,
    /// The newest toolkit of any major version that documents this signature.
    pub documented: Version,
    /// The function's group in the documentation of this signature.
    pub group: String,
    /// The result codes that the function's documentation lists.
    pub errors: BTreeSet<String>,
    /// The public name of the function that calls the symbol, if there is one.
    pub public: Option<String>,
}

impl Symbol {
    /// Returns the C declaration of the symbol.
    pub fn prototype(&self) -> String {
        match self.variable {
            true => variable(&self.declared_returns, &self.name),
            false if self.variadic => variadic(&self.declared_returns, &self.name, &self.params),
            false => prototype(&self.declared_returns, &self.name, &self.params),
        }
    }
}

/// A deprecation that is announced for a later version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The product to which the version refers: CUDA, or an independently versioned library.
    pub product: String,
    /// The first toolkit that announces the deprecation.
    pub since: Version,
    /// The documented name of the replacement. Empty if the documentation mentions no replacement.
    pub instead: String,
}

/// A public function: a symbol under the name that programs use, with the roles of its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// The public name of the function.
    pub name: String,
    /// The symbol that the function calls.
    pub symbol: String,
    /// The one-line summary of the function, if `specs/summaries` contains one.
    pub summary: Option<String>,
    /// Words for which the search of the documentation lists the function first.
    pub search: Vec<String>,
    /// Other names of the function. These names include the symbol if a `#define` maps the public name to the symbol.
    pub aliases: Vec<String>,
    /// The parameters with their roles, in the order of the header.
    pub params: Vec<Param>,
    /// The plan of the call.
    pub plan: CallPlan,
    /// The result code for a call that returns NULL, if the return value is a new handle that the caller owns.
    pub creates: Option<String>,
    /// For each parameter that returns a handle, the owner of the handle. Only handles that programs can own, and parts
    /// of such handles, are included.
    pub owners: BTreeMap<String, Owner>,
    /// The properties of a call with owned handles. `None` if the function neither takes nor creates such handles.
    pub owned: Option<OwnedCall>,
    /// The obligations of the function's caller.
    pub obligations: Obligations,
    /// The function's configuration for Python only.
    pub python: PythonFunction,
}

/// The configuration of a function for Python only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PythonFunction {
    /// True if Python's GIL is held during the call, because the function neither blocks nor calls a callback.
    pub holds_gil: bool,
    /// Additional public names of the function in Python.
    pub names: Vec<String>,
}

/// The parameters of a symbol with their roles, and the toolkits that declare this signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedSignature {
    /// The toolkits that declare this signature.
    pub toolkits: Ranges,
    /// The parameters with their roles.
    pub params: Vec<Param>,
}

/// An inline function in the header, which creates a record from its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helper {
    /// The name of the function.
    pub name: String,
    /// The one-line summary of the function, if `specs/summaries` contains one.
    pub summary: Option<String>,
    /// The header that defines the function.
    pub header: String,
    /// The type of the record that the function returns.
    pub returns: CType,
    /// The types of the parameters, in order.
    pub params: Ordered<CType>,
    /// For each parameter, the field of the record that the parameter initializes.
    pub fields: IndexMap<String, String>,
    /// The toolkits that define the function.
    pub availability: Availability,
}

/// The binding status of all declarations of one library in one toolkit.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// The name of the library.
    pub library: String,
    /// The version of the toolkit.
    pub toolkit: Version,
    /// The status of each declared function. The functions are helpers and symbols, except for per-thread variants.
    pub statuses: BTreeMap<String, BindingStatus>,
}

/// The binding status of a declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BindingStatus {
    /// The function is bound under this public name.
    Bound(String),
    /// The public name refers to another symbol. The function's own symbol can be called only through `sys`.
    Shadowed {
        /// The symbol to which the public name refers.
        by: String,
    },
    /// A function with variable arguments, which can be called only through `sys`.
    Variadic,
    /// The function is not bound. The value is the reason.
    Skipped(String),
}

/// The phrase for the status of a function that only C and Rust can call.
pub const VARIADIC: &str = "in `sys` only: variable arguments";

impl Function {
    /// Returns all names of the symbol, for matching with selectors of specs.
    pub fn names(&self) -> spec::FunctionNames<'_> {
        spec::FunctionNames::new(&self.symbol, std::iter::once(&self.name).chain(&self.aliases))
    }
}

impl Major {
    /// Returns the name of the type to which a name refers, through tags and aliases.
    pub fn canonical<'a>(&'a self, name: &'a str) -> &'a str {
        self.names.get(name).map_or(name, String::as_str)
    }

    /// Returns the name of the library's own type to which a name refers, through all aliases.
    pub fn meant<'a>(&'a self, name: &'a str) -> &'a str {
        let canonical = self.canonical(name);
        let of = self.types.get(canonical).and_then(|found| found.kind.alias_of()?.name());
        of.map_or(canonical, |of| self.meant(of))
    }
}
