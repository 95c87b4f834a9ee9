//! A new toolkit: its wheels are found, and an entry with their hashes goes into the manifest.
//!
//! Which packages are wanted is what the newest toolkit of the same major version has: NVIDIA names them anew only with a
//! major. Which versions of them belong to the toolkit is what NVIDIA says ([`makeup`]).
//!
//! *Architecture invariant:* the manifest is written by people, so nothing of it is written anew: an entry's lines are
//! put between the lines that are there.

use super::{
    Progress,
    client::Client,
    index::{self, Wanted},
    makeup::{self, Makeup},
    manifest::{Arch, Component, FILE, Manifest, Name, Provides},
    pip, remote,
    sha256::Sha256,
    unpack::Wrong,
    wheels::Platform,
};
use crate::{diag::Failure, text_file, version::CudaVersion};
use std::{fs, io, path::Path};

/// A wheel of the new toolkit, and its hashes.
struct Found<'a> {
    component: &'a Component,
    version: Name,
    x86_64: Sha256,
    aarch64: Option<Sha256>,
    /// `None` where the index does not let anybody read parts of wheels.
    record: Option<Sha256>,
}

/// Adds `version` to the manifest in `repo_root`; says which wheels it found.
pub(super) fn add(
    repo_root: &Path,
    manifest: &Manifest,
    version: CudaVersion,
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let model = model(manifest, version)?;
    let makeup = makeup(version, progress)?;
    let mut client = Client::start();
    let mut find = |component| find(component, version, &makeup, &mut client, progress);
    let found: Vec<Found<'_>> = model.iter().map(&mut find).collect::<Result<_, _>>()?;
    let path = repo_root.join(FILE);
    let text = text_file::read(&path, FILE).map_err(|error| error.into_failure(FILE))?;
    let text = insert(&text, version, &entry(version, &found));
    Manifest::parse(&text)?;
    fs::write(&path, text).map_err(|error| {
        Failure::environment(format!("cannot write {FILE}: {error}"), "check the permissions of the checkout")
    })?;
    Ok(found.iter().map(|found| format!("{} {}", found.component.package, found.version)).collect())
}

/// The toolkit whose packages the new one will have.
fn model(manifest: &Manifest, version: CudaVersion) -> Result<&[Component], Failure> {
    let same_major = manifest.toolkits.iter().rfind(|(other, _)| other.major == version.major);
    same_major.or(manifest.toolkits.iter().next_back()).map(|(_, components)| components.as_slice()).ok_or_else(|| {
        Failure::wrong_use(
            format!("{FILE} lists no toolkit to go by"),
            "write the first entry by hand, as its head tells",
        )
    })
}

/// What NVIDIA says that the newest release of the toolkit is made up of.
fn makeup(version: CudaVersion, progress: &dyn Progress) -> Result<Makeup, Failure> {
    let package = makeup::PACKAGE;
    progress.step(&format!("looking for {package} {version}.*"));
    let offer = pip::find(package, &format!("=={version}.*"), &[], false)?.ok_or_else(|| {
        Failure::wrong_use(
            format!("the package index has no {package} {version}.*, which says what the toolkit is made up of"),
            format!("see which there are: python3 -m pip index versions {package}; or write the entry by hand"),
        )
    })?;
    Makeup::read(&offer.requires).map_err(|why| {
        Failure::environment(
            format!("{package} {} is not as expected: {why}", offer.version),
            "write the entry by hand",
        )
    })
}

fn find<'a>(
    component: &'a Component,
    toolkit: CudaVersion,
    makeup: &Makeup,
    client: &mut io::Result<Client>,
    progress: &dyn Progress,
) -> Result<Found<'a>, Failure> {
    let package = &component.package;
    let wanted = makeup.0.get(package.as_str()).ok_or_else(|| {
        let named: Vec<&str> = makeup.0.keys().map(String::as_str).collect();
        Failure::wrong_use(
            format!("{} {toolkit} names no {package}; it names {}", makeup::PACKAGE, named.join(", ")),
            "NVIDIA calls its packages anew: write the entry by hand",
        )
    })?;
    progress.step(&format!("looking for {package}{wanted}"));
    let listed = match client {
        Ok(client) => in_parts(component, wanted, client),
        Err(error) => Err(Wrong::Unreadable(error.to_string())),
    };
    match listed {
        Ok(found) => Ok(found),
        Err(Wrong::Refused(failure)) => Err(failure),
        Err(Wrong::Unreadable(why)) => {
            progress.step(&format!("asking pip, because {why}"));
            whole(component, wanted)
        }
    }
}

