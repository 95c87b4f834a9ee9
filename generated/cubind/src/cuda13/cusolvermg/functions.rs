//! Functions (cuSOLVERMg).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates a handle for multi-GPU solvers, whose GPUs must be selected with `cusolverMgDeviceSelect`.
///
/// `cusolverStatus_t cusolverMgCreate(cusolverMgHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgCreate))]
///
/// Returns `(cusolverStatus_t, handle: cusolverMgHandle_t)`.
///
/// - `handle`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgCreate() -> (cusolver::cusolverStatus_t, cusolverMgHandle_t) {
    let mut handle: cusolverMgHandle_t = output::zeroed();
    let returned = unsafe { sys::cusolverMgCreate(&mut handle) };
    (returned, handle)
}

/// Creates a grid of GPUs in rows and columns, over which matrices are distributed.
///
/// `cusolverStatus_t cusolverMgCreateDeviceGrid(cudaLibMgGrid_t *grid, int32_t numRowDevices, int32_t numColDevices, const int32_t *deviceId, cusolverMgGridMapping_t mapping)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgCreateDeviceGrid))]
///
/// Returns `(cusolverStatus_t, grid: cudaLibMgGrid_t)`.
///
/// - `grid`: out
/// - `deviceId`: in, array, of the length that `numColDevices` requires
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateDeviceGrid).
///
/// # Safety
///
/// `deviceId`: at least as long as `numColDevices` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgCreateDeviceGrid(
    numRowDevices: i32,
    numColDevices: i32,
    deviceId: &[i32],
    mapping: cusolverMgGridMapping_t,
) -> (cusolver::cusolverStatus_t, cudaLibMgGrid_t) {
    let mut grid: cudaLibMgGrid_t = output::zeroed();
    let returned = unsafe {
        sys::cusolverMgCreateDeviceGrid(&mut grid, numRowDevices, numColDevices, args::as_ptr(deviceId), mapping)
    };
    (returned, grid)
}

/// Creates a descriptor of a matrix with a block-cyclic distribution over a grid of GPUs.
///
/// `cusolverStatus_t cusolverMgCreateMatrixDesc(cudaLibMgMatrixDesc_t *desc, int64_t numRows, int64_t numCols, int64_t rowBlockSize, int64_t colBlockSize, cudaDataType dataType, cudaLibMgGrid_t grid)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgCreateMatrixDesc))]
///
/// Returns `(cusolverStatus_t, desc: cudaLibMgMatrixDesc_t)`.
///
/// - `desc`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateMatrixDesc).
///
/// # Safety
///
/// `grid`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgCreateMatrixDesc(
    numRows: i64,
    numCols: i64,
    rowBlockSize: i64,
    colBlockSize: i64,
    dataType: runtime::cudaDataType,
    grid: cudaLibMgGrid_t,
) -> (cusolver::cusolverStatus_t, cudaLibMgMatrixDesc_t) {
    let mut desc: cudaLibMgMatrixDesc_t = output::zeroed();
    let returned = unsafe {
        sys::cusolverMgCreateMatrixDesc(&mut desc, numRows, numCols, rowBlockSize, colBlockSize, dataType, grid)
    };
    (returned, desc)
}

/// Destroys a handle for multi-GPU solvers and frees its memory.
///
/// `cusolverStatus_t cusolverMgDestroy(cusolverMgHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cusolvermg::cusolverMgDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgDestroy(
    handle: cusolverMgHandle_t,
) -> (cusolver::cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverMgDestroy(handle) };
    (returned,)
}

/// Destroys a grid of GPUs.
///
/// `cusolverStatus_t cusolverMgDestroyGrid(cudaLibMgGrid_t grid)`
#[cfg_attr(doc, doc = forms!(cusolvermg::cusolverMgDestroyGrid))]
///
/// - `grid`: in; invalid afterwards
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyGrid).
///
/// # Safety
///
/// - `grid`: a live handle that no other thread uses during the call.
/// - No thread may use `grid`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgDestroyGrid(
    grid: cudaLibMgGrid_t,
) -> (cusolver::cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverMgDestroyGrid(grid) };
    (returned,)
}

/// Destroys the descriptor of a distributed matrix, but not its memory.
///
/// `cusolverStatus_t cusolverMgDestroyMatrixDesc(cudaLibMgMatrixDesc_t desc)`
#[cfg_attr(doc, doc = forms!(cusolvermg::cusolverMgDestroyMatrixDesc))]
///
/// - `desc`: in; invalid afterwards
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyMatrixDesc).
///
/// # Safety
///
/// - `desc`: a live handle that no other thread uses during the call.
/// - No thread may use `desc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgDestroyMatrixDesc(
    desc: cudaLibMgMatrixDesc_t,
) -> (cusolver::cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverMgDestroyMatrixDesc(desc) };
    (returned,)
}

