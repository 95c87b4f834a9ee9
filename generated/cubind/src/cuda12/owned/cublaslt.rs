//! cuBLASLt with owned handles: matrix products with selectable layouts, types, algorithms and epilogues.
//!
//! See [`owned`](super) for this form of the functions. [`cublaslt`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cublaslt as checked;
#[allow(unused_imports)]
use crate::cuda12::cublaslt::CUBLASLT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cublaslt as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cublaslt::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    12 cublasLtHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    12 cublasLtHandle_t
}

destroy! {
    cublas::cublasStatus_t;
    12 cublasLtHandle_t: |handle| destroy_then_release!(12 handle, checked::cublasLtDestroy(handle));
    12 cublasLtMatmulDesc_t: |handle| checked::cublasLtMatmulDescDestroy(handle);
    12 cublasLtMatmulPreference_t: |handle| checked::cublasLtMatmulPreferenceDestroy(handle);
    12 cublasLtMatrixLayout_t: |handle| checked::cublasLtMatrixLayoutDestroy(handle);
    12 cublasLtMatrixTransformDesc_t: |handle| checked::cublasLtMatrixTransformDescDestroy(handle);
}

any_thread! {
    12 cublasLtHandle_t // cuBLAS, Thread Safety
    12 cublasLtMatmulDesc_t // cuBLAS, Thread Safety
    12 cublasLtMatmulPreference_t // cuBLAS, Thread Safety
    12 cublasLtMatrixLayout_t // cuBLAS, Thread Safety
    12 cublasLtMatrixTransformDesc_t // cuBLAS, Thread Safety
}

matrix! {
    cublas::cublasStatus_t; length_of_cublasLtMatrixLayout_t(cublasLtMatrixLayout_t): cublasLtMatrixLayoutGetAttribute.0;
    [CUBLASLT_MATRIX_LAYOUT_ROWS, CUBLASLT_MATRIX_LAYOUT_COLS, CUBLASLT_MATRIX_LAYOUT_LD, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET];
    CUBLASLT_MATRIX_LAYOUT_ORDER in cublasLtOrder_t [CUBLASLT_ORDER_COL, CUBLASLT_ORDER_ROW];
    CUBLASLT_MATRIX_LAYOUT_TYPE in runtime::cudaDataType [
        CUDA_R_16F: 16, CUDA_C_16F: 32, CUDA_R_16BF: 16, CUDA_C_16BF: 32, CUDA_R_32F: 32, CUDA_C_32F: 64,
        CUDA_R_64F: 64, CUDA_C_64F: 128, CUDA_R_8I: 8, CUDA_C_8I: 16, CUDA_R_8U: 8, CUDA_C_8U: 16,
        CUDA_R_32I: 32, CUDA_C_32I: 64, CUDA_R_32U: 32, CUDA_C_32U: 64, CUDA_R_8F_E4M3: 8, CUDA_R_8F_E5M2: 8,
        CUDA_R_4F_E2M1: 4,
    ]; unset [CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, CUBLASLT_MATRIX_LAYOUT_BATCH_MODE]
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

#[path = "../../common/owned/cublaslt.rs"]
mod common;
pub use common::*;

owned! {
    cublaslt, cublas::cublasStatus_t;

    safe {
        /// Sets an attribute of a matrix product, such as a transposition, the epilogue or the bias pointer.
        /// - `buf`: in, one value; `attr` selects the type: `cublasComputeType_t` for `CUBLASLT_MATMUL_DESC_COMPUTE_TYPE`; `cublasFillMode_t` for `CUBLASLT_MATMUL_DESC_FILL_MODE`; `cublasLtEmulationDesc_t` for `CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR`; `cublasLtEpilogue_t` for `CUBLASLT_MATMUL_DESC_EPILOGUE`; `cublasLtMatmulBatchInvarianceFlags_t` for `CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS`; `cublasLtMatmulMatrixScale_t` for `CUBLASLT_MATMUL_DESC_A_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_B_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_C_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE`; `cublasLtPointerMode_t` for `CUBLASLT_MATMUL_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATMUL_DESC_TRANSA`, `CUBLASLT_MATMUL_DESC_TRANSB`, `CUBLASLT_MATMUL_DESC_TRANSC`; `cudaDataType` for `CUBLASLT_MATMUL_DESC_SCALE_TYPE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE`, `CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE`; `int` for `CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS`; `long long` for `CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE`; `signed char` for `CUBLASLT_MATMUL_DESC_FAST_ACCUM`; `void *` for `CUBLASLT_MATMUL_DESC_BIAS_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER`, `CUBLASLT_MATMUL_DESC_A_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_B_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_C_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_D_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_AMAX_D_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER`
        fn cublasLtMatmulDescSetAttribute<T: AttributeValue<C>, C: Input>(
            matmulDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>, attr: Key<cublasLtMatmulDescAttributes_t, T, C>, buf: T,
        ) -> () {
            let called = called!(CUBLASLT, cublasLtMatmulDescSetAttribute);
            attributes!(
                called : attr in cublasLtMatmulDescAttributes_t[CUBLASLT_MATMUL_DESC_COMPUTE_TYPE,
                CUBLASLT_MATMUL_DESC_SCALE_TYPE, CUBLASLT_MATMUL_DESC_TRANSA, CUBLASLT_MATMUL_DESC_TRANSB,
                CUBLASLT_MATMUL_DESC_TRANSC, CUBLASLT_MATMUL_DESC_FILL_MODE, CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET,
                CUBLASLT_MATMUL_DESC_FAST_ACCUM, CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR,
                CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS]
            );
            checked::cublasLtMatmulDescSetAttribute(matmulDesc.as_handle(), attr, buf)?
        }
    }

    unsafe {}
}
