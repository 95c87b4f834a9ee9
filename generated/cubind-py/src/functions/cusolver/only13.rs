//! Functions of cusolver in these major versions: `only13`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{cusolver, cusolver13};

shared!(
    cusolverDnGetDeterministicMode =
    super::common::like_cusolverDnGetEmulationSpecialValuesSupport(cusolver::cusolverDnHandle_t,
    cusolver::cusolverStatus_t, cusolver13::cusolverDeterministicMode_t),
    "cusolverDnGetDeterministicMode", "handle", slots::cusolverDnGetDeterministicMode
);

shared!(
    cusolverDnSetDeterministicMode =
    super::common::like_cusolverDnIRSParamsSetRefinementSolver(cusolver::cusolverDnHandle_t,
    cusolver13::cusolverDeterministicMode_t, cusolver::cusolverStatus_t),
    "cusolverDnSetDeterministicMode", "handle mode",
    slots::cusolverDnSetDeterministicMode
);

documented!(cusolverRfBatchAnalyze, c"cusolverRfBatchAnalyze($self, handle)
--

Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.

``cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchAnalyze
");

documented!(cusolverRfBatchRefactor, c"cusolverRfBatchRefactor($self, handle)
--

Factorizes each matrix of the batch with its current values on the GPU.

``cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchRefactor
");

documented!(cusolverRfBatchResetValues, c"cusolverRfBatchResetValues($self, batchSize, n, nnzA, csrRowPtrA, csrColIndA, csrValA_array, P, Q, handle)
--

Replaces the values of each matrix of the batch; the pattern must not change.

``cusolverStatus_t cusolverRfBatchResetValues(int batchSize, int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)``

Parameters
----------
batchSize, n, nnzA : int
csrRowPtrA, csrColIndA, P, Q : device address or array
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
csrValA_array : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the program has synchronized every device that the library uses.
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchResetValues
");

documented!(cusolverRfBatchSetupHost, c"cusolverRfBatchSetupHost($self, batchSize, n, nnzA, h_csrRowPtrA, h_csrColIndA, h_csrValA_array, nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, nnzU, h_csrRowPtrU, h_csrColIndU, h_csrValU, h_P, h_Q, handle)
--

Initializes a handle with sparse matrices of one pattern, and their L, U, P and Q, from host arrays.

``cusolverStatus_t cusolverRfBatchSetupHost(int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double **h_csrValA_array, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)``

Parameters
----------
batchSize, n, nnzA, nnzL, nnzU : int
h_csrRowPtrA, h_csrColIndA, h_csrRowPtrL, h_csrColIndL, h_csrValL, h_csrRowPtrU, h_csrColIndU, h_csrValU, h_P, h_Q : address or buffer
h_csrValA_array : list[address or buffer] or None
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSetupHost
");

documented!(cusolverRfBatchSolve, c"cusolverRfBatchSolve($self, handle, P, Q, nrhs, Temp, ldt, XF_array, ldxf)
--

Solves each system of the batch with its last factors; solutions overwrite the right-hand sides.

``cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double **XF_array, int ldxf)``

Parameters
----------
handle : cusolverRfHandle_t or None
P, Q, Temp : device address or array
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
nrhs, ldt, ldxf : int
XF_array : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSolve
");

documented!(cusolverRfBatchZeroPivot, c"cusolverRfBatchZeroPivot($self, handle, position)
--

Stores in ``position`` the position of the first zero pivot of each matrix of the batch, or −1.

``cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, int *position)``

Parameters
----------
handle : cusolverRfHandle_t or None
position : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchZeroPivot
");

documented!(cusolverRfCreate, c"cusolverRfCreate($self)
--

Creates a refactorization handle, for sparse systems in which only the values change.

``cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle)``

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
handle : cusolverRfHandle_t

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfCreate
");

documented!(cusolverRfDestroy, c"cusolverRfDestroy($self, handle)
--

Destroys a refactorization handle and frees its device memory.

``cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfDestroy
");

documented!(cusolverRfGetAlgs, c"cusolverRfGetAlgs($self, handle)
--

Returns the algorithms for refactorization and for triangular solves.

``cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
factAlg : cusolverRfFactorization_t
solveAlg : cusolverRfTriangularSolve_t

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetAlgs
");

documented!(cusolverRfGetMatrixFormat, c"cusolverRfGetMatrixFormat($self, handle)
--

Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

``cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
format : cusolverRfMatrixFormat_t
diag : cusolverRfUnitDiagonal_t

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetMatrixFormat
");

documented!(cusolverRfGetNumericBoostReport, c"cusolverRfGetNumericBoostReport($self, handle)
--

Returns whether a small pivot was replaced with the boost value.

``cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t *report)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
report : cusolverRfNumericBoostReport_t

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericBoostReport
");

documented!(cusolverRfGetNumericProperties, c"cusolverRfGetNumericProperties($self, handle)
--

Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.

``cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
zero : float
boost : float

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericProperties
");

documented!(cusolverRfGetResetValuesFastMode, c"cusolverRfGetResetValuesFastMode($self, handle)
--

Returns whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

``cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t *fastMode)``

Parameters
----------
handle : cusolverRfHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
fastMode : cusolverRfResetValuesFastMode_t

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetResetValuesFastMode
");

documented!(cusolverRfSetAlgs, c"cusolverRfSetAlgs($self, handle, factAlg, solveAlg)
--

Sets the algorithms for refactorization and for triangular solves.

``cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg, cusolverRfTriangularSolve_t solveAlg)``

Parameters
----------
handle : cusolverRfHandle_t or None
factAlg : cusolverRfFactorization_t
solveAlg : cusolverRfTriangularSolve_t

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetAlgs
");

documented!(cusolverRfSetMatrixFormat, c"cusolverRfSetMatrixFormat($self, handle, pformat, diag)
--

Sets the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

``cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag)``

Parameters
----------
handle : cusolverRfHandle_t or None
pformat : cusolverRfMatrixFormat_t
diag : cusolverRfUnitDiagonal_t

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetMatrixFormat
");

documented!(cusolverRfSetNumericProperties, c"cusolverRfSetNumericProperties($self, handle, zero, boost)
--

Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.

``cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double zero, double boost)``

Parameters
----------
handle : cusolverRfHandle_t or None
zero, boost : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetNumericProperties
");

documented!(cusolverRfSetResetValuesFastMode, c"cusolverRfSetResetValuesFastMode($self, handle, fastMode)
--

Sets whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

``cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode)``

Parameters
----------
handle : cusolverRfHandle_t or None
fastMode : cusolverRfResetValuesFastMode_t

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetResetValuesFastMode
");

documented!(cusolverSpCcsreigsHost, c"cusolverSpCcsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)
--

Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single-precision complex).

``cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA : address or buffer
left_bottom_corner, right_upper_corner : runtime.cuComplex

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
num_eigs : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigsHost
");

documented!(cusolverSpCcsreigvsi, c"cusolverSpCcsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)
--

Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

``cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float eps, cuComplex *mu, cuComplex *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, mu, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
mu0 : runtime.cuComplex
eps : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsi
");

documented!(cusolverSpCcsreigvsiHost, c"cusolverSpCcsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)
--

Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

``cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float tol, cuComplex *mu, cuComplex *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, x : address or buffer
mu0 : runtime.cuComplex
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
mu : runtime.cuComplex

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsiHost
");

documented!(cusolverSpCcsrlsqvqrHost, c"cusolverSpCcsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)
--

Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single-precision complex).

``cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int *rankA, cuComplex *x, int *p, float *min_norm)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, p : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
rankA : int
min_norm : float

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsqvqrHost
");

documented!(cusolverSpCcsrlsvqr, c"cusolverSpCcsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR (single-precision complex); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, b, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqr
");

documented!(cusolverSpCcsrlsvqrHost, c"cusolverSpCcsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR on the CPU (single-precision complex); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqrHost
");

documented!(cusolverSpCcsrqrBufferInfoBatched, c"cusolverSpCcsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)
--

Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single-precision complex).

``cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
internalDataInBytes : int
workspaceInBytes : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoBatched
");

documented!(cusolverSpCcsrqrsvBatched, c"cusolverSpCcsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)
--

Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single-precision complex).

``cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, cuComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrsvBatched
");

documented!(cusolverSpCcsrzfdHost, c"cusolverSpCcsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)
--

Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single-precision complex).

``cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, P : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
numnz : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrzfdHost
");

documented!(cusolverSpCreate, c"cusolverSpCreate($self)
--

Creates a handle for sparse solvers on the current device.

``cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle)``

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
handle : cusolverSpHandle_t

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreate
");

documented!(cusolverSpCreateCsrqrInfo, c"cusolverSpCreateCsrqrInfo($self)
--

Creates an object that stores a sparse QR factorization.

``cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *info)``

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
info : csrqrInfo_t

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfo
");

documented!(cusolverSpDcsreigsHost, c"cusolverSpDcsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)
--

Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double precision).

``cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA : address or buffer
left_bottom_corner, right_upper_corner : runtime.cuDoubleComplex

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
num_eigs : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigsHost
");

documented!(cusolverSpDcsreigvsi, c"cusolverSpDcsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)
--

Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

``cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps, double *mu, double *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, mu, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
mu0, eps : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsi
");

documented!(cusolverSpDcsreigvsiHost, c"cusolverSpDcsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)
--

Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

``cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double tol, double *mu, double *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, x : address or buffer
mu0, tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
mu : float

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsiHost
");

documented!(cusolverSpDcsrlsqvqrHost, c"cusolverSpDcsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)
--

Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double precision).

``cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int *rankA, double *x, int *p, double *min_norm)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, p : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
rankA : int
min_norm : float

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsqvqrHost
");

documented!(cusolverSpDcsrlsvqr, c"cusolverSpDcsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR (double precision); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, b, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqr
");

documented!(cusolverSpDcsrlsvqrHost, c"cusolverSpDcsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR on the CPU (double precision); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqrHost
");

documented!(cusolverSpDcsrqrBufferInfoBatched, c"cusolverSpDcsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)
--

Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double precision).

``cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
internalDataInBytes : int
workspaceInBytes : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoBatched
");

documented!(cusolverSpDcsrqrsvBatched, c"cusolverSpDcsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)
--

Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double precision).

``cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x, int batchSize, csrqrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrsvBatched
");

documented!(cusolverSpDcsrzfdHost, c"cusolverSpDcsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)
--

Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double precision).

``cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, P : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
numnz : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrzfdHost
");

documented!(cusolverSpDestroy, c"cusolverSpDestroy($self, handle)
--

Destroys a handle for sparse solvers and frees its memory.

``cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle)``

Parameters
----------
handle : cusolverSpHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroy
");

documented!(cusolverSpDestroyCsrqrInfo, c"cusolverSpDestroyCsrqrInfo($self, info)
--

Destroys a sparse QR factorization.

``cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t info)``

Parameters
----------
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfo
");

documented!(cusolverSpGetStream, c"cusolverSpGetStream($self, handle)
--

Returns the stream of a handle for sparse solvers; null means the default stream.

``cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t handle, cudaStream_t *streamId)``

Parameters
----------
handle : cusolverSpHandle_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
streamId : runtime.cudaStream_t

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpGetStream
");

documented!(cusolverSpScsreigsHost, c"cusolverSpScsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)
--

Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single precision).

``cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA : address or buffer
left_bottom_corner, right_upper_corner : runtime.cuComplex

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
num_eigs : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigsHost
");

documented!(cusolverSpScsreigvsi, c"cusolverSpScsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)
--

Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

``cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps, float *mu, float *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, mu, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
mu0, eps : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsi
");

documented!(cusolverSpScsreigvsiHost, c"cusolverSpScsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)
--

Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

``cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float tol, float *mu, float *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, x : address or buffer
mu0, tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
mu : float

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsiHost
");

documented!(cusolverSpScsrlsqvqrHost, c"cusolverSpScsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)
--

Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single precision).

``cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int *rankA, float *x, int *p, float *min_norm)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, p : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
rankA : int
min_norm : float

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsqvqrHost
");

documented!(cusolverSpScsrlsvqr, c"cusolverSpScsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR (single precision); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, b, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqr
");

documented!(cusolverSpScsrlsvqrHost, c"cusolverSpScsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR on the CPU (single precision); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqrHost
");

documented!(cusolverSpScsrqrBufferInfoBatched, c"cusolverSpScsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)
--

Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single precision).

``cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
internalDataInBytes : int
workspaceInBytes : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoBatched
");

documented!(cusolverSpScsrqrsvBatched, c"cusolverSpScsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)
--

Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single precision).

``cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x, int batchSize, csrqrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrsvBatched
");

documented!(cusolverSpScsrzfdHost, c"cusolverSpScsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)
--

Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single precision).

``cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, P : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
numnz : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrzfdHost
");

documented!(cusolverSpSetStream, c"cusolverSpSetStream($self, handle, streamId)
--

Sets the stream in which later calls of sparse solvers with the handle run.

``cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId)``

Parameters
----------
handle : cusolverSpHandle_t or None
streamId : runtime.cudaStream_t or None
    Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpSetStream
");

documented!(cusolverSpXcsrissymHost, c"cusolverSpXcsrissymHost($self, handle, m, nnzA, descrA, csrRowPtrA, csrEndPtrA, csrColIndA)
--

Checks, on the CPU, whether the sparsity pattern of a CSR matrix A is symmetric.

``cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t handle, int m, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, int *issym)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrEndPtrA, csrColIndA : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
issym : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrissymHost
");

documented!(cusolverSpXcsrmetisndHost, c"cusolverSpXcsrmetisndHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, options, p)
--

Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (METIS nested dissection on A + Aᵀ).

``cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, options, p : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrmetisndHost
");

documented!(cusolverSpXcsrpermHost, c"cusolverSpXcsrpermHost($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, p, q, map, pBuffer)
--

Permutes the rows and columns of a CSR pattern in place; ``map`` receives the new positions of its values.

``cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, int *csrRowPtrA, int *csrColIndA, const int *p, const int *q, int *map, void *pBuffer)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, p, q, map, pBuffer : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrpermHost
");

documented!(cusolverSpXcsrperm_bufferSizeHost, c"cusolverSpXcsrperm_bufferSizeHost($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, p, q)
--

Returns the host workspace size in bytes for ``cusolverSpXcsrpermHost``.

``cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, p, q : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrperm_bufferSizeHost
");

documented!(cusolverSpXcsrqrAnalysisBatched, c"cusolverSpXcsrqrAnalysisBatched($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)
--

Analyzes the common pattern of a batch of CSR matrices for QR, and stores the analysis in ``info``.

``cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisBatched
");

documented!(cusolverSpXcsrsymamdHost, c"cusolverSpXcsrsymamdHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p)
--

Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (approximate minimum degree on A + Aᵀ).

``cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, p : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymamdHost
");

documented!(cusolverSpXcsrsymmdqHost, c"cusolverSpXcsrsymmdqHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p)
--

Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (quotient-graph minimum degree on A + Aᵀ).

``cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, p : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymmdqHost
");

documented!(cusolverSpXcsrsymrcmHost, c"cusolverSpXcsrsymrcmHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p)
--

Computes, on the CPU, a bandwidth-reducing permutation of a CSR matrix A (reverse Cuthill–McKee on A + Aᵀ).

``cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnzA : int
descrA : cusparse.cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, p : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymrcmHost
");

documented!(cusolverSpZcsreigsHost, c"cusolverSpZcsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)
--

Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double-precision complex).

``cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA : address or buffer
left_bottom_corner, right_upper_corner : runtime.cuDoubleComplex

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
num_eigs : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigsHost
");

documented!(cusolverSpZcsreigvsi, c"cusolverSpZcsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)
--

Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

``cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double eps, cuDoubleComplex *mu, cuDoubleComplex *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, mu, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
mu0 : runtime.cuDoubleComplex
eps : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsi
");

documented!(cusolverSpZcsreigvsiHost, c"cusolverSpZcsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)
--

Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

``cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double tol, cuDoubleComplex *mu, cuDoubleComplex *x)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, maxite : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, x0, x : address or buffer
mu0 : runtime.cuDoubleComplex
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
mu : runtime.cuDoubleComplex

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsiHost
");

documented!(cusolverSpZcsrlsqvqrHost, c"cusolverSpZcsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)
--

Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double-precision complex).

``cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int *rankA, cuDoubleComplex *x, int *p, double *min_norm)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, p : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
rankA : int
min_norm : float

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsqvqrHost
");

documented!(cusolverSpZcsrlsvqr, c"cusolverSpZcsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR (double-precision complex); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, b, x : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqr
");

documented!(cusolverSpZcsrlsvqrHost, c"cusolverSpZcsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)
--

Solves A·x = b for a CSR matrix A by QR on the CPU (double-precision complex); ``singularity`` is −1 if A is invertible.

``cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, nnz, reorder : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x : address or buffer
tol : float

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
singularity : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqrHost
");

documented!(cusolverSpZcsrqrBufferInfoBatched, c"cusolverSpZcsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)
--

Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double-precision complex).

``cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
internalDataInBytes : int
workspaceInBytes : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoBatched
");

documented!(cusolverSpZcsrqrsvBatched, c"cusolverSpZcsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)
--

Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double-precision complex).

``cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, cuDoubleComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusolverSpHandle_t or None
m, n, nnz, batchSize : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrqrInfo_t or None

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrsvBatched
");

documented!(cusolverSpZcsrzfdHost, c"cusolverSpZcsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)
--

Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double-precision complex).

``cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

Parameters
----------
handle : cusolverSpHandle_t or None
n, nnz : int
descrA : cusparse.cusparseMatDescr_t or None
csrValA, csrRowPtrA, csrColIndA, P : address or buffer

Returns
-------
cusolverStatus_t
    ``CUSOLVER_STATUS_SUCCESS``.
numnz : int

Notes
-----
Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrzfdHost
");
