//! A round trip through liblzma, and an attempt to decompress damaged data.

use it::lzma::*;
use std::ptr::null;

fn main() {
    let data = b"text ".repeat(1000);
    // SAFETY: the sizes are those of the buffers.
    unsafe {
        assert_eq!(lzma_crc32(b"123456789".as_ptr(), 9, 0), 0xcbf43926);
        let mut packed = vec![0u8; lzma_stream_buffer_bound(data.len())];
        let mut size = 0;
        let done = lzma_easy_buffer_encode(6, lzma_check::LZMA_CHECK_CRC64, null(), data.as_ptr(), data.len(), packed.as_mut_ptr(), &raw mut size, packed.len());
        assert_eq!((done, size < 200), ((lzma_ret::LZMA_OK,), true));
        let unpack = |packed: &[u8]| {
            let (mut limit, mut from, mut to, mut out) = (u64::MAX, 0, 0, vec![0u8; 5000]);
            let code = lzma_stream_buffer_decode(&raw mut limit, 0, null(), packed.as_ptr(), &raw mut from, packed.len(), out.as_mut_ptr(), &raw mut to, out.len());
            (code, out)
        };
        assert_eq!(unpack(&packed[..size]), ((lzma_ret::LZMA_OK,), data));
        packed[30] ^= 1;
        assert_eq!(unpack(&packed[..size]).0, (lzma_ret::LZMA_DATA_ERROR,));
        println!("{:?}", lzma_version_string());
    }
}
