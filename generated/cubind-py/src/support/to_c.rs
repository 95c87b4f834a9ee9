//! Conversion of Python objects to C's memory.

use core::ffi::c_void;
use core::slice;

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyList, PyString, PyTuple};

use super::call_arena::{CallArena, Export};
use super::errors::{Fallible, Object, Owned, Raised, as_utf8, full_name, index_error, type_error, value_error};
use super::field_owners::Entry;
use super::place::{Place, Places};
use super::presented::presented;
use super::records::This;
use super::tables::{RecordDef, Ty};
use super::{
    arena_object, arrays, bit_fields, buffers, c_api, c_string, callback, kernel, numbers, record_copy, records,
    scalars, values,
};

/// Writes a Python object to C memory. `arena` owns the objects that must stay alive for the value.
///
/// If an exception is raised, part of an array may have been written.
pub fn to_c(place: Place<'_, '_>, value: Object<'_, '_>, arena: &CallArena) -> Fallible<()> {
    // SAFETY: each type is written as its C type; pointers point into the arena.
    unsafe {
        match *place.ty() {
            Ty::I8 => place.write(numbers::i8(value)?),
            Ty::U8 => place.write(numbers::u8(value)?),
            Ty::I16 => place.write(numbers::i16(value)?),
            Ty::U16 => place.write(numbers::u16(value)?),
            Ty::I32 | Ty::Enum(_) => place.write(numbers::i32(value)?),
            Ty::U32 => place.write(numbers::u32(value)?),
            Ty::I64 => place.write(numbers::i64(value)?),
            Ty::U64 => place.write(numbers::u64(value)?),
            Ty::F32 => place.write(numbers::f64(value)? as f32),
            Ty::F64 => place.write(numbers::f64(value)?),
            Ty::Float16 | Ty::Bfloat16 | Ty::Complex64 | Ty::Complex128 => scalars::to_c(place, value)?,
            Ty::Bool => place.write(value.is_truthy()?),
            Ty::Flag => place.write(i32::from(value.is_truthy()?)),
            Ty::Bits(bits) => {
                let word = bit_fields::to_c(value, bits)?;
                bit_fields::write(slice::from_raw_parts_mut(place.address(), bits.size()), bits, word);
            }
            Ty::Value(def) => {
                let word = values::coerce(def, value, arena)?;
                place.write_word(word);
            }
            Ty::Record(def) => {
                let entries = record(place, def, value)?.copy_to(place, place.address());
                entries.iter().try_for_each(|entry| entry.keep_alive(value.py(), arena))?;
            }
            Ty::Pointer => place.write(buffers::pointer(value, arena)?),
            Ty::Callback(signature) => {
                let address = callback::field(value, signature, arena)?;
                arena.object(value)?;
                place.write(address);
            }
            Ty::Data => {
                let address = callback::field_data(value, arena)?;
                arena.object(value)?;
                place.write(address);
            }
            Ty::KernelParams => {
                let address = kernel::params(value, arena)?;
                arena.object(value)?;
                place.write(address);
            }
            Ty::CString | Ty::UnionString if value.is_none() => place.write(0usize),
            // A field that contains an address is read as an int, so an int is also accepted.
            Ty::UnionString if c_api::is_int(value) && !value.is_instance_of::<PyBool>() => {
                place.write(numbers::address(value)?);
            }
            Ty::CString | Ty::UnionString => {
                let address = c_string::c_string(value, arena)?;
                arena.object(value)?;
                place.write(address);
            }
            Ty::Chars(count) | Ty::Id(count) => place.set_bytes(&exact_bytes(value, count, "bytes")?),
            Ty::Name(count) => place.set_bytes(&chars(value, count)?),
            Ty::Array(_, count) => {
                for (item, element) in exactly(value, count)?.iter_borrowed().zip(place.elements().iter()) {
                    to_c(element, item, arena)?;
                }
            }
            Ty::List(element) => {
                let list = List::new(element, value)?;
                if let Some(memory) = &list.memory {
                    arena.object(memory.as_borrowed())?;
                }
                place.write(list.array);
            }
            Ty::Filled(_) => return Err(type_error(value.py(), format_args!("only CUDA sets this value"))),
        }
        Ok(())
    }
}

