//! The input of `cubind generate`: the user's specs with their registries, and the embedded files of the libraries that
//! these specs use.

use super::shown;
use codegen_core::{
    diag::{Diagnostic, Diagnostics, Failure},
    language::Names,
    package::CORE,
    registry::Registry,
    spec::{self, Spec, Specs},
    text_file::{self, Unreadable},
};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The files of this repository that are embedded in the published tool, as text.
#[derive(Clone, Copy, Debug)]
pub struct Brought {
    /// The files in the folders `specs` and `specs/registry`. Each item consists of the path relative to the repository
    /// and the text.
    pub files: &'static [(&'static str, &'static str)],
    /// The stub versions of system headers. Each item consists of the path in the folder of stub headers and the text.
    pub stubs: &'static [(&'static str, &'static str)],
}

/// The path of the file that lists the wheels of toolkits.
const TOOLKITS: &str = "specs/toolkits.yaml";

impl Brought {
    /// Returns the text of an embedded file.
    fn text(self, path: &str) -> Option<&'static str> {
        self.files.iter().find(|(known, _)| *known == path).map(|(_, text)| *text)
    }

    /// Parses the list of the wheels of CUDA toolkits and of libclang.
    pub fn toolkits(self) -> &'static str {
        self.text(TOOLKITS).unwrap_or_default()
    }

    /// Parses the embedded specs, without their registries.
    fn specs(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let is_spec =
            |path: &str| path.strip_prefix("specs/").is_some_and(|rest| !rest.contains('/')) && path != TOOLKITS;
        self.files.iter().copied().filter(move |(path, _)| is_spec(path))
    }

    /// Writes the stub headers to a folder, so that libclang can read the headers.
    pub(super) fn write_stubs(self, cache: &Path) -> Result<PathBuf, Failure> {
        let folder = cache.join("target/cubind/stand-ins").join(env!("CARGO_PKG_VERSION"));
        for (path, text) in self.stubs {
            let file = folder.join(path);
            if fs::read_to_string(&file).is_ok_and(|there| there == *text) {
                continue;
            }
            let parent = file.parent().unwrap_or(&folder);
            let written = fs::create_dir_all(parent).and_then(|()| fs::write(&file, text));
            written.map_err(|error| {
                let message = format!("cannot write {}: {error}", shown(&file));
                Failure::environment(message, "pass another folder for downloads with `--cache DIR`")
            })?;
        }
        Ok(folder)
    }
}

/// The specs and registries of the user's libraries and of all libraries that the user's libraries use.
#[derive(Debug)]
pub struct Sources {
    /// The specs, sorted so that each library follows the libraries that it uses.
    pub specs: Specs,
    /// The registries, in the same order as the specs.
    pub registries: Vec<Registry>,
    /// The names of the user's libraries.
    pub own: Names,
    /// The files that are embedded in the tool.
    pub brought: Brought,
}

impl Sources {
    /// Reads the user's specs, and the registries next to the specs.
    pub fn read(files: &[PathBuf], brought: Brought) -> Result<Self, Failure> {
        let mut texts = Vec::new();
        for file in files {
            let name = shown(file);
            texts.push((name.clone(), text_file::read(file, &name).map_err(|error| unreadable(error, &name))?));
        }
        Self::of_texts(&texts, brought)
    }

    fn of_texts(texts: &[(String, String)], brought: Brought) -> Result<Self, Failure> {
        let mut wrong = Diagnostics::default();
        // Each spec is parsed separately, because the names of its libraries are only known after parsing.
        let user = texts.iter().filter_map(|(file, text)| spec::parse(text, file, &mut wrong)).collect::<Vec<_>>();
        wrong.into_result()?;
        let mut wrong = Diagnostics::default();
        let theirs = spec::of_texts(brought.specs(), &mut wrong);
        wrong.into_result()?;
        refuse(&user, &theirs)?;
        let own: Names = user.iter().map(|spec| spec.name().to_owned()).collect();
        let used = user.iter().flat_map(|spec| spec.content.library.uses.iter().cloned()).collect();
        let needed = spec::with_used(theirs.libraries.iter().map(|spec| &spec.content.library), &used);
        // CUDA's major versions are determined only if one of the specs uses a CUDA library.
        let of_cuda = |spec: &&Spec| needed.contains(spec.name()) && !spec.content.library.has_own_versions();
        let uses_cuda = theirs.libraries.iter().any(|spec| of_cuda(&spec));
        let is_needed = |path: &str, text: &str| {
            let library = path.trim_start_matches("specs/").trim_end_matches(".yaml");
            (needed.contains(library) || library == "majors" && uses_cuda).then(|| (path.to_owned(), text.to_owned()))
        };
        let needed = brought.specs().filter_map(|(path, text)| is_needed(path, text));
        let all: Vec<(String, String)> = needed.chain(texts.iter().cloned()).collect();
        let mut wrong = Diagnostics::default();
        let specs = spec::of_texts(all.iter().map(|(file, text)| (file.as_str(), text.as_str())), &mut wrong);
        wrong.into_result()?;
        let registries = specs.libraries.iter().map(|spec| {
            let mut registry = registry(spec, &own, brought)?;
            registry.set_apart(|version| specs.is_unbound(spec, version));
            Ok(registry)
        });
        let registries = registries.collect::<Result<_, _>>()?;
        Ok(Self { specs, registries, own, brought })
    }

