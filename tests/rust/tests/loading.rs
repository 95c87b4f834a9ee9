//! Loading of libraries: missing libraries and symbols, chosen paths, races, and the choice of the default stream.
//! These are process-wide state, so every test runs in its own process.
#![cfg(target_os = "linux")]
// Recording stubs do not use their arguments, so every call to a recording stub is sound.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::{driver, driver::*, nvrtc, nvrtc::nvrtcResult, sys};
use cubind::{Cause, Outcome, Status, per_thread_default_stream, set_per_thread_default_stream};
use cubind_tests::echo::Echo;
use cubind_tests::process::{echo_folder, folder, isolated, number, search, toolkit, with_echo, without_libraries};
use std::ffi::CStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Barrier;

/// Returns the folder of one test.
fn own(test: &str) -> PathBuf {
    folder(env!("CARGO_TARGET_TMPDIR"), test)
}

/// Returns the environment with the driver of CUDA 13.
fn with_driver(test: &str) -> impl FnOnce(&mut Command) {
    move |command| with_echo(command, &[toolkit(13)], &own(test))
}

/// Returns the environment with the driver of CUDA 12, which lacks functions of CUDA 13.
fn with_old_driver(test: &str) -> impl FnOnce(&mut Command) {
    move |command| with_echo(command, &[toolkit(12)], &own(test))
}

fn without(test: &str) -> impl FnOnce(&mut Command) {
    move |command| without_libraries(command, &own(test))
}

/// Copies the driver's recording stub of a major version. Each copy is a separate library.
fn copy_driver(major: u32, to: &Path) {
    std::fs::copy(echo_folder(toolkit(major)).join("libcuda.so.1"), to).unwrap();
}

#[test]
fn calls_through_a_driver() {
    let test = "calls_through_a_driver";
    isolated(test, with_driver(test), || unsafe {
        assert_eq!(driver::DRIVER.loaded_from(), None);
        assert_eq!(cuInit(0), (CUresult::CUDA_SUCCESS,));
        let file = driver::DRIVER.loaded_from().unwrap();
        assert!(file.is_absolute() && file.ends_with("libcuda.so.1") && file.exists(), "{file:?}");
        assert!(driver::DRIVER.available());
        assert_eq!(driver::DRIVER.load(), Ok(()));
        assert_eq!(driver::DRIVER.load_error(), None);
        let echo = Echo::load("libcuda.so.1").unwrap();
        echo.return_next(1);
        assert_eq!(cuInit(9).ok(), Err(CUresult::CUDA_ERROR_INVALID_VALUE));
        assert_eq!(cuDriverGetVersion().ok(), Ok(number(toolkit(13))));
        // Outputs are returned even after a failure, and an unknown code is a valid value.
        echo.return_next(12345);
        let (result, address) = cuMemAlloc(0);
        assert_ne!(address, CUdeviceptr(0));
        assert_eq!(format!("{result:?} {address:?}"), format!("CUresult(12345) CUdeviceptr({:#x})", address.0));
        assert_eq!(result.to_string(), "unknown code 12345: cuGetErrorString:pStr");
        let mut name = [1; 24];
        cuDeviceGetName(&mut name, CUdevice(0)).ok().unwrap();
        assert_eq!(CStr::from_bytes_until_nul(&name), Ok(c"cuDeviceGetName:name"));
    });
}

#[test]
fn a_missing_symbol_is_an_error_value() {
    let test = "a_missing_symbol_is_an_error_value";
    isolated(test, with_old_driver(test), || unsafe {
        for _ in 0..3 {
            assert_eq!(cuGreenCtxGetId(CUgreenCtx::NULL), (CUresult::MISSING_SYMBOL, 0));
        }
        assert_eq!(cuInit(0).ok(), Ok(()));
        assert_eq!(driver::DRIVER.load_error(), None);
        let missing: Vec<String> = driver::DRIVER.missing_functions().iter().map(ToString::to_string).collect();
        assert_eq!(missing, ["cuGreenCtxGetId (added in CUDA 12.9)"]);
        // `unwrap` and a `main` that returns an error print `Debug`, and other programs print `Display`.
        let file = driver::DRIVER.loaded_from().unwrap().display();
        let expected =
            format!("function not found: cuGreenCtxGetId (added in CUDA 12.9) in CUDA driver API, loaded from {file}");
        let error = cuGreenCtxGetId(CUgreenCtx::NULL).ok().unwrap_err();
        assert_eq!(format!("{error:?}"), format!("CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: {expected}"));
        assert_eq!(error.to_string(), format!("CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND (302): {expected}"));
        let Cause::Function(function) = error.cause() else { panic!("{:?}", error.cause()) };
        assert_eq!((function.symbol(), function.since()), (c"cuGreenCtxGetId", Some("12.9")));
        assert_eq!(CUresult::CUDA_ERROR_OUT_OF_MEMORY.cause(), Cause::Cuda);
    });
}

