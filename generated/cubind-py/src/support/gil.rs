//! The global interpreter lock (GIL) during a CUDA call. The GIL is released if the call can block or call back into
//! Python, and held otherwise.

use pyo3::{Python, ffi};

/// Calls CUDA without the GIL, so that other Python threads and callbacks into Python can run.
///
/// `Python::detach` also releases the GIL, but records this in a thread-local variable, which costs 2 ns and 90 bytes
/// per call.
///
/// # Safety
///
/// `call` must not access any Python object, and the memory that it uses must stay valid while other threads run.
#[inline(always)]
pub unsafe fn released<T>(_: Python<'_>, call: impl FnOnce() -> T) -> T {
    // SAFETY: the token proves that the thread is attached. The state is restored on the same thread. Nothing can
    // unwind in between, because a foreign function that unwinds aborts the process.
    unsafe {
        let state = ffi::PyEval_SaveThread();
        let result = call();
        ffi::PyEval_RestoreThread(state);
        result
    }
}

/// Calls CUDA while holding the GIL. This is correct for calls that return immediately and never call back into Python;
/// `hold_gil` in a spec declares such calls.
///
/// # Safety
///
/// The requirements are the same as for [`released`], so that a spec can select either.
#[inline(always)]
pub unsafe fn held<T>(_: Python<'_>, call: impl FnOnce() -> T) -> T {
    call()
}
