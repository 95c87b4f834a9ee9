//! The list of client programs, `tests/clients/clients.yaml`.

use crate::venv::cannot;
use codegen::diag::Failure;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fs, path::Path};

/// The content of the list's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct List {
    /// The Python version for which the wheels are fetched.
    pub(super) python: String,
    /// The packages that only the side with NVIDIA's package requires.
    pub(super) nvidia: Vec<String>,
    /// The packages that both sides require, in addition to the clients.
    pub(super) tools: Vec<String>,
    /// Packages that both sides require and that are too large for a pack. The machine must provide these packages.
    pub(super) large: Vec<String>,
    /// Packages whose wheels are only unpacked for the headers that they contain.
    #[serde(default)]
    pub(super) headers: Vec<String>,
    /// Files in wheels that a pack omits, by package.
    #[serde(default)]
    pub(super) unused: BTreeMap<String, Vec<String>>,
    pub(super) sources: BTreeMap<String, Source>,
    pub(super) clients: Vec<Client>,
    /// Client programs that are not run, each with the reason.
    #[serde(default)]
    pub(super) absent: BTreeMap<String, String>,
}

/// A repository that contains test suites.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Source {
    pub(super) git: String,
    pub(super) revision: String,
    /// The folders and files of the repository that are used.
    pub(super) paths: Vec<String>,
}

/// A client program and its test suite. The runner reads all keys as JSON.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Client {
    pub(super) name: String,
    #[serde(default)]
    pub(super) packages: Vec<String>,
    /// Packages that the client needs in other versions than those in the environment. These packages come first in the
    /// client's import path.
    #[serde(default)]
    pub(super) instead: Vec<String>,
    /// The version in the table of results. Set if the client is not one of `packages`.
    version: Option<String>,
    /// A key of `sources`, or `own` for tests in this repository, which are in the folder of the runner.
    pub(super) source: String,
    folder: String,
    tests: Vec<String>,
    /// Scripts that are run, each as one test.
    #[serde(default)]
    scripts: Vec<String>,
    #[serde(default)]
    prepare: Vec<Vec<String>>,
    #[serde(default)]
    environment: BTreeMap<String, String>,
    /// The test distribution mode of pytest-xdist.
    #[serde(default = "by_file")]
    distribution: String,
    workers: u32,
    seconds: u32,
    /// The description of the part that is run, if the test suite is too large to be run completely.
    pub(super) part: Option<String>,
    #[serde(default)]
    pub(super) differences: Vec<Difference>,
}

/// A known difference between the two sides.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Difference {
    /// Identifiers of the tests that differ, in which `*` matches any string.
    pub(super) tests: Vec<String>,
    pub(super) reason: String,
    /// True if the difference depends on the machine, so that it does not always occur.
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

    /// Restricts the list to the clients with these names. If no names are given, the list is unchanged.
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
    /// Returns the version in the table of results. This is the version of the client's first package, unless the list
    /// specifies another version.
    pub(super) fn version(&self) -> &str {
        let package = || self.packages.first().and_then(|package| package.split_once("==")).map(|(_, version)| version);
        self.version.as_deref().or_else(package).unwrap_or("")
    }

    /// Returns the client's name in file names. The runner uses the same name.
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
