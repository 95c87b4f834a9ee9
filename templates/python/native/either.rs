//! Arguments for pointers to memory of the host or of a device: what the header and the other arguments tell of it is checked.

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

/// The address of memory of either kind: an int, a `CUdeviceptr`, a pointer made by ctypes (its value: where it leads), an
/// array with `__cuda_array_interface__` or DLPack, the memory of a buffer. NULL for None.
///
/// Where the header says a type, that of the elements must be the same; where the arguments tell, there must be as many bytes;
/// and where C writes, it must be possible to write there. Of a mere address nobody knows that.
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

/// What C does with the memory, as far as it is known.
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

/// The memory of a buffer.
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
