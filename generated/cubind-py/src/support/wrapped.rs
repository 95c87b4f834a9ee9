//! Built-in functions that wrap other functions: the common part of [`checked`](super::checked) and
//! [`traced`](super::traced).
//!
//! The `self` of such a function is a module object that points to the function's state, like the `self` of the wrapped
//! function: see `symbol::library`. The function is therefore pickled, displayed and documented like the wrapped
//! function.

use core::ffi::CStr;
use core::{mem, ptr};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use pyo3::{Borrowed, ffi};

use super::errors::{Fallible, Object, Owned, Raised, owned, type_error};
use super::{c_api, module_state};

/// The calling convention of all functions of this package.
const FLAGS: i32 = ffi::METH_FASTCALL | ffi::METH_KEYWORDS;

/// A function to call, and its `self`.
#[derive(Clone, Copy)]
pub struct Plain {
    call: ffi::PyCFunctionFastWithKeywords,
    this: *mut ffi::PyObject,
}

/// The arguments after `self`: their array, the number of positional arguments, and the names of the keyword arguments.
pub type Given = (*const *mut ffi::PyObject, isize, *mut ffi::PyObject);

impl Plain {
    /// Gets the C function of a function object, which is kept alive until the process exits.
    pub fn of(function: Object<'_, '_>) -> Fallible<Self> {
        let py = function.py();
        // SAFETY: the object is a builtin function with the flags that are checked here.
        unsafe {
            let object = function.as_ptr();
            if ffi::PyCFunction_Check(object) == 0 || ffi::PyCFunction_GetFlags(object) != FLAGS {
                return Err(type_error(py, format_args!("expected a function of this package")));
            }
            let Some(call) = ffi::PyCFunction_GetFunction(object) else { return Err(Raised::already_set(py)) };
            let call = mem::transmute::<ffi::PyCFunction, ffi::PyCFunctionFastWithKeywords>(call);
            Ok(Self { call, this: ffi::PyCFunction_GetSelf(function.to_owned().into_ptr()) })
        }
    }

    /// Returns the `self` of the function.
    pub fn this<'py>(&self, py: Python<'py>) -> Object<'static, 'py> {
        // SAFETY: this is the `self` of an object that is kept alive.
        unsafe { Object::from_ptr(py, self.this) }
    }

    /// Calls the function.
    ///
    /// # Safety
    ///
    /// The thread must be attached, and the arguments must be those that CPython has passed.
    #[inline(always)]
    pub unsafe fn call(&self, given: Given) -> *mut ffi::PyObject {
        // SAFETY: the caller meets the requirements of this function; `this` is the function's own `self`.
        unsafe { self.call_with(self.this, given) }
    }

    /// Calls the function with another `self`.
    ///
    /// # Safety
    ///
    /// The requirements of [`call`](Self::call) apply. The state of `this` must begin like the state of the function's
    /// own `self`.
    #[inline(always)]
    pub unsafe fn call_with(&self, this: *mut ffi::PyObject, (arguments, count, names): Given) -> *mut ffi::PyObject {
        // SAFETY: the caller meets the requirements of this function; the function object has these flags.
        unsafe { (self.call)(this, arguments, count, names) }
    }
}

/// Creates a function with this name, module and docstring. Its `self` points to this state.
///
/// # Safety
///
/// `call` must take arguments like a function with [`FLAGS`], and must read the state as an `S`.
pub unsafe fn function<'py, S>(
    (name, module, doc): (&'static CStr, &Bound<'py, PyString>, &'static CStr),
    call: ffi::PyCFunctionFastWithKeywords,
    state: impl FnOnce(*mut ffi::PyObject) -> S,
) -> Fallible<Owned<'py>> {
    let py = module.py();
    // SAFETY: the definitions are never freed, because Python keeps pointers to them. The state of the new module is as
    // large as `m_size`, and is written before the module is shared.
    unsafe {
        let definition = Box::leak(Box::new(ffi::PyModuleDef {
            m_base: ffi::PyModuleDef_HEAD_INIT,
            m_name: name.as_ptr(),
            m_doc: ptr::null(),
            m_size: size_of::<S>() as isize,
            m_methods: ptr::null_mut(),
            m_slots: ptr::null_mut(),
            m_traverse: None,
            m_clear: None,
            m_free: None,
        }));
        let this = owned(py, ffi::PyModule_Create(definition))?;
        module_state::of_new(this.as_ptr()).cast::<S>().write(state(this.as_ptr()));
        let method = Box::leak(Box::new(ffi::PyMethodDef {
            ml_name: name.as_ptr(),
            ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: call },
            ml_flags: FLAGS,
            ml_doc: doc.as_ptr(),
        }));
        owned(py, ffi::PyCFunction_NewEx(method, this.into_ptr(), module.as_ptr()))
    }
}

/// The state of a wrapping function.
///
/// # Safety
///
/// `this` must be the `self` of a function that [`function`] has created with a state of this type.
#[inline(always)]
pub unsafe fn state<S>(this: *mut ffi::PyObject) -> &'static S {
    // SAFETY: the state was written there, and the module is never freed.
    unsafe { &*module_state::get(this).cast() }
}

/// Converts the arguments of a call to a tuple of positional arguments and a dict of keyword arguments.
///
/// # Safety
///
/// The thread must be attached, and the arguments must be those that CPython has passed.
pub unsafe fn arguments(
    py: Python<'_>,
    (arguments, count, names): Given,
) -> Fallible<(Bound<'_, PyTuple>, Bound<'_, PyDict>)> {
    // SAFETY: there are this many arguments, which are alive; the names are a tuple or null.
    unsafe {
        let argument = |index: isize| Borrowed::from_ptr(py, *arguments.offset(index)).to_owned();
        let given = c_api::tuple_of(py, (0..count).map(argument).collect())?;
        let named = c_api::dict(py)?;
        if let Some(names) = Borrowed::from_ptr_or_opt(py, names) {
            for (index, name) in (count..).zip(c_api::tuple(names)?.iter_borrowed()) {
                named.as_any().cast::<PyDict>()?.set_item(name, argument(index))?;
            }
        }
        Ok((given, named))
    }
}
