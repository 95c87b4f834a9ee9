//! What a spec file can say. The manual is `specs/README.md`.

use crate::{
    ctype::{Builtin, CType},
    version::{CudaVersion, VersionRange},
};
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};
use std::{fmt, marker::PhantomData};

/// Every key of the schema: what "did you mean" chooses from.
pub(super) const KEYS: &[&str] = &[
    "library",
    "name",
    "title",
    "headers",
    "include_before",
    "windows_only",
    "dates",
    "unbound_headers",
    "version_macro",
    "min_functions",
    "uses",
    "loads",
    "linux",
    "windows",
    "toolkit",
    "wheels",
    "pathfinder",
    "preload",
    "stream",
    "cython",
    "keywords",
    "raised",
    "module",
    "own_types",
    "device_pointer",
    "result",
    "type",
    "success",
    "missing_library",
    "missing_symbol",
    "invalid_argument",
    "description",
    "docs",
    "functions",
    "in",
    "params",
    "role",
    "count",
    "bytes",
    "capacity",
    "selector",
    "types",
    "data",
    "scope",
    "repeats_if",
    "nullable",
    "optional",
    "static",
    "destroys",
    "python_optional",
    "retained",
    "hold_gil",
    "attribute_types",
    "enums",
    "members",
    "skip",
    "replaced_by",
    "reason",
    "size_changes",
    "helpers",
    "fields",
    "call",
    "param",
    "minus",
    "div_ceil",
    "pointee",
    "accepts_scalar",
    "truncate_to_count",
    "one",
    "python_aliases",
    "initial",
    "records",
    "bool",
];

/// A spec file.
#[derive(Clone, Debug, Deserialize)]
pub struct File {
    /// What the library is and how it is loaded.
    pub library: Library,
    /// Judgements on functions, by exported symbol.
    #[serde(default)]
    pub functions: IndexMap<String, OneOrMany<Function>>,
    /// For enums that choose the type of a value: the type of each member's value, `void` for one without a value.
    #[serde(default)]
    pub attribute_types: IndexMap<String, IndexMap<String, ValueType>>,
    /// Names for people.
    #[serde(default)]
    pub enums: IndexMap<String, EnumNames>,
    /// Records whose size changes within a major version, and why that does no harm.
    #[serde(default)]
    pub size_changes: IndexMap<String, String>,
    /// Functions with a body in the header, and how to have their effect without it.
    #[serde(default)]
    pub helpers: IndexMap<String, Helper>,
    /// What the headers' types do not say of fields, by record and field.
    #[serde(default)]
    pub records: IndexMap<String, IndexMap<String, FieldUse>>,
    /// What is not bound, and why.
    #[serde(default)]
    pub skip: IndexMap<String, Skip>,
    /// What to call instead of a symbol, where names do not tell and NVIDIA's documentation does.
    #[serde(default)]
    pub replaced_by: IndexMap<String, String>,
}

/// A library.
#[derive(Clone, Debug, Deserialize)]
pub struct Library {
    /// The name of its module: `driver`.
    pub name: String,
    /// What people call it: `CUDA driver API`.
    pub title: String,
    /// The headers that make it, in the order of inclusion.
    pub headers: Vec<String>,
    /// Headers of others that these expect to be included before them.
    #[serde(default)]
    pub include_before: Vec<String>,
    /// What its headers declare on Windows only: it is not bound, for the reason that stands here.
    #[serde(default)]
    pub windows_only: IndexMap<String, String>,
    /// Headers with the types of function pointers, whose names tell which driver brought a function.
    #[serde(default)]
    pub dates: Vec<String>,
    /// Headers beside its own that declare functions like its, and why they are not bound.
    #[serde(default)]
    pub unbound_headers: IndexMap<String, String>,
    /// The macro that holds the version of the headers.
    pub version_macro: Option<String>,
    /// The least number of functions that a scan must find.
    pub min_functions: usize,
    /// The libraries whose types its functions take.
    #[serde(default)]
    pub uses: Vec<String>,
    /// By toolkit: the files to load.
    pub loads: IndexMap<VersionRange, Loads>,
    /// The tag of the handle that stands for a stream: Python's stream protocol is its.
    pub stream: Option<String>,
    /// The type of a device's addresses: in Python an array that is there stands for its address.
    pub device_pointer: Option<String>,
    /// What its functions return.
    pub result: ResultCodes,
    /// How Cython sees its functions; none where nobody has a Cython module of them.
    pub cython: Option<Cython>,
    /// Where the documentation is.
    pub docs: Docs,
}

