//! Sections about functions, starting with the most important ones.

use super::{Body, Entry, Line, Mark, Of, Section, code, section};
use crate::diff::{FunctionEntry, Functions, Gone, Moved, OldFunction, ParamChange, SignatureChange, Successor};

/// All sections about functions, except for the one about documentation.
pub(super) fn sections(functions: &Functions) -> Vec<Section> {
    const INSTEAD: [&str; 2] = ["function", "instead"];
    let Functions { moved, changed, removed, made_legacy, deprecated, announced, added, .. } = functions;
    let others = other_changes(functions);
    vec![
        section(
            "Documented names that refer to another symbol",
            "other meaning",
            moved.len(),
            "The same source code now calls a different function.",
            Body::Entries(moved.iter().map(moved_entry).collect()),
        ),
        section(
            "Changed signatures under the same symbol",
            "other signature",
            changed.len(),
            "A program that is built for one of the libraries must not run with the other.",
            Body::Entries(changed.iter().map(reshaped_entry).collect()),
        ),
        section(
            "Removed functions",
            "removed",
            removed.len(),
            "",
            Body::Table(INSTEAD, removed.iter().map(gone_row).collect()),
        ),
        section(
            "Kept for binary compatibility only",
            "legacy",
            made_legacy.len(),
            "The headers no longer declare them for programs, but the libraries still export them.",
            Body::Table(INSTEAD, made_legacy.iter().map(gone_row).collect()),
        ),
        section(
            "Newly deprecated functions",
            "deprecated",
            deprecated.len(),
            "",
            Body::Table(INSTEAD, deprecated.iter().map(gone_row).collect()),
        ),
        section(
            "Functions whose deprecation is announced",
            "to be deprecated",
            announced.len(),
            "Their documentation announces that a later version will deprecate them.",
            Body::Table(INSTEAD, announced.iter().map(gone_row).collect()),
        ),
        section(
            "Added functions",
            "added",
            added.len(),
            "",
            Body::Declarations(added.iter().map(added_form).collect()),
        ),
        section("Other changes to functions", "changed", others.len(), "", Body::Table(["function", "change"], others)),
    ]
}

fn moved_entry(moved: &Moved) -> Of<Entry> {
    let Moved { name, before, after, params, old_form } = moved;
    let symbol = &before.symbol;
    let status = match old_form {
        OldFunction::Gone => format!("`{symbol}` is no longer declared."),
        // If a name refers to a different symbol, the public function with that name hides the symbol with that name.
        OldFunction::Legacy if symbol == name => {
            format!("The symbol `{symbol}` remains only for binary compatibility; cubind has it in `sys`.")
        }
        OldFunction::Legacy => {
            format!("`{symbol}` remains only for binary compatibility; cubind has it under the symbol's name.")
        }
        OldFunction::Public => format!("`{symbol}` remains."),
    };
    let same = if params.is_empty() { "The signature is the same. " } else { "" };
    let entry = Entry {
        title: format!("`{name}`: `{symbol}` → `{}`", after.symbol),
        forms: Some([before.prototype.clone(), after.prototype.clone()]),
        lines: params.iter().map(param_line).collect(),
        note: format!("{same}{status}"),
    };
    Of::new(name, entry)
}

fn reshaped_entry(reshaped: &SignatureChange) -> Of<Entry> {
    let SignatureChange { before, after, params, same_types } = reshaped;
    let note = match (before.legacy, after.legacy) {
        _ if *same_types => "The types are the same in the same order, so a compiler does not report the change.",
        (true, false) => "The older declaration was for binary compatibility only.",
        (false, true) => "The newer declaration is for binary compatibility only.",
        (false, false) | (true, true) => "",
    };
    let entry = Entry {
        title: format!("`{}`", after.symbol),
        forms: Some([before.prototype.clone(), after.prototype.clone()]),
        lines: params.iter().map(param_line).collect(),
        note: note.to_owned(),
    };
    Of::new(&after.symbol, entry)
}

