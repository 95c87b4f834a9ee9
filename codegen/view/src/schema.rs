//! The keys of a view's file, `specs/views/<module>.yaml`. The manual is `specs/docs/views.md`.

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

/// All mappings of the schema, in the order of the reference of keys.
pub(crate) const SECTIONS: &[Section] = &[
    section::<Keys>("A view"),
    section::<Flat>("`flat`, by function"),
    section::<FlatResultKeys>("`flat.returns`"),
    section::<Memory>("`memory`, by function"),
];

/// All mappings of the schema, for the help texts of findings.
pub(crate) const KEYS: codegen_core::spec::Keys = codegen_core::spec::Keys::of(SECTIONS);

/// Prints the reference for all keys, in Markdown.
pub fn reference() -> String {
    let (keys, names) = counts(SECTIONS);
    format!("\n# Keys of views\n\n{keys} keys with {names} distinct names.\n{}", tables(SECTIONS))
}

documented! {
    /// The names and forms of a module of `cuda.bindings` that uses Python naming.
    #[derive(Clone, Debug, Deserialize)]
    pub struct Keys {
        /// The prefix of the names of functions, types and enum members, in any case: `nvJitLink`.
        pub prefix: String,
        /// Further prefixes of names, which take precedence over `prefix`: `CUDA_`.
        #[serde(default, deserialize_with = "words")]
        pub prefixes: Vec<String>,
        /// The versions of CUDA for which `cuda.bindings` contains the module; default: all versions.
        pub r#in: Option<VersionRange>,
        /// Words of mixed case that the conversion to snake case does not split: `NvLink`.
        #[serde(default, deserialize_with = "words")]
        pub words: Vec<String>,
        /// Words that have this case in class names, regardless of their case in C: `MemCpy`.
        #[serde(default, deserialize_with = "words")]
        pub class_words: Vec<String>,
        /// The base class of the module's exceptions.
        pub exception: String,
        /// Enums of the view whose members are macros in C: the prefix of the macros, which is removed, `{NAME: macro
        /// or number}`, or a list of both.
        #[serde(default)]
        pub macros: IndexMap<String, MacroEnum>,
        /// Macros that become constants of the view's module.
        #[serde(default)]
        pub constants: Vec<String>,
        /// `true`: each result code has its own exception class.
        #[serde(default)]
        pub per_code: bool,
        /// `true`: exceptions contain the library's error message.
        #[serde(default)]
        pub texts: bool,
        /// The result code of a call with an array that is too short.
        pub too_short: Option<String>,
        /// `true`: enum members also have the names that they had in older releases. An older name keeps the words that
        /// all members' names begin with, or lacks the words of the enum's name.
        #[serde(default)]
        pub longer: bool,
        /// Names of functions, types, parameters and fields that cannot be derived from the names in C, and further
        /// names of enum members.
        #[serde(default)]
        pub names: IndexMap<String, String>,
        /// Records that may be elements of arrays in the view although no parameter and no field is an array of them.
        #[serde(default)]
        pub arrays: Vec<String>,
        /// Outputs that are not returned, as a parameter or `function.parameter`: programs pass the address of the
        /// output, or the record.
        #[serde(default)]
        pub filled: Vec<String>,
        /// Memory that functions update and that programs do not pass, as `function.parameter`: the view allocates the
        /// memory and returns it.
        #[serde(default)]
        pub returned: Vec<String>,
        /// Functions whose record is hidden, by symbol: programs pass and receive single fields of the record.
        #[serde(default)]
        pub flat: IndexMap<String, Flat>,
        /// Arrays in records whose length is another field: for each record, its arrays, each with the field that
        /// contains the length.
        #[serde(default)]
        pub counted: IndexMap<String, IndexMap<String, String>>,
        /// Enums with unsigned members.
        #[serde(default)]
        pub unsigned: Vec<String>,
        /// Strings that programs may also pass by address; `*` for all strings.
        #[serde(default)]
        pub addresses: Vec<String>,
        /// Further functions of the view, by their documented names, which do not contain the revision in the symbol.
        #[serde(default)]
        pub documented: Vec<String>,
        /// Counts that programs do not pass, as `function.parameter`, each with the function that reports the count.
        #[serde(default)]
        pub counts: IndexMap<String, String>,
        /// Counts that programs do not pass because the counts are lengths of arrays, as a parameter or
        /// `function.parameter`.
        #[serde(default)]
        pub lengths: Vec<String>,
        /// Functions, by symbol, that are not called if the program passes an empty array. The view returns the empty
        /// array.
        #[serde(default)]
        pub empty: Vec<String>,
        /// Functions, by symbol, for which the view allocates a buffer.
        #[serde(default)]
        pub memory: IndexMap<String, Memory>,
        /// Default values of trailing parameters, by symbol.
        #[serde(default)]
        pub defaults: IndexMap<String, IndexMap<String, i64>>,
        /// Functions, by symbol, whose result code is their result and not an error.
        #[serde(default)]
        pub codes: Vec<String>,
        /// The capacity of strings that functions write. Programs do not pass the capacity.
        pub capacity: Option<u32>,
        /// The field of a result that contains the driver's code if the result contains this code of the library:
        /// `{CODE: FIELD}`. Exceptions show the driver's code.
        pub driver_code: Option<DriverCode>,
    }
}

