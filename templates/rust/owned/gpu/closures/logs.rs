//! Callbacks that receive the driver's log messages.

use core::ffi::{c_char, c_void};
use core::fmt;
use std::sync::Arc;

use super::registry::{Closure, Key, guarded};
use crate::owned::gpu::call::DriverResult;
use crate::owned::base::checked;
use crate::owned::base::{CUlogLevel, CUlogsCallbackHandle};
use crate::support::process::Process;

/// A closure that receives the driver's messages until the `LogCallback` is dropped.
///
/// ```no_run
/// use cubind::owned::LogCallback;
///
/// let _log = LogCallback::register(|level, message| eprintln!("{level:?}: {message}"))?;
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
#[must_use = "dropping this unregisters the closure"]
pub struct LogCallback {
    handle: CUlogsCallbackHandle,
    key: Key,
    process: Process,
}

impl LogCallback {
    /// Registers a closure with the driver. The closure must not call CUDA.
    ///
    /// # Errors
    ///
    /// Errors of `cuLogsRegisterCallback`, which drivers before CUDA 12.9 do not have.
    pub fn register(closure: impl Fn(CUlogLevel, &str) + Send + Sync + 'static) -> DriverResult<Self> {
        unsafe extern "system" fn log(data: *mut c_void, level: CUlogLevel, message: *mut c_char, length: usize) {
            guarded(|| {
                if let Some(closure) = Key::from_data(data).log() {
                    let bytes = if message.is_null() {
                        &[]
                    } else {
                        // SAFETY: the driver's message has this length, and is valid during the call.
                        unsafe { core::slice::from_raw_parts(message.cast::<u8>().cast_const(), length) }
                    };
                    closure(level, String::from_utf8_lossy(bytes).trim_end_matches('\0'));
                }
            });
        }
        let key = Key::of(Closure::Log(Arc::new(closure)));
        // SAFETY: `log` accepts any integer.
        match unsafe { checked::cuLogsRegisterCallback(Some(log), key.data()) } {
            Ok(handle) => Ok(Self { handle, key, process: Process::this() }),
            Err(error) => {
                drop(key.take());
                Err(error)
            }
        }
    }
}

impl Drop for LogCallback {
    fn drop(&mut self) {
        if !self.process.is_this() {
            return;
        }
        // SAFETY: the handle belongs to this value. If unregistering fails, later calls find no closure.
        let _ = unsafe { checked::cuLogsUnregisterCallback(self.handle) };
        drop(self.key.take());
    }
}

impl fmt::Debug for LogCallback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LogCallback").finish_non_exhaustive()
    }
}
