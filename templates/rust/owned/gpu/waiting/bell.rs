//! What wakes a task when the driver's thread tells.

use core::task::Waker;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A task that waits, and whether somebody will wake it.
///
/// Whoever waits calls [`listen`](Self::listen) first and looks then whether there is still something to wait for: what happens in
/// between rings the bell for the task that listens.
#[derive(Debug)]
pub(super) struct Bell(Mutex<State>);

#[derive(Debug)]
struct State {
    waker: Option<Waker>,
    is_armed: bool,
}

impl Bell {
    /// One that nobody listens to.
    pub(super) const fn new() -> Self {
        Self(Mutex::new(State { waker: None, is_armed: false }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on it wakes this task, and no other one. Returns whether it will be rung.
    pub(super) fn listen(&self, waker: &Waker) -> bool {
        let mut state = self.state();
        let before = match &state.waker {
            Some(known) if known.will_wake(waker) => None,
            Some(_) | None => state.waker.replace(waker.clone()),
        };
        let is_armed = state.is_armed;
        drop(state);
        // Somebody else's code, which may take its time.
        drop(before);
        is_armed
    }

    /// It will be rung.
    pub(super) fn arm(&self) {
        self.state().is_armed = true;
    }

    /// Wakes the task that listens, and will not be rung any more.
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

    /// Wakes the task that listens, so that it looks. It will be rung all the same.
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
        assert!(!bell.listen(&waker), "nobody has promised to ring");
        bell.arm();
        assert!(bell.listen(&waker));
        bell.ring();
        bell.ring();
        assert_eq!(woken(&counter), 1);
        assert!(!bell.listen(&waker), "it was rung");
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
    fn who_is_woken_to_look_will_be_woken_again() {
        let (bell, (counter, waker)) = (Bell::new(), task());
        bell.arm();
        bell.listen(&waker);
        bell.knock();
        assert!(bell.listen(&waker));
        bell.ring();
        assert_eq!(woken(&counter), 2);
    }
}
