//! cuDSS with functions that return [`Result`]s: direct solver for sparse linear systems.
//!
//! See [`checked`](super) for this form of the functions. [`cudss`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cudss as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::CUDSS;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cudss::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cudssConfigParam_t {
            CUDSS_CONFIG_REORDERING_ALG: cudssReorderingAlg_t,
            CUDSS_CONFIG_FACTORIZATION_ALG: cudssFactorizationAlg_t,
            CUDSS_CONFIG_SOLVE_ALG: cudssSolveAlg_t,
            CUDSS_CONFIG_MATCHING_ALG: cudssMatchingAlg_t,
            CUDSS_CONFIG_SOLVE_MODE: cudssSolveMode_t,
            CUDSS_CONFIG_IR_N_STEPS: i32,
            CUDSS_CONFIG_IR_TOL: f64,
            CUDSS_CONFIG_PIVOT_TYPE: cudssPivotType_t,
            CUDSS_CONFIG_PIVOT_THRESHOLD: f64,
            CUDSS_CONFIG_PIVOT_EPSILON: f64,
            CUDSS_CONFIG_MAX_LU_NNZ: i64,
            CUDSS_CONFIG_HYBRID_MEMORY_MODE: i32,
            CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT: i64,
            CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY: i32,
            CUDSS_CONFIG_HOST_NTHREADS: i32,
            CUDSS_CONFIG_HYBRID_EXECUTE_MODE: i32,
            CUDSS_CONFIG_PIVOT_EPSILON_ALG: cudssPivotEpsilonAlg_t,
            CUDSS_CONFIG_ND_NLEVELS: i32,
            CUDSS_CONFIG_UBATCH_SIZE: i32,
            CUDSS_CONFIG_UBATCH_INDEX: i32,
            CUDSS_CONFIG_USE_SUPERPANELS: i32,
            CUDSS_CONFIG_DEVICE_COUNT: i32,
            CUDSS_CONFIG_SCHUR_MODE: i32,
            CUDSS_CONFIG_DETERMINISTIC_MODE: i32,
            CUDSS_CONFIG_ND_UBFACTOR: i32,
            CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT: i32,
            CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING: i32,
            CUDSS_CONFIG_DOWNCAST_FACTORS: cudssDowncastFactorsMode_t,
            CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING: cudssMemoryOptimizationFlags_t,
        } + [
            CUDSS_CONFIG_DEVICE_INDICES: i32,
        ]
    }
}

