//! Storage of bit fields in records, for languages without bit fields.
//!
//! The storage consists of the units that contain bit fields, and the padding for C's unnamed bit fields.

use super::MajorTypes;
use crate::{
    api::TypeKind,
    ctype::{CType, ENUM_SIZE, POINTER_SIZE, System},
    facts::Bits,
};

/// The type and the position of a field on one system.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    /// The type of the field.
    pub ty: &'a CType,
    /// The offset of the field from the beginning of the record, in bytes.
    pub offset: u64,
    /// The field's bits, if the field is a bit field.
    pub bits: Option<Bits>,
}

/// The size and the alignment of a struct or a union on one system.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// True if all fields share the same bytes, as in a union.
    pub union: bool,
    /// The size of the record in bytes.
    pub size: u64,
    /// The alignment of the record in bytes.
    pub align: u64,
}

/// Bytes that are added to a record between the fields that are not bit fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Storage {
    /// The index of the field after the added bytes. If the bytes are at the end of the record, the index is the number
    /// of fields.
    pub before: usize,
    /// The offset of the added bytes from the beginning of the record.
    pub offset: u64,
    /// The number of added bytes.
    pub size: u64,
}

/// Returns the name of the field for the added bytes with this number. The name is different from the names of the
/// given fields.
pub fn storage_name<'a>(number: usize, fields: impl Iterator<Item = &'a str> + Clone) -> String {
    let mut name = format!("__bits{number}");
    while fields.clone().any(|field| field == name) {
        name += "_";
    }
    name
}

impl Storage {
    /// Returns the offset of a bit field's lowest bit from the start of the added bytes, in bits. Returns `None` if the
    /// added bytes do not contain the bit field.
    pub fn first_bit(&self, field: &Spot<'_>) -> Option<u64> {
        let (from, bits) = (field.offset.checked_sub(self.offset)?, field.bits?);
        (from + bits.bytes() <= self.size).then_some(from * 8 + bits.first)
    }
}

impl MajorTypes<'_> {
    /// Returns the bytes to add to a record, in order, so that every field has the same offset as in C. The added
    /// fields are arrays of bytes, which do not affect the alignment of the record.
    pub fn storage(&self, frame: Frame, fields: &[Spot<'_>], system: System) -> Vec<Storage> {
        let fields_of_bits = fields.iter().enumerate().filter_map(|(index, field)| Some((index, field, field.bits?)));
        if frame.union {
            let unit = |(before, field, bits): (usize, &Spot<'_>, Bits)| Storage {
                before,
                offset: 0,
                size: field.offset + bits.bytes(),
            };
            return fields_of_bits.map(unit).collect();
        }
        let mut all = Vec::new();
        // `end` is the end of the last field that is not a bit field. For the bit fields after that field, `open`
        // contains the index of the first one, and the end of their bytes.
        let (mut end, mut open) = (0, None);
        for (index, field) in fields.iter().enumerate() {
            if let Some(bits) = field.bits {
                let (first, until) = open.unwrap_or((index, end));
                open = Some((first, until.max(field.offset + bits.bytes())));
                continue;
            }
            let (size, align) = self.size_and_align(field.ty, system);
            let next = Next { index, at: field.offset, align };
            all.extend(gap(end, open.take(), next));
            end = field.offset + size;
        }
        all.extend(gap(end, open, Next { index: fields.len(), at: frame.size, align: frame.align }));
        all
    }

    /// Returns the size and the alignment of a type, in bytes.
    pub fn size_and_align(&self, ty: &CType, system: System) -> (u64, u64) {
        let word = (POINTER_SIZE, POINTER_SIZE);
        match ty {
            CType::Void => (0, 1),
            CType::Builtin(builtin) => (builtin.size(system), builtin.size(system)),
            CType::Pointer { .. } | CType::Function { .. } => word,
            CType::Array { of, len } => {
                let (size, align) = self.size_and_align(of, system);
                (size * len, align)
            }
            CType::Named(name) => match self.resolved(name).map(|found| &found.item.kind) {
                Some(TypeKind::Enum(_)) => (ENUM_SIZE, ENUM_SIZE),
                Some(TypeKind::Record { size, align, windows, .. }) => match system {
                    System::Linux => (*size, *align),
                    System::Windows => (windows.size.unwrap_or(*size), windows.align.unwrap_or(*align)),
                },
                Some(TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin)) => {
                    (builtin.size(system), builtin.size(system))
                }
                Some(TypeKind::Alias(of)) => self.size_and_align(of, system),
                Some(TypeKind::Handle { .. } | TypeKind::Callback { .. }) | None => word,
            },
        }
    }
}

