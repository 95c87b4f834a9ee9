//! Finds newer toolkits and library releases that are in the package index, but not in the manifest.
//!
//! *Architecture invariant:* this module writes nothing, and downloads no wheels. The index's lists of files are
//! sufficient.

use super::{
    Progress,
    client::{Client, Listed},
    index,
    makeup::PACKAGE,
    manifest::{Arch, Manifest, Name},
    pin::Platform,
};
use codegen_core::{diag::Failure, header_set::HeaderSet, version::Version};

/// Returns the versions after the newest listed one, oldest first. Toolkits precede releases.
pub(super) fn news(manifest: &Manifest, progress: &dyn Progress) -> Result<Vec<HeaderSet>, Failure> {
    let mut client = Client::start().map_err(|error| silent(&error.to_string()))?;
    let mut files = |package: &Name| {
        progress.step(&format!("looking for {package}"));
        client.files(package).map_err(|error| silent(&format!("{package}: {error}")))
    };
    let toolkits = files(&PACKAGE.parse().map_err(|why: String| silent(&why))?)?;
    let mut news: Vec<HeaderSet> =
        newer(&toolkits, manifest.toolkits.keys().next_back()).map(HeaderSet::Toolkit).collect();
    for (library, releases) in &manifest.releases {
        let Some((listed, release)) = releases.iter().next_back() else { continue };
        // The first wheel of a release contains the library. The version of this wheel is the version of the release.
        let Some(wheel) = release.wheels.first() else { continue };
        let newer = newer(&files(&wheel.package)?, Some(listed)).collect::<Vec<_>>();
        news.extend(newer.into_iter().map(|version| HeaderSet::Release { library: library.clone(), version }));
    }
    Ok(news)
}

/// Returns the package's versions after the newest listed one. Only versions with a wheel for the machine whose headers
/// are scanned are returned.
fn newer(files: &[Listed], listed: Option<&Version>) -> impl Iterator<Item = Version> {
    let platform = Platform::linux(Arch::X86_64);
    index::minors(files, &platform).into_iter().filter(move |version| listed.is_none_or(|listed| version > listed))
}

fn silent(why: &str) -> Failure {
    Failure::environment(format!("cannot read the package index: {why}"), "check the network, and PIP_INDEX_URL")
}
