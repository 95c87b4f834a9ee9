//! Environment variables of the process.

/// Returns the value of an environment variable, if the variable is set and its value is valid Unicode.
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}
