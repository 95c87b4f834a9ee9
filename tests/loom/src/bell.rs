//! Tests that a task does not sleep forever after its event has happened.

#[allow(dead_code)] // Something here has no use for it.
mod file {
    include!(concat!(env!("OUT_DIR"), "/bell.rs"));

    /// The state that a future shares with the driver's thread.
    pub(crate) struct Shared(Bell);

    impl Shared {
        pub(crate) fn new() -> Self {
            Self(Bell::new())
        }

        pub(crate) fn listen(&self, waker: &Waker) -> bool {
            self.0.listen(waker)
        }

        pub(crate) fn arm(&self) {
            self.0.arm();
        }

        pub(crate) fn ring(&self) {
            self.0.ring();
        }

        pub(crate) fn knock(&self) {
            self.0.knock();
        }
    }
}

use file::Shared;
use loom::sync::{Arc, Mutex};
use loom::thread;
use std::sync::atomic::{AtomicUsize as Count, Ordering};
use std::task::{Wake, Waker};

/// A device with an event, and a host function that runs after the event.
struct Device {
    state: Mutex<State>,
    bell: Shared,
}

struct State {
    has_happened: bool,
    host_functions: usize,
}

impl Device {
    fn new() -> Self {
        Self { state: Mutex::new(State { has_happened: false, host_functions: 0 }), bell: Shared::new() }
    }

    /// Queries the event.
    fn query(&self) -> bool {
        self.state.lock().unwrap().has_happened
    }

    /// Adds a host function after the event. The function is called at once if the event has happened.
    fn launch(&self) {
        self.bell.arm();
        let is_due = {
            let mut state = self.state.lock().unwrap();
            state.host_functions += usize::from(!state.has_happened);
            state.has_happened
        };
        if is_due {
            self.bell.ring();
        }
    }

    /// Makes the event happen, and calls the host functions after it.
    fn happen(&self) {
        let due = {
            let mut state = self.state.lock().unwrap();
            state.has_happened = true;
            std::mem::take(&mut state.host_functions)
        };
        (0..due).for_each(|_| self.bell.ring());
    }
}

/// A task that counts its wake-ups.
struct Task(Count);

impl Task {
    fn wakes(&self) -> usize {
        self.0.load(Ordering::SeqCst)
    }
}

impl Wake for Task {
    fn wake(self: std::sync::Arc<Self>) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

/// Polls the event once, like a future of the owned layer.
fn poll(device: &Device, waker: &Waker) -> bool {
    let is_armed = device.bell.listen(waker);
    if device.query() {
        return true;
    }
    if !is_armed {
        device.launch();
    }
    false
}

/// Polls like the function above, but in the wrong order: the condition is checked before the task listens.
fn poll_before_listening(device: &Device, waker: &Waker) -> bool {
    if device.query() {
        return true;
    }
    device.bell.listen(waker);
    false
}

/// Tests a task that waits for an event which another task has polled before, while the crate's thread wakes waiting
/// tasks. Returns the number of tested orders.
fn orders(first: fn(&Device, &Waker) -> bool, again: fn(&Device, &Waker) -> bool) -> usize {
    let orders = std::sync::Arc::new(Count::new(0));
    let counted = std::sync::Arc::clone(&orders);
    loom::model(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        let device = Arc::new(Device::new());
        let [other, task] = [(); 2].map(|()| std::sync::Arc::new(Task(Count::new(0))));
        let mut is_ready = first(&device, &Waker::from(other));
        let spawn = |run: fn(&Device)| {
            let device = Arc::clone(&device);
            thread::spawn(move || run(&device))
        };
        let beside = [spawn(Device::happen), spawn(|device| device.bell.knock())];
        let waker = Waker::from(std::sync::Arc::clone(&task));
        let mut seen = 0;
        is_ready = is_ready || again(&device, &waker);
        beside.into_iter().for_each(|thread| thread.join().unwrap());
        // No other event follows. From now on, the task is polled only if it has been woken in the meantime.
        while !is_ready {
            let wakes = task.wakes();
            assert!(wakes > seen, "a task sleeps forever");
            seen = wakes;
            is_ready = again(&device, &waker);
        }
    });
    orders.load(Ordering::Relaxed)
}

#[test]
fn a_task_does_not_sleep_after_its_event() {
    let count = orders(poll, poll);
    println!("a task that waits, an event, and who looks after tasks: {count} orders; it sleeps forever in none");
    assert!(count > 100);
}

#[test]
#[should_panic(expected = "a task sleeps forever")]
fn a_task_that_looks_before_it_listens_is_found() {
    orders(poll, poll_before_listening);
}
