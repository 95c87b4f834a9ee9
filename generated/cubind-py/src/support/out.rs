//! Conversion of outputs from C values to Python objects.

use core::ffi::{CStr, c_char, c_void};
use core::slice;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyBool;

use super::errors::{Fallible, Owned, owned};
use super::place::Places;
use super::records::Record;
use super::tables::{RecordDef, Ty, ValueDef};
use super::{c_api, floats, from_c, records, values};

pub use super::enums::member as enumeration;
pub use super::values::new as value;

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident: $c:ty = $convert:ident;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(py: Python<'_>, value: $name) -> Fallible<Owned<'_>> {
            // SAFETY: the function returns a new reference, or null with an exception set.
            unsafe { owned(py, ffi::$convert(value as $c)) }
        }
    )*};
}

// PyO3's own conversions abort the process if memory is exhausted.
numbers! {
    /// Creates an int.
    i8: core::ffi::c_long = PyLong_FromLong;
    /// Creates an int.
    u8: core::ffi::c_long = PyLong_FromLong;
    /// Creates an int.
    i16: core::ffi::c_long = PyLong_FromLong;
    /// Creates an int.
    u16: core::ffi::c_long = PyLong_FromLong;
    /// Creates an int.
    i32: core::ffi::c_long = PyLong_FromLong;
    /// Creates an int.
    u32: usize = PyLong_FromSize_t;
    /// Creates an int.
    i64: i64 = PyLong_FromLongLong;
    /// Creates an int.
    u64: u64 = PyLong_FromUnsignedLongLong;
    /// Creates an int.
    usize: usize = PyLong_FromSize_t;
    /// Creates a float.
    f32: f64 = PyFloat_FromDouble;
    /// Creates a float.
    f64: f64 = PyFloat_FromDouble;
}

/// Creates a float from the bits of a 16-bit IEEE float.
pub fn float16(py: Python<'_>, bits: u16) -> Fallible<Owned<'_>> {
    f32(py, floats::of_half(bits))
}

/// Creates a float from the upper half of its bits.
pub fn bfloat16(py: Python<'_>, bits: u16) -> Fallible<Owned<'_>> {
    f32(py, floats::of_bfloat16(bits))
}

/// Creates a bool.
#[inline(always)]
pub fn boolean(py: Python<'_>, value: bool) -> Fallible<Owned<'_>> {
    Ok(PyBool::new(py, value).to_owned().into_any())
}

/// Creates a complex number.
#[inline(always)]
pub fn complex(py: Python<'_>, [real, imaginary]: [f64; 2]) -> Fallible<Owned<'_>> {
    // SAFETY: the function returns a new reference, or null with an exception set.
    unsafe { owned(py, ffi::PyComplex_FromDoubles(real, imaginary)) }
}

/// Returns None.
#[inline(always)]
pub fn none(py: Python<'_>) -> Owned<'_> {
    py.None().into_bound(py)
}

/// Creates a record with a copy of these bytes.
///
/// # Safety
///
/// `bytes` must point to `def.size` bytes.
pub unsafe fn record<'py>(py: Python<'py>, def: &'static RecordDef, bytes: *const u8) -> Fallible<Owned<'py>> {
    let (record, memory) = records::new(py, def, 0)?;
    // SAFETY: the new record has the same size.
    unsafe { memory.copy_from_nonoverlapping(bytes, def.size) };
    Ok(record.into_any())
}

/// The number of spare bytes after a record that CUDA writes, because a newer driver may write a longer record.
pub const SPARE: usize = 256;

/// Creates a record, and returns the record with its memory, to which CUDA writes. The record is initialized like a
/// record that the program creates, because a library may reject a record that does not begin with its version.
#[inline(always)]
pub fn new_record<'py>(py: Python<'py>, def: &'static RecordDef) -> Fallible<(Bound<'py, Record>, *mut u8)> {
    let (record, memory) = records::new(py, def, SPARE)?;
    // SAFETY: the record has `def.size` bytes, and is not shared yet.
    unsafe { memory.copy_from_nonoverlapping(def.initial.as_ptr(), def.initial.len().min(def.size)) };
    Ok((record, memory))
}

/// Creates a handle, and returns the address of its variable. CUDA may write to the variable after the call; programs
/// read the current value.
pub fn variable<'py>(py: Python<'py>, def: &'static ValueDef) -> Fallible<(Owned<'py>, *mut c_void)> {
    let object = values::new(py, def, 0)?;
    let place = values::of(object.as_borrowed(), def).map_or(core::ptr::null_mut(), values::variable);
    Ok((object, place))
}

/// Creates an int from an address.
#[inline(always)]
pub fn pointer<T>(py: Python<'_>, value: *const T) -> Fallible<Owned<'_>> {
    usize(py, value.expose_provenance())
}

/// Creates bytes from a C string, or returns None for NULL.
///
/// # Safety
///
/// `value` must be null, or point to a NUL-terminated string.
pub unsafe fn c_string(py: Python<'_>, value: *const c_char) -> Fallible<Owned<'_>> {
    // SAFETY: `value` is not null, and therefore NUL-terminated.
    if value.is_null() { Ok(none(py)) } else { c_api::bytes(py, unsafe { CStr::from_ptr(value) }.to_bytes()) }
}

/// Creates bytes from memory that CUDA has filled. The bytes are empty for NULL.
///
/// # Safety
///
/// `from` must be null, or point to this many bytes.
pub unsafe fn memory(py: Python<'_>, from: *const c_void, size: usize) -> Fallible<Owned<'_>> {
    // SAFETY: the memory is not null, and therefore has this size.
    c_api::bytes(py, if from.is_null() { &[] } else { unsafe { slice::from_raw_parts(from.cast(), size) } })
}

/// Creates bytes from the string in memory that CUDA has filled, up to the first NUL or the memory's end.
///
/// # Safety
///
/// The requirements are the same as for [`memory`].
pub unsafe fn text(py: Python<'_>, from: *const c_void, size: usize) -> Fallible<Owned<'_>> {
    // SAFETY: the memory is not null, and therefore has this size.
    let bytes: &[u8] = if from.is_null() { &[] } else { unsafe { slice::from_raw_parts(from.cast(), size) } };
    let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(size);
    c_api::bytes(py, &bytes[..end.min(bytes.len())])
}

/// Creates a list of the elements of a C array. The list is empty for NULL.
///
/// # Safety
///
/// If `from` is not null, it must point to `count` elements, whose pointers must be valid.
pub unsafe fn list<'py>(py: Python<'py>, ty: &Ty, from: *const c_void, count: usize) -> Fallible<Owned<'py>> {
    let count = if from.is_null() { 0 } else { count };
    // SAFETY: the array has `count` elements, or none if the pointer is null.
    let places = unsafe { Places::new(ty, from.cast_mut().cast(), count, None) };
    from_c::list(py, places, from_c::Elements::Copies)
}
