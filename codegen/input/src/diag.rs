//! Diagnostics and failures, with their places and the next step.
//!
//! A [`Diagnostic`] is a finding in specs or headers. All findings of a run are collected and printed together. A
//! [`Failure`] ends the run immediately: no network, no libclang, a name that does not exist. Each has an exit code
//! that scripts rely on.
//!
//! *Architecture invariant:* mistakes of authors are reported as diagnostics; a panic is a bug in the generator.

use crate::header_set::HeaderSet;
use std::fmt;

/// A place in a file that an editor can open.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Location {
    /// The path as the reader would type it. Files inside the repository have relative paths.
    pub file: String,
    /// One-based line; 0 for the whole file.
    pub line: usize,
}

impl Location {
    /// The place `line` of `file`.
    pub fn new(file: impl Into<String>, line: usize) -> Self {
        Self { file: file.into(), line }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.file),
            line => write!(f, "{}:{line}", self.file),
        }
    }
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// The place of the finding.
    pub location: Location,
    /// A short, stable name. `tests/errors/` has a case for it.
    pub code: &'static str,
    /// The problem, in one sentence.
    pub message: String,
    /// Facts that explain the finding: the declaration in the header, or another entry.
    pub notes: Vec<String>,
    /// The next step.
    pub help: Option<String>,
    /// The entries that the spec lacks, complete except for the decision itself.
    pub missing_entries: Vec<MissingEntry>,
}

/// An entry that a spec lacks: its place, with an upper-case placeholder for each missing value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MissingEntry {
    /// The path of keys from the top of the file: `functions`, `cuGraphGetId`, `params`, `graphId`.
    pub path: Vec<String>,
    /// The placeholder for a person's decision: one of [`WORDS`], or a value that contains one. If it is a list of
    /// several lines, the list replaces the entry.
    pub word: String,
    /// A fact that helps with the decision: the declared C type.
    pub comment: String,
    /// The parameter that it is about, if any.
    pub about: Option<About>,
}

/// The placeholders for values that a person still has to decide.
pub const WORDS: &[&str] = &["ROLE", "TYPE", "FIELD", "REASON", "FILE", "CODE", "VERSION", "ENUM", "VALUE"];

/// A parameter without an entry, with the facts that are needed to find its documentation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct About {
    /// The newest headers that declare it.
    pub headers: HeaderSet,
    /// The header that declares it.
    pub header: String,
    /// The names that the documentation may use for the function.
    pub names: Vec<String>,
    /// The parameter as C declares it.
    pub declared: String,
    /// Its name.
    pub param: String,
    /// Its position among the function's parameters.
    pub index: usize,
    /// The likely answer.
    pub suggestion: Option<Suggestion>,
    /// The number of other functions whose parameter of this name is decided by a rule. A family must exclude these
    /// functions.
    pub ruled: usize,
}

/// A likely answer that a person has to confirm.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Suggestion {
    /// The entry in the notation of specs.
    pub entry: String,
    /// The reason.
    pub why: String,
    /// True if it follows from documentation or from an earlier entry, so that it can be pasted and then verified.
    /// Otherwise a person has to write the entry.
    pub is_certain: bool,
}

impl Suggestion {
    /// The value and the comment of a line to paste. The comment begins with the declaration.
    pub fn in_line(suggestion: Option<&Self>, declared: &str) -> (String, String) {
        match suggestion {
            Some(Self { entry, why, is_certain: true }) => (entry.clone(), format!("{declared}; verify: {why}")),
            Some(Self { entry, why, is_certain: false }) => {
                ("ROLE".to_owned(), format!("{declared}; perhaps {entry}: {why}"))
            }
            None => ("ROLE".to_owned(), declared.to_owned()),
        }
    }
}

impl MissingEntry {
    /// Creates a missing entry at `path`. `word` is its placeholder, and `comment` is a fact that helps with the
    /// decision.
    pub fn new<'a>(
        path: impl IntoIterator<Item = &'a str>,
        word: impl Into<String>,
        comment: impl Into<String>,
    ) -> Self {
        let path = path.into_iter().map(str::to_owned).collect();
        Self { path, word: word.into(), comment: comment.into(), about: None }
    }

    /// Returns true if it is a list of items that replaces an entry.
    pub fn is_list(&self) -> bool {
        self.word.starts_with("- ")
    }

    /// Creates a missing entry for the role of a parameter.
    pub fn role<'a>(path: impl IntoIterator<Item = &'a str>, about: About) -> Self {
        let (word, comment) = Suggestion::in_line(about.suggestion.as_ref(), &about.declared);
        Self { about: Some(about), ..Self::new(path, word, comment) }
    }
}

impl Diagnostic {
    /// Creates a finding without notes or help.
    pub fn new(code: &'static str, location: Location, message: impl Into<String>) -> Self {
        Self { location, code, message: message.into(), notes: Vec::new(), help: None, missing_entries: Vec::new() }
    }

    /// Returns true if `other` has the same message for the same line.
    fn is_at(&self, other: &Self) -> bool {
        let said = |it: &Self| (it.location.clone(), it.code, it.message.clone());
        self.location.line != 0 && said(self) == said(other)
    }

    /// Adds a fact that explains the finding.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds an entry that the spec lacks.
    pub fn missing_entry(mut self, entry: MissingEntry) -> Self {
        self.missing_entries.push(entry);
        self
    }

    /// Adds the next step.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: error[{}]: {}", self.location, self.code, self.message)?;
        for note in &self.notes {
            write!(f, "\n  = {note}")?;
        }
        if let Some(help) = &self.help {
            write!(f, "\n  = help: {help}")?;
        }
        Ok(())
    }
}

