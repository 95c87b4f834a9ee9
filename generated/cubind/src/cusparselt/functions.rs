//! Functions (cuSPARSELt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

const fn value_size_cusparseLtMatDescAttribute_t(
    selector: cusparseLtMatDescAttribute_t,
) -> ValueSize {
    match selector {
        cusparseLtMatDescAttribute_t::CUSPARSELT_MAT_NUM_BATCHES => ValueSize::One(4),
        cusparseLtMatDescAttribute_t::CUSPARSELT_MAT_BATCH_STRIDE => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_cusparseLtMatmulAlgAttribute_t(
    selector: cusparseLtMatmulAlgAttribute_t,
) -> ValueSize {
    match selector {
        cusparseLtMatmulAlgAttribute_t::CUSPARSELT_MATMUL_ALG_CONFIG_ID
        | cusparseLtMatmulAlgAttribute_t::CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID
        | cusparseLtMatmulAlgAttribute_t::CUSPARSELT_MATMUL_SEARCH_ITERATIONS
        | cusparseLtMatmulAlgAttribute_t::CUSPARSELT_MATMUL_SPLIT_K
        | cusparseLtMatmulAlgAttribute_t::CUSPARSELT_MATMUL_SPLIT_K_MODE
        | cusparseLtMatmulAlgAttribute_t::CUSPARSELT_MATMUL_SPLIT_K_BUFFERS => {
            ValueSize::One(4)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cusparseLtMatmulDescAttribute_t(
    selector: cusparseLtMatmulDescAttribute_t,
) -> ValueSize {
    match selector {
        cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_ACTIVATION_RELU
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_ACTIVATION_GELU
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_BETA_VECTOR_SCALING
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_A_SCALE_MODE
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_B_SCALE_MODE
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_C_SCALE_MODE
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_D_SCALE_MODE
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_D_OUT_SCALE_MODE => {
            ValueSize::One(4)
        }
        cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_BIAS_STRIDE
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_BIAS_POINTER
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_SPARSE_MAT_POINTER
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_A_SCALE_POINTER
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_B_SCALE_POINTER
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_C_SCALE_POINTER
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_D_SCALE_POINTER
        | cusparseLtMatmulDescAttribute_t::CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

/// Initializes a dense matrix descriptor: size, leading dimension, alignment, type and order.
///
/// `cusparseStatus_t cusparseLtDenseDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtDenseDescriptorInit))]
///
/// - `matDescr`: read and updated in place
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDenseDescriptorInit).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn cusparseLtDenseDescriptorInit(
    handle: &cusparseLtHandle_t,
    matDescr: &mut cusparseLtMatDescriptor_t,
    rows: i64,
    cols: i64,
    ld: i64,
    alignment: u32,
    valueType: runtime::cudaDataType,
    order: cusparse::cusparseOrder_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtDenseDescriptorInit(
        core::ptr::from_ref(handle), matDescr, rows, cols, ld, alignment, valueType, order,
    ) };
    (returned,)
}

/// Frees the resources of a cuSPARSELt handle.
///
/// `cusparseStatus_t cusparseLtDestroy(const cusparseLtHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtDestroy))]
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDestroy).
///
/// # Safety
///
/// - `handle`: a live handle.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseLtDestroy(
    handle: &cusparseLtHandle_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtDestroy(core::ptr::from_ref(handle)) };
    (returned,)
}

/// Returns the name of a status, such as `CUSPARSE_STATUS_SUCCESS`.
///
/// `const char *cusparseLtGetErrorName(cusparseStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cusparselt::cusparseLtGetErrorName))]
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorName).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cusparseLtGetErrorName(
    status: cusparse::cusparseStatus_t,
) -> Option<&'static CStr> {
    unsafe { support::text(sys::cusparseLtGetErrorName(status)) }
}

/// Returns the English description of a status.
///
/// `const char *cusparseLtGetErrorString(cusparseStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cusparselt::cusparseLtGetErrorString))]
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cusparseLtGetErrorString(
    status: cusparse::cusparseStatus_t,
) -> Option<&'static CStr> {
    unsafe { support::text(sys::cusparseLtGetErrorString(status)) }
}

