# Classes of handles and scalars in `cuda.bindings.nvrtc`, for Cython. They declare the value of an instance,
# and its address.
# Written by cubind's generator: do not edit.
from cuda.bindings cimport cynvrtc

cdef class nvrtcProgram:
    cdef cynvrtc.nvrtcProgram _pvt_val
    cdef cynvrtc.nvrtcProgram* _pvt_ptr
