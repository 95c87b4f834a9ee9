//! `cargo xtask explain`, `cargo xtask coverage` and `cargo xtask diff`.

use codegen::{
    analysis, api::Api, diag::Failure, pipeline, registry::Registry, report, spec::Specs, version::CudaVersion,
};
use std::path::Path;

/// Everything after the last pass.
fn resolved(root: &Path) -> Result<(Specs, Vec<Registry>, Api), Failure> {
    let (specs, registries) = pipeline::load(root)?;
    let api = analysis::resolve(&registries, &specs)?;
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

/// How `diff` is shown.
#[derive(Clone, Copy, Default, clap::ValueEnum)]
pub(crate) enum Format {
    /// For a terminal
    #[default]
    Text,
    /// Markdown, for a pull request or release notes
    Md,
}

/// The registries are enough: nothing is resolved, so that an undecided role does not stand in the way.
pub(crate) fn diff(root: &Path, old: CudaVersion, new: CudaVersion, format: Format) -> Result<(), Failure> {
    let (specs, registries) = pipeline::load(root)?;
    let format = match format {
        Format::Text => report::diff::Format::Text,
        Format::Md => report::diff::Format::Markdown,
    };
    print!("{}", report::diff::render(&report::diff::diff(&registries, &specs, old, new)?, format));
    Ok(())
}
