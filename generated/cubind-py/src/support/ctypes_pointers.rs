//! ctypes pointers, which represent the address that they contain, and not the memory in which this address is stored.

use core::ffi::c_void;
use core::ptr;

use super::c_api::{self, interned};
use super::call_arena::Export;
use super::errors::{Fallible, Object};

/// Returns the value of a ctypes pointer of any class. This does not import ctypes, because if such an object exists,
/// ctypes is already imported.
pub fn value(object: Object<'_, '_>) -> Fallible<Option<*mut c_void>> {
    if !c_api::has_buffer(object) || !is_pointer(object)? {
        return Ok(None);
    }
    let mut address = [0; size_of::<usize>()];
    let is_copied = Export::new(object, false)?.copy_to(&mut address);
    Ok(is_copied.then(|| ptr::with_exposed_provenance_mut(usize::from_ne_bytes(address))))
}

/// Returns true for a ctypes pointer. Checks the type, not `__class__`, because the memory of the object is read.
pub fn is_pointer(object: Object<'_, '_>) -> Fallible<bool> {
    let py = object.py();
    let Some(module) = c_api::imported(py, c"_ctypes") else { return Ok(false) };
    for class in [interned!(py, "_Pointer")?, interned!(py, "CFuncPtr")?] {
        if c_api::is_instance(object, c_api::named(module.as_borrowed(), class)?.as_borrowed()) {
            return Ok(true);
        }
    }
    let Some(module) = c_api::imported(py, c"ctypes") else { return Ok(false) };
    for class in [interned!(py, "c_void_p")?, interned!(py, "c_char_p")?, interned!(py, "c_wchar_p")?] {
        if c_api::is_instance(object, c_api::named(module.as_borrowed(), class)?.as_borrowed()) {
            return Ok(true);
        }
    }
    Ok(false)
}
