//! The layout of structs and unions on Linux and Windows: the fields, in an order that is valid on both systems, and
//! the bytes between the fields.

use super::{Frame, MajorTypes, Spot, Storage};
use crate::{
    api::{Field, Type},
    ctype::System,
    facts::{self, Bits, OnWindows},
};

/// A struct or a union of the resolved model.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// True if all fields share the same bytes, as in a union.
    pub union: bool,
    /// The size of the record in bytes.
    pub size: u64,
    /// The alignment of the record in bytes.
    pub align: u64,
    /// The fields of the record, in the header's order.
    pub fields: &'a [Field],
    /// The differences of the record's layout on 64-bit Windows.
    pub windows: &'a OnWindows,
}

/// A field, with its type and its offset on each system that has the field.
#[derive(Clone, Debug)]
pub struct Part<'a> {
    /// The name of the field.
    pub name: &'a str,
    /// The field in the model, which contains its availability. `None` for a field that only Windows has.
    field: Option<&'a Field>,
    linux: Option<Spot<'a>>,
    windows: Option<Spot<'a>>,
}

impl<'a> Part<'a> {
    /// Returns the field's type and offset on a system, if the system has the field.
    pub fn on(&self, system: System) -> Option<Spot<'a>> {
        match system {
            System::Linux => self.linux,
            System::Windows => self.windows,
        }
    }

    /// Returns the start of the field's documentation: the field's C declaration and its availability.
    pub fn declared(&self, item: &Type, spot: &Spot<'_>) -> String {
        let Spot { ty, offset: _, bits } = *spot;
        let text = format!("`{}`", Bits::declare(bits, ty, self.name));
        match self.field.filter(|field| field.availability != item.availability) {
            Some(field) => format!("{text}, {}", field.availability),
            None => text,
        }
    }
}

impl<'a> Record<'a> {
    /// Returns the alignment of the record on a system, in bytes.
    pub fn align_on(&self, system: System) -> u64 {
        match system {
            System::Linux => self.align,
            System::Windows => self.windows.align.unwrap_or(self.align),
        }
    }

    /// Returns the size of the record on a system, in bytes.
    pub fn size_on(&self, system: System) -> u64 {
        match system {
            System::Linux => self.size,
            System::Windows => self.windows.size.unwrap_or(self.size),
        }
    }

    /// Returns the fields of both systems, in an order that is valid on both.
    pub fn parts(&self) -> Vec<Part<'a>> {
        let mut parts: Vec<Part<'a>> = self.fields.iter().map(|field| self.part(field)).collect();
        for (name, field) in &self.windows.fields {
            if let Some(field) = field.as_ref().filter(|_| !self.fields.iter().any(|own| own.name == *name)) {
                let windows = spot(field);
                let before = |part: &Part<'_>| part.windows.is_some_and(|other| other.offset <= windows.offset);
                let place = parts.iter().rposition(before).map_or(0, |last| last + 1);
                parts.insert(place, Part { name, field: None, linux: None, windows: Some(windows) });
            }
        }
        parts
    }

    fn part(&self, field: &'a Field) -> Part<'a> {
        let Field { name, offset, ty, bits, availability: _, used: _, initial: _ } = field;
        let here = Some(Spot { ty, offset: *offset, bits: *bits });
        let windows = match self.windows.fields.get(name) {
            Some(other) => other.as_ref().map(spot),
            None => here,
        };
        Part { name, field: Some(field), linux: here, windows }
    }

    /// Returns the storage of bit fields on a system. Each position in the result is an index of `parts`, which
    /// contains the fields of all systems.
    pub fn storage(&self, types: &MajorTypes<'_>, parts: &[Part<'_>], system: System) -> Vec<Storage> {
        let there = parts.iter().enumerate().filter_map(|(index, part)| Some((index, part.on(system)?)));
        let (indices, spots): (Vec<usize>, Vec<Spot<'_>>) = there.unzip();
        let frame = Frame { union: self.union, size: self.size_on(system), align: self.align_on(system) };
        let found = types.storage(frame, &spots, system).into_iter();
        found.map(|it| Storage { before: indices.get(it.before).copied().unwrap_or(parts.len()), ..it }).collect()
    }
}

fn spot(field: &facts::Field) -> Spot<'_> {
    let facts::Field { offset, ty, bits } = field;
    Spot { ty, offset: *offset, bits: *bits }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ctype::CType, version::Version};

    fn field(name: &str, offset: u64) -> Field {
        let since = Version { major: 13, minor: 0 };
        let availability = crate::api::Availability {
            product: "fx".to_owned(),
            since,
            since_is_known: false,
            until: None,
            driver_since: None,
        };
        let ty: CType = "int".parse().unwrap();
        Field { name: name.to_owned(), offset, ty, bits: None, availability, used: Default::default(), initial: None }
    }

    #[test]
    fn fields_have_an_order_that_is_valid_on_both_systems() {
        let fields = [field("a", 0), field("b", 4), field("c", 8)];
        let on_windows = |offset| facts::Field { offset, ty: "long".parse().unwrap(), bits: None };
        let mut windows = OnWindows::default();
        windows.fields.insert("b".to_owned(), None);
        windows.fields.insert("only".to_owned(), Some(on_windows(2)));
        windows.fields.insert("c".to_owned(), Some(on_windows(6)));
        let record = Record { union: false, size: 12, align: 4, fields: &fields, windows: &windows };
        let on = |system| -> Vec<(String, u64)> {
            let parts = record.parts();
            parts.iter().filter_map(|part| Some((part.name.to_owned(), part.on(system)?.offset))).collect()
        };
        let expected = |all: &[(&str, u64)]| all.iter().map(|(name, at)| ((*name).to_owned(), *at)).collect::<Vec<_>>();
        assert_eq!(on(System::Linux), expected(&[("a", 0), ("b", 4), ("c", 8)]));
        assert_eq!(on(System::Windows), expected(&[("a", 0), ("only", 2), ("c", 6)]));
        assert_eq!((record.size_on(System::Windows), record.align_on(System::Windows)), (12, 4));
    }
}
