//! Events and streams for internal use, cached per context.

use std::sync::{Mutex, PoisonError};

use super::call::{DriverResult, Home};
use super::device::Device;
use super::graph::may_join;
use super::trace;
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUevent, CUevent_flags, CUevent_wait_flags, CUresult, CUstream, CUstream_flags};
use crate::support::Error;

/// The cache of one context.
struct Kept {
    context: CUcontext,
    events: Vec<CUevent>,
    streams: Vec<CUstream>,
}

/// The caches of primary contexts, which are never released. Events and streams of other contexts are not cached but
/// destroyed, because those contexts may be destroyed.
static POOLS: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// Calls a function with the cache of a context. Returns `None` if the context has no cache.
fn kept<R>(home: Home, body: impl FnOnce(&mut Kept) -> R) -> Option<R> {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    pools.iter_mut().find(|kept| kept.context == home.context()).map(body)
}

/// Returns true if the context has a cache.
pub(super) fn keeps(home: Home) -> bool {
    kept(home, |_| ()).is_some()
}

/// Creates the cache of a context. The context is never released.
pub(super) fn keep(context: CUcontext) {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    if !pools.iter().any(|kept| kept.context == context) {
        pools.push(Kept { context, events: Vec::new(), streams: Vec::new() });
    }
}

/// Returns any context with a cache, or `None` if there is none.
pub(super) fn first() -> Option<Home> {
    let pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    pools.first().map(|kept| Home::of(kept.context))
}

/// Returns the contexts that have caches.
fn kept_homes() -> Vec<Home> {
    let pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    pools.iter().map(|kept| Home::of(kept.context)).collect()
}

/// Waits for all work in the given context, in all contexts with caches, and in the primary contexts of other devices,
/// which libraries make current on threads without a context.
pub(super) fn synchronize_all(home: Home) -> DriverResult<()> {
    home.synchronize()?;
    let kept = kept_homes();
    kept.iter().filter(|kept| **kept != home).try_for_each(|kept| kept.synchronize())?;
    let is_done = |primary: Home| primary == home || kept.contains(&primary);
    Device::all()?.into_iter().try_for_each(|device| device.synchronize_unless(is_done))
}

/// Returns the only context with a cache, or `None` if there is not exactly one.
pub(super) fn only() -> Option<Home> {
    let pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    if let [only] = pools.as_slice() { Some(Home::of(only.context)) } else { None }
}

/// Destroys the unused events and streams in a context's cache.
pub(super) fn trim(home: Home) -> DriverResult<()> {
    let taken = |kept: &mut Kept| (core::mem::take(&mut kept.events), core::mem::take(&mut kept.streams));
    let Some((events, streams)) = kept(home, taken) else { return Ok(()) };
    home.enter(|| {
        for event in events {
            // SAFETY: the event was in the cache, so it is not in use.
            unsafe { checked::cuEventDestroy(event)? };
        }
        for stream in streams {
            // SAFETY: the stream was in the cache, so it is not in use.
            unsafe { checked::cuStreamDestroy(stream)? };
        }
        Ok(())
    })
}

/// A point in a stream's work. Functions that create, record or await a point must be called in its context, except for
/// `new_in`.
#[derive(Debug)]
pub(super) struct Point {
    event: CUevent,
    home: Home,
}

