//! Functions of nccl in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{by_value, nccl2, runtime};

documented!(ncclAllGather, c"ncclAllGather($self, sendbuff, recvbuff, sendcount, datatype, comm, stream)
--

Concatenates ``sendcount`` elements from each rank, in rank order, on every rank.

``ncclResult_t ncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
sendcount : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGather
");

shared!(
    ncclAllGather = like_ncclAllGather(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclAllGather",
    "sendbuff recvbuff sendcount datatype comm stream", slots::ncclAllGather
);

/// The shared body of `ncclAllGather` and other functions.
#[inline(never)]
fn like_ncclAllGather<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::enumeration(a3, own.name(3), t0)?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c0 = args::device(a0, own.name(0), None, &arena)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u64, i32, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2, c3, c4, c5)) };
            returned0(py, t3, status)
        },
    )
}

documented!(ncclAllGatherConfig, c"ncclAllGatherConfig($self, sendbuff, recvbuff, sendcount, datatype, comm, stream, config)
--

Concatenates ``sendcount`` elements from each rank on every rank, with a configuration for this call.

``ncclResult_t ncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
sendcount : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGatherConfig
");

shared!(
    ncclAllGatherConfig = like_ncclAllGatherConfig(nccl2::ncclDataType_t,
    nccl2::ncclComm_t, runtime::cudaStream_t, nccl2::ncclCollConfig_t,
    nccl2::ncclResult_t), "ncclAllGatherConfig",
    "sendbuff recvbuff sendcount datatype comm stream config", slots::ncclAllGatherConfig
);

/// The shared body of `ncclAllGatherConfig` and other functions.
#[inline(never)]
fn like_ncclAllGatherConfig<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::enumeration(a3, own.name(3), t0)?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c0 = args::device(a0, own.name(0), None, &arena)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let c6 = args::optional_record(a6, own.name(6), t3)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u64, i32, u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2, c3, c4, c5, c6.cast())) };
            returned0(py, t4, status)
        },
    )
}

documented!(ncclAllReduce, c"ncclAllReduce($self, sendbuff, recvbuff, count, datatype, op, comm, stream)
--

Reduces ``count`` elements from all ranks, and stores the result on every rank.

``ncclResult_t ncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count : int
datatype : ncclDataType_t
op : ncclRedOp_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduce
");

shared!(
    ncclAllReduce = like_ncclAllReduce(nccl2::ncclDataType_t, nccl2::ncclRedOp_t,
    nccl2::ncclComm_t, runtime::cudaStream_t, nccl2::ncclResult_t), "ncclAllReduce",
    "sendbuff recvbuff count datatype op comm stream", slots::ncclAllReduce
);

/// The shared body of `ncclAllReduce` and other functions.
#[inline(never)]
fn like_ncclAllReduce<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::enumeration(a3, own.name(3), t0)?;
            let c4 = args::enumeration(a4, own.name(4), t1)?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c6 = args::value::<u64>(a6, own.name(6), t3)?;
            let c0 = args::device(a0, own.name(0), None, &arena)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u64, i32, i32, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2, c3, c4, c5, c6)) };
            returned0(py, t4, status)
        },
    )
}

documented!(ncclAllReduceConfig, c"ncclAllReduceConfig($self, sendbuff, recvbuff, count, datatype, op, comm, stream, config)
--

Reduces ``count`` elements from all ranks to every rank, with a configuration for this call.

``ncclResult_t ncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count : int
datatype : ncclDataType_t
op : ncclRedOp_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduceConfig
");

shared!(
    ncclAllReduceConfig = like_ncclAllReduceConfig(nccl2::ncclDataType_t,
    nccl2::ncclRedOp_t, nccl2::ncclComm_t, runtime::cudaStream_t,
    nccl2::ncclCollConfig_t, nccl2::ncclResult_t), "ncclAllReduceConfig",
    "sendbuff recvbuff count datatype op comm stream config", slots::ncclAllReduceConfig
);

/// The shared body of `ncclAllReduceConfig` and other functions.
#[inline(never)]
fn like_ncclAllReduceConfig<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static RecordDef,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::enumeration(a3, own.name(3), t0)?;
            let c4 = args::enumeration(a4, own.name(4), t1)?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c6 = args::value::<u64>(a6, own.name(6), t3)?;
            let c0 = args::device(a0, own.name(0), None, &arena)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let c7 = args::optional_record(a7, own.name(7), t4)?;
            let function: unsafe extern "system" fn(
                Ptr, Ptr, u64, i32, i32, u64, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2, c3, c4, c5, c6, c7.cast())) };
            returned0(py, t5, status)
        },
    )
}

documented!(ncclAlltoAll, c"ncclAlltoAll($self, sendbuff, recvbuff, count, datatype, comm, stream)
--

Exchanges ``count`` elements between each pair of ranks.

``ncclResult_t ncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.28.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAll
");

shared!(
    ncclAlltoAll = like_ncclAllGather(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclAlltoAll",
    "sendbuff recvbuff count datatype comm stream", slots::ncclAlltoAll
);

documented!(ncclAlltoAllConfig, c"ncclAlltoAllConfig($self, sendbuff, recvbuff, count, datatype, comm, stream, config)
--

Exchanges ``count`` elements between each pair of ranks, with a configuration for this call.

``ncclResult_t ncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAllConfig
");

shared!(
    ncclAlltoAllConfig = like_ncclAllGatherConfig(nccl2::ncclDataType_t,
    nccl2::ncclComm_t, runtime::cudaStream_t, nccl2::ncclCollConfig_t,
    nccl2::ncclResult_t), "ncclAlltoAllConfig",
    "sendbuff recvbuff count datatype comm stream config", slots::ncclAlltoAllConfig
);

documented!(ncclBcast, c"ncclBcast($self, buff, count, datatype, root, comm, stream)
--

Copies ``count`` elements from the rank ``root`` to every rank in place (legacy form of ``ncclBroadcast``).

``ncclResult_t ncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
buff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18. Deprecated.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBcast
");

shared!(
    ncclBcast = like_ncclBcast(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclBcast",
    "buff count datatype root comm stream", slots::ncclBcast
);

/// The shared body of `ncclBcast` and other functions.
#[inline(never)]
fn like_ncclBcast<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::u64(a1, own.name(1))?;
            let c2 = args::enumeration(a2, own.name(2), t0)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c0 = args::device(a0, own.name(0), None, &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, i32, i32, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1, c2, c3, c4, c5)) };
            returned0(py, t3, status)
        },
    )
}

documented!(ncclBroadcast, c"ncclBroadcast($self, sendbuff, recvbuff, count, datatype, root, comm, stream)
--

Copies ``count`` elements from the rank ``root`` to every rank.

``ncclResult_t ncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcast
");

shared!(
    ncclBroadcast = like_ncclBroadcast(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclBroadcast",
    "sendbuff recvbuff count datatype root comm stream", slots::ncclBroadcast
);

/// The shared body of `ncclBroadcast` and other functions.
#[inline(never)]
fn like_ncclBroadcast<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::enumeration(a3, own.name(3), t0)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::value::<u64>(a5, own.name(5), t1)?;
            let c6 = args::value::<u64>(a6, own.name(6), t2)?;
            let c0 = args::device(a0, own.name(0), None, &arena)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u64, i32, i32, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2, c3, c4, c5, c6)) };
            returned0(py, t3, status)
        },
    )
}