/// Returns one part of the version of cuSPARSELt: major, minor or patch level.
///
/// `cusparseStatus_t cusparseLtGetProperty(libraryPropertyType propertyType, int *value)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtGetProperty))]
///
/// Returns `(cusparseStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseLtGetProperty(
    propertyType: runtime::libraryPropertyType,
) -> (cusparse::cusparseStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseLtGetProperty(propertyType, &mut value) };
    (returned, value)
}

/// Returns the version of cuSPARSELt as an integer.
///
/// `cusparseStatus_t cusparseLtGetVersion(const cusparseLtHandle_t *handle, int *version)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtGetVersion))]
///
/// Returns `(cusparseStatus_t, version: int)`.
///
/// - `version`: out
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetVersion).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn cusparseLtGetVersion(
    handle: &cusparseLtHandle_t,
) -> (cusparse::cusparseStatus_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseLtGetVersion(core::ptr::from_ref(handle), &mut version) };
    (returned, version)
}

/// Initializes a cuSPARSELt handle for the current device.
///
/// `cusparseStatus_t cusparseLtInit(cusparseLtHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtInit))]
///
/// - `handle`: read and updated in place
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtInit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseLtInit(
    handle: &mut cusparseLtHandle_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtInit(handle) };
    (returned,)
}

/// Gets an attribute of a matrix, such as the batch count or stride.
///
/// `cusparseStatus_t cusparseLtMatDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatDescGetAttribute))]
///
/// Returns `(cusparseStatus_t, data: T)`.
///
/// - `data`: out, one value; `matAttribute` selects the type: `int` for `CUSPARSELT_MAT_NUM_BATCHES`; `int64_t` for `CUSPARSELT_MAT_BATCH_STRIDE`
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescGetAttribute).
///
/// # Safety
///
/// `handle`, `matmulDescr`: live handles.
#[inline]
pub unsafe fn cusparseLtMatDescGetAttribute<T: Output>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &cusparseLtMatDescriptor_t,
    matAttribute: cusparseLtMatDescAttribute_t,
) -> (cusparse::cusparseStatus_t, T) {
    if !value_size_cusparseLtMatDescAttribute_t(matAttribute).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cusparseLtMatDescGetAttribute",
            "the size of a value of `data` differs from that of the type that `matAttribute` selects",
        );
        return (cusparse::cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut data = output::Reserved::<T>::new();
    let returned = unsafe { sys::cusparseLtMatDescGetAttribute(
        core::ptr::from_ref(handle), core::ptr::from_ref(matmulDescr), matAttribute, data.slot().cast(),
        args::count(size_of::<T>()),
    ) };
    (returned, data.take())
}

/// Sets an attribute of a matrix, such as the batch count or stride.
///
/// `cusparseStatus_t cusparseLtMatDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, const void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatDescSetAttribute))]
///
/// - `matmulDescr`: read and updated in place
/// - `data`: in, one value; `matAttribute` selects the type: `int` for `CUSPARSELT_MAT_NUM_BATCHES`; `int64_t` for `CUSPARSELT_MAT_BATCH_STRIDE`
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescSetAttribute).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn cusparseLtMatDescSetAttribute<T: Input>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &mut cusparseLtMatDescriptor_t,
    matAttribute: cusparseLtMatDescAttribute_t,
    data: &T,
) -> (cusparse::cusparseStatus_t,) {
    if !value_size_cusparseLtMatDescAttribute_t(matAttribute).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cusparseLtMatDescSetAttribute",
            "the size of a value of `data` differs from that of the type that `matAttribute` selects",
        );
        return (cusparse::cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseLtMatDescSetAttribute(
        core::ptr::from_ref(handle), matmulDescr, matAttribute, core::ptr::from_ref(data).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Frees the resources of a matrix descriptor.
///
/// `cusparseStatus_t cusparseLtMatDescriptorDestroy(const cusparseLtMatDescriptor_t *matDescr)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatDescriptorDestroy))]
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescriptorDestroy).
///
/// # Safety
///
/// - `matDescr`: a live handle.
/// - No thread may use `matDescr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseLtMatDescriptorDestroy(
    matDescr: &cusparseLtMatDescriptor_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatDescriptorDestroy(core::ptr::from_ref(matDescr)) };
    (returned,)
}

