//! Properties of a call as a whole: outputs whose size the caller determines, retained arguments, and the return value
//! in C.

use super::roles::Selection;
use crate::ctype::CType;

/// The way in which a caller determines the size of a function's outputs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Growth {
    /// The size is fixed, or known to the caller, or cannot be determined reliably.
    #[default]
    Known,
    /// A first call with NULL for all arrays returns their common count. A second call fills the arrays.
    TwoCalls {
        /// The parameter that contains the count.
        count: String,
        /// The parameters that receive the arrays.
        arrays: Vec<String>,
    },
    /// Another function reports the size of the output.
    SizedBy {
        /// The parameter that receives the array, buffer or string.
        array: String,
        /// The public name of the function that reports the size.
        function: String,
        /// For each input of the reporting function, the parameter of this function with the same value.
        arguments: Vec<String>,
    },
    /// The string is truncated if the memory is too small. A call with more memory may return more of the string.
    Capacity {
        /// The parameter that receives the string.
        string: String,
    },
}

impl Growth {
    /// Returns the parameters for the memory whose size the caller determines in this way.
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
pub struct AttributeAccess {
    /// The parameter that selects the attribute, and the table with the type of each attribute.
    pub selection: Selection,
    /// The parameter that contains the attribute's value.
    pub value: String,
    /// True if the function returns the value.
    pub is_returned: bool,
}

/// The handle that keeps a call's retained arguments alive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HolderParam {
    /// The parameter that contains the handle.
    pub param: String,
    /// The type of the handle.
    pub handle: CType,
}

/// Arguments that must outlive the call. They must exist until an object that the call creates or takes is destroyed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldArguments {
    /// The parameter for the object that keeps the arguments alive. The object is a handle, or a record of the program.
    pub holder: String,
    /// The parameters whose arguments must outlive the call.
    pub params: Vec<String>,
    /// True if the next call of the same kind replaces the retained arguments.
    pub is_replaced: bool,
    /// True if objects that were made from the holder also use the arguments.
    pub is_copied: bool,
}

/// The return value of a C function, without the outputs that the function writes through pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// The library's result code.
    Status,
    /// No value: `void`.
    Nothing,
    /// A string that is valid until the process ends, or NULL.
    StaticString,
    /// A count on success. On failure, a negated code of the library, or -1 with the error code in C's `errno`.
    Count,
    /// A value. The function cannot fail.
    Value,
}
