//! cuBLASLt with functions that return [`Result`]s: matrix products with selectable layouts, types, algorithms and epilogues.
//!
//! See [`checked`](super) for this form of the functions. [`cublaslt`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cublaslt as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::CUBLASLT;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cublaslt::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cublasLtEmulationDescAttributes_t {
            CUBLASLT_EMULATION_DESC_STRATEGY: i32,
            CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT: i32,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL: i32,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT: i32,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET: i32,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER: *mut c_void,
        }
        cublasLtMatmulAlgoCapAttributes_t {
            CUBLASLT_ALGO_CAP_SPLITK_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK: u32,
            CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT: u32,
            CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_UPLO_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX: i32,
            CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER: i32,
            CUBLASLT_ALGO_CAP_POINTER_MODE_MASK: u32,
            CUBLASLT_ALGO_CAP_EPILOGUE_MASK: u32,
            CUBLASLT_ALGO_CAP_LD_NEGATIVE: i32,
            CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS: u64,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES: u32,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES: u32,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES: u32,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES: u32,
            CUBLASLT_ALGO_CAP_ATOMIC_SYNC: i32,
            CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT: i32,
        } + [
            CUBLASLT_ALGO_CAP_TILE_IDS: u32,
            CUBLASLT_ALGO_CAP_STAGES_IDS: u32,
        ]
        cublasLtMatmulAlgoConfigAttributes_t {
            CUBLASLT_ALGO_CONFIG_ID: i32,
            CUBLASLT_ALGO_CONFIG_TILE_ID: cublasLtMatmulTile_t,
            CUBLASLT_ALGO_CONFIG_SPLITK_NUM: i32,
            CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME: u32,
            CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING: u32,
            CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION: u32,
            CUBLASLT_ALGO_CONFIG_STAGES_ID: cublasLtMatmulStages_t,
            CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID: u16,
            CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID: u16,
        }
        cublasLtMatmulDescAttributes_t {
            CUBLASLT_MATMUL_DESC_COMPUTE_TYPE: cublas::cublasComputeType_t,
            CUBLASLT_MATMUL_DESC_SCALE_TYPE: runtime::cudaDataType,
            CUBLASLT_MATMUL_DESC_POINTER_MODE: cublasLtPointerMode_t,
            CUBLASLT_MATMUL_DESC_TRANSA: cublas::cublasOperation_t,
            CUBLASLT_MATMUL_DESC_TRANSB: cublas::cublasOperation_t,
            CUBLASLT_MATMUL_DESC_TRANSC: cublas::cublasOperation_t,
            CUBLASLT_MATMUL_DESC_FILL_MODE: cublas::cublasFillMode_t,
            CUBLASLT_MATMUL_DESC_EPILOGUE: cublasLtEpilogue_t,
            CUBLASLT_MATMUL_DESC_BIAS_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD: i64,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET: i32,
            CUBLASLT_MATMUL_DESC_A_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_B_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_C_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_D_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_AMAX_D_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE: runtime::cudaDataType,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_FAST_ACCUM: i8,
            CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE: runtime::cudaDataType,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS: i32,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS: i32,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_A_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_B_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_C_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_D_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR: cublasLtEmulationDesc_t,
            CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS: cublasLtMatmulBatchInvarianceFlags_t,
        }
        cublasLtMatmulPreferenceAttributes_t {
            CUBLASLT_MATMUL_PREF_SEARCH_MODE: cublasLtMatmulSearch_t,
            CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES: u64,
            CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT: f32,
            CUBLASLT_MATMUL_PREF_IMPL_MASK: u64,
            CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM: u32,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS: u32,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS: u32,
        }
        cublasLtMatrixLayoutAttribute_t {
            CUBLASLT_MATRIX_LAYOUT_TYPE: runtime::cudaDataType,
            CUBLASLT_MATRIX_LAYOUT_ORDER: cublasLtOrder_t,
            CUBLASLT_MATRIX_LAYOUT_ROWS: u64,
            CUBLASLT_MATRIX_LAYOUT_COLS: u64,
            CUBLASLT_MATRIX_LAYOUT_LD: i64,
            CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT: i32,
            CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET: i64,
            CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET: i64,
            CUBLASLT_MATRIX_LAYOUT_BATCH_MODE: cublasLtBatchMode_t,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY: *mut c_void,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY: *mut c_void,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY: *mut c_void,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH: cublasLtIntegerWidth_t,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH: cublasLtIntegerWidth_t,
        }
        cublasLtMatrixTransformDescAttributes_t {
            CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE: runtime::cudaDataType,
            CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE: cublasLtPointerMode_t,
            CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA: cublas::cublasOperation_t,
            CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB: cublas::cublasOperation_t,
        }
    }
}

#[path = "../../common/checked/cublaslt.rs"]
mod common;
pub use common::*;

