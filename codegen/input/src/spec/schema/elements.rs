//! Element types: types of values in memory, which the members of an enum specify.

use crate::ctype::{Builtin, CType};
use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer, Unexpected},
};

/// The type of a value in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ElementType {
    /// An arithmetic type of C.
    Number(Builtin),
    /// A 16-bit IEEE floating-point number.
    Float16,
    /// A number that consists of the upper 16 bits of a `float`.
    Bfloat16,
    /// A complex number, whose real and imaginary parts have this type.
    Complex(Builtin),
    /// A type that exists neither in Rust nor in Python.
    None,
}

const EXPECTED: &str =
    "a C number type, `float16`, `bfloat16`, `float _Complex`, or `void` for a type that programs cannot represent";

impl<'de> Deserialize<'de> for ElementType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let parts = word.strip_suffix(" _Complex");
        match (word.as_str(), parts.map_or(word.as_str(), str::trim)) {
            ("float16", _) => Ok(Self::Float16),
            ("bfloat16", _) => Ok(Self::Bfloat16),
            (_, ty) => match (CType::deserialize(ty.into_deserializer())?, parts) {
                (CType::Builtin(of), None) => Ok(Self::Number(of)),
                (CType::Builtin(of @ (Builtin::Float | Builtin::Double)), Some(_)) => Ok(Self::Complex(of)),
                (CType::Void, None) => Ok(Self::None),
                _ => Err(D::Error::invalid_value(Unexpected::Str(&word), &EXPECTED)),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::read;

    #[test]
    fn element_types_are_parsed_from_their_names() {
        for (text, is) in [
            ("signed char", ElementType::Number(Builtin::SignedChar)),
            ("bfloat16", ElementType::Bfloat16),
            ("double _Complex", ElementType::Complex(Builtin::Double)),
            ("void", ElementType::None),
        ] {
            assert_eq!(read::<ElementType>(text), Ok(is), "{text}");
        }
        for text in ["fxThing", "float *", "int _Complex"] {
            assert!(read::<ElementType>(text).is_err(), "{text}");
        }
    }
}
