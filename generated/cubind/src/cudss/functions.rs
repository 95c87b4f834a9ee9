//! Functions (cuDSS).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

const fn value_size_cudssConfigParam_t(selector: cudssConfigParam_t) -> ValueSize {
    match selector {
        cudssConfigParam_t::CUDSS_CONFIG_REORDERING_ALG
        | cudssConfigParam_t::CUDSS_CONFIG_FACTORIZATION_ALG
        | cudssConfigParam_t::CUDSS_CONFIG_SOLVE_ALG
        | cudssConfigParam_t::CUDSS_CONFIG_MATCHING_ALG
        | cudssConfigParam_t::CUDSS_CONFIG_SOLVE_MODE
        | cudssConfigParam_t::CUDSS_CONFIG_IR_N_STEPS
        | cudssConfigParam_t::CUDSS_CONFIG_PIVOT_TYPE
        | cudssConfigParam_t::CUDSS_CONFIG_HYBRID_MEMORY_MODE
        | cudssConfigParam_t::CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY
        | cudssConfigParam_t::CUDSS_CONFIG_HOST_NTHREADS
        | cudssConfigParam_t::CUDSS_CONFIG_HYBRID_EXECUTE_MODE
        | cudssConfigParam_t::CUDSS_CONFIG_PIVOT_EPSILON_ALG
        | cudssConfigParam_t::CUDSS_CONFIG_ND_NLEVELS
        | cudssConfigParam_t::CUDSS_CONFIG_UBATCH_SIZE
        | cudssConfigParam_t::CUDSS_CONFIG_UBATCH_INDEX
        | cudssConfigParam_t::CUDSS_CONFIG_USE_SUPERPANELS
        | cudssConfigParam_t::CUDSS_CONFIG_DEVICE_COUNT
        | cudssConfigParam_t::CUDSS_CONFIG_SCHUR_MODE
        | cudssConfigParam_t::CUDSS_CONFIG_DETERMINISTIC_MODE
        | cudssConfigParam_t::CUDSS_CONFIG_ND_UBFACTOR
        | cudssConfigParam_t::CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT
        | cudssConfigParam_t::CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING
        | cudssConfigParam_t::CUDSS_CONFIG_DOWNCAST_FACTORS
        | cudssConfigParam_t::CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING => {
            ValueSize::One(4)
        }
        cudssConfigParam_t::CUDSS_CONFIG_IR_TOL
        | cudssConfigParam_t::CUDSS_CONFIG_PIVOT_THRESHOLD
        | cudssConfigParam_t::CUDSS_CONFIG_PIVOT_EPSILON
        | cudssConfigParam_t::CUDSS_CONFIG_MAX_LU_NNZ
        | cudssConfigParam_t::CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT => {
            ValueSize::One(8)
        }
        cudssConfigParam_t::CUDSS_CONFIG_DEVICE_INDICES => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

/// Creates a solver configuration with default values.
///
/// `cudssStatus_t cudssConfigCreate(cudssConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssConfigCreate))]
///
/// Returns `(cudssStatus_t, config: cudssConfig_t)`.
///
/// - `config`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssConfigCreate() -> (cudssStatus_t, cudssConfig_t) {
    let mut config: cudssConfig_t = output::zeroed();
    let returned = unsafe { sys::cudssConfigCreate(&mut config) };
    (returned, config)
}

/// Destroys a solver configuration.
///
/// `cudssStatus_t cudssConfigDestroy(cudssConfig_t config)`
#[cfg_attr(doc, doc = forms!(cudss::cudssConfigDestroy))]
///
/// - `config`: in; invalid afterwards
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigDestroy).
///
/// # Safety
///
/// - `config`: a live handle that no other thread uses during the call.
/// - No thread may use `config`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudssConfigDestroy(config: cudssConfig_t) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssConfigDestroy(config) };
    (returned,)
}

/// Gets one parameter of a solver configuration, and its size in bytes.
///
/// `cudssStatus_t cudssConfigGet(cudssConfig_t config, cudssConfigParam_t param, void *value, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssConfigGet))]
///
/// Returns `(cudssStatus_t, value: T, sizeWritten: size_t)`.
///
/// - `value`: out, one value; `param` selects the type: `cudssDowncastFactorsMode_t` for `CUDSS_CONFIG_DOWNCAST_FACTORS`; `cudssFactorizationAlg_t` for `CUDSS_CONFIG_FACTORIZATION_ALG`; `cudssMatchingAlg_t` for `CUDSS_CONFIG_MATCHING_ALG`; `cudssMemoryOptimizationFlags_t` for `CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING`; `cudssPivotEpsilonAlg_t` for `CUDSS_CONFIG_PIVOT_EPSILON_ALG`; `cudssPivotType_t` for `CUDSS_CONFIG_PIVOT_TYPE`; `cudssReorderingAlg_t` for `CUDSS_CONFIG_REORDERING_ALG`; `cudssSolveAlg_t` for `CUDSS_CONFIG_SOLVE_ALG`; `cudssSolveMode_t` for `CUDSS_CONFIG_SOLVE_MODE`; `double` for `CUDSS_CONFIG_IR_TOL`, `CUDSS_CONFIG_PIVOT_THRESHOLD`, `CUDSS_CONFIG_PIVOT_EPSILON`; `int` for `CUDSS_CONFIG_IR_N_STEPS`, `CUDSS_CONFIG_HYBRID_MEMORY_MODE`, `CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY`, `CUDSS_CONFIG_HOST_NTHREADS`, `CUDSS_CONFIG_HYBRID_EXECUTE_MODE`, `CUDSS_CONFIG_ND_NLEVELS`, `CUDSS_CONFIG_UBATCH_SIZE`, `CUDSS_CONFIG_UBATCH_INDEX`, `CUDSS_CONFIG_USE_SUPERPANELS`, `CUDSS_CONFIG_DEVICE_COUNT`, `CUDSS_CONFIG_SCHUR_MODE`, `CUDSS_CONFIG_DETERMINISTIC_MODE`, `CUDSS_CONFIG_ND_UBFACTOR`, `CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT`, `CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING`; `int []` for `CUDSS_CONFIG_DEVICE_INDICES`; `int64_t` for `CUDSS_CONFIG_MAX_LU_NNZ`, `CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT`
/// - `sizeWritten`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigGet).
///
/// # Safety
///
/// `config`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssConfigGet<T: Output>(
    config: cudssConfig_t,
    param: cudssConfigParam_t,
) -> (cudssStatus_t, T, usize) {
    if !value_size_cudssConfigParam_t(param).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cudssConfigGet", "the size of a value of `value` differs from that of the type that `param` selects",
        );
        return (cudssStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut value = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe {
        sys::cudssConfigGet(config, param, value.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten)
    };
    (returned, value.take(), sizeWritten)
}