/// The location of the driver's code in a result.
#[derive(Clone, Debug)]
pub(crate) struct DriverCode {
    /// The field that contains the driver's code.
    pub field: String,
    /// The library's code in results whose field contains the driver's code.
    pub code: String,
}

impl<'de> Deserialize<'de> for DriverCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (code, field) = one_entry(deserializer, "`{CODE: FIELD}`")?;
        Ok(Self { field, code })
    }
}

/// A view: its keys, and the name of the module that it describes.
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
    /// Returns true if `cuda.bindings` contains the module in this major version.
    pub(crate) fn is_in(&self, major: u32) -> bool {
        let versions = VersionRange { first: Some(Version::new(major, 0)), last: Some(Version::new(major, u32::MAX)) };
        self.r#in.is_none_or(|range| range.overlaps(versions))
    }

    /// Returns a name without the library's prefix.
    pub(crate) fn short<'a>(&self, name: &'a str) -> &'a str {
        let prefixes = self.prefixes.iter().chain([&self.prefix]);
        let shorter = prefixes.map(|prefix| names::without_prefix(name, prefix));
        shorter.into_iter().find(|short| short.len() < name.len()).unwrap_or(name)
    }

    /// Returns the class name of a record or an enum, derived from the name in C.
    pub(crate) fn class(&self, name: &str) -> String {
        python(&names::view_class(self.short(name), &self.class_words))
    }

    /// Returns true for a module of the second API, which exists in addition to a module with C's names. In the second
    /// API, strings are bytes, memory is passed as a buffer or by its address, and lists and buffers are returned.
    pub(crate) fn is_second(&self) -> bool {
        self.module.contains('.')
    }

    /// Returns the view with only the parameters of one function in the view's lists of parameters.
    #[must_use]
    pub(crate) fn of_function(&self, symbol: &str) -> Self {
        let own =
            |param: &String| param.strip_prefix(symbol).and_then(|rest| rest.strip_prefix('.')).map(str::to_owned);
        let all_own = |params: &[String]| params.iter().map(|it| own(it).unwrap_or_else(|| it.clone())).collect();
        let [lengths, filled, returned] = [&self.lengths, &self.filled, &self.returned].map(|it| all_own(it));
        let counts = self.counts.iter().filter_map(|(count, by)| Some((own(count)?, by.clone()))).collect();
        Self { keys: Keys { lengths, filled, returned, counts, ..self.keys.clone() }, module: self.module.clone() }
    }

    /// Returns the name of a function in the view.
    pub(crate) fn function(&self, symbol: &str) -> String {
        let by_rule = || python(&snake(self.short(symbol), &self.words));
        self.names.get(symbol).cloned().unwrap_or_else(by_rule)
    }

    /// Returns the name of a parameter in the view, which is also the name of the variable for an output.
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

    /// Returns the name of a record's field in the view.
    pub(crate) fn field(&self, name: &str) -> String {
        names::view_field(&self.param(name))
    }
}

