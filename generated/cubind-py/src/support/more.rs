//! The few conversions that only generated code needs.

use core::ffi::{CStr, c_void};
use core::slice;
use core::sync::atomic::Ordering;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised};
use super::keep::Keep;
use super::store::store;
use super::tables::{RecordDef, Ty, ValueDef};
use super::{args, class, numbers, records, values};

/// The bytes of memory that CUDA has filled.
///
/// # Safety
///
/// `memory` is null, or has that many bytes; it outlives the use of what is returned.
pub unsafe fn bytes<'a>(memory: *mut c_void, size: usize) -> &'a [u8] {
    if memory.is_null() {
        return &[];
    }
    // SAFETY: the caller's.
    unsafe { slice::from_raw_parts(memory.cast(), size) }
}

/// One value that CUDA reads through a pointer; null for None. Of a handle an int is the address of its variable.
///
/// # Safety
///
/// `object` is alive, and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn one(object: Object, ty: &Ty, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's; there is room for the value.
    unsafe {
        if args::is_none(object) {
            return Ok(core::ptr::null_mut());
        }
        if matches!(ty, Ty::Value(..)) && ffi::Py_TYPE(object) == &raw mut ffi::PyLong_Type {
            return Ok(core::ptr::with_exposed_provenance_mut(numbers::u64(object)? as usize));
        }
        let memory = keep.memory(ty.size());
        store(ty, object, memory, keep)?;
        Ok(memory.cast())
    }
}

/// The variable of a handle, which CUDA changes: the object's own; the one at the address that an int is, as `getPtr()`
/// gives it; or that of a copy where something else stands for a handle.
///
/// # Safety
///
/// `object` is alive, and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn variable(object: Object, name: &str, def: &'static ValueDef, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's; there is room for the value.
    unsafe {
        let class = values::class(def)?;
        if ffi::PyObject_TypeCheck(object, class) != 0 {
            return Ok(values::variable(object));
        }
        if ffi::Py_TYPE(object) == &raw mut ffi::PyLong_Type {
            return Ok(core::ptr::with_exposed_provenance_mut(numbers::u64(object)? as usize));
        }
        let value = args::value::<u64>(object, name, def)?;
        let memory = keep.memory(size_of::<u64>());
        memory.cast::<u64>().write(value);
        Ok(memory.cast())
    }
}

/// What CUDA has made of a handle or a number: the program's object is that as well, if it has the class.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
pub unsafe fn update(object: Object, def: &'static ValueDef, value: u64) {
    let class = def.state.class.load(Ordering::Relaxed);
    // SAFETY: the caller's; before a class is made it has no instances, and a variable is as large as its kind says.
    unsafe {
        if !class.is_null() && class::instance(object, class) {
            let from = (&raw const value).cast::<u8>();
            values::variable(object).cast::<u8>().copy_from_nonoverlapping(from, def.kind.size());
        }
    }
}

/// A new record whose fields have these values.
///
/// # Safety
///
/// The objects are alive; the thread is attached to the interpreter.
pub unsafe fn record_from(def: &'static RecordDef, fields: &[(&CStr, Object)]) -> Py<Object> {
    // SAFETY: the caller's; the record is new and ours.
    unsafe {
        let (record, _) = records::new(def, 0)?;
        let record = Owned::new(record)?;
        for (name, value) in fields {
            if ffi::PyObject_SetAttrString(record.get(), name.as_ptr(), *value) != 0 {
                return Err(Raised);
            }
        }
        Ok(record.take())
    }
}
