//! Hazards: reasons for which a call with live handles can be unsafe, apart from obligations about other arguments.
//!
//! Live handles meet the obligations about handles. Therefore, a function without other obligations is safe, unless the
//! function has a hazard. In case of doubt, a hazard is assumed.

use super::owned_call;
use crate::{
    analysis::{inputs::LibraryInput, safety::Stated},
    api::{
        Api, Function, Major,
        call::Returned,
        ownership::{Hazard, OwnedCall, Owner, RETURN},
        plan::{Element, ParamPlan, Passing},
        roles::Direction,
    },
    types::{Found, Handles, MajorTypes},
};
use std::collections::BTreeMap;

/// Determines the hazards of functions that take or return owned handles and destroy no handle. The keys are the names
/// of the functions.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    earlier: &Api,
    major: &Major,
) -> BTreeMap<String, OwnedCall> {
    let library = &input.spec.content.library;
    let handles = Handles::new(library, number, major, earlier);
    let types = MajorTypes::new(library, number, major, earlier);
    let mut calls = BTreeMap::new();
    for function in major.functions.values() {
        let taken = handles.taken_by(function);
        let is_created = handles.created_by(function).is_some();
        let is_returned = is_created || function.owners.values().any(|owner| *owner != Owner::Nobody);
        let destroys = function.plan.params.iter().any(|param| param.destroys);
        let is_status = major.symbols[&function.symbol].returned == Returned::Status;
        if !(is_status || is_created) || destroys {
            continue;
        }
        let call = owned_call::owned_call(input, function, &types);
        if !taken.is_empty() || is_returned || call.needs_nothing {
            let hazards = hazards(input, function, &taken, &handles, &call);
            calls.insert(function.name.clone(), OwnedCall { hazards, ..call });
        }
    }
    calls
}

fn hazards(
    input: &LibraryInput<'_>,
    function: &Function,
    taken: &[&ParamPlan],
    handles: &Handles<'_>,
    call: &OwnedCall,
) -> Vec<Hazard> {
    let content = &input.spec.content;
    let mut hazards = Vec::new();
    let names = function.names();
    let is_short = content.uses_during_call.keys().any(|selector| names.are_meant_by(selector));
    if taken.len() > 1 && !is_short {
        hazards.push(Hazard::Keeps);
    }
    let known = Stated::of(input.spec, &names, &function.plan);
    for param in function.plan.params.iter().filter(|param| !call.vouches_for(function, &param.name)) {
        if is_memory(param) && !is_among(taken, param) && !known.states_lifetime_of(&param.name) {
            hazards.push(Hazard::MayKeep { param: param.name.clone() });
        }
        // If a scalar is read on the host, the binding passes memory of the largest scalar type.
        let is_number =
            param.passing == Passing::HostOrDevice(Direction::In) && call.host_scalars.contains(&param.name);
        match &param.element {
            Element::Selected(_) | Element::EachSelected { .. } if is_number => {}
            Element::Selected(_) | Element::EachSelected { .. } => {
                hazards.push(Hazard::Selected { param: param.name.clone() });
            }
            Element::Typed { .. } | Element::Bytes | Element::Untyped | Element::KernelArguments => {}
        }
        let is_owned = is_among(taken, param);
        let is_live = function.obligations.iter().any(|it| it.requires_live(&param.name));
        // Memory is safe if it is passed together with the object that owns it.
        let is_measured = param.on_device && call.is_within_extent;
        let is_pointer = matches!(param.passing, Passing::Address(_)) && param.ty.pointee().is_some() && !is_measured;
        if (is_live && !is_owned) || is_pointer {
            hazards.push(Hazard::Unowned { param: param.name.clone() });
        }
        let made = handles.of_param(param).filter(|_| function.owners.get(&param.name) == Some(&Owner::Caller));
        if let Some(made) = made {
            hazards.extend(of_new(function, &param.name, &made, taken, handles));
        }
    }
    if let Some(made) = handles.created_by(function) {
        hazards.extend(of_new(function, RETURN, &made, taken, handles));
    }
    let stated = names.entries(&content.hazards).into_iter();
    hazards.extend(stated.map(|(_, promise)| Hazard::Stated(promise.clone())));
    hazards.extend(owned_call::sets_mode(input, function).then(|| Hazard::Stated(owned_call::MODE.to_owned())));
    hazards
}

/// Returns the hazards of a new handle, which the function returns through the output `of`.
fn of_new(function: &Function, of: &str, made: &Found<'_>, taken: &[&ParamPlan], handles: &Handles<'_>) -> Vec<Hazard> {
    let mut hazards = Vec::new();
    if let Some(contents) = &made.handle.destroys_with_it {
        hazards.push(Hazard::Container { made: of.to_owned(), contents: contents.clone() });
    }
    // The owner of the new handle keeps the handle that is needed for destruction alive.
    let kept = handles.company_of(function, made).map(|kept| &kept.name);
    let with = taken.iter().map(|taken| &taken.name).filter(|name| Some(*name) != kept);
    let with: Vec<String> = with.cloned().collect();
    if !with.is_empty() && !made.handle.independent {
        hazards.push(Hazard::Needs { made: of.to_owned(), with });
    }
    hazards
}

/// Returns true if the parameter is memory of the caller that the library reads, possibly after the call returns.
fn is_memory(param: &ParamPlan) -> bool {
    match param.passing {
        Passing::Slice(Direction::In | Direction::InOut) | Passing::Reference { mutable: false } => true,
        Passing::Slice(Direction::Out)
        | Passing::Reference { mutable: true }
        | Passing::Value
        | Passing::CString
        | Passing::WideString
        | Passing::Slot { .. }
        | Passing::Place
        | Passing::HostOrDevice(_)
        | Passing::HostNumber
        | Passing::Device
        | Passing::Address(_)
        | Passing::Callback(_)
        | Passing::UserData { .. } => false,
    }
}

fn is_among(taken: &[&ParamPlan], param: &ParamPlan) -> bool {
    taken.iter().any(|taken| taken.name == param.name)
}
