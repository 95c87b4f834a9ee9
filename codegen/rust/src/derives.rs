//! Derived traits of records: the traits that all fields implement, if a field-by-field comparison is correct.
//!
//! - A union does not record which of its members was written, so neither it nor a record that contains it can be
//!   compared.
//! - Function addresses are not unique: one function may have two addresses, and two functions may have the same
//!   address.
//! - Floating-point numbers implement neither `Eq` nor `Hash`.
//! - The bytes of bit fields also contain unused bits, whose values are undefined in C. Records with bit fields cannot
//!   be compared.
//!
//! Reserved fields are also compared, because CUDA requires that they are zero, and newer libraries may assign other
//! values to them.

use super::Scope;
use codegen_core::{
    api::{Member, Type, TypeKind},
    ctype::{Builtin, CType, System},
    types::Record,
};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The comparisons that a type supports, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Comparison {
    /// The type supports no comparison.
    Nothing,
    /// The type implements only `PartialEq`, because it contains floating-point numbers.
    Partial,
    /// The type implements `PartialEq`, `Eq` and `Hash`.
    Full,
}

impl Comparison {
    /// The traits that are appended to the list in `#[derive]`.
    pub(super) fn derives(self) -> TokenStream {
        match self {
            Self::Nothing => quote!(),
            Self::Partial => quote!(, PartialEq),
            Self::Full => quote!(, PartialEq, Hash),
        }
    }

    /// An `impl` block for `Eq`. `#[derive(Eq)]` would generate an additional function for each type.
    pub(super) fn eq(self, name: &Ident) -> Option<TokenStream> {
        (self == Self::Full).then(|| quote!(impl Eq for #name {}))
    }

    /// The comparison that a struct or a union supports.
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

    /// The comparison that a field's type supports.
    fn of(scope: &Scope<'_>, ty: &CType) -> Self {
        match ty {
            CType::Builtin(Builtin::Float | Builtin::Double) => Self::Partial,
            // Without the crate `half`, 16-bit floating-point types are plain integers that contain the bits.
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

/// The implementation of `Default` for an enum in which 0 has a name. A field of this type in a zeroed record has the
/// value 0. Enums without a name for 0 do not implement `Default`. Enums of result codes do not implement it either,
/// because 0 would mean success although no call was made.
pub(super) fn of_enum(members: &[Member], is_result: bool) -> TokenStream {
    let begins = !is_result && members.iter().any(|member| member.value == 0);
    if begins { quote!(, Default) } else { quote!() }
}
