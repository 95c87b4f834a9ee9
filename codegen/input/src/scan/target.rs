//! Targets of the scan, and their implementation-defined behavior in C.
//!
//! All targets are 64-bit. Facts that do not specify a system are those of Linux, where x86-64 and aarch64 agree. The
//! differences on Windows are recorded separately. Calling conventions do not differ, because `__stdcall`, which the
//! headers use on Windows, has no effect in 64-bit programs.

use crate::ctype::{Builtin, CType};

/// A target for which the headers are parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Linux on x86-64. The facts describe the declarations on this target.
    Linux,
    /// Linux on aarch64. The declarations must be the same as on x86-64.
    LinuxArm,
    /// Windows on x86-64, with Microsoft's compiler. The facts record only the differences from Linux.
    Windows,
}

impl Target {
    /// Returns clang's triple for the target.
    pub(super) fn triple(self) -> &'static str {
        match self {
            Self::Linux => "x86_64-unknown-linux-gnu",
            Self::LinuxArm => "aarch64-unknown-linux-gnu",
            Self::Windows => "x86_64-pc-windows-msvc",
        }
    }

    /// Returns the Linux target with this name in command-line options, such as `x86_64-linux` or `aarch64-linux`.
    pub fn of_linux(name: &str) -> Option<Self> {
        [Self::Linux, Self::LinuxArm].into_iter().find(|target| {
            name.strip_suffix("-linux").is_some_and(|machine| target.triple().split('-').next() == Some(machine))
        })
    }

    /// Returns the target's name in messages.
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Linux => "x86-64 Linux",
            Self::LinuxArm => "aarch64 Linux",
            Self::Windows => "64-bit Windows",
        }
    }

    /// Returns the integer types that an enum can have, which C leaves to the implementation. If the highest of a
    /// value's 32 bits is set, libclang does not report the sign, so two types are possible. Therefore, values are
    /// compared as 32-bit values: a value above `INT_MAX` is negative on Windows.
    pub(super) fn enum_types(self, has_highest_bit: bool) -> &'static [Builtin] {
        match self {
            Self::Linux | Self::LinuxArm if has_highest_bit => &[Builtin::UnsignedInt, Builtin::Int],
            Self::Linux | Self::LinuxArm => &[Builtin::UnsignedInt],
            Self::Windows => &[Builtin::Int],
        }
    }

    /// Returns the type with every integer type replaced by its representation on this target. For callers, `unsigned
    /// __int64` on one target equals `uint64_t` on another.
    pub(super) fn widths(self, ty: &CType) -> CType {
        match ty {
            CType::Void => CType::Void,
            CType::Builtin(builtin) => CType::Builtin(self.width(*builtin)),
            CType::Named(name) => CType::Named(name.clone()),
            CType::Pointer { to, constant } => self.widths(to).pointer(*constant),
            CType::Array { of, len } => CType::Array { of: Box::new(self.widths(of)), len: *len },
            CType::Function { returns, params } => CType::Function {
                returns: Box::new(self.widths(returns)),
                params: params.iter().map(|param| self.widths(param)).collect(),
            },
        }
    }

    fn width(self, builtin: Builtin) -> Builtin {
        let is_windows = match self {
            Self::Linux | Self::LinuxArm => false,
            Self::Windows => true,
        };
        match builtin {
            Builtin::Bool | Builtin::Char => builtin,
            Builtin::Float | Builtin::Double | Builtin::Float16 | Builtin::Bfloat16 => builtin,
            Builtin::SignedChar | Builtin::Int8 => Builtin::Int8,
            Builtin::UnsignedChar | Builtin::Uint8 => Builtin::Uint8,
            Builtin::Short | Builtin::Int16 => Builtin::Int16,
            Builtin::UnsignedShort | Builtin::Uint16 => Builtin::Uint16,
            Builtin::Int | Builtin::Int32 => Builtin::Int32,
            Builtin::UnsignedInt | Builtin::Uint32 => Builtin::Uint32,
            Builtin::Long => {
                if is_windows {
                    Builtin::Int32
                } else {
                    Builtin::Int64
                }
            }
            Builtin::UnsignedLong => {
                if is_windows {
                    Builtin::Uint32
                } else {
                    Builtin::Uint64
                }
            }
            Builtin::WcharT => {
                if is_windows {
                    Builtin::Uint16
                } else {
                    Builtin::Int32
                }
            }
            Builtin::LongLong | Builtin::Int64 | Builtin::PtrdiffT | Builtin::Intptr => Builtin::Int64,
            Builtin::UnsignedLongLong | Builtin::Uint64 | Builtin::SizeT | Builtin::Uintptr => Builtin::Uint64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_compared_by_width() {
        let table = [
            ("uint64_t", "unsigned long long", true),
            ("uint32_t", "unsigned int", true),
            ("const uint32_t *", "const unsigned long *", true),
            ("uint64_t", "unsigned long", false),
            ("size_t [4]", "uint64_t [4]", true),
            ("int", "unsigned int", false),
            ("fxStream *", "fxEvent *", false),
        ];
        for (linux, windows, same) in table {
            let [linux_type, windows_type]: [CType; 2] = [linux, windows].map(|text| text.parse().unwrap());
            let is_same = Target::Linux.widths(&linux_type) == Target::Windows.widths(&windows_type);
            assert_eq!(is_same, same, "{linux} and {windows}");
        }
    }
}
