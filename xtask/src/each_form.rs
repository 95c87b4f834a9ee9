//! Compilation of hand-written modules for one major version at a time, if a spec lists items whose forms differ
//! between major versions.
//!
//! The spec key `differ` asserts that a hand-written module compiles with each form of an item. If this assertion is
//! wrong, `regen` succeeds, but the crate does not compile.

use crate::shell::Programs;
use codegen::{
    diag::{Diagnostic, Failure},
    registry::Registry,
    spec::{Spec, Specs},
    tree::Change,
};
use std::{collections::BTreeSet, fs, io, path::Path};

/// The folder of the generated crate.
const CRATE: &str = "generated/cubind";

/// A file that exists from a change of the crate until its modules have compiled.
const PENDING: &str = "target/cubind/each-form";

/// Compiles the modules for which a spec contains the key `differ`, if the crate has changed since they last compiled.
/// `changes` contains the files that this run has changed.
pub(crate) fn check(root: &Path, changes: &[Change], specs: &Specs, registries: &[Registry]) -> Result<(), Failure> {
    let pending = root.join(PENDING);
    let cannot = |what: &str, error: &io::Error| {
        Failure::environment(
            format!("cannot {what} {}: {error}", pending.display()),
            "check the permissions of target/",
        )
    };
    if changes.iter().any(|change| Path::new(&change.path).starts_with(CRATE)) {
        let written = pending.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&pending, ""));
        written.map_err(|error| cannot("write", &error))?;
    }
    if !pending.exists() {
        return Ok(());
    }
    let mut found = Vec::new();
    for (spec, registry) in specs.libraries.iter().zip(registries) {
        if spec.content.rust.as_ref().is_some_and(|rust| rust.used_in_each_form().next().is_some()) {
            let majors: BTreeSet<u32> = registry.toolkits.keys().map(|version| version.major).collect();
            for major in majors.into_iter().filter(|major| !specs.majors.is_dropped(*major)) {
                found.extend(in_major(root, spec, major)?);
            }
        }
    }
    if !found.is_empty() {
        return Err(Failure::Findings(found));
    }
    fs::remove_file(&pending).map_err(|error| cannot("remove", &error))
}

