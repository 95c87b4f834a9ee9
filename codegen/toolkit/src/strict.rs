//! serde helpers for hand-written YAML files, which reject duplicate keys and ensure that every error has the correct
//! line.
//!
//! serde_yaml provides the line of a value only while the value is being read. The error of a later check, such as
//! `try_from`, would have the line at which the surrounding map starts.
//!
//! *Architecture invariant:* every string is checked inside [`Text`], while serde_yaml reads the string.

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, MapAccess, Visitor},
};
use std::{collections::BTreeMap, fmt, marker::PhantomData, str::FromStr};

/// A visitor that reads a string and converts it with a function.
struct Text<F>(F);

impl<T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> Visitor<'_> for Text<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<Error: serde::de::Error>(self, text: &str) -> Result<T, Error> {
        (self.0)(text).map_err(Error::custom)
    }
}

impl<'de, T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> DeserializeSeed<'de> for Text<F> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_str(self)
    }
}

/// A string that is converted by the `FromStr` implementation of `T`.
pub(super) fn parsed<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: Deserializer<'de>,
{
    Text(T::from_str).deserialize(deserializer)
}

/// Deserializes a map without duplicate keys. By default, the value of the second of two equal keys would silently
/// replace the first value.
pub(super) fn unique_keys<'de, K, V, D>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    K: FromStr<Err: fmt::Display> + Ord,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Unique<K, V>(PhantomData<(K, V)>);

    impl<'de, K: FromStr<Err: fmt::Display> + Ord, V: Deserialize<'de>> Visitor<'de> for Unique<K, V> {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
            let mut map = BTreeMap::new();
            let new_key = |map: &Self::Value, text: &str| match K::from_str(text) {
                Ok(key) if map.contains_key(&key) => Err(format!("`{text}` occurs twice")),
                Ok(key) => Ok(key),
                Err(error) => Err(error.to_string()),
            };
            while let Some(key) = access.next_key_seed(Text(|text: &str| new_key(&map, text)))? {
                let value = access.next_value()?;
                map.insert(key, value);
            }
            Ok(map)
        }
    }

    deserializer.deserialize_map(Unique(PhantomData))
}
