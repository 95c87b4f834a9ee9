//! The history of an API: the facts of every scanned toolkit, merged.
//!
//! In memory a registry is what it means: for each toolkit its [`Facts`]. On disk (`specs/registry/*.yaml`) every item
//! stands once, with the toolkits that have it and, where something changed, each value with the toolkits it holds in.
//! [`text`] turns one into the other, so no order of scanning can matter, and a new toolkit changes only the lines of
//! what it changed.
//!
//! Of some major versions there is the history and nothing else: no bindings are made, and no spec has to agree with them. What
//! their toolkits declare stands apart ([`Registry::unbound`]), so that whoever decides something cannot meet it.
//!
//! *Architecture invariant:* machine-written. People's judgements are in `specs/*.yaml`, never in here.

mod entry;
mod fields;
pub mod history;
mod text;

use crate::{
    diag::{Diagnostic, Failure, Location},
    facts::Facts,
    text_file::{self, Unreadable},
    version::Version,
};
use std::{
    collections::BTreeMap,
    mem,
    path::{Path, PathBuf},
};

/// The history of one library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registry {
    /// The library's name: `driver`.
    pub library: String,
    /// What each scanned toolkit declares, of the major versions that bindings are made for.
    pub toolkits: BTreeMap<Version, Facts>,
    /// What each of the others declares; nothing until somebody has [set it apart](Self::set_apart).
    pub unbound: BTreeMap<Version, Facts>,
}

impl Registry {
    /// A registry without toolkits.
    pub fn new(library: impl Into<String>) -> Self {
        Self { library: library.into(), toolkits: BTreeMap::new(), unbound: BTreeMap::new() }
    }

    /// The file of a library, relative to the repository.
    pub fn path(library: &str) -> PathBuf {
        Path::new("specs/registry").join(format!("{library}.yaml"))
    }

    /// Reads the registry of `library`; one that does not exist yet is empty.
    pub fn load(root: &Path, library: &str) -> Result<Self, Failure> {
        let path = Self::path(library);
        let shown = path.display().to_string();
        match text_file::read(&root.join(&path), &shown) {
            Ok(text) => Self::parse(library, &text, &shown),
            Err(Unreadable::Missing) => Ok(Self::new(library)),
            Err(Unreadable::Failed(failure)) => Err(failure),
        }
    }

    /// Reads a registry's text; `file` is what messages call it.
    pub fn parse(library: &str, text: &str, file: &str) -> Result<Self, Failure> {
        text::parse(library, text).map_err(|error| {
            let line = error.location().map_or(0, |location| location.line());
            let message = error.to_string();
            // The place comes first; serde_yaml says it in the middle.
            let message = message.split(" at line ").next().unwrap_or(&message);
            Failure::Findings(vec![Diagnostic::new("registry-syntax", Location::new(file, line), message).help(
                "the registry is written by `cargo xtask regen --cuda VERSION`: restore it from git or scan again",
            )])
        })
    }

    /// The text of the registry's file.
    pub fn to_text(&self) -> String {
        text::print(self, false)
    }

    /// The text of that of a library which is not in this repository.
    pub fn to_text_outside(&self) -> String {
        text::print(self, true)
    }

    /// Sets apart what is history alone.
    pub fn set_apart(&mut self, is_unbound: impl Fn(Version) -> bool) {
        let all = mem::take(&mut self.toolkits).into_iter().chain(mem::take(&mut self.unbound));
        (self.unbound, self.toolkits) = all.partition(|(version, _)| is_unbound(*version));
    }

    /// What a scanned toolkit declares, whether bindings are made for it or not.
    pub fn facts(&self, version: Version) -> Option<&Facts> {
        self.toolkits.get(&version).or_else(|| self.unbound.get(&version))
    }

    /// All scanned toolkits with what they declare: for those who tell of the history and decide nothing.
    pub fn all(&self) -> BTreeMap<Version, &Facts> {
        self.toolkits.iter().chain(&self.unbound).map(|(version, facts)| (*version, facts)).collect()
    }

    /// The toolkits of one major version, oldest first.
    pub fn of_major(&self, major: u32) -> impl DoubleEndedIterator<Item = (Version, &Facts)> {
        self.toolkits
            .iter()
            .filter(move |(version, _)| version.major == major)
            .map(|(version, facts)| (*version, facts))
    }
}
