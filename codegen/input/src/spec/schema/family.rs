//! Families: entries for the parameters of many functions, by name and by type.

use super::Param;
use super::keys::documented;
use crate::spec::{FunctionNames, Rank};
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{Error, SeqAccess, Visitor},
};
use std::fmt;

documented! {
    /// Spec entries that apply to every parameter with a certain name or type.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Family {
        /// The functions to which the family applies, by name or pattern. If omitted, the family applies to all
        /// functions.
        pub functions: Option<Patterns>,
        /// Entries for parameters, by the parameter's name or a pattern for names.
        #[serde(default)]
        pub params: IndexMap<String, Param>,
        /// Entries for parameters, by the parameter's type or a pattern for types. They apply to parameters that no
        /// entry in `params` matches.
        #[serde(default)]
        pub types: IndexMap<String, Param>,
        /// The reason why calls to the family's functions neither block nor invoke callbacks. A function's own entry
        /// takes precedence.
        pub returns_at_once: Option<String>,
    }
}

/// One pattern or several patterns for names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patterns(pub Vec<String>);

impl Family {
    /// Returns the precedence of the family for a function. Returns `None` if the family does not apply to the
    /// function.
    pub fn rank(&self, function: &FunctionNames<'_>) -> Option<Rank> {
        function.nearest(self.functions.as_ref().map(|patterns| patterns.0.as_slice()))
    }
}

impl<'de> Deserialize<'de> for Patterns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Patterns;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a function's name, a pattern such as \"fxGet*\", or a list of these")
            }

            fn visit_str<E: Error>(self, pattern: &str) -> Result<Patterns, E> {
                Ok(Patterns(vec![pattern.to_owned()]))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Patterns, A::Error> {
                let mut patterns = Vec::new();
                while let Some(pattern) = items.next_element()? {
                    patterns.push(pattern);
                }
                if patterns.is_empty() { Err(A::Error::invalid_length(0, &self)) } else { Ok(Patterns(patterns)) }
            }
        }
        deserializer.deserialize_any(Either)
    }
}
