//! What a function that CUDA calls is given for each of its parameters, and what it returns.

use crate::{
    ctype::{Builtin, CType},
    types::{MajorTypes, ValueKind},
};

/// The signature of a function that CUDA calls, as a program sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackSignature {
    /// What CUDA expects back, if anything.
    pub returns: Option<CType>,
    /// What the function is given, in order.
    pub params: Vec<Received>,
}

/// What a function is given for one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// What the program gave as user data.
    UserData,
    /// A string, whose length is the next parameter.
    String,
    /// The record of this type behind the pointer.
    Record(CType),
    /// A value of this type, which fits into a word.
    Value(CType),
    /// Nothing: it returns a value of this type, which goes to the address that CUDA gives.
    Output(CType),
}

/// The signature of a function pointer, of parameters that are outputs or not. A function whose values do not fit into
/// words has none.
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
    // The first address of no type is what the program gave as user data.
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

/// The type, if its values fit into a word.
fn word(ty: &CType, types: &MajorTypes<'_>) -> Option<CType> {
    let is_longer = matches!(types.kind(ty), ValueKind::Record | ValueKind::Array);
    (!is_longer).then(|| ty.clone())
}
