//! Selects a wheel from the files that the package index lists for a package.
//!
//! *Architecture invariant:* this module only processes data, and sends no network requests.

use super::{client::Listed, manifest::Name, pin::Platform, sha256::Sha256};
use codegen_core::version::Version;
use std::{cmp::Reverse, collections::BTreeSet, fmt};

/// A version as a list of numbers, for comparisons. A part that is not a number, such as `0rc1` in `13.4.0rc1`, is less
/// than every number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Release(Vec<Option<u64>>);

impl Release {
    pub(super) fn of(text: &str) -> Self {
        Self(text.split('.').map(|part| part.parse().ok()).collect())
    }

    fn is_final(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    fn begins_with(&self, prefix: &Self) -> bool {
        self.0.starts_with(&prefix.0)
    }
}

/// The requested versions of a package, as in pip's version specifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    /// The prefix that all requested versions have: `13.8.0.4` for `==13.8.0.4.*`.
    pub(super) prefix: String,
    /// The minimum version. `None` if all versions with the prefix are requested.
    pub(super) least: Option<String>,
}

impl Wanted {
    fn includes(&self, version: &str) -> bool {
        let release = Release::of(version);
        release.is_final()
            && release.begins_with(&Release::of(&self.prefix))
            && self.least.as_ref().is_none_or(|least| release >= Release::of(least))
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "=={}.*", self.prefix)?;
        self.least.iter().try_for_each(|least| write!(f, ",>={least}"))
    }
}

/// Parses the version and the platform tags in the file name of a wheel:
/// `name-version[-build]-python-abi-platform.whl`.
fn parts(filename: &str) -> Option<(&str, &str)> {
    let parts: Vec<&str> = filename.strip_suffix(".whl")?.split('-').collect();
    matches!(parts.len(), 5 | 6).then(|| (parts[1], parts[parts.len() - 1]))
}

/// Returns the rank of a wheel with these tags on a platform. pip prefers lower ranks.
fn rank(platform: &Platform, tags: &str) -> Option<usize> {
    let rank = |tag: &str| match platform.tags.iter().position(|wanted| wanted == tag) {
        None if tag == "any" => Some(platform.tags.len()),
        rank => rank,
    };
    tags.split('.').filter_map(rank).min()
}

/// Selects the wheel for `platform` of the newest requested version.
pub(super) fn newest<'a>(files: &'a [Listed], wanted: &Wanted, platform: &Platform) -> Option<(&'a str, &'a Listed)> {
    let wheels = files.iter().filter_map(|file| {
        let (version, tags) = parts(&file.filename)?;
        let rank = rank(platform, tags).filter(|_| wanted.includes(version))?;
        Some((Release::of(version), Reverse(rank), version, file))
    });
    let best = wheels.max_by(|one, other| (&one.0, one.1).cmp(&(&other.0, other.1)));
    best.map(|(_, _, version, file)| (version, file))
}

/// Selects the wheel for `platform` of the newest version.
pub(super) fn newest_of_all<'a>(files: &'a [Listed], platform: &Platform) -> Option<(&'a str, &'a Listed)> {
    let versions = files.iter().filter_map(|file| parts(&file.filename).map(|(version, _)| version));
    let mut firsts: Vec<&str> = versions.filter_map(|version| version.split('.').next()).collect();
    firsts.sort_by_key(|first| Reverse(Release::of(first)));
    firsts.dedup();
    let of = |first: &&str| newest(files, &Wanted { prefix: (*first).to_owned(), least: None }, platform);
    firsts.iter().find_map(of)
}

/// Returns the first two numbers of each version that has a wheel for `platform`, except for prereleases (`13.6.0rc1`).
pub(super) fn minors(files: &[Listed], platform: &Platform) -> BTreeSet<Version> {
    let minor = |file: &Listed| {
        let (version, tags) = parts(&file.filename)?;
        rank(platform, tags).filter(|_| Release::of(version).is_final())?;
        let mut numbers = version.split('.').chain(["0"]).map(str::parse);
        Some(Version::new(numbers.next()?.ok()?, numbers.next()?.ok()?))
    };
    files.iter().filter_map(minor).collect()
}

