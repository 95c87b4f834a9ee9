//! Tests of the wording of comments, documents, messages and test names. They reject words and phrases that a reader
//! does not understand at once.

use crate::{
    names::of_tokens,
    support::{root, tree},
};
use std::{fs, sync::LazyLock};

/// The folders that contain sources and documents. The files in the root of the repository are also checked.
const FOLDERS: [&str; 8] = [".ci", ".github", "codegen", "docs", "specs", "templates", "tests", "xtask"];

/// The extensions of the files in these folders that are checked.
const ENDINGS: [&str; 14] =
    [".c", ".cu", ".h", ".j2", ".js", ".md", ".py", ".pyi", ".pyx", ".rs", ".sh", ".toml", ".yaml", ".yml"];

/// The folders that contain files of other programs, or output that other tests compare.
const OUTPUTS: [&str; 5] = ["corpus", "expected", "node_modules", "registry", "target"];

/// A file whose tests contain examples of comments in headers. Such comments may have any wording.
const HEADERS: &str = "codegen/input/src/scan/prose.rs";

/// The markers at the beginning of a line in a comment or a docstring.
const MARKS: [&str; 5] = ["//! ", "/// ", "// ", "# ", "\"\"\""];

/// The words that begin a clause. A comment must begin with a noun or a verb instead.
const CLAUSES: [&str; 6] = ["Of", "Those", "What", "Whether", "Who", "Whose"];

/// The phrases that are not idiomatic, or that replace a technical term.
const PHRASES: [&str; 29] = [
    "any more",
    "are told",
    "belong into",
    "belongs into",
    "decides if",
    "declared otherwise",
    "gives back",
    "has to be told",
    "have to be told",
    "is told",
    "it leads to",
    "judgement",
    "judgment",
    "lies beside",
    "nobody says",
    "reports if",
    "room for",
    "says nothing",
    "says so",
    "somebody",
    "speaks of",
    "specifies if",
    "stands behind",
    "stands for",
    "states if",
    "tells of",
    "undefined behaviour",
    "what is left",
    "who says",
];

/// The folders whose string literals are messages.
const PROGRAMS: [&str; 2] = ["codegen", "xtask"];

/// The phrases that messages must not contain, in addition to the phrases that comments must not contain.
const IN_MESSAGES: [&str; 5] = ["has not the", "nobody has", "nobody knows", "nothing but", "teach "];

/// The words that a test's name must not contain. The name of a test states the expected behavior with nouns.
const IN_TEST_NAMES: [&str; 24] = [
    "ask", "asked", "asks", "behind", "beside", "give", "given", "gives", "lie", "lies", "nobody", "nothing",
    "refused", "said", "say", "says", "somebody", "stand", "stands", "tells", "told", "what", "who", "whose",
];

/// The path and the text of each checked file. The files are read only once.
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let entries = fs::read_dir(root()).unwrap().map(Result::unwrap).filter(|entry| entry.path().is_file());
    let in_root = entries.map(|entry| entry.file_name().into_string().unwrap());
    let in_folders = FOLDERS.iter().flat_map(|folder| tree(&root().join(folder), root()));
    let is_text = |path: &String| ENDINGS.iter().any(|ending| path.ends_with(ending));
    let is_output = |path: &String| path.split('/').any(|part| OUTPUTS.contains(&part));
    let read = |path: String| {
        // One fixture contains text that is not UTF-8.
        let text = String::from_utf8_lossy(&fs::read(root().join(&path)).unwrap()).into_owned();
        (path, text)
    };
    in_folders.filter(|path| is_text(path) && !is_output(path)).chain(in_root).map(read).collect()
});

/// The marker of a comment line. `None` for a line of code.
fn mark(line: &str) -> Option<&'static str> {
    MARKS.into_iter().find(|mark| line.trim_start().starts_with(*mark))
}

/// The text of the first line of a comment. `None` for other lines of a comment, and for lines of code.
fn beginning<'a>(line: &'a str, line_before: &str) -> Option<&'a str> {
    let found = mark(line)?;
    let continues = found != "\"\"\"" && mark(line_before) == Some(found);
    if continues { None } else { line.trim_start().strip_prefix(found) }
}

/// The forbidden first words and phrases in a file, with their line numbers.
fn faults(path: &str, text: &str) -> Vec<String> {
    let is_document = path.ends_with(".md") || path.ends_with(".md.j2");
    let (mut found, mut line_before, mut is_example) = (Vec::new(), "", false);
    for (index, line) in text.lines().enumerate() {
        if is_document && line.trim_start().starts_with("```") {
            is_example = !is_example;
        }
        let comment = if is_document { None } else { beginning(line, line_before) };
        let first = comment.and_then(|comment| comment.split(' ').next());
        let clause = CLAUSES.into_iter().find(|word| first == Some(*word));
        let is_prose = if is_document { !is_example } else { mark(line).is_some() };
        let lower = line.to_lowercase();
        let phrase = PHRASES.into_iter().find(|phrase| is_prose && lower.contains(*phrase));
        found.extend(clause.into_iter().chain(phrase).map(|words| format!("{path}:{}: {words}", index + 1)));
        line_before = line;
    }
    found
}

