//! Checks of entries about handles and owners that repeat or contradict a rule. `unmatched/ownership.rs` finds entries
//! that match nothing.

use super::{
    owners::{outputs, read, rule},
    threads,
};
use crate::{
    analysis::{inputs::LibraryInput, unmatched::Undecided},
    api::{
        Api, Function, Library, Major, TypeKind,
        call::Returned,
        plan::{Flags, ParamPlan},
    },
    diag::{Diagnostic, Diagnostics, nearest},
    spec,
    types::{Handles, MajorTypes},
};
use std::collections::BTreeSet;

/// Checks a library's entries about handles and owners once all of the library's major versions are resolved.
pub(in crate::analysis) fn check(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    check_handles(input, library, undecided, diagnostics);
    check_owners(input, earlier, library, undecided, diagnostics);
    check_created(input, earlier, library, undecided, diagnostics);
    threads::check(input, library, diagnostics);
    check_contexts(input, library, undecided, diagnostics);
    check_flags(input, library, diagnostics);
}

/// Checks that a library with context-bound handles declares the functions that make a context current.
fn check_contexts(
    input: &LibraryInput<'_>,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let content = &input.spec.content;
    let bound = content.handles.iter().find(|(_, entry)| entry.context_bound);
    match (&content.library.contexts, bound) {
        (None, None) => {}
        (None, Some((name, _))) => {
            let location = input.spec.location(&["handles", name, "context_bound"]);
            let message =
                format!("the spec does not specify the functions that make the context of a `{name}` current");
            let help = "add `contexts: [CURRENT, ENTER, LEAVE]` under `library`";
            diagnostics.push(Diagnostic::new("undecided-contexts", location, message).help(help));
        }
        (Some(_), None) => {
            let location = input.spec.location(&["library", "contexts"]);
            let message = "`contexts` has no effect, because no handle is `context_bound`".to_owned();
            diagnostics.push(Diagnostic::new("unused-contexts", location, message).help("remove `contexts`"));
        }
        (Some(contexts), Some(_)) => {
            let spec::Contexts { current, enter, leave } = contexts;
            for name in [current, enter, leave] {
                if !library.majors.values().all(|major| major.functions.contains_key(name)) {
                    let known = library.majors.values().flat_map(|major| major.functions.keys());
                    let message = format!("no public function has the name `{name}` in every major version");
                    let location = input.spec.location(&["library", "contexts"]);
                    diagnostics.push(wrong(
                        Diagnostic::new("unknown-function", location, message),
                        name,
                        &known.map(String::as_str).collect(),
                    ));
                }
            }
            for major in library.majors.values().filter(|_| !undecided.affects(enter)) {
                let Some(function) = major.functions.get(enter) else { continue };
                let is_handle = |name: &str| major.handles.contains_key(major.meant(name));
                if !matches!(&*function.plan.params, [one] if one.ty.name().is_some_and(is_handle)) {
                    let message = format!("the argument of `{enter}` is not a handle that programs can own");
                    let location = input.spec.location(&["library", "contexts"]);
                    let help = "name a function that takes a context and makes it current";
                    diagnostics.push(Diagnostic::new("unknown-handle", location, message).help(help));
                    break;
                }
            }
        }
    }
}

/// Checks that a function has no entry `uses_during_call` if its flags can cause the library to keep a handle.
fn check_flags(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let functions = || library.majors.values().flat_map(|major| major.functions.values());
    for pattern in input.spec.content.uses_during_call.keys() {
        let meant = functions().filter(|function| function.names().are_meant_by(pattern));
        let flagged = meant.flat_map(|function| {
            let flagged = function.plan.params.iter().filter(|param| has_bits(param));
            flagged.map(|param| (function.name.as_str(), param.name.as_str()))
        });
        if let Some((function, param)) = flagged.min() {
            let message = format!(
                "depending on `{param}`, the library may keep a handle after {function} returns, which contradicts \
                `uses_during_call`"
            );
            let at = input.spec.location(&["uses_during_call", pattern]);
            diagnostics.push(Diagnostic::new("use-by-flags", at, message).help(format!(
                "remove `{pattern}`. The function is then `unsafe` in `owned`, although calls without flags can be safe"
            )));
        }
    }
}

/// Returns true if an integer parameter contains flags. A newer version of the library may define more flags.
fn has_bits(param: &ParamPlan) -> bool {
    match &param.flags {
        Some(Flags::Enum { .. } | Flags::Names { .. }) => true,
        Some(Flags::None) | None => false,
    }
}

