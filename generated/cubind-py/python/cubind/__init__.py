"""CUDA for Python: the complete driver API, the runtime API, and NVIDIA's other host libraries, with their C names.

The functions of `checked` return the values that C writes through pointers, and raise `CudaError` on failure::

    from cubind.checked import driver

    driver.cuInit(0)
    device = driver.cuDeviceGet(0)
    print(driver.cuDeviceGetName(device))

The functions of the plain modules return a tuple of the result code and these outputs, as in NVIDIA's `cuda.bindings`::

    from cubind import driver

    err, device = driver.cuDeviceGet(0)
    if err != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(err)

If a call fails, its outputs are None, except those that describe the error. A library is loaded when one of its
functions is first called, so importing requires neither a GPU nor CUDA.

`set_per_thread_default_stream(True)`, if called before any function of CUDA, selects a separate default stream for each
thread. Without a call, the environment variable CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM selects the default stream.

`show_versions()`, or `python -m cubind`, prints the installed versions. `include_dirs()` returns the directories of
CUDA's headers.

`since("cuGraphAddNode")` returns the version of CUDA that introduced the function, and `available("cuGraphAddNode")`
returns True if the installed library contains it.

Modules
-------
cudla
    cuDLA of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
driver
    CUDA driver API of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cufile
    cuFile of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
nvfatbin
    nvFatbin of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
nvjitlink
    nvJitLink of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
nvml
    NVML of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
nvrtc
    NVRTC of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
nvvm
    NVVM of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
runtime
    CUDA runtime API of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cublas
    cuBLAS and cuBLASXt of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cublaslt
    cuBLASLt of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cudnn
    cuDNN 9, versioned independently of CUDA.
cudss
    cuDSS 1, versioned independently of CUDA.
cufft
    cuFFT of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cupti
    CUPTI of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
curand
    cuRAND of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cusparse
    cuSPARSE of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cusolver
    cuSOLVER of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cusolvermg
    cuSOLVERMg of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cusparselt
    cuSPARSELt 0, versioned independently of CUDA.
cutensor
    cuTENSOR 2, versioned independently of CUDA.
nccl
    NCCL 2, versioned independently of CUDA.
nvcomp
    nvCOMP 6, versioned independently of CUDA.
nvjpeg
    nvJPEG of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
nvjpeg2k
    nvJPEG2000 0, versioned independently of CUDA.
nvtiff
    nvTIFF 0, versioned independently of CUDA.
nvtx
    NVTX of CUDA 13, unless the environment variable CUBIND_CUDA selects another major version.
cuda12
    The same modules for CUDA 12.
cuda13
    The same modules for CUDA 13.
checked
    The same modules, whose functions raise `CudaError` instead of returning a code; `check` does the same for one call.
compat
    Runs programs for NVIDIA's `cuda.bindings` on this package: `python -m cubind.compat prog.py`.
errors
    Exceptions.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

__version__ = "0.1.0"

__getattr__, __dir__ = _modules.on_demand(
    globals(),
    modules=("cudla", "driver", "cufile", "nvfatbin", "nvjitlink", "nvml", "nvrtc", "nvvm", "runtime", "cublas", "cublaslt", "cudnn", "cudss", "cufft", "cupti", "curand", "cusparse", "cusolver", "cusolvermg", "cusparselt", "cutensor", "nccl", "nvcomp", "nvjpeg", "nvjpeg2k", "nvtiff", "nvtx", "cuda12", "cuda13", "checked", "compat", "errors"),
    names={
        "available": "_history",
        "check": "_checked",
        "CudaError": "errors",
        "DynamicLibNotFoundError": "errors",
        "FunctionNotFoundError": "errors",
        "include_dirs": "_installed",
        "per_thread_default_stream": "_native",
        "set_per_thread_default_stream": "_native",
        "show_versions": "_installed",
        "since": "_history",
    },
)
