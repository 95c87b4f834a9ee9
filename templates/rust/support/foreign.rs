//! Types of other crates: complex types of `num-complex`, 16-bit floating-point types of `half`, and plain data of
//! `bytemuck`.

#[cfg(any(feature = "half", feature = "num-complex"))]
use super::Output;
#[cfg(feature = "half")]
use super::ScalarType;

// SAFETY: two values that are `Output`.
#[cfg(feature = "num-complex")]
unsafe impl<T: Output> Output for num_complex::Complex<T> {}

// SAFETY: all bit patterns are valid.
#[cfg(feature = "half")]
unsafe impl Output for half::f16 {}
// SAFETY: all bit patterns are valid.
#[cfg(feature = "half")]
unsafe impl Output for half::bf16 {}
// SAFETY: two bytes, and no padding.
#[cfg(feature = "half")]
unsafe impl ScalarType for half::f16 {
    type Value = Self;
}
// SAFETY: two bytes, and no padding.
#[cfg(feature = "half")]
unsafe impl ScalarType for half::bf16 {
    type Value = Self;
}

/// Implements [`Output`](crate::Output) for your types that are plain data according to `bytemuck`, without `unsafe`.
/// Requires the feature `bytemuck`.
///
/// ```
/// # mod program {
/// use bytemuck::{Pod, Zeroable};
///
/// #[repr(C)]
/// #[derive(Clone, Copy)]
/// struct Particle {
///     position: [f32; 3],
///     id: u32,
/// }
/// # unsafe impl Zeroable for Particle {}
/// # unsafe impl Pod for Particle {}
/// // `#[derive(Pod, Zeroable)]` does it for `bytemuck`.
/// cubind::plain_data!(Particle);
/// # fn _is_output() -> impl cubind::Output { Particle { position: [0.0; 3], id: 0 } }
/// # }
/// ```
///
/// Other types do not compile:
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy)]
/// struct Name(&'static str);
/// cubind::plain_data!(Name);
/// ```
#[cfg(feature = "bytemuck")]
#[macro_export]
macro_rules! plain_data {
    ($($name:ty),+ $(,)?) => { $(
        const _: () = {
            const fn any_bits_are_a_value<T: $crate::AnyBitPattern>() {}
            any_bits_are_a_value::<$name>();
        };
        // SAFETY: `AnyBitPattern` promises that all bit patterns are valid, and that there are no references.
        unsafe impl $crate::Output for $name {}
    )+ };
}
