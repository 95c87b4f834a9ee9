//! 16-bit floating-point types for builds without the crate `half`. They only store the bits.
//!
//! With the feature `half`, the same names refer to the types of that crate, which have all methods of these. Programs
//! that compile without the feature therefore also compile with it.

#![allow(non_camel_case_types)] // Names of the crate `half`.

use super::{Output, ScalarType};

macro_rules! sixteen {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        ///
        /// With the feature `half`, this type is the one of the crate `half`, which supports arithmetic. Without the
        /// feature, the type only stores the bits.
        #[derive(Clone, Copy, Debug, Default)]
        #[repr(transparent)]
        pub struct $name(u16);

        impl $name {
            /// The value with these bits.
            #[inline]
            pub const fn from_bits(bits: u16) -> Self {
                Self(bits)
            }

            /// The bits of the value.
            #[inline]
            pub const fn to_bits(self) -> u16 {
                self.0
            }
        }

        // SAFETY: all bit patterns are valid.
        unsafe impl Output for $name {}
        // SAFETY: the type has two bytes and no padding.
        unsafe impl ScalarType for $name {
            type Value = Self;
        }
    )*};
}

sixteen! {
    /// An IEEE half-precision value: C's `__half_raw`, C++'s `__half`.
    f16
    /// The upper half of an `f32`: C's `__nv_bfloat16_raw`, C++'s `__nv_bfloat16`.
    bf16
}