/// D = act(α·op(A)·op(B) + β·C + bias), run by a plan with the structured matrix in compressed form.
///
/// `cusparseStatus_t cusparseLtMatmul(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtMatmul))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: `float`, regardless of the type of the matrices
/// - `d_A`, `d_B`, `d_C`: in, on the device
/// - `d_D`, `workspace`: on the device
/// - `streams`: in, array, whose length is passed as `numStreams`; an empty slice passes NULL
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmul).
///
/// # Safety
///
/// - `handle`, `plan`, `streams`: live handles.
/// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `streams`.
/// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; memory on the device must stay valid until the call's work completes on `streams`.
#[inline]
pub unsafe fn cusparseLtMatmul(
    handle: &cusparseLtHandle_t,
    plan: &cusparseLtMatmulPlan_t,
    alpha: AnyScalar,
    d_A: CuPtr<c_void>,
    d_B: CuPtr<c_void>,
    beta: AnyScalar,
    d_C: CuPtr<c_void>,
    d_D: CuPtr<c_void>,
    workspace: CuPtr<c_void>,
    streams: &[runtime::cudaStream_t],
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatmul(
        core::ptr::from_ref(handle), core::ptr::from_ref(plan), alpha.as_ptr(), d_A.as_ptr(), d_B.as_ptr(),
        beta.as_ptr(), d_C.as_ptr(), d_D.as_mut_ptr(), workspace.as_mut_ptr(), args::as_ptr(streams).cast_mut(),
        args::count(streams.len()),
    ) };
    (returned,)
}

/// Gets an attribute of an algorithm selection, such as the configuration or split-K.
///
/// `cusparseStatus_t cusparseLtMatmulAlgGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulAlgGetAttribute))]
///
/// Returns `(cusparseStatus_t, data: T)`.
///
/// - `data`: out, one value; `attribute` selects the type: `cusparseLtSplitKMode_t` for `CUSPARSELT_MATMUL_SPLIT_K_MODE`; `int` for `CUSPARSELT_MATMUL_ALG_CONFIG_ID`, `CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID`, `CUSPARSELT_MATMUL_SEARCH_ITERATIONS`, `CUSPARSELT_MATMUL_SPLIT_K`, `CUSPARSELT_MATMUL_SPLIT_K_BUFFERS`
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgGetAttribute).
///
/// # Safety
///
/// `handle`, `algSelection`: live handles.
#[inline]
pub unsafe fn cusparseLtMatmulAlgGetAttribute<T: Output>(
    handle: &cusparseLtHandle_t,
    algSelection: &cusparseLtMatmulAlgSelection_t,
    attribute: cusparseLtMatmulAlgAttribute_t,
) -> (cusparse::cusparseStatus_t, T) {
    if !value_size_cusparseLtMatmulAlgAttribute_t(attribute).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cusparseLtMatmulAlgGetAttribute",
            "the size of a value of `data` differs from that of the type that `attribute` selects",
        );
        return (cusparse::cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut data = output::Reserved::<T>::new();
    let returned = unsafe { sys::cusparseLtMatmulAlgGetAttribute(
        core::ptr::from_ref(handle), core::ptr::from_ref(algSelection), attribute, data.slot().cast(),
        args::count(size_of::<T>()),
    ) };
    (returned, data.take())
}

/// Frees the resources of an algorithm selection.
///
/// `cusparseStatus_t cusparseLtMatmulAlgSelectionDestroy(const cusparseLtMatmulAlgSelection_t *algSelection)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulAlgSelectionDestroy))]
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionDestroy).
///
/// # Safety
///
/// - `algSelection`: a live handle.
/// - No thread may use `algSelection`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseLtMatmulAlgSelectionDestroy(
    algSelection: &cusparseLtMatmulAlgSelection_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatmulAlgSelectionDestroy(core::ptr::from_ref(algSelection)) };
    (returned,)
}

/// Initializes the algorithm selection of a matrix product with the default algorithm.
///
/// `cusparseStatus_t cusparseLtMatmulAlgSelectionInit(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulAlgSelectionInit))]
///
/// - `algSelection`: read and updated in place
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionInit).
///
/// # Safety
///
/// - `handle`, `matmulDescr`: live handles.
/// - `matmulDescr`: a variable that is not moved or freed, as long as `algSelection` exists.
#[inline]
pub unsafe fn cusparseLtMatmulAlgSelectionInit(
    handle: &cusparseLtHandle_t,
    algSelection: &mut cusparseLtMatmulAlgSelection_t,
    matmulDescr: &cusparseLtMatmulDescriptor_t,
    alg: cusparseLtMatmulAlg_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatmulAlgSelectionInit(
        core::ptr::from_ref(handle), algSelection, core::ptr::from_ref(matmulDescr), alg,
    ) };
    (returned,)
}

