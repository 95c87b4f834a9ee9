//! Tests that the generator contains no names from CUDA. Specs and registries contain such names. The generator, its
//! commands and its templates do not contain them, so that a library can be added without code changes.
//!
//! The forbidden names are the names of libraries, also as a prefix (`cuFooCreate`), and the names of all items in the
//! registries. Comments and tests may contain any name. Code, messages and printed texts may not. A table in this file
//! lists the exceptions.

use crate::support::{repository, root, tree};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::{collections::BTreeSet, fs};

/// The names of libraries that are also English words. They are reported only if they are a complete string literal,
/// such as `"driver"`.
const WORDS: [&str; 2] = ["driver", "runtime"];

/// The files and folders that may contain the name of a library, with the reasons. Hand-written modules that a spec
/// declares are also exceptions.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("codegen/python/src/compat.rs", "files of `templates/python/package/compat`, one of which has such a name"),
    ("codegen/site/src/sources.rs", "documentation for users: how a driver is asked"),
    ("codegen/site/src/packages.rs", "documentation for users of the data, with an example"),
    ("codegen/stubs/", "headers of other projects, in their words"),
    ("codegen/tool/README.md", "a tutorial: its library takes the runtime's streams"),
    ("templates/c/echo_driver.c.j2", "tests: what stands in for the driver answers as it does"),
    ("templates/python/README.md.j2", "documentation for users"),
    ("templates/python/examples/", "programs that show how to use a library"),
    (
        "templates/python/package/_installed.py",
        "first aid: how a driver is asked for its GPUs, and a header for its version",
    ),
    ("templates/python/package/compat/", "it stands in for `cuda.bindings`, whose modules have their own names"),
    ("templates/rust/README.md.j2", "documentation for users"),
    ("templates/rust/examples/", "programs that show how to use a library, and the features that these need"),
    ("templates/guide/", "documentation for users"),
    ("templates/rust/peers.tsv", "facts about other crates, with their sources"),
    ("templates/site/", "pages for readers, who are told what they may search for"),
    ("xtask/src/test/consumer/main.rs.txt", "tests: a program that uses the crate"),
];

