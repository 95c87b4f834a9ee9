//! Sources of counts: expressions for numbers of elements or bytes.

use super::short_or_long::{self, ShortOrLong};
use super::words::words;
use serde::{Deserialize, Deserializer, de::Error};
use std::fmt;

/// The source of a count, which is a number of elements or bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// The difference of another parameter and a constant. For example, a tensor of rank n has n-1 strides.
    Param {
        /// The parameter from which the constant is subtracted.
        name: String,
        /// The constant that is subtracted.
        minus: u64,
    },
    /// The quotient of two parameters, rounded up. For example, an array has an element for each region of a range of
    /// memory.
    DivCeil {
        /// The parameter that is the dividend.
        name: String,
        /// The parameter that is the divisor.
        by: String,
    },
    /// A constant count.
    Fixed(u64),
    /// The result of another function, which the caller must call first.
    Call(String),
    /// A count that is stored in the object behind this parameter. For example, the descriptor of a tensor stores the
    /// number of the tensor's modes.
    KnownBy(String),
}

impl Count {
    /// Returns the parameter whose value is the count, if there is one.
    pub fn param(&self) -> Option<&String> {
        if let Self::Param { name, minus: 0 } = self { Some(name) } else { None }
    }

    /// Returns the parameters on which the count depends.
    pub fn params(&self) -> Vec<&str> {
        match self {
            Self::Param { name, minus: _ } | Self::KnownBy(name) => vec![name],
            Self::DivCeil { name, by } => vec![name, by],
            Self::Fixed(_) | Self::Call(_) => Vec::new(),
        }
    }
}

words! {
    /// The notations of a count that require a mapping.
    pub enum CountWord {
        /// The function that returns the count.
        Call(String) = "call",
        /// The parameter whose object stores the count.
        KnownBy(String) = "known_by",
    }
}

impl ShortOrLong for Count {
    const EXPECTED: &'static str = "the name of a parameter, `name - number`, `ceil(name / name)`, a number, `{call: \
                                   function}`, or `{known_by: name}`";
    type Long = CountWord;

    fn short<E: Error>(text: &str) -> Result<Self, E> {
        let difference = operands(text, '-').and_then(|[name, number]| Some((name, number.parse().ok()?)));
        let quotient = text.strip_prefix("ceil(").and_then(|rest| operands(rest.strip_suffix(')')?, '/'));
        match (difference, quotient) {
            (Some((name, minus)), _) => Ok(Self::Param { name: name.to_owned(), minus }),
            (None, Some([name, by])) => Ok(Self::DivCeil { name: name.to_owned(), by: by.to_owned() }),
            (None, None) if is_name(text) => Ok(Self::Param { name: text.to_owned(), minus: 0 }),
            (None, None) => Err(E::custom(format!("a count is {}", Self::EXPECTED))),
        }
    }

    fn number<E: Error>(number: u64) -> Result<Self, E> {
        Ok(Self::Fixed(number))
    }

    fn long(word: CountWord) -> Result<Self, String> {
        Ok(match word {
            CountWord::Call(function) => Self::Call(function),
            CountWord::KnownBy(name) => Self::KnownBy(name),
        })
    }
}

/// Returns true if a string is a valid C name. Placeholders such as `FIELD` are accepted.
pub(super) fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_alphanumeric() || "_{}.".contains(letter))
}

/// Splits a string into the two operands of a binary operator.
pub(super) fn operands(text: &str, operator: char) -> Option<[&str; 2]> {
    let (name, other) = text.split_once(operator)?;
    let [name, other] = [name, other].map(str::trim);
    (is_name(name) && is_name(other)).then_some([name, other])
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
