//! Conversions of Rust arguments to C arguments.

use core::ffi::{CStr, c_char};
use core::ptr;

use super::device::CuPtr;

/// Converts a device address to a C pointer.
#[inline]
pub fn pointer<A, T>(address: A) -> *mut T
where
    CuPtr<T>: From<A>,
{
    CuPtr::from(address).as_mut_ptr()
}

/// The address of the slice's first element. An empty slice is passed as NULL, for which functions only return the
/// count.
#[inline(always)]
pub const fn as_ptr<T>(slice: &[T]) -> *const T {
    if slice.is_empty() { ptr::null() } else { slice.as_ptr() }
}

/// The address of the slice's first element. An empty slice is passed as NULL, for which functions only return the
/// count.
#[inline(always)]
pub const fn as_mut_ptr<T>(slice: &mut [T]) -> *mut T {
    if slice.is_empty() { ptr::null_mut() } else { slice.as_mut_ptr() }
}

/// Converts a reference to a C pointer; `None` becomes NULL.
#[inline(always)]
pub fn option_ptr<T>(value: Option<&T>) -> *const T {
    value.map_or(ptr::null(), ptr::from_ref)
}

/// Converts a reference to a C pointer; `None` becomes NULL.
#[inline(always)]
pub fn option_mut_ptr<T>(value: Option<&mut T>) -> *mut T {
    value.map_or(ptr::null_mut(), ptr::from_mut)
}

/// Converts a string to a C pointer; `None` becomes NULL.
#[inline(always)]
pub fn option_text(value: Option<&CStr>) -> *const c_char {
    value.map_or(ptr::null(), CStr::as_ptr)
}

/// A C integer type that functions use for lengths.
pub trait Count: TryFrom<usize> + TryInto<usize> {
    /// The largest length that the type can represent.
    const MAX: Self;
}

macro_rules! counts {
    ($($name:ident)*) => { $( impl Count for $name { const MAX: Self = $name::MAX; } )* };
}
counts!(i32 u32 i64 u64 usize);

/// Converts the length of a slice to a C type. A length that does not fit becomes the maximum of that type: the library
/// then uses only the beginning of the slice, but never memory beyond it.
#[inline(always)]
pub fn count<N: Count>(len: usize) -> N {
    N::try_from(len).unwrap_or(N::MAX)
}

/// The number of parts of the given size, rounded up. CUDA itself rejects parts of size 0.
#[inline(always)]
pub const fn div_ceil(number: usize, part: usize) -> usize {
    if part == 0 { 0 } else { number.div_ceil(part) }
}

/// The common length of slices that share one count parameter in C. `None` if their lengths differ.
///
/// `optional` slices may also be empty; an empty slice is passed as NULL.
#[inline(always)]
pub fn same_len<const N: usize, const M: usize>(needed: [usize; N], optional: [usize; M]) -> Option<usize> {
    let len = needed.iter().chain(optional.iter().filter(|len| **len > 0)).next().copied().unwrap_or(0);
    let agree = needed.iter().all(|other| *other == len) && optional.iter().all(|other| *other == 0 || *other == len);
    agree.then_some(len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_arguments_are_null() {
        assert!(as_ptr::<u64>(&[]).is_null());
        assert!(as_mut_ptr::<u64>(&mut []).is_null());
        assert!(option_ptr::<u64>(None).is_null());
        assert!(option_mut_ptr::<u64>(None).is_null());
        assert!(option_text(None).is_null());
    }

    #[test]
    fn other_arguments_keep_their_address() {
        let mut numbers = [1u16, 2, 3];
        assert_eq!(as_ptr(&numbers), (&raw const numbers).cast());
        assert_eq!(as_mut_ptr(&mut numbers), (&raw mut numbers).cast());
        assert_eq!(option_ptr(Some(&numbers)), &raw const numbers);
        assert_eq!(option_mut_ptr(Some(&mut numbers)), &raw mut numbers);
        assert_eq!(option_text(Some(c"text")), c"text".as_ptr());
    }

    #[test]
    fn lengths_are_converted_and_compared() {
        assert_eq!(count::<i32>(7), 7);
        assert_eq!(count::<u32>(usize::MAX), u32::MAX);
        assert_eq!(count::<i32>(1 << 31), i32::MAX);
        assert_eq!(count::<usize>(usize::MAX), usize::MAX);
        assert_eq!(
            [(0, 4), (1, 4), (4, 4), (5, 4), (usize::MAX, 1), (7, 0)].map(|(a, b)| div_ceil(a, b)),
            [0, 1, 1, 2, usize::MAX, 0]
        );
        assert_eq!(same_len([3, 3], []), Some(3));
        assert_eq!(same_len([3, 2], []), None);
        assert_eq!(same_len([3, 3], [0, 3]), Some(3));
        assert_eq!(same_len([3], [2]), None);
        assert_eq!(same_len([0, 0], [2]), None);
        assert_eq!(same_len([], [0, 4, 4]), Some(4));
        assert_eq!(same_len([], [5, 4]), None);
        assert_eq!(same_len([], [0, 0]), Some(0));
    }
}
