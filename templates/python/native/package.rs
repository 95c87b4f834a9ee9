//! The package that this extension module is of: its names, and the tables that the generated code hands over.
//!
//! Support code names no package but `cubind`, whose classes, exceptions and settings all share. Another package has an extension
//! module of its own, with a copy of this code, and takes from `cubind` what it uses of that: see `base`.

use core::ffi::CStr;
use std::sync::OnceLock;

use super::modules::{Class, Module};
use super::rows::Table;

/// What the generated code says of its package.
pub struct Package {
    /// The package as programs import it: `cubind`.
    pub name: &'static CStr,
    /// Its version.
    pub version: &'static CStr,
    /// The name of the extension module: `cubind._native`.
    pub native: &'static CStr,
    /// The module with the classes that enums extend: `cubind._enums`.
    pub enums: &'static str,
    /// Its modules.
    pub modules: &'static [&'static Module],
    /// What it stands on; nothing under `cubind` itself.
    pub base: Option<Base>,
}

/// What a package takes from the one that it stands on.
pub struct Base {
    /// The version of `cubind` that it was generated with.
    pub version: &'static str,
    /// Its tables of classes that are taken from there.
    pub classes: Table<(&'static str, Class)>,
}

/// What there is without a package: in tests of this code alone.
static NOBODY: Package = Package {
    name: c"cubind",
    version: c"0",
    native: c"cubind._native",
    enums: "cubind._enums",
    modules: &[],
    base: None,
};

static OWN: OnceLock<&'static Package> = OnceLock::new();

/// Sets what package this is.
pub fn set(package: &'static Package) {
    OWN.get_or_init(|| package);
}

/// The package that this is.
pub fn own() -> &'static Package {
    OWN.get().copied().unwrap_or(&NOBODY)
}

impl Package {
    /// Its name, in messages.
    pub fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or_default()
    }

    /// The name of the extension module, as a class has it in `__module__`.
    pub fn module(&self) -> &'static str {
        self.native.to_str().unwrap_or_default()
    }
}
