//! Functions with owned handles that are identical in all major versions (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublaslt, cublas::cublasStatus_t;

    safe {
        /// D = α·op(A)·op(B) + β·C in a stream, with the data types and epilogue that the descriptors specify.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `computeDesc`, `CUBLASLT_MATMUL_DESC_SCALE_TYPE`
        /// - `algo`, omitted: the library selects an algorithm, because cubind cannot check the bytes of an algorithm
        /// - `workspace`, `workspaceSizeInBytes`, omitted: the library only uses algorithms that need no workspace; others may be faster, and require the parameter in `checked`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`, `D`.
        fn cublasLtMatmul(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>, computeDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>,
            alpha: HostScalar, A: impl AnyKnownInput, Adesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            B: impl AnyKnownInput, Bdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, beta: HostScalar,
            C: impl AnyInputOrInPlace, Cdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, D: impl AnyKnownOutput,
            Ddesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLASLT, cublasLtMatmul);
            let C = C.in_place_of(&D);
            measured!(called : A, length_of_cublasLtMatrixLayout_t(called, Adesc.as_handle()) ?);
            measured!(called : B, length_of_cublasLtMatrixLayout_t(called, Bdesc.as_handle()) ?);
            measured!(called : C, length_of_cublasLtMatrixLayout_t(called, Cdesc.as_handle()) ?);
            measured!(called : D, length_of_cublasLtMatrixLayout_t(called, Ddesc.as_handle()) ?);
            borrow!(work = Work::in_stream(& stream), called : [user = MAJOR lightHandle .as_handle()] A B C D);
            checked::cublasLtMatmul(
                lightHandle.as_handle(), computeDesc.as_handle(), alpha.into(), A.0.into(), Adesc.as_handle(), B.0.into(),
                Bdesc.as_handle(), beta.into(), C.0.into(), Cdesc.as_handle(), D.0.into(), Ddesc.as_handle(), None,
                CuPtr::NULL, 0, stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C D);
        }
        /// C = α·op(A) + β·op(B) in a stream, with conversion of orders and data types.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the `scaleType` of `transformDesc`, `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasLtMatrixTransform(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>,
            transformDesc: impl AsHandle<cublasLtMatrixTransformDesc_t, MAJOR>, alpha: HostScalar, A: impl AnyKnownInput,
            Adesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, beta: HostScalar, B: impl AnyKnownInput,
            Bdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, C: impl AnyKnownOutput,
            Cdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLASLT, cublasLtMatrixTransform);
            measured!(called : A, length_of_cublasLtMatrixLayout_t(called, Adesc.as_handle()) ?);
            measured!(called : B, length_of_cublasLtMatrixLayout_t(called, Bdesc.as_handle()) ?);
            measured!(called : C, length_of_cublasLtMatrixLayout_t(called, Cdesc.as_handle()) ?);
            borrow!(work = Work::in_stream(& stream), called : [user = MAJOR lightHandle .as_handle()] A B C);
            checked::cublasLtMatrixTransform(
                lightHandle.as_handle(), transformDesc.as_handle(), alpha.into(), A.0.into(), Adesc.as_handle(),
                beta.into(), B.0.into(), Bdesc.as_handle(), C.0.into(), Cdesc.as_handle(), stream.as_handle_or_null(),
            )?;
            record_use!(work; A B C);
        }
    }

    unsafe {}
}

