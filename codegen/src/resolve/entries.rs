//! Whether every entry of a spec is about something: symbols, parameters, enums and tables that exist.

use super::Subject;
use crate::{
    diag::{Diagnostic, Diagnostics, nearest},
    names::unversioned,
    spec::Count,
};
use std::collections::BTreeSet;

/// Finds entries that match nothing.
pub(super) fn check(subject: &Subject<'_>, found: &mut Diagnostics) {
    let facts = || subject.registry.toolkits.values();
    let symbols: BTreeSet<&str> = facts().flat_map(|facts| facts.functions.keys()).map(String::as_str).collect();
    let helpers: BTreeSet<&str> = facts().flat_map(|facts| facts.helpers.keys()).map(String::as_str).collect();
    let enums: BTreeSet<&str> = facts()
        .chain(subject.used.iter().flat_map(|registry| registry.toolkits.values()))
        .flat_map(|facts| facts.enums.keys())
        .map(String::as_str)
        .collect();
    let content = &subject.spec.content;
    let known = |name: &str| symbols.contains(name) || symbols.iter().any(|symbol| unversioned(symbol) == name);

    for symbol in content.functions.keys().filter(|symbol| !known(symbol)) {
        found.push(unknown(subject, "unknown-function", &["functions", symbol], symbol, "function", &symbols));
    }
    for name in content.skip.keys().filter(|name| !known(name) && !helpers.contains(name.as_str())) {
        found.push(unknown(subject, "unknown-function", &["skip", name], name, "function", &symbols));
    }
    for name in content.helpers.keys().filter(|name| !helpers.contains(name.as_str())) {
        found.push(unknown(subject, "unknown-helper", &["helpers", name], name, "function with a body", &helpers));
    }
    for name in content.enums.keys().chain(content.attribute_types.keys()) {
        if !enums.contains(name.as_str()) {
            let section = if content.enums.contains_key(name) { "enums" } else { "attribute_types" };
            found.push(unknown(subject, "unknown-enum", &[section, name], name, "enum", &enums));
        }
    }
    for (section, name, members) in tables(subject) {
        let declared: BTreeSet<&str> = facts()
            .chain(subject.used.iter().flat_map(|registry| registry.toolkits.values()))
            .filter_map(|facts| facts.enums.get(name))
            .flat_map(|item| item.values.keys())
            .map(String::as_str)
            .collect();
        for member in members.into_iter().filter(|member| !declared.is_empty() && !declared.contains(member)) {
            let path =
                if section == "enums" { vec![section, name, "members", member] } else { vec![section, name, member] };
            found.push(unknown(subject, "unknown-member", &path, member, "member of the enum", &declared));
        }
    }
    check_parameters(subject, found);
}

/// The tables by enum: section, enum, members.
fn tables<'a>(subject: &'a Subject<'_>) -> Vec<(&'static str, &'a str, Vec<&'a str>)> {
    let content = &subject.spec.content;
    let names = content
        .enums
        .iter()
        .map(|(name, entry)| ("enums", name.as_str(), entry.members.keys().map(String::as_str).collect()));
    let types = content
        .attribute_types
        .iter()
        .map(|(name, members)| ("attribute_types", name.as_str(), members.keys().map(String::as_str).collect()));
    names.chain(types).collect()
}

fn unknown(
    subject: &Subject<'_>,
    code: &'static str,
    path: &[&str],
    name: &str,
    what: &str,
    candidates: &BTreeSet<&str>,
) -> Diagnostic {
    let message = format!("no scanned toolkit declares a {what} `{name}`");
    let diagnostic = Diagnostic::new(code, subject.spec.location(path), message);
    match nearest(name, candidates.iter().copied()) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => {
            diagnostic.help("remove the entry, or scan the toolkit that declares it with `cargo xtask regen --cuda`")
        }
    }
}

/// Finds parameters, counts, selectors and callbacks' data that no covered declaration has.
fn check_parameters(subject: &Subject<'_>, found: &mut Diagnostics) {
    for (symbol, entries) in &subject.spec.content.functions {
        for (index, entry) in entries.0.iter().enumerate() {
            let item = index.to_string();
            let base: Vec<&str> =
                if entries.0.len() > 1 { vec!["functions", symbol, &item] } else { vec!["functions", symbol] };
            // Every declaration that the entry is for; the base name's entry serves its versions as well.
            let covered: Vec<_> = subject
                .registry
                .toolkits
                .iter()
                .filter(|(version, _)| entry.r#in.is_none_or(|range| range.contains(**version)))
                .flat_map(|(version, facts)| {
                    facts.functions.iter().map(move |(name, function)| (version, name, function))
                })
                .filter(|(_, name, _)| *name == symbol || unversioned(name) == symbol)
                .collect();
            let own: Vec<_> = covered.iter().filter(|(_, name, _)| *name == symbol).collect();
            if covered.is_empty() {
                if entry.r#in.is_some() {
                    found.push(
                        Diagnostic::new(
                            "empty-range",
                            subject.spec.location(&[base.as_slice(), &["in"]].concat()),
                            format!("no toolkit in this range declares `{symbol}`"),
                        )
                        .help("correct the range or remove the entry"),
                    );
                }
                continue;
            }
            for (param, judgement) in &entry.params {
                let path = [base.as_slice(), &["params", param]].concat();
                let mut named = vec![param.as_str()];
                for count in [&judgement.count, &judgement.bytes, &judgement.capacity].into_iter().flatten() {
                    match count {
                        Count::Param { name, minus: _ } => named.push(name),
                        Count::Fixed(_) | Count::Call(_) => {}
                    }
                }
                named.extend(judgement.selector.as_deref());
                named.extend(judgement.data.as_deref());
                for name in named {
                    let has = |(_, _, function): &&(_, _, &crate::facts::Function)| function.params.contains_key(name);
                    let anywhere = covered.iter().any(|declaration| has(&declaration));
                    let missing_in = own.iter().find(|declaration| !has(declaration));
                    if !anywhere {
                        let (_, _, function) = covered[covered.len() - 1];
                        let declared: Vec<&str> = function.params.keys().map(String::as_str).collect();
                        let mut diagnostic = Diagnostic::new(
                            "unknown-param",
                            subject.spec.location(&path),
                            format!("{symbol} has no parameter `{name}`"),
                        )
                        .note(format!("{} declares: {}", function.header, declared.join(", ")));
                        if let Some(near) = nearest(name, declared.iter().copied()) {
                            diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
                        }
                        found.push(diagnostic);
                    } else if let Some((version, _, function)) = missing_in {
                        let declared: Vec<&str> = function.params.keys().map(String::as_str).collect();
                        found.push(
                            Diagnostic::new(
                                "partial-param",
                                subject.spec.location(&path),
                                format!("{symbol} has no parameter `{name}` in CUDA {version}"),
                            )
                            .note(format!("{} declares there: {}", function.header, declared.join(", ")))
                            .help("limit the entry with `in`, and write a second one for the other toolkits"),
                        );
                    }
                }
            }
        }
    }
}
