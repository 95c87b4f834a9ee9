//! Functions that are identical in all major versions (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates a cuBLASLt handle on the current device; the handle is lightweight and not bound to a stream.
///
/// `cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtCreate))]
///
/// Returns `(cublasStatus_t, lightHandle: cublasLtHandle_t)`.
///
/// - `lightHandle`: out
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtCreate() -> (cublas::cublasStatus_t, cublasLtHandle_t) {
    let mut lightHandle: cublasLtHandle_t = output::zeroed();
    let returned = unsafe { sys::cublasLtCreate(&mut lightHandle) };
    (returned, lightHandle)
}

/// Destroys a cuBLASLt handle and frees its resources.
///
/// `cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtDestroy))]
///
/// - `lightHandle`: in; invalid afterwards
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtDestroy).
///
/// # Safety
///
/// - `lightHandle`: a live handle that no other thread uses during the call.
/// - No thread may use `lightHandle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasLtDestroy(
    lightHandle: cublasLtHandle_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtDestroy(lightHandle) };
    (returned,)
}

/// Disables CPU instruction sets, such as AVX, for cuBLASLt by a mask, and returns the previous mask.
///
/// `unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)`
#[cfg_attr(doc, doc = forms!(only cublaslt::cublasLtDisableCpuInstructionsSetMask))]
///
/// In `cublasLt.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtDisableCpuInstructionsSetMask).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasLtDisableCpuInstructionsSetMask(mask: u32) -> u32 {
    unsafe { sys::cublasLtDisableCpuInstructionsSetMask(mask) }
}

/// Returns the version of the CUDA runtime that cuBLASLt was built with.
///
/// `size_t cublasLtGetCudartVersion(void)`
#[cfg_attr(doc, doc = forms!(only cublaslt::cublasLtGetCudartVersion))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetCudartVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasLtGetCudartVersion() -> usize {
    unsafe { sys::cublasLtGetCudartVersion() }
}

/// Returns one part of the version of cuBLASLt: major, minor or patch level.
///
/// `cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtGetProperty))]
///
/// Returns `(cublasStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (cublas::cublasStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cublasLtGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the name of a status, such as `CUBLAS_STATUS_SUCCESS`.
///
/// `const char *cublasLtGetStatusName(cublasStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cublaslt::cublasLtGetStatusName))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusName).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasLtGetStatusName(
    status: cublas::cublasStatus_t,
) -> Option<&'static CStr> {
    unsafe { support::text(sys::cublasLtGetStatusName(status)) }
}

/// Returns the English description of a status.
///
/// `const char *cublasLtGetStatusString(cublasStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cublaslt::cublasLtGetStatusString))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasLtGetStatusString(
    status: cublas::cublasStatus_t,
) -> Option<&'static CStr> {
    unsafe { support::text(sys::cublasLtGetStatusString(status)) }
}

/// Returns the version of cuBLASLt as an integer, such as 120304 for 12.3.4.
///
/// `size_t cublasLtGetVersion(void)`
#[cfg_attr(doc, doc = forms!(only cublaslt::cublasLtGetVersion))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasLtGetVersion() -> usize {
    unsafe { sys::cublasLtGetVersion() }
}

/// Returns the capacity of cuBLASLt's cache of heuristic results, or 0 if caching is disabled.
///
/// `cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtHeuristicsCacheGetCapacity))]
///
/// Returns `(cublasStatus_t, capacity: size_t)`.
///
/// - `capacity`: out
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtHeuristicsCacheGetCapacity).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtHeuristicsCacheGetCapacity() -> (cublas::cublasStatus_t, usize) {
    let mut capacity: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtHeuristicsCacheGetCapacity(&mut capacity) };
    (returned, capacity)
}

/// Sets the capacity of cuBLASLt's cache of heuristic results; 0 disables caching.
///
/// `cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtHeuristicsCacheSetCapacity))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtHeuristicsCacheSetCapacity).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtHeuristicsCacheSetCapacity(
    capacity: usize,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtHeuristicsCacheSetCapacity(capacity) };
    (returned,)
}

/// Disables the log of cuBLASLt for the rest of the process.
///
/// `cublasStatus_t cublasLtLoggerForceDisable(void)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtLoggerForceDisable))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerForceDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtLoggerForceDisable() -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtLoggerForceDisable() };
    (returned,)
}

