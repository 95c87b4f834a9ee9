//! YAML documents as trees that contain the line of every key and value.
//!
//! Specs are parsed once. `saphyr-parser` parses the file, and this tree provides the file's contents ([`read`]) and
//! their locations ([`Document::line`]). Serde's own YAML reader reports neither the locations of keys nor duplicate
//! keys.

mod missing;
mod read;

pub(super) use read::Unknown;

use crate::diag::WORDS;
use saphyr_parser::{Event, Parser, ScalarStyle};
use std::collections::HashMap;

/// The tree of a YAML file.
#[derive(Clone, Debug)]
pub(super) struct Document {
    root: Node,
    /// The positions of the entries in each section: section → entry → position. The index speeds up lookups, because
    /// specs have hundreds of entries, and each of their parameters is looked up.
    index: HashMap<String, HashMap<String, usize>>,
}

/// A node of the tree: a value, and the line in which the value begins.
#[derive(Clone, Debug)]
struct Node {
    line: usize,
    value: Value,
}

#[derive(Clone, Debug)]
enum Value {
    /// A word, a number or a sentence. Quoted scalars are always strings.
    Scalar {
        text: String,
        quoted: bool,
    },
    Sequence(Vec<Node>),
    Mapping(Vec<Entry>),
}

/// An entry of a mapping: a key with its value.
#[derive(Clone, Debug)]
struct Entry {
    key: Node,
    name: String,
    value: Node,
    /// The line of an earlier occurrence of the same key in the same mapping, if any.
    first: Option<usize>,
}

/// A duplicate key in a mapping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Repeated {
    /// The line of the duplicate key, counted from 1.
    pub line: usize,
    /// The line of the first occurrence of the key.
    pub first: usize,
    /// The name of the key.
    pub key: String,
}

/// A placeholder for a decision that a person has not replaced yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LeftOver {
    /// The line of the placeholder, counted from 1.
    pub line: usize,
    /// The key whose value contains the placeholder.
    pub key: String,
    /// The placeholder word.
    pub word: &'static str,
}

impl Document {
    /// Parses `text`. The error consists of a line and a message.
    pub(in crate::spec) fn parse(text: &str) -> Result<Self, (usize, String)> {
        let mut open: Vec<Open> = Vec::new();
        let mut root = None;
        for event in Parser::new_from_str(text) {
            let (event, span) = event.map_err(|error| (error.marker().line(), error.info().to_owned()))?;
            let line = span.start.line();
            let complete = match event {
                Event::MappingStart(..) => {
                    open.push(Open::Mapping { line, entries: Vec::new(), key: None });
                    None
                }
                Event::SequenceStart(..) => {
                    open.push(Open::Sequence { line, items: Vec::new() });
                    None
                }
                Event::MappingEnd | Event::SequenceEnd => open.pop().map(Open::close),
                Event::Scalar(text, ..) if text.contains(|letter: char| letter.is_control() && letter != '\n') => {
                    return Err((
                        line,
                        "the file contains control characters, which are not supported because values \
                                      of specs are printed"
                            .to_owned(),
                    ));
                }
                Event::Scalar(text, style, ..) => {
                    let value = Value::Scalar { text: text.into_owned(), quoted: style != ScalarStyle::Plain };
                    Some(Node { line, value })
                }
                Event::Alias(_) => {
                    return Err((line, "YAML aliases are not supported. Repeat the entry".to_owned()));
                }
                Event::DocumentStart(_) if root.is_some() => {
                    return Err((
                        line,
                        "a file with several YAML documents is not supported. Remove the `---`".to_owned(),
                    ));
                }
                Event::Nothing
                | Event::StreamStart
                | Event::StreamEnd
                | Event::DocumentStart(_)
                | Event::DocumentEnd => None,
            };
            match (complete, open.last_mut()) {
                (None, _) => {}
                (Some(node), Some(container)) => container.take(node)?,
                (Some(node), None) => root = Some(node),
            }
        }
        let nothing = Node { line: 0, value: Value::Mapping(Vec::new()) };
        let root = root.unwrap_or(nothing);
        let positions = |section: &Entry| {
            let names = section.value.entries().iter().enumerate().rev();
            names.map(|(position, entry)| (entry.name.clone(), position)).collect()
        };
        let index = root.entries().iter().rev().map(|section| (section.name.clone(), positions(section))).collect();
        Ok(Self { root, index })
    }

