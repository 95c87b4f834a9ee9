//! Probes of enums, records, other types, and constants.

use super::{
    headers::Mode,
    place::{RecordPlace, is_unnamed},
    plan::{BitsOf, Plan, Probe},
    spelling::{signature, spell},
};
use codegen_core::{
    ctype::{CType, ENUM_SIZE, Number, POINTER_SIZE, System},
    facts::{Bits, Callback, Constant, Enum, Facts, Field, Real, Record, Typedef, Value},
    types::{TypeClass, TypeIndex},
};

pub(super) fn plan(plan: &mut Plan<'_>) {
    let Facts { enums, records, typedefs, callbacks, constants, functions: _, helpers: _, undescribed: _ } = plan.facts;
    enums.iter().for_each(|(name, item)| enumeration(plan, name, item));
    records.iter().for_each(|(name, item)| record(plan, name, item));
    typedefs.iter().for_each(|(name, item)| typedef(plan, name, item));
    callbacks.iter().for_each(|(name, item)| callback(plan, name, item));
    constants.iter().for_each(|(name, item)| constant(plan, name, item));
}

fn enumeration(plan: &mut Plan<'_>, name: &str, item: &Enum) {
    let Enum { header: _, tag, values, deprecated: _ } = item;
    plan.counts.enums += 1;
    plan.counts.values += values.len();
    // An unnamed enum is identified by its first member.
    let anonymous = name.contains('.');
    let abi_check = if anonymous { values.keys().next().map_or(name, String::as_str) } else { name };
    let Some(mode) = plan.declared("enum", abi_check) else { return };
    if !anonymous {
        // The bindings pass values of every enum as `i32`.
        plan.add_probe(mode, Probe::number(format!("size of {name}"), &format!("sizeof({name})"), 4));
        alias(plan, mode, name, tag);
    }
    for (member, value) in values {
        // Only the 32 bits are compared, because the compiler chooses whether the highest bit is a sign bit.
        plan.add_probe(mode, Probe::number(format!("value of {member}"), &format!("(int)({member})"), *value as i32));
    }
}

fn record(plan: &mut Plan<'_>, name: &str, item: &Record) {
    let facts = plan.facts;
    // The program is compiled for Linux, so the check does not cover layouts for Windows.
    let Record { header: _, tag, union: _, size, align, fields, windows: _ } = item;
    plan.counts.records += 1;
    plan.counts.fields += fields.len();
    let top = name.split('.').next().unwrap_or(name);
    let Some(mode) = plan.declared("record", top) else { return };
    let Some(place) = RecordPlace::of(name, facts) else {
        return plan.differs(format!("record {name}"), "that it is a part of another record", "has no such member");
    };
    if let Some(ty) = place.ty() {
        plan.add_probe(mode, Probe::number(format!("size of {name}"), &format!("sizeof({ty})"), i128::from(*size)));
        plan.add_probe(
            mode,
            Probe::number(format!("alignment of {name}"), &format!("_Alignof({ty})"), i128::from(*align)),
        );
        alias(plan, mode, name, tag);
    }
    // An unnamed member is checked as a separate record, because C treats its fields as fields of the outer record.
    for (field, Field { offset, ty, bits }) in fields.iter().filter(|(field, _)| !is_unnamed(field)) {
        let offset = offset + place.unnamed_at.unwrap_or(0);
        if let Some(Bits { first, width }) = bits {
            // C has no expression for the offset or the type of a bit field.
            let signed = matches!(ty, CType::Builtin(it) if matches!(it.number(System::Linux), Number::Signed(_)));
            let (function, record) = (format!("bits_{}", plan.counts.probes), place.around());
            let expected = BitsOf { first: offset * 8 + first, width: *width, signed };
            let what = format!("bits of {name}.{field}");
            plan.add_probe(mode, Probe::bits(what, &function, (&record, field), &expected));
            continue;
        }
        plan.add_probe(
            mode,
            Probe::number(format!("offset of {name}.{field}"), &place.field_offset(field), i128::from(offset)),
        );
        let (found, expected) = (place.field_type(field), spell(ty, facts));
        plan.add_probe(mode, Probe::same_type(format!("type of {name}.{field}"), &found, &expected, None));
    }
}

