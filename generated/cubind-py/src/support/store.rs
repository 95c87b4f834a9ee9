//! From Python's objects to C's memory.

use core::ffi::c_void;

use pyo3_ffi as ffi;

use super::class::{full_name, instance};
use super::errors::{Object, Owned, Py, Raised, raise, type_error, utf8};
use super::keep::Keep;
use super::kept::{Entry, capsule};
use super::tables::Ty;
use super::{buffers, callback, kernel, numbers, records, text, values};

/// Writes a Python object to C's memory. What must stay alive for that goes to `keep`.
///
/// If it raises, part of an array may have been written.
///
/// # Safety
///
/// There is room for this type, not necessarily aligned; the object is alive; the thread is attached to the interpreter.
pub unsafe fn store(ty: &Ty, value: Object, to: *mut u8, keep: &mut Keep) -> Py<()> {
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
            Ty::Bool | Ty::Flag => match (ffi::PyObject_IsTrue(value), ty) {
                (-1, _) => return Err(Raised),
                (truth, Ty::Flag) => write(to, i32::from(truth != 0)),
                (truth, _) => write(to, truth != 0),
            },
            Ty::Value(def) => {
                let word = values::meant(def, value, keep)?;
                if def.kind.size() == 4 { write(to, word as u32) } else { write(to, word) }
            }
            Ty::Record(def) => {
                expect_record(ty, value)?;
                let from = records::data(value);
                for object in records::kept(value).objects(from, def.size) {
                    keep.object(object.get());
                }
                to.copy_from(from, def.size);
            }
            Ty::Pointer => {
                let address = buffers::pointer(value, keep)?;
                write(to, address);
            }
            Ty::Callback(signature) => {
                let address = callback::field(value, signature, keep)?;
                keep.object(value);
                write(to, address);
            }
            Ty::Data => {
                let address = callback::field_data(value, keep)?;
                keep.object(value);
                write(to, address);
            }
            Ty::KernelParams => {
                let address = kernel::params(value, keep)?;
                keep.object(value);
                write(to, address);
            }
            Ty::Text if value == ffi::Py_None() => write(to, 0usize),
            Ty::Text => {
                let address = text::text(value, keep)?;
                keep.object(value);
                write(to, address);
            }
            Ty::Chars(count) | Ty::Id(count) | Ty::Name(count) => chars(value, to, count)?,
            Ty::Array(element, count) => {
                let items = Items::exactly(value, count)?;
                for index in 0..count {
                    store(element, items.get(index), to.add(index * element.size()), keep)?;
                }
            }
            Ty::List(element) => {
                let list = List::new(element, value)?;
                if let Some(memory) = &list.memory {
                    keep.object(memory.get());
                }
                write(to, list.array);
            }
            Ty::Filled(..) => return Err(type_error(format_args!("this is set by CUDA"))),
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
pub(super) unsafe fn assign(ty: &Ty, value: Object, to: *mut u8, root: Object) -> Py<()> {
    // SAFETY: the caller's.
    unsafe {
        if !ty.points() {
            return store(ty, value, to, &mut Keep::new());
        }
        let mut entries = Vec::new();
        match ty {
            Ty::Record(def) => {
                expect_record(ty, value)?;
                let from = records::data(value);
                entries = records::kept(value).shared(from, def.size, to);
                to.copy_from(from, def.size);
            }
            Ty::Array(Ty::Record(_), count) => return assign_records(ty, value, to, root, *count),
            Ty::List(element) => {
                let List { memory, array, count } = List::new(element, value)?;
                write(to, array);
                if let Some(object) = memory {
                    entries.push(Entry::new(to, Some(count), object));
                }
            }
            Ty::Array(..) => {
                let mut keep = Keep::new();
                let mut bytes = vec![0; ty.size()];
                store(ty, value, bytes.as_mut_ptr(), &mut keep)?;
                let object = kept_in(keep)?;
                to.copy_from(bytes.as_ptr(), bytes.len());
                entries.extend(object.map(|object| Entry::new(to, None, object)));
            }
            _ => {
                let mut keep = Keep::new();
                store(ty, value, to, &mut keep)?;
                entries.extend(kept_in(keep)?.map(|object| Entry::new(to, None, object)));
            }
        }
        records::kept(root).replace(to.addr()..to.addr() + ty.size(), entries);
        Ok(())
    }
}

/// Writes an array of records: all are looked at before the first is written.
///
/// # Safety
///
/// As for [`assign`].
#[cold]
unsafe fn assign_records(ty: &Ty, value: Object, to: *mut u8, root: Object, count: usize) -> Py<()> {
    let Ty::Array(element, _) = ty else { return Ok(()) };
    // SAFETY: the caller's.
    unsafe {
        let items = Items::exactly(value, count)?;
        (0..count).try_for_each(|index| expect_record(element, items.get(index)))?;
        (0..count).try_for_each(|index| assign(element, items.get(index), to.add(index * element.size()), root))
    }
}

/// An object that owns a keep, if there is anything in it.
///
/// # Safety
///
/// The thread is attached to the interpreter.
unsafe fn kept_in(keep: Keep) -> Py<Option<Owned>> {
    if keep.is_empty() {
        return Ok(None);
    }
    // SAFETY: the caller's.
    unsafe { capsule(keep) }.map(Some)
}

/// # Safety
///
/// There is room for a `T`, not necessarily aligned.
#[inline(always)]
unsafe fn write<T>(to: *mut u8, value: T) {
    // SAFETY: the caller's.
    unsafe { to.cast::<T>().write_unaligned(value) }
}

/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
unsafe fn expect_record(ty: &Ty, value: Object) -> Py<()> {
    let Ty::Record(def) = ty else { return Ok(()) };
    // SAFETY: the caller's.
    unsafe {
        if instance(value, records::class(def)?) {
            return Ok(());
        }
        let (module, name, got) = (def.module, def.name, full_name(value));
        Err(type_error(format_args!("expected {module}.{name}, got {got}")))
    }
}

/// Raises that a sequence has the wrong length, as cuda.bindings does.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[cold]
unsafe fn wrong_length(expected: usize, got: usize) -> Raised {
    // SAFETY: the caller's.
    unsafe {
        if got < expected {
            let message = "not enough values found during array assignment, expected";
            raise(ffi::PyExc_IndexError, format_args!("{message} {expected}, got {got}"))
        } else {
            let message = "too many values found during array assignment, expected";
            raise(ffi::PyExc_IndexError, format_args!("{message} {expected}, got {got}"))
        }
    }
}

/// Writes bytes, or a text as UTF-8, with zeros up to the end of the array.
///
/// # Safety
///
/// There is room for so many bytes; the object is alive; the thread is attached to the interpreter.
unsafe fn chars(value: Object, to: *mut u8, count: usize) -> Py<()> {
    // SAFETY: the caller's.
    unsafe {
        let bytes = if instance(value, &raw mut ffi::PyUnicode_Type) {
            utf8(value).unwrap_or_default().into_bytes()
        } else {
            let mut keep = Keep::new();
            let (memory, size) = keep.buffer(value, false)?;
            core::slice::from_raw_parts(memory, size).to_vec()
        };
        if bytes.len() > count {
            return Err(wrong_length(count, bytes.len()));
        }
        to.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        to.add(bytes.len()).write_bytes(0, count - bytes.len());
        Ok(())
    }
}

/// The items of anything that can be iterated over: of our own list or tuple, which nobody changes meanwhile.
struct Items(Owned);

impl Items {
    /// # Safety
    ///
    /// The object is alive; the thread is attached to the interpreter.
    unsafe fn new(value: Object) -> Py<Self> {
        // SAFETY: the caller's.
        unsafe { Owned::new(ffi::PySequence_Tuple(value)).map(Self) }
    }

    /// # Safety
    ///
    /// As for `new`.
    unsafe fn exactly(value: Object, count: usize) -> Py<Self> {
        // SAFETY: the caller's.
        unsafe {
            let items = Self::new(value)?;
            let got = items.count();
            if got == count { Ok(items) } else { Err(wrong_length(count, got)) }
        }
    }

    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    unsafe fn count(&self) -> usize {
        // SAFETY: the caller's; ours is a tuple.
        unsafe { ffi::PyTuple_Size(self.0.get()) as usize }
    }

    /// One of them, borrowed.
    ///
    /// # Safety
    ///
    /// The index is less than the count; the thread is attached to the interpreter.
    unsafe fn get(&self, index: usize) -> Object {
        // SAFETY: the caller's; ours is a tuple.
        unsafe { ffi::PyTuple_GetItem(self.0.get(), index as ffi::Py_ssize_t) }
    }
}

/// A copy of a list's elements in C's memory.
struct List {
    /// Owns the memory; nothing for an empty list.
    memory: Option<Owned>,
    array: *mut c_void,
    count: usize,
}

impl List {
    /// # Safety
    ///
    /// The object is alive; the thread is attached to the interpreter.
    unsafe fn new(element: &Ty, value: Object) -> Py<Self> {
        // SAFETY: the caller's; the memory is new, large enough, and a root.
        unsafe {
            if value == ffi::Py_None() {
                return Ok(Self { memory: None, array: core::ptr::null_mut(), count: 0 });
            }
            let items = Items::new(value)?;
            let count = items.count();
            if count == 0 {
                return Ok(Self { memory: None, array: core::ptr::null_mut(), count });
            }
            let (memory, array) = records::memory(count * element.size())?;
            for index in 0..count {
                let to = array.add(index * element.size());
                assign(element, items.get(index), to, memory.get())?;
            }
            Ok(Self { memory: Some(memory), array: array.cast(), count })
        }
    }
}
