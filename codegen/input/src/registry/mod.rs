//! Registry: the merged facts about a library from every scanned toolkit.
//!
//! In memory, a registry contains the [`Facts`] of each toolkit. On disk (`specs/registry/*.yaml`), every item occurs
//! once, with the toolkits that declare the item. If a property has changed, each of its values has its own list of
//! toolkits. [`text`] converts between the two forms. Therefore, the order in which toolkits are scanned has no
//! influence on the file, and a new toolkit changes only the lines of changed items.
//!
//! Some major versions are history-only: no bindings are generated for them, and specs need not agree with them. The
//! declarations of history-only versions are stored separately ([`Registry::unbound`]), so that the analysis cannot use
//! them by accident.
//!
//! *Architecture invariant:* the registry is generated. Reviewed entries are in `specs/*.yaml`, never here.

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

/// The history of one library's API.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registry {
    /// The library's name, such as `driver`.
    pub library: String,
    /// The declarations in each scanned toolkit of the major versions with bindings.
    pub toolkits: BTreeMap<Version, Facts>,
    /// The declarations in each scanned toolkit of the history-only major versions. Empty until
    /// [`set_apart`](Self::set_apart) moves these declarations here.
    pub unbound: BTreeMap<Version, Facts>,
}

impl Registry {
    /// Creates a registry without toolkits.
    pub fn new(library: impl Into<String>) -> Self {
        Self { library: library.into(), toolkits: BTreeMap::new(), unbound: BTreeMap::new() }
    }

    /// Returns the path of a library's registry file, relative to the repository.
    pub fn path(library: &str) -> PathBuf {
        Path::new("specs/registry").join(format!("{library}.yaml"))
    }

    /// Reads the registry of `library`. A missing file counts as empty.
    pub fn load(root: &Path, library: &str) -> Result<Self, Failure> {
        let path = Self::path(library);
        let shown = path.display().to_string();
        match text_file::read(&root.join(&path), &shown) {
            Ok(text) => Self::parse(library, &text, &shown),
            Err(Unreadable::Missing) => Ok(Self::new(library)),
            Err(Unreadable::Failed(failure)) => Err(failure),
        }
    }

    /// Parses a registry file. Error messages refer to the file as `file`.
    pub fn parse(library: &str, text: &str, file: &str) -> Result<Self, Failure> {
        if let Some(conflict) = text_file::conflict(text, file) {
            return Err(Failure::Findings(vec![conflict.help(
                "keep one side (`git checkout --ours FILE`), and scan the toolkits of the other side again with \
                `cargo xtask regen --cuda VERSION`",
            )]));
        }
        text::parse(library, text).map_err(|error| {
            let line = error.location().map_or(0, |location| location.line());
            let message = error.to_string();
            // cubind's messages begin with the location, but serde_yaml reports the location in the middle of its
            // message.
            let message = message.split(" at line ").next().unwrap_or(&message);
            Failure::Findings(vec![Diagnostic::new("registry-syntax", Location::new(file, line), message).help(
                "restore the file from git, or write the registry again with `cargo xtask regen --cuda VERSION`",
            )])
        })
    }

    /// Returns the content of the registry file.
    pub fn to_text(&self) -> String {
        text::print(self, false)
    }

    /// Returns the content of the registry file of a third-party library.
    pub fn to_text_outside(&self) -> String {
        text::print(self, true)
    }

    /// Returns the registry as the next run will read it from the registry file.
    pub fn read_back(&self) -> Result<Self, Failure> {
        let mut read = Self::parse(&self.library, &self.to_text(), &Self::path(&self.library).display().to_string())?;
        read.set_apart(|version| self.unbound.contains_key(&version));
        Ok(read)
    }

    /// Moves the declarations of history-only versions to `unbound`.
    pub fn set_apart(&mut self, is_unbound: impl Fn(Version) -> bool) {
        let all = mem::take(&mut self.toolkits).into_iter().chain(mem::take(&mut self.unbound));
        (self.unbound, self.toolkits) = all.partition(|(version, _)| is_unbound(*version));
    }

    /// Returns the declarations of a scanned toolkit, with or without bindings.
    pub fn facts(&self, version: Version) -> Option<&Facts> {
        self.toolkits.get(&version).or_else(|| self.unbound.get(&version))
    }

    /// Returns the declarations of all scanned toolkits, with or without bindings. Used by reports on the history.
    pub fn all(&self) -> BTreeMap<Version, &Facts> {
        self.toolkits.iter().chain(&self.unbound).map(|(version, facts)| (*version, facts)).collect()
    }

    /// Returns the toolkits of one major version, oldest first.
    pub fn of_major(&self, major: u32) -> impl DoubleEndedIterator<Item = (Version, &Facts)> {
        self.toolkits
            .iter()
            .filter(move |(version, _)| version.major == major)
            .map(|(version, facts)| (*version, facts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_of_a_scan_equal_those_that_are_read_back() {
        let text = "library: fx\ntoolkits: ['13.0', '13.1']\nenums:\n  fxKind: {header: fx.h, in: 13.0.., values: {FX_A: 0, FX_B: 1}}\n";
        let mut scanned = Registry::parse("fx", text, "fx.yaml").unwrap();
        // The older header declares the enum's members in another order.
        let older = scanned.toolkits.values_mut().next().unwrap();
        older.enums.get_mut("fxKind").unwrap().values.reverse();
        let read = scanned.read_back().unwrap();
        assert_eq!(read.toolkits, scanned.toolkits);
        assert_eq!(read.to_text(), scanned.to_text());
    }
}
