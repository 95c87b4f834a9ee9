//! `cargo xtask hunt soak`: uses the Rust crate and the Python package for a long time, to find errors and growing
//! memory.

use crate::{
    soundness,
    test::{Context, python},
};
use codegen::diag::Failure;
use std::path::Path;

/// The Rust test whose duration can be configured. In the test suite, this test runs for a few seconds.
const TEST: &str = "tests/python/test_soak.py";

/// The script that starts processes which end while daemon threads are inside calls to C functions.
const EXITS: &str = "tests/python/exits.py";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The duration in seconds. Python and Rust each get half of the duration
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
    // The script runs about four pairs of processes per second.
    let runs = (seconds / 2).max(10).to_string();
    programs.run(venv.python(programs).args([EXITS, "--runs", &runs]))?;
    soundness::soak(root, seconds)
}
