//! Bit fields within the bytes that store them. Bits and bytes are counted from the least significant one, as by all C
//! compilers for the platforms that CUDA supports.

/// Reads `width` bits, starting at the bit `first`.
#[inline]
pub const fn get<const N: usize>(bytes: &[u8; N], first: usize, width: usize) -> u64 {
    let (mut value, mut done) = (0, 0);
    while done < width {
        let (byte, shift, count) = part(first, width, done);
        value |= ((bytes[byte] >> shift) as u64 & ones(count)) << done;
        done += count;
    }
    value
}

/// Like [`get`], but for a signed field, whose highest bit is the sign.
#[inline]
pub const fn get_signed<const N: usize>(bytes: &[u8; N], first: usize, width: usize) -> i64 {
    let unused = 64 - width;
    ((get(bytes, first, width) << unused) as i64) >> unused
}

/// Writes the lowest `width` bits of a value, starting at the bit `first`; all other bits are unchanged.
#[inline]
pub const fn set<const N: usize>(bytes: &mut [u8; N], first: usize, width: usize, value: u64) {
    let mut done = 0;
    while done < width {
        let (byte, shift, count) = part(first, width, done);
        let kept = bytes[byte] & !((ones(count) as u8) << shift);
        bytes[byte] = kept | (((value >> done & ones(count)) as u8) << shift);
        done += count;
    }
}

/// Locates the next part of a field after its first `done` bits; a part lies within one byte. Returns the index of the
/// byte, the first bit in it, and the number of bits.
const fn part(first: usize, width: usize, done: usize) -> (usize, usize, usize) {
    let (bit, left) = (first + done, width - done);
    let shift = bit % 8;
    (bit / 8, shift, if left < 8 - shift { left } else { 8 - shift })
}

/// A mask with the lowest `count` bits set (at most eight).
const fn ones(count: usize) -> u64 {
    (1 << count) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_bits_can_be_read() {
        for (first, width) in [(0, 1), (3, 4), (7, 2), (5, 12), (0, 64), (3, 64), (8, 33)] {
            let mut bytes = [0xff; 9];
            set(&mut bytes, first, width, 0);
            assert_eq!(bytes.iter().map(|byte| byte.count_zeros() as usize).sum::<usize>(), width);
            assert_eq!(get(&bytes, first, width), 0);
            let mut bytes = [0; 9];
            set(&mut bytes, first, width, u64::MAX);
            assert_eq!(bytes.iter().map(|byte| byte.count_ones() as usize).sum::<usize>(), width);
            assert_eq!(get(&bytes, first, width), u64::MAX >> (64 - width));
            assert_eq!(get_signed(&bytes, first, width), -1);
        }
    }

    #[test]
    fn bits_are_counted_from_the_lowest() {
        let mut bytes = [0; 3];
        set(&mut bytes, 4, 12, 0xabc);
        assert_eq!(bytes, [0xc0, 0xab, 0]);
        assert_eq!([get(&bytes, 4, 4), get(&bytes, 8, 8)], [0xc, 0xab]);
        set(&mut bytes, 9, 3, -3_i64 as u64);
        assert_eq!(get_signed(&bytes, 9, 3), -3);
    }
}
