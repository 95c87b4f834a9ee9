//! Functions with a `Result` that are identical in all major versions (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    cublaslt, CUBLASLT, cublas::cublasStatus_t;
    #[other = owned]
    /// Creates a cuBLASLt handle on the current device; the handle is lightweight and not bound to a stream.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtCreate() -> cublasLtHandle_t;
    /// Destroys a cuBLASLt handle and frees its resources.
    /// - `lightHandle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `lightHandle`: a live handle that no other thread uses during the call.
    /// - No thread may use `lightHandle`, or objects that belong to it, during or after the call.
    fn cublasLtDestroy(lightHandle: cublasLtHandle_t) -> ();
    /// Returns one part of the version of cuBLASLt: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// Returns the capacity of cuBLASLt's cache of heuristic results, or 0 if caching is disabled.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtHeuristicsCacheGetCapacity() -> usize;
    /// Sets the capacity of cuBLASLt's cache of heuristic results; 0 disables caching.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtHeuristicsCacheSetCapacity(capacity: usize) -> ();
    /// Disables the log of cuBLASLt for the rest of the process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtLoggerForceDisable() -> ();
    /// Opens the file at a path and redirects the log of cuBLASLt to it.
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtLoggerOpenFile(logFile: &CStr) -> ();
    /// Sets a callback that receives each message of cuBLASLt's log.
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` may be called at any time from now on, on any thread: it must not unwind.
    fn cublasLtLoggerSetCallback(callback: cublasLtLoggerCallback_t) -> ();
    /// Redirects the log of cuBLASLt to an open C file stream.
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cublasLtLoggerSetFile(file: *mut FILE) -> ();
    /// Sets the log level of cuBLASLt; 0 disables logging.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtLoggerSetLevel(level: i32) -> ();
    /// Sets the log mask of cuBLASLt, which overrides the log level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtLoggerSetMask(mask: i32) -> ();
    #[other = owned]
    /// D = α·op(A)·op(B) + β·C in a stream, with the data types and epilogue that the descriptors specify.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `computeDesc`, `CUBLASLT_MATMUL_DESC_SCALE_TYPE`
    /// - `A`, `B`, `C`: in, on the device
    /// - `D`, `workspace`: on the device
    /// - `algo`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `lightHandle`, `computeDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`: live handles that no other thread uses during the call.
    /// - `algo`: a live handle.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`, `D`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `alpha`, `beta`: on the host or on the device, as set by `CUBLASLT_MATMUL_DESC_POINTER_MODE`; memory on the device must stay valid until the call's work completes on `stream`.
    fn cublasLtMatmul(
        lightHandle: cublasLtHandle_t, computeDesc: cublasLtMatmulDesc_t, alpha: AnyScalar, A: CuPtr<c_void>,
        Adesc: cublasLtMatrixLayout_t, B: CuPtr<c_void>, Bdesc: cublasLtMatrixLayout_t, beta: AnyScalar,
        C: CuPtr<c_void>, Cdesc: cublasLtMatrixLayout_t, D: CuPtr<c_void>, Ddesc: cublasLtMatrixLayout_t,
        algo: Option<&cublasLtMatmulAlgo_t>, workspace: CuPtr<c_void>, workspaceSizeInBytes: usize,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Checks that an algorithm supports a matrix product, and returns the required workspace size.
    /// # Safety
    ///
    /// - `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`: live handles that no other thread uses during the call.
    /// - `algo`: a live handle.
    fn cublasLtMatmulAlgoCheck(
        lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t,
        algo: &cublasLtMatmulAlgo_t,
    ) -> cublasLtMatmulHeuristicResult_t;
    #[other = owned]
    /// Returns the algorithms for a matrix product with the lowest estimated times, fastest first.
    /// - `heuristicResultsArray`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `lightHandle`, `operationDesc`, `Adesc`, `Bdesc`, `Cdesc`, `Ddesc`, `preference`: live handles that no other thread uses during the call.
    fn cublasLtMatmulAlgoGetHeuristic(
        lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t,
        preference: cublasLtMatmulPreference_t, heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
    ) -> i32;
    #[other = owned]
    /// Returns the IDs of the algorithms that may support a combination of data types.
    /// - `algoIdsArray`: out, array, whose length is passed as `requestedAlgoCount`
    ///
    /// # Safety
    ///
    /// `lightHandle`: a live handle that no other thread uses during the call.
    fn cublasLtMatmulAlgoGetIds(
        lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType,
        Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType,
        Dtype: runtime::cudaDataType, algoIdsArray: &mut [i32],
    ) -> i32;
    #[other = owned]
    /// Initializes an algorithm from its ID, for a combination of data types, with a default configuration.
    /// # Safety
    ///
    /// `lightHandle`: a live handle that no other thread uses during the call.
    fn cublasLtMatmulAlgoInit(
        lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType,
        Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType,
        Dtype: runtime::cudaDataType, algoId: i32,
    ) -> cublasLtMatmulAlgo_t;
    #[other = owned]
    /// Creates a matrix product descriptor, initially without transpositions and without an epilogue.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtMatmulDescCreate(
        computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType,
    ) -> cublasLtMatmulDesc_t;
    /// Destroys a matrix product descriptor.
    /// - `matmulDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `matmulDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `matmulDesc`, or objects that belong to it, during or after the call.
    fn cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t) -> ();
    #[other = owned]
    /// Initializes a matrix product descriptor in the caller's memory.
    /// # Safety
    ///
    /// `matmulDesc`: a live handle that no other thread uses during the call.
    fn cublasLtMatmulDescInit_internal(
        matmulDesc: cublasLtMatmulDesc_t, size: usize, computeType: cublas::cublasComputeType_t,
        scaleType: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// Creates the preferences of an algorithm search, which restrict its results.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtMatmulPreferenceCreate() -> cublasLtMatmulPreference_t;
    /// Destroys the preferences of an algorithm search.
    /// - `pref`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `pref`: a live handle that no other thread uses during the call.
    /// - No thread may use `pref`, or objects that belong to it, during or after the call.
    fn cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t) -> ();
    #[other = owned]
    /// Initializes the preferences of an algorithm search in the caller's memory.
    /// # Safety
    ///
    /// `pref`: a live handle that no other thread uses during the call.
    fn cublasLtMatmulPreferenceInit_internal(pref: cublasLtMatmulPreference_t, size: usize) -> ();
    #[other = owned]
    /// Creates a matrix layout descriptor: type, rows, columns and leading dimension.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtMatrixLayoutCreate(
        r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64,
    ) -> cublasLtMatrixLayout_t;
    /// Destroys a matrix layout descriptor.
    /// - `matLayout`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `matLayout`: a live handle that no other thread uses during the call.
    /// - No thread may use `matLayout`, or objects that belong to it, during or after the call.
    fn cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t) -> ();
    #[other = owned]
    /// Initializes a matrix layout descriptor in the caller's memory.
    /// # Safety
    ///
    /// `matLayout`: a live handle that no other thread uses during the call.
    fn cublasLtMatrixLayoutInit_internal(
        matLayout: cublasLtMatrixLayout_t, size: usize, r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B) in a stream, with conversion of orders and data types.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `transformDesc`, `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `lightHandle`, `transformDesc`, `Adesc`, `Bdesc`, `Cdesc`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `alpha`, `beta`: on the host or on the device, as set by `CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE`; memory on the device must stay valid until the call's work completes on `stream`.
    fn cublasLtMatrixTransform(
        lightHandle: cublasLtHandle_t, transformDesc: cublasLtMatrixTransformDesc_t, alpha: AnyScalar, A: CuPtr<c_void>,
        Adesc: cublasLtMatrixLayout_t, beta: AnyScalar, B: CuPtr<c_void>, Bdesc: cublasLtMatrixLayout_t,
        C: CuPtr<c_void>, Cdesc: cublasLtMatrixLayout_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates a matrix transformation descriptor, initially without transpositions.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLtMatrixTransformDescCreate(scaleType: runtime::cudaDataType) -> cublasLtMatrixTransformDesc_t;
    /// Destroys a matrix transformation descriptor.
    /// - `transformDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `transformDesc`: a live handle that no other thread uses during the call.
    /// - No thread may use `transformDesc`, or objects that belong to it, during or after the call.
    fn cublasLtMatrixTransformDescDestroy(transformDesc: cublasLtMatrixTransformDesc_t) -> ();
    #[other = owned]
    /// Initializes a matrix transformation descriptor in the caller's memory.
    /// # Safety
    ///
    /// `transformDesc`: a live handle that no other thread uses during the call.
    fn cublasLtMatrixTransformDescInit_internal(
        transformDesc: cublasLtMatrixTransformDesc_t, size: usize, scaleType: runtime::cudaDataType,
    ) -> ();
}

