//! Handles that determine the size of the memory that is used with them: the size queries of each function, and the
//! helper functions of a module.

use super::{
    super::signature::{FitBy, OwnedFn, PlanHandle, PlanMade, PlanSizes, RustFn},
    Layers, OwnedTypes, Scope, is_owner,
};
use codegen_core::{
    api::{Function, ownership::OwnedCall, plan::Passing},
    spec::{Layout, Matrix, MatrixLayout, Measure, Strides, ToldBytes, Transform},
};
use codegen_printing::ident;
use proc_macro2::Ident;
use quote::format_ident;
use std::collections::BTreeSet;

/// The query that determines the required size of memory from a handle.
pub(super) fn measured(
    scope: &Scope<'_>,
    owners: &OwnedTypes<'_>,
    function: &Function,
    call: &OwnedCall,
    memory: &str,
) -> Option<FitBy> {
    let (_, handle) = call.measured.iter().find(|(measured, _)| measured == memory)?;
    let found = owners.handles.of_param(function.plan.param(handle)?)?;
    let handle = handle.clone();
    Some(match found.handle.measure.as_ref()? {
        Measure::Bytes(_) | Measure::Matrix(_) => FitBy::Asked { handle, name: found.name.to_owned() },
        Measure::Transform(transform) => {
            let kinds = transform.executed_by.iter();
            let kind = kinds.into_iter().find(|(name, _)| function.names().are_meant_by(name)).map(|(_, kind)| kind)?;
            let is_input = transform.input.memory == memory;
            FitBy::Plan { handle, kind: (scope.path(&scope.types.enum_of(kind)?.name), kind.clone()), is_input }
        }
    })
}

/// The transform plan that a function creates. `None` unless the function's arguments describe the transforms.
pub(super) fn plan_made(
    owners: &OwnedTypes<'_>,
    function: &Function,
    below: &RustFn,
    made: &RustFn,
) -> Option<PlanMade> {
    let plan = function.plan.params.iter().find_map(|param| {
        let handle = owners.handles.of_param(param)?.handle;
        let Some(Measure::Transform(transform)) = &handle.measure else { return None };
        transform.made_by.iter().any(|name| function.names().are_meant_by(name)).then_some((param, &**transform))
    });
    let (param, Transform { sizes, input, output, kind, .. }) = plan?;
    let has = |name: &&String| below.takes(name);
    let is_array =
        |name: &&String| function.plan.param(name).is_some_and(|param| matches!(param.passing, Passing::Slice(_)));
    let array = sizes.iter().find(|name| has(name) && is_array(name));
    let numbers = sizes.iter().filter(has).cloned().collect();
    let layout = |of: &Layout| {
        let Layout { memory: _, transforms, elements } = of;
        let room = has(&&elements.count).then(|| elements.count.clone())?;
        Some([room, elements.stride.clone()?, transforms.stride.clone()?])
    };
    let is_returned = made.outputs.iter().any(|output| output.of == param.name && is_owner(output));
    Some(PlanMade {
        handle: if is_returned { PlanHandle::Returned } else { PlanHandle::Param(param.name.clone()) },
        kind: kind.clone(),
        sizes: array.map_or_else(|| PlanSizes::Numbers(numbers), |name| PlanSizes::Array(name.clone())),
        batch: Some(&input.transforms.count).filter(has).cloned(),
        layouts: [layout(input), layout(output)],
    })
}

/// The name of a module's helper function, which queries the size in bytes of the memory for a handle.
pub(crate) fn length_function(name: &str) -> Ident {
    format_ident!("length_of_{}", ident(name))
}

/// The helper functions for all handle types whose memory size is queried by a function of this module. Each helper
/// function consists of the name of a macro and the macro's input lines.
pub(super) fn length_functions(scope: &Scope<'_>, calls: &[&OwnedFn]) -> Vec<(&'static str, Vec<String>)> {
    let asked = calls.iter().flat_map(|call| &call.fits).filter_map(|fit| match &fit.by {
        FitBy::Asked { name, handle: _ } => Some(name),
        FitBy::Numbers { .. } | FitBy::Plan { .. } => None,
    });
    let asked: BTreeSet<&String> = asked.collect();
    let of = |name: &String| match scope.major.handles.get(name)?.measure.as_ref()? {
        Measure::Bytes(bytes) => Some(("bytes", self::bytes(scope, name, bytes)?)),
        Measure::Matrix(matrix) => Some(("matrix", self::matrix(scope, name, matrix)?)),
        Measure::Transform(_) => None,
    };
    asked.into_iter().filter_map(of).collect()
}

