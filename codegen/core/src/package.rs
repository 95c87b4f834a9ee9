//! Packages to print: the libraries in each package, the package's names in each language, and its dependencies.
//!
//! This repository's own package contains all libraries in `specs/`. A package that was created with `cubind generate`
//! contains the libraries of the package's author. Such a package depends on the published `cubind`, which contains the
//! libraries that the author's libraries use. Both packages use the same types for streams, data types and handles, so
//! programs can pass values from one package to the other.

use crate::{
    api::Api,
    diag::{Diagnostic, Diagnostics, Failure},
    language::Names,
    spec::{
        PackageEntry, PackageNames, Packages, Spec,
        package_names::{is_license, is_name, no_license},
    },
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// A package, with its names in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    /// The libraries in the package. All other libraries that these libraries use are in the package on which this
    /// package depends.
    pub libraries: Names,
    /// The names and the folder of the Rust crate.
    pub rust: Home,
    /// The names and the folder of the Python package.
    pub python: Home,
    /// The version of the package, in both languages.
    pub version: String,
    /// The license of the package, in both languages, if the spec declares a license.
    pub license: Option<String>,
    /// True if the package is `cubind` itself, which contains the support code.
    pub is_core: bool,
}

/// The location from which a package installs `cubind`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CoreAt {
    /// The language's package registry.
    #[default]
    Registry,
    /// A directory that contains the language's manifest of `cubind`. The string is the absolute path of the directory.
    Path(String),
    /// A git repository. The string is the URL of the repository.
    Git(String),
}

impl CoreAt {
    /// Returns the location from which `cubind` can currently be installed. All documentation refers to this location.
    pub fn published() -> Self {
        if IS_RELEASED { Self::Registry } else { Self::Git(env!("CARGO_PKG_REPOSITORY").to_owned()) }
    }

    /// Returns the value of the dependency on `cubind` in Cargo's manifest. The value includes the version, because
    /// Cargo removes everything except the version when a crate is published.
    pub fn for_cargo(&self) -> String {
        let version = format!("version = {CORE_VERSION:?}");
        match self {
            Self::Registry => version,
            Self::Path(path) => format!("{version}, path = {path:?}"),
            Self::Git(address) => format!("git = {address:?}"),
        }
    }

    /// Returns the argument of `pip install`, with an extra of `cubind`: `cubind[cu13] @ git+https://…`.
    pub fn for_pip_with(&self, extra: &str) -> String {
        let extra = if extra.is_empty() { String::new() } else { format!("[{extra}]") };
        let requirement = match self {
            Self::Registry => CORE.to_owned(),
            Self::Path(_) | Self::Git(_) => self.for_pip(),
        };
        requirement.replacen(CORE, &format!("{CORE}{extra}"), 1)
    }

    /// Returns the value of the dependency on `cubind` in Python's manifests. pip accepts a URL in place of a version,
    /// and accepts a directory only as a URL.
    pub fn for_pip(&self) -> String {
        match self {
            Self::Registry => format!("{CORE}>={}", env!("CARGO_PKG_VERSION")),
            Self::Path(path) => format!("{CORE} @ {}", file_url(path)),
            Self::Git(address) => format!("{CORE} @ git+{address}#subdirectory={PYTHON_FOLDER}"),
        }
    }
}

/// Returns the URL of a directory. On Windows, the URL of `C:\Users` is `file:///C:/Users`.
fn file_url(path: &str) -> String {
    let path = path.replace('\\', "/");
    format!("file:///{}", utf8_percent_encode(path.trim_start_matches('/'), IN_A_PATH))
}

/// The characters that must be percent-encoded, because they are invalid in the path of a URL, or would end the path or
/// a TOML string.
const IN_A_PATH: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b':').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The version requirement for `cubind` in generated packages: all versions that are compatible with the version of
/// this generator.
pub const CORE_VERSION: &str = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));

/// The names of a package in one language, and the folder to which the package is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// The name of the package in manifests and package registries, such as `cubind` or `cubind-cudss`.
    pub name: String,
    /// The name of the crate or module in programs: `cubind`, `cubind_cudss`.
    pub module: String,
    /// The folder of the package, with which the paths of the package's files begin. Only the generator writes files in
    /// this folder.
    pub folder: String,
    /// The location from which the package installs `cubind`. Not used for `cubind` itself.
    pub core_at: CoreAt,
}

