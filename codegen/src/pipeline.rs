//! The sequence of passes from headers to generated files.
//!
//! ```text
//! load ──▶ scan (with --cuda) ──▶ generate ──▶ Tree ──▶ check or write
//! ```
//!
//! *Architecture invariant:* this module writes nothing to the checkout. [`Tree::write`] changes the checkout after all
//! passes have succeeded. A failed run leaves all files unchanged, except for the facts of a completed scan.

use crate::tree::Tree;
pub use codegen_core::repository::{load, load_common};
use codegen_core::{
    analysis,
    api::Api,
    diag::{Diagnostic, Diagnostics, Failure},
    header_set::HeaderSet,
    language::{Files, Language, Names, Printed},
    package::Package,
    registry::Registry,
    scan::{LAST, MISSING, Request, Scanner, unlisted},
    spec::{Spec, Specs},
    version::Version,
};
use codegen_python as python;
use codegen_report as report;
use codegen_rust as rust;
use codegen_toolkit::{Progress, Toolkits, installed_headers, loaded};
use codegen_view::Views;
use std::{panic, path::Path, thread};

/// The target languages. Reports start with the first language, which contains every function that the other languages
/// contain.
pub static LANGUAGES: [Language; 2] = [rust::LANGUAGE, python::LANGUAGE];

/// The folders whose files only `regen` writes.
pub fn owned_folders() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|language| language.folder).chain([report::api_text::FOLDER, REGISTRY])
}

/// The folder that contains the facts.
const REGISTRY: &str = "specs/registry";

/// A request to scan headers.
#[derive(Clone, Copy, Debug)]
pub struct Target<'a> {
    /// The toolkit, or the release of a library, whose headers are scanned.
    pub headers: &'a HeaderSet,
    /// The folder of an installed toolkit that contains the headers. If `None`, pinned wheels are fetched.
    pub cuda_home: Option<&'a Path>,
    /// The only library to scan, for use after a change to the library's spec. If `None`, all libraries in the headers
    /// are scanned.
    pub library: Option<&'a str>,
}

/// Adds the declarations in the headers of one toolkit to the registries. A toolkit that is not in
/// `specs/toolkits.yaml` can be scanned in its installation folder. Returns findings that do not affect the scanned
/// facts: headers that no spec lists, and shared libraries with unexpected names.
pub fn scan(
    root: &Path,
    target: Target<'_>,
    specs: &Specs,
    registries: &mut [Registry],
    progress: &dyn Progress,
) -> Result<Vec<Diagnostic>, Failure> {
    let toolkits = Toolkits::load(root)?;
    let headers = match target.cuda_home {
        Some(home) => installed_headers(home)?,
        None => toolkits.headers(root, target.headers, progress)?,
    };
    let scanner = Scanner::new(&headers.include, &toolkits.libclang(root, progress)?)?;
    let (mut found, mut others) = (Diagnostics::default(), Diagnostics::default());
    // The number of scanned libraries, and the number of those libraries that lack a header.
    let (mut count, mut absent) = (0, 0);
    let version = target.headers.version();
    for (spec, registry) in specs.libraries.iter().zip(registries) {
        let library = &spec.content.library;
        let is_other = target.library.is_some_and(|only| only != library.name);
        if library.header_set(version) != *target.headers || is_other {
            continue;
        }
        if !library.is_in(version) {
            registry.toolkits.remove(&version);
            registry.unbound.remove(&version);
            continue;
        }
        progress.step(&match target.headers {
            HeaderSet::Toolkit(_) => format!("scanning {} of {}", library.name, target.headers),
            HeaderSet::Release { .. } => format!("scanning {}", target.headers),
        });
        let is_unbound = specs.is_unbound(spec, version);
        let mut request = request(spec, version);
        if is_unbound {
            // The minimum number of functions applies only to toolkits with bindings, because older toolkits contain
            // fewer functions.
            request.min_functions /= 2;
        }
        let scanned = if is_unbound { &mut registry.unbound } else { &mut registry.toolkits };
        match scanner.scan(&request) {
            Ok(facts) if scanned.get(&version) == Some(&facts) => {}
            Ok(facts) => {
                scanned.insert(version, facts);
                *registry = registry.read_back()?;
            }
            Err(Failure::Findings(more)) => {
                absent += usize::from(more.iter().any(|finding| finding.code == MISSING));
                let last = registry.all().range(..version).next_back().map(|(last, _)| last.to_string());
                more.into_iter().for_each(|one| found.push(in_spec(one, spec, last.as_deref())));
            }
            Err(other) => return Err(other),
        }
        count += 1;
        let libraries = headers.libraries.as_ref();
        others.extend(libraries.map(|libraries| loaded(spec, version, libraries)).unwrap_or_default());
    }
    if target.library.is_none() {
        others.extend(unlisted(&headers.include, specs)?);
    }
    if found.is_empty() {
        return Ok(others.sorted());
    }
    found.extend(others);
    Err(refusal(found.sorted(), target, count > 1 && count == absent))
}

