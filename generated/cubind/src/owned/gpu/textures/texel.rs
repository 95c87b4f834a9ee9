//! Element types of arrays.

use crate::owned::base::CUarray_format;
use crate::support::Output;

mod sealed {
    pub trait Sealed {}
}

/// An element of an [`Array`](super::Array), or of the memory that a [`Texture`](super::Texture) refers to. It has one,
/// two or four components.
///
/// CUDA does not support three components:
///
/// ```compile_fail,E0277
/// use cubind::owned::Array;
///
/// let colours = Array::<[u8; 3]>::zeroed((16, 16));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an element of a texture",
    note = "elements are 8-bit, 16-bit or 32-bit integers, `f32`, or arrays of two or four of them"
)]
pub trait Texel: Output + sealed::Sealed {
    /// The `CUarray_format` as an integer.
    #[doc(hidden)]
    const FORMAT: i32;

    /// The number of components.
    #[doc(hidden)]
    const CHANNELS: u32;
}

macro_rules! texels {
    ($($number:ty: $format:ident),* $(,)?) => { $(
        impl sealed::Sealed for $number {}

        impl Texel for $number {
            const FORMAT: i32 = CUarray_format::$format.0;
            const CHANNELS: u32 = 1;
        }

        texels!($number, 2, $format);
        texels!($number, 4, $format);
    )* };
    ($number:ty, $channels:literal, $format:ident) => {
        impl sealed::Sealed for [$number; $channels] {}

        impl Texel for [$number; $channels] {
            const FORMAT: i32 = CUarray_format::$format.0;
            const CHANNELS: u32 = $channels;
        }
    };
}

texels! {
    u8: CU_AD_FORMAT_UNSIGNED_INT8,
    u16: CU_AD_FORMAT_UNSIGNED_INT16,
    u32: CU_AD_FORMAT_UNSIGNED_INT32,
    i8: CU_AD_FORMAT_SIGNED_INT8,
    i16: CU_AD_FORMAT_SIGNED_INT16,
    i32: CU_AD_FORMAT_SIGNED_INT32,
    f32: CU_AD_FORMAT_FLOAT,
}

#[cfg(feature = "half")]
texels! {
    half::f16: CU_AD_FORMAT_HALF,
}
