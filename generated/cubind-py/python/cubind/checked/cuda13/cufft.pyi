"""cuFFT of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

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

def cufftCreate() -> cufftHandle:
    """Creates an empty plan, for settings to be made before ``cufftMakePlan1d`` or a similar function fills it.

    Returns
    -------
    handle : cufftHandle

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftDestroy(plan: cufftHandle | _typing.Integer | None) -> None:
    """Destroys a plan and frees its workspace, if cuFFT allocated it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``plan``: from the matching allocation or registration; all uses come before this call in the order of ``plan``'s
      stream.
    """

def cufftEstimate1d(nx: _typing.Integer, typename: cufftType, batch: _typing.Integer) -> int:
    """Estimates the workspace size in bytes for one-dimensional transforms of nx points, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftEstimate2d(nx: _typing.Integer, ny: _typing.Integer, typename: cufftType) -> int:
    """Estimates the workspace size in bytes for a transform of nx × ny points, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftEstimate3d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> int:
    """Estimates the workspace size in bytes for a transform of nx × ny × nz points, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftEstimateMany(
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int:
    """Estimates the workspace size in bytes for a batch with strides, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftExecC2C(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _typing.Integer,
) -> None:
    """Transforms single-precision complex data, forward or inverse, unscaled; in place if odata is idata.

    Parameters
    ----------
    idata, odata
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftExecC2R(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Transforms the nonredundant half of a single-precision spectrum to real data, unscaled.

    Parameters
    ----------
    idata, odata
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftExecD2Z(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Transforms double-precision real data forward; writes only the nonredundant half.

    Parameters
    ----------
    idata, odata
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftExecR2C(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Transforms single-precision real data forward; writes only the nonredundant half.

    Parameters
    ----------
    idata, odata
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftExecZ2D(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Transforms the nonredundant half of a double-precision spectrum to real data, unscaled.

    Parameters
    ----------
    idata, odata
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftExecZ2Z(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _typing.Integer,
) -> None:
    """Transforms double-precision complex data, forward or inverse, unscaled; in place if odata is idata.

    Parameters
    ----------
    idata, odata
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetPlanPropertyInt64(plan: cufftHandle | _typing.Integer | None, property: cufftProperty) -> int:
    """Reads an integer property of a plan.

    Returns
    -------
    returnPtrValue : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of cuFFT's version (major, minor or patch level).

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize(handle: cufftHandle | _typing.Integer | None) -> int | _Any:
    """Returns the workspace size in bytes for a filled plan, on each of its GPUs.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize1d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int | _Any:
    """Returns the workspace size in bytes for a transform of nx points with the plan's settings.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize2d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Returns the workspace size in bytes for a transform of nx × ny points with the plan's settings.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize3d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Returns the workspace size in bytes for a transform of nx × ny × nz points with the plan's settings.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSizeMany(
    handle: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> list[int]:
    """Returns the workspace size in bytes for a batch with strides and the plan's settings.

    Returns
    -------
    workArea : list[int]

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSizeMany64(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int | _Any:
    """Returns the workspace size in bytes for a batch with 64-bit strides and the plan's settings.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftGetVersion() -> int:
    """Returns cuFFT's version as an integer.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlan1d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int | _Any:
    """Fills a plan for one-dimensional transforms of nx points; writes the bytes of workspace.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlan2d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Fills a plan for a transform of nx × ny points; writes the bytes of workspace.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlan3d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Fills a plan for a transform of nx × ny × nz points; writes the bytes of workspace.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlanMany(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int | _Any:
    """Fills a plan for a batch of transforms of rank dimensions with strides; writes the bytes of workspace.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlanMany64(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int | _Any:
    """Fills a plan as ``cufftMakePlanMany`` does, for sizes and strides of 64 bits.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftPlan1d(nx: _typing.Integer, typename: cufftType, batch: _typing.Integer) -> cufftHandle:
    """Creates a plan for one-dimensional transforms of nx points, batch of them one after another.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftPlan2d(nx: _typing.Integer, ny: _typing.Integer, typename: cufftType) -> cufftHandle:
    """Creates a plan for a transform of nx × ny points; ny varies fastest in memory.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftPlan3d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> cufftHandle:
    """Creates a plan for a transform of nx × ny × nz points; nz varies fastest in memory.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftPlanMany(
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> cufftHandle:
    """Creates a plan for a batch of transforms of rank dimensions, with strides for input and output.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftResetPlanProperty(plan: cufftHandle | _typing.Integer | None, property: cufftProperty) -> None:
    """Resets a property of a plan to its default value.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftSetAutoAllocation(
    plan: cufftHandle | _typing.Integer | None,
    autoAllocate: _typing.Integer,
) -> None:
    """Sets whether filling a plan allocates its workspace; if not, call ``cufftSetWorkArea``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _typing.Integer | None,
    property: cufftProperty,
    inputValueInt: _typing.Integer,
) -> None:
    """Sets an integer property of a plan before it is filled, such as the patience of JIT compilation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftSetStream(
    plan: cufftHandle | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream on which later transforms of a plan run.

    Parameters
    ----------
    stream
        Used after the call: keep it alive until ``plan`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftSetWorkArea(plan: cufftHandle | _typing.Integer | None, workArea: _typing.DevicePointer) -> None:
    """Sets device memory of the caller as a plan's workspace, and frees cuFFT's own workspace.

    Parameters
    ----------
    workArea
        Used after the call: cubind keeps it alive until ``plan`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtClearCallback(plan: cufftHandle | _typing.Integer | None, cbType: cufftXtCallbackType) -> None:
    """Removes a plan's callbacks of one type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtExec(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.DevicePointer,
    output: _typing.DevicePointer,
    direction: _typing.Integer,
) -> None:
    """Transforms data of any type that the plan has, unscaled; direction counts for complex data only.

    Parameters
    ----------
    input_, output
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtExecDescriptor(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> None:
    """Transforms data of a descriptor over several GPUs, of any type that the plan has.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` are descriptors from ``cufftXtMalloc``, alive with their memory until this call
      completes.
    """

def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> None:
    """Transforms single-precision complex data over several GPUs, forward or inverse, unscaled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` are descriptors from ``cufftXtMalloc``, alive with their memory until this call
      completes.
    """

def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Transforms half a single-precision spectrum to real data over several GPUs, unscaled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` are descriptors from ``cufftXtMalloc``, alive with their memory until this call
      completes.
    """

def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Transforms double-precision real data over several GPUs forward, to the nonredundant half.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` are descriptors from ``cufftXtMalloc``, alive with their memory until this call
      completes.
    """

def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Transforms single-precision real data over several GPUs forward, to the nonredundant half.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` are descriptors from ``cufftXtMalloc``, alive with their memory until this call
      completes.
    """

def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Transforms half a double-precision spectrum to real data over several GPUs, unscaled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` are descriptors from ``cufftXtMalloc``, alive with their memory until this call
      completes.
    """

def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> None:
    """Transforms double-precision complex data over several GPUs, forward or inverse, unscaled.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` are descriptors from ``cufftXtMalloc``, alive with their memory until this call
      completes.
    """

def cufftXtFree(descriptor: _typing.Pointer) -> None:
    """Frees the memory of a descriptor on each GPU, and the descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``descriptor``: from the matching allocation or registration; all uses, by work in streams too, complete before
      this call.
    """

def cufftXtGetSizeMany(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    inputtype: cudaDataType,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    outputtype: cudaDataType,
    batch: _typing.Integer,
    executiontype: cudaDataType,
) -> int | _Any:
    """Returns the workspace size in bytes for a batch of any supported types and the plan's settings.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtMakePlanMany(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    inputtype: cudaDataType,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    outputtype: cudaDataType,
    batch: _typing.Integer,
    executiontype: cudaDataType,
) -> int | _Any:
    """Fills a plan for a batch of transforms of any supported types, half precision and bfloat16 too.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtMalloc(plan: cufftHandle | _typing.Integer | None, pformat: cufftXtSubFormat) -> int:
    """Allocates memory for data on the GPUs of a plan and creates its descriptor.

    Returns
    -------
    descriptor : int

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtMemcpy(
    plan: cufftHandle | _typing.Integer | None,
    dstPointer: _typing.Pointer,
    srcPointer: _typing.Pointer,
    typename: cufftXtCopyType,
) -> None:
    """Copies data between the host and the GPUs of a plan, or among these.

    Parameters
    ----------
    dstPointer, srcPointer
        Used after the call: keep it alive until this call completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtQueryPlan(plan: cufftHandle | _typing.Integer | None, queryType: cufftXtQueryType) -> _Any:
    """Reads facts about a plan over several GPUs, such as the sizes of 1D factors.

    Returns
    -------
    queryStruct : object

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtSetCallback(
    plan: cufftHandle | _typing.Integer | None,
    callback_routine: _Sequence[_typing.Pointer] | None,
    cbType: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> None:
    """Sets device functions through which a plan's kernels load or store their data.

    Parameters
    ----------
    callback_routine, caller_info
        It and everything that it refers to are used after the call: cubind keeps both alive until ``plan`` is destroyed
        or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The callbacks use only the memory that they are called for and the memory that ``caller_info`` refers to.
    """

def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _typing.Integer | None,
    cbType: cufftXtCallbackType,
    sharedSize: _typing.Integer,
) -> None:
    """Sets the size in bytes of the shared memory for a plan's callbacks of one type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtSetGPUs(
    handle: cufftHandle | _typing.Integer | None,
    nGPUs: _typing.Integer,
    whichGPUs: _Sequence[_typing.Integer] | None,
) -> None:
    """Sets the GPUs over which a plan spreads its transforms; before the plan is filled.

    Parameters
    ----------
    whichGPUs
        Used after the call: cubind keeps it alive until ``handle`` is destroyed or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The plan is executed only with descriptors.
    """

def cufftXtSetJITCallback(
    plan: cufftHandle | _typing.Integer | None,
    lto_callback_symbol_name: _typing.Text,
    lto_callback_fatbin: _typing.Pointer,
    lto_callback_fatbin_size: _typing.Integer,
    typename: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> None:
    """Sets a device function in LTO code through which a plan loads or stores, before the plan is filled.

    Parameters
    ----------
    lto_callback_fatbin
        Used after the call: cubind keeps it alive until ``plan`` is destroyed or set again.
    caller_info
        It and everything that it refers to are used after the call: cubind keeps both alive until ``plan`` is destroyed
        or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The callbacks use only the memory that they are called for and the memory that ``caller_info`` refers to.
    """

def cufftXtSetWorkArea(
    plan: cufftHandle | _typing.Integer | None,
    workArea: _Sequence[_typing.Pointer] | None,
) -> None:
    """Sets device memory of the caller as a plan's workspace on each of its GPUs.

    Parameters
    ----------
    workArea
        It and everything that it refers to are used after the call: cubind keeps both alive until ``plan`` is destroyed
        or set again.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """

def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _typing.Integer | None,
    policy: cufftXtWorkAreaPolicy,
    workSize: _typing.Pointer,
) -> None:
    """Sets the policy for the workspace of a plan: minimal, a given size, or as large as is fast.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The code is not ``CUFFT_SUCCESS``.
    """
