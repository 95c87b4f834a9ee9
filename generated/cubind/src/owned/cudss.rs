//! cuDSS: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cudss as checked;
#[allow(unused_imports)]
use crate::cudss::CUDSS;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cudss::all_types::*;

destroy! {
    cudssStatus_t;
    0 cudssConfig_t: |handle| checked::cudssConfigDestroy(handle);
    0 cudssHandle_t: |handle| checked::cudssDestroy(handle);
    0 cudssMatrix_t: |handle| checked::cudssMatrixDestroy(handle);
}

destroy_with! {
    cudssStatus_t;
    0 cudssData_t, with cudssHandle_t: |handle, with| checked::cudssDataDestroy(with, handle);
}

owned! {
    cudssStatus_t;

    safe {
        fn cudssConfigCreate() -> Owned<cudssConfig_t> {
            Owned::from_raw(checked::cudssConfigCreate()?)
        }
        fn cudssCreate() -> Owned<cudssHandle_t> {
            Owned::from_raw(checked::cudssCreate()?)
        }
        fn cudssDataCreate<'a>(handle: impl LendHandle<'a, cudssHandle_t>) -> OwnedWith<'a, cudssData_t> {
            OwnedWith::from_raw(checked::cudssDataCreate(handle.as_handle())?, handle.as_handle())
        }
        fn cudssGetDeviceMemHandler(handle: impl AsHandle<cudssHandle_t>) -> cudssDeviceMemHandler_t {
            checked::cudssGetDeviceMemHandler(handle.as_handle())?
        }
        fn cudssGetPinnedMemHandler(handle: impl AsHandle<cudssHandle_t>) -> cudssPinnedMemHandler_t {
            checked::cudssGetPinnedMemHandler(handle.as_handle())?
        }
        fn cudssMatrixGetBatchCsr(matrix: impl AsHandle<cudssMatrix_t>) -> (
            i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, *mut *mut c_void, *mut *mut c_void,
            *mut *mut c_void, runtime::cudaDataType, runtime::cudaDataType, runtime::cudaDataType, cudssMatrixType_t,
            cudssMatrixViewType_t, cudssIndexBase_t,
        ) {
            checked::cudssMatrixGetBatchCsr(matrix.as_handle())?
        }
        fn cudssMatrixGetBatchDn(matrix: impl AsHandle<cudssMatrix_t>) -> (
            i64, *mut c_void, *mut c_void, *mut c_void, *mut *mut c_void, runtime::cudaDataType, runtime::cudaDataType,
            cudssLayout_t,
        ) {
            checked::cudssMatrixGetBatchDn(matrix.as_handle())?
        }
        fn cudssMatrixGetCsr(matrix: impl AsHandle<cudssMatrix_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, *mut c_void, runtime::cudaDataType, runtime::cudaDataType,
            runtime::cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t,
        ) {
            checked::cudssMatrixGetCsr(matrix.as_handle())?
        }
        fn cudssMatrixGetDistributionRow1d(matrix: impl AsHandle<cudssMatrix_t>) -> (i64, i64) {
            checked::cudssMatrixGetDistributionRow1d(matrix.as_handle())?
        }
        fn cudssMatrixGetDn(
            matrix: impl AsHandle<cudssMatrix_t>,
        ) -> (i64, i64, i64, *mut c_void, runtime::cudaDataType, cudssLayout_t) {
            checked::cudssMatrixGetDn(matrix.as_handle())?
        }
        fn cudssMatrixGetFormat(matrix: impl AsHandle<cudssMatrix_t>) -> cudssMatrixFormat_t {
            checked::cudssMatrixGetFormat(matrix.as_handle())?
        }
        fn cudssMatrixSetDistributionRow1d(matrix: impl AsHandle<cudssMatrix_t>, first_row: i64, last_row: i64) -> () {
            checked::cudssMatrixSetDistributionRow1d(matrix.as_handle(), first_row, last_row)?
        }
        fn cudssSetJitCacheDir(handle: impl AsHandle<cudssHandle_t>, cacheDir: Option<&CStr>) -> () {
            checked::cudssSetJitCacheDir(handle.as_handle(), cacheDir)?
        }
    }

    unsafe {
        /// - `value`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cudssConfigGet<T: AttributeValue<C>, C: Output>(
            config: impl AsHandle<cudssConfig_t>, param: Key<cudssConfigParam_t, T, C>,
        ) -> (T, usize) {
            checked::cudssConfigGet(config.as_handle(), param)?
        }
        /// - `value` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `value`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        /// - The value is one that the setting can have.
        fn cudssConfigSet<T: AttributeValue<C>, C: Input>(
            config: impl AsHandle<cudssConfig_t>, param: Key<cudssConfigParam_t, T, C>, value: T,
        ) -> () {
            checked::cudssConfigSet(config.as_handle(), param, value)?
        }
        /// - `device_indices` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudssCreateMg(device_indices: &[i32]) -> Owned<cudssHandle_t> {
            Owned::from_raw(checked::cudssCreateMg(device_indices)?)
        }
        /// - `value`: valid memory of `sizeInBytes` bytes, until this call completes on `handle`'s stream.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudssDataGet(
            handle: impl AsHandle<cudssHandle_t>, data: impl AsHandle<cudssData_t>, param: cudssDataParam_t,
            value: *mut c_void, sizeInBytes: usize,
        ) -> usize {
            checked::cudssDataGet(handle.as_handle(), data.as_handle(), param, value, sizeInBytes)?
        }
        /// - `value`: valid memory of `sizeInBytes` bytes, as long as `param` says.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudssDataSet(
            handle: impl AsHandle<cudssHandle_t>, data: impl AsHandle<cudssData_t>, param: cudssDataParam_t,
            value: *const c_void, sizeInBytes: usize,
        ) -> () {
            checked::cudssDataSet(handle.as_handle(), data.as_handle(), param, value, sizeInBytes)?
        }
        /// - `data`, `inputMatrix`, `solution`, `rhs` and what they refer to stay valid after the call, until this call completes on `handle`'s stream.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - The matrices' memory has what they were described with; row offsets and column indices lie within the matrix.
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
        /// - `nrows`, `ncols`, `nnz`: valid memory of the size that the other arguments imply, as long as `matrix` exists.
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
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
        /// - `nrows`, `ncols`, `ld`: valid memory of the size that the other arguments imply, as long as `matrix` exists.
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
        fn cudssMatrixCreateBatchDn(
            batchCount: i64, nrows: *const c_void, ncols: *const c_void, ld: *const c_void, values: CuPtr<*const c_void>,
            integerType: runtime::cudaDataType, valueType: runtime::cudaDataType, layout: cudssLayout_t,
        ) -> Owned<cudssMatrix_t> {
            Owned::from_raw(
                checked::cudssMatrixCreateBatchDn(batchCount, nrows, ncols, ld, values, integerType, valueType, layout)?,
            )
        }
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
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `matrix` exists.
        fn cudssMatrixCreateDn(
            nrows: i64, ncols: i64, ld: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType, layout: cudssLayout_t,
        ) -> Owned<cudssMatrix_t> {
            Owned::from_raw(checked::cudssMatrixCreateDn(nrows, ncols, ld, values, valueType, layout)?)
        }
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until `matrix` is destroyed or set again.
        fn cudssMatrixSetBatchCsrPointers(
            matrix: impl AsHandle<cudssMatrix_t>, rowStart: CuPtr<*const c_void>, rowEnd: CuPtr<*const c_void>,
            colIndices: CuPtr<*const c_void>, values: CuPtr<*const c_void>,
        ) -> () {
            checked::cudssMatrixSetBatchCsrPointers(matrix.as_handle(), rowStart, rowEnd, colIndices, values)?
        }
        /// - `values`: valid device memory of the size that the other arguments imply, until `matrix` is destroyed or set again.
        fn cudssMatrixSetBatchValues(matrix: impl AsHandle<cudssMatrix_t>, values: CuPtr<*const c_void>) -> () {
            checked::cudssMatrixSetBatchValues(matrix.as_handle(), values)?
        }
        /// - `rowStart`, `rowEnd`, `colIndices`, `values`: valid device memory of the size that the other arguments imply, until `matrix` is destroyed or set again.
        fn cudssMatrixSetCsrPointers(
            matrix: impl AsHandle<cudssMatrix_t>, rowStart: CuPtr<c_void>, rowEnd: CuPtr<c_void>, colIndices: CuPtr<c_void>,
            values: CuPtr<c_void>,
        ) -> () {
            checked::cudssMatrixSetCsrPointers(matrix.as_handle(), rowStart, rowEnd, colIndices, values)?
        }
        /// - `values`: valid device memory of the size that the other arguments imply, until `matrix` is destroyed or set again.
        fn cudssMatrixSetValues(matrix: impl AsHandle<cudssMatrix_t>, values: CuPtr<c_void>) -> () {
            checked::cudssMatrixSetValues(matrix.as_handle(), values)?
        }
        /// - `commLibFileName`: a complete, valid file: the library does not check its contents.
        fn cudssSetCommLayer(handle: impl AsHandle<cudssHandle_t>, commLibFileName: Option<&CStr>) -> () {
            checked::cudssSetCommLayer(handle.as_handle(), commLibFileName)?
        }
        /// - Pointers, handles and lengths in `handler` are valid until `handle` is destroyed or set again.
        fn cudssSetDeviceMemHandler(handle: impl AsHandle<cudssHandle_t>, handler: &cudssDeviceMemHandler_t) -> () {
            checked::cudssSetDeviceMemHandler(handle.as_handle(), handler)?
        }
        /// - `streams` and what it refers to stay valid after the call, until `handle` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudssSetMgStreams(handle: impl AsHandle<cudssHandle_t>, streams: &[Borrowed<'_, driver::CUstream>]) -> () {
            checked::cudssSetMgStreams(handle.as_handle(), Borrowed::handles(streams))?
        }
        /// - Pointers, handles and lengths in `handler` are valid until `handle` is destroyed or set again.
        fn cudssSetPinnedMemHandler(handle: impl AsHandle<cudssHandle_t>, handler: &cudssPinnedMemHandler_t) -> () {
            checked::cudssSetPinnedMemHandler(handle.as_handle(), handler)?
        }
        /// - `stream` and what it refers to stay valid after the call, until `handle` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudssSetStream(handle: impl AsHandle<cudssHandle_t>, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudssSetStream(handle.as_handle(), stream.as_handle_or_null())?
        }
        /// - `thrLibFileName`: a complete, valid file: the library does not check its contents.
        fn cudssSetThreadingLayer(handle: impl AsHandle<cudssHandle_t>, thrLibFileName: Option<&CStr>) -> () {
            checked::cudssSetThreadingLayer(handle.as_handle(), thrLibFileName)?
        }
    }
}
