//! Objects of other packages that stand for something of CUDA's: arrays on a device, and streams.

use core::ffi::{CStr, c_void};
use core::ptr;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, raised, repr, type_error};

/// An attribute, if there is such a one.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
pub(super) unsafe fn attribute(object: Object, name: &CStr) -> Py<Option<Owned>> {
    // SAFETY: the caller's.
    unsafe {
        match Owned::new(ffi::PyObject_GetAttrString(object, name.as_ptr())) {
            Ok(value) => Ok(Some(value)),
            Err(Raised) if ffi::PyErr_ExceptionMatches(ffi::PyExc_AttributeError) != 0 => {
                ffi::PyErr_Clear();
                Ok(None)
            }
            Err(raised) => Err(raised),
        }
    }
}

/// The address that a number is.
///
/// # Safety
///
/// As for [`attribute`].
pub(super) unsafe fn integer_address(number: Object) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        let number = Owned::new(ffi::PyNumber_Long(number))?;
        let address = ffi::PyLong_AsSize_t(number.get());
        if address == usize::MAX && raised() {
            return Err(Raised);
        }
        Ok(ptr::with_exposed_provenance_mut(address))
    }
}

/// Which memory an array may be in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// What a device can use.
    Device,
    /// That, or the host's.
    Any,
}

/// Where the data of an array is, by `__cuda_array_interface__` or DLPack; nothing for what is no such array. The data
/// lives as long as the object does.
///
/// # Safety
///
/// As for [`attribute`].
pub unsafe fn array(object: Object, memory: Memory) -> Py<Option<*mut c_void>> {
    // SAFETY: the caller's.
    unsafe {
        match interface(object)? {
            None => dlpack(object, memory),
            address => Ok(address),
        }
    }
}

/// The same, by `__cuda_array_interface__` alone.
///
/// # Safety
///
/// As for [`attribute`].
pub(super) unsafe fn interface(object: Object) -> Py<Option<*mut c_void>> {
    // SAFETY: the caller's.
    unsafe {
        let Some(interface) = attribute(object, c"__cuda_array_interface__")? else { return Ok(None) };
        let data = Owned::new(ffi::PyMapping_GetItemString(interface.get(), c"data".as_ptr()))?;
        let address = Owned::new(ffi::PySequence_GetItem(data.get(), 0))?;
        integer_address(address.get()).map(Some)
    }
}

/// The stream that an object stands for, by `__cuda_stream__`; nothing for what is none.
///
/// # Safety
///
/// As for [`attribute`].
pub unsafe fn stream(object: Object) -> Py<Option<u64>> {
    // SAFETY: the caller's.
    unsafe {
        let Some(method) = attribute(object, c"__cuda_stream__")? else { return Ok(None) };
        // A property in the first draft of the protocol, a method since.
        let pair = match ffi::PyCallable_Check(method.get()) {
            0 => method,
            _ => Owned::new(ffi::PyObject_CallNoArgs(method.get()))?,
        };
        let version = Owned::new(ffi::PySequence_GetItem(pair.get(), 0))?;
        if ffi::PyLong_AsLongLong(version.get()) != 0 {
            ffi::PyErr_Clear();
            let version = repr(version.get());
            return Err(type_error(format_args!("__cuda_stream__ has version {version}, of which only 0 is known")));
        }
        let handle = Owned::new(ffi::PySequence_GetItem(pair.get(), 1))?;
        Ok(Some(integer_address(handle.get())?.addr() as u64))
    }
}

/// The part of DLPack's `DLTensor` that says where the data is.
#[repr(C)]
struct Tensor {
    data: *mut c_void,
    device: [i32; 2],
    dimensions: i32,
    dtype: u32,
    shape: *mut i64,
    strides: *mut i64,
    byte_offset: u64,
}

/// The host's memory, as DLPack numbers devices.
const HOST: i64 = 1;
/// The devices of DLPack whose memory a kernel can use: CUDA, pinned host memory, managed memory.
const DEVICES: [i64; 3] = [2, 3, 13];

/// Where the data of a tensor is, by DLPack. The capsule is given back unused: the tensor is what keeps the memory.
///
/// # Safety
///
/// As for [`attribute`].
pub(super) unsafe fn dlpack(value: Object, memory: Memory) -> Py<Option<*mut c_void>> {
    // SAFETY: the caller's. A capsule of this name holds a `DLManagedTensor`, which begins with the tensor.
    unsafe {
        let (Some(export), Some(device)) = (attribute(value, c"__dlpack__")?, attribute(value, c"__dlpack_device__")?)
        else {
            return Ok(None);
        };
        let device = Owned::new(ffi::PyObject_CallNoArgs(device.get()))?;
        let kind = Owned::new(ffi::PySequence_GetItem(device.get(), 0))?;
        let kind = Owned::new(ffi::PyNumber_Long(kind.get()))?;
        let kind = ffi::PyLong_AsLongLong(kind.get());
        let on_host = kind == HOST && memory == Memory::Any;
        if !on_host && !DEVICES.contains(&kind) {
            ffi::PyErr_Clear();
            return Err(type_error(format_args!("{} is not in memory that a device can use", repr(value))));
        }
        let arguments = Owned::new(ffi::PyTuple_New(0))?;
        let names = Owned::new(ffi::PyDict_New())?;
        if !on_host {
            // -1: no synchronisation; what uses the memory is in a stream of the caller's choice.
            let stream = Owned::new(ffi::PyLong_FromLong(-1))?;
            if ffi::PyDict_SetItemString(names.get(), c"stream".as_ptr(), stream.get()) != 0 {
                return Err(Raised);
            }
        }
        let capsule = Owned::new(ffi::PyObject_Call(export.get(), arguments.get(), names.get()))?;
        let tensor = ffi::PyCapsule_GetPointer(capsule.get(), c"dltensor".as_ptr()).cast::<Tensor>();
        if tensor.is_null() {
            return Err(Raised);
        }
        Ok(Some((*tensor).data.wrapping_byte_add((*tensor).byte_offset as usize)))
    }
}
