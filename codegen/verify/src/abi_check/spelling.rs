//! Spelling of the registry's types in C, for a C compiler.
//!
//! In the registry, types have a form for human readers. This form does not contain `(void)`, contains generated names
//! for unnamed records, and has the parts of pointers to function pointers in reverse order.

use super::place::RecordPlace;
use codegen_core::{ctype::CType, facts::Facts};

/// The type in C without a name, as in a cast. The beginning of the program declares each tag as a type name.
pub(super) fn spell(ty: &CType, facts: &Facts) -> String {
    // The declaration has no name, so the space before the name is removed.
    declare(ty, String::new(), false, facts).trim_end().to_owned()
}

/// The type of a pointer to a function.
pub(super) fn signature<'a>(returns: &CType, params: impl IntoIterator<Item = &'a CType>, facts: &Facts) -> String {
    pointer_to_function(returns, params, "", facts)
}

/// Builds a C declaration from the inside to the outside. `declarator` is the part that has already been built.
fn declare(ty: &CType, declarator: String, constant: bool, facts: &Facts) -> String {
    let constant_word = if constant { "const " } else { "" };
    match ty {
        CType::Void => format!("{constant_word}void {declarator}"),
        CType::Builtin(builtin) => format!("{constant_word}{} {declarator}", builtin.c_name()),
        CType::Named(name) => format!("{constant_word}{} {declarator}", named(name, facts)),
        CType::Pointer { to, constant: to_constant } => {
            declare(to, format!("*{constant_word}{declarator}"), *to_constant, facts)
        }
        CType::Array { of, len } => {
            // A star binds less tightly than a bracket, so the declarator of a pointer to an array needs parentheses.
            let declarator = if declarator.starts_with('*') { format!("({declarator})") } else { declarator };
            let len = if *len == 0 { String::new() } else { len.to_string() };
            declare(of, format!("{declarator}[{len}]"), constant, facts)
        }
        CType::Function { returns, params } => {
            pointer_to_function(returns, params, &format!("{constant_word}{declarator}"), facts)
        }
    }
}

fn pointer_to_function<'a>(
    returns: &CType,
    params: impl IntoIterator<Item = &'a CType>,
    declarator: &str,
    facts: &Facts,
) -> String {
    let params: Vec<String> = params.into_iter().map(|param| spell(param, facts)).collect();
    // In C, a function type with empty parentheses is compatible with any parameters.
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    declare(returns, format!("(*{declarator})({params})"), false, facts)
}

/// The C type for a type name in the registry. A nested record has no name in C. Therefore, its type is an expression
/// that contains the path of a field.
fn named(name: &str, facts: &Facts) -> String {
    match name.contains('.').then(|| RecordPlace::of(name, facts)?.ty()) {
        Some(Some(ty)) => ty,
        Some(None) | None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_spelled_as_valid_c() {
        let function: CType = "int *(*)(const char *, void *)".parse().unwrap();
        let nothing: CType = "void (*)()".parse().unwrap();
        let array: CType = "int [2][3]".parse().unwrap();
        let table = [
            ("const char *const *".parse().unwrap(), "const char *const *"),
            ("CUstream".parse().unwrap(), "CUstream"),
            (array.clone(), "int [2][3]"),
            (array.pointer(false), "int (*)[2][3]"),
            ("void *[2]".parse().unwrap(), "void *[2]"),
            (function.clone(), "int *(*)(const char *, void *)"),
            (function.pointer(false), "int *(**)(const char *, void *)"),
            (nothing.clone(), "void (*)(void)"),
            (nothing.pointer(true), "void (*const *)(void)"),
            ("int []".parse().unwrap(), "int []"),
        ];
        for (ty, text) in table {
            assert_eq!(spell(&ty, &Facts::default()), text);
        }
        let params: [CType; 2] = ["CUdeviceptr *".parse().unwrap(), "size_t".parse().unwrap()];
        let result = "CUresult".parse().unwrap();
        assert_eq!(signature(&result, &params, &Facts::default()), "CUresult (*)(CUdeviceptr *, size_t)");
    }
}
