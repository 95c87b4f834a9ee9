//! The attributes of records, and how records are shown.

use core::fmt::Write;

use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::class::{ClassSpec, table_of};
use super::errors::{Fallible, Object, Owned, attribute_error, utf8};
use super::field_owners::FieldOwners;
use super::from_c::from_c;
use super::place::Place;
use super::records::{self, Record, This};
use super::tables::{FieldDef, RecordDef, Ty};
use super::to_c::assign;
use super::{args, c_api};

/// Adds a descriptor for each field.
pub(super) fn add(mut parts: ClassSpec<Record>, def: &'static RecordDef) -> ClassSpec<Record> {
    for field in def.fields {
        parts = parts.attribute(field.name, field, get, set);
    }
    parts
}

/// The value of a field.
pub(super) fn get<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    from_c(this.py(), place(this, field))
}

/// Sets a field. There is no value where the attribute is deleted.
pub(super) fn set<'py>(this: This<'_, 'py>, value: Option<Object<'_, 'py>>, field: &'static FieldDef) -> Fallible<()> {
    let Some(value) = value else {
        let name = field.name.to_string_lossy();
        let message = format_args!("attribute '{name}' of a record cannot be deleted");
        return Err(attribute_error(this.py(), message));
    };
    check(field, value)?;
    assign(place(this, field), value, records::root(this))
}

/// A field of this record.
fn place<'a, 'py>(this: This<'a, 'py>, field: &'a FieldDef) -> Place<'a, 'py> {
    // SAFETY: descriptors are in the class that their table is of, so the record has this field; its root owns it.
    unsafe { Place::new(&field.ty, records::data(this).add(field.offset), Some(records::root(this))) }
}

/// Refuses what only the name of the field can explain.
#[inline]
fn check(field: &'static FieldDef, value: Object<'_, '_>) -> Fallible<()> {
    let py = value.py();
    let name = || field.name.to_string_lossy();
    match field.ty {
        Ty::Record(def) if records::of(value, def).is_none() => Err(args::no_record(value, &name(), def)),
        Ty::Enum(_) if value.is_none() => Err(args::no_none(py, &name())),
        Ty::Filled(..) => Err(attribute_error(py, format_args!("attribute '{}' is set by CUDA", name()))),
        _ => Ok(()),
    }
}

/// Whether something is kept for a field of this record, whose root has these owners.
pub(super) fn is_kept(this: This<'_, '_>, field: &FieldDef, owners: &FieldOwners) -> bool {
    owners.any(place(this, field))
}

/// `name : value` for each field, with nested records indented.
pub(super) fn repr<'py>(this: This<'_, 'py>) -> Fallible<Owned<'py>> {
    c_api::string(this.py(), &show(this)?)
}

fn show(this: This<'_, '_>) -> Fallible<String> {
    let mut text = String::new();
    for (field, index) in table_of(this).root().fields.iter().zip(0..) {
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
            Ty::Pointer | Ty::Data | Ty::Callback(_) => write!(text, " {:#x}", c_api::as_size(value)),
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
