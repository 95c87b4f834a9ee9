//! Functions with owned handles that are identical in all major versions (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {
        /// Sets the stream in which later calls of dense solvers with the handle run.
        /// `handle` keeps `streamId` alive until another stream is set, or until `handle` is destroyed.
        fn cusolverDnSetStream(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, streamId: impl SharedStream) -> () {
            keep!(
                MAJOR handle.as_handle(), streamId; checked::cusolverDnSetStream(handle
                .as_handle(), streamId.as_handle_or_null())
            )
        }
        /// Sets the stream in which later calls of sparse solvers with the handle run.
        /// `handle` keeps `streamId` alive until another stream is set, or until `handle` is destroyed.
        fn cusolverSpSetStream(handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, streamId: impl SharedStream) -> () {
            keep!(
                MAJOR handle.as_handle(), streamId; checked::cusolverSpSetStream(handle
                .as_handle(), streamId.as_handle_or_null())
            )
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCCgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCCgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCCgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCCgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCCgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in single-precision complex by refining an LU solution in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCCgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCCgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCCgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCCgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCCgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCEgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCEgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCEgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCEgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCEgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Solves A·X = B in single-precision complex by refining an LU solution in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCEgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCEgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCEgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCEgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCEgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCKgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCKgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCKgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCKgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCKgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in single-precision complex by refining an LU solution in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCKgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCKgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCKgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCKgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCKgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCYgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCYgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCYgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCYgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dB: impl DeviceOutput<runtime::cuComplex>,
            lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCYgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in single-precision complex by refining an LU solution in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCYgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnCYgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnCYgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCYgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuComplex>, lddb: cusolver_int_t, dX: impl DeviceOutput<runtime::cuComplex>,
            lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnCYgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCgebrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<runtime::cuComplex>,
            lda: i32, D: impl DeviceOutput<f32>, E: impl DeviceOutput<f32>, TAUQ: impl DeviceOutput<runtime::cuComplex>,
            TAUP: impl DeviceOutput<runtime::cuComplex>, Work: impl DeviceOutput<runtime::cuComplex>, Lwork: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgebrd);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A D E TAUQ TAUP Work devInfo
            );
            checked::cusolverDnCgebrd(
                handle.as_handle(), m, n, A.0.into(), lda, D.0.into(), E.0.into(), TAUQ.0.into(), TAUP.0.into(),
                Work.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A D E TAUQ TAUP Work devInfo);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCgeqrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<runtime::cuComplex>,
            lda: i32, TAU: impl DeviceOutput<runtime::cuComplex>, Workspace: impl DeviceOutput<runtime::cuComplex>,
            Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgeqrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A TAU Workspace devInfo
            );
            checked::cusolverDnCgeqrf(
                handle.as_handle(), m, n, A.0.into(), lda, TAU.0.into(), Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A TAU Workspace devInfo);
        }
        /// Returns the workspace size in elements for a QR factorization (`geqrf`, single-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCgeqrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<runtime::cuComplex>,
            lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnCgeqrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCgesvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobu: i8, jobvt: i8, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, S: impl DeviceOutput<f32>,
            U: impl DeviceOutput<runtime::cuComplex>, ldu: i32, VT: impl DeviceOutput<runtime::cuComplex>, ldvt: i32,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, rwork: impl DeviceOutput<f32>,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgesvd);
            borrow!(
                work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U VT work rwork info
            );
            checked::cusolverDnCgesvd(
                handle.as_handle(), jobu, jobvt, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, VT.0.into(), ldvt,
                work.0.into(), lwork, rwork.0.into(), info.0.into(),
            )?;
            record_use!(work_; A S U VT work rwork info);
        }
        /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single-precision complex).
        /// - `h_R_nrmF`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
        fn cusolverDnCgesvdaStridedBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<runtime::cuComplex>, lda: i32, strideA: i64, d_S: impl DeviceOutput<f32>, strideS: i64,
            d_U: impl DeviceOutput<runtime::cuComplex>, ldu: i32, strideU: i64, d_V: impl DeviceOutput<runtime::cuComplex>,
            ldv: i32, strideV: i64, d_work: impl DeviceOutput<runtime::cuComplex>, lwork: i32,
            d_info: impl DeviceOutput<i32>, h_R_nrmF: *mut f64, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgesvdaStridedBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : d_A d_S d_U d_V d_work d_info
            );
            checked::cusolverDnCgesvdaStridedBatched(
                handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(), ldu,
                strideU, d_V.0.into(), ldv, strideV, d_work.0.into(), lwork, d_info.0.into(), h_R_nrmF, batchSize,
            )?;
            record_use!(work; d_A d_S d_U d_V d_work d_info);
        }
        /// Returns the workspace size in elements for `gesvdaStridedBatched` (single-precision complex).
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCgesvdaStridedBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<runtime::cuComplex>, lda: i32, strideA: i64, d_S: impl DeviceInput<f32>, strideS: i64,
            d_U: impl DeviceInput<runtime::cuComplex>, ldu: i32, strideU: i64, d_V: impl DeviceInput<runtime::cuComplex>,
            ldv: i32, strideV: i64, batchSize: i32,
        ) -> i32 {
            borrow!(d_A d_S d_U d_V);
            let returned = {
                checked::cusolverDnCgesvdaStridedBatched_bufferSize(
                    handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(),
                    ldu, strideU, d_V.0.into(), ldv, strideV, batchSize,
                )?
            };
            record_use!(Work::Done; d_A d_S d_U d_V);
            returned
        }
        /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCgesvdj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, S: impl DeviceOutput<f32>,
            U: impl DeviceOutput<runtime::cuComplex>, ldu: i32, V: impl DeviceOutput<runtime::cuComplex>, ldv: i32,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgesvdj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnCgesvdj(
                handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCgesvdjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, S: impl DeviceOutput<f32>,
            U: impl DeviceOutput<runtime::cuComplex>, ldu: i32, V: impl DeviceOutput<runtime::cuComplex>, ldv: i32,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgesvdjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnCgesvdjBatched(
                handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(), batchSize,
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCgesvdjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, S: impl DeviceInput<f32>,
            U: impl DeviceInput<runtime::cuComplex>, ldu: i32, V: impl DeviceInput<runtime::cuComplex>, ldv: i32,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnCgesvdjBatched_bufferSize(
                    handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCgesvdj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, S: impl DeviceInput<f32>,
            U: impl DeviceInput<runtime::cuComplex>, ldu: i32, V: impl DeviceInput<runtime::cuComplex>, ldv: i32,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnCgesvdj_bufferSize(
                    handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCgetrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<runtime::cuComplex>,
            lda: i32, Workspace: impl DeviceOutput<runtime::cuComplex>, devIpiv: impl DeviceOutput<i32>,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgetrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devIpiv devInfo
            );
            checked::cusolverDnCgetrf(
                handle.as_handle(), m, n, A.0.into(), lda, Workspace.0.into(), devIpiv.0.into(), devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devIpiv devInfo);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in elements for an LU factorization (`getrf`, single-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCgetrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<runtime::cuComplex>,
            lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnCgetrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCgetrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, trans: cublas::cublasOperation_t, n: i32, nrhs: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, devIpiv: impl DeviceInput<i32>,
            B: impl DeviceOutput<runtime::cuComplex>, ldb: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCgetrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv B devInfo);
            checked::cusolverDnCgetrs(
                handle.as_handle(), trans, n, nrhs, A.0.into(), lda, devIpiv.0.into(), B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A devIpiv B devInfo);
        }
        /// Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCheevd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32, W: impl DeviceOutput<f32>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCheevd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnCheevd(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for Hermitian eigenvalues (`heevd`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCheevd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32, W: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnCheevd_bufferSize(handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into())?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCheevdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32, vl: f32, vu: f32,
            il: i32, iu: i32, W: impl DeviceOutput<f32>, work: impl DeviceOutput<runtime::cuComplex>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnCheevdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            let returned = {
                checked::cusolverDnCheevdx(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(), work.0.into(),
                    lwork, info.0.into(),
                )?
            };
            record_use!(work_; A W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`heevdx`, single-precision complex).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCheevdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32, vl: f32, vu: f32,
            il: i32, iu: i32, W: impl DeviceInput<f32>,
        ) -> (i32, i32) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnCheevdx_bufferSize(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCheevj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32, W: impl DeviceOutput<f32>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCheevj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnCheevj(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCheevjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32, W: impl DeviceOutput<f32>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCheevjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnCheevjBatched(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(), batchSize,
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for the batched eigensolver (`heevjBatched`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCheevjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32, W: impl DeviceInput<f32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>, batchSize: i32,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnCheevjBatched_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Returns the workspace size in elements for the Jacobi eigensolver (`heevj`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnCheevj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32, W: impl DeviceInput<f32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnCheevj_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnChegvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
            B: impl DeviceOutput<runtime::cuComplex>, ldb: i32, W: impl DeviceOutput<f32>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnChegvd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnChegvd(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A B W work info);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in elements for a generalized eigenproblem (`hegvd`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnChegvd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            B: impl DeviceInput<runtime::cuComplex>, ldb: i32, W: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnChegvd_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnChegvdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<runtime::cuComplex>,
            lda: i32, B: impl DeviceOutput<runtime::cuComplex>, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32,
            W: impl DeviceOutput<f32>, work: impl DeviceOutput<runtime::cuComplex>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnChegvdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            let returned = {
                checked::cusolverDnChegvdx(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(), work.0.into(), lwork, info.0.into(),
                )?
            };
            record_use!(work_; A B W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`hegvdx`, single-precision complex).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnChegvdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<runtime::cuComplex>,
            lda: i32, B: impl DeviceInput<runtime::cuComplex>, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32,
            W: impl DeviceInput<f32>,
        ) -> (i32, i32) {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnChegvdx_bufferSize(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnChegvj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
            B: impl DeviceOutput<runtime::cuComplex>, ldb: i32, W: impl DeviceOutput<f32>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnChegvj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnChegvj(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A B W work info);
        }
        /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`hegvj`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnChegvj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            B: impl DeviceInput<runtime::cuComplex>, ldb: i32, W: impl DeviceInput<f32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnChegvj_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnChetrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, d: impl DeviceOutput<f32>, e: impl DeviceOutput<f32>,
            tau: impl DeviceOutput<runtime::cuComplex>, work: impl DeviceOutput<runtime::cuComplex>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnChetrd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A d e tau work info);
            checked::cusolverDnChetrd(
                handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(), work.0.into(), lwork,
                info.0.into(),
            )?;
            record_use!(work_; A d e tau work info);
        }
        /// Returns the workspace size in elements for tridiagonal reduction (`hetrd`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnChetrd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, d: impl DeviceInput<f32>, e: impl DeviceInput<f32>,
            tau: impl DeviceInput<runtime::cuComplex>,
        ) -> i32 {
            borrow!(A d e tau);
            let returned = {
                checked::cusolverDnChetrd_bufferSize(
                    handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(),
                )?
            };
            record_use!(Work::Done; A d e tau);
            returned
        }
        /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnClaswp(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
            k1: i32, k2: i32, devIpiv: impl DeviceInput<i32>, incx: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnClaswp);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv);
            checked::cusolverDnClaswp(handle.as_handle(), n, A.0.into(), lda, k1, k2, devIpiv.0.into(), incx)?;
            record_use!(work; A devIpiv);
        }
        /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnClauum(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, work: impl DeviceOutput<runtime::cuComplex>, lwork: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnClauum);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnClauum(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, single-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnClauum_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnClauum_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCpotrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, Workspace: impl DeviceOutput<runtime::cuComplex>,
            Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCpotrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devInfo);
            checked::cusolverDnCpotrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devInfo);
        }
        /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (single-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCpotrfBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            Aarray: impl DeviceOutput<*mut runtime::cuComplex>, lda: i32, infoArray: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCpotrfBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : Aarray infoArray);
            checked::cusolverDnCpotrfBatched(
                handle.as_handle(), uplo, n, Aarray.0.into(), lda, infoArray.0.into(), batchSize,
            )?;
            record_use!(work; Aarray infoArray);
        }
        /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, single-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCpotrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnCpotrf_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCpotri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, work: impl DeviceOutput<runtime::cuComplex>, lwork: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCpotri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnCpotri(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, single-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCpotri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnCpotri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCpotrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, B: impl DeviceOutput<runtime::cuComplex>, ldb: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCpotrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B devInfo);
            checked::cusolverDnCpotrs(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A B devInfo);
        }
        /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCpotrsBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceOutput<*mut runtime::cuComplex>, lda: i32, B: impl DeviceOutput<*mut runtime::cuComplex>,
            ldb: i32, d_info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCpotrsBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B d_info);
            checked::cusolverDnCpotrsBatched(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, d_info.0.into(), batchSize,
            )?;
            record_use!(work; A B d_info);
        }
        /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCsytrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, ipiv: impl DeviceOutput<i32>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCsytrf);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnCsytrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, single-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCsytrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnCsytrf_bufferSize(handle.as_handle(), n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCsytri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, ipiv: impl DeviceInput<i32>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCsytri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnCsytri(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
        /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCsytri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, ipiv: impl DeviceInput<i32>,
        ) -> i32 {
            borrow!(A ipiv);
            let returned = {
                checked::cusolverDnCsytri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into())?
            };
            record_use!(Work::Done; A ipiv);
            returned
        }
        /// Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of `gebrd` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCungbr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, tau: impl DeviceInput<runtime::cuComplex>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCungbr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnCungbr(
                handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q or Pᴴ explicitly (`ungbr`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCungbr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, tau: impl DeviceInput<runtime::cuComplex>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnCungbr_bufferSize(handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the first n columns of the unitary matrix Q from the reflectors of `geqrf` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCungqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, tau: impl DeviceInput<runtime::cuComplex>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCungqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnCungqr(
                handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`ungqr`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCungqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, tau: impl DeviceInput<runtime::cuComplex>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnCungqr_bufferSize(handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the unitary matrix Q from the reflectors of `hetrd` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCungtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, tau: impl DeviceInput<runtime::cuComplex>,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCungtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnCungtr(
                handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`ungtr`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCungtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, tau: impl DeviceInput<runtime::cuComplex>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnCungtr_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `geqrf` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCunmqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            tau: impl DeviceInput<runtime::cuComplex>, C: impl DeviceOutput<runtime::cuComplex>, ldc: i32,
            work: impl DeviceOutput<runtime::cuComplex>, lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCunmqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work devInfo);
            checked::cusolverDnCunmqr(
                handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A tau C work devInfo);
        }
        /// Returns the workspace size in elements for multiplying by Q (`unmqr`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCunmqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            tau: impl DeviceInput<runtime::cuComplex>, C: impl DeviceInput<runtime::cuComplex>, ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnCunmqr_bufferSize(
                    handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `hetrd` (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnCunmtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuComplex>, lda: i32, tau: impl DeviceOutput<runtime::cuComplex>,
            C: impl DeviceOutput<runtime::cuComplex>, ldc: i32, work: impl DeviceOutput<runtime::cuComplex>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnCunmtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work info);
            checked::cusolverDnCunmtr(
                handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A tau C work info);
        }
        /// Returns the workspace size in elements for multiplying by Q (`unmtr`, single-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnCunmtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, tau: impl DeviceInput<runtime::cuComplex>,
            C: impl DeviceInput<runtime::cuComplex>, ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnCunmtr_bufferSize(
                    handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDBgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDBgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDBgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double precision, with QR in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDBgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDBgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double precision by refining an LU solution in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDBgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDBgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDBgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double precision, with LU in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDBgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDBgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in double precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDDgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDDgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDDgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double precision, with QR in double precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDDgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDDgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double precision by refining an LU solution in double precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDDgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDDgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDDgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double precision, with LU in double precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDDgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDDgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in half precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDHgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDHgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDHgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double precision, with QR in half precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDHgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDHgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double precision by refining an LU solution in half precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDHgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDHgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDHgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double precision, with LU in half precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDHgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDHgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in single precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDSgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDSgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDSgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in bytes for `gels` in double precision, with QR in single precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDSgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDSgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double precision by refining an LU solution in single precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDSgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDSgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDSgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double precision, with LU in single precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDSgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDSgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in TF32.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDXgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDXgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDXgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double precision, with QR in TF32.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDXgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dB: impl DeviceOutput<f64>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f64>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDXgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double precision by refining an LU solution in TF32.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDXgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnDXgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnDXgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double precision, with LU in TF32.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDXgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f64>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f64>, lddb: cusolver_int_t, dX: impl DeviceOutput<f64>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnDXgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double precision).
        /// # Safety
        ///
        /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDgebrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f64>, lda: i32,
            D: impl DeviceOutput<f64>, E: impl DeviceOutput<f64>, TAUQ: impl DeviceOutput<f64>,
            TAUP: impl DeviceOutput<f64>, Work: impl DeviceOutput<f64>, Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgebrd);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A D E TAUQ TAUP Work devInfo
            );
            checked::cusolverDnDgebrd(
                handle.as_handle(), m, n, A.0.into(), lda, D.0.into(), E.0.into(), TAUQ.0.into(), TAUP.0.into(),
                Work.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A D E TAUQ TAUP Work devInfo);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (double precision).
        /// # Safety
        ///
        /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDgeqrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f64>, lda: i32,
            TAU: impl DeviceOutput<f64>, Workspace: impl DeviceOutput<f64>, Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgeqrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A TAU Workspace devInfo
            );
            checked::cusolverDnDgeqrf(
                handle.as_handle(), m, n, A.0.into(), lda, TAU.0.into(), Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A TAU Workspace devInfo);
        }
        /// Returns the workspace size in elements for a QR factorization (`geqrf`, double precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDgeqrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f64>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnDgeqrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDgesvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobu: i8, jobvt: i8, m: i32, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, S: impl DeviceOutput<f64>, U: impl DeviceOutput<f64>, ldu: i32,
            VT: impl DeviceOutput<f64>, ldvt: i32, work: impl DeviceOutput<f64>, lwork: i32, rwork: impl DeviceOutput<f64>,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgesvd);
            borrow!(
                work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U VT work rwork info
            );
            checked::cusolverDnDgesvd(
                handle.as_handle(), jobu, jobvt, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, VT.0.into(), ldvt,
                work.0.into(), lwork, rwork.0.into(), info.0.into(),
            )?;
            record_use!(work_; A S U VT work rwork info);
        }
        /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double precision).
        /// - `h_R_nrmF`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
        fn cusolverDnDgesvdaStridedBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<f64>, lda: i32, strideA: i64, d_S: impl DeviceOutput<f64>, strideS: i64,
            d_U: impl DeviceOutput<f64>, ldu: i32, strideU: i64, d_V: impl DeviceOutput<f64>, ldv: i32, strideV: i64,
            d_work: impl DeviceOutput<f64>, lwork: i32, d_info: impl DeviceOutput<i32>, h_R_nrmF: *mut f64, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgesvdaStridedBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : d_A d_S d_U d_V d_work d_info
            );
            checked::cusolverDnDgesvdaStridedBatched(
                handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(), ldu,
                strideU, d_V.0.into(), ldv, strideV, d_work.0.into(), lwork, d_info.0.into(), h_R_nrmF, batchSize,
            )?;
            record_use!(work; d_A d_S d_U d_V d_work d_info);
        }
        /// Returns the workspace size in elements for `gesvdaStridedBatched` (double precision).
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDgesvdaStridedBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<f64>, lda: i32, strideA: i64, d_S: impl DeviceInput<f64>, strideS: i64,
            d_U: impl DeviceInput<f64>, ldu: i32, strideU: i64, d_V: impl DeviceInput<f64>, ldv: i32, strideV: i64,
            batchSize: i32,
        ) -> i32 {
            borrow!(d_A d_S d_U d_V);
            let returned = {
                checked::cusolverDnDgesvdaStridedBatched_bufferSize(
                    handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(),
                    ldu, strideU, d_V.0.into(), ldv, strideV, batchSize,
                )?
            };
            record_use!(Work::Done; d_A d_S d_U d_V);
            returned
        }
        /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDgesvdj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, S: impl DeviceOutput<f64>, U: impl DeviceOutput<f64>, ldu: i32,
            V: impl DeviceOutput<f64>, ldv: i32, work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgesvdj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnDgesvdj(
                handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDgesvdjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, S: impl DeviceOutput<f64>, U: impl DeviceOutput<f64>, ldu: i32,
            V: impl DeviceOutput<f64>, ldv: i32, work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgesvdjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnDgesvdjBatched(
                handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(), batchSize,
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, double precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDgesvdjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceInput<f64>, lda: i32, S: impl DeviceInput<f64>, U: impl DeviceInput<f64>, ldu: i32,
            V: impl DeviceInput<f64>, ldv: i32, params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnDgesvdjBatched_bufferSize(
                    handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, double precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDgesvdj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceInput<f64>, lda: i32, S: impl DeviceInput<f64>, U: impl DeviceInput<f64>, ldu: i32,
            V: impl DeviceInput<f64>, ldv: i32, params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnDgesvdj_bufferSize(
                    handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (double precision).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDgetrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f64>, lda: i32,
            Workspace: impl DeviceOutput<f64>, devIpiv: impl DeviceOutput<i32>, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgetrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devIpiv devInfo
            );
            checked::cusolverDnDgetrf(
                handle.as_handle(), m, n, A.0.into(), lda, Workspace.0.into(), devIpiv.0.into(), devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devIpiv devInfo);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in elements for an LU factorization (`getrf`, double precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDgetrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f64>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnDgetrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (double precision).
        /// # Safety
        ///
        /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDgetrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, trans: cublas::cublasOperation_t, n: i32, nrhs: i32,
            A: impl DeviceInput<f64>, lda: i32, devIpiv: impl DeviceInput<i32>, B: impl DeviceOutput<f64>, ldb: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDgetrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv B devInfo);
            checked::cusolverDnDgetrs(
                handle.as_handle(), trans, n, nrhs, A.0.into(), lda, devIpiv.0.into(), B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A devIpiv B devInfo);
        }
        /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (double precision).
        /// # Safety
        ///
        /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDlaswp(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<f64>, lda: i32, k1: i32, k2: i32,
            devIpiv: impl DeviceInput<i32>, incx: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDlaswp);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv);
            checked::cusolverDnDlaswp(handle.as_handle(), n, A.0.into(), lda, k1, k2, devIpiv.0.into(), incx)?;
            record_use!(work; A devIpiv);
        }
        /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double precision).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDlauum(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, work: impl DeviceOutput<f64>, lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDlauum);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnDlauum(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, double precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDlauum_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnDlauum_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of `gebrd` (double precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDorgbr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceOutput<f64>, lda: i32, tau: impl DeviceInput<f64>, work: impl DeviceOutput<f64>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDorgbr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnDorgbr(
                handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q or Pᵀ explicitly (`orgbr`, double precision).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDorgbr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceInput<f64>, lda: i32, tau: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnDorgbr_bufferSize(handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the first n columns of the orthogonal matrix Q from the reflectors of `geqrf` (double precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDorgqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32, A: impl DeviceOutput<f64>, lda: i32,
            tau: impl DeviceInput<f64>, work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDorgqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnDorgqr(
                handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`orgqr`, double precision).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDorgqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32, A: impl DeviceInput<f64>, lda: i32,
            tau: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnDorgqr_bufferSize(handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the orthogonal matrix Q from the reflectors of `sytrd` (double precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDorgtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, tau: impl DeviceInput<f64>, work: impl DeviceOutput<f64>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDorgtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnDorgtr(
                handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`orgtr`, double precision).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDorgtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<f64>, lda: i32, tau: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnDorgtr_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `geqrf` (double precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDormqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<f64>, lda: i32,
            tau: impl DeviceInput<f64>, C: impl DeviceOutput<f64>, ldc: i32, work: impl DeviceOutput<f64>, lwork: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDormqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work devInfo);
            checked::cusolverDnDormqr(
                handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A tau C work devInfo);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in elements for multiplying by Q (`ormqr`, double precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDormqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<f64>, lda: i32,
            tau: impl DeviceInput<f64>, C: impl DeviceInput<f64>, ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnDormqr_bufferSize(
                    handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `sytrd` (double precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDormtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: impl DeviceOutput<f64>,
            lda: i32, tau: impl DeviceOutput<f64>, C: impl DeviceOutput<f64>, ldc: i32, work: impl DeviceOutput<f64>,
            lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDormtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work info);
            checked::cusolverDnDormtr(
                handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A tau C work info);
        }
        /// Returns the workspace size in elements for multiplying by Q (`ormtr`, double precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDormtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: impl DeviceInput<f64>,
            lda: i32, tau: impl DeviceInput<f64>, C: impl DeviceInput<f64>, ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnDormtr_bufferSize(
                    handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double precision).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDpotrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, Workspace: impl DeviceOutput<f64>, Lwork: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDpotrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devInfo);
            checked::cusolverDnDpotrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devInfo);
        }
        /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (double precision).
        /// # Safety
        ///
        /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDpotrfBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            Aarray: impl DeviceOutput<*mut f64>, lda: i32, infoArray: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDpotrfBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : Aarray infoArray);
            checked::cusolverDnDpotrfBatched(
                handle.as_handle(), uplo, n, Aarray.0.into(), lda, infoArray.0.into(), batchSize,
            )?;
            record_use!(work; Aarray infoArray);
        }
        /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, double precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDpotrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnDpotrf_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (double precision).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDpotri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, work: impl DeviceOutput<f64>, lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDpotri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnDpotri(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, double precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDpotri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnDpotri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (double precision).
        /// # Safety
        ///
        /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDpotrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceInput<f64>, lda: i32, B: impl DeviceOutput<f64>, ldb: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDpotrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B devInfo);
            checked::cusolverDnDpotrs(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A B devInfo);
        }
        /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (double precision).
        /// # Safety
        ///
        /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDpotrsBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceOutput<*mut f64>, lda: i32, B: impl DeviceOutput<*mut f64>, ldb: i32,
            d_info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDpotrsBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B d_info);
            checked::cusolverDnDpotrsBatched(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, d_info.0.into(), batchSize,
            )?;
            record_use!(work; A B d_info);
        }
        /// Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDsyevd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<f64>, lda: i32, W: impl DeviceOutput<f64>, work: impl DeviceOutput<f64>,
            lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsyevd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnDsyevd(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for symmetric eigenvalues (`syevd`, double precision).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDsyevd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<f64>, lda: i32, W: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnDsyevd_bufferSize(handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into())?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDsyevdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f64>, lda: i32, vl: f64, vu: f64, il: i32, iu: i32,
            W: impl DeviceOutput<f64>, work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnDsyevdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            let returned = {
                checked::cusolverDnDsyevdx(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(), work.0.into(),
                    lwork, info.0.into(),
                )?
            };
            record_use!(work_; A W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`syevdx`, double precision).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDsyevdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f64>, lda: i32, vl: f64, vu: f64, il: i32, iu: i32,
            W: impl DeviceInput<f64>,
        ) -> (i32, i32) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnDsyevdx_bufferSize(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (double precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDsyevj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<f64>, lda: i32, W: impl DeviceOutput<f64>, work: impl DeviceOutput<f64>,
            lwork: i32, info: impl DeviceOutput<i32>, params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsyevj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnDsyevj(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (double precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDsyevjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<f64>, lda: i32, W: impl DeviceOutput<f64>, work: impl DeviceOutput<f64>,
            lwork: i32, info: impl DeviceOutput<i32>, params: impl AsHandle<syevjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsyevjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnDsyevjBatched(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(), batchSize,
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for the batched eigensolver (`syevjBatched`, double precision).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDsyevjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<f64>, lda: i32, W: impl DeviceInput<f64>, params: impl AsHandle<syevjInfo_t, MAJOR>,
            batchSize: i32,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnDsyevjBatched_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Returns the workspace size in elements for the Jacobi eigensolver (`syevj`, double precision).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDsyevj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<f64>, lda: i32, W: impl DeviceInput<f64>, params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnDsyevj_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDsygvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f64>, lda: i32, B: impl DeviceOutput<f64>,
            ldb: i32, W: impl DeviceOutput<f64>, work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsygvd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnDsygvd(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A B W work info);
        }
        /// Returns the workspace size in elements for a generalized eigenproblem (`sygvd`, double precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDsygvd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f64>, lda: i32, B: impl DeviceInput<f64>, ldb: i32,
            W: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnDsygvd_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDsygvdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f64>, lda: i32,
            B: impl DeviceOutput<f64>, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, W: impl DeviceOutput<f64>,
            work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnDsygvdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            let returned = {
                checked::cusolverDnDsygvdx(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(), work.0.into(), lwork, info.0.into(),
                )?
            };
            record_use!(work_; A B W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`sygvdx`, double precision).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDsygvdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f64>, lda: i32,
            B: impl DeviceInput<f64>, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, W: impl DeviceInput<f64>,
        ) -> (i32, i32) {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnDsygvdx_bufferSize(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (double precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDsygvj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f64>, lda: i32, B: impl DeviceOutput<f64>,
            ldb: i32, W: impl DeviceOutput<f64>, work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsygvj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnDsygvj(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A B W work info);
        }
        /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`sygvj`, double precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnDsygvj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f64>, lda: i32, B: impl DeviceInput<f64>, ldb: i32,
            W: impl DeviceInput<f64>, params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnDsygvj_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (double precision).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDsytrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, d: impl DeviceOutput<f64>, e: impl DeviceOutput<f64>,
            tau: impl DeviceOutput<f64>, work: impl DeviceOutput<f64>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsytrd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A d e tau work info);
            checked::cusolverDnDsytrd(
                handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(), work.0.into(), lwork,
                info.0.into(),
            )?;
            record_use!(work_; A d e tau work info);
        }
        /// Returns the workspace size in elements for tridiagonal reduction (`sytrd`, double precision).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDsytrd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<f64>, lda: i32, d: impl DeviceInput<f64>, e: impl DeviceInput<f64>,
            tau: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A d e tau);
            let returned = {
                checked::cusolverDnDsytrd_bufferSize(
                    handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(),
                )?
            };
            record_use!(Work::Done; A d e tau);
            returned
        }
        /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double precision).
        /// # Safety
        ///
        /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDsytrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, ipiv: impl DeviceOutput<i32>, work: impl DeviceOutput<f64>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsytrf);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnDsytrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
        /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, double precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDsytrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<f64>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnDsytrf_bufferSize(handle.as_handle(), n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (double precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnDsytri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, ipiv: impl DeviceInput<i32>, work: impl DeviceOutput<f64>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnDsytri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnDsytri(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
        /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, double precision).
        /// # Safety
        ///
        /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
        fn cusolverDnDsytri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f64>, lda: i32, ipiv: impl DeviceInput<i32>,
        ) -> i32 {
            borrow!(A ipiv);
            let returned = {
                checked::cusolverDnDsytri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into())?
            };
            record_use!(Work::Done; A ipiv);
            returned
        }
        /// Minimizes ‖B − A·X‖ by refining a QR solution, in the precisions that the parameters specify.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnIRSXgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, gels_irs_params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>,
            gels_irs_infos: impl AsHandle<cusolverDnIRSInfos_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t,
            nrhs: cusolver_int_t, dA: impl AnyDeviceOutput, ldda: cusolver_int_t, dB: impl AnyDeviceOutput,
            lddb: cusolver_int_t, dX: impl AnyDeviceOutput, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnIRSXgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnIRSXgels(
                    handle.as_handle(), gels_irs_params.as_handle(), gels_irs_infos.as_handle(), m, n, nrhs, dA.0.into(),
                    ldda, dB.0.into(), lddb, dX.0.into(), lddx, dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Solves A·X = B by refining an LU solution, in the precisions that the parameters specify.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnIRSXgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, gesv_irs_params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>,
            gesv_irs_infos: impl AsHandle<cusolverDnIRSInfos_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl AnyDeviceOutput, ldda: cusolver_int_t, dB: impl AnyDeviceOutput, lddb: cusolver_int_t,
            dX: impl AnyDeviceOutput, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnIRSXgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnIRSXgesv(
                    handle.as_handle(), gesv_irs_params.as_handle(), gesv_irs_infos.as_handle(), n, nrhs, dA.0.into(), ldda,
                    dB.0.into(), lddb, dX.0.into(), lddx, dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSBgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSBgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSBgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single precision, with QR in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSBgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSBgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in single precision by refining an LU solution in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSBgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSBgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSBgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single precision, with LU in bfloat16.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSBgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSBgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in half precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSHgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSHgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSHgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single precision, with QR in half precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSHgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSHgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in single precision by refining an LU solution in half precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSHgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSHgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSHgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single precision, with LU in half precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSHgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSHgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in single precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSSgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSSgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSSgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single precision, with QR in single precision.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSSgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSSgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in single precision by refining an LU solution in single precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSSgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSSgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSSgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single precision, with LU in single precision.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSSgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSSgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in TF32.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSXgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize,
            d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSXgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSXgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in single precision, with QR in TF32.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSXgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dB: impl DeviceOutput<f32>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<f32>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSXgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in single precision by refining an LU solution in TF32.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSXgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput, lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnSXgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnSXgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in single precision, with LU in TF32.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSXgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<f32>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<f32>, lddb: cusolver_int_t, dX: impl DeviceOutput<f32>, lddx: cusolver_int_t,
            dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnSXgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single precision).
        /// # Safety
        ///
        /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSgebrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f32>, lda: i32,
            D: impl DeviceOutput<f32>, E: impl DeviceOutput<f32>, TAUQ: impl DeviceOutput<f32>,
            TAUP: impl DeviceOutput<f32>, Work: impl DeviceOutput<f32>, Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgebrd);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A D E TAUQ TAUP Work devInfo
            );
            checked::cusolverDnSgebrd(
                handle.as_handle(), m, n, A.0.into(), lda, D.0.into(), E.0.into(), TAUQ.0.into(), TAUP.0.into(),
                Work.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A D E TAUQ TAUP Work devInfo);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (single precision).
        /// # Safety
        ///
        /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSgeqrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f32>, lda: i32,
            TAU: impl DeviceOutput<f32>, Workspace: impl DeviceOutput<f32>, Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgeqrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A TAU Workspace devInfo
            );
            checked::cusolverDnSgeqrf(
                handle.as_handle(), m, n, A.0.into(), lda, TAU.0.into(), Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A TAU Workspace devInfo);
        }
        /// Returns the workspace size in elements for a QR factorization (`geqrf`, single precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSgeqrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f32>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnSgeqrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSgesvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobu: i8, jobvt: i8, m: i32, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, S: impl DeviceOutput<f32>, U: impl DeviceOutput<f32>, ldu: i32,
            VT: impl DeviceOutput<f32>, ldvt: i32, work: impl DeviceOutput<f32>, lwork: i32, rwork: impl DeviceOutput<f32>,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgesvd);
            borrow!(
                work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U VT work rwork info
            );
            checked::cusolverDnSgesvd(
                handle.as_handle(), jobu, jobvt, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, VT.0.into(), ldvt,
                work.0.into(), lwork, rwork.0.into(), info.0.into(),
            )?;
            record_use!(work_; A S U VT work rwork info);
        }
        /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single precision).
        /// - `h_R_nrmF`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
        fn cusolverDnSgesvdaStridedBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<f32>, lda: i32, strideA: i64, d_S: impl DeviceOutput<f32>, strideS: i64,
            d_U: impl DeviceOutput<f32>, ldu: i32, strideU: i64, d_V: impl DeviceOutput<f32>, ldv: i32, strideV: i64,
            d_work: impl DeviceOutput<f32>, lwork: i32, d_info: impl DeviceOutput<i32>, h_R_nrmF: *mut f64, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgesvdaStridedBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : d_A d_S d_U d_V d_work d_info
            );
            checked::cusolverDnSgesvdaStridedBatched(
                handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(), ldu,
                strideU, d_V.0.into(), ldv, strideV, d_work.0.into(), lwork, d_info.0.into(), h_R_nrmF, batchSize,
            )?;
            record_use!(work; d_A d_S d_U d_V d_work d_info);
        }
        /// Returns the workspace size in elements for `gesvdaStridedBatched` (single precision).
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSgesvdaStridedBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<f32>, lda: i32, strideA: i64, d_S: impl DeviceInput<f32>, strideS: i64,
            d_U: impl DeviceInput<f32>, ldu: i32, strideU: i64, d_V: impl DeviceInput<f32>, ldv: i32, strideV: i64,
            batchSize: i32,
        ) -> i32 {
            borrow!(d_A d_S d_U d_V);
            let returned = {
                checked::cusolverDnSgesvdaStridedBatched_bufferSize(
                    handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(),
                    ldu, strideU, d_V.0.into(), ldv, strideV, batchSize,
                )?
            };
            record_use!(Work::Done; d_A d_S d_U d_V);
            returned
        }
        /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSgesvdj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, S: impl DeviceOutput<f32>, U: impl DeviceOutput<f32>, ldu: i32,
            V: impl DeviceOutput<f32>, ldv: i32, work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgesvdj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnSgesvdj(
                handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSgesvdjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, S: impl DeviceOutput<f32>, U: impl DeviceOutput<f32>, ldu: i32,
            V: impl DeviceOutput<f32>, ldv: i32, work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgesvdjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnSgesvdjBatched(
                handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(), batchSize,
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, single precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSgesvdjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceInput<f32>, lda: i32, S: impl DeviceInput<f32>, U: impl DeviceInput<f32>, ldu: i32,
            V: impl DeviceInput<f32>, ldv: i32, params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnSgesvdjBatched_bufferSize(
                    handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, single precision).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSgesvdj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceInput<f32>, lda: i32, S: impl DeviceInput<f32>, U: impl DeviceInput<f32>, ldu: i32,
            V: impl DeviceInput<f32>, ldv: i32, params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnSgesvdj_bufferSize(
                    handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (single precision).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSgetrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f32>, lda: i32,
            Workspace: impl DeviceOutput<f32>, devIpiv: impl DeviceOutput<i32>, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgetrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devIpiv devInfo
            );
            checked::cusolverDnSgetrf(
                handle.as_handle(), m, n, A.0.into(), lda, Workspace.0.into(), devIpiv.0.into(), devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devIpiv devInfo);
        }
        /// Returns the workspace size in elements for an LU factorization (`getrf`, single precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSgetrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, A: impl DeviceOutput<f32>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnSgetrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (single precision).
        /// # Safety
        ///
        /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSgetrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, trans: cublas::cublasOperation_t, n: i32, nrhs: i32,
            A: impl DeviceInput<f32>, lda: i32, devIpiv: impl DeviceInput<i32>, B: impl DeviceOutput<f32>, ldb: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSgetrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv B devInfo);
            checked::cusolverDnSgetrs(
                handle.as_handle(), trans, n, nrhs, A.0.into(), lda, devIpiv.0.into(), B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A devIpiv B devInfo);
        }
        /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (single precision).
        /// # Safety
        ///
        /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSlaswp(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<f32>, lda: i32, k1: i32, k2: i32,
            devIpiv: impl DeviceInput<i32>, incx: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSlaswp);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv);
            checked::cusolverDnSlaswp(handle.as_handle(), n, A.0.into(), lda, k1, k2, devIpiv.0.into(), incx)?;
            record_use!(work; A devIpiv);
        }
        /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single precision).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSlauum(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, work: impl DeviceOutput<f32>, lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSlauum);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnSlauum(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, single precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSlauum_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnSlauum_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of `gebrd` (single precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSorgbr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceOutput<f32>, lda: i32, tau: impl DeviceInput<f32>, work: impl DeviceOutput<f32>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSorgbr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnSorgbr(
                handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q or Pᵀ explicitly (`orgbr`, single precision).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSorgbr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceInput<f32>, lda: i32, tau: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnSorgbr_bufferSize(handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the first n columns of the orthogonal matrix Q from the reflectors of `geqrf` (single precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSorgqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32, A: impl DeviceOutput<f32>, lda: i32,
            tau: impl DeviceInput<f32>, work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSorgqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnSorgqr(
                handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`orgqr`, single precision).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSorgqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32, A: impl DeviceInput<f32>, lda: i32,
            tau: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnSorgqr_bufferSize(handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the orthogonal matrix Q from the reflectors of `sytrd` (single precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSorgtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, tau: impl DeviceInput<f32>, work: impl DeviceOutput<f32>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSorgtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnSorgtr(
                handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`orgtr`, single precision).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSorgtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<f32>, lda: i32, tau: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnSorgtr_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `geqrf` (single precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSormqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<f32>, lda: i32,
            tau: impl DeviceInput<f32>, C: impl DeviceOutput<f32>, ldc: i32, work: impl DeviceOutput<f32>, lwork: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSormqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work devInfo);
            checked::cusolverDnSormqr(
                handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A tau C work devInfo);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in elements for multiplying by Q (`ormqr`, single precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSormqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<f32>, lda: i32,
            tau: impl DeviceInput<f32>, C: impl DeviceInput<f32>, ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnSormqr_bufferSize(
                    handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `sytrd` (single precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSormtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: impl DeviceOutput<f32>,
            lda: i32, tau: impl DeviceOutput<f32>, C: impl DeviceOutput<f32>, ldc: i32, work: impl DeviceOutput<f32>,
            lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSormtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work info);
            checked::cusolverDnSormtr(
                handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A tau C work info);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in elements for multiplying by Q (`ormtr`, single precision).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSormtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32, A: impl DeviceInput<f32>,
            lda: i32, tau: impl DeviceInput<f32>, C: impl DeviceInput<f32>, ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnSormtr_bufferSize(
                    handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single precision).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSpotrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, Workspace: impl DeviceOutput<f32>, Lwork: i32,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSpotrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devInfo);
            checked::cusolverDnSpotrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devInfo);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (single precision).
        /// # Safety
        ///
        /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSpotrfBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            Aarray: impl DeviceOutput<*mut f32>, lda: i32, infoArray: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSpotrfBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : Aarray infoArray);
            checked::cusolverDnSpotrfBatched(
                handle.as_handle(), uplo, n, Aarray.0.into(), lda, infoArray.0.into(), batchSize,
            )?;
            record_use!(work; Aarray infoArray);
        }
        /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, single precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSpotrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnSpotrf_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (single precision).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSpotri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, work: impl DeviceOutput<f32>, lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSpotri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnSpotri(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, single precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSpotri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnSpotri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (single precision).
        /// # Safety
        ///
        /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSpotrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceInput<f32>, lda: i32, B: impl DeviceOutput<f32>, ldb: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSpotrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B devInfo);
            checked::cusolverDnSpotrs(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A B devInfo);
        }
        /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (single precision).
        /// # Safety
        ///
        /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSpotrsBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceOutput<*mut f32>, lda: i32, B: impl DeviceOutput<*mut f32>, ldb: i32,
            d_info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSpotrsBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B d_info);
            checked::cusolverDnSpotrsBatched(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, d_info.0.into(), batchSize,
            )?;
            record_use!(work; A B d_info);
        }
        /// Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSsyevd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<f32>, lda: i32, W: impl DeviceOutput<f32>, work: impl DeviceOutput<f32>,
            lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsyevd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnSsyevd(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for symmetric eigenvalues (`syevd`, single precision).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSsyevd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<f32>, lda: i32, W: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnSsyevd_bufferSize(handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into())?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSsyevdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f32>, lda: i32, vl: f32, vu: f32, il: i32, iu: i32,
            W: impl DeviceOutput<f32>, work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnSsyevdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            let returned = {
                checked::cusolverDnSsyevdx(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(), work.0.into(),
                    lwork, info.0.into(),
                )?
            };
            record_use!(work_; A W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`syevdx`, single precision).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSsyevdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f32>, lda: i32, vl: f32, vu: f32, il: i32, iu: i32,
            W: impl DeviceInput<f32>,
        ) -> (i32, i32) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnSsyevdx_bufferSize(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (single precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSsyevj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<f32>, lda: i32, W: impl DeviceOutput<f32>, work: impl DeviceOutput<f32>,
            lwork: i32, info: impl DeviceOutput<i32>, params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsyevj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnSsyevj(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (single precision).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSsyevjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<f32>, lda: i32, W: impl DeviceOutput<f32>, work: impl DeviceOutput<f32>,
            lwork: i32, info: impl DeviceOutput<i32>, params: impl AsHandle<syevjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsyevjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnSsyevjBatched(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(), batchSize,
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for the batched eigensolver (`syevjBatched`, single precision).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSsyevjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<f32>, lda: i32, W: impl DeviceInput<f32>, params: impl AsHandle<syevjInfo_t, MAJOR>,
            batchSize: i32,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnSsyevjBatched_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Returns the workspace size in elements for the Jacobi eigensolver (`syevj`, single precision).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSsyevj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<f32>, lda: i32, W: impl DeviceInput<f32>, params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnSsyevj_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSsygvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f32>, lda: i32, B: impl DeviceOutput<f32>,
            ldb: i32, W: impl DeviceOutput<f32>, work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsygvd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnSsygvd(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A B W work info);
        }
        /// Returns the workspace size in elements for a generalized eigenproblem (`sygvd`, single precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSsygvd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f32>, lda: i32, B: impl DeviceInput<f32>, ldb: i32,
            W: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnSsygvd_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSsygvdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f32>, lda: i32,
            B: impl DeviceOutput<f32>, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, W: impl DeviceOutput<f32>,
            work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnSsygvdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            let returned = {
                checked::cusolverDnSsygvdx(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(), work.0.into(), lwork, info.0.into(),
                )?
            };
            record_use!(work_; A B W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`sygvdx`, single precision).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSsygvdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f32>, lda: i32,
            B: impl DeviceInput<f32>, ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, W: impl DeviceInput<f32>,
        ) -> (i32, i32) {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnSsygvdx_bufferSize(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (single precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSsygvj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<f32>, lda: i32, B: impl DeviceOutput<f32>,
            ldb: i32, W: impl DeviceOutput<f32>, work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsygvj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnSsygvj(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A B W work info);
        }
        /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`sygvj`, single precision).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnSsygvj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<f32>, lda: i32, B: impl DeviceInput<f32>, ldb: i32,
            W: impl DeviceInput<f32>, params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnSsygvj_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (single precision).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSsytrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, d: impl DeviceOutput<f32>, e: impl DeviceOutput<f32>,
            tau: impl DeviceOutput<f32>, work: impl DeviceOutput<f32>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsytrd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A d e tau work info);
            checked::cusolverDnSsytrd(
                handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(), work.0.into(), lwork,
                info.0.into(),
            )?;
            record_use!(work_; A d e tau work info);
        }
        /// Returns the workspace size in elements for tridiagonal reduction (`sytrd`, single precision).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSsytrd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<f32>, lda: i32, d: impl DeviceInput<f32>, e: impl DeviceInput<f32>,
            tau: impl DeviceInput<f32>,
        ) -> i32 {
            borrow!(A d e tau);
            let returned = {
                checked::cusolverDnSsytrd_bufferSize(
                    handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(),
                )?
            };
            record_use!(Work::Done; A d e tau);
            returned
        }
        /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single precision).
        /// # Safety
        ///
        /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSsytrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, ipiv: impl DeviceOutput<i32>, work: impl DeviceOutput<f32>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsytrf);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnSsytrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
        /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, single precision).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSsytrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<f32>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnSsytrf_bufferSize(handle.as_handle(), n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (single precision).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnSsytri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, ipiv: impl DeviceInput<i32>, work: impl DeviceOutput<f32>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnSsytri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnSsytri(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
        /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, single precision).
        /// # Safety
        ///
        /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
        fn cusolverDnSsytri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<f32>, lda: i32, ipiv: impl DeviceInput<i32>,
        ) -> i32 {
            borrow!(A ipiv);
            let returned = {
                checked::cusolverDnSsytri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into())?
            };
            record_use!(Work::Done; A ipiv);
            returned
        }
        /// Computes the eigenvalues, and optionally eigenvectors, of a general square matrix A.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `W`, `VL`, `VR`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgeev(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceOutput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceOutput,
            dataTypeVL: runtime::cudaDataType, VL: impl AnyDeviceOutput, ldvl: i64, dataTypeVR: runtime::cudaDataType,
            VR: impl AnyDeviceOutput, ldvr: i64, computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput,
            workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXgeev);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : A W VL VR bufferOnDevice info
            );
            checked::cusolverDnXgeev(
                handle.as_handle(), params.as_handle(), jobvl, jobvr, n, dataTypeA, A.0.into(), lda, dataTypeW, W.0.into(),
                dataTypeVL, VL.0.into(), ldvl, dataTypeVR, VR.0.into(), ldvr, computeType, bufferOnDevice.0.into(),
                workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A W VL VR bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXgeev`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`, `VL`, `VR`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgeev_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceInput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceInput,
            dataTypeVL: runtime::cudaDataType, VL: impl AnyDeviceInput, ldvl: i64, dataTypeVR: runtime::cudaDataType,
            VR: impl AnyDeviceInput, ldvr: i64, computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A W VL VR);
            let returned = {
                checked::cusolverDnXgeev_bufferSize(
                    handle.as_handle(), params.as_handle(), jobvl, jobvr, n, dataTypeA, A.0.into(), lda, dataTypeW,
                    W.0.into(), dataTypeVL, VL.0.into(), ldvl, dataTypeVR, VR.0.into(), ldvr, computeType,
                )?
            };
            record_use!(Work::Done; A W VL VR);
            returned
        }
        /// Computes the QR factorization A = Q·R in place, with 64-bit sizes and selectable data types.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `tau`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgeqrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64, dataTypeTau: runtime::cudaDataType,
            tau: impl AnyDeviceOutput, computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput,
            workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXgeqrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau bufferOnDevice info
            );
            checked::cusolverDnXgeqrf(
                handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, dataTypeTau, tau.0.into(),
                computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                info.0.into(),
            )?;
            record_use!(work; A tau bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXgeqrf`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgeqrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, dataTypeTau: runtime::cudaDataType,
            tau: impl AnyDeviceInput, computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnXgeqrf_bufferSize(
                    handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, dataTypeTau, tau.0.into(),
                    computeType,
                )?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the SVD A = U·S·Vᴴ, with 64-bit sizes and selectable data types.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, jobu: i8,
            jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
            dataTypeS: runtime::cudaDataType, S: impl AnyDeviceOutput, dataTypeU: runtime::cudaDataType,
            U: impl AnyDeviceOutput, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: impl AnyDeviceOutput, ldvt: i64,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXgesvd);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U VT bufferOnDevice info
            );
            checked::cusolverDnXgesvd(
                handle.as_handle(), params.as_handle(), jobu, jobvt, m, n, dataTypeA, A.0.into(), lda, dataTypeS,
                S.0.into(), dataTypeU, U.0.into(), ldu, dataTypeVT, VT.0.into(), ldvt, computeType, bufferOnDevice.0.into(),
                workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A S U VT bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvd`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, jobu: i8,
            jobvt: i8, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64,
            dataTypeS: runtime::cudaDataType, S: impl AnyDeviceInput, dataTypeU: runtime::cudaDataType,
            U: impl AnyDeviceInput, ldu: i64, dataTypeVT: runtime::cudaDataType, VT: impl AnyDeviceInput, ldvt: i64,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A S U VT);
            let returned = {
                checked::cusolverDnXgesvd_bufferSize(
                    handle.as_handle(), params.as_handle(), jobu, jobvt, m, n, dataTypeA, A.0.into(), lda, dataTypeS,
                    S.0.into(), dataTypeU, U.0.into(), ldu, dataTypeVT, VT.0.into(), ldvt, computeType,
                )?
            };
            record_use!(Work::Done; A S U VT);
            returned
        }
        /// Computes the SVD A = U·S·Vᴴ by polar decomposition, faster than `cusolverDnXgesvd`; returns an error bound.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvdp(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput,
            lda: i64, dataTypeS: runtime::cudaDataType, S: impl AnyDeviceOutput, dataTypeU: runtime::cudaDataType,
            U: impl AnyDeviceOutput, ldu: i64, dataTypeV: runtime::cudaDataType, V: impl AnyDeviceOutput, ldv: i64,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: impl DeviceOutput<i32>,
        ) -> f64 {
            let called = called!(CUSOLVER, cusolverDnXgesvdp);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : A S U V bufferOnDevice d_info
            );
            let returned = {
                checked::cusolverDnXgesvdp(
                    handle.as_handle(), params.as_handle(), jobz, econ, m, n, dataTypeA, A.0.into(), lda, dataTypeS,
                    S.0.into(), dataTypeU, U.0.into(), ldu, dataTypeV, V.0.into(), ldv, computeType,
                    bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                    d_info.0.into(),
                )?
            };
            record_use!(work; A S U V bufferOnDevice d_info);
            returned
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvdp`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvdp_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, dataTypeS: runtime::cudaDataType, S: impl AnyDeviceInput, dataTypeU: runtime::cudaDataType,
            U: impl AnyDeviceInput, ldu: i64, dataTypeV: runtime::cudaDataType, V: impl AnyDeviceInput, ldv: i64,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnXgesvdp_bufferSize(
                    handle.as_handle(), params.as_handle(), jobz, econ, m, n, dataTypeA, A.0.into(), lda, dataTypeS,
                    S.0.into(), dataTypeU, U.0.into(), ldu, dataTypeV, V.0.into(), ldv, computeType,
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Approximates the k largest singular values, and optionally singular vectors, by random projections.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `Srand`, `Urand`, `Vrand`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvdr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, jobu: i8,
            jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceOutput, lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: impl AnyDeviceOutput,
            dataTypeUrand: runtime::cudaDataType, Urand: impl AnyDeviceOutput, ldUrand: i64,
            dataTypeVrand: runtime::cudaDataType, Vrand: impl AnyDeviceOutput, ldVrand: i64,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, d_info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXgesvdr);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : A Srand Urand Vrand bufferOnDevice d_info
            );
            checked::cusolverDnXgesvdr(
                handle.as_handle(), params.as_handle(), jobu, jobv, m, n, k, p, niters, dataTypeA, A.0.into(), lda,
                dataTypeSrand, Srand.0.into(), dataTypeUrand, Urand.0.into(), ldUrand, dataTypeVrand, Vrand.0.into(),
                ldVrand, computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost,
                workspaceInBytesOnHost, d_info.0.into(),
            )?;
            record_use!(work; A Srand Urand Vrand bufferOnDevice d_info);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvdr`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `Srand`, `Urand`, `Vrand`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvdr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, jobu: i8,
            jobv: i8, m: i64, n: i64, k: i64, p: i64, niters: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, dataTypeSrand: runtime::cudaDataType, Srand: impl AnyDeviceInput,
            dataTypeUrand: runtime::cudaDataType, Urand: impl AnyDeviceInput, ldUrand: i64,
            dataTypeVrand: runtime::cudaDataType, Vrand: impl AnyDeviceInput, ldVrand: i64,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A Srand Urand Vrand);
            let returned = {
                checked::cusolverDnXgesvdr_bufferSize(
                    handle.as_handle(), params.as_handle(), jobu, jobv, m, n, k, p, niters, dataTypeA, A.0.into(), lda,
                    dataTypeSrand, Srand.0.into(), dataTypeUrand, Urand.0.into(), ldUrand, dataTypeVrand, Vrand.0.into(),
                    ldVrand, computeType,
                )?
            };
            record_use!(Work::Done; A Srand Urand Vrand);
            returned
        }
        /// Computes the LU factorization P·A = L·U in place, with 64-bit sizes and selectable data types.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgetrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64, ipiv: impl DeviceOutput<i64>,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXgetrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv bufferOnDevice info
            );
            checked::cusolverDnXgetrf(
                handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, ipiv.0.into(), computeType,
                bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A ipiv bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXgetrf`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgetrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>, m: i64,
            n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A);
            let returned = {
                checked::cusolverDnXgetrf_bufferSize(
                    handle.as_handle(), params.as_handle(), m, n, dataTypeA, A.0.into(), lda, computeType,
                )?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves op(A)·X = B with the factors from `cusolverDnXgetrf`; X overwrites B.
        /// # Safety
        ///
        /// - `A`, `ipiv`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgetrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            trans: cublas::cublasOperation_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, ipiv: impl DeviceInput<i64>, dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXgetrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv B info);
            checked::cusolverDnXgetrs(
                handle.as_handle(), params.as_handle(), trans, n, nrhs, dataTypeA, A.0.into(), lda, ipiv.0.into(),
                dataTypeB, B.0.into(), ldb, info.0.into(),
            )?;
            record_use!(work; A ipiv B info);
        }
        /// Computes the triangular matrix T that combines k reflectors into the block reflector I − V·T·Vᴴ.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `V`, `tau`, `T`, `bufferOnDevice`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXlarft(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType,
            V: impl AnyDeviceInput, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: impl AnyDeviceInput,
            dataTypeT: runtime::cudaDataType, T: impl AnyDeviceOutput, ldt: i64, computeType: runtime::cudaDataType,
            bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
            workspaceInBytesOnHost: usize,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXlarft);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : V tau T bufferOnDevice);
            checked::cusolverDnXlarft(
                handle.as_handle(), params.as_handle(), direct, storev, n, k, dataTypeV, V.0.into(), ldv, dataTypeTau,
                tau.0.into(), dataTypeT, T.0.into(), ldt, computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice,
                bufferOnHost, workspaceInBytesOnHost,
            )?;
            record_use!(work; V tau T bufferOnDevice);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXlarft`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `V`, `tau`, `T`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXlarft_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            direct: cusolverDirectMode_t, storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType,
            V: impl AnyDeviceInput, ldv: i64, dataTypeTau: runtime::cudaDataType, tau: impl AnyDeviceInput,
            dataTypeT: runtime::cudaDataType, T: impl AnyDeviceOutput, ldt: i64, computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(V tau T);
            let returned = {
                checked::cusolverDnXlarft_bufferSize(
                    handle.as_handle(), params.as_handle(), direct, storev, n, k, dataTypeV, V.0.into(), ldv, dataTypeTau,
                    tau.0.into(), dataTypeT, T.0.into(), ldt, computeType,
                )?
            };
            record_use!(Work::Done; V tau T);
            returned
        }
        /// Computes the Cholesky factorization of a positive definite matrix A in place, with 64-bit sizes and selectable types.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXpotrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXpotrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A bufferOnDevice info);
            checked::cusolverDnXpotrf(
                handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, computeType,
                bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXpotrf`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXpotrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A);
            let returned = {
                checked::cusolverDnXpotrf_bufferSize(
                    handle.as_handle(), params.as_handle(), uplo, n, dataTypeA, A.0.into(), lda, computeType,
                )?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves A·X = B with the Cholesky factor from `cusolverDnXpotrf`; X overwrites B.
        /// # Safety
        ///
        /// - `A`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXpotrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput,
            lda: i64, dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXpotrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B info);
            checked::cusolverDnXpotrs(
                handle.as_handle(), params.as_handle(), uplo, n, nrhs, dataTypeA, A.0.into(), lda, dataTypeB, B.0.into(),
                ldb, info.0.into(),
            )?;
            record_use!(work; A B info);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes eigenvalues, and optionally eigenvectors, of a batch of symmetric or Hermitian matrices.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsyevBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceOutput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceOutput,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>, batchSize: i64,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXsyevBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W bufferOnDevice info
            );
            checked::cusolverDnXsyevBatched(
                handle.as_handle(), params.as_handle(), jobz, uplo, n, dataTypeA, A.0.into(), lda, dataTypeW, W.0.into(),
                computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                info.0.into(), batchSize,
            )?;
            record_use!(work; A W bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevBatched`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsyevBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceInput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceInput,
            computeType: runtime::cudaDataType, batchSize: i64,
        ) -> (usize, usize) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnXsyevBatched_bufferSize(
                    handle.as_handle(), params.as_handle(), jobz, uplo, n, dataTypeA, A.0.into(), lda, dataTypeW,
                    W.0.into(), computeType, batchSize,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes all eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A of a selectable type.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsyevd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceOutput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceOutput,
            computeType: runtime::cudaDataType, bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize,
            bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXsyevd);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W bufferOnDevice info
            );
            checked::cusolverDnXsyevd(
                handle.as_handle(), params.as_handle(), jobz, uplo, n, dataTypeA, A.0.into(), lda, dataTypeW, W.0.into(),
                computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
                info.0.into(),
            )?;
            record_use!(work; A W bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevd`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsyevd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType,
            A: impl AnyDeviceInput, lda: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceInput,
            computeType: runtime::cudaDataType,
        ) -> (usize, usize) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnXsyevd_bufferSize(
                    handle.as_handle(), params.as_handle(), jobz, uplo, n, dataTypeA, A.0.into(), lda, dataTypeW,
                    W.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A.
        /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `vl` must not be moved, changed or freed while the library may hold its address.
        /// - `vl`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `vu` must not be moved, changed or freed while the library may hold its address.
        /// - `vu`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusolverDnXsyevdx<T: Input, U: Input>(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64, vl: Option<&T>, vu: Option<&U>, il: i64,
            iu: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceOutput, computeType: runtime::cudaDataType,
            bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
            workspaceInBytesOnHost: usize, info: impl DeviceOutput<i32>,
        ) -> i64 {
            let called = called!(CUSOLVER, cusolverDnXsyevdx);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W bufferOnDevice info
            );
            let returned = {
                checked::cusolverDnXsyevdx(
                    handle.as_handle(), params.as_handle(), jobz, range, uplo, n, dataTypeA, A.0.into(), lda, vl, vu, il,
                    iu, dataTypeW, W.0.into(), computeType, bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost,
                    workspaceInBytesOnHost, info.0.into(),
                )?
            };
            record_use!(work; A W bufferOnDevice info);
            returned
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevdx`.
        /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
        ///
        /// Returns `h_meig`, `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `vl` must not be moved, changed or freed while the library may hold its address.
        /// - `vl`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `vu` must not be moved, changed or freed while the library may hold its address.
        /// - `vu`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusolverDnXsyevdx_bufferSize<T: Input, U: Input>(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnParams_t, MAJOR>,
            jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, vl: Option<&T>, vu: Option<&U>, il: i64,
            iu: i64, dataTypeW: runtime::cudaDataType, W: impl AnyDeviceInput, computeType: runtime::cudaDataType,
        ) -> (i64, usize, usize) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnXsyevdx_bufferSize(
                    handle.as_handle(), params.as_handle(), jobz, range, uplo, n, dataTypeA, A.0.into(), lda, vl, vu, il,
                    iu, dataTypeW, W.0.into(), computeType,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Solves A·X = B with the symmetric factorization from `sytrf`; X overwrites B.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`, `B`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        fn cusolverDnXsytrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, ipiv: impl DeviceInput<i64>,
            dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64, bufferOnDevice: impl AnyDeviceOutput,
            workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXsytrs);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv B bufferOnDevice info
            );
            checked::cusolverDnXsytrs(
                handle.as_handle(), uplo, n, nrhs, dataTypeA, A.0.into(), lda, ipiv.0.into(), dataTypeB, B.0.into(), ldb,
                bufferOnDevice.0.into(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.0.into(),
            )?;
            record_use!(work; A ipiv B bufferOnDevice info);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXsytrs`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`, `ipiv`, `B`: valid device memory of the size that the other arguments imply.
        fn cusolverDnXsytrs_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64,
            dataTypeA: runtime::cudaDataType, A: impl AnyDeviceInput, lda: i64, ipiv: impl DeviceInput<i64>,
            dataTypeB: runtime::cudaDataType, B: impl AnyDeviceOutput, ldb: i64,
        ) -> (usize, usize) {
            borrow!(A ipiv B);
            let returned = {
                checked::cusolverDnXsytrs_bufferSize(
                    handle.as_handle(), uplo, n, nrhs, dataTypeA, A.0.into(), lda, ipiv.0.into(), dataTypeB, B.0.into(),
                    ldb,
                )?
            };
            record_use!(Work::Done; A ipiv B);
            returned
        }
        /// Inverts a triangular matrix A in place, with 64-bit sizes and a selectable data type.
        /// - `bufferOnHost`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `bufferOnDevice`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
        fn cusolverDnXtrtri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t,
            diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
            bufferOnDevice: impl AnyDeviceOutput, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
            workspaceInBytesOnHost: usize, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnXtrtri);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A bufferOnDevice devInfo
            );
            checked::cusolverDnXtrtri(
                handle.as_handle(), uplo, diag, n, dataTypeA, A.0.into(), lda, bufferOnDevice.0.into(),
                workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, devInfo.0.into(),
            )?;
            record_use!(work; A bufferOnDevice devInfo);
        }
        /// Returns the device and host workspace sizes in bytes for `cusolverDnXtrtri`.
        /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
        ///
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnXtrtri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t,
            diag: cublas::cublasDiagType_t, n: i64, dataTypeA: runtime::cudaDataType, A: impl AnyDeviceOutput, lda: i64,
        ) -> (usize, usize) {
            borrow!(A);
            let returned = {
                checked::cusolverDnXtrtri_bufferSize(handle.as_handle(), uplo, diag, n, dataTypeA, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZCgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZCgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZCgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZCgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZCgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double-precision complex by refining an LU solution in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZCgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZCgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZCgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in single-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZCgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZCgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZEgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZEgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZEgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZEgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZEgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double-precision complex by refining an LU solution in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZEgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZEgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZEgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in bfloat16 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZEgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZEgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZKgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZKgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZKgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZKgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZKgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double-precision complex by refining an LU solution in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZKgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZKgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZKgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in half-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZKgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZKgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZYgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZYgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZYgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZYgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZYgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double-precision complex by refining an LU solution in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZYgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZYgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZYgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in TF32 complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZYgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZYgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in double-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZZgels(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZZgels);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : dA dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZZgels(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in double-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZZgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZZgels_bufferSize(
                    handle.as_handle(), m, n, nrhs, dA.0.into(), ldda, dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dB dX dWorkspace);
            returned
        }
        /// Solves A·X = B in double-precision complex by refining an LU solution in double-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZZgesv(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
            lwork_bytes: usize, d_info: impl DeviceOutput<cusolver_int_t>,
        ) -> cusolver_int_t {
            let called = called!(CUSOLVER, cusolverDnZZgesv);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : dA dipiv dB dX dWorkspace d_info
            );
            let returned = {
                checked::cusolverDnZZgesv(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(), lwork_bytes, d_info.0.into(),
                )?
            };
            record_use!(work; dA dipiv dB dX dWorkspace d_info);
            returned
        }
        /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in double-precision complex.
        /// # Safety
        ///
        /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZZgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: cusolver_int_t, nrhs: cusolver_int_t,
            dA: impl DeviceOutput<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dipiv: impl DeviceOutput<cusolver_int_t>,
            dB: impl DeviceOutput<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
            dX: impl DeviceOutput<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: impl AnyDeviceOutput,
        ) -> usize {
            borrow!(dA dipiv dB dX dWorkspace);
            let returned = {
                checked::cusolverDnZZgesv_bufferSize(
                    handle.as_handle(), n, nrhs, dA.0.into(), ldda, dipiv.0.into(), dB.0.into(), lddb, dX.0.into(), lddx,
                    dWorkspace.0.into(),
                )?
            };
            record_use!(Work::Done; dA dipiv dB dX dWorkspace);
            returned
        }
        /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZgebrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, D: impl DeviceOutput<f64>, E: impl DeviceOutput<f64>,
            TAUQ: impl DeviceOutput<runtime::cuDoubleComplex>, TAUP: impl DeviceOutput<runtime::cuDoubleComplex>,
            Work: impl DeviceOutput<runtime::cuDoubleComplex>, Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgebrd);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A D E TAUQ TAUP Work devInfo
            );
            checked::cusolverDnZgebrd(
                handle.as_handle(), m, n, A.0.into(), lda, D.0.into(), E.0.into(), TAUQ.0.into(), TAUP.0.into(),
                Work.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A D E TAUQ TAUP Work devInfo);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZgeqrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, TAU: impl DeviceOutput<runtime::cuDoubleComplex>,
            Workspace: impl DeviceOutput<runtime::cuDoubleComplex>, Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgeqrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A TAU Workspace devInfo
            );
            checked::cusolverDnZgeqrf(
                handle.as_handle(), m, n, A.0.into(), lda, TAU.0.into(), Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A TAU Workspace devInfo);
        }
        /// Returns the workspace size in elements for a QR factorization (`geqrf`, double-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZgeqrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnZgeqrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZgesvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobu: i8, jobvt: i8, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, S: impl DeviceOutput<f64>,
            U: impl DeviceOutput<runtime::cuDoubleComplex>, ldu: i32, VT: impl DeviceOutput<runtime::cuDoubleComplex>,
            ldvt: i32, work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, rwork: impl DeviceOutput<f64>,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgesvd);
            borrow!(
                work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U VT work rwork info
            );
            checked::cusolverDnZgesvd(
                handle.as_handle(), jobu, jobvt, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, VT.0.into(), ldvt,
                work.0.into(), lwork, rwork.0.into(), info.0.into(),
            )?;
            record_use!(work_; A S U VT work rwork info);
        }
        /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double-precision complex).
        /// - `h_R_nrmF`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
        fn cusolverDnZgesvdaStridedBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, strideA: i64, d_S: impl DeviceOutput<f64>,
            strideS: i64, d_U: impl DeviceOutput<runtime::cuDoubleComplex>, ldu: i32, strideU: i64,
            d_V: impl DeviceOutput<runtime::cuDoubleComplex>, ldv: i32, strideV: i64,
            d_work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, d_info: impl DeviceOutput<i32>,
            h_R_nrmF: *mut f64, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgesvdaStridedBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())),
                called : d_A d_S d_U d_V d_work d_info
            );
            checked::cusolverDnZgesvdaStridedBatched(
                handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(), ldu,
                strideU, d_V.0.into(), ldv, strideV, d_work.0.into(), lwork, d_info.0.into(), h_R_nrmF, batchSize,
            )?;
            record_use!(work; d_A d_S d_U d_V d_work d_info);
        }
        /// Returns the workspace size in elements for `gesvdaStridedBatched` (double-precision complex).
        /// # Safety
        ///
        /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZgesvdaStridedBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
            d_A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, strideA: i64, d_S: impl DeviceInput<f64>,
            strideS: i64, d_U: impl DeviceInput<runtime::cuDoubleComplex>, ldu: i32, strideU: i64,
            d_V: impl DeviceInput<runtime::cuDoubleComplex>, ldv: i32, strideV: i64, batchSize: i32,
        ) -> i32 {
            borrow!(d_A d_S d_U d_V);
            let returned = {
                checked::cusolverDnZgesvdaStridedBatched_bufferSize(
                    handle.as_handle(), jobz, rank, m, n, d_A.0.into(), lda, strideA, d_S.0.into(), strideS, d_U.0.into(),
                    ldu, strideU, d_V.0.into(), ldv, strideV, batchSize,
                )?
            };
            record_use!(Work::Done; d_A d_S d_U d_V);
            returned
        }
        /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZgesvdj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, S: impl DeviceOutput<f64>,
            U: impl DeviceOutput<runtime::cuDoubleComplex>, ldu: i32, V: impl DeviceOutput<runtime::cuDoubleComplex>,
            ldv: i32, work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgesvdj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnZgesvdj(
                handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZgesvdjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, S: impl DeviceOutput<f64>,
            U: impl DeviceOutput<runtime::cuDoubleComplex>, ldu: i32, V: impl DeviceOutput<runtime::cuDoubleComplex>,
            ldv: i32, work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgesvdjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A S U V work info);
            checked::cusolverDnZgesvdjBatched(
                handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                work.0.into(), lwork, info.0.into(), params.as_handle(), batchSize,
            )?;
            record_use!(work_; A S U V work info);
        }
        /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZgesvdjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, m: i32, n: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, S: impl DeviceInput<f64>,
            U: impl DeviceInput<runtime::cuDoubleComplex>, ldu: i32, V: impl DeviceInput<runtime::cuDoubleComplex>,
            ldv: i32, params: impl AsHandle<gesvdjInfo_t, MAJOR>, batchSize: i32,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnZgesvdjBatched_bufferSize(
                    handle.as_handle(), jobz, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZgesvdj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, S: impl DeviceInput<f64>,
            U: impl DeviceInput<runtime::cuDoubleComplex>, ldu: i32, V: impl DeviceInput<runtime::cuDoubleComplex>,
            ldv: i32, params: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A S U V);
            let returned = {
                checked::cusolverDnZgesvdj_bufferSize(
                    handle.as_handle(), jobz, econ, m, n, A.0.into(), lda, S.0.into(), U.0.into(), ldu, V.0.into(), ldv,
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A S U V);
            returned
        }
        /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZgetrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
            Workspace: impl DeviceOutput<runtime::cuDoubleComplex>, devIpiv: impl DeviceOutput<i32>,
            devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgetrf);
            borrow!(
                work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devIpiv devInfo
            );
            checked::cusolverDnZgetrf(
                handle.as_handle(), m, n, A.0.into(), lda, Workspace.0.into(), devIpiv.0.into(), devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devIpiv devInfo);
        }
        /// Returns the workspace size in elements for an LU factorization (`getrf`, double-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZgetrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnZgetrf_bufferSize(handle.as_handle(), m, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZgetrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, trans: cublas::cublasOperation_t, n: i32, nrhs: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, devIpiv: impl DeviceInput<i32>,
            B: impl DeviceOutput<runtime::cuDoubleComplex>, ldb: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZgetrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv B devInfo);
            checked::cusolverDnZgetrs(
                handle.as_handle(), trans, n, nrhs, A.0.into(), lda, devIpiv.0.into(), B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A devIpiv B devInfo);
        }
        /// Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZheevd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, W: impl DeviceOutput<f64>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZheevd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnZheevd(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for Hermitian eigenvalues (`heevd`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZheevd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, W: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnZheevd_bufferSize(handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into())?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZheevdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, vl: f64,
            vu: f64, il: i32, iu: i32, W: impl DeviceOutput<f64>, work: impl DeviceOutput<runtime::cuDoubleComplex>,
            lwork: i32, info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnZheevdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            let returned = {
                checked::cusolverDnZheevdx(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(), work.0.into(),
                    lwork, info.0.into(),
                )?
            };
            record_use!(work_; A W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`heevdx`, double-precision complex).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZheevdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, vl: f64,
            vu: f64, il: i32, iu: i32, W: impl DeviceInput<f64>,
        ) -> (i32, i32) {
            borrow!(A W);
            let returned = {
                checked::cusolverDnZheevdx_bufferSize(
                    handle.as_handle(), jobz, range, uplo, n, A.0.into(), lda, vl, vu, il, iu, W.0.into(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZheevj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, W: impl DeviceOutput<f64>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZheevj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnZheevj(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(),
            )?;
            record_use!(work_; A W work info);
        }
        /// Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZheevjBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, W: impl DeviceOutput<f64>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZheevjBatched);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A W work info);
            checked::cusolverDnZheevjBatched(
                handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), work.0.into(), lwork, info.0.into(),
                params.as_handle(), batchSize,
            )?;
            record_use!(work_; A W work info);
        }
        /// Returns the workspace size in elements for the batched eigensolver (`heevjBatched`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZheevjBatched_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, W: impl DeviceInput<f64>,
            params: impl AsHandle<syevjInfo_t, MAJOR>, batchSize: i32,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnZheevjBatched_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(), batchSize,
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Returns the workspace size in elements for the Jacobi eigensolver (`heevj`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZheevj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
            n: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, W: impl DeviceInput<f64>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A W);
            let returned = {
                checked::cusolverDnZheevj_bufferSize(
                    handle.as_handle(), jobz, uplo, n, A.0.into(), lda, W.0.into(), params.as_handle(),
                )?
            };
            record_use!(Work::Done; A W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZhegvd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
            B: impl DeviceOutput<runtime::cuDoubleComplex>, ldb: i32, W: impl DeviceOutput<f64>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZhegvd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnZhegvd(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A B W work info);
        }
        /// Returns the workspace size in elements for a generalized eigenproblem (`hegvd`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZhegvd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl DeviceInput<runtime::cuDoubleComplex>, ldb: i32, W: impl DeviceInput<f64>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnZhegvd_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZhegvdx(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, B: impl DeviceOutput<runtime::cuDoubleComplex>,
            ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, W: impl DeviceOutput<f64>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverDnZhegvdx);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            let returned = {
                checked::cusolverDnZhegvdx(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(), work.0.into(), lwork, info.0.into(),
                )?
            };
            record_use!(work_; A B W work info);
            returned
        }
        /// Returns the workspace size in elements for selected eigenvalues (`hegvdx`, double-precision complex).
        /// Returns `meig`, `lwork`.
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZhegvdx_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, B: impl DeviceInput<runtime::cuDoubleComplex>,
            ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, W: impl DeviceInput<f64>,
        ) -> (i32, i32) {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnZhegvdx_bufferSize(
                    handle.as_handle(), itype, jobz, range, uplo, n, A.0.into(), lda, B.0.into(), ldb, vl, vu, il, iu,
                    W.0.into(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZhegvj(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
            B: impl DeviceOutput<runtime::cuDoubleComplex>, ldb: i32, W: impl DeviceOutput<f64>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZhegvj);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B W work info);
            checked::cusolverDnZhegvj(
                handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(), work.0.into(),
                lwork, info.0.into(), params.as_handle(),
            )?;
            record_use!(work_; A B W work info);
        }
        /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`hegvj`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnZhegvj_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, itype: cusolverEigType_t, jobz: cusolverEigMode_t,
            uplo: cublas::cublasFillMode_t, n: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl DeviceInput<runtime::cuDoubleComplex>, ldb: i32, W: impl DeviceInput<f64>,
            params: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            borrow!(A B W);
            let returned = {
                checked::cusolverDnZhegvj_bufferSize(
                    handle.as_handle(), itype, jobz, uplo, n, A.0.into(), lda, B.0.into(), ldb, W.0.into(),
                    params.as_handle(),
                )?
            };
            record_use!(Work::Done; A B W);
            returned
        }
        /// Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZhetrd(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, d: impl DeviceOutput<f64>, e: impl DeviceOutput<f64>,
            tau: impl DeviceOutput<runtime::cuDoubleComplex>, work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32,
            info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZhetrd);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A d e tau work info);
            checked::cusolverDnZhetrd(
                handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(), work.0.into(), lwork,
                info.0.into(),
            )?;
            record_use!(work_; A d e tau work info);
        }
        /// Returns the workspace size in elements for tridiagonal reduction (`hetrd`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZhetrd_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, d: impl DeviceInput<f64>, e: impl DeviceInput<f64>,
            tau: impl DeviceInput<runtime::cuDoubleComplex>,
        ) -> i32 {
            borrow!(A d e tau);
            let returned = {
                checked::cusolverDnZhetrd_bufferSize(
                    handle.as_handle(), uplo, n, A.0.into(), lda, d.0.into(), e.0.into(), tau.0.into(),
                )?
            };
            record_use!(Work::Done; A d e tau);
            returned
        }
        /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZlaswp(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>,
            lda: i32, k1: i32, k2: i32, devIpiv: impl DeviceInput<i32>, incx: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZlaswp);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A devIpiv);
            checked::cusolverDnZlaswp(handle.as_handle(), n, A.0.into(), lda, k1, k2, devIpiv.0.into(), incx)?;
            record_use!(work; A devIpiv);
        }
        /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZlauum(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, work: impl DeviceOutput<runtime::cuDoubleComplex>,
            lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZlauum);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnZlauum(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, double-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZlauum_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnZlauum_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZpotrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
            Workspace: impl DeviceOutput<runtime::cuDoubleComplex>, Lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZpotrf);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A Workspace devInfo);
            checked::cusolverDnZpotrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, Workspace.0.into(), Lwork, devInfo.0.into(),
            )?;
            record_use!(work; A Workspace devInfo);
        }
        /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (double-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZpotrfBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            Aarray: impl DeviceOutput<*mut runtime::cuDoubleComplex>, lda: i32, infoArray: impl DeviceOutput<i32>,
            batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZpotrfBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : Aarray infoArray);
            checked::cusolverDnZpotrfBatched(
                handle.as_handle(), uplo, n, Aarray.0.into(), lda, infoArray.0.into(), batchSize,
            )?;
            record_use!(work; Aarray infoArray);
        }
        /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, double-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZpotrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnZpotrf_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZpotri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, work: impl DeviceOutput<runtime::cuDoubleComplex>,
            lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZpotri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A work devInfo);
            checked::cusolverDnZpotri(
                handle.as_handle(), uplo, n, A.0.into(), lda, work.0.into(), lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A work devInfo);
        }
        /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, double-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZpotri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnZpotri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZpotrs(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, B: impl DeviceOutput<runtime::cuDoubleComplex>,
            ldb: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZpotrs);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B devInfo);
            checked::cusolverDnZpotrs(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, devInfo.0.into(),
            )?;
            record_use!(work; A B devInfo);
        }
        /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZpotrsBatched(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
            A: impl DeviceOutput<*mut runtime::cuDoubleComplex>, lda: i32,
            B: impl DeviceOutput<*mut runtime::cuDoubleComplex>, ldb: i32, d_info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZpotrsBatched);
            borrow!(work = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A B d_info);
            checked::cusolverDnZpotrsBatched(
                handle.as_handle(), uplo, n, nrhs, A.0.into(), lda, B.0.into(), ldb, d_info.0.into(), batchSize,
            )?;
            record_use!(work; A B d_info);
        }
        /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZsytrf(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, ipiv: impl DeviceOutput<i32>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZsytrf);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnZsytrf(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
        /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, double-precision complex).
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZsytrf_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, n: i32, A: impl DeviceOutput<runtime::cuDoubleComplex>,
            lda: i32,
        ) -> i32 {
            borrow!(A);
            let returned = {
                checked::cusolverDnZsytrf_bufferSize(handle.as_handle(), n, A.0.into(), lda)?
            };
            record_use!(Work::Done; A);
            returned
        }
        /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZsytri(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, ipiv: impl DeviceInput<i32>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZsytri);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A ipiv work info);
            checked::cusolverDnZsytri(
                handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A ipiv work info);
        }
        /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZsytri_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, ipiv: impl DeviceInput<i32>,
        ) -> i32 {
            borrow!(A ipiv);
            let returned = {
                checked::cusolverDnZsytri_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, ipiv.0.into())?
            };
            record_use!(Work::Done; A ipiv);
            returned
        }
        /// Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of `gebrd` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZungbr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZungbr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnZungbr(
                handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q or Pᴴ explicitly (`ungbr`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZungbr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnZungbr_bufferSize(handle.as_handle(), side, m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes the first n columns of the unitary matrix Q from the reflectors of `geqrf` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZungqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZungqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnZungqr(
                handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`ungqr`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZungqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32, k: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnZungqr_bufferSize(handle.as_handle(), m, n, k, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// Computes the unitary matrix Q from the reflectors of `hetrd` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZungtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>,
            work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZungtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau work info);
            checked::cusolverDnZungtr(
                handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into(), work.0.into(), lwork, info.0.into(),
            )?;
            record_use!(work_; A tau work info);
        }
        /// Returns the workspace size in elements for computing Q explicitly (`ungtr`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZungtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, uplo: cublas::cublasFillMode_t, n: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>,
        ) -> i32 {
            borrow!(A tau);
            let returned = {
                checked::cusolverDnZungtr_bufferSize(handle.as_handle(), uplo, n, A.0.into(), lda, tau.0.into())?
            };
            record_use!(Work::Done; A tau);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `geqrf` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZunmqr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<runtime::cuDoubleComplex>,
            lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>, C: impl DeviceOutput<runtime::cuDoubleComplex>,
            ldc: i32, work: impl DeviceOutput<runtime::cuDoubleComplex>, lwork: i32, devInfo: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZunmqr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work devInfo);
            checked::cusolverDnZunmqr(
                handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, devInfo.0.into(),
            )?;
            record_use!(work_; A tau C work devInfo);
        }
        /// Returns the workspace size in elements for multiplying by Q (`unmqr`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZunmqr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            trans: cublas::cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<runtime::cuDoubleComplex>,
            lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>, C: impl DeviceInput<runtime::cuDoubleComplex>,
            ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnZunmqr_bufferSize(
                    handle.as_handle(), side, trans, m, n, k, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `hetrd` (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusolverDnZunmtr(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
            A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceOutput<runtime::cuDoubleComplex>,
            C: impl DeviceOutput<runtime::cuDoubleComplex>, ldc: i32, work: impl DeviceOutput<runtime::cuDoubleComplex>,
            lwork: i32, info: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverDnZunmtr);
            borrow!(work_ = Work::in_raw(checked::cusolverDnGetStream(handle.as_handle())), called : A tau C work info);
            checked::cusolverDnZunmtr(
                handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc, work.0.into(),
                lwork, info.0.into(),
            )?;
            record_use!(work_; A tau C work info);
        }
        /// Returns the workspace size in elements for multiplying by Q (`unmtr`, double-precision complex).
        /// # Safety
        ///
        /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
        fn cusolverDnZunmtr_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, side: cublas::cublasSideMode_t,
            uplo: cublas::cublasFillMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, tau: impl DeviceInput<runtime::cuDoubleComplex>,
            C: impl DeviceInput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> i32 {
            borrow!(A tau C);
            let returned = {
                checked::cusolverDnZunmtr_bufferSize(
                    handle.as_handle(), side, uplo, trans, m, n, A.0.into(), lda, tau.0.into(), C.0.into(), ldc,
                )?
            };
            record_use!(Work::Done; A tau C);
            returned
        }
        /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single-precision complex).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpCcsrcholBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpCcsrcholBufferInfo(
                    handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
        /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (single-precision complex).
        /// # Safety
        ///
        /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholDiag(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            diag: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsrcholDiag);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : diag);
            checked::cusolverSpCcsrcholDiag(handle.as_handle(), info.as_handle(), diag.0.into())?;
            record_use!(work; diag);
        }
        /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsrcholFactor);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA pBuffer
            );
            checked::cusolverSpCcsrcholFactor(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA pBuffer);
        }
        /// Solves A·x = b with a sparse Cholesky factorization (single-precision complex).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsrcholSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpCcsrcholSolve(
                handle.as_handle(), n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsreigvsi(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu0: runtime::cuComplex,
            x0: impl DeviceInput<runtime::cuComplex>, maxite: i32, eps: f32, mu: impl DeviceOutput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsreigvsi);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA x0 mu x
            );
            checked::cusolverSpCcsreigvsi(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                mu0, x0.0.into(), maxite, eps, mu.0.into(), x.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA x0 mu x);
        }
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single-precision complex).
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrlsvchol(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<runtime::cuComplex>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, b: impl DeviceInput<runtime::cuComplex>,
            tol: f32, reorder: i32, x: impl DeviceOutput<runtime::cuComplex>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpCcsrlsvchol);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpCcsrlsvchol(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
        /// Solves A·x = b for a CSR matrix A by QR (single-precision complex); `singularity` is −1 if A is invertible.
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrlsvqr(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<runtime::cuComplex>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, b: impl DeviceInput<runtime::cuComplex>,
            tol: f32, reorder: i32, x: impl DeviceOutput<runtime::cuComplex>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpCcsrlsvqr);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpCcsrlsvqr(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single-precision complex).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpCcsrqrBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpCcsrqrBufferInfo(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
        /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single-precision complex).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrBufferInfoBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<runtime::cuComplex>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, batchSize: i32,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpCcsrqrBufferInfoBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : csrVal csrRowPtr csrColInd
            );
            let returned = {
                checked::cusolverSpCcsrqrBufferInfoBatched(
                    handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(),
                    csrColInd.0.into(), batchSize, info.as_handle(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single-precision complex).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            b: impl DeviceOutput<runtime::cuComplex>, x: impl DeviceOutput<runtime::cuComplex>,
            info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsrqrFactor);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpCcsrqrFactor(
                handle.as_handle(), m, n, nnzA, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (single-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrSetup(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu: runtime::cuComplex,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsrqrSetup);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            checked::cusolverSpCcsrqrSetup(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), mu, info.as_handle(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA);
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization (single-precision complex).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, b: impl DeviceOutput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, info: impl AsHandle<csrqrInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsrqrSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpCcsrqrSolve(
                handle.as_handle(), m, n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrsvBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, b: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, batchSize: i32, info: impl AsHandle<csrqrInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpCcsrqrsvBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA b x pBuffer
            );
            checked::cusolverSpCcsrqrsvBatched(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), b.0.into(), x.0.into(), batchSize, info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA b x pBuffer);
        }
        /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double precision).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f64>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpDcsrcholBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpDcsrcholBufferInfo(
                    handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
        /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (double precision).
        /// # Safety
        ///
        /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholDiag(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            diag: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsrcholDiag);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : diag);
            checked::cusolverSpDcsrcholDiag(handle.as_handle(), info.as_handle(), diag.0.into())?;
            record_use!(work; diag);
        }
        /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f64>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsrcholFactor);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA pBuffer
            );
            checked::cusolverSpDcsrcholFactor(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA pBuffer);
        }
        /// Solves A·x = b with a sparse Cholesky factorization (double precision).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: impl DeviceInput<f64>, x: impl DeviceOutput<f64>,
            info: impl AsHandle<csrcholInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsrcholSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpDcsrcholSolve(
                handle.as_handle(), n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsreigvsi(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f64>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu0: f64, x0: impl DeviceInput<f64>,
            maxite: i32, eps: f64, mu: impl DeviceOutput<f64>, x: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsreigvsi);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA x0 mu x
            );
            checked::cusolverSpDcsreigvsi(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                mu0, x0.0.into(), maxite, eps, mu.0.into(), x.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA x0 mu x);
        }
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double precision).
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrlsvchol(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<f64>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, b: impl DeviceInput<f64>, tol: f64,
            reorder: i32, x: impl DeviceOutput<f64>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpDcsrlsvchol);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpDcsrlsvchol(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
        /// Solves A·x = b for a CSR matrix A by QR (double precision); `singularity` is −1 if A is invertible.
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrlsvqr(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<f64>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, b: impl DeviceInput<f64>, tol: f64,
            reorder: i32, x: impl DeviceOutput<f64>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpDcsrlsvqr);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpDcsrlsvqr(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
        /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double precision).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f64>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpDcsrqrBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpDcsrqrBufferInfo(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
        /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double precision).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrBufferInfoBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<f64>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, batchSize: i32,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpDcsrqrBufferInfoBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : csrVal csrRowPtr csrColInd
            );
            let returned = {
                checked::cusolverSpDcsrqrBufferInfoBatched(
                    handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(),
                    csrColInd.0.into(), batchSize, info.as_handle(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double precision).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32, b: impl DeviceOutput<f64>,
            x: impl DeviceOutput<f64>, info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsrqrFactor);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpDcsrqrFactor(
                handle.as_handle(), m, n, nnzA, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (double precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrSetup(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f64>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu: f64,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsrqrSetup);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            checked::cusolverSpDcsrqrSetup(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), mu, info.as_handle(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA);
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization (double precision).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, b: impl DeviceOutput<f64>,
            x: impl DeviceOutput<f64>, info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsrqrSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpDcsrqrSolve(
                handle.as_handle(), m, n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrsvBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f64>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, b: impl DeviceInput<f64>,
            x: impl DeviceOutput<f64>, batchSize: i32, info: impl AsHandle<csrqrInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpDcsrqrsvBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA b x pBuffer
            );
            checked::cusolverSpDcsrqrsvBatched(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), b.0.into(), x.0.into(), batchSize, info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA b x pBuffer);
        }
        /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single precision).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f32>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpScsrcholBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpScsrcholBufferInfo(
                    handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (single precision).
        /// # Safety
        ///
        /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholDiag(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            diag: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsrcholDiag);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : diag);
            checked::cusolverSpScsrcholDiag(handle.as_handle(), info.as_handle(), diag.0.into())?;
            record_use!(work; diag);
        }
        /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f32>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsrcholFactor);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA pBuffer
            );
            checked::cusolverSpScsrcholFactor(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA pBuffer);
        }
        /// Solves A·x = b with a sparse Cholesky factorization (single precision).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: impl DeviceInput<f32>, x: impl DeviceOutput<f32>,
            info: impl AsHandle<csrcholInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsrcholSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpScsrcholSolve(
                handle.as_handle(), n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsreigvsi(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f32>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu0: f32, x0: impl DeviceInput<f32>,
            maxite: i32, eps: f32, mu: impl DeviceOutput<f32>, x: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsreigvsi);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA x0 mu x
            );
            checked::cusolverSpScsreigvsi(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                mu0, x0.0.into(), maxite, eps, mu.0.into(), x.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA x0 mu x);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single precision).
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrlsvchol(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<f32>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, b: impl DeviceInput<f32>, tol: f32,
            reorder: i32, x: impl DeviceOutput<f32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpScsrlsvchol);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpScsrlsvchol(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
        /// Solves A·x = b for a CSR matrix A by QR (single precision); `singularity` is −1 if A is invertible.
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrlsvqr(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<f32>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, b: impl DeviceInput<f32>, tol: f32,
            reorder: i32, x: impl DeviceOutput<f32>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpScsrlsvqr);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpScsrlsvqr(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
        /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single precision).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f32>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpScsrqrBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpScsrqrBufferInfo(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
        /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single precision).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrBufferInfoBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<f32>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, batchSize: i32,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpScsrqrBufferInfoBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : csrVal csrRowPtr csrColInd
            );
            let returned = {
                checked::cusolverSpScsrqrBufferInfoBatched(
                    handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(),
                    csrColInd.0.into(), batchSize, info.as_handle(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single precision).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32, b: impl DeviceOutput<f32>,
            x: impl DeviceOutput<f32>, info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsrqrFactor);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpScsrqrFactor(
                handle.as_handle(), m, n, nnzA, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (single precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrSetup(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f32>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu: f32,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsrqrSetup);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            checked::cusolverSpScsrqrSetup(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), mu, info.as_handle(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA);
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization (single precision).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, b: impl DeviceOutput<f32>,
            x: impl DeviceOutput<f32>, info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsrqrSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpScsrqrSolve(
                handle.as_handle(), m, n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single precision).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrsvBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<f32>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, b: impl DeviceInput<f32>,
            x: impl DeviceOutput<f32>, batchSize: i32, info: impl AsHandle<csrqrInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpScsrqrsvBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA b x pBuffer
            );
            checked::cusolverSpScsrqrsvBatched(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), b.0.into(), x.0.into(), batchSize, info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA b x pBuffer);
        }
        /// Analyzes a CSR pattern for Cholesky factorization, and stores the analysis in `info`.
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrcholAnalysis(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: impl DeviceInput<i32>,
            csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpXcsrcholAnalysis);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : csrRowPtrA csrColIndA);
            checked::cusolverSpXcsrcholAnalysis(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrRowPtrA.0.into(), csrColIndA.0.into(), info.as_handle(),
            )?;
            record_use!(work; csrRowPtrA csrColIndA);
        }
        /// Analyzes a CSR pattern for QR factorization, and stores the analysis in `info`.
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrqrAnalysis(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: impl DeviceInput<i32>,
            csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpXcsrqrAnalysis);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : csrRowPtrA csrColIndA);
            checked::cusolverSpXcsrqrAnalysis(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                info.as_handle(),
            )?;
            record_use!(work; csrRowPtrA csrColIndA);
        }
        /// Analyzes the common pattern of a batch of CSR matrices for QR, and stores the analysis in `info`.
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrqrAnalysisBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: impl DeviceInput<i32>,
            csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpXcsrqrAnalysisBatched);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : csrRowPtrA csrColIndA);
            checked::cusolverSpXcsrqrAnalysisBatched(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                info.as_handle(),
            )?;
            record_use!(work; csrRowPtrA csrColIndA);
        }
        /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double-precision complex).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpZcsrcholBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpZcsrcholBufferInfo(
                    handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
        /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (double-precision complex).
        /// # Safety
        ///
        /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholDiag(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            diag: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsrcholDiag);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : diag);
            checked::cusolverSpZcsrcholDiag(handle.as_handle(), info.as_handle(), diag.0.into())?;
            record_use!(work; diag);
        }
        /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsrcholFactor);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA pBuffer
            );
            checked::cusolverSpZcsrcholFactor(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA pBuffer);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Solves A·x = b with a sparse Cholesky factorization (double-precision complex).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, info: impl AsHandle<csrcholInfo_t, MAJOR>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsrcholSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpZcsrcholSolve(
                handle.as_handle(), n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsreigvsi(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu0: runtime::cuDoubleComplex,
            x0: impl DeviceInput<runtime::cuDoubleComplex>, maxite: i32, eps: f64,
            mu: impl DeviceOutput<runtime::cuDoubleComplex>, x: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsreigvsi);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA x0 mu x
            );
            checked::cusolverSpZcsreigvsi(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(), csrColIndA.0.into(),
                mu0, x0.0.into(), maxite, eps, mu.0.into(), x.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA x0 mu x);
        }
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double-precision complex).
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrlsvchol(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>,
            b: impl DeviceInput<runtime::cuDoubleComplex>, tol: f64, reorder: i32,
            x: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpZcsrlsvchol);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpZcsrlsvchol(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
        /// Solves A·x = b for a CSR matrix A by QR (double-precision complex); `singularity` is −1 if A is invertible.
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrlsvqr(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>,
            b: impl DeviceInput<runtime::cuDoubleComplex>, tol: f64, reorder: i32,
            x: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> i32 {
            let called = called!(CUSOLVER, cusolverSpZcsrlsvqr);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd b x
            );
            let returned = {
                checked::cusolverSpZcsrlsvqr(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    b.0.into(), tol, reorder, x.0.into(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd b x);
            returned
        }
        /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double-precision complex).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrBufferInfo(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpZcsrqrBufferInfo);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            let returned = {
                checked::cusolverSpZcsrqrBufferInfo(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                    csrColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(work; csrValA csrRowPtrA csrColIndA);
            returned
        }
        /// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double-precision complex).
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrBufferInfoBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, batchSize: i32,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> (usize, usize) {
            let called = called!(CUSOLVER, cusolverSpZcsrqrBufferInfoBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : csrVal csrRowPtr csrColInd
            );
            let returned = {
                checked::cusolverSpZcsrqrBufferInfoBatched(
                    handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(),
                    csrColInd.0.into(), batchSize, info.as_handle(),
                )?
            };
            record_use!(work; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double-precision complex).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrFactor(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            b: impl DeviceOutput<runtime::cuDoubleComplex>, x: impl DeviceOutput<runtime::cuDoubleComplex>,
            info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsrqrFactor);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpZcsrqrFactor(
                handle.as_handle(), m, n, nnzA, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (double-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrSetup(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>, mu: runtime::cuDoubleComplex,
            info: impl AsHandle<csrqrInfo_t, MAJOR>,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsrqrSetup);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA
            );
            checked::cusolverSpZcsrqrSetup(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), mu, info.as_handle(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA);
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization (double-precision complex).
        /// # Safety
        ///
        /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrSolve(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32,
            b: impl DeviceOutput<runtime::cuDoubleComplex>, x: impl DeviceOutput<runtime::cuDoubleComplex>,
            info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsrqrSolve);
            borrow!(work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())), called : b x pBuffer);
            checked::cusolverSpZcsrqrSolve(
                handle.as_handle(), m, n, b.0.into(), x.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; b x pBuffer);
        }
        /// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double-precision complex).
        /// # Safety
        ///
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrsvBatched(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceInput<i32>,
            b: impl DeviceInput<runtime::cuDoubleComplex>, x: impl DeviceOutput<runtime::cuDoubleComplex>, batchSize: i32,
            info: impl AsHandle<csrqrInfo_t, MAJOR>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSOLVER, cusolverSpZcsrqrsvBatched);
            borrow!(
                work = Work::in_raw(checked::cusolverSpGetStream(handle.as_handle())),
                called : csrValA csrRowPtrA csrColIndA b x pBuffer
            );
            checked::cusolverSpZcsrqrsvBatched(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA.0.into(), csrRowPtrA.0.into(),
                csrColIndA.0.into(), b.0.into(), x.0.into(), batchSize, info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrValA csrRowPtrA csrColIndA b x pBuffer);
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {
        /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, single-precision complex).
        fn cusolverDnCgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnCgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, single-precision complex).
        fn cusolverDnCgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnCgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Creates a handle for dense solvers on the current device, and allocates device memory for it.
        fn cusolverDnCreate() -> Owned<cusolverDnHandle_t, MAJOR> {
            Owned::from_raw(checked::cusolverDnCreate()?)
        }
        /// Creates the parameter and result object of the Jacobi SVD, with default parameters.
        fn cusolverDnCreateGesvdjInfo() -> Owned<gesvdjInfo_t, MAJOR> {
            Owned::from_raw(checked::cusolverDnCreateGesvdjInfo()?)
        }
        /// Creates an options object for functions with 64-bit sizes, with default values.
        fn cusolverDnCreateParams() -> Owned<cusolverDnParams_t, MAJOR> {
            Owned::from_raw(checked::cusolverDnCreateParams()?)
        }
        /// Creates the parameter and result object of the Jacobi eigensolver, with default parameters.
        fn cusolverDnCreateSyevjInfo() -> Owned<syevjInfo_t, MAJOR> {
            Owned::from_raw(checked::cusolverDnCreateSyevjInfo()?)
        }
        /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, double precision).
        fn cusolverDnDgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnDgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, double precision).
        fn cusolverDnDgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnDgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Returns whether results must be bitwise reproducible for the same input.
        fn cusolverDnGetDeterministicMode(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>) -> cusolverDeterministicMode_t {
            checked::cusolverDnGetDeterministicMode(handle.as_handle())?
        }
        /// Returns the stream of a handle for dense solvers; null means the default stream.
        fn cusolverDnGetStream(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>) -> runtime::cudaStream_t {
            checked::cusolverDnGetStream(handle.as_handle())?
        }
        /// Creates an object that receives information about iterative refinement.
        fn cusolverDnIRSInfosCreate() -> Owned<cusolverDnIRSInfos_t, MAJOR> {
            Owned::from_raw(checked::cusolverDnIRSInfosCreate()?)
        }
        /// Returns the maximum number of iterations of the last call.
        fn cusolverDnIRSInfosGetMaxIters(infos: impl AsHandle<cusolverDnIRSInfos_t, MAJOR>) -> cusolver_int_t {
            checked::cusolverDnIRSInfosGetMaxIters(infos.as_handle())?
        }
        /// Returns the total number of iterations of the last call, negative if the call fell back or failed.
        fn cusolverDnIRSInfosGetNiters(infos: impl AsHandle<cusolverDnIRSInfos_t, MAJOR>) -> cusolver_int_t {
            checked::cusolverDnIRSInfosGetNiters(infos.as_handle())?
        }
        /// Returns the number of outer iterations of the last call.
        fn cusolverDnIRSInfosGetOuterNiters(infos: impl AsHandle<cusolverDnIRSInfos_t, MAJOR>) -> cusolver_int_t {
            checked::cusolverDnIRSInfosGetOuterNiters(infos.as_handle())?
        }
        /// Returns the address of the last call's residuals, whose recording must have been enabled.
        fn cusolverDnIRSInfosGetResidualHistory(infos: impl AsHandle<cusolverDnIRSInfos_t, MAJOR>) -> *mut c_void {
            checked::cusolverDnIRSInfosGetResidualHistory(infos.as_handle())?
        }
        /// Enables the recording of residuals, one for each iteration, in later calls.
        fn cusolverDnIRSInfosRequestResidual(infos: impl AsHandle<cusolverDnIRSInfos_t, MAJOR>) -> () {
            checked::cusolverDnIRSInfosRequestResidual(infos.as_handle())?
        }
        /// Creates a parameter object for iterative refinement; the precisions must be set before use.
        fn cusolverDnIRSParamsCreate() -> Owned<cusolverDnIRSParams_t, MAJOR> {
            Owned::from_raw(checked::cusolverDnIRSParamsCreate()?)
        }
        /// Disables the fallback to the main precision if refinement does not converge.
        fn cusolverDnIRSParamsDisableFallback(params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>) -> () {
            checked::cusolverDnIRSParamsDisableFallback(params.as_handle())?
        }
        /// Enables the fallback to the main precision if refinement does not converge.
        fn cusolverDnIRSParamsEnableFallback(params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>) -> () {
            checked::cusolverDnIRSParamsEnableFallback(params.as_handle())?
        }
        /// Returns the maximum total number of refinement iterations.
        fn cusolverDnIRSParamsGetMaxIters(params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>) -> cusolver_int_t {
            checked::cusolverDnIRSParamsGetMaxIters(params.as_handle())?
        }
        /// Sets the maximum total number of refinement iterations.
        fn cusolverDnIRSParamsSetMaxIters(
            params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, maxiters: cusolver_int_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetMaxIters(params.as_handle(), maxiters)?
        }
        /// Sets the maximum number of inner iterations, for refinement methods with an inner solver (GMRES).
        fn cusolverDnIRSParamsSetMaxItersInner(
            params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, maxiters_inner: cusolver_int_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetMaxItersInner(params.as_handle(), maxiters_inner)?
        }
        /// Sets the refinement method, such as classical iterative refinement or GMRES.
        fn cusolverDnIRSParamsSetRefinementSolver(
            params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, refinement_solver: cusolverIRSRefinement_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetRefinementSolver(params.as_handle(), refinement_solver)?
        }
        /// Sets the lowest precision that the factorization may use.
        fn cusolverDnIRSParamsSetSolverLowestPrecision(
            params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, solver_lowest_precision: cusolverPrecType_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetSolverLowestPrecision(params.as_handle(), solver_lowest_precision)?
        }
        /// Sets the precision of the data and the solution.
        fn cusolverDnIRSParamsSetSolverMainPrecision(
            params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, solver_main_precision: cusolverPrecType_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetSolverMainPrecision(params.as_handle(), solver_main_precision)?
        }
        /// Sets the precision of the data, and the lowest precision that the factorization may use.
        fn cusolverDnIRSParamsSetSolverPrecisions(
            params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, solver_main_precision: cusolverPrecType_t,
            solver_lowest_precision: cusolverPrecType_t,
        ) -> () {
            checked::cusolverDnIRSParamsSetSolverPrecisions(
                params.as_handle(), solver_main_precision, solver_lowest_precision,
            )?
        }
        /// Sets the residual tolerance at which refinement stops.
        fn cusolverDnIRSParamsSetTol(params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, val: f64) -> () {
            checked::cusolverDnIRSParamsSetTol(params.as_handle(), val)?
        }
        /// Sets the tolerance of the inner solver, for refinement methods that have one (GMRES).
        fn cusolverDnIRSParamsSetTolInner(params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>, val: f64) -> () {
            checked::cusolverDnIRSParamsSetTolInner(params.as_handle(), val)?
        }
        /// Selects the algorithm that a given function uses when it is called with these options.
        fn cusolverDnSetAdvOptions(
            params: impl AsHandle<cusolverDnParams_t, MAJOR>, function: cusolverDnFunction_t, algo: cusolverAlgMode_t,
        ) -> () {
            checked::cusolverDnSetAdvOptions(params.as_handle(), function, algo)?
        }
        /// Sets whether results must be bitwise reproducible for the same input, which may reduce performance.
        fn cusolverDnSetDeterministicMode(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, mode: cusolverDeterministicMode_t,
        ) -> () {
            checked::cusolverDnSetDeterministicMode(handle.as_handle(), mode)?
        }
        /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, single precision).
        fn cusolverDnSgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnSgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, single precision).
        fn cusolverDnSgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnSgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Sets the maximum number of sweeps of the Jacobi SVD.
        fn cusolverDnXgesvdjSetMaxSweeps(info: impl AsHandle<gesvdjInfo_t, MAJOR>, max_sweeps: i32) -> () {
            checked::cusolverDnXgesvdjSetMaxSweeps(info.as_handle(), max_sweeps)?
        }
        /// Sets whether the Jacobi SVD sorts singular values in descending order.
        fn cusolverDnXgesvdjSetSortEig(info: impl AsHandle<gesvdjInfo_t, MAJOR>, sort_svd: i32) -> () {
            checked::cusolverDnXgesvdjSetSortEig(info.as_handle(), sort_svd)?
        }
        /// Sets the tolerance at which the Jacobi SVD stops.
        fn cusolverDnXgesvdjSetTolerance(info: impl AsHandle<gesvdjInfo_t, MAJOR>, tolerance: f64) -> () {
            checked::cusolverDnXgesvdjSetTolerance(info.as_handle(), tolerance)?
        }
        /// Sets the maximum number of sweeps of the Jacobi eigensolver.
        fn cusolverDnXsyevjSetMaxSweeps(info: impl AsHandle<syevjInfo_t, MAJOR>, max_sweeps: i32) -> () {
            checked::cusolverDnXsyevjSetMaxSweeps(info.as_handle(), max_sweeps)?
        }
        /// Sets whether the Jacobi eigensolver sorts eigenvalues in ascending order.
        fn cusolverDnXsyevjSetSortEig(info: impl AsHandle<syevjInfo_t, MAJOR>, sort_eig: i32) -> () {
            checked::cusolverDnXsyevjSetSortEig(info.as_handle(), sort_eig)?
        }
        /// Sets the tolerance at which the Jacobi eigensolver stops.
        fn cusolverDnXsyevjSetTolerance(info: impl AsHandle<syevjInfo_t, MAJOR>, tolerance: f64) -> () {
            checked::cusolverDnXsyevjSetTolerance(info.as_handle(), tolerance)?
        }
        /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, double-precision complex).
        fn cusolverDnZgebrd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnZgebrd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, double-precision complex).
        fn cusolverDnZgesvd_bufferSize(handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, m: i32, n: i32) -> i32 {
            checked::cusolverDnZgesvd_bufferSize(handle.as_handle(), m, n)?
        }
        /// Returns the device addresses of L and U, stored as one CSR matrix M without L's unit diagonal.
        /// Returns `nnzM`, `Mp`, `Mi`, `Mx`.
        fn cusolverRfAccessBundledFactorsDevice(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> (i32, *mut i32, *mut i32, *mut f64) {
            checked::cusolverRfAccessBundledFactorsDevice(handle.as_handle())?
        }
        /// Creates a refactorization handle, for sparse systems in which only the values change.
        fn cusolverRfCreate() -> Owned<cusolverRfHandle_t, MAJOR> {
            Owned::from_raw(checked::cusolverRfCreate()?)
        }
        /// Copies L and U to host arrays, as one CSR matrix M without L's unit diagonal.
        /// Returns `h_nnzM`, `h_Mp`, `h_Mi`, `h_Mx`.
        fn cusolverRfExtractBundledFactorsHost(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> (i32, *mut i32, *mut i32, *mut f64) {
            checked::cusolverRfExtractBundledFactorsHost(handle.as_handle())?
        }
        /// Copies L and U to host arrays, as two CSR matrices.
        /// Returns `h_nnzL`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_nnzU`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`.
        fn cusolverRfExtractSplitFactorsHost(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> (i32, *mut i32, *mut i32, *mut f64, i32, *mut i32, *mut i32, *mut f64) {
            checked::cusolverRfExtractSplitFactorsHost(handle.as_handle())?
        }
        /// Returns the algorithms for refactorization and for triangular solves.
        /// Returns `factAlg`, `solveAlg`.
        fn cusolverRfGetAlgs(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> (cusolverRfFactorization_t, cusolverRfTriangularSolve_t) {
            checked::cusolverRfGetAlgs(handle.as_handle())?
        }
        /// Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.
        /// Returns `format`, `diag`.
        fn cusolverRfGetMatrixFormat(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> (cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t) {
            checked::cusolverRfGetMatrixFormat(handle.as_handle())?
        }
        /// Returns whether a small pivot was replaced with the boost value.
        fn cusolverRfGetNumericBoostReport(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> cusolverRfNumericBoostReport_t {
            checked::cusolverRfGetNumericBoostReport(handle.as_handle())?
        }
        /// Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.
        /// Returns `zero`, `boost`.
        fn cusolverRfGetNumericProperties(handle: impl AsHandle<cusolverRfHandle_t, MAJOR>) -> (f64, f64) {
            checked::cusolverRfGetNumericProperties(handle.as_handle())?
        }
        /// Returns whether `cusolverRfResetValues` uses a fast mode that requires more memory.
        fn cusolverRfGetResetValuesFastMode(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> cusolverRfResetValuesFastMode_t {
            checked::cusolverRfGetResetValuesFastMode(handle.as_handle())?
        }
        /// Sets the algorithms for refactorization and for triangular solves.
        fn cusolverRfSetAlgs(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>, factAlg: cusolverRfFactorization_t,
            solveAlg: cusolverRfTriangularSolve_t,
        ) -> () {
            checked::cusolverRfSetAlgs(handle.as_handle(), factAlg, solveAlg)?
        }
        /// Sets the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.
        fn cusolverRfSetMatrixFormat(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>, format: cusolverRfMatrixFormat_t,
            diag: cusolverRfUnitDiagonal_t,
        ) -> () {
            checked::cusolverRfSetMatrixFormat(handle.as_handle(), format, diag)?
        }
        /// Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.
        fn cusolverRfSetNumericProperties(handle: impl AsHandle<cusolverRfHandle_t, MAJOR>, zero: f64, boost: f64) -> () {
            checked::cusolverRfSetNumericProperties(handle.as_handle(), zero, boost)?
        }
        /// Sets whether `cusolverRfResetValues` uses a fast mode that requires more memory.
        fn cusolverRfSetResetValuesFastMode(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>, fastMode: cusolverRfResetValuesFastMode_t,
        ) -> () {
            checked::cusolverRfSetResetValuesFastMode(handle.as_handle(), fastMode)?
        }
        /// Creates a handle for sparse solvers on the current device.
        fn cusolverSpCreate() -> Owned<cusolverSpHandle_t, MAJOR> {
            Owned::from_raw(checked::cusolverSpCreate()?)
        }
        /// Creates an object that stores a sparse Cholesky factorization.
        fn cusolverSpCreateCsrcholInfo() -> Owned<csrcholInfo_t, MAJOR> {
            Owned::from_raw(checked::cusolverSpCreateCsrcholInfo()?)
        }
        /// Creates an object that stores a sparse Cholesky factorization on the CPU.
        fn cusolverSpCreateCsrcholInfoHost() -> Owned<csrcholInfoHost_t, MAJOR> {
            Owned::from_raw(checked::cusolverSpCreateCsrcholInfoHost()?)
        }
        /// Creates an object that stores a sparse LU factorization on the CPU.
        fn cusolverSpCreateCsrluInfoHost() -> Owned<csrluInfoHost_t, MAJOR> {
            Owned::from_raw(checked::cusolverSpCreateCsrluInfoHost()?)
        }
        /// Creates an object that stores a sparse QR factorization.
        fn cusolverSpCreateCsrqrInfo() -> Owned<csrqrInfo_t, MAJOR> {
            Owned::from_raw(checked::cusolverSpCreateCsrqrInfo()?)
        }
        /// Creates an object that stores a sparse QR factorization on the CPU.
        fn cusolverSpCreateCsrqrInfoHost() -> Owned<csrqrInfoHost_t, MAJOR> {
            Owned::from_raw(checked::cusolverSpCreateCsrqrInfoHost()?)
        }
        /// Returns the stream of a handle for sparse solvers; null means the default stream.
        fn cusolverSpGetStream(handle: impl AsHandle<cusolverSpHandle_t, MAJOR>) -> runtime::cudaStream_t {
            checked::cusolverSpGetStream(handle.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size in bytes for `cusolverDnIRSXgels`.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnIRSXgels_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>,
            m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        ) -> usize {
            checked::cusolverDnIRSXgels_bufferSize(handle.as_handle(), params.as_handle(), m, n, nrhs)?
        }
        /// Returns the workspace size in bytes for `cusolverDnIRSXgesv`.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnIRSXgesv_bufferSize(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, params: impl AsHandle<cusolverDnIRSParams_t, MAJOR>,
            n: cusolver_int_t, nrhs: cusolver_int_t,
        ) -> usize {
            checked::cusolverDnIRSXgesv_bufferSize(handle.as_handle(), params.as_handle(), n, nrhs)?
        }
        /// Returns the residual (Frobenius norm) of the last call of `gesvdj` that was not batched.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvdjGetResidual(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, info: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> f64 {
            checked::cusolverDnXgesvdjGetResidual(handle.as_handle(), info.as_handle())?
        }
        /// Returns the number of sweeps of the last call of `gesvdj` that was not batched.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXgesvdjGetSweeps(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, info: impl AsHandle<gesvdjInfo_t, MAJOR>,
        ) -> i32 {
            checked::cusolverDnXgesvdjGetSweeps(handle.as_handle(), info.as_handle())?
        }
        /// Returns the residual (Frobenius norm) of the last call of `syevj` or a variant that is not batched.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsyevjGetResidual(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, info: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> f64 {
            checked::cusolverDnXsyevjGetResidual(handle.as_handle(), info.as_handle())?
        }
        /// Returns the number of sweeps of the last call of `syevj` or a variant that is not batched.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverDnXsyevjGetSweeps(
            handle: impl AsHandle<cusolverDnHandle_t, MAJOR>, info: impl AsHandle<syevjInfo_t, MAJOR>,
        ) -> i32 {
            checked::cusolverDnXsyevjGetSweeps(handle.as_handle(), info.as_handle())?
        }
        /// Analyzes the pattern for parallel refactorization; call this function once after setup.
        /// # Safety
        ///
        /// - The matrices that were passed to the handle still exist.
        fn cusolverRfAnalyze(handle: impl AsHandle<cusolverRfHandle_t, MAJOR>) -> () {
            checked::cusolverRfAnalyze(handle.as_handle())?
        }
        /// Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.
        /// # Safety
        ///
        /// - The matrices that were passed to the handle still exist.
        fn cusolverRfBatchAnalyze(handle: impl AsHandle<cusolverRfHandle_t, MAJOR>) -> () {
            checked::cusolverRfBatchAnalyze(handle.as_handle())?
        }
        /// Factorizes each matrix of the batch with its current values on the GPU.
        /// # Safety
        ///
        /// - The matrices that were passed to the handle still exist.
        fn cusolverRfBatchRefactor(handle: impl AsHandle<cusolverRfHandle_t, MAJOR>) -> () {
            checked::cusolverRfBatchRefactor(handle.as_handle())?
        }
        /// Replaces the values of each matrix of the batch; the pattern must not change.
        /// - `csrRowPtrA`, `csrColIndA`, `csrValA_array`, `P`, `Q`: on the device
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`, `csrValA_array`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - Each address in `csrValA_array` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        fn cusolverRfBatchResetValues(
            batchSize: i32, n: i32, nnzA: i32, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>,
            csrValA_array: CuPtr<*mut f64>, P: CuPtr<i32>, Q: CuPtr<i32>, handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> () {
            checked::cusolverRfBatchResetValues(
                batchSize, n, nnzA, csrRowPtrA, csrColIndA, csrValA_array, P, Q, handle.as_handle(),
            )?
        }
        /// Initializes a handle with sparse matrices of one pattern, and their L, U, P and Q, from host arrays.
        /// - `h_csrRowPtrA`, `h_csrColIndA`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`, `h_P`, `h_Q`: in, an address, passed unchanged
        /// - `h_csrValA_array`: in, array, whose length is passed as `batchSize`
        ///
        /// # Safety
        ///
        /// - `h_csrRowPtrA`, `h_csrRowPtrL`, `h_csrRowPtrU`: valid memory of `n + 1` elements.
        /// - `h_csrColIndA`: valid memory of `nnzA` elements.
        /// - Each address in `h_csrValA_array` points to valid memory of the size that the other arguments imply.
        /// - `h_csrColIndL`: valid memory of `nnzL` elements.
        /// - `h_csrValL`: valid memory of `nnzL` elements.
        /// - `h_csrColIndU`: valid memory of `nnzU` elements.
        /// - `h_csrValU`: valid memory of `nnzU` elements.
        /// - `h_P`, `h_Q`: valid memory of `n` elements.
        /// - `h_csrValA_array` must not be moved, changed or freed while the library may hold its address.
        fn cusolverRfBatchSetupHost(
            n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA_array: &[*mut f64], nnzL: i32,
            h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32,
            h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32,
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> () {
            checked::cusolverRfBatchSetupHost(
                n, nnzA, h_csrRowPtrA, h_csrColIndA, h_csrValA_array, nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, nnzU,
                h_csrRowPtrU, h_csrColIndU, h_csrValU, h_P, h_Q, handle.as_handle(),
            )?
        }
        /// Solves each system of the batch with its last factors; solutions overwrite the right-hand sides.
        /// - `P`, `Q`, `Temp`, `XF_array`: on the device
        ///
        /// # Safety
        ///
        /// - `P`, `Q`, `Temp`, `XF_array`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        /// - Each address in `XF_array` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        fn cusolverRfBatchSolve(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>, P: CuPtr<i32>, Q: CuPtr<i32>, nrhs: i32, Temp: CuPtr<f64>,
            ldt: i32, XF_array: CuPtr<*mut f64>, ldxf: i32,
        ) -> () {
            checked::cusolverRfBatchSolve(handle.as_handle(), P, Q, nrhs, Temp, ldt, XF_array, ldxf)?
        }
        /// Stores in `position` the position of the first zero pivot of each matrix of the batch, or −1.
        /// - `position`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `position`: valid memory of the size that the other arguments imply.
        fn cusolverRfBatchZeroPivot(handle: impl AsHandle<cusolverRfHandle_t, MAJOR>, position: *mut i32) -> () {
            checked::cusolverRfBatchZeroPivot(handle.as_handle(), position)?
        }
        /// Factorizes A with its current values on the GPU, using the pattern and permutations of the setup.
        /// # Safety
        ///
        /// - The matrices that were passed to the handle still exist.
        fn cusolverRfRefactor(handle: impl AsHandle<cusolverRfHandle_t, MAJOR>) -> () {
            checked::cusolverRfRefactor(handle.as_handle())?
        }
        /// Replaces the values of A in the handle; the pattern must be the same as in the setup.
        /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `P`, `Q`: on the device
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        fn cusolverRfResetValues(
            n: i32, nnzA: i32, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, csrValA: CuPtr<f64>, P: CuPtr<i32>,
            Q: CuPtr<i32>, handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> () {
            checked::cusolverRfResetValues(n, nnzA, csrRowPtrA, csrColIndA, csrValA, P, Q, handle.as_handle())?
        }
        /// Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in device memory.
        /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `csrRowPtrL`, `csrColIndL`, `csrValL`, `csrRowPtrU`, `csrColIndU`, `csrValU`, `P`, `Q`: on the device
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `csrRowPtrL`, `csrColIndL`, `csrValL`, `csrRowPtrU`, `csrColIndU`, `csrValU`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        fn cusolverRfSetupDevice(
            n: i32, nnzA: i32, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, csrValA: CuPtr<f64>, nnzL: i32,
            csrRowPtrL: CuPtr<i32>, csrColIndL: CuPtr<i32>, csrValL: CuPtr<f64>, nnzU: i32, csrRowPtrU: CuPtr<i32>,
            csrColIndU: CuPtr<i32>, csrValU: CuPtr<f64>, P: CuPtr<i32>, Q: CuPtr<i32>,
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> () {
            checked::cusolverRfSetupDevice(
                n, nnzA, csrRowPtrA, csrColIndA, csrValA, nnzL, csrRowPtrL, csrColIndL, csrValL, nnzU, csrRowPtrU,
                csrColIndU, csrValU, P, Q, handle.as_handle(),
            )?
        }
        /// Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in host memory.
        /// - `h_csrRowPtrA`, `h_csrColIndA`, `h_csrValA`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`, `h_P`, `h_Q`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `h_csrRowPtrA`, `h_csrRowPtrL`, `h_csrRowPtrU`: valid memory of `n + 1` elements.
        /// - `h_csrColIndA`: valid memory of `nnzA` elements.
        /// - `h_csrValA`: valid memory of `nnzA` elements.
        /// - `h_csrColIndL`: valid memory of `nnzL` elements.
        /// - `h_csrValL`: valid memory of `nnzL` elements.
        /// - `h_csrColIndU`: valid memory of `nnzU` elements.
        /// - `h_csrValU`: valid memory of `nnzU` elements.
        /// - `h_P`, `h_Q`: valid memory of `n` elements.
        fn cusolverRfSetupHost(
            n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA: *mut f64, nnzL: i32,
            h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32,
            h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32,
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>,
        ) -> () {
            checked::cusolverRfSetupHost(
                n, nnzA, h_csrRowPtrA, h_csrColIndA, h_csrValA, nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, nnzU,
                h_csrRowPtrU, h_csrColIndU, h_csrValU, h_P, h_Q, handle.as_handle(),
            )?
        }
        /// Solves A·X = F for `nrhs` right-hand sides with the last factors; X overwrites F in `XF`.
        /// - `P`, `Q`, `Temp`, `XF`: on the device
        ///
        /// # Safety
        ///
        /// - `P`, `Q`, `Temp`, `XF`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
        fn cusolverRfSolve(
            handle: impl AsHandle<cusolverRfHandle_t, MAJOR>, P: CuPtr<i32>, Q: CuPtr<i32>, nrhs: i32, Temp: CuPtr<f64>,
            ldt: i32, XF: CuPtr<f64>, ldxf: i32,
        ) -> () {
            checked::cusolverRfSolve(handle.as_handle(), P, Q, nrhs, Temp, ldt, XF, ldxf)?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpCcsrcholBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpCcsrcholFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(), pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse Cholesky factorization on the CPU (single-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const runtime::cuComplex,
            x: *mut runtime::cuComplex, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpCcsrcholSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpCcsrcholZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrcholZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpCcsrcholZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsreigsHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex,
        ) -> i32 {
            checked::cusolverSpCcsreigsHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, left_bottom_corner,
                right_upper_corner,
            )?
        }
        /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `x0`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsreigvsiHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, mu0: runtime::cuComplex, x0: *const runtime::cuComplex, maxite: i32, tol: f32,
            x: *mut runtime::cuComplex,
        ) -> runtime::cuComplex {
            checked::cusolverSpCcsreigvsiHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x,
            )?
        }
        /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
        ///
        /// Returns `rankA`, `min_norm`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrlsqvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, x: *mut runtime::cuComplex, p: *mut i32,
        ) -> (i32, f32) {
            checked::cusolverSpCcsrlsqvqrHost(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, x, p,
            )?
        }
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single-precision complex).
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrVal`: valid memory of `nnz` elements.
        /// - `csrRowPtr`: valid memory of `m + 1` elements.
        /// - `csrColInd`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrlsvcholHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: *const runtime::cuComplex, csrRowPtr: *const i32,
            csrColInd: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex,
        ) -> i32 {
            checked::cusolverSpCcsrlsvcholHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrVal, csrRowPtr, csrColInd, b, tol, reorder, x,
            )?
        }
        /// Solves A·x = b for a CSR matrix A by LU on the CPU (single-precision complex); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `b`, `x`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrlsvluHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex,
        ) -> i32 {
            checked::cusolverSpCcsrlsvluHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
        /// Solves A·x = b for a CSR matrix A by QR on the CPU (single-precision complex); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrlsvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex,
        ) -> i32 {
            checked::cusolverSpCcsrlsvqrHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrluBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpCcsrluBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single-precision complex).
        /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
        /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrluExtractHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, P: *mut i32, Q: *mut i32,
            descrL: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValL: *mut runtime::cuComplex, csrRowPtrL: *mut i32,
            csrColIndL: *mut i32, descrU: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValU: *mut runtime::cuComplex,
            csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpCcsrluExtractHost(
                handle.as_handle(), P, Q, descrL.as_handle(), csrValL, csrRowPtrL, csrColIndL, descrU.as_handle(), csrValU,
                csrRowPtrU, csrColIndU, info.as_handle(), pBuffer,
            )?
        }
        /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrluFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pivot_threshold: f32, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpCcsrluFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
                pivot_threshold, pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse LU factorization on the CPU (single-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrluSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const runtime::cuComplex,
            x: *mut runtime::cuComplex, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpCcsrluSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrluZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrluInfoHost_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpCcsrluZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpCcsrqrBufferInfoHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex,
            x: *mut runtime::cuComplex, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpCcsrqrFactorHost(handle.as_handle(), m, n, nnzA, b, x, info.as_handle(), pBuffer)?
        }
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrSetupHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, mu: runtime::cuComplex, info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> () {
            checked::cusolverSpCcsrqrSetupHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu, info.as_handle(),
            )?
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, b: *mut runtime::cuComplex,
            x: *mut runtime::cuComplex, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpCcsrqrSolveHost(handle.as_handle(), m, n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfo_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpCcsrqrZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrqrZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpCcsrqrZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `P`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpCcsrzfdHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32,
            csrColIndA: *const i32, P: *mut i32,
        ) -> i32 {
            checked::cusolverSpCcsrzfdHost(
                handle.as_handle(), n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, P,
            )?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpDcsrcholBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpDcsrcholFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(), pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse Cholesky factorization on the CPU (double precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const f64, x: *mut f64,
            info: impl AsHandle<csrcholInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpDcsrcholSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpDcsrcholZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrcholZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpDcsrcholZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsreigsHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex,
            right_upper_corner: runtime::cuDoubleComplex,
        ) -> i32 {
            checked::cusolverSpDcsreigsHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, left_bottom_corner,
                right_upper_corner,
            )?
        }
        /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `x0`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsreigvsiHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, mu0: f64, x0: *const f64, maxite: i32, tol: f64, x: *mut f64,
        ) -> f64 {
            checked::cusolverSpDcsreigvsiHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x,
            )?
        }
        /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
        ///
        /// Returns `rankA`, `min_norm`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrlsqvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const f64, tol: f64, x: *mut f64, p: *mut i32,
        ) -> (i32, f64) {
            checked::cusolverSpDcsrlsqvqrHost(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, x, p,
            )?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double precision).
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrVal`: valid memory of `nnz` elements.
        /// - `csrRowPtr`: valid memory of `m + 1` elements.
        /// - `csrColInd`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrlsvcholHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: *const f64, csrRowPtr: *const i32,
            csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64,
        ) -> i32 {
            checked::cusolverSpDcsrlsvcholHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrVal, csrRowPtr, csrColInd, b, tol, reorder, x,
            )?
        }
        /// Solves A·x = b for a CSR matrix A by LU on the CPU (double precision); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `b`, `x`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrlsvluHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64,
        ) -> i32 {
            checked::cusolverSpDcsrlsvluHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
        /// Solves A·x = b for a CSR matrix A by QR on the CPU (double precision); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrlsvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64,
        ) -> i32 {
            checked::cusolverSpDcsrlsvqrHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrluBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpDcsrluBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double precision).
        /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
        /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrluExtractHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, P: *mut i32, Q: *mut i32,
            descrL: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValL: *mut f64, csrRowPtrL: *mut i32,
            csrColIndL: *mut i32, descrU: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValU: *mut f64,
            csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpDcsrluExtractHost(
                handle.as_handle(), P, Q, descrL.as_handle(), csrValL, csrRowPtrL, csrColIndL, descrU.as_handle(), csrValU,
                csrRowPtrU, csrColIndU, info.as_handle(), pBuffer,
            )?
        }
        /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrluFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pivot_threshold: f64, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpDcsrluFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
                pivot_threshold, pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse LU factorization on the CPU (double precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrluSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const f64, x: *mut f64,
            info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpDcsrluSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrluZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrluInfoHost_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpDcsrluZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpDcsrqrBufferInfoHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64,
            info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpDcsrqrFactorHost(handle.as_handle(), m, n, nnzA, b, x, info.as_handle(), pBuffer)?
        }
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrSetupHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, mu: f64, info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> () {
            checked::cusolverSpDcsrqrSetupHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu, info.as_handle(),
            )?
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, b: *mut f64, x: *mut f64,
            info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpDcsrqrSolveHost(handle.as_handle(), m, n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfo_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpDcsrqrZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrqrZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpDcsrqrZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `P`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpDcsrzfdHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f64, csrRowPtrA: *const i32,
            csrColIndA: *const i32, P: *mut i32,
        ) -> i32 {
            checked::cusolverSpDcsrzfdHost(
                handle.as_handle(), n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, P,
            )?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpScsrcholBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpScsrcholFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(), pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse Cholesky factorization on the CPU (single precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const f32, x: *mut f32,
            info: impl AsHandle<csrcholInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpScsrcholSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpScsrcholZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrcholZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpScsrcholZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsreigsHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, left_bottom_corner: runtime::cuComplex, right_upper_corner: runtime::cuComplex,
        ) -> i32 {
            checked::cusolverSpScsreigsHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, left_bottom_corner,
                right_upper_corner,
            )?
        }
        /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `x0`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsreigvsiHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, mu0: f32, x0: *const f32, maxite: i32, tol: f32, x: *mut f32,
        ) -> f32 {
            checked::cusolverSpScsreigvsiHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x,
            )?
        }
        /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
        ///
        /// Returns `rankA`, `min_norm`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrlsqvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const f32, tol: f32, x: *mut f32, p: *mut i32,
        ) -> (i32, f32) {
            checked::cusolverSpScsrlsqvqrHost(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, x, p,
            )?
        }
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single precision).
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrVal`: valid memory of `nnz` elements.
        /// - `csrRowPtr`: valid memory of `m + 1` elements.
        /// - `csrColInd`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrlsvcholHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: *const f32, csrRowPtr: *const i32,
            csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32,
        ) -> i32 {
            checked::cusolverSpScsrlsvcholHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrVal, csrRowPtr, csrColInd, b, tol, reorder, x,
            )?
        }
        /// Solves A·x = b for a CSR matrix A by LU on the CPU (single precision); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `b`, `x`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrlsvluHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32,
        ) -> i32 {
            checked::cusolverSpScsrlsvluHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
        /// Solves A·x = b for a CSR matrix A by QR on the CPU (single precision); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrlsvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32,
        ) -> i32 {
            checked::cusolverSpScsrlsvqrHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrluBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpScsrluBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single precision).
        /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
        /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrluExtractHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, P: *mut i32, Q: *mut i32,
            descrL: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValL: *mut f32, csrRowPtrL: *mut i32,
            csrColIndL: *mut i32, descrU: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValU: *mut f32,
            csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpScsrluExtractHost(
                handle.as_handle(), P, Q, descrL.as_handle(), csrValL, csrRowPtrL, csrColIndL, descrU.as_handle(), csrValU,
                csrRowPtrU, csrColIndU, info.as_handle(), pBuffer,
            )?
        }
        /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrluFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pivot_threshold: f32, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpScsrluFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
                pivot_threshold, pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse LU factorization on the CPU (single precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrluSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const f32, x: *mut f32,
            info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpScsrluSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrluZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrluInfoHost_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpScsrluZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpScsrqrBufferInfoHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32,
            info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpScsrqrFactorHost(handle.as_handle(), m, n, nnzA, b, x, info.as_handle(), pBuffer)?
        }
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrSetupHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, mu: f32, info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> () {
            checked::cusolverSpScsrqrSetupHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu, info.as_handle(),
            )?
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single precision).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, b: *mut f32, x: *mut f32,
            info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpScsrqrSolveHost(handle.as_handle(), m, n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfo_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpScsrqrZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single precision).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrqrZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, tol: f32,
        ) -> i32 {
            checked::cusolverSpScsrqrZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single precision).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `P`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpScsrzfdHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const f32, csrRowPtrA: *const i32,
            csrColIndA: *const i32, P: *mut i32,
        ) -> i32 {
            checked::cusolverSpScsrzfdHost(
                handle.as_handle(), n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, P,
            )?
        }
        /// Analyzes a CSR pattern for Cholesky factorization on the CPU, and stores the analysis in `info`.
        /// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrcholAnalysisHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            info: impl AsHandle<csrcholInfoHost_t, MAJOR>,
        ) -> () {
            checked::cusolverSpXcsrcholAnalysisHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Checks, on the CPU, whether the sparsity pattern of a CSR matrix A is symmetric.
        /// - `csrRowPtrA`, `csrEndPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrEndPtrA`: valid memory of `m` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrissymHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrEndPtrA: *const i32,
            csrColIndA: *const i32,
        ) -> i32 {
            checked::cusolverSpXcsrissymHost(
                handle.as_handle(), m, nnzA, descrA.as_handle(), csrRowPtrA, csrEndPtrA, csrColIndA,
            )?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Analyzes a CSR pattern for LU factorization on the CPU, and stores the analysis in `info`.
        /// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrluAnalysisHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            info: impl AsHandle<csrluInfoHost_t, MAJOR>,
        ) -> () {
            checked::cusolverSpXcsrluAnalysisHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Returns the numbers of nonzeros of the factors L and U of a factorization on the CPU.
        /// Returns `nnzLRef`, `nnzURef`.
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrluNnzHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrluInfoHost_t, MAJOR>,
        ) -> (i32, i32) {
            checked::cusolverSpXcsrluNnzHost(handle.as_handle(), info.as_handle())?
        }
        /// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (METIS nested dissection on A + Aᵀ).
        /// - `csrRowPtrA`, `csrColIndA`, `options`, `p`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `options`: valid memory of the size that the other arguments imply.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrmetisndHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            options: *const i64, p: *mut i32,
        ) -> () {
            checked::cusolverSpXcsrmetisndHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, options, p,
            )?
        }
        /// Permutes the rows and columns of a CSR pattern in place; `map` receives the new positions of its values.
        /// - `csrRowPtrA`, `csrColIndA`, `p`, `q`, `map`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`, `map`: valid memory of `nnzA` elements.
        /// - `p`: valid memory of `m` elements.
        /// - `q`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrpermHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *mut i32, csrColIndA: *mut i32, p: *const i32,
            q: *const i32, map: *mut i32, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpXcsrpermHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, p, q, map, pBuffer,
            )?
        }
        /// Returns the host workspace size in bytes for `cusolverSpXcsrpermHost`.
        /// - `csrRowPtrA`, `csrColIndA`, `p`, `q`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `p`: valid memory of `m` elements.
        /// - `q`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrperm_bufferSizeHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            p: *const i32, q: *const i32,
        ) -> usize {
            checked::cusolverSpXcsrperm_bufferSizeHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, p, q,
            )?
        }
        /// Analyzes a CSR pattern for QR factorization on the CPU, and stores the analysis in `info`.
        /// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrqrAnalysisHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> () {
            checked::cusolverSpXcsrqrAnalysisHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (approximate minimum degree on A + Aᵀ).
        /// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrsymamdHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            p: *mut i32,
        ) -> () {
            checked::cusolverSpXcsrsymamdHost(handle.as_handle(), n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, p)?
        }
        /// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (quotient-graph minimum degree on A + Aᵀ).
        /// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrsymmdqHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            p: *mut i32,
        ) -> () {
            checked::cusolverSpXcsrsymmdqHost(handle.as_handle(), n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, p)?
        }
        /// Computes, on the CPU, a bandwidth-reducing permutation of a CSR matrix A (reverse Cuthill–McKee on A + Aᵀ).
        /// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpXcsrsymrcmHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrRowPtrA: *const i32, csrColIndA: *const i32,
            p: *mut i32,
        ) -> () {
            checked::cusolverSpXcsrsymrcmHost(handle.as_handle(), n, nnzA, descrA.as_handle(), csrRowPtrA, csrColIndA, p)?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpZcsrcholBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, info: impl AsHandle<csrcholInfoHost_t, MAJOR>,
            pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpZcsrcholFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(), pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse Cholesky factorization on the CPU (double-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const runtime::cuDoubleComplex,
            x: *mut runtime::cuDoubleComplex, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpZcsrcholSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
        /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfo_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpZcsrcholZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrcholZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrcholInfoHost_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpZcsrcholZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsreigsHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, left_bottom_corner: runtime::cuDoubleComplex,
            right_upper_corner: runtime::cuDoubleComplex,
        ) -> i32 {
            checked::cusolverSpZcsreigsHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, left_bottom_corner,
                right_upper_corner,
            )?
        }
        /// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `x0`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsreigvsiHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, mu0: runtime::cuDoubleComplex,
            x0: *const runtime::cuDoubleComplex, maxite: i32, tol: f64, x: *mut runtime::cuDoubleComplex,
        ) -> runtime::cuDoubleComplex {
            checked::cusolverSpZcsreigvsiHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x,
            )?
        }
        /// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
        ///
        /// Returns `rankA`, `min_norm`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `p`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrlsqvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64,
            x: *mut runtime::cuDoubleComplex, p: *mut i32,
        ) -> (i32, f64) {
            checked::cusolverSpZcsrlsqvqrHost(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, x, p,
            )?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double-precision complex).
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrVal`: valid memory of `nnz` elements.
        /// - `csrRowPtr`: valid memory of `m + 1` elements.
        /// - `csrColInd`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrlsvcholHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrVal: *const runtime::cuDoubleComplex,
            csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32,
            x: *mut runtime::cuDoubleComplex,
        ) -> i32 {
            checked::cusolverSpZcsrlsvcholHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrVal, csrRowPtr, csrColInd, b, tol, reorder, x,
            )?
        }
        /// Solves A·x = b for a CSR matrix A by LU on the CPU (double-precision complex); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `b`, `x`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrlsvluHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32,
            x: *mut runtime::cuDoubleComplex,
        ) -> i32 {
            checked::cusolverSpZcsrlsvluHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Solves A·x = b for a CSR matrix A by QR on the CPU (double-precision complex); `singularity` is −1 if A is invertible.
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `b`, `x`: valid memory of `m` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrlsvqrHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32,
            x: *mut runtime::cuDoubleComplex,
        ) -> i32 {
            checked::cusolverSpZcsrlsvqrHost(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x,
            )?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrluBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpZcsrluBufferInfoHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double-precision complex).
        /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
        /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrluExtractHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, P: *mut i32, Q: *mut i32,
            descrL: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValL: *mut runtime::cuDoubleComplex,
            csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: impl AsHandle<cusparse::cusparseMatDescr_t>,
            csrValU: *mut runtime::cuDoubleComplex, csrRowPtrU: *mut i32, csrColIndU: *mut i32,
            info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpZcsrluExtractHost(
                handle.as_handle(), P, Q, descrL.as_handle(), csrValL, csrRowPtrL, csrColIndL, descrU.as_handle(), csrValU,
                csrRowPtrU, csrColIndU, info.as_handle(), pBuffer,
            )?
        }
        /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrluFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, info: impl AsHandle<csrluInfoHost_t, MAJOR>,
            pivot_threshold: f64, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpZcsrluFactorHost(
                handle.as_handle(), n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
                pivot_threshold, pBuffer,
            )?
        }
        /// Solves A·x = b with a sparse LU factorization on the CPU (double-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`, `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrluSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, b: *const runtime::cuDoubleComplex,
            x: *mut runtime::cuDoubleComplex, info: impl AsHandle<csrluInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpZcsrluSolveHost(handle.as_handle(), n, b, x, info.as_handle(), pBuffer)?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrluZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrluInfoHost_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpZcsrluZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// Returns `internalDataInBytes`, `workspaceInBytes`.
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrBufferInfoHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> (usize, usize) {
            checked::cusolverSpZcsrqrBufferInfoHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, info.as_handle(),
            )?
        }
        /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrFactorHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex,
            x: *mut runtime::cuDoubleComplex, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpZcsrqrFactorHost(handle.as_handle(), m, n, nnzA, b, x, info.as_handle(), pBuffer)?
        }
        /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnzA` elements.
        /// - `csrRowPtrA`: valid memory of `m + 1` elements.
        /// - `csrColIndA`: valid memory of `nnzA` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrSetupHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, nnzA: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuDoubleComplex,
            info: impl AsHandle<csrqrInfoHost_t, MAJOR>,
        ) -> () {
            checked::cusolverSpZcsrqrSetupHost(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, mu, info.as_handle(),
            )?
        }
        /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double-precision complex).
        /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `b`: valid memory of `m` elements.
        /// - `x`: valid memory of `n` elements.
        /// - `pBuffer`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrSolveHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, m: i32, n: i32, b: *mut runtime::cuDoubleComplex,
            x: *mut runtime::cuDoubleComplex, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, pBuffer: *mut c_void,
        ) -> () {
            checked::cusolverSpZcsrqrSolveHost(handle.as_handle(), m, n, b, x, info.as_handle(), pBuffer)?
        }
    }
}

