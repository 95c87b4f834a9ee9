//! 16-bit floating-point types: IEEE `half`, and `bfloat16`, the upper half of a `float`. Stable Rust does not have
//! these types yet.

use core::cmp::Ordering;

/// Rounds to the nearest `half`; ties are rounded to even.
pub fn half(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    // A NaN must stay a NaN, regardless of the bits that are cut off.
    if magnitude > 0x7f80_0000 {
        return sign | 0x7e00;
    }
    // 65520 is halfway between the largest value and the next power of two: larger values are infinite.
    if magnitude >= 0x477f_f000 {
        return sign | 0x7c00;
    }
    // Below 2^-14 the exponent is fixed, and the implicit bit moves into the fraction.
    if magnitude < 0x3880_0000 {
        let shift = 126 - (magnitude >> 23);
        let fraction = (magnitude & 0x007f_ffff) | 0x0080_0000;
        return sign | if shift > 24 { 0 } else { rounded(fraction, shift) as u16 };
    }
    sign | rounded(magnitude - 0x3800_0000, 13) as u16
}

/// Rounds to the nearest 16-bit float that has the exponent of a `float`; ties are rounded to even.
pub fn bfloat16(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    sign | if value.is_nan() { 0x7fc0 } else { rounded(bits & 0x7fff_ffff, 16) as u16 }
}

/// Removes the last bits of an integer, and rounds to nearest, with ties to even. A carry into the exponent yields the
/// next larger float.
fn rounded(number: u32, bits: u32) -> u32 {
    let (kept, rest, middle) = (number >> bits, number & ((1 << bits) - 1), 1 << (bits - 1));
    match rest.cmp(&middle) {
        Ordering::Less => kept,
        Ordering::Equal => kept + (kept & 1),
        Ordering::Greater => kept + 1,
    }
}

/// Returns the value of a `half`.
pub fn of_half(bits: u16) -> f32 {
    let (exponent, fraction) = ((bits >> 10) & 0x1f, f32::from(bits & 0x3ff));
    let magnitude = match exponent {
        0 => fraction * 2f32.powi(-24),
        0x1f if fraction > 0.0 => f32::NAN,
        0x1f => f32::INFINITY,
        _ => (1024.0 + fraction) * 2f32.powi(i32::from(exponent) - 25),
    };
    if bits & 0x8000 == 0 { magnitude } else { -magnitude }
}

/// Returns the value of a `bfloat16`, which is the upper half of a `float`.
pub fn of_bfloat16(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_16_bit_float_survives_a_round_trip() {
        for bits in 0..=u16::MAX {
            let (value, wide) = (of_half(bits), of_bfloat16(bits));
            assert!(value.is_nan() || half(value) == bits, "{bits:#x}: {value}");
            assert!(wide.is_nan() || bfloat16(wide) == bits, "{bits:#x}: {wide}");
        }
        assert!(of_half(half(f32::NAN)).is_nan() && of_bfloat16(bfloat16(f32::NAN)).is_nan());
    }

    #[test]
    fn values_round_to_the_nearest_and_ties_to_even() {
        let tiny = 2f32.powi(-24);
        let table = [
            (1.0 + 2f32.powi(-11), 0x3c00),
            (1.0 + 3.0 * 2f32.powi(-11), 0x3c02),
            (1.0 + 2f32.powi(-11) + 2f32.powi(-20), 0x3c01),
            (65519.0, 0x7bff),
            (65520.0, 0x7c00),
            (tiny / 2.0, 0),
            (tiny * 0.75, 1),
            (tiny * 1.5, 2),
            (-tiny * 1023.5, 0x8400),
            (2f32.powi(-40), 0),
        ];
        for (value, bits) in table {
            assert_eq!(half(value), bits, "{value}");
        }
        assert_eq!(bfloat16(1.0 + 2f32.powi(-8)), 0x3f80);
        assert_eq!(bfloat16(1.0 + 3.0 * 2f32.powi(-8)), 0x3f82);
        assert_eq!(bfloat16(f32::MAX), 0x7f80);
    }
}
