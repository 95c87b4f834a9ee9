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

/// What is kept for one field.
pub struct Entry {
    /// The address of the field.
    pub at: usize,
    /// What it points to, if it is a list: the address, and how many there are.
    pub list: Option<(usize, usize)>,
    /// What owns it.
    pub object: Owned,
}

impl Entry {
    /// The same, for another field.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    unsafe fn another(&self, at: usize) -> Self {
        // SAFETY: the caller's; the object is alive.
        Self { at, list: self.list, object: unsafe { Owned::another(self.object.get()) } }
    }
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

    /// The list at this address of a field, which points there: its owner and how many there are.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn list(&self, at: usize, pointer: usize) -> Option<(Owned, usize)> {
        let entries = self.existing()?;
        let (entry, count) = entries.iter().find_map(|entry| match entry.list {
            Some((to, count)) if entry.at == at && to == pointer => Some((entry, count)),
            Some(_) | None => None,
        })?;
        // SAFETY: the caller's; the object is alive.
        Some((unsafe { Owned::another(entry.object.get()) }, count))
    }

    /// What is kept for the fields in this range, for fields that lie just so from another address on.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn shared(&self, range: Range<usize>, to: usize) -> Vec<Entry> {
        let Some(entries) = self.existing() else { return Vec::new() };
        let within = entries.iter().filter(|entry| range.contains(&entry.at));
        // SAFETY: the caller's.
        within.map(|entry| unsafe { entry.another(entry.at - range.start + to) }).collect()
    }

    /// Whether something is kept for a field in this range.
    pub fn any(&self, range: Range<usize>) -> bool {
        self.existing().is_some_and(|entries| entries.iter().any(|entry| range.contains(&entry.at)))
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