/// Checks that a record's tag and name refer to the same type.
fn alias(plan: &mut Plan<'_>, mode: Mode, name: &str, tag: &str) {
    if tag.is_empty() {
        return;
    }
    // A tag that has the same name as a function has no typedef.
    let keyword = plan.reading(mode).keyword(tag).filter(|_| plan.facts.functions.contains_key(tag));
    let written = keyword.map_or(tag.to_owned(), |keyword| format!("{keyword} {tag}"));
    plan.add_probe(mode, Probe::same_type(format!("tag of {name}"), name, &written, None));
}

fn typedef(plan: &mut Plan<'_>, name: &str, item: &Typedef) {
    let facts = plan.facts;
    let Typedef { header: _, ty } = item;
    plan.counts.typedefs += 1;
    let Some(mode) = plan.declared("typedef", name) else { return };
    plan.add_probe(mode, Probe::same_type(format!("typedef {name}"), name, &spell(ty, facts), None));
    if let Some(size) = size(ty, &TypeIndex::new(facts, [])) {
        plan.add_probe(mode, Probe::number(format!("size of {name}"), &format!("sizeof({name})"), i128::from(size)));
    }
}

fn callback(plan: &mut Plan<'_>, name: &str, item: &Callback) {
    let Callback { header: _, returns, params } = item;
    plan.counts.typedefs += 1;
    let Some(mode) = plan.declared("callback", name) else { return };
    let ty = signature(returns, params.values(), plan.facts);
    // The result is a pointer even if the header's typedef is a function type. C converts a function to a pointer
    // before it applies the second `*`.
    let found = format!("__typeof__(&**({name} *)0)");
    plan.add_probe(mode, Probe::same_type(format!("callback {name}"), &found, &ty, None));
}

fn constant(plan: &mut Plan<'_>, name: &str, item: &Constant) {
    let facts = plan.facts;
    let Constant { header: _, ty, value } = item;
    plan.counts.constants += 1;
    if !plan.reading(Mode::Plain).has_constant(name) {
        return plan.differs(format!("constant {name}"), "that the headers define it", "does not find it");
    }
    let probe = match value {
        Value::Int(number) => Probe::number(format!("value of {name}"), name, *number),
        Value::Real(Real(number)) => Probe::real(format!("value of {name}"), name, *number),
        Value::Text(text) => Probe::text(format!("value of {name}"), name, text),
        Value::Record(fields) => {
            let fields: Vec<_> = fields.iter().map(|(path, number)| (in_c(path), *number)).collect();
            Probe::record(format!("value of {name}"), (&spell(ty, facts), name), &fields)
        }
    };
    plan.add_probe(Mode::Plain, probe);
    // In C, the type of an enum member is `int`. In the registry, the type is the enum.
    let is_member = matches!(TypeIndex::new(facts, []).class_of(ty), TypeClass::Enum(_));
    if !is_member {
        let expected = spell(ty, facts);
        let found = match value {
            Value::Int(_) | Value::Real(_) | Value::Record(_) => format!("__typeof__({name})"),
            // A string literal has an array type, which decays to a pointer.
            Value::Text(_) => format!("__typeof__(&*({name}))"),
        };
        plan.add_probe(Mode::Plain, Probe::same_type(format!("type of {name}"), &found, &expected, None));
    }
}

/// The path of a field in C code, without unnamed members.
fn in_c(path: &str) -> String {
    path.split('.').filter(|step| !is_unnamed(step)).collect::<Vec<_>>().join(".")
}

/// The size of a type on 64-bit Linux. `None` if the type has no size.
fn size(ty: &CType, type_index: &TypeIndex<'_>) -> Option<u64> {
    match type_index.class_of(ty) {
        TypeClass::Number(builtin) => Some(builtin.size(System::Linux)),
        TypeClass::Enum(_) => Some(ENUM_SIZE),
        TypeClass::Record(record) => Some(record.size),
        TypeClass::Handle(_) | TypeClass::Callback(_) => Some(POINTER_SIZE),
        TypeClass::Opaque => None,
        TypeClass::Other(CType::Pointer { .. } | CType::Function { .. }) => Some(POINTER_SIZE),
        TypeClass::Other(CType::Array { of, len }) => Some(size(of, type_index)? * len),
        TypeClass::Other(CType::Void | CType::Builtin(_) | CType::Named(_)) => None,
    }
}
