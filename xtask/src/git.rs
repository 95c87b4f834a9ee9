//! Queries of a git repository. No query changes the repository.

use crate::shell::Programs;
use codegen::diag::Failure;
use std::path::Path;

/// The branches into which a change is usually merged. The first branch that exists is used.
const TRUNKS: [&str; 2] = ["origin/main", "main"];

/// A revision to compare with, and a description of its origin.
pub(crate) struct Revision {
    commit: String,
    /// The description of the revision's origin, for messages.
    name: String,
}

impl Revision {
    /// The full hash of the commit.
    pub(crate) fn commit(&self) -> &str {
        &self.commit
    }
}

/// A git repository.
pub(crate) struct Git {
    programs: Programs,
}

impl Git {
    pub(crate) fn new(root: &Path) -> Result<Self, Failure> {
        Ok(Self { programs: Programs::new(root)? })
    }

    /// Returns the date of the last commit, such as `2026-11-25T13:20:31+00:00`, if there is a commit.
    pub(crate) fn date(&self) -> Result<Option<String>, Failure> {
        Ok(self.ask(&["log", "-1", "--format=%cI"])?.map(|date| date.trim().to_owned()))
    }

    /// Returns the commit with this name.
    pub(crate) fn revision(&self, name: &str) -> Result<Revision, Failure> {
        let found =
            self.ask(&["rev-parse", "--verify", "--quiet", "--end-of-options", &format!("{name}^{{commit}}")])?;
        let commit = found.ok_or_else(|| {
            Failure::wrong_use(
                format!("this repository has no revision `{name}`"),
                "name a branch, a tag or a commit, such as `--base origin/main`; a shallow clone must fetch it first",
            )
        })?;
        Ok(Revision { commit: commit.trim().to_owned(), name: format!("`{name}`") })
    }

    /// Returns the commit at which the current branch started, or the last commit if the start is unknown.
    pub(crate) fn beginning(&self) -> Result<Revision, Failure> {
        for trunk in TRUNKS {
            if let Some(commit) = self.ask(&["merge-base", "HEAD", trunk])? {
                return Ok(Revision {
                    commit: commit.trim().to_owned(),
                    name: format!("the merge base with `{trunk}`"),
                });
            }
        }
        self.revision("HEAD")
    }

    /// Returns the files below `folder` in a revision, relative to the repository.
    pub(crate) fn files(&self, revision: &Revision, folder: &str) -> Result<Vec<String>, Failure> {
        let list = self.must(&["ls-tree", "-r", "-z", "--name-only", &revision.commit, "--", folder])?;
        Ok(list.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
    }

    /// Returns the text of a file in a revision.
    pub(crate) fn text(&self, revision: &Revision, path: &str) -> Result<String, Failure> {
        // With `./`, git interprets the path relative to the current folder instead of the repository's root.
        self.must(&["show", &format!("{}:./{path}", revision.commit)])
    }

    /// Returns the output of a git command, or `None` if the command fails.
    fn ask(&self, arguments: &[&str]) -> Result<Option<String>, Failure> {
        let command = self.programs.program("git").args(arguments).ignore_status().ignore_stderr();
        let output = command.output().map_err(|error| {
            Failure::environment(format!("cannot run git: {error}"), "install git, and run this in a clone")
        })?;
        Ok(output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned()))
    }

    fn must(&self, arguments: &[&str]) -> Result<String, Failure> {
        self.ask(arguments)?.ok_or_else(|| {
            Failure::environment(
                format!("`git {}` failed", arguments.join(" ")),
                "run the command by hand to see the reason: the clone may be incomplete or damaged",
            )
        })
    }
}

impl std::fmt::Display for Revision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let short: String = self.commit.chars().take(12).collect();
        write!(f, "{} ({short})", self.name)
    }
}
