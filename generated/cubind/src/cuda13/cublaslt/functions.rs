//! Functions (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cublaslt/functions.rs"]
mod common;
pub use common::*;

const fn value_size_cublasLtEmulationDescAttributes_t(
    selector: cublasLtEmulationDescAttributes_t,
) -> ValueSize {
    match selector {
        cublasLtEmulationDescAttributes_t::CUBLASLT_EMULATION_DESC_STRATEGY
        | cublasLtEmulationDescAttributes_t::CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT
        | cublasLtEmulationDescAttributes_t::CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL
        | cublasLtEmulationDescAttributes_t::CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT
        | cublasLtEmulationDescAttributes_t::CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET => {
            ValueSize::One(4)
        }
        cublasLtEmulationDescAttributes_t::CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cublasLtMatmulAlgoCapAttributes_t(
    selector: cublasLtMatmulAlgoCapAttributes_t,
) -> ValueSize {
    match selector {
        cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_SPLITK_SUPPORT
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_UPLO_SUPPORT
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_POINTER_MODE_MASK
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_EPILOGUE_MASK
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_LD_NEGATIVE
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_ATOMIC_SYNC
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT => {
            ValueSize::One(4)
        }
        cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_TILE_IDS
        | cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_STAGES_IDS => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        cublasLtMatmulAlgoCapAttributes_t::CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cublasLtMatmulAlgoConfigAttributes_t(
    selector: cublasLtMatmulAlgoConfigAttributes_t,
) -> ValueSize {
    match selector {
        cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_ID
        | cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_TILE_ID
        | cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_SPLITK_NUM
        | cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME
        | cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING
        | cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION
        | cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_STAGES_ID => {
            ValueSize::One(4)
        }
        cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID
        | cublasLtMatmulAlgoConfigAttributes_t::CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID => {
            ValueSize::One(2)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cublasLtMatmulDescAttributes_t(
    selector: cublasLtMatmulDescAttributes_t,
) -> ValueSize {
    match selector {
        cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_COMPUTE_TYPE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_SCALE_TYPE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_POINTER_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_TRANSA
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_TRANSB
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_TRANSC
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_FILL_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_A_SCALE_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_B_SCALE_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_C_SCALE_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_D_SCALE_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS => {
            ValueSize::One(4)
        }
        cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_BIAS_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_A_SCALE_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_B_SCALE_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_C_SCALE_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_D_SCALE_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_AMAX_D_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE
        | cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE => {
            ValueSize::One(8)
        }
        cublasLtMatmulDescAttributes_t::CUBLASLT_MATMUL_DESC_FAST_ACCUM => {
            ValueSize::One(1)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cublasLtMatmulPreferenceAttributes_t(
    selector: cublasLtMatmulPreferenceAttributes_t,
) -> ValueSize {
    match selector {
        cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_SEARCH_MODE
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS => {
            ValueSize::One(4)
        }
        cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES
        | cublasLtMatmulPreferenceAttributes_t::CUBLASLT_MATMUL_PREF_IMPL_MASK => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cublasLtMatrixLayoutAttribute_t(
    selector: cublasLtMatrixLayoutAttribute_t,
) -> ValueSize {
    match selector {
        cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_TYPE
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_ORDER
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_BATCH_MODE
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH => {
            ValueSize::One(4)
        }
        cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_ROWS
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_COLS
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_LD
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY
        | cublasLtMatrixLayoutAttribute_t::CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cublasLtMatrixTransformDescAttributes_t(
    selector: cublasLtMatrixTransformDescAttributes_t,
) -> ValueSize {
    match selector {
        cublasLtMatrixTransformDescAttributes_t::CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE
        | cublasLtMatrixTransformDescAttributes_t::CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE
        | cublasLtMatrixTransformDescAttributes_t::CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA
        | cublasLtMatrixTransformDescAttributes_t::CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB => {
            ValueSize::One(4)
        }
        _ => ValueSize::Any,
    }
}

/// Creates a descriptor of the emulation of floating-point precision.
///
/// `cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *emulationDesc)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtEmulationDescCreate))]
///
/// Returns `(cublasStatus_t, emulationDesc: cublasLtEmulationDesc_t)`.
///
/// - `emulationDesc`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ALLOC_FAILED`].
///
/// In `cublasLt.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtEmulationDescCreate() -> (
    cublas::cublasStatus_t,
    cublasLtEmulationDesc_t,
) {
    let mut emulationDesc: cublasLtEmulationDesc_t = output::zeroed();
    let returned = unsafe { sys::cublasLtEmulationDescCreate(&mut emulationDesc) };
    (returned, emulationDesc)
}

/// Destroys a descriptor of the emulation of floating-point precision.
///
/// `cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc)`
#[cfg_attr(doc, doc = forms!(cublaslt::cublasLtEmulationDescDestroy))]
///
/// - `emulationDesc`: in; invalid afterwards
///
/// In `cublasLt.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescDestroy).
///
/// # Safety
///
/// - `emulationDesc`: a live handle that no other thread uses during the call.
/// - No thread may use `emulationDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasLtEmulationDescDestroy(
    emulationDesc: cublasLtEmulationDesc_t,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtEmulationDescDestroy(emulationDesc) };
    (returned,)
}

/// Gets an attribute of precision emulation, such as the strategy or the number of mantissa bits.
///
/// `cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtEmulationDescGetAttribute))]
///
/// Returns `(cublasStatus_t, buf: T, sizeWritten: size_t)`.
///
/// - `buf`: out, one value; `attr` selects the type: `int` for `CUBLASLT_EMULATION_DESC_STRATEGY`, `CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET`; `void *` for `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER`
/// - `sizeWritten`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescGetAttribute).
///
/// # Safety
///
/// `emulationDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtEmulationDescGetAttribute<T: Output>(
    emulationDesc: cublasLtEmulationDesc_t,
    attr: cublasLtEmulationDescAttributes_t,
) -> (cublas::cublasStatus_t, T, usize) {
    if !value_size_cublasLtEmulationDescAttributes_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cublasLtEmulationDescGetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut buf = output::Reserved::<T>::new();
    let mut sizeWritten: usize = output::zeroed();
    let returned = unsafe { sys::cublasLtEmulationDescGetAttribute(
        emulationDesc, attr, buf.slot().cast(), args::count(size_of::<T>()), &mut sizeWritten,
    ) };
    (returned, buf.take(), sizeWritten)
}

/// Initializes a descriptor of the emulation of floating-point precision in the caller's memory.
///
/// `cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtEmulationDescInit_internal))]
///
/// In `cublasLt.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescInit_internal).
///
/// # Safety
///
/// `emulationDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtEmulationDescInit_internal(
    emulationDesc: cublasLtEmulationDesc_t,
    size: usize,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtEmulationDescInit_internal(emulationDesc, size) };
    (returned,)
}

/// Sets an attribute of precision emulation, such as the strategy or the number of mantissa bits.
///
/// `cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtEmulationDescSetAttribute))]
///
/// - `buf`: in, one value; `attr` selects the type: `int` for `CUBLASLT_EMULATION_DESC_STRATEGY`, `CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT`, `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET`; `void *` for `CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER`
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`].
///
/// In `cublasLt.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtEmulationDescSetAttribute).
///
/// # Safety
///
/// - `emulationDesc`: a live handle that no other thread uses during the call.
/// - `buf` is used after the call returns: keep it alive and do not modify it until another value is set in `emulationDesc`, or `emulationDesc` is destroyed.
/// - Pointers, handles and lengths in `buf` must stay valid until another value is set in `emulationDesc`, or `emulationDesc` is destroyed.
#[inline]
pub unsafe fn cublasLtEmulationDescSetAttribute<T: Input>(
    emulationDesc: cublasLtEmulationDesc_t,
    attr: cublasLtEmulationDescAttributes_t,
    buf: &T,
) -> (cublas::cublasStatus_t,) {
    if !value_size_cublasLtEmulationDescAttributes_t(attr).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cublasLtEmulationDescSetAttribute",
            "the size of a value of `buf` differs from that of the type that `attr` selects",
        );
        return (cublas::cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasLtEmulationDescSetAttribute(
        emulationDesc, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Creates a layout descriptor for a group of matrices with a common data type and individual shapes.
///
/// `cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtGroupedMatrixLayoutCreate))]
///
/// Returns `(cublasStatus_t, matLayout: cublasLtMatrixLayout_t)`.
///
/// - `matLayout`: out
/// - `rows_array`, `cols_array`, `ld_array`: in, on the device
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ALLOC_FAILED`].
///
/// In `cublasLt.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGroupedMatrixLayoutCreate).
///
/// # Safety
///
/// `rows_array`, `cols_array`, `ld_array`: valid device memory of the size that the other arguments imply, as long as `matLayout` exists.
#[inline]
pub unsafe fn cublasLtGroupedMatrixLayoutCreate(
    r#type: runtime::cudaDataType,
    groupCount: i32,
    rows_array: CuPtr<c_void>,
    cols_array: CuPtr<c_void>,
    ld_array: CuPtr<c_void>,
) -> (cublas::cublasStatus_t, cublasLtMatrixLayout_t) {
    let mut matLayout: cublasLtMatrixLayout_t = output::zeroed();
    let returned = unsafe { sys::cublasLtGroupedMatrixLayoutCreate(
        &mut matLayout, r#type, groupCount, rows_array.as_ptr(), cols_array.as_ptr(), ld_array.as_ptr(),
    ) };
    (returned, matLayout)
}

/// Initializes a layout descriptor for a group of matrices in the caller's memory.
///
/// `cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtGroupedMatrixLayoutInit_internal))]
///
/// - `rows_array`, `cols_array`, `ld_array`: in, on the device
///
/// In `cublasLt.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGroupedMatrixLayoutInit_internal).
///
/// # Safety
///
/// - `matLayout`: a live handle that no other thread uses during the call.
/// - `rows_array`, `cols_array`, `ld_array`: valid device memory of the size that the other arguments imply, as long as `matLayout` exists.
#[inline]
pub unsafe fn cublasLtGroupedMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t,
    size: usize,
    r#type: runtime::cudaDataType,
    groupCount: i32,
    rows_array: CuPtr<c_void>,
    cols_array: CuPtr<c_void>,
    ld_array: CuPtr<c_void>,
) -> (cublas::cublasStatus_t,) {
    let returned = unsafe { sys::cublasLtGroupedMatrixLayoutInit_internal(
        matLayout, size, r#type, groupCount, rows_array.as_ptr(), cols_array.as_ptr(), ld_array.as_ptr(),
    ) };
    (returned,)
}

/// Checks that an algorithm supports a matrix product in a stream, and returns the required workspace size.
///
/// `cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulAlgoCheckForStream))]
///
/// Returns `(cublasStatus_t, result: cublasLtMatmulHeuristicResult_t)`.
///
/// - `result`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_ARCH_MISMATCH`], [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_SUPPORTED`].
///
/// In `cublasLt.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCheckForStream).
///
/// # Safety
///
/// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`: live handles that no other thread uses during the call.
/// - `algo`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cublasLtMatmulAlgoCheckForStream(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    algo: &cublasLtMatmulAlgo_t,
    stream: runtime::cudaStream_t,
) -> (cublas::cublasStatus_t, cublasLtMatmulHeuristicResult_t) {
    let mut result = output::Reserved::<cublasLtMatmulHeuristicResult_t>::new();
    let returned = unsafe { sys::cublasLtMatmulAlgoCheckForStream(
        lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, core::ptr::from_ref(algo), result.slot(), stream,
    ) };
    (returned, result.take())
}

/// Returns the algorithms with the lowest estimated times for a matrix product in a stream, fastest first.
///
/// `cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublaslt::cublasLtMatmulAlgoGetHeuristicForStream))]
///
/// Returns `(cublasStatus_t, returnAlgoCount: int)`.
///
/// - `heuristicResultsArray`: out, array, whose length is passed as `requestedAlgoCount`
/// - `returnAlgoCount`: out
///
/// Documented errors: [`cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE`], [`cublas::cublasStatus_t::CUBLAS_STATUS_NOT_SUPPORTED`].
///
/// In `cublasLt.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetHeuristicForStream).
///
/// # Safety
///
/// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `preference`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cublasLtMatmulAlgoGetHeuristicForStream(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    preference: cublasLtMatmulPreference_t,
    heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
    stream: runtime::cudaStream_t,
) -> (cublas::cublasStatus_t, i32) {
    let mut returnAlgoCount: i32 = output::zeroed();
    let returned = unsafe { sys::cublasLtMatmulAlgoGetHeuristicForStream(
        lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, args::count(heuristicResultsArray.len()),
        args::as_mut_ptr(heuristicResultsArray), &mut returnAlgoCount, stream,
    ) };
    (returned, returnAlgoCount)
}
