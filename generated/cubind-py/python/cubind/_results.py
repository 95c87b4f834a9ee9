"""The types of results: enums of result codes, and records that contain one."""
# Written by cubind's generator: do not edit.

# The library to which each result type belongs.
OWNERS: dict[str, str] = {
    "cudlaStatus": "cudla",
    "CUresult": "driver",
    "CUfileError_t": "cufile",
    "nvFatbinResult": "nvfatbin",
    "nvJitLinkResult": "nvjitlink",
    "nvmlReturn_t": "nvml",
    "nvrtcResult": "nvrtc",
    "nvvmResult": "nvvm",
    "cudaError_t": "runtime",
    "cublasStatus_t": "cublas",
    "cudnnStatus_t": "cudnn",
    "cudssStatus_t": "cudss",
    "cufftResult": "cufft",
    "CUptiResult": "cupti",
    "curandStatus_t": "curand",
    "cusparseStatus_t": "cusparse",
    "cusolverStatus_t": "cusolver",
    "cutensorStatus_t": "cutensor",
    "ncclResult_t": "nccl",
    "nvcompStatus_t": "nvcomp",
    "nvjpegStatus_t": "nvjpeg",
    "nvjpeg2kStatus_t": "nvjpeg2k",
    "nvtiffStatus_t": "nvtiff",
}
# The function that describes a code, for the libraries that have such a function.
DESCRIBED_BY: dict[str, str] = {
    "driver": "cuGetErrorString",
    "nvfatbin": "nvFatbinGetErrorString",
    "nvml": "nvmlErrorString",
    "nvrtc": "nvrtcGetErrorString",
    "nvvm": "nvvmGetErrorString",
    "runtime": "cudaGetErrorString",
    "cublas": "cublasGetStatusString",
    "cublaslt": "cublasLtGetStatusString",
    "cudnn": "cudnnGetErrorString",
    "cusparse": "cusparseGetErrorString",
    "cusparselt": "cusparseLtGetErrorString",
    "cutensor": "cutensorGetErrorString",
    "nccl": "ncclGetErrorString",
    "nvcomp": "nvcompGetStatusString",
}
# The code of calls that have not failed and are still in progress, by library.
IN_PROGRESS: dict[str, int] = {
    "nccl": 7,
}
# The code of calls that fail because the memory for the outputs is too small, by library.
TOO_SMALL: dict[str, int] = {
    "nvml": 7,
}
# The libraries whose codes above 0 are warnings: the call has succeeded.
WARNINGS: frozenset[str] = frozenset(
    (
    )
)
# The function that returns the last error message, and its arguments, by library. If a library has a log for each
# object, these are the function that returns the log, and the function that returns its length.
LAST_MESSAGES: dict[str, tuple[str, tuple[object, ...], str]] = {
    "nvjitlink": ("nvJitLinkGetErrorLog", (), "nvJitLinkGetErrorLogSize"),
    "nvrtc": ("nvrtcGetProgramLog", (), "nvrtcGetProgramLogSize"),
    "nvvm": ("nvvmGetProgramLog", (), "nvvmGetProgramLogSize"),
    "cudnn": ("cudnnGetLastErrorString", (1 << 14,), ""),
    "nccl": ("ncclGetLastError", (None,), ""),
}
# The functions whose failures are explained by an object's log, with the index and the name of the object's parameter.
LOGS: dict[str, dict[str, tuple[int, str]]] = {
    "nvjitlink": {
        "nvJitLinkAddData": (0, "handle"),
        "nvJitLinkAddFile": (0, "handle"),
        "nvJitLinkComplete": (0, "handle"),
    },
    "nvrtc": {
        "nvrtcCompileProgram": (0, "prog"),
    },
    "nvvm": {
        "nvvmCompileProgram": (0, "prog"),
        "nvvmVerifyProgram": (0, "prog"),
    },
}
# The field that contains the code, for libraries that return records.
CODE_FIELDS: dict[str, str] = {
    "cufile": "err",
}
# The known replacements of deprecated functions, by module.
SUCCESSORS: dict[str, dict[str, str]] = {
    "cubind.cuda12.nvrtc": {
        "nvrtcGetNVVM": "nvrtcGetLTOIR",
        "nvrtcGetNVVMSize": "nvrtcGetLTOIRSize",
    },
    "cubind.cuda12.runtime": {
        "cudaThreadExit": "cudaDeviceReset",
        "cudaThreadGetCacheConfig": "cudaDeviceGetCacheConfig",
        "cudaThreadGetLimit": "cudaDeviceGetLimit",
        "cudaThreadSetCacheConfig": "cudaDeviceSetCacheConfig",
        "cudaThreadSetLimit": "cudaDeviceSetLimit",
        "cudaThreadSynchronize": "cudaDeviceSynchronize",
    },
}
# The modules of each library, the newest major version first.
MODULES: dict[str, tuple[tuple[int, str], ...]] = {
    "cudla": ((13, "cubind.cuda13.cudla"),),
    "driver": ((13, "cubind.cuda13.driver"), (12, "cubind.cuda12.driver")),
    "cufile": ((13, "cubind.cuda13.cufile"), (12, "cubind.cuda12.cufile")),
    "nvfatbin": ((13, "cubind.cuda13.nvfatbin"), (12, "cubind.cuda12.nvfatbin")),
    "nvjitlink": ((13, "cubind.cuda13.nvjitlink"), (12, "cubind.cuda12.nvjitlink")),
    "nvml": ((13, "cubind.cuda13.nvml"), (12, "cubind.cuda12.nvml")),
    "nvrtc": ((13, "cubind.cuda13.nvrtc"), (12, "cubind.cuda12.nvrtc")),
    "nvvm": ((13, "cubind.cuda13.nvvm"), (12, "cubind.cuda12.nvvm")),
    "runtime": ((13, "cubind.cuda13.runtime"), (12, "cubind.cuda12.runtime")),
    "cublas": ((13, "cubind.cuda13.cublas"), (12, "cubind.cuda12.cublas")),
    "cublaslt": ((13, "cubind.cuda13.cublaslt"), (12, "cubind.cuda12.cublaslt")),
    "cudnn": ((9, "cubind.cudnn"),),
    "cudss": ((1, "cubind.cudss"),),
    "cufft": ((13, "cubind.cuda13.cufft"), (12, "cubind.cuda12.cufft")),
    "cupti": ((13, "cubind.cuda13.cupti"), (12, "cubind.cuda12.cupti")),
    "curand": ((13, "cubind.cuda13.curand"), (12, "cubind.cuda12.curand")),
    "cusparse": ((13, "cubind.cuda13.cusparse"), (12, "cubind.cuda12.cusparse")),
    "cusolver": ((13, "cubind.cuda13.cusolver"), (12, "cubind.cuda12.cusolver")),
    "cusolvermg": ((13, "cubind.cuda13.cusolvermg"), (12, "cubind.cuda12.cusolvermg")),
    "cusparselt": ((0, "cubind.cusparselt"),),
    "cutensor": ((2, "cubind.cutensor"),),
    "nccl": ((2, "cubind.nccl"),),
    "nvcomp": ((6, "cubind.nvcomp"),),
    "nvjpeg": ((13, "cubind.cuda13.nvjpeg"), (12, "cubind.cuda12.nvjpeg")),
    "nvjpeg2k": ((0, "cubind.nvjpeg2k"),),
    "nvtiff": ((0, "cubind.nvtiff"),),
    "nvtx": ((13, "cubind.cuda13.nvtx"), (12, "cubind.cuda12.nvtx")),
}
