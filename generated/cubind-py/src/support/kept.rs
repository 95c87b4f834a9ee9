//! What the fields of a record point to: memory and objects that stay alive as long as the field says so.
//!
//! Keyed by the field's address: nested records share their parent's memory, so all of them use the list of the object
//! that has the memory.

use core::ffi::{CStr, c_void};
use core::ops::Range;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py};
use super::keep::Keep;

/// What is kept for the fields of one record; null until there is something.
///
/// It is never made in Rust: a new record is all zeros, and that is an empty one.
pub struct Kept(AtomicPtr<Mutex<Vec<Entry>>>);

/// What is kept for one field, or an array of pointers.
pub struct Entry {
    /// The address of the field.
    at: usize,
    /// What it points to. If it points elsewhere now (CUDA wrote to it, or another field of a union was set), then the
    /// entry says nothing any more; it goes when the field is assigned to again.
    pointer: usize,
    /// How many there are, if it is a list.
    count: Option<usize>,
    /// What owns it.
    object: Owned,
}

impl Entry {
    /// For a field that points to what the object owns.
    ///
    /// # Safety
    ///
    /// There is a pointer, not necessarily aligned.
    pub unsafe fn new(at: *const u8, count: Option<usize>, object: Owned) -> Self {
        // SAFETY: the caller's.
        Self { at: at.addr(), pointer: unsafe { pointer(at) }, count, object }
    }

    /// The same, for another field.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    unsafe fn another(&self, at: usize) -> Self {
        // SAFETY: the caller's; the object is alive.
        Self { at, object: unsafe { Owned::another(self.object.get()) }, ..*self }
    }

    /// Whether this is for a field in this memory, and still true.
    ///
    /// # Safety
    ///
    /// The memory is readable.
    unsafe fn holds(&self, memory: *const u8, size: usize) -> bool {
        let offset = self.at.wrapping_sub(memory.addr());
        // SAFETY: the caller's; there was a pointer at this place of it when the entry was made.
        offset < size && self.pointer == unsafe { pointer(memory.add(offset)) }
    }
}

/// # Safety
///
/// There is a pointer, not necessarily aligned.
unsafe fn pointer(at: *const u8) -> usize {
    // SAFETY: the caller's.
    unsafe { at.cast::<usize>().read_unaligned() }
}

impl Kept {
    /// Whether nothing was ever kept.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.load(Ordering::Acquire).is_null()
    }

    fn existing(&self) -> Option<MutexGuard<'_, Vec<Entry>>> {
        // SAFETY: what is not null was leaked by `entries`, and goes with us.
        let entries = unsafe { self.0.load(Ordering::Acquire).as_ref() }?;
        Some(entries.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn entries(&self) -> MutexGuard<'_, Vec<Entry>> {
        if self.0.load(Ordering::Acquire).is_null() {
            let made = Box::into_raw(Box::default());
            if self.0.compare_exchange(null_mut(), made, Ordering::AcqRel, Ordering::Acquire).is_err() {
                // SAFETY: ours, and nobody has seen it.
                drop(unsafe { Box::from_raw(made) });
            }
        }
        // SAFETY: one of the two is there now, and goes with us.
        unsafe { &*self.0.load(Ordering::Acquire) }.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes away what is kept for the fields in this range of addresses, and puts others there instead.
    ///
    /// What goes is dropped without the lock, for that may run code in Python, which may come back here.
    pub fn replace(&self, range: Range<usize>, with: Vec<Entry>) {
        if with.is_empty() && self.is_empty() {
            return;
        }
        let mut entries = self.entries();
        let gone: Vec<Entry> = entries.extract_if(.., |entry| range.contains(&entry.at)).collect();
        entries.extend(with);
        drop(entries);
        drop(gone);
    }

    /// The list that a field points to: its owner and how many there are.
    ///
    /// # Safety
    ///
    /// There is a pointer; the thread is attached to the interpreter.
    pub unsafe fn list(&self, at: *const u8) -> Option<(Owned, usize)> {
        let entries = self.existing()?;
        // SAFETY: the caller's.
        let mut lists = entries.iter().filter(|entry| unsafe { entry.holds(at, 1) });
        let (entry, count) = lists.find_map(|entry| entry.count.map(|count| (entry, count)))?;
        // SAFETY: the caller's; the object is alive.
        Some((unsafe { Owned::another(entry.object.get()) }, count))
    }

    /// What is kept for the fields in this memory, for fields that lie just so from another address on.
    ///
    /// # Safety
    ///
    /// The memory is readable; the thread is attached to the interpreter.
    pub unsafe fn shared(&self, memory: *const u8, size: usize, to: *const u8) -> Vec<Entry> {
        let Some(entries) = self.existing() else { return Vec::new() };
        // SAFETY: the caller's.
        let within = entries.iter().filter(|entry| unsafe { entry.holds(memory, size) });
        // SAFETY: the caller's.
        within.map(|entry| unsafe { entry.another(entry.at - memory.addr() + to.addr()) }).collect()
    }

    /// The objects that own what the fields in this memory point to.
    ///
    /// # Safety
    ///
    /// As for [`Kept::shared`].
    pub unsafe fn objects(&self, memory: *const u8, size: usize) -> impl Iterator<Item = Owned> {
        // SAFETY: the caller's.
        unsafe { self.shared(memory, size, memory) }.into_iter().map(|entry| entry.object)
    }

    /// Whether something is kept for a field in this memory.
    ///
    /// # Safety
    ///
    /// The memory is readable.
    pub unsafe fn any(&self, memory: *const u8, size: usize) -> bool {
        // SAFETY: the caller's.
        self.existing().is_some_and(|entries| entries.iter().any(|entry| unsafe { entry.holds(memory, size) }))
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let entries = *self.0.get_mut();
        if !entries.is_null() {
            // SAFETY: leaked by `entries`; a record is freed once, on an attached thread.
            drop(unsafe { Box::from_raw(entries) });
        }
    }
}

const CAPSULE: &CStr = c"cubind.keep";

/// An object that owns a keep.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn capsule(keep: Keep) -> Py<Owned> {
    let keep = Box::into_raw(Box::new(keep));
    // SAFETY: the caller's.
    let capsule =
        unsafe { Owned::new(ffi::PyCapsule_New(keep.cast::<c_void>(), CAPSULE.as_ptr(), Some(free_capsule))) };
    if capsule.is_err() {
        // SAFETY: nobody has taken it.
        drop(unsafe { Box::from_raw(keep) });
    }
    capsule
}

unsafe extern "C" fn free_capsule(capsule: Object) {
    // SAFETY: the interpreter's: one of ours, which goes; so it is valid, and holds a keep.
    unsafe { drop(Box::from_raw(ffi::PyCapsule_GetPointer(capsule, CAPSULE.as_ptr()).cast::<Keep>())) }
}
