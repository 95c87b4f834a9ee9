//! Numbers of 16 bits without the crate `half`: bits that have a type of their own.
//!
//! With the feature `half` the same names are that crate's types, which have all that these have. So a program that compiles without
//! the feature compiles with it.

#![allow(non_camel_case_types)] // as `half` calls them

use super::{Output, ScalarType};

macro_rules! sixteen {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        ///
        /// With the feature `half` it is that crate's type, which calculates; without, it has its bits and nothing else.
        #[derive(Clone, Copy, Debug, Default)]
        #[repr(transparent)]
        pub struct $name(u16);

        impl $name {
            /// The number with these bits.
            #[inline]
            pub const fn from_bits(bits: u16) -> Self {
                Self(bits)
            }

            /// Its bits.
            #[inline]
            pub const fn to_bits(self) -> u16 {
                self.0
            }
        }

        // SAFETY: any bits are a number.
        unsafe impl Output for $name {}
        // SAFETY: two bytes, and no padding.
        unsafe impl ScalarType for $name {
            type Value = Self;
        }
    )*};
}

sixteen! {
    /// A number of 16 bits as IEEE has it: C's `__half_raw`, C++'s `__half`.
    f16
    /// The upper half of an `f32`: C's `__nv_bfloat16_raw`, C++'s `__nv_bfloat16`.
    bf16
}
