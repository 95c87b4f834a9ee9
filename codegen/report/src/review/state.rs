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
        Self::read_beside(texts, None)
    }

    /// Parses the files of two revisions. Libraries that do not differ are resolved once, because resolving all of them
    /// takes most of the time of a review. Their findings are those of the second revision.
    pub fn read_both(before: BTreeMap<String, String>, after: BTreeMap<String, String>) -> [Self; 2] {
        let after = Self::read(after);
        [Self::read_beside(before, Some(&after)), after]
    }

    fn read_beside(texts: BTreeMap<String, String>, other: Option<&Self>) -> Self {
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
        let mut read = |name: &&str| match other.filter(|other| other.has_registry_of(&texts, name)) {
            Some(other) => other.registry(name).cloned().unwrap_or_default(),
            None => registry(name, &texts, &mut diagnostics),
        };
        let mut registries = names.iter().map(&mut read).collect::<Vec<_>>();
        for (spec, registry) in specs.libraries.iter().zip(&mut registries) {
            registry.set_apart(|version| specs.is_unbound(spec, version));
        }
        // If files cannot be parsed, nothing is resolved. Otherwise, the items in these files would be reported as
        // missing.
        let api = if diagnostics.is_empty() {
            let differing = other.map(|other| differing([(&texts, &specs), (&other.texts, &other.specs)]));
            let same = other.into_iter().flat_map(|other| &other.api.libraries).map(|it| (it.spec.name.as_str(), it));
            let same = same.filter(|(name, _)| differing.as_ref().is_some_and(|differing| !differing.contains(*name)));
            let (api, more) = analysis::attempt_beside(&registries, &specs, &same.collect());
            diagnostics.extend(more);
            api
        } else {
            Api::default()
        };
        Self { specs, registries, api, findings: diagnostics.sorted(), texts }
    }

    /// The libraries whose model may differ from that in another revision.
    pub(super) fn differing(&self, other: &Self) -> BTreeSet<String> {
        differing([(&self.texts, &self.specs), (&other.texts, &other.specs)])
    }

    /// Returns true if this revision could read a library's registry, and its text is the same in `texts`.
    fn has_registry_of(&self, texts: &BTreeMap<String, String>, library: &str) -> bool {
        let file = format!("{REGISTRY}{library}.yaml");
        self.findings.iter().all(|finding| finding.location.file != file) && self.texts.get(&file) == texts.get(&file)
    }

    /// Returns true if the roles of parameters are available, except for undecided roles.
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

/// The libraries whose inputs differ between two revisions, and the libraries that use them.
fn differing([before, after]: [(&BTreeMap<String, String>, &Specs); 2]) -> BTreeSet<String> {
    let all = || before.1.libraries.iter().chain(&after.1.libraries);
    let names: BTreeSet<&str> = all().map(Spec::name).collect();
    let files: BTreeSet<String> = names.iter().map(|name| spec_file(name)).collect();
    // Inputs of all libraries: other files, and the section `library` of each spec.
    let common = |(texts, specs): (&BTreeMap<String, String>, &Specs)| {
        let others = texts.iter().filter(|(path, _)| is_spec(path) && !files.contains(*path));
        let others: Vec<(String, String)> = others.map(|(path, text)| (path.clone(), text.clone())).collect();
        (others, specs.libraries.iter().map(|spec| format!("{:?}", spec.content.library)).collect::<Vec<_>>())
    };
    let is_same = common(before) == common(after);
    let differs = |name: &&str| {
        let files = [spec_file(name), format!("{REGISTRY}{name}.yaml")];
        !is_same || files.iter().any(|file| before.0.get(file) != after.0.get(file))
    };
    let changed = names.into_iter().filter(differs).map(str::to_owned).collect();
    spec::with_users(all().map(|spec| &spec.content.library), &changed)
}

fn spec_file(library: &str) -> String {
    format!("specs/{library}.yaml")
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
