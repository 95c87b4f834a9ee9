//! A new toolkit: its wheels are found, and an entry with their hashes goes into the manifest.
//!
//! The packages are those of the newest toolkit of the same major version, as NVIDIA names them anew only with a major.
//!
//! *Architecture invariant:* the manifest is written by people, so nothing of it is written anew: an entry's lines are
//! put between the lines that are there.

use super::{
    Progress,
    manifest::{Arch, Component, FILE, Manifest, Provides},
    pip::{self, Offer},
    wheels::Platform,
};
use crate::{diag::Failure, text_file, version::CudaVersion};
use std::{fs, path::Path};

/// A wheel of the new toolkit, and its hashes.
struct Found<'a> {
    component: &'a Component,
    x86_64: Offer,
    aarch64: Option<Offer>,
}

/// Adds `version` to the manifest in `repo_root`; says which wheels it found.
pub(super) fn add(
    repo_root: &Path,
    manifest: &Manifest,
    version: CudaVersion,
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let model = model(manifest, version)?;
    let found: Vec<Found<'_>> =
        model.iter().map(|component| find(component, version, progress)).collect::<Result<_, _>>()?;
    let path = repo_root.join(FILE);
    let text = text_file::read(&path, FILE).map_err(|error| error.into_failure(FILE))?;
    let text = insert(&text, version, &entry(version, &found));
    Manifest::parse(&text)?;
    fs::write(&path, text).map_err(|error| {
        Failure::environment(format!("cannot write {FILE}: {error}"), "check the permissions of the checkout")
    })?;
    Ok(found.iter().map(|found| format!("{} {}", found.component.package, found.x86_64.version)).collect())
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

fn find<'a>(component: &'a Component, version: CudaVersion, progress: &dyn Progress) -> Result<Found<'a>, Failure> {
    let package = &component.package;
    progress.step(&format!("looking for {package} {version}.*"));
    let newest = |arch, known| pip::find(package, &format!("{version}.*"), &Platform::linux(arch).tags, known);
    let x86_64 = newest(Arch::X86_64, false)?.ok_or_else(|| {
        Failure::wrong_use(
            format!("the package index has no {package} {version}.* for Linux"),
            format!("see which versions there are: python3 -m pip index versions {package}"),
        )
    })?;
    // Headers are always those of x86_64; only libraries are run.
    let is_run = component.provides.contains(&Provides::Libraries);
    let aarch64 = if is_run { newest(Arch::Aarch64, true)? } else { None };
    let aarch64 = aarch64.filter(|offer| offer.version == x86_64.version);
    Ok(Found { component, x86_64, aarch64 })
}

/// An entry as people write it.
fn entry(version: CudaVersion, found: &[Found<'_>]) -> String {
    let mut text = format!("  \"{version}\":\n");
    for Found { component, x86_64, aarch64 } in found {
        let provides: Vec<&str> = component.provides.iter().map(|what| what.word()).collect();
        text += &format!("    - package: {}\n", component.package);
        text += &format!("      version: \"{}\"\n", x86_64.version);
        text += &format!("      provides: [{}]\n", provides.join(", "));
        text += &format!("      sha256:\n        x86_64: {}\n", x86_64.sha256);
        if let Some(offer) = aarch64 {
            text += &format!("        aarch64: {}\n", offer.sha256);
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
