//! cuSPARSE: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::shared::checked::cusparse as checked;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::shared::cusparse::all_types::*;

destroy! {
    cusparseStatus_t;
    0 cusparseHandle_t: |handle| checked::cusparseDestroy(handle);
    0 bsric02Info_t: |handle| checked::cusparseDestroyBsric02Info(handle);
    0 bsrilu02Info_t: |handle| checked::cusparseDestroyBsrilu02Info(handle);
    0 bsrsm2Info_t: |handle| checked::cusparseDestroyBsrsm2Info(handle);
    0 bsrsv2Info_t: |handle| checked::cusparseDestroyBsrsv2Info(handle);
    0 cusparseColorInfo_t: |handle| checked::cusparseDestroyColorInfo(handle);
    0 csric02Info_t: |handle| checked::cusparseDestroyCsric02Info(handle);
    0 csrilu02Info_t: |handle| checked::cusparseDestroyCsrilu02Info(handle);
    0 csru2csrInfo_t: |handle| checked::cusparseDestroyCsru2csrInfo(handle);
    0 cusparseDnMatDescr_t: |handle| checked::cusparseDestroyDnMat(handle);
    0 cusparseDnVecDescr_t: |handle| checked::cusparseDestroyDnVec(handle);
    0 cusparseMatDescr_t: |handle| checked::cusparseDestroyMatDescr(handle);
    0 pruneInfo_t: |handle| checked::cusparseDestroyPruneInfo(handle);
    0 cusparseSpMatDescr_t: |handle| checked::cusparseDestroySpMat(handle);
    0 cusparseSpVecDescr_t: |handle| checked::cusparseDestroySpVec(handle);
    0 cusparseSpGEMMDescr_t: |handle| checked::cusparseSpGEMM_destroyDescr(handle);
    0 cusparseSpSMDescr_t: |handle| checked::cusparseSpSM_destroyDescr(handle);
    0 cusparseSpSVDescr_t: |handle| checked::cusparseSpSV_destroyDescr(handle);
}

any_thread! {
    0 cusparseHandle_t // cuSPARSE, Thread Safety
    0 bsric02Info_t // cuSPARSE, Thread Safety
    0 bsrilu02Info_t // cuSPARSE, Thread Safety
    0 bsrsm2Info_t // cuSPARSE, Thread Safety
    0 bsrsv2Info_t // cuSPARSE, Thread Safety
    0 cusparseColorInfo_t // cuSPARSE, Thread Safety
    0 csric02Info_t // cuSPARSE, Thread Safety
    0 csrilu02Info_t // cuSPARSE, Thread Safety
    0 csru2csrInfo_t // cuSPARSE, Thread Safety
    0 cusparseDnMatDescr_t // cuSPARSE, Thread Safety
    0 cusparseDnVecDescr_t // cuSPARSE, Thread Safety
    0 cusparseMatDescr_t // cuSPARSE, Thread Safety
    0 pruneInfo_t // cuSPARSE, Thread Safety
    0 cusparseSpMatDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpVecDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpGEMMDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpSMDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpSVDescr_t // cuSPARSE, Thread Safety
}

