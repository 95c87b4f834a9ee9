//! Probes of functions: types, names, and variants for per-thread default streams ("twins").

use super::{
    headers::Mode,
    plan::{Plan, Probe},
    spelling::{signature, spell},
};
use codegen_core::{
    ctype::CType,
    facts::{Facts, Function, Helper},
};
use std::collections::BTreeSet;

/// The suffixes of the symbols of variants for per-thread default streams.
const TWINS: [&str; 2] = ["_ptsz", "_ptds"];

pub(super) fn plan(plan: &mut Plan<'_>) {
    let Facts { functions, helpers, enums: _, records: _, typedefs: _, callbacks: _, constants: _, undescribed: _ } =
        plan.facts;
    let per_thread = functions.values().any(|function| !function.per_thread.is_empty());
    for (symbol, function) in functions {
        plan.counts.functions += 1;
        plan.counts.names += function.names.len();
        if function.variable {
            variable(plan, symbol, function);
            continue;
        }
        // The scan has already compared the type of a variadic function with the type that the compiler determines.
        if function.variadic {
            continue;
        }
        symbol_itself(plan, symbol, function);
        twin(plan, symbol, function);
        names(plan, symbol, function, per_thread);
    }
    for (name, Helper { header: _, forwards_to: _, returns, params }) in helpers {
        plan.counts.helpers += 1;
        let ty = signature(returns, params.values(), plan.facts);
        of_type(plan, Mode::Plain, name, name, &ty);
    }
    unknown(plan);
}

/// Checks that the variable has the type in the registry and is constant.
fn variable(plan: &mut Plan<'_>, symbol: &str, function: &Function) {
    let ty = CType::pointer(function.returns.clone(), true);
    let spelled = spell(&ty, plan.facts);
    plan.add_probe(
        Mode::Plain,
        Probe::same_type(format!("type of {symbol}"), &format!("__typeof__(&{symbol})"), &spelled, None),
    );
}

/// Checks that the symbol is declared in the passes that `legacy` implies, and that it has the type in the registry.
fn symbol_itself(plan: &mut Plan<'_>, symbol: &str, function: &Function) {
    let public = plan.reading(Mode::Plain).exports(symbol);
    match (function.legacy, public) {
        (true, true) => plan.differs(format!("function {symbol}"), "that only old programs use it", "shows it to all"),
        (false, false) => plan.differs(format!("function {symbol}"), "that it is declared", "does not find it"),
        (true, false) | (false, true) => {}
    }
    // A symbol with documented names is checked through these names. A symbol without documented names may be
    // redirected by a `#define`, but not if `__CUDA_API_VERSION_INTERNAL` is defined. If the symbol's name is a macro
    // in every pass, only the target of the macro is checked.
    if function.names.is_empty() && !plan.reading(Mode::Internal).has_macro(symbol) {
        let ty = signature(&function.returns, function.params.values(), plan.facts);
        of_type(plan, Mode::Internal, symbol, symbol, &ty);
    }
}

/// Checks that the twin has the same type as its symbol. If the registry contains no twin, checks that the headers
/// declare none.
fn twin(plan: &mut Plan<'_>, symbol: &str, function: &Function) {
    for suffix in TWINS {
        let twin = format!("{symbol}{suffix}");
        let mode = [Mode::PerThread, Mode::Internal].into_iter().find(|mode| plan.reading(*mode).exports(&twin));
        match (mode, function.per_thread == suffix) {
            (Some(mode), true) => {
                plan.counts.twins += 1;
                let ty = signature(&function.returns, function.params.values(), plan.facts);
                of_type(plan, mode, &twin, &twin, &ty);
            }
            (None, true) => plan.differs(format!("twin {twin}"), "that it is declared", "does not find it"),
            // Programs cannot call this twin, because the header does not redirect the function's name to the twin.
            (Some(Mode::Internal), false) if !function.legacy => {}
            (Some(_), false) => plan.differs(format!("twin {twin}"), "nothing of it", "finds it declared"),
            (None, false) => {}
        }
    }
}

/// Checks that the preprocessor maps each documented name to the symbol or to its twin.
fn names(plan: &mut Plan<'_>, symbol: &str, function: &Function, per_thread: bool) {
    let ty = signature(&function.returns, function.params.values(), plan.facts);
    for name in &function.names {
        plan.add_probe(Mode::Plain, Probe::expansion(format!("symbol behind {name}"), name, symbol));
        of_type(plan, Mode::Plain, name, symbol, &ty);
        if per_thread {
            let what = format!("symbol behind {name} with per-thread default streams");
            let behind = per_thread_function(plan, symbol, function);
            plan.add_probe(Mode::PerThread, Probe::expansion(what, name, &behind));
        }
    }
}

/// The name of the function that replaces `symbol` in programs that are compiled for per-thread default streams.
fn per_thread_function(plan: &Plan<'_>, symbol: &str, function: &Function) -> String {
    // `cuGetProcAddress_v2_ptsz` is not a symbol, but an inline function that adds a flag and calls the symbol.
    let reading = plan.reading(Mode::PerThread);
    let has_body = |name: &String| reading.declaration(name).is_some() && !reading.exports(name);
    let twin = format!("{symbol}{}", function.per_thread);
    TWINS.iter().map(|suffix| format!("{symbol}{suffix}")).find(has_body).unwrap_or(twin)
}

/// Checks that `name`, which the headers map to `symbol`, is a function with the type `ty`.
fn of_type(plan: &mut Plan<'_>, mode: Mode, name: &str, symbol: &str, ty: &str) {
    let declared = plan.reading(mode).declaration(symbol).map(str::to_owned);
    let what = format!("type of {name}{}", if mode == Mode::Plain { "" } else { " itself" });
    plan.add_probe(mode, Probe::same_type(what, &format!("__typeof__(&{name})"), ty, declared));
}

/// Checks that the registry contains every function that the library's headers declare.
///
/// Functions of system headers are ignored. Their names do not start with the common prefix of the library's symbols.
fn unknown(plan: &mut Plan<'_>) {
    let known = &plan.facts.functions;
    let prefix = common_prefix(known.keys().map(String::as_str));
    let is_known = |name: &str| {
        let twin_of = TWINS.iter().find_map(|suffix| name.strip_suffix(suffix));
        known.contains_key(name) || twin_of.is_some_and(|symbol| known.contains_key(symbol))
    };
    let unknown: BTreeSet<&str> = Mode::ALL
        .iter()
        .flat_map(|mode| plan.reading(*mode).exported())
        .filter(|name| !prefix.is_empty() && name.starts_with(prefix) && !is_known(name))
        .collect();
    for name in unknown {
        plan.differs(format!("function {name}"), "nothing of it", "finds it declared");
    }
}

/// The common prefix of all `words`. Empty if there are no words.
fn common_prefix<'a>(mut words: impl Iterator<Item = &'a str>) -> &'a str {
    let first = words.next().unwrap_or_default();
    words.fold(first, |prefix, word| {
        let same = prefix.bytes().zip(word.bytes()).take_while(|(a, b)| a == b).count();
        // Symbols in C are ASCII, so every byte is a character.
        &prefix[..same]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_of_a_library_share_a_prefix() {
        assert_eq!(common_prefix(["cuInit", "cuArrayCreate", "cuda"].into_iter()), "cu");
        assert_eq!(common_prefix(["nvrtcVersion"].into_iter()), "nvrtcVersion");
        assert_eq!(common_prefix([].into_iter()), "");
    }
}
