//! Parameters: a role, and the keys that belong to it.
//!
//! [`RoleKeys`] and [`ParamKeys`] declare every key once. Reading, printing and checking iterate their tables.

use super::keys::documented;
use super::short_or_long::one_entry;
use super::{
    Amount, Count, Extent, PythonParam, Role, Selection,
    key::{Fact, keys},
};
use crate::ctype::CType;
use serde::{
    Deserialize, Deserializer,
    de::{Error, IgnoredAny, MapAccess, Visitor, value::MapDeserializer},
};
use std::{fmt, iter};

/// A judgement on one parameter: a role alone, or a role with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// What the parameter is for, or why the entry does not specify it.
    pub role: Result<Role, Misfit>,
    /// The other keys.
    pub keys: ParamKeys,
}

/// Why an entry is no role: a key is missing, or belongs to another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The key that is too much, if one is, with dots behind those above it.
    pub key: Option<String>,
    /// The error.
    pub message: String,
}

/// The words of the roles.
pub const ROLES: &[&str] = &[
    "in",
    "out",
    "out_later",
    "inout",
    "in_place",
    "in_array",
    "out_array",
    "inout_array",
    "in_buffer",
    "out_buffer",
    "in_string",
    "out_string",
    "in_attribute",
    "out_attribute",
    "inout_attribute",
    "in_attributes",
    "out_attributes",
    "borrowed_array",
    "callback",
    "user_data",
    "address",
    "device",
    "kernel_params",
    "in_scalar",
    "host_scalar",
    "out_scalar",
    "inout_scalar",
];

keys! {
    /// The keys that belong to the role itself.
    pub struct RoleKeys {
        /// The value is a string that stays valid as long as the process runs.
        is_static = "static": bool as Yes, allowed ["out"];
        /// The type of the value, if the header declares the pointer to it as `void *`.
        pointee: Option<CType> as Type, allowed ["out"];
        /// The parameter with the member of an enum that selects the type of the value, or with an array of them, and the enum whose `values` have the types: `{PARAMETER: ENUM}`.
        selector: Option<Selection> as Selection,
            needed ["in_attribute", "out_attribute", "inout_attribute", "in_attributes", "out_attributes"],
            allowed ["address", "in_scalar", "out_scalar", "inout_scalar"];
        /// The number of elements.
        count: Option<Count> as Count,
            needed ["in_array", "out_array", "inout_array", "inout_attribute", "in_attributes", "out_attributes", "borrowed_array"],
            allowed ["in_attribute"];
        /// The number of bytes; of `…_attributes` the array with the size of each value.
        bytes: Option<Count> as Count,
            needed ["in_buffer", "out_buffer"],
            allowed ["in_attribute", "out_attribute", "in_attributes", "out_attributes"];
        /// The number of bytes that the string may have, with its NUL.
        capacity: Option<Count> as Count, needed ["out_string"];
        /// The parameter that CUDA passes to the callback.
        data: Option<String> as Param, allowed ["callback"];
        /// How long CUDA may call it: `call`, `once` or `forever`, which is the default.
        scope: Option<CallbackScope> as Scope, allowed ["callback"];
        /// The function that returns whether a callback with `scope: once` is called repeatedly.
        repeats_if: Option<String> as Function, allowed ["callback"];
        /// The parameter that selects whether the number has two parts of its type, likewise.
        complex_selector: Option<Selection> as Selection, allowed ["in_scalar"];
        /// The type of the number in words, if no parameter specifies it.
        of_type: Option<String> as Reason, needed ["host_scalar"], allowed ["in_scalar"];
    }
}

