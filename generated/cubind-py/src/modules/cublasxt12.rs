//! The contents of `cubind.cuda12.cublasxt`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cublasxt::{only12, slots};
use crate::support::prelude::*;
use crate::tables::{cublas, cublasxt};

static LIBRARY: LibraryDef = LibraryDef::new(
    "cuBLASXt of CUDA 12",
    &["libcublas.so.12"],
    Some(Toolkit {
        major: 12u32,
        folder: "",
    }),
    &["nvidia/cublas/lib"],
    "cublas",
    &[],
);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cublasXtCgemm, None, ""),
        (slots::cublasXtChemm, None, ""),
        (slots::cublasXtCher2k, None, ""),
        (slots::cublasXtCherk, None, ""),
        (slots::cublasXtCherkx, None, ""),
        (slots::cublasXtCreate, None, ""),
        (slots::cublasXtCspmm, None, ""),
        (slots::cublasXtCsymm, None, ""),
        (slots::cublasXtCsyr2k, None, ""),
        (slots::cublasXtCsyrk, None, ""),
        (slots::cublasXtCsyrkx, None, ""),
        (slots::cublasXtCtrmm, None, ""),
        (slots::cublasXtCtrsm, None, ""),
        (slots::cublasXtDestroy, None, ""),
        (slots::cublasXtDeviceSelect, None, ""),
        (slots::cublasXtDgemm, None, ""),
        (slots::cublasXtDspmm, None, ""),
        (slots::cublasXtDsymm, None, ""),
        (slots::cublasXtDsyr2k, None, ""),
        (slots::cublasXtDsyrk, None, ""),
        (slots::cublasXtDsyrkx, None, ""),
        (slots::cublasXtDtrmm, None, ""),
        (slots::cublasXtDtrsm, None, ""),
        (slots::cublasXtGetBlockDim, None, ""),
        (slots::cublasXtGetNumBoards, None, ""),
        (slots::cublasXtGetPinningMemMode, None, ""),
        (slots::cublasXtMaxBoards, None, ""),
        (slots::cublasXtSetBlockDim, None, ""),
        (slots::cublasXtSetCpuRatio, None, ""),
        (slots::cublasXtSetCpuRoutine, None, ""),
        (slots::cublasXtSetPinningMemMode, None, ""),
        (slots::cublasXtSgemm, None, ""),
        (slots::cublasXtSspmm, None, ""),
        (slots::cublasXtSsymm, None, ""),
        (slots::cublasXtSsyr2k, None, ""),
        (slots::cublasXtSsyrk, None, ""),
        (slots::cublasXtSsyrkx, None, ""),
        (slots::cublasXtStrmm, None, ""),
        (slots::cublasXtStrsm, None, ""),
        (slots::cublasXtZgemm, None, ""),
        (slots::cublasXtZhemm, None, ""),
        (slots::cublasXtZher2k, None, ""),
        (slots::cublasXtZherk, None, ""),
        (slots::cublasXtZherkx, None, ""),
        (slots::cublasXtZspmm, None, ""),
        (slots::cublasXtZsymm, None, ""),
        (slots::cublasXtZsyr2k, None, ""),
        (slots::cublasXtZsyrk, None, ""),
        (slots::cublasXtZsyrkx, None, ""),
        (slots::cublasXtZtrmm, None, ""),
        (slots::cublasXtZtrsm, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cublasxt",
    name: c"cubind.cuda12.cublasxt",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cublasXtCgemm",
            only12::cublasXtCgemm,
            c"cublasXtCgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublas.cublasOperation_t\ntransb : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtChemm",
            only12::cublasXtChemm,
            c"cublasXtChemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCher2k",
            only12::cublasXtCher2k,
            c"cublasXtCher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCherk",
            only12::cublasXtCherk,
            c"cublasXtCherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCherkx",
            only12::cublasXtCherkx,
            c"cublasXtCherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCreate",
            only12::cublasXtCreate,
            c"cublasXtCreate($self)\n--\n\n``cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nhandle : cublasXtHandle_t\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCspmm",
            only12::cublasXtCspmm,
            c"cublasXtCspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCsymm",
            only12::cublasXtCsymm,
            c"cublasXtCsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCsyr2k",
            only12::cublasXtCsyr2k,
            c"cublasXtCsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCsyrk",
            only12::cublasXtCsyrk,
            c"cublasXtCsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCsyrkx",
            only12::cublasXtCsyrkx,
            c"cublasXtCsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCtrmm",
            only12::cublasXtCtrmm,
            c"cublasXtCtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtCtrsm",
            only12::cublasXtCtrsm,
            c"cublasXtCtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDestroy",
            only12::cublasXtDestroy,
            c"cublasXtDestroy($self, handle)\n--\n\n``cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDeviceSelect",
            only12::cublasXtDeviceSelect,
            c"cublasXtDeviceSelect($self, handle, nbDevices, deviceId)\n--\n\n``cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nnbDevices : int\ndeviceId : list[int] or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDgemm",
            only12::cublasXtDgemm,
            c"cublasXtDgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublas.cublasOperation_t\ntransb : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDspmm",
            only12::cublasXtDspmm,
            c"cublasXtDspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : float\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDsymm",
            only12::cublasXtDsymm,
            c"cublasXtDsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDsyr2k",
            only12::cublasXtDsyr2k,
            c"cublasXtDsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDsyrk",
            only12::cublasXtDsyrk,
            c"cublasXtDsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDsyrkx",
            only12::cublasXtDsyrkx,
            c"cublasXtDsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDtrmm",
            only12::cublasXtDtrmm,
            c"cublasXtDtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtDtrsm",
            only12::cublasXtDtrsm,
            c"cublasXtDtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtGetBlockDim",
            only12::cublasXtGetBlockDim,
            c"cublasXtGetBlockDim($self, handle)\n--\n\n``cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nblockDim : int\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtGetNumBoards",
            only12::cublasXtGetNumBoards,
            c"cublasXtGetNumBoards($self, nbDevices, deviceId)\n--\n\n``cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)``\n\nParameters\n----------\nnbDevices : int\ndeviceId : list[int] or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nnbBoards : int\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtGetPinningMemMode",
            only12::cublasXtGetPinningMemMode,
            c"cublasXtGetPinningMemMode($self, handle)\n--\n\n``cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nmode : cublasXtPinnedMemMode_t\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtMaxBoards",
            only12::cublasXtMaxBoards,
            c"cublasXtMaxBoards($self)\n--\n\n``cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nnbGpuBoards : int\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSetBlockDim",
            only12::cublasXtSetBlockDim,
            c"cublasXtSetBlockDim($self, handle, blockDim)\n--\n\n``cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nblockDim : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSetCpuRatio",
            only12::cublasXtSetCpuRatio,
            c"cublasXtSetCpuRatio($self, handle, blasOp, typename, ratio)\n--\n\n``cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nblasOp : cublasXtBlasOp_t\ntypename : cublasXtOpType_t\nratio : float\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSetCpuRoutine",
            only12::cublasXtSetCpuRoutine,
            c"cublasXtSetCpuRoutine($self, handle, blasOp, typename, blasFunctor)\n--\n\n``cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nblasOp : cublasXtBlasOp_t\ntypename : cublasXtOpType_t\nblasFunctor : address or buffer\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSetPinningMemMode",
            only12::cublasXtSetPinningMemMode,
            c"cublasXtSetPinningMemMode($self, handle, mode)\n--\n\n``cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nmode : cublasXtPinnedMemMode_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSgemm",
            only12::cublasXtSgemm,
            c"cublasXtSgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublas.cublasOperation_t\ntransb : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSspmm",
            only12::cublasXtSspmm,
            c"cublasXtSspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : float\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSsymm",
            only12::cublasXtSsymm,
            c"cublasXtSsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSsyr2k",
            only12::cublasXtSsyr2k,
            c"cublasXtSsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSsyrk",
            only12::cublasXtSsyrk,
            c"cublasXtSsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtSsyrkx",
            only12::cublasXtSsyrkx,
            c"cublasXtSsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtStrmm",
            only12::cublasXtStrmm,
            c"cublasXtStrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtStrsm",
            only12::cublasXtStrsm,
            c"cublasXtStrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZgemm",
            only12::cublasXtZgemm,
            c"cublasXtZgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublas.cublasOperation_t\ntransb : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZhemm",
            only12::cublasXtZhemm,
            c"cublasXtZhemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZher2k",
            only12::cublasXtZher2k,
            c"cublasXtZher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZherk",
            only12::cublasXtZherk,
            c"cublasXtZherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZherkx",
            only12::cublasXtZherkx,
            c"cublasXtZherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZspmm",
            only12::cublasXtZspmm,
            c"cublasXtZspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZsymm",
            only12::cublasXtZsymm,
            c"cublasXtZsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZsyr2k",
            only12::cublasXtZsyr2k,
            c"cublasXtZsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZsyrk",
            only12::cublasXtZsyrk,
            c"cublasXtZsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZsyrkx",
            only12::cublasXtZsyrkx,
            c"cublasXtZsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZtrmm",
            only12::cublasXtZtrmm,
            c"cublasXtZtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
    table
        .function(
            c"cublasXtZtrsm",
            only12::cublasXtZtrsm,
            c"cublasXtZtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\ndiag : cublas.cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cublasDiagType_t", Class::Enum(&cublas::cublasDiagType_t));
    table.class_as("cublasFillMode_t", Class::Enum(&cublas::cublasFillMode_t));
    table.class_as("cublasOperation_t", Class::Enum(&cublas::cublasOperation_t));
    table.class_as("cublasSideMode_t", Class::Enum(&cublas::cublasSideMode_t));
    table.class_as("cublasStatus_t", Class::Enum(&cublas::cublasStatus_t));
    table.class(Class::Enum(&cublasxt::cublasXtBlasOp_t));
    table.class(Class::Value(&cublasxt::cublasXtHandle_t));
    table.class(Class::Enum(&cublasxt::cublasXtOpType_t));
    table.class(Class::Enum(&cublasxt::cublasXtPinnedMemMode_t));
    table.class_as("double2", Class::Record(&cublas::double2));
    table.class_as("float2", Class::Record(&cublas::float2));
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}
