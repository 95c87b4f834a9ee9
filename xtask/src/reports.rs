//! `cargo xtask explain` and `cargo xtask coverage`.

use codegen::{api::Api, diag::Failure, pipeline, registry::Registry, report, resolve, spec::Specs};
use std::path::Path;

/// Everything after the last pass.
fn resolved(root: &Path) -> Result<(Specs, Vec<Registry>, Api), Failure> {
    let (specs, registries) = pipeline::load(root)?;
    let api = resolve::resolve(&registries, &specs)?;
    Ok((specs, registries, api))
}

pub(crate) fn explain(root: &Path, name: &str) -> Result<(), Failure> {
    let (specs, registries, api) = resolved(root)?;
    print!("{}", report::explain(name, &api, &registries, &specs)?);
    Ok(())
}

pub(crate) fn coverage(root: &Path) -> Result<(), Failure> {
    let (_, registries, api) = resolved(root)?;
    let report = report::coverage(&api, &registries);
    print!("{}", report.text);
    report.check()
}
