//! Reserved names: names that a library's items cannot have in Rust, because generated code uses these names for other
//! items.
//!
//! All names in NVIDIA's libraries have a prefix. Names in other libraries may have no prefix. For example, a library's
//! own `Status` would conflict with the trait that result codes implement.

use std::{collections::BTreeSet, sync::LazyLock};
use syn::{Item, UseTree};

/// The source of the interface between generated code and the crate's support code.
const INTERFACE: &str = include_str!("../../../../templates/rust/support/interface.rs");

/// The names that generated modules import from the interface. The modules inside the interface declare these names.
static IMPORTED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let items = syn::parse_file(INTERFACE).expect("the template is Rust").items;
    let modules = items.into_iter().filter_map(|item| if let Item::Mod(module) = item { module.content } else { None });
    modules.flat_map(|(_, items)| imported(&items)).collect()
});

/// Returns the names that `use` declarations bring into scope.
pub fn imported(items: &[Item]) -> BTreeSet<String> {
    fn add(tree: &UseTree, module: &str, found: &mut BTreeSet<String>) {
        let name = match tree {
            UseTree::Path(path) => return add(&path.tree, &path.ident.to_string(), found),
            UseTree::Group(group) => return group.items.iter().for_each(|tree| add(tree, module, found)),
            UseTree::Name(name) if name.ident == "self" => module.to_owned(),
            UseTree::Name(name) => name.ident.to_string(),
            UseTree::Rename(rename) => rename.rename.to_string(),
            UseTree::Glob(_) => return,
        };
        found.insert(name);
    }
    let mut found = BTreeSet::new();
    for item in items {
        if let Item::Use(item) = item {
            add(&item.tree, "", &mut found);
        }
    }
    found
}

/// Names that occur in the modules of a library's types, and in the code that the crate's macros expand to in these
/// modules.
const OF_GENERATED_CODE: &[&str] = &[
    "AnyDeviceInput",
    "AnyDeviceOutput",
    "AnyInputOrInPlace",
    "AnyKnownInput",
    "AnyKnownOutput",
    "DeviceInput",
    "DeviceOutput",
    "Group",
    "InputOrInPlace",
    "KnownInput",
    "KnownOutput",
    "Work",
    "all_types",
    "constants",
    "enums",
    "functions",
    "keys",
    "raw",
    "records",
    "sys",
    "types",
];

/// Names of values that are in scope everywhere in Rust, or that cannot be raw identifiers.
const OF_VALUES: &[&str] = &["Err", "None", "Ok", "Self", "Some", "crate", "self", "size_of", "size_of_val", "super"];

/// Names of types and traits that are in scope everywhere in Rust.
const OF_RUST: &[&str] = &["Clone", "Copy", "Default", "Option", "Result", "Send", "Sync"];

/// Names of Rust's primitive types. Generated code refers to the types by these names.
const PRIMITIVE: &[&str] = &[
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16", "u32", "u64", "u128",
    "usize",
];

/// Names of variables in generated code. If a constant or a tuple struct had the name of a variable, Rust would treat
/// the variable's binding as a pattern.
const VARIABLES: &[&str] = &[
    "address",
    "addresses",
    "batch",
    "bits",
    "bytes",
    "called",
    "code",
    "columns",
    "counted",
    "created",
    "destroyed",
    "device",
    "devices",
    "distance",
    "end",
    "ended",
    "error",
    "exported",
    "f",
    "failed",
    "field",
    "fields",
    "flags",
    "found",
    "from",
    "got",
    "group",
    "halves",
    "handle",
    "has",
    "home",
    "index",
    "is_pending",
    "is_remembered",
    "it",
    "kept",
    "kernel",
    "key",
    "kind",
    "launch",
    "left",
    "len",
    "lengths",
    "line",
    "lines",
    "made",
    "map",
    "member",
    "memory",
    "missing",
    "name",
    "names",
    "new",
    "node",
    "number",
    "numbers",
    "object",
    "other",
    "others",
    "plan",
    "rank",
    "rank_count",
    "ranks",
    "record",
    "result",
    "returned",
    "room",
    "rows",
    "sides",
    "size",
    "sizes",
    "state",
    "stride",
    "strides",
    "text",
    "value",
    "value_of",
    "with",
    "words",
    "work",
];

/// Returns true if the name is reserved, so that no constant, function, parameter or field can have it.
pub(super) fn is_of_values(name: &str) -> bool {
    OF_VALUES.contains(&name)
}

/// Returns true if the name is reserved, so that no type and no constant can have it.
pub(super) fn is_of_types(name: &str) -> bool {
    let listed = [OF_GENERATED_CODE, OF_VALUES, OF_RUST, PRIMITIVE, VARIABLES];
    listed.iter().any(|names| names.contains(&name)) || IMPORTED.contains(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proc_macro2::{TokenStream, TokenTree};

    #[test]
    fn names_of_the_preludes_are_reserved() {
        for name in ["Status", "CuPtr", "Vec", "args", "Owned", "Layout", "AsHandle"] {
            assert!(IMPORTED.contains(name) && is_of_types(name), "{name}");
        }
        assert!(!is_of_types("CUdevice"));
        // A glob import adds names that the source file does not list.
        assert!(!INTERFACE.contains("::*"), "templates/rust/support/interface.rs");
    }

    /// The crate's macros are expanded in modules that contain a library's constants.
    #[test]
    fn variables_of_the_macros_are_reserved() {
        let mut missing = BTreeSet::new();
        let mut macros = 0;
        for folder in ["support", "owned"] {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../templates/rust").join(folder);
            for text in sources(&folder) {
                for item in syn::parse_file(&text).unwrap().items {
                    let Item::Macro(item) = item else { continue };
                    if item.ident.is_some_and(|name| name.to_string().starts_with("__gen1_")) {
                        macros += 1;
                        variables(item.mac.tokens, &mut missing);
                    }
                }
            }
        }
        missing.retain(|name| !is_of_types(name));
        assert!(missing.is_empty() && macros > 20, "{macros} macros: {missing:?}");
    }

    /// Returns the files in a folder and its subfolders.
    fn sources(folder: &std::path::Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let texts = entries.map(|path| match path.is_dir() {
            true => sources(&path),
            false => vec![std::fs::read_to_string(path).unwrap()],
        });
        texts.flatten().collect()
    }

    /// Adds the names between `let` or `for` and the token that ends the pattern.
    fn variables(tokens: TokenStream, found: &mut BTreeSet<String>) {
        fn is_variable(word: &str) -> bool {
            word.starts_with(char::is_lowercase) && syn::parse_str::<syn::Ident>(word).is_ok()
        }
        let mut is_pattern = false;
        for token in tokens {
            match token {
                TokenTree::Ident(word) if word == "let" || word == "for" => is_pattern = true,
                TokenTree::Ident(word) if word == "in" => is_pattern = false,
                TokenTree::Ident(word) if is_pattern => {
                    found.extend(Some(word.to_string()).filter(|word| is_variable(word)));
                }
                TokenTree::Group(group) => {
                    if is_pattern {
                        let words = group.stream().into_iter().filter(|token| matches!(token, TokenTree::Ident(_)));
                        found.extend(words.map(|word| word.to_string()).filter(|word| is_variable(word)));
                    }
                    variables(group.stream(), found);
                }
                // The name after `$` is chosen by the caller of the macro.
                TokenTree::Punct(_) => is_pattern = false,
                TokenTree::Ident(_) | TokenTree::Literal(_) => {}
            }
        }
    }
}
