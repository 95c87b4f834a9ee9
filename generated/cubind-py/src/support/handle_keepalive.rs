//! Objects that a library uses after a call has returned. They are kept alive until the handle for which the library
//! uses them is destroyed, or until a call replaces them.
//!
//! Generated code calls this module for parameters whose `valid_until` in a spec is the lifetime of a handle.

use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use super::call_arena::CallArena;
use super::refs::StrongRef;
use super::tables::ValueDef;

/// The objects kept for each handle, by family and value.
static HELD: Mutex<Option<Held>> = Mutex::new(None);

/// A map with a fast hash function. The hash need not resist attacks, because CUDA chooses the handles that are the
/// keys. It must be fast, because every call that creates a handle looks up the objects of an earlier handle with the
/// same value.
type Held = FxHashMap<Key, Vec<Kept>>;

/// The number of handles for which objects are kept. The number is usually 0, which is checked without the lock.
static HANDLES: AtomicUsize = AtomicUsize::new(0);

/// A handle: its family, which is the address of the table of its root base class, and its value.
pub type Key = (usize, u64);

/// Returns the key of a handle. The key includes the family, because handles of different classes may have the same
/// value.
fn key(def: &'static ValueDef, handle: u64) -> Key {
    (ptr::from_ref(def.root()).addr(), handle)
}

/// Identifies the arguments of a call by the function, and the attribute that the function sets. The next call with the
/// same slot replaces the arguments. Without a slot, the arguments are kept until the handle is destroyed.
pub type Slot = Option<(&'static str, u64)>;

/// The arguments of one call, which are kept alive.
#[derive(Clone)]
struct Kept {
    slot: Slot,
    /// The arguments, which the copies of a handle share.
    _arguments: Arc<Arguments>,
}

/// The kept objects, which are only dropped, and not used otherwise.
enum Arguments {
    /// An arena.
    Arena(#[expect(dead_code, reason = "it is only dropped")] CallArena),
    /// An object that another package keeps for its call.
    Object(#[expect(dead_code, reason = "as above")] StrongRef),
}

// SAFETY: the arena is never read or changed through a shared reference; it is dropped once, by a function that Python
// called.
unsafe impl Sync for Arguments {}

/// Keeps the arguments of a call until the handle is destroyed, and drops the previous arguments in the same slot.
pub fn hold(def: &'static ValueDef, handle: u64, slot: Slot, arena: CallArena) {
    put(key(def, handle), slot, (!arena.is_empty()).then_some(Arguments::Arena(arena)));
}

/// Like [`hold`], but for an object that another package keeps for a handle of this package.
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

/// Called when a call has created a handle. Drops the objects of an earlier handle with this value, because CUDA may
/// reuse the value of a handle whose destruction went unnoticed.
pub fn made(def: &'static ValueDef, handle: u64) {
    drop(detach(def, handle));
}

/// Called when a call has created a handle from another handle. Also keeps the objects of the original handle alive for
/// the new handle.
pub fn share(from: &'static ValueDef, original: u64, to: &'static ValueDef, copy: u64) {
    share_of(key(from, original), key(to, copy));
}

/// Like [`share`], but takes the keys of the handles.
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

/// The objects that are kept for a handle, while a call tries to destroy the handle.
pub struct Detached {
    key: Key,
    kept: Vec<Kept>,
}

/// Removes and returns the objects of a handle. This function must be called before the call that destroys the handle,
/// because CUDA may return the same value to another thread before that call returns.
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

/// Like [`detach`], but takes the key of the handle. Returns `None` if no objects are kept.
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
    /// Drops the objects if the handle was destroyed. Otherwise CUDA may still access the objects, so they stay alive.
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

/// Updates the count of handles, and releases the lock before the objects are dropped. Dropping objects may run Python
/// code, which may call functions of this module.
fn unlock(held: MutexGuard<'static, Option<Held>>, gone: Vec<Kept>) {
    HANDLES.store(held.as_ref().map_or(0, |all| all.len()), Ordering::Release);
    drop(held);
    drop(gone);
}
