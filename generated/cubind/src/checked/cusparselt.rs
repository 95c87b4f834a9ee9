//! cuSPARSELt with functions that return [`Result`]s: products of matrices with structured sparsity.
//!
//! See [`checked`](super) for this form of the functions. [`cusparselt`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cusparselt as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::CUSPARSELT;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[allow(unused_imports)]
use crate::shared::cusparse;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cusparselt::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cusparseLtMatDescAttribute_t {
            CUSPARSELT_MAT_NUM_BATCHES: i32,
            CUSPARSELT_MAT_BATCH_STRIDE: i64,
        }
        cusparseLtMatmulAlgAttribute_t {
            CUSPARSELT_MATMUL_ALG_CONFIG_ID: i32,
            CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID: i32,
            CUSPARSELT_MATMUL_SEARCH_ITERATIONS: i32,
            CUSPARSELT_MATMUL_SPLIT_K: i32,
            CUSPARSELT_MATMUL_SPLIT_K_MODE: cusparseLtSplitKMode_t,
            CUSPARSELT_MATMUL_SPLIT_K_BUFFERS: i32,
        }
        cusparseLtMatmulDescAttribute_t {
            CUSPARSELT_MATMUL_ACTIVATION_RELU: i32,
            CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND: f32,
            CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD: f32,
            CUSPARSELT_MATMUL_ACTIVATION_GELU: i32,
            CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING: f32,
            CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING: i32,
            CUSPARSELT_MATMUL_BETA_VECTOR_SCALING: i32,
            CUSPARSELT_MATMUL_BIAS_STRIDE: i64,
            CUSPARSELT_MATMUL_BIAS_POINTER: *mut c_void,
            CUSPARSELT_MATMUL_SPARSE_MAT_POINTER: *mut c_void,
            CUSPARSELT_MATMUL_A_SCALE_MODE: cusparseLtMatmulMatrixScale_t,
            CUSPARSELT_MATMUL_B_SCALE_MODE: cusparseLtMatmulMatrixScale_t,
            CUSPARSELT_MATMUL_C_SCALE_MODE: cusparseLtMatmulMatrixScale_t,
            CUSPARSELT_MATMUL_D_SCALE_MODE: cusparseLtMatmulMatrixScale_t,
            CUSPARSELT_MATMUL_D_OUT_SCALE_MODE: cusparseLtMatmulMatrixScale_t,
            CUSPARSELT_MATMUL_A_SCALE_POINTER: *mut c_void,
            CUSPARSELT_MATMUL_B_SCALE_POINTER: *mut c_void,
            CUSPARSELT_MATMUL_C_SCALE_POINTER: *mut c_void,
            CUSPARSELT_MATMUL_D_SCALE_POINTER: *mut c_void,
            CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER: *mut c_void,
        }
    }
}