/// Sets one parameter of a solver configuration.
///
/// `cudssStatus_t cudssConfigSet(cudssConfig_t config, cudssConfigParam_t param, const void *value, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssConfigSet))]
///
/// - `value`: in, one value; `param` selects the type: `cudssDowncastFactorsMode_t` for `CUDSS_CONFIG_DOWNCAST_FACTORS`; `cudssFactorizationAlg_t` for `CUDSS_CONFIG_FACTORIZATION_ALG`; `cudssMatchingAlg_t` for `CUDSS_CONFIG_MATCHING_ALG`; `cudssMemoryOptimizationFlags_t` for `CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING`; `cudssPivotEpsilonAlg_t` for `CUDSS_CONFIG_PIVOT_EPSILON_ALG`; `cudssPivotType_t` for `CUDSS_CONFIG_PIVOT_TYPE`; `cudssReorderingAlg_t` for `CUDSS_CONFIG_REORDERING_ALG`; `cudssSolveAlg_t` for `CUDSS_CONFIG_SOLVE_ALG`; `cudssSolveMode_t` for `CUDSS_CONFIG_SOLVE_MODE`; `double` for `CUDSS_CONFIG_IR_TOL`, `CUDSS_CONFIG_PIVOT_THRESHOLD`, `CUDSS_CONFIG_PIVOT_EPSILON`; `int` for `CUDSS_CONFIG_IR_N_STEPS`, `CUDSS_CONFIG_HYBRID_MEMORY_MODE`, `CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY`, `CUDSS_CONFIG_HOST_NTHREADS`, `CUDSS_CONFIG_HYBRID_EXECUTE_MODE`, `CUDSS_CONFIG_ND_NLEVELS`, `CUDSS_CONFIG_UBATCH_SIZE`, `CUDSS_CONFIG_UBATCH_INDEX`, `CUDSS_CONFIG_USE_SUPERPANELS`, `CUDSS_CONFIG_DEVICE_COUNT`, `CUDSS_CONFIG_SCHUR_MODE`, `CUDSS_CONFIG_DETERMINISTIC_MODE`, `CUDSS_CONFIG_ND_UBFACTOR`, `CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT`, `CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING`; `int []` for `CUDSS_CONFIG_DEVICE_INDICES`; `int64_t` for `CUDSS_CONFIG_MAX_LU_NNZ`, `CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT`
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigSet).
///
/// # Safety
///
/// `config`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssConfigSet<T: Input>(
    config: cudssConfig_t,
    param: cudssConfigParam_t,
    value: &T,
) -> (cudssStatus_t,) {
    if !value_size_cudssConfigParam_t(param).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cudssConfigSet", "the size of a value of `value` differs from that of the type that `param` selects",
        );
        return (cudssStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cudssConfigSet(config, param, core::ptr::from_ref(value).cast(), args::count(size_of::<T>()))
    };
    (returned,)
}

/// Creates a cuDSS handle for the current device.
///
/// `cudssStatus_t cudssCreate(cudssHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssCreate))]
///
/// Returns `(cudssStatus_t, handle: cudssHandle_t)`.
///
/// - `handle`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssCreate() -> (cudssStatus_t, cudssHandle_t) {
    let mut handle: cudssHandle_t = output::zeroed();
    let returned = unsafe { sys::cudssCreate(&mut handle) };
    (returned, handle)
}

/// Creates a cuDSS handle for several devices, the first of which must be the current device.
///
/// `cudssStatus_t cudssCreateMg(cudssHandle_t *handle, int device_count, const int *device_indices)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssCreateMg))]
///
/// Returns `(cudssStatus_t, handle: cudssHandle_t)`.
///
/// - `handle`: out
/// - `device_indices`: in, array, whose length is passed as `device_count`; an empty slice passes NULL
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssCreateMg).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssCreateMg(device_indices: &[i32]) -> (cudssStatus_t, cudssHandle_t) {
    let mut handle: cudssHandle_t = output::zeroed();
    let returned = unsafe {
        sys::cudssCreateMg(&mut handle, args::count(device_indices.len()), args::as_ptr(device_indices))
    };
    (returned, handle)
}

