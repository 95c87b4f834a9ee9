//! The functions of `cubind.checked`. Each function calls its plain function and removes the result code. Unlike plain
//! functions, they reject handles of another class, and floats that are passed as handles.

use core::cell::Cell;
use core::ffi::CStr;
use core::mem::MaybeUninit;
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};
use std::ffi::CString;

use pyo3::prelude::*;
use pyo3::types::PyString;
use pyo3::{Borrowed, ffi};

use super::errors::{Fallible, Object, Owned, Raised, class_name, type_error, value_error};
use super::own::Name;
use super::refs::add_reference;
use super::symbol::LibraryState;
use super::tables::ValueDef;
use super::wrapped::{self, Given, Plain};
use super::{c_api, class, numbers, values};

thread_local! {
    /// True while this thread calls a function of `cubind.checked`.
    static CALLING: Cell<bool> = const { Cell::new(false) };
}

/// A global name that only the Python module of `cubind.checked` has.
const MARK: &CStr = c"_rejects_other_handles";

/// Returns true if the call comes from `cubind.checked`. This is called only before an error or a rare conversion,
/// never for arguments of the right class.
#[cold]
pub fn is_calling(_: Python<'_>) -> bool {
    if CALLING.get() {
        return true;
    }
    // SAFETY: the thread is attached; the pointer is null, or refers to the dict of the running frame, which lives as
    // long as the frame.
    unsafe {
        let globals = ffi::PyEval_GetGlobals();
        !globals.is_null() && !ffi::PyDict_GetItemString(globals, MARK.as_ptr()).is_null()
    }
}

/// The state of a function of `cubind.checked`.
#[repr(C)]
struct State {
    /// A copy of the plain function's state, which lets the function return only its outputs, if the function can be
    /// called with this `self`. Otherwise the copy consists of zeros, which match no result, because no result consists
    /// of 0 outputs.
    library: MaybeUninit<LibraryState>,
    plain: Plain,
    /// The `self` that is passed to the plain function: the function's own `self`, or the `self` of this function if
    /// `library` contains a state.
    this: *mut ffi::PyObject,
    /// The member of the result's enum that means success. It is set once a call has returned this member.
    success: AtomicPtr<ffi::PyObject>,
    /// A Python callable that is called with any other result and with the arguments.
    finish: *mut ffi::PyObject,
}

/// Creates a function that calls `plain`, and returns its outputs without the result code.
pub fn function<'py>(
    plain: Object<'_, 'py>,
    (name, module, doc): (&str, Object<'_, 'py>, &str),
    finish: Object<'_, 'py>,
) -> Fallible<Owned<'py>> {
    let py = plain.py();
    let text = |text: &str| -> Fallible<&'static CStr> {
        let text = CString::new(text).map_err(|_| value_error(py, format_args!("a NUL in a name or a docstring")))?;
        Ok(Box::leak(text.into_boxed_c_str()))
    };
    let names = (text(name)?, &module.cast::<PyString>()?.to_owned(), text(doc)?);
    let success = AtomicPtr::new(ptr::null_mut());
    let plain = Plain::of(plain)?;
    // A function that logs its calls has a different `self`, which has no such state.
    let (library, this) = match LibraryState::for_outputs(plain.this(py)) {
        Some(library) => (MaybeUninit::new(library), None),
        None => (MaybeUninit::zeroed(), Some(plain.this(py).as_ptr())),
    };
    let finish = finish.to_owned().into_ptr();
    let state = |own| State { library, plain, this: this.unwrap_or(own), success, finish };
    // SAFETY: `checked` is such a function, and reads such a state.
    unsafe { wrapped::function(names, checked, state) }
}

