//! From Python's objects to C's memory.

use core::ffi::c_void;

use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Owned, Raised, full_name, index_error, type_error, utf8};
use super::field_owners::Entry;
use super::records::This;
use super::tables::{RecordDef, Ty};
use super::{arena_object, buffers, c_api, c_string, callback, kernel, numbers, records, values};

/// Writes a Python object to C's memory. What must stay alive for that goes to `arena`.
///
/// If it raises, part of an array may have been written.
///
/// # Safety
///
/// There is room for this type, not necessarily aligned.
pub unsafe fn to_c(ty: &Ty, value: Object<'_, '_>, to: *mut u8, arena: &mut CallArena) -> Fallible<()> {
    // SAFETY: the caller's.
    unsafe {
        match *ty {
            Ty::I8 => write(to, numbers::i8(value)?),
            Ty::U8 => write(to, numbers::u8(value)?),
            Ty::I16 => write(to, numbers::i16(value)?),
            Ty::U16 => write(to, numbers::u16(value)?),
            Ty::I32 | Ty::Enum(_) => write(to, numbers::i32(value)?),
            Ty::U32 => write(to, numbers::u32(value)?),
            Ty::I64 => write(to, numbers::i64(value)?),
            Ty::U64 => write(to, numbers::u64(value)?),
            Ty::F32 => write(to, numbers::f64(value)? as f32),
            Ty::F64 => write(to, numbers::f64(value)?),
            Ty::Bool => write(to, value.is_truthy()?),
            Ty::Flag => write(to, i32::from(value.is_truthy()?)),
            Ty::Value(def) => {
                let word = values::coerce(def, value, arena)?;
                if def.kind.size() == 4 { write(to, word as u32) } else { write(to, word) }
            }
            Ty::Record(def) => {
                let record = expect_record(def, value)?;
                let from = records::data(record);
                records::field_owners(record).keep_alive(value.py(), from, def.size, arena);
                to.copy_from(from, def.size);
            }
            Ty::Pointer => write(to, buffers::pointer(value, arena)?),
            Ty::Callback(signature) => {
                let address = callback::field(value, signature, arena)?;
                arena.object(value);
                write(to, address);
            }
            Ty::Data => {
                let address = callback::field_data(value, arena)?;
                arena.object(value);
                write(to, address);
            }
            Ty::KernelParams => {
                let address = kernel::params(value, arena)?;
                arena.object(value);
                write(to, address);
            }
            Ty::CString if value.is_none() => write(to, 0usize),
            Ty::CString => {
                let address = c_string::c_string(value, arena)?;
                arena.object(value);
                write(to, address);
            }
            Ty::Chars(count) | Ty::Id(count) | Ty::Name(count) => chars(value, to, count)?,
            Ty::Array(element, count) => {
                for (item, index) in exactly(value, count)?.iter_borrowed().zip(0..) {
                    to_c(element, item, to.add(index * element.size()), arena)?;
                }
            }
            Ty::List(element) => {
                let list = List::new(element, value)?;
                if let Some(memory) = &list.memory {
                    arena.object(memory.as_borrowed());
                }
                write(to, list.array);
            }
            Ty::Filled(..) => return Err(type_error(value.py(), format_args!("this is set by CUDA"))),
        }
        Ok(())
    }
}

/// Writes a Python object to the memory of a record. What must stay alive for that is kept for the field, and what was
/// kept for it before goes.
///
/// If it raises, then the record is as it was.
///
/// # Safety
///
/// As for [`store`], in memory of `root`, which is a root.
pub(super) unsafe fn assign(ty: &Ty, value: Object<'_, '_>, to: *mut u8, root: This<'_, '_>) -> Fallible<()> {
    let py = value.py();
    // SAFETY: the caller's.
    unsafe {
        if !ty.points() {
            return to_c(ty, value, to, &mut CallArena::new());
        }
        let mut entries = Vec::new();
        match ty {
            Ty::Record(def) => {
                let record = expect_record(def, value)?;
                let from = records::data(record);
                entries = records::field_owners(record).shared(py, from, def.size, to);
                to.copy_from(from, def.size);
            }
            Ty::Array(element @ Ty::Record(def), count) => {
                // All are looked at before the first is written.
                let items = exactly(value, *count)?;
                items.iter_borrowed().try_for_each(|item| expect_record(def, item).map(drop))?;
                let mut items = items.iter_borrowed().zip(0..);
                return items.try_for_each(|(item, index)| assign(element, item, to.add(index * def.size), root));
            }
            Ty::List(element) => {
                let List { memory, array, count } = List::new(element, value)?;
                write(to, array);
                entries.extend(memory.map(|object| Entry::new(to, Some(count), object.as_borrowed())));
            }
            Ty::Array(..) => {
                let mut arena = CallArena::new();
                let mut bytes = vec![0; ty.size()];
                to_c(ty, value, bytes.as_mut_ptr(), &mut arena)?;
                let object = arena_object(py, arena)?;
                to.copy_from(bytes.as_ptr(), bytes.len());
                entries.extend(object.map(|object| Entry::new(to, None, object.as_borrowed())));
            }
            _ => {
                let mut arena = CallArena::new();
                to_c(ty, value, to, &mut arena)?;
                entries.extend(arena_object(py, arena)?.map(|object| Entry::new(to, None, object.as_borrowed())));
            }
        }
        records::keep(root, to.addr()..to.addr() + ty.size(), entries);
        Ok(())
    }
}

