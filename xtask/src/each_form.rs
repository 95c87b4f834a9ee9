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
};
use std::{collections::BTreeSet, path::Path};

/// The folder of the generated crate.
const CRATE: &str = "generated/cubind";

/// Compiles the hand-written modules whose specs contain the key `differ`.
pub(crate) fn check(root: &Path, specs: &Specs, registries: &[Registry]) -> Result<(), Failure> {
    let mut found = Vec::new();
    for (spec, registry) in specs.libraries.iter().zip(registries) {
        if spec.content.rust.as_ref().is_some_and(|rust| rust.used_in_each_form().next().is_some()) {
            let majors: BTreeSet<u32> = registry.toolkits.keys().map(|version| version.major).collect();
            for major in majors.into_iter().filter(|major| !specs.majors.is_dropped(*major)) {
                found.extend(in_major(root, spec, major)?);
            }
        }
    }
    if found.is_empty() { Ok(()) } else { Err(Failure::Findings(found)) }
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
    use codegen::{diag::Diagnostics, spec};
    use std::fs;

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
}
