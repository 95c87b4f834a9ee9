//! cuSOLVER with functions that return [`Result`]s: factorizations, linear systems and eigenvalue problems with dense and sparse matrices.
//!
//! See [`checked`](super) for this form of the functions. [`cusolver`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cusolver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUSOLVER;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusparse;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cusolver::all_types::*;

#[path = "../../common/checked/cusolver.rs"]
mod common;
pub use common::*;

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes the QR factorization A = Q·R in place; superseded by `cusolverDnXgeqrf`.
    /// - `A`, `tau`, `pBuffer`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `tau`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnGeqrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, dataTypeTau: runtime::cudaDataType, tau: CuPtr<c_void>,
        computeType: runtime::cudaDataType, pBuffer: CuPtr<c_void>, workspaceInBytes: usize, info: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnGeqrf`.
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnGeqrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, dataTypeTau: runtime::cudaDataType, tau: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> usize;
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ; superseded by `cusolverDnXgesvd`.
    /// - `A`, `S`, `U`, `VT`, `pBuffer`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnGesvd(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>, dataTypeU: runtime::cudaDataType, U: CuPtr<c_void>, ldu: i64,
        dataTypeVT: runtime::cudaDataType, VT: CuPtr<c_void>, ldvt: i64, computeType: runtime::cudaDataType,
        pBuffer: CuPtr<c_void>, workspaceInBytes: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnGesvd`.
    /// - `A`, `S`, `U`, `VT`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnGesvd_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>, dataTypeU: runtime::cudaDataType, U: CuPtr<c_void>, ldu: i64,
        dataTypeVT: runtime::cudaDataType, VT: CuPtr<c_void>, ldvt: i64, computeType: runtime::cudaDataType,
    ) -> usize;
    #[other = owned]
    /// Computes the LU factorization P·A = L·U in place; superseded by `cusolverDnXgetrf`.
    /// - `A`, `ipiv`, `pBuffer`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnGetrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>, computeType: runtime::cudaDataType, pBuffer: CuPtr<c_void>,
        workspaceInBytes: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnGetrf`.
    /// - `A`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnGetrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, computeType: runtime::cudaDataType,
    ) -> usize;
    #[other = owned]
    /// Solves op(A)·X = B with the factors from `cusolverDnGetrf`; superseded by `cusolverDnXgetrs`.
    /// - `A`, `ipiv`: in, on the device
    /// - `B`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnGetrs(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, trans: cublas::cublasOperation_t, n: i64, nrhs: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of a positive definite matrix A in place; superseded by `cusolverDnXpotrf`.
    /// - `A`, `pBuffer`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnPotrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, computeType: runtime::cudaDataType,
        pBuffer: CuPtr<c_void>, workspaceInBytes: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnPotrf`.
    /// - `A`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnPotrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, computeType: runtime::cudaDataType,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B with the Cholesky factor from `cusolverDnPotrf`; superseded by `cusolverDnXpotrs`.
    /// - `A`: in, on the device
    /// - `B`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnPotrs(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>, ldb: i64, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes all eigenvalues of a symmetric or Hermitian matrix A; superseded by `cusolverDnXsyevd`.
    /// - `A`, `W`, `pBuffer`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnSyevd(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, computeType: runtime::cudaDataType, pBuffer: CuPtr<c_void>, workspaceInBytes: usize,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnSyevd`.
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnSyevd_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, computeType: runtime::cudaDataType,
    ) -> usize;
    #[other = owned]
    /// Computes selected eigenvalues of a symmetric or Hermitian matrix A; superseded by `cusolverDnXsyevdx`.
    /// - `A`, `W`, `pBuffer`, `info`: on the device
    /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnSyevdx<T: Input, U: Input>(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64,
        vl: Option<&T>, vu: Option<&U>, il: i64, iu: i64, dataTypeW: runtime::cudaDataType, W: CuPtr<c_void>,
        computeType: runtime::cudaDataType, pBuffer: CuPtr<c_void>, workspaceInBytes: usize, info: CuPtr<i32>,
    ) -> i64;
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnSyevdx`.
    /// - `A`, `W`: in, on the device
    /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
    ///
    /// Returns `h_meig`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverDnSyevdx_bufferSize<T: Input, U: Input>(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64,
        vl: Option<&T>, vu: Option<&U>, il: i64, iu: i64, dataTypeW: runtime::cudaDataType, W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (i64, usize);
    #[other = owned]
    /// Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> ();
    #[other = owned]
    /// Factorizes each matrix of the batch with its current values on the GPU.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfBatchRefactor(handle: cusolverRfHandle_t) -> ();
    #[other = owned]
    /// Replaces the values of each matrix of the batch; the pattern must not change.
    /// - `csrRowPtrA`, `csrColIndA`, `csrValA_array`, `P`, `Q`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`, `csrValA_array`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - Each address in `csrValA_array` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cusolverRfBatchResetValues(
        batchSize: i32, n: i32, nnzA: i32, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>,
        csrValA_array: CuPtr<*mut f64>, P: CuPtr<i32>, Q: CuPtr<i32>, handle: cusolverRfHandle_t,
    ) -> ();
    #[other = owned]
    /// Initializes a handle with sparse matrices of one pattern, and their L, U, P and Q, from host arrays.
    /// - `h_csrRowPtrA`, `h_csrColIndA`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`, `h_P`, `h_Q`: in, an address, passed unchanged
    /// - `h_csrValA_array`: in, array, whose length is passed as `batchSize`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `h_csrRowPtrA`, `h_csrRowPtrL`, `h_csrRowPtrU`: valid memory of `n + 1` elements.
    /// - `h_csrColIndA`: valid memory of `nnzA` elements.
    /// - Each address in `h_csrValA_array` points to valid memory of the size that the other arguments imply.
    /// - `h_csrColIndL`: valid memory of `nnzL` elements.
    /// - `h_csrValL`: valid memory of `nnzL` elements.
    /// - `h_csrColIndU`: valid memory of `nnzU` elements.
    /// - `h_csrValU`: valid memory of `nnzU` elements.
    /// - `h_P`, `h_Q`: valid memory of `n` elements.
    fn cusolverRfBatchSetupHost(
        n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA_array: &[*mut f64], nnzL: i32,
        h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32,
        h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t,
    ) -> ();
    #[other = owned]
    /// Solves each system of the batch with its last factors; solutions overwrite the right-hand sides.
    /// - `P`, `Q`, `Temp`, `XF_array`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `P`, `Q`, `Temp`, `XF_array`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - Each address in `XF_array` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cusolverRfBatchSolve(
        handle: cusolverRfHandle_t, P: CuPtr<i32>, Q: CuPtr<i32>, nrhs: i32, Temp: CuPtr<f64>, ldt: i32,
        XF_array: CuPtr<*mut f64>, ldxf: i32,
    ) -> ();
    #[other = owned]
    /// Stores in `position` the position of the first zero pivot of each matrix of the batch, or −1.
    /// - `position`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `position`: valid memory of the size that the other arguments imply.
    fn cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t, position: *mut i32) -> ();
    #[other = owned]
    /// Creates a refactorization handle, for sparse systems in which only the values change.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverRfCreate() -> cusolverRfHandle_t;
    /// Destroys a refactorization handle and frees its device memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> ();
    #[other = owned]
    /// Returns the algorithms for refactorization and for triangular solves.
    /// Returns `factAlg`, `solveAlg`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfGetAlgs(handle: cusolverRfHandle_t) -> (cusolverRfFactorization_t, cusolverRfTriangularSolve_t);
    #[other = owned]
    /// Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.
    /// Returns `format`, `diag`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t) -> (cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t);
    #[other = owned]
    /// Returns whether a small pivot was replaced with the boost value.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t) -> cusolverRfNumericBoostReport_t;
    #[other = owned]
    /// Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.
    /// Returns `zero`, `boost`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfGetNumericProperties(handle: cusolverRfHandle_t) -> (f64, f64);
    #[other = owned]
    /// Returns whether `cusolverRfResetValues` uses a fast mode that requires more memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t) -> cusolverRfResetValuesFastMode_t;
    #[other = owned]
    /// Sets the algorithms for refactorization and for triangular solves.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfSetAlgs(
        handle: cusolverRfHandle_t, factAlg: cusolverRfFactorization_t, solveAlg: cusolverRfTriangularSolve_t,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Sets the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfSetMatrixFormat(
        handle: cusolverRfHandle_t, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t,
    ) -> ();
    #[other = owned]
    /// Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfSetNumericProperties(handle: cusolverRfHandle_t, zero: f64, boost: f64) -> ();
    #[other = owned]
    /// Sets whether `cusolverRfResetValues` uses a fast mode that requires more memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverRfSetResetValuesFastMode(handle: cusolverRfHandle_t, fastMode: cusolverRfResetValuesFastMode_t) -> ();
    #[other = owned]
    /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    fn cusolverSpCcsreigsHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex,
    ) -> i32;
    #[other = owned]
    /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
    /// - `mu`, `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsreigvsi(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, mu0: runtime::cuComplex,
        x0: CuPtr<runtime::cuComplex>, maxite: i32, eps: f32, mu: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `x0`, `x`: valid memory of `m` elements.
    fn cusolverSpCcsreigvsiHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuComplex,
        x0: *const runtime::cuComplex, maxite: i32, tol: f32, x: *mut runtime::cuComplex,
    ) -> runtime::cuComplex;
    #[other = owned]
    /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
    ///
    /// Returns `rankA`, `min_norm`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpCcsrlsqvqrHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        b: *const runtime::cuComplex, tol: f32, x: *mut runtime::cuComplex, p: *mut i32,
    ) -> (i32, f32);
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR (single-precision complex); `singularity` is −1 if A is invertible.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsrlsvqr(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, b: CuPtr<runtime::cuComplex>,
        tol: f32, reorder: i32, x: CuPtr<runtime::cuComplex>,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR on the CPU (single-precision complex); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    fn cusolverSpCcsrlsvqrHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex,
    ) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single-precision complex).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, batchSize: i32,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsrqrsvBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>,
        b: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, batchSize: i32, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `P`: valid memory of `n` elements.
    fn cusolverSpCcsrzfdHost(
        handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32,
    ) -> i32;
    #[other = owned]
    /// Creates a handle for sparse solvers on the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverSpCreate() -> cusolverSpHandle_t;
    #[other = owned]
    /// Creates an object that stores a sparse QR factorization.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverSpCreateCsrqrInfo() -> csrqrInfo_t;
    #[other = owned]
    /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    fn cusolverSpDcsreigsHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex,
        right_upper_corner: runtime::cuDoubleComplex,
    ) -> i32;
    #[other = owned]
    /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
    /// - `mu`, `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsreigvsi(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, mu0: f64, x0: CuPtr<f64>, maxite: i32, eps: f64, mu: CuPtr<f64>,
        x: CuPtr<f64>,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `x0`, `x`: valid memory of `m` elements.
    fn cusolverSpDcsreigvsiHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, tol: f64, x: *mut f64,
    ) -> f64;
    #[other = owned]
    /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
    ///
    /// Returns `rankA`, `min_norm`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpDcsrlsqvqrHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, x: *mut f64, p: *mut i32,
    ) -> (i32, f64);
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR (double precision); `singularity` is −1 if A is invertible.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsrlsvqr(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, b: CuPtr<f64>, tol: f64, reorder: i32, x: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR on the CPU (double precision); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    fn cusolverSpDcsrlsvqrHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double precision).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, batchSize: i32, info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsrqrsvBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, b: CuPtr<f64>, x: CuPtr<f64>, batchSize: i32, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `P`: valid memory of `n` elements.
    fn cusolverSpDcsrzfdHost(
        handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32,
    ) -> i32;
    /// Destroys a handle for sparse solvers and frees its memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> ();
    /// Destroys a sparse QR factorization.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> ();
    #[other = owned]
    /// Returns the stream of a handle for sparse solvers; null means the default stream.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverSpGetStream(handle: cusolverSpHandle_t) -> runtime::cudaStream_t;
    #[other = owned]
    /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    fn cusolverSpScsreigsHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex,
        right_upper_corner: runtime::cuComplex,
    ) -> i32;
    #[other = owned]
    /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
    /// - `mu`, `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsreigvsi(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, mu0: f32, x0: CuPtr<f32>, maxite: i32, eps: f32, mu: CuPtr<f32>,
        x: CuPtr<f32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `x0`, `x`: valid memory of `m` elements.
    fn cusolverSpScsreigvsiHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, tol: f32, x: *mut f32,
    ) -> f32;
    #[other = owned]
    /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
    ///
    /// Returns `rankA`, `min_norm`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpScsrlsqvqrHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, x: *mut f32, p: *mut i32,
    ) -> (i32, f32);
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR (single precision); `singularity` is −1 if A is invertible.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsrlsvqr(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, b: CuPtr<f32>, tol: f32, reorder: i32, x: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR on the CPU (single precision); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    fn cusolverSpScsrlsvqrHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32,
    ) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single precision).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, batchSize: i32, info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsrqrsvBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, b: CuPtr<f32>, x: CuPtr<f32>, batchSize: i32, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `P`: valid memory of `n` elements.
    fn cusolverSpScsrzfdHost(
        handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32,
    ) -> i32;
    #[other = owned]
    /// Sets the stream in which later calls of sparse solvers with the handle run.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `streamId`: a live handle, or a default stream (NULL).
    /// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
    fn cusolverSpSetStream(handle: cusolverSpHandle_t, streamId: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Checks, on the CPU, whether the sparsity pattern of a CSR matrix A is symmetric.
    /// - `csrRowPtrA`, `csrEndPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrEndPtrA`: valid memory of `m` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpXcsrissymHost(
        handle: cusolverSpHandle_t, m: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32,
        csrEndPtrA: *const i32, csrColIndA: *const i32,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (METIS nested dissection on A + Aᵀ).
    /// - `csrRowPtrA`, `csrColIndA`, `options`, `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `options`: valid memory of the size that the other arguments imply.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpXcsrmetisndHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32,
        csrColIndA: *const i32, options: *const i64, p: *mut i32,
    ) -> ();
    #[other = owned]
    /// Permutes the rows and columns of a CSR pattern in place; `map` receives the new positions of its values.
    /// - `csrRowPtrA`, `csrColIndA`, `p`, `q`, `map`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`, `map`: valid memory of `nnzA` elements.
    /// - `p`: valid memory of `m` elements.
    /// - `q`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpXcsrpermHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *mut i32, csrColIndA: *mut i32, p: *const i32, q: *const i32, map: *mut i32, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the host workspace size in bytes for `cusolverSpXcsrpermHost`.
    /// - `csrRowPtrA`, `csrColIndA`, `p`, `q`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `p`: valid memory of `m` elements.
    /// - `q`: valid memory of `n` elements.
    fn cusolverSpXcsrperm_bufferSizeHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32, csrColIndA: *const i32, p: *const i32, q: *const i32,
    ) -> usize;
    #[other = owned]
    /// Analyzes the common pattern of a batch of CSR matrices for QR, and stores the analysis in `info`.
    /// - `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpXcsrqrAnalysisBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrqrInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (approximate minimum degree on A + Aᵀ).
    /// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpXcsrsymamdHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32,
        csrColIndA: *const i32, p: *mut i32,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (quotient-graph minimum degree on A + Aᵀ).
    /// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpXcsrsymmdqHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32,
        csrColIndA: *const i32, p: *mut i32,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, a bandwidth-reducing permutation of a CSR matrix A (reverse Cuthill–McKee on A + Aᵀ).
    /// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpXcsrsymrcmHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32,
        csrColIndA: *const i32, p: *mut i32,
    ) -> ();
    #[other = owned]
    /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    fn cusolverSpZcsreigsHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        left_bottom_corner: runtime::cuDoubleComplex, right_upper_corner: runtime::cuDoubleComplex,
    ) -> i32;
    #[other = owned]
    /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
    /// - `mu`, `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsreigvsi(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>,
        mu0: runtime::cuDoubleComplex, x0: CuPtr<runtime::cuDoubleComplex>, maxite: i32, eps: f64,
        mu: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `x0`, `x`: valid memory of `m` elements.
    fn cusolverSpZcsreigvsiHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        mu0: runtime::cuDoubleComplex, x0: *const runtime::cuDoubleComplex, maxite: i32, tol: f64,
        x: *mut runtime::cuDoubleComplex,
    ) -> runtime::cuDoubleComplex;
    #[other = owned]
    /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
    ///
    /// Returns `rankA`, `min_norm`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `p`: valid memory of `n` elements.
    fn cusolverSpZcsrlsqvqrHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        b: *const runtime::cuDoubleComplex, tol: f64, x: *mut runtime::cuDoubleComplex, p: *mut i32,
    ) -> (i32, f64);
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR (double-precision complex); `singularity` is −1 if A is invertible.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsrlsvqr(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>,
        b: CuPtr<runtime::cuDoubleComplex>, tol: f64, reorder: i32, x: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by QR on the CPU (double-precision complex); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    fn cusolverSpZcsrlsvqrHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex,
    ) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double-precision complex).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsrqrBufferInfoBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, batchSize: i32,
        info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsrqrsvBatched(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>,
        b: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, batchSize: i32, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnz` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnz` elements.
    /// - `P`: valid memory of `n` elements.
    fn cusolverSpZcsrzfdHost(
        handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32,
    ) -> i32;
}
