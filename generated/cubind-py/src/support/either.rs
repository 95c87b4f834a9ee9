//! Arguments for pointers to host or device memory, checked against the header's type and the other arguments.

use core::ffi::c_void;
use core::ptr;

use super::array_elements::Elements;
use super::call_arena::{CallArena, Export};
use super::errors::{Fallible, Object, clear_error};
use super::interop::Memory;
use super::memory::{self, Given};
use super::own::Name;
use super::tables::Ty;
use super::{buffers, c_api};

/// Converts an argument to the address of host or device memory. Accepts an int, a `CUdeviceptr`, a ctypes pointer (its
/// value is the address), an array with `__cuda_array_interface__` or DLPack, and a buffer. None becomes NULL.
///
/// If the header documents a type, the elements must have this type. If the arguments determine a size, the memory must
/// be at least as large. If C writes to the memory, the memory must be writable. None of these conditions can be
/// checked for a plain address.
#[inline]
pub fn either(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    ty: Option<&Ty>,
    writes: bool,
    bytes: Option<usize>,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    if c_api::is_exactly_int(object) {
        let address = c_api::as_size(object);
        if address != usize::MAX {
            return Ok(ptr::with_exposed_provenance_mut(address));
        }
    }
    other(object, name, ty, Use { writes, bytes }, arena)
}

/// The way in which C uses the memory, as documented.
#[derive(Clone, Copy)]
struct Use {
    writes: bool,
    bytes: Option<usize>,
}

#[inline(never)]
fn other(object: Object<'_, '_>, name: Name, ty: Option<&Ty>, used: Use, arena: &CallArena) -> Fallible<*mut c_void> {
    clear_error(object.py());
    if let Some(address) = memory::pointer(object, arena)? {
        return Ok(address);
    }
    match memory::given(object, Memory::Any)? {
        Given::Array(array) => {
            array.check(object, name, ty, used.bytes)?;
            if used.writes && array.read_only {
                return Err(buffers::not_writable(object, name));
            }
            arena.object(object)?;
            Ok(array.address)
        }
        Given::Buffer => buffer(object, name, ty, used, arena),
        Given::Neither => memory::number(object, || {
            format!("Argument '{name}' must be an address, or memory of the host or of a device")
        }),
    }
}

/// Returns the memory of a buffer.
fn buffer(object: Object<'_, '_>, name: Name, ty: Option<&Ty>, used: Use, arena: &CallArena) -> Fallible<*mut c_void> {
    let export = Export::described(object, name, used.writes)
        .map_err(|raised| buffers::read_only(object, name, used.writes, raised))
        .map_err(|raised| memory::tried(object, name, raised))?;
    export.elements(memory::is_typed(object)).check(object, name, ty.and_then(Elements::of))?;
    if let Some(bytes) = used.bytes.filter(|&bytes| export.size() < bytes) {
        return Err(buffers::too_small(object.py(), export.size(), bytes, name));
    }
    let memory = export.memory();
    arena.export(object.py(), export)?;
    Ok(memory.cast())
}
