//! What an allocation on a device remembers.

use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::accesses::{Access, Accesses};
use super::call::{DriverResult, Home};
use super::graph::{self, SeenLaunches};
use super::graph_memory::{GraphMemory, is_captured};
use super::line::{CapturedWork, SharedLines, StreamWork, Work};
use super::pool;
use super::uses::Uses;
use crate::__gen1::Called;
use crate::support::{Error, Status, extent};

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
    /// What further work has to come after.
    accesses: Accesses<StreamWork>,
    /// The graphs that have it, and their work.
    graphs: Mutex<Vec<Arc<GraphMemory>>>,
    captured: Accesses<CapturedWork>,
    /// The stream that frees it, if nothing reports its end: it is alive as long as the allocation.
    freed_by: Option<StreamWork>,
}

impl AllocationState {
    /// Of what was just made in this context.
    pub(super) fn new(home: Home) -> Self {
        let (unknown, in_graph) = (Uses::new(), AtomicBool::new(false));
        let (lines, accesses, captured) = (SharedLines::new(), Accesses::new(), Accesses::new());
        let (launches, graphs) = (SeenLaunches::until_now(), Mutex::new(Vec::new()));
        Self { home, lines, unknown, in_graph, launches, accesses, graphs, captured, freed_by: None }
    }

    /// Of what a stream frees in its order. The stream outlives it.
    pub(super) fn freed_by(work: &Work, home: Home) -> Self {
        let freed_by = if let Work::Likely(work) = work { Some(work.clone()) } else { None };
        Self { freed_by, ..Self::new(home) }
    }

    pub(super) const fn home(&self) -> Home {
        self.home
    }

    /// Work that uses all of the allocation is about to be started: the result is kept until the driver has it.
    pub(super) const fn in_use(&self) -> InUse<'_> {
        self.access(Access::ALL, true)
    }

    /// The same of work that uses a part. It is ordered unless the program does that itself.
    pub(super) const fn access(&self, access: Access, is_ordered: bool) -> InUse<'_> {
        InUse { of: Some(self), access, is_ordered, work: Work::Unknown }
    }

    /// Waits for the work that may use the allocation.
    pub(super) fn settle(&self) -> DriverResult<()> {
        let until = self.accesses.latest();
        self.wait()?;
        self.accesses.forget(until);
        Ok(())
    }

    fn wait(&self) -> DriverResult<()> {
        self.home.check_process()?;
        self.freed_by.as_ref().map_or(Ok(()), StreamWork::synchronize)?;
        self.unknown.settle(|| pool::synchronize_all(self.home))?;
        self.lines.settle(self.home)?;
        if self.is_in_graph() { self.launches.settle(self.home) } else { Ok(()) }
    }

    fn is_in_graph(&self) -> bool {
        self.in_graph.load(Ordering::Acquire)
    }

    /// Lets work come after the earlier work that conflicts with it: by events, or on the host if its stream or that of the earlier work
    /// is not known.
    pub(super) fn order(&self, work: &Work, access: &Access) -> DriverResult<()> {
        let work = match work {
            Work::Stream(work) => work,
            Work::Likely(work) if work.is_certain_for(self.home) => work,
            Work::Likely(_) | Work::Unknown => {
                if self.is_in_graph() {
                    return self.wait();
                }
                return self.accesses.before(access, |_, _| self.wait());
            }
            // The launch of the graph comes after other work.
            Work::Captured(work) | Work::LikelyCaptured(work) => {
                return self.captured.before(access, |other, number| other.map_or(Ok(()), |other| work.follow(other, number)));
            }
            // The memory is not used. Or the graph's nodes are in the order that the program gives them.
            Work::Done | Work::Graph => return Ok(()),
        };
        if self.is_in_graph() {
            let settle = || self.wait().map(|()| false);
            self.graphs().iter().try_for_each(|memory| memory.precede(Some(work), &settle))?;
        }
        // The wait is for the work that uses this memory.
        let settle = || self.wait().map(|()| false);
        let follow = |other: Option<&StreamWork>, number| match other {
            Some(other) if other == work => Ok(()),
            other => work.follow(other, number, settle),
        };
        self.accesses.before(access, follow)
    }

    /// Lets the stream that frees the memory in its order come after all work that uses it.
    pub(super) fn precede(&self, work: &Work) -> DriverResult<()> {
        self.home.check_process()?;
        self.unknown.settle(|| pool::synchronize_all(self.home))?;
        match work {
            Work::Stream(work) | Work::Likely(work) => self.lines.precede(work, self.home)?,
            Work::LikelyCaptured(_) | Work::Captured(_) | Work::Graph | Work::Unknown | Work::Done => self.lines.settle(self.home)?,
        }
        if self.is_in_graph() { self.launches.settle(self.home) } else { Ok(()) }
    }

    /// The driver has the work.
    fn begun(&self, work: &Work, access: Access, is_ordered: bool) {
        match work {
            Work::Stream(work) => {
                let number = work.begin();
                self.lines.add(work, number);
                self.used(Some(work), number, access, is_ordered);
            }
            Work::Likely(work) => {
                if self.freed_by.as_ref() != Some(work) {
                    self.count_unknown();
                }
                let by = Some(work).filter(|work| work.is_certain_for(self.home));
                self.used(by, by.map_or(0, StreamWork::begin), access, is_ordered);
            }
            Work::Unknown => {
                self.count_unknown();
                self.used(None, 0, access, is_ordered);
            }
            Work::LikelyCaptured(work) => {
                self.unknown.count();
                self.recorded(work, access, is_ordered);
            }
            Work::Captured(work) => self.recorded(work, access, is_ordered),
            Work::Graph => self.enter_graph(GraphMemory::of_any()),
            Work::Done => {}
        }
    }

    fn count_unknown(&self) {
        self.unknown.count();
        if graph::is_recording() {
            self.enter_graph(GraphMemory::of_any());
        }
    }

    fn used(&self, by: Option<&StreamWork>, number: usize, access: Access, is_ordered: bool) {
        self.accesses.add(by, number, access, is_ordered);
        if self.is_in_graph() {
            self.graphs().iter().for_each(|memory| memory.begun_beside(by, number));
        }
    }

    fn recorded(&self, work: &CapturedWork, access: Access, is_ordered: bool) {
        self.enter_graph(GraphMemory::of_capture(work.capture()));
        self.captured.add(Some(work), work.begin(), access, is_ordered);
    }

    /// The graphs that have the memory. The launches of those that have ended become accesses like others.
    fn graphs(&self) -> Vec<Arc<GraphMemory>> {
        let mut graphs = self.lock();
        graphs.retain(|memory| {
            let has_ended = memory.has_ended();
            if has_ended {
                let launches = memory.launches().into_iter();
                launches.for_each(|(by, number)| self.accesses.add(by.as_ref(), number, Access::ALL, false));
            }
            !has_ended
        });
        graphs.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<GraphMemory>>> {
        self.graphs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A graph has the memory: its launches come after the work until now.
    fn enter_graph(&self, memory: Arc<GraphMemory>) {
        {
            let mut graphs = self.lock();
            if graphs.iter().any(|known| Arc::ptr_eq(known, &memory)) {
                return;
            }
            graphs.iter().for_each(|known| known.meets(&memory));
            graphs.push(memory.clone());
            self.in_graph.store(true, Ordering::Release);
        }
        self.captured.retain(|work| is_captured(work.capture()));
        let all = self.accesses.before(&Access::ALL, |by, number| {
            memory.begun_beside(by, number);
            Ok::<_, core::convert::Infallible>(())
        });
        let Ok(()) = all;
    }
}

/// Memory while a call starts work with it. When it is dropped, the memory waits for that work before it is freed, read or
/// written: for the stream that [`by`](Self::by) has told, else for everything.
#[derive(Debug)]
#[must_use = "it is kept until the driver has the work"]
pub struct InUse<'a> {
    of: Option<&'a AllocationState>,
    access: Access,
    is_ordered: bool,
    work: Work,
}

