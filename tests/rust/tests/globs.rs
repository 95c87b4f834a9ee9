//! Glob imports of every library of both major versions: no name that a program uses may be ambiguous.
#![cfg(target_os = "linux")]
// By default, the compiler may only warn about ambiguous names, and use the first import.
#![deny(ambiguous_glob_imports)]
// There are no libraries, so calls do not reach any code.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind_tests::process::{folder, isolated, without_libraries};
use std::process::Command;

fn without(test: &str) -> impl FnOnce(&mut Command) {
    move |command| without_libraries(command, &folder(env!("CARGO_TARGET_TMPDIR"), test))
}

macro_rules! globs {
    ($test:ident, $major:ident) => {
        #[test]
        fn $test() {
            use cubind::Status;
            use cubind::$major::{driver::*, nvrtc::*, runtime::*, *};

            let test = stringify!($test);
            isolated(test, without(test), || unsafe {
                assert_eq!(cuInit(0).0, CUresult::MISSING_LIBRARY);
                assert_eq!(cudaGetDeviceCount(), (cudaError_t::MISSING_LIBRARY, 0));
                assert_eq!(nvrtcVersion(), (nvrtcResult::MISSING_LIBRARY, 0, 0));
                // Each library has its own static.
                let files = [&DRIVER, &RUNTIME, &NVRTC].map(|library| library.load_error().unwrap());
                let [driver, runtime, nvrtc] = files.map(|error| error.attempts()[0].path().display().to_string());
                assert_eq!(driver, "libcuda.so.1");
                assert!(runtime.starts_with("libcudart.so."), "{runtime}");
                assert!(nvrtc.starts_with("libnvrtc.so."), "{nvrtc}");
                assert!(core::ptr::eq(CUresult::library(), &DRIVER));
                // The C functions of all libraries are in one module `sys`.
                assert_eq!(sys::driver::cuInit(0), CUresult::MISSING_LIBRARY);
                assert_eq!(sys::runtime::cudaFree(core::ptr::null_mut()), cudaError_t::MISSING_LIBRARY);
                assert!(sys::nvrtc::nvrtcGetErrorString(nvrtcResult::NVRTC_SUCCESS).is_null());
            });
        }
    };
}
globs!(of_cuda_12, cuda12);
globs!(of_cuda_13, cuda13);
