//! cuSOLVERMg with functions that return [`Result`]s: factorizations and eigenvalue problems on several GPUs.
//!
//! See [`checked`](super) for this form of the functions. [`cusolvermg`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cusolvermg as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUSOLVERMG;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;
#[allow(unused_imports)]
use crate::cuda12::cusolver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cusolvermg::all_types::*;

checked! {
    cusolvermg, CUSOLVERMG, cusolver::cusolverStatus_t;
    #[other = owned]
    /// Creates a handle for multi-GPU solvers, whose GPUs must be selected with `cusolverMgDeviceSelect`.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverMgCreate() -> cusolverMgHandle_t;
    #[other = owned]
    /// Creates a grid of GPUs in rows and columns, over which matrices are distributed.
    /// - `deviceId`: in, array, of the length that `numColDevices` requires
    ///
    /// # Safety
    ///
    /// `deviceId`: at least as long as `numColDevices` requires. The length is not checked.
    fn cusolverMgCreateDeviceGrid(
        numRowDevices: i32, numColDevices: i32, deviceId: &[i32], mapping: cusolverMgGridMapping_t,
    ) -> cudaLibMgGrid_t;
    #[other = owned]
    /// Creates a descriptor of a matrix with a block-cyclic distribution over a grid of GPUs.
    /// # Safety
    ///
    /// `grid`: a live handle that no other thread uses during the call.
    fn cusolverMgCreateMatrixDesc(
        numRows: i64, numCols: i64, rowBlockSize: i64, colBlockSize: i64, dataType: runtime::cudaDataType,
        grid: cudaLibMgGrid_t,
    ) -> cudaLibMgMatrixDesc_t;
    /// Destroys a handle for multi-GPU solvers and frees its memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cusolverMgDestroy(handle: cusolverMgHandle_t) -> ();
    /// Destroys a grid of GPUs.
    /// - `grid`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `grid`: a live handle that no other thread uses during the call.
    /// - No thread may use `grid`, or objects that belong to it, during or after the call.
    fn cusolverMgDestroyGrid(grid: cudaLibMgGrid_t) -> ();
    /// Destroys the descriptor of a distributed matrix, but not its memory.
    /// - `desc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `desc`: a live handle that no other thread uses during the call.
    /// - No thread may use `desc`, or objects that belong to it, during or after the call.
    fn cusolverMgDestroyMatrixDesc(desc: cudaLibMgMatrixDesc_t) -> ();
    #[other = owned]
    /// Selects the GPUs, by device number, on which calls with the handle run.
    /// - `deviceId`: in, array, whose length is passed as `nbDevices`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `deviceId` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
    fn cusolverMgDeviceSelect(handle: cusolverMgHandle_t, deviceId: &[i32]) -> ();
    #[other = owned]
    /// Computes P·A = L·U in place for a distributed matrix A.
    /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: in, array, of the length that `descrA` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgGetrf(
        handle: cusolverMgHandle_t, M: i32, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
        descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: &[*mut i32], computeType: runtime::cudaDataType,
        array_d_work: &[*mut c_void], lwork: i64,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for `cusolverMgGetrf` on each GPU.
    /// - `array_d_A`, `array_d_IPIV`: in, array, of the length that `descrA` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_IPIV` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_IPIV`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgGetrf_bufferSize(
        handle: cusolverMgHandle_t, M: i32, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
        descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: &[*mut i32], computeType: runtime::cudaDataType,
    ) -> i64;
    #[other = owned]
    /// Solves op(A)·X = B with the factors from `cusolverMgGetrf`; X overwrites the distributed matrix B.
    /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: in, array, of the length that `descrA` requires
    /// - `array_d_B`: in, array, of the length that `descrB` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_B`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
    /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
    fn cusolverMgGetrs(
        handle: cusolverMgHandle_t, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32, array_d_A: &[*mut c_void],
        IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: &[*mut i32], array_d_B: &[*mut c_void], IB: i32,
        JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: &[*mut c_void],
        lwork: i64,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for `cusolverMgGetrs` on each GPU.
    /// - `array_d_A`, `array_d_IPIV`: in, array, of the length that `descrA` requires
    /// - `array_d_B`: in, array, of the length that `descrB` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_B` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_IPIV`: at least as long as `descrA` requires. The length is not checked.
    /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
    fn cusolverMgGetrs_bufferSize(
        handle: cusolverMgHandle_t, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32, array_d_A: &[*mut c_void],
        IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_IPIV: &[*mut i32], array_d_B: &[*mut c_void], IB: i32,
        JB: i32, descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType,
    ) -> i64;
    #[other = owned]
    /// Computes the Cholesky factor of a positive definite distributed matrix A in place.
    /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgPotrf(
        handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
        descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for `cusolverMgPotrf` on each GPU.
    /// - `array_d_A`: in, array, of the length that `descrA` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgPotrf_bufferSize(
        handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
        descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType,
    ) -> i64;
    #[other = owned]
    /// Computes A⁻¹ in place from the Cholesky factor of `cusolverMgPotrf`, for a distributed matrix A.
    /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgPotri(
        handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
        descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for `cusolverMgPotri` on each GPU.
    /// - `array_d_A`: in, array, of the length that `descrA` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgPotri_bufferSize(
        handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
        descrA: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType,
    ) -> i64;
    #[other = owned]
    /// Solves A·X = B with the Cholesky factor from `cusolverMgPotrf`; X overwrites the distributed matrix B.
    /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
    /// - `array_d_B`: in, array, of the length that `descrB` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_B`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
    /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
    fn cusolverMgPotrs(
        handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, array_d_A: &[*mut c_void],
        IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_B: &[*mut c_void], IB: i32, JB: i32,
        descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for `cusolverMgPotrs` on each GPU.
    /// - `array_d_A`: in, array, of the length that `descrA` requires
    /// - `array_d_B`: in, array, of the length that `descrB` requires
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_B` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
    /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
    fn cusolverMgPotrs_bufferSize(
        handle: cusolverMgHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, array_d_A: &[*mut c_void],
        IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, array_d_B: &[*mut c_void], IB: i32, JB: i32,
        descrB: cudaLibMgMatrixDesc_t, computeType: runtime::cudaDataType,
    ) -> i64;
    #[other = owned]
    /// Computes all eigenvalues, and optionally eigenvectors, of a distributed symmetric or Hermitian matrix A.
    /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
    /// - `W`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `W`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgSyevd(
        handle: cusolverMgHandle_t, jobz: cusolver::cusolverEigMode_t, uplo: cublas::cublasFillMode_t, N: i32,
        array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, W: *mut c_void,
        dataTypeW: runtime::cudaDataType, computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for `cusolverMgSyevd` on each GPU.
    /// - `array_d_A`: in, array, of the length that `descrA` requires
    /// - `W`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `W`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
    fn cusolverMgSyevd_bufferSize(
        handle: cusolverMgHandle_t, jobz: cusolver::cusolverEigMode_t, uplo: cublas::cublasFillMode_t, N: i32,
        array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: cudaLibMgMatrixDesc_t, W: *mut c_void,
        dataTypeW: runtime::cudaDataType, computeType: runtime::cudaDataType,
    ) -> i64;
}
