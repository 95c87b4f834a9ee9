//! Metadata of packages that `cubind generate` creates outside of this repository.

use super::keys::documented;
use serde::Deserialize;

documented! {
    /// The name and other metadata of a package that `cubind generate` creates, for the package's manifests.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct PackageNames {
        /// The name of the Rust crate. By default, the name consists of `cubind-` and the library's name.
        pub rust: Option<String>,
        /// The import name of the Python package. By default, the name consists of `cubind_` and the library's name.
        pub python: Option<String>,
        /// The version of the Rust crate and the Python package. By default, `0.1.0`.
        pub version: Option<String>,
        /// The license of the Rust crate and the Python package, as an SPDX expression. If omitted, the manifests
        /// contain no license.
        pub license: Option<String>,
    }
}
