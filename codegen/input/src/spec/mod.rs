//! The reviewed descriptions of libraries: `specs/<library>.yaml`.
//!
//! [`schema`] declares the schema, and `specs/README.md` is the manual with examples. All unknown and duplicate keys in
//! a file are reported at once, with their lines.
//!
//! *Architecture invariant:* this module reads the contents of a spec and does not interpret them. Only [`yaml`]
//! depends on the YAML parser. (`serde_yaml` is used for files that `regen` writes and reads back.)

mod blocks;
mod family;
mod majors;
pub mod package_names;
mod packages;
mod place;
mod schema;
mod selector;
mod summaries;
mod yaml;

pub use blocks::{Block, blocks};
pub use family::{FamilyKey, FamilySection};
pub use majors::Majors;
pub use packages::{PackageEntry, Packages};
pub use place::Entry;
pub use schema::*;
pub use selector::{FunctionNames, Rank, in_order};
pub use summaries::{Summaries, Summary, Texts};

use crate::{
    diag::{Diagnostic, Diagnostics, Failure, Location, nearest},
    names, text_file,
    version::Version,
};
use serde::de::DeserializeOwned;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::Arc,
};
use yaml::{Document, LeftOver, Repeated, Unknown};

/// The contents of all reviewed files in the directory `specs/`.
#[derive(Debug, Default)]
pub struct Specs {
    /// The specs of all libraries. A library comes after the libraries that it uses.
    pub libraries: Vec<Spec>,
    /// The major versions of CUDA, from `majors.yaml`.
    pub majors: Majors,
    /// The packages for libraries that are not part of `cubind` itself, from `packages.yaml`.
    pub packages: Packages,
}

impl Specs {
    /// Returns the libraries that every run resolves. Excludes the libraries of packages that are tested separately,
    /// because no other library uses them.
    pub fn common(&self) -> BTreeSet<String> {
        let alone = self.packages.alone();
        let names = self.libraries.iter().map(|spec| spec.name().to_owned());
        names.filter(|name| !alone.contains(name)).collect()
    }

    /// Returns true if a version of a library belongs to a history-only major version.
    pub fn is_unbound(&self, spec: &Spec, version: Version) -> bool {
        !spec.content.library.has_own_versions() && self.majors.is_unbound(version.major)
    }
}

/// The spec of one library, with the locations of its entries.
#[derive(Debug)]
pub struct Spec {
    /// The contents of the spec file.
    pub content: File,
    /// The path of the spec file, relative to the repository.
    pub file: String,
    /// One-line summaries of the library's functions.
    pub summaries: Summaries,
    /// The families of the library to which the key `families_of` refers.
    lent: Option<family::Lent>,
    document: Arc<Document>,
}

impl Spec {
    /// Returns the location of the entry at `path`, such as `["functions", "cuInit", "params"]`, or of the nearest
    /// existing parent. The path of a fact consists of the name of the fact's map in [`File`], the name of its entry,
    /// and further keys: `["hazards", "cuInit"]`.
    pub fn location(&self, path: &[&str]) -> Location {
        let line = match (schema::place(path[0]), path) {
            (Some((section, key)), [_, entry, rest @ ..]) => {
                let own = [&[section, entry, key], rest].concat();
                let items = (0..self.document.items(&[section, entry])).map(|index| index.to_string());
                let in_list = items.map(|index| [&[section, entry, index.as_str(), key], rest].concat().join("\u{0}"));
                let in_list: Vec<String> = in_list.collect();
                let paths = in_list.iter().map(|path| path.split('\u{0}').collect::<Vec<_>>());
                let found = paths.map(|path| self.document.find(&path)).chain([self.document.find(&own)]);
                found.max().map_or(0, |(_, line)| line)
            }
            (Some((section, _)), _) => self.document.line(&[section]),
            (None, path) => self.document.line(path),
        };
        Location::new(&self.file, line)
    }

    /// Returns the name of the library.
    pub fn name(&self) -> &str {
        &self.content.library.name
    }
}

/// Returns the given libraries and all libraries that they use, directly or indirectly. In `libraries`, a library comes
/// after the libraries that it uses.
pub fn with_used<'a>(
    libraries: impl DoubleEndedIterator<Item = &'a Library>,
    names: &BTreeSet<String>,
) -> BTreeSet<String> {
    let mut all = names.clone();
    for library in libraries.rev() {
        if all.contains(&library.name) {
            all.extend(library.uses.iter().cloned());
        }
    }
    all
}

