//! Explanations of functions: their symbols, the public functions that call the symbols, and the roles of the
//! parameters.

use super::{Signatures, Subject, part};
use crate::{entry::entry, table::table};
use codegen_core::{
    api::{BindingStatus, ResolvedSignature, VARIADIC, roles::Param},
    ctype::prototype,
    facts::{Announced, Function},
    names::SYMBOLS,
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// The symbols to which a name applies. They are the symbol with this name, the symbols to which the name refers, and
/// the symbols whose variant for per-thread default streams has this name.
pub(super) fn symbols<'a>(subject: &Subject<'a>, name: &str) -> Vec<&'a str> {
    let mut symbols: Vec<&str> = Vec::new();
    let mut add = |symbol: &'a str| {
        if !symbols.contains(&symbol) {
            symbols.push(symbol);
        }
    };
    // The symbol to which the name refers in the newest major version comes first.
    for major in subject.library.majors.values().rev() {
        let functions = major
            .functions
            .values()
            .filter(|function| function.name == name || function.aliases.iter().any(|alias| alias == name));
        functions.for_each(|function| add(&function.symbol));
    }
    for facts in subject.registry.all().into_values().rev() {
        for (symbol, function) in &facts.functions {
            if symbol == name || function.names.contains(name) || function.twin(symbol).as_deref() == Some(name) {
                add(symbol);
            }
        }
    }
    symbols
}

/// A section for each of these symbols.
pub(super) fn sections(subject: &Subject<'_>, name: &str, symbols: &[&str], signatures: &Signatures) -> Vec<String> {
    let symbols = symbols.iter().map(|symbol| section(subject, symbol, signatures));
    symbols.chain(helper(subject, name)).collect()
}

/// A symbol's signatures in Rust and Python, in the newest major version.
fn written(subject: &Subject<'_>, symbol: &str, signatures: &Signatures) -> String {
    let majors = subject.library.majors.values().rev();
    let public = majors.flat_map(|major| major.functions.values()).find(|function| function.symbol == symbol);
    let Some(public) = public else { return String::new() };
    let key = (subject.name().to_owned(), public.name.clone());
    let of = |heading, all: &BTreeMap<(String, String), String>| {
        let lines = all.get(&key).into_iter().flat_map(|text| text.lines());
        part(heading, &lines.map(|line| format!("    {line}\n")).collect::<String>())
    };
    of("in Rust", &signatures.rust) + &of("in Python", &signatures.python)
}

/// All names for which [`sections`] returns a section.
pub(super) fn names<'a>(subject: &'a Subject<'_>) -> impl Iterator<Item = String> + 'a {
    let declared = subject.registry.all().into_values().flat_map(|facts| {
        let functions = facts.functions.iter().flat_map(|(symbol, function)| {
            std::iter::once(symbol.clone()).chain(function.names.iter().cloned()).chain(function.twin(symbol))
        });
        functions.chain(facts.helpers.keys().cloned())
    });
    let public = subject.library.majors.values().flat_map(|major| major.functions.values());
    declared.chain(public.flat_map(|function| std::iter::once(&function.name).chain(&function.aliases).cloned()))
}

fn section(subject: &Subject<'_>, symbol: &str, signatures: &Signatures) -> String {
    let at = |version: Version| subject.registry.facts(version)?.functions.get(symbol);
    let header = subject.by_toolkit(|version| at(version).map(|function| function.header.clone()));
    let header = header.last().map_or("", |(_, header)| header.as_str());
    let availability = subject.availability(symbol).map_or(String::new(), |availability| availability.to_string());
    let title = &subject.spec.content.library.title;
    let mut text = format!("{symbol}: a function ({title}), in {header}\n  {availability}\n");

    let declared = subject.by_toolkit(|version| at(version).map(|it| prototype(&it.returns, symbol, &it.params)));
    text += &part("declared", &rows(declared));
    text +=
        &part("standing", &rows(subject.by_toolkit(|version| at(version).map(|function| standing(symbol, function)))));
    text += &part("called through", &rows(called_through(subject, symbol)));
    for ResolvedSignature { toolkits, params } in subject.library.signatures.get(symbol).into_iter().flatten() {
        text += &part(
            &format!("parameters, {toolkits}"),
            &parameters(subject, symbol, params, |version| toolkits.contains(version)),
        );
    }
    text += &written(subject, symbol, signatures);
    let twins =
        subject.by_toolkit(|version| at(version).map(|function| function.twin(symbol).unwrap_or("none".to_owned())));
    text += &part("twin for per-thread default streams", &rows(twins));
    let errors = subject.by_toolkit(|version| {
        let errors = &at(version)?.errors;
        (!errors.is_empty()).then(|| errors.iter().map(String::as_str).collect::<Vec<_>>().join(" "))
    });
    text += &part(
        "documented results",
        &errors.iter().map(|(toolkits, words)| wrapped(toolkits, words)).collect::<String>(),
    );
    text
}

fn rows(rows: Vec<(String, String)>) -> String {
    table(4, &rows.into_iter().map(|(left, right)| vec![left, right]).collect::<Vec<_>>())
}

