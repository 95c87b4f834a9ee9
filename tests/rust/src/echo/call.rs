//! One call of one function, and its expected outcome.

use super::control::{Echo, Record};
use super::run::Function;
use core::ffi::{CStr, c_char};

/// The number of elements in each array whose length is determined by CUDA.
pub const OWN: i64 = 3;

/// The values that a recording stub writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Bytes that are computed from the function and the parameter.
    Pattern,
    /// Bytes like those of `Pattern`, but marked as handles.
    Handles,
    /// An integer that each element contains.
    Number(i64),
}

/// The part of a slice that a recording stub writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The whole slice.
    All,
    /// At most [`OWN`] elements.
    Own,
}

/// The form of the function that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The form that returns a tuple.
    Raw,
    /// The form that returns a [`Result`].
    Checked,
    /// The form whose handles have owners.
    Owned,
}

/// The arguments that are present in a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Round {
    /// Every argument.
    Full,
    /// Only the arguments that may not be NULL.
    Null,
    /// Empty slices, and NULL wherever NULL is allowed.
    Empty,
    /// Every argument, where the slice at this index has one element too many.
    Uneven(usize),
}

/// The expected outcome of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallOutcome {
    /// The library returns this code.
    Reached(i32),
    /// The crate returns this code because the lengths of slices do not match.
    Rejected(i32),
    /// The crate returns this code because the function is missing.
    Missing(i32),
}

/// One call, which creates its arguments and checks its outcome.
///
/// The faults of the call. They are collected instead of ending the test, because one wrong role must not hide another.
pub struct Call<'a> {
    pub(super) function: &'a Function,
    pub(super) echo: Option<&'a Echo>,
    pub(super) round: Round,
    pub(super) form: Form,
    /// True if the call's outputs were discarded.
    pub(super) lost: bool,
    /// The name of the function that the error must contain.
    pub(super) failing: &'static str,
    pub(super) outcome: CallOutcome,
    pub(super) seed: u64,
    pub(super) wrong: Vec<String>,
    /// The parameters with padding, and the byte ranges of the padding in their values, as start and end.
    pub(super) padding: Vec<(usize, usize, usize)>,
}

impl<'a> Call<'a> {
    pub(super) fn new(
        function: &'a Function,
        echo: Option<&'a Echo>,
        (round, form): (Round, Form),
        outcome: CallOutcome,
    ) -> Self {
        let seed = super::pattern::hash(function.symbol);
        let (wrong, padding) = (Vec::new(), Vec::new());
        Self { function, echo, round, form, lost: false, failing: function.name, outcome, seed, wrong, padding }
    }

    /// Returns the form of the function that is called.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Returns the call that the library recorded, if the call reached it.
    pub(super) fn record(&self) -> Option<&'a Record> {
        match self.outcome {
            CallOutcome::Reached(_) => self.echo.map(Echo::last),
            CallOutcome::Rejected(_) | CallOutcome::Missing(_) => None,
        }
    }

    /// Declares bytes of a record as padding. Rust passes a record of two values in two registers, which do not include
    /// the bytes between and after the values.
    pub fn padding(&mut self, index: usize, from: usize, to: usize) {
        self.padding.push((index, from, to));
    }

    /// Adds a fault unless a condition holds.
    pub(super) fn expect(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.wrong.push(format!("{:?} {:?}: {}", self.form, self.round, what()));
        }
    }
}

/// Returns the string behind a pointer that a library returned.
///
/// # Safety
///
/// The pointer must be NULL, or the string must not change.
pub unsafe fn lent_text(text: *const c_char) -> Option<&'static CStr> {
    // SAFETY: the pointer is not NULL, and the caller guarantees that the string is not changed.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) })
}

/// Returns the bytes of values, including padding. Reading padding is sound because arguments and outputs are filled as
/// bytes, and passed on by address.
pub(super) fn bytes_of<T: ?Sized>(value: &T) -> &[u8] {
    // SAFETY: the slice contains the bytes of a live value.
    unsafe { core::slice::from_raw_parts((&raw const *value).cast(), size_of_val(value)) }
}
