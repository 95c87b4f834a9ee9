//! Arguments: from Python's objects to what C functions take.
//!
//! Each converter has a short path for what programs usually pass, which is compiled into every function, and a long
//! one for everything else, which is compiled once. A message begins as NVIDIA's bindings word it, and then names the
//! argument.

use core::ffi::{c_char, c_void};
use core::ptr;
use core::sync::atomic::Ordering;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, raised, type_error, value_error};
use super::integers::{Integer, bits};
use super::keep::Keep;
use super::tables::{EnumDef, RecordDef, ValueDef};
use super::{buffers, class, kernel, records, text, values};

pub use super::arrays::{array, array_or_one, optional_array, texts, updated_array};
pub use super::buffers::OutputBuffer;
pub use super::callback::{callback, data};
pub use super::integers::{CInteger, i8, i16, i32, i64, u8, u16, u32, u64, usize};

/// A C `double`: anything with `__float__` or `__index__`.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn f64(object: Object, _name: &str) -> Py<f64> {
    // SAFETY: the caller's.
    unsafe {
        let value = ffi::PyFloat_AsDouble(object);
        if value == -1.0 && raised() { Err(Raised) } else { Ok(value) }
    }
}

/// A C `float`.
///
/// # Safety
///
/// As for [`f64`].
#[inline(always)]
pub unsafe fn f32(object: Object, name: &str) -> Py<f32> {
    // SAFETY: the caller's.
    Ok(unsafe { f64(object, name) }? as f32)
}

/// A C `bool`: whether an object is true.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn boolean(object: Object, _name: &str) -> Py<bool> {
    // SAFETY: the caller's.
    match unsafe { ffi::PyObject_IsTrue(object) } {
        -1 => Err(Raised),
        truth => Ok(truth != 0),
    }
}

/// What an optional parameter is: the default where it was not given.
#[inline(always)]
pub fn optional<T>(object: Object, default: T, convert: impl FnOnce(Object) -> Py<T>) -> Py<T> {
    if object.is_null() { Ok(default) } else { convert(object) }
}

/// A value of an enum: a member, of this enum or any other, or anything that `int()` takes.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn enumeration(object: Object, name: &str, def: &'static EnumDef) -> Py<i32> {
    // SAFETY: the caller's. A member is an int.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if (class == def.state.class.load(Ordering::Relaxed) || class == &raw mut ffi::PyLong_Type)
            && let Some(value) = i32::quickly(object)
        {
            return Ok(value);
        }
        other_enumeration(object, name, def)
    }
}

#[inline(never)]
unsafe fn other_enumeration(object: Object, name: &str, def: &'static EnumDef) -> Py<i32> {
    // SAFETY: the caller's.
    unsafe {
        ffi::PyErr_Clear();
        if object == ffi::Py_None() {
            return Err(type_error(format_args!("Argument '{name}' must not be None")));
        }
        let number = Owned::new(ffi::PyNumber_Long(object))?;
        // Members of enums with the type `unsigned int` are kept as the `int` with the same bits.
        Ok(bits(number.get(), name, &Integer { name: def.name, signed: true, bits: 32 })? as i32)
    }
}

/// The integer of a handle or scalar: None is 0; an object of any such class; anything with `__int__`.
///
/// # Safety
///
/// `T` is as wide as the value; `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn value<T: CInteger>(object: Object, name: &str, def: &'static ValueDef) -> Py<T> {
    // SAFETY: the caller's.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if class == def.state.class.load(Ordering::Relaxed) {
            return Ok(values::get(object));
        }
        if class == &raw mut ffi::PyLong_Type
            && let Some(value) = T::quickly(object)
        {
            return Ok(value);
        }
        other_value(object, name, def)
    }
}

#[inline(never)]
unsafe fn other_value<T: CInteger>(object: Object, name: &str, def: &'static ValueDef) -> Py<T> {
    // SAFETY: the caller's. A class that extends the value's has its layout.
    unsafe {
        if object == ffi::Py_None() {
            return Ok(T::ZERO);
        }
        let class = def.state.class.load(Ordering::Relaxed);
        if !class.is_null() && class::instance(object, class) {
            return Ok(values::get(object));
        }
        if let Some(word) = values::foreign(def.kind, object)? {
            return Ok(T::of_word(word));
        }
        T::slowly(object, name, def.name)
    }
}

/// Where a record is in memory. The class must be the parameter's, or extend it; None is refused.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn record(object: Object, name: &str, def: &'static RecordDef) -> Py<*mut u8> {
    let class = def.state.class.load(Ordering::Relaxed);
    // SAFETY: the caller's. Before the class is made it has no instances; an instance has its layout.
    unsafe {
        if !class.is_null() && class::instance(object, class) {
            return Ok(records::data(object));
        }
        Err(no_record(object, name, def))
    }
}