impl Home {
    fn new(name: &str, folder: &str) -> Self {
        let (module, folder) = (name.replace('-', "_"), folder.to_owned());
        Self { name: name.to_owned(), module, folder, core_at: CoreAt::Registry }
    }
}

/// True once `cubind` is on crates.io and PyPI. Until then, anyone can register the name `cubind` in these registries,
/// so documentation must not recommend an installation from there. The release sets this constant once the names are
/// registered.
pub const IS_RELEASED: bool = false;

pub use crate::spec::package_names::CORE;
/// The folder of this repository's own crate.
pub const RUST_FOLDER: &str = "generated/cubind";
/// The folder of this repository's own Python package.
pub const PYTHON_FOLDER: &str = "generated/cubind-py";
/// The version of a package whose spec declares no version.
const FIRST_VERSION: &str = "0.1.0";
/// The name of the current crate in the crate's own Rust code.
const OWN_CRATE: &str = "crate";
/// The name of `cubind` in other crates. The prefix `::` avoids a conflict with a library of the same name.
const CORE_CRATE: &str = "::cubind";

impl Package {
    /// Returns the package `cubind`, with all libraries that no other package contains.
    pub fn core_of(api: &Api) -> Self {
        Self::core(api.names().into_iter().filter(|name| api.packages.of(name).is_none()).collect())
    }

    /// Returns the package `cubind` with the given libraries.
    pub fn core(libraries: Names) -> Self {
        let python = Home::new(CORE, PYTHON_FOLDER);
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let license = Some(env!("CARGO_PKG_LICENSE").to_owned());
        Self { libraries, rust: Home::new(CORE, RUST_FOLDER), python, version, license, is_core: true }
    }

    /// Returns a package that depends on `cubind`. The paths of each language's files begin with the name of the
    /// language: `rust/src/lib.rs`.
    pub fn on_core(libraries: Names, rust: &str, python: &str) -> Self {
        let python = Home { name: python.replace('_', "-"), ..Home::new(python, "python") };
        let (rust, version) = (Home::new(rust, "rust"), FIRST_VERSION.to_owned());
        Self { libraries, rust, python, version, license: None, is_core: false }
    }

    /// Returns the packages of this repository that depend on `cubind`. They are released together with `cubind`.
    pub fn others(packages: &Packages) -> Vec<Self> {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let one = |(name, entry): (&str, &PackageEntry)| Self {
            version: version.clone(),
            license: entry.license.clone(),
            ..Self::on_core(entry.names(), name, &name.replace('-', "_"))
        };
        packages.iter().map(one).collect()
    }

    /// Returns a package for these specs, which depends on `cubind`. The name of the package is from the first spec
    /// that declares a name.
    pub fn of_specs(specs: &[&Spec]) -> Result<Self, Failure> {
        let mut wrong = Diagnostics::default();
        let (mut rust, mut python) = specs.first().map(|spec| default_names(spec.name())).unwrap_or_default();
        for (key, name, said) in [
            ("rust", &mut rust, named(specs, |names| names.rust.as_ref())),
            ("python", &mut python, named(specs, |names| names.python.as_ref())),
        ] {
            let Some(((spec, first), others)) = said.split_first() else { continue };
            name.clone_from(first);
            for (other, second) in others.iter().filter(|(_, second)| *second != *first) {
                let message = format!("the package is `{second}` here, but `{first}` in {}", spec.file);
                let at = other.location(&["package", key]);
                let help = "libraries that are generated together form one package: declare its name only once";
                wrong.push(Diagnostic::new("package-name", at, message).help(help));
            }
            if !is_name(first, key == "rust") {
                let message = format!("`{first}` cannot be the name of a package");
                let help = format!(
                    "use lower-case letters, digits and `_`, such as `{CORE}_mylib`; `{CORE}` is the core package"
                );
                wrong.push(Diagnostic::new("package-name", spec.location(&["package", key]), message).help(help));
            }
        }
        let libraries = specs.iter().map(|spec| spec.name().to_owned()).collect();
        let version = named(specs, |names| names.version.as_ref()).first().map(|(_, version)| (*version).clone());
        let licenses = named(specs, |names| names.license.as_ref());
        wrong_licenses(&licenses).into_iter().for_each(|it| wrong.push(it));
        let license = licenses.first().map(|(_, license)| (*license).clone());
        wrong.into_result()?;
        let package = Self::on_core(libraries, &rust, &python);
        Ok(Self { version: version.unwrap_or(package.version.clone()), license, ..package })
    }

