//! What stands for memory: in which order an object is asked for it, and what is an address.

use core::ffi::c_void;
use core::ptr;

use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyMemoryView};

use super::array_elements::Elements;
use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Raised, class_repr, type_error, value_error};
use super::interop::{self, Array, Memory};
use super::known_classes::is_numpy_array;
use super::own::Name;
use super::tables::{Ty, ValueKind};
use super::{buffers, c_api, ctypes_pointers, numbers, values};

/// What an object is, as memory.
pub enum Given {
    /// An array that says where it is, by `__cuda_array_interface__` or DLPack.
    Array(Array),
    /// The memory of the host that it exports as a buffer.
    Buffer,
    /// None.
    Neither,
}

/// Asks an object for its memory: `__cuda_array_interface__` first, then DLPack, and the buffer protocol last, as arrays on a
/// device raise from that (CuPy's do) or copy themselves to the host for it.
///
/// Bytes and NumPy's own arrays are buffers, which need not be asked anything else.
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

/// Whether an object is of a class whose instances are nothing but memory of the host.
fn is_plain_buffer(object: Object<'_, '_>) -> bool {
    object.is_exact_instance_of::<PyBytes>()
        || object.is_exact_instance_of::<PyByteArray>()
        || object.is_exact_instance_of::<PyMemoryView>()
        || is_numpy_array(object)
}

/// Whether the elements of a buffer have a meaning even if they are bytes: arrays of NumPy say what they are of.
pub fn is_typed(object: Object<'_, '_>) -> bool {
    is_numpy_array(object)
}

/// The address that an object stands for, if it is one: NULL for None, the value of a `CUdeviceptr`, that of a pointer made by
/// ctypes. What that leads to lives as long as the arena.
pub fn pointer(object: Object<'_, '_>, arena: &CallArena) -> Fallible<Option<*mut c_void>> {
    if object.is_none() {
        return Ok(Some(ptr::null_mut()));
    }
    if let Some((_, kind)) = values::any_value(object) {
        return match kind {
            ValueKind::DevicePointer => numbers::address(object).map(Some),
            // No handle is an address of values.
            _ => Ok(None),
        };
    }
    let address = ctypes_pointers::value(object)?;
    if address.is_some() {
        arena.object(object)?;
    }
    Ok(address)
}

/// The address that a number is. No bool, no member of an enum, no handle, and no number with a fraction is one; `expected` says
/// what would be right.
pub fn number(object: Object<'_, '_>, expected: impl Fn() -> String) -> Fallible<*mut c_void> {
    if !is_address(object)? {
        let class = class_repr(object);
        return Err(type_error(object.py(), format_args!("{}, not {class}", expected())));
    }
    numbers::address(object)
}

/// The lowest address that a process has: nothing is ever mapped below.
const LOWEST: usize = 4096;

/// The address that a program gives for the memory of a new object, `_ptr`: a number, or a device address, as managed memory
/// has one. 0 is none.
pub fn lasting_address(object: Object<'_, '_>) -> Fallible<usize> {
    let is_device_address = values::any_value(object).is_some_and(|(_, kind)| kind == ValueKind::DevicePointer);
    let address = if is_device_address {
        numbers::address(object)?
    } else {
        number(object, || "'_ptr' must be the address of memory, an int".to_owned())?
    };
    match address.addr() {
        low @ 1..LOWEST => {
            Err(value_error(object.py(), format_args!("'_ptr' is {low}, which is no address of memory")))
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
    Ok(object.get_type().getattr_opt(intern!(object.py(), "__members__"))?.is_none())
}

impl Array {
    /// Raises unless its elements are of this type, and as many bytes as this, if it says how many there are.
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

/// Says what an object was asked for, where its class refuses to export its memory.
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
            "Argument '{name}': no memory of {} was found: it has neither `__cuda_array_interface__` nor DLPack, and its \
             buffer protocol says: {said}",
            class_repr(object)
        ),
    )
}
