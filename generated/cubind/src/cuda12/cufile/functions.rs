//! Functions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cufile/functions.rs"]
mod common;
pub use common::*;

/// Registers and pins a range of GPU memory for transfers without bounce buffers.
///
/// `CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)`
#[cfg_attr(doc, doc = forms!(cufile::cuFileBufRegister))]
///
/// - `bufPtr_base`: in, an address, passed unchanged
/// - `flags`: in, flags: [`CU_FILE_RDMA_REGISTER`], [`CU_FILE_RDMA_RELAXED_ORDERING`]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufRegister).
///
/// # Safety
///
/// `bufPtr_base`: valid memory of the size that the other arguments imply, until `cuFileBufDeregister` is called.
#[inline]
pub unsafe fn cuFileBufRegister(
    bufPtr_base: *const c_void,
    length: usize,
    flags: i32,
) -> (CUfileError_t,) {
    let returned = unsafe { sys::cuFileBufRegister(bufPtr_base, length, flags) };
    (returned,)
}
