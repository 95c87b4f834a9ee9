//! Checks of entries for record fields. An entry must fit the field's type, and the pointer fields of new records need
//! an entry.

use crate::{
    analysis::{inputs::LibraryInput, roles::rules},
    api::{ResolvedSignature, roles::Role},
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics, MissingEntry},
    facts::{Facts, Record},
    names,
    spec::{FieldRole, FieldUse},
    types::{TypeClass, TypeIndex},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    for (name, fields) in &input.spec.content.records {
        // The newest toolkit that has the field determines the field's type. An entry is also valid for a field that
        // newer toolkits have removed.
        let declared = input.registry.toolkits.iter().rev();
        for (field, entry) in fields {
            let mut declared =
                declared.clone().filter_map(|(version, facts)| Some((version, facts, facts.records.get(name)?)));
            let Some((version, facts, record)) = declared.find(|(.., record)| record.fields.contains_key(field)) else {
                continue;
            };
            let type_index = input.type_index(*version, facts);
            Check { input, version: *version, name, record, field, entry, type_index }.run(diagnostics);
        }
        together(input, name, fields, diagnostics);
    }
    undecided(input, signatures, diagnostics);
}

/// The inputs for the check of one field: the spec's entry and the field's declaration.
struct Check<'a> {
    input: &'a LibraryInput<'a>,
    version: Version,
    name: &'a str,
    record: &'a Record,
    field: &'a str,
    entry: &'a FieldUse,
    type_index: TypeIndex<'a>,
}

impl Check<'_> {
    fn run(&self, diagnostics: &mut Diagnostics) {
        let FieldUse { role, bytes: _, count, initial, when } = self.entry;
        let (ty, bits) = (&self.record.fields[self.field].ty, self.record.fields[self.field].bits);
        let is_pointer = ty.pointee().is_some();
        let (name, field) = (self.name, self.field);
        let at = |rest: &[&str]| self.input.spec.location(&[&["records", name, field], rest].concat());
        let mut wrong = |finding: Diagnostic| {
            let finding = finding
                .note(format!(
                    "{product} {} declares: {}",
                    self.version,
                    self.record.fields[field].declare(field),
                    product = self.input.product()
                ))
                .help("see specs/docs/records.md for the roles of fields");
            diagnostics.push(finding);
        };
        match (role, count) {
            (Some(role), _) if !is_pointer => {
                let message = format!(
                    "`{field}` of {name} cannot have the role `{role}`, because the field is not a \
                                      pointer"
                );
                wrong(Diagnostic::new("misfit-role", at(&[]), message));
            }
            (Some(FieldRole::InArray | FieldRole::OutArray), _) if matches!(ty.pointee(), Some((CType::Void, _))) => {
                let message = format!(
                    "`{field}` of {name} cannot be an array, because the header does not declare \
                                      the element type"
                );
                wrong(Diagnostic::new("misfit-role", at(&[]), message));
            }
            (Some(FieldRole::OutArray), None) => {
                let message = format!("`{field}` of {name} has the role `out_array`, which requires the key `count`");
                wrong(Diagnostic::new("incomplete-role", at(&[]), message));
            }
            (Some(FieldRole::Address) | None, Some(_)) => {
                let message = format!(
                    "`{field}` of {name} has the key `count`, which only the roles `in_array` and \
                                      `out_array` support"
                );
                wrong(Diagnostic::new("incomplete-role", at(&["count"]), message));
            }
            _ => {}
        }
        if initial.is_some() && bits.is_some() {
            let message =
                format!("`{field}` of {name} cannot have the key `initial`, because the field is a bit field");
            wrong(Diagnostic::new("misfit-role", at(&["initial"]), message));
        }
        if let (Some(_), Err(said)) = (when, self.is_one_of_several()) {
            let message = format!("`{field}` of {name} cannot have the key `when`, which applies only to {said}");
            wrong(Diagnostic::new("misfit-role", at(&["when"]), message));
        }
        let Some((count, of)) = count.as_ref().and_then(|count| Some((count, self.record.fields.get(count)?))) else {
            return;
        };
        let is_number = matches!(self.type_index.class_of(&of.ty), TypeClass::Number(builtin) if is_count(builtin));
        if !is_number || of.bits.is_some() {
            let what = if of.bits.is_some() { "bit field".to_owned() } else { format!("`{}`", of.ty) };
            let message = format!("`{field}` of {name} cannot have the count `{count}`, which is a {what}");
            wrong(Diagnostic::new("wrong-count", at(&["count"]), message));
        }
    }

    /// Checks that the field is a record in an unnamed union, and that a neighbouring field of the union selects the
    /// active member. Only the Python package supports such records.
    fn is_one_of_several(&self) -> Result<(), &'static str> {
        let unnamed = self.name.rsplit_once('.').is_some_and(|(_, member)| names::is_unnamed(member));
        if !unnamed || !self.record.union {
            return Err("members of an unnamed union, with a field next to it that selects the active member");
        }
        match self.type_index.class_of(&self.record.fields[self.field].ty) {
            TypeClass::Record(_) => Ok(()),
            TypeClass::Handle(_)
            | TypeClass::Number(_)
            | TypeClass::Enum(_)
            | TypeClass::Callback(_)
            | TypeClass::Other(_)
            | TypeClass::Opaque => Err("members that are records"),
        }
    }
}

