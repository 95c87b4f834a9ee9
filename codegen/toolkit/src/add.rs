//! Adds entries to the manifest of toolkits: a new toolkit with its wheels, and new packages of listed toolkits.
//!
//! A new toolkit gets the packages of the newest toolkit with the same major version, because NVIDIA renames packages
//! only in a new major version. The first toolkit of a major version gets the packages of the nearest listed toolkit.
//! In package names that end with the major version (`nvidia-…-cu12`), the new major version replaces the old one. The
//! versions of the packages are determined by NVIDIA's metadata ([`makeup`]) or by the user.
//!
//! *Architecture invariant:* people write the manifest, so existing lines are never rewritten. The lines of a new entry
//! are inserted between existing lines.

use super::{
    Progress,
    client::Client,
    find::{Found, Wish, find},
    makeup::{self, Makeup},
    manifest::{Component, FILE, Manifest, Provides},
    pip,
};
use codegen_core::{diag::Failure, text_file, version::Version};
use std::{fs, path::Path};

/// A toolkit to add to the manifest.
#[derive(Clone, Debug)]
pub struct NewToolkit<'a> {
    /// The version of the toolkit.
    pub version: Version,
    /// Set if only the history of the toolkit's declarations is needed. In this case, missing packages are omitted, and
    /// only the headers in the other packages are used.
    pub is_unbound: bool,
    /// Versions of packages, as `PACKAGE==VERSION`. These versions override NVIDIA's metadata.
    pub wheels: &'a [String],
}

/// Adds a toolkit to the manifest in `repo_root`. Returns descriptions of the wheels that were found.
pub(super) fn add(
    repo_root: &Path,
    manifest: &Manifest,
    new: &NewToolkit<'_>,
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let NewToolkit { version, is_unbound, wheels } = *new;
    let mut model = model(manifest, version)?;
    let named = Makeup::read(wheels).map_err(|why| {
        Failure::wrong_use(
            why,
            "specify a wheel as for pip, such as \
                                                                   PACKAGE==VERSION",
        )
    })?;
    let mut makeup = match published(version, progress)? {
        Some(makeup) => makeup,
        None if !wheels.is_empty() => Makeup::default(),
        None => return Err(unpublished(version)),
    };
    makeup.0.extend(named.0);
    if is_unbound {
        model.retain(|package| makeup.0.contains_key(package.name.as_str()));
        model.iter_mut().for_each(|package| package.provides = vec![Provides::Headers]);
    }
    let mut client = Client::start();
    let mut find = |package| find(Package::wish(package), version, &makeup, &mut client, progress);
    let found: Vec<Found<'_>> = model.iter().map(&mut find).collect::<Result<_, _>>()?;
    let entry = format!("  \"{version}\":\n{}", found.iter().map(lines).collect::<String>());
    edit(repo_root, |text| Ok(insert(text, version, &entry)))?;
    Ok(found.iter().map(title).collect())
}

/// Returns the components of a toolkit that the manifest neither lists as wheels nor declares as `unbound`.
pub(super) fn unlisted_components(
    manifest: &Manifest,
    version: Version,
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let Some(makeup) = published(version, progress)? else { return Ok(Vec::new()) };
    Ok(unlisted(manifest, version, makeup.0.into_keys()))
}

fn unlisted(manifest: &Manifest, version: Version, components: impl Iterator<Item = String>) -> Vec<String> {
    let listed = |name: &str| {
        let mut components = manifest.toolkits.get(&version).into_iter().flatten();
        components.any(|component| component.package.as_str() == name)
    };
    let is_meant = |unbound: &String, name: &str| match unbound.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => unbound == name,
    };
    let is_unbound = |name: &str| manifest.unbound.keys().any(|unbound| is_meant(unbound, name));
    components.filter(|name| !listed(name) && !is_unbound(name)).collect()
}

/// Adds packages to the entries of all toolkits that contain the packages but do not list them. Returns a description
/// of each wheel that was found, with the version of its toolkit.
pub(super) fn add_packages(
    repo_root: &Path,
    manifest: &Manifest,
    packages: &[Package],
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let mut client = Client::start();
    let mut told = Vec::new();
    for (version, components) in &manifest.toolkits {
        // NVIDIA does not publish the components of the oldest toolkits. The manifest's versions of these toolkits'
        // packages were determined by hand.
        let Some(makeup) = published(*version, progress)? else { continue };
        let listed = |package: &Package| components.iter().any(|component| component.package == package.name);
        for package in packages.iter().filter(|it| makeup.0.contains_key(it.name.as_str()) && !listed(it)) {
            let found = find(package.wish(), *version, &makeup, &mut client, progress)?;
            edit(repo_root, |text| Ok(append(text, *version, &lines(&found))))?;
            told.push(format!("{version}: {}", title(&found)));
        }
    }
    Ok(told)
}

