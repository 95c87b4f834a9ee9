//! Events and streams that the layer needs for itself, kept per context for the next one who does.

use std::sync::{Mutex, PoisonError};

use super::call::{DriverResult, Home};
use super::trace;
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUevent, CUevent_flags, CUevent_wait_flags, CUresult, CUstream, CUstream_flags};
use crate::support::Error;

/// What is kept of one context.
struct Kept {
    context: CUcontext,
    events: Vec<CUevent>,
    streams: Vec<CUstream>,
}

/// Primary contexts alone, which are never released: what belongs to another one is destroyed, as the context may be.
static POOLS: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// Calls a function with what is kept of a context; nothing of one that is not the process's forever.
fn kept<R>(home: Home, body: impl FnOnce(&mut Kept) -> R) -> Option<R> {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    pools.iter_mut().find(|kept| kept.context == home.context()).map(body)
}

/// Whether what belongs to the context is kept.
pub(super) fn keeps(home: Home) -> bool {
    kept(home, |_| ()).is_some()
}

/// From now on, events and streams of this context are kept: it is never released.
pub(super) fn keep(context: CUcontext) {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    if !pools.iter().any(|kept| kept.context == context) {
        pools.push(Kept { context, events: Vec::new(), streams: Vec::new() });
    }
}

/// A context whose events and streams are kept, if there is one.
pub(super) fn first() -> Option<Home> {
    let pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    pools.first().map(|kept| Home::of(kept.context))
}

/// The contexts whose events and streams are kept.
fn kept_homes() -> Vec<Home> {
    let pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    pools.iter().map(|kept| Home::of(kept.context)).collect()
}

/// Waits for all work in a context, and in those whose events and streams are kept.
pub(super) fn synchronize_all(home: Home) -> DriverResult<()> {
    home.synchronize()?;
    kept_homes().into_iter().filter(|kept| *kept != home).try_for_each(Home::synchronize)
}

/// The only context whose events and streams are kept, if there are no others.
pub(super) fn only() -> Option<Home> {
    let pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    if let [only] = pools.as_slice() { Some(Home::of(only.context)) } else { None }
}

/// Destroys what is kept of a context, and nobody uses.
pub(super) fn trim(home: Home) -> DriverResult<()> {
    let taken = |kept: &mut Kept| (core::mem::take(&mut kept.events), core::mem::take(&mut kept.streams));
    let Some((events, streams)) = kept(home, taken) else { return Ok(()) };
    home.enter(|| {
        for event in events {
            // SAFETY: nobody else has it.
            unsafe { checked::cuEventDestroy(event)? };
        }
        for stream in streams {
            // SAFETY: as above.
            unsafe { checked::cuStreamDestroy(stream)? };
        }
        Ok(())
    })
}

/// A point of a stream. The calls below are made in its context, which the callers have entered.
#[derive(Debug)]
pub(super) struct Point {
    event: CUevent,
    home: Home,
}

impl Point {
    /// One that no stream has got yet.
    pub(super) fn new(home: Home) -> DriverResult<Self> {
        let event = match kept(home, |kept| kept.events.pop()).flatten() {
            Some(event) => event,
            // SAFETY: the context is current.
            None => unsafe { checked::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING)? },
        };
        Ok(Self { event, home })
    }

    /// The same in a context that need not be current.
    pub(super) fn new_in(home: Home) -> DriverResult<Self> {
        match kept(home, |kept| kept.events.pop()).flatten() {
            Some(event) => Ok(Self { event, home }),
            None => home.enter(|| Self::new(home)),
        }
    }

    /// Puts it behind the work that a live stream has now.
    pub(super) fn record(&self, stream: CUstream) -> DriverResult<()> {
        // SAFETY: both are alive.
        unsafe { checked::cuEventRecord(self.event, stream) }
    }

    /// Lets further work of a live stream wait for it.
    pub(super) fn hold(&self, stream: CUstream) -> DriverResult<()> {
        // SAFETY: both are alive.
        unsafe { hold(self.event, stream) }
    }

    /// The event, which lives as long as this.
    pub(super) const fn event(&self) -> CUevent {
        self.event
    }

    /// Destroys it: its event is that of a capture, which nobody else may ask about.
    pub(super) fn destroy(self) {
        let this = core::mem::ManuallyDrop::new(self);
        // SAFETY: the event is this one's.
        let _ = this.home.enter(|| unsafe { checked::cuEventDestroy(this.event) });
    }

    /// Waits until the stream has got there.
    pub(super) fn wait(&self) -> DriverResult<()> {
        // SAFETY: the event is alive.
        trace::waits("cuEventSynchronize", || unsafe { checked::cuEventSynchronize(self.event) })
    }

    /// Whether the stream has got there; an error if it was capturing.
    pub(super) fn has_happened(&self) -> DriverResult<bool> {
        // SAFETY: the event is alive.
        unsafe { has_happened(self.event) }
    }
}

/// Lets further work of a stream wait for an event.
///
/// # Safety
///
/// Both are alive.
pub(super) unsafe fn hold(event: CUevent, stream: CUstream) -> DriverResult<()> {
    // SAFETY: the caller's promise.
    unsafe { checked::cuStreamWaitEvent(stream, event, CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT) }
}

/// Whether a stream has got to an event; an error if it was capturing.
///
/// # Safety
///
/// The event is alive.
pub(super) unsafe fn has_happened(event: CUevent) -> DriverResult<bool> {
    // SAFETY: the caller's promise.
    match unsafe { checked::cuEventQuery(event) } {
        Ok(()) => Ok(true),
        Err(error) if Error::code(&error) == CUresult::CUDA_ERROR_NOT_READY => Ok(false),
        Err(error) => Err(error),
    }
}

/// The event can be put into another stream at once: whoever waits for it has it.
impl Drop for Point {
    fn drop(&mut self) {
        if !self.home.is_of_this_process() {
            return;
        }
        let event = self.event;
        if kept(self.home, |kept| kept.events.push(event)).is_none() {
            // SAFETY: the event is this one's, and not used again.
            let _ = self.home.enter(|| unsafe { checked::cuEventDestroy(event) });
        }
    }
}

/// A stream that nobody else has, so that nobody can let it capture.
#[derive(Debug)]
pub(super) struct PrivateStream {
    stream: CUstream,
    home: Home,
}

impl PrivateStream {
    /// One of a context that is current.
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

    /// Destroys it: what it still has to do is not worth the next one's time. The driver finishes that.
    pub(super) fn destroy(self) {
        let this = core::mem::ManuallyDrop::new(self);
        // SAFETY: the stream is this one's.
        let _ = this.home.enter(|| unsafe { checked::cuStreamDestroy(this.stream) });
    }
}

/// Whoever gets it next waits behind what it still has to do.
impl Drop for PrivateStream {
    fn drop(&mut self) {
        if !self.home.is_of_this_process() {
            return;
        }
        let stream = self.stream;
        if kept(self.home, |kept| kept.streams.push(stream)).is_none() {
            // SAFETY: the stream is this one's; the driver finishes its work.
            let _ = self.home.enter(|| unsafe { checked::cuStreamDestroy(stream) });
        }
    }
}
