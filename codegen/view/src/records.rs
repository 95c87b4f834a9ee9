//! Records of a view: the offset and the Python type of each field. The type is a `struct` format character or another
//! record.

use super::{Scope, arguments::number};
use crate::{names::view_dtype, schema::PythonView};
use codegen_core::{
    api::{
        Field, Type, TypeKind,
        plan::{Element, Passing},
    },
    ctype::{Builtin, CType, System},
    names,
    spec::FieldRole,
    types::ValueKind,
};
use codegen_python::{letter, number_in_stub};
use std::{collections::BTreeSet, fmt};

/// A struct or union of the view.
#[derive(Debug)]
pub(super) struct ViewRecord {
    pub(super) name: String,
    /// The record's class in the module with C's names. Every parameter of the record's type accepts instances of that
    /// class.
    pub(super) of: String,
    pub(super) size: u64,
    /// Set if functions or other records contain arrays of the record.
    pub(super) is_array: bool,
    /// The name of each field, and the tuple that describes the field.
    pub(super) fields: Vec<(String, String)>,
    /// The name of each counted array, and the tuple with the name of the field that contains the array's length.
    pub(super) lengths: Vec<(String, String)>,
    /// The name of the constant with the record's NumPy dtype.
    pub(super) dtype: String,
}

/// Returns the records of the library. Each record follows the records that it contains.
pub(super) fn records(scope: &Scope<'_>, view: &PythonView) -> Vec<ViewRecord> {
    let arrays = arrays(scope, view);
    let mut seen = BTreeSet::new();
    let mut made = Vec::new();
    for (name, item) in &scope.major.types {
        if let TypeKind::Record { .. } = item.kind {
            add(scope, view, &arrays, name, &mut seen, &mut made);
        }
    }
    made
}

fn add(
    scope: &Scope<'_>,
    view: &PythonView,
    arrays: &BTreeSet<String>,
    name: &str,
    seen: &mut BTreeSet<String>,
    made: &mut Vec<ViewRecord>,
) {
    let Some(TypeKind::Record { size, fields, .. }) = scope.major.types.get(name).map(|item| &item.kind) else {
        return;
    };
    if !seen.insert(name.to_owned()) {
        return;
    }
    for field in fields {
        let array = (field.used.role == Some(FieldRole::InArray)).then(|| field.ty.pointee()).flatten();
        let of = array.map_or(element(&field.ty), |(of, _)| of);
        if let Some(inner) = own_record(scope, of) {
            add(scope, view, arrays, &inner, seen, made);
        }
    }
    let mut described = Vec::new();
    describe(scope, view, fields, 0, &mut described);
    let class = super::class(view, name);
    let lengths = fields.iter().filter_map(|field| length(scope, view, name, field)).collect();
    made.push(ViewRecord {
        dtype: view_dtype(&class),
        name: class,
        of: names::identifier(latest(scope, name)),
        size: *size,
        lengths,
        is_array: arrays.contains(name),
        fields: described,
    });
}

/// Returns the newest name of a record. A typedef of the record may have its own class, which extends the record's
/// class.
pub(super) fn latest<'a>(scope: &Scope<'a>, name: &'a str) -> &'a str {
    let is_alias = |item: &Type| matches!(&item.kind, TypeKind::Alias(CType::Named(of)) if of == name);
    let alias = scope.major.types.values().find(|item| is_alias(item));
    alias.map_or(name, |item| latest(scope, &item.name))
}

/// Returns true if `name` is `of` itself, or a typedef of `of`.
pub(super) fn extends(scope: &Scope<'_>, name: &str, of: &str) -> bool {
    name == of
        || match scope.major.types.get(name).map(|item| &item.kind) {
            Some(TypeKind::Alias(CType::Named(next))) => extends(scope, next, of),
            Some(_) | None => false,
        }
}

