# cuFile of CUDA 12 (API of toolkit 12.9), for Cython's `cimport`.
# Written by cubind's generator: do not edit.

cdef extern from "<stdbool.h>":
    ctypedef bint _bool "bool"

cdef extern from *:
    # The headers below do not include all the headers that they need.
    """
    #include <time.h>
    """

cdef extern from "cufile.h":
    ctypedef enum CUFileBoolConfigParameter_t:
        CUFILE_PARAM_PROPERTIES_USE_POLL_MODE
        CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE
        CUFILE_PARAM_FORCE_COMPAT_MODE
        CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE
        CUFILE_PARAM_EXECUTION_PARALLEL_IO
        CUFILE_PARAM_PROFILE_NVTX
        CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY
        CUFILE_PARAM_USE_PCIP2PDMA
        CUFILE_PARAM_PREFER_IO_URING
        CUFILE_PARAM_FORCE_ODIRECT_MODE
        CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION
        CUFILE_PARAM_STREAM_MEMOPS_BYPASS
        CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE
        CUFILE_PARAM_GDS_FALLBACK_IO
    ctypedef enum CUFileSizeTConfigParameter_t:
        CUFILE_PARAM_PROFILE_STATS
        CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH
        CUFILE_PARAM_EXECUTION_MAX_IO_THREADS
        CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB
        CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM
        CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB
        CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB
        CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB
        CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB
        CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE
        CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB
        CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS
    ctypedef enum CUFileStringConfigParameter_t:
        CUFILE_PARAM_LOGGING_LEVEL
        CUFILE_PARAM_ENV_LOGFILE_PATH
        CUFILE_PARAM_LOG_DIR
        CUFILE_PARAM_RDMA_TRANSPORT
    ctypedef void* CUfileBatchHandle_t
    ctypedef enum CUfileBatchMode_t:
        CUFILE_BATCH
    ctypedef enum CUfileFileHandleType:
        CU_FILE_HANDLE_TYPE_OPAQUE_FD
        CU_FILE_HANDLE_TYPE_OPAQUE_WIN32
        CU_FILE_HANDLE_TYPE_USERSPACE_FS
    ctypedef union CUfileDescr_t_handle "__typeof__(((CUfileDescr_t*)0)->handle)":
        int fd
        void* handle

cdef extern from *:
    cdef struct sockaddr:
        pass

cdef extern from "cufile.h":
    ctypedef sockaddr sockaddr_t

cdef extern from "sys/types.h":
    ctypedef long loff_t

cdef extern from "cufile.h":
    ctypedef struct cufileRDMAInfo_t:
        int version
        int desc_len
        const char* desc_str

cdef extern from "sys/types.h":
    ctypedef long ssize_t

