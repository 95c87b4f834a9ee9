//! Wake-ups of tasks by threads of the driver.

use core::task::Waker;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A waiting task, and a flag that indicates a pending wake-up.
///
/// A task first calls [`listen`](Self::listen), and then checks its condition. If the condition becomes true after the
/// call, [`ring`](Self::ring) wakes the task.
#[derive(Debug)]
pub(super) struct Bell(Mutex<State>);

#[derive(Debug)]
struct State {
    waker: Option<Waker>,
    is_armed: bool,
}

impl Bell {
    /// Creates a bell without a task.
    pub(super) const fn new() -> Self {
        Self(Mutex::new(State { waker: None, is_armed: false }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the task to be woken, replacing an earlier one. Returns true if a wake-up is pending.
    pub(super) fn listen(&self, waker: &Waker) -> bool {
        let mut state = self.state();
        let before = match &state.waker {
            Some(known) if known.will_wake(waker) => None,
            Some(_) | None => state.waker.replace(waker.clone()),
        };
        let is_armed = state.is_armed;
        drop(state);
        // Dropping a waker runs code of the executor, which must not happen while the lock is held.
        drop(before);
        is_armed
    }

    /// Sets the flag for a pending wake-up.
    pub(super) fn arm(&self) {
        self.state().is_armed = true;
    }

    /// Wakes the task, and clears the pending wake-up.
    pub(super) fn ring(&self) {
        let waker = {
            let mut state = self.state();
            state.is_armed = false;
            state.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Wakes the task so that it checks its condition again. A pending wake-up stays pending.
    pub(super) fn knock(&self) {
        let waker = self.state().waker.take();
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

impl AsRef<Self> for Bell {
    fn as_ref(&self) -> &Self {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::Wake;

    struct Counter(AtomicUsize);

    impl Wake for Counter {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }

    fn task() -> (Arc<Counter>, Waker) {
        let counter = Arc::new(Counter(AtomicUsize::new(0)));
        (counter.clone(), counter.into())
    }

    fn woken(counter: &Counter) -> usize {
        counter.0.load(Ordering::SeqCst)
    }

    #[test]
    fn a_task_is_woken_once_for_each_time_it_listens() {
        let (bell, (counter, waker)) = (Bell::new(), task());
        bell.ring();
        assert!(!bell.listen(&waker), "no wake-up was announced");
        bell.arm();
        assert!(bell.listen(&waker));
        bell.ring();
        bell.ring();
        assert_eq!(woken(&counter), 1);
        assert!(!bell.listen(&waker), "the wake-up has happened");
    }

    #[test]
    fn the_task_that_listened_last_is_woken() {
        let (bell, (first, first_waker), (second, second_waker)) = (Bell::new(), task(), task());
        bell.arm();
        bell.listen(&first_waker);
        drop(first_waker);
        bell.listen(&second_waker);
        assert_eq!(Arc::strong_count(&first), 1, "the first one's waker is dropped");
        bell.ring();
        assert_eq!((woken(&first), woken(&second)), (0, 1));
    }

    #[test]
    fn a_knock_keeps_the_pending_wake_up() {
        let (bell, (counter, waker)) = (Bell::new(), task());
        bell.arm();
        bell.listen(&waker);
        bell.knock();
        assert!(bell.listen(&waker));
        bell.ring();
        assert_eq!(woken(&counter), 2);
    }
}
