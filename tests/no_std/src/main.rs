//! A program with its own allocator and panic handler. If std were linked, its handlers would conflict with these. The
//! program also contains a driver with three functions, and returns the number of the failed check, or 0 if all checks
//! pass.
#![no_std]
#![no_main]

extern crate alloc;

use alloc::string::ToString;
use core::alloc::{GlobalAlloc, Layout};
use core::ffi::{CStr, c_char, c_int, c_void};
use cubind::cuda13::driver::{CUresult, DRIVER, cuCtxGetCurrent, cuDriverGetVersion, cuInit};
use cubind::cuda13::nvrtc::{nvrtcResult, nvrtcVersion};
use cubind::{Cause, Outcome, Status};

#[link(name = "c")]
unsafe extern "C" {
    fn abort() -> !;
    fn aligned_alloc(align: usize, size: usize) -> *mut c_void;
    fn free(memory: *mut c_void);
}

struct Heap;

// SAFETY: the memory comes from C's heap, with sizes that are multiples of the alignment.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let layout = layout.pad_to_align();
        // SAFETY: the size is a multiple of the alignment, a power of two.
        unsafe { aligned_alloc(layout.align(), layout.size()).cast() }
    }

    unsafe fn dealloc(&self, memory: *mut u8, _: Layout) {
        // SAFETY: the memory comes from `alloc`.
        unsafe { free(memory.cast()) }
    }
}

#[global_allocator]
static HEAP: Heap = Heap;

#[panic_handler]
fn panicked(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: the function takes no arguments.
    unsafe { abort() }
}

/// `core` refers to this function, but never calls it if panics abort. Without optimization, the linker requires it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

/// `core` also refers to this function, but never calls it if panics abort.
#[unsafe(no_mangle)]
extern "C" fn _Unwind_Resume() {}

extern "system" fn init(flags: u32) -> CUresult {
    if flags == 0 { CUresult::CUDA_SUCCESS } else { CUresult::CUDA_ERROR_INVALID_VALUE }
}

extern "system" fn version(version: &mut c_int) -> CUresult {
    *version = 13_000;
    CUresult::CUDA_SUCCESS
}

extern "system" fn describe(_: CUresult, text: &mut *const c_char) -> CUresult {
    *text = c"no such flags".as_ptr();
    CUresult::CUDA_SUCCESS
}

fn find(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"cuInit" => init as *mut c_void,
        b"cuDriverGetVersion" => version as *mut c_void,
        b"cuGetErrorString" => describe as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

/// All checks, in order.
fn checks() -> [bool; 8] {
    // SAFETY: before a driver is set, no function is called; the driver has the signatures of CUDA's driver.
    unsafe {
        let (before, _) = cuDriverGetVersion();
        let error = before.to_string();
        let unloaded = before == CUresult::MISSING_LIBRARY && matches!(before.cause(), Cause::Library(_));
        let loads = DRIVER.load_with(find).is_ok() && DRIVER.available();
        let (lacking, _) = cuCtxGetCurrent();
        [
            unloaded,
            error.contains("cannot load CUDA driver API") && error.contains("load_with"),
            loads,
            cuInit(0).ok() == Ok(()),
            cuDriverGetVersion().ok() == Ok(13_000),
            cuInit(1).0.to_string() == "CUDA_ERROR_INVALID_VALUE (1): no such flags",
            lacking
                .to_string()
                .contains(": function not found: cuCtxGetCurrent (added in CUDA 4.0) in CUDA driver API")
                && DRIVER.missing_functions().len() == 1,
            nvrtcVersion().0 == nvrtcResult::MISSING_LIBRARY && !cubind::per_thread_default_stream(),
        ]
    }
}

#[unsafe(no_mangle)]
extern "C" fn main() -> c_int {
    checks().iter().position(|passed| !passed).map_or(0, |failed| failed as c_int + 1)
}
