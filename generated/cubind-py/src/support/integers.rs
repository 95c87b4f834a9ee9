//! Conversion of integers with the ranges of C types. A single table contains the types, and the error messages of
//! cuda.bindings have two forms, for arguments and for fields.

use pyo3::Python;

use super::errors::{Fallible, Object, Owned, class_name, clear_error, overflow_error, type_error};
use super::own::Name;
use super::{c_api, checked, numbers, out, small_ints};

/// An integer type of C.
pub(super) struct Integer<'a> {
    pub name: &'a str,
    pub signed: bool,
    pub bits: u32,
}

/// An integer type of C that arguments are converted to.
pub trait CInteger: Copy + 'static {
    /// Returns the value of an object that is exactly an int, if the value fits. Also returns `None` for -1, which is
    /// the error value of Python's conversion.
    fn fast(object: Object<'_, '_>) -> Option<Self>;
    /// Returns the value of any int, if the value fits, or `None` for -1 and for other objects.
    #[inline(always)]
    fn of_int(object: Object<'_, '_>) -> Option<Self> {
        if !c_api::is_exactly_int(object) {
            return None;
        }
        if small_ints::is_zero(object) { Some(Self::ZERO) } else { Self::fast(object) }
    }
    /// Converts any other object by calling `__int__`. Messages contain the C type, or `class` if it is not empty.
    fn convert(object: Object<'_, '_>, name: Name, class: &str) -> Fallible<Self>;
    /// Returns the value in the low bits of a word.
    fn of_word(word: u64) -> Self;
    /// Returns the value of an int, which is read from the object without a call. May return `None` for values that
    /// fit.
    fn read(object: Object<'_, '_>) -> Option<Self>;
    /// Creates an int with this value.
    fn object(py: Python<'_>, value: Self) -> Fallible<Owned<'_>>;
    /// The value 0.
    const ZERO: Self;
}

macro_rules! integers {
    ($($name:ident = $fast:ident $word:ident $widest:ident $c:literal;)*) => {
        $(
            impl CInteger for $name {
                const ZERO: Self = 0;

                #[inline(always)]
                fn of_word(word: u64) -> Self {
                    word as $name
                }

                #[inline(always)]
                fn read(object: Object<'_, '_>) -> Option<Self> {
                    $name::try_from(small_ints::read(object)?).ok()
                }

                #[inline(always)]
                fn object(py: Python<'_>, value: Self) -> Fallible<Owned<'_>> {
                    out::$name(py, value)
                }

                #[inline(always)]
                fn fast(object: Object<'_, '_>) -> Option<Self> {
                    let value: $word = c_api::$fast(object);
                    let narrow = value as $name;
                    (narrow as $word == value && value != !0).then_some(narrow)
                }

                #[inline(always)]
                fn convert(object: Object<'_, '_>, name: Name, class: &str) -> Fallible<Self> {
                    let class = if class.is_empty() { $c } else { class };
                    let target = Integer { name: class, signed: $name::MIN != 0, bits: $name::BITS };
                    Ok(integer(object, name, &target)? as Self)
                }
            }

            #[doc = concat!("A C `", $c, "`: anything with `__int__`.")]
            #[inline(always)]
            pub fn $name(object: Object<'_, '_>, name: impl Into<Name>) -> Fallible<$name> {
                let name = name.into();
                if c_api::is_exactly_int(object)
                    && let Some(value) = <$name as CInteger>::read(object)
                {
                    return Ok(value);
                }
                other(object, name)
            }
        )*

        /// The same functions for fields and elements of arrays, whose messages contain only the type.
        #[allow(dead_code, reason = "a field of type `size_t` is one of type `unsigned long long`")]
        pub mod unnamed {
            use super::super::{c_api, errors::{Fallible, Object}, numbers};

            $(
                #[doc = concat!("A C `", $c, "`: anything with `__int__`.")]
                #[inline(always)]
                pub fn $name(object: Object<'_, '_>) -> Fallible<$name> {
                    let value = numbers::widest(object, (c_api::$widest, !0))?;
                    $name::try_from(value).map_err(|_| {
                        #[allow(unused_comparisons)]
                        numbers::out_of_range(object.py(), value < 0, $c)
                    })
                }
            )*
        }
    };
}

integers! {
    i8 = as_ssize isize as_i64 "signed char";
    u8 = as_size usize as_i64 "unsigned char";
    i16 = as_ssize isize as_i64 "short";
    u16 = as_size usize as_i64 "unsigned short";
    i32 = as_ssize isize as_i64 "int";
    u32 = as_size usize as_i64 "unsigned int";
    i64 = as_ssize isize as_i64 "long long";
    u64 = as_size usize as_u64 "unsigned long long";
    usize = as_size usize as_u64 "size_t";
}

/// Converts 0, ints that are not small, and all other objects.
///
/// The conversion consists of two functions, because 0 is a frequent argument and the first function needs no stack.
#[inline(never)]
fn other<T: CInteger>(object: Object<'_, '_>, name: Name) -> Fallible<T> {
    if c_api::is_exactly_int(object) && small_ints::is_zero(object) {
        return Ok(T::ZERO);
    }
    any_other(object, name)
}

#[inline(never)]
fn any_other<T: CInteger>(object: Object<'_, '_>, name: Name) -> Fallible<T> {
    T::of_int(object).map_or_else(|| T::convert(object, name, ""), Ok)
}

/// Converts an object by `int(object)` to the range of a C type; rejects strings. The bits of a negative value are
/// those of an `i64`.
///
/// Clears the exception that [`CInteger::fast`] may have set.
#[inline(never)]
fn integer(object: Object<'_, '_>, name: Name, target: &Integer<'_>) -> Fallible<u64> {
    clear_error(object.py());
    if c_api::is_int(object) {
        return bits(object, name, target);
    }
    if !numbers::has_int(object) {
        let given = class_name(object);
        let message = format_args!("an integer is required (argument '{name}' is of type {given})");
        return Err(type_error(object.py(), message));
    }
    if checked::is_calling(object.py()) {
        checked::expect_number(object, name)?;
    }
    bits(c_api::int(object)?.as_borrowed(), name, target)
}

/// Returns the bits of an int, if the int is in the range of a C type.
pub(super) fn bits(number: Object<'_, '_>, name: Name, target: &Integer<'_>) -> Fallible<u64> {
    let py = number.py();
    let Integer { name: ty, signed, bits } = *target;
    let (value, mut overflow) = c_api::as_i64_and_overflow(number);
    let negative = overflow < 0 || (overflow == 0 && value < 0);
    if overflow == 0 {
        let fits = if signed {
            bits == 64 || (-1 << (bits - 1)..1 << (bits - 1)).contains(&value)
        } else {
            value >= 0 && (bits == 64 || value < 1 << bits)
        };
        if fits {
            return Ok(value as u64);
        }
    }
    if negative && !signed {
        return Err(overflow_error(py, format_args!("can't convert negative value to {ty} (argument '{name}')")));
    }
    if overflow > 0 && !signed {
        match c_api::unless_raised(py, c_api::as_u64(number), u64::MAX) {
            Ok(value) if bits == 64 => return Ok(value),
            Ok(_) => overflow = 0,
            Err(raised) => raised.clear(py),
        }
    }
    Err(if overflow == 0 {
        overflow_error(py, format_args!("value too large to convert to {ty} (argument '{name}')"))
    } else {
        let long = if signed { "long" } else { "unsigned long" };
        overflow_error(py, format_args!("Python int too large to convert to C {long} (argument '{name}')"))
    })
}
