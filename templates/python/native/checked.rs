//! The functions of `cubind.checked`: they call the plain function and remove its result code. They alone reject
//! handles of another class, and floats as handles.

use core::cell::Cell;
use core::ffi::{CStr, c_char};
use core::sync::atomic::{AtomicPtr, Ordering};
use core::{mem, ptr};
use std::ffi::CString;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use pyo3::{Borrowed, ffi};

use super::errors::{Fallible, Object, Owned, Raised, as_utf8, class_name, owned, type_error, value_error};
use super::own::Name;
use super::tables::ValueDef;
use super::{c_api, class, numbers, values};

thread_local! {
    /// True while a function of `cubind.checked` is called on this thread.
    static CALLING: Cell<bool> = const { Cell::new(false) };
}

/// A global name that only the Python module of `cubind.checked` has.
const MARK: &CStr = c"_rejects_other_handles";

/// Returns true if the call comes from `cubind.checked`. Used only before an error or a rare conversion: calls with the
/// right class do not get here.
#[cold]
pub fn is_calling(_: Python<'_>) -> bool {
    if CALLING.get() {
        return true;
    }
    // SAFETY: the thread is attached; null, or the dict of the running frame, which lives as long as the frame.
    unsafe {
        let globals = ffi::PyEval_GetGlobals();
        !globals.is_null() && !ffi::PyDict_GetItemString(globals, MARK.as_ptr()).is_null()
    }
}

/// The state of a function of `cubind.checked`. Its `self` is a module object, as is the plain function's: see
/// `symbol::library`.
struct State {
    /// The plain function, and its `self`.
    call: ffi::PyCFunctionFastWithKeywords,
    this: *mut ffi::PyObject,
    /// The member of the result's enum that means success, once a call has returned it.
    success: AtomicPtr<ffi::PyObject>,
    /// `finish` is called with any other result and the arguments, `explain` with an exception that has no frame.
    finish: *mut ffi::PyObject,
    explain: *mut ffi::PyObject,
}

/// A function that calls `plain`, and returns its outputs without the result code.
pub fn function<'py>(
    plain: Object<'_, 'py>,
    (name, module, doc): (&str, Object<'_, 'py>, &str),
    (finish, explain): (Object<'_, 'py>, Object<'_, 'py>),
) -> Fallible<Owned<'py>> {
    let py = plain.py();
    let module = module.cast::<PyString>()?;
    let text = |text: &str| -> Fallible<*const c_char> {
        let text = CString::new(text).map_err(|_| value_error(py, format_args!("a NUL in a name or a docstring")))?;
        Ok(text.into_raw().cast_const())
    };
    // SAFETY: a builtin function with the flags that are checked. It is kept as long as the process runs, as are the
    // definitions: Python keeps pointers to them.
    unsafe {
        let flags = ffi::METH_FASTCALL | ffi::METH_KEYWORDS;
        if ffi::PyCFunction_Check(plain.as_ptr()) == 0 || ffi::PyCFunction_GetFlags(plain.as_ptr()) != flags {
            return Err(type_error(py, format_args!("expected a function of this package")));
        }
        let Some(call) = ffi::PyCFunction_GetFunction(plain.as_ptr()) else { return Err(Raised::already_set(py)) };
        let kept = |object: Object<'_, 'py>| object.to_owned().into_ptr();
        let state = State {
            call: mem::transmute::<ffi::PyCFunction, ffi::PyCFunctionFastWithKeywords>(call),
            this: ffi::PyCFunction_GetSelf(kept(plain)),
            success: AtomicPtr::new(ptr::null_mut()),
            finish: kept(finish),
            explain: kept(explain),
        };
        let definition = Box::leak(Box::new(ffi::PyModuleDef {
            m_base: ffi::PyModuleDef_HEAD_INIT,
            m_name: text(as_utf8(module.as_any().as_borrowed())?)?,
            m_doc: ptr::null(),
            m_size: size_of::<State>() as isize,
            m_methods: ptr::null_mut(),
            m_slots: ptr::null_mut(),
            m_traverse: None,
            m_clear: None,
            m_free: None,
        }));
        let this = owned(py, ffi::PyModule_Create(definition))?;
        ffi::PyModule_GetState(this.as_ptr()).cast::<State>().write(state);
        let method = Box::leak(Box::new(ffi::PyMethodDef {
            ml_name: text(name)?,
            ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: checked },
            ml_flags: flags,
            ml_doc: text(doc)?,
        }));
        owned(py, ffi::PyCFunction_NewEx(method, this.into_ptr(), module.as_ptr()))
    }
}

