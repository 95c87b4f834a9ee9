"""cuFile of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.cufile` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.driver import (
    CUstream as CUstream,
)
from cubind.cuda13.cufile import (
    CUFILEOP_BASE_ERR as CUFILEOP_BASE_ERR,
    CUFILE_GPU_UUID_LEN as CUFILE_GPU_UUID_LEN,
    CUFileArrayConfigParameter_t as CUFileArrayConfigParameter_t,
    CUFileBoolConfigParameter_t as CUFileBoolConfigParameter_t,
    CUFileSizeTConfigParameter_t as CUFileSizeTConfigParameter_t,
    CUFileStringConfigParameter_t as CUFileStringConfigParameter_t,
    CU_FILE_P2P_FLAG_C2C as CU_FILE_P2P_FLAG_C2C,
    CU_FILE_P2P_FLAG_DMABUF as CU_FILE_P2P_FLAG_DMABUF,
    CU_FILE_P2P_FLAG_NVFS as CU_FILE_P2P_FLAG_NVFS,
    CU_FILE_P2P_FLAG_PCI_P2PDMA as CU_FILE_P2P_FLAG_PCI_P2PDMA,
    CU_FILE_RDMA_ERR_BASE as CU_FILE_RDMA_ERR_BASE,
    CU_FILE_RDMA_REGISTER as CU_FILE_RDMA_REGISTER,
    CU_FILE_RDMA_RELAXED_ORDERING as CU_FILE_RDMA_RELAXED_ORDERING,
    CU_FILE_RDMA_RESET_TOKEN as CU_FILE_RDMA_RESET_TOKEN,
    CU_FILE_RDMA_RESET_TOKEN_FAILED as CU_FILE_RDMA_RESET_TOKEN_FAILED,
    CU_FILE_RDMA_SUCCESS as CU_FILE_RDMA_SUCCESS,
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
    CUfileIOVec as CUfileIOVec,
    CUfileIOVec_t as CUfileIOVec_t,
    CUfileOpCounter as CUfileOpCounter,
    CUfileOpCounter_t as CUfileOpCounter_t,
    CUfileOpError as CUfileOpError,
    CUfileOpcode_t as CUfileOpcode_t,
    CUfileP2PFlags_t as CUfileP2PFlags_t,
    CUfilePerGpuStats as CUfilePerGpuStats,
    CUfilePerGpuStats_t as CUfilePerGpuStats_t,
    CUfileStatsLevel1 as CUfileStatsLevel1,
    CUfileStatsLevel1_t as CUfileStatsLevel1_t,
    CUfileStatsLevel2 as CUfileStatsLevel2,
    CUfileStatsLevel2_t as CUfileStatsLevel2_t,
    CUfileStatsLevel3 as CUfileStatsLevel3,
    CUfileStatsLevel3_t as CUfileStatsLevel3_t,
    CUfileStatus_t as CUfileStatus_t,
    CUresult as CUresult,
    CUstream as CUstream,
    cufileRDMAInfo as cufileRDMAInfo,
    cufileRDMAInfo_t as cufileRDMAInfo_t,
    sizeof as sizeof,
    timespec as timespec,
)

def cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t | _SupportsInt | None) -> None: ...
def cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t | _SupportsInt | None) -> None: ...
def cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t | _SupportsInt | None,
    min_nr: _SupportsInt,
    nr: _SupportsInt,
    timeout: timespec | None,
) -> tuple[int, list[CUfileIOEvents_t]]: ...
def cuFileBatchIOSetUp(nr: _SupportsInt) -> CUfileBatchHandle_t: ...
def cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t | _SupportsInt | None,
    nr: _SupportsInt,
    iocbp: _Sequence[CUfileIOParams_t] | None,
    flags: _SupportsInt,
) -> None: ...
def cuFileBufDeregister(bufPtr_base: _typing.Pointer) -> None: ...
def cuFileBufRegister(bufPtr_base: _typing.Pointer, length: _SupportsInt, flags: _SupportsInt) -> None: ...
def cuFileDriverClose() -> None: ...
def cuFileDriverClose_v2() -> None: ...
def cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t) -> CUfileP2PFlags_t: ...
def cuFileDriverGetProperties() -> CUfileDrvProps_t: ...
def cuFileDriverOpen() -> None: ...
def cuFileDriverSetMaxCacheSize(max_cache_size: _SupportsInt) -> None: ...
def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: _SupportsInt) -> None: ...
def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: _SupportsInt) -> None: ...
def cuFileDriverSetP2PFlags(status_flag: CUfileDriverStatusFlags_t, p2p_flags: CUfileP2PFlags_t) -> None: ...
def cuFileDriverSetPollMode(poll: _SupportsInt, poll_threshold_size: _SupportsInt) -> None: ...
def cuFileExportPCIeTopology(filename: _typing.Text) -> None: ...
def cuFileGetBARSizeInKB(gpuIndex: _SupportsInt) -> int: ...
def cuFileGetParameterBool(param: CUFileBoolConfigParameter_t) -> bool: ...
def cuFileGetParameterGpuBounceBufferSlabArray(length: _SupportsInt) -> tuple[list[int], list[int]]: ...
def cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t) -> tuple[int, int]: ...
def cuFileGetParameterPosixPoolSlabArray(length: _SupportsInt) -> tuple[list[int], list[int]]: ...
def cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t) -> int: ...
def cuFileGetParameterString(param: CUFileStringConfigParameter_t, length: _SupportsInt) -> bytes: ...
def cuFileGetStatsL1() -> CUfileStatsLevel1_t: ...
def cuFileGetStatsL2() -> CUfileStatsLevel2_t: ...
def cuFileGetStatsL3() -> CUfileStatsLevel3_t: ...
def cuFileGetStatsLevel() -> int: ...
def cuFileGetVersion() -> int: ...
def cuFileHandleDeregister(fh: CUfileHandle_t | _SupportsInt | None) -> None: ...
def cuFileHandleRegister(descr: CUfileDescr_t | None) -> CUfileHandle_t: ...
def cuFileRead(
    fh: CUfileHandle_t | _SupportsInt | None,
    bufPtr_base: _typing.Pointer,
    size: _SupportsInt,
    file_offset: _SupportsInt,
    bufPtr_offset: _SupportsInt,
) -> int: ...
def cuFileReadAsync(
    fh: CUfileHandle_t | _SupportsInt | None,
    bufPtr_base: _typing.Pointer,
    size_p: _typing.Pointer,
    file_offset_p: _typing.Pointer,
    bufPtr_offset_p: _typing.Pointer,
    bytes_read_p: _typing.Pointer,
    stream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuFileReadv(
    fh: CUfileHandle_t | _SupportsInt | None,
    iov: _Sequence[CUfileIOVec_t] | None,
    iovcnt: _SupportsInt,
    file_offset: _SupportsInt,
    flags: _SupportsInt,
) -> int: ...
def cuFileSetParameterBool(param: CUFileBoolConfigParameter_t, value: _SupportsInt) -> None: ...
def cuFileSetParameterGpuBounceBufferSlabArray(
    size_values: _Sequence[_SupportsInt] | None,
    count_values: _Sequence[_SupportsInt] | None,
    length: _SupportsInt,
) -> None: ...
def cuFileSetParameterPosixPoolSlabArray(
    size_values: _Sequence[_SupportsInt] | None,
    count_values: _Sequence[_SupportsInt] | None,
    length: _SupportsInt,
) -> None: ...
def cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t, value: _SupportsInt) -> None: ...
def cuFileSetParameterString(param: CUFileStringConfigParameter_t, desc_str: _typing.Text) -> None: ...
def cuFileSetStatsLevel(level: _SupportsInt) -> None: ...
def cuFileStatsReset() -> None: ...
def cuFileStatsStart() -> None: ...
def cuFileStatsStop() -> None: ...
def cuFileStreamDeregister(stream: CUstream | _SupportsInt | _typing.Stream | None) -> None: ...
def cuFileStreamRegister(
    stream: CUstream | _SupportsInt | _typing.Stream | None,
    flags: _SupportsInt,
) -> None: ...
def cuFileUseCount() -> int: ...
def cuFileWrite(
    fh: CUfileHandle_t | _SupportsInt | None,
    bufPtr_base: _typing.Pointer,
    size: _SupportsInt,
    file_offset: _SupportsInt,
    bufPtr_offset: _SupportsInt,
) -> int: ...
def cuFileWriteAsync(
    fh: CUfileHandle_t | _SupportsInt | None,
    bufPtr_base: _typing.Pointer,
    size_p: _typing.Pointer,
    file_offset_p: _typing.Pointer,
    bufPtr_offset_p: _typing.Pointer,
    bytes_written_p: _typing.Pointer,
    stream: CUstream | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cuFileWritev(
    fh: CUfileHandle_t | _SupportsInt | None,
    iov: _Sequence[CUfileIOVec_t] | None,
    iovcnt: _SupportsInt,
    file_offset: _SupportsInt,
    flags: _SupportsInt,
) -> int: ...