/// # Safety
///
/// Only CPython may call this function, as a `METH_FASTCALL | METH_KEYWORDS` function that [`function`] has created.
unsafe extern "C" fn checked(
    this: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: isize,
    names: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the state exists, and its function takes these arguments. Results are new references or null.
    unsafe {
        let state: &State = wrapped::state(this);
        let given = (arguments, count, names);
        let result = CALLING.with(|calling| {
            let before = calling.replace(true);
            let result = state.plain.call_with(state.this, given);
            calling.set(before);
            result
        });
        // A result without a code is a single record.
        if result.is_null() || ffi::PyTuple_CheckExact(result) == 0 {
            return result;
        }
        let size = ffi::Py_SIZE(result);
        if LibraryState::outputs_alone(state.library.as_ptr()) == size {
            return result;
        }
        let code = ffi::PyTuple_GetItem(result, 0);
        if code != state.success.load(Ordering::Relaxed) && !is_success(state, code) {
            return finished(state, result, given);
        }
        if size == 2 {
            let output = ffi::PyTuple_GetItem(result, 1);
            add_reference(output);
            ffi::Py_DECREF(result);
            return output;
        }
        let outputs = if size == 1 { ffi::Py_NewRef(ffi::Py_None()) } else { ffi::PyTuple_GetSlice(result, 1, size) };
        ffi::Py_DECREF(result);
        outputs
    }
}

/// Returns true for the code that means success, which is the same object in each result.
///
/// # Safety
///
/// The object must be alive, and the thread must be attached.
#[cold]
unsafe fn is_success(state: &State, code: *mut ffi::PyObject) -> bool {
    // SAFETY: the caller guarantees that the object is alive and the thread is attached.
    let is_success = unsafe { ffi::PyLong_Check(code) != 0 && ffi::PyObject_IsTrue(code) == 0 };
    if is_success {
        state.success.store(code, Ordering::Relaxed);
    }
    is_success
}

/// Calls `finish` with the C function's result, the positional arguments and the keyword arguments, and returns what it
/// returns.
///
/// # Safety
///
/// The requirements are the same as for [`checked`].
#[cold]
unsafe fn finished(state: &State, result: *mut ffi::PyObject, given: Given) -> *mut ffi::PyObject {
    // SAFETY: the thread is attached, and the objects are alive.
    unsafe {
        let py = Python::assume_attached();
        let result = Bound::from_owned_ptr(py, result);
        let made = || -> Fallible<Owned<'_>> {
            let (arguments, named) = wrapped::arguments(py, given)?;
            c_api::call(Borrowed::from_ptr(py, state.finish), vec![result, arguments.into_any(), named.into_any()])
        };
        made().map_or(ptr::null_mut(), Bound::into_ptr)
    }
}

/// Raises an error unless this object, which is not an instance of the class, may be passed as an instance. Integers
/// are accepted, and so are instances of a class in the same family: for example, a stream of the driver as a stream of
/// the runtime.
#[cold]
pub fn expect_value(object: Object<'_, '_>, name: Name, def: &'static ValueDef) -> Fallible<()> {
    if def.kind.is_number() {
        return Ok(());
    }
    let is_other = match class::instance::<values::Value>(object) {
        Some((_, table)) => !ptr::eq(table.root(), def.root()),
        None => values::is_value(object) || numbers::may_have_fraction(object),
    };
    if is_other { Err(no_value(object, name, def)) } else { Ok(()) }
}

/// Raises an error for a handle that is passed as a number.
#[cold]
pub fn expect_number(object: Object<'_, '_>, name: Name) -> Fallible<()> {
    match values::any_value(object) {
        Some((_, kind)) if !kind.is_number() => {
            let given = class_name(object);
            Err(type_error(object.py(), format_args!("argument '{name}': expected an int, not {given}")))
        }
        Some(_) | None => Ok(()),
    }
}

#[cold]
fn no_value(object: Object<'_, '_>, name: Name, def: &'static ValueDef) -> Raised {
    let (class, given) = (def.text.name(), class_name(object));
    type_error(object.py(), format_args!("argument '{name}': expected {class}, int or None, not {given}"))
}
