//! Methods of streams, events and executable graphs.
//!
//! The modules `owned` of the major versions have all other functions on these handles.

use super::call::{DriverResult, Home};
use super::{graph, graph_memory};
use super::line::{Line, Work};
use super::trace;
use crate::owned::{MaybeHandle, Owned};
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUevent, CUevent_flags, CUevent_wait_flags, CUgraph, CUgraphExec, CUgraphInstantiate_flags, CUresult, CUstream, CUstream_flags};
use crate::support::Error;

/// A stream: a queue of work that is done in order.
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
/// It can be shared with other threads, and dropped while it has work: the driver finishes that work. It is a future too:
/// `(&stream).await` waits without a thread, see [`Finished`](super::Finished).
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

/// A graph that can be launched, by `unsafe` code: [`RecordedGraph`](super::RecordedGraph) keeps the objects that it uses.
pub type GraphExec = Owned<CUgraphExec>;

/// Converts the driver's result of a query: true if the work has finished.
fn is_finished(result: DriverResult<()>) -> DriverResult<bool> {
    match result {
        Ok(()) => Ok(true),
        Err(error) if Error::code(&error) == CUresult::CUDA_ERROR_NOT_READY => Ok(false),
        Err(error) => Err(error),
    }
}

impl Owned<CUstream> {
    /// Creates a stream in the calling thread's context that does not synchronize with the default stream.
    ///
    /// # Errors
    ///
    /// Errors of `cuStreamCreate`: `CUDA_ERROR_INVALID_CONTEXT` if the thread has no context.
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
    /// Errors of `cuStreamSynchronize`, including errors of that work.
    pub fn synchronize(&self) -> DriverResult<()> {
        super::call::synchronize(self.handle())
    }

    /// Returns true if the stream has done its work.
    ///
    /// # Errors
    ///
    /// Errors of `cuStreamQuery`, other than `CUDA_ERROR_NOT_READY`.
    pub fn is_finished(&self) -> DriverResult<bool> {
        // SAFETY: the stream is alive.
        is_finished(unsafe { checked::cuStreamQuery(self.handle()) })
    }

    /// Records a new event after the current work of the stream.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventCreate` and `cuEventRecord`.
    pub fn record(&self) -> DriverResult<Event> {
        let event = Event::new()?;
        event.record(self)?;
        Ok(event)
    }

    /// Lets further work wait for an event of another stream.
    ///
    /// # Errors
    ///
    /// Errors of `cuStreamWaitEvent`.
    pub fn wait_for(&self, event: &Event) -> DriverResult<()> {
        let flags = CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT;
        // SAFETY: both are alive.
        unsafe { checked::cuStreamWaitEvent(self.handle(), event.handle(), flags) }
    }
}

impl Owned<CUevent> {
    /// Creates an event that has been reached: [`record`](Self::record) moves it.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventCreate`: `CUDA_ERROR_INVALID_CONTEXT` if the thread has no context.
    pub fn new() -> DriverResult<Self> {
        // SAFETY: the event is new.
        unsafe { checked::cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT).map(|event| Self::from_raw(event)) }
    }

    /// Records the event after the current work of a stream; `None` is the default stream. Calls that wait for an earlier position are
    /// not affected.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventRecord`.
    pub fn record(&self, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        // SAFETY: both are alive.
        unsafe { checked::cuEventRecord(self.handle(), stream.as_handle_or_null()) }
    }

    /// Waits until the stream has reached the event.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventSynchronize`, including errors of the work before it.
    pub fn synchronize(&self) -> DriverResult<()> {
        // SAFETY: the event is alive.
        trace::waits("cuEventSynchronize", || unsafe { checked::cuEventSynchronize(self.handle()) })
    }

    /// Returns true if the stream has reached the event.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventQuery`, other than `CUDA_ERROR_NOT_READY`.
    pub fn is_finished(&self) -> DriverResult<bool> {
        // SAFETY: the event is alive.
        is_finished(unsafe { checked::cuEventQuery(self.handle()) })
    }

    /// The milliseconds since another event.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventElapsedTime`: `CUDA_ERROR_NOT_READY` if one of the events has not been reached yet.
    pub fn elapsed_since(&self, start: &Self) -> DriverResult<f32> {
        // SAFETY: both events are alive.
        unsafe { checked::cuEventElapsedTime(start.handle(), self.handle()) }
    }
}

impl Owned<CUgraph> {
    /// Creates an empty graph.
    ///
    /// # Errors
    ///
    /// Errors of `cuGraphCreate`.
    pub fn new() -> DriverResult<Self> {
        // SAFETY: the graph is new; there are no flags.
        unsafe { checked::cuGraphCreate(0).map(|graph| Self::from_raw(graph)) }
    }

    /// Creates an executable graph from the current nodes, to be launched in the calling thread's context.
    ///
    /// # Errors
    ///
    /// Errors of `cuGraphInstantiate`.
    pub fn instantiate(&self) -> DriverResult<GraphExec> {
        let flags = CUgraphInstantiate_flags::empty();
        // SAFETY: the graph is alive, and the result is new.
        unsafe {
            checked::cuGraphInstantiateWithFlags(self.handle(), flags).map(|executable| {
                graph_memory::instantiated(self.handle(), executable);
                GraphExec::from_raw(executable)
            })
        }
    }
}

impl Owned<CUgraphExec> {
    /// Launches the graph in a stream; `None` is the default stream.
    ///
    /// # Errors
    ///
    /// Errors of `cuGraphLaunch`: errors of the work itself come later.
    ///
    /// # Safety
    ///
    /// All objects that the graph's nodes use are alive until the launch has finished: buffers, memory of the host, handles of libraries,
    /// and the modules of kernels. If the stream is capturing, this applies to each launch of its graph. The host does not use memory that
    /// the nodes write meanwhile. The graph itself keeps closures of [`add_host_node`](super::add_host_node) alive, and modules
    /// whose kernels [`kernel!`](crate::kernel) has added or [`capture`](super::capture) has recorded.
    pub unsafe fn launch(&self, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        let handle = stream.as_handle_or_null();
        let home = if handle.is_null() { Home::current()? } else { Home::of(CUcontext::NULL) };
        let work = Work::recorded(&stream, home).map_or_else(|| Work::of(&stream, home), Ok)?;
        // SAFETY: the caller guarantees it.
        unsafe { self.launch_as(handle, &work) }
    }

    /// Launches the graph in a live stream, as work of that stream.
    ///
    /// # Safety
    ///
    /// See [`launch`](Self::launch).
    pub(super) unsafe fn launch_as(&self, stream: CUstream, work: &Work) -> DriverResult<()> {
        // SAFETY: both are alive; the caller guarantees the rest.
        let launch = || unsafe { checked::cuGraphLaunch(self.handle(), stream) };
        let launched = graph::launch(self.handle(), work, |error| error, launch);
        launched.inspect(|()| trace::graph_launched(self.handle(), stream))
    }
}
