//! Kernel arguments: conversion of Python values to the array of addresses that a launch takes.
//!
//! The array and the values are stored in a [`LaunchBuffer`] on the stack of the call, or on the heap if there are too
//! many.

use core::ffi::c_void;
use core::mem::MaybeUninit;
use core::ptr;

use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Raised, type_error};
use super::kernel_types::ctypes;
use super::kernel_values::argument;
use super::presented::is_renamed;
use super::{c_api, records};

/// Space for the arguments of one launch. The space is filled in place, and must not move while CUDA reads it.
pub struct LaunchBuffer {
    addresses: [MaybeUninit<*mut c_void>; ROOM],
    values: [Slot; ROOM],
}

/// The number of arguments that fit into the buffer. If there are more arguments, they are stored on the heap.
const ROOM: usize = 32;

impl LaunchBuffer {
    /// Creates an empty buffer, which takes no time.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { addresses: [MaybeUninit::uninit(); ROOM], values: [MaybeUninit::uninit(); ROOM] }
    }
}

impl Default for LaunchBuffer {
    fn default() -> Self {
        Self::new()
    }
}

/// Space for the value of one argument. No scalar is larger than 8 bytes, and smaller scalars are in the low bytes.
pub(super) type Slot = MaybeUninit<u64>;

/// Writes a value and returns its address.
#[inline(always)]
pub(super) fn put(slot: &mut Slot, value: u64) -> *mut c_void {
    ptr::from_mut(slot.write(value)).cast()
}

/// Converts kernel arguments to an array of their addresses, in memory that `arena` owns.
pub fn params(object: Object<'_, '_>, arena: &CallArena) -> Fallible<*mut *mut c_void> {
    convert(object, None, arena)
}

/// Converts kernel arguments in any accepted form to an array of their addresses. The array is stored in `space` if it
/// fits.
pub fn params_in(object: Object<'_, '_>, space: &mut LaunchBuffer, arena: &CallArena) -> Fallible<*mut *mut c_void> {
    convert(object, Some(space), arena)
}

fn convert(object: Object<'_, '_>, space: Option<&mut LaunchBuffer>, arena: &CallArena) -> Fallible<*mut *mut c_void> {
    if object.is_none() {
        return Ok(ptr::null_mut());
    }
    if c_api::is_exactly_int(object) || !object.is_instance_of::<PyTuple>() {
        return other(object, arena);
    }
    let tuple = object.cast::<PyTuple>()?;
    let typed = typed(tuple)?;
    let (values, types) = match &typed {
        Some((values, types)) => (values.as_borrowed(), Some(types.as_borrowed())),
        None => (tuple, None),
    };
    let count = values.len();
    if count == 0 {
        return Ok(ptr::null_mut());
    }
    let (addresses, slots) = match space {
        Some(space) if count <= ROOM => (&mut space.addresses[..count], &mut space.values[..count]),
        _ => (arena.slots(object.py(), count)?, arena.slots(object.py(), count)?),
    };
    let classes = match types {
        Some(types) => Some((types, ctypes(object.py())?)),
        None => None,
    };
    for (index, (address, slot)) in addresses.iter_mut().zip(slots).enumerate() {
        let value = values.get_borrowed_item(index)?;
        address.write(match &classes {
            Some((types, classes)) => classes.argument(value, types.get_borrowed_item(index)?, slot, arena)?,
            None => argument(value, slot, arena)?,
        });
    }
    Ok(addresses.as_mut_ptr().cast())
}

/// Converts an address, or memory that contains addresses.
fn other(object: Object<'_, '_>, arena: &CallArena) -> Fallible<*mut *mut c_void> {
    if c_api::is_int(object) {
        let address = c_api::unless_raised(object.py(), c_api::as_size(object), usize::MAX)?;
        return Ok(ptr::with_exposed_provenance_mut(address));
    }
    if c_api::has_buffer(object) && !records::is_record(object) {
        return Ok(arena.buffer(object, false)?.0.cast());
    }
    Err(no_params(object.py()))
}

#[cold]
fn no_params(py: Python<'_>) -> Raised {
    if !is_renamed() {
        let message = format_args!(
            "argument 'kernelParams': expected a tuple of values that have a type, ((values, ...), (types, ...)), a buffer of \
             addresses, or an int"
        );
        return type_error(py, message);
    }
    type_error(
        py,
        format_args!(
            "Argument 'kernelParams' is not a valid type: tuple[tuple[Any, ...], tuple[Any, ...]] or PyObject \
             implimenting Buffer Protocol or Int, or a tuple of values that have a type of their own"
        ),
    )
}

/// Returns the tuples of `((values…), (types…))`, if the object has this form.
#[allow(clippy::type_complexity)]
fn typed<'py>(
    object: pyo3::Borrowed<'_, 'py, PyTuple>,
) -> Fallible<Option<(Bound<'py, PyTuple>, Bound<'py, PyTuple>)>> {
    if object.len() != 2 {
        return Ok(None);
    }
    let (values, types) = (object.get_item(0)?, object.get_item(1)?);
    let (Ok(values), Ok(types)) = (values.cast_into::<PyTuple>(), types.cast_into::<PyTuple>()) else {
        return Ok(None);
    };
    if values.len() != types.len() {
        let message = format_args!("Argument 'kernelParams' has tuples with different length");
        return Err(type_error(object.py(), message));
    }
    Ok(Some((values, types)))
}