#[test]
fn comments_begin_with_a_noun_or_a_verb_and_use_technical_terms() {
    let checked = FILES.iter().filter(|(path, _)| path != HEADERS);
    let found: Vec<String> = checked.flat_map(|(path, text)| faults(path, text)).collect();
    assert!(FILES.len() > 1000, "only {} files", FILES.len());
    assert!(found.is_empty(), "reword these comments and sentences: {found:#?}");
}

/// The names of the test functions in a Rust or Python file.
fn test_names(text: &str) -> impl Iterator<Item = &str> {
    let rust = text.split("#[test]\n").skip(1).filter_map(|rest| Some(rest.split_once("fn ")?.1));
    let python = text.lines().filter_map(|line| line.trim_start().strip_prefix("def "));
    rust.chain(python.filter(|name| name.starts_with("test_"))).filter_map(|rest| rest.split('(').next())
}

#[test]
fn test_names_state_the_expected_behavior() {
    let names = |(path, text): &'static (String, String)| test_names(text).map(move |name| (path, name));
    let all: Vec<_> = FILES.iter().flat_map(names).collect();
    assert!(all.len() > 1000, "only {} tests", all.len());
    let is_unclear = |name: &str| name.split('_').any(|word| IN_TEST_NAMES.contains(&word));
    let found: Vec<_> = all.iter().filter(|(_, name)| is_unclear(name)).collect();
    assert!(found.is_empty(), "rename these tests: {found:#?}");
}

#[test]
fn names_are_found_after_test_attributes_and_in_python() {
    let rust = "#[test]\n#[ignore]\nfn a_kernel_runs() {}\nfn other() {}\n";
    assert_eq!(test_names(rust).collect::<Vec<_>>(), ["a_kernel_runs"]);
    assert_eq!(test_names("def test_a() -> None:\ndef b():\n").collect::<Vec<_>>(), ["test_a"]);
}

/// The forbidden phrases in a file's messages. A string literal is a message if it has at least three words.
fn message_faults(path: &str, text: &str) -> Vec<String> {
    let mut literals = Vec::new();
    of_tokens(text.parse().unwrap(), &mut literals);
    let messages = literals.iter().filter(|literal| literal.split(' ').count() > 2);
    let phrase = |message: &&String| {
        PHRASES.into_iter().chain(IN_MESSAGES).find(|phrase| message.to_lowercase().contains(phrase))
    };
    messages.filter_map(|message| Some(format!("{path}: {}: {message}", phrase(&message)?))).collect()
}

#[test]
fn messages_use_technical_terms() {
    let (mut count, mut found) = (0, Vec::new());
    for path in PROGRAMS.iter().flat_map(|folder| tree(&root().join(folder), root())) {
        let is_of_tests = path.split('/').any(|part| part == "tests" || part == "tests.rs");
        if path.ends_with(".rs") && !is_of_tests {
            found.extend(message_faults(&path, &fs::read_to_string(root().join(&path)).unwrap()));
            count += 1;
        }
    }
    assert!(count > 300, "only {count} files");
    assert!(found.is_empty(), "reword these messages: {found:#?}");
}

#[test]
fn phrases_in_messages_are_found_and_those_in_comments_are_not() {
    let rust = "/// Nobody knows.\nfn a() { b(\"nobody knows {c}\", \"nobody\", \"it is a name\") }\n";
    assert_eq!(message_faults("a.rs", rust), ["a.rs: nobody knows: \"nobody knows {c}\""]);
}

#[test]
fn clauses_and_phrases_are_found() {
    let rust = "/// What it is.\n/// What it has.\n\n// Of each.\nfn what() {}\n// The end of a sentence is\n// What follows.\n";
    assert_eq!(faults("a.rs", rust), ["a.rs:1: What", "a.rs:4: Of"]);
    assert_eq!(faults("a.py", "def f():\n    \"\"\"Whether it is.\"\"\"\n"), ["a.py:2: Whether"]);
    let document = "# What is new\n\nIt belongs into a map.\n```\n# Who says\n```\n";
    assert_eq!(faults("a.md", document), ["a.md:3: belongs into"]);
    assert_eq!(faults("a.rs", "let text = \"it belongs into a map\"; // Whatever\n"), [""; 0]);
}
