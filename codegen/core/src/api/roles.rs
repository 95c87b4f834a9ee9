//! Roles of parameters, and the source of each role.

pub use crate::spec::{Direction, ParamKeys, Role, Selection};

use crate::{ctype::CType, spec::FamilyKey};
use std::{fmt, ops::Deref};

/// The source of a parameter's role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The rule with this name.
    Rule(&'static str),
    /// The symbol's own entry in the spec.
    Spec,
    /// The entry for the symbol's unversioned name.
    SpecOf(String),
    /// An entry of a family.
    Family(FamilyKey),
}

/// A parameter with its role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// The parameter's name in the header.
    pub name: String,
    /// The parameter's type in the header.
    pub ty: CType,
    /// The parameter's role.
    pub role: Role,
    /// The keys of the parameter's entry, apart from the keys of its role.
    pub keys: ParamKeys,
    /// The arrays and buffers whose length this parameter specifies.
    pub counts: Vec<String>,
    /// The meaning of the parameter's bits, if the parameter is an integer with flags.
    pub bits: Option<FlagSet>,
    /// The source of the role.
    pub origin: Origin,
}

impl Deref for Param {
    type Target = ParamKeys;

    fn deref(&self) -> &ParamKeys {
        &self.keys
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(rule) => f.write_str(rule),
            Self::Spec => f.write_str("spec"),
            Self::SpecOf(symbol) => write!(f, "spec of {symbol}"),
            Self::Family(key) => key.fmt(f),
        }
    }
}

/// The meaning of an integer parameter's bits, as declared in the spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlagSet {
    /// The members of an enum. The value is the name of the enum in the header.
    Enum(String),
    /// The combined values of macros or enums. The strings are names, or patterns for names.
    Names(Vec<String>),
    /// No flags are defined, so the value must be 0.
    None,
}
