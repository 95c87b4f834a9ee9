//! What a spec file can say. The manual is `specs/README.md`.

mod amount;
mod count;
mod elements;
mod extent;
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
mod view;

pub use amount::*;
pub use count::*;
pub use elements::*;
pub use extent::*;
pub use family::*;
pub use function::*;
pub use hand_written::*;
pub use key::Key;
pub(super) use keys::{KEYS, language_of};
pub use library::*;
pub use measure::*;
pub use ownership::*;
pub use package::*;
pub use param::*;
pub use python::*;
pub use role::*;
pub use rust::*;
pub use safety::*;
pub use types::*;
pub use view::*;

use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};
use std::{fmt, marker::PhantomData};

/// A spec file.
#[derive(Clone, Debug, Deserialize)]
pub struct File {
    /// What the library is and how it is loaded.
    pub library: Library,
    /// What the packages are called that `cubind generate` makes of it.
    pub package: Option<PackageNames>,
    /// Judgements on functions, by exported symbol.
    #[serde(default)]
    pub functions: IndexMap<String, OneOrMany<Function>>,
    /// Judgements on parameters of many functions, for those that `functions` does not judge; the first that fits decides.
    #[serde(default)]
    pub families: IndexMap<String, Family>,
    /// What callers have to promise, by function or pattern, where rules and roles do not tell.
    #[serde(default)]
    pub safety: IndexMap<String, Safety>,
    /// Why the library does not change what it gets through pointers without `const`: for each reason, patterns for
    /// `function.parameter`.
    #[serde(default)]
    pub reads_only: IndexMap<String, Vec<String>>,
    /// For enums that choose the type of a value: the type of each member's value, `void` for one without a value.
    #[serde(default)]
    pub attribute_types: IndexMap<String, IndexMap<String, ValueType>>,
    /// For enums that name the type of values in memory: which type that is, by member; `void` for one that languages lack.
    #[serde(default)]
    pub elements: IndexMap<String, IndexMap<String, ElementType>>,
    /// What the headers do not say of handles.
    #[serde(default)]
    pub handles: IndexMap<String, HandleUse>,
    /// By type of handles, or by a pattern for some: which threads may use one. A name comes before patterns.
    #[serde(default)]
    pub threads: IndexMap<String, Threads>,
    /// How to have a context current, where handles are bound to theirs.
    pub contexts: Option<Contexts>,
    /// What Rust alone reads.
    #[serde(default)]
    pub rust: RustSpec,
    /// To whom handles belong that functions return, where their names do not tell.
    #[serde(default)]
    pub owners: Owners,
    /// Functions, by name or pattern, that take several handles and use them during the call only: none keeps another.
    #[serde(default)]
    pub uses_during_call: Vec<String>,
    /// Functions, by name or pattern, that are not safe although their handles are alive, and what their callers promise.
    #[serde(default)]
    pub hazards: IndexMap<String, String>,
    /// Functions, by name, that take no handles and are safe nevertheless: what says so.
    #[serde(default)]
    pub needs_nothing: IndexMap<String, String>,
    /// Functions, by name or pattern, that use no more of the device's memory than `extent` says, whatever is in it: what says so.
    #[serde(default)]
    pub within_extent: IndexMap<String, String>,
    /// What sets the mode that tells where scalars are, where it is the host's until somebody sets it: what says so.
    #[serde(default)]
    pub host_scalars: IndexMap<String, String>,
    /// Functions, by name or pattern, that do no more with the attribute of a handle than to set or to get it: what says so.
    #[serde(default)]
    pub plain_attributes: IndexMap<String, String>,
    /// Attributes, by name or pattern, that are numbers and that a safe function does not set, since calls use other memory then: which.
    #[serde(default)]
    pub not_plain: IndexMap<String, String>,
    /// By function, or by a pattern for some: memory that goes in, and the parameter whose memory it may be as well.
    #[serde(default)]
    pub in_place: IndexMap<String, IndexMap<String, String>>,
    /// How handles tell how long memory is, by type.
    #[serde(default)]
    pub measures: IndexMap<String, Measure>,
    /// By function, or by a pattern for some: memory on the device, and the parameter with the handle that tells how long it is.
    #[serde(default)]
    pub measured: IndexMap<String, IndexMap<String, String>>,
    /// What the bits of integer parameters are: an enum's, some macros', or `0` where there are none yet; for each the functions,
    /// and their parameter.
    #[serde(default)]
    pub flags: IndexMap<String, IndexMap<String, String>>,
    /// Names for people.
    #[serde(default)]
    pub enums: IndexMap<String, EnumNames>,
    /// Records whose size changes within a major version, and why that does no harm.
    #[serde(default)]
    pub size_changes: IndexMap<String, String>,
    /// Names that stand for another record from some toolkit of a major version on, and what programs do about it.
    #[serde(default)]
    pub moved_names: IndexMap<String, String>,
    /// Functions that CUDA calls: the parameters through which they return values.
    #[serde(default)]
    pub callback_outputs: IndexMap<String, Vec<String>>,
    /// Functions with a body in the header, and how to have their effect without it.
    #[serde(default)]
    pub helpers: IndexMap<String, Helper>,
    /// What the headers' types do not say of fields, by record and field.
    #[serde(default)]
    pub records: IndexMap<String, IndexMap<String, FieldUse>>,
    /// What is not bound, and why.
    #[serde(default)]
    pub skip: IndexMap<String, Skip>,
    /// Of functions and enums' members whose comments mention deprecation in words that the scan does not read as one: whether they are
    /// deprecated. A scan that meets such a comment asks for an entry.
    #[serde(default)]
    pub deprecations: IndexMap<String, Deprecation>,
    /// What to call instead of a symbol, where names do not tell and NVIDIA's documentation does.
    #[serde(default)]
    pub replaced_by: IndexMap<String, String>,
    /// The newer name of an enum or a record that a toolkit of the same major version has renamed.
    #[serde(default)]
    pub renamed_types: IndexMap<String, String>,
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
