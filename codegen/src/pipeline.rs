//! The steps from headers to files, in their order.
//!
//! ```text
//! load ──▶ scan (with --cuda) ──▶ generate ──▶ Tree ──▶ check or write
//! ```
//!
//! *Architecture invariant:* nothing in here writes into the checkout. [`Tree::write`] does, after everything else has
//! succeeded: a run that fails leaves all files as they were, except that the facts of a scan are kept.

use crate::{
    analysis,
    api::Api,
    diag::{Diagnostic, Diagnostics, Failure},
    header_set::HeaderSet,
    language::Language,
    python,
    registry::Registry,
    report, rust,
    scan::{Request, Scanner, unlisted},
    spec::{self, Spec, Specs},
    toolkit::{Progress, Toolkits, installed_headers, loaded},
    tree::Tree,
    version::Version,
};
use std::{panic, path::Path, thread};

/// The languages; the first has what every other has, so reports begin with it.
pub const LANGUAGES: &[Language] = &[rust::LANGUAGE, python::LANGUAGE];

/// The folders that belong to `regen`: nobody else writes in there.
pub fn owned_folders() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|language| language.folder).chain([
        report::surface::FOLDER,
        REGISTRY,
        report::resolved::FOLDER,
    ])
}

/// The folder of the facts.
const REGISTRY: &str = "specs/registry";

/// What to scan.
#[derive(Clone, Copy, Debug)]
pub struct Target<'a> {
    /// The toolkit, or the release of a library.
    pub headers: &'a HeaderSet,
    /// Where the toolkit is installed; pinned wheels are fetched otherwise.
    pub cuda_home: Option<&'a Path>,
}

/// Reads what is checked in: the specs, and the registry of each in the same order.
pub fn load(root: &Path) -> Result<(Specs, Vec<Registry>), Failure> {
    let specs = spec::load(root)?;
    let registries = specs.libraries.iter().map(|spec| Registry::load(root, spec.name())).collect::<Result<_, _>>()?;
    Ok((specs, registries))
}

/// Puts what one toolkit's headers declare into the registries; one that is not listed in `specs/toolkits.yaml` can be
/// scanned where it is installed.
pub fn scan(
    root: &Path,
    target: Target<'_>,
    specs: &Specs,
    registries: &mut [Registry],
    progress: &dyn Progress,
) -> Result<(), Failure> {
    let toolkits = Toolkits::load(root)?;
    let headers = match target.cuda_home {
        Some(home) => installed_headers(home)?,
        None => toolkits.headers(root, target.headers, progress)?,
    };
    let scanner = Scanner::new(&headers.include, &toolkits.libclang(root, progress)?)?;
    let mut found = Diagnostics::default();
    let version = target.headers.version();
    for (spec, registry) in specs.libraries.iter().zip(registries) {
        let library = &spec.content.library;
        if library.header_set(version) != *target.headers {
            continue;
        }
        if !library.is_in(version) {
            registry.toolkits.remove(&version);
            continue;
        }
        progress.step(&format!(
            "scanning {} of {} {version}",
            library.headers_of(version).join(", "),
            library.product()
        ));
        match scanner.scan(&request(spec, version)) {
            Ok(facts) => drop(registry.toolkits.insert(version, facts)),
            Err(Failure::Findings(more)) => more.into_iter().for_each(|one| found.push(one)),
            Err(other) => return Err(other),
        }
        let libraries = headers.libraries.as_ref();
        found.extend(libraries.map(|libraries| loaded(spec, version, libraries)).unwrap_or_default());
    }
    found.extend(unlisted(&headers.include, specs)?);
    if found.is_empty() { Ok(()) } else { Err(refusal(found.sorted(), target)) }
}

/// What to scan for one library.
pub fn request(spec: &Spec, version: Version) -> Request<'_> {
    let library = &spec.content.library;
    Request {
        headers: library.headers_of(version),
        include_before: &library.include_before,
        defines: &library.defines,
        exports: &library.exports,
        windows_only: library.windows_only.keys().map(String::as_str).collect(),
        dates: &library.dates,
        skip: spec
            .content
            .skip
            .iter()
            .filter(|(_, skip)| skip.r#in.is_none_or(|range| range.contains(version)))
            .map(|(name, _)| name.as_str())
            .collect(),
        version_macro: library.version_macro.as_ref(),
        product: library.product(),
        header_set: library.header_set(version),
        version,
        min_functions: library.min_functions,
        windows: library.is_on_windows(),
    }
}

/// Headers of another version are wrong themselves if we chose them, and wrongly named if the user did.
fn refusal(found: Vec<Diagnostic>, target: Target<'_>) -> Failure {
    match found.iter().find(|diagnostic| diagnostic.code == "header-version").filter(|_| target.cuda_home.is_some()) {
        Some(wrong) => Failure::wrong_use(
            format!("{}: {} ({})", wrong.location, wrong.message, wrong.notes.join("; ")),
            wrong.help.clone().unwrap_or_default(),
        ),
        None => Failure::Findings(found),
    }
}

/// The registry's files alone: what a scan found, whatever the specs say of it.
pub fn facts(registries: &[Registry]) -> Tree {
    let mut tree = Tree::owning(owned_folders());
    for registry in registries.iter().filter(|registry| !registry.toolkits.is_empty()) {
        // With `/` on every system, as all paths of a tree.
        tree.insert(format!("{REGISTRY}/{}.yaml", registry.library), registry.to_text());
    }
    tree
}

/// Resolves the specs against the registries, and makes every file that follows from them.
pub fn generate(specs: &Specs, registries: &[Registry]) -> Result<Tree, Failure> {
    analysis::resolve(registries, specs).map(|api| files(&api, registries))
}

/// What a thread returns; if it panics, so does this one.
fn joined<T>(thread: thread::ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic))
}

fn files(api: &Api, registries: &[Registry]) -> Tree {
    let (mut tree, printed) = thread::scope(|scope| {
        let packages: Vec<_> = LANGUAGES.iter().map(|language| scope.spawn(|| (language.print)(api))).collect();
        (facts(registries), packages.into_iter().map(joined).collect::<Vec<_>>())
    });
    let heads: Vec<_> = LANGUAGES.iter().zip(&printed).map(|(language, it)| (language.label, &it.heads)).collect();
    let for_reviewers = |library| [report::resolved::emit(library), report::surface::emit(library, &heads)];
    let for_reviewers: Vec<_> = api.libraries.iter().flat_map(for_reviewers).collect();
    for (path, text) in for_reviewers.into_iter().chain(printed.into_iter().flat_map(|it| it.files)) {
        tree.insert(path, text);
    }
    tree
}
