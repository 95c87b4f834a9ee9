//! The list of clients, `tests/clients/clients.yaml`.

use crate::venv::cannot;
use codegen::diag::Failure;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fs, path::Path};

/// The content of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct List {
    /// The Python version of the wheels.
    pub(super) python: String,
    /// The packages for the side of NVIDIA.
    pub(super) nvidia: Vec<String>,
    /// Packages that both sides require, in addition to the clients.
    pub(super) tools: Vec<String>,
    /// Like `tools`, for packages that are too large for a pack. The machine must provide them.
    pub(super) large: Vec<String>,
    /// Packages that are only unpacked for their headers.
    #[serde(default)]
    pub(super) headers: Vec<String>,
    /// Files of wheels that a pack omits, by package.
    #[serde(default)]
    pub(super) unused: BTreeMap<String, Vec<String>>,
    pub(super) sources: BTreeMap<String, Source>,
    pub(super) clients: Vec<Client>,
    /// Clients that are not run, with the reasons.
    #[serde(default)]
    pub(super) absent: BTreeMap<String, String>,
}

/// A repository with test suites.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Source {
    pub(super) git: String,
    pub(super) revision: String,
    /// The folders and files that are used.
    pub(super) paths: Vec<String>,
}

/// A client and its test suite. The runner reads all keys as JSON.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Client {
    pub(super) name: String,
    #[serde(default)]
    pub(super) packages: Vec<String>,
    /// Packages that the client needs in versions other than those in the environment. They come first in its import
    /// path.
    #[serde(default)]
    pub(super) instead: Vec<String>,
    /// The version in the table, if the client is not one of `packages`.
    version: Option<String>,
    /// A key of `sources`, or `own` for tests of this repository, which are in the folder of the runner.
    pub(super) source: String,
    folder: String,
    tests: Vec<String>,
    /// Scripts, each of which is run as a test.
    #[serde(default)]
    scripts: Vec<String>,
    #[serde(default)]
    prepare: Vec<Vec<String>>,
    #[serde(default)]
    environment: BTreeMap<String, String>,
    /// The distribution mode of pytest-xdist.
    #[serde(default = "by_file")]
    distribution: String,
    workers: u32,
    seconds: u32,
    /// Describes the part of a large test suite that is run.
    pub(super) part: Option<String>,
    #[serde(default)]
    pub(super) differences: Vec<Difference>,
}

/// A known difference.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Difference {
    /// Identifiers of tests, in which `*` matches any string.
    pub(super) tests: Vec<String>,
    pub(super) reason: String,
    /// Set if the difference depends on the machine, so that it is not always observed.
    #[serde(default)]
    pub(super) by_chance: bool,
}

fn by_file() -> String {
    "loadfile".to_owned()
}

impl List {
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let text = fs::read_to_string(path).map_err(|error| cannot("read", path, &error))?;
        Self::parse(&text).map_err(|error| Failure::Check(format!("{}: {error}", path.display())))
    }

    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let list: Self = serde_yaml::from_str(text).map_err(|error| error.to_string())?;
        let unknown = |client: &&Client| client.source != "own" && !list.sources.contains_key(&client.source);
        match list.clients.iter().find(unknown) {
            Some(client) => Err(format!("{}: there is no source {}", client.name, client.source)),
            None => Ok(list),
        }
    }

    /// Restricts the list to these clients. If there are no names, the list is unchanged.
    pub(super) fn only(mut self, names: &[String]) -> Result<Self, Failure> {
        if let Some(name) = names.iter().find(|name| self.clients.iter().all(|client| client.name != **name)) {
            let known: Vec<_> = self.clients.iter().map(|client| client.name.as_str()).collect();
            return Err(Failure::WrongUse {
                message: format!("there is no client {name:?}"),
                next: format!("specify one of these clients: {}", known.join("; ")),
            });
        }
        self.clients.retain(|client| names.is_empty() || names.contains(&client.name));
        Ok(self)
    }
}

impl Client {
    /// The version in the table. It is the version of the client's first package, unless the list specifies one.
    pub(super) fn version(&self) -> &str {
        let package = || self.packages.first().and_then(|package| package.split_once("==")).map(|(_, version)| version);
        self.version.as_deref().or_else(package).unwrap_or("")
    }

    /// The client's name in file names. The runner uses the same name.
    pub(super) fn file_name(&self) -> String {
        let words = self.name.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join("-").to_ascii_lowercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_this_repository_is_read() {
        let root = codegen::checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap();
        let path = root.join("tests/clients/clients.yaml");
        let list = List::read(&path).unwrap();
        let named = |name: &str| list.clients.iter().find(|client| client.name == name).unwrap();
        assert_eq!(named("cuda.bindings, Cython").file_name(), "cuda.bindings-cython");
        assert_eq!(named("numba-cuda").version(), "0.30.4");
        let pinned = list.tools.iter().chain(&list.large).chain(&list.nvidia).chain(&list.headers);
        let all: Vec<_> = pinned.chain(list.clients.iter().flat_map(|client| &client.packages)).collect();
        assert!(all.iter().all(|package| package.split("==").count() == 2), "{all:?}");
        assert!(list.clients.iter().all(|client| !client.version().is_empty()));
        let error = list.only(&["numba".to_owned()]).unwrap_err().to_string();
        assert!(error.contains("no client \"numba\""), "{error}");
    }

    #[test]
    fn the_source_of_a_client_must_exist() {
        let text = "python: '3.12'\nnvidia: []\ntools: []\nlarge: []\nsources: {}\nclients:\n  \
                    - {name: a, source: b, folder: ., tests: [], workers: 1, seconds: 1}\n";
        assert_eq!(List::parse(text).unwrap_err(), "a: there is no source b");
    }
}
