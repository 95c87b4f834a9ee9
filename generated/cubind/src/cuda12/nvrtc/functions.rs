//! Functions (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvrtc/functions.rs"]
mod common;
pub use common::*;

/// Gets a compiled program's NVVM IR (superseded by `nvrtcGetLTOIR`).
///
/// `nvrtcResult nvrtcGetNVVM(nvrtcProgram prog, char *nvvm)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetNVVM))]
///
/// - `nvvm`: out, host memory, of the length that `nvrtcGetNVVMSize` returns
///
/// In `nvrtc.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVM).
///
/// # Safety
///
/// - `prog`: a live handle that no other thread uses during the call.
/// - `nvvm`: at least as long as the length that `nvrtcGetNVVMSize` returns. The length is not checked.
#[deprecated(note = "use `nvrtcGetLTOIR` instead")]
#[inline]
pub unsafe fn nvrtcGetNVVM(prog: nvrtcProgram, nvvm: &mut [u8]) -> (nvrtcResult,) {
    let returned = unsafe { sys::nvrtcGetNVVM(prog, args::as_mut_ptr(nvvm).cast()) };
    (returned,)
}

/// Returns the size in bytes of a compiled program's NVVM IR (superseded by `nvrtcGetLTOIRSize`).
///
/// `nvrtcResult nvrtcGetNVVMSize(nvrtcProgram prog, size_t *nvvmSizeRet)`
#[cfg_attr(doc, doc = forms!(owned nvrtc::nvrtcGetNVVMSize))]
///
/// Returns `(nvrtcResult, nvvmSizeRet: size_t)`.
///
/// - `nvvmSizeRet`: out
///
/// In `nvrtc.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVMSize).
///
/// # Safety
///
/// `prog`: a live handle that no other thread uses during the call.
#[deprecated(note = "use `nvrtcGetLTOIRSize` instead")]
#[inline]
pub unsafe fn nvrtcGetNVVMSize(prog: nvrtcProgram) -> (nvrtcResult, usize) {
    let mut nvvmSizeRet: usize = output::zeroed();
    let returned = unsafe { sys::nvrtcGetNVVMSize(prog, &mut nvvmSizeRet) };
    (returned, nvvmSizeRet)
}
