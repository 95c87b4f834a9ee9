//! Streams, events and executable graphs, with methods.
//!
//! The modules `owned` of the major versions have every other function that takes such a handle.

use super::call::{DriverResult, Home};
use super::{graph, graph_memory};
use super::line::{Line, Work};
use super::trace;
use crate::owned::{MaybeHandle, Owned};
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUevent, CUevent_flags, CUevent_wait_flags, CUgraph, CUgraphExec, CUgraphInstantiate_flags, CUresult, CUstream, CUstream_flags};
use crate::support::Error;

/// A stream: work that is done in order.
///
/// ```no_run
/// use cubind::owned::{Device, Stream};
///
/// Device::get(0)?.make_current()?;
/// let stream = Stream::new()?;
/// let start = stream.record()?;
/// // … launches …
/// let end = stream.record()?;
/// end.synchronize()?;
/// println!("{} ms", end.elapsed_since(&start)?);
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
///
/// It can be shared with other threads, and dropped while it has work: the driver finishes that. It is a future too: `(&stream).await`
/// waits without a thread, see [`Finished`](super::Finished).
///
/// ```compile_fail,E0382
/// # use cubind::owned::Stream;
/// fn late(stream: Stream) {
///     drop(stream);
///     stream.synchronize();
/// }
/// ```
pub type Stream = Owned<CUstream>;

/// A point in a stream. It is a future too: see [`Finished`](super::Finished).
pub type Event = Owned<CUevent>;

/// A graph of work: from [`capture`](super::capture), or node by node.
///
/// ```compile_fail,E0505
/// # use cubind::owned::{Graph, add_host_node};
/// fn late(graph: Graph) {
///     let node = add_host_node(&graph, &[], || ());
///     drop(graph);
///     println!("{node:?}");
/// }
/// ```
pub type Graph = Owned<CUgraph>;

/// A graph that can be launched.
pub type GraphExec = Owned<CUgraphExec>;

/// Whether something has finished, from what the driver returns for it.
fn is_finished(result: DriverResult<()>) -> DriverResult<bool> {
    match result {
        Ok(()) => Ok(true),
        Err(error) if Error::code(&error) == CUresult::CUDA_ERROR_NOT_READY => Ok(false),
        Err(error) => Err(error),
    }
}

impl Owned<CUstream> {
    /// A stream of the calling thread's context that does not wait for the default stream.
    ///
    /// # Errors
    ///
    /// What `cuStreamCreate` returns: `CUDA_ERROR_INVALID_CONTEXT` if the thread has no context.
    pub fn new() -> DriverResult<Self> {
        let home = Home::current()?;
        // SAFETY: the stream is new.
        let stream = unsafe { Self::from_raw(checked::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING)?) };
        Line::begin(stream.handle(), home);
        Ok(stream)
    }

    /// Waits until the stream has done its work.
    ///
    /// # Errors
    ///
    /// What `cuStreamSynchronize` returns, among others the error of that work.
    pub fn synchronize(&self) -> DriverResult<()> {
        super::call::synchronize(self.handle())
    }

    /// Whether the stream has done its work.
    ///
    /// # Errors
    ///
    /// What `cuStreamQuery` returns, other than `CUDA_ERROR_NOT_READY`.
    pub fn is_finished(&self) -> DriverResult<bool> {
        // SAFETY: the stream is alive.
        is_finished(unsafe { checked::cuStreamQuery(self.handle()) })
    }

    /// A new event behind the work that the stream has now.
    ///
    /// # Errors
    ///
    /// What `cuEventCreate` and `cuEventRecord` return.
    pub fn record(&self) -> DriverResult<Event> {
        // SAFETY: the event is new.
        let event = unsafe { Event::from_raw(checked::cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT)?) };
        self.record_again(&event)?;
        Ok(event)
    }

    /// Puts an event behind the work that the stream has now, instead of where it was.
    ///
    /// # Errors
    ///
    /// What `cuEventRecord` returns.
    pub fn record_again(&self, event: &Event) -> DriverResult<()> {
        // SAFETY: both are alive.
        unsafe { checked::cuEventRecord(event.handle(), self.handle()) }
    }

    /// Lets further work wait for an event of another stream.
    ///
    /// # Errors
    ///
    /// What `cuStreamWaitEvent` returns.
    pub fn wait_for(&self, event: &Event) -> DriverResult<()> {
        let flags = CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT;
        // SAFETY: both are alive.
        unsafe { checked::cuStreamWaitEvent(self.handle(), event.handle(), flags) }
    }
}

