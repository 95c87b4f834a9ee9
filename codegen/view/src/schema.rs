//! The keys of a view, `specs/views/<module>.yaml`. The manual is `specs/docs/views.md`.

use crate::names;
use codegen_core::{
    documented,
    names::{python, snake},
    spec::{NameOrNumber, Section, counts, one_entry, section, tables},
    version::{Version, VersionRange},
};
use indexmap::IndexMap;
use serde::{
    Deserialize, Deserializer,
    de::{
        Error, MapAccess, SeqAccess, Visitor,
        value::{MapAccessDeserializer, SeqAccessDeserializer},
    },
};
use std::{fmt, ops::Deref};

/// Every mapping, in the order of the reference.
pub(crate) const SECTIONS: &[Section] = &[
    section::<Keys>("A view"),
    section::<Flat>("`flat`, by function"),
    section::<FlatResultKeys>("`flat.returns`"),
    section::<Memory>("`memory`, by function"),
];

/// All mappings, for the help texts of findings.
pub(crate) const KEYS: codegen_core::spec::Keys = codegen_core::spec::Keys::of(SECTIONS);

/// The reference of all keys, in Markdown.
pub fn reference() -> String {
    let (keys, names) = counts(SECTIONS);
    format!("\n# Keys of views\n\n{keys} keys with {names} distinct names.\n{}", tables(SECTIONS))
}

documented! {
    /// The names and forms of a module of `cuda.bindings` with Python's names.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Keys {
        /// The prefix of the names of functions, types and enum members, in any case: `nvJitLink`.
        pub prefix: String,
        /// Further prefixes of names, which take precedence: `CUDA_`.
        #[serde(default, deserialize_with = "words")]
        pub prefixes: Vec<String>,
        /// The versions of CUDA for which `cuda.bindings` has the module; default: all.
        pub r#in: Option<VersionRange>,
        /// Words of mixed case that snake case keeps together: `NvLink`.
        #[serde(default, deserialize_with = "words")]
        pub words: Vec<String>,
        /// Words that have this case in class names, regardless of their case in C: `MemCpy`.
        #[serde(default, deserialize_with = "words")]
        pub class_words: Vec<String>,
        /// The class of its exceptions.
        pub exception: String,
        /// Enums of the view whose members are macros in C: the prefix of the macros, which is removed, `{NAME: macro or number}`, or a list of both.
        #[serde(default)]
        pub macros: IndexMap<String, MacroEnum>,
        /// Macros that are constants of the view.
        #[serde(default)]
        pub constants: Vec<String>,
        /// `true`: each result code has its own exception class.
        #[serde(default)]
        pub per_code: bool,
        /// `true`: exceptions contain the library's error message.
        #[serde(default)]
        pub texts: bool,
        /// The result code of a call whose array is too short.
        pub too_short: Option<String>,
        /// `true`: members of enums also have the names that they had in older releases: with the words that all names
        /// begin with, or without the words of the enum's name.
        #[serde(default)]
        pub longer: bool,
        /// Names of functions, types, parameters and fields that do not follow from the names in C, and further names
        /// of enum members.
        #[serde(default)]
        pub names: IndexMap<String, String>,
        /// Records that are arrays in the view although no parameter and no field is an array of them.
        #[serde(default)]
        pub arrays: Vec<String>,
        /// Outputs that are not returned, as a parameter or `function.parameter`: programs pass their address, or the
        /// record.
        #[serde(default)]
        pub filled: Vec<String>,
        /// Memory that functions update and that programs do not pass, as `function.parameter`: the view allocates and returns it.
        #[serde(default)]
        pub returned: Vec<String>,
        /// Functions whose record is hidden, by symbol: programs pass and receive single fields.
        #[serde(default)]
        pub flat: IndexMap<String, Flat>,
        /// Arrays in records whose length is another field: for each record, its arrays with that field.
        #[serde(default)]
        pub counted: IndexMap<String, IndexMap<String, String>>,
        /// Enums with unsigned members.
        #[serde(default)]
        pub unsigned: Vec<String>,
        /// Strings that programs may pass by their address; `*` for all strings.
        #[serde(default)]
        pub addresses: Vec<String>,
        /// Further functions of the view, by their documented names, which do not contain the revision of the symbol.
        #[serde(default)]
        pub documented: Vec<String>,
        /// Counts that programs do not pass, as `function.parameter`, and the function that reports each.
        #[serde(default)]
        pub counts: IndexMap<String, String>,
        /// Counts that programs do not pass because they are lengths of arrays, as a parameter or `function.parameter`.
        #[serde(default)]
        pub lengths: Vec<String>,
        /// Functions, by symbol, that are not called for an empty array, which is returned.
        #[serde(default)]
        pub empty: Vec<String>,
        /// Functions, by symbol, for which the view allocates a buffer.
        #[serde(default)]
        pub memory: IndexMap<String, Memory>,
        /// Default values of trailing parameters, by symbol.
        #[serde(default)]
        pub defaults: IndexMap<String, IndexMap<String, i64>>,
        /// Functions, by symbol, whose code is their result and not an error.
        #[serde(default)]
        pub codes: Vec<String>,
        /// The capacity of strings that functions write. Programs do not pass it.
        pub capacity: Option<u32>,
        /// The library's code with which a result contains the driver's code, and the field that contains it;
        /// exceptions show this code: `{CODE: FIELD}`.
        pub driver_code: Option<DriverCode>,
    }
}

