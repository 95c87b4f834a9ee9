//! Tests that memory is not freed while work uses it.

mod file {
    include!(concat!(env!("OUT_DIR"), "/uses.rs"));

    /// The state of an allocation, which the owned layer shares between threads.
    pub(crate) struct Allocation(Uses);

    impl Allocation {
        pub(crate) fn new() -> Self {
            Self(Uses::new())
        }

        pub(crate) fn count(&self) {
            self.0.count();
        }

        pub(crate) fn settle(&self, wait: impl FnOnce()) {
            let done: Result<(), ()> = self.0.settle(|| {
                wait();
                Ok(())
            });
            done.expect("the wait succeeds");
        }
    }
}

use file::Allocation;
use loom::sync::Arc;
use loom::sync::atomic::{AtomicUsize, Ordering};
use loom::thread;
use std::sync::atomic::{AtomicUsize as Count, Ordering as CountOrdering};

/// A driver with two counters: the work that has begun, and the work that is done.
struct Driver {
    begun: AtomicUsize,
    done: AtomicUsize,
}

impl Driver {
    fn new() -> Self {
        Self { begun: AtomicUsize::new(0), done: AtomicUsize::new(0) }
    }

    /// The driver has its own lock, so all threads see its calls in one order.
    fn start(&self) {
        self.begun.fetch_add(1, Ordering::SeqCst);
    }

    fn wait(&self) {
        let begun = self.begun.load(Ordering::SeqCst);
        self.done.fetch_max(begun, Ordering::SeqCst);
    }

    fn is_idle(&self) -> bool {
        self.begun.load(Ordering::SeqCst) == self.done.load(Ordering::SeqCst)
    }
}

type Shared = Arc<(Allocation, Driver)>;

/// The maximum number of preemptions of a thread. Without this limit, more threads have too many orders to test.
const TURNS: usize = 3;

/// Tests threads that start work like the owned layer while another thread waits. Then the memory is freed. Returns the
/// number of tested orders.
fn orders(starters: usize, start: impl Fn(&(Allocation, Driver)) + Copy + Send + Sync + 'static) -> usize {
    let orders = std::sync::Arc::new(Count::new(0));
    let counted = std::sync::Arc::clone(&orders);
    let mut model = loom::model::Builder::new();
    model.preemption_bound = (starters > 1).then_some(TURNS);
    model.check(move || {
        counted.fetch_add(1, CountOrdering::Relaxed);
        let shared: Shared = Arc::new((Allocation::new(), Driver::new()));
        let spawn = |run: Box<dyn FnOnce(&(Allocation, Driver)) + Send>| {
            let shared = Arc::clone(&shared);
            thread::spawn(move || run(&shared))
        };
        let mut threads: Vec<_> = (0..starters).map(|_| spawn(Box::new(start))).collect();
        threads.push(spawn(Box::new(|(memory, driver)| memory.settle(|| driver.wait()))));
        threads.into_iter().for_each(|thread| thread.join().unwrap());
        // No other thread uses the memory, so it is freed.
        let (memory, driver) = &*shared;
        memory.settle(|| driver.wait());
        assert!(driver.is_idle(), "the memory is freed while work uses it");
    });
    orders.load(CountOrdering::Relaxed)
}

/// Counts each use before the call and after the call, like the owned layer.
fn counted_twice((memory, driver): &(Allocation, Driver)) {
    memory.count();
    driver.start();
    memory.count();
}

#[test]
fn memory_is_not_freed_under_work() {
    let counts: Vec<usize> = (1..=2).map(|starters| orders(starters, counted_twice)).collect();
    println!(
        "one thread that starts work: {} orders, two: {} with {TURNS} turns; none frees memory that is used",
        counts[0], counts[1]
    );
    assert!(counts[0] > 10 && counts[1] > 100);
}

/// Tests that the model finds the fault of an earlier owned layer, which counted each use only once.
#[test]
#[should_panic(expected = "the memory is freed while work uses it")]
fn a_use_that_is_counted_once_is_found() {
    orders(1, |(memory, driver)| {
        memory.count();
        driver.start();
    });
}
