//! The schema of spec files. The manual is `specs/README.md`.

mod amount;
mod count;
mod elements;
mod extent;
mod facts;
mod family;
mod function;
mod groups;
mod hand_written;
mod key;
mod keys;
mod library;
mod loads;
mod measure;
mod ownership;
mod package;
mod param;
mod param_value;
mod python;
mod results;
mod role;
mod rust;
mod safety;
mod short_or_long;
mod types;
mod words;

pub use amount::*;
pub use count::*;
pub use elements::*;
pub use extent::*;
pub use facts::Selects;
use facts::facts;
pub use family::*;
pub use function::*;
pub use groups::*;
pub use hand_written::*;
pub use key::Key;
pub(super) use keys::KEYS;
use keys::documented;
pub use keys::{Documented, Keys, Rows, Section, counts, reference, section, tables};
pub use library::*;
pub use loads::*;
pub use measure::*;
pub use ownership::*;
pub use package::*;
pub use param::*;
pub use param_value::*;
pub use python::*;
pub use results::*;
pub use role::*;
pub use rust::*;
pub use safety::*;
pub use short_or_long::{NameOrNumber, Named, one_entry};
pub use types::*;

use crate::version::VersionRange;
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};
use std::{fmt, marker::PhantomData};

documented! {
    /// The contents of a spec file as they are written. Facts are keys of spec entries.
    #[derive(Clone, Debug, Deserialize)]
    pub(super) struct Written {
        /// The description of the library, and the locations of its files.
        library: Library,
        /// The names, version and license of the packages that `cubind generate` creates.
        package: Option<PackageNames>,
        /// Entries for functions, by exported symbol. An entry that contains only facts about calls may also use a
        /// documented name or a pattern.
        #[serde(default)]
        functions: IndexMap<String, OneOrMany<Function>>,
        /// Families: entries for parameters of many functions. They apply to parameters without an entry in
        /// `functions`. If several entries match, the first one applies.
        #[serde(default)]
        families: IndexMap<String, Family>,
        /// Entries for types, by the type's name in the header. Some facts also support patterns.
        #[serde(default)]
        types: IndexMap<String, TypeEntry>,
        /// Declared names that are not bound, each with the reason.
        #[serde(default)]
        skip: IndexMap<String, Skip>,
        /// The hand-written Rust module that belongs to the library.
        rust: Option<HandWritten>,
    }
}