/// Selects the GPUs, by device number, on which calls with the handle run.
///
/// `cusolverStatus_t cusolverMgDeviceSelect(cusolverMgHandle_t handle, int nbDevices, int *deviceId)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgDeviceSelect))]
///
/// - `deviceId`: in, array, whose length is passed as `nbDevices`
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDeviceSelect).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `deviceId` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgDeviceSelect(
    handle: cusolverMgHandle_t,
    deviceId: &[i32],
) -> (cusolver::cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverMgDeviceSelect(handle, args::count(deviceId.len()), args::as_ptr(deviceId).cast_mut())
    };
    (returned,)
}

/// Computes P·A = L·U in place for a distributed matrix A.
///
/// `cusolverStatus_t cusolverMgGetrf(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgGetrf))]
///
/// Returns `(cusolverStatus_t, info: int)`.
///
/// - `array_d_A`, `array_d_IPIV`, `array_d_work`: in, array, of the length that `descrA` requires
/// - `info`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_IPIV`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgGetrf(
    handle: cusolverMgHandle_t,
    M: i32,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: &[*mut i32],
    computeType: runtime::cudaDataType,
    array_d_work: &[*mut c_void],
    lwork: i64,
) -> (cusolver::cusolverStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverMgGetrf(
        handle, M, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, args::as_ptr(array_d_IPIV).cast_mut(),
        computeType, args::as_ptr(array_d_work).cast_mut(), lwork, &mut info,
    ) };
    (returned, info)
}

/// Returns the workspace size in elements for `cusolverMgGetrf` on each GPU.
///
/// `cusolverStatus_t cusolverMgGetrf_bufferSize(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, int64_t *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgGetrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int64_t)`.
///
/// - `array_d_A`, `array_d_IPIV`: in, array, of the length that `descrA` requires
/// - `lwork`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_IPIV` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_IPIV`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgGetrf_bufferSize(
    handle: cusolverMgHandle_t,
    M: i32,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: &[*mut i32],
    computeType: runtime::cudaDataType,
) -> (cusolver::cusolverStatus_t, i64) {
    let mut lwork: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverMgGetrf_bufferSize(
        handle, M, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, args::as_ptr(array_d_IPIV).cast_mut(),
        computeType, &mut lwork,
    ) };
    (returned, lwork)
}

/// Solves op(A)·X = B with the factors from `cusolverMgGetrf`; X overwrites the distributed matrix B.
///
/// `cusolverStatus_t cusolverMgGetrs(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgGetrs))]
///
/// Returns `(cusolverStatus_t, info: int)`.
///
/// - `array_d_A`, `array_d_IPIV`, `array_d_work`: in, array, of the length that `descrA` requires
/// - `array_d_B`: in, array, of the length that `descrB` requires
/// - `info`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_B`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_IPIV`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
/// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgGetrs(
    handle: cusolverMgHandle_t,
    TRANS: cublas::cublasOperation_t,
    N: i32,
    NRHS: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: &[*mut i32],
    array_d_B: &[*mut c_void],
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: &[*mut c_void],
    lwork: i64,
) -> (cusolver::cusolverStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverMgGetrs(
        handle, TRANS, N, NRHS, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA,
        args::as_ptr(array_d_IPIV).cast_mut(), args::as_ptr(array_d_B).cast_mut(), IB, JB, descrB, computeType,
        args::as_ptr(array_d_work).cast_mut(), lwork, &mut info,
    ) };
    (returned, info)
}

/// Returns the workspace size in elements for `cusolverMgGetrs` on each GPU.
///
/// `cusolverStatus_t cusolverMgGetrs_bufferSize(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgGetrs_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int64_t)`.
///
/// - `array_d_A`, `array_d_IPIV`: in, array, of the length that `descrA` requires
/// - `array_d_B`: in, array, of the length that `descrB` requires
/// - `lwork`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_B` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_IPIV`: at least as long as `descrA` requires. The length is not checked.
/// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgGetrs_bufferSize(
    handle: cusolverMgHandle_t,
    TRANS: cublas::cublasOperation_t,
    N: i32,
    NRHS: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_IPIV: &[*mut i32],
    array_d_B: &[*mut c_void],
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
) -> (cusolver::cusolverStatus_t, i64) {
    let mut lwork: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverMgGetrs_bufferSize(
        handle, TRANS, N, NRHS, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA,
        args::as_ptr(array_d_IPIV).cast_mut(), args::as_ptr(array_d_B).cast_mut(), IB, JB, descrB, computeType,
        &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes the Cholesky factor of a positive definite distributed matrix A in place.
///
/// `cusolverStatus_t cusolverMgPotrf(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgPotrf))]
///
/// Returns `(cusolverStatus_t, h_info: int)`.
///
/// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
/// - `h_info`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgPotrf(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: &[*mut c_void],
    lwork: i64,
) -> (cusolver::cusolverStatus_t, i32) {
    let mut h_info: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverMgPotrf(
        handle, uplo, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, computeType,
        args::as_ptr(array_d_work).cast_mut(), lwork, &mut h_info,
    ) };
    (returned, h_info)
}

