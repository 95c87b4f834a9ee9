//! Packages for libraries that are not part of `cubind` itself, from `specs/packages.yaml`. These packages depend on
//! `cubind`.
//!
//! The specs, registries and reports of these libraries are in the same folders as those of other libraries. Only the
//! generated packages are separate.

use super::{
    Spec,
    package_names::{self, CORE},
    yaml::Document,
};
use crate::diag::{Diagnostic, Diagnostics, Location, nearest};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The file name, in the directory of the libraries' specs.
pub(super) const FILE: &str = "packages.yaml";

/// The packages, each with its location in the file. The map is empty if there is no file.
#[derive(Clone, Debug, Default)]
pub struct Packages {
    content: BTreeMap<String, PackageEntry>,
    file: String,
    document: Option<Document>,
}

/// The entry for one package in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackageEntry {
    /// The names of the libraries in the package.
    pub libraries: Vec<String>,
    /// The reason why `cargo xtask test` does not test the package. Set if `cargo xtask package` tests the package
    /// instead.
    pub tested_alone: Option<String>,
    /// The license of the package's crate and Python package, as an SPDX expression.
    pub license: Option<String>,
}

impl PackageEntry {
    /// Returns the names of the libraries in the package.
    pub fn names(&self) -> BTreeSet<String> {
        self.libraries.iter().cloned().collect()
    }

    /// Returns a problem with an entry that does not depend on other entries.
    fn wrong(&self) -> Option<&'static str> {
        match &self.tested_alone {
            _ if self.libraries.is_empty() => Some("has no `libraries`"),
            Some(reason) if reason.trim().is_empty() => Some("has an empty reason for `tested_alone`"),
            Some(_) | None => None,
        }
    }
}

impl Packages {
    /// Reads the file with the packages. Findings refer to the file as `file`.
    pub(super) fn parse(text: &str, file: &str, diagnostics: &mut Diagnostics) -> Self {
        let mut wrong = |line, message| {
            let help = "see specs/README.md for a description of specs/packages.yaml";
            diagnostics.push(Diagnostic::new("spec-syntax", Location::new(file, line), message).help(help));
        };
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err((line, message)) => {
                wrong(line, message);
                return Self::default();
            }
        };
        match document.read().0 {
            Ok(content) => Self { content, file: file.to_owned(), document: Some(document) },
            Err(error) => {
                wrong(error.line, error.to_string());
                Self::default()
            }
        }
    }

    /// Returns each package with its name, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &PackageEntry)> {
        self.content.iter().map(|(name, entry)| (name.as_str(), entry))
    }

    /// Returns the libraries of packages that are tested separately.
    pub fn alone(&self) -> BTreeSet<String> {
        self.iter().filter(|(_, entry)| entry.tested_alone.is_some()).flat_map(|(_, entry)| entry.names()).collect()
    }

    /// Returns the package that contains a library. Returns `None` if the library is in `cubind` itself.
    pub fn of(&self, library: &str) -> Option<&str> {
        self.iter().find(|(_, entry)| entry.libraries.iter().any(|name| name == library)).map(|(name, _)| name)
    }

    /// Reports the differences between the file and the existing libraries.
    pub(super) fn check(&self, specs: &[Spec], diagnostics: &mut Diagnostics) {
        let mut packaged: BTreeMap<&str, &str> = BTreeMap::new();
        for (name, entry) in self.iter() {
            let at = || self.location(&[name]);
            if !package_names::is_name(name, true) {
                let message = format!("`{name}` cannot be the name of a package");
                let help = format!(
                    "use lower-case letters, digits and `-`, such as `{CORE}-mylib`. The core package is `{CORE}`"
                );
                diagnostics.push(Diagnostic::new("package-name", at(), message).help(help));
            }
            if let Some(message) = entry.wrong() {
                let help = "write at least one name under `libraries`, and give a reason for `tested_alone` or remove this \
                    key";
                diagnostics.push(Diagnostic::new("package-entry", at(), format!("`{name}` {message}")).help(help));
            }
            if let Some(license) = entry.license.as_ref().filter(|license| !package_names::is_license(license)) {
                diagnostics.push(package_names::no_license(license, self.location(&[name, "license"])));
            }
            for library in &entry.libraries {
                if !specs.iter().any(|spec| spec.name() == library) {
                    let message = format!("the package `{name}` lists `{library}`, which has no file in specs/");
                    let diagnostic = Diagnostic::new("unknown-library", at(), message);
                    diagnostics.push(match nearest(library, specs.iter().map(Spec::name)) {
                        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                        None => diagnostic.help("write the `name` of the library's spec"),
                    });
                }
                if let Some(first) = packaged.insert(library, name) {
                    let message = match first == name {
                        true => format!("`{name}` lists `{library}` twice"),
                        false => format!(
                            "the package `{name}` lists `{library}`, which is already in the package \
                                         `{first}`"
                        ),
                    };
                    let help = "list a library in one package only, so that each of its types exists once";
                    diagnostics.push(Diagnostic::new("several-packages", at(), message).help(help));
                }
            }
        }
        specs.iter().for_each(|spec| self.check_used(spec, diagnostics));
    }

    /// Checks that all libraries that a library uses are in the same package or in `cubind`.
    fn check_used(&self, spec: &Spec, diagnostics: &mut Diagnostics) {
        let own = self.of(spec.name());
        for used in &spec.content.library.uses {
            let Some(of) = self.of(used).filter(|of| Some(*of) != own) else { continue };
            let message = format!("the library `{}` uses `{used}`, which is in the package `{of}`", spec.name());
            let help = format!(
                "move both libraries into `{of}`, or `{used}` into `{CORE}`, because a package depends only on `{CORE}`"
            );
            let at = spec.location(&["library", "uses"]);
            diagnostics.push(Diagnostic::new("used-of-a-package", at, message).help(help));
        }
    }

    fn location(&self, path: &[&str]) -> Location {
        Location::new(&self.file, self.document.as_ref().map_or(0, |document| document.line(path)))
    }
}
