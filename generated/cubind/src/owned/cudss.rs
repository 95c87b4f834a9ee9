//! cuDSS with owned handles: direct solver for sparse linear systems.
//!
//! See [`owned`](super) for this form of the functions. [`cudss`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cudss as checked;
#[allow(unused_imports)]
use crate::cudss::CUDSS;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cudss as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cudss::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    0 cudssHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    0 cudssHandle_t
}

destroy! {
    cudssStatus_t;
    0 cudssConfig_t: |handle| checked::cudssConfigDestroy(handle);
    0 cudssHandle_t: |handle| destroy_then_release!(0 handle on its thread, checked::cudssDestroy(handle));
    0 cudssMatrix_t: |handle| checked::cudssMatrixDestroy(handle);
}

destroy_with! {
    cudssStatus_t;
    0 cudssData_t, with cudssHandle_t: |handle, with| checked::cudssDataDestroy(with, handle);
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cudss, cudssStatus_t;

    safe {
        /// Sets the stream in which a handle's solver phases run.
        /// `handle` keeps `stream` alive until another stream is set, or until `handle` is destroyed.
        fn cudssSetStream(handle: impl AsHandle<cudssHandle_t>, stream: impl SharedStream) -> () {
            keep!(
                0 handle.as_handle(), stream; checked::cudssSetStream(handle.as_handle(),
                stream.as_handle_or_null())
            )
        }
    }

    unsafe {}
}

owned! {
    cudss, cudssStatus_t;

    safe {
        /// Creates a solver configuration with default values.
        fn cudssConfigCreate() -> Owned<cudssConfig_t> {
            Owned::from_raw(checked::cudssConfigCreate()?)
        }
        /// Creates a cuDSS handle for the current device.
        fn cudssCreate() -> Owned<cudssHandle_t> {
            Owned::from_raw(checked::cudssCreate()?)
        }
        /// Creates a solver data object, which stores the factors of a matrix and other results.
        fn cudssDataCreate<'a>(handle: impl LendHandle<'a, cudssHandle_t>) -> OwnedWith<'a, cudssData_t> {
            OwnedWith::from_raw(checked::cudssDataCreate(handle.as_handle())?, handle.as_handle())
        }
        /// Returns the functions with which a handle allocates device memory.
        fn cudssGetDeviceMemHandler(handle: impl AsHandle<cudssHandle_t>) -> cudssDeviceMemHandler_t {
            checked::cudssGetDeviceMemHandler(handle.as_handle())?
        }
        /// Returns the functions with which a handle allocates pinned memory.
        fn cudssGetPinnedMemHandler(handle: impl AsHandle<cudssHandle_t>) -> cudssPinnedMemHandler_t {
            checked::cudssGetPinnedMemHandler(handle.as_handle())?
        }
        /// Returns the sizes, arrays and types of a batch of sparse CSR matrices.
        /// Returns `batchCount`, `nrows`, `ncols`, `nnz`, `rowStart`, `rowEnd`, `colIndices`, `values`, `offsetType`, `indexType`, `valueType`, `mtype`, `mview`, `indexBase`.
        fn cudssMatrixGetBatchCsr(matrix: impl AsHandle<cudssMatrix_t>) -> (
            i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, *mut *mut c_void, *mut *mut c_void,
            *mut *mut c_void, runtime::cudaDataType, runtime::cudaDataType, runtime::cudaDataType, cudssMatrixType_t,
            cudssMatrixViewType_t, cudssIndexBase_t,
        ) {
            checked::cudssMatrixGetBatchCsr(matrix.as_handle())?
        }
        /// Returns the sizes, values and layout of a batch of dense matrices.
        /// Returns `batchCount`, `nrows`, `ncols`, `ld`, `values`, `integerType`, `valueType`, `layout`.
        fn cudssMatrixGetBatchDn(matrix: impl AsHandle<cudssMatrix_t>) -> (
            i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, runtime::cudaDataType, runtime::cudaDataType,
            cudssLayout_t,
        ) {
            checked::cudssMatrixGetBatchDn(matrix.as_handle())?
        }
        /// Returns the size, arrays and types of a sparse CSR matrix.
        /// Returns `nrows`, `ncols`, `nnz`, `rowStart`, `rowEnd`, `colIndices`, `values`, `offsetType`, `indexType`, `valueType`, `mtype`, `mview`, `indexBase`.
        fn cudssMatrixGetCsr(matrix: impl AsHandle<cudssMatrix_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, *mut c_void, runtime::cudaDataType, runtime::cudaDataType,
            runtime::cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t,
        ) {
            checked::cudssMatrixGetCsr(matrix.as_handle())?
        }
        /// Returns the range of rows of a distributed matrix that this process owns.
        /// Returns `first_row`, `last_row`.
        fn cudssMatrixGetDistributionRow1d(matrix: impl AsHandle<cudssMatrix_t>) -> (i64, i64) {
            checked::cudssMatrixGetDistributionRow1d(matrix.as_handle())?
        }
        /// Returns the size, values and layout of a dense matrix.
        /// Returns `nrows`, `ncols`, `ld`, `values`, `valueType`, `layout`.
        fn cudssMatrixGetDn(
            matrix: impl AsHandle<cudssMatrix_t>,
        ) -> (i64, i64, i64, *mut c_void, runtime::cudaDataType, cudssLayout_t) {
            checked::cudssMatrixGetDn(matrix.as_handle())?
        }
        /// Returns whether a matrix is dense or sparse, a batch, or distributed.
        fn cudssMatrixGetFormat(matrix: impl AsHandle<cudssMatrix_t>) -> cudssMatrixFormat_t {
            checked::cudssMatrixGetFormat(matrix.as_handle())?
        }
        /// Sets the range of rows of a distributed matrix that this process owns.
        fn cudssMatrixSetDistributionRow1d(matrix: impl AsHandle<cudssMatrix_t>, first_row: i64, last_row: i64) -> () {
            checked::cudssMatrixSetDistributionRow1d(matrix.as_handle(), first_row, last_row)?
        }
    }

    unsafe {}
}