/// Returns the field that contains the length of an array, and the element type if the record contains a pointer to the
/// array.
fn length(scope: &Scope<'_>, view: &PythonView, record: &str, field: &Field) -> Option<(String, String)> {
    let counted = view.counted.get(record).and_then(|counted| counted.get(&field.name));
    // In the second API, the pointer and the count are ordinary fields.
    let pointed =
        field.used.count.as_ref().filter(|_| field.used.role == Some(FieldRole::InArray) && !view.is_second());
    let count = counted.or(pointed)?;
    let of = match &field.ty {
        // Untyped memory is represented by bytes.
        CType::Pointer { to, .. } if **to == CType::Void => "\"B\"".to_owned(),
        CType::Pointer { to, .. } => form(scope, view, to).0.to_string(),
        CType::Array { .. } => "None".to_owned(),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Function { .. } => return None,
    };
    Some((view.field(&field.name), format!("(\"{}\", {of})", view.field(count))))
}

/// Returns the class of the records to which a record's pointer refers.
pub(super) fn pointee(scope: &Scope<'_>, view: &PythonView, record: &str, name: &str) -> Option<String> {
    let TypeKind::Record { fields, .. } = &scope.major.types.get(record)?.kind else { return None };
    let (to, _) = fields.iter().find(|field| view.field(&field.name) == name)?.ty.pointee()?;
    Some(super::class(view, &own_record(scope, to)?))
}

/// Returns the annotation of a field in the view.
pub(super) fn annotation(scope: &Scope<'_>, view: &PythonView, record: &str, name: &str) -> String {
    let Some(TypeKind::Record { fields, .. }) = scope.major.types.get(record).map(|item| &item.kind) else {
        return "Any".to_owned();
    };
    let field = fields.iter().find(|field| view.field(&field.name) == name);
    match field.map(|field| form(scope, view, &field.ty)) {
        Some((Of::Characters, _) | (Of::String, None)) => "str".to_owned(),
        Some((Of::Number(builtin), None)) => number_in_stub(builtin),
        Some((Of::Enum | Of::Address, None)) => "int".to_owned(),
        Some((Of::Number(_) | Of::Enum | Of::Address | Of::String, Some(_)) | (Of::Bytes | Of::Record(_), _))
        | None => "Any".to_owned(),
        Some((Of::CharacterBytes, _)) => "bytes".to_owned(),
    }
}

/// Returns the records that are elements of arrays: in parameters of functions, in other records, and in the view's key
/// `arrays`.
fn arrays(scope: &Scope<'_>, view: &PythonView) -> BTreeSet<String> {
    let params = scope.major.functions.values().flat_map(|function| &function.plan.params);
    let of_params =
        params.filter(|param| matches!(param.passing, Passing::Slice(_))).filter_map(|param| match &param.element {
            Element::Typed { ty, kind: ValueKind::Record } => own_record(scope, ty),
            Element::Typed { .. }
            | Element::Bytes
            | Element::Untyped
            | Element::Selected(_)
            | Element::EachSelected { .. }
            | Element::KernelArguments => None,
        });
    let of_records = scope.major.types.values().filter_map(|item| match &item.kind {
        TypeKind::Record { fields, .. } => Some(fields),
        TypeKind::Enum(_)
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => None,
    });
    let of_fields = of_records.flatten().filter_map(|field| match &field.ty {
        CType::Array { of, .. } => own_record(scope, of),
        CType::Pointer { to, .. } if field.used.role == Some(FieldRole::InArray) => own_record(scope, to),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => None,
    });
    of_params.chain(of_fields).chain(view.arrays.iter().cloned()).collect()
}

/// Returns the record of this library to which a type refers.
pub(super) fn own_record(scope: &Scope<'_>, ty: &CType) -> Option<String> {
    let found = scope.types.resolved(ty.name()?)?;
    let is_own = found.library == scope.library.spec.name && matches!(found.item.kind, TypeKind::Record { .. });
    is_own.then(|| found.item.name.clone())
}

fn element(ty: &CType) -> &CType {
    match ty {
        CType::Array { of, .. } => element(of),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => ty,
    }
}

