//! Conversions of C names to Rust and Python names, as pure functions.

mod families;
mod reserved;
mod snake;

pub use families::{of_any_type, stem};
pub use reserved::imported;
pub use snake::snake;

/// The suffix of symbols of functions with 64-bit sizes. It follows the version suffix: `fxSum_v2_64`.
const WIDE: &str = "_64";

/// Splits a symbol into its name and its version suffix, such as `_v2` or `_v2_64`.
fn versioned(symbol: &str) -> Option<(&str, &str)> {
    let (base, version) = symbol.strip_suffix(WIDE).unwrap_or(symbol).rsplit_once("_v")?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some((base, version))
}

/// Returns the symbol without its version suffix: `cuMemAlloc_v2` becomes `cuMemAlloc`.
pub fn unversioned(symbol: &str) -> &str {
    versioned(symbol).map_or(symbol, |(base, _)| base)
}

/// Returns the version suffix of a symbol as an integer. A symbol without a suffix is the first version.
pub fn revision(symbol: &str) -> u32 {
    versioned(symbol).and_then(|(_, version)| version.parse().ok()).unwrap_or(1)
}

/// Returns an identifier that is valid in Rust and Python. The path of a nested record becomes one word: `A.b.c`
/// becomes `A_b_c`.
pub fn identifier(name: &str) -> String {
    if name.as_bytes().contains(&b'.') { name.replace('.', "_") } else { name.to_owned() }
}

/// The name of the module for C functions, which exists for each library in the Rust crate.
pub const SYMBOLS: &str = "sys";

/// The name of the module for functions that return a `Result`, which exists for each library in the Rust crate.
pub const CHECKED: &str = "checked";

/// The name of the module for functions with owned handles, which exists for each library in the Rust crate.
pub const OWNED: &str = "owned";

/// The names of other modules at the top level of the Rust crate or the Python package. Independently versioned
/// libraries cannot have these names.
pub const AT_THE_TOP: &[&str] = &["shared", "support", "checked", "owned", "compat", "errors"];

/// Returns the name of a library's static in the Rust crate: `driver` becomes `DRIVER`. All statics have different
/// names, so that programs can import all items of several libraries with `*`.
pub fn library_static(library: &str) -> String {
    library.to_uppercase()
}

