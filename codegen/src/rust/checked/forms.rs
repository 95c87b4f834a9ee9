//! Functions that take less than the raw ones, or something better: arrays, buffers and strings of a size that only the
//! library knows are returned, and arrays of strings are strings.

use crate::{
    api::{
        call::Growth,
        plan::{CallPlan, ParamPlan},
    },
    rust::{
        Scope, records,
        rusttype::RustType,
        signature::{Argument, Made, Pass, RustFn, RustOutput, RustParam},
    },
};

/// The function, if it is another one than the raw function with a `Result`.
pub(super) fn lower(scope: &Scope<'_>, plan: &CallPlan, raw: &RustFn) -> Option<RustFn> {
    if plan.growth == Growth::Known && !plan.params.iter().any(ParamPlan::takes_strings) {
        return None;
    }
    let is_strings = |of: &str| plan.param(of).is_some_and(ParamPlan::takes_strings);
    let kept = raw.params.iter().filter(|param| !is_grown(plan, &param.of));
    let params = kept.map(|RustParam { of, ty, is_variable: _ }| {
        let ty = if is_strings(of) { RustType::CStr.slice(false) } else { ty.clone() };
        RustParam::new(of, ty)
    });
    let arguments = raw.params.iter().map(|RustParam { of, .. }| {
        Argument::new(
            of,
            match &plan.growth {
                // The memory is what makes room for the string.
                Growth::Capacity { .. } if is_grown(plan, of) => Pass::Same,
                Growth::TwoCalls { .. } | Growth::SizedBy { .. } if is_grown(plan, of) => Pass::Mutable,
                _ if is_strings(of) => Pass::Strings,
                Growth::Known | Growth::TwoCalls { .. } | Growth::SizedBy { .. } | Growth::Capacity { .. } => {
                    Pass::Same
                }
            },
        )
    });
    let mut function = RustFn {
        params: params.collect(),
        arguments: arguments.collect(),
        // In the order of C's parameters.
        outputs: plan.params.iter().filter_map(|param| output(scope, plan, raw, param)).collect(),
        ..raw.clone()
    };
    // A type that the caller chose for memory that is returned is none any more.
    function.drop_unused_generics();
    Some(function)
}

/// Whether a parameter is memory that is returned.
fn is_grown(plan: &CallPlan, of: &str) -> bool {
    plan.growth.arrays().iter().any(|array| array == of)
}

/// What comes back through a parameter; nothing through the count of what is returned.
fn output(scope: &Scope<'_>, plan: &CallPlan, raw: &RustFn, param: &ParamPlan) -> Option<RustOutput> {
    if is_grown(plan, &param.name) {
        return Some(grown(scope, param));
    }
    let is_count = matches!(&plan.growth, Growth::TwoCalls { count, .. } if *count == param.name);
    let output = raw.output(&param.name).filter(|_| !is_count)?;
    Some(RustOutput { made: Made::Same, ..output.clone() })
}

/// What is returned for an array: of bytes, where the caller of the raw function chooses the type of its elements.
fn grown(scope: &Scope<'_>, param: &ParamPlan) -> RustOutput {
    let typed = param.element.typed();
    let element = typed.map_or_else(RustType::byte, |(ty, _)| scope.ty(ty));
    let begins = typed.is_some_and(|(ty, _)| records::begins(scope, ty));
    let ty = if param.is_text { RustType::CString } else { RustType::Vec(Box::new(element)) };
    let made = Made::Grown { is_text: param.is_text, begins };
    RustOutput { of: param.name.clone(), ty, made, c: param.ty.to_string() }
}
