//! The headers and libraries of a toolkit: pinned wheels, downloads and unpacking.
//!
//! The headers of a toolkit are taken from NVIDIA's wheels, which `specs/toolkits.yaml` pins, or from an installed
//! toolkit.
//!
//! ```text
//! manifest ──▶ pins ──wheels (cache, pip, sha256)──▶ *.whl ──unpack──▶ target/cubind/{toolkits,libclang}/…
//!                └──remote (client, ranges, RECORD)──▶ parts of *.whl ──┘
//! ```
//!
//! If the hash of a wheel's RECORD is pinned, only the headers are downloaded: a few kilobytes instead of hundreds of
//! megabytes. If the server does not support reading parts of files, the whole wheel is downloaded. The unpacked files
//! are the same in both cases.
//!
//! *Architecture invariant:* a folder that this module returns is complete, and its files are the pinned ones, byte for
//! byte. If the same folder is requested again, this module reads one small file and starts no process.

mod add;
mod beside;
mod client;
mod contents;
mod failures;
mod find;
mod index;
mod installed;
mod libclang;
mod loaded;
mod makeup;
mod manifest;
mod news;
mod pin;
mod pip;
mod ranges;
mod record;
mod releases;
mod remote;
mod sha256;
mod strict;
mod unpack;
mod update;
mod wheels;

pub use add::{NewToolkit, Package};
use client::Client;
use codegen_core::{diag::Failure, header_set::HeaderSet, version::Version};
pub use contents::{Contents, contents};

pub use loaded::loaded;
pub use manifest::Provides;
use manifest::{Arch, Component, Manifest};
use pin::{Pin, Platform};
pub use releases::NewRelease;
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fmt,
    path::{Path, PathBuf},
};
pub use unpack::headers_of_wheel;
use wheels::Store;

/// Reports the progress of slow steps. Nothing is reported if all files are cached.
pub trait Progress {
    /// Announces the next step. `message` describes the step: "fetching nvidia-cuda-crt 13.0.88".
    fn step(&self, message: &str);
}

/// The location of a toolkit's headers.
#[derive(Clone, Debug)]
pub struct Headers {
    /// The folder for the compiler option `-I`, which contains `cuda.h` and the folder `crt/`.
    pub include: PathBuf,
    /// The origin of the headers.
    pub origin: Origin,
    /// The paths of the shared libraries within the toolkit's wheels, if these paths are known.
    pub libraries: Option<BTreeSet<String>>,
}

/// The origin of headers. `Display` prints a noun phrase for messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The pinned wheels of this toolkit or release.
    Wheels(HeaderSet),
    /// An installed toolkit in this folder.
    Installed(PathBuf),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wheels(of) => write!(f, "the wheels of {of} in {}", manifest::FILE),
            Self::Installed(home) => write!(f, "the toolkit in {}", home.display()),
        }
    }
}

/// The toolkits and the libclang in `specs/toolkits.yaml`, and the installed toolkits that were scanned.
#[derive(Debug)]
pub struct Toolkits {
    manifest: Manifest,
    /// The folders of installed toolkits that are not in `specs/toolkits.yaml`.
    installed: BTreeMap<Version, PathBuf>,
}

impl Toolkits {
    /// Reads `specs/toolkits.yaml`. An error in the file is a finding with the error's line.
    pub fn load(repo_root: &Path) -> Result<Self, Failure> {
        let manifest = Manifest::load(repo_root)?;
        let mut installed = installed::remembered(repo_root)?;
        installed.retain(|version, _| !manifest.toolkits.contains_key(version));
        Ok(Self { manifest, installed })
    }

    /// Parses the manifest in a string. The published tool contains this repository's manifest as a string.
    pub fn of_text(text: &str) -> Result<Self, Failure> {
        Ok(Self { manifest: Manifest::parse(text)?, installed: BTreeMap::new() })
    }

    /// Records the installation folder of a toolkit that was scanned, unless the manifest lists the toolkit.
    /// Afterwards, the toolkit's headers and libraries are read from this folder.
    pub fn remember_installed(&self, root: &Path, version: Version, home: &Path) -> Result<(), Failure> {
        if self.lists(version) { Ok(()) } else { installed::remember(root, version, home) }
    }

