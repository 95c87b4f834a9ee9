//! Diagnostics and failures, with their locations and suggested fixes.
//!
//! A [`Diagnostic`] is a finding in specs or headers. All findings of a run are collected and printed together. A
//! [`Failure`] ends the run immediately, for example if there is no network, no libclang, or no item with a given name.
//! Each kind of failure has a separate exit code for scripts.
//!
//! *Architecture invariant:* mistakes of users are reported as diagnostics; a panic is a bug in the generator.

use crate::header_set::HeaderSet;
use std::fmt;

/// A location in a file, in a format that editors can open.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Location {
    /// The path as a user would type it. Files inside the repository have relative paths.
    pub file: String,
    /// The line number, counted from 1. The number is 0 if the location is the whole file.
    pub line: usize,
}

impl Location {
    /// Creates the location of `line` in `file`.
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

/// A finding in specs or headers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// The location of the finding.
    pub location: Location,
    /// The diagnostic code: a short, stable name. `tests/errors/` contains a case for each code.
    pub code: &'static str,
    /// The message, which describes the problem in one sentence.
    pub message: String,
    /// Notes that explain the finding, such as the declaration in the header or another spec entry.
    pub notes: Vec<String>,
    /// The help, which suggests how to fix the problem. Each line is an alternative.
    pub help: Option<String>,
    /// The entries that are missing from the spec. They are complete except for the decision that a person must make.
    pub missing_entries: Vec<MissingEntry>,
}

/// An entry that is missing from a spec: its path, with an upper-case placeholder for each missing value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MissingEntry {
    /// The keys that lead from the top level of the file to the entry: `functions`, `cuGraphGetId`, `params`,
    /// `graphId`.
    pub path: Vec<String>,
    /// The placeholder for a person's decision: one of [`WORDS`], or a value that contains one of these words. A list
    /// of several lines replaces the entry.
    pub word: String,
    /// A fact that helps with the decision, such as the declared C type.
    pub comment: String,
    /// The parameter that the missing entry describes, if any.
    pub about: Option<About>,
}

/// The placeholder words for values that a person must still decide.
pub const WORDS: &[&str] = &["ROLE", "TYPE", "FIELD", "REASON", "FILE", "CODE", "VERSION", "ENUM", "VALUE"];

/// A parameter that needs a spec entry, with the facts that are needed to find the parameter's documentation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct About {
    /// The newest header set that declares the function.
    pub headers: HeaderSet,
    /// The header that declares the function.
    pub header: String,
    /// The names that NVIDIA's documentation may use for the function.
    pub names: Vec<String>,
    /// The C declaration of the parameter.
    pub declared: String,
    /// The parameter's name.
    pub param: String,
    /// The parameter's position in the function's parameter list.
    pub index: usize,
    /// The suggested spec entry for the parameter.
    pub suggestion: Option<Suggestion>,
    /// The number of other functions in which a rule sets the role of a parameter of the same name. A family that
    /// contains this parameter must exclude these functions.
    pub ruled: usize,
}

/// A suggested spec entry, which a person must confirm.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Suggestion {
    /// The suggested entry in the notation of specs.
    pub entry: String,
    /// The reason for the suggestion.
    pub why: String,
    /// True if the suggestion follows from documentation or from an earlier entry, so that a person can paste the
    /// suggestion and then verify it. Otherwise, a person must write the entry.
    pub is_certain: bool,
}

impl Suggestion {
    /// Returns the value and the comment of the YAML line to paste. The comment begins with the parameter's
    /// declaration.
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
    /// Creates a missing entry at `path`. `word` is the placeholder in the entry, and `comment` is a fact that helps
    /// with the decision.
    pub fn new<'a>(
        path: impl IntoIterator<Item = &'a str>,
        word: impl Into<String>,
        comment: impl Into<String>,
    ) -> Self {
        let path = path.into_iter().map(str::to_owned).collect();
        Self { path, word: word.into(), comment: comment.into(), about: None }
    }

    /// Returns true if the placeholder is a list of items that replaces an entry.
    pub fn is_list(&self) -> bool {
        self.word.starts_with("- ")
    }

    /// Creates the missing entry for a parameter's role.
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

    /// Returns true if `other` has the same message and the same line.
    fn is_at(&self, other: &Self) -> bool {
        let said = |it: &Self| (it.location.clone(), it.code, it.message.clone());
        self.location.line != 0 && said(self) == said(other)
    }

    /// Adds a note that explains the finding.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds an entry that is missing from the spec.
    pub fn missing_entry(mut self, entry: MissingEntry) -> Self {
        self.missing_entries.push(entry);
        self
    }

    /// Adds a help text that suggests how to fix the problem.
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
        help_lines(f, self.help.as_deref().unwrap_or_default())
    }
}

