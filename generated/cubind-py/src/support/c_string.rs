//! Conversion of Python objects to `const char *`: bytes, a bytearray, a string as UTF-8, or a path.

use core::ffi::{c_char, c_void};
use core::ptr;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyString};

use super::c_api::{self, interned};
use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Owned, Raised, class_name, owned, type_error};
use super::own::Name;
use super::presented::is_renamed;

/// Returns the NUL-terminated memory of bytes, of a bytearray, or of a string as UTF-8. The memory is valid while the
/// object is alive. A bytearray cannot be resized while `arena` is alive.
pub fn c_string(object: Object<'_, '_>, arena: &CallArena) -> Fallible<*const c_char> {
    named(object, "".into(), arena)
}

/// Like [`c_string`], but for an argument whose name appears in the error.
pub fn named(object: Object<'_, '_>, name: Name, arena: &CallArena) -> Fallible<*const c_char> {
    if object.is_exact_instance_of::<PyBytes>() || object.is_instance_of::<PyBytes>() {
        return Ok(c_api::memory_of(object).cast_const().cast());
    }
    if object.is_instance_of::<PyString>() {
        // SAFETY: `object` is a string, which owns the returned UTF-8.
        let string = unsafe { ffi::PyUnicode_AsUTF8AndSize(object.as_ptr(), ptr::null_mut()) };
        return if string.is_null() { Err(Raised::already_set(object.py())) } else { Ok(string) };
    }
    if object.is_instance_of::<PyByteArray>() {
        // The export prevents another thread from resizing the bytearray.
        return Ok(arena.buffer(object, false)?.0.cast_const().cast());
    }
    match path(object)? {
        Some(path) => {
            arena.object(path.as_borrowed())?;
            Ok(c_api::memory_of(path.as_borrowed()).cast_const().cast())
        }
        None => Err(no_string(object, name)),
    }
}

/// Returns the bytes of an `os.PathLike`, in the encoding of file names, or `None` for any other object.
#[cold]
fn path<'py>(object: Object<'_, 'py>) -> Fallible<Option<Owned<'py>>> {
    let py = object.py();
    if c_api::named_if_there(object.get_type().as_any().as_borrowed(), interned!(py, "__fspath__")?)?.is_none() {
        return Ok(None);
    }
    // SAFETY: the object is alive. `PyOS_FSPath` and the encoding return a new reference to bytes or a string, or
    // raise.
    unsafe {
        let path = owned(py, ffi::PyOS_FSPath(object.as_ptr()))?;
        let path = match path.is_instance_of::<PyString>() {
            true => owned(py, ffi::PyUnicode_EncodeFSDefault(path.as_ptr()))?,
            false => path,
        };
        Ok(Some(path))
    }
}

/// Returns the NUL-terminated characters of a string as C's `wchar_t`, in the arena, or `None` for any other object.
pub fn wide(object: Object<'_, '_>, arena: &CallArena) -> Fallible<Option<*mut c_void>> {
    if !object.is_instance_of::<PyString>() {
        return Ok(None);
    }
    let py = object.py();
    // SAFETY: `object` is a string; the first call returns its length including the NUL, for which memory is then
    // allocated.
    unsafe {
        let count = ffi::PyUnicode_AsWideChar(object.as_ptr(), ptr::null_mut(), 0);
        let Ok(count) = usize::try_from(count) else { return Err(Raised::already_set(py)) };
        let memory = arena.memory(py, count, WIDE)?;
        if ffi::PyUnicode_AsWideChar(object.as_ptr(), memory.cast(), count as isize) < 0 {
            return Err(Raised::already_set(py));
        }
        Ok(Some(memory.cast()))
    }
}

/// `sizeof(wchar_t)`
const WIDE: usize = if cfg!(windows) { 2 } else { 4 };

#[cold]
fn no_string(object: Object<'_, '_>, name: Name) -> Raised {
    if name.text().is_empty() || is_renamed() {
        return no_bytes(object);
    }
    let given = class_name(object);
    type_error(
        object.py(),
        format_args!("argument '{name}': expected a string (str, bytes or os.PathLike), not {given}"),
    )
}

#[cold]
pub(super) fn no_bytes(object: Object<'_, '_>) -> Raised {
    type_error(object.py(), format_args!("expected bytes, {} found", class_name(object)))
}