/// Returns the given libraries and all libraries that use them, directly or indirectly, in the order of `libraries`.
pub fn with_users<'a>(libraries: impl Iterator<Item = &'a Library>, names: &BTreeSet<String>) -> BTreeSet<String> {
    let mut all = names.clone();
    for library in libraries {
        if library.uses.iter().any(|used| all.contains(used)) {
            all.insert(library.name.clone());
        }
    }
    all
}

/// Loads all specs in the repository.
pub fn load(root: &Path) -> Result<Specs, Failure> {
    let mut texts = texts(root, &root.join("specs"))?;
    texts.retain(|file, _| !file.ends_with("/toolkits.yaml"));
    let mut diagnostics = Diagnostics::default();
    let mut specs = of_texts(texts.iter().map(|(file, text)| (file.as_str(), text.as_str())), &mut diagnostics);
    let folder = root.join("specs").join(summaries::FOLDER);
    let summaries = if folder.is_dir() { self::texts(root, &folder)? } else { BTreeMap::new() };
    for (file, text) in &summaries {
        let library = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        match specs.libraries.iter_mut().find(|spec| spec.name() == library) {
            Some(spec) => match text_file::conflict(text, file) {
                Some(conflict) => diagnostics.push(conflict),
                None => spec.summaries = Summaries::parse(text, file, &mut diagnostics),
            },
            // The library's spec contains errors, which have been reported separately.
            None if texts.contains_key(&format!("specs/{library}.yaml")) => {}
            None => {
                let message = format!("specs/ has no spec for the library `{library}`");
                let diagnostic = Diagnostic::new("unknown-library", Location::new(file, 0), message);
                diagnostics.push(diagnostic.help("rename the file after the library whose functions it describes"));
            }
        }
    }
    diagnostics.into_result().map(|()| specs)
}

/// Returns the contents of the YAML files in a folder, by their paths relative to the repository.
pub fn texts(root: &Path, folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let unreadable = |error: std::io::Error| {
        Failure::environment(format!("cannot read {}: {error}", folder.display()), "check the checkout")
    };
    let mut texts = BTreeMap::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "yaml") {
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            let text = text_file::read(&path, &name).map_err(|error| error.into_failure(&name))?;
            texts.insert(name, text);
        }
    }
    Ok(texts)
}

/// Parses specs from pairs of a file name and the file's text. Returns all specs that can be read, even if there are
/// findings. If there are no findings, a library comes after the libraries that it uses.
pub fn of_texts<'a>(texts: impl IntoIterator<Item = (&'a str, &'a str)>, diagnostics: &mut Diagnostics) -> Specs {
    let mut wrong = Diagnostics::default();
    let (mut majors, mut packages) = (Majors::default(), Packages::default());
    let mut libraries: Vec<Spec> = Vec::new();
    for (file, text) in texts {
        if let Some(conflict) = text_file::conflict(text, file) {
            wrong.push(conflict);
            continue;
        }
        match Path::new(file).file_name().and_then(|name| name.to_str()) {
            Some(majors::FILE) => majors = Majors::parse(text, file, &mut wrong),
            Some(packages::FILE) => packages = Packages::parse(text, file, &mut wrong),
            _ => libraries.extend(parse(text, file, &mut wrong)),
        }
    }
    // A spec with errors is missing from `libraries`, so the specs that use its library would only report an unknown
    // library.
    if wrong.is_empty() {
        libraries = order(libraries, &mut wrong);
        packages.check(&libraries, &mut wrong);
    }
    lend(&mut libraries, &mut wrong);
    let of_toolkits = libraries.iter_mut().map(|spec| &mut spec.content.library).filter(|it| !it.has_own_versions());
    of_toolkits.for_each(|library| majors.add_loads(library));
    diagnostics.extend(wrong);
    Specs { libraries, majors, packages }
}

/// The manual of the spec format, to which diagnostics refer.
const MANUAL: &str = "specs/README.md";

/// Reads one spec file. Findings refer to the file as `file`.
pub fn parse(text: &str, file: &str, diagnostics: &mut Diagnostics) -> Option<Spec> {
    let Placed { content, file, document } = placed(text, file, MANUAL, &KEYS, diagnostics)?;
    let spec = Spec { content, file, summaries: Summaries::default(), lent: None, document: Arc::new(document) };
    check_library(&spec, diagnostics);
    for Misplaced { path: [fact, name], message } in &spec.content.misplaced {
        diagnostics.push(
            Diagnostic::new("spec-syntax", spec.location(&[fact, name]), message.clone())
                .help("see specs/README.md for an example of each entry"),
        );
    }
    Some(spec)
}

