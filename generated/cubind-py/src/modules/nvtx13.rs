//! The contents of `cubind.cuda13.nvtx`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvtx::{both, slots};
use crate::support::prelude::*;
use crate::tables::{driver, nvtx, nvtx13, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVTX of CUDA 13",
        &["libnvtx3interop.so.1"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "",
        &[],
    )
    .installed_by(&["nvidia-nvtx"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvtxCounterBatchSubmit, None, "13.0"),
        (slots::nvtxCounterRegister, None, "13.0"),
        (slots::nvtxCounterSample, None, "13.0"),
        (slots::nvtxCounterSampleFloat64, None, "13.0"),
        (slots::nvtxCounterSampleInt64, None, "13.0"),
        (slots::nvtxCounterSampleNoValue, None, "13.0"),
        (slots::nvtxDomainCreateA, None, ""),
        (slots::nvtxDomainCreateW, None, ""),
        (slots::nvtxDomainDestroy, None, ""),
        (slots::nvtxDomainIsEnabled, None, "13.0"),
        (slots::nvtxDomainMarkEx, None, ""),
        (slots::nvtxDomainNameCategoryA, None, ""),
        (slots::nvtxDomainNameCategoryW, None, ""),
        (slots::nvtxDomainRangeEnd, None, ""),
        (slots::nvtxDomainRangePop, None, ""),
        (slots::nvtxDomainRangePushEx, None, ""),
        (slots::nvtxDomainRangeStartEx, None, ""),
        (slots::nvtxDomainRegisterStringA, None, ""),
        (slots::nvtxDomainRegisterStringW, None, ""),
        (slots::nvtxDomainResourceCreate, None, ""),
        (slots::nvtxDomainResourceDestroy, None, ""),
        (slots::nvtxDomainSyncUserAcquireFailed, None, ""),
        (slots::nvtxDomainSyncUserAcquireStart, None, ""),
        (slots::nvtxDomainSyncUserAcquireSuccess, None, ""),
        (slots::nvtxDomainSyncUserCreate, None, ""),
        (slots::nvtxDomainSyncUserDestroy, None, ""),
        (slots::nvtxDomainSyncUserReleasing, None, ""),
        (slots::nvtxEventBatchSubmit, None, "13.0"),
        (slots::nvtxEventSubmit, None, "13.0"),
        (slots::nvtxInitialize, None, ""),
        (slots::nvtxMarkA, None, ""),
        (slots::nvtxMarkEx, None, ""),
        (slots::nvtxMarkPayload, None, "13.0"),
        (slots::nvtxMarkW, None, ""),
        (slots::nvtxMemCudaGetDeviceWidePermissions, None, "13.0"),
        (slots::nvtxMemCudaGetProcessWidePermissions, None, "13.0"),
        (slots::nvtxMemCudaMarkInitialized, None, "13.0"),
        (slots::nvtxMemCudaSetPeerAccess, None, "13.0"),
        (slots::nvtxMemHeapRegister, None, "13.0"),
        (slots::nvtxMemHeapReset, None, "13.0"),
        (slots::nvtxMemHeapUnregister, None, "13.0"),
        (slots::nvtxMemPermissionsAssign, None, "13.0"),
        (slots::nvtxMemPermissionsBind, None, "13.0"),
        (slots::nvtxMemPermissionsCreate, None, "13.0"),
        (slots::nvtxMemPermissionsDestroy, None, "13.0"),
        (slots::nvtxMemPermissionsReset, None, "13.0"),
        (slots::nvtxMemPermissionsUnbind, None, "13.0"),
        (slots::nvtxMemRegionsName, None, "13.0"),
        (slots::nvtxMemRegionsRegister, None, "13.0"),
        (slots::nvtxMemRegionsResize, None, "13.0"),
        (slots::nvtxMemRegionsUnregister, None, "13.0"),
        (slots::nvtxNameCategoryA, None, ""),
        (slots::nvtxNameCategoryW, None, ""),
        (slots::nvtxNameCuContextA, None, ""),
        (slots::nvtxNameCuContextW, None, ""),
        (slots::nvtxNameCuDeviceA, None, ""),
        (slots::nvtxNameCuDeviceW, None, ""),
        (slots::nvtxNameCuEventA, None, ""),
        (slots::nvtxNameCuEventW, None, ""),
        (slots::nvtxNameCuStreamA, None, ""),
        (slots::nvtxNameCuStreamW, None, ""),
        (slots::nvtxNameCudaDeviceA, None, ""),
        (slots::nvtxNameCudaDeviceW, None, ""),
        (slots::nvtxNameCudaEventA, None, ""),
        (slots::nvtxNameCudaEventW, None, ""),
        (slots::nvtxNameCudaStreamA, None, ""),
        (slots::nvtxNameCudaStreamW, None, ""),
        (slots::nvtxNameOsThreadA, None, ""),
        (slots::nvtxNameOsThreadW, None, ""),
        (slots::nvtxPayloadEnumRegister, None, "13.0"),
        (slots::nvtxPayloadSchemaRegister, None, "13.0"),
        (slots::nvtxRangeEnd, None, ""),
        (slots::nvtxRangeEndPayload, None, "13.0"),
        (slots::nvtxRangePop, None, ""),
        (slots::nvtxRangePopPayload, None, "13.0"),
        (slots::nvtxRangePushA, None, ""),
        (slots::nvtxRangePushEx, None, ""),
        (slots::nvtxRangePushPayload, None, "13.0"),
        (slots::nvtxRangePushW, None, ""),
        (slots::nvtxRangeStartA, None, ""),
        (slots::nvtxRangeStartEx, None, ""),
        (slots::nvtxRangeStartPayload, None, "13.0"),
        (slots::nvtxRangeStartW, None, ""),
        (slots::nvtxScopeRegister, None, "13.0"),
        (slots::nvtxTimeDomainRegister, None, "13.0"),
        (slots::nvtxTimeSyncPoint, None, "13.0"),
        (slots::nvtxTimeSyncPointTable, None, "13.0"),
        (slots::nvtxTimerSource, None, "13.0"),
        (slots::nvtxTimerSourceWithData, None, "13.0"),
        (slots::nvtxTimestampConversionFactor, None, "13.0"),
        (slots::nvtxTimestampGet, None, "13.0"),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvtx",
    name: c"cubind.cuda13.nvtx",
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
            c"nvtxCounterBatchSubmit",
            both::nvtxCounterBatchSubmit,
            c"nvtxCounterBatchSubmit($self, hDomain, counterData)\n--\n\nReports many values of a counter at once, with their times.\n\n``void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)``\n\nParameters\n----------\nhDomain : nvtxDomainHandle_t or None\ncounterData : nvtxCounterBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterBatchSubmit\n",
        );
    table
        .function(
            c"nvtxCounterRegister",
            both::nvtxCounterRegister,
            c"nvtxCounterRegister($self, hDomain, attr)\n--\n\nRegisters a counter, with its type, scope and meaning, and returns its ID.\n\n``uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)``\n\nParameters\n----------\nhDomain : nvtxDomainHandle_t or None\nattr : nvtxCounterAttr_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterRegister\n",
        );
    table
        .function(
            c"nvtxCounterSample",
            both::nvtxCounterSample,
            c"nvtxCounterSample($self, hDomain, counterId, value, size)\n--\n\nReports a counter's value or values, in its registered layout.\n\n``void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)``\n\nParameters\n----------\nhDomain : nvtxDomainHandle_t or None\ncounterId : int\nvalue : address or buffer\nsize : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSample\n",
        );
    table
        .function(
            c"nvtxCounterSampleFloat64",
            both::nvtxCounterSampleFloat64,
            c"nvtxCounterSampleFloat64($self, hDomain, counterId, value)\n--\n\nReports a counter's value as a ``double``.\n\n``void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)``\n\nParameters\n----------\nhDomain : nvtxDomainHandle_t or None\ncounterId : int\nvalue : float\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleFloat64\n",
        );
    table
        .function(
            c"nvtxCounterSampleInt64",
            both::nvtxCounterSampleInt64,
            c"nvtxCounterSampleInt64($self, hDomain, counterId, value)\n--\n\nReports a counter's value as a 64-bit integer.\n\n``void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)``\n\nParameters\n----------\nhDomain : nvtxDomainHandle_t or None\ncounterId : int\nvalue : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleInt64\n",
        );
    table
        .function(
            c"nvtxCounterSampleNoValue",
            both::nvtxCounterSampleNoValue,
            c"nvtxCounterSampleNoValue($self, hDomain, counterId, reason)\n--\n\nReports that a counter has no value now, and why.\n\n``void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)``\n\nParameters\n----------\nhDomain : nvtxDomainHandle_t or None\ncounterId : int\nreason : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleNoValue\n",
        );
    table
        .function(
            c"nvtxDomainCreate",
            both::nvtxDomainCreate,
            c"nvtxDomainCreate($self, name)\n--\n\nCreates a domain, by whose name tools keep one library's marks and ranges apart.\n\n``nvtxDomainHandle_t nvtxDomainCreateA(const char *name)``\n\nParameters\n----------\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxDomainHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreate\n",
        );
    table
        .function(
            c"nvtxDomainCreateA",
            both::nvtxDomainCreate,
            c"nvtxDomainCreateA($self, name)\n--\n\nCreates a domain, by whose name tools keep one library's marks and ranges apart.\n\n``nvtxDomainHandle_t nvtxDomainCreateA(const char *name)``\n\nParameters\n----------\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxDomainHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreate\n",
        );
    table
        .function(
            c"nvtxDomainCreateW",
            both::nvtxDomainCreateW,
            c"nvtxDomainCreateW($self, name)\n--\n\nCreates a domain for marks and ranges, with a name of ``wchar_t`` characters.\n\n``nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)``\n\nParameters\n----------\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxDomainHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreateW\n",
        );
    table
        .function(
            c"nvtxDomainDestroy",
            both::nvtxDomainDestroy,
            c"nvtxDomainDestroy($self, domain)\n--\n\nDestroys a domain and what belongs to it.\n\n``void nvtxDomainDestroy(nvtxDomainHandle_t domain)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainDestroy\n",
        );
    table
        .function(
            c"nvtxDomainIsEnabled",
            both::nvtxDomainIsEnabled,
            c"nvtxDomainIsEnabled($self, domain)\n--\n\nTells whether a tool takes anything from a domain, so that work for it can be skipped.\n\n``uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainIsEnabled\n",
        );
    table
        .function(
            c"nvtxDomainMarkEx",
            both::nvtxDomainMarkEx,
            c"nvtxDomainMarkEx($self, domain, eventAttrib)\n--\n\nMarks an instant in a domain with message, color, category and payload.\n\n``void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\neventAttrib : nvtxEventAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainMarkEx\n",
        );
    table
        .function(
            c"nvtxDomainNameCategory",
            both::nvtxDomainNameCategory,
            c"nvtxDomainNameCategory($self, domain, category, name)\n--\n\nNames a category of a domain, a number by which its marks and ranges are grouped.\n\n``void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ncategory : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategory\n",
        );
    table
        .function(
            c"nvtxDomainNameCategoryA",
            both::nvtxDomainNameCategory,
            c"nvtxDomainNameCategoryA($self, domain, category, name)\n--\n\nNames a category of a domain, a number by which its marks and ranges are grouped.\n\n``void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ncategory : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategory\n",
        );
    table
        .function(
            c"nvtxDomainNameCategoryW",
            both::nvtxDomainNameCategoryW,
            c"nvtxDomainNameCategoryW($self, domain, category, name)\n--\n\nNames a category of a domain, with ``wchar_t`` characters.\n\n``void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ncategory : int\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategoryW\n",
        );
    table
        .function(
            c"nvtxDomainRangeEnd",
            both::nvtxDomainRangeEnd,
            c"nvtxDomainRangeEnd($self, domain, id)\n--\n\nEnds a range of a domain, started on any thread, by its ID.\n\n``void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nid : nvtxRangeId_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeEnd\n",
        );
    table
        .function(
            c"nvtxDomainRangePop",
            both::nvtxDomainRangePop,
            c"nvtxDomainRangePop($self, domain)\n--\n\nCloses the calling thread's last open range in a domain and returns its depth.\n\n``int nvtxDomainRangePop(nvtxDomainHandle_t domain)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePop\n",
        );
    table
        .function(
            c"nvtxDomainRangePushEx",
            both::nvtxDomainRangePushEx,
            c"nvtxDomainRangePushEx($self, domain, eventAttrib)\n--\n\nOpens a nested range on the calling thread in a domain, with message, color and payload.\n\n``int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\neventAttrib : nvtxEventAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePushEx\n",
        );
    table
        .function(
            c"nvtxDomainRangeStartEx",
            both::nvtxDomainRangeStartEx,
            c"nvtxDomainRangeStartEx($self, domain, eventAttrib)\n--\n\nStarts a range of a domain that any thread may end, with message, color and payload.\n\n``nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\neventAttrib : nvtxEventAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxRangeId_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeStartEx\n",
        );
    table
        .function(
            c"nvtxDomainRegisterString",
            both::nvtxDomainRegisterString,
            c"nvtxDomainRegisterString($self, domain, string)\n--\n\nRegisters text with a domain, for use as a message without a copy each time.\n\n``nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nstring : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxStringHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterString\n",
        );
    table
        .function(
            c"nvtxDomainRegisterStringA",
            both::nvtxDomainRegisterString,
            c"nvtxDomainRegisterStringA($self, domain, string)\n--\n\nRegisters text with a domain, for use as a message without a copy each time.\n\n``nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nstring : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxStringHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterString\n",
        );
    table
        .function(
            c"nvtxDomainRegisterStringW",
            both::nvtxDomainRegisterStringW,
            c"nvtxDomainRegisterStringW($self, domain, string)\n--\n\nRegisters text of ``wchar_t`` characters with a domain, for use as a message.\n\n``nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nstring : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxStringHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterStringW\n",
        );
    table
        .function(
            c"nvtxDomainResourceCreate",
            both::nvtxDomainResourceCreate,
            c"nvtxDomainResourceCreate($self, domain, attribs)\n--\n\nNames something of the caller's, such as a lock given by address, in a domain.\n\n``nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nattribs : nvtxResourceAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxResourceHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceCreate\n",
        );
    table
        .function(
            c"nvtxDomainResourceDestroy",
            both::nvtxDomainResourceDestroy,
            c"nvtxDomainResourceDestroy($self, resource)\n--\n\nRemoves the name that ``nvtxDomainResourceCreate`` gave to something.\n\n``void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)``\n\nParameters\n----------\nresource : nvtxResourceHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceDestroy\n",
        );
    table
        .function(
            c"nvtxDomainSyncUserAcquireFailed",
            both::nvtxDomainSyncUserAcquireFailed,
            c"nvtxDomainSyncUserAcquireFailed($self, handle)\n--\n\nTells tools that this thread has not got the lock it tried to take.\n\n``void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)``\n\nParameters\n----------\nhandle : nvtxSyncUser_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireFailed\n",
        );
    table
        .function(
            c"nvtxDomainSyncUserAcquireStart",
            both::nvtxDomainSyncUserAcquireStart,
            c"nvtxDomainSyncUserAcquireStart($self, handle)\n--\n\nTells tools that this thread tries to take a lock.\n\n``void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)``\n\nParameters\n----------\nhandle : nvtxSyncUser_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireStart\n",
        );
    table
        .function(
            c"nvtxDomainSyncUserAcquireSuccess",
            both::nvtxDomainSyncUserAcquireSuccess,
            c"nvtxDomainSyncUserAcquireSuccess($self, handle)\n--\n\nTells tools that this thread has got the lock it tried to take.\n\n``void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)``\n\nParameters\n----------\nhandle : nvtxSyncUser_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireSuccess\n",
        );
    table
        .function(
            c"nvtxDomainSyncUserCreate",
            both::nvtxDomainSyncUserCreate,
            c"nvtxDomainSyncUserCreate($self, domain, attribs)\n--\n\nTells tools of a lock of the caller's own.\n\n``nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nattribs : nvtxSyncUserAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxSyncUser_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserCreate\n",
        );
    table
        .function(
            c"nvtxDomainSyncUserDestroy",
            both::nvtxDomainSyncUserDestroy,
            c"nvtxDomainSyncUserDestroy($self, handle)\n--\n\nTells tools that a lock of the caller's own is gone.\n\n``void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)``\n\nParameters\n----------\nhandle : nvtxSyncUser_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserDestroy\n",
        );
    table
        .function(
            c"nvtxDomainSyncUserReleasing",
            both::nvtxDomainSyncUserReleasing,
            c"nvtxDomainSyncUserReleasing($self, handle)\n--\n\nTells tools that this thread is about to release a lock.\n\n``void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)``\n\nParameters\n----------\nhandle : nvtxSyncUser_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtSync.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserReleasing\n",
        );
    table
        .function(
            c"nvtxEventBatchSubmit",
            both::nvtxEventBatchSubmit,
            c"nvtxEventBatchSubmit($self, domain, eventBatch)\n--\n\nReports many events at once, as an array of one payload schema.\n\n``void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\neventBatch : nvtxEventBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventBatchSubmit\n",
        );
    table
        .function(
            c"nvtxEventSubmit",
            both::nvtxEventSubmit,
            c"nvtxEventSubmit($self, domain, payloadData, numPayloads)\n--\n\nReports an event whose kind and time are in its payloads.\n\n``void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npayloadData : list[nvtxPayloadData_t] or None\nnumPayloads : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventSubmit\n",
        );
    table
        .function(
            c"nvtxInitialize",
            both::nvtxInitialize,
            c"nvtxInitialize($self, reserved)\n--\n\nLoads the tool, if there is one, now rather than at the first call.\n\n``void nvtxInitialize(const void *reserved)``\n\nParameters\n----------\nreserved : address or buffer\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxInitialize\n",
        );
    table
        .function(
            c"nvtxMark",
            both::nvtxMark,
            c"nvtxMark($self, message)\n--\n\nMarks an instant of the program with a message.\n\n``void nvtxMarkA(const char *message)``\n\nParameters\n----------\nmessage : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMark\n",
        );
    table
        .function(
            c"nvtxMarkA",
            both::nvtxMark,
            c"nvtxMarkA($self, message)\n--\n\nMarks an instant of the program with a message.\n\n``void nvtxMarkA(const char *message)``\n\nParameters\n----------\nmessage : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMark\n",
        );
    table
        .function(
            c"nvtxMarkEx",
            both::nvtxMarkEx,
            c"nvtxMarkEx($self, eventAttrib)\n--\n\nMarks an instant of the program with message, color, category and payload.\n\n``void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)``\n\nParameters\n----------\neventAttrib : nvtxEventAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkEx\n",
        );
    table
        .function(
            c"nvtxMarkPayload",
            both::nvtxMarkPayload,
            c"nvtxMarkPayload($self, domain, payloadData, count)\n--\n\nMarks an instant in a domain with payloads of registered schemas.\n\n``void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npayloadData : list[nvtxPayloadData_t] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkPayload\n",
        );
    table
        .function(
            c"nvtxMarkW",
            both::nvtxMarkW,
            c"nvtxMarkW($self, message)\n--\n\nMarks an instant of the program with a message of ``wchar_t`` characters.\n\n``void nvtxMarkW(const wchar_t *message)``\n\nParameters\n----------\nmessage : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkW\n",
        );
    table
        .function(
            c"nvtxMemCudaGetDeviceWidePermissions",
            both::nvtxMemCudaGetDeviceWidePermissions,
            c"nvtxMemCudaGetDeviceWidePermissions($self, domain, device)\n--\n\nGives the set of rules on access to memory for a device.\n\n``nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ndevice : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxMemPermissionsHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetDeviceWidePermissions\n",
        );
    table
        .function(
            c"nvtxMemCudaGetProcessWidePermissions",
            both::nvtxMemCudaGetProcessWidePermissions,
            c"nvtxMemCudaGetProcessWidePermissions($self, domain)\n--\n\nGives the set of rules on access to memory for the whole process.\n\n``nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxMemPermissionsHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetProcessWidePermissions\n",
        );
    table
        .function(
            c"nvtxMemCudaMarkInitialized",
            both::nvtxMemCudaMarkInitialized,
            c"nvtxMemCudaMarkInitialized($self, domain, stream, isPerThreadStream, desc)\n--\n\nTells tools that memory is initialized by then, in stream order.\n\n``void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nstream : runtime.cudaStream_t or None\nisPerThreadStream : int\ndesc : nvtxMemMarkInitializedBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaMarkInitialized\n",
        );
    table
        .function(
            c"nvtxMemCudaSetPeerAccess",
            both::nvtxMemCudaSetPeerAccess,
            c"nvtxMemCudaSetPeerAccess($self, domain, permissions, devicePeer, flags)\n--\n\nSets the access that a peer device has, in a set of rules.\n\n``void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npermissions : nvtxMemPermissionsHandle_t or None\ndevicePeer : int\nflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaSetPeerAccess\n",
        );
    table
        .function(
            c"nvtxMemHeapRegister",
            both::nvtxMemHeapRegister,
            c"nvtxMemHeapRegister($self, domain, desc)\n--\n\nTells tools of a heap, memory out of which the caller's allocator serves.\n\n``nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ndesc : nvtxMemHeapDesc_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxMemHeapHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapRegister\n",
        );
    table
        .function(
            c"nvtxMemHeapReset",
            both::nvtxMemHeapReset,
            c"nvtxMemHeapReset($self, domain, heap)\n--\n\nTells tools that everything in a heap has been freed.\n\n``void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nheap : nvtxMemHeapHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapReset\n",
        );
    table
        .function(
            c"nvtxMemHeapUnregister",
            both::nvtxMemHeapUnregister,
            c"nvtxMemHeapUnregister($self, domain, heap)\n--\n\nTells tools that a heap is gone.\n\n``void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nheap : nvtxMemHeapHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapUnregister\n",
        );
    table
        .function(
            c"nvtxMemPermissionsAssign",
            both::nvtxMemPermissionsAssign,
            c"nvtxMemPermissionsAssign($self, domain, desc)\n--\n\nSets the access to regions of memory in a set of rules.\n\n``void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ndesc : nvtxMemPermissionsAssignBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsAssign\n",
        );
    table
        .function(
            c"nvtxMemPermissionsBind",
            both::nvtxMemPermissionsBind,
            c"nvtxMemPermissionsBind($self, domain, permissions, bindScope, bindFlags)\n--\n\nMakes a set of rules on access to memory hold in a scope, such as a thread.\n\n``void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npermissions : nvtxMemPermissionsHandle_t or None\nbindScope : int\nbindFlags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsBind\n",
        );
    table
        .function(
            c"nvtxMemPermissionsCreate",
            both::nvtxMemPermissionsCreate,
            c"nvtxMemPermissionsCreate($self, domain, creationflags)\n--\n\nCreates a set of rules on who may read and write which memory.\n\n``nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ncreationflags : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxMemPermissionsHandle_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsCreate\n",
        );
    table
        .function(
            c"nvtxMemPermissionsDestroy",
            both::nvtxMemPermissionsDestroy,
            c"nvtxMemPermissionsDestroy($self, domain, permissionsHandle)\n--\n\nDestroys a set of rules on access to memory.\n\n``void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npermissionsHandle : nvtxMemPermissionsHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsDestroy\n",
        );
    table
        .function(
            c"nvtxMemPermissionsReset",
            both::nvtxMemPermissionsReset,
            c"nvtxMemPermissionsReset($self, domain, permissionsHandle)\n--\n\nTakes all rules out of a set of rules on access to memory.\n\n``void nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npermissionsHandle : nvtxMemPermissionsHandle_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsReset\n",
        );
    table
        .function(
            c"nvtxMemPermissionsUnbind",
            both::nvtxMemPermissionsUnbind,
            c"nvtxMemPermissionsUnbind($self, domain, bindScope)\n--\n\nEnds the hold of the rules on access to memory in a scope.\n\n``void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nbindScope : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsUnbind\n",
        );
    table
        .function(
            c"nvtxMemRegionsName",
            both::nvtxMemRegionsName,
            c"nvtxMemRegionsName($self, domain, desc)\n--\n\nNames regions of memory in tools.\n\n``void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ndesc : nvtxMemRegionsNameBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsName\n",
        );
    table
        .function(
            c"nvtxMemRegionsRegister",
            both::nvtxMemRegionsRegister,
            c"nvtxMemRegionsRegister($self, domain, desc)\n--\n\nTells tools of regions that were allocated in a heap.\n\n``void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ndesc : nvtxMemRegionsRegisterBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsRegister\n",
        );
    table
        .function(
            c"nvtxMemRegionsResize",
            both::nvtxMemRegionsResize,
            c"nvtxMemRegionsResize($self, domain, desc)\n--\n\nTells tools that regions of a heap have another size now.\n\n``void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ndesc : nvtxMemRegionsResizeBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsResize\n",
        );
    table
        .function(
            c"nvtxMemRegionsUnregister",
            both::nvtxMemRegionsUnregister,
            c"nvtxMemRegionsUnregister($self, domain, desc)\n--\n\nTells tools that regions of a heap were freed.\n\n``void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ndesc : nvtxMemRegionsUnregisterBatch_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsUnregister\n",
        );
    table
        .function(
            c"nvtxNameCategory",
            both::nvtxNameCategory,
            c"nvtxNameCategory($self, category, name)\n--\n\nNames a category, a number by which marks and ranges are grouped.\n\n``void nvtxNameCategoryA(uint32_t category, const char *name)``\n\nParameters\n----------\ncategory : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategory\n",
        );
    table
        .function(
            c"nvtxNameCategoryA",
            both::nvtxNameCategory,
            c"nvtxNameCategoryA($self, category, name)\n--\n\nNames a category, a number by which marks and ranges are grouped.\n\n``void nvtxNameCategoryA(uint32_t category, const char *name)``\n\nParameters\n----------\ncategory : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategory\n",
        );
    table
        .function(
            c"nvtxNameCategoryW",
            both::nvtxNameCategoryW,
            c"nvtxNameCategoryW($self, category, name)\n--\n\nNames a category of marks and ranges, with ``wchar_t`` characters.\n\n``void nvtxNameCategoryW(uint32_t category, const wchar_t *name)``\n\nParameters\n----------\ncategory : int\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategoryW\n",
        );
    table
        .function(
            c"nvtxNameCuContext",
            both::nvtxNameCuContext,
            c"nvtxNameCuContext($self, context, name)\n--\n\nNames a context of the driver in tools.\n\n``void nvtxNameCuContextA(CUcontext context, const char *name)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContext\n",
        );
    table
        .function(
            c"nvtxNameCuContextA",
            both::nvtxNameCuContext,
            c"nvtxNameCuContextA($self, context, name)\n--\n\nNames a context of the driver in tools.\n\n``void nvtxNameCuContextA(CUcontext context, const char *name)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContext\n",
        );
    table
        .function(
            c"nvtxNameCuContextW",
            both::nvtxNameCuContextW,
            c"nvtxNameCuContextW($self, context, name)\n--\n\nNames a context of the driver in tools, with ``wchar_t`` characters.\n\n``void nvtxNameCuContextW(CUcontext context, const wchar_t *name)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContextW\n",
        );
    table
        .function(
            c"nvtxNameCuDevice",
            both::nvtxNameCuDevice,
            c"nvtxNameCuDevice($self, device, name)\n--\n\nNames a device of the driver in tools.\n\n``void nvtxNameCuDeviceA(CUdevice device, const char *name)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDevice\n",
        );
    table
        .function(
            c"nvtxNameCuDeviceA",
            both::nvtxNameCuDevice,
            c"nvtxNameCuDeviceA($self, device, name)\n--\n\nNames a device of the driver in tools.\n\n``void nvtxNameCuDeviceA(CUdevice device, const char *name)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDevice\n",
        );
    table
        .function(
            c"nvtxNameCuDeviceW",
            both::nvtxNameCuDeviceW,
            c"nvtxNameCuDeviceW($self, device, name)\n--\n\nNames a device of the driver in tools, with ``wchar_t`` characters.\n\n``void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDeviceW\n",
        );
    table
        .function(
            c"nvtxNameCuEvent",
            both::nvtxNameCuEvent,
            c"nvtxNameCuEvent($self, event, name)\n--\n\nNames an event of the driver in tools.\n\n``void nvtxNameCuEventA(CUevent event, const char *name)``\n\nParameters\n----------\nevent : driver.CUevent or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEvent\n",
        );
    table
        .function(
            c"nvtxNameCuEventA",
            both::nvtxNameCuEvent,
            c"nvtxNameCuEventA($self, event, name)\n--\n\nNames an event of the driver in tools.\n\n``void nvtxNameCuEventA(CUevent event, const char *name)``\n\nParameters\n----------\nevent : driver.CUevent or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEvent\n",
        );
    table
        .function(
            c"nvtxNameCuEventW",
            both::nvtxNameCuEventW,
            c"nvtxNameCuEventW($self, event, name)\n--\n\nNames an event of the driver in tools, with ``wchar_t`` characters.\n\n``void nvtxNameCuEventW(CUevent event, const wchar_t *name)``\n\nParameters\n----------\nevent : driver.CUevent or None\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEventW\n",
        );
    table
        .function(
            c"nvtxNameCuStream",
            both::nvtxNameCuStream,
            c"nvtxNameCuStream($self, stream, name)\n--\n\nNames a stream of the driver in tools.\n\n``void nvtxNameCuStreamA(CUstream stream, const char *name)``\n\nParameters\n----------\nstream : driver.CUstream or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStream\n",
        );
    table
        .function(
            c"nvtxNameCuStreamA",
            both::nvtxNameCuStream,
            c"nvtxNameCuStreamA($self, stream, name)\n--\n\nNames a stream of the driver in tools.\n\n``void nvtxNameCuStreamA(CUstream stream, const char *name)``\n\nParameters\n----------\nstream : driver.CUstream or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStream\n",
        );
    table
        .function(
            c"nvtxNameCuStreamW",
            both::nvtxNameCuStreamW,
            c"nvtxNameCuStreamW($self, stream, name)\n--\n\nNames a stream of the driver in tools, with ``wchar_t`` characters.\n\n``void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)``\n\nParameters\n----------\nstream : driver.CUstream or None\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCuda.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStreamW\n",
        );
    table
        .function(
            c"nvtxNameCudaDevice",
            both::nvtxNameCudaDevice,
            c"nvtxNameCudaDevice($self, device, name)\n--\n\nNames a device of the runtime in tools.\n\n``void nvtxNameCudaDeviceA(int device, const char *name)``\n\nParameters\n----------\ndevice : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDevice\n",
        );
    table
        .function(
            c"nvtxNameCudaDeviceA",
            both::nvtxNameCudaDevice,
            c"nvtxNameCudaDeviceA($self, device, name)\n--\n\nNames a device of the runtime in tools.\n\n``void nvtxNameCudaDeviceA(int device, const char *name)``\n\nParameters\n----------\ndevice : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDevice\n",
        );
    table
        .function(
            c"nvtxNameCudaDeviceW",
            both::nvtxNameCudaDeviceW,
            c"nvtxNameCudaDeviceW($self, device, name)\n--\n\nNames a device of the runtime in tools, with ``wchar_t`` characters.\n\n``void nvtxNameCudaDeviceW(int device, const wchar_t *name)``\n\nParameters\n----------\ndevice : int\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDeviceW\n",
        );
    table
        .function(
            c"nvtxNameCudaEvent",
            both::nvtxNameCudaEvent,
            c"nvtxNameCudaEvent($self, event, name)\n--\n\nNames an event of the runtime in tools.\n\n``void nvtxNameCudaEventA(cudaEvent_t event, const char *name)``\n\nParameters\n----------\nevent : runtime.cudaEvent_t or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEvent\n",
        );
    table
        .function(
            c"nvtxNameCudaEventA",
            both::nvtxNameCudaEvent,
            c"nvtxNameCudaEventA($self, event, name)\n--\n\nNames an event of the runtime in tools.\n\n``void nvtxNameCudaEventA(cudaEvent_t event, const char *name)``\n\nParameters\n----------\nevent : runtime.cudaEvent_t or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEvent\n",
        );
    table
        .function(
            c"nvtxNameCudaEventW",
            both::nvtxNameCudaEventW,
            c"nvtxNameCudaEventW($self, event, name)\n--\n\nNames an event of the runtime in tools, with ``wchar_t`` characters.\n\n``void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)``\n\nParameters\n----------\nevent : runtime.cudaEvent_t or None\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEventW\n",
        );
    table
        .function(
            c"nvtxNameCudaStream",
            both::nvtxNameCudaStream,
            c"nvtxNameCudaStream($self, stream, name)\n--\n\nNames a stream of the runtime in tools.\n\n``void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStream\n",
        );
    table
        .function(
            c"nvtxNameCudaStreamA",
            both::nvtxNameCudaStream,
            c"nvtxNameCudaStreamA($self, stream, name)\n--\n\nNames a stream of the runtime in tools.\n\n``void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStream\n",
        );
    table
        .function(
            c"nvtxNameCudaStreamW",
            both::nvtxNameCudaStreamW,
            c"nvtxNameCudaStreamW($self, stream, name)\n--\n\nNames a stream of the runtime in tools, with ``wchar_t`` characters.\n\n``void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtCudaRt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStreamW\n",
        );
    table
        .function(
            c"nvtxNameOsThread",
            both::nvtxNameOsThread,
            c"nvtxNameOsThread($self, threadId, name)\n--\n\nNames a thread of the system, by its ID, in tools.\n\n``void nvtxNameOsThreadA(uint32_t threadId, const char *name)``\n\nParameters\n----------\nthreadId : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThread\n",
        );
    table
        .function(
            c"nvtxNameOsThreadA",
            both::nvtxNameOsThread,
            c"nvtxNameOsThreadA($self, threadId, name)\n--\n\nNames a thread of the system, by its ID, in tools.\n\n``void nvtxNameOsThreadA(uint32_t threadId, const char *name)``\n\nParameters\n----------\nthreadId : int\nname : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThread\n",
        );
    table
        .function(
            c"nvtxNameOsThreadW",
            both::nvtxNameOsThreadW,
            c"nvtxNameOsThreadW($self, threadId, name)\n--\n\nNames a thread of the system in tools, with ``wchar_t`` characters.\n\n``void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)``\n\nParameters\n----------\nthreadId : int\nname : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThreadW\n",
        );
    table
        .function(
            c"nvtxPayloadEnumRegister",
            both::nvtxPayloadEnumRegister,
            c"nvtxPayloadEnumRegister($self, domain, attr)\n--\n\nRegisters the names of an enum's values for payloads and returns its ID.\n\n``uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nattr : nvtxPayloadEnumAttr_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadEnumRegister\n",
        );
    table
        .function(
            c"nvtxPayloadSchemaRegister",
            both::nvtxPayloadSchemaRegister,
            c"nvtxPayloadSchemaRegister($self, domain, attr)\n--\n\nRegisters the layout of a payload (its fields with names and types) and returns its ID.\n\n``uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nattr : nvtxPayloadSchemaAttr_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadSchemaRegister\n",
        );
    table
        .function(
            c"nvtxRangeEnd",
            both::nvtxRangeEnd,
            c"nvtxRangeEnd($self, id)\n--\n\nEnds a range, started on any thread, by its ID.\n\n``void nvtxRangeEnd(nvtxRangeId_t id)``\n\nParameters\n----------\nid : nvtxRangeId_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEnd\n",
        );
    table
        .function(
            c"nvtxRangeEndPayload",
            both::nvtxRangeEndPayload,
            c"nvtxRangeEndPayload($self, domain, id, payloadData, count)\n--\n\nEnds a range of a domain by its ID, with more payloads.\n\n``void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData, size_t count)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nid : nvtxRangeId_t or None\npayloadData : list[nvtxPayloadData_t] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEndPayload\n",
        );
    table
        .function(
            c"nvtxRangePop",
            both::nvtxRangePop,
            c"nvtxRangePop($self)\n--\n\nCloses the calling thread's last open range and returns its depth.\n\n``int nvtxRangePop(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePop\n",
        );
    table
        .function(
            c"nvtxRangePopPayload",
            both::nvtxRangePopPayload,
            c"nvtxRangePopPayload($self, domain, payloadData, count)\n--\n\nCloses the calling thread's last open range in a domain, with more payloads.\n\n``int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npayloadData : list[nvtxPayloadData_t] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePopPayload\n",
        );
    table
        .function(
            c"nvtxRangePush",
            both::nvtxRangePush,
            c"nvtxRangePush($self, message)\n--\n\nOpens a range on the calling thread, nested in those that are open, and returns its depth from 0.\n\n``int nvtxRangePushA(const char *message)``\n\nParameters\n----------\nmessage : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePush\n",
        );
    table
        .function(
            c"nvtxRangePushA",
            both::nvtxRangePush,
            c"nvtxRangePushA($self, message)\n--\n\nOpens a range on the calling thread, nested in those that are open, and returns its depth from 0.\n\n``int nvtxRangePushA(const char *message)``\n\nParameters\n----------\nmessage : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePush\n",
        );
    table
        .function(
            c"nvtxRangePushEx",
            both::nvtxRangePushEx,
            c"nvtxRangePushEx($self, eventAttrib)\n--\n\nOpens a nested range on the calling thread with message, color, category and payload.\n\n``int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)``\n\nParameters\n----------\neventAttrib : nvtxEventAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushEx\n",
        );
    table
        .function(
            c"nvtxRangePushPayload",
            both::nvtxRangePushPayload,
            c"nvtxRangePushPayload($self, domain, payloadData, count)\n--\n\nOpens a nested range on the calling thread in a domain, with payloads of registered schemas.\n\n``int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npayloadData : list[nvtxPayloadData_t] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushPayload\n",
        );
    table
        .function(
            c"nvtxRangePushW",
            both::nvtxRangePushW,
            c"nvtxRangePushW($self, message)\n--\n\nOpens a nested range on the calling thread, with a message of ``wchar_t`` characters.\n\n``int nvtxRangePushW(const wchar_t *message)``\n\nParameters\n----------\nmessage : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushW\n",
        );
    table
        .function(
            c"nvtxRangeStart",
            both::nvtxRangeStart,
            c"nvtxRangeStart($self, message)\n--\n\nStarts a range that any thread may end, and returns its ID.\n\n``nvtxRangeId_t nvtxRangeStartA(const char *message)``\n\nParameters\n----------\nmessage : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxRangeId_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStart\n",
        );
    table
        .function(
            c"nvtxRangeStartA",
            both::nvtxRangeStart,
            c"nvtxRangeStartA($self, message)\n--\n\nStarts a range that any thread may end, and returns its ID.\n\n``nvtxRangeId_t nvtxRangeStartA(const char *message)``\n\nParameters\n----------\nmessage : bytes or str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxRangeId_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStart\n",
        );
    table
        .function(
            c"nvtxRangeStartEx",
            both::nvtxRangeStartEx,
            c"nvtxRangeStartEx($self, eventAttrib)\n--\n\nStarts a range that any thread may end, with message, color, category and payload.\n\n``nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)``\n\nParameters\n----------\neventAttrib : nvtxEventAttributes_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxRangeId_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartEx\n",
        );
    table
        .function(
            c"nvtxRangeStartPayload",
            both::nvtxRangeStartPayload,
            c"nvtxRangeStartPayload($self, domain, payloadData, count)\n--\n\nStarts a range of a domain that any thread may end, with payloads of registered schemas.\n\n``nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\npayloadData : list[nvtxPayloadData_t] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxRangeId_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartPayload\n",
        );
    table
        .function(
            c"nvtxRangeStartW",
            both::nvtxRangeStartW,
            c"nvtxRangeStartW($self, message)\n--\n\nStarts a range that any thread may end, with a message of ``wchar_t`` characters.\n\n``nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)``\n\nParameters\n----------\nmessage : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxRangeId_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartW\n",
        );
    table
        .function(
            c"nvtxScopeRegister",
            both::nvtxScopeRegister,
            c"nvtxScopeRegister($self, domain, attr)\n--\n\nRegisters a scope, a place in the system by its path, and returns its ID.\n\n``uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\nattr : nvtxScopeAttr_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxScopeRegister\n",
        );
    table
        .function(
            c"nvtxTimeDomainRegister",
            both::nvtxTimeDomainRegister,
            c"nvtxTimeDomainRegister($self, domain, timeAttr)\n--\n\nRegisters a clock of the caller's, for times in events, and returns its ID.\n\n``uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ntimeAttr : nvtxTimeDomainAttr_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeDomainRegister\n",
        );
    table
        .function(
            c"nvtxTimeSyncPoint",
            both::nvtxTimeSyncPoint,
            c"nvtxTimeSyncPoint($self, domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2)\n--\n\nReports two times of two clocks that are the same instant.\n\n``void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ntimeDomainId1 : int\ntimeDomainId2 : int\ntimestamp1 : int\ntimestamp2 : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPoint\n",
        );
    table
        .function(
            c"nvtxTimeSyncPointTable",
            both::nvtxTimeSyncPointTable,
            c"nvtxTimeSyncPointTable($self, domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count)\n--\n\nReports many pairs of times of two clocks that are the same instants.\n\n``void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ntimeDomainIdSrc : int\ntimeDomainIdDst : int\nsyncPoints : list[nvtxSyncPoint_t] or None\ncount : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPointTable\n",
        );
    table
        .function(
            c"nvtxTimerSource",
            both::nvtxTimerSource,
            c"nvtxTimerSource($self, domain, timeDomainId, flags, timestampProviderFn)\n--\n\nSets the function that reads a registered clock.\n\n``void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)())``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ntimeDomainId : int\nflags : int\ntimestampProviderFn : callback\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSource\n",
        );
    table
        .function(
            c"nvtxTimerSourceWithData",
            both::nvtxTimerSourceWithData,
            c"nvtxTimerSourceWithData($self, domain, timeDomainId, flags, timestampProviderFn, data)\n--\n\nSets the function that reads a registered clock, with a pointer for it.\n\n``void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ntimeDomainId : int\nflags : int\ntimestampProviderFn : callback\ndata : object\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSourceWithData\n",
        );
    table
        .function(
            c"nvtxTimestampConversionFactor",
            both::nvtxTimestampConversionFactor,
            c"nvtxTimestampConversionFactor($self, domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst)\n--\n\nReports how one clock's times convert to another's: slope and one common instant.\n\n``void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)``\n\nParameters\n----------\ndomain : nvtxDomainHandle_t or None\ntimeDomainIdSrc : int\ntimeDomainIdDst : int\nslope : float\ntimestampSrc : int\ntimestampDst : int\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampConversionFactor\n",
        );
    table
        .function(
            c"nvtxTimestampGet",
            both::nvtxTimestampGet,
            c"nvtxTimestampGet($self)\n--\n\nTells the time now on the tool's clock.\n\n``int64_t nvtxTimestampGet(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampGet\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("CUarray", Class::Value(&driver::CUarray));
    table.class_as("CUcontext", Class::Value(&driver::CUcontext));
    table.class_as("CUdevice", Class::Value(&driver::CUdevice));
    table.class_as("CUevent", Class::Value(&driver::CUevent));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table.class_as("cudaArray_t", Class::Value(&runtime::cudaArray_t));
    table.class(Class::Record(&nvtx::identifier_t));
    table.class(Class::Enum(&nvtx::nvtxColorType_t));
    table.class(Class::Record(&nvtx13::nvtxCounterAttr_t));
    table.class(Class::Record(&nvtx13::nvtxCounterAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxCounterBatch_t));
    table.class(Class::Record(&nvtx13::nvtxCounterBatch_v1));
    table.class(Class::Value(&nvtx::nvtxDomainHandle_t));
    table.class(Class::Record(&nvtx::nvtxEventAttributes_t));
    table.class(Class::Record(&nvtx::nvtxEventAttributes_v2));
    table.class(Class::Record(&nvtx13::nvtxEventBatch_t));
    table.class(Class::Record(&nvtx13::nvtxEventBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemCuArrayRangeDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemCuArrayRangeDesc_v1));
    table.class(Class::Record(&nvtx13::nvtxMemCudaArrayRangeDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemCudaArrayRangeDesc_v1));
    table.class(Class::Record(&nvtx13::nvtxMemHeapDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemHeapDesc_v1));
    table.class(Class::Value(&nvtx13::nvtxMemHeapHandle_t));
    table.class(Class::Record(&nvtx13::nvtxMemMarkInitializedBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemMarkInitializedBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignRegionDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignRegionDesc_v1));
    table.class(Class::Value(&nvtx13::nvtxMemPermissionsHandle_t));
    table.class(Class::Value(&nvtx13::nvtxMemRegionHandle_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionNameDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionNameDesc_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionRef_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsNameBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsNameBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsRegisterBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsRegisterBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsResizeBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsResizeBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsUnregisterBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsUnregisterBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemVirtualRangeDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemVirtualRangeDesc_v1));
    table.class(Class::Enum(&nvtx::nvtxMessageType_t));
    table.class(Class::Record(&nvtx::nvtxMessageValue_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadData_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadData_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadEntryTypeInfo_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadEntryTypeInfo_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnumAttr_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnumAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnum_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnum_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaAttr_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaEntry_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaEntry_v1));
    table.class(Class::Enum(&nvtx::nvtxPayloadType_t));
    table.class(Class::Value(&nvtx::nvtxRangeId_t));
    table.class(Class::Record(&nvtx::nvtxResourceAttributes_t));
    table.class(Class::Record(&nvtx::nvtxResourceAttributes_v0));
    table.class(Class::Enum(&nvtx::nvtxResourceCUDARTType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceCUDAType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceGenericType_t));
    table.class(Class::Value(&nvtx::nvtxResourceHandle_t));
    table
        .class_as(
            "nvtxResourceSyncAndroidType_t",
            Class::Enum(&nvtx::nvtxResourceSyncLinuxType_t),
        );
    table.class(Class::Enum(&nvtx::nvtxResourceSyncLinuxType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceSyncPosixThreadType_t));
    table.class(Class::Enum(&nvtx::nvtxResourceSyncWindowsType_t));
    table.class(Class::Record(&nvtx13::nvtxScopeAttr_t));
    table.class(Class::Record(&nvtx13::nvtxScopeAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxSemanticsHeader_t));
    table.class(Class::Record(&nvtx13::nvtxSemanticsHeader_v1));
    table.class(Class::Value(&nvtx::nvtxStringHandle_t));
    table.class(Class::Record(&nvtx13::nvtxSyncPoint_t));
    table.class(Class::Record(&nvtx13::nvtxSyncPoint_v1));
    table.class(Class::Record(&nvtx::nvtxSyncUserAttributes_t));
    table.class(Class::Record(&nvtx::nvtxSyncUserAttributes_v0));
    table.class(Class::Value(&nvtx::nvtxSyncUser_t));
    table.class(Class::Record(&nvtx13::nvtxTimeDomainAttr_t));
    table.class(Class::Record(&nvtx13::nvtxTimeDomainAttr_v1));
    table.class(Class::Record(&nvtx::payload_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("NVTX3EXT_CBID_nvtxCounterBatchSubmit", Constant::Int(5));
    table.constant("NVTX3EXT_CBID_nvtxCounterRegister", Constant::Int(0));
    table.constant("NVTX3EXT_CBID_nvtxCounterSample", Constant::Int(3));
    table.constant("NVTX3EXT_CBID_nvtxCounterSampleFloat64", Constant::Int(2));
    table.constant("NVTX3EXT_CBID_nvtxCounterSampleInt64", Constant::Int(1));
    table.constant("NVTX3EXT_CBID_nvtxCounterSampleNoValue", Constant::Int(4));
    table.constant("NVTX3EXT_CBID_nvtxDomainIsEnabled", Constant::Int(7));
    table.constant("NVTX3EXT_CBID_nvtxEventBatchSubmit", Constant::Int(17));
    table.constant("NVTX3EXT_CBID_nvtxEventSubmit", Constant::Int(16));
    table.constant("NVTX3EXT_CBID_nvtxMarkPayload", Constant::Int(2));
    table
        .constant(
            "NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions",
            Constant::Int(14),
        );
    table
        .constant(
            "NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions",
            Constant::Int(13),
        );
    table.constant("NVTX3EXT_CBID_nvtxMemCudaMarkInitialized", Constant::Int(16));
    table.constant("NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess", Constant::Int(15));
    table.constant("NVTX3EXT_CBID_nvtxMemHeapRegister", Constant::Int(0));
    table.constant("NVTX3EXT_CBID_nvtxMemHeapReset", Constant::Int(2));
    table.constant("NVTX3EXT_CBID_nvtxMemHeapUnregister", Constant::Int(1));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsAssign", Constant::Int(7));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsBind", Constant::Int(11));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsCreate", Constant::Int(8));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsDestroy", Constant::Int(9));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsReset", Constant::Int(10));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsUnbind", Constant::Int(12));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsName", Constant::Int(6));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsRegister", Constant::Int(3));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsResize", Constant::Int(4));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsUnregister", Constant::Int(5));
    table.constant("NVTX3EXT_CBID_nvtxPayloadEnumRegister", Constant::Int(1));
    table.constant("NVTX3EXT_CBID_nvtxPayloadSchemaRegister", Constant::Int(0));
    table.constant("NVTX3EXT_CBID_nvtxRangeEndPayload", Constant::Int(6));
    table.constant("NVTX3EXT_CBID_nvtxRangePopPayload", Constant::Int(4));
    table.constant("NVTX3EXT_CBID_nvtxRangePushPayload", Constant::Int(3));
    table.constant("NVTX3EXT_CBID_nvtxRangeStartPayload", Constant::Int(5));
    table.constant("NVTX3EXT_CBID_nvtxScopeRegister", Constant::Int(12));
    table.constant("NVTX3EXT_CBID_nvtxTimeDomainRegister", Constant::Int(9));
    table.constant("NVTX3EXT_CBID_nvtxTimeSyncPoint", Constant::Int(13));
    table.constant("NVTX3EXT_CBID_nvtxTimeSyncPointTable", Constant::Int(14));
    table.constant("NVTX3EXT_CBID_nvtxTimerSource", Constant::Int(10));
    table.constant("NVTX3EXT_CBID_nvtxTimerSourceWithData", Constant::Int(11));
    table.constant("NVTX3EXT_CBID_nvtxTimestampConversionFactor", Constant::Int(15));
    table.constant("NVTX3EXT_CBID_nvtxTimestampGet", Constant::Int(8));
    table.constant("NVTX_BATCH_FLAG_TIME_SORTED", Constant::Int(0));
    table.constant("NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY", Constant::Int(2));
    table.constant("NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE", Constant::Int(4));
    table.constant("NVTX_BATCH_FLAG_UNSORTED", Constant::Int(6));
    table
        .constant(
            "NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR",
            Constant::Int(4294967296),
        );
    table
        .constant(
            "NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR",
            Constant::Int(8589934592),
        );
    table.constant("NVTX_COUNTER_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_COUNTER_ID_NONE", Constant::Int(0));
    table.constant("NVTX_COUNTER_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_COUNTER_SAMPLE_UNAVAILABLE", Constant::Int(2));
    table.constant("NVTX_COUNTER_SAMPLE_UNCHANGED", Constant::Int(1));
    table.constant("NVTX_COUNTER_SAMPLE_ZERO", Constant::Int(0));
    table.constant("NVTX_ERR_INIT_ACCESS_LIBRARY", Constant::Int(3));
    table.constant("NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT", Constant::Int(6));
    table.constant("NVTX_ERR_INIT_LOAD_LIBRARY", Constant::Int(4));
    table.constant("NVTX_ERR_INIT_LOAD_PROPERTY", Constant::Int(2));
    table.constant("NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT", Constant::Int(5));
    table.constant("NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE", Constant::Int(7));
    table.constant("NVTX_EVENT_ATTRIB_STRUCT_SIZE", Constant::Int(48));
    table.constant("NVTX_EXT_COMPATID_MEM", Constant::Int(258));
    table.constant("NVTX_EXT_COUNTERS_COMPATID", Constant::Int(258));
    table.constant("NVTX_EXT_COUNTERS_MODULEID", Constant::Int(4));
    table.constant("NVTX_EXT_MODULEID_MEM", Constant::Int(1));
    table.constant("NVTX_EXT_PAYLOAD_COMPATID", Constant::Int(260));
    table.constant("NVTX_EXT_PAYLOAD_MODULEID", Constant::Int(2));
    table.constant("NVTX_FAIL", Constant::Int(1));
    table.constant("NVTX_MEM_CUDA_PEER_ALL_DEVICES", Constant::Int(-1));
    table
        .constant(
            "NVTX_MEM_HEAP_HANDLE_NO_TOOL",
            Constant::Unsigned(18446744073709551615),
        );
    table.constant("NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE", Constant::Int(0));
    table.constant("NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT", Constant::Int(2));
    table.constant("NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR", Constant::Int(1));
    table.constant("NVTX_MEM_HEAP_USAGE_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC", Constant::Int(4));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ", Constant::Int(1));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE", Constant::Int(2));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD", Constant::Int(1));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM", Constant::Int(2));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN", Constant::Int(0));
    table
        .constant(
            "NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC",
            Constant::Int(4),
        );
    table
        .constant(
            "NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ",
            Constant::Int(1),
        );
    table
        .constant(
            "NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE",
            Constant::Int(2),
        );
    table.constant("NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE", Constant::Int(0));
    table
        .constant(
            "NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL",
            Constant::Unsigned(18446744073709551615),
        );
    table.constant("NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC", Constant::Int(4));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ", Constant::Int(1));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET", Constant::Int(8));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE", Constant::Int(2));
    table
        .constant(
            "NVTX_MEM_REGION_HANDLE_NO_TOOL",
            Constant::Unsigned(18446744073709551615),
        );
    table.constant("NVTX_MEM_REGION_REF_TYPE_HANDLE", Constant::Int(2));
    table.constant("NVTX_MEM_REGION_REF_TYPE_POINTER", Constant::Int(1));
    table.constant("NVTX_MEM_REGION_REF_TYPE_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_MEM_TYPE_CUDA_ARRAY", Constant::Int(17));
    table.constant("NVTX_MEM_TYPE_CU_ARRAY", Constant::Int(18));
    table.constant("NVTX_MEM_TYPE_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_MEM_TYPE_VIRTUAL_ADDRESS", Constant::Int(1));
    table.constant("NVTX_NO_PUSH_POP_TRACKING", Constant::Int(-2));
    table.constant("NVTX_NULLPTR", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX", Constant::Int(48));
    table
        .constant(
            "NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX",
            Constant::Int(64),
        );
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_COUNTER", Constant::Int(16384));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY", Constant::Int(256));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE", Constant::Int(1024));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_HIDE", Constant::Int(512));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY", Constant::Int(112));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_MARK", Constant::Int(12288));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_POINTER", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN", Constant::Int(4096));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END", Constant::Int(8192));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP", Constant::Int(2048));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_UNUSED", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS", Constant::Int(23));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_BF16", Constant::Int(50));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_BYTE", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY", Constant::Int(68));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR", Constant::Int(1));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR16", Constant::Int(26));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR32", Constant::Int(27));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR8", Constant::Int(25));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB", Constant::Int(69));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING", Constant::Int(75));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16", Constant::Int(77));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32", Constant::Int(78));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8", Constant::Int(76));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE", Constant::Int(20));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT", Constant::Int(19));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128", Constant::Int(45));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16", Constant::Int(42));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32", Constant::Int(43));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64", Constant::Int(44));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE", Constant::Int(28));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT", Constant::Int(5));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT128", Constant::Int(33));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT16", Constant::Int(13));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT32", Constant::Int(15));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT64", Constant::Int(17));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT8", Constant::Int(11));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INVALID", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_LONG", Constant::Int(7));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE", Constant::Int(21));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG", Constant::Int(9));
    table
        .constant(
            "NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE",
            Constant::Int(80),
        );
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32", Constant::Int(71));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64", Constant::Int(72));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID", Constant::Int(67));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID", Constant::Int(70));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_SHORT", Constant::Int(3));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_SIZE", Constant::Int(22));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_TF32", Constant::Int(52));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32", Constant::Int(73));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64", Constant::Int(74));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UCHAR", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT", Constant::Int(6));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT128", Constant::Int(34));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT16", Constant::Int(14));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT32", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT64", Constant::Int(18));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT8", Constant::Int(12));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_ULONG", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG", Constant::Int(10));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR", Constant::Int(100));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_USHORT", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_WCHAR", Constant::Int(24));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION", Constant::Int(64));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT", Constant::Int(128));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION", Constant::Int(512));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID", Constant::Int(256));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE", Constant::Int(64));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_MARK", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_NONE", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END", Constant::Int(64));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP", Constant::Int(48));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH", Constant::Int(40));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START", Constant::Int(56));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND", Constant::Int(24));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_PAYLOAD_SCHEMA_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_INVALID", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_STATIC", Constant::Int(1));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_UNION", Constant::Int(3));
    table
        .constant(
            "NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR",
            Constant::Int(4),
        );
    table.constant("NVTX_PAYLOAD_TYPE_EXT", Constant::Int(-541261815));
    table.constant("NVTX_RESOURCE_ATTRIB_STRUCT_SIZE", Constant::Int(32));
    table.constant("NVTX_RESOURCE_CLASS_CUDA", Constant::Int(4));
    table.constant("NVTX_RESOURCE_CLASS_CUDART", Constant::Int(5));
    table.constant("NVTX_RESOURCE_CLASS_GENERIC", Constant::Int(1));
    table.constant("NVTX_RESOURCE_CLASS_SYNC_OS", Constant::Int(2));
    table.constant("NVTX_RESOURCE_CLASS_SYNC_PTHREAD", Constant::Int(3));
    table.constant("NVTX_SCOPE_CURRENT_CONTAINER", Constant::Int(19));
    table.constant("NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL", Constant::Int(5));
    table.constant("NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL", Constant::Int(4));
    table.constant("NVTX_SCOPE_CURRENT_HW_INNERMOST", Constant::Int(15));
    table.constant("NVTX_SCOPE_CURRENT_HW_MACHINE", Constant::Int(2));
    table.constant("NVTX_SCOPE_CURRENT_HW_SOCKET", Constant::Int(3));
    table.constant("NVTX_SCOPE_CURRENT_HYPERVISOR", Constant::Int(16));
    table.constant("NVTX_SCOPE_CURRENT_KERNEL", Constant::Int(18));
    table.constant("NVTX_SCOPE_CURRENT_OS", Constant::Int(20));
    table.constant("NVTX_SCOPE_CURRENT_SW_INNERMOST", Constant::Int(31));
    table.constant("NVTX_SCOPE_CURRENT_SW_PROCESS", Constant::Int(21));
    table.constant("NVTX_SCOPE_CURRENT_SW_THREAD", Constant::Int(22));
    table.constant("NVTX_SCOPE_CURRENT_VM", Constant::Int(17));
    table.constant("NVTX_SCOPE_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_SCOPE_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_SCOPE_NONE", Constant::Int(0));
    table.constant("NVTX_SCOPE_ROOT", Constant::Int(1));
    table.constant("NVTX_SUCCESS", Constant::Int(0));
    table.constant("NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE", Constant::Int(16));
    table.constant("NVTX_TIMER_FLAG_CLOCK_MONOTONIC", Constant::Int(2));
    table.constant("NVTX_TIMER_FLAG_CLOCK_STEADY", Constant::Int(4));
    table.constant("NVTX_TIMER_FLAG_NONE", Constant::Int(0));
    table
        .constant(
            "NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN",
            Constant::Int(0),
        );
    table
        .constant(
            "NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN",
            Constant::Int(1),
        );
    table.constant("NVTX_TIMER_START_SYSTEM_BOOT", Constant::Int(1));
    table.constant("NVTX_TIMER_START_UNIX_EPOCH", Constant::Int(3));
    table.constant("NVTX_TIMER_START_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_TIMER_START_VM_BOOT", Constant::Int(2));
    table.constant("NVTX_TIMER_START_WIN_FILETIME", Constant::Int(4));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK", Constant::Int(56));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK", Constant::Int(55));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK", Constant::Int(51));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK", Constant::Int(50));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK", Constant::Int(52));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK", Constant::Int(54));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK", Constant::Int(53));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME", Constant::Int(17));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC", Constant::Int(14));
    table
        .constant(
            "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE",
            Constant::Int(16),
        );
    table
        .constant(
            "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW",
            Constant::Int(15),
        );
    table
        .constant(
            "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID",
            Constant::Int(18),
        );
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME", Constant::Int(12));
    table
        .constant(
            "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE",
            Constant::Int(13),
        );
    table
        .constant(
            "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID",
            Constant::Int(19),
        );
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_TSC", Constant::Int(10));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED", Constant::Int(11));
    table.constant("NVTX_TIMESTAMP_TYPE_C_CLOCK", Constant::Int(41));
    table.constant("NVTX_TIMESTAMP_TYPE_C_TIME", Constant::Int(40));
    table.constant("NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET", Constant::Int(42));
    table.constant("NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER", Constant::Int(80));
    table.constant("NVTX_TIMESTAMP_TYPE_NONE", Constant::Int(0));
    table.constant("NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED", Constant::Int(1));
    table.constant("NVTX_TIMESTAMP_TYPE_WIN_GSTAFT", Constant::Int(31));
    table.constant("NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP", Constant::Int(32));
    table.constant("NVTX_TIMESTAMP_TYPE_WIN_QPC", Constant::Int(30));
    table.constant("NVTX_TIME_DOMAIN_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_TIME_DOMAIN_ID_NONE", Constant::Int(0));
    table.constant("NVTX_TIME_DOMAIN_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_TYPE_PAYLOAD_SCHEMA_RAW", Constant::Int(1023));
    table.constant("NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED", Constant::Int(1022));
    table.constant("NVTX_VERSION", Constant::Int(3));
}
