//! Capture of streams into graphs, and launches of graphs.

use core::fmt;
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use super::call::{DriverResult, Home, call, refused, require};
use super::captures::{Before, Captures};
use super::graph_memory::{self, KeptObjects, Launched};
use super::kept_streams;
use super::line::{Line, SharedLines, Work};
use super::pool;
use super::stream::{Graph, GraphExec, Stream};
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUgraph, CUgraphExec, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use crate::owned::base::sys;
use crate::__gen1::Called;
use crate::support::{Error, Status, extent};

/// Captures the work that a closure submits to a stream, instead of executing it. The result is a graph, which can be
/// modified, instantiated and launched repeatedly. [`record`] returns a graph that safe code can launch.
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
///     // SAFETY: the values and the kernel still exist.
///     unsafe { executable.launch(&stream)? };
/// }
/// assert_eq!(values.to_vec()?, [3; 32]);
/// # Ok(())
/// # }
/// ```
///
/// During the capture, no other thread may use the stream. The calling thread cannot perform operations that cannot be
/// captured, such as allocating memory. Other threads can perform them, and may also free and read memory that kernels
/// have used. However, they cannot wait for the whole context, as a [`DeviceBuffer`](super::DeviceBuffer) does if its
/// stream is unknown: CUDA returns an error, and the capture fails as well.
///
/// The graph, its clones and its executable graphs keep the modules of the kernels loaded. They do not keep buffers
/// alive, but buffers that were passed to a [`kernel!`](crate::kernel) wait for every
/// [`launch`](super::GraphExec::launch) of any graph before they are freed, read or written. A launch is ordered after
/// all other work on buffers that graphs use, and that work is ordered after earlier launches.
///
/// Another stream joins the capture when it waits for an event of the captured stream. Its work on the same memory is
/// then ordered with the work of the other captured streams.
///
/// # Errors
///
/// Errors of the closure, of `cuStreamBeginCapture` and of `cuStreamEndCapture`. The latter also fails after a call
/// that could not be captured. The capture always ends. Errors of `cuUserObjectCreate` and `cuGraphRetainUserObject`.
pub fn capture<E: From<Error<CUresult>>>(
    stream: &mut Stream,
    body: impl FnOnce(&Stream) -> Result<(), E>,
) -> Result<Graph, E> {
    let stream = &*stream;
    let graph = capture_of(stream, || body(stream))?;
    graph_memory::follow_family(&graph)?;
    Ok(graph)
}

fn capture_of<E: From<Error<CUresult>>>(stream: &Stream, body: impl FnOnce() -> Result<(), E>) -> Result<Graph, E> {
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    let mut recording = {
        // Prevents a copy that has already started from becoming part of the graph: see `no_recording`.
        let _begins = BEGIN.write().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the stream is alive.
        Line::capture(stream.handle(), || unsafe { checked::cuStreamBeginCapture(stream.handle(), mode) })?;
        Recording::new(stream.handle())
    };
    body()?;
    Ok(recording.end()?)
}

/// Records the work that a closure submits to a new stream, and returns a graph that safe code can launch.
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
///     step.launch(None)?;
/// }
/// assert_eq!(values.to_vec()?, [3; 32]);
/// # Ok(())
/// # }
/// ```
///
/// The stream is shared, so that library handles can use it, and their work is recorded too:
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
///     step.launch(None)?;
/// }
/// assert_eq!(y.to_vec()?, [6.0; 32]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A handle uses that stream until another stream is set. References to the stream may outlive the recording.
/// [`capture`] describes the operations that other threads and streams can perform during the recording.
///
/// # Errors
///
/// Errors of [`capture`], and of `cuStreamCreate` and `cuGraphInstantiate`.
pub fn record<E: From<Error<CUresult>>>(body: impl FnOnce(&Arc<Stream>) -> Result<(), E>) -> Result<RecordedGraph, E> {
    let stream = Arc::new(Stream::new()?);
    let mut objects = None;
    let graph = capture_of(&stream, || {
        objects = Some(kept_objects(&stream)?);
        body(&stream)
    })?;
    Ok(RecordedGraph { executable: graph.instantiate()?, objects })
}

