//! Histories: values that depend on the toolkit, and sets of toolkits with their notation.

use crate::version::{Version, VersionRange};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned, de::Error};
use std::{collections::BTreeSet, fmt, str::FromStr};

/// A set of toolkits, as runs of consecutive scanned toolkits: `12.0..12.4, 12.8..`.
///
/// The run that contains the newest scanned toolkit is open-ended (`12.8..`), so that the notation does not change when
/// a newer toolkit is added.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Ranges(Vec<VersionRange>);

impl Ranges {
    /// Creates the set of `versions`, as runs among the `scanned` toolkits.
    pub fn of(versions: &BTreeSet<Version>, scanned: &BTreeSet<Version>) -> Self {
        let newest = scanned.last();
        let mut runs: Vec<VersionRange> = Vec::new();
        let mut previous_in = false;
        for version in scanned {
            let inside = versions.contains(version);
            if inside {
                let last = Some(*version).filter(|version| Some(version) != newest);
                match runs.last_mut().filter(|_| previous_in) {
                    Some(run) => run.last = last,
                    None => runs.push(VersionRange { first: Some(*version), last }),
                }
            }
            previous_in = inside;
        }
        Self(runs)
    }

    /// Returns the toolkits in `scanned` that the set contains.
    pub fn expand<'a>(&'a self, scanned: &'a BTreeSet<Version>) -> impl Iterator<Item = Version> + 'a {
        scanned.iter().copied().filter(|version| self.contains(*version))
    }

    /// Returns true if the set contains `version`.
    pub fn contains(&self, version: Version) -> bool {
        self.0.iter().any(|run| run.contains(version))
    }

    /// Returns true if the set contains no toolkit.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Ranges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, run) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{run}")?;
        }
        Ok(())
    }
}

impl FromStr for Ranges {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.split(',').map(|run| run.trim().parse()).collect::<Result<_, _>>().map(Self)
    }
}

impl Serialize for Ranges {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ranges {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The history of a value. A value that never changes is written once. Otherwise, the value of each run of toolkits is
/// written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum History<T> {
    /// The value is the same in every toolkit that declares the item.
    Always(T),
    /// The values, by run of toolkits. In a toolkit outside of all runs, there is no value.
    Runs(Vec<(Ranges, T)>),
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self::Runs(Vec::new())
    }
}

impl<T: Clone + PartialEq> History<T> {
    /// Creates a history from the value in each toolkit. `availability` contains the toolkits that declare the item,
    /// and `scanned` contains all toolkits.
    pub fn of(
        values: impl IntoIterator<Item = (BTreeSet<Version>, T)>,
        availability: &BTreeSet<Version>,
        scanned: &BTreeSet<Version>,
    ) -> Self {
        let mut groups: Vec<(BTreeSet<Version>, T)> = Vec::new();
        for (more, value) in values {
            match groups.iter_mut().find(|(_, known)| *known == value) {
                Some((versions, _)) => versions.extend(more),
                None => groups.push((more, value)),
            }
        }
        let covers_life = groups.iter().map(|(versions, _)| versions.len()).sum::<usize>() == availability.len();
        match groups.len() {
            1 if covers_life => Self::Always(groups.remove(0).1),
            _ => Self::Runs(
                groups.into_iter().map(|(versions, value)| (Ranges::of(&versions, scanned), value)).collect(),
            ),
        }
    }

    /// Returns the value in the toolkit `version`.
    pub fn at(&self, version: Version) -> Option<&T> {
        match self {
            Self::Always(value) => Some(value),
            Self::Runs(runs) => runs.iter().find(|(run, _)| run.contains(version)).map(|(_, value)| value),
        }
    }

    /// Returns true if the history is empty. An empty history is omitted from the file.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Runs(runs) if runs.is_empty())
    }
}

