//! Families of parameters: the family entries that apply to a parameter, and their locations in the file.

use super::yaml::Document;
use super::{Family, FunctionNames, Param, Skip, Spec, in_order};
use crate::{diag::Location, glob, version::VersionRange};
use indexmap::IndexMap;
use std::{fmt, sync::Arc};

/// Another library's families that also apply to the functions of this library.
#[derive(Debug)]
pub(super) struct Lent {
    pub(super) families: IndexMap<String, Family>,
    /// The spec file that contains the families.
    pub(super) file: String,
    pub(super) document: Arc<Document>,
}

/// Identifies an entry in a family.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FamilyKey {
    /// The name of the family.
    pub family: String,
    /// The section that contains the entry: by name or by type.
    pub section: FamilySection,
    /// The key of the entry: a name, a type, or a pattern for names or types.
    pub key: String,
}

/// The section of a family, which determines how the entries in the section match parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FamilySection {
    /// The entries match parameters by name.
    Params,
    /// The entries match parameters by type.
    Types,
}

impl Spec {
    /// Returns the families that apply to a function, in order of precedence.
    pub fn families_of(&self, function: &FunctionNames<'_>) -> Vec<(&str, &Family)> {
        let ranked = self.families().filter_map(|(name, family)| Some((family.rank(function)?, (name, family))));
        in_order(ranked.collect())
    }

    /// Returns the first family, in order of precedence, that declares that calls to a function return at once.
    pub fn holding_family(&self, function: &FunctionNames<'_>) -> Option<(&str, &Family)> {
        self.families_of(function).into_iter().find(|(_, family)| family.returns_at_once.is_some())
    }

    /// Returns the library's own families, followed by the families of another library that also apply to the functions
    /// of this library. An own family hides a family of the same name in the other library.
    pub fn families(&self) -> impl Iterator<Item = (&str, &Family)> {
        let own = &self.content.families;
        let lent = self.lent.iter().flat_map(|lent| &lent.families).filter(|(name, _)| !own.contains_key(*name));
        own.iter().chain(lent).map(|(name, family)| (name.as_str(), family))
    }

    /// Returns the family with this name that applies to the library's functions.
    pub fn family(&self, name: &str) -> Option<&Family> {
        self.families().find(|(other, _)| *other == name).map(|(_, family)| family)
    }

    /// Returns true if the family is in the spec of another library.
    pub fn is_lent(&self, family: &str) -> bool {
        !self.content.families.contains_key(family)
    }

    /// Returns the location of an entry in a family. `keys` continues the path from this entry.
    pub fn family_location(&self, FamilyKey { family, section, key }: &FamilyKey, keys: &[&str]) -> Location {
        self.location_of_family(family, &[&[section.key(), key.as_str()], keys].concat())
    }

    /// Returns the location of `keys` in a family that applies to the library's functions.
    pub fn location_of_family(&self, family: &str, keys: &[&str]) -> Location {
        let path = [&["families", family], keys].concat();
        match self.lent.as_ref().filter(|_| self.is_lent(family)) {
            Some(lent) => Location::new(&lent.file, lent.document.line(&path)),
            None => self.location(&path),
        }
    }

    /// Returns the spec entry with the reason why an item is not bound, and the name or pattern under which the entry
    /// is listed.
    pub fn skip(&self, name: &str, is_for: impl Fn(VersionRange) -> bool) -> Option<(&str, &Skip)> {
        self.skips(name).into_iter().find(|(_, skip)| skip.r#in.is_none_or(&is_for))
    }

    /// Returns every spec entry that skips an item, in order of precedence.
    pub fn skips(&self, name: &str) -> Vec<(&str, &Skip)> {
        let skips = self.content.skip.iter().filter(|(_, skip)| !skip.leaves(name));
        FunctionNames::of_symbol(name).entries(skips)
    }
}

impl Family {
    /// Returns the family's entries for a parameter with this name and this type, in order of precedence. Entries by
    /// name precede entries by type. A name with the declared length (`steps[3]`) precedes a name without a length, and
    /// exact names precede patterns.
    pub fn entries_for<'a>(
        &'a self,
        name: &str,
        param: &str,
        declared: Option<u64>,
        ty: &str,
    ) -> Vec<(FamilyKey, &'a Param)> {
        let with_length = declared.map(|length| format!("{param}[{length}]"));
        let of = |section, key: &str| FamilyKey { family: name.to_owned(), section, key: key.to_owned() };
        let names = || with_length.as_deref().into_iter().chain([param]).enumerate();
        let named = |key: &str| {
            names().find(|(_, called)| glob::matches(key, called)).map(|(rank, called)| (rank, key != called))
        };
        let by_name = self.params.iter().filter_map(|(key, it)| Some((named(key)?, key, it)));
        let by_type = self.types.iter().filter(|(key, _)| glob::matches_type(key, ty));
        let mut by_name: Vec<_> = by_name.map(|(rank, key, it)| (rank, of(FamilySection::Params, key), it)).collect();
        let mut by_type: Vec<_> = by_type.map(|(key, it)| (*key != ty, of(FamilySection::Types, key), it)).collect();
        // The sort is stable, so that patterns keep their order in the file.
        by_name.sort_by_key(|(rank, ..)| *rank);
        by_type.sort_by_key(|(is_pattern, ..)| *is_pattern);
        let by_name = by_name.into_iter().map(|(_, key, it)| (key, it));
        by_name.chain(by_type.into_iter().map(|(_, key, it)| (key, it))).collect()
    }
}

impl FamilySection {
    /// Returns the key of the section in the spec.
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
