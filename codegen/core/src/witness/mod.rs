//! Who else says something of a name: tables of what other projects wrote down, of what a driver answered, and of what libraries export. Tests compare them
//! with the registry and the specs; the site says of each name who agrees. `tests/opinions/README.md` tells where the tables come
//! from.

pub mod driver;
pub mod exported;
pub mod hipify;
pub mod roles;

/// The lines of a table without its heading, each in its cells.
fn lines(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}
