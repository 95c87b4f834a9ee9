//! Keys that affect only Python, in the sections `python` of a spec.

use super::keys::documented;
use super::short_or_long::NameOrNumber;
use super::words::words;
use serde::{Deserialize, Deserializer, de::Error};

documented! {
    /// The section `python` of a library.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct PythonLibrary {
        /// The properties of NVIDIA's Cython module for the library, if such a module exists.
        pub cython: Option<Cython>,
        /// `true` if the library's module in `cuda.bindings` uses Python naming. A view in `specs/views` describes that
        /// module.
        #[serde(default)]
        pub pythonic: bool,
    }
}

documented! {
    /// Properties of NVIDIA's Cython modules, whose functions other extension modules call.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Cython {
        /// `true` if types without a typedef are declared with the keyword `struct`, `union` or `enum`.
        #[serde(default)]
        pub keywords: bool,
        /// The result code after which a caller of the module checks for an exception: an enum member, or an integer.
        pub raised: Raised,
        /// The headers whose types the module defines under the module's own names. `all` if callers compile without
        /// any header.
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
    /// All types that the module uses.
    All(All),
}

/// The word `all` in specs.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum All {
    /// The word in the spec.
    All,
}

impl Default for OwnTypes {
    fn default() -> Self {
        Self::Of(Vec::new())
    }
}

impl Cython {
    /// Returns true if the module defines the types in this header under the module's own names.
    pub fn names_types_of(&self, header: &str) -> bool {
        matches!(&self.own_types, OwnTypes::Of(headers) if headers.iter().any(|own| own == header))
    }

    /// Returns true if the module defines all types, so that callers compile without any header.
    pub fn is_without_header(&self) -> bool {
        matches!(self.own_types, OwnTypes::All(All::All))
    }
}

words! {
    /// A Python option of a parameter.
    pub enum PythonWord {
        /// The argument may be omitted even if other arguments follow. NULL is passed in place of the omitted argument.
        Optional = "optional",
        /// For an array that CUDA reads: the parameter also accepts a single element, which is passed as an array with
        /// one element.
        AcceptsScalar = "accepts_scalar",
        /// For an array that CUDA writes: the number of elements in the returned list is the count that CUDA returns.
        TruncateToCount = "truncate_to_count",
        /// For an array of fixed length that CUDA writes: usually, only the first element is nonzero. `cubind.checked`
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

/// The result code after which Cython modules check for an exception: an enum member, or an integer that is not the
/// value of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Raised {
    /// A member of the enum of result codes.
    Member(String),
    /// An integer that is not the value of a member.
    Number(i32),
}
