//! Why a library could not be loaded.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
#[cfg(feature = "std")]
use std::path::{Path, PathBuf};

/// A library could not be loaded: each path that was tried, and its error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    pub(super) library: &'static str,
    pub(super) attempts: Vec<Attempt>,
}

impl LoadError {
    /// Every attempt, in the order of the search.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot load {}", self.library)?;
        for (index, attempt) in self.attempts.iter().enumerate() {
            write!(f, "{} {attempt}", if index == 0 { ":" } else { ";" })?;
        }
        Ok(())
    }
}

impl core::error::Error for LoadError {}

/// One path that failed to load, or why functions of the program's own are not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    #[cfg(feature = "std")]
    pub(super) path: PathBuf,
    pub(super) reason: String,
}

impl Attempt {
    /// One without a path: a program's own [`load_with`](super::Library::load_with).
    pub(super) fn without_path(reason: String) -> Self {
        Self {
            #[cfg(feature = "std")]
            path: PathBuf::new(),
            reason,
        }
    }

    /// The argument of the system's loader: a plain name, or a path. Empty if no file was to be loaded.
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