/// Gets a capability of an algorithm, such as the supported tile sizes or split-K.
///
/// Like [`cublasLtMatmulAlgoCapGetAttribute`](raw::cublasLtMatmulAlgoCapGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cublaslt cublasLtMatmulAlgoCapGetAttribute))]
/// Returns `buf`, `sizeWritten`.
///
/// # Safety
///
/// `algo`: a live handle.
#[inline]
pub unsafe fn cublasLtMatmulAlgoCapGetAttribute<T: AttributeValue<C>, C: Output>(
    algo: &cublasLtMatmulAlgo_t,
    attr: Key<cublasLtMatmulAlgoCapAttributes_t, T, C>,
) -> Result<(T, usize), support::Error<cublas::cublasStatus_t>> {
    support::checked(
            called!(CUBLASLT, cublasLtMatmulAlgoCapGetAttribute),
            unsafe { raw::cublasLtMatmulAlgoCapGetAttribute::<C>(algo, attr.selector()) },
        )
        .map(|(buf, sizeWritten)| (T::from_c(buf), sizeWritten))
}

/// Gets an attribute of an algorithm's configuration, such as the tile size or split-K.
///
/// Like [`cublasLtMatmulAlgoConfigGetAttribute`](raw::cublasLtMatmulAlgoConfigGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cublaslt cublasLtMatmulAlgoConfigGetAttribute))]
/// Returns `buf`, `sizeWritten`.
///
/// # Safety
///
/// `algo`: a live handle.
#[inline]
pub unsafe fn cublasLtMatmulAlgoConfigGetAttribute<T: AttributeValue<C>, C: Output>(
    algo: &cublasLtMatmulAlgo_t,
    attr: Key<cublasLtMatmulAlgoConfigAttributes_t, T, C>,
) -> Result<(T, usize), support::Error<cublas::cublasStatus_t>> {
    support::checked(
            called!(CUBLASLT, cublasLtMatmulAlgoConfigGetAttribute),
            unsafe { raw::cublasLtMatmulAlgoConfigGetAttribute::<C>(algo, attr.selector()) },
        )
        .map(|(buf, sizeWritten)| (T::from_c(buf), sizeWritten))
}

