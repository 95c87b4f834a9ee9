//! cuSOLVER with owned handles: factorizations, linear systems and eigenvalue problems with dense and sparse matrices.
//!
//! See [`owned`](super) for this form of the functions. [`cusolver`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cusolver as checked;
#[allow(unused_imports)]
use crate::cuda13::cusolver::CUSOLVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cusolver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
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

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    13 cusolverDnHandle_t
    13 cusolverSpHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    13 cusolverDnHandle_t
    13 cusolverSpHandle_t
}

destroy! {
    cusolverStatus_t;
    13 cusolverDnHandle_t: |handle| destroy_then_release!(13 handle, checked::cusolverDnDestroy(handle));
    13 gesvdjInfo_t: |handle| checked::cusolverDnDestroyGesvdjInfo(handle);
    13 cusolverDnParams_t: |handle| checked::cusolverDnDestroyParams(handle);
    13 syevjInfo_t: |handle| checked::cusolverDnDestroySyevjInfo(handle);
    13 cusolverDnIRSInfos_t: |handle| checked::cusolverDnIRSInfosDestroy(handle);
    13 cusolverDnIRSParams_t: |handle| checked::cusolverDnIRSParamsDestroy(handle);
    13 cusolverRfHandle_t: |handle| checked::cusolverRfDestroy(handle);
    13 cusolverSpHandle_t: |handle| destroy_then_release!(13 handle, checked::cusolverSpDestroy(handle));
    13 csrcholInfo_t: |handle| checked::cusolverSpDestroyCsrcholInfo(handle);
    13 csrcholInfoHost_t: |handle| checked::cusolverSpDestroyCsrcholInfoHost(handle);
    13 csrluInfoHost_t: |handle| checked::cusolverSpDestroyCsrluInfoHost(handle);
    13 csrqrInfo_t: |handle| checked::cusolverSpDestroyCsrqrInfo(handle);
    13 csrqrInfoHost_t: |handle| checked::cusolverSpDestroyCsrqrInfoHost(handle);
}

