//! The toolkit of a library, for Rust and Python.

/// The toolkit that a library belongs to.
#[derive(Debug)]
pub struct Toolkit {
    /// Its major version.
    pub major: u32,
    /// The folder below its root that has the library's `lib64`; empty for the root itself.
    pub folder: &'static str,
}
