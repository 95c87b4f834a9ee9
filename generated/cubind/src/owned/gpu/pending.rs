//! Copies in progress, and the memory that they use.

use core::fmt;
use core::mem::ManuallyDrop;

use super::allocation::InUse;
use super::call::{DriverResult, Home, is_capturing, relaxed, require, synchronize};
use super::graph::no_recording;
use super::line::{StreamWork, Work};
use super::pool::{Point, PrivateStream};
use crate::owned::MaybeHandle;
use crate::owned::base::CUstream;

/// A copy in progress. It owns the host memory of the copy, so that other code cannot use that memory before the copy
/// has finished.
///
/// A `Pending` is also a future, [`Copied`](super::Copied), which waits without blocking a thread. Dropping a `Pending`
/// waits for the copy, and then drops the memory. After `mem::forget` the memory is never freed, which is safe. The
/// memory is not freed either if the driver cannot report the end of the copy, because of an error of earlier work.
#[must_use = "dropping this waits for the copy"]
pub struct Pending<P> {
    done: Point,
    home: Home,
    memory: ManuallyDrop<P>,
    /// The private stream that executes the copy, if any.
    _own: Option<PrivateStream>,
}

impl<P> Pending<P> {
    /// Starts a copy that uses the memory, after the current work of a stream. Further work of the stream is ordered
    /// after the copy.
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

    /// Copies in the stream itself, which is not capturing.
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

    /// Copies in a private stream. In the caller's stream, the copy could become part of a graph if another thread
    /// began and ended a capture between the calls below. Launches of the graph would then repeat the copy after the
    /// memory is freed.
    fn beside(
        memory: P,
        home: Home,
        stream: CUstream,
        copy: impl FnOnce(&mut P, CUstream) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        let (before, done) = (Point::new(home)?, Point::new(home)?);
        before.record(stream)?;
        // This query is an error if the stream was capturing. In that case, waiting for the stream's event would make
        // the private stream join the capture.
        relaxed(|| before.has_happened())?;
        let own = PrivateStream::new(home)?;
        let handle = own.handle();
        before.hold(handle)?;
        let mut memory = ManuallyDrop::new(memory);
        let started = copy(&mut memory, handle);
        let ordered = started.and_then(|()| done.record(handle)).and_then(|()| done.hold(stream));
        Self::started(ordered, handle, Self { done, home, memory, _own: Some(own) })
    }

    /// Returns the copy if its calls succeeded. Otherwise waits for the copy, and drops the memory.
    fn started(result: DriverResult<()>, stream: CUstream, pending: Self) -> DriverResult<Self> {
        let Err(error) = result else { return Ok(pending) };
        let mut pending = ManuallyDrop::new(pending);
        // SAFETY: each field is moved out once, because `pending` is not dropped.
        let (done, own) = unsafe { (core::ptr::read(&raw const pending.done), core::ptr::read(&raw const pending._own)) };
        if relaxed(|| synchronize(stream)).is_ok() {
            // The copy has finished.
            // SAFETY: each field is moved out once, because `pending` is not dropped.
            unsafe { ManuallyDrop::drop(&mut pending.memory) };
        }
        drop((done, own));
        Err(error)
    }

    /// Starts a second copy that reuses the memory of a copy in progress. The second copy is ordered after the first
    /// copy, and after the stream's work.
    pub(super) fn go_on(
        self,
        device: InUse<'_>,
        home: Home,
        stream: &impl MaybeHandle<CUstream>,
        copy: impl FnOnce(&mut P, CUstream) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        // If a call fails, this function waits for the first copy before its memory is dropped.
        let both = Pending::start(self, device, home, stream, |_, _| Ok(()), |first, stream| {
            first.done.hold(stream)?;
            copy(&mut first.memory, stream)
        })?;
        let both = ManuallyDrop::new(both);
        // SAFETY: each field is moved out once, because `both` is not dropped.
        let (done, first, own) = unsafe {
            (core::ptr::read(&raw const both.done), core::ptr::read(&raw const both.memory), core::ptr::read(&raw const both._own))
        };
        let mut first = ManuallyDrop::new(ManuallyDrop::into_inner(first));
        // SAFETY: each field is moved out once, because `first` is not dropped. The first copy ends before the second
        // copy, and the result waits for the second copy.
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

    /// Returns the memory that the copy uses. It must not be read or written.
    pub(super) fn memory(&self) -> &P {
        &self.memory
    }

    /// Waits until the stream has finished the copy, and returns the memory.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventSynchronize`, which may be errors of work that was started earlier. The memory is then never
    /// freed, because the copy may still use it.
    pub fn wait(self) -> DriverResult<P> {
        let finished = self.finish();
        self.ended(finished)
    }

    /// Returns the memory if the copy has finished, or an error if the driver cannot report this.
    pub(super) fn ended(self, finished: DriverResult<()>) -> DriverResult<P> {
        let mut this = ManuallyDrop::new(self);
        // SAFETY: each field is moved out once, because `this` is not dropped.
        let (done, own) = unsafe { (core::ptr::read(&raw const this.done), core::ptr::read(&raw const this._own)) };
        // SAFETY: each field is moved out once, because `this` is not dropped.
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

    /// Returns true if [`wait`](Self::wait) would not block.
    ///
    /// # Errors
    ///
    /// Errors of `cuEventQuery`, other than `CUDA_ERROR_NOT_READY`.
    pub fn is_finished(&self) -> DriverResult<bool> {
        self.home.enter(|| relaxed(|| self.done.has_happened()))
    }

    /// Returns the point after the copy.
    pub(super) const fn done(&self) -> &Point {
        &self.done
    }

    /// Returns the context of the copy.
    pub(super) const fn home(&self) -> Home {
        self.home
    }

    fn finish(&self) -> DriverResult<()> {
        self.home.enter(|| relaxed(|| self.done.wait()))
    }
}

/// Returns true if a stream belongs to a context, which is current.
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
            // SAFETY: the memory is not used again.
            unsafe { ManuallyDrop::drop(&mut self.memory) };
        }
    }
}

impl<P> fmt::Debug for Pending<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pending").finish_non_exhaustive()
    }
}
