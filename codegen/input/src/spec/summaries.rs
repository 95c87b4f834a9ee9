//! Summaries: descriptions of a library and its functions in the project's own words, from
//! `specs/summaries/<library>.yaml`.
//!
//! A key of the section `summaries` is a documented name, or a pattern for names. The summary for a pattern can refer
//! to the strings that the pattern's wildcards match: `{1}` is replaced by the words that the section `letters`
//! contains for the first of these strings.

use super::yaml::Document;
use crate::{
    diag::{Diagnostic, Diagnostics, Location},
    glob, names,
};
use indexmap::IndexMap;
use serde::Deserialize;

/// The directory of the summaries in `specs/`.
pub(super) const FOLDER: &str = "summaries";

/// The summaries of one library. They are empty for a library without a file.
#[derive(Debug, Default)]
pub struct Summaries {
    content: Content,
    file: String,
    document: Option<Document>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    #[serde(default)]
    letters: IndexMap<String, String>,
    #[serde(default)]
    library: Texts,
    summaries: IndexMap<String, String>,
}

/// The descriptions of a library as a whole.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Texts {
    /// The purpose of the library, as a noun phrase without a full stop.
    pub about: String,
    /// A short example program in Rust. `{place}` is replaced by the module of the major version.
    pub program: String,
    /// The groups of functions in NVIDIA's manual of the library, with a title for each group.
    pub groups: IndexMap<String, String>,
    /// Search terms of programmers, each with the functions that a search for the term should find.
    pub search: IndexMap<String, Vec<String>>,
}

/// The summary of one function, and the key under which it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary<'a> {
    /// The function's name or pattern in the file.
    pub key: &'a str,
    /// The text of the summary. References such as `{1}` that have no entry in `letters` remain unchanged.
    pub text: String,
}

impl Summaries {
    /// Reads the summaries from a file. Findings refer to the file as `file`.
    pub(super) fn parse(text: &str, file: &str, diagnostics: &mut Diagnostics) -> Self {
        let mut wrong = |line, message: String| {
            let help = "see specs/README.md, \"Summaries\", for a description of specs/summaries";
            diagnostics.push(Diagnostic::new("spec-syntax", Location::new(file, line), message).help(help));
            Self::default()
        };
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err((line, message)) => return wrong(line, message),
        };
        if let Some(repeated) = document.repeated().first() {
            return wrong(repeated.line, format!("`{}` occurs twice", repeated.key));
        }
        match document.read().0 {
            Ok(content) => Self { content, file: file.to_owned(), document: Some(document) },
            Err(error) => wrong(error.line, error.to_string()),
        }
    }

    /// Returns true if the library has no file with summaries.
    pub fn is_empty(&self) -> bool {
        self.document.is_none()
    }

    /// Returns the names and patterns that have a summary, in the order of the file.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.content.summaries.keys().map(String::as_str)
    }

    /// Returns each key with its summary, as written in the file.
    pub fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.content.summaries.iter().map(|(key, text)| (key.as_str(), text.as_str()))
    }

    /// Returns the descriptions of the library as a whole.
    pub fn texts(&self) -> &Texts {
        &self.content.library
    }

    /// Returns the search terms that should find the function with one of these names.
    pub fn searched<'a>(&'a self, names: &'a [&str]) -> impl Iterator<Item = &'a str> {
        let is_found = |found: &[String]| found.iter().any(|name| names.contains(&name.as_str()));
        let search = self.content.library.search.iter();
        search.filter(move |(_, found)| is_found(found)).map(|(word, _)| word.as_str())
    }

    /// Returns the location of a summary in the file.
    pub fn location(&self, key: &str) -> Location {
        self.location_of(&["summaries", key])
    }

    /// Returns the location of a key, given by its path in the file.
    pub fn location_of(&self, path: &[&str]) -> Location {
        let line = self.document.as_ref().map_or(0, |document| document.line(path));
        Location::new(&self.file, line)
    }

    /// Returns the location of the file.
    pub fn file(&self) -> Location {
        Location::new(&self.file, 0)
    }

    /// Returns the summary of a function. `names` contains the function's names, beginning with the documented name.
    /// The first name with a match applies. For each name, an exact key precedes patterns, and the first matching
    /// pattern applies. A name with `_v2` or `_64` that has no key of its own uses the summary of the name without this
    /// suffix.
    pub fn of<'a>(&'a self, names: &[&str]) -> Option<Summary<'a>> {
        let plain = names.iter().map(|name| names::unversioned(name));
        let sizes = names.iter().filter_map(|name| name.strip_suffix("_64"));
        let unversioned_sizes = sizes.clone().map(names::unversioned);
        names.iter().copied().chain(plain).chain(sizes).chain(unversioned_sizes).find_map(|name| self.of_name(name))
    }

    fn of_name(&self, name: &str) -> Option<Summary<'_>> {
        let lines = &self.content.summaries;
        if let Some((key, text)) = lines.get_key_value(name) {
            return Some(Summary { key, text: text.clone() });
        }
        let mut patterns = lines.iter().filter(|(key, _)| glob::is_pattern(key) && glob::matches(key, name));
        let (key, text) = patterns.next()?;
        let parts = glob::wildcards(key, name).unwrap_or_default();
        let mut text = text.clone();
        for (index, part) in parts.iter().enumerate() {
            if let Some(words) = self.content.letters.get(*part) {
                text = text.replace(&format!("{{{}}}", index + 1), words);
            }
        }
        Some(Summary { key, text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summaries(text: &str) -> Summaries {
        let mut diagnostics = Diagnostics::default();
        let summaries = Summaries::parse(text, "fx.yaml", &mut diagnostics);
        assert!(diagnostics.is_empty());
        summaries
    }

    #[test]
    fn names_precede_patterns_and_wildcards_are_replaced() {
        let summaries = summaries(
            "letters: {S: single precision, C: complex}\n\
             summaries:\n  fx?gemm: Multiplies, {1}.\n  fxSgemm_v3: Multiplies at once.\n  fx*: Is something.\n",
        );
        let of = |names: &[&str]| summaries.of(names).map(|it| (it.key.to_owned(), it.text));
        for (names, key, text) in [
            (&["fxSgemm", "fxSgemm_v2"][..], "fx?gemm", "Multiplies, single precision."),
            (&["fxCgemm_64", "fxCgemm_v2_64"], "fx*", "Is something."),
            (&["fxSgemm_v3"], "fxSgemm_v3", "Multiplies at once."),
            (&["fxHgemm"], "fx?gemm", "Multiplies, {1}."),
        ] {
            assert_eq!(of(names), Some((key.to_owned(), text.to_owned())), "{names:?}");
        }
        assert_eq!(of(&["gxNew"]), None);
    }

    #[test]
    fn summaries_apply_to_versioned_and_64_bit_names() {
        let summaries = summaries("summaries:\n  fxNew: Makes it.\n  fxScal: Scales.\n");
        for names in [&["fxNew_v2"][..], &["fxScal_64"], &["fxScal_v2_64"]] {
            assert!(summaries.of(names).is_some(), "{names:?}");
        }
    }
}
