//! C functions that are declared alike in all major versions: cuSOLVER.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut runtime::cuComplex, TAUP: *mut runtime::cuComplex, Work: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, TAU: *mut runtime::cuComplex, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, VT: *mut runtime::cuComplex, ldvt: i32, work: *mut runtime::cuComplex, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut runtime::cuComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const runtime::cuComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, d: *mut f32, e: *mut f32, tau: *mut runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, d: *const f32, e: *const f32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnClaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnClauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuComplex, lda: i32, B: *mut *mut runtime::cuComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreate(handle: *mut cusolverDnHandle_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreateGesvdjInfo(info: *mut gesvdjInfo_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreateParams(params: *mut cusolverDnParams_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreateSyevjInfo(info: *mut syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *mut runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroyParams(params: cusolverDnParams_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut f64, TAUP: *mut f64, Work: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, TAU: *mut f64, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, VT: *mut f64, ldvt: i32, work: *mut f64, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut f64, ldu: i32, strideU: i64, d_V: *mut f64, ldv: i32, strideV: i64, d_work: *mut f64, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const f64, ldu: i32, strideU: i64, d_V: *const f64, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f64, lda: i32, devIpiv: *const i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f64, lda: i32, tau: *mut f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f64, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f64, lda: i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f64, lda: i32, B: *mut *mut f64, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, d: *mut f64, e: *mut f64, tau: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, d: *const f64, e: *const f64, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *mut i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t, mode: *mut cusolverDeterministicMode_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnGetStream(handle: cusolverDnHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosCreate(infos_ptr: *mut cusolverDnIRSInfos_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t, niters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t, outer_niters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t, residual_history: *mut *mut c_void) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsCreate(params_ptr: *mut cusolverDnIRSParams_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t, maxiters: cusolver_int_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t, maxiters_inner: cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t, refinement_solver: cusolverIRSRefinement_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgels(handle: cusolverDnHandle_t, gels_irs_params: cusolverDnIRSParams_t, gels_irs_infos: cusolverDnIRSInfos_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgesv(handle: cusolverDnHandle_t, gesv_irs_params: cusolverDnIRSParams_t, gesv_irs_infos: cusolverDnIRSInfos_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgesv_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, n: cusolver_int_t, nrhs: cusolver_int_t, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerForceDisable() -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerOpenFile(logFile: *const core::ffi::c_char) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetFile(file: *mut cusparse::FILE) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetLevel(level: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetMask(mask: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSetAdvOptions(params: cusolverDnParams_t, function: cusolverDnFunction_t, algo: cusolverAlgMode_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t, mode: cusolverDeterministicMode_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSetStream(handle: cusolverDnHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut f32, TAUP: *mut f32, Work: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, TAU: *mut f32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, VT: *mut f32, ldvt: i32, work: *mut f32, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut f32, ldu: i32, strideU: i64, d_V: *mut f32, ldv: i32, strideV: i64, d_work: *mut f32, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const f32, ldu: i32, strideU: i64, d_V: *const f32, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f32, lda: i32, devIpiv: *const i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f32, lda: i32, tau: *mut f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f32, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f32, lda: i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f32, lda: i32, B: *mut *mut f32, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, d: *mut f32, e: *mut f32, tau: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, d: *const f32, e: *const f32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *mut i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXgeev(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, dataTypeVL: runtime::cudaDataType, VL: *mut c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *mut c_void, ldvr: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, dataTypeVL: runtime::cudaDataType, VL: *const c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *const c_void, ldvr: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgeqrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *mut c_void, ldvt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *const c_void, ldvt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t, info: gesvdjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t, info: gesvdjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t, sort_svd: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t, tolerance: f64) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdp(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *mut c_void, ldv: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32, h_err_sigma: *mut f64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdr(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *mut c_void, dataTypeUrand: runtime::cudaDataType, Urand: *mut c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *mut c_void, ldVrand: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *const c_void, dataTypeUrand: runtime::cudaDataType, Urand: *const c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *const c_void, ldVrand: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgetrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, ipiv: *mut i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgetrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, trans: cublas::cublasOperation_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cusolverDnXlarft(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXpotrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXpotrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXsyevBatched(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32, batchSize: i64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize, batchSize: i64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevdx(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, meig64: *mut i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, h_meig: *mut i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t, info: syevjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t, info: syevjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjSetSortEig(info: syevjInfo_t, sort_eig: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjSetTolerance(info: syevjInfo_t, tolerance: f64) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsytrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXtrtri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut runtime::cuDoubleComplex, TAUP: *mut runtime::cuDoubleComplex, Work: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, TAU: *mut runtime::cuDoubleComplex, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, VT: *mut runtime::cuDoubleComplex, ldvt: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuDoubleComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuDoubleComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuDoubleComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, d: *mut f64, e: *mut f64, tau: *mut runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, d: *const f64, e: *const f64, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuDoubleComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuDoubleComplex, lda: i32, B: *mut *mut runtime::cuDoubleComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *mut runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// In `cusolver_common.h` since CUDA 12.0 or earlier.
    fn cusolverGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cusolverStatus_t;

    /// In `cusolver_common.h` since CUDA 12.0 or earlier.
    fn cusolverGetVersion(version: *mut i32) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t, nnzM: *mut i32, Mp: *mut *mut i32, Mi: *mut *mut i32, Mx: *mut *mut f64) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchResetValues(batchSize: i32, n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA_array: *mut *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchSetupHost(batchSize: i32, n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA_array: *mut *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF_array: *mut *mut f64, ldxf: i32) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfCreate(handle: *mut cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t, h_nnzM: *mut i32, h_Mp: *mut *mut i32, h_Mi: *mut *mut i32, h_Mx: *mut *mut f64) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t, h_nnzL: *mut i32, h_csrRowPtrL: *mut *mut i32, h_csrColIndL: *mut *mut i32, h_csrValL: *mut *mut f64, h_nnzU: *mut i32, h_csrRowPtrU: *mut *mut i32, h_csrColIndU: *mut *mut i32, h_csrValU: *mut *mut f64) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetAlgs(handle: cusolverRfHandle_t, factAlg: *mut cusolverRfFactorization_t, solveAlg: *mut cusolverRfTriangularSolve_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t, format: *mut cusolverRfMatrixFormat_t, diag: *mut cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t, report: *mut cusolverRfNumericBoostReport_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetNumericProperties(handle: cusolverRfHandle_t, zero: *mut f64, boost: *mut f64) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: *mut cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfResetValues(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetAlgs(handle: cusolverRfHandle_t, factAlg: cusolverRfFactorization_t, solveAlg: cusolverRfTriangularSolve_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetNumericProperties(handle: cusolverRfHandle_t, zero: f64, boost: f64) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetupDevice(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, nnzL: i32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, csrValL: *mut f64, nnzU: i32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, csrValU: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetupHost(n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA: *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF: *mut f64, ldxf: i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, eps: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, tol: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, rankA: *mut i32, x: *mut runtime::cuComplex, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreate(handle: *mut cusolverSpHandle_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrcholInfo(info: *mut csrcholInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrcholInfoHost(info: *mut csrcholInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrluInfoHost(info: *mut csrluInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrqrInfo(info: *mut csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrqrInfoHost(info: *mut csrqrInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, eps: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, tol: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, rankA: *mut i32, x: *mut f64, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f64, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f64, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, x: *mut f64, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpGetStream(handle: cusolverSpHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, eps: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, tol: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, rankA: *mut i32, x: *mut f32, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, x: *mut f32, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpSetStream(handle: cusolverSpHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrissymHost(handle: cusolverSpHandle_t, m: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrEndPtrA: *const i32, csrColIndA: *const i32, issym: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t, nnzLRef: *mut i32, nnzURef: *mut i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, options: *const i64, p: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrpermHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *mut i32, csrColIndA: *mut i32, p: *const i32, q: *const i32, map: *mut i32, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *const i32, q: *const i32, bufferSizeInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, eps: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, tol: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, rankA: *mut i32, x: *mut runtime::cuDoubleComplex, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuDoubleComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuDoubleComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;
}