keys! {
    /// The keys of a parameter beside those of its role.
    pub struct ParamKeys {
        /// NULL may be passed.
        nullable: bool as Yes;
        /// NULL may be passed although the count is not 0.
        optional: bool as Yes, allowed ["in_array", "out_array"];
        /// The call destroys the object of the handle.
        destroys: bool as Yes;
        /// CUDA uses it after the call, as long as the handle lives that the call makes.
        retained: bool as Yes;
        /// The buffer is for a NUL-terminated string.
        text: bool as Yes, allowed ["out_buffer"];
        /// The output describes the error if the call fails.
        explains_error: bool as Yes, allowed ["out"];
        /// The address is that of a C function.
        function: bool as Yes, allowed ["address"];
        /// Host memory is accepted as well, if the GPU can access it.
        gpu_accessible: bool as Yes, allowed ["device"];
        /// The memory is the device's, unless a handle was made for the host.
        on_device: bool as Yes, allowed ["address"];
        /// Keys for Python alone.
        python: PythonParam as Python;
        /// How much host memory CUDA reads or writes there.
        host: Option<Host> as Host, allowed ["address"];
        /// The length that the array needs if CUDA does not read the count: the parameter whose object stores it, and the most elements: `{PARAMETER: number}`.
        count_unread: Option<CountUnread> as Unread, allowed ["out_array"];
        /// The most elements that the library has room for.
        most: Option<Most> as Most, allowed ["in_array", "out_array", "inout_array"];
        /// The parameter that names the type of the elements.
        element: Option<String> as Param, allowed ["device"];
        /// How much of the memory the call may use, in elements, or in bytes if their type is unknown.
        extent: Option<Extent> as Extent, allowed ["device"];
        /// Why it is one value although the documentation speaks of an array or a list.
        one: Option<String> as Reason, allowed ["in", "out", "inout", "in_place"];
        /// Why any memory may be there although the header's pointer has a type.
        untyped: Option<String> as Reason, allowed ["address"];
        /// Why NULL is never passed although the documentation speaks of it.
        never_null: Option<String> as Reason;
        /// Why it is host memory although the documentation names the device's.
        on_host: Option<String> as Reason;
    }
}