/// Checks that an entry for an owner does not repeat the result of a rule.
fn check_owners(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let entries = input.spec.content.owners.iter();
    for (selector, owners) in entries.filter(|(selector, _)| !undecided.affects(selector)) {
        let majors = library.majors.iter();
        let functions = majors.flat_map(|(number, major)| major.functions.values().map(move |it| (*number, major, it)));
        let functions: Vec<_> = functions.filter(|(.., it)| it.names().are_meant_by(selector)).collect();
        for (param, owner) in owners {
            let is_needed = |(number, major, function): &(u32, &Major, &Function)| {
                let handles = Handles::new(&library.spec, *number, major, earlier);
                let output = outputs(function, &handles).into_iter().find(|output| output.name == *param)?;
                let read = read(owner, function, &handles);
                Some(read.is_none() || rule(function, output, &handles) != read)
            };
            let needed: Vec<bool> = functions.iter().filter_map(is_needed).collect();
            if !needed.is_empty() && !needed.contains(&true) {
                let message = format!(
                    "the entry is redundant: a rule determines that `{owner}` owns `{param}` of \
                                      {selector}"
                );
                let location = input.spec.location(&["owners", selector, param]);
                diagnostics.push(Diagnostic::new("redundant-owner", location, message).help("remove the entry"));
            }
        }
    }
}

/// Checks the functions whose return value is a new handle, according to the spec. Programs must be able to own the
/// handle, and the code for NULL must be a result code of the library.
fn check_created(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let result = &input.spec.content.library.result;
    let entries = result.returns.iter().filter_map(|(selector, returns)| match returns {
        spec::Returns::Creates(code) => Some((selector, code)),
        spec::Returns::Code | spec::Returns::Count | spec::Returns::Missing(_) => None,
    });
    for (selector, code) in entries {
        let at = || input.spec.location(&["library", "result", "returns", selector]);
        for (number, major) in &library.majors {
            let handles = Handles::new(&library.spec, *number, major, earlier);
            let members = match major.types.get(major.meant(&result.r#type)).map(|item| &item.kind) {
                Some(TypeKind::Enum(members)) => members.as_slice(),
                Some(_) | None => &[],
            };
            if !members.iter().any(|member| member.name == *code) {
                let message = format!("`{}` has no member `{code}`", result.r#type);
                let known = members.iter().map(|member| member.name.as_str()).collect();
                diagnostics.push(wrong(Diagnostic::new("unknown-result", at(), message), code, &known));
            }
            let returns_value = |function: &&Function| major.symbols[&function.symbol].returned == Returned::Value;
            let meant = major.functions.values().filter(|function| function.names().are_meant_by(selector));
            let meant = meant.filter(returns_value).filter(|it| it.creates.is_some() && !undecided.affects(&it.symbol));
            if let Some(function) = meant.filter(|it| handles.created_by(it).is_none()).min_by_key(|it| &it.name) {
                let symbol = &major.symbols[&function.symbol];
                let message = format!("{} returns no handle that programs can own", function.name);
                let diagnostic = Diagnostic::new("unknown-handle", at(), message).note(format!(
                    "{} declares: {}",
                    symbol.header,
                    symbol.prototype()
                ));
                let types = MajorTypes::new(&library.spec, *number, major, earlier);
                diagnostics.push(match types.integer(&symbol.returns) {
                    Some(_) => diagnostic.help(format!(
                        "the function returns an integer. Add an entry of its own, such as `{}: code`",
                        symbol.name
                    )),
                    None => diagnostic.help(
                        "under `types`, name the function that destroys the handle, such as `TYPE: {handle: \
                         {destroyed_by: FUNCTION}}`",
                    ),
                });
            }
        }
    }
}

/// Checks the functions and types in an entry for a handle. The functions must destroy the handle, and the types must
/// be handles.
fn check_handles(
    input: &LibraryInput<'_>,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let majors = || library.majors.values();
    for (name, entry) in &input.spec.content.handles {
        let location = |key: &str| input.spec.location(&["handles", name, key]);
        let may_be_handle = |name: &str| majors().any(|major| undecided.may_be_handle(major, name));
        let is_used =
            |name: &str| may_be_handle(name) || majors().any(|major| major.handles.contains_key(major.meant(name)));
        let is_type = majors().any(|major| major.types.contains_key(major.meant(name)));
        let is_destroyed = |function: &String| {
            majors()
                .filter_map(|major| major.handles.get(major.meant(name)))
                .any(|it| it.destroyed_by.as_ref() == Some(function))
        };
        if let Some(function) =
            entry.destroyed_by.as_ref().filter(|it| is_type && !is_destroyed(it) && !may_be_handle(name))
        {
            let functions = majors().flat_map(|major| major.functions.keys()).map(String::as_str).collect();
            let message = format!("`{function}` does not destroy a `{name}` that is its only argument");
            diagnostics.push(wrong(
                Diagnostic::new("misfit-destroyer", location("destroyed_by"), message),
                function,
                &functions,
            ));
        }
        for whole in entry.part_of.iter().filter(|whole| !is_used(whole)) {
            let types = majors().flat_map(|major| major.types.keys()).map(String::as_str).collect();
            let message = format!("`{whole}` is not a handle that programs can own");
            diagnostics.push(wrong(Diagnostic::new("unknown-handle", location("part_of"), message), whole, &types));
        }
    }
}

fn wrong(diagnostic: Diagnostic, name: &str, known: &BTreeSet<&str>) -> Diagnostic {
    match nearest(name, known.iter().copied().filter(|other| *other != name)) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic.help("correct or remove the name"),
    }
}
