"""cuFFT of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cufftGetSize": _checked.Form(single=(0,), doc="""Returns the workspace size in bytes of a completed plan on each of its GPUs.

``cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize
"""),
    "cufftGetSize1d": _checked.Form(single=(0,), doc="""Returns the workspace size in bytes for transforms of nx points with the plan's configuration.

``cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None
nx, batch : int
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize1d
"""),
    "cufftGetSize2d": _checked.Form(single=(0,), doc="""Returns the workspace size in bytes for transforms of nx × ny points with the plan's configuration.

``cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None
nx, ny : int
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize2d
"""),
    "cufftGetSize3d": _checked.Form(single=(0,), doc="""Returns the workspace size in bytes for transforms of nx × ny × nz points with the plan's configuration.

``cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None
nx, ny, nz : int
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize3d
"""),
    "cufftGetSizeMany64": _checked.Form(single=(0,), doc="""Returns the workspace size in bytes for a batch with 64-bit strides and the plan's configuration.

``cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany64
"""),
    "cufftMakePlan1d": _checked.Form(single=(0,), doc="""Completes a plan for one-dimensional transforms of nx points, and returns the workspace size in bytes.

``cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
nx, batch : int
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan1d
"""),
    "cufftMakePlan2d": _checked.Form(single=(0,), doc="""Completes a plan for transforms of nx × ny points, and returns the workspace size in bytes.

``cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
nx, ny : int
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan2d
"""),
    "cufftMakePlan3d": _checked.Form(single=(0,), doc="""Completes a plan for transforms of nx × ny × nz points, and returns the workspace size in bytes.

``cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
nx, ny, nz : int
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan3d
"""),
    "cufftMakePlanMany": _checked.Form(single=(0,), doc="""Completes a plan for a batch of transforms with strides, and returns the workspace size in bytes.

``cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany
"""),
    "cufftMakePlanMany64": _checked.Form(single=(0,), doc="""Works like ``cufftMakePlanMany``, but with 64-bit sizes and strides.

``cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany64
"""),
    "cufftXtGetSizeMany": _checked.Form(single=(0,), doc="""Returns the workspace size in bytes for a batch of any supported data types and the plan's configuration.

``cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
inputtype, outputtype, executiontype : runtime.cudaDataType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtGetSizeMany
"""),
    "cufftXtMakePlanMany": _checked.Form(single=(0,), doc="""Completes a plan for a batch of transforms of any supported data types, including half precision and bfloat16.

``cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
inputtype, outputtype, executiontype : runtime.cudaDataType

Returns
-------
workSize : int or object

Raises
------
CudaError
    The result code is not ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMakePlanMany
"""),
}

_checked.view(globals(), "cubind.cuda12.cufft", _FORMS)
