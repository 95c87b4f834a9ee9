//! Growth: the way in which a caller determines the size of a call's outputs before the caller allocates memory.
//!
//! In C, the caller allocates arrays, buffers and strings, and there are three idioms to determine their sizes. A
//! language that allocates memory itself can hide these idioms: it queries the size, allocates the memory, and calls
//! the function again. If it is uncertain which idiom a function uses, the caller of the binding allocates the memory.

use crate::{
    api::{
        Function, Major,
        call::{Growth, Returned},
        plan::{CallPlan, Derived, Element, Output, ParamPlan, Passing, SliceLength},
        roles::Direction,
    },
    ctype::CType,
    spec::Count,
    types::ValueKind,
};

/// Determines the growth of every function of a major version. All functions must be known, because one function may
/// report the sizes of another function's outputs.
pub(super) fn decide(major: &mut Major) {
    let found: Vec<Growth> = major.functions.values().map(|function| growth(function, major)).collect();
    for (function, growth) in major.functions.values_mut().zip(found) {
        function.plan.growth = growth;
    }
}

/// Determines the growth of a function. `major` contains the functions that may report the sizes of outputs.
fn growth(function: &Function, major: &Major) -> Growth {
    let plan = &function.plan;
    let returns_status = |name: &str| major.symbols.get(name).is_some_and(|it| it.returned == Returned::Status);
    // A call can be repeated only if the call has no side effects, and if the call's work is complete when the call
    // returns.
    let is_at_once = |param: &ParamPlan| is_repeatable(param) && !is_of_another(param, major);
    if !returns_status(&function.symbol) || !plan.params.iter().all(is_at_once) {
        return Growth::Known;
    }
    let found = [two_calls(plan), sized_by(plan, major), capacity(plan)];
    let found: Vec<Growth> = found.into_iter().flatten().collect();
    let written = |param: &&ParamPlan| matches!(param.passing, Passing::Slice(Direction::Out));
    let memory = plan.params.iter().filter(written).filter(|param| !matches!(param.length, Some(Count::Fixed(_))));
    match found.as_slice() {
        // The idiom must determine the size of all memory. Otherwise, the caller would still have to determine a size.
        [only] if memory.clone().all(|param| only.arrays().contains(&param.name)) => only.clone(),
        _ => Growth::Known,
    }
}

/// Returns true if the same argument may be passed to a second call. The first call must neither consume nor change the
/// argument, and the argument must not be a callback.
fn is_repeatable(param: &ParamPlan) -> bool {
    let is_memory = matches!(param.element, Element::Typed { .. } | Element::Bytes | Element::Untyped);
    let is_used_up = param.destroys || param.retained;
    !is_used_up
        && match &param.passing {
            Passing::Value
            | Passing::Device
            | Passing::CString
            | Passing::WideString
            | Passing::Reference { mutable: false } => true,
            Passing::Slot { given: true } => !param.nullable,
            Passing::Slot { given: false } => matches!(param.output, Some(Output::Value | Output::StaticString)),
            Passing::Slice(Direction::In | Direction::Out) => is_memory,
            Passing::Slice(Direction::InOut)
            | Passing::Address(_)
            | Passing::Place
            | Passing::Callback(_)
            | Passing::UserData { .. }
            | Passing::Reference { mutable: true }
            | Passing::HostOrDevice(_)
            | Passing::HostNumber => false,
        }
}

/// Returns true if an argument is an object of another library, such as a stream. The function may therefore write
/// asynchronously.
fn is_of_another(param: &ParamPlan, major: &Major) -> bool {
    let name = param.element.object().and_then(CType::name);
    param.passing == Passing::Value && name.is_some_and(|name| !major.types.contains_key(major.canonical(name)))
}

/// Returns the arrays and buffers whose length this parameter passes. Returns `None` if a length is not equal to the
/// parameter.
fn lengths_of(param: &ParamPlan) -> Option<Vec<&str>> {
    let Some(Derived::Lengths(lengths)) = &param.derived else { return None };
    let whole = |length: &SliceLength| length.plus == 0;
    lengths.iter().all(whole).then(|| lengths.iter().map(|length| length.slice.as_str()).collect())
}

