//! Buffers whose size only the library can determine: size queries and allocation.

use alloc::{ffi::CString, vec, vec::Vec};
use core::ffi::{CStr, c_char};

use super::args::Count;
use super::error::{Called, Error};
use super::output::{Zeroed, zeroed};
use super::status::Status;

/// The maximum number of repeated queries. After the last query, the elements that fit are returned, or the error.
const TRIES: usize = 8;
/// The initial capacity and the maximum capacity for a string of unknown length.
const CAPACITY: usize = 256;
const LONGEST: usize = 1 << 16;

/// Converts a count or a size that C returned; a negative value becomes 0.
#[inline]
pub fn length<N: Count>(count: N) -> usize {
    count.try_into().unwrap_or(0)
}

/// Creates a vector of `len` zeroed elements.
#[inline]
pub fn room<T: Zeroed + Clone>(len: usize) -> Vec<T> {
    vec![zeroed(); len]
}

/// Creates a vector of `len` new records, whose initial values are not all zero.
#[inline]
pub fn records<T: Clone + Default>(len: usize) -> Vec<T> {
    vec![T::default(); len]
}

/// Queries the count by passing NULL, and then queries that many elements.
///
/// `call` calls the library with arrays of the given length, or NULL if the length is 0. It returns the result, the
/// count that the library reports, and the elements that were written. If the library has more elements than fit into
/// the arrays, the call is repeated.
pub fn two_calls<S: Status, V>(
    called: &'static Called,
    mut call: impl FnMut(usize) -> (S, usize, V),
) -> Result<V, Error<S>> {
    let (mut len, mut tries) = (0, 0);
    loop {
        let (code, count, value) = call(len);
        // Some libraries reject buffers that are too small, including NULL; they still report the count.
        let too_small = S::TOO_SMALL.is_some_and(|too_small| too_small.code() == code.code());
        if !too_small && !code.is_success() {
            return Err(Error::new(called, code));
        }
        if !too_small && count <= len {
            return Ok(value);
        }
        if tries == TRIES {
            return if too_small { Err(Error::new(called, code)) } else { Ok(value) };
        }
        // If the library reports "too small" without a larger count, the next buffer is twice as large.
        len = if too_small { count.max(2 * len).max(1) } else { count };
        tries += 1;
    }
}

/// Returns a string that the library truncates to the size of the buffer. The call is repeated with a larger buffer
/// until the string fits.
pub fn string<S: Status>(called: &'static Called, mut call: impl FnMut(&mut [u8]) -> S) -> Result<CString, Error<S>> {
    let mut capacity = CAPACITY;
    loop {
        let mut bytes = room::<u8>(capacity);
        let code = call(&mut bytes);
        let too_small = S::TOO_SMALL.is_some_and(|too_small| too_small.code() == code.code());
        let is_full = CStr::from_bytes_until_nul(&bytes).map_or(true, |text| text.count_bytes() + 1 == capacity);
        if capacity < LONGEST && (too_small || (code.is_success() && is_full)) {
            capacity *= 2;
        } else if code.is_success() {
            return Ok(text(bytes));
        } else {
            return Err(Error::new(called, code));
        }
    }
}

/// Returns the string in a buffer, up to the first NUL or the buffer's end.
pub fn text(mut bytes: Vec<u8>) -> CString {
    bytes.truncate(bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len()));
    // SAFETY: the bytes from the first NUL on were removed.
    unsafe { CString::from_vec_unchecked(bytes) }
}

/// Returns the addresses of the strings.
pub fn addresses(strings: &[&CStr]) -> Vec<*const c_char> {
    strings.iter().map(|string| string.as_ptr()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::status::tests::{Code, LIBRARY};
    use super::*;

    static CALLED: Called = Called { function: "codeList", symbol: "", library: &LIBRARY };

    /// Simulates a library with three elements, or with one more at each call if `growing`. If it `refuses`, it rejects
    /// small buffers with a code.
    fn library(growing: bool, refuses: bool) -> (Result<Vec<u8>, Error<Code>>, usize) {
        let (mut calls, mut has) = (0, 3);
        let found = two_calls(&CALLED, |room| {
            calls += 1;
            let mut elements = vec![7; room];
            let count = has;
            has += usize::from(growing);
            elements.truncate(count);
            (if refuses && room < count { Code::SMALL } else { Code::FINE }, count, elements)
        });
        (found, calls)
    }

    #[test]
    fn a_count_is_queried_with_null() {
        assert_eq!(library(false, false), (Ok(vec![7; 3]), 2));
        assert_eq!(library(false, true), (Ok(vec![7; 3]), 2));
        let none = two_calls(&CALLED, |room| (Code::FINE, 0, room));
        assert_eq!(none, Ok(0));
        let failed = two_calls(&CALLED, |room| (Code::OLD, 3, room));
        assert_eq!(failed.unwrap_err().code(), Code::OLD);
    }

    #[test]
    fn a_growing_count_is_queried_again_but_not_forever() {
        // At each call, the library has one more element than fits. After the last call, the elements that fit are
        // returned.
        assert_eq!(library(true, false), (Ok(vec![7; 10]), TRIES + 1));
        // A buffer of twice the capacity is large enough.
        assert_eq!(library(true, true).0.map(|found| found.len()), Ok(5));
        let (mut calls, mut most) = (0, 0);
        let never = two_calls(&CALLED, |room| {
            (calls, most) = (calls + 1, room);
            (Code::SMALL, 0, ())
        });
        assert_eq!((never.unwrap_err().code(), calls, most), (Code::SMALL, TRIES + 1, 1 << (TRIES - 1)));
    }

    #[test]
    fn buffers_of_strings_grow() {
        let of = |length: usize| {
            let mut calls = 0;
            let found = string(&CALLED, |bytes| {
                calls += 1;
                let cut = length.min(bytes.len() - 1);
                bytes[..cut].fill(b'x');
                Code::FINE
            });
            (found.map(|text| text.count_bytes()).map_err(|error| error.code()), calls)
        };
        assert_eq!(of(0), (Ok(0), 1));
        assert_eq!(of(254), (Ok(254), 1));
        assert_eq!(of(255), (Ok(255), 2));
        assert_eq!(of(1 << 20), (Ok(LONGEST - 1), 9));
        let refused = string(&CALLED, |bytes| if bytes.len() < 1000 { Code::SMALL } else { Code::FINE });
        assert_eq!(refused, Ok(c"".to_owned()));
        assert_eq!(string(&CALLED, |_| Code::OLD).unwrap_err().function(), "codeList");
    }

    #[test]
    fn a_string_ends_at_the_first_nul() {
        assert_eq!(text(b"PTX\0\0".to_vec()), c"PTX".to_owned());
        assert_eq!(text(b"PTX".to_vec()), c"PTX".to_owned());
        assert_eq!(text(Vec::new()), c"".to_owned());
    }

    #[test]
    fn counts() {
        assert_eq!((length(3_u32), length(-1_i32), length(usize::MAX)), (3, 0, usize::MAX));
        assert_eq!(room::<u16>(2), [0, 0]);
    }
}
