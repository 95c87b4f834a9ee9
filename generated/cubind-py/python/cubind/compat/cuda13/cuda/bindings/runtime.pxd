# Classes of handles and scalars in `cuda.bindings.runtime`, for Cython. They declare the value of an instance,
# and its address.
# Written by cubind's generator: do not edit.
from cuda.bindings cimport cyruntime

cdef class cudaArray_t:
    cdef cyruntime.cudaArray_t _pvt_val
    cdef cyruntime.cudaArray_t* _pvt_ptr

cdef class cudaAsyncCallback:
    cdef cyruntime.cudaAsyncCallback _pvt_val
    cdef cyruntime.cudaAsyncCallback* _pvt_ptr

cdef class cudaAsyncCallbackHandle_t:
    cdef cyruntime.cudaAsyncCallbackHandle_t _pvt_val
    cdef cyruntime.cudaAsyncCallbackHandle_t* _pvt_ptr

cdef class cudaExecutionContext_t:
    cdef cyruntime.cudaExecutionContext_t _pvt_val
    cdef cyruntime.cudaExecutionContext_t* _pvt_ptr

cdef class cudaExternalMemory_t:
    cdef cyruntime.cudaExternalMemory_t _pvt_val
    cdef cyruntime.cudaExternalMemory_t* _pvt_ptr

cdef class cudaExternalSemaphore_t:
    cdef cyruntime.cudaExternalSemaphore_t _pvt_val
    cdef cyruntime.cudaExternalSemaphore_t* _pvt_ptr

cdef class cudaGraphConditionalHandle:
    cdef unsigned long long _pvt_val
    cdef unsigned long long* _pvt_ptr

cdef class cudaGraphRecaptureCallback_t:
    cdef cyruntime.cudaGraphRecaptureCallback_t _pvt_val
    cdef cyruntime.cudaGraphRecaptureCallback_t* _pvt_ptr

cdef class cudaGraphicsResource_t:
    cdef cyruntime.cudaGraphicsResource_t _pvt_val
    cdef cyruntime.cudaGraphicsResource_t* _pvt_ptr

cdef class cudaHostFn_t:
    cdef cyruntime.cudaHostFn_t _pvt_val
    cdef cyruntime.cudaHostFn_t* _pvt_ptr

cdef class cudaLogIterator:
    cdef unsigned int _pvt_val
    cdef unsigned int* _pvt_ptr

cdef class cudaLogsCallback_t:
    cdef cyruntime.cudaLogsCallback_t _pvt_val
    cdef cyruntime.cudaLogsCallback_t* _pvt_ptr

cdef class cudaMipmappedArray_t:
    cdef cyruntime.cudaMipmappedArray_t _pvt_val
    cdef cyruntime.cudaMipmappedArray_t* _pvt_ptr

cdef class cudaStreamCallback_t:
    cdef cyruntime.cudaStreamCallback_t _pvt_val
    cdef cyruntime.cudaStreamCallback_t* _pvt_ptr

cdef class cudaSurfaceObject_t:
    cdef unsigned long long _pvt_val
    cdef unsigned long long* _pvt_ptr

cdef class cudaTextureObject_t:
    cdef unsigned long long _pvt_val
    cdef unsigned long long* _pvt_ptr
