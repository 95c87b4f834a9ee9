//! The contents of `cubind.cuda12.nvvm`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvvm::{both, slots};
use crate::support::prelude::*;
use crate::tables::nvvm;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVVM of CUDA 12",
        &["libnvvm.so.4", "libnvvm.so"],
        Some(Toolkit {
            major: 12u32,
            folder: "nvvm",
        }),
        &["nvidia/cuda_nvcc/nvvm/lib64"],
        "nvvm",
        &[],
    )
    .installed_by(&["cubind[cu12]"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvvmAddModuleToProgram, None, ""),
        (slots::nvvmCompileProgram, None, ""),
        (slots::nvvmCreateProgram, None, ""),
        (slots::nvvmDestroyProgram, None, ""),
        (slots::nvvmGetCompiledResult, None, ""),
        (slots::nvvmGetCompiledResultSize, None, ""),
        (slots::nvvmGetErrorString, None, ""),
        (slots::nvvmGetProgramLog, None, ""),
        (slots::nvvmGetProgramLogSize, None, ""),
        (slots::nvvmIRVersion, None, ""),
        (slots::nvvmLazyAddModuleToProgram, None, ""),
        (slots::nvvmVerifyProgram, None, ""),
        (slots::nvvmVersion, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvvm",
    name: c"cubind.cuda12.nvvm",
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
            c"nvvmAddModuleToProgram",
            both::nvvmAddModuleToProgram,
            c"nvvmAddModuleToProgram($self, prog, buffer, size, name)\n--\n\nAdds a module of NVVM IR, as LLVM bitcode or text, to a program.\n\n``nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)``\n\nParameters\n----------\nprog : nvvmProgram or None\nbuffer : address or buffer\nsize : int\nname : bytes or str or None\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmAddModuleToProgram\n",
        );
    table
        .function(
            c"nvvmCompileProgram",
            both::nvvmCompileProgram,
            c"nvvmCompileProgram($self, prog, numOptions, options)\n--\n\nCompiles a program to PTX (or LTO-IR), with options such as ``-arch=compute_90``.\n\n``nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)``\n\nParameters\n----------\nprog : nvvmProgram or None\nnumOptions : int\noptions : list[bytes or str] or None\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_COMPILATION``, ``NVVM_ERROR_INVALID_OPTION``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``, ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCompileProgram\n",
        );
    table
        .function(
            c"nvvmCreateProgram",
            both::nvvmCreateProgram,
            c"nvvmCreateProgram($self)\n--\n\nCreates a program without modules.\n\n``nvvmResult nvvmCreateProgram(nvvmProgram *prog)``\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.\nprog : nvvmProgram\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCreateProgram\n",
        );
    table
        .function(
            c"nvvmDestroyProgram",
            both::nvvmDestroyProgram,
            c"nvvmDestroyProgram($self, prog)\n--\n\nDestroys a program and sets its handle to null.\n\n``nvvmResult nvvmDestroyProgram(nvvmProgram *prog)``\n\nParameters\n----------\nprog : object\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmDestroyProgram\n",
        );
    table
        .function(
            c"nvvmGetCompiledResult",
            both::nvvmGetCompiledResult,
            c"nvvmGetCompiledResult($self, prog, buffer)\n--\n\nCopies the compiled PTX or LTO-IR into a buffer of ``nvvmGetCompiledResultSize`` bytes.\n\n``nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)``\n\nParameters\n----------\nprog : nvvmProgram or None\nbuffer : buffer\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResult\n",
        );
    table
        .function(
            c"nvvmGetCompiledResultSize",
            both::nvvmGetCompiledResultSize,
            c"nvvmGetCompiledResultSize($self, prog)\n--\n\nTells the bytes of the compiled PTX or LTO-IR, for PTX with its final NUL.\n\n``nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)``\n\nParameters\n----------\nprog : nvvmProgram or None\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.\nbufferSizeRet : int\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResultSize\n",
        );
    table
        .function(
            c"nvvmGetErrorString",
            both::nvvmGetErrorString,
            c"nvvmGetErrorString($self, result)\n--\n\nTells a result code's name as a C string, such as ``NVVM_ERROR_COMPILATION``.\n\n``const char *nvvmGetErrorString(nvvmResult result)``\n\nParameters\n----------\nresult : nvvmResult\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetErrorString\n",
        );
    table
        .function(
            c"nvvmGetProgramLog",
            both::nvvmGetProgramLog,
            c"nvvmGetProgramLog($self, prog, buffer)\n--\n\nCopies a program's warnings and errors into a buffer of ``nvvmGetProgramLogSize`` bytes.\n\n``nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)``\n\nParameters\n----------\nprog : nvvmProgram or None\nbuffer : buffer\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLog\n",
        );
    table
        .function(
            c"nvvmGetProgramLogSize",
            both::nvvmGetProgramLogSize,
            c"nvvmGetProgramLogSize($self, prog)\n--\n\nTells the bytes of a program's log, its final NUL included.\n\n``nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)``\n\nParameters\n----------\nprog : nvvmProgram or None\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.\nbufferSizeRet : int\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLogSize\n",
        );
    table
        .function(
            c"nvvmIRVersion",
            both::nvvmIRVersion,
            c"nvvmIRVersion($self)\n--\n\nTells the versions of NVVM IR, and of its debug metadata, that the library reads.\n\n``nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)``\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``.\nmajorIR : int\nminorIR : int\nmajorDbg : int\nminorDbg : int\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmIRVersion\n",
        );
    table
        .function(
            c"nvvmLazyAddModuleToProgram",
            both::nvvmLazyAddModuleToProgram,
            c"nvvmLazyAddModuleToProgram($self, prog, buffer, size, name)\n--\n\nAdds a module of which only the symbols that other modules need are linked in, such as libdevice.\n\n``nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)``\n\nParameters\n----------\nprog : nvvmProgram or None\nbuffer : address or buffer\nsize : int\nname : bytes or str or None\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmLazyAddModuleToProgram\n",
        );
    table
        .function(
            c"nvvmVerifyProgram",
            both::nvvmVerifyProgram,
            c"nvvmVerifyProgram($self, prog, numOptions, options)\n--\n\nChecks that the modules of a program are valid NVVM IR; the log says what is not.\n\n``nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)``\n\nParameters\n----------\nprog : nvvmProgram or None\nnumOptions : int\noptions : list[bytes or str] or None\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_IR``, ``NVVM_ERROR_INVALID_OPTION``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``, ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVerifyProgram\n",
        );
    table
        .function(
            c"nvvmVersion",
            both::nvvmVersion,
            c"nvvmVersion($self)\n--\n\nTells the major and minor version of libNVVM.\n\n``nvvmResult nvvmVersion(int *major, int *minor)``\n\nReturns\n-------\nnvvmResult\n    ``NVVM_SUCCESS``.\nmajor : int\nminor : int\n\nNotes\n-----\nIn ``nvvm.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVersion\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"nvvmAddModuleToProgram",
            c"nvvmResult (nvvmProgram, char const *, size_t, char const *)",
            slots::nvvmAddModuleToProgram,
            Some(missing::<{ slots::nvvmAddModuleToProgram }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmCompileProgram",
            c"nvvmResult (nvvmProgram, int, char const **)",
            slots::nvvmCompileProgram,
            Some(missing::<{ slots::nvvmCompileProgram }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmCreateProgram",
            c"nvvmResult (nvvmProgram *)",
            slots::nvvmCreateProgram,
            Some(missing::<{ slots::nvvmCreateProgram }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmDestroyProgram",
            c"nvvmResult (nvvmProgram *)",
            slots::nvvmDestroyProgram,
            Some(missing::<{ slots::nvvmDestroyProgram }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmGetCompiledResult",
            c"nvvmResult (nvvmProgram, char *)",
            slots::nvvmGetCompiledResult,
            Some(missing::<{ slots::nvvmGetCompiledResult }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmGetCompiledResultSize",
            c"nvvmResult (nvvmProgram, size_t *)",
            slots::nvvmGetCompiledResultSize,
            Some(missing::<{ slots::nvvmGetCompiledResultSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmGetErrorString",
            c"char const *(nvvmResult)",
            slots::nvvmGetErrorString,
            Some(missing::<{ slots::nvvmGetErrorString }, 0>),
        );
    table
        .c_function(
            c"nvvmGetProgramLog",
            c"nvvmResult (nvvmProgram, char *)",
            slots::nvvmGetProgramLog,
            Some(missing::<{ slots::nvvmGetProgramLog }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmGetProgramLogSize",
            c"nvvmResult (nvvmProgram, size_t *)",
            slots::nvvmGetProgramLogSize,
            Some(missing::<{ slots::nvvmGetProgramLogSize }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmIRVersion",
            c"nvvmResult (int *, int *, int *, int *)",
            slots::nvvmIRVersion,
            Some(missing::<{ slots::nvvmIRVersion }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmLazyAddModuleToProgram",
            c"nvvmResult (nvvmProgram, char const *, size_t, char const *)",
            slots::nvvmLazyAddModuleToProgram,
            Some(missing::<{ slots::nvvmLazyAddModuleToProgram }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmVerifyProgram",
            c"nvvmResult (nvvmProgram, int, char const **)",
            slots::nvvmVerifyProgram,
            Some(missing::<{ slots::nvvmVerifyProgram }, 4294967254>),
        );
    table
        .c_function(
            c"nvvmVersion",
            c"nvvmResult (int *, int *)",
            slots::nvvmVersion,
            Some(missing::<{ slots::nvvmVersion }, 4294967254>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvvm::nvvmProgram));
    table.class(Class::Enum(&nvvm::nvvmResult));
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}
