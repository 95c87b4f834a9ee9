//! Editions: the versions of a library that one module covers, and the module's path in the Rust crate and the Python
//! package.
//!
//! Most libraries come with CUDA's toolkits and drivers. They have one module for each major version of CUDA, such as
//! `cuda13::driver`. An independently versioned library supports several major versions of CUDA in one release. Its
//! module is at the top level (`nccl`). The next major version of such a library has a second module (`nccl3`).

use std::fmt;

/// The major version that an edition of a library covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// The edition for a major version of CUDA, of a library that comes with CUDA.
    Cuda(u32),
    /// The edition for a major version of an independently versioned library.
    Own {
        /// The library's major version.
        number: u32,
        /// True if this is the library's oldest edition, whose module name has no number.
        is_first: bool,
    },
}

impl Edition {
    /// Returns the parent module, such as `cuda13`. Returns `None` for a module at the top level.
    pub fn parent(self) -> Option<String> {
        match self {
            Self::Cuda(number) => Some(format!("cuda{number}")),
            Self::Own { .. } => None,
        }
    }

    /// Returns the name of the library's module inside the parent module, such as `driver`, `nccl` or `nccl3`.
    pub fn module(self, library: &str) -> String {
        match self {
            Self::Cuda(_) | Self::Own { number: _, is_first: true } => library.to_owned(),
            Self::Own { number, is_first: false } => format!("{library}{number}"),
        }
    }

    /// Returns the path of the library's module, such as `cuda13::driver` or `nccl`. For Python, `between` is a dot.
    pub fn path(self, library: &str, between: &str) -> String {
        self.parent().into_iter().chain([self.module(library)]).collect::<Vec<_>>().join(between)
    }
}

/// Formats the suffix of the library's title: `of CUDA 13`, or the library's own version number.
impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cuda(number) => write!(f, "of CUDA {number}"),
            Self::Own { number, is_first: _ } => write!(f, "{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_libraries_of_a_toolkit_have_a_cuda_version_in_their_path() {
        let own = |number, is_first| Edition::Own { number, is_first };
        let table = [
            (Edition::Cuda(13), "cuda13::driver", "of CUDA 13"),
            (own(2, true), "driver", "2"),
            (own(3, false), "driver3", "3"),
        ];
        for (edition, path, words) in table {
            assert_eq!((edition.path("driver", "::").as_str(), edition.to_string().as_str()), (path, words));
        }
    }
}
