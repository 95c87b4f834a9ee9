//! What a spec file can say. The manual is `specs/README.md`.

mod amount;
mod count;
mod elements;
mod extent;
mod facts;
mod family;
mod function;
mod hand_written;
mod key;
mod keys;
mod library;
mod measure;
mod ownership;
mod package;
mod param;
mod python;
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
pub use hand_written::*;
pub use key::Key;
use keys::documented;
pub use keys::{Documented, Rows, Section, counts, reference, section, tables};
pub(super) use keys::{language_of, names};
pub use library::*;
pub use measure::*;
pub use ownership::*;
pub use package::*;
pub use param::*;
pub use python::*;
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
    /// A spec file, as it is written.
    #[derive(Clone, Debug, Deserialize)]
    pub(super) struct Written {
        /// The library and how it is loaded.
        library: Library,
        /// The names of the packages that `cubind generate` makes of it.
        package: Option<PackageNames>,
        /// Entries for functions, by exported symbol; facts about calls also by documented name and by pattern.
        #[serde(default)]
        functions: IndexMap<String, OneOrMany<Function>>,
        /// Entries on parameters of many functions, for those that `functions` does not judge; the first that fits decides.
        #[serde(default)]
        families: IndexMap<String, Family>,
        /// Entries for types, by the header's name; some facts also by pattern.
        #[serde(default)]
        types: IndexMap<String, TypeEntry>,
        /// Names that are not bound, and why.
        #[serde(default)]
        skip: IndexMap<String, Skip>,
        /// What is written by hand in Rust on top of the library.
        rust: Option<HandWritten>,
    }
}

facts! {
    /// A spec file, each fact by the name or pattern of its entry.
    pub struct File {
        /// The library and how it is loaded.
        pub library: Library,
        /// The names of the packages that `cubind generate` makes of it.
        pub package: Option<PackageNames>,
        /// Entries on functions, by exported symbol.
        pub functions: IndexMap<String, OneOrMany<Function>>,
        /// Entries on parameters of many functions.
        pub families: IndexMap<String, Family>,
        /// Names that are not bound, and why.
        pub skip: IndexMap<String, Skip>,
        /// What is written by hand in Rust on top of the library.
        pub rust: Option<HandWritten>,
    }
    functions {
        /// The bits of integer parameters: an enum's, some macros' (`A | B`, or a pattern), or `0` where there are none yet.
        flags = "flags" of Other: IndexMap<String, String>;
        /// The caller's promises, where rules and roles do not determine them.
        safety = "safety" of Function: Safety;
        /// The owner of each handle that the function returns, where its name does not determine it.
        owners = "owners" of Public: IndexMap<String, String>;
        /// `true`: of several handles that it takes, it uses each during the call only.
        uses_during_call = "uses_during_call" of Owned: bool;
        /// The promise of callers for which a call is not safe although its handles are alive.
        hazards = "hazard" of Owned: String;
        /// What makes a call safe that rules do not know as such: `{WORD: SOURCE}`.
        safe_by = "safe_by" of Owned: SafeBy;
        /// Memory that goes in, and the parameter whose memory it may be as well.
        in_place = "in_place" of Owned: IndexMap<String, String>;
        /// Memory on the device, and the parameter with the handle that specifies its length.
        measured = "measured" of Owned: IndexMap<String, String>;
        /// The parameters that the form in `owned` leaves out, which are NULL or 0 then, and why.
        left_out = "left_out" of Owned: IndexMap<String, String>;
        /// Of a function with a body in the header: the field of the record that it returns for each parameter.
        helpers = "helper" of Helper: IndexMap<String, String>;
        /// The symbol to call instead, where names do not determine it and NVIDIA's documentation does.
        replaced_by = "replaced_by" of Symbol: String;
    }
    types {
        /// `true`: the members of an enum are bits although no parameter has it.
        flag_enums = "flags" of Other: bool;
        /// Facts about handles that the headers do not declare.
        handles = "handle" of Handle: HandleUse;
        /// The threads that may use a handle.
        threads = "threads" of Threads: Threads;
        /// The way in which a handle specifies the length of memory.
        measures = "measure" of Handle: Measure;
        /// The name of an enum, if the header's is not fit for programs.
        enums = "name" of OwnEnum: String;
        /// Facts about the fields of a record that the header's types do not declare.
        records = "fields" of Record: IndexMap<String, FieldUse>;
        /// Of an enum that names the type of values in memory: the type of each member, `void` for one that languages lack.
        elements = "elements" of OwnEnum: IndexMap<String, ElementType>;
        /// Of an enum that selects the type of a value: the type of each member's value, `void` for a member without one.
        attribute_types = "values" of Enum: IndexMap<String, ValueType>;
        /// Of a function that CUDA calls: the parameters through which it returns values.
        callback_outputs = "outputs" of Callback: Vec<String>;
        /// Why a record may change its size within a major version, or what programs do about a name that stands for another record from some toolkit of it on.
        changes = "changes" of Other: String;
        /// The newer name of an enum or a record that a toolkit of the same major version has renamed.
        renamed_types = "renamed_to" of Other: String;
    }
}

impl File {
    /// What sets the modes of scalars that are the host's until something sets them.
    pub fn host_modes(&self) -> impl Iterator<Item = &String> {
        let modes = self.safety.values().filter_map(|it| it.mode.as_ref());
        modes.filter(|mode| mode.with.is_some()).map(|mode| &mode.name)
    }
}

/// The section and the key of a fact, by its map in [`File`].
pub(super) fn place(fact: &str) -> Option<(&'static str, &'static str)> {
    FACTS.iter().find(|(name, ..)| *name == fact).map(|(_, section, key)| (*section, *key))
}

/// A fact in an entry where it cannot stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misplaced {
    /// The key that leads to it.
    pub path: [String; 2],
    /// Why it cannot stand there.
    pub message: String,
}

impl<'de> Deserialize<'de> for File {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Written::deserialize(deserializer).map(Self::from)
    }
}

/// One entry, or several for different toolkits.
#[derive(Clone, Debug)]
pub struct OneOrMany<T>(pub Vec<T>);

/// Hand-written because serde's untagged enums would swallow unknown keys.
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
