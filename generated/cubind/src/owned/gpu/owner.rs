//! What an allocation on a device remembers.

use core::sync::atomic::{AtomicBool, Ordering};

use super::call::{DriverResult, Home};

/// The context of an allocation, and whether work that nobody has waited for may use it: a kernel that was given its
/// address, or an asynchronous copy.
#[derive(Debug)]
pub(super) struct Owner {
    home: Home,
    busy: AtomicBool,
}

impl Owner {
    /// Of what was just made in this context.
    pub(super) const fn new(home: Home) -> Self {
        Self { home, busy: AtomicBool::new(false) }
    }

    pub(super) const fn home(&self) -> Home {
        self.home
    }

    /// Work that uses the allocation is about to be started.
    pub(super) fn use_later(&self) {
        self.busy.store(true, Ordering::Release);
    }

    /// Waits for the context if work may use the allocation.
    pub(super) fn settle(&self) -> DriverResult<()> {
        // Before waiting: what is started meanwhile, on another thread, is waited for the next time.
        if !self.busy.swap(false, Ordering::AcqRel) {
            return Ok(());
        }
        self.home.synchronize().inspect_err(|_| self.use_later())
    }
}
