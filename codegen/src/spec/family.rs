//! Which families judge a parameter, and where in the file each says it.

use super::{Family, Param, Skip, Spec};
use crate::{diag::Location, glob, names::unversioned, version::VersionRange};
use std::{collections::BTreeSet, fmt};

/// One judgement of a family.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FamilyKey {
    /// The family's name.
    pub family: String,
    /// Whether it is by name or by type.
    pub section: FamilySection,
    /// The name, the type, or the pattern.
    pub key: String,
}

/// What a family goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FamilySection {
    /// A parameter's name.
    Params,
    /// A parameter's type.
    Types,
}

impl Spec {
    /// What families say of a parameter, the first that counts first: in the order of the file, by name before by type,
    /// and a name in full before patterns. `is_for` answers for ranges of toolkits.
    pub fn judged_by_families<'a>(
        &'a self,
        (symbol, names): (&str, &BTreeSet<String>),
        (param, ty): (&str, &str),
        is_for: impl Fn(VersionRange) -> bool,
    ) -> Vec<(FamilyKey, &'a Param)> {
        let families = self.content.families.iter();
        let families = families.filter(|(_, family)| family.is_for(symbol, names) && family.r#in.is_none_or(&is_for));
        families.flat_map(|(name, family)| family.judgements(name, param, ty)).collect()
    }

    /// The family that holds Python's GIL during calls of a function.
    pub fn holding_family(
        &self,
        symbol: &str,
        names: &BTreeSet<String>,
        is_for: impl Fn(VersionRange) -> bool,
    ) -> Option<(&str, &Family)> {
        let families = self.content.families.iter().map(|(name, family)| (name.as_str(), family));
        let mut holding = families.filter(|(_, family)| family.hold_gil.is_some());
        holding.find(|(_, family)| family.is_for(symbol, names) && family.r#in.is_none_or(&is_for))
    }

    /// Where a family's judgement stands; `keys` lead on from there.
    pub fn family_location(&self, FamilyKey { family, section, key }: &FamilyKey, keys: &[&str]) -> Location {
        self.location(&[&["families", family, section.key(), key], keys].concat())
    }

    /// Why something is not bound, with the name or the pattern that says it: a name, also one without a version, counts
    /// before patterns.
    pub fn skip(&self, name: &str, is_for: impl Fn(VersionRange) -> bool) -> Option<(&str, &Skip)> {
        let skips = &self.content.skip;
        let counts = |skip: &Skip| skip.r#in.is_none_or(&is_for);
        let exact = skips.get_key_value(name).or_else(|| skips.get_key_value(unversioned(name)));
        let skip = match exact {
            Some((_, skip)) => exact.filter(|_| counts(skip)),
            None => skips.iter().find(|(key, skip)| glob::matches(key, name) && counts(skip)),
        };
        skip.map(|(key, skip)| (key.as_str(), skip))
    }
}

impl Family {
    /// What it says of a parameter with this name and this type.
    fn judgements<'a>(&'a self, name: &str, param: &str, ty: &str) -> Vec<(FamilyKey, &'a Param)> {
        let of = |section, key: &str| FamilyKey { family: name.to_owned(), section, key: key.to_owned() };
        let by_name = self.params.iter().filter(|(key, _)| glob::matches(key, param));
        let by_type = self.types.iter().filter(|(key, _)| glob::matches_type(key, ty));
        let mut by_name: Vec<_> =
            by_name.map(|(key, it)| (*key != param, of(FamilySection::Params, key), it)).collect();
        let mut by_type: Vec<_> = by_type.map(|(key, it)| (*key != ty, of(FamilySection::Types, key), it)).collect();
        // Stable: patterns stay in the order of the file.
        by_name.sort_by_key(|(is_pattern, ..)| *is_pattern);
        by_type.sort_by_key(|(is_pattern, ..)| *is_pattern);
        by_name.into_iter().chain(by_type).map(|(_, key, it)| (key, it)).collect()
    }
}

impl FamilySection {
    /// The key in the spec.
    pub fn key(self) -> &'static str {
        match self {
            Self::Params => "params",
            Self::Types => "types",
        }
    }
}

impl fmt::Display for FamilyKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "family {}", self.family)
    }
}
