//! Work that a stream has not finished, with the memory that it uses.

use core::fmt;
use core::mem::ManuallyDrop;

use super::call::{DriverResult, Home};
use super::stream::Stream;
use crate::owned::base::checked;
use crate::owned::base::{CUevent, CUevent_flags, CUevent_wait_flags, CUresult, CUstream};
use crate::support::Error;

/// A copy that was started, and the memory of the host that it uses: nobody else can use that before the copy has finished.
///
/// Dropping it waits too, and drops the memory. `mem::forget` is fine: the memory is then never freed. Nor is it if the driver
/// cannot tell whether the copy has finished, after an error of earlier work.
#[must_use = "dropping this waits for the copy"]
pub struct Pending<P> {
    event: Event,
    memory: ManuallyDrop<P>,
}

impl<P> Pending<P> {
    /// Starts a copy that uses the memory, behind the work that a stream has now, and lets its further work wait for it.
    ///
    /// The copy is done in a stream that nobody else has. In the other one it could become part of a graph, if another
    /// thread began and ended a capture between the calls below, and be done again when the memory is gone.
    pub(super) fn start(
        memory: P,
        home: Home,
        stream: CUstream,
        copy: impl FnOnce(&mut P, CUstream) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        let (before, done) = (Event::new(home)?, Event::new(home)?);
        before.record(stream)?;
        // An error if the stream was capturing: waiting for such an event would make the other stream capture as well.
        before.has_happened()?;
        let own = home.enter(Stream::new)?;
        before.hold(own.handle())?;
        let mut memory = ManuallyDrop::new(memory);
        let started = copy(&mut memory, own.handle());
        let ordered = started.and_then(|()| done.record(own.handle())).and_then(|()| done.hold(stream));
        let Err(error) = ordered else {
            return Ok(Self { event: done, memory });
        };
        if home.enter(|| own.synchronize()).is_ok() {
            // Whatever was started has finished.
            drop(ManuallyDrop::into_inner(memory));
        }
        Err(error)
    }

    /// Waits until the stream has finished the copy, and gives the memory back.
    ///
    /// # Errors
    ///
    /// What `cuEventSynchronize` returns, which may be the error of work that was started earlier. The memory is then never
    /// freed, as the copy may still use it.
    pub fn wait(self) -> DriverResult<P> {
        let mut this = ManuallyDrop::new(self);
        let finished = this.event.wait();
        // SAFETY: each is taken once: `this` is not dropped.
        let (event, memory) = unsafe { (core::ptr::read(&raw const this.event), ManuallyDrop::take(&mut this.memory)) };
        drop(event);
        match finished {
            Ok(()) => Ok(memory),
            Err(error) => {
                core::mem::forget(memory);
                Err(error)
            }
        }
    }

    /// Whether [`wait`](Self::wait) would return at once.
    ///
    /// # Errors
    ///
    /// What `cuEventQuery` returns, other than `CUDA_ERROR_NOT_READY`.
    pub fn is_finished(&self) -> DriverResult<bool> {
        self.event.has_happened()
    }
}

impl<P> Drop for Pending<P> {
    fn drop(&mut self) {
        if self.event.wait().is_ok() {
            // SAFETY: it is not used again.
            unsafe { ManuallyDrop::drop(&mut self.memory) };
        }
    }
}

impl<P> fmt::Debug for Pending<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pending").finish_non_exhaustive()
    }
}

/// A point of a stream.
struct Event {
    handle: CUevent,
    home: Home,
}

impl Event {
    fn new(home: Home) -> DriverResult<Self> {
        // SAFETY: the context is current.
        let handle = home.enter(|| unsafe { checked::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING) })?;
        Ok(Self { handle, home })
    }

    /// Puts it behind the work that a live stream has now.
    fn record(&self, stream: CUstream) -> DriverResult<()> {
        // SAFETY: both are alive.
        self.home.enter(|| unsafe { checked::cuEventRecord(self.handle, stream) })
    }

    /// Lets further work of a live stream wait for it.
    fn hold(&self, stream: CUstream) -> DriverResult<()> {
        let flags = CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT;
        // SAFETY: both are alive.
        self.home.enter(|| unsafe { checked::cuStreamWaitEvent(stream, self.handle, flags) })
    }

    fn wait(&self) -> DriverResult<()> {
        // SAFETY: the event is alive.
        self.home.enter(|| unsafe { checked::cuEventSynchronize(self.handle) })
    }

    fn has_happened(&self) -> DriverResult<bool> {
        // SAFETY: the event is alive.
        match self.home.enter(|| unsafe { checked::cuEventQuery(self.handle) }) {
            Ok(()) => Ok(true),
            Err(error) if Error::code(&error) == CUresult::CUDA_ERROR_NOT_READY => Ok(false),
            Err(error) => Err(error),
        }
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: the event is this one's, and not used again.
        let _ = self.home.enter(|| unsafe { checked::cuEventDestroy(self.handle) });
    }
}
