//! The view of a library in Python's names: what `cuda.bindings` calls its functions, enums and parameters.

use serde::{
    Deserialize, Deserializer,
    de::{Error, Visitor},
};
use indexmap::IndexMap;
use std::fmt;

/// How the module of `cuda.bindings` with Python's names is called that the library has there.
#[derive(Clone, Debug, Deserialize)]
pub struct PythonView {
    /// What the names of functions, types and enum members begin with, in any case: `nvJitLink`.
    pub prefix: String,
    /// Words of mixed case that snake case keeps together: `NvLink`.
    #[serde(default)]
    pub words: Vec<String>,
    /// The class of its exceptions.
    pub exception: String,
    /// Functions whose name there does not follow from C's.
    #[serde(default)]
    pub functions: IndexMap<String, String>,
    /// Further names of enum members.
    #[serde(default)]
    pub members: IndexMap<String, String>,
    /// Parameters whose name there does not follow from C's.
    #[serde(default)]
    pub params: IndexMap<String, String>,
    /// Records that are arrays there although no parameter and no field shows it.
    #[serde(default)]
    pub arrays: Vec<String>,
    /// Outputs that are not returned there: programs give the address, or the record, into which they go.
    #[serde(default)]
    pub filled: Vec<String>,
    /// Counts that programs do not give there: the array has its length.
    #[serde(default)]
    pub lengths: Vec<String>,
    /// By function: what parameters at the end are if they are left out.
    #[serde(default)]
    pub defaults: IndexMap<String, IndexMap<String, i64>>,
    /// The size of the memory for strings that functions write, which programs do not choose there.
    pub capacity: Option<u32>,
    /// The field of a result with the driver's code, which exceptions show.
    pub driver_code: Option<String>,
}

/// The result code at which Cython modules look for an exception: a member of the enum, or a number that no member has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Raised {
    /// A member.
    Member(String),
    /// A number.
    Number(i32),
}

impl<'de> Deserialize<'de> for Raised {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MemberOrNumber;
        impl Visitor<'_> for MemberOrNumber {
            type Value = Raised;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a member of the enum of result codes, or a number")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Raised, E> {
                Ok(Raised::Member(name.to_owned()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Raised, E> {
                i32::try_from(number).map(Raised::Number).map_err(E::custom)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Raised, E> {
                i32::try_from(number).map(Raised::Number).map_err(E::custom)
            }
        }
        deserializer.deserialize_any(MemberOrNumber)
    }
}
