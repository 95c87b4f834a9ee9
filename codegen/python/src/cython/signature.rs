//! C functions that Cython modules import by name. Each function is stored in a capsule, and the name of the capsule is
//! the function's signature.
//!
//! The importing module compares this signature byte for byte with the signature that its own compiler generated.
//! Therefore, the signature has the form that Cython gives to the declarations in `.pxd` files: NVIDIA's files, and the
//! files that [`super::declarations`] prints.

use crate::{CFunction, Scope};
use codegen_core::{api::call::Returned, types::Definition};
use codegen_core::{
    api::{Symbol, Type, TypeKind},
    ctype::{Builtin, CType},
    spec::{Cython, Raised},
};

/// The C functions of a library for which NVIDIA's package has a Cython module.
pub(crate) fn functions(scope: &Scope<'_>) -> Vec<CFunction> {
    let Some(cython) = &scope.library.spec.python.cython else { return Vec::new() };
    let raised = scope.raised(&cython.raised);
    let functions = named_symbols(scope).map(|(name, symbol)| CFunction {
        name: name.to_owned(),
        signature: signature(scope, cython, symbol),
        slot: scope.slot(&symbol.name),
        missing: match (symbol.returned, &symbol.returns) {
            (Returned::Status, _) => raised,
            (_, CType::Pointer { .. } | CType::Builtin(_) | CType::Void) => Some(0),
            (_, CType::Named(_)) if scope.types.kind(&symbol.returns).is_scalar() => Some(0),
            (_, CType::Named(_) | CType::Array { .. } | CType::Function { .. }) => None,
        },
    });
    functions.collect()
}

/// The symbols of the functions that a Cython module exports, by their names in that module.
pub(super) fn named_symbols<'a>(scope: &'a Scope<'_>) -> impl Iterator<Item = (&'a str, &'a Symbol)> {
    scope.major.functions.values().flat_map(|function| {
        let symbol = &scope.major.symbols[&function.symbol];
        // NVIDIA's modules with snake-case names contain the C symbols in addition to the documented names.
        let is_other = |name: &&String| scope.library.spec.python.pythonic && **name != function.name;
        let other = Some(&symbol.name).filter(is_other);
        std::iter::once(&function.name).chain(other).map(move |name| (name.as_str(), symbol))
    })
}

impl Scope<'_> {
    /// The value of a result code, as an integer in the register for return values.
    fn raised(&self, raised: &Raised) -> Option<u64> {
        let value = match raised {
            Raised::Number(number) => *number,
            Raised::Member(name) => self.code(name)?,
        };
        Some(u64::from(value.cast_unsigned()))
    }
}

fn signature(scope: &Scope<'_>, cython: &Cython, symbol: &Symbol) -> String {
    let spell = |ty: &CType| spell(ty, &|name| named(scope, cython, name));
    let params: Vec<String> = symbol.params.values().map(spell).collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let returns = spell(&symbol.returns);
    let space = if returns.ends_with('*') { "" } else { " " };
    format!("{returns}{space}({params})")
}

/// The name of a type, preceded by its C keyword. If NVIDIA's module defines the type itself, the result is Cython's
/// mangled name.
fn named(scope: &Scope<'_>, cython: &Cython, name: &str) -> String {
    let found = scope.types.definition(name);
    if found.is_none()
        && !scope.library.spec.types_of(codegen_core::spec::TypeMeaning::Number).any(|number| number == name)
    {
        // Only the C standard library defines the type.
        return format!("struct {name}");
    }
    match found.map(|found| found.item).filter(|item| cython.names_types_of(&item.header)) {
        // The type is a typedef of a function type. The registry contains the pointer type to which C converts the
        // function type.
        Some(Type { kind: TypeKind::Callback { .. }, .. }) => format!("{} *", mangled(&module(scope), name)),
        Some(_) => format!("{}{}", keyword(scope, cython, name), mangled(&module(scope), name)),
        None => format!("{}{name}", keyword(scope, cython, name)),
    }
}

/// The name of NVIDIA's Cython module for the library.
pub(super) fn module(scope: &Scope<'_>) -> String {
    format!("cuda.bindings.cy{}", scope.library.spec.name)
}

