//! Schema and parser of the manifest of toolkits, `specs/toolkits.yaml`. The comment at the beginning of that file
//! documents the keys.
//!
//! *Architecture invariant:* the types of this module contain only data. Names of packages and versions in a manifest
//! are safe in file names and in requirements files. Every toolkit in a manifest has headers.

use super::{
    sha256::Sha256,
    strict::{parsed, unique_keys},
};
use codegen_core::{
    diag::{Diagnostic, Failure, Location},
    text_file::{self, Unreadable},
    version::Version,
};
use serde::{Deserialize, Deserializer};
use std::{collections::BTreeMap, env::consts, fmt, ops::Deref, path::Path, str::FromStr};

/// The path of the manifest in the repository.
pub(super) const FILE: &str = "specs/toolkits.yaml";

/// The contents of the whole manifest.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    /// Every toolkit, with the toolkit's wheels.
    #[serde(deserialize_with = "unique_keys")]
    pub(super) toolkits: BTreeMap<Version, Vec<Component>>,
    /// The releases of all independently versioned libraries.
    #[serde(default, deserialize_with = "unique_keys")]
    pub(super) releases: BTreeMap<String, Releases>,
    /// Components of toolkits that are deliberately not listed. Maps the name of a package, or a prefix of names
    /// followed by `*`, to the reason.
    #[serde(default)]
    pub(super) unbound: BTreeMap<String, String>,
    /// The wheels of libclang, which parses headers.
    pub(super) libclang: Libclang,
}

/// The releases of one library.
#[derive(Debug, Deserialize)]
pub(super) struct Releases(#[serde(deserialize_with = "unique_keys")] pub(super) BTreeMap<Version, Release>);

impl Deref for Releases {
    type Target = BTreeMap<Version, Release>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// A release of an independently versioned library.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Release {
    /// The toolkit that provides headers for the release.
    pub(super) with: Version,
    /// The releases of other independently versioned libraries that provide headers for the release.
    #[serde(default)]
    pub(super) uses: BTreeMap<String, Version>,
    /// The wheels of the release.
    pub(super) wheels: Vec<Component>,
}

/// One wheel of a toolkit.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Component {
    /// The name of the wheel's package.
    pub(super) package: Name,
    /// The version of the package, which is different from the version of the toolkit.
    pub(super) version: Name,
    /// The parts of the wheel that are used.
    pub(super) provides: Vec<Provides>,
    /// The hashes of the package's wheels for each machine. Without these hashes, only headers can be read.
    pub(super) sha256: Option<Hashes>,
    /// The hash of the file list in the wheel with the headers. If this hash is pinned, the headers are read without
    /// downloading the whole wheel.
    pub(super) record: Option<Sha256>,
    /// The only folder of the wheel that is used. If omitted, all folders are used.
    pub(super) from: Option<String>,
}

impl Component {
    /// Returns the architecture of the wheel with the headers, which is the same on every machine. The wheel for ARM is
    /// used only if there is no other wheel.
    pub(super) fn headers_arch(&self) -> Arch {
        match &self.sha256 {
            Some(Hashes { x86_64: None, aarch64: Some(_) }) => Arch::Aarch64,
            Some(_) | None => Arch::X86_64,
        }
    }
}

/// A part of a wheel that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provides {
    /// The folder `include` of the wheel.
    Headers,
    /// The shared libraries in the wheel, which tests load.
    Libraries,
}

impl Provides {
    /// Returns the word that represents this part in the manifest.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Headers => "headers",
            Self::Libraries => "libraries",
        }
    }
}

/// The hashes of the wheels of one version of a package.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hashes {
    /// The hash of the wheel for x86_64. If this wheel exists, it contains the headers.
    x86_64: Option<Sha256>,
    /// The hash of the wheel for ARM.
    aarch64: Option<Sha256>,
}

impl Hashes {
    /// Returns the hash of the wheel for `arch`.
    pub(super) fn of(&self, arch: Arch) -> Option<&Sha256> {
        match arch {
            Arch::X86_64 => self.x86_64.as_ref(),
            Arch::Aarch64 => self.aarch64.as_ref(),
        }
    }
}

/// A CPU architecture for which NVIDIA publishes CUDA wheels for Linux.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Arch {
    /// Intel and AMD CPUs (x86_64).
    X86_64,
    /// ARM CPUs of servers and Jetson devices (aarch64).
    Aarch64,
}

impl Arch {
    /// Returns the architecture of this process, if the process can load CUDA's libraries for Linux.
    pub(super) fn of_this_machine() -> Option<Self> {
        match (consts::ARCH, consts::OS) {
            ("x86_64", "linux") => Some(Self::X86_64),
            ("aarch64", "linux") => Some(Self::Aarch64),
            _ => None,
        }
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::X86_64 => "x86_64",
            Self::Aarch64 => "aarch64",
        })
    }
}

