//! The binding status of every function that a toolkit declares, so that no function is omitted silently.

use super::{inputs::LibraryInput, public_names::Names};
use crate::{
    api::{BindingStatus, Coverage},
    version::Version,
};
use std::collections::BTreeMap;

/// Returns one row per toolkit. Toolkits of major versions that are no longer generated are omitted.
pub(super) fn coverage(
    input: &LibraryInput<'_>,
    names: &BTreeMap<u32, Names>,
    is_dropped: &dyn Fn(u32) -> bool,
) -> Vec<Coverage> {
    let toolkits = input.registry.toolkits.iter().filter(|(version, _)| !is_dropped(version.major));
    let rows = toolkits.map(|(version, facts)| {
        let names = &names[&version.major];
        let functions = facts.functions.keys().map(|symbol| (symbol.clone(), status(input, *version, symbol, names)));
        let helpers = facts.helpers.keys().map(|name| {
            let is_bound = input.spec.content.helpers.contains_key(name);
            let status = match input.skip(name, *version) {
                Some(skip) => BindingStatus::Skipped(skip.reason.clone()),
                None if is_bound => BindingStatus::Bound(name.clone()),
                None => BindingStatus::Skipped("its body is in the header".to_owned()),
            };
            (name.clone(), status)
        });
        let undescribed = facts.undescribed.iter().map(|(name, item)| {
            let skip = input.skip(name, *version);
            let reason = skip.map_or_else(|| format!("needs {}", item.what), |skip| skip.reason.clone());
            (name.clone(), BindingStatus::Skipped(reason))
        });
        Coverage {
            library: input.spec.name().to_owned(),
            toolkit: *version,
            statuses: functions.chain(helpers).chain(undescribed).collect(),
        }
    });
    rows.collect()
}

fn status(input: &LibraryInput<'_>, version: Version, symbol: &str, names: &Names) -> BindingStatus {
    let skipped = input.skip(symbol, version);
    let is_variadic = input
        .registry
        .toolkits
        .get(&version)
        .and_then(|facts| facts.functions.get(symbol))
        .is_some_and(|it| it.variadic);
    if skipped.is_none() && is_variadic {
        return BindingStatus::Variadic;
    }
    match (skipped, names.functions.get(symbol), names.shadow(symbol)) {
        (Some(skip), ..) => BindingStatus::Skipped(skip.reason.clone()),
        (None, Some((name, _)), _) => BindingStatus::Bound(name.clone()),
        (None, None, by) => BindingStatus::Shadowed { by: by.unwrap_or_default().to_owned() },
    }
}
