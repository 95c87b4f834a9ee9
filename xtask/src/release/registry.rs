//! A registry of crates in a local folder. Its index is a git repository, like the index of crates.io. The registry
//! contains only the crate of a release.

use crate::{shell::Programs, test::CRATE, venv::cannot};
use codegen::diag::Failure;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The URL of the default registry, for dependencies without an explicit registry.
const CRATES_IO: &str = "https://github.com/rust-lang/crates.io-index";

/// A registry of crates that contains the released crate.
pub(super) struct Registry {
    /// The git repository that contains the index.
    pub(super) index: PathBuf,
    pub(super) name: String,
    pub(super) version: String,
    /// The packed size of the crate, in bytes.
    pub(super) bytes: u64,
}

/// The part of a package's metadata that the index repeats.
#[derive(Deserialize)]
struct Manifest {
    name: String,
    version: String,
    dependencies: Vec<Dependency>,
    features: BTreeMap<String, Vec<String>>,
    rust_version: Option<String>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    features: Vec<String>,
    optional: bool,
    uses_default_features: bool,
    target: Option<String>,
    kind: Option<String>,
}

/// A line of the index. `features2` contains the features that use the syntax `dep:` or `?`.
#[derive(Serialize)]
struct Line<'a> {
    name: &'a str,
    vers: &'a str,
    deps: Vec<LineDependency<'a>>,
    cksum: String,
    features: BTreeMap<&'a str, &'a [String]>,
    features2: BTreeMap<&'a str, &'a [String]>,
    yanked: bool,
    v: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    rust_version: Option<&'a str>,
}

#[derive(Serialize)]
struct LineDependency<'a> {
    name: &'a str,
    req: &'a str,
    features: &'a [String],
    optional: bool,
    default_features: bool,
    target: Option<&'a str>,
    kind: &'a str,
    registry: &'static str,
}

impl Registry {
    /// Packages the crate, and adds the crate to a new registry in this folder.
    pub(super) fn new(programs: &Programs, folder: &Path) -> Result<Self, Failure> {
        let arguments = ["package", "--manifest-path", CRATE, "--allow-dirty", "--no-verify"];
        programs.run(programs.cargo(&arguments))?;
        let described = programs.read(programs.cargo(&["read-manifest", "--manifest-path", CRATE]))?;
        let manifest: Manifest = serde_json::from_str(&described).map_err(|error| {
            Failure::Check(format!(
                "the description of {CRATE} by cargo has an unexpected form: \
                {error}"
            ))
        })?;
        let Manifest { name, version, .. } = &manifest;
        let packed = programs.target().join(format!("package/{name}-{version}.crate"));
        let crates = folder.join("crates");
        let file = crates.join(format!("{name}-{version}.crate"));
        fs::create_dir_all(&crates).map_err(|error| cannot("make", &crates, &error))?;
        let bytes = fs::copy(&packed, &file).map_err(|error| cannot("copy", &packed, &error))?;
        let sum = programs.read(programs.program("sha256sum").arg(&file))?;
        let sum = sum.split_whitespace().next().unwrap_or_default().to_owned();

        let index = folder.join("index");
        let place = index.join(place(name));
        let configuration = format!("{{\"dl\": \"file://{}/{{crate}}-{{version}}.crate\"}}\n", crates.display());
        write(&index.join("config.json"), &configuration)?;
        write(&place, &line(&manifest, sum)?)?;
        let git = |arguments: &[&str]| {
            let who = ["-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost"];
            programs.run(programs.program("git").arg("-C").arg(&index).args(who).args(arguments))
        };
        git(&["init", "--quiet", "--initial-branch", "main"])?;
        git(&["add", "."])?;
        git(&["commit", "--quiet", "--message", "The crate of the rehearsal"])?;
        Ok(Self { index, name: name.clone(), version: version.clone(), bytes })
    }
}

/// Returns the path of a crate's file in the index.
fn place(name: &str) -> PathBuf {
    match name.len() {
        1 | 2 => Path::new(&name.len().to_string()).join(name),
        3 => Path::new("3").join(&name[..1]).join(name),
        _ => Path::new(&name[..2]).join(&name[2..4]).join(name),
    }
}

fn line(manifest: &Manifest, cksum: String) -> Result<String, Failure> {
    let deps = manifest.dependencies.iter().map(|of| LineDependency {
        name: &of.name,
        req: &of.req,
        features: &of.features,
        optional: of.optional,
        default_features: of.uses_default_features,
        target: of.target.as_deref(),
        kind: of.kind.as_deref().unwrap_or("normal"),
        registry: CRATES_IO,
    });
    let is_new = |needs: &[String]| needs.iter().any(|need| need.contains("dep:") || need.contains('?'));
    let all = || manifest.features.iter().map(|(name, needs)| (name.as_str(), needs.as_slice()));
    let line = Line {
        name: &manifest.name,
        vers: &manifest.version,
        deps: deps.collect(),
        cksum,
        features: all().filter(|(_, needs)| !is_new(needs)).collect(),
        features2: all().filter(|(_, needs)| is_new(needs)).collect(),
        yanked: false,
        v: 2,
        rust_version: manifest.rust_version.as_deref(),
    };
    let text = serde_json::to_string(&line).map_err(|error| Failure::Check(error.to_string()))?;
    Ok(text + "\n")
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| cannot("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_has_the_paths_that_cargo_expects() {
        assert_eq!(place("cubind"), Path::new("cu/bi/cubind"));
        assert_eq!(place("abc"), Path::new("3/a/abc"));
        assert_eq!(place("ab"), Path::new("2/ab"));
    }

    #[test]
    fn features_that_old_cargos_cannot_read_are_separate() {
        let text = r#"{"name": "x", "version": "0.1.0", "rust_version": null, "features": {"a": ["dep:y"], "b": []},
            "dependencies": [{"name": "y", "req": "^1", "features": [], "optional": true, "uses_default_features": false,
            "target": null, "kind": null}]}"#;
        let line = line(&serde_json::from_str(text).unwrap(), "00".to_owned()).unwrap();
        assert!(line.contains(r#""features":{"b":[]},"features2":{"a":["dep:y"]}"#), "{line}");
        assert!(line.contains(r#""default_features":false"#) && line.contains(r#""kind":"normal""#), "{line}");
    }
}
