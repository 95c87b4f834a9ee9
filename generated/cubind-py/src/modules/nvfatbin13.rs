//! The contents of `cubind.cuda13.nvfatbin`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvfatbin::{both, slots};
use crate::support::prelude::*;
use crate::tables::nvfatbin;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvFatbin of CUDA 13",
        &["libnvfatbin.so.13"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvfatbin",
        &[],
    )
    .installed_by(&["cubind[cu13]"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvFatbinAddCubin, None, ""),
        (slots::nvFatbinAddIndex, None, "12.5"),
        (slots::nvFatbinAddLTOIR, None, ""),
        (slots::nvFatbinAddPTX, None, ""),
        (slots::nvFatbinAddReloc, None, "12.5"),
        (slots::nvFatbinAddTileIR, None, "13.1"),
        (slots::nvFatbinCreate, None, ""),
        (slots::nvFatbinDestroy, None, ""),
        (slots::nvFatbinGet, None, ""),
        (slots::nvFatbinGetErrorString, None, ""),
        (slots::nvFatbinSize, None, ""),
        (slots::nvFatbinVersion, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvfatbin",
    name: c"cubind.cuda13.nvfatbin",
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
            c"nvFatbinAddCubin",
            both::nvFatbinAddCubin,
            c"nvFatbinAddCubin($self, handle, code, size, arch, identifier)\n--\n\nAdds a cubin for an architecture, given as a number such as ``90``, to a fat binary.\n\n``nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\ncode : address or buffer\nsize : int\narch : bytes or str\nidentifier : bytes or str\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_ELF_ARCH_MISMATCH``, ``NVFATBIN_ERROR_ELF_SIZE_MISMATCH``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddCubin\n",
        );
    table
        .function(
            c"nvFatbinAddIndex",
            both::nvFatbinAddIndex,
            c"nvFatbinAddIndex($self, handle, code, size, identifier)\n--\n\nAdds an index file to a fat binary, under an identifier.\n\n``nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\ncode : address or buffer\nsize : int\nidentifier : bytes or str\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_INDEX``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddIndex\n",
        );
    table
        .function(
            c"nvFatbinAddLTOIR",
            both::nvFatbinAddLTOIR,
            c"nvFatbinAddLTOIR($self, handle, code, size, arch, identifier, optionsCmdLine)\n--\n\nAdds LTO-IR for an architecture to a fat binary, with options for its later compilation.\n\n``nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\ncode : address or buffer\nsize : int\narch : bytes or str\nidentifier : bytes or str\noptionsCmdLine : bytes or str\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddLTOIR\n",
        );
    table
        .function(
            c"nvFatbinAddPTX",
            both::nvFatbinAddPTX,
            c"nvFatbinAddPTX($self, handle, code, size, arch, identifier, optionsCmdLine)\n--\n\nAdds PTX for an architecture to a fat binary, with options for its later compilation.\n\n``nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\ncode : address or buffer\nsize : int\narch : bytes or str\nidentifier : bytes or str\noptionsCmdLine : bytes or str\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_VERSION``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddPTX\n",
        );
    table
        .function(
            c"nvFatbinAddReloc",
            both::nvFatbinAddReloc,
            c"nvFatbinAddReloc($self, handle, code, size)\n--\n\nAdds the relocatable PTX inside a host object file to a fat binary.\n\n``nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\ncode : address or buffer\nsize : int\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_IDENTIFIER_REUSE``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_VERSION``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddReloc\n",
        );
    table
        .function(
            c"nvFatbinAddTileIR",
            both::nvFatbinAddTileIR,
            c"nvFatbinAddTileIR($self, handle, code, size, identifier, optionsCmdLine)\n--\n\nAdds Tile IR to a fat binary, with options for its later compilation.\n\n``nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier, const char *optionsCmdLine)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\ncode : address or buffer\nsize : int\nidentifier : bytes or str\noptionsCmdLine : bytes or str\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddTileIR\n",
        );
    table
        .function(
            c"nvFatbinCreate",
            both::nvFatbinCreate,
            c"nvFatbinCreate($self, options, optionsCount)\n--\n\nBegins a fat binary, with options such as ``-64`` and ``-compress=true``.\n\n``nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)``\n\nParameters\n----------\noptions : list[bytes or str] or None\noptionsCount : int\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.\nhandle_indirect : nvFatbinHandle\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinCreate\n",
        );
    table
        .function(
            c"nvFatbinDestroy",
            both::nvFatbinDestroy,
            c"nvFatbinDestroy($self, handle_indirect)\n--\n\nDestroys a fat binary's handle and sets it to null.\n\n``nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)``\n\nParameters\n----------\nhandle_indirect : object\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinDestroy\n",
        );
    table
        .function(
            c"nvFatbinGet",
            both::nvFatbinGet,
            c"nvFatbinGet($self, handle, buffer)\n--\n\nWrites the finished fat binary to a buffer of ``nvFatbinSize`` bytes.\n\n``nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\nbuffer : buffer\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGet\n",
        );
    table
        .function(
            c"nvFatbinGetErrorString",
            both::nvFatbinGetErrorString,
            c"nvFatbinGetErrorString($self, result)\n--\n\nTells what a result code means, as a C string.\n\n``const char *nvFatbinGetErrorString(nvFatbinResult result)``\n\nParameters\n----------\nresult : nvFatbinResult\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGetErrorString\n",
        );
    table
        .function(
            c"nvFatbinSize",
            both::nvFatbinSize,
            c"nvFatbinSize($self, handle)\n--\n\nTells the bytes that the fat binary will have.\n\n``nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)``\n\nParameters\n----------\nhandle : nvFatbinHandle or None\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.\nsize : int\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinSize\n",
        );
    table
        .function(
            c"nvFatbinVersion",
            both::nvFatbinVersion,
            c"nvFatbinVersion($self)\n--\n\nTells the major and minor version of nvFatbin, which are those of its CUDA toolkit.\n\n``nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)``\n\nReturns\n-------\nnvFatbinResult\n    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.\nmajor : int\nminor : int\n\nNotes\n-----\nIn ``nvFatbin.h``. Since CUDA 12.4 or earlier.\nhttps://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinVersion\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"nvFatbinAddCubin",
            c"nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *)",
            slots::nvFatbinAddCubin,
            Some(missing::<{ slots::nvFatbinAddCubin }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinAddIndex",
            c"nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *)",
            slots::nvFatbinAddIndex,
            Some(missing::<{ slots::nvFatbinAddIndex }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinAddLTOIR",
            c"nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *, char const *)",
            slots::nvFatbinAddLTOIR,
            Some(missing::<{ slots::nvFatbinAddLTOIR }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinAddPTX",
            c"nvFatbinResult (nvFatbinHandle, char const *, size_t, char const *, char const *, char const *)",
            slots::nvFatbinAddPTX,
            Some(missing::<{ slots::nvFatbinAddPTX }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinAddReloc",
            c"nvFatbinResult (nvFatbinHandle, void const *, size_t)",
            slots::nvFatbinAddReloc,
            Some(missing::<{ slots::nvFatbinAddReloc }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinAddTileIR",
            c"nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *)",
            slots::nvFatbinAddTileIR,
            Some(missing::<{ slots::nvFatbinAddTileIR }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinCreate",
            c"nvFatbinResult (nvFatbinHandle *, char const **, size_t)",
            slots::nvFatbinCreate,
            Some(missing::<{ slots::nvFatbinCreate }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinDestroy",
            c"nvFatbinResult (nvFatbinHandle *)",
            slots::nvFatbinDestroy,
            Some(missing::<{ slots::nvFatbinDestroy }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinGet",
            c"nvFatbinResult (nvFatbinHandle, void *)",
            slots::nvFatbinGet,
            Some(missing::<{ slots::nvFatbinGet }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinGetErrorString",
            c"char const *(nvFatbinResult)",
            slots::nvFatbinGetErrorString,
            Some(missing::<{ slots::nvFatbinGetErrorString }, 0>),
        );
    table
        .c_function(
            c"nvFatbinSize",
            c"nvFatbinResult (nvFatbinHandle, size_t *)",
            slots::nvFatbinSize,
            Some(missing::<{ slots::nvFatbinSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvFatbinVersion",
            c"nvFatbinResult (unsigned int *, unsigned int *)",
            slots::nvFatbinVersion,
            Some(missing::<{ slots::nvFatbinVersion }, 4294967254>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvfatbin::nvFatbinHandle));
    table.class(Class::Enum(&nvfatbin::nvFatbinResult));
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}