checked! {
    cusparselt, CUSPARSELT, cusparse::cusparseStatus_t;
    /// Initializes a dense matrix descriptor: size, leading dimension, alignment, type and order.
    /// - `matDescr`: read and updated in place
    ///
    /// # Safety
    ///
    /// `handle`: a live handle.
    fn cusparseLtDenseDescriptorInit(
        handle: &cusparseLtHandle_t, matDescr: &mut cusparseLtMatDescriptor_t, rows: i64, cols: i64, ld: i64,
        alignment: u32, valueType: runtime::cudaDataType, order: cusparse::cusparseOrder_t,
    ) -> ();
    /// Frees the resources of a cuSPARSELt handle.
    /// # Safety
    ///
    /// - `handle`: a live handle.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cusparseLtDestroy(handle: &cusparseLtHandle_t) -> ();
    /// Returns one part of the version of cuSPARSELt: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseLtGetProperty(propertyType: runtime::libraryPropertyType) -> i32;
    /// Returns the version of cuSPARSELt as an integer.
    /// # Safety
    ///
    /// `handle`: a live handle.
    fn cusparseLtGetVersion(handle: &cusparseLtHandle_t) -> i32;
    /// Initializes a cuSPARSELt handle for the current device.
    /// - `handle`: read and updated in place
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseLtInit(handle: &mut cusparseLtHandle_t) -> ();
    /// Frees the resources of a matrix descriptor.
    /// # Safety
    ///
    /// - `matDescr`: a live handle.
    /// - No thread may use `matDescr`, or objects that belong to it, during or after the call.
    fn cusparseLtMatDescriptorDestroy(matDescr: &cusparseLtMatDescriptor_t) -> ();
    #[other = owned]
    /// D = act(α·op(A)·op(B) + β·C + bias), run by a plan with the structured matrix in compressed form.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: `float`, regardless of the type of the matrices
    /// - `d_A`, `d_B`, `d_C`: in, on the device
    /// - `d_D`, `workspace`: on the device
    /// - `streams`: in, array, whose length is passed as `numStreams`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`, `streams`: live handles.
    /// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `streams`.
    /// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; memory on the device must stay valid until the call's work completes on `streams`.
    fn cusparseLtMatmul(
        handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t, alpha: AnyScalar, d_A: CuPtr<c_void>,
        d_B: CuPtr<c_void>, beta: AnyScalar, d_C: CuPtr<c_void>, d_D: CuPtr<c_void>, workspace: CuPtr<c_void>,
        streams: &[runtime::cudaStream_t],
    ) -> ();
    /// Frees the resources of an algorithm selection.
    /// # Safety
    ///
    /// - `algSelection`: a live handle.
    /// - No thread may use `algSelection`, or objects that belong to it, during or after the call.
    fn cusparseLtMatmulAlgSelectionDestroy(algSelection: &cusparseLtMatmulAlgSelection_t) -> ();
    /// Initializes the algorithm selection of a matrix product with the default algorithm.
    /// - `algSelection`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `matmulDescr`: live handles.
    /// - `matmulDescr`: a variable that is not moved or freed, as long as `algSelection` exists.
    fn cusparseLtMatmulAlgSelectionInit(
        handle: &cusparseLtHandle_t, algSelection: &mut cusparseLtMatmulAlgSelection_t,
        matmulDescr: &cusparseLtMatmulDescriptor_t, alg: cusparseLtMatmulAlg_t,
    ) -> ();
    /// Initializes a descriptor of D = α·op(A)·op(B) + β·C, where A or B has structured sparsity.
    /// - `matmulDescr`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `matD`: live handles.
    /// - `matA`, `matB`, `matC`, `matD`: variables that are not moved or freed, as long as `matmulDescr` exists.
    fn cusparseLtMatmulDescriptorInit(
        handle: &cusparseLtHandle_t, matmulDescr: &mut cusparseLtMatmulDescriptor_t, opA: cusparse::cusparseOperation_t,
        opB: cusparse::cusparseOperation_t, matA: &cusparseLtMatDescriptor_t, matB: &cusparseLtMatDescriptor_t,
        matC: &cusparseLtMatDescriptor_t, matD: &cusparseLtMatDescriptor_t, computeType: cusparseComputeType,
    ) -> ();
    /// Returns the workspace size in bytes for a matrix product plan.
    /// # Safety
    ///
    /// `handle`, `plan`: live handles.
    fn cusparseLtMatmulGetWorkspace(handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t) -> usize;
    /// Frees the resources of a matrix product plan.
    /// # Safety
    ///
    /// - `plan`: a live handle.
    /// - No thread may use `plan`, or objects that belong to it, during or after the call.
    fn cusparseLtMatmulPlanDestroy(plan: &cusparseLtMatmulPlan_t) -> ();
    /// Initializes the plan of a matrix product with a selected algorithm.
    /// - `plan`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `handle`, `matmulDescr`, `algSelection`: live handles.
    /// - `matmulDescr`, `algSelection`: variables that are not moved or freed, as long as `plan` exists.
    fn cusparseLtMatmulPlanInit(
        handle: &cusparseLtHandle_t, plan: &mut cusparseLtMatmulPlan_t, matmulDescr: &cusparseLtMatmulDescriptor_t,
        algSelection: &cusparseLtMatmulAlgSelection_t,
    ) -> ();
    #[other = owned]
    /// Runs a matrix product with all configurations, and selects the fastest one in the plan.
    /// - `plan`: read and updated in place
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: `float`, regardless of the type of the matrices
    /// - `d_A`, `d_B`, `d_C`: in, on the device
    /// - `d_D`, `workspace`: on the device
    /// - `streams`: in, array, whose length is passed as `numStreams`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `streams`: live handles.
    /// - `d_A`, `d_B`, `d_C`, `d_D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `streams`.
    /// - `alpha`, `beta`: on the host or on the device, as the library's mode requires; memory on the device must stay valid until the call's work completes on `streams`.
    fn cusparseLtMatmulSearch(
        handle: &cusparseLtHandle_t, plan: &mut cusparseLtMatmulPlan_t, alpha: AnyScalar, d_A: CuPtr<c_void>,
        d_B: CuPtr<c_void>, beta: AnyScalar, d_C: CuPtr<c_void>, d_D: CuPtr<c_void>, workspace: CuPtr<c_void>,
        streams: &[runtime::cudaStream_t],
    ) -> ();
    #[other = owned]
    /// Compresses a plan's pruned matrix to its remaining elements and their positions.
    /// - `d_dense`: in, on the device
    /// - `d_compressed`, `d_compressed_buffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `plan`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cusparseLtSpMMACompress(
        handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t, d_dense: CuPtr<c_void>, d_compressed: CuPtr<c_void>,
        d_compressed_buffer: CuPtr<c_void>, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a descriptor's pruned matrix to its remaining elements and their positions.
    /// - `d_dense`: in, on the device
    /// - `d_compressed`, `d_compressed_buffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `sparseMatDescr`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `d_dense`, `d_compressed`, `d_compressed_buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cusparseLtSpMMACompress2(
        handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
        op: cusparse::cusparseOperation_t, d_dense: CuPtr<c_void>, d_compressed: CuPtr<c_void>,
        d_compressed_buffer: CuPtr<c_void>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the sizes in bytes of a plan's structured matrix in compressed form, and of the workspace.
    /// Returns `compressedSize`, `compressedBufferSize`.
    ///
    /// # Safety
    ///
    /// `handle`, `plan`: live handles.
    fn cusparseLtSpMMACompressedSize(handle: &cusparseLtHandle_t, plan: &cusparseLtMatmulPlan_t) -> (usize, usize);
    /// Returns the sizes in bytes of a descriptor's matrix in compressed form, and of the workspace.
    /// Returns `compressedSize`, `compressedBufferSize`.
    ///
    /// # Safety
    ///
    /// `handle`, `sparseMatDescr`: live handles.
    fn cusparseLtSpMMACompressedSize2(
        handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t,
    ) -> (usize, usize);
    #[other = owned]
    /// Zeroes elements of a dense matrix to obtain the structured sparsity that a matrix product requires.
    /// - `d_in`: in, on the device
    /// - `d_out`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matmulDescr`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cusparseLtSpMMAPrune(
        handle: &cusparseLtHandle_t, matmulDescr: &cusparseLtMatmulDescriptor_t, d_in: CuPtr<c_void>,
        d_out: CuPtr<c_void>, pruneAlg: cusparseLtPruneAlg_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Zeroes elements of a dense matrix to obtain the structured sparsity that its descriptor specifies.
    /// - `d_in`: in, on the device
    /// - `d_out`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `sparseMatDescr`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `d_in`, `d_out`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cusparseLtSpMMAPrune2(
        handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
        op: cusparse::cusparseOperation_t, d_in: CuPtr<c_void>, d_out: CuPtr<c_void>, pruneAlg: cusparseLtPruneAlg_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Checks whether a matrix has the sparsity that a product requires, and if so writes 0 to device memory.
    /// - `d_in`: in, on the device
    /// - `valid`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matmulDescr`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `d_in`, `valid`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cusparseLtSpMMAPruneCheck(
        handle: &cusparseLtHandle_t, matmulDescr: &cusparseLtMatmulDescriptor_t, d_in: CuPtr<c_void>, valid: CuPtr<i32>,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Checks whether a matrix has the sparsity that its descriptor specifies, and if so writes 0 to device memory.
    /// - `d_in`: in, on the device
    /// - `d_valid`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `sparseMatDescr`: live handles.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `d_in`, `d_valid`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cusparseLtSpMMAPruneCheck2(
        handle: &cusparseLtHandle_t, sparseMatDescr: &cusparseLtMatDescriptor_t, isSparseA: i32,
        op: cusparse::cusparseOperation_t, d_in: CuPtr<c_void>, d_valid: CuPtr<i32>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Initializes a descriptor of a matrix with structured sparsity, such as 2 nonzeros in every 4 elements.
    /// - `matDescr`: read and updated in place
    ///
    /// # Safety
    ///
    /// `handle`: a live handle.
    fn cusparseLtStructuredDescriptorInit(
        handle: &cusparseLtHandle_t, matDescr: &mut cusparseLtMatDescriptor_t, rows: i64, cols: i64, ld: i64,
        alignment: u32, valueType: runtime::cudaDataType, order: cusparse::cusparseOrder_t,
        sparsity: cusparseLtSparsity_t,
    ) -> ();
}

