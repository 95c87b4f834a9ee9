//! Types of values that enum members select, and roles of fields in records.

use super::keys::documented;
use super::words::words;
use super::{
    NameOrNumber,
    short_or_long::{self, ShortOrLong, one_entry},
};
use crate::ctype::{Builtin, CType};
use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer},
};
use std::fmt;

/// The type of a value that an enum member selects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueType {
    /// The C type of the value.
    pub ty: CType,
    /// The meaning of the value's bits, if the C type does not determine the meaning.
    pub reading: Reading,
}

/// The meaning of the bits of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The bits have the meaning of the C type.
    Plain,
    /// An integer that represents a Boolean.
    Bool,
    /// A 16-bit IEEE floating-point number (`half`).
    Float16,
    /// The upper 16 bits of a `float` (`bfloat16`).
    Bfloat16,
}

words! {
    /// The notations of a value type that require a mapping.
    pub enum ValueWord {
        /// An integer of this C type that represents a Boolean.
        Bool(CType) = "bool",
    }
}

impl ShortOrLong for ValueType {
    const EXPECTED: &'static str = "a type, `float16`, `bfloat16`, or `{bool: int}` for an `int` that is 0 or 1";
    type Long = ValueWord;

    fn short<E: Error>(ty: &str) -> Result<Self, E> {
        let bits = |reading| Ok(Self { ty: CType::Builtin(Builtin::UnsignedShort), reading });
        match ty {
            "float16" => bits(Reading::Float16),
            "bfloat16" => bits(Reading::Bfloat16),
            _ => Ok(Self { ty: CType::deserialize(ty.into_deserializer())?, reading: Reading::Plain }),
        }
    }

    fn long(read: ValueWord) -> Result<Self, String> {
        match read {
            ValueWord::Bool(ty @ CType::Builtin(Builtin::Int | Builtin::UnsignedInt)) => {
                Ok(Self { ty, reading: Reading::Bool })
            }
            ValueWord::Bool(_) => {
                Err("`bool` applies only to `int` and `unsigned int`, because C's own Boolean type is `_Bool`"
                    .to_owned())
            }
        }
    }
}

impl<'de> Deserialize<'de> for ValueType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// Properties of a record's field that the field's type does not determine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldUse {
    /// The role of a pointer field.
    pub role: Option<FieldRole>,
    /// The contents of a field of the type `char[N]`.
    pub bytes: Option<Bytes>,
    /// For a pointer to an array: the field that contains the number of elements in the array.
    pub count: Option<String>,
    /// The initial value of an integer field in a new record, if this value is not 0.
    pub initial: Option<Initial>,
    /// For a member of a union: the field next to the union that selects the member, and the value of that field.
    pub when: Option<When>,
}

documented! {
    /// The keys for [`FieldUse`] in a spec.
    #[derive(Deserialize)]
    pub(super) struct FieldKeys {
        /// The role of a pointer field, or the contents of a field of the type `char[N]`.
        role: Option<FieldWord>,
        /// For a pointer to an array: the field that contains the number of elements in the array.
        count: Option<String>,
        /// The initial value of an integer field in a new record, if this value is not 0: an integer, `sizeof`, a macro
        /// or an enum member. In names, `{record}` is replaced by the record's name without `_t`.
        initial: Option<Initial>,
        /// For a member of a union: the field that selects the member, and the value of that field, which is a member
        /// of the field's enum: `{FIELD: MEMBER}`.
        when: Option<When>,
    }
}

impl ShortOrLong for FieldUse {
    const EXPECTED: &'static str = "a role, or a mapping with `role`, `count`, `initial` or `when`";
    type Long = FieldKeys;

    fn short<E: Error>(role: &str) -> Result<Self, E> {
        Ok(FieldWord::deserialize(role.into_deserializer())?.into())
    }

    fn long(FieldKeys { role, count, initial, when }: FieldKeys) -> Result<Self, String> {
        Ok(Self { count, initial, when, ..role.map(Self::from).unwrap_or_default() })
    }
}

impl<'de> Deserialize<'de> for FieldUse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// The initial value of an integer field in a new record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Initial {
    /// An integer constant.
    Number(u32),
    /// The size of the record in bytes (`sizeof`).
    Size,
    /// A macro or an enum member. In the name, `{record}` is replaced by the record's name without `_t`.
    Constant(String),
}

impl Initial {
    /// Returns the name of the macro or enum member for one record. Returns `None` if the initial value is an integer
    /// or the size of the record.
    pub fn constant(&self, record: &str) -> Option<String> {
        match self {
            Self::Number(_) | Self::Size => None,
            Self::Constant(name) => Some(name.replace("{record}", record.strip_suffix("_t").unwrap_or(record))),
        }
    }
}

impl<'de> Deserialize<'de> for Initial {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match NameOrNumber::deserialize(deserializer)? {
            NameOrNumber::Name(word) if word == "sizeof" => Ok(Self::Size),
            NameOrNumber::Name(constant) => Ok(Self::Constant(constant)),
            NameOrNumber::Number(number) => match u32::try_from(number) {
                Ok(number) => Ok(Self::Number(number)),
                Err(_) => Err(D::Error::custom("expected a 32-bit integer, `sizeof`, a macro or a member of an enum")),
            },
        }
    }
}

/// The condition under which a member of a union is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    /// The field whose value selects the member of the union.
    pub field: String,
    /// The value of the selecting field, which is a member of the field's enum.
    pub is: String,
}

impl<'de> Deserialize<'de> for When {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (field, is) = one_entry(deserializer, "`{FIELD: MEMBER}`")?;
        Ok(Self { field, is })
    }
}

words! {
    /// The role of a record's field.
    pub enum FieldWord {
        /// A pointer to an array that programs set.
        InArray = "in_array",
        /// A pointer to an array that CUDA sets.
        OutArray = "out_array",
        /// A pointer that the binding passes unchanged.
        Address = "address",
        /// A field of the type `char[N]` that contains a NUL-terminated string.
        String = "string",
        /// A field of the type `char[N]` that contains a binary identifier, such as a UUID.
        Id = "id",
    }
}

impl From<FieldWord> for FieldUse {
    fn from(word: FieldWord) -> Self {
        let (role, bytes) = match word {
            FieldWord::InArray => (Some(FieldRole::InArray), None),
            FieldWord::OutArray => (Some(FieldRole::OutArray), None),
            FieldWord::Address => (Some(FieldRole::Address), None),
            FieldWord::String => (None, Some(Bytes::String)),
            FieldWord::Id => (None, Some(Bytes::Id)),
        };
        Self { role, bytes, ..Self::default() }
    }
}

/// The role of a pointer field in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldRole {
    /// An array that the program sets. If the record has a count field for this array, the array's length is stored in
    /// that field. Arrays with the same count field are set together.
    InArray,
    /// An array that CUDA sets.
    OutArray,
    /// An address that the binding passes unchanged.
    Address,
}

impl fmt::Display for FieldRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::InArray => "in_array",
            Self::OutArray => "out_array",
            Self::Address => "address",
        })
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::String => "string",
            Self::Id => "id",
        })
    }
}

/// The contents of a field of the type `char[N]`, if these are not plain bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bytes {
    /// A NUL-terminated string.
    String,
    /// A binary identifier, such as a UUID.
    Id,
}
