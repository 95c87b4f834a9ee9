//! What CUDA may look at after a call has returned, as long as a handle lives: the options of a linker.

use core::ptr;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::keep::Keep;
use super::tables::ValueDef;

/// What each handle's creation was given, by its class and value. A handle that CUDA gives out again replaces what was
/// held for it.
static HELD: Mutex<Option<HashMap<Key, Held>>> = Mutex::new(None);

type Key = (usize, u64);

/// Handles of different classes may have the same value.
fn key(def: &'static ValueDef, handle: u64) -> Key {
    (ptr::from_ref(def.root()).addr(), handle)
}

struct Held(#[allow(dead_code)] Keep);

// SAFETY: what is in it is only touched to be dropped, on a thread that is attached to the interpreter.
unsafe impl Send for Held {}

/// Holds on to what a call was given, until the handle that it made is destroyed.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn hold(def: &'static ValueDef, handle: u64, keep: Keep) {
    if !keep.is_empty() {
        swap(key(def, handle), Some(Held(keep)));
    }
}

/// What was held for a handle, while a call tries to destroy that.
pub struct Ending {
    key: Key,
    held: Option<Held>,
}

/// Takes what was held for a handle: before the call that destroys it, as CUDA may give the same handle to another
/// thread before this one is back.
///
/// # Safety
///
/// The thread is attached to the interpreter, and so is it when what is returned is dropped.
pub unsafe fn take(def: &'static ValueDef, handle: u64) -> Ending {
    let key = key(def, handle);
    Ending { key, held: held().get_or_insert_default().remove(&key) }
}

impl Ending {
    /// Lets go of it if the handle is destroyed; otherwise CUDA may still look at it.
    pub fn end(self, destroyed: bool) {
        if !destroyed && self.held.is_some() {
            swap(self.key, self.held);
        }
    }
}

fn held() -> MutexGuard<'static, Option<HashMap<Key, Held>>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Dropping runs the program's code, perhaps even this function: so it happens after the lock is given back.
fn swap(key: Key, new: Option<Held>) {
    let mut all = held();
    let map = all.get_or_insert_default();
    let old = match new {
        Some(new) => map.insert(key, new),
        None => map.remove(&key),
    };
    drop(all);
    drop(old);
}
