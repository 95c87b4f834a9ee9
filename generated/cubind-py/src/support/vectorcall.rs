//! The slot `tp_vectorcall` of classes, which CPython uses to call `T(5)` without creating a tuple of the arguments.
//!
//! The stable ABI supports this slot since Python 3.14. In Python 3.11 to 3.13, the slot is a field at an offset that
//! is the same in all releases of these versions. In these versions, the field is set directly if the layout of the
//! class is as expected. Subclasses do not inherit the field. A class without `tp_vectorcall` is called through
//! `tp_new`, with the same result.

use core::ffi::{c_int, c_void};

use pyo3::prelude::*;
use pyo3::types::PyType;
use pyo3::{Borrowed, ffi};

/// `Py_tp_vectorcall`, since Python 3.14.
const SLOT: c_int = 82;

/// The offsets of `tp_new` and `tp_vectorcall` in a class of Python 3.11 to 3.13 with the GIL.
const NEW: usize = 312;
const VECTORCALL: usize = 400;

/// Returns the slot, if the interpreter supports it.
pub fn slot(py: Python<'_>) -> Option<c_int> {
    (py.version_info() >= (3, 14)).then_some(SLOT)
}

/// Sets `tp_vectorcall` in a new class, if the interpreter has no slot for `tp_vectorcall`.
///
/// # Safety
///
/// The class must not be shared yet, and the function must be a `vectorcallfunc` of classes.
pub unsafe fn set(class: Borrowed<'_, '_, PyType>, function: *const c_void) {
    let py = class.py();
    let is_known = cfg!(all(target_pointer_width = "64", not(Py_GIL_DISABLED)))
        && py.version_info() >= (3, 11)
        && py.version_info() < (3, 14);
    if !is_known {
        return;
    }
    let class = class.as_ptr();
    // SAFETY: a class in these versions of Python is that large.
    unsafe {
        let field = |offset: usize| class.cast::<u8>().add(offset).cast::<*const c_void>();
        let new: *const c_void = ffi::PyType_GetSlot(class.cast(), ffi::Py_tp_new);
        if field(NEW).read() == new && field(VECTORCALL).read().is_null() {
            field(VECTORCALL).write(function);
        }
    }
}
