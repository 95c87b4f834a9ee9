//! Memory on the device in functions whose handles have owners: it is taken with its owner, who remembers whose work uses it.

use super::{
    super::{
        hand_written::HandWritten,
        rusttype::RustType,
        signature::{RustFn, RustParam, Work},
    },
    Scope,
};
use crate::{
    api::{
        Api, Function,
        plan::{ParamPlan, Passing},
        safety::Until,
    },
    types::ValueKind,
};
use std::collections::BTreeMap;

/// By parameter: the type of memory that a function takes with its owner, and whose work uses that.
///
/// Memory that the library may use longer than its work lasts stays an address.
pub(super) fn of<'f>(scope: &Scope<'_>, function: &'f Function, below: &RustFn) -> (BTreeMap<&'f str, RustType>, Work) {
    if gate(scope.api).is_none() || !scope.package.is_core {
        return (BTreeMap::new(), Work::Done);
    }
    let mut work = Work::Done;
    let mut memory = BTreeMap::new();
    let params = function.plan.params.iter().filter(|param| param.passing == Passing::Device);
    for param in params {
        let taken = below.params.iter().find(|taken| taken.of == param.name);
        let Some(RustParam { ty: RustType::CuPtr(of), .. }) = taken else { continue };
        match param.time.as_ref().map(|time| &time.until) {
            Some(Until::Return | Until::Copied) => {}
            Some(Until::Stream(stream) | Until::StreamInGroup { stream, .. }) if is_stream(scope, function, stream) => {
                work = Work::Stream(stream.clone());
            }
            Some(Until::StreamOf(handle)) => work = stream_of(scope, function, handle),
            _ => continue,
        }
        let mutable = !param.points_to_const();
        memory.insert(param.name.as_str(), RustType::Memory { of: of.clone(), mutable });
    }
    (memory, work)
}

/// When there are the types of memory, if somebody writes them.
pub(super) fn gate(api: &Api) -> Option<String> {
    HandWritten::of(api).into_iter().find(HandWritten::has_memory).map(|it| it.gate())
}

/// Whether a parameter is a stream by itself.
fn is_stream(scope: &Scope<'_>, function: &Function, name: &str) -> bool {
    function.plan.param(name).is_some_and(|param| {
        param.passing == Passing::Value
            && param.element.typed().is_some_and(|(ty, _)| scope.types.kind(ty) == ValueKind::Stream)
    })
}

/// The work of the stream that was set in a handle: of one that nobody tells, if no function returns it.
fn stream_of(scope: &Scope<'_>, function: &Function, handle: &str) -> Work {
    let Some(of) = function.plan.param(handle) else { return Work::Unknown };
    let gets = scope.library.spec.gets_stream.iter().find_map(|symbol| {
        let getter = scope.major.functions.values().find(|getter| getter.symbol == *symbol)?;
        let takes = |param: &&ParamPlan| param.passing == Passing::Value && param.ty == of.ty;
        getter.plan.params.first().filter(takes).map(|_| getter.name.clone())
    });
    gets.map_or(Work::Unknown, |gets| Work::StreamOf(handle.to_owned(), gets))
}