/// The status of a symbol for a program that includes the header.
pub(crate) fn standing(symbol: &str, function: &Function) -> String {
    let names: Vec<&str> = function.names.iter().map(String::as_str).collect();
    let mut said = Vec::new();
    match (function.legacy, names.as_slice()) {
        (true, _) => said.push("only for old binaries (__CUDA_API_VERSION_INTERNAL)".to_owned()),
        (false, [name]) if *name == symbol => said.push("documented under its own name".to_owned()),
        (false, []) => said.push("not documented".to_owned()),
        (false, names) => said.push(format!("documented as {}", names.join(", "))),
    }
    if function.deprecated {
        said.push("deprecated".to_owned());
    }
    if let Some(Announced { instead }) = &function.announced {
        let instead = if instead.is_empty() { String::new() } else { format!(" (instead: {instead})") };
        said.push(format!("will be deprecated{instead}"));
    }
    if !function.group.is_empty() {
        said.push(format!("group {}", function.group));
    }
    said.join(", ")
}

/// The public names of a symbol, or the reason why the symbol has no public name.
pub fn called_through(subject: &Subject<'_>, symbol: &str) -> Vec<(String, String)> {
    let library = subject.name();
    subject.by_toolkit(|version| {
        let row = subject.library.coverage.iter().find(|row| row.toolkit == version)?;
        let edition = subject.library.edition(version.major);
        Some(match row.statuses.get(symbol)? {
            BindingStatus::Bound(public) => {
                let function = subject.library.majors.get(&version.major)?.functions.get(public);
                let aliases = function.map(|function| function.aliases.join(", ")).unwrap_or_default();
                let aliases = if aliases.is_empty() { aliases } else { format!(", also called {aliases}") };
                format!("{}::{public}{aliases}", edition.path(library, "::"))
            }
            BindingStatus::Shadowed { by } => {
                let place = edition.parent().map_or(String::new(), |parent| format!("{parent}::"));
                let place = format!("{place}{SYMBOLS}::{}", edition.module(library));
                format!("only in {place}: the name `{symbol}` refers to {by}")
            }
            BindingStatus::Variadic => VARIADIC.to_owned(),
            BindingStatus::Skipped(reason) => {
                let skip = subject.spec.skip(symbol, |range| range.contains(version));
                let key = skip.map_or(symbol, |(key, _)| key);
                format!("skipped ({}): {reason}", subject.spec.location(&["skip", key]))
            }
        })
    })
}

fn parameters(subject: &Subject<'_>, symbol: &str, params: &[Param], covers: impl Fn(Version) -> bool) -> String {
    let toolkits: BTreeSet<Version> =
        subject.library.toolkits.iter().copied().filter(|version| covers(*version)).collect();
    let plan = subject.library.plan(symbol, params);
    let rows: Vec<Vec<String>> = params
        .iter()
        .map(|param| {
            let place = entry(subject.spec, symbol, param, &toolkits);
            let place = place.map_or(String::new(), |place| place.to_string());
            let tells = if param.counts.is_empty() {
                String::new()
            } else {
                format!(" (the length of {})", param.counts.join(" and "))
            };
            let lifetimes = plan.and_then(|plan| Some(plan.param(&param.name)?.lifetimes.listed(true)));
            let time = lifetimes.unwrap_or_default().trim_start_matches("; ").to_owned();
            vec![param.ty.declare(&param.name), format!("{param}{tells}"), place, time]
        })
        .collect();
    if rows.is_empty() { "    none\n".to_owned() } else { table(4, &rows) }
}

/// The section about an inline function of a header.
fn helper(subject: &Subject<'_>, name: &str) -> Option<String> {
    let at = |version: Version| subject.registry.facts(version)?.helpers.get(name);
    let declared = subject.by_toolkit(|version| {
        let helper = at(version)?;
        Some(format!("{}, in {}", prototype(&helper.returns, name, &helper.params), helper.header))
    });
    if declared.is_empty() {
        return None;
    }
    let title = &subject.spec.content.library.title;
    let mut text = format!("{name}: a function ({title}) with a body in the header; it has no symbol\n");
    text += &part("declared", &rows(declared));
    text += &part("called through", &rows(called_through(subject, name)));
    let fields = subject.by_major(|major| {
        major.helpers.get(name).map(|helper| {
            let fields = helper.fields.iter().map(|(param, field)| vec![param.clone(), format!("goes into .{field}")]);
            table(4, &fields.collect::<Vec<_>>())
        })
    });
    let place = subject.spec.location(&["helpers", name]);
    for (majors, fields) in fields {
        text += &part(&format!("fields, {majors} ({place})"), &fields);
    }
    Some(text)
}

/// The text on the same line as the toolkits, or on separate lines if that line would be too long.
fn wrapped(toolkits: &str, words: &str) -> String {
    let mut lines = vec![String::new()];
    for word in words.split(' ') {
        let is_full = lines.last().is_some_and(|line| !line.is_empty() && line.len() + word.len() > 90);
        if is_full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(word);
        }
    }
    let lines = lines.into_iter().enumerate();
    table(
        4,
        &lines
            .map(|(index, line)| vec![if index == 0 { toolkits.to_owned() } else { " ".repeat(toolkits.len()) }, line])
            .collect::<Vec<_>>(),
    )
}
