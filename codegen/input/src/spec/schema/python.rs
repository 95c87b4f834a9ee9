//! Keys for Python alone: the sections `python`.

use super::keys::documented;
use super::short_or_long::NameOrNumber;
use super::words::words;
use serde::{Deserialize, Deserializer, de::Error};

documented! {
    /// Of a library.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct PythonLibrary {
        /// How Cython sees its functions; none where nobody has a Cython module of them.
        pub cython: Option<Cython>,
        /// `true`: the module of `cuda.bindings` has Python's names, which a view in `specs/views` declares.
        #[serde(default)]
        pub pythonic: bool,
    }
}

documented! {
    /// NVIDIA's Cython modules, whose functions other extension modules call: what the headers do not say of them.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Cython {
        /// Whether `struct` and `enum` stand in front of names that are tags.
        #[serde(default)]
        pub keywords: bool,
        /// The result code at which a caller asks whether an exception is set.
        pub raised: Raised,
        /// The headers whose types the module defines itself: Cython calls those by its own names; `all` if no header is needed to compile a caller.
        #[serde(default)]
        pub own_types: OwnTypes,
    }
}

/// The types that a Cython module defines itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum OwnTypes {
    /// Those of these headers.
    Of(Vec<String>),
    /// All.
    All(All),
}

/// The word `all`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum All {
    /// It.
    All,
}

impl Default for OwnTypes {
    fn default() -> Self {
        Self::Of(Vec::new())
    }
}

impl Cython {
    /// Whether the module defines the types of some headers under its own names, and this header is one of these.
    pub fn names_types_of(&self, header: &str) -> bool {
        matches!(&self.own_types, OwnTypes::Of(headers) if headers.iter().any(|own| own == header))
    }

    /// Whether the module defines all types, so that no header is needed to compile a caller.
    pub fn is_without_header(&self) -> bool {
        matches!(self.own_types, OwnTypes::All(All::All))
    }
}

words! {
    /// A word about a parameter.
    pub enum PythonWord {
        /// It may be left out although arguments follow it, and is NULL then.
        Optional = "optional",
        /// An array that CUDA reads: one element may stand for an array of one.
        AcceptsScalar = "accepts_scalar",
        /// An array that CUDA writes: the list that is returned ends where CUDA's own count ends.
        TruncateToCount = "truncate_to_count",
        /// An array of fixed length that CUDA writes: mostly only the first element is written, and the others are zero.
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

/// The result code at which Cython modules look for an exception: a member of the enum, or a number that no member has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Raised {
    /// A member.
    Member(String),
    /// A number.
    Number(i32),
}
