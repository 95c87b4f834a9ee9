//! Where a number of elements or bytes comes from.

use super::keys::documented;
use super::short_or_long::{self, ShortOrLong};
use serde::{Deserialize, Deserializer, de::Error};
use std::fmt;

/// Where a number of elements or bytes comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// Another parameter, less a number: a tensor of rank n has n-1 strides.
    Param {
        /// The parameter.
        name: String,
        /// What to take off.
        minus: u64,
    },
    /// One parameter divided by another, rounded up: an element for each region of a range of memory.
    DivCeil {
        /// The parameter that is divided.
        name: String,
        /// The parameter that divides it.
        by: String,
    },
    /// Always the same.
    Fixed(u64),
    /// Another function reports it: that one is called first.
    Call(String),
    /// What this parameter stands for knows it, and nobody else: a tensor's descriptor, how many modes the tensor has.
    KnownBy(String),
}

impl Count {
    /// The parameter, if it is the value of one.
    pub fn param(&self) -> Option<&String> {
        if let Self::Param { name, minus: 0 } = self { Some(name) } else { None }
    }

    /// The parameters that it is made of.
    pub fn params(&self) -> Vec<&str> {
        match self {
            Self::Param { name, minus: _ } | Self::KnownBy(name) => vec![name],
            Self::DivCeil { name, by } => vec![name, by],
            Self::Fixed(_) | Self::Call(_) => Vec::new(),
        }
    }
}

documented! {
    /// The forms that need a mapping.
    #[derive(Deserialize)]
    pub(super) struct CountKeys {
        /// The function that returns the number.
        call: Option<String>,
        /// The parameter with the number.
        param: Option<String>,
        /// How many fewer there are than the parameter specifies.
        minus: Option<u64>,
        /// The parameter by which the number is divided, rounded up.
        div_ceil: Option<String>,
        /// The parameter whose object stores the number.
        known_by: Option<String>,
    }
}

impl ShortOrLong for Count {
    const EXPECTED: &'static str = "the name of a parameter, a number, `{call: function}`, \
        `{param: name, minus: number}`, `{param: name, div_ceil: name}`, or `{known_by: name}`";
    type Long = CountKeys;

    fn short<E: Error>(name: &str) -> Result<Self, E> {
        Ok(Self::Param { name: name.to_owned(), minus: 0 })
    }

    fn number<E: Error>(number: u64) -> Result<Self, E> {
        Ok(Self::Fixed(number))
    }

    fn long(keys: CountKeys) -> Result<Self, String> {
        match keys {
            CountKeys { call: Some(call), param: None, minus: None, div_ceil: None, known_by: None } => {
                Ok(Self::Call(call))
            }
            CountKeys { call: None, param: Some(name), minus: Some(minus), div_ceil: None, known_by: None } => {
                Ok(Self::Param { name, minus })
            }
            CountKeys { call: None, param: Some(name), minus: None, div_ceil: Some(by), known_by: None } => {
                Ok(Self::DivCeil { name, by })
            }
            CountKeys { call: None, param: None, minus: None, div_ceil: None, known_by: Some(name) } => {
                Ok(Self::KnownBy(name))
            }
            CountKeys { call: _, param: _, minus: _, div_ceil: _, known_by: _ } => {
                Err(format!("a count is {}", Self::EXPECTED))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Param { name, minus: 0 } => f.write_str(name),
            Self::Param { name, minus } => write!(f, "{name} - {minus}"),
            Self::DivCeil { name, by } => write!(f, "ceil({name} / {by})"),
            Self::Fixed(number) => write!(f, "{number}"),
            Self::Call(function) => write!(f, "from {function}"),
            Self::KnownBy(name) => write!(f, "known by {name}"),
        }
    }
}
