//! The functions of a driver, as recorded on a machine with a GPU.
//!
//! The record contains the driver's exported functions, and the functions that `cuGetProcAddress` returns for each name
//! and version of CUDA.

use super::lines;
use crate::version::Version;
use std::{collections::BTreeMap, sync::LazyLock};

const TABLE: &str = include_str!("../../../../tests/cross_checks/driver.tsv");
/// The prefix of the record's first line. The driver's version and the CUDA version that the driver supports follow the
/// prefix.
const HEADING: &str = "# driver: ";

/// The recorded functions of one driver.
pub struct Answers {
    /// The version of CUDA that the driver supports. The driver lacks the functions of newer versions.
    pub cuda: Version,
    /// For each declared symbol, true if the driver exports it.
    pub exported: BTreeMap<&'static str, bool>,
    /// The results of `cuGetProcAddress` for each name: pairs of a symbol and the first version of CUDA for which it is
    /// returned, oldest first.
    pub given: BTreeMap<&'static str, Vec<(Version, &'static str)>>,
    /// The results of `cuGetProcAddress` for programs with per-thread default streams, if these results differ.
    pub per_thread: BTreeMap<&'static str, Vec<(Version, &'static str)>>,
}

impl Answers {
    /// The oldest version of CUDA for which `cuGetProcAddress` returns a symbol, under any name.
    pub fn first(&self, symbol: &str) -> Option<Version> {
        let steps = self.given.values().flatten().filter(|(_, given)| *given == symbol);
        steps.map(|(version, _)| *version).min()
    }
}

/// Parses the contents of the record.
pub fn answers() -> &'static Answers {
    static ANSWERS: LazyLock<Answers> = LazyLock::new(|| {
        let heading = TABLE.lines().next().and_then(|line| line.strip_prefix(HEADING)?.split_once(", of CUDA "));
        let (_, cuda) = heading.unwrap_or_else(|| panic!("driver.tsv does not begin with {HEADING:?}"));
        let cuda = version(cuda.split(',').next().unwrap_or_default());
        let mut answers =
            Answers { cuda, exported: BTreeMap::new(), given: BTreeMap::new(), per_thread: BTreeMap::new() };
        for cells in lines(TABLE) {
            match cells.as_slice() {
                ["exported", symbol, answer] => drop(answers.exported.insert(*symbol, *answer == "yes")),
                ["legacy", name, history] => drop(answers.given.insert(*name, steps(history))),
                ["per_thread", name, history] => drop(answers.per_thread.insert(*name, steps(history))),
                _ => panic!("driver.tsv: {cells:?}"),
            }
        }
        answers
    });
    &ANSWERS
}

/// Parses a history such as `2.0 cuFoo 3.2 cuFoo_v2`. An empty history is written as `-`.
fn steps(history: &'static str) -> Vec<(Version, &'static str)> {
    let words: Vec<&str> = history.split(' ').filter(|word| *word != "-").collect();
    let steps = words.chunks_exact(2).map(|step| (version(step[0]), step[1]));
    steps.collect()
}

fn version(text: &str) -> Version {
    text.parse().unwrap_or_else(|error| panic!("driver.tsv: {error}"))
}
