//! Enums, records, callbacks and the other typedefs.

use super::{
    Scanner,
    clang::{Cursor, Kind, TypeKind, Unit},
    names::{Names, fields},
    target::Target,
};
use crate::ordered::Ordered;
use crate::{
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Callback, Enum, Facts, Field, OnWindows, Record, Typedef},
};

/// Adds what `unit` defines to `facts`; what is there already, from a plainer reading of the header, stays.
pub(super) fn collect(unit: &Unit, scanner: &Scanner, target: Target, facts: &mut Facts, found: &mut Diagnostics) {
    let mut pass = Pass { names: Names::of(unit), scanner, target, facts, found };
    for cursor in unit.top_level() {
        match cursor.kind() {
            Kind::Enum => pass.add_enum(&cursor),
            Kind::Struct | Kind::Union => pass.add_record(&cursor),
            Kind::Typedef => pass.add_typedef(&cursor),
            Kind::Function
            | Kind::EnumMember
            | Kind::Field
            | Kind::Param
            | Kind::Variable
            | Kind::Macro
            | Kind::Reference
            | Kind::Other => {}
        }
    }
}

struct Pass<'a> {
    names: Names,
    scanner: &'a Scanner,
    target: Target,
    facts: &'a mut Facts,
    found: &'a mut Diagnostics,
}

impl Pass<'_> {
    fn header(&self, cursor: &Cursor<'_>) -> Option<String> {
        self.scanner.header(&cursor.place().0)
    }

    fn add_enum(&mut self, cursor: &Cursor<'_>) {
        let Some(header) = self.header(cursor).filter(|_| cursor.is_definition()) else { return };
        let name = self.names.get(cursor);
        if cursor.ty().layout().is_some_and(|(size, _)| size != 4) {
            self.refuse(cursor, format!("enum `{name}` is not four bytes large"));
        }
        let values: Ordered<i64> = cursor
            .children()
            .into_iter()
            .filter(|child| child.kind() == Kind::EnumMember)
            .map(|member| (member.spelling(), member.enum_value()))
            .collect();
        self.check_enum_type(cursor, &name, values.values().any(|value| (*value as i32) < 0));
        let tag = self.tag(cursor, &name);
        self.facts.enums.entry(name).or_insert(Enum { header, tag, values });
    }

    /// The type of an enum is not recorded, because one sentence says it for all of them; this keeps the sentence true.
    fn check_enum_type(&mut self, cursor: &Cursor<'_>, name: &str, has_highest_bit: bool) {
        let (is, expected) = (cursor.enum_type().spelling(), self.target.enum_types(has_highest_bit));
        // Another size has been refused already.
        if cursor.ty().layout().is_none_or(|(size, _)| size != 4) || expected.iter().any(|it| it.c_name() == is) {
            return;
        }
        let (file, line, _) = cursor.place();
        let place = Location::new(file.display().to_string(), line as usize);
        let expected: Vec<&str> = expected.iter().map(|builtin| builtin.c_name()).collect();
        self.found.push(
            Diagnostic::new("enum-type", place, format!("enum `{name}` is `{is}` on {}", self.target.title()))
                .note(format!("with these members every other is `{}` there", expected.join("` or `")))
                .help("the registry has one rule for all enums (specs/README.md): teach it about exceptions"),
        );
    }

    fn add_record(&mut self, cursor: &Cursor<'_>) {
        let Some(header) = self.header(cursor).filter(|_| cursor.is_definition()) else { return };
        let name = self.names.get(cursor);
        let Some((size, align)) = cursor.ty().layout() else { return };
        let mut parts = Ordered::default();
        for (field, field_name) in fields(cursor) {
            if field.is_bit_field() {
                self.refuse(&field, format!("`{name}.{field_name}` is a bit field"));
                continue;
            }
            let mut ty = field.ty();
            while ty.kind() == TypeKind::Array {
                ty = ty.element().0;
            }
            if ty.kind() == TypeKind::Named {
                // Defined inside this record, or elsewhere and added already: adding twice changes nothing.
                let declaration = ty.declaration();
                match declaration.kind() {
                    Kind::Struct | Kind::Union => self.add_record(&declaration),
                    Kind::Enum => self.add_enum(&declaration),
                    Kind::Function
                    | Kind::EnumMember
                    | Kind::Field
                    | Kind::Param
                    | Kind::Typedef
                    | Kind::Variable
                    | Kind::Macro
                    | Kind::Reference
                    | Kind::Other => {}
                }
            }
            // An unnamed member begins where its own first field does, as this record's field.
            let named = if field.kind() == Kind::Field { Some(field_name.clone()) } else { first_named_field(&field) };
            let offset = named.and_then(|named| cursor.ty().offset_of(&named));
            match (self.names.ctype(field.ty()), offset) {
                (Ok(ty), Some(offset)) => drop(parts.insert(field_name, Field { offset, ty })),
                (Err(spelling), _) => self.refuse(&field, format!("`{name}.{field_name}` has type `{spelling}`")),
                (Ok(_), None) => self.refuse(&field, format!("`{name}.{field_name}` has no offset")),
            }
        }
        let union = cursor.kind() == Kind::Union;
        let tag = self.tag(cursor, &name);
        self.facts.records.entry(name).or_insert(Record {
            header,
            tag,
            union,
            size,
            align,
            fields: parts,
            windows: OnWindows::default(),
        });
    }

    fn add_typedef(&mut self, cursor: &Cursor<'_>) {
        let Some(header) = self.header(cursor) else { return };
        let name = cursor.spelling();
        let ty = match self.names.ctype(cursor.underlying()) {
            Ok(ty) => ty,
            Err(spelling) => return self.refuse(cursor, format!("typedef `{name}` is `{spelling}`")),
        };
        match ty {
            // `typedef struct x {…} x`: the definition itself.
            CType::Named(ref of) if *of == name => {}
            CType::Function { returns, params } => {
                let names = cursor.params().into_iter().enumerate().map(|(index, param)| match param.spelling() {
                    unnamed if unnamed.is_empty() => format!("arg{index}"),
                    named => named,
                });
                let params = names.zip(params).collect();
                self.facts.callbacks.entry(name).or_insert(Callback { header, returns: *returns, params });
            }
            ty @ (CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Array { .. }) => {
                self.facts.typedefs.entry(name).or_insert(Typedef { header, ty });
            }
        }
    }

    /// The tag of a record or an enum, where it is not its name.
    fn tag(&self, cursor: &Cursor<'_>, name: &str) -> String {
        if cursor.is_anonymous() || cursor.spelling() == name { String::new() } else { cursor.spelling() }
    }

    fn refuse(&mut self, cursor: &Cursor<'_>, message: String) {
        let (file, line, _) = cursor.place();
        self.found.push(
            Diagnostic::new("unsupported-type", Location::new(file.display().to_string(), line as usize), message)
                .help("the scan cannot describe this type yet: teach `codegen/src/scan` and the registry about it"),
        );
    }
}

fn first_named_field(record: &Cursor<'_>) -> Option<String> {
    let (field, name) = fields(record).into_iter().next()?;
    if field.kind() == Kind::Field { Some(name) } else { first_named_field(&field) }
}