/// Creates a solver data object, which stores the factors of a matrix and other results.
///
/// `cudssStatus_t cudssDataCreate(cudssHandle_t handle, cudssData_t *data)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssDataCreate))]
///
/// Returns `(cudssStatus_t, data: cudssData_t)`.
///
/// - `data`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataCreate).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssDataCreate(handle: cudssHandle_t) -> (cudssStatus_t, cudssData_t) {
    let mut data: cudssData_t = output::zeroed();
    let returned = unsafe { sys::cudssDataCreate(handle, &mut data) };
    (returned, data)
}

/// Destroys a solver data object, including its factors.
///
/// `cudssStatus_t cudssDataDestroy(cudssHandle_t handle, cudssData_t data)`
#[cfg_attr(doc, doc = forms!(cudss::cudssDataDestroy))]
///
/// - `data`: in; invalid afterwards
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataDestroy).
///
/// # Safety
///
/// - `handle`, `data`: live handles that no other thread uses during the call.
/// - No thread may use `data`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudssDataDestroy(
    handle: cudssHandle_t,
    data: cudssData_t,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssDataDestroy(handle, data) };
    (returned,)
}

/// Gets a value, such as an error code or a permutation, from a solver data object, or the value's size.
///
/// `cudssStatus_t cudssDataGet(cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, void *value, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssDataGet))]
///
/// Returns `(cudssStatus_t, sizeWritten: size_t)`.
///
/// - `value`: in, an address, passed unchanged
/// - `sizeWritten`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataGet).
///
/// # Safety
///
/// - `handle`, `data`: live handles that no other thread uses during the call.
/// - `value`: valid memory of `sizeInBytes` bytes, until the call's work completes on `handle`'s stream.
/// - `data`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudssDataGet(
    handle: cudssHandle_t,
    data: cudssData_t,
    param: cudssDataParam_t,
    value: *mut c_void,
    sizeInBytes: usize,
) -> (cudssStatus_t, usize) {
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cudssDataGet(handle, data, param, value, sizeInBytes, &mut sizeWritten) };
    (returned, sizeWritten)
}

/// Sets a value in a solver data object, such as a permutation or a communicator.
///
/// `cudssStatus_t cudssDataSet(cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, const void *value, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssDataSet))]
///
/// - `value`: in, an address, passed unchanged
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataSet).
///
/// # Safety
///
/// - `handle`, `data`: live handles that no other thread uses during the call.
/// - `value`: valid memory of `sizeInBytes` bytes, for the duration that `param` specifies.
#[inline]
pub unsafe fn cudssDataSet(
    handle: cudssHandle_t,
    data: cudssData_t,
    param: cudssDataParam_t,
    value: *const c_void,
    sizeInBytes: usize,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssDataSet(handle, data, param, value, sizeInBytes) };
    (returned,)
}

/// Destroys a cuDSS handle and frees its memory.
///
/// `cudssStatus_t cudssDestroy(cudssHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cudss::cudssDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudssDestroy(handle: cudssHandle_t) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssDestroy(handle) };
    (returned,)
}

/// Runs one or more solver phases: analysis or factorization of a sparse matrix, or solving for right-hand sides.
///
/// `cudssStatus_t cudssExecute(cudssHandle_t handle, int phase, cudssConfig_t config, cudssData_t data, cudssMatrix_t inputMatrix, cudssMatrix_t solution, cudssMatrix_t rhs)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssExecute))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssExecute).
///
/// # Safety
///
/// - `handle`, `config`, `data`, `inputMatrix`, `solution`, `rhs`: live handles that no other thread uses during the call.
/// - `data`, `inputMatrix`, `solution`, `rhs`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cudssExecute(
    handle: cudssHandle_t,
    phase: cudssPhase_t,
    config: cudssConfig_t,
    data: cudssData_t,
    inputMatrix: cudssMatrix_t,
    solution: cudssMatrix_t,
    rhs: cudssMatrix_t,
) -> (cudssStatus_t,) {
    let returned = unsafe {
        sys::cudssExecute(handle, flag_set::integer(phase.bits()), config, data, inputMatrix, solution, rhs)
    };
    (returned,)
}

/// Returns the functions with which a handle allocates device memory.
///
/// `cudssStatus_t cudssGetDeviceMemHandler(cudssHandle_t handle, cudssDeviceMemHandler_t *handler)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssGetDeviceMemHandler))]
///
/// Returns `(cudssStatus_t, handler: cudssDeviceMemHandler_t)`.
///
/// - `handler`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetDeviceMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Pointers in `handler` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudssGetDeviceMemHandler(
    handle: cudssHandle_t,
) -> (cudssStatus_t, cudssDeviceMemHandler_t) {
    let mut handler = output::Reserved::<cudssDeviceMemHandler_t>::new();
    let returned = unsafe { sys::cudssGetDeviceMemHandler(handle, handler.slot()) };
    (returned, handler.take())
}

