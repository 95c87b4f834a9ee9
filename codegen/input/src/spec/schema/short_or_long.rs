//! Spec values with a short form (a single word) and a long form (a mapping).
//!
//! The implementation is hand-written, because serde's untagged enums would ignore unknown keys, and would report
//! unhelpful errors.

use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error, MapAccess, Unexpected, Visitor, value::MapAccessDeserializer},
};
use std::{fmt, marker::PhantomData};

pub(super) trait ShortOrLong: Sized {
    /// A description of the valid values for error messages, such as "a type, or `{bool: int}` …".
    const EXPECTED: &'static str;
    /// The type of the long form.
    type Long: DeserializeOwned;

    /// Converts the short form to the value.
    fn short<E: Error>(word: &str) -> Result<Self, E>;

    /// Converts an integer to the value, if the type accepts integers.
    fn number<E: Error>(number: u64) -> Result<Self, E> {
        Err(E::invalid_type(Unexpected::Unsigned(number), &Self::EXPECTED))
    }

    /// Converts the long form to the value. Returns an error message if the long form is invalid.
    fn long(keys: Self::Long) -> Result<Self, String>;
}

pub(super) fn deserialize<'de, T: ShortOrLong, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Either<T>(PhantomData<T>);
    impl<'de, T: ShortOrLong> Visitor<'de> for Either<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(T::EXPECTED)
        }

        fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
            T::short(word)
        }

        fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
            T::number(number)
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::long(T::Long::deserialize(MapAccessDeserializer::new(map))?).map_err(A::Error::custom)
        }
    }
    deserializer.deserialize_any(Either(PhantomData))
}

/// A name with an optional value. The notation is `NAME` or `{NAME: …}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// The name, which is always present.
    pub name: String,
    /// The value after the name, if there is one.
    pub with: Option<T>,
}

impl<T: DeserializeOwned> ShortOrLong for Named<T> {
    const EXPECTED: &'static str = "a name, or `{NAME: …}`";
    type Long = IndexMap<String, T>;

    fn short<E: Error>(name: &str) -> Result<Self, E> {
        Ok(Self { name: name.to_owned(), with: None })
    }

    fn long(entries: Self::Long) -> Result<Self, String> {
        only(entries, Self::EXPECTED).map(|(name, with)| Self { name, with: Some(with) })
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        self::deserialize(deserializer)
    }
}

/// Reads a mapping with exactly one entry.
pub fn one_entry<'de, T: DeserializeOwned, D: Deserializer<'de>>(
    deserializer: D,
    expected: &'static str,
) -> Result<(String, T), D::Error> {
    only(IndexMap::deserialize(deserializer)?, expected).map_err(D::Error::custom)
}

/// Returns the entry of a mapping with exactly one entry. The error contains `expected`.
pub(super) fn only<T>(mut entries: IndexMap<String, T>, expected: &str) -> Result<(String, T), String> {
    match (entries.pop(), entries.is_empty()) {
        (Some(entry), true) => Ok(entry),
        (Some(_) | None, _) => Err(format!("expected {expected}")),
    }
}

/// A C name or an integer, in a spec.
pub enum NameOrNumber {
    /// A C name.
    Name(String),
    /// An integer value.
    Number(i128),
}

impl<'de> Deserialize<'de> for NameOrNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = NameOrNumber;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name in C, or a number")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<NameOrNumber, E> {
                Ok(NameOrNumber::Name(name.to_owned()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<NameOrNumber, E> {
                Ok(NameOrNumber::Number(number.into()))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<NameOrNumber, E> {
                Ok(NameOrNumber::Number(number.into()))
            }
        }
        deserializer.deserialize_any(Either)
    }
}