    /// Returns true if the package contains this library.
    pub fn has(&self, library: &str) -> bool {
        self.libraries.contains(library)
    }

    /// Returns the owner of the linked documentation in the possessive form, with a trailing space. Empty for
    /// third-party libraries, whose owner is unknown.
    pub fn whose(&self) -> &'static str {
        if self.is_core { "NVIDIA's " } else { "" }
    }

    /// Returns the crate with the support code, by the crate's name in Rust code.
    pub fn rust_core(&self) -> &'static str {
        if self.is_core { OWN_CRATE } else { CORE_CRATE }
    }

    /// Returns the crate that contains a library, by the crate's name in Rust code.
    pub fn rust_crate_of(&self, library: &str) -> &'static str {
        if self.is_core || self.has(library) { OWN_CRATE } else { CORE_CRATE }
    }

    /// Returns the name of the Python package that contains a library.
    pub fn python_package_of(&self, library: &str) -> &str {
        if self.has(library) { &self.python.module } else { CORE }
    }
}

/// Reports invalid or conflicting licenses in the specs of one package.
fn wrong_licenses(said: &[(&Spec, &String)]) -> Vec<Diagnostic> {
    let Some(((first, license), others)) = said.split_first() else { return Vec::new() };
    let of = |spec: &Spec| spec.location(&["package", "license"]);
    let unfit = (!is_license(license)).then(|| no_license(license, of(first)));
    let differing = others.iter().filter(|(_, second)| second != license).map(|(other, second)| {
        let message = format!("the license of the package is `{second}` here, but `{license}` in {}", first.file);
        let help = "libraries that are generated together form one package: declare its license only once";
        Diagnostic::new("package-license", of(other), message).help(help)
    });
    unfit.into_iter().chain(differing).collect()
}

/// Returns the default names of a library's package: `cubind-cudss` in Rust, `cubind_cudss` in Python.
fn default_names(library: &str) -> (String, String) {
    (format!("{CORE}-{}", library.replace('_', "-")), format!("{CORE}_{library}"))
}

