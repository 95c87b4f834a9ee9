//! Bytes that recording stubs write, and bytes of arguments. `templates/c/echo_runtime.c` computes the same bytes.

/// The hash function FNV-1a.
pub(super) fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |value, byte| (value ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The generator SplitMix64.
fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// Returns one word of a parameter's pattern.
fn word(seed: u64, index: usize, element: usize, number: usize) -> u64 {
    mix(seed.wrapping_add((index as u64) << 48).wrapping_add((element as u64) << 32).wrapping_add(number as u64))
}

/// Returns the pattern of a parameter.
pub(super) fn bytes(seed: u64, index: usize, element: usize, size: usize) -> Vec<u8> {
    (0..size).map(|at| (word(seed, index, element, at / 8) >> (at % 8 * 8)) as u8).collect()
}

/// Returns the pattern of handles and addresses.
pub(super) fn handles(seed: u64, index: usize, size: usize) -> Vec<u8> {
    let handle = |number| 0xec50_0000_0000_0000 | word(seed, index, 0, number) >> 16;
    (0..size / 8).flat_map(|number| handle(number).to_le_bytes()).collect()
}

/// Returns the bytes of arguments, which differ from the bytes that recording stubs write.
pub(super) fn argument(seed: u64, index: usize, size: usize) -> Vec<u8> {
    bytes(!seed, index, 7, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_of_neighbours_differ() {
        let seed = hash("cuInit");
        assert_ne!(bytes(seed, 0, 0, 8), bytes(seed, 1, 0, 8));
        assert_ne!(bytes(seed, 0, 0, 8), bytes(seed, 0, 1, 8));
        assert_ne!(bytes(seed, 0, 0, 8), bytes(hash("cuInit_"), 0, 0, 8));
        assert_eq!(bytes(seed, 2, 0, 20)[..13], bytes(seed, 2, 0, 13));
    }

    #[test]
    fn handles_are_marked() {
        let handles = handles(hash("cuInit"), 0, 16);
        assert_eq!((handles.len(), &handles[6..8], &handles[14..]), (16, &[0x50, 0xec][..], &[0x50, 0xec][..]));
    }
}
