//! Streams, events and executable graphs, with methods.
//!
//! The modules `owned` of the major versions have every other function that takes such a handle.

use super::call::{DriverResult, call};
use crate::owned::Owned;
use crate::shared::driver::{CUevent, CUgraph, CUgraphExec, CUresult, CUstream};
use crate::shared::sys::driver as sys;
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
/// It can be shared with other threads, and dropped while it has work: the driver finishes that.
///
/// ```compile_fail,E0382
/// # use cubind::owned::Stream;
/// fn late(stream: Stream) {
///     drop(stream);
///     stream.synchronize();
/// }
/// ```
pub type Stream = Owned<CUstream>;

/// A point in a stream.
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

/// `CU_STREAM_NON_BLOCKING`.
const NON_BLOCKING: u32 = 1;

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
        let mut stream = CUstream::NULL;
        // SAFETY: one handle is written.
        call!("cuStreamCreate", unsafe { sys::cuStreamCreate(&mut stream, NON_BLOCKING) })?;
        // SAFETY: the stream is new.
        Ok(unsafe { Self::from_raw(stream) })
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
        is_finished(call!("cuStreamQuery", unsafe { sys::cuStreamQuery(self.handle()) }))
    }

    /// A new event behind the work that the stream has now.
    ///
    /// # Errors
    ///
    /// What `cuEventCreate` and `cuEventRecord` return.
    pub fn record(&self) -> DriverResult<Event> {
        let mut handle = CUevent::NULL;
        let with_time = 0;
        // SAFETY: one handle is written.
        call!("cuEventCreate", unsafe { sys::cuEventCreate(&mut handle, with_time) })?;
        // SAFETY: the event is new.
        let event = unsafe { Event::from_raw(handle) };
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
        call!("cuEventRecord", unsafe { sys::cuEventRecord(event.handle(), self.handle()) })
    }

    /// Lets further work wait for an event of another stream.
    ///
    /// # Errors
    ///
    /// What `cuStreamWaitEvent` returns.
    pub fn wait_for(&self, event: &Event) -> DriverResult<()> {
        // SAFETY: both are alive; there are no flags.
        call!("cuStreamWaitEvent", unsafe { sys::cuStreamWaitEvent(self.handle(), event.handle(), 0) })
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
        call!("cuEventSynchronize", unsafe { sys::cuEventSynchronize(self.handle()) })
    }

    /// Whether the stream has got there.
    ///
    /// # Errors
    ///
    /// What `cuEventQuery` returns, other than `CUDA_ERROR_NOT_READY`.
    pub fn is_finished(&self) -> DriverResult<bool> {
        // SAFETY: the event is alive.
        is_finished(call!("cuEventQuery", unsafe { sys::cuEventQuery(self.handle()) }))
    }

    /// The milliseconds since another event.
    ///
    /// # Errors
    ///
    /// What `cuEventElapsedTime` returns: `CUDA_ERROR_NOT_READY` if a stream has not got to one of them.
    pub fn elapsed_since(&self, start: &Self) -> DriverResult<f32> {
        let mut milliseconds = 0.0;
        // SAFETY: one number is written, and both events are alive.
        call!("cuEventElapsedTime", unsafe {
            sys::cuEventElapsedTime(&mut milliseconds, start.handle(), self.handle())
        })?;
        Ok(milliseconds)
    }
}

impl Owned<CUgraph> {
    /// An empty graph.
    ///
    /// # Errors
    ///
    /// What `cuGraphCreate` returns.
    pub fn new() -> DriverResult<Self> {
        let mut graph = CUgraph::NULL;
        // SAFETY: one handle is written; there are no flags.
        call!("cuGraphCreate", unsafe { sys::cuGraphCreate(&mut graph, 0) })?;
        // SAFETY: the graph is new.
        Ok(unsafe { Self::from_raw(graph) })
    }

    /// The graph as it is now, to be launched in the calling thread's context.
    ///
    /// # Errors
    ///
    /// What `cuGraphInstantiate` returns.
    pub fn instantiate(&self) -> DriverResult<GraphExec> {
        let mut executable = CUgraphExec::NULL;
        // SAFETY: one handle is written, and the graph is alive; there are no flags.
        call!("cuGraphInstantiate", unsafe { sys::cuGraphInstantiateWithFlags(&mut executable, self.handle(), 0) })?;
        // SAFETY: it is new.
        Ok(unsafe { GraphExec::from_raw(executable) })
    }
}

impl Owned<CUgraphExec> {
    /// Does the graph's work in the order of a stream.
    ///
    /// # Errors
    ///
    /// What `cuGraphLaunch` returns: errors of the work itself come later.
    ///
    /// # Safety
    ///
    /// What the graph's nodes use is alive until the launch has finished: buffers, memory of the host, and the modules of
    /// kernels. Closures of [`add_host_node`](super::add_host_node) are.
    pub unsafe fn launch(&self, stream: &Stream) -> DriverResult<()> {
        // SAFETY: both are alive; the rest is the caller's promise.
        call!("cuGraphLaunch", unsafe { sys::cuGraphLaunch(self.handle(), stream.handle()) })
    }
}
