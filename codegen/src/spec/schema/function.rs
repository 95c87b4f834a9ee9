//! Functions: the entries that judge them, and what is not bound.

use super::Param;
use crate::version::VersionRange;
use indexmap::IndexMap;
use serde::Deserialize;

/// Judgements on one function.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Function {
    /// The toolkits that the entry is for; all if left out.
    pub r#in: Option<VersionRange>,
    /// Judgements on parameters.
    #[serde(default)]
    pub params: IndexMap<String, Param>,
    /// Why Python's GIL is held during the call: it neither blocks nor calls back.
    pub hold_gil: Option<String>,
    /// Why it is released although a family holds it.
    pub release_gil: Option<String>,
    /// Python: what it is called as well.
    #[serde(default)]
    pub python_aliases: Vec<String>,
}

/// How to have a helper's effect.
#[derive(Clone, Debug, Deserialize)]
pub struct Helper {
    /// Parameter → field of the record that it returns.
    pub fields: IndexMap<String, String>,
}

/// Why something is not bound.
#[derive(Clone, Debug, Deserialize)]
pub struct Skip {
    /// The toolkits in which it is skipped; all if left out.
    pub r#in: Option<VersionRange>,
    /// Printed by `cargo xtask coverage`.
    pub reason: String,
}