/// Returns the functions with which a handle allocates pinned memory.
///
/// `cudssStatus_t cudssGetPinnedMemHandler(cudssHandle_t handle, cudssPinnedMemHandler_t *handler)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssGetPinnedMemHandler))]
///
/// Returns `(cudssStatus_t, handler: cudssPinnedMemHandler_t)`.
///
/// - `handler`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetPinnedMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Pointers in `handler` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudssGetPinnedMemHandler(
    handle: cudssHandle_t,
) -> (cudssStatus_t, cudssPinnedMemHandler_t) {
    let mut handler = output::Reserved::<cudssPinnedMemHandler_t>::new();
    let returned = unsafe { sys::cudssGetPinnedMemHandler(handle, handler.slot()) };
    (returned, handler.take())
}

/// Returns one part of the version of cuDSS: major, minor or patch level.
///
/// `cudssStatus_t cudssGetProperty(libraryPropertyType propertyType, int *value)`
#[cfg_attr(doc, doc = forms!(cudss::cudssGetProperty))]
///
/// Returns `(cudssStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssGetProperty(
    propertyType: runtime::libraryPropertyType,
) -> (cudssStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cudssGetProperty(propertyType, &mut value) };
    (returned, value)
}

/// Disables the log of cuDSS for the rest of the process.
///
/// `cudssStatus_t cudssLoggerForceDisable(void)`
#[cfg_attr(doc, doc = forms!(cudss::cudssLoggerForceDisable))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerForceDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssLoggerForceDisable() -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssLoggerForceDisable() };
    (returned,)
}

/// Opens the file at a path and redirects the log of cuDSS to it.
///
/// `cudssStatus_t cudssLoggerOpenFile(const char *logFile)`
#[cfg_attr(doc, doc = forms!(cudss::cudssLoggerOpenFile))]
///
/// - `logFile`: in, string
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerOpenFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssLoggerOpenFile(logFile: &CStr) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssLoggerOpenFile(logFile.as_ptr()) };
    (returned,)
}

/// Sets a callback that receives the log messages of cuDSS.
///
/// `cudssStatus_t cudssLoggerSetCallback(cudssLoggerCallback_t callback)`
#[cfg_attr(doc, doc = forms!(cudss::cudssLoggerSetCallback))]
///
/// - `callback`: in, called by CUDA
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetCallback).
///
/// # Safety
///
/// `callback` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cudssLoggerSetCallback(
    callback: cudssLoggerCallback_t,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssLoggerSetCallback(callback) };
    (returned,)
}

/// Redirects the log of cuDSS to an open C file stream.
///
/// `cudssStatus_t cudssLoggerSetFile(FILE *file)`
#[cfg_attr(doc, doc = forms!(cudss::cudssLoggerSetFile))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetFile).
///
/// # Safety
///
/// `file`: a live handle.
#[inline]
pub unsafe fn cudssLoggerSetFile(file: *mut FILE) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssLoggerSetFile(file) };
    (returned,)
}

/// Sets the log level of cuDSS.
///
/// `cudssStatus_t cudssLoggerSetLevel(int level)`
#[cfg_attr(doc, doc = forms!(cudss::cudssLoggerSetLevel))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssLoggerSetLevel(level: i32) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssLoggerSetLevel(level) };
    (returned,)
}

/// Sets the mask of message types that cuDSS logs.
///
/// `cudssStatus_t cudssLoggerSetMask(int mask)`
#[cfg_attr(doc, doc = forms!(cudss::cudssLoggerSetMask))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetMask).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudssLoggerSetMask(mask: i32) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssLoggerSetMask(mask) };
    (returned,)
}

