//! Where a judgement stands.

use crate::{
    analysis::roles::{Origin, Param},
    diag::Location,
    spec::Spec,
    version::{CudaVersion, VersionRange},
};
use std::collections::BTreeSet;

/// Where the spec's entry stands that decided the role of `param`, as the `toolkits` declare it; none if a rule did.
pub(super) fn entry(spec: &Spec, symbol: &str, param: &Param, toolkits: &BTreeSet<CudaVersion>) -> Option<Location> {
    match &param.origin {
        Origin::Rule(_) => return None,
        Origin::Spec | Origin::SpecOf(_) => {}
    }
    let is_for = |range: VersionRange| toolkits.iter().any(|version| range.contains(*version));
    let entry = spec.deciding(symbol, &param.name, is_for)?;
    Some(entry.param_location(&param.name, &[]))
}
