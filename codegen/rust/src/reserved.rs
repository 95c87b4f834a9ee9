//! Names that types of a library cannot have, because generated code uses them for something else.
//!
//! NVIDIA's libraries have a prefix in front of every name. Others may not: their `Status` would conflict with the
//! trait that their result codes implement.

use codegen_core::{
    api::Api,
    diag::{Diagnostic, Diagnostics},
    package::Package,
    spec::Specs,
};
use std::collections::BTreeSet;

/// Names in the preludes of `__gen1`, and of the modules next to a library's types.
const RESERVED: &[&str] = &[
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

/// Names that are in scope everywhere in Rust.
const OF_RUST: &[&str] = &["Copy", "Clone", "Default", "Err", "None", "Ok", "Option", "Result", "Send", "Some", "Sync"];

/// Rust's own types, which generated code names.
const PRIMITIVE: &[&str] = &[
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16", "u32", "u64", "u128",
    "usize",
];

/// Reports the types of a package's own libraries with such a name, and constants with one that patterns use.
pub fn reserved(api: &Api, specs: &Specs, package: &Package) -> Result<(), codegen_core::diag::Failure> {
    let mut found = Diagnostics::default();
    for library in api.libraries.iter().filter(|library| package.has(&library.spec.name)) {
        let Some(spec) = specs.libraries.iter().find(|spec| spec.name() == library.spec.name) else { continue };
        let types = library.majors.values().flat_map(|major| major.types.values());
        let is_reserved = |name: &str| [RESERVED, OF_RUST, PRIMITIVE].iter().any(|names| names.contains(&name));
        let constants: BTreeSet<&String> = library.majors.values().flat_map(|major| major.constants.keys()).collect();
        for name in constants.into_iter().filter(|name| OF_RUST.contains(&name.as_str())) {
            let message = format!("the constant `{name}` has a name that every Rust program has for something else");
            let help = format!("leave it out and read the headers again: `skip: {{{name}: {{reason: …}}}}`");
            found.push(Diagnostic::new("reserved-name", spec.location(&["library"]), message).help(help));
        }
        for ty in types.filter(|ty| is_reserved(&ty.name)) {
            let message = format!("the type `{}` has a name that generated Rust code has for something else", ty.name);
            let help = format!(
                "give it another one before the headers are read, and read them again: `defines: [{}={}{}]` below `library`",
                ty.name, library.spec.name, ty.name
            );
            found.push(Diagnostic::new("reserved-name", spec.location(&["library"]), message).help(help));
        }
    }
    found.into_result()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names that are imported by a glob are listed here.
    #[test]
    fn all_of_the_preludes_is_reserved() {
        let text = include_str!("../../../templates/rust/support/interface.rs");
        let (_, preludes) = text.split_once("pub mod prelude").unwrap();
        let words = preludes.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        let types: BTreeSet<&str> = words.filter(|word| word.starts_with(char::is_uppercase)).collect();
        // The first words of comments.
        let types = types.iter().filter(|word| !["Everything", "Imported"].contains(word));
        let missing: Vec<_> = types.filter(|word| !RESERVED.contains(*word)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
