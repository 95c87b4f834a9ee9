//! The contents of `cubind.cusparselt`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cusparselt::{both, slots};
use crate::support::prelude::*;
use crate::tables::{cusparse, cusparselt0, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSPARSELt",
        &["libcusparseLt.so.0"],
        None,
        &["nvidia/cusparselt/lib", "nvidia/cu13/lib"],
        "cusparseLt",
        &[],
    )
    .requiring(c"cusparseLtMatmulAlgSelectionDestroy")
    .installed_by(&["nvidia-cusparselt-cu13", "nvidia-cusparselt-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cusparseLtDenseDescriptorInit, None, ""),
        (slots::cusparseLtDestroy, None, ""),
        (slots::cusparseLtGetErrorName, None, ""),
        (slots::cusparseLtGetErrorString, None, ""),
        (slots::cusparseLtGetProperty, None, ""),
        (slots::cusparseLtGetVersion, None, ""),
        (slots::cusparseLtInit, None, ""),
        (slots::cusparseLtMatDescGetAttribute, None, ""),
        (slots::cusparseLtMatDescSetAttribute, None, ""),
        (slots::cusparseLtMatDescriptorDestroy, None, ""),
        (slots::cusparseLtMatmul, None, ""),
        (slots::cusparseLtMatmulAlgGetAttribute, None, ""),
        (slots::cusparseLtMatmulAlgSelectionDestroy, None, ""),
        (slots::cusparseLtMatmulAlgSelectionInit, None, ""),
        (slots::cusparseLtMatmulAlgSetAttribute, None, ""),
        (slots::cusparseLtMatmulDescGetAttribute, None, ""),
        (slots::cusparseLtMatmulDescSetAttribute, None, ""),
        (slots::cusparseLtMatmulDescriptorInit, None, ""),
        (slots::cusparseLtMatmulGetWorkspace, None, ""),
        (slots::cusparseLtMatmulPlanDestroy, None, ""),
        (slots::cusparseLtMatmulPlanInit, None, ""),
        (slots::cusparseLtMatmulSearch, None, ""),
        (slots::cusparseLtSpMMACompress, None, ""),
        (slots::cusparseLtSpMMACompress2, None, ""),
        (slots::cusparseLtSpMMACompressedSize, None, ""),
        (slots::cusparseLtSpMMACompressedSize2, None, ""),
        (slots::cusparseLtSpMMAPrune, None, ""),
        (slots::cusparseLtSpMMAPrune2, None, ""),
        (slots::cusparseLtSpMMAPruneCheck, None, ""),
        (slots::cusparseLtSpMMAPruneCheck2, None, ""),
        (slots::cusparseLtStructuredDescriptorInit, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 0u32,
    library: "cusparselt",
    name: c"cubind.cusparselt",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cusparseLtDenseDescriptorInit",
            both::cusparseLtDenseDescriptorInit,
            c"cusparseLtDenseDescriptorInit($self, handle, matDescr, rows, cols, ld, alignment, valueType, order)\n--\n\nDescribes a dense matrix's size, leading dimension, alignment, type and order.\n\n``cusparseStatus_t cusparseLtDenseDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatDescr : cusparseLtMatDescriptor_t or None\nrows : int\ncols : int\nld : int\nalignment : int\nvalueType : runtime.cudaDataType\norder : cusparse.cusparseOrder_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDenseDescriptorInit\n",
        );
    table
        .function(
            c"cusparseLtDestroy",
            both::cusparseLtDestroy,
            c"cusparseLtDestroy($self, handle)\n--\n\nFrees what a cuSPARSELt handle holds.\n\n``cusparseStatus_t cusparseLtDestroy(const cusparseLtHandle_t *handle)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDestroy\n",
        );
    table
        .function(
            c"cusparseLtGetErrorName",
            both::cusparseLtGetErrorName,
            c"cusparseLtGetErrorName($self, status)\n--\n\nReturns the name of a status as a static string, such as ``CUSPARSE_STATUS_SUCCESS``.\n\n``const char *cusparseLtGetErrorName(cusparseStatus_t status)``\n\nParameters\n----------\nstatus : cusparse.cusparseStatus_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorName\n",
        );
    table
        .function(
            c"cusparseLtGetErrorString",
            both::cusparseLtGetErrorString,
            c"cusparseLtGetErrorString($self, status)\n--\n\nReturns a static string that explains a status in words.\n\n``const char *cusparseLtGetErrorString(cusparseStatus_t status)``\n\nParameters\n----------\nstatus : cusparse.cusparseStatus_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorString\n",
        );
    table
        .function(
            c"cusparseLtGetProperty",
            both::cusparseLtGetProperty,
            c"cusparseLtGetProperty($self, propertyType)\n--\n\nWrites one part of cuSPARSELt's version (major, minor or patch level).\n\n``cusparseStatus_t cusparseLtGetProperty(libraryPropertyType propertyType, int *value)``\n\nParameters\n----------\npropertyType : runtime.libraryPropertyType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetProperty\n",
        );
    table
        .function(
            c"cusparseLtGetVersion",
            both::cusparseLtGetVersion,
            c"cusparseLtGetVersion($self, handle)\n--\n\nWrites cuSPARSELt's version as one number.\n\n``cusparseStatus_t cusparseLtGetVersion(const cusparseLtHandle_t *handle, int *version)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetVersion\n",
        );
    table
        .function(
            c"cusparseLtInit",
            both::cusparseLtInit,
            c"cusparseLtInit($self, handle)\n--\n\nInitializes a cuSPARSELt handle for the current device.\n\n``cusparseStatus_t cusparseLtInit(cusparseLtHandle_t *handle)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtInit\n",
        );
    table
        .function(
            c"cusparseLtMatDescGetAttribute",
            both::cusparseLtMatDescGetAttribute,
            c"cusparseLtMatDescGetAttribute($self, handle, matmulDescr, matAttribute, dataSize)\n--\n\nReads one attribute of a matrix, such as its batch count or stride.\n\n``cusparseStatus_t cusparseLtMatDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, void *data, size_t dataSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatmulDescr : cusparseLtMatDescriptor_t or None\nmatAttribute : cusparseLtMatDescAttribute_t\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndata : object\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescGetAttribute\n",
        );
    table
        .function(
            c"cusparseLtMatDescSetAttribute",
            both::cusparseLtMatDescSetAttribute,
            c"cusparseLtMatDescSetAttribute($self, handle, matmulDescr, matAttribute, data, dataSize)\n--\n\nSets one attribute of a matrix, such as its batch count or stride.\n\n``cusparseStatus_t cusparseLtMatDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, const void *data, size_t dataSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatmulDescr : cusparseLtMatDescriptor_t or None\nmatAttribute : cusparseLtMatDescAttribute_t\ndata : object\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescSetAttribute\n",
        );
    table
        .function(
            c"cusparseLtMatDescriptorDestroy",
            both::cusparseLtMatDescriptorDestroy,
            c"cusparseLtMatDescriptorDestroy($self, matDescr)\n--\n\nFrees what a matrix's descriptor holds.\n\n``cusparseStatus_t cusparseLtMatDescriptorDestroy(const cusparseLtMatDescriptor_t *matDescr)``\n\nParameters\n----------\nmatDescr : cusparseLtMatDescriptor_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescriptorDestroy\n",
        );
    table
        .function(
            c"cusparseLtMatmul",
            both::cusparseLtMatmul,
            c"cusparseLtMatmul($self, handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, streams, numStreams)\n--\n\nD = act(α·op(A)·op(B) + β·C + bias) by a plan, with the structured matrix compressed.\n\n``cusparseStatus_t cusparseLtMatmul(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nplan : cusparseLtMatmulPlan_t or None\nalpha : address or buffer\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_B : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nbeta : address or buffer\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_C : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_D : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nstreams : list[runtime.cudaStream_t] or None\n    Used after the call: keep it alive until this call completes on ``streams``.\nnumStreams : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmul\n",
        );
    table
        .function(
            c"cusparseLtMatmulAlgGetAttribute",
            both::cusparseLtMatmulAlgGetAttribute,
            c"cusparseLtMatmulAlgGetAttribute($self, handle, algSelection, attribute, dataSize)\n--\n\nReads one attribute of a choice of algorithm, such as its configuration or split-K.\n\n``cusparseStatus_t cusparseLtMatmulAlgGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, void *data, size_t dataSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nalgSelection : cusparseLtMatmulAlgSelection_t or None\nattribute : cusparseLtMatmulAlgAttribute_t\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndata : object\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgGetAttribute\n",
        );
    table
        .function(
            c"cusparseLtMatmulAlgSelectionDestroy",
            both::cusparseLtMatmulAlgSelectionDestroy,
            c"cusparseLtMatmulAlgSelectionDestroy($self, algSelection)\n--\n\nFrees what a choice of an algorithm holds.\n\n``cusparseStatus_t cusparseLtMatmulAlgSelectionDestroy(const cusparseLtMatmulAlgSelection_t *algSelection)``\n\nParameters\n----------\nalgSelection : cusparseLtMatmulAlgSelection_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionDestroy\n",
        );
    table
        .function(
            c"cusparseLtMatmulAlgSelectionInit",
            both::cusparseLtMatmulAlgSelectionInit,
            c"cusparseLtMatmulAlgSelectionInit($self, handle, algSelection, matmulDescr, alg)\n--\n\nBegins the choice of an algorithm for a product, with the default one.\n\n``cusparseStatus_t cusparseLtMatmulAlgSelectionInit(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nalgSelection : cusparseLtMatmulAlgSelection_t or None\nmatmulDescr : cusparseLtMatmulDescriptor_t or None\n    cubind keeps it alive as long as ``algSelection`` exists.\nalg : cusparseLtMatmulAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionInit\n",
        );
    table
        .function(
            c"cusparseLtMatmulAlgSetAttribute",
            both::cusparseLtMatmulAlgSetAttribute,
            c"cusparseLtMatmulAlgSetAttribute($self, handle, algSelection, attribute, data, dataSize)\n--\n\nSets one attribute of a choice of algorithm, such as its configuration or split-K.\n\n``cusparseStatus_t cusparseLtMatmulAlgSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, const void *data, size_t dataSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nalgSelection : cusparseLtMatmulAlgSelection_t or None\nattribute : cusparseLtMatmulAlgAttribute_t\ndata : object\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSetAttribute\n",
        );
    table
        .function(
            c"cusparseLtMatmulDescGetAttribute",
            both::cusparseLtMatmulDescGetAttribute,
            c"cusparseLtMatmulDescGetAttribute($self, handle, matmulDescr, matmulAttribute, dataSize)\n--\n\nReads one attribute of a product, such as its activation, bias pointer or scales.\n\n``cusparseStatus_t cusparseLtMatmulDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, void *data, size_t dataSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatmulDescr : cusparseLtMatmulDescriptor_t or None\nmatmulAttribute : cusparseLtMatmulDescAttribute_t\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndata : object\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescGetAttribute\n",
        );
    table
        .function(
            c"cusparseLtMatmulDescSetAttribute",
            both::cusparseLtMatmulDescSetAttribute,
            c"cusparseLtMatmulDescSetAttribute($self, handle, matmulDescr, matmulAttribute, data, dataSize)\n--\n\nSets one attribute of a product, such as its activation, bias pointer or scales.\n\n``cusparseStatus_t cusparseLtMatmulDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, const void *data, size_t dataSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatmulDescr : cusparseLtMatmulDescriptor_t or None\nmatmulAttribute : cusparseLtMatmulDescAttribute_t\ndata : object\n    cubind keeps it alive until ``matmulDescr`` is destroyed, or such a call replaces it.\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescSetAttribute\n",
        );
    table
        .function(
            c"cusparseLtMatmulDescriptorInit",
            both::cusparseLtMatmulDescriptorInit,
            c"cusparseLtMatmulDescriptorInit($self, handle, matmulDescr, opA, opB, matA, matB, matC, matD, computeType)\n--\n\nDescribes a product D = α·op(A)·op(B) + β·C of which A or B is structured.\n\n``cusparseStatus_t cusparseLtMatmulDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, const cusparseLtMatDescriptor_t *matA, const cusparseLtMatDescriptor_t *matB, const cusparseLtMatDescriptor_t *matC, const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatmulDescr : cusparseLtMatmulDescriptor_t or None\nopA : cusparse.cusparseOperation_t\nopB : cusparse.cusparseOperation_t\nmatA : cusparseLtMatDescriptor_t or None\n    cubind keeps it alive as long as ``matmulDescr`` exists.\nmatB : cusparseLtMatDescriptor_t or None\n    cubind keeps it alive as long as ``matmulDescr`` exists.\nmatC : cusparseLtMatDescriptor_t or None\n    cubind keeps it alive as long as ``matmulDescr`` exists.\nmatD : cusparseLtMatDescriptor_t or None\n    cubind keeps it alive as long as ``matmulDescr`` exists.\ncomputeType : cusparseComputeType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescriptorInit\n",
        );
    table
        .function(
            c"cusparseLtMatmulGetWorkspace",
            both::cusparseLtMatmulGetWorkspace,
            c"cusparseLtMatmulGetWorkspace($self, handle, plan)\n--\n\nWrites how many bytes of workspace a planned product needs.\n\n``cusparseStatus_t cusparseLtMatmulGetWorkspace(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *workspaceSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nplan : cusparseLtMatmulPlan_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nworkspaceSize : int\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulGetWorkspace\n",
        );
    table
        .function(
            c"cusparseLtMatmulPlanDestroy",
            both::cusparseLtMatmulPlanDestroy,
            c"cusparseLtMatmulPlanDestroy($self, plan)\n--\n\nFrees what a plan of a product holds.\n\n``cusparseStatus_t cusparseLtMatmulPlanDestroy(const cusparseLtMatmulPlan_t *plan)``\n\nParameters\n----------\nplan : cusparseLtMatmulPlan_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanDestroy\n",
        );
    table
        .function(
            c"cusparseLtMatmulPlanInit",
            both::cusparseLtMatmulPlanInit,
            c"cusparseLtMatmulPlanInit($self, handle, plan, matmulDescr, algSelection)\n--\n\nPlans a product with a chosen algorithm.\n\n``cusparseStatus_t cusparseLtMatmulPlanInit(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const cusparseLtMatmulDescriptor_t *matmulDescr, const cusparseLtMatmulAlgSelection_t *algSelection)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nplan : cusparseLtMatmulPlan_t or None\nmatmulDescr : cusparseLtMatmulDescriptor_t or None\n    cubind keeps it alive as long as ``plan`` exists.\nalgSelection : cusparseLtMatmulAlgSelection_t or None\n    cubind keeps it alive as long as ``plan`` exists.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanInit\n",
        );
    table
        .function(
            c"cusparseLtMatmulSearch",
            both::cusparseLtMatmulSearch,
            c"cusparseLtMatmulSearch($self, handle, plan, alpha, d_A, d_B, beta, d_C, d_D, workspace, streams, numStreams)\n--\n\nComputes a planned product with every configuration and leaves the fastest in the plan.\n\n``cusparseStatus_t cusparseLtMatmulSearch(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nplan : cusparseLtMatmulPlan_t or None\nalpha : address or buffer\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_B : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nbeta : address or buffer\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_C : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nd_D : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``streams``.\nstreams : list[runtime.cudaStream_t] or None\n    Used after the call: keep it alive until this call completes on ``streams``.\nnumStreams : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulSearch\n",
        );
    table
        .function(
            c"cusparseLtSpMMACompress",
            both::cusparseLtSpMMACompress,
            c"cusparseLtSpMMACompress($self, handle, plan, d_dense, d_compressed, d_compressed_buffer, stream)\n--\n\nCompresses a pruned matrix for a plan: the kept elements and where they were.\n\n``cusparseStatus_t cusparseLtSpMMACompress(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nplan : cusparseLtMatmulPlan_t or None\nd_dense : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nd_compressed : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nd_compressed_buffer : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress\n",
        );
    table
        .function(
            c"cusparseLtSpMMACompress2",
            both::cusparseLtSpMMACompress2,
            c"cusparseLtSpMMACompress2($self, handle, sparseMatDescr, isSparseA, op, d_dense, d_compressed, d_compressed_buffer, stream)\n--\n\nCompresses a pruned matrix by its descriptor: the kept elements and where they were.\n\n``cusparseStatus_t cusparseLtSpMMACompress2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nsparseMatDescr : cusparseLtMatDescriptor_t or None\nisSparseA : int\nop : cusparse.cusparseOperation_t\nd_dense : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nd_compressed : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nd_compressed_buffer : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress2\n",
        );
    table
        .function(
            c"cusparseLtSpMMACompressedSize",
            both::cusparseLtSpMMACompressedSize,
            c"cusparseLtSpMMACompressedSize($self, handle, plan)\n--\n\nWrites how many bytes a plan's matrix takes compressed, and the workspace for compressing.\n\n``cusparseStatus_t cusparseLtSpMMACompressedSize(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *compressedSize, size_t *compressedBufferSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nplan : cusparseLtMatmulPlan_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ncompressedSize : int\ncompressedBufferSize : int\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize\n",
        );
    table
        .function(
            c"cusparseLtSpMMACompressedSize2",
            both::cusparseLtSpMMACompressedSize2,
            c"cusparseLtSpMMACompressedSize2($self, handle, sparseMatDescr)\n--\n\nWrites how many bytes a described matrix takes compressed, and the workspace for compressing.\n\n``cusparseStatus_t cusparseLtSpMMACompressedSize2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, size_t *compressedSize, size_t *compressedBufferSize)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nsparseMatDescr : cusparseLtMatDescriptor_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ncompressedSize : int\ncompressedBufferSize : int\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize2\n",
        );
    table
        .function(
            c"cusparseLtSpMMAPrune",
            both::cusparseLtSpMMAPrune,
            c"cusparseLtSpMMAPrune($self, handle, matmulDescr, d_in, d_out, pruneAlg, stream)\n--\n\nZeroes elements of a dense matrix until it has the sparsity that a product asks for.\n\n``cusparseStatus_t cusparseLtSpMMAPrune(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatmulDescr : cusparseLtMatmulDescriptor_t or None\nd_in : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nd_out : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\npruneAlg : cusparseLtPruneAlg_t\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune\n",
        );
    table
        .function(
            c"cusparseLtSpMMAPrune2",
            both::cusparseLtSpMMAPrune2,
            c"cusparseLtSpMMAPrune2($self, handle, sparseMatDescr, isSparseA, op, d_in, d_out, pruneAlg, stream)\n--\n\nZeroes elements of a dense matrix until it has the sparsity of a descriptor.\n\n``cusparseStatus_t cusparseLtSpMMAPrune2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nsparseMatDescr : cusparseLtMatDescriptor_t or None\nisSparseA : int\nop : cusparse.cusparseOperation_t\nd_in : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nd_out : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\npruneAlg : cusparseLtPruneAlg_t\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune2\n",
        );
    table
        .function(
            c"cusparseLtSpMMAPruneCheck",
            both::cusparseLtSpMMAPruneCheck,
            c"cusparseLtSpMMAPruneCheck($self, handle, matmulDescr, d_in, valid, stream)\n--\n\nChecks whether a matrix has the sparsity that a product asks for; writes 0 to device memory if so.\n\n``cusparseStatus_t cusparseLtSpMMAPruneCheck(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, int *valid, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatmulDescr : cusparseLtMatmulDescriptor_t or None\nd_in : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nvalid : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck\n",
        );
    table
        .function(
            c"cusparseLtSpMMAPruneCheck2",
            both::cusparseLtSpMMAPruneCheck2,
            c"cusparseLtSpMMAPruneCheck2($self, handle, sparseMatDescr, isSparseA, op, d_in, d_valid, stream)\n--\n\nChecks whether a matrix has the sparsity of a descriptor; writes 0 to device memory if so.\n\n``cusparseStatus_t cusparseLtSpMMAPruneCheck2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, int *d_valid, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nsparseMatDescr : cusparseLtMatDescriptor_t or None\nisSparseA : int\nop : cusparse.cusparseOperation_t\nd_in : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nd_valid : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck2\n",
        );
    table
        .function(
            c"cusparseLtStructuredDescriptorInit",
            both::cusparseLtStructuredDescriptorInit,
            c"cusparseLtStructuredDescriptorInit($self, handle, matDescr, rows, cols, ld, alignment, valueType, order, sparsity)\n--\n\nDescribes a matrix of structured sparsity, such as 2 nonzeros in each 4 elements.\n\n``cusparseStatus_t cusparseLtStructuredDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity)``\n\nParameters\n----------\nhandle : cusparseLtHandle_t or None\nmatDescr : cusparseLtMatDescriptor_t or None\nrows : int\ncols : int\nld : int\nalignment : int\nvalueType : runtime.cudaDataType\norder : cusparse.cusparseOrder_t\nsparsity : cusparseLtSparsity_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparseLt.h``. Since cuSPARSELt 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtStructuredDescriptorInit\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&cusparselt0::cusparseComputeType));
    table.class(Class::Record(&cusparselt0::cusparseLtHandle_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatDescAttribute_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatDescriptor_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulAlgAttribute_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatmulAlgSelection_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulAlg_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulDescAttribute_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatmulDescriptor_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatmulPlan_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtPruneAlg_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtSparsity_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtSplitKMode_t));
    table.class_as("cusparseOperation_t", Class::Enum(&cusparse::cusparseOperation_t));
    table.class_as("cusparseOrder_t", Class::Enum(&cusparse::cusparseOrder_t));
    table.class_as("cusparseStatus_t", Class::Enum(&cusparse::cusparseStatus_t));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUSPARSELT_VERSION", Constant::Int(1000));
    table.constant("CUSPARSELT_VER_BUILD", Constant::Int(12));
    table.constant("CUSPARSELT_VER_MAJOR", Constant::Int(0));
    table.constant("CUSPARSELT_VER_MINOR", Constant::Int(10));
    table.constant("CUSPARSELT_VER_PATCH", Constant::Int(0));
}
