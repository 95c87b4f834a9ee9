//! Entries about handles and owners that match nothing, or say what the rules say.

use super::{
    Handles,
    hazards::is_meant,
    owners::{outputs, read, rule},
    threads,
};
use crate::{
    analysis::{flags::Flags, inputs::LibraryInput, params::ParamPlan},
    api::{Api, Function, Library},
    diag::{Diagnostic, Diagnostics, Location, nearest},
    spec,
};
use std::collections::BTreeSet;

/// Looks at what the spec of a library says, when all of its major versions are resolved.
pub(in crate::analysis) fn check(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    diagnostics: &mut Diagnostics,
) {
    check_handles(input, library, diagnostics);
    for (pattern, owners) in &input.spec.content.owners {
        let majors = library.majors.iter();
        let functions: Vec<(u32, &Function)> = majors
            .flat_map(|(number, major)| major.functions.values().map(move |function| (*number, function)))
            .filter(|(_, function)| is_meant(pattern, function))
            .collect();
        if functions.is_empty() {
            let known = library.majors.values().flat_map(|major| major.functions.keys()).map(String::as_str).collect();
            let location = input.spec.location(&["owners", pattern]);
            diagnostics.push(unknown(location, format!("no public function is called `{pattern}`"), pattern, &known));
            continue;
        }
        for (param, owner) in owners {
            check_owner(input, earlier, library, (pattern, param, owner), &functions, diagnostics);
        }
    }
    check_calls(input, library, diagnostics);
    threads::check(input, library, diagnostics);
    check_contexts(input, library, diagnostics);
    check_flags(input, library, diagnostics);
}