/// Returns the objects of the graph into which a stream is captured.
fn kept_objects(stream: &Stream) -> DriverResult<KeptObjects> {
    let recorded = recorded_into(stream.handle())?;
    require!(recorded.is_some(), "cuStreamGetCaptureInfo", CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
    Ok(KeptObjects::of_capture(recorded.map_or(0, |recorded| recorded.capture)))
}

/// A graph of work that was recorded by [`record`]. It can be launched repeatedly.
///
/// The graph keeps alive all objects that the work uses: buffers of all kinds, modules, and library handles. These may
/// be dropped before the graph. They are then destroyed after the graph, when its last launch has finished:
///
/// ```no_run
/// use cubind::owned::{DeviceBuffer, RecordedGraph, record};
///
/// # cubind::kernel! { unsafe fn sum(values: In<f32>, partial: Out<f32>, total: Out<f32>); }
/// # fn run(sum: sum) -> Result<(), Box<dyn std::error::Error>> {
/// let (values, mut total) = (DeviceBuffer::from_slice(&[1.0; 1024])?, DeviceBuffer::zeroed(1)?);
/// let step = {
///     let mut partial = DeviceBuffer::<f32>::zeroed(32)?;
///     // SAFETY: the kernel adds 1024 values in 32 blocks.
///     record(|stream| unsafe { sum.launch(stream, 32, 32, &values, &mut partial, &mut total) })?
/// };
/// step.launch(None)?; // the graph keeps `partial` alive
/// println!("{:?}", total.to_vec()?);
/// # Ok(())
/// # }
/// ```
///
/// Three things are not kept: memory that a call takes as a bare address, objects that are released by `into_raw`, and
/// handles that the section "Safety" of an `unsafe` function requires to outlive the graph. Keep these alive until the
/// graph is dropped.
///
/// The program can use the buffers between launches. Launches are ordered with all other work on the buffers, in any
/// stream, unless it is [`unordered`](super::DeviceSliceMut::unordered). This does not include the workspace of a
/// library handle: use a handle that a graph contains only in the stream in which the graph is launched, or wait for
/// the launch first.
///
/// The caller of a kernel launch in the recording guarantees that the kernel is correct at each launch of the graph:
/// see [`kernel!`](crate::kernel). Values are recorded too: the scalar arguments of kernels, and factors such as
/// `alpha` of cuBLAS. So are the buffers: if the program swaps two of them between launches, the graph still uses them
/// as before. In a graph that swaps two buffers, an even number of steps leaves the result in the buffer of the input.
///
/// Each launch of a graph that [`capture`] returns is `unsafe`, because its nodes may refer to any memory and to any
/// object:
///
/// ```compile_fail,E0133
/// # use cubind::owned::{DriverResult, Graph};
/// fn launch(graph: &Graph) -> DriverResult<()> {
///     graph.instantiate()?.launch(None)
/// }
/// ```
#[must_use = "dropping this destroys the graph"]
pub struct RecordedGraph {
    executable: GraphExec,
    // The objects are released after the executable graph is destroyed. The field is always `Some` until then.
    objects: Option<KeptObjects>,
}

impl RecordedGraph {
    /// Launches the graph in a stream; `None` is the default stream. This takes one driver call, and one or two more
    /// for each other stream that has used the memory since the last launch.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is capturing: record the work in that capture instead.
    /// Errors of `cuGraphLaunch`. Errors of the work itself are reported by later calls.
    pub fn launch(&self, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        let (handle, ended) = (stream.as_handle_or_null(), ended_captures());
        let home = if handle.is_null() { Home::current()? } else { Home::unknown() };
        if Work::recorded(&stream, home).is_some() {
            let words = "the stream is being captured, and its graph would contain this one: record the work in that capture";
            return Err(refused!("cuGraphLaunch", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, words.to_owned()));
        }
        let work = Work::of(&stream, home)?;
        // SAFETY: the graph keeps the objects that its nodes use. The callers of recorded launches guarantee the rest.
        let launched = unsafe { self.executable.launch_as(handle, &work) };
        // If there is an error, the launch may have started, and waiting for it may have failed.
        let is_lost = launched.is_err() && matches!(work, Work::Likely(_));
        if is_lost || is_uncertain(ended, handle, None) {
            self.objects.iter().for_each(KeptObjects::keep_forever);
        }
        launched
    }

    /// Returns the executable graph, for the functions of `owned::driver`.
    pub const fn executable(&self) -> &GraphExec {
        &self.executable
    }
}

impl fmt::Debug for RecordedGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("RecordedGraph").field(&self.executable.handle()).finish()
    }
}

