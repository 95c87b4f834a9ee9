//! Kinds of values, which determine the caller's obligations.
//!
//! A value is a number that the library checks, a handle, an address, or a record that contains handles or addresses.

use crate::{
    api::TypeKind,
    ctype::CType,
    types::{MajorTypes, ValueKind},
};
use std::collections::BTreeSet;

/// The kind of a value that a caller passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::analysis) enum Meaning {
    /// A number, an enum, or a record of numbers and enums. The library reports invalid values. This variant includes
    /// 32-bit integers with their own types, such as device ordinals and identifiers.
    Plain,
    /// A handle for an object of the library.
    Handle,
    /// An address of host or device memory.
    Address,
    /// The address of a NUL-terminated string.
    CString,
    /// A pointer to a function.
    Function,
    /// A record that contains handles, addresses, strings or functions.
    Record,
}

/// The types of one library, for the classification of values by their meaning.
pub(in crate::analysis) struct Types<'a> {
    pub(in crate::analysis) types: &'a MajorTypes<'a>,
}

impl Types<'_> {
    /// Returns the meaning of a value of this type.
    pub(super) fn meaning(&self, ty: &CType) -> Meaning {
        match self.types.kind(ty) {
            ValueKind::Number | ValueKind::Enum | ValueKind::Integer => Meaning::Plain,
            ValueKind::Handle | ValueKind::Stream => Meaning::Handle,
            ValueKind::DeviceAddress => Meaning::Address,
            ValueKind::CString => Meaning::CString,
            ValueKind::Function => Meaning::Function,
            ValueKind::Pointer if self.is_object(ty) => Meaning::Handle,
            ValueKind::Pointer | ValueKind::Untyped => Meaning::Address,
            ValueKind::Record if self.has_references(ty) => Meaning::Record,
            ValueKind::Record => Meaning::Plain,
            ValueKind::Array => match ty {
                CType::Array { of, len: _ } => self.meaning(of),
                CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => {
                    self.within_alias(ty)
                }
            },
        }
    }

    /// Returns true if a value of this type is a reference, or contains a reference.
    pub(in crate::analysis) fn has_references(&self, ty: &CType) -> bool {
        self.refers(ty, &mut BTreeSet::new())
    }

    fn refers(&self, ty: &CType, seen: &mut BTreeSet<String>) -> bool {
        match ty {
            CType::Void | CType::Builtin(_) => false,
            CType::Pointer { .. } | CType::Function { .. } => true,
            CType::Array { of, len: _ } => self.refers(of, seen),
            CType::Named(name) => {
                let Some(found) = self.types.definition(name) else { return false };
                if !seen.insert(found.item.name.clone()) {
                    return false;
                }
                match &found.item.kind {
                    TypeKind::Enum(_) | TypeKind::FixedWidthInt(_) => false,
                    TypeKind::IntegerNewtype(_) => self.types.kind_of(found.item) != ValueKind::Integer,
                    TypeKind::Handle { .. } | TypeKind::Callback { .. } => true,
                    TypeKind::Alias(of) => self.refers(of, seen),
                    TypeKind::Record { fields, .. } => fields.iter().any(|field| self.refers(&field.ty, seen)),
                }
            }
        }
    }

    fn within_alias(&self, ty: &CType) -> Meaning {
        let alias = ty.name().and_then(|name| self.types.definition(name));
        match alias.map(|found| &found.item.kind) {
            Some(TypeKind::Alias(of)) => self.meaning(of),
            Some(
                TypeKind::Enum(_)
                | TypeKind::Record { .. }
                | TypeKind::Handle { .. }
                | TypeKind::IntegerNewtype(_)
                | TypeKind::FixedWidthInt(_)
                | TypeKind::Callback { .. },
            )
            | None => Meaning::Plain,
        }
    }

    /// Returns true if the type is a pointer with the name of a handle, or a pointer to a type that is opaque outside
    /// the C library.
    fn is_object(&self, ty: &CType) -> bool {
        if let Some((to, _)) = ty.pointee() {
            return to.name().is_some() && self.types.kind(to) == ValueKind::Untyped;
        }
        let alias = ty.name().and_then(|name| self.types.resolved(name)).map(|found| &found.item.kind);
        matches!(alias, Some(TypeKind::Alias(CType::Pointer { to, .. })) if to.name().is_some())
    }
}
