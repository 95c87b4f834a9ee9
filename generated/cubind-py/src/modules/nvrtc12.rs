//! The contents of `cubind.cuda12.nvrtc`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvrtc::{both, slots};
use crate::support::prelude::*;
use crate::tables::nvrtc;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVRTC of CUDA 12",
        &["libnvrtc.so.12"],
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cuda_nvrtc/lib"],
        "nvrtc",
        &["libnvrtc-builtins.so"],
    )
    .installed_by(&["cubind[cu12]"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvrtcAddNameExpression, None, ""),
        (slots::nvrtcCompileProgram, None, ""),
        (slots::nvrtcCreateProgram, None, ""),
        (slots::nvrtcDestroyProgram, None, ""),
        (slots::nvrtcGetCUBIN, None, ""),
        (slots::nvrtcGetCUBINSize, None, ""),
        (slots::nvrtcGetErrorString, None, ""),
        (slots::nvrtcGetLTOIR, None, ""),
        (slots::nvrtcGetLTOIRSize, None, ""),
        (slots::nvrtcGetLoweredName, None, ""),
        (slots::nvrtcGetNVVM, None, ""),
        (slots::nvrtcGetNVVMSize, None, ""),
        (slots::nvrtcGetNumSupportedArchs, None, ""),
        (slots::nvrtcGetOptiXIR, None, ""),
        (slots::nvrtcGetOptiXIRSize, None, ""),
        (slots::nvrtcGetPCHCreateStatus, None, "12.8"),
        (slots::nvrtcGetPCHHeapSize, None, "12.8"),
        (slots::nvrtcGetPCHHeapSizeRequired, None, "12.8"),
        (slots::nvrtcGetPTX, None, ""),
        (slots::nvrtcGetPTXSize, None, ""),
        (slots::nvrtcGetProgramLog, None, ""),
        (slots::nvrtcGetProgramLogSize, None, ""),
        (slots::nvrtcGetSupportedArchs, None, ""),
        (slots::nvrtcSetFlowCallback, None, "12.8"),
        (slots::nvrtcSetPCHHeapSize, None, "12.8"),
        (slots::nvrtcVersion, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvrtc",
    name: c"cubind.cuda12.nvrtc",
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
            c"nvrtcAddNameExpression",
            both::nvrtcAddNameExpression,
            c"nvrtcAddNameExpression($self, prog, name_expression)\n--\n\nNotes, before compilation, a kernel or variable whose mangled name is wanted afterwards.\n\n``nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression)``\n\nParameters\n----------\nprog : nvrtcProgram or None\nname_expression : bytes or str\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcAddNameExpression\n",
        );
    table
        .function(
            c"nvrtcCompileProgram",
            both::nvrtcCompileProgram,
            c"nvrtcCompileProgram($self, prog, numOptions, options)\n--\n\nCompiles a program with options as for ``nvcc``, such as ``--gpu-architecture=sm_90``.\n\n``nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)``\n\nParameters\n----------\nprog : nvrtcProgram or None\nnumOptions : int\noptions : list[bytes or str] or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_CANCELLED``, ``NVRTC_ERROR_COMPILATION``, ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_OPTION``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_OUT_OF_MEMORY``, ``NVRTC_ERROR_TIME_FILE_WRITE_FAILED``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCompileProgram\n",
        );
    table
        .function(
            c"nvrtcCreateProgram",
            both::nvrtcCreateProgram,
            c"nvrtcCreateProgram($self, src, name, numHeaders, headers, includeNames)\n--\n\nCreates a program of CUDA C++ source, a name for messages, and headers held in memory.\n\n``nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames)``\n\nParameters\n----------\nsrc : bytes or str\nname : bytes or str or None\nnumHeaders : int\nheaders : list[bytes or str] or None\nincludeNames : list[bytes or str] or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_OUT_OF_MEMORY``, ``NVRTC_ERROR_PROGRAM_CREATION_FAILURE``.\nprog : nvrtcProgram\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCreateProgram\n",
        );
    table
        .function(
            c"nvrtcDestroyProgram",
            both::nvrtcDestroyProgram,
            c"nvrtcDestroyProgram($self, prog)\n--\n\nDestroys a program and sets its handle to null.\n\n``nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)``\n\nParameters\n----------\nprog : object\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcDestroyProgram\n",
        );
    table
        .function(
            c"nvrtcGetCUBIN",
            both::nvrtcGetCUBIN,
            c"nvrtcGetCUBIN($self, prog, cubin)\n--\n\nCopies a compiled program's cubin into a buffer of ``nvrtcGetCUBINSize`` bytes.\n\n``nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)``\n\nParameters\n----------\nprog : nvrtcProgram or None\ncubin : buffer\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBIN\n",
        );
    table
        .function(
            c"nvrtcGetCUBINSize",
            both::nvrtcGetCUBINSize,
            c"nvrtcGetCUBINSize($self, prog)\n--\n\nTells the bytes of a compiled program's cubin; 0 if it was compiled for a virtual architecture.\n\n``nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\ncubinSizeRet : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBINSize\n",
        );
    table
        .function(
            c"nvrtcGetErrorString",
            both::nvrtcGetErrorString,
            c"nvrtcGetErrorString($self, result)\n--\n\nTells a result code's name as a C string, such as ``NVRTC_ERROR_COMPILATION``.\n\n``const char *nvrtcGetErrorString(nvrtcResult result)``\n\nParameters\n----------\nresult : nvrtcResult\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetErrorString\n",
        );
    table
        .function(
            c"nvrtcGetLTOIR",
            both::nvrtcGetLTOIR,
            c"nvrtcGetLTOIR($self, prog, LTOIR)\n--\n\nCopies a compiled program's LTO-IR, for nvJitLink, into a buffer of ``nvrtcGetLTOIRSize`` bytes.\n\n``nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)``\n\nParameters\n----------\nprog : nvrtcProgram or None\nLTOIR : buffer\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIR\n",
        );
    table
        .function(
            c"nvrtcGetLTOIRSize",
            both::nvrtcGetLTOIRSize,
            c"nvrtcGetLTOIRSize($self, prog)\n--\n\nTells the bytes of a compiled program's LTO-IR; 0 without the option ``-dlto``.\n\n``nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\nLTOIRSizeRet : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIRSize\n",
        );
    table
        .function(
            c"nvrtcGetLoweredName",
            both::nvrtcGetLoweredName,
            c"nvrtcGetLoweredName($self, prog, name_expression)\n--\n\nTells the mangled name of a noted kernel or variable; the program owns the string.\n\n``nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)``\n\nParameters\n----------\nprog : nvrtcProgram or None\nname_expression : bytes or str\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID``, ``NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION``.\nlowered_name : bytes\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLoweredName\n",
        );
    table
        .function(
            c"nvrtcGetNVVM",
            both::nvrtcGetNVVM,
            c"nvrtcGetNVVM($self, prog, nvvm)\n--\n\nCopies a compiled program's NVVM IR into a buffer (superseded by ``nvrtcGetLTOIR``).\n\n``nvrtcResult nvrtcGetNVVM(nvrtcProgram prog, char *nvvm)``\n\nParameters\n----------\nprog : nvrtcProgram or None\nnvvm : buffer\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier, until CUDA 12.9. Deprecated.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVM\n",
        );
    table
        .function(
            c"nvrtcGetNVVMSize",
            both::nvrtcGetNVVMSize,
            c"nvrtcGetNVVMSize($self, prog)\n--\n\nTells the bytes of a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIRSize``).\n\n``nvrtcResult nvrtcGetNVVMSize(nvrtcProgram prog, size_t *nvvmSizeRet)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``.\nnvvmSizeRet : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier, until CUDA 12.9. Deprecated.\nhttps://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVMSize\n",
        );
    table
        .function(
            c"nvrtcGetNumSupportedArchs",
            both::nvrtcGetNumSupportedArchs,
            c"nvrtcGetNumSupportedArchs($self)\n--\n\nTells how many numbers ``nvrtcGetSupportedArchs`` will write.\n\n``nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)``\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.\nnumArchs : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetNumSupportedArchs\n",
        );
    table
        .function(
            c"nvrtcGetOptiXIR",
            both::nvrtcGetOptiXIR,
            c"nvrtcGetOptiXIR($self, prog, optixir)\n--\n\nCopies a compiled program's OptiX-IR into a buffer of ``nvrtcGetOptiXIRSize`` bytes.\n\n``nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)``\n\nParameters\n----------\nprog : nvrtcProgram or None\noptixir : buffer\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIR\n",
        );
    table
        .function(
            c"nvrtcGetOptiXIRSize",
            both::nvrtcGetOptiXIRSize,
            c"nvrtcGetOptiXIRSize($self, prog)\n--\n\nTells the bytes of a compiled program's OptiX-IR; 0 without the option ``--optix-ir``.\n\n``nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\noptixirSizeRet : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIRSize\n",
        );
    table
        .function(
            c"nvrtcGetPCHCreateStatus",
            both::nvrtcGetPCHCreateStatus,
            c"nvrtcGetPCHCreateStatus($self, prog)\n--\n\nTells whether a program's precompiled header was made, or why not.\n\n``nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED``, ``NVRTC_ERROR_PCH_CREATE``, ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHCreateStatus\n",
        );
    table
        .function(
            c"nvrtcGetPCHHeapSize",
            both::nvrtcGetPCHHeapSize,
            c"nvrtcGetPCHHeapSize($self)\n--\n\nTells the bytes of the heap for precompiled headers.\n\n``nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)``\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.\nret : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSize\n",
        );
    table
        .function(
            c"nvrtcGetPCHHeapSizeRequired",
            both::nvrtcGetPCHHeapSizeRequired,
            c"nvrtcGetPCHHeapSizeRequired($self, prog)\n--\n\nTells how many heap bytes the precompiled header of a program took or would have taken.\n\n``nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.\nsize : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSizeRequired\n",
        );
    table
        .function(
            c"nvrtcGetPTX",
            both::nvrtcGetPTX,
            c"nvrtcGetPTX($self, prog, ptx)\n--\n\nCopies a compiled program's PTX into a buffer of ``nvrtcGetPTXSize`` bytes.\n\n``nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)``\n\nParameters\n----------\nprog : nvrtcProgram or None\nptx : buffer\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTX\n",
        );
    table
        .function(
            c"nvrtcGetPTXSize",
            both::nvrtcGetPTXSize,
            c"nvrtcGetPTXSize($self, prog)\n--\n\nTells the bytes of a compiled program's PTX, its final NUL included.\n\n``nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\nptxSizeRet : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTXSize\n",
        );
    table
        .function(
            c"nvrtcGetProgramLog",
            both::nvrtcGetProgramLog,
            c"nvrtcGetProgramLog($self, prog, log)\n--\n\nCopies a program's warnings and errors into a buffer of ``nvrtcGetProgramLogSize`` bytes.\n\n``nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)``\n\nParameters\n----------\nprog : nvrtcProgram or None\nlog : buffer\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLog\n",
        );
    table
        .function(
            c"nvrtcGetProgramLogSize",
            both::nvrtcGetProgramLogSize,
            c"nvrtcGetProgramLogSize($self, prog)\n--\n\nTells the bytes of a program's compilation log, its final NUL included.\n\n``nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)``\n\nParameters\n----------\nprog : nvrtcProgram or None\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\nlogSizeRet : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLogSize\n",
        );
    table
        .function(
            c"nvrtcGetSupportedArchs",
            both::nvrtcGetSupportedArchs,
            c"nvrtcGetSupportedArchs($self)\n--\n\nLists the compute capabilities that NVRTC compiles for, as numbers such as 90, ascending.\n\n``nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)``\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.\nsupportedArchs : list[int]\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetSupportedArchs\n",
        );
    table
        .function(
            c"nvrtcSetFlowCallback",
            both::nvrtcSetFlowCallback,
            c"nvrtcSetFlowCallback($self, prog, callback, payload)\n--\n\nSets a callback that the compiler calls now and then, and that may cancel the compilation.\n\n``nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)``\n\nParameters\n----------\nprog : nvrtcProgram or None\ncallback : callback\n    cubind keeps it alive as long as ``prog`` exists.\npayload : object\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetFlowCallback\n",
        );
    table
        .function(
            c"nvrtcSetPCHHeapSize",
            both::nvrtcSetPCHHeapSize,
            c"nvrtcSetPCHHeapSize($self, size)\n--\n\nSets the bytes of the heap for precompiled headers.\n\n``nvrtcResult nvrtcSetPCHHeapSize(size_t size)``\n\nParameters\n----------\nsize : int\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``.\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetPCHHeapSize\n",
        );
    table
        .function(
            c"nvrtcVersion",
            both::nvrtcVersion,
            c"nvrtcVersion($self)\n--\n\nTells the major and minor version of NVRTC, which are those of its CUDA toolkit.\n\n``nvrtcResult nvrtcVersion(int *major, int *minor)``\n\nReturns\n-------\nnvrtcResult\n    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.\nmajor : int\nminor : int\n\nNotes\n-----\nIn ``nvrtc.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcVersion\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"nvrtcAddNameExpression",
            c"nvrtcResult (nvrtcProgram, char const *)",
            slots::nvrtcAddNameExpression,
            Some(missing::<{ slots::nvrtcAddNameExpression }, 3>),
        );
    table
        .c_function(
            c"nvrtcCompileProgram",
            c"nvrtcResult (nvrtcProgram, int, char const **)",
            slots::nvrtcCompileProgram,
            Some(missing::<{ slots::nvrtcCompileProgram }, 3>),
        );
    table
        .c_function(
            c"nvrtcCreateProgram",
            c"nvrtcResult (nvrtcProgram *, char const *, char const *, int, char const **, char const **)",
            slots::nvrtcCreateProgram,
            Some(missing::<{ slots::nvrtcCreateProgram }, 3>),
        );
    table
        .c_function(
            c"nvrtcDestroyProgram",
            c"nvrtcResult (nvrtcProgram *)",
            slots::nvrtcDestroyProgram,
            Some(missing::<{ slots::nvrtcDestroyProgram }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetCUBIN",
            c"nvrtcResult (nvrtcProgram, char *)",
            slots::nvrtcGetCUBIN,
            Some(missing::<{ slots::nvrtcGetCUBIN }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetCUBINSize",
            c"nvrtcResult (nvrtcProgram, size_t *)",
            slots::nvrtcGetCUBINSize,
            Some(missing::<{ slots::nvrtcGetCUBINSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetErrorString",
            c"char const *(nvrtcResult)",
            slots::nvrtcGetErrorString,
            Some(missing::<{ slots::nvrtcGetErrorString }, 0>),
        );
    table
        .c_function(
            c"nvrtcGetLTOIR",
            c"nvrtcResult (nvrtcProgram, char *)",
            slots::nvrtcGetLTOIR,
            Some(missing::<{ slots::nvrtcGetLTOIR }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetLTOIRSize",
            c"nvrtcResult (nvrtcProgram, size_t *)",
            slots::nvrtcGetLTOIRSize,
            Some(missing::<{ slots::nvrtcGetLTOIRSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetLoweredName",
            c"nvrtcResult (nvrtcProgram, char const *, char const **)",
            slots::nvrtcGetLoweredName,
            Some(missing::<{ slots::nvrtcGetLoweredName }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetNVVM",
            c"nvrtcResult (nvrtcProgram, char *)",
            slots::nvrtcGetNVVM,
            Some(missing::<{ slots::nvrtcGetNVVM }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetNVVMSize",
            c"nvrtcResult (nvrtcProgram, size_t *)",
            slots::nvrtcGetNVVMSize,
            Some(missing::<{ slots::nvrtcGetNVVMSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetNumSupportedArchs",
            c"nvrtcResult (int *)",
            slots::nvrtcGetNumSupportedArchs,
            Some(missing::<{ slots::nvrtcGetNumSupportedArchs }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetOptiXIR",
            c"nvrtcResult (nvrtcProgram, char *)",
            slots::nvrtcGetOptiXIR,
            Some(missing::<{ slots::nvrtcGetOptiXIR }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetOptiXIRSize",
            c"nvrtcResult (nvrtcProgram, size_t *)",
            slots::nvrtcGetOptiXIRSize,
            Some(missing::<{ slots::nvrtcGetOptiXIRSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetPCHCreateStatus",
            c"nvrtcResult (nvrtcProgram)",
            slots::nvrtcGetPCHCreateStatus,
            Some(missing::<{ slots::nvrtcGetPCHCreateStatus }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetPCHHeapSize",
            c"nvrtcResult (size_t *)",
            slots::nvrtcGetPCHHeapSize,
            Some(missing::<{ slots::nvrtcGetPCHHeapSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetPCHHeapSizeRequired",
            c"nvrtcResult (nvrtcProgram, size_t *)",
            slots::nvrtcGetPCHHeapSizeRequired,
            Some(missing::<{ slots::nvrtcGetPCHHeapSizeRequired }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetPTX",
            c"nvrtcResult (nvrtcProgram, char *)",
            slots::nvrtcGetPTX,
            Some(missing::<{ slots::nvrtcGetPTX }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetPTXSize",
            c"nvrtcResult (nvrtcProgram, size_t *)",
            slots::nvrtcGetPTXSize,
            Some(missing::<{ slots::nvrtcGetPTXSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetProgramLog",
            c"nvrtcResult (nvrtcProgram, char *)",
            slots::nvrtcGetProgramLog,
            Some(missing::<{ slots::nvrtcGetProgramLog }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetProgramLogSize",
            c"nvrtcResult (nvrtcProgram, size_t *)",
            slots::nvrtcGetProgramLogSize,
            Some(missing::<{ slots::nvrtcGetProgramLogSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcGetSupportedArchs",
            c"nvrtcResult (int *)",
            slots::nvrtcGetSupportedArchs,
            Some(missing::<{ slots::nvrtcGetSupportedArchs }, 3>),
        );
    table
        .c_function(
            c"nvrtcSetFlowCallback",
            c"nvrtcResult (nvrtcProgram, void *, void *)",
            slots::nvrtcSetFlowCallback,
            Some(missing::<{ slots::nvrtcSetFlowCallback }, 3>),
        );
    table
        .c_function(
            c"nvrtcSetPCHHeapSize",
            c"nvrtcResult (size_t)",
            slots::nvrtcSetPCHHeapSize,
            Some(missing::<{ slots::nvrtcSetPCHHeapSize }, 3>),
        );
    table
        .c_function(
            c"nvrtcVersion",
            c"nvrtcResult (int *, int *)",
            slots::nvrtcVersion,
            Some(missing::<{ slots::nvrtcVersion }, 3>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvrtc::nvrtcProgram));
    table.class(Class::Enum(&nvrtc::nvrtcResult));
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}