/// Counters of the captures that [`capture`] has begun. Streams are only queried while such a capture is in progress.
static CAPTURES: Captures = Captures::new();

/// Returns the number of captures that have ended, for [`is_uncertain`].
pub(super) fn ended_captures() -> usize {
    CAPTURES.ended()
}

/// Returns true if work that the driver has just accepted may belong to another capture than `capture`, or to none.
/// `ended` is the number of captures that had ended before.
pub(super) fn is_uncertain(ended: usize, stream: CUstream, capture: Option<u64>) -> bool {
    let now = || query(stream).map(|recorded| recorded.map(|recorded| recorded.capture));
    CAPTURES.are_uncertain(Before { ended, capture }, now)
}

/// Returns true if a call to [`capture`] has begun since [`ended_captures`] returned `ended`. The caller must have
/// found that [`is_recording`] was false just after that.
pub(super) fn has_recorded(ended: usize) -> bool {
    CAPTURES.have_begun(ended)
}

/// Locked for writing while a capture ends, and for reading while a stream may join one.
static JOIN: RwLock<()> = RwLock::new(());

/// Prevents captures from ending while the result is alive, so that a stream does not join a capture after
/// [`kept_streams::capture_ends`] has queried it.
pub(super) fn may_join() -> RwLockReadGuard<'static, ()> {
    JOIN.read().unwrap_or_else(PoisonError::into_inner)
}

/// Locked for writing while a capture begins, and for reading by code that requires that no capture is in progress.
static BEGIN: RwLock<()> = RwLock::new(());

/// Prevents captures from beginning while the result is alive; `None` if [`capture`] is capturing a stream. Only this
/// lock ensures that a stream does not join a capture between two calls, by waiting for an event of a captured stream.
pub(super) fn no_recording() -> Option<RwLockReadGuard<'static, ()>> {
    let none_begins = BEGIN.read().unwrap_or_else(PoisonError::into_inner);
    (!CAPTURES.are_in_progress()).then_some(none_begins)
}

/// The streams in which graphs were launched.
static LAUNCHED: SharedLines = SharedLines::new();

/// The number of graph launches in streams whose destruction is not tracked: streams without an owner, and default
/// streams of threads.
static LAUNCHED_ANYWHERE: AtomicUsize = AtomicUsize::new(0);

