//! Sets of flags: enums whose members are bits that can be combined.

use core::fmt;

/// Integer types of C for flags.
pub trait FlagInteger: Copy {
    /// Creates an integer from its lowest 32 bits; all higher bits are zero.
    fn from_bits(bits: u32) -> Self;
    /// Returns the lowest 32 bits, the size of C enums.
    fn low_bits(self) -> u32;
}

macro_rules! integers {
    ($($name:ident)*) => {
        $(
            impl FlagInteger for $name {
                #[inline(always)]
                #[allow(clippy::cast_possible_wrap, clippy::cast_lossless)] // For some of these types.
                fn from_bits(bits: u32) -> Self {
                    bits as Self
                }

                #[inline(always)]
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // For some of these types.
                fn low_bits(self) -> u32 {
                    self as u32
                }
            }
        )*
    };
}
integers!(i32 u32 i64 u64 isize usize);

/// Converts flags to a C type other than `unsigned int`.
#[inline(always)]
pub fn integer<T: FlagInteger>(bits: u32) -> T {
    T::from_bits(bits)
}

/// Converts flags from a C type other than `unsigned int`.
#[inline(always)]
pub fn bits<T: FlagInteger>(integer: T) -> u32 {
    integer.low_bits()
}

/// Finds the first name of a value in a table.
pub fn name_of(names: &'static [(u32, &'static str)], value: u32) -> Option<&'static str> {
    names.iter().find(|(known, _)| *known == value).map(|(_, name)| *name)
}

/// Formats flags like `CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING | 0x100`, or like `CUevent_flags(0x100)` if no
/// bit has a name.
pub fn debug(
    type_name: &str,
    names: &'static [(u32, &'static str)],
    value: u32,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if let Some(name) = name_of(names, value) {
        return f.write_str(name);
    }
    let mut rest = value;
    // Prefers the name of a combination over the names of its bits.
    let widest = |rest: u32| {
        let inside = names.iter().filter(move |(bits, _)| *bits != 0 && bits & rest == *bits);
        inside.rev().max_by_key(|(bits, _)| bits.count_ones())
    };
    while let Some((bits, name)) = widest(rest) {
        let separator = if rest == value { "" } else { " | " };
        write!(f, "{separator}{name}")?;
        rest &= !bits;
    }
    match rest {
        0 => Ok(()),
        rest if rest == value => write!(f, "{type_name}({rest:#x})"),
        rest => write!(f, " | {rest:#x}"),
    }
}

