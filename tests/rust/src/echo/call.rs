//! One call of one function, and what is expected of it.

use super::control::{Echo, Record};
use super::run::Function;
use core::ffi::{CStr, c_char};

/// How many elements echo libraries have of everything whose number only CUDA knows.
pub const OWN: i64 = 3;

/// What an echo library writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Bytes computed from the function and the parameter.
    Pattern,
    /// The same, marked as handles.
    Handles,
    /// This number in each element.
    Number(i64),
}

/// How much of a slice an echo library writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// All of it.
    All,
    /// No more than [`OWN`].
    Own,
}

/// Which function of the crate is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The one that returns a tuple.
    Raw,
    /// The one that returns a [`Result`].
    Checked,
    /// The one whose handles have owners.
    Owned,
}

/// What is present in a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Round {
    /// Every argument.
    Full,
    /// Only what may not be NULL.
    Null,
    /// Empty slices, and NULL wherever it is allowed.
    Empty,
    /// Every argument, and the slice at this place has one element too many.
    Uneven(usize),
}

/// What becomes of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallOutcome {
    /// The library returns this code.
    Reached(i32),
    /// The crate returns this code because lengths do not fit together.
    Rejected(i32),
    /// The crate returns this code because there is no function.
    Missing(i32),
}

/// One call: makes its arguments and compares what becomes of them.
///
/// What is wrong is collected rather than a reason to stop: one wrong role must not hide another.
pub struct Call<'a> {
    pub(super) function: &'a Function,
    pub(super) echo: Option<&'a Echo>,
    pub(super) round: Round,
    pub(super) form: Form,
    /// Whether there are no outputs to look at.
    pub(super) lost: bool,
    /// The function that an error names.
    pub(super) failing: &'static str,
    pub(super) outcome: CallOutcome,
    pub(super) seed: u64,
    pub(super) wrong: Vec<String>,
    /// Parameters, and the bytes of their values that say nothing: from, to.
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

    /// Which form of the function is called.
    pub fn form(&self) -> Form {
        self.form
    }

    /// What the library noted, if the call reached it.
    pub(super) fn record(&self) -> Option<&'a Record> {
        match self.outcome {
            CallOutcome::Reached(_) => self.echo.map(Echo::last),
            CallOutcome::Rejected(_) | CallOutcome::Missing(_) => None,
        }
    }

    /// Bytes of a record that say nothing. Rust passes a record of two values in two registers, which have no room for what
    /// lies between and behind them.
    pub fn padding(&mut self, index: usize, from: usize, to: usize) {
        self.padding.push((index, from, to));
    }

    /// Notes that something is not as it must be.
    pub(super) fn expect(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.wrong.push(format!("{:?} {:?}: {}", self.form, self.round, what()));
        }
    }
}

/// The string behind a pointer that a library returned.
///
/// # Safety
///
/// The pointer is NULL, or the string is not changed.
pub unsafe fn lent_text(text: *const c_char) -> Option<&'static CStr> {
    // SAFETY: the caller's promise.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) })
}

/// The bytes of values.
///
/// Padding is read as well: arguments and outputs are filled as bytes, and passed on by address.
pub(super) fn bytes_of<T: ?Sized>(value: &T) -> &[u8] {
    // SAFETY: the bytes of a value that is there.
    unsafe { core::slice::from_raw_parts((&raw const *value).cast(), size_of_val(value)) }
}