/// Opens the file at a path and redirects the log of cuBLASLt to it.
///
/// `cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtLoggerOpenFile))]
///
/// - `logFile`: in, string
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerOpenFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtLoggerOpenFile(logFile: &CStr) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtLoggerOpenFile(logFile.as_ptr()) };
    (returned,)
}

/// Sets a callback that receives each message of cuBLASLt's log.
///
/// `cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtLoggerSetCallback))]
///
/// - `callback`: in, called by CUDA
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetCallback).
///
/// # Safety
///
/// `callback` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cublasLtLoggerSetCallback(
    callback: cublasLtLoggerCallback_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtLoggerSetCallback(callback) };
    (returned,)
}

/// Redirects the log of cuBLASLt to an open C file stream.
///
/// `cublasStatus_t cublasLtLoggerSetFile(FILE *file)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtLoggerSetFile))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetFile).
///
/// # Safety
///
/// `file`: a live handle.
#[inline]
pub unsafe fn cublasLtLoggerSetFile(file: *mut FILE) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtLoggerSetFile(file) };
    (returned,)
}

/// Sets the log level of cuBLASLt; 0 disables logging.
///
/// `cublasStatus_t cublasLtLoggerSetLevel(int level)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtLoggerSetLevel))]
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtLoggerSetLevel(level: i32) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtLoggerSetLevel(level) };
    (returned,)
}

/// Sets the log mask of cuBLASLt, which overrides the log level.
///
/// `cublasStatus_t cublasLtLoggerSetMask(int mask)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtLoggerSetMask))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetMask).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtLoggerSetMask(mask: i32) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtLoggerSetMask(mask) };
    (returned,)
}

/// D = α·op(A)·op(B) + β·C in a stream, with the data types and epilogue that the descriptors specify.
///
/// `cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmul))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `computeDesc`, `CUBLASLT_MATMUL_DESC_SCALE_TYPE`
/// - `A`, `B`, `C`: in, on the device
/// - `D`, `workspace`: on the device
/// - `algo`: in; `None` passes NULL
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ARCH_MISMATCH`], [`cublas::cublasStatus_t::CUBLAS_STATUS_EXECUTION_FAILED`], [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_INITIALIZED`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_SUPPORTED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmul).
///
/// # Safety
///
/// - `lightHandle`, `computeDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`: live handles that no other thread uses during the call.
/// - `algo`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `alpha`, `beta`: on the host or on the device, as set by `CUBLASLT_MATMUL_DESC_POINTER_MODE`; memory on the device must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasLtMatmul(
    lightHandle: cublasLtHandle_t,
    computeDesc: cublasLtMatmulDesc_t,
    alpha: AnyScalar,
    A: CuPtr<c_void>,
    Adesc: cublasLtMatrixLayout_t,
    B: CuPtr<c_void>,
    Bdesc: cublasLtMatrixLayout_t,
    beta: AnyScalar,
    C: CuPtr<c_void>,
    Cdesc: cublasLtMatrixLayout_t,
    D: CuPtr<c_void>,
    Ddesc: cublasLtMatrixLayout_t,
    algo: Option<&cublasLtMatmulAlgo_t>,
    workspace: CuPtr<c_void>,
    workspaceSizeInBytes: usize,
    stream: runtime::cudaStream_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatmul(
        lightHandle, computeDesc, alpha.as_ptr(), A.as_ptr(), Adesc, B.as_ptr(), Bdesc, beta.as_ptr(), C.as_ptr(),
        Cdesc, D.as_mut_ptr(), Ddesc, args::option_ptr(algo), workspace.as_mut_ptr(), workspaceSizeInBytes, stream,
    ) };
    (returned,)
}