/// The pinned version of libclang.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Libclang {
    /// The name of the package that contains libclang.
    pub(super) package: Name,
    /// The version of the package.
    pub(super) version: Name,
    /// The wheel for each kind of machine. The key is the name that [`this_machine`] returns.
    #[serde(deserialize_with = "unique_keys")]
    pub(super) wheels: BTreeMap<String, LibclangWheel>,
}

/// The libclang wheel for one kind of machine.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LibclangWheel {
    /// pip's platform tag for the kind of machine.
    pub(super) platform: Name,
    /// The hash of the wheel.
    pub(super) sha256: Sha256,
}

/// Returns the manifest's name for the kind of machine whose libraries this process can load: "x86_64-linux-gnu".
pub(super) fn this_machine() -> String {
    let libc = match (consts::OS, cfg!(target_env = "musl")) {
        ("linux", true) => "-musl",
        ("linux", false) => "-gnu",
        _ => "",
    };
    format!("{}-{}{libc}", consts::ARCH, consts::OS)
}

/// The name of a package, a version or a platform. The name consists of letters, digits, `.`, `_` and `-`.
///
/// Names are used in file names and in a requirements file, in which other characters could have a special meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name(String);

impl Name {
    /// Returns the name as a string.
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-'));
        if plain && text.starts_with(|first: char| first.is_ascii_alphanumeric()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(format!(
                "`{text}` is not a valid name or version. Expected letters and digits, with `.`, `_` and `-` between \
                them"
            ))
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parsed(deserializer)
    }
}

impl Manifest {
    /// Reads the manifest of the repository in `repo_root`.
    pub(super) fn load(repo_root: &Path) -> Result<Self, Failure> {
        let text = text_file::read(&repo_root.join(FILE), FILE).map_err(|error| match error {
            Unreadable::Missing => {
                let location = Location::new(FILE, 0);
                Failure::Findings(vec![Diagnostic::new(
                    "toolkits-file",
                    location,
                    "cannot be read: the file does not exist",
                )])
            }
            Unreadable::Failed(failure) => failure,
        })?;
        Self::parse(&text)
    }

