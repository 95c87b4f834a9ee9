//! Types: names for people, the types of values that an enum selects, and what the fields of records are for.

use super::keys::{Rows, documented};
use super::short_or_long::{self, NameOrNumber, ShortOrLong, one_entry};
use crate::ctype::{Builtin, CType};
use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer},
};
use std::fmt;

/// The type of a value that an enum's member selects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueType {
    /// In C.
    pub ty: CType,
    /// What its bits mean, where the header's type does not say it.
    pub reading: Reading,
}

/// What the bits of a value mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// What the type says.
    Plain,
    /// An integer that says yes or no.
    Bool,
    /// 16 bits that are IEEE's `half`.
    Float16,
    /// 16 bits that are the upper half of a `float`.
    Bfloat16,
}

/// The keys of [`Read`].
pub(super) const READINGS: Rows = &[
    ("bool", " An integer of this type that is true or false."),
    ("float16", " An integer of this type whose 16 bits are IEEE's `half`."),
    ("bfloat16", " An integer of this type whose 16 bits are the upper half of a `float`."),
];

/// `{bool: int}`, `{float16: unsigned short}`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Read {
    Bool(CType),
    Float16(CType),
    Bfloat16(CType),
}

impl ShortOrLong for ValueType {
    const EXPECTED: &'static str = "a type, or `{bool: int}` for an `int` that says yes or no";
    type Long = Read;

    fn short<E: Error>(ty: &str) -> Result<Self, E> {
        Ok(Self { ty: CType::deserialize(ty.into_deserializer())?, reading: Reading::Plain })
    }

    fn long(read: Read) -> Result<Self, String> {
        let is_short = |ty: &CType| *ty == CType::Builtin(Builtin::UnsignedShort);
        match read {
            Read::Bool(ty @ CType::Builtin(Builtin::Int | Builtin::UnsignedInt)) => {
                Ok(Self { ty, reading: Reading::Bool })
            }
            Read::Bool(_) => Err("`bool` is for an `int` or an `unsigned int`; C's own is `_Bool`".to_owned()),
            Read::Float16(ty) if is_short(&ty) => Ok(Self { ty, reading: Reading::Float16 }),
            Read::Bfloat16(ty) if is_short(&ty) => Ok(Self { ty, reading: Reading::Bfloat16 }),
            Read::Float16(_) | Read::Bfloat16(_) => {
                Err("`float16` and `bfloat16` are for an `unsigned short`".to_owned())
            }
        }
    }
}

impl<'de> Deserialize<'de> for ValueType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// What a record's field is for, where its type does not tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldUse {
    /// Of a pointer: what it leads to, in the words that parameters have.
    pub role: Option<FieldRole>,
    /// Of `char[N]`: what the bytes are.
    pub bytes: Option<Bytes>,
    /// Of a pointer to an array: the field that says how many elements it has.
    pub count: Option<String>,
    /// Of a number: what it is in a new record, if not 0.
    pub initial: Option<Initial>,
    /// Of a member of a union: the field beside the union that says which member there is, and what it says for this one.
    pub when: Option<When>,
}

documented! {
    /// The same with its keys.
    #[derive(Deserialize)]
    pub(super) struct FieldKeys {
        /// Of a pointer: `in_array`, `out_array` or `address`.
        role: Option<FieldRole>,
        /// Of `char[N]`: `string` or `id`.
        bytes: Option<Bytes>,
        /// Of a pointer to an array: the field with the number of elements.
        count: Option<String>,
        /// Of a number: its value in a new record, if not 0: an integer, `sizeof`, a macro or a member of an enum. In a name, `{record}` is the record without `_t`.
        initial: Option<Initial>,
        /// Of a member of a union: the field that selects it, and the member of its enum: `{FIELD: MEMBER}`.
        when: Option<When>,
    }
}

impl ShortOrLong for FieldUse {
    const EXPECTED: &'static str = "a role, or a mapping with `role`, `bytes`, `initial` or `when`";
    type Long = FieldKeys;

    fn short<E: Error>(role: &str) -> Result<Self, E> {
        Ok(Self { role: Some(FieldRole::deserialize(role.into_deserializer())?), ..Self::default() })
    }

    fn long(FieldKeys { role, bytes, count, initial, when }: FieldKeys) -> Result<Self, String> {
        Ok(Self { role, bytes, count, initial, when })
    }
}

impl<'de> Deserialize<'de> for FieldUse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// What a number is in a new record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Initial {
    /// Always the same.
    Number(u32),
    /// How many bytes the record has.
    Size,
    /// What a macro of the header stands for; in its name, `{record}` is the record's, without `_t`.
    Constant(String),
}

impl Initial {
    /// The macro for one record; none for a number.
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
                Err(_) => {
                    Err(D::Error::custom("expected an integer of 32 bits, `sizeof`, a macro or a member of an enum"))
                }
            },
        }
    }
}

/// The member that a union has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    /// The field that selects it.
    pub field: String,
    /// The value of the field: a member of its enum.
    pub is: String,
}

impl<'de> Deserialize<'de> for When {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (field, is) = one_entry(deserializer, "`{FIELD: MEMBER}`")?;
        Ok(Self { field, is })
    }
}

/// What a pointer in a record leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldRole {
    /// An array that the program gives. Its length sets the field with the count, if one is named; arrays that have the
    /// same count are set together.
    InArray,
    /// An array that CUDA gives.
    OutArray,
    /// An address that is passed on as it is.
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

/// What the bytes of a `char[N]` are, if not simply bytes.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Bytes {
    /// A string that ends with a NUL.
    String,
    /// A number for machines, like a UUID.
    Id,
}