/// Creates a descriptor of a batch of sparse CSR matrices of different sizes.
///
/// `cudssStatus_t cudssMatrixCreateBatchCsr(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void *ncols, const void *nnz, const void *const *rowStart, const void *const *rowEnd, const void *const *colIndices, const void *const *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixCreateBatchCsr))]
///
/// Returns `(cudssStatus_t, matrix: cudssMatrix_t)`.
///
/// - `matrix`: out
/// - `nrows`, `ncols`, `nnz`: in, an address, passed unchanged
/// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateBatchCsr).
///
/// # Safety
///
/// - `nrows`, `ncols`, `nnz`: valid memory of the size that the other arguments imply, as long as `matrix` exists.
/// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
/// - Each address in `rowStart`, `rowEnd`, `colIndices`, `values` points to valid memory of the size that the other arguments imply, as long as `matrix` exists.
#[inline]
pub unsafe fn cudssMatrixCreateBatchCsr(
    batchCount: i64,
    nrows: *const c_void,
    ncols: *const c_void,
    nnz: *const c_void,
    rowStart: CuPtr<*const c_void>,
    rowEnd: CuPtr<*const c_void>,
    colIndices: CuPtr<*const c_void>,
    values: CuPtr<*const c_void>,
    offsetType: runtime::cudaDataType,
    indexType: runtime::cudaDataType,
    valueType: runtime::cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> (cudssStatus_t, cudssMatrix_t) {
    let mut matrix: cudssMatrix_t = output::zeroed();
    let returned = unsafe { sys::cudssMatrixCreateBatchCsr(
        &mut matrix, batchCount, nrows, ncols, nnz, rowStart.as_ptr(), rowEnd.as_ptr(), colIndices.as_ptr(),
        values.as_ptr(), offsetType, indexType, valueType, mtype, mview, indexBase,
    ) };
    (returned, matrix)
}

/// Creates a descriptor of a batch of dense matrices of different sizes.
///
/// `cudssStatus_t cudssMatrixCreateBatchDn(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void *ncols, const void *ld, const void *const *values, cudaDataType_t integerType, cudaDataType_t valueType, cudssLayout_t layout)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixCreateBatchDn))]
///
/// Returns `(cudssStatus_t, matrix: cudssMatrix_t)`.
///
/// - `matrix`: out
/// - `nrows`, `ncols`, `ld`: in, an address, passed unchanged
/// - `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateBatchDn).
///
/// # Safety
///
/// - `nrows`, `ncols`, `ld`: valid memory of the size that the other arguments imply, as long as `matrix` exists.
/// - `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
/// - Each address in `values` points to valid memory of the size that the other arguments imply, as long as `matrix` exists.
#[inline]
pub unsafe fn cudssMatrixCreateBatchDn(
    batchCount: i64,
    nrows: *const c_void,
    ncols: *const c_void,
    ld: *const c_void,
    values: CuPtr<*const c_void>,
    integerType: runtime::cudaDataType,
    valueType: runtime::cudaDataType,
    layout: cudssLayout_t,
) -> (cudssStatus_t, cudssMatrix_t) {
    let mut matrix: cudssMatrix_t = output::zeroed();
    let returned = unsafe { sys::cudssMatrixCreateBatchDn(
        &mut matrix, batchCount, nrows, ncols, ld, values.as_ptr(), integerType, valueType, layout,
    ) };
    (returned, matrix)
}

/// Creates a descriptor of a sparse CSR matrix in the caller's memory.
///
/// `cudssStatus_t cudssMatrixCreateCsr(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t nnz, const void *rowStart, const void *rowEnd, const void *colIndices, const void *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixCreateCsr))]
///
/// Returns `(cudssStatus_t, matrix: cudssMatrix_t)`.
///
/// - `matrix`: out
/// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateCsr).
///
/// # Safety
///
/// `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
#[inline]
pub unsafe fn cudssMatrixCreateCsr(
    nrows: i64,
    ncols: i64,
    nnz: i64,
    rowStart: CuPtr<c_void>,
    rowEnd: CuPtr<c_void>,
    colIndices: CuPtr<c_void>,
    values: CuPtr<c_void>,
    offsetType: runtime::cudaDataType,
    indexType: runtime::cudaDataType,
    valueType: runtime::cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> (cudssStatus_t, cudssMatrix_t) {
    let mut matrix: cudssMatrix_t = output::zeroed();
    let returned = unsafe { sys::cudssMatrixCreateCsr(
        &mut matrix, nrows, ncols, nnz, rowStart.as_ptr(), rowEnd.as_ptr(), colIndices.as_ptr(), values.as_ptr(),
        offsetType, indexType, valueType, mtype, mview, indexBase,
    ) };
    (returned, matrix)
}

/// Creates a descriptor of a dense matrix in the caller's memory.
///
/// `cudssStatus_t cudssMatrixCreateDn(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t ld, const void *values, cudaDataType_t valueType, cudssLayout_t layout)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixCreateDn))]
///
/// Returns `(cudssStatus_t, matrix: cudssMatrix_t)`.
///
/// - `matrix`: out
/// - `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateDn).
///
/// # Safety
///
/// `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
#[inline]
pub unsafe fn cudssMatrixCreateDn(
    nrows: i64,
    ncols: i64,
    ld: i64,
    values: CuPtr<c_void>,
    valueType: runtime::cudaDataType,
    layout: cudssLayout_t,
) -> (cudssStatus_t, cudssMatrix_t) {
    let mut matrix: cudssMatrix_t = output::zeroed();
    let returned = unsafe {
        sys::cudssMatrixCreateDn(&mut matrix, nrows, ncols, ld, values.as_ptr(), valueType, layout)
    };
    (returned, matrix)
}

/// Destroys the descriptor of a matrix, but not its arrays.
///
/// `cudssStatus_t cudssMatrixDestroy(cudssMatrix_t matrix)`
#[cfg_attr(doc, doc = forms!(cudss::cudssMatrixDestroy))]
///
/// - `matrix`: in; invalid afterwards
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixDestroy).
///
/// # Safety
///
/// - `matrix`: a live handle that no other thread uses during the call.
/// - No thread may use `matrix`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudssMatrixDestroy(matrix: cudssMatrix_t) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssMatrixDestroy(matrix) };
    (returned,)
}

