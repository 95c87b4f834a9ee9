//! What calls of this package were given for handles of the package that this one stands on, which destroys them: that keeps it.
//!
//! The functions are those of `handle_keepalive`; generated code calls these for the handles that are taken.

use core::ffi::{c_int, c_void};
use core::ptr;

use pyo3::prelude::*;

use super::abi;
use super::arena_object;
use super::base;
use super::call_arena::CallArena;
use super::handle_keepalive::Slot;
use super::tables::ValueDef;

/// Keeps what a call was given for as long as the handle exists; what was in its place goes.
///
/// Without memory for the object that keeps it, what is in the arena stays for ever.
pub fn hold(def: &'static ValueDef, handle: u64, slot: Slot, arena: CallArena) {
    let Some((base, family)) = base::interface_of(def) else { return core::mem::forget(arena) };
    // SAFETY: whoever has an arena is in a call from Python.
    let py = unsafe { Python::assume_attached() };
    let kept = match (!arena.is_empty()).then(|| arena_object::new(py, arena)) {
        Some(Ok(object)) => Some(object),
        Some(Err(raised)) => return raised.clear(py),
        None => None,
    };
    let slot = slot.map(|(name, selector)| abi::Slot { name: name.as_ptr(), length: name.len(), selector });
    let slot = slot.as_ref().map_or(ptr::null(), ptr::from_ref);
    // SAFETY: a place whose name is static, and an object that is alive, or neither.
    unsafe { (base.hold)(family, handle, slot, kept.as_ref().map_or(ptr::null_mut(), |kept| kept.as_ptr())) };
}

/// A call has made a handle: CUDA may give the value of one that has gone unnoticed, with whatever was kept for that.
pub fn made(def: &'static ValueDef, handle: u64) {
    detach(def, handle).finish(true);
}

/// A call has made a handle from another: what was kept for the first is used through the second as well.
pub fn share(from: &'static ValueDef, original: u64, to: &'static ValueDef, copy: u64) {
    if let (Some((base, from)), Some((_, to))) = (base::interface_of(from), base::interface_of(to)) {
        // SAFETY: a call from Python.
        unsafe { (base.share)(from, original, to, copy) };
    }
}

/// What was kept for a handle, while a call tries to destroy that.
pub struct Detached(Option<(unsafe extern "C" fn(*mut c_void, c_int), *mut c_void)>);

/// Takes what was kept for a handle, before the call that destroys it.
pub fn detach(def: &'static ValueDef, handle: u64) -> Detached {
    // SAFETY: a call from Python.
    Detached(base::interface_of(def).map(|(base, family)| (base.finish, unsafe { (base.detach)(family, handle) })))
}

impl Detached {
    /// Drops it if the handle was destroyed; otherwise CUDA may still access it.
    pub fn finish(self, destroyed: bool) {
        if let Some((finish, kept)) = self.0 {
            // SAFETY: it is given back once, in a call from Python.
            unsafe { finish(kept, destroyed.into()) };
        }
    }
}
