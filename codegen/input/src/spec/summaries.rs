//! `specs/summaries/<library>.yaml`: descriptions of a library and its functions, in our own words.
//!
//! A key of `summaries` is a documented name, or a pattern for names. The summary of a pattern can refer to the strings
//! that its wildcards match: `{1}` is replaced by the words that `letters` contains for the first of them.

use super::yaml::Document;
use crate::{
    diag::{Diagnostic, Diagnostics, Location},
    glob, names,
};
use indexmap::IndexMap;
use serde::Deserialize;

/// The directory in `specs/`.
pub(super) const FOLDER: &str = "summaries";

/// The summaries of one library. Empty for a library without a file.
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

/// The descriptions of the library as a whole.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Texts {
    /// The purpose of the library: a noun phrase without a full stop.
    pub about: String,
    /// A short program in Rust. `{place}` is replaced by the module of the major version.
    pub program: String,
    /// The groups of its functions in NVIDIA's manual, with a title for each.
    pub groups: IndexMap<String, String>,
    /// Words that programmers search for, each with the functions that the search should find.
    pub search: IndexMap<String, Vec<String>>,
}

/// The summary of one function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary<'a> {
    /// The name or pattern in the file.
    pub key: &'a str,
    /// The summary. References such as `{1}` that have no entry in `letters` are unchanged.
    pub text: String,
}

impl Summaries {
    /// Reads a file. Findings name the file `file`.
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

    /// Returns true if the library has no file.
    pub fn is_empty(&self) -> bool {
        self.document.is_none()
    }

    /// The names and patterns that have a summary, in the order of the file.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.content.summaries.keys().map(String::as_str)
    }

    /// Each key with its summary, as in the file.
    pub fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.content.summaries.iter().map(|(key, text)| (key.as_str(), text.as_str()))
    }

    /// The descriptions of the library as a whole.
    pub fn texts(&self) -> &Texts {
        &self.content.library
    }

    /// The words for which searches should find the function that has one of these names.
    pub fn searched<'a>(&'a self, names: &'a [&str]) -> impl Iterator<Item = &'a str> {
        let is_found = |found: &[String]| found.iter().any(|name| names.contains(&name.as_str()));
        let search = self.content.library.search.iter();
        search.filter(move |(_, found)| is_found(found)).map(|(word, _)| word.as_str())
    }

    /// The location of a summary.
    pub fn location(&self, key: &str) -> Location {
        self.location_of(&["summaries", key])
    }

    /// The location of a key, by its path in the file.
    pub fn location_of(&self, path: &[&str]) -> Location {
        let line = self.document.as_ref().map_or(0, |document| document.line(path));
        Location::new(&self.file, line)
    }

    /// The location of the file.
    pub fn file(&self) -> Location {
        Location::new(&self.file, 0)
    }

    /// The summary of a function. `names` contains its names, beginning with the documented name. The first name with a
    /// match applies. For each name, an exact key precedes patterns, and the first matching pattern applies. A name
    /// with `_v2` or `_64` that has no key of its own uses the summary of the name without this suffix.
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
    fn names_come_before_patterns_and_wildcards_have_words() {
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
    fn versions_and_wide_sizes_are_what_the_name_says() {
        let summaries = summaries("summaries:\n  fxNew: Makes it.\n  fxScal: Scales.\n");
        for names in [&["fxNew_v2"][..], &["fxScal_64"], &["fxScal_v2_64"]] {
            assert!(summaries.of(names).is_some(), "{names:?}");
        }
    }
}
