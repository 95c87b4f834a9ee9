# Classes of handles and scalars in `cuda.bindings.driver`, for Cython. They declare the value of an instance,
# and its address.
# Written by cubind's generator: do not edit.
from libc.stdint cimport int32_t, uint32_t, uint64_t
from cuda.bindings cimport cydriver

cdef class CUarray:
    cdef cydriver.CUarray _pvt_val
    cdef cydriver.CUarray* _pvt_ptr

cdef class CUasyncCallback:
    cdef cydriver.CUasyncCallback _pvt_val
    cdef cydriver.CUasyncCallback* _pvt_ptr

cdef class CUasyncCallbackHandle:
    cdef cydriver.CUasyncCallbackHandle _pvt_val
    cdef cydriver.CUasyncCallbackHandle* _pvt_ptr

cdef class CUcontext:
    cdef cydriver.CUcontext _pvt_val
    cdef cydriver.CUcontext* _pvt_ptr

cdef class CUdevResourceDesc:
    cdef cydriver.CUdevResourceDesc _pvt_val
    cdef cydriver.CUdevResourceDesc* _pvt_ptr

cdef class CUdevice:
    cdef int _pvt_val
    cdef int* _pvt_ptr

cdef class CUdeviceptr:
    cdef unsigned long long _pvt_val
    cdef unsigned long long* _pvt_ptr

cdef class CUdeviceptr_v1:
    cdef unsigned int _pvt_val
    cdef unsigned int* _pvt_ptr

cdef class CUeglStreamConnection:
    cdef cydriver.CUeglStreamConnection _pvt_val
    cdef cydriver.CUeglStreamConnection* _pvt_ptr

cdef class CUevent:
    cdef cydriver.CUevent _pvt_val
    cdef cydriver.CUevent* _pvt_ptr

cdef class CUexternalMemory:
    cdef cydriver.CUexternalMemory _pvt_val
    cdef cydriver.CUexternalMemory* _pvt_ptr

cdef class CUexternalSemaphore:
    cdef cydriver.CUexternalSemaphore _pvt_val
    cdef cydriver.CUexternalSemaphore* _pvt_ptr

cdef class CUfunction:
    cdef cydriver.CUfunction _pvt_val
    cdef cydriver.CUfunction* _pvt_ptr

cdef class CUgraph:
    cdef cydriver.CUgraph _pvt_val
    cdef cydriver.CUgraph* _pvt_ptr

cdef class CUgraphConditionalHandle:
    cdef uint64_t _pvt_val
    cdef uint64_t* _pvt_ptr

cdef class CUgraphDeviceNode:
    cdef cydriver.CUgraphDeviceNode _pvt_val
    cdef cydriver.CUgraphDeviceNode* _pvt_ptr

cdef class CUgraphExec:
    cdef cydriver.CUgraphExec _pvt_val
    cdef cydriver.CUgraphExec* _pvt_ptr

cdef class CUgraphNode:
    cdef cydriver.CUgraphNode _pvt_val
    cdef cydriver.CUgraphNode* _pvt_ptr

cdef class CUgraphicsResource:
    cdef cydriver.CUgraphicsResource _pvt_val
    cdef cydriver.CUgraphicsResource* _pvt_ptr

cdef class CUgreenCtx:
    cdef cydriver.CUgreenCtx _pvt_val
    cdef cydriver.CUgreenCtx* _pvt_ptr

cdef class CUhostFn:
    cdef cydriver.CUhostFn _pvt_val
    cdef cydriver.CUhostFn* _pvt_ptr

cdef class CUkernel:
    cdef cydriver.CUkernel _pvt_val
    cdef cydriver.CUkernel* _pvt_ptr

cdef class CUlibrary:
    cdef cydriver.CUlibrary _pvt_val
    cdef cydriver.CUlibrary* _pvt_ptr

cdef class CUlinkState:
    cdef cydriver.CUlinkState _pvt_val
    cdef cydriver.CUlinkState* _pvt_ptr

