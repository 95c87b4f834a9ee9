//! Memory for what CUDA writes.

use core::mem::MaybeUninit;

/// A type of which CUDA may write values: it starts as zeros, and is what CUDA has left there.
///
/// Numbers, pointers, arrays of them, and all of this crate's types have it. Functions that write memory of a type of
/// your choice ask for it, such as `cuMemcpyDtoH` and `cuPointerGetAttribute`; implement it for records of your own:
///
/// ```
/// #[derive(Clone, Copy)]
/// #[repr(C)]
/// struct Particle {
///     position: [f32; 3],
///     id: u32,
/// }
/// // SAFETY: numbers, of which any bits are values.
/// unsafe impl cubind::Output for Particle {}
/// ```
///
/// A `bool` has two values and a byte has 256, and what a reference points to is not copied with it: neither has it.
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
/// All-zero bytes must be a valid value of the type, and so must be the bytes that CUDA writes: also parts of values, from
/// copies and kernels that write the same memory at the same time.
pub unsafe trait Output: Copy {}

/// A type of which CUDA may read values: plain data, which means the same when its bytes are copied.
///
/// Whatever is [`Output`] has it, and `bool`. A `Vec` or a slice inside a slice has not, as CUDA would copy addresses
/// instead of elements:
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
/// The type has no references and nothing that owns memory.
pub unsafe trait Input: Copy {}

// SAFETY: what CUDA can write are numbers and addresses.
unsafe impl<T: Output> Input for T {}
// SAFETY: a byte that is 0 or 1.
unsafe impl Input for bool {}

/// How large a value is whose type another argument selects.
#[derive(Clone, Copy)]
pub enum ValueSize {
    /// So many bytes.
    One(usize),
    /// So many bytes, or twice as many: a number, of which is not known whether it is complex.
    OneOrTwo(usize),
    /// Elements of this size; so many, or as many as the caller says if `count` is 0.
    Elements {
        /// In bytes.
        size: usize,
        /// How many.
        count: usize,
    },
    /// Not known here: CUDA is newer than these bindings.
    Any,
}

impl ValueSize {
    /// Whether a value of so many bytes is as large as CUDA takes it to be.
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

    /// The size of a number that has two parts of this type where it is complex, which is not always known.
    #[inline]
    pub const fn of_parts(self, is_complex: Option<bool>) -> Self {
        match (self, is_complex) {
            (Self::One(size), Some(true)) => Self::One(2 * size),
            (Self::One(size), None) => Self::OneOrTwo(size),
            (Self::One(_), Some(false)) | (Self::OneOrTwo(_) | Self::Elements { .. } | Self::Any, _) => self,
        }
    }

    /// Whether a number that CUDA writes has room for what it writes: where that is not known, for the largest.
    #[inline]
    pub const fn fits_written(self, bytes: usize) -> bool {
        match self {
            Self::One(_) | Self::OneOrTwo(_) | Self::Elements { .. } => self.fits(bytes),
            Self::Any => bytes >= 16,
        }
    }

    /// The same where the size is passed to CUDA: arrays may then have fewer elements.
    #[inline]
    pub const fn fits_told(self, bytes: usize) -> bool {
        match self {
            Self::Elements { size, count: _ } => bytes % size == 0,
            Self::One(_) | Self::OneOrTwo(_) | Self::Any => self.fits(bytes),
        }
    }
}

macro_rules! outputs {
    ($($name:ty)*) => { $(
        // SAFETY: any bits are a number.
        unsafe impl Output for $name {}
    )* };
}
outputs!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64);

// SAFETY: NULL is a pointer.
unsafe impl<T> Output for *mut T {}
// SAFETY: NULL is a pointer.
unsafe impl<T> Output for *const T {}
// SAFETY: zeros in each element.
unsafe impl<T: Output, const N: usize> Output for [T; N] {}

/// A type of which zeros are a value: what an output is before the call.
///
/// # Safety
///
/// All-zero bytes must be a valid value of the type.
pub unsafe trait Zeroed: Sized {}

// SAFETY: what `Output` promises.
unsafe impl<T: Output> Zeroed for T {}
// SAFETY: zero is `false`.
unsafe impl Zeroed for bool {}

macro_rules! functions {
    ($($parameter:ident)*) => {
        // SAFETY: no function.
        unsafe impl<R, $($parameter),*> Zeroed for Option<unsafe extern "system" fn($($parameter),*) -> R> {}
    };
    ($first:ident $($parameter:ident)* +) => {
        functions! { $first $($parameter)* }
        functions! { $($parameter)* + }
    };
    (+) => { functions! {} };
}
functions! { A B C D E F G H I J K L +}

/// A value of zeros.
#[inline(always)]
pub const fn zeroed<T: Zeroed>() -> T {
    // SAFETY: what `Zeroed` promises.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// How far a newer library may write past the record that these bindings know.
const SPARE: usize = 256;

/// Room for a record that grows from release to release, when the library decides how much of it to write: what a newer
/// library writes past the end lands in spare bytes, and is dropped.
#[repr(C, align(16))]
pub struct Reserved<T> {
    // Not a `T`: a copy of one need not have its padding, which the library can read.
    value: MaybeUninit<T>,
    spare: MaybeUninit<[u8; SPARE]>,
}

impl<T: Output> Reserved<T> {
    /// A record of zeros, with the spare bytes after it.
    #[inline]
    #[allow(clippy::new_without_default)] // Generated code alone makes one.
    pub const fn new() -> Self {
        Self { value: MaybeUninit::zeroed(), spare: MaybeUninit::zeroed() }
    }

    /// The same, with the fields that `begin` sets.
    #[inline]
    pub fn with(begin: fn(&mut T)) -> Self {
        let mut new = Self::new();
        // SAFETY: zeros are a value: `Output` promises it.
        begin(unsafe { new.value.assume_init_mut() });
        new
    }

    /// Where the library may write: the record and all that follows.
    #[inline]
    pub const fn slot(&mut self) -> *mut T {
        // From the whole, not from the field, so that the pointer is allowed to reach the spare bytes.
        (&raw mut *self).cast()
    }

    /// The record as the library left it.
    #[inline]
    pub const fn take(self) -> T {
        // SAFETY: it was zeros, and is what the library has written: `Output` promises that either is a value.
        unsafe { self.value.assume_init() }
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
    fn sizes() {
        let one = ValueSize::One(8);
        assert_eq!([4, 8, 16].map(|bytes| one.fits(bytes)), [false, true, false]);
        assert!(one.fits_told(8) && !one.fits_told(16));
        let text = ValueSize::Elements { size: 1, count: 16 };
        assert!(text.fits(16) && !text.fits(15) && text.fits_told(15));
        let list = ValueSize::Elements { size: 4, count: 0 };
        assert_eq!([0, 4, 6, 8].map(|bytes| list.fits(bytes)), [false, true, false, true]);
        assert!(ValueSize::Any.fits(3) && ValueSize::Any.fits_told(3));
        assert!(one.fits_written(8) && !one.fits_written(16));
        assert!(ValueSize::Any.fits_written(16) && !ValueSize::Any.fits_written(8));
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