/// The location of the driver's code in a result.
#[derive(Clone, Debug)]
pub(crate) struct DriverCode {
    /// The field.
    pub field: String,
    /// The library's code with which the result contains it.
    pub code: String,
}

impl<'de> Deserialize<'de> for DriverCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (code, field) = one_entry(deserializer, "`{CODE: FIELD}`")?;
        Ok(Self { field, code })
    }
}

/// A view: its keys, and the module that it describes.
#[derive(Clone, Debug)]
pub(crate) struct PythonView {
    /// The name of the module in `cuda.bindings`: `nvml`, `_v2.driver`.
    pub(crate) module: String,
    pub(crate) keys: Keys,
}

impl Deref for PythonView {
    type Target = Keys;

    fn deref(&self) -> &Keys {
        &self.keys
    }
}

impl PythonView {
    /// Returns true if `cuda.bindings` contains the module in a major version.
    pub(crate) fn is_in(&self, major: u32) -> bool {
        let versions = VersionRange { first: Some(Version::new(major, 0)), last: Some(Version::new(major, u32::MAX)) };
        self.r#in.is_none_or(|range| range.overlaps(versions))
    }

    /// A name without the library's prefix.
    pub(crate) fn short<'a>(&self, name: &'a str) -> &'a str {
        let prefixes = self.prefixes.iter().chain([&self.prefix]);
        let shorter = prefixes.map(|prefix| names::without_prefix(name, prefix));
        shorter.into_iter().find(|short| short.len() < name.len()).unwrap_or(name)
    }

    /// The class name of a record or an enum, as derived from its name in C.
    pub(crate) fn class(&self, name: &str) -> String {
        python(&names::view_class(self.short(name), &self.class_words))
    }

    /// Returns true for a module of the second API, which exists in addition to a module with C's names. In the second
    /// API, strings are bytes, memory is passed as a buffer or by its address, and lists and buffers are returned.
    pub(crate) fn is_second(&self) -> bool {
        self.module.contains('.')
    }

    /// The view, with only the parameters of one function in its lists of parameters.
    #[must_use]
    pub(crate) fn of_function(&self, symbol: &str) -> Self {
        let own =
            |param: &String| param.strip_prefix(symbol).and_then(|rest| rest.strip_prefix('.')).map(str::to_owned);
        let all_own = |params: &[String]| params.iter().map(|it| own(it).unwrap_or_else(|| it.clone())).collect();
        let [lengths, filled, returned] = [&self.lengths, &self.filled, &self.returned].map(|it| all_own(it));
        let counts = self.counts.iter().filter_map(|(count, by)| Some((own(count)?, by.clone()))).collect();
        Self { keys: Keys { lengths, filled, returned, counts, ..self.keys.clone() }, module: self.module.clone() }
    }

    /// The name of a function.
    pub(crate) fn function(&self, symbol: &str) -> String {
        let by_rule = || python(&snake(self.short(symbol), &self.words));
        self.names.get(symbol).cloned().unwrap_or_else(by_rule)
    }

    /// The name of a parameter, and of the variable for an output.
    pub(crate) fn param(&self, name: &str) -> String {
        match self.names.get(name) {
            Some(renamed) => renamed.clone(),
            None => {
                let private = if name.starts_with('_') { "_" } else { "" };
                // In a name such as `default_`, the name in C already avoids a C++ keyword.
                let end = if name.ends_with('_') { "_" } else { "" };
                python(&format!("{private}{}{end}", snake(name, &self.words)))
            }
        }
    }

    /// The name of a record's field.
    pub(crate) fn field(&self, name: &str) -> String {
        names::view_field(&self.param(name))
    }
}

