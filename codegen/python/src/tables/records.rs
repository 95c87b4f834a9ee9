//! Tables of records: rows for fields, the initial contents, active members of unions, and lists that are set together.

use super::windows::fields_on;
use crate::{
    Scope, docs,
    tables::{class_text, taken},
    types::{Kind, static_of},
};
use codegen_core::{
    analysis::fields::{FieldPurpose, purpose},
    api::{self, Field, Type, TypeKind},
    ctype::{CType, System},
    names,
    spec::FieldRole,
    types::{MajorTypes, Record},
};
use codegen_printing::{c_literal, ident};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// The classes of a record on one operating system: the class of the tag, and the class of the typedef that is declared
/// with the record.
pub(super) fn record(scope: &Scope<'_>, item: &Type, record: Record<'_>, system: System) -> Vec<TokenStream> {
    let (size, align, union) = (record.size_on(system), record.align_on(system), record.union);
    let fields = &*fields_on(system, item, record);
    let mut rows = Vec::new();
    flatten(scope, system, (fields, union), 0, &mut rows);
    let rows = statements(rows);
    let together = together(fields).map(|(method, shared)| {
        let method = c_literal(&method);
        let shared = shared.iter().map(|field| c_literal(&names::python(&field.name)));
        quote!(.together(#method, &[#(#shared),*]))
    });
    let initial = if union { Vec::new() } else { scope.types.initial_bytes_of(fields) };
    let (size, align) = (Literal::u64_unsuffixed(size), Literal::u64_unsuffixed(align));
    let doc = docs::ty(&format!("struct {}", item.name), item);
    let (name, class) = (static_of(&item.name), names::python_item(&item.name));
    let tag = scope.tag(&item.name);
    let starting = (!initial.is_empty()).then(|| {
        let bytes = Literal::byte_string(&initial);
        quote!(.starting(#bytes))
    });
    let mut selected = Vec::new();
    select(scope, fields, 0, &mut selected);
    select_alone(scope, fields, &mut selected);
    let selecting = (!selected.is_empty()).then(|| quote!(.selecting(&[#(#selected),*])));
    let removed = removed(scope, item, record);
    let without = (!removed.is_empty()).then(|| {
        let rows = removed.iter().map(|(name, hint)| quote!((#name, #hint)));
        quote!(.without(&[#(#rows),*]))
    });
    let taken = taken(scope);
    let define = |name: &Ident, class: &str| {
        let text = class_text(scope, item, class, &doc);
        let table = if rows.is_empty() { quote!(_) } else { quote!(table) };
        quote! {
            pub(crate) static #name: RecordDef = RecordDef::new(
                #text, (#size, #align, #union), |#table| { #(#rows)* }
            )#starting #selecting #together #without #taken;
        }
    };
    match tag {
        Some(tag) => {
            let tag_name = ident(&tag);
            let base = scope.table_beside(&scope.library.spec.name, &item.name, &tag_name);
            let text = class_text(scope, item, &class, &doc);
            let alias = quote! {
                pub(crate) static #name: RecordDef = RecordDef::alias(#text, &#base)#taken;
            };
            vec![define(&tag_name, &tag), alias]
        }
        None => vec![define(&name, &class)],
    }
}

/// The fields that the record has only in the previous major version of CUDA, each with a hint. If the name of an enum
/// member ends with the field's name, the hint contains that member, such as a device attribute that replaces a
/// property.
fn removed(scope: &Scope<'_>, item: &Type, record: Record<'_>) -> Vec<(String, String)> {
    if scope.library.spec.own_product().is_some() {
        return Vec::new();
    }
    let before = scope.library.majors.range(..scope.number).next_back();
    let before = before.map(|(number, _)| api::Scope::new(scope.api, scope.library, *number));
    let found = before.and_then(|before| {
        let record = record_of(before.major.types.get(&item.name)?)?;
        Some(attributes(&before.types, record.fields))
    });
    let there = attributes(&scope.types, record.fields);
    let gone = found.into_iter().flatten().filter(|name| !there.contains(name));
    let hint = |name: &str| {
        let see = enumerator(scope, name).map(|found| format!(", see {found}")).unwrap_or_default();
        format!("removed in CUDA {}.0{see}", scope.number)
    };
    gone.map(|name| (names::python(&name), hint(&name))).collect()
}

/// The names of fields, including the fields of unnamed members.
fn attributes(types: &MajorTypes<'_>, fields: &[Field]) -> Vec<String> {
    let names = fields.iter().flat_map(|field| {
        let inner = types.resolved_type(&field.ty).filter(|_| names::is_unnamed(&field.name));
        match inner.and_then(|found| found.item.kind.fields()) {
            Some(fields) => attributes(types, fields),
            None => vec![field.name.clone()],
        }
    });
    names.collect()
}

/// The shortest enum member whose name ends with the name of a field: `fxAttributeClockRate` for `clockRate`.
fn enumerator<'a>(scope: &'a Scope<'_>, field: &str) -> Option<&'a str> {
    let mut letters = field.chars();
    let ending = letters.next()?.to_ascii_uppercase().to_string() + letters.as_str();
    let members = scope.major.types.values().filter_map(|item| item.kind.members()).flatten();
    members.map(|member| member.name.as_str()).filter(|name| name.ends_with(&ending)).min_by_key(|name| name.len())
}

impl Scope<'_> {
    /// The tag of a record, if the record also has a typedef with a different name.
    pub(crate) fn tag(&self, name: &str) -> Option<String> {
        let mut tags = self.major.names.iter().filter(|(_, canonical)| canonical.as_str() == name).map(|(tag, _)| tag);
        tags.find(|tag| *tag != name && !self.major.types.contains_key(*tag)).cloned()
    }
}

/// Adds rows for the members of unnamed unions that are active only if a field outside the union selects them.
fn select(scope: &Scope<'_>, fields: &[Field], base: u64, rows: &mut Vec<TokenStream>) {
    let inner = |field: &Field| scope.types.resolved_type(&field.ty).map(|found| found.item);
    for field in fields.iter().filter(|field| names::is_unnamed(&field.name)) {
        let Some(TypeKind::Record { fields: members, .. }) = inner(field).map(|found| &found.kind) else { continue };
        let base = base + field.offset;
        for member in members {
            let Some(when) = &member.used.when else { continue };
            let selector = fields.iter().find(|beside| beside.name == when.field);
            let Some(selector) = selector else { continue };
            let (Some(TypeKind::Enum(known)), Kind::Record(of)) =
                (inner(selector).map(|found| &found.kind), scope.kind(&member.ty))
            else {
                continue;
            };
            let Some(is) = known.iter().find(|known| known.name == when.is) else { continue };
            let at = Literal::u64_unsuffixed(base + member.offset);
            let selector = Literal::u64_unsuffixed(base - field.offset + selector.offset);
            let value = Literal::i32_unsuffixed(is.value);
            rows.push(quote!(Selected { at: #at, of: &#of, by: Some((#selector, #value)) }));
        }
        select(scope, members, base, rows);
    }
}

/// Like `select`, for a record that is itself a union. No field selects the active member of such a union.
fn select_alone(scope: &Scope<'_>, members: &[Field], rows: &mut Vec<TokenStream>) {
    for member in members.iter().filter(|member| member.used.when.is_some()) {
        let Kind::Record(of) = scope.kind(&member.ty) else { continue };
        let at = Literal::u64_unsuffixed(member.offset);
        rows.push(quote!(Selected { at: #at, of: &#of, by: None }));
    }
}

/// Adds rows for the fields of a record, including the fields of its unnamed members.
fn flatten(scope: &Scope<'_>, system: System, (fields, union): (&[Field], bool), base: u64, rows: &mut Vec<Row>) {
    for (index, field) in fields.iter().enumerate() {
        let inner = scope.types.resolved_type(&field.ty).map(|found| found.item);
        let inner = inner.filter(|_| names::is_unnamed(&field.name)).and_then(|item| Some((item, record_of(item)?)));
        if let Some((item, record)) = inner {
            let fields = fields_on(system, item, record);
            flatten(scope, system, (&fields, union || record.union), base + field.offset, rows);
            continue;
        }
        let (name, offset) = (names::python(&field.name), Literal::u64_unsuffixed(base + field.offset));
        let before = index.checked_sub(1).and_then(|index| fields.get(index));
        let ty = match purpose(field, before, &scope.types) {
            Some(FieldPurpose::UserData) => quote!(Ty::Data),
            Some(FieldPurpose::KernelParams) => quote!(Ty::KernelParams),
            None if union && matches!(scope.kind(&field.ty), Kind::CString) => quote!(Ty::UnionString),
            None => scope.field(field, fields),
        };
        let counted = counted(scope, field, fields, base);
        let digits = is_typed_address(scope, field).then(|| quote!(.in_digits()));
        rows.push(match plain(&ty).filter(|_| counted.is_none() && digits.is_none()) {
            Some(ty) => Row::Plain(format!("{name}\0{ty} {offset}\0")),
            None => {
                let name = c_literal(&name);
                Row::Other(quote!(table.field(#name, #offset, #ty)#counted #digits;))
            }
        });
    }
}

/// The table row of a field.
enum Row {
    /// The name, the type and the offset of a field whose type does not refer to a table.
    Plain(String),
    Other(TokenStream),
}

/// The statements that add these rows to a table. Consecutive plain rows are combined into one string, which reduces
/// the size of the rows by three quarters.
fn statements(rows: Vec<Row>) -> Vec<TokenStream> {
    let (mut made, mut run) = (Vec::new(), String::new());
    let end = |run: &mut String, made: &mut Vec<TokenStream>| {
        let run = std::mem::take(run);
        made.extend((!run.is_empty()).then(|| quote!(table.plain(#run);)));
    };
    for row in rows {
        match row {
            Row::Plain(text) => run += &text,
            Row::Other(row) => {
                end(&mut run, &mut made);
                made.push(row);
            }
        }
    }
    end(&mut run, &mut made);
    made
}

/// The name of a type without parameters. The support code looks up the type by this name (`Ty::plain`).
fn plain(ty: &TokenStream) -> Option<&'static str> {
    const PLAIN: [&str; 12] =
        ["I8", "U8", "I16", "U16", "I32", "U32", "I64", "U64", "F32", "F64", "Pointer", "CString"];
    let text = ty.to_string();
    let name = text.strip_prefix("Ty :: ")?;
    PLAIN.into_iter().find(|plain| *plain == name)
}

/// The size, alignment and fields of a record.
pub(super) fn record_of(item: &Type) -> Option<Record<'_>> {
    let TypeKind::Record { size, align, fields, union, windows } = &item.kind else { return None };
    Some(Record { union: *union, size: *size, align: *align, fields, windows })
}

/// Returns true if programs cannot assign a list to a field, because CUDA fills the list, or because the list shares
/// its length with another field's list.
pub(crate) fn is_read_only(field: &Field, all: &[Field]) -> bool {
    let shared = together(all).is_some_and(|(_, shared)| shared.iter().any(|other| other.name == field.name));
    shared || field.used.role == Some(FieldRole::OutArray)
}

/// Returns true if a field is an address whose pointee type is not `void`: `void **`, `size_t *`.
fn is_typed_address(scope: &Scope<'_>, field: &Field) -> bool {
    let typed = field.ty.pointee().is_some_and(|(to, _)| *to != CType::Void);
    typed && matches!(scope.kind(&field.ty), Kind::Pointer) && !scope.is_list(field)
}

/// The expression that specifies the offset and width of the field with this array's number of elements.
fn counted(scope: &Scope<'_>, field: &Field, all: &[Field], base: u64) -> Option<TokenStream> {
    let count = scope.count(field, all).filter(|_| field.used.role.is_some())?;
    let (offset, width) = (Literal::u64_unsuffixed(base + count.offset), scope.width(count));
    Some(quote!(.counted(#offset, #width)))
}

/// The arrays of a record that share a count, and the name of the method that sets them together. Earlier checks have
/// ensured that a record has at most one such group.
pub(crate) fn together(fields: &[Field]) -> Option<(String, Vec<&Field>)> {
    let counts = fields.iter().filter_map(|field| field.used.count.as_ref());
    let mut groups = counts.map(|count| -> Vec<&Field> {
        let shares =
            |field: &&Field| field.used.role == Some(FieldRole::InArray) && field.used.count.as_ref() == Some(count);
        fields.iter().filter(shares).collect()
    });
    let shared = groups.find(|group| group.len() > 1)?;
    let words: Vec<&str> = shared.iter().map(|field| field.name.as_str()).collect();
    Some((format!("set_{}", words.join("_")), shared))
}

pub(super) fn record_alias(scope: &Scope<'_>, item: &Type, of: &CType, base: &TokenStream) -> TokenStream {
    let (name, class) = (static_of(&item.name), names::python_item(&item.name));
    let text = class_text(scope, item, &class, &docs::ty(&format!("typedef {}", of.declare(&item.name)), item));
    let taken = taken(scope);
    quote!(pub(crate) static #name: RecordDef = RecordDef::alias(#text, &#base)#taken;)
}
