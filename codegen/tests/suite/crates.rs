//! Tests of the dependencies between the generator's crates.

use crate::support::root;
use std::{collections::BTreeSet, fs, path::Path};

/// The crates that print code in a target language.
const LANGUAGES: [&str; 3] = ["codegen-rust", "codegen-python", "codegen-view"];

/// The generator's crates on which a crate depends. Dependencies of the crate's tests are excluded.
fn dependencies(folder: &Path) -> BTreeSet<String> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    let (_, section) = manifest.split_once("\n[dependencies]\n").unwrap();
    let section = section.split("\n[").next().unwrap_or(section);
    let names = section.lines().filter_map(|line| line.split([' ', '.', '=']).next());
    names.filter(|name| name.starts_with("codegen")).map(str::to_owned).collect()
}

#[test]
fn only_listed_crates_depend_on_language_back_ends() {
    for (name, allowed) in [
        ("input", &[][..]),
        ("core", &[]),
        ("toolkit", &[]),
        ("printing", &[]),
        ("report", &[]),
        ("site", &[]),
        ("rust", &[]),
        ("python", &[]),
        ("view", &["codegen-python"]),
        ("verify", &["codegen-python", "codegen-rust"]),
    ] {
        let found = dependencies(&root().join("codegen").join(name));
        let languages: Vec<&str> = found.iter().map(String::as_str).filter(|it| LANGUAGES.contains(it)).collect();
        assert_eq!(languages, allowed, "codegen/{name}");
        assert_eq!(found.is_empty(), name == "input", "codegen/{name} depends on {found:?}");
    }
}