/// Returns the sizes, arrays and types of a batch of sparse CSR matrices.
///
/// `cudssStatus_t cudssMatrixGetBatchCsr(cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void **nnz, void ***rowStart, void ***rowEnd, void ***colIndices, void ***values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixGetBatchCsr))]
///
/// Returns `(cudssStatus_t, batchCount: int64_t, nrows: void *, ncols: void *, nnz: void *, rowStart: void **, rowEnd: void **, colIndices: void **, values: void **, offsetType: cudaDataType_t, indexType: cudaDataType_t, valueType: cudaDataType_t, mtype: cudssMatrixType_t, mview: cudssMatrixViewType_t, indexBase: cudssIndexBase_t)`.
///
/// - `batchCount`, `nrows`, `ncols`, `nnz`, `rowStart`, `rowEnd`, `colIndices`, `values`, `offsetType`, `indexType`, `valueType`, `mtype`, `mview`, `indexBase`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetBatchCsr).
///
/// # Safety
///
/// `matrix`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssMatrixGetBatchCsr(
    matrix: cudssMatrix_t,
) -> (
    cudssStatus_t, i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, *mut *mut c_void, *mut *mut c_void,
    *mut *mut c_void, runtime::cudaDataType, runtime::cudaDataType, runtime::cudaDataType, cudssMatrixType_t,
    cudssMatrixViewType_t, cudssIndexBase_t,
) {
    let mut batchCount: i64 = output::zeroed();
    let mut nrows: *mut c_void = output::zeroed();
    let mut ncols: *mut c_void = output::zeroed();
    let mut nnz: *mut c_void = output::zeroed();
    let mut rowStart: *mut *mut c_void = output::zeroed();
    let mut rowEnd: *mut *mut c_void = output::zeroed();
    let mut colIndices: *mut *mut c_void = output::zeroed();
    let mut values: *mut *mut c_void = output::zeroed();
    let mut offsetType: runtime::cudaDataType = output::zeroed();
    let mut indexType: runtime::cudaDataType = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let mut mtype: cudssMatrixType_t = output::zeroed();
    let mut mview: cudssMatrixViewType_t = output::zeroed();
    let mut indexBase: cudssIndexBase_t = output::zeroed();
    let returned = unsafe { sys::cudssMatrixGetBatchCsr(
        matrix, &mut batchCount, &mut nrows, &mut ncols, &mut nnz, &mut rowStart, &mut rowEnd, &mut colIndices,
        &mut values, &mut offsetType, &mut indexType, &mut valueType, &mut mtype, &mut mview, &mut indexBase,
    ) };
    (
        returned, batchCount, nrows, ncols, nnz, rowStart, rowEnd, colIndices, values, offsetType, indexType, valueType,
        mtype, mview, indexBase,
    )
}

/// Returns the sizes, values and layout of a batch of dense matrices.
///
/// `cudssStatus_t cudssMatrixGetBatchDn(cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void **ld, void ***values, cudaDataType_t *integerType, cudaDataType_t *valueType, cudssLayout_t *layout)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixGetBatchDn))]
///
/// Returns `(cudssStatus_t, batchCount: int64_t, nrows: void *, ncols: void *, ld: void *, values: void **, integerType: cudaDataType_t, valueType: cudaDataType_t, layout: cudssLayout_t)`.
///
/// - `batchCount`, `nrows`, `ncols`, `ld`, `values`, `integerType`, `valueType`, `layout`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetBatchDn).
///
/// # Safety
///
/// `matrix`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssMatrixGetBatchDn(
    matrix: cudssMatrix_t,
) -> (
    cudssStatus_t, i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, runtime::cudaDataType,
    runtime::cudaDataType, cudssLayout_t,
) {
    let mut batchCount: i64 = output::zeroed();
    let mut nrows: *mut c_void = output::zeroed();
    let mut ncols: *mut c_void = output::zeroed();
    let mut ld: *mut c_void = output::zeroed();
    let mut values: *mut *mut c_void = output::zeroed();
    let mut integerType: runtime::cudaDataType = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let mut layout: cudssLayout_t = output::zeroed();
    let returned = unsafe { sys::cudssMatrixGetBatchDn(
        matrix, &mut batchCount, &mut nrows, &mut ncols, &mut ld, &mut values, &mut integerType, &mut valueType,
        &mut layout,
    ) };
    (returned, batchCount, nrows, ncols, ld, values, integerType, valueType, layout)
}

/// Returns the size, arrays and types of a sparse CSR matrix.
///
/// `cudssStatus_t cudssMatrixGetCsr(cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *nnz, void **rowStart, void **rowEnd, void **colIndices, void **values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixGetCsr))]
///
/// Returns `(cudssStatus_t, nrows: int64_t, ncols: int64_t, nnz: int64_t, rowStart: void *, rowEnd: void *, colIndices: void *, values: void *, offsetType: cudaDataType_t, indexType: cudaDataType_t, valueType: cudaDataType_t, mtype: cudssMatrixType_t, mview: cudssMatrixViewType_t, indexBase: cudssIndexBase_t)`.
///
/// - `nrows`, `ncols`, `nnz`, `rowStart`, `rowEnd`, `colIndices`, `values`, `offsetType`, `indexType`, `valueType`, `mtype`, `mview`, `indexBase`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetCsr).
///
/// # Safety
///
/// `matrix`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssMatrixGetCsr(
    matrix: cudssMatrix_t,
) -> (
    cudssStatus_t, i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, *mut c_void, runtime::cudaDataType,
    runtime::cudaDataType, runtime::cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t,
) {
    let mut nrows: i64 = output::zeroed();
    let mut ncols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut rowStart: *mut c_void = output::zeroed();
    let mut rowEnd: *mut c_void = output::zeroed();
    let mut colIndices: *mut c_void = output::zeroed();
    let mut values: *mut c_void = output::zeroed();
    let mut offsetType: runtime::cudaDataType = output::zeroed();
    let mut indexType: runtime::cudaDataType = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let mut mtype: cudssMatrixType_t = output::zeroed();
    let mut mview: cudssMatrixViewType_t = output::zeroed();
    let mut indexBase: cudssIndexBase_t = output::zeroed();
    let returned = unsafe { sys::cudssMatrixGetCsr(
        matrix, &mut nrows, &mut ncols, &mut nnz, &mut rowStart, &mut rowEnd, &mut colIndices, &mut values,
        &mut offsetType, &mut indexType, &mut valueType, &mut mtype, &mut mview, &mut indexBase,
    ) };
    (
        returned, nrows, ncols, nnz, rowStart, rowEnd, colIndices, values, offsetType, indexType, valueType, mtype,
        mview, indexBase,
    )
}

