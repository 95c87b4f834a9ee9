//! Errors that occur while libraries are loaded.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
#[cfg(feature = "std")]
use std::path::{Path, PathBuf};

#[cfg(feature = "std")]
use super::search::{self, Failed};

/// The error for a library that could not be loaded. It contains each path that was tried, and its error.
///
/// `Display` prints a few lines, which end with instructions for installing the library; [`attempts`](Self::attempts)
/// returns every path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    pub(super) library: &'static str,
    pub(super) attempts: Vec<Attempt>,
    /// Instructions for installing the library. `None` if the program chose the file.
    pub(super) advice: Option<String>,
}

impl LoadError {
    /// Every attempt, in the order of the search.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// Summarizes the attempts in a few lines.
    #[cfg(feature = "std")]
    fn lines(&self) -> Vec<String> {
        let is_file = |attempt: &&Attempt| !attempt.path.as_os_str().is_empty();
        let others = self.attempts.iter().filter(|attempt| !is_file(attempt)).map(|attempt| attempt.reason.clone());
        let files = self.attempts.iter().filter(is_file);
        let files = files.map(|Attempt { path, reason, is_absent }| Failed { path, reason, is_absent: *is_absent });
        search::tried(files).into_iter().chain(others).collect()
    }

    #[cfg(not(feature = "std"))]
    fn lines(&self) -> Vec<String> {
        self.attempts.iter().map(|attempt| attempt.reason.clone()).collect()
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.lines();
        let Some(advice) = &self.advice else {
            return write!(f, "cannot load {}: {}", self.library, lines.join("; "));
        };
        write!(f, "library not found: {}; tried:", self.library)?;
        match lines.as_slice() {
            [only] => write!(f, " {only}")?,
            several => several.iter().try_for_each(|line| write!(f, "\n  {line}"))?,
        }
        write!(f, "\n{advice}")
    }
}

impl core::error::Error for LoadError {}

/// A failed attempt to load the library from a path, or through the lookup function passed to `load_with`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    #[cfg(feature = "std")]
    pub(super) path: PathBuf,
    pub(super) reason: String,
    /// True if the file does not exist.
    #[cfg(feature = "std")]
    pub(super) is_absent: bool,
}

impl Attempt {
    /// A file that could not be loaded.
    #[cfg(feature = "std")]
    pub(super) fn of(path: PathBuf, reason: String) -> Self {
        let is_absent = path.is_absolute() && !path.exists();
        Self { path, reason, is_absent }
    }

    /// Creates an attempt without a path, for [`load_with`](super::Library::load_with).
    pub(super) fn without_path(reason: String) -> Self {
        Self {
            #[cfg(feature = "std")]
            path: PathBuf::new(),
            reason,
            #[cfg(feature = "std")]
            is_absent: false,
        }
    }

    /// The plain name or path that was passed to the system's loader. Empty if the attempt did not involve a file.
    #[cfg(feature = "std")]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The error message of the system's loader.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(feature = "std")]
        if !self.path.as_os_str().is_empty() {
            return f.write_str(&super::search::attempt(&self.path, &self.reason));
        }
        f.write_str(&self.reason)
    }
}
