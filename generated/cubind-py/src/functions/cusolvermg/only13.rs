//! Functions of cusolvermg in these major versions: `only13`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

documented!(cusolverMgCreate, c"cusolverMgCreate($self)
--

Creates a handle for multi-GPU solvers, whose GPUs must be selected with ``cusolverMgDeviceSelect``.

``cusolverStatus_t cusolverMgCreate(cusolverMgHandle_t *handle)``

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
handle : cusolverMgHandle_t

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreate
");

documented!(cusolverMgCreateDeviceGrid, c"cusolverMgCreateDeviceGrid($self, numRowDevices, numColDevices, deviceId, mapping)
--

Creates a grid of GPUs in rows and columns, over which matrices are distributed.

``cusolverStatus_t cusolverMgCreateDeviceGrid(cudaLibMgGrid_t *grid, int32_t numRowDevices, int32_t numColDevices, const int32_t *deviceId, cusolverMgGridMapping_t mapping)``

Parameters
----------
numRowDevices, numColDevices : int
deviceId : list[int] or None
mapping : cusolverMgGridMapping_t

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
grid : cudaLibMgGrid_t

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateDeviceGrid
");

documented!(cusolverMgCreateMatrixDesc, c"cusolverMgCreateMatrixDesc($self, numRows, numCols, rowBlockSize, colBlockSize, dataType, grid)
--

Creates a descriptor of a matrix with a block-cyclic distribution over a grid of GPUs.

``cusolverStatus_t cusolverMgCreateMatrixDesc(cudaLibMgMatrixDesc_t *desc, int64_t numRows, int64_t numCols, int64_t rowBlockSize, int64_t colBlockSize, cudaDataType dataType, cudaLibMgGrid_t grid)``

Parameters
----------
numRows, numCols, rowBlockSize, colBlockSize : int
dataType : runtime.cudaDataType
grid : cudaLibMgGrid_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
desc : cudaLibMgMatrixDesc_t

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateMatrixDesc
");

documented!(cusolverMgDestroy, c"cusolverMgDestroy($self, handle)
--

Destroys a handle for multi-GPU solvers and frees its memory.

``cusolverStatus_t cusolverMgDestroy(cusolverMgHandle_t handle)``

Parameters
----------
handle : cusolverMgHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroy
");

documented!(cusolverMgDestroyGrid, c"cusolverMgDestroyGrid($self, grid)
--

Destroys a grid of GPUs.

``cusolverStatus_t cusolverMgDestroyGrid(cudaLibMgGrid_t grid)``

Parameters
----------
grid : cudaLibMgGrid_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``grid``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyGrid
");

documented!(cusolverMgDestroyMatrixDesc, c"cusolverMgDestroyMatrixDesc($self, desc)
--

Destroys the descriptor of a distributed matrix, but not its memory.

``cusolverStatus_t cusolverMgDestroyMatrixDesc(cudaLibMgMatrixDesc_t desc)``

Parameters
----------
desc : cudaLibMgMatrixDesc_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``desc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyMatrixDesc
");

documented!(cusolverMgDeviceSelect, c"cusolverMgDeviceSelect($self, handle, nbDevices, deviceId)
--

Selects the GPUs, by device number, on which calls with the handle run.

``cusolverStatus_t cusolverMgDeviceSelect(cusolverMgHandle_t handle, int nbDevices, int *deviceId)``

Parameters
----------
handle : cusolverMgHandle_t or None
nbDevices : int
deviceId : list[int] or None
    Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDeviceSelect
");

documented!(cusolverMgGetrf, c"cusolverMgGetrf($self, handle, M, N, array_d_A, IA, JA, descrA, array_d_IPIV, computeType, array_d_work, lwork)
--

Computes P·A = L·U in place for a distributed matrix A.

``cusolverStatus_t cusolverMgGetrf(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)``

Parameters
----------
handle : cusolverMgHandle_t or None
M, N, IA, JA, lwork : int
array_d_A, array_d_IPIV, array_d_work : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf
");

documented!(cusolverMgGetrf_bufferSize, c"cusolverMgGetrf_bufferSize($self, handle, M, N, array_d_A, IA, JA, descrA, array_d_IPIV, computeType)
--

Returns the workspace size in elements for ``cusolverMgGetrf`` on each GPU.

``cusolverStatus_t cusolverMgGetrf_bufferSize(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, int64_t *lwork)``

Parameters
----------
handle : cusolverMgHandle_t or None
M, N, IA, JA : int
array_d_A, array_d_IPIV : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
lwork : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf_bufferSize
");

documented!(cusolverMgGetrs, c"cusolverMgGetrs($self, handle, TRANS, N, NRHS, array_d_A, IA, JA, descrA, array_d_IPIV, array_d_B, IB, JB, descrB, computeType, array_d_work, lwork)
--

Solves op(A)·X = B with the factors from ``cusolverMgGetrf``; X overwrites the distributed matrix B.

``cusolverStatus_t cusolverMgGetrs(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)``

Parameters
----------
handle : cusolverMgHandle_t or None
TRANS : cublas.cublasOperation_t
N, NRHS, IA, JA, IB, JB, lwork : int
array_d_A, array_d_IPIV, array_d_B, array_d_work : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA, descrB : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs
");

documented!(cusolverMgGetrs_bufferSize, c"cusolverMgGetrs_bufferSize($self, handle, TRANS, N, NRHS, array_d_A, IA, JA, descrA, array_d_IPIV, array_d_B, IB, JB, descrB, computeType)
--

Returns the workspace size in elements for ``cusolverMgGetrs`` on each GPU.

``cusolverStatus_t cusolverMgGetrs_bufferSize(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)``

Parameters
----------
handle : cusolverMgHandle_t or None
TRANS : cublas.cublasOperation_t
N, NRHS, IA, JA, IB, JB : int
array_d_A, array_d_IPIV, array_d_B : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA, descrB : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
lwork : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs_bufferSize
");

documented!(cusolverMgPotrf, c"cusolverMgPotrf($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType, array_d_work, lwork)
--

Computes the Cholesky factor of a positive definite distributed matrix A in place.

``cusolverStatus_t cusolverMgPotrf(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)``

Parameters
----------
handle : cusolverMgHandle_t or None
uplo : cublas.cublasFillMode_t
N, IA, JA, lwork : int
array_d_A, array_d_work : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
h_info : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf
");

documented!(cusolverMgPotrf_bufferSize, c"cusolverMgPotrf_bufferSize($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType)
--

Returns the workspace size in elements for ``cusolverMgPotrf`` on each GPU.

``cusolverStatus_t cusolverMgPotrf_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)``

Parameters
----------
handle : cusolverMgHandle_t or None
uplo : cublas.cublasFillMode_t
N, IA, JA : int
array_d_A : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
lwork : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf_bufferSize
");

documented!(cusolverMgPotri, c"cusolverMgPotri($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType, array_d_work, lwork)
--

Computes A⁻¹ in place from the Cholesky factor of ``cusolverMgPotrf``, for a distributed matrix A.

``cusolverStatus_t cusolverMgPotri(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)``

Parameters
----------
handle : cusolverMgHandle_t or None
uplo : cublas.cublasFillMode_t
N, IA, JA, lwork : int
array_d_A, array_d_work : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
h_info : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri
");

documented!(cusolverMgPotri_bufferSize, c"cusolverMgPotri_bufferSize($self, handle, uplo, N, array_d_A, IA, JA, descrA, computeType)
--

Returns the workspace size in elements for ``cusolverMgPotri`` on each GPU.

``cusolverStatus_t cusolverMgPotri_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)``

Parameters
----------
handle : cusolverMgHandle_t or None
uplo : cublas.cublasFillMode_t
N, IA, JA : int
array_d_A : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
lwork : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri_bufferSize
");

documented!(cusolverMgPotrs, c"cusolverMgPotrs($self, handle, uplo, n, nrhs, array_d_A, IA, JA, descrA, array_d_B, IB, JB, descrB, computeType, array_d_work, lwork)
--

Solves A·X = B with the Cholesky factor from ``cusolverMgPotrf``; X overwrites the distributed matrix B.

``cusolverStatus_t cusolverMgPotrs(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)``

Parameters
----------
handle : cusolverMgHandle_t or None
uplo : cublas.cublasFillMode_t
n, nrhs, IA, JA, IB, JB, lwork : int
array_d_A, array_d_B, array_d_work : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA, descrB : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
h_info : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs
");

documented!(cusolverMgPotrs_bufferSize, c"cusolverMgPotrs_bufferSize($self, handle, uplo, n, nrhs, array_d_A, IA, JA, descrA, array_d_B, IB, JB, descrB, computeType)
--

Returns the workspace size in elements for ``cusolverMgPotrs`` on each GPU.

``cusolverStatus_t cusolverMgPotrs_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)``

Parameters
----------
handle : cusolverMgHandle_t or None
uplo : cublas.cublasFillMode_t
n, nrhs, IA, JA, IB, JB : int
array_d_A, array_d_B : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA, descrB : cudaLibMgMatrixDesc_t or None
computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
lwork : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs_bufferSize
");

documented!(cusolverMgSyevd, c"cusolverMgSyevd($self, handle, jobz, uplo, N, array_d_A, IA, JA, descrA, W, dataTypeW, computeType, array_d_work, lwork)
--

Computes all eigenvalues, and optionally eigenvectors, of a distributed symmetric or Hermitian matrix A.

``cusolverStatus_t cusolverMgSyevd(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)``

Parameters
----------
handle : cusolverMgHandle_t or None
jobz : cusolver.cusolverEigMode_t
uplo : cublas.cublasFillMode_t
N, IA, JA, lwork : int
array_d_A, array_d_work : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
W : address or buffer
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dataTypeW, computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
info : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd
");

documented!(cusolverMgSyevd_bufferSize, c"cusolverMgSyevd_bufferSize($self, handle, jobz, uplo, N, array_d_A, IA, JA, descrA, W, dataTypeW, computeType)
--

Returns the workspace size in elements for ``cusolverMgSyevd`` on each GPU.

``cusolverStatus_t cusolverMgSyevd_bufferSize(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType computeType, int64_t *lwork)``

Parameters
----------
handle : cusolverMgHandle_t or None
jobz : cusolver.cusolverEigMode_t
uplo : cublas.cublasFillMode_t
N, IA, JA : int
array_d_A : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
descrA : cudaLibMgMatrixDesc_t or None
W : address or buffer
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dataTypeW, computeType : runtime.cudaDataType

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
lwork : int

Notes
-----
Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd_bufferSize
");