/// A package to add to the entries of toolkits.
#[derive(Clone, Debug)]
pub struct Package {
    name: super::manifest::Name,
    provides: Vec<Provides>,
    from: Option<String>,
}

impl Package {
    /// Creates a package from its name, the parts of the package that are used, and, if specified, the only folder from
    /// which these parts are taken.
    pub fn new(name: &str, provides: Vec<Provides>, from: Option<String>) -> Result<Self, Failure> {
        let name =
            name.parse().map_err(|why: String| Failure::wrong_use(why, "write the package's name as it is on PyPI"))?;
        Ok(Self { name, provides, from })
    }

    /// Returns the package that contains the same component for another major version, according to NVIDIA's naming
    /// rules.
    fn like(component: &Component, from: u32, to: u32) -> Result<Self, Failure> {
        let Component { package, provides, from: folder, version: _, sha256: _, record: _ } = component;
        let renamed = package.as_str().strip_suffix(&format!("-cu{from}")).map(|stem| format!("{stem}-cu{to}"));
        Self::new(renamed.as_deref().unwrap_or(package.as_str()), provides.clone(), folder.clone())
    }

    fn wish(&self) -> Wish<'_> {
        Wish { package: &self.name, provides: &self.provides, from: self.from.as_deref() }
    }
}

/// Returns the packages of the new toolkit, which are copied from another toolkit's entry.
fn model(manifest: &Manifest, version: Version) -> Result<Vec<Package>, Failure> {
    let same_major = manifest.toolkits.iter().rfind(|(other, _)| other.major == version.major);
    let older = || manifest.toolkits.range(..version).next_back();
    let nearest = same_major.or_else(older).or_else(|| manifest.toolkits.iter().next());
    let (other, components) = nearest.ok_or_else(|| {
        Failure::wrong_use(
            format!("{FILE} contains no toolkit whose entry could be copied"),
            "write the first entry by hand. The beginning of the file describes the format",
        )
    })?;
    components.iter().map(|component| Package::like(component, other.major, version.major)).collect()
}

/// Returns the components of the newest release of the toolkit, according to NVIDIA.
pub(super) fn makeup(version: Version, progress: &dyn Progress) -> Result<Makeup, Failure> {
    published(version, progress)?.ok_or_else(|| unpublished(version))
}

/// Like `makeup`, but returns `None` if NVIDIA does not publish the toolkit's list of components.
fn published(version: Version, progress: &dyn Progress) -> Result<Option<Makeup>, Failure> {
    let package = makeup::PACKAGE;
    progress.step(&format!("looking for {package} {version}.*"));
    let Some(offer) = pip::find(package, &format!("=={version}.*"), &[], false)? else { return Ok(None) };
    let makeup = Makeup::read(&offer.requires).map_err(|why| {
        Failure::environment(
            format!("pip's report on {package} {} has an unexpected form: {why}", offer.version),
            "write the entry by hand",
        )
    })?;
    Ok(Some(makeup))
}

fn unpublished(version: Version) -> Failure {
    let package = makeup::PACKAGE;
    Failure::wrong_use(
        format!("the package index has no {package} {version}.*, the package that lists the toolkit's components"),
        format!(
            "list the available versions with `python3 -m pip index versions {package}`, or specify the wheels with \
            `--wheel PACKAGE==VERSION`"
        ),
    )
}

pub(super) fn title(found: &Found<'_>) -> String {
    format!("{} {}", found.wish.package, found.version)
}

/// Formats the lines of the manifest that describe a wheel.
pub(super) fn lines(Found { wish, version, x86_64, aarch64, record }: &Found<'_>) -> String {
    let provides: Vec<&str> = wish.provides.iter().map(|what| what.word()).collect();
    let mut text = format!("    - package: {}\n", wish.package);
    text += &format!("      version: \"{version}\"\n");
    text += &format!("      provides: [{}]\n", provides.join(", "));
    if let Some(from) = wish.from {
        text += &format!("      from: {from}\n");
    }
    text += "      sha256:\n";
    for (arch, sha256) in [("x86_64", x86_64), ("aarch64", aarch64)] {
        if let Some(sha256) = sha256 {
            text += &format!("        {arch}: {sha256}\n");
        }
    }
    if let Some(record) = record {
        text += &format!("      record: {record}\n");
    }
    text
}

