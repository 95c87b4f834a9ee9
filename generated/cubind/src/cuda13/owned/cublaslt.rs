//! cuBLASLt with owned handles: matrix products with selectable layouts, types, algorithms and epilogues.
//!
//! See [`owned`](super) for this form of the functions. [`cublaslt`](raw) describes the library.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cublaslt as checked;
#[allow(unused_imports)]
use crate::cuda13::cublaslt::CUBLASLT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cublaslt as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cublaslt::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    13 cublasLtHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    13 cublasLtHandle_t
}

destroy! {
    cublas::cublasStatus_t;
    13 cublasLtHandle_t: |handle| destroy_then_release!(13 handle, checked::cublasLtDestroy(handle));
    13 cublasLtEmulationDesc_t: |handle| checked::cublasLtEmulationDescDestroy(handle);
    13 cublasLtMatmulDesc_t: |handle| checked::cublasLtMatmulDescDestroy(handle);
    13 cublasLtMatmulPreference_t: |handle| checked::cublasLtMatmulPreferenceDestroy(handle);
    13 cublasLtMatrixLayout_t: |handle| checked::cublasLtMatrixLayoutDestroy(handle);
    13 cublasLtMatrixTransformDesc_t: |handle| checked::cublasLtMatrixTransformDescDestroy(handle);
}

any_thread! {
    13 cublasLtHandle_t // cuBLAS, Thread Safety
    13 cublasLtEmulationDesc_t // cuBLAS, Thread Safety
    13 cublasLtMatmulDesc_t // cuBLAS, Thread Safety
    13 cublasLtMatmulPreference_t // cuBLAS, Thread Safety
    13 cublasLtMatrixLayout_t // cuBLAS, Thread Safety
    13 cublasLtMatrixTransformDesc_t // cuBLAS, Thread Safety
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
const MAJOR: u32 = 13;

#[path = "../../common/owned/cublaslt.rs"]
mod common;
pub use common::*;

owned! {
    cublaslt, cublas::cublasStatus_t;

    safe {
        /// Creates a descriptor of the emulation of floating-point precision.
        fn cublasLtEmulationDescCreate() -> Owned<cublasLtEmulationDesc_t, MAJOR> {
            Owned::from_raw(checked::cublasLtEmulationDescCreate()?)
        }
        /// Gets an attribute of precision emulation, such as the strategy or the number of mantissa bits.
        /// Returns `buf`, `sizeWritten`.
        fn cublasLtEmulationDescGetAttribute<T: AttributeValue<C>, C: Output>(
            emulationDesc: impl AsHandle<cublasLtEmulationDesc_t, MAJOR>,
            attr: Key<cublasLtEmulationDescAttributes_t, T, C>,
        ) -> (T, usize) {
            checked::cublasLtEmulationDescGetAttribute(emulationDesc.as_handle(), attr)?
        }
        /// Sets an attribute of precision emulation, such as the strategy or the number of mantissa bits.
        /// - `buf`: in, one value; `attr` selects the type: `int` for `CUBLASLT_EMULATION_DESC_STRATEGY`, `CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET`; `void *` for `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER`
        fn cublasLtEmulationDescSetAttribute<T: AttributeValue<C>, C: Input>(
            emulationDesc: impl AsHandle<cublasLtEmulationDesc_t, MAJOR>,
            attr: Key<cublasLtEmulationDescAttributes_t, T, C>, buf: T,
        ) -> () {
            let called = called!(CUBLASLT, cublasLtEmulationDescSetAttribute);
            attributes!(
                called : attr in cublasLtEmulationDescAttributes_t[CUBLASLT_EMULATION_DESC_STRATEGY,
                CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT, CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL,
                CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT,
                CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET]
            );
            checked::cublasLtEmulationDescSetAttribute(emulationDesc.as_handle(), attr, buf)?
        }
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
                CUBLASLT_MATMUL_DESC_FAST_ACCUM, CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS]
            );
            checked::cublasLtMatmulDescSetAttribute(matmulDesc.as_handle(), attr, buf)?
        }
    }

    unsafe {}
}

