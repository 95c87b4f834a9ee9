//! Places of modules in the crate.

use codegen_core::edition::Edition;

/// The place of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ModulePlace {
    /// `crate::shared`: for items of every major version.
    Shared,
    /// `crate::cuda13`, or the top of the crate for a library with versions of its own.
    Of(Edition),
}

impl ModulePlace {
    /// The name of the module, if it is one.
    fn name(self) -> Option<String> {
        match self {
            Self::Shared => Some("shared".to_owned()),
            Self::Of(edition) => edition.parent(),
        }
    }

    /// The CUDA major version of the place, if it has one.
    pub(crate) fn major(self) -> Option<u32> {
        match self {
            Self::Of(Edition::Cuda(number)) => Some(number),
            Self::Of(Edition::Own { .. }) | Self::Shared => None,
        }
    }

    /// The folder in `src`, with a trailing slash unless it is `src` itself.
    pub(crate) fn folder(self) -> String {
        self.name().map_or(String::new(), |name| format!("{name}/"))
    }

    /// The module's path in its crate: `crate`, or another crate's name.
    pub(crate) fn path(self, of: &str) -> String {
        self.name().map_or(of.to_owned(), |name| format!("{of}::{name}"))
    }

    /// The name of a library's module in it.
    pub(crate) fn module(self, library: &str) -> String {
        match self {
            Self::Shared => library.to_owned(),
            Self::Of(edition) => edition.module(library),
        }
    }
}
