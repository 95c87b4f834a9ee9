//! Copies of records by `copy`, `deepcopy` and `pickle`, and the bytes of records as a buffer.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyMapping, PyTuple};

use super::class::{ClassSpec, any};
use super::errors::{Fallible, Object, Owned, class_name, type_error};
use super::place::Place;
use super::records::{self, Record, This};
use super::tables::{FieldDef, RecordDef, Ty};
use super::values::attributes;
use super::{c_api, out, record_fields};

/// Adds the methods for copying, and the buffer, to the class of a record.
pub(super) fn add(parts: ClassSpec<Record>) -> ClassSpec<Record> {
    parts
        .method(c"__copy__", c"Another record with the same bytes.", copy)
        .method_of_one(c"__deepcopy__", c"A copy of the record with copies of its lists.", deep_copy)
        .method(c"__reduce__", c"Supports pickling.", reduce)
        .method_of_one(c"__setstate__", c"Supports pickling.", set_state)
        .buffer(|this| (records::data(this), records::table_of(this).size))
}

fn copy<'py>(this: This<'_, 'py>) -> Fallible<Owned<'py>> {
    let copy = copied(this)?;
    set_attributes(copy.as_any().as_borrowed(), attributes(any(this))?.as_borrowed())?;
    Ok(copy.into_any())
}

/// Creates another record of the same class with the same bytes.
fn copied<'py>(this: This<'_, 'py>) -> Fallible<Bound<'py, Record>> {
    let def = records::table_of(this);
    let (class, ty) = (any(this).get_type(), Ty::Record(def));
    // SAFETY: the class of a record is always a class of records.
    let (copy, data) = unsafe { records::allocate(class.as_borrowed(), def, 0)? };
    let entries = memory(this, &ty).copy_to(memory(copy.as_borrowed(), &ty), data);
    records::keep(copy.as_borrowed(), entries);
    clear_inactive_pointers(this, copy.as_borrowed(), 0, def);
    Ok(copy)
}

/// Clears inactive pointers in the copy of a union's member. The copy lacks the field that selects the active member,
/// so bytes that are not a pointer in the original must not become a pointer in the copy.
fn clear_inactive_pointers(original: This<'_, '_>, copy: This<'_, '_>, offset: usize, def: &'static RecordDef) {
    // SAFETY: both addresses have a record of this table at the offset.
    let is_there =
        |this: This<'_, '_>| unsafe { records::is_selected(records::root(this), records::data(this).add(offset), def) };
    // If the copy also has the selector, it keeps the bytes of the other member.
    let forgets = is_there(copy) && !is_there(original);
    for field in def.root().fields() {
        let at = offset + field.offset;
        match field.ty {
            Ty::Record(inner) => clear_inactive_pointers(original, copy, at, inner),
            Ty::Filled(_) | Ty::List(_) if forgets && field.count.is_some() => {
                // SAFETY: the copy has this field, which is a pointer.
                let place = unsafe { Place::new(&field.ty, records::data(copy).add(at), Some(records::root(copy))) };
                if !records::field_owners(copy).any(place) {
                    place.set_bytes(&[]);
                }
            }
            _ => {}
        }
    }
}

/// Creates a record with the same bytes, whose class is not a subclass that is defined in Python.
pub(super) fn plain<'py>(py: Python<'py>, from: Place<'_, 'py>) -> Fallible<Owned<'py>> {
    let Ty::Record(def) = *from.ty() else { unreachable!("elements of arrays of records are records") };
    let (copy, data) = records::new(py, def, 0)?;
    let entries = from.copy_to(memory(copy.as_borrowed(), from.ty()), data);
    records::keep(copy.as_borrowed(), entries);
    Ok(copy.into_any())
}

/// Returns the whole memory of a record.
fn memory<'a, 'py>(this: This<'a, 'py>, ty: &'a Ty) -> Place<'a, 'py> {
    Place::of_record(ty, any(this)).expect("the type was created from the record's table")
}

fn deep_copy<'py>(this: This<'_, 'py>, memo: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    let (py, copy) = (this.py(), copied(this)?);
    // The copy is stored in `memo` before the attributes are copied, because the attributes may refer to the record.
    memo.set_item(out::usize(py, this.as_ptr().addr())?, copy.as_any())?;
    copy_lists(copy.as_borrowed())?;
    let attributes = attributes(any(this))?;
    if !attributes.is_none() {
        let given = vec![attributes, memo.to_owned()];
        let attributes = c_api::call_method(c_api::import(py, c"copy")?.as_borrowed(), c"deepcopy", given)?;
        set_attributes(copy.as_any().as_borrowed(), attributes.as_borrowed())?;
    }
    Ok(copy.into_any())
}

