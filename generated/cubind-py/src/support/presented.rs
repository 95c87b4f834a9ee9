//! The module names of classes: the package's own, or those of `cuda.bindings`.
//!
//! Programs compare `__module__`, extension modules C's `tp_name`, and pickles name classes by their module. The name of
//! a class cannot change: it is decided for the process before the first class is created, and earlier classes keep theirs.

use std::borrow::Cow;
use std::sync::OnceLock;

use super::modules::Module;
use super::package;

/// What is presented, and as whose.
#[derive(PartialEq, Eq)]
struct Presented {
    /// The major version.
    major: u32,
    /// `cuda.bindings`
    package: String,
    /// The libraries that the package has with C's names. It has others in Python's, or not at all: what is said to be there
    /// must be found there, as pickles do.
    libraries: Vec<String>,
}

impl Presented {
    /// Whether a module is one of these. Those of libraries with versions of their own are at the top.
    fn has(&self, module: &Module) -> bool {
        module.major == self.major
            && module.name.to_bytes().iter().filter(|byte| **byte == b'.').count() == 2
            && self.libraries.iter().any(|library| library == module.library)
    }
}

static AS: OnceLock<Presented> = OnceLock::new();

/// From now on, the classes and functions of these libraries have this package in `__module__`. The first call counts;
/// whether this one is it, or says the same.
pub fn present(major: u32, package: String, libraries: Vec<String>) -> bool {
    let given = Presented { major, package, libraries };
    match AS.set(given) {
        Ok(()) => true,
        Err(given) => AS.get() == Some(&given),
    }
}

/// Whether the modules are presented as another package's.
pub fn is_renamed() -> bool {
    AS.get().is_some()
}

/// The `__module__` of the class of a table.
pub fn presented(module: &'static str, name: &str) -> Cow<'static, str> {
    let own = Cow::Borrowed(module);
    let Some(presented) = AS.get() else { return own };
    let Some((_, library)) = module.rsplit_once('.') else { return own };
    let found = package::own().modules.iter().find(|found| found.library == library && presented.has(found));
    // Majors share tables: a class belongs to each that lists it.
    let has = |found: &&&'static Module| {
        let classes = found.classes();
        classes.binary_search_by_key(&name, |(found, _)| *found).is_ok_and(|at| classes[at].1.text().module() == module)
    };
    if found.filter(has).is_some() { Cow::Owned(format!("{}.{library}", presented.package)) } else { own }
}

/// The name that the functions of a module give for it.
pub fn presented_module(module: &'static Module) -> Cow<'static, str> {
    match AS.get() {
        Some(presented) if presented.has(module) => Cow::Owned(format!("{}.{}", presented.package, module.library)),
        Some(_) | None => module.name.to_string_lossy(),
    }
}