/// Cython's mangled name for a type of a module. Each part of the module's name is preceded by its length.
pub(super) fn mangled(module: &str, name: &str) -> String {
    let parts: Vec<String> = module.split('.').map(|part| format!("{}{part}", part.len())).collect();
    format!("__pyx_t_{}_{name}", parts.join("_"))
}

/// The C keyword (such as `struct`) that precedes a name without a typedef.
pub(super) fn keyword(scope: &Scope<'_>, cython: &Cython, name: &str) -> &'static str {
    let Some(Definition { item: found, .. }) = scope.types.definition(name) else { return "" };
    // Structs of the C standard library have tags, but no typedefs.
    let is_of_c = scope.library.spec.headers_before().contains(&found.header);
    if !cython.keywords && !is_of_c {
        return "";
    }
    let has_typedef = scope.major.names.iter().any(|(other, of)| of == &found.name && *other != found.name);
    match &found.kind {
        TypeKind::Enum(_) if found.name == name && !has_typedef => "enum ",
        TypeKind::Record { union: false, .. } if found.name == name && !has_typedef => "struct ",
        TypeKind::Record { union: true, .. } if found.name == name && !has_typedef => "union ",
        TypeKind::Handle { tag } if tag == name => "struct ",
        TypeKind::Enum(_)
        | TypeKind::Record { .. }
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => "",
    }
}

/// The pointee type below all pointers, the stars of the pointers, and true if any pointee is `const`. Cython makes no
/// further distinctions.
pub(super) fn flattened(ty: &CType) -> (&CType, String, bool) {
    let (mut base, mut stars, mut constant) = (ty, String::new(), false);
    while let CType::Pointer { to, constant: is } = base {
        (base, constant) = (to, constant || *is);
        stars.push('*');
    }
    if let CType::Array { of, .. } = base {
        base = of;
        stars.push('*');
    }
    (base, stars, constant)
}

/// The type in the form `char const **`: first the type without pointers, then `const` if any pointee is `const`, then
/// the stars.
fn spell(ty: &CType, named: &dyn Fn(&str) -> String) -> String {
    let (base, stars, constant) = flattened(ty);
    let base = match base {
        CType::Void => "void".to_owned(),
        // Cython uses its own macro for this type, because some compilers do not support the type.
        CType::Builtin(Builtin::LongLong) => "PY_LONG_LONG".to_owned(),
        CType::Builtin(Builtin::UnsignedLongLong) => "unsigned PY_LONG_LONG".to_owned(),
        // The type is spelled as in C++, because NVIDIA compiles the modules as C++.
        CType::Builtin(Builtin::Bool) => "bool".to_owned(),
        CType::Builtin(Builtin::Float16 | Builtin::Bfloat16) => "unsigned short".to_owned(),
        CType::Builtin(builtin) => builtin.c_name().to_owned(),
        CType::Named(name) if name == "ssize_t" => "Py_ssize_t".to_owned(),
        CType::Named(name) => named(name),
        // If a parameter has a function type without a typedef, NVIDIA declares it as an address.
        CType::Function { .. } => "void *".to_owned(),
        CType::Array { .. } | CType::Pointer { .. } => ty.to_string(),
    };
    let constant = if constant { " const" } else { "" };
    let space = if stars.is_empty() { "" } else { " " };
    format!("{base}{constant}{space}{stars}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_spelled_as_cython_spells_them() {
        let table = [
            ("int", "int"),
            ("const char *", "char const *"),
            ("const char *const *", "char const **"),
            ("void *const *", "void const **"),
            ("unsigned long long *", "unsigned PY_LONG_LONG *"),
            ("CUstream", "CUstream"),
            ("tag *", "struct tag *"),
            ("CUjit_option []", "CUjit_option *"),
            ("int (*)(void *)", "void *"),
            ("bool *", "bool *"),
            ("ssize_t *", "Py_ssize_t *"),
        ];
        let named = |name: &str| if name == "tag" { "struct tag".to_owned() } else { name.to_owned() };
        for (c, cython) in table {
            assert_eq!(spell(&c.parse().unwrap(), &named), cython);
        }
        assert_eq!(mangled("cuda.bindings.cydriver", "GLuint"), "__pyx_t_4cuda_8bindings_8cydriver_GLuint");
    }
}