#[test]
fn a_missing_library_is_an_error_value() {
    let test = "a_missing_library_is_an_error_value";
    isolated(test, without(test), || unsafe {
        for _ in 0..3 {
            assert_eq!(cuInit(0), (CUresult::MISSING_LIBRARY,));
            assert_eq!(cuGreenCtxGetId(CUgreenCtx::NULL), (CUresult::MISSING_LIBRARY, 0));
        }
        assert!(!driver::DRIVER.available());
        let error = driver::DRIVER.load().unwrap_err();
        assert_eq!(error.attempts().len(), 1);
        assert_eq!(error.attempts()[0].path(), Path::new("libcuda.so.1"));
        assert!(error.to_string().contains("libcuda.so.1: file too short"), "{error}");
        let words = cuInit(0).0.to_string();
        assert!(
            words
                .starts_with("CUDA_ERROR_SHARED_OBJECT_INIT_FAILED (303): library not found: CUDA driver API; tried: "),
            "{words}"
        );

        let debug = format!("{:?}", cuInit(0).0);
        assert!(
            debug.starts_with(
                "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: library not found: CUDA driver API; tried: libcuda.so.1"
            ),
            "{debug}"
        );
        assert!(matches!(cuInit(0).0.cause(), Cause::Library(_)));

        // Formatting a code does not load the library.
        assert_eq!(nvrtcResult::NVRTC_ERROR_COMPILATION.to_string(), "NVRTC_ERROR_COMPILATION (6)");
        assert_eq!(format!("{:?}", nvrtcResult::NVRTC_ERROR_INTERNAL_ERROR), "NVRTC_ERROR_INTERNAL_ERROR");
        assert_eq!((nvrtc::NVRTC.loaded_from(), nvrtc::NVRTC.load_error()), (None, None));

        // The loader searches for a library of the toolkit in more places.
        assert!(sys::nvrtc::nvrtcGetErrorString(nvrtcResult::NVRTC_SUCCESS).is_null());
        let error = nvrtc::NVRTC.load_error().unwrap();
        assert_eq!(nvrtcResult::NVRTC_ERROR_INTERNAL_ERROR.cause(), Cause::Library(error.clone()));
        let home = PathBuf::from(std::env::var_os("CUDA_HOME").unwrap());
        let tried: Vec<_> = error.attempts().iter().map(|attempt| attempt.path().to_path_buf()).collect();
        let expected = [
            "libnvrtc.so.13".into(),
            home.join("lib64/libnvrtc.so.13"),
            home.join("lib/libnvrtc.so.13"),
            "/usr/local/cuda-13/lib64/libnvrtc.so.13".into(),
            "/usr/local/cuda-13/lib/libnvrtc.so.13".into(),
            "/usr/local/cuda/lib64/libnvrtc.so.13".into(),
            "/usr/local/cuda/lib/libnvrtc.so.13".into(),
        ];
        assert_eq!(tried, expected);
    });
}

#[test]
fn a_failure_is_remembered_until_load() {
    let test = "a_failure_is_remembered_until_load";
    let prepare = |command: &mut Command| {
        let _ = std::fs::remove_dir_all(own(test));
        without(test)(command);
    };
    isolated(test, prepare, || unsafe {
        assert_eq!(cuInit(0).0, CUresult::MISSING_LIBRARY);
        // From this point on, the loader would find the library.
        copy_driver(13, &own(test).join("libcuda.so.1"));
        assert_eq!(cuInit(0).0, CUresult::MISSING_LIBRARY, "calls do not search again");
        assert!(!driver::DRIVER.available());
        driver::DRIVER.load().unwrap();
        assert_eq!(cuInit(0).0, CUresult::CUDA_SUCCESS, "a function that was called without the library finds it now");
        assert_eq!(driver::DRIVER.load_error(), None);
    });
}

