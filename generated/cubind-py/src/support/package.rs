//! The package of this extension module: its names, and the tables that the generated code provides.
//!
//! The support code refers by name only to the package `cubind`, whose classes, exceptions and settings all packages
//! share. Any other package has a separate extension module with a copy of this code, and uses `cubind`'s objects
//! through `base`.

use core::ffi::CStr;
use std::sync::OnceLock;

use super::modules::{Class, Module};
use super::rows::Table;

/// The description of a package, which the generated code provides.
pub struct Package {
    /// The package's import name, such as `cubind`.
    pub name: &'static CStr,
    /// The package's version.
    pub version: &'static CStr,
    /// The name of the extension module, such as `cubind._native`.
    pub native: &'static CStr,
    /// The name of the module with the classes that enums extend, such as `cubind._enums`.
    pub enums: &'static CStr,
    /// The package's modules.
    pub modules: &'static [&'static Module],
    /// The base package on which the package depends, or `None` for `cubind` itself.
    pub base: Option<Base>,
}

/// The parts of the base package that a package uses.
pub struct Base {
    /// The version of `cubind` with which the package was generated.
    pub version: &'static str,
    /// The tables of classes that come from the base package.
    pub classes: Table<(&'static str, Class)>,
}

/// The package that is used if no package is set, which happens only in tests of this code.
static NOBODY: Package = Package {
    name: c"cubind",
    version: c"0",
    native: c"cubind._native",
    enums: c"cubind._enums",
    modules: &[],
    base: None,
};

static OWN: OnceLock<&'static Package> = OnceLock::new();

/// Sets the package of this extension module.
pub fn set(package: &'static Package) {
    OWN.get_or_init(|| package);
}

/// Returns the package of this extension module.
pub fn own() -> &'static Package {
    OWN.get().copied().unwrap_or(&NOBODY)
}

impl Package {
    /// Returns the package's name, for messages.
    pub fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or_default()
    }

    /// Returns the name of the extension module, for the `__module__` of its classes.
    pub fn module(&self) -> &'static str {
        self.native.to_str().unwrap_or_default()
    }
}
