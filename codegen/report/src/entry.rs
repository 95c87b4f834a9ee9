//! Location of the spec entry for a parameter.

use codegen_core::{
    api::roles::Param,
    diag::Location,
    spec::Spec,
    version::{Version, VersionRange},
};
use std::collections::BTreeSet;

/// The location of the spec entry or family that assigned the role of `param` in `toolkits`. `None` if a rule inferred
/// the role.
pub fn entry(spec: &Spec, symbol: &str, param: &Param, toolkits: &BTreeSet<Version>) -> Option<Location> {
    let is_for = |range: VersionRange| toolkits.iter().any(|version| range.contains(*version));
    param.location(spec, symbol, is_for, &[])
}
