//! CONTRIBUTING.md has a map of the files, which is of use as long as it is complete.

use crate::support::{root, sources, tree};
use std::{collections::BTreeSet, fs};

#[test]
fn the_map_names_every_file_of_the_generator_and_of_the_templates() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let section = |title: &str| {
        let (_, rest) = text.split_once(&format!("\n## {title}\n")).unwrap_or_else(|| panic!("no section {title}"));
        rest.split_once("\n## ").map_or(rest, |(section, _)| section)
    };
    let words = |section: &str| -> BTreeSet<String> {
        let letter = |c: char| c.is_alphanumeric() || c == '_';
        section.split(|c| !letter(c)).map(str::to_owned).collect()
    };
    let (map, native) =
        (words(section("Where things are")), words(section("The support code of the Python extension")));
    let mut missing = Vec::new();
    for folder in sources().into_iter().chain([root().join("templates")]) {
        for path in tree(&folder, root()) {
            let parts: Vec<&str> = path.split('/').map(|part| part.split('.').next().unwrap_or(part)).collect();
            // What is further below belongs to a folder that is named: the parts of a report, a package's files.
            let depth = match parts.as_slice() {
                ["codegen", "core" | "verify", ..] | ["codegen", _, "src", "draft" | "guide", ..] => 5,
                ["templates", "python", "native", ..] | ["templates", "rust", "support", ..] | ["codegen", ..] => 4,
                ["templates", "rust" | "common", ..] => 3,
                _ => 2,
            };
            let is_native = path.starts_with("templates/python/native/");
            let named = |part: &&str| match *part {
                "mod" | "tests" | "README" | "Cargo" => true,
                part => map.contains(part) || (is_native && native.contains(part)),
            };
            if !parts.iter().take(depth).all(named) {
                missing.push(path);
            }
        }
    }
    assert!(missing.is_empty(), "the map in CONTRIBUTING.md does not name {missing:#?}");
}

#[test]
fn sections_of_the_manual_that_messages_name_exist() {
    let manual = fs::read_to_string(root().join("specs/README.md")).unwrap();
    let headings: BTreeSet<&str> = manual.lines().filter_map(|line| line.strip_prefix('#')).collect();
    let headings: BTreeSet<&str> = headings.iter().map(|line| line.trim_start_matches(['#', ' '])).collect();
    let mut missing = Vec::new();
    for folder in sources().into_iter().chain([root().join("xtask/src")]) {
        for path in tree(&folder, root()) {
            let text = fs::read_to_string(root().join(&path)).unwrap();
            // Messages go on in the next line behind a backslash.
            let text = text.split("\\\n").map(str::trim_start).collect::<String>();
            for (_, behind) in text.match_indices("specs/README.md").map(|(at, it)| text[at..].split_at(it.len())) {
                let line = behind.lines().next().unwrap_or_default();
                let Some((between, rest)) = line.split_once("\\\"") else { continue };
                let named = rest.split("\\\"").next().unwrap_or_default();
                if !between.contains(['.', ';', ':']) && !headings.contains(named) {
                    missing.push(format!("{path}: {named}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "specs/README.md has no such section: {missing:#?}");
}
