//! A wheel that contains only some of the libraries. It is built quickly, for work on code that all libraries share.

use super::build_small;
use crate::shell::Programs;
use codegen::{
    analysis,
    diag::Failure,
    generate::{self, Output, inside},
    package::Package,
    pipeline::{self, LANGUAGES},
    python, spec,
    views::Views,
};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

/// The folder in which the partial package is generated and built.
const FOLDER: &str = "target/cubind/part";

/// Builds the wheel of a package that contains these libraries and the libraries that they use, only for this machine.
pub(super) fn build(programs: &Programs, root: &Path, libraries: &[String]) -> Result<PathBuf, Failure> {
    build_small(programs, root, &print(root, libraries)?.display().to_string(), &root.join(FOLDER))
}

/// Writes the package that contains these libraries, and returns the path of the package's manifest.
pub(crate) fn print(root: &Path, libraries: &[String]) -> Result<PathBuf, Failure> {
    let (specs, registries) = pipeline::load_common(root)?;
    let known = || specs.libraries.iter().map(|spec| &spec.content.library);
    if let Some(unknown) = libraries.iter().find(|name| known().all(|library| library.name != **name)) {
        let names: Vec<&str> = known().map(|library| library.name.as_str()).collect();
        return Err(Failure::wrong_use(
            format!("no library has the name `{unknown}`"),
            format!("one of {}", names.join(", ")),
        ));
    }
    let needed: BTreeSet<String> = spec::with_used(known(), &libraries.iter().cloned().collect());
    let api = analysis::resolve_some(&registries, &specs, &needed)?;
    let folder = root.join(FOLDER).join("python");
    let language = LANGUAGES.iter().find(|language| language.label == python::LANGUAGE.label);
    let language = language.ok_or_else(|| Failure::Check("the generator has no back end for Python".to_owned()))?;
    let package = Package::core(needed);
    let mut files = generate::print(&package, &api, language);
    files.extend(inside(&package, Views::load(root)?.print(&api, &package, &package.libraries)));
    Output::new(&folder, files)?.write()?;
    Ok(folder.join("Cargo.toml"))
}
