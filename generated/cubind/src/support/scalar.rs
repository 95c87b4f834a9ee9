//! Scalars that a function reads or writes, on the host or on the device. The header or another argument specifies
//! their type.

use core::ffi::c_void;
use core::fmt;
use core::ptr;

use super::device::CuPtr;
use super::output::{Input, ValueSize};

/// A scalar that a function reads from host or device memory. The library's pointer mode selects the memory space.
/// Passing a scalar in the other memory space is undefined behavior, as in C.
///
/// ```
/// use cubind::Scalar;
/// let alpha: Scalar<'_, f32> = (&1.5).into(); // on the host
/// assert!(matches!(alpha, Scalar::Host(1.5)));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Scalar<'a, T> {
    /// The scalar is in host memory.
    Host(&'a T),
    /// The scalar is in device memory, at this address, which may be NULL.
    Device(CuPtr<T>),
}

impl<T> Scalar<'_, T> {
    #[doc(hidden)]
    #[inline(always)]
    pub const fn into_ptr(self) -> *const T {
        match self {
            Self::Host(value) => value,
            Self::Device(address) => address.as_ptr(),
        }
    }
}

impl<'a, T> From<&'a T> for Scalar<'a, T> {
    fn from(value: &'a T) -> Self {
        Self::Host(value)
    }
}

impl<T> From<CuPtr<T>> for Scalar<'_, T> {
    fn from(address: CuPtr<T>) -> Self {
        Self::Device(address)
    }
}

/// A scalar in host or device memory that a function writes, or reads and writes: see [`Scalar`].
#[derive(Debug)]
#[non_exhaustive]
pub enum ScalarMut<'a, T> {
    /// The scalar is in host memory.
    Host(&'a mut T),
    /// The scalar is in device memory, at this address, which may be NULL.
    Device(CuPtr<T>),
}

impl<T> ScalarMut<'_, T> {
    #[doc(hidden)]
    #[inline(always)]
    pub const fn into_mut_ptr(self) -> *mut T {
        match self {
            Self::Host(value) => value,
            Self::Device(address) => address.as_mut_ptr(),
        }
    }
}

impl<'a, T> From<&'a mut T> for ScalarMut<'a, T> {
    fn from(value: &'a mut T) -> Self {
        Self::Host(value)
    }
}

impl<T> From<CuPtr<T>> for ScalarMut<'_, T> {
    fn from(address: CuPtr<T>) -> Self {
        Self::Device(address)
    }
}

/// The size of the largest scalar, a complex number of two `double`s.
const LARGEST: usize = 16;

/// A type of scalars. A program names such a type to create a scalar whose type the header does not specify:
/// [`HostScalar::of::<f32>(1.0)`](HostScalar::of).
///
/// Integers, `f32`, `f64`, [`f16`](crate::f16), [`bf16`](crate::bf16) and the records of complex numbers implement
/// `ScalarType`; `[f32; 2]` and `[f64; 2]` are complex numbers too. Implement the trait for types of other crates:
///
/// ```
/// #[derive(Clone, Copy)]
/// #[repr(transparent)]
/// struct Eighth(u8);
/// // SAFETY: the struct is one byte, which is always initialized.
/// unsafe impl cubind::ScalarType for Eighth {
///     type Value = Self;
/// }
/// let one = cubind::HostScalar::of::<Eighth>(Eighth(0x38));
/// let half = cubind::HostScalar::of::<cubind::f16>(cubind::f16::from_bits(0x3c00));
/// ```
///
/// # Safety
///
/// A value must have at most 16 bytes and no padding, and C must interpret these bytes as the same number.
pub unsafe trait ScalarType {
    /// The type itself. As an associated type, it prevents the compiler from inferring the implementing type from a
    /// value.
    type Value: Copy;
}

macro_rules! scalar_types {
    ($($name:ty)*) => { $(
        // SAFETY: each type consists of one or two numbers, and has at most 16 bytes.
        unsafe impl ScalarType for $name { type Value = Self; }
    )* };
}
scalar_types!(i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 [f32; 2] [f64; 2]);
scalar_types!([u8; 1] [u8; 2] [u8; 4] [u8; 8] [u8; 16]);

/// A scalar that a function reads from host memory, and whose type is not specified by the function's signature. The
/// library determines the type from a descriptor, as the function's documentation specifies.
///
/// The program must therefore name the type. A literal alone would be an `f64`, and a library that expects an `f32`
/// would read its lower half: 0.0 instead of 1.0.
///
/// ```
/// use cubind::HostScalar;
/// let alpha = HostScalar::of::<f32>(1.0);
/// assert_eq!(alpha.size(), 4);
/// let complex = HostScalar::of::<[f64; 2]>([1.0, -1.0]);
/// ```
///
/// ```compile_fail,E0283
/// let alpha = cubind::HostScalar::of(1.0);
/// ```
///
/// ```compile_fail,E0277
/// let alpha: cubind::HostScalar = (&1.0).into();
/// ```
///
/// The library receives a copy that is followed by zeros, so that it reads no other memory, whatever type it assumes. A
/// device address is not accepted:
///
/// ```compile_fail,E0277
/// let alpha: cubind::HostScalar = cubind::CuPtr::<f32>::from_address(0x1000).into();
/// ```
#[derive(Clone, Copy)]
#[repr(C, align(16))]
pub struct HostScalar {
    bytes: [u8; LARGEST],
    size: usize,
}

impl HostScalar {
    /// A scalar of this type.
    #[inline]
    pub const fn of<T: ScalarType>(value: T::Value) -> Self {
        const { assert!(size_of::<T::Value>() <= LARGEST, "a number has at most 16 bytes") };
        let mut bytes = [0; LARGEST];
        // SAFETY: the value fits, and all its bytes are initialized.
        unsafe { ptr::from_mut(&mut bytes).cast::<T::Value>().write_unaligned(value) };
        Self { bytes, size: size_of::<T::Value>() }
    }

