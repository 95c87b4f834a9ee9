//! The same calls from C, through functions that return tuples, and through `checked`. `measure.py` counts the
//! instructions of the calls.

use core::ffi::c_void;
use cubind::cuda13::{checked::driver as checked, driver as raw};
use cubind::{Error, Outcome};
use raw::{CUresult, CUstream};

unsafe extern "C" {
    fn query_c(stream: *mut c_void) -> i32;
    fn alloc_c(address: &mut u64) -> i32;
    fn info_c(sum: &mut usize) -> i32;
    fn loop_c(stream: *mut c_void, times: i64) -> i64;
}

macro_rules! calls {
    ($($name:ident($($param:ident: $ty:ty),*) -> $returns:ty $body:block)*) => { $(
        #[inline(never)]
        #[unsafe(no_mangle)] // callgrind shows the name.
        fn $name($($param: $ty),*) -> $returns {
            // SAFETY: the stub driver does not access handles.
            unsafe { $body }
        }
    )* };
}

calls! {
    query_raw(stream: CUstream) -> Result<(), CUresult> { raw::cuStreamQuery(stream).ok() }
    query_checked(stream: CUstream) -> Result<(), Error<CUresult>> { checked::cuStreamQuery(stream) }
    alloc_raw() -> Result<u64, CUresult> { Ok(raw::cuMemAlloc(8).ok()?.0) }
    alloc_checked() -> Result<u64, Error<CUresult>> { Ok(checked::cuMemAlloc(8)?.0) }
    info_raw() -> Result<usize, CUresult> { raw::cuMemGetInfo().ok().map(|(free, total)| free + total) }
    info_checked() -> Result<usize, Error<CUresult>> { checked::cuMemGetInfo().map(|(free, total)| free + total) }
    loop_raw(stream: CUstream, times: i64) -> i64 {
        (0..times).filter(|_| raw::cuStreamQuery(stream).ok().is_ok()).count() as i64
    }
    loop_checked(stream: CUstream, times: i64) -> i64 {
        (0..times).filter(|_| checked::cuStreamQuery(stream).is_ok()).count() as i64
    }
}

fn main() {
    let times = std::env::args().nth(1).and_then(|times| times.parse().ok()).expect("the number of calls");
    let stream = CUstream::NULL;
    let (mut address, mut sum) = (0, 0);
    for _ in 0..times {
        // SAFETY: the stub driver does not access handles.
        unsafe { assert_eq!((query_c(stream.0), alloc_c(&mut address), info_c(&mut sum)), (0, 0, 0)) };
        assert_eq!((query_raw(stream), alloc_raw(), info_raw()), (Ok(()), Ok(address), Ok(sum)));
        assert_eq!((query_checked(stream), alloc_checked(), info_checked()), (Ok(()), Ok(address), Ok(sum)));
    }
    // SAFETY: the stub driver does not access handles.
    let c = unsafe { loop_c(stream.0, times) };
    assert_eq!((c, loop_raw(stream, times), loop_checked(stream, times)), (times, times, times));
}
