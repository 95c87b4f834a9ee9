//! Functions of Python's C API that PyO3 lacks, or implements with more overhead.
//!
//! An [`Object`] and a token prove the preconditions that all of these functions share: the object is alive, and the
//! thread is attached to the interpreter. Comments state additional preconditions.

use core::ffi::{CStr, c_char, c_int};

use pyo3::Borrowed;
use pyo3::exceptions::PyAttributeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::type_object::PyTypeInfo;
use pyo3::types::{PyBytes, PyDict, PyInt, PyList, PyString, PyTuple, PyType};

use super::errors::{Fallible, Object, Owned, Raised, clear_error, owned};

/// Defines functions that take one object and return a C integer or pointer.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident: $ty:ty = $function:ident $(!= $none:expr)?;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(object: Object<'_, '_>) -> $ty {
            // SAFETY: the object is alive and the thread is attached; for an object of the wrong class, the function
            // raises.
            unsafe { ffi::$function(object.as_ptr()) $(!= $none)? }
        }
    )*};
}

// Conversions to a C integer. If the value does not fit or the object is not an int, they set an exception and return
// -1, converted to the result type. If the value is -1, they also return -1, but set no exception.
questions! {
    /// Calls `PyLong_AsSize_t`.
    as_size: usize = PyLong_AsSize_t;
    /// Calls `PyLong_AsSsize_t`.
    as_ssize: isize = PyLong_AsSsize_t;
    /// Calls `PyLong_AsLongLong`.
    as_i64: i64 = PyLong_AsLongLong;
    /// Calls `PyLong_AsUnsignedLongLongMask`.
    as_bits: u64 = PyLong_AsUnsignedLongLongMask;
    /// Calls `PyFloat_AsDouble`.
    as_f64: f64 = PyFloat_AsDouble;
    /// Calls `PyLong_AsDouble`.
    int_as_f64: f64 = PyLong_AsDouble;
    /// Returns true if an object exports a buffer.
    has_buffer: bool = PyObject_CheckBuffer != 0;
    /// Returns true if an object is an int, or has `__index__`.
    has_index: bool = PyIndex_Check != 0;
    /// Returns true if the elements of an object can be accessed by index, like those of lists and arrays.
    is_sequence: bool = PySequence_Check != 0;
    /// Returns the memory of bytes, or null for any other object.
    bytes_as_string: *mut c_char = PyBytes_AsString;
}

/// `PyLong_AsUnsignedLongLong`, for an int. Before Python 3.14, it copies the digits of values of at least 2³⁰, such as
/// addresses, while `PyLong_AsSize_t` only sums them. If both have the same range, `PyLong_AsSize_t` is therefore
/// called first, and its exceptions are discarded.
#[inline(always)]
pub fn as_u64(object: Object<'_, '_>) -> u64 {
    if size_of::<usize>() == size_of::<u64>() {
        let value = as_size(object) as u64;
        if value != u64::MAX {
            return value;
        }
        clear_error(object.py());
    }
    as_u64_slowly(object)
}

#[cold]
#[inline(never)]
fn as_u64_slowly(object: Object<'_, '_>) -> u64 {
    // SAFETY: the object is alive and the thread is attached; for an object of the wrong class, the function raises.
    unsafe { ffi::PyLong_AsUnsignedLongLong(object.as_ptr()) }
}

/// Returns the memory of a `bytes` object.
#[inline(always)]
pub fn memory_of(bytes: Object<'_, '_>) -> *mut u8 {
    bytes_as_string(bytes).cast()
}

/// Returns true if an exception is set.
#[inline(always)]
pub fn raised(py: Python<'_>) -> bool {
    PyErr::occurred(py)
}

/// Returns true if an exception of this class is set.
pub fn raised_is<T: PyTypeInfo>(py: Python<'_>) -> bool {
    // SAFETY: the token proves that the thread is attached; a class is alive.
    unsafe { ffi::PyErr_ExceptionMatches(py.get_type::<T>().as_ptr()) != 0 }
}

/// Returns the value, or an error if the value is the one that signals an error and an exception is set.
#[inline(always)]
pub fn unless_raised<T: PartialEq>(py: Python<'_>, value: T, error: T) -> Fallible<T> {
    if value == error && raised(py) { Err(Raised::already_set(py)) } else { Ok(value) }
}

