//! Functions (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvvm/functions.rs"]
mod common;
pub use common::*;

/// Returns the major version of the LLVM bitcode that the library supports for an architecture.
///
/// `nvvmResult nvvmLLVMVersion(const char *arch, int *major)`
#[cfg_attr(doc, doc = forms!(nvvm::nvvmLLVMVersion))]
///
/// Returns `(nvvmResult, major: int)`.
///
/// - `arch`: in, string
/// - `major`: out
///
/// Documented errors: [`nvvmResult::NVVM_ERROR_INVALID_INPUT`].
///
/// In `nvvm.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmLLVMVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvvmLLVMVersion(arch: &CStr) -> (nvvmResult, i32) {
    let mut major: i32 = output::zeroed();
    let returned = unsafe { sys::nvvmLLVMVersion(arch.as_ptr(), &mut major) };
    (returned, major)
}
