//! `void *` and function pointers from Python: addresses, and the memory of buffers.

use core::ffi::c_void;
use core::ptr;

use pyo3_ffi as ffi;

use super::class;
use super::errors::{Object, Owned, Py, Raised, raised, repr, runtime_error, type_error, value_error};
use super::keep::{Export, Keep};
use super::foreign::{self, Memory};
use super::{numbers, records, values};

/// The address that an object stands for: None is 0, a number is itself, a contiguous buffer or an array on a device is
/// where its memory begins.
///
/// An object that is both (an array of one element, in NumPy) is a buffer if it has a length, as it is not meant as a
/// number then. A record is neither, although its memory can be looked at: it is passed where a record is expected, or
/// as `record.getPtr()`.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline]
pub unsafe fn pointer(object: Object, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        if ffi::Py_TYPE(object) == &raw mut ffi::PyLong_Type {
            let address = ffi::PyLong_AsSize_t(object);
            if address != usize::MAX {
                return Ok(ptr::with_exposed_provenance_mut(address));
            }
        }
        other_pointer(object, keep)
    }
}

#[inline(never)]
unsafe fn other_pointer(object: Object, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        ffi::PyErr_Clear();
        if object == ffi::Py_None() {
            return Ok(ptr::null_mut());
        }
        if ffi::PyObject_CheckBuffer(object) != 0 && !records::is_record(object) {
            if has_length(object) || !numbers::has_int(object) {
                return Ok(keep.buffer(object, false)?.0.cast());
            }
        } else if !values::is_value(object) && !class::instance(object, &raw mut ffi::PyLong_Type) {
            // Before its number is asked for: an array of one element has one, which is no address.
            if let Some(address) = foreign::array(object, Memory::Any)? {
                keep.object(object);
                return Ok(address);
            }
            if !numbers::has_int(object) {
                return Err(no_pointer(object));
            }
        }
        match numbers::u64(object) {
            Ok(address) => Ok(ptr::with_exposed_provenance_mut(address as usize)),
            // As NVIDIA's bindings have it: a number that is no address is no argument of the right type.
            Err(Raised) => {
                ffi::PyErr_Clear();
                Err(no_pointer(object))
            }
        }
    }
}

#[cold]
unsafe fn no_pointer(object: Object) -> Raised {
    // SAFETY: the caller's.
    unsafe {
        let class = repr(ffi::Py_TYPE(object).cast());
        type_error(format_args!(
            "Provided argument is of type {class} but expected Type <class 'NoneType'>, <class 'int'> or object with \
             Buffer Protocol"
        ))
    }
}

/// Whether `len(object)` can be asked.
unsafe fn has_length(object: Object) -> bool {
    // SAFETY: the caller's; every class can be asked for its slots.
    unsafe {
        let class = ffi::Py_TYPE(object);
        [ffi::Py_mp_length, ffi::Py_sq_length].iter().any(|&slot| !ffi::PyType_GetSlot(class, slot).is_null())
    }
}

/// The address of a C function: a number, None, or a function made by ctypes, which lives as long as `keep`. Nothing for
/// anything else.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
pub unsafe fn function(object: Object, keep: &mut Keep) -> Py<Option<*mut c_void>> {
    // SAFETY: the caller's.
    unsafe {
        if object == ffi::Py_None() {
            return Ok(Some(ptr::null_mut()));
        }
        if numbers::has_int(object) {
            return Ok(Some(ptr::with_exposed_provenance_mut(numbers::u64(object)? as usize)));
        }
        // A function of ctypes exports the variable that holds its address. Only such a one: the bytes of any other
        // buffer are not to be jumped to.
        if is_ctypes_function(object)? {
            let (variable, size) = keep.buffer(object, false)?;
            if size == size_of::<*mut c_void>() {
                return Ok(Some(variable.cast::<*mut c_void>().read_unaligned()));
            }
        }
        Ok(None)
    }
}

/// Whether an object is a function made by ctypes. Does not import ctypes: who has such an object has done that.
unsafe fn is_ctypes_function(object: Object) -> Py<bool> {
    // SAFETY: the caller's.
    unsafe {
        let modules = ffi::PyImport_GetModuleDict();
        let module = ffi::PyDict_GetItemString(modules, c"_ctypes".as_ptr());
        if module.is_null() {
            return Ok(false);
        }
        let class = Owned::new(ffi::PyObject_GetAttrString(module, c"CFuncPtr".as_ptr()))?;
        Ok(ffi::PyObject_IsInstance(object, class.get()) == 1)
    }
}

/// Refuses to let CUDA write into bytes that Python shares: all that are empty or one byte long are one object each, so
/// that a change would show everywhere in the process.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
pub unsafe fn refuse_shared_bytes(object: Object, name: &str) -> Py<()> {
    // SAFETY: the caller's.
    unsafe {
        if class::instance(object, &raw mut ffi::PyBytes_Type) && ffi::PyBytes_Size(object) <= 1 {
            let size = ffi::PyBytes_Size(object);
            return Err(type_error(format_args!(
                "Argument '{name}' is bytes of length {size}, which Python shares and which must not be written to: \
                 use a bytearray"
            )));
        }
        Ok(())
    }
}

