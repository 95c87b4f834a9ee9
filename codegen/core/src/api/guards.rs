//! What is wrong with the arguments of a call before it is made: C's libraries would read or write past the end of memory.
//!
//! A language checks this, and reports it as the library would a wrong argument; a function without a result code has no way
//! to, unless the language has exceptions.

use super::{plan::SliceLength, roles::Selection};

/// What a call is refused for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guard {
    /// The type that the caller has chosen is not as large as what the selector selects.
    Unfit {
        /// The parameter whose type it is: of its value, or of each element.
        param: String,
        /// What selects the type.
        selection: Selection,
        /// How sizes are compared.
        fits: Fits,
        /// When there is a value at all.
        there: There,
    },
    /// The same of a number that knows its size.
    UnfitNumber {
        /// The number.
        param: String,
        /// What selects its type.
        selection: Selection,
        /// What tells whether it has two such parts.
        complex: Option<Selection>,
    },
    /// A buffer has fewer bytes.
    FewerBytes {
        /// The buffer.
        param: String,
        /// Than so many.
        bytes: u64,
    },
    /// An array has fewer elements than there are parts.
    FewerParts {
        /// The array.
        param: String,
        /// What is divided.
        dividend: String,
        /// By what.
        divisor: String,
    },
    /// An array has more elements than the library has room for.
    MoreElements {
        /// The array.
        param: String,
        /// Than so many.
        most: u64,
    },
    /// Arrays that share a length have several.
    Lengths {
        /// The parameter that gets it.
        count: String,
        /// The arrays.
        of: Vec<SliceLength>,
    },
}

/// How the size of a type is compared with that of what is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fits {
    /// It is the same, or CUDA knows no size.
    Same,
    /// The library is told the size as well.
    Told,
    /// CUDA writes the value.
    Written,
}

/// When there is a value whose size matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum There {
    /// Always.
    Always,
    /// If it is not NULL.
    IfSome,
    /// If the array has elements.
    IfAny,
}