/// Returns the value of an int, and the direction in which the value is out of the range of an `i64`.
pub fn as_i64_and_overflow(object: Object<'_, '_>) -> (i64, c_int) {
    let mut overflow = 0;
    // SAFETY: `overflow` is valid for writing.
    let value = unsafe { ffi::PyLong_AsLongLongAndOverflow(object.as_ptr(), &mut overflow) };
    (value, overflow)
}

/// Returns true if an object is exactly an int.
#[inline(always)]
pub fn is_exactly_int(object: Object<'_, '_>) -> bool {
    object.is_exact_instance_of::<PyInt>()
}

/// Returns true if an object is an int. For most objects, this is a single comparison.
#[inline(always)]
pub fn is_int(object: Object<'_, '_>) -> bool {
    is_exactly_int(object) || object.is_instance_of::<PyInt>()
}

/// Returns true if an object is an instance of a class or of a subclass. Calls no Python code.
#[inline(always)]
pub fn is_instance(object: Object<'_, '_>, class: Object<'_, '_>) -> bool {
    let own = object.get_type_ptr();
    own == class.as_ptr().cast()
        // SAFETY: both objects are classes.
        || class.cast::<PyType>().is_ok_and(|class| unsafe { ffi::PyType_IsSubtype(own, class.as_ptr().cast()) } != 0)
}

/// Returns true if an object's class defines this slot.
pub fn has_slot(object: Object<'_, '_>, slot: c_int) -> bool {
    // SAFETY: the function accepts every class.
    unsafe { !ffi::PyType_GetSlot(object.get_type_ptr(), slot).is_null() }
}

/// Computes `int(object)`.
pub fn int<'py>(object: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    // SAFETY: the function returns a new reference, or raises.
    unsafe { owned(object.py(), ffi::PyNumber_Long(object.as_ptr())) }
}

/// Computes `tuple(object)`.
pub fn tuple<'py>(object: Object<'_, 'py>) -> Fallible<Bound<'py, PyTuple>> {
    // SAFETY: the function returns a new reference to a tuple, or raises.
    unsafe { Ok(owned(object.py(), ffi::PySequence_Tuple(object.as_ptr()))?.cast_into_unchecked()) }
}

/// Creates a tuple of these objects. PyO3's function panics if memory is exhausted, like all of its functions that take
/// a Rust value instead of an object.
pub fn tuple_of<'py>(py: Python<'py>, items: Vec<Owned<'py>>) -> Fallible<Bound<'py, PyTuple>> {
    // SAFETY: the tuple is new, and takes ownership of one reference per item.
    unsafe {
        let tuple = owned(py, ffi::PyTuple_New(items.len() as isize))?;
        for (item, index) in items.into_iter().zip(0..) {
            ffi::PyTuple_SetItem(tuple.as_ptr(), index, item.into_ptr());
        }
        Ok(tuple.cast_into_unchecked())
    }
}

/// Calls an object with these arguments.
pub fn call<'py>(object: Object<'_, 'py>, arguments: Vec<Owned<'py>>) -> Fallible<Owned<'py>> {
    let arguments = tuple_of(object.py(), arguments)?;
    // SAFETY: the function returns a new reference, or raises.
    unsafe { owned(object.py(), ffi::PyObject_CallObject(object.as_ptr(), arguments.as_ptr())) }
}

/// Calls an object with these arguments by position and by name.
pub fn call_with<'py>(
    object: Object<'_, 'py>,
    arguments: Borrowed<'_, 'py, PyTuple>,
    names: Option<Borrowed<'_, 'py, PyDict>>,
) -> Fallible<Owned<'py>> {
    let names = names.map_or(core::ptr::null_mut(), |names| names.as_ptr());
    // SAFETY: `arguments` is a tuple, and `names` a dict or null; the function returns a new reference, or raises.
    unsafe { owned(object.py(), ffi::PyObject_Call(object.as_ptr(), arguments.as_ptr(), names)) }
}

/// Calls the method with this name.
pub fn call_method<'py>(object: Object<'_, 'py>, name: &CStr, arguments: Vec<Owned<'py>>) -> Fallible<Owned<'py>> {
    call(attribute(object, name)?.as_borrowed(), arguments)
}

