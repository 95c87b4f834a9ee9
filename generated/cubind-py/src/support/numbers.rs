//! Python's numbers to C's: anything with `__int__` is an integer, as in `int(x)`, but for texts.

use pyo3_ffi as ffi;

use super::class;
use super::errors::{Object, Owned, Py, Raised, overflow_error, raised, type_error};

/// Whether `int(object)` makes sense: `__int__` or `__index__`, which texts and plain buffers lack.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
pub unsafe fn has_int(object: Object) -> bool {
    // SAFETY: the caller's; a class of any kind has these slots.
    unsafe {
        let class = ffi::Py_TYPE(object);
        !ffi::PyType_GetSlot(class, ffi::Py_nb_int).is_null() || !ffi::PyType_GetSlot(class, ffi::Py_nb_index).is_null()
    }
}

/// `int(object)`, of what is no int itself.
///
/// # Safety
///
/// As for [`has_int`].
#[cold]
#[inline(never)]
unsafe fn int(object: Object) -> Py<Owned> {
    // SAFETY: the caller's.
    unsafe {
        if !has_int(object) {
            return Err(type_error(format_args!("an integer is required")));
        }
        Owned::new(ffi::PyNumber_Long(object))
    }
}

/// A conversion of an int to a C integer of 64 bits, and what it returns for an error.
type Wide<T> = (unsafe extern "C" fn(Object) -> T, T);

/// # Safety
///
/// As for [`has_int`].
#[inline(always)]
unsafe fn wide<T: Copy + PartialEq>(object: Object, (convert, error): Wide<T>) -> Py<T> {
    // SAFETY: the caller's; only an int is converted.
    unsafe {
        if class::instance(object, &raw mut ffi::PyLong_Type) {
            let value = convert(object);
            return if value == error && raised() { Err(Raised) } else { Ok(value) };
        }
        let number = int(object)?;
        let value = convert(number.get());
        if value == error && raised() { Err(Raised) } else { Ok(value) }
    }
}

/// Raises that a number is out of the range of this type.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[cold]
#[inline(never)]
unsafe fn out_of_range(negative: bool, name: &str) -> Raised {
    // SAFETY: the caller's.
    unsafe {
        match (negative, name.starts_with("unsigned")) {
            (true, true) => overflow_error(format_args!("can't convert negative value to {name}")),
            (true, false) => overflow_error(format_args!("value too small to convert to {name}")),
            (false, _) => overflow_error(format_args!("value too large to convert to {name}")),
        }
    }
}

/// Functions that convert to an integer of C, by way of the widest.
macro_rules! integers {
    ($($name:ident = $convert:ident $c:literal;)*) => {$(
        #[doc = concat!("A C `", $c, "`.")]
        ///
        /// # Safety
        ///
        /// The object is alive; the thread is attached to the interpreter.
        #[inline(always)]
        pub unsafe fn $name(object: Object) -> Py<$name> {
            // SAFETY: the caller's.
            unsafe {
                let value = wide(object, (ffi::$convert, !0))?;
                $name::try_from(value).map_err(|_| {
                    #[allow(unused_comparisons)]
                    out_of_range(value < 0, $c)
                })
            }
        }
    )*};
}

integers! {
    i8 = PyLong_AsLongLong "signed char";
    u8 = PyLong_AsLongLong "unsigned char";
    i16 = PyLong_AsLongLong "short";
    u16 = PyLong_AsLongLong "unsigned short";
    i32 = PyLong_AsLongLong "int";
    u32 = PyLong_AsLongLong "unsigned int";
    i64 = PyLong_AsLongLong "long long";
    u64 = PyLong_AsUnsignedLongLong "unsigned long long";
}

/// A C `double`.
///
/// # Safety
///
/// As for [`has_int`].
#[inline(always)]
pub unsafe fn f64(object: Object) -> Py<f64> {
    // SAFETY: the caller's.
    unsafe {
        let value = ffi::PyFloat_AsDouble(object);
        if value == -1.0 && raised() { Err(Raised) } else { Ok(value) }
    }
}
