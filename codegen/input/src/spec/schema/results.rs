//! Results of functions: result codes, values that a call returns if the function is not available, and descriptions of
//! errors.

use super::{
    keys::documented,
    short_or_long::{self, ShortOrLong},
};
use crate::{glob, spec::FunctionNames};
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, de::Error};

documented! {
    /// The type of the library's result codes, and the codes that cubind itself returns. The type is an enum of result
    /// codes, or a record that contains such an enum.
    #[derive(Clone, Debug, Deserialize)]
    pub struct ResultCodes {
        /// The enum of result codes, or a record and the record's field that contains the code: `RECORD.FIELD`.
        pub r#type: String,
        /// The members of `type` if no header declares this type: patterns of macros with integer values, or `{NAME:
        /// VALUE}` for a library without result codes. `returns` lists the functions that return such codes.
        pub codes: Option<Codes>,
        /// Functions with another result type, by name or pattern. `code`: the integer result is a code. `count`: the
        /// result is a count, a negated code, or -1 with the code in `errno`. `{creates_or: CODE}`: the result is a new
        /// handle that the caller owns, or NULL if the call has failed with this code. An integer or `zeros`: the
        /// result of a call if the library or the function is missing. An integer under a pattern does not apply to
        /// functions that return pointers, handles or records.
        #[serde(default)]
        pub returns: IndexMap<String, Returns>,
        /// The code that means success.
        pub success: String,
        /// The code of a successful call whose work is still in progress, if the library has such a code. All outputs
        /// of the call are valid.
        pub in_progress: Option<String>,
        /// `positive` if codes above 0 are warnings. A call that returns a warning has succeeded, and its outputs are
        /// valid. If omitted, there are no warnings.
        pub warnings: Option<Warnings>,
        /// The code that a call returns if the library cannot be loaded.
        pub missing_library: String,
        /// The code that a call returns if the library lacks the function.
        pub missing_symbol: String,
        /// The code for invalid arguments, such as slices of different lengths that share a count.
        pub invalid_argument: String,
        /// The code that functions return if an output buffer is too small, if the library has a separate code for this
        /// error.
        pub too_small: Option<String>,
        /// The code that NVIDIA's stub library for linking returns, if there is such a stub library.
        pub stub_library: Option<String>,
        /// The code that functions return in a forked process whose parent process has used the library, if the library
        /// detects this case.
        pub in_child: Option<String>,
        /// The function that returns the description of a result code, if there is one.
        pub description: Option<String>,
        /// The function that describes the last error. In `{FUNCTION: [FUNCTION]}`, the first function returns an
        /// object's log, and the list contains the functions whose errors the log describes.
        pub last_message: Option<LastMessage>,
    }
    beside {
        /// The record's field that contains the result code.
        pub code: Option<String>,
    }
}

/// Result codes that the headers do not declare in an enum.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged, expecting = "expected patterns of macros, or `{NAME: VALUE}`")]
pub enum Codes {
    /// Macros whose values are result codes, by name or pattern.
    Macros(Vec<String>),
    /// Codes that the spec defines for cubind's own use. No function of the library returns these codes.
    Own(IndexMap<String, i32>),
}

/// The result of a function whose declared return type is not the type of result codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Returns {
    /// An integer that is a result code.
    Code,
    /// A count, or a negated result code if the call has failed.
    Count,
    /// A new handle that the caller owns, or NULL if the call has failed with this code.
    Creates(String),
    /// A value of another type. The call returns `Missing` if the function is not available.
    Missing(Missing),
}

/// The value that a call returns if the function is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// An integer. The function may return an enum, even an enum without a member of this value.
    Number(i64),
    /// Zero bytes: NULL, an invalid handle, or a record whose bytes are all 0.
    Zeros,
}

impl<'de> Deserialize<'de> for Returns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(i64),
            Word(String),
            Creates(Creates),
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Creates {
            creates_or: String,
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Number(number)) => Ok(Self::Missing(Missing::Number(number))),
            Ok(Written::Word(word)) if word == "zeros" => Ok(Self::Missing(Missing::Zeros)),
            Ok(Written::Word(word)) if word == "code" => Ok(Self::Code),
            Ok(Written::Word(word)) if word == "count" => Ok(Self::Count),
            Ok(Written::Creates(Creates { creates_or })) => Ok(Self::Creates(creates_or)),
            Ok(Written::Word(_)) | Err(_) => {
                Err(D::Error::custom("expected `code`, `count`, a number, `zeros`, or `{creates_or: CODE}`"))
            }
        }
    }
}

/// Codes that successful calls return, in addition to the code for success.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Warnings {
    /// All codes above 0 are warnings, and negative codes are errors.
    Positive,
}

/// The function that describes the library's last error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMessage {
    /// The name of the function.
    pub function: String,
    /// If the function returns an object's log: the functions whose errors the log describes. If the list is empty, the
    /// log describes the errors of all functions that take such an object.
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
    /// Splits `RECORD.FIELD` into the record and its field.
    pub(super) fn split(&mut self) {
        if let Some((record, field)) = self.r#type.split_once('.') {
            (self.r#type, self.code) = (record.to_owned(), Some(field.to_owned()));
        }
    }

    /// Returns the suffix that selects the code in an expression of the result type: `.err` for a record, and an empty
    /// string for the enum.
    pub fn field_access(&self) -> String {
        self.code.as_ref().map(|field| format!(".{field}")).unwrap_or_default()
    }

    /// Returns true if a spec entry specifies this kind of result for a function.
    pub fn returns(&self, function: &FunctionNames<'_>, what: Returns) -> bool {
        function.entries(&self.returns).first().is_some_and(|(_, returns)| **returns == what)
    }

    /// Returns the code of a failed call to a function that returns a handle, or NULL on failure.
    pub fn creates(&self, function: &FunctionNames<'_>) -> Option<&String> {
        let (_, returns) = *function.entries(&self.returns).first()?;
        if let Returns::Creates(code) = returns { Some(code) } else { None }
    }

    /// Returns the value that a call returns if a function without a result code is not available. Patterns with a
    /// number do not apply to a function that returns a pointer, a handle or a record.
    pub fn missing(&self, function: &FunctionNames<'_>, is_number: bool) -> Option<Missing> {
        let missing = |name: &str, returns: &Returns| match returns {
            Returns::Missing(Missing::Number(_)) if !is_number && glob::is_pattern(name) => None,
            Returns::Missing(missing) => Some(*missing),
            Returns::Creates(_) => Some(Missing::Zeros),
            Returns::Code | Returns::Count => None,
        };
        function.entries(&self.returns).into_iter().find_map(|(name, returns)| missing(name, returns))
    }
}
