//! The head of each public function, for reports.

use super::{Crate, ModulePlace, Scope, functions, layers::Layers, print};
use crate::{
    api::{Api, Helper},
    edition::Edition,
    language::{AllHeads, Heads},
    printing::head,
};
use std::collections::BTreeMap;

impl Heads {
    /// Of the functions that one module has itself.
    pub(in crate::rust) fn of<'a>(
        scope: &Scope<'_>,
        layers: &[Layers<'_>],
        helpers: impl Iterator<Item = &'a Helper>,
    ) -> Self {
        let of_helpers = helpers.map(|it| (it.name.clone(), head(&functions::helper_head(scope, it))));
        let heads = layers.iter().map(|it| (it.function.name.clone(), head(&print::raw_head(&it.raw))));
        let is_safe = |it: &&Layers<'_>| it.owned.as_ref().is_some_and(|owned| owned.function.is_safe);
        let safe = layers.iter().filter(is_safe).map(|it| it.function.name.clone());
        Self { functions: heads.chain(of_helpers).collect(), safe_if_owned: safe.collect() }
    }
}

/// Library and public name → `pub unsafe fn …`, as the newest major version has it.
pub fn signatures(api: &Api) -> BTreeMap<(String, String), String> {
    let mut all = BTreeMap::new();
    // Older majors come first: what a newer one says replaces it.
    for ((library, _), heads) in of(&Crate::of(api)) {
        all.extend(heads.functions.into_iter().map(|(name, head)| ((library.clone(), name), head)));
    }
    all
}

/// Library and major version → what it offers there.
pub(super) fn of(view: &Crate) -> AllHeads {
    let mut all = AllHeads::new();
    // The shared module of a library precedes those of its major versions.
    let mut shared: BTreeMap<&str, &Heads> = BTreeMap::new();
    for module in &view.modules {
        match module.place {
            ModulePlace::Shared => drop(shared.insert(&module.library, &module.heads)),
            ModulePlace::Of(Edition::Cuda(number) | Edition::Own { number, .. }) => {
                let mut heads = module.heads.clone();
                if let Some(Heads { functions, safe_if_owned }) = shared.get(module.library.as_str()) {
                    heads.functions.extend(functions.clone());
                    heads.safe_if_owned.extend(safe_if_owned.iter().cloned());
                }
                all.insert((module.library.clone(), number), heads);
            }
        }
    }
    all
}
