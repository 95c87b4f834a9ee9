//! Folders, files and sections that documents name.

use crate::support::{root, sources, tree};
use std::{collections::BTreeSet, fs};

#[test]
fn contributing_lists_the_folders_of_the_sources() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let rows = text.lines().filter_map(|line| Some(line.strip_prefix("| `")?.split_once("/` |")?.0));
    let listed: BTreeSet<String> = rows.map(str::to_owned).collect();
    let folders = |parent: &str| -> BTreeSet<String> {
        let entries = fs::read_dir(root().join(parent)).unwrap().map(|entry| entry.unwrap());
        let folders = entries.filter(|entry| entry.file_type().unwrap().is_dir());
        folders.map(|entry| format!("{parent}/{}", entry.file_name().display())).collect()
    };
    let there: BTreeSet<String> = ["codegen", "codegen/core/src", "templates"].into_iter().flat_map(folders).collect();
    assert_eq!(there.difference(&listed).collect::<Vec<_>>(), [""; 0], "folders that CONTRIBUTING.md does not list");
    let gone = listed.iter().filter(|folder| !root().join(folder).is_dir());
    assert_eq!(gone.collect::<Vec<_>>(), [""; 0], "folders that CONTRIBUTING.md lists, and that do not exist");
}

#[test]
fn every_source_file_begins_with_its_description() {
    let others = ["xtask/src", "templates/rust", "templates/python"].map(|folder| root().join(folder));
    let files = sources().into_iter().chain(others).flat_map(|folder| tree(&folder, root()));
    let undescribed = files.filter(|path| {
        let is_source = path.ends_with(".rs") && !path.ends_with("/tests.rs");
        // The first line of emitted files may be a warning against editing them.
        is_source
            && !fs::read_to_string(root().join(path)).unwrap().lines().take(2).any(|line| line.starts_with("//! "))
    });
    assert_eq!(undescribed.collect::<Vec<_>>(), [""; 0]);
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
            // A backslash continues messages on the next line.
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
