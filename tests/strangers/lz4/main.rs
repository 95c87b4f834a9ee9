//! A text that is compressed and decompressed with LZ4.

use it::lz4::*;

fn main() {
    let text = b"abc".repeat(320);
    // SAFETY: the lengths are those of the buffers, which live through the calls.
    unsafe {
        println!("{}", LZ4_versionNumber());
        let mut packed = vec![0_u8; LZ4_compressBound(text.len() as i32) as usize];
        let length = packed.len() as i32;
        let size = LZ4_compress_default(text.as_ptr().cast(), packed.as_mut_ptr().cast(), text.len() as i32, length);
        let mut found = vec![0_u8; text.len()];
        let length = found.len() as i32;
        let count = LZ4_decompress_safe(packed.as_ptr().cast(), found.as_mut_ptr().cast(), size, length);
        assert!((1..100).contains(&size) && count as usize == text.len() && found == text);
    }
}