/// Handles that are bound to a context need the functions that enter it.
fn check_contexts(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let content = &input.spec.content;
    let bound = content.handles.iter().find(|(_, judgement)| judgement.context_bound);
    match (&content.contexts, bound) {
        (None, None) => {}
        (None, Some((name, _))) => {
            let location = input.spec.location(&["handles", name, "context_bound"]);
            let message = format!("nothing says how to enter the context of a `{name}`");
            let help = "add: contexts: {type: …, current: …, enter: …, leave: …}";
            diagnostics.push(Diagnostic::new("undecided-contexts", location, message).help(help));
        }
        (Some(_), None) => {
            let location = input.spec.location(&["contexts"]);
            let message = "no handle is `context_bound`".to_owned();
            diagnostics.push(Diagnostic::new("unused-contexts", location, message).help("remove the entry"));
        }
        (Some(contexts), Some(_)) => {
            let spec::Contexts { r#type, current, enter, leave } = contexts;
            for (key, name) in [("current", current), ("enter", enter), ("leave", leave)] {
                if !library.majors.values().all(|major| major.functions.contains_key(name)) {
                    let known = library.majors.values().flat_map(|major| major.functions.keys());
                    let message = format!("no public function of every major version is called `{name}`");
                    let location = input.spec.location(&["contexts", key]);
                    diagnostics.push(unknown(location, message, name, &known.map(String::as_str).collect()));
                }
            }
            if !library.majors.values().all(|major| major.handles.contains_key(major.meant(r#type))) {
                let known = library.majors.values().flat_map(|major| major.handles.keys());
                let message = format!("`{type}` is no handle that can be owned");
                let location = input.spec.location(&["contexts", "type"]);
                diagnostics.push(unknown(location, message, r#type, &known.map(String::as_str).collect()));
            }
        }
    }
}

/// Flags may make a call keep what it otherwise only uses: then nobody can say that it does not.
fn check_flags(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let functions = || library.majors.values().flat_map(|major| major.functions.values());
    for pattern in &input.spec.content.uses_during_call {
        let meant = functions().filter(|function| is_meant(pattern, function));
        let flagged = meant.flat_map(|function| {
            let flagged = function.plan.params.iter().filter(|param| has_bits(param));
            flagged.map(|param| (function.name.as_str(), param.name.as_str()))
        });
        if let Some((function, param)) = flagged.min() {
            let message =
                format!("`{param}` of {function} may make the call keep a handle that it otherwise only uses");
            let at = input.spec.location(&["uses_during_call"]);
            diagnostics.push(Diagnostic::new("use-by-flags", at, message).help(format!(
                "remove `{pattern}`: in `owned` the function is `unsafe` then, and what calls it without flags can be safe"
            )));
        }
    }
}

/// Whether an integer has flags, of which a newer version may have more.
fn has_bits(param: &ParamPlan) -> bool {
    match &param.flags {
        Some(Flags::Enum { .. } | Flags::Names { .. }) => true,
        Some(Flags::None) | None => false,
    }
}

/// What is said of calls must be said of such as have handles with an owner.
fn check_calls(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let functions = || library.majors.values().flat_map(|major| major.functions.values());
    let owned = || functions().filter(|function| function.owned.is_some());
    let content = &input.spec.content;
    let sections = [("hazards", content.hazards.keys().collect::<Vec<_>>())];
    let sections = sections.into_iter().chain([("uses_during_call", content.uses_during_call.iter().collect())]);
    for (section, patterns) in sections {
        for pattern in patterns.into_iter().filter(|pattern| !owned().any(|function| is_meant(pattern, function))) {
            let known = owned().map(|function| function.name.as_str()).collect();
            let message = format!("no function that is called `{pattern}` takes or makes handles that can be owned");
            let path: &[&str] = if section == "hazards" { &[section, pattern] } else { &[section] };
            diagnostics.push(unknown(input.spec.location(path), message, pattern, &known));
        }
    }
}

/// An entry must be for a handle that is returned, and say what no rule does.
fn check_owner(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    (pattern, param, owner): (&str, &str, &str),
    functions: &[(u32, &Function)],
    diagnostics: &mut Diagnostics,
) {
    let location = || input.spec.location(&["owners", pattern, param]);
    let (mut known, mut is_needed, mut is_for_any) = (BTreeSet::new(), false, false);
    for (number, function) in functions {
        let handles = Handles::new(&library.spec, *number, &library.majors[number], earlier);
        for output in outputs(function, &handles) {
            known.insert(output.name.as_str());
            if output.name == param {
                is_for_any = true;
                let read = read(owner, function, &handles);
                is_needed |= read.is_none() || rule(function, output, &handles) != read;
            }
        }
    }
    if !is_for_any {
        let message = format!("{pattern} returns no handle `{param}` that can be owned");
        diagnostics.push(unknown(location(), message, param, &known));
    } else if !is_needed {
        let message = format!("a rule says already that `{param}` of {pattern} belongs to `{owner}`");
        diagnostics.push(Diagnostic::new("redundant-owner", location(), message).help("remove the entry"));
    }
}

/// Every type that an entry names must be a handle of the library, and every function must destroy it.
fn check_handles(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let majors = || library.majors.values();
    for (name, judgement) in &input.spec.content.handles {
        let location = |key: &str| input.spec.location(&["handles", name, key]);
        let is_used = |name: &str| majors().any(|major| major.handles.contains_key(major.meant(name)));
        let types = || majors().flat_map(|major| major.types.keys()).map(String::as_str).collect();
        let is_destroyed = |function: &String| {
            majors()
                .filter_map(|major| major.handles.get(major.meant(name)))
                .any(|it| it.destroyed_by.as_ref() == Some(function))
        };
        if let Some(function) = judgement.destroyed_by.as_ref().filter(|function| !is_destroyed(function)) {
            let functions = majors().flat_map(|major| major.functions.keys()).map(String::as_str).collect();
            let message = format!("`{function}` does not destroy a `{name}` that it is given alone");
            diagnostics.push(unknown(location("destroyed_by"), message, function, &functions));
            continue;
        }
        let is_type = majors().any(|major| major.types.contains_key(major.meant(name)));
        if !is_type || (judgement.never_owned.is_none() && !is_used(name)) {
            let at = input.spec.location(&["handles", name]);
            diagnostics.push(unknown(at, format!("no function destroys a handle `{name}`"), name, &types()));
            continue;
        }
        for whole in judgement.part_of.iter().filter(|whole| !is_used(whole)) {
            let message = format!("`{whole}` is no handle that can be owned");
            diagnostics.push(unknown(location("part_of"), message, whole, &types()));
        }
    }
}

pub(super) fn unknown(location: Location, message: String, name: &str, known: &BTreeSet<&str>) -> Diagnostic {
    let diagnostic = Diagnostic::new("unknown-handle", location, message);
    match nearest(name, known.iter().copied().filter(|other| *other != name)) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic.help("remove the entry, or correct its name"),
    }
}
