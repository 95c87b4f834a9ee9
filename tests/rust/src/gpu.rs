//! Detection of a GPU and of libraries, for tests that require them.

use cubind::cuda13::driver::{CUdevice, cuCtxSetCurrent, cuDeviceGetCount, cuDevicePrimaryCtxRetain, cuInit};
use cubind::{Library, Outcome};

/// Makes the primary context current. If there is no GPU, prints the reason and returns false.
///
/// # Panics
///
/// Panics if there is no GPU and CUBIND_REQUIRE_GPU is 1.
pub fn has_gpu() -> bool {
    // SAFETY: these functions take no memory, and the device is one of the devices that the driver counts.
    let count = unsafe { cuInit(0).ok().and_then(|()| cuDeviceGetCount().ok()) };
    let why = match count {
        Ok(0) => "the driver sees no device".to_owned(),
        Ok(_) => {
            // SAFETY: the function takes no memory, and the device is one of the devices that the driver counts.
            let context = unsafe { cuDevicePrimaryCtxRetain(CUdevice(0)).ok() }.unwrap();
            // SAFETY: the context was just retained.
            unsafe { cuCtxSetCurrent(context).ok() }.unwrap();
            return true;
        }
        Err(error) => error.to_string(),
    };
    assert!(std::env::var("CUBIND_REQUIRE_GPU").as_deref() != Ok("1"), "CUBIND_REQUIRE_GPU is set: {why}");
    println!("skipped, as there is no GPU: {why}");
    false
}

/// Like [`has_gpu`], for a test that also needs these libraries.
///
/// # Panics
///
/// Panics under the same condition as `has_gpu`.
pub fn has_gpu_with(libraries: &[&Library]) -> bool {
    has_gpu()
        && libraries.iter().all(|library| match library.load() {
            Ok(()) => true,
            Err(error) => {
                println!("skipped: {error}");
                false
            }
        })
}
