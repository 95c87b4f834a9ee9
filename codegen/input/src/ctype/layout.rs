//! Sizes, alignments and signedness of C's built-in types on each system. No other file defines these properties.
//!
//! Both systems are 64-bit, and align each arithmetic type to its size.

use super::Builtin;

/// The systems for which the registry contains layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Linux on x86-64 and aarch64, the default system.
    Linux,
    /// Windows on x86-64, with the layouts of Microsoft's compiler.
    Windows,
}

/// The representation of an arithmetic type in memory. Sizes are in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// A Boolean: one byte, 0 or 1.
    Bool,
    /// A signed integer of this size in bytes.
    Signed(u64),
    /// An unsigned integer of this size in bytes.
    Unsigned(u64),
    /// A floating-point number of this size in bytes.
    Float(u64),
}

/// The size and the alignment of a pointer to data or to a function, in bytes.
pub const POINTER_SIZE: u64 = 8;

/// The size and the alignment of an enum, in bytes.
pub const ENUM_SIZE: u64 = 4;

impl Builtin {
    /// Returns the representation of the type on a system. `char` is signed, as on x86-64. Code in which the sign could
    /// matter uses the values of `char` as bytes.
    pub fn number(self, system: System) -> Number {
        use Number::{Bool, Float, Signed, Unsigned};
        match self {
            Self::Bool => Bool,
            Self::Char | Self::SignedChar | Self::Int8 => Signed(1),
            Self::UnsignedChar | Self::Uint8 => Unsigned(1),
            Self::Short | Self::Int16 => Signed(2),
            Self::UnsignedShort | Self::Uint16 => Unsigned(2),
            Self::Int | Self::Int32 => Signed(4),
            Self::UnsignedInt | Self::Uint32 => Unsigned(4),
            Self::Long => match system {
                System::Linux => Signed(8),
                System::Windows => Signed(4),
            },
            Self::UnsignedLong => match system {
                System::Linux => Unsigned(8),
                System::Windows => Unsigned(4),
            },
            Self::WcharT => match system {
                System::Linux => Signed(4),
                System::Windows => Unsigned(2),
            },
            Self::LongLong | Self::Int64 | Self::PtrdiffT | Self::Intptr => Signed(8),
            Self::UnsignedLongLong | Self::Uint64 | Self::SizeT | Self::Uintptr => Unsigned(8),
            Self::Float16 | Self::Bfloat16 => Float(2),
            Self::Float => Float(4),
            Self::Double => Float(8),
        }
    }

    /// Returns the size in bytes, which is also the alignment.
    pub fn size(self, system: System) -> u64 {
        match self.number(system) {
            Number::Bool => 1,
            Number::Signed(size) | Number::Unsigned(size) | Number::Float(size) => size,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_differ_in_long_and_in_wide_characters() {
        let differs = |builtin: &&Builtin| builtin.number(System::Linux) != builtin.number(System::Windows);
        let differing: Vec<&str> = Builtin::ALL.iter().filter(differs).map(|builtin| builtin.c_name()).collect();
        assert_eq!(differing, ["long", "unsigned long", "wchar_t"]);
    }

    #[test]
    fn sizes_are_those_of_this_machine() {
        let table = [
            ("char", size_of::<std::ffi::c_char>()),
            ("short", size_of::<std::ffi::c_short>()),
            ("int", size_of::<std::ffi::c_int>()),
            ("long", size_of::<std::ffi::c_long>()),
            ("long long", size_of::<std::ffi::c_longlong>()),
            ("size_t", size_of::<usize>()),
            ("float", size_of::<f32>()),
            ("double", size_of::<f64>()),
        ];
        let here = if cfg!(windows) { System::Windows } else { System::Linux };
        for (name, size) in table {
            assert_eq!(Builtin::from_c(name).map(|builtin| builtin.size(here)), u64::try_from(size).ok(), "{name}");
        }
    }
}
