//! Signatures of callbacks: the value of each parameter, and the return value.

use crate::{
    ctype::{Builtin, CType},
    types::{MajorTypes, ValueKind},
};

/// The signature of a callback, from the perspective of the program's function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackSignature {
    /// The type of the return value, if CUDA expects one.
    pub returns: Option<CType>,
    /// The arguments of the program's function, in order.
    pub params: Vec<Received>,
}

/// The value that the program's function receives for one parameter of the callback.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// The program's user data.
    UserData,
    /// A string. CUDA passes a pointer to the bytes of the string, and the length in the next parameter.
    String,
    /// The record of this type to which the pointer refers.
    Record(CType),
    /// A value of this type, which fits into a machine word.
    Value(CType),
    /// No argument. The program's function returns a value of this type, and the binding writes this value to the
    /// address that CUDA passes.
    Output(CType),
}

/// Returns the signature of a function pointer, including output parameters. Returns `None` if a value does not fit
/// into a machine word.
pub fn signature<'a>(
    returns: &CType,
    params: impl IntoIterator<Item = (&'a CType, bool)>,
    types: &MajorTypes<'_>,
) -> Option<CallbackSignature> {
    let returns = match returns {
        CType::Void => None,
        ty @ (CType::Builtin(_)
        | CType::Named(_)
        | CType::Pointer { .. }
        | CType::Array { .. }
        | CType::Function { .. }) => Some(word(ty, types)?),
    };
    let params: Vec<(&CType, bool)> = params.into_iter().collect();
    // The callback's first `void *` parameter is the program's user data.
    let data = params.iter().position(|(ty, _)| matches!(ty.pointee(), Some((CType::Void, _))));
    let received = |(index, (ty, is_output)): (usize, &(&CType, bool))| {
        let has_length = params.get(index + 1).is_some_and(|(next, _)| types.kind(next) == ValueKind::Number);
        let to = ty.pointee().map(|(to, _)| to);
        Some(match to {
            Some(to) if *is_output => Received::Output(word(to, types)?),
            _ if data == Some(index) => Received::UserData,
            Some(CType::Builtin(Builtin::Char)) if has_length => Received::String,
            Some(to) if types.kind(to) == ValueKind::Record => Received::Record(to.clone()),
            Some(_) | None => Received::Value(word(ty, types)?),
        })
    };
    let params = params.iter().enumerate().map(received).collect::<Option<_>>()?;
    Some(CallbackSignature { returns, params })
}

/// Returns the type if all values of the type fit into a machine word.
fn word(ty: &CType, types: &MajorTypes<'_>) -> Option<CType> {
    let is_longer = matches!(types.kind(ty), ValueKind::Record | ValueKind::Array);
    (!is_longer).then(|| ty.clone())
}
