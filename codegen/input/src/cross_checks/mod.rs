//! Cross-check data about names: tables from other projects, from a driver, and from the symbols that libraries export.
//!
//! Tests compare the tables with the registry and the specs. For each name, the site lists the sources that agree with
//! the registry. `tests/cross_checks/README.md` describes the sources of the tables.

pub mod driver;
pub mod exported;
pub mod hipify;
pub mod roles;

/// Returns the lines of a table without its heading, split into cells.
fn lines(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}