cdef extern from "cufile.h":
    ctypedef struct CUfileFSOps_t:
        const char* (*fs_type)(void*)
        int (*getRDMADeviceList)(void*, sockaddr_t**)
        int (*getRDMADevicePriority)(void*, char*, size_t, loff_t, sockaddr_t*)
        ssize_t (*read)(void*, char*, size_t, loff_t, cufileRDMAInfo_t*)
        ssize_t (*write)(void*, const char*, size_t, loff_t, cufileRDMAInfo_t*)
    ctypedef struct CUfileDescr_t:
        CUfileFileHandleType type
        CUfileDescr_t_handle handle
        const CUfileFSOps_t* fs_ops
    ctypedef enum CUfileDriverControlFlags_t:
        CU_FILE_USE_POLL_MODE
        CU_FILE_ALLOW_COMPAT_MODE
        CU_FILE_VANILLA_POSIX_IO_MODE
        CU_FILE_POSIX_IO_MODE
        CU_FILE_FALLBACK_IO_MODE
    ctypedef enum CUfileDriverStatusFlags_t:
        CU_FILE_LUSTRE_SUPPORTED
        CU_FILE_WEKAFS_SUPPORTED
        CU_FILE_NFS_SUPPORTED
        CU_FILE_GPFS_SUPPORTED
        CU_FILE_NVME_SUPPORTED
        CU_FILE_NVMEOF_SUPPORTED
        CU_FILE_SCSI_SUPPORTED
        CU_FILE_SCALEFLUX_CSD_SUPPORTED
        CU_FILE_NVMESH_SUPPORTED
        CU_FILE_BEEGFS_SUPPORTED
        CU_FILE_NVME_P2P_SUPPORTED
        CU_FILE_SCATEFS_SUPPORTED
    ctypedef struct CUfileDrvProps_t_nvfs "__typeof__(((CUfileDrvProps_t*)0)->nvfs)":
        unsigned int major_version
        unsigned int minor_version
        size_t poll_thresh_size
        size_t max_direct_io_size
        unsigned int dstatusflags
        unsigned int dcontrolflags
    ctypedef struct CUfileDrvProps_t:
        CUfileDrvProps_t_nvfs nvfs
        unsigned int fflags
        unsigned int max_device_cache_size
        unsigned int per_buffer_cache_size
        unsigned int max_device_pinned_mem_size
        unsigned int max_batch_io_size
        unsigned int max_batch_io_timeout_msecs
    ctypedef enum CUfileOpError:
        CU_FILE_SUCCESS
        CU_FILE_DRIVER_NOT_INITIALIZED
        CU_FILE_DRIVER_INVALID_PROPS
        CU_FILE_DRIVER_UNSUPPORTED_LIMIT
        CU_FILE_DRIVER_VERSION_MISMATCH
        CU_FILE_DRIVER_VERSION_READ_ERROR
        CU_FILE_DRIVER_CLOSING
        CU_FILE_PLATFORM_NOT_SUPPORTED
        CU_FILE_IO_NOT_SUPPORTED
        CU_FILE_DEVICE_NOT_SUPPORTED
        CU_FILE_NVFS_DRIVER_ERROR
        CU_FILE_CUDA_DRIVER_ERROR
        CU_FILE_CUDA_POINTER_INVALID
        CU_FILE_CUDA_MEMORY_TYPE_INVALID
        CU_FILE_CUDA_POINTER_RANGE_ERROR
        CU_FILE_CUDA_CONTEXT_MISMATCH
        CU_FILE_INVALID_MAPPING_SIZE
        CU_FILE_INVALID_MAPPING_RANGE
        CU_FILE_INVALID_FILE_TYPE
        CU_FILE_INVALID_FILE_OPEN_FLAG
        CU_FILE_DIO_NOT_SET
        CU_FILE_INVALID_VALUE
        CU_FILE_MEMORY_ALREADY_REGISTERED
        CU_FILE_MEMORY_NOT_REGISTERED
        CU_FILE_PERMISSION_DENIED
        CU_FILE_DRIVER_ALREADY_OPEN
        CU_FILE_HANDLE_NOT_REGISTERED
        CU_FILE_HANDLE_ALREADY_REGISTERED
        CU_FILE_DEVICE_NOT_FOUND
        CU_FILE_INTERNAL_ERROR
        CU_FILE_GETNEWFD_FAILED
        CU_FILE_NVFS_SETUP_ERROR
        CU_FILE_IO_DISABLED
        CU_FILE_BATCH_SUBMIT_FAILED
        CU_FILE_GPU_MEMORY_PINNING_FAILED
        CU_FILE_BATCH_FULL
        CU_FILE_ASYNC_NOT_SUPPORTED
        CU_FILE_IO_MAX_ERROR
        _CUFILEERROR_T_INTERNAL_LOADING_ERROR = -42
    ctypedef enum CUresult:
        CUDA_SUCCESS
        CUDA_ERROR_INVALID_VALUE
        CUDA_ERROR_OUT_OF_MEMORY
        CUDA_ERROR_NOT_INITIALIZED
        CUDA_ERROR_DEINITIALIZED
        CUDA_ERROR_PROFILER_DISABLED
        CUDA_ERROR_PROFILER_NOT_INITIALIZED
        CUDA_ERROR_PROFILER_ALREADY_STARTED
        CUDA_ERROR_PROFILER_ALREADY_STOPPED
        CUDA_ERROR_STUB_LIBRARY
        CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER
        CUDA_ERROR_DEVICE_UNAVAILABLE
        CUDA_ERROR_MULTICAST_RESOURCE_FULL
        CUDA_ERROR_NO_DEVICE
        CUDA_ERROR_INVALID_DEVICE
        CUDA_ERROR_DEVICE_NOT_LICENSED
        CUDA_ERROR_INVALID_IMAGE
        CUDA_ERROR_INVALID_CONTEXT
        CUDA_ERROR_CONTEXT_ALREADY_CURRENT
        CUDA_ERROR_MAP_FAILED
        CUDA_ERROR_UNMAP_FAILED
        CUDA_ERROR_ARRAY_IS_MAPPED
        CUDA_ERROR_ALREADY_MAPPED
        CUDA_ERROR_NO_BINARY_FOR_GPU
        CUDA_ERROR_ALREADY_ACQUIRED
        CUDA_ERROR_NOT_MAPPED
        CUDA_ERROR_NOT_MAPPED_AS_ARRAY
        CUDA_ERROR_NOT_MAPPED_AS_POINTER
        CUDA_ERROR_ECC_UNCORRECTABLE
        CUDA_ERROR_UNSUPPORTED_LIMIT
        CUDA_ERROR_CONTEXT_ALREADY_IN_USE
        CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
        CUDA_ERROR_INVALID_PTX
        CUDA_ERROR_INVALID_GRAPHICS_CONTEXT
        CUDA_ERROR_NVLINK_UNCORRECTABLE
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION
        CUDA_ERROR_JIT_COMPILATION_DISABLED
        CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY
        CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC
        CUDA_ERROR_CONTAINED
        CUDA_ERROR_INSUFFICIENT_LOADER_VERSION
        CUDA_ERROR_INVALID_SOURCE
        CUDA_ERROR_FILE_NOT_FOUND
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED
        CUDA_ERROR_OPERATING_SYSTEM
        CUDA_ERROR_INVALID_HANDLE
        CUDA_ERROR_ILLEGAL_STATE
        CUDA_ERROR_LOSSY_QUERY
        CUDA_ERROR_NOT_FOUND
        CUDA_ERROR_NOT_READY
        CUDA_ERROR_ILLEGAL_ADDRESS
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
        CUDA_ERROR_LAUNCH_TIMEOUT
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING
        CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
        CUDA_ERROR_PEER_ACCESS_NOT_ENABLED
        CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE
        CUDA_ERROR_CONTEXT_IS_DESTROYED
        CUDA_ERROR_ASSERT
        CUDA_ERROR_TOO_MANY_PEERS
        CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
        CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
        CUDA_ERROR_HARDWARE_STACK_ERROR
        CUDA_ERROR_ILLEGAL_INSTRUCTION
        CUDA_ERROR_MISALIGNED_ADDRESS
        CUDA_ERROR_INVALID_ADDRESS_SPACE
        CUDA_ERROR_INVALID_PC
        CUDA_ERROR_LAUNCH_FAILED
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
        CUDA_ERROR_TENSOR_MEMORY_LEAK
        CUDA_ERROR_NOT_PERMITTED
        CUDA_ERROR_NOT_SUPPORTED
        CUDA_ERROR_SYSTEM_NOT_READY
        CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
        CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE
        CUDA_ERROR_MPS_CONNECTION_FAILED
        CUDA_ERROR_MPS_RPC_FAILURE
        CUDA_ERROR_MPS_SERVER_NOT_READY
        CUDA_ERROR_MPS_MAX_CLIENTS_REACHED
        CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED
        CUDA_ERROR_MPS_CLIENT_TERMINATED
        CUDA_ERROR_CDP_NOT_SUPPORTED
        CUDA_ERROR_CDP_VERSION_MISMATCH
        CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
        CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
        CUDA_ERROR_STREAM_CAPTURE_MERGE
        CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
        CUDA_ERROR_STREAM_CAPTURE_UNJOINED
        CUDA_ERROR_STREAM_CAPTURE_ISOLATION
        CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
        CUDA_ERROR_CAPTURED_EVENT
        CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
        CUDA_ERROR_TIMEOUT
        CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
        CUDA_ERROR_EXTERNAL_DEVICE
        CUDA_ERROR_INVALID_CLUSTER_SIZE
        CUDA_ERROR_FUNCTION_NOT_LOADED
        CUDA_ERROR_INVALID_RESOURCE_TYPE
        CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
        CUDA_ERROR_KEY_ROTATION
        CUDA_ERROR_STREAM_DETACHED
        CUDA_ERROR_GRAPH_RECAPTURE_FAILURE
        CUDA_ERROR_FABRIC_NOT_READY
        CUDA_ERROR_UNKNOWN
    ctypedef struct CUfileError_t:
        CUfileOpError err
        CUresult cu_err
    ctypedef enum CUfileFeatureFlags_t:
        CU_FILE_DYN_ROUTING_SUPPORTED
        CU_FILE_BATCH_IO_SUPPORTED
        CU_FILE_STREAMS_SUPPORTED
        CU_FILE_PARALLEL_IO_SUPPORTED
        CU_FILE_P2P_SUPPORTED
    ctypedef void* CUfileHandle_t
    ctypedef enum CUfileStatus_t:
        CUFILE_WAITING
        CUFILE_PENDING
        CUFILE_INVALID
        CUFILE_CANCELED
        CUFILE_COMPLETE
        CUFILE_TIMEOUT
        CUFILE_FAILED
    ctypedef struct CUfileIOEvents_t:
        void* cookie
        CUfileStatus_t status
        size_t ret