/// Returns the range of rows of a distributed matrix that this process owns.
///
/// `cudssStatus_t cudssMatrixGetDistributionRow1d(cudssMatrix_t matrix, int64_t *first_row, int64_t *last_row)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixGetDistributionRow1d))]
///
/// Returns `(cudssStatus_t, first_row: int64_t, last_row: int64_t)`.
///
/// - `first_row`, `last_row`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetDistributionRow1d).
///
/// # Safety
///
/// `matrix`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssMatrixGetDistributionRow1d(
    matrix: cudssMatrix_t,
) -> (cudssStatus_t, i64, i64) {
    let mut first_row: i64 = output::zeroed();
    let mut last_row: i64 = output::zeroed();
    let returned = unsafe { sys::cudssMatrixGetDistributionRow1d(matrix, &mut first_row, &mut last_row) };
    (returned, first_row, last_row)
}

/// Returns the size, values and layout of a dense matrix.
///
/// `cudssStatus_t cudssMatrixGetDn(cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *ld, void **values, cudaDataType_t *valueType, cudssLayout_t *layout)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixGetDn))]
///
/// Returns `(cudssStatus_t, nrows: int64_t, ncols: int64_t, ld: int64_t, values: void *, valueType: cudaDataType_t, layout: cudssLayout_t)`.
///
/// - `nrows`, `ncols`, `ld`, `values`, `valueType`, `layout`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetDn).
///
/// # Safety
///
/// `matrix`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssMatrixGetDn(
    matrix: cudssMatrix_t,
) -> (cudssStatus_t, i64, i64, i64, *mut c_void, runtime::cudaDataType, cudssLayout_t) {
    let mut nrows: i64 = output::zeroed();
    let mut ncols: i64 = output::zeroed();
    let mut ld: i64 = output::zeroed();
    let mut values: *mut c_void = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let mut layout: cudssLayout_t = output::zeroed();
    let returned = unsafe {
        sys::cudssMatrixGetDn(matrix, &mut nrows, &mut ncols, &mut ld, &mut values, &mut valueType, &mut layout)
    };
    (returned, nrows, ncols, ld, values, valueType, layout)
}

/// Returns whether a matrix is dense or sparse, a batch, or distributed.
///
/// `cudssStatus_t cudssMatrixGetFormat(cudssMatrix_t matrix, int *format)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixGetFormat))]
///
/// Returns `(cudssStatus_t, format: cudssMatrixFormat_t)`.
///
/// - `format`: out
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetFormat).
///
/// # Safety
///
/// `matrix`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssMatrixGetFormat(
    matrix: cudssMatrix_t,
) -> (cudssStatus_t, cudssMatrixFormat_t) {
    let mut format: i32 = output::zeroed();
    let returned = unsafe { sys::cudssMatrixGetFormat(matrix, &mut format) };
    (returned, cudssMatrixFormat_t(flag_set::bits(format)))
}

/// Replaces the addresses of the arrays of a batch of sparse CSR matrices.
///
/// `cudssStatus_t cudssMatrixSetBatchCsrPointers(cudssMatrix_t matrix, const void *const *rowStart, const void *const *rowEnd, const void *const *colIndices, const void *const *values)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixSetBatchCsrPointers))]
///
/// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetBatchCsrPointers).
///
/// # Safety
///
/// - `matrix`: a live handle that no other thread uses during the call.
/// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
/// - Each address in `rowStart`, `rowEnd`, `colIndices`, `values` points to valid memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
#[inline]
pub unsafe fn cudssMatrixSetBatchCsrPointers(
    matrix: cudssMatrix_t,
    rowStart: CuPtr<*const c_void>,
    rowEnd: CuPtr<*const c_void>,
    colIndices: CuPtr<*const c_void>,
    values: CuPtr<*const c_void>,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssMatrixSetBatchCsrPointers(
        matrix, rowStart.as_ptr(), rowEnd.as_ptr(), colIndices.as_ptr(), values.as_ptr(),
    ) };
    (returned,)
}

/// Replaces the addresses of the values of a batch of matrices.
///
/// `cudssStatus_t cudssMatrixSetBatchValues(cudssMatrix_t matrix, const void *const *values)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixSetBatchValues))]
///
/// - `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetBatchValues).
///
/// # Safety
///
/// - `matrix`: a live handle that no other thread uses during the call.
/// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
/// - Each address in `values` points to valid memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
#[inline]
pub unsafe fn cudssMatrixSetBatchValues(
    matrix: cudssMatrix_t,
    values: CuPtr<*const c_void>,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssMatrixSetBatchValues(matrix, values.as_ptr()) };
    (returned,)
}

/// Replaces the addresses of a sparse CSR matrix's arrays.
///
/// `cudssStatus_t cudssMatrixSetCsrPointers(cudssMatrix_t matrix, const void *rowStart, const void *rowEnd, const void *colIndices, const void *values)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixSetCsrPointers))]
///
/// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetCsrPointers).
///
/// # Safety
///
/// - `matrix`: a live handle that no other thread uses during the call.
/// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
#[inline]
pub unsafe fn cudssMatrixSetCsrPointers(
    matrix: cudssMatrix_t,
    rowStart: CuPtr<c_void>,
    rowEnd: CuPtr<c_void>,
    colIndices: CuPtr<c_void>,
    values: CuPtr<c_void>,
) -> (cudssStatus_t,) {
    let returned = unsafe {
        sys::cudssMatrixSetCsrPointers(matrix, rowStart.as_ptr(), rowEnd.as_ptr(), colIndices.as_ptr(), values.as_ptr())
    };
    (returned,)
}