/// Creates a request to scan the headers of one library.
pub fn request(spec: &Spec, version: Version) -> Request<'_> {
    let library = &spec.content.library;
    Request {
        headers: library.headers_of(version),
        include_before: library.headers_before(),
        defines: library.defines(false),
        legacy_defines: library.defines(true),
        exports: &library.exports,
        windows_only: library.windows_only().map(|(name, _)| name.as_str()).collect(),
        dates: library.headers_with_dates(),
        skip: spec
            .content
            .skip
            .iter()
            .filter(|(_, skip)| skip.r#in.is_none_or(|range| range.contains(version)))
            .map(|(name, _)| name.as_str())
            .collect(),
        deprecations: spec
            .content
            .library
            .deprecations
            .iter()
            .map(|(name, it)| (name.as_str(), it.is_deprecated()))
            .collect(),
        codes: library.result.codes.as_ref().map(|codes| (library.result.r#type.as_str(), codes)),
        version_macro: library.version_macro.as_ref(),
        product: library.product(),
        header_set: library.header_set(version),
        version,
        min_functions: library.min_functions,
        windows: library.is_on_windows(),
    }
}

/// Moves the finding about a missing header to the position in the spec that lists the header, and adds the last
/// version that contains the header.
fn in_spec(finding: Diagnostic, spec: &Spec, last: Option<&str>) -> Diagnostic {
    if finding.code != MISSING {
        return finding;
    }
    let help = finding.help.map(|help| help.replace(LAST, last.unwrap_or(LAST)));
    Diagnostic { location: spec.location(&["library", "headers"]), help, ..finding }
}

/// Returns the failure for headers with a wrong version. The cause is either the pinned wheels that the tool chose, or
/// the user's option. A folder that contains no headers of any library is not a toolkit.
fn refusal(found: Vec<Diagnostic>, target: Target<'_>, is_empty: bool) -> Failure {
    if let Some(first) = found.iter().find(|it| it.code == MISSING).filter(|_| is_empty) {
        let next = "specify a complete toolkit with --cuda-home, or omit the option to fetch the pinned headers";
        return Failure::environment(format!("{}: {}", first.location, first.message), next);
    }
    match found.iter().find(|diagnostic| diagnostic.code == "header-version").filter(|_| target.cuda_home.is_some()) {
        Some(wrong) => Failure::wrong_use(
            format!("{}: {} ({})", wrong.location, wrong.message, wrong.notes.join("; ")),
            wrong.help.clone().unwrap_or_default(),
        ),
        None => Failure::Findings(found),
    }
}

/// Returns a tree that contains only the registry's files. These files are the result of a scan, and do not depend on
/// the specs.
pub fn facts(registries: &[Registry]) -> Tree {
    let mut tree = Tree::owning(owned_folders());
    registries.iter().filter_map(fact_file).for_each(|(path, text)| tree.insert(path, text));
    tree
}

/// Returns the path and the text of a registry's file, if the registry contains facts.
fn fact_file(registry: &Registry) -> Option<(String, String)> {
    // All paths of a tree use the separator `/` on every system.
    let path = format!("{REGISTRY}/{}.yaml", registry.library);
    (!registry.all().is_empty()).then(|| (path, registry.to_text()))
}

/// Resolves the specs against the registries, and generates all files. For libraries in packages that are tested
/// separately, only the registry's file is generated, which does not require a resolved model.
pub fn generate(specs: &Specs, registries: &[Registry], views: &Views) -> Result<Tree, Failure> {
    let api = resolve(specs, registries, views, &specs.common())?;
    let mut tree = Tree::owning(owned_folders());
    print_repository(&api, registries, views, &api.names())
        .into_files()
        .into_iter()
        .for_each(|(path, text)| tree.insert(path, text));
    Ok(tree)
}

/// Resolves these libraries, and checks the libraries' views. The findings of both steps are reported together.
pub fn resolve(specs: &Specs, registries: &[Registry], views: &Views, libraries: &Names) -> Result<Api, Failure> {
    let resolved = analysis::resolve_some(registries, specs, libraries);
    match (resolved, views.check(specs, registries, libraries)) {
        (Err(Failure::Findings(mut found)), Err(Failure::Findings(more))) => {
            found.extend(more);
            Err(Failure::Findings(found))
        }
        (Ok(_), Err(failure)) | (Err(failure), _) => Err(failure),
        (Ok(api), Ok(())) => Ok(api),
    }
}

/// Returns the result of a thread. If the thread panicked, the panic is propagated.
fn joined<T>(thread: thread::ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic))
}