owned! {
    cublaslt, cublas::cublasStatus_t;

    safe {}

    unsafe {
        /// Initializes a descriptor of the emulation of floating-point precision in the caller's memory.
        /// # Safety
        ///
        /// - `size` is the size of the record to which the descriptor points.
        fn cublasLtEmulationDescInit_internal(
            emulationDesc: impl AsHandle<cublasLtEmulationDesc_t, MAJOR>, size: usize,
        ) -> () {
            checked::cublasLtEmulationDescInit_internal(emulationDesc.as_handle(), size)?
        }
        /// Creates a layout descriptor for a group of matrices with a common data type and individual shapes.
        /// - `rows_array`, `cols_array`, `ld_array`: in, on the device
        ///
        /// # Safety
        ///
        /// - `rows_array`, `cols_array`, `ld_array`: valid device memory of the size that the other arguments imply, as long as `matLayout` exists.
        fn cublasLtGroupedMatrixLayoutCreate(
            r#type: runtime::cudaDataType, groupCount: i32, rows_array: CuPtr<c_void>, cols_array: CuPtr<c_void>,
            ld_array: CuPtr<c_void>,
        ) -> Owned<cublasLtMatrixLayout_t, MAJOR> {
            Owned::from_raw(
                checked::cublasLtGroupedMatrixLayoutCreate(r#type, groupCount, rows_array, cols_array, ld_array)?,
            )
        }
        /// Initializes a layout descriptor for a group of matrices in the caller's memory.
        /// - `rows_array`, `cols_array`, `ld_array`: in, on the device
        ///
        /// # Safety
        ///
        /// - `rows_array`, `cols_array`, `ld_array`: valid device memory of the size that the other arguments imply, as long as `matLayout` exists.
        /// - `size` is the size of the record to which the descriptor points.
        fn cublasLtGroupedMatrixLayoutInit_internal(
            matLayout: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, size: usize, r#type: runtime::cudaDataType,
            groupCount: i32, rows_array: CuPtr<c_void>, cols_array: CuPtr<c_void>, ld_array: CuPtr<c_void>,
        ) -> () {
            checked::cublasLtGroupedMatrixLayoutInit_internal(
                matLayout.as_handle(), size, r#type, groupCount, rows_array, cols_array, ld_array,
            )?
        }
        /// Checks that an algorithm supports a matrix product in a stream, and returns the required workspace size.
        /// # Safety
        ///
        /// - `algo`: a live handle.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `algo` must not be moved, changed or freed while the library may hold its address.
        /// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc` must outlive every graph that records the call.
        fn cublasLtMatmulAlgoCheckForStream(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>, operationDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>,
            Adesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Bdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            Cdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Ddesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            algo: &cublasLtMatmulAlgo_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> cublasLtMatmulHeuristicResult_t {
            checked::cublasLtMatmulAlgoCheckForStream(
                lightHandle.as_handle(), operationDesc.as_handle(), Adesc.as_handle(), Bdesc.as_handle(), Cdesc.as_handle(),
                Ddesc.as_handle(), algo, stream.as_handle_or_null(),
            )?
        }
        /// Returns the algorithms with the lowest estimated times for a matrix product in a stream, fastest first.
        /// - `heuristicResultsArray`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `preference` must outlive every graph that records the call.
        fn cublasLtMatmulAlgoGetHeuristicForStream(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>, operationDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>,
            Adesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Bdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            Cdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Ddesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            preference: impl AsHandle<cublasLtMatmulPreference_t, MAJOR>,
            heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t], stream: impl MaybeHandle<driver::CUstream>,
        ) -> i32 {
            checked::cublasLtMatmulAlgoGetHeuristicForStream(
                lightHandle.as_handle(), operationDesc.as_handle(), Adesc.as_handle(), Bdesc.as_handle(), Cdesc.as_handle(),
                Ddesc.as_handle(), preference.as_handle(), heuristicResultsArray, stream.as_handle_or_null(),
            )?
        }
    }
}
