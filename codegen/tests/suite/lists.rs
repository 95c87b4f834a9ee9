//! The lists of libraries in README.md and CHANGELOG.md are complete.

use crate::support::root;
use codegen::pipeline;
use std::fs;

#[test]
fn the_documents_name_every_library() {
    let read = |file: &str| fs::read_to_string(root().join(file)).unwrap();
    let (readme, changelog) = (read("README.md"), read("CHANGELOG.md"));
    let rows: Vec<Vec<&str>> = readme
        .lines()
        .filter(|line| line.starts_with("| "))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let is_word = |c: char| c.is_alphanumeric();
    let words: Vec<&str> = changelog.split(|c| !is_word(c)).collect();
    let (specs, registries) = pipeline::load(root()).unwrap();
    let mut missing = Vec::new();
    for (spec, registry) in specs.libraries.iter().zip(&registries) {
        let library = &spec.content.library;
        let module = format!("`{}`", library.name);
        let row = rows.iter().find(|row| row.get(1).is_some_and(|cell| cell.starts_with(&module)));
        let Some(row) = row else {
            missing.push(format!("README.md has no row for {}, with the module {module}", library.title));
            continue;
        };
        // With the oldest version, which comes after the name of a library with versions of its own.
        let Some(oldest) = registry.toolkits.keys().next() else { continue };
        let versions =
            if library.has_own_versions() { format!("{} {oldest}..", library.title) } else { format!("{oldest}..") };
        if row.get(3) != Some(&versions.as_str()) {
            missing.push(format!("README.md has other versions of {} than {versions}", library.title));
        }
        // The words of `cuBLAS and cuBLASXt` and of `CUDA driver API` that are names.
        let names = library.title.split(' ').filter(|word| !["and", "CUDA", "API"].contains(word));
        let unnamed = names.filter(|name| !words.contains(name));
        missing.extend(unnamed.map(|name| format!("CHANGELOG.md does not name {name}")));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
