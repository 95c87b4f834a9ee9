//! Attributes of records, and the string representation of records.

use core::fmt::Write;

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

use super::class::ClassSpec;
use super::errors::{Fallible, Object, Owned, attribute_error, clear_error, type_error, utf8, value_error};
use super::field_owners::FieldOwners;
use super::from_c::{Elements, filled, from_c, list, pointed_to};
use super::integers::CInteger;
use super::place::Place;
use super::records::{self, Record, This};
use super::tables::{CountDef, FieldDef, RecordDef, Ty};
use super::to_c::{assign, assign_together};
use super::{args, c_api, presented, record_arrays, to_c};

/// Adds a descriptor for each field.
pub(super) fn add(mut parts: ClassSpec<Record>, def: &'static RecordDef) -> ClassSpec<Record> {
    for field in def.fields() {
        let name = field.name;
        parts = match field.ty {
            Ty::I8 => parts.attribute(name, field, get_integer::<i8>, set_integer::<i8>),
            Ty::U8 => parts.attribute(name, field, get_integer::<u8>, set_integer::<u8>),
            Ty::I16 => parts.attribute(name, field, get_integer::<i16>, set_integer::<i16>),
            Ty::U16 => parts.attribute(name, field, get_integer::<u16>, set_integer::<u16>),
            Ty::I32 => parts.attribute(name, field, get_integer::<i32>, set_integer::<i32>),
            Ty::U32 => parts.attribute(name, field, get_integer::<u32>, set_integer::<u32>),
            Ty::I64 => parts.attribute(name, field, get_integer::<i64>, set_integer::<i64>),
            Ty::U64 => parts.attribute(name, field, get_integer::<u64>, set_integer::<u64>),
            Ty::Pointer => parts.attribute(name, field, get_integer::<u64>, set),
            Ty::Record(_) => parts.attribute(name, field, get_nested, set),
            _ => parts.attribute(name, field, attribute, set),
        };
    }
    match &def.together {
        Some(together) => parts.method_of_any(together.method, c"Sets lists that share their count.", set_together),
        None => parts,
    }
}

/// Reads a field that is an integer of this type.
fn get_integer<'py, N: CInteger>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    // SAFETY: a descriptor belongs to the class of its table, so the record has this field, which has this type.
    N::object(this.py(), unsafe { records::data(this).add(field.offset).cast::<N>().read_unaligned() })
}

/// Sets a field that is an integer of this type.
fn set_integer<'py, N: CInteger>(
    this: This<'_, 'py>,
    value: Option<Object<'_, 'py>>,
    field: &'static FieldDef,
) -> Fallible<()> {
    if let Some(value) = value.filter(|value| c_api::is_exactly_int(*value))
        && let Some(number) = N::read(value)
    {
        // SAFETY: a descriptor belongs to the class of its table, so the record has this field, which has this type.
        unsafe { records::data(this).add(field.offset).cast::<N>().write_unaligned(number) };
        return Ok(());
    }
    set_other_integer::<N>(this, value, field)
}

/// Sets the field to any other value. This function is not inlined, so that `set_integer` needs no stack.
#[inline(never)]
fn set_other_integer<'py, N: CInteger>(
    this: This<'_, 'py>,
    value: Option<Object<'_, 'py>>,
    field: &'static FieldDef,
) -> Fallible<()> {
    if let Some(value) = value.filter(|value| c_api::is_exactly_int(*value)) {
        if let Some(number) = N::fast(value) {
            // SAFETY: a descriptor belongs to the class of its table, so the record has this field, which has this
            // type.
            unsafe { records::data(this).add(field.offset).cast::<N>().write_unaligned(number) };
            return Ok(());
        }
        // The value is -1, or it is out of range and an exception was raised.
        clear_error(this.py());
    }
    set(this, value, field)
}

/// Returns the record in a field.
fn get_nested<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    // SAFETY: a descriptor belongs to the class of its table, so the record has this field.
    unsafe { records::nested(this, field) }
}

/// Returns the value of a field as programs see it. Programs can assign to the items of an array.
fn attribute<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    match field.ty {
        Ty::Array(..) | Ty::List(_) if !presented::is_renamed() => record_arrays::array(this, field),
        _ => get(this, field),
    }
}

/// Returns the value of a field.
pub(super) fn get<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    elements(this, field, Elements::Copies)
}

