//! Tests of a call in a stream that joins and leaves a capture on another thread, and of the graphs that keep the
//! objects that the call uses.

mod file {
    include!(concat!(env!("OUT_DIR"), "/captures.rs"));
}

use file::{Before, Captures};
use loom::sync::{Arc, Mutex};
use loom::thread;
use std::sync::atomic::{AtomicUsize as Count, Ordering};

/// The driver with the capture of the stream, the counters of captures, and the graphs.
struct Shared {
    driver: Mutex<Option<u64>>,
    captures: Captures,
    graphs: Mutex<Vec<u64>>,
}

/// A call, which returns the capture that has recorded it, and the graphs that keep the handle of the call.
type Call = fn(&Shared) -> (Option<u64>, Vec<u64>);

impl Shared {
    fn capture(&self) -> Result<Option<u64>, ()> {
        Ok(*self.driver.lock().unwrap())
    }

    /// Runs captures that the stream joins, and that then end.
    fn record(&self, end: fn(&Self)) {
        for capture in 1..3 {
            self.captures.has_begun();
            self.graphs.lock().unwrap().push(capture);
            *self.driver.lock().unwrap() = Some(capture);
            end(self);
            self.captures.has_ended();
        }
    }

    fn graphs(&self) -> Vec<u64> {
        self.graphs.lock().unwrap().clone()
    }

    /// Makes a call that queries its stream before and after the call.
    fn call(&self) -> (Option<u64>, Vec<u64>) {
        let ended = self.captures.ended();
        let capture = self.captures.query(|| self.capture()).unwrap();
        // The driver records the call, or executes it.
        let recorded = self.capture().unwrap();
        let is_uncertain = self.captures.are_uncertain(Before { ended, capture }, || self.capture());
        assert!(recorded == capture || is_uncertain, "the call is in another graph");
        (recorded, if is_uncertain { self.graphs() } else { capture.into_iter().collect() })
    }

    /// Makes a call that queries its stream before the call, but not after it.
    fn call_and_forget(&self) -> (Option<u64>, Vec<u64>) {
        let capture = self.captures.query(|| self.capture()).unwrap();
        (self.capture().unwrap(), capture.into_iter().collect())
    }

    /// Makes a call with bare addresses, which queries its stream only while a capture is in progress.
    fn call_with_addresses(&self) -> (Option<u64>, Vec<u64>) {
        let ended = self.captures.ended();
        if self.captures.are_in_progress() {
            return self.call();
        }
        let recorded = self.capture().unwrap();
        (recorded, if self.captures.have_begun(ended) { self.graphs() } else { Vec::new() })
    }
}

/// Tests a call and captures that end in this way. Returns the number of tested orders.
fn orders(end: fn(&Shared), call: Call) -> usize {
    let orders = std::sync::Arc::new(Count::new(0));
    let counted = std::sync::Arc::clone(&orders);
    let mut model = loom::model::Builder::new();
    model.preemption_bound = Some(4);
    model.check(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        let shared = Shared { driver: Mutex::new(None), captures: Captures::new(), graphs: Mutex::new(Vec::new()) };
        let shared = Arc::new(shared);
        let other = {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.record(end))
        };
        let (recorded, keeping) = call(&shared);
        assert!(recorded.is_none_or(|graph| keeping.contains(&graph)), "a graph does not keep the handle");
        other.join().unwrap();
    });
    orders.load(Ordering::Relaxed)
}

/// Ends a capture, in the order of the crate.
fn ends(shared: &Shared) {
    shared.captures.ends();
    *shared.driver.lock().unwrap() = None;
}

#[test]
fn the_capture_of_a_call_is_known_or_uncertain() {
    let count = orders(ends, Shared::call);
    println!(
        "a call while its stream joins and leaves two captures: {count} orders; in all, its graph is known or uncertain"
    );
    assert!(count > 100, "{count}");
}

#[test]
fn a_graph_keeps_the_handle_of_a_call_with_bare_addresses() {
    let count = orders(ends, Shared::call_with_addresses);
    println!("a call with bare addresses while its stream joins and leaves two captures: {count} orders");
    assert!(count > 100, "{count}");
}

/// Tests that the model finds a call that does not query its stream again.
#[test]
#[should_panic(expected = "a graph does not keep the handle")]
fn a_handle_of_a_stream_that_joins_during_the_call_is_found() {
    orders(ends, Shared::call_and_forget);
}

/// Tests that the model finds a capture that is counted as ended only after it has ended.
#[test]
#[should_panic(expected = "the call is in another graph")]
fn a_capture_that_is_counted_too_late_is_found() {
    orders(
        |shared| {
            *shared.driver.lock().unwrap() = None;
            shared.captures.ends();
        },
        Shared::call,
    );
}

/// Tests that the model finds a capture that is not counted when it ends.
#[test]
#[should_panic(expected = "a graph does not keep the handle")]
fn a_capture_that_is_not_counted_is_found() {
    orders(|shared| *shared.driver.lock().unwrap() = None, Shared::call_with_addresses);
}
