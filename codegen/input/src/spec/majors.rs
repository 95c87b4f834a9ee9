//! Major versions of CUDA for which the packages contain bindings, with their configuration, from `specs/majors.yaml`.
//!
//! The file declares properties that are not in headers: the major version that unversioned modules use, the release of
//! `cuda.bindings` to which the Python package corresponds, and the wheels that contain NVIDIA's libraries.

use super::{Library, yaml::Document};
use crate::{
    diag::{Diagnostic, Diagnostics, Location},
    version::{Version, VersionRange},
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The file name, in the directory of the libraries' specs.
pub(super) const FILE: &str = "majors.yaml";

/// The major versions, each with its location in the file. If there is no file, unversioned modules use the newest
/// major version, and nothing else is configured.
#[derive(Clone, Debug, Default)]
pub struct Majors {
    content: Option<Content>,
    file: String,
    document: Option<Document>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    default: u32,
    majors: BTreeMap<u32, Entry>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    cuda_bindings: Option<String>,
    extra: Option<Vec<String>>,
    loads_like: Option<u32>,
    dropped: Option<String>,
    unbound: Option<String>,
}

impl Majors {
    /// Reads the file with the major versions. Findings refer to the file as `file`.
    pub(super) fn parse(text: &str, file: &str, diagnostics: &mut Diagnostics) -> Self {
        let mut wrong = |line, message| {
            let help = "see specs/README.md for a description of specs/majors.yaml";
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
            Ok(content) => {
                let majors = Self { content: Some(content), file: file.to_owned(), document: Some(document) };
                majors.check_entries(diagnostics);
                majors
            }
            Err(error) => {
                wrong(error.line, error.to_string());
                Self::default()
            }
        }
    }

    /// Returns true if the file declares that no bindings are generated for this major version.
    pub fn is_dropped(&self, major: u32) -> bool {
        self.entry(major).is_some_and(|entry| entry.dropped.is_some())
    }

    /// Returns true if this major version is history-only: the registry contains its declarations, but specs need not
    /// agree with these declarations, and no bindings are generated.
    pub fn is_unbound(&self, major: u32) -> bool {
        self.entry(major).is_some_and(|entry| entry.unbound.is_some())
    }

    /// Returns the major version that unversioned modules use. `known` contains all existing major versions.
    pub fn default_of(&self, known: &BTreeSet<u32>) -> u32 {
        let newest = known.last().copied().unwrap_or_default();
        self.content.as_ref().map(|content| content.default).filter(|major| known.contains(major)).unwrap_or(newest)
    }

    /// Returns the release of `cuda.bindings` to which the Python package corresponds in this major version.
    pub fn cuda_bindings(&self, major: u32) -> Option<&str> {
        self.entry(major)?.cuda_bindings.as_deref()
    }

    /// Returns the toolkit from whose headers the corresponding release of `cuda.bindings` was generated. The release's
    /// version begins with the version of the toolkit.
    pub fn reference(&self, major: u32) -> Option<Version> {
        let release = self.cuda_bindings(major)?;
        release.rsplit_once('.').and_then(|(toolkit, _)| toolkit.parse().ok())
    }

    /// Returns the packages that contain NVIDIA's libraries for this major version.
    pub fn extra(&self, major: u32) -> &[String] {
        self.entry(major).and_then(|entry| entry.extra.as_deref()).unwrap_or_default()
    }

    /// Adds library files to a library of the toolkit, for major versions whose file names differ from those of an
    /// earlier major version only in the version number. The library's own configuration takes precedence.
    pub(super) fn add_loads(&self, library: &mut Library) {
        let entries = self.content.iter().flat_map(|content| &content.majors);
        for (major, like) in entries.filter_map(|(major, entry)| Some((*major, entry.loads_like?))) {
            let has = |major| library.loads.iter().rfind(|(range, _)| range.overlaps(VersionRange::of_major(major)));
            if let (Some((_, loads)), None) = (has(like), has(major)) {
                let loads = loads.renumbered(like, major);
                library.loads.insert(VersionRange::of_major(major), loads);
            }
        }
    }

    fn entry(&self, major: u32) -> Option<&Entry> {
        self.content.as_ref()?.majors.get(&major)
    }

    /// Returns the scanned major versions that have no entry in the file.
    pub fn without_entry(&self, scanned: &BTreeSet<u32>) -> BTreeSet<u32> {
        let known = |major: &u32| self.content.as_ref().is_none_or(|content| content.majors.contains_key(major));
        scanned.iter().copied().filter(|major| !known(major)).collect()
    }

    fn at(&self, path: &[&str]) -> Location {
        Location::new(&self.file, self.document.as_ref().map_or(0, |document| document.line(path)))
    }

    /// Reports errors in entries that do not depend on the registry. They are reported before headers are scanned.
    fn check_entries(&self, diagnostics: &mut Diagnostics) {
        for (major, entry) in self.content.iter().flat_map(|content| &content.majors) {
            let path = ["majors", &major.to_string()];
            let earlier = |like: u32| like < *major && self.entry(like).is_some();
            if let Some(like) = entry.loads_like.filter(|like| !earlier(*like)) {
                let message = format!(
                    "`loads_like` is {like}, but this file has no major version {like} before \
                                      {major}"
                );
                let help = "name an earlier major version whose library files have the same names, except for the \
                           version number";
                diagnostics.push(
                    Diagnostic::new("major-entry", self.at(&[path[0], path[1], "loads_like"]), message).help(help),
                );
            }
            if let Some(message) = entry.wrong() {
                let help = "write `cuda_bindings` and `extra`, or only `dropped` or `unbound` with a reason";
                diagnostics.push(Diagnostic::new("major-entry", self.at(&path), message).help(help));
            }
        }
    }

    /// Reports the differences between the file and the scanned major versions.
    pub fn check(&self, scanned: &BTreeSet<u32>, diagnostics: &mut Diagnostics) {
        let Some(content) = &self.content else { return };
        let at = |path: &[&str]| self.at(path);
        for major in self.without_entry(scanned) {
            let message = format!("CUDA {major} is in the registry, but has no entry under `majors`");
            diagnostics.push(Diagnostic::new("missing-major", at(&["majors"]), message).help(format!(
                "add `{major}: {{cuda_bindings: RELEASE, extra: [PACKAGE, …], loads_like: {}}}` under `majors`\nto \
                generate nothing for this major version, add `{major}: {{dropped: REASON}}`\nto keep only its \
                history, add `{major}: {{unbound: REASON}}`",
                major - 1,
            )));
        }
        for major in content.majors.keys() {
            let path = ["majors", &major.to_string()];
            if !scanned.contains(major) {
                let message = format!("no toolkit of CUDA {major} is in the registry");
                let help = format!(
                    "remove the entry, or scan a toolkit of this major version with `cargo xtask \
                                   upstream add {major}.0`"
                );
                diagnostics.push(Diagnostic::new("unknown-major", at(&path), message).help(help));
            }
        }
        let is_left_out = self.is_dropped(content.default) || self.is_unbound(content.default);
        if !scanned.contains(&content.default) || is_left_out {
            let message =
                format!("the default major version is CUDA {}, for which no bindings are generated", content.default);
            let help = "select a major version that has an entry under `majors` without `dropped` and `unbound`";
            diagnostics.push(Diagnostic::new("unknown-major", at(&["default"]), message).help(help));
        }
    }
}

impl Entry {
    /// Returns a problem with an entry that does not depend on other entries.
    fn wrong(&self) -> Option<&'static str> {
        let left_out = match (&self.dropped, &self.unbound) {
            (Some(_), Some(_)) => return Some("`dropped` and `unbound` are mutually exclusive"),
            (dropped, unbound) => dropped.as_ref().or(unbound.as_ref()),
        };
        match (left_out, &self.cuda_bindings, self.extra.as_deref()) {
            (Some(reason), ..) if reason.trim().is_empty() => Some("the reason for `dropped` or `unbound` is empty"),
            (Some(_), Some(_), _) => Some("a major version without bindings must not have `cuda_bindings`"),
            (Some(_), None, Some(_)) => Some("a major version without bindings must not have `extra`"),
            (Some(_), None, None) => None,
            (None, None, _) => Some(
                "`cuda_bindings`, which specifies the corresponding release of cuda.bindings, is \
                                 missing",
            ),
            (None, Some(_), None) => {
                Some("`extra`, which lists the packages that contain NVIDIA's libraries, is missing")
            }
            (None, Some(_), Some([])) => {
                Some("`extra` is empty, but must list the packages that contain NVIDIA's libraries")
            }
            (None, Some(release), Some(_)) if !is_release(release) => {
                Some("the value of `cuda_bindings` is not a release with three numbers, such as 13.0.1")
            }
            (None, Some(_), Some(_)) => None,
        }
    }
}

