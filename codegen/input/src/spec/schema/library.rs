//! A library: what it is called, how it is loaded, and what its functions return.

use super::keys::documented;
use super::words::words;
use super::{
    Contexts, Deprecation, PythonLibrary, RustWord,
    short_or_long::{self, Named, ShortOrLong},
};
use crate::{
    header_set::HeaderSet,
    spec::FunctionNames,
    version::{Version, VersionRange},
};
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer},
};

documented! {
    /// A library.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Library {
        /// The name of its module: `driver`.
        pub name: String,
        /// What people call it: `CUDA driver API`.
        pub title: String,
        /// The headers that make it, in the order of inclusion; `{HEADER: VERSIONS}` of one that not all versions have, `{HEADER: before}` of one of others that these expect before them, `{HEADER: dates}` of one with the types of function pointers, whose names tell which driver brought a function.
        pub headers: Vec<Named<HeaderKind>>,
        /// The toolkits that have the library; all if left out.
        pub r#in: Option<VersionRange>,
        /// Macros to define before the headers: `NAME` or `NAME=VALUE`; `{NAME: legacy}` of one with which they also declare what they keep for programs built long ago: the symbols behind their names.
        #[serde(default)]
        pub defines: Vec<Named<DefineWord>>,
        /// Names, or patterns for names, of functions that have a body in the header and that the library exports as well: they are bound as all others.
        #[serde(default)]
        pub exports: Vec<String>,
        /// Symbols that the library exports and that none of its headers declares, and why they are not bound: names or patterns.
        #[serde(default)]
        pub undeclared: IndexMap<String, String>,
        /// What is not bound, and why: symbols that its headers declare on Windows only; and headers, those of its wheel that
        /// `headers` does not name and others that declare functions like its, by name, by pattern, or a folder with `/` behind.
        #[serde(default)]
        pub unbound: IndexMap<String, String>,
        /// Whose versions the headers have.
        #[serde(default)]
        pub axis: Axis,
        /// The macro with the version of the headers; `{MACRO: [MAJOR, MINOR]}` with what one version counts, if not as of CUDA's; `[MACRO, MACRO]` if each part has its own.
        pub version_macro: Option<VersionMacro>,
        /// The least number of functions that a scan must find.
        pub min_functions: usize,
        /// The libraries whose types its functions take.
        #[serde(default)]
        pub uses: Vec<String>,
        /// The library, among those that it uses, whose families judge its functions as well, behind its own.
        pub families_of: Option<String>,
        /// By toolkit: the files to load.
        pub loads: IndexMap<VersionRange, Loads>,
        /// What types stand for that the headers declare as any other.
        #[serde(default)]
        pub types: IndexMap<String, TypeMeaning>,
        /// The functions `(handle, stream)` that set the stream of a handle: calls that take the handle work on it. `{SETS: GETS}` with the one that returns it, given the handle alone.
        #[serde(default)]
        pub sets_stream: Vec<Named<String>>,
        /// How the library puts off what its functions do, if it does.
        pub group: Option<Group>,
        /// The handles that stand for each other's partners, and what their calls must agree in, if there are such.
        pub ranks: Option<Ranks>,
        /// What its functions return.
        pub result: ResultCodes,
        /// A word for Rust alone.
        pub rust: Option<RustWord>,
        /// What Python alone reads.
        #[serde(default)]
        pub python: PythonLibrary,
        /// Where the documentation is.
        pub docs: Docs,
        /// Where handles are bound to a context: the functions that return the current one, that make another one current, and that make the one before current again.
        pub contexts: Option<Contexts>,
        /// Attributes, by name or pattern, that are numbers and that a safe function does not set, since calls use other memory then: which.
        #[serde(default)]
        pub not_plain: IndexMap<String, String>,
        /// Why the library does not change what it gets through pointers without `const`: for each reason, patterns for
        /// `function.parameter`.
        #[serde(default)]
        pub reads_only: IndexMap<String, Vec<String>>,
        /// Of functions and enums' members whose comments mention deprecation in words that the scan does not read as one: whether they are
        /// deprecated. A scan that meets such a comment asks for an entry.
        #[serde(default)]
        pub deprecations: IndexMap<String, Deprecation>,
    }
}

impl Library {
    /// Whether it has versions of its own, beside those of the toolkits.
    pub fn has_own_versions(&self) -> bool {
        match self.axis {
            Axis::Own => true,
            Axis::Toolkit => false,
        }
    }

