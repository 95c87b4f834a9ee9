//! The toolkits that contain libraries. Shared by the Rust crate and the Python package.

/// The toolkit that contains a library.
#[derive(Debug)]
pub struct Toolkit {
    /// The major version of the toolkit.
    pub major: u32,
    /// The directory that contains the library's `lib64`, relative to the toolkit's root; empty for the root itself.
    pub folder: &'static str,
}
