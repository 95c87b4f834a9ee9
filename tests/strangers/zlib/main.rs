//! Calls to zlib: a checksum, and a round trip.

use it::zlib::*;

fn main() {
    // SAFETY: the buffers are slices, and their lengths are passed with them.
    unsafe {
        assert!(zlibVersion().unwrap().to_str().unwrap().starts_with("1."));
        assert_eq!(crc32(0, b"hello"), 0x3610_a686);
        assert_eq!(adler32(1, b"hello"), 0x062c_0215);
        let text = b"compressible, compressible, compressible".repeat(100);
        let mut small = vec![0u8; compressBound(text.len() as _) as usize];
        let (code, length) = compress(&mut small, &text);
        assert_eq!(code, ZlibCode::Z_OK);
        assert!((length as usize) < text.len() / 10);
        let mut again = vec![0u8; text.len()];
        let (code, length) = uncompress(&mut again, &small[..length as usize]);
        assert_eq!((code, length as usize), (ZlibCode::Z_OK, text.len()));
        assert_eq!(again, text);
        let (code, _) = uncompress(&mut [0u8; 1], &small);
        assert_eq!(code, ZlibCode::Z_BUF_ERROR);
        assert!(it::checked::zlib::uncompress(&mut [0u8; 1], &small).is_err());
    }
}
