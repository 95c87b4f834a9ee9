//! Outputs: from what C functions give to Python's objects. Every function returns a new reference.

use core::ffi::{CStr, c_char, c_void};

use pyo3_ffi as ffi;

use super::enums;
use super::errors::{Object, Owned, Py, owned};
use super::load;
use super::records;
use super::refs::incref;
use super::tables::{EnumDef, RecordDef, Ty, ValueDef};
use super::values;

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident: $c:ty = $convert:ident;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// The thread is attached to the interpreter.
        #[inline(always)]
        pub unsafe fn $name(value: $name) -> Py<Object> {
            // SAFETY: the caller's.
            owned(unsafe { ffi::$convert(value as $c) })
        }
    )*};
}

numbers! {
    /// An int.
    i32: core::ffi::c_long = PyLong_FromLong;
    /// An int.
    u32: usize = PyLong_FromSize_t;
    /// An int.
    i64: i64 = PyLong_FromLongLong;
    /// An int.
    u64: u64 = PyLong_FromUnsignedLongLong;
    /// An int.
    usize: usize = PyLong_FromSize_t;
    /// A float.
    f32: f64 = PyFloat_FromDouble;
    /// A float.
    f64: f64 = PyFloat_FromDouble;
}

/// A bool.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn boolean(value: bool) -> Py<Object> {
    // SAFETY: the caller's; both live for ever.
    unsafe {
        let object = if value { ffi::Py_True() } else { ffi::Py_False() };
        incref(object);
        Ok(object)
    }
}

/// None.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn none() -> Py<Object> {
    // SAFETY: the caller's; it lives for ever.
    unsafe {
        let object = ffi::Py_None();
        incref(object);
        Ok(object)
    }
}

/// A member of an enum, also for a value that the header does not name.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn enumeration(value: i32, def: &'static EnumDef) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe { enums::member(def, value) }
}

/// A handle or scalar.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn value(value: u64, def: &'static ValueDef) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe { values::new(def, value) }
}

/// A new record with a copy of these bytes.
///
/// # Safety
///
/// `bytes` are as many as the record has; the thread is attached to the interpreter.
pub unsafe fn record(def: &'static RecordDef, bytes: *const u8) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        let (record, memory) = records::new(def, 0)?;
        memory.copy_from_nonoverlapping(bytes, def.size);
        Ok(record)
    }
}

/// How many bytes are behind a record that CUDA writes into: a newer driver may know a longer one.
pub const SPARE: usize = 256;

/// An empty record, and its memory for CUDA to write into.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn new_record(def: &'static RecordDef) -> Py<(Owned, *mut u8)> {
    // SAFETY: the caller's; a new reference.
    unsafe {
        let (record, memory) = records::new(def, SPARE)?;
        Ok((Owned::new(record)?, memory))
    }
}

/// An address, as an int.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn pointer<T>(value: *const T) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe { usize(value.expose_provenance()) }
}

/// The bytes of a text of CUDA's; None for NULL.
///
/// # Safety
///
/// `value` is null or a NUL-terminated text; the thread is attached to the interpreter.
pub unsafe fn text(value: *const c_char) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe { if value.is_null() { none() } else { bytes(CStr::from_ptr(value).to_bytes()) } }
}

/// Bytes.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn bytes(value: &[u8]) -> Py<Object> {
    // SAFETY: the caller's.
    owned(unsafe { ffi::PyBytes_FromStringAndSize(value.as_ptr().cast(), value.len() as isize) })
}

/// A list of what an array of C has; empty for NULL.
///
/// # Safety
///
/// There are `count` elements at `from`, if it is not null; the thread is attached to the interpreter.
pub unsafe fn list(ty: &Ty, from: *const c_void, count: usize) -> Py<Object> {
    // SAFETY: the caller's; the list is ours.
    unsafe {
        let count = if from.is_null() { 0 } else { count };
        let list = Owned::new(ffi::PyList_New(count as isize))?;
        for index in 0..count {
            let element = from.cast::<u8>().add(index * ty.size());
            ffi::PyList_SetItem(list.get(), index as isize, load::load(ty, element, core::ptr::null_mut())?);
        }
        Ok(list.take())
    }
}
