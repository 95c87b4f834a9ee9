//! cuSOLVER with functions that return [`Result`]s: factorizations, linear systems and eigenvalue problems with dense and sparse matrices.
//!
//! See [`checked`](super) for this form of the functions. [`cusolver`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cusolver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
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

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cusolver::all_types::*;

#[path = "../../common/checked/cusolver.rs"]
mod common;
pub use common::*;

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetEmulationSpecialValuesSupport(
        handle: cusolverDnHandle_t,
    ) -> runtime::cudaEmulationSpecialValuesSupport;
    #[other = owned]
    /// Returns the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetEmulationStrategy(handle: cusolverDnHandle_t) -> runtime::cudaEmulationStrategy;
    #[other = owned]
    /// Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t) -> i32;
    #[other = owned]
    /// Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetFixedPointEmulationMantissaControl(
        handle: cusolverDnHandle_t,
    ) -> runtime::cudaEmulationMantissaControl;
    #[other = owned]
    /// Returns the maximum number of mantissa bits that fixed-point emulation keeps.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t) -> i32;
    #[other = owned]
    /// Returns the handle's math mode, which can permit the emulation of floating-point products.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetMathMode(handle: cusolverDnHandle_t) -> cusolverMathMode_t;
    #[other = owned]
    /// Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSetEmulationSpecialValuesSupport(
        handle: cusolverDnHandle_t, mask: runtime::cudaEmulationSpecialValuesSupport,
    ) -> ();
    #[other = owned]
    /// Sets the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSetEmulationStrategy(handle: cusolverDnHandle_t, strategy: runtime::cudaEmulationStrategy) -> ();
    #[other = owned]
    /// Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSetFixedPointEmulationMantissaBitOffset(handle: cusolverDnHandle_t, mantissaBitOffset: i32) -> ();
    #[other = owned]
    /// Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSetFixedPointEmulationMantissaControl(
        handle: cusolverDnHandle_t, control: runtime::cudaEmulationMantissaControl,
    ) -> ();
    #[other = owned]
    /// Sets the maximum number of mantissa bits that fixed-point emulation keeps.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSetFixedPointEmulationMaxMantissaBitCount(handle: cusolverDnHandle_t, mantissaBitCount: i32) -> ();
    #[other = owned]
    /// Sets the handle's math mode, which can permit the emulation of floating-point products.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSetMathMode(handle: cusolverDnHandle_t, mode: cusolverMathMode_t) -> ();
    #[other = owned]
    /// Computes L·D·Lᴴ or U·D·Uᴴ of a Hermitian matrix A in place, with 64-bit sizes and selectable data types.
    /// - `A`, `ipiv`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXhetrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXhetrf`.
    /// - `A`, `ipiv`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXhetrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Solves A·X = B with the factors from `cusolverDnXhetrf`; X overwrites B.
    /// - `A`, `ipiv`: in, on the device
    /// - `B`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `B`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXhetrs(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXhetrs`.
    /// - `A`, `ipiv`: in, on the device
    /// - `B`: on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `B`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXhetrs_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes the polar decomposition of A into a matrix with orthonormal columns and a Hermitian matrix H.
    /// - `A`, `H`, `bufferOnDevice`, `d_res_nrm`, `d_A_nrmF`, `d_rcond`, `d_info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `H`, `bufferOnDevice`, `d_res_nrm`, `d_A_nrmF`, `d_rcond`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXpolar(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, M: i64, N: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeH: runtime::cudaDataType,
        H: CuPtr<c_void>, ldh: i64, computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize,
        d_res_nrm: CuPtr<f64>, d_A_nrmF: CuPtr<f64>, d_rcond: CuPtr<f64>, d_info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXpolar`.
    /// - `A`, `H`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `H`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXpolar_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, M: i64, N: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeH: runtime::cudaDataType,
        H: CuPtr<c_void>, ldh: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of a tridiagonal matrix by divide and conquer.
    /// - `D`, `E`, `Z`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `D`, `E`, `Z`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXstedc(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, compz: cusolverEigComp_t, n: i64,
        dataTypeDE: runtime::cudaDataType, D: CuPtr<c_void>, E: CuPtr<c_void>, dataTypeZ: runtime::cudaDataType,
        Z: CuPtr<c_void>, ldz: i64, computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXstedc`.
    /// - `D`, `E`, `Z`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `D`, `E`, `Z`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXstedc_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, compz: cusolverEigComp_t, n: i64,
        dataTypeDE: runtime::cudaDataType, D: CuPtr<c_void>, E: CuPtr<c_void>, dataTypeZ: runtime::cudaDataType,
        Z: CuPtr<c_void>, ldz: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant) for a strided batch.
    /// - `A`, `B`, `W`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsygvStridedBatched(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64,
        strideA: i64, dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64, strideB: i64,
        dataTypeW: runtime::cudaDataType, W: CuPtr<c_void>, strideW: i64, computeType: runtime::cudaDataType,
        batchSize: i64, bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsygvStridedBatched`.
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsygvStridedBatched_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64,
        strideA: i64, dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64, strideB: i64,
        dataTypeW: runtime::cudaDataType, W: CuPtr<c_void>, strideW: i64, computeType: runtime::cudaDataType,
        batchSize: i64,
    ) -> (usize, usize);
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.
    /// - `d_A`, `d_B`, `d_W`, `bufferOnDevice`, `d_info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `d_A`, `d_B`, `d_W`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsygvd(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, d_A: CuPtr<c_void>, lda: i64,
        dataTypeB: runtime::cudaDataType, d_B: CuPtr<c_void>, ldb: i64, dataTypeW: runtime::cudaDataType,
        d_W: CuPtr<c_void>, computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsygvd`.
    /// - `d_A`, `d_B`, `d_W`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `d_A`, `d_B`, `d_W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsygvd_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, d_A: CuPtr<c_void>, lda: i64,
        dataTypeB: runtime::cudaDataType, d_B: CuPtr<c_void>, ldb: i64, dataTypeW: runtime::cudaDataType,
        d_W: CuPtr<c_void>, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.
    /// - `d_A`, `d_B`, `d_W`, `bufferOnDevice`, `d_info`: on the device
    /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `d_A`, `d_B`, `d_W`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsygvdx<T: Input, U: Input>(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
        range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType,
        d_A: CuPtr<c_void>, lda: i64, dataTypeB: runtime::cudaDataType, d_B: CuPtr<c_void>, ldb: i64, vl: Option<&T>,
        vu: Option<&U>, il: i64, iu: i64, dataTypeW: runtime::cudaDataType, d_W: CuPtr<c_void>,
        computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: CuPtr<i32>,
    ) -> i64;
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsygvdx`.
    /// - `d_A`, `d_B`, `d_W`: in, on the device
    /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
    ///
    /// Returns `meig`, `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `d_A`, `d_B`, `d_W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsygvdx_bufferSize<T: Input, U: Input>(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, d_A: CuPtr<c_void>, lda: i64,
        dataTypeB: runtime::cudaDataType, d_B: CuPtr<c_void>, ldb: i64, vl: Option<&T>, vu: Option<&U>, il: i64,
        iu: i64, dataTypeW: runtime::cudaDataType, d_W: CuPtr<c_void>, computeType: runtime::cudaDataType,
    ) -> (i64, usize, usize);
    #[other = owned]
    /// Computes L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A in place, with 64-bit sizes and selectable data types.
    /// - `A`, `ipiv`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsytrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsytrf`.
    /// - `A`, `ipiv`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsytrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> ();
    #[other = owned]
    /// Factorizes each matrix of the batch with its current values on the GPU.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfBatchZeroPivot(handle: cusolverRfHandle_t, position: *mut i32) -> ();
    #[other = owned]
    /// Creates a refactorization handle, for sparse systems in which only the values change.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfCreate() -> cusolverRfHandle_t;
    /// Destroys a refactorization handle and frees its device memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> ();
    #[other = owned]
    /// Returns the algorithms for refactorization and for triangular solves.
    /// Returns `factAlg`, `solveAlg`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetAlgs(handle: cusolverRfHandle_t) -> (cusolverRfFactorization_t, cusolverRfTriangularSolve_t);
    #[other = owned]
    /// Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.
    /// Returns `format`, `diag`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetMatrixFormat(handle: cusolverRfHandle_t) -> (cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t);
    #[other = owned]
    /// Returns whether a small pivot was replaced with the boost value.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetNumericBoostReport(handle: cusolverRfHandle_t) -> cusolverRfNumericBoostReport_t;
    #[other = owned]
    /// Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.
    /// Returns `zero`, `boost`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetNumericProperties(handle: cusolverRfHandle_t) -> (f64, f64);
    #[other = owned]
    /// Returns whether `cusolverRfResetValues` uses a fast mode that requires more memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfGetResetValuesFastMode(handle: cusolverRfHandle_t) -> cusolverRfResetValuesFastMode_t;
    #[other = owned]
    /// Sets the algorithms for refactorization and for triangular solves.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetMatrixFormat(
        handle: cusolverRfHandle_t, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t,
    ) -> ();
    #[other = owned]
    /// Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetNumericProperties(handle: cusolverRfHandle_t, zero: f64, boost: f64) -> ();
    #[other = owned]
    /// Sets whether `cusolverRfResetValues` uses a fast mode that requires more memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrzfdHost(
        handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32,
    ) -> i32;
    #[other = owned]
    /// Creates a handle for sparse solvers on the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCreate() -> cusolverSpHandle_t;
    #[other = owned]
    /// Creates an object that stores a sparse QR factorization.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> ();
    /// Destroys a sparse QR factorization.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> ();
    #[other = owned]
    /// Returns the stream of a handle for sparse solvers; null means the default stream.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
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
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrzfdHost(
        handle: cusolverSpHandle_t, n: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32,
    ) -> i32;
}
