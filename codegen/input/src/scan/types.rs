//! Enums, records, callbacks and other typedefs in headers.

use super::{
    Request, Scanner,
    clang::{Cursor, Kind, TypeKind, Unit},
    comments, deprecation, function_comments,
    names::{Names, fields, param_names},
    target::Target,
    undescribed::{self, is_skipped},
};
use crate::{
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Bits, Callback, Enum, Facts, Field, OnWindows, Record, Typedef, Undescribed},
    ordered::Ordered,
};

use std::{
    collections::{BTreeSet, HashMap},
    path::PathBuf,
};

/// Adds the type definitions in `unit` to `facts`. Keeps definitions from an earlier parse of the same header.
pub(super) fn collect(
    unit: &Unit,
    scanner: &Scanner,
    (target, request): (Target, &Request<'_>),
    facts: &mut Facts,
    diagnostics: &mut Diagnostics,
) {
    let texts = HashMap::new();
    let mut pass = Pass { names: Names::of(unit), scanner, request, target, facts, diagnostics, texts };
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
            | Kind::Braces
            | Kind::FieldName
            | Kind::Body
            | Kind::Return
            | Kind::Call
            | Kind::Other => {}
        }
    }
}

struct Pass<'a> {
    names: Names,
    scanner: &'a Scanner,
    request: &'a Request<'a>,
    target: Target,
    facts: &'a mut Facts,
    diagnostics: &'a mut Diagnostics,
    texts: HashMap<PathBuf, String>,
}

