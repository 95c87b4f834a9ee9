//! `cargo xtask semver`: which programs that compile with the crate of another revision do not any more.

use crate::{git::Git, shell::Programs, test::CRATE, tools::Tool};
use codegen::diag::Failure;
use std::path::Path;

/// The program that compares what two versions of a crate have. Its lints, and the compilers that it can read, depend on its
/// version.
const TOOL: Tool = Tool { name: "cargo-semver-checks", version: "0.51.0" };

/// What is compared.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The git revision to compare with; otherwise the merge base with origin/main or main, else HEAD
    #[arg(long, value_name = "REV")]
    base: Option<String>,
    /// The crate's features to compare, with commas between them; otherwise all
    #[arg(long, value_name = "LIST")]
    features: Option<String>,
}

/// Compares; fails if something is missing or changed that programs may use.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let git = Git::new(root)?;
    let base = match &options.base {
        Some(name) => git.revision(name)?,
        None => git.beginning()?,
    };
    let programs = Programs::new(root)?;
    let tool = TOOL.installed(&programs)?;
    println!("the generated crate against that of {base}");
    // What breaks is listed, whatever the versions in the manifests are.
    let common =
        ["semver-checks", "--manifest-path", CRATE, "--release-type", "minor", "--baseline-rev", base.commit()];
    let command = programs.program(&tool).args(common).env("CARGO_TARGET_DIR", programs.target());
    programs.run(match &options.features {
        Some(list) => command.args(["--only-explicit-features", "--features", list]),
        None => command.arg("--all-features"),
    })
}