/// Gets an attribute of a matrix, such as the batch count or stride.
///
/// Like [`cusparseLtMatDescGetAttribute`](raw::cusparseLtMatDescGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cusparselt cusparseLtMatDescGetAttribute))]
/// # Safety
///
/// `handle`, `matmulDescr`: live handles.
#[inline]
pub unsafe fn cusparseLtMatDescGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &cusparseLtMatDescriptor_t,
    matAttribute: Key<cusparseLtMatDescAttribute_t, T, C>,
) -> Result<T, support::Error<cusparse::cusparseStatus_t>> {
    support::checked(
            called!(CUSPARSELT, cusparseLtMatDescGetAttribute),
            unsafe {
                raw::cusparseLtMatDescGetAttribute::<
                    C,
                >(handle, matmulDescr, matAttribute.selector())
            },
        )
        .map(T::from_c)
}

/// Sets an attribute of a matrix, such as the batch count or stride.
///
/// Like [`cusparseLtMatDescSetAttribute`](raw::cusparseLtMatDescSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cusparselt cusparseLtMatDescSetAttribute))]
/// - `matmulDescr`: read and updated in place
/// - `data`: in, one value; `matAttribute` selects the type: `int` for `CUSPARSELT_MAT_NUM_BATCHES`; `int64_t` for `CUSPARSELT_MAT_BATCH_STRIDE`
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn cusparseLtMatDescSetAttribute<T: AttributeValue<C>, C: Input>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &mut cusparseLtMatDescriptor_t,
    matAttribute: Key<cusparseLtMatDescAttribute_t, T, C>,
    data: T,
) -> Result<(), support::Error<cusparse::cusparseStatus_t>> {
    support::checked(
        called!(CUSPARSELT, cusparseLtMatDescSetAttribute),
        unsafe {
            raw::cusparseLtMatDescSetAttribute::<
                C,
            >(handle, matmulDescr, matAttribute.selector(), &data.into_c())
        },
    )
}

