//! Comparison of the test results of each client with NVIDIA's package and with cubind, test by test.

use super::{
    junit::{Outcome, Tests},
    list::{Client, Difference, List},
    results::Results,
};
use std::collections::BTreeSet;

/// The comparison of one client's test results.
pub(super) struct Compared<'a> {
    pub(super) client: &'a Client,
    /// The number of tests that exist on at least one side.
    pub(super) tests: usize,
    pub(super) passed: [usize; 2],
    pub(super) equal: usize,
    pub(super) differences: Vec<Differs<'a>>,
    /// The sides that have no report.
    pub(super) missing: Vec<&'static str>,
    /// Known differences that did not occur.
    pub(super) unseen: Vec<&'a Difference>,
}

/// A test whose outcomes on the two sides differ.
pub(super) struct Differs<'a> {
    pub(super) test: String,
    /// The outcomes with NVIDIA's package and with cubind. An outcome is `None` if that side does not have the test.
    pub(super) outcomes: [Option<Outcome>; 2],
    pub(super) known: Option<&'a Difference>,
}

/// Compares the results of every client in the list.
pub(super) fn all<'a>(list: &'a List, results: &Results) -> Vec<Compared<'a>> {
    list.clients.iter().map(|client| one(client, super::SIDES.map(|side| results.of(side, client)))).collect()
}

fn one<'a>(client: &'a Client, sides: [Option<&Tests>; 2]) -> Compared<'a> {
    let missing: Vec<_> =
        super::SIDES.into_iter().zip(sides).filter(|(_, tests)| tests.is_none()).map(|(side, _)| side).collect();
    let tests: BTreeSet<_> = sides.iter().flatten().flat_map(|tests| tests.keys()).collect();
    let passed = sides.map(|side| side.map_or(0, count));
    let mut differences = Vec::new();
    if missing.is_empty() {
        for test in &tests {
            let outcomes = sides.map(|side| side.and_then(|tests| tests.get(*test)).copied());
            if outcomes[0] != outcomes[1] {
                let known = client.differences.iter().find(|known| explains(known, test));
                differences.push(Differs { test: (*test).clone(), outcomes, known });
            }
        }
    }
    let seen = |known: &Difference| differences.iter().any(|differs| explains(known, &differs.test));
    let unseen =
        client.differences.iter().filter(|known| missing.is_empty() && !known.by_chance && !seen(known)).collect();
    let equal = if missing.is_empty() { tests.len() - differences.len() } else { 0 };
    Compared { client, tests: tests.len(), passed, equal, differences, missing, unseen }
}

fn count(tests: &Tests) -> usize {
    tests.values().filter(|outcome| **outcome == Outcome::Passed).count()
}

fn explains(known: &Difference, test: &str) -> bool {
    known.tests.iter().any(|pattern| matches(pattern, test))
}

/// Returns true if a string matches the pattern, in which `*` matches any string.
pub(super) fn matches(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut left) = text.strip_prefix(start) else { return false };
    let parts: Vec<_> = rest.split('*').collect();
    let Some((last, between)) = parts.split_last() else { return true };
    for part in between {
        match left.split_once(part) {
            Some((_, after)) => left = after,
            None => return false,
        }
    }
    left.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_match_any_string() {
        let table =
            [("a*c", "abc", true), ("a*c", "abd", false), ("*b*", "abc", true), ("a", "a", true), ("a", "ab", false)];
        for (pattern, text, expected) in table {
            assert_eq!(matches(pattern, text), expected, "{pattern} {text}");
        }
        assert!(matches("t::x[*]-*", "t::x[1]-2") && !matches("a*a", "a"));
    }

    #[test]
    fn tests_are_compared_one_by_one() {
        let text = "python: '3.12'\nnvidia: []\ntools: []\nlarge: []\nsources: {}\nclients:\n  \
                    - {name: a, source: own, folder: ., tests: [], workers: 1, seconds: 1, differences: [\
                       {tests: ['t::k*'], reason: R}, {tests: ['t::z'], reason: S}, \
                       {tests: ['t::m'], reason: M, by_chance: true}]}\n";
        let list = List::parse(text).unwrap();
        let tests =
            |of: &[(&str, Outcome)]| of.iter().map(|(test, outcome)| ((*test).to_owned(), *outcome)).collect::<Tests>();
        let (passed, failed, skipped) = (Outcome::Passed, Outcome::Failed, Outcome::Skipped);
        let nvidia = tests(&[("t::a", passed), ("t::b", passed), ("t::k1", passed), ("t::f", failed)]);
        let cubind =
            tests(&[("t::a", passed), ("t::b", skipped), ("t::k1", failed), ("t::f", failed), ("t::new", passed)]);
        let compared = one(&list.clients[0], [Some(&nvidia), Some(&cubind)]);
        assert_eq!((compared.tests, compared.passed, compared.equal), (5, [3, 2], 2));
        let seen: Vec<_> =
            compared.differences.iter().map(|d| (d.test.as_str(), d.outcomes, d.known.is_some())).collect();
        assert_eq!(
            seen,
            [
                ("t::b", [Some(passed), Some(skipped)], false),
                ("t::k1", [Some(passed), Some(failed)], true),
                ("t::new", [None, Some(passed)], false)
            ]
        );
        assert_eq!(compared.unseen.iter().map(|known| known.reason.as_str()).collect::<Vec<_>>(), ["S"]);
        let alone = one(&list.clients[0], [Some(&nvidia), None]);
        assert_eq!((alone.missing, alone.equal, alone.differences.len()), (vec!["cubind"], 0, 0));
    }
}