/// Launches a graph in a live stream, after the other work on its memory.
pub(super) fn launch<R, E>(
    executable: CUgraphExec,
    work: &Work,
    order: impl Fn(Error<CUresult>) -> E,
    launch: impl FnOnce() -> Result<R, E>,
) -> Result<R, E> {
    let memory = Launched::of(executable);
    memory.follow(work, &|| pool::synchronize_all(Home::current()?).map(|()| true)).map_err(&order)?;
    let launched = launch();
    // The launch is recorded even if there is an error, because some of the launch's work may have started.
    match work {
        Work::Stream(work) => {
            let number = work.begin();
            LAUNCHED.add(work, number);
            memory.begun(Some(work), number);
        }
        Work::Likely(work) => {
            LAUNCHED_ANYWHERE.fetch_add(1, Ordering::Release);
            memory.begun(Some(work), work.begin());
            memory.settle_outside(work).map_err(order)?;
        }
        Work::Unknown => {
            LAUNCHED_ANYWHERE.fetch_add(1, Ordering::Release);
            memory.begun(None, 0);
        }
        // The launch was captured into another graph, and is executed by the launches of that graph.
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

/// The launches in untracked streams for which the owner of a memory allocation has already waited.
#[derive(Debug)]
pub(super) struct SeenLaunches(AtomicUsize);

impl SeenLaunches {
    /// Returns the current count, for new memory: earlier launches cannot use it.
    pub(super) fn until_now() -> Self {
        Self(AtomicUsize::new(LAUNCHED_ANYWHERE.load(Ordering::Acquire)))
    }

    /// Waits for all graph launches that [`launch`] has started, before memory of this context is used.
    pub(super) fn settle(&self, home: Home) -> DriverResult<()> {
        let launched = LAUNCHED_ANYWHERE.load(Ordering::Acquire);
        if self.0.load(Ordering::Acquire) != launched {
            pool::synchronize_all(home)?;
            self.0.fetch_max(launched, Ordering::Release);
        }
        LAUNCHED.settle(home)
    }
}

/// Waits for all graph launches that [`launch`] has started.
pub(super) fn wait_for_launches(home: Home) -> DriverResult<()> {
    SeenLaunches(AtomicUsize::new(0)).settle(home)
}

/// Returns true if [`capture`] is capturing any stream.
pub(super) fn is_recording() -> bool {
    CAPTURES.are_in_progress()
}

/// The graph into which [`capture`] captures a stream, directly or because the stream waits for a captured one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recorded {
    pub(super) graph: CUgraph,
    /// The unique ID of the capture.
    pub(super) capture: u64,
}

/// Returns the graph into which [`capture`] captures a stream. Streams that wait for a captured stream are captured
/// too.
pub(super) fn recorded_into(stream: CUstream) -> DriverResult<Option<Recorded>> {
    CAPTURES.query(|| query(stream))
}

/// Like `recorded_into`, but always queries the driver.
fn query(stream: CUstream) -> DriverResult<Option<Recorded>> {
    let (mut status, mut graph) = (CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE, CUgraph::NULL);
    let mut capture = 0;
    // The checked functions of the major versions have different results.
    // SAFETY: the callers pass a live stream, or NULL, the default stream. Pointers for unused outputs are NULL.
    let code = unsafe {
        let (id, nodes, count) = (&raw mut capture, ptr::null_mut(), ptr::null_mut());
        sys::cuStreamGetCaptureInfo_v2(stream, &raw mut status, id, &raw mut graph, nodes, count)
    };
    call!("cuStreamGetCaptureInfo", code)?;
    let is_active = status == CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE;
    Ok((is_active && !graph.is_null()).then_some(Recorded { graph, capture }))
}

/// A capture that is ended even if the closure fails or panics.
struct Recording {
    stream: CUstream,
    ended: bool,
}

impl Recording {
    fn new(stream: CUstream) -> Self {
        CAPTURES.has_begun();
        Self { stream, ended: false }
    }

    fn end(&mut self) -> DriverResult<Graph> {
        self.ended = true;
        let none_joins = JOIN.write().unwrap_or_else(PoisonError::into_inner);
        kept_streams::capture_ends();
        let recorded = recorded_into(self.stream);
        CAPTURES.ends();
        // SAFETY: the stream is alive, and the graph is new.
        let graph = unsafe { checked::cuStreamEndCapture(self.stream).map(|graph| Graph::from_raw(graph)) };
        drop(none_joins);
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
        CAPTURES.has_ended();
    }
}
