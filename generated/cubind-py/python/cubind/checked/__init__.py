"""The functions of `cubind`, with exceptions instead of result codes.

A call returns its output, a tuple of several outputs, or None. A code other than success is raised as
`cubind.CudaError`::

    from cubind.checked import driver

    driver.cuInit(0)
    device = driver.cuDeviceGet(0)
    free, total = driver.cuMemGetInfo()

All other names are the same as in the modules of `cubind`, and refer to the same classes.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

__getattr__, __dir__ = _modules.on_demand(
    globals(),
    modules=("cudla", "driver", "cufile", "nvfatbin", "nvjitlink", "nvml", "nvrtc", "nvvm", "runtime", "cublas", "cublaslt", "cudnn", "cudss", "cufft", "cupti", "curand", "cusparse", "cusolver", "cusolvermg", "cusparselt", "cutensor", "nccl", "nvcomp", "nvjpeg", "nvjpeg2k", "nvtiff", "nvtx", "cuda12", "cuda13", ),
)
