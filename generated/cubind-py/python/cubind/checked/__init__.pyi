# Written by cubind's generator: do not edit.
from cubind.checked import cuda12 as cuda12, cuda13 as cuda13, cudla as cudla, driver as driver, cufile as cufile, nvfatbin as nvfatbin, nvjitlink as nvjitlink, nvml as nvml, nvrtc as nvrtc, nvvm as nvvm, runtime as runtime, cublas as cublas, cublaslt as cublaslt, cufft as cufft, cupti as cupti, curand as curand, nccl as nccl, nvjpeg as nvjpeg
