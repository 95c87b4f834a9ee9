//! The state of a module object, read from the object: every call of a function reads that of its `self`.
//!
//! The stable ABI does not specify where a module has the pointer to its state. It is searched in each new module, and
//! read from there only if it is at the same offset in all of them.

use core::ffi::c_void;
use core::sync::atomic::{AtomicUsize, Ordering};

use pyo3::ffi;

/// The offset of the pointer in bytes; 0 before the first module, and [`DIFFERS`] if it is not at the same offset in all.
static OFFSET: AtomicUsize = AtomicUsize::new(0);
const DIFFERS: usize = usize::MAX;
/// The words of a module object after its head, at least: its dict, definition, state, weak references and name.
const WORDS: usize = 5;

/// The state of a new module. Each module that [`get`] is used for must be passed here first.
///
/// # Safety
///
/// A module with a state, on an attached thread.
#[cold]
pub unsafe fn of_new(module: *mut ffi::PyObject) -> *mut c_void {
    // SAFETY: by the caller's contract; a module has these words.
    unsafe {
        let state = ffi::PyModule_GetState(module);
        let mut offsets = (0..WORDS).map(|word| size_of::<ffi::PyObject>() + word * size_of::<usize>());
        let found = offsets.find(|offset| at(module, *offset) == state).unwrap_or(DIFFERS);
        if OFFSET.compare_exchange(0, found, Ordering::Relaxed, Ordering::Relaxed).is_err_and(|known| known != found) {
            OFFSET.store(DIFFERS, Ordering::Relaxed);
        }
        state
    }
}

/// The state of a module.
///
/// # Safety
///
/// A module that was passed to [`of_new`], on an attached thread.
#[inline(always)]
pub unsafe fn get(module: *mut ffi::PyObject) -> *mut c_void {
    // SAFETY: by the caller's contract.
    unsafe { read(module).unwrap_or_else(|| ffi::PyModule_GetState(module)) }
}

/// The state of a module; `None` if it is not at the same offset in all.
///
/// # Safety
///
/// As for [`get`].
#[inline(always)]
pub unsafe fn read(module: *mut ffi::PyObject) -> Option<*mut c_void> {
    let offset = OFFSET.load(Ordering::Relaxed);
    // SAFETY: by the caller's contract; the pointer is at this offset in every module that was passed there.
    (offset != DIFFERS).then(|| unsafe { at(module, offset) })
}

/// # Safety
///
/// The object has a word at this offset.
#[inline(always)]
unsafe fn at(module: *mut ffi::PyObject, offset: usize) -> *mut c_void {
    // SAFETY: by the caller's contract.
    unsafe { module.cast::<u8>().add(offset).cast::<*mut c_void>().read() }
}