/// The address of the documentation by toolkit; `{group}` stands for the function's group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Docs(Vec<(VersionRange, String)>);

impl Docs {
    /// The address of the pages of one toolkit; of the last toolkits named where none names it.
    pub fn at(&self, version: CudaVersion) -> &str {
        let named = self.0.iter().find(|(range, _)| range.contains(version));
        named.or(self.0.last()).map_or("", |(_, address)| address.as_str())
    }
}

impl Library {
    /// Everything that a program includes to have the library, in that order.
    pub fn includes(&self) -> Vec<String> {
        self.include_before.iter().chain(&self.headers).cloned().collect()
    }
}

/// The names of a library's file.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Loads {
    /// On Linux, in the order of trial.
    pub linux: Vec<String>,
    /// On Windows, in the order of trial.
    pub windows: Vec<String>,
    /// Whether it comes with the toolkit rather than with the driver.
    #[serde(default)]
    pub toolkit: bool,
    /// Where NVIDIA's wheels have it, below a `site-packages` folder.
    #[serde(default)]
    pub wheels: Vec<String>,
    /// What the Python package `cuda-pathfinder` calls it.
    #[serde(default)]
    pub pathfinder: String,
    /// Libraries that it opens by itself, and that lie beside it.
    #[serde(default)]
    pub preload: Vec<String>,
}

/// The enum of result codes, and the members that cubind itself returns.
#[derive(Clone, Debug, Deserialize)]
pub struct ResultCodes {
    /// The enum.
    pub r#type: String,
    /// The member that says that all went well.
    pub success: String,
    /// What a call returns when the library cannot be loaded.
    pub missing_library: String,
    /// What a call returns when the library lacks the function.
    pub missing_symbol: String,
    /// What a call returns when slices that share a count differ in length.
    pub invalid_argument: String,
    /// The function that describes a code in words.
    pub description: String,
}

/// NVIDIA's Cython modules, whose functions other extension modules call: what the headers do not say of them.
#[derive(Clone, Debug, Deserialize)]
pub struct Cython {
    /// Whether `struct` and `enum` stand in front of names that are tags.
    #[serde(default)]
    pub keywords: bool,
    /// The result code at which a caller asks whether an exception is set.
    pub raised: String,
    /// The module.
    pub module: String,
    /// The headers whose types the module defines itself: Cython calls those by its own names.
    #[serde(default)]
    pub own_types: Vec<String>,
}

/// Judgements on one function.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Function {
    /// The toolkits that the entry is for; all if left out.
    pub r#in: Option<VersionRange>,
    /// Judgements on parameters.
    #[serde(default)]
    pub params: IndexMap<String, Param>,
    /// Why Python's GIL is held during the call: it neither blocks nor calls back.
    pub hold_gil: Option<String>,
    /// Python: what it is called as well.
    #[serde(default)]
    pub python_aliases: Vec<String>,
}

