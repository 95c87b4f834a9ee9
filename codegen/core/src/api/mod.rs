//! The resolved model: the bound items, their plans, and the source of each decision.
//!
//! The model is created once from the registry and the specs. The code for each language reads the model, and makes no
//! decisions about C. This module contains only data. [`analysis`](crate::analysis) makes the decisions; this module
//! does not use it.

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

/// All bound items.
#[derive(Clone, Debug, Default)]
pub struct Api {
    /// The libraries. Each comes after the libraries that it uses.
    pub libraries: Vec<Library>,
    /// The configuration of each major version.
    pub majors: spec::Majors,
    /// The packages for libraries that are not part of `cubind` itself.
    pub packages: spec::Packages,
}

impl Api {
    /// The major versions of CUDA for which bindings are generated.
    pub fn major_numbers(&self) -> BTreeSet<u32> {
        let of_cuda = self.libraries.iter().filter(|library| !library.spec.has_own_versions());
        of_cuda.flat_map(|library| library.majors.keys().copied()).collect()
    }

    /// The newest scanned toolkit of each major version.
    pub fn newest_toolkits(&self) -> BTreeMap<u32, Version> {
        let of_cuda = self.libraries.iter().filter(|library| !library.spec.has_own_versions());
        let mut toolkits: Vec<Version> = of_cuda.flat_map(|library| library.toolkits.iter().copied()).collect();
        toolkits.sort_unstable();
        let newest: BTreeMap<u32, Version> = toolkits.into_iter().map(|version| (version.major, version)).collect();
        let generated = self.major_numbers();
        newest.into_iter().filter(|(major, _)| generated.contains(major)).collect()
    }

    /// The major version of `used` that provides the types for the major version `number` of `user`.
    ///
    /// If both libraries come with CUDA, the versions are equal. If either library is versioned independently, `user`
    /// uses only types that all major versions share, so any major version provides them. The default major version is
    /// preferred if the library has it.
    fn used_major(&self, user: &spec::Library, number: u32, used: &Library) -> Option<u32> {
        if !user.has_own_versions() && !used.spec.has_own_versions() {
            return used.majors.contains_key(&number).then_some(number);
        }
        let default =
            Some(self.default_major()).filter(|major| !used.spec.has_own_versions() && used.majors.contains_key(major));
        default.or(used.majors.keys().next_back().copied())
    }

    /// The libraries whose types the major version `number` of `user` uses, in the order of the spec. Each comes with
    /// the major version that provides the types.
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

    /// The names of all libraries.
    pub fn names(&self) -> BTreeSet<String> {
        self.libraries.iter().map(|library| library.spec.name.clone()).collect()
    }

    /// The given libraries, and all libraries that they use directly or indirectly.
    pub fn with_used(&self, names: &BTreeSet<String>) -> BTreeSet<String> {
        spec::with_used(self.libraries.iter().map(|library| &library.spec), names)
    }

    /// Returns the library with this name.
    pub fn library(&self, name: &str) -> Option<&Library> {
        self.libraries.iter().find(|library| library.spec.name == name)
    }

    /// The major version of CUDA for modules whose paths contain no version.
    pub fn default_major(&self) -> u32 {
        self.majors.default_of(&self.major_numbers())
    }
}

/// One library, for all toolkits.
#[derive(Clone, Debug)]
pub struct Library {
    /// The `library` section of the library's spec.
    pub spec: spec::Library,
    /// The functions that query and set the current context, if handles belong to contexts.
    pub contexts: Option<spec::Contexts>,
    /// The configuration for Rust only.
    pub rust: Option<spec::HandWritten>,
    /// The summaries and other descriptions in `specs/summaries`.
    pub texts: spec::Texts,
    /// For each enum, the types of the values that its members select.
    pub attribute_types: IndexMap<String, IndexMap<String, spec::ValueType>>,
    /// For each enum, the types of the values in memory that its members select.
    pub elements: IndexMap<String, IndexMap<String, spec::ElementType>>,
    /// The enums whose members are bit flags, by their names in the header.
    pub flags: BTreeSet<String>,
    /// Every scanned toolkit, oldest first.
    pub toolkits: BTreeSet<Version>,
    /// The model of each major version.
    pub majors: BTreeMap<u32, Major>,
    /// Every symbol whose parameters have roles, with each of its signatures.
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

