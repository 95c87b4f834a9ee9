//! Functions with a body in the header, deprecated ones, and names that are not bound.

use super::keys::documented;
use crate::{glob, version::VersionRange};
use serde::Deserialize;

/// What a comment means that mentions deprecation: `deprecated`, or what else it speaks of.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Deprecation(pub String);

impl Deprecation {
    /// Whether what the comment describes is deprecated.
    pub fn is_deprecated(&self) -> bool {
        self.0 == "deprecated"
    }
}

documented! {
    /// Why something is not bound.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Skip {
        /// The toolkits in which it is skipped; all if left out.
        pub r#in: Option<VersionRange>,
        /// Names, or patterns for names, that the pattern is not for.
        #[serde(default)]
        pub except: Vec<String>,
        /// Printed by `cargo xtask explain --all`.
        pub reason: String,
    }
}

impl Skip {
    /// Whether it is not for a name although the pattern is.
    pub fn leaves(&self, name: &str) -> bool {
        glob::matches_any(&self.except, name)
    }
}
