//! Lookup of functions by name and version in the driver's recording stub, which behaves like a real driver.
#![cfg(target_os = "linux")]
// Recording stubs do not use their arguments, so every call to a recording stub is sound.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_void};
use cubind::Outcome;
use cubind::cuda13::driver::*;
use cubind_tests::echo::Echo;
use cubind_tests::process::{Toolkit, folder, isolated, isolated_each, number, toolkit, toolkits, with_echo};
use std::process::Command;

/// Runs a test with the driver of this major version.
fn with_driver(test: &str, major: u32) -> impl FnOnce(&mut Command) {
    move |command| with_echo(command, &[toolkit(major)], &folder(env!("CARGO_TARGET_TMPDIR"), test))
}

type Status = CUdriverProcAddressQueryResult;

/// Returns the symbol that the driver returns for a name, or `None` and the status.
fn symbol(name: &CStr, version: i32, flags: CUdriverProcAddress_flags) -> Result<String, (CUresult, Status)> {
    // All arguments are NULL. The functions are recording stubs, which ignore NULL, and have at most six parameters.
    unsafe {
        let (result, function, status) = cuGetProcAddress(name, version, flags);
        if result != CUresult::CUDA_SUCCESS {
            assert!(function.is_null());
            return Err((result, status));
        }
        assert_eq!(status, Status::CU_GET_PROC_ADDRESS_SUCCESS);
        type Function = unsafe extern "C" fn(usize, usize, usize, usize, usize, usize) -> i32;
        core::mem::transmute::<*mut c_void, Function>(function)(0, 0, 0, 0, 0, 0);
        Ok(Echo::load("libcuda.so.1").unwrap().last_symbol())
    }
}

#[test]
fn names_resolve_to_a_symbol_per_version() {
    let test = "names_resolve_to_a_symbol_per_version";
    isolated(test, with_driver(test, 13), || {
        let default = CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_DEFAULT;
        let own = |name: &CStr| symbol(name, 13000, default);
        assert_eq!(own(c"cuInit").as_deref(), Ok("cuInit"));
        assert_eq!(own(c"cuMemAlloc").as_deref(), Ok("cuMemAlloc_v2"));
        let forms =
            [(3020, "cuCtxCreate_v2"), (11039, "cuCtxCreate_v2"), (11040, "cuCtxCreate_v3"), (13000, "cuCtxCreate_v4")];
        for (version, expected) in forms {
            assert_eq!(symbol(c"cuCtxCreate", version, default).as_deref(), Ok(expected), "{version}");
        }
        let per_thread = CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
        assert_eq!(symbol(c"cuMemcpyHtoD", 13000, per_thread).as_deref(), Ok("cuMemcpyHtoD_v2_ptds"));
        assert_eq!(symbol(c"cuStreamQuery", 13000, per_thread).as_deref(), Ok("cuStreamQuery_ptsz"));
        assert_eq!(symbol(c"cuInit", 13000, per_thread).as_deref(), Ok("cuInit"));

        let missing = CUresult::CUDA_ERROR_NOT_FOUND;
        assert_eq!(own(c"cuNeverHeardOf"), Err((missing, Status::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND)));
        let too_old = Err((missing, Status::CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT));
        assert_eq!(symbol(c"cuMemPrefetchBatchAsync", 12090, default), too_old);
    });
}

#[test]
fn old_drivers_have_fewer_names() {
    let test = "old_drivers_have_fewer_names";
    let older: Vec<Toolkit> = toolkits().into_iter().filter(|driver| *driver < toolkit(13)).collect();
    let folder = folder(env!("CARGO_TARGET_TMPDIR"), test);
    let prepare = |command: &mut Command, driver| with_echo(command, &[driver], &folder);
    isolated_each(test, &older, prepare, |driver| unsafe {
        assert_eq!(cuDriverGetVersion().ok(), Ok(number(driver)));
        let expected = Err((CUresult::CUDA_ERROR_NOT_FOUND, Status::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND));
        assert_eq!(symbol(c"cuMemPrefetchBatchAsync", 13000, CUdriverProcAddress_flags::empty()), expected);
    });
}

#[test]
fn there_are_no_export_tables() {
    let test = "there_are_no_export_tables";
    isolated(test, with_driver(test, 13), || unsafe {
        let (result, table) = cuGetExportTable(&CUuuid::default());
        assert_eq!(result, CUresult::CUDA_ERROR_NOT_SUPPORTED);
        assert!(table.is_null());
    });
}
