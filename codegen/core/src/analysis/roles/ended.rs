//! The handle that a `…Destroy` function with several handles destroys. For example, `xDataDestroy(handle, data)`
//! destroys `data`.

use super::rules::{ParamContext, indicates_destruction};
use crate::{
    ctype::CType,
    facts::{Facts, Function},
    names::unversioned,
    types::TypeClass,
};

/// The handle that a call destroys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// The handle in the parameter at this position. `None` if the call destroys no handle.
    Certain(Option<usize>),
    /// The handle in one of the parameters at these positions. The headers do not identify the parameter.
    OneOf(Vec<usize>),
}

impl Ended {
    pub(super) fn position(&self) -> Option<usize> {
        match self {
            Self::Certain(position) => *position,
            Self::OneOf(_) => None,
        }
    }
}

/// Determines the handle that the function of `context` destroys. The result does not depend on the parameter in
/// `context`.
pub(super) fn ended(context: &ParamContext<'_>, facts: &Facts) -> Ended {
    if !indicates_destruction(context.symbol) {
        return Ended::Certain(None);
    }
    let at = |index| ParamContext { index, ..*context };
    let handles: Vec<usize> = (0..context.params.len()).filter(|index| at(*index).may_be_ended()).collect();
    if let [] | [_] = handles[..] {
        // If the only handle is not the first parameter, the function destroys an object that belongs to the handle,
        // but not the handle.
        return Ended::Certain(handles.first().copied().filter(|index| *index == 0));
    }
    let ty = |index: &usize| handle(&at(*index));
    let made = |index: &usize| is_made(ty(index), facts) && !is_ended_elsewhere(ty(index), context, facts);
    let named = |index: &usize| is_named(context.symbol, ty(index));
    let (made, named): (Vec<usize>, Vec<usize>) =
        (handles.iter().copied().filter(made).collect(), handles.iter().copied().filter(named).collect());
    match (&made[..], &named[..]) {
        ([one], []) => Ended::Certain(Some(*one)),
        ([one], [name]) if one == name => Ended::Certain(Some(*one)),
        ([one], several) if several.contains(one) => Ended::Certain(Some(*one)),
        _ => Ended::OneOf(handles),
    }
}

/// Returns the type of a handle parameter. If the parameter is a pointer to a handle, returns the type of that handle.
fn handle<'a>(context: &ParamContext<'a>) -> &'a CType {
    let (_, ty) = context.named();
    context.pointee().map_or(ty, |(to, _)| to)
}

/// Returns true if a `…Create` function returns a handle of this type, or writes such a handle through a pointer.
fn is_made(ty: &CType, facts: &Facts) -> bool {
    let makes = |function: &Function| {
        let written = |param: &CType| param.pointee().is_some_and(|(to, constant)| !constant && to == ty);
        function.returns == *ty || function.params.values().any(written)
    };
    facts.functions.iter().any(|(symbol, function)| symbol.contains("Create") && makes(function))
}

/// Returns true if another function destroys a handle of this type, as the function's first parameter and only handle.
fn is_ended_elsewhere(ty: &CType, context: &ParamContext<'_>, facts: &Facts) -> bool {
    facts.functions.iter().any(|(symbol, function)| {
        let is_other = unversioned(symbol) != unversioned(context.symbol);
        let of_it = |param: &CType| param == ty || param.pointee().is_some_and(|(to, _)| to == ty);
        let is_handle = |param: &&CType| {
            let to = param.pointee().map_or(*param, |(to, _)| to);
            [*param, to].into_iter().any(|ty| matches!(context.type_index.class_of(ty), TypeClass::Handle(_)))
        };
        let first = function.params.values().next().is_some_and(of_it);
        is_other && indicates_destruction(symbol) && first && function.params.values().filter(is_handle).count() == 1
    })
}

/// Returns true if the function's name contains the name of the handle type: `fxDataDestroy` contains the `fxData` of
/// `fxData_t`.
fn is_named(symbol: &str, ty: &CType) -> bool {
    let Some(name) = ty.name().or_else(|| ty.pointee()?.0.name()) else { return false };
    let name = name.trim_end_matches("_t").trim_end_matches("_st").trim_end_matches("Handle");
    // The name of the library's main handle type consists of the prefix that all of the library's names have.
    name.chars().any(char::is_uppercase) && symbol.to_lowercase().contains(&name.to_lowercase())
}
