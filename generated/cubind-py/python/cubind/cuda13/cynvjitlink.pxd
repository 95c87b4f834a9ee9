# nvJitLink of CUDA 13 (API of toolkit 13.5), for Cython's `cimport`.
# Written by cubind's generator: do not edit.

from libc.stdint cimport uint32_t


ctypedef void* nvJitLinkHandle "nvJitLinkHandle"
ctypedef enum nvJitLinkInputType "nvJitLinkInputType":
    NVJITLINK_INPUT_NONE = 0
    NVJITLINK_INPUT_CUBIN = 1
    NVJITLINK_INPUT_PTX = 2
    NVJITLINK_INPUT_LTOIR = 3
    NVJITLINK_INPUT_FATBIN = 4
    NVJITLINK_INPUT_OBJECT = 5
    NVJITLINK_INPUT_LIBRARY = 6
    NVJITLINK_INPUT_INDEX = 7
    NVJITLINK_INPUT_ANY = 10
ctypedef enum nvJitLinkResult "nvJitLinkResult":
    NVJITLINK_SUCCESS = 0
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1
    NVJITLINK_ERROR_MISSING_ARCH = 2
    NVJITLINK_ERROR_INVALID_INPUT = 3
    NVJITLINK_ERROR_PTX_COMPILE = 4
    NVJITLINK_ERROR_NVVM_COMPILE = 5
    NVJITLINK_ERROR_INTERNAL = 6
    NVJITLINK_ERROR_THREADPOOL = 7
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8
    NVJITLINK_ERROR_FINALIZE = 9
    NVJITLINK_ERROR_NULL_INPUT = 10
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12
    NVJITLINK_ERROR_ARCH_MISMATCH = 13
    NVJITLINK_ERROR_OUTDATED_LIBRARY = 14
    NVJITLINK_ERROR_MISSING_FATBIN = 15
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16
    NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17
    NVJITLINK_ERROR_LTO_NOT_ENABLED = 18
    _NVJITLINKRESULT_INTERNAL_LOADING_ERROR = -42


cdef nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void* data, size_t size, const char* name) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char* fileName) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle* handle, uint32_t numOptions, const char** options) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle* handle) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char* log) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t* size) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char* log) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t* size) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void* cubin) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t* size) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void* ltoir) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t* size) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char* ptx) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t* size) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvJitLinkResult nvJitLinkVersion(unsigned int* major, unsigned int* minor) except? _NVJITLINKRESULT_INTERNAL_LOADING_ERROR nogil
