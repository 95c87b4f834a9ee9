//! The findings of a review as Markdown, in the order in which a reviewer asks.

use super::{
    State,
    functions::{New, Signatures},
    judgements::Judgements,
    pair::Pair,
    roles::Changed,
    skips::Skips,
    state::PINS,
};
use crate::{
    report::markdown::{block, table},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// One library, reviewed.
pub(super) struct Library<'a> {
    pub(super) pair: Pair<'a>,
    pub(super) added: BTreeSet<Version>,
    pub(super) functions: Vec<New<'a>>,
    pub(super) helpers: Vec<String>,
    pub(super) roles: Vec<Changed>,
    pub(super) outcome: Vec<String>,
    pub(super) judgements: Judgements,
    pub(super) skips: Skips,
    pub(super) surprises: Vec<String>,
}

/// The whole text.
pub(super) fn render(
    base: &State,
    head: &State,
    against: &str,
    libraries: &[Library<'_>],
    rust: &Signatures,
    python: &Signatures,
) -> String {
    let functions = |library: &Library<'_>| {
        let mut parts: Vec<String> =
            library.functions.iter().map(|function| function.render(&library.pair, rust, python)).collect();
        if !library.helpers.is_empty() {
            let declared: Vec<String> = library.helpers.iter().map(|declared| format!("{declared};")).collect();
            parts.push(format!("With a body in the header:\n\n{}", block("c", &declared)));
        }
        parts.join("\n")
    };
    let roles = |library: &Library<'_>| {
        library.roles.iter().map(|changed| changed.text.as_str()).collect::<Vec<_>>().join("\n")
    };
    let sections = [
        ("What changes for programs", by_library(libraries, |library| diff(&library.outcome))),
        ("What still needs a decision", undecided(head)),
        ("Worth a look", by_library(libraries, |library| bullets(&library.surprises))),
        ("Judgements", by_library(libraries, |library| diff(&library.judgements.lines))),
        ("Skips", by_library(libraries, skips)),
        ("Roles that changed", not_judged(base, head).unwrap_or_else(|| by_library(libraries, roles))),
        // The longest part comes last: where a review has to be cut, everything else is there.
        ("New functions", by_library(libraries, functions)),
    ];
    let sections: String = sections
        .into_iter()
        .map(|(heading, text)| {
            let text = if text.is_empty() { "Nothing.\n".to_owned() } else { text };
            format!("\n## {heading}\n\n{text}")
        })
        .collect();
    format!(
        "# Review of `specs/`\n\nThe working tree against {against}.\n\n{}{sections}",
        summary(base, head, libraries)
    )
}

/// Counts, and the toolkits that came.
fn summary(base: &State, head: &State, libraries: &[Library<'_>]) -> String {
    let head_row = ["library", "toolkits added", "new functions", "roles changed", "judgements", "skips"];
    let rows: Vec<Vec<String>> = libraries.iter().map(row).collect();
    let mut text = table(&head_row.map(str::to_owned), rows.iter().map(Vec::as_slice));
    // Toolkits, then the releases of each library with versions of its own, by its name.
    let mut added: BTreeMap<Option<&str>, BTreeSet<Version>> = BTreeMap::new();
    let mut all = added.clone();
    for Library { pair, added: new, .. } in libraries {
        added.entry(pair.own_versions()).or_default().extend(new);
        all.entry(pair.own_versions()).or_default().extend(pair.head.toolkits(pair.name));
    }
    for (of, versions) in added {
        let product =
            of.map_or("CUDA", |of| libraries.iter().find(|it| it.pair.name == of).map_or(of, |it| it.pair.product()));
        let of_which = of.map_or(String::new(), |of| format!("{of}@"));
        for version in versions {
            let before = all[&of].range(..version).next_back();
            let pointer = before.map_or(String::new(), |before| {
                format!(
                    " `cargo xtask diff {of_which}{before} {version} --format md` says what else its headers changed."
                )
            });
            text += &format!("\n**{product} {version}** is new in the registry.{pointer}\n");
        }
    }
    if base.texts.get(PINS) != head.texts.get(PINS) {
        text += &format!("\nThe pinned wheels of `{PINS}` changed: compare the hashes with PyPI's.\n");
    }
    text + &match head.findings.len() {
        0 => String::new(),
        1 => "\n**1 finding needs a decision**, see below.\n".to_owned(),
        count => format!("\n**{count} findings need a decision**, see below.\n"),
    }
}

fn row(library: &Library<'_>) -> Vec<String> {
    let added: Vec<String> = library.added.iter().map(ToString::to_string).collect();
    let Judgements { added: new, changed, removed, lines: _ } = library.judgements;
    let judgements = [(new, "added"), (changed, "changed"), (removed, "removed")];
    let judgements: Vec<String> =
        judgements.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}")).collect();
    let skips = match library.skips.news.len() {
        0 => library.skips.all.to_string(),
        news => format!("{}, {news} of them new or changed", library.skips.all),
    };
    vec![
        library.pair.name.to_owned(),
        added.join(", "),
        (library.functions.len() + library.helpers.len()).to_string(),
        match not_judged(library.pair.base, library.pair.head) {
            Some(_) => "not compared".to_owned(),
            None => library.roles.iter().map(|changed| changed.count).sum::<usize>().to_string(),
        },
        judgements.join(", "),
        skips,
    ]
}

/// What each library has to say, under its name; nothing if none has anything.
fn by_library(libraries: &[Library<'_>], say: impl Fn(&Library<'_>) -> String) -> String {
    let said = libraries.iter().map(|library| (library.pair.name, say(library)));
    let said = said.filter(|(_, text)| !text.is_empty());
    said.map(|(name, text)| format!("### {name}\n\n{text}")).collect::<Vec<_>>().join("\n")
}

/// Why roles cannot be compared, if they cannot.
fn not_judged(base: &State, head: &State) -> Option<String> {
    let whose = match (base.is_judged(), head.is_judged()) {
        (true, true) => return None,
        (false, true) => "The base's specs",
        (true, false) => "The working tree's specs",
        (false, false) => "Neither revision's specs",
    };
    Some(format!("{whose} cannot be read: roles are not compared.\n"))
}

/// New ones for all to see, the others folded.
fn skips(library: &Library<'_>) -> String {
    let Skips { all: _, news, old } = &library.skips;
    let mut parts = Vec::new();
    if !news.is_empty() {
        parts.push(bullets(news));
    }
    if !old.is_empty() {
        let count = old.len();
        parts.push(format!("<details><summary>{count} as before</summary>\n\n{}\n</details>\n", bullets(old)));
    }
    parts.join("\n")
}

fn undecided(head: &State) -> String {
    let findings: Vec<String> = head.findings.iter().map(ToString::to_string).collect();
    if findings.is_empty() { String::new() } else { block("text", &[findings.join("\n\n")]) }
}

fn diff(lines: &[String]) -> String {
    if lines.is_empty() { String::new() } else { block("diff", lines) }
}

fn bullets(lines: &[String]) -> String {
    lines.iter().map(|line| format!("- {line}\n")).collect()
}