/// Gets an attribute of an algorithm selection, such as the configuration or split-K.
///
/// Like [`cusparseLtMatmulAlgGetAttribute`](raw::cusparseLtMatmulAlgGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cusparselt cusparseLtMatmulAlgGetAttribute))]
/// # Safety
///
/// `handle`, `algSelection`: live handles.
#[inline]
pub unsafe fn cusparseLtMatmulAlgGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: &cusparseLtHandle_t,
    algSelection: &cusparseLtMatmulAlgSelection_t,
    attribute: Key<cusparseLtMatmulAlgAttribute_t, T, C>,
) -> Result<T, support::Error<cusparse::cusparseStatus_t>> {
    support::checked(
            called!(CUSPARSELT, cusparseLtMatmulAlgGetAttribute),
            unsafe {
                raw::cusparseLtMatmulAlgGetAttribute::<
                    C,
                >(handle, algSelection, attribute.selector())
            },
        )
        .map(T::from_c)
}

/// Sets an attribute of an algorithm selection, such as the configuration or split-K.
///
/// Like [`cusparseLtMatmulAlgSetAttribute`](raw::cusparseLtMatmulAlgSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cusparselt cusparseLtMatmulAlgSetAttribute))]
/// - `algSelection`: read and updated in place
/// - `data`: in, one value; `attribute` selects the type: `cusparseLtSplitKMode_t` for `CUSPARSELT_MATMUL_SPLIT_K_MODE`; `int` for `CUSPARSELT_MATMUL_ALG_CONFIG_ID`, `CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID`, `CUSPARSELT_MATMUL_SEARCH_ITERATIONS`, `CUSPARSELT_MATMUL_SPLIT_K`, `CUSPARSELT_MATMUL_SPLIT_K_BUFFERS`
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn cusparseLtMatmulAlgSetAttribute<T: AttributeValue<C>, C: Input>(
    handle: &cusparseLtHandle_t,
    algSelection: &mut cusparseLtMatmulAlgSelection_t,
    attribute: Key<cusparseLtMatmulAlgAttribute_t, T, C>,
    data: T,
) -> Result<(), support::Error<cusparse::cusparseStatus_t>> {
    support::checked(
        called!(CUSPARSELT, cusparseLtMatmulAlgSetAttribute),
        unsafe {
            raw::cusparseLtMatmulAlgSetAttribute::<
                C,
            >(handle, algSelection, attribute.selector(), &data.into_c())
        },
    )
}

