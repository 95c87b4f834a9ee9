//! From C's memory to Python's objects.

use core::ffi::{CStr, c_char};
use core::slice;

use pyo3::prelude::*;

use super::errors::{Fallible, Owned};
use super::place::{Place, Places};
use super::tables::Ty;
use super::{bit_fields, c_api, class, enums, floats, out, records, values};

/// A Python object for a value of C.
///
/// Records and handles share the memory of a record that owns it; without an owner they are copies.
#[inline]
pub fn from_c<'py>(py: Python<'py>, place: Place<'_, 'py>) -> Fallible<Owned<'py>> {
    let at = place.address();
    // SAFETY: each type is read as its C type; what its pointers lead to is what the place was made
    // with; an owner owns the memory.
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
            (Ty::Float16, _) => out::f32(py, floats::of_half(place.read()))?,
            (Ty::Bfloat16, _) => out::f32(py, floats::of_bfloat16(place.read()))?,
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
            (Ty::CString, _) => out::c_string(py, place.read::<*const c_char>())?,
            (Ty::UnionString, owner) => match place.read::<usize>() {
                0 => out::none(py),
                _ if owner.is_some_and(|owner| records::field_owners(owner).has_text(place)) => {
                    out::c_string(py, place.read::<*const c_char>())?
                }
                address => out::u64(py, address as u64)?,
            },
            (Ty::Chars(count) | Ty::Id(count), _) => c_api::bytes(py, slice::from_raw_parts(at, count))?,
            (Ty::Name(count), _) => {
                let all = slice::from_raw_parts(at, count);
                c_api::bytes(py, CStr::from_bytes_until_nul(all).map_or(all, CStr::to_bytes))?
            }
            (Ty::Array(..), _) => list(py, place.elements())?,
            (Ty::List(element), owner) => {
                match owner.and_then(|owner| records::field_owners(owner).list(py, place)) {
                    // What owns a list is memory, which is a root.
                    Some((memory, count)) => {
                        let owner = memory.as_borrowed().cast_unchecked();
                        list(py, Places::new(element, place.read(), count, Some(owner)))?
                    }
                    // The length is unknown: CUDA has set the field.
                    None => list(py, Places::new(element, at, 0, None))?,
                }
            }
            (Ty::Filled(element, distance, width), owner) => {
                let (array, count) = (place.read::<*mut u8>(), at.offset(distance));
                let is_there = owner.is_none_or(|root| records::is_selected(root, at));
                let count = match width {
                    _ if array.is_null() || !is_there => 0,
                    4 => count.cast::<u32>().read_unaligned() as usize,
                    _ => count.cast::<usize>().read_unaligned(),
                };
                list(py, Places::new(element, array, count, None))?
            }
        })
    }
}

/// A list of these values.
pub fn list<'py>(py: Python<'py>, places: Places<'_, 'py>) -> Fallible<Owned<'py>> {
    // Handles in an array are copies, as in cuda.bindings; records share the memory.
    let places = if matches!(places.element(), Ty::Value(_)) { places.without_owner() } else { places };
    Ok(c_api::list(py, places.len(), |index| from_c(py, places.get(index)))?.into_any())
}
