//! Occupancy queries, which pass a closure to a driver function whose callback has no parameter for user data.

use core::any::Any;
use core::cell::Cell;
use core::panic::AssertUnwindSafe;
use std::panic::{catch_unwind, resume_unwind};

use crate::owned::gpu::Kernel;
use crate::owned::gpu::call::DriverResult;
use crate::owned::base::checked;

/// The closure of the current call, and its panic.
struct Scope<'a> {
    closure: &'a mut dyn FnMut(u32) -> usize,
    panic: Option<Box<dyn Any + Send>>,
}

thread_local! {
    /// The scope of this thread's current call.
    static SCOPE: Cell<*mut Scope<'static>> = const { Cell::new(core::ptr::null_mut()) };
}

/// The callback for the driver. On another thread, or without a scope, it returns 0, which means no shared memory.
unsafe extern "system" fn ask(block: i32) -> usize {
    let scope = SCOPE.replace(core::ptr::null_mut());
    // SAFETY: `with` stored the pointer and has not returned. The pointer was taken out of the cell, so there is no
    // other reference to the scope.
    let Some(inside) = (unsafe { scope.as_mut() }) else {
        return 0;
    };
    let mut bytes = 0;
    if inside.panic.is_none() {
        let block = u32::try_from(block).unwrap_or_default();
        match catch_unwind(AssertUnwindSafe(|| (inside.closure)(block))) {
            Ok(answer) => bytes = answer,
            Err(payload) => inside.panic = Some(payload),
        }
    }
    SCOPE.set(scope);
    bytes
}

/// Calls a function during which [`ask`] calls the closure. If the closure panics, the panic resumes after the function
/// has returned.
fn with<R>(closure: &mut dyn FnMut(u32) -> usize, body: impl FnOnce() -> R) -> R {
    let mut scope = Scope { closure, panic: None };
    let outer = SCOPE.replace((&raw mut scope).cast());
    let result = body();
    SCOPE.set(outer);
    match scope.panic {
        Some(payload) => resume_unwind(payload),
        None => result,
    }
}

impl Kernel {
    /// Returns the smallest grid that fills the device, and the number of threads per block for it.
    ///
    /// The closure returns the size of dynamic shared memory in bytes for a given number of threads per block. `limit`
    /// is the maximum number of threads per block, or 0 for the maximum of the kernel and the device.
    ///
    /// # Errors
    ///
    /// Errors of `cuOccupancyMaxPotentialBlockSize`.
    ///
    /// # Panics
    ///
    /// Panics if the closure panics.
    pub fn occupancy(&self, limit: u32, mut shared_memory: impl FnMut(u32) -> usize) -> DriverResult<(u32, u32)> {
        let limit = i32::try_from(limit).unwrap_or(i32::MAX);
        let (grid, block) = with(&mut shared_memory, || {
            // SAFETY: the kernel is alive, and `ask` accepts any integer.
            unsafe { checked::cuOccupancyMaxPotentialBlockSize(self.handle(), Some(ask), 0, limit) }
        })?;
        Ok((u32::try_from(grid).unwrap_or_default(), u32::try_from(block).unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_callback_calls_the_closure_of_the_innermost_call() {
        // SAFETY: the callback accepts any integer.
        let driver = |block| unsafe { ask(block) };
        assert_eq!(driver(32), 0, "nothing asks");
        let mut asked = Vec::new();
        let mut outer = |block: u32| {
            asked.push(block);
            with(&mut |inner| inner as usize, || driver(5)) + driver(7)
        };
        assert_eq!(with(&mut outer, || driver(32)), 5, "the outer one is busy");
        assert_eq!(asked, [32]);
        assert_eq!(driver(32), 0);
    }

    #[test]
    fn a_panic_goes_on_after_the_call() {
        let mut returned = false;
        let unwound = catch_unwind(AssertUnwindSafe(|| {
            with(&mut |_| panic!("told"), || {
                // SAFETY: the callback accepts any integer.
                assert_eq!(unsafe { ask(1) + ask(2) }, 0);
                returned = true;
            });
        }));
        assert_eq!(unwound.unwrap_err().downcast_ref::<&str>(), Some(&"told"));
        assert!(returned);
    }
}