/// Gets an attribute of a matrix product, such as the activation, bias pointer or scales.
///
/// Like [`cusparseLtMatmulDescGetAttribute`](raw::cusparseLtMatmulDescGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cusparselt cusparseLtMatmulDescGetAttribute))]
/// # Safety
///
/// `handle`, `matmulDescr`: live handles.
#[inline]
pub unsafe fn cusparseLtMatmulDescGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &cusparseLtMatmulDescriptor_t,
    matmulAttribute: Key<cusparseLtMatmulDescAttribute_t, T, C>,
) -> Result<T, support::Error<cusparse::cusparseStatus_t>> {
    support::checked(
            called!(CUSPARSELT, cusparseLtMatmulDescGetAttribute),
            unsafe {
                raw::cusparseLtMatmulDescGetAttribute::<
                    C,
                >(handle, matmulDescr, matmulAttribute.selector())
            },
        )
        .map(T::from_c)
}

/// Sets an attribute of a matrix product, such as the activation, bias pointer or scales.
///
/// Like [`cusparseLtMatmulDescSetAttribute`](raw::cusparseLtMatmulDescSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cusparselt cusparseLtMatmulDescSetAttribute))]
/// - `matmulDescr`: read and updated in place
/// - `data`: in, one value; `matmulAttribute` selects the type: `cusparseLtMatmulMatrixScale_t` for `CUSPARSELT_MATMUL_A_SCALE_MODE`, `CUSPARSELT_MATMUL_B_SCALE_MODE`, `CUSPARSELT_MATMUL_C_SCALE_MODE`, `CUSPARSELT_MATMUL_D_SCALE_MODE`, `CUSPARSELT_MATMUL_D_OUT_SCALE_MODE`; `float` for `CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND`, `CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD`, `CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING`; `int` for `CUSPARSELT_MATMUL_ACTIVATION_RELU`, `CUSPARSELT_MATMUL_ACTIVATION_GELU`, `CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING`, `CUSPARSELT_MATMUL_BETA_VECTOR_SCALING`; `int64_t` for `CUSPARSELT_MATMUL_BIAS_STRIDE`; `void *` for `CUSPARSELT_MATMUL_BIAS_POINTER`, `CUSPARSELT_MATMUL_SPARSE_MAT_POINTER`, `CUSPARSELT_MATMUL_A_SCALE_POINTER`, `CUSPARSELT_MATMUL_B_SCALE_POINTER`, `CUSPARSELT_MATMUL_C_SCALE_POINTER`, `CUSPARSELT_MATMUL_D_SCALE_POINTER`, `CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER`
///
/// # Safety
///
/// - `handle`: a live handle.
/// - `data` is used after the call returns: keep it alive and do not modify it until another value is set in `matmulDescr`, or `matmulDescr` is destroyed.
/// - Pointers, handles and lengths in `data` must stay valid until another value is set in `matmulDescr`, or `matmulDescr` is destroyed.
#[inline]
pub unsafe fn cusparseLtMatmulDescSetAttribute<T: AttributeValue<C>, C: Input>(
    handle: &cusparseLtHandle_t,
    matmulDescr: &mut cusparseLtMatmulDescriptor_t,
    matmulAttribute: Key<cusparseLtMatmulDescAttribute_t, T, C>,
    data: T,
) -> Result<(), support::Error<cusparse::cusparseStatus_t>> {
    support::checked(
        called!(CUSPARSELT, cusparseLtMatmulDescSetAttribute),
        unsafe {
            raw::cusparseLtMatmulDescSetAttribute::<
                C,
            >(handle, matmulDescr, matmulAttribute.selector(), &data.into_c())
        },
    )
}
