//! What an allocation on a device remembers.

use super::call::{DriverResult, Home};
use super::uses::Uses;

/// The context of an allocation, and whether work that nobody has waited for may use it: a kernel that was given its
/// address, or an asynchronous copy.
#[derive(Debug)]
pub(super) struct AllocationState {
    home: Home,
    uses: Uses,
}

impl AllocationState {
    /// Of what was just made in this context.
    pub(super) const fn new(home: Home) -> Self {
        Self { home, uses: Uses::new() }
    }

    pub(super) const fn home(&self) -> Home {
        self.home
    }

    /// Work that uses the allocation is about to be started: the result is kept until the driver has it.
    pub(super) fn in_use(&self) -> InUse<'_> {
        self.uses.count();
        InUse(&self.uses)
    }

    /// Waits for the context if work may use the allocation.
    pub(super) fn settle(&self) -> DriverResult<()> {
        self.uses.settle(|| self.home.synchronize())
    }
}

/// A buffer while a call starts work with it. When it is dropped, the buffer waits for that work before it is freed, read or
/// written.
#[derive(Debug)]
#[must_use = "it is kept until the driver has the work"]
pub struct InUse<'a>(&'a Uses);

impl Drop for InUse<'_> {
    fn drop(&mut self) {
        self.0.count();
    }
}
