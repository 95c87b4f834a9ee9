//! Work that a stream has not finished, with the memory that it uses.

use core::fmt;
use core::mem::ManuallyDrop;

use super::allocation::InUse;
use super::call::{DriverResult, Home, is_capturing, relaxed, require, synchronize};
use super::graph::no_recording;
use super::line::{StreamWork, Work};
use super::pool::{Point, PrivateStream};
use crate::owned::MaybeHandle;
use crate::owned::base::CUstream;

/// A copy that was started, and the memory of the host that it uses: nobody else can use that before the copy has finished.
///
/// It is a future as well, [`Copied`](super::Copied), which waits without a thread. Dropping it waits too, and drops the memory. `mem::forget` is fine: the memory is then never freed. Nor is it if the driver
/// cannot tell whether the copy has finished, after an error of earlier work.
#[must_use = "dropping this waits for the copy"]
pub struct Pending<P> {
    done: Point,
    home: Home,
    memory: ManuallyDrop<P>,
    /// The stream that does it, if that is nobody else's.
    _own: Option<PrivateStream>,
}

impl<P> Pending<P> {
    /// Starts a copy that uses the memory, behind the work that a stream has now; its further work comes after the copy.
    pub(super) fn start(
        memory: P,
        mut device: InUse<'_>,
        home: Home,
        stream: &impl MaybeHandle<CUstream>,
        order: impl FnOnce(&P, &Work) -> DriverResult<()>,
        copy: impl FnOnce(&mut P, CUstream) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        home.enter(|| {
            let (work, handle) = (Work::of(stream, home)?, stream.as_handle_or_null());
            require!(!is_capturing(handle)?, "cuStreamIsCapturing", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
            require!(is_in(&work, handle, home)?, "cuStreamGetCtx", CUDA_ERROR_INVALID_CONTEXT);
            order(&memory, &work)?;
            device.order(&work)?;
            let pending = match no_recording() {
                Some(_none_begins) => Self::directly(memory, home, handle, copy)?,
                None => Self::beside(memory, home, handle, copy)?,
            };
            device.by(&work);
            Ok(pending)
        })
    }

    /// In the stream itself, which nobody records.
    fn directly(
        memory: P,
        home: Home,
        stream: CUstream,
        copy: impl FnOnce(&mut P, CUstream) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        let done = Point::new(home)?;
        let mut memory = ManuallyDrop::new(memory);
        let started = copy(&mut memory, stream).and_then(|()| done.record(stream));
        Self::started(started, stream, Self { done, home, memory, _own: None })
    }

    /// In a stream that nobody else has. In the other one it could become part of a graph, if another thread began and ended a
    /// capture between the calls below, and be done again when the memory is gone.
    fn beside(
        memory: P,
        home: Home,
        stream: CUstream,
        copy: impl FnOnce(&mut P, CUstream) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        let (before, done) = (Point::new(home)?, Point::new(home)?);
        before.record(stream)?;
        // An error if the stream was capturing: waiting for such an event would make the other stream capture as well.
        relaxed(|| before.has_happened())?;
        let own = PrivateStream::new(home)?;
        let handle = own.handle();
        before.hold(handle)?;
        let mut memory = ManuallyDrop::new(memory);
        let started = copy(&mut memory, handle);
        let ordered = started.and_then(|()| done.record(handle)).and_then(|()| done.hold(stream));
        Self::started(ordered, handle, Self { done, home, memory, _own: Some(own) })
    }

    /// A copy whose calls have succeeded, or failed.
    fn started(result: DriverResult<()>, stream: CUstream, pending: Self) -> DriverResult<Self> {
        let Err(error) = result else { return Ok(pending) };
        let mut pending = ManuallyDrop::new(pending);
        // SAFETY: each is taken once: `pending` is not dropped.
        let (done, own) = unsafe { (core::ptr::read(&raw const pending.done), core::ptr::read(&raw const pending._own)) };
        if relaxed(|| synchronize(stream)).is_ok() {
            // Whatever was started has finished.
            // SAFETY: as above.
            unsafe { ManuallyDrop::drop(&mut pending.memory) };
        }
        drop((done, own));
        Err(error)
    }

    /// Starts a copy that uses the memory of one which may not have finished: behind it, and behind the stream's work.
    pub(super) fn go_on(
        self,
        device: InUse<'_>,
        home: Home,
        stream: &impl MaybeHandle<CUstream>,
        copy: impl FnOnce(&mut P, CUstream) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        // Whatever fails, the first copy is waited for before its memory is dropped.
        let both = Pending::start(self, device, home, stream, |_, _| Ok(()), |first, stream| {
            first.done.hold(stream)?;
            copy(&mut first.memory, stream)
        })?;
        let both = ManuallyDrop::new(both);
        // SAFETY: each is taken once: `both` is not dropped.
        let (done, first, own) = unsafe {
            (core::ptr::read(&raw const both.done), core::ptr::read(&raw const both.memory), core::ptr::read(&raw const both._own))
        };
        let mut first = ManuallyDrop::new(ManuallyDrop::into_inner(first));
        // SAFETY: as above, of the first copy: who waits for the second waits for it as well.
        let (before, memory, before_own) = unsafe {
            (
                core::ptr::read(&raw const first.done),
                ManuallyDrop::take(&mut first.memory),
                core::ptr::read(&raw const first._own),
            )
        };
        drop((before, before_own));
        Ok(Self { done, home: both.home, memory: ManuallyDrop::new(memory), _own: own })
    }

    /// The memory, which the copy uses: nobody reads or writes it.
    pub(super) fn memory(&self) -> &P {
        &self.memory
    }

    /// Waits until the stream has finished the copy, and gives the memory back.
    ///
    /// # Errors
    ///
    /// What `cuEventSynchronize` returns, which may be the error of work that was started earlier. The memory is then never
    /// freed, as the copy may still use it.
    pub fn wait(self) -> DriverResult<P> {
        let finished = self.finish();
        self.ended(finished)
    }

    /// The memory, if the copy has finished; if the driver cannot tell, nobody gets it.
    pub(super) fn ended(self, finished: DriverResult<()>) -> DriverResult<P> {
        let mut this = ManuallyDrop::new(self);
        // SAFETY: each is taken once: `this` is not dropped.
        let (done, own) = unsafe { (core::ptr::read(&raw const this.done), core::ptr::read(&raw const this._own)) };
        // SAFETY: as above.
        let memory = unsafe { ManuallyDrop::take(&mut this.memory) };
        drop((done, own));
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
        self.home.enter(|| relaxed(|| self.done.has_happened()))
    }

    /// The point behind the copy.
    pub(super) const fn done(&self) -> &Point {
        &self.done
    }

    /// The context of the copy.
    pub(super) const fn home(&self) -> Home {
        self.home
    }

    fn finish(&self) -> DriverResult<()> {
        self.home.enter(|| relaxed(|| self.done.wait()))
    }
}

/// Whether a stream belongs to a context, which is current.
pub(super) fn is_in(work: &Work, stream: CUstream, home: Home) -> DriverResult<bool> {
    match work {
        Work::Stream(StreamWork(line)) => Ok(line.home() == home),
        Work::Likely(_)
        | Work::Captured(_)
        | Work::LikelyCaptured(_)
        | Work::Unknown
        | Work::Graph
        | Work::Done => home.has(stream),
    }
}

impl<P> Drop for Pending<P> {
    fn drop(&mut self) {
        if self.finish().is_ok() {
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
