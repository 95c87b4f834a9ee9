//! The table of client results in Markdown, for the terminal and for docs/compatibility.md.

use super::{
    compare::{Compared, Differs},
    junit::Outcome,
    list::List,
};
use crate::document;
use codegen::diag::Failure;
use std::{collections::BTreeMap, fmt::Write, path::Path};

/// The two marker lines before and after the table in the document.
const BEGIN: &str = "<!-- written by `cargo xtask clients --docs` -->\n";
const END: &str = "<!-- end of the table of clients -->";

/// Formats the table, the reasons for differences, and the clients that are not run, with the reasons.
pub(super) fn markdown(list: &List, compared: &[Compared<'_>]) -> String {
    let mut text = "| client | version | tests | passed with NVIDIA's package | passed with cubind alone | equal |\n\
                    |---|---|---|---|---|---|\n"
        .to_owned();
    for one in compared {
        let (name, version) = (&one.client.name, one.client.version());
        let row = match one.missing.as_slice() {
            [] => format!("{} | {} | {} | {}", one.tests, one.passed[0], one.passed[1], one.equal),
            missing => format!("no report of {} | | | ", missing.join(" and ")),
        };
        writes(&mut text, format_args!("| {name} | {version} | {row} |"));
    }
    text.push('\n');
    for one in compared {
        for (reason, count) in reasons(one) {
            writes(&mut text, format_args!("- {}: {count} differ: {reason}", one.client.name));
        }
        if let Some(part) = &one.client.part {
            writes(&mut text, format_args!("- {}: a part of its suite: {part}", one.client.name));
        }
    }
    for (name, reason) in &list.absent {
        writes(&mut text, format_args!("- not run: {name}: {reason}"));
    }
    text
}

fn writes(text: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a string never fails.
    let _ = writeln!(text, "{line}");
}

/// Returns the reasons for a client's differences, each with its number of tests.
fn reasons<'a>(one: &Compared<'a>) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for differs in &one.differences {
        *counts.entry(differs.known.map_or("no reason is known", |known| known.reason.as_str())).or_default() += 1;
    }
    counts
}

/// Returns the findings that cause a run to fail: differences without a reason, reasons without a difference, and sides
/// without a report.
pub(super) fn findings(compared: &[Compared<'_>]) -> Vec<String> {
    let mut found = Vec::new();
    for one in compared {
        let name = &one.client.name;
        found.extend(one.missing.iter().map(|side| format!("{name}: the report of {side} is missing")));
        found.extend(one.differences.iter().filter(|differs| differs.known.is_none()).map(|differs| {
            let [nvidia, cubind] = differs.outcomes.map(word);
            let Differs { test, .. } = differs;
            format!("{name}: {test}: {nvidia} with NVIDIA's package, {cubind} with cubind")
        }));
        found.extend(
            one.unseen
                .iter()
                .map(|known| format!("{name}: no test differs for this reason, so remove the entry: {}", known.reason)),
        );
    }
    found
}

fn word(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Passed) => "passed",
        Some(Outcome::Skipped) => "skipped",
        Some(Outcome::Failed) => "failed",
        None => "not there",
    }
}

/// Replaces the table in the document.
pub(super) fn insert(path: &Path, table: &str) -> Result<(), Failure> {
    document::insert(path, BEGIN, END, table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clients::{compare, list::List, results};
    use std::fs;

    fn compared(list: &List) -> Vec<Compared<'_>> {
        let folder = tempfile::tempdir().unwrap();
        let case = |name: &str, what: &str| format!(r#"<testcase classname="t" name="{name}">{what}</testcase>"#);
        let report = |name: &str, cases: String| {
            fs::write(folder.path().join(name), format!("<testsuites>{cases}</testsuites>")).unwrap();
        };
        report("nvidia.a.xml", case("x", "") + &case("y", "") + &case("z", ""));
        report("cubind.a.xml", case("x", "") + &case("y", "<failure/>") + &case("z", "<skipped/>"));
        compare::all(list, &results::read(folder.path()).unwrap())
    }

    #[test]
    fn the_document_contains_the_lines_around_the_table() {
        let document = include_str!("../../../docs/compatibility.md");
        let rest = document.split_once(BEGIN).expect("the line before the table").1;
        assert!(rest.split_once(END).expect("the line after the table").0.contains("| client | version |"));
    }

    #[test]
    fn the_table_has_counts_and_the_findings_have_names() {
        let text = "python: '3.12'\nnvidia: []\ntools: []\nlarge: []\nsources: {}\nabsent: {c: heavy}\nclients:\n  \
            - {name: a, packages: [a==1.2], source: own, folder: ., tests: [], workers: 1, seconds: 1, part: half, \
               differences: [{tests: ['t::y'], reason: R}]}\n  \
            - {name: b, version: '3', source: own, folder: ., tests: [], workers: 1, seconds: 1}\n";
        let list = List::parse(text).unwrap();
        let table = markdown(&list, &compared(&list));
        let lines: Vec<_> = table.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "| a | 1.2 | 3 | 3 | 1 | 1 |",
                "| b | 3 | no report of nvidia and cubind | | |  |",
                "",
                "- a: 1 differ: R",
                "- a: 1 differ: no reason is known",
                "- a: a part of its suite: half",
                "- not run: c: heavy"
            ]
        );
        let found = findings(&compared(&list));
        assert_eq!(found[0], "a: t::z: passed with NVIDIA's package, skipped with cubind");
        assert_eq!(found[1..], ["b: the report of nvidia is missing", "b: the report of cubind is missing"]);
    }
}
