//! Arguments that this crate itself rejects without calling the library.

/// True if rejections are recorded. This requires thread-local storage, and therefore the feature `std`.
pub(crate) const ARE_KNOWN: bool = cfg!(feature = "std");

/// The last rejected call of each thread, and the reason for the rejection, because a result code cannot contain the
/// reason.
#[cfg(feature = "std")]
mod latest {
    use core::cell::Cell;

    std::thread_local! {
        /// The name of the rejected function, and the reason.
        pub(super) static LATEST: Cell<Option<(&'static str, &'static str)>> = const { Cell::new(None) };
    }
}

/// Records that a call on this thread was rejected because its arguments are inconsistent.
#[cold]
#[inline(never)]
pub fn refuse(function: &'static str, why: &'static str) {
    #[cfg(feature = "std")]
    latest::LATEST.set(Some((function, why)));
    #[cfg(not(feature = "std"))]
    let _ = (function, why);
}

/// Removes and returns the reason why this thread's last rejected call was rejected, if that call was a call to this
/// function.
pub(crate) fn take(function: &str) -> Option<&'static str> {
    #[cfg(feature = "std")]
    return latest::LATEST.take().filter(|(of, _)| *of == function).map(|(_, why)| why);
    #[cfg(not(feature = "std"))]
    {
        let _ = function;
        None
    }
}
