//! Arguments with unique bytes, so that arguments cannot be confused.

use super::call::{Call, OWN, Round, bytes_of};
use super::pattern;
use core::ffi::c_void;
use core::mem::MaybeUninit;
use std::ffi::CString;

/// A length greater than the length of a stub's own arrays.
const MANY: usize = OWN as usize + 1;
/// A length smaller than the length of a stub's own arrays.
const FEW: usize = OWN as usize - 1;

/// The length of a slice, as C receives it.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// True if the slice may be NULL.
    pub nullable: bool,
    /// The minimum of C's count. It is 1 for a tensor, which has one fewer stride than it has dimensions.
    pub least: usize,
    /// The difference between C's count and the length of the slice.
    pub less: usize,
}

/// The length of a slice that equals C's count.
pub const NEEDED: Length = Length { nullable: false, least: 0, less: 0 };
/// The length of a slice that equals C's count, or 0 for NULL.
pub const NULLABLE: Length = Length { nullable: true, least: 0, less: 0 };

impl Call<'_> {
    /// Creates a value. The types are C types: integers, floating-point values, handles, nullable functions, pointers
    /// that are passed on, and records of these, all of which are valid with any bytes.
    pub fn value<T>(&self, index: usize) -> T {
        made_of(&pattern::argument(self.seed, index, size_of::<T>()))
    }

    /// Creates a value, or zeros in rounds that pass NULL wherever NULL is allowed.
    pub fn value_or_null<T>(&self, index: usize) -> T {
        match self.round {
            Round::Full | Round::Uneven(_) => self.value(index),
            Round::Null | Round::Empty => made_of(&vec![0; size_of::<T>()]),
        }
    }

    /// Creates an integer, or an enum member, with this value.
    pub fn number<T: Copy>(&self, number: i64) -> T {
        made_of(&number.to_le_bytes()[..size_of::<T>()])
    }

    /// Creates a slice.
    pub fn slice<T: Copy>(&self, index: usize, length: Length) -> Vec<T> {
        self.elements(index, self.length(index, length))
    }

    /// Creates a slice with as many elements as the library reports.
    pub fn own_slice<T: Copy>(&self, index: usize, length: Length) -> Vec<T> {
        let length = self.length(index, length);
        self.elements(index, if length == 0 { 0 } else { MANY })
    }

    /// Creates a slice that repeats these integers or enum members.
    pub fn numbers<T: Copy>(&self, index: usize, length: Length, numbers: &[i64]) -> Vec<T> {
        numbers.iter().cycle().take(self.length(index, length)).map(|number| self.number(*number)).collect()
    }

    /// Creates buffers for values of several types.
    pub fn memories(&self, index: usize, length: Length) -> Memories {
        Memories(vec![[0; 160]; self.length(index, length)])
    }

    /// Creates a buffer for a string.
    pub fn room(&self, index: usize, length: Length) -> Vec<u8> {
        let length = match self.length(index, length) {
            // The buffer is first large enough for the whole string, and then too small for the string.
            MANY => 100,
            few => few,
        };
        self.elements(index, length)
    }

    pub(super) fn length(&self, index: usize, length: Length) -> usize {
        let Length { nullable, least, less } = length;
        match self.round {
            Round::Full => MANY - less,
            Round::Uneven(long) => MANY - less + usize::from(long == index),
            Round::Null | Round::Empty if nullable => 0,
            Round::Null => FEW.max(least) - less,
            Round::Empty => least - less,
        }
    }

    fn elements<T: Copy>(&self, index: usize, length: usize) -> Vec<T> {
        let bytes = pattern::argument(self.seed, index, length * size_of::<T>());
        bytes.chunks_exact(size_of::<T>()).map(made_of).collect()
    }

    /// Creates a string.
    pub fn text(&self, index: usize) -> CString {
        CString::new(format!("{} {index}", self.function.name)).unwrap_or_default()
    }

    /// Returns a reference, if every argument is present.
    pub fn option<'a, T: ?Sized>(&self, value: &'a T) -> Option<&'a T> {
        match self.round {
            Round::Full | Round::Uneven(_) => Some(value),
            Round::Null | Round::Empty => None,
        }
    }

    /// Returns a reference, if every argument is present.
    pub fn option_mut<'a, T>(&self, value: &'a mut T) -> Option<&'a mut T> {
        match self.round {
            Round::Full | Round::Uneven(_) => Some(value),
            Round::Null | Round::Empty => None,
        }
    }
}

/// Buffers for values of several types, with one buffer behind each address.
pub struct Memories(pub(super) Vec<[u8; 160]>);

impl Memories {
    /// Returns the addresses of the buffers.
    pub fn addresses(&mut self) -> Vec<*mut c_void> {
        self.0.iter_mut().map(|memory| memory.as_mut_ptr().cast()).collect()
    }
}

fn made_of<T>(bytes: &[u8]) -> T {
    let mut value = MaybeUninit::<T>::zeroed();
    assert_eq!(bytes.len(), size_of::<T>(), "as many bytes as the type has");
    // SAFETY: the array has the size of the type, and all bytes are valid: see `Call::value`.
    unsafe {
        value.as_mut_ptr().cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        value.assume_init()
    }
}

/// Returns the bytes with which a slice of this size was created.
pub(super) fn original<T>(call: &Call<'_>, index: usize, slice: &[T]) -> Vec<u8> {
    pattern::argument(call.seed, index, bytes_of(slice).len())
}
