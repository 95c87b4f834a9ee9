//! Tests of documents: the folders, files and sections that the documents mention must exist.

use crate::support::{root, sources, tree};
use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn the_architecture_lists_the_folders_of_the_sources() {
    let text = fs::read_to_string(root().join("docs/ARCHITECTURE.md")).unwrap();
    let rows = text.lines().filter_map(|line| Some(line.strip_prefix("| `")?.split_once("/` |")?.0));
    let listed: BTreeSet<String> = rows.map(str::to_owned).collect();
    let folders = |parent: &str| -> BTreeSet<String> {
        let entries = fs::read_dir(root().join(parent)).unwrap().map(|entry| entry.unwrap());
        let folders = entries.filter(|entry| entry.file_type().unwrap().is_dir());
        folders.map(|entry| format!("{parent}/{}", entry.file_name().display())).collect()
    };
    let there: BTreeSet<String> = ["codegen", "codegen/core/src", "templates"].into_iter().flat_map(folders).collect();
    assert_eq!(there.difference(&listed).collect::<Vec<_>>(), [""; 0], "folders that the document does not list");
    let gone = listed.iter().filter(|folder| !root().join(folder).is_dir());
    assert_eq!(gone.collect::<Vec<_>>(), [""; 0], "folders that the document lists, and that do not exist");
}

#[test]
fn every_source_file_begins_with_its_description() {
    let others = ["xtask/src", "templates/rust", "templates/python"].map(|folder| root().join(folder));
    let files = sources().into_iter().chain(others).flat_map(|folder| tree(&folder, root()));
    let undescribed = files.filter(|path| {
        let is_source = path.ends_with(".rs") && !path.ends_with("/tests.rs");
        // The first line of a generated file may be a warning against editing the file.
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
            // A backslash at the end of a line continues a message on the next line.
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

/// The documents that contain relative links. Documents in `generated/` and `templates/` contain rustdoc links, which
/// `cargo doc` checks.
fn documents() -> Vec<String> {
    let folders = [".github", "docs", "specs", "codegen", "tests"].map(|folder| root().join(folder));
    let files = folders.iter().flat_map(|folder| tree(folder, root()));
    let top = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().file_name().display().to_string());
    let tools = ["node_modules", "target", "expected"];
    let is_ours = |path: &String| path.ends_with(".md") && !path.split('/').any(|part| tools.contains(&part));
    files.chain(top).filter(is_ours).collect()
}

/// The text of a document without its code blocks.
fn prose(text: &str) -> String {
    text.split("\n```").step_by(2).collect::<Vec<_>>().join("\n")
}

/// The URL fragments that GitHub generates for the headings of a document.
fn fragments(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |c: char| match c {
        ' ' => Some('-'),
        '-' | '_' => Some(c),
        c if c.is_alphanumeric() => Some(c.to_ascii_lowercase()),
        _ => None,
    };
    headings.map(|heading| heading.chars().filter_map(kept).collect()).collect()
}

#[test]
fn relative_links_in_documents_have_targets() {
    let (mut count, mut broken) = (0, Vec::new());
    for file in documents() {
        let text = prose(&fs::read_to_string(root().join(&file)).unwrap());
        for link in text.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)) {
            if link.contains("://") {
                continue;
            }
            count += 1;
            let (path, fragment) = link.split_once('#').unwrap_or((link, ""));
            let folder = root().join(&file).parent().map(Path::to_path_buf).unwrap_or_default();
            let target = if path.is_empty() { root().join(&file) } else { folder.join(path) };
            let is_there = target.exists()
                && (fragment.is_empty()
                    || fs::read_to_string(&target).is_ok_and(|text| fragments(&prose(&text)).contains(fragment)));
            if !is_there {
                broken.push(format!("{file}: {link}"));
            }
        }
    }
    assert!(count > 50, "only {count} links: are they written otherwise now?");
    assert!(broken.is_empty(), "{} of {count} links lead nowhere: {broken:#?}", broken.len());
}

/// The part of a path before its first placeholder: `tests/packages` for `tests/packages/NAME/`, `docs` for
/// `docs/*.md`.
fn without_placeholders(path: &str) -> String {
    let is_placeholder = |part: &&str| {
        part.contains(['*', '<', '{', '…', '"'])
            || part.contains("foo")
            || part.len() > 1 && part.chars().all(|c| c.is_ascii_uppercase())
    };
    path.split('/').take_while(|part| !is_placeholder(part)).collect::<Vec<_>>().join("/")
}

#[test]
fn paths_in_documents_exist() {
    let folders = [".ci/", ".github/", "codegen/", "docs/", "generated/", "specs/", "templates/", "tests/", "xtask/"];
    let (mut count, mut gone) = (0, Vec::new());
    for file in documents() {
        let text = prose(&fs::read_to_string(root().join(&file)).unwrap());
        for code in text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)) {
            let words = code.split([' ', ':', ';', '`']).filter(|word| folders.iter().any(|it| word.starts_with(it)));
            for path in words {
                count += 1;
                let path = without_placeholders(path);
                let beside = root().join(&file).with_file_name(&path);
                if !root().join(&path).exists() && !beside.exists() {
                    gone.push(format!("{file}: {path}"));
                }
            }
        }
    }
    assert!(count > 100, "only {count} paths: are they written otherwise now?");
    assert!(gone.is_empty(), "{} of {count} paths do not exist: {gone:#?}", gone.len());
}

/// The package and the test filters in a `cargo test` command.
fn selection(command: &str) -> (&str, Vec<&str>) {
    let mut words = command.split('#').next().unwrap_or_default().split_whitespace();
    let package = words.next().unwrap_or_default();
    let mut filters = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "--test" => drop(words.next()),
            option if option.starts_with("--") => {}
            filter => filters.push(filter),
        }
    }
    (package, filters)
}

/// `cargo test` succeeds if a filter matches no test. Therefore, this test checks that the filters in documents match
/// tests.
#[test]
fn filters_of_cargo_test_in_documents_match_tests() {
    let (mut count, mut empty) = (0, Vec::new());
    for file in documents() {
        let text = fs::read_to_string(root().join(&file)).unwrap();
        for command in text.split("cargo test -p ").skip(1) {
            let (package, filters) = selection(command.split(['`', '\n', '|']).next().unwrap_or_default());
            let folder = package.replacen("codegen-", "codegen/", 1);
            let folders = ["src", "tests"].map(|part| root().join(&folder).join(part));
            for filter in filters {
                count += 1;
                let has = |path: &String| {
                    let text = fs::read_to_string(root().join(path)).unwrap_or_default();
                    let mut names = text.lines().filter_map(|line| line.trim_start().strip_prefix("fn "));
                    text.contains("#[test]")
                        && (path[folder.len()..].contains(filter) || names.any(|name| name.contains(filter)))
                };
                if !folders.iter().flat_map(|folder| tree(folder, root())).any(|path| has(&path)) {
                    empty.push(format!("{file}: {package} {filter}"));
                }
            }
        }
    }
    assert!(count > 5, "only {count} filters: are they written otherwise now?");
    assert!(empty.is_empty(), "filters that match no test: {empty:#?}");
}
