//! The interpreter's lock around a CUDA call: released if the call can block or call back, held otherwise.

use pyo3::{Python, ffi};

/// Calls CUDA without the lock, so that other Python threads and callbacks into Python can run.
///
/// `Python::detach` does the same, but also records it in a thread-local variable, which costs 2 ns and 90 bytes per
/// call.
///
/// # Safety
///
/// `call` touches no Python object, and the memory that it uses stays valid although other threads run.
#[inline(always)]
pub unsafe fn released<T>(_: Python<'_>, call: impl FnOnce() -> T) -> T {
    // SAFETY: the token proves that the thread is attached; the state is restored on the same thread, and nothing can
    // unwind in between: a foreign function that did would abort the process.
    unsafe {
        let state = ffi::PyEval_SaveThread();
        let result = call();
        ffi::PyEval_RestoreThread(state);
        result
    }
}

/// Calls CUDA with the lock. Correct for calls that return at once and never call back, which `hold_gil` in a spec
/// claims.
///
/// # Safety
///
/// As for [`released`], so that a spec can select either.
#[inline(always)]
pub unsafe fn held<T>(_: Python<'_>, call: impl FnOnce() -> T) -> T {
    call()
}
