//! The order of work in streams: a counter for each stream, and the work of other streams for which the stream already
//! waits.

use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of other streams whose positions a stream stores. If a position is not stored, the stream waits again.
const KNOWN: usize = 8;

/// Numbers the work of one stream, and stores the positions in other streams after which the stream's further work is
/// ordered.
#[derive(Debug)]
pub(super) struct Clock {
    id: usize,
    begun: AtomicUsize,
    waits: Mutex<Waits>,
}

/// The latest work of other streams that a stream waits for, as pairs of a stream's ID and the position of the work. An
/// entry with ID 0 is unused.
#[derive(Clone, Copy, Debug)]
struct Waits {
    of: [(usize, usize); KNOWN],
    oldest: usize,
}

impl Waits {
    fn until(&self, id: usize) -> usize {
        self.of.iter().find(|(of, _)| *of == id).map_or(0, |(_, number)| *number)
    }

    /// Stores the position of work in another stream. If there is no free entry and `counts` is true, this replaces the
    /// oldest entry.
    fn learn(&mut self, id: usize, number: usize, counts: bool) {
        if let Some((_, known)) = self.of.iter_mut().find(|(of, _)| *of == id) {
            *known = number.max(*known);
        } else if let Some(free) = self.of.iter_mut().find(|(of, _)| *of == 0) {
            *free = (id, number);
        } else if counts {
            self.of[self.oldest] = (id, number);
            self.oldest = (self.oldest + 1) % KNOWN;
        }
    }
}

impl Clock {
    /// Creates the clock of a new stream. IDs are unique and never 0.
    pub(super) const fn new(id: usize) -> Self {
        Self { id, begun: AtomicUsize::new(0), waits: Mutex::new(Waits { of: [(0, 0); KNOWN], oldest: 0 }) }
    }

    fn waits(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the position of work that the driver has just accepted.
    pub(super) fn begin(&self) -> usize {
        self.begun.fetch_add(1, Ordering::AcqRel) + 1
    }

    /// Orders further work of this stream after work of another stream. If this order is not already ensured, calls
    /// `wait`, which makes this stream wait. `wait` returns true if the wait covers all work that the other stream
    /// currently has.
    pub(super) fn follow<E>(
        &self,
        other: &Self,
        number: usize,
        wait: impl FnOnce() -> Result<bool, E>,
    ) -> Result<(), E> {
        if self.id == other.id || self.waits().until(other.id) >= number {
            return Ok(());
        }
        // The counter is read before the wait, because the wait may not cover work that begins in the meantime.
        let begun = other.begun.load(Ordering::Acquire);
        let before = *other.waits();
        if !wait()? {
            return Ok(());
        }
        // The entry is stored after the wait, because threads that read the entry skip their own wait.
        let mut waits = self.waits();
        waits.learn(other.id, begun, true);
        for (id, number) in before.of.into_iter().filter(|(id, _)| *id != 0 && *id != self.id) {
            waits.learn(id, number, false);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(clock: &Clock, other: &Clock, number: usize) -> bool {
        let mut waited = false;
        clock
            .follow(other, number, || {
                waited = true;
                Ok::<_, ()>(true)
            })
            .unwrap();
        waited
    }

    #[test]
    fn work_is_waited_for_once() {
        let (one, two) = (Clock::new(1), Clock::new(2));
        let (first, second) = (one.begin(), one.begin());
        assert!(!waits(&one, &one, second), "a stream is in order by itself");
        assert!(waits(&two, &one, first));
        assert!(!waits(&two, &one, second), "it had begun before the wait");
        let third = one.begin();
        assert!(waits(&two, &one, third));
    }

    #[test]
    fn a_wait_covers_the_waits_of_the_other_stream() {
        let (one, two, three) = (Clock::new(1), Clock::new(2), Clock::new(3));
        let first = one.begin();
        assert!(waits(&two, &one, first));
        let second = two.begin();
        assert!(waits(&three, &two, second));
        assert!(!waits(&three, &one, first));
    }

    #[test]
    fn a_wait_that_fails_is_repeated() {
        let (one, two) = (Clock::new(1), Clock::new(2));
        let first = one.begin();
        assert_eq!(two.follow(&one, first, || Err("failed")), Err("failed"));
        assert!(waits(&two, &one, first));
    }

    #[test]
    fn a_partial_wait_is_not_stored() {
        let (one, two) = (Clock::new(1), Clock::new(2));
        let first = one.begin();
        assert_eq!(two.follow(&one, first, || Ok::<_, ()>(false)), Ok(()));
        assert!(waits(&two, &one, first));
    }

    #[test]
    fn a_stream_that_is_forgotten_is_waited_for_again() {
        let one = Clock::new(1);
        let others: Vec<Clock> = (2..12).map(Clock::new).collect();
        let numbers: Vec<usize> = others.iter().map(Clock::begin).collect();
        for (other, number) in others.iter().zip(&numbers) {
            assert!(waits(&one, other, *number));
        }
        assert!(waits(&one, &others[0], numbers[0]));
        assert!(!waits(&one, &others[9], numbers[9]));
    }
}
