//! Family names of functions that differ only in the types of their values.
//!
//! C has no overloads, so libraries encode the types of values in the names of functions.

/// Words in function names that denote number types.
const NUMBERS: [&str; 18] = [
    "char",
    "schar",
    "uchar",
    "short",
    "ushort",
    "int",
    "uint",
    "long",
    "ulong",
    "longlong",
    "ulonglong",
    "size",
    "ptrdiff",
    "half",
    "bfloat16",
    "float",
    "double",
    "longdouble",
];

/// The placeholders for a type and for a number of bits.
const TYPE: &str = "TYPE";
const BITS: &str = "BITS";

/// Returns the name without the types and channels at its end: `fxAdd_8u_C1R` becomes `fxAdd`.
pub fn stem(symbol: &str) -> &str {
    let mut end = 0;
    for word in symbol.split('_') {
        // A word that begins with a digit denotes a type. No other word of a C name begins with a digit.
        if end > 0 && word.starts_with(|first: char| first.is_ascii_digit()) {
            return &symbol[..end - 1];
        }
        end += word.len() + 1;
    }
    symbol
}

/// Returns the name with a placeholder for each type. `fx_float_put` and `fx_int_put` become `fx_TYPE_put`. `fx_put8`
/// and `fx_put16` become `fx_putBITS`.
pub fn of_any_type(symbol: &str) -> String {
    let mut words: Vec<String> = symbol.split('_').map(str::to_owned).collect();
    // The first word of the name is the library's prefix.
    for word in words.iter_mut().skip(1) {
        let stem = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let is_sized = ["8", "16", "32", "64", "128"].contains(&&word[stem.len()..]);
        if NUMBERS.contains(&word.as_str()) || (is_sized && ["int", "uint"].contains(&stem)) {
            *word = TYPE.to_owned();
        } else if is_sized && !stem.is_empty() {
            *word = format!("{stem}{BITS}");
        }
    }
    words.join("_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stem_ends_before_the_first_type() {
        let table = [
            ("nppiAdd_8u_C1RSfs_Ctx", "nppiAdd"),
            ("nppiMean_StdDev_32f_C3CR", "nppiMean_StdDev"),
            ("nppsConvert_8s16s", "nppsConvert"),
            ("nppiFree", "nppiFree"),
            ("nppiDilate3x3_16u_AC4R", "nppiDilate3x3"),
        ];
        for (symbol, expected) in table {
            assert_eq!(stem(symbol), expected);
        }
    }

    #[test]
    fn types_and_bit_counts_are_replaced_by_placeholders() {
        let table = [
            ("nvshmem_float_put", "nvshmem_TYPE_put"),
            ("nvshmemx_uint32_put_signal_block", "nvshmemx_TYPE_put_signal_block"),
            ("nvshmem_put128_nbi", "nvshmem_putBITS_nbi"),
            ("nvshmem_barrier_all", "nvshmem_barrier_all"),
            ("nvshmemx_double2_maxloc_reduce_block", "nvshmemx_double2_maxloc_reduce_block"),
            ("cuMemAlloc_v2", "cuMemAlloc_v2"),
        ];
        for (symbol, expected) in table {
            assert_eq!(of_any_type(symbol), expected);
        }
    }
}
