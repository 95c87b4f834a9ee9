"""cuFile of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from cubind import _typing
from cubind.cuda12.cufile import (
    CUFILEOP_BASE_ERR as CUFILEOP_BASE_ERR,
    CUFileBoolConfigParameter_t as CUFileBoolConfigParameter_t,
    CUFileSizeTConfigParameter_t as CUFileSizeTConfigParameter_t,
    CUFileStringConfigParameter_t as CUFileStringConfigParameter_t,
    CU_FILE_RDMA_REGISTER as CU_FILE_RDMA_REGISTER,
    CU_FILE_RDMA_RELAXED_ORDERING as CU_FILE_RDMA_RELAXED_ORDERING,
    CU_FILE_STREAM_FIXED_BUF_OFFSET as CU_FILE_STREAM_FIXED_BUF_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_OFFSET as CU_FILE_STREAM_FIXED_FILE_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_SIZE as CU_FILE_STREAM_FIXED_FILE_SIZE,
    CU_FILE_STREAM_PAGE_ALIGNED_INPUTS as CU_FILE_STREAM_PAGE_ALIGNED_INPUTS,
    CUfileBatchHandle_t as CUfileBatchHandle_t,
    CUfileBatchMode_t as CUfileBatchMode_t,
    CUfileDescr_t as CUfileDescr_t,
    CUfileDescr_t_handle as CUfileDescr_t_handle,
    CUfileDriverControlFlags_t as CUfileDriverControlFlags_t,
    CUfileDriverStatusFlags_t as CUfileDriverStatusFlags_t,
    CUfileDrvProps as CUfileDrvProps,
    CUfileDrvProps_t as CUfileDrvProps_t,
    CUfileDrvProps_t_nvfs as CUfileDrvProps_t_nvfs,
    CUfileError as CUfileError,
    CUfileError_t as CUfileError_t,
    CUfileFSOps as CUfileFSOps,
    CUfileFSOps_t as CUfileFSOps_t,
    CUfileFeatureFlags_t as CUfileFeatureFlags_t,
    CUfileFileHandleType as CUfileFileHandleType,
    CUfileHandle_t as CUfileHandle_t,
    CUfileIOEvents as CUfileIOEvents,
    CUfileIOEvents_t as CUfileIOEvents_t,
    CUfileIOParams as CUfileIOParams,
    CUfileIOParams_t as CUfileIOParams_t,
    CUfileIOParams_t_u as CUfileIOParams_t_u,
    CUfileIOParams_t_u_batch as CUfileIOParams_t_u_batch,
    CUfileOpError as CUfileOpError,
    CUfileOpcode_t as CUfileOpcode_t,
    CUfileStatus_t as CUfileStatus_t,
    CUresult as CUresult,
    CUstream as CUstream,
    cufileRDMAInfo as cufileRDMAInfo,
    cufileRDMAInfo_t as cufileRDMAInfo_t,
    sizeof as sizeof,
    timespec as timespec,
)
from cubind.checked.cuda13.cufile import (
    cuFileBatchIOCancel as cuFileBatchIOCancel,
    cuFileBatchIODestroy as cuFileBatchIODestroy,
    cuFileBatchIOGetStatus as cuFileBatchIOGetStatus,
    cuFileBatchIOSetUp as cuFileBatchIOSetUp,
    cuFileBatchIOSubmit as cuFileBatchIOSubmit,
    cuFileBufDeregister as cuFileBufDeregister,
    cuFileDriverClose as cuFileDriverClose,
    cuFileDriverClose_v2 as cuFileDriverClose_v2,
    cuFileDriverGetProperties as cuFileDriverGetProperties,
    cuFileDriverOpen as cuFileDriverOpen,
    cuFileDriverSetMaxCacheSize as cuFileDriverSetMaxCacheSize,
    cuFileDriverSetMaxDirectIOSize as cuFileDriverSetMaxDirectIOSize,
    cuFileDriverSetMaxPinnedMemSize as cuFileDriverSetMaxPinnedMemSize,
    cuFileDriverSetPollMode as cuFileDriverSetPollMode,
    cuFileGetParameterBool as cuFileGetParameterBool,
    cuFileGetParameterSizeT as cuFileGetParameterSizeT,
    cuFileGetParameterString as cuFileGetParameterString,
    cuFileGetVersion as cuFileGetVersion,
    cuFileHandleDeregister as cuFileHandleDeregister,
    cuFileRead as cuFileRead,
    cuFileReadAsync as cuFileReadAsync,
    cuFileSetParameterBool as cuFileSetParameterBool,
    cuFileSetParameterSizeT as cuFileSetParameterSizeT,
    cuFileSetParameterString as cuFileSetParameterString,
    cuFileStreamDeregister as cuFileStreamDeregister,
    cuFileStreamRegister as cuFileStreamRegister,
    cuFileUseCount as cuFileUseCount,
    cuFileWrite as cuFileWrite,
    cuFileWriteAsync as cuFileWriteAsync,
)

def cuFileBufRegister(bufPtr_base: _typing.Pointer, length: _typing.Integer, flags: _typing.Integer) -> None:
    """Registers and pins a range of GPU memory for transfers without bounce buffers.

    Parameters
    ----------
    bufPtr_base
        Used after the call returns; must be kept alive until ``cuFileBufDeregister`` is called.
    flags
        Flags: ``CU_FILE_RDMA_REGISTER``, ``CU_FILE_RDMA_RELAXED_ORDERING``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """

def cuFileHandleRegister(descr: CUfileDescr_t | None) -> CUfileHandle_t:
    """Creates a handle for transfers of an open file, which is given by its descriptor or a user-space file system.

    Parameters
    ----------
    descr
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``fh`` exists.

    Returns
    -------
    fh : CUfileHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CU_FILE_SUCCESS``.
    """
