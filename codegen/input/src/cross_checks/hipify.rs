//! The versions of CUDA that added or removed a name, and the corresponding name in HIP. The data is from HIPIFY (MIT).

use super::lines;
use crate::version::Version;
use std::{collections::BTreeMap, sync::LazyLock};

const TABLE: &str = include_str!("../../../../tests/cross_checks/hipify.tsv");

/// The row of the HIPIFY table for a CUDA name.
pub struct Said {
    /// The corresponding HIP name.
    pub hip: Option<&'static str>,
    /// The toolkit that added the CUDA name.
    pub added: Option<Version>,
    /// The toolkit that removed the CUDA name.
    pub removed: Option<Version>,
}

/// The HIPIFY table, by CUDA name.
pub fn all() -> &'static BTreeMap<&'static str, Said> {
    static ALL: LazyLock<BTreeMap<&str, Said>> = LazyLock::new(|| {
        let said = |cells: Vec<&'static str>| {
            let &[name, hip, added, _, removed] = cells.as_slice() else { panic!("hipify.tsv: {cells:?}") };
            let date = |cell: &str| {
                (cell != "-").then(|| cell.parse().unwrap_or_else(|error| panic!("hipify.tsv: {name}: {error}")))
            };
            (name, Said { hip: (hip != "-").then_some(hip), added: date(added), removed: date(removed) })
        };
        lines(TABLE).map(said).collect()
    });
    &ALL
}

/// Returns the HIP name that corresponds to a CUDA name, if there is one.
pub fn name(cuda: &str) -> Option<&'static str> {
    all().get(cuda)?.hip
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_types_and_members_have_names() {
        assert_eq!(name("cuMemAlloc_v2"), Some("hipMalloc"));
        assert_eq!(name("cublasSgemm"), Some("hipblasSgemm"));
        assert_eq!(name("CUDA_ERROR_NOT_READY"), Some("hipErrorNotReady"));
        // HIPIFY lists the versions of this CUDA function, but HIP has no corresponding name.
        assert_eq!(name("cuDeviceGetLuid"), None);
        assert_eq!(all()["cuDeviceGetLuid"].added, Some(Version::new(10, 0)));
        assert!(TABLE.contains("# licence: MIT"));
    }
}
