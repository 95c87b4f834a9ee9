//! C's functions for other extension modules: what Cython's `cimport` finds in a module's `__pyx_capi__`.
//!
//! A capsule holds the very address that the library exports, so a call costs nothing more than a call. What the library
//! lacks is stood in for by a function that sets an exception and returns the code at which Cython looks for one.

use core::ffi::{CStr, c_void};

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, runtime_error};
use super::library::{self, LibraryDef};
use super::modules::Module;
use super::out;
use super::symbol::Slot;

/// A function that other extension modules call.
pub struct CFunction {
    name: &'static CStr,
    /// Names the capsule: who imports the function compares it.
    signature: &'static CStr,
    slot: usize,
    missing: Option<extern "C" fn() -> u64>,
}

impl CFunction {
    /// A function by its name and signature; the slot of its symbol; what is called where the library has no such symbol.
    pub const fn new(
        name: &'static CStr,
        signature: &'static CStr,
        slot: usize,
        missing: Option<extern "C" fn() -> u64>,
    ) -> Self {
        Self { name, signature, slot, missing }
    }
}

/// A dict of capsules by name. The library is loaded now: an address must be in each.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn capsules(module: &'static Module) -> Py<Object> {
    // SAFETY: the caller's; what the capsules point to is never unloaded, and their names are static.
    unsafe {
        let loaded = library::load(module.def).ok();
        // Who calls a function will be told.
        ffi::PyErr_Clear();
        let dict = Owned::new(ffi::PyDict_New())?;
        for function in module.c_functions {
            let found = loaded.map(|loaded| module.slots[function.slot].address(loaded)).filter(|found| !found.is_null());
            let missing = function.missing.map(|missing| missing as *mut c_void);
            let Some(address) = found.or(missing) else { continue };
            let capsule = Owned::new(ffi::PyCapsule_New(address, function.signature.as_ptr(), None))?;
            if ffi::PyDict_SetItemString(dict.get(), function.name.as_ptr(), capsule.get()) != 0 {
                return Err(Raised);
            }
        }
        Ok(dict.take())
    }
}

/// A dict of all symbols' addresses.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn addresses(module: &'static Module) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        let loaded = library::load(module.def)?;
        let dict = Owned::new(ffi::PyDict_New())?;
        for slot in module.slots {
            let address = Owned::new(out::pointer(slot.address(loaded))?)?;
            if ffi::PyDict_SetItemString(dict.get(), slot.name().as_ptr(), address.get()) != 0 {
                return Err(Raised);
            }
        }
        Ok(dict.take())
    }
}

/// Stands in for a function that was not there when the capsules were made: sets the exception that a call from Python
/// raises, and returns the code that makes Cython look for it.
///
/// Called on any thread, with or without the interpreter's lock.
#[cold]
#[inline(never)]
pub fn missing(def: &'static LibraryDef, slot: &'static Slot, code: u64) -> u64 {
    // SAFETY: attached to the interpreter in between; who calls C functions of a Python module has one.
    unsafe {
        let state = ffi::PyGILState_Ensure();
        if let Ok(loaded) = library::load(def) {
            if slot.address(loaded).is_null() {
                slot.not_found(def, loaded);
            } else {
                let name = slot.name().to_string_lossy();
                runtime_error(format_args!("{name} is there now, but was not when its module was imported"));
            }
        }
        ffi::PyGILState_Release(state);
    }
    code
}
