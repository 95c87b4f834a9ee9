//! Positions of modules in the crate.

use codegen_core::edition::Edition;

/// The position of a module in the crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ModulePlace {
    /// The module `crate::shared`, which contains the items that are the same in every major version.
    Shared,
    /// The module of a major version, such as `crate::cuda13`. If the library is versioned independently of CUDA, the
    /// position is the top level of the crate.
    Of(Edition),
}

impl ModulePlace {
    /// The name of the module in this position. `None` for the top level of the crate.
    fn name(self) -> Option<String> {
        match self {
            Self::Shared => Some("shared".to_owned()),
            Self::Of(edition) => edition.parent(),
        }
    }

    /// The CUDA major version of this position, if it has one.
    pub(crate) fn major(self) -> Option<u32> {
        match self {
            Self::Of(Edition::Cuda(number)) => Some(number),
            Self::Of(Edition::Own { .. }) | Self::Shared => None,
        }
    }

    /// The folder of this position in `src`, with a trailing slash. Empty if the position is `src` itself.
    pub(crate) fn folder(self) -> String {
        self.name().map_or(String::new(), |name| format!("{name}/"))
    }

    /// The path of this position. It starts with the name of the crate (`crate`, or the name of another crate).
    pub(crate) fn path(self, of: &str) -> String {
        self.name().map_or(of.to_owned(), |name| format!("{of}::{name}"))
    }

    /// The name of a library's module in this position.
    pub(crate) fn module(self, library: &str) -> String {
        match self {
            Self::Shared => library.to_owned(),
            Self::Of(edition) => edition.module(library),
        }
    }
}
