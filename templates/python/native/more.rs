//! The few conversions that only generated code needs.

use core::ffi::{CStr, c_void};

use pyo3::prelude::*;

use super::errors::{Object, Owned, Raises};
use super::keep::Keep;
use super::store::store;
use super::tables::{RecordDef, Ty, ValueDef};
use super::{args, c, numbers, records, values};

/// The bytes of memory that CUDA has filled.
///
/// # Safety
///
/// `memory` is null, or has that many bytes; it outlives the use of what is returned.
pub unsafe fn bytes<'a>(memory: *mut c_void, size: usize) -> &'a [u8] {
    // SAFETY: the caller's.
    unsafe { c::slice(memory.cast(), size) }
}

/// One value that CUDA reads through a pointer; null for None. Of a handle an int is the address of its variable.
pub fn one(object: Object<'_, '_>, ty: &Ty, keep: &mut Keep) -> Raises<*mut c_void> {
    if object.is_none() {
        return Ok(core::ptr::null_mut());
    }
    if matches!(ty, Ty::Value(..)) && c::is_exactly_int(object) {
        return Ok(core::ptr::with_exposed_provenance_mut(numbers::u64(object)? as usize));
    }
    let memory = keep.memory(ty.size());
    // SAFETY: there is room for the value.
    unsafe { store(ty, object, memory, keep) }?;
    Ok(memory.cast())
}

/// The variable of a handle, which CUDA changes: the object's own; the one at the address that an int is, as `getPtr()`
/// gives it; or that of a copy where something else stands for a handle.
pub fn variable(object: Object<'_, '_>, name: &str, def: &'static ValueDef, keep: &mut Keep) -> Raises<*mut c_void> {
    if let Some(value) = values::of(object, def) {
        return Ok(values::variable(value));
    }
    if c::is_exactly_int(object) {
        return Ok(core::ptr::with_exposed_provenance_mut(numbers::u64(object)? as usize));
    }
    let value = args::value::<u64>(object, name, def)?;
    let memory = keep.memory(size_of::<u64>());
    // SAFETY: there is room for the value.
    unsafe { memory.cast::<u64>().write(value) };
    Ok(memory.cast())
}

/// What CUDA has made of a handle or a number: the program's object is that as well, if it has the class.
pub fn update(object: Object<'_, '_>, def: &'static ValueDef, value: u64) {
    if let Some(instance) = values::of(object, def) {
        let from = (&raw const value).cast::<u8>();
        // SAFETY: a variable is as large as its kind says.
        unsafe { values::variable(instance).cast::<u8>().copy_from_nonoverlapping(from, def.kind.size()) };
    }
}

/// A new record whose fields have these values.
pub fn record_from<'py>(
    py: Python<'py>,
    def: &'static RecordDef,
    fields: &[(&CStr, Object<'_, 'py>)],
) -> Raises<Owned<'py>> {
    let record = records::new(py, def, 0)?.0.into_any();
    for &(name, value) in fields {
        record.setattr(name, value)?;
    }
    Ok(record)
}