#[test]
fn generator_code_contains_no_cuda_names() {
    let (specs, registries) = repository();
    let names = Names::of(specs.libraries.iter().map(|spec| spec.name()), registries);
    let modules = specs.libraries.iter().filter_map(|spec| spec.content.rust.as_ref());
    let by_hand = modules.flat_map(|by_hand| {
        let module = format!("templates/rust/owned/{}", by_hand.module);
        [format!("{module}.rs"), format!("{module}.md.j2"), format!("{module}/")]
    });
    let listed = EXCEPTIONS.iter().map(|(path, _)| (*path).to_owned());
    let exceptions: Vec<String> = listed.chain(by_hand).filter(|path| root().join(path).exists()).collect();
    let mut unused: BTreeSet<&str> = exceptions.iter().map(String::as_str).collect();
    unused.extend(EXCEPTIONS.iter().map(|(path, _)| *path));
    let mut found = Vec::new();
    let files = ["codegen", "xtask", "templates"].iter().flat_map(|folder| tree(&root().join(folder), root()));
    // Cargo's build outputs in the crates below `templates/` are not source code.
    for path in files.filter(|path| !path.split('/').any(|part| part == "target")) {
        let text = fs::read_to_string(root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        let in_it = names.in_file(&path, &text);
        match exceptions.iter().find(|exception| path.starts_with(exception.as_str())) {
            Some(exception) if !in_it.is_empty() => _ = unused.remove(exception.as_str()),
            Some(_) => {}
            None => found.extend(in_it.into_iter().map(|name| format!("{path}: {name}"))),
        }
    }
    assert!(found.is_empty(), "what is about one library belongs into its spec: {found:#?}");
    assert!(unused.is_empty(), "these exceptions are for nothing: {unused:#?}");
}

#[test]
fn names_in_code_are_found_and_those_in_comments_and_tests_are_not() {
    let names = Names {
        libraries: vec!["cufoo".to_owned(), "driver".to_owned()],
        declared: BTreeSet::from(["fxOpen".to_owned()]),
    };
    let rust = "//! cuFoo's.\n/// As `fxOpen`.\n#[doc = \"cuFoo\"] fn a(driver: u8) { b(\"\\ncufooCreate\"); }\n\
        #[cfg(test)]\nmod tests { fn c() { fxOpen() } }\n\
        #[cfg(test)] use fxOpen;\nmacro_rules! d { () => { fxOpen } }\nfn e() { f(\"driver\", \"a driver\") }";
    let cases = [
        ("a.rs", rust, vec!["cufooCreate", "fxOpen", "driver"]),
        ("a/tests.rs", rust, vec![]),
        ("a/tests/b.rs", rust, vec![]),
        ("a.rs.j2", "    /// cuFoo's\n{{ a }}fxOpen(\"driver\")", vec!["fxOpen", "driver"]),
        ("a.py", "# fxOpen\ndef a():\n    \"\"\"cuFoo.\n\n    fxOpen\n    \"\"\"\n    CUFOO_A", vec!["CUFOO_A"]),
        ("a.md.j2", "# fxOpen\ncufoos, the driver", vec!["fxOpen", "cufoos"]),
        ("a.c.j2", "/* fxOpen */\n#include <cufoo.h>", vec!["cufoo"]),
    ];
    for (path, text, expected) in cases {
        assert_eq!(names.in_file(path, text), expected, "{path}");
    }
}

/// The names that the generator's code must not contain.
struct Names {
    /// The names of libraries, in lower case.
    libraries: Vec<String>,
    /// The names of functions, types, members and constants. Names without a capital letter are omitted, because names
    /// such as `flags` are ordinary words.
    declared: BTreeSet<String>,
}

impl Names {
    fn of<'a>(libraries: impl Iterator<Item = &'a str>, registries: &[codegen::registry::Registry]) -> Self {
        let libraries: Vec<String> = libraries.map(str::to_owned).collect();
        assert!(WORDS.iter().all(|word| libraries.iter().any(|library| library == word)), "{libraries:?}");
        let of_others: BTreeSet<String> = tree(&root().join("codegen/stubs"), &root().join("codegen/stubs"));
        let mut declared = BTreeSet::new();
        for facts in registries.iter().flat_map(|registry| registry.toolkits.values()) {
            declared.extend(facts.functions.keys().cloned());
            declared.extend(facts.functions.values().flat_map(|function| function.names.iter().cloned()));
            declared.extend(facts.enums.iter().flat_map(|(name, it)| it.values.keys().chain([name]).cloned()));
            declared.extend(facts.records.keys().cloned());
            declared.extend(facts.constants.keys().cloned());
            let typedefs = facts.typedefs.iter().filter(|(_, typedef)| !of_others.contains(&typedef.header));
            declared.extend(typedefs.map(|(name, _)| name.clone()));
        }
        declared.retain(|name| name.contains(|c: char| c.is_ascii_uppercase()));
        Self { libraries, declared }
    }

    /// The forbidden names in a file of this repository, in order of occurrence. Names in comments and tests are
    /// ignored.
    fn in_file(&self, path: &str, text: &str) -> Vec<String> {
        let mut texts = Vec::new();
        if is_of_tests(path) {
            return Vec::new();
        } else if path.ends_with(".rs") {
            let tokens = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
            of_tokens(tokens, &mut texts);
        } else {
            texts.push(without_comments(path, text));
        }
        texts.iter().flat_map(|text| self.in_text(text)).collect()
    }

    fn in_text(&self, text: &str) -> Vec<String> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let text = text.replace("\\n", " ");
        let words = text.split_inclusive(|c| !is_word(c)).scan(None, |before: &mut Option<char>, piece| {
            let word = piece.trim_end_matches(|c| !is_word(c));
            let behind = piece[word.len()..].chars().next();
            let quoted = *before == Some('"') && behind == Some('"');
            *before = behind;
            Some((word, quoted))
        });
        words.filter(|(word, quoted)| self.is_name(word, *quoted)).map(|(word, _)| word.to_owned()).collect()
    }

    fn is_name(&self, word: &str, quoted: bool) -> bool {
        let lower = word.to_ascii_lowercase();
        let is_of_library = |library: &String| match WORDS.contains(&library.as_str()) {
            true => quoted && lower == *library,
            false => lower.strip_prefix("lib").unwrap_or(&lower).starts_with(library.as_str()),
        };
        self.declared.contains(word) || self.libraries.iter().any(is_of_library)
    }
}

fn is_of_tests(path: &str) -> bool {
    path.split('/').any(|part| part == "tests" || part == "tests.rs")
}

/// The identifiers and literals in Rust code. Documentation and code that is compiled only for tests are excluded.
pub(crate) fn of_tokens(tokens: TokenStream, texts: &mut Vec<String>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                _ = tokens.next_if(|next| matches!(next, TokenTree::Punct(punct) if punct.as_char() == '!'));
                let attribute = tokens
                    .next_if(|next| matches!(next, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket));
                let Some(TokenTree::Group(attribute)) = attribute else { continue };
                match attribute.stream().to_string().as_str() {
                    "cfg (test)" | "cfg(test)" => _ = tokens.by_ref().find(ends_item),
                    doc if doc.starts_with("doc") => {}
                    _ => of_tokens(attribute.stream(), texts),
                }
            }
            TokenTree::Punct(_) => {}
            TokenTree::Group(group) => of_tokens(group.stream(), texts),
            TokenTree::Ident(ident) => texts.push(ident.to_string()),
            TokenTree::Literal(literal) => texts.push(literal.to_string()),
        }
    }
}

fn ends_item(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    }
}

/// The text of a file without Python docstrings and without comments on separate lines. The comment syntax is that of
/// the file's language.
fn without_comments(path: &str, text: &str) -> String {
    let extension = path.trim_end_matches(".j2").rsplit('.').next().unwrap_or_default();
    let marks: &[&str] = match extension {
        "py" | "pyi" | "pyx" | "pxd" | "toml" => &["#"],
        "rs" => &["//"],
        "c" | "h" => &["//", "/*"],
        _ => &[],
    };
    let is_comment = |line: &&str| marks.iter().any(|mark| line.trim_start().starts_with(mark));
    // The text is split at the quotes of docstrings, so every second part is a docstring.
    let code = text.split("\"\"\"").step_by(2).collect::<Vec<_>>().join("\"\"");
    code.lines().filter(|line| !is_comment(line)).flat_map(|line| [line, "\n"]).collect()
}
