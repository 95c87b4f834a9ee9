//! What CUDA may look at after a call has returned, as long as a handle lives: the options of a linker.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::keep::Keep;

/// What each handle's creation was given. A handle that CUDA gives out again replaces what was held for it.
static HELD: Mutex<Option<HashMap<u64, Held>>> = Mutex::new(None);

struct Held(#[allow(dead_code)] Keep);

// SAFETY: what is in it is only touched to be dropped, on a thread that is attached to the interpreter.
unsafe impl Send for Held {}

/// Holds on to what a call was given, until the handle that it made is destroyed.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn hold(handle: u64, keep: Keep) {
    if !keep.is_empty() {
        swap(handle, Some(Held(keep)));
    }
}

/// Lets go of what was held for a handle, which is destroyed.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn release(handle: u64) {
    swap(handle, None);
}

/// Dropping runs the program's code, perhaps even this function: so it happens after the lock is given back.
fn swap(handle: u64, new: Option<Held>) {
    let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
    let map = held.get_or_insert_default();
    let old = match new {
        Some(new) => map.insert(handle, new),
        None => map.remove(&handle),
    };
    drop(held);
    drop(old);
}
