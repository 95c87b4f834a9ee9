//! The names of packages that `cubind generate` creates outside this repository.

use super::keys::documented;
use serde::Deserialize;

documented! {
    /// The names of a package and other metadata of its manifests, for `cubind generate`.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct PackageNames {
        /// The name of the Rust crate; by default `cubind-` and the library's name.
        pub rust: Option<String>,
        /// The name of the Python package, as in `import`; by default `cubind_` and the library's name.
        pub python: Option<String>,
        /// The version of both packages; `0.1.0` by default.
        pub version: Option<String>,
        /// The license of both packages, as an SPDX expression. Without it, the manifests have no license.
        pub license: Option<String>,
    }
}