    /// Returns the toolkits in the manifest, oldest first.
    pub fn versions(&self) -> impl Iterator<Item = Version> {
        self.manifest.toolkits.keys().copied()
    }

    /// Returns the toolkits in the manifest and the recorded installed toolkits, oldest first.
    pub fn with_installed(&self) -> impl Iterator<Item = Version> {
        self.versions().chain(self.installed.keys().copied()).collect::<BTreeSet<_>>().into_iter()
    }

    /// Returns true if `specs/toolkits.yaml` lists `version`.
    pub fn lists(&self, version: Version) -> bool {
        self.manifest.toolkits.contains_key(&version)
    }

    /// Finds the wheels of a toolkit that is not in the manifest, and adds an entry with the hashes of the wheels.
    /// Returns a description of the wheels.
    pub fn add(&self, root: &Path, new: &NewToolkit<'_>, progress: &dyn Progress) -> Result<Vec<String>, Failure> {
        add::add(root, &self.manifest, new, progress)
    }

    /// Returns the components of a listed toolkit that the manifest neither lists nor declares as `unbound`. NVIDIA's
    /// metadata determines the toolkit's components.
    pub fn unlisted_components(&self, version: Version, progress: &dyn Progress) -> Result<Vec<String>, Failure> {
        add::unlisted_components(&self.manifest, version, progress)
    }

    /// Returns the newest listed toolkit, and the names of the packages that are its components.
    pub fn newest_components(&self, progress: &dyn Progress) -> Result<Option<(Version, Vec<String>)>, Failure> {
        let Some(newest) = self.versions().last() else { return Ok(None) };
        Ok(Some((newest, add::makeup(newest, progress)?.0.into_keys().collect())))
    }

    /// Finds the wheels of packages that belong to listed toolkits but are not in the manifest, and adds the wheels to
    /// the manifest. Returns a description of the wheels.
    pub fn add_packages(
        &self,
        root: &Path,
        packages: &[Package],
        progress: &dyn Progress,
    ) -> Result<Vec<String>, Failure> {
        add::add_packages(root, &self.manifest, packages, progress)
    }

    /// Updates the entry of a toolkit to the toolkit's newest wheels. Returns a description of the wheels that changed.
    pub fn update(&self, root: &Path, version: Version, progress: &dyn Progress) -> Result<Vec<String>, Failure> {
        update::toolkit(root, &self.manifest, version, progress)
    }

    /// Updates the entry of a release to the release's newest wheels. Returns a description of the wheels that changed.
    pub fn update_release(
        &self,
        root: &Path,
        library: &str,
        version: Version,
        progress: &dyn Progress,
    ) -> Result<Vec<String>, Failure> {
        update::release(root, &self.manifest, library, version, progress)
    }

    /// Returns the listed releases, sorted by library and version.
    pub fn releases(&self) -> impl Iterator<Item = HeaderSet> {
        self.manifest.releases.iter().flat_map(|(library, releases)| {
            releases.keys().map(move |version| HeaderSet::Release { library: library.clone(), version: *version })
        })
    }

    /// Returns the toolkits, and the releases of listed libraries, that are in the package index and are newer than the
    /// listed ones.
    pub fn news(&self, progress: &dyn Progress) -> Result<Vec<HeaderSet>, Failure> {
        news::news(&self.manifest, progress)
    }

    /// Finds the wheel of a release that is not in the manifest, and adds an entry with the wheel's hash. Returns a
    /// description of the wheel.
    pub fn add_release(
        &self,
        root: &Path,
        new: &NewRelease<'_>,
        progress: &dyn Progress,
    ) -> Result<Vec<String>, Failure> {
        releases::add(root, &self.manifest, new, progress)
    }

    /// Returns the headers of a toolkit, or the headers of a release together with those of the toolkit that the
    /// release uses. Headers that are not in `root/target/cubind/` yet are fetched.
    ///
    /// Every machine scans the same bytes: the headers in the wheels for x86_64, or the headers in a wheel that exists
    /// only for ARM.
    pub fn headers(&self, root: &Path, of: &HeaderSet, progress: &dyn Progress) -> Result<Headers, Failure> {
        if let Some(home) = self.home(of) {
            return installed_headers(home);
        }
        let components = self.components(of)?;
        let pins = pins(&components, Provides::Headers, Component::headers_arch)?;
        let include = folder(root, of).join("include");
        let otherwise = "specify an installed toolkit with `--cuda-home DIR`";
        let store = Store { root, otherwise, progress, connect: &Client::start };
        store.provide(&pins, unpack::HEADERS, &include)?;
        let libraries = unpack::shared(&include);
        Ok(Headers { include, origin: Origin::Wheels(of.clone()), libraries })
    }

