//! The meaning of the return values of C functions.

use crate::{
    api::{TypeKind, call::Returned},
    ctype::{Builtin, CType},
    spec::{FunctionNames, ResultCodes, Returns},
    types::{MajorTypes, TypeClass, TypeIndex},
};

/// Returns the return type of a function that is declared to return `declared`. If the function returns a result code
/// as an integer, this is the type of the result codes.
pub fn meant<'a>(
    declared: &'a CType,
    function: &FunctionNames<'_>,
    result: &ResultCodes,
    type_index: &TypeIndex<'a>,
) -> CType {
    let is_code = can_be_code(declared, type_index) && result.returns(function, Returns::Code);
    if is_code { CType::Named(result.r#type.clone()) } else { declared.clone() }
}

/// Returns true for an integer type that has the size of an enum, and is returned in the same way. The type may be a
/// typedef.
pub(super) fn can_be_code<'a>(declared: &'a CType, type_index: &TypeIndex<'a>) -> bool {
    use Builtin::{Int, Int32, Uint32, UnsignedInt};
    matches!(type_index.class_of(declared), TypeClass::Number(Int | UnsignedInt | Int32 | Uint32))
}

/// Returns the meaning of a return value of type `returns`. `result` describes the library's result codes.
pub(super) fn returned(
    returns: &CType,
    function: &FunctionNames<'_>,
    result: &ResultCodes,
    types: &MajorTypes<'_>,
) -> Returned {
    if result.returns(function, Returns::Count) {
        return Returned::Count;
    }
    let meant = types.resolved(&result.r#type);
    let is_result = returns.name().and_then(|name| types.resolved(name)).is_some_and(|found| {
        let has_code = match found.item.kind {
            TypeKind::Enum(_) => result.code.is_none(),
            TypeKind::Record { .. } => result.code.is_some(),
            TypeKind::Handle { .. }
            | TypeKind::IntegerNewtype(_)
            | TypeKind::FixedWidthInt(_)
            | TypeKind::Callback { .. }
            | TypeKind::Alias(_) => false,
        };
        has_code && meant.is_some_and(|meant| meant.item.name == found.item.name)
    });
    match returns {
        _ if is_result => Returned::Status,
        CType::Void => Returned::Nothing,
        CType::Pointer { to, constant: true } if **to == CType::Builtin(Builtin::Char) => Returned::StaticString,
        CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => {
            Returned::Value
        }
    }
}