/// A judgement on one parameter: a role alone, or a role with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// What the parameter is for.
    pub role: RoleName,
    /// Arrays: how many elements.
    pub count: Option<Count>,
    /// Buffers: how many bytes.
    pub bytes: Option<Count>,
    /// Output strings: how many bytes CUDA may fill.
    pub capacity: Option<Count>,
    /// Attributes: the parameter whose value chooses the type.
    pub selector: Option<String>,
    /// Attributes: the table in `attribute_types`.
    pub types: Option<String>,
    /// Callbacks: the parameter that CUDA hands to it.
    pub data: Option<String>,
    /// Callbacks: how long CUDA may call it.
    pub scope: Option<CallbackScope>,
    /// Callbacks that are called once: the function that tells whether this one is called again and again instead.
    pub repeats_if: Option<String>,
    /// Outputs: the type of the value, where the header calls the pointer to it `void *`.
    pub pointee: Option<CType>,
    /// Whether NULL may be passed.
    pub nullable: bool,
    /// Arrays of details: whether NULL may be passed although the count is not 0.
    pub optional: bool,
    /// Output strings: whether the text stays valid as long as the process runs.
    pub r#static: bool,
    /// Handles: whether the call ends what the handle stands for.
    pub destroys: bool,
    /// Python: whether it may be left out although arguments follow it, and is NULL then.
    pub python_optional: bool,
    /// Whether CUDA reads or writes it after the call, as long as the handle lives that the call makes.
    pub retained: bool,
    /// Python: whether one element may stand for an array of one.
    pub accepts_scalar: bool,
    /// Python: whether the list that is returned ends where CUDA's own count ends.
    pub truncate_to_count: bool,
    /// Addresses: how much of it CUDA reads or writes, where it is memory of the host.
    pub host: Option<Host>,
    /// Pointers to one value that the documentation calls an array or a list: why it is one all the same.
    pub one: Option<String>,
}

/// How much CUDA reads or writes at an address of memory of the host. Every entry names a parameter.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Host {
    /// The number of bytes that CUDA reads, of each row if there are rows.
    pub reads: Option<String>,
    /// The number of bytes that CUDA writes, likewise.
    pub writes: Option<String>,
    /// How many rows there are.
    pub rows: Option<String>,
    /// How many bytes lie between the beginnings of two rows.
    pub pitch: Option<String>,
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

/// The type of a value that an enum's member selects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueType {
    /// In C.
    pub ty: CType,
    /// Whether it is a number that says yes or no.
    pub is_bool: bool,
}

/// The roles that a spec can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // each is the variant of `roles::Role` with the same name
pub enum RoleName {
    In,
    Out,
    Inout,
    InPlace,
    InArray,
    OutArray,
    InoutArray,
    InBuffer,
    OutBuffer,
    InString,
    OutString,
    InAttribute,
    OutAttribute,
    InAttributes,
    OutAttributes,
    BorrowedArray,
    Callback,
    UserData,
    Address,
    KernelParams,
}

/// Where a number of elements or bytes comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// Another parameter, less a number: a tensor of rank n has n-1 strides.
    Param {
        /// The parameter.
        name: String,
        /// What to take off.
        minus: u64,
    },
    /// One parameter divided by another, rounded up: an element for each region of a range of memory.
    DivCeil {
        /// The parameter that is divided.
        name: String,
        /// The parameter that divides it.
        by: String,
    },
    /// Always the same.
    Fixed(u64),
    /// Another function tells.
    Call(String),
}

impl Count {
    /// The parameters that it is made of.
    pub fn params(&self) -> Vec<&str> {
        match self {
            Self::Param { name, minus: _ } => vec![name],
            Self::DivCeil { name, by } => vec![name, by],
            Self::Fixed(_) | Self::Call(_) => Vec::new(),
        }
    }
}

/// Names for people where the header has none, or other ones.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct EnumNames {
    /// The enum's name.
    pub name: Option<String>,
    /// Header's name → name.
    #[serde(default)]
    pub members: IndexMap<String, String>,
}

/// How to have a helper's effect.
#[derive(Clone, Debug, Deserialize)]
pub struct Helper {
    /// Parameter → field of the record that it returns.
    pub fields: IndexMap<String, String>,
}

