//! Signatures of public functions, for reports.

use super::{
    Crate, ModulePlace, Scope, functions,
    layers::{self, Layers},
    print,
};
use codegen_core::{
    analysis::sharing::{Shared, shared},
    api::{self, Api, Helper},
    edition::Edition,
    language::{AllForms, AllSignatures, Forms, SignatureTexts, Signatures},
    package::Package,
};
use codegen_printing::head;
use std::collections::BTreeMap;

/// The signatures of functions in some of a package's libraries, in every major version.
pub(crate) fn forms(api: &Api, package: &Package) -> AllForms {
    let needed = api.with_used(&package.libraries);
    let mut everything: Vec<(String, Shared)> = Vec::new();
    let mut all = AllForms::new();
    for library in api.libraries.iter().filter(|library| needed.contains(&library.spec.name)) {
        let common = shared(library, &everything);
        if package.has(&library.spec.name) {
            for number in library.majors.keys() {
                all.insert((library.spec.name.clone(), *number), forms_of(api, package, library, *number, &common));
            }
        }
        everything.push((library.spec.name.clone(), common));
    }
    all
}

/// The signatures of one library in one major version. Items that all versions share are included.
fn forms_of(
    api: &Api,
    package: &Package,
    library: &api::Library,
    number: u32,
    common: &Shared,
) -> BTreeMap<String, Forms> {
    let places = [ModulePlace::Shared, ModulePlace::Of(library.edition(number))].into_iter();
    let forms = places.flat_map(|place| {
        let scope = Scope { of: api::Scope::new(api, library, number), package, place };
        let here = |name: &str| common.functions.contains(name) == (place == ModulePlace::Shared);
        let functions: Vec<_> = scope.major.functions.values().filter(|it| here(&it.name)).collect();
        let layers = layers::lower(&scope, &functions);
        let forms = layers.iter().map(|it| (it.function.name.clone(), forms_in(&scope, it)));
        let is_here = |it: &&Helper| common.helpers.contains(&it.name) == (place == ModulePlace::Shared);
        let helpers = scope.major.helpers.values().filter(is_here);
        let helpers = helpers
            .map(|it| (it.name.clone(), Forms { raw: head(&functions::helper_head(&scope, it)), ..Forms::default() }));
        forms.chain(helpers).collect::<Vec<_>>()
    });
    forms.collect()
}

fn forms_in(scope: &Scope<'_>, layers: &Layers<'_>) -> Forms {
    Forms {
        raw: head(&print::raw_signature(&layers.raw)),
        checked: layers.checked.as_ref().map(|it| head(&print::result_head(scope, &it.function, false))),
        owned: layers.owned.as_ref().map(|it| head(&print::result_head(scope, &it.function, it.function.is_safe))),
    }
}

/// The signatures of the functions that are defined in one module.
pub(crate) fn of_layers<'a>(
    scope: &Scope<'_>,
    layers: &[Layers<'_>],
    helpers: impl Iterator<Item = &'a Helper>,
) -> SignatureTexts {
    let of_helpers = helpers.map(|it| (it.name.clone(), head(&functions::helper_head(scope, it))));
    let signatures = layers.iter().map(|it| (it.function.name.clone(), head(&print::raw_signature(&it.raw))));
    let is_safe = |it: &&Layers<'_>| it.owned.as_ref().is_some_and(|owned| owned.function.is_safe);
    let safe = layers.iter().filter(is_safe).map(|it| it.function.name.clone());
    SignatureTexts { functions: signatures.chain(of_helpers).collect(), safe_if_owned: safe.collect() }
}

/// Maps each library and public name to the signature (`pub unsafe fn …`) in the newest major version.
pub(crate) fn signatures(api: &Api) -> Signatures {
    let mut all = Signatures::new();
    // Older major versions come first, so that signatures of newer versions replace them.
    for ((library, _), signatures) in of(&Crate::of(api)) {
        all.extend(signatures.functions.into_iter().map(|(name, head)| ((library.clone(), name), head)));
    }
    all
}

/// Maps each library and major version to the signatures of its functions.
pub(super) fn of(view: &Crate) -> AllSignatures {
    let mut all = AllSignatures::new();
    // A library's shared module precedes its modules for the major versions.
    let mut shared: BTreeMap<&str, &SignatureTexts> = BTreeMap::new();
    for module in &view.modules {
        match module.place {
            ModulePlace::Shared => drop(shared.insert(&module.library, &module.signatures)),
            ModulePlace::Of(Edition::Cuda(number) | Edition::Own { number, .. }) => {
                let mut signatures = module.signatures.clone();
                if let Some(SignatureTexts { functions, safe_if_owned }) = shared.get(module.library.as_str()) {
                    signatures.functions.extend(functions.clone());
                    signatures.safe_if_owned.extend(safe_if_owned.iter().cloned());
                }
                all.insert((module.library.clone(), number), signatures);
            }
        }
    }
    all
}