/// Imports a module.
pub fn import<'py>(py: Python<'py>, name: &CStr) -> Fallible<Owned<'py>> {
    // SAFETY: the function returns a new reference, or raises.
    unsafe { owned(py, ffi::PyImport_ImportModule(name.as_ptr())) }
}

/// Returns the attribute with this name.
pub fn attribute<'py>(object: Object<'_, 'py>, name: &CStr) -> Fallible<Owned<'py>> {
    // SAFETY: the function returns a new reference, or raises.
    unsafe { owned(object.py(), ffi::PyObject_GetAttrString(object.as_ptr(), name.as_ptr())) }
}

/// Returns the attribute with this interned name: see [`interned`].
pub fn named<'py>(object: Object<'_, 'py>, name: Borrowed<'_, 'py, PyString>) -> Fallible<Owned<'py>> {
    // SAFETY: the function returns a new reference, or raises.
    unsafe { owned(object.py(), ffi::PyObject_GetAttr(object.as_ptr(), name.as_ptr())) }
}

/// Returns the attribute with this interned name, if the object has it.
pub fn named_if_there<'py>(object: Object<'_, 'py>, name: Borrowed<'_, 'py, PyString>) -> Fallible<Option<Owned<'py>>> {
    named(object, name).map(Some).or_else(|raised| {
        if !raised_is::<PyAttributeError>(object.py()) {
            return Err(raised);
        }
        raised.clear(object.py());
        Ok(None)
    })
}

/// Sets the attribute with this name, which is a string object.
pub fn set_named(object: Object<'_, '_>, name: Object<'_, '_>, value: Object<'_, '_>) -> Fallible<()> {
    // SAFETY: the function returns 0, or -1 with an exception set.
    let status = unsafe { ffi::PyObject_SetAttr(object.as_ptr(), name.as_ptr(), value.as_ptr()) };
    if status < 0 { Err(Raised::already_set(object.py())) } else { Ok(()) }
}

/// Sets the attribute with this name.
pub fn set_attribute(object: Object<'_, '_>, name: &CStr, value: Object<'_, '_>) -> Fallible<()> {
    // SAFETY: the function returns 0, or -1 with an exception set.
    let status = unsafe { ffi::PyObject_SetAttrString(object.as_ptr(), name.as_ptr(), value.as_ptr()) };
    if status < 0 { Err(Raised::already_set(object.py())) } else { Ok(()) }
}

/// Sets the value of a key in a dict.
pub fn set_item(dict: &Bound<'_, PyDict>, key: &CStr, value: Object<'_, '_>) -> Fallible<()> {
    // SAFETY: `dict` is a dict; the function returns 0, or -1 with an exception set.
    let status = unsafe { ffi::PyDict_SetItemString(dict.as_ptr(), key.as_ptr(), value.as_ptr()) };
    if status < 0 { Err(Raised::already_set(dict.py())) } else { Ok(()) }
}

/// Creates an interned string.
pub fn intern<'py>(py: Python<'py>, text: &str) -> Fallible<Bound<'py, PyString>> {
    let mut made = string(py, text)?.into_ptr();
    // SAFETY: `made` is a reference to a string; the call replaces it with a reference to the interned string.
    unsafe {
        ffi::PyUnicode_InternInPlace(&mut made);
        Ok(Bound::from_owned_ptr(py, made).cast_into_unchecked())
    }
}

/// Returns the interned string of a literal, which is created once. PyO3's macro panics if memory is exhausted.
macro_rules! interned {
    ($py:expr, $text:literal) => {{
        static STRING: $crate::support::refs::OnceObject<pyo3::types::PyString> =
            $crate::support::refs::OnceObject::new();
        match STRING.get($py) {
            Some(string) => Ok(string),
            None => $crate::support::c_api::intern($py, $text).map(|string| STRING.publish(string)),
        }
    }};
}
pub(super) use interned;

/// Creates an empty dict.
pub fn dict(py: Python<'_>) -> Fallible<Bound<'_, PyDict>> {
    // SAFETY: the function returns a new reference to a dict, or raises.
    unsafe { Ok(owned(py, ffi::PyDict_New())?.cast_into_unchecked()) }
}

/// Creates a list of the items of a dict, as tuples.
pub fn items<'py>(dict: &Bound<'py, PyDict>) -> Fallible<Bound<'py, PyList>> {
    // SAFETY: `dict` is a dict; the function returns a new reference to a list, or raises.
    unsafe { Ok(owned(dict.py(), ffi::PyDict_Items(dict.as_ptr()))?.cast_into_unchecked()) }
}