cdef extern from "sys/types.h":
    ctypedef long off_t

cdef extern from "cufile.h":
    ctypedef struct CUfileIOParams_t_u_batch "__typeof__(((CUfileIOParams_t*)0)->u.batch)":
        void* devPtr_base
        off_t file_offset
        off_t devPtr_offset
        size_t size
    ctypedef union CUfileIOParams_t_u "__typeof__(((CUfileIOParams_t*)0)->u)":
        CUfileIOParams_t_u_batch batch
    ctypedef enum CUfileOpcode_t:
        CUFILE_READ
        CUFILE_WRITE
    ctypedef struct CUfileIOParams_t:
        CUfileBatchMode_t mode
        CUfileIOParams_t_u u
        CUfileHandle_t fh
        CUfileOpcode_t opcode
        void* cookie

cdef extern from "time.h":
    cdef struct timespec:
        long tv_sec
        long tv_nsec

cdef extern from "cufile.h":
    ctypedef CUfileStatus_t CUFILEStatus_enum
    ctypedef CUfileDriverControlFlags_t CUfileDriverControlFlags
    ctypedef CUfileDriverStatusFlags_t CUfileDriverStatusFlags
    ctypedef CUfileDrvProps_t CUfileDrvProps
    ctypedef CUfileError_t CUfileError
    ctypedef CUfileFSOps_t CUfileFSOps
    ctypedef CUfileFeatureFlags_t CUfileFeatureFlags
    ctypedef CUfileIOEvents_t CUfileIOEvents
    ctypedef CUfileIOParams_t CUfileIOParams
    ctypedef CUfileOpcode_t CUfileOpcode
    ctypedef CUfileBatchMode_t cufileBatchMode
    ctypedef cufileRDMAInfo_t cufileRDMAInfo
    cdef struct CUstream_st:
        pass
    ctypedef CUstream_st* CUstream