checked! {
    cudss, CUDSS, cudssStatus_t;
    #[other = owned]
    /// Creates a solver configuration with default values.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssConfigCreate() -> cudssConfig_t;
    /// Destroys a solver configuration.
    /// - `config`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `config`: a live handle that no other thread uses during the call.
    /// - No thread may use `config`, or objects that belong to it, during or after the call.
    fn cudssConfigDestroy(config: cudssConfig_t) -> ();
    #[other = owned]
    /// Creates a cuDSS handle for the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssCreate() -> cudssHandle_t;
    #[other = owned]
    /// Creates a cuDSS handle for several devices, the first of which must be the current device.
    /// - `device_indices`: in, array, whose length is passed as `device_count`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssCreateMg(device_indices: &[i32]) -> cudssHandle_t;
    #[other = owned]
    /// Creates a solver data object, which stores the factors of a matrix and other results.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cudssDataCreate(handle: cudssHandle_t) -> cudssData_t;
    /// Destroys a solver data object, including its factors.
    /// - `data`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`, `data`: live handles that no other thread uses during the call.
    /// - No thread may use `data`, or objects that belong to it, during or after the call.
    fn cudssDataDestroy(handle: cudssHandle_t, data: cudssData_t) -> ();
    #[other = owned]
    /// Gets a value, such as an error code or a permutation, from a solver data object, or the value's size.
    /// - `value`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `data`: live handles that no other thread uses during the call.
    /// - `value`: valid memory of `sizeInBytes` bytes, until the call's work completes on `handle`'s stream.
    /// - `data`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cudssDataGet(
        handle: cudssHandle_t, data: cudssData_t, param: cudssDataParam_t, value: *mut c_void, sizeInBytes: usize,
    ) -> usize;
    #[other = owned]
    /// Sets a value in a solver data object, such as a permutation or a communicator.
    /// - `value`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `data`: live handles that no other thread uses during the call.
    /// - `value`: valid memory of `sizeInBytes` bytes, for the duration that `param` specifies.
    fn cudssDataSet(
        handle: cudssHandle_t, data: cudssData_t, param: cudssDataParam_t, value: *const c_void, sizeInBytes: usize,
    ) -> ();
    /// Destroys a cuDSS handle and frees its memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cudssDestroy(handle: cudssHandle_t) -> ();
    #[other = owned]
    /// Runs one or more solver phases: analysis or factorization of a sparse matrix, or solving for right-hand sides.
    /// # Safety
    ///
    /// - `handle`, `config`, `data`, `inputMatrix`, `solution`, `rhs`: live handles that no other thread uses during the call.
    /// - `data`, `inputMatrix`, `solution`, `rhs`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cudssExecute(
        handle: cudssHandle_t, phase: cudssPhase_t, config: cudssConfig_t, data: cudssData_t,
        inputMatrix: cudssMatrix_t, solution: cudssMatrix_t, rhs: cudssMatrix_t,
    ) -> ();
    #[other = owned]
    /// Returns the functions with which a handle allocates device memory.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers in `handler` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudssGetDeviceMemHandler(handle: cudssHandle_t) -> cudssDeviceMemHandler_t;
    #[other = owned]
    /// Returns the functions with which a handle allocates pinned memory.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers in `handler` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cudssGetPinnedMemHandler(handle: cudssHandle_t) -> cudssPinnedMemHandler_t;
    /// Returns one part of the version of cuDSS: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssGetProperty(propertyType: runtime::libraryPropertyType) -> i32;
    /// Disables the log of cuDSS for the rest of the process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssLoggerForceDisable() -> ();
    /// Opens the file at a path and redirects the log of cuDSS to it.
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssLoggerOpenFile(logFile: &CStr) -> ();
    /// Sets a callback that receives the log messages of cuDSS.
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` may be called at any time from now on, on any thread: it must not unwind.
    fn cudssLoggerSetCallback(callback: cudssLoggerCallback_t) -> ();
    /// Redirects the log of cuDSS to an open C file stream.
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cudssLoggerSetFile(file: *mut FILE) -> ();
    /// Sets the log level of cuDSS.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssLoggerSetLevel(level: i32) -> ();
    /// Sets the mask of message types that cuDSS logs.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudssLoggerSetMask(mask: i32) -> ();
    #[other = owned]
    /// Creates a descriptor of a batch of sparse CSR matrices of different sizes.
    /// - `nrows`, `ncols`, `nnz`: in, an address, passed unchanged
    /// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
    ///
    /// # Safety
    ///
    /// - `nrows`, `ncols`, `nnz`: valid memory of the size that the other arguments imply, as long as `matrix` exists.
    /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
    /// - Each address in `rowStart`, `rowEnd`, `colIndices`, `values` points to valid memory of the size that the other arguments imply, as long as `matrix` exists.
    fn cudssMatrixCreateBatchCsr(
        batchCount: i64, nrows: *const c_void, ncols: *const c_void, nnz: *const c_void, rowStart: CuPtr<*const c_void>,
        rowEnd: CuPtr<*const c_void>, colIndices: CuPtr<*const c_void>, values: CuPtr<*const c_void>,
        offsetType: runtime::cudaDataType, indexType: runtime::cudaDataType, valueType: runtime::cudaDataType,
        mtype: cudssMatrixType_t, mview: cudssMatrixViewType_t, indexBase: cudssIndexBase_t,
    ) -> cudssMatrix_t;
    #[other = owned]
    /// Creates a descriptor of a batch of dense matrices of different sizes.
    /// - `nrows`, `ncols`, `ld`: in, an address, passed unchanged
    /// - `values`: in, on the device
    ///
    /// # Safety
    ///
    /// - `nrows`, `ncols`, `ld`: valid memory of the size that the other arguments imply, as long as `matrix` exists.
    /// - `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
    /// - Each address in `values` points to valid memory of the size that the other arguments imply, as long as `matrix` exists.
    fn cudssMatrixCreateBatchDn(
        batchCount: i64, nrows: *const c_void, ncols: *const c_void, ld: *const c_void, values: CuPtr<*const c_void>,
        integerType: runtime::cudaDataType, valueType: runtime::cudaDataType, layout: cudssLayout_t,
    ) -> cudssMatrix_t;
    #[other = owned]
    /// Creates a descriptor of a sparse CSR matrix in the caller's memory.
    /// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
    ///
    /// # Safety
    ///
    /// `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
    fn cudssMatrixCreateCsr(
        nrows: i64, ncols: i64, nnz: i64, rowStart: CuPtr<c_void>, rowEnd: CuPtr<c_void>, colIndices: CuPtr<c_void>,
        values: CuPtr<c_void>, offsetType: runtime::cudaDataType, indexType: runtime::cudaDataType,
        valueType: runtime::cudaDataType, mtype: cudssMatrixType_t, mview: cudssMatrixViewType_t,
        indexBase: cudssIndexBase_t,
    ) -> cudssMatrix_t;
    #[other = owned]
    /// Creates a descriptor of a dense matrix in the caller's memory.
    /// - `values`: in, on the device
    ///
    /// # Safety
    ///
    /// `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
    fn cudssMatrixCreateDn(
        nrows: i64, ncols: i64, ld: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType, layout: cudssLayout_t,
    ) -> cudssMatrix_t;
    /// Destroys the descriptor of a matrix, but not its arrays.
    /// - `matrix`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `matrix`: a live handle that no other thread uses during the call.
    /// - No thread may use `matrix`, or objects that belong to it, during or after the call.
    fn cudssMatrixDestroy(matrix: cudssMatrix_t) -> ();
    #[other = owned]
    /// Returns the sizes, arrays and types of a batch of sparse CSR matrices.
    /// Returns `batchCount`, `nrows`, `ncols`, `nnz`, `rowStart`, `rowEnd`, `colIndices`, `values`, `offsetType`, `indexType`, `valueType`, `mtype`, `mview`, `indexBase`.
    ///
    /// # Safety
    ///
    /// `matrix`: a live handle that no other thread uses during the call.
    fn cudssMatrixGetBatchCsr(matrix: cudssMatrix_t) -> (
        i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, *mut *mut c_void, *mut *mut c_void,
        *mut *mut c_void, runtime::cudaDataType, runtime::cudaDataType, runtime::cudaDataType, cudssMatrixType_t,
        cudssMatrixViewType_t, cudssIndexBase_t,
    );
    #[other = owned]
    /// Returns the sizes, values and layout of a batch of dense matrices.
    /// Returns `batchCount`, `nrows`, `ncols`, `ld`, `values`, `integerType`, `valueType`, `layout`.
    ///
    /// # Safety
    ///
    /// `matrix`: a live handle that no other thread uses during the call.
    fn cudssMatrixGetBatchDn(matrix: cudssMatrix_t) -> (
        i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, runtime::cudaDataType, runtime::cudaDataType,
        cudssLayout_t,
    );
    #[other = owned]
    /// Returns the size, arrays and types of a sparse CSR matrix.
    /// Returns `nrows`, `ncols`, `nnz`, `rowStart`, `rowEnd`, `colIndices`, `values`, `offsetType`, `indexType`, `valueType`, `mtype`, `mview`, `indexBase`.
    ///
    /// # Safety
    ///
    /// `matrix`: a live handle that no other thread uses during the call.
    fn cudssMatrixGetCsr(matrix: cudssMatrix_t) -> (
        i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, *mut c_void, runtime::cudaDataType, runtime::cudaDataType,
        runtime::cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t,
    );
    #[other = owned]
    /// Returns the range of rows of a distributed matrix that this process owns.
    /// Returns `first_row`, `last_row`.
    ///
    /// # Safety
    ///
    /// `matrix`: a live handle that no other thread uses during the call.
    fn cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t) -> (i64, i64);
    #[other = owned]
    /// Returns the size, values and layout of a dense matrix.
    /// Returns `nrows`, `ncols`, `ld`, `values`, `valueType`, `layout`.
    ///
    /// # Safety
    ///
    /// `matrix`: a live handle that no other thread uses during the call.
    fn cudssMatrixGetDn(matrix: cudssMatrix_t) -> (i64, i64, i64, *mut c_void, runtime::cudaDataType, cudssLayout_t);
    #[other = owned]
    /// Returns whether a matrix is dense or sparse, a batch, or distributed.
    /// # Safety
    ///
    /// `matrix`: a live handle that no other thread uses during the call.
    fn cudssMatrixGetFormat(matrix: cudssMatrix_t) -> cudssMatrixFormat_t;
    #[other = owned]
    /// Replaces the addresses of the arrays of a batch of sparse CSR matrices.
    /// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
    ///
    /// # Safety
    ///
    /// - `matrix`: a live handle that no other thread uses during the call.
    /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
    /// - Each address in `rowStart`, `rowEnd`, `colIndices`, `values` points to valid memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
    fn cudssMatrixSetBatchCsrPointers(
        matrix: cudssMatrix_t, rowStart: CuPtr<*const c_void>, rowEnd: CuPtr<*const c_void>,
        colIndices: CuPtr<*const c_void>, values: CuPtr<*const c_void>,
    ) -> ();
    #[other = owned]
    /// Replaces the addresses of the values of a batch of matrices.
    /// - `values`: in, on the device
    ///
    /// # Safety
    ///
    /// - `matrix`: a live handle that no other thread uses during the call.
    /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
    /// - Each address in `values` points to valid memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
    fn cudssMatrixSetBatchValues(matrix: cudssMatrix_t, values: CuPtr<*const c_void>) -> ();
    #[other = owned]
    /// Replaces the addresses of a sparse CSR matrix's arrays.
    /// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
    ///
    /// # Safety
    ///
    /// - `matrix`: a live handle that no other thread uses during the call.
    /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
    fn cudssMatrixSetCsrPointers(
        matrix: cudssMatrix_t, rowStart: CuPtr<c_void>, rowEnd: CuPtr<c_void>, colIndices: CuPtr<c_void>,
        values: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Sets the range of rows of a distributed matrix that this process owns.
    /// # Safety
    ///
    /// `matrix`: a live handle that no other thread uses during the call.
    fn cudssMatrixSetDistributionRow1d(matrix: cudssMatrix_t, first_row: i64, last_row: i64) -> ();
    #[other = owned]
    /// Replaces the address of a matrix's values.
    /// - `values`: in, on the device
    ///
    /// # Safety
    ///
    /// - `matrix`: a live handle that no other thread uses during the call.
    /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
    fn cudssMatrixSetValues(matrix: cudssMatrix_t, values: CuPtr<c_void>) -> ();
    #[other = owned]
    /// Loads a communication layer library, given its name, for exchanging data between processes.
    /// - `commLibFileName`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `commLibFileName` must name a complete, valid file; the library does not check the contents.
    fn cudssSetCommLayer(handle: cudssHandle_t, commLibFileName: Option<&CStr>) -> ();
    #[other = owned]
    /// Sets the functions with which a handle allocates device memory.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `handler` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
    /// - Pointers, handles and lengths in `handler` must stay valid until another value is set in `handle`, or `handle` is destroyed.
    fn cudssSetDeviceMemHandler(handle: cudssHandle_t, handler: &cudssDeviceMemHandler_t) -> ();
    #[other = owned]
    /// Sets the directory of the cache for kernels that are compiled at run time.
    /// - `cacheDir`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - All files in `cacheDir` were written by cuDSS.
    fn cudssSetJitCacheDir(handle: cudssHandle_t, cacheDir: Option<&CStr>) -> ();
    #[other = owned]
    /// Sets the streams of a multi-device handle, one for each device.
    /// - `streams`: in, array, whose length is passed as `stream_count`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `streams`: a live handle.
    /// - `streams`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
    fn cudssSetMgStreams(handle: cudssHandle_t, streams: &[runtime::cudaStream_t]) -> ();
    #[other = owned]
    /// Sets the functions with which a handle allocates pinned memory.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `handler` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
    /// - Pointers, handles and lengths in `handler` must stay valid until another value is set in `handle`, or `handle` is destroyed.
    fn cudssSetPinnedMemHandler(handle: cudssHandle_t, handler: &cudssPinnedMemHandler_t) -> ();
    #[other = owned]
    /// Sets the stream in which a handle's solver phases run.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `stream`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
    fn cudssSetStream(handle: cudssHandle_t, stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Loads a threading layer library, given its name, for running work on host threads.
    /// - `thrLibFileName`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `thrLibFileName` must name a complete, valid file; the library does not check the contents.
    fn cudssSetThreadingLayer(handle: cudssHandle_t, thrLibFileName: Option<&CStr>) -> ();
}

/// Gets one parameter of a solver configuration, and its size in bytes.
///
/// Like [`cudssConfigGet`](raw::cudssConfigGet), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cudss cudssConfigGet))]
/// Returns `value`, `sizeWritten`.
///
/// # Safety
///
/// `config`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssConfigGet<T: AttributeValue<C>, C: Output>(
    config: cudssConfig_t,
    param: Key<cudssConfigParam_t, T, C>,
) -> Result<(T, usize), support::Error<cudssStatus_t>> {
    support::checked(
            called!(CUDSS, cudssConfigGet),
            unsafe { raw::cudssConfigGet::<C>(config, param.selector()) },
        )
        .map(|(value, sizeWritten)| (T::from_c(value), sizeWritten))
}

