//! The section `library` of a spec: names, headers, library files, and result codes.

use super::keys::documented;
use super::words::words;
use super::{
    Contexts, Deprecation, Group, Loads, PythonLibrary, Ranks, ResultCodes, RustWord,
    short_or_long::{self, Named, ShortOrLong},
};
use crate::{
    header_set::HeaderSet,
    version::{Version, VersionRange},
};
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer},
};

documented! {
    /// The section `library`, which describes a library.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Library {
        /// The name of the library's Rust and Python module, such as `driver`.
        pub name: String,
        /// The library's title in documentation and messages, such as `CUDA driver API`.
        pub title: String,
        /// The library's headers, in the order of inclusion. `{HEADER: VERSIONS}` is a header that only these versions
        /// contain. `{HEADER: before}` is a header of another library that must be included first. `{HEADER: dates}` is
        /// a header that declares types of function pointers, whose names contain the driver version that introduced
        /// each function.
        pub headers: Vec<Named<HeaderKind>>,
        /// The toolkits that contain the library. If omitted, all toolkits contain it.
        pub r#in: Option<VersionRange>,
        /// Macros to define before the headers are included, as `NAME` or `NAME=VALUE`. If a macro `{NAME: legacy}` is
        /// defined, the headers also declare symbols that they keep for binary compatibility.
        #[serde(default)]
        pub defines: Vec<Named<DefineWord>>,
        /// Inline functions in the headers that the library also exports, by name or pattern. These functions are bound
        /// like other functions.
        #[serde(default)]
        pub exports: Vec<String>,
        /// Exported symbols that no header declares, by name or pattern, and the reason why they are not bound.
        #[serde(default)]
        pub undeclared: IndexMap<String, String>,
        /// Symbols that the headers declare only on Windows, and headers that are not bound, each with the reason. A
        /// header is specified by a name, a pattern, or a directory that ends with `/`.
        #[serde(default)]
        pub unbound: IndexMap<String, String>,
        /// The meaning of the library's version numbers: `toolkit` for the versions of CUDA (default), `own` for the
        /// library's own releases.
        #[serde(default)]
        pub axis: Axis,
        /// The macro that defines the version of the headers. `{MACRO: [MAJOR, MINOR]}` specifies the factors of the
        /// major and minor version in the macro's value, if these factors differ from CUDA's. `[MACRO, MACRO]`
        /// specifies separate macros for the major and the minor version.
        pub version_macro: Option<VersionMacro>,
        /// The minimum number of functions that a scan must find in the headers.
        pub min_functions: usize,
        /// `cuda`: rules also infer roles from the names of integer parameters, which follow NVIDIA's conventions, such
        /// as `numDependencies`. If omitted, each pointer next to an integer needs an entry, and a function is safe
        /// only if entries confirm the roles of its pointers.
        #[serde(default)]
        pub rules: Rules,
        /// The libraries whose types occur in the functions of this library.
        #[serde(default)]
        pub uses: Vec<String>,
        /// A library in `uses` whose families also apply to the functions of this library. The library's own families
        /// take precedence.
        pub families_of: Option<String>,
        /// The library files to load, by version.
        pub loads: IndexMap<VersionRange, Loads>,
        /// Types with a special meaning that the headers do not express: `{TYPE: WORD}`.
        #[serde(default)]
        pub types: IndexMap<String, TypeMeaning>,
        /// The functions `(handle, stream)` that set the stream of a handle. Calls that take the handle enqueue their
        /// work in this stream. `{SETS: GETS}` adds the function that returns the stream of the handle.
        #[serde(default)]
        pub sets_stream: Vec<Named<String>>,
        /// The way in which the library defers the work of calls, if it defers work.
        pub group: Option<Group>,
        /// Handles that are the ranks of one group, and the calls that must agree on all ranks.
        pub ranks: Option<Ranks>,
        /// The result codes of the library's functions.
        pub result: ResultCodes,
        /// An option that affects only Rust.
        pub rust: Option<RustWord>,
        /// The configuration that affects only Python.
        #[serde(default)]
        pub python: PythonLibrary,
        /// The URL of NVIDIA's documentation, or a mapping from versions to URLs. `{group}` is replaced by the group of
        /// the function.
        pub docs: Docs,
        /// The functions that query, make current and restore the context of the calling thread: `[CURRENT, ENTER,
        /// LEAVE]`. Required if handles are bound to a context.
        pub contexts: Option<Contexts>,
        /// Numeric attributes that safe functions must not set, by name or pattern, because these attributes change the
        /// memory that calls use. The value describes the change.
        #[serde(default)]
        pub not_plain: IndexMap<String, String>,
        /// Pointers without `const` through which the library only reads, with the reason: `{REASON:
        /// [FUNCTION.PARAMETER]}`. Patterns are supported.
        #[serde(default)]
        pub reads_only: IndexMap<String, Vec<String>>,
        /// Functions and enum members whose comments mention deprecation in a form that the scan does not recognize.
        /// The value is `deprecated`, or a description of the deprecated thing. The scan reports such comments if they
        /// have no entry here.
        #[serde(default)]
        pub deprecations: IndexMap<String, Deprecation>,
    }
}

