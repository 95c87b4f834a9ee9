//! Updates the wheels in the manifest to newer patches. If NVIDIA corrects a toolkit or a release, the corrected wheels
//! have new versions.
//!
//! *Architecture invariant:* only the lines of changed wheels are rewritten. The hand-written list of packages, and the
//! parts of each package that are used, do not change.

use super::{
    Progress,
    add::{edit, lines, makeup, put},
    client::Client,
    find::{Found, Wish, find, newest},
    index::Wanted,
    manifest::{Component, FILE, Manifest},
};
use codegen_core::{diag::Failure, version::Version};
use std::{io, path::Path};

/// Replaces the listed wheels of a toolkit with the newest ones. Returns descriptions of the wheels that have changed.
pub(super) fn toolkit(
    repo_root: &Path,
    manifest: &Manifest,
    version: Version,
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let listed = manifest.toolkits.get(&version).ok_or_else(|| {
        unlisted(
            &format!("CUDA {version}"),
            &format!(
                "add the toolkit with `cargo xtask upstream add \
                                                                     {version}`"
            ),
        )
    })?;
    let makeup = makeup(version, progress)?;
    let head = [format!("  \"{version}\":")];
    update(repo_root, listed, &head, |wish, client| find(wish, version, &makeup, client, progress))
}

/// Like `toolkit`, but for a release of an independently versioned library.
pub(super) fn release(
    repo_root: &Path,
    manifest: &Manifest,
    library: &str,
    version: Version,
    progress: &dyn Progress,
) -> Result<Vec<String>, Failure> {
    let listed = manifest.releases.get(library).and_then(|releases| releases.get(&version)).ok_or_else(|| {
        unlisted(
            &format!("{library} {version}"),
            &format!(
                "add the release with `cargo xtask upstream add {library} \
                                                           {version}`"
            ),
        )
    })?;
    let wanted = Wanted { prefix: version.to_string(), least: None };
    let head = [format!("  {library}:"), format!("    \"{version}\":")];
    update(repo_root, &listed.wheels, &head, |wish, client| newest(wish, &wanted, client, progress))
}

fn unlisted(what: &str, help: &str) -> Failure {
    Failure::wrong_use(format!("{FILE} does not list {what}"), help)
}

/// Replaces the listed wheels of the packages with the wheels that `newest` finds. In the manifest, the list of wheels
/// is below the lines in `head`.
fn update<'a>(
    repo_root: &Path,
    listed: &'a [Component],
    head: &[String],
    newest: impl Fn(Wish<'a>, &mut io::Result<Client>) -> Result<Found<'a>, Failure>,
) -> Result<Vec<String>, Failure> {
    let mut client = Client::start();
    let found = listed.iter().map(|component| Ok((component, newest(Wish::like(component), &mut client)?)));
    let found: Vec<(&Component, Found<'_>)> = found.collect::<Result<_, Failure>>()?;
    let changed = || found.iter().filter(|(component, found)| component.version != found.version);
    if changed().next().is_some() {
        edit(repo_root, |text| {
            changed().try_fold(text.to_owned(), |text, (component, found)| {
                let package = component.package.as_str();
                replace(&text, head, package, &lines(found)).ok_or_else(|| unlike(package))
            })
        })?;
    }
    let told = |(component, found): &(&Component, Found<'_>)| {
        format!("{} {} instead of {}", component.package, found.version, component.version)
    };
    Ok(changed().map(told).collect())
}

fn unlike(package: &str) -> Failure {
    Failure::wrong_use(
        format!("this command cannot update the entry for {package} in {FILE}, because its format is unusual"),
        "write the new version and hashes by hand. The beginning of the file describes the format",
    )
}

/// Replaces the lines for the wheel of `package` in the manifest's entry below the lines in `head`.
fn replace(text: &str, head: &[String], package: &str, wheel: &str) -> Option<String> {
    let all: Vec<&str> = text.lines().collect();
    let behind = |from: usize, line: &str| Some(from + all[from..].iter().position(|it| *it == line)? + 1);
    let entry = head.iter().try_fold(0, |from, line| behind(from, line))?;
    let depth = |line: &str| line.len() - line.trim_start().len();
    let is_inside = |line: &&&str| line.is_empty() || depth(line) > head.len() * 2;
    let inside = all[entry..].iter().take_while(is_inside);
    let begin = entry + { inside }.position(|line| line.trim_start() == format!("- package: {package}"))?;
    let rest = all[begin + 1..].iter().take_while(|line| !line.is_empty() && depth(line) > depth(all[begin])).count();
    let indent = " ".repeat(depth(all[begin]).saturating_sub(depth(wheel)));
    let wheel: String = wheel.lines().map(|line| format!("{indent}{line}\n")).collect();
    let kept = [&all[..begin], &all[begin + 1 + rest..]].concat();
    Some(put(&kept, begin, &wheel))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
toolkits:
  \"12.9\":
    - package: a
      version: \"1\"
    - package: b
      version: \"1\"

  \"13.0\":
    # Ours.
    - package: a
      version: \"1\"
      record: x
    - package: b
      version: \"1\"

releases:
  b:
    \"2.1\":
      with: \"13.0\"
      wheels:
        - package: b
          version: \"1\"
libclang:
";

    #[test]
    fn only_the_lines_of_the_updated_wheel_change() {
        let toolkit = ["  \"13.0\":".to_owned()];
        let with =
            |package| replace(TEXT, &toolkit, package, &format!("    - package: {package}\n      version: \"2\"\n"));
        let (before, after) = TEXT.split_at(TEXT.find("    # Ours.").unwrap());
        let newer = after.replacen("version: \"1\"\n      record: x", "version: \"2\"", 1);
        assert_eq!(with("a"), Some(format!("{before}{newer}")));
        let (a, b) = after.split_at(after.find("    - package: b").unwrap());
        assert_eq!(with("b"), Some(format!("{before}{a}{}", b.replacen("\"1\"", "\"2\"", 1))));
        assert_eq!(with("c"), None);
    }

    #[test]
    fn wheels_of_a_release_are_indented_further() {
        let release = ["  b:".to_owned(), "    \"2.1\":".to_owned()];
        let with = replace(TEXT, &release, "b", "    - package: b\n      version: \"2\"\n      sha256:\n");
        let new = "        - package: b\n          version: \"2\"\n          sha256:\nlibclang";
        assert_eq!(with, Some(TEXT.replace("        - package: b\n          version: \"1\"\nlibclang", new)));
        assert_eq!(replace(TEXT, &release, "a", ""), None, "that of a toolkit");
    }
}