/// The position where a gap ends: at a field, or at the end of the record.
struct Next {
    index: usize,
    at: u64,
    align: u64,
}

/// Returns the bytes between the `end` of one field and the next field. These bytes are added if there are bit fields
/// in between, or if the alignment of the next field does not explain all of the bytes.
fn gap(end: u64, bits: Option<(usize, u64)>, next: Next) -> Option<Storage> {
    let (before, until) = bits.unwrap_or((next.index, end));
    let until = if until.next_multiple_of(next.align) == next.at { until } else { next.at };
    (until > end).then_some(Storage { before, offset: end, size: until - end })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        api::Major,
        types::{Meant, Source},
    };

    /// The type and the offset of a field. For a bit field, also the first bit and the number of bits.
    type Told<'a> = (&'a str, u64, Option<(u64, u64)>);

    fn storage(frame: (bool, u64, u64), fields: &[Told<'_>]) -> Vec<(usize, u64, u64)> {
        let major = Major::default();
        let types = MajorTypes::of(Source { library: "fx", major: &major }, Vec::new(), Meant::default());
        let owned: Vec<CType> = fields.iter().map(|(ty, ..)| ty.parse().unwrap()).collect();
        let spots = fields.iter().zip(&owned).map(|((_, offset, bits), ty)| Spot {
            ty,
            offset: *offset,
            bits: bits.map(|(first, width)| Bits { first, width }),
        });
        let (union, size, align) = frame;
        let found = types.storage(Frame { union, size, align }, &spots.collect::<Vec<_>>(), System::Linux);
        found.into_iter().map(|Storage { before, offset, size }| (before, offset, size)).collect()
    }

    #[test]
    fn bit_fields_and_unexplained_gaps_become_storage() {
        let (int, byte) = ("int", "char");
        assert_eq!(storage((false, 8, 4), &[(byte, 0, None), (int, 4, None)]), [], "alignment is no storage");
        // struct { unsigned a : 3, b : 30; char c; }
        let two = [(int, 0, Some((0, 3))), (int, 4, Some((0, 30))), (byte, 8, None)];
        assert_eq!(storage((false, 12, 4), &two), [(0, 0, 8)]);
        // struct { char a; int b : 4; int c; }: the bits are in the second byte.
        let behind = [(byte, 0, None), (int, 1, Some((0, 4))), (int, 4, None)];
        assert_eq!(storage((false, 8, 4), &behind), [(1, 1, 1)]);
        // struct { char a; unsigned : 0; int b : 4; unsigned : 0; char c; }
        let apart = [(byte, 0, None), (int, 4, Some((0, 4))), (byte, 8, None)];
        assert_eq!(storage((false, 12, 4), &apart), [(1, 1, 7)]);
        // struct { char a; unsigned : 24; char b; unsigned : 32; }
        assert_eq!(storage((false, 12, 1), &[(byte, 0, None), (byte, 4, None)]), [(1, 1, 3), (2, 5, 7)]);
        // union { unsigned a : 4; long long b : 33; int c; }
        let union = [(int, 0, Some((0, 4))), ("long long", 0, Some((0, 33))), (int, 0, None)];
        assert_eq!(storage((true, 8, 8), &union), [(0, 0, 1), (1, 0, 5)]);
    }

    #[test]
    fn bit_offsets_are_relative_to_the_storage() {
        let ty: CType = "int".parse().unwrap();
        let field = |offset, first| Spot { ty: &ty, offset, bits: Some(Bits { first, width: 4 }) };
        let storage = Storage { before: 0, offset: 4, size: 2 };
        assert_eq!(storage.first_bit(&field(5, 3)), Some(11));
        assert_eq!(storage.first_bit(&field(3, 3)), None);
        assert_eq!(storage.first_bit(&field(5, 6)), None, "its last bits are in a third byte");
    }
}