/// Sets the range of rows of a distributed matrix that this process owns.
///
/// `cudssStatus_t cudssMatrixSetDistributionRow1d(cudssMatrix_t matrix, int64_t first_row, int64_t last_row)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixSetDistributionRow1d))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetDistributionRow1d).
///
/// # Safety
///
/// `matrix`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssMatrixSetDistributionRow1d(
    matrix: cudssMatrix_t,
    first_row: i64,
    last_row: i64,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssMatrixSetDistributionRow1d(matrix, first_row, last_row) };
    (returned,)
}

/// Replaces the address of a matrix's values.
///
/// `cudssStatus_t cudssMatrixSetValues(cudssMatrix_t matrix, const void *values)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssMatrixSetValues))]
///
/// - `values`: in, on the device
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetValues).
///
/// # Safety
///
/// - `matrix`: a live handle that no other thread uses during the call.
/// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
#[inline]
pub unsafe fn cudssMatrixSetValues(
    matrix: cudssMatrix_t,
    values: CuPtr<c_void>,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssMatrixSetValues(matrix, values.as_ptr()) };
    (returned,)
}

/// Loads a communication layer library, given its name, for exchanging data between processes.
///
/// `cudssStatus_t cudssSetCommLayer(cudssHandle_t handle, const char *commLibFileName)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssSetCommLayer))]
///
/// - `commLibFileName`: in, string; `None` passes NULL
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetCommLayer).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `commLibFileName` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn cudssSetCommLayer(
    handle: cudssHandle_t,
    commLibFileName: Option<&CStr>,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssSetCommLayer(handle, args::option_text(commLibFileName)) };
    (returned,)
}

/// Sets the functions with which a handle allocates device memory.
///
/// `cudssStatus_t cudssSetDeviceMemHandler(cudssHandle_t handle, const cudssDeviceMemHandler_t *handler)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssSetDeviceMemHandler))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetDeviceMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `handler` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
/// - Pointers, handles and lengths in `handler` must stay valid until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cudssSetDeviceMemHandler(
    handle: cudssHandle_t,
    handler: &cudssDeviceMemHandler_t,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssSetDeviceMemHandler(handle, core::ptr::from_ref(handler)) };
    (returned,)
}

/// Sets the directory of the cache for kernels that are compiled at run time.
///
/// `cudssStatus_t cudssSetJitCacheDir(cudssHandle_t handle, const char *cacheDir)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssSetJitCacheDir))]
///
/// - `cacheDir`: in, string; `None` passes NULL
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetJitCacheDir).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - All files in `cacheDir` were written by cuDSS.
#[inline]
pub unsafe fn cudssSetJitCacheDir(
    handle: cudssHandle_t,
    cacheDir: Option<&CStr>,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssSetJitCacheDir(handle, args::option_text(cacheDir)) };
    (returned,)
}

/// Sets the streams of a multi-device handle, one for each device.
///
/// `cudssStatus_t cudssSetMgStreams(cudssHandle_t handle, const cudaStream_t *streams, int stream_count)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssSetMgStreams))]
///
/// - `streams`: in, array, whose length is passed as `stream_count`
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetMgStreams).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `streams`: a live handle.
/// - `streams`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cudssSetMgStreams(
    handle: cudssHandle_t,
    streams: &[runtime::cudaStream_t],
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssSetMgStreams(handle, args::as_ptr(streams), args::count(streams.len())) };
    (returned,)
}

/// Sets the functions with which a handle allocates pinned memory.
///
/// `cudssStatus_t cudssSetPinnedMemHandler(cudssHandle_t handle, const cudssPinnedMemHandler_t *handler)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssSetPinnedMemHandler))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetPinnedMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `handler` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
/// - Pointers, handles and lengths in `handler` must stay valid until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cudssSetPinnedMemHandler(
    handle: cudssHandle_t,
    handler: &cudssPinnedMemHandler_t,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssSetPinnedMemHandler(handle, core::ptr::from_ref(handler)) };
    (returned,)
}

/// Sets the stream in which a handle's solver phases run.
///
/// `cudssStatus_t cudssSetStream(cudssHandle_t handle, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssSetStream))]
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetStream).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `stream`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cudssSetStream(
    handle: cudssHandle_t,
    stream: runtime::cudaStream_t,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssSetStream(handle, stream) };
    (returned,)
}

/// Loads a threading layer library, given its name, for running work on host threads.
///
/// `cudssStatus_t cudssSetThreadingLayer(cudssHandle_t handle, const char *thrLibFileName)`
#[cfg_attr(doc, doc = forms!(owned cudss::cudssSetThreadingLayer))]
///
/// - `thrLibFileName`: in, string; `None` passes NULL
///
/// In `cudss.h` since at least cuDSS 1.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetThreadingLayer).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `thrLibFileName` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn cudssSetThreadingLayer(
    handle: cudssHandle_t,
    thrLibFileName: Option<&CStr>,
) -> (cudssStatus_t,) {
    let returned = unsafe { sys::cudssSetThreadingLayer(handle, args::option_text(thrLibFileName)) };
    (returned,)
}
