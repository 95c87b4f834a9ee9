//! Python's objects and errors in Rust: a call into Python either returns a value or raises an exception.
//!
//! A value of these types proves that its object is alive and that its thread is attached to the interpreter. Unless a
//! comment states further requirements, the functions of the C API below have no other requirements.

use core::convert::Infallible;
use core::{fmt, slice};

use pyo3::exceptions::{
    PyAttributeError, PyBufferError, PyException, PyImportError, PyIndexError, PyMemoryError, PyOverflowError,
    PyRuntimeError, PyTypeError, PyValueError,
};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};
use pyo3::{Borrowed, CastError, ffi};

use super::c_api;

/// A borrowed object, such as an argument or an element of a tuple.
pub type Object<'a, 'py> = Borrowed<'a, 'py, PyAny>;

/// An owned reference.
pub type Owned<'py> = Bound<'py, PyAny>;

/// Indicates that a Python exception is set. Functions that receive this value return it immediately, so that it
/// propagates to the caller in Python.
///
/// The type has no size, so a conversion that can fail has no overhead over a conversion that cannot. The operator `?`
/// converts PyO3's `PyErr`, which owns an exception and has a size of eight words, to this type.
#[derive(Debug)]
#[must_use = "an exception is set: return it, or clear it"]
pub struct Raised(());

/// The result of an operation that can raise an exception.
pub type Fallible<T> = Result<T, Raised>;

