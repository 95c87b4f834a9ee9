//! Streams that library handles keep alive, and the graphs that use the handles.

use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError, Weak};
use std::thread;

use super::allocation::Held;
use super::call::{DriverResult, Home};
use super::graph;
use super::graph_memory::{Deferred, GraphMemory};
use super::line::Work;
use super::stream::Stream;
use crate::owned::Owned;
use crate::owned::base::CUstream;

mod sealed {
    pub trait Sealed {}
}

impl sealed::Sealed for Arc<Stream> {}
impl sealed::Sealed for &Arc<Stream> {}
impl sealed::Sealed for Option<&Arc<Stream>> {}

/// A stream that a library handle keeps alive: `Arc<Stream>`, `&Arc<Stream>`, or `None` for the default stream.
///
/// ```no_run
/// use cubind::cuda13::owned::cublas::{cublasCreate, cublasSetStream};
/// use cubind::owned::{Device, Stream};
/// use std::sync::Arc;
///
/// Device::get(0)?.make_current()?;
/// let blas = cublasCreate()?;
/// cublasSetStream(&blas, Arc::new(Stream::new()?))?; // stays alive while the handle uses it
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A stream that other code could destroy while the handle uses it is not accepted:
///
/// ```compile_fail,E0277
/// use cubind::owned::{SharedStream, Stream};
///
/// fn keep(stream: impl SharedStream) {}
/// fn run(stream: &Stream) {
///     keep(stream);
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a stream that a handle can keep",
    label = "needs a shared stream",
    note = "pass an `Arc<Stream>`, a reference to one, or `None`; the module `checked` has a function that does not keep the stream"
)]
pub trait SharedStream: sealed::Sealed {
    /// Returns the stream's handle, or NULL for the default stream.
    #[doc(hidden)]
    fn as_handle_or_null(&self) -> CUstream;

    /// Returns the stream, or `None` for the default stream.
    #[doc(hidden)]
    fn shared(&self) -> Option<Arc<Stream>>;
}

impl SharedStream for Arc<Stream> {
    fn as_handle_or_null(&self) -> CUstream {
        self.handle()
    }

    fn shared(&self) -> Option<Arc<Stream>> {
        Some(self.clone())
    }
}

impl SharedStream for &Arc<Stream> {
    fn as_handle_or_null(&self) -> CUstream {
        self.handle()
    }

    fn shared(&self) -> Option<Arc<Stream>> {
        Some((*self).clone())
    }
}

// The only implementation for an `Option`, so that the compiler can infer the type of `None`.
impl SharedStream for Option<&Arc<Stream>> {
    fn as_handle_or_null(&self) -> CUstream {
        self.map_or(CUstream::NULL, |stream| Owned::handle(stream))
    }

    fn shared(&self) -> Option<Arc<Stream>> {
        self.cloned()
    }
}

/// The streams of all handles of one type.
///
/// A handle keeps its stream alive until another stream is set, or until its owner has destroyed the handle. If a
/// handle has no owner, its stream is kept alive forever, or until another stream is set for a handle with the same
/// value.
///
/// A graph that is captured from a handle's stream may use the handle's own memory, such as the workspace of a plan. A
/// [`RecordedGraph`](super::RecordedGraph) keeps the handle alive.
#[doc(hidden)]
#[derive(Debug)]
pub struct KeptStreams<H: 'static> {
    streams: Mutex<Vec<(H, Arc<Stream>)>>,
    /// The graphs that may use a handle, and the context of the handle's work.
    graphs: Mutex<Vec<(H, (Home, Weak<GraphMemory>))>>,
    is_listed: Once,
}

/// The handles of one type, as an element of the list of all handle types.
pub(super) trait Handles: Sync {
    /// Adds the graphs into which the streams of the handles are captured.
    fn recorded(&self);
}

/// The handles of all types.
static ALL: Mutex<Vec<&'static dyn Handles>> = Mutex::new(Vec::new());