/// Returns the value of a field. `elements` selects copies or views for records in an array.
pub(super) fn elements<'py>(this: This<'_, 'py>, field: &'static FieldDef, elements: Elements) -> Fallible<Owned<'py>> {
    let (py, place) = (this.py(), place(this, field));
    match (&field.ty, field.count) {
        (Ty::List(element), Some(count)) if is_there(this) => {
            pointed_to(py, place, element, Some(number(this, count)), elements)
        }
        (Ty::Filled(element), Some(count)) if is_there(this) => filled(py, place, element, number(this, count)),
        (Ty::List(element), _) => pointed_to(py, place, element, None, elements),
        (Ty::Array(..), _) => list(py, place.elements(), elements),
        _ => whole(this, field),
    }
}

/// Returns true if a record is the active member of a union; its pointers are valid only in that case.
fn is_there(this: This<'_, '_>) -> bool {
    records::is_selected(records::root(this), records::data(this), records::table_of(this))
}

/// Like [`get`], but returns all elements of a list that was assigned, even if the record's count is smaller.
pub(super) fn whole<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    from_c(this.py(), place(this, field))
}

/// Sets a field. The value is absent if the attribute is deleted.
pub(super) fn set<'py>(this: This<'_, 'py>, value: Option<Object<'_, 'py>>, field: &'static FieldDef) -> Fallible<()> {
    let Some(value) = value else {
        let name = field.name.to_string_lossy();
        let message = format_args!("attribute '{name}' of a record cannot be deleted");
        return Err(attribute_error(this.py(), message));
    };
    check(this, field, value)?;
    put(this, field, value)?;
    if let Some(count) = field.count {
        // SAFETY: a field with a count is a pointer.
        let pointed = unsafe { place(this, field).pointed(this.py()) };
        set_count(this, count, pointed.kept.and_then(|kept| kept.count).unwrap_or_default());
    }
    Ok(())
}

/// Writes a field, but not the count of a list.
pub(super) fn put<'py>(this: This<'_, 'py>, field: &FieldDef, value: Object<'_, 'py>) -> Fallible<()> {
    match field.ty {
        // For these types, the error must name the field.
        Ty::Chars(count) | Ty::Id(count) => {
            let bytes = to_c::exact_bytes(value, count, &field.name.to_string_lossy())?;
            place(this, field).set_bytes(&bytes);
            Ok(())
        }
        _ => assign(place(this, field), value, records::root(this)),
    }
}

/// Returns the field with the number of elements of a list in this record.
fn count_place<'a, 'py>(this: This<'a, 'py>, count: CountDef) -> Place<'a, 'py> {
    let ty = if count.width == 4 { &Ty::U32 } else { &Ty::U64 };
    // SAFETY: the record has this field, an integer of this size.
    unsafe { Place::new(ty, records::data(this).add(count.offset), None) }
}

/// Returns the number of elements of a list, as stored in this record.
fn number(this: This<'_, '_>, count: CountDef) -> usize {
    // SAFETY: the field is an integer of this size.
    unsafe { count_place(this, count).read_word() as usize }
}

/// Sets the number of elements of a list in this record. The number always fits, because Python lists are shorter than
/// the maximum.
fn set_count(this: This<'_, '_>, count: CountDef, number: usize) {
    // SAFETY: the field is an integer of this size.
    unsafe { count_place(this, count).write_word(number as u64) }
}

/// Implements methods such as `set_dsts_srcs(dsts, srcs)`.
fn set_together<'py>(
    this: This<'_, 'py>,
    args: Borrowed<'_, 'py, PyTuple>,
    names: Option<Borrowed<'_, 'py, PyDict>>,
) -> Fallible<Owned<'py>> {
    let (py, def) = (this.py(), records::table_of(this).root());
    let Some(together) = &def.together else {
        return Err(type_error(py, format_args!("{} has no lists that are set together", def.text.name())));
    };
    let (method, expected) = (together.method.to_string_lossy(), together.fields.len());
    let given = args.len() + names.as_ref().map_or(0, |names| names.len());
    if given != expected {
        let message = format_args!("{method}() takes exactly {expected} positional arguments ({given} given)");
        return Err(type_error(py, message));
    }
    let mut values = Vec::with_capacity(expected);
    for (index, &name) in together.fields.iter().enumerate() {
        let named = || names.as_ref().and_then(|names| c_api::find(names, name));
        let value = if index < args.len() { Some(args.get_item(index)?) } else { named() };
        let Some(value) = value else {
            let name = name.to_string_lossy();
            return Err(type_error(py, format_args!("{method}() needs keyword-only argument {name}")));
        };
        let field = def.fields().iter().find(|field| field.name == name).expect("the table has its own fields");
        values.push((field, value));
    }
    let fields: Vec<_> = values.iter().map(|(field, value)| (place(this, field), value.as_borrowed())).collect();
    let Some(count) = assign_together(&fields, records::root(this))? else {
        let names: Vec<_> = together.fields.iter().map(|name| name.to_string_lossy()).collect();
        return Err(value_error(py, format_args!("{} must all have the same length", names.join(" and "))));
    };
    for counts in values.iter().filter_map(|(field, _)| field.count) {
        set_count(this, counts, count);
    }
    Ok(py.None().into_bound(py))
}

