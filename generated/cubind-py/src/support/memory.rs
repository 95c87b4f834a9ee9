//! Objects that represent memory: the order in which protocols are tried, and the definition of an address.

use core::ffi::c_void;
use core::ptr;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyMemoryView};

use super::array_elements::Elements;
use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Raised, class_repr, type_error, value_error};
use super::interop::{self, Array, Memory};
use super::known_classes::is_numpy_array;
use super::own::Name;
use super::tables::{Ty, ValueKind};
use super::{
    buffers,
    c_api::{self, interned},
    ctypes_pointers, numbers, values,
};

/// The protocol by which an object represents memory.
pub enum Given {
    /// An array that exports its address by `__cuda_array_interface__` or DLPack.
    Array(Array),
    /// Host memory, exported as a buffer.
    Buffer,
    /// Neither an array nor a buffer.
    Neither,
}

/// Finds an object's memory. Tries `__cuda_array_interface__` first, then DLPack, and finally the buffer protocol. The
/// buffer protocol comes last because device arrays raise an exception for it (like those of CuPy) or copy themselves
/// to the host.
///
/// Bytes and NumPy's own arrays are buffers, so the other protocols are not tried.
pub fn given(object: Object<'_, '_>, memory: Memory) -> Fallible<Given> {
    if is_plain_buffer(object) {
        return Ok(Given::Buffer);
    }
    Ok(match interop::array(object, memory)? {
        Some(array) => Given::Array(array),
        None if buffers::is_memory(object) => Given::Buffer,
        None => Given::Neither,
    })
}

/// Returns true if all instances of an object's class are plain host memory.
fn is_plain_buffer(object: Object<'_, '_>) -> bool {
    object.is_exact_instance_of::<PyBytes>()
        || object.is_exact_instance_of::<PyByteArray>()
        || object.is_exact_instance_of::<PyMemoryView>()
        || is_numpy_array(object)
}

/// Returns true if the buffer's elements have a type even if they are bytes, as in NumPy arrays.
pub fn is_typed(object: Object<'_, '_>) -> bool {
    is_numpy_array(object)
}

/// Returns the address that an object represents, if it represents one: NULL for None, or the value of a `CUdeviceptr`
/// or of a ctypes pointer. The arena keeps the target alive.
pub fn pointer(object: Object<'_, '_>, arena: &CallArena) -> Fallible<Option<*mut c_void>> {
    if object.is_none() {
        return Ok(Some(ptr::null_mut()));
    }
    if let Some((_, kind)) = values::any_value(object) {
        return match kind {
            ValueKind::DevicePointer => numbers::address(object).map(Some),
            // Other handles are not addresses of values.
            _ => Ok(None),
        };
    }
    let address = ctypes_pointers::value(object)?;
    if address.is_some() {
        arena.object(object)?;
    }
    Ok(address)
}

/// Returns the address that an integer represents. A bool, a member of an enum, a handle and a float are rejected.
/// `expected` creates the text of the error.
pub fn number(object: Object<'_, '_>, expected: impl Fn() -> String) -> Fallible<*mut c_void> {
    if !is_address(object)? {
        let class = class_repr(object);
        return Err(type_error(object.py(), format_args!("{}, not {class}", expected())));
    }
    numbers::address(object)
}

/// The lowest address that a process can use: no memory is ever mapped below it.
const LOWEST: usize = 4096;

/// Returns the address that a program passes as `_ptr`, for the memory of a new object. The address is an int or, for
/// example for managed memory, a device address. 0 means that no address was passed.
pub fn lasting_address(object: Object<'_, '_>) -> Fallible<usize> {
    let is_device_address = values::any_value(object).is_some_and(|(_, kind)| kind == ValueKind::DevicePointer);
    let address = if is_device_address {
        numbers::address(object)?
    } else {
        number(object, || "'_ptr' must be the address of memory, an int".to_owned())?
    };
    match address.addr() {
        low @ 1..LOWEST => {
            Err(value_error(object.py(), format_args!("'_ptr' is {low}, which is never a valid address")))
        }
        address => Ok(address),
    }
}

fn is_address(object: Object<'_, '_>) -> Fallible<bool> {
    if c_api::is_exactly_int(object) {
        return Ok(true);
    }
    if !numbers::has_int(object) || values::is_value(object) || object.is_instance_of::<PyBool>() {
        return Ok(false);
    }
    if numbers::may_have_fraction(object) {
        return Ok(false);
    }
    let class = object.get_type();
    Ok(c_api::named_if_there(class.as_any().as_borrowed(), interned!(object.py(), "__members__")?)?.is_none())
}

impl Array {
    /// Raises an error unless the elements have this type and the memory's size, if known, is sufficient.
    pub fn check(&self, object: Object<'_, '_>, name: Name, ty: Option<&Ty>, bytes: Option<usize>) -> Fallible<()> {
        if let (Some(expected), Some(elements)) = (ty.and_then(Elements::of), self.elements) {
            elements.check(object, name, Some(expected))?;
        }
        match (self.bytes, bytes) {
            (Some(size), Some(needed)) if size < needed => Err(buffers::too_small(object.py(), size, needed, name)),
            (Some(_) | None, _) => Ok(()),
        }
    }
}

/// Adds the protocols that were tried to the message of the error, if an object's class does not export its memory.
#[cold]
pub fn tried(object: Object<'_, '_>, name: Name, raised: Raised) -> Raised {
    let py = object.py();
    if !c_api::raised_is::<PyTypeError>(py) {
        return raised;
    }
    let error = PyErr::from(raised);
    let said = error.value(py).to_string();
    Raised::from(error).clear(py);
    type_error(
        py,
        format_args!(
            "Argument '{name}': {} has no usable memory: it supports neither `__cuda_array_interface__` nor DLPack, and its \
             buffer protocol raises: {said}",
            class_repr(object)
        ),
    )
}