owned! {
    cudss, cudssStatus_t;

    safe {}

    unsafe {
        /// Gets one parameter of a solver configuration, and its size in bytes.
        /// Returns `value`, `sizeWritten`.
        ///
        /// # Safety
        ///
        /// - `value`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cudssConfigGet<T: AttributeValue<C>, C: Output>(
            config: impl AsHandle<cudssConfig_t>, param: Key<cudssConfigParam_t, T, C>,
        ) -> (T, usize) {
            checked::cudssConfigGet(config.as_handle(), param)?
        }
        /// Sets one parameter of a solver configuration.
        /// - `value`: in, one value; `param` selects the type: `cudssDowncastFactorsMode_t` for `CUDSS_CONFIG_DOWNCAST_FACTORS`; `cudssFactorizationAlg_t` for `CUDSS_CONFIG_FACTORIZATION_ALG`; `cudssMatchingAlg_t` for `CUDSS_CONFIG_MATCHING_ALG`; `cudssMemoryOptimizationFlags_t` for `CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING`; `cudssPivotEpsilonAlg_t` for `CUDSS_CONFIG_PIVOT_EPSILON_ALG`; `cudssPivotType_t` for `CUDSS_CONFIG_PIVOT_TYPE`; `cudssReorderingAlg_t` for `CUDSS_CONFIG_REORDERING_ALG`; `cudssSolveAlg_t` for `CUDSS_CONFIG_SOLVE_ALG`; `cudssSolveMode_t` for `CUDSS_CONFIG_SOLVE_MODE`; `double` for `CUDSS_CONFIG_IR_TOL`, `CUDSS_CONFIG_PIVOT_THRESHOLD`, `CUDSS_CONFIG_PIVOT_EPSILON`; `int` for `CUDSS_CONFIG_IR_N_STEPS`, `CUDSS_CONFIG_HYBRID_MEMORY_MODE`, `CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY`, `CUDSS_CONFIG_HOST_NTHREADS`, `CUDSS_CONFIG_HYBRID_EXECUTE_MODE`, `CUDSS_CONFIG_ND_NLEVELS`, `CUDSS_CONFIG_UBATCH_SIZE`, `CUDSS_CONFIG_UBATCH_INDEX`, `CUDSS_CONFIG_USE_SUPERPANELS`, `CUDSS_CONFIG_DEVICE_COUNT`, `CUDSS_CONFIG_SCHUR_MODE`, `CUDSS_CONFIG_DETERMINISTIC_MODE`, `CUDSS_CONFIG_ND_UBFACTOR`, `CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT`, `CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING`; `int []` for `CUDSS_CONFIG_DEVICE_INDICES`; `int64_t` for `CUDSS_CONFIG_MAX_LU_NNZ`, `CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT`
        ///
        /// # Safety
        ///
        /// - `value`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - The value is valid for the parameter `param`.
        fn cudssConfigSet<T: AttributeValue<C>, C: Input>(
            config: impl AsHandle<cudssConfig_t>, param: Key<cudssConfigParam_t, T, C>, value: T,
        ) -> () {
            checked::cudssConfigSet(config.as_handle(), param, value)?
        }
        /// Creates a cuDSS handle for several devices, the first of which must be the current device.
        /// - `device_indices`: in, array, whose length is passed as `device_count`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `device_indices` must not be moved, changed or freed while the library may hold its address.
        fn cudssCreateMg(device_indices: &[i32]) -> Owned<cudssHandle_t> {
            Owned::from_raw(checked::cudssCreateMg(device_indices)?)
        }
        /// Gets a value, such as an error code or a permutation, from a solver data object, or the value's size.
        /// - `value`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `value`: valid memory of `sizeInBytes` bytes, until the call's work completes on `handle`'s stream.
        /// - `data`, and the memory and handles that it refers to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudssDataGet(
            handle: impl AsHandle<cudssHandle_t>, data: impl AsHandle<cudssData_t>, param: cudssDataParam_t,
            value: *mut c_void, sizeInBytes: usize,
        ) -> usize {
            checked::cudssDataGet(handle.as_handle(), data.as_handle(), param, value, sizeInBytes)?
        }
        /// Sets a value in a solver data object, such as a permutation or a communicator.
        /// - `value`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `value`: valid memory of `sizeInBytes` bytes, for the duration that `param` specifies.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudssDataSet(
            handle: impl AsHandle<cudssHandle_t>, data: impl AsHandle<cudssData_t>, param: cudssDataParam_t,
            value: *const c_void, sizeInBytes: usize,
        ) -> () {
            checked::cudssDataSet(handle.as_handle(), data.as_handle(), param, value, sizeInBytes)?
        }
        /// Runs one or more solver phases: analysis or factorization of a sparse matrix, or solving for right-hand sides.
        /// # Safety
        ///
        /// - `data`, `inputMatrix`, `solution`, `rhs`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - The memory of each matrix has the sizes and types with which the matrix was described, and row offsets and column indices are within the matrix.
        fn cudssExecute(
            handle: impl AsHandle<cudssHandle_t>, phase: cudssPhase_t, config: impl AsHandle<cudssConfig_t>,
            data: impl AsHandle<cudssData_t>, inputMatrix: impl AsHandle<cudssMatrix_t>,
            solution: impl AsHandle<cudssMatrix_t>, rhs: impl AsHandle<cudssMatrix_t>,
        ) -> () {
            checked::cudssExecute(
                handle.as_handle(), phase, config.as_handle(), data.as_handle(), inputMatrix.as_handle(),
                solution.as_handle(), rhs.as_handle(),
            )?
        }
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
        ) -> Owned<cudssMatrix_t> {
            Owned::from_raw(
                checked::cudssMatrixCreateBatchCsr(
                    batchCount, nrows, ncols, nnz, rowStart, rowEnd, colIndices, values, offsetType, indexType, valueType,
                    mtype, mview, indexBase,
                )?,
            )
        }
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
        ) -> Owned<cudssMatrix_t> {
            Owned::from_raw(
                checked::cudssMatrixCreateBatchDn(batchCount, nrows, ncols, ld, values, integerType, valueType, layout)?,
            )
        }
        /// Creates a descriptor of a sparse CSR matrix in the caller's memory.
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
        fn cudssMatrixCreateCsr(
            nrows: i64, ncols: i64, nnz: i64, rowStart: CuPtr<c_void>, rowEnd: CuPtr<c_void>, colIndices: CuPtr<c_void>,
            values: CuPtr<c_void>, offsetType: runtime::cudaDataType, indexType: runtime::cudaDataType,
            valueType: runtime::cudaDataType, mtype: cudssMatrixType_t, mview: cudssMatrixViewType_t,
            indexBase: cudssIndexBase_t,
        ) -> Owned<cudssMatrix_t> {
            Owned::from_raw(
                checked::cudssMatrixCreateCsr(
                    nrows, ncols, nnz, rowStart, rowEnd, colIndices, values, offsetType, indexType, valueType, mtype, mview,
                    indexBase,
                )?,
            )
        }
        /// Creates a descriptor of a dense matrix in the caller's memory.
        /// - `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
        fn cudssMatrixCreateDn(
            nrows: i64, ncols: i64, ld: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType, layout: cudssLayout_t,
        ) -> Owned<cudssMatrix_t> {
            Owned::from_raw(checked::cudssMatrixCreateDn(nrows, ncols, ld, values, valueType, layout)?)
        }
        /// Replaces the addresses of the arrays of a batch of sparse CSR matrices.
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
        /// - Each address in `rowStart`, `rowEnd`, `colIndices`, `values` points to valid memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
        fn cudssMatrixSetBatchCsrPointers(
            matrix: impl AsHandle<cudssMatrix_t>, rowStart: CuPtr<*const c_void>, rowEnd: CuPtr<*const c_void>,
            colIndices: CuPtr<*const c_void>, values: CuPtr<*const c_void>,
        ) -> () {
            checked::cudssMatrixSetBatchCsrPointers(matrix.as_handle(), rowStart, rowEnd, colIndices, values)?
        }
        /// Replaces the addresses of the values of a batch of matrices.
        /// - `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
        /// - Each address in `values` points to valid memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
        fn cudssMatrixSetBatchValues(matrix: impl AsHandle<cudssMatrix_t>, values: CuPtr<*const c_void>) -> () {
            checked::cudssMatrixSetBatchValues(matrix.as_handle(), values)?
        }
        /// Replaces the addresses of a sparse CSR matrix's arrays.
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
        fn cudssMatrixSetCsrPointers(
            matrix: impl AsHandle<cudssMatrix_t>, rowStart: CuPtr<c_void>, rowEnd: CuPtr<c_void>, colIndices: CuPtr<c_void>,
            values: CuPtr<c_void>,
        ) -> () {
            checked::cudssMatrixSetCsrPointers(matrix.as_handle(), rowStart, rowEnd, colIndices, values)?
        }
        /// Replaces the address of a matrix's values.
        /// - `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `matrix`, or `matrix` is destroyed.
        fn cudssMatrixSetValues(matrix: impl AsHandle<cudssMatrix_t>, values: CuPtr<c_void>) -> () {
            checked::cudssMatrixSetValues(matrix.as_handle(), values)?
        }
        /// Loads a communication layer library, given its name, for exchanging data between processes.
        /// - `commLibFileName`: in, string; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `commLibFileName` must name a complete, valid file; the library does not check the contents.
        fn cudssSetCommLayer(handle: impl AsHandle<cudssHandle_t>, commLibFileName: Option<&CStr>) -> () {
            checked::cudssSetCommLayer(handle.as_handle(), commLibFileName)?
        }
        /// Sets the functions with which a handle allocates device memory.
        /// # Safety
        ///
        /// - `handler` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
        /// - Pointers, handles and lengths in `handler` must stay valid until another value is set in `handle`, or `handle` is destroyed.
        fn cudssSetDeviceMemHandler(handle: impl AsHandle<cudssHandle_t>, handler: &cudssDeviceMemHandler_t) -> () {
            checked::cudssSetDeviceMemHandler(handle.as_handle(), handler)?
        }
        /// Sets the directory of the cache for kernels that are compiled at run time.
        /// - `cacheDir`: in, string; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - All files in `cacheDir` were written by cuDSS.
        fn cudssSetJitCacheDir(handle: impl AsHandle<cudssHandle_t>, cacheDir: Option<&CStr>) -> () {
            checked::cudssSetJitCacheDir(handle.as_handle(), cacheDir)?
        }
        /// Sets the streams of a multi-device handle, one for each device.
        /// - `streams`: in, array, whose length is passed as `stream_count`
        ///
        /// # Safety
        ///
        /// - `streams`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cudssSetMgStreams(handle: impl AsHandle<cudssHandle_t>, streams: &[Borrowed<'_, driver::CUstream>]) -> () {
            checked::cudssSetMgStreams(handle.as_handle(), Borrowed::handles(streams))?
        }
        /// Sets the functions with which a handle allocates pinned memory.
        /// # Safety
        ///
        /// - `handler` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
        /// - Pointers, handles and lengths in `handler` must stay valid until another value is set in `handle`, or `handle` is destroyed.
        fn cudssSetPinnedMemHandler(handle: impl AsHandle<cudssHandle_t>, handler: &cudssPinnedMemHandler_t) -> () {
            checked::cudssSetPinnedMemHandler(handle.as_handle(), handler)?
        }
        /// Loads a threading layer library, given its name, for running work on host threads.
        /// - `thrLibFileName`: in, string; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `thrLibFileName` must name a complete, valid file; the library does not check the contents.
        fn cudssSetThreadingLayer(handle: impl AsHandle<cudssHandle_t>, thrLibFileName: Option<&CStr>) -> () {
            checked::cudssSetThreadingLayer(handle.as_handle(), thrLibFileName)?
        }
    }
}
