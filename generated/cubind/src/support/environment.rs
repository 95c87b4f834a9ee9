//! Environment variables of the process, which are only available with the feature `std`.

use alloc::string::String;

/// Returns the value of an environment variable, if the variable is set and its value is valid Unicode.
#[cfg(feature = "std")]
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Without `std` there are no environment variables.
#[cfg(not(feature = "std"))]
pub(crate) const fn variable(_name: &str) -> Option<String> {
    None
}
