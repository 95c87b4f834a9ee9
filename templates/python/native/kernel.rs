//! A kernel's arguments: from Python's values to the array of their addresses that a launch takes.
//!
//! The array and the values are in a [`Space`], which is on the stack of the call where there are not too many.

use core::ffi::c_void;
use core::mem::MaybeUninit;
use core::ptr;

use pyo3_ffi as ffi;

use super::errors::{Object, Py, Raised, raised, type_error};
use super::keep::Keep;
use super::kernel_types::ctypes;
use super::kernel_values::argument;
use super::{class, records};

/// Room for the arguments of one launch. It is filled in place, and must not move while CUDA looks at it.
pub struct Space {
    addresses: [MaybeUninit<*mut c_void>; ROOM],
    values: [MaybeUninit<u64>; ROOM],
}

/// More arguments than these are put on the heap.
const ROOM: usize = 32;

impl Space {
    /// Empty, at no cost.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { addresses: [MaybeUninit::uninit(); ROOM], values: [MaybeUninit::uninit(); ROOM] }
    }

    fn places(&mut self) -> Places {
        Places { addresses: self.addresses.as_mut_ptr().cast(), values: self.values.as_mut_ptr().cast() }
    }
}

impl Default for Space {
    fn default() -> Self {
        Self::new()
    }
}

/// Where the addresses and the values of some arguments are written, each with room for all of them.
#[derive(Clone, Copy)]
struct Places {
    addresses: *mut *mut c_void,
    values: *mut u64,
}

impl Places {
    fn on_heap(count: usize, keep: &mut Keep) -> Self {
        let addresses: *mut *mut c_void = keep.memory(2 * count * size_of::<u64>()).cast();
        // SAFETY: within the memory.
        Self { addresses, values: unsafe { addresses.add(count) }.cast() }
    }
}

/// The addresses of a kernel's arguments, in memory that `keep` owns.
///
/// # Safety
///
/// `object` is alive and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn params(object: Object, keep: &mut Keep) -> Py<*mut *mut c_void> {
    // SAFETY: the caller's.
    unsafe { convert(object, None, keep) }
}

/// The addresses of a kernel's arguments, in `space` if they fit.
///
/// # Safety
///
/// As for [`params`]; `space` does not move either.
pub unsafe fn params_in(object: Object, space: &mut Space, keep: &mut Keep) -> Py<*mut *mut c_void> {
    // SAFETY: the caller's.
    unsafe { convert(object, Some(space), keep) }
}

unsafe fn convert(object: Object, space: Option<&mut Space>, keep: &mut Keep) -> Py<*mut *mut c_void> {
    // SAFETY: the callers'.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if object == ffi::Py_None() {
            return Ok(ptr::null_mut());
        }
        if class != &raw mut ffi::PyTuple_Type {
            if class::instance(object, &raw mut ffi::PyLong_Type) {
                let address = ffi::PyLong_AsSize_t(object);
                return if address == usize::MAX && raised() {
                    Err(Raised)
                } else {
                    Ok(ptr::with_exposed_provenance_mut(address))
                };
            }
            if ffi::PyObject_CheckBuffer(object) != 0 && !records::is_record(object) {
                return Ok(keep.buffer(object, false)?.0.cast());
            }
            if !class::instance(object, &raw mut ffi::PyTuple_Type) {
                return Err(no_params());
            }
        }
        let count = ffi::PyTuple_Size(object) as usize;
        let (values, types, count) = match typed(object, count)? {
            Some((values, types)) => (values, types, ffi::PyTuple_Size(values) as usize),
            None => (object, ptr::null_mut(), count),
        };
        if count == 0 {
            return Ok(ptr::null_mut());
        }
        let places = match space {
            Some(space) if count <= ROOM => space.places(),
            _ => Places::on_heap(count, keep),
        };
        let classes = if types.is_null() { None } else { Some(ctypes()?) };
        for index in 0..count {
            let value = ffi::PyTuple_GetItem(values, index as isize);
            let place = places.values.add(index).cast::<u8>();
            let address = match classes {
                Some(classes) => {
                    let ty = ffi::PyTuple_GetItem(types, index as isize);
                    classes.argument(value, ty, place, keep)?
                }
                None => argument(value, place, keep)?,
            };
            *places.addresses.add(index) = address;
        }
        Ok(places.addresses)
    }
}

#[cold]
unsafe fn no_params() -> Raised {
    // SAFETY: the callers'.
    unsafe {
        type_error(format_args!(
            "Argument 'kernelParams' is not a valid type: tuple[tuple[Any, ...], tuple[Any, ...]] or PyObject \
             implimenting Buffer Protocol or Int, or a tuple of values that have a type of their own"
        ))
    }
}

/// The tuples of `((values…), (types…))`, if that is what this is.
unsafe fn typed(object: Object, count: usize) -> Py<Option<(Object, Object)>> {
    // SAFETY: the callers'.
    unsafe {
        if count != 2 {
            return Ok(None);
        }
        let (values, types) = (ffi::PyTuple_GetItem(object, 0), ffi::PyTuple_GetItem(object, 1));
        let tuple = &raw mut ffi::PyTuple_Type;
        if !class::instance(values, tuple) || !class::instance(types, tuple) {
            return Ok(None);
        }
        if ffi::PyTuple_Size(values) != ffi::PyTuple_Size(types) {
            return Err(type_error(format_args!("Argument 'kernelParams' has tuples with different length")));
        }
        Ok(Some((values, types)))
    }
}
