//! Fourier transform plans that safe functions have created, with their kinds and memory sizes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::sorted::SortedMap;
use crate::support::transform::Lengths;

/// The properties of a library's plans, by handle.
///
/// The function that creates a plan stores its properties once. They are removed before the plan is destroyed or its
/// owner releases it, because the library may reuse the handle.
#[doc(hidden)]
#[derive(Debug)]
pub struct Plans<H, K>(Mutex<SortedMap<H, (K, Lengths)>>);

impl<H: Ord, K: Copy> Plans<H, K> {
    /// Creates an empty map.
    pub const fn new() -> Self {
        Self(Mutex::new(SortedMap::new()))
    }

    fn lock(&self) -> MutexGuard<'_, SortedMap<H, (K, Lengths)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores the properties of a new plan.
    pub fn made(&self, plan: H, kind: K, lengths: Lengths) {
        self.lock().insert(plan, (kind, lengths));
    }

    /// Removes a plan that is about to be destroyed, or that its owner is about to release.
    pub fn ends(&self, plan: &H) {
        self.lock().remove(plan);
    }

    /// Returns the properties of a plan.
    pub fn of(&self, plan: &H) -> Option<(K, Lengths)> {
        self.lock().get(plan).copied()
    }
}

impl<H: Ord, K: Copy> Default for Plans<H, K> {
    fn default() -> Self {
        Self::new()
    }
}
