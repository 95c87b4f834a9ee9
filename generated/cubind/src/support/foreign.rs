//! Types of other crates: complex types of `num-complex`, 16-bit floating-point types of `half`, and plain data of
//! `bytemuck`.

#[cfg(any(feature = "half", feature = "num-complex"))]
use super::Output;
#[cfg(feature = "half")]
use super::ScalarType;

// SAFETY: the type consists of two values of an `Output` type.
#[cfg(feature = "num-complex")]
unsafe impl<T: Output> Output for num_complex::Complex<T> {}

// SAFETY: all bit patterns are valid.
#[cfg(feature = "half")]
unsafe impl Output for half::f16 {}
// SAFETY: all bit patterns are valid.
#[cfg(feature = "half")]
unsafe impl Output for half::bf16 {}
// SAFETY: the type has two bytes and no padding.
#[cfg(feature = "half")]
unsafe impl ScalarType for half::f16 {
    type Value = Self;
}
// SAFETY: the type has two bytes and no padding.
#[cfg(feature = "half")]
unsafe impl ScalarType for half::bf16 {
    type Value = Self;
}

/// Declares records of plain data, and implements [`Output`](crate::Output) for these records without `unsafe`. The
/// records can be copied from and to device memory, and passed to kernels as arguments.
///
/// The macro adds `#[repr(C)]` and `#[derive(Clone, Copy)]`; do not repeat these attributes. A record may have padding.
/// Each field's type must itself be an `Output`.
///
/// ```
/// # mod program {
/// cubind::plain_data! {
///     /// A particle, laid out as in C.
///     #[derive(Debug)]
///     pub struct Particle {
///         pub position: [f64; 3],
///         pub id: u32,
///     }
/// }
/// # fn _is_output() -> impl cubind::Output { Particle { position: [0.0; 3], id: 0 } }
/// # }
/// ```
///
/// A field of another type does not compile:
///
/// ```compile_fail,E0277
/// # mod program {
/// cubind::plain_data! {
///     struct Named { name: &'static str }
/// }
/// # }
/// ```
///
/// With the feature `bytemuck`, the macro also accepts the name of an existing type that implements
/// `bytemuck::AnyBitPattern`:
///
#[cfg_attr(feature = "bytemuck", doc = "```")]
#[cfg_attr(not(feature = "bytemuck"), doc = "```ignore")]
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
/// // `Pod` and `Zeroable` are usually derived: `#[derive(Pod, Zeroable)]`.
/// cubind::plain_data!(Particle);
/// # fn _is_output() -> impl cubind::Output { Particle { position: [0.0; 3], id: 0 } }
/// # }
/// ```
#[macro_export]
macro_rules! plain_data {
    ($(
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident {
            $($(#[$of_field:meta])* $of_visibility:vis $field:ident: $type:ty),+ $(,)?
        }
    )+) => { $(
        $(#[$attribute])*
        #[repr(C)]
        #[derive(Clone, Copy)]
        $visibility struct $name {
            $($(#[$of_field])* $of_visibility $field: $type),+
        }
        const _: fn($name) = |$name { $($field),+ }| {
            fn any_bits_are_a_value<T: $crate::Output>(_: T) {}
            $(any_bits_are_a_value($field);)+
        };
        // SAFETY: the function above compiles only if every bit pattern is valid for each field.
        unsafe impl $crate::Output for $name {}
    )+ };
    ($($name:ty),+ $(,)?) => { $(
        const _: () = {
            const fn any_bits_are_a_value<T: $crate::AnyBitPattern>() {}
            any_bits_are_a_value::<$name>();
        };
        // SAFETY: `AnyBitPattern` guarantees that all bit patterns are valid, and that the type contains no references.
        unsafe impl $crate::Output for $name {}
    )+ };
}

#[cfg(test)]
mod tests {
    use crate::Input;

    crate::plain_data! {
        /// Seven bytes of padding.
        #[derive(Debug, PartialEq)]
        struct Padded {
            small: u8,
            pub(super) large: u128,
        }

        struct Other {
            one: Padded,
            list: [Padded; 2],
        }
    }

    fn copied<T: Input>(value: T) -> T {
        value
    }

    #[test]
    fn records_of_plain_data_are_copied_as_in_c() {
        let one = Padded { small: 1, large: 2 };
        let other = copied(Other { one, list: [one; 2] });
        assert_eq!((other.one, other.list[1]), (one, one));
        assert_eq!((size_of::<Padded>(), align_of::<Padded>()), (32, 16));
    }
}
