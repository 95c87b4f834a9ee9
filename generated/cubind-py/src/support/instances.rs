//! Allocation of instances of classes that are created from tables, and their tracking by the garbage collector.

use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
use core::ptr::NonNull;

use pyo3::prelude::*;
use pyo3::types::PyType;
use pyo3::{Borrowed, ffi};

use super::class::{Instance, is_own};
use super::errors::{Fallible, no_memory, owned};

/// Allocates a zeroed instance, followed by this many items. Unless the class is a subclass that is defined in Python,
/// the garbage collector does not track the instance yet.
///
/// # Safety
///
/// The class must have instances of this type, or extend such a class.
pub unsafe fn allocate<'py, T: Instance>(class: Borrowed<'_, 'py, PyType>, items: usize) -> Fallible<Bound<'py, T>> {
    // SAFETY: instances of this class begin with a `T`, for which zeros are valid.
    unsafe {
        if is_own(class.as_ptr().cast()) {
            return allocate_own(class, items);
        }
        let object = ffi::PyType_GenericAlloc(class.as_ptr().cast(), items as isize);
        Ok(owned(class.py(), object)?.cast_into_unchecked())
    }
}

/// Like [`allocate`], but for a class that was created here.
///
/// # Safety
///
/// The class must have instances of this type, and must not be a subclass.
#[inline]
pub unsafe fn allocate_own<'py, T: Instance>(
    class: Borrowed<'_, 'py, PyType>,
    items: usize,
) -> Fallible<Bound<'py, T>> {
    let own: *mut ffi::PyTypeObject = class.as_ptr().cast();
    // SAFETY: an instance of this class and its items have this size, and all zeros are a valid instance.
    unsafe {
        let object = if T::ITEM == 0 {
            zeroed::<T>(ffi::PyObject_GC_New(own), size_of::<ffi::PyObject>(), 0)
        } else {
            zeroed::<T>(ffi::PyObject_GC_NewVar(own, items as isize), size_of::<ffi::PyVarObject>(), items * T::ITEM)
        };
        Ok(owned(class.py(), object)?.cast_into_unchecked())
    }
}

/// # Safety
///
/// `object` must be null, or a new instance with a head of this size, followed by this many bytes.
#[inline(always)]
unsafe fn zeroed<T>(object: *mut ffi::PyObject, head: usize, behind: usize) -> *mut ffi::PyObject {
    if !object.is_null() {
        // SAFETY: this many bytes follow the object's head.
        unsafe { object.cast::<u8>().add(head).write_bytes(0, size_of::<T>() - head + behind) };
    }
    object
}

/// Starts tracking a new instance of a class that was created here. The instance must already contain all its
/// references.
#[inline(always)]
pub fn tracked<T: Instance>(object: Bound<'_, T>) -> Bound<'_, T> {
    // SAFETY: the object was allocated for the collector, and is not in its lists yet.
    unsafe { ffi::PyObject_GC_Track(object.as_ptr().cast()) };
    object
}

/// Tracks an instance, unless it is already tracked.
pub fn track<T: Instance>(object: Borrowed<'_, '_, T>) {
    // SAFETY: the object was allocated for the collector.
    unsafe {
        if ffi::PyObject_GC_IsTracked(object.as_ptr()) == 0 {
            ffi::PyObject_GC_Track(object.as_ptr().cast());
        }
    }
}

/// Allocates memory for an instance without items, which the collector never visits. This function is not inlined,
/// because it is rarely called: the memory of freed instances is reused.
#[inline(never)]
pub fn plain_memory<T: Instance>(py: Python<'_>) -> Fallible<NonNull<ffi::PyObject>> {
    // SAFETY: the thread is attached to the interpreter.
    NonNull::new(unsafe { ffi::PyObject_Malloc(size_of::<T>()) }.cast()).ok_or_else(|| no_memory(py))
}

/// Returns a new instance in this memory. Only the head of the instance is initialized.
///
/// # Safety
///
/// The class must have instances of this type, and must not be a subclass. The memory must have the size of an instance
/// and no other user. The caller must initialize the memory after the head.
#[inline(always)]
pub unsafe fn initialized<'py, T: Instance>(
    class: Borrowed<'_, 'py, PyType>,
    memory: NonNull<ffi::PyObject>,
) -> Bound<'py, T> {
    // SAFETY: the caller meets the requirements of this function.
    unsafe {
        let object = ffi::PyObject_Init(memory.as_ptr(), class.as_ptr().cast());
        Bound::from_owned_ptr_or_opt(class.py(), object).unwrap_unchecked().cast_into_unchecked()
    }
}

/// The memory of up to `N` freed instances, which is reused for new instances of the same size. This list is only used
/// for instances without the collector's header.
///
/// The list is always empty in a free-threaded interpreter, where several threads create and drop instances
/// concurrently. Otherwise the GIL protects it, because the extension works in only one interpreter.
pub struct FreeList<const N: usize>(UnsafeCell<Kept<N>>);

struct Kept<const N: usize> {
    count: usize,
    places: [MaybeUninit<NonNull<ffi::PyObject>>; N],
}

// SAFETY: the list is accessed only with the GIL.
unsafe impl<const N: usize> Sync for FreeList<N> {}

impl<const N: usize> FreeList<N> {
    /// Creates an empty list.
    pub const fn new() -> Self {
        Self(UnsafeCell::new(Kept { count: 0, places: [MaybeUninit::uninit(); N] }))
    }

    /// Takes the memory of an instance from the list.
    #[inline(always)]
    pub fn take(&self, _: Python<'_>) -> Option<NonNull<ffi::PyObject>> {
        // SAFETY: the token proves that the thread has the GIL; the first `count` places are initialized.
        unsafe {
            let kept = &mut *self.0.get();
            kept.count = kept.count.checked_sub(1)?;
            Some(kept.places.get_unchecked(kept.count).assume_init())
        }
    }

    /// Adds the memory of an instance to the list. Returns false if the list is full.
    ///
    /// # Safety
    ///
    /// The thread must be attached. No other code may use the memory, which must come from `PyObject_Malloc`.
    #[inline(always)]
    pub unsafe fn put(&self, memory: *mut ffi::PyObject) -> bool {
        if cfg!(Py_GIL_DISABLED) {
            return false;
        }
        // SAFETY: the caller meets the requirements of this function; the index of the place is below `N`.
        unsafe {
            let kept = &mut *self.0.get();
            if kept.count == N {
                return false;
            }
            kept.places.get_unchecked_mut(kept.count).write(NonNull::new_unchecked(memory));
            kept.count += 1;
            true
        }
    }
}
