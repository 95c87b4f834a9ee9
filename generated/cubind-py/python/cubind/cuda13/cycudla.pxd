# cuDLA of CUDA 13 (API of toolkit 13.5), for Cython's `cimport`.
# Written by cubind's generator: do not edit.

from libc.stdint cimport uint32_t, uint64_t, uint8_t


ctypedef enum cudlaFenceType "cudlaFenceType":
    CUDLA_NVSCISYNC_FENCE = 1
    CUDLA_NVSCISYNC_FENCE_SOF = 2
ctypedef struct CudlaFence "CudlaFence":
    void* fence
    cudlaFenceType type
ctypedef enum cudlaAccessPermissionFlags "cudlaAccessPermissionFlags":
    CUDLA_READ_WRITE_PERM = 0
    CUDLA_READ_ONLY_PERM = 1
    CUDLA_TASK_STATISTICS = 2
ctypedef union cudlaDevAttribute "cudlaDevAttribute":
    uint8_t unifiedAddressingSupported
    uint32_t deviceVersion
ctypedef enum cudlaDevAttributeType "cudlaDevAttributeType":
    CUDLA_UNIFIED_ADDRESSING = 0
    CUDLA_DEVICE_VERSION = 1
ctypedef void* cudlaDevHandle "cudlaDevHandle"
ctypedef struct cudlaExternalMemoryHandleDesc_t "cudlaExternalMemoryHandleDesc_t":
    const void* extBufObject
    unsigned long long size
ctypedef cudlaExternalMemoryHandleDesc_t cudlaExternalMemoryHandleDesc "cudlaExternalMemoryHandleDesc"
ctypedef struct cudlaExternalSemaphoreHandleDesc_t "cudlaExternalSemaphoreHandleDesc_t":
    const void* extSyncObject
ctypedef cudlaExternalSemaphoreHandleDesc_t cudlaExternalSemaphoreHandleDesc "cudlaExternalSemaphoreHandleDesc"
ctypedef enum cudlaMode "cudlaMode":
    CUDLA_CUDA_DLA = 0
    CUDLA_STANDALONE = 1
ctypedef void* cudlaModule "cudlaModule"
ctypedef struct cudlaModuleTensorDescriptor "cudlaModuleTensorDescriptor":
    char name[81]
    uint64_t size
    uint64_t n
    uint64_t c
    uint64_t h
    uint64_t w
    uint8_t dataFormat
    uint8_t dataType
    uint8_t dataCategory
    uint8_t pixelFormat
    uint8_t pixelMapping
    uint32_t stride[8]
ctypedef union cudlaModuleAttribute "cudlaModuleAttribute":
    uint32_t numInputTensors
    uint32_t numOutputTensors
    cudlaModuleTensorDescriptor* inputTensorDesc
    cudlaModuleTensorDescriptor* outputTensorDesc
ctypedef enum cudlaModuleAttributeType "cudlaModuleAttributeType":
    CUDLA_NUM_INPUT_TENSORS = 0
    CUDLA_NUM_OUTPUT_TENSORS = 1
    CUDLA_INPUT_TENSOR_DESCRIPTORS = 2
    CUDLA_OUTPUT_TENSOR_DESCRIPTORS = 3
    CUDLA_NUM_OUTPUT_TASK_STATISTICS = 4
    CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS = 5
ctypedef enum cudlaModuleLoadFlags "cudlaModuleLoadFlags":
    CUDLA_MODULE_DEFAULT = 0
    CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS = 1
ctypedef enum cudlaNvSciSyncAttributes "cudlaNvSciSyncAttributes":
    CUDLA_NVSCISYNC_ATTR_WAIT = 1
    CUDLA_NVSCISYNC_ATTR_SIGNAL = 2
ctypedef enum cudlaScratchMemoryConfig "cudlaScratchMemoryConfig":
    CUDLA_SCRATCH_MEMORY_DEFAULT = 0
    CUDLA_SCRATCH_MEMORY_SHARED_STATIC = 2
    CUDLA_SCRATCH_MEMORY_CONFIG_MAX = 2147483647
ctypedef struct cudlaSignalEvents "cudlaSignalEvents":
    const uint64_t** devPtrs
    CudlaFence* eofFences
    uint32_t numEvents
