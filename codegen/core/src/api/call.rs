//! What is known of a call as a whole, beside its parameters one by one.

use super::roles::Selection;
use crate::ctype::CType;

/// How the size of a function's outputs becomes known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Growth {
    /// The caller knows it, or it is fixed, or nobody can be certain.
    #[default]
    Known,
    /// NULL for all arrays asks for their common count; the second call fills them.
    TwoCalls {
        /// The parameter with the count.
        count: String,
        /// The arrays.
        arrays: Vec<String>,
    },
    /// Another function reports it.
    SizedBy {
        /// The array, buffer or string.
        array: String,
        /// The public name of the function.
        function: String,
        /// For each of its inputs the parameter of this function that is the same.
        arguments: Vec<String>,
    },
    /// A string is cut where the memory ends: more memory may show more of it.
    Capacity {
        /// The string.
        string: String,
    },
}

impl Growth {
    /// The parameters that stand for memory whose size becomes known so.
    pub fn arrays(&self) -> &[String] {
        match self {
            Self::Known => &[],
            Self::TwoCalls { arrays, .. } => arrays,
            Self::SizedBy { array: only, .. } | Self::Capacity { string: only } => std::slice::from_ref(only),
        }
    }
}

/// The attribute that a function gets or sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyed {
    /// The parameter that selects it, and the table of types.
    pub selection: Selection,
    /// The parameter with the value.
    pub value: String,
    /// Whether the value is returned.
    pub is_returned: bool,
}

/// The handle whose lifetime the retained arguments of a call must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retainer {
    /// The parameter that has it.
    pub param: String,
    /// The handle's type.
    pub handle: CType,
}

/// Arguments that must live as long as something that the call makes or takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The parameter that they belong to: a handle, or a record of the program's.
    pub holder: String,
    /// The parameters with the arguments.
    pub params: Vec<String>,
    /// Whether the next such call puts others in their place.
    pub is_replaced: bool,
    /// Whether what is made from the holder uses them as well.
    pub is_copied: bool,
}

/// What a C function returns, apart from what it writes through pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// The library's result code.
    Status,
    /// Nothing: `void`.
    Nothing,
    /// A string that is valid as long as the process runs, or NULL.
    StaticString,
    /// A number of something, or minus a code of the library, or -1, where C's `errno` has the code.
    Count,
    /// A value, in a function that cannot fail.
    Value,
}
