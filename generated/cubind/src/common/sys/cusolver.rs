//! C functions with identical declarations in all major versions (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnCCgels)]
    fn cusolverDnCCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCCgels_bufferSize)]
    fn cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnCCgesv)]
    fn cusolverDnCCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCCgesv_bufferSize)]
    fn cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnCEgels)]
    fn cusolverDnCEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCEgels_bufferSize)]
    fn cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnCEgesv)]
    fn cusolverDnCEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCEgesv_bufferSize)]
    fn cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnCKgels)]
    fn cusolverDnCKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCKgels_bufferSize)]
    fn cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnCKgesv)]
    fn cusolverDnCKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCKgesv_bufferSize)]
    fn cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnCYgels)]
    fn cusolverDnCYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCYgels_bufferSize)]
    fn cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnCYgesv)]
    fn cusolverDnCYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCYgesv_bufferSize)]
    fn cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnCgebrd)]
    fn cusolverDnCgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut runtime::cuComplex, TAUP: *mut runtime::cuComplex, Work: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgebrd_bufferSize)]
    fn cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgeqrf)]
    fn cusolverDnCgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, TAU: *mut runtime::cuComplex, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgeqrf_bufferSize)]
    fn cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvd)]
    fn cusolverDnCgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, VT: *mut runtime::cuComplex, ldvt: i32, work: *mut runtime::cuComplex, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvd_bufferSize)]
    fn cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvdaStridedBatched)]
    fn cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut runtime::cuComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvdaStridedBatched_bufferSize)]
    fn cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const runtime::cuComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvdj)]
    fn cusolverDnCgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvdjBatched)]
    fn cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvdjBatched_bufferSize)]
    fn cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgesvdj_bufferSize)]
    fn cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCgetrf)]
    fn cusolverDnCgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnCgetrf_bufferSize)]
    fn cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCgetrs)]
    fn cusolverDnCgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevd)]
    fn cusolverDnCheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevd_bufferSize)]
    fn cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevdx)]
    fn cusolverDnCheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevdx_bufferSize)]
    fn cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevj)]
    fn cusolverDnCheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevjBatched)]
    fn cusolverDnCheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevjBatched_bufferSize)]
    fn cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCheevj_bufferSize)]
    fn cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnChegvd)]
    fn cusolverDnChegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnChegvd_bufferSize)]
    fn cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnChegvdx)]
    fn cusolverDnChegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnChegvdx_bufferSize)]
    fn cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnChegvj)]
    fn cusolverDnChegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnChegvj_bufferSize)]
    fn cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnChetrd)]
    fn cusolverDnChetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, d: *mut f32, e: *mut f32, tau: *mut runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnChetrd_bufferSize)]
    fn cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, d: *const f32, e: *const f32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnClaswp)]
    fn cusolverDnClaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnClauum)]
    fn cusolverDnClauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnClauum_bufferSize)]
    fn cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnCpotrf)]
    fn cusolverDnCpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCpotrfBatched)]
    fn cusolverDnCpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCpotrf_bufferSize)]
    fn cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnCpotri)]
    fn cusolverDnCpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCpotri_bufferSize)]
    fn cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCpotrs)]
    fn cusolverDnCpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCpotrsBatched)]
    fn cusolverDnCpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuComplex, lda: i32, B: *mut *mut runtime::cuComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCreate)]
    fn cusolverDnCreate(handle: *mut cusolverDnHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCreateGesvdjInfo)]
    fn cusolverDnCreateGesvdjInfo(info: *mut gesvdjInfo_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnCreateParams)]
    fn cusolverDnCreateParams(params: *mut cusolverDnParams_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCreateSyevjInfo)]
    fn cusolverDnCreateSyevjInfo(info: *mut syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnCsytrf)]
    fn cusolverDnCsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnCsytrf_bufferSize)]
    fn cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCsytri)]
    fn cusolverDnCsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCsytri_bufferSize)]
    fn cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCungbr)]
    fn cusolverDnCungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCungbr_bufferSize)]
    fn cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCungqr)]
    fn cusolverDnCungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCungqr_bufferSize)]
    fn cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCungtr)]
    fn cusolverDnCungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCungtr_bufferSize)]
    fn cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCunmqr)]
    fn cusolverDnCunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCunmqr_bufferSize)]
    fn cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCunmtr)]
    fn cusolverDnCunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *mut runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnCunmtr_bufferSize)]
    fn cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDBgels)]
    fn cusolverDnDBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDBgels_bufferSize)]
    fn cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDBgesv)]
    fn cusolverDnDBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDBgesv_bufferSize)]
    fn cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDDgels)]
    fn cusolverDnDDgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDDgels_bufferSize)]
    fn cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDDgesv)]
    fn cusolverDnDDgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDDgesv_bufferSize)]
    fn cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDHgels)]
    fn cusolverDnDHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDHgels_bufferSize)]
    fn cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDHgesv)]
    fn cusolverDnDHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDHgesv_bufferSize)]
    fn cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDSgels)]
    fn cusolverDnDSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnDSgels_bufferSize)]
    fn cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDSgesv)]
    fn cusolverDnDSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDSgesv_bufferSize)]
    fn cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDXgels)]
    fn cusolverDnDXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDXgels_bufferSize)]
    fn cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDXgesv)]
    fn cusolverDnDXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDXgesv_bufferSize)]
    fn cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroy)]
    fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroyGesvdjInfo)]
    fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroyParams)]
    fn cusolverDnDestroyParams(params: cusolverDnParams_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDestroySyevjInfo)]
    fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDgebrd)]
    fn cusolverDnDgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut f64, TAUP: *mut f64, Work: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgebrd_bufferSize)]
    fn cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgeqrf)]
    fn cusolverDnDgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, TAU: *mut f64, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgeqrf_bufferSize)]
    fn cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvd)]
    fn cusolverDnDgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, VT: *mut f64, ldvt: i32, work: *mut f64, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvd_bufferSize)]
    fn cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvdaStridedBatched)]
    fn cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut f64, ldu: i32, strideU: i64, d_V: *mut f64, ldv: i32, strideV: i64, d_work: *mut f64, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvdaStridedBatched_bufferSize)]
    fn cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const f64, ldu: i32, strideU: i64, d_V: *const f64, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvdj)]
    fn cusolverDnDgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvdjBatched)]
    fn cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvdjBatched_bufferSize)]
    fn cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgesvdj_bufferSize)]
    fn cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDgetrf)]
    fn cusolverDnDgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnDgetrf_bufferSize)]
    fn cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDgetrs)]
    fn cusolverDnDgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f64, lda: i32, devIpiv: *const i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDlaswp)]
    fn cusolverDnDlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDlauum)]
    fn cusolverDnDlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDlauum_bufferSize)]
    fn cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDorgbr)]
    fn cusolverDnDorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDorgbr_bufferSize)]
    fn cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDorgqr)]
    fn cusolverDnDorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDorgqr_bufferSize)]
    fn cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDorgtr)]
    fn cusolverDnDorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDorgtr_bufferSize)]
    fn cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDormqr)]
    fn cusolverDnDormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnDormqr_bufferSize)]
    fn cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDormtr)]
    fn cusolverDnDormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f64, lda: i32, tau: *mut f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDormtr_bufferSize)]
    fn cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDpotrf)]
    fn cusolverDnDpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDpotrfBatched)]
    fn cusolverDnDpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f64, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDpotrf_bufferSize)]
    fn cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDpotri)]
    fn cusolverDnDpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDpotri_bufferSize)]
    fn cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDpotrs)]
    fn cusolverDnDpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f64, lda: i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDpotrsBatched)]
    fn cusolverDnDpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f64, lda: i32, B: *mut *mut f64, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevd)]
    fn cusolverDnDsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevd_bufferSize)]
    fn cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevdx)]
    fn cusolverDnDsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevdx_bufferSize)]
    fn cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevj)]
    fn cusolverDnDsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevjBatched)]
    fn cusolverDnDsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevjBatched_bufferSize)]
    fn cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsyevj_bufferSize)]
    fn cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDsygvd)]
    fn cusolverDnDsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsygvd_bufferSize)]
    fn cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsygvdx)]
    fn cusolverDnDsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsygvdx_bufferSize)]
    fn cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsygvj)]
    fn cusolverDnDsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDsygvj_bufferSize)]
    fn cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnDsytrd)]
    fn cusolverDnDsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, d: *mut f64, e: *mut f64, tau: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsytrd_bufferSize)]
    fn cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, d: *const f64, e: *const f64, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsytrf)]
    fn cusolverDnDsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *mut i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsytrf_bufferSize)]
    fn cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsytri)]
    fn cusolverDnDsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnDsytri_bufferSize)]
    fn cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnGetDeterministicMode)]
    #[since = "12.2"]
    fn cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t, mode: *mut cusolverDeterministicMode_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnGetStream)]
    fn cusolverDnGetStream(handle: cusolverDnHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosCreate)]
    fn cusolverDnIRSInfosCreate(infos_ptr: *mut cusolverDnIRSInfos_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosDestroy)]
    fn cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosGetMaxIters)]
    fn cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosGetNiters)]
    fn cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t, niters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosGetOuterNiters)]
    fn cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t, outer_niters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosGetResidualHistory)]
    fn cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t, residual_history: *mut *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSInfosRequestResidual)]
    fn cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsCreate)]
    fn cusolverDnIRSParamsCreate(params_ptr: *mut cusolverDnIRSParams_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsDestroy)]
    fn cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnIRSParamsDisableFallback)]
    fn cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsEnableFallback)]
    fn cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsGetMaxIters)]
    fn cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsSetMaxIters)]
    fn cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t, maxiters: cusolver_int_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnIRSParamsSetMaxItersInner)]
    fn cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t, maxiters_inner: cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsSetRefinementSolver)]
    fn cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t, refinement_solver: cusolverIRSRefinement_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsSetSolverLowestPrecision)]
    fn cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsSetSolverMainPrecision)]
    fn cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsSetSolverPrecisions)]
    fn cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsSetTol)]
    fn cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSParamsSetTolInner)]
    fn cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSXgels)]
    fn cusolverDnIRSXgels(handle: cusolverDnHandle_t, gels_irs_params: cusolverDnIRSParams_t, gels_irs_infos: cusolverDnIRSInfos_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSXgels_bufferSize)]
    fn cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSXgesv)]
    fn cusolverDnIRSXgesv(handle: cusolverDnHandle_t, gesv_irs_params: cusolverDnIRSParams_t, gesv_irs_infos: cusolverDnIRSInfos_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnIRSXgesv_bufferSize)]
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
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnLoggerSetLevel)]
    fn cusolverDnLoggerSetLevel(level: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnLoggerSetMask)]
    fn cusolverDnLoggerSetMask(mask: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSBgels)]
    fn cusolverDnSBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSBgels_bufferSize)]
    fn cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSBgesv)]
    fn cusolverDnSBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSBgesv_bufferSize)]
    fn cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSHgels)]
    fn cusolverDnSHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSHgels_bufferSize)]
    fn cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSHgesv)]
    fn cusolverDnSHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSHgesv_bufferSize)]
    fn cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSSgels)]
    fn cusolverDnSSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSSgels_bufferSize)]
    fn cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSSgesv)]
    fn cusolverDnSSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSSgesv_bufferSize)]
    fn cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSXgels)]
    fn cusolverDnSXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSXgels_bufferSize)]
    fn cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSXgesv)]
    fn cusolverDnSXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSXgesv_bufferSize)]
    fn cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnSetAdvOptions)]
    fn cusolverDnSetAdvOptions(params: cusolverDnParams_t, function: cusolverDnFunction_t, algo: cusolverAlgMode_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSetDeterministicMode)]
    #[since = "12.2"]
    fn cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t, mode: cusolverDeterministicMode_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSetStream)]
    fn cusolverDnSetStream(handle: cusolverDnHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSgebrd)]
    fn cusolverDnSgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut f32, TAUP: *mut f32, Work: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgebrd_bufferSize)]
    fn cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgeqrf)]
    fn cusolverDnSgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, TAU: *mut f32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgeqrf_bufferSize)]
    fn cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvd)]
    fn cusolverDnSgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, VT: *mut f32, ldvt: i32, work: *mut f32, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvd_bufferSize)]
    fn cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvdaStridedBatched)]
    fn cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut f32, ldu: i32, strideU: i64, d_V: *mut f32, ldv: i32, strideV: i64, d_work: *mut f32, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvdaStridedBatched_bufferSize)]
    fn cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const f32, ldu: i32, strideU: i64, d_V: *const f32, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvdj)]
    fn cusolverDnSgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvdjBatched)]
    fn cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvdjBatched_bufferSize)]
    fn cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgesvdj_bufferSize)]
    fn cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSgetrf)]
    fn cusolverDnSgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgetrf_bufferSize)]
    fn cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSgetrs)]
    fn cusolverDnSgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f32, lda: i32, devIpiv: *const i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSlaswp)]
    fn cusolverDnSlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSlauum)]
    fn cusolverDnSlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSlauum_bufferSize)]
    fn cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSorgbr)]
    fn cusolverDnSorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSorgbr_bufferSize)]
    fn cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSorgqr)]
    fn cusolverDnSorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSorgqr_bufferSize)]
    fn cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSorgtr)]
    fn cusolverDnSorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSorgtr_bufferSize)]
    fn cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSormqr)]
    fn cusolverDnSormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnSormqr_bufferSize)]
    fn cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSormtr)]
    fn cusolverDnSormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f32, lda: i32, tau: *mut f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnSormtr_bufferSize)]
    fn cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSpotrf)]
    fn cusolverDnSpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnSpotrfBatched)]
    fn cusolverDnSpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f32, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSpotrf_bufferSize)]
    fn cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSpotri)]
    fn cusolverDnSpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSpotri_bufferSize)]
    fn cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSpotrs)]
    fn cusolverDnSpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f32, lda: i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSpotrsBatched)]
    fn cusolverDnSpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f32, lda: i32, B: *mut *mut f32, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevd)]
    fn cusolverDnSsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevd_bufferSize)]
    fn cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevdx)]
    fn cusolverDnSsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevdx_bufferSize)]
    fn cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevj)]
    fn cusolverDnSsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevjBatched)]
    fn cusolverDnSsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevjBatched_bufferSize)]
    fn cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsyevj_bufferSize)]
    fn cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSsygvd)]
    fn cusolverDnSsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsygvd_bufferSize)]
    fn cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsygvdx)]
    fn cusolverDnSsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsygvdx_bufferSize)]
    fn cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsygvj)]
    fn cusolverDnSsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSsygvj_bufferSize)]
    fn cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnSsytrd)]
    fn cusolverDnSsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, d: *mut f32, e: *mut f32, tau: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsytrd_bufferSize)]
    fn cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, d: *const f32, e: *const f32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsytrf)]
    fn cusolverDnSsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *mut i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsytrf_bufferSize)]
    fn cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsytri)]
    fn cusolverDnSsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnSsytri_bufferSize)]
    fn cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgeev)]
    #[since = "12.6"]
    fn cusolverDnXgeev(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, dataTypeVL: runtime::cudaDataType, VL: *mut c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *mut c_void, ldvr: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgeev_bufferSize)]
    #[since = "12.6"]
    fn cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, dataTypeVL: runtime::cudaDataType, VL: *const c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *const c_void, ldvr: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXgeqrf)]
    fn cusolverDnXgeqrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgeqrf_bufferSize)]
    fn cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvd)]
    fn cusolverDnXgesvd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *mut c_void, ldvt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvd_bufferSize)]
    fn cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *const c_void, ldvt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvdjGetResidual)]
    fn cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t, info: gesvdjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvdjGetSweeps)]
    fn cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t, info: gesvdjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvdjSetMaxSweeps)]
    fn cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvdjSetSortEig)]
    fn cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t, sort_svd: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvdjSetTolerance)]
    fn cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t, tolerance: f64) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnXgesvdp)]
    fn cusolverDnXgesvdp(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *mut c_void, ldv: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32, h_err_sigma: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvdp_bufferSize)]
    fn cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXgesvdr)]
    fn cusolverDnXgesvdr(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *mut c_void, dataTypeUrand: runtime::cudaDataType, Urand: *mut c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *mut c_void, ldVrand: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnXgesvdr_bufferSize)]
    fn cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *const c_void, dataTypeUrand: runtime::cudaDataType, Urand: *const c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *const c_void, ldVrand: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXgetrf)]
    fn cusolverDnXgetrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, ipiv: *mut i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXgetrf_bufferSize)]
    fn cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXgetrs)]
    fn cusolverDnXgetrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, trans: cublas::cublasOperation_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXlarft)]
    #[since = "12.4"]
    fn cusolverDnXlarft(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXlarft_bufferSize)]
    #[since = "12.4"]
    fn cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXpotrf)]
    fn cusolverDnXpotrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXpotrf_bufferSize)]
    fn cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXpotrs)]
    fn cusolverDnXpotrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnXsyevBatched)]
    #[since = "12.6"]
    fn cusolverDnXsyevBatched(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32, batchSize: i64) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevBatched_bufferSize)]
    #[since = "12.6"]
    fn cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize, batchSize: i64) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevd)]
    fn cusolverDnXsyevd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevd_bufferSize)]
    fn cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevdx)]
    fn cusolverDnXsyevdx(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, meig64: *mut i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevdx_bufferSize)]
    fn cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, h_meig: *mut i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevjGetResidual)]
    fn cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t, info: syevjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevjGetSweeps)]
    fn cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t, info: syevjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevjSetMaxSweeps)]
    fn cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevjSetSortEig)]
    fn cusolverDnXsyevjSetSortEig(info: syevjInfo_t, sort_eig: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXsyevjSetTolerance)]
    fn cusolverDnXsyevjSetTolerance(info: syevjInfo_t, tolerance: f64) -> cusolverStatus_t;

    #[called_by(cusolverDnXsytrs)]
    fn cusolverDnXsytrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXsytrs_bufferSize)]
    fn cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnXtrtri)]
    fn cusolverDnXtrtri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnXtrtri_bufferSize)]
    fn cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZCgels)]
    fn cusolverDnZCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZCgels_bufferSize)]
    fn cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZCgesv)]
    fn cusolverDnZCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZCgesv_bufferSize)]
    fn cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZEgels)]
    fn cusolverDnZEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZEgels_bufferSize)]
    fn cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZEgesv)]
    fn cusolverDnZEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZEgesv_bufferSize)]
    fn cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZKgels)]
    fn cusolverDnZKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZKgels_bufferSize)]
    fn cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZKgesv)]
    fn cusolverDnZKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZKgesv_bufferSize)]
    fn cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZYgels)]
    fn cusolverDnZYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZYgels_bufferSize)]
    fn cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZYgesv)]
    fn cusolverDnZYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZYgesv_bufferSize)]
    fn cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZZgels)]
    fn cusolverDnZZgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZZgels_bufferSize)]
    fn cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZZgesv)]
    fn cusolverDnZZgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZZgesv_bufferSize)]
    fn cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverDnZgebrd)]
    fn cusolverDnZgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut runtime::cuDoubleComplex, TAUP: *mut runtime::cuDoubleComplex, Work: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgebrd_bufferSize)]
    fn cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgeqrf)]
    fn cusolverDnZgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, TAU: *mut runtime::cuDoubleComplex, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgeqrf_bufferSize)]
    fn cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvd)]
    fn cusolverDnZgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, VT: *mut runtime::cuDoubleComplex, ldvt: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvd_bufferSize)]
    fn cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvdaStridedBatched)]
    fn cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuDoubleComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuDoubleComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvdaStridedBatched_bufferSize)]
    fn cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuDoubleComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvdj)]
    fn cusolverDnZgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvdjBatched)]
    fn cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvdjBatched_bufferSize)]
    fn cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgesvdj_bufferSize)]
    fn cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZgetrf)]
    fn cusolverDnZgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgetrf_bufferSize)]
    fn cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZgetrs)]
    fn cusolverDnZgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevd)]
    fn cusolverDnZheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevd_bufferSize)]
    fn cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevdx)]
    fn cusolverDnZheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevdx_bufferSize)]
    fn cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevj)]
    fn cusolverDnZheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevjBatched)]
    fn cusolverDnZheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevjBatched_bufferSize)]
    fn cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZheevj_bufferSize)]
    fn cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZhegvd)]
    fn cusolverDnZhegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZhegvd_bufferSize)]
    fn cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZhegvdx)]
    fn cusolverDnZhegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZhegvdx_bufferSize)]
    fn cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZhegvj)]
    fn cusolverDnZhegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZhegvj_bufferSize)]
    fn cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverDnZhetrd)]
    fn cusolverDnZhetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, d: *mut f64, e: *mut f64, tau: *mut runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZhetrd_bufferSize)]
    fn cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, d: *const f64, e: *const f64, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZlaswp)]
    fn cusolverDnZlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZlauum)]
    fn cusolverDnZlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZlauum_bufferSize)]
    fn cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnZpotrf)]
    fn cusolverDnZpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZpotrfBatched)]
    fn cusolverDnZpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuDoubleComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZpotrf_bufferSize)]
    fn cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZpotri)]
    fn cusolverDnZpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZpotri_bufferSize)]
    fn cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZpotrs)]
    fn cusolverDnZpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZpotrsBatched)]
    fn cusolverDnZpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuDoubleComplex, lda: i32, B: *mut *mut runtime::cuDoubleComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZsytrf)]
    fn cusolverDnZsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZsytrf_bufferSize)]
    fn cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZsytri)]
    fn cusolverDnZsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZsytri_bufferSize)]
    fn cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZungbr)]
    fn cusolverDnZungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZungbr_bufferSize)]
    fn cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverDnZungqr)]
    fn cusolverDnZungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZungqr_bufferSize)]
    fn cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZungtr)]
    fn cusolverDnZungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZungtr_bufferSize)]
    fn cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZunmqr)]
    fn cusolverDnZunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZunmqr_bufferSize)]
    fn cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZunmtr)]
    fn cusolverDnZunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *mut runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverDnZunmtr_bufferSize)]
    fn cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverGetProperty)]
    fn cusolverGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverGetVersion)]
    fn cusolverGetVersion(version: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverRfAccessBundledFactorsDevice)]
    fn cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t, nnzM: *mut i32, Mp: *mut *mut i32, Mi: *mut *mut i32, Mx: *mut *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverRfAnalyze)]
    fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfBatchAnalyze)]
    fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfBatchRefactor)]
    fn cusolverRfBatchRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfBatchResetValues)]
    fn cusolverRfBatchResetValues(batchSize: i32, n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA_array: *mut *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfBatchSetupHost)]
    fn cusolverRfBatchSetupHost(batchSize: i32, n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA_array: *mut *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfBatchSolve)]
    fn cusolverRfBatchSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF_array: *mut *mut f64, ldxf: i32) -> cusolverStatus_t;

    #[called_by(cusolverRfBatchZeroPivot)]
    fn cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverRfCreate)]
    fn cusolverRfCreate(handle: *mut cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfDestroy)]
    fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfExtractBundledFactorsHost)]
    fn cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t, h_nnzM: *mut i32, h_Mp: *mut *mut i32, h_Mi: *mut *mut i32, h_Mx: *mut *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverRfExtractSplitFactorsHost)]
    fn cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t, h_nnzL: *mut i32, h_csrRowPtrL: *mut *mut i32, h_csrColIndL: *mut *mut i32, h_csrValL: *mut *mut f64, h_nnzU: *mut i32, h_csrRowPtrU: *mut *mut i32, h_csrColIndU: *mut *mut i32, h_csrValU: *mut *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverRfGetAlgs)]
    fn cusolverRfGetAlgs(handle: cusolverRfHandle_t, factAlg: *mut cusolverRfFactorization_t, solveAlg: *mut cusolverRfTriangularSolve_t) -> cusolverStatus_t;

    #[called_by(cusolverRfGetMatrixFormat)]
    fn cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t, format: *mut cusolverRfMatrixFormat_t, diag: *mut cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    #[called_by(cusolverRfGetNumericBoostReport)]
    fn cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t, report: *mut cusolverRfNumericBoostReport_t) -> cusolverStatus_t;

    #[called_by(cusolverRfGetNumericProperties)]
    fn cusolverRfGetNumericProperties(handle: cusolverRfHandle_t, zero: *mut f64, boost: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverRfGetResetValuesFastMode)]
    fn cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: *mut cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    #[called_by(cusolverRfRefactor)]
    fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfResetValues)]
    fn cusolverRfResetValues(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfSetAlgs)]
    fn cusolverRfSetAlgs(handle: cusolverRfHandle_t, factAlg: cusolverRfFactorization_t, solveAlg: cusolverRfTriangularSolve_t) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverRfSetMatrixFormat)]
    fn cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    #[called_by(cusolverRfSetNumericProperties)]
    fn cusolverRfSetNumericProperties(handle: cusolverRfHandle_t, zero: f64, boost: f64) -> cusolverStatus_t;

    #[called_by(cusolverRfSetResetValuesFastMode)]
    fn cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    #[called_by(cusolverRfSetupDevice)]
    fn cusolverRfSetupDevice(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, nnzL: i32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, csrValL: *mut f64, nnzU: i32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, csrValU: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfSetupHost)]
    fn cusolverRfSetupHost(n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA: *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverRfSolve)]
    fn cusolverRfSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF: *mut f64, ldxf: i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholBufferInfo)]
    fn cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholBufferInfoHost)]
    fn cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholDiag)]
    fn cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholFactor)]
    fn cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholFactorHost)]
    fn cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholSolve)]
    fn cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholSolveHost)]
    fn cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholZeroPivot)]
    fn cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrcholZeroPivotHost)]
    fn cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsreigsHost)]
    fn cusolverSpCcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsreigvsi)]
    fn cusolverSpCcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, eps: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsreigvsiHost)]
    fn cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, tol: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrlsqvqrHost)]
    fn cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, rankA: *mut i32, x: *mut runtime::cuComplex, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrlsvchol)]
    fn cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrlsvcholHost)]
    fn cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrlsvluHost)]
    fn cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrlsvqr)]
    fn cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpCcsrlsvqrHost)]
    fn cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrluBufferInfoHost)]
    fn cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpCcsrluExtractHost)]
    fn cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrluFactorHost)]
    fn cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrluSolveHost)]
    fn cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrluZeroPivotHost)]
    fn cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrBufferInfo)]
    fn cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrBufferInfoBatched)]
    fn cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrBufferInfoHost)]
    fn cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrFactor)]
    fn cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrFactorHost)]
    fn cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrSetup)]
    fn cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrSetupHost)]
    fn cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrSolve)]
    fn cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrSolveHost)]
    fn cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrZeroPivot)]
    fn cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrZeroPivotHost)]
    fn cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrqrsvBatched)]
    fn cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpCcsrzfdHost)]
    fn cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpCreate)]
    fn cusolverSpCreate(handle: *mut cusolverSpHandle_t) -> cusolverStatus_t;

    #[called_by(cusolverSpCreateCsrcholInfo)]
    fn cusolverSpCreateCsrcholInfo(info: *mut csrcholInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpCreateCsrcholInfoHost)]
    fn cusolverSpCreateCsrcholInfoHost(info: *mut csrcholInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpCreateCsrluInfoHost)]
    fn cusolverSpCreateCsrluInfoHost(info: *mut csrluInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpCreateCsrqrInfo)]
    fn cusolverSpCreateCsrqrInfo(info: *mut csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpCreateCsrqrInfoHost)]
    fn cusolverSpCreateCsrqrInfoHost(info: *mut csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholBufferInfo)]
    fn cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholBufferInfoHost)]
    fn cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholDiag)]
    fn cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholFactor)]
    fn cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholFactorHost)]
    fn cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholSolve)]
    fn cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholSolveHost)]
    fn cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrcholZeroPivot)]
    fn cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpDcsrcholZeroPivotHost)]
    fn cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsreigsHost)]
    fn cusolverSpDcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsreigvsi)]
    fn cusolverSpDcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, eps: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsreigvsiHost)]
    fn cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, tol: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrlsqvqrHost)]
    fn cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, rankA: *mut i32, x: *mut f64, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpDcsrlsvchol)]
    fn cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrlsvcholHost)]
    fn cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrlsvluHost)]
    fn cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrlsvqr)]
    fn cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrlsvqrHost)]
    fn cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpDcsrluBufferInfoHost)]
    fn cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrluExtractHost)]
    fn cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f64, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f64, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrluFactorHost)]
    fn cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrluSolveHost)]
    fn cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrluZeroPivotHost)]
    fn cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpDcsrqrBufferInfo)]
    fn cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrBufferInfoBatched)]
    fn cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrBufferInfoHost)]
    fn cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrFactor)]
    fn cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrFactorHost)]
    fn cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrSetup)]
    fn cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrSetupHost)]
    fn cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrSolve)]
    fn cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrSolveHost)]
    fn cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrZeroPivot)]
    fn cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrqrZeroPivotHost)]
    fn cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpDcsrqrsvBatched)]
    fn cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, x: *mut f64, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpDcsrzfdHost)]
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
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpGetStream)]
    fn cusolverSpGetStream(handle: cusolverSpHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholBufferInfo)]
    fn cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpScsrcholBufferInfoHost)]
    fn cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholDiag)]
    fn cusolverSpScsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholFactor)]
    fn cusolverSpScsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholFactorHost)]
    fn cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholSolve)]
    fn cusolverSpScsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholSolveHost)]
    fn cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholZeroPivot)]
    fn cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrcholZeroPivotHost)]
    fn cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsreigsHost)]
    fn cusolverSpScsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsreigvsi)]
    fn cusolverSpScsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, eps: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpScsreigvsiHost)]
    fn cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, tol: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrlsqvqrHost)]
    fn cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, rankA: *mut i32, x: *mut f32, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrlsvchol)]
    fn cusolverSpScsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrlsvcholHost)]
    fn cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrlsvluHost)]
    fn cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrlsvqr)]
    fn cusolverSpScsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrlsvqrHost)]
    fn cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrluBufferInfoHost)]
    fn cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrluExtractHost)]
    fn cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrluFactorHost)]
    fn cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrluSolveHost)]
    fn cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrluZeroPivotHost)]
    fn cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrBufferInfo)]
    fn cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrBufferInfoBatched)]
    fn cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrBufferInfoHost)]
    fn cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrFactor)]
    fn cusolverSpScsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpScsrqrFactorHost)]
    fn cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrSetup)]
    fn cusolverSpScsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrSetupHost)]
    fn cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrSolve)]
    fn cusolverSpScsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrSolveHost)]
    fn cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrZeroPivot)]
    fn cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrZeroPivotHost)]
    fn cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrqrsvBatched)]
    fn cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, x: *mut f32, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpScsrzfdHost)]
    fn cusolverSpScsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpSetStream)]
    fn cusolverSpSetStream(handle: cusolverSpHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrcholAnalysis)]
    fn cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrcholAnalysisHost)]
    fn cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrissymHost)]
    fn cusolverSpXcsrissymHost(handle: cusolverSpHandle_t, m: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrEndPtrA: *const i32, csrColIndA: *const i32, issym: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpXcsrluAnalysisHost)]
    fn cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrluNnzHost)]
    fn cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t, nnzLRef: *mut i32, nnzURef: *mut i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrmetisndHost)]
    fn cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, options: *const i64, p: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrpermHost)]
    fn cusolverSpXcsrpermHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *mut i32, csrColIndA: *mut i32, p: *const i32, q: *const i32, map: *mut i32, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrperm_bufferSizeHost)]
    fn cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *const i32, q: *const i32, bufferSizeInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrqrAnalysis)]
    fn cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrqrAnalysisBatched)]
    fn cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrqrAnalysisHost)]
    fn cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrsymamdHost)]
    fn cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrsymmdqHost)]
    fn cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpXcsrsymrcmHost)]
    fn cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholBufferInfo)]
    fn cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholBufferInfoHost)]
    fn cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholDiag)]
    fn cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholFactor)]
    fn cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpZcsrcholFactorHost)]
    fn cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholSolve)]
    fn cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholSolveHost)]
    fn cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholZeroPivot)]
    fn cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrcholZeroPivotHost)]
    fn cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsreigsHost)]
    fn cusolverSpZcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsreigvsi)]
    fn cusolverSpZcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, eps: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsreigvsiHost)]
    fn cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, tol: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrlsqvqrHost)]
    fn cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, rankA: *mut i32, x: *mut runtime::cuDoubleComplex, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpZcsrlsvchol)]
    fn cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrlsvcholHost)]
    fn cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrlsvluHost)]
    fn cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpZcsrlsvqr)]
    fn cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrlsvqrHost)]
    fn cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrluBufferInfoHost)]
    fn cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrluExtractHost)]
    fn cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuDoubleComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuDoubleComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrluFactorHost)]
    fn cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrluSolveHost)]
    fn cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpZcsrluZeroPivotHost)]
    fn cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrBufferInfo)]
    fn cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrBufferInfoBatched)]
    fn cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrBufferInfoHost)]
    fn cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrFactor)]
    fn cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrFactorHost)]
    fn cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrSetup)]
    fn cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrSetupHost)]
    fn cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrSolve)]
    fn cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrSolveHost)]
    fn cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;
}

sys! {
    CUSOLVER, Err(missing) => missing.status();

    #[called_by(cusolverSpZcsrqrZeroPivot)]
    fn cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrZeroPivotHost)]
    fn cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrqrsvBatched)]
    fn cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    #[called_by(cusolverSpZcsrzfdHost)]
    fn cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;
}
