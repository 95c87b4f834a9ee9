//! Conversion of tuples and lists to C arrays.

use core::ffi::c_void;
use core::ptr;

use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyList, PyString, PyTuple};

use super::call_arena::CallArena;
use super::either::either;
use super::errors::{Fallible, Object, Owned, Raised, class_name, runtime_error, type_error};
use super::own::Name;
use super::place::{Place, Places};
use super::presented::is_renamed;
use super::tables::Ty;
use super::{buffers, c_api, class, memory, numbers, to_c, values};

/// The minimum number of zero elements that follow a list whose length only the library determines. The number is the
/// maximum number of tensor modes in current libraries.
const SPARE_ELEMENTS: usize = 64;

/// The elements of a tuple or a list that is being converted.
enum Elements<'py> {
    /// The elements are in a tuple, which is either the argument itself, or a new tuple with the elements of another
    /// iterable.
    Tuple(Bound<'py, PyTuple>),
    /// The elements are in the caller's list, which may change while its elements are converted.
    List(Bound<'py, PyList>),
}

impl<'py> Elements<'py> {
    /// Returns the elements and their count.
    fn new(object: Object<'_, 'py>, name: Name) -> Fallible<(Self, usize)> {
        if object.is_none() {
            return Ok((Self::Tuple(PyTuple::empty(object.py())), 0));
        }
        if let Ok(list) = object.cast::<PyList>() {
            return Ok((Self::List(list.to_owned()), list.len()));
        }
        let tuple = named_tuple(object, name)?;
        let count = tuple.len();
        Ok((Self::Tuple(tuple), count))
    }

    /// Returns one element. Raises an IndexError if the list has become shorter.
    fn get(&self, index: usize) -> Fallible<Owned<'py>> {
        Ok(match self {
            Self::Tuple(tuple) => tuple.get_item(index),
            Self::List(list) => list.get_item(index),
        }?)
    }
}

/// Converts a tuple or a list to a C array. Returns NULL for None and for an empty sequence. All elements are checked
/// and converted, even if `count`, which is passed to CUDA, is smaller. The array is valid while the object and `arena`
/// are alive.
pub fn array(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: &Ty,
    count: Option<usize>,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    checked(object, name, ty, count, arena).map(address)
}

/// Like [`array`], but checks a size in bytes; also returns the size of all elements.
pub(super) fn array_of_bytes(
    object: Object<'_, '_>,
    name: Name,
    ty: &Ty,
    bytes: Option<usize>,
    arena: &CallArena,
) -> Fallible<(*mut c_void, usize)> {
    let count = bytes.map(|bytes| bytes.div_ceil(ty.size()));
    let places = checked(object, name, ty, count, arena)?;
    Ok((address(places), places.map_or(0, |places| places.len() * ty.size())))
}

/// Like [`array`], but returns the elements as places, and `None` instead of NULL.
fn checked<'a, 'py>(
    object: Object<'_, 'py>,
    name: Name,
    ty: &'a Ty,
    count: Option<usize>,
    arena: &'a CallArena,
) -> Fallible<Option<Places<'a, 'py>>> {
    let (elements, length) = Elements::new(object, name)?;
    match count.filter(|&count| length == 0 && count != 0) {
        Some(count) => Err(too_few(object.py(), (length, count), name)),
        None => read(object.py(), (elements, length), name, ty, count, arena),
    }
}

/// Converts an array of optional data, such as edge data. Returns NULL if the array is not passed, even if `count` is
/// not 0.
pub fn optional_array(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: &Ty,
    count: Option<usize>,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    read(object.py(), Elements::new(object, name)?, name, ty, count, arena).map(address)
}

/// Converts an array. Also accepts one element, the address of handles as an int, or None.
pub fn array_or_one(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: &Ty,
    count: Option<usize>,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    if object.is_none() {
        return Ok(ptr::null_mut());
    }
    if matches!(ty, Ty::Value(_)) && c_api::is_int(object) {
        return numbers::address(object);
    }
    if !is_element(object, ty) {
        return array(object, name, ty, count, arena);
    }
    let one = c_api::tuple_of(object.py(), vec![object.to_owned()])?;
    array(one.as_any().as_borrowed(), name, ty, count, arena)
}