    /// The newest toolkit or release that was scanned for a major version.
    pub fn newest(&self, number: u32) -> Option<Version> {
        self.toolkits.iter().rfind(|version| version.major == number).copied()
    }

    /// The edition that represents a major version in both packages.
    pub fn edition(&self, number: u32) -> Edition {
        if self.spec.has_own_versions() {
            Edition::Own { number, is_first: self.majors.keys().next().is_none_or(|first| *first == number) }
        } else {
            Edition::Cuda(number)
        }
    }
}

/// A library in one major version, as its newest toolkit declares it.
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
    /// The library's own types of handles that programs can own, and of parts of such handles.
    pub handles: BTreeMap<String, Handle>,
    /// Caller-allocated records that the library destroys, or whose address it stores. Such records are objects rather
    /// than values.
    pub stay: BTreeSet<String>,
    /// Maps each tag or typedef to the canonical name: that of the handle, enum or record that it refers to.
    pub names: BTreeMap<String, String>,
    /// Names of a used library's types that this library's headers redefine.
    pub repeated: BTreeSet<String>,
}

/// The toolkits that declare an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Availability {
    /// The product that the versions refer to: CUDA, or an independently versioned library.
    pub product: String,
    /// The first scanned toolkit that has the item.
    pub since: Version,
    /// True if older toolkits have been scanned, so that `since` is the version that introduced the item.
    pub since_is_known: bool,
    /// The last toolkit that has the item, if the newest toolkit does not have it.
    pub until: Option<Version>,
    /// The driver version that introduced a driver function, if the headers state it.
    pub driver_since: Option<Version>,
}

impl Availability {
    /// The version that a program needs for the item, if it is known. The driver version takes precedence over the
    /// first toolkit whose headers have the item.
    pub fn required_version(&self) -> Option<Version> {
        self.driver_since.or_else(|| self.since_is_known.then_some(self.since))
    }
}

/// Examples: `since CUDA 13.0`, `only in CUDA 12.9`.
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
            None => write!(f, "since {product} {since} or earlier"),
        }?;
        until.map_or(Ok(()), |until| write!(f, ", until {product} {until}"))
    }
}

/// An exported symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The symbol's name in the library.
    pub name: String,
    /// The header that declares it.
    pub header: String,
    /// The return type.
    pub returns: CType,
    /// The return type that the header declares. It is an integer if the library has no type for its result codes.
    pub declared_returns: CType,
    /// The meaning of the return value.
    pub returned: Returned,
    /// The return value of a call if the installed library lacks the symbol and the function returns no result code.
    /// `None` if the spec declares none.
    pub missing: Option<spec::Missing>,
    /// True if the symbol is a variable. Its value is then the return value.
    pub variable: bool,
    /// True if variable arguments follow the parameters. Such a function has no public name; only C and Rust can call
    /// it.
    pub variadic: bool,
    /// Its parameters, in order.
    pub params: Ordered<CType>,
    /// The suffix of the symbol's variant for per-thread default streams, or an empty string.
    pub per_thread: String,
    /// The toolkits that declare it.
    pub availability: Availability,
    /// True if the newest toolkit that declares the symbol keeps it only for binary compatibility.
    pub legacy: bool,
    /// True if the newest toolkit marks it as deprecated.
    pub deprecated: bool,
    /// The public name of the replacement of a deprecated function, if known.
    pub instead: Option<String>,
    /// The deprecation that the newest toolkit of any major version announces.
    pub announced: Option<Announced>,
    /// The newest toolkit of any major version that documents this signature.
    pub documented: Version,
    /// The function's group in that documentation.
    pub group: String,
    /// The result codes that the documentation lists.
    pub errors: BTreeSet<String>,
    /// The public name of the function that calls it, if any.
    pub public: Option<String>,
}

impl Symbol {
    /// The C declaration of the function.
    pub fn prototype(&self) -> String {
        match self.variable {
            true => variable(&self.declared_returns, &self.name),
            false if self.variadic => variadic(&self.declared_returns, &self.name, &self.params),
            false => prototype(&self.declared_returns, &self.name, &self.params),
        }
    }
}

