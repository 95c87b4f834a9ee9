//! Tests that use and destroy handles on other threads than the thread that created them, with NVIDIA's libraries that
//! need no GPU, in both major versions. These tests are cited under `threads` in `specs/`.
//!
//! `CUBIND_LIBRARIES_12` and `CUBIND_LIBRARIES_13` are the folders with the libraries of these toolkits.
#![cfg(target_os = "linux")]

use core::marker::PhantomData;
use cubind_tests::process::{isolated, search, variable};
use std::panic::catch_unwind;
use std::process::{Command, abort, exit};
use std::thread;
use std::time::Duration;

/// A test of whether a type is `Send`, without a compile error if the type is not.
struct IsSend<T>(PhantomData<T>);

impl<T: Send> IsSend<T> {
    /// Takes precedence over the trait's constant if the type is `Send`.
    const YES: bool = true;
}

trait Otherwise {
    const YES: bool = false;
}

impl<T> Otherwise for IsSend<T> {}

fn with_libraries(major: u32) -> impl FnOnce(&mut Command) {
    move |command| search(command, [variable(&format!("CUBIND_LIBRARIES_{major}"))])
}

/// Calls a function with an object on another thread.
fn there<T: Send + 'static, R: Send + 'static>(object: T, body: impl FnOnce(T) -> R + Send + 'static) -> R {
    thread::spawn(move || body(object)).join().expect("the thread does not panic")
}

/// The number of rounds, which is larger than the few rounds after which nvJitLink crashes.
const ROUNDS: usize = 12;
const SURVIVED: &str = "every linker was destroyed on another thread";

macro_rules! tests {
    ($major:ident, $number:literal) => {
        mod $major {
            use super::*;
            use cubind::$major::owned::{Owned, nvfatbin::*, nvjitlink::*, nvrtc::*, nvvm::*};

            const SOURCE: &core::ffi::CStr = c"extern \"C\" __global__ void k(int *p) { p[0] = p[1]; }";

            #[test]
            fn programs_of_nvrtc() {
                isolated(concat!(stringify!($major), "::programs_of_nvrtc"), with_libraries($number), || {
                    for options in [[c"-arch=sm_80"].as_slice(), &[c"-arch=compute_80", c"-dlto"]] {
                        for _ in 0..ROUNDS {
                            let program = nvrtcCreateProgram(SOURCE, None, &[], &[]).unwrap();
                            let program = there(program, move |program| {
                                // SAFETY: no option names a precompiled header.
                                unsafe { nvrtcCompileProgram(&program, options) }.unwrap();
                                program
                            });
                            assert!(!nvrtcGetProgramLog(&program).is_err());
                            there(program, drop);
                        }
                    }
                });
            }

            #[test]
            fn programs_of_nvvm() {
                isolated(concat!(stringify!($major), "::programs_of_nvvm"), with_libraries($number), || {
                    for _ in 0..ROUNDS {
                        let program = nvvmCreateProgram().unwrap();
                        let program = there(program, |program| {
                            // The result does not matter, because the library only has to do some work with the
                            // program.
                            let _ = nvvmVerifyProgram(&program, &[]);
                            program
                        });
                        there(program, drop);
                    }
                });
            }

            #[test]
            fn fat_binaries() {
                isolated(concat!(stringify!($major), "::fat_binaries"), with_libraries($number), || {
                    for _ in 0..ROUNDS {
                        let binary = nvFatbinCreate(&[c"-64"]).unwrap();
                        let (binary, size) = there(binary, |binary| {
                            let size = nvFatbinSize(&binary);
                            (binary, size)
                        });
                        assert!(size.is_ok());
                        there(binary, drop);
                    }
                });
            }

            #[test]
            fn linkers_are_not_send() {
                assert!(!IsSend::<Owned<nvJitLinkHandle, $number>>::YES);
                assert!(IsSend::<Owned<nvrtcProgram, $number>>::YES);
            }

            /// Shows why these handles are not `Send`: the process crashes. If this test fails, set `send` in
            /// `specs/nvjitlink.yaml`.
            #[test]
            fn linkers_crash_on_another_thread() {
                struct Moved {
                    _linker: Owned<nvJitLinkHandle, $number>,
                }
                // SAFETY: sending the handle is not sound, as the test shows.
                unsafe impl Send for Moved {}

                let test = concat!(stringify!($major), "::linkers_crash_on_another_thread");
                let died = catch_unwind(|| {
                    isolated(test, with_libraries($number), || {
                        // An error of a linker whose memory is corrupted counts as a crash.
                        std::panic::set_hook(Box::new(|_| abort()));
                        let program = nvrtcCreateProgram(SOURCE, None, &[], &[]).unwrap();
                        // SAFETY: sending the handle is not sound, as the test shows.
                        unsafe { nvrtcCompileProgram(&program, &[c"-arch=compute_90", c"-dlto"]) }.unwrap();
                        let code = nvrtcGetLTOIR(&program).unwrap();
                        // With a corrupted heap, the process may also deadlock.
                        thread::spawn(|| {
                            thread::sleep(Duration::from_secs(20));
                            abort();
                        });
                        for _ in 0..ROUNDS {
                            let linker = nvJitLinkCreate(&[c"-arch=sm_90", c"-lto"]).unwrap();
                            let kind = nvJitLinkInputType::NVJITLINK_INPUT_LTOIR;
                            // SAFETY: NVRTC created the code.
                            unsafe { nvJitLinkAddData(&linker, kind, &code, None) }.unwrap();
                            nvJitLinkComplete(&linker).unwrap();
                            there(Moved { _linker: linker }, drop);
                        }
                        println!("{SURVIVED}");
                        exit(0);
                    });
                });
                let told = died.unwrap_err().downcast::<String>().expect("the text of the process");
                assert!(!told.contains(SURVIVED), "{told}");
            }
        }
    };
}

tests!(cuda12, 12);
tests!(cuda13, 13);
