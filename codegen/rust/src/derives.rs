//! Which of Rust's traits a record has: those that all of its fields have, and only where field by field is right.
//!
//! - A union does not know which of its members was written, so there is nothing to compare, and nothing in a record
//!   around it.
//! - Functions have no address that means anything: the compiler may give one function two, and two functions one.
//! - A number with a fraction has neither `Eq` nor `Hash`, as everywhere in Rust.
//! - The bytes of bit fields also have bits of no field, which C leaves as they are: records with bit fields have no
//!   comparison.
//!
//! Reserved fields are fields: CUDA asks for zeros in them, and a newer library may have a meaning for something else.

use super::Scope;
use codegen_core::{
    api::{Member, Type, TypeKind},
    ctype::{Builtin, CType, System},
    types::Record,
};
use proc_macro2::TokenStream;
use quote::quote;

/// How the values of a type can be compared, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Comparison {
    /// Not at all.
    Nothing,
    /// `PartialEq` alone: there are floating-point numbers.
    Partial,
    /// `PartialEq`, `Eq` and `Hash`.
    Full,
}

impl Comparison {
    /// The traits, as a derive lists them behind others.
    pub(super) fn derives(self) -> TokenStream {
        match self {
            Self::Nothing => quote!(),
            Self::Partial => quote!(, PartialEq),
            Self::Full => quote!(, PartialEq, Eq, Hash),
        }
    }

    /// That of a struct or a union.
    pub(super) fn of_record(scope: &Scope<'_>, record: &Record<'_>) -> Self {
        let parts = record.parts();
        let has_spare_bits = [System::Linux, System::Windows]
            .into_iter()
            .any(|system| !record.storage(&scope.types, &parts, system).is_empty());
        if record.union || has_spare_bits {
            return Self::Nothing;
        }
        let spots = parts.iter().flat_map(|part| [part.on(System::Linux), part.on(System::Windows)]);
        spots.flatten().map(|spot| Self::of(scope, spot.ty)).min().unwrap_or(Self::Full)
    }

    /// That of a field's type.
    fn of(scope: &Scope<'_>, ty: &CType) -> Self {
        match ty {
            CType::Builtin(Builtin::Float | Builtin::Double) => Self::Partial,
            // Without the crate `half` they are bits that nothing calculates with.
            CType::Builtin(Builtin::Float16 | Builtin::Bfloat16) => Self::Nothing,
            CType::Builtin(_) | CType::Pointer { .. } => Self::Full,
            CType::Array { of, .. } => Self::of(scope, of),
            CType::Void | CType::Function { .. } => Self::Nothing,
            CType::Named(_) => {
                scope.types.resolved_type(ty).map_or(Self::Nothing, |found| Self::of_type(scope, found.item))
            }
        }
    }

    fn of_type(scope: &Scope<'_>, item: &Type) -> Self {
        match &item.kind {
            TypeKind::Enum(_) | TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => {
                Self::Full
            }
            TypeKind::Record { union, size, align, fields, windows } => {
                let record = Record { union: *union, size: *size, align: *align, fields, windows };
                Self::of_record(scope, &record)
            }
            TypeKind::Callback { .. } => Self::Nothing,
            TypeKind::Alias(of) => Self::of(scope, of),
        }
    }
}

/// `Default` for an enum in which 0 has a name: what a record of zeros has in such a field. Another enum has none, and
/// neither have result codes, as no call is a success until it was made.
pub(super) fn of_enum(members: &[Member], is_result: bool) -> TokenStream {
    let begins = !is_result && members.iter().any(|member| member.value == 0);
    if begins { quote!(, Default) } else { quote!() }
}