impl Pass<'_> {
    fn header(&self, cursor: &Cursor<'_>) -> Option<String> {
        self.scanner.header(&cursor.place().0)
    }

    fn add_enum(&mut self, cursor: &Cursor<'_>) {
        let Some(header) = self.header(cursor).filter(|_| cursor.is_definition()) else { return };
        let name = self.names.get(cursor);
        if self.is_ambiguous(cursor, (&name, &header)) {
            return;
        }
        if cursor.ty().layout().is_some_and(|(size, _)| size != 4) {
            return self.refuse(
                cursor,
                (&name, &header),
                "another size",
                format!("the size of the enum `{name}` is not 4 bytes"),
            );
        }
        let members: Vec<Cursor<'_>> =
            cursor.children().into_iter().filter(|child| child.kind() == Kind::EnumMember).collect();
        let values: Ordered<i64> = members.iter().map(|member| (member.spelling(), member.enum_value())).collect();
        let is_own = self.request.headers.contains(&header);
        let mut of_another = None;
        let mut deprecated = BTreeSet::new();
        for member in &members {
            let comment = Some(member.comment_offset());
            let own = of_another != comment;
            of_another = comment;
            let mentions_deprecation = own && function_comments::mentions_deprecation(&member.comment());
            if mentions_deprecation || member.is_deprecated() || (is_own && self.is_deprecated_by_entry(member)) {
                deprecated.insert(member.spelling());
            }
        }
        self.check_enum_type(cursor, &name, values.values().any(|value| (*value as i32) < 0));
        let tag = self.tag(cursor, &name);
        self.facts.enums.entry(name).or_insert(Enum { header, tag, values, deprecated });
    }

    /// Returns true if the spec declares the enum member deprecated. A comment that mentions deprecation without a spec
    /// entry is a finding.
    fn is_deprecated_by_entry(&mut self, member: &Cursor<'_>) -> bool {
        let name = member.spelling();
        let ((file, line, _), (start, end)) = (member.place(), member.extent());
        // Clang has just read this file.
        let text = self.texts.entry(file.clone());
        let text = text.or_insert_with(|| super::prose::decoded(&std::fs::read(&file).unwrap_or_default()));
        let comment = comments::beside(text, start as usize, end as usize);
        let place = || Location::new(file.display().to_string(), line as usize);
        match deprecation::is_deprecated(self.request, &name, &comment, place) {
            Ok(decided) => decided,
            Err(undecided) => {
                self.diagnostics.push(*undecided);
                false
            }
        }
    }

    /// Checks the integer type of an enum. The integer type is not recorded, because one rule determines it for all
    /// enums.
    fn check_enum_type(&mut self, cursor: &Cursor<'_>, name: &str, has_highest_bit: bool) {
        let (is, expected) = (cursor.enum_type().spelling(), self.target.enum_types(has_highest_bit));
        if expected.iter().any(|it| it.c_name() == is) {
            return;
        }
        let (file, line, _) = cursor.place();
        let place = Location::new(file.display().to_string(), line as usize);
        let expected: Vec<&str> = expected.iter().map(|builtin| builtin.c_name()).collect();
        self.diagnostics.push(
            Diagnostic::new(
                "enum-type",
                place,
                format!("the integer type of the enum `{name}` is `{is}` on {}", self.target.title()),
            )
            .note(format!("for enums with such values, the expected type is `{}`", expected.join("` or `")))
            .help(
                "add this exception to the registry's rule for the integer types of enums, which specs/README.md \
                  describes",
            ),
        );
    }

    fn add_record(&mut self, cursor: &Cursor<'_>) {
        let Some(header) = self.header(cursor).filter(|_| cursor.is_definition()) else { return };
        let name = self.names.get(cursor);
        // The record that represents a 16-bit floating-point number is treated like the number types of C.
        if Builtin::from_c(&name).is_some() || self.is_ambiguous(cursor, (&name, &header)) {
            return;
        }
        let Some((size, align)) = cursor.ty().layout() else { return };
        let mut parts = Ordered::default();
        for (field, field_name) in fields(cursor) {
            let width = field.bit_width();
            // An unnamed bit field, such as `unsigned : 3`, is padding.
            if width.is_some() && field_name.is_empty() {
                continue;
            }
            self.add_type_of(&field);
            match (self.names.field(field.ty()), offset(cursor, &field, &field_name)) {
                (Ok(ty), Some(_)) if width.is_some() && !has_bits(&ty) => {
                    let message = format!("`{name}.{field_name}` is a bit field of type `{ty}`");
                    self.refuse(&field, (&name, &header), &format!("a bit field of type {ty}"), message);
                }
                (Ok(_), Some(at)) if width.is_none() && !is_representable(&field, at / 8, align) => {
                    let message =
                        format!("`{name}.{field_name}` is packed in a record that is aligned to {align} bytes");
                    self.refuse(&field, (&name, &header), "a packed and aligned record", message);
                }
                (Ok(ty), Some(at)) => {
                    let bits = width.map(|width| Bits { first: at % 8, width });
                    parts.insert(field_name, Field { offset: at / 8, ty, bits });
                }
                (Err(spelling), _) => {
                    let message = format!("`{name}.{field_name}` has type `{spelling}`");
                    self.refuse(&field, (&name, &header), &spelling, message);
                }
                (Ok(_), None) => {
                    let message = format!("`{name}.{field_name}` has no offset");
                    self.refuse(&field, (&name, &header), "no offset", message);
                }
            }
        }
        if self.facts.undescribed.contains_key(&name) {
            return;
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

    /// Adds the type of a field, or the type of an array field's elements. A type that is defined outside of the record
    /// has already been added; adding it again has no effect.
    fn add_type_of(&mut self, field: &Cursor<'_>) {
        let mut ty = field.ty();
        while matches!(ty.kind(), TypeKind::Array | TypeKind::OpenArray) {
            ty = ty.element().0;
        }
        if ty.kind() != TypeKind::Named {
            return;
        }
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
            | Kind::Braces
            | Kind::FieldName
            | Kind::Body
            | Kind::Return
            | Kind::Call
            | Kind::Other => {}
        }
    }

    fn add_typedef(&mut self, cursor: &Cursor<'_>) {
        let Some(header) = self.header(cursor) else { return };
        let name = cursor.spelling();
        // Some headers define `int64_t` themselves, for compilers that lacked this type. Such a definition is the
        // standard type.
        if Builtin::from_c(&name).is_some() {
            return;
        }
        let ty = match self.names.ctype(cursor.underlying()) {
            Ok(ty) => ty,
            Err(spelling) => {
                return self.refuse(cursor, (&name, &header), &spelling, format!("typedef `{name}` is `{spelling}`"));
            }
        };
        match ty {
            // `typedef struct x {…} x` is the definition of the record itself.
            CType::Named(ref of) if *of == name => {}
            CType::Function { returns, params } => {
                let params = param_names(cursor, params.len()).into_iter().zip(params).collect();
                self.facts.callbacks.entry(name).or_insert(Callback { header, returns: *returns, params });
            }
            ty @ (CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Array { .. }) => {
                self.facts.typedefs.entry(name).or_insert(Typedef { header, ty });
            }
        }
    }

    /// Rejects a name that two types in the headers share: a tag, and a typedef of another type.
    fn is_ambiguous(&mut self, cursor: &Cursor<'_>, (name, header): (&str, &str)) -> bool {
        let is_ambiguous = self.names.is_ambiguous(name);
        if is_ambiguous {
            let message = format!("`{name}` is both the tag of one type and the typedef of another type");
            self.refuse(cursor, (name, header), "a name of two types", message);
        }
        is_ambiguous
    }

    /// Returns the tag of a record or an enum, if the tag differs from the name. Otherwise, returns an empty string.
    fn tag(&self, cursor: &Cursor<'_>, name: &str) -> String {
        if cursor.is_anonymous() || cursor.spelling() == name { String::new() } else { cursor.spelling() }
    }

    /// Handles `what` in the declaration `name`, which the registry cannot represent. If the spec skips the
    /// declaration, `what` is recorded. Otherwise, a finding is reported.
    fn refuse(&mut self, cursor: &Cursor<'_>, (name, header): (&str, &str), what: &str, message: String) {
        // If another header defines the type, the declaration that uses the type is reported instead.
        if is_skipped(&self.request.skip, name) || !self.request.headers.iter().any(|own| own == header) {
            let (header, what) = (header.to_owned(), what.to_owned());
            self.facts.undescribed.entry(name.to_owned()).or_insert(Undescribed { header, what });
            return;
        }
        let (file, line, _) = cursor.place();
        let place = Location::new(file.display().to_string(), line as usize);
        self.diagnostics.push(Diagnostic::new("unsupported-type", place, message).help(undescribed::HELP));
    }
}