impl Owned<CUevent> {
    /// Waits until the stream has got there.
    ///
    /// # Errors
    ///
    /// What `cuEventSynchronize` returns, among others the error of the work before it.
    pub fn synchronize(&self) -> DriverResult<()> {
        // SAFETY: the event is alive.
        trace::waits("cuEventSynchronize", || unsafe { checked::cuEventSynchronize(self.handle()) })
    }

    /// Whether the stream has got there.
    ///
    /// # Errors
    ///
    /// What `cuEventQuery` returns, other than `CUDA_ERROR_NOT_READY`.
    pub fn is_finished(&self) -> DriverResult<bool> {
        // SAFETY: the event is alive.
        is_finished(unsafe { checked::cuEventQuery(self.handle()) })
    }

    /// The milliseconds since another event.
    ///
    /// # Errors
    ///
    /// What `cuEventElapsedTime` returns: `CUDA_ERROR_NOT_READY` if a stream has not got to one of them.
    pub fn elapsed_since(&self, start: &Self) -> DriverResult<f32> {
        // SAFETY: both events are alive.
        unsafe { checked::cuEventElapsedTime(start.handle(), self.handle()) }
    }
}

impl Owned<CUgraph> {
    /// An empty graph.
    ///
    /// # Errors
    ///
    /// What `cuGraphCreate` returns.
    pub fn new() -> DriverResult<Self> {
        // SAFETY: the graph is new; there are no flags.
        unsafe { checked::cuGraphCreate(0).map(|graph| Self::from_raw(graph)) }
    }

    /// The graph as it is now, to be launched in the calling thread's context.
    ///
    /// # Errors
    ///
    /// What `cuGraphInstantiate` returns.
    pub fn instantiate(&self) -> DriverResult<GraphExec> {
        let flags = CUgraphInstantiate_flags::empty();
        // SAFETY: the graph is alive, and what is made is new.
        unsafe {
            checked::cuGraphInstantiateWithFlags(self.handle(), flags).map(|executable| {
                graph_memory::instantiated(self.handle(), executable);
                GraphExec::from_raw(executable)
            })
        }
    }
}

impl Owned<CUgraphExec> {
    /// Does the graph's work in the order of a stream; of `None`, the default stream.
    ///
    /// # Errors
    ///
    /// What `cuGraphLaunch` returns: errors of the work itself come later.
    ///
    /// # Safety
    ///
    /// What the graph's nodes use is alive until the launch has finished: buffers, memory of the host, and the modules of
    /// kernels. Closures of [`add_host_node`](super::add_host_node) are, and modules whose kernels [`kernel!`](crate::kernel)
    /// has added or [`capture`](super::capture) has recorded.
    pub unsafe fn launch(&self, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        let handle = stream.as_handle_or_null();
        let home = if handle.is_null() { Home::current()? } else { Home::of(CUcontext::NULL) };
        let work = Work::recorded(&stream, home).map_or_else(|| Work::of(&stream, home), Ok)?;
        // SAFETY: both are alive; the rest is the caller's promise.
        let launch = || unsafe { checked::cuGraphLaunch(self.handle(), handle) };
        let launched = graph::launch(self.handle(), &work, |error| error, launch);
        launched.inspect(|()| trace::graph_launched(self.handle(), handle))
    }
}
