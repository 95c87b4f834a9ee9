//! Interoperability with other packages: device arrays and streams.

use core::ffi::c_void;
use core::ptr;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyDictMethods, PyTuple};

use super::array_elements::Elements;
use super::errors::{Fallible, Object, Owned, Raised, repr, type_error, utf8};
use super::{
    buffers,
    c_api::{self, interned},
    numbers, out,
};

/// Converts an integer to the address that it represents. A string is rejected, although `int()` accepts it.
pub(super) fn integer_address(number: Object<'_, '_>) -> Fallible<*mut c_void> {
    if !numbers::has_int(number) {
        return Err(type_error(number.py(), format_args!("an address is a number, not {}", repr(number))));
    }
    let address = c_api::as_size(c_api::int(number)?.as_borrowed());
    Ok(ptr::with_exposed_provenance_mut(c_api::unless_raised(number.py(), address, usize::MAX)?))
}

/// The kind of memory in which an array may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// Memory that a device can use.
    Device,
    /// Memory of a device or of the host.
    Any,
}

/// Another package's array: its address and description. The data lives as long as the object.
pub struct Array {
    /// The address of the array's first byte.
    pub address: *mut c_void,
    /// The type of the array's elements, if this type is supported here.
    pub elements: Option<Elements>,
    /// The array's size in bytes, if the array is contiguous.
    pub bytes: Option<usize>,
    /// True if the array must not be written to.
    pub read_only: bool,
}

/// Describes an array that exports its memory by `__cuda_array_interface__` or DLPack. `None` for any other object.
pub fn array(object: Object<'_, '_>, memory: Memory) -> Fallible<Option<Array>> {
    if let Some(interface) = c_api::named_if_there(object, interned!(object.py(), "__cuda_array_interface__")?)? {
        return described(&interface).map(Some);
    }
    match tensor(object, memory) {
        // The error is ignored, because the object may still export a buffer.
        Err(raised) if buffers::is_memory(object) => {
            raised.clear_unless_fatal(object.py())?;
            Ok(None)
        }
        tensor => tensor,
    }
}

/// Describes the array that a `__cuda_array_interface__` refers to.
fn described(interface: &Owned<'_>) -> Fallible<Array> {
    let py = interface.py();
    let address = interface_address(interface)?;
    let read_only = interface.get_item(interned!(py, "data")?)?.get_item(out::i32(py, 1)?)?.is_truthy()?;
    let item = |name| {
        // In the first versions of the protocol, dicts lack some keys.
        match interface.cast::<PyDict>() {
            Ok(dict) => dict.get_item(name),
            Err(_) => Ok(None),
        }
    };
    let typestr = item(interned!(py, "typestr")?)?;
    let typestr = typestr.and_then(|typestr| utf8(typestr.as_borrowed()));
    let elements = typestr.as_deref().and_then(Elements::of_typestr);
    let strides = item(interned!(py, "strides")?)?.filter(|strides| !strides.is_none());
    let bytes = match (item(interned!(py, "shape")?)?, elements, strides) {
        (Some(shape), Some(elements), None) => {
            let mut bytes = elements.size();
            for extent in c_api::tuple(shape.as_borrowed())?.iter_borrowed() {
                let extent = c_api::unless_raised(py, c_api::as_size(c_api::int(extent)?.as_borrowed()), usize::MAX)?;
                bytes = bytes.saturating_mul(extent);
            }
            Some(bytes)
        }
        (_, _, _) => None,
    };
    Ok(Array { address, elements, bytes, read_only })
}

/// Like [`array`], but returns only the address, and supports only `__cuda_array_interface__`.
pub(super) fn interface(object: Object<'_, '_>) -> Fallible<Option<*mut c_void>> {
    let Some(interface) = c_api::named_if_there(object, interned!(object.py(), "__cuda_array_interface__")?)? else {
        return Ok(None);
    };
    interface_address(&interface).map(Some)
}

/// Returns the address in a `__cuda_array_interface__`.
pub(super) fn interface_address(interface: &Owned<'_>) -> Fallible<*mut c_void> {
    let py = interface.py();
    let data = interface.get_item(interned!(py, "data")?)?;
    integer_address(data.get_item(out::i32(py, 0)?)?.as_borrowed())
}

/// Returns the stream of an object with `__cuda_stream__`, or `None` for any other object.
pub fn stream(object: Object<'_, '_>) -> Fallible<Option<u64>> {
    let Some(method) = c_api::named_if_there(object, interned!(object.py(), "__cuda_stream__")?)? else {
        return Ok(None);
    };
    // `__cuda_stream__` was a property in the first draft of the protocol, and has been a method since then.
    let pair = if method.is_callable() { method.call0()? } else { method };
    let version = pair.get_item(out::i32(object.py(), 0)?)?;
    let version = version.as_borrowed();
    let unknown = || {
        let version = repr(version);
        type_error(object.py(), format_args!("version {version} of __cuda_stream__ is not supported, only version 0"))
    };
    match c_api::unless_raised(object.py(), c_api::as_i64(version), -1) {
        Ok(0) => {}
        Ok(_) => return Err(unknown()),
        Err(raised) => return Err(raised.or(object.py(), unknown)),
    }
    Ok(Some(integer_address(pair.get_item(out::i32(object.py(), 1)?)?.as_borrowed())?.addr() as u64))
}