/// The start of a macro input line: the result type, and the name and parameter of the helper function.
fn head(scope: &Scope<'_>, name: &str) -> String {
    let path = |name: &str| scope.path(name).to_string().replace(' ', "");
    format!("{}; {}({})", path(scope.result()), length_function(name), path(name))
}

fn bytes(scope: &Scope<'_>, name: &str, ToldBytes { function, strides }: &ToldBytes) -> Option<Vec<String>> {
    let mut lines = vec![format!("{}: {};", head(scope, name), ident(function))];
    if let Some(Strides { gets, array, most }) = strides {
        let params = &scope.major.functions.get(gets)?.plan.params;
        let arguments = params.iter().filter_map(|param| {
            if let Passing::Value = param.passing {
                return param.derived.is_none().then(|| "handle".to_owned());
            }
            let Passing::Slice(_) = param.passing else { return None };
            Some(if param.name == *array { "&mut strides".to_owned() } else { format!("&mut [0; {most}]") })
        });
        let arguments: Vec<String> = arguments.collect();
        lines.push(format!("strides of {most} |handle, strides| {}({})", ident(gets), arguments.join(", ")));
    }
    Some(lines)
}

fn matrix(scope: &Scope<'_>, name: &str, matrix: &Matrix) -> Option<Vec<String>> {
    let Matrix { gets, extent: _, of_type, bits, unset } = matrix;
    let MatrixLayout { numbers, order, orders } = matrix.layout()?;
    // The queried value is the first of the function's outputs.
    let first = if scope.major.functions.get(gets)?.plan.outputs().count() > 1 { ".0" } else { "" };
    // Some versions do not contain all of these types.
    let types = bits.keys().find_map(|member| scope.types.enum_of(member))?;
    let known = types.kind.members()?;
    let bits = bits.iter().filter(|(member, _)| known.iter().any(|known| known.name == **member));
    let bits: Vec<String> = bits.map(|(member, bits)| format!("{}: {bits}", ident(member))).collect();
    let names = |names: &[&String]| names.iter().map(|name| ident(name).to_string()).collect::<Vec<_>>().join(", ");
    let path = |name: &str| scope.path(name).to_string().replace(' ', "");
    let mut lines = vec![
        format!("{}: {}{first};", head(scope, name), ident(gets)),
        format!("[{}];", names(&numbers)),
        format!("{} in {} [{}];", ident(order), path(&scope.types.enum_of(orders[0])?.name), names(&orders)),
        format!("{} in {} [", ident(of_type), path(&types.name)),
    ];
    lines.extend(bits.chunks(6).map(|some| format!("    {},", some.join(", "))));
    lines.push(format!("]; unset [{}]", names(&unset.iter().collect::<Vec<_>>())));
    Some(lines)
}

/// The macro input for a module with transform plans. It contains the handle, the kinds of transforms, and the kinds
/// whose input or output has half the size.
pub(super) fn plans(scope: &Scope<'_>, functions: &[Layers<'_>]) -> Option<String> {
    functions.iter().find_map(|layers| {
        let destroyed = scope.major.destroyed_by(layers.function)?;
        let Some(Measure::Transform(transform)) = &destroyed.handle.measure else { return None };
        let kinds = transform.executed_by.values().find_map(|kind| scope.types.enum_of(kind))?;
        let (handle, kinds) = (scope.path(destroyed.name), scope.path(&kinds.name));
        let halves = |of: &Layout| {
            let names = transform.halves.get(&of.memory).into_iter().flatten();
            names.map(|name| ident(name).to_string()).collect::<Vec<_>>().join(", ")
        };
        let (input, output) = (halves(&transform.input), halves(&transform.output));
        Some(format!("{handle}, {kinds}: [{input}], [{output}]"))
    })
}
