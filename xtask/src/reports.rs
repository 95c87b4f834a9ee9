//! `cargo xtask explain` and `cargo xtask diff`: reports about functions, and about changes between toolkits.

use codegen::{analysis, api::Api, diag::Failure, pipeline, registry::Registry, report, spec::Specs, version::Version};
use std::{path::Path, str::FromStr};

/// Loads and resolves the specs and registries.
fn resolved(root: &Path) -> Result<(Specs, Vec<Registry>, Api), Failure> {
    let (specs, registries) = pipeline::load(root)?;
    let api = analysis::resolve(&registries, &specs)?;
    Ok((specs, registries, api))
}

pub(crate) fn explain(root: &Path, name: &str) -> Result<(), Failure> {
    let (specs, registries, api) = resolved(root)?;
    print!("{}", report::explain(name, &api, &registries, &specs, &pipeline::LANGUAGES)?);
    Ok(())
}

pub(crate) fn keys() -> Result<(), Failure> {
    print!("{}{}", codegen::spec::reference(), codegen::views::reference());
    Ok(())
}

pub(crate) fn coverage(root: &Path) -> Result<(), Failure> {
    let (_, registries, api) = resolved(root)?;
    let report = report::coverage(&api, &registries);
    print!("{}", report.text);
    report.check()
}

/// The version that a comparison starts from: a toolkit (`12.9`), or a release of an independently versioned library
/// (`nccl@2.27`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OldVersion {
    library: Option<String>,
    version: Version,
}

impl FromStr for OldVersion {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('@') {
            Some((library, version)) => Ok(Self { library: Some(library.to_owned()), version: version.parse()? }),
            None => Ok(Self { library: None, version: text.parse()? }),
        }
    }
}

/// The output format of `cargo xtask diff`.
#[derive(Clone, Copy, Default, clap::ValueEnum)]
pub(crate) enum Format {
    /// Text for a terminal
    #[default]
    Text,
    /// Markdown, for a pull request or release notes
    Md,
}

/// Prints the differences between two versions. Only registries are compared. Roles are not resolved, so undecided
/// parameters are not an error.
pub(crate) fn diff(root: &Path, old: &OldVersion, new: Version, format: Format) -> Result<(), Failure> {
    let (specs, registries) = pipeline::load(root)?;
    let format = match format {
        Format::Text => report::diff::Format::Text,
        Format::Md => report::diff::Format::Markdown,
    };
    print!(
        "{}",
        report::diff::render(
            &report::diff::diff(&registries, &specs, old.library.as_deref(), (old.version, new))?,
            format
        )
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_toolkits_and_releases_of_a_library_are_parsed() {
        let old = |text: &str| text.parse::<OldVersion>();
        let version = "2.27".parse().unwrap();
        assert_eq!(old("2.27"), Ok(OldVersion { library: None, version }));
        assert_eq!(old("x@2.27"), Ok(OldVersion { library: Some("x".to_owned()), version }));
        assert!(old("x@2").is_err() && old("x").is_err());
    }
}
