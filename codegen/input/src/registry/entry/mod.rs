//! Entries of a registry file: the history of each item, and conversions between entries and the facts of toolkits.

mod callback;
mod constant;
mod r#enum;
mod function;
mod record;
mod typedef;
mod undescribed;

pub(super) use callback::SignatureEntry;
pub(super) use constant::ConstantEntry;
pub(super) use r#enum::EnumEntry;
pub(super) use function::FunctionEntry;
pub(super) use record::RecordEntry;
pub(super) use typedef::TypedefEntry;
pub(super) use undescribed::UndescribedEntry;

use super::history::{History, Ranges, merged_order};
use crate::{ctype::CType, ordered::Ordered, version::Version};
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

type Versions = BTreeSet<Version>;
type Params = Ordered<CType>;

/// The entry of an item in a registry file. `T` contains the facts about the item in one toolkit.
pub(super) trait Entry<T>: Sized {
    /// Creates the entry of an item from its facts in each toolkit that declares the item.
    fn of(name: &str, availability: &Availability<'_, T>) -> Self;

    /// Returns the toolkits that declare the item.
    fn toolkits(&self) -> &Ranges;

    /// Returns the facts about the item in one toolkit. The error is the name of a missing property.
    fn at(&self, name: &str, version: Version) -> Result<T, &'static str>;
}

/// The facts about an item in every toolkit that declares the item.
pub(in crate::registry) struct Availability<'a, T> {
    /// The facts about an item, once for each run of consecutive toolkits with the same facts, oldest run first. Most
    /// items never change.
    runs: Vec<(Versions, &'a T)>,
    availability: Versions,
    scanned: &'a Versions,
}

impl<T> Availability<'_, T> {
    /// Returns the facts about the item in each run of toolkits, oldest run first.
    fn items(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.runs.iter().map(|(_, item)| *item)
    }

    fn ranges(&self) -> Ranges {
        Ranges::of(&self.availability, self.scanned)
    }

    fn where_(&self, holds: impl Fn(&T) -> bool) -> Ranges {
        let runs = self.runs.iter().filter(|(_, item)| holds(item));
        Ranges::of(&runs.flat_map(|(versions, _)| versions).copied().collect(), self.scanned)
    }

    fn history<V: Clone + PartialEq>(&self, value: impl Fn(&T) -> V) -> History<V> {
        let values = self.runs.iter().map(|(versions, item)| (versions.clone(), value(item)));
        History::of(values, &self.availability, self.scanned)
    }

    /// Creates the history of a property, and omits the property's default values.
    fn history_unless_default<V: Clone + PartialEq + Default>(&self, value: impl Fn(&T) -> V) -> History<V> {
        let values = self.runs.iter().map(|(versions, item)| (versions.clone(), value(item)));
        let values = values.filter(|(_, value)| *value != V::default());
        History::of(values, &self.availability, self.scanned)
    }

    /// Creates the history of a property that exists only in some toolkits.
    pub(in crate::registry) fn history_where_some<V: Clone + PartialEq>(
        &self,
        value: impl Fn(&T) -> Option<V>,
    ) -> History<V> {
        let values = self.runs.iter().filter_map(|(versions, item)| Some((versions.clone(), value(item)?)));
        History::of(values, &self.availability, self.scanned)
    }

    /// Returns the order of the item's parts in toolkits whose order differs from [`Self::parts`]. The parts' names are
    /// separated by spaces.
    pub(in crate::registry) fn order(&self, keys: impl Fn(&T) -> Vec<&str>) -> History<String> {
        let merged = merged_order(self.items().rev().map(&keys));
        self.history_where_some(|item| {
            let own = keys(item);
            let common = merged.iter().filter(|key| own.contains(key));
            (!common.eq(own.iter())).then(|| own.join(" "))
        })
    }

    /// Returns the histories of the item's parts, in one order for all toolkits.
    pub(in crate::registry) fn parts<V: Clone + PartialEq>(
        &self,
        keys: impl Fn(&T) -> Vec<&str>,
        value: impl Fn(&T, &str) -> Option<V>,
    ) -> IndexMap<String, History<V>> {
        merged_order(self.items().rev().map(keys))
            .into_iter()
            .map(|key| {
                let values =
                    self.runs.iter().filter_map(|(versions, item)| Some((versions.clone(), value(item, key)?)));
                (key.to_owned(), History::of(values, &self.availability, self.scanned))
            })
            .collect()
    }
}

impl<'a, T: PartialEq> Availability<'a, T> {
    /// Creates the set of toolkits that declare an item. `items` contains the item's facts in each of these toolkits.
    pub(in crate::registry) fn new(items: BTreeMap<Version, &'a T>, scanned: &'a Versions) -> Self {
        let availability = items.keys().copied().collect();
        let mut runs: Vec<(Versions, &T)> = Vec::new();
        for (version, item) in items {
            match runs.last_mut().filter(|(_, last)| *last == item) {
                Some((versions, _)) => drop(versions.insert(version)),
                None => runs.push((Versions::from([version]), item)),
            }
        }
        Self { runs, availability, scanned }
    }
}

/// Returns a property that exists in every toolkit that declares the item.
fn need<T: Clone + PartialEq>(history: &History<T>, version: Version, what: &'static str) -> Result<T, &'static str> {
    history.at(version).cloned().ok_or(what)
}

/// Returns the parts of an item in one toolkit, in that toolkit's order.
fn ordered<V>(parts: Ordered<V>, order: &History<String>, version: Version) -> Ordered<V> {
    let Some(order) = order.at(version) else { return parts };
    let mut parts: BTreeMap<String, V> = parts.into_iter().collect();
    order.split_whitespace().filter_map(|name| parts.remove_entry(name)).collect()
}

/// Returns a property that the registry file omits if the property has its default value.
fn optional<T: Clone + PartialEq + Default>(history: &History<T>, version: Version) -> T {
    history.at(version).cloned().unwrap_or_default()
}