/// Returns true if a field's name was generated for an unnamed member of a record, such as `anon0`.
pub fn is_unnamed(field: &str) -> bool {
    field.strip_prefix("anon").is_some_and(|n| !n.is_empty() && n.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the Rust name of a constant, function, parameter or field: `type` becomes `r#type`, and `self` becomes
/// `self_`. Different C names have different Rust names.
pub fn rust(name: &str) -> String {
    let name = identifier(name);
    if is_taken(&name, reserved::is_of_values) {
        return name + "_";
    }
    // All other keywords consist of at most eight lower-case letters, so most names need no further checks.
    let may_be_keyword = name.len() <= 8 && name.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_keyword = may_be_keyword && (name == "gen" || syn::parse_str::<syn::Ident>(&name).is_err());
    if is_keyword { format!("r#{name}") } else { name }
}

/// Returns the Rust name of a type or a constant. If one of Rust's own types, or an item in the scope of generated
/// code, has the same name, a suffix is added: `u8` becomes `u8_`.
pub fn rust_type(name: &str) -> String {
    let spelled = identifier(name);
    if is_taken(&spelled, reserved::is_of_types) { spelled + "_" } else { rust(name) }
}

/// Returns true for a name that is already in use. Also returns true for such a name followed by `_`, because another
/// name may be converted to it.
fn is_taken(name: &str, is_in_use: impl Fn(&str) -> bool) -> bool {
    let word = name.trim_end_matches('_');
    // In Rust, `_` is not an identifier.
    if word.is_empty() { true } else { is_in_use(word) }
}

/// Returns true if a name is a valid identifier: it begins with a letter or `_`, and is not a path.
pub fn is_name(name: &str) -> bool {
    identifier(name) == name && syn::parse_str::<syn::Ident>(&rust(name)).is_ok()
}

/// Returns the name of a field's setter method, such as `set_x`. The result never equals the name of another field,
/// because that field may have methods under its own name.
pub fn setter(field: &str, is_field: impl Fn(&str) -> bool) -> String {
    let mut name = format!("set_{}", identifier(field));
    while is_field(&name) {
        name += "_";
    }
    name
}

/// The reserved words of Python.
const PYTHON_KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// Returns the Python name of an item: `from` becomes `from_`. Different C names have different Python names.
pub fn python(name: &str) -> String {
    let name = identifier(name);
    if PYTHON_KEYWORDS.contains(&name.trim_end_matches('_')) { format!("{name}_") } else { name }
}

/// The names of Python's built-in types that stubs use.
const PYTHON_TYPES: &[&str] =
    &["bool", "bytes", "complex", "dict", "float", "int", "list", "memoryview", "object", "str", "tuple", "type"];

/// Returns the Python name of a class, function or constant. The result never hides one of Python's built-in types:
/// `list` becomes `list_`.
pub fn python_item(name: &str) -> String {
    let name = identifier(name);
    if PYTHON_TYPES.contains(&name.trim_end_matches('_')) { format!("{name}_") } else { python(&name) }
}

/// Parameter names that would hide one of Python's builtins, and the names that `cuda.bindings` uses instead. Programs
/// pass keyword arguments under these names.
const PYTHON_PARAMETERS: &[(&str, &str)] =
    &[("bytes", "numbytes"), ("format", "pformat"), ("input", "input_"), ("len", "length"), ("type", "typename")];

/// Returns the Python name of a function's parameter: `len` becomes `length`. The fields of records are not renamed in
/// this way.
pub fn python_parameter(name: &str) -> String {
    match PYTHON_PARAMETERS.iter().find(|(theirs, _)| *theirs == name) {
        Some((_, renamed)) => (*renamed).to_owned(),
        None => python(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_suffixes_are_removed() {
        let table = [
            ("cuMemAlloc_v2", "cuMemAlloc"),
            ("cuMemAlloc", "cuMemAlloc"),
            ("cuGraphExecUpdate_v12", "cuGraphExecUpdate"),
            ("cu_value", "cu_value"),
            ("cuX_v", "cuX_v"),
            ("fxSum_v2_64", "fxSum"),
            ("fxSumEx_64", "fxSumEx_64"),
            ("cuX_v_64", "cuX_v_64"),
            ("cuX_64_v2", "cuX_64"),
        ];
        for (symbol, expected) in table {
            assert_eq!(unversioned(symbol), expected);
        }
    }

    #[test]
    fn setters_have_names_of_their_own() {
        let table: [(&str, &[&str], &str); 3] =
            [("x", &["x"], "set_x"), ("x", &["x", "set_x"], "set_x_"), ("type", &["type", "set_x"], "set_type")];
        for (field, fields, expected) in table {
            assert_eq!(setter(field, |name| fields.contains(&name)), expected);
        }
    }

    #[test]
    fn revisions_are_numbers() {
        let table = [
            ("cuMemAlloc_v2", 2),
            ("cuMemAlloc", 1),
            ("cuGraphExecUpdate_v12", 12),
            ("cuX_v", 1),
            ("fxSum_v2_64", 2),
            ("fxSumEx_64", 1),
        ];
        for (symbol, expected) in table {
            assert_eq!(revision(symbol), expected, "{symbol}");
        }
    }

    #[test]
    fn python_names_are_identifiers() {
        for (name, expected) in [("from", "from_"), ("from_", "from__"), ("to", "to"), ("a.b", "a_b")] {
            assert_eq!(python(name), expected);
        }
    }

    #[test]
    fn python_items_hide_no_type() {
        for (name, expected) in [("list", "list_"), ("list_", "list__"), ("import", "import_"), ("a.b", "a_b")] {
            assert_eq!(python_item(name), expected);
        }
    }

    #[test]
    fn python_parameters_hide_no_builtin() {
        for (name, expected) in [("len", "length"), ("from", "from_"), ("dev", "dev")] {
            assert_eq!(python_parameter(name), expected);
        }
    }

    #[test]
    fn names_are_words() {
        for (name, expected) in
            [("CUdevice", true), ("type", true), ("_x", true), ("2d", false), ("a.b", false), ("", false)]
        {
            assert_eq!(is_name(name), expected, "{name}");
        }
    }

    #[test]
    fn statics_are_in_capitals() {
        for (name, expected) in [("driver", "DRIVER"), ("nvrtc", "NVRTC"), ("cublas_lt", "CUBLAS_LT")] {
            assert_eq!(library_static(name), expected);
        }
    }

    #[test]
    fn rust_names_are_identifiers() {
        let table = [
            ("CUdevice", "CUdevice"),
            ("type", "r#type"),
            ("CUDA_RESOURCE_DESC_v1.res.array", "CUDA_RESOURCE_DESC_v1_res_array"),
            ("self", "self_"),
            ("self_", "self__"),
            ("selfish", "selfish"),
            ("gen", "r#gen"),
            ("gen_", "gen_"),
            ("_", "__"),
            ("__", "___"),
            ("None", "None_"),
            ("u8", "u8"),
            ("größe", "größe"),
        ];
        for (name, expected) in table {
            assert_eq!(rust(name), expected);
        }
    }

    #[test]
    fn rust_types_hide_no_type_of_generated_code() {
        let table = [
            ("u8", "u8_"),
            ("u8_", "u8__"),
            ("Status", "Status_"),
            ("gen", "r#gen"),
            ("self", "self_"),
            ("CUdevice", "CUdevice"),
        ];
        for (name, expected) in table {
            assert_eq!(rust_type(name), expected);
        }
    }
}
