//! Error messages of the `checked` modules, in each of the ways in which programs print them.
#![cfg(target_os = "linux")]
// Recording stubs do not use their arguments, so every call to a recording stub is sound.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::checked::{cublaslt, driver::*, nvrtc};
use cubind::{Cause, Error};
use cubind_tests::echo::Echo;
use cubind_tests::process::{folder, isolated, toolkit, with_echo, without_libraries};
use std::error::Error as _;
use std::process::Command;

fn with_driver(test: &str, major: u32) -> impl FnOnce(&mut Command) {
    move |command| with_echo(command, &[toolkit(major)], &folder(env!("CARGO_TARGET_TMPDIR"), test))
}

#[test]
fn an_error_names_the_function_that_failed() {
    let test = "an_error_names_the_function_that_failed";
    isolated(test, with_driver(test, 13), || {
        fn free() -> Result<usize, Error<CUresult>> {
            unsafe {
                cuInit(0)?;
                Ok(cuMemGetInfo()?.0)
            }
        }
        fn code() -> Result<(), CUresult> {
            Ok(unsafe { cuInit(0) }?)
        }
        fn boxed() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
            Ok(unsafe { cuInit(0) }?)
        }
        assert!(free().is_ok());
        let echo = Echo::load("libcuda.so.1").unwrap();
        echo.return_next(2);
        assert_eq!(code(), Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY));
        echo.return_next(2);
        let words = "cuInit: CUDA_ERROR_OUT_OF_MEMORY (2): cuGetErrorString:pStr";
        assert_eq!(boxed().unwrap_err().to_string(), words);
        echo.return_next(2);
        let error = free().unwrap_err();
        // `unwrap` prints `Debug`, and so does a `main` that returns the error, after `Error: `.
        assert_eq!((error.to_string(), format!("{error:?}")), (words.to_owned(), words.to_owned()));
        assert_eq!((error.function(), error.code()), ("cuInit", CUresult::CUDA_ERROR_OUT_OF_MEMORY));
        assert_eq!(error.cause(), Cause::Cuda);
        let source = error.source().map(ToString::to_string);
        assert_eq!(source.as_deref(), Some("CUDA_ERROR_OUT_OF_MEMORY (2): cuGetErrorString:pStr"));
    });
}

#[test]
fn an_error_names_the_missing_symbol() {
    let test = "an_error_names_the_missing_symbol";
    isolated(test, with_driver(test, 12), || unsafe {
        let error = cuGreenCtxGetId(CUgreenCtx::NULL).unwrap_err();
        let file = error.library().loaded_from().unwrap().display();
        let expected = format!(
            "cuGreenCtxGetId: CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND (302): function not found: \
             cuGreenCtxGetId (added in CUDA 12.9) in CUDA driver API, loaded from {file}"
        );
        assert_eq!(error.to_string(), expected);
        assert_eq!(format!("{error:?}"), expected);
        let Cause::Function(function) = error.cause() else { panic!("{error}") };
        assert_eq!(function.symbol(), c"cuGreenCtxGetId");
        // A function that exists may return the same code. The message must not report this function as missing.
        Echo::load("libcuda.so.1").unwrap().return_next(302);
        let error = cuInit(0).unwrap_err();
        assert_eq!(error.cause(), Cause::Cuda);
        assert_eq!(error.to_string(), "cuInit: CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND (302): cuGetErrorString:pStr");
    });
}

#[test]
fn an_error_lists_where_the_library_was_searched() {
    let test = "an_error_lists_where_the_library_was_searched";
    let prepare = |command: &mut Command| without_libraries(command, &folder(env!("CARGO_TARGET_TMPDIR"), test));
    isolated(test, prepare, || unsafe {
        let words = cuInit(0).unwrap_err().to_string();
        let begin = "cuInit: CUDA_ERROR_SHARED_OBJECT_INIT_FAILED (303): library not found: CUDA driver API; tried: libcuda.so.1: ";
        assert!(words.starts_with(begin), "{words}");
        let error = nvrtc::nvrtcVersion().unwrap_err();
        assert!(matches!(error.cause(), Cause::Library(_)));
        assert!(
            error.to_string().starts_with(
                "nvrtcVersion: NVRTC_ERROR_INTERNAL_ERROR (11): library not found: NVRTC of CUDA 13; tried:"
            ),
            "{error}"
        );
        assert!(error.to_string().contains("/usr/local/cuda-13"), "{error}");
        // The codes belong to another library, which has not been loaded yet.
        let error = cublaslt::cublasLtCreate().unwrap_err();
        assert!(error.to_string().contains("library not found: cuBLASLt of CUDA 13; tried:"), "{error}");
        assert!(matches!(error.cause(), Cause::Library(_)));
    });
}
