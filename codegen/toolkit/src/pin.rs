//! Pins of wheels for each kind of machine.

use super::{
    manifest::{Arch, Name},
    sha256::Sha256,
};

/// One required wheel.
#[derive(Clone, Debug)]
pub(super) struct Pin {
    /// The package's name.
    pub(super) package: Name,
    /// The package's version.
    pub(super) version: Name,
    /// The hash of the file; either this or the record is pinned.
    pub(super) sha256: Option<Sha256>,
    /// The hash of its list of files.
    pub(super) record: Option<Sha256>,
    /// The platform of the wheel.
    pub(super) platform: Platform,
    /// The only folder in it that is used; all folders if `None`.
    pub(super) from: Option<String>,
}

impl Pin {
    /// The name in messages.
    pub(super) fn title(&self) -> String {
        format!("{} {}", self.package, self.version)
    }
}

/// The kind of machine that wheels are for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Platform {
    /// The name in cached files.
    pub(super) name: String,
    /// pip's platform tags. A wheel for any of them is accepted.
    pub(super) tags: Vec<String>,
}

impl Platform {
    /// Linux with glibc. The hash identifies the wheel. The tags only have to include the wheel's own tag, which has
    /// changed between toolkits.
    pub(super) fn linux(arch: Arch) -> Self {
        let named = ["manylinux2014", "manylinux2010", "manylinux1"].map(|tag| format!("{tag}_{arch}"));
        let numbered = (5..=39).map(|minor| format!("manylinux_2_{minor}_{arch}"));
        Self { name: arch.to_string(), tags: named.into_iter().chain(numbered).collect() }
    }

    /// The platform with pip's name `tag`.
    pub(super) fn exactly(tag: &Name) -> Self {
        Self { name: tag.to_string(), tags: vec![tag.to_string()] }
    }
}
