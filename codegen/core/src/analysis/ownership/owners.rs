//! The owners of handles that functions return.

use super::{CALLER, NOBODY};
use crate::{
    analysis::inputs::LibraryInput,
    api::{
        Api, Function, Major,
        ownership::Owner,
        plan::{Output, ParamPlan, Passing},
    },
    diag::{Diagnostic, Diagnostics},
    names,
    types::Handles,
};
use std::collections::BTreeMap;

/// Words in the names of functions that return a handle which the caller must destroy.
const MAKING: &[&str] =
    &["create", "load", "import", "open", "register", "clone", "instantiate", "malloc", "alloc", "init"];
/// Words in the names of functions that return a handle which belongs to another object.
const LENDING: &[&str] = &["get", "find", "pop", "from", "enumerate"];

/// Determines the owners of the handles that functions return, by function and parameter.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    earlier: &Api,
    major: &Major,
    diagnostics: &mut Diagnostics,
) -> BTreeMap<String, BTreeMap<String, Owner>> {
    let handles = Handles::new(&input.spec.content.library, number, major, earlier);
    let mut owners = BTreeMap::new();
    for function in major.functions.values() {
        let mut of_function = BTreeMap::new();
        for param in outputs(function, &handles) {
            let ruled = rule(function, param, &handles);
            let decided = entry(input, function, &param.name);
            let owner = match decided.map(|(pattern, owner)| (pattern, read(owner, function, &handles))) {
                Some((_, Some(owner))) => owner,
                Some((pattern, None)) => {
                    diagnostics.push(unknown(input, pattern, function, param, &handles));
                    continue;
                }
                None => match ruled {
                    Some(owner) => owner,
                    None => {
                        diagnostics.push(undecided(input, function, param));
                        continue;
                    }
                },
            };
            if owner == Owner::Caller && is_lonely(function, param, &handles) {
                diagnostics.push(lonely(input, function, param, decided.map(|(selector, _)| selector), &handles));
            }
            of_function.insert(param.name.clone(), owner);
        }
        if !of_function.is_empty() {
            owners.insert(function.name.clone(), of_function);
        }
    }
    owners
}

/// Returns the parameters through which a function returns handles that programs can own, or parts of such handles.
pub(in crate::analysis) fn outputs<'a>(function: &'a Function, handles: &Handles<'_>) -> Vec<&'a ParamPlan> {
    let is_output = |param: &&ParamPlan| match &param.output {
        Some(Output::Value | Output::FixedArray(_) | Output::List | Output::BorrowedList { .. }) => true,
        Some(Output::StaticString | Output::String) | None => false,
    };
    function.plan.params.iter().filter(is_output).filter(|param| handles.of_param(param).is_some()).collect()
}

/// Returns the owner according to the rules. A part belongs to the first handle among the arguments that can own the
/// part. For all other handles, a verb in the function's name determines the owner.
pub(super) fn rule(function: &Function, param: &ParamPlan, handles: &Handles<'_>) -> Option<Owner> {
    let found = handles.of_param(param)?;
    if !found.handle.part_of.is_empty() {
        let is_of = |other: &&ParamPlan, types: &[String]| {
            let given = (other.passing == Passing::Value).then(|| handles.of_param(other)).flatten();
            given.is_some_and(|given| types.iter().any(|name| name == given.name))
        };
        let itself = [found.name.to_owned()];
        let mut wholes = [found.handle.part_of.as_slice(), &itself].into_iter();
        let whole = wholes.find_map(|types| function.plan.params.iter().find(|other| is_of(other, types)));
        return Some(whole.map_or(Owner::Nobody, |whole| Owner::Param(whole.name.clone())));
    }
    match makes(&function.symbol).filter(|_| handles.trusts_verbs())? {
        true => Some(Owner::Caller),
        false => Some(Owner::Nobody),
    }
}

/// Returns true if a function creates the handles that it returns, and false if these handles belong to another object.
/// The first conclusive verb in the function's name determines the result.
pub fn makes(symbol: &str) -> Option<bool> {
    let words = names::snake(symbol, &[]);
    let mut words = words.split('_').map(|word| word.trim_end_matches(|letter: char| letter.is_ascii_digit()));
    words.find_map(|word| match word {
        word if MAKING.contains(&word) => Some(true),
        word if LENDING.contains(&word) => Some(false),
        _ => None,
    })
}