any_thread! {
    13 cusolverDnHandle_t // cuSOLVER, Thread Safety
    13 gesvdjInfo_t // cuSOLVER, Thread Safety
    13 cusolverDnParams_t // cuSOLVER, Thread Safety
    13 syevjInfo_t // cuSOLVER, Thread Safety
    13 cusolverDnIRSInfos_t // cuSOLVER, Thread Safety
    13 cusolverDnIRSParams_t // cuSOLVER, Thread Safety
    13 cusolverRfHandle_t // cuSOLVER, Thread Safety
    13 cusolverSpHandle_t // cuSOLVER, Thread Safety
    13 csrcholInfo_t // cuSOLVER, Thread Safety
    13 csrcholInfoHost_t // cuSOLVER, Thread Safety
    13 csrluInfoHost_t // cuSOLVER, Thread Safety
    13 csrqrInfo_t // cuSOLVER, Thread Safety
    13 csrqrInfoHost_t // cuSOLVER, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/cusolver.rs"]
mod common;
pub use common::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes L·D·Lᴴ or U·D·Uᴴ of a Hermitian matrix A in place, with 64-bit sizes and selectable data types.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXhetrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
            ipiv: impl DeviceOutput<i64>, computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput,
            workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXhetrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv bufferOnDevice info
            );
            checked::cusolverDnXhetrf(
                handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, ipiv.0.into(), computeType,
                bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A ipiv bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXhetrf`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXhetrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64,
            ipiv: impl DeviceInput<i64>, computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A ipiv);
            let returned = {
                checked::cusolverDnXhetrf_bufferSize(
                    handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, ipiv.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; A ipiv);
            returned
        }
        /// Solves A·X = B with the factors from `cusolverDnXhetrf`; X overwrites B.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`, `B`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXhetrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, ipiv: impl DeviceInput<i64>, dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64,
            bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
            workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXhetrs);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv B bufferOnDevice info
            );
            checked::cusolverDnXhetrs(
                handle.as_handle(), params.as_handle(), uplo, n, nrhs, dataTypeA, A.0.into(), lda, ipiv.0.into(), dataTypeB,
                B.0.into(), ldb, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                info.0.into(),
            )?;
            record_use!(work; A ipiv B bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXhetrs`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`, `B`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXhetrs_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, ipiv: impl DeviceInput<i64>, dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64,
        ) -> (usize, usize) {
            borrow!(A ipiv B);
            let returned = {
                checked::cusolverDnXhetrs_bufferSize(
                    handle.as_handle(), params.as_handle(), uplo, n, nrhs, dataTypeA, A.0.into(), lda, ipiv.0.into(),
                    dataTypeB, B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; A ipiv B);
            returned
        }
        /// Computes the polar decomposition of A into a matrix with orthonormal columns and a Hermitian matrix H.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `H`, `bufferOnDevice`, `d_res_nrm`, `d_A_nrmF`, `d_rcond`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXpolar(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, M: i64, N: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput,
            lda: i64, dataTypeH: runtime::cudaDataType, H: impl AnyDeviceOutput, ldh: i64,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_res_nrm: impl DeviceOutput<f64>,
            d_A_nrmF: impl DeviceOutput<f64>, d_rcond: impl DeviceOutput<f64>, d_info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXpolar);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : A H bufferOnDevice d_res_nrm d_A_nrmF d_rcond d_info
            );
            checked::cusolverDnXpolar(
                handle.as_handle(), params.as_handle(), uplo, M, N, dataTypeA, A.0.into(), lda, dataTypeH, H.0.into(), ldh,
                computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                d_res_nrm.0.into(), d_A_nrmF.0.into(), d_rcond.0.into(), d_info.0.into(),
            )?;
            record_use!(work; A H bufferOnDevice d_res_nrm d_A_nrmF d_rcond d_info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXpolar`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `H`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXpolar_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, M: i64, N: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, dataTypeH: runtime::cudaDataType, H: impl AnyDeviceInput, ldh: i64,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A H);
            let returned = {
                checked::cusolverDnXpolar_bufferSize(
                    handle.as_handle(), params.as_handle(), uplo, M, N, dataTypeA, A.0.into(), lda, dataTypeH, H.0.into(),
                    ldh, computeType,
                )?
            };
            record_use!(Work::Done; A H);
            returned
        }
        /// Computes eigenvalues, and optionally eigenvectors, of a tridiagonal matrix by divide and conquer.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `D`, `E`, `Z`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXstedc(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            compz: cusolverEigComp_t, n: i64, dataTypeDE: runtime::cudaDataType, D: impl AnyDeviceOutput,
            E: impl AnyDeviceOutput, dataTypeZ: runtime::cudaDataType, Z: impl AnyDeviceOutput, ldz: i64,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXstedc);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : D E Z bufferOnDevice info
            );
            checked::cusolverDnXstedc(
                handle.as_handle(), params.as_handle(), compz, n, dataTypeDE, D.0.into(), E.0.into(), dataTypeZ, Z.0.into(),
                ldz, computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                info.0.into(),
            )?;
            record_use!(work; D E Z bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXstedc`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `D`, `E`, `Z`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXstedc_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            compz: cusolverEigComp_t, n: i64, dataTypeDE: runtime::cudaDataType, D: impl AnyDeviceInput,
            E: impl AnyDeviceInput, dataTypeZ: runtime::cudaDataType, Z: impl AnyDeviceInput, ldz: i64,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(D E Z);
            let returned = {
                checked::cusolverDnXstedc_bufferSize(
                    handle.as_handle(), params.as_handle(), compz, n, dataTypeDE, D.0.into(), E.0.into(), dataTypeZ,
                    Z.0.into(), ldz, computeType,
                )?
            };
            record_use!(Work::Done; D E Z);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant) for a strided batch.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsygvStridedBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64, strideA: i64,
            dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64, strideB: i64,
            dataTypeW: runtime::cudaDataType, W: impl AnyDeviceOutput, strideW: i64, computeType: runtime::cudaDataType,
            batchSize: i64, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXsygvStridedBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W bufferOnDevice info
            );
            checked::cusolverDnXsygvStridedBatched(
                handle.as_handle(), params.as_handle(), itype, jobz, uplo, n, dataTypeA, A.0.into(), lda, strideA,
                dataTypeB, B.0.into(), ldb, strideB, dataTypeW, W.0.into(), strideW, computeType, batchSize,
                bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A B W bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsygvStridedBatched`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsygvStridedBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, strideA: i64,
            dataTypeB: runtime::cudaDataType, B: impl AnyDeviceInput, ldb: i64, strideB: i64,
            dataTypeW: runtime::cudaDataType, W: impl AnyDeviceInput, strideW: i64, computeType: runtime::cudaDataType,
            batchSize: i64,
        ) -> (usize, usize) {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnXsygvStridedBatched_bufferSize(
                    handle.as_handle(), params.as_handle(), itype, jobz, uplo, n, dataTypeA, A.0.into(), lda, strideA,
                    dataTypeB, B.0.into(), ldb, strideB, dataTypeW, W.0.into(), strideW, computeType, batchSize,
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_B`, `d_W`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsygvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, d_A: impl AnyDeviceOutput, lda: i64, dataTypeB: runtime::cudaDataType,
            d_B: impl AnyDeviceOutput, ldb: i64, dataTypeW: runtime::cudaDataType, d_W: impl AnyDeviceOutput,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXsygvd);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : d_A d_B d_W bufferOnDevice d_info
            );
            checked::cusolverDnXsygvd(
                handle.as_handle(), params.as_handle(), itype, jobz, uplo, n, dataTypeA, d_A.0.into(), lda, dataTypeB,
                d_B.0.into(), ldb, dataTypeW, d_W.0.into(), computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice,
                bufferOnHost, workspaceInBytesOnHost, d_info.0.into(),
            )?;
            record_use!(work; d_A d_B d_W bufferOnDevice d_info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsygvd`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_B`, `d_W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsygvd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, d_A: impl AnyDeviceInput, lda: i64, dataTypeB: runtime::cudaDataType,
            d_B: impl AnyDeviceInput, ldb: i64, dataTypeW: runtime::cudaDataType, d_W: impl AnyDeviceInput,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(d_A d_B d_W);
            let returned = {
                checked::cusolverDnXsygvd_bufferSize(
                    handle.as_handle(), params.as_handle(), itype, jobz, uplo, n, dataTypeA, d_A.0.into(), lda, dataTypeB,
                    d_B.0.into(), ldb, dataTypeW, d_W.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; d_A d_B d_W);
            returned
        }
        /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.
        /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_B`, `d_W`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `vl` must not be moved, changed or freed while the library may hold its address.
        /// - `vl`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `vu` must not be moved, changed or freed while the library may hold its address.
        /// - `vu`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusolverDnXsygvdx<T: Input, U: Input>(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
            n: i64, dataTypeA: runtime::cudaDataType, d_A: impl AnyDeviceOutput, lda: i64, dataTypeB: runtime::cudaDataType,
            d_B: impl AnyDeviceOutput, ldb: i64, vl: Option<&T>, vu: Option<&U>, il: i64, iu: i64,
            dataTypeW: runtime::cudaDataType, d_W: impl AnyDeviceOutput, computeType: runtime::cudaDataType,
            bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
            workspaceInBytesOnHost: usize, d_info: impl DeviceOutput<i32>,
        ) -> i64 {
            let called = called!(CUSOLVER, cusolverDnXsygvdx);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : d_A d_B d_W bufferOnDevice d_info
            );
            let returned = {
                checked::cusolverDnXsygvdx(
                    handle.as_handle(), params.as_handle(), itype, jobz, range, uplo, n, dataTypeA, d_A.0.into(), lda,
                    dataTypeB, d_B.0.into(), ldb, vl, vu, il, iu, dataTypeW, d_W.0.into(), computeType,
                    bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                    d_info.0.into(),
                )?
            };
            record_use!(work; d_A d_B d_W bufferOnDevice d_info);
            returned
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsygvdx`.
        /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
        ///
        /// Returns `meig`, `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_B`, `d_W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `vl` must not be moved, changed or freed while the library may hold its address.
        /// - `vl`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `vu` must not be moved, changed or freed while the library may hold its address.
        /// - `vu`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusolverDnXsygvdx_bufferSize<T: Input, U: Input>(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, d_A: impl AnyDeviceInput, lda: i64, dataTypeB: runtime::cudaDataType,
            d_B: impl AnyDeviceInput, ldb: i64, vl: Option<&T>, vu: Option<&U>, il: i64, iu: i64,
            dataTypeW: runtime::cudaDataType, d_W: impl AnyDeviceInput, computeType: runtime::cudaDataType,
        ) -> (i64, usize, usize) {
            borrow!(d_A d_B d_W);
            let returned = {
                checked::cusolverDnXsygvdx_bufferSize(
                    handle.as_handle(), params.as_handle(), itype, jobz, uplo, n, dataTypeA, d_A.0.into(), lda, dataTypeB,
                    d_B.0.into(), ldb, vl, vu, il, iu, dataTypeW, d_W.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; d_A d_B d_W);
            returned
        }
        /// Computes L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A in place, with 64-bit sizes and selectable data types.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsytrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
            ipiv: impl DeviceOutput<i64>, computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput,
            workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXsytrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv bufferOnDevice info
            );
            checked::cusolverDnXsytrf(
                handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, ipiv.0.into(), computeType,
                bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A ipiv bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsytrf`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsytrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64,
            ipiv: impl DeviceInput<i64>, computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A ipiv);
            let returned = {
                checked::cusolverDnXsytrf_bufferSize(
                    handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, ipiv.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; A ipiv);
            returned
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {
        /// Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
        fn cusolverDnGetEmulationSpecialValuesSupport(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>,
        ) -> runtime::cudaEmulationSpecialValuesSupport {
            checked::cusolverDnGetEmulationSpecialValuesSupport(handle.as_handle())?
        }
        /// Returns the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.
        fn cusolverDnGetEmulationStrategy(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>,
        ) -> runtime::cudaEmulationStrategy {
            checked::cusolverDnGetEmulationStrategy(handle.as_handle())?
        }
        /// Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
        fn cusolverDnGetFixedPointEmulationMantissaBitOffset(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>) -> i32 {
            checked::cusolverDnGetFixedPointEmulationMantissaBitOffset(handle.as_handle())?
        }
        /// Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
        fn cusolverDnGetFixedPointEmulationMantissaControl(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>,
        ) -> runtime::cudaEmulationMantissaControl {
            checked::cusolverDnGetFixedPointEmulationMantissaControl(handle.as_handle())?
        }
        /// Returns the maximum number of mantissa bits that fixed-point emulation keeps.
        fn cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>) -> i32 {
            checked::cusolverDnGetFixedPointEmulationMaxMantissaBitCount(handle.as_handle())?
        }
        /// Returns the handle's math mode, which can permit the emulation of floating-point products.
        fn cusolverDnGetMathMode(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>) -> cusolverMathMode_t {
            checked::cusolverDnGetMathMode(handle.as_handle())?
        }
        /// Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
        fn cusolverDnSetEmulationSpecialValuesSupport(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, mask: runtime::cudaEmulationSpecialValuesSupport,
        ) -> () {
            checked::cusolverDnSetEmulationSpecialValuesSupport(handle.as_handle(), mask)?
        }
        /// Sets the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.
        fn cusolverDnSetEmulationStrategy(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, strategy: runtime::cudaEmulationStrategy,
        ) -> () {
            checked::cusolverDnSetEmulationStrategy(handle.as_handle(), strategy)?
        }
        /// Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
        fn cusolverDnSetFixedPointEmulationMantissaBitOffset(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, mantissaBitOffset: i32,
        ) -> () {
            checked::cusolverDnSetFixedPointEmulationMantissaBitOffset(handle.as_handle(), mantissaBitOffset)?
        }
        /// Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
        fn cusolverDnSetFixedPointEmulationMantissaControl(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, control: runtime::cudaEmulationMantissaControl,
        ) -> () {
            checked::cusolverDnSetFixedPointEmulationMantissaControl(handle.as_handle(), control)?
        }
        /// Sets the maximum number of mantissa bits that fixed-point emulation keeps.
        fn cusolverDnSetFixedPointEmulationMaxMantissaBitCount(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, mantissaBitCount: i32,
        ) -> () {
            checked::cusolverDnSetFixedPointEmulationMaxMantissaBitCount(handle.as_handle(), mantissaBitCount)?
        }
        /// Sets the handle's math mode, which can permit the emulation of floating-point products.
        fn cusolverDnSetMathMode(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, mode: cusolverMathMode_t) -> () {
            checked::cusolverDnSetMathMode(handle.as_handle(), mode)?
        }
    }

    unsafe {}
}
