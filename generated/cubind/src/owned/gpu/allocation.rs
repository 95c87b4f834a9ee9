//! The state of a device memory allocation: its context, and the work that uses it.

use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::accesses::{Access, Accesses};
use super::call::{DriverResult, Home, require};
use super::graph::{self, SeenLaunches};
use super::graph_memory::{Deferred, GraphMemory, is_captured};
use super::line::{CapturedWork, SharedLines, StreamWork, Work};
use super::pool;
use super::uses::Uses;
use crate::__gen1::Called;
use crate::support::{Error, Status, extent};

/// The context of an allocation, and the work that may still use the allocation: kernels that received its address,
/// asynchronous copies, and library calls.
#[derive(Debug)]
pub(super) struct AllocationState {
    home: Home,
    /// The streams with work that uses the allocation.
    lines: SharedLines,
    /// Counters of the work in unknown streams that uses the allocation.
    unknown: Uses,
    /// True if there is work that cannot be waited for.
    is_lost: AtomicBool,
    /// True if a graph uses the allocation. A graph may be launched repeatedly.
    in_graph: AtomicBool,
    launches: SeenLaunches,
    /// Accesses after which further work must be ordered.
    accesses: Accesses<StreamWork>,
    /// The graphs that use the allocation, and their launches.
    graphs: Mutex<Vec<Arc<GraphMemory>>>,
    captured: Accesses<CapturedWork>,
    /// The stream that frees the allocation, if the destruction of the stream is not tracked. The stream outlives the
    /// allocation.
    freed_by: Option<StreamWork>,
}

impl AllocationState {
    /// Creates the state of a new allocation in this context.
    pub(super) fn new(home: Home) -> Self {
        let (unknown, is_lost, in_graph) = (Uses::new(), AtomicBool::new(false), AtomicBool::new(false));
        let (lines, accesses, captured) = (SharedLines::new(), Accesses::new(), Accesses::new());
        let (launches, graphs) = (SeenLaunches::until_now(), Mutex::new(Vec::new()));
        Self { home, lines, unknown, is_lost, in_graph, launches, accesses, graphs, captured, freed_by: None }
    }

    /// Creates the state of stream-ordered memory. The stream outlives the memory.
    pub(super) fn freed_by(work: &Work, home: Home) -> Self {
        let freed_by = if let Work::Likely(work) = work { Some(work.clone()) } else { None };
        Self { freed_by, ..Self::new(home) }
    }

    pub(super) const fn home(&self) -> Home {
        self.home
    }