/// Adds the graph of a capture, which is about to end, to the handles that use its streams.
pub(super) fn capture_ends() {
    let all = lock(&ALL).clone();
    all.into_iter().for_each(Handles::recorded);
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<H: Copy + PartialEq + Send> Handles for KeptStreams<H> {
    fn recorded(&self) {
        lock(&self.streams).iter().for_each(|(handle, stream)| self.is_recorded_by(*handle, stream));
    }
}

impl<H: Copy + PartialEq> KeptStreams<H> {
    /// Creates an empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { streams: Mutex::new(Vec::new()), graphs: Mutex::new(Vec::new()), is_listed: Once::new() }
    }

    /// Sets the stream of a live handle by calling the library function `set`.
    ///
    /// # Errors
    ///
    /// Errors of that function. The handle then keeps both streams alive, because it may use either of them.
    ///
    /// # Safety
    ///
    /// If `set` succeeds, the handle must use `stream` from then on, and no stream that was set before.
    pub unsafe fn set<E>(
        &'static self,
        handle: H,
        stream: &impl SharedStream,
        set: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E>
    where
        H: Send,
    {
        self.is_listed.call_once(|| lock(&ALL).push(self));
        let before = {
            // The lock ensures that the stream that was set last is the one that is kept.
            let mut streams = lock(&self.streams);
            let known = streams.len();
            streams.extend(stream.shared().map(|stream| (handle, stream)));
            // A capture that includes the new stream may end without querying it again: see `capture_ends`. The query
            // precedes `set`, because other threads may use the stream as soon as it is set.
            streams.iter().skip(known).for_each(|(_, stream)| self.is_recorded_by(handle, stream));
            set()?;
            let added = streams.split_off(known);
            let before = taken(&mut streams, handle);
            streams.extend(added);
            self.are_recorded(handle, &before);
            before
        };
        // The stream is dropped after the lock is released, because dropping the stream may destroy it.
        drop(before);
        Ok(())
    }

    /// Returns the stream that was set last; `None` is the default stream.
    pub(super) fn latest(&self, handle: H) -> Option<Arc<Stream>> {
        lock(&self.streams).iter().rev().find(|(of, _)| *of == handle).map(|(_, stream)| stream.clone())
    }

    /// Adds the graphs into which streams are captured that the handle no longer uses. The caller has locked the list
    /// of streams, so that no capture ends before its graph is found: see [`capture_ends`].
    fn are_recorded(&self, handle: H, streams: &[Arc<Stream>]) {
        streams.iter().for_each(|stream| self.is_recorded_by(handle, stream));
    }

    /// If the handle's stream is being captured, adds the graph. If the driver reports an error, adds all graphs.
    fn is_recorded_by(&self, handle: H, stream: &Stream) {
        let Some(work) = Work::recorded(&stream, Home::unknown()) else { return };
        match work.capture() {
            Some((capture, home)) => self.is_recorded(handle, capture, home),
            None => self.add(handle, &GraphMemory::all(), Home::unknown()),
        }
    }

    /// Marks a handle as used by a call that takes the stream of the handle's work. The result must be kept until the
    /// library has submitted the work. The first element of the result is the value that the library receives, as for
    /// memory.
    pub fn in_use(&'static self, handle: H) -> ((), HandleInUse<H>) {
        ((), HandleInUse { of: self, handle, work: Work::Unknown, ended: graph::ended_captures() })
    }

    /// Adds the graph of a capture to the graphs that use a handle.
    fn is_recorded(&self, handle: H, capture: u64, home: Home) {
        self.add(handle, &[GraphMemory::of_capture(capture)], home);
    }

    fn add(&self, handle: H, graphs: &[Arc<GraphMemory>], home: Home) {
        let mut known = lock(&self.graphs);
        known.retain(|(_, (_, graph))| graph.strong_count() > 0);
        for graph in graphs {
            // As for memory: a launch in a context that may be destroyed before the handle is waited for at once.
            graph.is_in(home);
            let graph = Arc::downgrade(graph);
            if !known.iter().any(|(of, (in_home, other))| *of == handle && *in_home == home && other.ptr_eq(&graph)) {
                known.push((handle, (home, graph)));
            }
        }
    }

    /// Destroys a handle and then releases its streams: immediately, or after the last graph that uses the handle is
    /// destroyed. If only this thread may destroy the handle and that graph is destroyed on another thread, the handle
    /// is leaked.
    ///
    /// # Errors
    ///
    /// Errors of `destroy`. The streams are then never released, because the handle may still exist.
    ///
    /// # Safety
    ///
    /// `destroy` must destroy the handle. If `is_any_thread` is true, it must be callable on any thread. The handle
    /// must not be used afterwards, except by graphs.
    pub unsafe fn destroy<E>(
        &self,
        handle: H,
        is_any_thread: bool,
        destroy: impl FnOnce() -> Result<(), E> + Send + 'static,
    ) -> Result<(), E> {
        let streams = {
            let mut all = lock(&self.streams);
            let streams = taken(&mut all, handle);
            self.are_recorded(handle, &streams);
            streams
        };
        let graphs = taken(&mut lock(&self.graphs), handle);
        let live = graphs.iter().filter_map(|(home, graph)| Some((*home, graph.upgrade()?)));
        let (homes, keepers): (Vec<Home>, Vec<Arc<GraphMemory>>) = live.filter(|(_, graph)| graph.keeps()).unzip();
        let end = move || {
            let destroyed = destroy();
            if destroyed.is_err() {
                core::mem::forget(streams);
            }
            destroyed
        };
        if keepers.is_empty() {
            return end();
        }
        let owner = thread::current().id();
        let object = Deferred::new(move || {
            let is_allowed = is_any_thread || thread::current().id() == owner;
            // If the driver reports an error, unfinished launches may still use the handle.
            let finished = || homes.iter().try_for_each(|home| graph::wait_for_launches(home.or_any()?));
            if is_allowed && finished().is_ok() {
                drop(end());
            } else {
                core::mem::forget(end);
            }
        });
        keepers.iter().for_each(|graph| graph.keep(&object));
        Ok(())
    }
}

/// A library handle during a call that takes the stream of its work. Dropping this value after the library has
/// submitted the work adds the graphs that may have recorded it.
#[doc(hidden)]
#[derive(Debug)]
#[must_use = "keep it until the library has submitted the work"]
pub struct HandleInUse<H: Copy + PartialEq + 'static> {
    of: &'static KeptStreams<H>,
    handle: H,
    work: Work,
    /// The number of captures that had ended when this value was created.
    ended: usize,
}

