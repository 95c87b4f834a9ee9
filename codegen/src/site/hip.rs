//! What AMD's HIP calls a name, by the table that people made for HIPIFY (MIT): see `tests/opinions/README.md`.

use std::{collections::BTreeMap, sync::LazyLock};

const TABLE: &str = include_str!("../../../tests/opinions/hipify.tsv");

/// HIP's name for one of CUDA's, if it has one.
pub(super) fn name(cuda: &str) -> Option<&'static str> {
    static NAMES: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
        let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
        let names = lines.filter_map(|line| {
            let mut cells = line.split('\t');
            Some((cells.next()?, cells.next()?))
        });
        names.filter(|(_, hip)| *hip != "-").collect()
    });
    NAMES.get(cuda).copied()
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn functions_types_and_members_have_names() {
        assert_eq!(name("cuMemAlloc_v2"), Some("hipMalloc"));
        assert_eq!(name("cublasSgemm"), Some("hipblasSgemm"));
        assert_eq!(name("CUDA_ERROR_NOT_READY"), Some("hipErrorNotReady"));
        // Dated, and without a name.
        assert_eq!(name("cuDeviceGetLuid"), None);
        assert!(super::TABLE.contains("# licence: MIT"));
    }
}
