//! Comparison of the guide's sentences with the list of tests that would fail if a sentence were false.

use super::{LANGUAGES, topics};
use codegen_core::repository::root;
use std::{collections::BTreeMap, fs, path::Path};

const LIST: &str = "tests/guide/sentences.txt";

/// Valid reasons why a sentence requires no test.
const NO_CLAIM: [&str; 2] = ["advice", "fact about CUDA"];

/// The evidence for each sentence, by section and sentence.
type Sentences = BTreeMap<(String, String), Vec<String>>;

/// The name of a section. It includes the language if the section is for one language: `Errors, in Rust`.
fn section(title: &str, language: Option<&str>) -> String {
    let label = LANGUAGES.iter().find(|(name, _)| Some(*name) == language).map(|(_, label)| label);
    label.map_or_else(|| title.to_owned(), |label| format!("{title}, in {label}"))
}

/// The sentences and table rows of a Markdown text, and true if the text contains a program.
fn sentences(text: &str) -> (Vec<String>, bool) {
    let (mut found, mut paragraph) = (Vec::new(), String::new());
    let (mut is_code, mut has_program, mut row) = (false, false, 0);
    for line in text.lines().chain([""]) {
        if line.starts_with("```") {
            is_code = !is_code;
            has_program = true;
        } else if !is_code && line.starts_with('|') {
            row += 1;
            // The first two rows of a table are its header and the delimiter row.
            if row > 2 {
                found.push(line.to_owned());
            }
        } else if !is_code && !line.is_empty() {
            paragraph = format!("{paragraph} {line}");
            continue;
        }
        if !line.starts_with('|') {
            row = 0;
        }
        found.extend(split(std::mem::take(&mut paragraph).trim()));
    }
    (found, has_program)
}

/// The sentences of a paragraph. A period in code does not end a sentence.
fn split(paragraph: &str) -> Vec<String> {
    let (mut found, mut begin, mut place, mut code) = (Vec::new(), 0, 0, None);
    while let Some(letter) = paragraph[place..].chars().next() {
        let rest = paragraph[place..].trim_start_matches(|other| other == letter && other == '`');
        let ticks = paragraph.len() - place - rest.len();
        place += ticks.max(letter.len_utf8());
        if ticks > 0 {
            // Inline code ends with the same number of backticks with which it began.
            code = if code.is_none_or(|began| began == ticks) { code.xor(Some(ticks)) } else { code };
        }
        let rest = &paragraph[place..];
        let goes_on = rest.strip_prefix(' ').is_none_or(|rest| rest.starts_with(char::is_lowercase));
        if rest.is_empty() || !goes_on && code.is_none() && ".?!".contains(letter) {
            found.push(paragraph[begin..place].trim().to_owned());
            begin = place;
        }
    }
    found
}

/// Parses the list of evidence. The list consists of sections, sentences below each section, and indented lines of
/// evidence below each sentence.
fn parse(list: &str) -> Result<Sentences, String> {
    let mut found = Sentences::new();
    let (mut section, mut last) = (String::new(), None);
    for line in list.lines().filter(|line| !line.starts_with("# ") && !line.is_empty()) {
        if let Some(title) = line.strip_prefix("## ") {
            (section, last) = (title.to_owned(), None);
        } else if let Some(evidence) = line.strip_prefix("    ") {
            let key = last.clone().ok_or_else(|| format!("{LIST}: there is no sentence above {evidence:?}"))?;
            found.entry(key).or_default().push(evidence.to_owned());
        } else {
            let key = (section.clone(), line.to_owned());
            if found.insert(key.clone(), Vec::new()).is_some() {
                return Err(format!("{LIST}: \"{section}\" lists a sentence twice: {line}"));
            }
            last = Some(key);
        }
    }
    Ok(found)
}