/// Returns each spec that declares a value for a key of the package, and the value.
fn named<'a>(specs: &[&'a Spec], of: fn(&PackageNames) -> Option<&String>) -> Vec<(&'a Spec, &'a String)> {
    specs.iter().filter_map(|spec| Some((*spec, of(spec.content.package.as_ref()?)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository;
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    #[test]
    fn a_package_refers_to_the_core_package_for_other_libraries() {
        let names = |of: &[&str]| of.iter().map(|name| (*name).to_owned()).collect::<Names>();
        let core = Package::core(names(&["runtime"]));
        assert_eq!((core.rust_core(), core.rust_crate_of("runtime")), ("crate", "crate"));
        assert_eq!(core.python_package_of("runtime"), "cubind");
        let (rust, python) = default_names("my_ops");
        let other = Package::on_core(names(&["my_ops"]), &rust, &python);
        assert_eq!((other.rust.name.as_str(), other.rust.module.as_str()), ("cubind-my-ops", "cubind_my_ops"));
        assert_eq!((other.python.name.as_str(), other.python.module.as_str()), ("cubind-my-ops", "cubind_my_ops"));
        assert_eq!((other.rust_core(), other.rust_crate_of("my_ops")), ("::cubind", "crate"));
        assert_eq!((other.rust_crate_of("runtime"), other.python_package_of("runtime")), ("::cubind", "cubind"));
        assert_eq!(other.python_package_of("my_ops"), "cubind_my_ops");
    }

    #[test]
    fn a_path_to_cubind_becomes_a_file_url_for_pip() {
        let core = |path: &str| CoreAt::Path(path.to_owned());
        let table = [
            ("/home/me/cubind", "file:///home/me/cubind"),
            ("/a b/c#d/\"é%", "file:///a%20b/c%23d/%22%C3%A9%25"),
            ("C:\\Users\\me", "file:///C:/Users/me"),
        ];
        for (path, address) in table {
            assert_eq!(core(path).for_pip(), format!("cubind @ {address}"));
        }
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(CoreAt::Registry.for_pip(), format!("cubind>={version}"));
        assert_eq!(CoreAt::Registry.for_pip_with("cu13"), "cubind[cu13]");
        let git = CoreAt::Git("https://example.org/cubind".to_owned());
        assert_eq!(git.for_pip(), "cubind @ git+https://example.org/cubind#subdirectory=generated/cubind-py");
        let with_extra = "cubind[cu13] @ git+https://example.org/cubind#subdirectory=generated/cubind-py";
        assert_eq!(git.for_pip_with("cu13"), with_extra);
        assert_eq!(git.for_cargo(), "git = \"https://example.org/cubind\"");
        assert_eq!(core("/c").for_cargo(), format!("version = {CORE_VERSION:?}, path = \"/c\""));
    }

    /// Returns the commands in a document that install a package of this repository from a registry.
    fn installed_from_a_registry(text: &str) -> Vec<String> {
        // A command may be wrapped over several lines.
        let words: Vec<&str> = text.split_whitespace().collect();
        let name = |word: &str| {
            let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            let end = word.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(word.len());
            word[..end].to_owned()
        };
        let is_ours = |word: &str| {
            let is_elsewhere = word.contains(['/', '{', '*']) || word.ends_with(".whl");
            !is_elsewhere && (name(word) == CORE || name(word).starts_with("cubind-"))
        };
        let mut found = Vec::new();
        for (index, pair) in words.windows(2).enumerate() {
            let program = pair[0].rsplit('/').next().unwrap_or_default();
            let command = format!("{} {}", name(program), name(pair[1]));
            if ["pip install", "pip wheel", "cargo add", "cargo install"].contains(&command.as_str()) {
                // The words until the end of the command, or until the end of the inline code.
                let behind = words[index + 2..].iter().take(6);
                let ended = behind.scan(pair[1].ends_with('`'), |ended, word| {
                    (!std::mem::replace(ended, *ended || word.ends_with(['`', ',', ';', '.', ')']))).then_some(*word)
                });
                let all: Vec<&str> = ended.collect();
                // These commands install directly: `cargo install --git https://… cubind-tool`, `pip install "cubind @
                // git+https://…"`.
                let is_direct = all.iter().any(|word| ["--git", "--path", "@"].contains(word));
                let ours = all.iter().find(|word| is_ours(word) && !is_direct);
                found.extend(ours.map(|word| format!("{command} {word}")));
            }
            if name(pair[0]) == CORE && pair[1] == "=" {
                let value = words[index + 2..].iter().take(2).copied().collect::<Vec<_>>().join(" ");
                if value.starts_with('"') || value.starts_with("{ version") {
                    found.push(format!("{CORE} = {value}"));
                }
            }
        }
        found
    }

    #[test]
    fn finds_advice_to_install_from_a_registry() {
        for text in [
            "`pip install cubind[cu13]` brings it",
            "pip\ninstall 'cubind'",
            "venv/bin/pip install --upgrade cubind-npp",
            "cargo add cubind --features cublas",
            "cubind = \"0.1\"",
            "cubind = { version = \"0.1\" }",
        ] {
            assert_eq!(installed_from_a_registry(text).len(), 1, "{text}");
        }
        for text in [
            "pip install ./generated/cubind-py",
            "pip install \"cubind @ git+https://example.org/cubind#subdirectory=generated/cubind-py\"",
            "`pip install nvidia-cublas`, which cubind finds",
            "cubind = { path = \"generated/cubind\" }",
            "cubind = { git = \"https://example.org/cubind\" }",
        ] {
            assert_eq!(installed_from_a_registry(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn no_document_recommends_installing_an_unreleased_package() {
        fn texts(folder: &Path, found: &mut Vec<PathBuf>) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    let name = path.file_name().unwrap_or_default();
                    if !["target", ".git", "node_modules", "registry", "corpus"].iter().any(|other| name == *other) {
                        texts(&path, found);
                    }
                } else {
                    found.push(path);
                }
            }
        }
        let mut files = Vec::new();
        texts(repository::root(), &mut files);
        let mut wrong = Vec::new();
        for path in files.iter().filter(|path| *path != &repository::root().join(file!())) {
            let Ok(text) = fs::read_to_string(path) else { continue };
            if text.contains(CORE) && !IS_RELEASED {
                wrong.extend(installed_from_a_registry(&text).iter().map(|it| format!("{}: {it}", path.display())));
            }
        }
        assert!(files.len() > 1000);
        assert_eq!(wrong, [""; 0], "`{CORE}` is on no registry yet: see IS_RELEASED");
    }
}
