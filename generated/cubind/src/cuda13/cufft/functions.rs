//! Functions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cufft/functions.rs"]
mod common;
pub use common::*;

const fn value_size_cufftXtQueryType(selector: cufftXtQueryType) -> ValueSize {
    match selector {
        cufftXtQueryType::CUFFT_QUERY_1D_FACTORS => ValueSize::One(96),
        _ => ValueSize::Any,
    }
}

/// Sets an LTO device function with which a plan's kernels load or store data, before completion.
///
/// `cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)`
#[cfg_attr(doc, doc = forms!(owned cufft::cufftXtSetJITCallback))]
///
/// - `lto_callback_symbol_name`: in, string
/// - `lto_callback_fatbin`: in, host memory, whose size in bytes is passed as `lto_callback_fatbin_size`
/// - `caller_info`: in, array, of the length that `plan` requires; an empty slice passes NULL
///
/// In `cufftXt.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetJITCallback).
///
/// # Safety
///
/// - `lto_callback_fatbin`, `caller_info` are used after the call returns: keep them alive and do not modify them until another value is set in `plan`, or `plan` is destroyed.
/// - Each address in `caller_info` points to valid memory of the size that the other arguments imply, until another value is set in `plan`, or `plan` is destroyed.
/// - `caller_info`: at least as long as `plan` requires. The length is not checked.
/// - The callbacks may use only the memory that the library passes to them and the memory to which `caller_info` refers.
#[inline]
pub unsafe fn cufftXtSetJITCallback<T: Input>(
    plan: cufftHandle,
    lto_callback_symbol_name: &CStr,
    lto_callback_fatbin: &[T],
    r#type: cufftXtCallbackType,
    caller_info: &[*mut c_void],
) -> (cufftResult,) {
    let returned = unsafe { sys::cufftXtSetJITCallback(
        plan, lto_callback_symbol_name.as_ptr(), args::as_ptr(lto_callback_fatbin).cast(),
        args::count(size_of_val(lto_callback_fatbin)), r#type, args::as_ptr(caller_info).cast_mut(),
    ) };
    (returned,)
}
