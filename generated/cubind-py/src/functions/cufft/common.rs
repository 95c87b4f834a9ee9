//! Functions of cufft in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cufft, runtime};

documented!(cufftCreate, c"cufftCreate($self)
--

Creates an empty plan, which can be configured before ``cufftMakePlan1d`` or a similar function completes it.

``cufftResult cufftCreate(cufftHandle *handle)``

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
handle : cufftHandle

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftCreate
");

#[inline(always)]
pub(crate) fn cufftCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftCreate());
    let mut c_handle: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cufftCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_handle as u64);
    }
    returned(
        py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_handle as u64)?),
    )
}

documented!(cufftDestroy, c"cufftDestroy($self, plan)
--

Destroys a plan, and frees its workspace if cuFFT allocated the workspace.

``cufftResult cufftDestroy(cufftHandle plan)``

Parameters
----------
plan : cufftHandle or None

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``plan`` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of ``plan``'s stream.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftDestroy
");

#[inline(always)]
pub(crate) fn cufftDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftDestroy(plan));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call.symbol(slots::cufftDestroy)?;
    let detached = handle_keepalive::detach(&cufft::cufftHandle, c_plan as u64);
    let status = unsafe { released(py, || function(c_plan)) };
    detached.finish(status == 0);
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftEstimate1d, c"cufftEstimate1d($self, nx, typename, batch)
--

Estimates the workspace size in bytes for one-dimensional transforms of nx points, without a plan.

``cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)``

Parameters
----------
nx, batch : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : int

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate1d
");

#[inline(always)]
pub(crate) fn cufftEstimate1d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftEstimate1d(nx typename batch));
    ints!(i32, c_nx = nx);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    ints!(i32, c_batch = batch);
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, i32, i32, Ptr) -> i32 = call.symbol(slots::cufftEstimate1d)?;
    let status = unsafe { released(py, || function(c_nx, c_type, c_batch, (&raw mut c_workSize).cast())) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::u64(py, c_workSize)?))
}

documented!(cufftEstimate2d, c"cufftEstimate2d($self, nx, ny, typename)
--

Estimates the workspace size in bytes for transforms of nx × ny points, without a plan.

``cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)``

Parameters
----------
nx, ny : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : int

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate2d
");

#[inline(always)]
pub(crate) fn cufftEstimate2d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftEstimate2d(nx ny typename));
    ints!(i32, c_nx = nx, c_ny = ny);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, i32, i32, Ptr) -> i32 = call.symbol(slots::cufftEstimate2d)?;
    let status = unsafe { released(py, || function(c_nx, c_ny, c_type, (&raw mut c_workSize).cast())) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::u64(py, c_workSize)?))
}

documented!(cufftEstimate3d, c"cufftEstimate3d($self, nx, ny, nz, typename)
--

Estimates the workspace size in bytes for transforms of nx × ny × nz points, without a plan.

``cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)``

Parameters
----------
nx, ny, nz : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : int

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate3d
");

#[inline(always)]
pub(crate) fn cufftEstimate3d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftEstimate3d(nx ny nz typename));
    ints!(i32, c_nx = nx, c_ny = ny, c_nz = nz);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, i32, i32, i32, Ptr) -> i32 = call.symbol(slots::cufftEstimate3d)?;
    let status = unsafe { released(py, || function(c_nx, c_ny, c_nz, c_type, (&raw mut c_workSize).cast())) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::u64(py, c_workSize)?))
}

documented!(cufftEstimateMany, c"cufftEstimateMany($self, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)
--

Estimates the workspace size in bytes for a batch of transforms with strides, without a plan.

``cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)``

Parameters
----------
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : int

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimateMany
");

#[inline(always)]
pub(crate) fn cufftEstimateMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftEstimateMany(rank n inembed istride idist onembed ostride odist typename batch));
    let arena = CallArena::new();
    ints!(i32, c_rank = rank, c_istride = istride, c_idist = idist, c_ostride = ostride, c_odist = odist);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    ints!(i32, c_batch = batch);
    let c_n = args::array(n, "n", &Ty::I32, Some(args::length(py, c_rank.into(), "rank")?), &arena)?;
    let c_inembed = args::optional_array(
        inembed, "inembed", &Ty::I32, Some(args::length(py, c_rank.into(), "rank")?), &arena,
    )?;
    let c_onembed = args::optional_array(
        onembed, "onembed", &Ty::I32, Some(args::length(py, c_rank.into(), "rank")?), &arena,
    )?;
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(
        i32, Ptr, Ptr, i32, i32, Ptr, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cufftEstimateMany)?;
    let status = unsafe { released(py, || function(
        c_rank, c_n.cast(), c_inembed.cast(), c_istride, c_idist, c_onembed.cast(), c_ostride, c_odist, c_type, c_batch,
        (&raw mut c_workSize).cast(),
    )) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::u64(py, c_workSize)?))
}

documented!(cufftExecC2C, c"cufftExecC2C($self, plan, idata, odata, direction)
--

Computes an unscaled single-precision complex transform, forward or inverse; in place if ``odata`` is ``idata``.

``cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)``

Parameters
----------
plan : cufftHandle or None
idata, odata : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.
direction : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2C
");

shared!(
    cufftExecC2C = like_cufftExecC2C(cufft::cufftHandle, Ty::Complex64,
    cufft::cufftResult), "cufftExecC2C", "plan idata odata direction",
    slots::cufftExecC2C
);

/// The shared body of `cufftExecC2C` and other functions.
#[inline(never)]
fn like_cufftExecC2C<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c1 = args::device(a1, own.name(1), Some(t1), &arena)?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cufftExecC2R, c"cufftExecC2R($self, plan, idata, odata)
--

Computes an unscaled inverse single-precision complex-to-real transform of the nonredundant half of a spectrum.

``cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)``

Parameters
----------
plan : cufftHandle or None
idata, odata : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2R
");

shared!(
    cufftExecC2R = like_cufftExecC2R(cufft::cufftHandle, Ty::Complex64, Ty::F32,
    cufft::cufftResult), "cufftExecC2R", "plan idata odata", slots::cufftExecC2R
);

/// The shared body of `cufftExecC2R` and other functions.
#[inline(never)]
fn like_cufftExecC2R<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::device(a1, own.name(1), Some(t1), &arena)?;
            let c2 = args::device(a2, own.name(2), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cufftExecD2Z, c"cufftExecD2Z($self, plan, idata, odata)
--

Computes a forward double-precision real-to-complex transform, and writes only the nonredundant half.

``cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)``

Parameters
----------
plan : cufftHandle or None
idata, odata : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecD2Z
");

shared!(
    cufftExecD2Z = like_cufftExecC2R(cufft::cufftHandle, Ty::F64, Ty::Complex128,
    cufft::cufftResult), "cufftExecD2Z", "plan idata odata", slots::cufftExecD2Z
);

documented!(cufftExecR2C, c"cufftExecR2C($self, plan, idata, odata)
--

Computes a forward single-precision real-to-complex transform, and writes only the nonredundant half.

``cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)``

Parameters
----------
plan : cufftHandle or None
idata, odata : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecR2C
");

shared!(
    cufftExecR2C = like_cufftExecC2R(cufft::cufftHandle, Ty::F32, Ty::Complex64,
    cufft::cufftResult), "cufftExecR2C", "plan idata odata", slots::cufftExecR2C
);

documented!(cufftExecZ2D, c"cufftExecZ2D($self, plan, idata, odata)
--

Computes an unscaled inverse double-precision complex-to-real transform of the nonredundant half of a spectrum.

``cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)``

Parameters
----------
plan : cufftHandle or None
idata, odata : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2D
");

shared!(
    cufftExecZ2D = like_cufftExecC2R(cufft::cufftHandle, Ty::Complex128, Ty::F64,
    cufft::cufftResult), "cufftExecZ2D", "plan idata odata", slots::cufftExecZ2D
);

documented!(cufftExecZ2Z, c"cufftExecZ2Z($self, plan, idata, odata, direction)
--

Computes an unscaled double-precision complex transform, forward or inverse; in place if ``odata`` is ``idata``.

``cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)``

Parameters
----------
plan : cufftHandle or None
idata, odata : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.
direction : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2Z
");

shared!(
    cufftExecZ2Z = like_cufftExecC2C(cufft::cufftHandle, Ty::Complex128,
    cufft::cufftResult), "cufftExecZ2Z", "plan idata odata direction",
    slots::cufftExecZ2Z
);

documented!(cufftGetPlanPropertyInt64, c"cufftGetPlanPropertyInt64($self, plan, property)
--

Returns an integer property of a plan.

``cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)``

Parameters
----------
plan : cufftHandle or None
property : cufftProperty

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
returnPtrValue : int

Notes
-----
Declared in ``cufft.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetPlanPropertyInt64
");

#[inline(always)]
pub(crate) fn cufftGetPlanPropertyInt64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftGetPlanPropertyInt64(plan property));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_property = args::enumeration(property, "property", &cufft::cufftProperty)?;
    let mut c_returnPtrValue: i64 = 0;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call.symbol(slots::cufftGetPlanPropertyInt64)?;
    let status = unsafe { released(py, || function(c_plan, c_property, (&raw mut c_returnPtrValue).cast())) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::i64(py, c_returnPtrValue)?))
}

documented!(cufftGetProperty, c"cufftGetProperty($self, typename)
--

Returns one part of the version of cuFFT: major, minor or patch level.

``cufftResult cufftGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
value : int

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetProperty
");

#[inline(always)]
pub(crate) fn cufftGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cufftGetProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cufftGetSize, c"cufftGetSize($self, handle)
--

Returns the workspace size in bytes of a completed plan on each of its GPUs.

``cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize
");

#[inline(always)]
pub(crate) fn cufftGetSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftGetSize(handle));
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(handle, "handle", &cufft::cufftHandle)?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cufftGetSize)?;
    let status = unsafe { released(py, || function(c_handle, c_workSize.cast())) };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length) }?)
        },
    )
}

documented!(cufftGetSize1d, c"cufftGetSize1d($self, handle, nx, typename, batch)
--

Returns the workspace size in bytes for transforms of nx points with the plan's configuration.

``cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None
nx, batch : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize1d
");

shared!(
    cufftGetSize1d = like_cufftGetSize1d(cufft::cufftHandle, cufft::cufftType,
    cufft::cufftResult, Ty::U64), "cufftGetSize1d", "handle nx typename batch",
    slots::cufftGetSize1d
);

/// The shared body of `cufftGetSize1d` and other functions.
#[inline(never)]
fn like_cufftGetSize1d<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4_length: usize = 64;
            let c4 = args::output_memory(py, c4_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(i32, i32, i32, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(unsafe { out::list(py, t3, c4.cast(), c4_length) }?))
        },
    )
}

documented!(cufftGetSize2d, c"cufftGetSize2d($self, handle, nx, ny, typename)
--

Returns the workspace size in bytes for transforms of nx × ny points with the plan's configuration.

``cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None
nx, ny : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize2d
");

shared!(
    cufftGetSize2d = like_cufftGetSize2d(cufft::cufftHandle, cufft::cufftType,
    cufft::cufftResult, Ty::U64), "cufftGetSize2d", "handle nx ny typename",
    slots::cufftGetSize2d
);

/// The shared body of `cufftGetSize2d` and other functions.
#[inline(never)]
fn like_cufftGetSize2d<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::enumeration(a3, own.name(3), t1)?;
            let c4_length: usize = 64;
            let c4 = args::output_memory(py, c4_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(i32, i32, i32, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(unsafe { out::list(py, t3, c4.cast(), c4_length) }?))
        },
    )
}

