//! What CUDA may look at after a call has returned, as long as a handle lives: the options of a linker.

use core::ptr;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::keep::Keep;
use super::tables::ValueDef;

/// What each handle's creation was given, by its class and value. A handle that CUDA gives out again replaces what was
/// held for it.
static HELD: Mutex<Option<HashMap<Key, Keep>>> = Mutex::new(None);

type Key = (usize, u64);

/// Handles of different classes may have the same value.
fn key(def: &'static ValueDef, handle: u64) -> Key {
    (ptr::from_ref(def.root()).addr(), handle)
}

/// Holds on to what a call was given, until the handle that it made is destroyed.
pub fn hold(def: &'static ValueDef, handle: u64, keep: Keep) {
    if !keep.is_empty() {
        put(key(def, handle), keep);
    }
}

/// What was held for a handle, while a call tries to destroy that.
pub struct Ending {
    key: Key,
    held: Option<Keep>,
}

/// Takes what was held for a handle: before the call that destroys it, as CUDA may give the same handle to another
/// thread before this one is back.
pub fn take(def: &'static ValueDef, handle: u64) -> Ending {
    let key = key(def, handle);
    Ending { key, held: held().get_or_insert_default().remove(&key) }
}

impl Ending {
    /// Lets go of it if the handle is destroyed; otherwise CUDA may still look at it.
    pub fn end(self, destroyed: bool) {
        if let Some(held) = self.held
            && !destroyed
        {
            put(self.key, held);
        }
    }
}

fn held() -> MutexGuard<'static, Option<HashMap<Key, Keep>>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Dropping runs the program's code, perhaps even this function: so it happens after the lock is given back.
fn put(key: Key, new: Keep) {
    let old = held().get_or_insert_default().insert(key, new);
    drop(old);
}
