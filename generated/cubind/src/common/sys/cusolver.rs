//! C functions with identical declarations in all major versions (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnCCgels)]
    fn cusolverDnCCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCCgels_bufferSize)]
    fn cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCCgesv)]
    fn cusolverDnCCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCCgesv_bufferSize)]
    fn cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCEgels)]
    fn cusolverDnCEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCEgels_bufferSize)]
    fn cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnCEgesv)]
    fn cusolverDnCEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCEgesv_bufferSize)]
    fn cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCKgels)]
    fn cusolverDnCKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCKgels_bufferSize)]
    fn cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCKgesv)]
    fn cusolverDnCKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCKgesv_bufferSize)]
    fn cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCYgels)]
    fn cusolverDnCYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCYgels_bufferSize)]
    fn cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCYgesv)]
    fn cusolverDnCYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCYgesv_bufferSize)]
    fn cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgebrd)]
    fn cusolverDnCgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut runtime::cuComplex, TAUP: *mut runtime::cuComplex, Work: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgebrd_bufferSize)]
    fn cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgeqrf)]
    fn cusolverDnCgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, TAU: *mut runtime::cuComplex, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgeqrf_bufferSize)]
    fn cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvd)]
    fn cusolverDnCgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, VT: *mut runtime::cuComplex, ldvt: i32, work: *mut runtime::cuComplex, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvd_bufferSize)]
    fn cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvdaStridedBatched)]
    fn cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut runtime::cuComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvdaStridedBatched_bufferSize)]
    fn cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const runtime::cuComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvdj)]
    fn cusolverDnCgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvdjBatched)]
    fn cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvdjBatched_bufferSize)]
    fn cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgesvdj_bufferSize)]
    fn cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgetrf)]
    fn cusolverDnCgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnCgetrf_bufferSize)]
    fn cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCgetrs)]
    fn cusolverDnCgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevd)]
    fn cusolverDnCheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevd_bufferSize)]
    fn cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevdx)]
    fn cusolverDnCheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevdx_bufferSize)]
    fn cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevj)]
    fn cusolverDnCheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevjBatched)]
    fn cusolverDnCheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevjBatched_bufferSize)]
    fn cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCheevj_bufferSize)]
    fn cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnChegvd)]
    fn cusolverDnChegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnChegvd_bufferSize)]
    fn cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnChegvdx)]
    fn cusolverDnChegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnChegvdx_bufferSize)]
    fn cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnChegvj)]
    fn cusolverDnChegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnChegvj_bufferSize)]
    fn cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnChetrd)]
    fn cusolverDnChetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, d: *mut f32, e: *mut f32, tau: *mut runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnChetrd_bufferSize)]
    fn cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, d: *const f32, e: *const f32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnClaswp)]
    fn cusolverDnClaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnClauum)]
    fn cusolverDnClauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnClauum_bufferSize)]
    fn cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnCpotrf)]
    fn cusolverDnCpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCpotrfBatched)]
    fn cusolverDnCpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCpotrf_bufferSize)]
    fn cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnCpotri)]
    fn cusolverDnCpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCpotri_bufferSize)]
    fn cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCpotrs)]
    fn cusolverDnCpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCpotrsBatched)]
    fn cusolverDnCpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuComplex, lda: i32, B: *mut *mut runtime::cuComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCreate)]
    fn cusolverDnCreate(handle: *mut cusolverDnHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCreateGesvdjInfo)]
    fn cusolverDnCreateGesvdjInfo(info: *mut gesvdjInfo_t) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnCreateParams)]
    fn cusolverDnCreateParams(params: *mut cusolverDnParams_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCreateSyevjInfo)]
    fn cusolverDnCreateSyevjInfo(info: *mut syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCsytrf)]
    fn cusolverDnCsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnCsytrf_bufferSize)]
    fn cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCsytri)]
    fn cusolverDnCsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCsytri_bufferSize)]
    fn cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCungbr)]
    fn cusolverDnCungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCungbr_bufferSize)]
    fn cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCungqr)]
    fn cusolverDnCungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCungqr_bufferSize)]
    fn cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCungtr)]
    fn cusolverDnCungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCungtr_bufferSize)]
    fn cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCunmqr)]
    fn cusolverDnCunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCunmqr_bufferSize)]
    fn cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCunmtr)]
    fn cusolverDnCunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *mut runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnCunmtr_bufferSize)]
    fn cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDBgels)]
    fn cusolverDnDBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDBgels_bufferSize)]
    fn cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDBgesv)]
    fn cusolverDnDBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDBgesv_bufferSize)]
    fn cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDDgels)]
    fn cusolverDnDDgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDDgels_bufferSize)]
    fn cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDDgesv)]
    fn cusolverDnDDgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDDgesv_bufferSize)]
    fn cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDHgels)]
    fn cusolverDnDHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDHgels_bufferSize)]
    fn cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDHgesv)]
    fn cusolverDnDHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDHgesv_bufferSize)]
    fn cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDSgels)]
    fn cusolverDnDSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnDSgels_bufferSize)]
    fn cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDSgesv)]
    fn cusolverDnDSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDSgesv_bufferSize)]
    fn cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDXgels)]
    fn cusolverDnDXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDXgels_bufferSize)]
    fn cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDXgesv)]
    fn cusolverDnDXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDXgesv_bufferSize)]
    fn cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroy)]
    fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroyGesvdjInfo)]
    fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroyParams)]
    fn cusolverDnDestroyParams(params: cusolverDnParams_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroySyevjInfo)]
    fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgebrd)]
    fn cusolverDnDgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut f64, TAUP: *mut f64, Work: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgebrd_bufferSize)]
    fn cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgeqrf)]
    fn cusolverDnDgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, TAU: *mut f64, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgeqrf_bufferSize)]
    fn cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvd)]
    fn cusolverDnDgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, VT: *mut f64, ldvt: i32, work: *mut f64, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvd_bufferSize)]
    fn cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvdaStridedBatched)]
    fn cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut f64, ldu: i32, strideU: i64, d_V: *mut f64, ldv: i32, strideV: i64, d_work: *mut f64, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvdaStridedBatched_bufferSize)]
    fn cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const f64, ldu: i32, strideU: i64, d_V: *const f64, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvdj)]
    fn cusolverDnDgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvdjBatched)]
    fn cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvdjBatched_bufferSize)]
    fn cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgesvdj_bufferSize)]
    fn cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgetrf)]
    fn cusolverDnDgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnDgetrf_bufferSize)]
    fn cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDgetrs)]
    fn cusolverDnDgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f64, lda: i32, devIpiv: *const i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDlaswp)]
    fn cusolverDnDlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDlauum)]
    fn cusolverDnDlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDlauum_bufferSize)]
    fn cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDorgbr)]
    fn cusolverDnDorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDorgbr_bufferSize)]
    fn cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDorgqr)]
    fn cusolverDnDorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDorgqr_bufferSize)]
    fn cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDorgtr)]
    fn cusolverDnDorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDorgtr_bufferSize)]
    fn cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDormqr)]
    fn cusolverDnDormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnDormqr_bufferSize)]
    fn cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDormtr)]
    fn cusolverDnDormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f64, lda: i32, tau: *mut f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDormtr_bufferSize)]
    fn cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDpotrf)]
    fn cusolverDnDpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDpotrfBatched)]
    fn cusolverDnDpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f64, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDpotrf_bufferSize)]
    fn cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDpotri)]
    fn cusolverDnDpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDpotri_bufferSize)]
    fn cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDpotrs)]
    fn cusolverDnDpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f64, lda: i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDpotrsBatched)]
    fn cusolverDnDpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f64, lda: i32, B: *mut *mut f64, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevd)]
    fn cusolverDnDsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevd_bufferSize)]
    fn cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevdx)]
    fn cusolverDnDsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevdx_bufferSize)]
    fn cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevj)]
    fn cusolverDnDsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevjBatched)]
    fn cusolverDnDsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevjBatched_bufferSize)]
    fn cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsyevj_bufferSize)]
    fn cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsygvd)]
    fn cusolverDnDsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsygvd_bufferSize)]
    fn cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsygvdx)]
    fn cusolverDnDsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsygvdx_bufferSize)]
    fn cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsygvj)]
    fn cusolverDnDsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsygvj_bufferSize)]
    fn cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsytrd)]
    fn cusolverDnDsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, d: *mut f64, e: *mut f64, tau: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsytrd_bufferSize)]
    fn cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, d: *const f64, e: *const f64, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsytrf)]
    fn cusolverDnDsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *mut i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsytrf_bufferSize)]
    fn cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsytri)]
    fn cusolverDnDsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnDsytri_bufferSize)]
    fn cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnGetDeterministicMode)]
    #[since = "12.2"]
    fn cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t, mode: *mut cusolverDeterministicMode_t) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnGetStream)]
    fn cusolverDnGetStream(handle: cusolverDnHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSInfosCreate)]
    fn cusolverDnIRSInfosCreate(infos_ptr: *mut cusolverDnIRSInfos_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosDestroy)]
    fn cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSInfosGetMaxIters)]
    fn cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSInfosGetNiters)]
    fn cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t, niters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSInfosGetOuterNiters)]
    fn cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t, outer_niters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSInfosGetResidualHistory)]
    fn cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t, residual_history: *mut *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSInfosRequestResidual)]
    fn cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsCreate)]
    fn cusolverDnIRSParamsCreate(params_ptr: *mut cusolverDnIRSParams_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsDestroy)]
    fn cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnIRSParamsDisableFallback)]
    fn cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsEnableFallback)]
    fn cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsGetMaxIters)]
    fn cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsSetMaxIters)]
    fn cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t, maxiters: cusolver_int_t) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnIRSParamsSetMaxItersInner)]
    fn cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t, maxiters_inner: cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsSetRefinementSolver)]
    fn cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t, refinement_solver: cusolverIRSRefinement_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsSetSolverLowestPrecision)]
    fn cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsSetSolverMainPrecision)]
    fn cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsSetSolverPrecisions)]
    fn cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsSetTol)]
    fn cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSParamsSetTolInner)]
    fn cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSXgels)]
    fn cusolverDnIRSXgels(handle: cusolverDnHandle_t, gels_irs_params: cusolverDnIRSParams_t, gels_irs_infos: cusolverDnIRSInfos_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSXgels_bufferSize)]
    fn cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSXgesv)]
    fn cusolverDnIRSXgesv(handle: cusolverDnHandle_t, gesv_irs_params: cusolverDnIRSParams_t, gesv_irs_infos: cusolverDnIRSInfos_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnIRSXgesv_bufferSize)]
    fn cusolverDnIRSXgesv_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, n: cusolver_int_t, nrhs: cusolver_int_t, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnLoggerForceDisable)]
    fn cusolverDnLoggerForceDisable() -> cusolverStatus_t;

    #[called_by(cusolverDnLoggerOpenFile)]
    fn cusolverDnLoggerOpenFile(logFile: *const core::ffi::c_char) -> cusolverStatus_t;

    #[called_by(cusolverDnLoggerSetCallback)]
    fn cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t) -> cusolverStatus_t;

    #[called_by(cusolverDnLoggerSetFile)]
    fn cusolverDnLoggerSetFile(file: *mut cusparse::FILE) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnLoggerSetLevel)]
    fn cusolverDnLoggerSetLevel(level: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnLoggerSetMask)]
    fn cusolverDnLoggerSetMask(mask: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSBgels)]
    fn cusolverDnSBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSBgels_bufferSize)]
    fn cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSBgesv)]
    fn cusolverDnSBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSBgesv_bufferSize)]
    fn cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSHgels)]
    fn cusolverDnSHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSHgels_bufferSize)]
    fn cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSHgesv)]
    fn cusolverDnSHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSHgesv_bufferSize)]
    fn cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSSgels)]
    fn cusolverDnSSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSSgels_bufferSize)]
    fn cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSSgesv)]
    fn cusolverDnSSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSSgesv_bufferSize)]
    fn cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSXgels)]
    fn cusolverDnSXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSXgels_bufferSize)]
    fn cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSXgesv)]
    fn cusolverDnSXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSXgesv_bufferSize)]
    fn cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetAdvOptions)]
    fn cusolverDnSetAdvOptions(params: cusolverDnParams_t, function: cusolverDnFunction_t, algo: cusolverAlgMode_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetDeterministicMode)]
    #[since = "12.2"]
    fn cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t, mode: cusolverDeterministicMode_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSetStream)]
    fn cusolverDnSetStream(handle: cusolverDnHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgebrd)]
    fn cusolverDnSgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut f32, TAUP: *mut f32, Work: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgebrd_bufferSize)]
    fn cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgeqrf)]
    fn cusolverDnSgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, TAU: *mut f32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgeqrf_bufferSize)]
    fn cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvd)]
    fn cusolverDnSgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, VT: *mut f32, ldvt: i32, work: *mut f32, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvd_bufferSize)]
    fn cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvdaStridedBatched)]
    fn cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut f32, ldu: i32, strideU: i64, d_V: *mut f32, ldv: i32, strideV: i64, d_work: *mut f32, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvdaStridedBatched_bufferSize)]
    fn cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const f32, ldu: i32, strideU: i64, d_V: *const f32, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvdj)]
    fn cusolverDnSgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvdjBatched)]
    fn cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvdjBatched_bufferSize)]
    fn cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgesvdj_bufferSize)]
    fn cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgetrf)]
    fn cusolverDnSgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgetrf_bufferSize)]
    fn cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSgetrs)]
    fn cusolverDnSgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f32, lda: i32, devIpiv: *const i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSlaswp)]
    fn cusolverDnSlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSlauum)]
    fn cusolverDnSlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSlauum_bufferSize)]
    fn cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSorgbr)]
    fn cusolverDnSorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSorgbr_bufferSize)]
    fn cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSorgqr)]
    fn cusolverDnSorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSorgqr_bufferSize)]
    fn cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSorgtr)]
    fn cusolverDnSorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSorgtr_bufferSize)]
    fn cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSormqr)]
    fn cusolverDnSormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnSormqr_bufferSize)]
    fn cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSormtr)]
    fn cusolverDnSormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f32, lda: i32, tau: *mut f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnSormtr_bufferSize)]
    fn cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSpotrf)]
    fn cusolverDnSpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnSpotrfBatched)]
    fn cusolverDnSpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f32, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSpotrf_bufferSize)]
    fn cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSpotri)]
    fn cusolverDnSpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSpotri_bufferSize)]
    fn cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSpotrs)]
    fn cusolverDnSpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f32, lda: i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSpotrsBatched)]
    fn cusolverDnSpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f32, lda: i32, B: *mut *mut f32, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevd)]
    fn cusolverDnSsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevd_bufferSize)]
    fn cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevdx)]
    fn cusolverDnSsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevdx_bufferSize)]
    fn cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevj)]
    fn cusolverDnSsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevjBatched)]
    fn cusolverDnSsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevjBatched_bufferSize)]
    fn cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsyevj_bufferSize)]
    fn cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsygvd)]
    fn cusolverDnSsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsygvd_bufferSize)]
    fn cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsygvdx)]
    fn cusolverDnSsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsygvdx_bufferSize)]
    fn cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsygvj)]
    fn cusolverDnSsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsygvj_bufferSize)]
    fn cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsytrd)]
    fn cusolverDnSsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, d: *mut f32, e: *mut f32, tau: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsytrd_bufferSize)]
    fn cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, d: *const f32, e: *const f32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsytrf)]
    fn cusolverDnSsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *mut i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsytrf_bufferSize)]
    fn cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsytri)]
    fn cusolverDnSsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnSsytri_bufferSize)]
    fn cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgeev)]
    #[since = "12.6"]
    fn cusolverDnXgeev(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, dataTypeVL: runtime::cudaDataType, VL: *mut c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *mut c_void, ldvr: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgeev_bufferSize)]
    #[since = "12.6"]
    fn cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, dataTypeVL: runtime::cudaDataType, VL: *const c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *const c_void, ldvr: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgeqrf)]
    fn cusolverDnXgeqrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgeqrf_bufferSize)]
    fn cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvd)]
    fn cusolverDnXgesvd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *mut c_void, ldvt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvd_bufferSize)]
    fn cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *const c_void, ldvt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvdjGetResidual)]
    fn cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t, info: gesvdjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvdjGetSweeps)]
    fn cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t, info: gesvdjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvdjSetMaxSweeps)]
    fn cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvdjSetSortEig)]
    fn cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t, sort_svd: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvdjSetTolerance)]
    fn cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t, tolerance: f64) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnXgesvdp)]
    fn cusolverDnXgesvdp(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *mut c_void, ldv: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32, h_err_sigma: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvdp_bufferSize)]
    fn cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgesvdr)]
    fn cusolverDnXgesvdr(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *mut c_void, dataTypeUrand: runtime::cudaDataType, Urand: *mut c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *mut c_void, ldVrand: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnXgesvdr_bufferSize)]
    fn cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *const c_void, dataTypeUrand: runtime::cudaDataType, Urand: *const c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *const c_void, ldVrand: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgetrf)]
    fn cusolverDnXgetrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, ipiv: *mut i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgetrf_bufferSize)]
    fn cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXgetrs)]
    fn cusolverDnXgetrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, trans: cublas::cublasOperation_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXlarft)]
    #[since = "12.4"]
    fn cusolverDnXlarft(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXlarft_bufferSize)]
    #[since = "12.4"]
    fn cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXpotrf)]
    fn cusolverDnXpotrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXpotrf_bufferSize)]
    fn cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXpotrs)]
    fn cusolverDnXpotrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnXsyevBatched)]
    #[since = "12.6"]
    fn cusolverDnXsyevBatched(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32, batchSize: i64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevBatched_bufferSize)]
    #[since = "12.6"]
    fn cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize, batchSize: i64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevd)]
    fn cusolverDnXsyevd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevd_bufferSize)]
    fn cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevdx)]
    fn cusolverDnXsyevdx(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, meig64: *mut i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevdx_bufferSize)]
    fn cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, h_meig: *mut i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevjGetResidual)]
    fn cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t, info: syevjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevjGetSweeps)]
    fn cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t, info: syevjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevjSetMaxSweeps)]
    fn cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevjSetSortEig)]
    fn cusolverDnXsyevjSetSortEig(info: syevjInfo_t, sort_eig: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsyevjSetTolerance)]
    fn cusolverDnXsyevjSetTolerance(info: syevjInfo_t, tolerance: f64) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsytrs)]
    fn cusolverDnXsytrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXsytrs_bufferSize)]
    fn cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXtrtri)]
    fn cusolverDnXtrtri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnXtrtri_bufferSize)]
    fn cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZCgels)]
    fn cusolverDnZCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZCgels_bufferSize)]
    fn cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZCgesv)]
    fn cusolverDnZCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZCgesv_bufferSize)]
    fn cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZEgels)]
    fn cusolverDnZEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZEgels_bufferSize)]
    fn cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZEgesv)]
    fn cusolverDnZEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZEgesv_bufferSize)]
    fn cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZKgels)]
    fn cusolverDnZKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZKgels_bufferSize)]
    fn cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZKgesv)]
    fn cusolverDnZKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZKgesv_bufferSize)]
    fn cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZYgels)]
    fn cusolverDnZYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZYgels_bufferSize)]
    fn cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZYgesv)]
    fn cusolverDnZYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZYgesv_bufferSize)]
    fn cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZZgels)]
    fn cusolverDnZZgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZZgels_bufferSize)]
    fn cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZZgesv)]
    fn cusolverDnZZgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZZgesv_bufferSize)]
    fn cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgebrd)]
    fn cusolverDnZgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut runtime::cuDoubleComplex, TAUP: *mut runtime::cuDoubleComplex, Work: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgebrd_bufferSize)]
    fn cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgeqrf)]
    fn cusolverDnZgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, TAU: *mut runtime::cuDoubleComplex, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgeqrf_bufferSize)]
    fn cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvd)]
    fn cusolverDnZgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, VT: *mut runtime::cuDoubleComplex, ldvt: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvd_bufferSize)]
    fn cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvdaStridedBatched)]
    fn cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuDoubleComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuDoubleComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvdaStridedBatched_bufferSize)]
    fn cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuDoubleComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvdj)]
    fn cusolverDnZgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvdjBatched)]
    fn cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvdjBatched_bufferSize)]
    fn cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgesvdj_bufferSize)]
    fn cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgetrf)]
    fn cusolverDnZgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgetrf_bufferSize)]
    fn cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZgetrs)]
    fn cusolverDnZgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevd)]
    fn cusolverDnZheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevd_bufferSize)]
    fn cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevdx)]
    fn cusolverDnZheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevdx_bufferSize)]
    fn cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevj)]
    fn cusolverDnZheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevjBatched)]
    fn cusolverDnZheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevjBatched_bufferSize)]
    fn cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZheevj_bufferSize)]
    fn cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhegvd)]
    fn cusolverDnZhegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhegvd_bufferSize)]
    fn cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhegvdx)]
    fn cusolverDnZhegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhegvdx_bufferSize)]
    fn cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhegvj)]
    fn cusolverDnZhegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhegvj_bufferSize)]
    fn cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhetrd)]
    fn cusolverDnZhetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, d: *mut f64, e: *mut f64, tau: *mut runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZhetrd_bufferSize)]
    fn cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, d: *const f64, e: *const f64, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZlaswp)]
    fn cusolverDnZlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZlauum)]
    fn cusolverDnZlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZlauum_bufferSize)]
    fn cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnZpotrf)]
    fn cusolverDnZpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZpotrfBatched)]
    fn cusolverDnZpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuDoubleComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZpotrf_bufferSize)]
    fn cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZpotri)]
    fn cusolverDnZpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZpotri_bufferSize)]
    fn cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZpotrs)]
    fn cusolverDnZpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZpotrsBatched)]
    fn cusolverDnZpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuDoubleComplex, lda: i32, B: *mut *mut runtime::cuDoubleComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZsytrf)]
    fn cusolverDnZsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZsytrf_bufferSize)]
    fn cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZsytri)]
    fn cusolverDnZsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZsytri_bufferSize)]
    fn cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZungbr)]
    fn cusolverDnZungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZungbr_bufferSize)]
    fn cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverDnZungqr)]
    fn cusolverDnZungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZungqr_bufferSize)]
    fn cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZungtr)]
    fn cusolverDnZungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZungtr_bufferSize)]
    fn cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZunmqr)]
    fn cusolverDnZunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZunmqr_bufferSize)]
    fn cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZunmtr)]
    fn cusolverDnZunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *mut runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverDnZunmtr_bufferSize)]
    fn cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverGetProperty)]
    fn cusolverGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverGetVersion)]
    fn cusolverGetVersion(version: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverRfAccessBundledFactorsDevice)]
    fn cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t, nnzM: *mut i32, Mp: *mut *mut i32, Mi: *mut *mut i32, Mx: *mut *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverRfAnalyze)]
    fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfBatchAnalyze)]
    fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfBatchRefactor)]
    fn cusolverRfBatchRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfBatchResetValues)]
    fn cusolverRfBatchResetValues(batchSize: i32, n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA_array: *mut *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfBatchSetupHost)]
    fn cusolverRfBatchSetupHost(batchSize: i32, n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA_array: *mut *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfBatchSolve)]
    fn cusolverRfBatchSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF_array: *mut *mut f64, ldxf: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverRfBatchZeroPivot)]
    fn cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverRfCreate)]
    fn cusolverRfCreate(handle: *mut cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfDestroy)]
    fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfExtractBundledFactorsHost)]
    fn cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t, h_nnzM: *mut i32, h_Mp: *mut *mut i32, h_Mi: *mut *mut i32, h_Mx: *mut *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverRfExtractSplitFactorsHost)]
    fn cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t, h_nnzL: *mut i32, h_csrRowPtrL: *mut *mut i32, h_csrColIndL: *mut *mut i32, h_csrValL: *mut *mut f64, h_nnzU: *mut i32, h_csrRowPtrU: *mut *mut i32, h_csrColIndU: *mut *mut i32, h_csrValU: *mut *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverRfGetAlgs)]
    fn cusolverRfGetAlgs(handle: cusolverRfHandle_t, factAlg: *mut cusolverRfFactorization_t, solveAlg: *mut cusolverRfTriangularSolve_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfGetMatrixFormat)]
    fn cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t, format: *mut cusolverRfMatrixFormat_t, diag: *mut cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfGetNumericBoostReport)]
    fn cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t, report: *mut cusolverRfNumericBoostReport_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfGetNumericProperties)]
    fn cusolverRfGetNumericProperties(handle: cusolverRfHandle_t, zero: *mut f64, boost: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverRfGetResetValuesFastMode)]
    fn cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: *mut cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfRefactor)]
    fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfResetValues)]
    fn cusolverRfResetValues(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfSetAlgs)]
    fn cusolverRfSetAlgs(handle: cusolverRfHandle_t, factAlg: cusolverRfFactorization_t, solveAlg: cusolverRfTriangularSolve_t) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverRfSetMatrixFormat)]
    fn cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfSetNumericProperties)]
    fn cusolverRfSetNumericProperties(handle: cusolverRfHandle_t, zero: f64, boost: f64) -> cusolverStatus_t;

    #[called_by(owned cusolverRfSetResetValuesFastMode)]
    fn cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfSetupDevice)]
    fn cusolverRfSetupDevice(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, nnzL: i32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, csrValL: *mut f64, nnzU: i32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, csrValU: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfSetupHost)]
    fn cusolverRfSetupHost(n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA: *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverRfSolve)]
    fn cusolverRfSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF: *mut f64, ldxf: i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholBufferInfo)]
    fn cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholBufferInfoHost)]
    fn cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholDiag)]
    fn cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholFactor)]
    fn cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholFactorHost)]
    fn cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholSolve)]
    fn cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholSolveHost)]
    fn cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholZeroPivot)]
    fn cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrcholZeroPivotHost)]
    fn cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsreigsHost)]
    fn cusolverSpCcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsreigvsi)]
    fn cusolverSpCcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, eps: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsreigvsiHost)]
    fn cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, tol: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrlsqvqrHost)]
    fn cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, rankA: *mut i32, x: *mut runtime::cuComplex, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrlsvchol)]
    fn cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrlsvcholHost)]
    fn cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrlsvluHost)]
    fn cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrlsvqr)]
    fn cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpCcsrlsvqrHost)]
    fn cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrluBufferInfoHost)]
    fn cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpCcsrluExtractHost)]
    fn cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrluFactorHost)]
    fn cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrluSolveHost)]
    fn cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrluZeroPivotHost)]
    fn cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrBufferInfo)]
    fn cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrBufferInfoBatched)]
    fn cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrBufferInfoHost)]
    fn cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrFactor)]
    fn cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrFactorHost)]
    fn cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrSetup)]
    fn cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrSetupHost)]
    fn cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrSolve)]
    fn cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrSolveHost)]
    fn cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrZeroPivot)]
    fn cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrZeroPivotHost)]
    fn cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrqrsvBatched)]
    fn cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCcsrzfdHost)]
    fn cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCreate)]
    fn cusolverSpCreate(handle: *mut cusolverSpHandle_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCreateCsrcholInfo)]
    fn cusolverSpCreateCsrcholInfo(info: *mut csrcholInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCreateCsrcholInfoHost)]
    fn cusolverSpCreateCsrcholInfoHost(info: *mut csrcholInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCreateCsrluInfoHost)]
    fn cusolverSpCreateCsrluInfoHost(info: *mut csrluInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCreateCsrqrInfo)]
    fn cusolverSpCreateCsrqrInfo(info: *mut csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpCreateCsrqrInfoHost)]
    fn cusolverSpCreateCsrqrInfoHost(info: *mut csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholBufferInfo)]
    fn cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholBufferInfoHost)]
    fn cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholDiag)]
    fn cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholFactor)]
    fn cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholFactorHost)]
    fn cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholSolve)]
    fn cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholSolveHost)]
    fn cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrcholZeroPivot)]
    fn cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpDcsrcholZeroPivotHost)]
    fn cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsreigsHost)]
    fn cusolverSpDcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsreigvsi)]
    fn cusolverSpDcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, eps: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsreigvsiHost)]
    fn cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, tol: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrlsqvqrHost)]
    fn cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, rankA: *mut i32, x: *mut f64, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpDcsrlsvchol)]
    fn cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrlsvcholHost)]
    fn cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrlsvluHost)]
    fn cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrlsvqr)]
    fn cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrlsvqrHost)]
    fn cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpDcsrluBufferInfoHost)]
    fn cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrluExtractHost)]
    fn cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f64, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f64, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrluFactorHost)]
    fn cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrluSolveHost)]
    fn cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrluZeroPivotHost)]
    fn cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpDcsrqrBufferInfo)]
    fn cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrBufferInfoBatched)]
    fn cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrBufferInfoHost)]
    fn cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrFactor)]
    fn cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrFactorHost)]
    fn cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrSetup)]
    fn cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrSetupHost)]
    fn cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrSolve)]
    fn cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrSolveHost)]
    fn cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrZeroPivot)]
    fn cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrqrZeroPivotHost)]
    fn cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpDcsrqrsvBatched)]
    fn cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, x: *mut f64, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpDcsrzfdHost)]
    fn cusolverSpDcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDestroy)]
    fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDestroyCsrcholInfo)]
    fn cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDestroyCsrcholInfoHost)]
    fn cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDestroyCsrluInfoHost)]
    fn cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDestroyCsrqrInfo)]
    fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDestroyCsrqrInfoHost)]
    fn cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpGetStream)]
    fn cusolverSpGetStream(handle: cusolverSpHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholBufferInfo)]
    fn cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpScsrcholBufferInfoHost)]
    fn cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholDiag)]
    fn cusolverSpScsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholFactor)]
    fn cusolverSpScsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholFactorHost)]
    fn cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholSolve)]
    fn cusolverSpScsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholSolveHost)]
    fn cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholZeroPivot)]
    fn cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrcholZeroPivotHost)]
    fn cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsreigsHost)]
    fn cusolverSpScsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsreigvsi)]
    fn cusolverSpScsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, eps: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpScsreigvsiHost)]
    fn cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, tol: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrlsqvqrHost)]
    fn cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, rankA: *mut i32, x: *mut f32, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrlsvchol)]
    fn cusolverSpScsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrlsvcholHost)]
    fn cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrlsvluHost)]
    fn cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrlsvqr)]
    fn cusolverSpScsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrlsvqrHost)]
    fn cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrluBufferInfoHost)]
    fn cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrluExtractHost)]
    fn cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrluFactorHost)]
    fn cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrluSolveHost)]
    fn cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrluZeroPivotHost)]
    fn cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrBufferInfo)]
    fn cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrBufferInfoBatched)]
    fn cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrBufferInfoHost)]
    fn cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrFactor)]
    fn cusolverSpScsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpScsrqrFactorHost)]
    fn cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrSetup)]
    fn cusolverSpScsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrSetupHost)]
    fn cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrSolve)]
    fn cusolverSpScsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrSolveHost)]
    fn cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrZeroPivot)]
    fn cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrZeroPivotHost)]
    fn cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrqrsvBatched)]
    fn cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, x: *mut f32, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpScsrzfdHost)]
    fn cusolverSpScsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpSetStream)]
    fn cusolverSpSetStream(handle: cusolverSpHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrcholAnalysis)]
    fn cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrcholAnalysisHost)]
    fn cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrissymHost)]
    fn cusolverSpXcsrissymHost(handle: cusolverSpHandle_t, m: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrEndPtrA: *const i32, csrColIndA: *const i32, issym: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpXcsrluAnalysisHost)]
    fn cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrluNnzHost)]
    fn cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t, nnzLRef: *mut i32, nnzURef: *mut i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrmetisndHost)]
    fn cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, options: *const i64, p: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrpermHost)]
    fn cusolverSpXcsrpermHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *mut i32, csrColIndA: *mut i32, p: *const i32, q: *const i32, map: *mut i32, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrperm_bufferSizeHost)]
    fn cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *const i32, q: *const i32, bufferSizeInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrqrAnalysis)]
    fn cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrqrAnalysisBatched)]
    fn cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrqrAnalysisHost)]
    fn cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrsymamdHost)]
    fn cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrsymmdqHost)]
    fn cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpXcsrsymrcmHost)]
    fn cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholBufferInfo)]
    fn cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholBufferInfoHost)]
    fn cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholDiag)]
    fn cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholFactor)]
    fn cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpZcsrcholFactorHost)]
    fn cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholSolve)]
    fn cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholSolveHost)]
    fn cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholZeroPivot)]
    fn cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrcholZeroPivotHost)]
    fn cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsreigsHost)]
    fn cusolverSpZcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsreigvsi)]
    fn cusolverSpZcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, eps: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsreigvsiHost)]
    fn cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, tol: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrlsqvqrHost)]
    fn cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, rankA: *mut i32, x: *mut runtime::cuDoubleComplex, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpZcsrlsvchol)]
    fn cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrlsvcholHost)]
    fn cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrlsvluHost)]
    fn cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpZcsrlsvqr)]
    fn cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrlsvqrHost)]
    fn cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrluBufferInfoHost)]
    fn cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrluExtractHost)]
    fn cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuDoubleComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuDoubleComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrluFactorHost)]
    fn cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrluSolveHost)]
    fn cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpZcsrluZeroPivotHost)]
    fn cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrBufferInfo)]
    fn cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrBufferInfoBatched)]
    fn cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrBufferInfoHost)]
    fn cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrFactor)]
    fn cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrFactorHost)]
    fn cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrSetup)]
    fn cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrSetupHost)]
    fn cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrSolve)]
    fn cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrSolveHost)]
    fn cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    cusolver, CUSOLVER, Err(missing) => missing.status();

    #[called_by(owned cusolverSpZcsrqrZeroPivot)]
    fn cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrZeroPivotHost)]
    fn cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrqrsvBatched)]
    fn cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(owned cusolverSpZcsrzfdHost)]
    fn cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;
}
