//! Calls of the driver as `Result`s, and the context in which something was made.

use super::{pool, trace};
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use crate::support::Error;
use crate::support::process::Process;

/// What the functions of this module return: a result, or the driver's code and the name of the function that returned it.
pub type DriverResult<T> = Result<T, Error<CUresult>>;

/// A result code as a `Result`, with the name under which NVIDIA documents the function.
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

/// Returns an error of a function, without calling it, where a condition does not hold.
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

/// The error of a function that was not called, in the words of whoever knows why.
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

/// The context in which something was made: where it is freed, on whatever thread that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Home {
    context: CUcontext,
    process: Process,
}

impl Home {
    /// The calling thread's context. A thread that has none gets that of the one device that the program uses.
    pub(super) fn current() -> DriverResult<Self> {
        // SAFETY: no arguments.
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

    /// A context that lives as long as the process, or as long as an `unsafe` function's caller promises.
    pub(super) fn of(context: CUcontext) -> Self {
        Self { context, process: Process::this() }
    }

    /// The context.
    pub(super) const fn context(self) -> CUcontext {
        self.context
    }

    /// Whether it was found by this process: not by the parent that has forked it.
    pub(super) fn is_of_this_process(self) -> bool {
        self.process.is_this()
    }

    /// An error in a child of `fork`, where the driver must not be called for what its parent has made.
    pub(super) fn check_process(self) -> DriverResult<()> {
        if self.process.is_this() {
            return Ok(());
        }
        let words = "it was made before `fork`, by the parent of this process; CUDA does not work in a child".to_owned();
        Err(refused!("cuCtxPushCurrent", CUDA_ERROR_NOT_INITIALIZED, words))
    }

    /// Whether it lives as long as the process.
    pub(super) fn is_kept(self) -> bool {
        pool::keeps(self)
    }

    /// Calls a function while the context is current.
    pub(super) fn enter<R>(self, body: impl FnOnce() -> DriverResult<R>) -> DriverResult<R> {
        self.check_process()?;
        // SAFETY: no arguments.
        if unsafe { checked::cuCtxGetCurrent()? } == self.context {
            return body();
        }
        // SAFETY: the context lives: primary contexts are never released here, and whoever makes another one promises to
        // drop first what is made in it.
        unsafe { checked::cuCtxPushCurrent(self.context)? };
        let _pop = Pop;
        body()
    }

    /// Waits for all work in the context.
    pub(super) fn synchronize(self) -> DriverResult<()> {
        // SAFETY: no arguments.
        self.enter(|| trace::waits("cuCtxSynchronize", || unsafe { checked::cuCtxSynchronize() }))
    }

    /// Whether a stream belongs to the context, which is current.
    pub(super) fn has(self, stream: CUstream) -> DriverResult<bool> {
        // SAFETY: the callers have a live stream, or NULL, the current context's.
        Ok(unsafe { checked::cuStreamGetCtx(stream)? } == self.context)
    }
}

/// Makes the context current again that was so before, also after a panic.
struct Pop;

impl Drop for Pop {
    fn drop(&mut self) {
        // SAFETY: no arguments. An error leaves nothing to do: whatever is current is not used here.
        let _ = unsafe { checked::cuCtxPopCurrent() };
    }
}

/// Calls a function that waits, or frees memory, on a thread that may do so although another one captures.
///
/// A capture that is not the layer's own may have forbidden it to all threads: CUDA would answer with an error, and spoil that
/// capture as well. What is waited for here is never part of one.
pub(super) fn relaxed<R>(body: impl FnOnce() -> DriverResult<R>) -> DriverResult<R> {
    // SAFETY: a mode.
    let before = unsafe { checked::cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED)? };
    let _back = Back(before);
    body()
}

/// The mode of the thread as it was before, also after a panic.
struct Back(CUstreamCaptureMode);

impl Drop for Back {
    fn drop(&mut self) {
        // SAFETY: a mode that the driver has given.
        let _ = unsafe { checked::cuThreadExchangeStreamCaptureMode(self.0) };
    }
}

/// Whether a stream records its work into a graph instead of doing it.
pub(super) fn is_capturing(stream: CUstream) -> DriverResult<bool> {
    // SAFETY: the callers have a live stream, or NULL, the default stream.
    let status = unsafe { checked::cuStreamIsCapturing(stream)? };
    Ok(status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
}

/// Waits for the work in a stream.
pub(super) fn synchronize(stream: CUstream) -> DriverResult<()> {
    // SAFETY: the callers have a live stream, or NULL, the default stream.
    trace::waits("cuStreamSynchronize", || unsafe { checked::cuStreamSynchronize(stream) })
}

/// The size of so many values, or an error where it is no number.
pub(super) fn bytes<T>(len: usize) -> DriverResult<usize> {
    let bytes = len.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
    require!(bytes.is_some(), "cuMemAlloc", CUDA_ERROR_OUT_OF_MEMORY);
    Ok(bytes.unwrap_or_default())
}