    /// Whether `cuda.bindings` has a module of it in C's names: then Python's functions take what those there take.
    pub fn follows_bindings(&self) -> bool {
        self.python.cython.is_some() && !self.python.pythonic
    }

    /// What its versions are of, in words: CUDA, or the library itself.
    pub fn product(&self) -> &str {
        self.own_product().unwrap_or("CUDA")
    }

    /// The library itself, in words, if it has versions of its own.
    pub fn own_product(&self) -> Option<&str> {
        self.has_own_versions().then_some(self.title.as_str())
    }

    /// What headers of a version say of themselves: of the toolkit, or of a release of the library.
    pub fn header_set(&self, version: Version) -> HeaderSet {
        if self.has_own_versions() {
            HeaderSet::Release { library: self.name.clone(), version }
        } else {
            HeaderSet::Toolkit(version)
        }
    }

    /// The files of one major version, of which these are the scanned versions.
    pub fn loads_of<'a>(&self, major: u32, versions: impl IntoIterator<Item = &'a Version>) -> Option<&Loads> {
        let versions: Vec<&Version> = versions.into_iter().filter(|version| version.major == major).collect();
        let found = self.loads.iter().find(|(range, _)| versions.iter().any(|version| range.contains(**version)));
        found.map(|(_, loads)| loads)
    }

    /// Whether a toolkit has the library.
    pub fn is_in(&self, version: Version) -> bool {
        self.r#in.is_none_or(|range| range.contains(version))
    }

    /// Whether `cuda.bindings` has a module of it, whose results programs expect.
    pub fn is_in_cuda_bindings(&self) -> bool {
        self.python.cython.is_some() || self.python.pythonic
    }

    /// Whether Windows has the library, so that its headers are scanned for it.
    pub fn is_on_windows(&self) -> bool {
        self.loads.values().any(|loads| !loads.windows.is_empty())
    }

    /// Headers of which nothing is bound, and why.
    pub fn unbound_headers(&self) -> impl Iterator<Item = (&String, &String)> {
        self.unbound.iter().filter(|(name, _)| is_header(name))
    }

    /// What its headers declare on Windows only and is not bound, and why.
    pub fn windows_only(&self) -> impl Iterator<Item = (&String, &String)> {
        self.unbound.iter().filter(|(name, _)| !is_header(name))
    }

    /// The types that stand for this.
    pub fn types_of(&self, meaning: TypeMeaning) -> impl Iterator<Item = &str> {
        self.types.iter().filter(move |(_, it)| **it == meaning).map(|(name, _)| name.as_str())
    }

    /// The symbols of the functions that set the stream of a handle.
    pub fn stream_setters(&self) -> impl Iterator<Item = &String> {
        self.sets_stream.iter().map(|it| &it.name)
    }

    /// Macros to define before the headers; those that make them declare what they keep for programs built long ago, or the others.
    pub fn defines(&self, is_legacy: bool) -> Vec<String> {
        let defines = self.defines.iter().filter(|it| (it.with == Some(DefineWord::Legacy)) == is_legacy);
        defines.map(|it| it.name.clone()).collect()
    }

    /// The headers that make it, each with the versions that have it.
    fn own_headers(&self) -> impl Iterator<Item = (&String, VersionRange)> {
        self.headers.iter().filter_map(|Named { name, with }| match with {
            None => Some((name, VersionRange::ALL)),
            Some(HeaderKind::Own(range)) => Some((name, *range)),
            Some(HeaderKind::Before | HeaderKind::Dates) => None,
        })
    }

    /// The headers of a kind.
    fn headers_that_are(&self, kind: HeaderKind) -> Vec<String> {
        let headers = self.headers.iter().filter(|header| header.with == Some(kind));
        headers.map(|header| header.name.clone()).collect()
    }

    /// The headers that make it in any version.
    pub fn header_names(&self) -> impl Iterator<Item = &str> {
        self.own_headers().map(|(name, _)| name.as_str())
    }

    /// The headers that make it in one version, in the order of inclusion.
    pub fn headers_of(&self, version: Version) -> Vec<String> {
        self.own_headers().filter(|(_, range)| range.contains(version)).map(|(name, _)| name.clone()).collect()
    }

    /// The headers of others that these expect to be included before them.
    pub fn headers_before(&self) -> Vec<String> {
        self.headers_that_are(HeaderKind::Before)
    }

    /// The headers with the types of function pointers.
    pub fn headers_with_dates(&self) -> Vec<String> {
        self.headers_that_are(HeaderKind::Dates)
    }

    /// Everything that a program includes to have the library in one version, in that order.
    pub fn includes(&self, version: Version) -> Vec<String> {
        self.headers_before().into_iter().chain(self.headers_of(version)).collect()
    }
}