#[cold]
#[inline(never)]
unsafe fn no_record(object: Object, name: &str, def: &'static RecordDef) -> Raised {
    let (module, class) = (def.module, def.name);
    // SAFETY: the caller's.
    unsafe {
        let given = class::full_name(object);
        type_error(format_args!("Argument '{name}' has incorrect type (expected {module}.{class}, got {given})"))
    }
}

/// Where a record is in memory; null for None, and where the argument is not given.
///
/// # Safety
///
/// `object` is alive or null; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn optional_record(object: Object, name: &str, def: &'static RecordDef) -> Py<*mut u8> {
    // SAFETY: the caller's.
    unsafe { if is_none(object) { Ok(ptr::null_mut()) } else { record(object, name, def) } }
}

/// Whether an argument is None or was not given.
///
/// # Safety
///
/// The interpreter is initialised.
#[inline(always)]
pub unsafe fn is_none(object: Object) -> bool {
    // SAFETY: the caller's.
    object.is_null() || object == unsafe { ffi::Py_None() }
}

/// A `void *`: None, a number, an object that has one, or the memory of a contiguous buffer.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn pointer(object: Object, _name: &str, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe { buffers::pointer(object, keep) }
}

/// A `void *` that CUDA writes through, `needed` bytes of it where that is known. Like [`pointer`], but bytes that
/// Python shares are refused, and so is a buffer that is too small.
///
/// # Safety
///
/// As for [`pointer`].
#[inline(always)]
pub unsafe fn writable(object: Object, name: &str, needed: Option<usize>, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        if ffi::Py_TYPE(object) != &raw mut ffi::PyLong_Type && needed != Some(0) {
            buffers::refuse_shared_bytes(object, name)?;
        }
        buffers::pointer(object, keep)
    }
}

/// A `const char *`: bytes, a bytearray, or a text as UTF-8.
///
/// # Safety
///
/// `object` is alive, and outlives the use of what is returned; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn text(object: Object, _name: &str, keep: &mut Keep) -> Py<*const c_char> {
    // SAFETY: the caller's.
    unsafe { text::text(object, keep) }
}

/// A `const char *` that may be NULL: None, or not given.
///
/// # Safety
///
/// `object` is null or as for [`text`].
#[inline(always)]
pub unsafe fn optional_text(object: Object, name: &str, keep: &mut Keep) -> Py<*const c_char> {
    // SAFETY: the caller's.
    unsafe { if is_none(object) { Ok(ptr::null()) } else { text(object, name, keep) } }
}

/// Memory of the caller's that CUDA writes into: bytes that are changed in place, a bytearray, a memoryview, an array;
/// or an int, for new bytes of that size.
///
/// # Safety
///
/// `object` is alive during the call; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn output_buffer(object: Object, name: &'static str, needed: Option<usize>) -> Py<OutputBuffer> {
    // SAFETY: the caller's.
    unsafe { OutputBuffer::new(object, name, needed) }
}

/// The addresses of a kernel's arguments, in every form that they can be given in.
///
/// # Safety
///
/// `object` is alive and outlives the use of what is returned, which is in `space` and `keep`: both stay where they
/// are; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn kernel_params(
    object: Object,
    _name: &str,
    space: &mut kernel::Space,
    keep: &mut Keep,
) -> Py<*mut *mut c_void> {
    // SAFETY: the caller's.
    unsafe { kernel::params_in(object, space, keep) }
}

/// Room for as many elements of an output array as a program asks for; NULL for none, which asks CUDA for their number.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn room(count: usize, size: usize, keep: &mut Keep) -> Py<*mut c_void> {
    if count == 0 {
        return Ok(ptr::null_mut());
    }
    count.checked_mul(size).and_then(|bytes| keep.try_memory(bytes)).map(<*mut u8>::cast).ok_or_else(|| {
        // SAFETY: the caller's.
        unsafe { ffi::PyErr_NoMemory() };
        Raised
    })
}

/// New bytes of this size for CUDA to write into.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn new_bytes(size: usize) -> Py<OutputBuffer> {
    // SAFETY: the caller's.
    unsafe { OutputBuffer::sized(size) }
}

/// A count that another converter needs as a size.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn count<T: TryInto<usize>>(count: T, name: &str) -> Py<usize> {
    count.try_into().map_err(|_| {
        // SAFETY: the caller's.
        unsafe { value_error(format_args!("Argument '{name}' must not be negative")) }
    })
}
