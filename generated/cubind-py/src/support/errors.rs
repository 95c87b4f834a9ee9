//! Python's errors in Rust: a call into Python either gives something, or has raised an exception.

use core::fmt;
use core::ptr::NonNull;

use pyo3_ffi as ffi;

/// A Python object: owned where it is returned, borrowed where it is taken, unless something else is said.
pub type Object = *mut ffi::PyObject;

/// A Python exception is set. Whoever gets this returns at once, up to the caller in Python.
#[derive(Debug)]
pub struct Raised;

/// What something that can raise gives.
pub type Py<T> = Result<T, Raised>;

/// What a function of Python's C interface returned: null says that it raised.
#[inline(always)]
pub fn owned(object: Object) -> Py<Object> {
    if object.is_null() { Err(Raised) } else { Ok(object) }
}

/// A reference that is given back at the end of its scope.
pub struct Owned(NonNull<ffi::PyObject>);

impl Owned {
    /// Takes over what a function of Python's C interface returned.
    ///
    /// # Safety
    ///
    /// `object` is null or a reference that the caller owns; the thread is attached to the interpreter, and stays so.
    #[inline(always)]
    pub unsafe fn new(object: Object) -> Py<Self> {
        NonNull::new(object).map(Self).ok_or(Raised)
    }

    /// One more reference to this object.
    ///
    /// # Safety
    ///
    /// `object` is alive; the thread is attached to the interpreter, and stays so.
    pub unsafe fn another(object: Object) -> Self {
        // SAFETY: the caller's.
        unsafe { ffi::Py_INCREF(object) };
        Self(NonNull::new(object).expect("a live object"))
    }

    /// The object, borrowed.
    #[inline(always)]
    pub fn get(&self) -> Object {
        self.0.as_ptr()
    }

    /// The object, with its reference.
    #[inline(always)]
    pub fn take(self) -> Object {
        let object = self.0.as_ptr();
        core::mem::forget(self);
        object
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: a reference that is ours; `new` requires the thread to be attached.
        unsafe { ffi::Py_DECREF(self.0.as_ptr()) };
    }
}

/// Raises an exception of this class.
///
/// # Safety
///
/// `class` is an exception class; the thread is attached to the interpreter.
#[cold]
#[inline(never)]
pub unsafe fn raise(class: Object, message: fmt::Arguments<'_>) -> Raised {
    let message = message.to_string();
    // SAFETY: the text is valid UTF-8 of that length; the rest is the caller's. If the text cannot be made, then a
    // MemoryError is set, which will do.
    unsafe {
        let text = ffi::PyUnicode_FromStringAndSize(message.as_ptr().cast(), message.len() as ffi::Py_ssize_t);
        if !text.is_null() {
            ffi::PyErr_SetObject(class, text);
            ffi::Py_DECREF(text);
        }
    }
    Raised
}

/// A function that raises an exception of one of Python's own classes.
macro_rules! raisers {
    ($($(#[$doc:meta])* $name:ident = $class:ident;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// The thread is attached to the interpreter.
        #[cold]
        #[inline(never)]
        pub unsafe fn $name(message: fmt::Arguments<'_>) -> Raised {
            // SAFETY: Python's own class, and an attached thread.
            unsafe { raise(ffi::$class, message) }
        }
    )*};
}

raisers! {
    /// Raises a `TypeError`.
    type_error = PyExc_TypeError;
    /// Raises a `ValueError`.
    value_error = PyExc_ValueError;
    /// Raises an `OverflowError`.
    overflow_error = PyExc_OverflowError;
    /// Raises a `RuntimeError`.
    runtime_error = PyExc_RuntimeError;
    /// Raises an `AttributeError`.
    attribute_error = PyExc_AttributeError;
}

/// Whether an exception is set.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn raised() -> bool {
    // SAFETY: the caller's.
    unsafe { !ffi::PyErr_Occurred().is_null() }
}

/// The `repr` of an object, for a message: if that fails, its address.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[cold]
pub unsafe fn repr(object: Object) -> String {
    // SAFETY: the caller's.
    let text = unsafe { Owned::new(ffi::PyObject_Repr(object)) };
    // SAFETY: a text of our own.
    text.ok().and_then(|text| unsafe { utf8(text.get()) }).unwrap_or_else(|| {
        // SAFETY: the caller's: what the `repr` raised must not stay.
        unsafe { ffi::PyErr_Clear() };
        format!("<object at {object:p}>")
    })
}

/// The name of an object's class, as `type(object).__name__` says it.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[cold]
pub unsafe fn class_name(object: Object) -> String {
    // SAFETY: every object has a class, and every class a name.
    let name = unsafe { Owned::new(ffi::PyObject_GetAttrString(ffi::Py_TYPE(object).cast(), c"__name__".as_ptr())) };
    // SAFETY: a name of our own.
    name.ok().and_then(|name| unsafe { utf8(name.get()) }).unwrap_or_else(|| {
        // SAFETY: the caller's: what the look-up raised must not stay.
        unsafe { ffi::PyErr_Clear() };
        "object".into()
    })
}

/// A Python text as UTF-8, unless it has none; nothing stays raised.
///
/// # Safety
///
/// `text` is alive; the thread is attached to the interpreter.
pub unsafe fn utf8(text: Object) -> Option<String> {
    let mut length = 0;
    // SAFETY: the caller's; what is no text raises a TypeError, which is cleared.
    unsafe {
        let bytes = ffi::PyUnicode_AsUTF8AndSize(text, &mut length);
        if bytes.is_null() {
            ffi::PyErr_Clear();
            return None;
        }
        let bytes = core::slice::from_raw_parts(bytes.cast::<u8>(), length as usize);
        Some(String::from_utf8_lossy(bytes).into_owned())
    }
}
