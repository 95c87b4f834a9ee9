//! Header sets: the headers of a CUDA toolkit or of one release of a library.

use crate::version::Version;
use std::fmt;

/// Identifies a header set. `Display` formats the name that users see.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HeaderSet {
    /// The headers of a CUDA toolkit.
    Toolkit(Version),
    /// The headers of one release of an independently versioned library. To parse them, the scan also uses the headers
    /// of a toolkit.
    Release {
        /// The name of the library.
        library: String,
        /// The version of the library.
        version: Version,
    },
}

impl HeaderSet {
    /// Returns the version of the toolkit or of the library.
    pub fn version(&self) -> Version {
        match self {
            Self::Toolkit(version) | Self::Release { library: _, version } => *version,
        }
    }

    /// Returns the `cargo xtask` command that adds this header set.
    pub fn command(&self) -> String {
        match self {
            Self::Toolkit(version) => format!("upstream add {version}"),
            Self::Release { library, version } => format!("upstream add {library} {version}"),
        }
    }

    /// Returns the command-line options that select this header set.
    pub fn options(&self) -> String {
        match self {
            Self::Toolkit(version) => format!("--cuda {version}"),
            Self::Release { library, version } => format!("--library {library} --release {version}"),
        }
    }
}

impl fmt::Display for HeaderSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toolkit(version) => write!(f, "CUDA {version}"),
            Self::Release { library, version } => write!(f, "{library} {version}"),
        }
    }
}
