//! A registry of closures that the driver calls, which are identified by an integer key.
//!
//! The driver receives a key and never an address. A late or repeated call, for example by a graph launch, finds no
//! closure and does nothing.

use core::any::Any;
use core::ffi::c_void;
use core::panic::AssertUnwindSafe;
use core::ptr;
use std::panic::catch_unwind;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::owned::base::{CUlogLevel, CUresult};
use crate::owned::gpu::sorted::SortedMap;

/// A closure that the driver may still call.
pub(in crate::owned::gpu) enum Closure {
    /// A closure that is called once.
    Once(Box<dyn FnOnce(CUresult) + Send>),
    /// A closure that is called until it is removed, by one thread at a time.
    Repeated(Arc<Mutex<dyn FnMut() + Send>>),
    /// A closure that is called until it is removed, possibly by several threads at the same time.
    Log(Arc<dyn Fn(CUlogLevel, &str) + Send + Sync>),
}

struct Registry {
    next: usize,
    closures: SortedMap<usize, Closure>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry { next: 1, closures: SortedMap::new() });
static PANIC: Mutex<Option<Box<dyn Any + Send>>> = Mutex::new(None);

pub(in crate::owned::gpu) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The key of a closure in the registry.
#[derive(Clone, Copy, Debug)]
pub(in crate::owned::gpu) struct Key(usize);

impl Key {
    /// Registers a closure until the closure is removed.
    pub(in crate::owned::gpu) fn of(closure: Closure) -> Self {
        let mut registry = lock(&REGISTRY);
        let key = registry.next;
        registry.next += 1;
        registry.closures.insert(key, closure);
        Self(key)
    }

    /// Returns the key in the form that is passed to the driver.
    pub(in crate::owned::gpu) const fn data(self) -> *mut c_void {
        ptr::without_provenance_mut(self.0)
    }

    /// Converts the value that the driver passes to a callback back to a key.
    pub(super) fn from_data(data: *mut c_void) -> Self {
        Self(data.addr())
    }

    /// Removes the closure, so that the closure is no longer called. The caller drops the closure after the lock is
    /// released.
    pub(in crate::owned::gpu) fn take(self) -> Option<Closure> {
        lock(&REGISTRY).closures.remove(&self.0)
    }

    /// Removes the closure if it is a [`Closure::Once`].
    fn take_once(self) -> Option<Box<dyn FnOnce(CUresult) + Send>> {
        let mut registry = lock(&REGISTRY);
        match registry.closures.remove(&self.0)? {
            Closure::Once(closure) => Some(closure),
            other @ (Closure::Repeated(_) | Closure::Log(_)) => {
                registry.closures.insert(self.0, other);
                None
            }
        }
    }

    /// Returns the closure if it is a [`Closure::Repeated`].
    fn repeated(self) -> Option<Arc<Mutex<dyn FnMut() + Send>>> {
        match lock(&REGISTRY).closures.get(&self.0)? {
            Closure::Repeated(closure) => Some(Arc::clone(closure)),
            Closure::Once(_) | Closure::Log(_) => None,
        }
    }

    /// Returns the closure if it is a [`Closure::Log`].
    pub(super) fn log(self) -> Option<Arc<dyn Fn(CUlogLevel, &str) + Send + Sync>> {
        match lock(&REGISTRY).closures.get(&self.0)? {
            Closure::Log(closure) => Some(Arc::clone(closure)),
            Closure::Once(_) | Closure::Repeated(_) => None,
        }
    }
}

/// Runs the body of a driver callback, and catches panics, because they must not unwind into the driver.
pub(in crate::owned::gpu) fn guarded(body: impl FnOnce()) {
    if let Err(payload) = catch_unwind(AssertUnwindSafe(body)) {
        let mut panic = lock(&PANIC);
        if panic.is_none() {
            *panic = Some(payload);
        } else {
            // Dropping the payload might panic again.
            core::mem::forget(payload);
        }
    }
}

/// Takes the oldest panic of a closure that has no handle to report it: of a graph node, a
/// [`UserObject`](super::UserObject), or a [`LogCallback`](super::LogCallback). Later panics are not stored until this
/// one is taken.
///
/// As on every thread, the panic's message was printed when the panic occurred.
pub fn take_panic() -> Option<Box<dyn Any + Send>> {
    lock(&PANIC).take()
}

/// The driver callback for a closure that is called once. Any thread may call it, with any integer.
pub(in crate::owned::gpu) unsafe extern "system" fn call_once(data: *mut c_void) {
    call_with(data, CUresult::CUDA_SUCCESS);
}

/// Like [`call_once`], but also receives the stream's result code.
pub(super) fn call_with(data: *mut c_void, status: CUresult) {
    guarded(|| {
        if let Some(closure) = Key::from_data(data).take_once() {
            closure(status);
        }
    });
}

/// The driver callback for a closure that is called repeatedly.
pub(super) unsafe extern "system" fn call_repeated(data: *mut c_void) {
    guarded(|| {
        if let Some(closure) = Key::from_data(data).repeated() {
            lock(&closure)();
        }
    });
}

/// The driver callback that drops a closure which the driver no longer needs.
pub(super) unsafe extern "system" fn forget(data: *mut c_void) {
    guarded(|| drop(Key::from_data(data).take()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn counting() -> (Arc<AtomicUsize>, impl FnMut() + Send + 'static) {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        (count, move || {
            counted.fetch_add(1, Ordering::SeqCst);
        })
    }

    #[test]
    fn a_once_closure_is_called_once() {
        let (count, mut closure) = counting();
        let key = Key::of(Closure::Once(Box::new(move |_| closure())));
        // SAFETY: the callback accepts any integer.
        unsafe {
            call_once(key.data());
            call_once(key.data());
            call_repeated(key.data());
        }
        assert_eq!((count.load(Ordering::SeqCst), Arc::strong_count(&count)), (1, 1));
    }

    #[test]
    fn a_repeated_closure_is_called_until_it_is_forgotten() {
        let (count, closure) = counting();
        let key = Key::of(Closure::Repeated(Arc::new(Mutex::new(closure))));
        // SAFETY: the callback accepts any integer.
        unsafe {
            call_repeated(key.data());
            call_once(key.data());
            call_repeated(key.data());
            forget(key.data());
            call_repeated(key.data());
            forget(key.data());
        }
        assert_eq!((count.load(Ordering::SeqCst), Arc::strong_count(&count)), (2, 1));
    }

    #[test]
    fn a_panic_is_stored_and_does_not_unwind() {
        let key = Key::of(Closure::Repeated(Arc::new(Mutex::new(|| panic!("told later")))));
        // SAFETY: the callback accepts any integer.
        unsafe {
            call_repeated(key.data());
            call_repeated(key.data());
            forget(key.data());
        }
        let payload = take_panic().expect("it panicked");
        assert_eq!(payload.downcast_ref::<&str>(), Some(&"told later"));
        assert!(take_panic().is_none());
    }
}