documented!(cufftGetSize3d, c"cufftGetSize3d($self, handle, nx, ny, nz, typename)
--

Returns the workspace size in bytes for transforms of nx × ny × nz points with the plan's configuration.

``cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)``

Parameters
----------
handle : cufftHandle or None
nx, ny, nz : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize3d
");

shared!(
    cufftGetSize3d = like_cufftGetSize3d(cufft::cufftHandle, cufft::cufftType,
    cufft::cufftResult, Ty::U64), "cufftGetSize3d", "handle nx ny nz typename",
    slots::cufftGetSize3d
);

/// The shared body of `cufftGetSize3d` and other functions.
#[inline(never)]
fn like_cufftGetSize3d<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::enumeration(a4, own.name(4), t1)?;
            let c5_length: usize = 64;
            let c5 = args::output_memory(py, c5_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(i32, i32, i32, i32, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(unsafe { out::list(py, t3, c5.cast(), c5_length) }?))
        },
    )
}

documented!(cufftGetSizeMany, c"cufftGetSizeMany($self, handle, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)
--

Returns the workspace size in bytes for a batch of transforms with strides and the plan's configuration.

``cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)``

Parameters
----------
handle : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workArea : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany
");

shared!(
    cufftGetSizeMany = like_cufftGetSizeMany(cufft::cufftHandle, cufft::cufftType,
    Ty::I32, cufft::cufftResult, Ty::U64), "cufftGetSizeMany",
    "handle rank n inembed istride idist onembed ostride odist typename batch",
    slots::cufftGetSizeMany
);

/// The shared body of `cufftGetSizeMany` and other functions.
#[inline(never)]
fn like_cufftGetSizeMany<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
    t4: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::enumeration(a9, own.name(9), t1)?;
            let c10 = args::i32(a10, own.name(10))?;
            let c2 = args::array(a2, own.name(2), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena)?;
            let c3 = args::optional_array(
                a3, own.name(3), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena,
            )?;
            let c6 = args::optional_array(
                a6, own.name(6), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena,
            )?;
            let c11_length: usize = 64;
            let c11 = args::output_memory(py, c11_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(
                i32, i32, Ptr, Ptr, i32, i32, Ptr, i32, i32, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3.cast(), c4, c5, c6.cast(), c7, c8, c9, c10, c11.cast()))
            };
            returned(py, t3, status, 1, |tuple| tuple.push(unsafe { out::list(py, t4, c11.cast(), c11_length) }?))
        },
    )
}

documented!(cufftGetSizeMany64, c"cufftGetSizeMany64($self, plan, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)
--

Returns the workspace size in bytes for a batch with 64-bit strides and the plan's configuration.

``cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany64
");

shared!(
    cufftGetSizeMany64 = like_cufftGetSizeMany64(cufft::cufftHandle, cufft::cufftType,
    Ty::I64, cufft::cufftResult, Ty::U64), "cufftGetSizeMany64",
    "plan rank n inembed istride idist onembed ostride odist typename batch",
    slots::cufftGetSizeMany64
);

/// The shared body of `cufftGetSizeMany64` and other functions.
#[inline(never)]
fn like_cufftGetSizeMany64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
    t4: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c7 = args::i64(a7, own.name(7))?;
            let c8 = args::i64(a8, own.name(8))?;
            let c9 = args::enumeration(a9, own.name(9), t1)?;
            let c10 = args::i64(a10, own.name(10))?;
            let c2 = args::array(a2, own.name(2), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena)?;
            let c3 = args::optional_array(
                a3, own.name(3), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena,
            )?;
            let c6 = args::optional_array(
                a6, own.name(6), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena,
            )?;
            let c11_length: usize = 64;
            let c11 = args::output_memory(py, c11_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(
                i32, i32, Ptr, Ptr, i64, i64, Ptr, i64, i64, i32, i64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3.cast(), c4, c5, c6.cast(), c7, c8, c9, c10, c11.cast()))
            };
            returned(py, t3, status, 1, |tuple| tuple.push(unsafe { out::list(py, t4, c11.cast(), c11_length) }?))
        },
    )
}

documented!(cufftGetVersion, c"cufftGetVersion($self)
--

Returns the version of cuFFT as an integer.

``cufftResult cufftGetVersion(int *version)``

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
version : int

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetVersion
");

#[inline(always)]
pub(crate) fn cufftGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftGetVersion());
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cufftGetVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_version).cast())) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::i32(py, c_version)?))
}

