//! Which interpreter the extension belongs to: the main one of a process, and only the first.
//!
//! Classes, enums and library objects are statics, one of each in a process. So they are objects of the interpreter that
//! made them: another one must not use them, and they are gone, although the statics still lead there, when theirs has
//! ended (`Py_Finalize`, after which a program may call `Py_Initialize` again). CPython itself refuses only interpreters
//! with a lock of their own, from 3.12 on.

use core::ffi::CStr;
use core::sync::atomic::{AtomicBool, Ordering};

use pyo3::prelude::*;
use pyo3::types::PyDict;
use pyo3::{Borrowed, ffi};

use super::c_api;
use super::errors::{Fallible, import_error, no_memory};

/// What our interpreter's dict has, and that of a later one with the same number has not.
const KEY: &CStr = c"cubind._native";

/// The number of a main interpreter, also of a second one.
const MAIN: i64 = 0;

/// Whether there was an import already.
static CLAIMED: AtomicBool = AtomicBool::new(false);

/// Refuses to be imported anywhere but where it was imported first, which is the main interpreter.
#[cold]
pub fn claim(py: Python<'_>) -> Fallible<()> {
    // SAFETY: the thread is attached to the interpreter that is asked for. The dict is borrowed from the interpreter,
    // or null if there is no memory for it.
    let (number, dict) = unsafe {
        let interpreter = ffi::PyInterpreterState_Get();
        let dict = ffi::PyInterpreterState_GetDict(interpreter);
        (ffi::PyInterpreterState_GetID(interpreter), Borrowed::from_ptr_or_opt(py, dict))
    };
    if number != MAIN {
        return Err(import_error(
            py,
            format_args!("cubind can be imported in the main interpreter only: not in a subinterpreter"),
        ));
    }
    let Some(dict) = dict else { return Err(no_memory(py)) };
    let dict = dict.cast::<PyDict>()?;
    if c_api::find(&dict, KEY).is_some() {
        return Ok(());
    }
    if CLAIMED.load(Ordering::Acquire) {
        return Err(import_error(
            py,
            format_args!(
                "cubind cannot be imported again after the interpreter in which it was first imported has ended \
                 (Py_Finalize): start another process"
            ),
        ));
    }
    dict.set_item(KEY, true)?;
    CLAIMED.store(true, Ordering::Release);
    Ok(())
}
