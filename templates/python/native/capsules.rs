//! C functions for other extension modules: the `__pyx_capi__` of a module, which Cython's `cimport` reads.
//!
//! A capsule holds the address that the library exports, so calls have no overhead. If the library lacks the function,
//! the capsule holds one that sets an exception and returns the error code for which Cython checks.

use core::ffi::{CStr, c_void};
use core::ptr::NonNull;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};

use super::errors::{Fallible, runtime_error};
use super::modules::Module;
use super::rows::Rows;
use super::{c_api, library, out};

/// A function that other extension modules call.
pub struct CFunction {
    /// Its name.
    pub name: &'static CStr,
    /// Names the capsule; the importing module compares it.
    pub signature: &'static CStr,
    /// The slot of its symbol.
    pub slot: usize,
    /// The function to call if the library has no such symbol.
    pub missing: Option<extern "C" fn() -> u64>,
}

/// A dict of capsules by name. Loads the library: each capsule needs an address.
pub fn capsules<'py>(py: Python<'py>, module: &'static Module) -> Fallible<Bound<'py, PyDict>> {
    // A missing function reports that when it is called.
    let loaded = match library::load(py, module.def) {
        Ok(loaded) => Some(loaded),
        Err(raised) => {
            raised.unless_an_answer(py)?;
            None
        }
    };
    let dict = c_api::dict(py)?;
    for function in Rows::of(module.c_functions) {
        let found = loaded.and_then(|loaded| NonNull::new(module.symbols.at(function.slot).address(loaded)));
        let missing = function.missing.and_then(|missing| NonNull::new(missing as *mut c_void));
        let Some(address) = found.or(missing) else { continue };
        // SAFETY: the address of a function, in a library that is never unloaded.
        let capsule = unsafe { PyCapsule::new_with_pointer(py, address, function.signature) }?;
        c_api::set_item(&dict, function.name, capsule.as_any().as_borrowed())?;
    }
    Ok(dict)
}

/// A dict of all symbols' addresses.
pub fn addresses<'py>(py: Python<'py>, module: &'static Module) -> Fallible<Bound<'py, PyDict>> {
    let loaded = library::load(py, module.def)?;
    let dict = c_api::dict(py)?;
    for symbol in module.symbols.all() {
        let address = out::usize(py, symbol.address(loaded).expose_provenance())?;
        c_api::set_item(&dict, symbol.name(), address.as_borrowed())?;
    }
    Ok(dict)
}

/// Replaces a function that the library lacked when the capsules were made. It sets the exception that a call from
/// Python raises, and returns the code that makes Cython check for one.
///
/// Called on any thread, with or without the interpreter's lock. PyO3 misjudges that if one of its own functions that
/// called Python is further down the stack.
#[cold]
#[inline(never)]
pub fn missing(module: &'static Module, slot: usize, code: u64) -> u64 {
    // C++ destructors also call functions after Python has ended, when no interpreter exists to set an exception in.
    // SAFETY: may be called at any time.
    if unsafe { ffi::Py_IsInitialized() } == 0 {
        return code;
    }
    let symbol = module.symbols.at(slot);
    // SAFETY: between the two calls the thread is attached; there is an interpreter, as it is initialized.
    unsafe {
        let state = ffi::PyGILState_Ensure();
        let py = Python::assume_attached();
        if let Ok(loaded) = library::load(py, module.def) {
            if symbol.address(loaded).is_null() {
                let _set = symbol.not_found(py, module.def, loaded);
            } else {
                let name = symbol.name().to_string_lossy();
                let _set = runtime_error(
                    py,
                    format_args!(
                        "{name} was missing when its module was imported: import the module after the library is installed"
                    ),
                );
            }
        }
        ffi::PyGILState_Release(state);
    }
    code
}
