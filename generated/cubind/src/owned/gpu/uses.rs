//! Counters of the work that may still use an allocation.

use core::sync::atomic::{AtomicUsize, Ordering};

/// Counts the calls that start work on an allocation, and the calls whose work is already known to be done.
///
/// One thread may start work while another thread waits, so a wait only covers calls that began before it. A call is
/// counted before it begins and again after it has returned, because a wait in between may start before or after the
/// driver accepts the work.
#[derive(Debug)]
pub(super) struct Uses {
    begun: AtomicUsize,
    settled: AtomicUsize,
}

impl Uses {
    /// The counters of an unused allocation.
    pub(super) const fn new() -> Self {
        Self { begun: AtomicUsize::new(0), settled: AtomicUsize::new(0) }
    }

    /// Counts a call that is about to start work, or that has returned.
    pub(super) fn count(&self) {
        self.begun.fetch_add(1, Ordering::Release);
    }

    /// Waits, unless an earlier wait already covers the last use. If the wait fails, the counters are unchanged.
    pub(super) fn settle<E>(&self, wait: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
        let begun = self.begun.load(Ordering::Acquire);
        if begun == self.settled.load(Ordering::Acquire) {
            return Ok(());
        }
        wait()?;
        // A wait of another thread may have covered more calls.
        self.settled.fetch_max(begun, Ordering::Release);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns true if `settle` waits. Calls a function while `settle` waits.
    fn waits(uses: &Uses, meanwhile: impl FnOnce()) -> bool {
        let mut waited = false;
        let settled = uses.settle(|| {
            waited = true;
            meanwhile();
            Ok::<(), ()>(())
        });
        settled.unwrap();
        waited
    }

    #[test]
    fn each_call_is_waited_for_once() {
        let uses = Uses::new();
        assert!(!waits(&uses, || ()), "nothing was started");
        uses.count();
        uses.count();
        assert!(waits(&uses, || ()));
        assert!(!waits(&uses, || ()));
        uses.count();
        assert!(waits(&uses, || ()));
    }

    #[test]
    fn an_unfinished_call_is_waited_for_again() {
        let uses = Uses::new();
        uses.count();
        assert!(waits(&uses, || ()), "the call may have started its work");
        uses.count();
        assert!(waits(&uses, || ()), "the call may only have started its work after the first wait");
    }

    #[test]
    fn a_call_that_begins_during_a_wait_is_not_covered_by_it() {
        let uses = Uses::new();
        uses.count();
        assert!(waits(&uses, || uses.count()));
        assert!(waits(&uses, || ()));
    }

    #[test]
    fn concurrent_waits_cover_the_same_calls() {
        let uses = Uses::new();
        uses.count();
        assert!(waits(&uses, || assert!(waits(&uses, || ()), "the other one has not finished")));
        uses.count();
        // The longer wait began earlier, so the longer wait does not reset the counter.
        let longer = waits(&uses, || {
            uses.count();
            assert!(waits(&uses, || ()));
        });
        assert!(longer && !waits(&uses, || ()));
    }

    #[test]
    fn a_wait_that_fails_is_repeated() {
        let uses = Uses::new();
        uses.count();
        assert_eq!(uses.settle(|| Err("failed")), Err("failed"));
        assert!(waits(&uses, || ()));
    }
}