/// Describes the fields of a record. The fields of an unnamed member belong to the record itself.
fn describe(scope: &Scope<'_>, view: &PythonView, fields: &[Field], base: u64, described: &mut Vec<(String, String)>) {
    for field in fields {
        let offset = base + field.offset;
        let inner = own_record(scope, &field.ty).and_then(|name| scope.major.types.get(&name));
        match inner.map(|item| &item.kind) {
            Some(TypeKind::Record { fields, .. }) if names::is_unnamed(&field.name) => {
                describe(scope, view, fields, offset, described);
            }
            Some(_) | None => {
                let (of, count) = form(scope, view, &field.ty);
                let count = count.map_or("None".to_owned(), |count| count.to_string());
                let name = view.field(&field.name);
                described.push((name, format!("({of}, {count}, {offset})")));
            }
        }
    }
}

/// The kind of elements in a field, which determines their type in the view.
enum Of {
    Number(Builtin),
    Enum,
    Address,
    /// A pointer to a string.
    String,
    /// An array of characters that contains a string.
    Characters,
    /// An array of characters that the view returns as bytes.
    CharacterBytes,
    /// Memory of any other type, which the view returns as bytes.
    Bytes,
    /// A record, which is represented by a class of the view.
    Record(String),
}

impl fmt::Display for Of {
    /// Prints the format character or the class, as used in the tables of the view's records.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self {
            Self::Number(builtin) => letter(*builtin),
            Self::Enum => 'i',
            Self::Address => 'n',
            Self::String => 'z',
            Self::Characters => 's',
            Self::CharacterBytes => 'y',
            Self::Bytes => 'b',
            Self::Record(class) => return f.write_str(class),
        };
        write!(f, "\"{letter}\"")
    }
}

/// Returns Python's format character for a value in memory.
pub(super) fn letter_of(scope: &Scope<'_>, view: &PythonView, ty: &CType) -> String {
    form(scope, view, ty).0.to_string()
}

/// Returns the element type of a field, and the number of elements.
fn form(scope: &Scope<'_>, view: &PythonView, ty: &CType) -> (Of, Option<u64>) {
    match ty {
        CType::Array { of, len } => match of.as_ref() {
            CType::Builtin(Builtin::Char) if view.is_second() => (Of::CharacterBytes, Some(*len)),
            CType::Builtin(Builtin::Char) => (Of::Characters, Some(*len)),
            CType::Void
            | CType::Builtin(_)
            | CType::Named(_)
            | CType::Pointer { .. }
            | CType::Array { .. }
            | CType::Function { .. } => {
                let (of, count) = form(scope, view, of);
                (of, Some(len * count.unwrap_or(1)))
            }
        },
        CType::Pointer { to, constant: true } if **to == CType::Builtin(Builtin::Char) => (Of::String, None),
        CType::Pointer { .. } | CType::Function { .. } | CType::Void => (Of::Address, None),
        CType::Builtin(_) | CType::Named(_) => match (own_record(scope, ty), scope.types.kind(ty)) {
            (Some(record), _) => (Of::Record(super::class(view, &record)), None),
            (None, ValueKind::Enum) => (Of::Enum, None),
            // A record of another library is represented by bytes.
            (None, ValueKind::Record) => (Of::Bytes, Some(scope.types.size_and_align(ty, System::Linux).0)),
            (None, ValueKind::Array) => aliased(scope, ty).map_or((Of::Bytes, None), |of| form(scope, view, of)),
            (
                None,
                ValueKind::Number
                | ValueKind::Handle
                | ValueKind::Stream
                | ValueKind::DeviceAddress
                | ValueKind::Integer
                | ValueKind::CString
                | ValueKind::Function
                | ValueKind::Pointer
                | ValueKind::Untyped,
            ) => (number(scope, ty).map_or(Of::Address, Of::Number), None),
        },
    }
}

/// Returns the target of a typedef.
fn aliased<'a>(scope: &Scope<'a>, ty: &CType) -> Option<&'a CType> {
    match &scope.types.resolved(ty.name()?)?.item.kind {
        TypeKind::Alias(of) => Some(of),
        TypeKind::Enum(_)
        | TypeKind::Record { .. }
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. } => None,
    }
}
