//! Conversion of arguments from Python's objects to C's types.
//!
//! Each converter has a short path for common arguments, which is inlined into every function, and a long path for all
//! others, which is compiled once. Messages begin like those of NVIDIA's bindings, and then name the argument.

use core::ffi::{c_char, c_void};
use core::fmt::Display;
use core::ptr;

use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Raised, class_name, clear_error, full_name, no_memory, type_error, value_error};
use super::integers::{Integer, bits};
use super::own::Name;
use super::presented::presented;
use super::tables::{EnumDef, RecordDef, Ty, ValueDef};
use super::to_c::to_c;
use super::{c_api, c_string as strings, checked, numbers, records, small_ints, values};

pub use super::arrays::{array, array_or_one, optional_array, updated_array, updated_array_or_one};
pub use super::buffers::{
    OutputBuffer, address as pointer, function_address as function, pointer_or_text, pointer_to_read, pointer_to_write,
};
pub use super::callback::{callback, data};
pub use super::device::device;
pub use super::either::either;
pub use super::integers::{CInteger, i8, i16, i32, i64, u8, u16, u32, u64, usize};
pub use super::kernel::params_in as kernel_params;
pub use super::numbers::{bfloat16, boolean, f32, f64, float16};
pub use super::scalars::{Number, host_scalar, scalar, scalar_of_parts, scalar_to_write, selected_scalar};

/// Converts integers of one type: `ints!(i32, c_m = m, c_n = n)` converts the arguments `m` and `n`.
macro_rules! ints {
    ($converter:ident, $($local:ident = $object:ident),+) => {
        $(let $local = $crate::support::args::$converter($object, stringify!($object))?;)+
    };
}
pub(crate) use ints;

/// Returns an optional argument, or the default if it was not passed.
#[inline(always)]
pub fn optional<'a, 'py, T>(
    object: Option<Object<'a, 'py>>,
    default: T,
    convert: impl FnOnce(Object<'a, 'py>) -> Fallible<T>,
) -> Fallible<T> {
    object.map_or(Ok(default), convert)
}

/// Converts a value of an enum: a member of this or any other enum, or any object that `int()` accepts.
#[inline(always)]
pub fn enumeration(object: Object<'_, '_>, name: impl Into<Name>, def: &'static EnumDef) -> Fallible<i32> {
    let name = name.into();
    // A member of an enum is an int.
    if (def.state.class.is_at(object.get_type_ptr()) || c_api::is_exactly_int(object))
        && let Some(value) = i32::read(object)
    {
        return Ok(value);
    }
    other_enumeration(object, name, def)
}

/// Converts all values that the short path of [`enumeration`] does not convert.
#[inline(never)]
fn other_enumeration(object: Object<'_, '_>, name: Name, def: &'static EnumDef) -> Fallible<i32> {
    if def.state.class.is_at(object.get_type_ptr()) && small_ints::is_zero(object) {
        return Ok(0);
    }
    any_other_enumeration(object, name, def)
}

#[inline(never)]
fn any_other_enumeration(object: Object<'_, '_>, name: Name, def: &'static EnumDef) -> Fallible<i32> {
    if let Some(value) = i32::of_int(object) {
        return Ok(value);
    }
    clear_error(object.py());
    if object.is_none() {
        return Err(no_none(object.py(), name));
    }
    // Members of enums whose type is `unsigned int` are stored as the `int` with the same bits.
    let target = Integer { name: def.text.name(), signed: true, bits: 32 };
    Ok(bits(c_api::int(object)?.as_borrowed(), name, &target)? as i32)
}

/// Converts a handle or scalar to an integer. Accepts None (as 0), an instance of any class of handles or scalars, or
/// any object with `__int__`. `T` has the width that the table specifies.
#[inline(always)]
pub fn value<T: CInteger>(object: Object<'_, '_>, name: impl Into<Name>, def: &'static ValueDef) -> Fallible<T> {
    let name = name.into();
    if let Some(value) = values::exactly(object, def) {
        return Ok(values::get(value));
    }
    other_value(object, name, def)
}

