//! Functions of cutensor in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cutensor2, runtime};

documented!(CUTENSOR_COMPUTE_DESC_16BF, c"CUTENSOR_COMPUTE_DESC_16BF($self)
--

Returns the compute descriptor for bfloat16.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16BF``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16BF
");

shared!(
    CUTENSOR_COMPUTE_DESC_16BF =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_16BF", "",
    slots::CUTENSOR_COMPUTE_DESC_16BF
);

/// The shared body of `CUTENSOR_COMPUTE_DESC_16BF` and other functions.
#[inline(never)]
fn like_CUTENSOR_COMPUTE_DESC_16BF<'a, 'py>(
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
            let function: *const u64 = call.own_symbol(own)?;
            let value = unsafe { *function };
            returned(py, t0, 0, 1, |tuple| tuple.push(out::value(py, t1, value as u64)?))
        },
    )
}

documented!(CUTENSOR_COMPUTE_DESC_16F, c"CUTENSOR_COMPUTE_DESC_16F($self)
--

Returns the compute descriptor for half precision.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16F``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16F
");

shared!(
    CUTENSOR_COMPUTE_DESC_16F =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_16F", "",
    slots::CUTENSOR_COMPUTE_DESC_16F
);

documented!(CUTENSOR_COMPUTE_DESC_32F, c"CUTENSOR_COMPUTE_DESC_32F($self)
--

Returns the compute descriptor for single precision.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_32F``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_32F
");

shared!(
    CUTENSOR_COMPUTE_DESC_32F =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_32F", "",
    slots::CUTENSOR_COMPUTE_DESC_32F
);

documented!(CUTENSOR_COMPUTE_DESC_3XTF32, c"CUTENSOR_COMPUTE_DESC_3XTF32($self)
--

Returns the compute descriptor for single precision, approximated by three TF32 products.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_3XTF32``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_3XTF32
");

shared!(
    CUTENSOR_COMPUTE_DESC_3XTF32 =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_3XTF32", "",
    slots::CUTENSOR_COMPUTE_DESC_3XTF32
);

documented!(CUTENSOR_COMPUTE_DESC_4X16F, c"CUTENSOR_COMPUTE_DESC_4X16F($self)
--

Returns the compute descriptor for emulation by four half-precision products.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_4X16F``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since cuTENSOR 2.5.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_4X16F
");

shared!(
    CUTENSOR_COMPUTE_DESC_4X16F =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_4X16F", "",
    slots::CUTENSOR_COMPUTE_DESC_4X16F
);

documented!(CUTENSOR_COMPUTE_DESC_64F, c"CUTENSOR_COMPUTE_DESC_64F($self)
--

Returns the compute descriptor for double precision.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_64F``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_64F
");

shared!(
    CUTENSOR_COMPUTE_DESC_64F =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_64F", "",
    slots::CUTENSOR_COMPUTE_DESC_64F
);

documented!(CUTENSOR_COMPUTE_DESC_8XINT8, c"CUTENSOR_COMPUTE_DESC_8XINT8($self)
--

Returns the compute descriptor for emulation by 8-bit integer products.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_8XINT8``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since cuTENSOR 2.4.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_8XINT8
");

shared!(
    CUTENSOR_COMPUTE_DESC_8XINT8 =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_8XINT8", "",
    slots::CUTENSOR_COMPUTE_DESC_8XINT8
);

documented!(CUTENSOR_COMPUTE_DESC_9X16BF, c"CUTENSOR_COMPUTE_DESC_9X16BF($self)
--

Returns the compute descriptor for single precision, emulated by nine bfloat16 products.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_9X16BF``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_9X16BF
");

shared!(
    CUTENSOR_COMPUTE_DESC_9X16BF =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_9X16BF", "",
    slots::CUTENSOR_COMPUTE_DESC_9X16BF
);

documented!(CUTENSOR_COMPUTE_DESC_TF32, c"CUTENSOR_COMPUTE_DESC_TF32($self)
--

Returns the compute descriptor for TF32.

``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_TF32``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : cutensorComputeDescriptor_t

Notes
-----
Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_TF32
");

shared!(
    CUTENSOR_COMPUTE_DESC_TF32 =
    like_CUTENSOR_COMPUTE_DESC_16BF(cutensor2::cutensorStatus_t,
    cutensor2::cutensorComputeDescriptor_t), "CUTENSOR_COMPUTE_DESC_TF32", "",
    slots::CUTENSOR_COMPUTE_DESC_TF32
);

documented!(cutensorBlockSparseContract, c"cutensorBlockSparseContract($self, handle, plan, alpha, A, B, beta, C, D, workspace, workspaceSize, stream)
--

Runs the plan of a block-sparse contraction, D = α·A·B + β·C, on arrays of pointers to blocks.

``cutensorStatus_t cutensorBlockSparseContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *const *A, const void *const *B, const void *beta, const void *const *C, void *const *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
alpha, beta : number with a type
A, B, C, D : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
workspaceSize : int
stream : runtime.cudaStream_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorBlockSparseContract
");

#[inline(always)]
pub(crate) fn cutensorBlockSparseContract<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorBlockSparseContract(handle plan alpha A B beta C D workspace workspaceSize stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    ints!(u64, c_workspaceSize = workspaceSize);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::array(A, "A", &Ty::Pointer, None, &arena)?;
    let c_B = args::array(B, "B", &Ty::Pointer, None, &arena)?;
    let c_C = args::array(C, "C", &Ty::Pointer, None, &arena)?;
    let c_D = args::array(D, "D", &Ty::Pointer, None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cutensorBlockSparseContract)?;
    let status = unsafe { released(py, || function(
        c_handle, c_plan, c_alpha.cast(), c_A.cast(), c_B.cast(), c_beta.cast(), c_C.cast(), c_D.cast(),
        c_workspace.cast(), c_workspaceSize, c_stream,
    )) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorContract, c"cutensorContract($self, handle, plan, alpha, A, B, beta, C, D, workspace, workspaceSize, stream)
--

Runs the plan of a contraction, D = α·A·B + β·C, in a stream.

``cutensorStatus_t cutensorContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
alpha, beta : number with a type
A, B, C, D : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
workspaceSize : int
stream : runtime.cudaStream_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContract
");

#[inline(always)]
pub(crate) fn cutensorContract<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorContract(handle plan alpha A B beta C D workspace workspaceSize stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    ints!(u64, c_workspaceSize = workspaceSize);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(A, "A", None, false, None, &arena)?;
    let c_B = args::either(B, "B", None, false, None, &arena)?;
    let c_C = args::either(C, "C", None, false, None, &arena)?;
    let c_D = args::either(D, "D", None, true, None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cutensorContract)?;
    let status = unsafe { released(py, || function(
        c_handle, c_plan, c_alpha.cast(), c_A.cast(), c_B.cast(), c_beta.cast(), c_C.cast(), c_D.cast(),
        c_workspace.cast(), c_workspaceSize, c_stream,
    )) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorContractTrinary, c"cutensorContractTrinary($self, handle, plan, alpha, A, B, C, beta, D, E, workspace, workspaceSize, stream)
--

Runs the plan of a three-tensor contraction, E = α·A·B·C + β·D, in a stream.

``cutensorStatus_t cutensorContractTrinary(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *C, const void *beta, const void *D, void *E, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
alpha, beta : number with a type
A, B, C, D, E : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
workspaceSize : int
stream : runtime.cudaStream_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContractTrinary
");

#[inline(always)]
pub(crate) fn cutensorContractTrinary<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorContractTrinary(handle plan alpha A B C beta D E workspace workspaceSize stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    ints!(u64, c_workspaceSize = workspaceSize);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(A, "A", None, false, None, &arena)?;
    let c_B = args::either(B, "B", None, false, None, &arena)?;
    let c_C = args::either(C, "C", None, false, None, &arena)?;
    let c_D = args::either(D, "D", None, false, None, &arena)?;
    let c_E = args::either(E, "E", None, true, None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cutensorContractTrinary)?;
    let status = unsafe { released(py, || function(
        c_handle, c_plan, c_alpha.cast(), c_A.cast(), c_B.cast(), c_C.cast(), c_beta.cast(), c_D.cast(), c_E.cast(),
        c_workspace.cast(), c_workspaceSize, c_stream,
    )) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorCreate, c"cutensorCreate($self)
--

Creates a cuTENSOR handle, including a plan cache, on the current device.

``cutensorStatus_t cutensorCreate(cutensorHandle_t *handle)``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.
handle : cutensorHandle_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreate
");

#[inline(always)]
pub(crate) fn cutensorCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorCreate());
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cutensorCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorHandle_t, c_handle as u64)?)
        },
    )
}

documented!(cutensorCreateBlockSparseContraction, c"cutensorCreateBlockSparseContraction($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, descCompute)
--

Creates the contraction D = α·A·B + β·C of block-sparse tensors.

``cutensorStatus_t cutensorCreateBlockSparseContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorBlockSparseTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorBlockSparseTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorBlockSparseTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorBlockSparseTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t descCompute)``

Parameters
----------
handle : cutensorHandle_t or None
descA, descB, descC, descD : cutensorBlockSparseTensorDescriptor_t or None
modeA, modeB, modeC, modeD : list[int] or None
opA, opB, opC : cutensorOperator_t
descCompute : cutensorComputeDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
desc : cutensorOperationDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseContraction
");

shared!(
    cutensorCreateBlockSparseContraction =
    like_cutensorCreateBlockSparseContraction(cutensor2::cutensorHandle_t,
    cutensor2::cutensorBlockSparseTensorDescriptor_t, cutensor2::cutensorOperator_t,
    cutensor2::cutensorComputeDescriptor_t, Ty::I32, cutensor2::cutensorStatus_t,
    cutensor2::cutensorOperationDescriptor_t), "cutensorCreateBlockSparseContraction",
    "handle descA modeA opA descB modeB opB descC modeC opC descD modeD descCompute",
    slots::cutensorCreateBlockSparseContraction
);

/// The shared body of `cutensorCreateBlockSparseContraction` and other functions.
#[inline(never)]
fn like_cutensorCreateBlockSparseContraction<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static Ty,
    t5: &'static EnumDef,
    t6: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a1, own.name(1), t1)?;
            let c4 = args::enumeration(a3, own.name(3), t2)?;
            let c5 = args::value::<u64>(a4, own.name(4), t1)?;
            let c7 = args::enumeration(a6, own.name(6), t2)?;
            let c8 = args::value::<u64>(a7, own.name(7), t1)?;
            let c10 = args::enumeration(a9, own.name(9), t2)?;
            let c11 = args::value::<u64>(a10, own.name(10), t1)?;
            let c13 = args::value::<u64>(a12, own.name(12), t3)?;
            let mut c1: u64 = 0;
            let c3 = args::array(a2, own.name(2), t4, None, &arena)?;
            let c6 = args::array(a5, own.name(5), t4, None, &arena)?;
            let c9 = args::array(a8, own.name(8), t4, None, &arena)?;
            let c12 = args::array(a11, own.name(11), t4, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), c2, c3.cast(), c4, c5, c6.cast(), c7, c8, c9.cast(), c10, c11, c12.cast(),
                c13,
            )) };
            returned(py, t5, status, 1, |tuple| tuple.push(out::value(py, t6, c1 as u64)?))
        },
    )
}

documented!(cutensorCreateBlockSparseTensorDescriptor, c"cutensorCreateBlockSparseTensorDescriptor($self, handle, numModes, numNonZeroBlocks, numSectionsPerMode, extent, nonZeroCoordinates, stride, dataType)
--

Creates a descriptor of a tensor whose modes are split into sections and which stores only some blocks.

``cutensorStatus_t cutensorCreateBlockSparseTensorDescriptor(cutensorHandle_t handle, cutensorBlockSparseTensorDescriptor_t *desc, uint32_t numModes, uint64_t numNonZeroBlocks, const uint32_t *numSectionsPerMode, const int64_t *extent, const int32_t *nonZeroCoordinates, const int64_t *stride, cudaDataType_t dataType)``

Parameters
----------
handle : cutensorHandle_t or None
numModes, numNonZeroBlocks : int
numSectionsPerMode, extent, nonZeroCoordinates, stride : list[int] or None
dataType : runtime.cudaDataType

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.
desc : cutensorBlockSparseTensorDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseTensorDescriptor
");

#[inline(always)]
pub(crate) fn cutensorCreateBlockSparseTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensorCreateBlockSparseTensorDescriptor(handle numModes numNonZeroBlocks numSectionsPerMode extent
        nonZeroCoordinates stride dataType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    ints!(u32, c_numModes = numModes);
    ints!(u64, c_numNonZeroBlocks = numNonZeroBlocks);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let mut c_desc: u64 = 0;
    let c_numSectionsPerMode = args::array(
        numSectionsPerMode, "numSectionsPerMode", &Ty::U32, Some(c_numModes as usize), &arena,
    )?;
    let c_extent = args::array(extent, "extent", &Ty::I64, None, &arena)?;
    let c_nonZeroCoordinates = args::array(nonZeroCoordinates, "nonZeroCoordinates", &Ty::I32, None, &arena)?;
    let c_stride = args::array(stride, "stride", &Ty::I64, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u32, u64, Ptr, Ptr, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::cutensorCreateBlockSparseTensorDescriptor)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_desc).cast(), c_numModes, c_numNonZeroBlocks, c_numSectionsPerMode.cast(),
        c_extent.cast(), c_nonZeroCoordinates.cast(), c_stride.cast(), c_dataType,
    )) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorBlockSparseTensorDescriptor_t, c_desc as u64)?)
        },
    )
}