impl<T: Serialize> Serialize for History<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Always(value) => value.serialize(serializer),
            Self::Runs(runs) => serializer.collect_map(runs.iter().map(|(run, value)| (run, value))),
        }
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for History<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // No C name begins with a digit or a dot, so keys that begin with one can only be runs of toolkits.
        let value = serde_yaml::Value::deserialize(deserializer)?;
        let runs = value.as_mapping().filter(|map| !map.is_empty()).and_then(|map| {
            let run = |key: &serde_yaml::Value| key.as_str().and_then(|key| key.parse::<Ranges>().ok());
            map.iter().map(|(key, value)| Some((run(key)?, value.clone()))).collect::<Option<Vec<_>>>()
        });
        let from = |value| serde_yaml::from_value(value).map_err(D::Error::custom);
        match runs {
            Some(runs) => {
                let runs = runs.into_iter().map(|(run, value)| Ok((run, from(value)?)));
                runs.collect::<Result<_, D::Error>>().map(Self::Runs)
            }
            None => from(value).map(Self::Always),
        }
    }
}

/// Merges the keys of several toolkits, each of which has its own order of keys. The result has the order of the newest
/// toolkit. A key that the newest toolkit lacks is placed after its predecessor in an older toolkit.
pub fn merged_order<'a>(newest_first: impl IntoIterator<Item = Vec<&'a str>>) -> Vec<&'a str> {
    let mut order: Vec<&str> = Vec::new();
    for keys in newest_first {
        let mut place = 0;
        for key in keys {
            match order.iter().position(|known| *known == key) {
                Some(known) => place = known + 1,
                None => {
                    order.insert(place, key);
                    place += 1;
                }
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn versions(list: &[&str]) -> BTreeSet<Version> {
        list.iter().map(|version| version.parse().unwrap()).collect()
    }

    #[test]
    fn ranges_are_open_only_at_the_newest_version() {
        let scanned = versions(&["12.0", "12.4", "12.9", "13.0"]);
        let table: [(&[&str], &str); 5] = [
            (&["12.0", "12.4", "12.9", "13.0"], "12.0.."),
            (&["12.9", "13.0"], "12.9.."),
            (&["12.0", "12.4"], "12.0..12.4"),
            (&["12.4"], "12.4"),
            (&["12.0", "12.9", "13.0"], "12.0, 12.9.."),
        ];
        for (inside, text) in table {
            let ranges = Ranges::of(&versions(inside), &scanned);
            assert_eq!(ranges.to_string(), text);
            assert_eq!(text.parse::<Ranges>().unwrap().expand(&scanned).collect::<BTreeSet<_>>(), versions(inside));
        }
    }

    #[test]
    fn an_unchanging_value_is_written_once() {
        let scanned = versions(&["12.9", "13.0", "13.1"]);
        let history = |values: &[(&str, i64)], availability: &[&str]| {
            let values = values.iter().map(|(version, value)| (versions(&[version]), *value));
            serde_yaml::to_string(&History::of(values, &versions(availability), &scanned)).unwrap()
        };
        assert_eq!(history(&[("13.0", 7), ("13.1", 7)], &["13.0", "13.1"]), "7\n");
        assert_eq!(history(&[("13.0", 7), ("13.1", 7)], &["12.9", "13.0", "13.1"]), "13.0..: 7\n");
        assert_eq!(
            history(&[("12.9", 1), ("13.0", 2), ("13.1", 1)], &["12.9", "13.0", "13.1"]),
            "12.9, 13.1..: 1\n'13.0': 2\n"
        );
    }

    #[test]
    fn histories_survive_a_round_trip() {
        let plain: History<BTreeMap<String, String>> = serde_yaml::from_str("dptr: CUdeviceptr *").unwrap();
        assert!(matches!(plain, History::Always(_)));
        let runs: History<BTreeMap<String, String>> = serde_yaml::from_str("..12.9: {a: int}\n13.0..: {}").unwrap();
        assert_eq!(runs.at("13.4".parse().unwrap()).unwrap().len(), 0);
        assert_eq!(runs.at("12.1".parse().unwrap()).unwrap()["a"], "int");
    }

    #[test]
    fn removed_keys_stay_after_their_predecessors() {
        assert_eq!(merged_order([vec!["a", "c", "d"], vec!["a", "b", "c"], vec!["z", "a"]]), ["z", "a", "b", "c", "d"]);
    }
}
