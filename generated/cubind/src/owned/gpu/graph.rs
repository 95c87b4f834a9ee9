//! Graphs recorded from streams.

use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use super::call::{DriverResult, Home, call};
use super::graph_memory::{self, Launched};
use super::line::{Line, SharedLines, Work};
use super::pool;
use super::stream::{Graph, GraphExec, Stream};
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUgraph, CUgraphExec, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use crate::owned::base::sys;
use crate::__gen1::Called;
use crate::support::{Error, Status, extent};

/// Records the work that a closure puts into a stream, instead of executing it. The result is a graph, which can be
/// instantiated and launched repeatedly.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer, Stream, capture};
///
/// # cubind::kernel! { unsafe fn increment(values: &mut DeviceBuffer<u32>); }
/// # fn run(increment: increment) -> Result<(), Box<dyn std::error::Error>> {
/// let mut stream = Stream::new()?;
/// let mut values = DeviceBuffer::zeroed(32)?;
/// let graph = capture(&mut stream, |stream| {
///     // SAFETY: the kernel increments 32 values.
///     unsafe { increment.launch(stream, 1, 32, &mut values) }
/// })?;
/// let executable = graph.instantiate()?;
/// for _ in 0..3 {
///     // SAFETY: the values and the kernel live.
///     unsafe { executable.launch(&stream)? };
/// }
/// assert_eq!(values.to_vec()?, [3; 32]);
/// # Ok(())
/// # }
/// ```
///
/// No other thread may use the stream meanwhile. The calling thread cannot perform operations that cannot be recorded, such as
/// allocating memory. Other threads can, and may also free and read memory that kernels have used. They cannot wait for the
/// whole context, as a [`DeviceBuffer`](super::DeviceBuffer) does if its stream is unknown: CUDA returns an error, and the
/// recording fails as well.
///
/// The graph keeps the modules of the kernels alive, as do its clones and its executable graphs. It does not keep buffers alive, but those
/// that were passed to a [`kernel!`](crate::kernel) wait for every [`launch`](super::GraphExec::launch) of any graph before they are
/// freed, read or written. A launch comes after all other work on buffers that graphs use, and that work comes after earlier launches.
/// Another stream belongs to the graph once it has waited for an event of this one. Its work on the same memory is in order with that of
/// the other streams of the capture.
///
/// # Errors
///
/// Errors of the closure, of `cuStreamBeginCapture` and of `cuStreamEndCapture`, the latter also after a call that could not
/// be recorded. The stream stops recording in any case.
pub fn capture<E: From<Error<CUresult>>>(
    stream: &mut Stream,
    body: impl FnOnce(&Stream) -> Result<(), E>,
) -> Result<Graph, E> {
    let stream = &*stream;
    capture_of(stream, || body(stream))
}

fn capture_of<E: From<Error<CUresult>>>(stream: &Stream, body: impl FnOnce() -> Result<(), E>) -> Result<Graph, E> {
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    let mut recording = {
        // Prevents a copy that was started before from becoming part of the graph: see `no_recording`.
        let _begins = BEGIN.write().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the stream is alive.
        Line::capture(stream.handle(), || unsafe { checked::cuStreamBeginCapture(stream.handle(), mode) })?;
        Recording::new(stream.handle())
    };
    body()?;
    Ok(recording.end()?)
}

