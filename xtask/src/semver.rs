//! The test step `crate semver`: compares the crate with the crate in another revision, to detect changes that break
//! programs.

use crate::{
    git::Git,
    test::{CRATE, Context},
    tools::Tool,
};
use codegen::diag::Failure;

/// The program that compares the public items in two versions of a crate. The program's lints and the compilers that it
/// supports depend on its version.
const TOOL: Tool = Tool { name: "cargo-semver-checks", version: "0.51.0" };

/// Compares the two versions of the crate. Fails if a public item was removed or changed.
pub(crate) fn run(context: &Context<'_>) -> Result<(), Failure> {
    let (programs, options) = (&context.programs, &context.options);
    let git = Git::new(context.root)?;
    let base = match &options.base {
        Some(name) => git.revision(name)?,
        None => git.beginning()?,
    };
    let tool = TOOL.installed(programs)?;
    println!("comparing the generated crate with that of {base}");
    // Breaking changes are listed regardless of the version numbers in the manifests.
    let common =
        ["semver-checks", "--manifest-path", CRATE, "--release-type", "minor", "--baseline-rev", base.commit()];
    let command = programs.program(&tool).args(common).env("CARGO_TARGET_DIR", programs.target());
    programs.run(match &options.features {
        Some(list) => command.args(["--only-explicit-features", "--features", list]),
        None => command.arg("--all-features"),
    })
}
