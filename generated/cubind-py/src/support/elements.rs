//! Arrays whose element type is selected by another argument.
//!
//! As for single attributes, a generated table maps selectors to types.

use core::ffi::{CStr, c_void};

use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyList, PyString, PyTuple};

use super::attributes::Attributes;
use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Owned};
use super::own::Name;
use super::tables::Ty;
use super::{args, arrays, c_api, c_string, out};

/// Converts an array that CUDA reads. None and an empty array become NULL. An object that is not an array is passed as
/// an array with one element. Characters may be passed as bytes or a string. The array is valid for the lifetime of the
/// object and `arena`.
pub fn elements_in(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    selector: i32,
    attributes: &'static Attributes,
    count: usize,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    let ty = attributes.of(object.py(), selector)?;
    if is_character(ty) && is_text(object) {
        return characters(object, name, count, arena);
    }
    array(object, name, ty, count, arena)
}

/// An array that CUDA reads and writes, initialized with the program's elements, or with zeros for None.
pub struct Elements {
    ty: &'static Ty,
    memory: *mut c_void,
    count: usize,
}

impl Elements {
    /// Allocates memory for this many elements, which is valid while `arena` is alive. The pointer is NULL for 0
    /// elements.
    pub fn new(
        object: Object<'_, '_>,
        name: impl Into<Name>,
        selector: i32,
        attributes: &'static Attributes,
        count: usize,
        arena: &CallArena,
    ) -> Fallible<Self> {
        let name = name.into();
        let ty = attributes.of(object.py(), selector)?;
        let memory = if object.is_none() {
            args::output_memory(object.py(), count, ty.size(), arena)?
        } else {
            array(object, name, ty, count, arena)?
        };
        Ok(Self { ty, memory, count })
    }

    /// Returns the memory that CUDA reads and writes.
    pub fn pointer(&self) -> *mut c_void {
        self.memory
    }

    /// Returns a list of the current elements, or bytes for characters.
    ///
    /// # Safety
    ///
    /// CUDA must have written elements of the selected type, or nothing.
    pub unsafe fn value<'py>(&self, py: Python<'py>) -> Fallible<Owned<'py>> {
        // SAFETY: there are `count` elements of this type, or the pointer is null.
        unsafe {
            if is_character(self.ty) {
                out::memory(py, self.memory, self.count)
            } else {
                out::list(py, self.ty, self.memory, self.count)
            }
        }
    }
}

/// Converts a list, a tuple or, for numbers, any sequence to a C array. Any other object becomes the only element.
fn array(object: Object<'_, '_>, name: Name, ty: &Ty, count: usize, arena: &CallArena) -> Fallible<*mut c_void> {
    let is_array = object.is_none()
        || object.is_instance_of::<PyList>()
        || object.is_instance_of::<PyTuple>()
        // An object that represents an address may also be a sequence, such as a device array.
        || (is_number(ty) && c_api::is_sequence(object));
    if is_array {
        return arrays::array(object, name, ty, Some(count), arena);
    }
    let one = c_api::tuple_of(object.py(), vec![object.to_owned()])?;
    arrays::array(one.as_any().as_borrowed(), name, ty, Some(count), arena)
}

/// Returns the characters of a string or of bytes, of which CUDA reads `count`.
fn characters(object: Object<'_, '_>, name: Name, count: usize, arena: &CallArena) -> Fallible<*mut c_void> {
    if !object.is_instance_of::<PyString>() {
        return args::pointer_to_read(object, name, count, arena);
    }
    let string = c_string::c_string(object, arena)?;
    // SAFETY: `c_string` returns NUL-terminated memory, which lives as long as the arena.
    let length = unsafe { CStr::from_ptr(string) }.count_bytes();
    if length < count {
        return Err(arrays::too_small(object.py(), length, count));
    }
    Ok(string.cast_mut().cast())
}

fn is_text(object: Object<'_, '_>) -> bool {
    object.is_instance_of::<PyBytes>() || object.is_instance_of::<PyByteArray>() || object.is_instance_of::<PyString>()
}

fn is_character(ty: &Ty) -> bool {
    matches!(ty, Ty::Chars(1))
}

fn is_number(ty: &Ty) -> bool {
    matches!(
        ty,
        Ty::I8
            | Ty::U8
            | Ty::I16
            | Ty::U16
            | Ty::I32
            | Ty::U32
            | Ty::I64
            | Ty::U64
            | Ty::F32
            | Ty::F64
            | Ty::Float16
            | Ty::Bfloat16
            | Ty::Complex64
            | Ty::Complex128
            | Ty::Bool
            | Ty::Flag
    )
}