/// Sets an attribute of an algorithm selection, such as the configuration or split-K.
///
/// `cusparseStatus_t cusparseLtMatmulAlgSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, const void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulAlgSetAttribute))]
///
/// - `algSelection`: read and updated in place
/// - `data`: in, one value; `attribute` selects the type: `cusparseLtSplitKMode_t` for `CUSPARSELT_MATMUL_SPLIT_K_MODE`; `int` for `CUSPARSELT_MATMUL_ALG_CONFIG_ID`, `CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID`, `CUSPARSELT_MATMUL_SEARCH_ITERATIONS`, `CUSPARSELT_MATMUL_SPLIT_K`, `CUSPARSELT_MATMUL_SPLIT_K_BUFFERS`
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSetAttribute).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn cusparseLtMatmulAlgSetAttribute<T: Input>(
    handle: &cusparseLtHandle_t,
    algSelection: &mut cusparseLtMatmulAlgSelection_t,
    attribute: cusparseLtMatmulAlgAttribute_t,
    data: &T,
) -> (cusparse::cusparseStatus_t,) {
    if !value_size_cusparseLtMatmulAlgAttribute_t(attribute).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cusparseLtMatmulAlgSetAttribute",
            "the size of a value of `data` differs from that of the type that `attribute` selects",
        );
        return (cusparse::cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseLtMatmulAlgSetAttribute(
        core::ptr::from_ref(handle), algSelection, attribute, core::ptr::from_ref(data).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Gets an attribute of a matrix product, such as the activation, bias pointer or scales.
///
/// `cusparseStatus_t cusparseLtMatmulDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulDescGetAttribute))]
///
/// Returns `(cusparseStatus_t, data: T)`.
///
/// - `data`: out, one value; `matmulAttribute` selects the type: `cusparseLtMatmulMatrixScale_t` for `CUSPARSELT_MATMUL_A_SCALE_MODE`, `CUSPARSELT_MATMUL_B_SCALE_MODE`, `CUSPARSELT_MATMUL_C_SCALE_MODE`, `CUSPARSELT_MATMUL_D_SCALE_MODE`, `CUSPARSELT_MATMUL_D_OUT_SCALE_MODE`; `float` for `CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND`, `CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD`, `CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING`; `int` for `CUSPARSELT_MATMUL_ACTIVATION_RELU`, `CUSPARSELT_MATMUL_ACTIVATION_GELU`, `CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING`, `CUSPARSELT_MATMUL_BETA_VECTOR_SCALING`; `int64_t` for `CUSPARSELT_MATMUL_BIAS_STRIDE`; `void *` for `CUSPARSELT_MATMUL_BIAS_POINTER`, `CUSPARSELT_MATMUL_SPARSE_MAT_POINTER`, `CUSPARSELT_MATMUL_A_SCALE_POINTER`, `CUSPARSELT_MATMUL_B_SCALE_POINTER`, `CUSPARSELT_MATMUL_C_SCALE_POINTER`, `CUSPARSELT_MATMUL_D_SCALE_POINTER`, `CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER`
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescGetAttribute).
///
/// # Safety
///
/// `handle`, `matmulDescr`: live handles.
#[inline]
pub unsafe fn cusparseLtMatmulDescGetAttribute<T: Output>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &cusparseLtMatmulDescriptor_t,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
) -> (cusparse::cusparseStatus_t, T) {
    if !value_size_cusparseLtMatmulDescAttribute_t(matmulAttribute).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cusparseLtMatmulDescGetAttribute",
            "the size of a value of `data` differs from that of the type that `matmulAttribute` selects",
        );
        return (cusparse::cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut data = output::Reserved::<T>::new();
    let returned = unsafe { sys::cusparseLtMatmulDescGetAttribute(
        core::ptr::from_ref(handle), core::ptr::from_ref(matmulDescr), matmulAttribute, data.slot().cast(),
        args::count(size_of::<T>()),
    ) };
    (returned, data.take())
}

