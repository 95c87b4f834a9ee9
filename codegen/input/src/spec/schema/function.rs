//! Functions with a body in the header, deprecated ones, and names that are not bound.

use super::keys::documented;
use crate::{glob, version::VersionRange};
use serde::Deserialize;

/// The meaning of a comment that mentions deprecation: `deprecated`, or the other subject of the comment.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Deprecation(pub String);

impl Deprecation {
    /// Returns true if the item of the comment is deprecated.
    pub fn is_deprecated(&self) -> bool {
        self.0 == "deprecated"
    }
}

documented! {
    /// The reason that an item is not bound.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Skip {
        /// The toolkits in which it is skipped; all if omitted.
        pub r#in: Option<VersionRange>,
        /// Exceptions from the pattern: names or patterns.
        #[serde(default)]
        pub except: Vec<String>,
        /// The reason, which `cargo xtask explain --all` prints.
        pub reason: String,
    }
}

impl Skip {
    /// Returns true if a name is an exception from the pattern.
    pub fn leaves(&self, name: &str) -> bool {
        glob::matches_any(&self.except, name)
    }
}
