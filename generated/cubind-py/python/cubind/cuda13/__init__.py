"""CUDA 13, with the API of toolkit 13.5."""
# Written by cubind's generator: do not edit.

from cubind import _modules

__getattr__, __dir__ = _modules.on_demand(globals(), modules=("cudla", "driver", "cufile", "nvfatbin", "nvjitlink", "nvml", "nvrtc", "nvvm", "runtime", "cublas", "cublaslt", "cufft", "cupti", "curand", "cusparse", "cusolver", "cusolvermg", "nvjpeg", "nvtx", ))
