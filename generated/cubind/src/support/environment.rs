//! The environment of the process, which only the feature `std` knows.

use alloc::string::String;

/// An environment variable, if it is set to text.
#[cfg(feature = "std")]
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Without `std` there are none.
#[cfg(not(feature = "std"))]
pub(crate) const fn variable(_name: &str) -> Option<String> {
    None
}