    /// Returns the line of the entry at `path`, or of the entry's nearest existing parent. Line 0 means the whole file.
    pub(in crate::spec) fn line(&self, path: &[&str]) -> usize {
        self.find(path).1
    }

    /// Returns the entry of the mapping `node` whose name is the element of `path` at `depth`. The path of `node`
    /// itself has the length `depth`.
    fn entry<'a>(&self, node: &'a Node, path: &[impl AsRef<str>], depth: usize) -> Option<&'a Entry> {
        let name = path[depth].as_ref();
        match depth {
            1 => node.entries().get(*self.index.get(path[0].as_ref())?.get(name)?),
            _ => node.entries().iter().find(|entry| entry.name == name),
        }
    }

    /// Returns the number of items in the list at `path`, or 0 if there is no list at `path`.
    pub(in crate::spec) fn items(&self, path: &[&str]) -> usize {
        let mut node = &self.root;
        for depth in 0..path.len() {
            let Some(entry) = self.entry(node, path, depth) else { return 0 };
            node = &entry.value;
        }
        if let Value::Sequence(items) = &node.value { items.len() } else { 0 }
    }

    /// Returns the number of segments of `path` that exist, and the line of the last existing segment.
    pub(in crate::spec) fn find(&self, path: &[&str]) -> (usize, usize) {
        let (mut node, mut line) = (&self.root, 0);
        for (depth, segment) in path.iter().enumerate() {
            (node, line) = match &node.value {
                Value::Mapping(_) => match self.entry(node, path, depth) {
                    Some(entry) => (&entry.value, entry.key.line),
                    None => return (depth, line),
                },
                Value::Sequence(items) => match segment.parse().ok().and_then(|index: usize| items.get(index)) {
                    Some(item) => (item, item.line),
                    None => return (depth, line),
                },
                Value::Scalar { .. } => return (depth, line),
            };
        }
        (path.len(), line)
    }

    /// Returns the keys of the mapping at `path`, with their values in flow style. Returns no keys if there is no
    /// mapping at `path`.
    pub(in crate::spec) fn values(&self, path: &[impl AsRef<str>]) -> Vec<(&str, String)> {
        let mut node = &self.root;
        for (depth, segment) in path.iter().enumerate() {
            let next = match &node.value {
                Value::Mapping(_) => self.entry(node, path, depth).map(|entry| &entry.value),
                Value::Sequence(items) => segment.as_ref().parse().ok().and_then(|index: usize| items.get(index)),
                Value::Scalar { .. } => None,
            };
            let Some(next) = next else { return Vec::new() };
            node = next;
        }
        node.entries().iter().map(|entry| (entry.name.as_str(), entry.value.flow())).collect()
    }

    /// Returns the duplicate keys of all mappings.
    pub(in crate::spec) fn repeated(&self) -> Vec<Repeated> {
        let mut repeated = Vec::new();
        self.root.visit(&mut |_, entry| {
            repeated.extend(entry.first.map(|first| Repeated { line: entry.key.line, first, key: entry.name.clone() }));
        });
        repeated
    }

    /// Returns the placeholders that still need a decision.
    pub(in crate::spec) fn left_overs(&self) -> Vec<LeftOver> {
        let mut left = Vec::new();
        self.root.visit(&mut |above, entry| {
            // For `x: {role: ROLE}`, the finding mentions the key `x` instead of `role`.
            let key = if entry.name == "role" { above.unwrap_or(entry) } else { entry };
            let values = match &entry.value.value {
                Value::Sequence(items) => items.iter().collect(),
                Value::Scalar { .. } | Value::Mapping(_) => vec![&entry.value],
            };
            for value in values {
                let Value::Scalar { text, .. } = &value.value else { continue };
                let word = WORDS.iter().copied().find(|word| word == text);
                left.extend(word.map(|word| LeftOver { line: value.line, key: key.name.clone(), word }));
            }
        });
        left
    }

    /// Returns the entries in the file's sections: pairs of a section and a key, each with the line.
    pub(in crate::spec) fn entries(&self) -> impl Iterator<Item = (&str, &str, usize)> {
        self.root.entries().iter().flat_map(|section| {
            let entries = section.value.entries().iter();
            entries.map(|entry| (section.name.as_str(), entry.name.as_str(), entry.key.line))
        })
    }
}