/// Writes a Python object to the memory of `root`. Objects that must stay alive for the value are kept for the field,
/// and the previous objects are dropped. Another thread that reads the field gets either the old or the new value, with
/// valid pointers.
///
/// If an exception is raised, the record is unchanged.
pub(super) fn assign(place: Place<'_, '_>, value: Object<'_, '_>, root: This<'_, '_>) -> Fallible<()> {
    let (py, ty) = (value.py(), place.ty());
    if !ty.points() {
        return to_c(place, value, &CallArena::new());
    }
    let mut words = vec![0; ty.size().div_ceil(size_of::<u64>())];
    let new = Place::in_words(ty, &mut words);
    let entries: Vec<Entry> = match ty {
        Ty::Record(def) => record(place, def, value)?.copy_to(new, place.address()),
        Ty::Array(Ty::Record(def), count) => {
            // All items are checked before the first item is written.
            let items = exactly(value, *count)?;
            if let Some(item) = items.iter_borrowed().find(|&item| records::of(item, def).is_none()) {
                return Err(no_record(def, item));
            }
            // Items that already are elements of this array are copied first. Otherwise these items would be
            // overwritten before they are read.
            let ty = Ty::Record(def);
            let items = items.iter_borrowed().map(|item| match Place::of_record(&ty, item) {
                Some(from) if from.overlaps(place) => record_copy::plain(py, from),
                Some(_) | None => Ok(item.to_owned()),
            });
            let items = items.collect::<Fallible<Vec<_>>>()?;
            let mut items = items.iter().zip(place.elements().iter());
            return items.try_for_each(|(item, element)| assign(element, item.as_borrowed(), root));
        }
        Ty::List(element) => {
            let List { memory, array, count } = List::new(element, value)?;
            // SAFETY: the field is a pointer; `array` is null, or points to memory that is kept for the field.
            unsafe { new.write(array) };
            memory.map(|object| Entry::new(place, new, Some(count), object.as_borrowed())).into_iter().collect()
        }
        _ => {
            let arena = CallArena::new();
            to_c(new, value, &arena)?;
            let object = arena_object(py, arena)?;
            object.map(|object| Entry::new(place, new, None, object.as_borrowed())).into_iter().collect()
        }
    };
    records::put(root, place, new, entries);
    Ok(())
}

/// Writes lists of the same length to fields of `root`. Returns the number of elements, or `None` if the lengths
/// differ.
///
/// If an exception is raised, or the result is `None`, the record is unchanged.
pub(super) fn assign_together(
    fields: &[(Place<'_, '_>, Object<'_, '_>)],
    root: This<'_, '_>,
) -> Fallible<Option<usize>> {
    let mut lists = Vec::with_capacity(fields.len());
    for &(place, value) in fields {
        let Ty::List(element) = place.ty() else { continue };
        lists.push((place, List::new(element, value)?));
    }
    let count = lists.first().map(|(_, list)| list.count);
    if lists.iter().any(|(_, list)| Some(list.count) != count) {
        return Ok(None);
    }
    for (place, List { memory, array, count }) in lists {
        let mut word = [0];
        let new = Place::in_words(place.ty(), &mut word);
        // SAFETY: the field is a pointer; `array` is null, or points to memory that is kept for the field.
        unsafe { new.write(array) };
        let entries = memory.map(|object| Entry::new(place, new, Some(count), object.as_borrowed()));
        records::put(root, place, new, entries.into_iter().collect());
    }
    Ok(count)
}

