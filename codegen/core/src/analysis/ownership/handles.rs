//! Types of handles that programs can own, and types of their parts.

use super::threads;
use crate::{
    analysis::inputs::LibraryInput,
    api::{
        Api, Function, Major,
        call::Returned,
        ownership::{Company, Handle},
        plan::{ParamPlan, Passing},
    },
    diag::{Diagnostic, Diagnostics},
    spec,
    types::MajorTypes,
};
use std::collections::{BTreeMap, BTreeSet};

/// The library's own types of handles.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    earlier: &Api,
    major: &Major,
    diagnostics: &mut Diagnostics,
) -> BTreeMap<String, Handle> {
    let library = &input.spec.content.library;
    let types = MajorTypes::new(library, number, major, earlier);
    let canonical = |name: &str| types.resolved(name).map_or(name, |found| found.item.name.as_str()).to_owned();
    let decided: BTreeMap<String, (&str, &spec::HandleUse)> =
        input.spec.content.handles.iter().map(|(name, it)| (canonical(name), (name.as_str(), it))).collect();
    let measures: BTreeMap<String, &spec::Measure> =
        input.spec.content.measures.iter().map(|(name, it)| (canonical(name), it)).collect();
    let may_be_missing =
        |name: &str| decided.get(name).is_some_and(|(_, it)| it.null_is.is_some() || it.never_owned.is_some());
    let is_chosen = |function: &str| {
        input.spec.content.handles.values().any(|handle| handle.destroyed_by.as_deref() == Some(function))
    };
    let destroyers = in_company(destroyers(&library.name, &types, major, is_chosen), may_be_missing);
    let parts = decided.iter().filter(|(name, (_, it))| {
        !it.part_of.is_empty() && types.definition(name).is_some_and(|found| found.library == library.name)
    });
    let parts: Vec<&str> = parts.map(|(name, _)| name.as_str()).filter(|name| !destroyers.contains_key(name)).collect();
    let mut handles = BTreeMap::new();
    for (name, functions) in destroyers.into_iter().chain(parts.into_iter().map(|name| (name, Vec::new()))) {
        let no_entry = spec::HandleUse::default();
        let (written, entry) = decided.get(name).copied().unwrap_or((name, &no_entry));
        if entry.never_owned.is_some() {
            continue;
        }
        let destroyed_by = match (functions.as_slice(), &entry.destroyed_by) {
            _ if !entry.part_of.is_empty() => None,
            (_, Some(chosen)) => functions.iter().find(|by| by.function == chosen),
            ([only], None) => Some(only),
            ([], None) => None,
            (several, None) => {
                diagnostics.push(undecided(input, name, several));
                None
            }
        };
        if destroyed_by.is_none() && entry.part_of.is_empty() {
            continue;
        }
        let spec::HandleUse { destroyed_by: _, never_owned: _, part_of, destroys_with_it, null_is, .. } = entry;
        let threads = threads::of(&input.spec.content.threads, name, canonical).map(|(_, threads)| threads);
        let handle = Handle {
            destroyed_by: destroyed_by.map(|by| by.function.to_owned()),
            destroyed_with: destroyed_by.and_then(|by| by.company.clone()),
            part_of: part_of.iter().map(|name| canonical(name)).collect(),
            destroys_with_it: destroys_with_it.clone(),
            null_is: null_is.clone(),
            send: threads.and_then(spec::Threads::send).cloned(),
            thread_safe: threads.and_then(spec::Threads::thread_safe).cloned(),
            context_bound: entry.context_bound,
            independent: entry.independent,
            measure: measures.get(name).map(|measure| (*measure).clone()),
        };
        debug_assert_eq!(canonical(written), name);
        handles.insert(name.to_owned(), handle);
    }
    handles
}

