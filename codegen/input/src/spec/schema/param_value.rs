//! Values of parameter keys, and their notation in specs and reports.

use super::{Count, Extent, HostMemory, PythonWord, Selection, Selectors, short_or_long::one_entry, words::words};
use serde::{
    Deserialize, Deserializer,
    de::{Error, Unexpected, Visitor},
};
use std::fmt;

/// The value of a parameter's key.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A flag, which is `true` if the key is present.
    Yes(&'a bool),
    /// A number of elements or bytes.
    Count(&'a Count),
    /// The name of another parameter.
    Param(&'a str),
    /// The name of a function.
    Function(&'a str),
    /// The parameters that select a type, each with the enum that specifies the types.
    Selection(&'a Selectors),
    /// The period in which CUDA may call a callback.
    Scope(&'a Scope),
    /// The amount of host memory that CUDA reads or writes.
    Host(&'a HostMemory),
    /// The length of an array whose count CUDA does not read.
    Unread(&'a CountUnread),
    /// The maximum number of elements of an array.
    Most(&'a Most),
    /// The extent of device memory that a call may use.
    Extent(&'a Extent),
    /// A description of the value's type.
    Words(&'a str),
    /// The reason why the entry is correct although the documentation or the header contradicts it.
    Although(&'a Although),
    /// An option that affects only Python.
    Python(&'a PythonWord),
}

/// A name to which the value of a key refers.
#[derive(Clone, Copy, Debug)]
pub enum Reference<'a> {
    /// A parameter of the same function.
    Param(&'a str),
    /// A function of the library.
    Function(&'a str),
}

impl<'a> Value<'a> {
    /// Returns the names to which the value refers.
    pub fn references(self) -> Vec<Reference<'a>> {
        match self {
            Self::Param(name) => vec![Reference::Param(name)],
            Self::Function(name) => vec![Reference::Function(name)],
            Self::Selection(selectors) => selectors.all().map(|it| Reference::Param(&it.selector)).collect(),
            Self::Count(Count::Call(name)) => vec![Reference::Function(name)],
            Self::Count(count) => count.params().into_iter().map(Reference::Param).collect(),
            Self::Host(host) => host.params().map(|name| Reference::Param(name)).collect(),
            Self::Extent(extent) => extent.params().map(|name| Reference::Param(name)).collect(),
            Self::Unread(unread) => vec![Reference::Param(&unread.known_by)],
            Self::Scope(Scope::OnceUnless(name)) => vec![Reference::Function(name)],
            Self::Yes(_) | Self::Scope(_) => Vec::new(),
            Self::Most(_) | Self::Words(_) | Self::Although(_) | Self::Python(_) => Vec::new(),
        }
    }

    /// Returns the value in the notation of YAML.
    pub fn yaml(self) -> String {
        match self {
            Self::Yes(_) => "true".to_owned(),
            Self::Count(Count::Param { name, minus: 0 }) => name.clone(),
            Self::Count(Count::Param { name, minus }) => format!("{name} - {minus}"),
            Self::Count(Count::DivCeil { name, by }) => format!("ceil({name} / {by})"),
            Self::Count(Count::Fixed(number)) => number.to_string(),
            Self::Count(Count::Call(function)) => format!("{{call: {function}}}"),
            Self::Count(Count::KnownBy(name)) => format!("{{known_by: {name}}}"),
            Self::Param(word) | Self::Function(word) => word.to_owned(),
            Self::Selection(selectors) => {
                let all = selectors.all().map(|Selection { selector, table }| format!("{selector}: {table}"));
                format!("{{{}}}", all.collect::<Vec<_>>().join(", "))
            }
            Self::Scope(Scope::OnceUnless(function)) => format!("{{once_unless: {function}}}"),
            Self::Scope(scope) => scope.word().to_owned(),
            Self::Host(host) => host.yaml(),
            Self::Unread(CountUnread { known_by, most }) => format!("{{{known_by}: {most}}}"),
            Self::Most(most) => most.to_string(),
            Self::Extent(extent) => extent.to_string(),
            Self::Words(text) => format!("{text:?}"),
            Self::Although(although) => format!("{{{}: {:?}}}", although.word(), although.why()),
            Self::Python(word) => word.word().to_owned(),
        }
    }

    /// Returns the value with its key, for reports. Returns `None` for explanations.
    pub fn shown(self, key: &str) -> Option<String> {
        Some(match self {
            Self::Yes(_) => key.to_owned(),
            Self::Count(count) => format!("{key}: {count}"),
            Self::Unread(CountUnread { known_by, most }) => format!("{key}(known by {known_by}, {most} at most)"),
            Self::Words(_) | Self::Although(_) => return None,
            // The word `optional` is also the name of another key.
            Self::Python(PythonWord::Optional) => "python_optional".to_owned(),
            Self::Python(word) => word.word().to_owned(),
            Self::Param(_) | Self::Function(_) | Self::Selection(_) => format!("{key}: {}", self.yaml()),
            Self::Scope(_) | Self::Most(_) | Self::Extent(_) | Self::Host(_) => format!("{key}: {}", self.yaml()),
        })
    }
}

/// The length of an array, if CUDA writes the array's count but does not read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountUnread {
    /// The parameter behind which an object stores the length.
    pub known_by: String,
    /// The maximum number of elements that CUDA may write to the array.
    pub most: u32,
}

impl<'de> Deserialize<'de> for CountUnread {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (known_by, most) = one_entry(deserializer, "`{PARAMETER: number}`")?;
        Ok(Self { known_by, most })
    }
}

/// The maximum number of elements in a list that a library copies into an array of fixed length.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged)]
pub enum Most {
    /// An integer constant.
    Number(u64),
    /// A macro in the header, or an enum member.
    Constant(String),
}

impl fmt::Display for Most {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Constant(name) => f.write_str(name),
        }
    }
}

words! {
    /// Kinds of contradictions between a spec entry and the documentation or the header. Each has the reason why the
    /// entry is nevertheless correct.
    pub enum Although {
        /// The documentation mentions an array or a list, but the parameter points to a single value.
        Array(String) = "array",
        /// The documentation mentions NULL, but callers must not pass NULL.
        Nullable(String) = "nullable",
        /// The documentation mentions device memory, but the parameter points to host memory.
        Device(String) = "device",
        /// The header declares a typed pointer, but the pointer may refer to memory of any type.
        Type(String) = "type",
    }
}

impl Although {
    /// Returns the reason why the entry is correct.
    pub fn why(&self) -> &String {
        match self {
            Self::Array(why) | Self::Nullable(why) | Self::Device(why) | Self::Type(why) => why,
        }
    }
}

/// The value of the key `nullable`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nullable {
    /// True if NULL may be passed.
    Is(bool),
    /// NULL may be passed for an array although the array's count is not 0.
    WithCount,
}

impl Nullable {
    /// Returns the flags `nullable` and `optional`.
    pub(super) fn parts(self) -> (bool, bool) {
        match self {
            Self::Is(nullable) => (nullable, false),
            Self::WithCount => (true, true),
        }
    }
}

impl<'de> Deserialize<'de> for Nullable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl Visitor<'_> for Form {
            type Value = Nullable;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a boolean, or `with_count`")
            }

            fn visit_bool<E: Error>(self, is: bool) -> Result<Nullable, E> {
                Ok(Nullable::Is(is))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Nullable, E> {
                match word {
                    "with_count" => Ok(Nullable::WithCount),
                    _ => Err(E::invalid_type(Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(Form)
    }
}

/// The period in which CUDA may call a callback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CallbackScope {
    /// Until the function that takes the callback returns.
    Call,
    /// Until CUDA has called the callback once.
    Once,
    /// Until the process exits, which is the default.
    Forever,
}

words! {
    /// The period in which CUDA may call a callback, in the notation of specs.
    pub enum Scope {
        /// Until the function that takes the callback returns.
        Call = "call",
        /// Until CUDA has called the callback once.
        Once = "once",
        /// `once` if this function returns 0 when it is called with the parameters of the same names, and `forever`
        /// otherwise.
        OnceUnless(String) = "once_unless",
        /// Until the process exits.
        Forever = "forever",
    }
}

impl Scope {
    /// Returns the period, and the function that determines whether CUDA calls the callback repeatedly.
    pub(super) fn parts(self) -> (CallbackScope, Option<String>) {
        match self {
            Self::Call => (CallbackScope::Call, None),
            Self::Once => (CallbackScope::Once, None),
            Self::OnceUnless(function) => (CallbackScope::Once, Some(function)),
            Self::Forever => (CallbackScope::Forever, None),
        }
    }

    /// Returns the word for a period. Returns `None` for the default period.
    pub(super) fn of(scope: CallbackScope, repeats_if: Option<&String>) -> Option<Self> {
        match (scope, repeats_if) {
            (CallbackScope::Call, _) => Some(Self::Call),
            (CallbackScope::Once, None) => Some(Self::Once),
            (CallbackScope::Once, Some(function)) => Some(Self::OnceUnless(function.clone())),
            (CallbackScope::Forever, _) => None,
        }
    }
}
