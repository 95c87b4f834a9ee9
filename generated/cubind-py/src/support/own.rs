//! The data of each function that shares a body with other functions, and the names of arguments in messages.
//!
//! A body that several functions share is compiled once. Each function consists of a few instructions that pass the
//! differences: the addresses of the tables of classes, and the address of a static with all other data. The static
//! contains no addresses (see `rows`).

use core::fmt;
use core::ptr;
use core::{slice, str};

use pyo3::Python;

use super::argument_errors::name;
use super::errors::Owned;
use super::returned::Returned;

/// The slot of a function's symbol, and names: the function's own name, then the names of its parameters in the form
/// that [`Call::bind`] reads.
///
/// [`Call::bind`]: super::call::Call::bind
#[repr(C)]
pub struct OwnText<const N: usize> {
    slot: u32,
    /// The length of the function's name.
    function: u16,
    /// The length of the string with its parameters' names.
    params: u16,
    text: [u8; N],
}

impl<const N: usize> OwnText<N> {
    /// Creates the data for a function with these names, whose total length is `N` bytes.
    pub const fn new(slot: usize, function: &'static str, params: &'static str) -> Self {
        assert!(function.len() + params.len() == N && N <= u16::MAX as usize && slot <= u32::MAX as usize);
        let mut text = [0; N];
        let (begin, end) = text.split_at_mut(function.len());
        begin.copy_from_slice(function.as_bytes());
        end.copy_from_slice(params.as_bytes());
        Self { slot: slot as u32, function: function.len() as u16, params: params.len() as u16, text }
    }

    /// Returns a pointer to the data, for the shared body.
    #[inline(always)]
    pub const fn own(&'static self) -> Own {
        Own(ptr::from_ref(self).cast())
    }
}

/// The data of one function: a static [`OwnText`] of any length.
///
/// Architecture invariant: only [`OwnText::own`] constructs an `Own`, so the text follows the lengths, and the lengths
/// are correct.
#[derive(Clone, Copy)]
pub struct Own(*const OwnText<0>);

impl Own {
    /// Returns the slot of the function's symbol.
    #[inline(always)]
    pub(super) fn slot(self) -> usize {
        // SAFETY: the pointer refers to a static, because only `OwnText::own` constructs it.
        unsafe { (*self.0).slot as usize }
    }

    /// Returns the name of the parameter with this index.
    #[inline(always)]
    pub fn name(self, index: u32) -> Name {
        Name { text: self.0.cast(), length: OF_OWN | index }
    }

    /// Returns the function's name, and the string of its parameters' names.
    pub(super) fn names(self) -> (&'static str, &'static str) {
        // SAFETY: the pointer refers to a static, because only `OwnText::own` constructs it. The static's text has the
        // lengths in its head, and consists of two strings.
        unsafe {
            let (function, params) = ((*self.0).function as usize, (*self.0).params as usize);
            let text = slice::from_raw_parts((&raw const (*self.0).text).cast::<u8>(), function + params);
            let (function, params) = text.split_at(function);
            (str::from_utf8_unchecked(function), str::from_utf8_unchecked(params))
        }
    }
}

/// The name of an argument in messages: a string, or the index of a name in a function's own data. The index is only
/// resolved when a message is created.
///
/// A `Name` is no larger than a string slice, because every conversion receives one, but hardly any conversion uses it.
#[derive(Clone, Copy)]
pub struct Name {
    text: *const u8,
    /// The length of a string, or the index of a parameter combined with [`OF_OWN`], in which case `text` is an
    /// [`Own`].
    length: u32,
}

/// Marks the index of a parameter. It fits into half of a register, so that code can pass it as a short constant.
const OF_OWN: u32 = 1 << 31;

const _: () = assert!(size_of::<Name>() == size_of::<&str>());

impl From<&'static str> for Name {
    #[inline(always)]
    fn from(text: &'static str) -> Self {
        Self { text: text.as_ptr(), length: text.len() as u32 & !OF_OWN }
    }
}

impl Name {
    /// Returns the name of the argument.
    #[cold]
    #[inline(never)]
    pub(super) fn text(self) -> &'static str {
        let number = (self.length & !OF_OWN) as usize;
        if self.length & OF_OWN == 0 {
            // SAFETY: these are the address and the length of a string.
            return unsafe { str::from_utf8_unchecked(slice::from_raw_parts(self.text, number)) };
        }
        let (_, params) = Own(self.text.cast()).names();
        let params = params.strip_prefix('?').unwrap_or(params);
        params.split(' ').nth(number).unwrap_or_default()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.text())
    }
}

/// The return value of a shared body, or `None` if an exception is set. The message of the exception begins
/// with the function's name.
#[repr(transparent)]
pub struct Named<'py>(pub(super) Option<Owned<'py>>);

impl Own {
    /// Runs a shared body for this function.
    #[inline(always)]
    pub fn named<'py>(self, py: Python<'py>, body: impl FnOnce() -> Returned<'py>) -> Named<'py> {
        let returned = body();
        if returned.is_err() {
            name_own(py, self);
        }
        Named(returned.ok())
    }
}

#[cold]
#[inline(never)]
fn name_own(py: Python<'_>, own: Own) {
    name(py, own.names().0);
}

/// Defines a function that shares its body with other functions. The function passes the call to the body, together
/// with the names of the parameters and the tables that differ between these functions.
///
/// `shared!(cuEventQuery = like_cuEventQuery(driver::CUevent), "cuEventQuery", "hEvent", slots::cuEventQuery);`
#[allow(unused_macros, reason = "a small package has no functions that are alike")]
macro_rules! shared {
    ($public:ident = $($body:ident)::+($($table:expr),* $(,)?), $function:literal, $params:literal, $slot:path $(,)?) => {
        #[inline(always)]
        pub(crate) fn $public<'py>(call: Call<'_, 'py>) -> $crate::support::own::Named<'py> {
            static OWN: $crate::support::own::OwnText<{ $function.len() + $params.len() }> =
                $crate::support::own::OwnText::new($slot, $function, $params);
            let (this, arguments, count, names) = call.parts();
            $($body)::+(this, arguments, count, names, OWN.own() $(, &$table)*)
        }
    };
}
#[allow(unused_imports, reason = "as the macro")]
pub(crate) use shared;

#[cfg(test)]
mod tests {
    use super::{Name, OwnText};

    #[test]
    fn names_are_read_after_the_lengths() {
        static OWN: OwnText<16> = OwnText::new(70_000, "cuFoo", "?h planeIdx");
        let own = OWN.own();
        assert_eq!(own.slot(), 70_000);
        assert_eq!(own.names(), ("cuFoo", "?h planeIdx"));
        assert_eq!((own.name(0).text(), own.name(1).text()), ("h", "planeIdx"));
        assert_eq!(own.name(1).to_string(), "planeIdx");
    }

    #[test]
    fn a_string_is_a_name() {
        assert_eq!(Name::from("hStream").text(), "hStream");
        assert_eq!(Name::from("").text(), "");
    }
}