/// Returns the functions that can destroy a handle. If a function needs a second handle, the second handle must have
/// its own owner, so that it still exists when the first handle is destroyed.
fn in_company<'a>(
    mut destroyers: BTreeMap<&'a str, Vec<Destroyer<'a>>>,
    may_be_missing: impl Fn(&str) -> bool,
) -> BTreeMap<&'a str, Vec<Destroyer<'a>>> {
    let alone: BTreeSet<&str> =
        destroyers.iter().filter(|(_, by)| by.iter().any(is_alone)).map(|(name, _)| *name).collect();
    for (name, several) in &mut destroyers {
        several.retain(|by| match &by.company {
            None => true,
            Some(Company { handle, .. }) => {
                !alone.contains(name) && alone.contains(handle.as_str()) && !may_be_missing(handle)
            }
        });
    }
    destroyers.retain(|_, several| !several.is_empty());
    destroyers
}

/// A function that destroys handles of a type.
struct Destroyer<'a> {
    function: &'a str,
    /// The second handle that the function takes. `None` if the function takes no other handle.
    company: Option<Company>,
}

fn is_alone(by: &Destroyer<'_>) -> bool {
    by.company.is_none()
}

/// Returns the functions that destroy a handle of the library, by handle type. The functions return a result code,
/// unless the spec lists them.
fn destroyers<'a>(
    library: &str,
    types: &MajorTypes<'a>,
    major: &'a Major,
    is_chosen: impl Fn(&str) -> bool,
) -> BTreeMap<&'a str, Vec<Destroyer<'a>>> {
    let own = |param: &ParamPlan| {
        let found = types.ownable(param.element.typed()?.0)?;
        (found.library == library).then_some(found.item.name.as_str())
    };
    let mut all: BTreeMap<&str, Vec<Destroyer<'_>>> = BTreeMap::new();
    let destroys = |function: &&Function| {
        let symbol = &major.symbols[&function.symbol];
        // If a role is undecided, the function may take other arguments.
        let is_decided = function.params.len() == symbol.params.len();
        is_decided && (symbol.returned == Returned::Status || is_chosen(&function.name))
    };
    for function in major.functions.values().filter(destroys) {
        let Some((destroyed, other)) = destroyed(function) else { continue };
        let company = other.map(|other| Some(Company { param: other.name.clone(), handle: own(other)?.to_owned() }));
        // If the function also takes a stream of another library, or flags, it is unknown which stream or flags should
        // be passed when the handle is destroyed.
        if let Some(name) = own(destroyed)
            && company != Some(None)
        {
            all.entry(name).or_default().push(Destroyer { function: &function.name, company: company.flatten() });
        }
    }
    all
}

/// Returns the handle that a function destroys, and the function's other argument. Returns `None` if the function does
/// not destroy a handle, or has more than two parameters.
fn destroyed(function: &Function) -> Option<(&ParamPlan, Option<&ParamPlan>)> {
    let (param, other) = match function.plan.params.as_slice() {
        [only] => (only, None),
        [first, second] if first.destroys => (first, Some(second)),
        [first, second] => (second, Some(first)),
        _ => return None,
    };
    let is_passed = matches!(param.passing, Passing::Value | Passing::Reference { mutable: true });
    let is_there = other.is_none_or(|it| it.passing == Passing::Value && !it.nullable && !it.destroys);
    (param.destroys && is_passed && is_there).then_some((param, other))
}

fn undecided(input: &LibraryInput<'_>, name: &str, functions: &[Destroyer<'_>]) -> Diagnostic {
    let functions: Vec<&str> = functions.iter().map(|by| by.function).collect();
    let message = format!("{} destroy a `{name}`", functions.join(" and "));
    Diagnostic::new("several-destroyers", input.spec.location(&["handles", name]), message)
        .note("a handle that programs own must have exactly one function that destroys it")
        .help(format!(
            "read the functions' documentation, and add `{name}: {{handle: {{destroyed_by: {}}}}}` under `types`\nif \
            programs never own such a handle, write `{{never_owned: WHY}}`",
            functions[0]
        ))
}
