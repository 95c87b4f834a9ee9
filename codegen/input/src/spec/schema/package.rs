//! What the package of a library is called that is made outside of this repository.

use super::keys::documented;
use serde::Deserialize;

documented! {
    /// The names of a package, and what else its manifests say, for `cubind generate`.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct PackageNames {
        /// The Rust crate: `cubind-cudss`, unless it is named here.
        pub rust: Option<String>,
        /// The Python package, as programs import it: `cubind_cudss`, unless it is named here.
        pub python: Option<String>,
        /// The version of both: `0.1.0`, unless it stands here.
        pub version: Option<String>,
        /// The license of both, as an SPDX expression: no manifest has one that does not stand here.
        pub license: Option<String>,
    }
}