#[inline(never)]
fn other_value<T: CInteger>(object: Object<'_, '_>, name: Name, def: &'static ValueDef) -> Fallible<T> {
    if let Some(value) = T::of_int(object) {
        return Ok(value);
    }
    if object.is_none() {
        return Ok(T::ZERO);
    }
    if let Some(value) = values::of(object, def) {
        return Ok(values::get(value));
    }
    if let Some(word) = values::foreign(def.kind, object)? {
        return Ok(T::of_word(word));
    }
    if checked::is_calling(object.py()) {
        checked::expect_value(object, name, def)?;
    }
    T::convert(object, name, def.text.name())
}

/// Keeps an argument alive after the call, because the library still uses it. Does nothing for None and ints.
#[inline(never)]
pub fn keep(object: Object<'_, '_>, arena: &CallArena) -> Fallible<()> {
    if object.is_none() || c_api::is_exactly_int(object) { Ok(()) } else { arena.object(object) }
}

/// Returns the address of a record. The record's class must be the parameter's class or a subclass. None is rejected.
#[inline(always)]
pub fn record(object: Object<'_, '_>, name: impl Into<Name>, def: &'static RecordDef) -> Fallible<*mut u8> {
    let name = name.into();
    match records::of(object, def) {
        Some(record) => Ok(records::data(record)),
        None => Err(no_record(object, name, def)),
    }
}

#[cold]
pub(super) fn no_none(py: Python<'_>, name: impl Display) -> Raised {
    type_error(py, format_args!("Argument '{name}' must not be None"))
}

#[cold]
#[inline(never)]
pub(super) fn no_record(object: Object<'_, '_>, name: impl Display, def: &'static RecordDef) -> Raised {
    let (module, class, given) = (presented(def.text.module(), def.text.name()), def.text.name(), full_name(object));
    type_error(
        object.py(),
        format_args!("Argument '{name}' has incorrect type (expected {module}.{class}, got {given})"),
    )
}

/// Returns the address of a record, or null for None.
#[inline(always)]
pub fn optional_record(object: Object<'_, '_>, name: impl Into<Name>, def: &'static RecordDef) -> Fallible<*mut u8> {
    let name = name.into();
    if object.is_none() { Ok(ptr::null_mut()) } else { record(object, name, def) }
}

/// Converts an argument to a `const char *`. The argument is bytes, a bytearray, a str or a path.
#[inline(always)]
pub fn c_string(object: Object<'_, '_>, name: impl Into<Name>, arena: &CallArena) -> Fallible<*const c_char> {
    strings::named(object, name.into(), arena)
}

/// Converts an argument to a `const char *`, which is NULL for None.
#[inline(always)]
pub fn optional_c_string(object: Object<'_, '_>, name: impl Into<Name>, arena: &CallArena) -> Fallible<*const c_char> {
    if object.is_none() { Ok(ptr::null()) } else { c_string(object, name, arena) }
}

/// Converts a str to a `const wchar_t *`.
pub fn wide_string(object: Object<'_, '_>, name: impl Into<Name>, arena: &CallArena) -> Fallible<*mut c_void> {
    let name = name.into();
    strings::wide(object, arena)?.ok_or_else(|| no_text(object, name))
}

/// Converts a str to a `const wchar_t *`, which is NULL for None.
pub fn optional_wide_string(object: Object<'_, '_>, name: impl Into<Name>, arena: &CallArena) -> Fallible<*mut c_void> {
    let name = name.into();
    if object.is_none() { Ok(ptr::null_mut()) } else { wide_string(object, name, arena) }
}

#[cold]
fn no_text(object: Object<'_, '_>, name: Name) -> Raised {
    type_error(object.py(), format_args!("Argument '{name}' must be a str, not {}", class_name(object)))
}

