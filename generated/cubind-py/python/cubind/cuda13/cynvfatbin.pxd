# nvFatbin of CUDA 13 (API of toolkit 13.5), for Cython's `cimport`.
# Written by cubind's generator: do not edit.


ctypedef void* nvFatbinHandle "nvFatbinHandle"
ctypedef enum nvFatbinResult "nvFatbinResult":
    NVFATBIN_SUCCESS = 0
    NVFATBIN_ERROR_INTERNAL = 1
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3
    NVFATBIN_ERROR_MISSING_PTX_VERSION = 4
    NVFATBIN_ERROR_NULL_POINTER = 5
    NVFATBIN_ERROR_COMPRESSION_FAILED = 6
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8
    NVFATBIN_ERROR_INVALID_ARCH = 9
    NVFATBIN_ERROR_INVALID_NVVM = 10
    NVFATBIN_ERROR_EMPTY_INPUT = 11
    NVFATBIN_ERROR_MISSING_PTX_ARCH = 12
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13
    NVFATBIN_ERROR_MISSING_FATBIN = 14
    NVFATBIN_ERROR_INVALID_INDEX = 15
    NVFATBIN_ERROR_IDENTIFIER_REUSE = 16
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17
    _NVFATBINRESULT_INTERNAL_LOADING_ERROR = -42


cdef const char* nvFatbinGetErrorString(nvFatbinResult result) except? NULL nogil
cdef nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void* code, size_t size, const char* arch, const char* identifier) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void* code, size_t size, const char* identifier) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void* code, size_t size, const char* arch, const char* identifier, const char* optionsCmdLine) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char* code, size_t size, const char* arch, const char* identifier, const char* optionsCmdLine) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void* code, size_t size) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void* code, size_t size, const char* identifier, const char* optionsCmdLine) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinCreate(nvFatbinHandle* handle_indirect, const char** options, size_t optionsCount) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinDestroy(nvFatbinHandle* handle_indirect) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void* buffer) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t* size) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
cdef nvFatbinResult nvFatbinVersion(unsigned int* major, unsigned int* minor) except? _NVFATBINRESULT_INTERNAL_LOADING_ERROR nogil
