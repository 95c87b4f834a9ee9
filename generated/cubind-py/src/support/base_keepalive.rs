//! Functions that keep arguments alive for handles of the base package. The base package destroys these handles, so it
//! owns the kept objects.
//!
//! The functions are those of `handle_keepalive`; generated code calls them for handles whose class comes from the
//! base.

use core::ffi::{c_int, c_void};
use core::ptr;

use pyo3::prelude::*;

use super::abi;
use super::arena_object;
use super::base;
use super::call_arena::CallArena;
use super::handle_keepalive::Slot;
use super::tables::ValueDef;

/// Keeps the arguments of a call alive until the handle is destroyed, and drops the previous arguments in the same
/// slot.
///
/// If the object that keeps them cannot be allocated, the arena is leaked.
pub fn hold(def: &'static ValueDef, handle: u64, slot: Slot, arena: CallArena) {
    let Some((base, family)) = base::interface_of(def) else { return core::mem::forget(arena) };
    // SAFETY: an arena exists only during a call from Python.
    let py = unsafe { Python::assume_attached() };
    let kept = match (!arena.is_empty()).then(|| arena_object::new(py, arena)) {
        Some(Ok(object)) => Some(object),
        Some(Err(raised)) => return raised.clear(py),
        None => None,
    };
    let slot = slot.map(|(name, selector)| abi::Slot { name: name.as_ptr(), length: name.len(), selector });
    let slot = slot.as_ref().map_or(ptr::null(), ptr::from_ref);
    // SAFETY: the slot has a static name and the object is alive, or both are null.
    unsafe { (base.hold)(family, handle, slot, kept.as_ref().map_or(ptr::null_mut(), |kept| kept.as_ptr())) };
}

/// Called when a call has created a handle. CUDA may reuse the value of a handle whose destruction went unnoticed. This
/// function therefore drops the objects that are still kept for that value.
pub fn made(def: &'static ValueDef, handle: u64) {
    detach(def, handle).finish(true);
}

/// Called when a call has created a handle from another handle. Also keeps the objects of the original handle alive for
/// the new handle.
pub fn share(from: &'static ValueDef, original: u64, to: &'static ValueDef, copy: u64) {
    if let (Some((base, from)), Some((_, to))) = (base::interface_of(from), base::interface_of(to)) {
        // SAFETY: this code runs in a call from Python.
        unsafe { (base.share)(from, original, to, copy) };
    }
}

/// The objects kept for a handle, while a call tries to destroy it.
pub struct Detached(Option<(unsafe extern "C" fn(*mut c_void, c_int), *mut c_void)>);

/// Removes and returns the objects that are kept for a handle, before the call that destroys the handle.
pub fn detach(def: &'static ValueDef, handle: u64) -> Detached {
    // SAFETY: this code runs in a call from Python.
    Detached(base::interface_of(def).map(|(base, family)| (base.finish, unsafe { (base.detach)(family, handle) })))
}

impl Detached {
    /// Drops the objects if the handle was destroyed. Otherwise CUDA may still access the objects, so they stay alive.
    pub fn finish(self, destroyed: bool) {
        if let Some((finish, kept)) = self.0 {
            // SAFETY: the pointer is passed only once, in a call from Python.
            unsafe { finish(kept, destroyed.into()) };
        }
    }
}
