//! What specs say to Python alone: the sections `python`.

use super::keys::documented;
use super::short_or_long::NameOrNumber;
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
        /// The module.
        pub module: String,
        /// The headers whose types the module defines itself: Cython calls those by its own names.
        #[serde(default)]
        pub own_types: Vec<String>,
        /// Whether the module defines all types itself, so that no header is needed to compile a caller.
        #[serde(default)]
        pub without_header: bool,
    }
}

documented! {
    /// Of a function.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct PythonFunction {
        /// Why the GIL is held during the call: it neither blocks nor calls back.
        pub hold_gil: Option<String>,
        /// What the function is called as well.
        #[serde(default)]
        pub aliases: Vec<String>,
    }
}

documented! {
    /// Of a family.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct PythonFamily {
        /// Why the GIL is held during calls of its functions, where a function's own entry does not release it.
        pub hold_gil: Option<String>,
    }
}

documented! {
    /// Of a parameter.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
    pub struct PythonParam {
        /// Whether it may be left out although arguments follow it, and is NULL then.
        #[serde(default)]
        pub optional: bool,
        /// Arrays that CUDA reads: whether one element may stand for an array of one.
        #[serde(default)]
        pub accepts_scalar: bool,
        /// Arrays that CUDA writes: whether the list that is returned ends where CUDA's own count ends.
        #[serde(default)]
        pub truncate_to_count: bool,
        /// Arrays of fixed length that CUDA writes: mostly only the first element is written, and the others are zero.
        #[serde(default)]
        pub single: bool,
    }
}

impl PythonParam {
    /// The keys that are set.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let Self { optional, accepts_scalar, truncate_to_count, single } = *self;
        let keys = [
            ("optional", optional),
            ("accepts_scalar", accepts_scalar),
            ("truncate_to_count", truncate_to_count),
            ("single", single),
        ];
        keys.into_iter().filter(|(_, set)| *set).map(|(key, _)| key)
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