/// Gets a capability of an algorithm, such as the supported tile sizes or split-K.
///
/// `cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtMatmulAlgoCapGetAttribute))]
///
/// Returns `(cublasStatus_t, buf: T, sizeWritten: size_t)`.
///
/// - `buf`: out, one value; `attr` selects the type: `int` for `CUBLASLT_ALGO_CAP_SPLITK_SUPPORT`, `CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT`, `CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT`, `CUBLASLT_ALGO_CAP_UPLO_SUPPORT`, `CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX`, `CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER`, `CUBLASLT_ALGO_CAP_LD_NEGATIVE`, `CUBLASLT_ALGO_CAP_ATOMIC_SYNC`, `CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT`, `CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT`, `CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT`; `unsigned int` for `CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK`, `CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT`, `CUBLASLT_ALGO_CAP_POINTER_MODE_MASK`, `CUBLASLT_ALGO_CAP_EPILOGUE_MASK`, `CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES`, `CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES`, `CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES`, `CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES`; `unsigned int []` for `CUBLASLT_ALGO_CAP_TILE_IDS`, `CUBLASLT_ALGO_CAP_STAGES_IDS`; `unsigned long long` for `CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS`
/// - `sizeWritten`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCapGetAttribute).
///
/// # Safety
///
/// `algo`: a live handle.
#[inline]
pub unsafe fn cublasLtMatmulAlgoCapGetAttribute<T: Output>(
    algo: &cublasLtMatmulAlgo_t,
    attr: cublasLtMatmulAlgoCapAttributes_t,
) -> (cublas::cublasStatus_t, T, usize) {
    if !value_size_cublasLtMatmulAlgoCapAttributes_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cublasLtMatmulAlgoCapGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulAlgoCapGetAttribute(
        core::ptr::from_ref(algo), attr, buf.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten,
    ) };
    (returned, buf.take(), sizeWritten)
}

/// Checks that an algorithm supports a matrix product, and returns the required workspace size.
///
/// `cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulAlgoCheck))]
///
/// Returns `(cublasStatus_t, result: cublasLtMatmulHeuristicResult_t)`.
///
/// - `result`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ARCH_MISMATCH`], [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_SUPPORTED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCheck).
///
/// # Safety
///
/// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`: live handles that no other thread uses during the call.
/// - `algo`: a live handle.
#[inline]
pub unsafe fn cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    algo: &cublasLtMatmulAlgo_t,
) -> (cublas::cublasStatus_t, cublasLtMatmulHeuristicResult_t) {
    let mut result = output::Reserved::<cublasLtMatmulHeuristicResult_t>::new();
    let returned = unsafe { sys::cublasLtMatmulAlgoCheck(
        lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, core::ptr::from_ref(algo), result.slot(),
    ) };
    (returned, result.take())
}

/// Gets an attribute of an algorithm's configuration, such as the tile size or split-K.
///
/// `cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtMatmulAlgoConfigGetAttribute))]
///
/// Returns `(cublasStatus_t, buf: T, sizeWritten: size_t)`.
///
/// - `buf`: out, one value; `attr` selects the type: `cublasLtMatmulStages_t` for `CUBLASLT_ALGO_CONFIG_STAGES_ID`; `cublasLtMatmulTile_t` for `CUBLASLT_ALGO_CONFIG_TILE_ID`; `int` for `CUBLASLT_ALGO_CONFIG_ID`, `CUBLASLT_ALGO_CONFIG_SPLITK_NUM`; `unsigned int` for `CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME`, `CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING`, `CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION`; `unsigned short` for `CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID`, `CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID`
/// - `sizeWritten`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoConfigGetAttribute).
///
/// # Safety
///
/// `algo`: a live handle.
#[inline]
pub unsafe fn cublasLtMatmulAlgoConfigGetAttribute<T: Output>(
    algo: &cublasLtMatmulAlgo_t,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
) -> (cublas::cublasStatus_t, T, usize) {
    if !value_size_cublasLtMatmulAlgoConfigAttributes_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cublasLtMatmulAlgoConfigGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulAlgoConfigGetAttribute(
        core::ptr::from_ref(algo), attr, buf.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten,
    ) };
    (returned, buf.take(), sizeWritten)
}