/// What a record's field is for, where its type does not tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldUse {
    /// Of a pointer: what it leads to, in the words that parameters have.
    pub role: Option<FieldRole>,
    /// Of `char[N]`: what the bytes are.
    pub bytes: Option<Bytes>,
    /// Of a pointer to an array: the field that says how many elements it has.
    pub count: Option<String>,
    /// Of a number: what C++ and Python programs find in a new record, if not 0.
    pub initial: Option<u32>,
    /// Of a member of a union: the field beside the union that says which member there is, and what it says for this one.
    pub when: Option<When>,
}

/// Which member a union has.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct When {
    /// The field that says it.
    pub field: String,
    /// The member of its enum.
    pub is: String,
}

/// What a pointer in a record leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldRole {
    /// An array that the program gives. Its length sets the field with the count, if one is named; arrays that have the
    /// same count are set together.
    InArray,
    /// An array that CUDA gives.
    OutArray,
    /// An address that is passed on as it is.
    Address,
}

impl fmt::Display for FieldRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::InArray => "in_array",
            Self::OutArray => "out_array",
            Self::Address => "address",
        })
    }
}

/// What the bytes of a `char[N]` are, if not simply bytes.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Bytes {
    /// A text that ends with a NUL.
    String,
    /// A number for machines, like a UUID.
    Id,
}

/// Why something is not bound.
#[derive(Clone, Debug, Deserialize)]
pub struct Skip {
    /// The toolkits in which it is skipped; all if left out.
    pub r#in: Option<VersionRange>,
    /// Printed by `cargo xtask coverage`.
    pub reason: String,
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

impl<'de> Deserialize<'de> for Param {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Long {
            role: RoleName,
            count: Option<Count>,
            bytes: Option<Count>,
            capacity: Option<Count>,
            selector: Option<String>,
            types: Option<String>,
            data: Option<String>,
            scope: Option<CallbackScope>,
            repeats_if: Option<String>,
            pointee: Option<CType>,
            #[serde(default)]
            nullable: bool,
            #[serde(default)]
            optional: bool,
            #[serde(default)]
            r#static: bool,
            #[serde(default)]
            destroys: bool,
            #[serde(default)]
            python_optional: bool,
            #[serde(default)]
            retained: bool,
            #[serde(default)]
            accepts_scalar: bool,
            #[serde(default)]
            truncate_to_count: bool,
            host: Option<Host>,
            one: Option<String>,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Param;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a role, or a mapping with `role`")
            }

