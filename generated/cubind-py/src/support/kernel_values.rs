//! Kernel arguments that already have a C type: CUDA's handles, records and enums, NumPy scalars, ctypes instances,
//! bools, and device arrays.

use core::ffi::{CStr, c_void};

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat};

use super::c_api::{self, interned};
use super::call_arena::CallArena;
use super::class;
use super::ctypes_pointers;
use super::errors::{Fallible, Object, Raised, class_repr, type_error};
use super::interop::{self, Memory, integer_address};
use super::kernel::{Slot, put};
use super::kernel_types::checked;
use super::records::{self, Record};
use super::values::{self, Value};

/// Returns the result of `object.getPtr()`, if the method exists.
pub(super) fn get_ptr(object: Object<'_, '_>) -> Fallible<Option<*mut c_void>> {
    match c_api::named_if_there(object, interned!(object.py(), "getPtr")?)? {
        Some(method) if method.is_callable() => integer_address(method.call0()?.as_borrowed()).map(Some),
        _ => Ok(None),
    }
}

#[cold]
pub(super) fn no_argument(value: Object<'_, '_>, expected: &str) -> Raised {
    let class = class_repr(value);
    // Python's number types are not C types.
    let how = if c_api::is_int(value) || value.is_instance_of::<PyFloat>() {
        ". A number needs a type: numpy.int32(n), ctypes.c_float(x), or ((n, x), (ctypes.c_int, ctypes.c_float))"
    } else {
        ""
    };
    type_error(
        value.py(),
        format_args!(
            "Provided argument is of type {class} but expected Type {expected} or CUDA Binding structure with getPtr() \
             attribute{how}"
        ),
    )
}

/// Returns the address of an argument that has its own type: the address of `slot` after writing the value to it, or
/// the address of the existing value.
///
/// Accepts a handle, scalar, record or enum of CUDA; a NumPy scalar; an instance of a ctypes class; a device array with
/// `__cuda_array_interface__` or DLPack, whose address is passed; and any other object with `getPtr`.
#[inline(always)]
pub(super) fn argument(value: Object<'_, '_>, slot: &mut Slot, arena: &CallArena) -> Fallible<*mut c_void> {
    if let Some((value, _)) = class::instance::<Value>(value) {
        return Ok(values::variable(value));
    }
    if let Some((record, _)) = class::instance::<Record>(value) {
        return Ok(records::data(record).cast());
    }
    foreign_argument(value, slot, arena)
}

#[inline(never)]
fn foreign_argument(value: Object<'_, '_>, slot: &mut Slot, arena: &CallArena) -> Fallible<*mut c_void> {
    if c_api::is_int(value) {
        // Plain ints lack this attribute, so the value is a member of an enum of CUDA or Python.
        let word =
            if c_api::named_if_there(value.get_type().as_any().as_borrowed(), interned!(value.py(), "__members__")?)?
                .is_some()
            {
                checked(value, 4)?
            } else if let Ok(value) = value.cast::<PyBool>() {
                value.is_true().into()
            } else {
                return Err(no_argument(value, EXPECTED));
            };
        return Ok(put(slot, word));
    }
    if is_instance_of(value, c"_ctypes", "Structure", true)? || is_instance_of(value, c"numpy", "generic", false)? {
        // The memory of the object does not move while the object is alive.
        return Ok(arena.buffer(value, false)?.0.cast());
    }
    let mut address = interop::interface(value)?;
    if address.is_none() {
        if let Some(address) = get_ptr(value)? {
            return Ok(address);
        }
        address = interop::dlpack(value, Memory::Device)?;
    }
    if address.is_none() {
        address = ctypes_pointers::value(value)?;
    }
    match address {
        Some(address) => Ok(put(slot, address.expose_provenance() as u64)),
        None => Err(no_argument(value, EXPECTED)),
    }
}

const EXPECTED: &str = "<class '_ctypes.PyCStructType'>, <class '_ctypes.PyCSimpleType'>, a NumPy scalar, an array on \
                        a device, a CUDA enum, handle or scalar,";

/// Returns true if a value is an instance of this class of a module or, with `base`, of the class's base class. This
/// does not import the module, because a program that has such a value has already imported the module.
fn is_instance_of(value: Object<'_, '_>, module: &CStr, class: &str, base: bool) -> Fallible<bool> {
    let Some(module) = c_api::imported(value.py(), module) else { return Ok(false) };
    let name = c_api::intern(value.py(), class)?;
    let Some(mut class) = c_api::named_if_there(module.as_borrowed(), name.as_borrowed())? else { return Ok(false) };
    if base {
        class = c_api::named(class.as_borrowed(), interned!(value.py(), "__base__")?)?;
    }
    Ok(value.is_instance(&class)?)
}