/// What a header is to a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderKind {
    /// One of those that make it, in these versions.
    Own(VersionRange),
    /// One of others that these expect to be included before them.
    Before,
    /// One with the types of function pointers.
    Dates,
}

impl<'de> Deserialize<'de> for HeaderKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        match word.as_str() {
            "before" => Ok(Self::Before),
            "dates" => Ok(Self::Dates),
            _ => VersionRange::deserialize(word.into_deserializer()).map(Self::Own),
        }
    }
}

words! {
    /// What a type stands for.
    pub enum TypeMeaning {
        /// The tag of the handle that stands for a stream: Python's stream protocol is its.
        Stream = "stream",
        /// The type of a device's addresses: in Python an array that is there stands for its address.
        DeviceAddress = "device_address",
        /// An integer type that is nothing but a number, such as the C library's: it gets no type of its own.
        Number = "number",
    }
}

words! {
    /// What a macro does.
    pub enum DefineWord {
        /// The headers also declare what they keep for programs built long ago.
        Legacy = "legacy",
    }
}

/// The other function of a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The function that receives.
    pub receives: String,
    /// The parameter of both functions with the number of the other handle.
    pub peer: String,
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (receives, peer) = short_or_long::one_entry(deserializer, "`{RECEIVES: PARAMETER}`")?;
        Ok(Self { receives, peer })
    }
}

/// Whose versions a library's headers, its history and its modules have.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// Those of the CUDA toolkits that it comes with.
    #[default]
    Toolkit,
    /// Its own: one release serves several major versions of CUDA.
    Own,
}

/// The macros that hold the version of headers, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VersionMacro {
    /// One number for the whole version.
    Number {
        /// The macro.
        name: String,
        /// What one major and one minor version count in its number.
        parts: [u32; 2],
    },
    /// A macro for each part of the version.
    Parts {
        /// The macro with the major version.
        major: String,
        /// The macro with the minor version.
        minor: String,
    },
}

impl VersionMacro {
    /// The version that the macros stand for, where `value` knows the number of each; nothing if one has none.
    pub fn version(&self, value: impl Fn(&str) -> Option<i64>) -> Option<Version> {
        match self {
            Self::Number { name, parts } => Some(Version::from_parts(value(name)?, *parts)),
            Self::Parts { major, minor } => {
                let part = |name: &str| u32::try_from(value(name)?).ok();
                Some(Version::new(part(major)?, part(minor)?))
            }
        }
    }

    /// The macros' names, for people.
    pub fn names(&self) -> String {
        match self {
            Self::Number { name, parts: _ } => name.clone(),
            Self::Parts { major, minor } => format!("{major} and {minor}"),
        }
    }
}

impl<'de> Deserialize<'de> for VersionMacro {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(String),
            Parts([String; 2]),
            Counts(IndexMap<String, [u32; 2]>),
        }
        let expected = "a macro, `{MACRO: [MAJOR, MINOR]}` with what one version counts, or `[MACRO, MACRO]`";
        match Written::deserialize(deserializer) {
            Ok(Written::Number(name)) => Ok(Self::Number { name, parts: Version::PARTS }),
            Ok(Written::Parts([major, minor])) => Ok(Self::Parts { major, minor }),
            Ok(Written::Counts(entries)) => match short_or_long::only(entries, expected).map_err(D::Error::custom)? {
                (name, parts @ [major, minor]) if minor > 0 && major > minor => Ok(Self::Number { name, parts }),
                _ => Err(D::Error::custom("a major version counts more than a minor one, and that more than nothing")),
            },
            Err(_) => Err(D::Error::custom(format!("expected {expected}"))),
        }
    }
}

/// The address of the documentation by toolkit; `{group}` stands for the function's group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Docs(Vec<(VersionRange, String)>);

impl Docs {
    /// The address of the pages of one toolkit; of the last toolkits named where none names it.
    pub fn at(&self, version: Version) -> &str {
        let named = self.0.iter().find(|(range, _)| range.contains(version));
        named.or(self.0.last()).map_or("", |(_, address)| address.as_str())
    }
}

impl ShortOrLong for Docs {
    const EXPECTED: &'static str = "an address, or addresses by toolkit";
    type Long = IndexMap<VersionRange, String>;