documented!(cufftMakePlan1d, c"cufftMakePlan1d($self, plan, nx, typename, batch)
--

Completes a plan for one-dimensional transforms of nx points, and returns the workspace size in bytes.

``cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
nx, batch : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan1d
");

shared!(
    cufftMakePlan1d = like_cufftGetSize1d(cufft::cufftHandle, cufft::cufftType,
    cufft::cufftResult, Ty::U64), "cufftMakePlan1d", "plan nx typename batch",
    slots::cufftMakePlan1d
);

documented!(cufftMakePlan2d, c"cufftMakePlan2d($self, plan, nx, ny, typename)
--

Completes a plan for transforms of nx × ny points, and returns the workspace size in bytes.

``cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
nx, ny : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan2d
");

shared!(
    cufftMakePlan2d = like_cufftGetSize2d(cufft::cufftHandle, cufft::cufftType,
    cufft::cufftResult, Ty::U64), "cufftMakePlan2d", "plan nx ny typename",
    slots::cufftMakePlan2d
);

documented!(cufftMakePlan3d, c"cufftMakePlan3d($self, plan, nx, ny, nz, typename)
--

Completes a plan for transforms of nx × ny × nz points, and returns the workspace size in bytes.

``cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
nx, ny, nz : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan3d
");

shared!(
    cufftMakePlan3d = like_cufftGetSize3d(cufft::cufftHandle, cufft::cufftType,
    cufft::cufftResult, Ty::U64), "cufftMakePlan3d", "plan nx ny nz typename",
    slots::cufftMakePlan3d
);

documented!(cufftMakePlanMany, c"cufftMakePlanMany($self, plan, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)
--

Completes a plan for a batch of transforms with strides, and returns the workspace size in bytes.

``cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany
");

shared!(
    cufftMakePlanMany = like_cufftGetSizeMany(cufft::cufftHandle, cufft::cufftType,
    Ty::I32, cufft::cufftResult, Ty::U64), "cufftMakePlanMany",
    "plan rank n inembed istride idist onembed ostride odist typename batch",
    slots::cufftMakePlanMany
);

documented!(cufftMakePlanMany64, c"cufftMakePlanMany64($self, plan, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)
--

Works like ``cufftMakePlanMany``, but with 64-bit sizes and strides.

``cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany64
");

shared!(
    cufftMakePlanMany64 = like_cufftGetSizeMany64(cufft::cufftHandle, cufft::cufftType,
    Ty::I64, cufft::cufftResult, Ty::U64), "cufftMakePlanMany64",
    "plan rank n inembed istride idist onembed ostride odist typename batch",
    slots::cufftMakePlanMany64
);

documented!(cufftPlan1d, c"cufftPlan1d($self, nx, typename, batch)
--

Creates a plan for a contiguous batch of one-dimensional transforms of nx points.

``cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)``

Parameters
----------
nx, batch : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
plan : cufftHandle

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan1d
");

#[inline(always)]
pub(crate) fn cufftPlan1d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftPlan1d(nx typename batch));
    ints!(i32, c_nx = nx);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    ints!(i32, c_batch = batch);
    let mut c_plan: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32, i32) -> i32 = call.symbol(slots::cufftPlan1d)?;
    let status = unsafe { released(py, || function((&raw mut c_plan).cast(), c_nx, c_type, c_batch)) };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

documented!(cufftPlan2d, c"cufftPlan2d($self, nx, ny, typename)
--

Creates a plan for transforms of nx × ny points, where ny is the fastest-varying dimension.

``cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)``

Parameters
----------
nx, ny : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
plan : cufftHandle

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan2d
");

#[inline(always)]
pub(crate) fn cufftPlan2d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftPlan2d(nx ny typename));
    ints!(i32, c_nx = nx, c_ny = ny);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    let mut c_plan: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32, i32) -> i32 = call.symbol(slots::cufftPlan2d)?;
    let status = unsafe { released(py, || function((&raw mut c_plan).cast(), c_nx, c_ny, c_type)) };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

documented!(cufftPlan3d, c"cufftPlan3d($self, nx, ny, nz, typename)
--

Creates a plan for transforms of nx × ny × nz points, where nz is the fastest-varying dimension.

``cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)``

Parameters
----------
nx, ny, nz : int
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
plan : cufftHandle

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan3d
");

#[inline(always)]
pub(crate) fn cufftPlan3d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftPlan3d(nx ny nz typename));
    ints!(i32, c_nx = nx, c_ny = ny, c_nz = nz);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    let mut c_plan: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32, i32, i32) -> i32 = call.symbol(slots::cufftPlan3d)?;
    let status = unsafe { released(py, || function((&raw mut c_plan).cast(), c_nx, c_ny, c_nz, c_type)) };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

documented!(cufftPlanMany, c"cufftPlanMany($self, rank, n, inembed, istride, idist, onembed, ostride, odist, typename, batch)
--

Creates a plan for a batch of transforms with ``rank`` dimensions, and input and output strides.

``cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch)``

Parameters
----------
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
typename : cufftType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
plan : cufftHandle

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlanMany
");

#[inline(always)]
pub(crate) fn cufftPlanMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftPlanMany(rank n inembed istride idist onembed ostride odist typename batch));
    let arena = CallArena::new();
    ints!(i32, c_rank = rank, c_istride = istride, c_idist = idist, c_ostride = ostride, c_odist = odist);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftType)?;
    ints!(i32, c_batch = batch);
    let mut c_plan: i32 = 0;
    let c_n = args::array(n, "n", &Ty::I32, Some(args::length(py, c_rank.into(), "rank")?), &arena)?;
    let c_inembed = args::optional_array(
        inembed, "inembed", &Ty::I32, Some(args::length(py, c_rank.into(), "rank")?), &arena,
    )?;
    let c_onembed = args::optional_array(
        onembed, "onembed", &Ty::I32, Some(args::length(py, c_rank.into(), "rank")?), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, i32, Ptr, Ptr, i32, i32, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cufftPlanMany)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_plan).cast(), c_rank, c_n.cast(), c_inembed.cast(), c_istride, c_idist, c_onembed.cast(), c_ostride,
        c_odist, c_type, c_batch,
    )) };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

documented!(cufftResetPlanProperty, c"cufftResetPlanProperty($self, plan, property)
--

Resets a property of a plan to its default value.

``cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)``

Parameters
----------
plan : cufftHandle or None
property : cufftProperty

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftResetPlanProperty
");

shared!(
    cufftResetPlanProperty = like_cufftResetPlanProperty(cufft::cufftHandle,
    cufft::cufftProperty, cufft::cufftResult), "cufftResetPlanProperty", "plan property",
    slots::cufftResetPlanProperty
);

/// The shared body of `cufftResetPlanProperty` and other functions.
#[inline(never)]
fn like_cufftResetPlanProperty<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cufftSetAutoAllocation, c"cufftSetAutoAllocation($self, plan, autoAllocate)
--

