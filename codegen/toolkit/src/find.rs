//! Finds a toolkit's wheel of a package, and the hashes of the wheel.
//!
//! *Architecture invariant:* this module writes nothing. If the file list of a wheel can be fetched separately, the
//! wheel is not downloaded.

use super::{
    Progress,
    client::Client,
    index::{self, Wanted},
    makeup::{self, Makeup},
    manifest::{Arch, Component, Name, Provides},
    pin::Platform,
    pip, remote,
    sha256::Sha256,
    unpack::Wrong,
};
use codegen_core::{diag::Failure, version::Version};
use std::io;

/// A requested package, and the parts of the package that are used.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish<'a> {
    pub(super) package: &'a Name,
    pub(super) provides: &'a [Provides],
    pub(super) from: Option<&'a str>,
}

impl<'a> Wish<'a> {
    /// Requests the package and the parts that a component in the manifest specifies.
    pub(super) fn like(Component { package, provides, from, version: _, sha256: _, record: _ }: &'a Component) -> Self {
        Self { package, provides, from: from.as_deref() }
    }

    /// Returns true if the package contains libraries that tests load. Such a package is needed for every machine. A
    /// package that contains only headers is needed for one machine.
    fn is_run(self) -> bool {
        self.provides.contains(&Provides::Libraries)
    }
}

/// A wheel that belongs to a toolkit, and the hashes of the wheel.
#[derive(Debug)]
pub(super) struct Found<'a> {
    pub(super) wish: Wish<'a>,
    pub(super) version: Name,
    pub(super) x86_64: Option<Sha256>,
    pub(super) aarch64: Option<Sha256>,
    /// The hash of the wheel's file list. `None` if the index does not support reading parts of wheels.
    pub(super) record: Option<Sha256>,
}

/// Finds the package's wheel that belongs to the toolkit, according to NVIDIA.
pub(super) fn find<'a>(
    wish: Wish<'a>,
    toolkit: Version,
    makeup: &Makeup,
    client: &mut io::Result<Client>,
    progress: &dyn Progress,
) -> Result<Found<'a>, Failure> {
    let package = wish.package;
    let wanted = makeup.0.get(package.as_str()).ok_or_else(|| {
        let named: Vec<&str> = makeup.0.keys().map(String::as_str).collect();
        Failure::wrong_use(
            format!("{} {toolkit} does not list {package}, but lists {}", makeup::PACKAGE, named.join(", ")),
            "write the entry by hand, because NVIDIA has renamed its packages",
        )
    })?;
    newest(wish, wanted, client, progress)
}

/// Finds the package's wheel for the newest of the requested versions.
pub(super) fn newest<'a>(
    wish: Wish<'a>,
    wanted: &Wanted,
    client: &mut io::Result<Client>,
    progress: &dyn Progress,
) -> Result<Found<'a>, Failure> {
    progress.step(&format!("looking for {}{wanted}", wish.package));
    let listed = match client {
        Ok(client) => in_parts(wish, wanted, client),
        Err(error) => Err(Wrong::Unreadable(error.to_string())),
    };
    match listed {
        Ok(found) => Ok(found),
        Err(Wrong::Refused(failure)) => Err(failure),
        Err(Wrong::Unreadable(why)) => {
            progress.step(&format!("using pip, because {why}"));
            whole(wish, wanted)
        }
    }
}

/// Finds the wheels of a package in the index's list of files, and reads the file list of the wheel that contains the
/// headers.
fn in_parts<'a>(wish: Wish<'a>, wanted: &Wanted, client: &mut Client) -> Result<Found<'a>, Wrong> {
    let files = client.files(wish.package).map_err(|error| Wrong::Unreadable(error.to_string()))?;
    let newest = |arch| index::newest(&files, wanted, &Platform::linux(arch));
    let x86_64 = newest(Arch::X86_64);
    let (version, wheel) = x86_64.or_else(|| newest(Arch::Aarch64)).ok_or_else(|| none(wish, wanted))?;
    let sha256 = wheel.sha256.clone();
    let sha256 = sha256.ok_or_else(|| Wrong::Unreadable(format!("the index has no sha256 of {}", wheel.filename)))?;
    let record = wish.provides.contains(&Provides::Headers).then(|| remote::record(client, wheel)).transpose()?;
    let version: Name = version.parse().map_err(Wrong::Unreadable)?;
    if x86_64.is_none() {
        return Ok(Found { wish, version, x86_64: None, aarch64: Some(sha256), record });
    }
    let same = index::exactly(&files, &version, None, &Platform::linux(Arch::Aarch64)).filter(|_| wish.is_run());
    Ok(Found { wish, version, x86_64: Some(sha256), aarch64: same.and_then(|wheel| wheel.sha256.clone()), record })
}

/// Finds the wheels of a package with pip, which usually downloads the wheels.
fn whole<'a>(wish: Wish<'a>, wanted: &Wanted) -> Result<Found<'a>, Failure> {
    // pip does not distinguish between a network failure and a package without wheels for a machine.
    let newest =
        |versions: &str, arch, known| pip::find(wish.package.as_str(), versions, &Platform::linux(arch).tags, known);
    let record = None;
    let offer = match newest(&wanted.to_string(), Arch::X86_64, false) {
        Ok(Some(offer)) => offer,
        failed => {
            let only = newest(&wanted.to_string(), Arch::Aarch64, failed.is_ok())?;
            let only = only.ok_or_else(|| failed.err().unwrap_or_else(|| none(wish, wanted)))?;
            return Ok(Found { wish, version: only.version, x86_64: None, aarch64: Some(only.sha256), record });
        }
    };
    let same = format!("=={}", offer.version);
    let aarch64 = if wish.is_run() { newest(&same, Arch::Aarch64, true)? } else { None };
    let aarch64 = aarch64.map(|offer| offer.sha256);
    Ok(Found { wish, version: offer.version, x86_64: Some(offer.sha256), aarch64, record })
}

fn none(wish: Wish<'_>, wanted: &Wanted) -> Failure {
    let package = wish.package;
    Failure::wrong_use(
        format!("the package index has no {package}{wanted} for Linux"),
        format!("list the available versions with `python3 -m pip index versions {package}`"),
    )
}