    /// Returns the user's specs.
    pub fn own_specs(&self) -> Vec<&Spec> {
        self.specs.libraries.iter().filter(|spec| self.own.contains(spec.name())).collect()
    }

    /// Writes each registry of the user's libraries next to the library's spec.
    pub(super) fn write_registries(&self) -> Result<(), Failure> {
        for (spec, registry) in self.specs.libraries.iter().zip(&self.registries) {
            if !self.own.contains(spec.name()) || registry.toolkits.is_empty() {
                continue;
            }
            let (file, text) = (registry_file(spec), registry.to_text_outside());
            if fs::read_to_string(&file).is_ok_and(|there| there == text) {
                continue;
            }
            fs::write(&file, text).map_err(|error| {
                Failure::environment(format!("cannot write {}: {error}", shown(&file)), "check its permissions")
            })?;
        }
        Ok(())
    }
}

/// Returns the path of a user library's registry, which is next to the library's spec.
pub(super) fn registry_file(spec: &Spec) -> PathBuf {
    Path::new(&spec.file).with_file_name(format!("{}.registry.yaml", spec.name()))
}

fn registry(spec: &Spec, own: &Names, brought: Brought) -> Result<Registry, Failure> {
    let name = spec.name();
    if !own.contains(name) {
        let path = Registry::path(name).display().to_string().replace('\\', "/");
        return brought.text(&path).map_or_else(|| Ok(Registry::new(name)), |text| Registry::parse(name, text, &path));
    }
    let file = registry_file(spec);
    match text_file::read(&file, &shown(&file)) {
        Ok(text) => Registry::parse(name, &text, &shown(&file)),
        Err(Unreadable::Missing) => Ok(Registry::new(name)),
        Err(Unreadable::Failed(failure)) => Err(failure),
    }
}

/// Rejects names of libraries that already exist, and dependencies on libraries in packages other than `cubind`.
fn refuse(user: &[Spec], theirs: &Specs) -> Result<(), Failure> {
    let mut wrong = Diagnostics::default();
    let mut names = BTreeSet::new();
    for spec in user {
        let name = spec.name();
        let is_twice = !names.insert(name);
        if is_twice || name == CORE || theirs.libraries.iter().any(|known| known.name() == name) {
            let whose = if is_twice { "another spec" } else { "cubind" };
            let at = spec.location(&["library", "name"]);
            let help = "rename the library, because programs may use types of both libraries";
            wrong.push(
                Diagnostic::new("library-name-taken", at, format!("{whose} already has a library `{name}`")).help(help),
            );
        }
        for used in &spec.content.library.uses {
            let Some(package) = theirs.packages.of(used) else { continue };
            let message =
                format!("the library `{name}` uses `{used}`, which is in the package `{package}` and not in cubind");
            let help = format!(
                "use only libraries that cubind contains, and pass objects of `{used}` as `void *`. Packages depend \
                only on cubind"
            );
            wrong.push(Diagnostic::new("used-of-a-package", spec.location(&["library", "uses"]), message).help(help));
        }
    }
    wrong.into_result()
}

fn unreadable(error: Unreadable, name: &str) -> Failure {
    match error {
        Unreadable::Missing => {
            let next = "pass the path of the library's spec. The manual specs/README.md contains a minimal spec";
            Failure::wrong_use(format!("the file {name} does not exist"), next)
        }
        Unreadable::Failed(failure) => failure,
    }
}