Sets whether completing a plan allocates its workspace; if not, the caller must set one.

``cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)``

Parameters
----------
plan : cufftHandle or None
autoAllocate : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetAutoAllocation
");

#[inline(always)]
pub(crate) fn cufftSetAutoAllocation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftSetAutoAllocation(plan autoAllocate));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    ints!(i32, c_autoAllocate = autoAllocate);
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call.symbol(slots::cufftSetAutoAllocation)?;
    let status = unsafe { released(py, || function(c_plan, c_autoAllocate)) };
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftSetPlanPropertyInt64, c"cufftSetPlanPropertyInt64($self, plan, property, inputValueInt)
--

Sets an integer property of a plan, such as the patience for JIT compilation, before completion.

``cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long inputValueInt)``

Parameters
----------
plan : cufftHandle or None
property : cufftProperty
inputValueInt : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetPlanPropertyInt64
");

#[inline(always)]
pub(crate) fn cufftSetPlanPropertyInt64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftSetPlanPropertyInt64(plan property inputValueInt));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_property = args::enumeration(property, "property", &cufft::cufftProperty)?;
    ints!(i64, c_inputValueInt = inputValueInt);
    let function: unsafe extern "system" fn(i32, i32, i64) -> i32 = call.symbol(slots::cufftSetPlanPropertyInt64)?;
    let status = unsafe { released(py, || function(c_plan, c_property, c_inputValueInt)) };
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftSetStream, c"cufftSetStream($self, plan, stream)
--

Sets the stream in which later transforms of a plan run.

``cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)``

Parameters
----------
plan : cufftHandle or None
stream : runtime.cudaStream_t or None
    Used after the call returns; must be kept alive until another value is set in ``plan``, or ``plan`` is destroyed.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetStream
");

#[inline(always)]
pub(crate) fn cufftSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftSetStream(plan stream));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call.symbol(slots::cufftSetStream)?;
    let status = unsafe { released(py, || function(c_plan, c_stream)) };
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftSetWorkArea, c"cufftSetWorkArea($self, plan, workArea)
--

Makes the caller's device memory a plan's workspace, and frees the workspace that cuFFT allocated.

``cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)``

Parameters
----------
plan : cufftHandle or None
workArea : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``plan``, or ``plan`` is destroyed.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufft.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetWorkArea
");

#[inline(always)]
pub(crate) fn cufftSetWorkArea<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftSetWorkArea(plan workArea));
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_workArea = args::device(workArea, "workArea", None, &arena)?;
    args::keep(workArea, &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cufftSetWorkArea)?;
    let status = unsafe { released(py, || function(c_plan, c_workArea.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cufft::cufftHandle, c_plan as u64, Some(("cufftSetWorkArea", 0)), arena);
    }
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtClearCallback, c"cufftXtClearCallback($self, plan, cbType)
--

Removes the callbacks of one type from a plan.

``cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)``

Parameters
----------
plan : cufftHandle or None
cbType : cufftXtCallbackType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtClearCallback
");

shared!(
    cufftXtClearCallback = like_cufftResetPlanProperty(cufft::cufftHandle,
    cufft::cufftXtCallbackType, cufft::cufftResult), "cufftXtClearCallback",
    "plan cbType", slots::cufftXtClearCallback
);

documented!(cufftXtExec, c"cufftXtExec($self, plan, input_, output, direction)
--

Computes an unscaled transform for any type of plan; ``direction`` applies to complex-to-complex plans only.

``cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)``

Parameters
----------
plan : cufftHandle or None
input_, output : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.
direction : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExec
");

#[inline(always)]
pub(crate) fn cufftXtExec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtExec(plan input_ output direction));
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    ints!(i32, c_direction = direction);
    let c_input = args::device(input_, "input_", None, &arena)?;
    let c_output = args::device(output, "output", None, &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr, i32) -> i32 = call.symbol(slots::cufftXtExec)?;
    let status = unsafe { released(py, || function(c_plan, c_input.cast(), c_output.cast(), c_direction)) };
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtExecDescriptor, c"cufftXtExecDescriptor($self, plan, input_, output, direction)
--

Computes a multi-GPU transform, for any type of plan, of the data that a descriptor describes.

``cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)``

Parameters
----------
plan : cufftHandle or None
input_, output : address or buffer
direction : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this call completes.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptor
");

shared!(
    cufftXtExecDescriptor = like_cufftXtExecDescriptor(cufft::cufftHandle,
    cufft::cufftResult), "cufftXtExecDescriptor", "plan input_ output direction",
    slots::cufftXtExecDescriptor
);

/// The shared body of `cufftXtExecDescriptor` and other functions.
#[inline(never)]
fn like_cufftXtExecDescriptor<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c1 = args::either(a1, own.name(1), None, false, None, &arena)?;
            let c2 = args::either(a2, own.name(2), None, false, None, &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cufftXtExecDescriptorC2C, c"cufftXtExecDescriptorC2C($self, plan, input_, output, direction)
--

Computes an unscaled multi-GPU single-precision complex transform, forward or inverse.

``cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)``

Parameters
----------
plan : cufftHandle or None
input_, output : address or buffer
direction : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this call completes.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2C
");

shared!(
    cufftXtExecDescriptorC2C = like_cufftXtExecDescriptor(cufft::cufftHandle,
    cufft::cufftResult), "cufftXtExecDescriptorC2C", "plan input_ output direction",
    slots::cufftXtExecDescriptorC2C
);

