//! The implementation of `cubind generate`, which creates packages for libraries outside this repository.
//!
//! ```text
//! the user's specs, and the tool's files of libraries that they use ──sources──▶ Specs, registries
//!      headers ──scan──▶ registry next to the spec ──analysis──▶ Api ──a Language each──▶ a folder each (output)
//! ```
//!
//! The passes are the same as for the libraries in this repository. Only the input and the output folders are
//! different.
//!
//! *Architecture invariant:* a run writes only the registry next to each spec, and files below the folders that the
//! user specifies. In these folders, a run replaces only files of an earlier run.

mod headers;
mod output;
mod sources;
mod texts;

pub use headers::{Cuda, NewVersion};
pub use output::{LISTING, Output, Written};
pub use sources::{Brought, Sources};

use crate::pipeline;
use codegen_core::{
    analysis,
    api::Api,
    diag::{Diagnostics, Failure},
    facts::Facts,
    language::{Files, Language, Printed},
    package::Package,
    registry::Registry,
    scan::{Scanner, Target, UNREAD, unlisted_of},
    version::Version,
};
use codegen_toolkit::Progress;
use std::path::{Path, PathBuf};

/// Prints the files of a package. The returned paths do not begin with the package's `folder`.
pub fn print(package: &Package, api: &Api, language: &Language) -> Files {
    inside(package, (language.print)(api, package, &package.libraries))
}

/// Converts the paths of a package's printed files to paths relative to the package's folder.
pub fn inside(package: &Package, printed: Printed) -> Files {
    let Package { rust, python, .. } = package;
    let inside = |path: String| {
        // The name of one folder may be a prefix of another folder's name. Therefore, the folder's name must be
        // followed by `/`.
        let within = |folder: &String| path.strip_prefix(folder.as_str())?.strip_prefix('/');
        [&rust.folder, &python.folder].into_iter().find_map(within).unwrap_or(&path).to_owned()
    };
    printed.into_files().into_iter().map(|(path, text)| (inside(path), text)).collect()
}

impl Sources {
    /// Resolves the model, which includes all libraries that the user's libraries use.
    pub fn resolve(&self) -> Result<Api, Failure> {
        analysis::resolve(&self.registries, &self.specs)
    }

    /// Adds the declarations in the headers to the registries of the user's libraries, and writes these registries next
    /// to the specs. The facts in the registries do not depend on the specs.
    pub fn scan(
        &mut self,
        versions: &NewVersion,
        includes: &[PathBuf],
        only: Option<Target>,
        cuda: &Cuda<'_>,
        progress: &dyn Progress,
    ) -> Result<Vec<Registry>, Failure> {
        versions.check(&self.own)?;
        let includes = cuda.complete(includes, self, progress)?;
        let stubs = self.brought.write_stubs(cuda.cache)?;
        let scanner = Scanner::outside(includes.all(), stubs, &cuda.libclang(progress)?, only)?;
        let before = self.registries.clone();
        let mut found = Diagnostics::default();
        for (spec, registry) in self.specs.libraries.iter().zip(&mut self.registries) {
            let Some(version) = versions.of(spec.name()).filter(|_| self.own.contains(spec.name())) else { continue };
            let library = &spec.content.library;
            progress.step(&format!(
                "scanning {} of {} {version}",
                library.headers_of(version).join(", "),
                library.title
            ));
            match scanner.scan(&pipeline::request(spec, version)) {
                Ok(facts) => {
                    let of_header = |name: &&str| {
                        let is_skipped = spec.skip(name, |range| range.contains(version)).is_some();
                        !spec.content.helpers.contains_key(*name) && !is_skipped
                    };
                    let of_header = facts.helpers.keys().map(String::as_str).filter(of_header);
                    let lines = [unread(&facts), in_header(of_header)];
                    lines.into_iter().flatten().for_each(|line| progress.step(&line));
                    registry.toolkits.insert(version, facts);
                }
                Err(Failure::Findings(more)) => more.into_iter().for_each(|one| found.push(one)),
                Err(other) => return Err(other),
            }
        }
        for include in &includes.own {
            found.extend(unlisted_of(include, &self.own_specs())?);
        }
        found.into_result()?;
        self.write_registries()?;
        Ok(before)
    }
}

/// Returns a message about declarations in preprocessor branches that are not compiled by default, if there are any.
fn unread(facts: &Facts) -> Option<String> {
    let unread = facts.undescribed.iter().filter(|(_, item)| item.what == UNREAD);
    let names = first_of(unread.map(|(name, _)| name.as_str()))?;
    Some(format!(
        "  not read: {names}, in preprocessor branches that are not compiled (to compile them, use `defines` in `library`)"
    ))
}

/// Returns a message about functions without a symbol.
fn in_header<'n>(names: impl Iterator<Item = &'n str>) -> Option<String> {
    let names = first_of(names)?;
    Some(format!("  not bound: {names}, because the library exports no symbol (the body is in the header)"))
}

/// Formats the first name, followed by the number of the other names.
fn first_of<'n>(mut names: impl Iterator<Item = &'n str>) -> Option<String> {
    let first = names.next()?;
    Some(match names.count() {
        0 => format!("`{first}`"),
        more => format!("`{first}` and {more} more"),
    })
}

/// Parses `NAME@VERSION`, the version of one library. A version without a name applies to every library.
pub fn named_version(text: &str) -> Result<(Option<String>, Version), String> {
    match text.split_once('@') {
        Some((name, version)) => Ok((Some(name.to_owned()), version.parse()?)),
        None => Ok((None, text.parse()?)),
    }
}

/// Formats a path for messages.
fn shown(path: &Path) -> String {
    path.display().to_string()
}
