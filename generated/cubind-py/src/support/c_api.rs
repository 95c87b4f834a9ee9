//! Functions of Python's C interface for which PyO3 has none, or one that costs more.
//!
//! An [`Object`] and a token prove the preconditions of all of them: the object is alive, and the thread attached. The
//! comments name further ones.

use core::ffi::{CStr, c_char, c_int};

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::type_object::PyTypeInfo;
use pyo3::types::{PyBytes, PyDict, PyInt, PyList, PyTuple, PyType};

use super::errors::{Fallible, Object, Owned, Raised, clear_error, owned};

/// Functions of one object, whose result is a number of C.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident: $ty:ty = $function:ident $(!= $none:expr)?;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(object: Object<'_, '_>) -> $ty {
            // SAFETY: the object is alive and the thread attached; of the wrong class it raises.
            unsafe { ffi::$function(object.as_ptr()) $(!= $none)? }
        }
    )*};
}

// Conversions to a number of C: -1, as an unsigned number where the type is one, if it does not fit or the object is no
// int; then an exception is set, unless the number is really -1.
questions! {
    /// `PyLong_AsSize_t`
    as_size: usize = PyLong_AsSize_t;
    /// `PyLong_AsSsize_t`
    as_ssize: isize = PyLong_AsSsize_t;
    /// `PyLong_AsLongLong`
    as_i64: i64 = PyLong_AsLongLong;
    /// `PyLong_AsUnsignedLongLongMask`
    as_bits: u64 = PyLong_AsUnsignedLongLongMask;
    /// `PyFloat_AsDouble`
    as_f64: f64 = PyFloat_AsDouble;
    /// `PyLong_AsDouble`
    int_as_f64: f64 = PyLong_AsDouble;
    /// Whether an object exports a buffer.
    has_buffer: bool = PyObject_CheckBuffer != 0;
    /// Whether an object is an int, or has `__index__`.
    has_index: bool = PyIndex_Check != 0;
    /// Whether an object has elements by number, as lists and arrays have.
    is_sequence: bool = PySequence_Check != 0;
    /// The memory of bytes; null for any other object.
    bytes_as_string: *mut c_char = PyBytes_AsString;
}

/// `PyLong_AsUnsignedLongLong`, of an int. Before Python 3.14 that copies the digits of each number from 2³⁰ on, as addresses are,
/// where `PyLong_AsSize_t` adds them up: it is asked first where both have the same range, and not for its exceptions.
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
    // SAFETY: the object is alive and the thread attached; of the wrong class it raises.
    unsafe { ffi::PyLong_AsUnsignedLongLong(object.as_ptr()) }
}

/// The memory of bytes.
#[inline(always)]
pub fn memory_of(bytes: Object<'_, '_>) -> *mut u8 {
    bytes_as_string(bytes).cast()
}

/// Whether an exception is set.
#[inline(always)]
pub fn raised(py: Python<'_>) -> bool {
    PyErr::occurred(py)
}

/// Whether an exception of this class is set.
pub fn raised_is<T: PyTypeInfo>(py: Python<'_>) -> bool {
    // SAFETY: the token proves that the thread is attached; a class is alive.
    unsafe { ffi::PyErr_ExceptionMatches(py.get_type::<T>().as_ptr()) != 0 }
}

/// The value, unless it is the one that signals an error, and an exception is set.
#[inline(always)]
pub fn unless_raised<T: PartialEq>(py: Python<'_>, value: T, error: T) -> Fallible<T> {
    if value == error && raised(py) { Err(Raised::already_set(py)) } else { Ok(value) }
}

/// The value of an int, and which way it is out of the range of an `i64`.
pub fn as_i64_and_overflow(object: Object<'_, '_>) -> (i64, c_int) {
    let mut overflow = 0;
    // SAFETY: `overflow` is there to be written.
    let value = unsafe { ffi::PyLong_AsLongLongAndOverflow(object.as_ptr(), &mut overflow) };
    (value, overflow)
}

/// Whether an object is exactly an int.
#[inline(always)]
pub fn is_exactly_int(object: Object<'_, '_>) -> bool {
    object.is_exact_instance_of::<PyInt>()
}

/// Whether an object is an int: for most, one comparison.
#[inline(always)]
pub fn is_int(object: Object<'_, '_>) -> bool {
    is_exactly_int(object) || object.is_instance_of::<PyInt>()
}

/// Whether an object is an instance of a class or of one that extends it, without asking either in Python.
#[inline(always)]
pub fn is_instance(object: Object<'_, '_>, class: Object<'_, '_>) -> bool {
    let own = object.get_type_ptr();
    own == class.as_ptr().cast()
        // SAFETY: both are classes.
        || class.cast::<PyType>().is_ok_and(|class| unsafe { ffi::PyType_IsSubtype(own, class.as_ptr().cast()) } != 0)
}

/// Whether an object's class has something in this slot.
pub fn has_slot(object: Object<'_, '_>, slot: c_int) -> bool {
    // SAFETY: valid for every class.
    unsafe { !ffi::PyType_GetSlot(object.get_type_ptr(), slot).is_null() }
}

