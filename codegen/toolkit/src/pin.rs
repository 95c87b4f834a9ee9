//! Which wheel is wanted, and for which kind of machine.

use super::{
    manifest::{Arch, Name},
    sha256::Sha256,
};

/// One wheel that we want.
#[derive(Clone, Debug)]
pub(super) struct Pin {
    /// The package's name.
    pub(super) package: Name,
    /// The package's version.
    pub(super) version: Name,
    /// The bytes; there is this or a record.
    pub(super) sha256: Option<Sha256>,
    /// Its list of files.
    pub(super) record: Option<Sha256>,
    /// The platform of the wheel.
    pub(super) platform: Platform,
    /// The only folder in it that anything is taken from; all of it if `None`.
    pub(super) from: Option<String>,
}

impl Pin {
    /// How messages call it.
    pub(super) fn title(&self) -> String {
        format!("{} {}", self.package, self.version)
    }
}

/// The kind of machine that wheels are wanted for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Platform {
    /// The name in cached files.
    pub(super) name: String,
    /// pip's tags; a wheel for any of them is accepted.
    pub(super) tags: Vec<String>,
}

impl Platform {
    /// Linux with glibc. The hash picks the wheel; the tags only have to include the one it was published with, and
    /// that has changed between toolkits.
    pub(super) fn linux(arch: Arch) -> Self {
        let named = ["manylinux2014", "manylinux2010", "manylinux1"].map(|tag| format!("{tag}_{arch}"));
        let numbered = (5..=39).map(|minor| format!("manylinux_2_{minor}_{arch}"));
        Self { name: arch.to_string(), tags: named.into_iter().chain(numbered).collect() }
    }

    /// Exactly the platform that pip calls `tag`.
    pub(super) fn exactly(tag: &Name) -> Self {
        Self { name: tag.to_string(), tags: vec![tag.to_string()] }
    }
}
