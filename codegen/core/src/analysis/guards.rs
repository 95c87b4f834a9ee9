//! Checks of arguments before a call, for conditions that the C function itself cannot check.

use crate::{
    api::{
        guards::{Fits, Guard, There},
        plan::{Derived, Element, ParamPlan, Passing},
        roles::Direction,
    },
    spec::Count,
};

/// Returns the argument checks of a call with these parameters, in the order of the parameters.
pub(super) fn guards(params: &[ParamPlan]) -> Vec<Guard> {
    params.iter().flat_map(of).collect()
}

fn of(param: &ParamPlan) -> Vec<Guard> {
    let name = || param.name.clone();
    let unfit = |fits, there| {
        let selection = param.selection()?.clone();
        Some(Guard::Unfit { param: name(), selection, fits, there })
    };
    let value = |there| unfit(if param.length.is_some() { Fits::Passed } else { Fits::Same }, there);
    match &param.passing {
        Passing::Value => common_length(param).into_iter().collect(),
        // If the pointer may be NULL, the caller owns the variable that contains the count.
        Passing::Slot { given: true } => common_length(param).filter(|_| !param.nullable).into_iter().collect(),
        Passing::Slot { given: false } => value(There::Always).into_iter().collect(),
        Passing::Reference { mutable: false } if param.nullable => value(There::IfSome).into_iter().collect(),
        Passing::Reference { mutable: false } => value(There::Always).into_iter().collect(),
        // An empty slice is passed as NULL, regardless of the slice's element type.
        Passing::Slice(_) => {
            let too_long = param.at_most.map(|most| Guard::MoreElements { param: name(), most });
            too_short(param).into_iter().chain(too_long).chain(unfit(Fits::Same, There::IfAny)).collect()
        }
        Passing::HostOrDevice(Direction::In) => {
            let of = |selection| Guard::UnfitNumber { param: name(), selection, complex: param.complex.clone() };
            param.selection().cloned().map(of).into_iter().collect()
        }
        Passing::HostOrDevice(Direction::Out | Direction::InOut) => {
            unfit(Fits::Written, There::Always).into_iter().collect()
        }
        Passing::Address(_)
        | Passing::Device
        | Passing::Place
        | Passing::Callback(_)
        | Passing::UserData { .. }
        | Passing::CString
        | Passing::WideString
        | Passing::Reference { mutable: true }
        | Passing::HostNumber => Vec::new(),
    }
}

/// Requires that arrays have equal lengths if one parameter passes their common length.
fn common_length(param: &ParamPlan) -> Option<Guard> {
    match &param.derived {
        Some(Derived::Lengths(several)) if several.len() > 1 => {
            Some(Guard::Lengths { count: param.name.clone(), of: several.clone() })
        }
        Some(Derived::Lengths(_) | Derived::SizeOf(_)) | None => None,
    }
}

/// Requires a minimum length of memory for which no parameter passes a length.
fn too_short(param: &ParamPlan) -> Option<Guard> {
    let name = param.name.clone();
    match (&param.length, &param.element) {
        // For typed elements, the type in the Rust signature contains the count.
        (Some(Count::Fixed(bytes)), Element::Untyped) => Some(Guard::FewerBytes { param: name, bytes: *bytes }),
        (Some(Count::DivCeil { name: dividend, by }), _) => {
            Some(Guard::FewerParts { param: name, dividend: dividend.clone(), divisor: by.clone() })
        }
        (Some(Count::Fixed(_) | Count::Param { .. } | Count::Call(_) | Count::KnownBy(_)) | None, _) => None,
    }
}
