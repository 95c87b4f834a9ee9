//! The contents of `cubind.cuda13.nvjitlink`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjitlink::{both, slots};
use crate::support::prelude::*;
use crate::tables::nvjitlink;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJitLink of CUDA 13",
        &["libnvJitLink.so.13"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvJitLink",
        &[],
    )
    .installed_by(&["cubind[cu13]"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvJitLinkAddData, None, ""),
        (slots::nvJitLinkAddFile, None, ""),
        (slots::nvJitLinkComplete, None, ""),
        (slots::nvJitLinkCreate, None, ""),
        (slots::nvJitLinkDestroy, None, ""),
        (slots::nvJitLinkGetErrorLog, None, ""),
        (slots::nvJitLinkGetErrorLogSize, None, ""),
        (slots::nvJitLinkGetInfoLog, None, ""),
        (slots::nvJitLinkGetInfoLogSize, None, ""),
        (slots::nvJitLinkGetLinkedCubin, None, ""),
        (slots::nvJitLinkGetLinkedCubinSize, None, ""),
        (slots::nvJitLinkGetLinkedLTOIR, None, "13.3"),
        (slots::nvJitLinkGetLinkedLTOIRSize, None, "13.3"),
        (slots::nvJitLinkGetLinkedPtx, None, ""),
        (slots::nvJitLinkGetLinkedPtxSize, None, ""),
        (slots::nvJitLinkVersion, None, "12.3"),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvjitlink",
    name: c"cubind.cuda13.nvjitlink",
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

extern "C" fn missing<const SLOT: usize, const CODE: u64>() -> u64 {
    capsules::missing(&MODULE, SLOT, CODE)
}

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"nvJitLinkAddData",
            both::nvJitLinkAddData,
            c"nvJitLinkAddData($self, handle, inputType, data, size, name)\n--\n\nAdds device code in memory to a link: cubin, PTX, LTO-IR, fat binary, object or library.\n\n``nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\ninputType : nvJitLinkInputType\ndata : address or buffer\nsize : int\nname : bytes or str or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddData\n",
        );
    table
        .function(
            c"nvJitLinkAddFile",
            both::nvJitLinkAddFile,
            c"nvJitLinkAddFile($self, handle, inputType, fileName)\n--\n\nAdds a file of device code to a link: cubin, PTX, LTO-IR, fat binary, object or library.\n\n``nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\ninputType : nvJitLinkInputType\nfileName : bytes or str\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddFile\n",
        );
    table
        .function(
            c"nvJitLinkComplete",
            both::nvJitLinkComplete,
            c"nvJitLinkComplete($self, handle)\n--\n\nLinks what was added, with link-time optimization if asked.\n\n``nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkComplete\n",
        );
    table
        .function(
            c"nvJitLinkCreate",
            both::nvJitLinkCreate,
            c"nvJitLinkCreate($self, numOptions, options)\n--\n\nBegins a link with options as for ``nvlink``, of which ``-arch=sm_…`` is required.\n\n``nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)``\n\nParameters\n----------\nnumOptions : int\noptions : list[bytes or str] or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\nhandle : nvJitLinkHandle\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkCreate\n",
        );
    table
        .function(
            c"nvJitLinkDestroy",
            both::nvJitLinkDestroy,
            c"nvJitLinkDestroy($self, handle)\n--\n\nEnds a link: frees all that belongs to it, and makes its handle null.\n\n``nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)``\n\nParameters\n----------\nhandle : object\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkDestroy\n",
        );
    table
        .function(
            c"nvJitLinkGetErrorLog",
            both::nvJitLinkGetErrorLog,
            c"nvJitLinkGetErrorLog($self, handle, log)\n--\n\nCopies a link's errors into a buffer of ``nvJitLinkGetErrorLogSize`` bytes.\n\n``nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\nlog : buffer\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLog\n",
        );
    table
        .function(
            c"nvJitLinkGetErrorLogSize",
            both::nvJitLinkGetErrorLogSize,
            c"nvJitLinkGetErrorLogSize($self, handle)\n--\n\nTells the bytes of a link's error log, its final NUL included.\n\n``nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\nsize : int\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLogSize\n",
        );
    table
        .function(
            c"nvJitLinkGetInfoLog",
            both::nvJitLinkGetInfoLog,
            c"nvJitLinkGetInfoLog($self, handle, log)\n--\n\nCopies a link's notes and warnings into a buffer of ``nvJitLinkGetInfoLogSize`` bytes.\n\n``nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\nlog : buffer\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLog\n",
        );
    table
        .function(
            c"nvJitLinkGetInfoLogSize",
            both::nvJitLinkGetInfoLogSize,
            c"nvJitLinkGetInfoLogSize($self, handle)\n--\n\nTells the bytes of a link's log of notes, its final NUL included.\n\n``nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\nsize : int\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLogSize\n",
        );
    table
        .function(
            c"nvJitLinkGetLinkedCubin",
            both::nvJitLinkGetLinkedCubin,
            c"nvJitLinkGetLinkedCubin($self, handle, cubin)\n--\n\nCopies the cubin of a link into a buffer of ``nvJitLinkGetLinkedCubinSize`` bytes.\n\n``nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\ncubin : buffer\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubin\n",
        );
    table
        .function(
            c"nvJitLinkGetLinkedCubinSize",
            both::nvJitLinkGetLinkedCubinSize,
            c"nvJitLinkGetLinkedCubinSize($self, handle)\n--\n\nTells the bytes of the cubin that a link has made.\n\n``nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\nsize : int\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubinSize\n",
        );
    table
        .function(
            c"nvJitLinkGetLinkedLTOIR",
            both::nvJitLinkGetLinkedLTOIR,
            c"nvJitLinkGetLinkedLTOIR($self, handle, ltoir)\n--\n\nCopies the LTO-IR of a link into a buffer of ``nvJitLinkGetLinkedLTOIRSize`` bytes.\n\n``nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\nltoir : buffer\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIR\n",
        );
    table
        .function(
            c"nvJitLinkGetLinkedLTOIRSize",
            both::nvJitLinkGetLinkedLTOIRSize,
            c"nvJitLinkGetLinkedLTOIRSize($self, handle)\n--\n\nTells the bytes of the LTO-IR that a link has made.\n\n``nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\nsize : int\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIRSize\n",
        );
    table
        .function(
            c"nvJitLinkGetLinkedPtx",
            both::nvJitLinkGetLinkedPtx,
            c"nvJitLinkGetLinkedPtx($self, handle, ptx)\n--\n\nCopies the PTX of a link into a buffer of ``nvJitLinkGetLinkedPtxSize`` bytes.\n\n``nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\nptx : buffer\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtx\n",
        );
    table
        .function(
            c"nvJitLinkGetLinkedPtxSize",
            both::nvJitLinkGetLinkedPtxSize,
            c"nvJitLinkGetLinkedPtxSize($self, handle)\n--\n\nTells the bytes of the PTX that a link has made, with the options ``-lto -ptx`` only.\n\n``nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)``\n\nParameters\n----------\nhandle : nvJitLinkHandle or None\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``.\nsize : int\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtxSize\n",
        );
    table
        .function(
            c"nvJitLinkVersion",
            both::nvJitLinkVersion,
            c"nvJitLinkVersion($self)\n--\n\nTells the major and minor version of nvJitLink, which are those of its CUDA toolkit.\n\n``nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)``\n\nReturns\n-------\nnvJitLinkResult\n    ``NVJITLINK_SUCCESS``. Documented errors: ``NVJITLINK_ERROR_INTERNAL``, ``NVJITLINK_ERROR_INVALID_INPUT``.\nmajor : int\nminor : int\n\nNotes\n-----\nIn ``nvJitLink.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkVersion\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"nvJitLinkAddData",
            c"nvJitLinkResult (nvJitLinkHandle, nvJitLinkInputType, void const *, size_t, char const *)",
            slots::nvJitLinkAddData,
            Some(missing::<{ slots::nvJitLinkAddData }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkAddFile",
            c"nvJitLinkResult (nvJitLinkHandle, nvJitLinkInputType, char const *)",
            slots::nvJitLinkAddFile,
            Some(missing::<{ slots::nvJitLinkAddFile }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkComplete",
            c"nvJitLinkResult (nvJitLinkHandle)",
            slots::nvJitLinkComplete,
            Some(missing::<{ slots::nvJitLinkComplete }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkCreate",
            c"nvJitLinkResult (nvJitLinkHandle *, uint32_t, char const **)",
            slots::nvJitLinkCreate,
            Some(missing::<{ slots::nvJitLinkCreate }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkDestroy",
            c"nvJitLinkResult (nvJitLinkHandle *)",
            slots::nvJitLinkDestroy,
            Some(missing::<{ slots::nvJitLinkDestroy }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetErrorLog",
            c"nvJitLinkResult (nvJitLinkHandle, char *)",
            slots::nvJitLinkGetErrorLog,
            Some(missing::<{ slots::nvJitLinkGetErrorLog }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetErrorLogSize",
            c"nvJitLinkResult (nvJitLinkHandle, size_t *)",
            slots::nvJitLinkGetErrorLogSize,
            Some(missing::<{ slots::nvJitLinkGetErrorLogSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetInfoLog",
            c"nvJitLinkResult (nvJitLinkHandle, char *)",
            slots::nvJitLinkGetInfoLog,
            Some(missing::<{ slots::nvJitLinkGetInfoLog }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetInfoLogSize",
            c"nvJitLinkResult (nvJitLinkHandle, size_t *)",
            slots::nvJitLinkGetInfoLogSize,
            Some(missing::<{ slots::nvJitLinkGetInfoLogSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetLinkedCubin",
            c"nvJitLinkResult (nvJitLinkHandle, void *)",
            slots::nvJitLinkGetLinkedCubin,
            Some(missing::<{ slots::nvJitLinkGetLinkedCubin }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetLinkedCubinSize",
            c"nvJitLinkResult (nvJitLinkHandle, size_t *)",
            slots::nvJitLinkGetLinkedCubinSize,
            Some(missing::<{ slots::nvJitLinkGetLinkedCubinSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetLinkedLTOIR",
            c"nvJitLinkResult (nvJitLinkHandle, void *)",
            slots::nvJitLinkGetLinkedLTOIR,
            Some(missing::<{ slots::nvJitLinkGetLinkedLTOIR }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetLinkedLTOIRSize",
            c"nvJitLinkResult (nvJitLinkHandle, size_t *)",
            slots::nvJitLinkGetLinkedLTOIRSize,
            Some(missing::<{ slots::nvJitLinkGetLinkedLTOIRSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetLinkedPtx",
            c"nvJitLinkResult (nvJitLinkHandle, char *)",
            slots::nvJitLinkGetLinkedPtx,
            Some(missing::<{ slots::nvJitLinkGetLinkedPtx }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkGetLinkedPtxSize",
            c"nvJitLinkResult (nvJitLinkHandle, size_t *)",
            slots::nvJitLinkGetLinkedPtxSize,
            Some(missing::<{ slots::nvJitLinkGetLinkedPtxSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvJitLinkVersion",
            c"nvJitLinkResult (unsigned int *, unsigned int *)",
            slots::nvJitLinkVersion,
            Some(missing::<{ slots::nvJitLinkVersion }, 4294967254>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvjitlink::nvJitLinkHandle));
    table.class(Class::Enum(&nvjitlink::nvJitLinkInputType));
    table.class(Class::Enum(&nvjitlink::nvJitLinkResult));
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}