documented!(cutensorCreateContraction, c"cutensorCreateContraction($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, descCompute)
--

Creates the contraction D = α·A·B + β·C, which sums over modes of A and B that are not in C.

``cutensorStatus_t cutensorCreateContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t descCompute)``

Parameters
----------
handle : cutensorHandle_t or None
descA, descB, descC, descD : cutensorTensorDescriptor_t or None
modeA, modeB, modeC, modeD : list[int] or None
opA, opB, opC : cutensorOperator_t
descCompute : cutensorComputeDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
desc : cutensorOperationDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContraction
");

shared!(
    cutensorCreateContraction =
    like_cutensorCreateBlockSparseContraction(cutensor2::cutensorHandle_t,
    cutensor2::cutensorTensorDescriptor_t, cutensor2::cutensorOperator_t,
    cutensor2::cutensorComputeDescriptor_t, Ty::I32, cutensor2::cutensorStatus_t,
    cutensor2::cutensorOperationDescriptor_t), "cutensorCreateContraction",
    "handle descA modeA opA descB modeB opB descC modeC opC descD modeD descCompute",
    slots::cutensorCreateContraction
);

documented!(cutensorCreateContractionTrinary, c"cutensorCreateContractionTrinary($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, opD, descE, modeE, descCompute)
--

Creates the contraction E = α·A·B·C + β·D, which sums over modes that are not in D.

``cutensorStatus_t cutensorCreateContractionTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opD, cutensorTensorDescriptor_t descE, const int32_t *modeE, cutensorComputeDescriptor_t descCompute)``

