//! C functions for other extension modules: the `__pyx_capi__` of a module, which Cython's `cimport` reads.
//!
//! A capsule contains the address that the library exports, so calls have no overhead. If the library lacks the
//! function, the capsule contains a replacement that sets an exception and returns the error code for which Cython
//! checks.

use core::ffi::CStr;
use core::ptr::NonNull;

use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};

use super::errors::Fallible;
use super::modules::Module;
use super::rows::Rows;
use super::{c_api, library, missing, out};

/// A function that other extension modules call.
#[derive(Clone, Copy)]
pub struct CFunction {
    /// The function's name.
    pub name: &'static CStr,
    /// The signature of the function, which is the name of the capsule. The importing module compares this name.
    pub signature: &'static CStr,
    /// The function's symbol.
    pub symbol: CSymbol,
}

/// The symbol of a [`CFunction`]. It contains no address, for the reason described in `rows`.
#[derive(Clone, Copy)]
pub struct CSymbol {
    slot: u32,
    /// The error code that is returned if the library has no such symbol.
    missing: Option<u32>,
}

impl CSymbol {
    /// Creates the symbol in this slot. Without an error code, a capsule is created only if the library was loaded.
    pub const fn new(slot: usize, missing: Option<u64>) -> Self {
        let missing = match missing {
            Some(code) => {
                assert!(code <= u32::MAX as u64);
                Some(code as u32)
            }
            None => None,
        };
        Self { slot: slot as u32, missing }
    }
}

/// Creates a dict of capsules by function name. Loads the library, because each capsule needs an address.
pub fn capsules<'py>(py: Python<'py>, module: &'static Module) -> Fallible<Bound<'py, PyDict>> {
    // A missing function reports the error when it is called.
    let loaded = match library::load(py, module.def) {
        Ok(loaded) => Some(loaded),
        Err(raised) => {
            raised.clear_unless_fatal(py)?;
            None
        }
    };
    let dict = c_api::dict(py)?;
    for CFunction { name, signature, symbol } in Rows::of(module.c_functions) {
        let slot = symbol.slot as usize;
        let found = loaded.and_then(|loaded| NonNull::new(module.symbols.at(slot).address(loaded)));
        let missing = || missing::function(module, loaded.is_some().then_some(slot), symbol.missing?);
        let Some(address) = found.or_else(missing) else { continue };
        // SAFETY: `address` is the address of a function in a library that is never unloaded.
        let capsule = unsafe { PyCapsule::new_with_pointer(py, address, signature) }?;
        c_api::set_item(&dict, name, capsule.as_any().as_borrowed())?;
    }
    Ok(dict)
}

/// Creates a dict of the addresses of all symbols.
pub fn addresses<'py>(py: Python<'py>, module: &'static Module) -> Fallible<Bound<'py, PyDict>> {
    let loaded = library::load(py, module.def)?;
    let dict = c_api::dict(py)?;
    for symbol in module.symbols.all() {
        let address = out::usize(py, symbol.address(loaded).expose_provenance())?;
        c_api::set_item(&dict, symbol.name(), address.as_borrowed())?;
    }
    Ok(dict)
}
