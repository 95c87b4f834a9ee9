//! What the fields of a record point to: memory and objects that stay alive as long as the field says so.
//!
//! Keyed by the field's address: nested records share their parent's memory, so all of them use the list of the object
//! that has the memory.

use core::mem;
use core::ops::Range;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;

use super::call_arena::CallArena;
use super::collect::{Visit, Visited};
use super::errors::{Object, Owned};
use super::refs::StrongRef;

/// What is kept for the fields of one record; null until there is something.
///
/// It is never made in Rust: a new record is all zeros, and that is an empty one.
pub struct FieldOwners(AtomicPtr<Mutex<Vec<Entry>>>);

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
    object: StrongRef,
}

impl Entry {
    /// For a field that points to what the object owns.
    ///
    /// # Safety
    ///
    /// There is a pointer, not necessarily aligned.
    pub unsafe fn new(at: *const u8, count: Option<usize>, object: Object<'_, '_>) -> Self {
        // SAFETY: the caller's.
        Self { at: at.addr(), pointer: unsafe { pointer(at) }, count, object: StrongRef::new(object) }
    }

    /// The same, for another field.
    fn incref(&self, py: Python<'_>, at: usize) -> Self {
        Self { at, object: StrongRef::new(self.object.get(py)), ..*self }
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

impl FieldOwners {
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
        if self.is_empty() {
            let made = Box::into_raw(Box::default());
            if self.0.compare_exchange(null_mut(), made, Ordering::AcqRel, Ordering::Acquire).is_err() {
                // SAFETY: ours, and nobody has seen it.
                drop(unsafe { Box::from_raw(made) });
            }
        }
        self.existing().expect("one of the two is there now")
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

    /// Shows the collector what is kept. Who has the lock calls nothing that could collect, so this does not wait.
    pub fn traverse(&self, visit: &Visit) -> Visited {
        self.existing().iter().flat_map(|entries| entries.iter()).try_for_each(|entry| visit.reference(&entry.object))
    }

    /// Lets go of everything, without the lock.
    pub fn clear(&self) {
        let gone = self.existing().map(|mut entries| mem::take(&mut *entries));
        drop(gone);
    }

    /// The list that a field points to: its owner and how many there are.
    ///
    /// # Safety
    ///
    /// There is a pointer.
    pub unsafe fn list<'py>(&self, py: Python<'py>, at: *const u8) -> Option<(Owned<'py>, usize)> {
        let entries = self.existing()?;
        // SAFETY: the caller's.
        let mut lists = entries.iter().filter(|entry| unsafe { entry.holds(at, 1) });
        let (entry, count) = lists.find_map(|entry| entry.count.map(|count| (entry, count)))?;
        Some((entry.object.get(py).to_owned(), count))
    }

    /// What is kept for the fields in this memory, for fields that lie just so from another address on.
    ///
    /// # Safety
    ///
    /// The memory is readable.
    pub unsafe fn shared(&self, py: Python<'_>, memory: *const u8, size: usize, to: *const u8) -> Vec<Entry> {
        let Some(entries) = self.existing() else { return Vec::new() };
        // SAFETY: the caller's.
        let within = entries.iter().filter(|entry| unsafe { entry.holds(memory, size) });
        within.map(|entry| entry.incref(py, entry.at - memory.addr() + to.addr())).collect()
    }

    /// Keeps alive what the fields in this memory point to.
    ///
    /// # Safety
    ///
    /// The memory is readable.
    pub unsafe fn keep_alive(&self, py: Python<'_>, memory: *const u8, size: usize, arena: &mut CallArena) {
        // SAFETY: the caller's.
        for entry in unsafe { self.shared(py, memory, size, memory) } {
            arena.object(entry.object.get(py));
        }
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

impl Drop for FieldOwners {
    fn drop(&mut self) {
        let entries = *self.0.get_mut();
        if !entries.is_null() {
            // SAFETY: leaked by `entries`; a record is freed once.
            drop(unsafe { Box::from_raw(entries) });
        }
    }
}
