//! The test step `dependencies`: checks the dependencies of the crates that others build or that are shipped.

use crate::{test::Context, tools::Tool};
use codegen::diag::Failure;

const TOOL: Tool = Tool { name: "cargo-deny", version: "0.20.2" };
/// The manifests of the workspace (generator and commands), of the generated crate, and of the Python extension.
const MANIFESTS: [&str; 3] = ["Cargo.toml", "generated/cubind/Cargo.toml", "generated/cubind-py/Cargo.toml"];

/// Checks the licenses, sources, versions and known vulnerabilities of dependencies against `.deny.toml`.
pub(crate) fn run(context: &Context<'_>) -> Result<(), Failure> {
    let programs = &context.programs;
    let tool = TOOL.installed(programs)?;
    let checks: &[&str] = if context.options.offline {
        &["licenses", "bans", "sources"]
    } else {
        &["licenses", "bans", "sources", "advisories"]
    };
    for manifest in MANIFESTS {
        println!("{manifest}:");
        let arguments = ["--config", ".deny.toml", "--manifest-path", manifest, "--all-features", "check"];
        programs.run(programs.program(&tool).args(arguments).args(checks))?;
    }
    Ok(())
}