impl Library {
    /// Returns true if the library has its own version numbers, which are independent of the versions of toolkits.
    pub fn has_own_versions(&self) -> bool {
        match self.axis {
            Axis::Own => true,
            Axis::Toolkit => false,
        }
    }

    /// Returns true if `cuda.bindings` has a module for the library that uses C names. The functions of the Python
    /// package then accept the same arguments as those of that module.
    pub fn follows_bindings(&self) -> bool {
        self.python.cython.is_some() && !self.python.pythonic
    }

    /// Returns the name of the product to which the version numbers refer: CUDA, or the title of the library.
    pub fn product(&self) -> &str {
        self.own_product().unwrap_or("CUDA")
    }

    /// Returns the title of the library, if the library has its own version numbers.
    pub fn own_product(&self) -> Option<&str> {
        self.has_own_versions().then_some(self.title.as_str())
    }

    /// Returns the header set of a version: a toolkit, or a release of the library.
    pub fn header_set(&self, version: Version) -> HeaderSet {
        if self.has_own_versions() {
            HeaderSet::Release { library: self.name.clone(), version }
        } else {
            HeaderSet::Toolkit(version)
        }
    }

    /// Returns the library files for a major version. `versions` contains the scanned versions.
    pub fn loads_of<'a>(&self, major: u32, versions: impl IntoIterator<Item = &'a Version>) -> Option<&Loads> {
        let versions: Vec<&Version> = versions.into_iter().filter(|version| version.major == major).collect();
        let found = self.loads.iter().find(|(range, _)| versions.iter().any(|version| range.contains(**version)));
        found.map(|(_, loads)| loads)
    }

    /// Returns true if a toolkit contains the library.
    pub fn is_in(&self, version: Version) -> bool {
        self.r#in.is_none_or(|range| range.contains(version))
    }

    /// Returns true if `cuda.bindings` has a module for the library. Programs then expect the same results as from that
    /// module.
    pub fn is_in_cuda_bindings(&self) -> bool {
        self.python.cython.is_some() || self.python.pythonic
    }

    /// Returns true if the library exists on Windows. If so, the library's headers are also scanned for Windows.
    pub fn is_on_windows(&self) -> bool {
        self.loads.values().any(|loads| !loads.windows.is_empty())
    }

    /// Returns the headers that are not bound, each with the reason.
    pub fn unbound_headers(&self) -> impl Iterator<Item = (&String, &String)> {
        self.unbound.iter().filter(|(name, _)| is_header(name))
    }

    /// Returns the symbols that the headers declare only on Windows, each with the reason why the symbol is not bound.
    pub fn windows_only(&self) -> impl Iterator<Item = (&String, &String)> {
        self.unbound.iter().filter(|(name, _)| !is_header(name))
    }

    /// Returns true if a typedef of an integer type is only another name of that type. In NVIDIA's libraries, such
    /// typedefs are exceptions.
    pub fn is_number(&self, name: &str) -> bool {
        match (self.types.get(name), self.rules) {
            (Some(meaning), _) => *meaning == TypeMeaning::Number,
            (None, rules) => rules == Rules::Certain,
        }
    }

    /// Returns the types that have this special meaning.
    pub fn types_of(&self, meaning: TypeMeaning) -> impl Iterator<Item = &str> {
        self.types.iter().filter(move |(_, it)| **it == meaning).map(|(name, _)| name.as_str())
    }

    /// Returns the symbols of the functions that set the stream of a handle.
    pub fn stream_setters(&self) -> impl Iterator<Item = &String> {
        self.sets_stream.iter().map(|it| &it.name)
    }

    /// Returns macros to define before the headers are included: either the `legacy` macros or all others.
    pub fn defines(&self, is_legacy: bool) -> Vec<String> {
        let defines = self.defines.iter().filter(|it| (it.with == Some(DefineWord::Legacy)) == is_legacy);
        defines.map(|it| it.name.clone()).collect()
    }

    /// Returns the library's own headers, each with the versions that contain it.
    fn own_headers(&self) -> impl Iterator<Item = (&String, VersionRange)> {
        self.headers.iter().filter_map(|Named { name, with }| match with {
            None => Some((name, VersionRange::ALL)),
            Some(HeaderKind::Own(range)) => Some((name, *range)),
            Some(HeaderKind::Before | HeaderKind::Dates) => None,
        })
    }

    /// Returns the headers of this kind.
    fn headers_that_are(&self, kind: HeaderKind) -> Vec<String> {
        let headers = self.headers.iter().filter(|header| header.with == Some(kind));
        headers.map(|header| header.name.clone()).collect()
    }

    /// Returns the library's own headers in all versions.
    pub fn header_names(&self) -> impl Iterator<Item = &str> {
        self.own_headers().map(|(name, _)| name.as_str())
    }

    /// Returns the library's own headers in one version, in the order of inclusion.
    pub fn headers_of(&self, version: Version) -> Vec<String> {
        self.own_headers().filter(|(_, range)| range.contains(version)).map(|(name, _)| name.clone()).collect()
    }

    /// Returns the headers of other libraries that must be included before the library's own headers.
    pub fn headers_before(&self) -> Vec<String> {
        self.headers_that_are(HeaderKind::Before)
    }

    /// Returns the headers that declare the types of function pointers.
    pub fn headers_with_dates(&self) -> Vec<String> {
        self.headers_that_are(HeaderKind::Dates)
    }

    /// Returns all headers that a program must include to use one version of the library, in order.
    pub fn includes(&self, version: Version) -> Vec<String> {
        self.headers_before().into_iter().chain(self.headers_of(version)).collect()
    }
}

