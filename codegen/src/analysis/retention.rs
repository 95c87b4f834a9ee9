//! Retention: which handle keeps the arguments alive that the library goes on using after the call has returned.

use super::params::{Element, ParamPlan, Passing};
use crate::{ctype::CType, types::ValueKind};

/// The handle whose lifetime the retained arguments of a call must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retainer {
    /// The parameter that has it.
    pub param: String,
    /// The handle's type.
    pub handle: CType,
}

/// The handle that the call makes, or else the first that it takes; nothing where nothing is retained.
pub(super) fn retainer(params: &[ParamPlan]) -> Option<Retainer> {
    if !params.iter().any(|param| param.retained) {
        return None;
    }
    let handle = |param: &ParamPlan| match &param.element {
        Element::Typed { ty, kind: ValueKind::Object } => {
            Some(Retainer { param: param.name.clone(), handle: ty.clone() })
        }
        Element::Typed { .. }
        | Element::Bytes
        | Element::Untyped
        | Element::Selected(_)
        | Element::EachSelected { .. }
        | Element::KernelArguments => None,
    };
    let passed = |passing: Passing| params.iter().filter(move |param| param.passing == passing);
    let made = || passed(Passing::Slot { given: false }).chain(passed(Passing::Place));
    made().find_map(handle).or_else(|| passed(Passing::Value).find_map(handle))
}
