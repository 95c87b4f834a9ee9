//! Objects of other packages: device arrays and streams.

use core::ffi::c_void;
use core::ptr;

use pyo3::ffi;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyDictMethods;

use super::errors::{Fallible, Object, Owned, Raised, repr, type_error};
use super::{c_api, numbers};

/// The address in a number. A string is refused, although `int()` accepts it.
pub(super) fn integer_address(number: Object<'_, '_>) -> Fallible<*mut c_void> {
    if !numbers::has_int(number) {
        return Err(type_error(number.py(), format_args!("an address is a number, not {}", repr(number))));
    }
    let address = c_api::as_size(c_api::int(number)?.as_borrowed());
    Ok(ptr::with_exposed_provenance_mut(c_api::unless_raised(number.py(), address, usize::MAX)?))
}

/// Which memory an array may be in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// What a device can use.
    Device,
    /// That, or the host's.
    Any,
}

/// Where the data of an array is, by `__cuda_array_interface__` or DLPack; `None` for any other object. The data
/// lives as long as the object does.
pub fn array(object: Object<'_, '_>, memory: Memory) -> Fallible<Option<*mut c_void>> {
    match interface(object)? {
        None => dlpack(object, memory),
        address => Ok(address),
    }
}

/// The same, by `__cuda_array_interface__` alone.
pub(super) fn interface(object: Object<'_, '_>) -> Fallible<Option<*mut c_void>> {
    let Some(interface) = object.getattr_opt(intern!(object.py(), "__cuda_array_interface__"))? else {
        return Ok(None);
    };
    interface_address(&interface).map(Some)
}

/// The address in a `__cuda_array_interface__`.
pub(super) fn interface_address(interface: &Owned<'_>) -> Fallible<*mut c_void> {
    integer_address(interface.get_item(intern!(interface.py(), "data"))?.get_item(0)?.as_borrowed())
}

/// The stream of an object with `__cuda_stream__`; `None` for any other object.
pub fn stream(object: Object<'_, '_>) -> Fallible<Option<u64>> {
    let Some(method) = object.getattr_opt(intern!(object.py(), "__cuda_stream__"))? else { return Ok(None) };
    // A property in the first draft of the protocol, a method since.
    let pair = if method.is_callable() { method.call0()? } else { method };
    let version = pair.get_item(0)?;
    let version = version.as_borrowed();
    let unknown = || {
        let version = repr(version);
        type_error(object.py(), format_args!("__cuda_stream__ has version {version}, of which only 0 is known"))
    };
    match c_api::unless_raised(object.py(), c_api::as_i64(version), -1) {
        Ok(0) => {}
        Ok(_) => return Err(unknown()),
        Err(raised) => return Err(raised.or(object.py(), unknown)),
    }
    Ok(Some(integer_address(pair.get_item(1)?.as_borrowed())?.addr() as u64))
}

/// The type of a tensor's elements, as DLPack describes it.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Element {
    /// Integer, number with a fraction, complex number, ….
    pub code: u8,
    /// The size of each of `lanes`.
    pub bits: u8,
    /// How many make one element.
    pub lanes: u16,
}

/// A tensor's data.
pub(super) struct Data {
    /// Where it is.
    pub address: *mut c_void,
    /// Of what.
    pub element: Element,
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

/// The host's memory, as DLPack numbers devices.
const HOST: i64 = 1;
/// The devices of DLPack whose memory a kernel can use: CUDA, pinned host memory, managed memory.
const DEVICES: [i64; 3] = [2, 3, 13];

/// Where the data of a tensor is, by DLPack. The capsule is dropped unused: the tensor keeps the memory alive.
pub(super) fn dlpack(value: Object<'_, '_>, memory: Memory) -> Fallible<Option<*mut c_void>> {
    Ok(tensor(value, memory)?.map(|data| data.address))
}

/// The same, with the type of the elements.
pub(super) fn tensor(value: Object<'_, '_>, memory: Memory) -> Fallible<Option<Data>> {
    let py = value.py();
    let export = value.getattr_opt(intern!(py, "__dlpack__"))?;
    let (Some(export), Some(device)) = (export, value.getattr_opt(intern!(py, "__dlpack_device__"))?) else {
        return Ok(None);
    };
    let kind = c_api::int(device.call0()?.get_item(0)?.as_borrowed())?;
    let kind = c_api::unless_raised(py, c_api::as_i64(kind.as_borrowed()), -1)?;
    let on_host = kind == HOST && memory == Memory::Any;
    if !on_host && !DEVICES.contains(&kind) {
        return Err(type_error(py, format_args!("{} is not in memory that a device can use", repr(value))));
    }
    // -1: no synchronisation; what uses the memory is in a stream of the program's choice.
    let names = c_api::dict(py)?;
    if !on_host {
        names.set_item(intern!(py, "stream"), -1)?;
    }
    let capsule = export.call((), Some(&names))?;
    // SAFETY: a capsule of this name holds a `DLManagedTensor`, which begins with the tensor.
    unsafe {
        let tensor = ffi::PyCapsule_GetPointer(capsule.as_ptr(), c"dltensor".as_ptr()).cast::<Tensor>();
        match tensor.as_ref() {
            Some(tensor) => {
                let address = tensor.data.wrapping_byte_add(tensor.byte_offset as usize);
                Ok(Some(Data { address, element: tensor.dtype }))
            }
            None => Err(Raised::already_set(py)),
        }
    }
}
