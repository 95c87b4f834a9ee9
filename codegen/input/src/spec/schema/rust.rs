//! What specs say to Rust alone: the sections `rust`.

use super::HandWritten;
use super::keys::documented;
use serde::Deserialize;

documented! {
    /// Of a spec.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct RustSpec {
        /// What is written by hand on top of the library.
        pub hand_written: Option<HandWritten>,
    }
}

documented! {
    /// Of a library.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct RustLibrary {
        /// Whether its Cargo feature is on by default.
        #[serde(default)]
        pub default_feature: bool,
    }
}
