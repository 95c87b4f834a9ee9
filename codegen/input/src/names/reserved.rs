//! Names that items of a library cannot have in Rust, because generated code has them for something else.
//!
//! NVIDIA's libraries have a prefix in front of every name. Others may not: their `Status` would conflict with the
//! trait that their result codes implement.

/// Names in the preludes of `__gen1`, and of the modules next to a library's types.
const OF_GENERATED_CODE: &[&str] = &[
    "AnyDeviceInput",
    "AnyDeviceOutput",
    "AnyInputOrInPlace",
    "AnyKnownInput",
    "AnyKnownOutput",
    "AnyScalar",
    "AsHandle",
    "AttributeValue",
    "Borrowed",
    "CStr",
    "CString",
    "CuPtr",
    "DeviceInput",
    "DeviceOutput",
    "Element",
    "Group",
    "HostScalar",
    "Input",
    "InputOrInPlace",
    "Key",
    "KnownInput",
    "KnownOutput",
    "LastMessage",
    "Layout",
    "LendHandle",
    "Library",
    "MaybeHandle",
    "Missing",
    "Output",
    "Owned",
    "OwnedWith",
    "Scalar",
    "ScalarMut",
    "Status",
    "Symbol",
    "Toolkit",
    "ValueSize",
    "Vec",
    "Work",
    "all_types",
    "args",
    "bf16",
    "bits",
    "c_void",
    "constants",
    "enums",
    "f16",
    "flag_set",
    "functions",
    "grow",
    "keys",
    "output",
    "raw",
    "records",
    "refusal",
    "support",
    "sys",
    "types",
    "wchar_t",
];

/// Names of values that are in scope everywhere in Rust, or cannot be raw identifiers.
const OF_VALUES: &[&str] = &["Err", "None", "Ok", "Self", "Some", "crate", "self", "size_of", "size_of_val", "super"];

/// Names of types and traits that are in scope everywhere in Rust.
const OF_RUST: &[&str] = &["Clone", "Copy", "Default", "Option", "Result", "Send", "Sync"];

/// Rust's own types, which generated code names.
const PRIMITIVE: &[&str] = &[
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16", "u32", "u64", "u128",
    "usize",
];

/// Variables of generated code. A constant or a tuple struct with such a name would be a pattern.
const VARIABLES: &[&str] = &[
    "address",
    "bits",
    "called",
    "code",
    "counted",
    "created",
    "error",
    "exported",
    "f",
    "field",
    "fields",
    "from",
    "handle",
    "home",
    "index",
    "is_remembered",
    "it",
    "key",
    "kept",
    "left",
    "len",
    "made",
    "map",
    "memory",
    "missing",
    "name",
    "names",
    "new",
    "number",
    "object",
    "other",
    "others",
    "rank_count",
    "record",
    "returned",
    "room",
    "size",
    "text",
    "value",
    "value_of",
    "with",
    "words",
    "work",
    "destroyed",
];

/// Returns true if no value, function, parameter or field can have the name.
pub(super) fn is_of_values(name: &str) -> bool {
    OF_VALUES.contains(&name)
}

/// Returns true if no type and no constant can have the name.
pub(super) fn is_of_types(name: &str) -> bool {
    [OF_GENERATED_CODE, OF_VALUES, OF_RUST, PRIMITIVE, VARIABLES].iter().any(|names| names.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Names that are imported by a glob are listed here.
    #[test]
    fn all_of_the_preludes_is_reserved() {
        let text = include_str!("../../../../templates/rust/support/interface.rs");
        let (_, preludes) = text.split_once("pub mod prelude").unwrap();
        let words = preludes.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        let types: BTreeSet<&str> = words.filter(|word| word.starts_with(char::is_uppercase)).collect();
        // The first words of comments.
        let types = types.iter().filter(|word| !["Everything", "Imported"].contains(word));
        let missing: Vec<_> = types.filter(|word| !OF_GENERATED_CODE.contains(*word)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
