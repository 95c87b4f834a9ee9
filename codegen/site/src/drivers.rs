//! Branches of NVIDIA's driver, and the CUDA version to which each branch belongs.

use codegen_core::version::Version;

/// The file with the table of drivers. The file also contains the source of the table.
const TABLE: &str = include_str!("../../../specs/drivers.tsv");

/// A row of the table: the first driver for a CUDA version.
pub(super) struct Driver {
    pub(super) cuda: Version,
    /// The version of the driver on Linux, such as `535.54.03`.
    pub(super) first: &'static str,
}

impl Driver {
    /// Returns the name of the driver's branch, such as `R535`.
    pub(super) fn branch(&self) -> String {
        format!("R{}", self.first.split('.').next().unwrap_or_default())
    }
}

/// Returns the rows of the table, oldest first.
pub(super) fn all() -> Vec<Driver> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let driver = |line: &'static str| {
        let (cuda, first) = line.split_once('\t')?;
        Some(Driver { cuda: cuda.parse().ok()?, first })
    };
    lines.map(|line| driver(line).unwrap_or_else(|| panic!("specs/drivers.tsv: {line}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::repository;
    use std::collections::BTreeSet;

    #[test]
    fn branches_grow_with_the_versions_of_scanned_toolkits() {
        let (specs, registries) = repository::read();
        let own = |library: &str| {
            specs.libraries.iter().any(|it| it.name() == library && it.content.library.has_own_versions())
        };
        let toolkits: BTreeSet<Version> = registries
            .iter()
            .filter(|registry| !own(&registry.library))
            .flat_map(|registry| registry.all().into_keys())
            .collect();
        let drivers = all();
        assert!(drivers.len() > 10);
        assert!(drivers.is_sorted_by(|one, next| one.cuda < next.cuda && one.branch() < next.branch()));
        for driver in drivers {
            assert!(toolkits.contains(&driver.cuda), "CUDA {} is not a scanned toolkit", driver.cuda);
        }
    }
}
