//! Values whose types are selected by an enum's members: the sizes of such values, and the parts of complex types.

use super::MajorTypes;
use crate::{
    api::{Library, Member, Type, TypeKind},
    ctype::{Builtin, CType, System},
    facts::complex_part,
};
use std::collections::BTreeSet;

/// The size of a value, which may be an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueSize {
    /// The value is not an array. The size of the value is given.
    One(Bytes),
    /// The value is an array.
    Elements {
        /// The size of each element.
        size: Bytes,
        /// The number of elements. 0 means as many elements as the memory can contain.
        count: u64,
    },
}

/// The size of a value on each system, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes {
    /// The size on 64-bit Linux.
    pub linux: u64,
    /// The size on 64-bit Windows.
    pub windows: u64,
}

impl<'a> MajorTypes<'a> {
    /// Returns the members of an enum for which a table of the library specifies a type, each with that type. If
    /// several members have the same integer value, only the first member is included, because all of these members
    /// select the same type.
    pub fn selected(&self, library: &'a Library, table: &str) -> Vec<(&'a Member, &'a CType)> {
        // The lints ensure that each table belongs to an enum.
        let members = self.definition(table).and_then(|found| found.item.kind.members()).unwrap_or_default();
        let types = library.attribute_types.get(table);
        let typed = members.iter().filter_map(|member| Some((member, &types?.get(&member.name)?.ty)));
        let mut seen = BTreeSet::new();
        typed.filter(|(member, of)| **of != CType::Void && seen.insert(member.value)).collect()
    }

    /// Returns the size of a value. Returns `None` if the type has no fixed size. `has_size` returns true for the
    /// structs and unions whose size is the same for all callers.
    pub fn value_size(&self, ty: &CType, has_size: &impl Fn(&Type) -> bool) -> Option<ValueSize> {
        match ty {
            CType::Array { of, len } => Some(ValueSize::Elements { size: self.bytes(of, has_size)?, count: *len }),
            CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => {
                Some(ValueSize::One(self.bytes(ty, has_size)?))
            }
        }
    }

    fn bytes(&self, ty: &CType, has_size: &impl Fn(&Type) -> bool) -> Option<Bytes> {
        let on = |system| self.size_and_align(ty, system).0;
        self.is_sized(ty, has_size).then(|| Bytes { linux: on(System::Linux), windows: on(System::Windows) })
    }

    fn is_sized(&self, ty: &CType, has_size: &impl Fn(&Type) -> bool) -> bool {
        match ty {
            CType::Void => false,
            CType::Builtin(_) | CType::Pointer { .. } | CType::Function { .. } => true,
            CType::Array { of, .. } => self.is_sized(of, has_size),
            CType::Named(name) => self.resolved(name).is_some_and(|found| match &found.item.kind {
                TypeKind::Record { .. } => has_size(found.item),
                TypeKind::Alias(of) => self.is_sized(of, has_size),
                TypeKind::Enum(_)
                | TypeKind::IntegerNewtype(_)
                | TypeKind::FixedWidthInt(_)
                | TypeKind::Handle { .. }
                | TypeKind::Callback { .. } => true,
            }),
        }
    }

    /// Returns the type of the real and the imaginary part of a complex type.
    pub fn complex_part(&self, ty: &CType) -> Option<Builtin> {
        let TypeKind::Record { union: false, fields, .. } = &self.resolved_type(ty)?.item.kind else { return None };
        complex_part(fields.iter().map(|field| (field.name.as_str(), &field.ty)))
    }
}