/// Prints each line of a help text as a separate help.
fn help_lines(f: &mut fmt::Formatter<'_>, help: &str) -> fmt::Result {
    help.lines().try_for_each(|line| write!(f, "\n  = help: {line}"))
}

/// The findings of one run of the generator.
#[derive(Debug, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// Records a finding. The run continues.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.push(diagnostic);
    }

    /// Adds the findings of another part of the same run.
    pub fn extend(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// Returns the missing spec entries that all findings contain.
    pub fn missing_entries_mut(&mut self) -> impl Iterator<Item = &mut MissingEntry> {
        self.0.iter_mut().flat_map(|finding| &mut finding.missing_entries)
    }

    /// Returns true if there are no findings.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns all findings without duplicates, sorted by file and line. A finding that occurs on all systems is not
    /// repeated for a single system. Duplicates occur because every library that includes a header reports the header's
    /// errors.
    pub fn sorted(mut self) -> Vec<Diagnostic> {
        self.0.sort();
        self.0.dedup_by(|one, before| one == before || (one.is_at(before) && before.notes.is_empty()));
        self.0
    }

    /// Returns an error if there are any findings.
    pub fn into_result(self) -> Result<(), Failure> {
        if self.is_empty() { Ok(()) } else { Err(Failure::Findings(self.sorted())) }
    }
}

/// The reason why a command could not complete. [`Failure::exit_code`] returns the exit code of the process.
#[derive(Debug)]
pub enum Failure {
    /// The run has findings in specs or headers.
    Findings(Vec<Diagnostic>),
    /// Like `Findings`, but prints only some of the findings.
    Screen {
        /// The findings that are printed.
        shown: Vec<Diagnostic>,
        /// The number of findings, including those that are not printed.
        count: usize,
        /// The command or option that prints all findings.
        all: String,
    },
    /// The files in the checkout differ from the output of `regen`.
    Stale {
        /// The paths of the files that differ.
        files: Vec<String>,
        /// The command that updates these files.
        fix: String,
    },
    /// A command was used incorrectly, for example with an unknown toolkit, or with headers whose version differs from
    /// the given one.
    WrongUse {
        /// A description of the problem, in one sentence.
        message: String,
        /// A suggestion for the user to resolve the problem.
        next: String,
    },
    /// Something is missing on this machine, such as libclang, network access, a header, or a file with the expected
    /// hash.
    Environment {
        /// A description of the problem, in one sentence.
        message: String,
        /// A suggestion for the user to resolve the problem.
        next: String,
    },
    /// A check of this repository failed: a test, a lint or a program.
    Check(String),
}

impl Failure {
    /// Creates a [`Failure::WrongUse`].
    pub fn wrong_use(message: impl Into<String>, next: impl Into<String>) -> Self {
        Self::WrongUse { message: message.into(), next: next.into() }
    }

    /// Creates a [`Failure::Environment`].
    pub fn environment(message: impl Into<String>, next: impl Into<String>) -> Self {
        Self::Environment { message: message.into(), next: next.into() }
    }

    /// Returns the exit code: 1 for findings, 2 for invalid use, and 3 for a problem with the environment.
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
                write!(
                    f,
                    "error: {}, of which {} are shown. To show all, use {all}",
                    counted(*count, "finding"),
                    shown.len()
                )
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
                write!(f, "error: {message}")?;
                help_lines(f, next)
            }
            Self::Check(message) => write!(f, "error: {message}"),
        }
    }
}

impl std::error::Error for Failure {}

/// Formats a count with a noun, such as `1 library` or `2 libraries`. The plural of the noun ends in `s`.
pub fn counted<N: fmt::Display + PartialEq + From<u8>>(count: N, noun: &str) -> String {
    let stem = noun.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u']));
    match stem {
        _ if count == N::from(1) => format!("{count} {noun}"),
        Some(stem) => format!("{count} {stem}ies"),
        None => format!("{count} {noun}s"),
    }
}

/// Returns the suggestion for "did you mean": the candidate that is most similar to `name`, if it is similar enough.
/// Never returns `name` itself.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .filter(|candidate| *candidate != name)
        .map(|candidate| (strsim::damerau_levenshtein(name, candidate), candidate))
        .filter(|(distance, candidate)| *distance <= 1 + candidate.len().min(name.len()) / 4)
        // If two candidates are equally similar, the one that has the same length as `name` is preferred, because
        // people mistype letters more often than they omit letters.
        .min_by_key(|(distance, candidate)| (*distance, candidate.len().abs_diff(name.len()), *candidate))
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_nouns_are_singular_or_plural() {
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
