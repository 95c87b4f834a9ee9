//! The module names of classes: the package's own, or those of `cuda.bindings`.
//!
//! Programs compare `__module__`, extension modules C's `tp_name`, and pickles name classes by their module. The name of
//! a class cannot change: it is decided for the process before the first class is created, and earlier classes keep theirs.

use std::borrow::Cow;
use std::sync::OnceLock;

use super::modules::Module;
use crate::modules::MODULES;

/// The major version whose modules are presented, and as whose: `cuda.bindings`.
static AS: OnceLock<(u32, String)> = OnceLock::new();

/// From now on, the classes and functions of a major version have this package in `__module__`. The first one counts;
/// whether this one is it.
pub fn present(major: u32, package: String) -> bool {
    AS.get_or_init(|| (major, package.clone())) == &(major, package)
}

/// Whether the modules are presented as another package's.
pub fn is_renamed() -> bool {
    AS.get().is_some()
}

/// The `__module__` of the class of a table.
pub fn presented(module: &'static str, name: &str) -> Cow<'static, str> {
    let own = Cow::Borrowed(module);
    let Some((major, package)) = AS.get() else { return own };
    let Some((_, library)) = module.rsplit_once('.') else { return own };
    let found = MODULES.iter().find(|found| is_of(found, *major) && found.library == library);
    // Majors share tables: a class belongs to each that lists it.
    let has = |found: &&&'static Module| {
        let classes = found.classes();
        classes.binary_search_by_key(&name, |(found, _)| *found).is_ok_and(|at| classes[at].1.text().module() == module)
    };
    if found.filter(has).is_some() { Cow::Owned(format!("{package}.{library}")) } else { own }
}

/// Whether a module is of this major version of CUDA; those of libraries with versions of their own are at the top.
fn is_of(module: &Module, major: u32) -> bool {
    module.major == major && module.name.to_bytes().iter().filter(|byte| **byte == b'.').count() == 2
}

/// The name that the functions of a module give for it.
pub fn presented_module(module: &'static Module) -> Cow<'static, str> {
    match AS.get() {
        Some((major, package)) if is_of(module, *major) => Cow::Owned(format!("{package}.{}", module.library)),
        Some(_) | None => module.name.to_string_lossy(),
    }
}
