//! Comparison of the summaries with NVIDIA's headers. The summaries must be written in our own words, and must contain
//! none of NVIDIA's sentences. Headers are fetched if they are not in `target/cubind/`, as in the test of the registry.

use crate::support::{repository, root};
use codegen::{
    header_set::HeaderSet,
    spec::{Library, Spec},
    toolkit::{Progress, Toolkits},
    version::Version,
};
use std::{collections::BTreeSet, fs};

/// The minimum number of identical consecutive words that the test considers copied. Shorter sequences are common
/// phrases.
const RUN: usize = 7;

/// The minimum number of words in a summary that is compared, without formulas and names. There are few ways to word a
/// shorter summary.
const SHORTEST: usize = 5;

struct Silent;

impl Progress for Silent {
    fn step(&self, _: &str) {}
}

#[test]
fn no_summary_is_a_sentence_of_the_headers() {
    let (specs, _) = repository();
    let described: Vec<&Spec> = specs.libraries.iter().filter(|spec| !spec.summaries.is_empty()).collect();
    assert!(!described.is_empty(), "no library has summaries");
    let mut copied = Vec::new();
    for spec in described {
        let theirs = words(&headers(&spec.content.library));
        assert!(theirs.len() > 100, "{}: so few words in its headers?", spec.name());
        let runs: BTreeSet<&[String]> = (SHORTEST..=RUN).flat_map(|length| theirs.windows(length)).collect();
        for (key, text) in spec.summaries.lines() {
            let ours = words(text);
            let is_copied = |run: &[String]| runs.contains(run);
            let found = match ours.len() {
                length if length < SHORTEST => None,
                length if length < RUN => is_copied(&ours).then_some(ours.as_slice()),
                _ => ours.windows(RUN).find(|run| is_copied(run)),
            };
            copied.extend(found.map(|run| format!("{}: {key}: {}", spec.name(), run.join(" "))));
        }
    }
    assert!(copied.is_empty(), "in the headers' words:\n{}", copied.join("\n"));
}

/// The text of a library's own headers, in the newest toolkit or release.
fn headers(library: &Library) -> String {
    let toolkits = Toolkits::load(root()).unwrap_or_else(|failure| panic!("{failure}"));
    let listed = toolkits.versions().map(HeaderSet::Toolkit).chain(toolkits.releases());
    let own = listed.filter(|set| library.header_set(set.version()) == *set && library.is_in(set.version()));
    let newest: HeaderSet = own.max_by_key(HeaderSet::version).expect("every library is in something that is listed");
    let version: Version = newest.version();
    let found = toolkits.headers(root(), &newest, &Silent).unwrap_or_else(|failure| panic!("{failure}"));
    let paths = library.headers_of(version).into_iter().map(|header| found.include.join(header));
    let texts = paths.map(|path| fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    texts.map(|text| String::from_utf8_lossy(&text).into_owned()).collect::<Vec<_>>().join("\n")
}

/// The words of a text, in lower case.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '\'');
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

#[test]
fn every_library_has_a_purpose() {
    let (specs, _) = repository();
    for spec in specs.libraries.iter().filter(|spec| !spec.summaries.is_empty()) {
        let about = &spec.summaries.texts().about;
        assert!(!about.is_empty() && !about.ends_with('.'), "{}: about: {about:?}", spec.name());
    }
}

#[test]
fn words_are_compared_without_marks() {
    assert_eq!(words(" * \\brief Copies `n` bytes,\n * then"), ["brief", "copies", "n", "bytes", "then"]);
}
