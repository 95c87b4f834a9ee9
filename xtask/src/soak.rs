//! `cargo xtask hunt soak`: long use of both packages.

use crate::{
    soundness,
    test::{Context, python},
};
use codegen::diag::Failure;
use std::path::Path;

/// The test with a configurable duration, which runs for some seconds with every run of the suite.
const TEST: &str = "tests/python/test_soak.py";

/// Processes that end while daemon threads are inside calls.
const EXITS: &str = "tests/python/exits.py";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The seconds: half of them in Python, half in Rust
    #[arg(long, default_value_t = 60)]
    minutes: u64,
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let seconds = options.minutes * 30;
    let context = Context::new(root)?;
    let programs = &context.programs;
    let venv = python::tested(&context)?;
    let pytest = ["-m", "pytest", "-p", "no:cacheprovider", "-c", "tests/python/pytest.ini", "--capture=no", TEST];
    programs.run(venv.python(programs).args(pytest).env("CUBIND_SOAK_SECONDS", seconds.to_string()))?;
    // About four pairs of processes per second.
    let runs = (seconds / 2).max(10).to_string();
    programs.run(venv.python(programs).args([EXITS, "--runs", &runs]))?;
    soundness::soak(root, seconds)
}
