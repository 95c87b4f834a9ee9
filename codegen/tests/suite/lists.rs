//! Tests of documents: the libraries that the documents list, the programs in the documents, the reference for spec
//! keys, and the documents' lengths.

use crate::support::{repository, root};
use codegen::report::outdated_rows;
use std::{env, fs};

/// The text of a document in this repository.
fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn the_documents_name_every_library() {
    let (readme, changelog) = (read("README.md"), read("CHANGELOG.md"));
    let is_word = |c: char| c.is_alphanumeric();
    let words: Vec<&str> = changelog.split(|c| !is_word(c)).collect();
    let (specs, registries) = repository();
    let mut missing = outdated_rows(&readme, &specs.libraries, registries);
    for spec in &specs.libraries {
        let library = &spec.content.library;
        // The library names in titles such as `cuBLAS and cuBLASXt` and `CUDA driver API`.
        let names = library.title.split(' ').filter(|word| !["and", "CUDA", "API"].contains(word));
        let unnamed = names.filter(|name| !words.contains(name));
        missing.extend(unnamed.map(|name| format!("CHANGELOG.md does not name {name}")));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The code blocks in a Markdown text whose opening fence starts with these characters.
fn blocks<'a>(text: &'a str, marks: &str) -> Vec<&'a str> {
    let begin = format!("```{marks}");
    text.split(&begin).skip(1).filter_map(|rest| Some(rest.split_once('\n')?.1.split_once("```")?.0)).collect()
}

/// The guides must contain the programs in the README, because the programs in the guides are compiled or type-checked,
/// and run on a GPU.
#[test]
fn the_programs_of_the_readme_are_programs_of_the_guides() {
    let readme = read("README.md");
    for (language, guide) in [("rust", "generated/cubind/guide.md"), ("python", "generated/cubind-py/GUIDE.md")] {
        let programs = blocks(&readme, language);
        assert!(!programs.is_empty(), "no program in {language}");
        let guide = read(guide);
        for program in programs {
            assert!(guide.contains(program), "not in the guide:\n{program}");
        }
    }
}

#[test]
fn introductory_documents_are_short() {
    for (file, most) in
        [("README.md", 150), ("CONTRIBUTING.md", 100), ("CHANGELOG.md", 60), ("docs/ARCHITECTURE.md", 150)]
    {
        let count = read(file).lines().count();
        assert!(count <= most, "{file} has {count} lines, more than {most}: move details into another document");
    }
}

/// The first line of the reference for spec keys.
const MARK: &str =
    "<!-- Written by `CUBIND_BLESS=1 cargo test -p codegen --test suite reference`: do not edit. -->\n\n";

#[test]
fn the_reference_for_spec_keys_is_current() {
    let expected = format!("{MARK}{}{}", codegen::spec::reference(), codegen::views::reference());
    let path = root().join("docs/spec-keys.md");
    if env::var_os("CUBIND_BLESS").is_some() {
        fs::write(&path, &expected).unwrap();
    }
    assert!(read("docs/spec-keys.md") == expected, "set CUBIND_BLESS=1 to update docs/spec-keys.md");
}
