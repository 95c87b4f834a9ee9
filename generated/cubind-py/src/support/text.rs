//! `const char *` from Python: bytes, a bytearray, or a text as UTF-8.

use core::ffi::c_char;
use core::ptr;

use pyo3_ffi as ffi;

use super::class;
use super::errors::{Object, Py, Raised, class_name, type_error};
use super::keep::Keep;

/// The NUL-terminated memory of bytes, a bytearray, or a text as UTF-8. What is only borrowed stays valid as long as
/// the object lives; a bytearray cannot be resized while `keep` lives.
///
/// # Safety
///
/// `object` is alive, and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn text(object: Object, keep: &mut Keep) -> Py<*const c_char> {
    // SAFETY: the caller's; each function is called for the class that it is made for.
    unsafe {
        let given = ffi::Py_TYPE(object);
        if given == &raw mut ffi::PyBytes_Type {
            return Ok(ffi::PyBytes_AsString(object));
        }
        if class::instance(object, &raw mut ffi::PyBytes_Type) {
            return Ok(ffi::PyBytes_AsString(object));
        }
        if class::instance(object, &raw mut ffi::PyUnicode_Type) {
            let text = ffi::PyUnicode_AsUTF8AndSize(object, ptr::null_mut());
            return if text.is_null() { Err(Raised) } else { Ok(text) };
        }
        if class::instance(object, &raw mut ffi::PyByteArray_Type) {
            // The export keeps it from being resized by another thread.
            keep.buffer(object, false)?;
            return Ok(ffi::PyByteArray_AsString(object));
        }
        Err(type_error(format_args!("expected bytes, {} found", class_name(object))))
    }
}