/// The reason why a line of evidence is invalid. `None` if the line is valid.
fn fault(root: &Path, evidence: &str, has_program: bool) -> Option<String> {
    if evidence == "program" {
        return (!has_program).then(|| "there is no program next to the sentence".to_owned());
    }
    if let Some(reason) = evidence.strip_prefix("no claim: ") {
        return (!NO_CLAIM.contains(&reason)).then(|| format!("expected one of these reasons: {NO_CLAIM:?}"));
    }
    let Some((file, name)) = evidence.split_once(": ") else {
        return Some("expected `file: test`, `file: \"text\"`, `program` or `no claim: reason`".to_owned());
    };
    let Ok(text) = fs::read_to_string(root.join(file)) else { return Some(format!("{file} cannot be read")) };
    if let Some(words) = name.strip_prefix('"') {
        let words = words.trim_end_matches('"');
        return (!text.contains(words)).then(|| format!("{file} does not contain this text"));
    }
    (!has_test(&text, name)).then(|| format!("{file} has no test with this name"))
}

/// Returns true if a Python or Rust file contains a test with this name.
fn has_test(text: &str, name: &str) -> bool {
    let mut is_test = false;
    text.lines().map(str::trim_start).any(|line| {
        if let Some(rest) = line.strip_prefix("def test_") {
            return name
                .strip_prefix("test_")
                .and_then(|name| rest.strip_prefix(name))
                .is_some_and(|rest| rest.starts_with('('));
        }
        let is_it = is_test
            && line
                .strip_prefix("fn ")
                .and_then(|rest| rest.strip_prefix(name))
                .is_some_and(|rest| rest.starts_with('('));
        is_test = line.starts_with("#[test]") || is_test && line.starts_with("#[");
        is_it
    })
}

#[test]
fn every_sentence_of_the_guide_has_a_test() {
    let list = fs::read_to_string(root().join(LIST)).unwrap_or_else(|error| panic!("{LIST}: {error}"));
    let mut listed = parse(&list).unwrap_or_else(|fault| panic!("{fault}"));
    let mut faults = Vec::new();
    for topic in topics(&[12, 13], 13) {
        for (language, text) in &topic.parts {
            let (section, (sentences, has_program)) = (section(&topic.title, *language), sentences(text));
            for sentence in sentences {
                match listed.remove(&(section.clone(), sentence.clone())) {
                    None => faults.push(format!("\"{section}\" has a sentence that the list lacks: {sentence}")),
                    Some(evidence) if evidence.is_empty() => faults.push(format!("no test for: {sentence}")),
                    Some(evidence) => faults.extend(evidence.iter().filter_map(|line| {
                        Some(format!("{line}: {} ({sentence})", fault(root(), line, has_program)?))
                    })),
                }
            }
        }
    }
    faults.extend(listed.into_keys().map(|(section, sentence)| {
        format!(
            "\"{section}\" does not have this sentence: \
        {sentence}"
        )
    }));
    assert!(
        faults.is_empty(),
        "{LIST} lists each sentence of the guide with the test that fails if it is false:\n{}\n\
         Add the sentence below its section, and below it, indented by four spaces, `file: test`, `file: \"text\"`, `program` (that of \
         the section), or `no claim: ` and one of {NO_CLAIM:?}.",
        faults.join("\n")
    );
}

#[test]
fn sentences_end_at_periods_outside_of_code() {
    let text = "A ``b. `C` `` is one. `f()` is two,\nin lines. It is: three.\n\n```python\nNo. Code.\n```\n| a | b |\n|---|---|\n| 1. One | 2 |\n";
    let found = ["A ``b. `C` `` is one.", "`f()` is two, in lines.", "It is: three.", "| 1. One | 2 |"];
    assert_eq!(sentences(text), (found.map(str::to_owned).to_vec(), true));
    assert_eq!(sentences("Code follows:\n"), (vec!["Code follows:".to_owned()], false));
}

#[test]
fn invalid_evidence_is_reported() {
    let file = "codegen/printing/src/guide/sentences.rs";
    let fault = |evidence: &str| fault(root(), evidence, false);
    assert_eq!(fault(&format!("{file}: invalid_evidence_is_reported")), None);
    assert_eq!(fault(&format!("{file}: \"fn fault(\"")), None);
    assert_eq!(fault("no claim: advice"), None);
    for wrong in [
        "program",
        "no claim: obvious",
        "codegen/src/none.rs: a",
        "words",
        &format!("{file}: fault"),
        &format!("{file}: evidence"),
    ] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
    assert!(has_test("    def test_a() -> None:", "test_a") && !has_test("def test_ab(x):", "test_a"));
    assert!(parse("## A\nb\nb\n").is_err() && parse("    file: test\n").is_err());
}
