//! Amounts of memory that CUDA accesses at an address, in elements if the header declares a typed pointer, and in bytes
//! otherwise.

use super::count::{is_name, operands};
use super::short_or_long::only;
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, de::Error};
use std::{fmt, iter};

/// The source of an amount, which is a number of bytes, elements or rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// The value of a parameter, or the product of several parameters.
    Product(Vec<String>),
    /// The sum of a parameter and a constant. For example, a sparse matrix with n rows has n+1 row offsets.
    Sum {
        /// The parameter in the sum.
        name: String,
        /// The constant in the sum.
        plus: u64,
    },
    /// A constant amount.
    Fixed(u64),
    /// No argument specifies the amount. The binding can check only the type of the memory, not its size.
    Untold,
}

impl Amount {
    /// Returns the parameters on which the amount depends.
    pub fn params(&self) -> &[String] {
        match self {
            Self::Product(names) => names,
            Self::Sum { name, plus: _ } => std::slice::from_ref(name),
            Self::Fixed(_) | Self::Untold => &[],
        }
    }

    /// Returns the amount in the notation of specs.
    pub fn yaml(&self) -> String {
        match self {
            Self::Product(names) if names.len() == 1 => names[0].clone(),
            Self::Product(names) => format!("[{}]", names.join(", ")),
            Self::Sum { name, plus } => format!("{name} + {plus}"),
            Self::Fixed(number) => number.to_string(),
            Self::Untold => "true".to_owned(),
        }
    }
}

/// Returns the amount in the notation of reports: `rows * cols`, `n + 1`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Product(names) => f.write_str(&names.join(" * ")),
            Self::Sum { name, plus } => write!(f, "{name} + {plus}"),
            Self::Fixed(number) => write!(f, "{number}"),
            Self::Untold => f.write_str("any"),
        }
    }
}

/// The host memory that CUDA accesses at an address. The amounts are in elements of the pointer's type in the header,
/// or in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostMemory {
    /// The length of the memory, or the length of each row.
    pub length: Amount,
    /// The number of rows, and the distance between the first elements of consecutive rows.
    pub rows: Option<[Amount; 2]>,
}

impl HostMemory {
    fn amounts(&self) -> impl Iterator<Item = &Amount> {
        iter::once(&self.length).chain(self.rows.iter().flatten())
    }

    /// Returns the parameters on which the amount of memory depends.
    pub fn params(&self) -> impl Iterator<Item = &String> {
        self.amounts().flat_map(Amount::params)
    }

    /// Returns the amount of memory in the notation of specs.
    pub fn yaml(&self) -> String {
        match &self.rows {
            None => self.length.yaml(),
            Some([rows, pitch]) => {
                let length = self.length.yaml();
                let length = length.trim_start_matches('[').trim_end_matches(']');
                format!("[{length}, {{{}: {}}}]", rows.yaml(), pitch.yaml())
            }
        }
    }
}

const EXPECTED: &str = "the name of a parameter, a list of names for their product, `name + number`, a number, `true` if no \
     argument determines it, or `[LENGTH, {ROWS: PITCH}]`";

impl Amount {
    fn of(text: &str) -> Option<Self> {
        let sum = operands(text, '+').and_then(|[name, number]| Some((name.to_owned(), number.parse().ok()?)));
        let name = || is_name(text).then(|| Self::Product(vec![text.to_owned()]));
        sum.map(|(name, plus)| Self::Sum { name, plus }).or_else(name)
    }

    fn product(names: Vec<String>) -> Option<Self> {
        match names.as_slice() {
            [] => None,
            [one] => Self::of(one),
            [_, ..] => Some(Self::Product(names)),
        }
    }
}

/// The notations of an amount of memory in YAML.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Told(bool),
    Number(u64),
    One(String),
    Several(Vec<Part>),
}

/// A factor of the length, or a number of rows.
#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Factor(String),
    Rows(IndexMap<String, Pitch>),
}

/// The distance between the first elements of consecutive rows.
#[derive(Deserialize)]
#[serde(untagged)]
enum Pitch {
    One(String),
    Product(Vec<String>),
}

impl HostMemory {
    fn of(written: Written) -> Option<Self> {
        let length = match written {
            Written::Told(told) => told.then_some(Amount::Untold)?,
            Written::Number(number) => Amount::Fixed(number),
            Written::One(text) => Amount::of(&text)?,
            Written::Several(mut parts) => {
                let rows = parts.pop_if(|part| matches!(part, Part::Rows(_)));
                let factor = |part| if let Part::Factor(name) = part { Some(name) } else { None };
                let names: Vec<String> = parts.into_iter().map(factor).collect::<Option<_>>()?;
                let Some(Part::Rows(rows)) = rows else {
                    return (names.len() > 1).then_some(Self { length: Amount::Product(names), rows: None });
                };
                let (rows, pitch) = only(rows, EXPECTED).ok()?;
                let pitch = match pitch {
                    Pitch::One(name) => Amount::of(&name)?,
                    Pitch::Product(names) => Amount::product(names)?,
                };
                return Some(Self { length: Amount::product(names)?, rows: Some([Amount::of(&rows)?, pitch]) });
            }
        };
        Some(Self { length, rows: None })
    }
}

impl<'de> Deserialize<'de> for HostMemory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer).ok();
        written.and_then(Self::of).ok_or_else(|| D::Error::custom(format!("expected {EXPECTED}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::read;

    #[test]
    fn amounts_of_host_memory_survive_a_round_trip() {
        for text in ["n", "n + 1", "5", "true", "[rows, size]", "[n, {rows: pitch}]", "[m, size, {rows: [inc, size]}]"]
        {
            assert_eq!(read::<HostMemory>(text).unwrap().yaml(), text);
        }
        for text in ["false", "[n]", "[{rows: pitch}]", "[n, {rows: pitch}, m]", "[n, {rows: pitch, m: pitch}]", "a b"]
        {
            assert!(read::<HostMemory>(text).is_err(), "{text}");
        }
    }
}