    /// Marks the whole allocation as used by work that is about to start. The caller must keep the result until the
    /// driver has accepted the work.
    pub(super) fn in_use(&self) -> InUse<'_> {
        self.access(Access::ALL, true)
    }

    /// Like [`in_use`](Self::in_use), but for a part of the allocation. If `is_ordered` is false, the program orders
    /// the work itself.
    pub(super) fn access(&self, access: Access, is_ordered: bool) -> InUse<'_> {
        InUse { of: Some(self), access, is_ordered, work: Work::Unknown, ended: graph::ended_captures() }
    }

    /// Frees the allocation after all work that uses it. If graphs keep the allocation alive, it is freed when the last
    /// of these graphs is destroyed, and errors are ignored.
    pub(super) fn release(&mut self, free: impl FnOnce(Home) -> DriverResult<()> + Send + 'static) -> DriverResult<()> {
        let keepers = self.keepers();
        if keepers.is_empty() {
            self.settle()?;
            return free(self.home);
        }
        // The stream may be destroyed before the graphs, so this waits for the stream's work now.
        self.freed_by.take().as_ref().map_or(Ok(()), StreamWork::synchronize)?;
        let home = self.home;
        let state = core::mem::replace(self, Self::new(home));
        let object = Deferred::new(move || drop(state.settle().and_then(|()| free(home))));
        keepers.iter().for_each(|graph| graph.keep(&object));
        Ok(())
    }

    /// Like `release`, but destroys an object that refers to the allocation, such as a texture.
    pub(super) fn release_with(&self, end: impl FnOnce(Home) -> DriverResult<()> + Send + 'static) -> DriverResult<()> {
        let (keepers, home) = (self.keepers(), self.home);
        if keepers.is_empty() {
            self.settle()?;
            return end(home);
        }
        let object = Deferred::new(move || drop(graph::wait_for_launches(home).and_then(|()| end(home))));
        keepers.iter().for_each(|graph| graph.keep(&object));
        Ok(())
    }

    /// Returns the graphs that use the allocation and keep it alive.
    fn keepers(&self) -> Vec<Arc<GraphMemory>> {
        if !self.is_in_graph() {
            return Vec::new();
        }
        let mut graphs = self.graphs();
        graphs.retain(|graph| graph.keeps());
        graphs
    }

    /// Returns true if safe code can launch a graph that uses the allocation.
    pub(super) fn is_kept(&self) -> bool {
        !self.keepers().is_empty()
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
        self.settle_unknown()?;
        self.lines.settle(self.home)?;
        if self.is_in_graph() { self.launches.settle(self.home) } else { Ok(()) }
    }

    fn settle_unknown(&self) -> DriverResult<()> {
        require!(!self.is_lost.load(Ordering::Acquire), "cuStreamSynchronize", CUDA_ERROR_INVALID_CONTEXT);
        self.unknown.settle(|| pool::synchronize_all(self.home))
    }

    fn is_in_graph(&self) -> bool {
        self.in_graph.load(Ordering::Acquire)
    }

    /// Orders work after the earlier work that conflicts with it: by events, or by waiting on the host if either stream
    /// is unknown.
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
            // Captured work is only ordered after other captured work. The launch of the graph is ordered after all
            // other work.
            Work::Captured(work) | Work::LikelyCaptured(work) => {
                return self.captured.before(access, |other, number| other.map_or(Ok(()), |other| work.follow(other, number)));
            }
            // Either the memory is not used, or the program itself orders the nodes of the graph.
            Work::Done | Work::Graph => return Ok(()),
        };
        if self.is_in_graph() {
            let settle = || self.wait().map(|()| false);
            self.graphs().iter().try_for_each(|memory| memory.precede(Some(work), &settle))?;
        }
        // Waits for the work that uses this memory.
        let settle = || self.wait().map(|()| false);
        let follow = |other: Option<&StreamWork>, number| match other {
            Some(other) if other == work => Ok(()),
            other => work.follow(other, number, settle),
        };
        self.accesses.before(access, follow)
    }

    /// Orders further work of the stream that frees the memory after all work that uses it.
    pub(super) fn precede(&self, work: &Work) -> DriverResult<()> {
        self.home.check_process()?;
        self.settle_unknown()?;
        match work {
            Work::Stream(work) | Work::Likely(work) => self.lines.precede(work, self.home)?,
            Work::LikelyCaptured(_) | Work::Captured(_) | Work::Graph | Work::Unknown | Work::Done => self.lines.settle(self.home)?,
        }
        if self.is_in_graph() { self.launches.settle(self.home) } else { Ok(()) }
    }

    /// Records work that the driver has accepted.
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
                    if work.settle_outside(&[self.home]).is_err() {
                        self.is_lost.store(true, Ordering::Release);
                    }
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
            self.enter_all_graphs();
        }
    }

    /// Adds all graphs to the graphs that use the memory, because the work may belong to any graph.
    fn enter_all_graphs(&self) {
        self.enter_graph(GraphMemory::of_any());
        GraphMemory::all().into_iter().for_each(|memory| self.enter_graph(memory));
    }

    fn used(&self, by: Option<&StreamWork>, number: usize, access: Access, is_ordered: bool) {
        self.accesses.add(by, number, access, is_ordered);
        if self.is_in_graph() {
            self.graphs().iter().for_each(|memory| memory.begun_outside_graph(by, number));
        }
    }

    fn recorded(&self, work: &CapturedWork, access: Access, is_ordered: bool) {
        self.enter_graph(GraphMemory::of_capture(work.capture()));
        self.captured.add(Some(work), work.begin(), access, is_ordered);
    }

    /// Returns the graphs that use the memory. Launches of destroyed graphs become ordinary accesses.
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

    /// Adds a graph that uses the memory. Its launches are ordered after all earlier work.
    fn enter_graph(&self, memory: Arc<GraphMemory>) {
        {
            let mut graphs = self.lock();
            if graphs.iter().any(|known| Arc::ptr_eq(known, &memory)) {
                return;
            }
            graphs.iter().for_each(|known| known.meets(&memory));
            memory.is_in(self.home);
            graphs.push(memory.clone());
            self.in_graph.store(true, Ordering::Release);
        }
        self.captured.retain(|work| is_captured(work.capture()));
        let all = self.accesses.before(&Access::ALL, |by, number| {
            memory.begun_outside_graph(by, number);
            Ok::<_, core::convert::Infallible>(())
        });
        let Ok(()) = all;
    }
}