/// Prints all files of this repository that depend on these libraries. For a library in a package other than `cubind`,
/// only the registry and the files for reviewers are checked in. For a library in a package that is tested separately,
/// only the registry is checked in.
pub fn print_repository(api: &Api, registries: &[Registry], views: &Views, libraries: &Names) -> Printed {
    let ours = |package: &Package| -> Names { package.libraries.intersection(libraries).cloned().collect() };
    let core = Package::core_of(api);
    let mut printed = print(api, &core, registries, &ours(&core));
    printed.extend(views.print(api, &core, &ours(&core)));
    let alone = api.packages.alone();
    for registry in registries.iter().filter(|it| alone.contains(&it.library) && libraries.contains(&it.library)) {
        let file = fact_file(registry).into_iter().collect();
        printed.alone.insert(registry.library.clone(), Files::new());
        printed.own.insert(registry.library.clone(), file);
    }
    for package in Package::others(&api.packages) {
        let names = &ours(&package) - &alone;
        if names.is_empty() {
            continue;
        }
        let homes = [&package.rust, &package.python];
        for (library, mut files) in print(api, &package, registries, &names).own {
            files.retain(|path, _| !homes.iter().any(|home| Path::new(path).starts_with(&home.folder)));
            // The files that cover all libraries of `cubind` do not mention this library.
            printed.alone.insert(library.clone(), Files::new());
            printed.own.insert(library, files);
        }
    }
    printed
}

/// Prints all files of a package that depend on these libraries. `api` contains these libraries and all libraries that
/// they use.
pub fn print(api: &Api, package: &Package, registries: &[Registry], libraries: &Names) -> Printed {
    let meant = registries.iter().filter(|registry| libraries.contains(&registry.library));
    let (facts, packages) = thread::scope(|scope| {
        let packages = LANGUAGES.iter().map(|language| scope.spawn(|| (language.print)(api, package, libraries)));
        let packages: Vec<_> = packages.collect();
        let facts = meant.filter_map(|registry| Some((registry.library.clone(), fact_file(registry)?)));
        (facts.collect::<Vec<_>>(), packages.into_iter().map(joined).collect::<Vec<_>>())
    });
    let mut printed = Printed::default();
    facts.into_iter().for_each(|(library, (path, text))| printed.add(&library, path, text));
    let signatures: Vec<_> =
        LANGUAGES.iter().zip(&packages).map(|(language, it)| (language.label, &it.signatures)).collect();
    for library in api.libraries.iter().filter(|library| libraries.contains(&library.spec.name)) {
        let (path, text) = report::api_text::emit(library, &signatures);
        printed.add(&library.spec.name, path, text);
    }
    packages.into_iter().for_each(|package| printed.extend(package));
    printed
}
