//! The last work of a stream, which may be alive, capturing, or destroyed.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The current work of a live stream, as the driver reports it.
#[derive(Debug)]
pub(super) enum Reached<P> {
    /// The work is pending. The point follows this work.
    Behind(P),
    /// The work is done.
    Done,
    /// The stream is capturing. A point in the stream would become part of the graph.
    Capturing,
}

/// A description of how to wait for the work of a stream.
#[derive(Debug)]
pub(super) enum Wait<P> {
    /// The stream's work is done, so there is nothing to wait for.
    Nothing,
    /// The caller must wait for a point.
    Point(P),
    /// The caller must wait for all work, because the stream is destroyed and its last work is unknown.
    Everything,
    /// The caller cannot wait, because the stream is capturing and its earlier work is unknown.
    Impossible,
}

#[derive(Debug)]
enum State<P> {
    /// The stream is alive. If the stream is capturing, the capture was started by a raw function or by an event of
    /// another stream, not by [`LastWork::capture`].
    Alive,
    /// The stream is alive, and has been capturing since a call to [`LastWork::capture`]. The point follows the
    /// stream's earlier work.
    Recorded(P),
    /// The stream is destroyed. The point follows the stream's last work.
    Behind(P),
    /// The stream is destroyed, and its last work is done.
    Done,
    /// The stream is destroyed, and its last work is unknown, because the stream was capturing or the driver reported
    /// an error.
    Lost,
}

/// The last work of a stream. `P` is the type of a point after work.
#[derive(Debug)]
pub(super) struct LastWork<P>(Mutex<State<P>>);

impl<P: Clone> LastWork<P> {
    /// The state of a live stream.
    pub(super) const fn new() -> Self {
        Self(Mutex::new(State::Alive))
    }

    fn state(&self) -> MutexGuard<'_, State<P>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Determines how to wait for the stream's work. If the stream is alive, calls `reach`. During that call, the
    /// stream is not destroyed, and no call to `capture` begins.
    pub(super) fn wait<E>(&self, reach: impl FnOnce() -> Result<Reached<P>, E>) -> Result<Wait<P>, E> {
        let state = self.state();
        let before = match &*state {
            State::Alive => None,
            State::Recorded(before) => Some(before),
            State::Behind(point) => return Ok(Wait::Point(point.clone())),
            State::Done => return Ok(Wait::Nothing),
            State::Lost => return Ok(Wait::Everything),
        };
        Ok(match reach()? {
            Reached::Behind(point) => Wait::Point(point),
            Reached::Done => Wait::Nothing,
            Reached::Capturing => before.map_or(Wait::Impossible, |before| Wait::Point(before.clone())),
        })
    }

    /// Begins a capture of the stream. Until the capture ends, waiting for the stream means waiting for its earlier
    /// work.
    pub(super) fn capture<E>(
        &self,
        reach: impl FnOnce() -> Result<Reached<P>, E>,
        begin: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let mut state = self.state();
        let before = reach()?;
        begin()?;
        if let (State::Alive, Reached::Behind(point)) = (&*state, before) {
            *state = State::Recorded(point);
        }
        Ok(())
    }

    /// Ends a capture.
    pub(super) fn end_capture(&self) {
        let mut state = self.state();
        if let State::Recorded(_) = &*state {
            *state = State::Alive;
        }
    }

    /// Stores the last work of a stream that is about to be destroyed.
    pub(super) fn end<E>(&self, reach: impl FnOnce() -> Result<Reached<P>, E>) {
        let mut state = self.state();
        *state = match (reach(), &*state) {
            (Ok(Reached::Behind(point)), _) => State::Behind(point),
            (Ok(Reached::Done), _) => State::Done,
            (Ok(Reached::Capturing), State::Recorded(before)) => State::Behind(before.clone()),
            (Ok(Reached::Capturing) | Err(_), _) => State::Lost,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait(of: &LastWork<u32>, reached: Reached<u32>) -> Wait<u32> {
        of.wait(|| Ok::<_, ()>(reached)).unwrap()
    }

    #[test]
    fn a_stream_destroyed_during_a_capture_has_unknown_work() {
        let work = LastWork::new();
        assert!(matches!(wait(&work, Reached::Capturing), Wait::Impossible));
        work.end(|| Ok::<_, ()>(Reached::Capturing));
        assert!(matches!(wait(&work, Reached::Done), Wait::Everything));
        let work = LastWork::new();
        work.end(|| Err(()));
        assert!(matches!(wait(&work, Reached::Done), Wait::Everything));
    }

    #[test]
    fn waits_during_a_capture_are_for_earlier_work() {
        let work = LastWork::new();
        work.capture(|| Ok::<_, ()>(Reached::Behind(1)), || Ok(())).unwrap();
        assert!(matches!(wait(&work, Reached::Capturing), Wait::Point(1)));
        work.end_capture();
        assert!(matches!(wait(&work, Reached::Behind(2)), Wait::Point(2)));
        assert!(matches!(wait(&work, Reached::Capturing), Wait::Impossible), "that capture is another one");
        work.end(|| Ok::<_, ()>(Reached::Behind(3)));
        assert!(matches!(wait(&work, Reached::Done), Wait::Point(3)));
    }

    #[test]
    fn a_capture_that_fails_to_begin_keeps_the_state() {
        let work = LastWork::new();
        assert_eq!(work.capture(|| Ok(Reached::Behind(1)), || Err("no")), Err("no"));
        assert!(matches!(wait(&work, Reached::Capturing), Wait::Impossible));
    }
}