/// An announced deprecation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The product that the version refers to: CUDA, or an independently versioned library.
    pub product: String,
    /// The first toolkit that announces the deprecation.
    pub since: Version,
    /// The documented name of the replacement. Empty if the documentation names none.
    pub instead: String,
}

/// A public function: a symbol under the name that programs use, with the roles of its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// The public name.
    pub name: String,
    /// The symbol that it calls.
    pub symbol: String,
    /// The one-line summary, if `specs/summaries` has one.
    pub summary: Option<String>,
    /// Words for which the documentation's search lists the function first.
    pub search: Vec<String>,
    /// Other names of the function. They include the symbol if a `#define` maps the name to it.
    pub aliases: Vec<String>,
    /// The parameters with their roles, in the order of the header.
    pub params: Vec<Param>,
    /// The plan of the call.
    pub plan: CallPlan,
    /// The result code of a call that returns NULL, if the return value is a new handle that the caller owns.
    pub creates: Option<String>,
    /// For each parameter that returns a handle, the handle's owner. Includes only handles that programs can own, and
    /// parts of such handles.
    pub owners: BTreeMap<String, Owner>,
    /// The reasons why a call is not safe with owned handles. `None` if the function neither takes nor creates such
    /// handles.
    pub owned: Option<OwnedCall>,
    /// The obligations of the function's caller.
    pub obligations: Obligations,
    /// The configuration for Python only.
    pub python: PythonFunction,
}

/// The configuration of a function for Python only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PythonFunction {
    /// True if Python's GIL is held during the call, because the call neither blocks nor calls back.
    pub holds_gil: bool,
    /// Additional public names.
    pub names: Vec<String>,
}

/// The parameters of a symbol with their roles, and the toolkits that declare this signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedSignature {
    /// The toolkits.
    pub toolkits: Ranges,
    /// The parameters with their roles.
    pub params: Vec<Param>,
}

/// An inline function in the header. It creates a record from its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helper {
    /// Its name.
    pub name: String,
    /// The one-line summary, if `specs/summaries` has one.
    pub summary: Option<String>,
    /// The header that defines it.
    pub header: String,
    /// The record that it returns.
    pub returns: CType,
    /// The parameters, in order.
    pub params: Ordered<CType>,
    /// For each parameter, the field that it initializes.
    pub fields: IndexMap<String, String>,
    /// The toolkits that define it.
    pub availability: Availability,
}

/// The binding status of all declarations of one library in one toolkit.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// The library.
    pub library: String,
    /// The toolkit.
    pub toolkit: Version,
    /// The status of each declared function: helpers, and symbols except per-thread variants.
    pub statuses: BTreeMap<String, BindingStatus>,
}

/// The binding status of a declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BindingStatus {
    /// The function is bound under this public name.
    Bound(String),
    /// The public name refers to another symbol. This symbol can be called only through `sys`.
    Shadowed {
        /// The symbol that the name resolves to.
        by: String,
    },
    /// A function with variable arguments. It can be called only through `sys`.
    Variadic,
    /// The function is not bound. The reason is from the spec.
    Skipped(String),
}

/// The status of a function that only C and Rust can call, in words.
pub const VARIADIC: &str = "in `sys` only: variable arguments";

impl Function {
    /// All names of the symbol, for selectors of specs.
    pub fn names(&self) -> spec::FunctionNames<'_> {
        spec::FunctionNames::new(&self.symbol, std::iter::once(&self.name).chain(&self.aliases))
    }
}

impl Major {
    /// The name of the type that a name refers to, through tags and aliases.
    pub fn canonical<'a>(&'a self, name: &'a str) -> &'a str {
        self.names.get(name).map_or(name, String::as_str)
    }

    /// The name of the library's own type that a name refers to, through all aliases.
    pub fn meant<'a>(&'a self, name: &'a str) -> &'a str {
        let canonical = self.canonical(name);
        let of = self.types.get(canonical).and_then(|found| found.kind.alias_of()?.name());
        of.map_or(canonical, |of| self.meant(of))
    }
}
