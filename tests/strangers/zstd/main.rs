//! Calls to Zstandard: a round trip, a context, and an error.

use it::owned::zstd::ZSTD_createDCtx;
use it::zstd::*;

fn main() {
    let text = b"compressible, compressible, compressible".repeat(100);
    // SAFETY: the addresses and capacities are those of live vectors.
    unsafe {
        assert_eq!(ZSTD_versionNumber() / 10_000, 1);
        let mut small = vec![0u8; ZSTD_compressBound(text.len())];
        let length = ZSTD_compress(small.as_mut_ptr().cast(), small.len(), text.as_ptr().cast(), text.len(), 3);
        assert_eq!(ZSTD_isError(length), 0);
        assert!(length < text.len() / 10);
        assert_eq!(ZSTD_getFrameContentSize(small.as_ptr().cast(), length), text.len() as u64);
        let mut again = vec![0u8; text.len()];
        // The owner frees the context.
        let context = ZSTD_createDCtx().unwrap();
        let read =
            ZSTD_decompressDCtx(context.handle(), again.as_mut_ptr().cast(), again.len(), small.as_ptr().cast(), length);
        assert_eq!((read, &again), (text.len(), &text));
        context.close().unwrap();
        let wrong = ZSTD_decompress(again.as_mut_ptr().cast(), 1, small.as_ptr().cast(), length);
        assert_eq!(ZSTD_isError(wrong), 1);
        let bounds = ZSTD_cParam_getBounds(ZSTD_cParameter::ZSTD_c_compressionLevel);
        assert_eq!((bounds.error, bounds.upperBound), (0, 22));
    }
}
