//! The contents of `cubind.cuda12.cublaslt`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cublaslt::{both, only12, slots};
use crate::support::prelude::*;
use crate::tables::{cublas, cublaslt, cublaslt12, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuBLASLt of CUDA 12",
        &["libcublasLt.so.12"],
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cublas/lib"],
        "cublasLt",
        &[],
    )
    .installed_by(&["nvidia-cublas-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cublasLtCreate, None, ""),
        (slots::cublasLtDestroy, None, ""),
        (slots::cublasLtDisableCpuInstructionsSetMask, None, "12.1"),
        (slots::cublasLtGetCudartVersion, None, ""),
        (slots::cublasLtGetProperty, None, ""),
        (slots::cublasLtGetStatusName, None, ""),
        (slots::cublasLtGetStatusString, None, ""),
        (slots::cublasLtGetVersion, None, ""),
        (slots::cublasLtHeuristicsCacheGetCapacity, None, ""),
        (slots::cublasLtHeuristicsCacheSetCapacity, None, ""),
        (slots::cublasLtLoggerForceDisable, None, ""),
        (slots::cublasLtLoggerOpenFile, None, ""),
        (slots::cublasLtLoggerSetCallback, None, ""),
        (slots::cublasLtLoggerSetFile, None, ""),
        (slots::cublasLtLoggerSetLevel, None, ""),
        (slots::cublasLtLoggerSetMask, None, ""),
        (slots::cublasLtMatmul, None, ""),
        (slots::cublasLtMatmulAlgoCapGetAttribute, None, ""),
        (slots::cublasLtMatmulAlgoCheck, None, ""),
        (slots::cublasLtMatmulAlgoConfigGetAttribute, None, ""),
        (slots::cublasLtMatmulAlgoConfigSetAttribute, None, ""),
        (slots::cublasLtMatmulAlgoGetHeuristic, None, ""),
        (slots::cublasLtMatmulAlgoGetIds, None, ""),
        (slots::cublasLtMatmulAlgoInit, None, ""),
        (slots::cublasLtMatmulDescCreate, None, ""),
        (slots::cublasLtMatmulDescDestroy, None, ""),
        (slots::cublasLtMatmulDescGetAttribute, None, ""),
        (slots::cublasLtMatmulDescInit_internal, None, ""),
        (slots::cublasLtMatmulDescSetAttribute, None, ""),
        (slots::cublasLtMatmulPreferenceCreate, None, ""),
        (slots::cublasLtMatmulPreferenceDestroy, None, ""),
        (slots::cublasLtMatmulPreferenceGetAttribute, None, ""),
        (slots::cublasLtMatmulPreferenceInit_internal, None, ""),
        (slots::cublasLtMatmulPreferenceSetAttribute, None, ""),
        (slots::cublasLtMatrixLayoutCreate, None, ""),
        (slots::cublasLtMatrixLayoutDestroy, None, ""),
        (slots::cublasLtMatrixLayoutGetAttribute, None, ""),
        (slots::cublasLtMatrixLayoutInit_internal, None, ""),
        (slots::cublasLtMatrixLayoutSetAttribute, None, ""),
        (slots::cublasLtMatrixTransform, None, ""),
        (slots::cublasLtMatrixTransformDescCreate, None, ""),
        (slots::cublasLtMatrixTransformDescDestroy, None, ""),
        (slots::cublasLtMatrixTransformDescGetAttribute, None, ""),
        (slots::cublasLtMatrixTransformDescInit_internal, None, ""),
        (slots::cublasLtMatrixTransformDescSetAttribute, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cublaslt",
    name: c"cubind.cuda12.cublaslt",
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
            c"cublasLtCreate",
            both::cublasLtCreate,
            c"cublasLtCreate($self)\n--\n\nCreates a cuBLASLt handle on the current device; it is light, and no stream belongs to it.\n\n``cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nlightHandle : cublasLtHandle_t\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtCreate\n",
        );
    table
        .function(
            c"cublasLtDestroy",
            both::cublasLtDestroy,
            c"cublasLtDestroy($self, lightHandle)\n--\n\nDestroys a cuBLASLt handle and what it holds.\n\n``cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)``\n\nParameters\n----------\nlightHandle : cublasLtHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtDestroy\n",
        );
    table
        .function(
            c"cublasLtDisableCpuInstructionsSetMask",
            both::cublasLtDisableCpuInstructionsSetMask,
            c"cublasLtDisableCpuInstructionsSetMask($self, mask)\n--\n\nKeeps cuBLASLt from the CPU instruction sets of a mask, such as AVX; returns the previous mask.\n\n``unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)``\n\nParameters\n----------\nmask : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtDisableCpuInstructionsSetMask\n",
        );
    table
        .function(
            c"cublasLtGetCudartVersion",
            both::cublasLtGetCudartVersion,
            c"cublasLtGetCudartVersion($self)\n--\n\nReturns the version of the CUDA runtime that cuBLASLt was built with.\n\n``size_t cublasLtGetCudartVersion(void)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetCudartVersion\n",
        );
    table
        .function(
            c"cublasLtGetProperty",
            both::cublasLtGetProperty,
            c"cublasLtGetProperty($self, typename)\n--\n\nWrites one part of cuBLASLt's version (major, minor or patch level).\n\n``cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetProperty\n",
        );
    table
        .function(
            c"cublasLtGetStatusName",
            both::cublasLtGetStatusName,
            c"cublasLtGetStatusName($self, status)\n--\n\nReturns the name of a status as a static string, such as ``CUBLAS_STATUS_SUCCESS``.\n\n``const char *cublasLtGetStatusName(cublasStatus_t status)``\n\nParameters\n----------\nstatus : cublas.cublasStatus_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusName\n",
        );
    table
        .function(
            c"cublasLtGetStatusString",
            both::cublasLtGetStatusString,
            c"cublasLtGetStatusString($self, status)\n--\n\nReturns a static string that explains a status in words.\n\n``const char *cublasLtGetStatusString(cublasStatus_t status)``\n\nParameters\n----------\nstatus : cublas.cublasStatus_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusString\n",
        );
    table
        .function(
            c"cublasLtGetVersion",
            both::cublasLtGetVersion,
            c"cublasLtGetVersion($self)\n--\n\nReturns cuBLASLt's version as one number, such as 120304 for 12.3.4.\n\n``size_t cublasLtGetVersion(void)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetVersion\n",
        );
    table
        .function(
            c"cublasLtHeuristicsCacheGetCapacity",
            both::cublasLtHeuristicsCacheGetCapacity,
            c"cublasLtHeuristicsCacheGetCapacity($self)\n--\n\nWrites how many results of heuristics cuBLASLt keeps; 0 if it keeps none.\n\n``cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ncapacity : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtHeuristicsCacheGetCapacity\n",
        );
    table
        .function(
            c"cublasLtHeuristicsCacheSetCapacity",
            both::cublasLtHeuristicsCacheSetCapacity,
            c"cublasLtHeuristicsCacheSetCapacity($self, capacity)\n--\n\nSets how many results of heuristics cuBLASLt keeps; 0 turns the cache off.\n\n``cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)``\n\nParameters\n----------\ncapacity : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtHeuristicsCacheSetCapacity\n",
        );
    table
        .function(
            c"cublasLtLoggerForceDisable",
            both::cublasLtLoggerForceDisable,
            c"cublasLtLoggerForceDisable($self)\n--\n\nTurns cuBLASLt's log off for the rest of the process.\n\n``cublasStatus_t cublasLtLoggerForceDisable(void)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerForceDisable\n",
        );
    table
        .function(
            c"cublasLtLoggerOpenFile",
            both::cublasLtLoggerOpenFile,
            c"cublasLtLoggerOpenFile($self, logFile)\n--\n\nOpens a file by its path and makes cuBLASLt write its log into it.\n\n``cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)``\n\nParameters\n----------\nlogFile : bytes or str\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerOpenFile\n",
        );
    table
        .function(
            c"cublasLtLoggerSetCallback",
            both::cublasLtLoggerSetCallback,
            c"cublasLtLoggerSetCallback($self, callback)\n--\n\nInstalls a function that gets every line of cuBLASLt's log.\n\n``cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)``\n\nParameters\n----------\ncallback : callback\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetCallback\n",
        );
    table
        .function(
            c"cublasLtLoggerSetFile",
            both::cublasLtLoggerSetFile,
            c"cublasLtLoggerSetFile($self, file)\n--\n\nMakes cuBLASLt write its log into an open C stream.\n\n``cublasStatus_t cublasLtLoggerSetFile(FILE *file)``\n\nParameters\n----------\nfile : address or buffer\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetFile\n",
        );
    table
        .function(
            c"cublasLtLoggerSetLevel",
            both::cublasLtLoggerSetLevel,
            c"cublasLtLoggerSetLevel($self, level)\n--\n\nSets how much cuBLASLt logs, from 0 (nothing) upward.\n\n``cublasStatus_t cublasLtLoggerSetLevel(int level)``\n\nParameters\n----------\nlevel : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetLevel\n",
        );
    table
        .function(
            c"cublasLtLoggerSetMask",
            both::cublasLtLoggerSetMask,
            c"cublasLtLoggerSetMask($self, mask)\n--\n\nSets what cuBLASLt logs, as a mask of bits instead of a level.\n\n``cublasStatus_t cublasLtLoggerSetMask(int mask)``\n\nParameters\n----------\nmask : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtLoggerSetMask\n",
        );
    table
        .function(
            c"cublasLtMatmul",
            both::cublasLtMatmul,
            c"cublasLtMatmul($self, lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream)\n--\n\nD = α·op(A)·op(B) + β·C on a stream, with the epilogue and types that the descriptors name.\n\n``cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)``\n\nParameters\n----------\nlightHandle : cublasLtHandle_t or None\ncomputeDesc : address or buffer\nalpha : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nAdesc : address or buffer\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nBdesc : address or buffer\nbeta : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nCdesc : address or buffer\nD : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nDdesc : address or buffer\nalgo : cublasLtMatmulAlgo_t or None\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspaceSizeInBytes : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``, ``CUBLAS_STATUS_EXECUTION_FAILED``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_INITIALIZED``, ``CUBLAS_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmul\n",
        );
    table
        .function(
            c"cublasLtMatmulAlgoCapGetAttribute",
            both::cublasLtMatmulAlgoCapGetAttribute,
            c"cublasLtMatmulAlgoCapGetAttribute($self, algo, attr, sizeInBytes)\n--\n\nReads what an algorithm is capable of, such as its tile sizes or split-K.\n\n``cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``\n\nParameters\n----------\nalgo : cublasLtMatmulAlgo_t or None\nattr : cublasLtMatmulAlgoCapAttributes_t\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\nbuf : object\nsizeWritten : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCapGetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatmulAlgoCheck",
            both::cublasLtMatmulAlgoCheck,
            c"cublasLtMatmulAlgoCheck($self, lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo)\n--\n\nChecks that an algorithm can compute a product, and writes the workspace it needs.\n\n``cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)``\n\nParameters\n----------\nlightHandle : cublasLtHandle_t or None\noperationDesc : address or buffer\nAdesc : address or buffer\nBdesc : address or buffer\nCdesc : address or buffer\nDdesc : address or buffer\nalgo : cublasLtMatmulAlgo_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.\nresult : cublasLtMatmulHeuristicResult_t\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoCheck\n",
        );
    table
        .function(
            c"cublasLtMatmulAlgoConfigGetAttribute",
            only12::cublasLtMatmulAlgoConfigGetAttribute,
            c"cublasLtMatmulAlgoConfigGetAttribute($self, algo, attr, sizeInBytes)\n--\n\nReads one part of an algorithm's configuration, such as its tile or split-K.\n\n``cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``\n\nParameters\n----------\nalgo : cublasLtMatmulAlgo_t or None\nattr : cublasLtMatmulAlgoConfigAttributes_t\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\nbuf : object\nsizeWritten : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoConfigGetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatmulAlgoConfigSetAttribute",
            only12::cublasLtMatmulAlgoConfigSetAttribute,
            c"cublasLtMatmulAlgoConfigSetAttribute($self, algo, attr, buf, sizeInBytes)\n--\n\nSets one part of an algorithm's configuration, such as its tile or split-K.\n\n``cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nalgo : cublasLtMatmulAlgo_t or None\nattr : cublasLtMatmulAlgoConfigAttributes_t\nbuf : object\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoConfigSetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatmulAlgoGetHeuristic",
            both::cublasLtMatmulAlgoGetHeuristic,
            c"cublasLtMatmulAlgoGetHeuristic($self, lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount)\n--\n\nWrites the algorithms for a product that promise to be fastest, best first.\n\n``cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)``\n\nParameters\n----------\nlightHandle : cublasLtHandle_t or None\noperationDesc : address or buffer\nAdesc : address or buffer\nBdesc : address or buffer\nCdesc : address or buffer\nDdesc : address or buffer\npreference : address or buffer\nrequestedAlgoCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.\nheuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]\nreturnAlgoCount : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetHeuristic\n",
        );
    table
        .function(
            c"cublasLtMatmulAlgoGetIds",
            both::cublasLtMatmulAlgoGetIds,
            c"cublasLtMatmulAlgoGetIds($self, lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount)\n--\n\nWrites the numbers of the algorithms that may fit a combination of types.\n\n``cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)``\n\nParameters\n----------\nlightHandle : cublasLtHandle_t or None\ncomputeType : cublas.cublasComputeType_t\nscaleType : runtime.cudaDataType\nAtype : runtime.cudaDataType\nBtype : runtime.cudaDataType\nCtype : runtime.cudaDataType\nDtype : runtime.cudaDataType\nrequestedAlgoCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\nalgoIdsArray : list[int]\nreturnAlgoCount : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoGetIds\n",
        );
    table
        .function(
            c"cublasLtMatmulAlgoInit",
            both::cublasLtMatmulAlgoInit,
            c"cublasLtMatmulAlgoInit($self, lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId)\n--\n\nMakes an algorithm by its number for a combination of types, with a default configuration.\n\n``cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)``\n\nParameters\n----------\nlightHandle : cublasLtHandle_t or None\ncomputeType : cublas.cublasComputeType_t\nscaleType : runtime.cudaDataType\nAtype : runtime.cudaDataType\nBtype : runtime.cudaDataType\nCtype : runtime.cudaDataType\nDtype : runtime.cudaDataType\nalgoId : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_SUPPORTED``.\nalgo : cublasLtMatmulAlgo_t\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulAlgoInit\n",
        );
    table
        .function(
            c"cublasLtMatmulDescCreate",
            both::cublasLtMatmulDescCreate,
            c"cublasLtMatmulDescCreate($self, computeType, scaleType)\n--\n\nCreates the descriptor of a product; it begins without transposition and without epilogue.\n\n``cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)``\n\nParameters\n----------\ncomputeType : cublas.cublasComputeType_t\nscaleType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.\nmatmulDesc : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescCreate\n",
        );
    table
        .function(
            c"cublasLtMatmulDescDestroy",
            both::cublasLtMatmulDescDestroy,
            c"cublasLtMatmulDescDestroy($self, matmulDesc)\n--\n\nDestroys the descriptor of a product.\n\n``cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)``\n\nParameters\n----------\nmatmulDesc : address or buffer\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescDestroy\n",
        );
    table
        .function(
            c"cublasLtMatmulDescGetAttribute",
            only12::cublasLtMatmulDescGetAttribute,
            c"cublasLtMatmulDescGetAttribute($self, matmulDesc, attr, sizeInBytes)\n--\n\nReads one attribute of a product, such as a transposition or the epilogue.\n\n``cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``\n\nParameters\n----------\nmatmulDesc : address or buffer\nattr : cublasLtMatmulDescAttributes_t\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\nbuf : object\nsizeWritten : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescGetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatmulDescInit_internal",
            both::cublasLtMatmulDescInit_internal,
            c"cublasLtMatmulDescInit_internal($self, matmulDesc, size, computeType, scaleType)\n--\n\nFills in a product's descriptor in the caller's memory, without allocating.\n\n``cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)``\n\nParameters\n----------\nmatmulDesc : address or buffer\nsize : int\ncomputeType : cublas.cublasComputeType_t\nscaleType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescInit_internal\n",
        );
    table
        .function(
            c"cublasLtMatmulDescSetAttribute",
            only12::cublasLtMatmulDescSetAttribute,
            c"cublasLtMatmulDescSetAttribute($self, matmulDesc, attr, buf, sizeInBytes)\n--\n\nSets one attribute of a product, such as a transposition, the epilogue or a bias pointer.\n\n``cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nmatmulDesc : address or buffer\nattr : cublasLtMatmulDescAttributes_t\nbuf : object\n    Used after the call: keep it alive until ``matmulDesc`` is destroyed or set again.\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulDescSetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatmulPreferenceCreate",
            both::cublasLtMatmulPreferenceCreate,
            c"cublasLtMatmulPreferenceCreate($self)\n--\n\nCreates the preferences that limit a search for algorithms.\n\n``cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.\npref : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceCreate\n",
        );
    table
        .function(
            c"cublasLtMatmulPreferenceDestroy",
            both::cublasLtMatmulPreferenceDestroy,
            c"cublasLtMatmulPreferenceDestroy($self, pref)\n--\n\nDestroys preferences of a search for algorithms.\n\n``cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)``\n\nParameters\n----------\npref : address or buffer\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceDestroy\n",
        );
    table
        .function(
            c"cublasLtMatmulPreferenceGetAttribute",
            both::cublasLtMatmulPreferenceGetAttribute,
            c"cublasLtMatmulPreferenceGetAttribute($self, pref, attr, sizeInBytes)\n--\n\nReads one preference of a search for algorithms, such as the greatest workspace.\n\n``cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``\n\nParameters\n----------\npref : address or buffer\nattr : cublasLtMatmulPreferenceAttributes_t\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\nbuf : object\nsizeWritten : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceGetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatmulPreferenceInit_internal",
            both::cublasLtMatmulPreferenceInit_internal,
            c"cublasLtMatmulPreferenceInit_internal($self, pref, size)\n--\n\nFills in preferences of a search in the caller's memory, without allocating.\n\n``cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)``\n\nParameters\n----------\npref : address or buffer\nsize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceInit_internal\n",
        );
    table
        .function(
            c"cublasLtMatmulPreferenceSetAttribute",
            both::cublasLtMatmulPreferenceSetAttribute,
            c"cublasLtMatmulPreferenceSetAttribute($self, pref, attr, buf, sizeInBytes)\n--\n\nSets one preference of a search for algorithms, such as the greatest workspace.\n\n``cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)``\n\nParameters\n----------\npref : address or buffer\nattr : cublasLtMatmulPreferenceAttributes_t\nbuf : object\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatmulPreferenceSetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatrixLayoutCreate",
            both::cublasLtMatrixLayoutCreate,
            c"cublasLtMatrixLayoutCreate($self, typename, rows, cols, ld)\n--\n\nCreates the descriptor of a matrix's type, rows, columns and leading dimension.\n\n``cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)``\n\nParameters\n----------\ntypename : runtime.cudaDataType\nrows : int\ncols : int\nld : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.\nmatLayout : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutCreate\n",
        );
    table
        .function(
            c"cublasLtMatrixLayoutDestroy",
            both::cublasLtMatrixLayoutDestroy,
            c"cublasLtMatrixLayoutDestroy($self, matLayout)\n--\n\nDestroys the descriptor of a matrix.\n\n``cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)``\n\nParameters\n----------\nmatLayout : address or buffer\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutDestroy\n",
        );
    table
        .function(
            c"cublasLtMatrixLayoutGetAttribute",
            only12::cublasLtMatrixLayoutGetAttribute,
            c"cublasLtMatrixLayoutGetAttribute($self, matLayout, attr, sizeInBytes)\n--\n\nReads one attribute of a matrix, such as its order, batch count or stride.\n\n``cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``\n\nParameters\n----------\nmatLayout : address or buffer\nattr : cublasLtMatrixLayoutAttribute_t\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\nbuf : object\nsizeWritten : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutGetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatrixLayoutInit_internal",
            both::cublasLtMatrixLayoutInit_internal,
            c"cublasLtMatrixLayoutInit_internal($self, matLayout, size, typename, rows, cols, ld)\n--\n\nFills in a matrix's descriptor in the caller's memory, without allocating.\n\n``cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)``\n\nParameters\n----------\nmatLayout : address or buffer\nsize : int\ntypename : runtime.cudaDataType\nrows : int\ncols : int\nld : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutInit_internal\n",
        );
    table
        .function(
            c"cublasLtMatrixLayoutSetAttribute",
            only12::cublasLtMatrixLayoutSetAttribute,
            c"cublasLtMatrixLayoutSetAttribute($self, matLayout, attr, buf, sizeInBytes)\n--\n\nSets one attribute of a matrix, such as its order, batch count or stride.\n\n``cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nmatLayout : address or buffer\nattr : cublasLtMatrixLayoutAttribute_t\nbuf : object\n    Used after the call: keep it alive until ``matLayout`` is destroyed or set again.\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixLayoutSetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatrixTransform",
            both::cublasLtMatrixTransform,
            c"cublasLtMatrixTransform($self, lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream)\n--\n\nC = α·op(A) + β·op(B) on a stream, while it converts orders and types.\n\n``cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)``\n\nParameters\n----------\nlightHandle : cublasLtHandle_t or None\ntransformDesc : address or buffer\nalpha : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nAdesc : address or buffer\nbeta : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nBdesc : address or buffer\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nCdesc : address or buffer\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ARCH_MISMATCH``, ``CUBLAS_STATUS_EXECUTION_FAILED``, ``CUBLAS_STATUS_INVALID_VALUE``, ``CUBLAS_STATUS_NOT_INITIALIZED``, ``CUBLAS_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransform\n",
        );
    table
        .function(
            c"cublasLtMatrixTransformDescCreate",
            both::cublasLtMatrixTransformDescCreate,
            c"cublasLtMatrixTransformDescCreate($self, scaleType)\n--\n\nCreates the descriptor of a transformation; it begins without transposition.\n\n``cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)``\n\nParameters\n----------\nscaleType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_ALLOC_FAILED``.\ntransformDesc : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescCreate\n",
        );
    table
        .function(
            c"cublasLtMatrixTransformDescDestroy",
            both::cublasLtMatrixTransformDescDestroy,
            c"cublasLtMatrixTransformDescDestroy($self, transformDesc)\n--\n\nDestroys the descriptor of a transformation.\n\n``cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)``\n\nParameters\n----------\ntransformDesc : address or buffer\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescDestroy\n",
        );
    table
        .function(
            c"cublasLtMatrixTransformDescGetAttribute",
            both::cublasLtMatrixTransformDescGetAttribute,
            c"cublasLtMatrixTransformDescGetAttribute($self, transformDesc, attr, sizeInBytes)\n--\n\nReads one attribute of a transformation, such as a transposition or where scalars are.\n\n``cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)``\n\nParameters\n----------\ntransformDesc : address or buffer\nattr : cublasLtMatrixTransformDescAttributes_t\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\nbuf : object\nsizeWritten : int\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescGetAttribute\n",
        );
    table
        .function(
            c"cublasLtMatrixTransformDescInit_internal",
            both::cublasLtMatrixTransformDescInit_internal,
            c"cublasLtMatrixTransformDescInit_internal($self, transformDesc, size, scaleType)\n--\n\nFills in a transformation's descriptor in the caller's memory, without allocating.\n\n``cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)``\n\nParameters\n----------\ntransformDesc : address or buffer\nsize : int\nscaleType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescInit_internal\n",
        );
    table
        .function(
            c"cublasLtMatrixTransformDescSetAttribute",
            both::cublasLtMatrixTransformDescSetAttribute,
            c"cublasLtMatrixTransformDescSetAttribute($self, transformDesc, attr, buf, sizeInBytes)\n--\n\nSets one attribute of a transformation, such as a transposition or where scalars are.\n\n``cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)``\n\nParameters\n----------\ntransformDesc : address or buffer\nattr : cublasLtMatrixTransformDescAttributes_t\nbuf : object\nsizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``. Documented errors: ``CUBLAS_STATUS_INVALID_VALUE``.\n\nNotes\n-----\nIn ``cublasLt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtMatrixTransformDescSetAttribute\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cublasComputeType_t", Class::Enum(&cublas::cublasComputeType_t));
    table.class(Class::Enum(&cublaslt::cublasLtBatchMode_t));
    table.class(Class::Enum(&cublaslt::cublasLtClusterShape_t));
    table.class(Class::Enum(&cublaslt::cublasLtEpilogue_t));
    table.class(Class::Value(&cublaslt::cublasLtHandle_t));
    table.class(Class::Value(&cublaslt::cublasLtLoggerCallback_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulAlgoCapAttributes_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulAlgoConfigAttributes_t));
    table.class(Class::Record(&cublaslt::cublasLtMatmulAlgo_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulDescAttributes_t));
    table.class(Class::Record(&cublaslt::cublasLtMatmulDescOpaque_t));
    table.class(Class::Record(&cublaslt::cublasLtMatmulHeuristicResult_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulInnerShape_t));
    table.class(Class::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulPreferenceAttributes_t));
    table.class(Class::Record(&cublaslt12::cublasLtMatmulPreferenceOpaque_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulSearch_t));
    table.class(Class::Enum(&cublaslt12::cublasLtMatmulStages_t));
    table.class(Class::Enum(&cublaslt12::cublasLtMatmulTile_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatrixLayoutAttribute_t));
    table.class(Class::Record(&cublaslt12::cublasLtMatrixLayoutOpaque_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatrixTransformDescAttributes_t));
    table.class(Class::Record(&cublaslt::cublasLtMatrixTransformDescOpaque_t));
    table.class(Class::Value(&cublaslt::cublasLtNumericalImplFlags_t));
    table.class(Class::Enum(&cublaslt::cublasLtOrder_t));
    table.class(Class::Enum(&cublaslt::cublasLtPointerModeMask_t));
    table.class(Class::Enum(&cublaslt::cublasLtPointerMode_t));
    table.class(Class::Enum(&cublaslt::cublasLtReductionScheme_t));
    table.class_as("cublasStatus_t", Class::Enum(&cublas::cublasStatus_t));
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class_as("cudaDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F", Constant::Int(256));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F", Constant::Int(512));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I", Constant::Int(2048));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F", Constant::Int(1024));
    table
        .constant(
            "CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK",
            Constant::Int(65280),
        );
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA", Constant::Int(8));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA", Constant::Int(1));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN", Constant::Int(4294967296));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA", Constant::Int(2));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA", Constant::Int(4));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF", Constant::Int(131072));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F", Constant::Int(65536));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F", Constant::Int(524288));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F", Constant::Int(1048576));
    table
        .constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3", Constant::Int(4194304));
    table
        .constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2", Constant::Int(8388608));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I", Constant::Int(2097152));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32", Constant::Int(262144));
    table
        .constant(
            "CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK",
            Constant::Int(16711680),
        );
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK", Constant::Int(255));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK", Constant::Int(254));
}
