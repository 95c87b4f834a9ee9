//! Specs and registry of one revision.

use crate::api_text;
use codegen_core::{
    analysis,
    api::{self, Api},
    diag::{Diagnostic, Diagnostics, Failure, Location},
    registry::Registry,
    spec::{self, Spec, Specs},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// The path of the file that contains the pinned wheels.
pub(super) const PINS: &str = "specs/toolkits.yaml";
const REGISTRY: &str = "specs/registry/";

/// The parsed files of one revision of `specs/`. Files that cannot be parsed are omitted.
#[derive(Debug)]
pub struct State {
    /// The texts of the files by path.
    pub(super) texts: BTreeMap<String, String>,
    pub(super) specs: Specs,
    /// The registries in the order of the specs, followed by the registries without a spec.
    pub(super) registries: Vec<Registry>,
    pub(super) api: Api,
    /// The errors and undecided parameters in this revision.
    pub(super) findings: Vec<Diagnostic>,
}

/// Returns true if a review reads the file at `path`. The path is relative to the repository, and its separator is `/`
/// on every operating system.
pub fn reads(path: &str) -> bool {
    let library = path.rsplit('/').next().and_then(|file| file.split_once('.'));
    let is_outcome = library.is_some_and(|(name, _)| api_text::path(name) == path);
    path == PINS || is_spec(path) || (path.starts_with(REGISTRY) && path.ends_with(".yaml")) || is_outcome
}

fn is_spec(path: &str) -> bool {
    path != PINS && path.strip_prefix("specs/").is_some_and(|name| name.ends_with(".yaml") && !name.contains('/'))
}

impl State {
    /// Parses the files of a revision, which are given as path → text.
    pub fn read(texts: BTreeMap<String, String>) -> Self {
        let mut diagnostics = Diagnostics::default();
        let files = texts.iter().filter(|(path, _)| is_spec(path));
        let specs = spec::of_texts(files.map(|(path, text)| (path.as_str(), text.as_str())), &mut diagnostics);
        let scanned = texts.keys().filter_map(|path| path.strip_prefix(REGISTRY)?.strip_suffix(".yaml"));
        let mut names: Vec<&str> = specs.libraries.iter().map(Spec::name).collect();
        for name in scanned {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let mut registries = names.iter().map(|name| registry(name, &texts, &mut diagnostics)).collect::<Vec<_>>();
        for (spec, registry) in specs.libraries.iter().zip(&mut registries) {
            registry.set_apart(|version| specs.is_unbound(spec, version));
        }
        // If files cannot be parsed, nothing is resolved. Otherwise, the items in these files would be reported as
        // missing.
        let api = if diagnostics.is_empty() {
            let (api, more) = analysis::attempt(&registries, &specs);
            diagnostics.extend(more);
            api
        } else {
            Api::default()
        };
        Self { specs, registries, api, findings: diagnostics.sorted(), texts }
    }

    /// Returns true if the roles of parameters are available. Individual roles may still be undecided.
    pub(super) fn has_entries(&self) -> bool {
        self.registries.is_empty() || !self.api.libraries.is_empty()
    }

    pub(super) fn libraries(&self) -> impl Iterator<Item = &str> {
        self.registries.iter().map(|registry| registry.library.as_str())
    }

    pub(super) fn spec(&self, library: &str) -> Option<&Spec> {
        self.specs.libraries.iter().find(|spec| spec.name() == library)
    }

    pub(super) fn registry(&self, library: &str) -> Option<&Registry> {
        self.registries.iter().find(|registry| registry.library == library)
    }

    pub(super) fn library(&self, library: &str) -> Option<&api::Library> {
        self.api.libraries.iter().find(|known| known.spec.name == library)
    }

    /// The toolkits that were scanned for a library.
    pub(super) fn toolkits(&self, library: &str) -> BTreeSet<Version> {
        self.registry(library).into_iter().flat_map(|registry| registry.toolkits.keys().copied()).collect()
    }
}

fn registry(name: &str, texts: &BTreeMap<String, String>, diagnostics: &mut Diagnostics) -> Registry {
    let file = format!("{REGISTRY}{name}.yaml");
    let Some(text) = texts.get(&file) else { return Registry::new(name) };
    Registry::parse(name, text, &file).unwrap_or_else(|failure| {
        match failure {
            Failure::Findings(more) => more.into_iter().for_each(|diagnostic| diagnostics.push(diagnostic)),
            other @ (Failure::Screen { .. }
            | Failure::Stale { .. }
            | Failure::WrongUse { .. }
            | Failure::Environment { .. }
            | Failure::Check(_)) => {
                diagnostics.push(Diagnostic::new("registry-syntax", Location::new(&file, 0), other.to_string()));
            }
        }
        Registry::new(name)
    })
}