/// Sets an attribute of an algorithm's configuration, such as the tile size or split-K.
///
/// `cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtMatmulAlgoConfigSetAttribute))]
///
/// - `algo`: read and updated in place
/// - `buf`: in, one value; `attr` selects the type: `cublasLtMatmulStages_t` for `CUBLASLT_ALGO_CONFIG_STAGES_ID`; `cublasLtMatmulTile_t` for `CUBLASLT_ALGO_CONFIG_TILE_ID`; `int` for `CUBLASLT_ALGO_CONFIG_ID`, `CUBLASLT_ALGO_CONFIG_SPLITK_NUM`; `unsigned int` for `CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME`, `CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING`, `CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION`; `unsigned short` for `CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID`, `CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID`
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoConfigSetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtMatmulAlgoConfigSetAttribute<T: Input>(
    algo: &mut cublasLtMatmulAlgo_t,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
    buf: &T,
) -> (cublas::cublasStatus_t,) {
    if !value_size_cublasLtMatmulAlgoConfigAttributes_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cublasLtMatmulAlgoConfigSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasLtMatmulAlgoConfigSetAttribute(
        algo, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Returns the algorithms for a matrix product with the lowest estimated times, fastest first.
///
/// `cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulAlgoGetHeuristic))]
///
/// Returns `(cublasStatus_t, returnAlgoCount: int)`.
///
/// - `heuristicResultsArray`: out, array, whose length is passed as `requestedAlgoCount`
/// - `returnAlgoCount`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_SUPPORTED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetHeuristic).
///
/// # Safety
///
/// `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `preference`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulAlgoGetHeuristic(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    preference: cublasLtMatmulPreference_t,
    heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
) -> (cublas::cublasStatus_t, i32) {
    let mut returnAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulAlgoGetHeuristic(
        lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, args::count(heuristicResultsArray.len()),
        args::as_mut_ptr(heuristicResultsArray), &mut returnAlgoCount,
    ) };
    (returned, returnAlgoCount)
}

/// Returns the IDs of the algorithms that may support a combination of data types.
///
/// `cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulAlgoGetIds))]
///
/// Returns `(cublasStatus_t, returnAlgoCount: int)`.
///
/// - `algoIdsArray`: out, array, whose length is passed as `requestedAlgoCount`
/// - `returnAlgoCount`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetIds).
///
/// # Safety
///
/// `lightHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulAlgoGetIds(
    lightHandle: cublasLtHandle_t,
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
    Atype: runtime::cudaDataType,
    Btype: runtime::cudaDataType,
    Ctype: runtime::cudaDataType,
    Dtype: runtime::cudaDataType,
    algoIdsArray: &mut [i32],
) -> (cublas::cublasStatus_t, i32) {
    let mut returnAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulAlgoGetIds(
        lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, args::count(algoIdsArray.len()),
        args::as_mut_ptr(algoIdsArray), &mut returnAlgoCount,
    ) };
    (returned, returnAlgoCount)
}

/// Initializes an algorithm from its ID, for a combination of data types, with a default configuration.
///
/// `cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulAlgoInit))]
///
/// Returns `(cublasStatus_t, algo: cublasLtMatmulAlgo_t)`.
///
/// - `algo`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_SUPPORTED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoInit).
///
/// # Safety
///
/// `lightHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulAlgoInit(
    lightHandle: cublasLtHandle_t,
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
    Atype: runtime::cudaDataType,
    Btype: runtime::cudaDataType,
    Ctype: runtime::cudaDataType,
    Dtype: runtime::cudaDataType,
    algoId: i32,
) -> (cublas::cublasStatus_t, cublasLtMatmulAlgo_t) {
    let mut algo = output::Reserved::<cublasLtMatmulAlgo_t>::new();
    let returned = unsafe { sys::cublasLtMatmulAlgoInit(
        lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo.slot(),
    ) };
    (returned, algo.take())
}

/// Creates a matrix product descriptor, initially without transpositions and without an epilogue.
///
/// `cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulDescCreate))]
///
/// Returns `(cublasStatus_t, matmulDesc: cublasLtMatmulDesc_t)`.
///
/// - `matmulDesc`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ALLOC_FAILED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtMatmulDescCreate(
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
) -> (cublas::cublasStatus_t, cublasLtMatmulDesc_t) {
    let mut matmulDesc: cublasLtMatmulDesc_t = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulDescCreate(&mut matmulDesc, computeType, scaleType) };
    (returned, matmulDesc)
}

/// Destroys a matrix product descriptor.
///
/// `cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtMatmulDescDestroy))]
///
/// - `matmulDesc`: in; invalid afterwards
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescDestroy).
///
/// # Safety
///
/// - `matmulDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `matmulDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasLtMatmulDescDestroy(
    matmulDesc: cublasLtMatmulDesc_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatmulDescDestroy(matmulDesc) };
    (returned,)
}

