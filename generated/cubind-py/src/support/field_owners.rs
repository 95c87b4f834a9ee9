//! Owners of the memory and objects to which a record's pointers refer. An owner is kept alive while the field contains
//! the pointer.
//!
//! Owners are found by the field's address. Nested records share their parent's memory, so all of them use the list of
//! the object that owns the memory.

use core::cell::Cell;
use core::ops::Range;
use core::ptr::{null, null_mut};
use core::slice;
use core::sync::atomic::{AtomicPtr, Ordering};

use pyo3::prelude::*;

use super::call_arena::CallArena;
use super::collect::{Visit, Visited};
use super::errors::{Fallible, Object, Owned};
use super::locked_list::{List, Locked};
use super::place::Place;
use super::refs::StrongRef;
use super::tables::Ty;

/// The objects that are kept alive for the fields of one record. The pointer is null until there is such an object.
///
/// A value of this type is never constructed in Rust: a new record is zeroed, which represents an empty list. Extension
/// modules access the lists of each other's records, so the contents are part of the interface between packages
/// (`abi`).
#[repr(transparent)]
pub struct FieldOwners(AtomicPtr<List<Entry>>);

/// A function, and the attribute that it sets.
pub type CallSlot = (&'static str, u64);

/// The owner for one field, or for an array of pointers.
#[repr(C)]
pub struct Entry {
    /// The address of the field.
    at: usize,
    /// The address to which the field pointed when the entry was created. If the field now points elsewhere (because
    /// CUDA wrote to it, or another field of a union was set), the entry is stale. A stale entry is removed when the
    /// field is assigned to again.
    pointer: usize,
    /// The number of elements, if the target is a list.
    count: Count,
    /// True for a string in a union, which means that the union's string member was assigned.
    text: bool,
    /// The call that passed the object, if the object is kept for the record as a whole because the library has stored
    /// its address in the record.
    slot: OfCall,
    /// The owner of the target.
    object: StrongRef,
}

/// The target of a field.
pub struct Pointed<'py> {
    pub pointer: usize,
    /// The owner of the target, or `None` if CUDA owns the target.
    pub kept: Option<Kept<'py>>,
}

/// The owner of a field's target.
pub struct Kept<'py> {
    /// The owner of the target.
    pub object: Owned<'py>,
    /// The number of elements, if the target is a list.
    pub count: Option<usize>,
    /// True for a string in a union.
    pub is_text: bool,
}

/// The number of elements of a list. If the target is not a list, this is `usize::MAX`, which is not the length of any
/// list.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq)]
struct Count(usize);

impl Count {
    fn new(count: Option<usize>) -> Self {
        Self(count.unwrap_or(usize::MAX))
    }

    fn get(self) -> Option<usize> {
        (self.0 != usize::MAX).then_some(self.0)
    }
}

/// The call that passed an object, or no call.
#[repr(C)]
#[derive(Clone, Copy)]
struct OfCall {
    /// The name of the called function, or null if there is no call.
    name: *const u8,
    length: usize,
    selector: u64,
}

impl OfCall {
    const NONE: Self = Self { name: null(), length: 0, selector: 0 };

    fn new((name, selector): CallSlot) -> Self {
        Self { name: name.as_ptr(), length: name.len(), selector }
    }

    fn get(&self) -> Option<CallSlot> {
        // SAFETY: the pointer is null, or refers to the string from which it was created.
        let name = unsafe { (!self.name.is_null()).then(|| slice::from_raw_parts(self.name, self.length)) }?;
        // SAFETY: the pointer refers to the string from which it was created.
        Some((unsafe { str::from_utf8_unchecked(name) }, self.selector))
    }
}

// SAFETY: the pointer refers to a static string.
unsafe impl Send for OfCall {}
// SAFETY: the pointer refers to a static string.
unsafe impl Sync for OfCall {}