impl Document {
    /// Returns the keys of the mappings that contain an entry of this document. Items of lists contribute no key.
    fn path(&self, entry: &Entry) -> Vec<String> {
        fn below<'a>(node: &'a Node, wanted: &Entry, path: &mut Vec<&'a str>) -> bool {
            match &node.value {
                Value::Scalar { .. } => false,
                Value::Sequence(items) => items.iter().any(|item| below(item, wanted, path)),
                Value::Mapping(entries) => entries.iter().any(|entry| {
                    if std::ptr::eq(entry, wanted) {
                        return true;
                    }
                    path.push(&entry.name);
                    let found = below(&entry.value, wanted, path);
                    if !found {
                        path.pop();
                    }
                    found
                }),
            }
        }
        let mut path = Vec::new();
        below(&self.root, entry, &mut path);
        path.into_iter().map(str::to_owned).collect()
    }
}

impl Node {
    /// Returns the node at `path`.
    fn at(&mut self, path: &[String]) -> Option<&mut Self> {
        let Some((first, rest)) = path.split_first() else { return Some(self) };
        let next = match &mut self.value {
            Value::Mapping(entries) => {
                entries.iter_mut().find(|entry| entry.name == *first).map(|entry| &mut entry.value)
            }
            Value::Sequence(items) => first.parse().ok().and_then(|index: usize| items.get_mut(index)),
            Value::Scalar { .. } => None,
        };
        next?.at(rest)
    }

    fn entries(&self) -> &[Entry] {
        match &self.value {
            Value::Mapping(entries) => entries,
            Value::Scalar { .. } | Value::Sequence(_) => &[],
        }
    }