/// Sets an attribute of an algorithm's configuration, such as the tile size or split-K.
///
/// Like [`cublasLtMatmulAlgoConfigSetAttribute`](raw::cublasLtMatmulAlgoConfigSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different, cublaslt cublasLtMatmulAlgoConfigSetAttribute))]
/// - `algo`: read and updated in place
/// - `buf`: in, one value; `attr` selects the type: `cublasLtMatmulStages_t` for `CUBLASLT_ALGO_CONFIG_STAGES_ID`; `cublasLtMatmulTile_t` for `CUBLASLT_ALGO_CONFIG_TILE_ID`; `int` for `CUBLASLT_ALGO_CONFIG_ID`, `CUBLASLT_ALGO_CONFIG_SPLITK_NUM`; `unsigned int` for `CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME`, `CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING`, `CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION`; `unsigned short` for `CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID`, `CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID`
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLtMatmulAlgoConfigSetAttribute<T: AttributeValue<C>, C: Input>(
    algo: &mut cublasLtMatmulAlgo_t,
    attr: Key<cublasLtMatmulAlgoConfigAttributes_t, T, C>,
    buf: T,
) -> Result<(), support::Error<cublas::cublasStatus_t>> {
    support::checked(
        called!(CUBLASLT, cublasLtMatmulAlgoConfigSetAttribute),
        unsafe {
            raw::cublasLtMatmulAlgoConfigSetAttribute::<
                C,
            >(algo, attr.selector(), &buf.into_c())
        },
    )
}