/// Sets an attribute of a matrix product, such as the activation, bias pointer or scales.
///
/// `cusparseStatus_t cusparseLtMatmulDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, const void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulDescSetAttribute))]
///
/// - `matmulDescr`: read and updated in place
/// - `data`: in, one value; `matmulAttribute` selects the type: `cusparseLtMatmulMatrixScale_t` for `CUSPARSELT_MATMUL_A_SCALE_MODE`, `CUSPARSELT_MATMUL_B_SCALE_MODE`, `CUSPARSELT_MATMUL_C_SCALE_MODE`, `CUSPARSELT_MATMUL_D_SCALE_MODE`, `CUSPARSELT_MATMUL_D_OUT_SCALE_MODE`; `float` for `CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND`, `CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD`, `CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING`; `int` for `CUSPARSELT_MATMUL_ACTIVATION_RELU`, `CUSPARSELT_MATMUL_ACTIVATION_GELU`, `CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING`, `CUSPARSELT_MATMUL_BETA_VECTOR_SCALING`; `int64_t` for `CUSPARSELT_MATMUL_BIAS_STRIDE`; `void *` for `CUSPARSELT_MATMUL_BIAS_POINTER`, `CUSPARSELT_MATMUL_SPARSE_MAT_POINTER`, `CUSPARSELT_MATMUL_A_SCALE_POINTER`, `CUSPARSELT_MATMUL_B_SCALE_POINTER`, `CUSPARSELT_MATMUL_C_SCALE_POINTER`, `CUSPARSELT_MATMUL_D_SCALE_POINTER`, `CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER`
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescSetAttribute).
///
/// # Safety
///
/// - `handle`: a live handle.
/// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `matmulDescr`, or `matmulDescr` is destroyed.
/// - Pointers, handles and lengths in `data` must stay valid until another value is set in `matmulDescr`, or `matmulDescr` is destroyed.
#[inline]
pub unsafe fn cusparseLtMatmulDescSetAttribute<T: Input>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &mut cusparseLtMatmulDescriptor_t,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
    data: &T,
) -> (cusparse::cusparseStatus_t,) {
    if !value_size_cusparseLtMatmulDescAttribute_t(matmulAttribute).fits_sized(size_of::<T>())
    {
        refusal::refuse(
            "cusparseLtMatmulDescSetAttribute",
            "the size of a value of `data` differs from that of the type that `matmulAttribute` selects",
        );
        return (cusparse::cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseLtMatmulDescSetAttribute(
        core::ptr::from_ref(handle), matmulDescr, matmulAttribute, core::ptr::from_ref(data).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Initializes a descriptor of D = α·op(A)·op(B) + β·C, where A or B has structured sparsity.
///
/// `cusparseStatus_t cusparseLtMatmulDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, const cusparseLtMatDescriptor_t *matA, const cusparseLtMatDescriptor_t *matB, const cusparseLtMatDescriptor_t *matC, const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulDescriptorInit))]
///
/// - `matmulDescr`: read and updated in place
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescriptorInit).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `matD`: live handles.
/// - `matA`, `matB`, `matC`, `matD`: variables that are not moved or freed, as long as `matmulDescr` exists.
#[inline]
pub unsafe fn cusparseLtMatmulDescriptorInit(
    handle: &cusparseLtHandle_t,
    matmulDescr: &mut cusparseLtMatmulDescriptor_t,
    opA: cusparse::cusparseOperation_t,
    opB: cusparse::cusparseOperation_t,
    matA: &cusparseLtMatDescriptor_t,
    matB: &cusparseLtMatDescriptor_t,
    matC: &cusparseLtMatDescriptor_t,
    matD: &cusparseLtMatDescriptor_t,
    computeType: cusparseComputeType,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatmulDescriptorInit(
        core::ptr::from_ref(handle), matmulDescr, opA, opB, core::ptr::from_ref(matA), core::ptr::from_ref(matB),
        core::ptr::from_ref(matC), core::ptr::from_ref(matD), computeType,
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for a matrix product plan.
///
/// `cusparseStatus_t cusparseLtMatmulGetWorkspace(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *workspaceSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulGetWorkspace))]
///
/// Returns `(cusparseStatus_t, workspaceSize: size_t)`.
///
/// - `workspaceSize`: out
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulGetWorkspace).
///
/// # Safety
///
/// `handle`, `plan`: live handles.
#[inline]
pub unsafe fn cusparseLtMatmulGetWorkspace(
    handle: &cusparseLtHandle_t,
    plan: &cusparseLtMatmulPlan_t,
) -> (cusparse::cusparseStatus_t, usize) {
    let mut workspaceSize: usize = output::zeroed();
    let returned = unsafe {
        sys::cusparseLtMatmulGetWorkspace(core::ptr::from_ref(handle), core::ptr::from_ref(plan), &mut workspaceSize)
    };
    (returned, workspaceSize)
}

/// Frees the resources of a matrix product plan.
///
/// `cusparseStatus_t cusparseLtMatmulPlanDestroy(const cusparseLtMatmulPlan_t *plan)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulPlanDestroy))]
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanDestroy).
///
/// # Safety
///
/// - `plan`: a live handle.
/// - No thread may use `plan`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseLtMatmulPlanDestroy(
    plan: &cusparseLtMatmulPlan_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatmulPlanDestroy(core::ptr::from_ref(plan)) };
    (returned,)
}

/// Initializes the plan of a matrix product with a selected algorithm.
///
/// `cusparseStatus_t cusparseLtMatmulPlanInit(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const cusparseLtMatmulDescriptor_t *matmulDescr, const cusparseLtMatmulAlgSelection_t *algSelection)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtMatmulPlanInit))]
///
/// - `plan`: read and updated in place
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanInit).
///
/// # Safety
///
/// - `handle`, `matmulDescr`, `algSelection`: live handles.
/// - `matmulDescr`, `algSelection`: variables that are not moved or freed, as long as `plan` exists.
#[inline]
pub unsafe fn cusparseLtMatmulPlanInit(
    handle: &cusparseLtHandle_t,
    plan: &mut cusparseLtMatmulPlan_t,
    matmulDescr: &cusparseLtMatmulDescriptor_t,
    algSelection: &cusparseLtMatmulAlgSelection_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatmulPlanInit(
        core::ptr::from_ref(handle), plan, core::ptr::from_ref(matmulDescr), core::ptr::from_ref(algSelection),
    ) };
    (returned,)
}

