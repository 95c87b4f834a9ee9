//! The process that owns an object. A forked child process inherits its parent's handles, but not the CUDA objects to
//! which they refer.

/// Identifies the process in which an object was created.
///
/// CUDA cannot be used in a forked child process, where the driver reports an error or crashes. An object that is
/// dropped in a process other than the one that created it is therefore leaked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Process(#[cfg(all(unix, feature = "std"))] u32);

#[cfg(all(unix, feature = "std"))]
mod forks {
    use core::ffi::c_int;
    use core::sync::atomic::{AtomicU32, Ordering};
    use std::sync::Once;

    type Handler = Option<unsafe extern "C" fn()>;

    unsafe extern "C" {
        fn pthread_atfork(prepare: Handler, parent: Handler, child: Handler) -> c_int;
    }

    /// The number of calls to `fork` between the process that first called [`watch`] and this process.
    static COUNT: AtomicU32 = AtomicU32::new(0);

    unsafe extern "C" fn in_child() {
        COUNT.fetch_add(1, Ordering::Relaxed);
    }

    /// Starts counting calls to `fork` when it is first called.
    pub(super) fn watch() {
        static WATCHED: Once = Once::new();
        // SAFETY: the handler only increments a counter. An error means that memory is exhausted; children are then not
        // detected.
        WATCHED.call_once(|| _ = unsafe { pthread_atfork(None, None, Some(in_child)) });
    }

    pub(super) fn count() -> u32 {
        COUNT.load(Ordering::Relaxed)
    }
}

impl Process {
    /// The calling process.
    #[inline]
    pub(crate) fn this() -> Self {
        #[cfg(all(unix, feature = "std"))]
        forks::watch();
        Self(
            #[cfg(all(unix, feature = "std"))]
            forks::count(),
        )
    }

    /// Returns true if `self` identifies the calling process. The result is always true without `std`, and on systems
    /// without `fork`.
    #[inline]
    pub(crate) fn is_this(self) -> bool {
        #[cfg(all(unix, feature = "std"))]
        return self.0 == forks::count();
        #[cfg(not(all(unix, feature = "std")))]
        true
    }
}
