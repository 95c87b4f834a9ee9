//! Retention: the handle or record that must keep arguments alive if the library uses them after the call returns.
//!
//! The retention follows from the lifetimes ([`time`](super::time)). An argument that is used for the lifetime of a
//! handle belongs to that handle.

use super::safety::Facts;
use crate::api::{
    call::{HeldArguments, HolderParam},
    plan::{CallPlan, Element, ParamPlan, Passing},
    roles::Direction,
    safety::Until,
};

/// Returns the handle that the call creates, or otherwise the first handle that the call takes. Returns `None` if no
/// argument is retained.
pub(super) fn holder_param(params: &[ParamPlan]) -> Option<HolderParam> {
    if !params.iter().any(|param| param.retained) {
        return None;
    }
    let handle =
        |param: &ParamPlan| Some(HolderParam { param: param.name.clone(), handle: param.element.object()?.clone() });
    let passed = |passing: Passing| params.iter().filter(move |param| param.passing == passing);
    let made = || passed(Passing::Slot { given: false }).chain(passed(Passing::Place));
    made().find_map(handle).or_else(|| passed(Passing::Value).find_map(handle))
}

/// Returns the object that must keep arguments alive after the call. If there are several such objects, the first
/// object is returned.
pub(super) fn kept(plan: &CallPlan, facts: &Facts<'_>) -> Option<HeldArguments> {
    let of = plan.params.iter().filter(|param| is_memory(param, facts) && !param.destroys);
    let mut of = of.filter_map(|param| Some((param, holder(plan, facts, param)?)));
    let (first, (holder, is_replaced, is_copied)) = of.next()?;
    let mut kept = HeldArguments { holder, params: vec![first.name.clone()], is_replaced, is_copied };
    for (param, (holder, is_replaced, _)) in of {
        if holder == kept.holder {
            kept.params.push(param.name.clone());
            kept.is_replaced &= is_replaced;
        }
    }
    Some(kept)
}

/// Returns the parameter to whose object the argument belongs, with two flags. The first flag is true if the next call
/// replaces the argument. The second flag is true if copies of the object also use the argument.
fn holder(plan: &CallPlan, facts: &Facts<'_>, param: &ParamPlan) -> Option<(String, bool, bool)> {
    let found = param.lifetimes.iter().find_map(|(_, time)| named(plan, facts, &time.until));
    let of_holder = || plan.holder.as_ref().filter(|_| param.retained).map(|it| (it.param.as_str(), false, false));
    let (name, is_replaced, is_copied) = found.or_else(of_holder)?;
    // A handle that is written later does not have its value yet when the call returns.
    let is_late = plan.param(name)?.passing == Passing::Place;
    let name = if is_late { taken(plan, facts)? } else { name };
    (name != param.name).then(|| (name.to_owned(), is_replaced, is_copied))
}

/// Returns the parameter to which a lifetime refers, with the flags of `holder`.
fn named<'p>(plan: &'p CallPlan, facts: &Facts<'_>, until: &'p Until) -> Option<(&'p str, bool, bool)> {
    let (name, is_replaced, is_copied) = match until {
        Until::Lifetime(name) => (Some(name.as_str()), false, false),
        Until::SetIn(name) | Until::NextCall(name) => (Some(name.as_str()), true, false),
        Until::WithCopies(name) => (Some(name.as_str()), false, true),
        // The program cannot observe the end of the use, so the argument is kept alive by the handle that the call
        // takes.
        Until::GroupEnd(_) => (taken(plan, facts), false, false),
        Until::Return
        | Until::Copied
        | Until::Stream(_)
        | Until::Devices
        | Until::StreamInGroup { .. }
        | Until::StreamOf(_)
        | Until::ToldBy(_)
        | Until::Call(_)
        | Until::LastCall(_)
        | Until::Forever
        | Until::Owner => (None, false, false),
    };
    name.map(|name| (name, is_replaced, is_copied))
}

/// Returns the first handle that the call takes, except streams.
fn taken<'p>(plan: &'p CallPlan, facts: &Facts<'_>) -> Option<&'p str> {
    let is_handle =
        |param: &&ParamPlan| param.passing == Passing::Value && facts.is_handle(param) && !facts.is_stream(&param.ty);
    plan.params.iter().find(is_handle).map(|param| param.name.as_str())
}

/// Returns true if the argument is memory or a callback of the program, and not a handle.
fn is_memory(param: &ParamPlan, facts: &Facts<'_>) -> bool {
    match &param.passing {
        Passing::Value => matches!(&param.element, Element::Typed { ty, .. } if facts.contains_address(ty)),
        Passing::Slice(direction) => *direction != Direction::Out || param.output.is_none(),
        Passing::Address(_)
        | Passing::Device
        | Passing::Place
        | Passing::Callback(_)
        | Passing::UserData { .. }
        | Passing::CString
        | Passing::WideString
        | Passing::Reference { .. }
        | Passing::HostOrDevice(_) => true,
        Passing::Slot { .. } | Passing::HostNumber => false,
    }
}
