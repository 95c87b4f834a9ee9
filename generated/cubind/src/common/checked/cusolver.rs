//! Functions with a `Result` that are identical in all major versions (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in single-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCCgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in single-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCCgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in single-precision complex by refining an LU solution in single-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCCgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in single-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCCgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in bfloat16 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCEgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in bfloat16 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCEgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Solves A·X = B in single-precision complex by refining an LU solution in bfloat16 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCEgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in bfloat16 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCEgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in half-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCKgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in half-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCKgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in single-precision complex by refining an LU solution in half-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCKgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in half-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCKgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in TF32 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCYgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in TF32 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCYgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in single-precision complex by refining an LU solution in TF32 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCYgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in TF32 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCYgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single-precision complex).
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgebrd(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, D: CuPtr<f32>,
        E: CuPtr<f32>, TAUQ: CuPtr<runtime::cuComplex>, TAUP: CuPtr<runtime::cuComplex>,
        Work: CuPtr<runtime::cuComplex>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, single-precision complex).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnCgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (single-precision complex).
    /// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgeqrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        TAU: CuPtr<runtime::cuComplex>, Workspace: CuPtr<runtime::cuComplex>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a QR factorization (`geqrf`, single-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCgeqrf_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single-precision complex).
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgesvd(
        handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        S: CuPtr<f32>, U: CuPtr<runtime::cuComplex>, ldu: i32, VT: CuPtr<runtime::cuComplex>, ldvt: i32,
        work: CuPtr<runtime::cuComplex>, lwork: i32, rwork: CuPtr<f32>, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, single-precision complex).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnCgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single-precision complex).
    /// - `d_A`: in, on the device
    /// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
    /// - `h_R_nrmF`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgesvdaStridedBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: CuPtr<runtime::cuComplex>,
        lda: i32, strideA: i64, d_S: CuPtr<f32>, strideS: i64, d_U: CuPtr<runtime::cuComplex>, ldu: i32, strideU: i64,
        d_V: CuPtr<runtime::cuComplex>, ldv: i32, strideV: i64, d_work: CuPtr<runtime::cuComplex>, lwork: i32,
        d_info: CuPtr<i32>, h_R_nrmF: *mut f64, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for `gesvdaStridedBatched` (single-precision complex).
    /// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: CuPtr<runtime::cuComplex>,
        lda: i32, strideA: i64, d_S: CuPtr<f32>, strideS: i64, d_U: CuPtr<runtime::cuComplex>, ldu: i32, strideU: i64,
        d_V: CuPtr<runtime::cuComplex>, ldv: i32, strideV: i64, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single-precision complex).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgesvdj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: CuPtr<runtime::cuComplex>,
        lda: i32, S: CuPtr<f32>, U: CuPtr<runtime::cuComplex>, ldu: i32, V: CuPtr<runtime::cuComplex>, ldv: i32,
        work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>, params: gesvdjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single-precision complex).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgesvdjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        S: CuPtr<f32>, U: CuPtr<runtime::cuComplex>, ldu: i32, V: CuPtr<runtime::cuComplex>, ldv: i32,
        work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>, params: gesvdjInfo_t, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, single-precision complex).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        S: CuPtr<f32>, U: CuPtr<runtime::cuComplex>, ldu: i32, V: CuPtr<runtime::cuComplex>, ldv: i32,
        params: gesvdjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, single-precision complex).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCgesvdj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: CuPtr<runtime::cuComplex>,
        lda: i32, S: CuPtr<f32>, U: CuPtr<runtime::cuComplex>, ldu: i32, V: CuPtr<runtime::cuComplex>, ldv: i32,
        params: gesvdjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (single-precision complex).
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgetrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        Workspace: CuPtr<runtime::cuComplex>, devIpiv: CuPtr<i32>, devInfo: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in elements for an LU factorization (`getrf`, single-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCgetrf_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (single-precision complex).
    /// - `A`, `devIpiv`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCgetrs(
        handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: CuPtr<runtime::cuComplex>,
        lda: i32, devIpiv: CuPtr<i32>, B: CuPtr<runtime::cuComplex>, ldb: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCheevd(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, W: CuPtr<f32>, work: CuPtr<runtime::cuComplex>, lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for Hermitian eigenvalues (`heevd`, single-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCheevd_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, W: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCheevdx(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`heevdx`, single-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCheevdx_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, W: CuPtr<f32>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (single-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCheevj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, W: CuPtr<f32>, work: CuPtr<runtime::cuComplex>, lwork: i32,
        info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (single-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCheevjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, W: CuPtr<f32>, work: CuPtr<runtime::cuComplex>, lwork: i32,
        info: CuPtr<i32>, params: syevjInfo_t, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the batched eigensolver (`heevjBatched`, single-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCheevjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, W: CuPtr<f32>, params: syevjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for the Jacobi eigensolver (`heevj`, single-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCheevj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, W: CuPtr<f32>, params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnChegvd(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>, ldb: i32, W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in elements for a generalized eigenproblem (`hegvd`, single-precision complex).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnChegvd_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>, ldb: i32, W: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnChegvdx(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, W: CuPtr<f32>, work: CuPtr<runtime::cuComplex>, lwork: i32,
        info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`hegvdx`, single-precision complex).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnChegvdx_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, vl: f32, vu: f32, il: i32, iu: i32, W: CuPtr<f32>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (single-precision complex).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnChegvj(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>, ldb: i32, W: CuPtr<f32>,
        work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`hegvj`, single-precision complex).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnChegvj_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>, ldb: i32, W: CuPtr<f32>,
        params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (single-precision complex).
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnChetrd(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        d: CuPtr<f32>, e: CuPtr<f32>, tau: CuPtr<runtime::cuComplex>, work: CuPtr<runtime::cuComplex>, lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for tridiagonal reduction (`hetrd`, single-precision complex).
    /// - `A`, `d`, `e`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnChetrd_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        d: CuPtr<f32>, e: CuPtr<f32>, tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    #[other = owned]
    /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (single-precision complex).
    /// - `A`: on the device
    /// - `devIpiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnClaswp(
        handle: cusolverDnHandle_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32, k1: i32, k2: i32,
        devIpiv: CuPtr<i32>, incx: i32,
    ) -> ();
    #[other = owned]
    /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single-precision complex).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnClauum(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        work: CuPtr<runtime::cuComplex>, lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, single-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnClauum_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single-precision complex).
    /// - `A`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCpotrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        Workspace: CuPtr<runtime::cuComplex>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (single-precision complex).
    /// - `Aarray`, `infoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCpotrfBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: CuPtr<*mut runtime::cuComplex>,
        lda: i32, infoArray: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, single-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCpotrf_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (single-precision complex).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCpotri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        work: CuPtr<runtime::cuComplex>, lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, single-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCpotri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (single-precision complex).
    /// - `A`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCpotrs(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: CuPtr<runtime::cuComplex>,
        lda: i32, B: CuPtr<runtime::cuComplex>, ldb: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (single-precision complex).
    /// - `A`, `B`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCpotrsBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
        A: CuPtr<*mut runtime::cuComplex>, lda: i32, B: CuPtr<*mut runtime::cuComplex>, ldb: i32, d_info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Creates a handle for dense solvers on the current device, and allocates device memory for it.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnCreate() -> cusolverDnHandle_t;
    #[other = owned]
    /// Creates the parameter and result object of the Jacobi SVD, with default parameters.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnCreateGesvdjInfo() -> gesvdjInfo_t;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Creates an options object for functions with 64-bit sizes, with default values.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnCreateParams() -> cusolverDnParams_t;
    #[other = owned]
    /// Creates the parameter and result object of the Jacobi eigensolver, with default parameters.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnCreateSyevjInfo() -> syevjInfo_t;
    #[other = owned]
    /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single-precision complex).
    /// - `A`, `ipiv`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCsytrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        ipiv: CuPtr<i32>, work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, single-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32) -> i32;
    #[other = owned]
    /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (single-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCsytri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        ipiv: CuPtr<i32>, work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, single-precision complex).
    /// - `A`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCsytri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        ipiv: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of `gebrd` (single-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCungbr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, tau: CuPtr<runtime::cuComplex>, work: CuPtr<runtime::cuComplex>,
        lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q or Pᴴ explicitly (`ungbr`, single-precision complex).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCungbr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    #[other = owned]
    /// Computes the first n columns of the unitary matrix Q from the reflectors of `geqrf` (single-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCungqr(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        tau: CuPtr<runtime::cuComplex>, work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`ungqr`, single-precision complex).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCungqr_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    #[other = owned]
    /// Computes the unitary matrix Q from the reflectors of `hetrd` (single-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCungtr(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        tau: CuPtr<runtime::cuComplex>, work: CuPtr<runtime::cuComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`ungtr`, single-precision complex).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCungtr_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        tau: CuPtr<runtime::cuComplex>,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `geqrf` (single-precision complex).
    /// - `A`, `tau`: in, on the device
    /// - `C`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCunmqr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<runtime::cuComplex>, lda: i32, tau: CuPtr<runtime::cuComplex>, C: CuPtr<runtime::cuComplex>,
        ldc: i32, work: CuPtr<runtime::cuComplex>, lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`unmqr`, single-precision complex).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCunmqr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<runtime::cuComplex>, lda: i32, tau: CuPtr<runtime::cuComplex>, C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `hetrd` (single-precision complex).
    /// - `A`, `tau`, `C`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnCunmtr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        tau: CuPtr<runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32, work: CuPtr<runtime::cuComplex>,
        lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`unmtr`, single-precision complex).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnCunmtr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        tau: CuPtr<runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> i32;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in bfloat16.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDBgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double precision, with QR in bfloat16.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDBgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double precision by refining an LU solution in bfloat16.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDBgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double precision, with LU in bfloat16.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDBgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in double precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDDgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double precision, with QR in double precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDDgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double precision by refining an LU solution in double precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDDgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double precision, with LU in double precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDDgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in half precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDHgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double precision, with QR in half precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDHgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double precision by refining an LU solution in half precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDHgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double precision, with LU in half precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDHgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in single precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDSgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double precision, with QR in single precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDSgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double precision by refining an LU solution in single precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDSgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double precision, with LU in single precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDSgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in TF32.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDXgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double precision, with QR in TF32.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDXgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>,
        ldda: cusolver_int_t, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double precision by refining an LU solution in TF32.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDXgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double precision, with LU in TF32.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDXgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f64>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f64>, lddb: cusolver_int_t, dX: CuPtr<f64>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    /// Destroys a handle for dense solvers and frees its memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> ();
    /// Destroys the parameter and result object of the Jacobi SVD.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> ();
    /// Destroys an options object for functions with 64-bit sizes.
    /// - `params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `params`: a live handle that no other thread uses during the call.
    /// - No thread may use `params`, or objects that belong to it, during or after the call.
    fn cusolverDnDestroyParams(params: cusolverDnParams_t) -> ();
    /// Destroys the parameter and result object of the Jacobi eigensolver.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> ();
    #[other = owned]
    /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double precision).
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgebrd(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, D: CuPtr<f64>, E: CuPtr<f64>,
        TAUQ: CuPtr<f64>, TAUP: CuPtr<f64>, Work: CuPtr<f64>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, double precision).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnDgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (double precision).
    /// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgeqrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, TAU: CuPtr<f64>, Workspace: CuPtr<f64>,
        Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a QR factorization (`geqrf`, double precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32) -> i32;
    #[other = owned]
    /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double precision).
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgesvd(
        handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: CuPtr<f64>, lda: i32, S: CuPtr<f64>,
        U: CuPtr<f64>, ldu: i32, VT: CuPtr<f64>, ldvt: i32, work: CuPtr<f64>, lwork: i32, rwork: CuPtr<f64>,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, double precision).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnDgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double precision).
    /// - `d_A`: in, on the device
    /// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
    /// - `h_R_nrmF`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgesvdaStridedBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: CuPtr<f64>, lda: i32,
        strideA: i64, d_S: CuPtr<f64>, strideS: i64, d_U: CuPtr<f64>, ldu: i32, strideU: i64, d_V: CuPtr<f64>, ldv: i32,
        strideV: i64, d_work: CuPtr<f64>, lwork: i32, d_info: CuPtr<i32>, h_R_nrmF: *mut f64, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for `gesvdaStridedBatched` (double precision).
    /// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: CuPtr<f64>, lda: i32,
        strideA: i64, d_S: CuPtr<f64>, strideS: i64, d_U: CuPtr<f64>, ldu: i32, strideU: i64, d_V: CuPtr<f64>, ldv: i32,
        strideV: i64, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double precision).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgesvdj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: CuPtr<f64>, lda: i32,
        S: CuPtr<f64>, U: CuPtr<f64>, ldu: i32, V: CuPtr<f64>, ldv: i32, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
        params: gesvdjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double precision).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgesvdjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, S: CuPtr<f64>,
        U: CuPtr<f64>, ldu: i32, V: CuPtr<f64>, ldv: i32, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
        params: gesvdjInfo_t, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, double precision).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, S: CuPtr<f64>,
        U: CuPtr<f64>, ldu: i32, V: CuPtr<f64>, ldv: i32, params: gesvdjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, double precision).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDgesvdj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: CuPtr<f64>, lda: i32,
        S: CuPtr<f64>, U: CuPtr<f64>, ldu: i32, V: CuPtr<f64>, ldv: i32, params: gesvdjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (double precision).
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgetrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, Workspace: CuPtr<f64>, devIpiv: CuPtr<i32>,
        devInfo: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in elements for an LU factorization (`getrf`, double precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32) -> i32;
    #[other = owned]
    /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (double precision).
    /// - `A`, `devIpiv`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDgetrs(
        handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: CuPtr<f64>, lda: i32,
        devIpiv: CuPtr<i32>, B: CuPtr<f64>, ldb: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (double precision).
    /// - `A`: on the device
    /// - `devIpiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDlaswp(
        handle: cusolverDnHandle_t, n: i32, A: CuPtr<f64>, lda: i32, k1: i32, k2: i32, devIpiv: CuPtr<i32>, incx: i32,
    ) -> ();
    #[other = owned]
    /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double precision).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDlauum(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, work: CuPtr<f64>,
        lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, double precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDlauum_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of `gebrd` (double precision).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDorgbr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: CuPtr<f64>, lda: i32,
        tau: CuPtr<f64>, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q or Pᵀ explicitly (`orgbr`, double precision).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDorgbr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: CuPtr<f64>, lda: i32,
        tau: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Computes the first n columns of the orthogonal matrix Q from the reflectors of `geqrf` (double precision).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDorgqr(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>, work: CuPtr<f64>,
        lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`orgqr`, double precision).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDorgqr_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Computes the orthogonal matrix Q from the reflectors of `sytrd` (double precision).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDorgtr(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>,
        work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`orgtr`, double precision).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDorgtr_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `geqrf` (double precision).
    /// - `A`, `tau`: in, on the device
    /// - `C`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDormqr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>, C: CuPtr<f64>, ldc: i32, work: CuPtr<f64>, lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`ormqr`, double precision).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDormqr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>, C: CuPtr<f64>, ldc: i32,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `sytrd` (double precision).
    /// - `A`, `tau`, `C`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDormtr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>, C: CuPtr<f64>,
        ldc: i32, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`ormtr`, double precision).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDormtr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, tau: CuPtr<f64>, C: CuPtr<f64>,
        ldc: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double precision).
    /// - `A`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDpotrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32,
        Workspace: CuPtr<f64>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (double precision).
    /// - `Aarray`, `infoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDpotrfBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: CuPtr<*mut f64>, lda: i32,
        infoArray: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, double precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDpotrf_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (double precision).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDpotri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, work: CuPtr<f64>,
        lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, double precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDpotri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (double precision).
    /// - `A`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDpotrs(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: CuPtr<f64>, lda: i32,
        B: CuPtr<f64>, ldb: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (double precision).
    /// - `A`, `B`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDpotrsBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: CuPtr<*mut f64>, lda: i32,
        B: CuPtr<*mut f64>, ldb: i32, d_info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsyevd(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>,
        lda: i32, W: CuPtr<f64>, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for symmetric eigenvalues (`syevd`, double precision).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsyevd_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>,
        lda: i32, W: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsyevdx(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f64>, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, W: CuPtr<f64>, work: CuPtr<f64>,
        lwork: i32, info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`syevdx`, double precision).
    /// - `A`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsyevdx_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f64>, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, W: CuPtr<f64>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (double precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsyevj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>,
        lda: i32, W: CuPtr<f64>, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (double precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsyevjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>,
        lda: i32, W: CuPtr<f64>, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>, params: syevjInfo_t, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the batched eigensolver (`syevjBatched`, double precision).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsyevjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>,
        lda: i32, W: CuPtr<f64>, params: syevjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for the Jacobi eigensolver (`syevj`, double precision).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsyevj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>,
        lda: i32, W: CuPtr<f64>, params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsygvd(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, W: CuPtr<f64>, work: CuPtr<f64>, lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a generalized eigenproblem (`sygvd`, double precision).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsygvd_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, W: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsygvdx(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, vl: f64, vu: f64,
        il: i32, iu: i32, W: CuPtr<f64>, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`sygvdx`, double precision).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsygvdx_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, vl: f64, vu: f64,
        il: i32, iu: i32, W: CuPtr<f64>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (double precision).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsygvj(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, W: CuPtr<f64>, work: CuPtr<f64>, lwork: i32,
        info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`sygvj`, double precision).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsygvj_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, W: CuPtr<f64>, params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (double precision).
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsytrd(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, d: CuPtr<f64>,
        e: CuPtr<f64>, tau: CuPtr<f64>, work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for tridiagonal reduction (`sytrd`, double precision).
    /// - `A`, `d`, `e`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsytrd_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, d: CuPtr<f64>,
        e: CuPtr<f64>, tau: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double precision).
    /// - `A`, `ipiv`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsytrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, ipiv: CuPtr<i32>,
        work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, double precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: CuPtr<f64>, lda: i32) -> i32;
    #[other = owned]
    /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (double precision).
    /// - `A`, `work`, `info`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnDsytri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, ipiv: CuPtr<i32>,
        work: CuPtr<f64>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, double precision).
    /// - `A`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
    fn cusolverDnDsytri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, ipiv: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns whether results must be bitwise reproducible for the same input.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetDeterministicMode(handle: cusolverDnHandle_t) -> cusolverDeterministicMode_t;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the stream of a handle for dense solvers; null means the default stream.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnGetStream(handle: cusolverDnHandle_t) -> runtime::cudaStream_t;
    #[other = owned]
    /// Creates an object that receives information about iterative refinement.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnIRSInfosCreate() -> cusolverDnIRSInfos_t;
    /// Destroys an information object of iterative refinement.
    /// - `infos`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `infos`: a live handle that no other thread uses during the call.
    /// - No thread may use `infos`, or objects that belong to it, during or after the call.
    fn cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t) -> ();
    #[other = owned]
    /// Returns the maximum number of iterations of the last call.
    /// # Safety
    ///
    /// `infos`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t) -> cusolver_int_t;
    #[other = owned]
    /// Returns the total number of iterations of the last call, negative if the call fell back or failed.
    /// # Safety
    ///
    /// `infos`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t) -> cusolver_int_t;
    #[other = owned]
    /// Returns the number of outer iterations of the last call.
    /// # Safety
    ///
    /// `infos`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t) -> cusolver_int_t;
    #[other = owned]
    /// Returns the address of the last call's residuals, whose recording must have been enabled.
    /// # Safety
    ///
    /// - `infos`: a live handle that no other thread uses during the call.
    /// - `residual_history` points to memory of the library, valid as long as `infos` exists.
    fn cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t) -> *mut c_void;
    #[other = owned]
    /// Enables the recording of residuals, one for each iteration, in later calls.
    /// # Safety
    ///
    /// `infos`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t) -> ();
    #[other = owned]
    /// Creates a parameter object for iterative refinement; the precisions must be set before use.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnIRSParamsCreate() -> cusolverDnIRSParams_t;
    /// Destroys a parameter object for iterative refinement.
    /// - `params`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `params`: a live handle that no other thread uses during the call.
    /// - No thread may use `params`, or objects that belong to it, during or after the call.
    fn cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Disables the fallback to the main precision if refinement does not converge.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t) -> ();
    #[other = owned]
    /// Enables the fallback to the main precision if refinement does not converge.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t) -> ();
    #[other = owned]
    /// Returns the maximum total number of refinement iterations.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t) -> cusolver_int_t;
    #[other = owned]
    /// Sets the maximum total number of refinement iterations.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetMaxIters(params: cusolverDnIRSParams_t, maxiters: cusolver_int_t) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Sets the maximum number of inner iterations, for refinement methods with an inner solver (GMRES).
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetMaxItersInner(params: cusolverDnIRSParams_t, maxiters_inner: cusolver_int_t) -> ();
    #[other = owned]
    /// Sets the refinement method, such as classical iterative refinement or GMRES.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetRefinementSolver(
        params: cusolverDnIRSParams_t, refinement_solver: cusolverIRSRefinement_t,
    ) -> ();
    #[other = owned]
    /// Sets the lowest precision that the factorization may use.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetSolverLowestPrecision(
        params: cusolverDnIRSParams_t, solver_lowest_precision: cusolverPrecType_t,
    ) -> ();
    #[other = owned]
    /// Sets the precision of the data and the solution.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetSolverMainPrecision(
        params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t,
    ) -> ();
    #[other = owned]
    /// Sets the precision of the data, and the lowest precision that the factorization may use.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetSolverPrecisions(
        params: cusolverDnIRSParams_t, solver_main_precision: cusolverPrecType_t,
        solver_lowest_precision: cusolverPrecType_t,
    ) -> ();
    #[other = owned]
    /// Sets the residual tolerance at which refinement stops.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t, val: f64) -> ();
    #[other = owned]
    /// Sets the tolerance of the inner solver, for refinement methods that have one (GMRES).
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnIRSParamsSetTolInner(params: cusolverDnIRSParams_t, val: f64) -> ();
    #[other = owned]
    /// Minimizes ‖B − A·X‖ by refining a QR solution, in the precisions that the parameters specify.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `gels_irs_params`, `gels_irs_infos`: live handles that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnIRSXgels(
        handle: cusolverDnHandle_t, gels_irs_params: cusolverDnIRSParams_t, gels_irs_infos: cusolverDnIRSInfos_t,
        m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<c_void>, ldda: cusolver_int_t,
        dB: CuPtr<c_void>, lddb: cusolver_int_t, dX: CuPtr<c_void>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnIRSXgels`.
    /// # Safety
    ///
    /// `handle`, `params`: live handles that no other thread uses during the call.
    fn cusolverDnIRSXgels_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, m: cusolver_int_t, n: cusolver_int_t,
        nrhs: cusolver_int_t,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B by refining an LU solution, in the precisions that the parameters specify.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `gesv_irs_params`, `gesv_irs_infos`: live handles that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnIRSXgesv(
        handle: cusolverDnHandle_t, gesv_irs_params: cusolverDnIRSParams_t, gesv_irs_infos: cusolverDnIRSInfos_t,
        n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<c_void>, ldda: cusolver_int_t, dB: CuPtr<c_void>,
        lddb: cusolver_int_t, dX: CuPtr<c_void>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `cusolverDnIRSXgesv`.
    /// # Safety
    ///
    /// `handle`, `params`: live handles that no other thread uses during the call.
    fn cusolverDnIRSXgesv_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnIRSParams_t, n: cusolver_int_t, nrhs: cusolver_int_t,
    ) -> usize;
    /// Disables the dense solvers' log for the rest of the process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnLoggerForceDisable() -> ();
    /// Opens the file at a path and redirects the dense solvers' log to it.
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnLoggerOpenFile(logFile: &CStr) -> ();
    /// Sets a callback that receives each message of the dense solvers' log.
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` may be called at any time from now on, on any thread: it must not unwind.
    fn cusolverDnLoggerSetCallback(callback: cusolverDnLoggerCallback_t) -> ();
    /// Redirects the dense solvers' log to an open C file stream.
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cusolverDnLoggerSetFile(file: *mut cusparse::FILE) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    /// Sets the log level of the dense solvers; 0 disables logging.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnLoggerSetLevel(level: i32) -> ();
    /// Sets the log mask of the dense solvers, which overrides the log level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverDnLoggerSetMask(mask: i32) -> ();
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in bfloat16.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSBgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single precision, with QR in bfloat16.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSBgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in single precision by refining an LU solution in bfloat16.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSBgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single precision, with LU in bfloat16.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSBgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in half precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSHgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single precision, with QR in half precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSHgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in single precision by refining an LU solution in half precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSHgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single precision, with LU in half precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSHgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in single precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSSgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single precision, with QR in single precision.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSSgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in single precision by refining an LU solution in single precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSSgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single precision, with LU in single precision.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSSgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in TF32.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSXgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in single precision, with QR in TF32.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSXgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>,
        ldda: cusolver_int_t, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in single precision by refining an LU solution in TF32.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSXgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>, lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in single precision, with LU in TF32.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSXgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<f32>, ldda: cusolver_int_t,
        dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<f32>, lddb: cusolver_int_t, dX: CuPtr<f32>, lddx: cusolver_int_t,
        dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Selects the algorithm that a given function uses when it is called with these options.
    /// # Safety
    ///
    /// `params`: a live handle that no other thread uses during the call.
    fn cusolverDnSetAdvOptions(
        params: cusolverDnParams_t, function: cusolverDnFunction_t, algo: cusolverAlgMode_t,
    ) -> ();
    #[other = owned]
    /// Sets whether results must be bitwise reproducible for the same input, which may reduce performance.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSetDeterministicMode(handle: cusolverDnHandle_t, mode: cusolverDeterministicMode_t) -> ();
    #[other = owned]
    /// Sets the stream in which later calls of dense solvers with the handle run.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `streamId`: a live handle, or a default stream (NULL).
    /// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
    fn cusolverDnSetStream(handle: cusolverDnHandle_t, streamId: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single precision).
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgebrd(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, D: CuPtr<f32>, E: CuPtr<f32>,
        TAUQ: CuPtr<f32>, TAUP: CuPtr<f32>, Work: CuPtr<f32>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, single precision).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (single precision).
    /// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgeqrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, TAU: CuPtr<f32>, Workspace: CuPtr<f32>,
        Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a QR factorization (`geqrf`, single precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSgeqrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32) -> i32;
    #[other = owned]
    /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single precision).
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgesvd(
        handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: CuPtr<f32>, lda: i32, S: CuPtr<f32>,
        U: CuPtr<f32>, ldu: i32, VT: CuPtr<f32>, ldvt: i32, work: CuPtr<f32>, lwork: i32, rwork: CuPtr<f32>,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, single precision).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnSgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single precision).
    /// - `d_A`: in, on the device
    /// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
    /// - `h_R_nrmF`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgesvdaStridedBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: CuPtr<f32>, lda: i32,
        strideA: i64, d_S: CuPtr<f32>, strideS: i64, d_U: CuPtr<f32>, ldu: i32, strideU: i64, d_V: CuPtr<f32>, ldv: i32,
        strideV: i64, d_work: CuPtr<f32>, lwork: i32, d_info: CuPtr<i32>, h_R_nrmF: *mut f64, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for `gesvdaStridedBatched` (single precision).
    /// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32, d_A: CuPtr<f32>, lda: i32,
        strideA: i64, d_S: CuPtr<f32>, strideS: i64, d_U: CuPtr<f32>, ldu: i32, strideU: i64, d_V: CuPtr<f32>, ldv: i32,
        strideV: i64, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single precision).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgesvdj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: CuPtr<f32>, lda: i32,
        S: CuPtr<f32>, U: CuPtr<f32>, ldu: i32, V: CuPtr<f32>, ldv: i32, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
        params: gesvdjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single precision).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgesvdjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, S: CuPtr<f32>,
        U: CuPtr<f32>, ldu: i32, V: CuPtr<f32>, ldv: i32, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
        params: gesvdjInfo_t, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, single precision).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, S: CuPtr<f32>,
        U: CuPtr<f32>, ldu: i32, V: CuPtr<f32>, ldv: i32, params: gesvdjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, single precision).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSgesvdj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32, A: CuPtr<f32>, lda: i32,
        S: CuPtr<f32>, U: CuPtr<f32>, ldu: i32, V: CuPtr<f32>, ldv: i32, params: gesvdjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (single precision).
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgetrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, Workspace: CuPtr<f32>, devIpiv: CuPtr<i32>,
        devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for an LU factorization (`getrf`, single precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSgetrf_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32) -> i32;
    #[other = owned]
    /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (single precision).
    /// - `A`, `devIpiv`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSgetrs(
        handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32, A: CuPtr<f32>, lda: i32,
        devIpiv: CuPtr<i32>, B: CuPtr<f32>, ldb: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (single precision).
    /// - `A`: on the device
    /// - `devIpiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSlaswp(
        handle: cusolverDnHandle_t, n: i32, A: CuPtr<f32>, lda: i32, k1: i32, k2: i32, devIpiv: CuPtr<i32>, incx: i32,
    ) -> ();
    #[other = owned]
    /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single precision).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSlauum(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, work: CuPtr<f32>,
        lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, single precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSlauum_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of `gebrd` (single precision).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSorgbr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: CuPtr<f32>, lda: i32,
        tau: CuPtr<f32>, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q or Pᵀ explicitly (`orgbr`, single precision).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSorgbr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32, A: CuPtr<f32>, lda: i32,
        tau: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Computes the first n columns of the orthogonal matrix Q from the reflectors of `geqrf` (single precision).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSorgqr(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>, work: CuPtr<f32>,
        lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`orgqr`, single precision).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSorgqr_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Computes the orthogonal matrix Q from the reflectors of `sytrd` (single precision).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSorgtr(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>,
        work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`orgtr`, single precision).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSorgtr_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `geqrf` (single precision).
    /// - `A`, `tau`: in, on the device
    /// - `C`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSormqr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>, C: CuPtr<f32>, ldc: i32, work: CuPtr<f32>, lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`ormqr`, single precision).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSormqr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>, C: CuPtr<f32>, ldc: i32,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `sytrd` (single precision).
    /// - `A`, `tau`, `C`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSormtr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>, C: CuPtr<f32>,
        ldc: i32, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`ormtr`, single precision).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSormtr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, tau: CuPtr<f32>, C: CuPtr<f32>,
        ldc: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single precision).
    /// - `A`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSpotrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32,
        Workspace: CuPtr<f32>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (single precision).
    /// - `Aarray`, `infoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSpotrfBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, Aarray: CuPtr<*mut f32>, lda: i32,
        infoArray: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, single precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSpotrf_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (single precision).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSpotri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, work: CuPtr<f32>,
        lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, single precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSpotri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (single precision).
    /// - `A`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSpotrs(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: CuPtr<f32>, lda: i32,
        B: CuPtr<f32>, ldb: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (single precision).
    /// - `A`, `B`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSpotrsBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32, A: CuPtr<*mut f32>, lda: i32,
        B: CuPtr<*mut f32>, ldb: i32, d_info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsyevd(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>,
        lda: i32, W: CuPtr<f32>, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for symmetric eigenvalues (`syevd`, single precision).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsyevd_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>,
        lda: i32, W: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsyevdx(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f32>, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, W: CuPtr<f32>, work: CuPtr<f32>,
        lwork: i32, info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`syevdx`, single precision).
    /// - `A`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsyevdx_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f32>, lda: i32, vl: f32, vu: f32, il: i32, iu: i32, W: CuPtr<f32>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (single precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsyevj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>,
        lda: i32, W: CuPtr<f32>, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (single precision).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsyevjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>,
        lda: i32, W: CuPtr<f32>, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>, params: syevjInfo_t, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the batched eigensolver (`syevjBatched`, single precision).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsyevjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>,
        lda: i32, W: CuPtr<f32>, params: syevjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for the Jacobi eigensolver (`syevj`, single precision).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsyevj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>,
        lda: i32, W: CuPtr<f32>, params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsygvd(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, W: CuPtr<f32>, work: CuPtr<f32>, lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a generalized eigenproblem (`sygvd`, single precision).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsygvd_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, W: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsygvdx(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, vl: f32, vu: f32,
        il: i32, iu: i32, W: CuPtr<f32>, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`sygvdx`, single precision).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsygvdx_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, vl: f32, vu: f32,
        il: i32, iu: i32, W: CuPtr<f32>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (single precision).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsygvj(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, W: CuPtr<f32>, work: CuPtr<f32>, lwork: i32,
        info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`sygvj`, single precision).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsygvj_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, W: CuPtr<f32>, params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (single precision).
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsytrd(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, d: CuPtr<f32>,
        e: CuPtr<f32>, tau: CuPtr<f32>, work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for tridiagonal reduction (`sytrd`, single precision).
    /// - `A`, `d`, `e`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsytrd_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, d: CuPtr<f32>,
        e: CuPtr<f32>, tau: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single precision).
    /// - `A`, `ipiv`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsytrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, ipiv: CuPtr<i32>,
        work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, single precision).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsytrf_bufferSize(handle: cusolverDnHandle_t, n: i32, A: CuPtr<f32>, lda: i32) -> i32;
    #[other = owned]
    /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (single precision).
    /// - `A`, `work`, `info`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnSsytri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, ipiv: CuPtr<i32>,
        work: CuPtr<f32>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, single precision).
    /// - `A`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
    fn cusolverDnSsytri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, ipiv: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Computes the eigenvalues, and optionally eigenvectors, of a general square matrix A.
    /// - `A`, `W`, `VL`, `VR`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `VL`, `VR`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXgeev(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, dataTypeVL: runtime::cudaDataType, VL: CuPtr<c_void>, ldvl: i64,
        dataTypeVR: runtime::cudaDataType, VR: CuPtr<c_void>, ldvr: i64, computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXgeev`.
    /// - `A`, `W`, `VL`, `VR`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `VL`, `VR`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXgeev_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobvl: cusolverEigMode_t, jobvr: cusolverEigMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, dataTypeVL: runtime::cudaDataType, VL: CuPtr<c_void>, ldvl: i64,
        dataTypeVR: runtime::cudaDataType, VR: CuPtr<c_void>, ldvr: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes the QR factorization A = Q·R in place, with 64-bit sizes and selectable data types.
    /// - `A`, `tau`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `tau`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXgeqrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, dataTypeTau: runtime::cudaDataType, tau: CuPtr<c_void>,
        computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXgeqrf`.
    /// - `A`, `tau`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXgeqrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, dataTypeTau: runtime::cudaDataType, tau: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ, with 64-bit sizes and selectable data types.
    /// - `A`, `S`, `U`, `VT`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXgesvd(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>, dataTypeU: runtime::cudaDataType, U: CuPtr<c_void>, ldu: i64,
        dataTypeVT: runtime::cudaDataType, VT: CuPtr<c_void>, ldvt: i64, computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvd`.
    /// - `A`, `S`, `U`, `VT`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXgesvd_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobvt: i8, m: i64, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>, dataTypeU: runtime::cudaDataType, U: CuPtr<c_void>, ldu: i64,
        dataTypeVT: runtime::cudaDataType, VT: CuPtr<c_void>, ldvt: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the residual (Frobenius norm) of the last call of `gesvdj` that was not batched.
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverDnXgesvdjGetResidual(handle: cusolverDnHandle_t, info: gesvdjInfo_t) -> f64;
    #[other = owned]
    /// Returns the number of sweeps of the last call of `gesvdj` that was not batched.
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverDnXgesvdjGetSweeps(handle: cusolverDnHandle_t, info: gesvdjInfo_t) -> i32;
    #[other = owned]
    /// Sets the maximum number of sweeps of the Jacobi SVD.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t, max_sweeps: i32) -> ();
    #[other = owned]
    /// Sets whether the Jacobi SVD sorts singular values in descending order.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t, sort_svd: i32) -> ();
    #[other = owned]
    /// Sets the tolerance at which the Jacobi SVD stops.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t, tolerance: f64) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ by polar decomposition, faster than `cusolverDnXgesvd`; returns an error bound.
    /// - `A`, `S`, `U`, `V`, `bufferOnDevice`, `d_info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXgesvdp(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>, dataTypeU: runtime::cudaDataType, U: CuPtr<c_void>, ldu: i64,
        dataTypeV: runtime::cudaDataType, V: CuPtr<c_void>, ldv: i64, computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize, d_info: CuPtr<i32>,
    ) -> f64;
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvdp`.
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXgesvdp_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, econ: i32, m: i64, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeS: runtime::cudaDataType,
        S: CuPtr<c_void>, dataTypeU: runtime::cudaDataType, U: CuPtr<c_void>, ldu: i64,
        dataTypeV: runtime::cudaDataType, V: CuPtr<c_void>, ldv: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Approximates the k largest singular values, and optionally singular vectors, by random projections.
    /// - `A`, `Srand`, `Urand`, `Vrand`, `bufferOnDevice`, `d_info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `Srand`, `Urand`, `Vrand`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXgesvdr(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64,
        niters: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeSrand: runtime::cudaDataType,
        Srand: CuPtr<c_void>, dataTypeUrand: runtime::cudaDataType, Urand: CuPtr<c_void>, ldUrand: i64,
        dataTypeVrand: runtime::cudaDataType, Vrand: CuPtr<c_void>, ldVrand: i64, computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize, d_info: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvdr`.
    /// - `A`, `Srand`, `Urand`, `Vrand`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `Srand`, `Urand`, `Vrand`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXgesvdr_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobu: i8, jobv: i8, m: i64, n: i64, k: i64, p: i64,
        niters: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeSrand: runtime::cudaDataType,
        Srand: CuPtr<c_void>, dataTypeUrand: runtime::cudaDataType, Urand: CuPtr<c_void>, ldUrand: i64,
        dataTypeVrand: runtime::cudaDataType, Vrand: CuPtr<c_void>, ldVrand: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes the LU factorization P·A = L·U in place, with 64-bit sizes and selectable data types.
    /// - `A`, `ipiv`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXgetrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>, computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXgetrf`.
    /// - `A`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXgetrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, m: i64, n: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Solves op(A)·X = B with the factors from `cusolverDnXgetrf`; X overwrites B.
    /// - `A`, `ipiv`: in, on the device
    /// - `B`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `ipiv`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnXgetrs(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, trans: cublas::cublasOperation_t, n: i64, nrhs: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>,
        dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes the triangular matrix T that combines k reflectors into the block reflector I − V·T·Vᴴ.
    /// - `V`, `tau`: in, on the device
    /// - `T`, `bufferOnDevice`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `V`, `tau`, `T`, `bufferOnDevice`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXlarft(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t,
        storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: CuPtr<c_void>, ldv: i64,
        dataTypeTau: runtime::cudaDataType, tau: CuPtr<c_void>, dataTypeT: runtime::cudaDataType, T: CuPtr<c_void>,
        ldt: i64, computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXlarft`.
    /// - `V`, `tau`: in, on the device
    /// - `T`: on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `V`, `tau`, `T`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXlarft_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, direct: cusolverDirectMode_t,
        storev: cusolverStorevMode_t, n: i64, k: i64, dataTypeV: runtime::cudaDataType, V: CuPtr<c_void>, ldv: i64,
        dataTypeTau: runtime::cudaDataType, tau: CuPtr<c_void>, dataTypeT: runtime::cudaDataType, T: CuPtr<c_void>,
        ldt: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes the Cholesky factorization of a positive definite matrix A in place, with 64-bit sizes and selectable types.
    /// - `A`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXpotrf(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, computeType: runtime::cudaDataType,
        bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXpotrf`.
    /// - `A`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXpotrf_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Solves A·X = B with the Cholesky factor from `cusolverDnXpotrf`; X overwrites B.
    /// - `A`: in, on the device
    /// - `B`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnXpotrs(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeB: runtime::cudaDataType,
        B: CuPtr<c_void>, ldb: i64, info: CuPtr<i32>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of a batch of symmetric or Hermitian matrices.
    /// - `A`, `W`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsyevBatched(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
        batchSize: i64,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevBatched`.
    /// - `A`, `W`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsyevBatched_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, computeType: runtime::cudaDataType, batchSize: i64,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes all eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A of a selectable type.
    /// - `A`, `W`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsyevd(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevd`.
    /// - `A`, `W`: in, on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsyevd_bufferSize(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, dataTypeW: runtime::cudaDataType,
        W: CuPtr<c_void>, computeType: runtime::cudaDataType,
    ) -> (usize, usize);
    #[other = owned]
    /// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A.
    /// - `A`, `W`, `bufferOnDevice`, `info`: on the device
    /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsyevdx<T: Input, U: Input>(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64,
        vl: Option<&T>, vu: Option<&U>, il: i64, iu: i64, dataTypeW: runtime::cudaDataType, W: CuPtr<c_void>,
        computeType: runtime::cudaDataType, bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize,
        bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> i64;
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevdx`.
    /// - `A`, `W`: in, on the device
    /// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
    ///
    /// Returns `h_meig`, `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsyevdx_bufferSize<T: Input, U: Input>(
        handle: cusolverDnHandle_t, params: cusolverDnParams_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i64, dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64,
        vl: Option<&T>, vu: Option<&U>, il: i64, iu: i64, dataTypeW: runtime::cudaDataType, W: CuPtr<c_void>,
        computeType: runtime::cudaDataType,
    ) -> (i64, usize, usize);
    #[other = owned]
    /// Returns the residual (Frobenius norm) of the last call of `syevj` or a variant that is not batched.
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverDnXsyevjGetResidual(handle: cusolverDnHandle_t, info: syevjInfo_t) -> f64;
    #[other = owned]
    /// Returns the number of sweeps of the last call of `syevj` or a variant that is not batched.
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverDnXsyevjGetSweeps(handle: cusolverDnHandle_t, info: syevjInfo_t) -> i32;
    #[other = owned]
    /// Sets the maximum number of sweeps of the Jacobi eigensolver.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t, max_sweeps: i32) -> ();
    #[other = owned]
    /// Sets whether the Jacobi eigensolver sorts eigenvalues in ascending order.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusolverDnXsyevjSetSortEig(info: syevjInfo_t, sort_eig: i32) -> ();
    #[other = owned]
    /// Sets the tolerance at which the Jacobi eigensolver stops.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusolverDnXsyevjSetTolerance(info: syevjInfo_t, tolerance: f64) -> ();
    #[other = owned]
    /// Solves A·X = B with the symmetric factorization from `sytrf`; X overwrites B.
    /// - `A`, `ipiv`: in, on the device
    /// - `B`, `bufferOnDevice`, `info`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`, `B`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXsytrs(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>, dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64,
        bufferOnDevice: CuPtr<c_void>, workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void,
        workspaceInBytesOnHost: usize, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXsytrs`.
    /// - `A`, `ipiv`: in, on the device
    /// - `B`: on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`, `B`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXsytrs_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i64, nrhs: i64, dataTypeA: runtime::cudaDataType,
        A: CuPtr<c_void>, lda: i64, ipiv: CuPtr<i64>, dataTypeB: runtime::cudaDataType, B: CuPtr<c_void>, ldb: i64,
    ) -> (usize, usize);
    #[other = owned]
    /// Inverts a triangular matrix A in place, with 64-bit sizes and a selectable data type.
    /// - `A`, `bufferOnDevice`, `devInfo`: on the device
    /// - `bufferOnHost`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `bufferOnDevice`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
    fn cusolverDnXtrtri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64, bufferOnDevice: CuPtr<c_void>,
        workspaceInBytesOnDevice: usize, bufferOnHost: *mut c_void, workspaceInBytesOnHost: usize, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the device and host workspace sizes in bytes for `cusolverDnXtrtri`.
    /// - `A`: on the device
    ///
    /// Returns `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnXtrtri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, diag: cublas::cublasDiagType_t, n: i64,
        dataTypeA: runtime::cudaDataType, A: CuPtr<c_void>, lda: i64,
    ) -> (usize, usize);
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in single-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZCgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in single-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZCgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double-precision complex by refining an LU solution in single-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZCgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in single-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZCgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in bfloat16 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZEgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in bfloat16 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZEgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double-precision complex by refining an LU solution in bfloat16 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZEgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in bfloat16 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZEgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in half-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZKgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in half-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZKgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double-precision complex by refining an LU solution in half-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZKgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in half-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZKgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in TF32 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZYgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in TF32 complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZYgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double-precision complex by refining an LU solution in TF32 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZYgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in TF32 complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZYgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in double-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZZgels(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
        lwork_bytes: usize, d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in double-precision complex.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZZgels_bufferSize(
        handle: cusolverDnHandle_t, m: cusolver_int_t, n: cusolver_int_t, nrhs: cusolver_int_t,
        dA: CuPtr<runtime::cuDoubleComplex>, ldda: cusolver_int_t, dB: CuPtr<runtime::cuDoubleComplex>,
        lddb: cusolver_int_t, dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B in double-precision complex by refining an LU solution in double-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZZgesv(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>, lwork_bytes: usize,
        d_info: CuPtr<cusolver_int_t>,
    ) -> cusolver_int_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in double-precision complex.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZZgesv_bufferSize(
        handle: cusolverDnHandle_t, n: cusolver_int_t, nrhs: cusolver_int_t, dA: CuPtr<runtime::cuDoubleComplex>,
        ldda: cusolver_int_t, dipiv: CuPtr<cusolver_int_t>, dB: CuPtr<runtime::cuDoubleComplex>, lddb: cusolver_int_t,
        dX: CuPtr<runtime::cuDoubleComplex>, lddx: cusolver_int_t, dWorkspace: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double-precision complex).
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgebrd(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, D: CuPtr<f64>,
        E: CuPtr<f64>, TAUQ: CuPtr<runtime::cuDoubleComplex>, TAUP: CuPtr<runtime::cuDoubleComplex>,
        Work: CuPtr<runtime::cuDoubleComplex>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, double-precision complex).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnZgebrd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (double-precision complex).
    /// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgeqrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        TAU: CuPtr<runtime::cuDoubleComplex>, Workspace: CuPtr<runtime::cuDoubleComplex>, Lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a QR factorization (`geqrf`, double-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZgeqrf_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double-precision complex).
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgesvd(
        handle: cusolverDnHandle_t, jobu: i8, jobvt: i8, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        S: CuPtr<f64>, U: CuPtr<runtime::cuDoubleComplex>, ldu: i32, VT: CuPtr<runtime::cuDoubleComplex>, ldvt: i32,
        work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, rwork: CuPtr<f64>, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a singular value decomposition (`gesvd`, double-precision complex).
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusolverDnZgesvd_bufferSize(handle: cusolverDnHandle_t, m: i32, n: i32) -> i32;
    #[other = owned]
    /// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double-precision complex).
    /// - `d_A`: in, on the device
    /// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
    /// - `h_R_nrmF`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgesvdaStridedBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
        d_A: CuPtr<runtime::cuDoubleComplex>, lda: i32, strideA: i64, d_S: CuPtr<f64>, strideS: i64,
        d_U: CuPtr<runtime::cuDoubleComplex>, ldu: i32, strideU: i64, d_V: CuPtr<runtime::cuDoubleComplex>, ldv: i32,
        strideV: i64, d_work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, d_info: CuPtr<i32>, h_R_nrmF: *mut f64,
        batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for `gesvdaStridedBatched` (double-precision complex).
    /// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZgesvdaStridedBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, rank: i32, m: i32, n: i32,
        d_A: CuPtr<runtime::cuDoubleComplex>, lda: i32, strideA: i64, d_S: CuPtr<f64>, strideS: i64,
        d_U: CuPtr<runtime::cuDoubleComplex>, ldu: i32, strideU: i64, d_V: CuPtr<runtime::cuDoubleComplex>, ldv: i32,
        strideV: i64, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double-precision complex).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgesvdj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, S: CuPtr<f64>, U: CuPtr<runtime::cuDoubleComplex>, ldu: i32,
        V: CuPtr<runtime::cuDoubleComplex>, ldv: i32, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32,
        info: CuPtr<i32>, params: gesvdjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double-precision complex).
    /// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgesvdjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, S: CuPtr<f64>, U: CuPtr<runtime::cuDoubleComplex>, ldu: i32, V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>, params: gesvdjInfo_t,
        batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, double-precision complex).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZgesvdjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, S: CuPtr<f64>, U: CuPtr<runtime::cuDoubleComplex>, ldu: i32, V: CuPtr<runtime::cuDoubleComplex>,
        ldv: i32, params: gesvdjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, double-precision complex).
    /// - `A`, `S`, `U`, `V`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZgesvdj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, econ: i32, m: i32, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, S: CuPtr<f64>, U: CuPtr<runtime::cuDoubleComplex>, ldu: i32,
        V: CuPtr<runtime::cuDoubleComplex>, ldv: i32, params: gesvdjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (double-precision complex).
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgetrf(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        Workspace: CuPtr<runtime::cuDoubleComplex>, devIpiv: CuPtr<i32>, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for an LU factorization (`getrf`, double-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZgetrf_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (double-precision complex).
    /// - `A`, `devIpiv`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZgetrs(
        handle: cusolverDnHandle_t, trans: cublas::cublasOperation_t, n: i32, nrhs: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, devIpiv: CuPtr<i32>, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZheevd(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, W: CuPtr<f64>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for Hermitian eigenvalues (`heevd`, double-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZheevd_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, W: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZheevdx(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`heevdx`, double-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZheevdx_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, vl: f64, vu: f64, il: i32, iu: i32, W: CuPtr<f64>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (double-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZheevj(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, W: CuPtr<f64>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32,
        info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (double-precision complex).
    /// - `A`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZheevjBatched(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, W: CuPtr<f64>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32,
        info: CuPtr<i32>, params: syevjInfo_t, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the batched eigensolver (`heevjBatched`, double-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZheevjBatched_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, W: CuPtr<f64>, params: syevjInfo_t, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for the Jacobi eigensolver (`heevj`, double-precision complex).
    /// - `A`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZheevj_bufferSize(
        handle: cusolverDnHandle_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, W: CuPtr<f64>, params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZhegvd(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        W: CuPtr<f64>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a generalized eigenproblem (`hegvd`, double-precision complex).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZhegvd_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        W: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZhegvdx(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, W: CuPtr<f64>,
        work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Returns the workspace size in elements for selected eigenvalues (`hegvdx`, double-precision complex).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// Returns `meig`, `lwork`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZhegvdx_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, range: cusolverEigRange_t,
        uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, vl: f64, vu: f64, il: i32, iu: i32, W: CuPtr<f64>,
    ) -> (i32, i32);
    #[other = owned]
    /// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (double-precision complex).
    /// - `A`, `B`, `W`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZhegvj(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        W: CuPtr<f64>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>, params: syevjInfo_t,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the generalized Jacobi eigensolver (`hegvj`, double-precision complex).
    /// - `A`, `B`, `W`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `params`: live handles that no other thread uses during the call.
    /// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZhegvj_bufferSize(
        handle: cusolverDnHandle_t, itype: cusolverEigType_t, jobz: cusolverEigMode_t, uplo: cublas::cublasFillMode_t,
        n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        W: CuPtr<f64>, params: syevjInfo_t,
    ) -> i32;
    #[other = owned]
    /// Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (double-precision complex).
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZhetrd(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, d: CuPtr<f64>, e: CuPtr<f64>, tau: CuPtr<runtime::cuDoubleComplex>,
        work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for tridiagonal reduction (`hetrd`, double-precision complex).
    /// - `A`, `d`, `e`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZhetrd_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, d: CuPtr<f64>, e: CuPtr<f64>, tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    #[other = owned]
    /// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (double-precision complex).
    /// - `A`: on the device
    /// - `devIpiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZlaswp(
        handle: cusolverDnHandle_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, k1: i32, k2: i32,
        devIpiv: CuPtr<i32>, incx: i32,
    ) -> ();
    #[other = owned]
    /// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double-precision complex).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZlauum(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for the product of a triangular factor (`lauum`, double-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZlauum_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double-precision complex).
    /// - `A`, `Workspace`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZpotrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, Workspace: CuPtr<runtime::cuDoubleComplex>, Lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes in place the Cholesky factorization of each positive definite matrix of a batch (double-precision complex).
    /// - `Aarray`, `infoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZpotrfBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32,
        Aarray: CuPtr<*mut runtime::cuDoubleComplex>, lda: i32, infoArray: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a Cholesky factorization (`potrf`, double-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZpotrf_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (double-precision complex).
    /// - `A`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZpotri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, double-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZpotri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> i32;
    #[other = owned]
    /// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (double-precision complex).
    /// - `A`: in, on the device
    /// - `B`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZpotrs(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (double-precision complex).
    /// - `A`, `B`, `d_info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZpotrsBatched(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, nrhs: i32,
        A: CuPtr<*mut runtime::cuDoubleComplex>, lda: i32, B: CuPtr<*mut runtime::cuDoubleComplex>, ldb: i32,
        d_info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double-precision complex).
    /// - `A`, `ipiv`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZsytrf(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, ipiv: CuPtr<i32>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for a symmetric factorization (`sytrf`, double-precision complex).
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZsytrf_bufferSize(
        handle: cusolverDnHandle_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> i32;
    #[other = owned]
    /// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (double-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZsytri(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, ipiv: CuPtr<i32>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, double-precision complex).
    /// - `A`: on the device
    /// - `ipiv`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZsytri_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, ipiv: CuPtr<i32>,
    ) -> i32;
    #[other = owned]
    /// Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of `gebrd` (double-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZungbr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, tau: CuPtr<runtime::cuDoubleComplex>,
        work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q or Pᴴ explicitly (`ungbr`, double-precision complex).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZungbr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, m: i32, n: i32, k: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes the first n columns of the unitary matrix Q from the reflectors of `geqrf` (double-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZungqr(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`ungqr`, double-precision complex).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZungqr_bufferSize(
        handle: cusolverDnHandle_t, m: i32, n: i32, k: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    #[other = owned]
    /// Computes the unitary matrix Q from the reflectors of `hetrd` (double-precision complex).
    /// - `A`, `work`, `info`: on the device
    /// - `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZungtr(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, tau: CuPtr<runtime::cuDoubleComplex>, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32,
        info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for computing Q explicitly (`ungtr`, double-precision complex).
    /// - `A`, `tau`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZungtr_bufferSize(
        handle: cusolverDnHandle_t, uplo: cublas::cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32, tau: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `geqrf` (double-precision complex).
    /// - `A`, `tau`: in, on the device
    /// - `C`, `work`, `devInfo`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZunmqr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, tau: CuPtr<runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32, work: CuPtr<runtime::cuDoubleComplex>, lwork: i32,
        devInfo: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`unmqr`, double-precision complex).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZunmqr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, trans: cublas::cublasOperation_t, m: i32, n: i32,
        k: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, tau: CuPtr<runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> i32;
    #[other = owned]
    /// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `hetrd` (double-precision complex).
    /// - `A`, `tau`, `C`, `work`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverDnZunmtr(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>, C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
        work: CuPtr<runtime::cuDoubleComplex>, lwork: i32, info: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in elements for multiplying by Q (`unmtr`, double-precision complex).
    /// - `A`, `tau`, `C`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
    fn cusolverDnZunmtr_bufferSize(
        handle: cusolverDnHandle_t, side: cublas::cublasSideMode_t, uplo: cublas::cublasFillMode_t,
        trans: cublas::cublasOperation_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        tau: CuPtr<runtime::cuDoubleComplex>, C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> i32;
    /// Returns one part of the version of cuSOLVER: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// Returns the version of cuSOLVER as an integer.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverGetVersion() -> i32;
    #[other = owned]
    /// Returns the device addresses of L and U, stored as one CSR matrix M without L's unit diagonal.
    /// Returns `nnzM`, `Mp`, `Mi`, `Mx`.
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Mp`, `Mi`, `Mx` point to memory of the library, valid as long as `handle` exists.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfAccessBundledFactorsDevice(handle: cusolverRfHandle_t) -> (i32, *mut i32, *mut i32, *mut f64);
    #[other = owned]
    /// Analyzes the pattern for parallel refactorization; call this function once after setup.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> ();
    #[other = owned]
    /// Copies L and U to host arrays, as one CSR matrix M without L's unit diagonal.
    /// Returns `h_nnzM`, `h_Mp`, `h_Mi`, `h_Mx`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfExtractBundledFactorsHost(handle: cusolverRfHandle_t) -> (i32, *mut i32, *mut i32, *mut f64);
    #[other = owned]
    /// Copies L and U to host arrays, as two CSR matrices.
    /// Returns `h_nnzL`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_nnzU`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`.
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfExtractSplitFactorsHost(
        handle: cusolverRfHandle_t,
    ) -> (i32, *mut i32, *mut i32, *mut f64, i32, *mut i32, *mut i32, *mut f64);
    #[other = owned]
    /// Factorizes A with its current values on the GPU, using the pattern and permutations of the setup.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> ();
    #[other = owned]
    /// Replaces the values of A in the handle; the pattern must be the same as in the setup.
    /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `P`, `Q`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfResetValues(
        n: i32, nnzA: i32, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, csrValA: CuPtr<f64>, P: CuPtr<i32>,
        Q: CuPtr<i32>, handle: cusolverRfHandle_t,
    ) -> ();
    #[other = owned]
    /// Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in device memory.
    /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `csrRowPtrL`, `csrColIndL`, `csrValL`, `csrRowPtrU`, `csrColIndU`, `csrValU`, `P`, `Q`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `csrRowPtrL`, `csrColIndL`, `csrValL`, `csrRowPtrU`, `csrColIndU`, `csrValU`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetupDevice(
        n: i32, nnzA: i32, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, csrValA: CuPtr<f64>, nnzL: i32,
        csrRowPtrL: CuPtr<i32>, csrColIndL: CuPtr<i32>, csrValL: CuPtr<f64>, nnzU: i32, csrRowPtrU: CuPtr<i32>,
        csrColIndU: CuPtr<i32>, csrValU: CuPtr<f64>, P: CuPtr<i32>, Q: CuPtr<i32>, handle: cusolverRfHandle_t,
    ) -> ();
    #[other = owned]
    /// Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in host memory.
    /// - `h_csrRowPtrA`, `h_csrColIndA`, `h_csrValA`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`, `h_P`, `h_Q`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `h_csrRowPtrA`, `h_csrRowPtrL`, `h_csrRowPtrU`: valid memory of `n + 1` elements.
    /// - `h_csrColIndA`: valid memory of `nnzA` elements.
    /// - `h_csrValA`: valid memory of `nnzA` elements.
    /// - `h_csrColIndL`: valid memory of `nnzL` elements.
    /// - `h_csrValL`: valid memory of `nnzL` elements.
    /// - `h_csrColIndU`: valid memory of `nnzU` elements.
    /// - `h_csrValU`: valid memory of `nnzU` elements.
    /// - `h_P`, `h_Q`: valid memory of `n` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSetupHost(
        n: i32, nnzA: i32, h_csrRowPtrA: *mut i32, h_csrColIndA: *mut i32, h_csrValA: *mut f64, nnzL: i32,
        h_csrRowPtrL: *mut i32, h_csrColIndL: *mut i32, h_csrValL: *mut f64, nnzU: i32, h_csrRowPtrU: *mut i32,
        h_csrColIndU: *mut i32, h_csrValU: *mut f64, h_P: *mut i32, h_Q: *mut i32, handle: cusolverRfHandle_t,
    ) -> ();
    #[other = owned]
    /// Solves A·X = F for `nrhs` right-hand sides with the last factors; X overwrites F in `XF`.
    /// - `P`, `Q`, `Temp`, `XF`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `P`, `Q`, `Temp`, `XF`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverRfSolve(
        handle: cusolverRfHandle_t, P: CuPtr<i32>, Q: CuPtr<i32>, nrhs: i32, Temp: CuPtr<f64>, ldt: i32, XF: CuPtr<f64>,
        ldxf: i32,
    ) -> ();
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholBufferInfo(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (single-precision complex).
    /// - `diag`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: CuPtr<f32>) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholFactor(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization (single-precision complex).
    /// - `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholSolve(
        handle: cusolverSpHandle_t, n: i32, b: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>,
        info: csrcholInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization on the CPU (single-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex,
        info: csrcholInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32) -> i32;
    #[other = owned]
    /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single-precision complex).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvchol(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, b: CuPtr<runtime::cuComplex>,
        tol: f32, reorder: i32, x: CuPtr<runtime::cuComplex>,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single-precision complex).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`: valid memory of `nnz` elements.
    /// - `csrRowPtr`: valid memory of `m + 1` elements.
    /// - `csrColInd`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvcholHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: *const runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *const i32, b: *const runtime::cuComplex,
        tol: f32, reorder: i32, x: *mut runtime::cuComplex,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by LU on the CPU (single-precision complex); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `b`, `x`: valid memory of `n` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrlsvluHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        b: *const runtime::cuComplex, tol: f32, reorder: i32, x: *mut runtime::cuComplex,
    ) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t,
    ) -> (usize, usize);
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single-precision complex).
    /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
    /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
    /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluExtractHost(
        handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t,
        csrValL: *mut runtime::cuComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32,
        descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuComplex, csrRowPtrU: *mut i32,
        csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t,
        pivot_threshold: f32, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse LU factorization on the CPU (single-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuComplex, x: *mut runtime::cuComplex,
        info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsrqrBufferInfo(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpCcsrqrBufferInfoHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single-precision complex).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsrqrFactor(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, info: csrqrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpCcsrqrFactorHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex,
        info: csrqrInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsrqrSetup(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, mu: runtime::cuComplex,
        info: csrqrInfo_t,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpCcsrqrSetupHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: runtime::cuComplex,
        info: csrqrInfoHost_t,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization (single-precision complex).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpCcsrqrSolve(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>,
        info: csrqrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpCcsrqrSolveHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuComplex, x: *mut runtime::cuComplex,
        info: csrqrInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpCcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32) -> i32;
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpCcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32) -> i32;
    #[other = owned]
    /// Creates an object that stores a sparse Cholesky factorization.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpCreateCsrcholInfo() -> csrcholInfo_t;
    #[other = owned]
    /// Creates an object that stores a sparse Cholesky factorization on the CPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverSpCreateCsrcholInfoHost() -> csrcholInfoHost_t;
    #[other = owned]
    /// Creates an object that stores a sparse LU factorization on the CPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverSpCreateCsrluInfoHost() -> csrluInfoHost_t;
    #[other = owned]
    /// Creates an object that stores a sparse QR factorization on the CPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusolverSpCreateCsrqrInfoHost() -> csrqrInfoHost_t;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholBufferInfo(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (double precision).
    /// - `diag`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: CuPtr<f64>) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholFactor(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f64>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization (double precision).
    /// - `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholSolve(
        handle: cusolverSpHandle_t, n: i32, b: CuPtr<f64>, x: CuPtr<f64>, info: csrcholInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization on the CPU (double precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrcholInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double precision).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvchol(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, b: CuPtr<f64>, tol: f64, reorder: i32, x: CuPtr<f64>,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double precision).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`: valid memory of `nnz` elements.
    /// - `csrRowPtr`: valid memory of `m + 1` elements.
    /// - `csrColInd`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvcholHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f64,
        csrRowPtr: *const i32, csrColInd: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by LU on the CPU (double precision); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `b`, `x`: valid memory of `n` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrlsvluHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f64, tol: f64, reorder: i32, x: *mut f64,
    ) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double precision).
    /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
    /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
    /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluExtractHost(
        handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f64,
        csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f64,
        csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f64,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f64,
        pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse LU factorization on the CPU (double precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const f64, x: *mut f64, info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsrqrBufferInfo(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpDcsrqrBufferInfoHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double precision).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsrqrFactor(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: CuPtr<f64>, x: CuPtr<f64>, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpDcsrqrFactorHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsrqrSetup(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f64>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, mu: f64, info: csrqrInfo_t,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpDcsrqrSetupHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f64, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f64, info: csrqrInfoHost_t,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization (double precision).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpDcsrqrSolve(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: CuPtr<f64>, x: CuPtr<f64>, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpDcsrqrSolveHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f64, x: *mut f64, info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpDcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64) -> i32;
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpDcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    /// Destroys a sparse Cholesky factorization.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t) -> ();
    /// Destroys a sparse Cholesky factorization on the CPU.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    fn cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t) -> ();
    /// Destroys a sparse LU factorization on the CPU.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    fn cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t) -> ();
    /// Destroys a sparse QR factorization on the CPU.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    fn cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholBufferInfo(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t,
    ) -> (usize, usize);
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (single precision).
    /// - `diag`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: CuPtr<f32>) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholFactor(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: CuPtr<f32>,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrcholInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization (single precision).
    /// - `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholSolve(
        handle: cusolverSpHandle_t, n: i32, b: CuPtr<f32>, x: CuPtr<f32>, info: csrcholInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization on the CPU (single precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrcholInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f32) -> i32;
    #[other = owned]
    /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f32) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single precision).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvchol(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, b: CuPtr<f32>, tol: f32, reorder: i32, x: CuPtr<f32>,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single precision).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`: valid memory of `nnz` elements.
    /// - `csrRowPtr`: valid memory of `m + 1` elements.
    /// - `csrColInd`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvcholHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t, csrVal: *const f32,
        csrRowPtr: *const i32, csrColInd: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by LU on the CPU (single precision); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `b`, `x`: valid memory of `n` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrlsvluHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, b: *const f32, tol: f32, reorder: i32, x: *mut f32,
    ) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single precision).
    /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
    /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
    /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluExtractHost(
        handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t, csrValL: *mut f32,
        csrRowPtrL: *mut i32, csrColIndL: *mut i32, descrU: cusparse::cusparseMatDescr_t, csrValU: *mut f32,
        csrRowPtrU: *mut i32, csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrValA: *const f32,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t, pivot_threshold: f32,
        pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse LU factorization on the CPU (single precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const f32, x: *mut f32, info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpScsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f32) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsrqrBufferInfo(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpScsrqrBufferInfoHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single precision).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsrqrFactor(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: CuPtr<f32>, x: CuPtr<f32>, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpScsrqrFactorHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsrqrSetup(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<f32>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, mu: f32, info: csrqrInfo_t,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single precision).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpScsrqrSetupHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const f32, csrRowPtrA: *const i32, csrColIndA: *const i32, mu: f32, info: csrqrInfoHost_t,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization (single precision).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpScsrqrSolve(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: CuPtr<f32>, x: CuPtr<f32>, info: csrqrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single precision).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpScsrqrSolveHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut f32, x: *mut f32, info: csrqrInfoHost_t,
        pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpScsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f32) -> i32;
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single precision).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpScsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f32) -> i32;
    #[other = owned]
    /// Analyzes a CSR pattern for Cholesky factorization, and stores the analysis in `info`.
    /// - `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrcholAnalysis(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>, info: csrcholInfo_t,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR pattern for Cholesky factorization on the CPU, and stores the analysis in `info`.
    /// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrcholAnalysisHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32,
        csrColIndA: *const i32, info: csrcholInfoHost_t,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR pattern for LU factorization on the CPU, and stores the analysis in `info`.
    /// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrluAnalysisHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t, csrRowPtrA: *const i32,
        csrColIndA: *const i32, info: csrluInfoHost_t,
    ) -> ();
    #[other = owned]
    /// Returns the numbers of nonzeros of the factors L and U of a factorization on the CPU.
    /// Returns `nnzLRef`, `nnzURef`.
    ///
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpXcsrluNnzHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t) -> (i32, i32);
    #[other = owned]
    /// Analyzes a CSR pattern for QR factorization, and stores the analysis in `info`.
    /// - `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpXcsrqrAnalysis(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrqrInfo_t,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR pattern for QR factorization on the CPU, and stores the analysis in `info`.
    /// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpXcsrqrAnalysisHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t,
    ) -> ();
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholBufferInfo(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        info: csrcholInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Writes the real diagonal of the factor L of a sparse Cholesky factorization (double-precision complex).
    /// - `diag`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholDiag(handle: cusolverSpHandle_t, info: csrcholInfo_t, diag: CuPtr<f64>) -> ();
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholFactor(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrcholInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        info: csrcholInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization (double-precision complex).
    /// - `b`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholSolve(
        handle: cusolverSpHandle_t, n: i32, b: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        info: csrcholInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse Cholesky factorization on the CPU (double-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex,
        info: csrcholInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholZeroPivot(handle: cusolverSpHandle_t, info: csrcholInfo_t, tol: f64) -> i32;
    #[other = owned]
    /// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrcholZeroPivotHost(handle: cusolverSpHandle_t, info: csrcholInfoHost_t, tol: f64) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double-precision complex).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvchol(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>,
        b: CuPtr<runtime::cuDoubleComplex>, tol: f64, reorder: i32, x: CuPtr<runtime::cuDoubleComplex>,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double-precision complex).
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrVal`: valid memory of `nnz` elements.
    /// - `csrRowPtr`: valid memory of `m + 1` elements.
    /// - `csrColInd`: valid memory of `nnz` elements.
    /// - `b`, `x`: valid memory of `m` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvcholHost(
        handle: cusolverSpHandle_t, m: i32, nnz: i32, descrA: cusparse::cusparseMatDescr_t,
        csrVal: *const runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *const i32,
        b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex,
    ) -> i32;
    #[other = owned]
    /// Solves A·x = b for a CSR matrix A by LU on the CPU (double-precision complex); `singularity` is −1 if A is invertible.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `b`, `x`: valid memory of `n` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrlsvluHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        b: *const runtime::cuDoubleComplex, tol: f64, reorder: i32, x: *mut runtime::cuDoubleComplex,
    ) -> i32;
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluBufferInfoHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double-precision complex).
    /// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
    /// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
    /// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluExtractHost(
        handle: cusolverSpHandle_t, P: *mut i32, Q: *mut i32, descrL: cusparse::cusparseMatDescr_t,
        csrValL: *mut runtime::cuDoubleComplex, csrRowPtrL: *mut i32, csrColIndL: *mut i32,
        descrU: cusparse::cusparseMatDescr_t, csrValU: *mut runtime::cuDoubleComplex, csrRowPtrU: *mut i32,
        csrColIndU: *mut i32, info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `n + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluFactorHost(
        handle: cusolverSpHandle_t, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrluInfoHost_t,
        pivot_threshold: f64, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b with a sparse LU factorization on the CPU (double-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluSolveHost(
        handle: cusolverSpHandle_t, n: i32, b: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex,
        info: csrluInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusolverSpZcsrluZeroPivotHost(handle: cusolverSpHandle_t, info: csrluInfoHost_t, tol: f64) -> i32;
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsrqrBufferInfo(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>, info: csrqrInfo_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// Returns `internalDataInBytes`, `workspaceInBytes`.
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpZcsrqrBufferInfoHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32, info: csrqrInfoHost_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double-precision complex).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsrqrFactor(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, info: csrqrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpZcsrqrFactorHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, b: *mut runtime::cuDoubleComplex,
        x: *mut runtime::cuDoubleComplex, info: csrqrInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsrqrSetup(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: CuPtr<runtime::cuDoubleComplex>, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>,
        mu: runtime::cuDoubleComplex, info: csrqrInfo_t,
    ) -> ();
    #[other = owned]
    /// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double-precision complex).
    /// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrValA`: valid memory of `nnzA` elements.
    /// - `csrRowPtrA`: valid memory of `m + 1` elements.
    /// - `csrColIndA`: valid memory of `nnzA` elements.
    fn cusolverSpZcsrqrSetupHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparse::cusparseMatDescr_t,
        csrValA: *const runtime::cuDoubleComplex, csrRowPtrA: *const i32, csrColIndA: *const i32,
        mu: runtime::cuDoubleComplex, info: csrqrInfoHost_t,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization (double-precision complex).
    /// - `b`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusolverSpZcsrqrSolve(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, info: csrqrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double-precision complex).
    /// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `b`: valid memory of `m` elements.
    /// - `x`: valid memory of `n` elements.
    /// - `pBuffer`: valid memory of the size that the other arguments imply.
    fn cusolverSpZcsrqrSolveHost(
        handle: cusolverSpHandle_t, m: i32, n: i32, b: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex,
        info: csrqrInfoHost_t, pBuffer: *mut c_void,
    ) -> ();
}

checked! {
    cusolver, CUSOLVER, cusolverStatus_t;
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpZcsrqrZeroPivot(handle: cusolverSpHandle_t, info: csrqrInfo_t, tol: f64) -> i32;
    #[other = owned]
    /// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double-precision complex).
    /// # Safety
    ///
    /// `handle`, `info`: live handles that no other thread uses during the call.
    fn cusolverSpZcsrqrZeroPivotHost(handle: cusolverSpHandle_t, info: csrqrInfoHost_t, tol: f64) -> i32;
}
