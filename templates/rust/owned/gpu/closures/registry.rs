//! Closures that the driver calls, by number.
//!
//! The driver is given a number and never an address: a call that comes too late, or a second time, finds nothing and does
//! nothing, whatever the driver does and whenever a graph is launched.

use core::any::Any;
use core::ffi::c_void;
use core::panic::AssertUnwindSafe;
use core::ptr;
use std::collections::BTreeMap;
use std::panic::catch_unwind;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::owned::base::{CUlogLevel, CUresult};

/// A closure, as long as the driver may call it.
pub(in crate::owned::gpu) enum Closure {
    /// Called once.
    Once(Box<dyn FnOnce(CUresult) + Send>),
    /// Called until it is taken out, one call at a time.
    Repeated(Arc<Mutex<dyn FnMut() + Send>>),
    /// Called until it is taken out, by several threads.
    Log(Arc<dyn Fn(CUlogLevel, &str) + Send + Sync>),
}

struct Registry {
    next: usize,
    closures: BTreeMap<usize, Closure>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry { next: 1, closures: BTreeMap::new() });
static PANIC: Mutex<Option<Box<dyn Any + Send>>> = Mutex::new(None);

pub(in crate::owned::gpu) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The number of a closure.
#[derive(Clone, Copy, Debug)]
pub(in crate::owned::gpu) struct Key(usize);

impl Key {
    /// Keeps a closure until it is taken out.
    pub(in crate::owned::gpu) fn of(closure: Closure) -> Self {
        let mut registry = lock(&REGISTRY);
        let key = registry.next;
        registry.next += 1;
        registry.closures.insert(key, closure);
        Self(key)
    }

    /// The number as the driver passes it.
    pub(in crate::owned::gpu) const fn data(self) -> *mut c_void {
        ptr::without_provenance_mut(self.0)
    }

    /// The number that the driver was given.
    pub(super) fn from_data(data: *mut c_void) -> Self {
        Self(data.addr())
    }

    /// The closure, which is then not called any more. Dropped by the caller, after the lock.
    pub(in crate::owned::gpu) fn take(self) -> Option<Closure> {
        lock(&REGISTRY).closures.remove(&self.0)
    }

    /// The closure, if it is called once.
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

    /// The closure, if it is called repeatedly.
    fn repeated(self) -> Option<Arc<Mutex<dyn FnMut() + Send>>> {
        match lock(&REGISTRY).closures.get(&self.0)? {
            Closure::Repeated(closure) => Some(Arc::clone(closure)),
            Closure::Once(_) | Closure::Log(_) => None,
        }
    }

    /// The closure, if it takes messages.
    pub(super) fn log(self) -> Option<Arc<dyn Fn(CUlogLevel, &str) + Send + Sync>> {
        match lock(&REGISTRY).closures.get(&self.0)? {
            Closure::Log(closure) => Some(Arc::clone(closure)),
            Closure::Once(_) | Closure::Repeated(_) => None,
        }
    }
}

/// Calls what the driver asked for. A panic ends here: the driver cannot be unwound.
pub(in crate::owned::gpu) fn guarded(body: impl FnOnce()) {
    if let Err(payload) = catch_unwind(AssertUnwindSafe(body)) {
        let mut panic = lock(&PANIC);
        if panic.is_none() {
            *panic = Some(payload);
        } else {
            // Dropping it could panic again.
            core::mem::forget(payload);
        }
    }
}

/// The oldest panic of a closure that was called by the driver and whose panic no handle reports: of a node of a graph, of a
/// [`UserObject`](super::UserObject), of a [`LogCallback`](super::LogCallback). The next one is kept after that.
///
/// The panic's message was printed when it happened, as for every thread.
pub fn take_panic() -> Option<Box<dyn Any + Send>> {
    lock(&PANIC).take()
}

/// What the driver calls for a closure that is called once. It may be called by any thread, with any number.
pub(in crate::owned::gpu) unsafe extern "system" fn call_once(data: *mut c_void) {
    call_with(data, CUresult::CUDA_SUCCESS);
}

/// The same, with a result of the stream.
pub(super) fn call_with(data: *mut c_void, status: CUresult) {
    guarded(|| {
        if let Some(closure) = Key::from_data(data).take_once() {
            closure(status);
        }
    });
}

/// What the driver calls for a closure that is called repeatedly.
pub(super) unsafe extern "system" fn call_repeated(data: *mut c_void) {
    guarded(|| {
        if let Some(closure) = Key::from_data(data).repeated() {
            lock(&closure)();
        }
    });
}

/// What the driver calls when it needs a closure no longer.
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
    fn once_is_once() {
        let (count, mut closure) = counting();
        let key = Key::of(Closure::Once(Box::new(move |_| closure())));
        // SAFETY: any number is fine.
        unsafe {
            call_once(key.data());
            call_once(key.data());
            call_repeated(key.data());
        }
        assert_eq!((count.load(Ordering::SeqCst), Arc::strong_count(&count)), (1, 1));
    }

    #[test]
    fn repeated_until_it_is_forgotten() {
        let (count, closure) = counting();
        let key = Key::of(Closure::Repeated(Arc::new(Mutex::new(closure))));
        // SAFETY: any number is fine.
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
    fn a_panic_is_kept_and_not_thrown() {
        let key = Key::of(Closure::Repeated(Arc::new(Mutex::new(|| panic!("told later")))));
        // SAFETY: any number is fine.
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
