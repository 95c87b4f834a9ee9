//! Comparison of the recorded types with the compiler's types.
//!
//! The scan describes a type by the names in the header. The compiler's canonical type, in which all typedefs are
//! resolved, determines the ABI. If the recorded type and the canonical type differ, either two declarations share a
//! name, or a header uses a name from `<stdint.h>` for another type.

use super::{
    clang::{Type, TypeKind},
    names::{Names, is_const},
    target::Target,
};
use crate::ctype::{Builtin, CType};

/// Returns true if a recorded type and the compiler's type have the same ABI on Linux.
pub(super) fn agrees(recorded: &CType, ty: Type<'_>, names: &Names) -> bool {
    let is = ty.canonical();
    match recorded {
        CType::Void => is.kind() == TypeKind::Void,
        // The width of such a type depends on the system, so the facts contain only the type's name.
        CType::Builtin(Builtin::WcharT) => ["int", "unsigned int", "unsigned short"].contains(&&*is.spelling()),
        CType::Builtin(builtin) => {
            let name = if is.kind() == TypeKind::Named { names.get(&is.declaration()) } else { is.spelling() };
            let width = |builtin| Target::Linux.widths(&CType::Builtin(builtin));
            Builtin::from_c(&name).is_some_and(|found| width(found) == width(*builtin))
        }
        CType::Named(name) => names.means(name, is),
        CType::Pointer { to, constant } => {
            is.kind() == TypeKind::Pointer && is_const(is.pointee()) == *constant && agrees(to, is.pointee(), names)
        }
        CType::Array { of, len: 2 } if is.kind() == TypeKind::Complex => agrees(of, is.part(), names),
        CType::Array { of, len } => {
            let (element, length) = is.element();
            is.kind() == TypeKind::Array && length == *len && agrees(of, element, names)
        }
        CType::Function { returns, params } => {
            let called = if is.kind() == TypeKind::Pointer { is.pointee() } else { is };
            called.kind() == TypeKind::Function && agrees_with_call(returns, params.iter(), called, names)
        }
    }
}

/// Like [`agrees`], but compares the types of a function.
pub(super) fn agrees_with_call<'c>(
    returns: &CType,
    params: impl ExactSizeIterator<Item = &'c CType>,
    ty: Type<'_>,
    names: &Names,
) -> bool {
    let is = ty.canonical();
    let arguments = is.arguments();
    arguments.len() == params.len()
        && params.zip(arguments).all(|(param, argument)| agrees(param, argument, names))
        && agrees(returns, is.result(), names)
}
