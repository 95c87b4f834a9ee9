//! Pinned wheels for each kind of machine.

use super::{
    manifest::{Arch, Name},
    sha256::Sha256,
};

/// A required wheel, with its hash.
#[derive(Clone, Debug)]
pub(super) struct Pin {
    /// The name of the wheel's package.
    pub(super) package: Name,
    /// The version of the package.
    pub(super) version: Name,
    /// The hash of the wheel. At least one of `sha256` and `record` is pinned.
    pub(super) sha256: Option<Sha256>,
    /// The hash of the wheel's list of files.
    pub(super) record: Option<Sha256>,
    /// The platform for which the wheel is built.
    pub(super) platform: Platform,
    /// The only folder in the wheel that is used. If `None`, all folders are used.
    pub(super) from: Option<String>,
}

impl Pin {
    /// Returns the name of the wheel for messages.
    pub(super) fn title(&self) -> String {
        format!("{} {}", self.package, self.version)
    }
}

/// The kind of machine for which wheels are built.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Platform {
    /// The name of the kind of machine in the names of cached files.
    pub(super) name: String,
    /// pip's platform tags. A wheel with any of these tags is accepted.
    pub(super) tags: Vec<String>,
}

impl Platform {
    /// Returns the platform for Linux with glibc. A wheel is identified by its hash. Therefore, the tags of this
    /// platform need only include the wheel's own tags, which differ between toolkits.
    pub(super) fn linux(arch: Arch) -> Self {
        let named = ["manylinux2014", "manylinux2010", "manylinux1"].map(|tag| format!("{tag}_{arch}"));
        let numbered = (5..=39).map(|minor| format!("manylinux_2_{minor}_{arch}"));
        Self { name: arch.to_string(), tags: named.into_iter().chain(numbered).collect() }
    }

    /// Returns the platform whose tag in pip is `tag`.
    pub(super) fn exactly(tag: &Name) -> Self {
        Self { name: tag.to_string(), tags: vec![tag.to_string()] }
    }
}
