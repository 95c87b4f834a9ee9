//! Toolkits that libraries belong to. Shared by Rust and Python.

/// The toolkit that a library belongs to.
#[derive(Debug)]
pub struct Toolkit {
    /// Its major version.
    pub major: u32,
    /// The directory that contains the library's `lib64`, relative to the toolkit's root; empty for the root itself.
    pub folder: &'static str,
}
