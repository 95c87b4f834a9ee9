//! Constants that are records: the values of their fields, and the bytes of the record.

use super::MajorTypes;
use crate::{
    api::TypeKind,
    ctype::{Builtin, CType, System},
    ordered::Ordered,
};

/// One value in a constant record.
#[derive(Debug, PartialEq, Eq)]
pub struct RecordPart<'a> {
    /// The steps from the record to the value.
    pub steps: Vec<Step<'a>>,
    /// The offset of the value from the beginning of the record, in bytes.
    pub offset: u64,
    /// The type of the value, which is an integer or an enum.
    pub ty: &'a CType,
    /// The numeric value, which is not 0.
    pub number: i128,
}

/// A step from a record to a field, or from an array to an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// The step to the field of this name.
    Field(&'a str),
    /// The step to the element at this index.
    Element(u64),
}

impl<'a> MajorTypes<'a> {
    /// Returns the values in a constant of the type `ty`. `fields` contains the paths of the values in the registry.
    ///
    /// # Panics
    ///
    /// If the record has no field for a path. This cannot happen, because the scan found the record and the constant in
    /// the same headers.
    pub fn record_parts(&self, ty: &'a CType, fields: &'a Ordered<i128>) -> Vec<RecordPart<'a>> {
        let part = |(path, number): (&'a String, &i128)| {
            self.part(ty, path, *number)
                .unwrap_or_else(|| panic!("`{ty}` has no `{path}`, which a constant of it sets"))
        };
        fields.iter().map(part).collect()
    }

    fn part(&self, ty: &'a CType, path: &'a str, number: i128) -> Option<RecordPart<'a>> {
        let mut part = RecordPart { steps: Vec::new(), offset: 0, ty, number };
        for step in path.split(['.', '[']) {
            if let Some(index) = step.strip_suffix(']') {
                let index = index.parse().ok()?;
                let CType::Array { of, .. } = part.ty else { return None };
                part.offset += self.size_and_align(of, System::Linux).0 * index;
                part.ty = of;
                part.steps.push(Step::Element(index));
            } else {
                let TypeKind::Record { fields, .. } = &self.resolved_type(part.ty)?.item.kind else { return None };
                let field = fields.iter().find(|field| field.name == step)?;
                part.offset += field.offset;
                part.ty = &field.ty;
                part.steps.push(Step::Field(step));
            }
        }
        Some(part)
    }

    /// Returns true if a type is `bool`, under any name.
    pub fn is_bool(&self, ty: &CType) -> bool {
        match ty {
            CType::Builtin(builtin) => *builtin == Builtin::Bool,
            CType::Named(name) => match self.definition(name).map(|found| &found.item.kind) {
                Some(TypeKind::Alias(of)) => self.is_bool(of),
                Some(_) | None => false,
            },
            CType::Void | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => false,
        }
    }

    /// Returns the bytes of a constant of the type `ty`, up to the last byte that is not 0.
    pub fn constant_bytes(&self, ty: &'a CType, fields: &'a Ordered<i128>) -> Vec<u8> {
        let mut bytes = Vec::new();
        for part in self.record_parts(ty, fields) {
            self.put(&mut bytes, part.offset as usize, part.ty, part.number);
        }
        bytes
    }
}