    /// Returns the folder with these headers, if the folder exists: the folder of the unpacked wheels, or the folder of
    /// a recorded installed toolkit. Nothing is fetched.
    pub fn headers_at_hand(&self, root: &Path, of: &HeaderSet) -> Option<PathBuf> {
        let folder = self.home(of).map_or_else(|| folder(root, of), Path::to_owned);
        Some(folder.join("include")).filter(|include| include.is_dir())
    }

    /// Returns the folder of an installed toolkit that the manifest does not list.
    fn home(&self, of: &HeaderSet) -> Option<&Path> {
        match of {
            HeaderSet::Toolkit(version) => self.installed.get(version).map(PathBuf::as_path),
            HeaderSet::Release { .. } => None,
        }
    }

    /// Returns the folder with the shared libraries of toolkit `version`, for tests. Libraries that are not on this
    /// machine yet are fetched.
    ///
    /// The libraries are built for the architecture of this machine, because tests load the libraries.
    pub fn libraries(&self, root: &Path, version: Version, progress: &dyn Progress) -> Result<PathBuf, Failure> {
        let arch = Arch::of_this_machine().ok_or_else(|| {
            Failure::environment(
                format!("the CUDA libraries are not pinned for {}", manifest::this_machine()),
                "run the command on Linux, on x86_64 or aarch64",
            )
        })?;
        let of = HeaderSet::Toolkit(version);
        if let Some(home) = self.home(&of) {
            return installed::libraries(home, env::consts::ARCH);
        }
        let pins = pins(&self.components(&of)?, Provides::Libraries, |_| arch)?;
        let lib = folder(root, &of).join("lib");
        let otherwise = "skip the tests that need the libraries";
        let store = Store { root, otherwise, progress, connect: &Client::start };
        store.provide(&pins, unpack::LIBRARIES, &lib)?;
        Ok(lib)
    }

    /// Returns the path of libclang, which parses headers: the library that `LIBCLANG_PATH` specifies, or the pinned
    /// library for this machine.
    pub fn libclang(&self, root: &Path, progress: &dyn Progress) -> Result<PathBuf, Failure> {
        match std::env::var_os("LIBCLANG_PATH").filter(|path| !path.is_empty()) {
            Some(path) => libclang::named(Path::new(&path)),
            None => libclang::pinned(&self.manifest.libclang, root, progress),
        }
    }

    /// Returns the wheels of a toolkit, or the wheels of a release and of the toolkit that provides headers for the
    /// release.
    fn components(&self, of: &HeaderSet) -> Result<Vec<&Component>, Failure> {
        let unknown = |title: &str, known: Vec<String>, add: String| {
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            Failure::wrong_use(
                format!("{} does not list {title}, but lists {known}", manifest::FILE),
                format!("specify one of these versions, or add the version with `{add}`"),
            )
        };
        match of {
            HeaderSet::Toolkit(version) => {
                let found = self.manifest.toolkits.get(version).ok_or_else(|| {
                    let known = self.versions().map(|version| version.to_string()).collect();
                    unknown(&format!("toolkit {version}"), known, format!("cargo xtask upstream add {version}"))
                })?;
                Ok(found.iter().collect())
            }
            HeaderSet::Release { library, version } => {
                let releases = self.manifest.releases.get(library);
                let found = releases.and_then(|releases| releases.get(version)).ok_or_else(|| {
                    let known = releases.into_iter().flat_map(|releases| releases.keys());
                    let known = known.map(|version| version.to_string()).collect();
                    unknown(&of.to_string(), known, format!("cargo xtask upstream add {library} {version}"))
                })?;
                let toolkit = self.components(&HeaderSet::Toolkit(found.with))?;
                let used =
                    found.uses.iter().filter_map(|(used, version)| self.manifest.releases.get(used)?.get(version));
                let used = used.flat_map(|release| &release.wheels);
                Ok(found.wheels.iter().chain(used).chain(toolkit).collect())
            }
        }
    }
}

