//! References: increments without a call, and references that outlive the token of the call that created them.

use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};

use pyo3::prelude::*;
use pyo3::{Borrowed, ffi};

use super::errors::Object;

/// Creates a new reference to this object, without a call into Python.
///
/// The increment is the same code as in C extensions for the stable ABI of Python 3.11, so every later interpreter with
/// the GIL must support it. The reference counts of immortal objects have enough margin for the increment (PEP 683).
#[inline(always)]
pub fn incref<'py, T>(object: Borrowed<'_, 'py, T>) -> Bound<'py, T> {
    // SAFETY: the object is alive and the thread is attached; the copy is the counted reference.
    unsafe {
        add_reference(object.as_ptr());
        ptr::read(&raw const *object)
    }
}

/// Like [`incref`], for an object that Rust does not track.
///
/// # Safety
///
/// The object must be alive, and the thread must be attached.
#[cfg(not(Py_GIL_DISABLED))]
#[inline(always)]
pub unsafe fn add_reference(object: *mut ffi::PyObject) {
    // SAFETY: the object is alive, and this thread has the GIL, so no other thread changes the count at the same time.
    unsafe { (*object).ob_refcnt += 1 };
}

/// Like [`incref`], but for an object that Rust does not track. A free-threaded interpreter has two reference counts
/// per object, and only the interpreter can choose between them.
///
/// # Safety
///
/// The object must be alive, and the thread must be attached.
#[cfg(Py_GIL_DISABLED)]
#[inline(always)]
pub unsafe fn add_reference(object: *mut ffi::PyObject) {
    // SAFETY: the caller meets the requirements of this function.
    unsafe { ffi::Py_INCREF(object) };
}

/// A reference with a lifetime that Rust does not track. It is dropped immediately, on an attached thread. PyO3's `Py`
/// would defer this unless PyO3 itself has attached the thread.
#[repr(transparent)]
pub struct StrongRef(ManuallyDrop<Py<PyAny>>);

impl StrongRef {
    /// Adds a reference to this object.
    pub fn new(object: Object<'_, '_>) -> Self {
        Self::taking(incref(object))
    }

    /// Takes ownership of this reference.
    #[expect(clippy::disallowed_methods, reason = "it is given back by our own `drop`")]
    pub fn taking(object: Bound<'_, PyAny>) -> Self {
        Self(ManuallyDrop::new(object.unbind()))
    }

    /// Takes ownership of a reference; `None` for null.
    ///
    /// # Safety
    ///
    /// The pointer must be null or an owned reference, and the thread must be attached.
    pub unsafe fn from_ptr_or_opt(object: *mut ffi::PyObject) -> Option<Self> {
        // SAFETY: the caller meets the requirements of this function.
        unsafe { Bound::from_owned_ptr_or_opt(Python::assume_attached(), object) }.map(Self::taking)
    }

    /// Returns the object to which the reference refers.
    #[inline(always)]
    pub fn get<'a, 'py>(&'a self, py: Python<'py>) -> Object<'a, 'py> {
        self.0.bind_borrowed(py)
    }

    /// Returns the address of the object, for code that has no `Python` token, such as the garbage collector's
    /// callbacks.
    pub fn as_ptr(&self) -> *mut ffi::PyObject {
        self.0.as_ptr()
    }
}

impl Drop for StrongRef {
    fn drop(&mut self) {
        // SAFETY: the reference is taken once. Every owner of a `StrongRef` is dropped by a function that Python
        // called.
        unsafe { ManuallyDrop::take(&mut self.0).drop_ref(Python::assume_attached()) };
    }
}

/// An object that is created on first use and never freed. Access takes one load and one comparison.
pub struct OnceObject<T>(AtomicPtr<ffi::PyObject>, PhantomData<fn() -> T>);

impl<T: 'static> OnceObject<T> {
    /// Creates a value without an object.
    pub const fn new() -> Self {
        Self(AtomicPtr::new(ptr::null_mut()), PhantomData)
    }

    /// Returns the object, if it already exists.
    #[inline(always)]
    pub fn get<'py>(&self, py: Python<'py>) -> Option<Borrowed<'static, 'py, T>> {
        // SAFETY: the pointer is null, or refers to an object that `publish` stored, whose reference is never dropped.
        unsafe { Some(Borrowed::from_ptr_or_opt(py, self.0.load(Ordering::Acquire))?.cast_unchecked()) }
    }

    /// Returns true if the object is at this address. The address is compared, but the memory is not accessed.
    #[inline(always)]
    pub fn is_at<U>(&self, address: *const U) -> bool {
        ptr::eq(self.0.load(Ordering::Relaxed), address.cast())
    }

    /// Publishes an object, unless another thread was first. Returns the published object.
    pub fn publish<'py>(&self, object: Bound<'py, T>) -> Borrowed<'static, 'py, T> {
        let (py, pointer) = (object.py(), object.as_ptr());
        match self.0.compare_exchange(ptr::null_mut(), pointer, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => core::mem::forget(object),
            Err(_) => drop(object),
        }
        self.get(py).expect("published")
    }
}
