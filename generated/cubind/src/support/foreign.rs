//! Numbers of other crates: complex ones of `num-complex`, and those of 16 bits of `half`.

#[cfg(any(feature = "half", feature = "num-complex"))]
use super::Output;

// SAFETY: two numbers.
#[cfg(feature = "num-complex")]
unsafe impl<T: Output> Output for num_complex::Complex<T> {}

// SAFETY: any bits are a number.
#[cfg(feature = "half")]
unsafe impl Output for half::f16 {}
// SAFETY: any bits are a number.
#[cfg(feature = "half")]
unsafe impl Output for half::bf16 {}
