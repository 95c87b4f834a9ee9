//! cuSOLVER: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cusolver as checked;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusparse;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cusolver::all_types::*;

destroy! {
    cusolverStatus_t;
    12 cusolverDnHandle_t: |handle| checked::cusolverDnDestroy(handle);
    12 gesvdjInfo_t: |handle| checked::cusolverDnDestroyGesvdjInfo(handle);
    12 cusolverDnParams_t: |handle| checked::cusolverDnDestroyParams(handle);
    12 syevjInfo_t: |handle| checked::cusolverDnDestroySyevjInfo(handle);
    12 cusolverDnIRSInfos_t: |handle| checked::cusolverDnIRSInfosDestroy(handle);
    12 cusolverDnIRSParams_t: |handle| checked::cusolverDnIRSParamsDestroy(handle);
    12 cusolverRfHandle_t: |handle| checked::cusolverRfDestroy(handle);
    12 cusolverSpHandle_t: |handle| checked::cusolverSpDestroy(handle);
    12 csrcholInfo_t: |handle| checked::cusolverSpDestroyCsrcholInfo(handle);
    12 csrcholInfoHost_t: |handle| checked::cusolverSpDestroyCsrcholInfoHost(handle);
    12 csrluInfoHost_t: |handle| checked::cusolverSpDestroyCsrluInfoHost(handle);
    12 csrqrInfo_t: |handle| checked::cusolverSpDestroyCsrqrInfo(handle);
    12 csrqrInfoHost_t: |handle| checked::cusolverSpDestroyCsrqrInfoHost(handle);
}

any_thread! {
    12 cusolverDnHandle_t // cuSOLVER, Thread Safety
    12 gesvdjInfo_t // cuSOLVER, Thread Safety
    12 cusolverDnParams_t // cuSOLVER, Thread Safety
    12 syevjInfo_t // cuSOLVER, Thread Safety
    12 cusolverDnIRSInfos_t // cuSOLVER, Thread Safety
    12 cusolverDnIRSParams_t // cuSOLVER, Thread Safety
    12 cusolverRfHandle_t // cuSOLVER, Thread Safety
    12 cusolverSpHandle_t // cuSOLVER, Thread Safety
    12 csrcholInfo_t // cuSOLVER, Thread Safety
    12 csrcholInfoHost_t // cuSOLVER, Thread Safety
    12 csrluInfoHost_t // cuSOLVER, Thread Safety
    12 csrqrInfo_t // cuSOLVER, Thread Safety
    12 csrqrInfoHost_t // cuSOLVER, Thread Safety
}