/// Replaces the text of the manifest with the result of `change`, if that result is a valid manifest.
pub(super) fn edit(repo_root: &Path, change: impl Fn(&str) -> Result<String, Failure>) -> Result<(), Failure> {
    let path = repo_root.join(FILE);
    let text = text_file::read(&path, FILE).map_err(|error| error.into_failure(FILE))?;
    let text = change(&text)?;
    Manifest::parse(&text)?;
    fs::write(&path, text).map_err(|error| {
        Failure::environment(format!("cannot write {FILE}: {error}"), "check the permissions of the checkout")
    })
}

/// Returns the version of the toolkit whose entry starts with this line.
fn listed(line: &str) -> Option<Version> {
    line.strip_prefix("  ")?.strip_suffix(':')?.trim_matches(['"', '\'']).parse().ok()
}

/// Returns the index of the line after the entry that starts at line `begin`.
fn end(lines: &[&str], begin: usize) -> usize {
    begin + 1 + lines[begin + 1..].iter().take_while(|line| line.starts_with("    ")).count()
}

/// Inserts the entry of a toolkit into the manifest `text`, before the entry of the next newer toolkit, or at the end.
fn insert(text: &str, version: Version, entry: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let newer = lines.iter().position(|line| listed(line).is_some_and(|other| other > version));
    let last = lines.iter().rposition(|line| listed(line).is_some());
    match (newer, last) {
        (Some(newer), _) => put(&lines, newer, &format!("{entry}\n")),
        (None, Some(last)) => put(&lines, end(&lines, last), &format!("\n{entry}")),
        (None, None) => put(&lines, lines.len(), entry),
    }
}

/// Inserts the lines `more` into the manifest `text`, at the end of a toolkit's entry.
fn append(text: &str, version: Version, more: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let entry = lines.iter().position(|line| listed(line) == Some(version));
    let place = entry.map_or(lines.len(), |begin| end(&lines, begin));
    put(&lines, place, more)
}

pub(super) fn put(lines: &[&str], place: usize, more: &str) -> String {
    let text = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    text(&lines[..place]) + more + &text(&lines[place..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_inserted_in_version_order() {
        let text = "# Head\ntoolkits:\n  \"12.9\":\n    - a\n\n  \"13.0\":\n    - b\n\n# Tail\nlibclang: x\n";
        let with = |version: &str| insert(text, version.parse().unwrap(), "  NEW:\n    - n\n");
        assert_eq!(with("12.8"), text.replace("  \"12.9\":", "  NEW:\n    - n\n\n  \"12.9\":"));
        assert_eq!(with("12.10"), text.replace("  \"13.0\":", "  NEW:\n    - n\n\n  \"13.0\":"));
        assert_eq!(with("13.4"), text.replace("    - b\n", "    - b\n\n  NEW:\n    - n\n"));
    }

    #[test]
    fn a_package_is_appended_to_its_toolkit() {
        let text = "toolkits:\n  \"12.9\":\n    - a\n\n  \"13.0\":\n    - b\n      c\nlibclang: x\n";
        let with = |version: &str| append(text, version.parse().unwrap(), "    - n\n");
        assert_eq!(with("12.9"), text.replace("    - a\n", "    - a\n    - n\n"));
        assert_eq!(with("13.0"), text.replace("      c\n", "      c\n    - n\n"));
    }

    #[test]
    fn components_without_an_entry_are_found() {
        let text = format!("{}unbound:\n  \"tools*\": has no library\n", super::super::manifest::tests::GOOD);
        let manifest = Manifest::parse(&text).unwrap();
        let components = ["crt", "new", "runtime", "tools-x"].map(str::to_owned);
        assert_eq!(unlisted(&manifest, "13.0".parse().unwrap(), components.into_iter()), ["new"]);
    }

    #[test]
    fn packages_are_those_of_the_newest_toolkit_of_the_major_version() {
        let manifest = Manifest::parse(super::super::manifest::tests::GOOD).unwrap();
        let first = |version: &str| model(&manifest, version.parse().unwrap()).unwrap()[0].name.to_string();
        assert_eq!(first("12.10"), "runtime-cu12");
        assert_eq!(first("13.4"), "runtime");
        assert_eq!(first("14.0"), "runtime");
        assert_eq!(first("11.8"), "runtime-cu11");
    }
}
