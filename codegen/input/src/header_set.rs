//! Header sets: the headers of a CUDA toolkit, or of one release of a library.

use crate::version::Version;
use std::fmt;

/// Identifies a header set. `Display` prints its name for users.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HeaderSet {
    /// A CUDA toolkit.
    Toolkit(Version),
    /// A release of an independently versioned library. The scan also uses the headers of a toolkit to parse it.
    Release {
        /// The library's name.
        library: String,
        /// The library's version.
        version: Version,
    },
}

impl HeaderSet {
    /// The toolkit's version, or the library's.
    pub fn version(&self) -> Version {
        match self {
            Self::Toolkit(version) | Self::Release { library: _, version } => *version,
        }
    }

    /// The command of `cargo xtask` that adds this header set.
    pub fn command(&self) -> String {
        match self {
            Self::Toolkit(version) => format!("upstream add {version}"),
            Self::Release { library, version } => format!("upstream add {library} {version}"),
        }
    }

    /// The options of the command for this header set.
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