ctypedef enum cudlaStatus "cudlaStatus":
    cudlaSuccess = 0
    cudlaErrorInvalidParam = 1
    cudlaErrorOutOfResources = 2
    cudlaErrorCreationFailed = 3
    cudlaErrorInvalidAddress = 4
    cudlaErrorOs = 5
    cudlaErrorCuda = 6
    cudlaErrorUmd = 7
    cudlaErrorInvalidDevice = 8
    cudlaErrorInvalidAttribute = 9
    cudlaErrorIncompatibleDlaSWVersion = 10
    cudlaErrorMemoryRegistered = 11
    cudlaErrorInvalidModule = 12
    cudlaErrorUnsupportedOperation = 13
    cudlaErrorNvSci = 14
    cudlaErrorDriverNotFound = 15
    cudlaErrorDlaErrInvalidInput = 1073741825
    cudlaErrorDlaErrInvalidPreAction = 1073741826
    cudlaErrorDlaErrNoMem = 1073741827
    cudlaErrorDlaErrProcessorBusy = 1073741828
    cudlaErrorDlaErrTaskStatusMismatch = 1073741829
    cudlaErrorDlaErrEngineTimeout = 1073741830
    cudlaErrorDlaErrDataMismatch = 1073741831
    cudlaErrorUnknown = 2147483647
    _CUDLASTATUS_INTERNAL_LOADING_ERROR = -42
ctypedef enum cudlaSubmissionFlags "cudlaSubmissionFlags":
    CUDLA_SUBMIT_NOOP = 1
    CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE = 2
    CUDLA_SUBMIT_DIAGNOSTICS_TASK = 4
ctypedef struct cudlaWaitEvents "cudlaWaitEvents":
    const CudlaFence* preFences
    uint32_t numEvents
ctypedef struct cudlaTask "cudlaTask":
    cudlaModule moduleHandle
    const uint64_t** outputTensor
    uint32_t numOutputTensors
    uint32_t numInputTensors
    const uint64_t** inputTensor
    const cudlaWaitEvents* waitEvents
    cudlaSignalEvents* signalEvents
ctypedef cudlaDevAttribute cudlaDevAttribute_t "cudlaDevAttribute_t"
ctypedef cudlaModuleAttribute cudlaModuleAttribute_t "cudlaModuleAttribute_t"
ctypedef cudlaModuleTensorDescriptor cudlaModuleTensorDescriptor_t "cudlaModuleTensorDescriptor_t"
ctypedef cudlaTask cudlaTask_t "cudlaTask_t"