/// Converts an array of records that CUDA reads and then writes. The elements are copied back into the caller's
/// records.
pub fn updated_array<'a, 'py>(
    object: Object<'_, 'py>,
    name: impl Into<Name>,
    ty: &'a Ty,
    count: Option<usize>,
    arena: &'a CallArena,
) -> Fallible<UpdatedArray<'a, 'py>> {
    let name = name.into();
    // The tuple keeps the elements alive even if the program changes its list.
    let elements = if object.is_none() { PyTuple::empty(object.py()) } else { named_tuple(object, name)? };
    let places = checked(elements.as_any().as_borrowed(), name, ty, count, arena)?;
    Ok(UpdatedArray { elements, places })
}

/// Like [`updated_array`]; also accepts one record, or None for NULL.
pub fn updated_array_or_one<'a, 'py>(
    object: Object<'_, 'py>,
    name: impl Into<Name>,
    ty: &'a Ty,
    count: Option<usize>,
    arena: &'a CallArena,
) -> Fallible<UpdatedArray<'a, 'py>> {
    let name = name.into();
    if object.is_none() {
        return Ok(UpdatedArray { elements: PyTuple::empty(object.py()), places: None });
    }
    if !is_element(object, ty) {
        return updated_array(object, name, ty, count, arena);
    }
    let one = c_api::tuple_of(object.py(), vec![object.to_owned()])?;
    updated_array(one.as_any().as_borrowed(), name, ty, count, arena)
}

/// Records of the caller, and an array with copies of them.
pub struct UpdatedArray<'a, 'py> {
    elements: Bound<'py, PyTuple>,
    places: Option<Places<'a, 'py>>,
}

impl UpdatedArray<'_, '_> {
    /// The address of the array, or NULL if the array is empty.
    pub fn pointer(&self) -> *mut c_void {
        address(self.places)
    }

    /// Copies the array's elements back into the records.
    pub fn update(&self) {
        let Some(places) = self.places else { return };
        for (element, place) in self.elements.iter_borrowed().zip(places.iter()) {
            if let Some(record) = Place::of_record(place.ty(), element) {
                record.copy_from(place);
            }
        }
    }
}

/// Returns the address of an array, or NULL if there is no array.
fn address(places: Option<Places<'_, '_>>) -> *mut c_void {
    places.map_or(ptr::null_mut(), |places| places.address().cast())
}