impl<H: Copy + PartialEq> Held for HandleInUse<H> {
    fn remembers(&self) -> bool {
        graph::is_recording()
    }

    fn order(&mut self, work: &Work) -> DriverResult<()> {
        self.work = work.clone();
        // The graph is recorded before the call, because a capture no longer has an entry for its graph after the
        // capture has ended.
        if let Some((capture, home)) = work.capture() {
            self.of.is_recorded(self.handle, capture, home);
        }
        Ok(())
    }

    /// Does nothing, because the work is the same work that was passed to `order`.
    fn by(&mut self, _: &Work) {}
}

/// Queries the stream again, because it may have joined a capture during the call.
impl<H: Copy + PartialEq> Drop for HandleInUse<H> {
    fn drop(&mut self) {
        let is_uncertain = match &self.work {
            // The stream was not queried, because no capture was in progress, or the driver reported an error.
            Work::Unknown | Work::Graph | Work::Done => graph::has_recorded(self.ended),
            work => work.is_uncertain(self.ended),
        };
        if is_uncertain {
            self.of.add(self.handle, &GraphMemory::all(), Home::unknown());
        }
    }
}

/// Removes the entries of one handle from a list, and returns them.
fn taken<H: Copy + PartialEq, T>(all: &mut Vec<(H, T)>, handle: H) -> Vec<T> {
    let (of_it, others): (Vec<_>, Vec<_>) = all.drain(..).partition(|(of, _)| *of == handle);
    *all = others;
    of_it.into_iter().map(|(_, object)| object).collect()
}

impl<H: Copy + PartialEq> Default for KeptStreams<H> {
    fn default() -> Self {
        Self::new()
    }
}