/// Returns true if a string is a version that consists of three integers.
fn is_release(text: &str) -> bool {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.split('.').count() == 3 && text.split('.').all(number)
}

#[cfg(test)]
mod tests {
    use crate::spec::of_texts;

    const LIBRARY: &str = "library:
  name: fx
  title: fx
  headers: [fx.h]
  min_functions: 1
  loads:
    \"12\": {linux: [libfx.so.11], windows: [fx64_11.dll], wheels: [nvidia/fx/lib]}
    \"13\": {linux: [libfx.so.13, libfx.so.12], windows: [fx64_130_0.dll, fx2013.dll], wheels: [nvidia/cu13/lib]}
  result: {type: fxResult, success: FX_OK, missing_library: FX_OK, missing_symbol: FX_OK, invalid_argument: FX_OK}
  docs: https://example.org
";

    /// `upstream add` reads the specs before it downloads wheels.
    #[test]
    fn entries_are_checked_before_a_toolkit_is_scanned() {
        let majors = "default: 13\nmajors:\n  14: {cuda_bindings: 14.0.0, extra: []}\n";
        let mut diagnostics = Default::default();
        of_texts([("specs/majors.yaml", majors)], &mut diagnostics);
        let found: Vec<String> = diagnostics.sorted().iter().map(|it| format!("{}: {}", it.code, it.message)).collect();
        assert_eq!(
            found,
            ["major-entry: `extra` is empty, but must list the packages that contain NVIDIA's libraries"]
        );
    }

    #[test]
    fn files_of_a_major_version_are_numbered_like_those_of_another() {
        let majors = "default: 13\nmajors:\n  13: {cuda_bindings: 13.0.0, extra: [a]}\n  \
                      14: {cuda_bindings: 14.0.0, extra: [a], loads_like: 13}\n";
        let loads = |library: &str| {
            let mut diagnostics = Default::default();
            let specs = of_texts([("specs/majors.yaml", majors), ("specs/fx.yaml", library)], &mut diagnostics);
            assert_eq!(diagnostics.sorted(), []);
            let loads = &specs.libraries[0].content.library.loads;
            loads
                .iter()
                .map(|(range, it)| (range.to_string(), [&it.linux, &it.windows, &it.wheels].map(|it| it.join(" "))))
                .collect::<Vec<_>>()
        };
        let found = loads(LIBRARY);
        let expected = ["libfx.so.14 libfx.so.12", "fx64_140_0.dll fx2013.dll", "nvidia/cu14/lib"];
        assert_eq!(found[2], ("14".to_owned(), expected.map(str::to_owned)));
        assert_eq!(found.len(), 3);
        assert_eq!(loads(&LIBRARY.replace("\"13\":", "\"13..\":")).len(), 2, "the library's own entry is open");
    }
}
