# The classes of handles and numbers in `cuda.bindings.nvrtc`, for Cython: what an instance stands for, and where that is.
# Written by cubind's generator: do not edit.
from cuda.bindings cimport cynvrtc

cdef class nvrtcProgram:
    cdef cynvrtc.nvrtcProgram _pvt_val
    cdef cynvrtc.nvrtcProgram* _pvt_ptr
