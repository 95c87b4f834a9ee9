//! The order of streams among each other: how much work each one has been given, and which work of others it waits for.

use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of other streams that one remembers. It waits once more for work that it has forgotten.
const KNOWN: usize = 8;

/// Numbers the work of one stream, and remembers the work of other streams that its further work comes after.
#[derive(Debug)]
pub(super) struct Clock {
    id: usize,
    begun: AtomicUsize,
    waits: Mutex<Waits>,
}

/// The last work of other streams that a stream waits for: by the number of the stream, of which 0 is none.
#[derive(Clone, Copy, Debug)]
struct Waits {
    of: [(usize, usize); KNOWN],
    oldest: usize,
}

impl Waits {
    fn until(&self, id: usize) -> usize {
        self.of.iter().find(|(of, _)| *of == id).map_or(0, |(_, number)| *number)
    }

    /// Remembers work; if there is no place for it, only if it `counts` more than the oldest.
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
    /// That of a new stream. No other stream has the same number, nor is it 0.
    pub(super) const fn new(id: usize) -> Self {
        Self { id, begun: AtomicUsize::new(0), waits: Mutex::new(Waits { of: [(0, 0); KNOWN], oldest: 0 }) }
    }

    fn waits(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of work that the driver has just taken.
    pub(super) fn begin(&self) -> usize {
        self.begun.fetch_add(1, Ordering::AcqRel) + 1
    }

    /// Lets further work of this stream come after work of another one. `wait` is called unless that is known to be so: it puts a wait
    /// into this stream, and returns whether that is for all work that the other stream has now.
    pub(super) fn follow<E>(
        &self,
        other: &Self,
        number: usize,
        wait: impl FnOnce() -> Result<bool, E>,
    ) -> Result<(), E> {
        if self.id == other.id || self.waits().until(other.id) >= number {
            return Ok(());
        }
        // Before the wait: work that begins meanwhile may come after it.
        let begun = other.begun.load(Ordering::Acquire);
        let before = *other.waits();
        if !wait()? {
            return Ok(());
        }
        // After the wait: whoever sees this skips it.
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
    fn a_stream_waits_for_what_the_other_one_waits_for() {
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
    fn a_wait_for_some_work_says_nothing_of_other_work() {
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
