//! Callbacks: C functions, functions made by ctypes, or Python callables that are passed to CUDA, and their user data.

use core::ffi::c_void;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;

use super::call_arena::CallArena;
use super::closure::{Closure, Signature, Ticket};
use super::errors::{Fallible, Object, Owned, class_repr, type_error};
use super::refs::StrongRef;
use super::{buffers, c_api, numbers};

/// A function that is passed to CUDA. The function is valid only for this call, unless one of the methods of `Callback`
/// extends its lifetime.
pub struct Callback<'a, 'py> {
    address: *mut c_void,
    closure: Option<(&'static Closure, Ticket)>,
    /// A function made by ctypes, which is kept alive.
    foreign: Option<Object<'a, 'py>>,
}

impl Callback<'_, '_> {
    /// Returns the function's address.
    #[inline(always)]
    pub fn address(&self) -> *mut c_void {
        self.address
    }

    /// Returns true if the function calls a Python callable.
    #[inline(always)]
    pub fn is_closure(&self) -> bool {
        self.closure.is_some()
    }

    /// Marks the function as one that CUDA calls only once. The function is freed after that call, possibly before the
    /// current call to CUDA returns.
    pub fn once(&self) {
        if let Some((closure, _)) = self.closure {
            closure.call_once();
        }
    }

    /// Ends the call. If the call failed, CUDA never calls the function. Otherwise CUDA may call it until the process
    /// exits, or only once if it was marked with `once`.
    #[inline]
    pub fn left(&mut self, to_cuda: bool) {
        if to_cuda {
            self.closure = None;
            // The time at which CUDA last calls the function is unknown, so the reference is never dropped.
            core::mem::forget(self.foreign.map(StrongRef::new));
        }
    }

    /// Keeps the function alive until this arena is dropped.
    pub fn kept(&mut self, arena: &CallArena) {
        if let Some((closure, _)) = self.closure.take() {
            arena.closure(closure);
        }
    }
}

impl Drop for Callback<'_, '_> {
    #[inline(always)]
    fn drop(&mut self) {
        if let Some((closure, ticket)) = self.closure {
            closure.finish(ticket);
        }
    }
}

/// Converts an argument to a function. `data` is the argument for the user data, which a Python callable receives
/// unchanged. It is `None` if the call has no such parameter.
pub fn callback<'a, 'py>(
    object: Object<'a, 'py>,
    signature: Option<&'static Signature>,
    data: Option<Object<'a, 'py>>,
    arena: &CallArena,
) -> Fallible<Callback<'a, 'py>> {
    if let Some(address) = buffers::function(object, arena)? {
        let is_foreign = !object.is_none() && !numbers::has_int(object);
        return Ok(Callback { address, closure: None, foreign: is_foreign.then_some(object) });
    }
    match signature {
        Some(signature) if object.is_callable() => {
            let (closure, ticket) = Closure::of(signature, object, data)?;
            Ok(Callback { address: closure.address(), closure: Some((closure, ticket)), foreign: None })
        }
        _ => {
            let class = class_repr(object);
            Err(type_error(
                object.py(),
                format_args!(
                    "expected a callable, the address of a C function, or a function made by ctypes, not {class}"
                ),
            ))
        }
    }
}

/// Converts a value to the address of a function, for a field of a record. A Python callable is never freed, because
/// CUDA may call the callable at any time.
pub fn field(
    object: Object<'_, '_>,
    signature: Option<&'static Signature>,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let mut function = callback(object, signature, None, arena)?;
    // The record itself keeps a ctypes function alive.
    function.foreign = None;
    function.left(true);
    Ok(function.address())
}

/// Converts the user data for a callback. A C function receives an integer or a buffer's address. A Python callable
/// receives the object itself, so the pointer only has to be unique.
pub fn data(object: Object<'_, '_>, for_callable: bool, arena: &CallArena) -> Fallible<*mut c_void> {
    if for_callable && !is_address(object) { Ok(object.as_ptr().cast()) } else { buffers::pointer(object, arena) }
}

/// Objects that were assigned as user data to fields of records, by their addresses. They are kept alive until the
/// process exits, like the callables that receive them.
static DATA: Mutex<Option<HashMap<usize, StrongRef>>> = Mutex::new(None);

/// Converts user data for a field of a record.
pub fn field_data(object: Object<'_, '_>, arena: &CallArena) -> Fallible<*mut c_void> {
    if is_address(object) {
        return buffers::pointer(object, arena);
    }
    let mut known = DATA.lock().unwrap_or_else(PoisonError::into_inner);
    known.get_or_insert_default().entry(object.as_ptr().addr()).or_insert_with(|| StrongRef::new(object));
    Ok(object.as_ptr().cast())
}

/// Returns the user data of a callable if C passes the data as an address: the object that was registered with this
/// address, or else the address itself.
pub fn data_at<'py>(address: Object<'_, 'py>) -> Owned<'py> {
    let known = DATA.lock().unwrap_or_else(PoisonError::into_inner);
    let object = known.as_ref().and_then(|known| known.get(&c_api::as_size(address)));
    object.map_or(address, |data| data.get(address.py())).to_owned()
}

/// Returns true if C can use the object: None, an integer, or memory.
fn is_address(object: Object<'_, '_>) -> bool {
    object.is_none() || numbers::has_int(object) || c_api::has_buffer(object)
}