/// Rejects an empty word, because every name contains the empty word.
fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let words = Vec::<String>::deserialize(deserializer)?;
    match words.iter().any(String::is_empty) {
        true => Err(D::Error::custom("an empty word")),
        false => Ok(words),
    }
}

documented! {
    /// Memory that a view allocates for a function, or memory that the function returns and whose bytes the view
    /// copies.
    #[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
    pub struct Memory {
        /// The parameter that receives or returns the pointer to the memory.
        pub buffer: String,
        /// The parameter with the size of the memory in bytes. The function may set this parameter to the size that it
        /// requires.
        pub size: String,
        /// The capacity of the memory, as a number of elements of the type in the header.
        #[serde(default = "one")]
        pub count: u64,
    }
}

/// The default capacity: one record.
fn one() -> u64 {
    1
}

documented! {
    /// A function whose record the view creates itself.
    #[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
    pub struct Flat {
        /// Parameters of the view's function, and the record's fields that they set. Fields have their names in the
        /// view.
        #[serde(default)]
        pub given: IndexMap<String, String>,
        /// Parameters that are bytes, and the record's arrays to which the bytes are copied. `{FIELD: SIZE}` specifies
        /// another field that contains the number of bytes.
        #[serde(default)]
        pub bytes: IndexMap<String, Copied>,
        /// Parameters that are numbers of elements, and the record's pointers that are set to new arrays of these
        /// lengths.
        #[serde(default)]
        pub makes: IndexMap<String, String>,
        /// The result of the function, or a list of results.
        #[serde(default, deserialize_with = "results")]
        pub returns: Vec<FlatResult>,
        /// The array for which the view allocates memory, by the name that the record's pointer to the array has in the
        /// view.
        pub array: Option<String>,
        /// Parameters that programs do not pass to the view's function, and the value for each parameter.
        #[serde(default)]
        pub fixed: IndexMap<String, i64>,
    }
}

impl Flat {
    /// Returns all fields that the entry mentions, by their names in the view.
    pub(crate) fn fields(&self) -> impl Iterator<Item = &String> {
        let returned = self.returns.iter().flat_map(|result| match result {
            FlatResult::Record | FlatResult::Given(_) => vec![],
            FlatResult::Field(field) | FlatResult::Bytes(field) => vec![field],
            FlatResult::Part(Part { field, size }) => vec![field, size],
        });
        let bytes = self.bytes.values().flat_map(|copied| std::iter::once(&copied.field).chain(&copied.size));
        self.given.values().chain(bytes).chain(self.makes.values()).chain(returned).chain(&self.array)
    }

    /// Returns all parameters that programs pass in place of the record.
    pub(crate) fn params(&self) -> impl Iterator<Item = &String> {
        self.given.keys().chain(self.bytes.keys()).chain(self.makes.keys())
    }
}

/// The array to which bytes are copied. The remaining bytes of the array are zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Copied {
    /// The field that contains the array, by its name in the view.
    pub field: String,
    /// The field that contains the number of bytes, if there is one.
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
    /// Returns true if a parameter is the memory or the size of the memory.
    pub(crate) fn is_about(&self, param: &str) -> bool {
        [&self.buffer, &self.size].into_iter().any(|name| name == param)
    }
}

/// The first elements of an array in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// The field that contains the array, by its name in the view.
    pub field: String,
    /// The field that contains the number of elements.
    pub size: String,
}

/// A result of a function whose record the view creates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FlatResult {
    /// The record itself: `record` in the view's file.
    Record,
    /// A field of the record, by its name in the view.
    Field(String),
    /// The first elements of an array in the record.
    Part(Part),
    /// All bytes of an array in the record.
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
        /// The field of the record whose value is returned.
        field: Option<String>,
        /// The field that contains the number of elements.
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

/// Deserializes a single result, or a list of several results.
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
    /// The prefix of the enum's macros, which is removed from the members' names.
    pub prefix: Option<String>,
    /// Further members, each with a macro or a number as its value.
    pub members: IndexMap<String, MacroValue>,
}

/// The value of an enum member.
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
