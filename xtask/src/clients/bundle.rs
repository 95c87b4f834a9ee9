//! The bundle of a client run: a folder with all files that the run needs.

use super::{
    FOLDER, Options,
    list::{Client, List},
    source, wheels,
};
use crate::{shell::Programs, venv::cannot, wheel};
use codegen::diag::Failure;
use serde::Serialize;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// A bundle: a folder that contains `plan.json` (the runs), `runner/`, `sources/NAME/`, and `wheels/` for one or both
/// sides.
pub(super) struct Bundle {
    pub(super) folder: PathBuf,
}

#[derive(Serialize)]
struct Plan<'a> {
    clients: &'a [Client],
}

impl Bundle {
    /// Creates the bundle in `target/bundle`. Earlier downloads are reused.
    pub(super) fn make(
        programs: &Programs,
        root: &Path,
        target: &Path,
        list: &List,
        options: &Options,
    ) -> Result<Self, Failure> {
        let folder = target.join("bundle");
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(|error| cannot("remove", &folder, &error))?;
        }
        copy(&root.join(FOLDER), &folder.join("runner"))?;
        let names: BTreeSet<_> = list.clients.iter().map(|client| client.source.as_str()).collect();
        for (name, source) in list.sources.iter().filter(|(name, _)| names.contains(name.as_str())) {
            source::export(programs, (name, source), &options.source, &folder.join("sources").join(name))?;
        }
        let own_large = options.pack.is_none() && options.beside.is_none();
        let large = list.large.iter().filter(|_| own_large);
        let clients = list.clients.iter().flat_map(|client| &client.packages);
        let common: BTreeSet<_> = list.tools.iter().chain(large).chain(clients).map(String::as_str).collect();
        let nvidia = list.nvidia.iter().map(String::as_str).collect();
        let cache = target.join("wheels");
        wheels::fetch(programs, list, &common, &cache, &folder.join("wheels/common"))?;
        wheels::fetch(programs, list, &nvidia, &cache, &folder.join("wheels/nvidia"))?;
        let headers = list.headers.iter().map(String::as_str).collect();
        wheels::fetch(programs, list, &headers, &cache, &folder.join("wheels/headers"))?;
        let mut kinds = ["common", "nvidia", "cubind", "headers"].map(str::to_owned).to_vec();
        for client in list.clients.iter().filter(|client| !client.instead.is_empty()) {
            let kind = format!("instead/{}", client.file_name());
            let instead = client.instead.iter().map(String::as_str).collect();
            wheels::fetch(programs, list, &instead, &cache, &folder.join("wheels").join(&kind))?;
            kinds.push(kind);
        }
        let cubind = match &options.wheel {
            Some(wheel) => wheel.clone(),
            None => wheel::build(programs, root)?,
        };
        let place = folder.join("wheels/cubind");
        fs::create_dir_all(&place).map_err(|error| cannot("create", &place, &error))?;
        fs::copy(&cubind, place.join(cubind.file_name().unwrap_or_default()))
            .map_err(|error| cannot("copy", &cubind, &error))?;
        if options.pack.is_some() {
            for kind in kinds {
                wheels::prepare(list, &folder.join("wheels").join(kind))?;
            }
        }
        write_plan(&folder.join("plan.json"), &list.clients)?;
        Ok(Self { folder })
    }
}

fn write_plan(path: &Path, clients: &[Client]) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(&Plan { clients }).map_err(|error| Failure::Check(error.to_string()))?;
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

/// Copies a folder, without Python's cache files.
fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(|error| cannot("create", to, &error))?;
    let entries = fs::read_dir(from).map_err(|error| cannot("read", from, &error))?;
    for entry in entries.flatten().filter(|entry| entry.file_name() != "__pycache__") {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(|error| cannot("copy", &path, &error))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_has_every_key_that_the_runner_reads() {
        let text = "python: '3.12'\nnvidia: []\ntools: []\nlarge: []\nsources: {}\nclients:\n  \
                    - {name: a, source: own, folder: ., tests: [x], workers: 1, seconds: 1}\n";
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("plan.json");
        write_plan(&path, &List::parse(text).unwrap().clients).unwrap();
        let plan: serde_json::Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let client = &plan["clients"][0];
        let runner = include_str!("../../../tests/clients/run.py");
        let keys: Vec<_> = runner.split("client[\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(keys.len() > 8, "{keys:?}");
        assert!(keys.iter().all(|key| client.get(key).is_some()), "{keys:?}: {client}");
    }
}
