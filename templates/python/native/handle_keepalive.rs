//! Memory that CUDA may access after a call has returned, for the lifetime of a handle: the options of a linker.

use core::ptr;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::call_arena::CallArena;
use super::tables::ValueDef;

/// The arguments of the call that made each handle, by its class and value. A handle that CUDA returns again replaces
/// what was held for it.
static HELD: Mutex<Option<HashMap<Key, CallArena>>> = Mutex::new(None);

type Key = (usize, u64);

/// Handles of different classes may have the same value.
fn key(def: &'static ValueDef, handle: u64) -> Key {
    (ptr::from_ref(def.root()).addr(), handle)
}

/// Holds on to what a call was given, until the handle that it made is destroyed.
pub fn attach(def: &'static ValueDef, handle: u64, arena: CallArena) {
    if !arena.is_empty() {
        put(key(def, handle), arena);
    }
}

/// What was held for a handle, while a call tries to destroy that.
pub struct Detached {
    key: Key,
    held: Option<CallArena>,
}

/// Takes what was held for a handle: before the call that destroys it, as CUDA may give the same handle to another
/// thread before this one is back.
pub fn detach(def: &'static ValueDef, handle: u64) -> Detached {
    let key = key(def, handle);
    Detached { key, held: held().get_or_insert_default().remove(&key) }
}

impl Detached {
    /// Drops it if the handle was destroyed; otherwise CUDA may still access it.
    pub fn finish(self, destroyed: bool) {
        if let Some(held) = self.held
            && !destroyed
        {
            put(self.key, held);
        }
    }
}

fn held() -> MutexGuard<'static, Option<HashMap<Key, CallArena>>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Dropping may run Python code, even this function: so it happens after the lock is released.
fn put(key: Key, new: CallArena) {
    let old = held().get_or_insert_default().insert(key, new);
    drop(old);
}