owned! {
    cusolver, cusolverStatus_t;

    safe {}

    unsafe {
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrZeroPivot(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfo_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpZcsrqrZeroPivot(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double-precision complex).
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrqrZeroPivotHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, info: impl AsHandle<csrqrInfoHost_t, MAJOR>, tol: f64,
        ) -> i32 {
            checked::cusolverSpZcsrqrZeroPivotHost(handle.as_handle(), info.as_handle(), tol)?
        }
        /// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double-precision complex).
        /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `csrValA`: valid memory of `nnz` elements.
        /// - `csrRowPtrA`: valid memory of `n + 1` elements.
        /// - `csrColIndA`: valid memory of `nnz` elements.
        /// - `P`: valid memory of `n` elements.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusolverSpZcsrzfdHost(
            handle: impl AsHandle<cusolverSpHandle_t, MAJOR>, n: i32, nnz: i32,
            descrA: impl AsHandle<cusparse::cusparseMatDescr_t>, csrValA: *const runtime::cuDoubleComplex,
            csrRowPtrA: *const i32, csrColIndA: *const i32, P: *mut i32,
        ) -> i32 {
            checked::cusolverSpZcsrzfdHost(
                handle.as_handle(), n, nnz, descrA.as_handle(), csrValA, csrRowPtrA, csrColIndA, P,
            )?
        }
    }
}