/// Creates a list of the values of a dict.
pub fn values<'py>(dict: &Bound<'py, PyDict>) -> Fallible<Bound<'py, PyList>> {
    // SAFETY: `dict` is a dict; the function returns a new reference to a list, or raises.
    unsafe { Ok(owned(dict.py(), ffi::PyDict_Values(dict.as_ptr()))?.cast_into_unchecked()) }
}

/// Creates a string.
pub fn string<'py>(py: Python<'py>, text: &str) -> Fallible<Owned<'py>> {
    // SAFETY: the slice is UTF-8 of this length; the function returns a new reference, or raises.
    unsafe { owned(py, ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as isize)) }
}

/// Creates a `bytes` object.
pub fn bytes<'py>(py: Python<'py>, value: &[u8]) -> Fallible<Owned<'py>> {
    // SAFETY: the slice has this length; the function returns a new reference, or raises.
    unsafe { owned(py, ffi::PyBytes_FromStringAndSize(value.as_ptr().cast(), value.len() as isize)) }
}

/// Creates a new, unshared, zeroed `bytes` object, and returns it with its address.
pub fn new_bytes(py: Python<'_>, size: usize) -> Fallible<(Bound<'_, PyBytes>, *mut u8)> {
    let wanted = isize::try_from(size).unwrap_or(isize::MAX);
    // SAFETY: the object is new and has that size, unless it is null. Bytes of size 1 that are created without contents
    // are not shared; nothing is written to bytes of size 0.
    unsafe {
        let bytes = owned(py, ffi::PyBytes_FromStringAndSize(core::ptr::null(), wanted))?;
        let memory = ffi::PyBytes_AsString(bytes.as_ptr()).cast::<u8>();
        memory.write_bytes(0, size);
        Ok((bytes.cast_into_unchecked(), memory))
    }
}

/// Creates a list of this many objects.
pub fn list<'py>(
    py: Python<'py>,
    count: usize,
    mut item: impl FnMut(usize) -> Fallible<Owned<'py>>,
) -> Fallible<Bound<'py, PyList>> {
    // SAFETY: the list is new, and takes ownership of one reference per item.
    unsafe {
        let list = owned(py, ffi::PyList_New(count as isize))?;
        for index in 0..count {
            ffi::PyList_SetItem(list.as_ptr(), index as isize, item(index)?.into_ptr());
        }
        Ok(list.cast_into_unchecked())
    }
}

/// Returns the value of a key in a dict.
#[cfg(not(Py_GIL_DISABLED))]
pub fn find<'py>(dict: &Bound<'py, PyDict>, key: &CStr) -> Option<Owned<'py>> {
    // SAFETY: the pointer is null, or refers to an object that the dict owns until this code takes a reference.
    unsafe { Bound::from_borrowed_ptr_or_opt(dict.py(), ffi::PyDict_GetItemString(dict.as_ptr(), key.as_ptr())) }
}

/// Returns the value of a key in a dict. Takes a reference to the value immediately, because another thread may remove
/// the value.
#[cfg(Py_GIL_DISABLED)]
pub fn find<'py>(dict: &Bound<'py, PyDict>, key: &CStr) -> Option<Owned<'py>> {
    let mut found = core::ptr::null_mut();
    // SAFETY: `dict` is a dict, `key` is NUL-terminated, and `found` has space for a new reference or null. Errors are
    // ignored, as in `get_item`.
    unsafe {
        if ffi::PyDict_GetItemStringRef(dict.as_ptr(), key.as_ptr(), &raw mut found) < 0 {
            ffi::PyErr_Clear();
        }
        Bound::from_owned_ptr_or_opt(dict.py(), found)
    }
}

/// Returns a module, if it is already imported.
pub fn imported<'py>(py: Python<'py>, name: &CStr) -> Option<Owned<'py>> {
    // SAFETY: the dict of modules is alive until the interpreter exits.
    unsafe {
        let modules = Bound::from_borrowed_ptr(py, ffi::PyImport_GetModuleDict());
        find(modules.cast_unchecked(), name)
    }
}
