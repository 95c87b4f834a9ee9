//! What an allocation on a device remembers.

use core::sync::atomic::{AtomicBool, Ordering};

use super::call::{DriverResult, Home};
use super::graph::{self, SeenLaunches};
use super::line::{SharedLines, StreamWork, Work};
use super::pool;
use super::uses::Uses;

/// The context of an allocation, and what may use it that nobody has waited for: kernels that were given its address,
/// asynchronous copies, and calls of libraries.
#[derive(Debug)]
pub(super) struct AllocationState {
    home: Home,
    /// The streams that have such work.
    lines: SharedLines,
    /// Work of which no more is known.
    unknown: Uses,
    /// Whether a graph has it, which may be launched again and again.
    in_graph: AtomicBool,
    launches: SeenLaunches,
}

impl AllocationState {
    /// Of what was just made in this context.
    pub(super) fn new(home: Home) -> Self {
        let (unknown, in_graph) = (Uses::new(), AtomicBool::new(false));
        Self { home, lines: SharedLines::new(), unknown, in_graph, launches: SeenLaunches::until_now() }
    }

    pub(super) const fn home(&self) -> Home {
        self.home
    }

    /// Work that uses the allocation is about to be started: the result is kept until the driver has it.
    pub(super) const fn in_use(&self) -> InUse<'_> {
        InUse { of: Some(self), work: Work::Unknown }
    }

    /// Waits for the work that may use the allocation.
    pub(super) fn settle(&self) -> DriverResult<()> {
        self.home.check_process()?;
        self.unknown.settle(|| pool::synchronize_all(self.home))?;
        self.lines.settle(self.home)?;
        if self.in_graph.load(Ordering::Acquire) { self.launches.settle(self.home) } else { Ok(()) }
    }
}

/// A buffer while a call starts work with it. When it is dropped, the buffer waits for that work before it is freed, read or
/// written: for the stream that [`by`](Self::by) has told, else for everything.
#[derive(Debug)]
#[must_use = "it is kept until the driver has the work"]
pub struct InUse<'a> {
    of: Option<&'a AllocationState>,
    work: Work,
}

impl<'a> InUse<'a> {
    /// Of no memory, or of memory that a stream frees in its order.
    pub(super) fn of(state: Option<&'a AllocationState>) -> Self {
        Self { of: state, work: Work::Unknown }
    }

    /// Tells whose work it is.
    pub fn by(&mut self, work: &Work) {
        self.work = work.clone();
    }
}

/// Only now, as whoever waits before may come before the driver has the work. Nobody can free the buffer before: it is borrowed.
impl Drop for InUse<'_> {
    fn drop(&mut self) {
        let Some(of) = self.of else { return };
        match &self.work {
            Work::Stream(StreamWork(line)) => of.lines.add(line),
            Work::Unknown => {
                of.unknown.count();
                if graph::is_recording() {
                    of.in_graph.store(true, Ordering::Release);
                }
            }
            Work::Done => {}
            Work::Graph => of.in_graph.store(true, Ordering::Release),
        }
    }
}

/// What is kept of a kernel's argument during the launch: [`InUse`] of a buffer, and nothing of a number.
pub trait Held {
    /// Whether somebody wants to know whose work the launch is.
    fn remembers(&self) -> bool;

    /// Tells whose work the launch is.
    fn by(&mut self, work: &Work);
}

impl Held for InUse<'_> {
    #[inline]
    fn remembers(&self) -> bool {
        self.of.is_some()
    }

    #[inline]
    fn by(&mut self, work: &Work) {
        InUse::by(self, work);
    }
}

impl Held for () {
    #[inline]
    fn remembers(&self) -> bool {
        false
    }

    #[inline]
    fn by(&mut self, _: &Work) {}
}
