//! Plans of discrete Fourier transforms that safe functions have made: which kind, and how much memory they use.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::support::transform::Lengths;

/// What is known of the plans of a library, by their handles.
///
/// What made a plan tells it, once. It is forgotten before the plan is destroyed, or belongs to nobody: the library may give its
/// handle to another one.
#[doc(hidden)]
#[derive(Debug)]
pub struct Plans<H, K>(Mutex<BTreeMap<H, (K, Lengths)>>);

impl<H: Ord, K: Copy> Plans<H, K> {
    /// No plans.
    pub const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<H, (K, Lengths)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A plan was made.
    pub fn made(&self, plan: H, kind: K, lengths: Lengths) {
        self.lock().insert(plan, (kind, lengths));
    }

    /// A plan is about to be destroyed, or to be given up by its owner.
    pub fn ends(&self, plan: &H) {
        self.lock().remove(plan);
    }

    /// What is known of a plan.
    pub fn of(&self, plan: &H) -> Option<(K, Lengths)> {
        self.lock().get(plan).copied()
    }
}

impl<H: Ord, K: Copy> Default for Plans<H, K> {
    fn default() -> Self {
        Self::new()
    }
}
