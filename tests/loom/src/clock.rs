//! Tests of the order of two streams that use one buffer, while other threads use the same streams.

mod file {
    include!(concat!(env!("OUT_DIR"), "/clock.rs"));
}

use file::Clock;
use loom::sync::{Arc, Mutex};
use loom::thread;
use std::sync::atomic::{AtomicUsize as Count, Ordering};

/// A driver with two streams. It stores the work of the first stream, and the amount of this work for which the second
/// stream waits.
#[derive(Default)]
struct Driver {
    begun: usize,
    waited: usize,
}

struct Shared {
    driver: Mutex<Driver>,
    first: Clock,
    second: Clock,
}

impl Shared {
    fn new() -> Self {
        Self { driver: Mutex::new(Driver::default()), first: Clock::new(1), second: Clock::new(2) }
    }

    /// Starts work in the first stream. Returns the number of the work in the driver and in the owned layer.
    fn begin(&self) -> (usize, usize) {
        let begun = {
            let mut driver = self.driver.lock().unwrap();
            driver.begun += 1;
            driver.begun
        };
        (begun, self.first.begin())
    }

    /// Starts work in the second stream, which must be ordered after other work.
    fn follow(&self, (begun, number): (usize, usize)) {
        let wait = || {
            // The wait takes two calls, which record an event in the first stream, and make the second stream wait for
            // the event.
            let event = self.driver.lock().unwrap().begun;
            let mut driver = self.driver.lock().unwrap();
            driver.waited = driver.waited.max(event);
            Ok::<_, ()>(true)
        };
        self.second.follow(&self.first, number, wait).unwrap();
        assert!(self.driver.lock().unwrap().waited >= begun, "the work does not come after the other work");
    }
}

/// Tests two threads that use a buffer which the first stream has written, while one of the threads starts work in the
/// first stream. Returns the number of tested orders.
fn orders(follow: fn(&Shared, (usize, usize))) -> usize {
    let orders = std::sync::Arc::new(Count::new(0));
    let counted = std::sync::Arc::clone(&orders);
    let mut model = loom::model::Builder::new();
    model.preemption_bound = Some(3);
    model.check(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        let shared = Arc::new(Shared::new());
        let written = shared.begin();
        let beside = {
            let shared = Arc::clone(&shared);
            thread::spawn(move || follow(&shared, written))
        };
        let other = {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.begin())
        };
        follow(&shared, written);
        beside.join().unwrap();
        let later = other.join().unwrap();
        // The work of this thread is ordered after the work that the other thread has started.
        follow(&shared, later);
    });
    orders.load(Ordering::Relaxed)
}

#[test]
fn work_comes_after_the_work_that_it_follows() {
    let count = orders(Shared::follow);
    println!(
        "two threads that use what another stream has written: {count} orders; in all, their work comes after that"
    );
    assert!(count > 100, "{count}");
}

/// Tests that the model finds a wait that is stored before the stream waits.
#[test]
#[should_panic(expected = "the work does not come after the other work")]
fn a_wait_that_is_known_too_early_is_found() {
    orders(|shared, written| {
        let mut is_first = false;
        let wait = || {
            is_first = true;
            Ok::<_, ()>(true)
        };
        shared.second.follow(&shared.first, written.1, wait).unwrap();
        if is_first {
            let mut driver = shared.driver.lock().unwrap();
            driver.waited = driver.begun;
        }
        assert!(shared.driver.lock().unwrap().waited >= written.0, "the work does not come after the other work");
    });
}
