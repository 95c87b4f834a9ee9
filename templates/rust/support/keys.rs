//! Keys that select attributes and determine the types of their values.

use core::fmt;
use core::marker::PhantomData;

use super::output::Output;

/// An enum member that selects an attribute, together with the type of the attribute's value. Functions of `checked`
/// that get and set attributes take a key, so that the compiler rejects values of other types.
///
/// The module `keys` next to the functions contains a constant for each member, with the member's name:
///
/// ```no_run
/// use cubind::Error;
/// use cubind::cuda13::checked::driver::*;
///
/// fn pool_of(memory: CUdeviceptr) -> Result<(bool, u64), Error<CUresult>> {
///     // SAFETY: an invalid address is an error.
///     let is_managed = unsafe { cuPointerGetAttribute(keys::CU_POINTER_ATTRIBUTE_IS_MANAGED, memory)? };
///     let pool = unsafe { cuPointerGetAttribute(keys::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, memory)? };
///     // SAFETY: `pool` is the pool of that memory.
///     unsafe { cuMemPoolSetAttribute(pool, keys::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, u64::MAX)? };
///     Ok((is_managed, unsafe { cuMemPoolGetAttribute(pool, keys::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)? }))
/// }
/// ```
///
/// ```compile_fail,E0308
/// # use cubind::cuda13::checked::driver::*;
/// # fn set(pool: CUmemoryPool) {
/// let _ = unsafe { cuMemPoolSetAttribute(pool, keys::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 1_u8) }; // It has 64 bits.
/// # }
/// ```
///
/// `C` is the type of the value in C, if it differs from `T`, such as an `int` for a `bool`.
pub struct Key<S, T, C = T> {
    selector: S,
    value: PhantomData<fn(C) -> T>,
}

impl<S: Copy, T, C> Key<S, T, C> {
    /// Creates a key for a member that this version of the bindings does not have.
    ///
    /// # Safety
    ///
    /// The value of the attribute that the member selects must have the type `C` in C.
    pub const unsafe fn new(selector: S) -> Self {
        Self { selector, value: PhantomData }
    }

    /// Returns the enum member that selects the attribute.
    #[inline]
    pub const fn selector(self) -> S {
        self.selector
    }
}

impl<S: Copy, T, C> Clone for Key<S, T, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Copy, T, C> Copy for Key<S, T, C> {}

impl<S: fmt::Debug, T, C> fmt::Debug for Key<S, T, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.selector.fmt(f)
    }
}

/// The Rust type of an attribute's value. `C` is the value's type in C: the same type, or the integer type of a
/// Boolean.
pub trait AttributeValue<C>: Copy {
    /// Converts a value from its C type.
    fn from_c(value: C) -> Self;
    /// Converts a value to its C type.
    fn into_c(self) -> C;
}

// The functions are hidden because rustdoc would print them on the page of every type. The trait documents them.
impl<T: Output> AttributeValue<T> for T {
    #[doc(hidden)]
    #[inline(always)]
    fn from_c(value: T) -> Self {
        value
    }

    #[doc(hidden)]
    #[inline(always)]
    fn into_c(self) -> T {
        self
    }
}

macro_rules! booleans {
    ($($integer:ident)*) => {
        $(
            impl AttributeValue<$integer> for bool {
                #[inline(always)]
                fn from_c(value: $integer) -> Self {
                    value != 0
                }

                #[inline(always)]
                fn into_c(self) -> $integer {
                    self.into()
                }
            }
        )*
    };
}
booleans!(u8 i32 u32);

/// Defines the keys of attribute tables. Each entry consists of a member, the type of its value, and the C type if that
/// differs. If the value is a list whose length the caller chooses, the type is that of an element.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_keys {
    ($($table:ty { $($member:ident: $value:ty $(as $c:ty)?,)* } $(+ [$($list:ident: $element:ty,)*])?)*) => {
        $crate::__gen1::trusted!();
        $(
        $(
            #[doc = ::core::concat!("Selects a value of the type `", ::core::stringify!($value), "`.")]
            // SAFETY: the spec's table contains the type of each value.
            pub const $member: $crate::Key<$table, $value $(, $c)?> = unsafe { $crate::Key::new(<$table>::$member) };
        )*
        $($(
            #[doc = ::core::concat!("Selects `N` values of the type `", ::core::stringify!($element), "`.")]
            #[allow(non_snake_case)]
            pub const fn $list<const N: usize>() -> $crate::Key<$table, [$element; N]> {
                // SAFETY: the spec's table contains the type of each value.
                unsafe { $crate::Key::new(<$table>::$list) }
            }
        )*)?
        )*
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn booleans_are_integers_in_c() {
        assert!(<bool as AttributeValue<i32>>::from_c(-1) && !<bool as AttributeValue<u8>>::from_c(0));
        assert_eq!(<bool as AttributeValue<u32>>::into_c(true), 1);
        assert_eq!(<u64 as AttributeValue<u64>>::from_c(7).into_c(), 7);
    }

    #[test]
    fn a_key_is_its_selector() {
        // SAFETY: the key is not passed to any library.
        let key: Key<i32, bool, i32> = unsafe { Key::new(3) };
        let copy = key;
        assert_eq!((key.selector(), format!("{copy:?}"), size_of_val(&key)), (3, "3".to_owned(), 4));
    }
}