/// Gets an attribute of a matrix product, such as a transposition or the epilogue.
///
/// `cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulDescGetAttribute))]
///
/// Returns `(cublasStatus_t, buf: T, sizeWritten: size_t)`.
///
/// - `buf`: out, one value; `attr` selects the type: `cublasComputeType_t` for `CUBLASLT_MATMUL_DESC_COMPUTE_TYPE`; `cublasFillMode_t` for `CUBLASLT_MATMUL_DESC_FILL_MODE`; `cublasLtEmulationDesc_t` for `CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR`; `cublasLtEpilogue_t` for `CUBLASLT_MATMUL_DESC_EPILOGUE`; `cublasLtMatmulBatchInvarianceFlags_t` for `CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS`; `cublasLtMatmulMatrixScale_t` for `CUBLASLT_MATMUL_DESC_A_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_B_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_C_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE`; `cublasLtPointerMode_t` for `CUBLASLT_MATMUL_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATMUL_DESC_TRANSA`, `CUBLASLT_MATMUL_DESC_TRANSB`, `CUBLASLT_MATMUL_DESC_TRANSC`; `cudaDataType` for `CUBLASLT_MATMUL_DESC_SCALE_TYPE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE`, `CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE`; `int` for `CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS`; `long long` for `CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE`; `signed char` for `CUBLASLT_MATMUL_DESC_FAST_ACCUM`; `void *` for `CUBLASLT_MATMUL_DESC_BIAS_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER`, `CUBLASLT_MATMUL_DESC_A_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_B_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_C_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_D_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_AMAX_D_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER`
/// - `sizeWritten`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescGetAttribute).
///
/// # Safety
///
/// `matmulDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulDescGetAttribute<T: Output>(
    matmulDesc: cublasLtMatmulDesc_t,
    attr: cublasLtMatmulDescAttributes_t,
) -> (cublas::cublasStatus_t, T, usize) {
    if !value_size_cublasLtMatmulDescAttributes_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cublasLtMatmulDescGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulDescGetAttribute(
        matmulDesc, attr, buf.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten,
    ) };
    (returned, buf.take(), sizeWritten)
}

/// Initializes a matrix product descriptor in the caller's memory.
///
/// `cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulDescInit_internal))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescInit_internal).
///
/// # Safety
///
/// `matmulDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulDescInit_internal(
    matmulDesc: cublasLtMatmulDesc_t,
    size: usize,
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatmulDescInit_internal(matmulDesc, size, computeType, scaleType) };
    (returned,)
}

/// Sets an attribute of a matrix product, such as a transposition, the epilogue or the bias pointer.
///
/// `cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulDescSetAttribute))]
///
/// - `buf`: in, one value; `attr` selects the type: `cublasComputeType_t` for `CUBLASLT_MATMUL_DESC_COMPUTE_TYPE`; `cublasFillMode_t` for `CUBLASLT_MATMUL_DESC_FILL_MODE`; `cublasLtEmulationDesc_t` for `CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR`; `cublasLtEpilogue_t` for `CUBLASLT_MATMUL_DESC_EPILOGUE`; `cublasLtMatmulBatchInvarianceFlags_t` for `CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS`; `cublasLtMatmulMatrixScale_t` for `CUBLASLT_MATMUL_DESC_A_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_B_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_C_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE`; `cublasLtPointerMode_t` for `CUBLASLT_MATMUL_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATMUL_DESC_TRANSA`, `CUBLASLT_MATMUL_DESC_TRANSB`, `CUBLASLT_MATMUL_DESC_TRANSC`; `cudaDataType` for `CUBLASLT_MATMUL_DESC_SCALE_TYPE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE`, `CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE`; `int` for `CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS`; `long long` for `CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE`; `signed char` for `CUBLASLT_MATMUL_DESC_FAST_ACCUM`; `void *` for `CUBLASLT_MATMUL_DESC_BIAS_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER`, `CUBLASLT_MATMUL_DESC_A_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_B_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_C_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_D_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_AMAX_D_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER`
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescSetAttribute).
///
/// # Safety
///
/// - `matmulDesc`: a live handle that no other thread uses during the call.
/// - `buf` is used after the call returns: keep it alive and do not modify it until another value is set in `matmulDesc`, or `matmulDesc` is destroyed.
/// - Pointers, handles and lengths in `buf` must stay valid until another value is set in `matmulDesc`, or `matmulDesc` is destroyed.
/// - While scalars are on the device, or an attribute refers to memory other than the four matrices, `matmulDesc` must not be passed to safe functions of `owned`.
#[inline]
pub unsafe fn cublasLtMatmulDescSetAttribute<T: Input>(
    matmulDesc: cublasLtMatmulDesc_t,
    attr: cublasLtMatmulDescAttributes_t,
    buf: &T,
) -> (cublas::cublasStatus_t,) {
    if !value_size_cublasLtMatmulDescAttributes_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cublasLtMatmulDescSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasLtMatmulDescSetAttribute(
        matmulDesc, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Creates the preferences of an algorithm search, which restrict its results.
///
/// `cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulPreferenceCreate))]
///
/// Returns `(cublasStatus_t, pref: cublasLtMatmulPreference_t)`.
///
/// - `pref`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ALLOC_FAILED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceCreate() -> (
    cublas::cublasStatus_t,
    cublasLtMatmulPreference_t,
) {
    let mut pref: cublasLtMatmulPreference_t = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulPreferenceCreate(&mut pref) };
    (returned, pref)
}

