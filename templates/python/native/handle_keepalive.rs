//! What a library goes on using after a call has returned: it lives as long as the handle that the library uses it for, or
//! until a call puts something else in its place.
//!
//! The specs say until when (`valid_until`), and generated code calls this where that is the life of a handle.

use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use super::call_arena::CallArena;
use super::refs::StrongRef;
use super::tables::ValueDef;

/// What is kept for each handle, by its class and value.
static HELD: Mutex<Option<Held>> = Mutex::new(None);

/// Hashed quickly: nobody chooses the handles that CUDA gives, so that the hash need not withstand anybody, and every call that makes a
/// handle looks for what is kept for an earlier one of the same value.
type Held = FxHashMap<Key, Vec<Kept>>;

/// For how many handles something is kept: mostly for none, which is seen without the lock.
static HANDLES: AtomicUsize = AtomicUsize::new(0);

/// A handle: its family, which is the table at the end of the bases of its class, and its value.
pub type Key = (usize, u64);

/// Handles of different classes may have the same value.
fn key(def: &'static ValueDef, handle: u64) -> Key {
    (ptr::from_ref(def.root()).addr(), handle)
}

/// Where a call puts its arguments: the function, and what tells the attribute that it sets. The next call with the same place
/// replaces them; without a place they are there to stay.
pub type Slot = Option<(&'static str, u64)>;

/// The arguments of one call.
#[derive(Clone)]
struct Kept {
    slot: Slot,
    /// Copies of a handle share what was kept for it.
    _arguments: Arc<Arguments>,
}

/// What nobody looks into any more.
enum Arguments {
    /// An arena.
    Arena(#[expect(dead_code, reason = "it is only dropped")] CallArena),
    /// What another package's call was given.
    Object(#[expect(dead_code, reason = "as above")] StrongRef),
}

// SAFETY: nothing reads or changes the arena through a shared reference; it is dropped once, by a function that Python
// called.
unsafe impl Sync for Arguments {}

/// Keeps what a call was given for as long as the handle exists; what was in its place goes.
pub fn hold(def: &'static ValueDef, handle: u64, slot: Slot, arena: CallArena) {
    put(key(def, handle), slot, (!arena.is_empty()).then_some(Arguments::Arena(arena)));
}

/// The same, of what another package's call was given for a handle of this one.
pub fn hold_object(handle: Key, slot: Slot, kept: Option<StrongRef>) {
    put(handle, slot, kept.map(Arguments::Object));
}

fn put(handle: Key, slot: Slot, arguments: Option<Arguments>) {
    if arguments.is_none() && (slot.is_none() || is_empty()) {
        return;
    }
    let new = arguments.map(|arguments| Kept { slot, _arguments: Arc::new(arguments) });
    let mut held = held();
    let all = held.get_or_insert_default();
    let of_handle = all.entry(handle).or_default();
    let replaced: Vec<Kept> = of_handle.extract_if(.., |kept| slot.is_some() && kept.slot == slot).collect();
    of_handle.extend(new);
    if of_handle.is_empty() {
        all.remove(&handle);
    }
    unlock(held, replaced);
}

/// A call has made a handle: CUDA may give the value of one that has gone unnoticed, with whatever was kept for that.
pub fn made(def: &'static ValueDef, handle: u64) {
    drop(detach(def, handle));
}

/// A call has made a handle from another: what was kept for the first is used through the second as well.
pub fn share(from: &'static ValueDef, original: u64, to: &'static ValueDef, copy: u64) {
    share_of(key(from, original), key(to, copy));
}

/// The same of handles by their keys.
pub fn share_of(original: Key, copy: Key) {
    if is_empty() {
        return;
    }
    let mut held = held();
    let all = held.get_or_insert_default();
    if let Some(kept) = all.get(&original).cloned() {
        all.entry(copy).or_default().extend(kept);
    }
    unlock(held, Vec::new());
}

/// What was kept for a handle, while a call tries to destroy that.
pub struct Detached {
    key: Key,
    kept: Vec<Kept>,
}

/// Takes what was kept for a handle: before the call that destroys it, as CUDA may give the same handle to another
/// thread before this one is back.
pub fn detach(def: &'static ValueDef, handle: u64) -> Detached {
    let key = key(def, handle);
    if is_empty() {
        return Detached { key, kept: Vec::new() };
    }
    let mut held = held();
    let kept = held.get_or_insert_default().remove(&key).unwrap_or_default();
    unlock(held, Vec::new());
    Detached { key, kept }
}

/// The same of a handle by its key: nothing where nothing is kept.
pub fn detach_of(key: Key) -> Option<Detached> {
    if is_empty() {
        return None;
    }
    let mut held = held();
    let kept = held.get_or_insert_default().remove(&key);
    unlock(held, Vec::new());
    Some(Detached { key, kept: kept? })
}

impl Detached {
    /// Drops it if the handle was destroyed; otherwise CUDA may still access it.
    pub fn finish(self, destroyed: bool) {
        if !destroyed && !self.kept.is_empty() {
            let mut held = held();
            held.get_or_insert_default().entry(self.key).or_default().extend(self.kept);
            unlock(held, Vec::new());
        }
    }
}

fn is_empty() -> bool {
    HANDLES.load(Ordering::Acquire) == 0
}

fn held() -> MutexGuard<'static, Option<Held>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts the handles. Dropping what is kept may run Python code, even a function of this module: so it happens after the
/// lock is released.
fn unlock(held: MutexGuard<'static, Option<Held>>, gone: Vec<Kept>) {
    HANDLES.store(held.as_ref().map_or(0, |all| all.len()), Ordering::Release);
    drop(held);
    drop(gone);
}