/// Finds the wheels of a component in the index's list, and the list of files in the one with headers.
fn in_parts<'a>(component: &'a Component, wanted: &Wanted, client: &mut Client) -> Result<Found<'a>, Wrong> {
    let files = client.files(&component.package).map_err(|error| Wrong::Unreadable(error.to_string()))?;
    let newest = |wanted: &Wanted, arch| index::newest(&files, wanted, &Platform::linux(arch));
    let (version, wheel) = newest(wanted, Arch::X86_64).ok_or_else(|| none(component, wanted))?;
    let lists_no_hash = || Wrong::Unreadable(format!("the index tells no sha256 of {}", wheel.filename));
    let x86_64 = wheel.sha256.clone().ok_or_else(lists_no_hash)?;
    let same = Wanted { prefix: version.to_owned(), least: None };
    let aarch64 = newest(&same, Arch::Aarch64).filter(|(other, _)| is_run(component) && *other == version);
    let provides_headers = component.provides.contains(&Provides::Headers);
    Ok(Found {
        component,
        version: version.parse().map_err(Wrong::Unreadable)?,
        x86_64,
        aarch64: aarch64.and_then(|(_, wheel)| wheel.sha256.clone()),
        record: if provides_headers { Some(remote::record(client, wheel)?) } else { None },
    })
}

/// Finds the wheels of a component with pip, which mostly has to fetch them for that.
fn whole<'a>(component: &'a Component, wanted: &Wanted) -> Result<Found<'a>, Failure> {
    let newest = |versions: &str, arch, known| {
        pip::find(component.package.as_str(), versions, &Platform::linux(arch).tags, known)
    };
    let x86_64 = newest(&wanted.to_string(), Arch::X86_64, false)?.ok_or_else(|| none(component, wanted))?;
    let same = format!("=={}", x86_64.version);
    let aarch64 = if is_run(component) { newest(&same, Arch::Aarch64, true)? } else { None };
    Ok(Found {
        component,
        version: x86_64.version,
        x86_64: x86_64.sha256,
        aarch64: aarch64.map(|offer| offer.sha256),
        record: None,
    })
}

/// Headers are always those of x86_64; only libraries are run.
fn is_run(component: &Component) -> bool {
    component.provides.contains(&Provides::Libraries)
}

fn none(component: &Component, wanted: &Wanted) -> Failure {
    let package = &component.package;
    Failure::wrong_use(
        format!("the package index has no {package}{wanted} for Linux"),
        format!("see which versions there are: python3 -m pip index versions {package}"),
    )
}

/// An entry as people write it.
fn entry(version: CudaVersion, found: &[Found<'_>]) -> String {
    let mut text = format!("  \"{version}\":\n");
    for Found { component, version, x86_64, aarch64, record } in found {
        let provides: Vec<&str> = component.provides.iter().map(|what| what.word()).collect();
        text += &format!("    - package: {}\n", component.package);
        text += &format!("      version: \"{version}\"\n");
        text += &format!("      provides: [{}]\n", provides.join(", "));
        text += &format!("      sha256:\n        x86_64: {x86_64}\n");
        if let Some(aarch64) = aarch64 {
            text += &format!("        aarch64: {aarch64}\n");
        }
        if let Some(record) = record {
            text += &format!("      record: {record}\n");
        }
    }
    text
}

/// `text` with `entry` in front of the next newer toolkit, or behind the last.
fn insert(text: &str, version: CudaVersion, entry: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let listed = |line: &str| -> Option<CudaVersion> {
        line.strip_prefix("  ")?.strip_suffix(':')?.trim_matches(['"', '\'']).parse().ok()
    };
    let newer = lines.iter().position(|line| listed(line).is_some_and(|other| other > version));
    let last = lines.iter().rposition(|line| listed(line).is_some());
    let (place, entry) = match (newer, last) {
        (Some(newer), _) => (newer, format!("{entry}\n")),
        // Behind the last line of the last entry.
        (None, Some(last)) => {
            let rest = lines[last + 1..].iter().take_while(|line| line.starts_with("    ")).count();
            (last + 1 + rest, format!("\n{entry}"))
        }
        (None, None) => (lines.len(), entry.to_owned()),
    };
    let text = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    text(&lines[..place]) + &entry + &text(&lines[place..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_goes_where_its_version_belongs() {
        let text = "# Head\ntoolkits:\n  \"12.9\":\n    - a\n\n  \"13.0\":\n    - b\n\n# Tail\nlibclang: x\n";
        let with = |version: &str| insert(text, version.parse().unwrap(), "  NEW:\n    - n\n");
        assert_eq!(with("12.8"), text.replace("  \"12.9\":", "  NEW:\n    - n\n\n  \"12.9\":"));
        assert_eq!(with("12.10"), text.replace("  \"13.0\":", "  NEW:\n    - n\n\n  \"13.0\":"));
        assert_eq!(with("13.4"), text.replace("    - b\n", "    - b\n\n  NEW:\n    - n\n"));
    }

    #[test]
    fn packages_are_those_of_the_newest_of_the_major() {
        let manifest = Manifest::parse(super::super::manifest::tests::GOOD).unwrap();
        let first = |version: &str| model(&manifest, version.parse().unwrap()).unwrap()[0].version.to_string();
        assert_eq!(first("12.10"), "12.9.79");
        assert_eq!(first("13.4"), first("14.0"));
        assert_ne!(first("13.4"), first("12.10"));
    }
}