/// Creates an object that owns a call arena. Returns `None` if the arena is empty.
fn arena_object(py: Python<'_>, arena: CallArena) -> Fallible<Option<Owned<'_>>> {
    if arena.is_empty() { Ok(None) } else { arena_object::new(py, arena).map(Some) }
}

/// Returns the memory of a record, which must have the type of the place.
fn record<'a, 'py>(place: Place<'a, '_>, def: &RecordDef, value: Object<'a, 'py>) -> Fallible<Place<'a, 'py>> {
    Place::of_record(place.ty(), value).ok_or_else(|| no_record(def, value))
}

#[cold]
fn no_record(def: &RecordDef, value: Object<'_, '_>) -> Raised {
    let (module, name, got) = (presented(def.text.module(), def.text.name()), def.text.name(), full_name(value));
    type_error(value.py(), format_args!("expected {module}.{name}, got {got}"))
}

/// Raises the same error as cuda.bindings for a sequence of the wrong length.
#[cold]
fn wrong_length(py: Python<'_>, expected: usize, got: usize) -> Raised {
    let how = if got < expected { "not enough" } else { "too many" };
    index_error(py, format_args!("{how} values found during array assignment, expected {expected}, got {got}"))
}

/// Converts an identifier to bytes. The length must match, because a truncated identifier is a different identifier.
pub(super) fn exact_bytes(value: Object<'_, '_>, count: usize, name: &str) -> Fallible<Vec<u8>> {
    let fits = |length: usize| match length == count {
        true => Ok(length),
        false => Err(value_error(value.py(), format_args!("{name} length must be {count}, is {length}"))),
    };
    bytes(value, fits)
}

/// Converts bytes or a string (as UTF-8) to bytes, whose length must not exceed `count`.
fn chars(value: Object<'_, '_>, count: usize) -> Fallible<Vec<u8>> {
    // A value that is too long is not copied, because there may not be enough memory for the copy.
    let fits = |length: usize| if length > count { Err(wrong_length(value.py(), count, length)) } else { Ok(length) };
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        exactly(value, count)?;
    }
    bytes(value, fits)
}

/// Converts a bytes-like object, a string (as UTF-8), or a list or tuple of integers to bytes. `fits` checks the length
/// before the copy.
fn bytes(value: Object<'_, '_>, fits: impl Fn(usize) -> Fallible<usize>) -> Fallible<Vec<u8>> {
    if value.is_instance_of::<PyString>() {
        let text = as_utf8(value)?.as_bytes();
        fits(text.len())?;
        return Ok(text.to_vec());
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let numbers = c_api::tuple(value)?;
        fits(numbers.len())?;
        let byte = |number| numbers::u8(number).or_else(|raised| signed_byte(raised, number));
        return numbers.iter_borrowed().map(byte).collect();
    }
    let export = Export::new(value, false)?;
    let mut bytes = vec![0; fits(export.size())?];
    export.copy_to(&mut bytes);
    Ok(bytes)
}

/// Converts a negative integer to a `char`, after the conversion to an unsigned integer has failed. Clears the
/// exception of that conversion.
#[cold]
fn signed_byte(raised: Raised, number: Object<'_, '_>) -> Fallible<u8> {
    raised.clear(number.py());
    Ok(numbers::i8(number)?.cast_unsigned())
}

/// Copies the items of an iterable of this length to a new tuple, which no other code can change.
fn exactly<'py>(value: Object<'_, 'py>, count: usize) -> Fallible<Bound<'py, PyTuple>> {
    let items = c_api::tuple(value)?;
    let got = items.len();
    if got == count { Ok(items) } else { Err(wrong_length(value.py(), count, got)) }
}

/// A copy of a list's elements in C memory.
struct List<'py> {
    /// The object that owns the memory, or `None` for an empty list.
    memory: Option<Owned<'py>>,
    array: *mut c_void,
    count: usize,
}

impl<'py> List<'py> {
    fn new(element: &Ty, value: Object<'_, 'py>) -> Fallible<Self> {
        let items = if value.is_none() { PyTuple::empty(value.py()) } else { arrays::tuple(value)? };
        let count = items.len();
        if count == 0 {
            return Ok(Self { memory: None, array: core::ptr::null_mut(), count });
        }
        let (memory, array) = records::memory(value.py(), count * element.size())?;
        {
            let root = memory.as_borrowed();
            // SAFETY: the memory is a root, consists of zeros, and is large enough.
            let places = unsafe { Places::new(element, array, count, Some(root)) };
            for (item, place) in items.iter_borrowed().zip(places.iter()) {
                assign(place, item, root)?;
            }
        }
        Ok(Self { memory: Some(memory.into_any()), array: array.cast(), count })
    }
}
