//! Copies as futures.

use core::fmt;
use core::future::{Future, IntoFuture};
use core::pin::Pin;
use core::task::{Context, Poll};

use super::finished::Finished;
use super::signal::Signal;
use crate::owned::gpu::call::DriverResult;
use crate::owned::gpu::pending::Pending;

/// A future that is ready when a copy is done. It returns the memory of the copy.
///
/// ```no_run
/// use cubind::Error;
/// use cubind::cuda13::driver::CUresult;
/// use cubind::owned::{Device, DeviceBuffer, PinnedBuffer, Stream};
///
/// async fn copy() -> Result<(), Error<CUresult>> {
///     Device::get(0)?.make_current()?;
///     let stream = Stream::new()?;
///     let mut memory = DeviceBuffer::zeroed(4096)?;
///     let numbers = memory.upload(PinnedBuffer::from_slice(&[1.0_f32; 4096])?, &stream)?.await?;
///     let numbers = memory.download(numbers, &stream)?.await?;
///     assert_eq!(numbers[..], [1.0; 4096]);
///     Ok(())
/// }
/// ```
///
/// Dropping the future early is like dropping the [`Pending`] copy: the drop blocks this thread until the copy is done,
/// and then drops the memory. A copy cannot be cancelled, and uses its memory until it is done. After `mem::forget` the
/// memory stays allocated.
#[must_use = "dropping this waits for the copy"]
pub struct Copied<P> {
    pending: Option<Pending<P>>,
    signal: Signal,
}

/// The memory is moved out of the future, so the memory is not structurally pinned.
impl<P> Unpin for Copied<P> {}

/// # Errors
///
/// Errors of `cuEventQuery`, which may be errors of work that was started earlier. The memory is then never freed,
/// because the copy may still use it. `CUDA_ERROR_OPERATING_SYSTEM` if the thread that wakes waiting tasks cannot be
/// started.
///
/// # Panics
///
/// Panics if the future is polled after it was ready.
impl<P> Future for Copied<P> {
    type Output = DriverResult<P>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.get_mut();
        let pending = this.pending.as_ref().expect("`Copied` was polled after it was ready");
        let finished = core::task::ready!(this.signal.poll(pending.done().event(), context.waker()));
        let pending = this.pending.take().expect("it was there");
        Poll::Ready(pending.ended(finished))
    }
}

/// Waits for the copy: see [`Copied`].
impl<P> IntoFuture for Pending<P> {
    type Output = DriverResult<P>;
    type IntoFuture = Copied<P>;

    fn into_future(self) -> Copied<P> {
        let signal = Signal::new(self.home());
        Copied { pending: Some(self), signal }
    }
}

impl<P> Pending<P> {
    /// Returns a future that is ready when the copy is done, so that [`wait`](Self::wait) returns immediately. Dropping
    /// the future does not wait.
    pub fn finished(&self) -> Finished<'_> {
        Finished::of_point(self.done(), self.home())
    }
}

impl<P> fmt::Debug for Copied<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Copied").field("signal", &self.signal).finish_non_exhaustive()
    }
}