/// The contents of a YAML file, with the locations of its entries.
#[derive(Clone, Debug)]
pub struct Placed<T> {
    /// The contents, converted to the type of the schema.
    pub content: T,
    /// The path of the file, relative to the repository.
    pub file: String,
    document: Document,
}

impl<T> Placed<T> {
    /// Returns the location of the entry at `path`, or of the nearest existing parent.
    pub fn location(&self, path: &[&str]) -> Location {
        Location::new(&self.file, self.document.line(path))
    }
}

/// Reads a YAML file. `manual` is the path of a document with examples, and `keys` lists the supported keys. Findings
/// refer to the file as `file`.
pub fn placed<T: DeserializeOwned>(
    text: &str,
    file: &str,
    manual: &str,
    keys: &Keys,
    diagnostics: &mut Diagnostics,
) -> Option<Placed<T>> {
    if let Some(conflict) = text_file::conflict(text, file) {
        diagnostics.push(conflict);
        return None;
    }
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err((line, message)) => {
            diagnostics.push(Diagnostic::new("spec-syntax", Location::new(file, line), message).help(format!(
                "put a string that contains `:`, `#` or brackets into quotes. See {manual} for an example of each entry"
            )));
            return None;
        }
    };
    for Repeated { line, first, key } in document.repeated() {
        diagnostics.push(
            Diagnostic::new("repeated-key", Location::new(file, line), format!("`{key}` occurs twice"))
                .note(format!("the first occurrence is in line {first}"))
                .help("merge the two entries, because YAML would keep only one of them"),
        );
    }
    let left_overs = document.left_overs();
    for LeftOver { line, key, word } in &left_overs {
        diagnostics.push(
            Diagnostic::new(
                "left-over",
                Location::new(file, *line),
                format!("`{key}` still has the placeholder `{word}` as its value"),
            )
            .help(format!("replace the placeholder with the correct value. See {manual} for an example of each entry")),
        );
    }
    if !left_overs.is_empty() {
        // The other checks of the file need all values.
        return None;
    }
    let (content, unknown) = document.read::<T>();
    for Unknown { line, key, path } in unknown {
        let message = format!("the key `{key}` is not supported here");
        diagnostics.push(
            Diagnostic::new("unknown-key", Location::new(file, line), message)
                .help(keys.instead(&key, &path).unwrap_or_else(|| format!("see {manual} for an example of each key"))),
        );
    }
    match content {
        Ok(content) => Some(Placed { content, file: file.to_owned(), document }),
        Err(_) => {
            for error in document.errors::<T>() {
                diagnostics.push(
                    Diagnostic::new("spec-syntax", Location::new(file, error.line), error.to_string())
                        .help(format!("see {manual} for an example of each entry")),
                );
            }
            None
        }
    }
}

/// Reads a part of a spec from a string, for tests.
pub fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    let document = Document::parse(text).map_err(|(line, message)| format!("{line}: {message}"))?;
    match document.read() {
        (Ok(content), unknown) if unknown.is_empty() => Ok(content),
        (Ok(_), unknown) => Err(format!("unknown keys: {unknown:?}")),
        (Err(error), _) => Err(error.to_string()),
    }
}

/// Reports errors in the section `library` of a spec.
fn check_library(spec: &Spec, diagnostics: &mut Diagnostics) {
    let library = &spec.content.library;
    if library.headers.is_empty() {
        diagnostics.push(
            Diagnostic::new("library-entry", spec.location(&["library", "headers"]), "the library has no headers")
                .help("list the headers as a program includes them, such as `headers: [cuda.h]`"),
        );
    }
    // The library's static in Rust has the name in capitals, so two libraries whose names differ only in case would
    // conflict.
    if syn::parse_str::<syn::Ident>(&library.name).is_err() || library.name != library.name.to_lowercase() {
        let message = format!("the library name `{}` cannot be the name of a module", library.name);
        diagnostics.push(
            Diagnostic::new("library-entry", spec.location(&["library", "name"]), message)
                .help("use lower-case letters, digits and `_`"),
        );
    }
    if [names::SYMBOLS, names::CHECKED, names::OWNED].contains(&library.name.as_str()) {
        let message =
            format!("the library name `{}` is also the name of a module that every library has", library.name);
        diagnostics.push(
            Diagnostic::new("library-entry", spec.location(&["library", "name"]), message).help("rename the library"),
        );
    }
    if library.has_own_versions() {
        check_own_versions(spec, diagnostics);
    }
    // The registry is found by the library's name, and the spec by its file name, so the library's name must be equal
    // to the file name.
    let stem = Path::new(&spec.file).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    if stem != library.name && spec.file.contains('/') {
        let message = format!("the file is `{stem}.yaml`, but the library's name is `{}`", library.name);
        diagnostics.push(
            Diagnostic::new("library-entry", spec.location(&["library", "name"]), message)
                .help(format!("change `name` to `{stem}`, or rename the file to `{}.yaml`", library.name)),
        );
    }
}

