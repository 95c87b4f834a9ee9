//! Tests with the real NVRTC, which needs no GPU. In both major versions, the tests compile source code to PTX.
//!
//! `CUBIND_LIBRARIES_12` and `CUBIND_LIBRARIES_13` are the folders with the libraries of these toolkits.
#![cfg(target_os = "linux")]
// Arguments of NVRTC outlive the call, and programs are used before they are destroyed.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_char};
use cubind::Outcome;
use cubind_tests::choice::Choice;
use cubind_tests::process::{echo_folder, isolated, search, toolkit, variable};
use std::ffi::CString;
use std::path::PathBuf;
use std::process::Command;

const KERNELS: &CStr = cr#"
extern "C" __global__ void saxpy(float a, const float *x, float *y, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}

template <typename T, int N> __global__ void fill(T *out)
{
    out[threadIdx.x] = T(N);
}
"#;

/// Spellings of an option that NVRTC or another parser might treat as equivalent.
const SPELLINGS: [&CStr; 19] = [
    c"--use-pch=/x.pch",
    c"-use-pch=/x.pch",
    c"--use-pch /x.pch",
    c"--use-pch\t=/x.pch",
    c"\x0b--use-pch=/x.pch",
    c"\xa0--use-pch=/x.pch",
    c"--USE-PCH=/x.pch",
    c"--use_pch=/x.pch",
    c"--use-pc=/x.pch",
    c"--use=/x.pch",
    c"/use-pch=/x.pch",
    c"---use-pch=/x.pch",
    c"\"--use-pch=/x.pch",
    c"--options-file=/x.pch",
    c"-optf=/x.pch",
    c"@/x.pch",
    c"--pch",
    c"\x0c-pch",
    c"-lineinfo --use-pch=/x.pch",
];
/// All characters for which C's `isspace` is true, and quotes.
const SPACES: [u8; 8] = *b" \t\n\x0b\x0c\r\"'";

const ERROR: &CStr = c"__global__ void broken() { undeclared = 1; }";

/// Returns the environment with the libraries of these major versions. NVRTC looks up functions of a driver, but works
/// without a driver. In this environment, NVRTC finds the recording stub on every machine.
fn with_nvrtc(majors: &[u32]) -> impl FnOnce(&mut Command) {
    let libraries = majors.iter().map(|major| variable(&format!("CUBIND_LIBRARIES_{major}")));
    let drivers = majors.iter().map(|major| echo_folder(toolkit(*major)));
    let folders: Vec<PathBuf> = libraries.chain(drivers).collect();
    |command| search(command, folders)
}

/// Returns a toolkit's version in the form that NVRTC returns.
fn version(major: u32) -> (i32, i32) {
    let (major, minor) = toolkit(major);
    (major.cast_signed(), minor.cast_signed())
}

