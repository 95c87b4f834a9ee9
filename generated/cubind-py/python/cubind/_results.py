"""The types of results: enums of result codes, and records with one."""
# Written by cubind's generator: do not edit.

# The library of each, and its function that describes a code, if it has one.
DESCRIBED_BY: dict[str, tuple[str, str | None]] = {
    "cudlaStatus": ("cudla", None),
    "CUresult": ("driver", "cuGetErrorString"),
    "CUfileError_t": ("cufile", None),
    "nvFatbinResult": ("nvfatbin", "nvFatbinGetErrorString"),
    "nvJitLinkResult": ("nvjitlink", None),
    "nvrtcResult": ("nvrtc", "nvrtcGetErrorString"),
    "nvvmResult": ("nvvm", "nvvmGetErrorString"),
    "cudaError_t": ("runtime", "cudaGetErrorString"),
    "cublasStatus_t": ("cublas", "cublasGetStatusString"),
    "cublasStatus_t": ("cublaslt", "cublasLtGetStatusString"),
    "cublasStatus_t": ("cublasxt", None),
}
# The field with the code, by library, where the result is a record.
CODE_FIELDS: dict[str, str] = {
    "cufile": "err",
}
# The newest first.
MAJORS = (13, 12, )
