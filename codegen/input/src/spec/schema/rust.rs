//! Keys that only affect Rust: the key `rust` of a library. The section `rust` of a spec is [`super::HandWritten`].

use super::words::words;

words! {
    /// A setting of a library.
    pub enum RustWord {
        /// The library's Cargo feature is enabled by default.
        DefaultFeature = "default_feature",
    }
}
