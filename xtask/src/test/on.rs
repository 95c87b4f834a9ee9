//! `cargo xtask test --on`: runs tests for other machine types and with other Python versions.

use super::{Context, Options, Step, choose, in_sequence, run_and_summarize};
use crate::{interpreters, platforms, pythons};
use codegen::diag::Failure;
use std::{path::Path, str::FromStr};

/// A machine type or a Python version for which tests run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A machine type, which is the first word in the names of its steps.
    Machine(&'static str),
    Python(interpreters::Version),
    /// Every Python version that the wheel supports.
    Pythons,
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut machines = platforms::STEPS.iter().filter_map(|step| step.name.split(' ').next());
        match (text, machines.find(|machine| *machine == text)) {
            (_, Some(machine)) => Ok(Self::Machine(machine)),
            ("pythons", None) => Ok(Self::Pythons),
            (version, None) => pythons::version(version)
                .map(Self::Python)
                .map_err(|error| format!("aarch64, windows, pythons, or a version of Python: {error}")),
        }
    }
}

/// Runs the steps for the selected machine types, and then the test suite with the selected Python versions.
pub(super) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let only = options.only.as_deref();
    let (mut machines, mut versions) = (Vec::new(), Vec::new());
    for place in &options.on {
        match place {
            Place::Machine(machine) => machines.push(*machine),
            Place::Python(version) => versions.push(*version),
            Place::Pythons => versions.extend(pythons::versions()),
        }
    }
    let is_meant = |step: &&Step| machines.iter().any(|machine| step.name.split(' ').next() == Some(machine));
    if options.list {
        platforms::STEPS.iter().filter(is_meant).for_each(|step| println!("{}", step.name));
        versions.iter().for_each(|version| println!("{version}"));
        return Ok(());
    }
    if !machines.is_empty() {
        let chosen: Vec<&Step> = choose(platforms::STEPS, only).into_iter().filter(is_meant).collect();
        let command = format!("test --on {}", machines.join(","));
        run_and_summarize(&Context::new(root)?, &chosen, only, &command, in_sequence)?;
    }
    if versions.is_empty() { Ok(()) } else { pythons::run(root, &versions, only) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machines_and_pythons_are_parsed() {
        assert_eq!("windows".parse(), Ok(Place::Machine("windows")));
        assert_eq!("pythons".parse(), Ok(Place::Pythons));
        assert!(matches!("3.15t".parse(), Ok(Place::Python(version)) if version.is_free_threaded));
        for wrong in ["macos", "3.10", "python", ""] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }
}
