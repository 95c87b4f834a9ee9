//! Where a judgement stands.

use crate::{
    diag::Location,
    roles::{Origin, Param},
    spec::Spec,
    version::CudaVersion,
};
use std::collections::BTreeSet;

/// Where the spec's entry stands that decided the role of `param`, as the `toolkits` declare it; none if a rule did.
pub(super) fn entry(spec: &Spec, symbol: &str, param: &Param, toolkits: &BTreeSet<CudaVersion>) -> Option<Location> {
    let owner = match &param.origin {
        Origin::Rule(_) => return None,
        Origin::Spec => symbol,
        Origin::SpecOf(owner) => owner,
    };
    let entries = &spec.content.functions.get(owner)?.0;
    let index = entries.iter().position(|entry| {
        entry.r#in.is_none_or(|range| toolkits.iter().any(|version| range.contains(*version)))
            && entry.params.contains_key(&param.name)
    })?;
    let item = index.to_string();
    let several = ["functions", owner, &item, "params", &param.name];
    let one = ["functions", owner, "params", &param.name];
    Some(spec.location(if entries.len() > 1 { several.as_slice() } else { one.as_slice() }))
}
