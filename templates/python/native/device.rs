//! Arguments for pointers to values on the device: an address, or an array there whose elements have the type that the
//! header says.

use core::ffi::c_void;
use core::fmt::{self, Display};
use core::ptr;

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyFloat;

use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Raised, class_repr, clear_error, type_error, utf8};
use super::interop::{self, Memory};
use super::tables::Ty;
use super::{buffers, c_api, numbers, scalars, values};

/// The address of values on the device, of this type if the header says one: an int, a `CUdeviceptr`, a pointer made by
/// ctypes, an array with `__cuda_array_interface__` or DLPack. NULL for None. Memory of the host is refused; a program that
/// means it (the GPU can use the host's memory on some machines) passes its address.
#[inline]
pub fn device(object: Object<'_, '_>, name: &str, ty: Option<&Ty>, arena: &CallArena) -> Fallible<*mut c_void> {
    if c_api::is_exactly_int(object) {
        let address = c_api::as_size(object);
        if address != usize::MAX {
            return Ok(ptr::with_exposed_provenance_mut(address));
        }
    }
    other(object, name, ty, arena)
}

#[inline(never)]
fn other(object: Object<'_, '_>, name: &str, ty: Option<&Ty>, arena: &CallArena) -> Fallible<*mut c_void> {
    clear_error(object.py());
    if object.is_none() {
        return Ok(ptr::null_mut());
    }
    if values::is_value(object) {
        return numbers::address(object);
    }
    if let Some(address) = scalars::ctypes_pointer(object)? {
        return Ok(address);
    }
    if let Some((address, elements)) = array(object)? {
        if let (Some(expected), Some(elements)) = (ty.and_then(Elements::of), elements)
            && elements != expected
        {
            return Err(other_elements(object, name, elements, expected));
        }
        arena.object(object)?;
        return Ok(address);
    }
    if buffers::is_memory(object) {
        return Err(type_error(
            object.py(),
            format_args!(
                "Argument '{name}' must be an address on the device, or an array there; {} is in the host's memory",
                class_repr(object)
            ),
        ));
    }
    // A `float`, although `int()` accepts it, is a scalar in the wrong place.
    if object.is_instance_of::<PyFloat>() {
        return Err(no_address(object, name));
    }
    numbers::address(object).map_err(|raised| raised.or(object.py(), || no_address(object, name)))
}

#[cold]
fn no_address(object: Object<'_, '_>, name: &str) -> Raised {
    let class = class_repr(object);
    let expected = "an address on the device, or an array there";
    type_error(object.py(), format_args!("Argument '{name}' must be {expected}, not {class}"))
}

/// Where an array on a device is, and of what.
fn array(object: Object<'_, '_>) -> Fallible<Option<(*mut c_void, Option<Elements>)>> {
    let py = object.py();
    let Some(interface) = object.getattr_opt(intern!(py, "__cuda_array_interface__"))? else {
        let found = interop::tensor(object, Memory::Device)?;
        return Ok(found.map(|found| (found.address, Elements::of_dlpack(found.element))));
    };
    let address = interop::interface_address(&interface)?;
    let described = interface.get_item(intern!(py, "typestr"))?;
    let elements = utf8(described.as_borrowed()).as_deref().and_then(Elements::of_typestr);
    Ok(Some((address, elements)))
}

/// The type of an array's elements: what NumPy's letter for it tells, and a size. Integers with and without a sign are the same.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Elements {
    kind: Kind,
    size: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Int,
    Float,
    Bfloat,
    Complex,
}

impl Elements {
    /// What a parameter points to, if arrays have such elements.
    fn of(ty: &Ty) -> Option<Self> {
        let kind = match ty {
            Ty::F32 | Ty::F64 | Ty::Float16 => Kind::Float,
            Ty::Bfloat16 => Kind::Bfloat,
            Ty::Complex64 | Ty::Complex128 => Kind::Complex,
            Ty::I8 | Ty::U8 | Ty::I16 | Ty::U16 | Ty::I32 | Ty::U32 | Ty::I64 | Ty::U64 | Ty::Pointer => Kind::Int,
            _ => return None,
        };
        Some(Self { kind, size: ty.size() })
    }

    /// `<f4` is a little-endian `float`; `None` for records, times, and whatever else CUDA's libraries do not know.
    fn of_typestr(described: &str) -> Option<Self> {
        let kind = match described.get(1..2)? {
            "i" | "u" | "b" => Kind::Int,
            "f" => Kind::Float,
            "c" => Kind::Complex,
            _ => return None,
        };
        Some(Self { kind, size: described.get(2..)?.parse().ok()? })
    }

    fn of_dlpack(element: interop::Element) -> Option<Self> {
        let kind = match element.code {
            0 | 1 | 6 => Kind::Int,
            2 => Kind::Float,
            4 => Kind::Bfloat,
            5 => Kind::Complex,
            _ => return None,
        };
        (element.lanes == 1).then(|| Self { kind, size: usize::from(element.bits) / 8 })
    }
}

impl Display for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Int => "int",
            Kind::Float => "float",
            Kind::Bfloat => "bfloat",
            Kind::Complex => "complex",
        };
        write!(f, "{kind}{}", 8 * self.size)
    }
}

#[cold]
fn other_elements(object: Object<'_, '_>, name: &str, given: Elements, expected: Elements) -> Raised {
    let message = format_args!("Argument '{name}' must be an array of {expected}, not of {given}");
    type_error(object.py(), message)
}
