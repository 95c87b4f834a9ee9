//! How much memory CUDA uses behind an address: bytes, or elements where the header's pointer has a type.

use super::count::{is_name, operands};
use serde::{
    Deserialize, Deserializer,
    de::{Error, SeqAccess, Unexpected, Visitor},
};
use std::fmt;

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

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = Amount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "the name of a parameter, a list of names for their product, `name + number`, a number, or `true` where \
                     no argument tells",
                )
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Amount, E> {
                let sum = operands(name, '+').and_then(|[name, number]| Some((name, number.parse().ok()?)));
                match sum {
                    Some((name, plus)) => Ok(Amount::Sum { name: name.to_owned(), plus }),
                    None if is_name(name) => Ok(Amount::Product(vec![name.to_owned()])),
                    None => Err(E::invalid_value(Unexpected::Str(name), &self)),
                }
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Amount, E> {
                Ok(Amount::Fixed(number))
            }

            fn visit_bool<E: Error>(self, told: bool) -> Result<Amount, E> {
                if told { Ok(Amount::Untold) } else { Err(E::invalid_value(Unexpected::Bool(told), &self)) }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Amount, A::Error> {
                let mut names = Vec::new();
                while let Some(name) = seq.next_element::<String>()? {
                    names.push(name);
                }
                if names.len() < 2 {
                    Err(A::Error::invalid_length(names.len(), &self))
                } else {
                    Ok(Amount::Product(names))
                }
            }
        }
        deserializer.deserialize_any(Form)
    }
}
