//! Metadata of packages that `cubind generate` creates outside of this repository.

use super::keys::documented;
use serde::Deserialize;

documented! {
    /// The name and other metadata of a package, for its manifests. For `cubind generate`.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct PackageNames {
        /// The name of the Rust crate. By default, `cubind-` and the library's name.
        pub rust: Option<String>,
        /// The name of the Python package, as in `import`. By default, `cubind_` and the library's name.
        pub python: Option<String>,
        /// The version of both packages. By default, `0.1.0`.
        pub version: Option<String>,
        /// The license of both packages, as an SPDX expression. If omitted, the manifests have no license.
        pub license: Option<String>,
    }
}
