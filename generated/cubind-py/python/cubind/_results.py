"""The types of results: enums of result codes, and records with one."""
# Written by cubind's generator: do not edit.

# The library of each, and its function that describes a code, if it has one.
DESCRIBED_BY: dict[str, tuple[str, str | None]] = {
    "cudlaStatus": ("cudla", None),
    "CUresult": ("driver", "cuGetErrorString"),
    "CUfileError_t": ("cufile", None),
    "nvFatbinResult": ("nvfatbin", "nvFatbinGetErrorString"),
    "nvJitLinkResult": ("nvjitlink", None),
    "nvmlReturn_t": ("nvml", "nvmlErrorString"),
    "nvrtcResult": ("nvrtc", "nvrtcGetErrorString"),
    "nvvmResult": ("nvvm", "nvvmGetErrorString"),
    "cudaError_t": ("runtime", "cudaGetErrorString"),
    "ncclResult_t": ("nccl", "ncclGetErrorString"),
}
# The field with the code, by library, where the result is a record.
CODE_FIELDS: dict[str, str] = {
    "cufile": "err",
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
    "nccl": ((2, "cubind.nccl"),),
}