/// The value of a key.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// `true`: the key is there.
    Yes(&'a bool),
    /// A number of elements or bytes.
    Count(&'a Count),
    /// Another parameter.
    Param(&'a str),
    /// A function.
    Function(&'a str),
    /// The parameter that selects a type, and the table of types.
    Selection(&'a Selection),
    /// How long a callback is called.
    Scope(&'a CallbackScope),
    /// A C type.
    Type(&'a CType),
    /// How much CUDA reads or writes in memory of the host.
    Host(&'a Host),
    /// The length of an array whose count CUDA does not read.
    Unread(&'a CountUnread),
    /// How many elements an array may have.
    Most(&'a Most),
    /// How far memory on the device reaches.
    Extent(&'a Extent),
    /// A reason, in words for people.
    Reason(&'a str),
    /// Keys for Python alone.
    Python(&'a PythonParam),
}

/// A name that the value of a key refers to.
#[derive(Clone, Copy, Debug)]
pub enum Reference<'a> {
    /// A parameter of the same function, with the key below, if there is one.
    Param(Option<&'static str>, &'a str),
    /// A function.
    Function(&'a str),
}

impl<'a> Value<'a> {
    /// The names that it refers to.
    pub fn references(self) -> Vec<Reference<'a>> {
        let param = |name: &'a str| Reference::Param(None, name);
        match self {
            Self::Param(name) => vec![Reference::Param(None, name)],
            Self::Function(name) => vec![Reference::Function(name)],
            Self::Selection(selection) => vec![Reference::Param(None, &selection.selector)],
            Self::Count(Count::Call(name)) => vec![Reference::Function(name)],
            Self::Count(count) => count.params().into_iter().map(param).collect(),
            Self::Host(host) => host.names().map(|(key, name)| Reference::Param(Some(key), name)).collect(),
            Self::Extent(extent) => extent.params().map(String::as_str).map(param).collect(),
            Self::Unread(unread) => vec![Reference::Param(None, &unread.known_by)],
            Self::Yes(_) | Self::Scope(_) | Self::Type(_) => Vec::new(),
            Self::Most(_) | Self::Reason(_) | Self::Python(_) => Vec::new(),
        }
    }

    /// The value in YAML.
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
            Self::Selection(Selection { selector, table }) => format!("{{{selector}: {table}}}"),
            Self::Scope(scope) => scope.to_string(),
            Self::Type(ty) => format!("\"{ty}\""),
            Self::Host(host) => format!("{{{}}}", listed(host)),
            Self::Unread(CountUnread { known_by, most }) => format!("{{{known_by}: {most}}}"),
            Self::Most(most) => most.to_string(),
            Self::Extent(extent) => extent.to_string(),
            Self::Reason(why) => format!("{why:?}"),
            Self::Python(python) => {
                let keys = python.names().map(|key| format!("{key}: true"));
                format!("{{{}}}", keys.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// The value with its key, for reports; `None` for what explains an entry to those who read it.
    pub fn shown(self, key: &str) -> Option<String> {
        Some(match self {
            Self::Yes(_) => key.to_owned(),
            Self::Count(count) => format!("{key}: {count}"),
            Self::Type(ty) => format!("{key}: {ty}"),
            Self::Host(host) => format!("{key}({})", listed(host)),
            Self::Unread(CountUnread { known_by, most }) => format!("{key}(known by {known_by}, {most} at most)"),
            Self::Reason(_) => return None,
            Self::Python(python) => {
                // `optional` alone is another key.
                let shown = |key| if key == "optional" { "python_optional" } else { key };
                python.names().map(shown).collect::<Vec<_>>().join(", ")
            }
            Self::Param(_) | Self::Function(_) | Self::Selection(_) => format!("{key}: {}", self.yaml()),
            Self::Scope(_) | Self::Most(_) | Self::Extent(_) => format!("{key}: {}", self.yaml()),
        })
    }
}

fn listed(host: &Host) -> String {
    host.amounts().map(|(key, amount)| format!("{key}: {}", amount.yaml())).collect::<Vec<_>>().join(", ")
}

impl Fact for PythonParam {
    type Of = Self;

    fn fact(&self) -> Option<&Self> {
        (*self != Self::default()).then_some(self)
    }
}

/// The length of an array whose count CUDA does not read, but only writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountUnread {
    /// The parameter whose object stores the length.
    pub known_by: String,
    /// The most elements that CUDA may write, whatever that parameter is.
    pub most: u32,
}

impl<'de> Deserialize<'de> for CountUnread {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (known_by, most) = one_entry(deserializer, "`{PARAMETER: number}`")?;
        Ok(Self { known_by, most })
    }
}

/// The most elements of a list that a library copies into an array of fixed length.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged)]
pub enum Most {
    /// A number.
    Number(u64),
    /// A macro of the header, or a member of an enum.
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

documented! {
    /// How much CUDA reads or writes at an address that may be one of the host's memory: in elements of the type that the header's
    /// pointer has, or in bytes.
    #[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
    pub struct Host {
        /// How much CUDA reads, of each row if there are rows.
        pub reads: Option<Amount>,
        /// How much CUDA writes, likewise.
        pub writes: Option<Amount>,
        /// How many rows there are.
        pub rows: Option<Amount>,
        /// How far apart the beginnings of two rows are.
        pub pitch: Option<Amount>,
    }
}

impl Host {
    /// What it says, each with its key.
    pub fn amounts(&self) -> impl Iterator<Item = (&'static str, &Amount)> {
        let Self { reads, writes, rows, pitch } = self;
        let amounts = [("reads", reads), ("writes", writes), ("rows", rows), ("pitch", pitch)];
        amounts.into_iter().filter_map(|(key, amount)| Some((key, amount.as_ref()?)))
    }

    /// The parameters that it names, each with its key.
    pub fn names(&self) -> impl Iterator<Item = (&'static str, &String)> {
        self.amounts().flat_map(|(key, amount)| amount.params().iter().map(move |name| (key, name)))
    }
}

/// How long CUDA may call a function that it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CallbackScope {
    /// Until the call returns that it was given to.
    Call,
    /// Until it has been called, once.
    Once,
    /// As long as the process runs, for all that is known.
    Forever,
}

impl fmt::Display for CallbackScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Call => "call",
            Self::Once => "once",
            Self::Forever => "forever",
        })
    }
}

/// Whether a key belongs to a role; `None` if no role has it.
fn belongs(key: &str, role: &str) -> Option<bool> {
    let of_role = RoleKeys::KEYS.iter().find(|it| it.name == key).map(|it| it.belongs_to(role));
    of_role.or_else(|| ParamKeys::KEYS.iter().find(|it| it.name == key).map(|it| it.belongs_to(role)))
}

impl RoleKeys {
    /// A key that a role needs and that is not set.
    pub(super) fn missing(&self, role: &str) -> Option<&'static str> {
        let missing = Self::KEYS.iter().find(|key| key.needed.contains(&role) && (key.get)(self).is_none());
        missing.map(|key| key.name)
    }

    /// Keys that do not go together: the one to look at, and why.
    pub(super) fn contradiction(&self, role: &str) -> Option<(&'static str, &'static str)> {
        let Self { selector, complex_selector, of_type, .. } = self;
        if complex_selector.is_some() && selector.is_none() {
            return Some(("complex_selector", "`complex_selector` needs `selector`"));
        }
        if selector.is_some() && of_type.is_some() {
            return Some(("of_type", "`of_type` is for a type that no parameter selects"));
        }
        if role == "in_attribute" && self.bytes.is_some() && self.count.is_some() {
            return Some(("bytes", "an array with a `count` has no `bytes`: the type tells the size of its elements"));
        }
        if role.ends_with("_attributes") && self.bytes.as_ref().is_some_and(|bytes| bytes.param().is_none()) {
            return Some(("bytes", "`bytes` is the parameter with the array of sizes"));
        }
        if self.repeats_if.is_some() && self.scope != Some(CallbackScope::Once) {
            return Some(("repeats_if", "`repeats_if` belongs to `scope: once`"));
        }
        None
    }
}

impl ParamKeys {
    /// Keys that do not go together: the one to look at, and why.
    fn contradiction(&self, role: &Role) -> Option<(&'static str, &'static str)> {
        let Role::Address { selection } = role else { return None };
        let Self { host, function, untyped, on_device, .. } = self;
        if host.is_none() && *on_device {
            return Some(("on_device", "`on_device` is for memory of which `host` says how much the call uses"));
        }
        if host.is_some() && *function {
            return Some(("host", "a `function` is code: it has no `host`"));
        }
        if host.is_some() && untyped.is_some() {
            return Some(("untyped", "`host` counts elements of the type that the header says"));
        }
        if selection.is_some() && (host.is_some() || *function || untyped.is_some()) {
            return Some(("selector", "an address whose value a table tells has no other key that does"));
        }
        let Host { reads, writes, rows, pitch } = host.as_ref()?;
        if reads.is_some() == writes.is_some() {
            return Some(("host", "`host` needs either `reads` or `writes`"));
        }
        if rows.is_some() != pitch.is_some() {
            return Some(("host", "`rows` and `pitch` belong together"));
        }
        let amounts = [reads, writes, rows, pitch];
        if rows.is_some() && amounts.into_iter().flatten().any(|amount| *amount == Amount::Untold) {
            return Some(("host", "rows have a length, a number and a distance that arguments tell"));
        }
        None
    }

    /// The key for Python that belongs to another role, if there is one.
    fn foreign(&self, word: &str, role: &Role) -> Option<&'static str> {
        let PythonParam { optional: _, accepts_scalar, truncate_to_count, single } = self.python;
        let is_read = ["in_array", "inout_array"].contains(&word);
        let is_written = word == "out_array";
        let is_fixed = is_written && matches!(role, Role::Array { count: Count::Fixed(_), .. });
        let keys = [
            ("python.accepts_scalar", accepts_scalar, is_read),
            ("python.truncate_to_count", truncate_to_count, is_written),
            ("python.single", single, is_fixed),
        ];
        keys.into_iter().find(|(_, is_set, belongs)| *is_set && !belongs).map(|(key, _, _)| key)
    }
}

impl Param {
    /// Reads the keys behind `role`.
    fn read<'de, A: MapAccess<'de>>(word: &str, mut map: A) -> Result<Self, A::Error> {
        if !ROLES.contains(&word) {
            return Err(A::Error::unknown_variant(word, ROLES));
        }
        let (mut of_role, mut keys) = (RoleKeys::default(), ParamKeys::default());
        let foreign = |key: &str| {
            let message = format!("`{key}` does not belong to the role `{word}`");
            Misfit { key: Some(key.to_owned()), message }
        };
        while let Some(key) = map.next_key::<String>()? {
            match belongs(&key, word) {
                Some(true) if of_role.read(&key, &mut map)? || keys.read(&key, &mut map)? => {}
                Some(_) => return Ok(Self { role: Err(foreign(&key)), keys }),
                None => {
                    // The spec reader reports it as unknown.
                    let _: IgnoredAny = map.next_value()?;
                }
            }
        }
        let role = Role::of(word, of_role).and_then(|role| {
            if let Some((key, message)) = keys.contradiction(&role) {
                return Err(Misfit { key: Some(key.to_owned()), message: message.to_owned() });
            }
            match keys.foreign(word, &role) {
                Some(key) => Err(foreign(key)),
                None => Ok(role),
            }
        });
        Ok(Self { role, keys })
    }
}

impl<'de> Deserialize<'de> for Param {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Param;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a role, or a mapping with `role`")
            }

            fn visit_str<E: Error>(self, role: &str) -> Result<Param, E> {
                Param::read(role, MapDeserializer::new(iter::empty::<(&str, &str)>()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Param, A::Error> {
                // The reader of specs returns `role` first, wherever it stands.
                match map.next_key::<String>()? {
                    Some(key) if key == "role" => {
                        let role: String = map.next_value()?;
                        Param::read(&role, map)
                    }
                    Some(_) | None => Err(A::Error::missing_field("role")),
                }
            }
        }
        deserializer.deserialize_any(Either)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{Direction, read};

    #[test]
    fn a_role_may_stand_anywhere_among_its_keys() {
        let count = Count::Param { name: "n".to_owned(), minus: 0 };
        let role = Ok(Role::Array { direction: Direction::In, count });
        let array = Param { role, keys: ParamKeys { optional: true, ..ParamKeys::default() } };
        for text in ["{role: in_array, count: n, optional: true}", "{optional: true, count: n, role: in_array}"] {
            assert_eq!(read::<Param>(text).unwrap(), array, "{text}");
        }
        assert_eq!(read::<Param>("user_data"), read("{role: user_data}"));
        assert!(read::<Param>("{role: in, nullable: true}").unwrap().keys.nullable);
        let python = PythonParam { optional: true, ..PythonParam::default() };
        assert_eq!(read::<Param>("{python: {optional: true}, role: in}").unwrap().keys.python, python);
    }

    #[test]
    fn what_does_not_fit_a_role_is_told_with_its_name() {
        for (text, key, message) in [
            ("out_string", None, "the role `out_string` needs `capacity`"),
            ("{role: in, count: n}", Some("count"), "`count` does not belong to the role `in`"),
            ("{role: address, host: {rows: h}}", Some("host"), "`host` needs either `reads` or `writes`"),
            ("{role: in, python: {accepts_scalar: true}}", Some("python.accepts_scalar"), {
                "`python.accepts_scalar` does not belong to the role `in`"
            }),
            ("{role: in_array, count: n, python: {truncate_to_count: true}}", Some("python.truncate_to_count"), {
                "`python.truncate_to_count` does not belong to the role `in_array`"
            }),
            ("{role: out_array, count: n, python: {single: true}}", Some("python.single"), {
                "`python.single` does not belong to the role `out_array`"
            }),
            ("{role: callback, repeats_if: f}", Some("repeats_if"), "`repeats_if` belongs to `scope: once`"),
        ] {
            let misfit = Misfit { key: key.map(str::to_owned), message: message.to_owned() };
            assert_eq!(read::<Param>(text).unwrap().role, Err(misfit), "{text}");
        }
        for (text, message) in [
            ("{count: n}", "missing field `role`"),
            ("{role: in, colour: blue}", "unknown keys: [Unknown { line: 1, key: \"colour\" }]"),
            ("{role: in, python: {nullable: true}}", "unknown keys: [Unknown { line: 1, key: \"nullable\" }]"),
            ("{role: in, nullable: maybe}", "nullable: invalid type: string \"maybe\", expected a boolean"),
        ] {
            assert_eq!(read::<Param>(text).unwrap_err(), message, "{text}");
        }
    }

    #[test]
    fn every_role_reads_back_with_the_keys_that_it_needs() {
        let words = || RoleKeys::KEYS.iter().flat_map(|key| key.needed.iter().chain(key.allowed));
        let words = words().chain(ParamKeys::KEYS.iter().flat_map(|key| key.needed.iter().chain(key.allowed)));
        let unknown: Vec<&&str> = words.filter(|word| !ROLES.contains(word)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        for word in ROLES {
            let keys = RoleKeys::KEYS.iter().filter(|key| key.needed.contains(word));
            let value = |key: &str| if key == "selector" { "{x: y}" } else { "x" };
            let text = keys.map(|key| format!(", {}: {}", key.name, value(key.name))).collect::<String>();
            let role = read::<Param>(&format!("{{role: {word}{text}}}")).unwrap().role;
            assert_eq!(role.map(|role| role.word()), Ok((*word).to_owned()), "{text}");
        }
    }
}
