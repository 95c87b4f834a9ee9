//! Cross-check data about names: tables from other projects, from a driver, and from the exports of libraries.
//!
//! Tests compare the tables with the registry and the specs. For each name, the site shows the sources that agree with
//! it. `tests/cross_checks/README.md` describes the sources of the tables.

pub mod driver;
pub mod exported;
pub mod hipify;
pub mod roles;

/// The lines of a table without its heading, split into cells.
fn lines(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}
