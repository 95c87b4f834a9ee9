//! Releases of independently versioned libraries: the wheels of releases in the manifest, and new entries for releases.
//!
//! An independently versioned library is not a component of a toolkit, so no metadata maps the library's releases to
//! versions of its package. The newest package version that starts with the numbers of the release is used.
//!
//! *Architecture invariant:* as for toolkits, the lines of a new entry are inserted between hand-written lines, which
//! do not change.

use super::{
    Progress,
    add::{edit, lines, put, title},
    client::Client,
    find::{Found, Wish, newest},
    index::Wanted,
    manifest::{FILE, Manifest, Name, Provides, Release},
};
use codegen_core::{diag::Failure, version::Version};
use std::path::Path;

/// A release to add to the manifest.
#[derive(Clone, Debug)]
pub struct NewRelease<'a> {
    /// The name of the library.
    pub library: &'a str,
    /// The version of the release.
    pub version: Version,
    /// The package that contains the release. If `None`, the package of the previous release is used.
    pub package: Option<&'a str>,
    /// The toolkit that provides headers for the release. If `None`, the toolkit of the previous release is used.
    pub with: Option<Version>,
    /// The independently versioned libraries that provide headers for the release. The newest listed release of each
    /// library is used.
    pub uses: &'a [String],
}

/// Adds a release to the manifest in `repo_root`. Returns descriptions of the wheels that were found.
pub(super) fn add(
    repo_root: &Path,
    manifest: &Manifest,
    new: &NewRelease<'_>,
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let NewRelease { library, version, package, with, uses } = *new;
    let model = model(manifest, library, version);
    let with = with.or(model.map(|model| model.with)).or(manifest.toolkits.keys().next_back().copied());
    let with = with.filter(|with| manifest.toolkits.contains_key(with)).ok_or_else(|| {
        Failure::wrong_use(
            format!("{FILE} does not list the toolkit with the headers that {library} {version} includes"),
            "pass a listed toolkit with `--with VERSION`",
        )
    })?;
    let named: Option<Name> = package
        .map(str::parse)
        .transpose()
        .map_err(|why: String| Failure::wrong_use(why, "write the package's name as it is on PyPI"))?;
    let headers = [Provides::Headers];
    let wishes: Vec<Wish<'_>> = match (&named, model) {
        (Some(package), _) => vec![Wish { package, provides: &headers, from: None }],
        (None, Some(model)) => model.wheels.iter().map(Wish::like).collect(),
        (None, None) => {
            return Err(Failure::wrong_use(
                format!("{FILE} lists no release of {library}"),
                "pass the library's package with `--package NAME`",
            ));
        }
    };
    let wanted = Wanted { prefix: version.to_string(), least: None };
    let mut client = Client::start();
    let mut find = |wish| newest(wish, &wanted, &mut client, progress);
    let found: Vec<Found<'_>> = wishes.into_iter().map(&mut find).collect::<Result<_, _>>()?;
    let wheels: String = found.iter().map(lines).collect();
    let newest = |used: &String| manifest.releases.get(used)?.keys().next_back();
    let uses: Vec<String> = uses.iter().filter_map(|used| Some(format!("{used}: \"{}\"", newest(used)?))).collect();
    let uses = if uses.is_empty() { String::new() } else { format!("      uses: {{{}}}\n", uses.join(", ")) };
    let entry = format!("    \"{version}\":\n      with: \"{with}\"\n{uses}      wheels:\n{}", indented(&wheels));
    edit(repo_root, |text| Ok(insert(text, library, version, &entry)))?;
    Ok(found.iter().map(title).collect())
}

/// Returns the release whose entry is copied: the newest release before `version`, or otherwise the oldest release.
fn model<'a>(manifest: &'a Manifest, library: &str, version: Version) -> Option<&'a Release> {
    let releases = manifest.releases.get(library)?;
    releases.range(..version).next_back().or(releases.iter().next()).map(|(_, release)| release)
}

/// Indents the lines of wheels one level deeper than in a toolkit's entry.
fn indented(wheels: &str) -> String {
    wheels.lines().map(|line| format!("    {line}\n")).collect()
}

/// Inserts `entry` into `text` among the library's releases, which are sorted by version.
fn insert(text: &str, library: &str, version: Version, entry: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let depth = |line: &str| line.len() - line.trim_start().len();
    // Returns the index of the line after the block below line `begin`. The block consists of lines that are indented
    // more deeply than line `begin`, and of blank lines between these lines.
    let end = |begin: usize| {
        let below = lines[begin + 1..].iter().take_while(|line| line.is_empty() || depth(line) > depth(lines[begin]));
        begin + 1 + below.count()
    };
    let last_of = |begin: usize| (begin..end(begin)).rev().find(|line| !lines[*line].is_empty()).unwrap_or(begin);
    let Some(section) = lines.iter().position(|line| *line == "releases:") else {
        return put(&lines, before_libclang(&lines), &format!("releases:\n  {library}:\n{entry}\n"));
    };
    let own = (section..end(section)).find(|line| lines[*line] == format!("  {library}:"));
    let Some(own) = own else {
        // The first release of a library is added after the releases of all other libraries.
        let last = last_of(section);
        let between = if last == section { "" } else { "\n" };
        return put(&lines, last + 1, &format!("{between}  {library}:\n{entry}"));
    };
    let listed = |line: &str| line.strip_prefix("    ")?.strip_suffix(':')?.trim_matches('"').parse::<Version>().ok();
    let newer = (own..end(own)).find(|line| listed(lines[*line]).is_some_and(|other| other > version));
    match newer {
        Some(newer) => put(&lines, newer, &format!("{entry}\n")),
        None => {
            let last = last_of(own);
            let between = if last == own { "" } else { "\n" };
            put(&lines, last + 1, &format!("{between}{entry}"))
        }
    }
}

/// Returns the index of the line before `libclang:` and its comment.
fn before_libclang(lines: &[&str]) -> usize {
    let libclang = lines.iter().position(|line| *line == "libclang:").unwrap_or(lines.len());
    libclang - lines[..libclang].iter().rev().take_while(|line| line.starts_with('#')).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_is_inserted_in_version_order() {
        let text = "toolkits:\n  \"13.0\":\n    - t\n\n# What reads headers.\nlibclang:\n  x: y\n";
        let with = |text: &str, library: &str, version: &str| {
            let version: Version = version.parse().unwrap();
            insert(text, library, version, &format!("    \"{version}\":\n      with: w\n"))
        };
        let one = with(text, "x", "2.18");
        let section = "releases:\n  x:\n    \"2.18\":\n      with: w\n";
        assert_eq!(one, text.replace("# What", &format!("{section}\n# What")));
        let two = with(&one, "x", "2.28");
        let section = format!("{section}\n    \"2.28\":\n      with: w\n");
        assert_eq!(two, text.replace("# What", &format!("{section}\n# What")));
        assert_eq!(
            with(&two, "x", "2.20"),
            two.replace("    \"2.28\"", "    \"2.20\":\n      with: w\n\n    \"2.28\"")
        );
        let other = with(&one, "y", "9.1");
        let new = "  y:\n    \"9.1\":\n      with: w\n";
        assert_eq!(other, one.replace("\n# What", &format!("\n{new}\n# What")), "after the existing libraries");
        assert_eq!(
            with(&other, "x", "2.1"),
            other.replace("    \"2.18\"", "    \"2.1\":\n      with: w\n\n    \"2.18\"")
        );
    }
}
