//! C's functions as Cython modules import them: by name, from capsules that are named by the signature.
//!
//! The caller compares the text byte for byte with what its compiler wrote, so this is Cython's spelling of what NVIDIA's
//! `.pxd` files declare, and not C's.

use super::{CFunction, Scope};
use crate::{
    api::{Symbol, TypeKind},
    ctype::{Builtin, CType},
    spec::Cython,
};

/// The functions of a library, if NVIDIA has a Cython module of it.
pub(super) fn functions(scope: &Scope<'_>) -> Vec<CFunction> {
    let Some(cython) = &scope.library.spec.cython else { return Vec::new() };
    let raised = scope.member_of_result(&cython.raised);
    let functions = scope.major.functions.values().map(|function| {
        let symbol = &scope.major.symbols[&function.symbol];
        CFunction {
            name: function.name.clone(),
            signature: signature(scope, cython, symbol),
            slot: scope.slot(&symbol.name),
            missing: match &symbol.returns {
                returns if scope.is_result(returns) => raised,
                CType::Pointer { .. } | CType::Builtin(_) | CType::Void => Some(0),
                CType::Named(_) | CType::Array { .. } | CType::Function { .. } => None,
            },
        }
    });
    let others = cython.others.iter().enumerate().map(|(index, (name, other))| CFunction {
        name: name.clone(),
        signature: other.signature.clone(),
        slot: scope.slots.len() + index,
        missing: raised,
    });
    functions.chain(others).collect()
}

/// The symbols of functions that are not scanned: their slots stand behind all others.
pub(super) fn other_symbols<'a>(scope: &Scope<'a>) -> impl Iterator<Item = &'a String> {
    let others = scope.library.spec.cython.iter().flat_map(|cython| &cython.others);
    others.map(|(name, other)| other.symbol.as_ref().unwrap_or(name))
}

impl Scope<'_> {
    /// The value of a result code.
    fn member_of_result(&self, name: &str) -> Option<u64> {
        let TypeKind::Enum(members) = &self.major.types.get(self.result_name())?.kind else { return None };
        u64::try_from(members.iter().find(|member| member.name == name)?.value).ok()
    }
}

fn signature(scope: &Scope<'_>, cython: &Cython, symbol: &Symbol) -> String {
    let spell = |ty: &CType| spell(ty, &|name| keyword(scope, cython, name));
    let params: Vec<String> = symbol.params.values().map(spell).collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let returns = spell(&symbol.returns);
    let space = if returns.ends_with('*') { "" } else { " " };
    format!("{returns}{space}({params})")
}

/// The word that C wants in front of a name that no typedef introduces.
fn keyword(scope: &Scope<'_>, cython: &Cython, name: &str) -> &'static str {
    let Some((found, _)) = scope.definition(name).filter(|_| cython.keywords) else { return "" };
    let has_typedef = scope.major.names.iter().any(|(other, of)| of == &found.name && *other != found.name);
    match &found.kind {
        TypeKind::Enum(_) if found.name == name && !has_typedef => "enum ",
        TypeKind::Record { union: false, .. } if found.name == name && !has_typedef => "struct ",
        TypeKind::Record { union: true, .. } if found.name == name && !has_typedef => "union ",
        TypeKind::Handle { tag } if tag == name => "struct ",
        TypeKind::Enum(_)
        | TypeKind::Record { .. }
        | TypeKind::Handle { .. }
        | TypeKind::Scalar(_)
        | TypeKind::Width(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => "",
    }
}

/// `char const **`: what is behind all pointers, `const` if anything on the way is, then the stars.
fn spell(ty: &CType, keyword: &dyn Fn(&str) -> &'static str) -> String {
    let (mut base, mut stars, mut constant) = (ty, String::new(), false);
    while let CType::Pointer { to, constant: is } = base {
        (base, constant) = (to, constant || *is);
        stars.push('*');
    }
    if let CType::Array { of, .. } = base {
        base = of;
        stars.push('*');
    }
    let base = match base {
        CType::Void => "void".to_owned(),
        // Cython's macro for a type that not every compiler had.
        CType::Builtin(Builtin::LongLong) => "PY_LONG_LONG".to_owned(),
        CType::Builtin(Builtin::UnsignedLongLong) => "unsigned PY_LONG_LONG".to_owned(),
        CType::Builtin(builtin) => builtin.c_name().to_owned(),
        CType::Named(name) => format!("{}{name}", keyword(name)),
        // NVIDIA declares those without a typedef as addresses.
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
        ];
        let keyword = |name: &str| if name == "tag" { "struct " } else { "" };
        for (c, cython) in table {
            assert_eq!(spell(&c.parse().unwrap(), &keyword), cython);
        }
    }
}
