//! Functions with owned handles that are identical in all major versions (cuSOLVERMg).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    cusolvermg, cusolver::cusolverStatus_t;

    safe {
        /// Creates a handle for multi-GPU solvers, whose GPUs must be selected with `cusolverMgDeviceSelect`.
        fn cusolverMgCreate() -> Owned<cusolverMgHandle_t, MAJOR> {
            Owned::from_raw(checked::cusolverMgCreate()?)
        }
    }

    unsafe {}
}

owned! {
    cusolvermg, cusolver::cusolverStatus_t;

    safe {}

    unsafe {
        /// Creates a grid of GPUs in rows and columns, over which matrices are distributed.
        /// - `deviceId`: in, array, of the length that `numColDevices` requires
        ///
        /// # Safety
        ///
        /// - `deviceId`: at least as long as `numColDevices` requires. The length is not checked.
        /// - `deviceId` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgCreateDeviceGrid(
            numRowDevices: i32, numColDevices: i32, deviceId: &[i32], mapping: cusolverMgGridMapping_t,
        ) -> Owned<cudaLibMgGrid_t, MAJOR> {
            Owned::from_raw(checked::cusolverMgCreateDeviceGrid(numRowDevices, numColDevices, deviceId, mapping)?)
        }
        /// Creates a descriptor of a matrix with a block-cyclic distribution over a grid of GPUs.
        /// # Safety
        ///
        /// - `desc` must be dropped before `grid`.
        fn cusolverMgCreateMatrixDesc(
            numRows: i64, numCols: i64, rowBlockSize: i64, colBlockSize: i64, dataType: runtime::cudaDataType,
            grid: impl AsHandle<cudaLibMgGrid_t, MAJOR>,
        ) -> Owned<cudaLibMgMatrixDesc_t, MAJOR> {
            Owned::from_raw(
                checked::cusolverMgCreateMatrixDesc(
                    numRows, numCols, rowBlockSize, colBlockSize, dataType, grid.as_handle(),
                )?,
            )
        }
        /// Selects the GPUs, by device number, on which calls with the handle run.
        /// - `deviceId`: in, array, whose length is passed as `nbDevices`
        ///
        /// # Safety
        ///
        /// - `deviceId` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
        fn cusolverMgDeviceSelect(handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, deviceId: &[i32]) -> () {
            checked::cusolverMgDeviceSelect(handle.as_handle(), deviceId)?
        }
        /// Computes P·A = L·U in place for a distributed matrix A.
        /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: in, array, of the length that `descrA` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_IPIV` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_work` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgGetrf(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, M: i32, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
            descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>, array_d_IPIV: &[*mut i32],
            computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
        ) -> i32 {
            checked::cusolverMgGetrf(
                handle.as_handle(), M, N, array_d_A, IA, JA, descrA.as_handle(), array_d_IPIV, computeType, array_d_work,
                lwork,
            )?
        }
        /// Returns the workspace size in elements for `cusolverMgGetrf` on each GPU.
        /// - `array_d_A`, `array_d_IPIV`: in, array, of the length that `descrA` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_IPIV` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_IPIV`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_IPIV` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgGetrf_bufferSize(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, M: i32, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
            descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>, array_d_IPIV: &[*mut i32],
            computeType: runtime::cudaDataType,
        ) -> i64 {
            checked::cusolverMgGetrf_bufferSize(
                handle.as_handle(), M, N, array_d_A, IA, JA, descrA.as_handle(), array_d_IPIV, computeType,
            )?
        }
        /// Solves op(A)·X = B with the factors from `cusolverMgGetrf`; X overwrites the distributed matrix B.
        /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: in, array, of the length that `descrA` requires
        /// - `array_d_B`: in, array, of the length that `descrB` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_B`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_IPIV`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
        /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_IPIV` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_B` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_work` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgGetrs(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            array_d_IPIV: &[*mut i32], array_d_B: &[*mut c_void], IB: i32, JB: i32,
            descrB: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>, computeType: runtime::cudaDataType,
            array_d_work: &[*mut c_void], lwork: i64,
        ) -> i32 {
            checked::cusolverMgGetrs(
                handle.as_handle(), TRANS, N, NRHS, array_d_A, IA, JA, descrA.as_handle(), array_d_IPIV, array_d_B, IB, JB,
                descrB.as_handle(), computeType, array_d_work, lwork,
            )?
        }
        /// Returns the workspace size in elements for `cusolverMgGetrs` on each GPU.
        /// - `array_d_A`, `array_d_IPIV`: in, array, of the length that `descrA` requires
        /// - `array_d_B`: in, array, of the length that `descrB` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_IPIV`, `array_d_B` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_IPIV`: at least as long as `descrA` requires. The length is not checked.
        /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_IPIV` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_B` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgGetrs_bufferSize(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, TRANS: cublas::cublasOperation_t, N: i32, NRHS: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            array_d_IPIV: &[*mut i32], array_d_B: &[*mut c_void], IB: i32, JB: i32,
            descrB: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>, computeType: runtime::cudaDataType,
        ) -> i64 {
            checked::cusolverMgGetrs_bufferSize(
                handle.as_handle(), TRANS, N, NRHS, array_d_A, IA, JA, descrA.as_handle(), array_d_IPIV, array_d_B, IB, JB,
                descrB.as_handle(), computeType,
            )?
        }
        /// Computes the Cholesky factor of a positive definite distributed matrix A in place.
        /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_work` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgPotrf(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, N: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
        ) -> i32 {
            checked::cusolverMgPotrf(
                handle.as_handle(), uplo, N, array_d_A, IA, JA, descrA.as_handle(), computeType, array_d_work, lwork,
            )?
        }
        /// Returns the workspace size in elements for `cusolverMgPotrf` on each GPU.
        /// - `array_d_A`: in, array, of the length that `descrA` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgPotrf_bufferSize(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, N: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            computeType: runtime::cudaDataType,
        ) -> i64 {
            checked::cusolverMgPotrf_bufferSize(
                handle.as_handle(), uplo, N, array_d_A, IA, JA, descrA.as_handle(), computeType,
            )?
        }
        /// Computes A⁻¹ in place from the Cholesky factor of `cusolverMgPotrf`, for a distributed matrix A.
        /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_work` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgPotri(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, N: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
        ) -> i32 {
            checked::cusolverMgPotri(
                handle.as_handle(), uplo, N, array_d_A, IA, JA, descrA.as_handle(), computeType, array_d_work, lwork,
            )?
        }
        /// Returns the workspace size in elements for `cusolverMgPotri` on each GPU.
        /// - `array_d_A`: in, array, of the length that `descrA` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgPotri_bufferSize(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, N: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            computeType: runtime::cudaDataType,
        ) -> i64 {
            checked::cusolverMgPotri_bufferSize(
                handle.as_handle(), uplo, N, array_d_A, IA, JA, descrA.as_handle(), computeType,
            )?
        }
        /// Solves A·X = B with the Cholesky factor from `cusolverMgPotrf`; X overwrites the distributed matrix B.
        /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
        /// - `array_d_B`: in, array, of the length that `descrB` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_B`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
        /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_B` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_work` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgPotrs(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            array_d_B: &[*mut c_void], IB: i32, JB: i32, descrB: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
        ) -> i32 {
            checked::cusolverMgPotrs(
                handle.as_handle(), uplo, n, nrhs, array_d_A, IA, JA, descrA.as_handle(), array_d_B, IB, JB,
                descrB.as_handle(), computeType, array_d_work, lwork,
            )?
        }
        /// Returns the workspace size in elements for `cusolverMgPotrs` on each GPU.
        /// - `array_d_A`: in, array, of the length that `descrA` requires
        /// - `array_d_B`: in, array, of the length that `descrB` requires
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_B` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
        /// - `array_d_B`: at least as long as `descrB` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_B` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgPotrs_bufferSize(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            array_d_A: &[*mut c_void], IA: i32, JA: i32, descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            array_d_B: &[*mut c_void], IB: i32, JB: i32, descrB: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>,
            computeType: runtime::cudaDataType,
        ) -> i64 {
            checked::cusolverMgPotrs_bufferSize(
                handle.as_handle(), uplo, n, nrhs, array_d_A, IA, JA, descrA.as_handle(), array_d_B, IB, JB,
                descrB.as_handle(), computeType,
            )?
        }
        /// Computes all eigenvalues, and optionally eigenvectors, of a distributed symmetric or Hermitian matrix A.
        /// - `array_d_A`, `array_d_work`: in, array, of the length that `descrA` requires
        /// - `W`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A`, `array_d_work` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `W`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`, `array_d_work`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        /// - `array_d_work` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgSyevd(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, jobz: cusolver::cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
            descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>, W: *mut c_void, dataTypeW: runtime::cudaDataType,
            computeType: runtime::cudaDataType, array_d_work: &[*mut c_void], lwork: i64,
        ) -> i32 {
            checked::cusolverMgSyevd(
                handle.as_handle(), jobz, uplo, N, array_d_A, IA, JA, descrA.as_handle(), W, dataTypeW, computeType,
                array_d_work, lwork,
            )?
        }
        /// Returns the workspace size in elements for `cusolverMgSyevd` on each GPU.
        /// - `array_d_A`: in, array, of the length that `descrA` requires
        /// - `W`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - Each address in `array_d_A` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `W`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - `array_d_A`: at least as long as `descrA` requires. The length is not checked.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `array_d_A` must not be moved, changed or freed while the library may hold its address.
        fn cusolverMgSyevd_bufferSize(
            handle: impl AsHandle<cusolverMgHandle_t, MAJOR>, jobz: cusolver::cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, N: i32, array_d_A: &[*mut c_void], IA: i32, JA: i32,
            descrA: impl AsHandle<cudaLibMgMatrixDesc_t, MAJOR>, W: *mut c_void, dataTypeW: runtime::cudaDataType,
            computeType: runtime::cudaDataType,
        ) -> i64 {
            checked::cusolverMgSyevd_bufferSize(
                handle.as_handle(), jobz, uplo, N, array_d_A, IA, JA, descrA.as_handle(), W, dataTypeW, computeType,
            )?
        }
    }
}