/// # Safety
///
/// As CPython calls a function of `METH_FASTCALL | METH_KEYWORDS` that [`function`] has made.
unsafe extern "C" fn checked(
    this: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: isize,
    names: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the state is there, and its function is one with such arguments; results are new references or null.
    unsafe {
        let state: &'static State = &*ffi::PyModule_GetState(this).cast();
        let result = CALLING.with(|calling| {
            let before = calling.replace(true);
            let result = (state.call)(state.this, arguments, count, names);
            calling.set(before);
            result
        });
        if result.is_null() {
            return explained(state);
        }
        // A result without a code is a single record.
        if ffi::PyTuple_CheckExact(result) == 0 {
            return result;
        }
        let code = ffi::PyTuple_GetItem(result, 0);
        if code != state.success.load(Ordering::Relaxed) && !is_success(state, code) {
            return finished(state, result, (arguments, count, names));
        }
        let outputs = match ffi::Py_SIZE(result) {
            1 => ffi::Py_None(),
            2 => ffi::PyTuple_GetItem(result, 1),
            size => {
                let outputs = ffi::PyTuple_GetSlice(result, 1, size);
                ffi::Py_DECREF(result);
                return outputs;
            }
        };
        ffi::Py_INCREF(outputs);
        ffi::Py_DECREF(result);
        outputs
    }
}

/// Returns true for the code of success, which is the same object in each result.
///
/// # Safety
///
/// An object that is alive, on an attached thread.
#[cold]
unsafe fn is_success(state: &State, code: *mut ffi::PyObject) -> bool {
    // SAFETY: as above.
    let is_success = unsafe { ffi::PyLong_Check(code) != 0 && ffi::PyObject_IsTrue(code) == 0 };
    if is_success {
        state.success.store(code, Ordering::Relaxed);
    }
    is_success
}

/// The result of `finish`, which gets the result, the positional arguments, and those by name.
///
/// # Safety
///
/// As for [`checked`].
#[cold]
unsafe fn finished(
    state: &State,
    result: *mut ffi::PyObject,
    (arguments, count, names): (*const *mut ffi::PyObject, isize, *mut ffi::PyObject),
) -> *mut ffi::PyObject {
    // SAFETY: the thread is attached, and the objects are alive.
    unsafe {
        let py = Python::assume_attached();
        let result = Bound::from_owned_ptr(py, result);
        let argument = |index: isize| Borrowed::from_ptr(py, *arguments.offset(index)).to_owned();
        let made = || -> Fallible<Owned<'_>> {
            let given = c_api::tuple_of(py, (0..count).map(argument).collect())?;
            let named = c_api::dict(py)?;
            if let Some(names) = Borrowed::from_ptr_or_opt(py, names) {
                for (index, name) in (count..).zip(c_api::tuple(names)?.iter_borrowed()) {
                    named.as_any().cast::<PyDict>()?.set_item(name, argument(index))?;
                }
            }
            let finish = Borrowed::from_ptr(py, state.finish);
            Ok(finish.call1((result, given, named))?)
        };
        made().map_or(ptr::null_mut(), Bound::into_ptr)
    }
}

/// Lets `explain` add to an exception.
///
/// # Safety
///
/// As for [`checked`], with an exception set.
#[cold]
unsafe fn explained(state: &State) -> *mut ffi::PyObject {
    // SAFETY: the thread is attached, and the object is alive.
    unsafe {
        let py = Python::assume_attached();
        let error = PyErr::from(Raised::already_set(py));
        // An exception from a method of an argument or from a callback has a frame.
        if error.traceback(py).is_none()
            && let Err(other) = Borrowed::from_ptr(py, state.explain).call1((error.value(py),))
        {
            Raised::from(other).clear(py);
        }
        let _raised = Raised::from(error);
    }
    ptr::null_mut()
}

/// Raises unless an object that is not an instance of this class may be passed for one. It may be an integer, or of a
/// class in the same family: the driver's stream is accepted for a stream of the runtime.
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

/// Raises for a handle that is passed for a number.
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