owned! {
    cusparseStatus_t;

    safe {
        fn cusparseBlockedEllGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseBlockedEllGet(spMatDescr.as_handle())?
        }
        fn cusparseBsrSetStridedBatch(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, batchCount: i32, offsetsBatchStride: i64,
            columnsBatchStride: i64, ValuesBatchStride: i64,
        ) -> () {
            checked::cusparseBsrSetStridedBatch(
                spMatDescr.as_handle(), batchCount, offsetsBatchStride, columnsBatchStride, ValuesBatchStride,
            )?
        }
        fn cusparseCgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseCgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
        fn cusparseConstBlockedEllGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
            runtime::cudaDataType,
        ) {
            checked::cusparseConstBlockedEllGet(spMatDescr.as_handle())?
        }
        fn cusparseConstCooGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
            runtime::cudaDataType,
        ) {
            checked::cusparseConstCooGet(spMatDescr.as_handle())?
        }
        fn cusparseConstCscGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseConstCscGet(spMatDescr.as_handle())?
        }
        fn cusparseConstCsrGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseConstCsrGet(spMatDescr.as_handle())?
        }
        fn cusparseConstDnMatGet(
            dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>,
        ) -> (i64, i64, i64, *const c_void, runtime::cudaDataType, cusparseOrder_t) {
            checked::cusparseConstDnMatGet(dnMatDescr.as_handle())?
        }
        fn cusparseConstDnMatGetValues(dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>) -> *const c_void {
            checked::cusparseConstDnMatGetValues(dnMatDescr.as_handle())?
        }
        fn cusparseConstDnVecGet(
            dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>,
        ) -> (i64, *const c_void, runtime::cudaDataType) {
            checked::cusparseConstDnVecGet(dnVecDescr.as_handle())?
        }
        fn cusparseConstDnVecGetValues(dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>) -> *const c_void {
            checked::cusparseConstDnVecGetValues(dnVecDescr.as_handle())?
        }
        fn cusparseConstSpMatGetValues(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> *const c_void {
            checked::cusparseConstSpMatGetValues(spMatDescr.as_handle())?
        }
        fn cusparseConstSpVecGet(
            spVecDescr: impl AsHandle<cusparseSpVecDescr_t>,
        ) -> (i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType) {
            checked::cusparseConstSpVecGet(spVecDescr.as_handle())?
        }
        fn cusparseConstSpVecGetValues(spVecDescr: impl AsHandle<cusparseSpVecDescr_t>) -> *const c_void {
            checked::cusparseConstSpVecGetValues(spVecDescr.as_handle())?
        }
        fn cusparseCooGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t,
            runtime::cudaDataType,
        ) {
            checked::cusparseCooGet(spMatDescr.as_handle())?
        }
        fn cusparseCooSetStridedBatch(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, batchCount: i32, batchStride: i64,
        ) -> () {
            checked::cusparseCooSetStridedBatch(spMatDescr.as_handle(), batchCount, batchStride)?
        }
        fn cusparseCreate() -> Owned<cusparseHandle_t> {
            Owned::from_raw(checked::cusparseCreate()?)
        }
        fn cusparseCreateBsric02Info() -> Owned<bsric02Info_t> {
            Owned::from_raw(checked::cusparseCreateBsric02Info()?)
        }
        fn cusparseCreateBsrilu02Info() -> Owned<bsrilu02Info_t> {
            Owned::from_raw(checked::cusparseCreateBsrilu02Info()?)
        }
        fn cusparseCreateBsrsm2Info() -> Owned<bsrsm2Info_t> {
            Owned::from_raw(checked::cusparseCreateBsrsm2Info()?)
        }
        fn cusparseCreateBsrsv2Info() -> Owned<bsrsv2Info_t> {
            Owned::from_raw(checked::cusparseCreateBsrsv2Info()?)
        }
        fn cusparseCreateColorInfo() -> Owned<cusparseColorInfo_t> {
            Owned::from_raw(checked::cusparseCreateColorInfo()?)
        }
        fn cusparseCreateCsric02Info() -> Owned<csric02Info_t> {
            Owned::from_raw(checked::cusparseCreateCsric02Info()?)
        }
        fn cusparseCreateCsrilu02Info() -> Owned<csrilu02Info_t> {
            Owned::from_raw(checked::cusparseCreateCsrilu02Info()?)
        }
        fn cusparseCreateCsru2csrInfo() -> Owned<csru2csrInfo_t> {
            Owned::from_raw(checked::cusparseCreateCsru2csrInfo()?)
        }
        fn cusparseCreateMatDescr() -> Owned<cusparseMatDescr_t> {
            Owned::from_raw(checked::cusparseCreateMatDescr()?)
        }
        fn cusparseCreatePruneInfo() -> Owned<pruneInfo_t> {
            Owned::from_raw(checked::cusparseCreatePruneInfo()?)
        }
        fn cusparseCscGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseCscGet(spMatDescr.as_handle())?
        }
        fn cusparseCsrGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseCsrGet(spMatDescr.as_handle())?
        }
        fn cusparseCsrSetStridedBatch(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, batchCount: i32, offsetsBatchStride: i64,
            columnsValuesBatchStride: i64,
        ) -> () {
            checked::cusparseCsrSetStridedBatch(
                spMatDescr.as_handle(), batchCount, offsetsBatchStride, columnsValuesBatchStride,
            )?
        }
        fn cusparseDgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseDgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
        fn cusparseDnMatGet(
            dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>,
        ) -> (i64, i64, i64, *mut c_void, runtime::cudaDataType, cusparseOrder_t) {
            checked::cusparseDnMatGet(dnMatDescr.as_handle())?
        }
        fn cusparseDnMatGetStridedBatch(dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>) -> (i32, i64) {
            checked::cusparseDnMatGetStridedBatch(dnMatDescr.as_handle())?
        }
        fn cusparseDnMatGetValues(dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>) -> *mut c_void {
            checked::cusparseDnMatGetValues(dnMatDescr.as_handle())?
        }
        fn cusparseDnMatSetStridedBatch(
            dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>, batchCount: i32, batchStride: i64,
        ) -> () {
            checked::cusparseDnMatSetStridedBatch(dnMatDescr.as_handle(), batchCount, batchStride)?
        }
        fn cusparseDnVecGet(dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>) -> (i64, *mut c_void, runtime::cudaDataType) {
            checked::cusparseDnVecGet(dnVecDescr.as_handle())?
        }
        fn cusparseDnVecGetValues(dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>) -> *mut c_void {
            checked::cusparseDnVecGetValues(dnVecDescr.as_handle())?
        }
        fn cusparseGetPointerMode(handle: impl AsHandle<cusparseHandle_t>) -> cusparsePointerMode_t {
            checked::cusparseGetPointerMode(handle.as_handle())?
        }
        fn cusparseGetStream(handle: impl AsHandle<cusparseHandle_t>) -> runtime::cudaStream_t {
            checked::cusparseGetStream(handle.as_handle())?
        }
        fn cusparseGetVersion(handle: impl AsHandle<cusparseHandle_t>) -> i32 {
            checked::cusparseGetVersion(handle.as_handle())?
        }
        fn cusparseSetMatDiagType(descrA: impl AsHandle<cusparseMatDescr_t>, diagType: cusparseDiagType_t) -> () {
            checked::cusparseSetMatDiagType(descrA.as_handle(), diagType)?
        }
        fn cusparseSetMatFillMode(descrA: impl AsHandle<cusparseMatDescr_t>, fillMode: cusparseFillMode_t) -> () {
            checked::cusparseSetMatFillMode(descrA.as_handle(), fillMode)?
        }
        fn cusparseSetMatIndexBase(descrA: impl AsHandle<cusparseMatDescr_t>, base: cusparseIndexBase_t) -> () {
            checked::cusparseSetMatIndexBase(descrA.as_handle(), base)?
        }
        fn cusparseSetMatType(descrA: impl AsHandle<cusparseMatDescr_t>, r#type: cusparseMatrixType_t) -> () {
            checked::cusparseSetMatType(descrA.as_handle(), r#type)?
        }
        fn cusparseSetPointerMode(handle: impl AsHandle<cusparseHandle_t>, mode: cusparsePointerMode_t) -> () {
            checked::cusparseSetPointerMode(handle.as_handle(), mode)?
        }
        fn cusparseSgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseSgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
        fn cusparseSpGEMM_createDescr() -> Owned<cusparseSpGEMMDescr_t> {
            Owned::from_raw(checked::cusparseSpGEMM_createDescr()?)
        }
        fn cusparseSpGEMM_getNumProducts(spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>) -> i64 {
            checked::cusparseSpGEMM_getNumProducts(spgemmDescr.as_handle())?
        }
        fn cusparseSpMatGetFormat(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> cusparseFormat_t {
            checked::cusparseSpMatGetFormat(spMatDescr.as_handle())?
        }
        fn cusparseSpMatGetIndexBase(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> cusparseIndexBase_t {
            checked::cusparseSpMatGetIndexBase(spMatDescr.as_handle())?
        }
        fn cusparseSpMatGetSize(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (i64, i64, i64) {
            checked::cusparseSpMatGetSize(spMatDescr.as_handle())?
        }
        fn cusparseSpMatGetStridedBatch(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> i32 {
            checked::cusparseSpMatGetStridedBatch(spMatDescr.as_handle())?
        }
        fn cusparseSpMatGetValues(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> *mut c_void {
            checked::cusparseSpMatGetValues(spMatDescr.as_handle())?
        }
        fn cusparseSpSM_createDescr() -> Owned<cusparseSpSMDescr_t> {
            Owned::from_raw(checked::cusparseSpSM_createDescr()?)
        }
        fn cusparseSpSV_createDescr() -> Owned<cusparseSpSVDescr_t> {
            Owned::from_raw(checked::cusparseSpSV_createDescr()?)
        }
        fn cusparseSpVecGet(
            spVecDescr: impl AsHandle<cusparseSpVecDescr_t>,
        ) -> (i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType) {
            checked::cusparseSpVecGet(spVecDescr.as_handle())?
        }
        fn cusparseSpVecGetIndexBase(spVecDescr: impl AsHandle<cusparseSpVecDescr_t>) -> cusparseIndexBase_t {
            checked::cusparseSpVecGetIndexBase(spVecDescr.as_handle())?
        }
        fn cusparseSpVecGetValues(spVecDescr: impl AsHandle<cusparseSpVecDescr_t>) -> *mut c_void {
            checked::cusparseSpVecGetValues(spVecDescr.as_handle())?
        }
        fn cusparseZgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseZgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
    }

    unsafe {
        /// - `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateBlockedEll(
            rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: CuPtr<c_void>, ellValue: CuPtr<c_void>,
            ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateBlockedEll(
                    rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType,
                )?,
            )
        }
        /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateBsr(
            brows: i64, bcols: i64, bnnz: i64, rowBlockSize: i64, colBlockSize: i64, bsrRowOffsets: CuPtr<c_void>,
            bsrColInd: CuPtr<c_void>, bsrValues: CuPtr<c_void>, bsrRowOffsetsType: cusparseIndexType_t,
            bsrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
            order: cusparseOrder_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateBsr(
                    brows, bcols, bnnz, rowBlockSize, colBlockSize, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType,
                    bsrColIndType, idxBase, valueType, order,
                )?,
            )
        }
        /// - `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstBlockedEll(
            rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: CuPtr<c_void>, ellValue: CuPtr<c_void>,
            ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstBlockedEll(
                    rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType,
                )?,
            )
        }
        /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstBsr(
            brows: i64, bcols: i64, bnnz: i64, rowBlockDim: i64, colBlockDim: i64, bsrRowOffsets: CuPtr<c_void>,
            bsrColInd: CuPtr<c_void>, bsrValues: CuPtr<c_void>, bsrRowOffsetsType: cusparseIndexType_t,
            bsrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
            order: cusparseOrder_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstBsr(
                    brows, bcols, bnnz, rowBlockDim, colBlockDim, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType,
                    bsrColIndType, idxBase, valueType, order,
                )?,
            )
        }
        /// - `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstCoo(
            rows: i64, cols: i64, nnz: i64, cooRowInd: CuPtr<c_void>, cooColInd: CuPtr<c_void>, cooValues: CuPtr<c_void>,
            cooIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstCoo(
                    rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType,
                )?,
            )
        }
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstCsc(
            rows: i64, cols: i64, nnz: i64, cscColOffsets: CuPtr<c_void>, cscRowInd: CuPtr<c_void>,
            cscValues: CuPtr<c_void>, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t,
            idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstCsc(
                    rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase,
                    valueType,
                )?,
            )
        }
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstCsr(
            rows: i64, cols: i64, nnz: i64, csrRowOffsets: CuPtr<c_void>, csrColInd: CuPtr<c_void>,
            csrValues: CuPtr<c_void>, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t,
            idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstCsr(
                    rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase,
                    valueType,
                )?,
            )
        }
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
        fn cusparseCreateConstDnMat(
            rows: i64, cols: i64, ld: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType, order: cusparseOrder_t,
        ) -> Owned<cusparseDnMatDescr_t> {
            Owned::from_raw(checked::cusparseCreateConstDnMat(rows, cols, ld, values, valueType, order)?)
        }
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
        fn cusparseCreateConstDnVec(
            size: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseDnVecDescr_t> {
            Owned::from_raw(checked::cusparseCreateConstDnVec(size, values, valueType)?)
        }
        /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstSlicedEll(
            rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: CuPtr<c_void>,
            sellColInd: CuPtr<c_void>, sellValues: CuPtr<c_void>, sellSliceOffsetsType: cusparseIndexType_t,
            sellColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstSlicedEll(
                    rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues,
                    sellSliceOffsetsType, sellColIndType, idxBase, valueType,
                )?,
            )
        }
        /// - `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
        fn cusparseCreateConstSpVec(
            size: i64, nnz: i64, indices: CuPtr<c_void>, values: CuPtr<c_void>, idxType: cusparseIndexType_t,
            idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpVecDescr_t> {
            Owned::from_raw(checked::cusparseCreateConstSpVec(size, nnz, indices, values, idxType, idxBase, valueType)?)
        }
        /// - `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateCoo(
            rows: i64, cols: i64, nnz: i64, cooRowInd: CuPtr<c_void>, cooColInd: CuPtr<c_void>, cooValues: CuPtr<c_void>,
            cooIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateCoo(
                    rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType,
                )?,
            )
        }
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateCsc(
            rows: i64, cols: i64, nnz: i64, cscColOffsets: CuPtr<c_void>, cscRowInd: CuPtr<c_void>,
            cscValues: CuPtr<c_void>, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t,
            idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateCsc(
                    rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase,
                    valueType,
                )?,
            )
        }
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateCsr(
            rows: i64, cols: i64, nnz: i64, csrRowOffsets: CuPtr<c_void>, csrColInd: CuPtr<c_void>,
            csrValues: CuPtr<c_void>, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t,
            idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateCsr(
                    rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase,
                    valueType,
                )?,
            )
        }
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
        fn cusparseCreateDnMat(
            rows: i64, cols: i64, ld: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType, order: cusparseOrder_t,
        ) -> Owned<cusparseDnMatDescr_t> {
            Owned::from_raw(checked::cusparseCreateDnMat(rows, cols, ld, values, valueType, order)?)
        }
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
        fn cusparseCreateDnVec(
            size: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseDnVecDescr_t> {
            Owned::from_raw(checked::cusparseCreateDnVec(size, values, valueType)?)
        }
        /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateSlicedEll(
            rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: CuPtr<c_void>,
            sellColInd: CuPtr<c_void>, sellValues: CuPtr<c_void>, sellSliceOffsetsType: cusparseIndexType_t,
            sellColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateSlicedEll(
                    rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues,
                    sellSliceOffsetsType, sellColIndType, idxBase, valueType,
                )?,
            )
        }
        /// - `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
        fn cusparseCreateSpVec(
            size: i64, nnz: i64, indices: CuPtr<c_void>, values: CuPtr<c_void>, idxType: cusparseIndexType_t,
            idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        ) -> Owned<cusparseSpVecDescr_t> {
            Owned::from_raw(checked::cusparseCreateSpVec(size, nnz, indices, values, idxType, idxBase, valueType)?)
        }
    }
}
