//! Which families judge a parameter, and where in the file each says it.

use super::{Family, FunctionNames, Param, Skip, Spec, in_order};
use crate::{diag::Location, glob, version::VersionRange};
use std::fmt;

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
    /// The families that are for a function, the one that counts first. `is_for` answers for ranges of toolkits.
    pub fn families_of(
        &self,
        function: &FunctionNames<'_>,
        is_for: impl Fn(VersionRange) -> bool,
    ) -> Vec<(&str, &Family)> {
        let families = self.content.families.iter().filter(|(_, family)| family.r#in.is_none_or(&is_for));
        let ranked = families.filter_map(|(name, family)| Some((family.rank(function)?, (name.as_str(), family))));
        in_order(ranked.collect())
    }

    /// The family that holds Python's GIL during calls of a function, of those the one that counts.
    pub fn holding_family(
        &self,
        function: &FunctionNames<'_>,
        is_for: impl Fn(VersionRange) -> bool,
    ) -> Option<(&str, &Family)> {
        self.families_of(function, is_for).into_iter().find(|(_, family)| family.python.hold_gil.is_some())
    }

    /// Where a family's judgement stands; `keys` lead on from there.
    pub fn family_location(&self, FamilyKey { family, section, key }: &FamilyKey, keys: &[&str]) -> Location {
        self.location(&[&["families", family, section.key(), key], keys].concat())
    }

    /// Why something is not bound, with the name or the pattern that says it.
    pub fn skip(&self, name: &str, is_for: impl Fn(VersionRange) -> bool) -> Option<(&str, &Skip)> {
        self.skips(name).into_iter().find(|(_, skip)| skip.r#in.is_none_or(&is_for))
    }

    /// Every entry that skips something, the one that counts first.
    pub fn skips(&self, name: &str) -> Vec<(&str, &Skip)> {
        FunctionNames::of_symbol(name).entries(&self.content.skip)
    }
}

impl Family {
    /// What it says of a parameter with this name and this type, the first that counts first: by name before by type, and a
    /// name in full before patterns.
    pub fn judgements<'a>(&'a self, name: &str, param: &str, ty: &str) -> Vec<(FamilyKey, &'a Param)> {
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
