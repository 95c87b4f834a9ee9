"""cuFFT of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.cufft` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cufft import (
    CUFFT_COMPATIBILITY_DEFAULT as CUFFT_COMPATIBILITY_DEFAULT,
    CUFFT_FORWARD as CUFFT_FORWARD,
    CUFFT_INVERSE as CUFFT_INVERSE,
    CUFFT_PLAN_NULL as CUFFT_PLAN_NULL,
    CUFFT_VERSION as CUFFT_VERSION,
    CUFFT_VER_BUILD as CUFFT_VER_BUILD,
    CUFFT_VER_MAJOR as CUFFT_VER_MAJOR,
    CUFFT_VER_MINOR as CUFFT_VER_MINOR,
    CUFFT_VER_PATCH as CUFFT_VER_PATCH,
    MAX_CUFFT_ERROR as MAX_CUFFT_ERROR,
    MAX_SHIM_RANK as MAX_SHIM_RANK,
    cudaDataType as cudaDataType,
    cudaLibXtDesc as cudaLibXtDesc,
    cudaLibXtDesc_t as cudaLibXtDesc_t,
    cudaXtDesc as cudaXtDesc,
    cudaXtDesc_t as cudaXtDesc_t,
    cufftCallbackLoadC as cufftCallbackLoadC,
    cufftCallbackLoadD as cufftCallbackLoadD,
    cufftCallbackLoadR as cufftCallbackLoadR,
    cufftCallbackLoadZ as cufftCallbackLoadZ,
    cufftCallbackStoreC as cufftCallbackStoreC,
    cufftCallbackStoreD as cufftCallbackStoreD,
    cufftCallbackStoreR as cufftCallbackStoreR,
    cufftCallbackStoreZ as cufftCallbackStoreZ,
    cufftCompatibility as cufftCompatibility,
    cufftComplex as cufftComplex,
    cufftDoubleComplex as cufftDoubleComplex,
    cufftHandle as cufftHandle,
    cufftJITCallbackLoadC as cufftJITCallbackLoadC,
    cufftJITCallbackLoadD as cufftJITCallbackLoadD,
    cufftJITCallbackLoadR as cufftJITCallbackLoadR,
    cufftJITCallbackLoadZ as cufftJITCallbackLoadZ,
    cufftJITCallbackStoreC as cufftJITCallbackStoreC,
    cufftJITCallbackStoreD as cufftJITCallbackStoreD,
    cufftJITCallbackStoreR as cufftJITCallbackStoreR,
    cufftJITCallbackStoreZ as cufftJITCallbackStoreZ,
    cufftProperty as cufftProperty,
    cufftResult as cufftResult,
    cufftType as cufftType,
    cufftXt1dFactors as cufftXt1dFactors,
    cufftXt1dFactors_t as cufftXt1dFactors_t,
    cufftXtCallbackType as cufftXtCallbackType,
    cufftXtCopyType as cufftXtCopyType,
    cufftXtQueryType as cufftXtQueryType,
    cufftXtSubFormat as cufftXtSubFormat,
    cufftXtWorkAreaPolicy as cufftXtWorkAreaPolicy,
    double2 as double2,
    float2 as float2,
    libFormat as libFormat,
    libFormat_t as libFormat_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cufftCreate() -> cufftHandle: ...
def cufftDestroy(plan: cufftHandle | _SupportsInt | None) -> None: ...
def cufftEstimate1d(nx: _SupportsInt, typename: cufftType, batch: _SupportsInt) -> int: ...
def cufftEstimate2d(nx: _SupportsInt, ny: _SupportsInt, typename: cufftType) -> int: ...
def cufftEstimate3d(nx: _SupportsInt, ny: _SupportsInt, nz: _SupportsInt, typename: cufftType) -> int: ...
def cufftEstimateMany(
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> int: ...
def cufftExecC2C(
    plan: cufftHandle | _SupportsInt | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _SupportsInt,
) -> None: ...
def cufftExecC2R(
    plan: cufftHandle | _SupportsInt | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None: ...
def cufftExecD2Z(
    plan: cufftHandle | _SupportsInt | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None: ...
def cufftExecR2C(
    plan: cufftHandle | _SupportsInt | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None: ...
def cufftExecZ2D(
    plan: cufftHandle | _SupportsInt | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None: ...
def cufftExecZ2Z(
    plan: cufftHandle | _SupportsInt | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _SupportsInt,
) -> None: ...
def cufftGetPlanPropertyInt64(plan: cufftHandle | _SupportsInt | None, property: cufftProperty) -> int: ...
def cufftGetProperty(typename: libraryPropertyType) -> int: ...
def cufftGetSize(handle: cufftHandle | _SupportsInt | None) -> list[int]: ...
def cufftGetSize1d(
    handle: cufftHandle | _SupportsInt | None,
    nx: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> list[int]: ...
def cufftGetSize2d(
    handle: cufftHandle | _SupportsInt | None,
    nx: _SupportsInt,
    ny: _SupportsInt,
    typename: cufftType,
) -> list[int]: ...
def cufftGetSize3d(
    handle: cufftHandle | _SupportsInt | None,
    nx: _SupportsInt,
    ny: _SupportsInt,
    nz: _SupportsInt,
    typename: cufftType,
) -> list[int]: ...
def cufftGetSizeMany(
    handle: cufftHandle | _SupportsInt | None,
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> list[int]: ...
def cufftGetSizeMany64(
    plan: cufftHandle | _SupportsInt | None,
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> list[int]: ...
def cufftGetVersion() -> int: ...
def cufftMakePlan1d(
    plan: cufftHandle | _SupportsInt | None,
    nx: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> list[int]: ...
def cufftMakePlan2d(
    plan: cufftHandle | _SupportsInt | None,
    nx: _SupportsInt,
    ny: _SupportsInt,
    typename: cufftType,
) -> list[int]: ...
def cufftMakePlan3d(
    plan: cufftHandle | _SupportsInt | None,
    nx: _SupportsInt,
    ny: _SupportsInt,
    nz: _SupportsInt,
    typename: cufftType,
) -> list[int]: ...
def cufftMakePlanMany(
    plan: cufftHandle | _SupportsInt | None,
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> list[int]: ...
def cufftMakePlanMany64(
    plan: cufftHandle | _SupportsInt | None,
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> list[int]: ...
def cufftPlan1d(nx: _SupportsInt, typename: cufftType, batch: _SupportsInt) -> cufftHandle: ...
def cufftPlan2d(nx: _SupportsInt, ny: _SupportsInt, typename: cufftType) -> cufftHandle: ...
def cufftPlan3d(nx: _SupportsInt, ny: _SupportsInt, nz: _SupportsInt, typename: cufftType) -> cufftHandle: ...
def cufftPlanMany(
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    typename: cufftType,
    batch: _SupportsInt,
) -> cufftHandle: ...
def cufftResetPlanProperty(plan: cufftHandle | _SupportsInt | None, property: cufftProperty) -> None: ...
def cufftSetAutoAllocation(plan: cufftHandle | _SupportsInt | None, autoAllocate: _SupportsInt) -> None: ...
def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _SupportsInt | None,
    property: cufftProperty,
    inputValueInt: _SupportsInt,
) -> None: ...
def cufftSetStream(
    plan: cufftHandle | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cufftSetWorkArea(plan: cufftHandle | _SupportsInt | None, workArea: _typing.DevicePointer) -> None: ...
def cufftXtClearCallback(plan: cufftHandle | _SupportsInt | None, cbType: cufftXtCallbackType) -> None: ...
def cufftXtExec(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.DevicePointer,
    output: _typing.DevicePointer,
    direction: _SupportsInt,
) -> None: ...
def cufftXtExecDescriptor(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _SupportsInt,
) -> None: ...
def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _SupportsInt,
) -> None: ...
def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None: ...
def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None: ...
def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None: ...
def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None: ...
def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _SupportsInt | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _SupportsInt,
) -> None: ...
def cufftXtFree(descriptor: _typing.Pointer) -> None: ...
def cufftXtGetSizeMany(
    plan: cufftHandle | _SupportsInt | None,
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    inputtype: cudaDataType,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    outputtype: cudaDataType,
    batch: _SupportsInt,
    executiontype: cudaDataType,
) -> list[int]: ...
def cufftXtMakePlanMany(
    plan: cufftHandle | _SupportsInt | None,
    rank: _SupportsInt,
    n: _Sequence[_SupportsInt] | None,
    inembed: _Sequence[_SupportsInt] | None,
    istride: _SupportsInt,
    idist: _SupportsInt,
    inputtype: cudaDataType,
    onembed: _Sequence[_SupportsInt] | None,
    ostride: _SupportsInt,
    odist: _SupportsInt,
    outputtype: cudaDataType,
    batch: _SupportsInt,
    executiontype: cudaDataType,
) -> list[int]: ...
def cufftXtMalloc(plan: cufftHandle | _SupportsInt | None, pformat: cufftXtSubFormat) -> int: ...
def cufftXtMemcpy(
    plan: cufftHandle | _SupportsInt | None,
    dstPointer: _typing.Pointer,
    srcPointer: _typing.Pointer,
    typename: cufftXtCopyType,
) -> None: ...
def cufftXtQueryPlan(plan: cufftHandle | _SupportsInt | None, queryType: cufftXtQueryType) -> _Any: ...
def cufftXtSetCallback(
    plan: cufftHandle | _SupportsInt | None,
    callback_routine: _Sequence[_typing.Pointer] | None,
    cbType: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> None: ...
def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _SupportsInt | None,
    cbType: cufftXtCallbackType,
    sharedSize: _SupportsInt,
) -> None: ...
def cufftXtSetGPUs(
    handle: cufftHandle | _SupportsInt | None,
    nGPUs: _SupportsInt,
    whichGPUs: _Sequence[_SupportsInt] | None,
) -> None: ...
def cufftXtSetJITCallback(
    plan: cufftHandle | _SupportsInt | None,
    lto_callback_symbol_name: _typing.Text,
    lto_callback_fatbin: _typing.Pointer,
    lto_callback_fatbin_size: _SupportsInt,
    typename: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> None: ...
def cufftXtSetWorkArea(
    plan: cufftHandle | _SupportsInt | None,
    workArea: _Sequence[_typing.Pointer] | None,
) -> None: ...
def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _SupportsInt | None,
    policy: cufftXtWorkAreaPolicy,
    workSize: _typing.Pointer,
) -> None: ...
