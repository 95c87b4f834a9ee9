//! The location of a spec's entry.

use codegen_core::{
    api::roles::Param,
    diag::Location,
    spec::Spec,
    version::{Version, VersionRange},
};
use std::collections::BTreeSet;

/// The location of the spec's entry or family that decided the role of `param`, as the `toolkits` declare it; `None`
/// if a rule decided it.
pub fn entry(spec: &Spec, symbol: &str, param: &Param, toolkits: &BTreeSet<Version>) -> Option<Location> {
    let is_for = |range: VersionRange| toolkits.iter().any(|version| range.contains(*version));
    param.location(spec, symbol, is_for, &[])
}
