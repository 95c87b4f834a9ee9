//! cuSOLVER with owned handles: factorizations, linear systems and eigenvalue problems with dense and sparse matrices.
//!
//! See [`owned`](super) for this form of the functions. [`cusolver`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cusolver as checked;
#[allow(unused_imports)]
use crate::cuda12::cusolver::CUSOLVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cusolver as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
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

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    12 cusolverDnHandle_t
    12 cusolverSpHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    12 cusolverDnHandle_t
    12 cusolverSpHandle_t
}

destroy! {
    cusolverStatus_t;
    12 cusolverDnHandle_t: |handle| destroy_then_release!(12 handle, checked::cusolverDnDestroy(handle));
    12 gesvdjInfo_t: |handle| checked::cusolverDnDestroyGesvdjInfo(handle);
    12 cusolverDnParams_t: |handle| checked::cusolverDnDestroyParams(handle);
    12 syevjInfo_t: |handle| checked::cusolverDnDestroySyevjInfo(handle);
    12 cusolverDnIRSInfos_t: |handle| checked::cusolverDnIRSInfosDestroy(handle);
    12 cusolverDnIRSParams_t: |handle| checked::cusolverDnIRSParamsDestroy(handle);
    12 cusolverRfHandle_t: |handle| checked::cusolverRfDestroy(handle);
    12 cusolverSpHandle_t: |handle| destroy_then_release!(12 handle, checked::cusolverSpDestroy(handle));
    12 csrcholInfo_t: |handle| checked::cusolverSpDestroyCsrcholInfo(handle);
    12 csrcholInfoHost_t: |handle| checked::cusolverSpDestroyCsrcholInfoHost(handle);
    12 csrluInfoHost_t: |handle| checked::cusolverSpDestroyCsrluInfoHost(handle);
    12 csrqrInfo_t: |handle| checked::cusolverSpDestroyCsrqrInfo(handle);
    12 csrqrInfoHost_t: |handle| checked::cusolverSpDestroyCsrqrInfoHost(handle);
}

