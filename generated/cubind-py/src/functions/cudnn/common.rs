//! Functions of cudnn in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cudnn9, runtime};

documented!(cudnnActivationBackward, c"cudnnActivationBackward($self, handle, activationDesc, alpha, yDesc, y, dyDesc, dy, xDesc, x, beta, dxDesc, dx)
--

Computes the gradient dx of an activation from y, dy and x, as α·gradient + β·dx.

``cudnnStatus_t cudnnActivationBackward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``

Parameters
----------
handle : cudnnHandle_t or None
activationDesc : cudnnActivationDescriptor_t or None
alpha, beta : number with a type
yDesc, dyDesc, xDesc, dxDesc : cudnnTensorDescriptor_t or None
y, dy, x, dx : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnActivationBackward
");

shared!(
    cudnnActivationBackward = like_cudnnActivationBackward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnActivationDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnActivationBackward",
    "handle activationDesc alpha yDesc y dyDesc dy xDesc x beta dxDesc dx",
    slots::cudnnActivationBackward
);

/// The shared body of `cudnnActivationBackward` and other functions.
#[inline(never)]
fn like_cudnnActivationBackward<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c3 = args::value::<u64>(a3, own.name(3), t2)?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c7 = args::value::<u64>(a7, own.name(7), t2)?;
            let c10 = args::value::<u64>(a10, own.name(10), t2)?;
            let c4 = args::device(a4, own.name(4), None, &arena)?;
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let c8 = args::device(a8, own.name(8), None, &arena)?;
            let c11 = args::device(a11, own.name(11), None, &arena)?;
            let c2 = args::host_scalar(a2, own.name(2), false, &arena)?;
            let c9 = args::host_scalar(a9, own.name(9), false, &arena)?;
            let function: unsafe extern "system" fn(
                u64, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7, c8.cast(), c9.cast(), c10, c11.cast(),
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudnnActivationForward, c"cudnnActivationForward($self, handle, activationDesc, alpha, xDesc, x, beta, yDesc, y)
--

y = α·act(x) + β·y for each element; works in place if y is x.

``cudnnStatus_t cudnnActivationForward(cudnnHandle_t handle, cudnnActivationDescriptor_t activationDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
activationDesc : cudnnActivationDescriptor_t or None
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnActivationForward
");

shared!(
    cudnnActivationForward = like_cudnnActivationForward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnActivationDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnActivationForward",
    "handle activationDesc alpha xDesc x beta yDesc y", slots::cudnnActivationForward
);

/// The shared body of `cudnnActivationForward` and other functions.
#[inline(never)]
fn like_cudnnActivationForward<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c3 = args::value::<u64>(a3, own.name(3), t2)?;
            let c6 = args::value::<u64>(a6, own.name(6), t2)?;
            let c4 = args::device(a4, own.name(4), None, &arena)?;
            let c7 = args::device(a7, own.name(7), None, &arena)?;
            let c2 = args::host_scalar(a2, own.name(2), false, &arena)?;
            let c5 = args::host_scalar(a5, own.name(5), false, &arena)?;
            let function: unsafe extern "system" fn(
                u64, u64, Ptr, u64, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5.cast(), c6, c7.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cudnnAddTensor, c"cudnnAddTensor($self, handle, alpha, aDesc, A, beta, cDesc, C)
--

C = α·A + β·C, where dimensions of size 1 in A are broadcast (for example, for a bias).

``cudnnStatus_t cudnnAddTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)``

Parameters
----------
handle : cudnnHandle_t or None
alpha, beta : number with a type
aDesc, cDesc : cudnnTensorDescriptor_t or None
A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnAddTensor
");

shared!(
    cudnnAddTensor = like_cudnnAddTensor(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnStatus_t), "cudnnAddTensor",
    "handle alpha aDesc A beta cDesc C", slots::cudnnAddTensor
);

/// The shared body of `cudnnAddTensor` and other functions.
#[inline(never)]
fn like_cudnnAddTensor<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a2, own.name(2), t1)?;
            let c5 = args::value::<u64>(a5, own.name(5), t1)?;
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let c1 = args::host_scalar(a1, own.name(1), false, &arena)?;
            let c4 = args::host_scalar(a4, own.name(4), false, &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, u64, Ptr, Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3.cast(), c4.cast(), c5, c6.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudnnAdvVersionCheck, c"cudnnAdvVersionCheck($self)
--

Checks that the version of the RNN, attention and CTC loss library matches its dependencies.

``cudnnStatus_t cudnnAdvVersionCheck(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnAdvVersionCheck
");

shared!(
    cudnnAdvVersionCheck = like_cudnnAdvVersionCheck(cudnn9::cudnnStatus_t),
    "cudnnAdvVersionCheck", "", slots::cudnnAdvVersionCheck
);

/// The shared body of `cudnnAdvVersionCheck` and other functions.
#[inline(never)]
fn like_cudnnAdvVersionCheck<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let function: unsafe extern "system" fn() -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function()) };
            returned0(py, t0, status)
        },
    )
}

documented!(cudnnB2BCausalConv1dBackward, c"cudnnB2BCausalConv1dBackward($self, stream, x, weightsProj, weightsMixer, skipBias, y, dy, dx, dweightsProj, dweightsMixer, dskipBias, batch, dim, seqLen, kernelSizeProj, kernelSizeMixer, dataType, dwDataType)
--

Computes the gradients of two consecutive causal convolutions, a projection and a mixer.

``cudnnStatus_t cudnnB2BCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, const void *y, const void *dy, void *dx, void *dweightsProj, void *dweightsMixer, void *dskipBias, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType, cudnnDataType_t dwDataType)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weightsProj, weightsMixer, skipBias, y, dy, dx, dweightsProj, dweightsMixer, dskipBias : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSizeProj, kernelSizeMixer : int
dataType, dwDataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnB2BCausalConv1dBackward
");

#[inline(always)]
pub(crate) fn cudnnB2BCausalConv1dBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnB2BCausalConv1dBackward(stream x weightsProj weightsMixer skipBias y dy dx dweightsProj
        dweightsMixer dskipBias batch dim seqLen kernelSizeProj kernelSizeMixer dataType dwDataType)
    );
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(
        i32, c_batch = batch, c_dim = dim, c_seqLen = seqLen, c_kernelSizeProj = kernelSizeProj,
        c_kernelSizeMixer = kernelSizeMixer
    );
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_dwDataType = args::enumeration(dwDataType, "dwDataType", &cudnn9::cudnnDataType_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_weightsProj = args::device(weightsProj, "weightsProj", None, &arena)?;
    let c_weightsMixer = args::device(weightsMixer, "weightsMixer", None, &arena)?;
    let c_skipBias = args::device(skipBias, "skipBias", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_dweightsProj = args::device(dweightsProj, "dweightsProj", None, &arena)?;
    let c_dweightsMixer = args::device(dweightsMixer, "dweightsMixer", None, &arena)?;
    let c_dskipBias = args::device(dskipBias, "dskipBias", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnB2BCausalConv1dBackward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_x.cast(), c_weightsProj.cast(), c_weightsMixer.cast(), c_skipBias.cast(), c_y.cast(), c_dy.cast(),
        c_dx.cast(), c_dweightsProj.cast(), c_dweightsMixer.cast(), c_dskipBias.cast(), c_batch, c_dim, c_seqLen,
        c_kernelSizeProj, c_kernelSizeMixer, c_dataType, c_dwDataType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnB2BCausalConv1dForward, c"cudnnB2BCausalConv1dForward($self, stream, x, weightsProj, weightsMixer, skipBias, y, yGated, batch, dim, seqLen, kernelSizeProj, kernelSizeMixer, dataType)
--

Computes two consecutive causal convolutions, a projection and a mixer, with gating in between.

``cudnnStatus_t cudnnB2BCausalConv1dForward(cudaStream_t stream, const void *x, const void *weightsProj, const void *weightsMixer, const void *skipBias, void *y, void *yGated, int batch, int dim, int seqLen, int kernelSizeProj, int kernelSizeMixer, cudnnDataType_t dataType)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weightsProj, weightsMixer, skipBias, y, yGated : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSizeProj, kernelSizeMixer : int
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnB2BCausalConv1dForward
");

#[inline(always)]
pub(crate) fn cudnnB2BCausalConv1dForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnB2BCausalConv1dForward(stream x weightsProj weightsMixer skipBias y yGated batch dim seqLen
        kernelSizeProj kernelSizeMixer dataType)
    );
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(
        i32, c_batch = batch, c_dim = dim, c_seqLen = seqLen, c_kernelSizeProj = kernelSizeProj,
        c_kernelSizeMixer = kernelSizeMixer
    );
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_weightsProj = args::device(weightsProj, "weightsProj", None, &arena)?;
    let c_weightsMixer = args::device(weightsMixer, "weightsMixer", None, &arena)?;
    let c_skipBias = args::device(skipBias, "skipBias", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_yGated = args::device(yGated, "yGated", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnB2BCausalConv1dForward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_x.cast(), c_weightsProj.cast(), c_weightsMixer.cast(), c_skipBias.cast(), c_y.cast(),
        c_yGated.cast(), c_batch, c_dim, c_seqLen, c_kernelSizeProj, c_kernelSizeMixer, c_dataType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBackendCreateDescriptor, c"cudnnBackendCreateDescriptor($self, descriptorType)
--

Creates a backend descriptor of a given type: for example, of a tensor, operation or execution plan.

``cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t descriptorType, cudnnBackendDescriptor_t *descriptor)``

Parameters
----------
descriptorType : cudnnBackendDescriptorType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``, ``CUDNN_STATUS_NOT_SUPPORTED``.
descriptor : cudnnBackendDescriptor_t

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendCreateDescriptor
");

#[inline(always)]
pub(crate) fn cudnnBackendCreateDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnBackendCreateDescriptor(descriptorType));
    let c_descriptorType = args::enumeration(descriptorType, "descriptorType", &cudnn9::cudnnBackendDescriptorType_t)?;
    let mut c_descriptor: u64 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cudnnBackendCreateDescriptor)?;
    let status = unsafe { released(py, || function(c_descriptorType, (&raw mut c_descriptor).cast())) };
    if status == 0 {
        handle_keepalive::made(&cudnn9::cudnnBackendDescriptor_t, c_descriptor as u64);
    }
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cudnn9::cudnnBackendDescriptor_t, c_descriptor as u64)?)
        },
    )
}

documented!(cudnnBackendDestroyDescriptor, c"cudnnBackendDestroyDescriptor($self, descriptor)
--

Destroys a backend descriptor and frees its memory.

``cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t descriptor)``

Parameters
----------
descriptor : cudnnBackendDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.

Warnings
--------
- No thread may use ``descriptor``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendDestroyDescriptor
");

shared!(
    cudnnBackendDestroyDescriptor =
    like_cudnnBackendDestroyDescriptor(cudnn9::cudnnBackendDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnBackendDestroyDescriptor", "descriptor",
    slots::cudnnBackendDestroyDescriptor
);

/// The shared body of `cudnnBackendDestroyDescriptor` and other functions.
#[inline(never)]
fn like_cudnnBackendDestroyDescriptor<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let detached = handle_keepalive::detach(t0, c0 as u64);
            let status = unsafe { released(py, || function(c0)) };
            detached.finish(status == 0);
            returned0(py, t1, status)
        },
    )
}

documented!(cudnnBackendExecute, c"cudnnBackendExecute($self, handle, executionPlan, variantPack)
--

Runs a finalized execution plan with the data pointers and workspace of a variant pack.

``cudnnStatus_t cudnnBackendExecute(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack)``

Parameters
----------
handle : cudnnHandle_t or None
executionPlan : cudnnBackendDescriptor_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``handle``'s stream.
variantPack : cudnnBackendDescriptor_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendExecute
");

#[inline(always)]
pub(crate) fn cudnnBackendExecute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnBackendExecute(handle executionPlan variantPack));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_executionPlan = args::value::<
        u64,
    >(executionPlan, "executionPlan", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_variantPack = args::value::<
        u64,
    >(variantPack, "variantPack", &cudnn9::cudnnBackendDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.symbol(slots::cudnnBackendExecute)?;
    let status = unsafe { released(py, || function(c_handle, c_executionPlan, c_variantPack)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBackendFinalize, c"cudnnBackendFinalize($self, descriptor)
--

Validates the attributes of a backend descriptor and makes the descriptor immutable.

``cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t descriptor)``

Parameters
----------
descriptor : cudnnBackendDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.

Warnings
--------
- All attributes that a descriptor of this type requires must have been set.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendFinalize
");

shared!(
    cudnnBackendFinalize = like_cudnnBackendFinalize(cudnn9::cudnnBackendDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnBackendFinalize", "descriptor",
    slots::cudnnBackendFinalize
);

/// The shared body of `cudnnBackendFinalize` and other functions.
#[inline(never)]
fn like_cudnnBackendFinalize<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudnnBackendGetAttribute, c"cudnnBackendGetAttribute($self, descriptor, attributeName, attributeType, requestedElementCount, arrayOfElements)
--

Gets an attribute of a finalized backend descriptor, or the number of its elements.

``cudnnStatus_t cudnnBackendGetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t requestedElementCount, int64_t *elementCount, void *arrayOfElements)``

Parameters
----------
descriptor : cudnnBackendDescriptor_t or None
attributeName : cudnnBackendAttributeName_t
attributeType : cudnnBackendAttributeType_t
requestedElementCount : int
arrayOfElements : object

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_INITIALIZED``.
elementCount : int
arrayOfElements : object

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendGetAttribute
");

#[inline(always)]
pub(crate) fn cudnnBackendGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cudnnBackendGetAttribute(descriptor attributeName attributeType requestedElementCount arrayOfElements)
    );
    let arena = CallArena::new();
    let c_descriptor = args::value::<
        u64,
    >(descriptor, "descriptor", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_attributeName = args::enumeration(attributeName, "attributeName", &cudnn9::cudnnBackendAttributeName_t)?;
    let c_attributeType = args::enumeration(attributeType, "attributeType", &cudnn9::cudnnBackendAttributeType_t)?;
    ints!(i64, c_requestedElementCount = requestedElementCount);
    let mut c_elementCount: i64 = 0;
    let c_arrayOfElements = elements::Elements::new(
        arrayOfElements, "arrayOfElements", c_attributeType, &attribute_types::cudnn::cudnnBackendAttributeType_t,
        args::length(py, c_requestedElementCount, "requestedElementCount")?, &arena,
    )?;
    let (function, alone): (unsafe extern "system" fn(u64, i32, i32, i64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnBackendGetAttribute)?;
    let status = unsafe { released(py, || function(
        c_descriptor, c_attributeName, c_attributeType, c_requestedElementCount, (&raw mut c_elementCount).cast(),
        c_arrayOfElements.pointer().cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i64(py, c_elementCount)?)?;
            tuple.push(unsafe { c_arrayOfElements.value(py) }?)?;
            Ok(())
        },
    )
}

documented!(cudnnBackendInitialize, c"cudnnBackendInitialize($self, descriptor)
--

Resets a backend descriptor to its initial state.

``cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t descriptor)``

Parameters
----------
descriptor : cudnnBackendDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendInitialize
");

shared!(
    cudnnBackendInitialize = like_cudnnBackendFinalize(cudnn9::cudnnBackendDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnBackendInitialize", "descriptor",
    slots::cudnnBackendInitialize
);

documented!(cudnnBackendPopulateCudaGraph, c"cudnnBackendPopulateCudaGraph($self, handle, executionPlan, variantPack, graph)
--

Adds the nodes that run an execution plan to an empty CUDA graph.

``cudnnStatus_t cudnnBackendPopulateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)``

Parameters
----------
handle : cudnnHandle_t or None
executionPlan : cudnnBackendDescriptor_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``handle``'s stream.
variantPack : cudnnBackendDescriptor_t or None
    Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.
graph : runtime.cudaGraph_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendPopulateCudaGraph
");

shared!(
    cudnnBackendPopulateCudaGraph =
    like_cudnnBackendPopulateCudaGraph(cudnn9::cudnnHandle_t,
    cudnn9::cudnnBackendDescriptor_t, runtime::cudaGraph_t, cudnn9::cudnnStatus_t),
    "cudnnBackendPopulateCudaGraph", "handle executionPlan variantPack graph",
    slots::cudnnBackendPopulateCudaGraph
);

/// The shared body of `cudnnBackendPopulateCudaGraph` and other functions.
#[inline(never)]
fn like_cudnnBackendPopulateCudaGraph<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t1)?;
            let c3 = args::value::<u64>(a3, own.name(3), t2)?;
            let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudnnBackendSetAttribute, c"cudnnBackendSetAttribute($self, descriptor, attributeName, attributeType, elementCount, arrayOfElements)
--

Sets an attribute of a backend descriptor that is not finalized yet.

``cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t attributeName, cudnnBackendAttributeType_t attributeType, int64_t elementCount, const void *arrayOfElements)``

Parameters
----------
descriptor : cudnnBackendDescriptor_t or None
attributeName : cudnnBackendAttributeName_t
attributeType : cudnnBackendAttributeType_t
elementCount : int
arrayOfElements : object
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``descriptor``, or ``descriptor`` is destroyed.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_INITIALIZED``, ``CUDNN_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendSetAttribute
");

#[inline(always)]
pub(crate) fn cudnnBackendSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnBackendSetAttribute(descriptor attributeName attributeType elementCount arrayOfElements));
    let arena = CallArena::new();
    let c_descriptor = args::value::<
        u64,
    >(descriptor, "descriptor", &cudnn9::cudnnBackendDescriptor_t)?;
    let c_attributeName = args::enumeration(attributeName, "attributeName", &cudnn9::cudnnBackendAttributeName_t)?;
    let c_attributeType = args::enumeration(attributeType, "attributeType", &cudnn9::cudnnBackendAttributeType_t)?;
    ints!(i64, c_elementCount = elementCount);
    let c_arrayOfElements = elements::elements_in(
        arrayOfElements, "arrayOfElements", c_attributeType, &attribute_types::cudnn::cudnnBackendAttributeType_t,
        args::length(py, c_elementCount, "elementCount")?, &arena,
    )?;
    args::keep(arrayOfElements, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, i32, i64, Ptr) -> i32 = call
        .symbol(slots::cudnnBackendSetAttribute)?;
    let status = unsafe { released(
        py, || function(c_descriptor, c_attributeName, c_attributeType, c_elementCount, c_arrayOfElements.cast()),
    ) };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnBackendDescriptor_t,
            c_descriptor as u64,
            Some((
                "cudnnBackendSetAttribute",
                (u64::from(c_attributeName as u32)).rotate_left(24)
                    ^ u64::from(c_attributeType as u32),
            )),
            arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBackendUpdateCudaGraph, c"cudnnBackendUpdateCudaGraph($self, handle, executionPlan, variantPack, graph)
--

Replaces the pointers in a populated CUDA graph with those of another variant pack.

``cudnnStatus_t cudnnBackendUpdateCudaGraph(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, cudaGraph_t graph)``

Parameters
----------
handle : cudnnHandle_t or None
executionPlan : cudnnBackendDescriptor_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``handle``'s stream.
variantPack : cudnnBackendDescriptor_t or None
    Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.
graph : runtime.cudaGraph_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``, ``CUDNN_STATUS_INTERNAL_ERROR``, ``CUDNN_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBackendUpdateCudaGraph
");

shared!(
    cudnnBackendUpdateCudaGraph =
    like_cudnnBackendPopulateCudaGraph(cudnn9::cudnnHandle_t,
    cudnn9::cudnnBackendDescriptor_t, runtime::cudaGraph_t, cudnn9::cudnnStatus_t),
    "cudnnBackendUpdateCudaGraph", "handle executionPlan variantPack graph",
    slots::cudnnBackendUpdateCudaGraph
);

documented!(cudnnBatchNormalizationBackward, c"cudnnBatchNormalizationBackward($self, handle, mode, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff, xDesc, x, dyDesc, dy, dxDesc, dx, dBnScaleBiasDesc, bnScale, dBnScaleResult, dBnBiasResult, epsilon, savedMean, savedInvVariance)
--

Computes the gradients of batch normalization with respect to x, scale and bias.

``cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t dxDesc, void *dx, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScale, void *dBnScaleResult, void *dBnBiasResult, double epsilon, const void *savedMean, const void *savedInvVariance)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff : number with a type
xDesc, dyDesc, dxDesc, dBnScaleBiasDesc : cudnnTensorDescriptor_t or None
x, dy, dx, bnScale, dBnScaleResult, dBnBiasResult, savedMean, savedInvVariance : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
epsilon : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationBackward
");

#[inline(always)]
pub(crate) fn cudnnBatchNormalizationBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnBatchNormalizationBackward(handle mode alphaDataDiff betaDataDiff alphaParamDiff betaParamDiff
        xDesc x dyDesc dy dxDesc dx dBnScaleBiasDesc bnScale dBnScaleResult dBnBiasResult epsilon savedMean
        savedInvVariance)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dBnScaleBiasDesc = args::value::<
        u64,
    >(dBnScaleBiasDesc, "dBnScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(epsilon)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_bnScale = args::device(bnScale, "bnScale", None, &arena)?;
    let c_dBnScaleResult = args::device(dBnScaleResult, "dBnScaleResult", None, &arena)?;
    let c_dBnBiasResult = args::device(dBnBiasResult, "dBnBiasResult", None, &arena)?;
    let c_savedMean = args::device(savedMean, "savedMean", None, &arena)?;
    let c_savedInvVariance = args::device(savedInvVariance, "savedInvVariance", None, &arena)?;
    let c_alphaDataDiff = args::host_scalar(alphaDataDiff, "alphaDataDiff", false, &arena)?;
    let c_betaDataDiff = args::host_scalar(betaDataDiff, "betaDataDiff", false, &arena)?;
    let c_alphaParamDiff = args::host_scalar(alphaParamDiff, "alphaParamDiff", false, &arena)?;
    let c_betaParamDiff = args::host_scalar(betaParamDiff, "betaParamDiff", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, Ptr, f64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationBackward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_alphaDataDiff.cast(), c_betaDataDiff.cast(), c_alphaParamDiff.cast(),
        c_betaParamDiff.cast(), c_xDesc, c_x.cast(), c_dyDesc, c_dy.cast(), c_dxDesc, c_dx.cast(), c_dBnScaleBiasDesc,
        c_bnScale.cast(), c_dBnScaleResult.cast(), c_dBnBiasResult.cast(), c_epsilon, c_savedMean.cast(),
        c_savedInvVariance.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBatchNormalizationBackwardEx, c"cudnnBatchNormalizationBackwardEx($self, handle, mode, bnOps, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff, xDesc, xData, yDesc, yData, dyDesc, dyData, dzDesc, dzData, dxDesc, dxData, dBnScaleBiasDesc, bnScaleData, bnBiasData, dBnScaleData, dBnBiasData, epsilon, savedMean, savedInvVariance, activationDesc, workSpace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)
--

Computes the gradients of batch normalization, optionally fused with an addition of z and an activation.

``cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dBnScaleBiasDesc, const void *bnScaleData, const void *bnBiasData, void *dBnScaleData, void *dBnBiasData, double epsilon, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
bnOps : cudnnBatchNormOps_t
alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff : number with a type
xDesc, yDesc, dyDesc, dzDesc, dxDesc, dBnScaleBiasDesc : cudnnTensorDescriptor_t or None
xData, yData, dyData, dzData, dxData, bnScaleData, bnBiasData, dBnScaleData, dBnBiasData, savedMean, savedInvVariance, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
epsilon : float
activationDesc : cudnnActivationDescriptor_t or None
workSpaceSizeInBytes, reserveSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationBackwardEx
");

#[inline(always)]
pub(crate) fn cudnnBatchNormalizationBackwardEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnBatchNormalizationBackwardEx(handle mode bnOps alphaDataDiff betaDataDiff alphaParamDiff
        betaParamDiff xDesc xData yDesc yData dyDesc dyData dzDesc dzData dxDesc dxData dBnScaleBiasDesc bnScaleData
        bnBiasData dBnScaleData dBnBiasData epsilon savedMean savedInvVariance activationDesc workSpace
        workSpaceSizeInBytes reserveSpace reserveSpaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(bnOps, "bnOps", &cudnn9::cudnnBatchNormOps_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dBnScaleBiasDesc = args::value::<
        u64,
    >(dBnScaleBiasDesc, "dBnScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(epsilon)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes, c_reserveSpaceSizeInBytes = reserveSpaceSizeInBytes);
    let c_xData = args::device(xData, "xData", None, &arena)?;
    let c_yData = args::device(yData, "yData", None, &arena)?;
    let c_dyData = args::device(dyData, "dyData", None, &arena)?;
    let c_dzData = args::device(dzData, "dzData", None, &arena)?;
    let c_dxData = args::device(dxData, "dxData", None, &arena)?;
    let c_bnScaleData = args::device(bnScaleData, "bnScaleData", None, &arena)?;
    let c_bnBiasData = args::device(bnBiasData, "bnBiasData", None, &arena)?;
    let c_dBnScaleData = args::device(dBnScaleData, "dBnScaleData", None, &arena)?;
    let c_dBnBiasData = args::device(dBnBiasData, "dBnBiasData", None, &arena)?;
    let c_savedMean = args::device(savedMean, "savedMean", None, &arena)?;
    let c_savedInvVariance = args::device(savedInvVariance, "savedInvVariance", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let c_alphaDataDiff = args::host_scalar(alphaDataDiff, "alphaDataDiff", false, &arena)?;
    let c_betaDataDiff = args::host_scalar(betaDataDiff, "betaDataDiff", false, &arena)?;
    let c_alphaParamDiff = args::host_scalar(alphaParamDiff, "alphaParamDiff", false, &arena)?;
    let c_betaParamDiff = args::host_scalar(betaParamDiff, "betaParamDiff", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
        f64, Ptr, Ptr, u64, Ptr, u64, Ptr, u64,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationBackwardEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_bnOps, c_alphaDataDiff.cast(), c_betaDataDiff.cast(), c_alphaParamDiff.cast(),
        c_betaParamDiff.cast(), c_xDesc, c_xData.cast(), c_yDesc, c_yData.cast(), c_dyDesc, c_dyData.cast(), c_dzDesc,
        c_dzData.cast(), c_dxDesc, c_dxData.cast(), c_dBnScaleBiasDesc, c_bnScaleData.cast(), c_bnBiasData.cast(),
        c_dBnScaleData.cast(), c_dBnBiasData.cast(), c_epsilon, c_savedMean.cast(), c_savedInvVariance.cast(),
        c_activationDesc, c_workSpace.cast(), c_workSpaceSizeInBytes, c_reserveSpace.cast(), c_reserveSpaceSizeInBytes,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBatchNormalizationForwardInference, c"cudnnBatchNormalizationForwardInference($self, handle, mode, alpha, beta, xDesc, x, yDesc, y, bnScaleBiasMeanVarDesc, bnScale, bnBias, estimatedMean, estimatedVariance, epsilon)
--

Normalizes x by the mean and variance estimated during training.

``cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, const void *estimatedMean, const void *estimatedVariance, double epsilon)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
alpha, beta : number with a type
xDesc, yDesc, bnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None
x, y, bnScale, bnBias, estimatedMean, estimatedVariance : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
epsilon : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardInference
");

#[inline(always)]
pub(crate) fn cudnnBatchNormalizationForwardInference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnBatchNormalizationForwardInference(handle mode alpha beta xDesc x yDesc y bnScaleBiasMeanVarDesc
        bnScale bnBias estimatedMean estimatedVariance epsilon)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(bnScaleBiasMeanVarDesc, "bnScaleBiasMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(epsilon)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_bnScale = args::device(bnScale, "bnScale", None, &arena)?;
    let c_bnBias = args::device(bnBias, "bnBias", None, &arena)?;
    let c_estimatedMean = args::device(estimatedMean, "estimatedMean", None, &arena)?;
    let c_estimatedVariance = args::device(estimatedVariance, "estimatedVariance", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, Ptr, Ptr, f64,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationForwardInference)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_alpha.cast(), c_beta.cast(), c_xDesc, c_x.cast(), c_yDesc, c_y.cast(),
        c_bnScaleBiasMeanVarDesc, c_bnScale.cast(), c_bnBias.cast(), c_estimatedMean.cast(), c_estimatedVariance.cast(),
        c_epsilon,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBatchNormalizationForwardTraining, c"cudnnBatchNormalizationForwardTraining($self, handle, mode, alpha, beta, xDesc, x, yDesc, y, bnScaleBiasMeanVarDesc, bnScale, bnBias, exponentialAverageFactor, resultRunningMean, resultRunningVariance, epsilon, resultSaveMean, resultSaveInvVariance)
--

Normalizes x by its batch mean and variance, and updates the running averages of both.

``cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
alpha, beta : number with a type
xDesc, yDesc, bnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None
x, y, bnScale, bnBias, resultRunningMean, resultRunningVariance, resultSaveMean, resultSaveInvVariance : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
exponentialAverageFactor, epsilon : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardTraining
");

#[inline(always)]
pub(crate) fn cudnnBatchNormalizationForwardTraining<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnBatchNormalizationForwardTraining(handle mode alpha beta xDesc x yDesc y bnScaleBiasMeanVarDesc
        bnScale bnBias exponentialAverageFactor resultRunningMean resultRunningVariance epsilon resultSaveMean
        resultSaveInvVariance)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(bnScaleBiasMeanVarDesc, "bnScaleBiasMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_exponentialAverageFactor = args::f64(exponentialAverageFactor)?;
    let c_epsilon = args::f64(epsilon)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_bnScale = args::device(bnScale, "bnScale", None, &arena)?;
    let c_bnBias = args::device(bnBias, "bnBias", None, &arena)?;
    let c_resultRunningMean = args::device(resultRunningMean, "resultRunningMean", None, &arena)?;
    let c_resultRunningVariance = args::device(resultRunningVariance, "resultRunningVariance", None, &arena)?;
    let c_resultSaveMean = args::device(resultSaveMean, "resultSaveMean", None, &arena)?;
    let c_resultSaveInvVariance = args::device(resultSaveInvVariance, "resultSaveInvVariance", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, f64, Ptr, Ptr, f64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationForwardTraining)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_alpha.cast(), c_beta.cast(), c_xDesc, c_x.cast(), c_yDesc, c_y.cast(),
        c_bnScaleBiasMeanVarDesc, c_bnScale.cast(), c_bnBias.cast(), c_exponentialAverageFactor,
        c_resultRunningMean.cast(), c_resultRunningVariance.cast(), c_epsilon, c_resultSaveMean.cast(),
        c_resultSaveInvVariance.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBatchNormalizationForwardTrainingEx, c"cudnnBatchNormalizationForwardTrainingEx($self, handle, mode, bnOps, alpha, beta, xDesc, xData, zDesc, zData, yDesc, yData, bnScaleBiasMeanVarDesc, bnScale, bnBias, exponentialAverageFactor, resultRunningMean, resultRunningVariance, epsilon, resultSaveMean, resultSaveInvVariance, activationDesc, workspace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)
--

Normalizes x by its batch in training, and optionally adds z and applies an activation.

``cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, const void *bnScale, const void *bnBias, double exponentialAverageFactor, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
bnOps : cudnnBatchNormOps_t
alpha, beta : number with a type
xDesc, zDesc, yDesc, bnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None
xData, zData, yData, bnScale, bnBias, resultRunningMean, resultRunningVariance, resultSaveMean, resultSaveInvVariance, workspace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
exponentialAverageFactor, epsilon : float
activationDesc : cudnnActivationDescriptor_t or None
workSpaceSizeInBytes, reserveSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBatchNormalizationForwardTrainingEx
");

#[inline(always)]
pub(crate) fn cudnnBatchNormalizationForwardTrainingEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnBatchNormalizationForwardTrainingEx(handle mode bnOps alpha beta xDesc xData zDesc zData yDesc
        yData bnScaleBiasMeanVarDesc bnScale bnBias exponentialAverageFactor resultRunningMean resultRunningVariance
        epsilon resultSaveMean resultSaveInvVariance activationDesc workspace workSpaceSizeInBytes reserveSpace
        reserveSpaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(bnOps, "bnOps", &cudnn9::cudnnBatchNormOps_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<u64>(zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(bnScaleBiasMeanVarDesc, "bnScaleBiasMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_exponentialAverageFactor = args::f64(exponentialAverageFactor)?;
    let c_epsilon = args::f64(epsilon)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes, c_reserveSpaceSizeInBytes = reserveSpaceSizeInBytes);
    let c_xData = args::device(xData, "xData", None, &arena)?;
    let c_zData = args::device(zData, "zData", None, &arena)?;
    let c_yData = args::device(yData, "yData", None, &arena)?;
    let c_bnScale = args::device(bnScale, "bnScale", None, &arena)?;
    let c_bnBias = args::device(bnBias, "bnBias", None, &arena)?;
    let c_resultRunningMean = args::device(resultRunningMean, "resultRunningMean", None, &arena)?;
    let c_resultRunningVariance = args::device(resultRunningVariance, "resultRunningVariance", None, &arena)?;
    let c_resultSaveMean = args::device(resultSaveMean, "resultSaveMean", None, &arena)?;
    let c_resultSaveInvVariance = args::device(resultSaveInvVariance, "resultSaveInvVariance", None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, f64, Ptr, Ptr, f64, Ptr, Ptr, u64, Ptr,
        u64, Ptr, u64,
    ) -> i32 = call.symbol(slots::cudnnBatchNormalizationForwardTrainingEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_bnOps, c_alpha.cast(), c_beta.cast(), c_xDesc, c_xData.cast(), c_zDesc, c_zData.cast(),
        c_yDesc, c_yData.cast(), c_bnScaleBiasMeanVarDesc, c_bnScale.cast(), c_bnBias.cast(),
        c_exponentialAverageFactor, c_resultRunningMean.cast(), c_resultRunningVariance.cast(), c_epsilon,
        c_resultSaveMean.cast(), c_resultSaveInvVariance.cast(), c_activationDesc, c_workspace.cast(),
        c_workSpaceSizeInBytes, c_reserveSpace.cast(), c_reserveSpaceSizeInBytes,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnBuildRNNDynamic, c"cudnnBuildRNNDynamic($self, handle, rnnDesc, miniBatch)
--

Compiles the kernels of a dynamic persistent RNN for a given mini-batch size.

``cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int miniBatch)``

Parameters
----------
handle : cudnnHandle_t or None
rnnDesc : cudnnRNNDescriptor_t or None
miniBatch : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnBuildRNNDynamic
");

#[inline(always)]
pub(crate) fn cudnnBuildRNNDynamic<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnBuildRNNDynamic(handle rnnDesc miniBatch));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    ints!(i32, c_miniBatch = miniBatch);
    let function: unsafe extern "system" fn(u64, u64, i32) -> i32 = call.symbol(slots::cudnnBuildRNNDynamic)?;
    let status = unsafe { released(py, || function(c_handle, c_rnnDesc, c_miniBatch)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnCTCLoss, c"cudnnCTCLoss($self, handle, probsDesc, probs, hostLabels, hostLabelLengths, hostInputLengths, costs, gradientsDesc, gradients, algo, ctcLossDesc, workspace, workSpaceSizeInBytes)
--

Computes the CTC loss and its gradients; labels and lengths are in host memory.

``cudnnStatus_t cudnnCTCLoss(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *hostLabels, const int *hostLabelLengths, const int *hostInputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, void *workspace, size_t workSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
probsDesc, gradientsDesc : cudnnTensorDescriptor_t or None
probs, costs, gradients, workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
hostLabels, hostLabelLengths, hostInputLengths : list[int] or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
algo : cudnnCTCLossAlgo_t
ctcLossDesc : cudnnCTCLossDescriptor_t or None
workSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCTCLoss
");

#[inline(always)]
pub(crate) fn cudnnCTCLoss<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnCTCLoss(handle probsDesc probs hostLabels hostLabelLengths hostInputLengths costs gradientsDesc
        gradients algo ctcLossDesc workspace workSpaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_probs = args::device(probs, "probs", None, &arena)?;
    let c_hostLabels = args::array(hostLabels, "hostLabels", &Ty::I32, None, &arena)?;
    let c_hostLabelLengths = args::array(hostLabelLengths, "hostLabelLengths", &Ty::I32, None, &arena)?;
    let c_hostInputLengths = args::array(hostInputLengths, "hostInputLengths", &Ty::I32, None, &arena)?;
    let c_costs = args::device(costs, "costs", None, &arena)?;
    let c_gradients = args::device(gradients, "gradients", None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, u64, Ptr, i32, u64, Ptr, u64,
    ) -> i32 = call.symbol(slots::cudnnCTCLoss)?;
    let status = unsafe { released(py, || function(
        c_handle, c_probsDesc, c_probs.cast(), c_hostLabels.cast(), c_hostLabelLengths.cast(),
        c_hostInputLengths.cast(), c_costs.cast(), c_gradientsDesc, c_gradients.cast(), c_algo, c_ctcLossDesc,
        c_workspace.cast(), c_workSpaceSizeInBytes,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnCTCLoss_v8, c"cudnnCTCLoss_v8($self, handle, algo, ctcLossDesc, probsDesc, probs, labels, labelLengths, inputLengths, costs, gradientsDesc, gradients, workSpaceSizeInBytes, workspace)
--

Computes the CTC loss and its gradients; labels and lengths are in device memory.

``cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, const void *probs, const int *labels, const int *labelLengths, const int *inputLengths, void *costs, cudnnTensorDescriptor_t gradientsDesc, void *gradients, size_t workSpaceSizeInBytes, void *workspace)``

Parameters
----------
handle : cudnnHandle_t or None
algo : cudnnCTCLossAlgo_t
ctcLossDesc : cudnnCTCLossDescriptor_t or None
probsDesc, gradientsDesc : cudnnTensorDescriptor_t or None
probs, labels, labelLengths, inputLengths, costs, gradients, workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
workSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCTCLoss_v8
");

#[inline(always)]
pub(crate) fn cudnnCTCLoss_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnCTCLoss_v8(handle algo ctcLossDesc probsDesc probs labels labelLengths inputLengths costs
        gradientsDesc gradients workSpaceSizeInBytes workspace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_probs = args::device(probs, "probs", None, &arena)?;
    let c_labels = args::device(labels, "labels", Some(&Ty::I32), &arena)?;
    let c_labelLengths = args::device(labelLengths, "labelLengths", Some(&Ty::I32), &arena)?;
    let c_inputLengths = args::device(inputLengths, "inputLengths", Some(&Ty::I32), &arena)?;
    let c_costs = args::device(costs, "costs", None, &arena)?;
    let c_gradients = args::device(gradients, "gradients", None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnCTCLoss_v8)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_ctcLossDesc, c_probsDesc, c_probs.cast(), c_labels.cast(), c_labelLengths.cast(),
        c_inputLengths.cast(), c_costs.cast(), c_gradientsDesc, c_gradients.cast(), c_workSpaceSizeInBytes,
        c_workspace.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnCausalConv1dBackward, c"cudnnCausalConv1dBackward($self, stream, x, weight, bias, dy, dx, dweight, dbias, batch, dim, seqLen, kernelSize, dataType, dwDataType, activation)
--

Computes the gradients of a causal convolution of NHW data with respect to x, weight and bias.

``cudnnStatus_t cudnnCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weight, bias, dy, dx, dweight, dbias : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize : int
dataType, dwDataType : cudnnDataType_t
activation : cudnnCausalConv1dActivation_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.22.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dBackward
");

shared!(
    cudnnCausalConv1dBackward = like_cudnnCausalConv1dBackward(runtime::cudaStream_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnCausalConv1dActivation_t,
    cudnn9::cudnnStatus_t), "cudnnCausalConv1dBackward",
    "stream x weight bias dy dx dweight dbias batch dim seqLen kernelSize dataType dwDataType activation",
    slots::cudnnCausalConv1dBackward
);

/// The shared body of `cudnnCausalConv1dBackward` and other functions.
#[inline(never)]
fn like_cudnnCausalConv1dBackward<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::i32(a10, own.name(10))?;
            let c11 = args::i32(a11, own.name(11))?;
            let c12 = args::enumeration(a12, own.name(12), t1)?;
            let c13 = args::enumeration(a13, own.name(13), t1)?;
            let c14 = args::enumeration(a14, own.name(14), t2)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let c4 = args::device(a4, own.name(4), None, &arena)?;
            let c5 = args::device(a5, own.name(5), None, &arena)?;
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let c7 = args::device(a7, own.name(7), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1.cast(), c2.cast(), c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8, c9, c10, c11, c12,
                c13, c14,
            )) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudnnCausalConv1dForward, c"cudnnCausalConv1dForward($self, stream, x, weight, bias, y, batch, dim, seqLen, kernelSize, dataType, activation)
--

y = act(conv(x, weight) + bias), a causal depthwise convolution of NHW data.

``cudnnStatus_t cudnnCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weight, bias, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize : int
dataType : cudnnDataType_t
activation : cudnnCausalConv1dActivation_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.22.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dForward
");

shared!(
    cudnnCausalConv1dForward = like_cudnnCausalConv1dForward(runtime::cudaStream_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnCausalConv1dActivation_t,
    cudnn9::cudnnStatus_t), "cudnnCausalConv1dForward",
    "stream x weight bias y batch dim seqLen kernelSize dataType activation",
    slots::cudnnCausalConv1dForward
);

/// The shared body of `cudnnCausalConv1dForward` and other functions.
#[inline(never)]
fn like_cudnnCausalConv1dForward<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::enumeration(a9, own.name(9), t1)?;
            let c10 = args::enumeration(a10, own.name(10), t2)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let c4 = args::device(a4, own.name(4), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1.cast(), c2.cast(), c3.cast(), c4.cast(), c5, c6, c7, c8, c9, c10))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cudnnCausalConv1dNwhBackward, c"cudnnCausalConv1dNwhBackward($self, stream, x, weight, bias, dy, dx, dweight, dbias, batch, dim, seqLen, kernelSize, dataType, dwDataType, activation)
--

Computes the gradients of a causal convolution of NWH data with respect to x, weight and bias.

``cudnnStatus_t cudnnCausalConv1dNwhBackward(cudaStream_t stream, const void *x, const void *weight, const void *bias, const void *dy, void *dx, void *dweight, void *dbias, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnDataType_t dwDataType, cudnnCausalConv1dActivation_t activation)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weight, bias, dy, dx, dweight, dbias : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize : int
dataType, dwDataType : cudnnDataType_t
activation : cudnnCausalConv1dActivation_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dNwhBackward
");

shared!(
    cudnnCausalConv1dNwhBackward = like_cudnnCausalConv1dBackward(runtime::cudaStream_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnCausalConv1dActivation_t,
    cudnn9::cudnnStatus_t), "cudnnCausalConv1dNwhBackward",
    "stream x weight bias dy dx dweight dbias batch dim seqLen kernelSize dataType dwDataType activation",
    slots::cudnnCausalConv1dNwhBackward
);

documented!(cudnnCausalConv1dNwhForward, c"cudnnCausalConv1dNwhForward($self, stream, x, weight, bias, y, batch, dim, seqLen, kernelSize, dataType, activation)
--

y = act(conv(x, weight) + bias), a causal depthwise convolution of NWH data.

``cudnnStatus_t cudnnCausalConv1dNwhForward(cudaStream_t stream, const void *x, const void *weight, const void *bias, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, cudnnCausalConv1dActivation_t activation)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weight, bias, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize : int
dataType : cudnnDataType_t
activation : cudnnCausalConv1dActivation_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.24.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCausalConv1dNwhForward
");

shared!(
    cudnnCausalConv1dNwhForward = like_cudnnCausalConv1dForward(runtime::cudaStream_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnCausalConv1dActivation_t,
    cudnn9::cudnnStatus_t), "cudnnCausalConv1dNwhForward",
    "stream x weight bias y batch dim seqLen kernelSize dataType activation",
    slots::cudnnCausalConv1dNwhForward
);

documented!(cudnnCnnVersionCheck, c"cudnnCnnVersionCheck($self)
--

Checks that the version of the convolution library matches its dependencies.

``cudnnStatus_t cudnnCnnVersionCheck(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCnnVersionCheck
");

shared!(
    cudnnCnnVersionCheck = like_cudnnAdvVersionCheck(cudnn9::cudnnStatus_t),
    "cudnnCnnVersionCheck", "", slots::cudnnCnnVersionCheck
);

documented!(cudnnConvolutionBackwardBias, c"cudnnConvolutionBackwardBias($self, handle, alpha, dyDesc, dy, beta, dbDesc, db)
--

Computes the bias gradient db of a convolution: the sum of dy over all dimensions except channels.

``cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dbDesc, void *db)``

Parameters
----------
handle : cudnnHandle_t or None
alpha, beta : number with a type
dyDesc, dbDesc : cudnnTensorDescriptor_t or None
dy, db : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardBias
");

shared!(
    cudnnConvolutionBackwardBias = like_cudnnAddTensor(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnConvolutionBackwardBias", "handle alpha dyDesc dy beta dbDesc db",
    slots::cudnnConvolutionBackwardBias
);

documented!(cudnnConvolutionBackwardData, c"cudnnConvolutionBackwardData($self, handle, alpha, wDesc, w, dyDesc, dy, convDesc, algo, workSpace, workSpaceSizeInBytes, beta, dxDesc, dx)
--

Computes the data gradient dx of a convolution from w and dy, as α·gradient + β·dx.

``cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t handle, const void *alpha, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdDataAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``

Parameters
----------
handle : cudnnHandle_t or None
alpha, beta : number with a type
wDesc : cudnnFilterDescriptor_t or None
w, dy, workSpace, dx : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
dyDesc, dxDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
algo : cudnnConvolutionBwdDataAlgo_t
workSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardData
");

#[inline(always)]
pub(crate) fn cudnnConvolutionBackwardData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnConvolutionBackwardData(handle alpha wDesc w dyDesc dy convDesc algo workSpace
        workSpaceSizeInBytes beta dxDesc dx)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnConvolutionBwdDataAlgo_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_w = args::device(w, "w", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, u64, Ptr, u64, i32, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnConvolutionBackwardData)?;
    let status = unsafe { released(py, || function(
        c_handle, c_alpha.cast(), c_wDesc, c_w.cast(), c_dyDesc, c_dy.cast(), c_convDesc, c_algo, c_workSpace.cast(),
        c_workSpaceSizeInBytes, c_beta.cast(), c_dxDesc, c_dx.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnConvolutionBackwardFilter, c"cudnnConvolutionBackwardFilter($self, handle, alpha, xDesc, x, dyDesc, dy, convDesc, algo, workSpace, workSpaceSizeInBytes, beta, dwDesc, dw)
--

Computes the filter gradient dw of a convolution from x and dy, as α·gradient + β·dw.

``cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionBwdFilterAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnFilterDescriptor_t dwDesc, void *dw)``

Parameters
----------
handle : cudnnHandle_t or None
alpha, beta : number with a type
xDesc, dyDesc : cudnnTensorDescriptor_t or None
x, dy, workSpace, dw : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
convDesc : cudnnConvolutionDescriptor_t or None
algo : cudnnConvolutionBwdFilterAlgo_t
workSpaceSizeInBytes : int
dwDesc : cudnnFilterDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBackwardFilter
");

#[inline(always)]
pub(crate) fn cudnnConvolutionBackwardFilter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnConvolutionBackwardFilter(handle alpha xDesc x dyDesc dy convDesc algo workSpace
        workSpaceSizeInBytes beta dwDesc dw)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnConvolutionBwdFilterAlgo_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_dwDesc = args::value::<
        u64,
    >(dwDesc, "dwDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_dw = args::device(dw, "dw", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, u64, Ptr, u64, i32, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnConvolutionBackwardFilter)?;
    let status = unsafe { released(py, || function(
        c_handle, c_alpha.cast(), c_xDesc, c_x.cast(), c_dyDesc, c_dy.cast(), c_convDesc, c_algo, c_workSpace.cast(),
        c_workSpaceSizeInBytes, c_beta.cast(), c_dwDesc, c_dw.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnConvolutionBiasActivationForward, c"cudnnConvolutionBiasActivationForward($self, handle, alpha1, xDesc, x, wDesc, w, convDesc, algo, workSpace, workSpaceSizeInBytes, alpha2, zDesc, z, biasDesc, bias, activationDesc, yDesc, y)
--

y = act(α1·conv(x, w) + α2·z + bias) as one fused operation.

``cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t handle, const void *alpha1, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *alpha2, cudnnTensorDescriptor_t zDesc, const void *z, cudnnTensorDescriptor_t biasDesc, const void *bias, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
alpha1, alpha2 : number with a type
xDesc, zDesc, biasDesc, yDesc : cudnnTensorDescriptor_t or None
x, w, workSpace, z, bias, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
wDesc : cudnnFilterDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
algo : cudnnConvolutionFwdAlgo_t
workSpaceSizeInBytes : int
activationDesc : cudnnActivationDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionBiasActivationForward
");

#[inline(always)]
pub(crate) fn cudnnConvolutionBiasActivationForward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnConvolutionBiasActivationForward(handle alpha1 xDesc x wDesc w convDesc algo workSpace
        workSpaceSizeInBytes alpha2 zDesc z biasDesc bias activationDesc yDesc y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnConvolutionFwdAlgo_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_zDesc = args::value::<u64>(zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_biasDesc = args::value::<
        u64,
    >(biasDesc, "biasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_w = args::device(w, "w", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_z = args::device(z, "z", None, &arena)?;
    let c_bias = args::device(bias, "bias", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha1 = args::host_scalar(alpha1, "alpha1", false, &arena)?;
    let c_alpha2 = args::host_scalar(alpha2, "alpha2", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, u64, Ptr, u64, i32, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnConvolutionBiasActivationForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_alpha1.cast(), c_xDesc, c_x.cast(), c_wDesc, c_w.cast(), c_convDesc, c_algo, c_workSpace.cast(),
        c_workSpaceSizeInBytes, c_alpha2.cast(), c_zDesc, c_z.cast(), c_biasDesc, c_bias.cast(), c_activationDesc,
        c_yDesc, c_y.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnConvolutionForward, c"cudnnConvolutionForward($self, handle, alpha, xDesc, x, wDesc, w, convDesc, algo, workSpace, workSpaceSizeInBytes, beta, yDesc, y)
--

y = α·conv(x, w) + β·y with a given algorithm.

``cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnConvolutionFwdAlgo_t algo, void *workSpace, size_t workSpaceSizeInBytes, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, w, workSpace, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
wDesc : cudnnFilterDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
algo : cudnnConvolutionFwdAlgo_t
workSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnConvolutionForward
");

#[inline(always)]
pub(crate) fn cudnnConvolutionForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cudnnConvolutionForward(handle alpha xDesc x wDesc w convDesc algo workSpace workSpaceSizeInBytes beta yDesc y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnConvolutionFwdAlgo_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_w = args::device(w, "w", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, u64, Ptr, u64, i32, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnConvolutionForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_alpha.cast(), c_xDesc, c_x.cast(), c_wDesc, c_w.cast(), c_convDesc, c_algo, c_workSpace.cast(),
        c_workSpaceSizeInBytes, c_beta.cast(), c_yDesc, c_y.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnCreate, c"cudnnCreate($self)
--

Creates a cuDNN handle on the current device; may allocate device memory and synchronize.

``cudnnStatus_t cudnnCreate(cudnnHandle_t *handle)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_INITIALIZED``, ``CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH``.
handle : cudnnHandle_t

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreate
");

shared!(
    cudnnCreate = like_cudnnCreate(cudnn9::cudnnStatus_t, cudnn9::cudnnHandle_t),
    "cudnnCreate", "", slots::cudnnCreate
);

/// The shared body of `cudnnCreate` and other functions.
#[inline(never)]
fn like_cudnnCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cudnnCreateActivationDescriptor, c"cudnnCreateActivationDescriptor($self)
--

Creates an empty activation descriptor, which ``cudnnSetActivationDescriptor`` must initialize.

``cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *activationDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
activationDesc : cudnnActivationDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateActivationDescriptor
");

shared!(
    cudnnCreateActivationDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnActivationDescriptor_t), "cudnnCreateActivationDescriptor", "",
    slots::cudnnCreateActivationDescriptor
);

documented!(cudnnCreateAttnDescriptor, c"cudnnCreateAttnDescriptor($self)
--

Creates an empty descriptor of multi-head attention.

``cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *attnDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
attnDesc : cudnnAttnDescriptor_t

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateAttnDescriptor
");

shared!(
    cudnnCreateAttnDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnAttnDescriptor_t), "cudnnCreateAttnDescriptor", "",
    slots::cudnnCreateAttnDescriptor
);

documented!(cudnnCreateCTCLossDescriptor, c"cudnnCreateCTCLossDescriptor($self)
--

Creates an empty CTC loss descriptor.

``cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *ctcLossDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
ctcLossDesc : cudnnCTCLossDescriptor_t

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateCTCLossDescriptor
");

shared!(
    cudnnCreateCTCLossDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnCTCLossDescriptor_t), "cudnnCreateCTCLossDescriptor", "",
    slots::cudnnCreateCTCLossDescriptor
);

documented!(cudnnCreateConvolutionDescriptor, c"cudnnCreateConvolutionDescriptor($self)
--

Creates an empty convolution descriptor, for ``cudnnSetConvolution2dDescriptor`` or a similar function.

``cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *convDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
convDesc : cudnnConvolutionDescriptor_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateConvolutionDescriptor
");

shared!(
    cudnnCreateConvolutionDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnConvolutionDescriptor_t), "cudnnCreateConvolutionDescriptor", "",
    slots::cudnnCreateConvolutionDescriptor
);

documented!(cudnnCreateDropoutDescriptor, c"cudnnCreateDropoutDescriptor($self)
--

Creates an empty dropout descriptor.

``cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *dropoutDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
dropoutDesc : cudnnDropoutDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateDropoutDescriptor
");

#[inline(always)]
pub(crate) fn cudnnCreateDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnCreateDropoutDescriptor());
    let mut c_dropoutDesc: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudnnCreateDropoutDescriptor)?;
    let status = unsafe { released(py, || function((&raw mut c_dropoutDesc).cast())) };
    if status == 0 {
        handle_keepalive::made(&cudnn9::cudnnDropoutDescriptor_t, c_dropoutDesc as u64);
    }
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cudnn9::cudnnDropoutDescriptor_t, c_dropoutDesc as u64)?)
        },
    )
}

documented!(cudnnCreateFilterDescriptor, c"cudnnCreateFilterDescriptor($self)
--

Creates an empty filter descriptor, for ``cudnnSetFilter4dDescriptor`` or ``cudnnSetFilterNdDescriptor``.

``cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *filterDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
filterDesc : cudnnFilterDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFilterDescriptor
");

shared!(
    cudnnCreateFilterDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnFilterDescriptor_t), "cudnnCreateFilterDescriptor", "",
    slots::cudnnCreateFilterDescriptor
);

documented!(cudnnCreateFusedOpsConstParamPack, c"cudnnCreateFusedOpsConstParamPack($self, ops)
--

Creates a pack for the constant parameters, such as descriptors, of a fused operation.

``cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *constPack, cudnnFusedOps_t ops)``

Parameters
----------
ops : cudnnFusedOps_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
constPack : cudnnFusedOpsConstParamPack_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsConstParamPack
");

shared!(
    cudnnCreateFusedOpsConstParamPack =
    like_cudnnCreateFusedOpsConstParamPack(cudnn9::cudnnFusedOps_t,
    cudnn9::cudnnFusedOpsConstParamPack_t, cudnn9::cudnnStatus_t),
    "cudnnCreateFusedOpsConstParamPack", "ops", slots::cudnnCreateFusedOpsConstParamPack
);

/// The shared body of `cudnnCreateFusedOpsConstParamPack` and other functions.
#[inline(never)]
fn like_cudnnCreateFusedOpsConstParamPack<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            if status == 0 {
                handle_keepalive::made(t1, c0 as u64);
            }
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cudnnCreateFusedOpsPlan, c"cudnnCreateFusedOpsPlan($self, ops)
--

Creates an empty plan of a fused operation.

``cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *plan, cudnnFusedOps_t ops)``

Parameters
----------
ops : cudnnFusedOps_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
plan : cudnnFusedOpsPlan_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsPlan
");

#[inline(always)]
pub(crate) fn cudnnCreateFusedOpsPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnCreateFusedOpsPlan(ops));
    let c_ops = args::enumeration(ops, "ops", &cudnn9::cudnnFusedOps_t)?;
    let mut c_plan: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::cudnnCreateFusedOpsPlan)?;
    let status = unsafe { released(py, || function((&raw mut c_plan).cast(), c_ops)) };
    returned(
        py, &cudnn9::cudnnStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudnn9::cudnnFusedOpsPlan_t, c_plan as u64)?),
    )
}

documented!(cudnnCreateFusedOpsVariantParamPack, c"cudnnCreateFusedOpsVariantParamPack($self, ops)
--

Creates a pack for the parameters of a fused operation that vary by call, such as pointers.

``cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *varPack, cudnnFusedOps_t ops)``

Parameters
----------
ops : cudnnFusedOps_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
varPack : cudnnFusedOpsVariantParamPack_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateFusedOpsVariantParamPack
");

shared!(
    cudnnCreateFusedOpsVariantParamPack =
    like_cudnnCreateFusedOpsConstParamPack(cudnn9::cudnnFusedOps_t,
    cudnn9::cudnnFusedOpsVariantParamPack_t, cudnn9::cudnnStatus_t),
    "cudnnCreateFusedOpsVariantParamPack", "ops",
    slots::cudnnCreateFusedOpsVariantParamPack
);

documented!(cudnnCreateLRNDescriptor, c"cudnnCreateLRNDescriptor($self)
--

Creates a descriptor for local response normalization or divisive normalization.

``cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *normDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
normDesc : cudnnLRNDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateLRNDescriptor
");

shared!(
    cudnnCreateLRNDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnLRNDescriptor_t), "cudnnCreateLRNDescriptor", "",
    slots::cudnnCreateLRNDescriptor
);

documented!(cudnnCreateOpTensorDescriptor, c"cudnnCreateOpTensorDescriptor($self)
--

Creates an empty descriptor of a tensor operation, such as a sum.

``cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *opTensorDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
opTensorDesc : cudnnOpTensorDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateOpTensorDescriptor
");

shared!(
    cudnnCreateOpTensorDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnOpTensorDescriptor_t), "cudnnCreateOpTensorDescriptor", "",
    slots::cudnnCreateOpTensorDescriptor
);

documented!(cudnnCreatePoolingDescriptor, c"cudnnCreatePoolingDescriptor($self)
--

Creates an empty pooling descriptor, for ``cudnnSetPooling2dDescriptor`` or ``cudnnSetPoolingNdDescriptor``.

``cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *poolingDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
poolingDesc : cudnnPoolingDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreatePoolingDescriptor
");

shared!(
    cudnnCreatePoolingDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnPoolingDescriptor_t), "cudnnCreatePoolingDescriptor", "",
    slots::cudnnCreatePoolingDescriptor
);

documented!(cudnnCreateRNNDataDescriptor, c"cudnnCreateRNNDataDescriptor($self)
--

Creates an empty descriptor of a batch of sequences for an RNN.

``cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *rnnDataDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
rnnDataDesc : cudnnRNNDataDescriptor_t

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateRNNDataDescriptor
");

shared!(
    cudnnCreateRNNDataDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnRNNDataDescriptor_t), "cudnnCreateRNNDataDescriptor", "",
    slots::cudnnCreateRNNDataDescriptor
);

documented!(cudnnCreateRNNDescriptor, c"cudnnCreateRNNDescriptor($self)
--

Creates an empty RNN descriptor, which ``cudnnSetRNNDescriptor_v8`` must initialize.

``cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *rnnDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
rnnDesc : cudnnRNNDescriptor_t

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateRNNDescriptor
");

shared!(
    cudnnCreateRNNDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnRNNDescriptor_t), "cudnnCreateRNNDescriptor", "",
    slots::cudnnCreateRNNDescriptor
);

documented!(cudnnCreateReduceTensorDescriptor, c"cudnnCreateReduceTensorDescriptor($self)
--

Creates an empty descriptor of a reduction.

``cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *reduceTensorDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
reduceTensorDesc : cudnnReduceTensorDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateReduceTensorDescriptor
");

shared!(
    cudnnCreateReduceTensorDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnReduceTensorDescriptor_t), "cudnnCreateReduceTensorDescriptor", "",
    slots::cudnnCreateReduceTensorDescriptor
);

documented!(cudnnCreateSeqDataDescriptor, c"cudnnCreateSeqDataDescriptor($self)
--

Creates an empty descriptor of sequence data for attention.

``cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *seqDataDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
seqDataDesc : cudnnSeqDataDescriptor_t

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateSeqDataDescriptor
");

shared!(
    cudnnCreateSeqDataDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnSeqDataDescriptor_t), "cudnnCreateSeqDataDescriptor", "",
    slots::cudnnCreateSeqDataDescriptor
);

documented!(cudnnCreateSpatialTransformerDescriptor, c"cudnnCreateSpatialTransformerDescriptor($self)
--

Creates an empty spatial transformer descriptor, for ``cudnnSetSpatialTransformerNdDescriptor``.

``cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *stDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
stDesc : cudnnSpatialTransformerDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateSpatialTransformerDescriptor
");

shared!(
    cudnnCreateSpatialTransformerDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnSpatialTransformerDescriptor_t),
    "cudnnCreateSpatialTransformerDescriptor", "",
    slots::cudnnCreateSpatialTransformerDescriptor
);

documented!(cudnnCreateTensorDescriptor, c"cudnnCreateTensorDescriptor($self)
--

Creates an empty tensor descriptor, for ``cudnnSetTensor4dDescriptor`` or a similar function.

``cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *tensorDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
tensorDesc : cudnnTensorDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateTensorDescriptor
");

shared!(
    cudnnCreateTensorDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnTensorDescriptor_t), "cudnnCreateTensorDescriptor", "",
    slots::cudnnCreateTensorDescriptor
);

documented!(cudnnCreateTensorTransformDescriptor, c"cudnnCreateTensorTransformDescriptor($self)
--

Creates an empty descriptor of a tensor transformation.

``cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *transformDesc)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_ALLOC_FAILED``.
transformDesc : cudnnTensorTransformDescriptor_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnCreateTensorTransformDescriptor
");

shared!(
    cudnnCreateTensorTransformDescriptor = like_cudnnCreate(cudnn9::cudnnStatus_t,
    cudnn9::cudnnTensorTransformDescriptor_t), "cudnnCreateTensorTransformDescriptor",
    "", slots::cudnnCreateTensorTransformDescriptor
);

documented!(cudnnDeriveBNTensorDescriptor, c"cudnnDeriveBNTensorDescriptor($self, derivedBnDesc, xDesc, mode)
--

Derives the descriptor of batch normalization's scale, bias, mean and variance from that of x.

``cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t derivedBnDesc, cudnnTensorDescriptor_t xDesc, cudnnBatchNormMode_t mode)``

Parameters
----------
derivedBnDesc, xDesc : cudnnTensorDescriptor_t or None
mode : cudnnBatchNormMode_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDeriveBNTensorDescriptor
");

#[inline(always)]
pub(crate) fn cudnnDeriveBNTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnDeriveBNTensorDescriptor(derivedBnDesc xDesc mode));
    let c_derivedBnDesc = args::value::<
        u64,
    >(derivedBnDesc, "derivedBnDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32) -> i32 = call.symbol(slots::cudnnDeriveBNTensorDescriptor)?;
    let status = unsafe { released(py, || function(c_derivedBnDesc, c_xDesc, c_mode)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnDeriveNormTensorDescriptor, c"cudnnDeriveNormTensorDescriptor($self, derivedNormScaleBiasDesc, derivedNormMeanVarDesc, xDesc, mode, groupCnt)
--

Derives the descriptors of a normalization's scale and bias, and of its mean and variance, from that of x.

``cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t derivedNormScaleBiasDesc, cudnnTensorDescriptor_t derivedNormMeanVarDesc, cudnnTensorDescriptor_t xDesc, cudnnNormMode_t mode, int groupCnt)``

Parameters
----------
derivedNormScaleBiasDesc, derivedNormMeanVarDesc, xDesc : cudnnTensorDescriptor_t or None
mode : cudnnNormMode_t
groupCnt : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDeriveNormTensorDescriptor
");

#[inline(always)]
pub(crate) fn cudnnDeriveNormTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnDeriveNormTensorDescriptor(derivedNormScaleBiasDesc derivedNormMeanVarDesc xDesc mode groupCnt)
    );
    let c_derivedNormScaleBiasDesc = args::value::<
        u64,
    >(derivedNormScaleBiasDesc, "derivedNormScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_derivedNormMeanVarDesc = args::value::<
        u64,
    >(derivedNormMeanVarDesc, "derivedNormMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnNormMode_t)?;
    ints!(i32, c_groupCnt = groupCnt);
    let function: unsafe extern "system" fn(u64, u64, u64, i32, i32) -> i32 = call
        .symbol(slots::cudnnDeriveNormTensorDescriptor)?;
    let status = unsafe {
        released(py, || function(c_derivedNormScaleBiasDesc, c_derivedNormMeanVarDesc, c_xDesc, c_mode, c_groupCnt))
    };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnDestroy, c"cudnnDestroy($self, handle)
--

Destroys a cuDNN handle; may synchronize the device to free the handle's memory.

``cudnnStatus_t cudnnDestroy(cudnnHandle_t handle)``

Parameters
----------
handle : cudnnHandle_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroy
");

shared!(
    cudnnDestroy = like_cudnnBackendFinalize(cudnn9::cudnnHandle_t,
    cudnn9::cudnnStatus_t), "cudnnDestroy", "handle", slots::cudnnDestroy
);

documented!(cudnnDestroyActivationDescriptor, c"cudnnDestroyActivationDescriptor($self, activationDesc)
--

Destroys an activation descriptor.

``cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t activationDesc)``

Parameters
----------
activationDesc : cudnnActivationDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``activationDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyActivationDescriptor
");

shared!(
    cudnnDestroyActivationDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnActivationDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyActivationDescriptor", "activationDesc",
    slots::cudnnDestroyActivationDescriptor
);

documented!(cudnnDestroyAttnDescriptor, c"cudnnDestroyAttnDescriptor($self, attnDesc)
--

Destroys a descriptor of multi-head attention, but not the weights.

``cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t attnDesc)``

Parameters
----------
attnDesc : cudnnAttnDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``attnDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyAttnDescriptor
");

shared!(
    cudnnDestroyAttnDescriptor = like_cudnnBackendFinalize(cudnn9::cudnnAttnDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyAttnDescriptor", "attnDesc",
    slots::cudnnDestroyAttnDescriptor
);

documented!(cudnnDestroyCTCLossDescriptor, c"cudnnDestroyCTCLossDescriptor($self, ctcLossDesc)
--

Destroys the descriptor of a CTC loss.

``cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``ctcLossDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyCTCLossDescriptor
");

shared!(
    cudnnDestroyCTCLossDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnCTCLossDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnDestroyCTCLossDescriptor", "ctcLossDesc", slots::cudnnDestroyCTCLossDescriptor
);

documented!(cudnnDestroyConvolutionDescriptor, c"cudnnDestroyConvolutionDescriptor($self, convDesc)
--

Destroys a convolution descriptor.

``cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t convDesc)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``convDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyConvolutionDescriptor
");

shared!(
    cudnnDestroyConvolutionDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyConvolutionDescriptor", "convDesc",
    slots::cudnnDestroyConvolutionDescriptor
);

documented!(cudnnDestroyDropoutDescriptor, c"cudnnDestroyDropoutDescriptor($self, dropoutDesc)
--

Destroys a dropout descriptor, but not its random states.

``cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc)``

Parameters
----------
dropoutDesc : cudnnDropoutDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``dropoutDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyDropoutDescriptor
");

shared!(
    cudnnDestroyDropoutDescriptor =
    like_cudnnBackendDestroyDescriptor(cudnn9::cudnnDropoutDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyDropoutDescriptor", "dropoutDesc",
    slots::cudnnDestroyDropoutDescriptor
);

documented!(cudnnDestroyFilterDescriptor, c"cudnnDestroyFilterDescriptor($self, filterDesc)
--

Destroys the descriptor of a filter, but not its data.

``cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t filterDesc)``

Parameters
----------
filterDesc : cudnnFilterDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``filterDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFilterDescriptor
");

shared!(
    cudnnDestroyFilterDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnFilterDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnDestroyFilterDescriptor", "filterDesc", slots::cudnnDestroyFilterDescriptor
);

documented!(cudnnDestroyFusedOpsConstParamPack, c"cudnnDestroyFusedOpsConstParamPack($self, constPack)
--

Destroys the constant parameter pack of a fused operation.

``cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t constPack)``

Parameters
----------
constPack : cudnnFusedOpsConstParamPack_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``constPack``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsConstParamPack
");

shared!(
    cudnnDestroyFusedOpsConstParamPack =
    like_cudnnBackendDestroyDescriptor(cudnn9::cudnnFusedOpsConstParamPack_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyFusedOpsConstParamPack", "constPack",
    slots::cudnnDestroyFusedOpsConstParamPack
);

documented!(cudnnDestroyFusedOpsPlan, c"cudnnDestroyFusedOpsPlan($self, plan)
--

Destroys the plan of a fused operation.

``cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t plan)``

Parameters
----------
plan : cudnnFusedOpsPlan_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``plan``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsPlan
");

shared!(
    cudnnDestroyFusedOpsPlan = like_cudnnBackendFinalize(cudnn9::cudnnFusedOpsPlan_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyFusedOpsPlan", "plan",
    slots::cudnnDestroyFusedOpsPlan
);

documented!(cudnnDestroyFusedOpsVariantParamPack, c"cudnnDestroyFusedOpsVariantParamPack($self, varPack)
--

Destroys the variant parameter pack of a fused operation.

``cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t varPack)``

Parameters
----------
varPack : cudnnFusedOpsVariantParamPack_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``varPack``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyFusedOpsVariantParamPack
");

shared!(
    cudnnDestroyFusedOpsVariantParamPack =
    like_cudnnBackendDestroyDescriptor(cudnn9::cudnnFusedOpsVariantParamPack_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyFusedOpsVariantParamPack", "varPack",
    slots::cudnnDestroyFusedOpsVariantParamPack
);

documented!(cudnnDestroyLRNDescriptor, c"cudnnDestroyLRNDescriptor($self, lrnDesc)
--

Destroys a descriptor for local response normalization or divisive normalization.

``cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t lrnDesc)``

Parameters
----------
lrnDesc : cudnnLRNDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``lrnDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyLRNDescriptor
");

shared!(
    cudnnDestroyLRNDescriptor = like_cudnnBackendFinalize(cudnn9::cudnnLRNDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyLRNDescriptor", "lrnDesc",
    slots::cudnnDestroyLRNDescriptor
);

documented!(cudnnDestroyOpTensorDescriptor, c"cudnnDestroyOpTensorDescriptor($self, opTensorDesc)
--

Destroys the descriptor of a tensor operation.

``cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc)``

Parameters
----------
opTensorDesc : cudnnOpTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``opTensorDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyOpTensorDescriptor
");

shared!(
    cudnnDestroyOpTensorDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnOpTensorDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnDestroyOpTensorDescriptor", "opTensorDesc",
    slots::cudnnDestroyOpTensorDescriptor
);

documented!(cudnnDestroyPoolingDescriptor, c"cudnnDestroyPoolingDescriptor($self, poolingDesc)
--

Destroys a pooling descriptor.

``cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t poolingDesc)``

Parameters
----------
poolingDesc : cudnnPoolingDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``poolingDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyPoolingDescriptor
");

shared!(
    cudnnDestroyPoolingDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnPoolingDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnDestroyPoolingDescriptor", "poolingDesc", slots::cudnnDestroyPoolingDescriptor
);

documented!(cudnnDestroyRNNDataDescriptor, c"cudnnDestroyRNNDataDescriptor($self, rnnDataDesc)
--

Destroys the descriptor of a batch of sequences for an RNN.

``cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc)``

Parameters
----------
rnnDataDesc : cudnnRNNDataDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``rnnDataDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyRNNDataDescriptor
");

shared!(
    cudnnDestroyRNNDataDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnRNNDataDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnDestroyRNNDataDescriptor", "rnnDataDesc", slots::cudnnDestroyRNNDataDescriptor
);

documented!(cudnnDestroyRNNDescriptor, c"cudnnDestroyRNNDescriptor($self, rnnDesc)
--

Destroys an RNN descriptor.

``cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t rnnDesc)``

Parameters
----------
rnnDesc : cudnnRNNDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``rnnDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyRNNDescriptor
");

shared!(
    cudnnDestroyRNNDescriptor = like_cudnnBackendFinalize(cudnn9::cudnnRNNDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyRNNDescriptor", "rnnDesc",
    slots::cudnnDestroyRNNDescriptor
);

documented!(cudnnDestroyReduceTensorDescriptor, c"cudnnDestroyReduceTensorDescriptor($self, reduceTensorDesc)
--

Destroys the descriptor of a reduction.

``cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc)``

Parameters
----------
reduceTensorDesc : cudnnReduceTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``reduceTensorDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyReduceTensorDescriptor
");

shared!(
    cudnnDestroyReduceTensorDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnReduceTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyReduceTensorDescriptor", "reduceTensorDesc",
    slots::cudnnDestroyReduceTensorDescriptor
);

documented!(cudnnDestroySeqDataDescriptor, c"cudnnDestroySeqDataDescriptor($self, seqDataDesc)
--

Destroys a descriptor of sequence data for attention.

``cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc)``

Parameters
----------
seqDataDesc : cudnnSeqDataDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``seqDataDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroySeqDataDescriptor
");

shared!(
    cudnnDestroySeqDataDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnSeqDataDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnDestroySeqDataDescriptor", "seqDataDesc", slots::cudnnDestroySeqDataDescriptor
);

documented!(cudnnDestroySpatialTransformerDescriptor, c"cudnnDestroySpatialTransformerDescriptor($self, stDesc)
--

Destroys the descriptor of a spatial transformer.

``cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t stDesc)``

Parameters
----------
stDesc : cudnnSpatialTransformerDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``stDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroySpatialTransformerDescriptor
");

shared!(
    cudnnDestroySpatialTransformerDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnSpatialTransformerDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroySpatialTransformerDescriptor", "stDesc",
    slots::cudnnDestroySpatialTransformerDescriptor
);

documented!(cudnnDestroyTensorDescriptor, c"cudnnDestroyTensorDescriptor($self, tensorDesc)
--

Destroys the descriptor of a tensor, but not its data.

``cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t tensorDesc)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``tensorDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyTensorDescriptor
");

shared!(
    cudnnDestroyTensorDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnDestroyTensorDescriptor", "tensorDesc", slots::cudnnDestroyTensorDescriptor
);

documented!(cudnnDestroyTensorTransformDescriptor, c"cudnnDestroyTensorTransformDescriptor($self, transformDesc)
--

Destroys the descriptor of a tensor transformation.

``cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc)``

Parameters
----------
transformDesc : cudnnTensorTransformDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``transformDesc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDestroyTensorTransformDescriptor
");

shared!(
    cudnnDestroyTensorTransformDescriptor =
    like_cudnnBackendFinalize(cudnn9::cudnnTensorTransformDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDestroyTensorTransformDescriptor", "transformDesc",
    slots::cudnnDestroyTensorTransformDescriptor
);

documented!(cudnnDivisiveNormalizationBackward, c"cudnnDivisiveNormalizationBackward($self, handle, normDesc, mode, alpha, xDesc, x, means, dy, temp, temp2, beta, dXdMeansDesc, dx, dMeans)
--

Computes the gradients of divisive normalization with respect to x and the means.

``cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, const void *dy, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t dXdMeansDesc, void *dx, void *dMeans)``

Parameters
----------
handle : cudnnHandle_t or None
normDesc : cudnnLRNDescriptor_t or None
mode : cudnnDivNormMode_t
alpha, beta : number with a type
xDesc, dXdMeansDesc : cudnnTensorDescriptor_t or None
x, means, dy, temp, temp2, dx, dMeans : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDivisiveNormalizationBackward
");

#[inline(always)]
pub(crate) fn cudnnDivisiveNormalizationBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnDivisiveNormalizationBackward(handle normDesc mode alpha xDesc x means dy temp temp2 beta
        dXdMeansDesc dx dMeans)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnDivNormMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dXdMeansDesc = args::value::<
        u64,
    >(dXdMeansDesc, "dXdMeansDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_means = args::device(means, "means", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_temp = args::device(temp, "temp", None, &arena)?;
    let c_temp2 = args::device(temp2, "temp2", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_dMeans = args::device(dMeans, "dMeans", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cudnnDivisiveNormalizationBackward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_normDesc, c_mode, c_alpha.cast(), c_xDesc, c_x.cast(), c_means.cast(), c_dy.cast(), c_temp.cast(),
        c_temp2.cast(), c_beta.cast(), c_dXdMeansDesc, c_dx.cast(), c_dMeans.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnDivisiveNormalizationForward, c"cudnnDivisiveNormalizationForward($self, handle, normDesc, mode, alpha, xDesc, x, means, temp, temp2, beta, yDesc, y)
--

Subtracts means from x and divides the result by local deviations (divisive normalization).

``cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnDivNormMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *means, void *temp, void *temp2, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
normDesc : cudnnLRNDescriptor_t or None
mode : cudnnDivNormMode_t
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, means, temp, temp2, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDivisiveNormalizationForward
");

#[inline(always)]
pub(crate) fn cudnnDivisiveNormalizationForward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnDivisiveNormalizationForward(handle normDesc mode alpha xDesc x means temp temp2 beta yDesc y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnDivNormMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_means = args::device(means, "means", None, &arena)?;
    let c_temp = args::device(temp, "temp", None, &arena)?;
    let c_temp2 = args::device(temp2, "temp2", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnDivisiveNormalizationForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_normDesc, c_mode, c_alpha.cast(), c_xDesc, c_x.cast(), c_means.cast(), c_temp.cast(),
        c_temp2.cast(), c_beta.cast(), c_yDesc, c_y.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnDropoutBackward, c"cudnnDropoutBackward($self, handle, dropoutDesc, dydesc, dy, dxdesc, dx, reserveSpace, reserveSpaceSizeInBytes)
--

Computes the gradient dx of dropout from dy and the mask that the forward pass stored in ``reserveSpace``.

``cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t dydesc, const void *dy, cudnnTensorDescriptor_t dxdesc, void *dx, void *reserveSpace, size_t reserveSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
dropoutDesc : cudnnDropoutDescriptor_t or None
dydesc, dxdesc : cudnnTensorDescriptor_t or None
dy, dx, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
reserveSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutBackward
");

shared!(
    cudnnDropoutBackward = like_cudnnDropoutBackward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnDropoutDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDropoutBackward",
    "handle dropoutDesc dydesc dy dxdesc dx reserveSpace reserveSpaceSizeInBytes",
    slots::cudnnDropoutBackward
);

/// The shared body of `cudnnDropoutBackward` and other functions.
#[inline(never)]
fn like_cudnnDropoutBackward<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c7 = args::u64(a7, own.name(7))?;
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let c5 = args::device(a5, own.name(5), None, &arena)?;
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, u64, u64, Ptr, u64, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4, c5.cast(), c6.cast(), c7)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudnnDropoutForward, c"cudnnDropoutForward($self, handle, dropoutDesc, xdesc, x, ydesc, y, reserveSpace, reserveSpaceSizeInBytes)
--

Zeroes random elements of x, scales the others to preserve the mean, and stores the mask in ``reserveSpace``.

``cudnnStatus_t cudnnDropoutForward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropoutDesc, cudnnTensorDescriptor_t xdesc, const void *x, cudnnTensorDescriptor_t ydesc, void *y, void *reserveSpace, size_t reserveSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
dropoutDesc : cudnnDropoutDescriptor_t or None
xdesc, ydesc : cudnnTensorDescriptor_t or None
x, y, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
reserveSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutForward
");

shared!(
    cudnnDropoutForward = like_cudnnDropoutBackward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnDropoutDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDropoutForward",
    "handle dropoutDesc xdesc x ydesc y reserveSpace reserveSpaceSizeInBytes",
    slots::cudnnDropoutForward
);

documented!(cudnnDropoutGetReserveSpaceSize, c"cudnnDropoutGetReserveSpaceSize($self, xdesc)
--

Returns the size in bytes of the reserve space that dropout of a tensor keeps for the backward pass.

``cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t xdesc, size_t *sizeInBytes)``

Parameters
----------
xdesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutGetReserveSpaceSize
");

shared!(
    cudnnDropoutGetReserveSpaceSize =
    like_cudnnDropoutGetReserveSpaceSize(cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnDropoutGetReserveSpaceSize", "xdesc",
    slots::cudnnDropoutGetReserveSpaceSize
);

/// The shared body of `cudnnDropoutGetReserveSpaceSize` and other functions.
#[inline(never)]
fn like_cudnnDropoutGetReserveSpaceSize<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

documented!(cudnnDropoutGetStatesSize, c"cudnnDropoutGetStatesSize($self, handle)
--

Returns the size in bytes of the random number generator states for dropout.

``cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t handle, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnDropoutGetStatesSize
");

shared!(
    cudnnDropoutGetStatesSize =
    like_cudnnDropoutGetReserveSpaceSize(cudnn9::cudnnHandle_t, cudnn9::cudnnStatus_t),
    "cudnnDropoutGetStatesSize", "handle", slots::cudnnDropoutGetStatesSize
);

documented!(cudnnFFTCausalConv1dBackward, c"cudnnFFTCausalConv1dBackward($self, stream, x, weight, dy, dx, dweight, batch, dim, seqLen, kernelSize, dataType)
--

Computes the gradients of a causal convolution by FFT with respect to x and weight.

``cudnnStatus_t cudnnFFTCausalConv1dBackward(cudaStream_t stream, const void *x, const void *weight, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weight, dy, dx, dweight : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize : int
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFFTCausalConv1dBackward
");

#[inline(always)]
pub(crate) fn cudnnFFTCausalConv1dBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnFFTCausalConv1dBackward(stream x weight dy dx dweight batch dim seqLen kernelSize dataType));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(i32, c_batch = batch, c_dim = dim, c_seqLen = seqLen, c_kernelSize = kernelSize);
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_weight = args::device(weight, "weight", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_dweight = args::device(dweight, "dweight", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnFFTCausalConv1dBackward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_x.cast(), c_weight.cast(), c_dy.cast(), c_dx.cast(), c_dweight.cast(), c_batch, c_dim, c_seqLen,
        c_kernelSize, c_dataType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnFFTCausalConv1dForward, c"cudnnFFTCausalConv1dForward($self, stream, x, weight, y, batch, dim, seqLen, kernelSize, dataType)
--

Computes a causal depthwise convolution by FFT.

``cudnnStatus_t cudnnFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weight, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize : int
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFFTCausalConv1dForward
");

#[inline(always)]
pub(crate) fn cudnnFFTCausalConv1dForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnFFTCausalConv1dForward(stream x weight y batch dim seqLen kernelSize dataType));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(i32, c_batch = batch, c_dim = dim, c_seqLen = seqLen, c_kernelSize = kernelSize);
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_weight = args::device(weight, "weight", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnFFTCausalConv1dForward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_x.cast(), c_weight.cast(), c_y.cast(), c_batch, c_dim, c_seqLen, c_kernelSize, c_dataType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnFindConvolutionBackwardDataAlgorithm, c"cudnnFindConvolutionBackwardDataAlgorithm($self, handle, wDesc, dyDesc, convDesc, dxDesc, requestedAlgoCount)
--

Measures all algorithms for a convolution's data gradient, using its own memory, and sorts them by time.

``cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)``

Parameters
----------
handle : cudnnHandle_t or None
wDesc : cudnnFilterDescriptor_t or None
dyDesc, dxDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
requestedAlgoCount : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardDataAlgorithm
");

shared!(
    cudnnFindConvolutionBackwardDataAlgorithm =
    like_cudnnFindConvolutionBackwardDataAlgorithm(cudnn9::cudnnHandle_t,
    cudnn9::cudnnFilterDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnConvolutionDescriptor_t, cudnn9::cudnnConvolutionBwdDataAlgoPerf_t,
    cudnn9::cudnnStatus_t), "cudnnFindConvolutionBackwardDataAlgorithm",
    "handle wDesc dyDesc convDesc dxDesc requestedAlgoCount",
    slots::cudnnFindConvolutionBackwardDataAlgorithm
);

/// The shared body of `cudnnFindConvolutionBackwardDataAlgorithm` and other functions.
#[inline(never)]
fn like_cudnnFindConvolutionBackwardDataAlgorithm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static RecordDef,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::value::<u64>(a3, own.name(3), t3)?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c5 = args::i32(a5, own.name(5))?;
            let mut c6: i32 = 0;
            let c7_length: usize = args::length(py, c5.into(), own.name(5))?;
            let c7 = args::output_memory(py, c7_length, Ty::Record(t4).size(), &arena)?;
            let (function, alone): (
                unsafe extern "system" fn(u64, u64, u64, u64, u64, i32, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5, (&raw mut c6).cast(), c7.cast())) };
            returned_in_form(
                py,
                t5,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::i32(py, c6)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t4), c7.cast(), c7_length) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudnnFindConvolutionBackwardDataAlgorithmEx, c"cudnnFindConvolutionBackwardDataAlgorithmEx($self, handle, wDesc, w, dyDesc, dy, convDesc, dxDesc, dx, requestedAlgoCount, workSpace, workSpaceSizeInBytes)
--

Measures all algorithms for a convolution's data gradient in the caller's memory, and sorts them by time.

``cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, const void *w, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, void *dx, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
wDesc : cudnnFilterDescriptor_t or None
w, dy, dx, workSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
dyDesc, dxDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
requestedAlgoCount, workSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardDataAlgorithmEx
");

#[inline(always)]
pub(crate) fn cudnnFindConvolutionBackwardDataAlgorithmEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnFindConvolutionBackwardDataAlgorithmEx(handle wDesc w dyDesc dy convDesc dxDesc dx
        requestedAlgoCount workSpace workSpaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(i32, c_requestedAlgoCount = requestedAlgoCount);
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_w = args::device(w, "w", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(py, c_requestedAlgoCount.into(), "requestedAlgoCount")?;
    let c_perfResults = args::output_memory(
        py, c_perfResults_length, Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t).size(), &arena,
    )?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let (function, alone): (
        unsafe extern "system" fn(u64, u64, Ptr, u64, Ptr, u64, u64, Ptr, i32, Ptr, Ptr, Ptr, u64) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnFindConvolutionBackwardDataAlgorithmEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_wDesc, c_w.cast(), c_dyDesc, c_dy.cast(), c_convDesc, c_dxDesc, c_dx.cast(), c_requestedAlgoCount,
        (&raw mut c_returnedAlgoCount).cast(), c_perfResults.cast(), c_workSpace.cast(), c_workSpaceSizeInBytes,
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&cudnn9::cudnnConvolutionBwdDataAlgoPerf_t), c_perfResults.cast(),
                        c_perfResults_length,
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(cudnnFindConvolutionBackwardFilterAlgorithm, c"cudnnFindConvolutionBackwardFilterAlgorithm($self, handle, xDesc, dyDesc, convDesc, dwDesc, requestedAlgoCount)
--

Measures all algorithms for a convolution's filter gradient, using its own memory, and sorts them by time.

``cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)``

Parameters
----------
handle : cudnnHandle_t or None
xDesc, dyDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
dwDesc : cudnnFilterDescriptor_t or None
requestedAlgoCount : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardFilterAlgorithm
");

shared!(
    cudnnFindConvolutionBackwardFilterAlgorithm =
    like_cudnnFindConvolutionBackwardFilterAlgorithm(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnFilterDescriptor_t, cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t,
    cudnn9::cudnnStatus_t), "cudnnFindConvolutionBackwardFilterAlgorithm",
    "handle xDesc dyDesc convDesc dwDesc requestedAlgoCount",
    slots::cudnnFindConvolutionBackwardFilterAlgorithm
);

/// The shared body of `cudnnFindConvolutionBackwardFilterAlgorithm` and other functions.
#[inline(never)]
fn like_cudnnFindConvolutionBackwardFilterAlgorithm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static RecordDef,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t1)?;
            let c3 = args::value::<u64>(a3, own.name(3), t2)?;
            let c4 = args::value::<u64>(a4, own.name(4), t3)?;
            let c5 = args::i32(a5, own.name(5))?;
            let mut c6: i32 = 0;
            let c7_length: usize = args::length(py, c5.into(), own.name(5))?;
            let c7 = args::output_memory(py, c7_length, Ty::Record(t4).size(), &arena)?;
            let (function, alone): (
                unsafe extern "system" fn(u64, u64, u64, u64, u64, i32, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5, (&raw mut c6).cast(), c7.cast())) };
            returned_in_form(
                py,
                t5,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::i32(py, c6)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t4), c7.cast(), c7_length) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudnnFindConvolutionBackwardFilterAlgorithmEx, c"cudnnFindConvolutionBackwardFilterAlgorithmEx($self, handle, xDesc, x, dyDesc, y, convDesc, dwDesc, dw, requestedAlgoCount, workSpace, workSpaceSizeInBytes)
--

Measures all algorithms for a convolution's filter gradient in the caller's memory, and sorts them by time.

``cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t dyDesc, const void *y, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t dwDesc, void *dw, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
xDesc, dyDesc : cudnnTensorDescriptor_t or None
x, y, dw, workSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
convDesc : cudnnConvolutionDescriptor_t or None
dwDesc : cudnnFilterDescriptor_t or None
requestedAlgoCount, workSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionBackwardFilterAlgorithmEx
");

#[inline(always)]
pub(crate) fn cudnnFindConvolutionBackwardFilterAlgorithmEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnFindConvolutionBackwardFilterAlgorithmEx(handle xDesc x dyDesc y convDesc dwDesc dw
        requestedAlgoCount workSpace workSpaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dwDesc = args::value::<
        u64,
    >(dwDesc, "dwDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    ints!(i32, c_requestedAlgoCount = requestedAlgoCount);
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_dw = args::device(dw, "dw", None, &arena)?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(py, c_requestedAlgoCount.into(), "requestedAlgoCount")?;
    let c_perfResults = args::output_memory(
        py, c_perfResults_length, Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t).size(), &arena,
    )?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let (function, alone): (
        unsafe extern "system" fn(u64, u64, Ptr, u64, Ptr, u64, u64, Ptr, i32, Ptr, Ptr, Ptr, u64) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnFindConvolutionBackwardFilterAlgorithmEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_xDesc, c_x.cast(), c_dyDesc, c_y.cast(), c_convDesc, c_dwDesc, c_dw.cast(), c_requestedAlgoCount,
        (&raw mut c_returnedAlgoCount).cast(), c_perfResults.cast(), c_workSpace.cast(), c_workSpaceSizeInBytes,
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t), c_perfResults.cast(),
                        c_perfResults_length,
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(cudnnFindConvolutionForwardAlgorithm, c"cudnnFindConvolutionForwardAlgorithm($self, handle, xDesc, wDesc, convDesc, yDesc, requestedAlgoCount)
--

Measures all algorithms for a forward convolution, using its own memory, and sorts them by time.

``cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)``

Parameters
----------
handle : cudnnHandle_t or None
xDesc, yDesc : cudnnTensorDescriptor_t or None
wDesc : cudnnFilterDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
requestedAlgoCount : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionFwdAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionForwardAlgorithm
");

shared!(
    cudnnFindConvolutionForwardAlgorithm =
    like_cudnnFindConvolutionForwardAlgorithm(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnFilterDescriptor_t,
    cudnn9::cudnnConvolutionDescriptor_t, cudnn9::cudnnConvolutionFwdAlgoPerf_t,
    cudnn9::cudnnStatus_t), "cudnnFindConvolutionForwardAlgorithm",
    "handle xDesc wDesc convDesc yDesc requestedAlgoCount",
    slots::cudnnFindConvolutionForwardAlgorithm
);

/// The shared body of `cudnnFindConvolutionForwardAlgorithm` and other functions.
#[inline(never)]
fn like_cudnnFindConvolutionForwardAlgorithm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static RecordDef,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::value::<u64>(a3, own.name(3), t3)?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c5 = args::i32(a5, own.name(5))?;
            let mut c6: i32 = 0;
            let c7_length: usize = args::length(py, c5.into(), own.name(5))?;
            let c7 = args::output_memory(py, c7_length, Ty::Record(t4).size(), &arena)?;
            let (function, alone): (
                unsafe extern "system" fn(u64, u64, u64, u64, u64, i32, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5, (&raw mut c6).cast(), c7.cast())) };
            returned_in_form(
                py,
                t5,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::i32(py, c6)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t4), c7.cast(), c7_length) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudnnFindConvolutionForwardAlgorithmEx, c"cudnnFindConvolutionForwardAlgorithmEx($self, handle, xDesc, x, wDesc, w, convDesc, yDesc, y, requestedAlgoCount, workSpace, workSpaceSizeInBytes)
--

Measures all algorithms for a forward convolution in the caller's memory, and sorts them by time.

``cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, const void *w, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, void *y, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults, void *workSpace, size_t workSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, w, y, workSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
wDesc : cudnnFilterDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
requestedAlgoCount, workSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionFwdAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFindConvolutionForwardAlgorithmEx
");

#[inline(always)]
pub(crate) fn cudnnFindConvolutionForwardAlgorithmEx<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnFindConvolutionForwardAlgorithmEx(handle xDesc x wDesc w convDesc yDesc y requestedAlgoCount
        workSpace workSpaceSizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(i32, c_requestedAlgoCount = requestedAlgoCount);
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes);
    let c_x = args::device(x, "x", None, &arena)?;
    let c_w = args::device(w, "w", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let mut c_returnedAlgoCount: i32 = 0;
    let c_perfResults_length: usize = args::length(py, c_requestedAlgoCount.into(), "requestedAlgoCount")?;
    let c_perfResults = args::output_memory(
        py, c_perfResults_length, Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t).size(), &arena,
    )?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let (function, alone): (
        unsafe extern "system" fn(u64, u64, Ptr, u64, Ptr, u64, u64, Ptr, i32, Ptr, Ptr, Ptr, u64) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnFindConvolutionForwardAlgorithmEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_xDesc, c_x.cast(), c_wDesc, c_w.cast(), c_convDesc, c_yDesc, c_y.cast(), c_requestedAlgoCount,
        (&raw mut c_returnedAlgoCount).cast(), c_perfResults.cast(), c_workSpace.cast(), c_workSpaceSizeInBytes,
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_returnedAlgoCount)?)?;
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&cudnn9::cudnnConvolutionFwdAlgoPerf_t), c_perfResults.cast(),
                        c_perfResults_length,
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(cudnnFusedOpsExecute, c"cudnnFusedOpsExecute($self, handle, plan, varPack)
--

Runs the plan of a fused operation with a variant parameter pack.

``cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsVariantParamPack_t varPack)``

Parameters
----------
handle : cudnnHandle_t or None
plan : cudnnFusedOpsPlan_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``handle``'s stream.
varPack : cudnnFusedOpsVariantParamPack_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnFusedOpsExecute
");

#[inline(always)]
pub(crate) fn cudnnFusedOpsExecute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnFusedOpsExecute(handle plan varPack));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cudnn9::cudnnFusedOpsPlan_t)?;
    let c_varPack = args::value::<
        u64,
    >(varPack, "varPack", &cudnn9::cudnnFusedOpsVariantParamPack_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.symbol(slots::cudnnFusedOpsExecute)?;
    let status = unsafe { released(py, || function(c_handle, c_plan, c_varPack)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnGetActivationDescriptor, c"cudnnGetActivationDescriptor($self, activationDesc)
--

Returns the function, NaN propagation and coefficient of an activation.

``cudnnStatus_t cudnnGetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t *mode, cudnnNanPropagation_t *reluNanOpt, double *coef)``

Parameters
----------
activationDesc : cudnnActivationDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
mode : cudnnActivationMode_t
reluNanOpt : cudnnNanPropagation_t
coef : float

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetActivationDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetActivationDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetActivationDescriptor(activationDesc));
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_mode: i32 = 0;
    let mut c_reluNanOpt: i32 = 0;
    let mut c_coef: f64 = 0.0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetActivationDescriptor)?;
    let status = unsafe { released(py, || function(
        c_activationDesc, (&raw mut c_mode).cast(), (&raw mut c_reluNanOpt).cast(), (&raw mut c_coef).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnActivationMode_t, c_mode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_reluNanOpt)?)?;
            tuple.push(out::f64(py, c_coef)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetActivationDescriptorSwishBeta, c"cudnnGetActivationDescriptorSwishBeta($self, activationDesc)
--

Returns the β of a swish activation, x·sigmoid(β·x).

``cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double *swish_beta)``

Parameters
----------
activationDesc : cudnnActivationDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
swish_beta : float

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetActivationDescriptorSwishBeta
");

#[inline(always)]
pub(crate) fn cudnnGetActivationDescriptorSwishBeta<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetActivationDescriptorSwishBeta(activationDesc));
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_swish_beta: f64 = 0.0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::cudnnGetActivationDescriptorSwishBeta)?;
    let status = unsafe { released(py, || function(c_activationDesc, (&raw mut c_swish_beta).cast())) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::f64(py, c_swish_beta)?))
}

documented!(cudnnGetAttnDescriptor, c"cudnnGetAttnDescriptor($self, attnDesc)
--

Returns the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.

``cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int *attnMode, int *nHeads, double *smScaler, cudnnDataType_t *dataType, cudnnDataType_t *computePrec, cudnnMathType_t *mathType, cudnnDropoutDescriptor_t *attnDropoutDesc, cudnnDropoutDescriptor_t *postDropoutDesc, int *qSize, int *kSize, int *vSize, int *qProjSize, int *kProjSize, int *vProjSize, int *oProjSize, int *qoMaxSeqLength, int *kvMaxSeqLength, int *maxBatchSize, int *maxBeamSize)``

Parameters
----------
attnDesc : cudnnAttnDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
attnMode : int
nHeads : int
smScaler : float
dataType : cudnnDataType_t
computePrec : cudnnDataType_t
mathType : cudnnMathType_t
attnDropoutDesc : cudnnDropoutDescriptor_t
postDropoutDesc : cudnnDropoutDescriptor_t
qSize : int
kSize : int
vSize : int
qProjSize : int
kProjSize : int
vProjSize : int
oProjSize : int
qoMaxSeqLength : int
kvMaxSeqLength : int
maxBatchSize : int
maxBeamSize : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetAttnDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetAttnDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetAttnDescriptor(attnDesc));
    let c_attnDesc = args::value::<
        u64,
    >(attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let mut c_attnMode: u32 = 0;
    let mut c_nHeads: i32 = 0;
    let mut c_smScaler: f64 = 0.0;
    let mut c_dataType: i32 = 0;
    let mut c_computePrec: i32 = 0;
    let mut c_mathType: i32 = 0;
    let mut c_attnDropoutDesc: u64 = 0;
    let mut c_postDropoutDesc: u64 = 0;
    let mut c_qSize: i32 = 0;
    let mut c_kSize: i32 = 0;
    let mut c_vSize: i32 = 0;
    let mut c_qProjSize: i32 = 0;
    let mut c_kProjSize: i32 = 0;
    let mut c_vProjSize: i32 = 0;
    let mut c_oProjSize: i32 = 0;
    let mut c_qoMaxSeqLength: i32 = 0;
    let mut c_kvMaxSeqLength: i32 = 0;
    let mut c_maxBatchSize: i32 = 0;
    let mut c_maxBeamSize: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(
            u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
        ) -> i32,
        Alone,
    ) = call.symbol_and_form(slots::cudnnGetAttnDescriptor)?;
    let status = unsafe { released(py, || function(
        c_attnDesc, (&raw mut c_attnMode).cast(), (&raw mut c_nHeads).cast(), (&raw mut c_smScaler).cast(),
        (&raw mut c_dataType).cast(), (&raw mut c_computePrec).cast(), (&raw mut c_mathType).cast(),
        (&raw mut c_attnDropoutDesc).cast(), (&raw mut c_postDropoutDesc).cast(), (&raw mut c_qSize).cast(),
        (&raw mut c_kSize).cast(), (&raw mut c_vSize).cast(), (&raw mut c_qProjSize).cast(),
        (&raw mut c_kProjSize).cast(), (&raw mut c_vProjSize).cast(), (&raw mut c_oProjSize).cast(),
        (&raw mut c_qoMaxSeqLength).cast(), (&raw mut c_kvMaxSeqLength).cast(), (&raw mut c_maxBatchSize).cast(),
        (&raw mut c_maxBeamSize).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (19, alone),
        |tuple| {
            tuple.push(out::u32(py, c_attnMode)?)?;
            tuple.push(out::i32(py, c_nHeads)?)?;
            tuple.push(out::f64(py, c_smScaler)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_computePrec)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnMathType_t, c_mathType)?)?;
            tuple.push(out::value(py, &cudnn9::cudnnDropoutDescriptor_t, c_attnDropoutDesc as u64)?)?;
            tuple.push(out::value(py, &cudnn9::cudnnDropoutDescriptor_t, c_postDropoutDesc as u64)?)?;
            tuple.push(out::i32(py, c_qSize)?)?;
            tuple.push(out::i32(py, c_kSize)?)?;
            tuple.push(out::i32(py, c_vSize)?)?;
            tuple.push(out::i32(py, c_qProjSize)?)?;
            tuple.push(out::i32(py, c_kProjSize)?)?;
            tuple.push(out::i32(py, c_vProjSize)?)?;
            tuple.push(out::i32(py, c_oProjSize)?)?;
            tuple.push(out::i32(py, c_qoMaxSeqLength)?)?;
            tuple.push(out::i32(py, c_kvMaxSeqLength)?)?;
            tuple.push(out::i32(py, c_maxBatchSize)?)?;
            tuple.push(out::i32(py, c_maxBeamSize)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetBatchNormalizationBackwardExWorkspaceSize, c"cudnnGetBatchNormalizationBackwardExWorkspaceSize($self, handle, mode, bnOps, xDesc, yDesc, dyDesc, dzDesc, dxDesc, dBnScaleBiasDesc, activationDesc)
--

Returns the workspace size in bytes for ``cudnnBatchNormalizationBackwardEx``.

``cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dBnScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
bnOps : cudnnBatchNormOps_t
xDesc, yDesc, dyDesc, dzDesc, dxDesc, dBnScaleBiasDesc : cudnnTensorDescriptor_t or None
activationDesc : cudnnActivationDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationBackwardExWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetBatchNormalizationBackwardExWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnGetBatchNormalizationBackwardExWorkspaceSize(handle mode bnOps xDesc yDesc dyDesc dzDesc dxDesc
        dBnScaleBiasDesc activationDesc)
    );
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(bnOps, "bnOps", &cudnn9::cudnnBatchNormOps_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dBnScaleBiasDesc = args::value::<
        u64,
    >(dBnScaleBiasDesc, "dBnScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, u64, u64, u64, u64, u64, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnGetBatchNormalizationBackwardExWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_bnOps, c_xDesc, c_yDesc, c_dyDesc, c_dzDesc, c_dxDesc, c_dBnScaleBiasDesc, c_activationDesc,
        (&raw mut c_sizeInBytes).cast(),
    )) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize, c"cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize($self, handle, mode, bnOps, xDesc, zDesc, yDesc, bnScaleBiasMeanVarDesc, activationDesc)
--

Returns the workspace size in bytes for ``cudnnBatchNormalizationForwardTrainingEx``.

``cudnnStatus_t cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t bnScaleBiasMeanVarDesc, cudnnActivationDescriptor_t activationDesc, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
bnOps : cudnnBatchNormOps_t
xDesc, zDesc, yDesc, bnScaleBiasMeanVarDesc : cudnnTensorDescriptor_t or None
activationDesc : cudnnActivationDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(handle mode bnOps xDesc zDesc yDesc
        bnScaleBiasMeanVarDesc activationDesc)
    );
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(bnOps, "bnOps", &cudnn9::cudnnBatchNormOps_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<u64>(zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bnScaleBiasMeanVarDesc = args::value::<
        u64,
    >(bnScaleBiasMeanVarDesc, "bnScaleBiasMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, u64, u64, u64, u64, u64, Ptr) -> i32 = call
        .symbol(slots::cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_bnOps, c_xDesc, c_zDesc, c_yDesc, c_bnScaleBiasMeanVarDesc, c_activationDesc,
        (&raw mut c_sizeInBytes).cast(),
    )) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetBatchNormalizationTrainingExReserveSpaceSize, c"cudnnGetBatchNormalizationTrainingExReserveSpaceSize($self, handle, mode, bnOps, activationDesc, xDesc)
--

Returns the size in bytes of the reserve space that batch normalization keeps for the backward pass.

``cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t handle, cudnnBatchNormMode_t mode, cudnnBatchNormOps_t bnOps, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnBatchNormMode_t
bnOps : cudnnBatchNormOps_t
activationDesc : cudnnActivationDescriptor_t or None
xDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetBatchNormalizationTrainingExReserveSpaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetBatchNormalizationTrainingExReserveSpaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetBatchNormalizationTrainingExReserveSpaceSize(handle mode bnOps activationDesc xDesc));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnBatchNormMode_t)?;
    let c_bnOps = args::enumeration(bnOps, "bnOps", &cudnn9::cudnnBatchNormOps_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, u64, u64, Ptr) -> i32 = call
        .symbol(slots::cudnnGetBatchNormalizationTrainingExReserveSpaceSize)?;
    let status = unsafe {
        released(py, || function(c_handle, c_mode, c_bnOps, c_activationDesc, c_xDesc, (&raw mut c_sizeInBytes).cast()))
    };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetCTCLossDescriptor, c"cudnnGetCTCLossDescriptor($self, ctcLossDesc)
--

Returns a CTC loss descriptor's compute type.

``cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
compType : cudnnDataType_t

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor
");

shared!(
    cudnnGetCTCLossDescriptor =
    like_cudnnGetCTCLossDescriptor(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnStatus_t, cudnn9::cudnnDataType_t), "cudnnGetCTCLossDescriptor",
    "ctcLossDesc", slots::cudnnGetCTCLossDescriptor
);

/// The shared body of `cudnnGetCTCLossDescriptor` and other functions.
#[inline(never)]
fn like_cudnnGetCTCLossDescriptor<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c1)?))
        },
    )
}

documented!(cudnnGetCTCLossDescriptorEx, c"cudnnGetCTCLossDescriptorEx($self, ctcLossDesc)
--

Returns a CTC loss descriptor's compute type, normalization mode and NaN propagation.

``cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
compType : cudnnDataType_t
normMode : cudnnLossNormalizationMode_t
gradMode : cudnnNanPropagation_t

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptorEx
");

shared!(
    cudnnGetCTCLossDescriptorEx =
    like_cudnnGetCTCLossDescriptorEx(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnStatus_t, cudnn9::cudnnDataType_t, cudnn9::cudnnLossNormalizationMode_t,
    cudnn9::cudnnNanPropagation_t), "cudnnGetCTCLossDescriptorEx", "ctcLossDesc",
    slots::cudnnGetCTCLossDescriptorEx
);

/// The shared body of `cudnnGetCTCLossDescriptorEx` and other functions.
#[inline(never)]
fn like_cudnnGetCTCLossDescriptorEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let mut c2: i32 = 0;
            let mut c3: i32 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe {
                released(py, || function(c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast()))
            };
            returned_in_form(
                py,
                t1,
                status,
                (3, alone),
                |tuple| {
                    tuple.push(out::enumeration(py, t2, c1)?)?;
                    tuple.push(out::enumeration(py, t3, c2)?)?;
                    tuple.push(out::enumeration(py, t4, c3)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudnnGetCTCLossDescriptor_v8, c"cudnnGetCTCLossDescriptor_v8($self, ctcLossDesc)
--

Returns a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.

``cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnNanPropagation_t *gradMode, int *maxLabelLength)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
compType : cudnnDataType_t
normMode : cudnnLossNormalizationMode_t
gradMode : cudnnNanPropagation_t
maxLabelLength : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor_v8
");

shared!(
    cudnnGetCTCLossDescriptor_v8 =
    like_cudnnGetCTCLossDescriptor_v8(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnStatus_t, cudnn9::cudnnDataType_t, cudnn9::cudnnLossNormalizationMode_t,
    cudnn9::cudnnNanPropagation_t), "cudnnGetCTCLossDescriptor_v8", "ctcLossDesc",
    slots::cudnnGetCTCLossDescriptor_v8
);

/// The shared body of `cudnnGetCTCLossDescriptor_v8` and other functions.
#[inline(never)]
fn like_cudnnGetCTCLossDescriptor_v8<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let mut c2: i32 = 0;
            let mut c3: i32 = 0;
            let mut c4: i32 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (4, alone),
                |tuple| {
                    tuple.push(out::enumeration(py, t2, c1)?)?;
                    tuple.push(out::enumeration(py, t3, c2)?)?;
                    tuple.push(out::enumeration(py, t4, c3)?)?;
                    tuple.push(out::i32(py, c4)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudnnGetCTCLossDescriptor_v9, c"cudnnGetCTCLossDescriptor_v9($self, ctcLossDesc)
--

Returns a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.

``cudnnStatus_t cudnnGetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t *compType, cudnnLossNormalizationMode_t *normMode, cudnnCTCGradMode_t *ctcGradMode, int *maxLabelLength)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
compType : cudnnDataType_t
normMode : cudnnLossNormalizationMode_t
ctcGradMode : cudnnCTCGradMode_t
maxLabelLength : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossDescriptor_v9
");

shared!(
    cudnnGetCTCLossDescriptor_v9 =
    like_cudnnGetCTCLossDescriptor_v8(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnStatus_t, cudnn9::cudnnDataType_t, cudnn9::cudnnLossNormalizationMode_t,
    cudnn9::cudnnCTCGradMode_t), "cudnnGetCTCLossDescriptor_v9", "ctcLossDesc",
    slots::cudnnGetCTCLossDescriptor_v9
);

documented!(cudnnGetCTCLossWorkspaceSize, c"cudnnGetCTCLossWorkspaceSize($self, handle, probsDesc, gradientsDesc, labels, labelLengths, inputLengths, algo, ctcLossDesc)
--

Returns the workspace size in bytes for ``cudnnCTCLoss``, with labels in host memory.

``cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, const int *labels, const int *labelLengths, const int *inputLengths, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
probsDesc, gradientsDesc : cudnnTensorDescriptor_t or None
labels, labelLengths, inputLengths : list[int] or None
algo : cudnnCTCLossAlgo_t
ctcLossDesc : cudnnCTCLossDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetCTCLossWorkspaceSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cudnnGetCTCLossWorkspaceSize(handle probsDesc gradientsDesc labels labelLengths inputLengths algo ctcLossDesc)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_labels = args::array(labels, "labels", &Ty::I32, None, &arena)?;
    let c_labelLengths = args::array(labelLengths, "labelLengths", &Ty::I32, None, &arena)?;
    let c_inputLengths = args::array(inputLengths, "inputLengths", &Ty::I32, None, &arena)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnGetCTCLossWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_probsDesc, c_gradientsDesc, c_labels.cast(), c_labelLengths.cast(), c_inputLengths.cast(), c_algo,
        c_ctcLossDesc, (&raw mut c_sizeInBytes).cast(),
    )) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetCTCLossWorkspaceSize_v8, c"cudnnGetCTCLossWorkspaceSize_v8($self, handle, algo, ctcLossDesc, probsDesc, gradientsDesc)
--

Returns the workspace size in bytes for ``cudnnCTCLoss_v8``.

``cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t handle, cudnnCTCLossAlgo_t algo, cudnnCTCLossDescriptor_t ctcLossDesc, cudnnTensorDescriptor_t probsDesc, cudnnTensorDescriptor_t gradientsDesc, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
algo : cudnnCTCLossAlgo_t
ctcLossDesc : cudnnCTCLossDescriptor_t or None
probsDesc, gradientsDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCTCLossWorkspaceSize_v8
");

#[inline(always)]
pub(crate) fn cudnnGetCTCLossWorkspaceSize_v8<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetCTCLossWorkspaceSize_v8(handle algo ctcLossDesc probsDesc gradientsDesc));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnCTCLossAlgo_t)?;
    let c_ctcLossDesc = args::value::<
        u64,
    >(ctcLossDesc, "ctcLossDesc", &cudnn9::cudnnCTCLossDescriptor_t)?;
    let c_probsDesc = args::value::<
        u64,
    >(probsDesc, "probsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_gradientsDesc = args::value::<
        u64,
    >(gradientsDesc, "gradientsDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, u64, u64, u64, Ptr) -> i32 = call
        .symbol(slots::cudnnGetCTCLossWorkspaceSize_v8)?;
    let status = unsafe { released(
        py, || function(c_handle, c_algo, c_ctcLossDesc, c_probsDesc, c_gradientsDesc, (&raw mut c_sizeInBytes).cast()),
    ) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetCallback, c"cudnnGetCallback($self)
--

Returns the message callback, its user data and its mask.

``cudnnStatus_t cudnnGetCallback(unsigned int *mask, void **udata, cudnnCallback_t *fptr)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
mask : int
udata : int
fptr : int

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCallback
");

#[inline(always)]
pub(crate) fn cudnnGetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetCallback());
    let mut c_mask: u32 = 0;
    let mut c_udata: *mut c_void = core::ptr::null_mut();
    let mut c_fptr: *mut c_void = core::ptr::null_mut();
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetCallback)?;
    let status = unsafe {
        released(py, || function((&raw mut c_mask).cast(), (&raw mut c_udata).cast(), (&raw mut c_fptr).cast()))
    };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::u32(py, c_mask)?)?;
            tuple.push(out::pointer(py, c_udata)?)?;
            tuple.push(out::pointer(py, c_fptr)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetConvolution2dDescriptor, c"cudnnGetConvolution2dDescriptor($self, convDesc)
--

Returns the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.

``cudnnStatus_t cudnnGetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int *pad_h, int *pad_w, int *u, int *v, int *dilation_h, int *dilation_w, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
pad_h : int
pad_w : int
u : int
v : int
dilation_h : int
dilation_w : int
mode : cudnnConvolutionMode_t
computeType : cudnnDataType_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolution2dDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetConvolution2dDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetConvolution2dDescriptor(convDesc));
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let mut c_pad_h: i32 = 0;
    let mut c_pad_w: i32 = 0;
    let mut c_u: i32 = 0;
    let mut c_v: i32 = 0;
    let mut c_dilation_h: i32 = 0;
    let mut c_dilation_w: i32 = 0;
    let mut c_mode: i32 = 0;
    let mut c_computeType: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetConvolution2dDescriptor)?;
    let status = unsafe { released(py, || function(
        c_convDesc, (&raw mut c_pad_h).cast(), (&raw mut c_pad_w).cast(), (&raw mut c_u).cast(), (&raw mut c_v).cast(),
        (&raw mut c_dilation_h).cast(), (&raw mut c_dilation_w).cast(), (&raw mut c_mode).cast(),
        (&raw mut c_computeType).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (8, alone),
        |tuple| {
            tuple.push(out::i32(py, c_pad_h)?)?;
            tuple.push(out::i32(py, c_pad_w)?)?;
            tuple.push(out::i32(py, c_u)?)?;
            tuple.push(out::i32(py, c_v)?)?;
            tuple.push(out::i32(py, c_dilation_h)?)?;
            tuple.push(out::i32(py, c_dilation_w)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnConvolutionMode_t, c_mode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_computeType)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetConvolution2dForwardOutputDim, c"cudnnGetConvolution2dForwardOutputDim($self, convDesc, inputTensorDesc, filterDesc)
--

Returns the output dimensions (n, c, h and w) of a 2D convolution.

``cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int *n, int *c, int *h, int *w)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
inputTensorDesc : cudnnTensorDescriptor_t or None
filterDesc : cudnnFilterDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
n : int
c : int
h : int
w : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolution2dForwardOutputDim
");

#[inline(always)]
pub(crate) fn cudnnGetConvolution2dForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetConvolution2dForwardOutputDim(convDesc inputTensorDesc filterDesc));
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let mut c_n: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u64, u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetConvolution2dForwardOutputDim)?;
    let status = unsafe { released(py, || function(
        c_convDesc, c_inputTensorDesc, c_filterDesc, (&raw mut c_n).cast(), (&raw mut c_c).cast(),
        (&raw mut c_h).cast(), (&raw mut c_w).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::i32(py, c_n)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetConvolutionBackwardDataAlgorithmMaxCount, c"cudnnGetConvolutionBackwardDataAlgorithmMaxCount($self, handle)
--

Returns the maximum number of algorithms for the data gradient of a convolution.

``cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t handle, int *count)``

Parameters
----------
handle : cudnnHandle_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
count : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataAlgorithmMaxCount
");

shared!(
    cudnnGetConvolutionBackwardDataAlgorithmMaxCount =
    like_cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnn9::cudnnHandle_t,
    cudnn9::cudnnStatus_t), "cudnnGetConvolutionBackwardDataAlgorithmMaxCount", "handle",
    slots::cudnnGetConvolutionBackwardDataAlgorithmMaxCount
);

/// The shared body of `cudnnGetConvolutionBackwardDataAlgorithmMaxCount` and other functions.
#[inline(never)]
fn like_cudnnGetConvolutionBackwardDataAlgorithmMaxCount<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c1)?))
        },
    )
}

documented!(cudnnGetConvolutionBackwardDataAlgorithm_v7, c"cudnnGetConvolutionBackwardDataAlgorithm_v7($self, handle, filterDesc, diffDesc, convDesc, gradDesc, requestedAlgoCount)
--

Returns the algorithms for a convolution's data gradient, sorted by estimated speed.

``cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdDataAlgoPerf_t *perfResults)``

Parameters
----------
handle : cudnnHandle_t or None
filterDesc : cudnnFilterDescriptor_t or None
diffDesc, gradDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
requestedAlgoCount : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionBwdDataAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataAlgorithm_v7
");

shared!(
    cudnnGetConvolutionBackwardDataAlgorithm_v7 =
    like_cudnnFindConvolutionBackwardDataAlgorithm(cudnn9::cudnnHandle_t,
    cudnn9::cudnnFilterDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnConvolutionDescriptor_t, cudnn9::cudnnConvolutionBwdDataAlgoPerf_t,
    cudnn9::cudnnStatus_t), "cudnnGetConvolutionBackwardDataAlgorithm_v7",
    "handle filterDesc diffDesc convDesc gradDesc requestedAlgoCount",
    slots::cudnnGetConvolutionBackwardDataAlgorithm_v7
);

documented!(cudnnGetConvolutionBackwardDataWorkspaceSize, c"cudnnGetConvolutionBackwardDataWorkspaceSize($self, handle, wDesc, dyDesc, convDesc, dxDesc, algo)
--

Returns the workspace size in bytes for a convolution's data gradient with a given algorithm.

``cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t handle, cudnnFilterDescriptor_t wDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t dxDesc, cudnnConvolutionBwdDataAlgo_t algo, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
wDesc : cudnnFilterDescriptor_t or None
dyDesc, dxDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
algo : cudnnConvolutionBwdDataAlgo_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardDataWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetConvolutionBackwardDataWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetConvolutionBackwardDataWorkspaceSize(handle wDesc dyDesc convDesc dxDesc algo));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnConvolutionBwdDataAlgo_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnGetConvolutionBackwardDataWorkspaceSize)?;
    let status = unsafe { released(
        py, || function(c_handle, c_wDesc, c_dyDesc, c_convDesc, c_dxDesc, c_algo, (&raw mut c_sizeInBytes).cast()),
    ) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetConvolutionBackwardFilterAlgorithmMaxCount, c"cudnnGetConvolutionBackwardFilterAlgorithmMaxCount($self, handle)
--

Returns the maximum number of algorithms for the filter gradient of a convolution.

``cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t handle, int *count)``

Parameters
----------
handle : cudnnHandle_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
count : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterAlgorithmMaxCount
");

shared!(
    cudnnGetConvolutionBackwardFilterAlgorithmMaxCount =
    like_cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnn9::cudnnHandle_t,
    cudnn9::cudnnStatus_t), "cudnnGetConvolutionBackwardFilterAlgorithmMaxCount",
    "handle", slots::cudnnGetConvolutionBackwardFilterAlgorithmMaxCount
);

documented!(cudnnGetConvolutionBackwardFilterAlgorithm_v7, c"cudnnGetConvolutionBackwardFilterAlgorithm_v7($self, handle, srcDesc, diffDesc, convDesc, gradDesc, requestedAlgoCount)
--

Returns the algorithms for a convolution's filter gradient, sorted by estimated speed.

``cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionBwdFilterAlgoPerf_t *perfResults)``

Parameters
----------
handle : cudnnHandle_t or None
srcDesc, diffDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
gradDesc : cudnnFilterDescriptor_t or None
requestedAlgoCount : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionBwdFilterAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterAlgorithm_v7
");

shared!(
    cudnnGetConvolutionBackwardFilterAlgorithm_v7 =
    like_cudnnFindConvolutionBackwardFilterAlgorithm(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnFilterDescriptor_t, cudnn9::cudnnConvolutionBwdFilterAlgoPerf_t,
    cudnn9::cudnnStatus_t), "cudnnGetConvolutionBackwardFilterAlgorithm_v7",
    "handle srcDesc diffDesc convDesc gradDesc requestedAlgoCount",
    slots::cudnnGetConvolutionBackwardFilterAlgorithm_v7
);

documented!(cudnnGetConvolutionBackwardFilterWorkspaceSize, c"cudnnGetConvolutionBackwardFilterWorkspaceSize($self, handle, xDesc, dyDesc, convDesc, gradDesc, algo)
--

Returns the workspace size in bytes for a convolution's filter gradient with a given algorithm.

``cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t dyDesc, cudnnConvolutionDescriptor_t convDesc, cudnnFilterDescriptor_t gradDesc, cudnnConvolutionBwdFilterAlgo_t algo, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
xDesc, dyDesc : cudnnTensorDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
gradDesc : cudnnFilterDescriptor_t or None
algo : cudnnConvolutionBwdFilterAlgo_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionBackwardFilterWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetConvolutionBackwardFilterWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetConvolutionBackwardFilterWorkspaceSize(handle xDesc dyDesc convDesc gradDesc algo));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_gradDesc = args::value::<
        u64,
    >(gradDesc, "gradDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnConvolutionBwdFilterAlgo_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnGetConvolutionBackwardFilterWorkspaceSize)?;
    let status = unsafe { released(
        py, || function(c_handle, c_xDesc, c_dyDesc, c_convDesc, c_gradDesc, c_algo, (&raw mut c_sizeInBytes).cast()),
    ) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetConvolutionForwardAlgorithmMaxCount, c"cudnnGetConvolutionForwardAlgorithmMaxCount($self, handle)
--

Returns the maximum number of algorithms for a forward convolution.

``cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t handle, int *count)``

Parameters
----------
handle : cudnnHandle_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
count : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardAlgorithmMaxCount
");

shared!(
    cudnnGetConvolutionForwardAlgorithmMaxCount =
    like_cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnn9::cudnnHandle_t,
    cudnn9::cudnnStatus_t), "cudnnGetConvolutionForwardAlgorithmMaxCount", "handle",
    slots::cudnnGetConvolutionForwardAlgorithmMaxCount
);

documented!(cudnnGetConvolutionForwardAlgorithm_v7, c"cudnnGetConvolutionForwardAlgorithm_v7($self, handle, srcDesc, filterDesc, convDesc, destDesc, requestedAlgoCount)
--

Returns the algorithms for a forward convolution, sorted by estimated speed.

``cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t handle, cudnnTensorDescriptor_t srcDesc, cudnnFilterDescriptor_t filterDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t destDesc, int requestedAlgoCount, int *returnedAlgoCount, cudnnConvolutionFwdAlgoPerf_t *perfResults)``

Parameters
----------
handle : cudnnHandle_t or None
srcDesc, destDesc : cudnnTensorDescriptor_t or None
filterDesc : cudnnFilterDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
requestedAlgoCount : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
returnedAlgoCount : int
perfResults : list[cudnnConvolutionFwdAlgoPerf_t]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardAlgorithm_v7
");

shared!(
    cudnnGetConvolutionForwardAlgorithm_v7 =
    like_cudnnFindConvolutionForwardAlgorithm(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnFilterDescriptor_t,
    cudnn9::cudnnConvolutionDescriptor_t, cudnn9::cudnnConvolutionFwdAlgoPerf_t,
    cudnn9::cudnnStatus_t), "cudnnGetConvolutionForwardAlgorithm_v7",
    "handle srcDesc filterDesc convDesc destDesc requestedAlgoCount",
    slots::cudnnGetConvolutionForwardAlgorithm_v7
);

documented!(cudnnGetConvolutionForwardWorkspaceSize, c"cudnnGetConvolutionForwardWorkspaceSize($self, handle, xDesc, wDesc, convDesc, yDesc, algo)
--

Returns the workspace size in bytes for a forward convolution with a given algorithm.

``cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t yDesc, cudnnConvolutionFwdAlgo_t algo, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
xDesc, yDesc : cudnnTensorDescriptor_t or None
wDesc : cudnnFilterDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None
algo : cudnnConvolutionFwdAlgo_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionForwardWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetConvolutionForwardWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetConvolutionForwardWorkspaceSize(handle xDesc wDesc convDesc yDesc algo));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnConvolutionFwdAlgo_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnGetConvolutionForwardWorkspaceSize)?;
    let status = unsafe { released(
        py, || function(c_handle, c_xDesc, c_wDesc, c_convDesc, c_yDesc, c_algo, (&raw mut c_sizeInBytes).cast()),
    ) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetConvolutionGroupCount, c"cudnnGetConvolutionGroupCount($self, convDesc)
--

Returns the number of channel groups of a convolution.

``cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int *groupCount)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
groupCount : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionGroupCount
");

shared!(
    cudnnGetConvolutionGroupCount =
    like_cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnGetConvolutionGroupCount", "convDesc",
    slots::cudnnGetConvolutionGroupCount
);

documented!(cudnnGetConvolutionMathType, c"cudnnGetConvolutionMathType($self, convDesc)
--

Returns the math type of a convolution: the permitted use of Tensor Cores and conversions.

``cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t *mathType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
mathType : cudnnMathType_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionMathType
");

shared!(
    cudnnGetConvolutionMathType =
    like_cudnnGetCTCLossDescriptor(cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnStatus_t, cudnn9::cudnnMathType_t), "cudnnGetConvolutionMathType",
    "convDesc", slots::cudnnGetConvolutionMathType
);

documented!(cudnnGetConvolutionNdDescriptor, c"cudnnGetConvolutionNdDescriptor($self, convDesc, arrayLengthRequested)
--

Returns a convolution's mode and compute type, and its padding, stride and dilation in each dimension.

``cudnnStatus_t cudnnGetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLengthRequested, int *arrayLength, int *padA, int *strideA, int *dilationA, cudnnConvolutionMode_t *mode, cudnnDataType_t *computeType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
arrayLengthRequested : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
arrayLength : int
padA : list[int]
strideA : list[int]
dilationA : list[int]
mode : cudnnConvolutionMode_t
computeType : cudnnDataType_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionNdDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetConvolutionNdDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetConvolutionNdDescriptor(convDesc arrayLengthRequested));
    let arena = CallArena::new();
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    ints!(i32, c_arrayLengthRequested = arrayLengthRequested);
    let mut c_arrayLength: i32 = 0;
    let c_padA_length: usize = args::length(py, c_arrayLengthRequested.into(), "arrayLengthRequested")?;
    let c_padA = args::output_memory(py, c_padA_length, Ty::I32.size(), &arena)?;
    let c_strideA_length: usize = args::length(py, c_arrayLengthRequested.into(), "arrayLengthRequested")?;
    let c_strideA = args::output_memory(py, c_strideA_length, Ty::I32.size(), &arena)?;
    let c_dilationA_length: usize = args::length(py, c_arrayLengthRequested.into(), "arrayLengthRequested")?;
    let c_dilationA = args::output_memory(py, c_dilationA_length, Ty::I32.size(), &arena)?;
    let mut c_mode: i32 = 0;
    let mut c_computeType: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetConvolutionNdDescriptor)?;
    let status = unsafe { released(py, || function(
        c_convDesc, c_arrayLengthRequested, (&raw mut c_arrayLength).cast(), c_padA.cast(), c_strideA.cast(),
        c_dilationA.cast(), (&raw mut c_mode).cast(), (&raw mut c_computeType).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (6, alone),
        |tuple| {
            tuple.push(out::i32(py, c_arrayLength)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_padA.cast(), c_padA_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_strideA.cast(), c_strideA_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_dilationA.cast(), c_dilationA_length) }?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnConvolutionMode_t, c_mode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_computeType)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetConvolutionNdForwardOutputDim, c"cudnnGetConvolutionNdForwardOutputDim($self, convDesc, inputTensorDesc, filterDesc, nbDims)
--

Returns the output size of a convolution in each dimension.

``cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t inputTensorDesc, cudnnFilterDescriptor_t filterDesc, int nbDims, int *tensorOuputDimA)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
inputTensorDesc : cudnnTensorDescriptor_t or None
filterDesc : cudnnFilterDescriptor_t or None
nbDims : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
tensorOuputDimA : list[int]

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionNdForwardOutputDim
");

#[inline(always)]
pub(crate) fn cudnnGetConvolutionNdForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetConvolutionNdForwardOutputDim(convDesc inputTensorDesc filterDesc nbDims));
    let arena = CallArena::new();
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    ints!(i32, c_nbDims = nbDims);
    let c_tensorOuputDimA_length: usize = args::length(py, c_nbDims.into(), "nbDims")?;
    let c_tensorOuputDimA = args::output_memory(py, c_tensorOuputDimA_length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnGetConvolutionNdForwardOutputDim)?;
    let status = unsafe {
        released(py, || function(c_convDesc, c_inputTensorDesc, c_filterDesc, c_nbDims, c_tensorOuputDimA.cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I32, c_tensorOuputDimA.cast(), c_tensorOuputDimA_length) }?)
        },
    )
}

documented!(cudnnGetConvolutionReorderType, c"cudnnGetConvolutionReorderType($self, convDesc)
--

Returns whether an int8 convolution reorders its filter before use.

``cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t *reorderType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
reorderType : cudnnReorderType_t

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetConvolutionReorderType
");

shared!(
    cudnnGetConvolutionReorderType =
    like_cudnnGetCTCLossDescriptor(cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnStatus_t, cudnn9::cudnnReorderType_t), "cudnnGetConvolutionReorderType",
    "convDesc", slots::cudnnGetConvolutionReorderType
);

documented!(cudnnGetCudartVersion, c"cudnnGetCudartVersion($self)
--

Returns the version of the CUDA runtime that cuDNN was built with.

``size_t cudnnGetCudartVersion(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetCudartVersion
");

shared!(
    cudnnGetCudartVersion = like_cudnnGetCudartVersion(cudnn9::cudnnStatus_t),
    "cudnnGetCudartVersion", "", slots::cudnnGetCudartVersion
);

/// The shared body of `cudnnGetCudartVersion` and other functions.
#[inline(never)]
fn like_cudnnGetCudartVersion<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let function: unsafe extern "system" fn() -> u64 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function()) };
            returned(py, t0, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
        },
    )
}

documented!(cudnnGetDropoutDescriptor, c"cudnnGetDropoutDescriptor($self, dropoutDesc, handle)
--

Returns the probability, random states and seed of dropout.

``cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float *dropout, void **states, unsigned long long *seed)``

Parameters
----------
dropoutDesc : cudnnDropoutDescriptor_t or None
handle : cudnnHandle_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
dropout : float
states : int
    Referenced memory and handles are valid until another value is set in ``dropoutDesc``, or ``dropoutDesc`` is destroyed.
seed : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetDropoutDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetDropoutDescriptor(dropoutDesc handle));
    let c_dropoutDesc = args::value::<
        u64,
    >(dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_dropout: f32 = 0.0;
    let mut c_states: *mut c_void = core::ptr::null_mut();
    let mut c_seed: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetDropoutDescriptor)?;
    let status = unsafe { released(py, || function(
        c_dropoutDesc, c_handle, (&raw mut c_dropout).cast(), (&raw mut c_states).cast(), (&raw mut c_seed).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::f32(py, c_dropout)?)?;
            tuple.push(out::pointer(py, c_states)?)?;
            tuple.push(out::u64(py, c_seed)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetErrorString, c"cudnnGetErrorString($self, status)
--

Returns the name of a status, such as ``CUDNN_STATUS_SUCCESS``.

``const char *cudnnGetErrorString(cudnnStatus_t status)``

Parameters
----------
status : cudnnStatus_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetErrorString
");

#[inline(always)]
pub(crate) fn cudnnGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cudnnGetErrorString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cudnn9::cudnnStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cudnnGetErrorString)?;
    let value = unsafe { released(py, || function(c_status)) };
    returned(py, &cudnn9::cudnnStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cudnnGetExecutionPlanWorkspaceSize, c"cudnnGetExecutionPlanWorkspaceSize($self, handle, executionPlan, variantPack)
--

Returns the workspace size in bytes for an execution plan with a variant pack.

``cudnnStatus_t cudnnGetExecutionPlanWorkspaceSize(cudnnHandle_t handle, cudnnBackendDescriptor_t executionPlan, cudnnBackendDescriptor_t variantPack, size_t *workspaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
executionPlan, variantPack : cudnnBackendDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
workspaceSizeInBytes : int

Notes
-----
Declared in ``cudnn_graph.h``. Since cuDNN 9.23.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetExecutionPlanWorkspaceSize
");

shared!(
    cudnnGetExecutionPlanWorkspaceSize =
    like_cudnnGetExecutionPlanWorkspaceSize(cudnn9::cudnnHandle_t,
    cudnn9::cudnnBackendDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnGetExecutionPlanWorkspaceSize", "handle executionPlan variantPack",
    slots::cudnnGetExecutionPlanWorkspaceSize
);

/// The shared body of `cudnnGetExecutionPlanWorkspaceSize` and other functions.
#[inline(never)]
fn like_cudnnGetExecutionPlanWorkspaceSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t1)?;
            let mut c3: u64 = 0;
            let function: unsafe extern "system" fn(u64, u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, (&raw mut c3).cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c3)?))
        },
    )
}

documented!(cudnnGetFilter4dDescriptor, c"cudnnGetFilter4dDescriptor($self, filterDesc)
--

Returns the type, format and four dimensions of a 4D filter.

``cudnnStatus_t cudnnGetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *k, int *c, int *h, int *w)``

Parameters
----------
filterDesc : cudnnFilterDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
dataType : cudnnDataType_t
format : cudnnTensorFormat_t
k : int
c : int
h : int
w : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilter4dDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetFilter4dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetFilter4dDescriptor(filterDesc));
    let c_filterDesc = args::value::<
        u64,
    >(filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let mut c_dataType: i32 = 0;
    let mut c_format: i32 = 0;
    let mut c_k: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetFilter4dDescriptor)?;
    let status = unsafe { released(py, || function(
        c_filterDesc, (&raw mut c_dataType).cast(), (&raw mut c_format).cast(), (&raw mut c_k).cast(),
        (&raw mut c_c).cast(), (&raw mut c_h).cast(), (&raw mut c_w).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (6, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnTensorFormat_t, c_format)?)?;
            tuple.push(out::i32(py, c_k)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetFilterNdDescriptor, c"cudnnGetFilterNdDescriptor($self, filterDesc, nbDimsRequested)
--

Returns the type, format, number of dimensions and sizes of a filter.

``cudnnStatus_t cudnnGetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, int nbDimsRequested, cudnnDataType_t *dataType, cudnnTensorFormat_t *format, int *nbDims, int *filterDimA)``

Parameters
----------
filterDesc : cudnnFilterDescriptor_t or None
nbDimsRequested : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
dataType : cudnnDataType_t
format : cudnnTensorFormat_t
nbDims : int
filterDimA : list[int]

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilterNdDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetFilterNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetFilterNdDescriptor(filterDesc nbDimsRequested));
    let arena = CallArena::new();
    let c_filterDesc = args::value::<
        u64,
    >(filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    ints!(i32, c_nbDimsRequested = nbDimsRequested);
    let mut c_dataType: i32 = 0;
    let mut c_format: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_filterDimA_length: usize = usize::max(args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?, 8);
    let c_filterDimA = args::output_memory(py, c_filterDimA_length, Ty::I32.size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetFilterNdDescriptor)?;
    let status = unsafe { released(py, || function(
        c_filterDesc, c_nbDimsRequested, (&raw mut c_dataType).cast(), (&raw mut c_format).cast(),
        (&raw mut c_nbDims).cast(), c_filterDimA.cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnTensorFormat_t, c_format)?)?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py, &Ty::I32, c_filterDimA.cast(),
                            c_filterDimA_length.min(args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

documented!(cudnnGetFilterSizeInBytes, c"cudnnGetFilterSizeInBytes($self, filterDesc)
--

Returns the size in bytes of the filter that a descriptor describes.

``cudnnStatus_t cudnnGetFilterSizeInBytes(cudnnFilterDescriptor_t filterDesc, size_t *size)``

Parameters
----------
filterDesc : cudnnFilterDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
size : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFilterSizeInBytes
");

shared!(
    cudnnGetFilterSizeInBytes =
    like_cudnnDropoutGetReserveSpaceSize(cudnn9::cudnnFilterDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnGetFilterSizeInBytes", "filterDesc",
    slots::cudnnGetFilterSizeInBytes
);

documented!(cudnnGetFoldedConvBackwardDataDescriptors, c"cudnnGetFoldedConvBackwardDataDescriptors($self, handle, filterDesc, diffDesc, convDesc, gradDesc, transformFormat, foldedFilterDesc, paddedDiffDesc, foldedConvDesc, foldedGradDesc, filterFoldTransDesc, diffPadTransDesc, gradFoldTransDesc, gradUnfoldTransDesc)
--

Sets the descriptors that convert, by folding, a strided data gradient into one with stride 1.

``cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnTensorDescriptor_t diffDesc, cudnnConvolutionDescriptor_t convDesc, cudnnTensorDescriptor_t gradDesc, cudnnTensorFormat_t transformFormat, cudnnFilterDescriptor_t foldedFilterDesc, cudnnTensorDescriptor_t paddedDiffDesc, cudnnConvolutionDescriptor_t foldedConvDesc, cudnnTensorDescriptor_t foldedGradDesc, cudnnTensorTransformDescriptor_t filterFoldTransDesc, cudnnTensorTransformDescriptor_t diffPadTransDesc, cudnnTensorTransformDescriptor_t gradFoldTransDesc, cudnnTensorTransformDescriptor_t gradUnfoldTransDesc)``

Parameters
----------
handle : cudnnHandle_t or None
filterDesc, foldedFilterDesc : cudnnFilterDescriptor_t or None
diffDesc, gradDesc, paddedDiffDesc, foldedGradDesc : cudnnTensorDescriptor_t or None
convDesc, foldedConvDesc : cudnnConvolutionDescriptor_t or None
transformFormat : cudnnTensorFormat_t
filterFoldTransDesc, diffPadTransDesc, gradFoldTransDesc, gradUnfoldTransDesc : cudnnTensorTransformDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFoldedConvBackwardDataDescriptors
");

#[inline(always)]
pub(crate) fn cudnnGetFoldedConvBackwardDataDescriptors<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnGetFoldedConvBackwardDataDescriptors(handle filterDesc diffDesc convDesc gradDesc
        transformFormat foldedFilterDesc paddedDiffDesc foldedConvDesc foldedGradDesc filterFoldTransDesc
        diffPadTransDesc gradFoldTransDesc gradUnfoldTransDesc)
    );
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_diffDesc = args::value::<
        u64,
    >(diffDesc, "diffDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_gradDesc = args::value::<
        u64,
    >(gradDesc, "gradDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_transformFormat = args::enumeration(transformFormat, "transformFormat", &cudnn9::cudnnTensorFormat_t)?;
    let c_foldedFilterDesc = args::value::<
        u64,
    >(foldedFilterDesc, "foldedFilterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_paddedDiffDesc = args::value::<
        u64,
    >(paddedDiffDesc, "paddedDiffDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_foldedConvDesc = args::value::<
        u64,
    >(foldedConvDesc, "foldedConvDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_foldedGradDesc = args::value::<
        u64,
    >(foldedGradDesc, "foldedGradDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_filterFoldTransDesc = args::value::<
        u64,
    >(filterFoldTransDesc, "filterFoldTransDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_diffPadTransDesc = args::value::<
        u64,
    >(diffPadTransDesc, "diffPadTransDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_gradFoldTransDesc = args::value::<
        u64,
    >(gradFoldTransDesc, "gradFoldTransDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let c_gradUnfoldTransDesc = args::value::<
        u64,
    >(gradUnfoldTransDesc, "gradUnfoldTransDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, u64, u64, i32, u64, u64, u64, u64, u64, u64, u64, u64,
    ) -> i32 = call.symbol(slots::cudnnGetFoldedConvBackwardDataDescriptors)?;
    let status = unsafe { released(py, || function(
        c_handle, c_filterDesc, c_diffDesc, c_convDesc, c_gradDesc, c_transformFormat, c_foldedFilterDesc,
        c_paddedDiffDesc, c_foldedConvDesc, c_foldedGradDesc, c_filterFoldTransDesc, c_diffPadTransDesc,
        c_gradFoldTransDesc, c_gradUnfoldTransDesc,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnGetFusedOpsConstParamPackAttribute, c"cudnnGetFusedOpsConstParamPackAttribute($self, constPack, paramLabel, param)
--

Gets a constant parameter of a fused operation, and whether it is null.

``cudnnStatus_t cudnnGetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, void *param, int *isNULL)``

Parameters
----------
constPack : cudnnFusedOpsConstParamPack_t or None
paramLabel : cudnnFusedOpsConstParamLabel_t
param : address or buffer

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
isNULL : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFusedOpsConstParamPackAttribute
");

#[inline(always)]
pub(crate) fn cudnnGetFusedOpsConstParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetFusedOpsConstParamPackAttribute(constPack paramLabel param));
    let arena = CallArena::new();
    let c_constPack = args::value::<
        u64,
    >(constPack, "constPack", &cudnn9::cudnnFusedOpsConstParamPack_t)?;
    let c_paramLabel = args::enumeration(paramLabel, "paramLabel", &cudnn9::cudnnFusedOpsConstParamLabel_t)?;
    let c_param = args::either(param, "param", None, false, None, &arena)?;
    let mut c_isNULL: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cudnnGetFusedOpsConstParamPackAttribute)?;
    let status = unsafe {
        released(py, || function(c_constPack, c_paramLabel, c_param.cast(), (&raw mut c_isNULL).cast()))
    };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_isNULL)?))
}

documented!(cudnnGetFusedOpsVariantParamPackAttribute, c"cudnnGetFusedOpsVariantParamPackAttribute($self, varPack, paramLabel, ptr)
--

Stores in ``ptr`` a parameter of a fused operation that varies by call, such as a pointer.

``cudnnStatus_t cudnnGetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)``

Parameters
----------
varPack : cudnnFusedOpsVariantParamPack_t or None
paramLabel : cudnnFusedOpsVariantParamLabel_t
ptr : address or buffer

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetFusedOpsVariantParamPackAttribute
");

#[inline(always)]
pub(crate) fn cudnnGetFusedOpsVariantParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetFusedOpsVariantParamPackAttribute(varPack paramLabel ptr));
    let arena = CallArena::new();
    let c_varPack = args::value::<
        u64,
    >(varPack, "varPack", &cudnn9::cudnnFusedOpsVariantParamPack_t)?;
    let c_paramLabel = args::enumeration(paramLabel, "paramLabel", &cudnn9::cudnnFusedOpsVariantParamLabel_t)?;
    let c_ptr = args::either(ptr, "ptr", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnGetFusedOpsVariantParamPackAttribute)?;
    let status = unsafe { released(py, || function(c_varPack, c_paramLabel, c_ptr.cast())) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnGetLRNDescriptor, c"cudnnGetLRNDescriptor($self, normDesc)
--

Returns the window size ``lrnN`` and the coefficients α, β and k of local response normalization.

``cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int *lrnN, double *lrnAlpha, double *lrnBeta, double *lrnK)``

Parameters
----------
normDesc : cudnnLRNDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
lrnN : int
lrnAlpha : float
lrnBeta : float
lrnK : float

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetLRNDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetLRNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetLRNDescriptor(normDesc));
    let c_normDesc = args::value::<
        u64,
    >(normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let mut c_lrnN: u32 = 0;
    let mut c_lrnAlpha: f64 = 0.0;
    let mut c_lrnBeta: f64 = 0.0;
    let mut c_lrnK: f64 = 0.0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetLRNDescriptor)?;
    let status = unsafe { released(py, || function(
        c_normDesc, (&raw mut c_lrnN).cast(), (&raw mut c_lrnAlpha).cast(), (&raw mut c_lrnBeta).cast(),
        (&raw mut c_lrnK).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::u32(py, c_lrnN)?)?;
            tuple.push(out::f64(py, c_lrnAlpha)?)?;
            tuple.push(out::f64(py, c_lrnBeta)?)?;
            tuple.push(out::f64(py, c_lrnK)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetLastErrorString, c"cudnnGetLastErrorString($self, max_size)
--

Gets the message of the calling thread's last error.

``void cudnnGetLastErrorString(char *message, size_t max_size)``

Parameters
----------
max_size : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``, always.
message : bytes

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetLastErrorString
");

#[inline(always)]
pub(crate) fn cudnnGetLastErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetLastErrorString(max_size));
    let arena = CallArena::new();
    ints!(u64, c_max_size = max_size);
    let c_message_size: usize = c_max_size as usize;
    let c_message = args::output_memory(py, c_message_size, 1, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64) = call.symbol(slots::cudnnGetLastErrorString)?;
    let status = {
        unsafe { released(py, || function(c_message.cast(), c_max_size)) };
        0
    };
    returned(
        py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(unsafe { out::text(py, c_message, c_message_size) }?),
    )
}

documented!(cudnnGetMaxDeviceVersion, c"cudnnGetMaxDeviceVersion($self)
--

Returns the newest supported GPU architecture as an integer, such as 900 for compute capability 9.0.

``size_t cudnnGetMaxDeviceVersion(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMaxDeviceVersion
");

shared!(
    cudnnGetMaxDeviceVersion = like_cudnnGetCudartVersion(cudnn9::cudnnStatus_t),
    "cudnnGetMaxDeviceVersion", "", slots::cudnnGetMaxDeviceVersion
);

documented!(cudnnGetMultiHeadAttnBuffers, c"cudnnGetMultiHeadAttnBuffers($self, handle, attnDesc)
--

Returns the sizes in bytes of the weights, workspace and reserve space of multi-head attention.

``cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, size_t *weightSizeInBytes, size_t *workSpaceSizeInBytes, size_t *reserveSpaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
attnDesc : cudnnAttnDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
weightSizeInBytes : int
workSpaceSizeInBytes : int
reserveSpaceSizeInBytes : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMultiHeadAttnBuffers
");

#[inline(always)]
pub(crate) fn cudnnGetMultiHeadAttnBuffers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetMultiHeadAttnBuffers(handle attnDesc));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let mut c_weightSizeInBytes: u64 = 0;
    let mut c_workSpaceSizeInBytes: u64 = 0;
    let mut c_reserveSpaceSizeInBytes: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetMultiHeadAttnBuffers)?;
    let status = unsafe { released(py, || function(
        c_handle, c_attnDesc, (&raw mut c_weightSizeInBytes).cast(), (&raw mut c_workSpaceSizeInBytes).cast(),
        (&raw mut c_reserveSpaceSizeInBytes).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::u64(py, c_weightSizeInBytes)?)?;
            tuple.push(out::u64(py, c_workSpaceSizeInBytes)?)?;
            tuple.push(out::u64(py, c_reserveSpaceSizeInBytes)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetMultiHeadAttnWeights, c"cudnnGetMultiHeadAttnWeights($self, handle, attnDesc, wKind, weightSizeInBytes, weights, wDesc)
--

Returns the address of one group of attention weights or biases, and sets its descriptor.

``cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnMultiHeadAttnWeightKind_t wKind, size_t weightSizeInBytes, const void *weights, cudnnTensorDescriptor_t wDesc, void **wAddr)``

Parameters
----------
handle : cudnnHandle_t or None
attnDesc : cudnnAttnDescriptor_t or None
wKind : cudnnMultiHeadAttnWeightKind_t
weightSizeInBytes : int
weights : device address or array
wDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
wAddr : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetMultiHeadAttnWeights
");

#[inline(always)]
pub(crate) fn cudnnGetMultiHeadAttnWeights<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetMultiHeadAttnWeights(handle attnDesc wKind weightSizeInBytes weights wDesc));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_wKind = args::enumeration(wKind, "wKind", &cudnn9::cudnnMultiHeadAttnWeightKind_t)?;
    ints!(u64, c_weightSizeInBytes = weightSizeInBytes);
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_weights = args::device(weights, "weights", None, &arena)?;
    let mut c_wAddr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, u64, i32, u64, Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cudnnGetMultiHeadAttnWeights)?;
    let status = unsafe { released(py, || function(
        c_handle, c_attnDesc, c_wKind, c_weightSizeInBytes, c_weights.cast(), c_wDesc, (&raw mut c_wAddr).cast(),
    )) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_wAddr)?))
}

documented!(cudnnGetNormalizationBackwardWorkspaceSize, c"cudnnGetNormalizationBackwardWorkspaceSize($self, handle, mode, normOps, algo, xDesc, yDesc, dyDesc, dzDesc, dxDesc, dNormScaleBiasDesc, activationDesc, normMeanVarDesc, groupCnt)
--

Returns the workspace size in bytes for ``cudnnNormalizationBackward``.

``cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t dyDesc, cudnnTensorDescriptor_t dzDesc, cudnnTensorDescriptor_t dxDesc, cudnnTensorDescriptor_t dNormScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnNormMode_t
normOps : cudnnNormOps_t
algo : cudnnNormAlgo_t
xDesc, yDesc, dyDesc, dzDesc, dxDesc, dNormScaleBiasDesc, normMeanVarDesc : cudnnTensorDescriptor_t or None
activationDesc : cudnnActivationDescriptor_t or None
groupCnt : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationBackwardWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetNormalizationBackwardWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnGetNormalizationBackwardWorkspaceSize(handle mode normOps algo xDesc yDesc dyDesc dzDesc dxDesc
        dNormScaleBiasDesc activationDesc normMeanVarDesc groupCnt)
    );
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(normOps, "normOps", &cudnn9::cudnnNormOps_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dNormScaleBiasDesc = args::value::<
        u64,
    >(dNormScaleBiasDesc, "dNormScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(i32, c_groupCnt = groupCnt);
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, u64, u64, u64, u64, u64, u64, u64, Ptr, i32,
    ) -> i32 = call.symbol(slots::cudnnGetNormalizationBackwardWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_normOps, c_algo, c_xDesc, c_yDesc, c_dyDesc, c_dzDesc, c_dxDesc, c_dNormScaleBiasDesc,
        c_activationDesc, c_normMeanVarDesc, (&raw mut c_sizeInBytes).cast(), c_groupCnt,
    )) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetNormalizationForwardTrainingWorkspaceSize, c"cudnnGetNormalizationForwardTrainingWorkspaceSize($self, handle, mode, normOps, algo, xDesc, zDesc, yDesc, normScaleBiasDesc, activationDesc, normMeanVarDesc, groupCnt)
--

Returns the workspace size in bytes for ``cudnnNormalizationForwardTraining``.

``cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnTensorDescriptor_t xDesc, cudnnTensorDescriptor_t zDesc, cudnnTensorDescriptor_t yDesc, cudnnTensorDescriptor_t normScaleBiasDesc, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t normMeanVarDesc, size_t *sizeInBytes, int groupCnt)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnNormMode_t
normOps : cudnnNormOps_t
algo : cudnnNormAlgo_t
xDesc, zDesc, yDesc, normScaleBiasDesc, normMeanVarDesc : cudnnTensorDescriptor_t or None
activationDesc : cudnnActivationDescriptor_t or None
groupCnt : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationForwardTrainingWorkspaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetNormalizationForwardTrainingWorkspaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnGetNormalizationForwardTrainingWorkspaceSize(handle mode normOps algo xDesc zDesc yDesc
        normScaleBiasDesc activationDesc normMeanVarDesc groupCnt)
    );
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(normOps, "normOps", &cudnn9::cudnnNormOps_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<u64>(zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normScaleBiasDesc = args::value::<
        u64,
    >(normScaleBiasDesc, "normScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(i32, c_groupCnt = groupCnt);
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, u64, u64, u64, u64, u64, Ptr, i32,
    ) -> i32 = call.symbol(slots::cudnnGetNormalizationForwardTrainingWorkspaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_normOps, c_algo, c_xDesc, c_zDesc, c_yDesc, c_normScaleBiasDesc, c_activationDesc,
        c_normMeanVarDesc, (&raw mut c_sizeInBytes).cast(), c_groupCnt,
    )) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetNormalizationTrainingReserveSpaceSize, c"cudnnGetNormalizationTrainingReserveSpaceSize($self, handle, mode, normOps, algo, activationDesc, xDesc, groupCnt)
--

Returns the size in bytes of the reserve space that a normalization keeps for the backward pass.

``cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t xDesc, size_t *sizeInBytes, int groupCnt)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnNormMode_t
normOps : cudnnNormOps_t
algo : cudnnNormAlgo_t
activationDesc : cudnnActivationDescriptor_t or None
xDesc : cudnnTensorDescriptor_t or None
groupCnt : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetNormalizationTrainingReserveSpaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetNormalizationTrainingReserveSpaceSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnGetNormalizationTrainingReserveSpaceSize(handle mode normOps algo activationDesc xDesc groupCnt)
    );
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(normOps, "normOps", &cudnn9::cudnnNormOps_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(i32, c_groupCnt = groupCnt);
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, u64, Ptr, i32,
    ) -> i32 = call.symbol(slots::cudnnGetNormalizationTrainingReserveSpaceSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_normOps, c_algo, c_activationDesc, c_xDesc, (&raw mut c_sizeInBytes).cast(), c_groupCnt,
    )) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cudnnGetOpTensorDescriptor, c"cudnnGetOpTensorDescriptor($self, opTensorDesc)
--

Returns the operation, compute type and NaN propagation of a tensor operation's descriptor.

``cudnnStatus_t cudnnGetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t *opTensorOp, cudnnDataType_t *opTensorCompType, cudnnNanPropagation_t *opTensorNanOpt)``

Parameters
----------
opTensorDesc : cudnnOpTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
opTensorOp : cudnnOpTensorOp_t
opTensorCompType : cudnnDataType_t
opTensorNanOpt : cudnnNanPropagation_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetOpTensorDescriptor
");

shared!(
    cudnnGetOpTensorDescriptor =
    like_cudnnGetCTCLossDescriptorEx(cudnn9::cudnnOpTensorDescriptor_t,
    cudnn9::cudnnStatus_t, cudnn9::cudnnOpTensorOp_t, cudnn9::cudnnDataType_t,
    cudnn9::cudnnNanPropagation_t), "cudnnGetOpTensorDescriptor", "opTensorDesc",
    slots::cudnnGetOpTensorDescriptor
);

documented!(cudnnGetPooling2dDescriptor, c"cudnnGetPooling2dDescriptor($self, poolingDesc)
--

Returns the mode, window, padding and strides of 2D pooling.

``cudnnStatus_t cudnnGetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *windowHeight, int *windowWidth, int *verticalPadding, int *horizontalPadding, int *verticalStride, int *horizontalStride)``

Parameters
----------
poolingDesc : cudnnPoolingDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
mode : cudnnPoolingMode_t
maxpoolingNanOpt : cudnnNanPropagation_t
windowHeight : int
windowWidth : int
verticalPadding : int
horizontalPadding : int
verticalStride : int
horizontalStride : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPooling2dDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetPooling2dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetPooling2dDescriptor(poolingDesc));
    let c_poolingDesc = args::value::<
        u64,
    >(poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let mut c_mode: i32 = 0;
    let mut c_maxpoolingNanOpt: i32 = 0;
    let mut c_windowHeight: i32 = 0;
    let mut c_windowWidth: i32 = 0;
    let mut c_verticalPadding: i32 = 0;
    let mut c_horizontalPadding: i32 = 0;
    let mut c_verticalStride: i32 = 0;
    let mut c_horizontalStride: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetPooling2dDescriptor)?;
    let status = unsafe { released(py, || function(
        c_poolingDesc, (&raw mut c_mode).cast(), (&raw mut c_maxpoolingNanOpt).cast(), (&raw mut c_windowHeight).cast(),
        (&raw mut c_windowWidth).cast(), (&raw mut c_verticalPadding).cast(), (&raw mut c_horizontalPadding).cast(),
        (&raw mut c_verticalStride).cast(), (&raw mut c_horizontalStride).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (8, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnPoolingMode_t, c_mode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_maxpoolingNanOpt)?)?;
            tuple.push(out::i32(py, c_windowHeight)?)?;
            tuple.push(out::i32(py, c_windowWidth)?)?;
            tuple.push(out::i32(py, c_verticalPadding)?)?;
            tuple.push(out::i32(py, c_horizontalPadding)?)?;
            tuple.push(out::i32(py, c_verticalStride)?)?;
            tuple.push(out::i32(py, c_horizontalStride)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetPooling2dForwardOutputDim, c"cudnnGetPooling2dForwardOutputDim($self, poolingDesc, inputTensorDesc)
--

Returns the output dimensions (n, c, h and w) of 2D pooling.

``cudnnStatus_t cudnnGetPooling2dForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int *n, int *c, int *h, int *w)``

Parameters
----------
poolingDesc : cudnnPoolingDescriptor_t or None
inputTensorDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
n : int
c : int
h : int
w : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPooling2dForwardOutputDim
");

#[inline(always)]
pub(crate) fn cudnnGetPooling2dForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetPooling2dForwardOutputDim(poolingDesc inputTensorDesc));
    let c_poolingDesc = args::value::<
        u64,
    >(poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_n: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetPooling2dForwardOutputDim)?;
    let status = unsafe { released(py, || function(
        c_poolingDesc, c_inputTensorDesc, (&raw mut c_n).cast(), (&raw mut c_c).cast(), (&raw mut c_h).cast(),
        (&raw mut c_w).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::i32(py, c_n)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetPoolingNdDescriptor, c"cudnnGetPoolingNdDescriptor($self, poolingDesc, nbDimsRequested)
--

Returns the mode of pooling, and the window, padding and stride in each dimension.

``cudnnStatus_t cudnnGetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, int nbDimsRequested, cudnnPoolingMode_t *mode, cudnnNanPropagation_t *maxpoolingNanOpt, int *nbDims, int *windowDimA, int *paddingA, int *strideA)``

Parameters
----------
poolingDesc : cudnnPoolingDescriptor_t or None
nbDimsRequested : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
mode : cudnnPoolingMode_t
maxpoolingNanOpt : cudnnNanPropagation_t
nbDims : int
windowDimA : list[int]
paddingA : list[int]
strideA : list[int]

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPoolingNdDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetPoolingNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetPoolingNdDescriptor(poolingDesc nbDimsRequested));
    let arena = CallArena::new();
    let c_poolingDesc = args::value::<
        u64,
    >(poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    ints!(i32, c_nbDimsRequested = nbDimsRequested);
    let mut c_mode: i32 = 0;
    let mut c_maxpoolingNanOpt: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_windowDimA_length: usize = args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?;
    let c_windowDimA = args::output_memory(py, c_windowDimA_length, Ty::I32.size(), &arena)?;
    let c_paddingA_length: usize = args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?;
    let c_paddingA = args::output_memory(py, c_paddingA_length, Ty::I32.size(), &arena)?;
    let c_strideA_length: usize = args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?;
    let c_strideA = args::output_memory(py, c_strideA_length, Ty::I32.size(), &arena)?;
    let (function, alone): (
        unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetPoolingNdDescriptor)?;
    let status = unsafe { released(py, || function(
        c_poolingDesc, c_nbDimsRequested, (&raw mut c_mode).cast(), (&raw mut c_maxpoolingNanOpt).cast(),
        (&raw mut c_nbDims).cast(), c_windowDimA.cast(), c_paddingA.cast(), c_strideA.cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (6, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnPoolingMode_t, c_mode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_maxpoolingNanOpt)?)?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_windowDimA.cast(), c_windowDimA_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_paddingA.cast(), c_paddingA_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_strideA.cast(), c_strideA_length) }?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetPoolingNdForwardOutputDim, c"cudnnGetPoolingNdForwardOutputDim($self, poolingDesc, inputTensorDesc, nbDims)
--

Returns the output dimensions of N-dimensional pooling.

``cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(cudnnPoolingDescriptor_t poolingDesc, cudnnTensorDescriptor_t inputTensorDesc, int nbDims, int *outputTensorDimA)``

Parameters
----------
poolingDesc : cudnnPoolingDescriptor_t or None
inputTensorDesc : cudnnTensorDescriptor_t or None
nbDims : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
outputTensorDimA : list[int]

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetPoolingNdForwardOutputDim
");

#[inline(always)]
pub(crate) fn cudnnGetPoolingNdForwardOutputDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetPoolingNdForwardOutputDim(poolingDesc inputTensorDesc nbDims));
    let arena = CallArena::new();
    let c_poolingDesc = args::value::<
        u64,
    >(poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_inputTensorDesc = args::value::<
        u64,
    >(inputTensorDesc, "inputTensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(i32, c_nbDims = nbDims);
    let c_outputTensorDimA_length: usize = args::length(py, c_nbDims.into(), "nbDims")?;
    let c_outputTensorDimA = args::output_memory(py, c_outputTensorDimA_length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnGetPoolingNdForwardOutputDim)?;
    let status = unsafe {
        released(py, || function(c_poolingDesc, c_inputTensorDesc, c_nbDims, c_outputTensorDimA.cast()))
    };
    returned(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I32, c_outputTensorDimA.cast(), c_outputTensorDimA_length) }?)
        },
    )
}

documented!(cudnnGetProperty, c"cudnnGetProperty($self, typename)
--

Returns one part of the version of cuDNN: major, minor or patch level.

``cudnnStatus_t cudnnGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetProperty
");

#[inline(always)]
pub(crate) fn cudnnGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cudnnGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cudnnGetRNNDataDescriptor, c"cudnnGetRNNDataDescriptor($self, rnnDataDesc, arrayLengthRequested, paddingFill)
--

Returns the layout, sizes, sequence lengths and padding of a batch of sequences for an RNN.

``cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t *dataType, cudnnRNNDataLayout_t *layout, int *maxSeqLength, int *batchSize, int *vectorSize, int arrayLengthRequested, int *seqLengthArray, void *paddingFill)``

Parameters
----------
rnnDataDesc : cudnnRNNDataDescriptor_t or None
arrayLengthRequested : int
paddingFill : address or buffer

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
dataType : cudnnDataType_t
layout : cudnnRNNDataLayout_t
maxSeqLength : int
batchSize : int
vectorSize : int
seqLengthArray : list[int]

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNDataDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetRNNDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetRNNDataDescriptor(rnnDataDesc arrayLengthRequested paddingFill));
    let arena = CallArena::new();
    let c_rnnDataDesc = args::value::<
        u64,
    >(rnnDataDesc, "rnnDataDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    ints!(i32, c_arrayLengthRequested = arrayLengthRequested);
    let mut c_dataType: i32 = 0;
    let mut c_layout: i32 = 0;
    let mut c_maxSeqLength: i32 = 0;
    let mut c_batchSize: i32 = 0;
    let mut c_vectorSize: i32 = 0;
    let c_seqLengthArray_length: usize = args::length(py, c_arrayLengthRequested.into(), "arrayLengthRequested")?;
    let c_seqLengthArray = args::output_memory(py, c_seqLengthArray_length, Ty::I32.size(), &arena)?;
    let c_paddingFill = args::either(paddingFill, "paddingFill", None, false, None, &arena)?;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetRNNDataDescriptor)?;
    let status = unsafe { released(py, || function(
        c_rnnDataDesc, (&raw mut c_dataType).cast(), (&raw mut c_layout).cast(), (&raw mut c_maxSeqLength).cast(),
        (&raw mut c_batchSize).cast(), (&raw mut c_vectorSize).cast(), c_arrayLengthRequested, c_seqLengthArray.cast(),
        c_paddingFill.cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (6, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNDataLayout_t, c_layout)?)?;
            tuple.push(out::i32(py, c_maxSeqLength)?)?;
            tuple.push(out::i32(py, c_batchSize)?)?;
            tuple.push(out::i32(py, c_vectorSize)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_seqLengthArray.cast(), c_seqLengthArray_length) }?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetRNNDescriptor_v8, c"cudnnGetRNNDescriptor_v8($self, rnnDesc)
--

Returns an RNN's cell, sizes, number of layers, directions and data types.

``cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t *algo, cudnnRNNMode_t *cellMode, cudnnRNNBiasMode_t *biasMode, cudnnDirectionMode_t *dirMode, cudnnRNNInputMode_t *inputMode, cudnnDataType_t *dataType, cudnnDataType_t *mathPrec, cudnnMathType_t *mathType, int32_t *inputSize, int32_t *hiddenSize, int32_t *projSize, int32_t *numLayers, cudnnDropoutDescriptor_t *dropoutDesc, uint32_t *auxFlags)``

Parameters
----------
rnnDesc : cudnnRNNDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
algo : cudnnRNNAlgo_t
cellMode : cudnnRNNMode_t
biasMode : cudnnRNNBiasMode_t
dirMode : cudnnDirectionMode_t
inputMode : cudnnRNNInputMode_t
dataType : cudnnDataType_t
mathPrec : cudnnDataType_t
mathType : cudnnMathType_t
inputSize : int
hiddenSize : int
projSize : int
numLayers : int
dropoutDesc : cudnnDropoutDescriptor_t
auxFlags : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNDescriptor_v8
");

#[inline(always)]
pub(crate) fn cudnnGetRNNDescriptor_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetRNNDescriptor_v8(rnnDesc));
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_algo: i32 = 0;
    let mut c_cellMode: i32 = 0;
    let mut c_biasMode: i32 = 0;
    let mut c_dirMode: i32 = 0;
    let mut c_inputMode: i32 = 0;
    let mut c_dataType: i32 = 0;
    let mut c_mathPrec: i32 = 0;
    let mut c_mathType: i32 = 0;
    let mut c_inputSize: i32 = 0;
    let mut c_hiddenSize: i32 = 0;
    let mut c_projSize: i32 = 0;
    let mut c_numLayers: i32 = 0;
    let mut c_dropoutDesc: u64 = 0;
    let mut c_auxFlags: u32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32,
        Alone,
    ) = call.symbol_and_form(slots::cudnnGetRNNDescriptor_v8)?;
    let status = unsafe { released(py, || function(
        c_rnnDesc, (&raw mut c_algo).cast(), (&raw mut c_cellMode).cast(), (&raw mut c_biasMode).cast(),
        (&raw mut c_dirMode).cast(), (&raw mut c_inputMode).cast(), (&raw mut c_dataType).cast(),
        (&raw mut c_mathPrec).cast(), (&raw mut c_mathType).cast(), (&raw mut c_inputSize).cast(),
        (&raw mut c_hiddenSize).cast(), (&raw mut c_projSize).cast(), (&raw mut c_numLayers).cast(),
        (&raw mut c_dropoutDesc).cast(), (&raw mut c_auxFlags).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (14, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNAlgo_t, c_algo)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNMode_t, c_cellMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNBiasMode_t, c_biasMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDirectionMode_t, c_dirMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNInputMode_t, c_inputMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_mathPrec)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnMathType_t, c_mathType)?)?;
            tuple.push(out::i32(py, c_inputSize)?)?;
            tuple.push(out::i32(py, c_hiddenSize)?)?;
            tuple.push(out::i32(py, c_projSize)?)?;
            tuple.push(out::i32(py, c_numLayers)?)?;
            tuple.push(out::value(py, &cudnn9::cudnnDropoutDescriptor_t, c_dropoutDesc as u64)?)?;
            tuple.push(out::u32(py, c_auxFlags)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetRNNTempSpaceSizes, c"cudnnGetRNNTempSpaceSizes($self, handle, rnnDesc, fwdMode, xDesc)
--

Returns the sizes in bytes of the workspace and reserve space that an RNN needs for an input.

``cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, cudnnRNNDataDescriptor_t xDesc, size_t *workSpaceSize, size_t *reserveSpaceSize)``

Parameters
----------
handle : cudnnHandle_t or None
rnnDesc : cudnnRNNDescriptor_t or None
fwdMode : cudnnForwardMode_t
xDesc : cudnnRNNDataDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
workSpaceSize : int
reserveSpaceSize : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNTempSpaceSizes
");

#[inline(always)]
pub(crate) fn cudnnGetRNNTempSpaceSizes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetRNNTempSpaceSizes(handle rnnDesc fwdMode xDesc));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_fwdMode = args::enumeration(fwdMode, "fwdMode", &cudnn9::cudnnForwardMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let mut c_workSpaceSize: u64 = 0;
    let mut c_reserveSpaceSize: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u64, i32, u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetRNNTempSpaceSizes)?;
    let status = unsafe { released(py, || function(
        c_handle, c_rnnDesc, c_fwdMode, c_xDesc, (&raw mut c_workSpaceSize).cast(),
        (&raw mut c_reserveSpaceSize).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_workSpaceSize)?)?;
            tuple.push(out::u64(py, c_reserveSpaceSize)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetRNNWeightParams, c"cudnnGetRNNWeightParams($self, handle, rnnDesc, pseudoLayer, weightSpaceSize, weightSpace, linLayerID, mDesc, bDesc)
--

Returns the addresses of one weight matrix and one bias of an RNN, and sets their descriptors.

``cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, int32_t pseudoLayer, size_t weightSpaceSize, const void *weightSpace, int32_t linLayerID, cudnnTensorDescriptor_t mDesc, void **mAddr, cudnnTensorDescriptor_t bDesc, void **bAddr)``

Parameters
----------
handle : cudnnHandle_t or None
rnnDesc : cudnnRNNDescriptor_t or None
pseudoLayer, weightSpaceSize, linLayerID : int
weightSpace : device address or array
mDesc, bDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
mAddr : int
bAddr : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNWeightParams
");

#[inline(always)]
pub(crate) fn cudnnGetRNNWeightParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cudnnGetRNNWeightParams(handle rnnDesc pseudoLayer weightSpaceSize weightSpace linLayerID mDesc bDesc)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    ints!(i32, c_pseudoLayer = pseudoLayer);
    ints!(u64, c_weightSpaceSize = weightSpaceSize);
    ints!(i32, c_linLayerID = linLayerID);
    let c_mDesc = args::value::<u64>(mDesc, "mDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bDesc = args::value::<u64>(bDesc, "bDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_weightSpace = args::device(weightSpace, "weightSpace", None, &arena)?;
    let mut c_mAddr: *mut c_void = core::ptr::null_mut();
    let mut c_bAddr: *mut c_void = core::ptr::null_mut();
    let (function, alone): (
        unsafe extern "system" fn(u64, u64, i32, u64, Ptr, i32, u64, Ptr, u64, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetRNNWeightParams)?;
    let status = unsafe { released(py, || function(
        c_handle, c_rnnDesc, c_pseudoLayer, c_weightSpaceSize, c_weightSpace.cast(), c_linLayerID, c_mDesc,
        (&raw mut c_mAddr).cast(), c_bDesc, (&raw mut c_bAddr).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::pointer(py, c_mAddr)?)?;
            tuple.push(out::pointer(py, c_bAddr)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetRNNWeightSpaceSize, c"cudnnGetRNNWeightSpaceSize($self, handle, rnnDesc)
--

Returns the size in bytes of the weights and biases of an RNN.

``cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, size_t *weightSpaceSize)``

Parameters
----------
handle : cudnnHandle_t or None
rnnDesc : cudnnRNNDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
weightSpaceSize : int

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetRNNWeightSpaceSize
");

#[inline(always)]
pub(crate) fn cudnnGetRNNWeightSpaceSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetRNNWeightSpaceSize(handle rnnDesc));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_weightSpaceSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cudnnGetRNNWeightSpaceSize)?;
    let status = unsafe { released(py, || function(c_handle, c_rnnDesc, (&raw mut c_weightSpaceSize).cast())) };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_weightSpaceSize)?))
}

documented!(cudnnGetReduceTensorDescriptor, c"cudnnGetReduceTensorDescriptor($self, reduceTensorDesc)
--

Returns the operation and compute type of a reduction, and whether the reduction returns indices.

``cudnnStatus_t cudnnGetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t *reduceTensorOp, cudnnDataType_t *reduceTensorCompType, cudnnNanPropagation_t *reduceTensorNanOpt, cudnnReduceTensorIndices_t *reduceTensorIndices, cudnnIndicesType_t *reduceTensorIndicesType)``

Parameters
----------
reduceTensorDesc : cudnnReduceTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
reduceTensorOp : cudnnReduceTensorOp_t
reduceTensorCompType : cudnnDataType_t
reduceTensorNanOpt : cudnnNanPropagation_t
reduceTensorIndices : cudnnReduceTensorIndices_t
reduceTensorIndicesType : cudnnIndicesType_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReduceTensorDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetReduceTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetReduceTensorDescriptor(reduceTensorDesc));
    let c_reduceTensorDesc = args::value::<
        u64,
    >(reduceTensorDesc, "reduceTensorDesc", &cudnn9::cudnnReduceTensorDescriptor_t)?;
    let mut c_reduceTensorOp: i32 = 0;
    let mut c_reduceTensorCompType: i32 = 0;
    let mut c_reduceTensorNanOpt: i32 = 0;
    let mut c_reduceTensorIndices: i32 = 0;
    let mut c_reduceTensorIndicesType: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetReduceTensorDescriptor)?;
    let status = unsafe { released(py, || function(
        c_reduceTensorDesc, (&raw mut c_reduceTensorOp).cast(), (&raw mut c_reduceTensorCompType).cast(),
        (&raw mut c_reduceTensorNanOpt).cast(), (&raw mut c_reduceTensorIndices).cast(),
        (&raw mut c_reduceTensorIndicesType).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (5, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnReduceTensorOp_t, c_reduceTensorOp)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_reduceTensorCompType)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_reduceTensorNanOpt)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnReduceTensorIndices_t, c_reduceTensorIndices)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnIndicesType_t, c_reduceTensorIndicesType)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetReductionIndicesSize, c"cudnnGetReductionIndicesSize($self, handle, reduceTensorDesc, aDesc, cDesc)
--

Returns the minimum size in bytes of the index buffer for a minimum or maximum reduction.

``cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
reduceTensorDesc : cudnnReduceTensorDescriptor_t or None
aDesc, cDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReductionIndicesSize
");

shared!(
    cudnnGetReductionIndicesSize =
    like_cudnnGetReductionIndicesSize(cudnn9::cudnnHandle_t,
    cudnn9::cudnnReduceTensorDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnGetReductionIndicesSize",
    "handle reduceTensorDesc aDesc cDesc", slots::cudnnGetReductionIndicesSize
);

/// The shared body of `cudnnGetReductionIndicesSize` and other functions.
#[inline(never)]
fn like_cudnnGetReductionIndicesSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::value::<u64>(a3, own.name(3), t2)?;
            let mut c4: u64 = 0;
            let function: unsafe extern "system" fn(u64, u64, u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, (&raw mut c4).cast())) };
            returned(py, t3, status, 1, |tuple| tuple.push(out::u64(py, c4)?))
        },
    )
}

documented!(cudnnGetReductionWorkspaceSize, c"cudnnGetReductionWorkspaceSize($self, handle, reduceTensorDesc, aDesc, cDesc)
--

Returns the workspace size in bytes for a reduction.

``cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnTensorDescriptor_t aDesc, cudnnTensorDescriptor_t cDesc, size_t *sizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
reduceTensorDesc : cudnnReduceTensorDescriptor_t or None
aDesc, cDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetReductionWorkspaceSize
");

shared!(
    cudnnGetReductionWorkspaceSize =
    like_cudnnGetReductionIndicesSize(cudnn9::cudnnHandle_t,
    cudnn9::cudnnReduceTensorDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnGetReductionWorkspaceSize",
    "handle reduceTensorDesc aDesc cDesc", slots::cudnnGetReductionWorkspaceSize
);

documented!(cudnnGetSeqDataDescriptor, c"cudnnGetSeqDataDescriptor($self, seqDataDesc, nbDimsRequested, seqLengthSizeRequested, paddingFill)
--

Returns the dimensions, their order, and the sequence lengths of sequence data for attention.

``cudnnStatus_t cudnnGetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t *dataType, int *nbDims, int nbDimsRequested, int *dimA, cudnnSeqDataAxis_t *axes, size_t *seqLengthArraySize, size_t seqLengthSizeRequested, int *seqLengthArray, void *paddingFill)``

Parameters
----------
seqDataDesc : cudnnSeqDataDescriptor_t or None
nbDimsRequested, seqLengthSizeRequested : int
paddingFill : address or buffer

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
dataType : cudnnDataType_t
nbDims : int
dimA : list[int]
axes : list[cudnnSeqDataAxis_t]
seqLengthArraySize : int
seqLengthArray : list[int]

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetSeqDataDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetSeqDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetSeqDataDescriptor(seqDataDesc nbDimsRequested seqLengthSizeRequested paddingFill));
    let arena = CallArena::new();
    let c_seqDataDesc = args::value::<
        u64,
    >(seqDataDesc, "seqDataDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    ints!(i32, c_nbDimsRequested = nbDimsRequested);
    ints!(u64, c_seqLengthSizeRequested = seqLengthSizeRequested);
    let mut c_dataType: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_dimA_length: usize = args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?;
    let c_dimA = args::output_memory(py, c_dimA_length, Ty::I32.size(), &arena)?;
    let c_axes_length: usize = args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?;
    let c_axes = args::output_memory(py, c_axes_length, Ty::Enum(&cudnn9::cudnnSeqDataAxis_t).size(), &arena)?;
    let mut c_seqLengthArraySize: u64 = 0;
    let c_seqLengthArray_length: usize = c_seqLengthSizeRequested as usize;
    let c_seqLengthArray = args::output_memory(py, c_seqLengthArray_length, Ty::I32.size(), &arena)?;
    let c_paddingFill = args::either(paddingFill, "paddingFill", None, false, None, &arena)?;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetSeqDataDescriptor)?;
    let status = unsafe { released(py, || function(
        c_seqDataDesc, (&raw mut c_dataType).cast(), (&raw mut c_nbDims).cast(), c_nbDimsRequested, c_dimA.cast(),
        c_axes.cast(), (&raw mut c_seqLengthArraySize).cast(), c_seqLengthSizeRequested, c_seqLengthArray.cast(),
        c_paddingFill.cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (6, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_dimA.cast(), c_dimA_length) }?)?;
            tuple
                .push(unsafe { out::list(py, &Ty::Enum(&cudnn9::cudnnSeqDataAxis_t), c_axes.cast(), c_axes_length) }?)?;
            tuple.push(out::u64(py, c_seqLengthArraySize)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_seqLengthArray.cast(), c_seqLengthArray_length) }?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetStream, c"cudnnGetStream($self, handle)
--

Returns the stream in which calls with the handle run; null means the default stream.

``cudnnStatus_t cudnnGetStream(cudnnHandle_t handle, cudaStream_t *streamId)``

Parameters
----------
handle : cudnnHandle_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
streamId : runtime.cudaStream_t

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetStream
");

#[inline(always)]
pub(crate) fn cudnnGetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetStream(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudnnGetStream)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_streamId).cast())) };
    returned(
        py, &cudnn9::cudnnStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_streamId as u64)?),
    )
}

documented!(cudnnGetTensor4dDescriptor, c"cudnnGetTensor4dDescriptor($self, tensorDesc)
--

Returns the type, the four dimensions and the strides of a 4D tensor.

``cudnnStatus_t cudnnGetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t *dataType, int *n, int *c, int *h, int *w, int *nStride, int *cStride, int *hStride, int *wStride)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
dataType : cudnnDataType_t
n : int
c : int
h : int
w : int
nStride : int
cStride : int
hStride : int
wStride : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensor4dDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetTensor4dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetTensor4dDescriptor(tensorDesc));
    let c_tensorDesc = args::value::<
        u64,
    >(tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let mut c_dataType: i32 = 0;
    let mut c_n: i32 = 0;
    let mut c_c: i32 = 0;
    let mut c_h: i32 = 0;
    let mut c_w: i32 = 0;
    let mut c_nStride: i32 = 0;
    let mut c_cStride: i32 = 0;
    let mut c_hStride: i32 = 0;
    let mut c_wStride: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudnnGetTensor4dDescriptor)?;
    let status = unsafe { released(py, || function(
        c_tensorDesc, (&raw mut c_dataType).cast(), (&raw mut c_n).cast(), (&raw mut c_c).cast(), (&raw mut c_h).cast(),
        (&raw mut c_w).cast(), (&raw mut c_nStride).cast(), (&raw mut c_cStride).cast(), (&raw mut c_hStride).cast(),
        (&raw mut c_wStride).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (9, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::i32(py, c_n)?)?;
            tuple.push(out::i32(py, c_c)?)?;
            tuple.push(out::i32(py, c_h)?)?;
            tuple.push(out::i32(py, c_w)?)?;
            tuple.push(out::i32(py, c_nStride)?)?;
            tuple.push(out::i32(py, c_cStride)?)?;
            tuple.push(out::i32(py, c_hStride)?)?;
            tuple.push(out::i32(py, c_wStride)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetTensorNdDescriptor, c"cudnnGetTensorNdDescriptor($self, tensorDesc, nbDimsRequested)
--

Returns the type, number of dimensions, sizes and strides of a tensor.

``cudnnStatus_t cudnnGetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, int nbDimsRequested, cudnnDataType_t *dataType, int *nbDims, int *dimA, int *strideA)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None
nbDimsRequested : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
dataType : cudnnDataType_t
nbDims : int
dimA : list[int]
strideA : list[int]

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorNdDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetTensorNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnGetTensorNdDescriptor(tensorDesc nbDimsRequested));
    let arena = CallArena::new();
    let c_tensorDesc = args::value::<
        u64,
    >(tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(i32, c_nbDimsRequested = nbDimsRequested);
    let mut c_dataType: i32 = 0;
    let mut c_nbDims: i32 = 0;
    let c_dimA_length: usize = usize::max(args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?, 8);
    let c_dimA = args::output_memory(py, c_dimA_length, Ty::I32.size(), &arena)?;
    let c_strideA_length: usize = args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?;
    let c_strideA = args::output_memory(py, c_strideA_length, Ty::I32.size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetTensorNdDescriptor)?;
    let status = unsafe { released(py, || function(
        c_tensorDesc, c_nbDimsRequested, (&raw mut c_dataType).cast(), (&raw mut c_nbDims).cast(), c_dimA.cast(),
        c_strideA.cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnDataType_t, c_dataType)?)?;
            tuple.push(out::i32(py, c_nbDims)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py, &Ty::I32, c_dimA.cast(),
                            c_dimA_length.min(args::length(py, c_nbDimsRequested.into(), "nbDimsRequested")?),
                        )
                    }?,
                )?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_strideA.cast(), c_strideA_length) }?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetTensorSizeInBytes, c"cudnnGetTensorSizeInBytes($self, tensorDesc)
--

Returns the size in bytes of the tensor that a descriptor describes.

``cudnnStatus_t cudnnGetTensorSizeInBytes(cudnnTensorDescriptor_t tensorDesc, size_t *size)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
size : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorSizeInBytes
");

shared!(
    cudnnGetTensorSizeInBytes =
    like_cudnnDropoutGetReserveSpaceSize(cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnGetTensorSizeInBytes", "tensorDesc",
    slots::cudnnGetTensorSizeInBytes
);

documented!(cudnnGetTensorTransformDescriptor, c"cudnnGetTensorTransformDescriptor($self, transformDesc, nbDimsRequested)
--

Returns the destination format, padding and folding of a tensor transformation.

``cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDimsRequested, cudnnTensorFormat_t *destFormat, int32_t *padBeforeA, int32_t *padAfterA, uint32_t *foldA, cudnnFoldingDirection_t *direction)``

Parameters
----------
transformDesc : cudnnTensorTransformDescriptor_t or None
nbDimsRequested : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
destFormat : cudnnTensorFormat_t
padBeforeA : list[int]
padAfterA : list[int]
foldA : list[int]
direction : cudnnFoldingDirection_t

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetTensorTransformDescriptor
");

#[inline(always)]
pub(crate) fn cudnnGetTensorTransformDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnGetTensorTransformDescriptor(transformDesc nbDimsRequested));
    let arena = CallArena::new();
    let c_transformDesc = args::value::<
        u64,
    >(transformDesc, "transformDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    ints!(u32, c_nbDimsRequested = nbDimsRequested);
    let mut c_destFormat: i32 = 0;
    let c_padBeforeA_length: usize = c_nbDimsRequested as usize;
    let c_padBeforeA = args::output_memory(py, c_padBeforeA_length, Ty::I32.size(), &arena)?;
    let c_padAfterA_length: usize = c_nbDimsRequested as usize;
    let c_padAfterA = args::output_memory(py, c_padAfterA_length, Ty::I32.size(), &arena)?;
    let c_foldA_length: usize = (c_nbDimsRequested as usize).saturating_sub(2);
    let c_foldA = args::output_memory(py, c_foldA_length, Ty::U32.size(), &arena)?;
    let mut c_direction: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u32, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnGetTensorTransformDescriptor)?;
    let status = unsafe { released(py, || function(
        c_transformDesc, c_nbDimsRequested, (&raw mut c_destFormat).cast(), c_padBeforeA.cast(), c_padAfterA.cast(),
        c_foldA.cast(), (&raw mut c_direction).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (5, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnTensorFormat_t, c_destFormat)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_padBeforeA.cast(), c_padBeforeA_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_padAfterA.cast(), c_padAfterA_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::U32, c_foldA.cast(), c_foldA_length) }?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnFoldingDirection_t, c_direction)?)?;
            Ok(())
        },
    )
}

documented!(cudnnGetVersion, c"cudnnGetVersion($self)
--

Returns the version of cuDNN as an integer, such as 91000 for 9.10.0.

``size_t cudnnGetVersion(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetVersion
");

shared!(
    cudnnGetVersion = like_cudnnGetCudartVersion(cudnn9::cudnnStatus_t),
    "cudnnGetVersion", "", slots::cudnnGetVersion
);

documented!(cudnnGnnAggSimpleBackward, c"cudnnGnnAggSimpleBackward($self, stream, graph, gradOutput, outPositions, gradNodeFeatures, gradEdgeFeatures, gradConcatFeatures, nodeFeatDim, edgeFeatDim, concatFeatDim, dataType, aggOp)
--

Computes the gradients of a simple aggregation with respect to its input features.

``cudnnStatus_t cudnnGnnAggSimpleBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOutput, const void *outPositions, void *gradNodeFeatures, void *gradEdgeFeatures, void *gradConcatFeatures, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)``

Parameters
----------
stream : runtime.cudaStream_t or None
graph : cudnnGnnCscGraph_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
gradOutput, outPositions, gradNodeFeatures, gradEdgeFeatures, gradConcatFeatures : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
nodeFeatDim, edgeFeatDim, concatFeatDim : int
dataType : cudnnDataType_t
aggOp : cudnnGnnAggOp_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_gnn_ops.h``. Since cuDNN 9.26.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnAggSimpleBackward
");

shared!(
    cudnnGnnAggSimpleBackward = like_cudnnGnnAggSimpleBackward(runtime::cudaStream_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnGnnAggOp_t, cudnn9::cudnnGnnCscGraph_t,
    cudnn9::cudnnStatus_t), "cudnnGnnAggSimpleBackward",
    "stream graph gradOutput outPositions gradNodeFeatures gradEdgeFeatures gradConcatFeatures nodeFeatDim edgeFeatDim concatFeatDim dataType aggOp",
    slots::cudnnGnnAggSimpleBackward
);

/// The shared body of `cudnnGnnAggSimpleBackward` and other functions.
#[inline(never)]
fn like_cudnnGnnAggSimpleBackward<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c7 = args::i32(a7, own.name(7))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::enumeration(a10, own.name(10), t1)?;
            let c11 = args::enumeration(a11, own.name(11), t2)?;
            let c1 = args::optional_record(a1, own.name(1), t3)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let c4 = args::device(a4, own.name(4), None, &arena)?;
            let c5 = args::device(a5, own.name(5), None, &arena)?;
            let c6 = args::device(a6, own.name(6), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1.cast(), c2.cast(), c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7, c8, c9, c10, c11,
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cudnnGnnAggSimpleForward, c"cudnnGnnAggSimpleForward($self, stream, graph, nodeFeatures, edgeFeatures, concatFeatures, output, outPositions, nodeFeatDim, edgeFeatDim, concatFeatDim, dataType, aggOp)
--

Aggregates the features of each node's neighbors and edges in a CSC graph, for example by summation.

``cudnnStatus_t cudnnGnnAggSimpleForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *nodeFeatures, const void *edgeFeatures, const void *concatFeatures, void *output, void *outPositions, int nodeFeatDim, int edgeFeatDim, int concatFeatDim, cudnnDataType_t dataType, cudnnGnnAggOp_t aggOp)``

Parameters
----------
stream : runtime.cudaStream_t or None
graph : cudnnGnnCscGraph_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
nodeFeatures, edgeFeatures, concatFeatures, output, outPositions : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
nodeFeatDim, edgeFeatDim, concatFeatDim : int
dataType : cudnnDataType_t
aggOp : cudnnGnnAggOp_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_gnn_ops.h``. Since cuDNN 9.26.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnAggSimpleForward
");

shared!(
    cudnnGnnAggSimpleForward = like_cudnnGnnAggSimpleBackward(runtime::cudaStream_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnGnnAggOp_t, cudnn9::cudnnGnnCscGraph_t,
    cudnn9::cudnnStatus_t), "cudnnGnnAggSimpleForward",
    "stream graph nodeFeatures edgeFeatures concatFeatures output outPositions nodeFeatDim edgeFeatDim concatFeatDim dataType aggOp",
    slots::cudnnGnnAggSimpleForward
);

documented!(cudnnGnnMhaGatBackward, c"cudnnGnnMhaGatBackward($self, stream, graph, gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, dropoutMask, gradAttention, gradSrcFeatures, gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights, dimNode, dimEdge, params, dataType, gradDataType, gradWeightType)
--

Computes the gradients of a multi-head graph attention layer (GAT).

``cudnnStatus_t cudnnGnnMhaGatBackward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradDataType, cudnnDataType_t gradWeightType)``

Parameters
----------
stream : runtime.cudaStream_t or None
graph : cudnnGnnCscGraph_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, dropoutMask, gradAttention, gradSrcFeatures, gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
dimNode, dimEdge : int
params : cudnnGnnMhaParams_t or None
dataType, gradDataType, gradWeightType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_gnn_ops.h``. Since cuDNN 9.28.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatBackward
");

#[inline(always)]
pub(crate) fn cudnnGnnMhaGatBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnGnnMhaGatBackward(stream graph gradOut srcFeatures dstFeatures edgeFeatures attnWeights smScores
        dropoutMask gradAttention gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights gradSmScores
        gradWspaceFeat gradWspaceWeights dimNode dimEdge params dataType gradDataType gradWeightType)
    );
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(i32, c_dimNode = dimNode, c_dimEdge = dimEdge);
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_gradDataType = args::enumeration(gradDataType, "gradDataType", &cudnn9::cudnnDataType_t)?;
    let c_gradWeightType = args::enumeration(gradWeightType, "gradWeightType", &cudnn9::cudnnDataType_t)?;
    let c_graph = args::optional_record(graph, "graph", &cudnn9::cudnnGnnCscGraph_t)?;
    let c_gradOut = args::device(gradOut, "gradOut", None, &arena)?;
    let c_srcFeatures = args::device(srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(edgeFeatures, "edgeFeatures", None, &arena)?;
    let c_attnWeights = args::device(attnWeights, "attnWeights", None, &arena)?;
    let c_smScores = args::device(smScores, "smScores", None, &arena)?;
    let c_dropoutMask = args::device(dropoutMask, "dropoutMask", Some(&Ty::F32), &arena)?;
    let c_gradAttention = args::device(gradAttention, "gradAttention", Some(&Ty::F32), &arena)?;
    let c_gradSrcFeatures = args::device(gradSrcFeatures, "gradSrcFeatures", None, &arena)?;
    let c_gradDstFeatures = args::device(gradDstFeatures, "gradDstFeatures", None, &arena)?;
    let c_gradEdgeFeatures = args::device(gradEdgeFeatures, "gradEdgeFeatures", None, &arena)?;
    let c_gradWeights = args::device(gradWeights, "gradWeights", None, &arena)?;
    let c_gradSmScores = args::device(gradSmScores, "gradSmScores", None, &arena)?;
    let c_gradWspaceFeat = args::device(gradWspaceFeat, "gradWspaceFeat", None, &arena)?;
    let c_gradWspaceWeights = args::device(gradWspaceWeights, "gradWspaceWeights", None, &arena)?;
    let c_params = args::optional_record(params, "params", &cudnn9::cudnnGnnMhaParams_t)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr, i32, i32,
        i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatBackward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_graph.cast(), c_gradOut.cast(), c_srcFeatures.cast(), c_dstFeatures.cast(), c_edgeFeatures.cast(),
        c_attnWeights.cast(), c_smScores.cast(), c_dropoutMask.cast(), c_gradAttention.cast(), c_gradSrcFeatures.cast(),
        c_gradDstFeatures.cast(), c_gradEdgeFeatures.cast(), c_gradWeights.cast(), c_gradSmScores.cast(),
        c_gradWspaceFeat.cast(), c_gradWspaceWeights.cast(), c_dimNode, c_dimEdge, c_params.cast(), c_dataType,
        c_gradDataType, c_gradWeightType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnGnnMhaGatForward, c"cudnnGnnMhaGatForward($self, stream, graph, srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores, dimNode, dimEdge, params, dataType)
--

Aggregates features by a multi-head graph attention layer (GAT) on a CSC graph.

``cudnnStatus_t cudnnGnnMhaGatForward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, int dimNode, int dimEdge, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)``

Parameters
----------
stream : runtime.cudaStream_t or None
graph : cudnnGnnCscGraph_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
dimNode, dimEdge : int
params : cudnnGnnMhaParams_t or None
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_gnn_ops.h``. Since cuDNN 9.28.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatForward
");

#[inline(always)]
pub(crate) fn cudnnGnnMhaGatForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnGnnMhaGatForward(stream graph srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask
        output smScores dimNode dimEdge params dataType)
    );
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(i32, c_dimNode = dimNode, c_dimEdge = dimEdge);
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_graph = args::optional_record(graph, "graph", &cudnn9::cudnnGnnCscGraph_t)?;
    let c_srcFeatures = args::device(srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(edgeFeatures, "edgeFeatures", None, &arena)?;
    let c_attnWeights = args::device(attnWeights, "attnWeights", None, &arena)?;
    let c_dropoutMask = args::device(dropoutMask, "dropoutMask", Some(&Ty::F32), &arena)?;
    let c_output = args::device(output, "output", None, &arena)?;
    let c_smScores = args::device(smScores, "smScores", None, &arena)?;
    let c_params = args::optional_record(params, "params", &cudnn9::cudnnGnnMhaParams_t)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr, i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatForward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_graph.cast(), c_srcFeatures.cast(), c_dstFeatures.cast(), c_edgeFeatures.cast(),
        c_attnWeights.cast(), c_dropoutMask.cast(), c_output.cast(), c_smScores.cast(), c_dimNode, c_dimEdge,
        c_params.cast(), c_dataType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnGnnMhaGatV2Backward, c"cudnnGnnMhaGatV2Backward($self, stream, graph, gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, actScores, dropoutMask, gradAttention, gradSrcFeatures, gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights, dimNode, params, dataType, gradType)
--

Computes the gradients of a multi-head GATv2 graph attention layer.

``cudnnStatus_t cudnnGnnMhaGatV2Backward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *gradOut, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const void *smScores, const void *actScores, const float *dropoutMask, const float *gradAttention, void *gradSrcFeatures, void *gradDstFeatures, void *gradEdgeFeatures, void *gradWeights, void *gradSmScores, void *gradWspaceFeat, void *gradWspaceWeights, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType, cudnnDataType_t gradType)``

Parameters
----------
stream : runtime.cudaStream_t or None
graph : cudnnGnnCscGraph_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
gradOut, srcFeatures, dstFeatures, edgeFeatures, attnWeights, smScores, actScores, dropoutMask, gradAttention, gradSrcFeatures, gradDstFeatures, gradEdgeFeatures, gradWeights, gradSmScores, gradWspaceFeat, gradWspaceWeights : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
dimNode : int
params : cudnnGnnMhaParams_t or None
dataType, gradType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_gnn_ops.h``. Since cuDNN 9.28.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatV2Backward
");

#[inline(always)]
pub(crate) fn cudnnGnnMhaGatV2Backward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnGnnMhaGatV2Backward(stream graph gradOut srcFeatures dstFeatures edgeFeatures attnWeights
        smScores actScores dropoutMask gradAttention gradSrcFeatures gradDstFeatures gradEdgeFeatures gradWeights
        gradSmScores gradWspaceFeat gradWspaceWeights dimNode params dataType gradType)
    );
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(i32, c_dimNode = dimNode);
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_gradType = args::enumeration(gradType, "gradType", &cudnn9::cudnnDataType_t)?;
    let c_graph = args::optional_record(graph, "graph", &cudnn9::cudnnGnnCscGraph_t)?;
    let c_gradOut = args::device(gradOut, "gradOut", None, &arena)?;
    let c_srcFeatures = args::device(srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(edgeFeatures, "edgeFeatures", None, &arena)?;
    let c_attnWeights = args::device(attnWeights, "attnWeights", None, &arena)?;
    let c_smScores = args::device(smScores, "smScores", None, &arena)?;
    let c_actScores = args::device(actScores, "actScores", None, &arena)?;
    let c_dropoutMask = args::device(dropoutMask, "dropoutMask", Some(&Ty::F32), &arena)?;
    let c_gradAttention = args::device(gradAttention, "gradAttention", Some(&Ty::F32), &arena)?;
    let c_gradSrcFeatures = args::device(gradSrcFeatures, "gradSrcFeatures", None, &arena)?;
    let c_gradDstFeatures = args::device(gradDstFeatures, "gradDstFeatures", None, &arena)?;
    let c_gradEdgeFeatures = args::device(gradEdgeFeatures, "gradEdgeFeatures", None, &arena)?;
    let c_gradWeights = args::device(gradWeights, "gradWeights", None, &arena)?;
    let c_gradSmScores = args::device(gradSmScores, "gradSmScores", None, &arena)?;
    let c_gradWspaceFeat = args::device(gradWspaceFeat, "gradWspaceFeat", None, &arena)?;
    let c_gradWspaceWeights = args::device(gradWspaceWeights, "gradWspaceWeights", None, &arena)?;
    let c_params = args::optional_record(params, "params", &cudnn9::cudnnGnnMhaParams_t)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatV2Backward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_graph.cast(), c_gradOut.cast(), c_srcFeatures.cast(), c_dstFeatures.cast(), c_edgeFeatures.cast(),
        c_attnWeights.cast(), c_smScores.cast(), c_actScores.cast(), c_dropoutMask.cast(), c_gradAttention.cast(),
        c_gradSrcFeatures.cast(), c_gradDstFeatures.cast(), c_gradEdgeFeatures.cast(), c_gradWeights.cast(),
        c_gradSmScores.cast(), c_gradWspaceFeat.cast(), c_gradWspaceWeights.cast(), c_dimNode, c_params.cast(),
        c_dataType, c_gradType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnGnnMhaGatV2Forward, c"cudnnGnnMhaGatV2Forward($self, stream, graph, srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores, actScores, dimNode, params, dataType)
--

Aggregates features by a multi-head GATv2 graph attention layer on a CSC graph.

``cudnnStatus_t cudnnGnnMhaGatV2Forward(cudaStream_t stream, const cudnnGnnCscGraph_t *graph, const void *srcFeatures, const void *dstFeatures, const void *edgeFeatures, const void *attnWeights, const float *dropoutMask, void *output, void *smScores, void *actScores, int dimNode, const cudnnGnnMhaParams_t *params, cudnnDataType_t dataType)``

Parameters
----------
stream : runtime.cudaStream_t or None
graph : cudnnGnnCscGraph_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
srcFeatures, dstFeatures, edgeFeatures, attnWeights, dropoutMask, output, smScores, actScores : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
dimNode : int
params : cudnnGnnMhaParams_t or None
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_gnn_ops.h``. Since cuDNN 9.28.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGnnMhaGatV2Forward
");

#[inline(always)]
pub(crate) fn cudnnGnnMhaGatV2Forward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnGnnMhaGatV2Forward(stream graph srcFeatures dstFeatures edgeFeatures attnWeights dropoutMask
        output smScores actScores dimNode params dataType)
    );
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(i32, c_dimNode = dimNode);
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_graph = args::optional_record(graph, "graph", &cudnn9::cudnnGnnCscGraph_t)?;
    let c_srcFeatures = args::device(srcFeatures, "srcFeatures", None, &arena)?;
    let c_dstFeatures = args::device(dstFeatures, "dstFeatures", None, &arena)?;
    let c_edgeFeatures = args::device(edgeFeatures, "edgeFeatures", None, &arena)?;
    let c_attnWeights = args::device(attnWeights, "attnWeights", None, &arena)?;
    let c_dropoutMask = args::device(dropoutMask, "dropoutMask", Some(&Ty::F32), &arena)?;
    let c_output = args::device(output, "output", None, &arena)?;
    let c_smScores = args::device(smScores, "smScores", None, &arena)?;
    let c_actScores = args::device(actScores, "actScores", None, &arena)?;
    let c_params = args::optional_record(params, "params", &cudnn9::cudnnGnnMhaParams_t)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, i32,
    ) -> i32 = call.symbol(slots::cudnnGnnMhaGatV2Forward)?;
    let status = unsafe { released(py, || function(
        c_stream, c_graph.cast(), c_srcFeatures.cast(), c_dstFeatures.cast(), c_edgeFeatures.cast(),
        c_attnWeights.cast(), c_dropoutMask.cast(), c_output.cast(), c_smScores.cast(), c_actScores.cast(), c_dimNode,
        c_params.cast(), c_dataType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnGraphVersionCheck, c"cudnnGraphVersionCheck($self)
--

Checks that the version of the graph library matches the other cuDNN libraries.

``cudnnStatus_t cudnnGraphVersionCheck(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH``.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGraphVersionCheck
");

shared!(
    cudnnGraphVersionCheck = like_cudnnAdvVersionCheck(cudnn9::cudnnStatus_t),
    "cudnnGraphVersionCheck", "", slots::cudnnGraphVersionCheck
);

documented!(cudnnIm2Col, c"cudnnIm2Col($self, handle, xDesc, x, wDesc, convDesc, colBuffer)
--

Copies the patches of x that a filter covers to the columns of a buffer.

``cudnnStatus_t cudnnIm2Col(cudnnHandle_t handle, cudnnTensorDescriptor_t xDesc, const void *x, cudnnFilterDescriptor_t wDesc, cudnnConvolutionDescriptor_t convDesc, void *colBuffer)``

Parameters
----------
handle : cudnnHandle_t or None
xDesc : cudnnTensorDescriptor_t or None
x, colBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
wDesc : cudnnFilterDescriptor_t or None
convDesc : cudnnConvolutionDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnIm2Col
");

#[inline(always)]
pub(crate) fn cudnnIm2Col<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnIm2Col(handle xDesc x wDesc convDesc colBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_wDesc = args::value::<u64>(wDesc, "wDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_colBuffer = args::device(colBuffer, "colBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64, u64, Ptr) -> i32 = call.symbol(slots::cudnnIm2Col)?;
    let status = unsafe {
        released(py, || function(c_handle, c_xDesc, c_x.cast(), c_wDesc, c_convDesc, c_colBuffer.cast()))
    };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnInitTransformDest, c"cudnnInitTransformDest($self, transformDesc, srcDesc, destDesc)
--

Initializes the descriptor of a transformation's destination tensor, and returns the tensor's size in bytes.

``cudnnStatus_t cudnnInitTransformDest(cudnnTensorTransformDescriptor_t transformDesc, cudnnTensorDescriptor_t srcDesc, cudnnTensorDescriptor_t destDesc, size_t *destSizeInBytes)``

Parameters
----------
transformDesc : cudnnTensorTransformDescriptor_t or None
srcDesc, destDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.
destSizeInBytes : int

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnInitTransformDest
");

shared!(
    cudnnInitTransformDest =
    like_cudnnGetExecutionPlanWorkspaceSize(cudnn9::cudnnTensorTransformDescriptor_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnStatus_t), "cudnnInitTransformDest",
    "transformDesc srcDesc destDesc", slots::cudnnInitTransformDest
);

documented!(cudnnLRNCrossChannelBackward, c"cudnnLRNCrossChannelBackward($self, handle, normDesc, lrnMode, alpha, yDesc, y, dyDesc, dy, xDesc, x, beta, dxDesc, dx)
--

Computes the gradient dx of local response normalization from y, dy and x.

``cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``

Parameters
----------
handle : cudnnHandle_t or None
normDesc : cudnnLRNDescriptor_t or None
lrnMode : cudnnLRNMode_t
alpha, beta : number with a type
yDesc, dyDesc, xDesc, dxDesc : cudnnTensorDescriptor_t or None
y, dy, x, dx : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLRNCrossChannelBackward
");

#[inline(always)]
pub(crate) fn cudnnLRNCrossChannelBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnLRNCrossChannelBackward(handle normDesc lrnMode alpha yDesc y dyDesc dy xDesc x beta dxDesc dx)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_lrnMode = args::enumeration(lrnMode, "lrnMode", &cudnn9::cudnnLRNMode_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnLRNCrossChannelBackward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_normDesc, c_lrnMode, c_alpha.cast(), c_yDesc, c_y.cast(), c_dyDesc, c_dy.cast(), c_xDesc,
        c_x.cast(), c_beta.cast(), c_dxDesc, c_dx.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnLRNCrossChannelForward, c"cudnnLRNCrossChannelForward($self, handle, normDesc, lrnMode, alpha, xDesc, x, beta, yDesc, y)
--

Normalizes each element by its neighbors in adjacent channels (local response normalization).

``cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t handle, cudnnLRNDescriptor_t normDesc, cudnnLRNMode_t lrnMode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
normDesc : cudnnLRNDescriptor_t or None
lrnMode : cudnnLRNMode_t
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLRNCrossChannelForward
");

#[inline(always)]
pub(crate) fn cudnnLRNCrossChannelForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnLRNCrossChannelForward(handle normDesc lrnMode alpha xDesc x beta yDesc y));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_normDesc = args::value::<
        u64,
    >(normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    let c_lrnMode = args::enumeration(lrnMode, "lrnMode", &cudnn9::cudnnLRNMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnLRNCrossChannelForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_normDesc, c_lrnMode, c_alpha.cast(), c_xDesc, c_x.cast(), c_beta.cast(), c_yDesc, c_y.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnLongFFTCausalConv1dBackward, c"cudnnLongFFTCausalConv1dBackward($self, stream, dy, dx, dweight, batch, dim, seqLen, kernelSize, dataType, workspace, workspaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)
--

Computes the gradients of a long causal convolution by FFT, using the forward pass's ``reserveSpace``.

``cudnnStatus_t cudnnLongFFTCausalConv1dBackward(cudaStream_t stream, const void *dy, void *dx, void *dweight, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``

Parameters
----------
stream : runtime.cudaStream_t or None
dy, dx, dweight, workspace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize, workspaceSizeInBytes, reserveSpaceSizeInBytes : int
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dBackward
");

shared!(
    cudnnLongFFTCausalConv1dBackward =
    like_cudnnLongFFTCausalConv1dBackward(runtime::cudaStream_t, cudnn9::cudnnDataType_t,
    cudnn9::cudnnStatus_t), "cudnnLongFFTCausalConv1dBackward",
    "stream dy dx dweight batch dim seqLen kernelSize dataType workspace workspaceSizeInBytes reserveSpace reserveSpaceSizeInBytes",
    slots::cudnnLongFFTCausalConv1dBackward
);

/// The shared body of `cudnnLongFFTCausalConv1dBackward` and other functions.
#[inline(never)]
fn like_cudnnLongFFTCausalConv1dBackward<'a, 'py>(
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
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c8 = args::enumeration(a8, own.name(8), t1)?;
            let c10 = args::u64(a10, own.name(10))?;
            let c12 = args::u64(a12, own.name(12))?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let c9 = args::device(a9, own.name(9), None, &arena)?;
            let c11 = args::device(a11, own.name(11), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32, Ptr, u64, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1.cast(), c2.cast(), c3.cast(), c4, c5, c6, c7, c8, c9.cast(), c10, c11.cast(), c12,
            )) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudnnLongFFTCausalConv1dForward, c"cudnnLongFFTCausalConv1dForward($self, stream, x, weight, y, batch, dim, seqLen, kernelSize, dataType, workspace, workspaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes)
--

Computes a long causal convolution by FFT in the caller's workspace.

``cudnnStatus_t cudnnLongFFTCausalConv1dForward(cudaStream_t stream, const void *x, const void *weight, void *y, int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, void *workspace, size_t workspaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes)``

Parameters
----------
stream : runtime.cudaStream_t or None
x, weight, y, workspace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
batch, dim, seqLen, kernelSize, workspaceSizeInBytes, reserveSpaceSizeInBytes : int
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dForward
");

shared!(
    cudnnLongFFTCausalConv1dForward =
    like_cudnnLongFFTCausalConv1dBackward(runtime::cudaStream_t, cudnn9::cudnnDataType_t,
    cudnn9::cudnnStatus_t), "cudnnLongFFTCausalConv1dForward",
    "stream x weight y batch dim seqLen kernelSize dataType workspace workspaceSizeInBytes reserveSpace reserveSpaceSizeInBytes",
    slots::cudnnLongFFTCausalConv1dForward
);

documented!(cudnnLongFFTCausalConv1dGetBufferSizes, c"cudnnLongFFTCausalConv1dGetBufferSizes($self, batch, dim, seqLen, kernelSize, dataType)
--

Returns the workspace and reserve space sizes in bytes for a long causal convolution by FFT.

``cudnnStatus_t cudnnLongFFTCausalConv1dGetBufferSizes(int batch, int dim, int seqLen, int kernelSize, cudnnDataType_t dataType, size_t *workspaceSizeInBytes, size_t *reserveSpaceSizeInBytes)``

Parameters
----------
batch, dim, seqLen, kernelSize : int
dataType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
workspaceSizeInBytes : int
reserveSpaceSizeInBytes : int

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.26.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnLongFFTCausalConv1dGetBufferSizes
");

#[inline(always)]
pub(crate) fn cudnnLongFFTCausalConv1dGetBufferSizes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnLongFFTCausalConv1dGetBufferSizes(batch dim seqLen kernelSize dataType));
    ints!(i32, c_batch = batch, c_dim = dim, c_seqLen = seqLen, c_kernelSize = kernelSize);
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let mut c_workspaceSizeInBytes: u64 = 0;
    let mut c_reserveSpaceSizeInBytes: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(i32, i32, i32, i32, i32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnLongFFTCausalConv1dGetBufferSizes)?;
    let status = unsafe { released(py, || function(
        c_batch, c_dim, c_seqLen, c_kernelSize, c_dataType, (&raw mut c_workspaceSizeInBytes).cast(),
        (&raw mut c_reserveSpaceSizeInBytes).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_workspaceSizeInBytes)?)?;
            tuple.push(out::u64(py, c_reserveSpaceSizeInBytes)?)?;
            Ok(())
        },
    )
}

documented!(cudnnMakeFusedOpsPlan, c"cudnnMakeFusedOpsPlan($self, handle, plan, constPack)
--

Completes the plan of a fused operation from constant parameters, and returns the workspace size in bytes.

``cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t handle, cudnnFusedOpsPlan_t plan, cudnnFusedOpsConstParamPack_t constPack, size_t *workspaceSizeInBytes)``

Parameters
----------
handle : cudnnHandle_t or None
plan : cudnnFusedOpsPlan_t or None
constPack : cudnnFusedOpsConstParamPack_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
workspaceSizeInBytes : int

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMakeFusedOpsPlan
");

#[inline(always)]
pub(crate) fn cudnnMakeFusedOpsPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnMakeFusedOpsPlan(handle plan constPack));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cudnn9::cudnnFusedOpsPlan_t)?;
    let c_constPack = args::value::<
        u64,
    >(constPack, "constPack", &cudnn9::cudnnFusedOpsConstParamPack_t)?;
    let mut c_workspaceSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr) -> i32 = call.symbol(slots::cudnnMakeFusedOpsPlan)?;
    let status = unsafe {
        released(py, || function(c_handle, c_plan, c_constPack, (&raw mut c_workspaceSizeInBytes).cast()))
    };
    returned(py, &cudnn9::cudnnStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_workspaceSizeInBytes)?))
}

documented!(cudnnMultiHeadAttnBackwardData, c"cudnnMultiHeadAttnBackwardData($self, handle, attnDesc, loWinIdx, hiWinIdx, devSeqLengthsDQDO, devSeqLengthsDKDV, doDesc, dout, dqDesc, dqueries, queries, dkDesc, dkeys, keys, dvDesc, dvalues, values, weightSizeInBytes, weights, workSpaceSizeInBytes, workSpace, reserveSpaceSizeInBytes, reserveSpace)
--

Computes the gradients of multi-head attention with respect to queries, keys and values.

``cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsDQDO, const int *devSeqLengthsDKDV, cudnnSeqDataDescriptor_t doDesc, const void *dout, cudnnSeqDataDescriptor_t dqDesc, void *dqueries, const void *queries, cudnnSeqDataDescriptor_t dkDesc, void *dkeys, const void *keys, cudnnSeqDataDescriptor_t dvDesc, void *dvalues, const void *values, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)``

Parameters
----------
handle : cudnnHandle_t or None
attnDesc : cudnnAttnDescriptor_t or None
loWinIdx, hiWinIdx : list[int] or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
devSeqLengthsDQDO, devSeqLengthsDKDV, dout, dqueries, queries, dkeys, keys, dvalues, values, weights, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
doDesc, dqDesc, dkDesc, dvDesc : cudnnSeqDataDescriptor_t or None
weightSizeInBytes, workSpaceSizeInBytes, reserveSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnBackwardData
");

#[inline(always)]
pub(crate) fn cudnnMultiHeadAttnBackwardData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnMultiHeadAttnBackwardData(handle attnDesc loWinIdx hiWinIdx devSeqLengthsDQDO devSeqLengthsDKDV
        doDesc dout dqDesc dqueries queries dkDesc dkeys keys dvDesc dvalues values weightSizeInBytes weights
        workSpaceSizeInBytes workSpace reserveSpaceSizeInBytes reserveSpace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_doDesc = args::value::<
        u64,
    >(doDesc, "doDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dqDesc = args::value::<
        u64,
    >(dqDesc, "dqDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dkDesc = args::value::<
        u64,
    >(dkDesc, "dkDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dvDesc = args::value::<
        u64,
    >(dvDesc, "dvDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    ints!(
        u64, c_weightSizeInBytes = weightSizeInBytes, c_workSpaceSizeInBytes = workSpaceSizeInBytes,
        c_reserveSpaceSizeInBytes = reserveSpaceSizeInBytes
    );
    let c_loWinIdx = args::array(loWinIdx, "loWinIdx", &Ty::I32, None, &arena)?;
    let c_hiWinIdx = args::array(hiWinIdx, "hiWinIdx", &Ty::I32, None, &arena)?;
    let c_devSeqLengthsDQDO = args::device(devSeqLengthsDQDO, "devSeqLengthsDQDO", Some(&Ty::I32), &arena)?;
    let c_devSeqLengthsDKDV = args::device(devSeqLengthsDKDV, "devSeqLengthsDKDV", Some(&Ty::I32), &arena)?;
    let c_dout = args::device(dout, "dout", None, &arena)?;
    let c_dqueries = args::device(dqueries, "dqueries", None, &arena)?;
    let c_queries = args::device(queries, "queries", None, &arena)?;
    let c_dkeys = args::device(dkeys, "dkeys", None, &arena)?;
    let c_keys = args::device(keys, "keys", None, &arena)?;
    let c_dvalues = args::device(dvalues, "dvalues", None, &arena)?;
    let c_values = args::device(values, "values", None, &arena)?;
    let c_weights = args::device(weights, "weights", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, u64,
        Ptr,
    ) -> i32 = call.symbol(slots::cudnnMultiHeadAttnBackwardData)?;
    let status = unsafe { released(py, || function(
        c_handle, c_attnDesc, c_loWinIdx.cast(), c_hiWinIdx.cast(), c_devSeqLengthsDQDO.cast(),
        c_devSeqLengthsDKDV.cast(), c_doDesc, c_dout.cast(), c_dqDesc, c_dqueries.cast(), c_queries.cast(), c_dkDesc,
        c_dkeys.cast(), c_keys.cast(), c_dvDesc, c_dvalues.cast(), c_values.cast(), c_weightSizeInBytes,
        c_weights.cast(), c_workSpaceSizeInBytes, c_workSpace.cast(), c_reserveSpaceSizeInBytes, c_reserveSpace.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnMultiHeadAttnBackwardWeights, c"cudnnMultiHeadAttnBackwardWeights($self, handle, attnDesc, addGrad, qDesc, queries, kDesc, keys, vDesc, values, doDesc, dout, weightSizeInBytes, weights, dweights, workSpaceSizeInBytes, workSpace, reserveSpaceSizeInBytes, reserveSpace)
--

Computes the gradients of attention weights and biases, after the data gradients are computed.

``cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, cudnnWgradMode_t addGrad, cudnnSeqDataDescriptor_t qDesc, const void *queries, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t doDesc, const void *dout, size_t weightSizeInBytes, const void *weights, void *dweights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)``

Parameters
----------
handle : cudnnHandle_t or None
attnDesc : cudnnAttnDescriptor_t or None
addGrad : cudnnWgradMode_t
qDesc, kDesc, vDesc, doDesc : cudnnSeqDataDescriptor_t or None
queries, keys, values, dout, weights, dweights, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
weightSizeInBytes, workSpaceSizeInBytes, reserveSpaceSizeInBytes : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnBackwardWeights
");

#[inline(always)]
pub(crate) fn cudnnMultiHeadAttnBackwardWeights<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnMultiHeadAttnBackwardWeights(handle attnDesc addGrad qDesc queries kDesc keys vDesc values
        doDesc dout weightSizeInBytes weights dweights workSpaceSizeInBytes workSpace reserveSpaceSizeInBytes
        reserveSpace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    let c_addGrad = args::enumeration(addGrad, "addGrad", &cudnn9::cudnnWgradMode_t)?;
    let c_qDesc = args::value::<u64>(qDesc, "qDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_kDesc = args::value::<u64>(kDesc, "kDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_vDesc = args::value::<u64>(vDesc, "vDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_doDesc = args::value::<
        u64,
    >(doDesc, "doDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    ints!(
        u64, c_weightSizeInBytes = weightSizeInBytes, c_workSpaceSizeInBytes = workSpaceSizeInBytes,
        c_reserveSpaceSizeInBytes = reserveSpaceSizeInBytes
    );
    let c_queries = args::device(queries, "queries", None, &arena)?;
    let c_keys = args::device(keys, "keys", None, &arena)?;
    let c_values = args::device(values, "values", None, &arena)?;
    let c_dout = args::device(dout, "dout", None, &arena)?;
    let c_weights = args::device(weights, "weights", None, &arena)?;
    let c_dweights = args::device(dweights, "dweights", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnMultiHeadAttnBackwardWeights)?;
    let status = unsafe { released(py, || function(
        c_handle, c_attnDesc, c_addGrad, c_qDesc, c_queries.cast(), c_kDesc, c_keys.cast(), c_vDesc, c_values.cast(),
        c_doDesc, c_dout.cast(), c_weightSizeInBytes, c_weights.cast(), c_dweights.cast(), c_workSpaceSizeInBytes,
        c_workSpace.cast(), c_reserveSpaceSizeInBytes, c_reserveSpace.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnMultiHeadAttnForward, c"cudnnMultiHeadAttnForward($self, handle, attnDesc, currIdx, loWinIdx, hiWinIdx, devSeqLengthsQO, devSeqLengthsKV, qDesc, queries, residuals, kDesc, keys, vDesc, values, oDesc, out, weightSizeInBytes, weights, workSpaceSizeInBytes, workSpace, reserveSpaceSizeInBytes, reserveSpace)
--

Computes multi-head attention of queries, keys and values, for all time steps at once or step by step.

``cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t handle, cudnnAttnDescriptor_t attnDesc, int currIdx, const int *loWinIdx, const int *hiWinIdx, const int *devSeqLengthsQO, const int *devSeqLengthsKV, cudnnSeqDataDescriptor_t qDesc, const void *queries, const void *residuals, cudnnSeqDataDescriptor_t kDesc, const void *keys, cudnnSeqDataDescriptor_t vDesc, const void *values, cudnnSeqDataDescriptor_t oDesc, void *out, size_t weightSizeInBytes, const void *weights, size_t workSpaceSizeInBytes, void *workSpace, size_t reserveSpaceSizeInBytes, void *reserveSpace)``

Parameters
----------
handle : cudnnHandle_t or None
attnDesc : cudnnAttnDescriptor_t or None
currIdx, weightSizeInBytes, workSpaceSizeInBytes, reserveSpaceSizeInBytes : int
loWinIdx, hiWinIdx : list[int] or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
devSeqLengthsQO, devSeqLengthsKV, queries, residuals, keys, values, out, weights, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
qDesc, kDesc, vDesc, oDesc : cudnnSeqDataDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnMultiHeadAttnForward
");

#[inline(always)]
pub(crate) fn cudnnMultiHeadAttnForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnMultiHeadAttnForward(handle attnDesc currIdx loWinIdx hiWinIdx devSeqLengthsQO devSeqLengthsKV
        qDesc queries residuals kDesc keys vDesc values oDesc out weightSizeInBytes weights workSpaceSizeInBytes
        workSpace reserveSpaceSizeInBytes reserveSpace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_attnDesc = args::value::<
        u64,
    >(attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    ints!(i32, c_currIdx = currIdx);
    let c_qDesc = args::value::<u64>(qDesc, "qDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_kDesc = args::value::<u64>(kDesc, "kDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_vDesc = args::value::<u64>(vDesc, "vDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_oDesc = args::value::<u64>(oDesc, "oDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    ints!(
        u64, c_weightSizeInBytes = weightSizeInBytes, c_workSpaceSizeInBytes = workSpaceSizeInBytes,
        c_reserveSpaceSizeInBytes = reserveSpaceSizeInBytes
    );
    let c_loWinIdx = args::array(loWinIdx, "loWinIdx", &Ty::I32, None, &arena)?;
    let c_hiWinIdx = args::array(hiWinIdx, "hiWinIdx", &Ty::I32, None, &arena)?;
    let c_devSeqLengthsQO = args::device(devSeqLengthsQO, "devSeqLengthsQO", Some(&Ty::I32), &arena)?;
    let c_devSeqLengthsKV = args::device(devSeqLengthsKV, "devSeqLengthsKV", Some(&Ty::I32), &arena)?;
    let c_queries = args::device(queries, "queries", None, &arena)?;
    let c_residuals = args::device(residuals, "residuals", None, &arena)?;
    let c_keys = args::device(keys, "keys", None, &arena)?;
    let c_values = args::device(values, "values", None, &arena)?;
    let c_out = args::device(out, "out", None, &arena)?;
    let c_weights = args::device(weights, "weights", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnMultiHeadAttnForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_attnDesc, c_currIdx, c_loWinIdx.cast(), c_hiWinIdx.cast(), c_devSeqLengthsQO.cast(),
        c_devSeqLengthsKV.cast(), c_qDesc, c_queries.cast(), c_residuals.cast(), c_kDesc, c_keys.cast(), c_vDesc,
        c_values.cast(), c_oDesc, c_out.cast(), c_weightSizeInBytes, c_weights.cast(), c_workSpaceSizeInBytes,
        c_workSpace.cast(), c_reserveSpaceSizeInBytes, c_reserveSpace.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnNormalizationBackward, c"cudnnNormalizationBackward($self, handle, mode, normOps, algo, alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff, xDesc, xData, yDesc, yData, dyDesc, dyData, dzDesc, dzData, dxDesc, dxData, dNormScaleBiasDesc, normScaleData, normBiasData, dNormScaleData, dNormBiasData, epsilon, normMeanVarDesc, savedMean, savedInvVariance, activationDesc, workSpace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes, groupCnt)
--

Computes the gradients of a normalization with respect to x, scale and bias, and to z if z was added.

``cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alphaDataDiff, const void *betaDataDiff, const void *alphaParamDiff, const void *betaParamDiff, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t yDesc, const void *yData, cudnnTensorDescriptor_t dyDesc, const void *dyData, cudnnTensorDescriptor_t dzDesc, void *dzData, cudnnTensorDescriptor_t dxDesc, void *dxData, cudnnTensorDescriptor_t dNormScaleBiasDesc, const void *normScaleData, const void *normBiasData, void *dNormScaleData, void *dNormBiasData, double epsilon, cudnnTensorDescriptor_t normMeanVarDesc, const void *savedMean, const void *savedInvVariance, cudnnActivationDescriptor_t activationDesc, void *workSpace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnNormMode_t
normOps : cudnnNormOps_t
algo : cudnnNormAlgo_t
alphaDataDiff, betaDataDiff, alphaParamDiff, betaParamDiff : number with a type
xDesc, yDesc, dyDesc, dzDesc, dxDesc, dNormScaleBiasDesc, normMeanVarDesc : cudnnTensorDescriptor_t or None
xData, yData, dyData, dzData, dxData, normScaleData, normBiasData, dNormScaleData, dNormBiasData, savedMean, savedInvVariance, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
epsilon : float
activationDesc : cudnnActivationDescriptor_t or None
workSpaceSizeInBytes, reserveSpaceSizeInBytes, groupCnt : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationBackward
");

#[inline(always)]
pub(crate) fn cudnnNormalizationBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnNormalizationBackward(handle mode normOps algo alphaDataDiff betaDataDiff alphaParamDiff
        betaParamDiff xDesc xData yDesc yData dyDesc dyData dzDesc dzData dxDesc dxData dNormScaleBiasDesc normScaleData
        normBiasData dNormScaleData dNormBiasData epsilon normMeanVarDesc savedMean savedInvVariance activationDesc
        workSpace workSpaceSizeInBytes reserveSpace reserveSpaceSizeInBytes groupCnt)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(normOps, "normOps", &cudnn9::cudnnNormOps_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dzDesc = args::value::<
        u64,
    >(dzDesc, "dzDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dNormScaleBiasDesc = args::value::<
        u64,
    >(dNormScaleBiasDesc, "dNormScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(epsilon)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes, c_reserveSpaceSizeInBytes = reserveSpaceSizeInBytes);
    ints!(i32, c_groupCnt = groupCnt);
    let c_xData = args::device(xData, "xData", None, &arena)?;
    let c_yData = args::device(yData, "yData", None, &arena)?;
    let c_dyData = args::device(dyData, "dyData", None, &arena)?;
    let c_dzData = args::device(dzData, "dzData", None, &arena)?;
    let c_dxData = args::device(dxData, "dxData", None, &arena)?;
    let c_normScaleData = args::device(normScaleData, "normScaleData", None, &arena)?;
    let c_normBiasData = args::device(normBiasData, "normBiasData", None, &arena)?;
    let c_dNormScaleData = args::device(dNormScaleData, "dNormScaleData", None, &arena)?;
    let c_dNormBiasData = args::device(dNormBiasData, "dNormBiasData", None, &arena)?;
    let c_savedMean = args::device(savedMean, "savedMean", None, &arena)?;
    let c_savedInvVariance = args::device(savedInvVariance, "savedInvVariance", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let c_alphaDataDiff = args::host_scalar(alphaDataDiff, "alphaDataDiff", false, &arena)?;
    let c_betaDataDiff = args::host_scalar(betaDataDiff, "betaDataDiff", false, &arena)?;
    let c_alphaParamDiff = args::host_scalar(alphaParamDiff, "alphaParamDiff", false, &arena)?;
    let c_betaParamDiff = args::host_scalar(betaParamDiff, "betaParamDiff", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, Ptr,
        Ptr, f64, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, i32,
    ) -> i32 = call.symbol(slots::cudnnNormalizationBackward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_normOps, c_algo, c_alphaDataDiff.cast(), c_betaDataDiff.cast(), c_alphaParamDiff.cast(),
        c_betaParamDiff.cast(), c_xDesc, c_xData.cast(), c_yDesc, c_yData.cast(), c_dyDesc, c_dyData.cast(), c_dzDesc,
        c_dzData.cast(), c_dxDesc, c_dxData.cast(), c_dNormScaleBiasDesc, c_normScaleData.cast(), c_normBiasData.cast(),
        c_dNormScaleData.cast(), c_dNormBiasData.cast(), c_epsilon, c_normMeanVarDesc, c_savedMean.cast(),
        c_savedInvVariance.cast(), c_activationDesc, c_workSpace.cast(), c_workSpaceSizeInBytes, c_reserveSpace.cast(),
        c_reserveSpaceSizeInBytes, c_groupCnt,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnNormalizationForwardInference, c"cudnnNormalizationForwardInference($self, handle, mode, normOps, algo, alpha, beta, xDesc, x, normScaleBiasDesc, normScale, normBias, normMeanVarDesc, estimatedMean, estimatedVariance, zDesc, z, activationDesc, yDesc, y, epsilon, groupCnt)
--

Normalizes x by estimated mean and variance, and optionally adds z and applies an activation.

``cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, cudnnTensorDescriptor_t normMeanVarDesc, const void *estimatedMean, const void *estimatedVariance, cudnnTensorDescriptor_t zDesc, const void *z, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t yDesc, void *y, double epsilon, int groupCnt)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnNormMode_t
normOps : cudnnNormOps_t
algo : cudnnNormAlgo_t
alpha, beta : number with a type
xDesc, normScaleBiasDesc, normMeanVarDesc, zDesc, yDesc : cudnnTensorDescriptor_t or None
x, normScale, normBias, estimatedMean, estimatedVariance, z, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
activationDesc : cudnnActivationDescriptor_t or None
epsilon : float
groupCnt : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationForwardInference
");

#[inline(always)]
pub(crate) fn cudnnNormalizationForwardInference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnNormalizationForwardInference(handle mode normOps algo alpha beta xDesc x normScaleBiasDesc
        normScale normBias normMeanVarDesc estimatedMean estimatedVariance zDesc z activationDesc yDesc y epsilon
        groupCnt)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(normOps, "normOps", &cudnn9::cudnnNormOps_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normScaleBiasDesc = args::value::<
        u64,
    >(normScaleBiasDesc, "normScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_zDesc = args::value::<u64>(zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(epsilon)?;
    ints!(i32, c_groupCnt = groupCnt);
    let c_x = args::device(x, "x", None, &arena)?;
    let c_normScale = args::device(normScale, "normScale", None, &arena)?;
    let c_normBias = args::device(normBias, "normBias", None, &arena)?;
    let c_estimatedMean = args::device(estimatedMean, "estimatedMean", None, &arena)?;
    let c_estimatedVariance = args::device(estimatedVariance, "estimatedVariance", None, &arena)?;
    let c_z = args::device(z, "z", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, u64, u64, Ptr, f64, i32,
    ) -> i32 = call.symbol(slots::cudnnNormalizationForwardInference)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_normOps, c_algo, c_alpha.cast(), c_beta.cast(), c_xDesc, c_x.cast(), c_normScaleBiasDesc,
        c_normScale.cast(), c_normBias.cast(), c_normMeanVarDesc, c_estimatedMean.cast(), c_estimatedVariance.cast(),
        c_zDesc, c_z.cast(), c_activationDesc, c_yDesc, c_y.cast(), c_epsilon, c_groupCnt,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnNormalizationForwardTraining, c"cudnnNormalizationForwardTraining($self, handle, mode, normOps, algo, alpha, beta, xDesc, xData, normScaleBiasDesc, normScale, normBias, exponentialAverageFactor, normMeanVarDesc, resultRunningMean, resultRunningVariance, epsilon, resultSaveMean, resultSaveInvVariance, activationDesc, zDesc, zData, yDesc, yData, workspace, workSpaceSizeInBytes, reserveSpace, reserveSpaceSizeInBytes, groupCnt)
--

Normalizes x per activation or per channel in training, and optionally adds z and applies an activation.

``cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t handle, cudnnNormMode_t mode, cudnnNormOps_t normOps, cudnnNormAlgo_t algo, const void *alpha, const void *beta, cudnnTensorDescriptor_t xDesc, const void *xData, cudnnTensorDescriptor_t normScaleBiasDesc, const void *normScale, const void *normBias, double exponentialAverageFactor, cudnnTensorDescriptor_t normMeanVarDesc, void *resultRunningMean, void *resultRunningVariance, double epsilon, void *resultSaveMean, void *resultSaveInvVariance, cudnnActivationDescriptor_t activationDesc, cudnnTensorDescriptor_t zDesc, const void *zData, cudnnTensorDescriptor_t yDesc, void *yData, void *workspace, size_t workSpaceSizeInBytes, void *reserveSpace, size_t reserveSpaceSizeInBytes, int groupCnt)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnNormMode_t
normOps : cudnnNormOps_t
algo : cudnnNormAlgo_t
alpha, beta : number with a type
xDesc, normScaleBiasDesc, normMeanVarDesc, zDesc, yDesc : cudnnTensorDescriptor_t or None
xData, normScale, normBias, resultRunningMean, resultRunningVariance, resultSaveMean, resultSaveInvVariance, zData, yData, workspace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
exponentialAverageFactor, epsilon : float
activationDesc : cudnnActivationDescriptor_t or None
workSpaceSizeInBytes, reserveSpaceSizeInBytes, groupCnt : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnNormalizationForwardTraining
");

#[inline(always)]
pub(crate) fn cudnnNormalizationForwardTraining<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnNormalizationForwardTraining(handle mode normOps algo alpha beta xDesc xData normScaleBiasDesc
        normScale normBias exponentialAverageFactor normMeanVarDesc resultRunningMean resultRunningVariance epsilon
        resultSaveMean resultSaveInvVariance activationDesc zDesc zData yDesc yData workspace workSpaceSizeInBytes
        reserveSpace reserveSpaceSizeInBytes groupCnt)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnNormMode_t)?;
    let c_normOps = args::enumeration(normOps, "normOps", &cudnn9::cudnnNormOps_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnNormAlgo_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_normScaleBiasDesc = args::value::<
        u64,
    >(normScaleBiasDesc, "normScaleBiasDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_exponentialAverageFactor = args::f64(exponentialAverageFactor)?;
    let c_normMeanVarDesc = args::value::<
        u64,
    >(normMeanVarDesc, "normMeanVarDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_epsilon = args::f64(epsilon)?;
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_zDesc = args::value::<u64>(zDesc, "zDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(u64, c_workSpaceSizeInBytes = workSpaceSizeInBytes, c_reserveSpaceSizeInBytes = reserveSpaceSizeInBytes);
    ints!(i32, c_groupCnt = groupCnt);
    let c_xData = args::device(xData, "xData", None, &arena)?;
    let c_normScale = args::device(normScale, "normScale", None, &arena)?;
    let c_normBias = args::device(normBias, "normBias", None, &arena)?;
    let c_resultRunningMean = args::device(resultRunningMean, "resultRunningMean", None, &arena)?;
    let c_resultRunningVariance = args::device(resultRunningVariance, "resultRunningVariance", None, &arena)?;
    let c_resultSaveMean = args::device(resultSaveMean, "resultSaveMean", None, &arena)?;
    let c_resultSaveInvVariance = args::device(resultSaveInvVariance, "resultSaveInvVariance", None, &arena)?;
    let c_zData = args::device(zData, "zData", None, &arena)?;
    let c_yData = args::device(yData, "yData", None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, f64, u64, Ptr, Ptr, f64, Ptr, Ptr, u64, u64, Ptr, u64,
        Ptr, Ptr, u64, Ptr, u64, i32,
    ) -> i32 = call.symbol(slots::cudnnNormalizationForwardTraining)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mode, c_normOps, c_algo, c_alpha.cast(), c_beta.cast(), c_xDesc, c_xData.cast(),
        c_normScaleBiasDesc, c_normScale.cast(), c_normBias.cast(), c_exponentialAverageFactor, c_normMeanVarDesc,
        c_resultRunningMean.cast(), c_resultRunningVariance.cast(), c_epsilon, c_resultSaveMean.cast(),
        c_resultSaveInvVariance.cast(), c_activationDesc, c_zDesc, c_zData.cast(), c_yDesc, c_yData.cast(),
        c_workspace.cast(), c_workSpaceSizeInBytes, c_reserveSpace.cast(), c_reserveSpaceSizeInBytes, c_groupCnt,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnOpTensor, c"cudnnOpTensor($self, handle, opTensorDesc, alpha1, aDesc, A, alpha2, bDesc, B, beta, cDesc, C)
--

C = op(α1·A, α2·B) + β·C for each element; dimensions of size 1 in B are broadcast.

``cudnnStatus_t cudnnOpTensor(cudnnHandle_t handle, cudnnOpTensorDescriptor_t opTensorDesc, const void *alpha1, cudnnTensorDescriptor_t aDesc, const void *A, const void *alpha2, cudnnTensorDescriptor_t bDesc, const void *B, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)``

Parameters
----------
handle : cudnnHandle_t or None
opTensorDesc : cudnnOpTensorDescriptor_t or None
alpha1, alpha2, beta : number with a type
aDesc, bDesc, cDesc : cudnnTensorDescriptor_t or None
A, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnOpTensor
");

#[inline(always)]
pub(crate) fn cudnnOpTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnOpTensor(handle opTensorDesc alpha1 aDesc A alpha2 bDesc B beta cDesc C));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_opTensorDesc = args::value::<
        u64,
    >(opTensorDesc, "opTensorDesc", &cudnn9::cudnnOpTensorDescriptor_t)?;
    let c_aDesc = args::value::<u64>(aDesc, "aDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_bDesc = args::value::<u64>(bDesc, "bDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<u64>(cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_A = args::device(A, "A", None, &arena)?;
    let c_B = args::device(B, "B", None, &arena)?;
    let c_C = args::device(C, "C", None, &arena)?;
    let c_alpha1 = args::host_scalar(alpha1, "alpha1", false, &arena)?;
    let c_alpha2 = args::host_scalar(alpha2, "alpha2", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnOpTensor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opTensorDesc, c_alpha1.cast(), c_aDesc, c_A.cast(), c_alpha2.cast(), c_bDesc, c_B.cast(),
        c_beta.cast(), c_cDesc, c_C.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnOpsVersionCheck, c"cudnnOpsVersionCheck($self)
--

Checks that the version of the operations library matches its dependencies.

``cudnnStatus_t cudnnOpsVersionCheck(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnOpsVersionCheck
");

shared!(
    cudnnOpsVersionCheck = like_cudnnAdvVersionCheck(cudnn9::cudnnStatus_t),
    "cudnnOpsVersionCheck", "", slots::cudnnOpsVersionCheck
);

documented!(cudnnPoolingBackward, c"cudnnPoolingBackward($self, handle, poolingDesc, alpha, yDesc, y, dyDesc, dy, xDesc, x, beta, dxDesc, dx)
--

Computes the gradient dx of pooling from y, dy and x, as α·gradient + β·dx.

``cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``

Parameters
----------
handle : cudnnHandle_t or None
poolingDesc : cudnnPoolingDescriptor_t or None
alpha, beta : number with a type
yDesc, dyDesc, xDesc, dxDesc : cudnnTensorDescriptor_t or None
y, dy, x, dx : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnPoolingBackward
");

shared!(
    cudnnPoolingBackward = like_cudnnActivationBackward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnPoolingDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnPoolingBackward",
    "handle poolingDesc alpha yDesc y dyDesc dy xDesc x beta dxDesc dx",
    slots::cudnnPoolingBackward
);

documented!(cudnnPoolingForward, c"cudnnPoolingForward($self, handle, poolingDesc, alpha, xDesc, x, beta, yDesc, y)
--

y = α·pool(x) + β·y, where pool is the maximum or average of each window.

``cudnnStatus_t cudnnPoolingForward(cudnnHandle_t handle, cudnnPoolingDescriptor_t poolingDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
poolingDesc : cudnnPoolingDescriptor_t or None
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnPoolingForward
");

shared!(
    cudnnPoolingForward = like_cudnnActivationForward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnPoolingDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnPoolingForward",
    "handle poolingDesc alpha xDesc x beta yDesc y", slots::cudnnPoolingForward
);

documented!(cudnnQueryRuntimeError, c"cudnnQueryRuntimeError($self, handle, mode, tag)
--

Reports whether kernels of a handle have failed, either immediately or after waiting for the kernels.

``cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t handle, cudnnStatus_t *rstatus, cudnnErrQueryMode_t mode, cudnnRuntimeTag_t *tag)``

Parameters
----------
handle : cudnnHandle_t or None
mode : cudnnErrQueryMode_t
tag : address or buffer

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
rstatus : cudnnStatus_t

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnQueryRuntimeError
");

#[inline(always)]
pub(crate) fn cudnnQueryRuntimeError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnQueryRuntimeError(handle mode tag));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnErrQueryMode_t)?;
    let mut c_rstatus: i32 = 0;
    let c_tag = args::either(tag, "tag", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, Ptr) -> i32 = call.symbol(slots::cudnnQueryRuntimeError)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_rstatus).cast(), c_mode, c_tag.cast())) };
    returned(
        py, &cudnn9::cudnnStatus_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &cudnn9::cudnnStatus_t, c_rstatus)?),
    )
}

documented!(cudnnRNNBackwardData_v8, c"cudnnRNNBackwardData_v8($self, handle, rnnDesc, devSeqLengths, yDesc, y, dy, xDesc, dx, hDesc, hx, dhy, dhx, cDesc, cx, dcy, dcx, weightSpaceSize, weightSpace, workSpaceSize, workSpace, reserveSpaceSize, reserveSpace)
--

Computes the gradients of an RNN with respect to its input and initial states.

``cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t yDesc, const void *y, const void *dy, cudnnRNNDataDescriptor_t xDesc, void *dx, cudnnTensorDescriptor_t hDesc, const void *hx, const void *dhy, void *dhx, cudnnTensorDescriptor_t cDesc, const void *cx, const void *dcy, void *dcx, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)``

Parameters
----------
handle : cudnnHandle_t or None
rnnDesc : cudnnRNNDescriptor_t or None
devSeqLengths, y, dy, dx, hx, dhy, dhx, cx, dcy, dcx, weightSpace, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
yDesc, xDesc : cudnnRNNDataDescriptor_t or None
hDesc, cDesc : cudnnTensorDescriptor_t or None
weightSpaceSize, workSpaceSize, reserveSpaceSize : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNBackwardData_v8
");

#[inline(always)]
pub(crate) fn cudnnRNNBackwardData_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnRNNBackwardData_v8(handle rnnDesc devSeqLengths yDesc y dy xDesc dx hDesc hx dhy dhx cDesc cx
        dcy dcx weightSpaceSize weightSpace workSpaceSize workSpace reserveSpaceSize reserveSpace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_hDesc = args::value::<u64>(hDesc, "hDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<u64>(cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(
        u64, c_weightSpaceSize = weightSpaceSize, c_workSpaceSize = workSpaceSize, c_reserveSpaceSize = reserveSpaceSize
    );
    let c_devSeqLengths = args::device(devSeqLengths, "devSeqLengths", Some(&Ty::I32), &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_hx = args::device(hx, "hx", None, &arena)?;
    let c_dhy = args::device(dhy, "dhy", None, &arena)?;
    let c_dhx = args::device(dhx, "dhx", None, &arena)?;
    let c_cx = args::device(cx, "cx", None, &arena)?;
    let c_dcy = args::device(dcy, "dcy", None, &arena)?;
    let c_dcx = args::device(dcx, "dcx", None, &arena)?;
    let c_weightSpace = args::device(weightSpace, "weightSpace", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnRNNBackwardData_v8)?;
    let status = unsafe { released(py, || function(
        c_handle, c_rnnDesc, c_devSeqLengths.cast(), c_yDesc, c_y.cast(), c_dy.cast(), c_xDesc, c_dx.cast(), c_hDesc,
        c_hx.cast(), c_dhy.cast(), c_dhx.cast(), c_cDesc, c_cx.cast(), c_dcy.cast(), c_dcx.cast(), c_weightSpaceSize,
        c_weightSpace.cast(), c_workSpaceSize, c_workSpace.cast(), c_reserveSpaceSize, c_reserveSpace.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnRNNBackwardWeights_v8, c"cudnnRNNBackwardWeights_v8($self, handle, rnnDesc, addGrad, devSeqLengths, xDesc, x, hDesc, hx, yDesc, y, weightSpaceSize, dweightSpace, workSpaceSize, workSpace, reserveSpaceSize, reserveSpace)
--

Adds the gradients of an RNN's weights and biases to ``dweightSpace``, after the data gradients are computed.

``cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnWgradMode_t addGrad, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnTensorDescriptor_t hDesc, const void *hx, cudnnRNNDataDescriptor_t yDesc, const void *y, size_t weightSpaceSize, void *dweightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)``

Parameters
----------
handle : cudnnHandle_t or None
rnnDesc : cudnnRNNDescriptor_t or None
addGrad : cudnnWgradMode_t
devSeqLengths, x, hx, y, dweightSpace, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xDesc, yDesc : cudnnRNNDataDescriptor_t or None
hDesc : cudnnTensorDescriptor_t or None
weightSpaceSize, workSpaceSize, reserveSpaceSize : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNBackwardWeights_v8
");

#[inline(always)]
pub(crate) fn cudnnRNNBackwardWeights_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnRNNBackwardWeights_v8(handle rnnDesc addGrad devSeqLengths xDesc x hDesc hx yDesc y
        weightSpaceSize dweightSpace workSpaceSize workSpace reserveSpaceSize reserveSpace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_addGrad = args::enumeration(addGrad, "addGrad", &cudnn9::cudnnWgradMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_hDesc = args::value::<u64>(hDesc, "hDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    ints!(
        u64, c_weightSpaceSize = weightSpaceSize, c_workSpaceSize = workSpaceSize, c_reserveSpaceSize = reserveSpaceSize
    );
    let c_devSeqLengths = args::device(devSeqLengths, "devSeqLengths", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_hx = args::device(hx, "hx", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_dweightSpace = args::device(dweightSpace, "dweightSpace", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnRNNBackwardWeights_v8)?;
    let status = unsafe { released(py, || function(
        c_handle, c_rnnDesc, c_addGrad, c_devSeqLengths.cast(), c_xDesc, c_x.cast(), c_hDesc, c_hx.cast(), c_yDesc,
        c_y.cast(), c_weightSpaceSize, c_dweightSpace.cast(), c_workSpaceSize, c_workSpace.cast(), c_reserveSpaceSize,
        c_reserveSpace.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnRNNForward, c"cudnnRNNForward($self, handle, rnnDesc, fwdMode, devSeqLengths, xDesc, x, yDesc, y, hDesc, hx, hy, cDesc, cx, cy, weightSpaceSize, weightSpace, workSpaceSize, workSpace, reserveSpaceSize, reserveSpace)
--

Runs an RNN on a batch of sequences and, in training, stores intermediate results in ``reserveSpace``.

``cudnnStatus_t cudnnRNNForward(cudnnHandle_t handle, cudnnRNNDescriptor_t rnnDesc, cudnnForwardMode_t fwdMode, const int32_t *devSeqLengths, cudnnRNNDataDescriptor_t xDesc, const void *x, cudnnRNNDataDescriptor_t yDesc, void *y, cudnnTensorDescriptor_t hDesc, const void *hx, void *hy, cudnnTensorDescriptor_t cDesc, const void *cx, void *cy, size_t weightSpaceSize, const void *weightSpace, size_t workSpaceSize, void *workSpace, size_t reserveSpaceSize, void *reserveSpace)``

Parameters
----------
handle : cudnnHandle_t or None
rnnDesc : cudnnRNNDescriptor_t or None
fwdMode : cudnnForwardMode_t
devSeqLengths, x, y, hx, hy, cx, cy, weightSpace, workSpace, reserveSpace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
xDesc, yDesc : cudnnRNNDataDescriptor_t or None
hDesc, cDesc : cudnnTensorDescriptor_t or None
weightSpaceSize, workSpaceSize, reserveSpaceSize : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_EXECUTION_FAILED``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNForward
");

#[inline(always)]
pub(crate) fn cudnnRNNForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnRNNForward(handle rnnDesc fwdMode devSeqLengths xDesc x yDesc y hDesc hx hy cDesc cx cy
        weightSpaceSize weightSpace workSpaceSize workSpace reserveSpaceSize reserveSpace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_fwdMode = args::enumeration(fwdMode, "fwdMode", &cudnn9::cudnnForwardMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_hDesc = args::value::<u64>(hDesc, "hDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<u64>(cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    ints!(
        u64, c_weightSpaceSize = weightSpaceSize, c_workSpaceSize = workSpaceSize, c_reserveSpaceSize = reserveSpaceSize
    );
    let c_devSeqLengths = args::device(devSeqLengths, "devSeqLengths", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_hx = args::device(hx, "hx", None, &arena)?;
    let c_hy = args::device(hy, "hy", None, &arena)?;
    let c_cx = args::device(cx, "cx", None, &arena)?;
    let c_cy = args::device(cy, "cy", None, &arena)?;
    let c_weightSpace = args::device(weightSpace, "weightSpace", None, &arena)?;
    let c_workSpace = args::device(workSpace, "workSpace", None, &arena)?;
    let c_reserveSpace = args::device(reserveSpace, "reserveSpace", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnRNNForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_rnnDesc, c_fwdMode, c_devSeqLengths.cast(), c_xDesc, c_x.cast(), c_yDesc, c_y.cast(), c_hDesc,
        c_hx.cast(), c_hy.cast(), c_cDesc, c_cx.cast(), c_cy.cast(), c_weightSpaceSize, c_weightSpace.cast(),
        c_workSpaceSize, c_workSpace.cast(), c_reserveSpaceSize, c_reserveSpace.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnRNNGetClip_v8, c"cudnnRNNGetClip_v8($self, rnnDesc)
--

Returns the clipping mode, bounds and NaN propagation of LSTM cell states.

``cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, cudnnNanPropagation_t *clipNanOpt, double *lclip, double *rclip)``

Parameters
----------
rnnDesc : cudnnRNNDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
clipMode : cudnnRNNClipMode_t
clipNanOpt : cudnnNanPropagation_t
lclip : float
rclip : float

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNGetClip_v8
");

#[inline(always)]
pub(crate) fn cudnnRNNGetClip_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnRNNGetClip_v8(rnnDesc));
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_clipMode: i32 = 0;
    let mut c_clipNanOpt: i32 = 0;
    let mut c_lclip: f64 = 0.0;
    let mut c_rclip: f64 = 0.0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnRNNGetClip_v8)?;
    let status = unsafe { released(py, || function(
        c_rnnDesc, (&raw mut c_clipMode).cast(), (&raw mut c_clipNanOpt).cast(), (&raw mut c_lclip).cast(),
        (&raw mut c_rclip).cast(),
    )) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNClipMode_t, c_clipMode)?)?;
            tuple.push(out::enumeration(py, &cudnn9::cudnnNanPropagation_t, c_clipNanOpt)?)?;
            tuple.push(out::f64(py, c_lclip)?)?;
            tuple.push(out::f64(py, c_rclip)?)?;
            Ok(())
        },
    )
}

documented!(cudnnRNNGetClip_v9, c"cudnnRNNGetClip_v9($self, rnnDesc)
--

Returns the clipping mode and bounds of LSTM cell states.

``cudnnStatus_t cudnnRNNGetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t *clipMode, double *lclip, double *rclip)``

Parameters
----------
rnnDesc : cudnnRNNDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.
clipMode : cudnnRNNClipMode_t
lclip : float
rclip : float

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNGetClip_v9
");

#[inline(always)]
pub(crate) fn cudnnRNNGetClip_v9<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnRNNGetClip_v9(rnnDesc));
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let mut c_clipMode: i32 = 0;
    let mut c_lclip: f64 = 0.0;
    let mut c_rclip: f64 = 0.0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudnnRNNGetClip_v9)?;
    let status = unsafe { released(
        py, || function(c_rnnDesc, (&raw mut c_clipMode).cast(), (&raw mut c_lclip).cast(), (&raw mut c_rclip).cast()),
    ) };
    returned_in_form(
        py,
        &cudnn9::cudnnStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &cudnn9::cudnnRNNClipMode_t, c_clipMode)?)?;
            tuple.push(out::f64(py, c_lclip)?)?;
            tuple.push(out::f64(py, c_rclip)?)?;
            Ok(())
        },
    )
}

documented!(cudnnRNNSetClip_v8, c"cudnnRNNSetClip_v8($self, rnnDesc, clipMode, clipNanOpt, lclip, rclip)
--

Sets the clipping mode, bounds and NaN propagation of LSTM cell states.

``cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, cudnnNanPropagation_t clipNanOpt, double lclip, double rclip)``

Parameters
----------
rnnDesc : cudnnRNNDescriptor_t or None
clipMode : cudnnRNNClipMode_t
clipNanOpt : cudnnNanPropagation_t
lclip, rclip : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNSetClip_v8
");

#[inline(always)]
pub(crate) fn cudnnRNNSetClip_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnRNNSetClip_v8(rnnDesc clipMode clipNanOpt lclip rclip));
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_clipMode = args::enumeration(clipMode, "clipMode", &cudnn9::cudnnRNNClipMode_t)?;
    let c_clipNanOpt = args::enumeration(clipNanOpt, "clipNanOpt", &cudnn9::cudnnNanPropagation_t)?;
    let c_lclip = args::f64(lclip)?;
    let c_rclip = args::f64(rclip)?;
    let function: unsafe extern "system" fn(u64, i32, i32, f64, f64) -> i32 = call.symbol(slots::cudnnRNNSetClip_v8)?;
    let status = unsafe { released(py, || function(c_rnnDesc, c_clipMode, c_clipNanOpt, c_lclip, c_rclip)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnRNNSetClip_v9, c"cudnnRNNSetClip_v9($self, rnnDesc, clipMode, lclip, rclip)
--

Sets the clipping mode and bounds of LSTM cell states.

``cudnnStatus_t cudnnRNNSetClip_v9(cudnnRNNDescriptor_t rnnDesc, cudnnRNNClipMode_t clipMode, double lclip, double rclip)``

Parameters
----------
rnnDesc : cudnnRNNDescriptor_t or None
clipMode : cudnnRNNClipMode_t
lclip, rclip : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRNNSetClip_v9
");

#[inline(always)]
pub(crate) fn cudnnRNNSetClip_v9<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnRNNSetClip_v9(rnnDesc clipMode lclip rclip));
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_clipMode = args::enumeration(clipMode, "clipMode", &cudnn9::cudnnRNNClipMode_t)?;
    let c_lclip = args::f64(lclip)?;
    let c_rclip = args::f64(rclip)?;
    let function: unsafe extern "system" fn(u64, i32, f64, f64) -> i32 = call.symbol(slots::cudnnRNNSetClip_v9)?;
    let status = unsafe { released(py, || function(c_rnnDesc, c_clipMode, c_lclip, c_rclip)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnReduceTensor, c"cudnnReduceTensor($self, handle, reduceTensorDesc, indices, indicesSizeInBytes, workspace, workspaceSizeInBytes, alpha, aDesc, A, beta, cDesc, C)
--

C = α·reduce(A) + β·C, reducing over the dimensions that have size 1 in C.

``cudnnStatus_t cudnnReduceTensor(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduceTensorDesc, void *indices, size_t indicesSizeInBytes, void *workspace, size_t workspaceSizeInBytes, const void *alpha, cudnnTensorDescriptor_t aDesc, const void *A, const void *beta, cudnnTensorDescriptor_t cDesc, void *C)``

Parameters
----------
handle : cudnnHandle_t or None
reduceTensorDesc : cudnnReduceTensorDescriptor_t or None
indices, workspace, A, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
indicesSizeInBytes, workspaceSizeInBytes : int
alpha, beta : number with a type
aDesc, cDesc : cudnnTensorDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnReduceTensor
");

#[inline(always)]
pub(crate) fn cudnnReduceTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnReduceTensor(handle reduceTensorDesc indices indicesSizeInBytes workspace workspaceSizeInBytes
        alpha aDesc A beta cDesc C)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_reduceTensorDesc = args::value::<
        u64,
    >(reduceTensorDesc, "reduceTensorDesc", &cudnn9::cudnnReduceTensorDescriptor_t)?;
    ints!(u64, c_indicesSizeInBytes = indicesSizeInBytes, c_workspaceSizeInBytes = workspaceSizeInBytes);
    let c_aDesc = args::value::<u64>(aDesc, "aDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_cDesc = args::value::<u64>(cDesc, "cDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_indices = args::device(indices, "indices", None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_A = args::device(A, "A", None, &arena)?;
    let c_C = args::device(C, "C", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnReduceTensor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_reduceTensorDesc, c_indices.cast(), c_indicesSizeInBytes, c_workspace.cast(),
        c_workspaceSizeInBytes, c_alpha.cast(), c_aDesc, c_A.cast(), c_beta.cast(), c_cDesc, c_C.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnReorderFilterAndBias, c"cudnnReorderFilterAndBias($self, handle, filterDesc, reorderType, filterData, reorderedFilterData, reorderBias, biasData, reorderedBiasData)
--

Reorders an int8 filter and bias for int8 convolutions on Tensor Cores.

``cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t handle, cudnnFilterDescriptor_t filterDesc, cudnnReorderType_t reorderType, const void *filterData, void *reorderedFilterData, int reorderBias, const void *biasData, void *reorderedBiasData)``

Parameters
----------
handle : cudnnHandle_t or None
filterDesc : cudnnFilterDescriptor_t or None
reorderType : cudnnReorderType_t
filterData, reorderedFilterData, biasData, reorderedBiasData : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
reorderBias : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnReorderFilterAndBias
");

#[inline(always)]
pub(crate) fn cudnnReorderFilterAndBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnReorderFilterAndBias(handle filterDesc reorderType filterData reorderedFilterData reorderBias
        biasData reorderedBiasData)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_filterDesc = args::value::<
        u64,
    >(filterDesc, "filterDesc", &cudnn9::cudnnFilterDescriptor_t)?;
    let c_reorderType = args::enumeration(reorderType, "reorderType", &cudnn9::cudnnReorderType_t)?;
    ints!(i32, c_reorderBias = reorderBias);
    let c_filterData = args::device(filterData, "filterData", None, &arena)?;
    let c_reorderedFilterData = args::device(reorderedFilterData, "reorderedFilterData", None, &arena)?;
    let c_biasData = args::device(biasData, "biasData", None, &arena)?;
    let c_reorderedBiasData = args::device(reorderedBiasData, "reorderedBiasData", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cudnnReorderFilterAndBias)?;
    let status = unsafe { released(py, || function(
        c_handle, c_filterDesc, c_reorderType, c_filterData.cast(), c_reorderedFilterData.cast(), c_reorderBias,
        c_biasData.cast(), c_reorderedBiasData.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnRestoreDropoutDescriptor, c"cudnnRestoreDropoutDescriptor($self, dropoutDesc, handle, dropout, states, stateSizeInBytes, seed)
--

Sets the probability of dropout, with random states that have already been seeded.

``cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)``

Parameters
----------
dropoutDesc : cudnnDropoutDescriptor_t or None
handle : cudnnHandle_t or None
dropout : float
states : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``dropoutDesc``, or ``dropoutDesc`` is destroyed.
stateSizeInBytes, seed : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnRestoreDropoutDescriptor
");

#[inline(always)]
pub(crate) fn cudnnRestoreDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnRestoreDropoutDescriptor(dropoutDesc handle dropout states stateSizeInBytes seed));
    let arena = CallArena::new();
    let c_dropoutDesc = args::value::<
        u64,
    >(dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_dropout = args::f32(dropout)?;
    ints!(u64, c_stateSizeInBytes = stateSizeInBytes, c_seed = seed);
    let c_states = args::device(states, "states", None, &arena)?;
    args::keep(states, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, f32, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cudnnRestoreDropoutDescriptor)?;
    let status = unsafe {
        released(py, || function(c_dropoutDesc, c_handle, c_dropout, c_states.cast(), c_stateSizeInBytes, c_seed))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnDropoutDescriptor_t, c_dropoutDesc as u64, Some(("cudnnRestoreDropoutDescriptor", 0)), arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnScaleTensor, c"cudnnScaleTensor($self, handle, yDesc, y, alpha)
--

Multiplies all elements of a tensor by α.

``cudnnStatus_t cudnnScaleTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *alpha)``

Parameters
----------
handle : cudnnHandle_t or None
yDesc : cudnnTensorDescriptor_t or None
y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alpha : number with a type

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnScaleTensor
");

shared!(
    cudnnScaleTensor = like_cudnnScaleTensor(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnStatus_t), "cudnnScaleTensor",
    "handle yDesc y alpha", slots::cudnnScaleTensor
);

/// The shared body of `cudnnScaleTensor` and other functions.
#[inline(never)]
fn like_cudnnScaleTensor<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c3 = args::host_scalar(a3, own.name(3), false, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudnnSetActivationDescriptor, c"cudnnSetActivationDescriptor($self, activationDesc, mode, reluNanOpt, coef)
--

Sets the function, NaN propagation and coefficient (for example, a ReLU's bound) of an activation.

``cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t activationDesc, cudnnActivationMode_t mode, cudnnNanPropagation_t reluNanOpt, double coef)``

Parameters
----------
activationDesc : cudnnActivationDescriptor_t or None
mode : cudnnActivationMode_t
reluNanOpt : cudnnNanPropagation_t
coef : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetActivationDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetActivationDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetActivationDescriptor(activationDesc mode reluNanOpt coef));
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnActivationMode_t)?;
    let c_reluNanOpt = args::enumeration(reluNanOpt, "reluNanOpt", &cudnn9::cudnnNanPropagation_t)?;
    let c_coef = args::f64(coef)?;
    let function: unsafe extern "system" fn(u64, i32, i32, f64) -> i32 = call
        .symbol(slots::cudnnSetActivationDescriptor)?;
    let status = unsafe { released(py, || function(c_activationDesc, c_mode, c_reluNanOpt, c_coef)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetActivationDescriptorSwishBeta, c"cudnnSetActivationDescriptorSwishBeta($self, activationDesc, swish_beta)
--

Sets the β of a swish activation, x·sigmoid(β·x).

``cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t activationDesc, double swish_beta)``

Parameters
----------
activationDesc : cudnnActivationDescriptor_t or None
swish_beta : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetActivationDescriptorSwishBeta
");

#[inline(always)]
pub(crate) fn cudnnSetActivationDescriptorSwishBeta<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnSetActivationDescriptorSwishBeta(activationDesc swish_beta));
    let c_activationDesc = args::value::<
        u64,
    >(activationDesc, "activationDesc", &cudnn9::cudnnActivationDescriptor_t)?;
    let c_swish_beta = args::f64(swish_beta)?;
    let function: unsafe extern "system" fn(u64, f64) -> i32 = call
        .symbol(slots::cudnnSetActivationDescriptorSwishBeta)?;
    let status = unsafe { released(py, || function(c_activationDesc, c_swish_beta)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetAttnDescriptor, c"cudnnSetAttnDescriptor($self, attnDesc, attnMode, nHeads, smScaler, dataType, computePrec, mathType, attnDropoutDesc, postDropoutDesc, qSize, kSize, vSize, qProjSize, kProjSize, vProjSize, oProjSize, qoMaxSeqLength, kvMaxSeqLength, maxBatchSize, maxBeamSize)
--

Sets the heads, scale, data types, dropout, projections and maximum sizes of multi-head attention.

``cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t attnDesc, unsigned int attnMode, int nHeads, double smScaler, cudnnDataType_t dataType, cudnnDataType_t computePrec, cudnnMathType_t mathType, cudnnDropoutDescriptor_t attnDropoutDesc, cudnnDropoutDescriptor_t postDropoutDesc, int qSize, int kSize, int vSize, int qProjSize, int kProjSize, int vProjSize, int oProjSize, int qoMaxSeqLength, int kvMaxSeqLength, int maxBatchSize, int maxBeamSize)``

Parameters
----------
attnDesc : cudnnAttnDescriptor_t or None
attnMode, nHeads, qSize, kSize, vSize, qProjSize, kProjSize, vProjSize, oProjSize, qoMaxSeqLength, kvMaxSeqLength, maxBatchSize, maxBeamSize : int
smScaler : float
dataType, computePrec : cudnnDataType_t
mathType : cudnnMathType_t
attnDropoutDesc, postDropoutDesc : cudnnDropoutDescriptor_t or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetAttnDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetAttnDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnSetAttnDescriptor(attnDesc attnMode nHeads smScaler dataType computePrec mathType
        attnDropoutDesc postDropoutDesc qSize kSize vSize qProjSize kProjSize vProjSize oProjSize qoMaxSeqLength
        kvMaxSeqLength maxBatchSize maxBeamSize)
    );
    let c_attnDesc = args::value::<
        u64,
    >(attnDesc, "attnDesc", &cudnn9::cudnnAttnDescriptor_t)?;
    ints!(u32, c_attnMode = attnMode);
    ints!(i32, c_nHeads = nHeads);
    let c_smScaler = args::f64(smScaler)?;
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_computePrec = args::enumeration(computePrec, "computePrec", &cudnn9::cudnnDataType_t)?;
    let c_mathType = args::enumeration(mathType, "mathType", &cudnn9::cudnnMathType_t)?;
    let c_attnDropoutDesc = args::value::<
        u64,
    >(attnDropoutDesc, "attnDropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_postDropoutDesc = args::value::<
        u64,
    >(postDropoutDesc, "postDropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    ints!(
        i32, c_qSize = qSize, c_kSize = kSize, c_vSize = vSize, c_qProjSize = qProjSize, c_kProjSize = kProjSize,
        c_vProjSize = vProjSize, c_oProjSize = oProjSize, c_qoMaxSeqLength = qoMaxSeqLength,
        c_kvMaxSeqLength = kvMaxSeqLength, c_maxBatchSize = maxBatchSize, c_maxBeamSize = maxBeamSize
    );
    let function: unsafe extern "system" fn(
        u64, u32, i32, f64, i32, i32, i32, u64, u64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnSetAttnDescriptor)?;
    let status = unsafe { released(py, || function(
        c_attnDesc, c_attnMode, c_nHeads, c_smScaler, c_dataType, c_computePrec, c_mathType, c_attnDropoutDesc,
        c_postDropoutDesc, c_qSize, c_kSize, c_vSize, c_qProjSize, c_kProjSize, c_vProjSize, c_oProjSize,
        c_qoMaxSeqLength, c_kvMaxSeqLength, c_maxBatchSize, c_maxBeamSize,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetCTCLossDescriptor, c"cudnnSetCTCLossDescriptor($self, ctcLossDesc, compType)
--

Sets a CTC loss descriptor's compute type.

``cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None
compType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor
");

shared!(
    cudnnSetCTCLossDescriptor =
    like_cudnnSetCTCLossDescriptor(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnStatus_t), "cudnnSetCTCLossDescriptor",
    "ctcLossDesc compType", slots::cudnnSetCTCLossDescriptor
);

/// The shared body of `cudnnSetCTCLossDescriptor` and other functions.
#[inline(never)]
fn like_cudnnSetCTCLossDescriptor<'a, 'py>(
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
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudnnSetCTCLossDescriptorEx, c"cudnnSetCTCLossDescriptorEx($self, ctcLossDesc, compType, normMode, gradMode)
--

Sets a CTC loss descriptor's compute type, normalization mode and NaN propagation.

``cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None
compType : cudnnDataType_t
normMode : cudnnLossNormalizationMode_t
gradMode : cudnnNanPropagation_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptorEx
");

shared!(
    cudnnSetCTCLossDescriptorEx =
    like_cudnnSetCTCLossDescriptorEx(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnLossNormalizationMode_t,
    cudnn9::cudnnNanPropagation_t, cudnn9::cudnnStatus_t), "cudnnSetCTCLossDescriptorEx",
    "ctcLossDesc compType normMode gradMode", slots::cudnnSetCTCLossDescriptorEx
);

/// The shared body of `cudnnSetCTCLossDescriptorEx` and other functions.
#[inline(never)]
fn like_cudnnSetCTCLossDescriptorEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t4, status)
        },
    )
}

documented!(cudnnSetCTCLossDescriptor_v8, c"cudnnSetCTCLossDescriptor_v8($self, ctcLossDesc, compType, normMode, gradMode, maxLabelLength)
--

Sets a CTC loss descriptor's compute type, normalization mode, NaN propagation and maximum label length.

``cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnNanPropagation_t gradMode, int maxLabelLength)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None
compType : cudnnDataType_t
normMode : cudnnLossNormalizationMode_t
gradMode : cudnnNanPropagation_t
maxLabelLength : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor_v8
");

shared!(
    cudnnSetCTCLossDescriptor_v8 =
    like_cudnnSetCTCLossDescriptor_v8(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnLossNormalizationMode_t,
    cudnn9::cudnnNanPropagation_t, cudnn9::cudnnStatus_t),
    "cudnnSetCTCLossDescriptor_v8",
    "ctcLossDesc compType normMode gradMode maxLabelLength",
    slots::cudnnSetCTCLossDescriptor_v8
);

/// The shared body of `cudnnSetCTCLossDescriptor_v8` and other functions.
#[inline(never)]
fn like_cudnnSetCTCLossDescriptor_v8<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::i32(a4, own.name(4))?;
            let function: unsafe extern "system" fn(u64, i32, i32, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4)) };
            returned0(py, t4, status)
        },
    )
}

documented!(cudnnSetCTCLossDescriptor_v9, c"cudnnSetCTCLossDescriptor_v9($self, ctcLossDesc, compType, normMode, ctcGradMode, maxLabelLength)
--

Sets a CTC loss descriptor's compute type, normalization mode, gradient mode and maximum label length.

``cudnnStatus_t cudnnSetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t ctcLossDesc, cudnnDataType_t compType, cudnnLossNormalizationMode_t normMode, cudnnCTCGradMode_t ctcGradMode, int maxLabelLength)``

Parameters
----------
ctcLossDesc : cudnnCTCLossDescriptor_t or None
compType : cudnnDataType_t
normMode : cudnnLossNormalizationMode_t
ctcGradMode : cudnnCTCGradMode_t
maxLabelLength : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCTCLossDescriptor_v9
");

shared!(
    cudnnSetCTCLossDescriptor_v9 =
    like_cudnnSetCTCLossDescriptor_v8(cudnn9::cudnnCTCLossDescriptor_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnLossNormalizationMode_t,
    cudnn9::cudnnCTCGradMode_t, cudnn9::cudnnStatus_t), "cudnnSetCTCLossDescriptor_v9",
    "ctcLossDesc compType normMode ctcGradMode maxLabelLength",
    slots::cudnnSetCTCLossDescriptor_v9
);

documented!(cudnnSetCallback, c"cudnnSetCallback($self, mask, udata, fptr)
--

Sets a callback for errors, warnings and informational messages, as selected by a mask.

``cudnnStatus_t cudnnSetCallback(unsigned int mask, void *udata, cudnnCallback_t fptr)``

Parameters
----------
mask : int
udata : object
    Used after the call returns; kept alive by cubind as long as the process runs.
fptr : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Warnings
--------
- ``fptr`` may be called with ``udata`` at any time from now on, on any thread.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetCallback
");

#[inline(always)]
pub(crate) fn cudnnSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetCallback(mask udata fptr));
    let arena = CallArena::new();
    ints!(u32, c_mask = mask);
    let mut c_fptr = args::callback(fptr, Some(&cudnn9::cudnnCallback_t__signature), Some(udata), &arena)?;
    let c_udata = args::data(udata, c_fptr.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::cudnnSetCallback)?;
    let status = unsafe { released(py, || function(c_mask, c_udata.cast(), c_fptr.address())) };
    c_fptr.left(status == 0);
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetConvolution2dDescriptor, c"cudnnSetConvolution2dDescriptor($self, convDesc, pad_h, pad_w, u, v, dilation_h, dilation_w, mode, computeType)
--

Sets the padding, strides (u, v), dilation, mode and compute type of a 2D convolution.

``cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convDesc, int pad_h, int pad_w, int u, int v, int dilation_h, int dilation_w, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
pad_h, pad_w, u, v, dilation_h, dilation_w : int
mode : cudnnConvolutionMode_t
computeType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolution2dDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetConvolution2dDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnSetConvolution2dDescriptor(convDesc pad_h pad_w u v dilation_h dilation_w mode computeType));
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    ints!(
        i32, c_pad_h = pad_h, c_pad_w = pad_w, c_u = u, c_v = v, c_dilation_h = dilation_h, c_dilation_w = dilation_w
    );
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnConvolutionMode_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cudnn9::cudnnDataType_t)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnSetConvolution2dDescriptor)?;
    let status = unsafe { released(
        py, || function(c_convDesc, c_pad_h, c_pad_w, c_u, c_v, c_dilation_h, c_dilation_w, c_mode, c_computeType),
    ) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetConvolutionGroupCount, c"cudnnSetConvolutionGroupCount($self, convDesc, groupCount)
--

Sets the number of channel groups of a convolution.

``cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t convDesc, int groupCount)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
groupCount : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionGroupCount
");

#[inline(always)]
pub(crate) fn cudnnSetConvolutionGroupCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetConvolutionGroupCount(convDesc groupCount));
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    ints!(i32, c_groupCount = groupCount);
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cudnnSetConvolutionGroupCount)?;
    let status = unsafe { released(py, || function(c_convDesc, c_groupCount)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetConvolutionMathType, c"cudnnSetConvolutionMathType($self, convDesc, mathType)
--

Sets the math type of a convolution: the permitted use of Tensor Cores and conversions.

``cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t convDesc, cudnnMathType_t mathType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
mathType : cudnnMathType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionMathType
");

shared!(
    cudnnSetConvolutionMathType =
    like_cudnnSetCTCLossDescriptor(cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnMathType_t, cudnn9::cudnnStatus_t), "cudnnSetConvolutionMathType",
    "convDesc mathType", slots::cudnnSetConvolutionMathType
);

documented!(cudnnSetConvolutionNdDescriptor, c"cudnnSetConvolutionNdDescriptor($self, convDesc, arrayLength, padA, filterStrideA, dilationA, mode, computeType)
--

Sets a convolution's mode and compute type, and its padding, stride and dilation in each dimension.

``cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convDesc, int arrayLength, const int *padA, const int *filterStrideA, const int *dilationA, cudnnConvolutionMode_t mode, cudnnDataType_t computeType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
arrayLength : int
padA, filterStrideA, dilationA : list[int] or None
mode : cudnnConvolutionMode_t
computeType : cudnnDataType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionNdDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetConvolutionNdDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudnnSetConvolutionNdDescriptor(convDesc arrayLength padA filterStrideA dilationA mode computeType)
    );
    let arena = CallArena::new();
    let c_convDesc = args::value::<
        u64,
    >(convDesc, "convDesc", &cudnn9::cudnnConvolutionDescriptor_t)?;
    ints!(i32, c_arrayLength = arrayLength);
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnConvolutionMode_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cudnn9::cudnnDataType_t)?;
    args::at_most(py, args::length(py, c_arrayLength.into(), "arrayLength")?, 8, "padA")?;
    let c_padA = args::array(
        padA, "padA", &Ty::I32, Some(args::length(py, c_arrayLength.into(), "arrayLength")?), &arena,
    )?;
    args::at_most(py, args::length(py, c_arrayLength.into(), "arrayLength")?, 8, "filterStrideA")?;
    let c_filterStrideA = args::array(
        filterStrideA, "filterStrideA", &Ty::I32, Some(args::length(py, c_arrayLength.into(), "arrayLength")?), &arena,
    )?;
    args::at_most(py, args::length(py, c_arrayLength.into(), "arrayLength")?, 8, "dilationA")?;
    let c_dilationA = args::array(
        dilationA, "dilationA", &Ty::I32, Some(args::length(py, c_arrayLength.into(), "arrayLength")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetConvolutionNdDescriptor)?;
    let status = unsafe { released(py, || function(
        c_convDesc, c_arrayLength, c_padA.cast(), c_filterStrideA.cast(), c_dilationA.cast(), c_mode, c_computeType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetConvolutionReorderType, c"cudnnSetConvolutionReorderType($self, convDesc, reorderType)
--

Sets whether an int8 convolution reorders its filter before use.

``cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t convDesc, cudnnReorderType_t reorderType)``

Parameters
----------
convDesc : cudnnConvolutionDescriptor_t or None
reorderType : cudnnReorderType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetConvolutionReorderType
");

shared!(
    cudnnSetConvolutionReorderType =
    like_cudnnSetCTCLossDescriptor(cudnn9::cudnnConvolutionDescriptor_t,
    cudnn9::cudnnReorderType_t, cudnn9::cudnnStatus_t), "cudnnSetConvolutionReorderType",
    "convDesc reorderType", slots::cudnnSetConvolutionReorderType
);

documented!(cudnnSetDropoutDescriptor, c"cudnnSetDropoutDescriptor($self, dropoutDesc, handle, dropout, states, stateSizeInBytes, seed)
--

Sets the probability of dropout and seeds the random states in device memory, which is slow.

``cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t dropoutDesc, cudnnHandle_t handle, float dropout, void *states, size_t stateSizeInBytes, unsigned long long seed)``

Parameters
----------
dropoutDesc : cudnnDropoutDescriptor_t or None
handle : cudnnHandle_t or None
dropout : float
states : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``dropoutDesc``, or ``dropoutDesc`` is destroyed.
stateSizeInBytes, seed : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetDropoutDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetDropoutDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetDropoutDescriptor(dropoutDesc handle dropout states stateSizeInBytes seed));
    let arena = CallArena::new();
    let c_dropoutDesc = args::value::<
        u64,
    >(dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_dropout = args::f32(dropout)?;
    ints!(u64, c_stateSizeInBytes = stateSizeInBytes, c_seed = seed);
    let c_states = args::device(states, "states", None, &arena)?;
    args::keep(states, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, f32, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cudnnSetDropoutDescriptor)?;
    let status = unsafe {
        released(py, || function(c_dropoutDesc, c_handle, c_dropout, c_states.cast(), c_stateSizeInBytes, c_seed))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnDropoutDescriptor_t, c_dropoutDesc as u64, Some(("cudnnSetDropoutDescriptor", 0)), arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetFilter4dDescriptor, c"cudnnSetFilter4dDescriptor($self, filterDesc, dataType, pformat, k, c, h, w)
--

Makes a descriptor describe a filter with k output maps, c input maps and h × w elements in each.

``cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int k, int c, int h, int w)``

Parameters
----------
filterDesc : cudnnFilterDescriptor_t or None
dataType : cudnnDataType_t
pformat : cudnnTensorFormat_t
k, c, h, w : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFilter4dDescriptor
");

shared!(
    cudnnSetFilter4dDescriptor =
    like_cudnnSetFilter4dDescriptor(cudnn9::cudnnFilterDescriptor_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnTensorFormat_t, cudnn9::cudnnStatus_t),
    "cudnnSetFilter4dDescriptor", "filterDesc dataType pformat k c h w",
    slots::cudnnSetFilter4dDescriptor
);

/// The shared body of `cudnnSetFilter4dDescriptor` and other functions.
#[inline(never)]
fn like_cudnnSetFilter4dDescriptor<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5, c6)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudnnSetFilterNdDescriptor, c"cudnnSetFilterNdDescriptor($self, filterDesc, dataType, pformat, nbDims, filterDimA)
--

Makes a descriptor describe a filter of ``nbDims`` dimensions: output maps, input maps, then spatial sizes.

``cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t filterDesc, cudnnDataType_t dataType, cudnnTensorFormat_t format, int nbDims, const int *filterDimA)``

Parameters
----------
filterDesc : cudnnFilterDescriptor_t or None
dataType : cudnnDataType_t
pformat : cudnnTensorFormat_t
nbDims : int
filterDimA : list[int] or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFilterNdDescriptor
");

shared!(
    cudnnSetFilterNdDescriptor =
    like_cudnnSetFilterNdDescriptor(cudnn9::cudnnFilterDescriptor_t,
    cudnn9::cudnnDataType_t, cudnn9::cudnnTensorFormat_t, Ty::I32,
    cudnn9::cudnnStatus_t), "cudnnSetFilterNdDescriptor",
    "filterDesc dataType pformat nbDims filterDimA", slots::cudnnSetFilterNdDescriptor
);

/// The shared body of `cudnnSetFilterNdDescriptor` and other functions.
#[inline(never)]
fn like_cudnnSetFilterNdDescriptor<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            args::at_most(py, args::length(py, c3.into(), own.name(3))?, 8, own.name(4))?;
            let c4 = args::array(a4, own.name(4), t3, Some(args::length(py, c3.into(), own.name(3))?), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4.cast())) };
            returned0(py, t4, status)
        },
    )
}

documented!(cudnnSetFusedOpsConstParamPackAttribute, c"cudnnSetFusedOpsConstParamPackAttribute($self, constPack, paramLabel, param)
--

Sets a constant parameter of a fused operation; a descriptor is copied.

``cudnnStatus_t cudnnSetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t constPack, cudnnFusedOpsConstParamLabel_t paramLabel, const void *param)``

Parameters
----------
constPack : cudnnFusedOpsConstParamPack_t or None
paramLabel : cudnnFusedOpsConstParamLabel_t
param : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``constPack``, or ``constPack`` is destroyed.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFusedOpsConstParamPackAttribute
");

#[inline(always)]
pub(crate) fn cudnnSetFusedOpsConstParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnSetFusedOpsConstParamPackAttribute(constPack paramLabel param));
    let arena = CallArena::new();
    let c_constPack = args::value::<
        u64,
    >(constPack, "constPack", &cudnn9::cudnnFusedOpsConstParamPack_t)?;
    let c_paramLabel = args::enumeration(paramLabel, "paramLabel", &cudnn9::cudnnFusedOpsConstParamLabel_t)?;
    let c_param = args::either(param, "param", None, false, None, &arena)?;
    args::keep(param, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnSetFusedOpsConstParamPackAttribute)?;
    let status = unsafe { released(py, || function(c_constPack, c_paramLabel, c_param.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnFusedOpsConstParamPack_t, c_constPack as u64,
            Some(("cudnnSetFusedOpsConstParamPackAttribute", u64::from(c_paramLabel as u32))), arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetFusedOpsVariantParamPackAttribute, c"cudnnSetFusedOpsVariantParamPackAttribute($self, varPack, paramLabel, ptr)
--

Sets a parameter of a fused operation that varies by call, such as a pointer.

``cudnnStatus_t cudnnSetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t varPack, cudnnFusedOpsVariantParamLabel_t paramLabel, void *ptr)``

Parameters
----------
varPack : cudnnFusedOpsVariantParamPack_t or None
paramLabel : cudnnFusedOpsVariantParamLabel_t
ptr : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``varPack``, or ``varPack`` is destroyed.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_cnn.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetFusedOpsVariantParamPackAttribute
");

#[inline(always)]
pub(crate) fn cudnnSetFusedOpsVariantParamPackAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudnnSetFusedOpsVariantParamPackAttribute(varPack paramLabel ptr));
    let arena = CallArena::new();
    let c_varPack = args::value::<
        u64,
    >(varPack, "varPack", &cudnn9::cudnnFusedOpsVariantParamPack_t)?;
    let c_paramLabel = args::enumeration(paramLabel, "paramLabel", &cudnn9::cudnnFusedOpsVariantParamLabel_t)?;
    let c_ptr = args::either(ptr, "ptr", None, false, None, &arena)?;
    args::keep(ptr, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::cudnnSetFusedOpsVariantParamPackAttribute)?;
    let status = unsafe { released(py, || function(c_varPack, c_paramLabel, c_ptr.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cudnn9::cudnnFusedOpsVariantParamPack_t, c_varPack as u64,
            Some(("cudnnSetFusedOpsVariantParamPackAttribute", u64::from(c_paramLabel as u32))), arena,
        );
    }
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetLRNDescriptor, c"cudnnSetLRNDescriptor($self, normDesc, lrnN, lrnAlpha, lrnBeta, lrnK)
--

Sets the window size ``lrnN`` and the coefficients α, β and k of local response normalization.

``cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t normDesc, unsigned int lrnN, double lrnAlpha, double lrnBeta, double lrnK)``

Parameters
----------
normDesc : cudnnLRNDescriptor_t or None
lrnN : int
lrnAlpha, lrnBeta, lrnK : float

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetLRNDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetLRNDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetLRNDescriptor(normDesc lrnN lrnAlpha lrnBeta lrnK));
    let c_normDesc = args::value::<
        u64,
    >(normDesc, "normDesc", &cudnn9::cudnnLRNDescriptor_t)?;
    ints!(u32, c_lrnN = lrnN);
    let c_lrnAlpha = args::f64(lrnAlpha)?;
    let c_lrnBeta = args::f64(lrnBeta)?;
    let c_lrnK = args::f64(lrnK)?;
    let function: unsafe extern "system" fn(u64, u32, f64, f64, f64) -> i32 = call
        .symbol(slots::cudnnSetLRNDescriptor)?;
    let status = unsafe { released(py, || function(c_normDesc, c_lrnN, c_lrnAlpha, c_lrnBeta, c_lrnK)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetOpTensorDescriptor, c"cudnnSetOpTensorDescriptor($self, opTensorDesc, opTensorOp, opTensorCompType, opTensorNanOpt)
--

Sets the operation (for example, sum or maximum), compute type and NaN propagation of a descriptor.

``cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t opTensorDesc, cudnnOpTensorOp_t opTensorOp, cudnnDataType_t opTensorCompType, cudnnNanPropagation_t opTensorNanOpt)``

Parameters
----------
opTensorDesc : cudnnOpTensorDescriptor_t or None
opTensorOp : cudnnOpTensorOp_t
opTensorCompType : cudnnDataType_t
opTensorNanOpt : cudnnNanPropagation_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetOpTensorDescriptor
");

shared!(
    cudnnSetOpTensorDescriptor =
    like_cudnnSetCTCLossDescriptorEx(cudnn9::cudnnOpTensorDescriptor_t,
    cudnn9::cudnnOpTensorOp_t, cudnn9::cudnnDataType_t, cudnn9::cudnnNanPropagation_t,
    cudnn9::cudnnStatus_t), "cudnnSetOpTensorDescriptor",
    "opTensorDesc opTensorOp opTensorCompType opTensorNanOpt",
    slots::cudnnSetOpTensorDescriptor
);

documented!(cudnnSetPooling2dDescriptor, c"cudnnSetPooling2dDescriptor($self, poolingDesc, mode, maxpoolingNanOpt, windowHeight, windowWidth, verticalPadding, horizontalPadding, verticalStride, horizontalStride)
--

Sets the mode (maximum or average), window, padding and strides of 2D pooling.

``cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int windowHeight, int windowWidth, int verticalPadding, int horizontalPadding, int verticalStride, int horizontalStride)``

Parameters
----------
poolingDesc : cudnnPoolingDescriptor_t or None
mode : cudnnPoolingMode_t
maxpoolingNanOpt : cudnnNanPropagation_t
windowHeight, windowWidth, verticalPadding, horizontalPadding, verticalStride, horizontalStride : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetPooling2dDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetPooling2dDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnSetPooling2dDescriptor(poolingDesc mode maxpoolingNanOpt windowHeight windowWidth
        verticalPadding horizontalPadding verticalStride horizontalStride)
    );
    let c_poolingDesc = args::value::<
        u64,
    >(poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnPoolingMode_t)?;
    let c_maxpoolingNanOpt = args::enumeration(maxpoolingNanOpt, "maxpoolingNanOpt", &cudnn9::cudnnNanPropagation_t)?;
    ints!(
        i32, c_windowHeight = windowHeight, c_windowWidth = windowWidth, c_verticalPadding = verticalPadding,
        c_horizontalPadding = horizontalPadding, c_verticalStride = verticalStride,
        c_horizontalStride = horizontalStride
    );
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnSetPooling2dDescriptor)?;
    let status = unsafe { released(py, || function(
        c_poolingDesc, c_mode, c_maxpoolingNanOpt, c_windowHeight, c_windowWidth, c_verticalPadding,
        c_horizontalPadding, c_verticalStride, c_horizontalStride,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetPoolingNdDescriptor, c"cudnnSetPoolingNdDescriptor($self, poolingDesc, mode, maxpoolingNanOpt, nbDims, windowDimA, paddingA, strideA)
--

Sets the mode of pooling (maximum or average), and the window, padding and stride in each dimension.

``cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t poolingDesc, cudnnPoolingMode_t mode, cudnnNanPropagation_t maxpoolingNanOpt, int nbDims, const int *windowDimA, const int *paddingA, const int *strideA)``

Parameters
----------
poolingDesc : cudnnPoolingDescriptor_t or None
mode : cudnnPoolingMode_t
maxpoolingNanOpt : cudnnNanPropagation_t
nbDims : int
windowDimA, paddingA, strideA : list[int] or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetPoolingNdDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetPoolingNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetPoolingNdDescriptor(poolingDesc mode maxpoolingNanOpt nbDims windowDimA paddingA strideA));
    let arena = CallArena::new();
    let c_poolingDesc = args::value::<
        u64,
    >(poolingDesc, "poolingDesc", &cudnn9::cudnnPoolingDescriptor_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnPoolingMode_t)?;
    let c_maxpoolingNanOpt = args::enumeration(maxpoolingNanOpt, "maxpoolingNanOpt", &cudnn9::cudnnNanPropagation_t)?;
    ints!(i32, c_nbDims = nbDims);
    args::at_most(py, args::length(py, c_nbDims.into(), "nbDims")?, 8, "windowDimA")?;
    let c_windowDimA = args::array(
        windowDimA, "windowDimA", &Ty::I32, Some(args::length(py, c_nbDims.into(), "nbDims")?), &arena,
    )?;
    args::at_most(py, args::length(py, c_nbDims.into(), "nbDims")?, 8, "paddingA")?;
    let c_paddingA = args::array(
        paddingA, "paddingA", &Ty::I32, Some(args::length(py, c_nbDims.into(), "nbDims")?), &arena,
    )?;
    args::at_most(py, args::length(py, c_nbDims.into(), "nbDims")?, 8, "strideA")?;
    let c_strideA = args::array(
        strideA, "strideA", &Ty::I32, Some(args::length(py, c_nbDims.into(), "nbDims")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cudnnSetPoolingNdDescriptor)?;
    let status = unsafe { released(py, || function(
        c_poolingDesc, c_mode, c_maxpoolingNanOpt, c_nbDims, c_windowDimA.cast(), c_paddingA.cast(), c_strideA.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetRNNDataDescriptor, c"cudnnSetRNNDataDescriptor($self, rnnDataDesc, dataType, layout, maxSeqLength, batchSize, vectorSize, seqLengthArray, paddingFill)
--

Sets the layout, vector size, sequence lengths and padding of a batch of sequences for an RNN.

``cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t rnnDataDesc, cudnnDataType_t dataType, cudnnRNNDataLayout_t layout, int maxSeqLength, int batchSize, int vectorSize, const int *seqLengthArray, void *paddingFill)``

Parameters
----------
rnnDataDesc : cudnnRNNDataDescriptor_t or None
dataType : cudnnDataType_t
layout : cudnnRNNDataLayout_t
maxSeqLength, batchSize, vectorSize : int
seqLengthArray : list[int] or None
paddingFill : object

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetRNNDataDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetRNNDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnSetRNNDataDescriptor(rnnDataDesc dataType layout maxSeqLength batchSize vectorSize
        seqLengthArray paddingFill)
    );
    let arena = CallArena::new();
    let c_rnnDataDesc = args::value::<
        u64,
    >(rnnDataDesc, "rnnDataDesc", &cudnn9::cudnnRNNDataDescriptor_t)?;
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_layout = args::enumeration(layout, "layout", &cudnn9::cudnnRNNDataLayout_t)?;
    ints!(i32, c_maxSeqLength = maxSeqLength, c_batchSize = batchSize, c_vectorSize = vectorSize);
    let c_seqLengthArray = args::array(
        seqLengthArray, "seqLengthArray", &Ty::I32, Some(args::length(py, c_batchSize.into(), "batchSize")?), &arena,
    )?;
    let (c_paddingFill, _) = attributes::attribute_in(
        paddingFill, c_dataType, &attribute_types::cudnn::cudnnDataType_t, None, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cudnnSetRNNDataDescriptor)?;
    let status = unsafe { released(py, || function(
        c_rnnDataDesc, c_dataType, c_layout, c_maxSeqLength, c_batchSize, c_vectorSize, c_seqLengthArray.cast(),
        c_paddingFill,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetRNNDescriptor_v8, c"cudnnSetRNNDescriptor_v8($self, rnnDesc, algo, cellMode, biasMode, dirMode, inputMode, dataType, mathPrec, mathType, inputSize, hiddenSize, projSize, numLayers, dropoutDesc, auxFlags)
--

Sets an RNN's cell (ReLU, tanh, LSTM or GRU), sizes, number of layers, directions and data types.

``cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t rnnDesc, cudnnRNNAlgo_t algo, cudnnRNNMode_t cellMode, cudnnRNNBiasMode_t biasMode, cudnnDirectionMode_t dirMode, cudnnRNNInputMode_t inputMode, cudnnDataType_t dataType, cudnnDataType_t mathPrec, cudnnMathType_t mathType, int32_t inputSize, int32_t hiddenSize, int32_t projSize, int32_t numLayers, cudnnDropoutDescriptor_t dropoutDesc, uint32_t auxFlags)``

Parameters
----------
rnnDesc : cudnnRNNDescriptor_t or None
algo : cudnnRNNAlgo_t
cellMode : cudnnRNNMode_t
biasMode : cudnnRNNBiasMode_t
dirMode : cudnnDirectionMode_t
inputMode : cudnnRNNInputMode_t
dataType, mathPrec : cudnnDataType_t
mathType : cudnnMathType_t
inputSize, hiddenSize, projSize, numLayers : int
dropoutDesc : cudnnDropoutDescriptor_t or None
    Used after the call returns; must be kept alive until another value is set in ``rnnDesc``, or ``rnnDesc`` is destroyed.
auxFlags : int
    Flags: ``CUDNN_RNN_PADDED_IO_DISABLED``, ``CUDNN_RNN_PADDED_IO_ENABLED``.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``, ``CUDNN_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetRNNDescriptor_v8
");

#[inline(always)]
pub(crate) fn cudnnSetRNNDescriptor_v8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnSetRNNDescriptor_v8(rnnDesc algo cellMode biasMode dirMode inputMode dataType mathPrec mathType
        inputSize hiddenSize projSize numLayers dropoutDesc auxFlags)
    );
    let c_rnnDesc = args::value::<
        u64,
    >(rnnDesc, "rnnDesc", &cudnn9::cudnnRNNDescriptor_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnRNNAlgo_t)?;
    let c_cellMode = args::enumeration(cellMode, "cellMode", &cudnn9::cudnnRNNMode_t)?;
    let c_biasMode = args::enumeration(biasMode, "biasMode", &cudnn9::cudnnRNNBiasMode_t)?;
    let c_dirMode = args::enumeration(dirMode, "dirMode", &cudnn9::cudnnDirectionMode_t)?;
    let c_inputMode = args::enumeration(inputMode, "inputMode", &cudnn9::cudnnRNNInputMode_t)?;
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    let c_mathPrec = args::enumeration(mathPrec, "mathPrec", &cudnn9::cudnnDataType_t)?;
    let c_mathType = args::enumeration(mathType, "mathType", &cudnn9::cudnnMathType_t)?;
    ints!(i32, c_inputSize = inputSize, c_hiddenSize = hiddenSize, c_projSize = projSize, c_numLayers = numLayers);
    let c_dropoutDesc = args::value::<
        u64,
    >(dropoutDesc, "dropoutDesc", &cudnn9::cudnnDropoutDescriptor_t)?;
    ints!(u32, c_auxFlags = auxFlags);
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, u64, u32,
    ) -> i32 = call.symbol(slots::cudnnSetRNNDescriptor_v8)?;
    let status = unsafe { released(py, || function(
        c_rnnDesc, c_algo, c_cellMode, c_biasMode, c_dirMode, c_inputMode, c_dataType, c_mathPrec, c_mathType,
        c_inputSize, c_hiddenSize, c_projSize, c_numLayers, c_dropoutDesc, c_auxFlags,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetReduceTensorDescriptor, c"cudnnSetReduceTensorDescriptor($self, reduceTensorDesc, reduceTensorOp, reduceTensorCompType, reduceTensorNanOpt, reduceTensorIndices, reduceTensorIndicesType)
--

Sets the operation and compute type of a reduction, and whether the reduction returns indices.

``cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduceTensorDesc, cudnnReduceTensorOp_t reduceTensorOp, cudnnDataType_t reduceTensorCompType, cudnnNanPropagation_t reduceTensorNanOpt, cudnnReduceTensorIndices_t reduceTensorIndices, cudnnIndicesType_t reduceTensorIndicesType)``

Parameters
----------
reduceTensorDesc : cudnnReduceTensorDescriptor_t or None
reduceTensorOp : cudnnReduceTensorOp_t
reduceTensorCompType : cudnnDataType_t
reduceTensorNanOpt : cudnnNanPropagation_t
reduceTensorIndices : cudnnReduceTensorIndices_t
reduceTensorIndicesType : cudnnIndicesType_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetReduceTensorDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetReduceTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnSetReduceTensorDescriptor(reduceTensorDesc reduceTensorOp reduceTensorCompType
        reduceTensorNanOpt reduceTensorIndices reduceTensorIndicesType)
    );
    let c_reduceTensorDesc = args::value::<
        u64,
    >(reduceTensorDesc, "reduceTensorDesc", &cudnn9::cudnnReduceTensorDescriptor_t)?;
    let c_reduceTensorOp = args::enumeration(reduceTensorOp, "reduceTensorOp", &cudnn9::cudnnReduceTensorOp_t)?;
    let c_reduceTensorCompType = args::enumeration(
        reduceTensorCompType, "reduceTensorCompType", &cudnn9::cudnnDataType_t,
    )?;
    let c_reduceTensorNanOpt = args::enumeration(
        reduceTensorNanOpt, "reduceTensorNanOpt", &cudnn9::cudnnNanPropagation_t,
    )?;
    let c_reduceTensorIndices = args::enumeration(
        reduceTensorIndices, "reduceTensorIndices", &cudnn9::cudnnReduceTensorIndices_t,
    )?;
    let c_reduceTensorIndicesType = args::enumeration(
        reduceTensorIndicesType, "reduceTensorIndicesType", &cudnn9::cudnnIndicesType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::cudnnSetReduceTensorDescriptor)?;
    let status = unsafe { released(py, || function(
        c_reduceTensorDesc, c_reduceTensorOp, c_reduceTensorCompType, c_reduceTensorNanOpt, c_reduceTensorIndices,
        c_reduceTensorIndicesType,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetSeqDataDescriptor, c"cudnnSetSeqDataDescriptor($self, seqDataDesc, dataType, nbDims, dimA, axes, seqLengthArraySize, seqLengthArray, paddingFill)
--

Sets the dimensions (time, batch, beam and vector), their order, and the sequence lengths for attention.

``cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t seqDataDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const cudnnSeqDataAxis_t *axes, size_t seqLengthArraySize, const int *seqLengthArray, void *paddingFill)``

Parameters
----------
seqDataDesc : cudnnSeqDataDescriptor_t or None
dataType : cudnnDataType_t
nbDims, seqLengthArraySize : int
dimA, seqLengthArray : list[int] or None
axes : list[cudnnSeqDataAxis_t] or None
paddingFill : object

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_adv.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetSeqDataDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetSeqDataDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cudnnSetSeqDataDescriptor(seqDataDesc dataType nbDims dimA axes seqLengthArraySize seqLengthArray paddingFill)
    );
    let arena = CallArena::new();
    let c_seqDataDesc = args::value::<
        u64,
    >(seqDataDesc, "seqDataDesc", &cudnn9::cudnnSeqDataDescriptor_t)?;
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    ints!(i32, c_nbDims = nbDims);
    ints!(u64, c_seqLengthArraySize = seqLengthArraySize);
    args::at_most(py, args::length(py, c_nbDims.into(), "nbDims")?, 8, "dimA")?;
    let c_dimA = args::array(dimA, "dimA", &Ty::I32, Some(args::length(py, c_nbDims.into(), "nbDims")?), &arena)?;
    args::at_most(py, args::length(py, c_nbDims.into(), "nbDims")?, 8, "axes")?;
    let c_axes = args::array(
        axes, "axes", &Ty::Enum(&cudnn9::cudnnSeqDataAxis_t), Some(args::length(py, c_nbDims.into(), "nbDims")?),
        &arena,
    )?;
    let c_seqLengthArray = args::array(
        seqLengthArray, "seqLengthArray", &Ty::I32, Some(c_seqLengthArraySize as usize), &arena,
    )?;
    let (c_paddingFill, _) = attributes::attribute_in(
        paddingFill, c_dataType, &attribute_types::cudnn::cudnnDataType_t, None, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cudnnSetSeqDataDescriptor)?;
    let status = unsafe { released(py, || function(
        c_seqDataDesc, c_dataType, c_nbDims, c_dimA.cast(), c_axes.cast(), c_seqLengthArraySize,
        c_seqLengthArray.cast(), c_paddingFill,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetSpatialTransformerNdDescriptor, c"cudnnSetSpatialTransformerNdDescriptor($self, stDesc, samplerType, dataType, nbDims, dimA)
--

Sets the sampler, data type and output dimensions of a spatial transformer.

``cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t stDesc, cudnnSamplerType_t samplerType, cudnnDataType_t dataType, int nbDims, const int *dimA)``

Parameters
----------
stDesc : cudnnSpatialTransformerDescriptor_t or None
samplerType : cudnnSamplerType_t
dataType : cudnnDataType_t
nbDims : int
dimA : list[int] or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetSpatialTransformerNdDescriptor
");

shared!(
    cudnnSetSpatialTransformerNdDescriptor =
    like_cudnnSetFilterNdDescriptor(cudnn9::cudnnSpatialTransformerDescriptor_t,
    cudnn9::cudnnSamplerType_t, cudnn9::cudnnDataType_t, Ty::I32, cudnn9::cudnnStatus_t),
    "cudnnSetSpatialTransformerNdDescriptor", "stDesc samplerType dataType nbDims dimA",
    slots::cudnnSetSpatialTransformerNdDescriptor
);

documented!(cudnnSetStream, c"cudnnSetStream($self, handle, streamId)
--

Sets the stream in which later calls with the handle run.

``cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, cudaStream_t streamId)``

Parameters
----------
handle : cudnnHandle_t or None
streamId : runtime.cudaStream_t or None
    Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetStream
");

#[inline(always)]
pub(crate) fn cudnnSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetStream(handle streamId));
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_streamId = args::value::<u64>(streamId, "streamId", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::cudnnSetStream)?;
    let status = unsafe { released(py, || function(c_handle, c_streamId)) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetTensor, c"cudnnSetTensor($self, handle, yDesc, y, valuePtr)
--

Sets all elements of a tensor to one value.

``cudnnStatus_t cudnnSetTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t yDesc, void *y, const void *valuePtr)``

Parameters
----------
handle : cudnnHandle_t or None
yDesc : cudnnTensorDescriptor_t or None
y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
valuePtr : number with a type

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor
");

shared!(
    cudnnSetTensor = like_cudnnScaleTensor(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnStatus_t), "cudnnSetTensor",
    "handle yDesc y valuePtr", slots::cudnnSetTensor
);

documented!(cudnnSetTensor4dDescriptor, c"cudnnSetTensor4dDescriptor($self, tensorDesc, pformat, dataType, n, c, h, w)
--

Makes a descriptor describe a packed n × c × h × w tensor in a format such as NCHW.

``cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int n, int c, int h, int w)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None
pformat : cudnnTensorFormat_t
dataType : cudnnDataType_t
n, c, h, w : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor4dDescriptor
");

shared!(
    cudnnSetTensor4dDescriptor =
    like_cudnnSetFilter4dDescriptor(cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnTensorFormat_t, cudnn9::cudnnDataType_t, cudnn9::cudnnStatus_t),
    "cudnnSetTensor4dDescriptor", "tensorDesc pformat dataType n c h w",
    slots::cudnnSetTensor4dDescriptor
);

documented!(cudnnSetTensor4dDescriptorEx, c"cudnnSetTensor4dDescriptorEx($self, tensorDesc, dataType, n, c, h, w, nStride, cStride, hStride, wStride)
--

Makes a descriptor describe an n × c × h × w tensor with a stride for each dimension.

``cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int n, int c, int h, int w, int nStride, int cStride, int hStride, int wStride)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None
dataType : cudnnDataType_t
n, c, h, w, nStride, cStride, hStride, wStride : int

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensor4dDescriptorEx
");

#[inline(always)]
pub(crate) fn cudnnSetTensor4dDescriptorEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetTensor4dDescriptorEx(tensorDesc dataType n c h w nStride cStride hStride wStride));
    let c_tensorDesc = args::value::<
        u64,
    >(tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    ints!(
        i32, c_n = n, c_c = c, c_h = h, c_w = w, c_nStride = nStride, c_cStride = cStride, c_hStride = hStride,
        c_wStride = wStride
    );
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudnnSetTensor4dDescriptorEx)?;
    let status = unsafe { released(
        py, || function(c_tensorDesc, c_dataType, c_n, c_c, c_h, c_w, c_nStride, c_cStride, c_hStride, c_wStride),
    ) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetTensorNdDescriptor, c"cudnnSetTensorNdDescriptor($self, tensorDesc, dataType, nbDims, dimA, strideA)
--

Makes a descriptor describe a tensor of ``nbDims`` dimensions with a stride for each dimension.

``cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensorDesc, cudnnDataType_t dataType, int nbDims, const int *dimA, const int *strideA)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None
dataType : cudnnDataType_t
nbDims : int
dimA, strideA : list[int] or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorNdDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetTensorNdDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSetTensorNdDescriptor(tensorDesc dataType nbDims dimA strideA));
    let arena = CallArena::new();
    let c_tensorDesc = args::value::<
        u64,
    >(tensorDesc, "tensorDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dataType = args::enumeration(dataType, "dataType", &cudnn9::cudnnDataType_t)?;
    ints!(i32, c_nbDims = nbDims);
    args::at_most(py, args::length(py, c_nbDims.into(), "nbDims")?, 8, "dimA")?;
    let c_dimA = args::array(dimA, "dimA", &Ty::I32, Some(args::length(py, c_nbDims.into(), "nbDims")?), &arena)?;
    args::at_most(py, args::length(py, c_nbDims.into(), "nbDims")?, 8, "strideA")?;
    let c_strideA = args::array(
        strideA, "strideA", &Ty::I32, Some(args::length(py, c_nbDims.into(), "nbDims")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cudnnSetTensorNdDescriptor)?;
    let status = unsafe {
        released(py, || function(c_tensorDesc, c_dataType, c_nbDims, c_dimA.cast(), c_strideA.cast()))
    };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSetTensorNdDescriptorEx, c"cudnnSetTensorNdDescriptorEx($self, tensorDesc, pformat, dataType, nbDims, dimA)
--

Makes a descriptor describe a packed tensor of ``nbDims`` dimensions in a format such as NCHW.

``cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t tensorDesc, cudnnTensorFormat_t format, cudnnDataType_t dataType, int nbDims, const int *dimA)``

Parameters
----------
tensorDesc : cudnnTensorDescriptor_t or None
pformat : cudnnTensorFormat_t
dataType : cudnnDataType_t
nbDims : int
dimA : list[int] or None

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorNdDescriptorEx
");

shared!(
    cudnnSetTensorNdDescriptorEx =
    like_cudnnSetFilterNdDescriptor(cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnTensorFormat_t, cudnn9::cudnnDataType_t, Ty::I32,
    cudnn9::cudnnStatus_t), "cudnnSetTensorNdDescriptorEx",
    "tensorDesc pformat dataType nbDims dimA", slots::cudnnSetTensorNdDescriptorEx
);

documented!(cudnnSetTensorTransformDescriptor, c"cudnnSetTensorTransformDescriptor($self, transformDesc, nbDims, destFormat, padBeforeA, padAfterA, foldA, direction)
--

Sets the destination format, padding and folding of a tensor transformation.

``cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t transformDesc, uint32_t nbDims, cudnnTensorFormat_t destFormat, const int32_t *padBeforeA, const int32_t *padAfterA, const uint32_t *foldA, cudnnFoldingDirection_t direction)``

Parameters
----------
transformDesc : cudnnTensorTransformDescriptor_t or None
nbDims : int
destFormat : cudnnTensorFormat_t
padBeforeA, padAfterA, foldA : list[int] or None
direction : cudnnFoldingDirection_t

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSetTensorTransformDescriptor
");

#[inline(always)]
pub(crate) fn cudnnSetTensorTransformDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cudnnSetTensorTransformDescriptor(transformDesc nbDims destFormat padBeforeA padAfterA foldA direction)
    );
    let arena = CallArena::new();
    let c_transformDesc = args::value::<
        u64,
    >(transformDesc, "transformDesc", &cudnn9::cudnnTensorTransformDescriptor_t)?;
    ints!(u32, c_nbDims = nbDims);
    let c_destFormat = args::enumeration(destFormat, "destFormat", &cudnn9::cudnnTensorFormat_t)?;
    let c_direction = args::enumeration(direction, "direction", &cudnn9::cudnnFoldingDirection_t)?;
    args::at_most(py, c_nbDims as usize, 8, "padBeforeA")?;
    let c_padBeforeA = args::optional_array(padBeforeA, "padBeforeA", &Ty::I32, Some(c_nbDims as usize), &arena)?;
    args::at_most(py, c_nbDims as usize, 8, "padAfterA")?;
    let c_padAfterA = args::optional_array(padAfterA, "padAfterA", &Ty::I32, Some(c_nbDims as usize), &arena)?;
    args::at_most(py, (c_nbDims as usize).saturating_sub(2), 8, "foldA")?;
    let c_foldA = args::optional_array(foldA, "foldA", &Ty::U32, Some((c_nbDims as usize).saturating_sub(2)), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, i32, Ptr, Ptr, Ptr, i32) -> i32 = call
        .symbol(slots::cudnnSetTensorTransformDescriptor)?;
    let status = unsafe { released(py, || function(
        c_transformDesc, c_nbDims, c_destFormat, c_padBeforeA.cast(), c_padAfterA.cast(), c_foldA.cast(), c_direction,
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSoftmaxBackward, c"cudnnSoftmaxBackward($self, handle, algo, mode, alpha, yDesc, y, dyDesc, dy, beta, dxDesc, dx)
--

Computes the gradient dx of softmax from y and dy, as α·gradient + β·dx.

``cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t yDesc, const void *y, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx)``

Parameters
----------
handle : cudnnHandle_t or None
algo : cudnnSoftmaxAlgorithm_t
mode : cudnnSoftmaxMode_t
alpha, beta : number with a type
yDesc, dyDesc, dxDesc : cudnnTensorDescriptor_t or None
y, dy, dx : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSoftmaxBackward
");

#[inline(always)]
pub(crate) fn cudnnSoftmaxBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSoftmaxBackward(handle algo mode alpha yDesc y dyDesc dy beta dxDesc dx));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnSoftmaxAlgorithm_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnSoftmaxMode_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnSoftmaxBackward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_mode, c_alpha.cast(), c_yDesc, c_y.cast(), c_dyDesc, c_dy.cast(), c_beta.cast(), c_dxDesc,
        c_dx.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSoftmaxForward, c"cudnnSoftmaxForward($self, handle, algo, mode, alpha, xDesc, x, beta, yDesc, y)
--

Computes softmax, or its logarithm, over channels or over whole samples, as α·softmax(x) + β·y.

``cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algo, cudnnSoftmaxMode_t mode, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
algo : cudnnSoftmaxAlgorithm_t
mode : cudnnSoftmaxMode_t
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSoftmaxForward
");

#[inline(always)]
pub(crate) fn cudnnSoftmaxForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSoftmaxForward(handle algo mode alpha xDesc x beta yDesc y));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_algo = args::enumeration(algo, "algo", &cudnn9::cudnnSoftmaxAlgorithm_t)?;
    let c_mode = args::enumeration(mode, "mode", &cudnn9::cudnnSoftmaxMode_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnSoftmaxForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_mode, c_alpha.cast(), c_xDesc, c_x.cast(), c_beta.cast(), c_yDesc, c_y.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSpatialTfGridGeneratorBackward, c"cudnnSpatialTfGridGeneratorBackward($self, handle, stDesc, dgrid, dtheta)
--

Computes the gradient of the affine matrices (``dtheta``) from the gradient of the grid.

``cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *dgrid, void *dtheta)``

Parameters
----------
handle : cudnnHandle_t or None
stDesc : cudnnSpatialTransformerDescriptor_t or None
dgrid, dtheta : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfGridGeneratorBackward
");

shared!(
    cudnnSpatialTfGridGeneratorBackward =
    like_cudnnSpatialTfGridGeneratorBackward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnSpatialTransformerDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnSpatialTfGridGeneratorBackward", "handle stDesc dgrid dtheta",
    slots::cudnnSpatialTfGridGeneratorBackward
);

/// The shared body of `cudnnSpatialTfGridGeneratorBackward` and other functions.
#[inline(never)]
fn like_cudnnSpatialTfGridGeneratorBackward<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let c3 = args::device(a3, own.name(3), None, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudnnSpatialTfGridGeneratorForward, c"cudnnSpatialTfGridGeneratorForward($self, handle, stDesc, theta, grid)
--

Computes a grid of sampling points in the input from the affine matrices ``theta``.

``cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *theta, void *grid)``

Parameters
----------
handle : cudnnHandle_t or None
stDesc : cudnnSpatialTransformerDescriptor_t or None
theta, grid : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfGridGeneratorForward
");

shared!(
    cudnnSpatialTfGridGeneratorForward =
    like_cudnnSpatialTfGridGeneratorBackward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnSpatialTransformerDescriptor_t, cudnn9::cudnnStatus_t),
    "cudnnSpatialTfGridGeneratorForward", "handle stDesc theta grid",
    slots::cudnnSpatialTfGridGeneratorForward
);

documented!(cudnnSpatialTfSamplerBackward, c"cudnnSpatialTfSamplerBackward($self, handle, stDesc, alpha, xDesc, x, beta, dxDesc, dx, alphaDgrid, dyDesc, dy, grid, betaDgrid, dgrid)
--

Computes the gradients of a sampler with respect to x and the grid.

``cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t dxDesc, void *dx, const void *alphaDgrid, cudnnTensorDescriptor_t dyDesc, const void *dy, const void *grid, const void *betaDgrid, void *dgrid)``

Parameters
----------
handle : cudnnHandle_t or None
stDesc : cudnnSpatialTransformerDescriptor_t or None
alpha, beta, alphaDgrid, betaDgrid : number with a type
xDesc, dxDesc, dyDesc : cudnnTensorDescriptor_t or None
x, dx, dy, grid, dgrid : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfSamplerBackward
");

#[inline(always)]
pub(crate) fn cudnnSpatialTfSamplerBackward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudnnSpatialTfSamplerBackward(handle stDesc alpha xDesc x beta dxDesc dx alphaDgrid dyDesc dy grid
        betaDgrid dgrid)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_stDesc = args::value::<
        u64,
    >(stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dxDesc = args::value::<
        u64,
    >(dxDesc, "dxDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_dyDesc = args::value::<
        u64,
    >(dyDesc, "dyDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_dx = args::device(dx, "dx", None, &arena)?;
    let c_dy = args::device(dy, "dy", None, &arena)?;
    let c_grid = args::device(grid, "grid", None, &arena)?;
    let c_dgrid = args::device(dgrid, "dgrid", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let c_alphaDgrid = args::host_scalar(alphaDgrid, "alphaDgrid", false, &arena)?;
    let c_betaDgrid = args::host_scalar(betaDgrid, "betaDgrid", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cudnnSpatialTfSamplerBackward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_stDesc, c_alpha.cast(), c_xDesc, c_x.cast(), c_beta.cast(), c_dxDesc, c_dx.cast(),
        c_alphaDgrid.cast(), c_dyDesc, c_dy.cast(), c_grid.cast(), c_betaDgrid.cast(), c_dgrid.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSpatialTfSamplerForward, c"cudnnSpatialTfSamplerForward($self, handle, stDesc, alpha, xDesc, x, grid, beta, yDesc, y)
--

Samples x at the points of a grid with bilinear interpolation.

``cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t handle, cudnnSpatialTransformerDescriptor_t stDesc, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *grid, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
stDesc : cudnnSpatialTransformerDescriptor_t or None
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, grid, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSpatialTfSamplerForward
");

#[inline(always)]
pub(crate) fn cudnnSpatialTfSamplerForward<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudnnSpatialTfSamplerForward(handle stDesc alpha xDesc x grid beta yDesc y));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudnn9::cudnnHandle_t)?;
    let c_stDesc = args::value::<
        u64,
    >(stDesc, "stDesc", &cudnn9::cudnnSpatialTransformerDescriptor_t)?;
    let c_xDesc = args::value::<u64>(xDesc, "xDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_yDesc = args::value::<u64>(yDesc, "yDesc", &cudnn9::cudnnTensorDescriptor_t)?;
    let c_x = args::device(x, "x", None, &arena)?;
    let c_grid = args::device(grid, "grid", None, &arena)?;
    let c_y = args::device(y, "y", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cudnnSpatialTfSamplerForward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_stDesc, c_alpha.cast(), c_xDesc, c_x.cast(), c_grid.cast(), c_beta.cast(), c_yDesc, c_y.cast(),
    )) };
    returned0(py, &cudnn9::cudnnStatus_t, status)
}

documented!(cudnnSubquadraticOpsVersionCheck, c"cudnnSubquadraticOpsVersionCheck($self)
--

Checks that the version of the subquadratic operations library matches its dependencies.

``cudnnStatus_t cudnnSubquadraticOpsVersionCheck(void)``

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudnn_subquadratic_ops.h``. Since cuDNN 9.22.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnSubquadraticOpsVersionCheck
");

shared!(
    cudnnSubquadraticOpsVersionCheck = like_cudnnAdvVersionCheck(cudnn9::cudnnStatus_t),
    "cudnnSubquadraticOpsVersionCheck", "", slots::cudnnSubquadraticOpsVersionCheck
);

documented!(cudnnTransformFilter, c"cudnnTransformFilter($self, handle, transDesc, alpha, srcDesc, srcData, beta, destDesc, destData)
--

Computes α·src + β·dest for a filter, with the change of format, padding or folding in a descriptor.

``cudnnStatus_t cudnnTransformFilter(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnFilterDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnFilterDescriptor_t destDesc, void *destData)``

Parameters
----------
handle : cudnnHandle_t or None
transDesc : cudnnTensorTransformDescriptor_t or None
alpha, beta : number with a type
srcDesc, destDesc : cudnnFilterDescriptor_t or None
srcData, destData : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformFilter
");

shared!(
    cudnnTransformFilter = like_cudnnActivationForward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorTransformDescriptor_t, cudnn9::cudnnFilterDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnTransformFilter",
    "handle transDesc alpha srcDesc srcData beta destDesc destData",
    slots::cudnnTransformFilter
);

documented!(cudnnTransformTensor, c"cudnnTransformTensor($self, handle, alpha, xDesc, x, beta, yDesc, y)
--

y = α·x + β·y, where the layouts of x and y may differ.

``cudnnStatus_t cudnnTransformTensor(cudnnHandle_t handle, const void *alpha, cudnnTensorDescriptor_t xDesc, const void *x, const void *beta, cudnnTensorDescriptor_t yDesc, void *y)``

Parameters
----------
handle : cudnnHandle_t or None
alpha, beta : number with a type
xDesc, yDesc : cudnnTensorDescriptor_t or None
x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformTensor
");

shared!(
    cudnnTransformTensor = like_cudnnAddTensor(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorDescriptor_t, cudnn9::cudnnStatus_t), "cudnnTransformTensor",
    "handle alpha xDesc x beta yDesc y", slots::cudnnTransformTensor
);

documented!(cudnnTransformTensorEx, c"cudnnTransformTensorEx($self, handle, transDesc, alpha, srcDesc, srcData, beta, destDesc, destData)
--

Computes α·src + β·dest with the change of format, padding or folding that a descriptor specifies.

``cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t handle, cudnnTensorTransformDescriptor_t transDesc, const void *alpha, cudnnTensorDescriptor_t srcDesc, const void *srcData, const void *beta, cudnnTensorDescriptor_t destDesc, void *destData)``

Parameters
----------
handle : cudnnHandle_t or None
transDesc : cudnnTensorTransformDescriptor_t or None
alpha, beta : number with a type
srcDesc, destDesc : cudnnTensorDescriptor_t or None
srcData, destData : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudnnStatus_t
    ``CUDNN_STATUS_SUCCESS``. Documented errors: ``CUDNN_STATUS_BAD_PARAM``.

Notes
-----
Declared in ``cudnn_ops.h``. Since at least cuDNN 9.10. Deprecated.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnTransformTensorEx
");

shared!(
    cudnnTransformTensorEx = like_cudnnActivationForward(cudnn9::cudnnHandle_t,
    cudnn9::cudnnTensorTransformDescriptor_t, cudnn9::cudnnTensorDescriptor_t,
    cudnn9::cudnnStatus_t), "cudnnTransformTensorEx",
    "handle transDesc alpha srcDesc srcData beta destDesc destData",
    slots::cudnnTransformTensorEx
);