Parameters
----------
handle : cutensorHandle_t or None
descA, descB, descC, descD, descE : cutensorTensorDescriptor_t or None
modeA, modeB, modeC, modeD, modeE : list[int] or None
opA, opB, opC, opD : cutensorOperator_t
descCompute : cutensorComputeDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
desc : cutensorOperationDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContractionTrinary
");

#[inline(always)]
pub(crate) fn cutensorCreateContractionTrinary<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensorCreateContractionTrinary(handle descA modeA opA descB modeB opB descC modeC opC descD modeD
        opD descE modeE descCompute)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(descB, "descB", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opB = args::enumeration(opB, "opB", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(descC, "descC", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opC = args::enumeration(opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(descD, "descD", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opD = args::enumeration(opD, "opD", &cutensor2::cutensorOperator_t)?;
    let c_descE = args::value::<
        u64,
    >(descE, "descE", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_descCompute = args::value::<
        u64,
    >(descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(modeB, "modeB", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(modeD, "modeD", &Ty::I32, None, &arena)?;
    let c_modeE = args::array(modeE, "modeE", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, u64,
    ) -> i32 = call.symbol(slots::cutensorCreateContractionTrinary)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_desc).cast(), c_descA, c_modeA.cast(), c_opA, c_descB, c_modeB.cast(), c_opB, c_descC,
        c_modeC.cast(), c_opC, c_descD, c_modeD.cast(), c_opD, c_descE, c_modeE.cast(), c_descCompute,
    )) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorOperationDescriptor_t, c_desc as u64)?)
        },
    )
}

documented!(cutensorCreateElementwiseBinary, c"cutensorCreateElementwiseBinary($self, handle, descA, modeA, opA, descC, modeC, opC, descD, modeD, opAC, descCompute)
--

Creates the elementwise operation D = opAC(α·opA(A), γ·opC(C)), with any order of modes.

``cutensorStatus_t cutensorCreateElementwiseBinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAC, cutensorComputeDescriptor_t descCompute)``

Parameters
----------
handle : cutensorHandle_t or None
descA, descC, descD : cutensorTensorDescriptor_t or None
modeA, modeC, modeD : list[int] or None
opA, opC, opAC : cutensorOperator_t
descCompute : cutensorComputeDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
desc : cutensorOperationDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseBinary
");

shared!(
    cutensorCreateElementwiseBinary =
    like_cutensorCreateElementwiseBinary(cutensor2::cutensorHandle_t,
    cutensor2::cutensorTensorDescriptor_t, cutensor2::cutensorOperator_t,
    cutensor2::cutensorComputeDescriptor_t, Ty::I32, cutensor2::cutensorStatus_t,
    cutensor2::cutensorOperationDescriptor_t), "cutensorCreateElementwiseBinary",
    "handle descA modeA opA descC modeC opC descD modeD opAC descCompute",
    slots::cutensorCreateElementwiseBinary
);

/// The shared body of `cutensorCreateElementwiseBinary` and other functions.
#[inline(never)]
fn like_cutensorCreateElementwiseBinary<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static Ty,
    t5: &'static EnumDef,
    t6: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a1, own.name(1), t1)?;
            let c4 = args::enumeration(a3, own.name(3), t2)?;
            let c5 = args::value::<u64>(a4, own.name(4), t1)?;
            let c7 = args::enumeration(a6, own.name(6), t2)?;
            let c8 = args::value::<u64>(a7, own.name(7), t1)?;
            let c10 = args::enumeration(a9, own.name(9), t2)?;
            let c11 = args::value::<u64>(a10, own.name(10), t3)?;
            let mut c1: u64 = 0;
            let c3 = args::array(a2, own.name(2), t4, None, &arena)?;
            let c6 = args::array(a5, own.name(5), t4, None, &arena)?;
            let c9 = args::array(a8, own.name(8), t4, None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, i32, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), c2, c3.cast(), c4, c5, c6.cast(), c7, c8, c9.cast(), c10, c11,
            )) };
            returned(py, t5, status, 1, |tuple| tuple.push(out::value(py, t6, c1 as u64)?))
        },
    )
}

documented!(cutensorCreateElementwiseTrinary, c"cutensorCreateElementwiseTrinary($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, opAB, opABC, descCompute)
--

Creates the elementwise operation D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)).

``cutensorStatus_t cutensorCreateElementwiseTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAB, cutensorOperator_t opABC, cutensorComputeDescriptor_t descCompute)``

Parameters
----------
handle : cutensorHandle_t or None
descA, descB, descC, descD : cutensorTensorDescriptor_t or None
modeA, modeB, modeC, modeD : list[int] or None
opA, opB, opC, opAB, opABC : cutensorOperator_t
descCompute : cutensorComputeDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
desc : cutensorOperationDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseTrinary
");