/// Reports errors in the section `library` of an independently versioned library. Its modules are at the top level of
/// both packages, and no toolkit contains the library.
fn check_own_versions(spec: &Spec, diagnostics: &mut Diagnostics) {
    let library = &spec.content.library;
    let is_major = library.name.strip_prefix("cuda").is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
    if names::AT_THE_TOP.contains(&library.name.as_str()) || is_major {
        let message = format!("the library name `{}` is also the name of a module in the packages", library.name);
        diagnostics.push(Diagnostic::new("library-entry", spec.location(&["library", "name"]), message).help(
            "rename the library, because modules of independently versioned libraries are at the top of the \
                packages",
        ));
    }
    if let Some((range, _)) = library.loads.iter().find(|(_, loads)| loads.toolkit.is_some()) {
        let at = spec.location(&["library", "loads", &range.to_string(), "toolkit"]);
        let message = format!("{} is versioned independently, but has the key `toolkit`", library.title);
        diagnostics.push(
            Diagnostic::new("library-entry", at, message)
                .help("remove `toolkit`. NVIDIA's wheels and the system's loader provide the library"),
        );
    }
    if let Some(range) = library.r#in {
        let message = format!("{} is versioned independently, but {range} is a range of toolkits", library.title);
        diagnostics.push(
            Diagnostic::new("library-entry", spec.location(&["library", "in"]), message)
                .help("remove `in`. The file specs/toolkits.yaml lists the releases"),
        );
    }
}

/// Adds the families of another library to each library whose key `families_of` refers to the other library.
fn lend(specs: &mut [Spec], diagnostics: &mut Diagnostics) {
    for index in 0..specs.len() {
        let library = &specs[index].content.library;
        let Some(lender) = &library.families_of else { continue };
        if !library.uses.contains(lender) {
            let message =
                format!("`{}` has `families_of: {lender}`, but does not list `{lender}` in `uses`", library.name);
            let at = specs[index].location(&["library", "families_of"]);
            diagnostics.push(
                Diagnostic::new("unknown-library", at, message)
                    .help("add the library to `uses`, or name a library that `uses` lists"),
            );
            continue;
        }
        let lent = specs.iter().find(|spec| spec.name() == lender).map(|spec| family::Lent {
            families: spec.content.families.clone(),
            file: spec.file.clone(),
            document: Arc::clone(&spec.document),
        });
        specs[index].lent = lent;
    }
}

/// Sorts libraries so that each one comes after the libraries that it uses, as far as possible.
fn order(mut specs: Vec<Spec>, diagnostics: &mut Diagnostics) -> Vec<Spec> {
    let mut ordered: Vec<Spec> = Vec::new();
    while !specs.is_empty() {
        let ready = specs.iter().position(|spec| {
            spec.content.library.uses.iter().all(|used| ordered.iter().any(|earlier| earlier.name() == used))
        });
        match ready {
            Some(index) => ordered.push(specs.remove(index)),
            None => {
                diagnostics.extend(without_order(&specs, &ordered));
                ordered.append(&mut specs);
            }
        }
    }
    ordered
}

/// Reports that none of the specs in `left` can come next, because each of these libraries uses a library without a
/// spec, or uses itself indirectly.
fn without_order(left: &[Spec], ordered: &[Spec]) -> Diagnostics {
    let names: Vec<&str> = left.iter().chain(ordered).map(Spec::name).collect();
    let used = left.iter().flat_map(|spec| spec.content.library.uses.iter().map(move |used| (spec, used)));
    let mut diagnostics = Diagnostics::default();
    for (spec, used) in used.filter(|(_, used)| !names.contains(&used.as_str())) {
        let message = format!("`uses` of `{}` lists `{used}`, which has no file in specs/", spec.name());
        let diagnostic = Diagnostic::new("unknown-library", spec.location(&["library", "uses"]), message);
        diagnostics.push(match nearest(used, names.iter().copied()) {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic.help(format!("the libraries are: {}", names.join(", "))),
        });
    }
    if diagnostics.is_empty() {
        for spec in left {
            let message = format!(
                "`{}` and {} use each other, directly or indirectly",
                spec.name(),
                spec.content.library.uses.join(", ")
            );
            diagnostics.push(
                Diagnostic::new("unknown-library", spec.location(&["library", "uses"]), message)
                    .help("move the shared declarations into a library that both use"),
            );
        }
    }
    diagnostics
}
