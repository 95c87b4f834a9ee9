//! Arguments that this crate refuses by itself, before the library is called.

/// Whether it is known that a call was refused: only threads of the feature `std` have something of their own.
pub(crate) const ARE_KNOWN: bool = cfg!(feature = "std");

/// What was refused last, and why: a code does not tell it.
#[cfg(feature = "std")]
mod latest {
    use core::cell::Cell;

    std::thread_local! {
        /// The function, and what is wrong.
        pub(super) static LATEST: Cell<Option<(&'static str, &'static str)>> = const { Cell::new(None) };
    }
}

/// This thread has called a function with arguments that do not fit together.
#[cold]
#[inline(never)]
pub fn refuse(function: &'static str, why: &'static str) {
    #[cfg(feature = "std")]
    latest::LATEST.set(Some((function, why)));
    #[cfg(not(feature = "std"))]
    let _ = (function, why);
}

/// Why the last call of this thread was refused, if it was one of this function. It is told once.
pub(crate) fn take(function: &str) -> Option<&'static str> {
    #[cfg(feature = "std")]
    return latest::LATEST.take().filter(|(of, _)| *of == function).map(|(_, why)| why);
    #[cfg(not(feature = "std"))]
    {
        let _ = function;
        None
    }
}