/// Gets an attribute of a matrix product, such as a transposition or the epilogue.
///
/// Like [`cublasLtMatmulDescGetAttribute`](raw::cublasLtMatmulDescGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cublaslt cublasLtMatmulDescGetAttribute))]
/// Returns `buf`, `sizeWritten`.
///
/// # Safety
///
/// `matmulDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulDescGetAttribute<T: AttributeValue<C>, C: Output>(
    matmulDesc: cublasLtMatmulDesc_t,
    attr: Key<cublasLtMatmulDescAttributes_t, T, C>,
) -> Result<(T, usize), support::Error<cublas::cublasStatus_t>> {
    support::checked(
            called!(CUBLASLT, cublasLtMatmulDescGetAttribute),
            unsafe { raw::cublasLtMatmulDescGetAttribute::<C>(matmulDesc, attr.selector()) },
        )
        .map(|(buf, sizeWritten)| (T::from_c(buf), sizeWritten))
}

/// Sets an attribute of a matrix product, such as a transposition, the epilogue or the bias pointer.
///
/// Like [`cublasLtMatmulDescSetAttribute`](raw::cublasLtMatmulDescSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cublaslt cublasLtMatmulDescSetAttribute))]
/// - `buf`: in, one value; `attr` selects the type: `cublasComputeType_t` for `CUBLASLT_MATMUL_DESC_COMPUTE_TYPE`; `cublasFillMode_t` for `CUBLASLT_MATMUL_DESC_FILL_MODE`; `cublasLtEmulationDesc_t` for `CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR`; `cublasLtEpilogue_t` for `CUBLASLT_MATMUL_DESC_EPILOGUE`; `cublasLtMatmulBatchInvarianceFlags_t` for `CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS`; `cublasLtMatmulMatrixScale_t` for `CUBLASLT_MATMUL_DESC_A_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_B_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_C_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE`; `cublasLtPointerMode_t` for `CUBLASLT_MATMUL_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATMUL_DESC_TRANSA`, `CUBLASLT_MATMUL_DESC_TRANSB`, `CUBLASLT_MATMUL_DESC_TRANSC`; `cudaDataType` for `CUBLASLT_MATMUL_DESC_SCALE_TYPE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE`, `CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE`; `int` for `CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS`; `long long` for `CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE`, `CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE`; `signed char` for `CUBLASLT_MATMUL_DESC_FAST_ACCUM`; `void *` for `CUBLASLT_MATMUL_DESC_BIAS_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER`, `CUBLASLT_MATMUL_DESC_A_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_B_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_C_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_D_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_AMAX_D_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER`, `CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER`, `CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER`
///
/// # Safety
///
/// - `matmulDesc`: a live handle that no other thread uses during the call.
/// - `buf` is used after the call returns: keep it alive and do not modify it until another value is set in `matmulDesc`, or `matmulDesc` is destroyed.
/// - Pointers, handles and lengths in `buf` must stay valid until another value is set in `matmulDesc`, or `matmulDesc` is destroyed.
/// - While scalars are on the device, or an attribute refers to memory other than the four matrices, `matmulDesc` must not be passed to safe functions of `owned`.
#[inline]
pub unsafe fn cublasLtMatmulDescSetAttribute<T: AttributeValue<C>, C: Input>(
    matmulDesc: cublasLtMatmulDesc_t,
    attr: Key<cublasLtMatmulDescAttributes_t, T, C>,
    buf: T,
) -> Result<(), support::Error<cublas::cublasStatus_t>> {
    support::checked(
        called!(CUBLASLT, cublasLtMatmulDescSetAttribute),
        unsafe {
            raw::cublasLtMatmulDescSetAttribute::<
                C,
            >(matmulDesc, attr.selector(), &buf.into_c())
        },
    )
}

