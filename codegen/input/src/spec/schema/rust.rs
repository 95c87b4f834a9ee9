//! Keys that affect only Rust, under the key `rust` of a library. [`super::HandWritten`] is the section `rust` of a
//! spec.

use super::words::words;

words! {
    /// An option of a library that affects only Rust.
    pub enum RustWord {
        /// The library's Cargo feature is enabled by default.
        DefaultFeature = "default_feature",
    }
}