/// Runs a matrix product with all configurations, and selects the fastest one in the plan.
///
/// `cusparseStatus_t cusparseLtMatmulSearch(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtMatmulSearch))]
///
/// - `plan`: read and updated in place
/// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: `float`, regardless of the type of the matrices
/// - `d_A`, `d_B`, `d_C`: in, on the device
/// - `d_D`, `workspace`: on the device
/// - `streams`: in, array, whose length is passed as `numStreams`; an empty slice passes NULL
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulSearch).
///
/// # Safety
///
/// - `handle`, `streams`: live handles.
/// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `streams`.
/// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; memory on the device must stay valid until the call's work completes on `streams`.
#[inline]
pub unsafe fn cusparseLtMatmulSearch(
    handle: &cusparseLtHandle_t,
    plan: &mut cusparseLtMatmulPlan_t,
    alpha: AnyScalar,
    d_A: CuPtr<c_void>,
    d_B: CuPtr<c_void>,
    beta: AnyScalar,
    d_C: CuPtr<c_void>,
    d_D: CuPtr<c_void>,
    workspace: CuPtr<c_void>,
    streams: &[runtime::cudaStream_t],
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtMatmulSearch(
        core::ptr::from_ref(handle), plan, alpha.as_ptr(), d_A.as_ptr(), d_B.as_ptr(), beta.as_ptr(), d_C.as_ptr(),
        d_D.as_mut_ptr(), workspace.as_mut_ptr(), args::as_ptr(streams).cast_mut(), args::count(streams.len()),
    ) };
    (returned,)
}

