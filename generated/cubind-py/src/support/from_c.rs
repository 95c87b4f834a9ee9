//! Conversion from C's memory to Python objects.

use core::ffi::{CStr, c_char};
use core::ptr::{with_exposed_provenance, with_exposed_provenance_mut};
use core::slice;

use pyo3::prelude::*;

use super::errors::{Fallible, Owned};
use super::field_owners::Pointed;
use super::place::{Place, Places};
use super::tables::Ty;
use super::{bit_fields, c_api, class, enums, out, record_copy, records, values};

/// Converts a C value to a Python object.
///
/// A record or handle is a view of the memory if a record owns that memory. Without an owner, and in arrays, it is a
/// copy.
#[inline]
pub fn from_c<'py>(py: Python<'py>, place: Place<'_, 'py>) -> Fallible<Owned<'py>> {
    let at = place.address();
    // SAFETY: each type is read as its C type. Pointers are valid by the contract of `Place::new`. If there is an
    // owner, it owns the memory.
    unsafe {
        Ok(match (*place.ty(), place.owner()) {
            (Ty::I8, _) => out::i8(py, place.read())?,
            (Ty::U8, _) => out::u8(py, place.read())?,
            (Ty::I16, _) => out::i16(py, place.read())?,
            (Ty::U16, _) => out::u16(py, place.read())?,
            (Ty::I32, _) => out::i32(py, place.read())?,
            (Ty::U32, _) => out::u32(py, place.read())?,
            (Ty::I64, _) => out::i64(py, place.read())?,
            (Ty::U64 | Ty::Pointer | Ty::Callback(_) | Ty::Data | Ty::KernelParams, _) => out::u64(py, place.read())?,
            (Ty::F32, _) => out::f32(py, place.read())?,
            (Ty::F64, _) => out::f64(py, place.read())?,
            (Ty::Float16, _) => out::float16(py, place.read())?,
            (Ty::Bfloat16, _) => out::bfloat16(py, place.read())?,
            (Ty::Complex64, _) => out::complex(py, place.read::<[f32; 2]>().map(f64::from))?,
            (Ty::Complex128, _) => out::complex(py, place.read())?,
            (Ty::Bool, _) => out::boolean(py, place.read::<u8>() != 0)?,
            (Ty::Flag, _) => out::boolean(py, place.read::<i32>() != 0)?,
            (Ty::Bits(bits), _) => bit_fields::from_c(py, bits, slice::from_raw_parts(at, bits.size()))?,
            (Ty::Enum(def), _) => enums::member(py, def, place.read())?,
            (Ty::Value(def), Some(owner)) => values::alias(py, def, at.cast(), Some(class::any(owner)))?,
            (Ty::Value(def), None) => values::new(py, def, place.read_word())?,
            (Ty::Record(def), Some(owner)) => records::alias(def, at, owner)?,
            (Ty::Record(def), None) => out::record(py, def, at)?,
            (Ty::CString, _) => {
                // The owner stays alive until the string is read.
                let Pointed { pointer, kept: _kept } = place.pointed(py);
                out::c_string(py, with_exposed_provenance::<c_char>(pointer))?
            }
            (Ty::UnionString, _) => match place.pointed(py) {
                Pointed { pointer: 0, .. } => out::none(py),
                Pointed { pointer, kept: Some(kept) } if kept.is_text => {
                    out::c_string(py, with_exposed_provenance::<c_char>(pointer))?
                }
                Pointed { pointer, .. } => out::u64(py, pointer as u64)?,
            },
            (Ty::Chars(count) | Ty::Id(count), _) => c_api::bytes(py, slice::from_raw_parts(at, count))?,
            (Ty::Name(count), _) => {
                let all = slice::from_raw_parts(at, count);
                c_api::bytes(py, CStr::from_bytes_until_nul(all).map_or(all, CStr::to_bytes))?
            }
            (Ty::Array(..), _) => list(py, place.elements(), Elements::Copies)?,
            (Ty::List(element), _) => pointed_to(py, place, element, None, Elements::Copies)?,
            // Only the enclosing record contains the number of elements that CUDA has written.
            (Ty::Filled(element), _) => list(py, Places::new(element, at, 0, None), Elements::Copies)?,
        })
    }
}

/// Returns the elements to which a field of a record points. If the field points to elements that were assigned,
/// `count` is the number of elements that the record shows. Otherwise `count` is the number of elements that CUDA owns.
pub fn pointed_to<'py>(
    py: Python<'py>,
    place: Place<'_, 'py>,
    element: &Ty,
    count: Option<usize>,
    elements: Elements,
) -> Fallible<Owned<'py>> {
    // SAFETY: the field is a pointer, either to the assigned list, whose memory is a root, or to CUDA's memory.
    unsafe {
        let Pointed { pointer, kept } = place.pointed(py);
        let array = with_exposed_provenance_mut::<u8>(pointer);
        match (kept.and_then(|kept| Some((kept.object, kept.count?))), count) {
            (Some((memory, assigned)), count) => {
                let owner = memory.as_borrowed().cast_unchecked();
                let places = Places::new(element, array, count.unwrap_or(assigned).min(assigned), Some(owner));
                list(py, places, elements)
            }
            (None, Some(count)) if !array.is_null() => list(py, Places::new(element, array, count, None), elements),
            (None, _) => list(py, Places::new(element, array, 0, None), elements),
        }
    }
}

/// The maximum number of handles that are listed before CUDA has created them. A larger value is not a count, but
/// belongs to another member of a union.
const MOST_TO_COME: usize = 1 << 16;

/// Returns a list of the elements that CUDA writes, whose number is in the record. Before CUDA has written them, the
/// list has the same number of null handles, as in cuda.bindings.
pub fn filled<'py>(py: Python<'py>, place: Place<'_, 'py>, element: &Ty, count: usize) -> Fallible<Owned<'py>> {
    match element {
        // SAFETY: the field is a pointer.
        Ty::Value(def) if count <= MOST_TO_COME && unsafe { place.read::<usize>() } == 0 => {
            Ok(c_api::list(py, count, |_| values::new(py, def, 0))?.into_any())
        }
        _ => pointed_to(py, place, element, Some(count), Elements::Copies),
    }
}

/// The treatment of records in a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Elements {
    /// Copies, as in cuda.bindings: to change an element, a program assigns the whole array.
    Copies,
    /// Views of the enclosing record, if it owns the memory.
    Parts,
}

/// Creates a list of these values. Handles in the list are copies.
pub fn list<'py>(py: Python<'py>, places: Places<'_, 'py>, elements: Elements) -> Fallible<Owned<'py>> {
    Ok(c_api::list(py, places.len(), |index| element(py, places.get(index), elements))?.into_any())
}

/// Converts an element of an array.
pub(super) fn element<'py>(py: Python<'py>, place: Place<'_, 'py>, elements: Elements) -> Fallible<Owned<'py>> {
    match (place.ty(), place.owner()) {
        (Ty::Record(_), Some(_)) if elements == Elements::Copies => record_copy::plain(py, place),
        (Ty::Value(_), Some(_)) => from_c(py, place.without_owner()),
        (Ty::Array(..), _) => list(py, place.elements(), elements),
        _ => from_c(py, place),
    }
}