/// The kinds of headers in a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderKind {
    /// A header of the library, which these versions contain.
    Own(VersionRange),
    /// A header of another library that must be included before the library's own headers.
    Before,
    /// A header that declares the types of function pointers.
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
    /// The special meanings of types.
    pub enum TypeMeaning {
        /// The type is the tag of a stream handle. In Python, the handle supports the stream protocol.
        Stream = "stream",
        /// The type is that of device addresses. In Python, a parameter of this type also accepts an array in device
        /// memory.
        DeviceAddress = "device_address",
        /// The type is an integer typedef without a meaning of its own, such as the typedefs of the C library. No
        /// separate type is generated.
        Number = "number",
    }
}

words! {
    /// The effect of a macro that is defined before the headers are included.
    pub enum DefineWord {
        /// The headers also declare symbols that they keep for binary compatibility.
        Legacy = "legacy",
    }
}

/// The receiving function of a pair of functions that two ranks call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The name of the function that receives data.
    pub receives: String,
    /// The parameter of both functions that is the rank of the other handle.
    pub peer: String,
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (receives, peer) = short_or_long::one_entry(deserializer, "`{RECEIVES: PARAMETER}`")?;
        Ok(Self { receives, peer })
    }
}

/// The rules that infer the roles of parameters.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Rules {
    /// Rules that depend only on types, documentation and `const`.
    #[default]
    Certain,
    /// The rules of [`Certain`](Self::Certain), and additional rules that depend on the names in NVIDIA's headers.
    Cuda,
}