/// Returns the pins of the wheels that provide `what`.
fn pins(components: &[&Component], what: Provides, arch: impl Fn(&Component) -> Arch) -> Result<Vec<Pin>, Failure> {
    components
        .iter()
        .filter(|component| component.provides.contains(&what))
        .map(|component| {
            let Component { package, version, sha256, record, from, provides: _ } = component;
            let arch = arch(component);
            let sha256 = sha256.as_ref().and_then(|hashes| hashes.of(arch));
            // The pinned hash of the RECORD belongs to the wheel with the headers, and is used only to read headers.
            let record = record.as_ref().filter(|_| what == Provides::Headers);
            if sha256.is_none() && record.is_none() {
                return Err(Failure::environment(
                    format!("{} has no sha256 of {package} {version} for {arch}", manifest::FILE),
                    "add the hash if PyPI has such a wheel",
                ));
            }
            Ok(Pin {
                package: package.clone(),
                version: version.clone(),
                sha256: sha256.cloned(),
                record: record.cloned(),
                platform: Platform::linux(arch),
                from: from.clone(),
            })
        })
        .collect()
}

/// Returns the headers of a toolkit that is installed in `home`. The option `--cuda-home` specifies this folder.
pub fn installed_headers(home: &Path) -> Result<Headers, Failure> {
    let include = home.join("include");
    let header = include.join("cuda.h");
    if header.is_file() {
        return Ok(Headers { include, origin: Origin::Installed(home.to_owned()), libraries: None });
    }
    Err(Failure::environment(
        format!("{} does not contain a toolkit, because {} is missing", home.display(), header.display()),
        "pass the folder that contains include/cuda.h, such as /usr/local/cuda, or omit `--cuda-home`",
    ))
}

/// Returns the folder for the unpacked files of a toolkit or a release.
fn folder(root: &Path, of: &HeaderSet) -> PathBuf {
    match of {
        HeaderSet::Toolkit(version) => wheels::cache(root).join("toolkits").join(version.to_string()),
        HeaderSet::Release { library, version } => {
            wheels::cache(root).join("releases").join(library).join(version.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A progress reporter that reports nothing.
    pub(super) struct Silent;

    impl Progress for Silent {
        fn step(&self, _: &str) {}
    }

    fn toolkits() -> Toolkits {
        let text = manifest::tests::GOOD;
        Toolkits { manifest: Manifest::parse(text).unwrap(), installed: BTreeMap::new() }
    }

    #[test]
    fn the_error_for_an_unknown_toolkit_lists_the_known_ones() {
        let failure =
            toolkits().headers(Path::new("/nowhere"), &HeaderSet::Toolkit(Version::new(12, 7)), &Silent).unwrap_err();
        assert_eq!(failure.exit_code(), 2);
        let text = failure.to_string();
        assert!(text.contains("does not list toolkit 12.7, but lists 12.9, 13.0"), "{text}");
    }

    #[test]
    fn a_component_without_a_hash_for_the_machine_is_named() {
        let toolkits = toolkits();
        let of = |major, minor| toolkits.components(&HeaderSet::Toolkit(Version::new(major, minor))).unwrap();
        assert_eq!(pins(&of(13, 0), Provides::Headers, Component::headers_arch).unwrap().len(), 2);
        assert_eq!(pins(&of(13, 0), Provides::Libraries, |_| Arch::X86_64).unwrap().len(), 1);
        let failure = pins(&of(12, 9), Provides::Libraries, |_| Arch::Aarch64).unwrap_err();
        assert!(failure.to_string().contains("no sha256 of runtime-cu12 12.9.79 for aarch64"), "{failure}");
    }

    #[test]
    fn an_installed_toolkit_has_cuda_h() {
        let home = tempfile::tempdir().unwrap();
        let failure = installed_headers(home.path()).unwrap_err();
        assert_eq!(failure.exit_code(), 3);
        assert!(failure.to_string().contains(&home.path().join("include/cuda.h").display().to_string()), "{failure}");

        std::fs::create_dir(home.path().join("include")).unwrap();
        std::fs::write(home.path().join("include/cuda.h"), "").unwrap();
        let headers = installed_headers(home.path()).unwrap();
        assert_eq!(headers.include, home.path().join("include"));
        assert_eq!(headers.origin, Origin::Installed(home.path().to_owned()));
    }
}
