//! Types of values in memory, and the numbers that libraries have for them.

/// A type that has a number in the enum `N`, by which a library is told what is in memory.
///
/// ```
/// use cubind::Element;
/// use cubind::cuda13::runtime::cudaDataType;
///
/// assert_eq!(<f32 as Element<cudaDataType>>::NUMBER, cudaDataType::CUDA_R_32F);
/// assert_eq!(cudaDataType::of::<i8>(), cudaDataType::CUDA_R_8I);
/// ```
///
/// Functions of the `owned` modules take memory of such a type and leave out the number. Numbers of Rust have it, [`f16`](crate::f16)
/// and [`bf16`](crate::bf16), and those of the crate `num-complex` with the feature of this name; implement it for types of your
/// own, such as numbers of 8 bits:
///
/// ```
/// use cubind::cuda13::runtime::cudaDataType;
///
/// #[derive(Clone, Copy)]
/// #[repr(transparent)]
/// struct E4M3(u8);
/// // SAFETY: one byte, as the library has it.
/// unsafe impl cubind::Element<cudaDataType> for E4M3 {
///     const NUMBER: cudaDataType = cudaDataType::CUDA_R_8F_E4M3;
/// }
/// ```
///
/// What a library has no number for does not compile:
///
/// ```compile_fail,E0277
/// cubind::cuda13::runtime::cudaDataType::of::<bool>();
/// ```
///
/// # Safety
///
/// A value has as many bytes as the library takes it to have, and means the same.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no number in `{N}`",
    note = "numbers of Rust have one where the library knows them, `cubind::f16` and `cubind::bf16`, `num_complex::Complex` with the feature `num-complex`"
)]
pub unsafe trait Element<N>: Copy {
    /// The number.
    const NUMBER: N;
}

/// The numbers of an enum that names types of values in memory.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_elements {
    (
        $name:ident; $($of:ty = $member:ident,)*
        $(; float16 $float16:ident)? $(; bfloat16 $bfloat16:ident)? $(; complex $($part:ty = $complex:ident,)*)?
    ) => {
        impl $name {
            /// The number of a type.
            #[inline]
            pub const fn of<T: $crate::Element<Self>>() -> Self {
                T::NUMBER
            }
        }

        $($crate::__gen1::element!($name, $of, $member);)*
        $($crate::__gen1::element_of_half!($name, f16, $float16);)?
        $($crate::__gen1::element_of_half!($name, bf16, $bfloat16);)?
        $($($crate::__gen1::element_of_complex!($name, $part, $complex);)*)?
    };
}

/// One of them.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_element {
    ($name:ident, $of:ty, $member:ident) => {
        $crate::__gen1::trusted!();
        // SAFETY: what the library's documentation calls it, as `elements` of the spec has it.
        unsafe impl $crate::Element<$name> for $of {
            const NUMBER: $name = $name::$member;
        }
    };
}

/// Of a number of 16 bits.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_element_of_half {
    ($name:ident, $of:ident, $member:ident) => {
        $crate::__gen1::element!($name, $crate::$of, $member);
    };
}

/// Of a complex number of the crate `num-complex`, if that is there.
#[cfg(feature = "num-complex")]
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_element_of_complex {
    ($name:ident, $part:ty, $member:ident) => {
        $crate::__gen1::element!($name, $crate::__gen1::num_complex::Complex<$part>, $member);
    };
}

#[cfg(not(feature = "num-complex"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_element_of_complex {
    ($name:ident, $part:ty, $member:ident) => {};
}