/// Gets a preference of an algorithm search, such as the maximum workspace size.
///
/// Like [`cublasLtMatmulPreferenceGetAttribute`](raw::cublasLtMatmulPreferenceGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cublaslt cublasLtMatmulPreferenceGetAttribute)
)]
/// Returns `buf`, `sizeWritten`.
///
/// # Safety
///
/// `pref`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceGetAttribute<T: AttributeValue<C>, C: Output>(
    pref: cublasLtMatmulPreference_t,
    attr: Key<cublasLtMatmulPreferenceAttributes_t, T, C>,
) -> Result<(T, usize), support::Error<cublas::cublasStatus_t>> {
    support::checked(
            called!(CUBLASLT, cublasLtMatmulPreferenceGetAttribute),
            unsafe { raw::cublasLtMatmulPreferenceGetAttribute::<C>(pref, attr.selector()) },
        )
        .map(|(buf, sizeWritten)| (T::from_c(buf), sizeWritten))
}

/// Sets a preference of an algorithm search, such as the maximum workspace size.
///
/// Like [`cublasLtMatmulPreferenceSetAttribute`](raw::cublasLtMatmulPreferenceSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cublaslt cublasLtMatmulPreferenceSetAttribute)
)]
/// - `buf`: in, one value; `attr` selects the type: `cublasLtMatmulSearch_t` for `CUBLASLT_MATMUL_PREF_SEARCH_MODE`; `float` for `CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT`; `unsigned int` for `CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES`, `CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS`; `unsigned long long` for `CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES`, `CUBLASLT_MATMUL_PREF_IMPL_MASK`
///
/// # Safety
///
/// `pref`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceSetAttribute<T: AttributeValue<C>, C: Input>(
    pref: cublasLtMatmulPreference_t,
    attr: Key<cublasLtMatmulPreferenceAttributes_t, T, C>,
    buf: T,
) -> Result<(), support::Error<cublas::cublasStatus_t>> {
    support::checked(
        called!(CUBLASLT, cublasLtMatmulPreferenceSetAttribute),
        unsafe {
            raw::cublasLtMatmulPreferenceSetAttribute::<
                C,
            >(pref, attr.selector(), &buf.into_c())
        },
    )
}

/// Gets an attribute of a matrix layout, such as the order, batch count or stride.
///
/// Like [`cublasLtMatrixLayoutGetAttribute`](raw::cublasLtMatrixLayoutGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cublaslt cublasLtMatrixLayoutGetAttribute))]
/// Returns `buf`, `sizeWritten`.
///
/// # Safety
///
/// `matLayout`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatrixLayoutGetAttribute<T: AttributeValue<C>, C: Output>(
    matLayout: cublasLtMatrixLayout_t,
    attr: Key<cublasLtMatrixLayoutAttribute_t, T, C>,
) -> Result<(T, usize), support::Error<cublas::cublasStatus_t>> {
    support::checked(
            called!(CUBLASLT, cublasLtMatrixLayoutGetAttribute),
            unsafe { raw::cublasLtMatrixLayoutGetAttribute::<C>(matLayout, attr.selector()) },
        )
        .map(|(buf, sizeWritten)| (T::from_c(buf), sizeWritten))
}

