//! Conversion of driver calls to `Result`s, and the context of an object.

use super::{pool, trace};
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use crate::support::Error;
use crate::support::process::Process;

/// The result of a driver call. An error contains the driver's result code and the name of the function that returned
/// it.
pub type DriverResult<T> = Result<T, Error<CUresult>>;

/// Converts a result code to a `Result`, with the documented name of the function.
macro_rules! call {
    ($function:literal, $code:expr) => {
        $crate::__gen1::checked(
            const {
                &$crate::__gen1::Called { function: $function, symbol: "", library: &$crate::owned::base::DRIVER }
            },
            ($code,),
        )
    };
}
pub(super) use call;

/// Returns an error from the calling function without calling the driver, unless a condition holds.
macro_rules! require {
    ($condition:expr, $function:literal, $code:ident) => {
        $crate::owned::gpu::call::call!(
            $function,
            if $condition {
                $crate::owned::base::CUresult::CUDA_SUCCESS
            } else {
                $crate::owned::base::CUresult::$code
            }
        )?
    };
}
pub(super) use require;

/// Creates an error with an explanation, for a driver function that was not called.
macro_rules! refused {
    ($function:literal, $code:ident, $words:expr) => {
        $crate::support::Error::explained(
            const {
                &$crate::__gen1::Called { function: $function, symbol: "", library: &$crate::owned::base::DRIVER }
            },
            $crate::owned::base::CUresult::$code,
            $words,
        )
    };
}
pub(super) use refused;

/// The context in which an object was created. The object is freed in this context, on any thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Home {
    context: CUcontext,
    process: Process,
}

impl Home {
    /// Returns the calling thread's context. If the thread has none and the program uses only one device, makes the
    /// context of that device current.
    pub(super) fn current() -> DriverResult<Self> {
        // SAFETY: the function has no arguments.
        let context = unsafe { checked::cuCtxGetCurrent()? };
        if !context.is_null() {
            return Ok(Self::of(context));
        }
        let Some(only) = pool::only() else {
            require!(false, "cuCtxGetCurrent", CUDA_ERROR_INVALID_CONTEXT);
            return Ok(Self::of(context));
        };
        // SAFETY: the context is never released.
        unsafe { checked::cuCtxSetCurrent(only.context)? };
        Ok(only)
    }

    /// Wraps a context that exists as long as the process, or as long as the caller of an `unsafe` function guarantees.
    pub(super) fn of(context: CUcontext) -> Self {
        Self { context, process: Process::this() }
    }

    /// Represents a context that is not known. It differs from every known context.
    pub(super) fn unknown() -> Self {
        Self::of(CUcontext::NULL)
    }

    /// Returns the context, or an arbitrary one if the context is unknown.
    pub(super) fn or_any(self) -> DriverResult<Self> {
        self.check_process()?;
        if self.context.is_null() { pool::first().map_or_else(Self::current, Ok) } else { Ok(self) }
    }

    /// Returns the context.
    pub(super) const fn context(self) -> CUcontext {
        self.context
    }

    /// Returns true if the object was created by this process, and not by a parent that has forked this process.
    pub(super) fn is_of_this_process(self) -> bool {
        self.process.is_this()
    }

    /// Returns an error in a forked child process, where objects of the parent must not be passed to the driver.
    pub(super) fn check_process(self) -> DriverResult<()> {
        if self.process.is_this() {
            return Ok(());
        }
        let words = "the object was created before `fork`, by the parent of this process; CUDA does not work in a child".to_owned();
        Err(refused!("cuCtxPushCurrent", CUDA_ERROR_NOT_INITIALIZED, words))
    }

    /// Returns true if the context exists as long as the process.
    pub(super) fn is_kept(self) -> bool {
        pool::keeps(self)
    }

    /// Calls a function while the context is current.
    pub(super) fn enter<R>(self, body: impl FnOnce() -> DriverResult<R>) -> DriverResult<R> {
        self.check_process()?;
        // SAFETY: the function has no arguments.
        if unsafe { checked::cuCtxGetCurrent()? } == self.context {
            return body();
        }
        // SAFETY: the context exists: primary contexts are never released here, and the creator of another context must
        // drop all objects that were created in it before destroying it.
        unsafe { checked::cuCtxPushCurrent(self.context)? };
        let _pop = Pop;
        body()
    }

    /// Waits for all work in the context.
    pub(super) fn synchronize(self) -> DriverResult<()> {
        // SAFETY: the function has no arguments.
        self.enter(|| trace::waits("cuCtxSynchronize", || unsafe { checked::cuCtxSynchronize() }))
    }

    /// Returns true if a stream belongs to the context, which is current.
    pub(super) fn has(self, stream: CUstream) -> DriverResult<bool> {
        // SAFETY: the callers pass a live stream, or NULL, the default stream of the current context.
        Ok(unsafe { checked::cuStreamGetCtx(stream)? } == self.context)
    }
}

/// Makes the previous context current again when it is dropped, even after a panic.
struct Pop;

impl Drop for Pop {
    fn drop(&mut self) {
        // SAFETY: the function has no arguments. An error cannot be handled here; this code does not use
        // the current context.
        let _ = unsafe { checked::cuCtxPopCurrent() };
    }
}

/// Calls a function that waits or frees memory, even while another thread is capturing a stream.
///
/// A capture that this crate did not begin may forbid such calls on all threads. CUDA would then return an error, and
/// also invalidate that capture. The work that these functions wait for is never part of a capture.
pub(super) fn relaxed<R>(body: impl FnOnce() -> DriverResult<R>) -> DriverResult<R> {
    // SAFETY: the driver accepts any mode.
    let before = unsafe { checked::cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED)? };
    let _back = Back(before);
    body()
}

/// Restores the thread's previous capture mode when it is dropped, even after a panic.
struct Back(CUstreamCaptureMode);

impl Drop for Back {
    fn drop(&mut self) {
        // SAFETY: the driver returned this mode.
        let _ = unsafe { checked::cuThreadExchangeStreamCaptureMode(self.0) };
    }
}

/// Returns true if work in a stream is captured into a graph instead of being executed.
pub(super) fn is_capturing(stream: CUstream) -> DriverResult<bool> {
    // SAFETY: the callers pass a live stream, or NULL, the default stream.
    let status = unsafe { checked::cuStreamIsCapturing(stream)? };
    Ok(status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
}

/// Waits for the work in a stream.
pub(super) fn synchronize(stream: CUstream) -> DriverResult<()> {
    // SAFETY: the callers pass a live stream, or NULL, the default stream.
    trace::waits("cuStreamSynchronize", || unsafe { checked::cuStreamSynchronize(stream) })
}

/// Returns the size of `len` values in bytes, or an error if it overflows.
pub(super) fn bytes<T>(len: usize) -> DriverResult<usize> {
    let bytes = len.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
    require!(bytes.is_some(), "cuMemAlloc", CUDA_ERROR_OUT_OF_MEMORY);
    Ok(bytes.unwrap_or_default())
}