/// Destroys the preferences of an algorithm search.
///
/// `cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtMatmulPreferenceDestroy))]
///
/// - `pref`: in; invalid afterwards
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceDestroy).
///
/// # Safety
///
/// - `pref`: a live handle that no other thread uses during the call.
/// - No thread may use `pref`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceDestroy(
    pref: cublasLtMatmulPreference_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatmulPreferenceDestroy(pref) };
    (returned,)
}

/// Gets a preference of an algorithm search, such as the maximum workspace size.
///
/// `cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulPreferenceGetAttribute))]
///
/// Returns `(cublasStatus_t, buf: T, sizeWritten: size_t)`.
///
/// - `buf`: out, one value; `attr` selects the type: `cublasLtMatmulSearch_t` for `CUBLASLT_MATMUL_PREF_SEARCH_MODE`; `float` for `CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT`; `unsigned int` for `CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES`, `CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS`; `unsigned long long` for `CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES`, `CUBLASLT_MATMUL_PREF_IMPL_MASK`
/// - `sizeWritten`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceGetAttribute).
///
/// # Safety
///
/// `pref`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceGetAttribute<T: Output>(
    pref: cublasLtMatmulPreference_t,
    attr: cublasLtMatmulPreferenceAttributes_t,
) -> (cublas::cublasStatus_t, T, usize) {
    if !value_size_cublasLtMatmulPreferenceAttributes_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cublasLtMatmulPreferenceGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulPreferenceGetAttribute(
        pref, attr, buf.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten,
    ) };
    (returned, buf.take(), sizeWritten)
}

/// Initializes the preferences of an algorithm search in the caller's memory.
///
/// `cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulPreferenceInit_internal))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceInit_internal).
///
/// # Safety
///
/// `pref`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceInit_internal(
    pref: cublasLtMatmulPreference_t,
    size: usize,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatmulPreferenceInit_internal(pref, size) };
    (returned,)
}

/// Sets a preference of an algorithm search, such as the maximum workspace size.
///
/// `cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulPreferenceSetAttribute))]
///
/// - `buf`: in, one value; `attr` selects the type: `cublasLtMatmulSearch_t` for `CUBLASLT_MATMUL_PREF_SEARCH_MODE`; `float` for `CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT`; `unsigned int` for `CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES`, `CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS`; `unsigned long long` for `CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES`, `CUBLASLT_MATMUL_PREF_IMPL_MASK`
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceSetAttribute).
///
/// # Safety
///
/// `pref`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceSetAttribute<T: Input>(
    pref: cublasLtMatmulPreference_t,
    attr: cublasLtMatmulPreferenceAttributes_t,
    buf: &T,
) -> (cublas::cublasStatus_t,) {
    if !value_size_cublasLtMatmulPreferenceAttributes_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cublasLtMatmulPreferenceSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasLtMatmulPreferenceSetAttribute(
        pref, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Creates a matrix layout descriptor: type, rows, columns and leading dimension.
///
/// `cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixLayoutCreate))]
///
/// Returns `(cublasStatus_t, matLayout: cublasLtMatrixLayout_t)`.
///
/// - `matLayout`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ALLOC_FAILED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtMatrixLayoutCreate(
    r#type: runtime::cudaDataType,
    rows: u64,
    cols: u64,
    ld: i64,
) -> (cublas::cublasStatus_t, cublasLtMatrixLayout_t) {
    let mut matLayout: cublasLtMatrixLayout_t = output::zeroed();
    let returned = unsafe { sys::cublasLtMatrixLayoutCreate(&mut matLayout, r#type, rows, cols, ld) };
    (returned, matLayout)
}

/// Destroys a matrix layout descriptor.
///
/// `cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtMatrixLayoutDestroy))]
///
/// - `matLayout`: in; invalid afterwards
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutDestroy).
///
/// # Safety
///
/// - `matLayout`: a live handle that no other thread uses during the call.
/// - No thread may use `matLayout`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasLtMatrixLayoutDestroy(
    matLayout: cublasLtMatrixLayout_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatrixLayoutDestroy(matLayout) };
    (returned,)
}

