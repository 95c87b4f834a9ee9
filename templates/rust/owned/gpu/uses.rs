//! Whether work that nobody has waited for may use an allocation.

use core::sync::atomic::{AtomicUsize, Ordering};

/// Counts the calls that start work with an allocation, and those of them that were waited for.
///
/// One thread may start work while another waits: what counts as finished is only what had begun before the wait began. A
/// call is counted before it is made and again when it has returned, because a wait in between may come before or after the
/// moment at which the driver has the work.
#[derive(Debug)]
pub(super) struct Uses {
    begun: AtomicUsize,
    settled: AtomicUsize,
}

impl Uses {
    /// Of what nobody uses yet.
    pub(super) const fn new() -> Self {
        Self { begun: AtomicUsize::new(0), settled: AtomicUsize::new(0) }
    }

    /// A call that starts work is about to be made, or has returned.
    pub(super) fn count(&self) {
        self.begun.fetch_add(1, Ordering::Release);
    }

    /// Waits, unless that was done since the last use. A wait that fails leaves everything as it was.
    pub(super) fn settle<E>(&self, wait: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
        let begun = self.begun.load(Ordering::Acquire);
        if begun == self.settled.load(Ordering::Acquire) {
            return Ok(());
        }
        wait()?;
        // Another thread may have waited for more.
        self.settled.fetch_max(begun, Ordering::Release);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether it waits, and calls a function meanwhile.
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
    fn it_waits_once() {
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
    fn a_call_under_way_is_waited_for_again() {
        let uses = Uses::new();
        uses.count();
        assert!(waits(&uses, || ()), "the call may have started its work");
        uses.count();
        assert!(waits(&uses, || ()), "or only now");
    }

    #[test]
    fn what_begins_during_a_wait_is_waited_for_the_next_time() {
        let uses = Uses::new();
        uses.count();
        assert!(waits(&uses, || uses.count()));
        assert!(waits(&uses, || ()));
    }

    #[test]
    fn two_wait_for_the_same() {
        let uses = Uses::new();
        uses.count();
        assert!(waits(&uses, || assert!(waits(&uses, || ()), "the other one has not finished")));
        uses.count();
        // The longer wait, which began earlier, takes nothing back.
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
