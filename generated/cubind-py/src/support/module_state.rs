//! The state of a module object, which is read directly from the object. Every call to a function reads the state of
//! the function's `self`.
//!
//! The stable ABI does not specify where a module object stores the pointer to its state. Each new module object is
//! therefore searched for the pointer. The pointer is read directly only if it is at the same offset in all modules.

use core::ffi::c_void;
use core::sync::atomic::{AtomicUsize, Ordering};

use pyo3::ffi;

/// The offset of the pointer in bytes. It is 0 before the first module, and [`DIFFERS`] if modules have different
/// offsets.
static OFFSET: AtomicUsize = AtomicUsize::new(0);
const DIFFERS: usize = usize::MAX;
/// The minimum number of words in a module object after its head: its dict, definition, state, weak references and
/// name.
const WORDS: usize = 5;

/// Returns the state of a new module. Each module must be passed to this function before [`get`].
///
/// # Safety
///
/// The module must have a state, and the thread must be attached.
#[cold]
pub unsafe fn of_new(module: *mut ffi::PyObject) -> *mut c_void {
    // SAFETY: the caller meets the requirements of this function; a module has this many words.
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

/// Returns the state of a module.
///
/// # Safety
///
/// The module must have been passed to [`of_new`], and the thread must be attached.
#[inline(always)]
pub unsafe fn get(module: *mut ffi::PyObject) -> *mut c_void {
    // SAFETY: the caller meets the requirements of this function.
    unsafe { read(module).unwrap_or_else(|| ffi::PyModule_GetState(module)) }
}

/// Returns the state of a module, or `None` if modules have different offsets.
///
/// # Safety
///
/// The requirements are the same as for [`get`].
#[inline(always)]
pub unsafe fn read(module: *mut ffi::PyObject) -> Option<*mut c_void> {
    let offset = OFFSET.load(Ordering::Relaxed);
    // SAFETY: the caller meets the requirements of this function; the pointer is at this offset in every module that
    // was passed to `of_new`.
    (offset != DIFFERS).then(|| unsafe { at(module, offset) })
}

/// # Safety
///
/// The object must have a word at this offset.
#[inline(always)]
unsafe fn at(module: *mut ffi::PyObject, offset: usize) -> *mut c_void {
    // SAFETY: the caller meets the requirements of this function.
    unsafe { module.cast::<u8>().add(offset).cast::<*mut c_void>().read() }
}