/// Compresses a plan's pruned matrix to its remaining elements and their positions.
///
/// `cusparseStatus_t cusparseLtSpMMACompress(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtSpMMACompress))]
///
/// - `d_dense`: in, on the device
/// - `d_compressed`, `d_compressed_buffer`: on the device
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress).
///
/// # Safety
///
/// - `handle`, `plan`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cusparseLtSpMMACompress(
    handle: &cusparseLtHandle_t,
    plan: &cusparseLtMatmulPlan_t,
    d_dense: CuPtr<c_void>,
    d_compressed: CuPtr<c_void>,
    d_compressed_buffer: CuPtr<c_void>,
    stream: runtime::cudaStream_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtSpMMACompress(
        core::ptr::from_ref(handle), core::ptr::from_ref(plan), d_dense.as_ptr(), d_compressed.as_mut_ptr(),
        d_compressed_buffer.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Compresses a descriptor's pruned matrix to its remaining elements and their positions.
///
/// `cusparseStatus_t cusparseLtSpMMACompress2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtSpMMACompress2))]
///
/// - `d_dense`: in, on the device
/// - `d_compressed`, `d_compressed_buffer`: on the device
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress2).
///
/// # Safety
///
/// - `handle`, `sparseMatDescr`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cusparseLtSpMMACompress2(
    handle: &cusparseLtHandle_t,
    sparseMatDescr: &cusparseLtMatDescriptor_t,
    isSparseA: i32,
    op: cusparse::cusparseOperation_t,
    d_dense: CuPtr<c_void>,
    d_compressed: CuPtr<c_void>,
    d_compressed_buffer: CuPtr<c_void>,
    stream: runtime::cudaStream_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtSpMMACompress2(
        core::ptr::from_ref(handle), core::ptr::from_ref(sparseMatDescr), isSparseA, op, d_dense.as_ptr(),
        d_compressed.as_mut_ptr(), d_compressed_buffer.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the sizes in bytes of a plan's structured matrix in compressed form, and of the workspace.
///
/// `cusparseStatus_t cusparseLtSpMMACompressedSize(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *compressedSize, size_t *compressedBufferSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtSpMMACompressedSize))]
///
/// Returns `(cusparseStatus_t, compressedSize: size_t, compressedBufferSize: size_t)`.
///
/// - `compressedSize`, `compressedBufferSize`: out
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize).
///
/// # Safety
///
/// `handle`, `plan`: live handles.
#[inline]
pub unsafe fn cusparseLtSpMMACompressedSize(
    handle: &cusparseLtHandle_t,
    plan: &cusparseLtMatmulPlan_t,
) -> (cusparse::cusparseStatus_t, usize, usize) {
    let mut compressedSize: usize = output::zeroed();
    let mut compressedBufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseLtSpMMACompressedSize(
        core::ptr::from_ref(handle), core::ptr::from_ref(plan), &mut compressedSize, &mut compressedBufferSize,
    ) };
    (returned, compressedSize, compressedBufferSize)
}

/// Returns the sizes in bytes of a descriptor's matrix in compressed form, and of the workspace.
///
/// `cusparseStatus_t cusparseLtSpMMACompressedSize2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, size_t *compressedSize, size_t *compressedBufferSize)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtSpMMACompressedSize2))]
///
/// Returns `(cusparseStatus_t, compressedSize: size_t, compressedBufferSize: size_t)`.
///
/// - `compressedSize`, `compressedBufferSize`: out
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize2).
///
/// # Safety
///
/// `handle`, `sparseMatDescr`: live handles.
#[inline]
pub unsafe fn cusparseLtSpMMACompressedSize2(
    handle: &cusparseLtHandle_t,
    sparseMatDescr: &cusparseLtMatDescriptor_t,
) -> (cusparse::cusparseStatus_t, usize, usize) {
    let mut compressedSize: usize = output::zeroed();
    let mut compressedBufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseLtSpMMACompressedSize2(
        core::ptr::from_ref(handle), core::ptr::from_ref(sparseMatDescr), &mut compressedSize,
        &mut compressedBufferSize,
    ) };
    (returned, compressedSize, compressedBufferSize)
}

/// Zeroes elements of a dense matrix to obtain the structured sparsity that a matrix product requires.
///
/// `cusparseStatus_t cusparseLtSpMMAPrune(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtSpMMAPrune))]
///
/// - `d_in`: in, on the device
/// - `d_out`: on the device
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune).
///
/// # Safety
///
/// - `handle`, `matmulDescr`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cusparseLtSpMMAPrune(
    handle: &cusparseLtHandle_t,
    matmulDescr: &cusparseLtMatmulDescriptor_t,
    d_in: CuPtr<c_void>,
    d_out: CuPtr<c_void>,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: runtime::cudaStream_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtSpMMAPrune(
        core::ptr::from_ref(handle), core::ptr::from_ref(matmulDescr), d_in.as_ptr(), d_out.as_mut_ptr(), pruneAlg,
        stream,
    ) };
    (returned,)
}

