//! Checks of summaries, groups and search words, which must be complete, contain no unused keys, and follow one style.

use crate::{
    analysis::{inputs::LibraryInput, unmatched::Undecided},
    api::{Function, Library, Major, ResolvedSignature, call::Returned},
    diag::{Diagnostic, Diagnostics},
    spec::{Summaries, Summary},
};
use std::collections::{BTreeMap, BTreeSet};

/// The maximum length of a summary that editors and rustdoc's lists show completely.
const LONGEST: usize = 120;

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let summaries = &input.spec.summaries;
    if summaries.is_empty() {
        return;
    }
    let mut names: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (symbol, function) in input.registry.toolkits.values().flat_map(|facts| &facts.functions) {
        names.entry(symbol).or_default().extend(function.names.iter().map(String::as_str));
    }
    for name in input.registry.toolkits.values().flat_map(|facts| facts.helpers.keys()) {
        names.entry(name).or_default();
    }
    groups(input, diagnostics);
    search(summaries, &names, diagnostics);
    let (mut used, mut missing, mut seen) = (BTreeSet::new(), Vec::new(), BTreeSet::new());
    for (symbol, names) in names {
        let of_name = |name: &&str| summaries.of(&[*name, symbol]);
        let found: Vec<Summary<'_>> = names.iter().filter_map(of_name).chain(summaries.of(&[symbol])).collect();
        used.extend(found.iter().map(|summary| summary.key));
        if found.is_empty() && (signatures.contains_key(symbol) || input.spec.content.helpers.contains_key(symbol)) {
            missing.push(symbol);
        }
        for summary in found {
            if let Some(fault) = fault(&summary.text).filter(|_| seen.insert((summary.key, summary.text.clone()))) {
                let message = format!("the summary of `{symbol}` {fault}: \"{}\"", summary.text);
                diagnostics.push(
                    Diagnostic::new("misfit-summary", summaries.location(summary.key), message)
                        .help("write one sentence of up to 120 characters, such as \"Copies memory to the device.\""),
                );
            }
        }
    }
    for key in summaries.keys().filter(|key| !used.contains(key)) {
        let message = format!("`{key}` does not match any function");
        diagnostics.push(Diagnostic::new("unmatched-summary", summaries.location(key), message).help(
            "remove the summary. Either no scanned toolkit declares a matching function, or other summaries cover \
            every match",
        ));
    }
    if !missing.is_empty() {
        let message = format!("these functions have no summary: `{}`", missing.join("`, `"));
        diagnostics.push(
            Diagnostic::new("no-summary", summaries.file(), message)
                .help("describe each function in one line, in your own words"),
        );
    }
}

/// Checks that the summary of a function without outputs does not begin with "Returns". In all languages, the caller of
/// such a function reads the answer from an argument that the function fills, or from the result code.
pub(crate) fn check_outputs(
    input: &LibraryInput<'_>,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let summaries = &input.spec.summaries;
    let mut seen = BTreeSet::new();
    for major in library.majors.values() {
        let is_meant = |it: &&Function| !has_output(major, it) && !undecided.has_function(&it.symbol);
        for function in major.functions.values().filter(is_meant) {
            let found = summaries.of(&[&function.name, &function.symbol]);
            let Some(summary) = found.filter(|it| it.text.starts_with("Returns ") && seen.insert(it.key)) else {
                continue;
            };
            let message = format!(
                "the summary of `{}` begins with \"Returns\", but the function has no output: \"{}\"",
                function.name, summary.text
            );
            diagnostics.push(Diagnostic::new("misfit-summary", summaries.location(summary.key), message).help(
                "begin with \"Writes … to `param`\", or with \"Reports …\" if the result code contains the \
                          information",
            ));
        }
    }
}

