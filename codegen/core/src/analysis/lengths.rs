//! Lengths: the parameters whose only purpose is to pass the length of an array or buffer.
//!
//! In the spec, the role of an array specifies the source of the array's length. This module inverts that relation. In
//! C, a function takes `(const int *a, size_t n)`, and the length of `a` comes from `n`. A caller that passes a slice
//! need not pass `n`.

use crate::{
    api::{
        plan::{Derived, SliceLength},
        roles::{Param, Role},
    },
    spec::Count,
};

/// Returns the source of the value of `param`, if other arguments determine this value.
pub(super) fn derived(param: &Param, params: &[Param]) -> Option<Derived> {
    let sized = params.iter().find(|other| {
        matches!(&other.role, Role::Attribute { bytes: Some(Count::Param { name, .. }), .. } if *name == param.name)
    });
    if let Some(value) = sized {
        return Some(Derived::SizeOf(value.name.clone()));
    }
    let of = |other: &Param| match other.role.length() {
        Some(Count::Param { name, minus }) if *name == param.name => Some(*minus),
        Some(Count::Param { .. } | Count::Fixed(_) | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_))
        | None => None,
    };
    let counted: Vec<(&Param, u64)> = params.iter().filter_map(|other| Some((other, of(other)?))).collect();
    // If all of the arrays may be NULL, either all or none of them must be NULL. Otherwise, CUDA would read past the
    // end of an array.
    let is_any_needed = counted.iter().any(|(other, _)| !other.nullable);
    let lengths = counted.into_iter().map(|(other, plus)| SliceLength {
        slice: other.name.clone(),
        in_bytes: matches!(other.role, Role::Buffer { .. }),
        plus,
        optional: other.optional || (other.nullable && is_any_needed),
    });
    let lengths: Vec<SliceLength> = lengths.collect();
    (!lengths.is_empty()).then_some(Derived::Lengths(lengths))
}