facts! {
    /// The contents of a spec file, with a separate map for each kind of fact. The keys of the maps are the names or
    /// patterns of spec entries.
    pub struct File {
        /// The description of the library, and the locations of its files.
        pub library: Library,
        /// The names, version and license of the packages that `cubind generate` creates.
        pub package: Option<PackageNames>,
        /// Entries for functions, by exported symbol.
        pub functions: IndexMap<String, OneOrMany<Function>>,
        /// Families: entries for parameters of many functions.
        pub families: IndexMap<String, Family>,
        /// Declared names that are not bound, each with the reason.
        pub skip: IndexMap<String, Skip>,
        /// The hand-written Rust module that belongs to the library.
        pub rust: Option<HandWritten>,
    }
    functions {
        /// The bits that integer parameters may contain: the members of an enum, macros (`A | B` or a pattern), or `0`
        /// if no bits have been defined yet.
        flags = "flags" of Other: IndexMap<String, String>;
        /// Requirements on callers that rules and roles do not determine.
        safety = "safety" of Function: Safety;
        /// The owner of each returned handle, if the function's name does not determine the owner: `caller`, `nobody`
        /// or a parameter.
        owners = "owners" of Public: IndexMap<String, String>;
        /// `true` if the function takes several handles, and uses each handle only during the call.
        uses_during_call = "uses_during_call" of Owned: bool;
        /// A requirement on callers that makes the call unsafe even if all handles are live.
        hazards = "hazard" of Owned: String;
        /// The reason why a call is safe although rules do not show this, with the source of the reason: `{WORD:
        /// SOURCE}`.
        safe_by = "safe_by" of Owned: SafeBy;
        /// Input memory that may be identical to the memory of another parameter: `{INPUT: PARAMETER}`.
        in_place = "in_place" of Owned: IndexMap<String, String>;
        /// Device memory whose length a handle specifies: `{MEMORY: HANDLE}`. MEMORY and HANDLE are parameters.
        measured = "measured" of Owned: IndexMap<String, String>;
        /// Parameters that the function in `owned` does not have, because this function passes NULL or 0 for them:
        /// `{PARAMETER: REASON}`.
        left_out = "left_out" of Owned: IndexMap<String, String>;
        /// For an inline function in the header: the field of the returned record that each parameter initializes,
        /// `{PARAMETER: FIELD}`.
        helpers = "helper" of Helper: IndexMap<String, String>;
        /// The symbol that replaces a deprecated symbol according to NVIDIA's documentation, if the symbols' names do
        /// not determine the replacement.
        replaced_by = "replaced_by" of Symbol: String;
    }
    types {
        /// `true` if the members of the enum are flags, although no parameter has the enum's type.
        flag_enums = "flags" of Other: bool;
        /// Facts about a handle that the headers do not declare.
        handles = "handle" of Handle: HandleUse;
        /// The threads that may use a handle, with the source of this fact.
        threads = "threads" of Threads: Threads;
        /// The way in which a handle specifies the length of memory: a function, or a mapping of these keys.
        measures = "measure" of Handle: Measure;
        /// The name of an enum in Rust and Python, if the enum's name in the header is unsuitable or missing.
        enums = "name" of OwnEnum: String;
        /// Facts about the fields of a record that the header does not declare, by field.
        records = "fields" of Record: IndexMap<String, FieldUse>;
        /// For an enum of element types: the element type that each member specifies. `void` means that the type exists
        /// neither in Rust nor in Python.
        elements = "elements" of OwnEnum: IndexMap<String, ElementType>;
        /// For an enum that selects the type of a value: the type that each member selects. `void` means that the
        /// member has no value.
        attribute_types = "values" of Enum: IndexMap<String, ValueType>;
        /// For a callback type: the parameters through which the callback returns values.
        callback_outputs = "outputs" of Callback: Vec<String>;
        /// The reason why the size of a record may change within a major version. If later toolkits of the major
        /// version use the record's name for another record, advice for programs.
        changes = "changes" of Other: String;
        /// The newer name of an enum or a record, if a toolkit of the same major version renames this type.
        renamed_types = "renamed_to" of Other: String;
    }
}

impl File {
    /// Returns the functions and attributes that set the mode of scalars. Includes only modes whose initial value is
    /// "host".
    pub fn host_modes(&self) -> impl Iterator<Item = &String> {
        let modes = self.safety.values().filter_map(|it| it.mode.as_ref());
        modes.filter(|mode| mode.with.is_some()).map(|mode| &mode.name)
    }
}

/// Returns the section and the key of a fact, by the name of the fact's map in [`File`].
pub(super) fn place(fact: &str) -> Option<(&'static str, &'static str)> {
    FACTS.iter().find(|(name, ..)| *name == fact).map(|(_, section, key)| (*section, *key))
}

/// A fact in a spec entry that must not contain the fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misplaced {
    /// The path of the misplaced fact.
    pub path: [String; 2],
    /// The reason why the fact is misplaced.
    pub message: String,
}

impl<'de> Deserialize<'de> for File {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Written::deserialize(deserializer).map(Self::from)
    }
}

/// One spec entry, or several entries for different toolkits.
#[derive(Clone, Debug)]
pub struct OneOrMany<T>(pub Vec<T>);

/// The implementation is hand-written, because serde's untagged enums would ignore unknown keys.
impl<'de, T: Deserialize<'de>> Deserialize<'de> for OneOrMany<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Either<T> {
            type Value = OneOrMany<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an entry, or a list of entries for different toolkits")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                Ok(OneOrMany(vec![T::deserialize(MapAccessDeserializer::new(map))?]))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = items.next_element()? {
                    entries.push(entry);
                }
                Ok(OneOrMany(entries))
            }
        }
        deserializer.deserialize_any(Either(PhantomData))
    }
}
