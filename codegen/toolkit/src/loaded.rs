//! Checks that the wheels that a spec lists contain the shared libraries which programs load.

use codegen_core::{
    diag::{Diagnostic, Diagnostics, nearest},
    spec::Spec,
    version::Version,
};
use std::collections::BTreeSet;

/// Compares the file names under `loads` in the spec with the paths of the shared libraries in the wheels of one
/// version. If a library has no wheel, no paths exist for the comparison.
pub fn loaded(spec: &Spec, version: Version, libraries: &BTreeSet<String>) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    let library = &spec.content.library;
    let found = library.loads.iter().find(|(range, _)| range.contains(version));
    let Some((range, loads)) = found.filter(|(_, loads)| !loads.wheels.is_empty()) else { return diagnostics };
    let paths: Vec<String> =
        loads.wheels.iter().flat_map(|folder| loads.linux.iter().map(move |file| format!("{folder}/{file}"))).collect();
    if paths.iter().any(|path| libraries.contains(path)) {
        return diagnostics;
    }
    let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
    let (elsewhere, key): (Vec<&String>, &str) =
        match libraries.iter().filter(|path| loads.linux.contains(&name(path))).collect::<Vec<_>>() {
            same if !same.is_empty() => (same, "wheels"),
            _ => (near(loads.linux.iter(), libraries), "linux"),
        };
    let place = spec.location(&["library", "loads", &range.to_string(), key]);
    let product = library.product();
    let message = format!("no wheel of {product} {version} contains {}", paths.join(" or "));
    let diagnostic = Diagnostic::new("unmatched-loads", place, message);
    let diagnostic = match elsewhere.is_empty() {
        true => diagnostic
            .note(format!("the wheels contain {} shared libraries, but none with a similar name", libraries.len())),
        false => elsewhere.into_iter().fold(diagnostic, |all, path| all.note(format!("there is {path}"))),
    };
    diagnostics.push(diagnostic.help(
        "correct `linux`, the file's name in the wheel, or `wheels`, the file's folder in the wheel. For a library \
        without a wheel, omit `wheels`",
    ));
    diagnostics
}

/// Returns the shared libraries whose names are similar to the name of one of the files.
fn near<'l>(files: impl Iterator<Item = &'l String>, libraries: &'l BTreeSet<String>) -> Vec<&'l String> {
    let name = |path: &'l String| path.rsplit('/').next().unwrap_or(path);
    let names: BTreeSet<&str> = files.filter_map(|file| nearest(file, libraries.iter().map(name))).collect();
    libraries.iter().filter(|path| names.contains(name(path))).collect()
}