/// Implements the methods and operators of flags for a generated `struct Name(pub u32)`. The trait [`bitflags::Flags`]
/// provides further methods, such as iteration over flags. The macro of `bitflags` would generate all methods for each
/// type, which would increase the compile time of cubind by a third.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // Refers to the crate that invokes the macro.
macro_rules! __gen1_flag_set {
    ($name:ident; $($flag:ident = $value:literal $($history:literal)?,)*) => {
        #[cfg_attr(not(doc), allow(missing_docs))]
        impl $name {
            $(
                #[cfg_attr(doc, doc = ::core::concat!(::core::stringify!($value), $(", ", $history,)? "."))]
                pub const $flag: Self = Self($value);
            )*

            const NAMES: &'static [(u32, &'static str)] = {
                let _: $crate::__gen1::Trusted = crate::__TRUSTED;
                &[$(($value, ::core::stringify!($flag))),*]
            };

            /// The name of this exact value. `None` for a combination of flags without a name, and for bits that this
            /// version of the bindings does not have.
            #[inline]
            pub fn name(self) -> ::core::option::Option<&'static str> {
                $crate::__gen1::flag_set::name_of(Self::NAMES, self.0)
            }

            /// The bits of the flags, as a C `unsigned int`.
            #[inline]
            pub const fn bits(self) -> u32 {
                self.0
            }

            /// The set without any flags.
            #[inline]
            pub const fn empty() -> Self {
                Self(0)
            }

            /// The set of all flags that have a name.
            #[inline]
            pub const fn all() -> Self {
                Self(0 $(| $value)*)
            }

            /// Returns true if no bit is set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns true if all bits of `other` are set.
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Returns true if any bit of `other` is set.
            #[inline]
            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The union of both sets, like `|`, but usable in constants.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::core::cmp::Eq for $name {}

        impl ::core::ops::BitOr for $name {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::core::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::core::ops::BitAnd for $name {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::core::ops::BitAndAssign for $name {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl ::core::ops::BitXor for $name {
            type Output = Self;

            #[inline]
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl ::core::ops::BitXorAssign for $name {
            #[inline]
            fn bitxor_assign(&mut self, other: Self) {
                self.0 ^= other.0;
            }
        }

        /// Removes the bits that are set in the other operand.
        impl ::core::ops::Sub for $name {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl ::core::ops::SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        /// The set of the named flags that are not set. To remove flags but keep bits without a name, use `-`.
        impl ::core::ops::Not for $name {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & Self::all().0)
            }
        }

        impl $crate::bitflags::Flags for $name {
            const FLAGS: &'static [$crate::bitflags::Flag<Self>] =
                &[$($crate::bitflags::Flag::new(::core::stringify!($flag), Self($value))),*];

            type Bits = u32;

            #[inline]
            fn bits(&self) -> u32 {
                self.0
            }

            #[inline]
            fn from_bits_retain(bits: u32) -> Self {
                Self(bits)
            }
        }

        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__gen1::flag_set::debug(::core::stringify!($name), Self::NAMES, self.0, f)
            }
        }

        impl ::core::convert::From<u32> for $name {
            #[inline]
            fn from(bits: u32) -> Self {
                Self(bits)
            }
        }

        impl ::core::convert::From<$name> for u32 {
            #[inline]
            fn from(flags: $name) -> Self {
                flags.0
            }
        }

        // SAFETY: every `u32` is valid, whether or not its bits have names.
        unsafe impl $crate::__gen1::Output for $name {}
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::__gen1::flag_set;

    #[repr(transparent)]
    #[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
    struct Access(u32);

    flag_set! { Access; NONE = 0, READ = 1, WRITE = 2, BOTH = 3, LAST = 0x8000_0000, }

    #[test]
    fn flags_combine() {
        let mut access = Access::READ | Access::LAST;
        assert!(access.contains(Access::READ) && !access.contains(Access::WRITE));
        access |= Access::WRITE;
        assert_eq!(access & Access::BOTH, Access::BOTH);
        assert_eq!(access - Access::LAST, Access::BOTH);
        assert_eq!(!Access::BOTH, Access::LAST, "all flags with a name");
        assert_eq!(access.bits(), 0x8000_0003);
        assert_eq!(u32::from(Access::from(16)), 16);
        assert!(Access::default().is_empty() && Access::empty() == Access::NONE);
        assert!(access.intersects(Access::BOTH) && !Access::LAST.intersects(Access::BOTH));
        const TWO: Access = Access::READ.union(Access::LAST);
        assert_eq!(TWO ^ access, Access::WRITE);
        access &= Access::READ;
        access ^= Access::WRITE;
        access -= Access::READ;
        assert_eq!(access, Access::WRITE);
    }

    #[test]
    fn flags_have_the_methods_of_the_trait() {
        use bitflags::Flags;
        assert_eq!(Access::from_bits(16), None);
        assert_eq!(Access::from_name("WRITE"), Some(Access::WRITE));
        let names = (Access::LAST | Access::READ).iter_names().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names, ["READ", "LAST"]);
    }

    #[test]
    fn flags_are_formatted_by_name() {
        assert_eq!(format!("{:?}", Access::NONE), "NONE");
        assert_eq!(format!("{:?}", Access::READ | Access::WRITE), "BOTH");
        assert_eq!(format!("{:?}", Access::LAST | Access::WRITE | Access::READ), "BOTH | LAST");
        assert_eq!(format!("{:?}", Access(0x30) | Access::WRITE), "WRITE | 0x30");
        assert_eq!(format!("{:?}", Access(0x30)), "Access(0x30)");
        assert_eq!((Access::BOTH.name(), Access(5).name()), (Some("BOTH"), None));
    }

    #[test]
    fn flags_are_integers_in_c() {
        assert_eq!((integer::<i32>(0x8000_0001), integer::<u64>(0x8000_0001)), (i32::MIN + 1, 0x8000_0001));
        assert_eq!((bits(i32::MIN), bits(u64::MAX), bits(7_usize)), (0x8000_0000, u32::MAX, 7));
    }
}