#[test]
fn the_error_of_a_stub_library_names_its_file() {
    let test = "the_error_of_a_stub_library_names_its_file";
    isolated(test, with_driver(test), || unsafe {
        assert_eq!(cuInit(0).ok(), Ok(()));
        Echo::load("libcuda.so.1").unwrap().return_next(34);
        let error = cuInit(0).ok().unwrap_err().to_string();
        let file = driver::DRIVER.loaded_from().unwrap().display();
        let start = format!("CUDA_ERROR_STUB_LIBRARY (34): cuGetErrorString:pStr; {file} is a stub for linking: ");
        assert!(error.starts_with(&start), "{error}");
    });
}

unsafe extern "C" {
    fn fork() -> i32;
    fn waitpid(child: i32, status: *mut i32, options: i32) -> i32;
    fn _exit(code: i32) -> !;
}

#[test]
fn the_error_in_a_child_of_fork_explains_it() {
    let test = "the_error_in_a_child_of_fork_explains_it";
    isolated(test, with_driver(test), || unsafe {
        assert_eq!(cuInit(0).ok(), Ok(()));
        let error = || {
            Echo::load("libcuda.so.1").unwrap().return_next(3);
            cuCtxSynchronize().ok().unwrap_err().to_string()
        };
        assert_eq!(error(), "CUDA_ERROR_NOT_INITIALIZED (3): cuGetErrorString:pStr");
        let child = fork();
        if child == 0 {
            let is_explained =
                std::panic::catch_unwind(error).is_ok_and(|error| error.contains("in a child of `fork`"));
            _exit(i32::from(!is_explained));
        }
        let mut status = -1;
        assert_eq!(waitpid(child, &raw mut status, 0), child);
        assert_eq!(status, 0, "the child did not explain the error");
    });
}

#[test]
fn a_toolkit_library_is_found_below_cuda_home() {
    let test = "a_toolkit_library_is_found_below_cuda_home";
    let prepare = |command: &mut Command| {
        let lib = own(test).join("lib");
        std::fs::create_dir_all(&lib).unwrap();
        copy_driver(13, &lib.join("libnvrtc.so.13"));
        without(test)(command);
    };
    isolated(test, prepare, || {
        nvrtc::NVRTC.load().unwrap();
        assert_eq!(nvrtc::NVRTC.loaded_from(), Some(&*own(test).join("lib/libnvrtc.so.13")));
        // The file is loaded, but is not the library that its name indicates. The error code has three possible causes.
        assert_eq!(nvrtcResult::NVRTC_ERROR_INTERNAL_ERROR.cause(), Cause::Cuda);
        let (missing, _) = unsafe { nvrtc::nvrtcCreateProgram(c"", None, &[], &[]) };
        assert_eq!(missing, nvrtcResult::MISSING_SYMBOL);
        assert!(matches!(missing.cause(), Cause::Function(function) if function.symbol() == c"nvrtcCreateProgram"));
        assert!(
            format!("{missing:?}").contains("function not found: nvrtcCreateProgram in NVRTC of CUDA 13, loaded from "),
            "{missing:?}"
        );
    });
}

#[test]
fn a_program_can_choose_the_file() {
    let test = "a_program_can_choose_the_file";
    isolated(test, without(test), || unsafe {
        let folder = own(test);
        assert_eq!(cuDriverGetVersion().0, CUresult::MISSING_LIBRARY);
        let absent = folder.join("absent.so");
        let error = driver::DRIVER.load_from(&absent).unwrap_err();
        assert_eq!(error.attempts().len(), 1, "no other path is tried");
        assert_eq!(error.attempts()[0].path(), absent);
        assert!(error.attempts()[0].reason().contains("No such file"), "{error}");
        assert_eq!(driver::DRIVER.load_error(), Some(error));

        let (mine, other) = (folder.join("mine.so"), folder.join("other.so"));
        copy_driver(12, &mine);
        copy_driver(13, &other);
        driver::DRIVER.load_from(&mine).unwrap();
        assert_eq!(cuDriverGetVersion().ok(), Ok(number(toolkit(12))));
        assert_eq!(driver::DRIVER.loaded_from(), Some(&*mine));
        assert_eq!(driver::DRIVER.load_from(&mine), Ok(()));
        assert_eq!(driver::DRIVER.load(), Ok(()));
        let error = driver::DRIVER.load_from(&other).unwrap_err();
        assert!(error.to_string().contains("already loaded from"), "{error}");
        assert_eq!(driver::DRIVER.load_error(), None);
        assert_eq!(cuDriverGetVersion().ok(), Ok(number(toolkit(12))));
    });
}

