//! Deserialization of YAML trees into the types of the schema, with serde. Errors contain a path and a line.

use super::{Document, Entry, Node, Value, missing::Place};
use serde::{
    Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, IntoDeserializer, MapAccess, SeqAccess, Visitor,
        value::BorrowedStrDeserializer,
    },
    forward_to_deserialize_any,
};
use std::{cell::RefCell, fmt};

/// A key that the schema does not allow in this position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::spec) struct Unknown {
    pub(in crate::spec) line: usize,
    pub(in crate::spec) key: String,
    /// The path of keys from the top level of the file to the mapping that contains the unknown key.
    pub(in crate::spec) path: Vec<String>,
}

/// An error that occurred while a value was read, with the value's location.
#[derive(Debug)]
pub(in crate::spec) struct Error {
    /// The line of the value, counted from 1. The line is 0 until it is known.
    pub(in crate::spec) line: usize,
    /// The keys of the path to the value, with the innermost key first.
    path: Vec<String>,
    message: String,
    /// The name of the missing field, if the error is a missing field.
    pub(super) missing: Option<&'static str>,
}

impl Document {
    /// Returns the contents of the file as a `T`, and the unknown keys.
    pub(in crate::spec) fn read<T: DeserializeOwned>(&self) -> (Result<T, Error>, Vec<Unknown>) {
        let unknown = RefCell::default();
        let content = T::deserialize(Reader { node: &self.root, entry: None, unknown: &unknown });
        let describe =
            |entry: &&Entry| Unknown { line: entry.key.line, key: entry.name.clone(), path: self.path(entry) };
        let unknown = unknown.borrow().iter().map(describe).collect();
        (content, unknown)
    }
}

impl Error {
    /// Returns the path of the value, from the top level of the file.
    pub(super) fn place(&self) -> Place {
        self.path.iter().rev().cloned().collect()
    }

    /// Adds the key of the mapping that contains the value. The innermost value has already set the line.
    fn below(mut self, key: impl Into<String>, line: usize) -> Self {
        self.path.push(key.into());
        self.line = if self.line == 0 { line } else { self.line };
        self
    }
}

impl serde::de::Error for Error {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self { line: 0, path: Vec::new(), message: message.to_string(), missing: None }
    }

    fn missing_field(field: &'static str) -> Self {
        Self { missing: Some(field), ..Self::custom(format_args!("missing field `{field}`")) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path: Vec<&str> = self.path.iter().rev().map(String::as_str).collect();
        if !path.is_empty() {
            write!(f, "{}: ", path.join("."))?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// A value that is being deserialized.
#[derive(Clone, Copy)]
struct Reader<'a> {
    node: &'a Node,
    /// The mapping entry that contains this value.
    entry: Option<&'a Entry>,
    unknown: &'a RefCell<Vec<&'a Entry>>,
}

/// Returns true for unquoted words that YAML defines as null.
fn is_null(text: &str) -> bool {
    matches!(text, "" | "~" | "null")
}

impl<'de> Reader<'de> {
    /// Returns the string of a scalar, regardless of its YAML type. For example, `12.9` is a version if a version is
    /// expected.
    fn text(self) -> Option<&'de str> {
        match &self.node.value {
            Value::Scalar { text, quoted } => Some(text.as_str()).filter(|text| *quoted || !is_null(text)),
            Value::Sequence(_) | Value::Mapping(_) => None,
        }
    }
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match &self.node.value {
            Value::Scalar { text, quoted: true } => visitor.visit_borrowed_str(text),
            Value::Scalar { text, quoted: false } => match (text.as_str(), text.parse(), text.parse()) {
                ("true", ..) => visitor.visit_bool(true),
                ("false", ..) => visitor.visit_bool(false),
                (text, ..) if is_null(text) => visitor.visit_unit(),
                (_, Ok(number), _) => visitor.visit_u64(number),
                (_, Err(_), Ok(number)) => visitor.visit_i64(number),
                (text, Err(_), Err(_)) => visitor.visit_borrowed_str(text),
            },
            Value::Sequence(items) => visitor.visit_seq(Items { reader: self, items, index: 0 }),
            Value::Mapping(entries) => visitor.visit_map(Entries::new(self, entries)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.text() {
            Some(text) => visitor.visit_borrowed_str(text),
            None => self.deserialize_any(visitor),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match &self.node.value {
            Value::Scalar { text, quoted: false } if is_null(text) => visitor.visit_none(),
            Value::Scalar { .. } | Value::Sequence(_) | Value::Mapping(_) => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.text() {
            Some(word) => visitor.visit_enum(word.into_deserializer()),
            None => self.deserialize_any(visitor),
        }
    }

    /// Reads the value of a key for which the Rust type has no field.
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.unknown.borrow_mut().extend(self.entry);
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct
    }
}

/// A sequence that is being deserialized.
struct Items<'a> {
    reader: Reader<'a>,
    items: &'a [Node],
    index: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some(node) = self.items.get(self.index) else { return Ok(None) };
        let index = self.index;
        self.index += 1;
        let item = seed.deserialize(Reader { node, ..self.reader });
        item.map(Some).map_err(|error| error.below(index.to_string(), node.line))
    }
}

/// A mapping that is being deserialized. The key `role` is read first, regardless of its position, because the role
/// determines which other keys are supported. If a key occurs several times, its first value is used.
struct Entries<'a> {
    reader: Reader<'a>,
    left: Vec<&'a Entry>,
    current: Option<&'a Entry>,
}