/// Creates an array of these elements. Returns `None` if there are no elements.
fn read<'a, 'py>(
    py: Python<'py>,
    (elements, length): (Elements<'py>, usize),
    name: Name,
    ty: &'a Ty,
    count: Option<usize>,
    arena: &'a CallArena,
) -> Fallible<Option<Places<'a, 'py>>> {
    if length == 0 {
        return Ok(None);
    }
    let size = ty.size();
    // If no argument passes the element count to C, zeros follow the elements.
    let spare = if count.is_none() { SPARE_ELEMENTS } else { 0 };
    let places = arena.places(py, ty, length, spare)?;
    for index in 0..length {
        let element = elements.get(index)?;
        let element = element.as_borrowed();
        let place = places.get(index);
        if let Ty::Value(def) = ty
            && let Some(value) = values::exactly(element, def)
        {
            // SAFETY: a variable of this class is as large as an element.
            unsafe { place.address().copy_from_nonoverlapping(values::variable(value).cast(), size) };
        } else if matches!(ty, Ty::Pointer) {
            // Each element is converted like an argument: it may be a device array, a ctypes pointer or an address.
            let address = if buffers::is_scalar(element) {
                memory::number(element, || format!("Argument '{name}': each element must be an address or memory"))?
            } else {
                either(element, name, None, false, None, arena)?
            };
            // SAFETY: the element is a pointer.
            unsafe { place.write(address) };
        } else if is_element(element, ty) {
            to_c::to_c(place, element, arena)?;
        } else {
            return Err(no_element(element, name, ty));
        }
    }
    match count.filter(|&count| length < count) {
        Some(count) => Err(too_few(py, (length, count), name)),
        None => Ok(Some(places)),
    }
}

/// Returns the elements of an iterable with a length, in a new tuple. A string is rejected, because its elements would
/// be characters. An object without a length, such as a pointer made by ctypes, is rejected too.
pub(super) fn tuple<'py>(object: Object<'_, 'py>) -> Fallible<Bound<'py, PyTuple>> {
    named_tuple(object, "".into())
}

/// Like [`tuple`], but for an argument whose name appears in the error.
fn named_tuple<'py>(object: Object<'_, 'py>, name: Name) -> Fallible<Bound<'py, PyTuple>> {
    if is_text(object) || !buffers::has_length(object) { Err(no_elements(object, name)) } else { c_api::tuple(object) }
}

/// Returns true for a string or bytes, which are single values although they are iterable.
fn is_text(object: Object<'_, '_>) -> bool {
    object.is_instance_of::<PyString>() || object.is_instance_of::<PyBytes>() || object.is_instance_of::<PyByteArray>()
}

#[cold]
fn no_elements(object: Object<'_, '_>, name: Name) -> Raised {
    if !is_renamed() && !name.text().is_empty() {
        let given = class_name(object);
        return type_error(object.py(), format_args!("argument '{name}': expected a tuple or a list, not {given}"));
    }
    type_error(object.py(), format_args!("expected a tuple or a list, {} found", class_name(object)))
}

/// Raises an error for a list with fewer elements than the count that is passed to CUDA.
#[cold]
pub(super) fn too_small(py: Python<'_>, length: usize, count: usize) -> Raised {
    runtime_error(py, format_args!("List is too small: {length} < {count}"))
}

/// Like [`too_small`], but for an argument whose name appears in the error.
#[cold]
fn too_few(py: Python<'_>, (length, count): (usize, usize), name: Name) -> Raised {
    if is_renamed() {
        return too_small(py, length, count);
    }
    runtime_error(py, format_args!("List is too small: {length} < {count} (argument '{name}')"))
}

/// Returns true if an object can be an element of an array of this type. The check is as strict as NVIDIA's bindings:
/// an object that would be converted as an argument must already have the class here.
fn is_element(element: Object<'_, '_>, ty: &Ty) -> bool {
    match ty {
        // In C, the handle types of the driver and the runtime are the same type.
        Ty::Value(def) => {
            class::is_instance(element, &def.root().state.class)
                || (def.kind.is_number() && c_api::has_index(element) && !values::is_value(element))
        }
        Ty::Enum(def) => class::is_instance(element, &def.state.class),
        Ty::Record(def) => class::is_instance(element, &def.state.class),
        Ty::CString => {
            element.is_instance_of::<PyBytes>()
                || element.is_instance_of::<PyString>()
                || element.is_instance_of::<PyByteArray>()
        }
        Ty::I8 | Ty::U8 | Ty::I16 | Ty::U16 | Ty::I32 | Ty::U32 | Ty::I64 | Ty::U64 => c_api::has_index(element),
        _ => true,
    }
}

#[cold]
fn no_element(element: Object<'_, '_>, name: Name, ty: &Ty) -> Raised {
    let class = match ty {
        Ty::Value(def) => def.text.name(),
        Ty::Enum(def) => def.text.name(),
        Ty::Record(def) => def.text.name(),
        Ty::CString => "bytes",
        _ => "int",
    };
    let given = class_name(element);
    type_error(
        element.py(),
        format_args!(
            "Argument '{name}' is not instance of type (expected tuple[{class}, ...] or list[{class}], and {given} is \
             among the elements)"
        ),
    )
}
