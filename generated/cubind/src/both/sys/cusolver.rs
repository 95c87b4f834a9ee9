//! C functions that are declared alike in all major versions: cuSOLVER.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUSOLVER, Err(missing) => missing.status();

    /// `cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuComplex, lddb: cusolver_int_t, dX: *mut runtime::cuComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, float *D, float *E, cuComplex *TAUQ, cuComplex *TAUP, cuComplex *Work, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut runtime::cuComplex, TAUP: *mut runtime::cuComplex, Work: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *TAU, cuComplex *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, TAU: *mut runtime::cuComplex, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *VT, int ldvt, cuComplex *work, int lwork, float *rwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, VT: *mut runtime::cuComplex, ldvt: i32, work: *mut runtime::cuComplex, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, float *d_S, long long strideS, cuComplex *d_U, int ldu, long long strideU, cuComplex *d_V, int ldv, long long strideV, cuComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut runtime::cuComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, const float *d_S, long long strideS, const cuComplex *d_U, int ldu, long long strideU, const cuComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuComplex, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const runtime::cuComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, S: *mut f32, U: *mut runtime::cuComplex, ldu: i32, V: *mut runtime::cuComplex, ldv: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, S: *const f32, U: *const runtime::cuComplex, ldu: i32, V: *const runtime::cuComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *Workspace, int *devIpiv, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *A, int lda, const int *devIpiv, cuComplex *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, W: *mut f32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *d, float *e, cuComplex *tau, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, d: *mut f32, e: *mut f32, tau: *mut runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *d, const float *e, const cuComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnChetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, d: *const f32, e: *const f32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnClaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnClauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnClauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Workspace: *mut runtime::cuComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex **Aarray, int lda, int *infoArray, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuComplex *A, int lda, cuComplex *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuComplex **A, int lda, cuComplex **B, int ldb, int *d_info, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuComplex, lda: i32, B: *mut *mut runtime::cuComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreate(handle: *mut cusolverDnHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreateGesvdjInfo(info: *mut gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreateParams(params: *mut cusolverDnParams_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCreateSyevjInfo(info: *mut syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *ipiv, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuComplex *A, int lda, cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuComplex, lda: i32, tau: *mut runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, work: *mut runtime::cuComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnCunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, tau: *const runtime::cuComplex, C: *const runtime::cuComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDDgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f64, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f64, lddb: cusolver_int_t, dX: *mut f64, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroyParams(params: cusolverDnParams_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *D, double *E, double *TAUQ, double *TAUP, double *Work, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut f64, TAUP: *mut f64, Work: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *TAU, double *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, TAU: *mut f64, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *VT, int ldvt, double *work, int lwork, double *rwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, VT: *mut f64, ldvt: i32, work: *mut f64, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, double *d_S, long long strideS, double *d_U, int ldu, long long strideU, double *d_V, int ldv, long long strideV, double *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut f64, ldu: i32, strideU: i64, d_V: *mut f64, ldv: i32, strideV: i64, d_work: *mut f64, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, const double *d_S, long long strideS, const double *d_U, int ldu, long long strideU, const double *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f64, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const f64, ldu: i32, strideU: i64, d_V: *const f64, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f64, lda: i32, S: *mut f64, U: *mut f64, ldu: i32, V: *mut f64, ldv: i32, work: *mut f64, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f64, lda: i32, S: *const f64, U: *const f64, ldu: i32, V: *const f64, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *Workspace, int *devIpiv, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *A, int lda, const int *devIpiv, double *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f64, lda: i32, devIpiv: *const i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t handle, int n, double *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, tau: *const f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, double *C, int ldc, double *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, double *A, int lda, double *tau, double *C, int ldc, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f64, lda: i32, tau: *mut f64, C: *mut f64, ldc: i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f64, lda: i32, tau: *const f64, C: *const f64, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Workspace: *mut f64, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double **Aarray, int lda, int *infoArray, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f64, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, work: *mut f64, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const double *A, int lda, double *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f64, lda: i32, B: *mut f64, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, double **A, int lda, double **B, int ldb, int *d_info, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f64, lda: i32, B: *mut *mut f64, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, B: *mut f64, ldb: i32, W: *mut f64, work: *mut f64, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, B: *const f64, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *d, double *e, double *tau, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, d: *mut f64, e: *mut f64, tau: *mut f64, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *d, const double *e, const double *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f64, lda: i32, d: *const f64, e: *const f64, tau: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *ipiv, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *mut i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, int n, double *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f64, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, double *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, work: *mut f64, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnDsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f64, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode)`
    ///
    /// In `cusolverDn.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t, mode: *mut cusolverDeterministicMode_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *streamId)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnGetStream(handle: cusolverDnHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *infos_ptr)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosCreate(infos_ptr: *mut cusolverDnIRSInfos_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t infos)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t infos, cusolver_int_t *maxiters)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *niters)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t, niters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *outer_niters)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t, outer_niters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t infos, void **residual_history)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t, residual_history: *mut *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t infos)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *params_ptr)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsCreate(params_ptr: *mut cusolverDnIRSParams_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t *maxiters)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t, maxiters: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t maxiters)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t, maxiters: cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t params, cusolver_int_t maxiters_inner)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t, maxiters_inner: cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t params, cusolverIRSRefinement_t refinement_solver)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetRefinementSolver(params: cusolverDnIRSParams_t, refinement_solver: cusolverIRSRefinement_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_lowest_precision)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetSolverLowestPrecision(params: cusolverDnIRSParams_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetSolverMainPrecision(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision, cusolverPrecType_t solver_lowest_precision)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetSolverPrecisions(params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t, solver_lowest_precision: cusolverPrecType_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t params, double val)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t params, double val)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t, val: f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t handle, cusolverDnIRSParams_t gels_irs_params, cusolverDnIRSInfos_t gels_irs_infos, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgels(handle: cusolverDnHandle_t, gels_irs_params: cusolverDnIRSParams_t, gels_irs_infos: cusolverDnIRSInfos_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgels_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t handle, cusolverDnIRSParams_t gesv_irs_params, cusolverDnIRSInfos_t gesv_irs_infos, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgesv(handle: cusolverDnHandle_t, gesv_irs_params: cusolverDnIRSParams_t, gesv_irs_infos: cusolverDnIRSInfos_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut c_void, ldda: cusolver_int_t, dB: *mut c_void, lddb: cusolver_int_t, dX: *mut c_void, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, niters: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnIRSXgesv_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, n: cusolver_int_t, nrhs: cusolver_int_t, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnLoggerForceDisable(void)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerForceDisable() -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnLoggerOpenFile(const char *logFile)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerOpenFile(logFile: *const core::ffi::c_char) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t callback)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnLoggerSetFile(FILE *file)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetFile(file: *mut cusparse::FILE) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnLoggerSetLevel(int level)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetLevel(level: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnLoggerSetMask(int mask)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnLoggerSetMask(mask: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSBgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSHgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSSgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSXgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut f32, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut f32, lddb: cusolver_int_t, dX: *mut f32, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t function, cusolverAlgMode_t algo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSetAdvOptions(params: cusolverDnParams_t, function: cusolverDnFunction_t, algo: cusolverAlgMode_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t mode)`
    ///
    /// In `cusolverDn.h` since CUDA 12.2.
    #[since = "12.2"]
    fn cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t, mode: cusolverDeterministicMode_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSetStream(handle: cusolverDnHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *D, float *E, float *TAUQ, float *TAUP, float *Work, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, D: *mut f32, E: *mut f32, TAUQ: *mut f32, TAUP: *mut f32, Work: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *TAU, float *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, TAU: *mut f32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *VT, int ldvt, float *work, int lwork, float *rwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, VT: *mut f32, ldvt: i32, work: *mut f32, lwork: i32, rwork: *mut f32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, float *d_S, long long strideS, float *d_U, int ldu, long long strideU, float *d_V, int ldv, long long strideV, float *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *mut f32, strideS: i64, d_U: *mut f32, ldu: i32, strideU: i64, d_V: *mut f32, ldv: i32, strideV: i64, d_work: *mut f32, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, const float *d_S, long long strideS, const float *d_U, int ldu, long long strideU, const float *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const f32, lda: i32, strideA: i64, d_S: *const f32, strideS: i64, d_U: *const f32, ldu: i32, strideU: i64, d_V: *const f32, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut f32, lda: i32, S: *mut f32, U: *mut f32, ldu: i32, V: *mut f32, ldv: i32, work: *mut f32, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const f32, lda: i32, S: *const f32, U: *const f32, ldu: i32, V: *const f32, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *Workspace, int *devIpiv, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *A, int lda, const int *devIpiv, float *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const f32, lda: i32, devIpiv: *const i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t handle, int n, float *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, tau: *const f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSorgtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, float *C, int ldc, float *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, float *A, int lda, float *tau, float *C, int ldc, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut f32, lda: i32, tau: *mut f32, C: *mut f32, ldc: i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSormtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const f32, lda: i32, tau: *const f32, C: *const f32, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Workspace: *mut f32, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float **Aarray, int lda, int *infoArray, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut f32, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, work: *mut f32, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const float *A, int lda, float *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const f32, lda: i32, B: *mut f32, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, float **A, int lda, float **B, int ldb, int *d_info, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut f32, lda: i32, B: *mut *mut f32, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsyevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, meig: *mut i32, W: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, B: *mut f32, ldb: i32, W: *mut f32, work: *mut f32, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsygvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, B: *const f32, ldb: i32, W: *const f32, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *d, float *e, float *tau, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, d: *mut f32, e: *mut f32, tau: *mut f32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *d, const float *e, const float *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const f32, lda: i32, d: *const f32, e: *const f32, tau: *const f32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *ipiv, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *mut i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, int n, float *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut f32, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, float *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, work: *mut f32, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnSsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut f32, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType dataTypeVL, void *VL, int64_t ldvl, cudaDataType dataTypeVR, void *VR, int64_t ldvr, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXgeev(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, dataTypeVL: runtime::cudaDataType, VL: *mut c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *mut c_void, ldvr: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType dataTypeVL, const void *VL, int64_t ldvl, cudaDataType dataTypeVR, const void *VR, int64_t ldvr, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXgeev_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, dataTypeVL: runtime::cudaDataType, VL: *const c_void, ldvl: i64, dataTypeVR: runtime::cudaDataType, VR: *const c_void, ldvr: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgeqrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgeqrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *mut c_void, ldvt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: *const c_void, ldvt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t handle, gesvdjInfo_t info, double *residual)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t, info: gesvdjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t handle, gesvdjInfo_t info, int *executed_sweeps)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t, info: gesvdjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, int max_sweeps)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, int sort_svd)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t, sort_svd: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t, tolerance: f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeV, void *V, int64_t ldv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info, double *h_err_sigma)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdp(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *mut c_void, dataTypeU: runtime::cudaDataType, U: *mut c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *mut c_void, ldv: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32, h_err_sigma: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdp_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeS: runtime::cudaDataType, S: *const c_void, dataTypeU: runtime::cudaDataType, U: *const c_void, ldu: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeSrand, void *Srand, cudaDataType dataTypeUrand, void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, void *Vrand, int64_t ldVrand, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdr(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *mut c_void, dataTypeUrand: runtime::cudaDataType, Urand: *mut c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *mut c_void, ldVrand: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeSrand, const void *Srand, cudaDataType dataTypeUrand, const void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, const void *Vrand, int64_t ldVrand, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgesvdr_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: *const c_void, dataTypeUrand: runtime::cudaDataType, Urand: *const c_void, ldUrand: i64, dataTypeVrand: runtime::cudaDataType, Vrand: *const c_void, ldVrand: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgetrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, ipiv: *mut i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgetrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXgetrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, trans: cublas::cublasOperation_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cusolverDnXlarft(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cusolverDnXlarft_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: *const c_void, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: *const c_void, dataTypeT: runtime::cudaDataType, T: *mut c_void, ldt: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXpotrf(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXpotrf_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXpotrs(handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info, int64_t batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXsyevBatched(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32, batchSize: i64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost, int64_t batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.6.
    #[since = "12.6"]
    fn cusolverDnXsyevBatched_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize, batchSize: i64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevd(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevd_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevdx(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, meig64: *mut i64, dataTypeW: runtime::cudaDataType, W: *mut c_void, computeType: runtime::cudaDataType, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevdx_bufferSize(handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, vl: *mut c_void, vu: *mut c_void, il: i64, iu: i64, h_meig: *mut i64, dataTypeW: runtime::cudaDataType, W: *const c_void, computeType: runtime::cudaDataType, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t handle, syevjInfo_t info, double *residual)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t, info: syevjInfo_t, residual: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t handle, syevjInfo_t info, int *executed_sweeps)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t, info: syevjInfo_t, executed_sweeps: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, int max_sweeps)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t, max_sweeps: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, int sort_eig)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjSetSortEig(info: syevjInfo_t, sort_eig: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsyevjSetTolerance(info: syevjInfo_t, tolerance: f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsytrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXsytrs_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: *const c_void, lda: i64, ipiv: *const i64, dataTypeB: runtime::cudaDataType, B: *mut c_void, ldb: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXtrtri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, bufferOnDevice: *mut c_void, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnXtrtri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: *mut c_void, lda: i64, workspaceInBytesOnDevice: *mut usize, workspaceInBytesOnHost: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZCgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZEgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZKgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZYgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgels(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgels_bufferSize(handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgesv(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: usize, iter: *mut cusolver_int_t, d_info: *mut cusolver_int_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZZgesv_bufferSize(handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: *mut runtime::cuDoubleComplex, ldda: cusolver_int_t, dipiv: *mut cusolver_int_t, dB: *mut runtime::cuDoubleComplex, lddb: cusolver_int_t, dX: *mut runtime::cuDoubleComplex, lddx: cusolver_int_t, dWorkspace: *mut c_void, lwork_bytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, double *D, double *E, cuDoubleComplex *TAUQ, cuDoubleComplex *TAUP, cuDoubleComplex *Work, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgebrd(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, D: *mut f64, E: *mut f64, TAUQ: *mut runtime::cuDoubleComplex, TAUP: *mut runtime::cuDoubleComplex, Work: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *TAU, cuDoubleComplex *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgeqrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, TAU: *mut runtime::cuDoubleComplex, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *VT, int ldvt, cuDoubleComplex *work, int lwork, double *rwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvd(handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, VT: *mut runtime::cuDoubleComplex, ldvt: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, rwork: *mut f64, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, double *d_S, long long strideS, cuDoubleComplex *d_U, int ldu, long long strideU, cuDoubleComplex *d_V, int ldv, long long strideV, cuDoubleComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdaStridedBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *mut f64, strideS: i64, d_U: *mut runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *mut runtime::cuDoubleComplex, ldv: i32, strideV: i64, d_work: *mut runtime::cuDoubleComplex, lwork: i32, d_info: *mut i32, h_R_nrmF: *mut f64, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, const double *d_S, long long strideS, const cuDoubleComplex *d_U, int ldu, long long strideU, const cuDoubleComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdaStridedBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, d_S: *const f64, strideS: i64, d_U: *const runtime::cuDoubleComplex, ldu: i32, strideU: i64, d_V: *const runtime::cuDoubleComplex, ldv: i32, strideV: i64, lwork: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, S: *mut f64, U: *mut runtime::cuDoubleComplex, ldu: i32, V: *mut runtime::cuDoubleComplex, ldv: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgesvdj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, S: *const f64, U: *const runtime::cuDoubleComplex, ldu: i32, V: *const runtime::cuDoubleComplex, ldv: i32, lwork: *mut i32, params: gesvdjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int *devIpiv, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgetrf(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, devIpiv: *mut i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *A, int lda, const int *devIpiv, cuDoubleComplex *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZgetrs(handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, devIpiv: *const i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevd(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevd_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevdx(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevdx_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevj(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevjBatched(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevjBatched_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZheevj_bufferSize(handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvd(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvd_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvdx(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvdx_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, meig: *mut i32, W: *const f64, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvj(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, W: *mut f64, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork, syevjInfo_t params)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhegvj_bufferSize(handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, W: *const f64, lwork: *mut i32, params: syevjInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *d, double *e, cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhetrd(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, d: *mut f64, e: *mut f64, tau: *mut runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *d, const double *e, const cuDoubleComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZhetrd_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, d: *const f64, e: *const f64, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZlaswp(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, k1: i32, k2: i32, devIpiv: *const i32, incx: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZlauum(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZlauum_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int Lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Workspace: *mut runtime::cuDoubleComplex, Lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex **Aarray, int lda, int *infoArray, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrfBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: *mut *mut runtime::cuDoubleComplex, lda: i32, infoArray: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *Lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrf_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, Lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrs(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *const runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuDoubleComplex **A, int lda, cuDoubleComplex **B, int ldb, int *d_info, int batchSize)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZpotrsBatched(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: *mut *mut runtime::cuDoubleComplex, lda: i32, B: *mut *mut runtime::cuDoubleComplex, ldb: i32, d_info: *mut i32, batchSize: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *ipiv, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytrf(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *mut i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytri(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZsytri_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, ipiv: *const i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungbr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungbr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungqr(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungqr_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungtr(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZungtr_bufferSize(handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *devInfo)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmqr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, devInfo: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmqr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *info)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmtr(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *mut runtime::cuDoubleComplex, lda: i32, tau: *mut runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, work: *mut runtime::cuDoubleComplex, lwork: i32, info: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)`
    ///
    /// In `cusolverDn.h` since CUDA 12.0 or earlier.
    fn cusolverDnZunmtr_bufferSize(handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, tau: *const runtime::cuDoubleComplex, C: *const runtime::cuDoubleComplex, ldc: i32, lwork: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `cusolver_common.h` since CUDA 12.0 or earlier.
    fn cusolverGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverGetVersion(int *version)`
    ///
    /// In `cusolver_common.h` since CUDA 12.0 or earlier.
    fn cusolverGetVersion(version: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t handle, int *nnzM, int **Mp, int **Mi, double **Mx)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t, nnzM: *mut i32, Mp: *mut *mut i32, Mi: *mut *mut i32, Mx: *mut *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfBatchResetValues(int batchSize, int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchResetValues(batchSize: i32, n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA_array: *mut *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfBatchSetupHost(int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double **h_csrValA_array, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchSetupHost(batchSize: i32, n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA_array: *mut *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double **XF_array, int ldxf)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF_array: *mut *mut f64, ldxf: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, int *position)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfCreate(handle: *mut cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t handle, int *h_nnzM, int **h_Mp, int **h_Mi, double **h_Mx)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t, h_nnzM: *mut i32, h_Mp: *mut *mut i32, h_Mi: *mut *mut i32, h_Mx: *mut *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t handle, int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfExtractSplitFactorsHost(handle: cusolverRfHandle_t, h_nnzL: *mut i32, h_csrRowPtrL: *mut *mut i32, h_csrColIndL: *mut *mut i32, h_csrValL: *mut *mut f64, h_nnzU: *mut i32, h_csrRowPtrU: *mut *mut i32, h_csrColIndU: *mut *mut i32, h_csrValU: *mut *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetAlgs(handle: cusolverRfHandle_t, factAlg: *mut cusolverRfFactorization_t, solveAlg: *mut cusolverRfTriangularSolve_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t, format: *mut cusolverRfMatrixFormat_t, diag: *mut cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t *report)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t, report: *mut cusolverRfNumericBoostReport_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetNumericProperties(handle: cusolverRfHandle_t, zero: *mut f64, boost: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t *fastMode)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: *mut cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfResetValues(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int *P, int *Q, cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfResetValues(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg, cusolverRfTriangularSolve_t solveAlg)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetAlgs(handle: cusolverRfHandle_t, factAlg: cusolverRfFactorization_t, solveAlg: cusolverRfTriangularSolve_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetMatrixFormat(handle: cusolverRfHandle_t, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double zero, double boost)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetNumericProperties(handle: cusolverRfHandle_t, zero: f64, boost: f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: cusolverRfResetValuesFastMode_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfSetupDevice(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int nnzL, int *csrRowPtrL, int *csrColIndL, double *csrValL, int nnzU, int *csrRowPtrU, int *csrColIndU, double *csrValU, int *P, int *Q, cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetupDevice(n: i32, nnzA: i32, csrRowPtrA: *mut i32, csrColIndA: *mut i32, csrValA: *mut f64, nnzL: i32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, csrValL: *mut f64, nnzU: i32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, csrValU: *mut f64, P: *mut i32, Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfSetupHost(int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double *h_csrValA, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSetupHost(n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA: *mut f64, nnzL: i32, h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32, h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double *XF, int ldxf)`
    ///
    /// In `cusolverRf.h` since CUDA 12.0 or earlier.
    fn cusolverRfSolve(handle: cusolverRfHandle_t, P: *mut i32, Q: *mut i32, nrhs: i32, Temp: *mut f64, ldt: i32, XF: *mut f64, ldxf: i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholSolve(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float eps, cuComplex *mu, cuComplex *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, eps: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float tol, cuComplex *mu, cuComplex *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, tol: f32, mu: *mut runtime::cuComplex, x: *mut runtime::cuComplex) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int *rankA, cuComplex *x, int *p, float *min_norm)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, rankA: *mut i32, x: *mut runtime::cuComplex, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfo_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, cuComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreate(handle: *mut cusolverSpHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrcholInfo(info: *mut csrcholInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrcholInfoHost(info: *mut csrcholInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrluInfoHost(info: *mut csrluInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *info)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrqrInfo(info: *mut csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpCreateCsrqrInfoHost(info: *mut csrqrInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholSolve(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps, double *mu, double *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, eps: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double tol, double *mu, double *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, tol: f64, mu: *mut f64, x: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int *rankA, double *x, int *p, double *min_norm)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, rankA: *mut i32, x: *mut f64, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, double *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, double *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f64, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f64, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrluSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfo_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrSolve(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, x: *mut f64, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t info)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t handle, cudaStream_t *streamId)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpGetStream(handle: cusolverSpHandle_t, streamId: *mut runtime::cudaStream_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholSolve(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps, float *mu, float *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, eps: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float tol, float *mu, float *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, tol: f32, mu: *mut f32, x: *mut f32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int *rankA, float *x, int *p, float *min_norm)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, rankA: *mut i32, x: *mut f32, p: *mut i32, min_norm: *mut f32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, float *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, float *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f32, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f32, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrluSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfo_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrSolve(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, x: *mut f32, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpScsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpSetStream(handle: cusolverSpHandle_t, streamId: runtime::cudaStream_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrcholAnalysis(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrcholAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t handle, int m, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, int *issym)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrissymHost(handle: cusolverSpHandle_t, m: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrEndPtrA: *const i32, csrColIndA: *const i32, issym: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrluAnalysisHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrluNnzHost(cusolverSpHandle_t handle, int *nnzLRef, int *nnzURef, csrluInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t, nnzLRef: *mut i32, nnzURef: *mut i32, info: csrluInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrmetisndHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, options: *const i64, p: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, int *csrRowPtrA, int *csrColIndA, const int *p, const int *q, int *map, void *pBuffer)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrpermHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *mut i32, csrColIndA: *mut i32, p: *const i32, q: *const i32, map: *mut i32, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, size_t *bufferSizeInBytes)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrperm_bufferSizeHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *const i32, q: *const i32, bufferSizeInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrqrAnalysis(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrqrAnalysis(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrqrAnalysisBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrqrAnalysisHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrsymamdHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrsymmdqHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpXcsrsymrcmHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *const i32, p: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholBufferInfo(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholFactor(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholSolve(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholSolve(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrcholInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsreigsHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex, num_eigs: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double eps, cuDoubleComplex *mu, cuDoubleComplex *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsreigvsi(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, eps: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double tol, cuDoubleComplex *mu, cuDoubleComplex *x)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsreigvsiHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, tol: f64, mu: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int *rankA, cuDoubleComplex *x, int *p, double *min_norm)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsqvqrHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, rankA: *mut i32, x: *mut runtime::cuDoubleComplex, p: *mut i32, min_norm: *mut f64) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvchol(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvcholHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvluHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvqr(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrlsvqrHost(handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex, singularity: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluBufferInfoHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuDoubleComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuDoubleComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluExtractHost(handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut runtime::cuDoubleComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuDoubleComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluFactorHost(handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrluInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluSolveHost(handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrluInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrBufferInfo(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrBufferInfoBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32, batchSize: i32, info: csrqrInfo_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrBufferInfoHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t, internalDataInBytes: *mut usize, workspaceInBytes: *mut usize) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrFactor(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrFactorHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfo_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSetup(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfo_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfoHost_t info)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSetupHost(handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex, info: csrqrInfoHost_t) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSolve(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrSolveHost(handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)`
    ///
    /// In `cusolverSp_LOWLEVEL_PREVIEW.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64, position: *mut i32) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, cuDoubleComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrqrsvBatched(handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, batchSize: i32, info: csrqrInfo_t, pBuffer: *mut c_void) -> cusolverStatus_t;

    /// `cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
    ///
    /// In `cusolverSp.h` since CUDA 12.0 or earlier.
    fn cusolverSpZcsrzfdHost(handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32, numnz: *mut i32) -> cusolverStatus_t;
}
