//! Initial bytes of new values. Records with a version field need initial values, because libraries reject version 0.

use super::MajorTypes;
use crate::{
    api::{Field, TypeKind},
    ctype::{CType, System},
};

impl MajorTypes<'_> {
    /// Returns the bytes of a new value, up to the last byte that is not 0. Fields in unions have no initial values.
    pub fn initial_bytes(&self, ty: &CType) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.begin(ty, 0, &mut bytes);
        bytes
    }

    /// Like `initial_bytes`, but for a struct with these fields.
    pub fn initial_bytes_of(&self, fields: &[Field]) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.begin_struct(fields, 0, &mut bytes);
        bytes
    }

    fn begin(&self, ty: &CType, base: u64, bytes: &mut Vec<u8>) {
        let kind = self.resolved_type(ty).map(|found| &found.item.kind);
        if let Some(TypeKind::Record { fields, union: false, .. }) = kind {
            self.begin_struct(fields, base, bytes);
        }
    }

    fn begin_struct(&self, fields: &[Field], base: u64, bytes: &mut Vec<u8>) {
        for field in fields {
            let at = (base + field.offset) as usize;
            self.begin(&field.ty, base + field.offset, bytes);
            if let Some(number) = field.initial {
                self.put(bytes, at, &field.ty, number);
            }
        }
    }

    /// Writes a value into a field that is an integer or an enum. Fills the bytes before the field with zeros if
    /// necessary.
    pub(super) fn put(&self, bytes: &mut Vec<u8>, at: usize, ty: &CType, number: i128) {
        let end = at + self.size_and_align(ty, System::Linux).0 as usize;
        bytes.resize(bytes.len().max(end), 0);
        bytes[at..end].copy_from_slice(&number.to_le_bytes()[..end - at]);
    }
}
