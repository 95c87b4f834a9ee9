//! The functions of the cuSOLVER as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cusolver as raw;
#[allow(unused_imports)]
use raw::CUSOLVER;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;
#[allow(unused_imports)]
use crate::cuda13::cusparse;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cusolver::all_types::*;

checked! {
    CUSOLVER, cusolverStatus_t;
    fn cusolverDnCCgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCCgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCCgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCCgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCEgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCEgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCEgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCEgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCKgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCKgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCKgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCKgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCYgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCYgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCYgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnCYgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnCgebrd(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        D: CuPtr<f32>,
        E: CuPtr<f32>,
        TAUQ: CuPtr<runtime::cuComplex>,
        TAUP: CuPtr<runtime::cuComplex>,
        Work: CuPtr<runtime::cuComplex>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnCgeqrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        TAU: CuPtr<runtime::cuComplex>,
        Workspace: CuPtr<runtime::cuComplex>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCgeqrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnCgesvd(
        handle: cusolverDnHandle_t,
        jobu: i8,
        jobvt: i8,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<runtime::cuComplex>,
        ldu: i32,
        VT: CuPtr<runtime::cuComplex>,
        ldvt: i32,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        rwork: CuPtr<f32>,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnCgesvdaStridedBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<runtime::cuComplex>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f32>,
        strideS: i64,
        d_U: CuPtr<runtime::cuComplex>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<runtime::cuComplex>,
        ldv: i32,
        strideV: i64,
        d_work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        d_info: CuPtr<i32>,
        h_R_nrmF: *mut f64,
        batchSize: i32,
    ) -> ();
    fn cusolverDnCgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<runtime::cuComplex>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f32>,
        strideS: i64,
        d_U: CuPtr<runtime::cuComplex>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<runtime::cuComplex>,
        ldv: i32,
        strideV: i64,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnCgesvdj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<runtime::cuComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuComplex>,
        ldv: i32,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
    ) -> ();
    fn cusolverDnCgesvdjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<runtime::cuComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuComplex>,
        ldv: i32,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnCgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<runtime::cuComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuComplex>,
        ldv: i32,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnCgesvdj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<runtime::cuComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuComplex>,
        ldv: i32,
        params: gesvdjInfo_t,
    ) -> i32;
    fn cusolverDnCgetrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        Workspace: CuPtr<runtime::cuComplex>,
        devIpiv: CuPtr<i32>,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCgetrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnCgetrs(
        handle: cusolverDnHandle_t,
        trans: cublas::cublasOperation_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCheevd(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCheevd_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        W: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnCheevdx(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnCheevdx_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
    ) -> (i32, i32);
    fn cusolverDnCheevj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnCheevjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnCheevjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        W: CuPtr<f32>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnCheevj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        W: CuPtr<f32>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnChegvd(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnChegvd_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        W: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnChegvdx(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnChegvdx_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
    ) -> (i32, i32);
    fn cusolverDnChegvj(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnChegvj_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        W: CuPtr<f32>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnChetrd(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        d: CuPtr<f32>,
        e: CuPtr<f32>,
        tau: CuPtr<runtime::cuComplex>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnChetrd_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        d: CuPtr<f32>,
        e: CuPtr<f32>,
        tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    fn cusolverDnClaswp(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        k1: i32,
        k2: i32,
        devIpiv: CuPtr<i32>,
        incx: i32,
    ) -> ();
    fn cusolverDnClauum(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnClauum_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnCpotrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        Workspace: CuPtr<runtime::cuComplex>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCpotrfBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        Aarray: CuPtr<*mut runtime::cuComplex>,
        lda: i32,
        infoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnCpotrf_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnCpotri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCpotri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnCpotrs(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCpotrsBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<*mut runtime::cuComplex>,
        lda: i32,
        B: CuPtr<*mut runtime::cuComplex>,
        ldb: i32,
        d_info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnCreate() -> cusolverDnHandle_t;
    fn cusolverDnCreateGesvdjInfo() -> gesvdjInfo_t;
    fn cusolverDnCreateParams() -> cusolverDnParams_t;
    fn cusolverDnCreateSyevjInfo() -> syevjInfo_t;
    fn cusolverDnCsytrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCsytrf_bufferSize(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnCsytri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCsytri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        ipiv: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnCungbr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCungbr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    fn cusolverDnCungqr(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCungqr_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    fn cusolverDnCungtr(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCungtr_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    fn cusolverDnCunmqr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCunmqr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> i32;
    fn cusolverDnCunmtr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
        work: CuPtr<runtime::cuComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnCunmtr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> i32;
    fn cusolverDnDBgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDBgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDBgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDBgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDDgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDDgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDDgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDDgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDHgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDHgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDHgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDHgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDSgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDSgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDSgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDSgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDXgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDXgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDXgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnDXgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f64>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f64>,
        lddb: cusolver_int_t,
        dX: CuPtr<f64>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> ();
    fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> ();
    fn cusolverDnDestroyParams(params: cusolverDnParams_t) -> ();
    fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> ();
    fn cusolverDnDgebrd(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        D: CuPtr<f64>,
        E: CuPtr<f64>,
        TAUQ: CuPtr<f64>,
        TAUP: CuPtr<f64>,
        Work: CuPtr<f64>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnDgeqrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        TAU: CuPtr<f64>,
        Workspace: CuPtr<f64>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDgeqrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> i32;
    fn cusolverDnDgesvd(
        handle: cusolverDnHandle_t,
        jobu: i8,
        jobvt: i8,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<f64>,
        ldu: i32,
        VT: CuPtr<f64>,
        ldvt: i32,
        work: CuPtr<f64>,
        lwork: i32,
        rwork: CuPtr<f64>,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnDgesvdaStridedBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<f64>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f64>,
        strideS: i64,
        d_U: CuPtr<f64>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<f64>,
        ldv: i32,
        strideV: i64,
        d_work: CuPtr<f64>,
        lwork: i32,
        d_info: CuPtr<i32>,
        h_R_nrmF: *mut f64,
        batchSize: i32,
    ) -> ();
    fn cusolverDnDgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<f64>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f64>,
        strideS: i64,
        d_U: CuPtr<f64>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<f64>,
        ldv: i32,
        strideV: i64,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnDgesvdj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<f64>,
        ldu: i32,
        V: CuPtr<f64>,
        ldv: i32,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
    ) -> ();
    fn cusolverDnDgesvdjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<f64>,
        ldu: i32,
        V: CuPtr<f64>,
        ldv: i32,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnDgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<f64>,
        ldu: i32,
        V: CuPtr<f64>,
        ldv: i32,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnDgesvdj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<f64>,
        ldu: i32,
        V: CuPtr<f64>,
        ldv: i32,
        params: gesvdjInfo_t,
    ) -> i32;
    fn cusolverDnDgetrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        Workspace: CuPtr<f64>,
        devIpiv: CuPtr<i32>,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDgetrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> i32;
    fn cusolverDnDgetrs(
        handle: cusolverDnHandle_t,
        trans: cublas::cublasOperation_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<f64>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        B: CuPtr<f64>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDlaswp(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        k1: i32,
        k2: i32,
        devIpiv: CuPtr<i32>,
        incx: i32,
    ) -> ();
    fn cusolverDnDlauum(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        work: CuPtr<f64>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDlauum_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> i32;
    fn cusolverDnDorgbr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDorgbr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnDorgqr(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDorgqr_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnDorgtr(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDorgtr_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnDormqr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
        C: CuPtr<f64>,
        ldc: i32,
        work: CuPtr<f64>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDormqr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> i32;
    fn cusolverDnDormtr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
        C: CuPtr<f64>,
        ldc: i32,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDormtr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        tau: CuPtr<f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> i32;
    fn cusolverDnDpotrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        Workspace: CuPtr<f64>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDpotrfBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        Aarray: CuPtr<*mut f64>,
        lda: i32,
        infoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnDpotrf_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> i32;
    fn cusolverDnDpotri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        work: CuPtr<f64>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDpotri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> i32;
    fn cusolverDnDpotrs(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDpotrsBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<*mut f64>,
        lda: i32,
        B: CuPtr<*mut f64>,
        ldb: i32,
        d_info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnDsyevd(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        W: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDsyevd_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        W: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnDsyevdx(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnDsyevdx_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
    ) -> (i32, i32);
    fn cusolverDnDsyevj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        W: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnDsyevjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        W: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnDsyevjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        W: CuPtr<f64>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnDsyevj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        W: CuPtr<f64>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnDsygvd(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        W: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDsygvd_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        W: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnDsygvdx(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnDsygvdx_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
    ) -> (i32, i32);
    fn cusolverDnDsygvj(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        W: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnDsygvj_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        W: CuPtr<f64>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnDsytrd(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        d: CuPtr<f64>,
        e: CuPtr<f64>,
        tau: CuPtr<f64>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDsytrd_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        d: CuPtr<f64>,
        e: CuPtr<f64>,
        tau: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnDsytrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDsytrf_bufferSize(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> i32;
    fn cusolverDnDsytri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<f64>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnDsytri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        ipiv: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnGetDeterministicMode(
        handle: cusolverDnHandle_t,
    ) -> cusolverDeterministicMode_t;
    fn cusolverDnGetEmulationSpecialValuesSupport(
        handle: cusolverDnHandle_t,
    ) -> runtime::cudaEmulationSpecialValuesSupport;
    fn cusolverDnGetEmulationStrategy(
        handle: cusolverDnHandle_t,
    ) -> runtime::cudaEmulationStrategy;
    fn cusolverDnGetFixedPointEmulationMantissaBitOffset(
        handle: cusolverDnHandle_t,
    ) -> i32;
    fn cusolverDnGetFixedPointEmulationMantissaControl(
        handle: cusolverDnHandle_t,
    ) -> runtime::cudaEmulationMantissaControl;
    fn cusolverDnGetFixedPointEmulationMaxMantissaBitCount(
        handle: cusolverDnHandle_t,
    ) -> i32;
    fn cusolverDnGetMathMode(handle: cusolverDnHandle_t) -> cusolverMathMode_t;
    fn cusolverDnGetStream(handle: cusolverDnHandle_t) -> runtime::cudaStream_t;
    fn cusolverDnIRSInfosCreate() -> cusolverDnIRSInfos_t;
    fn cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t) -> ();
    fn cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t) -> cusolver_int_t;
    fn cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t) -> cusolver_int_t;
    fn cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t) -> cusolver_int_t;
    fn cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t) -> *mut c_void;
    fn cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t) -> ();
    fn cusolverDnIRSParamsCreate() -> cusolverDnIRSParams_t;
    fn cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t) -> ();
    fn cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t) -> ();
    fn cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t) -> ();
    fn cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t) -> cusolver_int_t;
    fn cusolverDnIRSParamsSetMaxIters(
        params: cusolverDnIRSParams_t,
        maxiters: cusolver_int_t,
    ) -> ();
    fn cusolverDnIRSParamsSetMaxItersInner(
        params: cusolverDnIRSParams_t,
        maxiters_inner: cusolver_int_t,
    ) -> ();
    fn cusolverDnIRSParamsSetRefinementSolver(
        params: cusolverDnIRSParams_t,
        refinement_solver: cusolverIRSRefinement_t,
    ) -> ();
    fn cusolverDnIRSParamsSetSolverLowestPrecision(
        params: cusolverDnIRSParams_t,
        solver_lowest_precision: cusolverPrecType_t,
    ) -> ();
    fn cusolverDnIRSParamsSetSolverMainPrecision(
        params: cusolverDnIRSParams_t,
        solver_main_precision: cusolverPrecType_t,
    ) -> ();
    fn cusolverDnIRSParamsSetSolverPrecisions(
        params: cusolverDnIRSParams_t,
        solver_main_precision: cusolverPrecType_t,
        solver_lowest_precision: cusolverPrecType_t,
    ) -> ();
    fn cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t, val: f64) -> ();
    fn cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t, val: f64) -> ();
    fn cusolverDnIRSXgels(
        handle: cusolverDnHandle_t,
        gels_irs_params: cusolverDnIRSParams_t,
        gels_irs_infos: cusolverDnIRSInfos_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<c_void>,
        ldda: cusolver_int_t,
        dB: CuPtr<c_void>,
        lddb: cusolver_int_t,
        dX: CuPtr<c_void>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnIRSXgels_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnIRSParams_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
    ) -> usize;
    fn cusolverDnIRSXgesv(
        handle: cusolverDnHandle_t,
        gesv_irs_params: cusolverDnIRSParams_t,
        gesv_irs_infos: cusolverDnIRSInfos_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<c_void>,
        ldda: cusolver_int_t,
        dB: CuPtr<c_void>,
        lddb: cusolver_int_t,
        dX: CuPtr<c_void>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnIRSXgesv_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnIRSParams_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
    ) -> usize;
    fn cusolverDnLoggerForceDisable() -> ();
    fn cusolverDnLoggerOpenFile(logFile: &CStr) -> ();
    fn cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t) -> ();
    fn cusolverDnLoggerSetFile(file: *mut cusparse::FILE) -> ();
    fn cusolverDnLoggerSetLevel(level: i32) -> ();
    fn cusolverDnLoggerSetMask(mask: i32) -> ();
    fn cusolverDnSBgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSBgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSBgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSBgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSHgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSHgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSHgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSHgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSSgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSSgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSSgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSSgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSXgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSXgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSXgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnSXgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<f32>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<f32>,
        lddb: cusolver_int_t,
        dX: CuPtr<f32>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnSetAdvOptions(
        params: cusolverDnParams_t,
        function: cusolverDnFunction_t,
        algo: cusolverAlgMode_t,
    ) -> ();
    fn cusolverDnSetDeterministicMode(
        handle: cusolverDnHandle_t,
        mode: cusolverDeterministicMode_t,
    ) -> ();
    fn cusolverDnSetEmulationSpecialValuesSupport(
        handle: cusolverDnHandle_t,
        mask: runtime::cudaEmulationSpecialValuesSupport,
    ) -> ();
    fn cusolverDnSetEmulationStrategy(
        handle: cusolverDnHandle_t,
        strategy: runtime::cudaEmulationStrategy,
    ) -> ();
    fn cusolverDnSetFixedPointEmulationMantissaBitOffset(
        handle: cusolverDnHandle_t,
        mantissaBitOffset: i32,
    ) -> ();
    fn cusolverDnSetFixedPointEmulationMantissaControl(
        handle: cusolverDnHandle_t,
        control: runtime::cudaEmulationMantissaControl,
    ) -> ();
    fn cusolverDnSetFixedPointEmulationMaxMantissaBitCount(
        handle: cusolverDnHandle_t,
        mantissaBitCount: i32,
    ) -> ();
    fn cusolverDnSetMathMode(handle: cusolverDnHandle_t, mode: cusolverMathMode_t) -> ();
    fn cusolverDnSetStream(
        handle: cusolverDnHandle_t,
        streamId: runtime::cudaStream_t,
    ) -> ();
    fn cusolverDnSgebrd(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        D: CuPtr<f32>,
        E: CuPtr<f32>,
        TAUQ: CuPtr<f32>,
        TAUP: CuPtr<f32>,
        Work: CuPtr<f32>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnSgeqrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        TAU: CuPtr<f32>,
        Workspace: CuPtr<f32>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSgeqrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> i32;
    fn cusolverDnSgesvd(
        handle: cusolverDnHandle_t,
        jobu: i8,
        jobvt: i8,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<f32>,
        ldu: i32,
        VT: CuPtr<f32>,
        ldvt: i32,
        work: CuPtr<f32>,
        lwork: i32,
        rwork: CuPtr<f32>,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnSgesvdaStridedBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<f32>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f32>,
        strideS: i64,
        d_U: CuPtr<f32>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<f32>,
        ldv: i32,
        strideV: i64,
        d_work: CuPtr<f32>,
        lwork: i32,
        d_info: CuPtr<i32>,
        h_R_nrmF: *mut f64,
        batchSize: i32,
    ) -> ();
    fn cusolverDnSgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<f32>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f32>,
        strideS: i64,
        d_U: CuPtr<f32>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<f32>,
        ldv: i32,
        strideV: i64,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnSgesvdj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<f32>,
        ldu: i32,
        V: CuPtr<f32>,
        ldv: i32,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
    ) -> ();
    fn cusolverDnSgesvdjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<f32>,
        ldu: i32,
        V: CuPtr<f32>,
        ldv: i32,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnSgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<f32>,
        ldu: i32,
        V: CuPtr<f32>,
        ldv: i32,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnSgesvdj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        S: CuPtr<f32>,
        U: CuPtr<f32>,
        ldu: i32,
        V: CuPtr<f32>,
        ldv: i32,
        params: gesvdjInfo_t,
    ) -> i32;
    fn cusolverDnSgetrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        Workspace: CuPtr<f32>,
        devIpiv: CuPtr<i32>,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSgetrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> i32;
    fn cusolverDnSgetrs(
        handle: cusolverDnHandle_t,
        trans: cublas::cublasOperation_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<f32>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        B: CuPtr<f32>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSlaswp(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        k1: i32,
        k2: i32,
        devIpiv: CuPtr<i32>,
        incx: i32,
    ) -> ();
    fn cusolverDnSlauum(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        work: CuPtr<f32>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSlauum_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> i32;
    fn cusolverDnSorgbr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSorgbr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnSorgqr(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSorgqr_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnSorgtr(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSorgtr_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnSormqr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
        C: CuPtr<f32>,
        ldc: i32,
        work: CuPtr<f32>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSormqr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> i32;
    fn cusolverDnSormtr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
        C: CuPtr<f32>,
        ldc: i32,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSormtr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        tau: CuPtr<f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> i32;
    fn cusolverDnSpotrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        Workspace: CuPtr<f32>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSpotrfBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        Aarray: CuPtr<*mut f32>,
        lda: i32,
        infoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnSpotrf_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> i32;
    fn cusolverDnSpotri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        work: CuPtr<f32>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSpotri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> i32;
    fn cusolverDnSpotrs(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSpotrsBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<*mut f32>,
        lda: i32,
        B: CuPtr<*mut f32>,
        ldb: i32,
        d_info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnSsyevd(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        W: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSsyevd_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        W: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnSsyevdx(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnSsyevdx_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
    ) -> (i32, i32);
    fn cusolverDnSsyevj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        W: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnSsyevjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        W: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnSsyevjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        W: CuPtr<f32>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnSsyevj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        W: CuPtr<f32>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnSsygvd(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        W: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSsygvd_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        W: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnSsygvdx(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnSsygvdx_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        vl: f32,
        vu: f32,
        il: i32,
        iu: i32,
        W: CuPtr<f32>,
    ) -> (i32, i32);
    fn cusolverDnSsygvj(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        W: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnSsygvj_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        W: CuPtr<f32>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnSsytrd(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        d: CuPtr<f32>,
        e: CuPtr<f32>,
        tau: CuPtr<f32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSsytrd_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        d: CuPtr<f32>,
        e: CuPtr<f32>,
        tau: CuPtr<f32>,
    ) -> i32;
    fn cusolverDnSsytrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSsytrf_bufferSize(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> i32;
    fn cusolverDnSsytri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<f32>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnSsytri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        ipiv: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnXgeev(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobvl: cusolverEigMode_t,
        jobvr: cusolverEigMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        dataTypeVL: runtime::cudaDataType,
        VL: CuPtr<c_void>,
        ldvl: i64,
        dataTypeVR: runtime::cudaDataType,
        VR: CuPtr<c_void>,
        ldvr: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXgeev_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobvl: cusolverEigMode_t,
        jobvr: cusolverEigMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        dataTypeVL: runtime::cudaDataType,
        VL: CuPtr<c_void>,
        ldvl: i64,
        dataTypeVR: runtime::cudaDataType,
        VR: CuPtr<c_void>,
        ldvr: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXgeqrf(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeTau: runtime::cudaDataType,
        tau: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXgeqrf_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeTau: runtime::cudaDataType,
        tau: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXgesvd(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobu: i8,
        jobvt: i8,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>,
        dataTypeU: runtime::cudaDataType,
        U: CuPtr<c_void>,
        ldu: i64,
        dataTypeVT: runtime::cudaDataType,
        VT: CuPtr<c_void>,
        ldvt: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXgesvd_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobu: i8,
        jobvt: i8,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>,
        dataTypeU: runtime::cudaDataType,
        U: CuPtr<c_void>,
        ldu: i64,
        dataTypeVT: runtime::cudaDataType,
        VT: CuPtr<c_void>,
        ldvt: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXgesvdjGetResidual(
        handle: cusolverDnHandle_t,
        info: gesvdjInfo_t,
    ) -> f64;
    fn cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t, info: gesvdjInfo_t) -> i32;
    fn cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t, max_sweeps: i32) -> ();
    fn cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t, sort_svd: i32) -> ();
    fn cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t, tolerance: f64) -> ();
    fn cusolverDnXgesvdp(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>,
        dataTypeU: runtime::cudaDataType,
        U: CuPtr<c_void>,
        ldu: i64,
        dataTypeV: runtime::cudaDataType,
        V: CuPtr<c_void>,
        ldv: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        d_info: CuPtr<i32>,
    ) -> f64;
    fn cusolverDnXgesvdp_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>,
        dataTypeU: runtime::cudaDataType,
        U: CuPtr<c_void>,
        ldu: i64,
        dataTypeV: runtime::cudaDataType,
        V: CuPtr<c_void>,
        ldv: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXgesvdr(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobu: i8,
        jobv: i8,
        m: i64,
        n: i64,
        k: i64,
        p: i64,
        niters: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeSrand: runtime::cudaDataType,
        Srand: CuPtr<c_void>,
        dataTypeUrand: runtime::cudaDataType,
        Urand: CuPtr<c_void>,
        ldUrand: i64,
        dataTypeVrand: runtime::cudaDataType,
        Vrand: CuPtr<c_void>,
        ldVrand: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        d_info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXgesvdr_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobu: i8,
        jobv: i8,
        m: i64,
        n: i64,
        k: i64,
        p: i64,
        niters: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeSrand: runtime::cudaDataType,
        Srand: CuPtr<c_void>,
        dataTypeUrand: runtime::cudaDataType,
        Urand: CuPtr<c_void>,
        ldUrand: i64,
        dataTypeVrand: runtime::cudaDataType,
        Vrand: CuPtr<c_void>,
        ldVrand: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXgetrf(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXgetrf_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        m: i64,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXgetrs(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        trans: cublas::cublasOperation_t,
        n: i64,
        nrhs: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXhetrf(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXhetrf_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXhetrs(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        nrhs: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXhetrs_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        nrhs: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
    ) -> (usize, usize);
    fn cusolverDnXlarft(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        direct: cusolverDirectMode_t,
        storev: cusolverStorevMode_t,
        n: i64,
        k: i64,
        dataTypeV: runtime::cudaDataType,
        V: CuPtr<c_void>,
        ldv: i64,
        dataTypeTau: runtime::cudaDataType,
        tau: CuPtr<c_void>,
        dataTypeT: runtime::cudaDataType,
        T: CuPtr<c_void>,
        ldt: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
    ) -> ();
    fn cusolverDnXlarft_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        direct: cusolverDirectMode_t,
        storev: cusolverStorevMode_t,
        n: i64,
        k: i64,
        dataTypeV: runtime::cudaDataType,
        V: CuPtr<c_void>,
        ldv: i64,
        dataTypeTau: runtime::cudaDataType,
        tau: CuPtr<c_void>,
        dataTypeT: runtime::cudaDataType,
        T: CuPtr<c_void>,
        ldt: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXpolar(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        M: i64,
        N: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeH: runtime::cudaDataType,
        H: CuPtr<c_void>,
        ldh: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        d_res_nrm: CuPtr<f64>,
        d_A_nrmF: CuPtr<f64>,
        d_rcond: CuPtr<f64>,
        d_info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXpolar_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        M: i64,
        N: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeH: runtime::cudaDataType,
        H: CuPtr<c_void>,
        ldh: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXpotrf(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXpotrf_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXpotrs(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        nrhs: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXstedc(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        compz: cusolverEigComp_t,
        n: i64,
        dataTypeDE: runtime::cudaDataType,
        D: CuPtr<c_void>,
        E: CuPtr<c_void>,
        dataTypeZ: runtime::cudaDataType,
        Z: CuPtr<c_void>,
        ldz: i64,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXstedc_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        compz: cusolverEigComp_t,
        n: i64,
        dataTypeDE: runtime::cudaDataType,
        D: CuPtr<c_void>,
        E: CuPtr<c_void>,
        dataTypeZ: runtime::cudaDataType,
        Z: CuPtr<c_void>,
        ldz: i64,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXsyevBatched(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
        batchSize: i64,
    ) -> ();
    fn cusolverDnXsyevBatched_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
        batchSize: i64,
    ) -> (usize, usize);
    fn cusolverDnXsyevd(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXsyevd_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXsyevdx<T: Input, U: Input>(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        vl: Option<&T>,
        vu: Option<&U>,
        il: i64,
        iu: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> i64;
    fn cusolverDnXsyevdx_bufferSize<T: Input, U: Input>(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        vl: Option<&T>,
        vu: Option<&U>,
        il: i64,
        iu: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (i64, usize, usize);
    fn cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t, info: syevjInfo_t) -> f64;
    fn cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t, info: syevjInfo_t) -> i32;
    fn cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t, max_sweeps: i32) -> ();
    fn cusolverDnXsyevjSetSortEig(info: syevjInfo_t, sort_eig: i32) -> ();
    fn cusolverDnXsyevjSetTolerance(info: syevjInfo_t, tolerance: f64) -> ();
    fn cusolverDnXsygvStridedBatched(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        strideA: i64,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
        strideB: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        strideW: i64,
        computeType: runtime::cudaDataType,
        batchSize: i64,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXsygvStridedBatched_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        strideA: i64,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
        strideB: i64,
        dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>,
        strideW: i64,
        computeType: runtime::cudaDataType,
        batchSize: i64,
    ) -> (usize, usize);
    fn cusolverDnXsygvd(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        d_A: CuPtr<c_void>,
        lda: i64,
        dataTypeB: runtime::cudaDataType,
        d_B: CuPtr<c_void>,
        ldb: i64,
        dataTypeW: runtime::cudaDataType,
        d_W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        d_info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXsygvd_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        d_A: CuPtr<c_void>,
        lda: i64,
        dataTypeB: runtime::cudaDataType,
        d_B: CuPtr<c_void>,
        ldb: i64,
        dataTypeW: runtime::cudaDataType,
        d_W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXsygvdx<T: Input, U: Input>(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        d_A: CuPtr<c_void>,
        lda: i64,
        dataTypeB: runtime::cudaDataType,
        d_B: CuPtr<c_void>,
        ldb: i64,
        vl: Option<&T>,
        vu: Option<&U>,
        il: i64,
        iu: i64,
        dataTypeW: runtime::cudaDataType,
        d_W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        d_info: CuPtr<i32>,
    ) -> i64;
    fn cusolverDnXsygvdx_bufferSize<T: Input, U: Input>(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        d_A: CuPtr<c_void>,
        lda: i64,
        dataTypeB: runtime::cudaDataType,
        d_B: CuPtr<c_void>,
        ldb: i64,
        vl: Option<&T>,
        vu: Option<&U>,
        il: i64,
        iu: i64,
        dataTypeW: runtime::cudaDataType,
        d_W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (i64, usize, usize);
    fn cusolverDnXsytrf(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXsytrf_bufferSize(
        handle: cusolverDnHandle_t,
        params: cusolverDnParams_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    fn cusolverDnXsytrs(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        nrhs: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXsytrs_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i64,
        nrhs: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>,
        ldb: i64,
    ) -> (usize, usize);
    fn cusolverDnXtrtri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        diag: cublas::cublasDiagType_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
        bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnXtrtri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        diag: cublas::cublasDiagType_t,
        n: i64,
        dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>,
        lda: i64,
    ) -> (usize, usize);
    fn cusolverDnZCgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZCgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZCgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZCgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZEgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZEgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZEgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZEgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZKgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZKgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZKgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZKgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZYgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZYgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZYgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZYgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZZgels(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZZgels_bufferSize(
        handle: cusolverDnHandle_t,
        m: cusolver_int_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZZgesv(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    fn cusolverDnZZgesv_bufferSize(
        handle: cusolverDnHandle_t,
        n: cusolver_int_t,
        nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>,
        dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>,
        lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    fn cusolverDnZgebrd(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        D: CuPtr<f64>,
        E: CuPtr<f64>,
        TAUQ: CuPtr<runtime::cuDoubleComplex>,
        TAUP: CuPtr<runtime::cuDoubleComplex>,
        Work: CuPtr<runtime::cuDoubleComplex>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnZgeqrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        TAU: CuPtr<runtime::cuDoubleComplex>,
        Workspace: CuPtr<runtime::cuDoubleComplex>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZgeqrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnZgesvd(
        handle: cusolverDnHandle_t,
        jobu: i8,
        jobvt: i8,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<runtime::cuDoubleComplex>,
        ldu: i32,
        VT: CuPtr<runtime::cuDoubleComplex>,
        ldvt: i32,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        rwork: CuPtr<f64>,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    fn cusolverDnZgesvdaStridedBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f64>,
        strideS: i64,
        d_U: CuPtr<runtime::cuDoubleComplex>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32,
        strideV: i64,
        d_work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        d_info: CuPtr<i32>,
        h_R_nrmF: *mut f64,
        batchSize: i32,
    ) -> ();
    fn cusolverDnZgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        rank: i32,
        m: i32,
        n: i32,
        d_A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        strideA: i64,
        d_S: CuPtr<f64>,
        strideS: i64,
        d_U: CuPtr<runtime::cuDoubleComplex>,
        ldu: i32,
        strideU: i64,
        d_V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32,
        strideV: i64,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnZgesvdj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<runtime::cuDoubleComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
    ) -> ();
    fn cusolverDnZgesvdjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<runtime::cuDoubleComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnZgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<runtime::cuDoubleComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32,
        params: gesvdjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnZgesvdj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        econ: i32,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        S: CuPtr<f64>,
        U: CuPtr<runtime::cuDoubleComplex>,
        ldu: i32,
        V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32,
        params: gesvdjInfo_t,
    ) -> i32;
    fn cusolverDnZgetrf(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        Workspace: CuPtr<runtime::cuDoubleComplex>,
        devIpiv: CuPtr<i32>,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZgetrf_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnZgetrs(
        handle: cusolverDnHandle_t,
        trans: cublas::cublasOperation_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZheevd(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZheevd_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        W: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnZheevdx(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnZheevdx_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
    ) -> (i32, i32);
    fn cusolverDnZheevj(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnZheevjBatched(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> ();
    fn cusolverDnZheevjBatched_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        W: CuPtr<f64>,
        params: syevjInfo_t,
        batchSize: i32,
    ) -> i32;
    fn cusolverDnZheevj_bufferSize(
        handle: cusolverDnHandle_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        W: CuPtr<f64>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnZhegvd(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZhegvd_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        W: CuPtr<f64>,
    ) -> i32;
    fn cusolverDnZhegvdx(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnZhegvdx_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        vl: f64,
        vu: f64,
        il: i32,
        iu: i32,
        W: CuPtr<f64>,
    ) -> (i32, i32);
    fn cusolverDnZhegvj(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
        params: syevjInfo_t,
    ) -> ();
    fn cusolverDnZhegvj_bufferSize(
        handle: cusolverDnHandle_t,
        itype: cusolverEigType_t,
        jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        W: CuPtr<f64>,
        params: syevjInfo_t,
    ) -> i32;
    fn cusolverDnZhetrd(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        d: CuPtr<f64>,
        e: CuPtr<f64>,
        tau: CuPtr<runtime::cuDoubleComplex>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZhetrd_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        d: CuPtr<f64>,
        e: CuPtr<f64>,
        tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    fn cusolverDnZlaswp(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        k1: i32,
        k2: i32,
        devIpiv: CuPtr<i32>,
        incx: i32,
    ) -> ();
    fn cusolverDnZlauum(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZlauum_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnZpotrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        Workspace: CuPtr<runtime::cuDoubleComplex>,
        Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZpotrfBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        Aarray: CuPtr<*mut runtime::cuDoubleComplex>,
        lda: i32,
        infoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnZpotrf_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnZpotri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZpotri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnZpotrs(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZpotrsBatched(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        nrhs: i32,
        A: CuPtr<*mut runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<*mut runtime::cuDoubleComplex>,
        ldb: i32,
        d_info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cusolverDnZsytrf(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZsytrf_bufferSize(
        handle: cusolverDnHandle_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    fn cusolverDnZsytri(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        ipiv: CuPtr<i32>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZsytri_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        ipiv: CuPtr<i32>,
    ) -> i32;
    fn cusolverDnZungbr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZungbr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    fn cusolverDnZungqr(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZungqr_bufferSize(
        handle: cusolverDnHandle_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    fn cusolverDnZungtr(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZungtr_bufferSize(
        handle: cusolverDnHandle_t,
        uplo: cublas::cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    fn cusolverDnZunmqr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZunmqr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> i32;
    fn cusolverDnZunmtr(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
        work: CuPtr<runtime::cuDoubleComplex>,
        lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    fn cusolverDnZunmtr_bufferSize(
        handle: cusolverDnHandle_t,
        side: cublas::cublasSideMode_t,
        uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> i32;
    fn cusolverGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn cusolverGetVersion() -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfAccessBundledFactorsDevice(
        handle: cusolverRfHandle_t,
    ) -> (i32, *mut i32, *mut i32, *mut f64);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchRefactor(handle: cusolverRfHandle_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchResetValues(
        batchSize: i32,
        n: i32,
        nnzA: i32,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        csrValA_array: CuPtr<*mut f64>,
        P: CuPtr<i32>,
        Q: CuPtr<i32>,
        handle: cusolverRfHandle_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchSetupHost(
        n: i32,
        nnzA: i32,
        h_csrRowPtrA: *mut i32,
        h_csrColIndA: *mut i32,
        h_csrValA_array: &[*mut f64],
        nnzL: i32,
        h_csrRowPtrL: *mut i32,
        h_csrColIndL: *mut i32,
        h_csrValL: *mut f64,
        nnzU: i32,
        h_csrRowPtrU: *mut i32,
        h_csrColIndU: *mut i32,
        h_csrValU: *mut f64,
        h_P: *mut i32,
        h_Q: *mut i32,
        handle: cusolverRfHandle_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchSolve(
        handle: cusolverRfHandle_t,
        P: CuPtr<i32>,
        Q: CuPtr<i32>,
        nrhs: i32,
        Temp: CuPtr<f64>,
        ldt: i32,
        XF_array: CuPtr<*mut f64>,
        ldxf: i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t, position: *mut i32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfCreate() -> cusolverRfHandle_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfExtractBundledFactorsHost(
        handle: cusolverRfHandle_t,
    ) -> (i32, *mut i32, *mut i32, *mut f64);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfExtractSplitFactorsHost(
        handle: cusolverRfHandle_t,
    ) -> (i32, *mut i32, *mut i32, *mut f64, i32, *mut i32, *mut i32, *mut f64);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetAlgs(
        handle: cusolverRfHandle_t,
    ) -> (cusolverRfFactorization_t, cusolverRfTriangularSolve_t);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetMatrixFormat(
        handle: cusolverRfHandle_t,
    ) -> (cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetNumericBoostReport(
        handle: cusolverRfHandle_t,
    ) -> cusolverRfNumericBoostReport_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetNumericProperties(handle: cusolverRfHandle_t) -> (f64, f64);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetResetValuesFastMode(
        handle: cusolverRfHandle_t,
    ) -> cusolverRfResetValuesFastMode_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfResetValues(
        n: i32,
        nnzA: i32,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        csrValA: CuPtr<f64>,
        P: CuPtr<i32>,
        Q: CuPtr<i32>,
        handle: cusolverRfHandle_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetAlgs(
        handle: cusolverRfHandle_t,
        factAlg: cusolverRfFactorization_t,
        solveAlg: cusolverRfTriangularSolve_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetMatrixFormat(
        handle: cusolverRfHandle_t,
        format: cusolverRfMatrixFormat_t,
        diag: cusolverRfUnitDiagonal_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetNumericProperties(
        handle: cusolverRfHandle_t,
        zero: f64,
        boost: f64,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetResetValuesFastMode(
        handle: cusolverRfHandle_t,
        fastMode: cusolverRfResetValuesFastMode_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetupDevice(
        n: i32,
        nnzA: i32,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        csrValA: CuPtr<f64>,
        nnzL: i32,
        csrRowPtrL: CuPtr<i32>,
        csrColIndL: CuPtr<i32>,
        csrValL: CuPtr<f64>,
        nnzU: i32,
        csrRowPtrU: CuPtr<i32>,
        csrColIndU: CuPtr<i32>,
        csrValU: CuPtr<f64>,
        P: CuPtr<i32>,
        Q: CuPtr<i32>,
        handle: cusolverRfHandle_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetupHost(
        n: i32,
        nnzA: i32,
        h_csrRowPtrA: *mut i32,
        h_csrColIndA: *mut i32,
        h_csrValA: *mut f64,
        nnzL: i32,
        h_csrRowPtrL: *mut i32,
        h_csrColIndL: *mut i32,
        h_csrValL: *mut f64,
        nnzU: i32,
        h_csrRowPtrU: *mut i32,
        h_csrColIndU: *mut i32,
        h_csrValU: *mut f64,
        h_P: *mut i32,
        h_Q: *mut i32,
        handle: cusolverRfHandle_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSolve(
        handle: cusolverRfHandle_t,
        P: CuPtr<i32>,
        Q: CuPtr<i32>,
        nrhs: i32,
        Temp: CuPtr<f64>,
        ldt: i32,
        XF: CuPtr<f64>,
        ldxf: i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholBufferInfo(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholDiag(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        diag: CuPtr<f32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholFactor(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholSolve(
        handle: cusolverSpHandle_t,
        n: i32,
        b: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const runtime::cuComplex,
        x: *mut runtime::cuComplex,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        tol: f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrcholInfoHost_t,
        tol: f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsreigsHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        left_bottom_corner: runtime::cuComplex,
        right_upper_corner: runtime::cuComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsreigvsi(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu0: runtime::cuComplex,
        x0: CuPtr<runtime::cuComplex>,
        maxite: i32,
        eps: f32,
        mu: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsreigvsiHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu0: runtime::cuComplex,
        x0: *const runtime::cuComplex,
        maxite: i32,
        tol: f32,
        x: *mut runtime::cuComplex,
    ) -> runtime::cuComplex;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsqvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const runtime::cuComplex,
        tol: f32,
        x: *mut runtime::cuComplex,
        p: *mut i32,
    ) -> (i32, f32);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvchol(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<runtime::cuComplex>,
        tol: f32,
        reorder: i32,
        x: CuPtr<runtime::cuComplex>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvcholHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: *const runtime::cuComplex,
        csrRowPtr: *const i32,
        csrColInd: *const i32,
        b: *const runtime::cuComplex,
        tol: f32,
        reorder: i32,
        x: *mut runtime::cuComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvluHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const runtime::cuComplex,
        tol: f32,
        reorder: i32,
        x: *mut runtime::cuComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvqr(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<runtime::cuComplex>,
        tol: f32,
        reorder: i32,
        x: CuPtr<runtime::cuComplex>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const runtime::cuComplex,
        tol: f32,
        reorder: i32,
        x: *mut runtime::cuComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluExtractHost(
        handle: cusolverSpHandle_t,
        P: *mut i32,
        Q: *mut i32,
        descrL: cusparse::cusparseMatDescr_t,
        csrValL: *mut runtime::cuComplex,
        csrRowPtrL: *mut i32,
        csrColIndL: *mut i32,
        descrU: cusparse::cusparseMatDescr_t,
        csrValU: *mut runtime::cuComplex,
        csrRowPtrU: *mut i32,
        csrColIndU: *mut i32,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
        pivot_threshold: f32,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const runtime::cuComplex,
        x: *mut runtime::cuComplex,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrluInfoHost_t,
        tol: f32,
    ) -> i32;
    fn cusolverSpCcsrqrBufferInfo(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        batchSize: i32,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    fn cusolverSpCcsrqrBufferInfoHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrqrInfoHost_t,
    ) -> (usize, usize);
    fn cusolverSpCcsrqrFactor(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpCcsrqrFactorHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: *mut runtime::cuComplex,
        x: *mut runtime::cuComplex,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpCcsrqrSetup(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu: runtime::cuComplex,
        info: csrqrInfo_t,
    ) -> ();
    fn cusolverSpCcsrqrSetupHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu: runtime::cuComplex,
        info: csrqrInfoHost_t,
    ) -> ();
    fn cusolverSpCcsrqrSolve(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpCcsrqrSolveHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: *mut runtime::cuComplex,
        x: *mut runtime::cuComplex,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpCcsrqrZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrqrInfo_t,
        tol: f32,
    ) -> i32;
    fn cusolverSpCcsrqrZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrqrInfoHost_t,
        tol: f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrqrsvBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        b: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        batchSize: i32,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrzfdHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        P: *mut i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCreate() -> cusolverSpHandle_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCreateCsrcholInfo() -> csrcholInfo_t;
    fn cusolverSpCreateCsrcholInfoHost() -> csrcholInfoHost_t;
    fn cusolverSpCreateCsrluInfoHost() -> csrluInfoHost_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCreateCsrqrInfo() -> csrqrInfo_t;
    fn cusolverSpCreateCsrqrInfoHost() -> csrqrInfoHost_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholBufferInfo(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholDiag(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        diag: CuPtr<f64>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholFactor(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholSolve(
        handle: cusolverSpHandle_t,
        n: i32,
        b: CuPtr<f64>,
        x: CuPtr<f64>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const f64,
        x: *mut f64,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        tol: f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrcholInfoHost_t,
        tol: f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsreigsHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        left_bottom_corner: runtime::cuDoubleComplex,
        right_upper_corner: runtime::cuDoubleComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsreigvsi(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu0: f64,
        x0: CuPtr<f64>,
        maxite: i32,
        eps: f64,
        mu: CuPtr<f64>,
        x: CuPtr<f64>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsreigvsiHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu0: f64,
        x0: *const f64,
        maxite: i32,
        tol: f64,
        x: *mut f64,
    ) -> f64;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsqvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const f64,
        tol: f64,
        x: *mut f64,
        p: *mut i32,
    ) -> (i32, f64);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvchol(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<f64>,
        tol: f64,
        reorder: i32,
        x: CuPtr<f64>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvcholHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: *const f64,
        csrRowPtr: *const i32,
        csrColInd: *const i32,
        b: *const f64,
        tol: f64,
        reorder: i32,
        x: *mut f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvluHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const f64,
        tol: f64,
        reorder: i32,
        x: *mut f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvqr(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<f64>,
        tol: f64,
        reorder: i32,
        x: CuPtr<f64>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const f64,
        tol: f64,
        reorder: i32,
        x: *mut f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluExtractHost(
        handle: cusolverSpHandle_t,
        P: *mut i32,
        Q: *mut i32,
        descrL: cusparse::cusparseMatDescr_t,
        csrValL: *mut f64,
        csrRowPtrL: *mut i32,
        csrColIndL: *mut i32,
        descrU: cusparse::cusparseMatDescr_t,
        csrValU: *mut f64,
        csrRowPtrU: *mut i32,
        csrColIndU: *mut i32,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
        pivot_threshold: f64,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const f64,
        x: *mut f64,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrluInfoHost_t,
        tol: f64,
    ) -> i32;
    fn cusolverSpDcsrqrBufferInfo(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        batchSize: i32,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    fn cusolverSpDcsrqrBufferInfoHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrqrInfoHost_t,
    ) -> (usize, usize);
    fn cusolverSpDcsrqrFactor(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: CuPtr<f64>,
        x: CuPtr<f64>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpDcsrqrFactorHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: *mut f64,
        x: *mut f64,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpDcsrqrSetup(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu: f64,
        info: csrqrInfo_t,
    ) -> ();
    fn cusolverSpDcsrqrSetupHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu: f64,
        info: csrqrInfoHost_t,
    ) -> ();
    fn cusolverSpDcsrqrSolve(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: CuPtr<f64>,
        x: CuPtr<f64>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpDcsrqrSolveHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: *mut f64,
        x: *mut f64,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpDcsrqrZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrqrInfo_t,
        tol: f64,
    ) -> i32;
    fn cusolverSpDcsrqrZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrqrInfoHost_t,
        tol: f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrqrsvBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        b: CuPtr<f64>,
        x: CuPtr<f64>,
        batchSize: i32,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrzfdHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        P: *mut i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t) -> ();
    fn cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t) -> ();
    fn cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> ();
    fn cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpGetStream(handle: cusolverSpHandle_t) -> runtime::cudaStream_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholBufferInfo(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholDiag(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        diag: CuPtr<f32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholFactor(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholSolve(
        handle: cusolverSpHandle_t,
        n: i32,
        b: CuPtr<f32>,
        x: CuPtr<f32>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const f32,
        x: *mut f32,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        tol: f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrcholInfoHost_t,
        tol: f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsreigsHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        left_bottom_corner: runtime::cuComplex,
        right_upper_corner: runtime::cuComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsreigvsi(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu0: f32,
        x0: CuPtr<f32>,
        maxite: i32,
        eps: f32,
        mu: CuPtr<f32>,
        x: CuPtr<f32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsreigvsiHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu0: f32,
        x0: *const f32,
        maxite: i32,
        tol: f32,
        x: *mut f32,
    ) -> f32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsqvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const f32,
        tol: f32,
        x: *mut f32,
        p: *mut i32,
    ) -> (i32, f32);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvchol(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<f32>,
        tol: f32,
        reorder: i32,
        x: CuPtr<f32>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvcholHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: *const f32,
        csrRowPtr: *const i32,
        csrColInd: *const i32,
        b: *const f32,
        tol: f32,
        reorder: i32,
        x: *mut f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvluHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const f32,
        tol: f32,
        reorder: i32,
        x: *mut f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvqr(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<f32>,
        tol: f32,
        reorder: i32,
        x: CuPtr<f32>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const f32,
        tol: f32,
        reorder: i32,
        x: *mut f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluExtractHost(
        handle: cusolverSpHandle_t,
        P: *mut i32,
        Q: *mut i32,
        descrL: cusparse::cusparseMatDescr_t,
        csrValL: *mut f32,
        csrRowPtrL: *mut i32,
        csrColIndL: *mut i32,
        descrU: cusparse::cusparseMatDescr_t,
        csrValU: *mut f32,
        csrRowPtrU: *mut i32,
        csrColIndU: *mut i32,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
        pivot_threshold: f32,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const f32,
        x: *mut f32,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrluInfoHost_t,
        tol: f32,
    ) -> i32;
    fn cusolverSpScsrqrBufferInfo(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        batchSize: i32,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    fn cusolverSpScsrqrBufferInfoHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrqrInfoHost_t,
    ) -> (usize, usize);
    fn cusolverSpScsrqrFactor(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: CuPtr<f32>,
        x: CuPtr<f32>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpScsrqrFactorHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: *mut f32,
        x: *mut f32,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpScsrqrSetup(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu: f32,
        info: csrqrInfo_t,
    ) -> ();
    fn cusolverSpScsrqrSetupHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu: f32,
        info: csrqrInfoHost_t,
    ) -> ();
    fn cusolverSpScsrqrSolve(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: CuPtr<f32>,
        x: CuPtr<f32>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpScsrqrSolveHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: *mut f32,
        x: *mut f32,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpScsrqrZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrqrInfo_t,
        tol: f32,
    ) -> i32;
    fn cusolverSpScsrqrZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrqrInfoHost_t,
        tol: f32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrqrsvBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        b: CuPtr<f32>,
        x: CuPtr<f32>,
        batchSize: i32,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrzfdHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        P: *mut i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpSetStream(
        handle: cusolverSpHandle_t,
        streamId: runtime::cudaStream_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrcholAnalysis(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrcholAnalysisHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrissymHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrEndPtrA: *const i32,
        csrColIndA: *const i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrluAnalysisHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrluNnzHost(
        handle: cusolverSpHandle_t,
        info: csrluInfoHost_t,
    ) -> (i32, i32);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrmetisndHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        options: *const i64,
        p: *mut i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrpermHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *mut i32,
        csrColIndA: *mut i32,
        p: *const i32,
        q: *const i32,
        map: *mut i32,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrperm_bufferSizeHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        p: *const i32,
        q: *const i32,
    ) -> usize;
    fn cusolverSpXcsrqrAnalysis(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrqrInfo_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrqrAnalysisBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrqrInfo_t,
    ) -> ();
    fn cusolverSpXcsrqrAnalysisHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrqrInfoHost_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrsymamdHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        p: *mut i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrsymmdqHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        p: *mut i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrsymrcmHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        p: *mut i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholBufferInfo(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholDiag(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        diag: CuPtr<f64>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholFactor(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholSolve(
        handle: cusolverSpHandle_t,
        n: i32,
        b: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const runtime::cuDoubleComplex,
        x: *mut runtime::cuDoubleComplex,
        info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrcholInfo_t,
        tol: f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrcholInfoHost_t,
        tol: f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsreigsHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        left_bottom_corner: runtime::cuDoubleComplex,
        right_upper_corner: runtime::cuDoubleComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsreigvsi(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu0: runtime::cuDoubleComplex,
        x0: CuPtr<runtime::cuDoubleComplex>,
        maxite: i32,
        eps: f64,
        mu: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsreigvsiHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu0: runtime::cuDoubleComplex,
        x0: *const runtime::cuDoubleComplex,
        maxite: i32,
        tol: f64,
        x: *mut runtime::cuDoubleComplex,
    ) -> runtime::cuDoubleComplex;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsqvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const runtime::cuDoubleComplex,
        tol: f64,
        x: *mut runtime::cuDoubleComplex,
        p: *mut i32,
    ) -> (i32, f64);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvchol(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<runtime::cuDoubleComplex>,
        tol: f64,
        reorder: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvcholHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: *const runtime::cuDoubleComplex,
        csrRowPtr: *const i32,
        csrColInd: *const i32,
        b: *const runtime::cuDoubleComplex,
        tol: f64,
        reorder: i32,
        x: *mut runtime::cuDoubleComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvluHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const runtime::cuDoubleComplex,
        tol: f64,
        reorder: i32,
        x: *mut runtime::cuDoubleComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvqr(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        b: CuPtr<runtime::cuDoubleComplex>,
        tol: f64,
        reorder: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvqrHost(
        handle: cusolverSpHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        b: *const runtime::cuDoubleComplex,
        tol: f64,
        reorder: i32,
        x: *mut runtime::cuDoubleComplex,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluBufferInfoHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluExtractHost(
        handle: cusolverSpHandle_t,
        P: *mut i32,
        Q: *mut i32,
        descrL: cusparse::cusparseMatDescr_t,
        csrValL: *mut runtime::cuDoubleComplex,
        csrRowPtrL: *mut i32,
        csrColIndL: *mut i32,
        descrU: cusparse::cusparseMatDescr_t,
        csrValU: *mut runtime::cuDoubleComplex,
        csrRowPtrU: *mut i32,
        csrColIndU: *mut i32,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluFactorHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrluInfoHost_t,
        pivot_threshold: f64,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluSolveHost(
        handle: cusolverSpHandle_t,
        n: i32,
        b: *const runtime::cuDoubleComplex,
        x: *mut runtime::cuDoubleComplex,
        info: csrluInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrluInfoHost_t,
        tol: f64,
    ) -> i32;
    fn cusolverSpZcsrqrBufferInfo(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        batchSize: i32,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    fn cusolverSpZcsrqrBufferInfoHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        info: csrqrInfoHost_t,
    ) -> (usize, usize);
    fn cusolverSpZcsrqrFactor(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpZcsrqrFactorHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        b: *mut runtime::cuDoubleComplex,
        x: *mut runtime::cuDoubleComplex,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpZcsrqrSetup(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        mu: runtime::cuDoubleComplex,
        info: csrqrInfo_t,
    ) -> ();
    fn cusolverSpZcsrqrSetupHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        mu: runtime::cuDoubleComplex,
        info: csrqrInfoHost_t,
    ) -> ();
    fn cusolverSpZcsrqrSolve(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusolverSpZcsrqrSolveHost(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        b: *mut runtime::cuDoubleComplex,
        x: *mut runtime::cuDoubleComplex,
        info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    fn cusolverSpZcsrqrZeroPivot(
        handle: cusolverSpHandle_t,
        info: csrqrInfo_t,
        tol: f64,
    ) -> i32;
    fn cusolverSpZcsrqrZeroPivotHost(
        handle: cusolverSpHandle_t,
        info: csrqrInfoHost_t,
        tol: f64,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrqrsvBatched(
        handle: cusolverSpHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        b: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        batchSize: i32,
        info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrzfdHost(
        handle: cusolverSpHandle_t,
        n: i32,
        nnz: i32,
        descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex,
        csrRowPtrA: *const i32,
        csrColIndA: *const i32,
        P: *mut i32,
    ) -> i32;
}