/// The version numbers that a library's headers, history and modules use.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// The versions of the CUDA toolkits that contain the library.
    #[default]
    Toolkit,
    /// The library's own version numbers. One release of the library supports several major versions of CUDA.
    Own,
}

/// The macros that define the version of the headers, and the encoding of the version in these macros.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VersionMacro {
    /// A single macro whose value contains the whole version.
    Number {
        /// The name of the macro.
        name: String,
        /// The factors of the major and the minor version in the macro's value.
        parts: [u32; 2],
    },
    /// A separate macro for each part of the version.
    Parts {
        /// The macro that defines the major version.
        major: String,
        /// The macro that defines the minor version.
        minor: String,
    },
}

impl VersionMacro {
    /// Returns the version that the macros specify. `value` returns the integer value of a macro. The result is `None`
    /// if a macro has no integer value.
    pub fn version(&self, value: impl Fn(&str) -> Option<i64>) -> Option<Version> {
        match self {
            Self::Number { name, parts } => Some(Version::from_parts(value(name)?, *parts)),
            Self::Parts { major, minor } => {
                let part = |name: &str| u32::try_from(value(name)?).ok();
                Some(Version::new(part(major)?, part(minor)?))
            }
        }
    }

    /// Returns the names of the macros.
    pub fn macros(&self) -> Vec<&str> {
        match self {
            Self::Number { name, parts: _ } => vec![name],
            Self::Parts { major, minor } => vec![major, minor],
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
        let expected = "a macro, `{MACRO: [MAJOR, MINOR]}` with the factors of the two numbers, or `[MACRO, MACRO]`";
        match Written::deserialize(deserializer) {
            Ok(Written::Number(name)) => Ok(Self::Number { name, parts: Version::PARTS }),
            Ok(Written::Parts([major, minor])) => Ok(Self::Parts { major, minor }),
            Ok(Written::Counts(entries)) => match short_or_long::only(entries, expected).map_err(D::Error::custom)? {
                (name, parts @ [major, minor]) if minor > 0 && major > minor => Ok(Self::Number { name, parts }),
                _ => {
                    Err(D::Error::custom("expected two positive factors, with a greater factor for the major version"))
                }
            },
            Err(_) => Err(D::Error::custom(format!("expected {expected}"))),
        }
    }
}

/// The URLs of NVIDIA's documentation, by version. `{group}` is replaced by the group of the function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Docs(Vec<(VersionRange, String)>);

impl Docs {
    /// Returns the URL for one version. If no range of versions contains this version, returns the last URL.
    pub fn at(&self, version: Version) -> &str {
        let named = self.0.iter().find(|(range, _)| range.contains(version));
        named.or(self.0.last()).map_or("", |(_, address)| address.as_str())
    }
}

impl ShortOrLong for Docs {
    const EXPECTED: &'static str = "a URL, or a mapping of URLs by toolkit";
    type Long = IndexMap<VersionRange, String>;

    fn short<E: Error>(address: &str) -> Result<Self, E> {
        Ok(Self(vec![(VersionRange::ALL, address.to_owned())]))
    }

    fn long(addresses: Self::Long) -> Result<Self, String> {
        match addresses.is_empty() {
            true => Err("expected at least one URL".to_owned()),
            false => Ok(Self(addresses.into_iter().collect())),
        }
    }
}

impl<'de> Deserialize<'de> for Docs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// Returns true if a name is the name of a header or of a directory.
fn is_header(name: &str) -> bool {
    name.contains(['.', '/'])
}