cdef class CUlogIterator:
    cdef unsigned int _pvt_val
    cdef unsigned int* _pvt_ptr

cdef class CUlogsCallback:
    cdef cydriver.CUlogsCallback _pvt_val
    cdef cydriver.CUlogsCallback* _pvt_ptr

cdef class CUlogsCallbackHandle:
    cdef cydriver.CUlogsCallbackHandle _pvt_val
    cdef cydriver.CUlogsCallbackHandle* _pvt_ptr

cdef class CUmemGenericAllocationHandle:
    cdef unsigned long long _pvt_val
    cdef unsigned long long* _pvt_ptr

cdef class CUmemoryPool:
    cdef cydriver.CUmemoryPool _pvt_val
    cdef cydriver.CUmemoryPool* _pvt_ptr

cdef class CUmipmappedArray:
    cdef cydriver.CUmipmappedArray _pvt_val
    cdef cydriver.CUmipmappedArray* _pvt_ptr

cdef class CUmodule:
    cdef cydriver.CUmodule _pvt_val
    cdef cydriver.CUmodule* _pvt_ptr

cdef class CUoccupancyB2DSize:
    cdef cydriver.CUoccupancyB2DSize _pvt_val
    cdef cydriver.CUoccupancyB2DSize* _pvt_ptr

cdef class CUstream:
    cdef cydriver.CUstream _pvt_val
    cdef cydriver.CUstream* _pvt_ptr

cdef class CUstreamCallback:
    cdef cydriver.CUstreamCallback _pvt_val
    cdef cydriver.CUstreamCallback* _pvt_ptr

cdef class CUsurfObject:
    cdef unsigned long long _pvt_val
    cdef unsigned long long* _pvt_ptr

cdef class CUsurfref:
    cdef cydriver.CUsurfref _pvt_val
    cdef cydriver.CUsurfref* _pvt_ptr

cdef class CUtexObject:
    cdef unsigned long long _pvt_val
    cdef unsigned long long* _pvt_ptr

cdef class CUtexref:
    cdef cydriver.CUtexref _pvt_val
    cdef cydriver.CUtexref* _pvt_ptr

cdef class CUuserObject:
    cdef cydriver.CUuserObject _pvt_val
    cdef cydriver.CUuserObject* _pvt_ptr

cdef class EGLImageKHR:
    cdef cydriver.EGLImageKHR _pvt_val
    cdef cydriver.EGLImageKHR* _pvt_ptr

cdef class EGLStreamKHR:
    cdef cydriver.EGLStreamKHR _pvt_val
    cdef cydriver.EGLStreamKHR* _pvt_ptr

cdef class EGLSyncKHR:
    cdef cydriver.EGLSyncKHR _pvt_val
    cdef cydriver.EGLSyncKHR* _pvt_ptr

cdef class EGLint:
    cdef int32_t _pvt_val
    cdef int32_t* _pvt_ptr

cdef class GLenum:
    cdef unsigned int _pvt_val
    cdef unsigned int* _pvt_ptr

cdef class GLuint:
    cdef unsigned int _pvt_val
    cdef unsigned int* _pvt_ptr

cdef class VdpDevice:
    cdef uint32_t _pvt_val
    cdef uint32_t* _pvt_ptr

cdef class VdpFuncId:
    cdef uint32_t _pvt_val
    cdef uint32_t* _pvt_ptr

cdef class VdpOutputSurface:
    cdef uint32_t _pvt_val
    cdef uint32_t* _pvt_ptr

cdef class VdpVideoSurface:
    cdef uint32_t _pvt_val
    cdef uint32_t* _pvt_ptr

cdef class cuuint32_t:
    cdef uint32_t _pvt_val
    cdef uint32_t* _pvt_ptr

cdef class cuuint64_t:
    cdef uint64_t _pvt_val
    cdef uint64_t* _pvt_ptr