            fn visit_str<E: Error>(self, role: &str) -> Result<Param, E> {
                Ok(Param::of(RoleName::deserialize(role.into_deserializer())?))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Param, A::Error> {
                let Long {
                    role,
                    count,
                    bytes,
                    capacity,
                    selector,
                    types,
                    data,
                    scope,
                    repeats_if,
                    pointee,
                    nullable,
                    optional,
                    r#static,
                    destroys,
                    python_optional,
                    retained,
                    accepts_scalar,
                    truncate_to_count,
                    host,
                    one,
                } = Long::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Param {
                    role,
                    count,
                    bytes,
                    capacity,
                    selector,
                    types,
                    data,
                    scope,
                    repeats_if,
                    pointee,
                    nullable,
                    optional,
                    r#static,
                    destroys,
                    python_optional,
                    retained,
                    accepts_scalar,
                    truncate_to_count,
                    host,
                    one,
                })
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl<'de> Deserialize<'de> for FieldUse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Long {
            role: Option<FieldRole>,
            bytes: Option<Bytes>,
            count: Option<String>,
            initial: Option<u32>,
            when: Option<When>,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = FieldUse;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a role, or a mapping with `role`, `bytes`, `initial` or `when`")
            }

            fn visit_str<E: Error>(self, role: &str) -> Result<FieldUse, E> {
                let role = Some(FieldRole::deserialize(role.into_deserializer())?);
                Ok(FieldUse { role, ..FieldUse::default() })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<FieldUse, A::Error> {
                let Long { role, bytes, count, initial, when } = Long::deserialize(MapAccessDeserializer::new(map))?;
                Ok(FieldUse { role, bytes, count, initial, when })
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl Param {
    /// A role without anything that belongs to it.
    pub fn of(role: RoleName) -> Self {
        Self {
            role,
            count: None,
            bytes: None,
            capacity: None,
            selector: None,
            types: None,
            data: None,
            scope: None,
            repeats_if: None,
            pointee: None,
            nullable: false,
            optional: false,
            r#static: false,
            destroys: false,
            python_optional: false,
            retained: false,
            accepts_scalar: false,
            truncate_to_count: false,
            host: None,
            one: None,
        }
    }
}

impl Host {
    /// The parameters that it names, each with its key.
    pub fn names(&self) -> impl Iterator<Item = (&'static str, &String)> {
        let Self { reads, writes, rows, pitch } = self;
        let names = [("reads", reads), ("writes", writes), ("rows", rows), ("pitch", pitch)];
        names.into_iter().filter_map(|(key, name)| Some((key, name.as_ref()?)))
    }
}

impl<'de> Deserialize<'de> for Docs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Docs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an address, or addresses by toolkit")
            }

            fn visit_str<E: Error>(self, address: &str) -> Result<Docs, E> {
                Ok(Docs(vec![(VersionRange::ALL, address.to_owned())]))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Docs, A::Error> {
                let addresses = IndexMap::<VersionRange, String>::deserialize(MapAccessDeserializer::new(map))?;
                if addresses.is_empty() {
                    return Err(A::Error::custom("the documentation has at least one address"));
                }
                Ok(Docs(addresses.into_iter().collect()))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl<'de> Deserialize<'de> for ValueType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Long {
            bool: CType,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = ValueType;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a type, or `{bool: int}` for an `int` that says yes or no")
            }

            fn visit_str<E: Error>(self, ty: &str) -> Result<ValueType, E> {
                Ok(ValueType { ty: CType::deserialize(ty.into_deserializer())?, is_bool: false })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ValueType, A::Error> {
                let Long { bool: ty } = Long::deserialize(MapAccessDeserializer::new(map))?;
                if !matches!(ty, CType::Builtin(Builtin::Int | Builtin::UnsignedInt)) {
                    return Err(A::Error::custom("`bool` is for an `int` or an `unsigned int`; C's own is `_Bool`"));
                }
                Ok(ValueType { ty, is_bool: true })
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// How a count can be written.
const COUNT: &str = "the name of a parameter, a number, `{call: function}`, `{param: name, minus: number}`, or \
                     `{param: name, div_ceil: name}`";

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Not an untagged enum: serde would swallow unknown keys.
        #[derive(Deserialize)]
        struct Long {
            call: Option<String>,
            param: Option<String>,
            minus: Option<u64>,
            div_ceil: Option<String>,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Count;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(COUNT)
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Count, E> {
                Ok(Count::Param { name: name.to_owned(), minus: 0 })
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Count, E> {
                Ok(Count::Fixed(number))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Count, A::Error> {
                match Long::deserialize(MapAccessDeserializer::new(map))? {
                    Long { call: Some(call), param: None, minus: None, div_ceil: None } => Ok(Count::Call(call)),
                    Long { call: None, param: Some(name), minus: Some(minus), div_ceil: None } => {
                        Ok(Count::Param { name, minus })
                    }
                    Long { call: None, param: Some(name), minus: None, div_ceil: Some(by) } => {
                        Ok(Count::DivCeil { name, by })
                    }
                    Long { call: _, param: _, minus: _, div_ceil: _ } => {
                        Err(A::Error::custom(format_args!("a count is {COUNT}")))
                    }
                }
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Param { name, minus: 0 } => f.write_str(name),
            Self::Param { name, minus } => write!(f, "{name} - {minus}"),
            Self::DivCeil { name, by } => write!(f, "ceil({name} / {by})"),
            Self::Fixed(number) => write!(f, "{number}"),
            Self::Call(function) => write!(f, "from {function}"),
        }
    }
}