owned! {
    cusolverStatus_t;

    safe {
        fn cusolverDnCgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnCgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverDnCgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnCgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverDnCreate() -> Owned<cusolverDnHandle_t, 12> {
            Owned::from_raw(checked::cusolverDnCreate()?)
        }
        fn cusolverDnCreateGesvdjInfo() -> Owned<gesvdjInfo_t, 12> {
            Owned::from_raw(checked::cusolverDnCreateGesvdjInfo()?)
        }
        fn cusolverDnCreateParams() -> Owned<cusolverDnParams_t, 12> {
            Owned::from_raw(checked::cusolverDnCreateParams()?)
        }
        fn cusolverDnCreateSyevjInfo() -> Owned<syevjInfo_t, 12> {
            Owned::from_raw(checked::cusolverDnCreateSyevjInfo()?)
        }
        fn cusolverDnDgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnDgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverDnDgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnDgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverDnGetDeterministicMode(handle: impl AsHandle<cusolverDnHandle_t, 12>) -> cusolverDeterministicMode_t {
            checked::cusolverDnGetDeterministicMode(handle.as_handle())?
        }
        fn cusolverDnGetStream(handle: impl AsHandle<cusolverDnHandle_t, 12>) -> runtime::cudaStream_t {
            checked::cusolverDnGetStream(handle.as_handle())?
        }
        fn cusolverDnIRSInfosCreate() -> Owned<cusolverDnIRSInfos_t, 12> {
            Owned::from_raw(checked::cusolverDnIRSInfosCreate()?)
        }
        fn cusolverDnIRSInfosGetMaxIters(infos: impl AsHandle<cusolverDnIRSInfos_t, 12>) -> cusolver_int_t {
            checked::cusolverDnIRSInfosGetMaxIters(infos.as_handle())?
        }
        fn cusolverDnIRSInfosGetNiters(infos: impl AsHandle<cusolverDnIRSInfos_t, 12>) -> cusolver_int_t {
            checked::cusolverDnIRSInfosGetNiters(infos.as_handle())?
        }
        fn cusolverDnIRSInfosGetOuterNiters(infos: impl AsHandle<cusolverDnIRSInfos_t, 12>) -> cusolver_int_t {
            checked::cusolverDnIRSInfosGetOuterNiters(infos.as_handle())?
        }
        fn cusolverDnIRSInfosGetResidualHistory(infos: impl AsHandle<cusolverDnIRSInfos_t, 12>) -> *mut c_void {
            checked::cusolverDnIRSInfosGetResidualHistory(infos.as_handle())?
        }
        fn cusolverDnIRSInfosRequestResidual(infos: impl AsHandle<cusolverDnIRSInfos_t, 12>) -> () {
            checked::cusolverDnIRSInfosRequestResidual(infos.as_handle())?
        }
        fn cusolverDnIRSParamsCreate() -> Owned<cusolverDnIRSParams_t, 12> {
            Owned::from_raw(checked::cusolverDnIRSParamsCreate()?)
        }
        fn cusolverDnIRSParamsDisableFallback(params: impl AsHandle<cusolverDnIRSParams_t, 12>) -> () {
            checked::cusolverDnIRSParamsDisableFallback(params.as_handle())?
        }
        fn cusolverDnIRSParamsEnableFallback(params: impl AsHandle<cusolverDnIRSParams_t, 12>) -> () {
            checked::cusolverDnIRSParamsEnableFallback(params.as_handle())?
        }
        fn cusolverDnIRSParamsGetMaxIters(params: impl AsHandle<cusolverDnIRSParams_t, 12>) -> cusolver_int_t {
            checked::cusolverDnIRSParamsGetMaxIters(params.as_handle())?
        }
        fn cusolverDnIRSParamsSetMaxIters(
            params: impl AsHandle<cusolverDnIRSParams_t, 12>, maxiters: cusolver_int_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetMaxIters(params.as_handle(), maxiters)?
        }
        fn cusolverDnIRSParamsSetMaxItersInner(
            params: impl AsHandle<cusolverDnIRSParams_t, 12>, maxiters_inner: cusolver_int_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetMaxItersInner(params.as_handle(), maxiters_inner)?
        }
        fn cusolverDnIRSParamsSetRefinementSolver(
            params: impl AsHandle<cusolverDnIRSParams_t, 12>, refinement_solver: cusolverIRSRefinement_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetRefinementSolver(params.as_handle(), refinement_solver)?
        }
        fn cusolverDnIRSParamsSetSolverLowestPrecision(
            params: impl AsHandle<cusolverDnIRSParams_t, 12>, solver_lowest_precision: cusolverPrecType_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetSolverLowestPrecision(params.as_handle(), solver_lowest_precision)?
        }
        fn cusolverDnIRSParamsSetSolverMainPrecision(
            params: impl AsHandle<cusolverDnIRSParams_t, 12>, solver_main_precision: cusolverPrecType_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetSolverMainPrecision(params.as_handle(), solver_main_precision)?
        }
        fn cusolverDnIRSParamsSetSolverPrecisions(
            params: impl AsHandle<cusolverDnIRSParams_t, 12>, solver_main_precision: cusolverPrecType_t,
            solver_lowest_precision: cusolverPrecType_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetSolverPrecisions(
                params.as_handle(), solver_main_precision, solver_lowest_precision,
            )?
        }
        fn cusolverDnIRSParamsSetTol(params: impl AsHandle<cusolverDnIRSParams_t, 12>, val: f64) -> () {
            checked::cusolverDnIRSParamsSetTol(params.as_handle(), val)?
        }
        fn cusolverDnIRSParamsSetTolInner(params: impl AsHandle<cusolverDnIRSParams_t, 12>, val: f64) -> () {
            checked::cusolverDnIRSParamsSetTolInner(params.as_handle(), val)?
        }
        fn cusolverDnSetAdvOptions(
            params: impl AsHandle<cusolverDnParams_t, 12>, function: cusolverDnFunction_t, algo: cusolverAlgMode_t,
        ) -> () {
            checked::cusolverDnSetAdvOptions(params.as_handle(), function, algo)?
        }
        fn cusolverDnSetDeterministicMode(
            handle: impl AsHandle<cusolverDnHandle_t, 12>, mode: cusolverDeterministicMode_t,
        ) -> () {
            checked::cusolverDnSetDeterministicMode(handle.as_handle(), mode)?
        }
        fn cusolverDnSgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnSgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverDnSgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnSgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverDnXgesvdjSetMaxSweeps(info: impl AsHandle<gesvdjInfo_t, 12>, max_sweeps: i32) -> () {
            checked::cusolverDnXgesvdjSetMaxSweeps(info.as_handle(), max_sweeps)?
        }
        fn cusolverDnXgesvdjSetSortEig(info: impl AsHandle<gesvdjInfo_t, 12>, sort_svd: i32) -> () {
            checked::cusolverDnXgesvdjSetSortEig(info.as_handle(), sort_svd)?
        }
        fn cusolverDnXgesvdjSetTolerance(info: impl AsHandle<gesvdjInfo_t, 12>, tolerance: f64) -> () {
            checked::cusolverDnXgesvdjSetTolerance(info.as_handle(), tolerance)?
        }
        fn cusolverDnXsyevjSetMaxSweeps(info: impl AsHandle<syevjInfo_t, 12>, max_sweeps: i32) -> () {
            checked::cusolverDnXsyevjSetMaxSweeps(info.as_handle(), max_sweeps)?
        }
        fn cusolverDnXsyevjSetSortEig(info: impl AsHandle<syevjInfo_t, 12>, sort_eig: i32) -> () {
            checked::cusolverDnXsyevjSetSortEig(info.as_handle(), sort_eig)?
        }
        fn cusolverDnXsyevjSetTolerance(info: impl AsHandle<syevjInfo_t, 12>, tolerance: f64) -> () {
            checked::cusolverDnXsyevjSetTolerance(info.as_handle(), tolerance)?
        }
        fn cusolverDnZgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnZgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverDnZgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, 12>, m: i32, n: i32) -> i32 {
            checked::cusolverDnZgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        fn cusolverRfAccessBundledFactorsDevice(
            handle: impl AsHandle<cusolverRfHandle_t, 12>,
        ) -> (i32, *mut i32, *mut i32, *mut f64) {
            checked::cusolverRfAccessBundledFactorsDevice(handle.as_handle())?
        }
        fn cusolverRfCreate() -> Owned<cusolverRfHandle_t, 12> {
            Owned::from_raw(checked::cusolverRfCreate()?)
        }
        fn cusolverRfExtractBundledFactorsHost(
            handle: impl AsHandle<cusolverRfHandle_t, 12>,
        ) -> (i32, *mut i32, *mut i32, *mut f64) {
            checked::cusolverRfExtractBundledFactorsHost(handle.as_handle())?
        }
        fn cusolverRfExtractSplitFactorsHost(
            handle: impl AsHandle<cusolverRfHandle_t, 12>,
        ) -> (i32, *mut i32, *mut i32, *mut f64, i32, *mut i32, *mut i32, *mut f64) {
            checked::cusolverRfExtractSplitFactorsHost(handle.as_handle())?
        }
        fn cusolverRfGetAlgs(
            handle: impl AsHandle<cusolverRfHandle_t, 12>,
        ) -> (cusolverRfFactorization_t, cusolverRfTriangularSolve_t) {
            checked::cusolverRfGetAlgs(handle.as_handle())?
        }
        fn cusolverRfGetMatrixFormat(
            handle: impl AsHandle<cusolverRfHandle_t, 12>,
        ) -> (cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t) {
            checked::cusolverRfGetMatrixFormat(handle.as_handle())?
        }
        fn cusolverRfGetNumericBoostReport(
            handle: impl AsHandle<cusolverRfHandle_t, 12>,
        ) -> cusolverRfNumericBoostReport_t {
            checked::cusolverRfGetNumericBoostReport(handle.as_handle())?
        }
        fn cusolverRfGetNumericProperties(handle: impl AsHandle<cusolverRfHandle_t, 12>) -> (f64, f64) {
            checked::cusolverRfGetNumericProperties(handle.as_handle())?
        }
        fn cusolverRfGetResetValuesFastMode(
            handle: impl AsHandle<cusolverRfHandle_t, 12>,
        ) -> cusolverRfResetValuesFastMode_t {
            checked::cusolverRfGetResetValuesFastMode(handle.as_handle())?
        }
        fn cusolverRfSetAlgs(
            handle: impl AsHandle<cusolverRfHandle_t, 12>, factAlg: cusolverRfFactorization_t,
            solveAlg: cusolverRfTriangularSolve_t,
        ) -> () {
            checked::cusolverRfSetAlgs(handle.as_handle(), factAlg, solveAlg)?
        }
        fn cusolverRfSetMatrixFormat(
            handle: impl AsHandle<cusolverRfHandle_t, 12>, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t,
        ) -> () {
            checked::cusolverRfSetMatrixFormat(handle.as_handle(), format, diag)?
        }
        fn cusolverRfSetNumericProperties(handle: impl AsHandle<cusolverRfHandle_t, 12>, zero: f64, boost: f64) -> () {
            checked::cusolverRfSetNumericProperties(handle.as_handle(), zero, boost)?
        }
        fn cusolverRfSetResetValuesFastMode(
            handle: impl AsHandle<cusolverRfHandle_t, 12>, fastMode: cusolverRfResetValuesFastMode_t,
        ) -> () {
            checked::cusolverRfSetResetValuesFastMode(handle.as_handle(), fastMode)?
        }
        fn cusolverSpCreate() -> Owned<cusolverSpHandle_t, 12> {
            Owned::from_raw(checked::cusolverSpCreate()?)
        }
        fn cusolverSpCreateCsrcholInfo() -> Owned<csrcholInfo_t, 12> {
            Owned::from_raw(checked::cusolverSpCreateCsrcholInfo()?)
        }
        fn cusolverSpCreateCsrcholInfoHost() -> Owned<csrcholInfoHost_t, 12> {
            Owned::from_raw(checked::cusolverSpCreateCsrcholInfoHost()?)
        }
        fn cusolverSpCreateCsrluInfoHost() -> Owned<csrluInfoHost_t, 12> {
            Owned::from_raw(checked::cusolverSpCreateCsrluInfoHost()?)
        }
        fn cusolverSpCreateCsrqrInfo() -> Owned<csrqrInfo_t, 12> {
            Owned::from_raw(checked::cusolverSpCreateCsrqrInfo()?)
        }
        fn cusolverSpCreateCsrqrInfoHost() -> Owned<csrqrInfoHost_t, 12> {
            Owned::from_raw(checked::cusolverSpCreateCsrqrInfoHost()?)
        }
        fn cusolverSpGetStream(handle: impl AsHandle<cusolverSpHandle_t, 12>) -> runtime::cudaStream_t {
            checked::cusolverSpGetStream(handle.as_handle())?
        }
    }

    unsafe {
    }
}