/// Rejects an empty word, because every name contains it.
fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let words = Vec::<String>::deserialize(deserializer)?;
    match words.iter().any(String::is_empty) {
        true => Err(D::Error::custom("an empty word")),
        false => Ok(words),
    }
}

documented! {
    /// Memory that a view allocates for a function, or that the function returns: its bytes are copied.
    #[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
    pub struct Memory {
        /// The parameter of the memory.
        pub buffer: String,
        /// The parameter with its size in bytes. The function may change it to the size that it requires.
        pub size: String,
        /// The capacity, as a number of elements of the type in the header.
        #[serde(default = "one")]
        pub count: u64,
    }
}

/// The default count: one record.
fn one() -> u64 {
    1
}

documented! {
    /// A function whose record the view creates itself.
    #[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
    pub struct Flat {
        /// Parameters, and the fields that they set, by the fields' names in the view.
        #[serde(default)]
        pub given: IndexMap<String, String>,
        /// Parameters that are bytes, and the arrays of the record that they are copied into: `{FIELD: SIZE}` if
        /// another field contains their number.
        #[serde(default)]
        pub bytes: IndexMap<String, Copied>,
        /// Parameters that are numbers of elements, and the record's pointers that are set to new arrays.
        #[serde(default)]
        pub makes: IndexMap<String, String>,
        /// The result, or a list of results.
        #[serde(default, deserialize_with = "results")]
        pub returns: Vec<FlatResult>,
        /// The array behind the record's pointer for which the view allocates memory, by the field's name in the view.
        pub array: Option<String>,
        /// Parameters that programs do not pass in the view, and the value for each.
        #[serde(default)]
        pub fixed: IndexMap<String, i64>,
    }
}

impl Flat {
    /// All fields that the entry names, by their names in the view.
    pub(crate) fn fields(&self) -> impl Iterator<Item = &String> {
        let returned = self.returns.iter().flat_map(|result| match result {
            FlatResult::Record | FlatResult::Given(_) => vec![],
            FlatResult::Field(field) | FlatResult::Bytes(field) => vec![field],
            FlatResult::Part(Part { field, size }) => vec![field, size],
        });
        let bytes = self.bytes.values().flat_map(|copied| std::iter::once(&copied.field).chain(&copied.size));
        self.given.values().chain(bytes).chain(self.makes.values()).chain(returned).chain(&self.array)
    }

    /// All parameters that programs pass in place of the record.
    pub(crate) fn params(&self) -> impl Iterator<Item = &String> {
        self.given.keys().chain(self.bytes.keys()).chain(self.makes.keys())
    }
}

/// The destination of copied bytes. The remaining bytes of the array are zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Copied {
    /// The field with the array, by its name in the view.
    pub field: String,
    /// The field with the number of elements, if any.
    pub size: Option<String>,
}

impl<'de> Deserialize<'de> for Copied {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = Copied;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a field, or `{FIELD: SIZE}`")
            }

            fn visit_str<E: Error>(self, field: &str) -> Result<Copied, E> {
                Ok(Copied { field: field.to_owned(), size: None })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Copied, A::Error> {
                let (field, size) = one_entry(MapAccessDeserializer::new(map), "a field, or `{FIELD: SIZE}`")?;
                Ok(Copied { field, size: Some(size) })
            }
        }
        deserializer.deserialize_any(Form)
    }
}

