//! Restriction of the extension to the first main interpreter of a process.
//!
//! Classes, enums and library objects are statics, so they belong to one interpreter, and another interpreter must not
//! use them. When their interpreter ends (`Py_Finalize`), they are freed although the statics still point to them, and
//! a program may call `Py_Initialize` again. Since version 3.12, CPython itself rejects only interpreters with a
//! separate GIL.

use core::sync::atomic::{AtomicBool, Ordering};

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use pyo3::{Borrowed, ffi};

use super::c_api;
use super::errors::{Fallible, import_error, no_memory};
use super::package;

/// The ID of every main interpreter, including one that is created after `Py_Finalize`.
const MAIN: i64 = 0;

/// True after the first import.
static CLAIMED: AtomicBool = AtomicBool::new(false);

/// Rejects the import in every interpreter except the first one, which must be the main interpreter.
#[cold]
pub fn claim(py: Python<'_>) -> Fallible<()> {
    // A later interpreter with the same ID lacks this key in its dict.
    let package = package::own();
    let key = package.native;
    // SAFETY: the thread is attached to this interpreter. The dict is borrowed from the interpreter, or null if memory
    // is exhausted.
    let (number, dict) = unsafe {
        let interpreter = ffi::PyInterpreterState_Get();
        let dict = ffi::PyInterpreterState_GetDict(interpreter);
        (ffi::PyInterpreterState_GetID(interpreter), Borrowed::from_ptr_or_opt(py, dict))
    };
    if number != MAIN {
        return Err(import_error(
            py,
            format_args!("{} can be imported only in the main interpreter, not in a subinterpreter", package.name()),
        ));
    }
    let Some(dict) = dict else { return Err(no_memory(py)) };
    let dict = dict.cast::<PyDict>()?;
    if c_api::find(&dict, key).is_some() {
        return Ok(());
    }
    if CLAIMED.load(Ordering::Acquire) {
        return Err(import_error(
            py,
            format_args!(
                "{} cannot be imported again after the interpreter in which it was first imported has ended \
                 (Py_Finalize): start another process",
                package.name()
            ),
        ));
    }
    c_api::set_item(&dict, key, PyBool::new(py, true).as_any().as_borrowed())?;
    CLAIMED.store(true, Ordering::Release);
    Ok(())
}