    fn short<E: Error>(address: &str) -> Result<Self, E> {
        Ok(Self(vec![(VersionRange::ALL, address.to_owned())]))
    }

    fn long(addresses: Self::Long) -> Result<Self, String> {
        match addresses.is_empty() {
            true => Err("the documentation has at least one address".to_owned()),
            false => Ok(Self(addresses.into_iter().collect())),
        }
    }
}

impl<'de> Deserialize<'de> for Docs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

documented! {
    /// The names of a library's file.
    #[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
    pub struct Loads {
        /// On Linux, in the order of trial.
        pub linux: Vec<String>,
        /// On Windows, in the order of trial; none for a library that is not scanned for it.
        #[serde(default)]
        pub windows: Vec<String>,
        /// If it comes with the toolkit rather than with the driver: `true`, or the folder below the toolkit's root that has its `lib64`.
        pub toolkit: Option<InToolkit>,
        /// Where NVIDIA's wheels have it, below a `site-packages` folder.
        #[serde(default)]
        pub wheels: Vec<String>,
        /// The packages on PyPI whose wheels bring it, the first of which is for the newest CUDA.
        #[serde(default)]
        pub packages: Vec<String>,
        /// What the Python package `cuda-pathfinder` calls it.
        #[serde(default)]
        pub pathfinder: String,
        /// Libraries that it opens by itself, and that lie beside it.
        #[serde(default)]
        pub preload: Vec<String>,
        /// The function that tells it from older libraries with the same file name and other records: a file without it is
        /// not this library.
        #[serde(default)]
        pub requires: String,
    }
}

documented! {
    /// What functions return: the enum of result codes, or a record with one, and the members that cubind itself returns.
    #[derive(Clone, Debug, Deserialize)]
    pub struct ResultCodes {
        /// The enum, or the record and its field with the code: `RECORD.FIELD`.
        pub r#type: String,
        /// By name or pattern, of functions that are not declared to return it: `code` of those that return an integer which is a code; `count` of those that return a number of something, or minus a code, or -1 where C's `errno` has the code; of all others what a call returns where the library or the function is missing, a number or `zeros`.
        #[serde(default)]
        pub returns: IndexMap<String, Returns>,
        /// The member that says that all went well.
        pub success: String,
        /// The member that says the same of a call whose work still goes on, where there is one: its outputs are there.
        pub in_progress: Option<String>,
        /// Which codes say that a call was carried out, with a remark: its outputs are there. None if left out.
        pub warnings: Option<Warnings>,
        /// What a call returns when the library cannot be loaded.
        pub missing_library: String,
        /// What a call returns when the library lacks the function.
        pub missing_symbol: String,
        /// What a call returns when slices that share a count differ in length.
        pub invalid_argument: String,
        /// What functions return when memory is too small for what they would write, if that is a code of its own.
        pub too_small: Option<String>,
        /// The function that describes a code in words, if there is one.
        pub description: Option<String>,
        /// The function that describes the last failure; `{FUNCTION: [FUNCTION]}` if it returns the log of an object, with the functions whose failures the log explains.
        pub last_message: Option<LastMessage>,
    }
    beside {
        /// The record's field with the code.
        pub code: Option<String>,
    }
}

/// The folder with the `lib64` of a library that comes with the toolkit, below the toolkit's root; empty for the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InToolkit(pub String);

impl InToolkit {
    /// The value in YAML.
    pub fn yaml(&self) -> &str {
        if self.0.is_empty() { "true" } else { &self.0 }
    }
}

impl<'de> Deserialize<'de> for InToolkit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Root(bool),
            Folder(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Root(true)) => Ok(Self(String::new())),
            Ok(Written::Folder(folder)) => Ok(Self(folder)),
            Ok(Written::Root(false)) | Err(_) => Err(D::Error::custom("expected `true`, or a folder")),
        }
    }
}

/// Whether a name is a header's, or a folder's.
fn is_header(name: &str) -> bool {
    name.contains(['.', '/'])
}

/// What a function returns that is not declared to return a result code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// An integer that is a code.
    Code,
    /// A number of something, or minus a code.
    Count,
    /// No code: this if it cannot be called.
    Missing(Missing),
}

/// What a function returns that cannot be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A number: of an enum too, whose members need not have it.
    Number(i64),
    /// Zeros: no object, NULL, or a record of zeros.
    Zeros,
}