impl Point {
    /// Creates a point that is not yet recorded.
    pub(super) fn new(home: Home) -> DriverResult<Self> {
        let event = match kept(home, |kept| kept.events.pop()).flatten() {
            Some(event) => event,
            // SAFETY: the context is current.
            None => unsafe { checked::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING)? },
        };
        Ok(Self { event, home })
    }

    /// Like [`new`](Self::new), but for a context that need not be current.
    pub(super) fn new_in(home: Home) -> DriverResult<Self> {
        match kept(home, |kept| kept.events.pop()).flatten() {
            Some(event) => Ok(Self { event, home }),
            None => home.enter(|| Self::new(home)),
        }
    }

    /// Records the point after the current work of a live stream.
    pub(super) fn record(&self, stream: CUstream) -> DriverResult<()> {
        // SAFETY: the event and the stream are alive.
        unsafe { checked::cuEventRecord(self.event, stream) }
    }

    /// Makes further work of a live stream wait for the point.
    pub(super) fn hold(&self, stream: CUstream) -> DriverResult<()> {
        // SAFETY: the event and the stream are alive.
        unsafe { hold(self.event, stream) }
    }

    /// Returns the event, which exists as long as the point.
    pub(super) const fn event(&self) -> CUevent {
        self.event
    }

    /// Destroys the event, which belongs to a capture and must not be reused.
    pub(super) fn destroy(self) {
        let this = core::mem::ManuallyDrop::new(self);
        // SAFETY: the event belongs to this value.
        let _ = this.home.enter(|| unsafe { checked::cuEventDestroy(this.event) });
    }

    /// Waits until the stream has reached the point.
    pub(super) fn wait(&self) -> DriverResult<()> {
        // SAFETY: the event is alive.
        trace::waits("cuEventSynchronize", || unsafe { checked::cuEventSynchronize(self.event) })
    }

    /// Returns true if the stream has reached the point, or an error if the stream was capturing.
    pub(super) fn has_happened(&self) -> DriverResult<bool> {
        // SAFETY: the event is alive.
        unsafe { has_happened(self.event) }
    }
}

/// Makes further work of a stream wait for an event.
///
/// # Safety
///
/// The event and the stream must be alive.
pub(super) unsafe fn hold(event: CUevent, stream: CUstream) -> DriverResult<()> {
    let _joins = may_join();
    // SAFETY: the caller guarantees that the arguments are alive.
    unsafe { checked::cuStreamWaitEvent(stream, event, CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT) }
}

/// Returns true if a stream has reached an event, or an error if the stream was capturing.
///
/// # Safety
///
/// The event must be alive.
pub(super) unsafe fn has_happened(event: CUevent) -> DriverResult<bool> {
    // SAFETY: the caller guarantees that the arguments are alive.
    match unsafe { checked::cuEventQuery(event) } {
        Ok(()) => Ok(true),
        Err(error) if Error::code(&error) == CUresult::CUDA_ERROR_NOT_READY => Ok(false),
        Err(error) => Err(error),
    }
}

/// Returns the event to the cache. It can be recorded in another stream immediately: earlier waits refer to the
/// previous recording.
impl Drop for Point {
    fn drop(&mut self) {
        if !self.home.is_of_this_process() {
            return;
        }
        let event = self.event;
        if kept(self.home, |kept| kept.events.push(event)).is_none() {
            // SAFETY: the event belongs to this value, and is not used again.
            let _ = self.home.enter(|| unsafe { checked::cuEventDestroy(event) });
        }
    }
}

/// A stream for internal use only, so that no other code can capture it.
#[derive(Debug)]
pub(super) struct PrivateStream {
    stream: CUstream,
    home: Home,
}

impl PrivateStream {
    /// Returns a stream of the current context.
    pub(super) fn new(home: Home) -> DriverResult<Self> {
        let stream = match kept(home, |kept| kept.streams.pop()).flatten() {
            Some(stream) => stream,
            // SAFETY: the context is current.
            None => unsafe { checked::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING)? },
        };
        Ok(Self { stream, home })
    }

    pub(super) const fn handle(&self) -> CUstream {
        self.stream
    }

    /// Destroys the stream instead of caching it, so that the next user does not wait for its remaining work. The
    /// driver completes that work.
    pub(super) fn destroy(self) {
        let this = core::mem::ManuallyDrop::new(self);
        // SAFETY: the stream belongs to this value.
        let _ = this.home.enter(|| unsafe { checked::cuStreamDestroy(this.stream) });
    }
}

/// Returns the stream to the cache. The work of the stream's next user is ordered after the stream's remaining work.
impl Drop for PrivateStream {
    fn drop(&mut self) {
        if !self.home.is_of_this_process() {
            return;
        }
        let stream = self.stream;
        if kept(self.home, |kept| kept.streams.push(stream)).is_none() {
            // SAFETY: the stream belongs to this value; the driver completes its work.
            let _ = self.home.enter(|| unsafe { checked::cuStreamDestroy(stream) });
        }
    }
}
