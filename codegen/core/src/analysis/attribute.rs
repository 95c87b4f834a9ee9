//! Detection of attribute functions, which get or set one attribute of an object.
//!
//! The attribute determines the type of its value. Therefore, a language can represent an attribute and its value as
//! one value.

use crate::api::{
    call::AttributeAccess,
    plan::{Element, ParamPlan, Passing},
};

/// Returns the attribute of a function if the function has exactly one, and if the attribute's value is a single value
/// that must not be NULL.
pub(super) fn attribute(params: &[ParamPlan]) -> Option<AttributeAccess> {
    let chosen = |param: &&ParamPlan| match param.element {
        Element::Selected(_) | Element::Untyped => param.passing != Passing::Device,
        Element::Typed { .. } | Element::Bytes | Element::EachSelected { .. } | Element::KernelArguments => false,
    };
    let mut chosen = params.iter().filter(chosen);
    let (value, None) = (chosen.next()?, chosen.next()) else { return None };
    let is_returned = match value.passing {
        Passing::Slot { given: false } => true,
        Passing::Reference { mutable: false } if !value.nullable => false,
        Passing::Slot { given: true }
        | Passing::Reference { .. }
        | Passing::Value
        | Passing::Address(_)
        | Passing::Device
        | Passing::Place
        | Passing::Callback(_)
        | Passing::UserData { .. }
        | Passing::CString
        | Passing::WideString
        | Passing::Slice(_)
        | Passing::HostOrDevice(_)
        | Passing::HostNumber => return None,
    };
    let selection = value.selection()?;
    let selector = params.iter().find(|param| param.name == selection.selector)?;
    let is_taken = selector.passing == Passing::Value && selector.derived.is_none();
    is_taken.then(|| AttributeAccess { selection: selection.clone(), value: value.name.clone(), is_returned })
}
