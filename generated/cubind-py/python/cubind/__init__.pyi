# Written by cubind's generator: do not edit.
from cubind import cuda12 as cuda12, cuda13 as cuda13, cudla as cudla, driver as driver, cufile as cufile, nvfatbin as nvfatbin, nvjitlink as nvjitlink, nvml as nvml, nvrtc as nvrtc, nvvm as nvvm, runtime as runtime, cublas as cublas, cublaslt as cublaslt, cudnn as cudnn, cudss as cudss, cufft as cufft, cupti as cupti, curand as curand, cusparse as cusparse, cusolver as cusolver, cusolvermg as cusolvermg, cusparselt as cusparselt, cutensor as cutensor, nccl as nccl, nvcomp as nvcomp, nvjpeg as nvjpeg, nvjpeg2k as nvjpeg2k, nvtiff as nvtiff, nvtx as nvtx, checked as checked, compat as compat, errors as errors
from cubind._checked import check as check
from cubind._history import available as available, since as since
from cubind._installed import include_dirs as include_dirs, show_versions as show_versions
from cubind._native import per_thread_default_stream as per_thread_default_stream, set_per_thread_default_stream as set_per_thread_default_stream
from cubind.errors import CudaError as CudaError, DynamicLibNotFoundError as DynamicLibNotFoundError, FunctionNotFoundError as FunctionNotFoundError

__version__: str