impl<'a> InUse<'a> {
    /// Of no memory.
    pub(super) const fn none() -> Self {
        Self { of: None, access: Access::ALL, is_ordered: false, work: Work::Done }
    }

    /// Lets work that is about to be started come after the earlier work on the memory.
    ///
    /// # Errors
    ///
    /// What the driver reports of the streams. Nothing is started then.
    pub(super) fn order(&mut self, work: &Work) -> DriverResult<()> {
        let Some(of) = self.of.filter(|_| self.is_ordered) else { return Ok(()) };
        of.order(work, &self.access).inspect_err(|_| self.work = Work::Done)
    }

    /// Starts work of a stream, after the earlier work on the memory.
    pub(super) fn start(mut self, work: &Work, start: impl FnOnce() -> DriverResult<()>) -> DriverResult<()> {
        self.order(work)?;
        start()?;
        self.by(work);
        Ok(())
    }

    /// Tells whose work it is.
    pub fn by(&mut self, work: &Work) {
        self.work = work.clone();
    }
}

/// Only now, as whoever waits before may come before the driver has the work. Nobody can free the buffer before: it is borrowed.
impl Drop for InUse<'_> {
    fn drop(&mut self) {
        if let Some(of) = self.of {
            of.begun(&self.work, self.access, self.is_ordered);
        }
    }
}

/// Lets work come after the earlier work on some memory, each with its name.
///
/// # Errors
///
/// An error of the function that was to be called.
#[doc(hidden)]
pub fn order<S: Status>(
    called: &'static Called,
    work: &Work,
    memory: &mut [(&'static str, &mut dyn Held)],
) -> Result<(), Error<S>> {
    let ordered = memory.iter_mut().try_for_each(|(name, memory)| {
        memory.order(work).map_err(|error| extent::without_order(called, name, &error))
    });
    // Nothing is started then.
    ordered.inspect_err(|_| memory.iter_mut().for_each(|(_, memory)| memory.by(&Work::Done)))
}

/// What is kept of a kernel's argument during the launch: [`InUse`] of a buffer, and nothing of a number.
pub trait Held {
    /// Whether somebody wants to know whose work the launch is.
    fn remembers(&self) -> bool;

    /// Lets the launch come after the earlier work on the memory.
    ///
    /// # Errors
    ///
    /// What the driver reports of the streams.
    fn order(&mut self, work: &Work) -> DriverResult<()>;

    /// Tells whose work the launch is.
    fn by(&mut self, work: &Work);
}

impl Held for InUse<'_> {
    #[inline]
    fn remembers(&self) -> bool {
        self.of.is_some()
    }

    #[inline]
    fn order(&mut self, work: &Work) -> DriverResult<()> {
        InUse::order(self, work)
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
    fn order(&mut self, _: &Work) -> DriverResult<()> {
        Ok(())
    }

    #[inline]
    fn by(&mut self, _: &Work) {}
}
