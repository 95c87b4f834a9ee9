"""cuFFT of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _typing
from cubind.cuda12.runtime import (
    cudaDataType as cudaDataType,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cufft import (
    CUFFT_COMPATIBILITY_DEFAULT as CUFFT_COMPATIBILITY_DEFAULT,
    CUFFT_FORWARD as CUFFT_FORWARD,
    CUFFT_INVERSE as CUFFT_INVERSE,
    MAX_SHIM_RANK as MAX_SHIM_RANK,
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
    cufftCreate as cufftCreate,
    cufftDestroy as cufftDestroy,
    cufftDoubleComplex as cufftDoubleComplex,
    cufftEstimate1d as cufftEstimate1d,
    cufftEstimate2d as cufftEstimate2d,
    cufftEstimate3d as cufftEstimate3d,
    cufftEstimateMany as cufftEstimateMany,
    cufftExecC2C as cufftExecC2C,
    cufftExecC2R as cufftExecC2R,
    cufftExecD2Z as cufftExecD2Z,
    cufftExecR2C as cufftExecR2C,
    cufftExecZ2D as cufftExecZ2D,
    cufftExecZ2Z as cufftExecZ2Z,
    cufftGetPlanPropertyInt64 as cufftGetPlanPropertyInt64,
    cufftGetProperty as cufftGetProperty,
    cufftGetSize as cufftGetSize,
    cufftGetSize1d as cufftGetSize1d,
    cufftGetSize2d as cufftGetSize2d,
    cufftGetSize3d as cufftGetSize3d,
    cufftGetSizeMany as cufftGetSizeMany,
    cufftGetSizeMany64 as cufftGetSizeMany64,
    cufftGetVersion as cufftGetVersion,
    cufftHandle as cufftHandle,
    cufftJITCallbackLoadC as cufftJITCallbackLoadC,
    cufftJITCallbackLoadD as cufftJITCallbackLoadD,
    cufftJITCallbackLoadR as cufftJITCallbackLoadR,
    cufftJITCallbackLoadZ as cufftJITCallbackLoadZ,
    cufftJITCallbackStoreC as cufftJITCallbackStoreC,
    cufftJITCallbackStoreD as cufftJITCallbackStoreD,
    cufftJITCallbackStoreR as cufftJITCallbackStoreR,
    cufftJITCallbackStoreZ as cufftJITCallbackStoreZ,
    cufftMakePlan1d as cufftMakePlan1d,
    cufftMakePlan2d as cufftMakePlan2d,
    cufftMakePlan3d as cufftMakePlan3d,
    cufftMakePlanMany as cufftMakePlanMany,
    cufftMakePlanMany64 as cufftMakePlanMany64,
    cufftPlan1d as cufftPlan1d,
    cufftPlan2d as cufftPlan2d,
    cufftPlan3d as cufftPlan3d,
    cufftPlanMany as cufftPlanMany,
    cufftProperty as cufftProperty,
    cufftResetPlanProperty as cufftResetPlanProperty,
    cufftResult as cufftResult,
    cufftSetAutoAllocation as cufftSetAutoAllocation,
    cufftSetPlanPropertyInt64 as cufftSetPlanPropertyInt64,
    cufftSetStream as cufftSetStream,
    cufftSetWorkArea as cufftSetWorkArea,
    cufftType as cufftType,
    cufftXt1dFactors as cufftXt1dFactors,
    cufftXt1dFactors_t as cufftXt1dFactors_t,
    cufftXtCallbackType as cufftXtCallbackType,
    cufftXtClearCallback as cufftXtClearCallback,
    cufftXtCopyType as cufftXtCopyType,
    cufftXtExec as cufftXtExec,
    cufftXtExecDescriptor as cufftXtExecDescriptor,
    cufftXtExecDescriptorC2C as cufftXtExecDescriptorC2C,
    cufftXtExecDescriptorC2R as cufftXtExecDescriptorC2R,
    cufftXtExecDescriptorD2Z as cufftXtExecDescriptorD2Z,
    cufftXtExecDescriptorR2C as cufftXtExecDescriptorR2C,
    cufftXtExecDescriptorZ2D as cufftXtExecDescriptorZ2D,
    cufftXtExecDescriptorZ2Z as cufftXtExecDescriptorZ2Z,
    cufftXtFree as cufftXtFree,
    cufftXtGetSizeMany as cufftXtGetSizeMany,
    cufftXtMakePlanMany as cufftXtMakePlanMany,
    cufftXtMalloc as cufftXtMalloc,
    cufftXtMemcpy as cufftXtMemcpy,
    cufftXtQueryPlan as cufftXtQueryPlan,
    cufftXtQueryType as cufftXtQueryType,
    cufftXtSetCallback as cufftXtSetCallback,
    cufftXtSetCallbackSharedSize as cufftXtSetCallbackSharedSize,
    cufftXtSetGPUs as cufftXtSetGPUs,
    cufftXtSetWorkArea as cufftXtSetWorkArea,
    cufftXtSetWorkAreaPolicy as cufftXtSetWorkAreaPolicy,
    cufftXtSubFormat as cufftXtSubFormat,
    cufftXtWorkAreaPolicy as cufftXtWorkAreaPolicy,
    libFormat as libFormat,
    libFormat_t as libFormat_t,
)

CUFFT_VERSION: _Final = 11401
CUFFT_VER_BUILD: _Final = 4
CUFFT_VER_MAJOR: _Final = 11
CUFFT_VER_MINOR: _Final = 4
CUFFT_VER_PATCH: _Final = 1
MAX_CUFFT_ERROR: _Final = 17

@_disjoint_base
class cufftBox3d_t:
    """cufftBox3d, from cufftXt.h. Since at least CUDA 12.0, until CUDA 12.0."""

    def __init__(
        self,
        lower: _Sequence[int] | None = ...,
        upper: _Sequence[int] | None = ...,
        strides: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    lower: _typing.ListField[int]
    upper: _typing.ListField[int]
    strides: _typing.ListField[int]

class cufftBox3d(cufftBox3d_t):
    """cufftBox3d, from cufftXt.h. Since at least CUDA 12.0, until CUDA 12.0."""

def sizeof(objType: type) -> int: ...
