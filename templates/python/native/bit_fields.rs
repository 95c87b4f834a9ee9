//! Bit fields of records: a range of bits in a few bytes, counted from the lowest bit.

use pyo3::prelude::*;

use super::errors::{Fallible, Object, Owned, Raised, overflow_error};
use super::tables::{BitsDef, BitsKind};
use super::{numbers, out};

/// Converts the bits of a field, which are part of its `bytes`, to a Python object.
pub(super) fn from_c<'py>(py: Python<'py>, bits: BitsDef, bytes: &[u8]) -> Fallible<Owned<'py>> {
    let word = (all(bytes) >> bits.first) as u64;
    let unused = 64 - bits.width;
    match bits.kind {
        BitsKind::Unsigned => out::u64(py, word << unused >> unused),
        BitsKind::Signed => out::i64(py, (word << unused).cast_signed() >> unused),
        BitsKind::Bool => out::boolean(py, word & 1 != 0),
    }
}

/// Converts an object to a word whose lowest bits are those of the field. Raises an exception if the value is out of
/// range.
pub(super) fn to_c(value: Object<'_, '_>, bits: BitsDef) -> Fallible<u64> {
    let unused = 64 - bits.width;
    match bits.kind {
        BitsKind::Unsigned => {
            let word = numbers::u64(value)?;
            let fits = word << unused >> unused == word;
            if fits { Ok(word) } else { Err(too_wide(value, bits, false)) }
        }
        BitsKind::Signed => {
            let number = numbers::i64(value)?;
            let fits = number << unused >> unused == number;
            if fits { Ok(number.cast_unsigned()) } else { Err(too_wide(value, bits, number < 0)) }
        }
        BitsKind::Bool => Ok(u64::from(value.is_truthy()?)),
    }
}

/// Writes the bits of a field, and leaves the other bits unchanged.
pub(super) fn write(bytes: &mut [u8], bits: BitsDef, word: u64) {
    let ones = (u128::from(u64::MAX) >> (64 - bits.width)) << bits.first;
    let new = all(bytes) & !ones | (u128::from(word) << bits.first) & ones;
    for (byte, index) in bytes.iter_mut().zip(0..) {
        *byte = (new >> (8 * index)) as u8;
    }
}

/// Returns true if two fields have the same bits; other bits in the same bytes are ignored.
pub(super) fn are_equal(bits: BitsDef, one: &[u8], other: &[u8]) -> bool {
    let unused = 64 - bits.width;
    let word = |bytes| ((all(bytes) >> bits.first) as u64) << unused;
    word(one) == word(other)
}

/// Combines the bytes into one integer.
fn all(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u128::from(*byte))
}

#[cold]
#[inline(never)]
fn too_wide(value: Object<'_, '_>, bits: BitsDef, negative: bool) -> Raised {
    let size = if negative { "small" } else { "large" };
    let (width, s) = (bits.width, if bits.width == 1 { "" } else { "s" });
    overflow_error(value.py(), format_args!("value too {size} to convert to a bit field of {width} bit{s}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_a_field_leaves_other_bits_unchanged() {
        for (first, width, size) in [(0, 1, 1), (3, 4, 1), (7, 2, 2), (5, 12, 3), (0, 64, 8), (3, 64, 9)] {
            let bits = BitsDef { first, width, kind: BitsKind::Unsigned };
            assert_eq!(bits.size(), size);
            let mut bytes = vec![0xff; size];
            write(&mut bytes, bits, 0);
            let zeros: u32 = bytes.iter().map(|byte| byte.count_zeros()).sum();
            assert_eq!(zeros as usize, width);
            write(&mut bytes, bits, u64::MAX);
            assert!(bytes.iter().all(|byte| *byte == 0xff));
        }
    }
}
