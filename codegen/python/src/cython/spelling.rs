//! Spelling of C types in `.pxd` files.

use super::signature::flattened;
use codegen_core::{
    ctype::{Builtin, CType},
    names,
};

/// The declaration of a name with a type: `const char** headers`, `char bytes[16]`, `void (*callback)(void*)`.
pub(super) fn declare(ty: &CType, name: &str) -> String {
    match ty {
        CType::Array { of, len } => declare(of, &format!("{name}[{}]", (*len).max(1))),
        CType::Function { returns, params } => {
            let params: Vec<String> = params.iter().map(spell).collect();
            format!("{} (*{name})({})", spell(returns), params.join(", "))
        }
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } => format!("{} {name}", spell(ty)),
    }
}

/// The declaration of a parameter. In Cython modules, a function pointer without a typedef is declared as an address.
pub(super) fn parameter(ty: &CType, name: &str) -> String {
    format!("{} {}", spell(ty), field(name))
}

/// The name of a field or parameter, with a suffix if the name is a keyword.
pub(super) fn field(name: &str) -> String {
    // These words are keywords in Cython, but not in Python.
    const WORDS: &[&str] = &["by", "cdef", "cimport", "cpdef", "ctypedef", "include", "size_t"];
    let name = names::python(&names::identifier(name));
    if WORDS.contains(&name.as_str()) { format!("{name}_") } else { name }
}

/// The name of a type in a `.pxd` file.
pub(super) fn spell(ty: &CType) -> String {
    let (base, stars, constant) = flattened(ty);
    let base = match base {
        CType::Void => "void".to_owned(),
        CType::Builtin(Builtin::Bool) => "_bool".to_owned(),
        // Cython has no names for 16-bit floating-point numbers, so they are declared as integers with the same bits.
        CType::Builtin(Builtin::Float16 | Builtin::Bfloat16) => "unsigned short".to_owned(),
        CType::Builtin(builtin) => builtin.c_name().to_owned(),
        CType::Named(name) => names::identifier(name),
        // The type is declared as an address, because Cython does not need the type of the pointee.
        CType::Function { .. } | CType::Array { .. } | CType::Pointer { .. } => "void*".to_owned(),
    };
    format!("{}{base}{stars}", if constant { "const " } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_spelled_for_cython() {
        let table = [
            ("int", "x", "int x"),
            ("const char *const *", "x", "const char** x"),
            ("bool *", "x", "_bool* x"),
            ("char [2][16]", "x", "char x[2][16]"),
            ("int (*)(void *, CUstream)", "x", "int (*x)(void*, CUstream)"),
            ("A.b *", "x", "A_b* x"),
        ];
        for (c, name, cython) in table {
            assert_eq!(declare(&c.parse().unwrap(), name), cython);
        }
        assert_eq!(parameter(&"int (*)(void *)".parse().unwrap(), "from"), "void* from_");
    }
}
