//! Items that a release of `cuda.bindings` lacks or declares differently, because it is based on older headers than the
//! registry.

use codegen_core::{ctype::CType, facts::Facts, ordered::Ordered, registry::Registry, version::Version};
use std::collections::{BTreeMap, BTreeSet};

/// The names of all items in the newest toolkit of the same major version that are missing in `reference` or declared
/// differently there. A package based on `reference` is expected to differ in these items.
pub fn newer(registries: &[Registry], reference: Version) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    // Libraries use types of other libraries, which may in turn use types of further libraries. The loop ends when an
    // iteration adds no name.
    loop {
        let before = names.len();
        for registry in registries {
            let mut toolkits = registry.of_major(reference.major);
            let old = registry.of_major(reference.major).rfind(|(version, _)| *version <= reference);
            if let (Some((_, old)), Some((newest, new))) = (old, toolkits.next_back())
                && newest > reference
            {
                add(old, new, &mut names);
            }
        }
        if names.len() == before {
            return names;
        }
    }
}

/// Adds the items of `new` that differ from the items of `old`, and the items that use them.
fn add(old: &Facts, new: &Facts, names: &mut BTreeSet<String>) {
    // Undescribed items are ignored, because no other item uses them.
    let Facts { functions, enums, records, typedefs, callbacks, constants, helpers, undescribed: _ } = new;
    let known = names.clone();
    let made_of = |ty: &CType| ty.names().iter().any(|name| known.contains(*name));
    let takes = |params: &Ordered<CType>| params.values().any(made_of);
    for (name, item) in enums {
        if old.enums.get(name).is_none_or(|old| old.values != item.values) {
            names.extend([name.clone(), item.tag.clone()]);
        }
    }
    for (name, item) in records {
        let same = old.records.get(name).is_some_and(|old| (&old.fields, old.size) == (&item.fields, item.size));
        if !same || item.fields.values().any(|field| made_of(&field.ty)) {
            names.extend([name.clone(), item.tag.clone()]);
        }
    }
    for (symbol, item) in functions {
        let same =
            old.functions.get(symbol).is_some_and(|old| (&old.names, &old.params) == (&item.names, &item.params));
        // The return type is ignored, because every toolkit adds members to the enums of result codes.
        if !same || takes(&item.params) {
            names.extend(item.names.iter().chain([symbol]).cloned());
        }
    }
    names.extend(others(&old.typedefs, typedefs, |item| made_of(&item.ty)));
    names.extend(others(&old.callbacks, callbacks, |item| takes(&item.params)));
    names.extend(others(&old.constants, constants, |item| made_of(&item.ty)));
    names.extend(others(&old.helpers, helpers, |item| takes(&item.params)));
    names.remove("");
}

/// The names of the items that changed, or that use items that changed.
fn others<T: PartialEq>(
    old: &BTreeMap<String, T>,
    new: &BTreeMap<String, T>,
    made_of_others: impl Fn(&T) -> bool,
) -> Vec<String> {
    let is_other = |(name, item): &(&String, &T)| old.get(*name) != Some(item) || made_of_others(item);
    new.iter().filter(is_other).map(|(name, _)| name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HISTORY: &str = r"
library: a
toolkits: ['13.0', '13.1']
enums:
  Grown: {header: a.h, in: 13.0.., values: {A: 0, B: {13.1..: 1}}}
  Same: {header: a.h, in: 13.0.., values: {C: 0}}
records:
  Inner: {header: a.h, in: 13.0.., kind: struct, size: 4, align: 4, fields: {grown: Grown @0}}
  Outer: {header: a.h, in: 13.0.., kind: struct, size: 4, align: 4, fields: {inner: Inner @0}}
  Other: {header: a.h, in: 13.0.., kind: struct, size: 4, align: 4, fields: {same: Same @0}}
constants:
  VERSION: {header: a.h, in: 13.0.., type: int, value: {'13.0': 13000, 13.1..: 13010}}
  FIXED: {header: a.h, in: 13.0.., type: int, value: 1}
";

    #[test]
    fn types_that_contain_newer_types_are_newer() {
        let registry = Registry::parse("a", HISTORY, "a.yaml").unwrap_or_else(|failure| panic!("{failure}"));
        let names = |version: &str| newer(std::slice::from_ref(&registry), version.parse().unwrap());
        let expected = ["Grown", "Inner", "Outer", "VERSION"];
        assert_eq!(names("13.0").iter().collect::<Vec<_>>(), expected);
        assert!(names("13.1").is_empty() && names("13.2").is_empty(), "the reference knows it all");
        assert!(names("12.9").is_empty(), "another major version");
    }
}
