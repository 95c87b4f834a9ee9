//! Streams and events as futures.

use core::future::{Future, IntoFuture};
use core::pin::Pin;
use core::task::{Context, Poll};

use super::signal::Signal;
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUevent, CUstream};
use crate::owned::gpu::call::{DriverResult, Home, is_capturing, require};
use crate::owned::gpu::line::Line;
use crate::owned::gpu::pool::{self, Point};
use crate::owned::gpu::stream::{Event, Stream};
use crate::owned::{MaybeHandle, Owned};

/// A future that is ready when a stream has reached an event, or has finished the work that the stream had when the
/// future was created.
///
/// ```no_run
/// use cubind::Error;
/// use cubind::cuda13::driver::CUresult;
/// use cubind::owned::{Device, Stream};
///
/// async fn work() -> Result<(), Error<CUresult>> {
///     Device::get(0)?.make_current()?;
///     let stream = Stream::new()?;
///     // … launches …
///     let first = stream.finished();
///     // … more launches …
///     first.await?; // waits for the first launches
///     (&stream).await // waits for all launches
/// }
/// ```
///
/// Any executor can poll the future, on any thread. Dropping the future does not affect the work.
#[derive(Debug)]
#[must_use = "futures do nothing unless they are polled"]
pub struct Finished<'a>(State<'a>);

#[derive(Debug)]
enum State<'a> {
    Waits(Of<'a>, Signal),
    Failed(crate::support::Error<crate::owned::base::CUresult>),
    Over,
}

#[derive(Debug)]
enum Of<'a> {
    Point(Point),
    LentPoint(&'a Point),
    Event(Event),
    LentEvent(&'a Event),
}

impl Of<'_> {
    fn event(&self) -> CUevent {
        match self {
            Self::Point(point) => point.event(),
            Self::LentPoint(point) => point.event(),
            Self::Event(event) => event.handle(),
            Self::LentEvent(event) => event.handle(),
        }
    }
}

impl<'a> Finished<'a> {
    fn of(made: DriverResult<(Of<'a>, Home)>) -> Self {
        Self(match made {
            Ok((of, home)) => State::Waits(of, Signal::new(home)),
            Err(error) => State::Failed(error),
        })
    }

    /// Creates a future that waits for a point of a stream, in the context of the point.
    pub(in crate::owned::gpu) fn of_point(point: &'a Point, home: Home) -> Self {
        Self::of(Ok((Of::LentPoint(point), home)))
    }
}

/// # Errors
///
/// Errors of `cuEventQuery`, which may be errors of the work, or of earlier work. Also errors of creating the future:
/// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream was capturing, and errors of `cuEventRecord`.
/// `CUDA_ERROR_OPERATING_SYSTEM` if the thread that wakes waiting tasks cannot be started.
///
/// # Panics
///
/// Panics if the future is polled after it was ready.
impl Future for Finished<'_> {
    type Output = DriverResult<()>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let this = &mut self.get_mut().0;
        let result = match this {
            State::Waits(of, signal) => core::task::ready!(signal.poll(of.event(), context.waker())),
            State::Failed(error) => Err(error.clone()),
            State::Over => panic!("`Finished` was polled after it was ready"),
        };
        *this = State::Over;
        Poll::Ready(result)
    }
}

/// Returns a future that is ready when a stream has finished its current work; `None` is the default stream of the
/// calling thread's context.
///
/// The stream may be dropped before the future. Errors are reported when the future is polled.
pub fn finished(stream: impl MaybeHandle<CUstream>) -> Finished<'static> {
    let stream = stream.as_handle_or_null();
    let made = home_of(stream).and_then(|home| {
        home.enter(|| {
            require!(!is_capturing(stream)?, "cuStreamIsCapturing", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
            let point = Point::new(home)?;
            // If another thread begins a capture between these calls, the driver rejects the wait for the event.
            point.record(stream)?;
            Ok((Of::Point(point), home))
        })
    });
    Finished::of(made)
}

/// Returns the context of a live stream.
pub(in crate::owned::gpu) fn home_of(stream: CUstream) -> DriverResult<Home> {
    if stream.is_null() {
        return Home::current();
    }
    match Line::find(stream) {
        Some(line) => Ok(line.home()),
        // SAFETY: the callers have a live stream.
        None => unsafe { checked::cuStreamGetCtx(stream) }.map(Home::of),
    }
}

/// Returns a context for the stream that waits for an event. Any context will do, because streams can wait for events
/// of every context.
fn any_home() -> DriverResult<Home> {
    // SAFETY: the function has no arguments.
    let current = unsafe { checked::cuCtxGetCurrent()? };
    if current != CUcontext::NULL {
        return Ok(Home::of(current));
    }
    pool::first().map_or_else(Home::current, Ok)
}

impl Owned<CUstream> {
    /// Returns a future that is ready when the stream has finished its current work; see [`Finished`].
    ///
    /// The stream may be used, and dropped before the future. Errors are reported when the future is polled.
    pub fn finished(&self) -> Finished<'static> {
        finished(self)
    }
}

/// Waits for the current work of the stream: see [`Finished`].
impl IntoFuture for &Owned<CUstream> {
    type Output = DriverResult<()>;
    type IntoFuture = Finished<'static>;

    fn into_future(self) -> Finished<'static> {
        finished(self)
    }
}

/// Waits for the current work of the stream: see [`Finished`]. The stream is dropped, and the driver completes its
/// work.
impl IntoFuture for Stream {
    type Output = DriverResult<()>;
    type IntoFuture = Finished<'static>;

    fn into_future(self) -> Finished<'static> {
        finished(&self)
    }
}

/// Waits until the stream has reached the event: see [`Finished`].
///
/// If the current thread has no context, another one is used that
/// [`Device::make_current`](crate::owned::Device::make_current) has made current on any thread. If there is none, the
/// error is `CUDA_ERROR_INVALID_CONTEXT`.
impl<'a> IntoFuture for &'a Owned<CUevent> {
    type Output = DriverResult<()>;
    type IntoFuture = Finished<'a>;

    fn into_future(self) -> Finished<'a> {
        Finished::of(any_home().map(|home| (Of::LentEvent(self), home)))
    }
}

/// Waits until the stream has reached the event: see [`Finished`]. The event is dropped together with the future.
impl IntoFuture for Event {
    type Output = DriverResult<()>;
    type IntoFuture = Finished<'static>;

    fn into_future(self) -> Finished<'static> {
        Finished::of(any_home().map(|home| (Of::Event(self), home)))
    }
}
