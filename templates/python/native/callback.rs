//! Where CUDA is given a function: the address of one of C's, one made by ctypes, or a Python callable; and the data
//! that it is given with it.

use core::ffi::c_void;
use core::ptr;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use pyo3_ffi as ffi;

use super::buffers;
use super::closure::{Closure, Signature};
use super::errors::{Object, Owned, Py, owned, repr, type_error};
use super::keep::Keep;
use super::numbers;
use super::refs::incref;

/// A function for CUDA: until one of its methods says otherwise, for this call alone.
pub struct Callback {
    address: *mut c_void,
    closure: Option<&'static Closure>,
    /// A function made by ctypes, borrowed; null for anything else.
    foreign: Object,
}

impl Callback {
    /// Its address.
    #[inline(always)]
    pub fn address(&self) -> *mut c_void {
        self.address
    }

    /// Whether it is a Python callable.
    #[inline(always)]
    pub fn is_closure(&self) -> bool {
        self.closure.is_some()
    }

    /// CUDA calls it once: it goes when that is done.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn once(&mut self) {
        match self.closure.take() {
            Some(closure) => closure.call_once(),
            // SAFETY: the caller's.
            None => unsafe { self.forever() },
        }
    }

    /// CUDA may call it as long as the process runs.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn forever(&mut self) {
        self.closure = None;
        if !self.foreign.is_null() {
            // Nobody would know when it was called: it is never given back.
            // SAFETY: the caller of the function that is running holds the object.
            unsafe { incref(self.foreign) };
        }
    }

    /// CUDA may call it as long as what is in this keep lives.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn kept(&mut self, keep: &mut Keep) {
        if let Some(closure) = self.closure.take() {
            keep.closure(closure);
        }
    }
}

impl Drop for Callback {
    #[inline(always)]
    fn drop(&mut self) {
        if let Some(closure) = self.closure {
            // SAFETY: dropped at the end of a function of Python's, on an attached thread.
            unsafe { closure.finish() };
        }
    }
}

/// The function that an argument stands for. `data` is what the program gave as user data, which a callable gets as it
/// is; null where the call has no such parameter.
///
/// # Safety
///
/// `object` is alive, and `data` is so or null; the thread is attached to the interpreter.
pub unsafe fn callback(
    object: Object,
    signature: Option<&'static Signature>,
    data: Object,
    keep: &mut Keep,
) -> Py<Callback> {
    // SAFETY: the caller's.
    unsafe {
        if let Some(address) = buffers::function(object, keep)? {
            let is_foreign = object != ffi::Py_None() && !numbers::has_int(object);
            let foreign = if is_foreign { object } else { ptr::null_mut() };
            return Ok(Callback { address, closure: None, foreign });
        }
        match signature {
            Some(signature) if ffi::PyCallable_Check(object) != 0 => {
                let closure = Closure::of(signature, object, data)?;
                Ok(Callback { address: closure.address(), closure: Some(closure), foreign: ptr::null_mut() })
            }
            _ => {
                let class = repr(ffi::Py_TYPE(object).cast());
                Err(type_error(format_args!(
                    "expected a callable, the address of a C function, or a function made by ctypes, {class} found"
                )))
            }
        }
    }
}

/// The address of the function that the field of a record is given: nobody knows how long CUDA calls that, so a Python
/// callable lives as long as the process.
///
/// # Safety
///
/// As for [`callback`].
pub unsafe fn field(object: Object, signature: Option<&'static Signature>, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        let mut function = callback(object, signature, ptr::null_mut(), keep)?;
        // The record keeps what ctypes has made.
        function.foreign = ptr::null_mut();
        function.forever();
        Ok(function.address())
    }
}

/// The user data for a callback. One of C's gets a number or a buffer's address; a Python callable is given the object
/// itself, whatever it is, so that C's pointer only has to be one.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
pub unsafe fn data(object: Object, for_callable: bool, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        if for_callable && !is_address(object) { Ok(object.cast()) } else { buffers::pointer(object, keep) }
    }
}

/// Objects that were given as user data to fields of records, by their addresses. They live as long as the process, as
/// the callables do that get them.
static DATA: Mutex<Option<HashMap<usize, Data>>> = Mutex::new(None);

struct Data(Owned);

// SAFETY: what is in it is only touched on a thread that is attached to the interpreter.
unsafe impl Send for Data {}

/// The user data in a field of a record.
///
/// # Safety
///
/// As for [`data`].
pub unsafe fn field_data(object: Object, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        if is_address(object) {
            return buffers::pointer(object, keep);
        }
        let mut known = DATA.lock().unwrap_or_else(PoisonError::into_inner);
        known.get_or_insert_default().entry(object.addr()).or_insert_with(|| Data(Owned::another(object)));
        Ok(object.cast())
    }
}

/// What a callable gets as user data that only C knows: the object that has this address, or the address.
///
/// # Safety
///
/// A number; the thread is attached to the interpreter.
pub unsafe fn data_at(address: Object) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        let number = ffi::PyLong_AsSize_t(address);
        let known = DATA.lock().unwrap_or_else(PoisonError::into_inner);
        let object = known.as_ref().and_then(|known| known.get(&number)).map_or(address, |data| data.0.get());
        owned(Owned::another(object).take())
    }
}

/// Whether C knows what to do with it: None, a number, or memory.
unsafe fn is_address(object: Object) -> bool {
    // SAFETY: the callers'.
    unsafe { object == ffi::Py_None() || numbers::has_int(object) || ffi::PyObject_CheckBuffer(object) != 0 }
}