#[inline(always)]
pub(crate) fn cutensorCreateElementwiseTrinary<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensorCreateElementwiseTrinary(handle descA modeA opA descB modeB opB descC modeC opC descD modeD
        opAB opABC descCompute)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(descB, "descB", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opB = args::enumeration(opB, "opB", &cutensor2::cutensorOperator_t)?;
    let c_descC = args::value::<
        u64,
    >(descC, "descC", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opC = args::enumeration(opC, "opC", &cutensor2::cutensorOperator_t)?;
    let c_descD = args::value::<
        u64,
    >(descD, "descD", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opAB = args::enumeration(opAB, "opAB", &cutensor2::cutensorOperator_t)?;
    let c_opABC = args::enumeration(opABC, "opABC", &cutensor2::cutensorOperator_t)?;
    let c_descCompute = args::value::<
        u64,
    >(descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(modeB, "modeB", &Ty::I32, None, &arena)?;
    let c_modeC = args::array(modeC, "modeC", &Ty::I32, None, &arena)?;
    let c_modeD = args::array(modeD, "modeD", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, i32, u64, Ptr, i32, i32, u64,
    ) -> i32 = call.symbol(slots::cutensorCreateElementwiseTrinary)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_desc).cast(), c_descA, c_modeA.cast(), c_opA, c_descB, c_modeB.cast(), c_opB, c_descC,
        c_modeC.cast(), c_opC, c_descD, c_modeD.cast(), c_opAB, c_opABC, c_descCompute,
    )) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorOperationDescriptor_t, c_desc as u64)?)
        },
    )
}

documented!(cutensorCreatePermutation, c"cutensorCreatePermutation($self, handle, descA, modeA, opA, descB, modeB, descCompute)
--

Creates the operation B = α·opA(A), which permutes the modes of A.

``cutensorStatus_t cutensorCreatePermutation(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorComputeDescriptor_t descCompute)``

Parameters
----------
handle : cutensorHandle_t or None
descA, descB : cutensorTensorDescriptor_t or None
modeA, modeB : list[int] or None
opA : cutensorOperator_t
descCompute : cutensorComputeDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
desc : cutensorOperationDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePermutation
");

#[inline(always)]
pub(crate) fn cutensorCreatePermutation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorCreatePermutation(handle descA modeA opA descB modeB descCompute));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_descA = args::value::<
        u64,
    >(descA, "descA", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_opA = args::enumeration(opA, "opA", &cutensor2::cutensorOperator_t)?;
    let c_descB = args::value::<
        u64,
    >(descB, "descB", &cutensor2::cutensorTensorDescriptor_t)?;
    let c_descCompute = args::value::<
        u64,
    >(descCompute, "descCompute", &cutensor2::cutensorComputeDescriptor_t)?;
    let mut c_desc: u64 = 0;
    let c_modeA = args::array(modeA, "modeA", &Ty::I32, None, &arena)?;
    let c_modeB = args::array(modeB, "modeB", &Ty::I32, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, Ptr, i32, u64, Ptr, u64,
    ) -> i32 = call.symbol(slots::cutensorCreatePermutation)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_desc).cast(), c_descA, c_modeA.cast(), c_opA, c_descB, c_modeB.cast(), c_descCompute,
    )) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorOperationDescriptor_t, c_desc as u64)?)
        },
    )
}

documented!(cutensorCreatePlan, c"cutensorCreatePlan($self, handle, desc, pref, workspaceSizeLimit)
--

Creates a plan, which selects or compiles a kernel for an operation within a workspace limit.

``cutensorStatus_t cutensorCreatePlan(cutensorHandle_t handle, cutensorPlan_t *plan, cutensorOperationDescriptor_t desc, cutensorPlanPreference_t pref, uint64_t workspaceSizeLimit)``

Parameters
----------
handle : cutensorHandle_t or None
desc : cutensorOperationDescriptor_t or None
pref : cutensorPlanPreference_t or None
workspaceSizeLimit : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
plan : cutensorPlan_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlan
");

#[inline(always)]
pub(crate) fn cutensorCreatePlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorCreatePlan(handle desc pref workspaceSizeLimit));
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_pref = args::value::<u64>(pref, "pref", &cutensor2::cutensorPlanPreference_t)?;
    ints!(u64, c_workspaceSizeLimit = workspaceSizeLimit);
    let mut c_plan: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64, u64) -> i32 = call.symbol(slots::cutensorCreatePlan)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_plan).cast(), c_desc, c_pref, c_workspaceSizeLimit))
    };
    returned(
        py, &cutensor2::cutensorStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cutensor2::cutensorPlan_t, c_plan as u64)?),
    )
}

documented!(cutensorCreatePlanPreference, c"cutensorCreatePlanPreference($self, handle, algo, jitMode)
--

Creates preferences for a plan: the algorithm, and whether kernels may be compiled at run time.

``cutensorStatus_t cutensorCreatePlanPreference(cutensorHandle_t handle, cutensorPlanPreference_t *pref, cutensorAlgo_t algo, cutensorJitMode_t jitMode)``

Parameters
----------
handle : cutensorHandle_t or None
algo : cutensorAlgo_t
jitMode : cutensorJitMode_t

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.
pref : cutensorPlanPreference_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlanPreference
");

#[inline(always)]
pub(crate) fn cutensorCreatePlanPreference<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorCreatePlanPreference(handle algo jitMode));
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_algo = args::enumeration(algo, "algo", &cutensor2::cutensorAlgo_t)?;
    let c_jitMode = args::enumeration(jitMode, "jitMode", &cutensor2::cutensorJitMode_t)?;
    let mut c_pref: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, i32, i32) -> i32 = call
        .symbol(slots::cutensorCreatePlanPreference)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_pref).cast(), c_algo, c_jitMode)) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorPlanPreference_t, c_pref as u64)?)
        },
    )
}

documented!(cutensorCreateReduction, c"cutensorCreateReduction($self, handle, descA, modeA, opA, descC, modeC, opC, descD, modeD, opReduce, descCompute)
--

Creates the operation D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that are not in C.

``cutensorStatus_t cutensorCreateReduction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opReduce, cutensorComputeDescriptor_t descCompute)``

Parameters
----------
handle : cutensorHandle_t or None
descA, descC, descD : cutensorTensorDescriptor_t or None
modeA, modeC, modeD : list[int] or None
opA, opC, opReduce : cutensorOperator_t
descCompute : cutensorComputeDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
desc : cutensorOperationDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateReduction
");