/// Records the work that a closure puts into a new stream, and makes it executable: combines [`capture`] and
/// [`instantiate`](super::Graph::instantiate).
///
/// ```no_run
/// use cubind::owned::{DeviceBuffer, record};
///
/// # cubind::kernel! { unsafe fn increment(values: &mut DeviceBuffer<u32>); }
/// # fn run(increment: increment) -> Result<(), Box<dyn std::error::Error>> {
/// let mut values = DeviceBuffer::zeroed(32)?;
/// // SAFETY: the kernel increments 32 values.
/// let step = record(|stream| unsafe { increment.launch(stream, 1, 32, &mut values) })?;
/// for _ in 0..3 {
///     // SAFETY: the values and the kernel live.
///     unsafe { step.launch(None)? };
/// }
/// assert_eq!(values.to_vec()?, [3; 32]);
/// # Ok(())
/// # }
/// ```
///
/// The stream is shared, so that handles of libraries can use it and be recorded:
///
/// ```no_run
/// use cubind::cuda13::owned::cublas::{cublasCreate, cublasSaxpy, cublasSetStream};
/// use cubind::owned::{Device, DeviceBuffer, record};
///
/// Device::get(0)?.make_current()?;
/// let blas = cublasCreate()?;
/// let (x, mut y) = (DeviceBuffer::from_slice(&[1.0_f32; 32])?, DeviceBuffer::<f32>::zeroed(32)?);
/// let step = record(|stream| {
///     cublasSetStream(&blas, stream)?;
///     cublasSaxpy(&blas, 32, &2.0, &x, 1, &mut y, 1)?;
///     Ok::<(), Box<dyn std::error::Error>>(())
/// })?;
/// for _ in 0..3 {
///     // SAFETY: the values and the handle live.
///     unsafe { step.launch(None)? };
/// }
/// assert_eq!(y.to_vec()?, [6.0; 32]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A handle uses that stream until another one is set. References to the stream may outlive the recording.
///
/// # Errors
///
/// Errors of that method, and of `cuStreamCreate`.
pub fn record<E: From<Error<CUresult>>>(body: impl FnOnce(&Arc<Stream>) -> Result<(), E>) -> Result<GraphExec, E> {
    let stream = Arc::new(Stream::new()?);
    Ok(capture_of(&stream, || body(&stream))?.instantiate()?)
}

/// Number of streams that [`capture`] records, so that a launch only queries its stream if there are any.
static RECORDINGS: AtomicUsize = AtomicUsize::new(0);

/// Locked for writing while a recording begins, and for reading by code that relies on no recording.
static BEGIN: RwLock<()> = RwLock::new(());

/// Prevents recordings from beginning as long as the result lives; `None` if [`capture`] records a stream. Only this ensures
/// that a stream does not join a recording between two calls, by waiting for an event of one.
pub(super) fn no_recording() -> Option<RwLockReadGuard<'static, ()>> {
    let none_begins = BEGIN.read().unwrap_or_else(PoisonError::into_inner);
    (RECORDINGS.load(Ordering::Relaxed) == 0).then_some(none_begins)
}

/// The streams in which graphs were launched.
static LAUNCHED: SharedLines = SharedLines::new();

/// Number of launches of graphs in streams whose end is not tracked: those without an owner, or a thread's own default stream.
static LAUNCHED_ANYWHERE: AtomicUsize = AtomicUsize::new(0);

/// Launches a graph in a live stream, after the other work on its memory.
pub(super) fn launch<R, E>(
    executable: CUgraphExec,
    work: &Work,
    order: impl FnOnce(Error<CUresult>) -> E,
    launch: impl FnOnce() -> Result<R, E>,
) -> Result<R, E> {
    let memory = Launched::of(executable);
    memory.follow(work, &|| pool::synchronize_all(Home::current()?).map(|()| true)).map_err(order)?;
    let launched = launch();
    // Some of the work may have begun even if there is an error.
    match work {
        Work::Stream(work) => {
            let number = work.begin();
            LAUNCHED.add(work, number);
            memory.begun(Some(work), number);
        }
        Work::Likely(work) => {
            LAUNCHED_ANYWHERE.fetch_add(1, Ordering::Release);
            memory.begun(Some(work), work.begin());
        }
        Work::Unknown => {
            LAUNCHED_ANYWHERE.fetch_add(1, Ordering::Release);
            memory.begun(None, 0);
        }
        // The launch was recorded into another graph, and happens with that graph's launches.
        Work::Captured(_) | Work::LikelyCaptured(_) | Work::Graph | Work::Done => {}
    }
    launched
}