impl Entry {
    /// Creates an entry for a field that has this value from now on. The field points to memory of the object, or is an
    /// array of such pointers.
    pub fn new(field: Place<'_, '_>, value: Place<'_, '_>, count: Option<usize>, object: Object<'_, '_>) -> Self {
        let pointer = value.pointer_at(0).unwrap_or_default();
        let (count, text) = (Count::new(count), matches!(field.ty(), Ty::UnionString));
        Self { at: field.address().addr(), pointer, count, text, slot: OfCall::NONE, object: StrongRef::new(object) }
    }

    /// Creates an entry for the record at this address, a part of which a call has created.
    pub fn of_call(record: *const u8, slot: CallSlot, object: Object<'_, '_>) -> Self {
        let (slot, object) = (OfCall::new(slot), StrongRef::new(object));
        Self { at: record.addr(), pointer: 0, count: Count::new(None), text: false, slot, object }
    }

    /// Keeps the owner alive until the arena is dropped.
    pub fn keep_alive(&self, py: Python<'_>, arena: &CallArena) -> Fallible<()> {
        arena.object(self.object.get(py))
    }

    /// Creates an entry with the same owner, for another field.
    fn at(&self, py: Python<'_>, at: usize) -> Self {
        Self { at, object: StrongRef::new(self.object.get(py)), ..*self }
    }

    /// Returns true if this entry belongs to a field in this memory, and is not stale.
    fn holds(&self, memory: Place<'_, '_>) -> bool {
        let here = memory.pointer_at(self.at.wrapping_sub(memory.address().addr()));
        here.is_some_and(|pointer| self.slot.get().is_some() || pointer == self.pointer)
    }
}

