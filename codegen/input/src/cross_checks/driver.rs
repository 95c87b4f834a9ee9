//! Answers of a driver on a machine with a GPU.
//!
//! These are its exported functions, and the functions that `cuGetProcAddress` returns for a name and a program's
//! version of CUDA.

use super::lines;
use crate::version::Version;
use std::{collections::BTreeMap, sync::LazyLock};

const TABLE: &str = include_str!("../../../../tests/cross_checks/driver.tsv");
/// The prefix of the first line. The driver's version and its version of CUDA follow.
const HEADING: &str = "# driver: ";

/// All answers of one driver.
pub struct Answers {
    /// The driver's version of CUDA. It does not have newer functions.
    pub cuda: Version,
    /// Each declared symbol, and true if the driver exports it.
    pub exported: BTreeMap<&'static str, bool>,
    /// The results of `cuGetProcAddress` for a name: pairs of the first version of CUDA and the symbol, the oldest
    /// first.
    pub given: BTreeMap<&'static str, Vec<(Version, &'static str)>>,
    /// The results for programs with per-thread default streams, if they differ.
    pub per_thread: BTreeMap<&'static str, Vec<(Version, &'static str)>>,
}

impl Answers {
    /// The oldest version of CUDA whose programs get a symbol for any name.
    pub fn first(&self, symbol: &str) -> Option<Version> {
        let steps = self.given.values().flatten().filter(|(_, given)| *given == symbol);
        steps.map(|(version, _)| *version).min()
    }
}

/// The table's answers.
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

/// `2.0 cuFoo 3.2 cuFoo_v2`; an empty history is `-`.
fn steps(history: &'static str) -> Vec<(Version, &'static str)> {
    let words: Vec<&str> = history.split(' ').filter(|word| *word != "-").collect();
    let steps = words.chunks_exact(2).map(|step| (version(step[0]), step[1]));
    steps.collect()
}

fn version(text: &str) -> Version {
    text.parse().unwrap_or_else(|error| panic!("driver.tsv: {error}"))
}
