//! `cargo xtask deny`: what the crates that others are asked to build and to ship depend on.

use crate::{shell::Programs, tools::Tool};
use codegen::diag::Failure;
use std::path::Path;

const TOOL: Tool = Tool { name: "cargo-deny", version: "0.20.2" };
/// The generator and its commands; the crate; the extension of the Python package.
const MANIFESTS: [&str; 3] = ["Cargo.toml", "generated/cubind/Cargo.toml", "generated/cubind-py/Cargo.toml"];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Without RustSec's list of vulnerabilities, which comes from the network
    #[arg(long)]
    offline: bool,
}

/// Compares licences, sources, versions and known vulnerabilities with what `.deny.toml` allows.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    let tool = TOOL.installed(&programs)?;
    let checks: &[&str] =
        if options.offline { &["licenses", "bans", "sources"] } else { &["licenses", "bans", "sources", "advisories"] };
    for manifest in MANIFESTS {
        println!("{manifest}:");
        let arguments = ["--config", ".deny.toml", "--manifest-path", manifest, "--all-features", "check"];
        programs.run(programs.program(&tool).args(arguments).args(checks))?;
    }
    Ok(())
}
