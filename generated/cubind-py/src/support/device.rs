//! Arguments for pointers to values on the device: an address, or a device array with elements of the documented type.

use core::ffi::c_void;
use core::ptr;

use super::c_api;
use super::call_arena::CallArena;
use super::errors::{Fallible, Object, class_repr, clear_error, type_error};
use super::interop::Memory;
use super::memory::{self, Given};
use super::own::Name;
use super::tables::Ty;

/// Converts an argument to the address of values on the device. The values have the type `ty` if the header documents
/// their type. Accepts an int, a `CUdeviceptr`, a ctypes pointer, and an array with `__cuda_array_interface__` or
/// DLPack. None becomes NULL. Host memory is rejected. If the GPU can access host memory, a program can pass its
/// address instead.
#[inline]
pub fn device(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: Option<&Ty>,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    if c_api::is_exactly_int(object) {
        let address = c_api::as_size(object);
        if address != usize::MAX {
            return Ok(ptr::with_exposed_provenance_mut(address));
        }
    }
    other(object, name, ty, arena)
}

#[inline(never)]
fn other(object: Object<'_, '_>, name: Name, ty: Option<&Ty>, arena: &CallArena) -> Fallible<*mut c_void> {
    clear_error(object.py());
    if let Some(address) = memory::pointer(object, arena)? {
        return Ok(address);
    }
    let expected = "an address on the device, or an array there";
    match memory::given(object, Memory::Device)? {
        Given::Array(array) => {
            array.check(object, name, ty, None)?;
            arena.object(object)?;
            Ok(array.address)
        }
        Given::Buffer => Err(type_error(
            object.py(),
            format_args!("Argument '{name}' must be {expected}; {} is in the host's memory", class_repr(object)),
        )),
        Given::Neither => memory::number(object, || format!("Argument '{name}' must be {expected}")),
    }
}
