//! Exceptions for invalid arguments. Their messages contain the function's name, like those of Python's built-in
//! functions.

use core::ffi::c_void;

use pyo3::exceptions::{PyBufferError, PyIndexError, PyOverflowError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;

use super::c_api::{self, interned};
use super::errors::{Fallible, Raised};
use super::{checked, package, presented};

/// Prefixes the message of the exception that a call has raised with the name of the function. The name is looked up
/// only after an error, through the C function that CPython calls, so calls that succeed have no overhead.
///
/// In the modules that replace `cuda.bindings`, messages are the same as in NVIDIA's package.
#[cold]
#[inline(never)]
pub fn name_function(py: Python<'_>, function: *const c_void) {
    // The called function is one of the functions that were created so far. Major versions that share it use the same
    // name for it.
    let mut functions = package::own().modules.iter().flat_map(|module| module.functions_so_far());
    let Some(found) = functions.find(|def| def.is_called(function)) else { return };
    name(py, &found.name().to_string_lossy());
}

/// Like [`name_function`], but takes the function's name.
#[cold]
pub fn name(py: Python<'_>, function: &str) {
    if presented::is_renamed() && !checked::is_calling(py) {
        return;
    }
    let error = PyErr::from(Raised::already_set(py));
    if let Err(raised) = prefix(py, &error, function) {
        // If there is not enough memory for the longer message, the exception keeps its message.
        raised.clear(py);
    }
    let _raised = Raised::from(error);
}

fn prefix(py: Python<'_>, error: &PyErr, name: &str) -> Fallible<()> {
    let value = error.value(py);
    let is_ours = value.is_exact_instance_of::<PyTypeError>()
        || value.is_exact_instance_of::<PyValueError>()
        || value.is_exact_instance_of::<PyOverflowError>()
        || value.is_exact_instance_of::<PyRuntimeError>()
        || value.is_exact_instance_of::<PyBufferError>()
        || value.is_exact_instance_of::<PyIndexError>();
    // An exception that was raised by a method of an argument or by a callback has a frame, and is left unchanged.
    if !is_ours || error.traceback(py).is_some() {
        return Ok(());
    }
    let (value, args) = (value.as_any().as_borrowed(), interned!(py, "args")?);
    let arguments = c_api::tuple(c_api::named(value, args)?.as_borrowed())?;
    let Ok(message) = arguments.extract::<(String,)>() else { return Ok(()) };
    // For a wrong number of arguments, Python's own message already begins with the name.
    if message.0.starts_with(name) && message.0[name.len()..].starts_with('(') {
        return Ok(());
    }
    let named = c_api::string(py, &format!("{name}: {}", message.0))?;
    let arguments = c_api::tuple_of(py, vec![named])?;
    c_api::set_named(value, args.as_any().as_borrowed(), arguments.as_any().as_borrowed())
}