cdef enum: CUFILEOP_BASE_ERR = 5000
cdef enum: CU_FILE_RDMA_REGISTER = 1
cdef enum: CU_FILE_RDMA_RELAXED_ORDERING = 2
cdef enum: CU_FILE_STREAM_FIXED_BUF_OFFSET = 1
cdef enum: CU_FILE_STREAM_FIXED_FILE_OFFSET = 2
cdef enum: CU_FILE_STREAM_FIXED_FILE_SIZE = 4
cdef enum: CU_FILE_STREAM_PAGE_ALIGNED_INPUTS = 8

cdef CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp) except * nogil
cdef CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int* nr, CUfileIOEvents_t* iocbp, timespec* timeout) except * nogil
cdef CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t* batch_idp, unsigned int nr) except * nogil
cdef CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t* iocbp, unsigned int flags) except * nogil
cdef CUfileError_t cuFileBufDeregister(const void* bufPtr_base) except * nogil
cdef CUfileError_t cuFileBufRegister(const void* bufPtr_base, size_t length, int flags) except * nogil
cdef CUfileError_t cuFileDriverClose() except * nogil
cdef CUfileError_t cuFileDriverClose_v2() except * nogil
cdef CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t* props) except * nogil
cdef CUfileError_t cuFileDriverOpen() except * nogil
cdef CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size) except * nogil
cdef CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size) except * nogil
cdef CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size) except * nogil
cdef CUfileError_t cuFileDriverSetPollMode(_bool poll, size_t poll_threshold_size) except * nogil
cdef CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _bool* value) except * nogil
cdef CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t* value) except * nogil
cdef CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char* desc_str, int len) except * nogil
cdef CUfileError_t cuFileGetVersion(int* version) except * nogil
cdef CUfileError_t cuFileHandleRegister(CUfileHandle_t* fh, CUfileDescr_t* descr) except * nogil
cdef CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void* bufPtr_base, size_t* size_p, off_t* file_offset_p, off_t* bufPtr_offset_p, ssize_t* bytes_read_p, CUstream stream) except * nogil
cdef CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _bool value) except * nogil
cdef CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value) except * nogil
cdef CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char* desc_str) except * nogil
cdef CUfileError_t cuFileStreamDeregister(CUstream stream) except * nogil
cdef CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags) except * nogil
cdef CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void* bufPtr_base, size_t* size_p, off_t* file_offset_p, off_t* bufPtr_offset_p, ssize_t* bytes_written_p, CUstream stream) except * nogil
cdef long cuFileUseCount() except * nogil
cdef ssize_t cuFileRead(CUfileHandle_t fh, void* bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset) except * nogil
cdef ssize_t cuFileWrite(CUfileHandle_t fh, const void* bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset) except * nogil
cdef void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp) except * nogil
cdef void cuFileHandleDeregister(CUfileHandle_t fh) except * nogil
