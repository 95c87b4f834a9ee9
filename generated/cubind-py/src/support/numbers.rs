//! Conversion of Python numbers to C numbers. Any object with `__int__` is an integer, as in `int(x)`, except strings.

use core::ffi::c_void;
use core::ptr;

use pyo3::ffi;
use pyo3::prelude::*;

use super::c_api;
use super::errors::{Fallible, Object, Owned, Raised, overflow_error, type_error};
use super::floats;

pub use super::integers::unnamed::*;

/// Returns true if `int(object)` is meaningful, because the object has `__int__` or `__index__`, which strings and
/// plain buffers lack.
pub fn has_int(object: Object<'_, '_>) -> bool {
    c_api::has_slot(object, ffi::Py_nb_int) || c_api::has_slot(object, ffi::Py_nb_index)
}

/// `int(object)`, for an object that is not an int.
#[cold]
#[inline(never)]
fn int<'py>(object: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    if !has_int(object) {
        return Err(type_error(object.py(), format_args!("an integer is required")));
    }
    c_api::int(object)
}

/// A conversion of an int to a 64-bit C integer, and the conversion's return value for an error.
type Widest<T> = (fn(Object<'_, '_>) -> T, T);

/// Converts an integer to one of C's widest types.
#[inline(always)]
pub(super) fn widest<T: Copy + PartialEq>(object: Object<'_, '_>, (convert, error): Widest<T>) -> Fallible<T> {
    let value = if c_api::is_int(object) { convert(object) } else { convert(int(object)?.as_borrowed()) };
    c_api::unless_raised(object.py(), value, error)
}

/// Raises an error for an integer that is out of the range of this type.
#[cold]
#[inline(never)]
pub(super) fn out_of_range(py: Python<'_>, negative: bool, name: &str) -> Raised {
    match (negative, name.starts_with("unsigned")) {
        (true, true) => overflow_error(py, format_args!("can't convert negative value to {name}")),
        (true, false) => overflow_error(py, format_args!("value too small to convert to {name}")),
        (false, _) => overflow_error(py, format_args!("value too large to convert to {name}")),
    }
}

/// Converts an object with `__float__` or `__index__` to a C `double`.
#[inline(always)]
pub fn f64(object: Object<'_, '_>) -> Fallible<f64> {
    let value = if c_api::is_exactly_int(object) { c_api::int_as_f64(object) } else { c_api::as_f64(object) };
    c_api::unless_raised(object.py(), value, -1.0)
}

/// Converts an object to a C `float`.
#[inline(always)]
pub fn f32(object: Object<'_, '_>) -> Fallible<f32> {
    Ok(f64(object)? as f32)
}

/// Returns the bits of a 16-bit IEEE float.
pub fn float16(object: Object<'_, '_>) -> Fallible<u16> {
    Ok(floats::half(f32(object)?))
}

/// Returns the upper half of a `float`.
pub fn bfloat16(object: Object<'_, '_>) -> Fallible<u16> {
    Ok(floats::bfloat16(f32(object)?))
}

/// Converts an object to a C `bool`, which is the object's truth value.
#[inline(always)]
pub fn boolean(object: Object<'_, '_>) -> Fallible<bool> {
    Ok(object.is_truthy()?)
}

/// Returns true if a number has `__float__` and no `__index__`. Such a number may have a fractional part, which
/// `__int__` would discard.
pub(super) fn may_have_fraction(object: Object<'_, '_>) -> bool {
    !c_api::is_int(object) && c_api::has_slot(object, ffi::Py_nb_float) && !c_api::has_slot(object, ffi::Py_nb_index)
}

/// Returns the address that an integer represents. A float is rejected.
pub fn address(object: Object<'_, '_>) -> Fallible<*mut c_void> {
    if may_have_fraction(object) {
        return Err(type_error(object.py(), format_args!("a number with a fraction is not an address")));
    }
    Ok(ptr::with_exposed_provenance_mut(u64(object)? as usize))
}
