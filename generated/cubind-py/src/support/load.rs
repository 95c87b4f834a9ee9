//! From C's memory to Python's objects.

use core::ffi::{CStr, c_char};
use core::ptr::null_mut;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, owned};
use super::refs::incref;
use super::tables::{Ty, ValueKind};
use super::{enums, records, values};

/// A Python object for what is in C's memory.
///
/// With an owner, which is the root of a record that has the memory, records and handles share it; without one (null)
/// they are copies.
///
/// # Safety
///
/// There is something of this type, not necessarily aligned; `owner` is null or a root, and the memory is in it; the
/// thread is attached to the interpreter.
#[inline]
pub unsafe fn load(ty: &Ty, from: *const u8, owner: Object) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        match *ty {
            Ty::I8 => long(from.cast::<i8>().read()),
            Ty::U8 => long(from.read()),
            Ty::I16 => long(read::<i16>(from)),
            Ty::U16 => long(read::<u16>(from)),
            Ty::I32 => long(read::<i32>(from)),
            Ty::U32 => long(read::<u32>(from)),
            Ty::I64 => long(read::<i64>(from)),
            Ty::U64 | Ty::Pointer | Ty::Callback(_) | Ty::Data | Ty::KernelParams => {
                owned(ffi::PyLong_FromUnsignedLongLong(read(from)))
            }
            Ty::F32 => owned(ffi::PyFloat_FromDouble(read::<f32>(from).into())),
            Ty::F64 => owned(ffi::PyFloat_FromDouble(read(from))),
            Ty::Bool => owned(ffi::PyBool_FromLong((from.read() != 0).into())),
            Ty::Flag => owned(ffi::PyBool_FromLong((read::<i32>(from) != 0).into())),
            Ty::Enum(def) => enums::member(def, read(from)),
            Ty::Value(def) if !owner.is_null() => values::alias(def, from.cast_mut().cast(), owner),
            Ty::Value(def) => values::new(def, word(def.kind, from)),
            Ty::Record(def) if !owner.is_null() => records::alias(def, from.cast_mut(), owner),
            Ty::Record(def) => {
                let (object, data) = records::new(def, 0)?;
                data.copy_from_nonoverlapping(from, def.size);
                Ok(object)
            }
            Ty::Text => text(read(from)),
            Ty::Chars(count) | Ty::Id(count) => bytes(from, count),
            Ty::Name(count) => {
                let all = core::slice::from_raw_parts(from, count);
                bytes(from, all.iter().position(|&byte| byte == 0).unwrap_or(count))
            }
            Ty::Array(element, count) => list(element, from, count, owner),
            Ty::List(element) if !owner.is_null() => owned_list(element, from, owner),
            Ty::List(_) => owned(ffi::PyList_New(0)),
            Ty::Filled(element, count) => {
                let array = read::<*const u8>(from);
                let count = if array.is_null() { 0 } else { read::<u32>(from.offset(count)) };
                list(element, array, count as usize, null_mut())
            }
        }
    }
}

/// # Safety
///
/// There is a `T`, not necessarily aligned.
#[inline(always)]
unsafe fn read<T: Copy>(from: *const u8) -> T {
    // SAFETY: the caller's.
    unsafe { from.cast::<T>().read_unaligned() }
}

/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
unsafe fn long(value: impl Into<i64>) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe { owned(ffi::PyLong_FromLongLong(value.into())) }
}

/// # Safety
///
/// There is a value of this kind.
#[inline(always)]
unsafe fn word(kind: ValueKind, from: *const u8) -> u64 {
    // SAFETY: the caller's.
    unsafe { if kind.size() == 4 { read::<u32>(from).into() } else { read(from) } }
}

/// # Safety
///
/// There are so many bytes; the thread is attached to the interpreter.
unsafe fn bytes(from: *const u8, count: usize) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe { owned(ffi::PyBytes_FromStringAndSize(from.cast(), count as ffi::Py_ssize_t)) }
}

/// # Safety
///
/// `text` is null or ends with a NUL; the thread is attached to the interpreter.
unsafe fn text(text: *const c_char) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        if text.is_null() {
            let none = ffi::Py_None();
            incref(none);
            return Ok(none);
        }
        bytes(text.cast(), CStr::from_ptr(text).count_bytes())
    }
}

/// A list of so many.
///
/// # Safety
///
/// As for [`load`], of each.
pub unsafe fn list(element: &Ty, from: *const u8, count: usize, owner: Object) -> Py<Object> {
    // SAFETY: the caller's; the new list takes each reference.
    unsafe {
        // Handles in an array are copies, as in cuda.bindings; records share the memory.
        let owner = if matches!(element, Ty::Value(_)) { null_mut() } else { owner };
        let list = Owned::new(ffi::PyList_New(count as ffi::Py_ssize_t))?;
        let size = element.size();
        for index in 0..count {
            let item = load(element, from.add(index * size), owner)?;
            if ffi::PyList_SetItem(list.get(), index as ffi::Py_ssize_t, item) != 0 {
                return Err(Raised);
            }
        }
        Ok(list.take())
    }
}

/// The list that was assigned to a field, as it is now: nothing, if CUDA made the field point elsewhere.
///
/// # Safety
///
/// As for [`load`].
unsafe fn owned_list(element: &Ty, from: *const u8, owner: Object) -> Py<Object> {
    // SAFETY: the caller's; what owns a list is memory, which is a root.
    unsafe {
        match records::kept(owner).list(from) {
            Some((memory, count)) => list(element, read(from), count, memory.get()),
            None => owned(ffi::PyList_New(0)),
        }
    }
}