/// Memory that work is about to use. Dropping this value marks the memory as used by the work that was passed to
/// [`by`](Self::by), or otherwise by unknown work. Freeing, reading or writing the memory then waits for that work.
#[derive(Debug)]
#[must_use = "keep it until the driver has accepted the work"]
pub struct InUse<'a> {
    of: Option<&'a AllocationState>,
    access: Access,
    is_ordered: bool,
    work: Work,
    /// The number of captures that had ended when this value was created.
    ended: usize,
}

impl<'a> InUse<'a> {
    /// Creates a value without memory.
    pub(super) const fn none() -> Self {
        Self { of: None, access: Access::ALL, is_ordered: false, work: Work::Done, ended: 0 }
    }

    /// Orders work that is about to start after the earlier work on the memory.
    ///
    /// # Errors
    ///
    /// Errors that the driver reports for the streams. The work must then not be started.
    pub(super) fn order(&mut self, work: &Work) -> DriverResult<()> {
        let Some(of) = self.of.filter(|_| self.is_ordered) else { return Ok(()) };
        of.order(work, &self.access).inspect_err(|_| self.work = Work::Done)
    }

    /// Starts work in a stream, after the earlier work on the memory.
    pub(super) fn start(mut self, work: &Work, start: impl FnOnce() -> DriverResult<()>) -> DriverResult<()> {
        self.order(work)?;
        start()?;
        self.by(work);
        Ok(())
    }

    /// Sets the work that uses the memory.
    pub fn by(&mut self, work: &Work) {
        self.work = work.clone();
    }
}

/// Records the work only when this value is dropped, because a wait before this point could return before the driver
/// has accepted the work. Until then the buffer is borrowed, so it cannot be freed.
impl Drop for InUse<'_> {
    fn drop(&mut self) {
        let Some(of) = self.of else { return };
        of.begun(&self.work, self.access, self.is_ordered);
        if self.work.is_uncertain(self.ended) {
            if let Work::Captured(_) | Work::LikelyCaptured(_) = self.work {
                of.begun(&Work::Unknown, self.access, self.is_ordered);
            }
            of.enter_all_graphs();
        }
    }
}

/// The memory arguments of a call with their names, a handle that submits the work, and the work. This type is not
/// generic, so that thousands of functions share its code.
#[doc(hidden)]
pub struct CallMemory<'a> {
    /// The memory arguments of the call, with their names.
    pub arguments: &'a mut [(&'static str, &'a mut dyn Held)],
    /// The work that the call submits.
    pub work: Work,
}

impl CallMemory<'_> {
    /// Returns true if an argument needs the work to be recorded.
    #[inline]
    pub fn are_remembered(&self) -> bool {
        self.arguments.iter().any(|(_, argument)| argument.remembers())
    }

    /// Orders the work after the earlier work on the memory.
    ///
    /// # Errors
    ///
    /// An error of the function that was about to be called.
    pub fn order<S: Status>(&mut self, called: &'static Called, work: Work) -> Result<(), Error<S>> {
        self.work = work;
        let ordered = self.arguments.iter_mut().try_for_each(|(name, argument)| {
            argument.order(&self.work).map_err(|error| extent::without_order(called, name, &error))
        });
        if ordered.is_err() {
            // If ordering fails, the work is not started.
            self.work = Work::Done;
            self.record();
        }
        ordered
    }

    /// Records the work as a use of the memory.
    #[inline]
    pub fn record(&mut self) {
        for (_, argument) in &mut *self.arguments {
            argument.by(&self.work);
        }
    }
}

/// The state of a kernel argument during the launch: [`InUse`] for a buffer, `()` for a plain value.
pub trait Held {
    /// Returns true if the argument needs the work of the launch to be recorded.
    fn remembers(&self) -> bool;

    /// Orders the launch after the earlier work on the memory.
    ///
    /// # Errors
    ///
    /// Errors that the driver reports for the streams.
    fn order(&mut self, work: &Work) -> DriverResult<()>;

    /// Sets the work of the launch.
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
