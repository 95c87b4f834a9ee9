//! Versions of CUDA toolkits and of independently versioned libraries, and version ranges.
//!
//! In files, versions are strings, because "12.10" is not 12.1. In memory, versions are pairs of integers.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

/// The version of a CUDA toolkit, such as 12.9, or of an independently versioned library (`axis: own`), such as 2.28.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The major version number.
    pub major: u32,
    /// The minor version number.
    pub minor: u32,
}

impl Version {
    /// Creates the version `major.minor`.
    pub const fn new(major: u32, minor: u32) -> Self {
        Self { major, minor }
    }

    /// Converts a version integer from CUDA's headers to a version: 12090 is 12.9.
    pub fn from_header(number: i64) -> Self {
        Self::from_parts(number, Self::PARTS)
    }

    /// The factors of the major and the minor version in the version integers of CUDA's headers.
    pub const PARTS: [u32; 2] = [1000, 10];

    /// Converts a version integer from headers to a version. `factors` contains the factors of the major and the minor
    /// version. With `[10000, 100]`, 22803 is 2.28.
    pub fn from_parts(number: i64, [major, minor]: [u32; 2]) -> Self {
        let (major, minor) = (i64::from(major.max(1)), i64::from(minor.max(1)));
        Self::new((number / major) as u32, (number % major / minor) as u32)
    }

    /// Returns the version as a version integer of CUDA's headers: 12.9 is 12090.
    pub const fn in_header(self) -> u32 {
        self.major * 1000 + self.minor * 10
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl FromStr for Version {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('.').and_then(|(major, minor)| Some((digits(major)?, digits(minor)?)));
        let (major, minor) =
            parts.ok_or_else(|| format!("expected a version with two numbers, such as \"13.0\", not `{text}`"))?;
        Ok(Self { major, minor })
    }
}

/// Only digits are accepted, because `parse` would also accept "+1".
fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// A range of toolkits from `first` to `last`, inclusive. A missing bound means that the range is unbounded on that
/// side.
///
/// Examples of the notation are `13.0..13.2`, `12.4..`, `..12.9` and `13.0`. A spec may omit the minor version: `12`
/// means every 12.x, and `13..` means 13.0 and all later versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct VersionRange {
    /// The first toolkit in the range. `None` if the range is unbounded at its start.
    pub first: Option<Version>,
    /// The last toolkit in the range. `None` if the range is unbounded at its end.
    pub last: Option<Version>,
}

impl VersionRange {
    /// The range of all toolkits.
    pub const ALL: Self = Self { first: None, last: None };

    /// Returns the range of all toolkits of a major version.
    pub fn of_major(major: u32) -> Self {
        Self { first: Some(Version::new(major, 0)), last: Some(Version::new(major, u32::MAX)) }
    }

    /// Returns true if the range contains `version`.
    pub fn contains(&self, version: Version) -> bool {
        self.first.is_none_or(|first| first <= version) && self.last.is_none_or(|last| version <= last)
    }

    /// Returns true if some toolkit is in both ranges.
    pub fn overlaps(&self, other: Self) -> bool {
        let begins_in_time = |a: &Self, b: &Self| a.first.zip(b.last).is_none_or(|(first, last)| first <= last);
        begins_in_time(self, &other) && begins_in_time(&other, self)
    }
}

impl fmt::Display for VersionRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // If the last version has no minor version, the range includes the whole major version.
        let end = |last: Version| match last.minor {
            u32::MAX => last.major.to_string(),
            _ => last.to_string(),
        };
        match (self.first, self.last) {
            (Some(first), Some(last)) if first == last => write!(f, "{first}"),
            (Some(first), Some(last)) if first == Version::new(last.major, 0) && last.minor == u32::MAX => {
                write!(f, "{}", last.major)
            }
            (first, last) => {
                first.map_or(Ok(()), |first| write!(f, "{first}"))?;
                write!(f, "..")?;
                last.map_or(Ok(()), |last| write!(f, "{}", end(last)))
            }
        }
    }
}

impl FromStr for VersionRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bound = |text: &str, minor: u32| -> Result<Option<Version>, String> {
            match digits(text) {
                _ if text.is_empty() => Ok(None),
                Some(major) => Ok(Some(Version::new(major, minor))),
                None => text.parse().map(Some),
            }
        };
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        if text.is_empty() {
            return Err("the range is empty. To include all versions, omit the key".into());
        }
        let range = Self { first: bound(first, 0)?, last: bound(last, u32::MAX)? };
        match (range.first, range.last) {
            (Some(first), Some(last)) if first > last => Err(format!(
                "the end of the range `{text}` is before its \
                                                                     beginning"
            )),
            _ => Ok(range),
        }
    }
}

macro_rules! serialize_as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
serialize_as_text!(Version, VersionRange);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_pairs_of_numbers() {
        assert!("12.10".parse::<Version>().unwrap() > "12.9".parse().unwrap());
        assert_eq!(Version::from_header(12090).to_string(), "12.9");
        assert_eq!(Version::from_parts(22803, [10000, 100]).to_string(), "2.28");
        for wrong in ["13", "13.", ".1", "13.0.1", "+1.0", "thirteen"] {
            assert!(wrong.parse::<Version>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn ranges_include_both_ends() {
        let table = [
            ("13.0..13.2", "13.2", "13.3"),
            ("12.4..", "13.9", "12.3"),
            ("..12.9", "12.0", "13.0"),
            ("12", "12.99", "13.0"),
            ("13..", "13.0", "12.9"),
            ("13.0", "13.0", "13.1"),
        ];
        for (range, inside, outside) in table {
            let parsed: VersionRange = range.parse().unwrap();
            assert!(parsed.contains(inside.parse().unwrap()), "{range} has {inside}");
            assert!(!parsed.contains(outside.parse().unwrap()), "{range} lacks {outside}");
        }
        for (one, other, meet) in
            [("12", "13..", false), ("12", "12.9..", true), ("..12.9", "13.0", false), ("..", "13", true)]
        {
            let ranges: [VersionRange; 2] = [one, other].map(|range| range.parse().unwrap());
            assert_eq!((ranges[0].overlaps(ranges[1]), ranges[1].overlaps(ranges[0])), (meet, meet), "{one} {other}");
        }
        for text in ["12", "..12", "12.4..13", "13.0..13.2", "12.9"] {
            assert_eq!(text.parse::<VersionRange>().unwrap().to_string(), text);
        }
        assert!("13.1..12.9".parse::<VersionRange>().is_err());
        assert!("".parse::<VersionRange>().is_err());
    }
}