impl FieldOwners {
    /// Returns true if no object was ever kept for the record.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.load(Ordering::Acquire).is_null()
    }

    fn existing(&self) -> Option<Locked<'_, Entry>> {
        // SAFETY: the pointer is null, or refers to a list that `entries` created and that is freed with `self`.
        Some(unsafe { self.0.load(Ordering::Acquire).as_ref() }?.lock())
    }

    /// Returns the entries, and true if they are the first entries: exactly one thread gets true.
    fn entries(&self) -> (Locked<'_, Entry>, bool) {
        let mut are_first = false;
        if self.is_empty() {
            let made = List::make();
            are_first = self.0.compare_exchange(null_mut(), made, Ordering::AcqRel, Ordering::Acquire).is_ok();
            if !are_first {
                // SAFETY: the list was just created, and is not published.
                drop(unsafe { List::into_vec(made) });
            }
        }
        (self.existing().expect("one of the two is there now"), are_first)
    }

    /// Writes to the fields in this range of addresses, and replaces their owners. Other threads see both changes at
    /// once. Returns true if the record now has its first owners.
    ///
    /// The old entries are dropped outside of the lock, because dropping may run Python code, which may call this
    /// function.
    pub fn replace(&self, range: Range<usize>, with: Vec<Entry>, write: impl FnOnce()) -> bool {
        if with.is_empty() && self.is_empty() {
            write();
            return false;
        }
        let (mut entries, are_first) = self.entries();
        write();
        let gone = entries.extract_if(|entry| range.contains(&entry.at));
        with.into_iter().for_each(|entry| entries.push(entry));
        drop(entries);
        drop(gone);
        are_first
    }

    /// Keeps an argument of a call for the record as a whole, in place of the argument of an earlier call with this
    /// slot. Returns true if the record now has its first owners.
    pub fn put(&self, slot: CallSlot, new: Entry) -> bool {
        let (mut entries, are_first) = self.entries();
        let gone = entries.extract_if(|entry| entry.slot.get() == Some(slot));
        entries.push(new);
        drop(entries);
        drop(gone);
        are_first
    }

    /// Drops the arguments of calls that were kept for the record as a whole, after it was destroyed.
    pub fn forget_calls(&self) {
        let gone = self.existing().map(|mut entries| entries.extract_if(|entry| entry.slot.get().is_some()));
        drop(gone);
    }

    /// Visits the owners, for the garbage collector. A holder of the lock cannot trigger a collection, so this does not
    /// block.
    pub fn traverse(&self, visit: &Visit) -> Visited {
        self.existing().iter().flat_map(|entries| entries.iter()).try_for_each(|entry| visit.reference(&entry.object))
    }

    /// Writes null to the fields that still point to a list that is about to be freed.
    ///
    /// # Safety
    ///
    /// The memory of the fields must still be valid.
    pub unsafe fn forget_lists(&self) {
        let Some(entries) = self.existing() else { return };
        for entry in entries.iter().filter(|entry| entry.count.get().is_some()) {
            let field = core::ptr::with_exposed_provenance_mut::<usize>(entry.at);
            // SAFETY: the field is in valid memory, and is a pointer.
            unsafe {
                if field.read_unaligned() == entry.pointer {
                    field.write_unaligned(0);
                }
            }
        }
    }

    /// Drops all entries, outside of the lock.
    pub fn clear(&self) {
        let gone = self.existing().map(|mut entries| entries.extract_if(|_| true));
        drop(gone);
    }

    /// Returns the target of a field and the target's owner. Both are read under one lock, because other threads may
    /// assign to the field.
    pub fn pointed<'py>(&self, py: Python<'py>, field: Place<'_, '_>) -> Pointed<'py> {
        let pointer = || field.pointer_at(0).unwrap_or_default();
        loop {
            if let Some(entries) = self.existing() {
                let mut of_field = entries.iter().filter(|entry| entry.slot.get().is_none() && entry.holds(field));
                let kept = of_field.next().map(|entry| Kept {
                    object: entry.object.get(py).to_owned(),
                    count: entry.count.get(),
                    is_text: entry.text,
                });
                return Pointed { pointer: pointer(), kept };
            }
            let pointer = pointer();
            if self.is_empty() {
                return Pointed { pointer, kept: None };
            }
        }
    }

    /// Copies this memory, and returns the owners of its fields' targets, for fields at another address. The memory and
    /// the owners are read under one lock.
    pub fn copy(&self, py: Python<'_>, memory: Place<'_, '_>, to: Place<'_, '_>, at: *const u8) -> Vec<Entry> {
        loop {
            if let Some(entries) = self.existing() {
                to.copy_from(memory);
                let within = entries.iter().filter(|entry| entry.holds(memory));
                return within.map(|entry| entry.at(py, entry.at - memory.address().addr() + at.addr())).collect();
            }
            to.copy_from(memory);
            if self.is_empty() {
                return Vec::new();
            }
        }
    }

    /// Returns true if the string member of a union was assigned.
    pub fn has_text(&self, field: Place<'_, '_>) -> bool {
        self.existing().is_some_and(|entries| entries.iter().any(|entry| entry.text && entry.holds(field)))
    }

    /// Returns true if a field in this memory has an owner.
    pub fn any(&self, memory: Place<'_, '_>) -> bool {
        self.existing().is_some_and(|entries| entries.iter().any(|entry| entry.holds(memory)))
    }
}

/// The maximum depth to which records are dropped recursively. Records below this depth wait.
const DEPTH: u32 = 50;

thread_local! {
    /// The current depth of recursive drops on this thread.
    static NESTED: Cell<u32> = const { Cell::new(0) };
    /// Entries that wait until the first of them is dropped.
    static WAITING: Cell<Vec<Vec<Entry>>> = const { Cell::new(Vec::new()) };
}

/// Drops the owners of a record without unbounded recursion: they may be the last references to other records, and so
/// on.
fn drop_nested(entries: Vec<Entry>) {
    let depth = NESTED.get();
    if depth < DEPTH {
        NESTED.set(depth + 1);
        drop(entries);
        NESTED.set(depth);
    } else {
        let mut waiting = WAITING.take();
        waiting.push(entries);
        WAITING.set(waiting);
    }
    while NESTED.get() == 0 {
        let mut waiting = WAITING.take();
        let Some(next) = waiting.pop() else { break };
        WAITING.set(waiting);
        NESTED.set(1);
        drop(next);
        NESTED.set(0);
    }
}

impl Drop for FieldOwners {
    fn drop(&mut self) {
        let entries = *self.0.get_mut();
        if !entries.is_null() {
            // SAFETY: `entries` created the list, which is not shared: `self` is dropped once.
            drop_nested(unsafe { List::into_vec(entries) });
        }
    }
}
