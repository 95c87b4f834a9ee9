//! The contents of `cubind.cuda12.cusolvermg`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cusolvermg::{both, slots};
use crate::support::prelude::*;
use crate::tables::{cublas, cusolver, cusolvermg, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSOLVERMg of CUDA 12",
        &["libcusolverMg.so.11"],
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cusolver/lib"],
        "cusolverMg",
        &[],
    )
    .installed_by(&["nvidia-cusolver-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cusolverMgCreate, None, ""),
        (slots::cusolverMgCreateDeviceGrid, None, ""),
        (slots::cusolverMgCreateMatrixDesc, None, ""),
        (slots::cusolverMgDestroy, None, ""),
        (slots::cusolverMgDestroyGrid, None, ""),
        (slots::cusolverMgDestroyMatrixDesc, None, ""),
        (slots::cusolverMgDeviceSelect, None, ""),
        (slots::cusolverMgGetrf, None, ""),
        (slots::cusolverMgGetrf_bufferSize, None, ""),
        (slots::cusolverMgGetrs, None, ""),
        (slots::cusolverMgGetrs_bufferSize, None, ""),
        (slots::cusolverMgPotrf, None, ""),
        (slots::cusolverMgPotrf_bufferSize, None, ""),
        (slots::cusolverMgPotri, None, ""),
        (slots::cusolverMgPotri_bufferSize, None, ""),
        (slots::cusolverMgPotrs, None, ""),
        (slots::cusolverMgPotrs_bufferSize, None, ""),
        (slots::cusolverMgSyevd, None, ""),
        (slots::cusolverMgSyevd_bufferSize, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cusolvermg",
    name: c"cubind.cuda12.cusolvermg",
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
            c"cusolverMgCreate",
            both::cusolverMgCreate,
            c"cusolverMgCreate($self)\n--\n\nCreates a handle for solvers over several GPUs; ``cusolverMgDeviceSelect`` then names the GPUs.\n\n``cusolverStatus_t cusolverMgCreate(cusolverMgHandle_t *handle)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nhandle : cusolverMgHandle_t\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreate\n",
        );
    table
        .function(
            c"cusolverMgCreateDeviceGrid",
            both::cusolverMgCreateDeviceGrid,
            c"cusolverMgCreateDeviceGrid($self, numRowDevices, numColDevices, deviceId, mapping)\n--\n\nArranges GPUs in a grid of rows and columns, over which matrices are spread.\n\n``cusolverStatus_t cusolverMgCreateDeviceGrid(cudaLibMgGrid_t *grid, int32_t numRowDevices, int32_t numColDevices, const int32_t *deviceId, cusolverMgGridMapping_t mapping)``\n\nParameters\n----------\nnumRowDevices : int\nnumColDevices : int\ndeviceId : list[int] or None\nmapping : cusolverMgGridMapping_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ngrid : cudaLibMgGrid_t\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateDeviceGrid\n",
        );
    table
        .function(
            c"cusolverMgCreateMatrixDesc",
            both::cusolverMgCreateMatrixDesc,
            c"cusolverMgCreateMatrixDesc($self, numRows, numCols, rowBlockSize, colBlockSize, dataType, grid)\n--\n\nDescribes a matrix whose blocks go round the GPUs of a grid in turn (block-cyclic).\n\n``cusolverStatus_t cusolverMgCreateMatrixDesc(cudaLibMgMatrixDesc_t *desc, int64_t numRows, int64_t numCols, int64_t rowBlockSize, int64_t colBlockSize, cudaDataType dataType, cudaLibMgGrid_t grid)``\n\nParameters\n----------\nnumRows : int\nnumCols : int\nrowBlockSize : int\ncolBlockSize : int\ndataType : runtime.cudaDataType\ngrid : cudaLibMgGrid_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ndesc : cudaLibMgMatrixDesc_t\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateMatrixDesc\n",
        );
    table
        .function(
            c"cusolverMgDestroy",
            both::cusolverMgDestroy,
            c"cusolverMgDestroy($self, handle)\n--\n\nDestroys a handle for solvers over several GPUs and frees what it allocated.\n\n``cusolverStatus_t cusolverMgDestroy(cusolverMgHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroy\n",
        );
    table
        .function(
            c"cusolverMgDestroyGrid",
            both::cusolverMgDestroyGrid,
            c"cusolverMgDestroyGrid($self, grid)\n--\n\nDestroys a grid of GPUs.\n\n``cusolverStatus_t cusolverMgDestroyGrid(cudaLibMgGrid_t grid)``\n\nParameters\n----------\ngrid : cudaLibMgGrid_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyGrid\n",
        );
    table
        .function(
            c"cusolverMgDestroyMatrixDesc",
            both::cusolverMgDestroyMatrixDesc,
            c"cusolverMgDestroyMatrixDesc($self, desc)\n--\n\nDestroys a distributed matrix's descriptor, not its memory.\n\n``cusolverStatus_t cusolverMgDestroyMatrixDesc(cudaLibMgMatrixDesc_t desc)``\n\nParameters\n----------\ndesc : cudaLibMgMatrixDesc_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyMatrixDesc\n",
        );
    table
        .function(
            c"cusolverMgDeviceSelect",
            both::cusolverMgDeviceSelect,
            c"cusolverMgDeviceSelect($self, handle, nbDevices, deviceId)\n--\n\nSelects the GPUs, by their numbers, that calls with the handle work on.\n\n``cusolverStatus_t cusolverMgDeviceSelect(cusolverMgHandle_t handle, int nbDevices, int *deviceId)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nnbDevices : int\ndeviceId : list[int] or None\n    cubind keeps it alive until ``handle`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDeviceSelect\n",
        );
    table
        .function(
            c"cusolverMgGetrf",
            both::cusolverMgGetrf,
            c"cusolverMgGetrf($self, handle, M, N, array_d_A, IA, JA, descrA, array_d_IPIV, computeType, array_d_work, lwork)\n--\n\nFactors a distributed A as P·A = L·U in place.\n\n``cusolverStatus_t cusolverMgGetrf(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nM : int\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\narray_d_IPIV : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\ncomputeType : runtime.cudaDataType\narray_d_work : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nlwork : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf\n",
        );
    table
        .function(
            c"cusolverMgGetrf_bufferSize",
            both::cusolverMgGetrf_bufferSize,
            c"cusolverMgGetrf_bufferSize($self, handle, M, N, array_d_A, IA, JA, descrA, array_d_IPIV, computeType)\n--\n\nWrites how many elements of workspace ``cusolverMgGetrf`` needs on each GPU.\n\n``cusolverStatus_t cusolverMgGetrf_bufferSize(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, int64_t *lwork)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nM : int\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\narray_d_IPIV : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverMgGetrs",
            both::cusolverMgGetrs,
            c"cusolverMgGetrs($self, handle, TRANS, N, NRHS, array_d_A, IA, JA, descrA, array_d_IPIV, array_d_B, IB, JB, descrB, computeType, array_d_work, lwork)\n--\n\nSolves op(A)·X = B with the factors of ``cusolverMgGetrf``; X replaces the distributed B.\n\n``cusolverStatus_t cusolverMgGetrs(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nTRANS : cublas.cublasOperation_t\nN : int\nNRHS : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\narray_d_IPIV : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\narray_d_B : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIB : int\nJB : int\ndescrB : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\narray_d_work : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nlwork : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs\n",
        );
    table
        .function(
            c"cusolverMgGetrs_bufferSize",
            both::cusolverMgGetrs_bufferSize,
            c"cusolverMgGetrs_bufferSize($self, handle, TRANS, N, NRHS, array_d_A, IA, JA, descrA, array_d_IPIV, array_d_B, IB, JB, descrB, computeType)\n--\n\nWrites how many elements of workspace ``cusolverMgGetrs`` needs on each GPU.\n\n``cusolverStatus_t cusolverMgGetrs_bufferSize(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nTRANS : cublas.cublasOperation_t\nN : int\nNRHS : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\narray_d_IPIV : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\narray_d_B : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIB : int\nJB : int\ndescrB : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs_bufferSize\n",
        );
    table
        .function(
            c"cusolverMgPotrf",
            both::cusolverMgPotrf,
            c"cusolverMgPotrf($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType, array_d_work, lwork)\n--\n\nFactors a positive definite distributed A by Cholesky in place.\n\n``cusolverStatus_t cusolverMgPotrf(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nuplo : cublas.cublasFillMode_t\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\narray_d_work : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nlwork : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nh_info : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf\n",
        );
    table
        .function(
            c"cusolverMgPotrf_bufferSize",
            both::cusolverMgPotrf_bufferSize,
            c"cusolverMgPotrf_bufferSize($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType)\n--\n\nWrites how many elements of workspace ``cusolverMgPotrf`` needs on each GPU.\n\n``cusolverStatus_t cusolverMgPotrf_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nuplo : cublas.cublasFillMode_t\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverMgPotri",
            both::cusolverMgPotri,
            c"cusolverMgPotri($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType, array_d_work, lwork)\n--\n\nComputes A⁻¹ in place from the Cholesky factor of ``cusolverMgPotrf``.\n\n``cusolverStatus_t cusolverMgPotri(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nuplo : cublas.cublasFillMode_t\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\narray_d_work : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nlwork : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nh_info : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri\n",
        );
    table
        .function(
            c"cusolverMgPotri_bufferSize",
            both::cusolverMgPotri_bufferSize,
            c"cusolverMgPotri_bufferSize($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType)\n--\n\nWrites how many elements of workspace ``cusolverMgPotri`` needs on each GPU.\n\n``cusolverStatus_t cusolverMgPotri_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nuplo : cublas.cublasFillMode_t\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri_bufferSize\n",
        );
    table
        .function(
            c"cusolverMgPotrs",
            both::cusolverMgPotrs,
            c"cusolverMgPotrs($self, handle, uplo, n, nrhs, array_d_A, IA, JA, descrA, array_d_B, IB, JB, descrB, computeType, array_d_work, lwork)\n--\n\nSolves A·X = B with the factor of ``cusolverMgPotrf``; X replaces the distributed B.\n\n``cusolverStatus_t cusolverMgPotrs(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\narray_d_B : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIB : int\nJB : int\ndescrB : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\narray_d_work : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nlwork : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nh_info : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs\n",
        );
    table
        .function(
            c"cusolverMgPotrs_bufferSize",
            both::cusolverMgPotrs_bufferSize,
            c"cusolverMgPotrs_bufferSize($self, handle, uplo, n, nrhs, array_d_A, IA, JA, descrA, array_d_B, IB, JB, descrB, computeType)\n--\n\nWrites how many elements of workspace ``cusolverMgPotrs`` needs on each GPU.\n\n``cusolverStatus_t cusolverMgPotrs_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\narray_d_B : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIB : int\nJB : int\ndescrB : cudaLibMgMatrixDesc_t or None\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs_bufferSize\n",
        );
    table
        .function(
            c"cusolverMgSyevd",
            both::cusolverMgSyevd,
            c"cusolverMgSyevd($self, handle, jobz, uplo, N, array_d_A, IA, JA, descrA, W, dataTypeW, computeType, array_d_work, lwork)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a symmetric or Hermitian distributed A.\n\n``cusolverStatus_t cusolverMgSyevd(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\njobz : cusolver.cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\nW : address or buffer\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\ndataTypeW : runtime.cudaDataType\ncomputeType : runtime.cudaDataType\narray_d_work : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nlwork : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd\n",
        );
    table
        .function(
            c"cusolverMgSyevd_bufferSize",
            both::cusolverMgSyevd_bufferSize,
            c"cusolverMgSyevd_bufferSize($self, handle, jobz, uplo, N, array_d_A, IA, JA, descrA, W, dataTypeW, computeType)\n--\n\nWrites how many elements of workspace ``cusolverMgSyevd`` needs on each GPU.\n\n``cusolverStatus_t cusolverMgSyevd_bufferSize(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, int64_t *lwork)``\n\nParameters\n----------\nhandle : cusolverMgHandle_t or None\njobz : cusolver.cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nN : int\narray_d_A : list[address or buffer] or None\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\nIA : int\nJA : int\ndescrA : cudaLibMgMatrixDesc_t or None\nW : address or buffer\n    Used after the call: keep it alive until the program has synchronized every device that the library uses.\ndataTypeW : runtime.cudaDataType\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverMg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd_bufferSize\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cublasFillMode_t", Class::Enum(&cublas::cublasFillMode_t));
    table.class_as("cublasOperation_t", Class::Enum(&cublas::cublasOperation_t));
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Value(&cusolvermg::cudaLibMgGrid_t));
    table.class(Class::Value(&cusolvermg::cudaLibMgMatrixDesc_t));
    table.class_as("cusolverEigMode_t", Class::Enum(&cusolver::cusolverEigMode_t));
    table.class(Class::Enum(&cusolvermg::cusolverMgGridMapping_t));
    table.class(Class::Value(&cusolvermg::cusolverMgHandle_t));
    table.class_as("cusolverStatus_t", Class::Enum(&cusolver::cusolverStatus_t));
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}