documented!(ncclBroadcastConfig, c"ncclBroadcastConfig($self, sendbuff, recvbuff, count, datatype, root, comm, stream, config)
--

Copies ``count`` elements from the rank ``root`` to every rank, with a configuration for this call.

``ncclResult_t ncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcastConfig
");

shared!(
    ncclBroadcastConfig = like_ncclBroadcastConfig(nccl2::ncclDataType_t,
    nccl2::ncclComm_t, runtime::cudaStream_t, nccl2::ncclCollConfig_t,
    nccl2::ncclResult_t), "ncclBroadcastConfig",
    "sendbuff recvbuff count datatype root comm stream config",
    slots::ncclBroadcastConfig
);

/// The shared body of `ncclBroadcastConfig` and other functions.
#[inline(never)]
fn like_ncclBroadcastConfig<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::enumeration(a3, own.name(3), t0)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::value::<u64>(a5, own.name(5), t1)?;
            let c6 = args::value::<u64>(a6, own.name(6), t2)?;
            let c0 = args::device(a0, own.name(0), None, &arena)?;
            let c1 = args::device(a1, own.name(1), None, &arena)?;
            let c7 = args::optional_record(a7, own.name(7), t3)?;
            let function: unsafe extern "system" fn(
                Ptr, Ptr, u64, i32, i32, u64, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2, c3, c4, c5, c6, c7.cast())) };
            returned0(py, t4, status)
        },
    )
}

documented!(ncclCommAbort, c"ncclCommAbort($self, comm)
--

Aborts a communicator's outstanding work and destroys the communicator, without waiting for other ranks.

``ncclResult_t ncclCommAbort(ncclComm_t comm)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- No thread may use ``comm``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommAbort
");

shared!(
    ncclCommAbort = like_ncclCommAbort(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommAbort", "comm", slots::ncclCommAbort
);

/// The shared body of `ncclCommAbort` and other functions.
#[inline(never)]
fn like_ncclCommAbort<'a, 'py>(
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
            detached.finish(matches!(status, 0 | 7));
            returned0(py, t1, status)
        },
    )
}

documented!(ncclCommCount, c"ncclCommCount($self, comm)
--

Returns the number of ranks of a communicator.

``ncclResult_t ncclCommCount(ncclComm_t comm, int *count)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
count : int

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCount
");

shared!(
    ncclCommCount = like_ncclCommCount(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommCount", "comm", slots::ncclCommCount
);

/// The shared body of `ncclCommCount` and other functions.
#[inline(never)]
fn like_ncclCommCount<'a, 'py>(
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
            returned_or(py, t1, status, 7, 1, |tuple| tuple.push(out::i32(py, c1)?))
        },
    )
}

