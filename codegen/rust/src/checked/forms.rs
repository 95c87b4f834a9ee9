//! Checked functions with simpler parameters than the raw functions. They return arrays, buffers and strings whose size
//! only the library determines. They take arrays of strings instead of arrays of string addresses.

use crate::{
    Scope, records,
    rusttype::RustType,
    signature::{Argument, Conversion, Pass, RustFn, RustOutput, RustParam},
};
use codegen_core::api::{
    call::Growth,
    plan::{CallPlan, ParamPlan},
};

/// The checked function, if its parameters or outputs differ from the parameters or outputs of the raw function.
pub(super) fn lower(scope: &Scope<'_>, plan: &CallPlan, raw: &RustFn) -> Option<RustFn> {
    if plan.growth == Growth::Known && !plan.params.iter().any(ParamPlan::takes_strings) {
        return None;
    }
    let is_strings = |of: &str| plan.param(of).is_some_and(ParamPlan::takes_strings);
    let kept = raw.params.iter().filter(|param| !plan.is_grown(&param.of));
    let params = kept.map(|RustParam { of, ty, is_variable: _ }| {
        let ty = if is_strings(of) { RustType::CStr.slice(false) } else { ty.clone() };
        RustParam::new(of, ty)
    });
    let arguments = raw.params.iter().map(|RustParam { of, .. }| {
        Argument::new(
            of,
            match &plan.growth {
                // The memory is the buffer of the string. The checked function allocates the buffer.
                Growth::Capacity { .. } if plan.is_grown(of) => Pass::Same,
                Growth::TwoCalls { .. } | Growth::SizedBy { .. } if plan.is_grown(of) => Pass::Mutable,
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
        outputs: plan.outputs().filter_map(|param| output(scope, plan, raw, param)).collect(),
        ..raw.clone()
    };
    // Remove type parameters that occurred only in the raw function's parameters for outputs. The checked function
    // returns these outputs.
    function.drop_unused_generics();
    Some(function)
}

/// An output of the checked function. It is the same as the raw function's output, unless the checked function
/// allocates its buffer.
fn output(scope: &Scope<'_>, plan: &CallPlan, raw: &RustFn, param: &ParamPlan) -> Option<RustOutput> {
    if plan.is_grown(&param.name) {
        return Some(grown(scope, param));
    }
    Some(RustOutput { conversion: Conversion::Same, ..raw.output(&param.name)?.clone() })
}

/// The output for an array that the function allocates. The elements are bytes if callers of the raw function choose
/// the element type.
fn grown(scope: &Scope<'_>, param: &ParamPlan) -> RustOutput {
    let typed = param.element.typed();
    let element = typed.map_or_else(RustType::byte, |(ty, _)| scope.ty(ty));
    let begins = typed.is_some_and(|(ty, _)| records::begins(scope, ty));
    let ty = if param.text { RustType::CString } else { RustType::Vec(Box::new(element)) };
    let conversion = Conversion::Grown { is_text: param.text, begins };
    RustOutput { of: param.name.clone(), ty, conversion, c: param.ty.to_string() }
}