/// Zeroes elements of a dense matrix to obtain the structured sparsity that its descriptor specifies.
///
/// `cusparseStatus_t cusparseLtSpMMAPrune2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtSpMMAPrune2))]
///
/// - `d_in`: in, on the device
/// - `d_out`: on the device
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune2).
///
/// # Safety
///
/// - `handle`, `sparseMatDescr`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cusparseLtSpMMAPrune2(
    handle: &cusparseLtHandle_t,
    sparseMatDescr: &cusparseLtMatDescriptor_t,
    isSparseA: i32,
    op: cusparse::cusparseOperation_t,
    d_in: CuPtr<c_void>,
    d_out: CuPtr<c_void>,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: runtime::cudaStream_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtSpMMAPrune2(
        core::ptr::from_ref(handle), core::ptr::from_ref(sparseMatDescr), isSparseA, op, d_in.as_ptr(),
        d_out.as_mut_ptr(), pruneAlg, stream,
    ) };
    (returned,)
}

/// Checks whether a matrix has the sparsity that a product requires, and if so writes 0 to device memory.
///
/// `cusparseStatus_t cusparseLtSpMMAPruneCheck(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, int *valid, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtSpMMAPruneCheck))]
///
/// - `d_in`: in, on the device
/// - `valid`: on the device
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck).
///
/// # Safety
///
/// - `handle`, `matmulDescr`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `d_in`, `valid`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cusparseLtSpMMAPruneCheck(
    handle: &cusparseLtHandle_t,
    matmulDescr: &cusparseLtMatmulDescriptor_t,
    d_in: CuPtr<c_void>,
    valid: CuPtr<i32>,
    stream: runtime::cudaStream_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtSpMMAPruneCheck(
        core::ptr::from_ref(handle), core::ptr::from_ref(matmulDescr), d_in.as_ptr(), valid.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Checks whether a matrix has the sparsity that its descriptor specifies, and if so writes 0 to device memory.
///
/// `cusparseStatus_t cusparseLtSpMMAPruneCheck2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, int *d_valid, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cusparselt::cusparseLtSpMMAPruneCheck2))]
///
/// - `d_in`: in, on the device
/// - `d_valid`: on the device
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck2).
///
/// # Safety
///
/// - `handle`, `sparseMatDescr`: live handles.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `d_in`, `d_valid`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cusparseLtSpMMAPruneCheck2(
    handle: &cusparseLtHandle_t,
    sparseMatDescr: &cusparseLtMatDescriptor_t,
    isSparseA: i32,
    op: cusparse::cusparseOperation_t,
    d_in: CuPtr<c_void>,
    d_valid: CuPtr<i32>,
    stream: runtime::cudaStream_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtSpMMAPruneCheck2(
        core::ptr::from_ref(handle), core::ptr::from_ref(sparseMatDescr), isSparseA, op, d_in.as_ptr(),
        d_valid.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Initializes a descriptor of a matrix with structured sparsity, such as 2 nonzeros in every 4 elements.
///
/// `cusparseStatus_t cusparseLtStructuredDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity)`
#[cfg_attr(doc, doc = forms!(cusparselt::cusparseLtStructuredDescriptorInit))]
///
/// - `matDescr`: read and updated in place
///
/// In `cusparseLt.h` since at least cuSPARSELt 0.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtStructuredDescriptorInit).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn cusparseLtStructuredDescriptorInit(
    handle: &cusparseLtHandle_t,
    matDescr: &mut cusparseLtMatDescriptor_t,
    rows: i64,
    cols: i64,
    ld: i64,
    alignment: u32,
    valueType: runtime::cudaDataType,
    order: cusparse::cusparseOrder_t,
    sparsity: cusparseLtSparsity_t,
) -> (cusparse::cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLtStructuredDescriptorInit(
        core::ptr::from_ref(handle), matDescr, rows, cols, ld, alignment, valueType, order, sparsity,
    ) };
    (returned,)
}