/// Returns a field of this record.
pub(super) fn place<'a, 'py>(this: This<'a, 'py>, field: &'a FieldDef) -> Place<'a, 'py> {
    // SAFETY: a descriptor belongs to the class of its table, so the record has this field; its root owns it.
    unsafe { Place::new(&field.ty, records::data(this).add(field.offset), Some(records::root(this))) }
}

/// Rejects an invalid value if the error must contain the field's name.
#[inline]
fn check(this: This<'_, '_>, field: &'static FieldDef, value: Object<'_, '_>) -> Fallible<()> {
    let py = value.py();
    let name = || field.name.to_string_lossy();
    match field.ty {
        Ty::Record(def) if records::of(value, def).is_none() => Err(args::no_record(value, name(), def)),
        Ty::Enum(_) if value.is_none() => Err(args::no_none(py, name())),
        Ty::Filled(_) => Err(attribute_error(py, format_args!("attribute '{}' is set by CUDA", name()))),
        Ty::List(_) if field.count.is_some() => unless_shared(this, field),
        _ => Ok(()),
    }
}

/// Rejects a list that shares its count with another list.
#[cold]
fn unless_shared(this: This<'_, '_>, field: &FieldDef) -> Fallible<()> {
    let together = records::table_of(this).root().together.as_ref();
    let Some(together) = together.filter(|together| together.fields.contains(&field.name)) else { return Ok(()) };
    let (name, method) = (field.name.to_string_lossy(), together.method.to_string_lossy());
    let others = together.fields.iter().filter(|other| **other != field.name);
    let others: Vec<_> = others.map(|other| other.to_string_lossy()).collect();
    let others = others.join(", ");
    Err(attribute_error(
        this.py(),
        format_args!(
            "{name} shares its count field with {others} on this struct and cannot be set independently; \
             use {method}(...) to set them together."
        ),
    ))
}

/// Returns true if a field of this record has an owner among those of its root.
pub(super) fn is_kept(this: This<'_, '_>, field: &FieldDef, owners: &FieldOwners) -> bool {
    match field.ty {
        // For a union, the owner may belong to another member.
        Ty::UnionString => owners.has_text(place(this, field)),
        _ => owners.any(place(this, field)),
    }
}

/// Formats `name : value` for each field, with nested records indented.
pub(super) fn repr<'py>(this: This<'_, 'py>) -> Fallible<Owned<'py>> {
    c_api::string(this.py(), &show(this)?)
}

fn show(this: This<'_, '_>) -> Fallible<String> {
    let mut text = String::new();
    for (field, index) in records::table_of(this).root().fields().iter().zip(0..) {
        let (name, newline) = (field.name.to_string_lossy(), if index == 0 { "" } else { "\n" });
        let value = get(this, field)?;
        let value = value.as_borrowed();
        let bytes = || value.cast::<PyBytes>().map(|bytes| bytes.as_bytes().to_vec()).unwrap_or_default();
        // Writing to a `String` never fails.
        let _ = write!(text, "{newline}{name} :");
        let _ = match field.ty {
            Ty::Record(def) => {
                let nested = records::of(value, def).map_or(Ok(String::new()), show)?;
                nested.lines().try_for_each(|line| write!(text, "\n    {line}"))
            }
            Ty::Pointer | Ty::Data | Ty::Callback(_) if !field.digits => write!(text, " {:#x}", c_api::as_size(value)),
            Ty::UnionString if c_api::is_int(value) => write!(text, " {:#x}", c_api::as_size(value)),
            Ty::Id(_) => {
                let digits = bytes().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
                write!(text, " {digits}")
            }
            Ty::Name(_) => write!(text, " {}", String::from_utf8_lossy(&bytes())),
            _ => write!(text, " {}", utf8(value.str()?.as_any().as_borrowed()).unwrap_or_default()),
        };
    }
    Ok(text)
}