impl Memory {
    /// Returns true if a parameter is the memory or its size.
    pub(crate) fn is_about(&self, param: &str) -> bool {
        [&self.buffer, &self.size].into_iter().any(|name| name == param)
    }
}

/// The first elements of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// The field with the array, by its name in the view.
    pub field: String,
    /// The field with the number of elements.
    pub size: String,
}

/// The result of a function whose record the view creates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FlatResult {
    /// `record`: the record itself.
    Record,
    /// A field, by its name in the view.
    Field(String),
    /// The first elements of an array.
    Part(Part),
    /// All bytes of an array.
    Bytes(String),
    /// The program's argument for a parameter.
    Given(String),
}

documented! {
    /// The keys of the long form of a result.
    #[derive(Deserialize)]
    pub struct FlatResultKeys {
        /// The parameter whose argument is returned.
        given: Option<String>,
        /// The field that is returned.
        field: Option<String>,
        /// The field with the number of elements.
        size: Option<String>,
    }
}

impl FlatResult {
    const EXPECTED: &'static str = "`record`, a field, `{field: …}` with or without `size`, or `{given: PARAMETER}`";

    fn of_word(word: &str) -> Self {
        match word {
            "record" => Self::Record,
            field => Self::Field(field.to_owned()),
        }
    }
}

impl<'de> Deserialize<'de> for FlatResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = FlatResult;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(FlatResult::EXPECTED)
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<FlatResult, E> {
                Ok(FlatResult::of_word(word))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<FlatResult, A::Error> {
                let keys = FlatResultKeys::deserialize(MapAccessDeserializer::new(map))?;
                match (keys.given, keys.field, keys.size) {
                    (Some(param), None, None) => Ok(FlatResult::Given(param)),
                    (None, Some(field), None) => Ok(FlatResult::Bytes(field)),
                    (None, Some(field), Some(size)) => Ok(FlatResult::Part(Part { field, size })),
                    (Some(_) | None, _, _) => Err(A::Error::custom(format!("expected {}", FlatResult::EXPECTED))),
                }
            }
        }
        deserializer.deserialize_any(Form)
    }
}

/// A single result, or a list of several results.
fn results<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<FlatResult>, D::Error> {
    struct Several;
    impl<'de> Visitor<'de> for Several {
        type Value = Vec<FlatResult>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}, or a list of these", FlatResult::EXPECTED)
        }

        fn visit_str<E: Error>(self, word: &str) -> Result<Self::Value, E> {
            Ok(vec![FlatResult::of_word(word)])
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            Ok(vec![FlatResult::deserialize(MapAccessDeserializer::new(map))?])
        }

        fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
            Vec::deserialize(SeqAccessDeserializer::new(list))
        }
    }
    deserializer.deserialize_any(Several)
}

/// An enum whose members are macros: all macros with a prefix, and additional members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MacroEnum {
    /// The prefix of its macros, which is removed.
    pub prefix: Option<String>,
    /// Further members: a macro, or a number.
    pub members: IndexMap<String, MacroValue>,
}

/// The value of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MacroValue {
    /// The value of a macro.
    Macro(String),
    /// A number, if the header has no macro for it.
    Number(i128),
}

impl<'de> Deserialize<'de> for MacroEnum {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = MacroEnum;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the prefix of macros, `{NAME: macro or number}`, or a list of both")
            }

            fn visit_str<E: Error>(self, prefix: &str) -> Result<MacroEnum, E> {
                Ok(MacroEnum { prefix: Some(prefix.to_owned()), members: IndexMap::new() })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<MacroEnum, A::Error> {
                let members = IndexMap::deserialize(MapAccessDeserializer::new(map))?;
                Ok(MacroEnum { prefix: None, members })
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<MacroEnum, A::Error> {
                let (prefix, members) = Deserialize::deserialize(SeqAccessDeserializer::new(list))?;
                Ok(MacroEnum { prefix: Some(prefix), members })
            }
        }
        deserializer.deserialize_any(Form)
    }
}

impl<'de> Deserialize<'de> for MacroValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match NameOrNumber::deserialize(deserializer)? {
            NameOrNumber::Name(name) => Self::Macro(name),
            NameOrNumber::Number(number) => Self::Number(number),
        })
    }
}
