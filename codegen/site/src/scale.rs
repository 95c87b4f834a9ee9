//! Drawings of record layouts to scale. They show the bytes of each field and of the padding.

use codegen_core::{
    ctype::{CType, ENUM_SIZE, POINTER_SIZE, System},
    facts::{Bits, Facts, Field, Record},
    types::{TypeClass, TypeIndex},
};

/// A row of the drawing, for a field or padding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Row {
    /// The nesting depth of the field, relative to the record that is drawn.
    pub(super) depth: usize,
    /// The offset in bytes from the beginning of the record that is drawn.
    pub(super) offset: u64,
    /// The size in bytes. For a bit field, the number of bytes that the field occupies at least partly.
    pub(super) size: u64,
    /// The bits that a bit field occupies. `None` for other fields and for padding.
    pub(super) bits: Option<Bits>,
    /// The C declaration of the field. `None` for padding.
    pub(super) field: Option<String>,
}

/// The layouts of the types in one toolkit on one operating system.
pub(super) struct Layouts<'a> {
    pub(super) facts: &'a Facts,
    pub(super) types: TypeIndex<'a>,
    pub(super) system: System,
}

impl Layouts<'_> {
    /// Returns the rows of a record, in the order of the record's fields, including the padding between fields.
    pub(super) fn rows(&self, record: &Record) -> Vec<Row> {
        let mut rows = Vec::new();
        self.draw(record, 0, 0, &mut rows);
        rows
    }

    /// Returns the size of a record in bytes.
    pub(super) fn size_of(&self, record: &Record) -> u64 {
        match self.system {
            System::Linux => record.size,
            System::Windows => record.windows.size.unwrap_or(record.size),
        }
    }

    fn draw(&self, record: &Record, depth: usize, start: u64, rows: &mut Vec<Row>) {
        let whole = self.size_of(record);
        let hole = |from: u64, to: u64| Row { depth, offset: start + from, size: to - from, bits: None, field: None };
        let mut end = 0;
        for (name, field) in self.fields(record) {
            let size = match field.bits {
                Some(bits) => bits.bytes(),
                // A field whose type has an unknown size is assumed to extend to the end of the record.
                None => self.size(&field.ty).unwrap_or(whole.saturating_sub(field.offset)),
            };
            if !record.union && field.offset > end {
                rows.push(hole(end, field.offset));
            }
            end = end.max(field.offset + size);
            let inside = field.ty.name().filter(|of| of.contains('.')).and_then(|of| self.facts.records.get(of));
            let declared = match inside {
                // In C, an unnamed record can only be identified by the field of which it is the type.
                Some(of) => format!("{} {name}", if of.union { "union" } else { "struct" }),
                None => field.declare(&name),
            };
            let offset = start + field.offset;
            rows.push(Row { depth, offset, size, bits: field.bits, field: Some(declared) });
            if let Some(of) = inside {
                self.draw(of, depth + 1, offset, rows);
            }
        }
        if !record.union && end < whole {
            rows.push(hole(end, whole));
        }
    }

    /// Returns the fields of a record on the operating system, in the order of their offsets.
    fn fields(&self, record: &Record) -> Vec<(String, Field)> {
        let differs = |name: &String| record.windows.fields.get(name).filter(|_| self.system == System::Windows);
        let linux = record.fields.iter().filter_map(|(name, field)| match differs(name) {
            Some(other) => other.clone().map(|field| (name.clone(), field)),
            None => Some((name.clone(), field.clone())),
        });
        let mut fields: Vec<(String, Field)> = linux.collect();
        if self.system == System::Windows {
            let more = record.windows.fields.iter().filter(|(name, _)| !record.fields.contains_key(*name));
            fields.extend(more.filter_map(|(name, field)| Some((name.clone(), field.clone()?))));
            fields.sort_by_key(|(_, field)| field.offset);
        }
        fields
    }

    fn size(&self, ty: &CType) -> Option<u64> {
        if let CType::Array { of, len } = ty {
            return Some(self.size(of)? * len);
        }
        if ty.pointee().is_some() {
            return Some(POINTER_SIZE);
        }
        match self.types.class_of(ty) {
            TypeClass::Number(builtin) => Some(builtin.size(self.system)),
            TypeClass::Enum(_) => Some(ENUM_SIZE),
            TypeClass::Record(record) => Some(self.size_of(record)),
            TypeClass::Handle(_) | TypeClass::Callback(_) => Some(POINTER_SIZE),
            TypeClass::Other(CType::Function { .. }) => Some(POINTER_SIZE),
            TypeClass::Other(other) if other != ty => self.size(other),
            TypeClass::Other(_) | TypeClass::Opaque => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::registry::Registry;

    const REGISTRY: &str = r"
library: a
toolkits: ['13.0']
records:
  R:
    header: a.h
    in: 13.0..
    kind: struct
    size: 32
    align: 8
    fields: {a: char @0, b: 'long @8', c: R.c @16, d: 'unsigned int:3 @24.0'}
    windows: {size: 24, fields: {b: 'long @4', c: R.c @8, d: 'unsigned int:3 @16.0'}}
  R.c: {header: a.h, in: 13.0.., kind: union, size: 8, align: 8, fields: {p: void * @0, n: int @0}}
";

    fn drawn(system: System) -> Vec<String> {
        let registry = Registry::parse("a", REGISTRY, "a.yaml").unwrap_or_else(|failure| panic!("{failure}"));
        let facts = registry.toolkits.values().next().unwrap();
        let layouts = Layouts { facts, types: TypeIndex::new(facts, []), system };
        let rows = layouts.rows(&facts.records["R"]);
        let said = |row: &Row| {
            let what = row.field.as_deref().unwrap_or("hole");
            format!("{}{what} @{}+{}", "  ".repeat(row.depth), row.offset, row.size)
        };
        rows.iter().map(said).collect()
    }

    #[test]
    fn holes_are_the_bytes_without_a_field() {
        let linux = [
            "char a @0+1",
            "hole @1+7",
            "long b @8+8",
            "union c @16+8",
            "  void *p @16+8",
            "  int n @16+4",
            "unsigned int d : 3 @24+1",
            "hole @25+7",
        ];
        assert_eq!(drawn(System::Linux), linux);
        let windows = ["char a @0+1", "hole @1+3", "long b @4+4", "union c @8+8", "  void *p @8+8", "  int n @8+4"];
        assert_eq!(drawn(System::Windows)[..6], windows);
    }
}
