//! Counters of stream captures, for detecting calls that may have been captured.

use core::sync::atomic::{AtomicUsize, Ordering};

/// Counts the captures that are in progress, and those that have ended.
///
/// A stream joins a capture by waiting for an event, on any thread, and leaves it when the capture ends. A thread
/// queries a stream before it submits work to it. If the stream joins or leaves a capture between the query and the
/// submission, the query's answer is outdated: work may be captured although the stream was not capturing, or executed
/// although it was.
#[derive(Debug)]
pub(super) struct Captures {
    current: AtomicUsize,
    ended: AtomicUsize,
}

/// The state of a stream before a call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    /// The number of captures that had ended.
    pub(super) ended: usize,
    /// The capture of the stream. It is queried after `ended` is read.
    pub(super) capture: Option<u64>,
}

impl Captures {
    /// Creates the counters, without captures.
    pub(super) const fn new() -> Self {
        Self { current: AtomicUsize::new(0), ended: AtomicUsize::new(0) }
    }

    /// Counts a capture that has begun, before other streams join it.
    pub(super) fn has_begun(&self) {
        self.current.fetch_add(1, Ordering::Release);
    }

    /// Counts a capture that is about to end.
    pub(super) fn ends(&self) {
        self.ended.fetch_add(1, Ordering::AcqRel);
    }

    /// Removes a capture that has ended.
    pub(super) fn has_ended(&self) {
        self.current.fetch_sub(1, Ordering::Release);
    }

    /// Returns true if any capture is in progress.
    pub(super) fn are_in_progress(&self) -> bool {
        self.current.load(Ordering::Acquire) > 0
    }

    /// Returns the number of captures that have ended, or are about to end.
    pub(super) fn ended(&self) -> usize {
        self.ended.load(Ordering::Acquire)
    }

    /// Returns true if any capture has begun since [`ended`](Self::ended) returned the value `ended`. The caller must
    /// have found that no capture was in progress just after that call.
    pub(super) fn have_begun(&self, ended: usize) -> bool {
        // `are_in_progress` is read before `ended`, because a capture is counted as ended before it is removed.
        self.are_in_progress() || self.ended() != ended
    }

    /// Returns the current capture of a stream. The driver is only queried while any capture is in progress.
    pub(super) fn query<C, E>(&self, query: impl FnOnce() -> Result<Option<C>, E>) -> Result<Option<C>, E> {
        if self.are_in_progress() { query() } else { Ok(None) }
    }

    /// Returns true if `before` may be outdated for the call that the driver has just accepted. In this case, the call
    /// may belong to another capture than the one in `before`, or may have been captured although `before` contains no
    /// capture. `query` returns the current capture of the stream.
    pub(super) fn are_uncertain<E>(&self, before: Before, query: impl FnOnce() -> Result<Option<u64>, E>) -> bool {
        // The stream is queried before `ended` is read, because a capture is counted as ended before it ends.
        match (self.query(query), before.capture) {
            (Ok(None), None) => self.ended() != before.ended,
            (Ok(Some(now)), Some(before)) => now != before,
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_uncertain_if_its_stream_has_joined_or_left_a_capture() {
        let captures = Captures::new();
        let now = |capture| move || Ok::<_, ()>(capture);
        let before = |captures: &Captures, capture| Before { ended: captures.ended(), capture };
        let free = before(&captures, None);
        assert!(!captures.are_uncertain(free, || Err(())), "no query without a capture");
        captures.has_begun();
        assert!(!captures.are_uncertain(free, now(None)));
        assert!(captures.are_uncertain(free, now(Some(1))));
        assert!(captures.are_uncertain(free, || Err(())));
        let captured = before(&captures, Some(1));
        assert!(!captures.are_uncertain(captured, now(Some(1))));
        assert!(captures.are_uncertain(captured, now(Some(2))));
        captures.ends();
        captures.has_ended();
        assert!(captures.are_uncertain(free, now(None)), "it may have joined and left");
        assert!(captures.are_uncertain(captured, now(None)));
        assert!(!captures.are_uncertain(before(&captures, None), now(None)));
    }

    #[test]
    fn captures_that_have_ended_are_noticed() {
        let captures = Captures::new();
        let ended = captures.ended();
        assert!(!captures.have_begun(ended));
        captures.has_begun();
        assert!(captures.have_begun(ended));
        captures.ends();
        captures.has_ended();
        assert!(captures.have_begun(ended));
        assert!(!captures.have_begun(captures.ended()));
    }
}
