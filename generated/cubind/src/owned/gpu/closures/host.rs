//! Host functions that streams call.

use core::ffi::c_void;
use core::fmt;
use core::panic::AssertUnwindSafe;
use std::panic::catch_unwind;
use std::sync::Arc;
use std::thread;

use super::registry::{Closure, Key, call_once, call_with};
use crate::owned::MaybeHandle;
use crate::owned::gpu::call::{DriverResult, Home, is_capturing, require};
use crate::owned::gpu::waiting::{Answer, home_of};
use crate::owned::base::checked;
use crate::owned::base::{CUresult, CUstream};
use crate::support::Status;

/// Calls a closure on one of the driver's threads when a stream reaches it. Later work in the stream waits for the
/// closure.
///
/// ```no_run
/// use cubind::owned::{Device, Stream, launch_host_func};
///
/// Device::get(0)?.make_current()?;
/// let stream = Stream::new()?;
/// let call = launch_host_func(&stream, || 6 * 7)?;
/// stream.synchronize()?;
/// assert_eq!(call.take().and_then(Result::ok), Some(42)); // a panic would be the `Err`
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
///
/// The closure is sent to another thread, and may outlive the function that creates it, so it must be `Send` and
/// `'static`:
///
/// ```compile_fail,E0277
/// # use cubind::owned::{Stream, launch_host_func};
/// fn count(stream: &Stream) {
///     let count = std::rc::Rc::new(0);
///     launch_host_func(stream, move || println!("{count}"));
/// }
/// ```
///
/// ```compile_fail,E0597
/// # use cubind::owned::{Stream, launch_host_func};
/// fn count(stream: &Stream) {
///     let count = 0;
///     let borrowed = &count;
///     launch_host_func(stream, move || println!("{borrowed}"));
/// }
/// ```
///
/// If an error occurs in the stream's context before the call, the closure is never called, and stays in memory unless
/// it is [cancelled](HostCall::cancel). The closure must not call CUDA, nor drop objects that call CUDA, such as a
/// [`DeviceBuffer`](crate::owned::DeviceBuffer).
///
/// # Errors
///
/// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is capturing, because a graph calls its host functions at each
/// launch: see [`add_host_node`](super::add_host_node). Errors of `cuLaunchHostFunc`. If there is an error, the closure
/// is dropped.
pub fn launch_host_func<R: Send + 'static>(
    stream: impl MaybeHandle<CUstream>,
    closure: impl FnOnce() -> R + Send + 'static,
) -> DriverResult<HostCall<R>> {
    let stream = stream.as_handle_or_null();
    require!(!is_capturing(stream)?, "cuLaunchHostFunc", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    HostCall::start(
        home_of(stream)?,
        |_| closure(),
        |data| {
            // SAFETY: the stream is alive, and `call_once` accepts any integer.
            unsafe { checked::cuLaunchHostFunc(stream, Some(call_once), data) }
        },
    )
}

/// Like [`launch_host_func`], but uses `cuStreamAddCallback`. The closure receives the result code of the stream's
/// context, and is also called after an error.
///
/// NVIDIA recommends [`launch_host_func`] for all other purposes.
///
/// # Errors
///
/// Errors of `cuStreamAddCallback`. `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is capturing. If there is an
/// error, the closure is dropped.
pub fn add_callback<R: Send + 'static>(
    stream: impl MaybeHandle<CUstream>,
    closure: impl FnOnce(Result<(), CUresult>) -> R + Send + 'static,
) -> DriverResult<HostCall<R>> {
    unsafe extern "system" fn call(_stream: CUstream, status: CUresult, data: *mut c_void) {
        call_with(data, status);
    }
    let stream = stream.as_handle_or_null();
    HostCall::start(
        home_of(stream)?,
        |status| closure(status.ok()),
        |data| {
            // SAFETY: the stream is alive, and `call` accepts any integer; there are no flags.
            unsafe { checked::cuStreamAddCallback(stream, Some(call), data, 0) }
        },
    )
}

/// A closure that the driver will call, or has called. Dropping the `HostCall` does not affect the call.
///
/// A `HostCall` is also a future: see [`Returned`](crate::owned::Returned).
pub struct HostCall<R> {
    key: Key,
    answer: Arc<Answer<R>>,
    home: Home,
}

impl<R: Send + 'static> HostCall<R> {
    fn start(
        home: Home,
        closure: impl FnOnce(CUresult) -> R + Send + 'static,
        start: impl FnOnce(*mut c_void) -> DriverResult<()>,
    ) -> DriverResult<Self> {
        let answer = Arc::new(Answer::new());
        let told = Arc::clone(&answer);
        let key = Key::of(Closure::Once(Box::new(move |status| {
            told.give(catch_unwind(AssertUnwindSafe(|| closure(status))));
        })));
        match start(key.data()) {
            Ok(()) => Ok(Self { key, answer, home }),
            Err(error) => {
                drop(key.take());
                Err(error)
            }
        }
    }
}

impl<R> HostCall<R> {
    /// Takes the value that the closure returned, or the payload of its panic. Returns `None` before the call, or if
    /// the value was already taken.
    ///
    /// To ensure that the call has finished, synchronize with the stream, or await this value.
    pub fn take(&self) -> Option<thread::Result<R>> {
        self.answer.take()
    }

    /// Drops the closure if it has not been called yet, and then returns true. The stream continues without the call.
    pub fn cancel(self) -> bool {
        self.key.take().is_some()
    }

    /// Returns the parts of the call, for the future that waits for the call.
    pub(in crate::owned::gpu) fn into_parts(self) -> (Key, Arc<Answer<R>>, Home) {
        (self.key, self.answer, self.home)
    }
}

impl<R> fmt::Debug for HostCall<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HostCall").finish_non_exhaustive()
    }
}
