//! What became of every function that a toolkit declares: nothing vanishes silently.

use super::{Subject, functions::skip, public::Names};
use crate::{
    api::{Coverage, Fate},
    spec::Majors,
    version::CudaVersion,
};
use std::collections::BTreeMap;

/// One row per toolkit; those of a major version that the specs drop are in the registry alone.
pub(super) fn coverage(subject: &Subject<'_>, names: &BTreeMap<u32, Names>, majors: &Majors) -> Vec<Coverage> {
    let toolkits = subject.registry.toolkits.iter().filter(|(version, _)| !majors.is_dropped(version.major));
    let rows = toolkits.map(|(version, facts)| {
        let names = &names[&version.major];
        let functions = facts.functions.keys().map(|symbol| (symbol.clone(), fate(subject, *version, symbol, names)));
        let helpers = facts.helpers.keys().map(|name| {
            let fate = match subject.spec.content.skip.get(name) {
                Some(skip) => Fate::Skipped(skip.reason.clone()),
                None => Fate::Bound(name.clone()),
            };
            (name.clone(), fate)
        });
        let undescribed = facts.undescribed.iter().map(|(name, item)| {
            let skip = skip(subject, name, *version);
            let reason = skip.map_or_else(|| format!("needs {}", item.what), |skip| skip.reason.clone());
            (name.clone(), Fate::Skipped(reason))
        });
        Coverage {
            library: subject.spec.name().to_owned(),
            toolkit: *version,
            fates: functions.chain(helpers).chain(undescribed).collect(),
        }
    });
    rows.collect()
}

fn fate(subject: &Subject<'_>, version: CudaVersion, symbol: &str, names: &Names) -> Fate {
    let skipped = skip(subject, symbol, version);
    match (skipped, names.functions.get(symbol), names.shadow(symbol)) {
        (Some(skip), ..) => Fate::Skipped(skip.reason.clone()),
        (None, Some((name, _)), _) => Fate::Bound(name.clone()),
        (None, None, by) => Fate::Shadowed { by: by.unwrap_or_default().to_owned() },
    }
}
