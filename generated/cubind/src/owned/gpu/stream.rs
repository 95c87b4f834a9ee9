//! Methods of streams, events and executable graphs.
//!
//! The other functions on these handles are in the modules `owned` of the major versions.

use super::call::{DriverResult, Home};
use super::{graph, graph_memory, pool};
use super::line::{Line, Work};
use super::trace;
use crate::owned::{MaybeHandle, Owned};
use crate::owned::base::checked;
use crate::owned::base::{CUevent, CUevent_flags, CUgraph, CUgraphExec, CUgraphInstantiate_flags, CUresult, CUstream, CUstream_flags};
use crate::support::Error;

/// A stream: a queue of work that is executed in order.
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
/// A stream can be shared with other threads, and dropped while it has unfinished work, which the driver then
/// completes. It is also a future: `(&stream).await` waits without blocking a thread. See
/// [`Finished`](super::Finished).
///
/// ```compile_fail,E0382
/// # use cubind::owned::Stream;
/// fn late(stream: Stream) {
///     drop(stream);
///     stream.synchronize();
/// }
/// ```
pub type Stream = Owned<CUstream>;

/// A point in the work of a stream. An event is also a future: see [`Finished`](super::Finished).
pub type Event = Owned<CUevent>;

/// A graph of work, which [`capture`](super::capture) returns, or which is built node by node.
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

/// A graph that can be launched, but only by `unsafe` code. For launches in safe code, use
/// [`RecordedGraph`](super::RecordedGraph), which keeps the objects that it uses alive.
pub type GraphExec = Owned<CUgraphExec>;

/// Converts the result of a query to a boolean: true if the work has finished.
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

    /// Waits until the stream has finished its work.
    ///
    /// # Errors
    ///
    /// Errors of `cuStreamSynchronize`, including errors of that work.
    pub fn synchronize(&self) -> DriverResult<()> {
        super::call::synchronize(self.handle())
    }

    /// Returns true if the stream has finished its work.
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

    /// Makes further work of this stream wait for an event of another stream.
    ///
    /// # Errors
    ///
    /// Errors of `cuStreamWaitEvent`.
    pub fn wait_for(&self, event: &Event) -> DriverResult<()> {
        // SAFETY: the event and the stream are alive.
        unsafe { pool::hold(event.handle(), self.handle()) }
    }
}

impl Owned<CUevent> {
    /// Creates an event that counts as reached until [`record`](Self::record) is called.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventCreate`: `CUDA_ERROR_INVALID_CONTEXT` if the thread has no context.
    pub fn new() -> DriverResult<Self> {
        // SAFETY: the event is new.
        unsafe { checked::cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT).map(|event| Self::from_raw(event)) }
    }

    /// Records the event after the current work of a stream; `None` is the default stream. A wait that was
    /// enqueued earlier still waits for the previously recorded work.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventRecord`.
    pub fn record(&self, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        // SAFETY: the event and the stream are alive.
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

    /// Returns the time in milliseconds since another event was reached.
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

    /// Instantiates the current nodes as an executable graph, to be launched in the calling thread's context.
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
    /// Errors of `cuGraphLaunch`. Errors of the work itself are reported by later calls.
    ///
    /// # Safety
    ///
    /// All objects that the graph's nodes use must exist until the launch has finished: buffers, host memory, library
    /// handles, and the modules of kernels. Until then, the host must not access memory that the nodes write. If the
    /// stream is capturing, this applies to each launch of its graph. The graph itself keeps closures of
    /// [`add_host_node`](super::add_host_node), and the modules of kernels that [`kernel!`](crate::kernel) has added or
    /// [`capture`](super::capture) has captured.
    pub unsafe fn launch(&self, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        let handle = stream.as_handle_or_null();
        let home = if handle.is_null() { Home::current()? } else { Home::unknown() };
        let work = Work::recorded(&stream, home).map_or_else(|| Work::of(&stream, home), Ok)?;
        // SAFETY: the caller meets the requirements of this function.
        unsafe { self.launch_as(handle, &work) }
    }

    /// Launches the graph in a live stream, as work of that stream.
    ///
    /// # Safety
    ///
    /// See [`launch`](Self::launch).
    pub(super) unsafe fn launch_as(&self, stream: CUstream, work: &Work) -> DriverResult<()> {
        // SAFETY: the executable graph and the stream are alive; the caller guarantees the rest.
        let launch = || unsafe { checked::cuGraphLaunch(self.handle(), stream) };
        let launched = graph::launch(self.handle(), work, |error| error, launch);
        launched.inspect(|()| trace::graph_launched(self.handle(), stream))
    }
}
