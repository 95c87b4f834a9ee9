//! A difference as both formats show it: sections with headings, in the order in which a program's author needs them.
//!
//! Words that stand for code are in backticks, as Markdown wants them; text drops these.

use super::{
    AllItems, Changes, Documentation, Form, Functions, Gone, Items, Moved, OldForm, ParamChange, Part, Reshaped,
    Successor,
};

/// Something that differs, under one heading.
pub(super) struct Section {
    pub(super) heading: String,
    /// What the heading means for a program; may be empty.
    pub(super) about: &'static str,
    pub(super) body: Body,
}

/// What a section consists of.
pub(super) enum Body {
    /// Each with details of its own.
    Entries(Vec<Entry>),
    /// Two columns: their heads, their rows.
    Table([&'static str; 2], Vec<[String; 2]>),
    /// C.
    Declarations(Vec<String>),
    /// Marked lines without more to say.
    Lines(Vec<Line>),
    /// Sentences.
    Words(Vec<String>),
}

/// One item and what differs in it.
pub(super) struct Entry {
    pub(super) title: String,
    /// Before and after, as C declares them; none if the lines say it all.
    pub(super) forms: Option<[String; 2]>,
    pub(super) lines: Vec<Line>,
    pub(super) note: String,
}

/// What came, went, or changed.
pub(super) struct Line(pub(super) Mark, pub(super) String);

#[derive(Clone, Copy)]
pub(super) enum Mark {
    Added,
    Removed,
    Changed,
}

/// The sections of one library that are not empty.
pub(super) fn sections(changes: &Changes) -> Vec<Section> {
    let Changes { functions, items } = changes;
    let AllItems { enums, records, .. } = items;
    let mut all = function_sections(functions);
    all.extend(item_sections("Enums", enums));
    all.extend(item_sections("Structs and unions", records));
    let small: Vec<Line> = items.small().into_iter().flat_map(|(_, items)| small_lines(items)).collect();
    let count = items.small().iter().map(|(_, items)| items.count()).sum();
    all.push(section("Typedefs, callbacks, constants and helpers", count, "", Body::Lines(small)));
    all.push(documentation(&functions.documentation));
    all.retain(|section| match &section.body {
        Body::Entries(list) => !list.is_empty(),
        Body::Table(_, rows) => !rows.is_empty(),
        Body::Declarations(list) | Body::Words(list) => !list.is_empty(),
        Body::Lines(lines) => !lines.is_empty(),
    });
    all
}

fn section(heading: &str, count: usize, about: &'static str, body: Body) -> Section {
    Section { heading: format!("{heading} ({count})"), about, body }
}

fn function_sections(functions: &Functions) -> Vec<Section> {
    const INSTEAD: [&str; 2] = ["function", "instead"];
    let Functions { moved, changed, removed, retired, deprecated, added, .. } = functions;
    let others = other_changes(functions);
    vec![
        section(
            "Documented names that mean another symbol",
            moved.len(),
            "The same call in the source reaches another function.",
            Body::Entries(moved.iter().map(moved_entry).collect()),
        ),
        section(
            "Other signatures under the same symbol",
            changed.len(),
            "A program built for one library must not be run with the other.",
            Body::Entries(changed.iter().map(reshaped_entry).collect()),
        ),
        section("Removed functions", removed.len(), "", Body::Table(INSTEAD, removed.iter().map(gone_row).collect())),
        section(
            "Kept for binary compatibility only",
            retired.len(),
            "Headers no longer declare them to programs; libraries still export them.",
            Body::Table(INSTEAD, retired.iter().map(gone_row).collect()),
        ),
        section(
            "Newly deprecated functions",
            deprecated.len(),
            "",
            Body::Table(INSTEAD, deprecated.iter().map(gone_row).collect()),
        ),
        section("Added functions", added.len(), "", Body::Declarations(added.iter().map(added_form).collect())),
        section("Other changes of functions", others.len(), "", Body::Table(["function", "change"], others)),
    ]
}

fn moved_entry(moved: &Moved) -> Entry {
    let Moved { name, before, after, params, old_form } = moved;
    let symbol = &before.symbol;
    let fate = match old_form {
        OldForm::Gone => format!("`{symbol}` is no longer declared."),
        // A name that means another symbol hides the symbol of that name.
        OldForm::Legacy if symbol == name => {
            format!("The symbol `{symbol}` stays for binary compatibility only: in cubind's `sys`.")
        }
        OldForm::Legacy => format!("`{symbol}` stays for binary compatibility only, callable by its symbol in cubind."),
        OldForm::Public => format!("`{symbol}` stays."),
    };
    let same = if params.is_empty() { "The signature is the same. " } else { "" };
    Entry {
        title: format!("`{name}`: `{symbol}` → `{}`", after.symbol),
        forms: Some([before.prototype.clone(), after.prototype.clone()]),
        lines: params.iter().map(param_line).collect(),
        note: format!("{same}{fate}"),
    }
}

fn reshaped_entry(reshaped: &Reshaped) -> Entry {
    let Reshaped { before, after, params, same_types } = reshaped;
    let note = match (before.legacy, after.legacy) {
        _ if *same_types => "The types are the same in the same order: a compiler notices nothing.",
        (true, false) => "The older form was for binary compatibility only.",
        (false, true) => "The newer form is for binary compatibility only.",
        (false, false) | (true, true) => "",
    };
    Entry {
        title: format!("`{}`", after.symbol),
        forms: Some([before.prototype.clone(), after.prototype.clone()]),
        lines: params.iter().map(param_line).collect(),
        note: note.to_owned(),
    }
}

fn param_line(change: &ParamChange) -> Line {
    match change {
        ParamChange::Returns { before, after } => Line(Mark::Changed, format!("returns {before} → {after}")),
        ParamChange::Removed { declared } => Line(Mark::Removed, declared.clone()),
        ParamChange::Added { declared, place } => Line(Mark::Added, format!("{declared}, as parameter {place}")),
        ParamChange::Retyped { before, after } => Line(Mark::Changed, format!("{before} → {after}")),
        ParamChange::Renamed { before, after } => Line(Mark::Changed, format!("{before} is called {after}")),
        ParamChange::Reordered => Line(Mark::Changed, "the parameters have another order".to_owned()),
    }
}

fn gone_row(gone: &Gone) -> [String; 2] {
    let Gone { form: Form { symbol, prototype: _, names, legacy }, successor } = gone;
    // A name that leads elsewhere now is told among the names.
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
        // The name that it had itself need not be said again.
        Some(Successor { symbol: new, name: Some(name) }) if name != new && name != symbol && !names.contains(name) => {
            format!("`{new}` (documented as `{name}`)")
        }
        Some(Successor { symbol: new, name: _ }) => format!("`{new}`"),
        None => String::new(),
    };
    [format!("`{symbol}`{said}"), instead]
}

fn added_form(form: &Form) -> String {
    let Form { symbol, prototype, names, legacy } = form;
    let others: Vec<&str> = names.iter().filter(|name| *name != symbol).map(String::as_str).collect();
    match (others.as_slice(), legacy) {
        (_, true) => format!("{prototype};  // for binary compatibility only"),
        ([], false) => format!("{prototype};"),
        (others, false) => format!("{prototype};  // documented as {}", others.join(", ")),
    }
}

fn other_changes(functions: &Functions) -> Vec<[String; 2]> {
    let Functions { revived, pardoned, names_added, names_removed, renamed, .. } = functions;
    let mut rows = Vec::new();
    rows.extend(revived.iter().map(|form| [code(&form.symbol), "public, was for binary compatibility only".into()]));
    rows.extend(pardoned.iter().map(|form| [code(&form.symbol), "no longer deprecated".into()]));
    rows.extend(names_added.iter().map(|(name, symbol)| [code(symbol), format!("also called `{name}`")]));
    rows.extend(names_removed.iter().map(|(name, symbol)| [code(symbol), format!("no longer called `{name}`")]));
    for Reshaped { before: _, after, params, same_types: _ } in renamed {
        let words: Vec<String> = params.iter().map(|change| param_line(change).1).collect();
        rows.push([code(&after.symbol), format!("only names: {}", words.join(", "))]);
    }
    rows
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

fn item_sections(what: &str, items: &Items) -> Vec<Section> {
    let Items { added, removed, changed } = items;
    let entries = changed.iter().map(|item| Entry {
        title: code(&item.name),
        forms: None,
        lines: item.parts.iter().flat_map(part_lines).collect(),
        note: used_by(&item.used_by),
    });
    let declared = |list: &[super::Item]| Body::Declarations(list.iter().map(|item| item.declared.clone()).collect());
    vec![
        section(&format!("{what} that changed"), changed.len(), "", Body::Entries(entries.collect())),
        section(&format!("{what} removed"), removed.len(), "", declared(removed)),
        section(&format!("{what} added"), added.len(), "", declared(added)),
    ]
}

fn part_lines(part: &Part) -> Vec<Line> {
    match part {
        Part::Added(text) => vec![Line(Mark::Added, text.clone())],
        Part::Removed(text) => vec![Line(Mark::Removed, text.clone())],
        // A whole declaration: both say its name.
        Part::Changed { what, before, after } if what.is_empty() => {
            vec![Line(Mark::Removed, before.clone()), Line(Mark::Added, after.clone())]
        }
        Part::Changed { what, before, after } => vec![Line(Mark::Changed, format!("{what}: {before} → {after}"))],
        Part::Shifted { first, last, count, bytes } => {
            let way = if *bytes < 0 { "nearer to the beginning" } else { "further back" };
            let which = if *count == 1 { first.clone() } else { format!("{first} to {last} ({count} fields)") };
            vec![Line(Mark::Changed, format!("{which}: {} bytes {way}", bytes.unsigned_abs()))]
        }
    }
}

fn small_lines(items: &Items) -> Vec<Line> {
    let removed = items.removed.iter().map(|item| Line(Mark::Removed, item.declared.clone()));
    let changed = items.changed.iter().flat_map(|item| item.parts.iter().flat_map(part_lines));
    let added = items.added.iter().map(|item| Line(Mark::Added, item.declared.clone()));
    removed.chain(changed).chain(added).collect()
}

/// How many names a sentence has room for.
const SHOWN: usize = 6;

fn used_by(functions: &[String]) -> String {
    let shown: Vec<String> = functions.iter().take(SHOWN).map(|function| code(function)).collect();
    match functions.len() - shown.len() {
        _ if shown.is_empty() => String::new(),
        0 => format!("Taken by {}.", shown.join(", ")),
        more => format!("Taken by {} and {more} more functions.", shown.join(", ")),
    }
}

fn documentation(all: &Documentation) -> Section {
    let Documentation { errors, directions, groups, headers, twins } = all;
    let sentences = [
        ("the listed result codes of", errors),
        ("the documented directions of", directions),
        ("the documentation's group of", groups),
        ("the header of", headers),
        ("the twin for per-thread default streams of", twins),
    ];
    let sentences = sentences.into_iter().filter(|(_, symbols)| !symbols.is_empty()).map(|(what, symbols)| {
        let plural = if symbols.len() == 1 { "function" } else { "functions" };
        let shown: Vec<String> = symbols.iter().map(|symbol| code(symbol)).collect();
        let shown = if symbols.len() > SHOWN { String::new() } else { format!(": {}", shown.join(", ")) };
        format!("{what} {} {plural}{shown}", symbols.len())
    });
    let words = Body::Words(sentences.collect());
    Section { heading: "What else the headers say differently".to_owned(), about: "", body: words }
}