cdef enum: CUDLA_DATA_CATEGORY_BIAS = 4
cdef enum: CUDLA_DATA_CATEGORY_FEATURE = 2
cdef enum: CUDLA_DATA_CATEGORY_IMAGE = 0
cdef enum: CUDLA_DATA_CATEGORY_PLANAR = 3
cdef enum: CUDLA_DATA_CATEGORY_WEIGHT = 1
cdef enum: CUDLA_DATA_FORMAT_NCHW = 1
cdef enum: CUDLA_DATA_FORMAT_NCxHWx = 3
cdef enum: CUDLA_DATA_FORMAT_NHWC = 2
cdef enum: CUDLA_DATA_FORMAT_UNKNOWN = 0
cdef enum: CUDLA_DATA_TYPE_FLOAT = 1
cdef enum: CUDLA_DATA_TYPE_HALF = 2
cdef enum: CUDLA_DATA_TYPE_INT16 = 3
cdef enum: CUDLA_DATA_TYPE_INT8 = 4
cdef enum: CUDLA_DATA_TYPE_UINT16 = 6
cdef enum: CUDLA_DATA_TYPE_UINT8 = 5
cdef enum: CUDLA_DATA_TYPE_UNKNOWN = 0
cdef enum: CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES = 8
cdef enum: CUDLA_PIXEL_FORMAT_A16B16G16R16 = 6
cdef enum: CUDLA_PIXEL_FORMAT_A16B16G16R16_F = 8
cdef enum: CUDLA_PIXEL_FORMAT_A16Y16U16V16 = 9
cdef enum: CUDLA_PIXEL_FORMAT_A16Y16U16V16_F = 11
cdef enum: CUDLA_PIXEL_FORMAT_A2B10G10R10 = 20
cdef enum: CUDLA_PIXEL_FORMAT_A2R10G10B10 = 21
cdef enum: CUDLA_PIXEL_FORMAT_A2Y10U10V10 = 24
cdef enum: CUDLA_PIXEL_FORMAT_A8B8G8R8 = 12
cdef enum: CUDLA_PIXEL_FORMAT_A8R8G8B8 = 13
cdef enum: CUDLA_PIXEL_FORMAT_A8Y8U8V8 = 26
cdef enum: CUDLA_PIXEL_FORMAT_B10G10R10A2 = 22
cdef enum: CUDLA_PIXEL_FORMAT_B8G8R8A8 = 14
cdef enum: CUDLA_PIXEL_FORMAT_B8G8R8X8 = 18
cdef enum: CUDLA_PIXEL_FORMAT_FEATURE = 36
cdef enum: CUDLA_PIXEL_FORMAT_R10 = 1
cdef enum: CUDLA_PIXEL_FORMAT_R10G10B10A2 = 23
cdef enum: CUDLA_PIXEL_FORMAT_R12 = 2
cdef enum: CUDLA_PIXEL_FORMAT_R16 = 3
cdef enum: CUDLA_PIXEL_FORMAT_R16_F = 5
cdef enum: CUDLA_PIXEL_FORMAT_R16_I = 4
cdef enum: CUDLA_PIXEL_FORMAT_R8 = 0
cdef enum: CUDLA_PIXEL_FORMAT_R8G8B8A8 = 15
cdef enum: CUDLA_PIXEL_FORMAT_R8G8B8X8 = 19
cdef enum: CUDLA_PIXEL_FORMAT_UNKNOWN = 37
cdef enum: CUDLA_PIXEL_FORMAT_V10U10Y10A2 = 25
cdef enum: CUDLA_PIXEL_FORMAT_V16U16Y16A16 = 10
cdef enum: CUDLA_PIXEL_FORMAT_V8U8Y8A8 = 27
cdef enum: CUDLA_PIXEL_FORMAT_X16B16G16R16 = 7
cdef enum: CUDLA_PIXEL_FORMAT_X8B8G8R8 = 16
cdef enum: CUDLA_PIXEL_FORMAT_X8R8G8B8 = 17
cdef enum: CUDLA_PIXEL_FORMAT_Y10___U10V10_N444 = 30
cdef enum: CUDLA_PIXEL_FORMAT_Y10___V10U10_N444 = 31
cdef enum: CUDLA_PIXEL_FORMAT_Y12___U12V12_N444 = 32
cdef enum: CUDLA_PIXEL_FORMAT_Y12___V12U12_N444 = 33
cdef enum: CUDLA_PIXEL_FORMAT_Y16___U16V16_N444 = 34
cdef enum: CUDLA_PIXEL_FORMAT_Y16___V16U16_N444 = 35
cdef enum: CUDLA_PIXEL_FORMAT_Y8___U8V8_N444 = 28
cdef enum: CUDLA_PIXEL_FORMAT_Y8___V8U8_N444 = 29
cdef enum: CUDLA_PIXEL_MAPPING_BLOCK_LINEAR = 1
cdef enum: CUDLA_PIXEL_MAPPING_PITCH_LINEAR = 0
cdef enum: CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN = 80
cdef enum: CUDLA_VER_MAJOR = 1
cdef enum: CUDLA_VER_MINOR = 5
cdef enum: CUDLA_VER_PATCH = 0

cdef cudlaStatus cudlaCreateDevice(uint64_t device, cudlaDevHandle* devHandle, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaDestroyDevice(cudlaDevHandle devHandle) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaDeviceGetAttribute(cudlaDevHandle devHandle, cudlaDevAttributeType attrib, cudlaDevAttribute* pAttribute) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaDeviceGetCount(uint64_t* pNumDevices) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaGetLastError(cudlaDevHandle devHandle) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaGetNvSciSyncAttributes(uint64_t* attrList, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaGetVersion(uint64_t* version) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaImportExternalMemory(cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc* desc, uint64_t** devPtr, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaImportExternalSemaphore(cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc* desc, uint64_t** devPtr, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaMemRegister(cudlaDevHandle devHandle, const uint64_t* ptr, size_t size, uint64_t** devPtr, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaMemUnregister(cudlaDevHandle devHandle, const uint64_t* devPtr) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaModuleGetAttributes(cudlaModule hModule, cudlaModuleAttributeType attrType, cudlaModuleAttribute* attribute) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaModuleLoadFromMemory(cudlaDevHandle devHandle, const uint8_t* pModule, size_t moduleSize, cudlaModule* hModule, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaModuleUnload(cudlaModule hModule, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaSetTaskTimeoutInMs(cudlaDevHandle devHandle, uint32_t timeout) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
cdef cudlaStatus cudlaSubmitTask(cudlaDevHandle devHandle, const cudlaTask* ptrToTasks, uint32_t numTasks, void* stream, uint32_t flags) except? _CUDLASTATUS_INTERNAL_LOADING_ERROR nogil
