//! `const char *` from Python: bytes, a bytearray, or a string as UTF-8.

use core::ffi::c_char;
use core::ptr;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyString};

use super::c_api;
use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Raised, class_name, type_error};

/// The NUL-terminated memory of bytes, a bytearray, or a string as UTF-8. It is valid as long as the object; a
/// bytearray cannot be resized during the lifetime of `arena`.
pub fn c_string(object: Object<'_, '_>, arena: &CallArena) -> Fallible<*const c_char> {
    if object.is_exact_instance_of::<PyBytes>() || object.is_instance_of::<PyBytes>() {
        return Ok(c_api::memory_of(object).cast_const().cast());
    }
    if object.is_instance_of::<PyString>() {
        // SAFETY: a string, which owns the UTF-8 that it returns.
        let string = unsafe { ffi::PyUnicode_AsUTF8AndSize(object.as_ptr(), ptr::null_mut()) };
        return if string.is_null() { Err(Raised::already_set(object.py())) } else { Ok(string) };
    }
    if object.is_instance_of::<PyByteArray>() {
        // The export keeps it from being resized by another thread.
        return Ok(arena.buffer(object, false)?.0.cast_const().cast());
    }
    Err(no_bytes(object))
}

#[cold]
pub(super) fn no_bytes(object: Object<'_, '_>) -> Raised {
    type_error(object.py(), format_args!("expected bytes, {} found", class_name(object)))
}