/// Returns true if this type can contain a count of elements. The Python package can read and write fields of such
/// types.
fn is_count(builtin: Builtin) -> bool {
    matches!(
        builtin,
        Builtin::Int
            | Builtin::Int32
            | Builtin::UnsignedInt
            | Builtin::UnsignedLong
            | Builtin::UnsignedLongLong
            | Builtin::SizeT
            | Builtin::Uint32
            | Builtin::Uint64
    )
}

/// Checks that a record has at most one group of arrays that share a count, because the package generates one method
/// that sets all arrays of a group.
fn together(
    input: &LibraryInput<'_>,
    name: &str,
    fields: &indexmap::IndexMap<String, FieldUse>,
    diagnostics: &mut Diagnostics,
) {
    let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (field, entry) in fields {
        if let (Some(FieldRole::InArray), Some(count)) = (entry.role, &entry.count) {
            groups.entry(count).or_default().push(field);
        }
    }
    let several: Vec<_> = groups.into_iter().filter(|(_, fields)| fields.len() > 1).collect();
    for (count, fields) in several.iter().skip(1) {
        let at = input.spec.location(&["records", name, fields[0]]);
        let message = format!("{name} has several counts that arrays share: `{}`, `{count}`", several[0].0);
        diagnostics.push(
            Diagnostic::new("incomplete-role", at, message)
                .note(format!("these arrays share `{count}`: {}", fields.join(", ")))
                .help(
                    "extend `RecordDef::together` of the Python package, which supports only one such count in a \
                      record",
                ),
        );
    }
}

/// Reports pointer fields without an entry or a rule, in records that only the newest toolkit has. For older records,
/// the package keeps the behavior of cuda.bindings: a list without a count, or an address.
fn undecided(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let Some((version, newest)) = input.registry.toolkits.last_key_value() else { return };
    let older: Vec<&Facts> = input.registry.toolkits.values().rev().skip(1).collect();
    if older.is_empty() {
        return;
    }
    let type_index = input.type_index(*version, newest);
    let params = signatures.values().flatten().flat_map(|form| &form.params);
    let kernel_params: BTreeSet<(&str, &CType)> =
        params.filter(|param| param.role == Role::KernelParams).map(|param| (param.name.as_str(), &param.ty)).collect();
    for (name, record) in &newest.records {
        if older.iter().any(|facts| facts.records.contains_key(name)) {
            continue;
        }
        let entries = input.spec.content.records.get(name);
        for (field, facts) in &record.fields {
            let is_decided = entries.and_then(|fields| fields.get(field)).is_some_and(|entry| entry.role.is_some())
                || kernel_params.contains(&(field.as_str(), &facts.ty))
                || by_rule(&type_index, field, &facts.ty);
            if !is_decided {
                diagnostics.push(prompt(input, *version, (name, record), field, &facts.ty));
            }
        }
    }
}

/// Returns true if the type alone determines the role of a field: a handle, a string, a function or an untyped address.
fn by_rule(type_index: &TypeIndex<'_>, field: &str, ty: &CType) -> bool {
    let Some((to, constant)) = ty.pointee() else { return true };
    match (to, type_index.class_of(ty)) {
        (_, TypeClass::Handle(_) | TypeClass::Callback(_)) => true,
        (CType::Void | CType::Function { .. }, _) => true,
        (CType::Builtin(Builtin::Char), _) => constant,
        (CType::Named(_), _) => type_index.class_of(to) == TypeClass::Opaque,
        _ => rules::is_user_data(field, ty) || names::is_unnamed(field),
    }
}

fn prompt(
    input: &LibraryInput<'_>,
    version: Version,
    (name, record): (&str, &Record),
    field: &str,
    ty: &CType,
) -> Diagnostic {
    let declared = ty.declare(field);
    let counts: Vec<&str> = record
        .fields
        .iter()
        .filter(|(_, facts)| matches!(&facts.ty, CType::Builtin(builtin) if is_count(*builtin) && facts.bits.is_none()))
        .map(|(name, _)| name.as_str())
        .collect();
    let finding = Diagnostic::new(
        "unresolved-role",
        input.spec.location(&["records"]),
        format!("the spec does not specify the role of the field `{field}` of {name}"),
    )
    .note(format!("{} of {product} {version} declares: {declared}", record.header, product = input.product()));
    let finding = if counts.is_empty() {
        finding
    } else {
        finding.note(format!("the integer fields next to the pointer are: {}", counts.join(", ")))
    };
    finding
        .help(format!(
            "for an address, add `{name}: {{fields: {{{field}: address}}}}` under `types`\nfor an array that programs \
            pass, write `{{role: in_array, count: FIELD}}` instead of `address`\nfor an array that CUDA returns, \
            write `{{role: out_array, count: FIELD}}` instead of `address`"
        ))
        .missing_entry(MissingEntry::new(["types", name, "fields", field], "ROLE", declared))
}
