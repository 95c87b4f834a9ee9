"""cuFile of CUDA 12, with exceptions instead of result codes.

`cubind.cuda12.cufile` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt, overload as _overload

from cubind import _typing
from cubind.cuda12.driver import (
    CUresult as CUresult,
    CUstream as CUstream,
)
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
def cuFileDriverGetProperties() -> CUfileDrvProps_t: ...
def cuFileDriverOpen() -> None: ...
def cuFileDriverSetMaxCacheSize(max_cache_size: _SupportsInt) -> None: ...
def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: _SupportsInt) -> None: ...
def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: _SupportsInt) -> None: ...
def cuFileDriverSetPollMode(poll: _SupportsInt, poll_threshold_size: _SupportsInt) -> None: ...
def cuFileGetParameterBool(param: CUFileBoolConfigParameter_t) -> bool: ...
def cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t) -> int: ...
def cuFileGetParameterString(param: CUFileStringConfigParameter_t, length: _SupportsInt) -> bytes: ...
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
def cuFileSetParameterBool(param: CUFileBoolConfigParameter_t, value: _SupportsInt) -> None: ...
def cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t, value: _SupportsInt) -> None: ...
def cuFileSetParameterString(param: CUFileStringConfigParameter_t, desc_str: _typing.Text) -> None: ...
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