/// Gets an attribute of a matrix layout, such as the order, batch count or stride.
///
/// `cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixLayoutGetAttribute))]
///
/// Returns `(cublasStatus_t, buf: T, sizeWritten: size_t)`.
///
/// - `buf`: out, one value; `attr` selects the type: `cublasLtBatchMode_t` for `CUBLASLT_MATRIX_LAYOUT_BATCH_MODE`; `cublasLtIntegerWidth_t` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH`; `cublasLtOrder_t` for `CUBLASLT_MATRIX_LAYOUT_ORDER`; `cudaDataType` for `CUBLASLT_MATRIX_LAYOUT_TYPE`; `int` for `CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT`; `long long` for `CUBLASLT_MATRIX_LAYOUT_LD`, `CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET`, `CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET`; `unsigned long long` for `CUBLASLT_MATRIX_LAYOUT_ROWS`, `CUBLASLT_MATRIX_LAYOUT_COLS`; `void *` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY`
/// - `sizeWritten`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutGetAttribute).
///
/// # Safety
///
/// `matLayout`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatrixLayoutGetAttribute<T: Output>(
    matLayout: cublasLtMatrixLayout_t,
    attr: cublasLtMatrixLayoutAttribute_t,
) -> (cublas::cublasStatus_t, T, usize) {
    if !value_size_cublasLtMatrixLayoutAttribute_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cublasLtMatrixLayoutGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtMatrixLayoutGetAttribute(
        matLayout, attr, buf.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten,
    ) };
    (returned, buf.take(), sizeWritten)
}

/// Initializes a matrix layout descriptor in the caller's memory.
///
/// `cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixLayoutInit_internal))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutInit_internal).
///
/// # Safety
///
/// `matLayout`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t,
    size: usize,
    r#type: runtime::cudaDataType,
    rows: u64,
    cols: u64,
    ld: i64,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatrixLayoutInit_internal(matLayout, size, r#type, rows, cols, ld) };
    (returned,)
}

/// Sets an attribute of a matrix layout, such as the order, batch count or stride.
///
/// `cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixLayoutSetAttribute))]
///
/// - `buf`: in, one value; `attr` selects the type: `cublasLtBatchMode_t` for `CUBLASLT_MATRIX_LAYOUT_BATCH_MODE`; `cublasLtIntegerWidth_t` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH`; `cublasLtOrder_t` for `CUBLASLT_MATRIX_LAYOUT_ORDER`; `cudaDataType` for `CUBLASLT_MATRIX_LAYOUT_TYPE`; `int` for `CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT`; `long long` for `CUBLASLT_MATRIX_LAYOUT_LD`, `CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET`, `CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET`; `unsigned long long` for `CUBLASLT_MATRIX_LAYOUT_ROWS`, `CUBLASLT_MATRIX_LAYOUT_COLS`; `void *` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY`
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutSetAttribute).
///
/// # Safety
///
/// - `matLayout`: a live handle that no other thread uses during the call.
/// - `buf` is used after the call returns: keep it alive and do not modify it until another value is set in `matLayout`, or `matLayout` is destroyed.
/// - Pointers, handles and lengths in `buf` must stay valid until another value is set in `matLayout`, or `matLayout` is destroyed.
#[inline]
pub unsafe fn cublasLtMatrixLayoutSetAttribute<T: Input>(
    matLayout: cublasLtMatrixLayout_t,
    attr: cublasLtMatrixLayoutAttribute_t,
    buf: &T,
) -> (cublas::cublasStatus_t,) {
    if !value_size_cublasLtMatrixLayoutAttribute_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cublasLtMatrixLayoutSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasLtMatrixLayoutSetAttribute(
        matLayout, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// C = α·op(A) + β·op(B) in a stream, with conversion of orders and data types.
///
/// `cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixTransform))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `transformDesc`, `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ARCH_MISMATCH`], [`cublas::cublasStatus_t::CUBLAS_STATUS_EXECUTION_FAILED`], [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_INITIALIZED`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_SUPPORTED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransform).
///
/// # Safety
///
/// - `lightHandle`, `transformDesc`, `Adesc`, `Bdesc`, `Cdesc`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `alpha`, `beta`: on the host or on the device, as set by `CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE`; memory on the device must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasLtMatrixTransform(
    lightHandle: cublasLtHandle_t,
    transformDesc: cublasLtMatrixTransformDesc_t,
    alpha: AnyScalar,
    A: CuPtr<c_void>,
    Adesc: cublasLtMatrixLayout_t,
    beta: AnyScalar,
    B: CuPtr<c_void>,
    Bdesc: cublasLtMatrixLayout_t,
    C: CuPtr<c_void>,
    Cdesc: cublasLtMatrixLayout_t,
    stream: runtime::cudaStream_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatrixTransform(
        lightHandle, transformDesc, alpha.as_ptr(), A.as_ptr(), Adesc, beta.as_ptr(), B.as_ptr(), Bdesc, C.as_mut_ptr(),
        Cdesc, stream,
    ) };
    (returned,)
}