fn is_number(param: &ParamPlan) -> bool {
    matches!(param.element, Element::Typed { kind: ValueKind::Number, .. })
}

/// Detects arrays that may be NULL, with an in-out parameter for their count.
fn two_calls(plan: &CallPlan) -> Option<Growth> {
    let is_count = |param: &&ParamPlan| param.passing == Passing::Slot { given: true } && lengths_of(param).is_some();
    let mut counts = plan.params.iter().filter(is_count);
    let (count, None) = (counts.next()?, counts.next()) else { return None };
    // Another integer output may be the actual count, and a call that fills a record may already have had an effect.
    // Enums are allowed, because an enum selects the type of the elements.
    let is_other = |param: &&ParamPlan| matches!(param.passing, Passing::Slot { .. }) && param.name != count.name;
    let is_enum = |param: &ParamPlan| matches!(param.element, Element::Typed { kind: ValueKind::Enum, .. });
    if !plan.params.iter().filter(is_other).all(is_enum) {
        return None;
    }
    let arrays = lengths_of(count)?;
    // This condition excludes untyped memory, which may require the alignment of a record.
    let asks = |name: &&str| {
        plan.param(name).is_some_and(|param| {
            let is_typed = matches!(param.element, Element::Typed { .. } | Element::Bytes);
            param.passing == Passing::Slice(Direction::Out) && param.nullable && is_typed
        })
    };
    let all = arrays.iter().all(asks);
    all.then(|| Growth::TwoCalls { count: count.name.clone(), arrays: arrays.into_iter().map(str::to_owned).collect() })
}

/// Detects a single array whose length is reported by another function that takes the same handle.
pub(super) fn sized_by(plan: &CallPlan, major: &Major) -> Option<Growth> {
    let sized = plan.params.iter().filter_map(|param| match (&param.passing, &param.length) {
        (Passing::Slice(Direction::Out), Some(Count::Call(function))) => Some((param, function)),
        _ => None,
    });
    let sized: Vec<(&ParamPlan, &String)> = sized.collect();
    let [(array, function)] = sized.as_slice() else { return None };
    if plan.params.iter().any(|param| matches!(param.passing, Passing::Slot { .. })) {
        return None;
    }
    let reporter = major.functions.get(*function)?;
    let (outputs, inputs): (Vec<&ParamPlan>, Vec<&ParamPlan>) =
        reporter.plan.params.iter().partition(|param| param.passing == Passing::Slot { given: false });
    let [size] = outputs.as_slice() else { return None };
    if !is_number(size) || major.symbols.get(&reporter.symbol)?.returned != Returned::Status {
        return None;
    }
    let same = |input: &&ParamPlan| {
        let of_type = |param: &&ParamPlan| param.passing == Passing::Value && param.ty == input.ty;
        let mut alike = plan.params.iter().filter(of_type);
        let (only, None) = (alike.next()?, alike.next()) else { return None };
        (input.passing == Passing::Value).then(|| only.name.clone())
    };
    let arguments: Option<Vec<String>> = inputs.iter().map(same).collect();
    Some(Growth::SizedBy { array: array.name.clone(), function: (*function).clone(), arguments: arguments? })
}

/// Detects a required string that is the only output, with its capacity in a neighbouring parameter. A call without
/// other outputs has no side effects, so the call can be repeated.
pub(super) fn capacity(plan: &CallPlan) -> Option<Growth> {
    let outputs: Vec<&ParamPlan> = plan.params.iter().filter(|param| param.output.is_some()).collect();
    let [string] = outputs.as_slice() else { return None };
    let counted = plan.params.iter().any(|param| {
        param.passing == Passing::Value && lengths_of(param).is_some_and(|slices| slices == [string.name.as_str()])
    });
    let is_string = string.output == Some(Output::String) && string.passing == Passing::Slice(Direction::Out);
    (is_string && counted && !string.nullable).then(|| Growth::Capacity { string: string.name.clone() })
}