/// Returns true if a call returns more than its result code, in at least one language.
fn has_output(major: &Major, function: &Function) -> bool {
    let returned = major.symbols.get(&function.symbol).map(|symbol| symbol.returned);
    let is_value = !matches!(returned, Some(Returned::Status | Returned::Nothing));
    is_value || function.creates.is_some() || function.plan.params.iter().any(|param| param.output.is_some())
}

/// Checks that all groups of NVIDIA's manual have a title, if the file of summaries contains titles of groups.
fn groups(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let (summaries, titles) = (&input.spec.summaries, &input.spec.summaries.texts().groups);
    let pages = input.registry.toolkits.values().flat_map(|facts| facts.functions.values());
    let groups: BTreeSet<&str> = pages.map(|page| page.group.as_str()).filter(|group| !group.is_empty()).collect();
    for group in titles.keys().filter(|group| !groups.contains(group.as_str())) {
        let message = format!("no function belongs to the group `{group}`");
        diagnostics.push(Diagnostic::new(
            "unmatched-summary",
            summaries.location_of(&["library", "groups", group]),
            message,
        ));
    }
    let missing: Vec<&str> = groups.into_iter().filter(|group| !titles.contains_key(*group)).collect();
    if !titles.is_empty() && !missing.is_empty() {
        let message = format!("these groups have no title: `{}`", missing.join("`, `"));
        diagnostics.push(
            Diagnostic::new("no-summary", summaries.location_of(&["library", "groups"]), message)
                .help("add a title of a few words for each group"),
        );
    }
}

/// Checks that the functions that have search words exist.
fn search(summaries: &Summaries, names: &BTreeMap<&str, BTreeSet<&str>>, diagnostics: &mut Diagnostics) {
    for (word, found) in &summaries.texts().search {
        let is_known = |name: &str| names.iter().any(|(symbol, names)| *symbol == name || names.contains(name));
        for name in found.iter().filter(|name| !is_known(name)) {
            let message = format!("`{name}`, which a search for `{word}` should find, is not a function");
            let place = summaries.location_of(&["library", "search", word]);
            diagnostics.push(Diagnostic::new("unmatched-summary", place, message));
        }
    }
}

/// Returns the problem with a summary, if there is one.
fn fault(text: &str) -> Option<String> {
    let placeholder = || text.split_once('{').and_then(|(_, rest)| rest.split_once('}')).map(|(name, _)| name);
    if let Some(name) = placeholder() {
        return Some(format!("contains the placeholder `{{{name}}}`, but `letters` has no replacement for it"));
    }
    let length = text.chars().count();
    match text {
        _ if length > LONGEST => Some(format!("has {length} characters")),
        _ if !text.ends_with('.') => Some("does not end with a full stop".to_owned()),
        _ if text.starts_with(char::is_lowercase) && !text.contains(['=', '·', '↔']) => {
            Some("begins with a lower-case letter".to_owned())
        }
        _ if text.contains(['\n', '\\']) => Some("has more than one line".to_owned()),
        _ => unnamed(text).map(|word| format!("uses `{word}` without the noun that it refers to")),
    }
}

/// Returns a word that refers to another summary, as in "Destroys such a plan" or "Gives it memory". Each summary is
/// read without context.
fn unnamed(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_alone = |at: usize, word: &str| match word {
        "such" | "Such" => words.get(at + 1) != Some(&"as"),
        // A pronoun directly after the summary's first verb has no antecedent.
        "it" | "them" => at < 3,
        _ => false,
    };
    words.iter().enumerate().find(|(at, word)| is_alone(*at, word)).map(|(_, word)| *word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_without_a_noun_are_found() {
        let lines = ["Destroys such a plan.", "Gives it memory to work in.", "Says what it transfers."];
        assert_eq!(lines.map(unnamed), [Some("such"), Some("it"), Some("it")]);
        for line in ["Returns a property, such as a size.", "Loads a library and initializes it.", "Sums x."] {
            assert_eq!(unnamed(line), None, "{line}");
        }
    }
}
