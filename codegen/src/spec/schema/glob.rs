//! Patterns of names: `nvJitLink*`, `cublas{S,D}gemm`.

use globset::{GlobBuilder, GlobMatcher};
use serde::{Deserialize, Deserializer, de::Error};
use std::fmt;

/// A pattern that names match or do not.
#[derive(Clone, Debug)]
pub struct Glob(GlobMatcher);

impl Glob {
    /// Whether any of `globs` means `name`.
    pub fn any(globs: &[Self], name: &str) -> bool {
        globs.iter().any(|glob| glob.matches(name))
    }

    /// Whether `name` is one that the pattern means.
    pub fn matches(&self, name: &str) -> bool {
        self.0.is_match(name)
    }
}

impl fmt::Display for Glob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.glob().glob())
    }
}

impl<'de> Deserialize<'de> for Glob {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let glob = GlobBuilder::new(&text).build().map_err(D::Error::custom)?;
        Ok(Self(glob.compile_matcher()))
    }
}
