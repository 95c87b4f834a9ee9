//! Checks of lifetimes that need an entry, because a rule could only guess these lifetimes.

use crate::{
    analysis::{inputs::LibraryInput, safety::Facts},
    api::{
        Function,
        plan::{Element, ParamPlan, Passing},
        roles::Direction,
        safety::{Obligation, ObligationKind},
        time::{TimeOrigin, TimeRule},
    },
    diag::{Diagnostic, Diagnostics},
    spec::Rules,
};
use std::collections::BTreeMap;

/// Words in the name of a function which suggest that the function stores an argument in a handle.
const KEEPING: [&str; 16] = [
    "set",
    "attach",
    "register",
    "parse",
    "open",
    "init",
    "bind",
    "begin",
    "start",
    "enable",
    "subscribe",
    "analysis",
    "preprocess",
    "estimation",
    "prepare",
    "configure",
];

/// Further words with this meaning in the names of functions of third-party libraries, such as `ZSTD_CCtx_refPrefix`.
const KEEPING_ELSEWHERE: [&str; 6] = ["ref", "use", "add", "load", "put", "append"];

/// Checks the lifetimes in one major version of a library.
pub(crate) fn check(
    input: &LibraryInput<'_>,
    functions: &BTreeMap<String, Function>,
    facts: &Facts<'_>,
    diagnostics: &mut Diagnostics,
) {
    for function in functions.values() {
        for param in &function.plan.params {
            let is_late = param.passing == Passing::Place && param.lifetimes.are_default();
            if is_late {
                push_finding(input, function, param, "the library may write this memory", diagnostics);
            } else if is_written_maybe_later(param, facts) {
                push_finding(
                    input,
                    function,
                    param,
                    "the library may defer the work of its calls, and may therefore use the \
                                            memory",
                    diagnostics,
                );
            } else if may_be_kept(function, param, facts, input.spec.content.library.rules) {
                push_finding(
                    input,
                    function,
                    param,
                    "according to the function's name, the function stores the address in a handle, and the library \
                    may use the memory",
                    diagnostics,
                );
            }
        }
    }
}

fn push_finding(
    input: &LibraryInput<'_>,
    function: &Function,
    param: &ParamPlan,
    why: &str,
    diagnostics: &mut Diagnostics,
) {
    let (symbol, name) = (&function.symbol, &param.name);
    // A pattern for the names of parameters applies only to memory that the caller passes.
    let is_output = matches!(param.passing, Passing::Slot { .. } | Passing::Place);
    let patterns = if is_output { "" } else { ". Both names may be patterns" };
    let message = format!(
        "the spec does not specify the lifetime of `{name}` of {symbol}: {why} after the call \
                          returns"
    );
    let at = input.spec.function_location(symbol);
    diagnostics.push(Diagnostic::new("undecided-time", at, message).help(format!(
        "add `{symbol}: {{safety: {{valid_until: {{{name}: WHEN}}}}}}` under `functions`. specs/docs/safety.md lists \
        the values of WHEN, such as `return` for memory that the library does not use after the call{patterns}"
    )));
}

/// Returns true for an output handle of a library that may defer the work of the call.
fn is_written_maybe_later(param: &ParamPlan, facts: &Facts<'_>) -> bool {
    let is_default = param.lifetimes.are_default();
    let is_output = matches!(param.passing, Passing::Slot { given: false } | Passing::Place);
    facts.group.is_some() && is_output && is_default && facts.is_handle(param)
}

/// Returns true if the function's name suggests that the call stores the argument's memory in one of the call's
/// handles.
fn may_be_kept(function: &Function, param: &ParamPlan, facts: &Facts<'_>, rules: Rules) -> bool {
    let is_guessed = |by: &TimeOrigin| matches!(by, TimeOrigin::Rule(TimeRule::Call | TimeRule::Stream));
    let mut decided = param.lifetimes.iter().peekable();
    let is_default = decided.peek().is_some() && decided.all(|(_, time)| is_guessed(&time.by));
    let is_holder = |other: &ParamPlan| {
        let is_taken = function.obligations.iter().any(|it| it.requires_live(&other.name));
        let is_made = matches!(other.passing, Passing::Slot { given: false } | Passing::Place);
        other.name != param.name && !facts.is_stream(&other.ty) && (is_taken || (is_made && facts.is_handle(other)))
    };
    is_default
        && keeps_by_name(&function.name, rules)
        && (is_buffer(param) || function.obligations.iter().any(|it| is_memory_of(it, &param.name)))
        && function.plan.params.iter().any(is_holder)
}

/// Returns true for host memory that is an input. Typed arrays of numbers are excluded, because these arrays are small
/// and libraries copy them.
fn is_buffer(param: &ParamPlan) -> bool {
    let is_untyped = matches!(param.element, Element::Bytes | Element::Untyped);
    is_untyped && matches!(param.passing, Passing::Slice(Direction::In | Direction::InOut))
}

fn is_memory_of(obligation: &Obligation, name: &str) -> bool {
    matches!(obligation.kind, ObligationKind::Memory(_) | ObligationKind::Inside) && obligation.is_of(name)
}

/// Returns true for `fxSetWorkspace` and `fxSpSV_analysis`, but not for `fxMemset` and `fxSetup_bufferSize`.
fn keeps_by_name(name: &str, rules: Rules) -> bool {
    let mut words = vec![String::new()];
    for letter in name.chars() {
        if letter == '_' || letter.is_uppercase() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| letter != '_') {
            word.extend(letter.to_lowercase());
        }
    }
    let keeps = |word: &str| KEEPING.contains(&word) || (rules == Rules::Certain && KEEPING_ELSEWHERE.contains(&word));
    !name.contains("bufferSize") && words.iter().any(|word| keeps(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_indicate_arguments_that_may_be_stored() {
        for name in ["fxSetWorkspace", "fxSpSV_analysis", "fxStreamParse", "fxSpGEMM_workEstimation", "fxInit"] {
            assert!(keeps_by_name(name, Rules::Cuda), "{name}");
        }
        assert!(keeps_by_name("FX_CCtx_refPrefix", Rules::Certain) && !keeps_by_name("FX_CCtx_refPrefix", Rules::Cuda));
        for name in ["fxMemset", "fxSpSV_solve", "fxSetup", "fxSpMV_set_bufferSize", "fxOffset", "fxInitialize"] {
            assert!(!keeps_by_name(name, Rules::Cuda), "{name}");
        }
    }
}
