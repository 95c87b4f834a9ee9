//! Spec values that are one of several words. Some words have an argument: `forever`, `{set_in: handle}`.

use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};
use std::{fmt, marker::PhantomData};

/// Declares an enum for a spec value that is one of several words. Each variant has a word and its documentation. In
/// specs, a word with an argument is a mapping with one entry.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[doc = $doc:literal])+ $variant:ident $(($argument:ty))? = $word:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name {
            $( $(#[doc = $doc])+ $variant $(($argument))?, )+
        }

        impl $crate::spec::Documented for $name {
            const ROWS: $crate::spec::Rows = &[ $( ($word, concat!($($doc),+)), )+ ];
        }

        impl $name {
            /// The words that the value can have, in the notation of messages.
            const EXPECTED: &'static [&'static str] = &[ $( words!(@shown $word $(, $argument)?), )+ ];

            /// Returns the word for the value.
            pub fn word(&self) -> &'static str {
                match self {
                    $( words!(@pattern $variant $(, $argument)?) => $word, )+
                }
            }

            fn expected() -> String {
                match Self::EXPECTED {
                    [first @ .., last] if !first.is_empty() => format!("expected {} or {last}", first.join(", ")),
                    words => format!("expected {}", words.join(", ")),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Form;
                impl<'de> serde::de::Visitor<'de> for Form {
                    type Value = $name;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(&$name::EXPECTED.join(", "))
                    }

                    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<$name, E> {
                        $( words!(@alone word, $word, $name::$variant $(, $argument)?); )+
                        Err(E::custom(format!("`{word}` is not supported here, {}", $name::expected())))
                    }

                    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<$name, A::Error> {
                        let _word: String = map.next_key()?.unwrap_or_default();
                        $( words!(@with map, _word, $word, $name::$variant $(, $argument)?); )+
                        Err(serde::de::Error::custom($name::expected()))
                    }
                }
                deserializer.deserialize_any(Form)
            }
        }
    };
    (@shown $word:literal) => { concat!("`", $word, "`") };
    (@shown $word:literal, $argument:ty) => { concat!("`{", $word, ": …}`") };
    (@pattern $variant:ident) => { Self::$variant };
    (@pattern $variant:ident, $argument:ty) => { Self::$variant(_) };
    (@alone $given:ident, $word:literal, $value:expr) => {
        if $given == $word {
            return Ok($value);
        }
    };
    (@alone $given:ident, $word:literal, $value:expr, $argument:ty) => {};
    (@with $map:ident, $given:ident, $word:literal, $value:expr) => {};
    (@with $map:ident, $given:ident, $word:literal, $value:expr, $argument:ty) => {
        if $given == $word {
            let value = $value($map.next_value()?);
            while $map.next_key::<String>()?.is_some() {
                // The parser of specs reports this unknown key separately.
                let _: serde::de::IgnoredAny = $map.next_value()?;
            }
            return Ok(value);
        }
    };
}
pub(super) use words;

/// A list of values that are words. A single value can be written without a list.
pub(super) struct Several<T>(pub Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Several<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Either<T> {
            type Value = Several<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word, or a list of words")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Several<T>, E> {
                Ok(Several(vec![T::deserialize(word.into_deserializer())?]))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Several<T>, A::Error> {
                Ok(Several(vec![T::deserialize(MapAccessDeserializer::new(map))?]))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Several<T>, A::Error> {
                let mut all = Vec::new();
                while let Some(item) = items.next_element()? {
                    all.push(item);
                }
                Ok(Several(all))
            }
        }
        deserializer.deserialize_any(Either(PhantomData))
    }
}