/// Memory of the caller's for CUDA to write into.
pub enum OutputBuffer {
    /// None: there is none.
    Absent,
    /// Bytes of two or more, changed in place: borrowed, as the caller of the function holds them.
    Bytes { memory: *mut u8, size: usize },
    /// A writable buffer, exported meanwhile.
    Exported(Export),
    /// Bytes of length 0 or 1, which must not be written to: a place instead, big enough for what CUDA writes there.
    Shared { place: Box<[u8; SPARE]>, size: usize, name: &'static str },
    /// New bytes, which the call returns in addition: an int asked for them.
    Sized { bytes: Owned, size: usize, spare: Option<Box<[u8; SPARE]>> },
}

/// What stands in for memory that must not be written to.
pub const SPARE: usize = 16;

impl OutputBuffer {
    /// What the caller gave as this argument: bytes, a bytearray, a memoryview, an array, or the size of new bytes.
    ///
    /// # Safety
    ///
    /// `object` is alive during the call; the thread is attached to the interpreter.
    pub unsafe fn new(object: Object, name: &'static str, needed: Option<usize>) -> Py<Self> {
        // SAFETY: the caller's; each function is called for the class that it is made for.
        let output = unsafe {
            if object == ffi::Py_None() {
                return Ok(Self::Absent);
            }
            if class::instance(object, &raw mut ffi::PyBytes_Type) {
                let size = ffi::PyBytes_Size(object) as usize;
                match size {
                    0 | 1 => Self::Shared { place: Box::new([0; SPARE]), size, name },
                    _ => Self::Bytes { memory: ffi::PyBytes_AsString(object).cast(), size },
                }
            } else if class::instance(object, &raw mut ffi::PyLong_Type) {
                let size = ffi::PyLong_AsSsize_t(object);
                if size < 0 {
                    return Err(if raised() {
                        Raised
                    } else {
                        value_error(format_args!("Argument '{name}' asks for {size} bytes"))
                    });
                }
                Self::sized(size as usize)?
            } else if ffi::PyObject_CheckBuffer(object) != 0 {
                Self::Exported(Export::new(object, true)?)
            } else {
                let class = repr(ffi::Py_TYPE(object).cast());
                return Err(type_error(format_args!(
                    "Argument '{name}' must be bytes, bytearray, another writable buffer, or the size of new bytes, \
                     not {class}"
                )));
            }
        };
        match needed {
            Some(needed) if output.size() < needed => {
                let size = output.size();
                // SAFETY: the caller's.
                Err(unsafe {
                    runtime_error(format_args!("Buffer is too small: {size} < {needed} (argument '{name}')"))
                })
            }
            _ => Ok(output),
        }
    }

    /// New bytes of this size, all of them zero.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn sized(size: usize) -> Py<Self> {
        // SAFETY: the caller's. For size 1 this is new, and nobody else's, as no contents are given; for 0 it is
        // everybody's, and must not be written to.
        unsafe {
            let wanted = isize::try_from(size).unwrap_or(isize::MAX);
            let bytes = Owned::new(ffi::PyBytes_FromStringAndSize(ptr::null(), wanted))?;
            ptr::write_bytes(ffi::PyBytes_AsString(bytes.get()).cast::<u8>(), 0, size);
            let spare = (size == 0).then(|| Box::new([0; SPARE]));
            Ok(Self::Sized { bytes, size, spare })
        }
    }

    /// Where CUDA is to write.
    pub fn pointer<T>(&mut self) -> *mut T {
        match self {
            Self::Absent => ptr::null_mut(),
            Self::Bytes { memory, .. } => memory.cast(),
            Self::Exported(export) => export.memory().cast(),
            Self::Shared { place, .. } => place.as_mut_ptr().cast(),
            Self::Sized { spare: Some(spare), .. } => spare.as_mut_ptr().cast(),
            // SAFETY: bytes of our own.
            Self::Sized { bytes, .. } => unsafe { ffi::PyBytes_AsString(bytes.get()).cast() },
        }
    }

    /// How many bytes CUDA may write.
    pub fn size(&self) -> usize {
        match self {
            Self::Absent => 0,
            Self::Bytes { size, .. } | Self::Shared { size, .. } | Self::Sized { size, .. } => *size,
            Self::Exported(export) => export.size(),
        }
    }

    /// Whether the call returns the bytes in addition to its status.
    pub fn is_returned(&self) -> bool {
        matches!(self, Self::Sized { .. })
    }

    /// What is left to do after the call has succeeded: the new bytes that an int asked for, or null.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn finish(self) -> Py<Object> {
        match self {
            Self::Absent | Self::Bytes { .. } | Self::Exported(_) => Ok(ptr::null_mut()),
            // A lone NUL is an empty text: nothing is lost.
            Self::Shared { place, .. } if place.iter().all(|&byte| byte == 0) => Ok(ptr::null_mut()),
            Self::Shared { size, name, .. } => {
                // SAFETY: the caller's.
                Err(unsafe {
                    value_error(format_args!(
                        "Argument '{name}' is bytes of length {size}, which Python shares, so that the result was not \
                         written into it: use a bytearray"
                    ))
                })
            }
            Self::Sized { bytes, .. } => Ok(bytes.take()),
        }
    }
}
