//! Declarations of functions in a `.pxd` file.

use super::{signature::named_symbols, spelling};
use crate::Scope;
use codegen_core::{
    api::{Symbol, TypeKind, call::Returned},
    ctype::CType,
    spec::{Cython, Raised},
    types::Definition,
};

/// The declarations of the functions that a Cython module imports, by name.
pub(super) fn functions(scope: &Scope<'_>, cython: &Cython) -> Vec<String> {
    let raised = raised(scope, cython);
    let mut lines: Vec<String> =
        named_symbols(scope).map(|(name, symbol)| declaration(scope, cython, name, symbol, &raised)).collect();
    lines.sort_unstable();
    lines
}

/// The return value after which callers check for an exception: a member of the enum, or a code that the `.pxd` file
/// defines.
pub(super) fn raised(scope: &Scope<'_>, cython: &Cython) -> String {
    match &cython.raised {
        Raised::Member(name) => name.clone(),
        // NVIDIA's Cython modules use the same name.
        Raised::Number(_) => format!("_{}_INTERNAL_LOADING_ERROR", scope.result().to_uppercase()),
    }
}

fn declaration(scope: &Scope<'_>, cython: &Cython, name: &str, symbol: &Symbol, raised: &str) -> String {
    let params = symbol.params.iter().map(|(name, ty)| {
        let is_function = is_function(scope, cython, ty);
        let ty = if is_function { &CType::Pointer { to: Box::new(ty.clone()), constant: false } } else { ty };
        spelling::parameter(ty, name)
    });
    let params: Vec<String> = params.collect();
    let except = match (symbol.returned, &symbol.returns) {
        (Returned::Status, _) if scope.library.spec.result.code.is_none() => format!("except? {raised}"),
        (_, CType::Pointer { .. }) => "except? NULL".to_owned(),
        // No return value is reserved for exceptions, so callers always check for an exception.
        _ => "except *".to_owned(),
    };
    format!("cdef {} {name}({}) {except} nogil", spelling::spell(&symbol.returns), params.join(", "))
}

/// Returns true if the `.pxd` file declares a function type where the header declares a pointer to a function.
fn is_function(scope: &Scope<'_>, cython: &Cython, ty: &CType) -> bool {
    let found = ty.name().and_then(|name| scope.types.definition(name));
    found.is_some_and(|Definition { item, .. }| {
        matches!(item.kind, TypeKind::Callback { .. }) && cython.names_types_of(&item.header)
    })
}