#[test]
fn eight_threads_at_once() {
    let test = "eight_threads_at_once";
    isolated(test, with_old_driver(test), || {
        let start = Barrier::new(8);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| unsafe {
                    start.wait();
                    for _ in 0..1000 {
                        assert_eq!(cuDriverGetVersion().ok(), Ok(number(toolkit(12))));
                        assert_eq!(cuGreenCtxGetId(CUgreenCtx::NULL).0, CUresult::MISSING_SYMBOL);
                        assert_eq!(cuStreamQuery(CUstream::NULL).ok(), Ok(()));
                        assert!(cuMemGetInfo().ok().is_ok_and(|(free, total)| free != total));
                    }
                });
            }
        });
    });
}

#[test]
fn eight_threads_without_a_library() {
    let test = "eight_threads_without_a_library";
    isolated(test, without(test), || {
        std::thread::scope(|scope| {
            for thread in 0..8 {
                scope.spawn(move || unsafe {
                    for _ in 0..200 {
                        assert_eq!(cuInit(0).0, CUresult::MISSING_LIBRARY);
                        if thread == 0 {
                            assert!(driver::DRIVER.load().is_err());
                        }
                    }
                });
            }
        });
    });
}

/// Returns the symbol that `cuStreamQuery` calls.
fn stream_query() -> String {
    unsafe { cuStreamQuery(CUstream::NULL) }.ok().unwrap();
    Echo::load("libcuda.so.1").unwrap().last_symbol()
}

#[test]
fn the_default_stream_is_process_wide_unless_chosen() {
    let test = "the_default_stream_is_process_wide_unless_chosen";
    isolated(test, with_driver(test), || {
        assert!(!per_thread_default_stream());
        assert_eq!(stream_query(), "cuStreamQuery");
        assert_eq!(set_per_thread_default_stream(false), Ok(()), "the same choice may be made again");
        let error = set_per_thread_default_stream(true).unwrap_err();
        assert!(!error.per_thread());
        assert!(error.to_string().contains("process-wide"), "{error}");
        assert_eq!(stream_query(), "cuStreamQuery");
    });
}

#[test]
fn the_default_stream_can_be_each_threads_own() {
    let test = "the_default_stream_can_be_each_threads_own";
    isolated(test, with_driver(test), || unsafe {
        // Calls of functions without a per-thread variant leave the choice of the default stream open.
        cuInit(0).ok().unwrap();
        set_per_thread_default_stream(true).unwrap();
        set_per_thread_default_stream(false).unwrap();
        set_per_thread_default_stream(true).unwrap();
        assert!(per_thread_default_stream());
        assert_eq!(stream_query(), "cuStreamQuery_ptsz");
        assert!(set_per_thread_default_stream(false).unwrap_err().per_thread());
    });
}

#[test]
fn a_library_without_the_per_thread_variant_lacks_the_function() {
    let test = "a_library_without_the_per_thread_variant_lacks_the_function";
    let prepare = |command: &mut Command| {
        let folder = own(test);
        let mut cc = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
        cc.args(["-shared", "-fPIC", "-x", "c", "-", "-o"]).arg(folder.join("libcuda.so.1")).stdin(Stdio::piped());
        let mut cc = cc.spawn().unwrap();
        cc.stdin.take().unwrap().write_all(b"int cuStreamSynchronize(void *stream) { return stream != 0; }").unwrap();
        assert!(cc.wait().unwrap().success());
        search(command, [folder]);
    };
    isolated(test, prepare, || unsafe {
        set_per_thread_default_stream(true).unwrap();
        assert_eq!(cuStreamSynchronize(CUstream::NULL).0, CUresult::MISSING_SYMBOL);
    });
}

#[test]
fn the_environment_chooses_if_the_program_does_not() {
    let test = "the_environment_chooses_if_the_program_does_not";
    let prepare = |command: &mut Command| {
        with_driver(test)(command);
        // The environment variable has the same values as in Python.
        command.env("CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM", "true");
    };
    isolated(test, prepare, || {
        assert!(per_thread_default_stream());
        assert_eq!(stream_query(), "cuStreamQuery_ptsz");
    });
}

#[test]
fn a_missing_library_does_not_select_the_default_stream() {
    let test = "a_missing_library_does_not_select_the_default_stream";
    isolated(test, without(test), || unsafe {
        assert_eq!(cuStreamQuery(CUstream::NULL).0, CUresult::MISSING_LIBRARY);
        assert_eq!(set_per_thread_default_stream(true), Ok(()));
    });
}
