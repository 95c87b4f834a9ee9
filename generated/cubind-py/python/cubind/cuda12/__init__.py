"""CUDA 12, with the API of toolkit 12.9."""
# Written by cubind's generator: do not edit.

from cubind import _modules

__getattr__, __dir__ = _modules.on_demand(globals(), modules=("driver", "cufile", "nvfatbin", "nvjitlink", "nvml", "nvrtc", "nvvm", "runtime", "cublas", "cublaslt", "cufft", "cupti", "curand", "cusparse", "cusolver", "cusolvermg", "nvjpeg", "nvtx", ))
