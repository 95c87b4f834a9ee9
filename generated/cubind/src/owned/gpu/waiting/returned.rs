//! Host functions as futures.

use core::fmt;
use core::future::{Future, IntoFuture};
use core::pin::Pin;
use core::task::{Context, Poll};
use std::sync::{Arc, Mutex};
use std::thread;

use super::bell::Bell;
use super::rounds;
use crate::owned::gpu::call::{DriverResult, Home, relaxed, require};
use crate::owned::gpu::closures::{HostCall, Key, lock};
use crate::owned::gpu::pool::Point;

/// The result of a host function, and the task that waits for it.
pub(in crate::owned::gpu) struct Answer<R> {
    state: Mutex<State<R>>,
    bell: Bell,
}

enum State<R> {
    Expected,
    Given(thread::Result<R>),
    Taken,
}

impl<R> Answer<R> {
    pub(in crate::owned::gpu) const fn new() -> Self {
        Self { state: Mutex::new(State::Expected), bell: Bell::new() }
    }

    /// Stores the result after the function has returned or panicked.
    pub(in crate::owned::gpu) fn give(&self, result: thread::Result<R>) {
        *lock(&self.state) = State::Given(result);
        self.bell.ring();
    }

    /// Takes the result. Later calls return `None`.
    pub(in crate::owned::gpu) fn take(&self) -> Option<thread::Result<R>> {
        let mut state = lock(&self.state);
        match core::mem::replace(&mut *state, State::Taken) {
            State::Given(result) => Some(result),
            before @ (State::Expected | State::Taken) => {
                *state = before;
                None
            }
        }
    }

    fn is_taken(&self) -> bool {
        matches!(*lock(&self.state), State::Taken)
    }
}

impl<R> AsRef<Bell> for Answer<R> {
    fn as_ref(&self) -> &Bell {
        &self.bell
    }
}

/// A future that is ready when a host function has returned. Its output is the function's result, or the payload of its
/// panic.
///
/// ```no_run
/// use cubind::owned::{Device, Stream, launch_host_func};
///
/// async fn answer() -> Result<(), Box<dyn std::error::Error>> {
///     Device::get(0)?.make_current()?;
///     let stream = Stream::new()?;
///     let answer = launch_host_func(&stream, || 6 * 7)?.await?;
///     assert_eq!(answer.ok(), Some(42)); // a panic would be the `Err`
///     Ok(())
/// }
/// ```
///
/// Dropping the future early does not cancel the call; use [`HostCall::cancel`] to cancel it.
#[must_use = "futures do nothing unless they are polled"]
pub struct Returned<R> {
    key: Key,
    answer: Arc<Answer<R>>,
    home: Home,
    /// An event for querying errors of the context. It is created when the future is first found pending.
    context: Option<Point>,
}

/// # Errors
///
/// The error of the context. The function is then dropped without being called. `CUDA_ERROR_INVALID_VALUE` if the
/// result was already [taken](HostCall::take). `CUDA_ERROR_OPERATING_SYSTEM` if the thread that wakes waiting tasks
/// cannot be started.
impl<R: Send + 'static> Future for Returned<R> {
    type Output = DriverResult<thread::Result<R>>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.get_mut();
        // The task listens first: if the function returns after the check, the function wakes the task.
        this.answer.bell.listen(context.waker());
        if let Some(result) = this.answer.take() {
            return Poll::Ready(Ok(result));
        }
        match this.expect() {
            Ok(()) => Poll::Pending,
            Err(error) => match this.key.take() {
                // The driver will no longer call the function.
                Some(_dropped) => Poll::Ready(Err(error)),
                // The closure was already taken: the function is running, or has returned.
                None => match this.answer.take() {
                    Some(result) => Poll::Ready(Ok(result)),
                    None if this.answer.is_taken() => Poll::Ready(Err(error)),
                    None => Poll::Pending,
                },
            },
        }
    }
}

impl<R: Send + 'static> Returned<R> {
    /// Returns an error if the function will not be called.
    fn expect(&mut self) -> DriverResult<()> {
        require!(!self.answer.is_taken(), "cuLaunchHostFunc", CUDA_ERROR_INVALID_VALUE);
        let (home, context) = (self.home, &mut self.context);
        home.enter(|| {
            relaxed(|| {
                let point = match context {
                    Some(point) => point,
                    none => {
                        rounds::include(&self.answer)?;
                        none.insert(Point::new(home)?)
                    }
                };
                // The event is not recorded in a stream, so the only possible error is an earlier error in the context.
                point.has_happened().map(drop)
            })
        })
    }
}

/// Waits until the function has returned: see [`Returned`].
impl<R: Send + 'static> IntoFuture for HostCall<R> {
    type Output = DriverResult<thread::Result<R>>;
    type IntoFuture = Returned<R>;

    fn into_future(self) -> Returned<R> {
        let (key, answer, home) = self.into_parts();
        Returned { key, answer, home, context: None }
    }
}

impl<R> fmt::Debug for Returned<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Returned").field("context", &self.context).finish_non_exhaustive()
    }
}
