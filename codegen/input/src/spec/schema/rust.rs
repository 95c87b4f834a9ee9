//! What specs say to Rust alone: the sections `rust`. That of a spec is [`super::HandWritten`].

use super::words::words;

words! {
    /// A word about a library.
    pub enum RustWord {
        /// Its Cargo feature is on by default.
        DefaultFeature = "default_feature",
    }
}
