//! Traits and buffers for memory that CUDA reads or writes.

use core::mem::MaybeUninit;

/// A type that CUDA may write. Outputs are zero before a call, and contain the bytes that CUDA has written after the
/// call.
///
/// Integers, floating-point types, pointers, arrays of these types, and all of this crate's types implement `Output`.
/// Functions that write memory of a type of your choice, such as `cuMemcpyDtoH` and `cuPointerGetAttribute`, require
/// it. Implement it for your own records:
///
/// ```
/// #[derive(Clone, Copy)]
/// #[repr(C)]
/// struct Particle {
///     position: [f32; 3],
///     id: u32,
/// }
/// // SAFETY: for all fields, every bit pattern is valid.
/// unsafe impl cubind::Output for Particle {}
/// ```
///
/// `Output` is not implemented for `bool`, for which only two of the 256 values of a byte are valid, nor for
/// references, whose targets are not copied.
///
/// ```compile_fail,E0277
/// # use cubind::Outcome;
/// # fn read(memory: cubind::cuda13::driver::CUdeviceptr) {
/// let mut flags = [false; 4];
/// unsafe { cubind::cuda13::driver::cuMemcpyDtoH(&mut flags, memory) };
/// # }
/// ```
///
/// # Safety
///
/// All-zero bytes must be a valid value of the type, and so must any bytes that CUDA writes. This includes partially
/// written values, if copies and kernels write the same memory concurrently.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be plain data",
    note = "`plain_data!` declares records of plain data, and implements `Output` for them"
)]
pub unsafe trait Output: Copy {}

/// A type that CUDA may read: plain data, which stays valid when its bytes are copied.
///
/// All [`Output`] types and `bool` implement `Input`. `Vec`s and slices do not, because CUDA would copy their addresses
/// instead of their elements:
///
/// ```compile_fail,E0277
/// # fn write(memory: cubind::cuda13::driver::CUdeviceptr) {
/// let rows = [vec![1.0_f32; 4], vec![2.0; 4]];
/// unsafe { cubind::cuda13::driver::cuMemcpyHtoD(memory, &rows) };
/// # }
/// ```
///
/// # Safety
///
/// The type must not contain references or own memory.
pub unsafe trait Input: Copy {}

// SAFETY: types that CUDA can write are plain data.
unsafe impl<T: Output> Input for T {}
// SAFETY: a `bool` is a byte that is 0 or 1.
unsafe impl Input for bool {}

/// The size of a value whose type is selected by another argument.
#[derive(Clone, Copy)]
pub enum ValueSize {
    /// The value has this many bytes.
    One(usize),
    /// The value has this many bytes, or twice as many, because it is not known whether the number is complex.
    OneOrTwo(usize),
    /// The value consists of elements of this size. There are `count` elements, or any number if `count` is 0.
    Elements {
        /// The size of an element in bytes.
        size: usize,
        /// The number of elements, or 0 for any number.
        count: usize,
    },
    /// The size is not known, because CUDA is newer than these bindings.
    Any,
}

impl ValueSize {
    /// Returns true if a value of this size has the size that CUDA assumes.
    #[inline]
    pub const fn fits(self, bytes: usize) -> bool {
        match self {
            Self::One(size) => bytes == size,
            Self::Elements { size, count: 0 } => bytes > 0 && bytes % size == 0,
            Self::Elements { size, count } => bytes == size * count,
            Self::OneOrTwo(size) => bytes == size || bytes == 2 * size,
            Self::Any => true,
        }
    }

    /// The size of a number whose parts have this type. A complex number has two parts; it is not always known whether
    /// the number is complex.
    #[inline]
    pub const fn of_parts(self, is_complex: Option<bool>) -> Self {
        match (self, is_complex) {
            (Self::One(size), Some(true)) => Self::One(2 * size),
            (Self::One(size), None) => Self::OneOrTwo(size),
            (Self::One(_), Some(false)) | (Self::OneOrTwo(_) | Self::Elements { .. } | Self::Any, _) => self,
        }
    }

    /// Returns true if CUDA can write the value to memory of this size. If the size is not known, the largest number
    /// must fit into the memory.
    #[inline]
    pub const fn fits_output(self, bytes: usize) -> bool {
        match self {
            Self::One(_) | Self::OneOrTwo(_) | Self::Elements { .. } => self.fits(bytes),
            Self::Any => bytes >= 16,
        }
    }

    /// Like [`fits`](Self::fits), but for memory whose size is also passed to CUDA, so that arrays may have fewer
    /// elements.
    #[inline]
    pub const fn fits_sized(self, bytes: usize) -> bool {
        match self {
            Self::Elements { size, count: _ } => bytes % size == 0,
            Self::One(_) | Self::OneOrTwo(_) | Self::Any => self.fits(bytes),
        }
    }
}

