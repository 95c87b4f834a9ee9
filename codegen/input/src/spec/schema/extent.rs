//! How far memory on a device reaches: the numbers of elements that lie one behind the other, and how far apart.

use super::keys::documented;
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};
use std::fmt;

/// What says how many ranks there are, in the place of a parameter: `[count, {ranks: count}]` is as many times `count` elements.
pub const RANKS: &str = "ranks";

/// The places of the elements that a call may use: `n` elements `incx` apart, or a matrix of `m` rows with `n` columns `lda` apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Its sides, of which each has a number and a distance.
    pub sides: Vec<Side>,
    /// What it is instead where an argument has other values than this.
    pub unless: Option<Unless>,
}

/// One side of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The parameter with the number of its elements.
    pub count: String,
    /// The parameter with the distance of two of them; they lie side by side without one.
    pub stride: Option<String>,
}

/// The other sides of an array that an argument may turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unless {
    /// The argument.
    pub param: String,
    /// The member of its enum with which the array is as it was said first.
    pub is: String,
    /// The sides with the others that are known.
    pub sides: Vec<Side>,
    /// These others. With any further value nobody knows the sides.
    pub others: Vec<String>,
}

impl Extent {
    /// Whether it depends on how many ranks there are.
    pub fn counts_ranks(&self) -> bool {
        let other = self.unless.iter().flat_map(|unless| &unless.sides);
        self.sides.iter().chain(other).flat_map(Side::names).any(|name| name == RANKS)
    }

    /// The parameters that it names.
    pub fn params(&self) -> impl Iterator<Item = &String> {
        let other = self.unless.iter();
        let other = other.flat_map(|unless| std::iter::once(&unless.param).chain(numbers(&unless.sides)));
        numbers(&self.sides).chain(other)
    }

    /// Those of them that are numbers.
    pub fn numbers(&self) -> impl Iterator<Item = &String> {
        let turned = self.unless.as_ref().map(|unless| unless.param.as_str());
        self.params().filter(move |name| turned != Some(name.as_str()))
    }
}

/// The parameters of sides.
fn numbers(sides: &[Side]) -> impl Iterator<Item = &String> {
    sides.iter().flat_map(Side::names).filter(|name| *name != RANKS)
}

impl Side {
    fn names(&self) -> impl Iterator<Item = &String> {
        std::iter::once(&self.count).chain(&self.stride)
    }
}

/// As a spec has it.
impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.sides.as_slice(), &self.unless) {
            ([Side { count, stride: None }], None) => f.write_str(count),
            (sides, None) => f.write_str(&listed(sides)),
            (sides, Some(Unless { param, is, sides: other, others })) => {
                let (sides, other, others) = (listed(sides), listed(other), others.join(", "));
                write!(f, "{{when: {{{param}: {is}}}, then: {sides}, otherwise: {other}, if: [{others}]}}")
            }
        }
    }
}

fn listed(sides: &[Side]) -> String {
    let side = |Side { count, stride }: &Side| match stride {
        Some(stride) => format!("{{{count}: {stride}}}"),
        None => count.clone(),
    };
    format!("[{}]", sides.iter().map(side).collect::<Vec<_>>().join(", "))
}

documented! {
    /// With its keys.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct ExtentKeys {
        /// The parameter, and the member of its enum, with which the sides are those of `then`.
        when: IndexMap<String, String>,
        /// The sides in that case.
        then: Vec<Side>,
        /// The sides with one of the values under `if`.
        otherwise: Vec<Side>,
        /// The other members with which the sides are known.
        r#if: Vec<String>,
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = Side;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the parameter with a number of elements, or `{number: distance}`")
            }

            fn visit_str<E: Error>(self, count: &str) -> Result<Side, E> {
                Ok(Side { count: count.to_owned(), stride: None })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Side, A::Error> {
                let sides: IndexMap<String, String> = Deserialize::deserialize(MapAccessDeserializer::new(map))?;
                match sides.into_iter().collect::<Vec<_>>().as_slice() {
                    [(count, stride)] => Ok(Side { count: count.clone(), stride: Some(stride.clone()) }),
                    several => Err(A::Error::invalid_length(several.len(), &self)),
                }
            }
        }
        deserializer.deserialize_any(Form)
    }
}

impl<'de> Deserialize<'de> for Extent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = Extent;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "the parameter with a number of elements, a list of sides such as `[m, {n: lda}]`, or \
                     `{when: {param: MEMBER}, then: […], otherwise: […], if: [OTHER]}`",
                )
            }

            fn visit_str<E: Error>(self, count: &str) -> Result<Extent, E> {
                Ok(Extent { sides: vec![Side { count: count.to_owned(), stride: None }], unless: None })
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Extent, A::Error> {
                let mut sides = Vec::new();
                while let Some(side) = seq.next_element()? {
                    sides.push(side);
                }
                if sides.is_empty() {
                    Err(A::Error::invalid_length(0, &self))
                } else {
                    Ok(Extent { sides, unless: None })
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Extent, A::Error> {
                let ExtentKeys { when, then, otherwise, r#if: others } =
                    Deserialize::deserialize(MapAccessDeserializer::new(map))?;
                if others.is_empty() {
                    return Err(A::Error::invalid_length(0, &"members under `if`"));
                }
                match when.into_iter().collect::<Vec<_>>().as_slice() {
                    [(param, is)] => {
                        let unless = Unless { param: param.clone(), is: is.clone(), sides: otherwise, others };
                        Ok(Extent { sides: then, unless: Some(unless) })
                    }
                    several => Err(A::Error::invalid_length(several.len(), &"one parameter under `when`")),
                }
            }
        }
        deserializer.deserialize_any(Form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::read;

    #[test]
    fn extents_read_back() {
        for text in [
            "count",
            "[{n: incx}]",
            "[m, {n: lda}]",
            "[count, {ranks: count}]",
            "{when: {transa: OP_N}, then: [m, {k: lda}], otherwise: [k, {m: lda}], if: [OP_T, OP_C]}",
        ] {
            assert_eq!(read::<Extent>(text).unwrap().to_string(), text);
        }
        for text in [
            "[]",
            "[{m: 1, n: lda}]",
            "{when: {a: A, b: B}, then: [m], otherwise: [n], if: [C]}",
            "{when: {a: A}, then: [m]}",
            "{when: {a: A}, then: [m], otherwise: [n]}",
            "{when: {a: A}, then: [m], otherwise: [n], if: []}",
        ] {
            assert!(read::<Extent>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_extent_names_its_parameters() {
        let extent = "{when: {transa: OP_N}, then: [m, {k: lda}], otherwise: [k, {m: lda}], if: [OP_T]}";
        let extent: Extent = read(extent).unwrap();
        assert_eq!(extent.params().collect::<Vec<_>>(), ["m", "k", "lda", "transa", "k", "m", "lda"]);
        assert_eq!(extent.numbers().collect::<Vec<_>>(), ["m", "k", "lda", "k", "m", "lda"]);
    }
}
