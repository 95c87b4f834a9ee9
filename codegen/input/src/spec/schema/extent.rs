//! Extents of device memory: the number of elements and the stride in each dimension.

use super::short_or_long::only;
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};
use std::fmt;

/// The word that means the number of ranks in place of a parameter. For example, `[count, {ranks: count}]` means
/// `count` elements for each rank.
pub const RANKS: &str = "ranks";

/// The elements of an array that a call may use. Examples are `n` elements with the stride `incx`, and a matrix of `n`
/// columns with `m` elements each and the stride `lda`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The sides of the array. Each side has a count and a stride.
    pub sides: Vec<Side>,
    /// The sides that apply instead for certain values of an argument, if there is such an argument.
    pub unless: Option<Unless>,
}

/// One side (dimension) of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The parameter that specifies the number of elements.
    pub count: String,
    /// The parameter that specifies the stride. If there is no such parameter, the elements are contiguous.
    pub stride: Option<String>,
}

/// The sides of an array that apply if an argument transposes the array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unless {
    /// The argument that determines whether the array is transposed.
    pub param: String,
    /// The member of the argument's enum for which the sides in `Extent` apply.
    pub is: String,
    /// The sides for the other known members of the argument's enum.
    pub sides: Vec<Side>,
    /// The other known members of the argument's enum. For any other value of the argument, the sides are unknown.
    pub others: Vec<String>,
}

impl Extent {
    /// Returns true if the extent depends on the number of ranks.
    pub fn counts_ranks(&self) -> bool {
        let other = self.unless.iter().flat_map(|unless| &unless.sides);
        self.sides.iter().chain(other).flat_map(Side::names).any(|name| name == RANKS)
    }

    /// Returns the parameters on which the extent depends.
    pub fn params(&self) -> impl Iterator<Item = &String> {
        let other = self.unless.iter();
        let other = other.flat_map(|unless| std::iter::once(&unless.param).chain(numbers(&unless.sides)));
        numbers(&self.sides).chain(other)
    }

    /// Returns the parameters that specify counts and strides.
    pub fn numbers(&self) -> impl Iterator<Item = &String> {
        let turned = self.unless.as_ref().map(|unless| unless.param.as_str());
        self.params().filter(move |name| turned != Some(name.as_str()))
    }
}

/// Returns the parameters of the given sides.
fn numbers(sides: &[Side]) -> impl Iterator<Item = &String> {
    sides.iter().flat_map(Side::names).filter(|name| *name != RANKS)
}

impl Side {
    fn names(&self) -> impl Iterator<Item = &String> {
        std::iter::once(&self.count).chain(&self.stride)
    }
}

/// Returns the extent in the notation of specs.
impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.sides.as_slice(), &self.unless) {
            ([Side { count, stride: None }], None) => f.write_str(count),
            (sides, None) => f.write_str(&listed(sides)),
            (sides, Some(Unless { param, is, sides: other, others })) => {
                write!(f, "{{{param}: {{{is}: {}", listed(sides))?;
                others.iter().try_for_each(|member| write!(f, ", {member}: {}", listed(other)))?;
                f.write_str("}}")
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

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = Side;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the parameter that contains the number of elements, or `{number: distance}`")
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

const EXPECTED: &str = "the parameter that contains the number of elements, a list of sides such as `[m, {n: lda}]`, \
                       or `{param: {MEMBER: […], OTHER: […]}}`";

impl<'de> Deserialize<'de> for Extent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = Extent;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(EXPECTED)
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
                let turned: IndexMap<String, IndexMap<String, Vec<Side>>> =
                    Deserialize::deserialize(MapAccessDeserializer::new(map))?;
                let (param, cases) = only(turned, EXPECTED).map_err(A::Error::custom)?;
                let mut cases = cases.into_iter();
                let (Some((is, sides)), Some((other, turned))) = (cases.next(), cases.next()) else {
                    return Err(A::Error::custom("expected the sides for at least two members of the enum"));
                };
                if cases.as_slice().iter().any(|(_, sides)| *sides != turned) {
                    return Err(A::Error::custom("all members except the first need the same sides"));
                }
                let others = std::iter::once(other).chain(cases.map(|(member, _)| member)).collect();
                Ok(Extent { sides, unless: Some(Unless { param, is, sides: turned, others }) })
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
    fn extents_survive_a_round_trip() {
        for text in [
            "count",
            "[{n: incx}]",
            "[m, {n: lda}]",
            "[count, {ranks: count}]",
            "{transa: {OP_N: [m, {k: lda}], OP_T: [k, {m: lda}], OP_C: [k, {m: lda}]}}",
        ] {
            assert_eq!(read::<Extent>(text).unwrap().to_string(), text);
        }
        for text in [
            "[]",
            "[{m: 1, n: lda}]",
            "{a: {A: [m], B: [n]}, b: {A: [m], B: [n]}}",
            "{a: {A: [m]}}",
            "{a: {A: [m], B: [n], C: [m, n]}}",
            "{a: {}}",
        ] {
            assert!(read::<Extent>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_extent_names_its_parameters() {
        let extent = "{transa: {OP_N: [m, {k: lda}], OP_T: [k, {m: lda}]}}";
        let extent: Extent = read(extent).unwrap();
        assert_eq!(extent.params().collect::<Vec<_>>(), ["m", "k", "lda", "transa", "k", "m", "lda"]);
        assert_eq!(extent.numbers().collect::<Vec<_>>(), ["m", "k", "lda", "k", "m", "lda"]);
    }
}
