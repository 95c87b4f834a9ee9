//! Lengths: where the length of an array or buffer comes from, and which parameters are nothing but such lengths.
//!
//! The same fact in both directions. C takes `(const int *a, size_t n)`: the length of `a` comes from `n`, and a caller
//! with a slice need not pass `n`.

use super::roles::{Param, Role};
use crate::spec::Count;
use std::fmt;

/// The source of the length of memory behind a pointer, in elements or in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LengthSource {
    /// A constant.
    Fixed(u64),
    /// A parameter's value, less a number: a tensor of rank n has n-1 strides.
    Param {
        /// The parameter.
        name: String,
        /// What to take off.
        minus: u64,
    },
    /// A parameter's value divided by that of another, rounded up.
    DivCeil {
        /// The parameter that is divided.
        dividend: String,
        /// The parameter that divides it.
        divisor: String,
    },
    /// Another function reports it: that one is called first.
    Call(String),
}

impl LengthSource {
    /// The source that a spec's count or size stands for.
    pub(super) fn of(count: &Count) -> Self {
        match count.clone() {
            Count::Fixed(number) => Self::Fixed(number),
            Count::Param { name, minus } => Self::Param { name, minus },
            Count::DivCeil { name, by } => Self::DivCeil { dividend: name, divisor: by },
            Count::Call(function) => Self::Call(function),
        }
    }
}

/// In the words of the specs.
impl fmt::Display for LengthSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = match self.clone() {
            Self::Fixed(number) => Count::Fixed(number),
            Self::Param { name, minus } => Count::Param { name, minus },
            Self::DivCeil { dividend, divisor } => Count::DivCeil { name: dividend, by: divisor },
            Self::Call(function) => Count::Call(function),
        };
        count.fmt(f)
    }
}

/// The length of one array or buffer, as its count or size parameter has to pass it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SliceLength {
    /// The array or buffer.
    pub slice: String,
    /// Whether it is counted in bytes rather than in elements.
    pub in_bytes: bool,
    /// What the parameter adds to the length: a tensor with n-1 strides has rank n.
    pub plus: u64,
    /// Whether the array may be NULL, whatever the parameter is.
    pub nullable: bool,
}

/// A value that follows from the other arguments, so that a language may drop the parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Derived {
    /// It is the length of these arrays and buffers, which must agree where there are several.
    Lengths(Vec<SliceLength>),
    /// It is the size, in bytes, of the value behind this parameter.
    SizeOf(String),
}

/// What the value of `param` follows from, if from anything.
pub(super) fn derived(param: &Param, params: &[Param]) -> Option<Derived> {
    let sized = params.iter().find(|other| {
        matches!(&other.role, Role::Attribute { bytes: Some(Count::Param { name, .. }), .. } if *name == param.name)
    });
    if let Some(value) = sized {
        return Some(Derived::SizeOf(value.name.clone()));
    }
    let lengths = params.iter().filter_map(|other| match other.role.length().map(LengthSource::of) {
        Some(LengthSource::Param { name, minus }) if name == param.name => Some(SliceLength {
            slice: other.name.clone(),
            in_bytes: matches!(other.role, Role::Buffer { .. }),
            plus: minus,
            nullable: other.nullable,
        }),
        Some(
            LengthSource::Param { .. } | LengthSource::Fixed(_) | LengthSource::DivCeil { .. } | LengthSource::Call(_),
        )
        | None => None,
    });
    let lengths: Vec<SliceLength> = lengths.collect();
    (!lengths.is_empty()).then_some(Derived::Lengths(lengths))
}