/// Allocates memory for the requested number of elements of an output array. Returns NULL for 0 elements, for which
/// CUDA returns the count.
pub fn output_memory(py: Python<'_>, count: usize, size: usize, arena: &CallArena) -> Fallible<*mut c_void> {
    if count == 0 {
        return Ok(ptr::null_mut());
    }
    arena.memory(py, count, size).map(<*mut u8>::cast)
}

/// Creates the `bytes` object that the call returns, and returns the object's memory, which CUDA fills. The memory is
/// NULL if the size is 0.
#[inline(always)]
pub fn output_bytes(py: Python<'_>, size: usize) -> Fallible<(Bound<'_, PyBytes>, *mut c_void)> {
    // No allocation of this size can succeed.
    if size > isize::MAX as usize / 2 {
        return Err(no_memory(py));
    }
    let (bytes, memory) = c_api::new_bytes(py, size)?;
    // The empty `bytes` object is shared, so nothing may write to it.
    Ok((bytes, if size == 0 { ptr::null_mut() } else { memory.cast() }))
}

/// Converts a count of elements or bytes, which must not be negative.
#[inline(always)]
pub fn length(py: Python<'_>, number: i64, name: impl Into<Name>) -> Fallible<usize> {
    let name = name.into();
    usize::try_from(number).map_err(|_| value_error(py, format_args!("Argument '{name}' is negative: {number}")))
}

/// Rejects a list with more elements than the library's own array can hold.
#[inline(always)]
pub fn at_most(py: Python<'_>, length: usize, most: usize, name: impl Into<Name>) -> Fallible<()> {
    if length > most { Err(too_long(py, length, most, name.into())) } else { Ok(()) }
}

#[cold]
#[inline(never)]
fn too_long(py: Python<'_>, length: usize, most: usize, name: Name) -> Raised {
    value_error(py, format_args!("Argument '{name}' has {length} elements: the library accepts at most {most}"))
}

/// Converts a count of elements or bytes that CUDA also receives. A negative count, which CUDA rejects, is treated as
/// 0.
#[inline(always)]
pub fn extent(number: i64) -> usize {
    usize::try_from(number).unwrap_or(0)
}

/// Returns the number of bytes from the beginning of the first row to the end of the last row.
pub fn bytes_of_rows(width: usize, rows: usize, pitch: usize) -> usize {
    match rows.checked_sub(1) {
        Some(before) if width != 0 => before.saturating_mul(pitch).saturating_add(width),
        _ => 0,
    }
}

/// Returns the quotient, rounded up. CUDA itself rejects a divisor of 0.
#[inline]
pub fn div_ceil(number: usize, part: usize) -> usize {
    if part == 0 { 0 } else { number.div_ceil(part) }
}

/// Converts one value that CUDA reads through a pointer; None becomes NULL. For a handle, an int is the address of the
/// handle's variable.
pub fn pointer_to_one(object: Object<'_, '_>, ty: &Ty, arena: &CallArena) -> Fallible<*mut c_void> {
    if object.is_none() {
        return Ok(ptr::null_mut());
    }
    if matches!(ty, Ty::Value(..)) && c_api::is_exactly_int(object) {
        return numbers::address(object);
    }
    let place = arena.places(object.py(), ty, 1, 0)?.get(0);
    to_c(place, object, arena)?;
    Ok(place.address().cast())
}

/// Returns the address of a handle's variable, which CUDA changes. For an instance of the class, this is the instance's
/// variable. For an int (as returned by `getPtr()`), it is the variable at that address. For any other object that
/// converts to a handle, it is a copy of the handle.
pub fn variable(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    def: &'static ValueDef,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    if let Some(value) = values::of(object, def) {
        return Ok(values::variable(value));
    }
    if c_api::is_exactly_int(object) {
        return numbers::address(object);
    }
    let value = value::<u64>(object, name, def)?;
    Ok(ptr::from_mut(arena.slots(object.py(), 1)?[0].write(value)).cast())
}