macro_rules! tests {
    ($major:ident, $number:literal, $file:literal) => {
        mod $major {
            use super::*;
            use cubind::$major::nvrtc::{self, *};

            /// Compiles a program with these options, and returns the program with the log.
            unsafe fn compile(
                source: &CStr,
                names: &[&CStr],
                options: &[&CStr],
            ) -> (nvrtcResult, nvrtcProgram, String) {
                unsafe {
                    let program = nvrtcCreateProgram(source, Some(c"kernels.cu"), &[], &[]).ok().unwrap();
                    for name in names {
                        nvrtcAddNameExpression(program, name).ok().unwrap();
                    }
                    let options: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
                    let (result,) = nvrtcCompileProgram(program, &options);
                    let mut log = vec![0; nvrtcGetProgramLogSize(program).ok().unwrap()];
                    nvrtcGetProgramLog(program, &mut log).ok().unwrap();
                    (result, program, CStr::from_bytes_until_nul(&log).unwrap().to_str().unwrap().to_owned())
                }
            }

            #[test]
            fn checked_functions_return_strings() {
                let test = concat!(stringify!($major), "::checked_functions_return_strings");
                isolated(test, with_nvrtc(&[$number]), || unsafe {
                    use cubind::$major::checked::nvrtc as checked;
                    let compiled = |source: &CStr| {
                        let program = checked::nvrtcCreateProgram(source, None, &[c"int one;"], &[c"one.h"]).unwrap();
                        (program, checked::nvrtcCompileProgram(program, &[c"--gpu-architecture=compute_90"]))
                    };
                    let (program, result) = compiled(KERNELS);
                    assert_eq!(result, Ok(()));
                    let ptx = checked::nvrtcGetPTX(program).unwrap();
                    assert!(ptx.to_str().unwrap().contains(".visible .entry saxpy("));
                    assert_eq!(checked::nvrtcGetProgramLog(program).unwrap(), c"".to_owned());
                    checked::nvrtcDestroyProgram(&mut { program }).unwrap();
                    let (program, result) = compiled(ERROR);
                    let error = result.unwrap_err();
                    let words = error.to_string();
                    assert!(words.starts_with("nvrtcCompileProgram: NVRTC_ERROR_COMPILATION (6)\n"), "{words}");
                    assert!(error.message().unwrap().contains("undeclared") && words.contains("undeclared"), "{words}");
                    let log = checked::nvrtcGetProgramLog(program).unwrap();
                    assert!(log.to_str().unwrap().contains("undeclared"), "{log:?}");
                    checked::nvrtcDestroyProgram(&mut { program }).unwrap();
                    assert!(checked::nvrtcGetSupportedArchs().unwrap().contains(&90));
                });
            }

            #[test]
            fn compiles_a_kernel_to_ptx() {
                let test = concat!(stringify!($major), "::compiles_a_kernel_to_ptx");
                isolated(test, with_nvrtc(&[$number]), || unsafe {
                    let template = c"fill<float, 3>";
                    let options = [c"--gpu-architecture=compute_90", c"--fmad=false"];
                    let (result, mut program, log) = compile(KERNELS, &[template], &options);
                    assert_eq!(result, nvrtcResult::NVRTC_SUCCESS, "{log}");
                    let file = nvrtc::NVRTC.loaded_from().unwrap();
                    assert!(file.is_absolute() && file.ends_with($file), "{file:?}");

                    let mut ptx = vec![0; nvrtcGetPTXSize(program).ok().unwrap()];
                    nvrtcGetPTX(program, &mut ptx).ok().unwrap();
                    let ptx = CStr::from_bytes_with_nul(&ptx).unwrap().to_str().unwrap();
                    assert!(ptx.contains(".entry saxpy(") && ptx.contains(".target sm_90"), "{ptx}");
                    assert!(!ptx.contains("fma.rn"), "the second option arrived as well");

                    let lowered = CStr::from_ptr(nvrtcGetLoweredName(program, template).ok().unwrap());
                    assert_eq!(lowered, c"_Z4fillIfLi3EEvPT_");
                    assert!(ptx.contains(&format!(".entry {}(", lowered.to_str().unwrap())));

                    nvrtcDestroyProgram(&mut program).ok().unwrap();
                    assert!(program.is_null());
                });
            }

            #[test]
            fn reports_the_errors_of_a_program() {
                let test = concat!(stringify!($major), "::reports_the_errors_of_a_program");
                isolated(test, with_nvrtc(&[$number]), || unsafe {
                    let (result, _, log) = compile(ERROR, &[], &[]);
                    assert_eq!(result, nvrtcResult::NVRTC_ERROR_COMPILATION);
                    assert!(log.contains("kernels.cu(1): error") && log.contains("undeclared"), "{log}");
                    assert_eq!(result.to_string(), "NVRTC_ERROR_COMPILATION (6)");
                    let (result, _, log) = compile(KERNELS, &[], &[c"--no-such-option"]);
                    assert_eq!(result, nvrtcResult::NVRTC_ERROR_INVALID_OPTION, "{log}");
                });
            }

            #[test]
            fn safe_compilation_finds_the_headers_of_the_toolkit() {
                let test = concat!(stringify!($major), "::safe_compilation_finds_the_headers_of_the_toolkit");
                isolated(test, with_nvrtc(&[$number]), || {
                    let folders = cubind::$major::owned::include_dirs();
                    assert!(folders.iter().any(|folder| folder.join("cuda_fp16.h").is_file()), "{folders:?}");
                    let source = "#include <cuda_fp16.h>\n__global__ void f(__half *x) { *x = __float2half(1.0f); }";
                    let code = cubind::$major::owned::compile(source, &[c"--gpu-architecture=compute_90"]).unwrap();
                    assert!(code.as_ptx().is_some());
                });
            }

            /// NVRTC reports that it reads a precompiled header: "cannot open precompiled header file".
            #[test]
            fn safe_compilation_reads_no_precompiled_header_however_the_option_is_spelled() {
                let test = concat!(
                    stringify!($major),
                    "::safe_compilation_reads_no_precompiled_header_however_the_option_is_spelled"
                );
                isolated(test, with_nvrtc(&[$number]), || {
                    const READS: &str = "precompiled header file";
                    let told = |option: &CStr| {
                        let error =
                            cubind::$major::owned::compile("int x;", &[c"--gpu-architecture=compute_90", option]);
                        error.map_or_else(|error| error.to_string(), |_| String::new())
                    };
                    let read_by_nvrtc = |option: &CStr| unsafe {
                        let mut program = nvrtcCreateProgram(c"int x;", None, &[], &[]).ok().unwrap();
                        let _ = nvrtcCompileProgram(program, &[option.as_ptr()]);
                        let mut log = vec![0; nvrtcGetProgramLogSize(program).ok().unwrap()];
                        nvrtcGetProgramLog(program, &mut log).ok().unwrap();
                        nvrtcDestroyProgram(&mut program).ok().unwrap();
                        String::from_utf8_lossy(&log).contains(READS)
                    };
                    let mut read = 0;
                    let mut spellings: Vec<Vec<u8>> = SPELLINGS.iter().map(|it| it.to_bytes().to_vec()).collect();
                    let mut choice = Choice::new($number);
                    for _ in 0..400 {
                        let mut spelling = b"--use-pch=/nonexistent.pch".to_vec();
                        for _ in 0..=choice.below(3) {
                            let byte = match choice.below(3) {
                                0 => SPACES[choice.below(SPACES.len())],
                                _ => 1 + choice.below(255) as u8,
                            };
                            // Characters are inserted before the option more often than inside the option.
                            let place = if choice.below(3) > 0 { 0 } else { choice.below(spelling.len()) };
                            spelling.insert(place, byte);
                        }
                        spellings.push(spelling);
                    }
                    for spelling in spellings {
                        let option = CString::new(spelling).unwrap();
                        read += usize::from(read_by_nvrtc(&option));
                        let told = told(&option);
                        assert!(!told.contains(READS), "{option:?}: {told}");
                    }
                    // If NVRTC accepted few of the spellings, the test would check too little.
                    assert!(read > 50, "{read} of these spellings are read");
                });
            }

            #[test]
            fn reports_its_version() {
                let test = concat!(stringify!($major), "::reports_its_version");
                isolated(test, with_nvrtc(&[$number]), || unsafe {
                    assert_eq!(nvrtcVersion().ok(), Ok(version($number)));
                    let count = nvrtcGetNumSupportedArchs().ok().unwrap();
                    let mut architectures = vec![0; usize::try_from(count).unwrap()];
                    nvrtcGetSupportedArchs(&mut architectures).ok().unwrap();
                    assert!(architectures.contains(&90) && architectures.is_sorted(), "{architectures:?}");
                    assert_eq!(
                        nvrtcGetErrorString(nvrtcResult::NVRTC_ERROR_COMPILATION),
                        Some(c"NVRTC_ERROR_COMPILATION")
                    );
                });
            }
        }
    };
}
tests!(cuda12, 12, "libnvrtc.so.12");
tests!(cuda13, 13, "libnvrtc.so.13");

#[test]
fn both_majors_live_in_one_process() {
    let test = "both_majors_live_in_one_process";
    isolated(test, with_nvrtc(&[12, 13]), || unsafe {
        assert_eq!(cubind::cuda12::nvrtc::nvrtcVersion().ok(), Ok(version(12)));
        assert_eq!(cubind::cuda13::nvrtc::nvrtcVersion().ok(), Ok(version(13)));
    });
}
