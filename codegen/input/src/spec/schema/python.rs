//! Keys that affect only Python: the sections `python`.

use super::keys::documented;
use super::short_or_long::NameOrNumber;
use super::words::words;
use serde::{Deserialize, Deserializer, de::Error};

documented! {
    /// The section `python` of a library.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct PythonLibrary {
        /// The properties of NVIDIA's Cython module for the library, if there is one.
        pub cython: Option<Cython>,
        /// `true`: the module of `cuda.bindings` has Python names, which a view in `specs/views` declares.
        #[serde(default)]
        pub pythonic: bool,
    }
}

documented! {
    /// Properties of NVIDIA's Cython modules, whose functions other extension modules call.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Cython {
        /// `true`: types without a typedef are declared with the keyword `struct`, `union` or `enum`.
        #[serde(default)]
        pub keywords: bool,
        /// The result code after which a caller checks for an exception: an enum member, or an integer.
        pub raised: Raised,
        /// The headers whose types the module defines under its own names. `all` if callers compile without any header.
        #[serde(default)]
        pub own_types: OwnTypes,
    }
}

/// The types that a Cython module defines itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum OwnTypes {
    /// The types that these headers define.
    Of(Vec<String>),
    /// All types.
    All(All),
}

/// The word `all`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum All {
    /// The word.
    All,
}

impl Default for OwnTypes {
    fn default() -> Self {
        Self::Of(Vec::new())
    }
}

impl Cython {
    /// Returns true if the module defines the types of this header under its own names.
    pub fn names_types_of(&self, header: &str) -> bool {
        matches!(&self.own_types, OwnTypes::Of(headers) if headers.iter().any(|own| own == header))
    }

    /// Returns true if the module defines all types, so that callers compile without any header.
    pub fn is_without_header(&self) -> bool {
        matches!(self.own_types, OwnTypes::All(All::All))
    }
}

words! {
    /// A property of a parameter in Python.
    pub enum PythonWord {
        /// The argument may be omitted even if others follow it. NULL is passed in its place.
        Optional = "optional",
        /// For an array that CUDA reads: the parameter also accepts a single element, which is passed as an array of
        /// one.
        AcceptsScalar = "accepts_scalar",
        /// For an array that CUDA writes: the returned list has as many elements as the count that CUDA returns.
        TruncateToCount = "truncate_to_count",
        /// For an array of fixed length that CUDA writes: usually, only the first element is not zero. `cubind.checked`
        /// returns only this element.
        Single = "single",
    }
}

impl<'de> Deserialize<'de> for Raised {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match NameOrNumber::deserialize(deserializer)? {
            NameOrNumber::Name(name) => Self::Member(name),
            NameOrNumber::Number(number) => Self::Number(i32::try_from(number).map_err(D::Error::custom)?),
        })
    }
}

/// The result code after which Cython modules check for an exception: an enum member, or an integer that is no member's
/// value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Raised {
    /// An enum member.
    Member(String),
    /// An integer.
    Number(i32),
}
