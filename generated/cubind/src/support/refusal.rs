//! Arguments that this crate itself rejects without calling the library.

/// True if rejections are recorded, which requires thread-local storage and therefore the feature `std`.
pub(crate) const ARE_KNOWN: bool = cfg!(feature = "std");

/// The last rejection and its reason, which the result code does not contain.
#[cfg(feature = "std")]
mod latest {
    use core::cell::Cell;

    std::thread_local! {
        /// The function, and the reason.
        pub(super) static LATEST: Cell<Option<(&'static str, &'static str)>> = const { Cell::new(None) };
    }
}

/// Records that this thread has called a function with inconsistent arguments.
#[cold]
#[inline(never)]
pub fn refuse(function: &'static str, why: &'static str) {
    #[cfg(feature = "std")]
    latest::LATEST.set(Some((function, why)));
    #[cfg(not(feature = "std"))]
    let _ = (function, why);
}

/// Removes and returns the reason why the last call of this thread was rejected, if that was a call of this function.
pub(crate) fn take(function: &str) -> Option<&'static str> {
    #[cfg(feature = "std")]
    return latest::LATEST.take().filter(|(of, _)| *of == function).map(|(_, why)| why);
    #[cfg(not(feature = "std"))]
    {
        let _ = function;
        None
    }
}
