//! How much memory CUDA uses behind an address: bytes, or elements where the header's pointer has a type.

use super::count::{is_name, operands};
use super::short_or_long::only;
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{Error, SeqAccess, Unexpected, Visitor},
};
use std::{fmt, iter};

/// Where a number of bytes, elements or rows comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// A parameter, or the product of several.
    Product(Vec<String>),
    /// A parameter and a number more: a matrix of n rows has n+1 beginnings of rows.
    Sum {
        /// The parameter.
        name: String,
        /// What to add.
        plus: u64,
    },
    /// Always the same.
    Fixed(u64),
    /// No argument tells: only what is there can be checked, not how much of it.
    Untold,
}

impl Amount {
    /// The parameters that it is made of.
    pub fn params(&self) -> &[String] {
        match self {
            Self::Product(names) => names,
            Self::Sum { name, plus: _ } => std::slice::from_ref(name),
            Self::Fixed(_) | Self::Untold => &[],
        }
    }

    /// As a spec has it.
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

/// In words: `rows * cols`, `n + 1`.
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

/// How much host memory CUDA uses at an address: in elements of the type that the header's pointer has, or in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostMemory {
    /// The length; of each row if there are rows.
    pub length: Amount,
    /// How many rows there are, and how far apart their beginnings are.
    pub rows: Option<[Amount; 2]>,
}

impl HostMemory {
    fn amounts(&self) -> impl Iterator<Item = &Amount> {
        iter::once(&self.length).chain(self.rows.iter().flatten())
    }

    /// The parameters that it names.
    pub fn params(&self) -> impl Iterator<Item = &String> {
        self.amounts().flat_map(Amount::params)
    }

    /// As a spec has it.
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

const EXPECTED: &str = "the name of a parameter, a list of names for their product, `name + number`, a number, `true` where no \
     argument tells, or `[LENGTH, {ROWS: PITCH}]`";

impl Amount {
    fn of<E: Error>(text: &str) -> Result<Self, E> {
        let sum = operands(text, '+').and_then(|[name, number]| Some((name, number.parse().ok()?)));
        match sum {
            Some((name, plus)) => Ok(Self::Sum { name: name.to_owned(), plus }),
            None if is_name(text) => Ok(Self::Product(vec![text.to_owned()])),
            None => Err(E::invalid_value(Unexpected::Str(text), &EXPECTED)),
        }
    }

    fn product<E: Error>(names: Vec<String>) -> Result<Self, E> {
        match names.as_slice() {
            [] => Err(E::invalid_length(0, &EXPECTED)),
            [one] => Self::of(one),
            [_, ..] => Ok(Self::Product(names)),
        }
    }
}

/// A part of a list: a factor of the length, or the rows.
#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Factor(String),
    Rows(IndexMap<String, Pitch>),
}

/// The distance of rows.
#[derive(Deserialize)]
#[serde(untagged)]
enum Pitch {
    One(String),
    Product(Vec<String>),
}

impl<'de> Deserialize<'de> for HostMemory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = HostMemory;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(EXPECTED)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<HostMemory, E> {
                Ok(HostMemory { length: Amount::of(text)?, rows: None })
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<HostMemory, E> {
                Ok(HostMemory { length: Amount::Fixed(number), rows: None })
            }

            fn visit_bool<E: Error>(self, told: bool) -> Result<HostMemory, E> {
                match told {
                    true => Ok(HostMemory { length: Amount::Untold, rows: None }),
                    false => Err(E::invalid_value(Unexpected::Bool(told), &self)),
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<HostMemory, A::Error> {
                let (mut names, mut rows) = (Vec::new(), None);
                while let Some(part) = seq.next_element()? {
                    match part {
                        Part::Factor(name) if rows.is_none() => names.push(name),
                        Part::Rows(of) if rows.is_none() => rows = Some(only(of, EXPECTED).map_err(A::Error::custom)?),
                        Part::Factor(_) | Part::Rows(_) => return Err(A::Error::custom(format!("expected {EXPECTED}"))),
                    }
                }
                if rows.is_none() && names.len() < 2 {
                    return Err(A::Error::invalid_length(names.len(), &self));
                }
                let rows = rows.map(|(rows, pitch)| {
                    let pitch = match pitch {
                        Pitch::One(name) => Amount::of(&name)?,
                        Pitch::Product(names) => Amount::product(names)?,
                    };
                    Ok([Amount::of(&rows)?, pitch])
                });
                Ok(HostMemory { length: Amount::product(names)?, rows: rows.transpose()? })
            }
        }
        deserializer.deserialize_any(Form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::read;

    #[test]
    fn host_memory_reads_back() {
        for text in ["n", "n + 1", "5", "true", "[rows, size]", "[n, {rows: pitch}]", "[m, size, {rows: [inc, size]}]"] {
            assert_eq!(read::<HostMemory>(text).unwrap().yaml(), text);
        }
        for text in ["false", "[n]", "[{rows: pitch}]", "[n, {rows: pitch}, m]", "[n, {rows: pitch, m: pitch}]", "a b"] {
            assert!(read::<HostMemory>(text).is_err(), "{text}");
        }
    }
}