shared!(
    cutensorCreateReduction =
    like_cutensorCreateElementwiseBinary(cutensor2::cutensorHandle_t,
    cutensor2::cutensorTensorDescriptor_t, cutensor2::cutensorOperator_t,
    cutensor2::cutensorComputeDescriptor_t, Ty::I32, cutensor2::cutensorStatus_t,
    cutensor2::cutensorOperationDescriptor_t), "cutensorCreateReduction",
    "handle descA modeA opA descC modeC opC descD modeD opReduce descCompute",
    slots::cutensorCreateReduction
);

documented!(cutensorCreateTensorDescriptor, c"cutensorCreateTensorDescriptor($self, handle, numModes, extent, stride, dataType, alignmentRequirement)
--

Creates a tensor descriptor from the extent and stride of each mode, the data type and the alignment.

``cutensorStatus_t cutensorCreateTensorDescriptor(cutensorHandle_t handle, cutensorTensorDescriptor_t *desc, uint32_t numModes, const int64_t *extent, const int64_t *stride, cudaDataType_t dataType, uint32_t alignmentRequirement)``

Parameters
----------
handle : cutensorHandle_t or None
numModes, alignmentRequirement : int
extent, stride : list[int] or None
dataType : runtime.cudaDataType

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
desc : cutensorTensorDescriptor_t

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateTensorDescriptor
");

#[inline(always)]
pub(crate) fn cutensorCreateTensorDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorCreateTensorDescriptor(handle numModes extent stride dataType alignmentRequirement));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    ints!(u32, c_numModes = numModes);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    ints!(u32, c_alignmentRequirement = alignmentRequirement);
    let mut c_desc: u64 = 0;
    let c_extent = args::array(extent, "extent", &Ty::I64, Some(c_numModes as usize), &arena)?;
    let c_stride = args::optional_array(stride, "stride", &Ty::I64, Some(c_numModes as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32, Ptr, Ptr, i32, u32) -> i32 = call
        .symbol(slots::cutensorCreateTensorDescriptor)?;
    let status = unsafe { released(py, || function(
        c_handle, (&raw mut c_desc).cast(), c_numModes, c_extent.cast(), c_stride.cast(), c_dataType,
        c_alignmentRequirement,
    )) };
    returned(
        py,
        &cutensor2::cutensorStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensor2::cutensorTensorDescriptor_t, c_desc as u64)?)
        },
    )
}

