//! Detection of all missing fields in a file. A typed deserializer would stop at the first missing field.
//!
//! Each missing field is filled with an empty value. Then the file is read again, to find the next missing field.

use super::{Document, Entry, Node, Value, read::Error};
use serde::de::DeserializeOwned;

/// The path of a value: the keys from the top level of the file.
pub(super) type Place = Vec<String>;

/// The maximum number of attempts to read the file. It is greater than the number of missing fields in any file.
const TRIALS: usize = 100;

impl Document {
    /// Returns the errors for all missing fields, and the first other error, if there is one.
    pub(in crate::spec) fn errors<T: DeserializeOwned>(&self) -> Vec<Error> {
        let mut copy = self.clone();
        let mut found: Vec<Error> = Vec::new();
        let mut filled: Vec<(Place, usize)> = Vec::new();
        for _ in 0..TRIALS {
            let (Err(error), _) = copy.read::<T>() else { break };
            let place = error.place();
            match error.missing {
                Some(field) => {
                    let whole = [place.clone(), vec![field.to_owned()]].concat();
                    // The spec's author is not responsible for a field that is missing from a value that this function
                    // has inserted.
                    let is_inside = filled.iter().any(|(ours, _)| place.starts_with(ours));
                    found.extend((!is_inside).then_some(error));
                    filled.push((whole.clone(), 0));
                    if copy.fill(&whole, 0).is_none() {
                        break;
                    }
                }
                // The inserted value has the wrong YAML type, so the next YAML type is tried.
                None => match filled.iter_mut().find(|(ours, _)| *ours == place) {
                    Some((_, trial)) => {
                        *trial += 1;
                        if copy.fill(&place, *trial).is_none() {
                            break;
                        }
                    }
                    None => {
                        found.push(error);
                        break;
                    }
                },
            }
        }
        found
    }

    /// Inserts an empty value at `place`. `kind` is the index of the YAML type to try. Returns `None` if there are no
    /// more types.
    fn fill(&mut self, place: &[String], kind: usize) -> Option<()> {
        let scalar = || Value::Scalar { text: "0".to_owned(), quoted: false };
        let value = match kind {
            0 => scalar(),
            1 => Value::Sequence(Vec::new()),
            2 => Value::Mapping(Vec::new()),
            _ => return None,
        };
        let (name, above) = place.split_last()?;
        let node = self.root.at(above)?;
        let (line, value) = (node.line, Node { line: node.line, value });
        let Value::Mapping(entries) = &mut node.value else { return None };
        entries.retain(|entry| entry.name != *name);
        let key = Node { line, value: scalar() };
        let key = Node { value: Value::Scalar { text: name.clone(), quoted: true }, ..key };
        entries.push(Entry { key, name: name.clone(), value, first: None });
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indexmap::IndexMap;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "they are read, and nobody looks at them")]
    struct Sample {
        number: u64,
        words: Vec<String>,
        many: IndexMap<String, Inner>,
        inner: Inner,
        text: String,
        maybe: Option<String>,
    }

    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "they are read, and nobody looks at them")]
    struct Inner {
        a: String,
        b: String,
    }

    fn errors(text: &str) -> Vec<String> {
        Document::parse(text).unwrap().errors::<Sample>().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn all_missing_fields_are_reported_without_fields_inside_them() {
        let all = ["number", "words", "many", "inner", "text"].map(|field| format!("missing field `{field}`"));
        assert_eq!(errors("maybe: x\n"), all);
        let some = ["many.x: missing field `b`", "inner: missing field `a`", "missing field `text`"];
        assert_eq!(errors("number: 1\nwords: []\nmany:\n  x: {a: 1}\ninner: {b: 2}\n"), some);
        let wrong = ["number: invalid type: string \"x\", expected u64"];
        assert_eq!(errors("number: x\nmany: {}\ninner: {a: 1}\n"), wrong, "later errors are unknown");
    }
}