documented!(cufftXtExecDescriptorC2R, c"cufftXtExecDescriptorC2R($self, plan, input_, output)
--

Computes an unscaled inverse multi-GPU single-precision complex-to-real transform of half a spectrum.

``cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

Parameters
----------
plan : cufftHandle or None
input_, output : address or buffer

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this call completes.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2R
");

shared!(
    cufftXtExecDescriptorC2R = like_cufftXtExecDescriptorC2R(cufft::cufftHandle,
    cufft::cufftResult), "cufftXtExecDescriptorC2R", "plan input_ output",
    slots::cufftXtExecDescriptorC2R
);

/// The shared body of `cufftXtExecDescriptorC2R` and other functions.
#[inline(never)]
fn like_cufftXtExecDescriptorC2R<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::either(a1, own.name(1), None, false, None, &arena)?;
            let c2 = args::either(a2, own.name(2), None, false, None, &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast())) };
            returned0(py, t1, status)
        },
    )
}

documented!(cufftXtExecDescriptorD2Z, c"cufftXtExecDescriptorD2Z($self, plan, input_, output)
--

Computes a forward multi-GPU double-precision real-to-complex transform, and writes only the nonredundant half.

``cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

Parameters
----------
plan : cufftHandle or None
input_, output : address or buffer

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this call completes.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorD2Z
");

shared!(
    cufftXtExecDescriptorD2Z = like_cufftXtExecDescriptorC2R(cufft::cufftHandle,
    cufft::cufftResult), "cufftXtExecDescriptorD2Z", "plan input_ output",
    slots::cufftXtExecDescriptorD2Z
);

documented!(cufftXtExecDescriptorR2C, c"cufftXtExecDescriptorR2C($self, plan, input_, output)
--

Computes a forward multi-GPU single-precision real-to-complex transform, and writes only the nonredundant half.

``cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

Parameters
----------
plan : cufftHandle or None
input_, output : address or buffer

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this call completes.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorR2C
");

shared!(
    cufftXtExecDescriptorR2C = like_cufftXtExecDescriptorC2R(cufft::cufftHandle,
    cufft::cufftResult), "cufftXtExecDescriptorR2C", "plan input_ output",
    slots::cufftXtExecDescriptorR2C
);

documented!(cufftXtExecDescriptorZ2D, c"cufftXtExecDescriptorZ2D($self, plan, input_, output)
--

Computes an unscaled inverse multi-GPU double-precision complex-to-real transform of half a spectrum.

``cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

Parameters
----------
plan : cufftHandle or None
input_, output : address or buffer

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this call completes.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2D
");

shared!(
    cufftXtExecDescriptorZ2D = like_cufftXtExecDescriptorC2R(cufft::cufftHandle,
    cufft::cufftResult), "cufftXtExecDescriptorZ2D", "plan input_ output",
    slots::cufftXtExecDescriptorZ2D
);

documented!(cufftXtExecDescriptorZ2Z, c"cufftXtExecDescriptorZ2Z($self, plan, input_, output, direction)
--

Computes an unscaled multi-GPU double-precision complex transform, forward or inverse.

``cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)``

Parameters
----------
plan : cufftHandle or None
input_, output : address or buffer
direction : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this call completes.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2Z
");

shared!(
    cufftXtExecDescriptorZ2Z = like_cufftXtExecDescriptor(cufft::cufftHandle,
    cufft::cufftResult), "cufftXtExecDescriptorZ2Z", "plan input_ output direction",
    slots::cufftXtExecDescriptorZ2Z
);

documented!(cufftXtFree, c"cufftXtFree($self, descriptor)
--

Frees the memory that a descriptor describes on each GPU, and the descriptor itself.

``cufftResult cufftXtFree(cudaLibXtDesc *descriptor)``

Parameters
----------
descriptor : address or buffer

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- ``descriptor`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtFree
");

#[inline(always)]
pub(crate) fn cufftXtFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtFree(descriptor));
    let arena = CallArena::new();
    let c_descriptor = args::either(descriptor, "descriptor", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cufftXtFree)?;
    let status = unsafe { released(py, || function(c_descriptor.cast())) };
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtGetSizeMany, c"cufftXtGetSizeMany($self, plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch, executiontype)
--

Returns the workspace size in bytes for a batch of any supported data types and the plan's configuration.

``cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
inputtype, outputtype, executiontype : runtime.cudaDataType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtGetSizeMany
");

shared!(
    cufftXtGetSizeMany = like_cufftXtGetSizeMany(cufft::cufftHandle,
    runtime::cudaDataType, Ty::I64, cufft::cufftResult, Ty::U64), "cufftXtGetSizeMany",
    "plan rank n inembed istride idist inputtype onembed ostride odist outputtype batch executiontype",
    slots::cufftXtGetSizeMany
);

/// The shared body of `cufftXtGetSizeMany` and other functions.
#[inline(never)]
fn like_cufftXtGetSizeMany<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
    t4: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c4 = args::i64(a4, own.name(4))?;
            let c5 = args::i64(a5, own.name(5))?;
            let c6 = args::enumeration(a6, own.name(6), t1)?;
            let c8 = args::i64(a8, own.name(8))?;
            let c9 = args::i64(a9, own.name(9))?;
            let c10 = args::enumeration(a10, own.name(10), t1)?;
            let c11 = args::i64(a11, own.name(11))?;
            let c13 = args::enumeration(a12, own.name(12), t1)?;
            let c2 = args::array(a2, own.name(2), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena)?;
            let c3 = args::optional_array(
                a3, own.name(3), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena,
            )?;
            let c7 = args::optional_array(
                a7, own.name(7), t2, Some(args::length(py, c1.into(), own.name(1))?), &arena,
            )?;
            let c12_length: usize = 64;
            let c12 = args::output_memory(py, c12_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(
                i32, i32, Ptr, Ptr, i64, i64, i32, Ptr, i64, i64, i32, i64, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2.cast(), c3.cast(), c4, c5, c6, c7.cast(), c8, c9, c10, c11, c12.cast(), c13),
            ) };
            returned(py, t3, status, 1, |tuple| tuple.push(unsafe { out::list(py, t4, c12.cast(), c12_length) }?))
        },
    )
}

documented!(cufftXtMakePlanMany, c"cufftXtMakePlanMany($self, plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch, executiontype)
--

Completes a plan for a batch of transforms of any supported data types, including half precision and bfloat16.

``cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``

Parameters
----------
plan : cufftHandle or None
rank, istride, idist, ostride, odist, batch : int
n, inembed, onembed : list[int] or None
inputtype, outputtype, executiontype : runtime.cudaDataType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
workSize : list[int]

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMakePlanMany
");

shared!(
    cufftXtMakePlanMany = like_cufftXtGetSizeMany(cufft::cufftHandle,
    runtime::cudaDataType, Ty::I64, cufft::cufftResult, Ty::U64), "cufftXtMakePlanMany",
    "plan rank n inembed istride idist inputtype onembed ostride odist outputtype batch executiontype",
    slots::cufftXtMakePlanMany
);

documented!(cufftXtMalloc, c"cufftXtMalloc($self, plan, pformat)
--

Allocates memory for data on the GPUs of a plan, and creates a descriptor of the memory.

``cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)``

Parameters
----------
plan : cufftHandle or None
pformat : cufftXtSubFormat

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
descriptor : int

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMalloc
");

#[inline(always)]
pub(crate) fn cufftXtMalloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtMalloc(plan pformat));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_format = args::enumeration(pformat, "pformat", &cufft::cufftXtSubFormat)?;
    let mut c_descriptor: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(i32, Ptr, i32) -> i32 = call.symbol(slots::cufftXtMalloc)?;
    let status = unsafe { released(py, || function(c_plan, (&raw mut c_descriptor).cast(), c_format)) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(out::pointer(py, c_descriptor)?))
}

documented!(cufftXtMemcpy, c"cufftXtMemcpy($self, plan, dstPointer, srcPointer, typename)
--

Copies data between the host and the GPUs of a plan, or between these GPUs.

``cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)``

Parameters
----------
plan : cufftHandle or None
dstPointer, srcPointer : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.
typename : cufftXtCopyType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMemcpy
");

#[inline(always)]
pub(crate) fn cufftXtMemcpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtMemcpy(plan dstPointer srcPointer typename));
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_type = args::enumeration(typename, "typename", &cufft::cufftXtCopyType)?;
    let c_dstPointer = args::either(dstPointer, "dstPointer", None, false, None, &arena)?;
    let c_srcPointer = args::either(srcPointer, "srcPointer", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr, i32) -> i32 = call.symbol(slots::cufftXtMemcpy)?;
    let status = unsafe { released(py, || function(c_plan, c_dstPointer.cast(), c_srcPointer.cast(), c_type)) };
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtQueryPlan, c"cufftXtQueryPlan($self, plan, queryType)
--

Returns information about a multi-GPU plan, such as the factors of a 1D transform.

``cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)``

Parameters
----------
plan : cufftHandle or None
queryType : cufftXtQueryType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.
queryStruct : object

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtQueryPlan
");

#[inline(always)]
pub(crate) fn cufftXtQueryPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtQueryPlan(plan queryType));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_queryType = args::enumeration(queryType, "queryType", &cufft::cufftXtQueryType)?;
    let mut c_queryStruct = attributes::attribute_out(
        py, c_queryType, &attribute_types::cufft::cufftXtQueryType, None,
    )?;
    let function: unsafe extern "system" fn(i32, Ptr, i32) -> i32 = call.symbol(slots::cufftXtQueryPlan)?;
    let status = unsafe { released(py, || function(c_plan, c_queryStruct.pointer(), c_queryType)) };
    returned(py, &cufft::cufftResult, status, 1, |tuple| tuple.push(unsafe { c_queryStruct.value(py) }?))
}

documented!(cufftXtSetCallback, c"cufftXtSetCallback($self, plan, callback_routine, cbType, caller_info)
--

Sets device functions with which a plan's kernels load or store their data.

``cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info)``

Parameters
----------
plan : cufftHandle or None
callback_routine, caller_info : list[address or buffer] or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``plan``, or ``plan`` is destroyed.
cbType : cufftXtCallbackType

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- The callbacks may use only the memory that the library passes to them and the memory to which ``caller_info`` refers.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallback
");

#[inline(always)]
pub(crate) fn cufftXtSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtSetCallback(plan callback_routine cbType caller_info));
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_cbType = args::enumeration(cbType, "cbType", &cufft::cufftXtCallbackType)?;
    let c_callback_routine = args::array(callback_routine, "callback_routine", &Ty::Pointer, None, &arena)?;
    let c_caller_info = args::array(caller_info, "caller_info", &Ty::Pointer, None, &arena)?;
    args::keep(callback_routine, &arena)?;
    args::keep(caller_info, &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, i32, Ptr) -> i32 = call.symbol(slots::cufftXtSetCallback)?;
    let status = unsafe {
        released(py, || function(c_plan, c_callback_routine.cast(), c_cbType, c_caller_info.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cufft::cufftHandle, c_plan as u64, Some(("cufftXtSetCallback", u64::from(c_cbType as u32))), arena,
        );
    }
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtSetCallbackSharedSize, c"cufftXtSetCallbackSharedSize($self, plan, cbType, sharedSize)
--

Sets the size in bytes of shared memory for a plan's callbacks of one type.

``cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)``

Parameters
----------
plan : cufftHandle or None
cbType : cufftXtCallbackType
sharedSize : int

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallbackSharedSize
");

#[inline(always)]
pub(crate) fn cufftXtSetCallbackSharedSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtSetCallbackSharedSize(plan cbType sharedSize));
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_cbType = args::enumeration(cbType, "cbType", &cufft::cufftXtCallbackType)?;
    ints!(u64, c_sharedSize = sharedSize);
    let function: unsafe extern "system" fn(i32, i32, u64) -> i32 = call.symbol(slots::cufftXtSetCallbackSharedSize)?;
    let status = unsafe { released(py, || function(c_plan, c_cbType, c_sharedSize)) };
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtSetGPUs, c"cufftXtSetGPUs($self, handle, nGPUs, whichGPUs)
--

Sets the GPUs over which a plan distributes its transforms, before the plan is completed.

``cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)``

Parameters
----------
handle : cufftHandle or None
nGPUs : int
whichGPUs : list[int] or None
    Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- The plan may be executed only with descriptors.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetGPUs
");

#[inline(always)]
pub(crate) fn cufftXtSetGPUs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtSetGPUs(handle nGPUs whichGPUs));
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(handle, "handle", &cufft::cufftHandle)?;
    ints!(i32, c_nGPUs = nGPUs);
    let c_whichGPUs = args::array(
        whichGPUs, "whichGPUs", &Ty::I32, Some(args::length(py, c_nGPUs.into(), "nGPUs")?), &arena,
    )?;
    args::keep(whichGPUs, &arena)?;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call.symbol(slots::cufftXtSetGPUs)?;
    let status = unsafe { released(py, || function(c_handle, c_nGPUs, c_whichGPUs.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cufft::cufftHandle, c_handle as u64, Some(("cufftXtSetGPUs", 0)), arena);
    }
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtSetJITCallback, c"cufftXtSetJITCallback($self, plan, lto_callback_symbol_name, lto_callback_fatbin, lto_callback_fatbin_size, typename, caller_info)
--

Sets an LTO device function with which a plan's kernels load or store data, before completion.

``cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)``

Parameters
----------
plan : cufftHandle or None
lto_callback_symbol_name : bytes or str
lto_callback_fatbin : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``plan``, or ``plan`` is destroyed.
lto_callback_fatbin_size : int
typename : cufftXtCallbackType
caller_info : list[address or buffer] or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``plan``, or ``plan`` is destroyed.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Warnings
--------
- The callbacks may use only the memory that the library passes to them and the memory to which ``caller_info`` refers.

Notes
-----
Declared in ``cufftXt.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetJITCallback
");

#[inline(always)]
pub(crate) fn cufftXtSetJITCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cufftXtSetJITCallback(plan lto_callback_symbol_name lto_callback_fatbin lto_callback_fatbin_size
        typename caller_info)
    );
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    ints!(u64, c_lto_callback_fatbin_size = lto_callback_fatbin_size);
    let c_type = args::enumeration(typename, "typename", &cufft::cufftXtCallbackType)?;
    let c_lto_callback_symbol_name = args::c_string(lto_callback_symbol_name, "lto_callback_symbol_name", &arena)?;
    let c_lto_callback_fatbin = args::either(
        lto_callback_fatbin, "lto_callback_fatbin", None, false, Some(c_lto_callback_fatbin_size as usize), &arena,
    )?;
    let c_caller_info = args::array(caller_info, "caller_info", &Ty::Pointer, None, &arena)?;
    args::keep(lto_callback_fatbin, &arena)?;
    args::keep(caller_info, &arena)?;
    let function: unsafe extern "system" fn(
        i32, *const c_char, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cufftXtSetJITCallback)?;
    let status = unsafe { released(py, || function(
        c_plan, c_lto_callback_symbol_name, c_lto_callback_fatbin.cast(), c_lto_callback_fatbin_size, c_type,
        c_caller_info.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cufft::cufftHandle, c_plan as u64, Some(("cufftXtSetJITCallback", u64::from(c_type as u32))), arena,
        );
    }
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtSetWorkArea, c"cufftXtSetWorkArea($self, plan, workArea)
--

Makes the caller's device memory a plan's workspace on each of its GPUs.

``cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)``

Parameters
----------
plan : cufftHandle or None
workArea : list[address or buffer] or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``plan``, or ``plan`` is destroyed.

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkArea
");

#[inline(always)]
pub(crate) fn cufftXtSetWorkArea<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtSetWorkArea(plan workArea));
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_workArea = args::array(workArea, "workArea", &Ty::Pointer, None, &arena)?;
    args::keep(workArea, &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cufftXtSetWorkArea)?;
    let status = unsafe { released(py, || function(c_plan, c_workArea.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cufft::cufftHandle, c_plan as u64, Some(("cufftXtSetWorkArea", 0)), arena);
    }
    returned0(py, &cufft::cufftResult, status)
}

documented!(cufftXtSetWorkAreaPolicy, c"cufftXtSetWorkAreaPolicy($self, plan, policy, workSize)
--

Sets a plan's workspace policy: minimal size, a given size, or a size for best performance.

``cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)``

Parameters
----------
plan : cufftHandle or None
policy : cufftXtWorkAreaPolicy
workSize : address or buffer

Returns
-------
cufftResult
    ``CUFFT_SUCCESS``.

Notes
-----
Declared in ``cufftXt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkAreaPolicy
");

#[inline(always)]
pub(crate) fn cufftXtSetWorkAreaPolicy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cufftXtSetWorkAreaPolicy(plan policy workSize));
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(plan, "plan", &cufft::cufftHandle)?;
    let c_policy = args::enumeration(policy, "policy", &cufft::cufftXtWorkAreaPolicy)?;
    let c_workSize = args::either(workSize, "workSize", Some(&Ty::U64), false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call.symbol(slots::cufftXtSetWorkAreaPolicy)?;
    let status = unsafe { released(py, || function(c_plan, c_policy, c_workSize.cast())) };
    returned0(py, &cufft::cufftResult, status)
}