documented!(cutensorDestroy, c"cutensorDestroy($self, handle)
--

Destroys a cuTENSOR handle and its plan cache.

``cutensorStatus_t cutensorDestroy(cutensorHandle_t handle)``

Parameters
----------
handle : cutensorHandle_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroy
");

shared!(
    cutensorDestroy = like_cutensorDestroy(cutensor2::cutensorHandle_t,
    cutensor2::cutensorStatus_t), "cutensorDestroy", "handle", slots::cutensorDestroy
);

/// The shared body of `cutensorDestroy` and other functions.
#[inline(never)]
fn like_cutensorDestroy<'a, 'py>(
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

documented!(cutensorDestroyBlockSparseTensorDescriptor, c"cutensorDestroyBlockSparseTensorDescriptor($self, desc)
--

Destroys the descriptor of a block-sparse tensor, but not its data.

``cutensorStatus_t cutensorDestroyBlockSparseTensorDescriptor(cutensorBlockSparseTensorDescriptor_t desc)``

Parameters
----------
desc : cutensorBlockSparseTensorDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``desc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyBlockSparseTensorDescriptor
");

shared!(
    cutensorDestroyBlockSparseTensorDescriptor =
    like_cutensorDestroy(cutensor2::cutensorBlockSparseTensorDescriptor_t,
    cutensor2::cutensorStatus_t), "cutensorDestroyBlockSparseTensorDescriptor", "desc",
    slots::cutensorDestroyBlockSparseTensorDescriptor
);

documented!(cutensorDestroyOperationDescriptor, c"cutensorDestroyOperationDescriptor($self, desc)
--

Destroys the descriptor of an operation.

``cutensorStatus_t cutensorDestroyOperationDescriptor(cutensorOperationDescriptor_t desc)``

Parameters
----------
desc : cutensorOperationDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``desc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyOperationDescriptor
");

shared!(
    cutensorDestroyOperationDescriptor =
    like_cutensorDestroy(cutensor2::cutensorOperationDescriptor_t,
    cutensor2::cutensorStatus_t), "cutensorDestroyOperationDescriptor", "desc",
    slots::cutensorDestroyOperationDescriptor
);

documented!(cutensorDestroyPlan, c"cutensorDestroyPlan($self, plan)
--

Destroys a plan.

``cutensorStatus_t cutensorDestroyPlan(cutensorPlan_t plan)``

Parameters
----------
plan : cutensorPlan_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``plan``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlan
");

shared!(
    cutensorDestroyPlan = like_cutensorDestroy(cutensor2::cutensorPlan_t,
    cutensor2::cutensorStatus_t), "cutensorDestroyPlan", "plan",
    slots::cutensorDestroyPlan
);

documented!(cutensorDestroyPlanPreference, c"cutensorDestroyPlanPreference($self, pref)
--

Destroys preferences for a plan.

``cutensorStatus_t cutensorDestroyPlanPreference(cutensorPlanPreference_t pref)``

Parameters
----------
pref : cutensorPlanPreference_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``pref``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlanPreference
");

shared!(
    cutensorDestroyPlanPreference =
    like_cutensorDestroy(cutensor2::cutensorPlanPreference_t,
    cutensor2::cutensorStatus_t), "cutensorDestroyPlanPreference", "pref",
    slots::cutensorDestroyPlanPreference
);

documented!(cutensorDestroyTensorDescriptor, c"cutensorDestroyTensorDescriptor($self, desc)
--

Destroys the descriptor of a tensor, but not its data.

``cutensorStatus_t cutensorDestroyTensorDescriptor(cutensorTensorDescriptor_t desc)``

Parameters
----------
desc : cutensorTensorDescriptor_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``desc``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyTensorDescriptor
");

shared!(
    cutensorDestroyTensorDescriptor =
    like_cutensorDestroy(cutensor2::cutensorTensorDescriptor_t,
    cutensor2::cutensorStatus_t), "cutensorDestroyTensorDescriptor", "desc",
    slots::cutensorDestroyTensorDescriptor
);

documented!(cutensorElementwiseBinaryExecute, c"cutensorElementwiseBinaryExecute($self, handle, plan, alpha, A, gamma, C, D, stream)
--

Runs the plan of an elementwise binary operation in a stream.

``cutensorStatus_t cutensorElementwiseBinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *gamma, const void *C, void *D, cudaStream_t stream)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
alpha, gamma : number with a type
A, C, D : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseBinaryExecute
");

#[inline(always)]
pub(crate) fn cutensorElementwiseBinaryExecute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensorElementwiseBinaryExecute(handle plan alpha A gamma C D stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(A, "A", None, false, None, &arena)?;
    let c_C = args::either(C, "C", None, false, None, &arena)?;
    let c_D = args::either(D, "D", None, true, None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_gamma = args::host_scalar(gamma, "gamma", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cutensorElementwiseBinaryExecute)?;
    let status = unsafe { released(
        py, || function(c_handle, c_plan, c_alpha.cast(), c_A.cast(), c_gamma.cast(), c_C.cast(), c_D.cast(), c_stream),
    ) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorElementwiseTrinaryExecute, c"cutensorElementwiseTrinaryExecute($self, handle, plan, alpha, A, beta, B, gamma, C, D, stream)
--

Runs the plan of an elementwise trinary operation in a stream.

``cutensorStatus_t cutensorElementwiseTrinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *B, const void *gamma, const void *C, void *D, cudaStream_t stream)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
alpha, beta, gamma : number with a type
A, B, C, D : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseTrinaryExecute
");

#[inline(always)]
pub(crate) fn cutensorElementwiseTrinaryExecute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensorElementwiseTrinaryExecute(handle plan alpha A beta B gamma C D stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(A, "A", None, false, None, &arena)?;
    let c_B = args::either(B, "B", None, false, None, &arena)?;
    let c_C = args::either(C, "C", None, false, None, &arena)?;
    let c_D = args::either(D, "D", None, true, None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let c_gamma = args::host_scalar(gamma, "gamma", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cutensorElementwiseTrinaryExecute)?;
    let status = unsafe { released(py, || function(
        c_handle, c_plan, c_alpha.cast(), c_A.cast(), c_beta.cast(), c_B.cast(), c_gamma.cast(), c_C.cast(), c_D.cast(),
        c_stream,
    )) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorEstimateWorkspaceSize, c"cutensorEstimateWorkspaceSize($self, handle, desc, planPref, workspacePref)
--

Estimates the minimum, default or maximum workspace size in bytes for an operation.

``cutensorStatus_t cutensorEstimateWorkspaceSize(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorPlanPreference_t planPref, cutensorWorksizePreference_t workspacePref, uint64_t *workspaceSizeEstimate)``

Parameters
----------
handle : cutensorHandle_t or None
desc : cutensorOperationDescriptor_t or None
planPref : cutensorPlanPreference_t or None
workspacePref : cutensorWorksizePreference_t

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
workspaceSizeEstimate : int

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorEstimateWorkspaceSize
");

#[inline(always)]
pub(crate) fn cutensorEstimateWorkspaceSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorEstimateWorkspaceSize(handle desc planPref workspacePref));
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_planPref = args::value::<
        u64,
    >(planPref, "planPref", &cutensor2::cutensorPlanPreference_t)?;
    let c_workspacePref = args::enumeration(workspacePref, "workspacePref", &cutensor2::cutensorWorksizePreference_t)?;
    let mut c_workspaceSizeEstimate: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cutensorEstimateWorkspaceSize)?;
    let status = unsafe { released(
        py, || function(c_handle, c_desc, c_planPref, c_workspacePref, (&raw mut c_workspaceSizeEstimate).cast()),
    ) };
    returned(py, &cutensor2::cutensorStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_workspaceSizeEstimate)?))
}

documented!(cutensorGetCudartVersion, c"cutensorGetCudartVersion($self)
--

Returns the version of the CUDA runtime with which cuTENSOR was built.

``size_t cutensorGetCudartVersion(void)``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetCudartVersion
");

shared!(
    cutensorGetCudartVersion =
    like_cutensorGetCudartVersion(cutensor2::cutensorStatus_t),
    "cutensorGetCudartVersion", "", slots::cutensorGetCudartVersion
);

/// The shared body of `cutensorGetCudartVersion` and other functions.
#[inline(never)]
fn like_cutensorGetCudartVersion<'a, 'py>(
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

documented!(cutensorGetErrorString, c"cutensorGetErrorString($self, error)
--

Returns the English description of a status.

``const char *cutensorGetErrorString(cutensorStatus_t error)``

Parameters
----------
error : cutensorStatus_t

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetErrorString
");

#[inline(always)]
pub(crate) fn cutensorGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorGetErrorString(error));
    let c_error = args::enumeration(error, "error", &cutensor2::cutensorStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cutensorGetErrorString)?;
    let value = unsafe { released(py, || function(c_error)) };
    returned(py, &cutensor2::cutensorStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cutensorGetVersion, c"cutensorGetVersion($self)
--

Returns the version of cuTENSOR as an integer, such as 20300 for 2.3.0.

``size_t cutensorGetVersion(void)``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``, always.
value : int

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetVersion
");

shared!(
    cutensorGetVersion = like_cutensorGetCudartVersion(cutensor2::cutensorStatus_t),
    "cutensorGetVersion", "", slots::cutensorGetVersion
);

documented!(cutensorHandleReadPlanCacheFromFile, c"cutensorHandleReadPlanCacheFromFile($self, handle, filename)
--

Loads a handle's plan cache from a file, and returns the number of entries.

``cutensorStatus_t cutensorHandleReadPlanCacheFromFile(cutensorHandle_t handle, const char *filename, uint32_t *numCachelinesRead)``

Parameters
----------
handle : cutensorHandle_t or None
filename : bytes or str

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
numCachelinesRead : int

Warnings
--------
- ``filename`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleReadPlanCacheFromFile
");

#[inline(always)]
pub(crate) fn cutensorHandleReadPlanCacheFromFile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensorHandleReadPlanCacheFromFile(handle filename));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_filename = args::c_string(filename, "filename", &arena)?;
    let mut c_numCachelinesRead: u32 = 0;
    let function: unsafe extern "system" fn(u64, *const c_char, Ptr) -> i32 = call
        .symbol(slots::cutensorHandleReadPlanCacheFromFile)?;
    let status = unsafe { released(py, || function(c_handle, c_filename, (&raw mut c_numCachelinesRead).cast())) };
    returned(py, &cutensor2::cutensorStatus_t, status, 1, |tuple| tuple.push(out::u32(py, c_numCachelinesRead)?))
}

documented!(cutensorHandleResizePlanCache, c"cutensorHandleResizePlanCache($self, handle, numEntries)
--

Sets the maximum number of plans in a handle's plan cache.

``cutensorStatus_t cutensorHandleResizePlanCache(cutensorHandle_t handle, uint32_t numEntries)``

Parameters
----------
handle : cutensorHandle_t or None
numEntries : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleResizePlanCache
");

#[inline(always)]
pub(crate) fn cutensorHandleResizePlanCache<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorHandleResizePlanCache(handle numEntries));
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    ints!(u32, c_numEntries = numEntries);
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call.symbol(slots::cutensorHandleResizePlanCache)?;
    let status = unsafe { released(py, || function(c_handle, c_numEntries)) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorHandleWritePlanCacheToFile, c"cutensorHandleWritePlanCacheToFile($self, handle, filename)
--

Writes a handle's plan cache to a file, and overwrites an existing file.

``cutensorStatus_t cutensorHandleWritePlanCacheToFile(cutensorHandle_t handle, const char *filename)``

Parameters
----------
handle : cutensorHandle_t or None
filename : bytes or str

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleWritePlanCacheToFile
");

shared!(
    cutensorHandleWritePlanCacheToFile =
    like_cutensorHandleWritePlanCacheToFile(cutensor2::cutensorHandle_t,
    cutensor2::cutensorStatus_t), "cutensorHandleWritePlanCacheToFile",
    "handle filename", slots::cutensorHandleWritePlanCacheToFile
);

/// The shared body of `cutensorHandleWritePlanCacheToFile` and other functions.
#[inline(never)]
fn like_cutensorHandleWritePlanCacheToFile<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::c_string(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cutensorLoggerForceDisable, c"cutensorLoggerForceDisable($self)
--

Disables the log of cuTENSOR for the rest of the process.

``cutensorStatus_t cutensorLoggerForceDisable(void)``

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerForceDisable
");

#[inline(always)]
pub(crate) fn cutensorLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorLoggerForceDisable());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cutensorLoggerForceDisable)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorLoggerOpenFile, c"cutensorLoggerOpenFile($self, logFile)
--

Opens the file at a path and redirects the log of cuTENSOR to it.

``cutensorStatus_t cutensorLoggerOpenFile(const char *logFile)``

Parameters
----------
logFile : bytes or str

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerOpenFile
");

#[inline(always)]
pub(crate) fn cutensorLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorLoggerOpenFile(logFile));
    let arena = CallArena::new();
    let c_logFile = args::c_string(logFile, "logFile", &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::cutensorLoggerOpenFile)?;
    let status = unsafe { released(py, || function(c_logFile)) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorLoggerSetCallback, c"cutensorLoggerSetCallback($self, callback)
--

Sets a callback that receives each message of cuTENSOR's log.

``cutensorStatus_t cutensorLoggerSetCallback(cutensorLoggerCallback_t callback)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Warnings
--------
- ``callback`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetCallback
");

#[inline(always)]
pub(crate) fn cutensorLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorLoggerSetCallback(callback));
    let arena = CallArena::new();
    let mut c_callback = args::callback(callback, Some(&cutensor2::cutensorLoggerCallback_t__signature), None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cutensorLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorLoggerSetFile, c"cutensorLoggerSetFile($self, file)
--

Redirects the log of cuTENSOR to an open C file stream.

``cutensorStatus_t cutensorLoggerSetFile(FILE *file)``

Parameters
----------
file : address or buffer

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetFile
");

#[inline(always)]
pub(crate) fn cutensorLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorLoggerSetFile(file));
    let arena = CallArena::new();
    let c_file = args::either(file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cutensorLoggerSetFile)?;
    let status = unsafe { released(py, || function(c_file.cast())) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorLoggerSetLevel, c"cutensorLoggerSetLevel($self, level)
--

Sets the log level of cuTENSOR; 0 disables logging.

``cutensorStatus_t cutensorLoggerSetLevel(int32_t level)``

Parameters
----------
level : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetLevel
");

shared!(
    cutensorLoggerSetLevel = like_cutensorLoggerSetLevel(cutensor2::cutensorStatus_t),
    "cutensorLoggerSetLevel", "level", slots::cutensorLoggerSetLevel
);

/// The shared body of `cutensorLoggerSetLevel` and other functions.
#[inline(never)]
fn like_cutensorLoggerSetLevel<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::i32(a0, own.name(0))?;
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t0, status)
        },
    )
}

documented!(cutensorLoggerSetMask, c"cutensorLoggerSetMask($self, mask)
--

Sets the log mask of cuTENSOR, which overrides the log level.

``cutensorStatus_t cutensorLoggerSetMask(int32_t mask)``

Parameters
----------
mask : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetMask
");

shared!(
    cutensorLoggerSetMask = like_cutensorLoggerSetLevel(cutensor2::cutensorStatus_t),
    "cutensorLoggerSetMask", "mask", slots::cutensorLoggerSetMask
);

documented!(cutensorOperationDescriptorGetAttribute, c"cutensorOperationDescriptorGetAttribute($self, handle, desc, attr, sizeInBytes)
--

Gets an attribute of an operation, such as its FLOP count or the data type of scalars.

``cutensorStatus_t cutensorOperationDescriptorGetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, void *buf, size_t sizeInBytes)``

Parameters
----------
handle : cutensorHandle_t or None
desc : cutensorOperationDescriptor_t or None
attr : cutensorOperationDescriptorAttribute_t
sizeInBytes : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
buf : object

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorGetAttribute
");

#[inline(always)]
pub(crate) fn cutensorOperationDescriptorGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensorOperationDescriptorGetAttribute(handle desc attr sizeInBytes));
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensor2::cutensorOperationDescriptorAttribute_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensor::cutensorOperationDescriptorAttribute_t, Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensorOperationDescriptorGetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_desc, c_attr, c_buf.pointer(), c_sizeInBytes)) };
    returned(py, &cutensor2::cutensorStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buf.value(py) }?))
}

documented!(cutensorOperationDescriptorSetAttribute, c"cutensorOperationDescriptorSetAttribute($self, handle, desc, attr, buf, sizeInBytes)
--

Sets an attribute of an operation, such as a tag or the data type of scalars.

``cutensorStatus_t cutensorOperationDescriptorSetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
handle : cutensorHandle_t or None
desc : cutensorOperationDescriptor_t or None
attr : cutensorOperationDescriptorAttribute_t
buf : object
sizeInBytes : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorSetAttribute
");

#[inline(always)]
pub(crate) fn cutensorOperationDescriptorSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensorOperationDescriptorSetAttribute(handle desc attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_desc = args::value::<
        u64,
    >(desc, "desc", &cutensor2::cutensorOperationDescriptor_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensor2::cutensorOperationDescriptorAttribute_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cutensor::cutensorOperationDescriptorAttribute_t, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensorOperationDescriptorSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_desc, c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorPermute, c"cutensorPermute($self, handle, plan, alpha, A, B, stream)
--

Runs the plan of a permutation, B = α·opA(A), in a stream.

``cutensorStatus_t cutensorPermute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, void *B, cudaStream_t stream)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
alpha : number with a type
A, B : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPermute
");

#[inline(always)]
pub(crate) fn cutensorPermute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorPermute(handle plan alpha A B stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(A, "A", None, false, None, &arena)?;
    let c_B = args::either(B, "B", None, true, None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, u64) -> i32 = call.symbol(slots::cutensorPermute)?;
    let status = unsafe {
        released(py, || function(c_handle, c_plan, c_alpha.cast(), c_A.cast(), c_B.cast(), c_stream))
    };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorPlanGetAttribute, c"cutensorPlanGetAttribute($self, handle, plan, attr, sizeInBytes)
--

Gets an attribute of a plan, such as the required workspace size in bytes.

``cutensorStatus_t cutensorPlanGetAttribute(cutensorHandle_t handle, cutensorPlan_t plan, cutensorPlanAttribute_t attr, void *buf, size_t sizeInBytes)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
attr : cutensorPlanAttribute_t
sizeInBytes : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``.
buf : object

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanGetAttribute
");

#[inline(always)]
pub(crate) fn cutensorPlanGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorPlanGetAttribute(handle plan attr sizeInBytes));
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensor2::cutensorPlanAttribute_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensor::cutensorPlanAttribute_t, Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensorPlanGetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_plan, c_attr, c_buf.pointer(), c_sizeInBytes)) };
    returned(py, &cutensor2::cutensorStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buf.value(py) }?))
}