/// Returns true if a field has the offset that follows from `packed(align)` or `align(align)`: a multiple of the
/// field's alignment, or of the record's alignment.
fn is_representable(field: &Cursor<'_>, offset: u64, align: u64) -> bool {
    field.ty().layout().is_none_or(|(_, own)| own == 0 || offset.is_multiple_of(own.min(align)))
}

/// Returns true if all compilers use the same layout for bit fields of this type. The signedness of an enum or a `char`
/// depends on the system.
fn has_bits(ty: &CType) -> bool {
    let unclear = matches!(ty, CType::Builtin(Builtin::Char | Builtin::WcharT));
    *ty == CType::Builtin(Builtin::Bool) || (ty.is_integer() && !unclear)
}

/// Returns the offset of a field in bits from the beginning of its record.
fn offset(record: &Cursor<'_>, field: &Cursor<'_>, name: &str) -> Option<u64> {
    if field.kind() == Kind::Field {
        return record.ty().offset_of(name);
    }
    // An unnamed member has no offset of its own, so the offset of its first named field is used.
    let first = first_named_field(field)?;
    record.ty().offset_of(&first)?.checked_sub(field.ty().offset_of(&first)?)
}

fn first_named_field(record: &Cursor<'_>) -> Option<String> {
    fields(record).into_iter().find_map(|(field, name)| {
        if field.kind() != Kind::Field { first_named_field(&field) } else { Some(name).filter(|name| !name.is_empty()) }
    })
}