owned! {
    cublaslt, cublas::cublasStatus_t;

    safe {
        /// Creates a cuBLASLt handle on the current device; the handle is lightweight and not bound to a stream.
        fn cublasLtCreate() -> Owned<cublasLtHandle_t, MAJOR> {
            Owned::from_raw(checked::cublasLtCreate()?)
        }
        /// Returns the IDs of the algorithms that may support a combination of data types.
        /// - `algoIdsArray`: out, array, whose length is passed as `requestedAlgoCount`
        fn cublasLtMatmulAlgoGetIds(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>, computeType: cublas::cublasComputeType_t,
            scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType,
            Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, algoIdsArray: &mut [i32],
        ) -> i32 {
            checked::cublasLtMatmulAlgoGetIds(
                lightHandle.as_handle(), computeType, scaleType, Atype, Btype, Ctype, Dtype, algoIdsArray,
            )?
        }
        /// Initializes an algorithm from its ID, for a combination of data types, with a default configuration.
        fn cublasLtMatmulAlgoInit(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>, computeType: cublas::cublasComputeType_t,
            scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType,
            Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, algoId: i32,
        ) -> cublasLtMatmulAlgo_t {
            checked::cublasLtMatmulAlgoInit(
                lightHandle.as_handle(), computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId,
            )?
        }
        /// Creates a matrix product descriptor, initially without transpositions and without an epilogue.
        fn cublasLtMatmulDescCreate(
            computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType,
        ) -> Owned<cublasLtMatmulDesc_t, MAJOR> {
            Owned::from_raw(checked::cublasLtMatmulDescCreate(computeType, scaleType)?)
        }
        /// Gets an attribute of a matrix product, such as a transposition or the epilogue.
        /// Returns `buf`, `sizeWritten`.
        fn cublasLtMatmulDescGetAttribute<T: AttributeValue<C>, C: Output>(
            matmulDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>, attr: Key<cublasLtMatmulDescAttributes_t, T, C>,
        ) -> (T, usize) {
            checked::cublasLtMatmulDescGetAttribute(matmulDesc.as_handle(), attr)?
        }
        /// Creates the preferences of an algorithm search, which restrict its results.
        fn cublasLtMatmulPreferenceCreate() -> Owned<cublasLtMatmulPreference_t, MAJOR> {
            Owned::from_raw(checked::cublasLtMatmulPreferenceCreate()?)
        }
        /// Gets a preference of an algorithm search, such as the maximum workspace size.
        /// Returns `buf`, `sizeWritten`.
        fn cublasLtMatmulPreferenceGetAttribute<T: AttributeValue<C>, C: Output>(
            pref: impl AsHandle<cublasLtMatmulPreference_t, MAJOR>, attr: Key<cublasLtMatmulPreferenceAttributes_t, T, C>,
        ) -> (T, usize) {
            checked::cublasLtMatmulPreferenceGetAttribute(pref.as_handle(), attr)?
        }
        /// Sets a preference of an algorithm search, such as the maximum workspace size.
        /// - `buf`: in, one value; `attr` selects the type: `cublasLtMatmulSearch_t` for `CUBLASLT_MATMUL_PREF_SEARCH_MODE`; `float` for `CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT`; `unsigned int` for `CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES`, `CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES`, `CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS`, `CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS`; `unsigned long long` for `CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES`, `CUBLASLT_MATMUL_PREF_IMPL_MASK`
        fn cublasLtMatmulPreferenceSetAttribute<T: AttributeValue<C>, C: Input>(
            pref: impl AsHandle<cublasLtMatmulPreference_t, MAJOR>, attr: Key<cublasLtMatmulPreferenceAttributes_t, T, C>,
            buf: T,
        ) -> () {
            let called = called!(CUBLASLT, cublasLtMatmulPreferenceSetAttribute);
            attributes!(
                called : attr in cublasLtMatmulPreferenceAttributes_t[CUBLASLT_MATMUL_PREF_SEARCH_MODE,
                CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
                CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
                CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES,
                CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT, CUBLASLT_MATMUL_PREF_IMPL_MASK,
                CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM, CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS,
                CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS]
            );
            checked::cublasLtMatmulPreferenceSetAttribute(pref.as_handle(), attr, buf)?
        }
        /// Creates a matrix layout descriptor: type, rows, columns and leading dimension.
        fn cublasLtMatrixLayoutCreate(
            r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64,
        ) -> Owned<cublasLtMatrixLayout_t, MAJOR> {
            Owned::from_raw(checked::cublasLtMatrixLayoutCreate(r#type, rows, cols, ld)?)
        }
        /// Gets an attribute of a matrix layout, such as the order, batch count or stride.
        /// Returns `buf`, `sizeWritten`.
        fn cublasLtMatrixLayoutGetAttribute<T: AttributeValue<C>, C: Output>(
            matLayout: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, attr: Key<cublasLtMatrixLayoutAttribute_t, T, C>,
        ) -> (T, usize) {
            checked::cublasLtMatrixLayoutGetAttribute(matLayout.as_handle(), attr)?
        }
        /// Sets an attribute of a matrix layout, such as the order, batch count or stride.
        /// - `buf`: in, one value; `attr` selects the type: `cublasLtBatchMode_t` for `CUBLASLT_MATRIX_LAYOUT_BATCH_MODE`; `cublasLtIntegerWidth_t` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH`; `cublasLtOrder_t` for `CUBLASLT_MATRIX_LAYOUT_ORDER`; `cudaDataType` for `CUBLASLT_MATRIX_LAYOUT_TYPE`; `int` for `CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT`; `long long` for `CUBLASLT_MATRIX_LAYOUT_LD`, `CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET`, `CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET`; `unsigned long long` for `CUBLASLT_MATRIX_LAYOUT_ROWS`, `CUBLASLT_MATRIX_LAYOUT_COLS`; `void *` for `CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY`, `CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY`
        fn cublasLtMatrixLayoutSetAttribute<T: AttributeValue<C>, C: Input>(
            matLayout: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, attr: Key<cublasLtMatrixLayoutAttribute_t, T, C>,
            buf: T,
        ) -> () {
            let called = called!(CUBLASLT, cublasLtMatrixLayoutSetAttribute);
            attributes!(
                called : attr in cublasLtMatrixLayoutAttribute_t[CUBLASLT_MATRIX_LAYOUT_TYPE, CUBLASLT_MATRIX_LAYOUT_ORDER,
                CUBLASLT_MATRIX_LAYOUT_ROWS, CUBLASLT_MATRIX_LAYOUT_COLS, CUBLASLT_MATRIX_LAYOUT_LD,
                CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
                CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, CUBLASLT_MATRIX_LAYOUT_BATCH_MODE,
                CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH,
                CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH]
            );
            checked::cublasLtMatrixLayoutSetAttribute(matLayout.as_handle(), attr, buf)?
        }
        /// Creates a matrix transformation descriptor, initially without transpositions.
        fn cublasLtMatrixTransformDescCreate(
            scaleType: runtime::cudaDataType,
        ) -> Owned<cublasLtMatrixTransformDesc_t, MAJOR> {
            Owned::from_raw(checked::cublasLtMatrixTransformDescCreate(scaleType)?)
        }
        /// Gets an attribute of a matrix transformation, such as a transposition or the location of scalars.
        /// Returns `buf`, `sizeWritten`.
        fn cublasLtMatrixTransformDescGetAttribute<T: AttributeValue<C>, C: Output>(
            transformDesc: impl AsHandle<cublasLtMatrixTransformDesc_t, MAJOR>,
            attr: Key<cublasLtMatrixTransformDescAttributes_t, T, C>,
        ) -> (T, usize) {
            checked::cublasLtMatrixTransformDescGetAttribute(transformDesc.as_handle(), attr)?
        }
        /// Sets an attribute of a matrix transformation, such as a transposition or the location of scalars.
        /// - `buf`: in, one value; `attr` selects the type: `cublasLtPointerMode_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE`; `cublasOperation_t` for `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA`, `CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB`; `cudaDataType` for `CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE`
        fn cublasLtMatrixTransformDescSetAttribute<T: AttributeValue<C>, C: Input>(
            transformDesc: impl AsHandle<cublasLtMatrixTransformDesc_t, MAJOR>,
            attr: Key<cublasLtMatrixTransformDescAttributes_t, T, C>, buf: T,
        ) -> () {
            let called = called!(CUBLASLT, cublasLtMatrixTransformDescSetAttribute);
            attributes!(
                called : attr in cublasLtMatrixTransformDescAttributes_t[CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE,
                CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB]
            );
            checked::cublasLtMatrixTransformDescSetAttribute(transformDesc.as_handle(), attr, buf)?
        }
    }

    unsafe {}
}

owned! {
    cublaslt, cublas::cublasStatus_t;

    safe {}

    unsafe {
        /// Checks that an algorithm supports a matrix product, and returns the required workspace size.
        /// # Safety
        ///
        /// - `algo`: a live handle.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `algo` must not be moved, changed or freed while the library may hold its address.
        fn cublasLtMatmulAlgoCheck(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>, operationDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>,
            Adesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Bdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            Cdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Ddesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            algo: &cublasLtMatmulAlgo_t,
        ) -> cublasLtMatmulHeuristicResult_t {
            checked::cublasLtMatmulAlgoCheck(
                lightHandle.as_handle(), operationDesc.as_handle(), Adesc.as_handle(), Bdesc.as_handle(), Cdesc.as_handle(),
                Ddesc.as_handle(), algo,
            )?
        }
        /// Returns the algorithms for a matrix product with the lowest estimated times, fastest first.
        /// - `heuristicResultsArray`: out, array, whose length is passed as `requestedAlgoCount`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cublasLtMatmulAlgoGetHeuristic(
            lightHandle: impl AsHandle<cublasLtHandle_t, MAJOR>, operationDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>,
            Adesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Bdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            Cdesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, Ddesc: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>,
            preference: impl AsHandle<cublasLtMatmulPreference_t, MAJOR>,
            heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
        ) -> i32 {
            checked::cublasLtMatmulAlgoGetHeuristic(
                lightHandle.as_handle(), operationDesc.as_handle(), Adesc.as_handle(), Bdesc.as_handle(), Cdesc.as_handle(),
                Ddesc.as_handle(), preference.as_handle(), heuristicResultsArray,
            )?
        }
        /// Initializes a matrix product descriptor in the caller's memory.
        /// # Safety
        ///
        /// - `size` is the size of the record to which the descriptor points.
        fn cublasLtMatmulDescInit_internal(
            matmulDesc: impl AsHandle<cublasLtMatmulDesc_t, MAJOR>, size: usize, computeType: cublas::cublasComputeType_t,
            scaleType: runtime::cudaDataType,
        ) -> () {
            checked::cublasLtMatmulDescInit_internal(matmulDesc.as_handle(), size, computeType, scaleType)?
        }
        /// Initializes the preferences of an algorithm search in the caller's memory.
        /// # Safety
        ///
        /// - `size` is the size of the record to which the descriptor points.
        fn cublasLtMatmulPreferenceInit_internal(
            pref: impl AsHandle<cublasLtMatmulPreference_t, MAJOR>, size: usize,
        ) -> () {
            checked::cublasLtMatmulPreferenceInit_internal(pref.as_handle(), size)?
        }
        /// Initializes a matrix layout descriptor in the caller's memory.
        /// # Safety
        ///
        /// - `size` is the size of the record to which the descriptor points.
        fn cublasLtMatrixLayoutInit_internal(
            matLayout: impl AsHandle<cublasLtMatrixLayout_t, MAJOR>, size: usize, r#type: runtime::cudaDataType, rows: u64,
            cols: u64, ld: i64,
        ) -> () {
            checked::cublasLtMatrixLayoutInit_internal(matLayout.as_handle(), size, r#type, rows, cols, ld)?
        }
        /// Initializes a matrix transformation descriptor in the caller's memory.
        /// # Safety
        ///
        /// - `size` is the size of the record to which the descriptor points.
        fn cublasLtMatrixTransformDescInit_internal(
            transformDesc: impl AsHandle<cublasLtMatrixTransformDesc_t, MAJOR>, size: usize,
            scaleType: runtime::cudaDataType,
        ) -> () {
            checked::cublasLtMatrixTransformDescInit_internal(transformDesc.as_handle(), size, scaleType)?
        }
    }
}