/// Sets one parameter of a solver configuration.
///
/// Like [`cudssConfigSet`](raw::cudssConfigSet), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cudss cudssConfigSet))]
/// - `value`: in, one value; `param` selects the type: `cudssDowncastFactorsMode_t` for `CUDSS_CONFIG_DOWNCAST_FACTORS`; `cudssFactorizationAlg_t` for `CUDSS_CONFIG_FACTORIZATION_ALG`; `cudssMatchingAlg_t` for `CUDSS_CONFIG_MATCHING_ALG`; `cudssMemoryOptimizationFlags_t` for `CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING`; `cudssPivotEpsilonAlg_t` for `CUDSS_CONFIG_PIVOT_EPSILON_ALG`; `cudssPivotType_t` for `CUDSS_CONFIG_PIVOT_TYPE`; `cudssReorderingAlg_t` for `CUDSS_CONFIG_REORDERING_ALG`; `cudssSolveAlg_t` for `CUDSS_CONFIG_SOLVE_ALG`; `cudssSolveMode_t` for `CUDSS_CONFIG_SOLVE_MODE`; `double` for `CUDSS_CONFIG_IR_TOL`, `CUDSS_CONFIG_PIVOT_THRESHOLD`, `CUDSS_CONFIG_PIVOT_EPSILON`; `int` for `CUDSS_CONFIG_IR_N_STEPS`, `CUDSS_CONFIG_HYBRID_MEMORY_MODE`, `CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY`, `CUDSS_CONFIG_HOST_NTHREADS`, `CUDSS_CONFIG_HYBRID_EXECUTE_MODE`, `CUDSS_CONFIG_ND_NLEVELS`, `CUDSS_CONFIG_UBATCH_SIZE`, `CUDSS_CONFIG_UBATCH_INDEX`, `CUDSS_CONFIG_USE_SUPERPANELS`, `CUDSS_CONFIG_DEVICE_COUNT`, `CUDSS_CONFIG_SCHUR_MODE`, `CUDSS_CONFIG_DETERMINISTIC_MODE`, `CUDSS_CONFIG_ND_UBFACTOR`, `CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT`, `CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING`; `int []` for `CUDSS_CONFIG_DEVICE_INDICES`; `int64_t` for `CUDSS_CONFIG_MAX_LU_NNZ`, `CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT`
///
/// # Safety
///
/// `config`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudssConfigSet<T: AttributeValue<C>, C: Input>(
    config: cudssConfig_t,
    param: Key<cudssConfigParam_t, T, C>,
    value: T,
) -> Result<(), support::Error<cudssStatus_t>> {
    support::checked(
        called!(CUDSS, cudssConfigSet), unsafe { raw::cudssConfigSet::<C>(config, param.selector(), &value.into_c()) },
    )
}
