//! The module names that classes show: those of this package, or those of `cuda.bindings`.
//!
//! Programs compare `__module__`, extension modules compare C's `tp_name`, and pickles name classes by their module.
//! The name of a class cannot change, so the choice is made for the whole process before the first class is created.
//! Classes that were created earlier keep their names.

use std::borrow::Cow;
use std::sync::OnceLock;

use super::modules::Module;
use super::package;

/// The libraries whose modules appear under another package's name.
#[derive(PartialEq, Eq)]
struct Presented {
    /// The major version.
    major: u32,
    /// The package whose name the modules show, such as `cuda.bindings`.
    package: String,
    /// The libraries that the package contains with C names. Its other libraries have Python names or are missing.
    /// For example, pickles require that a class exists in the module that its `__module__` names.
    libraries: Vec<String>,
}

impl Presented {
    /// Returns true if a module is one of these libraries. Modules of independently versioned libraries are at the top
    /// level.
    fn has(&self, module: &Module) -> bool {
        module.major == self.major
            && module.name.to_bytes().iter().filter(|byte| **byte == b'.').count() == 2
            && self.libraries.iter().any(|library| library == module.library)
    }
}

static AS: OnceLock<Presented> = OnceLock::new();

/// Sets the package in `__module__` of classes and functions of these libraries that are created from now on. Only the
/// first call has an effect. Returns true if this is the first call, or has the same arguments.
pub fn present(major: u32, package: String, libraries: Vec<String>) -> bool {
    let given = Presented { major, package, libraries };
    match AS.set(given) {
        Ok(()) => true,
        Err(given) => AS.get() == Some(&given),
    }
}

/// Returns true if the modules appear under another package's name.
pub fn is_renamed() -> bool {
    AS.get().is_some()
}

/// Returns the `__module__` of the class with this name.
pub fn presented(module: &'static str, name: &str) -> Cow<'static, str> {
    let own = Cow::Borrowed(module);
    let Some(presented) = AS.get() else { return own };
    let Some((_, library)) = module.rsplit_once('.') else { return own };
    let found = package::own().modules.iter().find(|found| found.library == library && presented.has(found));
    // Major versions share tables: a class belongs to each major version that lists it.
    let has = |found: &&&'static Module| {
        let classes = found.classes();
        classes.binary_search_by_key(&name, |(found, _)| *found).is_ok_and(|at| classes[at].1.text().module() == module)
    };
    if found.filter(has).is_some() { Cow::Owned(format!("{}.{library}", presented.package)) } else { own }
}

/// Returns the `__module__` of a module's functions.
pub fn presented_module(module: &'static Module) -> Cow<'static, str> {
    match AS.get() {
        Some(presented) if presented.has(module) => Cow::Owned(format!("{}.{}", presented.package, module.library)),
        Some(_) | None => module.name.to_string_lossy(),
    }
}