    /// The size of the scalar in bytes.
    #[inline]
    pub const fn size(&self) -> usize {
        self.size
    }

    #[doc(hidden)]
    #[inline(always)]
    pub const fn as_ptr(&self) -> *const c_void {
        // The pointer is derived from the whole struct, because the library may read all of it.
        ptr::from_ref(self).cast()
    }
}

impl fmt::Debug for HostScalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HostScalar").field(&&self.bytes[..self.size]).finish()
    }
}

/// A scalar that a function reads, and whose type another argument or a descriptor specifies. The library's pointer
/// mode selects host or device memory. Passing a scalar in the other memory space is undefined behavior, as in C.
///
/// The program must name the type, as for a [`HostScalar`]. If an argument of the function selects the type, a scalar
/// of another size is rejected before the call.
///
/// ```
/// use cubind::{AnyScalar, CuPtr};
/// let alpha = AnyScalar::of::<f32>(1.0);
/// let on_the_device = AnyScalar::from(CuPtr::<f32>::from_address(0x1000));
/// ```
///
/// ```compile_fail,E0277
/// let alpha: cubind::AnyScalar = (&1.0).into();
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AnyScalar(Where);

#[derive(Clone, Copy, Debug)]
enum Where {
    Host(HostScalar),
    /// An address on the device, and the size of the scalar there in bytes.
    Device(*const c_void, usize),
}

impl AnyScalar {
    /// A scalar of this type on the host.
    #[inline]
    pub const fn of<T: ScalarType>(value: T::Value) -> Self {
        Self(Where::Host(HostScalar::of::<T>(value)))
    }

    /// NULL, for libraries that do not read the scalar.
    pub const NULL: Self = Self(Where::Device(ptr::null(), 0));

    #[doc(hidden)]
    #[inline(always)]
    pub const fn as_ptr(&self) -> *const c_void {
        match &self.0 {
            Where::Host(number) => number.as_ptr(),
            Where::Device(address, _) => *address,
        }
    }

    /// Returns true if the scalar's size is the size that the library reads. The library itself checks for NULL.
    #[doc(hidden)]
    #[inline]
    pub const fn fits(&self, size: ValueSize) -> bool {
        match &self.0 {
            Where::Host(number) => size.fits(number.size),
            Where::Device(address, _) if address.is_null() => true,
            Where::Device(_, bytes) => size.fits(*bytes),
        }
    }
}

impl From<HostScalar> for AnyScalar {
    #[inline]
    fn from(number: HostScalar) -> Self {
        Self(Where::Host(number))
    }
}

impl<T: Input> From<CuPtr<T>> for AnyScalar {
    #[inline]
    fn from(address: CuPtr<T>) -> Self {
        Self(Where::Device(address.as_ptr().cast(), size_of::<T>()))
    }
}

// SAFETY: a device address is an integer, and the memory is not accessed here.
unsafe impl Send for AnyScalar {}
// SAFETY: a device address is an integer, and the memory is not accessed here.
unsafe impl Sync for AnyScalar {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_are_on_the_host_or_on_the_device() {
        let (mut number, address) = (1.5_f32, core::ptr::without_provenance_mut::<f32>(4096));
        assert_eq!(Scalar::from(&number).into_ptr(), &raw const number);
        assert_eq!(Scalar::Device(CuPtr::from(address)).into_ptr(), address.cast_const());
        let expected = &raw mut number;
        assert_eq!(ScalarMut::from(&mut number).into_mut_ptr(), expected);
        assert_eq!(ScalarMut::Device(CuPtr::from(address)).into_mut_ptr(), address);
    }

    fn read(number: &HostScalar) -> [u8; LARGEST] {
        // SAFETY: the pointer is valid for that many bytes.
        unsafe { number.as_ptr().cast::<[u8; LARGEST]>().read() }
    }

    #[test]
    fn a_scalar_is_padded_to_the_largest_size() {
        let (one, pair) = (HostScalar::of::<f32>(1.0), HostScalar::of::<[f64; 2]>([1.0, -2.0]));
        let mut expected = [0; LARGEST];
        expected[..4].copy_from_slice(&1.0_f32.to_ne_bytes());
        assert_eq!((read(&one), one.size()), (expected, 4));
        expected[..8].copy_from_slice(&1.0_f64.to_ne_bytes());
        expected[8..].copy_from_slice(&(-2.0_f64).to_ne_bytes());
        assert_eq!((read(&pair), pair.size()), (expected, LARGEST));
        assert_eq!(AnyScalar::from(one).as_ptr().addr() % LARGEST, 0);
    }

    #[test]
    fn sizes_are_exact() {
        let (single, double) = (AnyScalar::of::<f32>(1.0), AnyScalar::of::<f64>(1.0));
        let four = ValueSize::One(4);
        assert!(single.fits(four) && !double.fits(four));
        let complex = four.of_parts(Some(true));
        assert!(!single.fits(complex) && double.fits(complex) && AnyScalar::of::<[f32; 2]>([1.0, 0.0]).fits(complex));
        assert!(single.fits(four.of_parts(Some(false))) && !double.fits(four.of_parts(Some(false))));
        let unknown = four.of_parts(None);
        assert!(single.fits(unknown) && double.fits(unknown) && !AnyScalar::of::<[f64; 2]>([1.0; 2]).fits(unknown));
        assert!(single.fits(ValueSize::Any) && AnyScalar::NULL.fits(four));
        assert!(!AnyScalar::from(CuPtr::<f64>::from_address(4096)).fits(four));
    }
}