/// Copies the lists of a record, and of its nested records.
///
/// Fields are read directly, not by name, because a class that is defined in Python may override the name.
fn copy_lists(this: This<'_, '_>) -> Fallible<()> {
    for field in kept_fields(this) {
        let value = record_fields::whole(this, field)?;
        match field.ty {
            Ty::Record(def) => {
                if let Some(record) = records::of(value.as_borrowed(), def) {
                    copy_lists(record)?;
                }
            }
            Ty::List(Ty::Record(def)) | Ty::Array(Ty::Record(def), _) => {
                // The elements are copies, which share their own lists with the original elements.
                for element in value.cast::<PyList>()?.iter() {
                    if let Some(record) = records::of(element.as_borrowed(), def) {
                        copy_lists(record)?;
                    }
                }
                record_fields::put(this, field, value.as_borrowed())?;
            }
            Ty::List(_) => record_fields::put(this, field, value.as_borrowed())?,
            _ => {}
        }
    }
    Ok(())
}

/// `__reduce__()` returns the class, no arguments, and the state. The state consists of the bytes, the values of fields
/// with pointers to owned memory, and the attributes of a class that is defined in Python.
fn reduce<'py>(this: This<'_, 'py>) -> Fallible<Owned<'py>> {
    let (py, object, def) = (this.py(), any(this), records::table_of(this));
    // The bytes are taken from a copy, which has no inactive pointers: see `clear_inactive_pointers`.
    let mut bytes = memory(copied(this)?.as_borrowed(), &Ty::Record(def)).to_vec();
    let fields = c_api::dict(py)?;
    for field in kept_fields(this) {
        if matches!(field.ty, Ty::Record(_) | Ty::List(_) | Ty::CString | Ty::UnionString | Ty::Array(Ty::Record(_), _))
        {
            c_api::set_item(&fields, field.name, record_fields::whole(this, field)?.as_borrowed())?;
        }
        bytes[field.offset..field.offset + field.ty.size()].fill(0);
    }
    let state = c_api::tuple_of(py, vec![c_api::bytes(py, &bytes)?, fields.into_any(), attributes(object)?])?;
    let parts = vec![object.get_type().into_any(), PyTuple::empty(py).into_any(), state.into_any()];
    Ok(c_api::tuple_of(py, parts)?.into_any())
}

fn set_state<'py>(this: This<'_, 'py>, state: Object<'_, 'py>) -> Fallible<Owned<'py>> {
    let (py, object, def) = (this.py(), any(this), records::table_of(this));
    let wrong = || type_error(py, format_args!("this is not the pickled state of a {}", def.text.name()));
    let parts = state.cast::<PyTuple>().ok().filter(|state| state.len() == 3).ok_or_else(wrong)?;
    let [bytes, fields, attributes] = [0, 1, 2].map(|index| parts.get_item(index));
    let (bytes, fields, attributes) = (bytes?, fields?, attributes?);
    let (Ok(bytes), Ok(fields)) = (bytes.cast::<PyBytes>(), fields.cast::<PyDict>()) else { return Err(wrong()) };
    let bytes = bytes.as_bytes();
    if bytes.len() != def.size {
        return Err(wrong());
    }
    memory(this, &Ty::Record(def)).set_bytes(bytes);
    for field in def.root().fields() {
        if let Some(value) = c_api::find(fields, field.name) {
            restore(this, field, &value)?;
        }
    }
    set_attributes(object, attributes.as_borrowed())?;
    Ok(py.None().into_bound(py))
}

/// Returns the fields that have owners, directly or in nested records.
fn kept_fields(this: This<'_, '_>) -> Vec<&'static FieldDef> {
    let kept = records::field_owners(this);
    records::table_of(this).root().fields().iter().filter(|field| record_fields::is_kept(this, field, kept)).collect()
}

/// Writes a field of the state. Lists that share their count are consecutive in the state.
fn restore<'py>(this: This<'_, 'py>, field: &'static FieldDef, value: &Owned<'py>) -> Fallible<()> {
    match field.count {
        Some(_) => record_fields::put(this, field, value.as_borrowed()),
        None => record_fields::set(this, Some(value.as_borrowed()), field),
    }
}

/// Sets the attributes of an instance of a class that is defined in Python; `given` is None for other classes.
fn set_attributes<'py>(object: Object<'_, 'py>, given: Object<'_, 'py>) -> Fallible<()> {
    if given.is_none() {
        return Ok(());
    }
    match attributes(object)?.cast::<PyDict>() {
        Ok(own) => Ok(own.update(&*given.cast::<PyMapping>()?)?),
        Err(_) => Err(type_error(object.py(), format_args!("{} has no instance attributes", class_name(object)))),
    }
}
