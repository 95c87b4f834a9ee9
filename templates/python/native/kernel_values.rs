//! Arguments that have a type of their own: CUDA's handles, records and enums, scalars of NumPy, instances of ctypes,
//! arrays on a device.

use core::ffi::{CStr, c_void};
use core::ptr;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, raised, repr, type_error};
use super::keep::Keep;
use super::kernel_types::checked;
use super::{class, records, values};

/// What `object.getPtr()` returns, if there is such a method.
pub(super) unsafe fn get_ptr(object: Object) -> Py<Option<*mut c_void>> {
    // SAFETY: the callers'.
    unsafe {
        let Some(method) = attribute(object, c"getPtr")? else {
            return Ok(None);
        };
        if ffi::PyCallable_Check(method.get()) == 0 {
            return Ok(None);
        }
        let address = Owned::new(ffi::PyObject_CallNoArgs(method.get()))?;
        integer_address(address.get()).map(Some)
    }
}

unsafe fn integer_address(number: Object) -> Py<*mut c_void> {
    // SAFETY: the callers'.
    unsafe {
        let number = Owned::new(ffi::PyNumber_Long(number))?;
        let address = ffi::PyLong_AsSize_t(number.get());
        if address == usize::MAX && raised() {
            return Err(Raised);
        }
        Ok(ptr::with_exposed_provenance_mut(address))
    }
}

/// An attribute, if there is such a one.
unsafe fn attribute(object: Object, name: &CStr) -> Py<Option<Owned>> {
    // SAFETY: the callers'.
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

#[cold]
pub(super) unsafe fn no_argument(value: Object, expected: &str) -> Raised {
    // SAFETY: the callers'.
    unsafe {
        let class = repr(ffi::Py_TYPE(value).cast());
        type_error(format_args!(
            "Provided argument is of type {class} but expected Type {expected} or CUDA Binding structure with getPtr() \
             attribute"
        ))
    }
}

/// Where an argument is that has a type of its own: in `place`, or where it already was.
///
/// A handle or scalar of CUDA, a record, an enum; a scalar of NumPy, an instance of a class of ctypes; an array on a
/// device, by `__cuda_array_interface__` or DLPack, whose address is the argument; and anything else with `getPtr`.
#[inline]
pub(super) unsafe fn argument(value: Object, place: *mut u8, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the callers': `place` has room for 8 bytes.
    unsafe {
        if values::is_value(value) {
            return Ok(values::variable(value).cast());
        }
        if records::is_record(value) {
            return Ok(records::data(value).cast());
        }
        foreign_argument(value, place, keep)
    }
}

#[inline(never)]
unsafe fn foreign_argument(value: Object, place: *mut u8, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the callers'.
    unsafe {
        if class::instance(value, &raw mut ffi::PyLong_Type) {
            if is_enum(value)? {
                checked(value, 4, place.cast())?;
                return Ok(place.cast());
            }
            return Err(no_argument(value, EXPECTED));
        }
        if is_instance_of(value, c"_ctypes", c"Structure", true)? || is_instance_of(value, c"numpy", c"generic", false)?
        {
            // Its memory stays where it is, as long as the object lives.
            return Ok(keep.buffer(value, false)?.0.cast());
        }
        if let Some(interface) = attribute(value, c"__cuda_array_interface__")? {
            let data = Owned::new(ffi::PyMapping_GetItemString(interface.get(), c"data".as_ptr()))?;
            let address = Owned::new(ffi::PySequence_GetItem(data.get(), 0))?;
            place.cast::<*mut c_void>().write(integer_address(address.get())?);
            return Ok(place.cast());
        }
        if let Some(address) = get_ptr(value)? {
            return Ok(address);
        }
        if let Some(address) = dlpack(value)? {
            place.cast::<*mut c_void>().write(address);
            return Ok(place.cast());
        }
        Err(no_argument(value, EXPECTED))
    }
}

const EXPECTED: &str = "<class '_ctypes.PyCStructType'>, <class '_ctypes.PyCSimpleType'>, a NumPy scalar, an array on \
                        a device, a CUDA enum, handle or scalar,";

/// Whether an int is a member of an enum: one of CUDA's, or of Python's.
unsafe fn is_enum(value: Object) -> Py<bool> {
    // SAFETY: the callers'. The class of a plain int has no such attribute.
    unsafe { Ok(attribute(ffi::Py_TYPE(value).cast(), c"__members__")?.is_some()) }
}

/// Whether a value is an instance of this class, or of the one that it extends, of a module that is imported already:
/// who has such a value has done that.
unsafe fn is_instance_of(value: Object, module: &CStr, class: &CStr, base: bool) -> Py<bool> {
    // SAFETY: the callers'.
    unsafe {
        let module = ffi::PyDict_GetItemString(ffi::PyImport_GetModuleDict(), module.as_ptr());
        if module.is_null() {
            return Ok(false);
        }
        let Some(mut class) = attribute(module, class)? else {
            return Ok(false);
        };
        if base {
            class = Owned::new(ffi::PyObject_GetAttrString(class.get(), c"__base__".as_ptr()))?;
        }
        match ffi::PyObject_IsInstance(value, class.get()) {
            -1 => Err(Raised),
            answer => Ok(answer != 0),
        }
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

/// The devices of DLPack whose memory a kernel can use: CUDA, pinned host memory, managed memory.
const DEVICES: [i64; 3] = [2, 3, 13];

/// Where the data of a tensor is, by DLPack. The capsule is given back unused: the tensor is what keeps the memory.
unsafe fn dlpack(value: Object) -> Py<Option<*mut c_void>> {
    // SAFETY: the callers'. A capsule of this name holds a `DLManagedTensor`, which begins with the tensor.
    unsafe {
        let (Some(export), Some(device)) = (attribute(value, c"__dlpack__")?, attribute(value, c"__dlpack_device__")?)
        else {
            return Ok(None);
        };
        let device = Owned::new(ffi::PyObject_CallNoArgs(device.get()))?;
        let kind = Owned::new(ffi::PySequence_GetItem(device.get(), 0))?;
        let kind = Owned::new(ffi::PyNumber_Long(kind.get()))?;
        if !DEVICES.contains(&ffi::PyLong_AsLongLong(kind.get())) {
            ffi::PyErr_Clear();
            return Err(type_error(format_args!("{} is not in memory that a kernel can use", repr(value))));
        }
        // -1: no synchronisation; the launch is in a stream of the caller's choice.
        let arguments = Owned::new(ffi::PyTuple_New(0))?;
        let names = Owned::new(ffi::PyDict_New())?;
        let stream = Owned::new(ffi::PyLong_FromLong(-1))?;
        if ffi::PyDict_SetItemString(names.get(), c"stream".as_ptr(), stream.get()) != 0 {
            return Err(Raised);
        }
        let capsule = Owned::new(ffi::PyObject_Call(export.get(), arguments.get(), names.get()))?;
        let tensor = ffi::PyCapsule_GetPointer(capsule.get(), c"dltensor".as_ptr()).cast::<Tensor>();
        if tensor.is_null() {
            return Err(Raised);
        }
        Ok(Some((*tensor).data.wrapping_byte_add((*tensor).byte_offset as usize)))
    }
}