/// Returns the owner that the spec declares, and the selector of the entry.
fn entry<'a>(input: &LibraryInput<'a>, function: &Function, param: &str) -> Option<(&'a str, &'a str)> {
    let meant = function.names().entries(&input.spec.content.owners);
    meant.into_iter().find_map(|(selector, owners)| Some((selector, owners.get(param)?.as_str())))
}

/// Resolves the owner in a spec entry. If the owner is a parameter, the parameter must be a handle that is passed by
/// value.
pub(super) fn read(owner: &str, function: &Function, handles: &Handles<'_>) -> Option<Owner> {
    match owner {
        CALLER => Some(Owner::Caller),
        NOBODY => Some(Owner::Nobody),
        name => {
            let param = function.plan.param(name).filter(|param| param.passing == Passing::Value)?;
            handles.of_param(param).map(|_| Owner::Param(name.to_owned()))
        }
    }
}

/// Returns true if the destruction of a handle requires a second handle of a type that the function does not take.
fn is_lonely(function: &Function, param: &ParamPlan, handles: &Handles<'_>) -> bool {
    handles
        .of_param(param)
        .is_some_and(|found| found.handle.destroyed_with.is_some() && handles.company_of(function, &found).is_none())
}

fn lonely(
    input: &LibraryInput<'_>,
    function: &Function,
    param: &ParamPlan,
    selector: Option<&str>,
    handles: &Handles<'_>,
) -> Diagnostic {
    let (symbol, name) = (&function.symbol, &param.name);
    let location = match selector {
        Some(selector) => input.spec.location(&["owners", selector, name]),
        None => input.spec.location(&["owners"]),
    };
    let message = format!("the spec does not specify the second handle that is needed to destroy `{name}` of {symbol}");
    let diagnostic = Diagnostic::new("undecided-owner", location, message);
    let found = handles.of_param(param).and_then(|found| Some((found.handle, found.handle.destroyed_with.as_ref()?)));
    let note = found.map(|(handle, with)| {
        let by = handle.destroyed_by.as_deref().unwrap_or_default();
        format!("{by} also takes a `{}`, which {symbol} does not take", with.handle)
    });
    note.into_iter().fold(diagnostic, Diagnostic::note).help(format!(
        "add `{symbol}: {{owners: {{{name}: {NOBODY}}}}}` under `functions`\nif programs never own such a handle, add \
        `never_owned: WHY` to the `handle` entry of its type"
    ))
}

fn undecided(input: &LibraryInput<'_>, function: &Function, param: &ParamPlan) -> Diagnostic {
    let (symbol, name) = (&function.symbol, &param.name);
    let location = input.spec.location(&["owners"]);
    Diagnostic::new(
        "undecided-owner",
        location,
        format!(
            "the spec does not specify the owner of the output `{name}` \
                                                         of {symbol}"
        ),
    )
    .note(format!("`{}` is a handle that programs can own", param.ty.declare(name)))
    .help(format!(
        "read the documentation. If the caller must destroy the handle, add `{symbol}: {{owners: {{{name}: \
            {CALLER}}}}}` under `functions`\notherwise, write {NOBODY}, or the parameter whose handle must outlive \
            this handle"
    ))
}

fn unknown(
    input: &LibraryInput<'_>,
    pattern: &str,
    function: &Function,
    param: &ParamPlan,
    handles: &Handles<'_>,
) -> Diagnostic {
    let location = input.spec.location(&["owners", pattern, &param.name]);
    let given = function.plan.params.iter().filter(|other| other.passing == Passing::Value);
    let given: Vec<&str> =
        given.filter(|other| handles.of_param(other).is_some()).map(|other| other.name.as_str()).collect();
    let message =
        format!("the owner of `{}` of {} is not a handle parameter of the function", param.name, function.symbol);
    let diagnostic = Diagnostic::new("unknown-owner", location, message);
    match given.as_slice() {
        [] => diagnostic.note("the function takes no handle that programs can own"),
        given => diagnostic.note(format!("the function takes these handles: {}", given.join(", "))),
    }
    .help(format!("name one of these handles as the owner, or write `{CALLER}` or `{NOBODY}`"))
}
