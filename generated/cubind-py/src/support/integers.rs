//! Integer arguments, in the ranges of C's types.

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, class_name, overflow_error, raised, type_error};
use super::{class, numbers};

/// An integer type of C.
pub(super) struct Integer<'a> {
    pub name: &'a str,
    pub signed: bool,
    pub bits: u32,
}

/// An integer type of C that arguments are converted to.
pub trait CInteger: Copy {
    /// A Python int of exactly this class, if it fits; `None` as well for -1, which is how Python says that it does
    /// not.
    ///
    /// # Safety
    ///
    /// `object` is an int; the thread is attached to the interpreter.
    unsafe fn quickly(object: Object) -> Option<Self>;
    /// Anything else: what `__int__` says. Messages name the C type, unless they are given another name for it.
    ///
    /// # Safety
    ///
    /// `object` is alive; the thread is attached to the interpreter.
    unsafe fn slowly(object: Object, name: &str, class: &str) -> Py<Self>;
    /// The low bits of a word.
    fn of_word(word: u64) -> Self;
    /// Zero.
    const ZERO: Self;
}

macro_rules! integers {
    ($($name:ident = $convert:ident $wide:ident $c:literal;)*) => {$(
        impl CInteger for $name {
            const ZERO: Self = 0;

            #[inline(always)]
            fn of_word(word: u64) -> Self {
                word as $name
            }

            #[inline(always)]
            unsafe fn quickly(object: Object) -> Option<Self> {
                // SAFETY: the caller's.
                let value = unsafe { ffi::$convert(object) } as $wide;
                let narrow = value as $name;
                (narrow as $wide == value && value != !0).then_some(narrow)
            }

            #[inline(always)]
            unsafe fn slowly(object: Object, name: &str, class: &str) -> Py<Self> {
                let class = if class.is_empty() { $c } else { class };
                let target = Integer { name: class, signed: $name::MIN != 0, bits: $name::BITS };
                // SAFETY: the caller's.
                Ok(unsafe { integer(object, name, &target) }? as Self)
            }
        }

        #[doc = concat!("A C `", $c, "`: anything with `__int__`.")]
        ///
        /// # Safety
        ///
        /// `object` is alive; the thread is attached to the interpreter.
        #[inline(always)]
        pub unsafe fn $name(object: Object, name: &str) -> Py<$name> {
            // SAFETY: the caller's.
            unsafe {
                if ffi::Py_TYPE(object) == &raw mut ffi::PyLong_Type
                    && let Some(value) = <$name as CInteger>::quickly(object)
                {
                    return Ok(value);
                }
                <$name as CInteger>::slowly(object, name, "")
            }
        }
    )*};
}

integers! {
    i8 = PyLong_AsSsize_t isize "signed char";
    u8 = PyLong_AsSize_t usize "unsigned char";
    i16 = PyLong_AsSsize_t isize "short";
    u16 = PyLong_AsSize_t usize "unsigned short";
    i32 = PyLong_AsSsize_t isize "int";
    u32 = PyLong_AsSize_t usize "unsigned int";
    i64 = PyLong_AsSsize_t isize "long long";
    u64 = PyLong_AsSize_t usize "unsigned long long";
    usize = PyLong_AsSize_t usize "size_t";
}

/// `int(object)`, unless it is a text, in the range of a C type. The bits of a negative number are those of an `i64`.
///
/// What a short path has raised is forgotten first.
#[inline(never)]
unsafe fn integer(object: Object, name: &str, target: &Integer<'_>) -> Py<u64> {
    // SAFETY: the callers'.
    unsafe {
        ffi::PyErr_Clear();
        if class::instance(object, &raw mut ffi::PyLong_Type) {
            return bits(object, name, target);
        }
        if !numbers::has_int(object) {
            let given = class_name(object);
            return Err(type_error(format_args!("an integer is required (argument '{name}' is of type {given})")));
        }
        let number = Owned::new(ffi::PyNumber_Long(object))?;
        bits(number.get(), name, target)
    }
}

/// The bits of an int, if it is in the range of a C type.
pub(super) unsafe fn bits(number: Object, name: &str, target: &Integer<'_>) -> Py<u64> {
    let Integer { name: c, signed, bits } = *target;
    let mut overflow = 0;
    // SAFETY: the callers': an int.
    let value = unsafe { ffi::PyLong_AsLongLongAndOverflow(number, &mut overflow) };
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
    // SAFETY: attached; an int.
    unsafe {
        if negative && !signed {
            return Err(overflow_error(format_args!("can't convert negative value to {c} (argument '{name}')")));
        }
        if overflow > 0 && !signed {
            let value = ffi::PyLong_AsUnsignedLongLong(number);
            if value == u64::MAX && raised() {
                ffi::PyErr_Clear();
            } else if bits == 64 {
                return Ok(value);
            } else {
                overflow = 0;
            }
        }
        Err(if overflow == 0 {
            overflow_error(format_args!("value too large to convert to {c} (argument '{name}')"))
        } else {
            let long = if signed { "long" } else { "unsigned long" };
            overflow_error(format_args!("Python int too large to convert to C {long} (argument '{name}')"))
        })
    }
}