/// Compiles the crate for a single major version.
fn in_major(root: &Path, spec: &Spec, major: u32) -> Result<Vec<Diagnostic>, Failure> {
    let Some(rust) = &spec.content.rust else { return Ok(Vec::new()) };
    let features = format!("std,owned,cuda-{major},{}", spec.name());
    let manifest = root.join(CRATE).join("Cargo.toml");
    let programs = Programs::new(root)?;
    let command =
        programs.cargo(&["check", "--quiet", "--message-format", "short", "--no-default-features", "--features"]);
    let command = command.arg(features).arg("--manifest-path").arg(manifest);
    let Err(said) = programs.errors(command)? else { return Ok(Vec::new()) };
    let errors: Vec<&str> = said.lines().filter(|line| line.contains(": error")).collect();
    if errors.is_empty() {
        let next = "cargo must be able to fetch the dependencies of the generated crate: check the network";
        return Err(Failure::environment(format!("cargo check of {CRATE} failed: {}", said.trim()), next));
    }
    let module = &rust.module;
    let names: Vec<String> = rust.used_in_each_form().map(|(_, name)| format!("`{name}`")).collect();
    let first = rust.used_in_each_form().next().map_or(0, |(index, _)| index).to_string();
    let message = format!(
        "`differ` lists {}, and `owned::{module}` does not compile with the forms of CUDA {major}",
        names.join(", ")
    );
    let finding = Diagnostic::new("unstable-base", spec.location(&["rust", "differ", &first]), message);
    let finding = errors.iter().take(3).fold(finding, |finding, error| finding.note(*error));
    Ok(vec![finding.help(format!(
        "let the module compile with each form, or select between them by a macro of each major version (`has: in_each_major`): \
         templates/rust/owned/{module}/"
    ))])
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen::{diag::Diagnostics, facts::Facts, spec, tree::ChangeKind};

    #[test]
    fn a_module_that_does_not_compile_with_a_form_is_a_finding() {
        let root = tempfile::tempdir().unwrap();
        let source = root.path().join(CRATE).join("src");
        fs::create_dir_all(&source).unwrap();
        let manifest = "[package]\nname = \"tiny\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[features]\nstd = []\nowned = []\n\
                        fx = []\ncuda-12 = []\ncuda-13 = []\n\n[workspace]\n";
        fs::write(root.path().join(CRATE).join("Cargo.toml"), manifest).unwrap();
        let code = "#[cfg(feature = \"cuda-13\")]\npub fn log(message: &u8) -> u16 { *message }\n";
        fs::write(source.join("lib.rs"), code).unwrap();
        let mut diagnostics = Diagnostics::default();
        let lines = include_str!("../../tests/errors/library.yaml");
        let rust = "rust:\n  module: logs\n  functions: [fxLog]\n  differ: [part, fxLog]\n";
        let text = lines.replace("name: fixture", "name: fx") + rust;
        let spec = spec::parse(&text, "specs/fx.yaml", &mut diagnostics).unwrap_or_else(|| panic!("{diagnostics:?}"));
        assert_eq!(in_major(root.path(), &spec, 12).unwrap(), []);
        let found = in_major(root.path(), &spec, 13).unwrap();
        let [finding] = found.as_slice() else { panic!("{found:?}") };
        let text = finding.to_string();
        let line = lines.lines().count() + 4;
        let head = format!(
            "specs/fx.yaml:{line}: error[unstable-base]: `differ` lists `fxLog`, and `owned::logs` does not compile \
                    with the forms of CUDA 13\n"
        );
        assert!(text.starts_with(&head), "{text}");
        assert!(text.contains("src/lib.rs:2") && text.contains("E0308"), "{text}");
        // If the crate does not compile for other reasons, no finding about the spec is reported.
        fs::write(root.path().join(CRATE).join("Cargo.toml"), "[package]\n").unwrap();
        let failure = in_major(root.path(), &spec, 12).unwrap_err();
        assert_eq!(failure.exit_code(), 3, "{failure}");
    }

    #[test]
    fn modules_are_compiled_again_until_they_compile() {
        let root = tempfile::tempdir().unwrap();
        let mut diagnostics = Diagnostics::default();
        let text = include_str!("../../tests/errors/library.yaml").replace("name: fixture", "name: fx")
            + "rust:\n  module: logs\n  functions: [fxLog]\n  differ: [fxLog]\n";
        let specs = spec::of_texts([("specs/fx.yaml", text.as_str())], &mut diagnostics);
        let mut registry = Registry::new("fx");
        registry.toolkits.insert("13.0".parse().unwrap(), Facts::default());
        let registries = [registry];
        let change = |path: &str| Change { path: path.to_owned(), kind: ChangeKind::Changed };
        let check = |changes: &[Change]| check(root.path(), changes, &specs, &registries);
        check(&[change("generated/cubind-py/Cargo.toml"), change("specs/registry/fx.yaml")]).unwrap();
        // There is no crate to compile.
        let failure = check(&[change("generated/cubind/src/lib.rs")]).unwrap_err();
        assert_eq!(failure.exit_code(), 3, "{failure}");
        assert_eq!(check(&[]).unwrap_err().exit_code(), 3);
        let folder = root.path().join(CRATE);
        fs::create_dir_all(folder.join("src")).unwrap();
        fs::write(folder.join("src/lib.rs"), "").unwrap();
        let manifest = "[package]\nname = \"tiny\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[features]\nstd = []\n\
                        owned = []\nfx = []\ncuda-13 = []\n\n[workspace]\n";
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        check(&[]).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        check(&[]).unwrap();
    }
}
