//! Initial values of fields in new records.
//!
//! The spec declares an initial value as a literal, a macro of the header, or an enum member. Records with a version
//! field need initial values, because libraries reject version 0.

use super::inputs::LibraryInput;
use crate::{
    ctype::{CType, Number, System},
    facts::{Facts, Value},
    glob,
    spec::Initial,
};

/// Returns the spec's entry for a field, and the name of the record or the pattern that contains the entry.
pub(super) fn entry<'a>(input: &LibraryInput<'a>, record: &str, field: &str) -> Option<(&'a str, &'a Initial)> {
    let records = &input.spec.content.records;
    if let Some(own) = records.get(record).and_then(|fields| fields.get_key_value(field)) {
        let (_, used) = own;
        return Some((records.get_key_value(record)?.0, used.initial.as_ref()?));
    }
    by_pattern(input, record, field).next()
}

/// Returns the entries for a field under patterns for records, in the order of the file.
pub(super) fn by_pattern<'a>(
    input: &LibraryInput<'a>,
    record: &str,
    field: &str,
) -> impl Iterator<Item = (&'a str, &'a Initial)> {
    let patterns = input.spec.content.records.iter().filter(|(pattern, _)| glob::is_pattern(pattern));
    patterns
        .filter(move |(pattern, _)| glob::matches(pattern, record))
        .filter_map(move |(pattern, fields)| Some((pattern.as_str(), fields.get(field)?.initial.as_ref()?)))
}

/// Returns the initial value of a field in one toolkit. Returns `None` if the spec has no entry for the field, or if
/// the value does not fit the field.
pub(super) fn value(input: &LibraryInput<'_>, facts: &Facts, record: &str, field: &str, ty: &CType) -> Option<i128> {
    let (_, initial) = entry(input, record, field)?;
    number(initial, facts, record).filter(|number| fits(*number, ty, facts))
}

/// Returns the value that an entry specifies for a record. Returns `None` if the toolkit declares no such macro or enum
/// member, or if the macro is not an integer.
pub(super) fn number(initial: &Initial, facts: &Facts, record: &str) -> Option<i128> {
    match (initial, initial.constant(record)) {
        (Initial::Number(number), _) => Some(i128::from(*number)),
        (Initial::Size, _) => facts.records.get(record).map(|record| i128::from(record.size)),
        (Initial::Constant(_), name) => constant(facts, &name?),
    }
}

/// Returns the value of a macro or an enum member.
pub(super) fn constant(facts: &Facts, name: &str) -> Option<i128> {
    match facts.constants.get(name).map(|constant| &constant.value) {
        Some(Value::Int(value)) => Some(*value),
        Some(Value::Real(_) | Value::Text(_) | Value::Record(_)) => None,
        None => facts.enums.values().find_map(|item| item.values.get(name)).map(|value| i128::from(*value)),
    }
}

/// Returns true if a field of this type is an integer or an enum that can represent the value on every platform.
pub(super) fn fits(number: i128, ty: &CType, facts: &Facts) -> bool {
    let builtin = match ty {
        CType::Builtin(builtin) => builtin,
        // Members of enums are compared and bound as 32-bit integers.
        CType::Named(name) if facts.enums.contains_key(name) => {
            return (i128::from(i32::MIN)..=i128::from(u32::MAX)).contains(&number);
        }
        CType::Void | CType::Named(_) | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => {
            return false;
        }
    };
    [System::Linux, System::Windows].into_iter().all(|system| match builtin.number(system) {
        Number::Signed(size) => (-1 << (8 * size - 1)..1 << (8 * size - 1)).contains(&number),
        Number::Unsigned(size) => (0..1 << (8 * size)).contains(&number),
        Number::Bool | Number::Float(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctype::Builtin;

    #[test]
    fn integers_fit_if_the_type_can_represent_them() {
        let facts = Facts::default();
        for (number, builtin, expected) in [
            (0xffff_ffff, Builtin::UnsignedInt, true),
            (0xffff_ffff, Builtin::Int, false),
            (-1, Builtin::Int, true),
            (-1, Builtin::UnsignedInt, false),
            (255, Builtin::UnsignedChar, true),
            (256, Builtin::UnsignedChar, false),
            (1 << 40, Builtin::UnsignedLongLong, true),
            // `long` has four bytes on Windows.
            (1 << 40, Builtin::UnsignedLong, false),
            (1, Builtin::Float, false),
        ] {
            assert_eq!(fits(number, &CType::Builtin(builtin), &facts), expected, "{number} {builtin:?}");
        }
        assert!(!fits(1, &CType::Named("fxRange".to_owned()), &facts));
    }
}
