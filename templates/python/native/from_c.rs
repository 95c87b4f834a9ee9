//! From C's memory to Python's objects.

use core::ffi::{CStr, c_char};

use pyo3::prelude::*;

use super::errors::{Fallible, Owned};
use super::records::This;
use super::tables::{Ty, ValueKind};
use super::{c_api, class, enums, out, records, values};

/// A Python object for what is in C's memory.
///
/// With an owner, which is the root of a record that has the memory, records and handles share it; without one
/// they are copies.
///
/// # Safety
///
/// There is something of this type, not necessarily aligned; if there is an owner then it is a root, and the memory is
/// in it.
#[inline]
pub unsafe fn from_c<'py>(
    py: Python<'py>,
    ty: &Ty,
    from: *const u8,
    owner: Option<This<'_, 'py>>,
) -> Fallible<Owned<'py>> {
    // SAFETY: the caller's.
    unsafe {
        Ok(match (*ty, owner) {
            (Ty::I8, _) => out::i32(py, read::<i8>(from).into())?,
            (Ty::U8, _) => out::i32(py, read::<u8>(from).into())?,
            (Ty::I16, _) => out::i32(py, read::<i16>(from).into())?,
            (Ty::U16, _) => out::i32(py, read::<u16>(from).into())?,
            (Ty::I32, _) => out::i32(py, read(from))?,
            (Ty::U32, _) => out::u32(py, read(from))?,
            (Ty::I64, _) => out::i64(py, read(from))?,
            (Ty::U64 | Ty::Pointer | Ty::Callback(_) | Ty::Data | Ty::KernelParams, _) => out::u64(py, read(from))?,
            (Ty::F32, _) => out::f32(py, read(from))?,
            (Ty::F64, _) => out::f64(py, read(from))?,
            (Ty::Bool, _) => out::boolean(py, read::<u8>(from) != 0)?,
            (Ty::Flag, _) => out::boolean(py, read::<i32>(from) != 0)?,
            (Ty::Enum(def), _) => enums::member(py, def, read(from))?,
            (Ty::Value(def), Some(owner)) => values::alias(py, def, from.cast_mut().cast(), Some(class::any(owner)))?,
            (Ty::Value(def), None) => values::new(py, def, word(def.kind, from))?,
            (Ty::Record(def), Some(owner)) => records::alias(def, from.cast_mut(), owner)?,
            (Ty::Record(def), None) => out::record(py, def, from)?,
            (Ty::CString, _) => out::c_string(py, read::<*const c_char>(from))?,
            (Ty::Chars(count) | Ty::Id(count), _) => c_api::bytes(py, c_api::slice(from, count))?,
            (Ty::Name(count), _) => {
                let all = c_api::slice(from, count);
                c_api::bytes(py, CStr::from_bytes_until_nul(all).map_or(all, CStr::to_bytes))?
            }
            (Ty::Array(element, count), _) => list(py, element, from, count, owner)?,
            (Ty::List(element), Some(owner)) => match records::field_owners(owner).list(py, from) {
                // What owns a list is memory, which is a root.
                Some((memory, count)) => {
                    let owner = memory.as_borrowed().cast_unchecked();
                    list(py, element, read(from), count, Some(owner))?
                }
                // CUDA made the field point elsewhere.
                None => list(py, element, from, 0, None)?,
            },
            (Ty::List(element), None) => list(py, element, from, 0, None)?,
            (Ty::Filled(element, count), _) => {
                let array = read::<*const u8>(from);
                let count = if array.is_null() { 0 } else { read::<u32>(from.offset(count)) };
                list(py, element, array, count as usize, None)?
            }
        })
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
/// There is a value of this kind.
#[inline(always)]
unsafe fn word(kind: ValueKind, from: *const u8) -> u64 {
    // SAFETY: the caller's.
    unsafe { if kind.size() == 4 { read::<u32>(from).into() } else { read(from) } }
}

/// A list of so many.
///
/// # Safety
///
/// As for [`load`], of each.
pub unsafe fn list<'py>(
    py: Python<'py>,
    element: &Ty,
    from: *const u8,
    count: usize,
    owner: Option<This<'_, 'py>>,
) -> Fallible<Owned<'py>> {
    // Handles in an array are copies, as in cuda.bindings; records share the memory.
    let owner = if matches!(element, Ty::Value(_)) { None } else { owner };
    let size = element.size();
    // SAFETY: the caller's.
    let list = c_api::list(py, count, |index| unsafe { from_c(py, element, from.add(index * size), owner) })?;
    Ok(list.into_any())
}