/// Like `launch`, for a function of `owned`.
#[doc(hidden)]
pub fn graph_launched<R, S: Status>(
    called: &'static Called,
    executable: CUgraphExec,
    stream: &impl MaybeHandle<CUstream>,
    launch: impl FnOnce() -> Result<R, Error<S>>,
) -> Result<R, Error<S>> {
    let order = |error| extent::without_order(called, "graph", &error);
    self::launch(executable, &Work::in_stream(stream), order, launch)
}

/// The launches in unknown streams that memory has already waited for.
#[derive(Debug)]
pub(super) struct SeenLaunches(AtomicUsize);

impl SeenLaunches {
    /// The current count, for new memory: earlier launches cannot use it.
    pub(super) fn until_now() -> Self {
        Self(AtomicUsize::new(LAUNCHED_ANYWHERE.load(Ordering::Acquire)))
    }

    /// Waits for all graphs that [`launch`] has started, for memory of this context.
    pub(super) fn settle(&self, home: Home) -> DriverResult<()> {
        let launched = LAUNCHED_ANYWHERE.load(Ordering::Acquire);
        if self.0.load(Ordering::Acquire) != launched {
            pool::synchronize_all(home)?;
            self.0.fetch_max(launched, Ordering::Release);
        }
        LAUNCHED.settle(home)
    }
}

/// Returns true if [`capture`] records any stream.
pub(super) fn is_recording() -> bool {
    RECORDINGS.load(Ordering::Relaxed) > 0
}

/// The graph of a recording, if [`capture`] records the stream or one that it waits for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recorded {
    pub(super) graph: CUgraph,
    /// The unique number of the capture.
    pub(super) capture: u64,
}

/// The graph that a stream is recorded into by [`capture`]. It also records streams that wait for the captured one.
pub(super) fn recorded_into(stream: CUstream) -> DriverResult<Option<Recorded>> {
    // `capture` borrows the stream exclusively: launches by other threads come after it.
    if RECORDINGS.load(Ordering::Relaxed) == 0 {
        return Ok(None);
    }
    let (mut status, mut graph) = (CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE, CUgraph::NULL);
    let mut capture = 0;
    // The checked functions of the major versions have different results.
    // SAFETY: the callers have a live stream, or NULL, the default stream. Pointers for unused outputs are NULL.
    let code = unsafe {
        let (id, nodes, count) = (&raw mut capture, ptr::null_mut(), ptr::null_mut());
        sys::cuStreamGetCaptureInfo_v2(stream, &raw mut status, id, &raw mut graph, nodes, count)
    };
    call!("cuStreamGetCaptureInfo", code)?;
    let is_active = status == CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE;
    Ok((is_active && !graph.is_null()).then_some(Recorded { graph, capture }))
}

/// A capture that also ends if the closure fails or panics.
struct Recording {
    stream: CUstream,
    ended: bool,
}

impl Recording {
    fn new(stream: CUstream) -> Self {
        RECORDINGS.fetch_add(1, Ordering::Relaxed);
        Self { stream, ended: false }
    }

    fn end(&mut self) -> DriverResult<Graph> {
        self.ended = true;
        let recorded = recorded_into(self.stream);
        // SAFETY: the stream is alive, and the graph is new.
        let graph = unsafe { checked::cuStreamEndCapture(self.stream).map(|graph| Graph::from_raw(graph)) };
        Line::end_capture(self.stream);
        if let Ok(Some(Recorded { capture, .. })) = recorded {
            graph_memory::capture_ends(capture, graph.as_ref().ok().map(|graph| graph.handle()));
        }
        graph
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        if !self.ended {
            drop(self.end());
        }
        RECORDINGS.fetch_sub(1, Ordering::Relaxed);
    }
}
