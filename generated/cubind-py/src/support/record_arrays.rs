//! Array fields of records. Attributes return them as lists, and assigning to an item changes the record.
//!
//! The class of these lists, `cubind._arrays.Array`, is written in Python. In the modules that replace `cuda.bindings`,
//! attributes return plain lists of copies, as in that package.

use pyo3::types::{PyDict, PyTuple};
use pyo3::{Borrowed, PyAny};

use super::class::{self, ClassSpec};
use super::errors::{Fallible, Object, Owned, attribute_error, index_error, type_error, utf8};
use super::from_c::{Elements, element};
use super::place::Places;
use super::records::{self, Record, This};
use super::refs::OnceObject;
use super::tables::{FieldDef, Ty};
use super::to_c::assign;
use super::{c_api, record_fields};

/// Adds the method that sets an item.
pub(super) fn add(spec: ClassSpec<Record>) -> ClassSpec<Record> {
    spec.method_of_any(c"_set_item", c"Sets an item of an array in the record.", set_item)
}

/// Creates the list of a field's elements. Assigning to an item changes the record.
pub(super) fn array<'py>(this: This<'_, 'py>, field: &'static FieldDef) -> Fallible<Owned<'py>> {
    static ARRAY: OnceObject<PyAny> = OnceObject::new();
    let py = this.py();
    let elements = record_fields::elements(this, field, Elements::Parts)?;
    let class = match ARRAY.get(py) {
        Some(class) => class,
        None => ARRAY.publish(c_api::attribute(c_api::import(py, c"cubind._arrays")?.as_borrowed(), c"Array")?),
    };
    let name = c_api::string(py, &field.name.to_string_lossy())?;
    c_api::call(class, vec![elements, class::any(this).to_owned(), name])
}

/// Implements `_set_item(name, path, value)`, in which the path has an index for each dimension. Returns the new item.
fn set_item<'py>(
    this: This<'_, 'py>,
    args: Borrowed<'_, 'py, PyTuple>,
    _names: Option<Borrowed<'_, 'py, PyDict>>,
) -> Fallible<Owned<'py>> {
    let py = this.py();
    let (name, path, value): (Owned<'py>, Vec<usize>, Owned<'py>) = args.extract()?;
    let (name, value) = (utf8(name.as_borrowed()).unwrap_or_default(), value.as_borrowed());
    let def = records::table_of(this).root();
    let Some(field) = def.fields().iter().find(|field| field.name.to_bytes() == name.as_bytes()) else {
        return Err(attribute_error(py, format_args!("{} has no array '{name}'", def.text.name())));
    };
    let place = record_fields::place(this, field);
    match &field.ty {
        Ty::Array(..) => set(place.elements(), &path, value, records::root(this)),
        Ty::List(element) => {
            // SAFETY: the field is a pointer.
            let pointed = unsafe { place.pointed(py) };
            let Some((memory, count)) = pointed.kept.and_then(|kept| Some((kept.object, kept.count?))) else {
                let message =
                    format_args!("'{name}' refers to an array that CUDA owns: assign a list to the attribute");
                return Err(type_error(py, message));
            };
            // SAFETY: the owner of a list is memory, which is a root and has this many elements.
            unsafe {
                let root = memory.as_borrowed().cast_unchecked();
                let array = core::ptr::with_exposed_provenance_mut(pointed.pointer);
                set(Places::new(element, array, count, Some(root)), &path, value, root)
            }
        }
        _ => Err(type_error(py, format_args!("'{name}' is not an array that can be set"))),
    }
}

/// Sets the element at this path, in the memory of `root`, and returns it.
fn set<'py>(
    places: Places<'_, 'py>,
    path: &[usize],
    value: Object<'_, 'py>,
    root: This<'_, 'py>,
) -> Fallible<Owned<'py>> {
    let py = root.py();
    match path.split_first() {
        Some((&index, rest)) if index < places.len() => {
            let place = places.get(index);
            if !rest.is_empty() {
                return set(place.elements(), rest, value, root);
            }
            assign(place, value, root)?;
            element(py, place, Elements::Parts)
        }
        _ => Err(index_error(py, format_args!("the array now has {} elements", places.len()))),
    }
}
