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
    """Creates an empty plan, which can be configured before ``cufftMakePlan1d`` or a similar function completes it.

    Returns
    -------
    handle : cufftHandle

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftDestroy(plan: cufftHandle | _typing.Integer | None) -> None:
    """Destroys a plan, and frees its workspace if cuFFT allocated the workspace.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``plan`` must come from the function that creates, allocates or registers it; all uses must precede this call in
      the order of ``plan``'s stream.
    """

def cufftEstimate1d(nx: _typing.Integer, typename: cufftType, batch: _typing.Integer) -> int:
    """Estimates the workspace size in bytes for one-dimensional transforms of nx points, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftEstimate2d(nx: _typing.Integer, ny: _typing.Integer, typename: cufftType) -> int:
    """Estimates the workspace size in bytes for transforms of nx × ny points, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftEstimate3d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> int:
    """Estimates the workspace size in bytes for transforms of nx × ny × nz points, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
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
    """Estimates the workspace size in bytes for a batch of transforms with strides, without a plan.

    Returns
    -------
    workSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftExecC2C(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _typing.Integer,
) -> None:
    """Computes an unscaled single-precision complex transform, forward or inverse; in place if ``odata`` is ``idata``.

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftExecC2R(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Computes an unscaled inverse single-precision complex-to-real transform of the nonredundant half of a spectrum.

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftExecD2Z(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Computes a forward double-precision real-to-complex transform, and writes only the nonredundant half.

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftExecR2C(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Computes a forward single-precision real-to-complex transform, and writes only the nonredundant half.

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftExecZ2D(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> None:
    """Computes an unscaled inverse double-precision complex-to-real transform of the nonredundant half of a spectrum.

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftExecZ2Z(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _typing.Integer,
) -> None:
    """Computes an unscaled double-precision complex transform, forward or inverse; in place if ``odata`` is ``idata``.

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftGetPlanPropertyInt64(plan: cufftHandle | _typing.Integer | None, property: cufftProperty) -> int:
    """Returns an integer property of a plan.

    Returns
    -------
    returnPtrValue : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of cuFFT: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize(handle: cufftHandle | _typing.Integer | None) -> int | _Any:
    """Returns the workspace size in bytes of a completed plan on each of its GPUs.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize1d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int | _Any:
    """Returns the workspace size in bytes for transforms of nx points with the plan's configuration.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize2d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Returns the workspace size in bytes for transforms of nx × ny points with the plan's configuration.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftGetSize3d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Returns the workspace size in bytes for transforms of nx × ny × nz points with the plan's configuration.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
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
    """Returns the workspace size in bytes for a batch of transforms with strides and the plan's configuration.

    Returns
    -------
    workArea : list[int]

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
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
    """Returns the workspace size in bytes for a batch with 64-bit strides and the plan's configuration.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftGetVersion() -> int:
    """Returns the version of cuFFT as an integer.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlan1d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> int | _Any:
    """Completes a plan for one-dimensional transforms of nx points, and returns the workspace size in bytes.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlan2d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Completes a plan for transforms of nx × ny points, and returns the workspace size in bytes.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftMakePlan3d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> int | _Any:
    """Completes a plan for transforms of nx × ny × nz points, and returns the workspace size in bytes.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
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
    """Completes a plan for a batch of transforms with strides, and returns the workspace size in bytes.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
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
    """Works like ``cufftMakePlanMany``, but with 64-bit sizes and strides.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftPlan1d(nx: _typing.Integer, typename: cufftType, batch: _typing.Integer) -> cufftHandle:
    """Creates a plan for a contiguous batch of one-dimensional transforms of nx points.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftPlan2d(nx: _typing.Integer, ny: _typing.Integer, typename: cufftType) -> cufftHandle:
    """Creates a plan for transforms of nx × ny points, where ny is the fastest-varying dimension.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftPlan3d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> cufftHandle:
    """Creates a plan for transforms of nx × ny × nz points, where nz is the fastest-varying dimension.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
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
    """Creates a plan for a batch of transforms with ``rank`` dimensions, and input and output strides.

    Returns
    -------
    plan : cufftHandle

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftResetPlanProperty(plan: cufftHandle | _typing.Integer | None, property: cufftProperty) -> None:
    """Resets a property of a plan to its default value.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftSetAutoAllocation(
    plan: cufftHandle | _typing.Integer | None,
    autoAllocate: _typing.Integer,
) -> None:
    """Sets whether completing a plan allocates its workspace; if not, the caller must set one.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _typing.Integer | None,
    property: cufftProperty,
    inputValueInt: _typing.Integer,
) -> None:
    """Sets an integer property of a plan, such as the patience for JIT compilation, before completion.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftSetStream(
    plan: cufftHandle | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which later transforms of a plan run.

    Parameters
    ----------
    stream
        Used after the call returns; must be kept alive until another value is set in ``plan``, or ``plan`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftSetWorkArea(plan: cufftHandle | _typing.Integer | None, workArea: _typing.DevicePointer) -> None:
    """Makes the caller's device memory a plan's workspace, and frees the workspace that cuFFT allocated.

    Parameters
    ----------
    workArea
        Used after the call returns; kept alive by cubind until another value is set in ``plan``, or ``plan`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtClearCallback(plan: cufftHandle | _typing.Integer | None, cbType: cufftXtCallbackType) -> None:
    """Removes the callbacks of one type from a plan.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtExec(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.DevicePointer,
    output: _typing.DevicePointer,
    direction: _typing.Integer,
) -> None:
    """Computes an unscaled transform for any type of plan; ``direction`` applies to complex-to-complex plans only.

    Parameters
    ----------
    input_, output
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtExecDescriptor(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> None:
    """Computes a multi-GPU transform, for any type of plan, of the data that a descriptor describes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.
    """

def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> None:
    """Computes an unscaled multi-GPU single-precision complex transform, forward or inverse.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.
    """

def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Computes an unscaled inverse multi-GPU single-precision complex-to-real transform of half a spectrum.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.
    """

def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Computes a forward multi-GPU double-precision real-to-complex transform, and writes only the nonredundant half.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.
    """

def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Computes a forward multi-GPU single-precision real-to-complex transform, and writes only the nonredundant half.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.
    """

def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> None:
    """Computes an unscaled inverse multi-GPU double-precision complex-to-real transform of half a spectrum.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.
    """

def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> None:
    """Computes an unscaled multi-GPU double-precision complex transform, forward or inverse.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.
    """

def cufftXtFree(descriptor: _typing.Pointer) -> None:
    """Frees the memory that a descriptor describes on each GPU, and the descriptor itself.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``descriptor`` must come from the function that creates, allocates or registers it; all uses, including those by
      work in streams, must complete before this call.
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
    """Returns the workspace size in bytes for a batch of any supported data types and the plan's configuration.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
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
    """Completes a plan for a batch of transforms of any supported data types, including half precision and bfloat16.

    Returns
    -------
    workSize : int or object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtMalloc(plan: cufftHandle | _typing.Integer | None, pformat: cufftXtSubFormat) -> int:
    """Allocates memory for data on the GPUs of a plan, and creates a descriptor of the memory.

    Returns
    -------
    descriptor : int

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtMemcpy(
    plan: cufftHandle | _typing.Integer | None,
    dstPointer: _typing.Pointer,
    srcPointer: _typing.Pointer,
    typename: cufftXtCopyType,
) -> None:
    """Copies data between the host and the GPUs of a plan, or between these GPUs.

    Parameters
    ----------
    dstPointer, srcPointer
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtQueryPlan(plan: cufftHandle | _typing.Integer | None, queryType: cufftXtQueryType) -> _Any:
    """Returns information about a multi-GPU plan, such as the factors of a 1D transform.

    Returns
    -------
    queryStruct : object

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtSetCallback(
    plan: cufftHandle | _typing.Integer | None,
    callback_routine: _Sequence[_typing.Pointer] | None,
    cbType: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> None:
    """Sets device functions with which a plan's kernels load or store their data.

    Parameters
    ----------
    callback_routine, caller_info
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``plan``, or ``plan`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The callbacks may use only the memory that the library passes to them and the memory to which ``caller_info``
      refers.
    """

def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _typing.Integer | None,
    cbType: cufftXtCallbackType,
    sharedSize: _typing.Integer,
) -> None:
    """Sets the size in bytes of shared memory for a plan's callbacks of one type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtSetGPUs(
    handle: cufftHandle | _typing.Integer | None,
    nGPUs: _typing.Integer,
    whichGPUs: _Sequence[_typing.Integer] | None,
) -> None:
    """Sets the GPUs over which a plan distributes its transforms, before the plan is completed.

    Parameters
    ----------
    whichGPUs
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The plan may be executed only with descriptors.
    """

def cufftXtSetJITCallback(
    plan: cufftHandle | _typing.Integer | None,
    lto_callback_symbol_name: _typing.Text,
    lto_callback_fatbin: _typing.Pointer,
    lto_callback_fatbin_size: _typing.Integer,
    typename: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> None:
    """Sets an LTO device function with which a plan's kernels load or store data, before completion.

    Parameters
    ----------
    lto_callback_fatbin
        Used after the call returns; kept alive by cubind until another value is set in ``plan``, or ``plan`` is
        destroyed.
    caller_info
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``plan``, or ``plan`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The callbacks may use only the memory that the library passes to them and the memory to which ``caller_info``
      refers.
    """

def cufftXtSetWorkArea(
    plan: cufftHandle | _typing.Integer | None,
    workArea: _Sequence[_typing.Pointer] | None,
) -> None:
    """Makes the caller's device memory a plan's workspace on each of its GPUs.

    Parameters
    ----------
    workArea
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``plan``, or ``plan`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """

def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _typing.Integer | None,
    policy: cufftXtWorkAreaPolicy,
    workSize: _typing.Pointer,
) -> None:
    """Sets a plan's workspace policy: minimal size, a given size, or a size for best performance.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUFFT_SUCCESS``.
    """
