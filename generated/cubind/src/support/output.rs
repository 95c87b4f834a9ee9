//! Memory for what CUDA writes.

use core::mem::MaybeUninit;

/// A type of which zeros are a value, so that an output can start as zeros and be returned as CUDA left it.
///
/// Numbers, `bool`, pointers, arrays of them, and all of this crate's types have it. Functions whose output has a type
/// that an argument chooses, such as `cuPointerGetAttribute`, ask for it.
///
/// # Safety
///
/// All-zero bytes must be a valid value of the type.
pub unsafe trait Output: Copy {}

macro_rules! outputs {
    ($($name:ty)*) => { $(
        // SAFETY: zero is a number, and `false`.
        unsafe impl Output for $name {}
    )* };
}
outputs!(bool i8 i16 i32 i64 isize u8 u16 u32 u64 usize f32 f64);

// SAFETY: NULL is a pointer.
unsafe impl<T> Output for *mut T {}
// SAFETY: NULL is a pointer.
unsafe impl<T> Output for *const T {}
// SAFETY: zeros in each element.
unsafe impl<T: Output, const N: usize> Output for [T; N] {}

/// A value of zeros.
#[inline(always)]
pub(crate) const fn zeroed<T: Output>() -> T {
    // SAFETY: what `Output` promises.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// How far a newer library may write past the record that these bindings know.
const SPARE: usize = 256;

/// Room for a record that grows from release to release, when the library decides how much of it to write: what a newer
/// library writes past the end lands in spare bytes, and is dropped.
#[repr(C, align(16))]
pub(crate) struct Slack<T> {
    value: T,
    spare: MaybeUninit<[u8; SPARE]>,
}

impl<T: Output> Slack<T> {
    /// A record of zeros, with the spare bytes after it.
    #[inline]
    pub(crate) const fn new() -> Self {
        Self { value: zeroed(), spare: MaybeUninit::zeroed() }
    }

    /// Where the library may write: the record and all that follows.
    #[inline]
    pub(crate) const fn slot(&mut self) -> *mut T {
        // From the whole, not from the field, so that the pointer is allowed to reach the spare bytes.
        (&raw mut *self).cast()
    }

    /// The record as the library left it.
    #[inline]
    pub(crate) const fn take(self) -> T {
        self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros() {
        assert_eq!(zeroed::<[i32; 3]>(), [0; 3]);
        assert!(zeroed::<*mut u8>().is_null());
        assert_eq!(zeroed::<f64>(), 0.0);
    }

    #[test]
    fn a_newer_library_may_write_past_the_record() {
        let mut slack = Slack::<[u32; 3]>::new();
        assert_eq!(slack.slot().addr() % 16, 0);
        // SAFETY: the slot is as large as the record and the spare bytes.
        unsafe { slack.slot().cast::<u8>().write_bytes(0xab, size_of::<[u32; 3]>() + SPARE) };
        assert_eq!(slack.take(), [0xabab_abab; 3]);
    }
}
