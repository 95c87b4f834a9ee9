//! What each parameter is for, and why we think so.
//!
//! The [`rules`] decide what the header alone makes certain, a spec's entries and families decide the rest, and what none of
//! them decides is an error. A wrong *output* would silently drop an argument, so nothing is guessed.

mod decide;
mod ended;
mod entry;
mod families;
pub mod rules;
mod usage;

pub(super) use decide::resolve_roles;
pub(super) use usage::FamilyUse;

use crate::{
    api::roles::{Origin, Param},
    diag::Location,
    spec::Spec,
    version::VersionRange,
};

impl Param {
    /// Where the spec says what the parameter is for, `keys` leading on from there; nowhere if a rule does. `is_for` answers
    /// for ranges of toolkits.
    pub fn location(
        &self,
        spec: &Spec,
        symbol: &str,
        is_for: impl Fn(VersionRange) -> bool,
        keys: &[&str],
    ) -> Option<Location> {
        match &self.origin {
            Origin::Rule(_) => None,
            Origin::Spec | Origin::SpecOf(_) => {
                Some(spec.deciding(symbol, &self.name, is_for)?.param_location(&self.name, keys))
            }
            Origin::Family(key) => Some(spec.family_location(key, keys)),
        }
    }
}
