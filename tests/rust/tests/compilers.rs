//! Tests with the real NVVM, nvJitLink and nvFatbin, which need no GPU. In both major versions, the tests compile IR to
//! a cubin in a fat binary.
//!
//! `CUBIND_LIBRARIES_12` and `CUBIND_LIBRARIES_13` are the folders with the libraries of these toolkits.
#![cfg(target_os = "linux")]
// Arguments outlive the calls, and objects are used before they are destroyed.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_char};
use cubind::{Outcome, Status};
use cubind_tests::process::{isolated, search, variable};
use std::process::Command;

/// NVVM IR that contains a kernel `fill`, in the older dialect, which all toolkits accept for this architecture.
const IR: &[u8] = br#"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

define void @fill(i32 addrspace(1)* %out, i32 %value) {
  store i32 %value, i32 addrspace(1)* %out
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (i32 addrspace(1)*, i32)* @fill, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
"#;

const ELF: &[u8] = b"\x7fELF";

fn with_libraries(major: u32) -> impl FnOnce(&mut Command) {
    move |command| search(command, [variable(&format!("CUBIND_LIBRARIES_{major}"))])
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

fn pointers<const N: usize>(options: [&CStr; N]) -> [*const c_char; N] {
    options.map(CStr::as_ptr)
}

macro_rules! tests {
    ($major:ident, $number:literal) => {
        mod $major {
            use super::*;
            use cubind::$major::{nvfatbin::*, nvjitlink::*, nvvm::*};

            unsafe fn ptx() -> Vec<u8> {
                unsafe {
                    let mut program = nvvmCreateProgram().ok().unwrap();
                    nvvmAddModuleToProgram(program, IR, Some(c"fill")).ok().unwrap();
                    nvvmCompileProgram(program, &pointers([c"-arch=compute_80"])).ok().unwrap();
                    let mut ptx = vec![0; nvvmGetCompiledResultSize(program).ok().unwrap()];
                    nvvmGetCompiledResult(program, &mut ptx).ok().unwrap();
                    nvvmDestroyProgram(&mut program).ok().unwrap();
                    ptx
                }
            }

            unsafe fn linked(ptx: &[u8]) -> Vec<u8> {
                unsafe {
                    let mut linker = nvJitLinkCreate(&pointers([c"-arch=sm_80"])).ok().unwrap();
                    nvJitLinkAddData(linker, nvJitLinkInputType::NVJITLINK_INPUT_PTX, ptx, None).ok().unwrap();
                    nvJitLinkComplete(linker).ok().unwrap();
                    let mut cubin = vec![0_u8; nvJitLinkGetLinkedCubinSize(linker).ok().unwrap()];
                    nvJitLinkGetLinkedCubin(linker, &mut cubin).ok().unwrap();
                    nvJitLinkDestroy(&mut linker).ok().unwrap();
                    cubin
                }
            }

            unsafe fn packed(ptx: &[u8], cubin: &[u8]) -> Vec<u8> {
                unsafe {
                    let mut fatbin = nvFatbinCreate(&pointers([c"-64"])).ok().unwrap();
                    nvFatbinAddPTX(fatbin, ptx, c"80", c"fill.ptx", c"").ok().unwrap();
                    nvFatbinAddCubin(fatbin, cubin, c"80", c"fill.cubin").ok().unwrap();
                    let mut bytes = vec![0_u8; nvFatbinSize(fatbin).ok().unwrap()];
                    nvFatbinGet(fatbin, &mut bytes).ok().unwrap();
                    nvFatbinDestroy(&mut fatbin).ok().unwrap();
                    bytes
                }
            }

            #[test]
            fn ir_becomes_a_cubin_in_a_fat_binary() {
                let test = concat!(stringify!($major), "::ir_becomes_a_cubin_in_a_fat_binary");
                isolated(test, with_libraries($number), || unsafe {
                    let ptx = ptx();
                    assert!(contains(&ptx, b".entry fill"));
                    let cubin = linked(&ptx);
                    assert!(cubin.starts_with(ELF) && contains(&cubin, b"fill"));
                    let fatbin = packed(&ptx, &cubin);
                    assert!(fatbin.len() > 500);
                    assert_eq!(nvJitLinkVersion().ok().unwrap().0, $number);
                });
            }

            #[test]
            fn errors_have_names_and_descriptions() {
                let test = concat!(stringify!($major), "::errors_have_names_and_descriptions");
                isolated(test, with_libraries($number), || unsafe {
                    let mut program = nvvmCreateProgram().ok().unwrap();
                    nvvmAddModuleToProgram(program, b"nonsense", None).ok().unwrap();
                    let error = nvvmCompileProgram(program, &[]).ok().unwrap_err();
                    assert!(error.to_string().starts_with("NVVM_ERROR_"), "{error}");
                    assert_eq!(error.description().unwrap().to_str().ok(), error.name());
                    let mut log = vec![0; nvvmGetProgramLogSize(program).ok().unwrap()];
                    nvvmGetProgramLog(program, &mut log).ok().unwrap();
                    assert!(log.len() > 1);
                    nvvmDestroyProgram(&mut program).ok().unwrap();

                    let error = nvJitLinkCreate(&pointers([c"-no-such-option"])).ok().unwrap_err();
                    assert!(error.to_string().starts_with("NVJITLINK_ERROR_"), "{error}");
                    // NVVM, nvJitLink and nvFatbin have no function that returns descriptions of codes.
                    assert_eq!(error.description(), None);
                });
            }
        }
    };
}

tests!(cuda12, 12);
tests!(cuda13, 13);
