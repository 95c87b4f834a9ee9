//! cuBLASLt: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cublaslt as checked;
#[allow(unused_imports)]
use crate::cuda12::cublaslt::CUBLASLT;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cublaslt::all_types::*;

destroy! {
    cublas::cublasStatus_t;
    12 cublasLtHandle_t: |handle| checked::cublasLtDestroy(handle);
}

any_thread! {
    12 cublasLtHandle_t // cuBLAS, Thread Safety
}

owned! {
    cublas::cublasStatus_t;

    safe {
        /// Creates a cuBLASLt handle on the current device; it is light, and no stream belongs to it.
        fn cublasLtCreate() -> Owned<cublasLtHandle_t, 12> {
            Owned::from_raw(checked::cublasLtCreate()?)
        }
        /// Writes the numbers of the algorithms that may fit a combination of types.
        ///
        /// - `algoIdsArray`: out, array, length `requestedAlgoCount`
        fn cublasLtMatmulAlgoGetIds(
            lightHandle: impl AsHandle<cublasLtHandle_t, 12>, computeType: cublas::cublasComputeType_t,
            scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType,
            Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, algoIdsArray: &mut [i32],
        ) -> i32 {
            checked::cublasLtMatmulAlgoGetIds(
                lightHandle.as_handle(), computeType, scaleType, Atype, Btype, Ctype, Dtype, algoIdsArray,
            )?
        }
        /// Makes an algorithm by its number for a combination of types, with a default configuration.
        fn cublasLtMatmulAlgoInit(
            lightHandle: impl AsHandle<cublasLtHandle_t, 12>, computeType: cublas::cublasComputeType_t,
            scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType,
            Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, algoId: i32,
        ) -> cublasLtMatmulAlgo_t {
            checked::cublasLtMatmulAlgoInit(
                lightHandle.as_handle(), computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId,
            )?
        }
    }

    unsafe {
        /// Checks that an algorithm can compute a product, and writes the workspace it needs.
        ///
        /// # Safety
        ///
        /// - `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `algo`: live handles.
        /// - `algo` is neither moved, changed nor freed as long as the library may keep its address.
        fn cublasLtMatmulAlgoCheck(
            lightHandle: impl AsHandle<cublasLtHandle_t, 12>, operationDesc: cublasLtMatmulDesc_t,
            Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t,
            Ddesc: cublasLtMatrixLayout_t, algo: &cublasLtMatmulAlgo_t,
        ) -> cublasLtMatmulHeuristicResult_t {
            checked::cublasLtMatmulAlgoCheck(lightHandle.as_handle(), operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo)?
        }
        /// Writes the algorithms for a product that promise to be fastest, best first.
        ///
        /// - `heuristicResultsArray`: out, array, length `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `preference`: live handles.
        fn cublasLtMatmulAlgoGetHeuristic(
            lightHandle: impl AsHandle<cublasLtHandle_t, 12>, operationDesc: cublasLtMatmulDesc_t,
            Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t,
            Ddesc: cublasLtMatrixLayout_t, preference: cublasLtMatmulPreference_t,
            heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
        ) -> i32 {
            checked::cublasLtMatmulAlgoGetHeuristic(
                lightHandle.as_handle(), operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, heuristicResultsArray,
            )?
        }
    }
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{AnyDeviceInput, AnyDeviceOutput, DeviceInput, DeviceOutput, Work};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas::cublasStatus_t;

    safe {
    }

    unsafe {
        /// D = α·op(A)·op(B) + β·C on a stream, with the epilogue and types that the descriptors name.
        ///
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `computeDesc`, `CUBLASLT_MATMUL_DESC_SCALE_TYPE`
        /// - `algo`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `computeDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `algo`: live handles.
        /// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `alpha`, `beta`: on the host or on the device, as set by `CUBLASLT_MATMUL_DESC_POINTER_MODE`; on the device, valid until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `algo` is neither moved, changed nor freed as long as the library may keep its address.
        fn cublasLtMatmul(
            lightHandle: impl AsHandle<cublasLtHandle_t, 12>, computeDesc: cublasLtMatmulDesc_t, alpha: AnyScalar,
            A: impl AnyDeviceInput, Adesc: cublasLtMatrixLayout_t, B: impl AnyDeviceInput, Bdesc: cublasLtMatrixLayout_t,
            beta: AnyScalar, C: impl AnyDeviceInput, Cdesc: cublasLtMatrixLayout_t, D: impl AnyDeviceOutput,
            Ddesc: cublasLtMatrixLayout_t, algo: Option<&cublasLtMatmulAlgo_t>, workspace: impl AnyDeviceOutput,
            workspaceSizeInBytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            given!(A B C D workspace);
            checked::cublasLtMatmul(
                lightHandle.as_handle(), computeDesc, alpha, A.0.into(), Adesc, B.0.into(), Bdesc, beta, C.0.into(), Cdesc,
                D.0.into(), Ddesc, algo, workspace.0.into(), workspaceSizeInBytes, stream.as_handle_or_null(),
            )?;
            remember!(Work::in_stream(& stream); A B C D workspace);
        }
        /// C = α·op(A) + β·op(B) on a stream, while it converts orders and types.
        ///
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `transformDesc`, `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
        ///
        /// # Safety
        ///
        /// - `transformDesc`, `Adesc`, `Bdesc`, `Cdesc`: live handles.
        /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `alpha`, `beta`: on the host or on the device, as set by `CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE`; on the device, valid until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cublasLtMatrixTransform(
            lightHandle: impl AsHandle<cublasLtHandle_t, 12>, transformDesc: cublasLtMatrixTransformDesc_t,
            alpha: AnyScalar, A: impl AnyDeviceInput, Adesc: cublasLtMatrixLayout_t, beta: AnyScalar,
            B: impl AnyDeviceInput, Bdesc: cublasLtMatrixLayout_t, C: impl AnyDeviceOutput, Cdesc: cublasLtMatrixLayout_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            given!(A B C);
            checked::cublasLtMatrixTransform(
                lightHandle.as_handle(), transformDesc, alpha, A.0.into(), Adesc, beta, B.0.into(), Bdesc, C.0.into(),
                Cdesc, stream.as_handle_or_null(),
            )?;
            remember!(Work::in_stream(& stream); A B C);
        }
    }
}