/// Returns the workspace size in elements for `cusolverMgPotrf` on each GPU.
///
/// `cusolverStatus_t cusolverMgPotrf_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgPotrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int64_t)`.
///
/// - `array_d_A`: in, array, of the length that `descrA` requires
/// - `lwork`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgPotrf_bufferSize(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
) -> (cusolver::cusolverStatus_t, i64) {
    let mut lwork: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverMgPotrf_bufferSize(
        handle, uplo, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, computeType, &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes A⁻¹ in place from the Cholesky factor of `cusolverMgPotrf`, for a distributed matrix A.
///
/// `cusolverStatus_t cusolverMgPotri(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgPotri))]
///
/// Returns `(cusolverStatus_t, h_info: int)`.
///
/// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
/// - `h_info`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgPotri(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: &[*mut c_void],
    lwork: i64,
) -> (cusolver::cusolverStatus_t, i32) {
    let mut h_info: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverMgPotri(
        handle, uplo, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, computeType,
        args::as_ptr(array_d_work).cast_mut(), lwork, &mut h_info,
    ) };
    (returned, h_info)
}

/// Returns the workspace size in elements for `cusolverMgPotri` on each GPU.
///
/// `cusolverStatus_t cusolverMgPotri_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgPotri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int64_t)`.
///
/// - `array_d_A`: in, array, of the length that `descrA` requires
/// - `lwork`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgPotri_bufferSize(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
) -> (cusolver::cusolverStatus_t, i64) {
    let mut lwork: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverMgPotri_bufferSize(
        handle, uplo, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, computeType, &mut lwork,
    ) };
    (returned, lwork)
}

/// Solves A·X = B with the Cholesky factor from `cusolverMgPotrf`; X overwrites the distributed matrix B.
///
/// `cusolverStatus_t cusolverMgPotrs(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgPotrs))]
///
/// Returns `(cusolverStatus_t, h_info: int)`.
///
/// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
/// - `array_d_B`: in, array, of the length that `descrB` requires
/// - `h_info`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_B`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
/// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgPotrs(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_B: &[*mut c_void],
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
    array_d_work: &[*mut c_void],
    lwork: i64,
) -> (cusolver::cusolverStatus_t, i32) {
    let mut h_info: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverMgPotrs(
        handle, uplo, n, nrhs, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, args::as_ptr(array_d_B).cast_mut(),
        IB, JB, descrB, computeType, args::as_ptr(array_d_work).cast_mut(), lwork, &mut h_info,
    ) };
    (returned, h_info)
}

/// Returns the workspace size in elements for `cusolverMgPotrs` on each GPU.
///
/// `cusolverStatus_t cusolverMgPotrs_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgPotrs_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int64_t)`.
///
/// - `array_d_A`: in, array, of the length that `descrA` requires
/// - `array_d_B`: in, array, of the length that `descrB` requires
/// - `lwork`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_B` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
/// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgPotrs_bufferSize(
    handle: cusolverMgHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    array_d_B: &[*mut c_void],
    IB: i32,
    JB: i32,
    descrB: cudaLibMgMatrixDesc_t,
    computeType: runtime::cudaDataType,
) -> (cusolver::cusolverStatus_t, i64) {
    let mut lwork: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverMgPotrs_bufferSize(
        handle, uplo, n, nrhs, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, args::as_ptr(array_d_B).cast_mut(),
        IB, JB, descrB, computeType, &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes all eigenvalues, and optionally eigenvectors, of a distributed symmetric or Hermitian matrix A.
///
/// `cusolverStatus_t cusolverMgSyevd(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgSyevd))]
///
/// Returns `(cusolverStatus_t, info: int)`.
///
/// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
/// - `W`: in, an address, passed unchanged
/// - `info`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `W`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgSyevd(
    handle: cusolverMgHandle_t,
    jobz: cusolver::cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    W: *mut c_void,
    dataTypeW: runtime::cudaDataType,
    computeType: runtime::cudaDataType,
    array_d_work: &[*mut c_void],
    lwork: i64,
) -> (cusolver::cusolverStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverMgSyevd(
        handle, jobz, uplo, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, W, dataTypeW, computeType,
        args::as_ptr(array_d_work).cast_mut(), lwork, &mut info,
    ) };
    (returned, info)
}

/// Returns the workspace size in elements for `cusolverMgSyevd` on each GPU.
///
/// `cusolverStatus_t cusolverMgSyevd_bufferSize(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, int64_t *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolvermg::cusolverMgSyevd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int64_t)`.
///
/// - `array_d_A`: in, array, of the length that `descrA` requires
/// - `W`: in, an address, passed unchanged
/// - `lwork`: out
///
/// In `cusolverMg.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `W`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverMgSyevd_bufferSize(
    handle: cusolverMgHandle_t,
    jobz: cusolver::cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    N: i32,
    array_d_A: &[*mut c_void],
    IA: i32,
    JA: i32,
    descrA: cudaLibMgMatrixDesc_t,
    W: *mut c_void,
    dataTypeW: runtime::cudaDataType,
    computeType: runtime::cudaDataType,
) -> (cusolver::cusolverStatus_t, i64) {
    let mut lwork: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverMgSyevd_bufferSize(
        handle, jobz, uplo, N, args::as_ptr(array_d_A).cast_mut(), IA, JA, descrA, W, dataTypeW, computeType,
        &mut lwork,
    ) };
    (returned, lwork)
}
