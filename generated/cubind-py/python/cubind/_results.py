"""The enums of result codes."""
# Written by cubind's generator: do not edit.

# The library of each, and its function that describes a code.
DESCRIBED_BY = {
    "CUresult": ("driver", "cuGetErrorString"),
    "nvrtcResult": ("nvrtc", "nvrtcGetErrorString"),
    "cudaError_t": ("runtime", "cudaGetErrorString"),
}
# The newest first.
MAJORS = (13, 12, )
