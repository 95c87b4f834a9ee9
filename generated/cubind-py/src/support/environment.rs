//! The environment of the process.

/// An environment variable, if it is set and is valid Unicode.
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}
