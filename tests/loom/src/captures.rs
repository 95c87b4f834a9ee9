//! A call in a stream that joins and leaves a capture on another thread.

mod file {
    include!(concat!(env!("OUT_DIR"), "/captures.rs"));
}

use file::{Before, Captures};
use loom::sync::{Arc, Mutex};
use loom::thread;
use std::sync::atomic::{AtomicUsize as Count, Ordering};

/// The driver, which stores the capture of the stream, and the counters.
struct Shared {
    driver: Mutex<Option<u64>>,
    captures: Captures,
}

impl Shared {
    fn capture(&self) -> Result<Option<u64>, ()> {
        Ok(*self.driver.lock().unwrap())
    }

    /// Captures that the stream joins, and that end.
    fn record(&self, end: fn(&Self)) {
        for capture in 1..3 {
            self.captures.has_begun();
            *self.driver.lock().unwrap() = Some(capture);
            end(self);
            self.captures.has_ended();
        }
    }

    /// A call, and whether its capture is known.
    fn call(&self) {
        let ended = self.captures.ended();
        let capture = self.captures.query(|| self.capture()).unwrap();
        // The driver records the call, or executes it.
        let recorded = *self.driver.lock().unwrap();
        let is_uncertain = self.captures.are_uncertain(Before { ended, capture }, || self.capture());
        assert!(recorded == capture || is_uncertain, "the call is in another graph");
    }
}

/// Returns the number of orders of a call and of captures that end like this.
fn orders(end: fn(&Shared)) -> usize {
    let orders = std::sync::Arc::new(Count::new(0));
    let counted = std::sync::Arc::clone(&orders);
    let mut model = loom::model::Builder::new();
    model.preemption_bound = Some(4);
    model.check(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        let shared = Arc::new(Shared { driver: Mutex::new(None), captures: Captures::new() });
        let other = {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.record(end))
        };
        shared.call();
        other.join().unwrap();
    });
    orders.load(Ordering::Relaxed)
}

#[test]
fn the_capture_of_a_call_is_known_or_uncertain() {
    let count = orders(|shared| {
        shared.captures.ends();
        *shared.driver.lock().unwrap() = None;
    });
    println!(
        "a call while its stream joins and leaves two captures: {count} orders; in all, its graph is known or uncertain"
    );
    assert!(count > 100, "{count}");
}

/// A capture that is counted after it has ended.
#[test]
#[should_panic(expected = "the call is in another graph")]
fn a_capture_that_is_counted_too_late_is_found() {
    orders(|shared| {
        *shared.driver.lock().unwrap() = None;
        shared.captures.ends();
    });
}