/// Creates a matrix transformation descriptor, initially without transpositions.
///
/// `cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixTransformDescCreate))]
///
/// Returns `(cublasStatus_t, transformDesc: cublasLtMatrixTransformDesc_t)`.
///
/// - `transformDesc`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ALLOC_FAILED`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescCreate(
    scaleType: runtime::cudaDataType,
) -> (cublas::cublasStatus_t, cublasLtMatrixTransformDesc_t) {
    let mut transformDesc: cublasLtMatrixTransformDesc_t = output::zeroed();
    let returned = unsafe { sys::cublasLtMatrixTransformDescCreate(&mut transformDesc, scaleType) };
    (returned, transformDesc)
}

/// Destroys a matrix transformation descriptor.
///
/// `cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtMatrixTransformDescDestroy))]
///
/// - `transformDesc`: in; invalid afterwards
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescDestroy).
///
/// # Safety
///
/// - `transformDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `transformDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescDestroy(
    transformDesc: cublasLtMatrixTransformDesc_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatrixTransformDescDestroy(transformDesc) };
    (returned,)
}

/// Gets an attribute of a matrix transformation, such as a transposition or the location of scalars.
///
/// `cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixTransformDescGetAttribute))]
///
/// Returns `(cublasStatus_t, buf: T, sizeWritten: size_t)`.
///
/// - `buf`: out, one value; `attr` selects the type: `cublasLtPointerMode_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA`, `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB`; `cudaDataType` for `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
/// - `sizeWritten`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescGetAttribute).
///
/// # Safety
///
/// `transformDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescGetAttribute<T: Output>(
    transformDesc: cublasLtMatrixTransformDesc_t,
    attr: cublasLtMatrixTransformDescAttributes_t,
) -> (cublas::cublasStatus_t, T, usize) {
    if !value_size_cublasLtMatrixTransformDescAttributes_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cublasLtMatrixTransformDescGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtMatrixTransformDescGetAttribute(
        transformDesc, attr, buf.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten,
    ) };
    (returned, buf.take(), sizeWritten)
}

/// Initializes a matrix transformation descriptor in the caller's memory.
///
/// `cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixTransformDescInit_internal))]
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescInit_internal).
///
/// # Safety
///
/// `transformDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescInit_internal(
    transformDesc: cublasLtMatrixTransformDesc_t,
    size: usize,
    scaleType: runtime::cudaDataType,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtMatrixTransformDescInit_internal(transformDesc, size, scaleType) };
    (returned,)
}

/// Sets an attribute of a matrix transformation, such as a transposition or the location of scalars.
///
/// `cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatrixTransformDescSetAttribute))]
///
/// - `buf`: in, one value; `attr` selects the type: `cublasLtPointerMode_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA`, `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB`; `cudaDataType` for `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescSetAttribute).
///
/// # Safety
///
/// - `transformDesc`: a live handle that no other thread uses during the call.
/// - While scalars are on the device, `transformDesc` must not be passed to safe functions of `owned`.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescSetAttribute<T: Input>(
    transformDesc: cublasLtMatrixTransformDesc_t,
    attr: cublasLtMatrixTransformDescAttributes_t,
    buf: &T,
) -> (cublas::cublasStatus_t,) {
    if !value_size_cublasLtMatrixTransformDescAttributes_t(attr).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cublasLtMatrixTransformDescSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasLtMatrixTransformDescSetAttribute(
        transformDesc, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}
