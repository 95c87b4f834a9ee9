//! The contents of `cubind.cuda12.nvtx`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvtx::{both, slots};
use crate::support::prelude::*;
use crate::tables::{driver, nvtx};

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVTX of CUDA 12",
        &["libnvtx3interop.so.1", "libnvToolsExt.so.1"],
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/nvtx/lib"],
        "",
        &[],
    )
    .installed_by(&["nvidia-nvtx-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvtxDomainCreateA, None, ""),
        (slots::nvtxDomainCreateW, None, ""),
        (slots::nvtxDomainDestroy, None, ""),
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
        (slots::nvtxInitialize, None, ""),
        (slots::nvtxMarkA, None, ""),
        (slots::nvtxMarkEx, None, ""),
        (slots::nvtxMarkW, None, ""),
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
        (slots::nvtxRangeEnd, None, ""),
        (slots::nvtxRangePop, None, ""),
        (slots::nvtxRangePushA, None, ""),
        (slots::nvtxRangePushEx, None, ""),
        (slots::nvtxRangePushW, None, ""),
        (slots::nvtxRangeStartA, None, ""),
        (slots::nvtxRangeStartEx, None, ""),
        (slots::nvtxRangeStartW, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvtx",
    name: c"cubind.cuda12.nvtx",
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
            c"nvtxMarkW",
            both::nvtxMarkW,
            c"nvtxMarkW($self, message)\n--\n\nMarks an instant of the program with a message of ``wchar_t`` characters.\n\n``void nvtxMarkW(const wchar_t *message)``\n\nParameters\n----------\nmessage : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkW\n",
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
            c"nvtxRangeEnd",
            both::nvtxRangeEnd,
            c"nvtxRangeEnd($self, id)\n--\n\nEnds a range, started on any thread, by its ID.\n\n``void nvtxRangeEnd(nvtxRangeId_t id)``\n\nParameters\n----------\nid : nvtxRangeId_t or None\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEnd\n",
        );
    table
        .function(
            c"nvtxRangePop",
            both::nvtxRangePop,
            c"nvtxRangePop($self)\n--\n\nCloses the calling thread's last open range and returns its depth.\n\n``int nvtxRangePop(void)``\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePop\n",
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
            c"nvtxRangeStartW",
            both::nvtxRangeStartW,
            c"nvtxRangeStartW($self, message)\n--\n\nStarts a range that any thread may end, with a message of ``wchar_t`` characters.\n\n``nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)``\n\nParameters\n----------\nmessage : str\n\nReturns\n-------\nCUresult\n    ``CUDA_SUCCESS``.\nvalue : nvtxRangeId_t\n\nNotes\n-----\nIn ``nvtx3/nvToolsExt.h``. Since CUDA 12.0 or earlier.\nhttps://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartW\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("CUcontext", Class::Value(&driver::CUcontext));
    table.class_as("CUdevice", Class::Value(&driver::CUdevice));
    table.class_as("CUevent", Class::Value(&driver::CUevent));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table.class(Class::Record(&nvtx::identifier_t));
    table.class(Class::Enum(&nvtx::nvtxColorType_t));
    table.class(Class::Value(&nvtx::nvtxDomainHandle_t));
    table.class(Class::Record(&nvtx::nvtxEventAttributes_t));
    table.class(Class::Record(&nvtx::nvtxEventAttributes_v2));
    table.class(Class::Enum(&nvtx::nvtxMessageType_t));
    table.class(Class::Record(&nvtx::nvtxMessageValue_t));
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
    table.class(Class::Value(&nvtx::nvtxStringHandle_t));
    table.class(Class::Record(&nvtx::nvtxSyncUserAttributes_t));
    table.class(Class::Record(&nvtx::nvtxSyncUserAttributes_v0));
    table.class(Class::Value(&nvtx::nvtxSyncUser_t));
    table.class(Class::Record(&nvtx::payload_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("NVTX_ERR_INIT_ACCESS_LIBRARY", Constant::Int(3));
    table.constant("NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT", Constant::Int(6));
    table.constant("NVTX_ERR_INIT_LOAD_LIBRARY", Constant::Int(4));
    table.constant("NVTX_ERR_INIT_LOAD_PROPERTY", Constant::Int(2));
    table.constant("NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT", Constant::Int(5));
    table.constant("NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE", Constant::Int(7));
    table.constant("NVTX_EVENT_ATTRIB_STRUCT_SIZE", Constant::Int(48));
    table.constant("NVTX_FAIL", Constant::Int(1));
    table.constant("NVTX_NO_PUSH_POP_TRACKING", Constant::Int(-2));
    table.constant("NVTX_RESOURCE_ATTRIB_STRUCT_SIZE", Constant::Int(32));
    table.constant("NVTX_RESOURCE_CLASS_CUDA", Constant::Int(4));
    table.constant("NVTX_RESOURCE_CLASS_CUDART", Constant::Int(5));
    table.constant("NVTX_RESOURCE_CLASS_GENERIC", Constant::Int(1));
    table.constant("NVTX_RESOURCE_CLASS_SYNC_OS", Constant::Int(2));
    table.constant("NVTX_RESOURCE_CLASS_SYNC_PTHREAD", Constant::Int(3));
    table.constant("NVTX_SUCCESS", Constant::Int(0));
    table.constant("NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE", Constant::Int(16));
    table.constant("NVTX_VERSION", Constant::Int(3));
}
