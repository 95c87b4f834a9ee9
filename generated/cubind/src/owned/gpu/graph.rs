//! Graphs from what streams record.

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

/// Records what a closure puts into a stream, instead of doing it: the result is a graph, to be instantiated and launched as
/// often as needed.
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
/// Nobody else uses the stream meanwhile. The calling thread can do nothing that cannot be recorded, such as allocating
/// memory; other threads can, and also free and read what kernels have used. They cannot wait for the whole context, as a
/// [`DeviceBuffer`](super::DeviceBuffer) does whose stream nobody knows: CUDA answers with an error, and the recording fails as
/// well.
///
/// The graph keeps the modules of the kernels, as its clones and its executable graphs do. It does not keep buffers, but those
/// that [`kernel!`](crate::kernel) was given wait, before they are freed, read or written, for every
/// [`launch`](super::GraphExec::launch) of any graph. A launch comes after all other work on buffers that graphs have, and that work after
/// the launches before it. Within the capture, streams that were forked wait for each other as the program says.
///
/// # Errors
///
/// The closure's; what `cuStreamBeginCapture` and `cuStreamEndCapture` return, the latter also after a call that could not be
/// recorded. The stream does not record any longer in any case.
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
        // No copy that was started before becomes part of the graph: see `no_recording`.
        let _begins = BEGIN.write().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the stream is alive.
        Line::capture(stream.handle(), || unsafe { checked::cuStreamBeginCapture(stream.handle(), mode) })?;
        Recording::new(stream.handle())
    };
    body()?;
    Ok(recording.end()?)
}

/// Records what a closure puts into a stream of its own, and makes it executable: as [`capture`] and
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
/// The stream is shared, so that handles of libraries can work in it, and are recorded:
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
/// A handle works in that stream until another one is set. What is shared of the stream does not matter after the recording has ended.
///
/// # Errors
///
/// As there; and what `cuStreamCreate` returns.
pub fn record<E: From<Error<CUresult>>>(body: impl FnOnce(&Arc<Stream>) -> Result<(), E>) -> Result<GraphExec, E> {
    let stream = Arc::new(Stream::new()?);
    Ok(capture_of(&stream, || body(&stream))?.instantiate()?)
}

/// How many streams are recorded by [`capture`], so that a launch asks the driver about its stream only if there are any.
static RECORDINGS: AtomicUsize = AtomicUsize::new(0);

/// Written while a recording begins, read by whoever relies on none.
static BEGIN: RwLock<()> = RwLock::new(());

/// If no stream is recorded by [`capture`], none begins to be as long as the result lives. Only then is it certain that a stream
/// does not become part of a recording between two calls: it does when it waits for an event of one.
pub(super) fn no_recording() -> Option<RwLockReadGuard<'static, ()>> {
    let none_begins = BEGIN.read().unwrap_or_else(PoisonError::into_inner);
    (RECORDINGS.load(Ordering::Relaxed) == 0).then_some(none_begins)
}

/// The streams that graphs were launched in.
static LAUNCHED: SharedLines = SharedLines::new();

/// The number of graphs that were launched in a stream whose end is not seen here: one without an owner, or a thread's own default
/// stream.
static LAUNCHED_ANYWHERE: AtomicUsize = AtomicUsize::new(0);

/// Launches a graph in a stream, which lives, after the other work on its memory.
pub(super) fn launch<R, E>(
    executable: CUgraphExec,
    work: &Work,
    order: impl FnOnce(Error<CUresult>) -> E,
    launch: impl FnOnce() -> Result<R, E>,
) -> Result<R, E> {
    let memory = Launched::of(executable);
    memory.follow(work, &|| pool::synchronize_all(Home::current()?).map(|()| true)).map_err(order)?;
    let launched = launch();
    // Some of it may have begun although there is an error.
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
        // It was recorded into another graph, whose launch is another call.
        Work::Captured(_) | Work::LikelyCaptured(_) | Work::Graph | Work::Done => {}
    }
    launched
}

/// The same by a function of `owned`.
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

/// The launches in unknown streams that the holder of memory has waited for.
#[derive(Debug)]
pub(super) struct SeenLaunches(AtomicUsize);

impl SeenLaunches {
    /// Those of now, for memory that is new: no graph that was launched before has it.
    pub(super) fn until_now() -> Self {
        Self(AtomicUsize::new(LAUNCHED_ANYWHERE.load(Ordering::Acquire)))
    }

    /// Waits for all graphs that [`launched`] was told of, for memory of this context.
    pub(super) fn settle(&self, home: Home) -> DriverResult<()> {
        let launched = LAUNCHED_ANYWHERE.load(Ordering::Acquire);
        if self.0.load(Ordering::Acquire) != launched {
            pool::synchronize_all(home)?;
            self.0.fetch_max(launched, Ordering::Release);
        }
        LAUNCHED.settle(home)
    }
}

/// Whether [`capture`] records any stream.
pub(super) fn is_recording() -> bool {
    RECORDINGS.load(Ordering::Relaxed) > 0
}

/// What a stream is recorded into, if [`capture`] records it or a stream that it waits for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recorded {
    pub(super) graph: CUgraph,
    /// The number of the capture, which no other one has.
    pub(super) capture: u64,
}

/// The graph that a stream is recorded into, if [`capture`] records one: it also has the work of streams that wait for that.
pub(super) fn recorded_into(stream: CUstream) -> DriverResult<Option<Recorded>> {
    // A launch by another thread into the stream comes after `capture` has given it away.
    if RECORDINGS.load(Ordering::Relaxed) == 0 {
        return Ok(None);
    }
    let (mut status, mut graph) = (CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE, CUgraph::NULL);
    let mut capture = 0;
    // The checked functions of the major versions return different things.
    // SAFETY: the callers have a live stream, or NULL, the default stream. What is not wanted is NULL.
    let code = unsafe {
        let (id, nodes, count) = (&raw mut capture, ptr::null_mut(), ptr::null_mut());
        sys::cuStreamGetCaptureInfo_v2(stream, &raw mut status, id, &raw mut graph, nodes, count)
    };
    call!("cuStreamGetCaptureInfo", code)?;
    let is_active = status == CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE;
    Ok((is_active && !graph.is_null()).then_some(Recorded { graph, capture }))
}

/// A capture that ends also when the closure fails or panics.
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