    /// Returns the value in YAML's flow style.
    fn flow(&self) -> String {
        match &self.value {
            Value::Scalar { text, quoted: false } if !text.is_empty() && !text.contains([',', '[', ']', '{', '}']) => {
                text.clone()
            }
            Value::Scalar { text, quoted: _ } => format!("{text:?}"),
            Value::Sequence(items) => format!("[{}]", items.iter().map(Self::flow).collect::<Vec<_>>().join(", ")),
            Value::Mapping(entries) => {
                let entries = entries.iter().map(|entry| format!("{}: {}", entry.key.flow(), entry.value.flow()));
                format!("{{{}}}", entries.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// Visits every entry below the node in the order of the file, each with its parent entry.
    fn visit<'a>(&'a self, visitor: &mut impl FnMut(Option<&'a Entry>, &'a Entry)) {
        fn below<'a>(node: &'a Node, above: Option<&'a Entry>, visitor: &mut impl FnMut(Option<&'a Entry>, &'a Entry)) {
            match &node.value {
                Value::Scalar { .. } => {}
                Value::Sequence(items) => items.iter().for_each(|item| below(item, above, visitor)),
                Value::Mapping(entries) => {
                    for entry in entries {
                        visitor(above, entry);
                        below(&entry.value, Some(entry), visitor);
                    }
                }
            }
        }
        below(self, None, visitor);
    }
}

/// A mapping or list that is not yet complete.
enum Open {
    /// `key` is the key of the next value, if it has been read.
    Mapping {
        line: usize,
        entries: Vec<Entry>,
        key: Option<(Node, String)>,
    },
    Sequence {
        line: usize,
        items: Vec<Node>,
    },
}

impl Open {
    /// Adds the next item to a list, or the next key or value to a mapping.
    fn take(&mut self, node: Node) -> Result<(), (usize, String)> {
        match self {
            Self::Sequence { line: _, items } => items.push(node),
            Self::Mapping { line: _, entries, key } => match (key.take(), &node.value) {
                (Some((key, name)), _) => {
                    let first = entries.iter().find(|entry| entry.name == name).map(|entry| entry.key.line);
                    entries.push(Entry { key, name, value: node, first });
                }
                (None, Value::Scalar { text, .. }) => {
                    let name = text.clone();
                    *key = Some((node, name));
                }
                (None, Value::Sequence(_) | Value::Mapping(_)) => {
                    return Err((node.line, "a key must be a string, not a list or a mapping".to_owned()));
                }
            },
        }
        Ok(())
    }

    fn close(self) -> Node {
        match self {
            Self::Mapping { line, entries, key: _ } => Node { line, value: Value::Mapping(entries) },
            Self::Sequence { line, items } => Node { line, value: Value::Sequence(items) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_lines_in_both_styles() {
        let document = Document::parse("a:\n  b: {c: 1,\n      d: 2}\n  e:\n    - x\n    - f: 3\n").unwrap();
        let table: [(&[&str], usize); 6] = [
            (&["a"], 1),
            (&["a", "b", "c"], 2),
            (&["a", "b", "d"], 3),
            (&["a", "e", "1"], 6),
            (&["a", "e", "1", "f"], 6),
            (&["a", "b", "zzz"], 2),
        ];
        for (path, line) in table {
            assert_eq!(document.line(path), line, "{path:?}");
        }
    }

    #[test]
    fn values_are_printed_as_they_are_read() {
        let text = "a:\n- b: {c: 'x: \"y\"', \"d\": [1, 13..], e: \"0\"}\n  f: one, two\n- g: {}\n";
        let document = Document::parse(text).unwrap();
        let expected = [("b", r#"{c: "x: \"y\"", "d": [1, 13..], e: "0"}"#), ("f", r#""one, two""#)];
        assert_eq!(document.values(&["a", "0"]), expected.map(|(key, value)| (key, value.to_owned())));
        assert_eq!(document.values(&["a", "1"]), [("g", "{}".to_owned())]);
        assert!(document.values(&["a", "2"]).is_empty() && document.values(&["a", "0", "f"]).is_empty());
    }

    #[test]
    fn blanks_are_found() {
        let document = Document::parse("a:\n  x: ROLE\n  y: {role: TYPE}\n  ROLE: role\n  z: [FILE]\n").unwrap();
        let left = document.left_overs();
        let found: Vec<_> = left.iter().map(|it| (it.line, it.key.as_str(), it.word)).collect();
        assert_eq!(found, [(2, "x", "ROLE"), (3, "y", "TYPE"), (5, "z", "FILE")]);
    }

    #[test]
    fn repeated_keys_are_found() {
        let repeated = |text: &str| {
            let found = Document::parse(text).unwrap().repeated();
            found.into_iter().map(|it| (it.line, it.first, it.key)).collect::<Vec<_>>()
        };
        assert_eq!(repeated("a:\n  x: 1\n  y: 2\n  x: 3\nb: {x: 1}\n"), [(4, 2, "x".to_owned())]);
        let keys = [(3, 1, "a"), (4, 1, "a"), (4, 4, "x")].map(|(line, first, key)| (line, first, key.to_owned()));
        assert_eq!(repeated("a: {x: 1}\nb: 2\na: {x: 1}\na: {x: 1, x: 2}\n"), keys);
    }

    #[test]
    fn an_invalid_spec_is_rejected_with_its_line() {
        let table = [
            ("a: [1\nb: 2", 2),
            ("a: &x 1\nb: *x", 2),
            ("a: 1\n---\nb: 2", 2),
            ("a: 1\n[x]: 2", 2),
            ("a: 1\nb: \"x\\a\"", 2),
        ];
        for (text, line) in table {
            assert_eq!(Document::parse(text).map_err(|(line, _)| line).err(), Some(line), "{text}");
        }
    }
}