fn param_line(change: &ParamChange) -> Line {
    match change {
        ParamChange::Returns { before, after } => Line(Mark::Changed, format!("returns {before} → {after}")),
        ParamChange::Removed { declared } => Line(Mark::Removed, declared.clone()),
        ParamChange::Added { declared, place } => Line(Mark::Added, format!("{declared}, as parameter {place}")),
        ParamChange::Retyped { before, after } | ParamChange::Requalified { before, after } => {
            Line(Mark::Changed, format!("{before} → {after}"))
        }
        ParamChange::Renamed { before, after } => Line(Mark::Changed, format!("{before} is renamed to {after}")),
        ParamChange::Reordered => Line(Mark::Changed, "the order of the parameters changed".to_owned()),
    }
}

fn gone_row(gone: &Gone) -> Of<[String; 2]> {
    let Gone { form: FunctionEntry { symbol, prototype: _, names, legacy }, successor, moved_to } = gone;
    // If a documented name now refers to a different symbol, the section about such names contains the change.
    let left = |name: &&String| *name != symbol && successor.as_ref().is_none_or(|it| it.name.as_ref() != Some(*name));
    let others: Vec<String> = names.iter().filter(left).map(|name| format!("`{name}`")).collect();
    let mut said = Vec::new();
    if !others.is_empty() {
        said.push(format!("documented as {}", others.join(", ")));
    }
    if *legacy {
        said.push("legacy".to_owned());
    }
    let said = if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) };
    let instead = match successor {
        _ if moved_to.is_some() => format!("`{symbol}` of {}", moved_to.as_deref().unwrap_or_default()),
        // If the replaced function had the same name, the name is not repeated.
        Some(Successor { symbol: new, name: Some(name) }) if name != new && name != symbol && !names.contains(name) => {
            format!("`{new}` (documented as `{name}`)")
        }
        Some(Successor { symbol: new, name: _ }) => format!("`{new}`"),
        None => String::new(),
    };
    Of::new(symbol, [format!("`{symbol}`{said}"), instead])
}

fn added_form(form: &FunctionEntry) -> Of<String> {
    let FunctionEntry { symbol, prototype, names, legacy } = form;
    let others: Vec<&str> = names.iter().filter(|name| *name != symbol).map(String::as_str).collect();
    let declared = match (others.as_slice(), legacy) {
        (_, true) => format!("{prototype};  // for binary compatibility only"),
        ([], false) => format!("{prototype};"),
        (others, false) => format!("{prototype};  // documented as {}", others.join(", ")),
    };
    Of::new(symbol, declared)
}

fn other_changes(functions: &Functions) -> Vec<Of<[String; 2]>> {
    let Functions { republished, undeprecated, names_added, names_removed, renamed, .. } = functions;
    let row = |symbol: &String, change: String| Of::new(symbol, [code(symbol), change]);
    let public = "public; previously only for binary compatibility";
    let republished = republished.iter().map(|form| row(&form.symbol, public.into()));
    let undeprecated = undeprecated.iter().map(|form| row(&form.symbol, "no longer deprecated".into()));
    let names_added = names_added.iter().map(|(name, symbol)| row(symbol, format!("also called `{name}`")));
    let names_removed = names_removed.iter().map(|(name, symbol)| row(symbol, format!("no longer called `{name}`")));
    let renamed = renamed.iter().map(|SignatureChange { before: _, after, params, same_types: _ }| {
        let words: Vec<String> = params.iter().map(|change| param_line(change).1).collect();
        let is_name = |change: &ParamChange| matches!(change, ParamChange::Renamed { .. });
        let what = match (params.iter().all(is_name), params.iter().any(is_name)) {
            (true, _) => "only names",
            (false, true) => "only names and `const`",
            (false, false) => "only `const`",
        };
        row(&after.symbol, format!("{what}: {}", words.join(", ")))
    });
    republished.chain(undeprecated).chain(names_added).chain(names_removed).chain(renamed).collect()
}