/// The findings of one run.
#[derive(Debug, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// Records a finding; the run continues.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.push(diagnostic);
    }

    /// Adds the findings of another part of the run.
    pub fn extend(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// The entries that the findings require.
    pub fn missing_entries_mut(&mut self) -> impl Iterator<Item = &mut MissingEntry> {
        self.0.iter_mut().flat_map(|finding| &mut finding.missing_entries)
    }

    /// Returns true if there are no findings.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns all findings in the order of files and lines, without duplicates. A finding for all systems is not
    /// repeated for one system. Duplicates exist because every library that reads a header reports its errors.
    pub fn sorted(mut self) -> Vec<Diagnostic> {
        self.0.sort();
        self.0.dedup_by(|one, before| one == before || (one.is_at(before) && before.notes.is_empty()));
        self.0
    }

    /// Fails if there are findings.
    pub fn into_result(self) -> Result<(), Failure> {
        if self.is_empty() { Ok(()) } else { Err(Failure::Findings(self.sorted())) }
    }
}

/// The reason why a command could not complete. [`Failure::exit_code`] is the exit code of its process.
#[derive(Debug)]
pub enum Failure {
    /// Findings in specs or headers.
    Findings(Vec<Diagnostic>),
    /// Findings in specs or headers, if only some of them are shown.
    Screen {
        /// The findings that are shown.
        shown: Vec<Diagnostic>,
        /// The number of all findings.
        count: usize,
        /// The command or option that shows all findings.
        all: String,
    },
    /// The tree differs from the output of `regen`.
    Stale {
        /// The files that differ.
        files: Vec<String>,
        /// The command that fixes them.
        fix: String,
    },
    /// Invalid use of a command: an unknown toolkit, or headers whose version differs from the given one.
    WrongUse {
        /// The problem.
        message: String,
        /// The next step.
        next: String,
    },
    /// A requirement that the machine lacks: libclang, the network, a header, a file with the right hash.
    Environment {
        /// The problem.
        message: String,
        /// The next step.
        next: String,
    },
    /// A check of this repository failed: a test, a lint or a program.
    Check(String),
}

impl Failure {
    /// A [`Failure::WrongUse`].
    pub fn wrong_use(message: impl Into<String>, next: impl Into<String>) -> Self {
        Self::WrongUse { message: message.into(), next: next.into() }
    }

    /// A [`Failure::Environment`].
    pub fn environment(message: impl Into<String>, next: impl Into<String>) -> Self {
        Self::Environment { message: message.into(), next: next.into() }
    }

    /// The exit code: 1 for findings, 2 for invalid use, and 3 for a problem of the environment.
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Findings(_) | Self::Screen { .. } | Self::Stale { .. } | Self::Check(_) => 1,
            Self::WrongUse { .. } => 2,
            Self::Environment { .. } => 3,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Findings(found) => {
                for diagnostic in found {
                    writeln!(f, "{diagnostic}")?;
                }
                write!(f, "error: {}", counted(found.len(), "finding"))
            }
            Self::Screen { shown, count, all } => {
                for diagnostic in shown {
                    writeln!(f, "{diagnostic}")?;
                }
                write!(f, "error: {}, {} shown; all: {all}", counted(*count, "finding"), shown.len())
            }
            Self::Stale { files, fix } => {
                let (files_of, differ) = match files.len() {
                    1 => ("1 file".to_owned(), "does not match"),
                    count => (counted(count, "file"), "do not match"),
                };
                writeln!(f, "error: {files_of} {differ} the specs and the registry:")?;
                for file in files {
                    writeln!(f, "  {file}")?;
                }
                write!(f, "  = help: run `{fix}` and commit the result")
            }
            Self::WrongUse { message, next } | Self::Environment { message, next } => {
                write!(f, "error: {message}\n  = help: {next}")
            }
            Self::Check(message) => write!(f, "error: {message}"),
        }
    }
}

impl std::error::Error for Failure {}

/// Formats a number with a noun: `1 library`, `2 libraries`. The plural of the noun ends in `s`.
pub fn counted<N: fmt::Display + PartialEq + From<u8>>(count: N, noun: &str) -> String {
    let stem = noun.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u']));
    match stem {
        _ if count == N::from(1) => format!("{count} {noun}"),
        Some(stem) => format!("{count} {stem}ies"),
        None => format!("{count} {noun}s"),
    }
}

/// The suggestion for "did you mean": the most similar of `candidates`, if one is similar enough. Never `name`
/// itself.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .filter(|candidate| *candidate != name)
        .map(|candidate| (strsim::damerau_levenshtein(name, candidate), candidate))
        .filter(|(distance, candidate)| *distance <= 1 + candidate.len().min(name.len()) / 4)
        // If two names are equally similar, one of the same length is preferred: letters are mistyped more often than
        // omitted.
        .min_by_key(|(distance, candidate)| (*distance, candidate.len().abs_diff(name.len()), *candidate))
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_follow_their_number() {
        let all = [counted(0, "finding"), counted(1, "library"), counted(2, "library"), counted(3, "key")];
        assert_eq!(all, ["0 findings", "1 library", "2 libraries", "3 keys"]);
    }

    #[test]
    fn findings_with_the_same_place_are_reported_once() {
        let at = |line| Diagnostic::new("header-error", Location::new("fx.h", line), "no such type");
        let mut all = Diagnostics::default();
        for one in [at(3).note("only on Windows"), at(3), at(4), at(3), at(3).note("only on Linux"), at(5).note("a")] {
            all.push(one);
        }
        assert_eq!(all.sorted(), [at(3), at(4), at(5).note("a")]);
    }
}