/// Sets an attribute of a matrix layout, such as the order, batch count or stride.
///
/// Like [`cublasLtMatrixLayoutSetAttribute`](raw::cublasLtMatrixLayoutSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cublaslt cublasLtMatrixLayoutSetAttribute))]
/// - `buf`: in, one value; `attr` selects the type: `cublasLtBatchMode_t` for `CUBLASLT_MATRIX_LAYOUT_BATCH_MODE`; `cublasLtIntegerWidth_t` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH`; `cublasLtOrder_t` for `CUBLASLT_MATRIX_LAYOUT_ORDER`; `cudaDataType` for `CUBLASLT_MATRIX_LAYOUT_TYPE`; `int` for `CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT`; `long long` for `CUBLASLT_MATRIX_LAYOUT_LD`, `CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET`, `CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET`; `unsigned long long` for `CUBLASLT_MATRIX_LAYOUT_ROWS`, `CUBLASLT_MATRIX_LAYOUT_COLS`; `void *` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY`
///
/// # Safety
///
/// - `matLayout`: a live handle that no other thread uses during the call.
/// - `buf` is used after the call returns: keep it alive and do not modify it until another value is set in `matLayout`, or `matLayout` is destroyed.
/// - Pointers, handles and lengths in `buf` must stay valid until another value is set in `matLayout`, or `matLayout` is destroyed.
#[inline]
pub unsafe fn cublasLtMatrixLayoutSetAttribute<T: AttributeValue<C>, C: Input>(
    matLayout: cublasLtMatrixLayout_t,
    attr: Key<cublasLtMatrixLayoutAttribute_t, T, C>,
    buf: T,
) -> Result<(), support::Error<cublas::cublasStatus_t>> {
    support::checked(
        called!(CUBLASLT, cublasLtMatrixLayoutSetAttribute),
        unsafe {
            raw::cublasLtMatrixLayoutSetAttribute::<
                C,
            >(matLayout, attr.selector(), &buf.into_c())
        },
    )
}

/// Gets an attribute of a matrix transformation, such as a transposition or the location of scalars.
///
/// Like [`cublasLtMatrixTransformDescGetAttribute`](raw::cublasLtMatrixTransformDescGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cublaslt cublasLtMatrixTransformDescGetAttribute)
)]
/// Returns `buf`, `sizeWritten`.
///
/// # Safety
///
/// `transformDesc`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescGetAttribute<T: AttributeValue<C>, C: Output>(
    transformDesc: cublasLtMatrixTransformDesc_t,
    attr: Key<cublasLtMatrixTransformDescAttributes_t, T, C>,
) -> Result<(T, usize), support::Error<cublas::cublasStatus_t>> {
    support::checked(
            called!(CUBLASLT, cublasLtMatrixTransformDescGetAttribute),
            unsafe {
                raw::cublasLtMatrixTransformDescGetAttribute::<
                    C,
                >(transformDesc, attr.selector())
            },
        )
        .map(|(buf, sizeWritten)| (T::from_c(buf), sizeWritten))
}

/// Sets an attribute of a matrix transformation, such as a transposition or the location of scalars.
///
/// Like [`cublasLtMatrixTransformDescSetAttribute`](raw::cublasLtMatrixTransformDescSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(
    doc,
    doc = form!(different owned, cublaslt cublasLtMatrixTransformDescSetAttribute)
)]
/// - `buf`: in, one value; `attr` selects the type: `cublasLtPointerMode_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA`, `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB`; `cudaDataType` for `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
///
/// # Safety
///
/// - `transformDesc`: a live handle that no other thread uses during the call.
/// - While scalars are on the device, `transformDesc` must not be passed to safe functions of `owned`.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescSetAttribute<T: AttributeValue<C>, C: Input>(
    transformDesc: cublasLtMatrixTransformDesc_t,
    attr: Key<cublasLtMatrixTransformDescAttributes_t, T, C>,
    buf: T,
) -> Result<(), support::Error<cublas::cublasStatus_t>> {
    support::checked(
        called!(CUBLASLT, cublasLtMatrixTransformDescSetAttribute),
        unsafe {
            raw::cublasLtMatrixTransformDescSetAttribute::<
                C,
            >(transformDesc, attr.selector(), &buf.into_c())
        },
    )
}
