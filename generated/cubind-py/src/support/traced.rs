//! Functions that log their calls. They are in modules that are imported while the environment variable `CUBIND_TRACE`
//! is set.
//!
//! Without the variable, no such functions are created, so tracing has no overhead. The module `cubind._trace` writes
//! the log.

use core::ffi::CStr;
use std::time::Instant;

use pyo3::prelude::*;
use pyo3::types::PyString;
use pyo3::{Borrowed, ffi};

use super::c_api;
use super::environment;
use super::errors::{Fallible, Owned, Raised};
use super::modules::FunctionDef;
use super::out;
use super::wrapped::{self, Plain};

/// The environment variable that enables logging.
const VARIABLE: &str = "CUBIND_TRACE";
/// The module that writes the log, for all packages.
const WRITER: &CStr = c"cubind._trace";

/// Returns true if calls are logged.
pub fn is_on() -> bool {
    environment::variable(VARIABLE).is_some_and(|value| !matches!(value.as_str(), "" | "0"))
}

/// Wraps a function so that its calls are logged.
pub fn function<'py>(
    def: &'static FunctionDef,
    plain: Owned<'py>,
    module: &Bound<'py, PyString>,
) -> Fallible<Owned<'py>> {
    let state = State { plain: Plain::of(plain.as_borrowed())?, name: def };
    // SAFETY: `traced` is a function of this kind, and reads the state of such a function.
    unsafe { wrapped::function((def.name(), module, def.doc()), traced, |_| state) }
}

/// The state of a function that logs its calls.
struct State {
    plain: Plain,
    name: &'static FunctionDef,
}

/// # Safety
///
/// CPython must have passed the arguments to a function that [`function`] has created.
unsafe extern "C" fn traced(
    this: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: isize,
    names: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the state exists, its function takes these arguments, and the thread is attached.
    unsafe {
        let state: &State = wrapped::state(this);
        let given = (arguments, count, names);
        let py = Python::assume_attached();
        let begin = || -> Fallible<Owned<'_>> {
            let (arguments, named) = wrapped::arguments(py, given)?;
            let name = c_api::string(py, &state.name.name().to_string_lossy())?;
            let given = vec![name, arguments.into_any(), named.into_any()];
            c_api::call_method(c_api::import(py, WRITER)?.as_borrowed(), c"begin", given)
        };
        let begun = or_unraisable(this, begin());
        let start = Instant::now();
        let result = state.plain.call(given);
        let seconds = start.elapsed().as_secs_f64();
        let Some(begun) = begun else { return result };
        let error = if result.is_null() { Some(PyErr::from(Raised::already_set(py))) } else { None };
        let end = || -> Fallible<Owned<'_>> {
            let result = Borrowed::from_ptr_or_opt(py, result).map(|result| result.to_owned());
            let error = error.as_ref().map(|error| error.value(py).to_owned().into_any());
            let [result, error] = [result, error].map(|object| object.unwrap_or_else(|| out::none(py)));
            let given = vec![begun, result, error, out::f64(py, seconds)?];
            c_api::call_method(c_api::import(py, WRITER)?.as_borrowed(), c"end", given)
        };
        or_unraisable(this, end());
        if let Some(error) = error {
            let _raised = Raised::from(error);
        }
        result
    }
}

/// Returns the value of a result, or `None` after passing the exception to `sys.unraisablehook`. A line that cannot be
/// written must not change the program's behavior.
///
/// # Safety
///
/// The object must be alive, and the thread must be attached.
unsafe fn or_unraisable<'py>(this: *mut ffi::PyObject, result: Fallible<Owned<'py>>) -> Option<Owned<'py>> {
    // SAFETY: the caller guarantees that the object is alive and the thread is attached; an exception is set.
    result.map_err(|_raised| unsafe { ffi::PyErr_WriteUnraisable(this) }).ok()
}