impl<'a> Entries<'a> {
    fn new(reader: Reader<'a>, entries: &'a [Entry]) -> Self {
        let mut left: Vec<&Entry> = entries.iter().filter(|entry| entry.first.is_none()).rev().collect();
        // Entries are taken from the end of the list. The sort is stable, so that all other entries keep their order.
        left.sort_by_key(|entry| entry.name == "role");
        Self { reader, left, current: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.current = self.left.pop();
        let Some(entry) = self.current else { return Ok(None) };
        let key = seed.deserialize(Reader { node: &entry.key, entry: None, ..self.reader });
        key.map(Some).map_err(|error| error.below(&entry.name, entry.key.line))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let Some(entry) = self.current else {
            // Serde requests a value only after the value's key.
            return seed.deserialize(BorrowedStrDeserializer::new(""));
        };
        let value = seed.deserialize(Reader { node: &entry.value, entry: Some(entry), ..self.reader });
        value.map_err(|error| error.below(&entry.name, entry.value.line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indexmap::IndexMap;
    use serde::Deserialize;

    #[derive(Debug, Deserialize, PartialEq)]
    struct Sample {
        number: u64,
        version: String,
        is_set: bool,
        missing: Option<String>,
        many: IndexMap<u32, Vec<String>>,
    }

    #[test]
    fn words_have_the_form_that_the_type_expects() {
        let text = "number: 3\nversion: 12.9\nis_set: true\nmissing:\nmany: {1: [a, '2', 3]}\nmore: {x: 1}\n";
        let document = Document::parse(text).unwrap();
        let (content, unknown) = document.read::<Sample>();
        let words = |words: [&str; 3]| words.map(str::to_owned).to_vec();
        assert_eq!(
            content.unwrap(),
            Sample {
                number: 3,
                version: "12.9".to_owned(),
                is_set: true,
                missing: None,
                many: IndexMap::from([(1, words(["a", "2", "3"]))]),
            }
        );
        assert_eq!(unknown, [Unknown { line: 6, key: "more".to_owned(), path: Vec::new() }]);
    }

    #[test]
    fn errors_have_a_path_and_a_line() {
        let text = "number: 3\nversion: x\nis_set: true\nmany:\n  1:\n    - a\n    - {b: c}\n";
        let document = Document::parse(text).unwrap();
        let error = document.read::<Sample>().0.unwrap_err();
        assert_eq!((error.line, error.to_string()), (7, "many.1.1: invalid type: map, expected a string".to_owned()));
        let document = Document::parse("number: '3'\n").unwrap();
        let error = document.read::<Sample>().0.unwrap_err();
        assert_eq!(error.to_string(), "number: invalid type: string \"3\", expected u64");
        let error = Document::parse("a: 1").unwrap().read::<Sample>().0.unwrap_err();
        assert_eq!(error.to_string(), "missing field `number`");
    }
}
