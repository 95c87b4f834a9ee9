//! Where in a YAML file each key stands, and which keys stand twice: serde_yaml tells neither.

use crate::diag::WORDS;
use saphyr_parser::{Event, Parser, Span};
use std::collections::HashMap;

/// The lines of a file's keys.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    /// Path of keys (sequence items by index), joined with dots → one-based line.
    lines: HashMap<String, usize>,
    repeated: Vec<(usize, usize, String)>,
    blanks: Vec<LeftOver>,
}

/// A word that stands for a judgement, left in a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOver {
    /// One-based.
    pub line: usize,
    /// The key whose value it is.
    pub key: String,
    /// The word.
    pub word: &'static str,
}

/// What is put behind a key that stands in its mapping already; no key of a spec has it.
const AGAIN: char = '\0';

/// A container that is being read.
enum Open {
    /// A mapping; the key whose value comes next, if any.
    Mapping(Option<String>),
    /// A sequence; the index of the next item.
    Sequence(usize),
}

impl Lines {
    /// Reads `text`; an error is the line and what is wrong there.
    pub fn of(text: &str) -> Result<Self, (usize, String)> {
        let mut lines = Self::default();
        let mut open: Vec<Open> = Vec::new();
        for event in Parser::new_from_str(text) {
            let (event, span) = event.map_err(|error| (error.marker().line(), error.info().to_owned()))?;
            match event {
                Event::MappingStart(..) => {
                    lines.value(&mut open, &span);
                    open.push(Open::Mapping(None));
                }
                Event::SequenceStart(..) => {
                    lines.value(&mut open, &span);
                    open.push(Open::Sequence(0));
                }
                Event::MappingEnd | Event::SequenceEnd => {
                    open.pop();
                    finish(&mut open);
                }
                Event::Scalar(text, ..) => match open.last_mut() {
                    Some(Open::Mapping(key @ None)) => {
                        *key = Some(text.to_string());
                        lines.key(&mut open, &span);
                    }
                    Some(Open::Mapping(Some(_)) | Open::Sequence(_)) | None => {
                        lines.value(&mut open, &span);
                        lines.left_over(&open, &span, &text);
                        finish(&mut open);
                    }
                },
                Event::Alias(_) => {
                    return Err((span.start.line(), "aliases have no place in specs: write the entry out".to_owned()));
                }
                Event::Nothing
                | Event::StreamStart
                | Event::StreamEnd
                | Event::DocumentStart(_)
                | Event::DocumentEnd => {}
            }
        }
        Ok(lines)
    }

    /// The line of the entry at `path`, or of the nearest one above it; 0 for the file.
    pub fn line(&self, path: &[&str]) -> usize {
        (1..=path.len()).rev().find_map(|len| self.lines.get(&path[..len].join("."))).copied().unwrap_or(0)
    }

    /// Keys that stand a second time in one mapping: that line, the first one's, and the key.
    pub fn repeated(&self) -> &[(usize, usize, String)] {
        &self.repeated
    }

    /// The words that stand for judgements still.
    pub fn left_overs(&self) -> &[LeftOver] {
        &self.blanks
    }

    fn left_over(&mut self, open: &[Open], span: &Span, text: &str) {
        if let Some(word) = WORDS.iter().find(|word| **word == text) {
            // In `x: {role: ROLE}` it is `x` that a reader looks for.
            let keys: Vec<&String> = open
                .iter()
                .filter_map(|open| if let Open::Mapping(Some(key)) = open { Some(key) } else { None })
                .collect();
            let named = keys.iter().rev().find(|key| key.as_str() != "role").or(keys.last());
            let key = named.map_or(String::new(), |key| key.trim_end_matches(AGAIN).to_owned());
            self.blanks.push(LeftOver { line: span.start.line(), key, word });
        }
    }

    /// The entries of the file's sections: section, key, line; in no particular order.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &str, usize)> {
        self.lines.iter().filter_map(|(path, line)| {
            let (section, key) = path.split_once('.')?;
            // A key may have dots of its own: what matters is that nothing between the section and it is a key.
            let mut above = key.match_indices('.').map(|(dot, _)| &path[..section.len() + 1 + dot]);
            let is_entry = self.lines.contains_key(section) && !above.any(|path| self.lines.contains_key(path));
            is_entry.then_some((section, key.trim_end_matches(AGAIN), *line))
        })
    }

    fn key(&mut self, open: &mut [Open], span: &Span) {
        let line = span.start.line();
        let mut first = None;
        // What stands in a second mapping is told apart from what stands in the first: it is not repeated itself.
        while let Some(earlier) = self.lines.get(&path(open)).copied() {
            first = first.or(Some(earlier));
            let Some(Open::Mapping(Some(key))) = open.last_mut() else { break };
            key.push(AGAIN);
        }
        self.lines.insert(path(open), line);
        if let (Some(first), Some(Open::Mapping(Some(key)))) = (first, open.last()) {
            self.repeated.push((line, first, key.trim_end_matches(AGAIN).to_owned()));
        }
    }

    fn value(&mut self, open: &mut [Open], span: &Span) {
        if matches!(open.last(), Some(Open::Sequence(_))) {
            self.lines.insert(path(open), span.start.line());
        }
    }
}

/// A value is complete: the next thing is a key, or the next item.
fn finish(open: &mut [Open]) {
    match open.last_mut() {
        Some(Open::Mapping(key)) => *key = None,
        Some(Open::Sequence(index)) => *index += 1,
        None => {}
    }
}

fn path(open: &[Open]) -> String {
    let segments: Vec<String> = open
        .iter()
        .map(|open| match open {
            Open::Mapping(key) => key.clone().unwrap_or_default(),
            Open::Sequence(index) => index.to_string(),
        })
        .collect();
    segments.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_lines_in_both_styles() {
        let lines = Lines::of("a:\n  b: {c: 1,\n      d: 2}\n  e:\n    - x\n    - f: 3\n").unwrap();
        let table: [(&[&str], usize); 6] = [
            (&["a"], 1),
            (&["a", "b", "c"], 2),
            (&["a", "b", "d"], 3),
            (&["a", "e", "1"], 6),
            (&["a", "e", "1", "f"], 6),
            (&["a", "b", "zzz"], 2),
        ];
        for (path, line) in table {
            assert_eq!(lines.line(path), line, "{path:?}");
        }
    }

    #[test]
    fn blanks_are_found() {
        let lines = Lines::of("a:\n  x: ROLE\n  y: {role: TYPE}\n  ROLE: role\n  z: [FILE]\n").unwrap();
        let found: Vec<_> = lines.left_overs().iter().map(|it| (it.line, it.key.as_str(), it.word)).collect();
        assert_eq!(found, [(2, "x", "ROLE"), (3, "y", "TYPE"), (5, "z", "FILE")]);
    }

    #[test]
    fn repeated_keys_are_found() {
        let lines = Lines::of("a:\n  x: 1\n  y: 2\n  x: 3\nb: {x: 1}\n").unwrap();
        assert_eq!(lines.repeated(), [(4, 2, "x".to_owned())]);
        let nested = Lines::of("a: {x: 1}\nb: 2\na: {x: 1}\na: {x: 1, x: 2}\n").unwrap();
        let keys = [(3, 1, "a"), (4, 1, "a"), (4, 4, "x")].map(|(line, first, key)| (line, first, key.to_owned()));
        assert_eq!(nested.repeated(), keys);
        assert!(Lines::of("a: [1\nb: 2").is_err());
    }
}
