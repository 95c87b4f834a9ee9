//! Errors for calls that would access memory out of bounds, and for other calls that `owned` rejects.

use super::error::{Called, Error};
use super::status::Status;
use alloc::format;
use core::fmt::Debug;

/// The length of a block of memory, and the unit of that length.
pub type Length = (usize, &'static str);

/// The length, as a number of values.
#[inline]
pub fn values(has: Option<usize>) -> Option<Length> {
    has.map(|has| (has, "values"))
}

/// The length in bytes.
#[inline]
pub fn bytes(has: Option<usize>) -> Option<Length> {
    has.map(|has| (has, "bytes"))
}

/// Returns an error if a call needs more values than the memory contains. `None` if the memory is large enough, or if
/// its length is not known.
///
/// Each dimension of the array has a number of elements and a stride. The library itself rejects negative numbers.
#[inline]
pub fn refused<S: Status>(
    called: &'static Called,
    memory: &str,
    has: Option<Length>,
    sides: &[(i128, i128)],
) -> Option<Error<S>> {
    let has = has?;
    let needed = needed(sides);
    (needed > has.0 as u128).then(|| too_short(called, memory, has, needed))
}

/// The error for a call whose work cannot be ordered after earlier work on the same memory.
#[cold]
pub fn without_order<S: Status>(called: &'static Called, memory: &str, why: &dyn core::fmt::Display) -> Error<S> {
    Error::explained(
        called,
        S::INVALID_ARGUMENT,
        format!("`{memory}` cannot be used after the earlier work on it: {why}"),
    )
}

/// The error for a call that needs the primary context of a device.
#[cold]
pub fn without_context<S: Status>(called: &'static Called, why: &dyn core::fmt::Display) -> Error<S> {
    Error::explained(called, S::INVALID_ARGUMENT, format!("the primary context of a device cannot be used: {why}"))
}

/// The error for a call that is not allowed in a group of calls.
#[cold]
pub fn in_a_group<S: Status>(called: &'static Called) -> Error<S> {
    let words = "this thread is in a group of calls: use the methods of `Group`";
    Error::explained(called, S::INVALID_ARGUMENT, words.into())
}

/// The error for a call to which only some of the ranks pass memory and a stream.
#[cold]
pub fn not_all<S: Status>(called: &'static Called, given: usize, ranks: usize) -> Error<S> {
    let words = format!("memory and a stream are passed for {given} of {ranks} ranks");
    Error::explained(called, S::INVALID_ARGUMENT, words)
}

/// The error for a call whose required memory depends on the number of ranks.
#[cold]
pub fn no_ranks<S: Status>(called: &'static Called) -> Error<S> {
    Error::explained(called, S::INVALID_ARGUMENT, "the number of ranks is not known".into())
}

/// The error for a rank whose index is out of range.
#[cold]
pub fn no_rank<S: Status>(called: &'static Called, number: usize, ranks: usize) -> Error<S> {
    Error::explained(called, S::INVALID_ARGUMENT, format!("there is no rank {number}: the {ranks} ranks begin with 0"))
}

/// Like [`refused`], but for a call whose required memory size is determined by a handle. `None` if the memory is large
/// enough, or if its length is not known.
#[inline]
pub fn refused_by_handle<S: Status>(
    called: &'static Called,
    memory: &str,
    has: Option<Length>,
    needed: u128,
) -> Option<Error<S>> {
    let has = has?;
    (needed > has.0 as u128).then(|| too_short(called, memory, has, needed))
}

/// The error for a matrix whose size is not known.
#[cold]
pub fn unknown_matrix<S: Status>(called: &'static Called) -> Error<S> {
    let words = "the size of a matrix of this order and type is not known: use the function of `checked`";
    Error::explained(called, S::INVALID_ARGUMENT, words.into())
}

/// The error for an array that extends below its address.
#[cold]
pub fn before_the_address<S: Status>(called: &'static Called) -> Error<S> {
    let words = "with negative strides the memory begins before the address: use the function of `checked`";
    Error::explained(called, S::INVALID_ARGUMENT, words.into())
}

/// The error for a descriptor that was created but never set. Libraries do not always check this: in tests, kernels
/// used the memory nevertheless.
#[cold]
pub fn unset<S: Status>(called: &'static Called) -> Error<S> {
    Error::explained(called, S::INVALID_ARGUMENT, "a descriptor has not been set, so its size is 0 bytes".into())
}

/// The error for a plan that `owned` did not create, or whose kind differs from that of the call.
#[cold]
pub fn unknown_plan<S: Status>(called: &'static Called, kind: Option<&dyn Debug>) -> Error<S> {
    let words = match kind {
        Some(kind) => format!("the kind of this plan is {kind:?}"),
        None => "the memory that this plan uses is not known: create the plan with a function of `owned`".into(),
    };
    Error::explained(called, S::INVALID_ARGUMENT, words)
}

/// The size in bytes of a batch of matrices, up to the last element. `lines` contains the number of lines of a matrix
/// and their stride.
pub fn matrix_bytes(line: i128, lines: (i128, i128), batch: (i128, i128), bits: u32) -> u128 {
    needed(&[(line, 1), lines, batch]).saturating_mul(bits.into()).div_ceil(8)
}

/// The error for an attribute whose value is an address or a handle, or specifies the location of other values.
#[cold]
pub fn not_plain<S: Status>(called: &'static Called, member: &dyn Debug) -> Error<S> {
    Error::explained(
        called,
        S::INVALID_ARGUMENT,
        format!("`{member:?}` is supported only by the function of `checked`"),
    )
}

/// The error for an argument value for which the required memory is unknown.
#[cold]
pub fn unknown_member<S: Status>(called: &'static Called, argument: &str, value: &dyn Debug) -> Error<S> {
    let words = format!("the memory that the call uses is not known if `{argument}` is {value:?}");
    Error::explained(called, S::INVALID_ARGUMENT, words)
}

#[cold]
fn too_short<S: Status>(called: &'static Called, memory: &str, (has, unit): Length, needed: u128) -> Error<S> {
    let words = format!("`{memory}` has {has} {unit}, but the call uses {needed}");
    Error::explained(called, S::INVALID_ARGUMENT, words)
}

/// The number of elements up to the last element that is used.
pub(crate) fn needed(sides: &[(i128, i128)]) -> u128 {
    if sides.iter().any(|(count, _)| *count <= 0) {
        return 0;
    }
    // A vector with a negative stride is accessed in reverse. A matrix with a negative stride extends below the
    // address, and is not in this memory.
    if sides.iter().skip(1).any(|(count, stride)| *count > 1 && *stride < 0) {
        return u128::MAX;
    }
    let steps = sides.iter().map(|(count, stride)| (count.unsigned_abs() - 1).saturating_mul(stride.unsigned_abs()));
    steps.fold(1, u128::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::super::library::Library;
    use super::super::status::tests::Code;
    use super::*;

    // SAFETY: no file with this name exists, so no code is loaded.
    static LIBRARY: Library = unsafe { Library::new("a library of lengths", &["libcubind-absent-too.so.1"], None) };
    static CALLED: Called = Called { function: "codeUse", symbol: "", library: &LIBRARY };

    #[test]
    fn memory_must_reach_the_last_element() {
        for (sides, last) in [
            (&[(5, 1)][..], 5),
            // The vector is strided, in either direction.
            (&[(5, 3)], 13),
            (&[(5, -3)], 13),
            (&[(5, 0)], 1),
            // The last column of a matrix ends with its last element.
            (&[(4, 1), (3, 10)], 24),
            (&[(4, 1), (3, 10), (2, 100)], 124),
            // An array without elements uses no memory; the library rejects negative numbers.
            (&[(4, 1), (0, 10)], 0),
            (&[(-4, 1)], 0),
            // Elements before the address are not in the memory.
            (&[(4, 1), (3, 10), (2, -100)], u128::MAX),
            (&[(4, -1), (1, -10)], 4),
            (&[(i128::MAX, i128::MAX), (2, 1)], u128::MAX),
        ] {
            assert_eq!(needed(sides), last, "{sides:?}");
        }
    }

    #[test]
    fn sizes_of_matrices_are_in_bytes() {
        assert_eq!(matrix_bytes(4, (3, 10), (1, 0), 32), 24 * 4);
        assert_eq!(matrix_bytes(4, (3, 10), (2, 100), 32), 124 * 4);
        assert_eq!(matrix_bytes(5, (1, 5), (1, 0), 4), 3, "the last byte is half full");
        assert_eq!(matrix_bytes(4, (0, 10), (2, 100), 32), 0);
        // A matrix before the address is not in any memory.
        assert!(matrix_bytes(4, (3, -10), (1, 0), 32) > usize::MAX as u128);
        assert!(matrix_bytes(i128::MAX, (i128::MAX, i128::MAX), (1, 0), 128) > usize::MAX as u128);
    }

    #[test]
    fn memory_that_is_too_short_is_rejected() {
        let refused = |has| refused::<Code>(&CALLED, "x", values(has), &[(5, 3)]);
        assert!(refused(None).is_none() && refused(Some(13)).is_none());
        let error = refused(Some(12)).unwrap();
        assert_eq!(error.code(), Code::INVALID_ARGUMENT);
        assert!(error.to_string().ends_with("`x` has 12 values, but the call uses 13"), "{error}");
        assert!(error.to_string().starts_with("codeUse: "), "{error}");
    }
}
