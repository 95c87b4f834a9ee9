//! Roles of parameters, and the source of each role.
//!
//! The [`rules`] set a role if the header alone determines the role. The entries and families of a spec set all other
//! roles. A parameter without a role is an error. Roles are never guessed, because a wrong *output* would silently drop
//! an argument.

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
    /// Returns the location in the spec of the entry that sets a parameter's role, or the location of `keys` within
    /// this entry. Returns `None` if a rule sets the role. `is_for` selects the ranges of toolkits.
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