/// `int(object)`
pub fn int<'py>(object: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    // SAFETY: it returns a new reference, or raises.
    unsafe { owned(object.py(), ffi::PyNumber_Long(object.as_ptr())) }
}

/// `tuple(object)`
pub fn tuple<'py>(object: Object<'_, 'py>) -> Fallible<Bound<'py, PyTuple>> {
    // SAFETY: it returns a new reference to a tuple, or raises.
    unsafe { Ok(owned(object.py(), ffi::PySequence_Tuple(object.as_ptr()))?.cast_into_unchecked()) }
}

/// A tuple of these objects. PyO3's own panics where there is no memory, as do its dict and its string.
pub fn tuple_of<'py>(py: Python<'py>, items: Vec<Owned<'py>>) -> Fallible<Bound<'py, PyTuple>> {
    // SAFETY: a new tuple, which takes over a reference per item.
    unsafe {
        let tuple = owned(py, ffi::PyTuple_New(items.len() as isize))?;
        for (item, index) in items.into_iter().zip(0..) {
            ffi::PyTuple_SetItem(tuple.as_ptr(), index, item.into_ptr());
        }
        Ok(tuple.cast_into_unchecked())
    }
}

/// An empty dict.
pub fn dict(py: Python<'_>) -> Fallible<Bound<'_, PyDict>> {
    // SAFETY: it returns a new reference to a dict, or raises.
    unsafe { Ok(owned(py, ffi::PyDict_New())?.cast_into_unchecked()) }
}

/// A string.
pub fn string<'py>(py: Python<'py>, text: &str) -> Fallible<Owned<'py>> {
    // SAFETY: the slice is UTF-8 of this length; it returns a new reference, or raises.
    unsafe { owned(py, ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as isize)) }
}

/// Bytes.
pub fn bytes<'py>(py: Python<'py>, value: &[u8]) -> Fallible<Owned<'py>> {
    // SAFETY: the slice has this length; it returns a new reference, or raises.
    unsafe { owned(py, ffi::PyBytes_FromStringAndSize(value.as_ptr().cast(), value.len() as isize)) }
}

/// New, unshared bytes, all of them zero, and their address.
pub fn new_bytes(py: Python<'_>, size: usize) -> Fallible<(Bound<'_, PyBytes>, *mut u8)> {
    let wanted = isize::try_from(size).unwrap_or(isize::MAX);
    // SAFETY: a new object of that size, if it is not null: of size 1 it is nobody else's, as no contents are given; of
    // size 0 nothing is written.
    unsafe {
        let bytes = owned(py, ffi::PyBytes_FromStringAndSize(core::ptr::null(), wanted))?;
        let memory = ffi::PyBytes_AsString(bytes.as_ptr()).cast::<u8>();
        memory.write_bytes(0, size);
        Ok((bytes.cast_into_unchecked(), memory))
    }
}

/// A list of this many objects.
pub fn list<'py>(
    py: Python<'py>,
    count: usize,
    mut item: impl FnMut(usize) -> Fallible<Owned<'py>>,
) -> Fallible<Bound<'py, PyList>> {
    // SAFETY: a new list, which takes over a reference per item.
    unsafe {
        let list = owned(py, ffi::PyList_New(count as isize))?;
        for index in 0..count {
            ffi::PyList_SetItem(list.as_ptr(), index as isize, item(index)?.into_ptr());
        }
        Ok(list.cast_into_unchecked())
    }
}

/// What a dict has for a key.
#[cfg(not(Py_GIL_DISABLED))]
pub fn find<'py>(dict: &Bound<'py, PyDict>, key: &CStr) -> Option<Owned<'py>> {
    // SAFETY: null, or an object that the dict owns until we do as well.
    unsafe { Bound::from_borrowed_ptr_or_opt(dict.py(), ffi::PyDict_GetItemString(dict.as_ptr(), key.as_ptr())) }
}

/// What a dict has for a key: a reference of ours at once, as another thread may take it out meanwhile.
#[cfg(Py_GIL_DISABLED)]
pub fn find<'py>(dict: &Bound<'py, PyDict>, key: &CStr) -> Option<Owned<'py>> {
    let mut found = core::ptr::null_mut();
    // SAFETY: a dict, a text that ends with a zero, and room for a new reference, or null. As above, an error is no answer.
    unsafe {
        if ffi::PyDict_GetItemStringRef(dict.as_ptr(), key.as_ptr(), &raw mut found) < 0 {
            ffi::PyErr_Clear();
        }
        Bound::from_owned_ptr_or_opt(dict.py(), found)
    }
}

/// A module, if it is imported already.
pub fn imported<'py>(py: Python<'py>, name: &CStr) -> Option<Owned<'py>> {
    // SAFETY: the dict of modules lives as long as the interpreter.
    unsafe {
        let modules = Bound::from_borrowed_ptr(py, ffi::PyImport_GetModuleDict());
        find(modules.cast_unchecked(), name)
    }
}
