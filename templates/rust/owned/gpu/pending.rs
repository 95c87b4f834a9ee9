//! Work that a stream has not finished, with the memory that it uses.

use core::fmt;
use core::mem::ManuallyDrop;

use super::call::{DriverResult, Home, call, synchronize};
use crate::shared::driver::{CUevent, CUresult, CUstream};
use crate::shared::sys::driver as sys;
use crate::support::Error;

/// `CU_EVENT_DISABLE_TIMING`.
const DISABLE_TIMING: u32 = 2;

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
    /// Starts work that uses the memory.
    ///
    /// `start` must not start anything in another stream.
    pub(super) fn start(
        memory: P,
        home: Home,
        stream: CUstream,
        start: impl FnOnce(&mut P) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        let event = Event::new(home)?;
        let mut memory = ManuallyDrop::new(memory);
        let started = start(&mut memory);
        // SAFETY: both are alive.
        let recorded = home.enter(|| call!("cuEventRecord", unsafe { sys::cuEventRecord(event.handle, stream) }));
        let Err(error) = started.and(recorded) else {
            return Ok(Self { event, memory });
        };
        if home.enter(|| synchronize(stream)).is_ok() {
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
        let mut handle = CUevent::NULL;
        // SAFETY: one handle is written.
        home.enter(|| call!("cuEventCreate", unsafe { sys::cuEventCreate(&mut handle, DISABLE_TIMING) }))?;
        Ok(Self { handle, home })
    }

    fn wait(&self) -> DriverResult<()> {
        // SAFETY: the event is alive.
        self.home.enter(|| call!("cuEventSynchronize", unsafe { sys::cuEventSynchronize(self.handle) }))
    }

    fn has_happened(&self) -> DriverResult<bool> {
        // SAFETY: the event is alive.
        match self.home.enter(|| call!("cuEventQuery", unsafe { sys::cuEventQuery(self.handle) })) {
            Ok(()) => Ok(true),
            Err(error) if Error::code(&error) == CUresult::CUDA_ERROR_NOT_READY => Ok(false),
            Err(error) => Err(error),
        }
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: the event is this one's, and not used again.
        let _ = self.home.enter(|| call!("cuEventDestroy", unsafe { sys::cuEventDestroy_v2(self.handle) }));
    }
}