macro_rules! outputs {
    ($($name:ty)*) => { $(
        // SAFETY: all bit patterns are valid.
        unsafe impl Output for $name {}
    )* };
}
outputs!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64);

// SAFETY: NULL is a valid pointer.
unsafe impl<T> Output for *mut T {}
// SAFETY: NULL is a valid pointer.
unsafe impl<T> Output for *const T {}
// SAFETY: zeros are valid for each element.
unsafe impl<T: Output, const N: usize> Output for [T; N] {}

/// A type for which all zeros is a valid value, the initial value of outputs.
///
/// # Safety
///
/// All-zero bytes must be a valid value of the type.
pub unsafe trait Zeroed: Sized {}

// SAFETY: `Output` guarantees that all-zero bytes are a valid value.
unsafe impl<T: Output> Zeroed for T {}
// SAFETY: a byte of 0 is `false`.
unsafe impl Zeroed for bool {}

macro_rules! functions {
    ($($parameter:ident)*) => {
        // SAFETY: all-zero bytes are `None`.
        unsafe impl<R, $($parameter),*> Zeroed for Option<unsafe extern "system" fn($($parameter),*) -> R> {}
    };
    ($first:ident $($parameter:ident)* +) => {
        functions! { $first $($parameter)* }
        functions! { $($parameter)* + }
    };
    (+) => { functions! {} };
}
functions! { A B C D E F G H I J K L +}

/// A value of all zeros.
#[inline(always)]
pub const fn zeroed<T: Zeroed>() -> T {
    // SAFETY: `Zeroed` guarantees that zeros are valid.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// The number of bytes that a newer library may write beyond the end of the record in these bindings.
const SPARE: usize = 256;

/// Memory for a record that grows from release to release, if the library determines how many bytes of it to write. A
/// newer library writes its additional fields to spare bytes, which are ignored.
#[repr(C, align(16))]
pub struct Reserved<T> {
    // The field's type is not `T`, because a copy of a `T` may omit its padding, which the library can read.
    value: MaybeUninit<T>,
    spare: MaybeUninit<[u8; SPARE]>,
}

impl<T: Output> Reserved<T> {
    /// A record of zeros, followed by the spare bytes.
    #[inline]
    #[allow(clippy::new_without_default)] // Only generated code creates one.
    pub const fn new() -> Self {
        Self { value: MaybeUninit::zeroed(), spare: MaybeUninit::zeroed() }
    }

    /// Like [`new`](Self::new), but `begin` sets some fields.
    #[inline]
    pub fn with(begin: fn(&mut T)) -> Self {
        let mut new = Self::new();
        // SAFETY: `Output` guarantees that zeros are valid.
        begin(unsafe { new.value.assume_init_mut() });
        new
    }

    /// The memory that the library may write: the record and the spare bytes.
    #[inline]
    pub const fn slot(&mut self) -> *mut T {
        // The pointer is derived from the whole struct, not from the field, so that it may access the spare bytes.
        (&raw mut *self).cast()
    }

    /// The record after the library has written to it.
    #[inline]
    pub const fn take(self) -> T {
        // SAFETY: the record was zeroed, and contains the bytes that the library has written. `Output` guarantees that
        // both are valid.
        unsafe { self.value.assume_init() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeroed_values_are_zero() {
        assert_eq!(zeroed::<[i32; 3]>(), [0; 3]);
        assert!(zeroed::<*mut u8>().is_null());
        assert_eq!(zeroed::<f64>(), 0.0);
    }

    #[test]
    fn sizes_fit_as_the_other_argument_selects() {
        let one = ValueSize::One(8);
        assert_eq!([4, 8, 16].map(|bytes| one.fits(bytes)), [false, true, false]);
        assert!(one.fits_sized(8) && !one.fits_sized(16));
        let text = ValueSize::Elements { size: 1, count: 16 };
        assert!(text.fits(16) && !text.fits(15) && text.fits_sized(15));
        let list = ValueSize::Elements { size: 4, count: 0 };
        assert_eq!([0, 4, 6, 8].map(|bytes| list.fits(bytes)), [false, true, false, true]);
        assert!(ValueSize::Any.fits(3) && ValueSize::Any.fits_sized(3));
        assert!(one.fits_output(8) && !one.fits_output(16));
        assert!(ValueSize::Any.fits_output(16) && !ValueSize::Any.fits_output(8));
    }

    #[test]
    fn a_newer_library_may_write_past_the_record() {
        let mut reserved = Reserved::<[u32; 3]>::new();
        assert_eq!(reserved.slot().addr() % 16, 0);
        // SAFETY: the slot is as large as the record and the spare bytes.
        unsafe { reserved.slot().cast::<u8>().write_bytes(0xab, size_of::<[u32; 3]>() + SPARE) };
        assert_eq!(reserved.take(), [0xabab_abab; 3]);
    }
}