/// The type of a tensor's elements, as DLPack describes it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Element {
    /// The kind of element: integer, float, complex, and so on.
    pub code: u8,
    /// The size of each lane in bits.
    pub bits: u8,
    /// The number of lanes in one element.
    pub lanes: u16,
}

/// The beginning of DLPack's `DLTensor`, with the address of the data.
#[repr(C)]
struct Tensor {
    data: *mut c_void,
    device: [i32; 2],
    dimensions: i32,
    dtype: Element,
    shape: *mut i64,
    strides: *mut i64,
    byte_offset: u64,
}

impl Tensor {
    /// Returns the size of the tensor in bytes, if the tensor is contiguous.
    ///
    /// # Safety
    ///
    /// `shape` and `strides` must be null, or have as many entries as there are dimensions.
    unsafe fn bytes(&self) -> Option<usize> {
        let count = usize::try_from(self.dimensions).ok()?;
        let mut elements = 1i64;
        for index in (0..count).rev() {
            if self.shape.is_null() {
                return None;
            }
            // SAFETY: `shape` and `strides` have this many entries.
            let (extent, stride) = unsafe {
                (*self.shape.add(index), if self.strides.is_null() { elements } else { *self.strides.add(index) })
            };
            if extent != 1 && stride != elements {
                return None;
            }
            elements = elements.checked_mul(extent)?;
        }
        let bits = usize::from(self.dtype.bits) * usize::from(self.dtype.lanes);
        usize::try_from(elements).ok()?.checked_mul(bits).map(|bits| bits / 8)
    }
}

/// DLPack's device type for host memory.
const HOST: i64 = 1;
/// DLPack's device types for memory that a kernel can use: CUDA, pinned host memory, managed memory.
const DEVICES: [i64; 3] = [2, 3, 13];

/// Returns the address of a tensor's data, which is obtained through DLPack. The capsule is dropped without being
/// consumed, because the tensor keeps the memory alive.
pub(super) fn dlpack(value: Object<'_, '_>, memory: Memory) -> Fallible<Option<*mut c_void>> {
    Ok(tensor(value, memory)?.map(|data| data.address))
}

/// Like [`dlpack`], but for a tensor on a device. Returns `None` for any other object and for a tensor on the host.
pub(super) fn tensor_on_device(value: Object<'_, '_>) -> Fallible<Option<*mut c_void>> {
    match device_of(value)? {
        Some((_, kind)) if kind == HOST => Ok(None),
        Some(_) => dlpack(value, Memory::Device),
        None => Ok(None),
    }
}

/// Returns a tensor's export method, and the tensor's device type in DLPack.
fn device_of<'py>(value: Object<'_, 'py>) -> Fallible<Option<(Owned<'py>, i64)>> {
    let py = value.py();
    let Some(export) = c_api::named_if_there(value, interned!(py, "__dlpack__")?)? else { return Ok(None) };
    let Some(device) = c_api::named_if_there(value, interned!(py, "__dlpack_device__")?)? else { return Ok(None) };
    let kind = c_api::int(device.call0()?.get_item(out::i32(py, 0)?)?.as_borrowed())?;
    let kind = c_api::unless_raised(py, c_api::as_i64(kind.as_borrowed()), -1)?;
    Ok(Some((export, kind)))
}

/// Like [`dlpack`], but also returns the description of the data.
fn tensor(value: Object<'_, '_>, memory: Memory) -> Fallible<Option<Array>> {
    let py = value.py();
    let Some((export, kind)) = device_of(value)? else { return Ok(None) };
    let on_host = kind == HOST && memory == Memory::Any;
    if !on_host && !DEVICES.contains(&kind) {
        return Err(type_error(py, format_args!("{} is not in memory that a device can use", repr(value))));
    }
    // -1 requests no synchronization, because the program chooses the stream that uses the memory.
    let names = c_api::dict(py)?;
    if !on_host {
        names.set_item(interned!(py, "stream")?, out::i32(py, -1)?)?;
    }
    let capsule = c_api::call_with(export.as_borrowed(), PyTuple::empty(py).as_borrowed(), Some(names.as_borrowed()))?;
    // SAFETY: a capsule of this name contains a `DLManagedTensor`, which begins with the tensor.
    unsafe {
        let tensor = ffi::PyCapsule_GetPointer(capsule.as_ptr(), c"dltensor".as_ptr()).cast::<Tensor>();
        match tensor.as_ref() {
            Some(tensor) => {
                let address = tensor.data.wrapping_byte_add(tensor.byte_offset as usize);
                let elements = Elements::of_dlpack(tensor.dtype);
                Ok(Some(Array { address, elements, bytes: tensor.bytes(), read_only: false }))
            }
            None => Err(Raised::already_set(py)),
        }
    }
}
