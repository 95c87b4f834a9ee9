//! Python's numbers to C's: anything with `__int__` is an integer, as in `int(x)`, but for texts.

use pyo3::ffi;
use pyo3::prelude::*;

use super::c_api;
use super::errors::{Fallible, Object, Owned, Raised, overflow_error, type_error};

/// Whether `int(object)` makes sense: `__int__` or `__index__`, which texts and plain buffers lack.
pub fn has_int(object: Object<'_, '_>) -> bool {
    c_api::has_slot(object, ffi::Py_nb_int) || c_api::has_slot(object, ffi::Py_nb_index)
}

/// `int(object)`, of what is no int itself.
#[cold]
#[inline(never)]
fn int<'py>(object: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    if !has_int(object) {
        return Err(type_error(object.py(), format_args!("an integer is required")));
    }
    c_api::int(object)
}

/// A conversion of an int to a C integer of 64 bits, and what it returns for an error.
type Wide<T> = (fn(Object<'_, '_>) -> T, T);

#[inline(always)]
fn wide<T: Copy + PartialEq>(object: Object<'_, '_>, (convert, error): Wide<T>) -> Fallible<T> {
    let value = if c_api::is_int(object) { convert(object) } else { convert(int(object)?.as_borrowed()) };
    c_api::unless_raised(object.py(), value, error)
}

/// Fallible that a number is out of the range of this type.
#[cold]
#[inline(never)]
fn out_of_range(py: Python<'_>, negative: bool, name: &str) -> Raised {
    match (negative, name.starts_with("unsigned")) {
        (true, true) => overflow_error(py, format_args!("can't convert negative value to {name}")),
        (true, false) => overflow_error(py, format_args!("value too small to convert to {name}")),
        (false, _) => overflow_error(py, format_args!("value too large to convert to {name}")),
    }
}

/// Functions that convert to an integer of C, by way of the widest.
macro_rules! integers {
    ($($name:ident = $convert:ident $c:literal;)*) => {$(
        #[doc = concat!("A C `", $c, "`.")]
        #[inline(always)]
        pub fn $name(object: Object<'_, '_>) -> Fallible<$name> {
            let value = wide(object, (c_api::$convert, !0))?;
            $name::try_from(value).map_err(|_| {
                #[allow(unused_comparisons)]
                out_of_range(object.py(), value < 0, $c)
            })
        }
    )*};
}

integers! {
    i8 = as_i64 "signed char";
    u8 = as_i64 "unsigned char";
    i16 = as_i64 "short";
    u16 = as_i64 "unsigned short";
    i32 = as_i64 "int";
    u32 = as_i64 "unsigned int";
    i64 = as_i64 "long long";
    u64 = as_u64 "unsigned long long";
}

/// A C `double`.
#[inline(always)]
pub fn f64(object: Object<'_, '_>) -> Fallible<f64> {
    c_api::unless_raised(object.py(), c_api::as_f64(object), -1.0)
}