impl<'de> Deserialize<'de> for Returns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(i64),
            Word(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Number(number)) => Ok(Self::Missing(Missing::Number(number))),
            Ok(Written::Word(word)) if word == "zeros" => Ok(Self::Missing(Missing::Zeros)),
            Ok(Written::Word(word)) if word == "code" => Ok(Self::Code),
            Ok(Written::Word(word)) if word == "count" => Ok(Self::Count),
            Ok(Written::Word(_)) | Err(_) => Err(D::Error::custom("expected `code`, `count`, a number, or `zeros`")),
        }
    }
}

/// Codes of calls that were carried out, beside the one for success.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Warnings {
    /// All above 0; errors are below.
    Positive,
}

/// The function that tells in words why a call has failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMessage {
    /// The function.
    pub function: String,
    /// Where it has the log of an object: the functions whose failures the log explains; all that take such an object if
    /// there is none.
    pub of: Vec<String>,
}

impl ShortOrLong for LastMessage {
    const EXPECTED: &'static str = "a function, or `{FUNCTION: [FUNCTION]}`";
    type Long = IndexMap<String, Vec<String>>;

    fn short<E: Error>(function: &str) -> Result<Self, E> {
        Ok(Self { function: function.to_owned(), of: Vec::new() })
    }

    fn long(entries: Self::Long) -> Result<Self, String> {
        let (function, of) = short_or_long::only(entries, Self::EXPECTED)?;
        Ok(Self { function, of })
    }
}

impl<'de> Deserialize<'de> for LastMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

impl ResultCodes {
    /// Separates the record from its field.
    pub(super) fn split(&mut self) {
        if let Some((record, field)) = self.r#type.split_once('.') {
            (self.r#type, self.code) = (record.to_owned(), Some(field.to_owned()));
        }
    }

    /// The code in an expression of this type: `.err` of a record, nothing of the enum itself.
    pub fn field_access(&self) -> String {
        self.code.as_ref().map(|field| format!(".{field}")).unwrap_or_default()
    }

    /// Whether an entry says that a function returns this.
    pub fn returns(&self, function: &FunctionNames<'_>, what: Returns) -> bool {
        function.entries(&self.returns).first().is_some_and(|(_, returns)| **returns == what)
    }

    /// What a function without a code returns if it cannot be called.
    pub fn missing(&self, function: &FunctionNames<'_>) -> Option<Missing> {
        let missing = |returns: &Returns| if let Returns::Missing(missing) = returns { Some(*missing) } else { None };
        function.entries(&self.returns).into_iter().find_map(|(_, returns)| missing(returns))
    }
}

documented! {
    /// With its keys.
    #[derive(Deserialize)]
    pub struct GroupKeys {
        /// The function that begins a group of calls on the calling thread; without it, nothing that may be put off is safe.
        starts: Option<String>,
        /// The function that ends a group.
        ends: String,
        /// The function that says whether what was put off is done, and what it says as long as it is not: `{FUNCTION: CODE}`.
        asks: IndexMap<String, String>,
    }
}

/// How a library puts off what its functions do: to the end of a group of calls, or to a thread of its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "GroupKeys")]
pub struct Group {
    /// The function that begins a group of calls on the calling thread.
    pub starts: Option<String>,
    /// The function that ends a group.
    pub ends: String,
    /// The function that says whether what was put off is done.
    pub asks: String,
    /// What that says as long as it is not.
    pub pending: String,
}

impl TryFrom<GroupKeys> for Group {
    type Error = String;

    fn try_from(GroupKeys { starts, ends, asks }: GroupKeys) -> Result<Self, String> {
        let (asks, pending) = short_or_long::only(asks, "`{FUNCTION: CODE}`")?;
        Ok(Self { starts, ends, asks, pending })
    }
}

documented! {
    /// Handles of which one process makes one for each of its devices, all at once, and whose calls must agree. Who has all of them can
    /// make their calls together, so that they do.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Ranks {
        /// The function that makes them, of an array for the handles, their number, and an array of the devices' numbers; `{MAKES: COUNTS}` with the one that tells of a handle how many there are, if extents ask for that.
        pub made_by: Named<String>,
        /// Functions of which each handle makes the same call: the same arguments but for memory and streams.
        #[serde(default)]
        pub together: Vec<String>,
        /// Functions of which two handles make one call each, and their parameter with the number of the other handle: `{SENDS: {RECEIVES: PARAMETER}}`.
        #[serde(default)]
        pub pairs: IndexMap<String, Pair>,
    }
}
