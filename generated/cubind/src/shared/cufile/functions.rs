//! Functions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Destroys a batch of transfers.
///
/// `void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)`
#[cfg_attr(doc, doc = forms!(only cufile::cuFileBatchIODestroy))]
///
/// - `batch_idp`: in; invalid afterwards
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIODestroy).
///
/// # Safety
///
/// - `batch_idp`: a live handle.
/// - No thread may use `batch_idp`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t) {
    unsafe { sys::cuFileBatchIODestroy(batch_idp) }
}

/// Destroys the handle of a file, without closing the file.
///
/// `void cuFileHandleDeregister(CUfileHandle_t fh)`
#[cfg_attr(doc, doc = forms!(only cufile::cuFileHandleDeregister))]
///
/// In `cufile.h` since at least CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleDeregister).
///
/// # Safety
///
/// - `fh`: a live handle.
/// - No thread may use `fh`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuFileHandleDeregister(fh: CUfileHandle_t) {
    unsafe { sys::cuFileHandleDeregister(fh) }
}