documented!(ncclCommCuDevice, c"ncclCommCuDevice($self, comm)
--

Returns the ordinal of the CUDA device that a communicator uses in this process.

``ncclResult_t ncclCommCuDevice(ncclComm_t comm, int *device)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
device : int

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCuDevice
");

shared!(
    ncclCommCuDevice = like_ncclCommCount(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommCuDevice", "comm", slots::ncclCommCuDevice
);

documented!(ncclCommDeregister, c"ncclCommDeregister($self, comm, handle)
--

Deregisters a buffer that ``ncclCommRegister`` registered.

``ncclResult_t ncclCommDeregister(ncclComm_t comm, void *handle)``

Parameters
----------
comm : ncclComm_t or None
handle : address or buffer

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- ``handle`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.19.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDeregister
");

#[inline(always)]
pub(crate) fn ncclCommDeregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommDeregister(comm handle));
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_handle = args::either(handle, "handle", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclCommDeregister)?;
    let status = unsafe { released(py, || function(c_comm, c_handle.cast())) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclCommDestroy, c"ncclCommDestroy($self, comm)
--

Destroys a communicator and frees its memory.

``ncclResult_t ncclCommDestroy(ncclComm_t comm)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- No thread may use ``comm``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDestroy
");

shared!(
    ncclCommDestroy = like_ncclCommAbort(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommDestroy", "comm", slots::ncclCommDestroy
);

documented!(ncclCommFinalize, c"ncclCommFinalize($self, comm)
--

Completes all outstanding work of a communicator in preparation for its destruction.

``ncclResult_t ncclCommFinalize(ncclComm_t comm)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommFinalize
");

shared!(
    ncclCommFinalize = like_ncclCommFinalize(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommFinalize", "comm", slots::ncclCommFinalize
);

/// The shared body of `ncclCommFinalize` and other functions.
#[inline(never)]
fn like_ncclCommFinalize<'a, 'py>(
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

documented!(ncclCommGetAsyncError, c"ncclCommGetAsyncError($self, comm)
--

Returns the state of a communicator's asynchronous work: complete, in progress or failed.

``ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
asyncError : ncclResult_t

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetAsyncError
");

#[inline(always)]
pub(crate) fn ncclCommGetAsyncError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommGetAsyncError(comm));
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let mut c_asyncError: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclCommGetAsyncError)?;
    let status = unsafe { released(py, || function(c_comm, (&raw mut c_asyncError).cast())) };
    returned_or(
        py, &nccl2::ncclResult_t, status, 7, 1,
        |tuple| tuple.push(out::enumeration(py, &nccl2::ncclResult_t, c_asyncError)?),
    )
}

documented!(ncclCommGetUniqueId, c"ncclCommGetUniqueId($self, comm)
--

Creates the unique ID with which new ranks join a communicator by ``ncclCommGrow``.

``ncclResult_t ncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
uniqueId : ncclUniqueId

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetUniqueId
");

#[inline(always)]
pub(crate) fn ncclCommGetUniqueId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommGetUniqueId(comm));
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let (c_uniqueId, c_uniqueId_place) = out::new_record(py, &nccl2::ncclUniqueId)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclCommGetUniqueId)?;
    let status = unsafe { released(py, || function(c_comm, c_uniqueId_place.cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(c_uniqueId.into_any()))
}

documented!(ncclCommGrow, c"ncclCommGrow($self, comm, nRanks, uniqueId, rank, config)
--

Creates a larger communicator from an existing one and additional ranks.

``ncclResult_t ncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)``

Parameters
----------
comm : ncclComm_t or None
nRanks, rank : int
uniqueId : ncclUniqueId or None
config : ncclConfig_t or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm`` exists.

Returns
-------
ncclResult_t
    ``ncclSuccess``.
newcomm : ncclComm_t
    Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGrow
");

#[inline(always)]
pub(crate) fn ncclCommGrow<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommGrow(comm nRanks uniqueId rank config));
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    ints!(i32, c_nRanks = nRanks, c_rank = rank);
    let c_uniqueId = args::optional_record(uniqueId, "uniqueId", &nccl2::ncclUniqueId)?;
    let (c_newcomm_object, c_newcomm) = out::variable(py, &nccl2::ncclComm_t)?;
    let c_config = args::optional_record(config, "config", &nccl2::ncclConfig_t)?;
    args::keep(c_newcomm_object.as_borrowed(), &arena)?;
    args::keep(config, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr, Ptr) -> i32 = call.symbol(slots::ncclCommGrow)?;
    let status = unsafe {
        released(py, || function(c_comm, c_nRanks, c_uniqueId.cast(), c_rank, c_newcomm.cast(), c_config.cast()))
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(c_newcomm_object))
}

documented!(ncclCommInitAll, c"ncclCommInitAll($self, ndev, devlist)
--

Creates the communicators of all ranks in one process, one for each of the given devices.

``ncclResult_t ncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)``

Parameters
----------
ndev : int
devlist : list[int] or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
comm : list[ncclComm_t]

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitAll
");

#[inline(always)]
pub(crate) fn ncclCommInitAll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommInitAll(ndev devlist));
    let arena = CallArena::new();
    ints!(i32, c_ndev = ndev);
    let c_comm_length: usize = args::length(py, c_ndev.into(), "ndev")?;
    let c_comm = args::output_memory(py, c_comm_length, Ty::Value(&nccl2::ncclComm_t).size(), &arena)?;
    let c_devlist = args::optional_array(
        devlist, "devlist", &Ty::I32, Some(args::length(py, c_ndev.into(), "ndev")?), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr) -> i32 = call.symbol(slots::ncclCommInitAll)?;
    let status = unsafe { released(py, || function(c_comm.cast(), c_ndev, c_devlist.cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::Value(&nccl2::ncclComm_t), c_comm.cast(), c_comm_length) }?)
        },
    )
}

documented!(ncclCommInitRank, c"ncclCommInitRank($self, nranks, commId, rank)
--

Creates a communicator for one rank on the current device; all ranks must call this function.

``ncclResult_t ncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)``

Parameters
----------
nranks, rank : int
commId : ncclUniqueId

Returns
-------
ncclResult_t
    ``ncclSuccess``.
comm : ncclComm_t

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRank
");

#[inline(always)]
pub(crate) fn ncclCommInitRank<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommInitRank(nranks commId rank));
    ints!(i32, c_nranks = nranks, c_rank = rank);
    let mut c_comm: u64 = 0;
    let c_commId = args::record(commId, "commId", &nccl2::ncclUniqueId)?;
    let function: unsafe extern "system" fn(
        Ptr, i32, by_value::nccl::ncclUniqueId2, i32,
    ) -> i32 = call.symbol(slots::ncclCommInitRank)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_comm).cast(), c_nranks, c_commId.cast::<by_value::nccl::ncclUniqueId2>().read_unaligned(), c_rank,
    )) };
    if matches!(status, 0 | 7) {
        handle_keepalive::made(&nccl2::ncclComm_t, c_comm as u64);
    }
    returned_or(
        py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::value(py, &nccl2::ncclComm_t, c_comm as u64)?),
    )
}

documented!(ncclCommInitRankConfig, c"ncclCommInitRankConfig($self, nranks, commId, rank, config)
--

Creates a communicator for one rank with a configuration, for example for nonblocking calls.

``ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)``

Parameters
----------
nranks, rank : int
commId : ncclUniqueId
config : ncclConfig_t or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``comm`` exists.

Returns
-------
ncclResult_t
    ``ncclSuccess``.
comm : ncclComm_t

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankConfig
");

#[inline(always)]
pub(crate) fn ncclCommInitRankConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommInitRankConfig(nranks commId rank config));
    let arena = CallArena::new();
    ints!(i32, c_nranks = nranks, c_rank = rank);
    let mut c_comm: u64 = 0;
    let c_commId = args::record(commId, "commId", &nccl2::ncclUniqueId)?;
    let c_config = args::optional_record(config, "config", &nccl2::ncclConfig_t)?;
    args::keep(config, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i32, by_value::nccl::ncclUniqueId2, i32, Ptr,
    ) -> i32 = call.symbol(slots::ncclCommInitRankConfig)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_comm).cast(), c_nranks, c_commId.cast::<by_value::nccl::ncclUniqueId2>().read_unaligned(), c_rank,
        c_config.cast(),
    )) };
    if matches!(status, 0 | 7) {
        handle_keepalive::made(&nccl2::ncclComm_t, c_comm as u64);
    }
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(
        py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::value(py, &nccl2::ncclComm_t, c_comm as u64)?),
    )
}

documented!(ncclCommInitRankScalable, c"ncclCommInitRankScalable($self, nranks, myrank, nId, commIds, config)
--

Creates a communicator for one rank from several unique IDs, which suits many ranks.

``ncclResult_t ncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)``

Parameters
----------
nranks, myrank, nId : int
commIds : list[ncclUniqueId] or None
config : ncclConfig_t or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm`` exists.

Returns
-------
ncclResult_t
    ``ncclSuccess``.
newcomm : ncclComm_t

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.23.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankScalable
");

#[inline(always)]
pub(crate) fn ncclCommInitRankScalable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommInitRankScalable(nranks myrank nId commIds config));
    let arena = CallArena::new();
    ints!(i32, c_nranks = nranks, c_myrank = myrank, c_nId = nId);
    let mut c_newcomm: u64 = 0;
    let c_commIds = args::array(
        commIds, "commIds", &Ty::Record(&nccl2::ncclUniqueId), Some(args::length(py, c_nId.into(), "nId")?), &arena,
    )?;
    let c_config = args::optional_record(config, "config", &nccl2::ncclConfig_t)?;
    args::keep(config, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::ncclCommInitRankScalable)?;
    let status = unsafe { released(
        py, || function((&raw mut c_newcomm).cast(), c_nranks, c_myrank, c_nId, c_commIds.cast(), c_config.cast()),
    ) };
    if matches!(status, 0 | 7) {
        handle_keepalive::made(&nccl2::ncclComm_t, c_newcomm as u64);
    }
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_newcomm as u64, None, arena);
    }
    returned_or(
        py, &nccl2::ncclResult_t, status, 7, 1,
        |tuple| tuple.push(out::value(py, &nccl2::ncclComm_t, c_newcomm as u64)?),
    )
}

documented!(ncclCommMemStats, c"ncclCommMemStats($self, comm, stat)
--

Returns the size in bytes of one kind of GPU memory that a communicator uses.

``ncclResult_t ncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)``

Parameters
----------
comm : ncclComm_t or None
stat : ncclCommMemStat_t

Returns
-------
ncclResult_t
    ``ncclSuccess``.
value : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommMemStats
");

#[inline(always)]
pub(crate) fn ncclCommMemStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommMemStats(comm stat));
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_stat = args::enumeration(stat, "stat", &nccl2::ncclCommMemStat_t)?;
    let mut c_value: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::ncclCommMemStats)?;
    let status = unsafe { released(py, || function(c_comm, c_stat, (&raw mut c_value).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::u64(py, c_value)?))
}

documented!(ncclCommRegister, c"ncclCommRegister($self, comm, buff, size)
--

Registers a buffer with a communicator, which reduces copies in later operations.

``ncclResult_t ncclCommRegister(ncclComm_t comm, void *buff, size_t size, void **handle)``

Parameters
----------
comm : ncclComm_t or None
buff : device address or array
    Used after the call returns; must be kept alive until ``ncclCommDeregister`` is called.
size : int

Returns
-------
ncclResult_t
    ``ncclSuccess``.
handle : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.19.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRegister
");

#[inline(always)]
pub(crate) fn ncclCommRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommRegister(comm buff size));
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    ints!(u64, c_size = size);
    let c_buff = args::device(buff, "buff", None, &arena)?;
    let mut c_handle: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr, u64, Ptr) -> i32 = call.symbol(slots::ncclCommRegister)?;
    let status = unsafe { released(py, || function(c_comm, c_buff.cast(), c_size, (&raw mut c_handle).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::pointer(py, c_handle)?))
}

documented!(ncclCommResume, c"ncclCommResume($self, comm)
--

Restores the resources that ``ncclCommSuspend`` freed.

``ncclResult_t ncclCommResume(ncclComm_t comm)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommResume
");

shared!(
    ncclCommResume = like_ncclCommFinalize(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommResume", "comm", slots::ncclCommResume
);

documented!(ncclCommRevoke, c"ncclCommRevoke($self, comm, revokeFlags)
--

Aborts a communicator's outstanding work and rejects new work, as preparation for shrinking or destroying it.

``ncclResult_t ncclCommRevoke(ncclComm_t comm, int revokeFlags)``

Parameters
----------
comm : ncclComm_t or None
revokeFlags : int
    Flags: ``NCCL_REVOKE_DEFAULT``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.28.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRevoke
");

shared!(
    ncclCommRevoke = like_ncclCommRevoke(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommRevoke", "comm revokeFlags", slots::ncclCommRevoke
);

/// The shared body of `ncclCommRevoke` and other functions.
#[inline(never)]
fn like_ncclCommRevoke<'a, 'py>(
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
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(ncclCommShrink, c"ncclCommShrink($self, comm, excludeRanksList, excludeRanksCount, config, shrinkFlags)
--

Creates a communicator from an existing one without the given ranks, for example after failures.

``ncclResult_t ncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)``

Parameters
----------
comm : ncclComm_t or None
excludeRanksList : list[int] or None
excludeRanksCount : int
config : ncclConfig_t or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm`` exists.
shrinkFlags : int
    Flags: ``NCCL_SHRINK_ABORT``, ``NCCL_SHRINK_DEFAULT``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.
newcomm : ncclComm_t
    Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.27.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommShrink
");

#[inline(always)]
pub(crate) fn ncclCommShrink<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommShrink(comm excludeRanksList excludeRanksCount config shrinkFlags));
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    ints!(i32, c_excludeRanksCount = excludeRanksCount, c_shrinkFlags = shrinkFlags);
    let c_excludeRanksList = args::array(
        excludeRanksList, "excludeRanksList", &Ty::I32,
        Some(args::length(py, c_excludeRanksCount.into(), "excludeRanksCount")?), &arena,
    )?;
    let (c_newcomm_object, c_newcomm) = out::variable(py, &nccl2::ncclComm_t)?;
    let c_config = args::optional_record(config, "config", &nccl2::ncclConfig_t)?;
    args::keep(c_newcomm_object.as_borrowed(), &arena)?;
    args::keep(config, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, Ptr, Ptr, i32) -> i32 = call.symbol(slots::ncclCommShrink)?;
    let status = unsafe { released(py, || function(
        c_comm, c_excludeRanksList.cast(), c_excludeRanksCount, c_newcomm.cast(), c_config.cast(), c_shrinkFlags,
    )) };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(c_newcomm_object))
}

documented!(ncclCommSplit, c"ncclCommSplit($self, comm, color, key, config)
--

Splits a communicator by color into new communicators, whose ranks are ordered by key.

``ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)``

Parameters
----------
comm : ncclComm_t or None
color, key : int
config : ncclConfig_t or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``newcomm`` exists.

Returns
-------
ncclResult_t
    ``ncclSuccess``.
newcomm : ncclComm_t
    Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSplit
");

#[inline(always)]
pub(crate) fn ncclCommSplit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommSplit(comm color key config));
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    ints!(i32, c_color = color, c_key = key);
    let (c_newcomm_object, c_newcomm) = out::variable(py, &nccl2::ncclComm_t)?;
    let c_config = args::optional_record(config, "config", &nccl2::ncclConfig_t)?;
    args::keep(c_newcomm_object.as_borrowed(), &arena)?;
    args::keep(config, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr) -> i32 = call.symbol(slots::ncclCommSplit)?;
    let status = unsafe { released(py, || function(c_comm, c_color, c_key, c_newcomm.cast(), c_config.cast())) };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(c_newcomm_object))
}

documented!(ncclCommSuspend, c"ncclCommSuspend($self, comm, flags)
--

Frees memory of an idle communicator until ``ncclCommResume`` is called.

``ncclResult_t ncclCommSuspend(ncclComm_t comm, int flags)``

Parameters
----------
comm : ncclComm_t or None
flags : int
    Flags: ``NCCL_SUSPEND_MEM``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- Until ``ncclCommResume`` is called, the communicator must not be passed to any other function or destroyed.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSuspend
");

shared!(
    ncclCommSuspend = like_ncclCommRevoke(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommSuspend", "comm flags", slots::ncclCommSuspend
);

documented!(ncclCommUserRank, c"ncclCommUserRank($self, comm)
--

Returns the calling process's rank in a communicator.

``ncclResult_t ncclCommUserRank(ncclComm_t comm, int *rank)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
rank : int

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommUserRank
");

shared!(
    ncclCommUserRank = like_ncclCommCount(nccl2::ncclComm_t, nccl2::ncclResult_t),
    "ncclCommUserRank", "comm", slots::ncclCommUserRank
);

documented!(ncclCommWindowDeregister, c"ncclCommWindowDeregister($self, comm, win)
--

Deregisters a window that ``ncclCommWindowRegister`` registered.

``ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)``

Parameters
----------
comm : ncclComm_t or None
win : ncclWindow_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- No thread may use ``win``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.27.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowDeregister
");

#[inline(always)]
pub(crate) fn ncclCommWindowDeregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommWindowDeregister(comm win));
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_win = args::value::<u64>(win, "win", &nccl2::ncclWindow_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::ncclCommWindowDeregister)?;
    let status = unsafe { released(py, || function(c_comm, c_win)) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclCommWindowRegister, c"ncclCommWindowRegister($self, comm, buff, size, winFlags)
--

Registers a buffer of each rank as a window for symmetric or one-sided operations.

``ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)``

Parameters
----------
comm : ncclComm_t or None
buff : device address or array
    Used after the call returns; must be kept alive until ``ncclCommWindowDeregister`` is called.
size : int
winFlags : int
    Flags: ``NCCL_WIN_CFT_COUNTED``, ``NCCL_WIN_COLL_SYMMETRIC``, ``NCCL_WIN_DEFAULT``, ``NCCL_WIN_GIN_ONLY``, ``NCCL_WIN_STRICT_ORDERING``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.
win : ncclWindow_t
    Referenced memory and handles are valid until the call (in a group: ``ncclGroupEnd``) has returned and ``ncclCommGetAsyncError`` no longer reports ``ncclInProgress``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.27.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowRegister
");

#[inline(always)]
pub(crate) fn ncclCommWindowRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclCommWindowRegister(comm buff size winFlags));
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    ints!(u64, c_size = size);
    ints!(i32, c_winFlags = winFlags);
    let c_buff = args::device(buff, "buff", None, &arena)?;
    let (c_win_object, c_win) = out::variable(py, &nccl2::ncclWindow_t)?;
    args::keep(c_win_object.as_borrowed(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, Ptr, i32) -> i32 = call
        .symbol(slots::ncclCommWindowRegister)?;
    let status = unsafe { released(py, || function(c_comm, c_buff.cast(), c_size, c_win.cast(), c_winFlags)) };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(c_win_object))
}

documented!(ncclGather, c"ncclGather($self, sendbuff, recvbuff, count, datatype, root, comm, stream)
--

Concatenates ``count`` elements from each rank, in rank order, on the rank ``root``.

``ncclResult_t ncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.28.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGather
");

shared!(
    ncclGather = like_ncclBroadcast(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclGather",
    "sendbuff recvbuff count datatype root comm stream", slots::ncclGather
);

documented!(ncclGatherConfig, c"ncclGatherConfig($self, sendbuff, recvbuff, count, datatype, root, comm, stream, config)
--

Concatenates ``count`` elements from each rank on the rank ``root``, with a configuration for this call.

``ncclResult_t ncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGatherConfig
");

shared!(
    ncclGatherConfig = like_ncclBroadcastConfig(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclCollConfig_t, nccl2::ncclResult_t),
    "ncclGatherConfig", "sendbuff recvbuff count datatype root comm stream config",
    slots::ncclGatherConfig
);

documented!(ncclGetErrorString, c"ncclGetErrorString($self, result)
--

Returns the English description of a result code.

``const char *ncclGetErrorString(ncclResult_t result)``

Parameters
----------
result : ncclResult_t

Returns
-------
ncclResult_t
    ``ncclSuccess``, always.
value : bytes

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetErrorString
");

#[inline(always)]
pub(crate) fn ncclGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("ncclGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nccl2::ncclResult_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::ncclGetErrorString)?;
    let value = unsafe { released(py, || function(c_result)) };
    returned(py, &nccl2::ncclResult_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(ncclGetLastError, c"ncclGetLastError($self, comm)
--

Returns a description of the last NCCL error of any communicator.

``const char *ncclGetLastError(ncclComm_t comm)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``, always.
value : bytes

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetLastError
");

#[inline(always)]
pub(crate) fn ncclGetLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclGetLastError(comm));
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(u64) -> *const c_char = call.symbol(slots::ncclGetLastError)?;
    let value = unsafe { released(py, || function(c_comm)) };
    returned(py, &nccl2::ncclResult_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(ncclGetUniqueId, c"ncclGetUniqueId($self)
--

Creates the unique ID that one process must send to all others before they create a communicator.

``ncclResult_t ncclGetUniqueId(ncclUniqueId *uniqueId)``

Returns
-------
ncclResult_t
    ``ncclSuccess``.
uniqueId : ncclUniqueId

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetUniqueId
");

#[inline(always)]
pub(crate) fn ncclGetUniqueId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclGetUniqueId());
    let (c_uniqueId, c_uniqueId_place) = out::new_record(py, &nccl2::ncclUniqueId)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::ncclGetUniqueId)?;
    let status = unsafe { released(py, || function(c_uniqueId_place.cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(c_uniqueId.into_any()))
}

documented!(ncclGetVersion, c"ncclGetVersion($self)
--

Returns NCCL's version as 10000·major + 100·minor + patch.

``ncclResult_t ncclGetVersion(int *version)``

Returns
-------
ncclResult_t
    ``ncclSuccess``.
version : int

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetVersion
");

#[inline(always)]
pub(crate) fn ncclGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclGetVersion());
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::ncclGetVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_version).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::i32(py, c_version)?))
}

documented!(ncclGroupEnd, c"ncclGroupEnd($self)
--

Ends a group of calls and submits them.

``ncclResult_t ncclGroupEnd(void)``

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupEnd
");

shared!(
    ncclGroupEnd = like_ncclGroupEnd(nccl2::ncclResult_t), "ncclGroupEnd", "",
    slots::ncclGroupEnd
);

/// The shared body of `ncclGroupEnd` and other functions.
#[inline(never)]
fn like_ncclGroupEnd<'a, 'py>(
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

documented!(ncclGroupSimulateEnd, c"ncclGroupSimulateEnd($self, simInfo)
--

Ends a group of calls without running the calls, and estimates their execution time.

``ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *simInfo)``

Parameters
----------
simInfo : ncclSimInfo_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.22.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupSimulateEnd
");

shared!(
    ncclGroupSimulateEnd = like_ncclGroupSimulateEnd(nccl2::ncclSimInfo_t,
    nccl2::ncclResult_t), "ncclGroupSimulateEnd", "simInfo", slots::ncclGroupSimulateEnd
);

/// The shared body of `ncclGroupSimulateEnd` and other functions.
#[inline(never)]
fn like_ncclGroupSimulateEnd<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            returned0(py, t1, status)
        },
    )
}

documented!(ncclGroupStart, c"ncclGroupStart($self)
--

Starts a group of calls, which are submitted together and may use several devices.

``ncclResult_t ncclGroupStart(void)``

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- Until ``ncclGroupEnd``, all memory, streams and communicators that this thread's calls take, including safe calls, must stay alive.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupStart
");

shared!(
    ncclGroupStart = like_ncclGroupEnd(nccl2::ncclResult_t), "ncclGroupStart", "",
    slots::ncclGroupStart
);

documented!(ncclMemAlloc, c"ncclMemAlloc($self, size)
--

Allocates GPU memory that NCCL can use without copies.

``ncclResult_t ncclMemAlloc(void **ptr, size_t size)``

Parameters
----------
size : int

Returns
-------
ncclResult_t
    ``ncclSuccess``.
ptr : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.19.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemAlloc
");

#[inline(always)]
pub(crate) fn ncclMemAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclMemAlloc(size));
    ints!(u64, c_size = size);
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::ncclMemAlloc)?;
    let status = unsafe { released(py, || function((&raw mut c_ptr).cast(), c_size)) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::pointer(py, c_ptr)?))
}

documented!(ncclMemFree, c"ncclMemFree($self, ptr)
--

Frees memory that ``ncclMemAlloc`` allocated.

``ncclResult_t ncclMemFree(void *ptr)``

Parameters
----------
ptr : address or buffer

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.19.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemFree
");

#[inline(always)]
pub(crate) fn ncclMemFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclMemFree(ptr));
    let arena = CallArena::new();
    let c_ptr = args::either(ptr, "ptr", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::ncclMemFree)?;
    let status = unsafe { released(py, || function(c_ptr.cast())) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclParamBind, c"ncclParamBind($self, key)
--

Returns a handle for reading an NCCL parameter, given by its name.

``ncclResult_t ncclParamBind(ncclParamHandle_t *out, const char *key)``

Parameters
----------
key : bytes or str

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : ncclParamHandle_t

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamBind
");

#[inline(always)]
pub(crate) fn ncclParamBind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamBind(key));
    let arena = CallArena::new();
    let mut c_out: u64 = 0;
    let c_key = args::c_string(key, "key", &arena)?;
    let function: unsafe extern "system" fn(Ptr, *const c_char) -> i32 = call.symbol(slots::ncclParamBind)?;
    let status = unsafe { released(py, || function((&raw mut c_out).cast(), c_key)) };
    returned_or(
        py, &nccl2::ncclResult_t, status, 7, 1,
        |tuple| tuple.push(out::value(py, &nccl2::ncclParamHandle_t, c_out as u64)?),
    )
}

documented!(ncclParamDumpAll, c"ncclParamDumpAll($self)
--

Prints all parameters and their values.

``void ncclParamDumpAll(void)``

Returns
-------
ncclResult_t
    ``ncclSuccess``, always.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamDumpAll
");

shared!(
    ncclParamDumpAll = like_ncclParamDumpAll(nccl2::ncclResult_t), "ncclParamDumpAll",
    "", slots::ncclParamDumpAll
);

/// The shared body of `ncclParamDumpAll` and other functions.
#[inline(never)]
fn like_ncclParamDumpAll<'a, 'py>(
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
            let function: unsafe extern "system" fn() = call.own_symbol(own)?;
            let status = {
                unsafe { released(py, || function()) };
                0
            };
            returned0(py, t0, status)
        },
    )
}

documented!(ncclParamGet, c"ncclParamGet($self, h, out, maxLen)
--

Gets the value of a parameter in the parameter's own type.

``ncclResult_t ncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)``

Parameters
----------
h : ncclParamHandle_t or None
out : address or buffer
maxLen : int

Returns
-------
ncclResult_t
    ``ncclSuccess``.
len : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGet
");

#[inline(always)]
pub(crate) fn ncclParamGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGet(h out maxLen));
    let arena = CallArena::new();
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    ints!(i32, c_maxLen = maxLen);
    let c_out = args::either(out, "out", None, true, Some(args::length(py, c_maxLen.into(), "maxLen")?), &arena)?;
    let mut c_len: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, i32, Ptr) -> i32 = call.symbol(slots::ncclParamGet)?;
    let status = unsafe { released(py, || function(c_h, c_out.cast(), c_maxLen, (&raw mut c_len).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::i32(py, c_len)?))
}

documented!(ncclParamGetAllParameterKeys, c"ncclParamGetAllParameterKeys($self)
--

Returns the address and the length of a table of the names of all parameters.

``ncclResult_t ncclParamGetAllParameterKeys(const char ***table, int *tableLen)``

Returns
-------
ncclResult_t
    ``ncclSuccess``.
table : int
    Referenced memory and handles are valid until ``ncclParamGetAllParameterKeys`` is called.
tableLen : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetAllParameterKeys
");

#[inline(always)]
pub(crate) fn ncclParamGetAllParameterKeys<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetAllParameterKeys());
    let mut c_table: *mut c_void = core::ptr::null_mut();
    let mut c_tableLen: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::ncclParamGetAllParameterKeys)?;
    let status = unsafe { released(py, || function((&raw mut c_table).cast(), (&raw mut c_tableLen).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_table)?)?;
            tuple.push(out::i32(py, c_tableLen)?)?;
            Ok(())
        },
    )
}

documented!(ncclParamGetI16, c"ncclParamGetI16($self, h)
--

Reads a parameter as a signed 16-bit integer.

``ncclResult_t ncclParamGetI16(ncclParamHandle_t h, int16_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI16
");

#[inline(always)]
pub(crate) fn ncclParamGetI16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetI16(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: i16 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetI16)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::i16(py, c_out)?))
}

documented!(ncclParamGetI32, c"ncclParamGetI32($self, h)
--

Reads a parameter as a signed 32-bit integer.

``ncclResult_t ncclParamGetI32(ncclParamHandle_t h, int32_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI32
");

shared!(
    ncclParamGetI32 = like_ncclCommCount(nccl2::ncclParamHandle_t, nccl2::ncclResult_t),
    "ncclParamGetI32", "h", slots::ncclParamGetI32
);

documented!(ncclParamGetI64, c"ncclParamGetI64($self, h)
--

Reads a parameter as a signed 64-bit integer.

``ncclResult_t ncclParamGetI64(ncclParamHandle_t h, int64_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI64
");

#[inline(always)]
pub(crate) fn ncclParamGetI64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetI64(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: i64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetI64)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::i64(py, c_out)?))
}

documented!(ncclParamGetI8, c"ncclParamGetI8($self, h)
--

Reads a parameter as a signed 8-bit integer.

``ncclResult_t ncclParamGetI8(ncclParamHandle_t h, int8_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI8
");

#[inline(always)]
pub(crate) fn ncclParamGetI8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetI8(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: i8 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetI8)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::i8(py, c_out)?))
}

documented!(ncclParamGetParameter, c"ncclParamGetParameter($self, key)
--

Returns the value of a parameter, given by its name, as a string.

``ncclResult_t ncclParamGetParameter(const char *key, const char **value, int *valueLen)``

Parameters
----------
key : bytes or str

Returns
-------
ncclResult_t
    ``ncclSuccess``.
value : bytes
valueLen : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetParameter
");

#[inline(always)]
pub(crate) fn ncclParamGetParameter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetParameter(key));
    let arena = CallArena::new();
    let c_key = args::c_string(key, "key", &arena)?;
    let mut c_value: *const c_char = core::ptr::null();
    let mut c_valueLen: i32 = 0;
    let function: unsafe extern "system" fn(*const c_char, Ptr, Ptr) -> i32 = call
        .symbol(slots::ncclParamGetParameter)?;
    let status = unsafe { released(py, || function(c_key, (&raw mut c_value).cast(), (&raw mut c_valueLen).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        2,
        |tuple| {
            tuple.push(unsafe { out::c_string(py, c_value) }?)?;
            tuple.push(out::i32(py, c_valueLen)?)?;
            Ok(())
        },
    )
}

documented!(ncclParamGetStr, c"ncclParamGetStr($self, h)
--

Reads a parameter as a string.

``ncclResult_t ncclParamGetStr(ncclParamHandle_t h, const char **out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : bytes

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetStr
");

#[inline(always)]
pub(crate) fn ncclParamGetStr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetStr(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetStr)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_out) }?))
}

documented!(ncclParamGetU16, c"ncclParamGetU16($self, h)
--

Reads a parameter as an unsigned 16-bit integer.

``ncclResult_t ncclParamGetU16(ncclParamHandle_t h, uint16_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU16
");

#[inline(always)]
pub(crate) fn ncclParamGetU16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetU16(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u16 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetU16)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::u16(py, c_out)?))
}

documented!(ncclParamGetU32, c"ncclParamGetU32($self, h)
--

Reads a parameter as an unsigned 32-bit integer.

``ncclResult_t ncclParamGetU32(ncclParamHandle_t h, uint32_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU32
");

#[inline(always)]
pub(crate) fn ncclParamGetU32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetU32(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetU32)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::u32(py, c_out)?))
}

documented!(ncclParamGetU64, c"ncclParamGetU64($self, h)
--

Reads a parameter as an unsigned 64-bit integer.

``ncclResult_t ncclParamGetU64(ncclParamHandle_t h, uint64_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU64
");

#[inline(always)]
pub(crate) fn ncclParamGetU64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetU64(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetU64)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::u64(py, c_out)?))
}

documented!(ncclParamGetU8, c"ncclParamGetU8($self, h)
--

Reads a parameter as an unsigned 8-bit integer.

``ncclResult_t ncclParamGetU8(ncclParamHandle_t h, uint8_t *out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
out : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU8
");

#[inline(always)]
pub(crate) fn ncclParamGetU8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclParamGetU8(h));
    let c_h = args::value::<u64>(h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u8 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::ncclParamGetU8)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::u8(py, c_out)?))
}

documented!(ncclPutSignal, c"ncclPutSignal($self, localbuff, count, datatype, peer, peerWin, peerWinOffset, sigIdx, ctx, flags, comm, stream)
--

Writes ``count`` elements to a window of the rank ``peer``, and then signals the rank.

``ncclResult_t ncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
localbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, peer, peerWinOffset, sigIdx, ctx : int
datatype : ncclDataType_t
peerWin : ncclWindow_t or None
flags : int
    Must be 0.
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclPutSignal
");

#[inline(always)]
pub(crate) fn ncclPutSignal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclPutSignal(localbuff count datatype peer peerWin peerWinOffset sigIdx ctx flags comm stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_datatype = args::enumeration(datatype, "datatype", &nccl2::ncclDataType_t)?;
    ints!(i32, c_peer = peer);
    let c_peerWin = args::value::<u64>(peerWin, "peerWin", &nccl2::ncclWindow_t)?;
    ints!(u64, c_peerWinOffset = peerWinOffset);
    ints!(i32, c_sigIdx = sigIdx, c_ctx = ctx);
    ints!(u32, c_flags = flags);
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_localbuff = args::device(localbuff, "localbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, i32, i32, u64, u64, i32, i32, u32, u64, u64,
    ) -> i32 = call.symbol(slots::ncclPutSignal)?;
    let status = unsafe { released(py, || function(
        c_localbuff.cast(), c_count, c_datatype, c_peer, c_peerWin, c_peerWinOffset, c_sigIdx, c_ctx, c_flags, c_comm,
        c_stream,
    )) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclRecv, c"ncclRecv($self, recvbuff, count, datatype, peer, comm, stream)
--

Receives ``count`` elements from the rank ``peer``, which must call ``ncclSend``.

``ncclResult_t ncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, peer : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRecv
");

shared!(
    ncclRecv = like_ncclBcast(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclRecv",
    "recvbuff count datatype peer comm stream", slots::ncclRecv
);

documented!(ncclRedOpCreatePreMulSum, c"ncclRedOpCreatePreMulSum($self, scalar, datatype, residence, comm)
--

Creates a reduction operator that multiplies each rank's elements by a scalar before summation.

``ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)``

Parameters
----------
scalar : address or buffer
    Used after the call returns; must be kept alive for the duration that ``residence`` specifies.
datatype : ncclDataType_t
residence : ncclScalarResidence_t
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
op : ncclRedOp_t

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpCreatePreMulSum
");

#[inline(always)]
pub(crate) fn ncclRedOpCreatePreMulSum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclRedOpCreatePreMulSum(scalar datatype residence comm));
    let arena = CallArena::new();
    let c_datatype = args::enumeration(datatype, "datatype", &nccl2::ncclDataType_t)?;
    let c_residence = args::enumeration(residence, "residence", &nccl2::ncclScalarResidence_t)?;
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let mut c_op: i32 = 0;
    let c_scalar = args::either(scalar, "scalar", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, i32, u64) -> i32 = call
        .symbol(slots::ncclRedOpCreatePreMulSum)?;
    let status = unsafe {
        released(py, || function((&raw mut c_op).cast(), c_scalar.cast(), c_datatype, c_residence, c_comm))
    };
    returned_or(
        py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::enumeration(py, &nccl2::ncclRedOp_t, c_op)?),
    )
}

documented!(ncclRedOpDestroy, c"ncclRedOpDestroy($self, op, comm)
--

Destroys a user-defined reduction operator.

``ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)``

Parameters
----------
op : ncclRedOp_t
comm : ncclComm_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Warnings
--------
- ``op`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpDestroy
");

#[inline(always)]
pub(crate) fn ncclRedOpDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclRedOpDestroy(op comm));
    let c_op = args::enumeration(op, "op", &nccl2::ncclRedOp_t)?;
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call.symbol(slots::ncclRedOpDestroy)?;
    let status = unsafe { released(py, || function(c_op, c_comm)) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclReduce, c"ncclReduce($self, sendbuff, recvbuff, count, datatype, op, root, comm, stream)
--

Reduces ``count`` elements from all ranks, and stores the result only on the rank ``root``.

``ncclResult_t ncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
op : ncclRedOp_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduce
");

#[inline(always)]
pub(crate) fn ncclReduce<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclReduce(sendbuff recvbuff count datatype op root comm stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_datatype = args::enumeration(datatype, "datatype", &nccl2::ncclDataType_t)?;
    let c_op = args::enumeration(op, "op", &nccl2::ncclRedOp_t)?;
    ints!(i32, c_root = root);
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, i32, i32, i32, u64, u64,
    ) -> i32 = call.symbol(slots::ncclReduce)?;
    let status = unsafe { released(
        py, || function(c_sendbuff.cast(), c_recvbuff.cast(), c_count, c_datatype, c_op, c_root, c_comm, c_stream),
    ) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclReduceConfig, c"ncclReduceConfig($self, sendbuff, recvbuff, count, datatype, op, root, comm, stream, config)
--

Reduces ``count`` elements from all ranks to the rank ``root``, with a configuration for this call.

``ncclResult_t ncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
op : ncclRedOp_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceConfig
");

#[inline(always)]
pub(crate) fn ncclReduceConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclReduceConfig(sendbuff recvbuff count datatype op root comm stream config));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_datatype = args::enumeration(datatype, "datatype", &nccl2::ncclDataType_t)?;
    let c_op = args::enumeration(op, "op", &nccl2::ncclRedOp_t)?;
    ints!(i32, c_root = root);
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(config, "config", &nccl2::ncclCollConfig_t)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, i32, i32, i32, u64, u64, Ptr,
    ) -> i32 = call.symbol(slots::ncclReduceConfig)?;
    let status = unsafe { released(py, || function(
        c_sendbuff.cast(), c_recvbuff.cast(), c_count, c_datatype, c_op, c_root, c_comm, c_stream, c_config.cast(),
    )) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclReduceScatter, c"ncclReduceScatter($self, sendbuff, recvbuff, recvcount, datatype, op, comm, stream)
--

Reduces elements from all ranks, and stores a block of ``recvcount`` results on each rank.

``ncclResult_t ncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
recvcount : int
datatype : ncclDataType_t
op : ncclRedOp_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatter
");

shared!(
    ncclReduceScatter = like_ncclAllReduce(nccl2::ncclDataType_t, nccl2::ncclRedOp_t,
    nccl2::ncclComm_t, runtime::cudaStream_t, nccl2::ncclResult_t), "ncclReduceScatter",
    "sendbuff recvbuff recvcount datatype op comm stream", slots::ncclReduceScatter
);

documented!(ncclReduceScatterConfig, c"ncclReduceScatterConfig($self, sendbuff, recvbuff, recvcount, datatype, op, comm, stream, config)
--

Reduces elements, and stores a block of ``recvcount`` results on each rank, with a configuration for this call.

``ncclResult_t ncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
recvcount : int
datatype : ncclDataType_t
op : ncclRedOp_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatterConfig
");

shared!(
    ncclReduceScatterConfig = like_ncclAllReduceConfig(nccl2::ncclDataType_t,
    nccl2::ncclRedOp_t, nccl2::ncclComm_t, runtime::cudaStream_t,
    nccl2::ncclCollConfig_t, nccl2::ncclResult_t), "ncclReduceScatterConfig",
    "sendbuff recvbuff recvcount datatype op comm stream config",
    slots::ncclReduceScatterConfig
);

documented!(ncclResetDebugInit, c"ncclResetDebugInit($self)
--

Rereads the configuration of the debug log.

``void ncclResetDebugInit(void)``

Returns
-------
ncclResult_t
    ``ncclSuccess``, always.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.24, until NCCL 2.29. Deprecated.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclResetDebugInit
");

shared!(
    ncclResetDebugInit = like_ncclParamDumpAll(nccl2::ncclResult_t),
    "ncclResetDebugInit", "", slots::ncclResetDebugInit
);

documented!(ncclScatter, c"ncclScatter($self, sendbuff, recvbuff, count, datatype, root, comm, stream)
--

Sends a different block of ``count`` elements from the rank ``root`` to each rank.

``ncclResult_t ncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.28.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatter
");

shared!(
    ncclScatter = like_ncclBroadcast(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclScatter",
    "sendbuff recvbuff count datatype root comm stream", slots::ncclScatter
);

documented!(ncclScatterConfig, c"ncclScatterConfig($self, sendbuff, recvbuff, count, datatype, root, comm, stream, config)
--

Sends a block of ``count`` elements from the rank ``root`` to each rank, with a configuration for this call.

``ncclResult_t ncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``

Parameters
----------
sendbuff, recvbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, root : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None
config : ncclCollConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.31.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatterConfig
");

shared!(
    ncclScatterConfig = like_ncclBroadcastConfig(nccl2::ncclDataType_t,
    nccl2::ncclComm_t, runtime::cudaStream_t, nccl2::ncclCollConfig_t,
    nccl2::ncclResult_t), "ncclScatterConfig",
    "sendbuff recvbuff count datatype root comm stream config", slots::ncclScatterConfig
);

documented!(ncclSend, c"ncclSend($self, sendbuff, count, datatype, peer, comm, stream)
--

Sends ``count`` elements to the rank ``peer``, which must call ``ncclRecv``.

``ncclResult_t ncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
sendbuff : device address or array
    Used after the call returns; must be kept alive until the call's work (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.
count, peer : int
datatype : ncclDataType_t
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSend
");

shared!(
    ncclSend = like_ncclBcast(nccl2::ncclDataType_t, nccl2::ncclComm_t,
    runtime::cudaStream_t, nccl2::ncclResult_t), "ncclSend",
    "sendbuff count datatype peer comm stream", slots::ncclSend
);

documented!(ncclSetEncryption, c"ncclSetEncryption($self, config)
--

Sets the encryption of NCCL traffic for the process: none, or with a shared key.

``ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *config)``

Parameters
----------
config : ncclEncryptionConfig_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.32.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSetEncryption
");

shared!(
    ncclSetEncryption = like_ncclGroupSimulateEnd(nccl2::ncclEncryptionConfig_t,
    nccl2::ncclResult_t), "ncclSetEncryption", "config", slots::ncclSetEncryption
);

documented!(ncclSignal, c"ncclSignal($self, peer, sigIdx, ctx, flags, comm, stream)
--

Signals the rank ``peer`` without transferring data.

``ncclResult_t ncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
peer, sigIdx, ctx : int
flags : int
    Must be 0.
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSignal
");

#[inline(always)]
pub(crate) fn ncclSignal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclSignal(peer sigIdx ctx flags comm stream));
    ints!(i32, c_peer = peer, c_sigIdx = sigIdx, c_ctx = ctx);
    ints!(u32, c_flags = flags);
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(i32, i32, i32, u32, u64, u64) -> i32 = call.symbol(slots::ncclSignal)?;
    let status = unsafe { released(py, || function(c_peer, c_sigIdx, c_ctx, c_flags, c_comm, c_stream)) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclWaitSignal, c"ncclWaitSignal($self, nDesc, signalDescs, comm, stream)
--

Makes a stream wait for given numbers of signals from other ranks.

``ncclResult_t ncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)``

Parameters
----------
nDesc : int
signalDescs : list[ncclWaitSignalDesc_t] or None
comm : ncclComm_t or None
stream : runtime.cudaStream_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWaitSignal
");

#[inline(always)]
pub(crate) fn ncclWaitSignal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclWaitSignal(nDesc signalDescs comm stream));
    let arena = CallArena::new();
    ints!(i32, c_nDesc = nDesc);
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_signalDescs = args::array(
        signalDescs, "signalDescs", &Ty::Record(&nccl2::ncclWaitSignalDesc_t),
        Some(args::length(py, c_nDesc.into(), "nDesc")?), &arena,
    )?;
    let function: unsafe extern "system" fn(i32, Ptr, u64, u64) -> i32 = call.symbol(slots::ncclWaitSignal)?;
    let status = unsafe { released(py, || function(c_nDesc, c_signalDescs.cast(), c_comm, c_stream)) };
    returned0(py, &nccl2::ncclResult_t, status)
}

documented!(ncclWinGetUserPtr, c"ncclWinGetUserPtr($self, comm, win)
--

Returns the address of a window's buffer.

``ncclResult_t ncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)``

Parameters
----------
comm : ncclComm_t or None
win : ncclWindow_t or None

Returns
-------
ncclResult_t
    ``ncclSuccess``.
outUserPtr : int

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.29.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWinGetUserPtr
");

#[inline(always)]
pub(crate) fn ncclWinGetUserPtr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, ncclWinGetUserPtr(comm win));
    let c_comm = args::value::<u64>(comm, "comm", &nccl2::ncclComm_t)?;
    let c_win = args::value::<u64>(win, "win", &nccl2::ncclWindow_t)?;
    let mut c_outUserPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::ncclWinGetUserPtr)?;
    let status = unsafe { released(py, || function(c_comm, c_win, (&raw mut c_outUserPtr).cast())) };
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(out::pointer(py, c_outUserPtr)?))
}
