# Written by cubind's generator: do not edit.
from cubind.checked.cuda13 import cudla as cudla, driver as driver, cufile as cufile, nvfatbin as nvfatbin, nvjitlink as nvjitlink, nvml as nvml, nvrtc as nvrtc, nvvm as nvvm, runtime as runtime, cublas as cublas, cublaslt as cublaslt, cufft as cufft, cupti as cupti, curand as curand, nvjpeg as nvjpeg, nvtx as nvtx
