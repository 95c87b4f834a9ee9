//! Arguments that have a type of their own: CUDA's handles, records and enums, scalars of NumPy, instances of ctypes,
//! bools, arrays on a device.

use core::ffi::{CStr, c_void};

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, repr, type_error};
use super::foreign::{self, Memory, attribute, integer_address};
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

#[cold]
pub(super) unsafe fn no_argument(value: Object, expected: &str) -> Raised {
    // SAFETY: the callers'.
    unsafe {
        let class = repr(ffi::Py_TYPE(value).cast());
        let number = &raw mut ffi::PyLong_Type;
        // What Python calls a number is no type of C's.
        let how = if class::instance(value, number) || class::instance(value, &raw mut ffi::PyFloat_Type) {
            ". A number needs a type: numpy.int32(n), ctypes.c_float(x), or ((n, x), (ctypes.c_int, ctypes.c_float))"
        } else {
            ""
        };
        type_error(format_args!(
            "Provided argument is of type {class} but expected Type {expected} or CUDA Binding structure with getPtr() \
             attribute{how}"
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
            if ffi::Py_TYPE(value) == &raw mut ffi::PyBool_Type {
                place.cast::<bool>().write(value == ffi::Py_True());
                return Ok(place.cast());
            }
            return Err(no_argument(value, EXPECTED));
        }
        if is_instance_of(value, c"_ctypes", c"Structure", true)? || is_instance_of(value, c"numpy", c"generic", false)?
        {
            // Its memory stays where it is, as long as the object lives.
            return Ok(keep.buffer(value, false)?.0.cast());
        }
        if let Some(address) = foreign::interface(value)? {
            place.cast::<*mut c_void>().write(address);
            return Ok(place.cast());
        }
        if let Some(address) = get_ptr(value)? {
            return Ok(address);
        }
        if let Some(address) = foreign::dlpack(value, Memory::Device)? {
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
