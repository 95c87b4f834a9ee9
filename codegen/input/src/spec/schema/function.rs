//! Items that are not bound, and items whose comments mention deprecation.

use super::keys::documented;
use crate::{glob, version::VersionRange};
use serde::Deserialize;

/// The meaning of a comment that mentions deprecation: `deprecated`, or a description of the deprecated thing.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Deprecation(pub String);

impl Deprecation {
    /// Returns true if the item that the comment describes is deprecated.
    pub fn is_deprecated(&self) -> bool {
        self.0 == "deprecated"
    }
}

documented! {
    /// The spec entry for an item that is not bound.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Skip {
        /// The toolkits in which the item is skipped. If omitted, the item is skipped in all toolkits.
        pub r#in: Option<VersionRange>,
        /// Exceptions to the entry's pattern: names or patterns of items that are bound.
        #[serde(default)]
        pub except: Vec<String>,
        /// The reason why the item is not bound, which `cargo xtask explain --all` prints.
        pub reason: String,
    }
}

impl Skip {
    /// Returns true if a name is an exception to the entry's pattern.
    pub fn leaves(&self, name: &str) -> bool {
        glob::matches_any(&self.except, name)
    }
}