any_thread! {
    12 cusolverDnHandle_t // cuSOLVER, Thread Safety
    12 gesvdjInfo_t // cuSOLVER, Thread Safety
    12 cusolverDnParams_t // cuSOLVER, Thread Safety
    12 syevjInfo_t // cuSOLVER, Thread Safety
    12 cusolverDnIRSInfos_t // cuSOLVER, Thread Safety
    12 cusolverDnIRSParams_t // cuSOLVER, Thread Safety
    12 cusolverRfHandle_t // cuSOLVER, Thread Safety
    12 cusolverSpHandle_t // cuSOLVER, Thread Safety
    12 csrcholInfo_t // cuSOLVER, Thread Safety
    12 csrcholInfoHost_t // cuSOLVER, Thread Safety
    12 csrluInfoHost_t // cuSOLVER, Thread Safety
    12 csrqrInfo_t // cuSOLVER, Thread Safety
    12 csrqrInfoHost_t // cuSOLVER, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/cusolver.rs"]
mod common;
pub use common::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes the QR factorization A = Q·R in place; superseded by `cusolverDnXgeqrf`.
        /// # Safety
        ///
        /// - `A`, `tau`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnGeqrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64, dataTypeTau: runtime::cudaDataType,
            tau: impl AnyDeviceOutput, computeType: runtime::cudaDataType, pBuffer: impl AnyDeviceOutput,
            workspaceInBytes: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnGeqrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau pBuffer info);
            checked::cusolverDnGeqrf(
                handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, dataTypeTau, tau.0.into(),
                computeType, pBuffer.0.into(), workspaceInBytes, info.0.into(),
            )?;
            record_use!(work; A tau pBuffer info);
        }
        /// Returns the workspace size in bytes for `cusolverDnGeqrf`.
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnGeqrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, dataTypeTau: runtime::cudaDataType,
            tau: impl AnyDeviceInput, computeType: runtime::cudaDataType,
        ) -> usize {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnGeqrf_bufferSize(
                    handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, dataTypeTau, tau.0.into(),
                    computeType,
                )?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the SVD A = U·S·Vᴴ; superseded by `cusolverDnXgesvd`.
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnGesvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, jobu: i8,
            jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
            dataTypeS: runtime::cudaDataType, S: impl AnyDeviceOutput, dataTypeU: runtime::cudaDataType,
            U: impl AnyDeviceOutput, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: impl AnyDeviceOutput, ldvt: i64,
            computeType: runtime::cudaDataType, pBuffer: impl AnyDeviceOutput, workspaceInBytes: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnGesvd);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U VT pBuffer info);
            checked::cusolverDnGesvd(
                handle.as_handle(), params.as_handle(), jobu, jobvt, m, n, dataTypeA, A.0.into(), lda, dataTypeS,
                S.0.into(), dataTypeU, U.0.into(), ldu, dataTypeVT, VT.0.into(), ldvt, computeType, pBuffer.0.into(),
                workspaceInBytes, info.0.into(),
            )?;
            record_use!(work; A S U VT pBuffer info);
        }
        /// Returns the workspace size in bytes for `cusolverDnGesvd`.
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnGesvd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, jobu: i8,
            jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64,
            dataTypeS: runtime::cudaDataType, S: impl AnyDeviceInput, dataTypeU: runtime::cudaDataType,
            U: impl AnyDeviceInput, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: impl AnyDeviceInput, ldvt: i64,
            computeType: runtime::cudaDataType,
        ) -> usize {
            borrow!(A S U VT);
            let returned = {
                checked::cusolverDnGesvd_bufferSize(
                    handle.as_handle(), params.as_handle(), jobu, jobvt, m, n, dataTypeA, A.0.into(), lda, dataTypeS,
                    S.0.into(), dataTypeU, U.0.into(), ldu, dataTypeVT, VT.0.into(), ldvt, computeType,
                )?
            };
            record_use!(Work::Done; A S U VT);
            returned
        }
        /// Computes the LU factorization P·A = L·U in place; superseded by `cusolverDnXgetrf`.
        /// # Safety
        ///
        /// - `A`, `ipiv`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnGetrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64, ipiv: impl DeviceOutput<i64>,
            computeType: runtime::cudaDataType, pBuffer: impl AnyDeviceOutput, workspaceInBytes: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnGetrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv pBuffer info);
            checked::cusolverDnGetrf(
                handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, ipiv.0.into(), computeType,
                pBuffer.0.into(), workspaceInBytes, info.0.into(),
            )?;
            record_use!(work; A ipiv pBuffer info);
        }
        /// Returns the workspace size in bytes for `cusolverDnGetrf`.
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnGetrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, computeType: runtime::cudaDataType,
        ) -> usize {
            borrow!(A);
            let returned = {
                checked::cusolverDnGetrf_bufferSize(
                    handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, computeType,
                )?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves op(A)·X = B with the factors from `cusolverDnGetrf`; superseded by `cusolverDnXgetrs`.
        /// # Safety
        ///
        /// - `A`, `ipiv`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnGetrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            trans: cublas::cublasOperation_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, ipiv: impl DeviceInput<i64>, dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnGetrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv B info);
            checked::cusolverDnGetrs(
                handle.as_handle(), params.as_handle(), trans, n, nrhs, dataTypeA, A.0.into(), lda, ipiv.0.into(),
                dataTypeB, B.0.into(), ldb, info.0.into(),
            )?;
            record_use!(work; A ipiv B info);
        }
        /// Computes the Cholesky factorization of a positive definite matrix A in place; superseded by `cusolverDnXpotrf`.
        /// # Safety
        ///
        /// - `A`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnPotrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
            computeType: runtime::cudaDataType, pBuffer: impl AnyDeviceOutput, workspaceInBytes: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnPotrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A pBuffer info);
            checked::cusolverDnPotrf(
                handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, computeType, pBuffer.0.into(),
                workspaceInBytes, info.0.into(),
            )?;
            record_use!(work; A pBuffer info);
        }
        /// Returns the workspace size in bytes for `cusolverDnPotrf`.
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnPotrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64,
            computeType: runtime::cudaDataType,
        ) -> usize {
            borrow!(A);
            let returned = {
                checked::cusolverDnPotrf_bufferSize(
                    handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, computeType,
                )?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves A·X = B with the Cholesky factor from `cusolverDnPotrf`; superseded by `cusolverDnXpotrs`.
        /// # Safety
        ///
        /// - `A`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnPotrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnPotrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B info);
            checked::cusolverDnPotrs(
                handle.as_handle(), params.as_handle(), uplo, n, nrhs, dataTypeA, A.0.into(), lda, dataTypeB, B.0.into(),
                ldb, info.0.into(),
            )?;
            record_use!(work; A B info);
        }
        /// Computes all eigenvalues of a symmetric or Hermitian matrix A; superseded by `cusolverDnXsyevd`.
        /// # Safety
        ///
        /// - `A`, `W`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSyevd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceOutput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceOutput,
            computeType: runtime::cudaDataType, pBuffer: impl AnyDeviceOutput, workspaceInBytes: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSyevd);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W pBuffer info);
            checked::cusolverDnSyevd(
                handle.as_handle(), params.as_handle(), jobz, uplo, n, dataTypeA, A.0.into(), lda, dataTypeW, W.0.into(),
                computeType, pBuffer.0.into(), workspaceInBytes, info.0.into(),
            )?;
            record_use!(work; A W pBuffer info);
        }
        /// Returns the workspace size in bytes for `cusolverDnSyevd`.
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSyevd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceInput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceInput,
            computeType: runtime::cudaDataType,
        ) -> usize {
            borrow!(A W);
            let returned = {
                checked::cusolverDnSyevd_bufferSize(
                    handle.as_handle(), params.as_handle(), jobz, uplo, n, dataTypeA, A.0.into(), lda, dataTypeW,
                    W.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes selected eigenvalues of a symmetric or Hermitian matrix A; superseded by `cusolverDnXsyevdx`.
        /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `A`, `W`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `vl` must not be moved, changed or freed while the library may hold its address.
        /// - `vl`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `vu` must not be moved, changed or freed while the library may hold its address.
        /// - `vu`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusolverDnSyevdx<T: Input, U: Input>(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64, vl: Option<&T>, vu: Option<&U>, il: i64,
            iu: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceOutput, computeType: runtime::cudaDataType,
            pBuffer: impl AnyDeviceOutput, workspaceInBytes: usize, info: impl DeviceOutput<i32>,
        ) -> i64 {
            let called = called!(CUSOLVER, cusolverDnSyevdx);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W pBuffer info);
            let returned = {
                checked::cusolverDnSyevdx(
                    handle.as_handle(), params.as_handle(), jobz, range, uplo, n, dataTypeA, A.0.into(), lda, vl, vu, il,
                    iu, dataTypeW, W.0.into(), computeType, pBuffer.0.into(), workspaceInBytes, info.0.into(),
                )?
            };
            record_use!(work; A W pBuffer info);
            returned
        }
        /// Returns the workspace size in bytes for `cusolverDnSyevdx`.
        /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
        ///
        /// Returns `h_meig`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `vl` must not be moved, changed or freed while the library may hold its address.
        /// - `vl`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `vu` must not be moved, changed or freed while the library may hold its address.
        /// - `vu`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusolverDnSyevdx_bufferSize<T: Input, U: Input>(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, vl: Option<&T>, vu: Option<&U>, il: i64,
            iu: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceInput, computeType: runtime::cudaDataType,
        ) -> (i64, usize) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnSyevdx_bufferSize(
                    handle.as_handle(), params.as_handle(), jobz, range, uplo, n, dataTypeA, A.0.into(), lda, vl, vu, il,
                    iu, dataTypeW, W.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
    }
}
