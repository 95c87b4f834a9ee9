"""The types of results: enums of result codes, and records with one."""
# Written by cubind's generator: do not edit.

# The library that has each.
OWNERS: dict[str, str] = {
    "cudlaStatus": "cudla",
    "CUresult": "driver",
    "CUfileError_t": "cufile",
    "nvFatbinResult": "nvfatbin",
    "nvJitLinkResult": "nvjitlink",
    "nvrtcResult": "nvrtc",
    "nvvmResult": "nvvm",
    "cudaError_t": "runtime",
    "cublasStatus_t": "cublas",
}
# The function that describes a code, of the libraries that have one.
DESCRIBED_BY: dict[str, str] = {
    "driver": "cuGetErrorString",
    "nvfatbin": "nvFatbinGetErrorString",
    "nvrtc": "nvrtcGetErrorString",
    "nvvm": "nvvmGetErrorString",
    "runtime": "cudaGetErrorString",
    "cublas": "cublasGetStatusString",
    "cublaslt": "cublasLtGetStatusString",
}
# The field with the code, by library, where the result is a record.
CODE_FIELDS: dict[str, str] = {
    "cufile": "err",
}
# The newest first.
MAJORS = (13, 12, )