// A result that can fail is returned in registers, like a result that cannot fail.
const _: () = assert!(size_of::<Raised>() == 0);
const _: () = assert!(size_of::<Fallible<()>>() == 1);
const _: () = assert!(size_of::<Fallible<i32>>() == 8);
const _: () = assert!(size_of::<Fallible<u64>>() == 16);
const _: () = assert!(size_of::<Fallible<Owned<'static>>>() == size_of::<*mut ffi::PyObject>());

impl Raised {
    /// Creates a value for an error that a function of Python's C API has reported by its return value.
    #[inline(always)]
    pub fn already_set(_: Python<'_>) -> Self {
        Self(())
    }

    /// Clears the exception.
    pub fn clear(self, py: Python<'_>) {
        clear_error(py);
    }

    /// Clears the exception if it was caused by the object, unless it is a KeyboardInterrupt, a SystemExit or a
    /// MemoryError.
    #[cold]
    pub fn clear_unless_fatal(self, py: Python<'_>) -> Fallible<()> {
        if !c_api::raised_is::<PyException>(py) || c_api::raised_is::<PyMemoryError>(py) {
            return Err(self);
        }
        self.clear(py);
        Ok(())
    }

    /// Replaces the exception if it was caused by the object.
    #[cold]
    pub fn or(self, py: Python<'_>, other: impl FnOnce() -> Self) -> Self {
        self.clear_unless_fatal(py).map_or_else(|raised| raised, |()| other())
    }
}

/// Returns the token of code that has received a Python error.
fn token<'py>() -> Python<'py> {
    // SAFETY: a `PyErr` and a `Raised` are only created on attached threads, and are never sent to other threads.
    unsafe { Python::assume_attached() }
}

/// Restores a PyO3 error in the interpreter.
///
/// Use this conversion only for errors that Python has raised. If an error was created in Rust, or is dropped, PyO3
/// defers the release of references unless PyO3 itself has attached the thread. Errors are therefore raised by the
/// functions below, and no error is dropped.
impl From<PyErr> for Raised {
    #[cold]
    #[inline(never)]
    fn from(error: PyErr) -> Self {
        error.restore(token());
        Self(())
    }
}

impl From<CastError<'_, '_>> for Raised {
    #[cold]
    fn from(error: CastError<'_, '_>) -> Self {
        type_error(token(), format_args!("{error}"))
    }
}

impl From<Infallible> for Raised {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

impl From<Raised> for PyErr {
    #[cold]
    #[inline(never)]
    fn from(_: Raised) -> Self {
        PyErr::fetch(token())
    }
}

/// Clears the exception, if one is set.
pub fn clear_error(_: Python<'_>) {
    // SAFETY: the token proves that the thread is attached.
    unsafe { ffi::PyErr_Clear() };
}

/// Converts the result of a function of Python's C API that returns null for an error.
///
/// # Safety
///
/// `object` must be a new reference, or null with an exception set.
#[inline(always)]
pub unsafe fn owned(py: Python<'_>, object: *mut ffi::PyObject) -> Fallible<Owned<'_>> {
    // SAFETY: the caller passes an owned reference or null.
    unsafe { Bound::from_owned_ptr_or_opt(py, object) }.ok_or(Raised(()))
}

#[cold]
#[inline(never)]
fn raise(class: Bound<'_, PyType>, message: fmt::Arguments<'_>) -> Raised {
    match c_api::string(class.py(), &message.to_string()) {
        // SAFETY: the class is a class of exceptions.
        Ok(message) => unsafe { ffi::PyErr_SetObject(class.as_ptr(), message.as_ptr()) },
        // The message could not be created. The error that describes this failure is already raised.
        Err(raised) => return raised,
    }
    Raised(())
}

/// Defines functions that raise an exception of one of Python's own classes.
macro_rules! raisers {
    ($($(#[$doc:meta])* $name:ident = $class:ty;)*) => {$(
        $(#[$doc])*
        #[cold]
        #[inline(never)]
        pub fn $name(py: Python<'_>, message: fmt::Arguments<'_>) -> Raised {
            raise(py.get_type::<$class>(), message)
        }
    )*};
}

raisers! {
    /// Raises a `TypeError`.
    type_error = PyTypeError;
    /// Raises a `ValueError`.
    value_error = PyValueError;
    /// Raises an `OverflowError`.
    overflow_error = PyOverflowError;
    /// Raises a `RuntimeError`.
    runtime_error = PyRuntimeError;
    /// Raises a `BufferError`.
    buffer_error = PyBufferError;
    /// Raises an `AttributeError`.
    attribute_error = PyAttributeError;
    /// Raises an `IndexError`.
    index_error = PyIndexError;
    /// Raises an `ImportError`.
    import_error = PyImportError;
}

/// Raises a `MemoryError`.
#[cold]
pub fn no_memory(_: Python<'_>) -> Raised {
    // SAFETY: the token proves that the thread is attached.
    unsafe { ffi::PyErr_NoMemory() };
    Raised(())
}

/// Returns the `repr` of an object for a message, or the object's address if `repr` fails.
#[cold]
pub fn repr(object: Object<'_, '_>) -> String {
    match object.repr() {
        Ok(text) => text.to_string_lossy().into_owned(),
        Err(error) => {
            Raised::from(error).clear(object.py());
            format!("<object at {:p}>", object.as_ptr())
        }
    }
}

/// Returns the `repr` of an object's class.
#[cold]
pub fn class_repr(object: Object<'_, '_>) -> String {
    repr(object.get_type().as_any().as_borrowed())
}

/// Returns the name of an object's class, as in `type(object).__name__`.
#[cold]
pub fn class_name(object: Object<'_, '_>) -> String {
    match object.get_type().name() {
        Ok(name) => name.to_string_lossy().into_owned(),
        Err(error) => {
            Raised::from(error).clear(object.py());
            "object".into()
        }
    }
}

/// Returns `module.name` of an object's class, as in CPython's own messages.
#[cold]
pub fn full_name(object: Object<'_, '_>) -> String {
    let class = object.get_type();
    let part = |name: PyResult<Bound<'_, PyString>>| match name {
        Ok(name) => name.to_string_lossy().into_owned(),
        Err(error) => {
            Raised::from(error).clear(object.py());
            String::new()
        }
    };
    match part(class.module()).as_str() {
        "builtins" => part(class.qualname()),
        module => format!("{module}.{}", part(class.qualname())),
    }
}

/// Returns a Python string as UTF-8. Raises an exception if the object is not a string, or cannot be encoded as UTF-8.
pub fn as_utf8<'a>(string: Object<'a, '_>) -> Fallible<&'a str> {
    let string = string.cast::<PyString>()?;
    // SAFETY: a string owns its UTF-8 for its lifetime, which is at least `'a`.
    unsafe {
        let mut length = 0;
        let utf8 = ffi::PyUnicode_AsUTF8AndSize(string.as_ptr(), &mut length);
        if utf8.is_null() {
            return Err(Raised(()));
        }
        Ok(str::from_utf8_unchecked(slice::from_raw_parts(utf8.cast(), length as usize)))
    }
}

/// Returns a Python string as UTF-8, or `None` after clearing the exception.
pub fn utf8(string: Object<'_, '_>) -> Option<String> {
    match string.cast::<PyString>().ok()?.to_str() {
        Ok(string) => Some(string.to_owned()),
        Err(error) => {
            Raised::from(error).clear(string.py());
            None
        }
    }
}