/// An object that owns a keep, if there is anything in it.
fn arena_object(py: Python<'_>, arena: CallArena) -> Fallible<Option<Owned<'_>>> {
    if arena.is_empty() { Ok(None) } else { arena_object::new(py, arena).map(Some) }
}

/// # Safety
///
/// There is room for a `T`, not necessarily aligned.
#[inline(always)]
unsafe fn write<T>(to: *mut u8, value: T) {
    // SAFETY: the caller's.
    unsafe { to.cast::<T>().write_unaligned(value) }
}

fn expect_record<'a, 'py>(def: &'static RecordDef, value: Object<'a, 'py>) -> Fallible<This<'a, 'py>> {
    records::of(value, def).ok_or_else(|| {
        let (module, name, got) = (def.module, def.name, full_name(value));
        type_error(value.py(), format_args!("expected {module}.{name}, got {got}"))
    })
}

/// Fallible that a sequence has the wrong length, as cuda.bindings does.
#[cold]
fn wrong_length(py: Python<'_>, expected: usize, got: usize) -> Raised {
    let how = if got < expected { "not enough" } else { "too many" };
    index_error(py, format_args!("{how} values found during array assignment, expected {expected}, got {got}"))
}

/// Writes bytes, or a text as UTF-8, with zeros up to the end of the array.
///
/// # Safety
///
/// There is room for so many bytes.
unsafe fn chars(value: Object<'_, '_>, to: *mut u8, count: usize) -> Fallible<()> {
    let bytes = if value.is_instance_of::<PyString>() {
        utf8(value).unwrap_or_default().into_bytes()
    } else {
        let mut arena = CallArena::new();
        let (memory, size) = arena.buffer(value, false)?;
        // SAFETY: the memory of a buffer that is exported.
        unsafe { c_api::slice(memory, size) }.to_vec()
    };
    if bytes.len() > count {
        return Err(wrong_length(value.py(), count, bytes.len()));
    }
    // SAFETY: the caller's.
    unsafe {
        to.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        to.add(bytes.len()).write_bytes(0, count - bytes.len());
    }
    Ok(())
}

/// So many items of anything that can be iterated over: our own tuple, which nobody changes meanwhile.
fn exactly<'py>(value: Object<'_, 'py>, count: usize) -> Fallible<Bound<'py, PyTuple>> {
    let items = c_api::tuple(value)?;
    let got = items.len();
    if got == count { Ok(items) } else { Err(wrong_length(value.py(), count, got)) }
}

/// A copy of a list's elements in C's memory.
struct List<'py> {
    /// Owns the memory; nothing for an empty list.
    memory: Option<Owned<'py>>,
    array: *mut c_void,
    count: usize,
}

impl<'py> List<'py> {
    fn new(element: &Ty, value: Object<'_, 'py>) -> Fallible<Self> {
        let items = if value.is_none() { PyTuple::empty(value.py()) } else { c_api::tuple(value)? };
        let count = items.len();
        if count == 0 {
            return Ok(Self { memory: None, array: core::ptr::null_mut(), count });
        }
        let (memory, array) = records::memory(value.py(), count * element.size())?;
        for (item, index) in items.iter_borrowed().zip(0..) {
            // SAFETY: the memory is new, large enough, and a root.
            unsafe { assign(element, item, array.add(index * element.size()), memory.as_borrowed()) }?;
        }
        Ok(Self { memory: Some(memory.into_any()), array: array.cast(), count })
    }
}