/// Selects the wheel for `platform` of exactly this version. A wheel with the pinned hash is preferred.
pub(super) fn exactly<'a>(
    files: &'a [Listed],
    version: &Name,
    sha256: Option<&Sha256>,
    platform: &Platform,
) -> Option<&'a Listed> {
    files.iter().find(|file| match sha256 {
        Some(sha256) => file.sha256.as_ref() == Some(sha256),
        None => {
            parts(&file.filename).is_some_and(|(of, tags)| of == version.as_str() && rank(platform, tags).is_some())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{super::manifest::Arch, *};

    fn files(names: &[&str]) -> Vec<Listed> {
        let listed = |name: &&str| Listed { filename: (*name).into(), url: String::new(), sha256: None };
        names.iter().map(listed).collect()
    }

    #[test]
    fn the_newest_wheel_is_chosen_numerically_and_for_the_platform() {
        let files = files(&[
            "x-13.4.9-py3-none-manylinux_2_27_x86_64.whl",
            "x-13.4.10-py3-none-manylinux1_x86_64.manylinux_2_25_x86_64.whl",
            "x-13.4.10-py3-none-any.whl",
            "x-13.4.11rc1-py3-none-manylinux_2_27_x86_64.whl",
            "x-13.4.12-py3-none-manylinux_2_27_aarch64.whl",
            "x-13.4.12-py3-none-win_amd64.whl",
            "x-13.40.1-py3-none-manylinux_2_27_x86_64.whl",
            "x-13.4.99.tar.gz",
        ]);
        let newest = |prefix: &str, least: Option<&str>| {
            let wanted = Wanted { prefix: prefix.into(), least: least.map(str::to_owned) };
            let found = super::newest(&files, &wanted, &Platform::linux(Arch::X86_64));
            assert!(found.is_none_or(|(_, file)| !file.filename.ends_with("-any.whl")), "{found:?}");
            found.map(|(version, _)| version)
        };
        assert_eq!(newest("13.4", None), Some("13.4.10"));
        assert_eq!(newest("13.4.9", None), Some("13.4.9"));
        assert_eq!(newest("13.4", Some("13.4.10")), Some("13.4.10"));
        assert_eq!(newest("13.4", Some("13.4.11")), None);
        assert_eq!(newest("13", None), Some("13.40.1"));
        assert_eq!(newest("14", None), None);
    }

    #[test]
    fn minor_versions_are_those_with_a_final_release() {
        let files = files(&[
            "x-13.4.9-py3-none-manylinux_2_27_x86_64.whl",
            "x-13.4.10-py3-none-manylinux_2_27_x86_64.whl",
            "x-13.5.0rc1-py3-none-manylinux_2_27_x86_64.whl",
            "x-13.6.0-py3-none-win_amd64.whl",
            "x-14-py3-none-any.whl",
            "x-15.0.tar.gz",
        ]);
        let minors = minors(&files, &Platform::linux(Arch::X86_64));
        assert_eq!(minors.into_iter().collect::<Vec<_>>(), [Version::new(13, 4), Version::new(14, 0)]);
    }

    #[test]
    fn a_pinned_wheel_is_identified_by_its_hash_or_its_name() {
        let mut files = files(&["x-1.2-py3-none-any.whl", "x-1.2-2-py3-none-manylinux2014_x86_64.whl"]);
        let platform = Platform::linux(Arch::X86_64);
        let version: Name = "1.2".parse().unwrap();
        assert_eq!(exactly(&files, &version, None, &platform), Some(&files[0]));
        let hash = Sha256::of_bytes(b"");
        assert_eq!(exactly(&files, &version, Some(&hash), &platform), None);
        files[1].sha256 = Some(hash.clone());
        assert_eq!(exactly(&files, &version, Some(&hash), &platform), Some(&files[1]));
        assert_eq!(exactly(&files, &"1.2.3".parse().unwrap(), None, &platform), None);
    }

    #[test]
    fn requirements_have_the_notation_of_pip() {
        let wanted = Wanted { prefix: "13.4".into(), least: Some("13.4.92".into()) };
        assert_eq!(wanted.to_string(), "==13.4.*,>=13.4.92");
    }
}
