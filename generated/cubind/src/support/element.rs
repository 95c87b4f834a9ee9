//! Types of values in memory, and the enum members by which the libraries identify them.

/// A type that has a corresponding member in `N`, an enum with which a library specifies the type of values in memory.
///
/// ```
/// use cubind::Element;
/// use cubind::cuda13::runtime::cudaDataType;
///
/// assert_eq!(<f32 as Element<cudaDataType>>::NUMBER, cudaDataType::CUDA_R_32F);
/// assert_eq!(cudaDataType::of::<i8>(), cudaDataType::CUDA_R_8I);
/// ```
///
/// Functions of the `owned` modules take memory of such a type, and derive the enum member. Rust's integers and
/// floating-point types implement `Element`, as do [`f16`](crate::f16), [`bf16`](crate::bf16), and, with the feature
/// `num-complex`, the complex types of that crate. Implement the trait for your own types, such as 8-bit floating-point
/// types:
///
/// ```
/// use cubind::cuda13::runtime::cudaDataType;
///
/// #[derive(Clone, Copy)]
/// #[repr(transparent)]
/// struct E4M3(u8);
/// // SAFETY: the struct has one byte, like the library's type.
/// unsafe impl cubind::Element<cudaDataType> for E4M3 {
///     const NUMBER: cudaDataType = cudaDataType::CUDA_R_8F_E4M3;
/// }
/// ```
///
/// A type without a member does not compile:
///
/// ```compile_fail,E0277
/// cubind::cuda13::runtime::cudaDataType::of::<bool>();
/// ```
///
/// # Safety
///
/// A value must have the size and the representation that the library assumes for `NUMBER`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no member in `{N}`",
    note = "Rust's numeric types have one if the library supports them, `cubind::f16` and `cubind::bf16`, `num_complex::Complex` with the feature `num-complex`"
)]
pub unsafe trait Element<N>: Copy {
    /// The enum member that identifies the type.
    const NUMBER: N;
}

/// Implements the function `of` for an enum whose members identify types of values in memory.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_elements {
    (
        $name:ident; $($of:ty = $member:ident,)*
        $(; float16 $float16:ident)? $(; bfloat16 $bfloat16:ident)? $(; complex $($part:ty = $complex:ident,)*)?
    ) => {
        impl $name {
            /// Returns the member that identifies a type.
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

/// Implements [`Element`](crate::Element) for one type.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_element {
    ($name:ident, $of:ty, $member:ident) => {
        $crate::__gen1::trusted!();
        // SAFETY: the library's documentation specifies the type, as reviewed in the spec's `elements`.
        unsafe impl $crate::Element<$name> for $of {
            const NUMBER: $name = $name::$member;
        }
    };
}

/// Implements [`Element`](crate::Element) for a 16-bit floating-point type.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_element_of_half {
    ($name:ident, $of:ident, $member:ident) => {
        $crate::__gen1::element!($name, $crate::$of, $member);
    };
}

/// Implements [`Element`](crate::Element) for a complex type of the crate `num-complex`, if that feature is enabled.
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