checked! {
    cublaslt, CUBLASLT, cublas::cublasStatus_t;
    #[other = owned]
    /// Creates a descriptor of the emulation of floating-point precision.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtEmulationDescCreate() -> cublasLtEmulationDesc_t;
    /// Destroys a descriptor of the emulation of floating-point precision.
    /// - `emulationDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `emulationDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `emulationDesc`, or objects that belong to it, during or after the call.
    fn cublasLtEmulationDescDestroy(emulationDesc: cublasLtEmulationDesc_t) -> ();
    #[other = owned]
    /// Initializes a descriptor of the emulation of floating-point precision in the caller's memory.
    /// # Safety
    ///
    /// `emulationDesc`: a live handle that no other thread uses during the call.
    fn cublasLtEmulationDescInit_internal(emulationDesc: cublasLtEmulationDesc_t, size: usize) -> ();
    #[other = owned]
    /// Creates a layout descriptor for a group of matrices with a common data type and individual shapes.
    /// - `rows_array`, `cols_array`, `ld_array`: in, on the device
    ///
    /// # Safety
    ///
    /// `rows_array`, `cols_array`, `ld_array`: valid device memory of the size that the other arguments imply, as long as `matLayout` exists.
    fn cublasLtGroupedMatrixLayoutCreate(
        r#type: runtime::cudaDataType, groupCount: i32, rows_array: CuPtr<c_void>, cols_array: CuPtr<c_void>,
        ld_array: CuPtr<c_void>,
    ) -> cublasLtMatrixLayout_t;
    #[other = owned]
    /// Initializes a layout descriptor for a group of matrices in the caller's memory.
    /// - `rows_array`, `cols_array`, `ld_array`: in, on the device
    ///
    /// # Safety
    ///
    /// - `matLayout`: a live handle that no other thread uses during the call.
    /// - `rows_array`, `cols_array`, `ld_array`: valid device memory of the size that the other arguments imply, as long as `matLayout` exists.
    fn cublasLtGroupedMatrixLayoutInit_internal(
        matLayout: cublasLtMatrixLayout_t, size: usize, r#type: runtime::cudaDataType, groupCount: i32,
        rows_array: CuPtr<c_void>, cols_array: CuPtr<c_void>, ld_array: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Checks that an algorithm supports a matrix product in a stream, and returns the required workspace size.
    /// # Safety
    ///
    /// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`: live handles that no other thread uses during the call.
    /// - `algo`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cublasLtMatmulAlgoCheckForStream(
        lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t,
        algo: &cublasLtMatmulAlgo_t, stream: runtime::cudaStream_t,
    ) -> cublasLtMatmulHeuristicResult_t;
    #[other = owned]
    /// Returns the algorithms with the lowest estimated times for a matrix product in a stream, fastest first.
    /// - `heuristicResultsArray`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `preference`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cublasLtMatmulAlgoGetHeuristicForStream(
        lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t,
        preference: cublasLtMatmulPreference_t, heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
        stream: runtime::cudaStream_t,
    ) -> i32;
}

/// Gets an attribute of precision emulation, such as the strategy or the number of mantissa bits.
///
/// Like [`cublasLtEmulationDescGetAttribute`](raw::cublasLtEmulationDescGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cublaslt cublasLtEmulationDescGetAttribute)
)]
/// Returns `buf`, `sizeWritten`.
///
/// # Safety
///
/// `emulationDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtEmulationDescGetAttribute<T: AttributeValue<C>, C: Output>(
    emulationDesc: cublasLtEmulationDesc_t,
    attr: Key<cublasLtEmulationDescAttributes_t, T, C>,
) -> Result<(T, usize), support::Error<cublas::cublasStatus_t>> {
    support::checked(
            called!(CUBLASLT, cublasLtEmulationDescGetAttribute),
            unsafe {
                raw::cublasLtEmulationDescGetAttribute::<
                    C,
                >(emulationDesc, attr.selector())
            },
        )
        .map(|(buf, sizeWritten)| (T::from_c(buf), sizeWritten))
}

/// Sets an attribute of precision emulation, such as the strategy or the number of mantissa bits.
///
/// Like [`cublasLtEmulationDescSetAttribute`](raw::cublasLtEmulationDescSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cublaslt cublasLtEmulationDescSetAttribute)
)]
/// - `buf`: in, one value; `attr` selects the type: `int` for `CUBLASLT_EMULATION_DESC_STRATEGY`, `CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET`; `void *` for `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER`
///
/// # Safety
///
/// - `emulationDesc`: a live handle that no other thread uses during the call.
/// - `buf` is used after the call returns: keep it alive and do not modify it until another value is set in `emulationDesc`, or `emulationDesc` is destroyed.
/// - Pointers, handles and lengths in `buf` must stay valid until another value is set in `emulationDesc`, or `emulationDesc` is destroyed.
#[inline]
pub unsafe fn cublasLtEmulationDescSetAttribute<T: AttributeValue<C>, C: Input>(
    emulationDesc: cublasLtEmulationDesc_t,
    attr: Key<cublasLtEmulationDescAttributes_t, T, C>,
    buf: T,
) -> Result<(), support::Error<cublas::cublasStatus_t>> {
    support::checked(
        called!(CUBLASLT, cublasLtEmulationDescSetAttribute),
        unsafe {
            raw::cublasLtEmulationDescSetAttribute::<
                C,
            >(emulationDesc, attr.selector(), &buf.into_c())
        },
    )
}