    /// Parses the YAML text of a manifest.
    pub(super) fn parse(text: &str) -> Result<Self, Failure> {
        if let Some(conflict) = text_file::conflict(text, FILE) {
            return Err(Failure::Findings(vec![conflict]));
        }
        let manifest: Self = serde_yaml::from_str(text).map_err(|error| {
            let mut message = error.to_string();
            let location = error.location();
            if let Some(at) = &location {
                // The diagnostic starts with the error's position, but serde_yaml's message ends with this position.
                let end = format!(" at line {} column {}", at.line(), at.column());
                message.truncate(message.strip_suffix(&end).map_or(message.len(), str::len));
            }
            let line = location.map_or(0, |at| at.line());
            let finding = Diagnostic::new("toolkits-file", Location::new(FILE, line), message);
            Failure::Findings(vec![finding.help("the beginning of the file describes its format")])
        })?;
        let finding = |message: String| {
            Err(Failure::Findings(vec![Diagnostic::new("toolkits-file", Location::new(FILE, 0), message)]))
        };
        let releases = || {
            let all = manifest.releases.iter();
            all.flat_map(|(library, all)| {
                all.iter().map(move |(version, release)| (format!("{library} {version}"), release))
            })
        };
        let toolkits = manifest.toolkits.iter().map(|(toolkit, all)| (format!("toolkit {toolkit}"), all));
        let wheels: Vec<(String, &Vec<Component>)> =
            toolkits.chain(releases().map(|(title, release)| (title, &release.wheels))).collect();
        for (title, component) in
            wheels.iter().flat_map(|(title, all)| all.iter().map(move |component| (title, component)))
        {
            let Component { package, provides, sha256, record, .. } = component;
            let known = sha256.as_ref().is_some_and(|hashes| hashes.x86_64.is_some() || hashes.aarch64.is_some());
            if !known && (record.is_none() || provides.contains(&Provides::Libraries)) {
                return finding(format!("{title} has no sha256 of {package}"));
            }
        }
        let has_headers = |component: &Component| component.provides.contains(&Provides::Headers);
        if let Some((title, _)) = wheels.iter().find(|(_, components)| !components.iter().any(has_headers)) {
            return finding(format!("no wheel of {title} provides headers"));
        }
        if let Some((title, release)) = releases().find(|(_, release)| !manifest.toolkits.contains_key(&release.with)) {
            return finding(format!("{title} requires the toolkit {}, which is not listed", release.with));
        }
        let is_listed = |(library, version): &(&String, &Version)| {
            manifest.releases.get(*library).is_some_and(|releases| releases.contains_key(*version))
        };
        let mut used =
            releases().flat_map(|(title, release)| release.uses.iter().map(move |used| (title.clone(), used)));
        if let Some((title, (library, version))) = used.find(|(_, used)| !is_listed(used)) {
            return finding(format!("{title} requires {library} {version}, which is not listed"));
        }
        Ok(manifest)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A small valid manifest with fictitious hashes.
    pub(in super::super) const GOOD: &str = r#"
toolkits:
  "12.9":
    - package: runtime-cu12
      version: "12.9.79"
      provides: [headers, libraries]
      sha256: {x86_64: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}
  "13.0":
    - package: runtime
      version: "13.0.96"
      provides: [headers, libraries]
      sha256:
        x86_64: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        aarch64: cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
    - package: crt
      version: "13.0.88"
      provides: [headers]
      sha256: {x86_64: dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd}
libclang:
  package: libclang
  version: "18.1.1"
  wheels:
    x86_64-linux-gnu:
      platform: manylinux2010_x86_64
      sha256: eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
"#;

    #[test]
    fn a_good_manifest_is_read() {
        let manifest = Manifest::parse(GOOD).unwrap();
        let versions: Vec<String> = manifest.toolkits.keys().map(ToString::to_string).collect();
        assert_eq!(versions, ["12.9", "13.0"]);
        let runtime = &manifest.toolkits[&Version::new(13, 0)][0];
        assert_eq!(runtime.package.as_str(), "runtime");
        assert_eq!(runtime.provides, [Provides::Headers, Provides::Libraries]);
        assert!(runtime.sha256.as_ref().unwrap().of(Arch::Aarch64).is_some());
        assert_eq!(manifest.libclang.wheels["x86_64-linux-gnu"].platform.as_str(), "manylinux2010_x86_64");
    }

    #[test]
    fn the_manifest_of_this_repository_is_good() {
        let root = codegen_core::repository::root();
        let manifest = Manifest::load(root).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(!manifest.toolkits.is_empty());
    }

    #[test]
    fn mistakes_are_found_with_their_lines() {
        // Each row contains a part of the manifest, its replacement, the line of the resulting error, and a part of the
        // error message.
        let table = [
            (r#""12.9":"#, r#""12":"#, 3, "expected a version with two numbers, such as \"13.0\", not `12`"),
            (r#""13.0":"#, r#""12.9":"#, 8, "`12.9` occurs twice"),
            ("package: crt", "packages: crt", 15, "unknown field `packages`"),
            ("package: crt", "package: crt --hash=x", 15, "`crt --hash=x` is not a valid name"),
            (r#""13.0.88""#, r#""../13""#, 16, "`../13` is not a valid name"),
            ("provides: [headers]", "provides: [header]", 17, "unknown variant `header`"),
            ("aarch64: c", "aarch64: C", 14, "is not a sha256"),
            ("aarch64: c", "arm: c", 14, "unknown field `arm`"),
            ("provides: [headers, libraries]", "provides: [libraries]", 0, "no wheel of toolkit 12.9 provides headers"),
            ("sha256: {x86_64: a", "record: {x86_64: a", 7, "invalid type: map"),
            (
                "sha256: {x86_64: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}",
                "",
                0,
                "no sha256 of runtime-cu12",
            ),
            (
                "libclang:\n",
                "releases: {x: {\"1.0\": {with: \"9.0\", wheels: []}}}\nlibclang:\n",
                0,
                "no wheel of x 1.0",
            ),
            (
                "libclang:\n",
                "releases: {x: {\"1.0\": {with: \"9.0\", wheels: [{package: p, version: \"1\", provides: [headers], record: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}]}}}\nlibclang:\n",
                0,
                "x 1.0 requires the toolkit 9.0, which is not listed",
            ),
            (
                "libclang:\n",
                "releases: {x: {\"1.0\": {with: \"13.0\", uses: {y: \"2.0\"}, wheels: [{package: p, version: \"1\", provides: [headers], record: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}]}}}\nlibclang:\n",
                0,
                "x 1.0 requires y 2.0, which is not listed",
            ),
            ("libclang:\n", "clang:\n", 19, "unknown field `clang`"),
            ("  package: libclang", "  package: [", 20, "invalid type: sequence"),
        ];
        for (good, wrong, line, message) in table {
            assert!(GOOD.contains(good), "{good}");
            let finding = Manifest::parse(&GOOD.replacen(good, wrong, 1)).unwrap_err();
            let text = finding.to_string();
            assert!(text.contains(message) && !text.contains(" at line "), "{wrong}: {text}");
            let place = format!("{}: error[", Location::new(FILE, line));
            assert!(text.starts_with(&place), "{wrong}: {text}");
        }
    }

    #[test]
    fn a_missing_manifest_is_a_finding() {
        let failure = Manifest::load(Path::new("/nowhere")).unwrap_err();
        assert_eq!(failure.exit_code(), 1);
        assert!(failure.to_string().starts_with("specs/toolkits.yaml: error[toolkits-file]"), "{failure}");
    }
}