documented!(cutensorPlanPreferenceGetAttribute, c"cutensorPlanPreferenceGetAttribute($self, handle, pref, attr, sizeInBytes)
--

Gets a preference for a plan, such as the cache mode or the rank of the kernel.

``cutensorStatus_t cutensorPlanPreferenceGetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, void *buf, size_t sizeInBytes)``

Parameters
----------
handle : cutensorHandle_t or None
pref : cutensorPlanPreference_t or None
attr : cutensorPlanPreferenceAttribute_t
sizeInBytes : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
buf : object

Notes
-----
Declared in ``cutensor.h``. Since cuTENSOR 2.4.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceGetAttribute
");

#[inline(always)]
pub(crate) fn cutensorPlanPreferenceGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensorPlanPreferenceGetAttribute(handle pref attr sizeInBytes));
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_pref = args::value::<u64>(pref, "pref", &cutensor2::cutensorPlanPreference_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensor2::cutensorPlanPreferenceAttribute_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensor::cutensorPlanPreferenceAttribute_t, Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensorPlanPreferenceGetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_pref, c_attr, c_buf.pointer(), c_sizeInBytes)) };
    returned(py, &cutensor2::cutensorStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buf.value(py) }?))
}

documented!(cutensorPlanPreferenceSetAttribute, c"cutensorPlanPreferenceSetAttribute($self, handle, pref, attr, buf, sizeInBytes)
--

Sets a preference for a plan, such as the cache mode or the rank of the kernel.

``cutensorStatus_t cutensorPlanPreferenceSetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
handle : cutensorHandle_t or None
pref : cutensorPlanPreference_t or None
attr : cutensorPlanPreferenceAttribute_t
buf : object
sizeInBytes : int

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceSetAttribute
");

#[inline(always)]
pub(crate) fn cutensorPlanPreferenceSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensorPlanPreferenceSetAttribute(handle pref attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_pref = args::value::<u64>(pref, "pref", &cutensor2::cutensorPlanPreference_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensor2::cutensorPlanPreferenceAttribute_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cutensor::cutensorPlanPreferenceAttribute_t, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensorPlanPreferenceSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_pref, c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorReadKernelCacheFromFile, c"cutensorReadKernelCacheFromFile($self, handle, filename)
--

Loads previously compiled kernels from a file.

``cutensorStatus_t cutensorReadKernelCacheFromFile(cutensorHandle_t handle, const char *filename)``

Parameters
----------
handle : cutensorHandle_t or None
filename : bytes or str

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Warnings
--------
- ``filename`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReadKernelCacheFromFile
");

shared!(
    cutensorReadKernelCacheFromFile =
    like_cutensorHandleWritePlanCacheToFile(cutensor2::cutensorHandle_t,
    cutensor2::cutensorStatus_t), "cutensorReadKernelCacheFromFile", "handle filename",
    slots::cutensorReadKernelCacheFromFile
);

documented!(cutensorReduce, c"cutensorReduce($self, handle, plan, alpha, A, beta, C, D, workspace, workspaceSize, stream)
--

Runs the plan of a reduction, D = α·reduce(A) + β·C, in a stream.

``cutensorStatus_t cutensorReduce(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``

Parameters
----------
handle : cutensorHandle_t or None
plan : cutensorPlan_t or None
alpha, beta : number with a type
A, C, D : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
workspaceSize : int
stream : runtime.cudaStream_t or None

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReduce
");

#[inline(always)]
pub(crate) fn cutensorReduce<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensorReduce(handle plan alpha A beta C D workspace workspaceSize stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cutensor2::cutensorHandle_t)?;
    let c_plan = args::value::<u64>(plan, "plan", &cutensor2::cutensorPlan_t)?;
    ints!(u64, c_workspaceSize = workspaceSize);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_A = args::either(A, "A", None, false, None, &arena)?;
    let c_C = args::either(C, "C", None, false, None, &arena)?;
    let c_D = args::either(D, "D", None, true, None, &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_alpha = args::host_scalar(alpha, "alpha", false, &arena)?;
    let c_beta = args::host_scalar(beta, "beta", false, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cutensorReduce)?;
    let status = unsafe { released(py, || function(
        c_handle, c_plan, c_alpha.cast(), c_A.cast(), c_beta.cast(), c_C.cast(), c_D.cast(), c_workspace.cast(),
        c_workspaceSize, c_stream,
    )) };
    returned0(py, &cutensor2::cutensorStatus_t, status)
}

documented!(cutensorWriteKernelCacheToFile, c"cutensorWriteKernelCacheToFile($self, handle, filename)
--

Writes the kernels that were compiled at run time to a file.

``cutensorStatus_t cutensorWriteKernelCacheToFile(cutensorHandle_t handle, const char *filename)``

Parameters
----------
handle : cutensorHandle_t or None
filename : bytes or str

Returns
-------
cutensorStatus_t
    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorWriteKernelCacheToFile
");

shared!(
    cutensorWriteKernelCacheToFile =
    like_cutensorHandleWritePlanCacheToFile(cutensor2::cutensorHandle_t,
    cutensor2::cutensorStatus_t), "cutensorWriteKernelCacheToFile", "handle filename",
    slots::cutensorWriteKernelCacheToFile
);
