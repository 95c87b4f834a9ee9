//! Tests of memory that a stream uses while the stream captures, joins another stream's capture, or is destroyed.

#[allow(dead_code)] // Something here has no use for it.
mod file {
    include!(concat!(env!("OUT_DIR"), "/last_work.rs"));
}

use file::{LastWork, Reached, Wait};
use loom::sync::{Arc, Mutex};
use loom::thread;
use std::sync::atomic::{AtomicUsize as Count, Ordering};

/// The error that the driver reports.
#[derive(Debug)]
struct Refused;

/// A point, which is the number of units of work before the point.
type Reach = Result<Reached<usize>, Refused>;

/// A driver with one stream. `is_alive` is used to detect uses of the stream's handle after the stream's destruction.
struct Driver {
    is_alive: bool,
    captures: bool,
    begun: usize,
    done: usize,
}

/// The stream, and the record of the stream in the state of the memory.
struct Shared {
    driver: Mutex<Driver>,
    line: LastWork<usize>,
}

impl Shared {
    /// Creates a live stream that has work on the memory.
    fn new() -> Self {
        let driver = Driver { is_alive: true, captures: false, begun: 1, done: 0 };
        Self { driver: Mutex::new(driver), line: LastWork::new() }
    }

    /// Calls a function of the driver with the stream. The driver has its own lock.
    fn call<R>(&self, body: impl FnOnce(&mut Driver) -> R) -> R {
        let mut driver = self.driver.lock().unwrap();
        assert!(driver.is_alive, "the stream is used after its end");
        body(&mut driver)
    }

    /// Makes the same calls as the owned layer. The stream may begin to capture between the calls.
    fn reach(&self) -> Reach {
        if self.call(|driver| driver.captures) {
            return Ok(Reached::Capturing);
        }
        let point = self.call(|driver| driver.begun);
        Ok(if self.call(|driver| driver.captures) { Reached::Capturing } else { Reached::Behind(point) })
    }

    /// Makes the same calls as an earlier version of the owned layer, which treated a capturing stream as a stream
    /// without work.
    fn reach_without_captures(&self) -> Reach {
        Ok(match self.reach()? {
            Reached::Capturing => Reached::Done,
            reached => reached,
        })
    }

    /// Waits for the stream like the owner of the memory, and frees the memory if the wait succeeds.
    fn free(&self) {
        let wait = self.line.wait(|| self.reach()).expect("the driver reports no error");
        let mut driver = self.driver.lock().unwrap();
        let until = match wait {
            Wait::Nothing => 0,
            Wait::Point(point) => point,
            Wait::Everything => driver.begun,
            Wait::Impossible => return,
        };
        driver.done = driver.done.max(until);
        assert!(driver.done == driver.begun, "the memory is freed while work uses it");
    }

    /// Makes the stream wait for an event of a capturing stream.
    fn join(&self) {
        self.call(|driver| driver.captures = true);
    }

    /// Destroys the stream, as the stream's owner does.
    fn end(&self, reach: fn(&Self) -> Reach) {
        self.line.end(|| reach(self));
        self.call(|driver| driver.is_alive = false);
    }

    /// Captures the stream, as the owned layer does.
    fn capture(&self, is_refused: bool) {
        let begin = || {
            if is_refused {
                return Err(Refused);
            }
            self.call(|driver| driver.captures = true);
            Ok(())
        };
        if self.line.capture(|| self.reach(), begin).is_ok() {
            self.call(|driver| driver.captures = false);
            self.line.end_capture();
        }
    }
}

/// Tests a stream's owner that acts while the owner of memory frees the memory. Then the memory is freed again if that
/// failed. Returns the number of tested orders.
fn orders(owner: fn(&Shared)) -> usize {
    let orders = std::sync::Arc::new(Count::new(0));
    let counted = std::sync::Arc::clone(&orders);
    loom::model(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        let shared = Arc::new(Shared::new());
        let beside = {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.free())
        };
        owner(&shared);
        beside.join().unwrap();
        shared.free();
    });
    orders.load(Ordering::Relaxed)
}

#[test]
fn memory_is_not_freed_under_work_of_a_stream_that_captures_or_ends() {
    let owners: [(&str, fn(&Shared)); 4] = [
        ("ends", |stream| stream.end(Shared::reach)),
        ("is captured, and ends", |stream| {
            stream.capture(false);
            stream.end(Shared::reach);
        }),
        ("joins a capture, and ends in it", |stream| {
            stream.join();
            stream.end(Shared::reach);
        }),
        // The point recorded before the capture does not cover the stream's later work.
        ("is not captured, as that fails; works, joins a capture, and ends in it", |stream| {
            stream.capture(true);
            stream.join();
            stream.end(Shared::reach);
        }),
    ];
    for (words, owner) in owners {
        let count = orders(owner);
        println!("a stream {words}: {count} orders; none frees memory that is used");
        assert!(count > 3, "{count}");
    }
}

#[test]
#[should_panic(expected = "the memory is freed while work uses it")]
fn a_capturing_stream_that_is_reported_as_done_is_found() {
    orders(|stream| {
        stream.join();
        stream.end(Shared::reach_without_captures);
    });
}

/// Tests work that is started after a capture that failed to begin.
#[test]
fn work_after_a_capture_that_fails_is_waited_for() {
    loom::model(|| {
        let shared = Shared::new();
        shared.capture(true);
        shared.call(|driver| driver.begun += 1);
        shared.join();
        shared.end(Shared::reach);
        shared.free();
    });
}
