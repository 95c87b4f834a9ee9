//! What a number that names a type means: the type of the values that a program has in memory.

use super::keys::documented;
use super::short_or_long::{self, ShortOrLong};
use crate::ctype::{Builtin, CType};
use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer, Unexpected},
};

/// The type of values in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ElementType {
    /// A number of C's.
    Number(Builtin),
    /// IEEE's number of 16 bits.
    Float16,
    /// The upper half of a `float`.
    Bfloat16,
    /// A complex number: its two parts have this type.
    Complex(Builtin),
    /// One that languages do not have.
    None,
}

documented! {
    /// `{complex: float}`.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Complex {
        /// The type of both parts of a complex number.
        complex: CType,
    }
}

impl ShortOrLong for ElementType {
    const EXPECTED: &'static str =
        "a number type of C, `float16`, `bfloat16`, `{complex: float}`, or `void` for what programs have no type for";
    type Long = Complex;

    fn short<E: Error>(word: &str) -> Result<Self, E> {
        match word {
            "float16" => Ok(Self::Float16),
            "bfloat16" => Ok(Self::Bfloat16),
            _ => match CType::deserialize(word.into_deserializer())? {
                CType::Builtin(of) => Ok(Self::Number(of)),
                CType::Void => Ok(Self::None),
                CType::Named(_) | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => {
                    Err(E::invalid_value(Unexpected::Str(word), &Self::EXPECTED))
                }
            },
        }
    }

    fn long(Complex { complex }: Complex) -> Result<Self, String> {
        if let CType::Builtin(of @ (Builtin::Float | Builtin::Double)) = complex {
            Ok(Self::Complex(of))
        } else {
            Err("the parts of a complex number are `float` or `double`".to_owned())
        }
    }
}

impl<'de> Deserialize<'de> for ElementType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::read;

    #[test]
    fn types_have_their_words() {
        for (text, is) in [
            ("signed char", ElementType::Number(Builtin::SignedChar)),
            ("bfloat16", ElementType::Bfloat16),
            ("{complex: double}", ElementType::Complex(Builtin::Double)),
            ("void", ElementType::None),
        ] {
            assert_eq!(read::<ElementType>(text), Ok(is), "{text}");
        }
        for text in ["fxThing", "float *", "{complex: int}"] {
            assert!(read::<ElementType>(text).is_err(), "{text}");
        }
    }
}
