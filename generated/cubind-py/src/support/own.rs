//! What a function has of its own where several have one body, and what arguments are called in messages.
//!
//! A body that several functions have is compiled once. Each of them is a few instructions, which pass on what differs: the
//! tables of classes by their addresses, and all else as one address, that of a static without addresses (see `rows`).

use core::fmt;
use core::ptr;
use core::{slice, str};

/// The slot of a function's symbol, and its names: first its own, then those of its parameters as [`Call::bind`] reads them.
///
/// [`Call::bind`]: super::call::Call::bind
#[repr(C)]
pub struct OwnText<const N: usize> {
    slot: u32,
    /// How long the function's name is.
    function: u16,
    /// How long the text of its parameters' names is.
    params: u16,
    text: [u8; N],
}

impl<const N: usize> OwnText<N> {
    /// Of a function with these names, which have `N` bytes together.
    pub const fn new(slot: usize, function: &'static str, params: &'static str) -> Self {
        assert!(function.len() + params.len() == N && N <= u16::MAX as usize && slot <= u32::MAX as usize);
        let mut text = [0; N];
        let (begin, end) = text.split_at_mut(function.len());
        begin.copy_from_slice(function.as_bytes());
        end.copy_from_slice(params.as_bytes());
        Self { slot: slot as u32, function: function.len() as u16, params: params.len() as u16, text }
    }

    /// What is passed on.
    #[inline(always)]
    pub const fn own(&'static self) -> Own {
        Own(ptr::from_ref(self).cast())
    }
}

/// What one function has of its own: a static [`OwnText`], of whatever length.
///
/// Architecture invariant: only [`OwnText::own`] makes one, so the text is behind the lengths, which are right.
#[derive(Clone, Copy)]
pub struct Own(*const OwnText<0>);

impl Own {
    /// The slot of its symbol.
    #[inline(always)]
    pub(super) fn slot(self) -> usize {
        // SAFETY: a static, see above.
        unsafe { (*self.0).slot as usize }
    }

    /// The name of its parameter with this index.
    #[inline(always)]
    pub fn name(self, index: u32) -> Name {
        Name { text: self.0.cast(), length: ((index as u64) + 1) << 32 }
    }

    /// Its name, and the text of its parameters' names.
    pub(super) fn names(self) -> (&'static str, &'static str) {
        // SAFETY: a static, see above: as long as its head says, and made of two strings.
        unsafe {
            let (function, params) = ((*self.0).function as usize, (*self.0).params as usize);
            let text = slice::from_raw_parts((&raw const (*self.0).text).cast::<u8>(), function + params);
            let (function, params) = text.split_at(function);
            (str::from_utf8_unchecked(function), str::from_utf8_unchecked(params))
        }
    }
}

/// What an argument is called: a text, or one of the names that a function has of its own, which is only looked for where a
/// message wants it.
///
/// As small as a text, since every conversion is given one and hardly any uses it.
#[derive(Clone, Copy)]
pub struct Name {
    text: *const u8,
    /// Of a text; else above it the index of a parameter and one, and `text` is an [`Own`].
    length: u64,
}

const _: () = assert!(size_of::<Name>() == size_of::<&str>());

impl From<&'static str> for Name {
    #[inline(always)]
    fn from(text: &'static str) -> Self {
        Self { text: text.as_ptr(), length: text.len() as u64 & u32::MAX as u64 }
    }
}

impl Name {
    /// The name.
    #[cold]
    #[inline(never)]
    pub(super) fn text(self) -> &'static str {
        match (self.length >> 32) as usize {
            // SAFETY: a text, with its length.
            0 => unsafe { str::from_utf8_unchecked(slice::from_raw_parts(self.text, self.length as usize)) },
            above => {
                let (_, params) = Own(self.text.cast()).names();
                let params = params.strip_prefix('?').unwrap_or(params);
                params.split(' ').nth(above - 1).unwrap_or_default()
            }
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.text())
    }
}

/// How a function begins and ends whose body others have as well: it passes on the call, with the names that bodies bind the
/// arguments to, and the tables that are different in each of these functions.
///
/// `shared!(call, like_cuEventQuery(driver::CUevent), "cuEventQuery", "hEvent", slots::cuEventQuery)`
#[allow(unused_macros, reason = "a small package has no functions that are alike")]
macro_rules! shared {
    ($call:ident, $body:ident($($table:expr),* $(,)?), $function:literal, $params:literal, $slot:path) => {{
        static OWN: $crate::support::own::OwnText<{ $function.len() + $params.len() }> =
            $crate::support::own::OwnText::new($slot, $function, $params);
        let (this, arguments, count, names) = $call.parts();
        $body(this, arguments, count, names, OWN.own() $(, &$table)*)
    }};
}
#[allow(unused_imports, reason = "as the macro")]
pub(crate) use shared;

#[cfg(test)]
mod tests {
    use super::{Name, OwnText};

    #[test]
    fn what_a_function_has_of_its_own_is_read_behind_its_head() {
        static OWN: OwnText<16> = OwnText::new(70_000, "cuFoo", "?h planeIdx");
        let own = OWN.own();
        assert_eq!(own.slot(), 70_000);
        assert_eq!(own.names(), ("cuFoo", "?h planeIdx"));
        assert_eq!((own.name(0).text(), own.name(1).text()), ("h", "planeIdx"));
        assert_eq!(own.name(1).to_string(), "planeIdx");
    }

    #[test]
    fn a_text_is_a_name() {
        assert_eq!(Name::from("hStream").text(), "hStream");
        assert_eq!(Name::from("").text(), "");
    }
}
