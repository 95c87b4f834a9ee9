//! Functions of the nccl: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{by_value, nccl2, runtime};

pub(crate) fn ncclAllGather<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_sendcount,
        object_datatype,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclAllGather", "sendbuff recvbuff sendcount datatype comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_sendcount = args::u64(object_sendcount, "sendcount")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclAllGather)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_sendcount,
                    c_datatype,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclAllGatherConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_sendcount,
        object_datatype,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclAllGatherConfig",
            "sendbuff recvbuff sendcount datatype comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_sendcount = args::u64(object_sendcount, "sendcount")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclAllGatherConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_sendcount,
                    c_datatype,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclAllReduce<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_op,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclAllReduce", "sendbuff recvbuff count datatype op comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_op = args::enumeration(object_op, "op", &nccl2::ncclRedOp_t)?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclAllReduce)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_op,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclAllReduceConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_op,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclAllReduceConfig",
            "sendbuff recvbuff count datatype op comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_op = args::enumeration(object_op, "op", &nccl2::ncclRedOp_t)?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclAllReduceConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_op,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclAlltoAll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclAlltoAll", "sendbuff recvbuff count datatype comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclAlltoAll)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclAlltoAllConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclAlltoAllConfig",
            "sendbuff recvbuff count datatype comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclAlltoAllConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclBcast<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_buff,
        object_count,
        object_datatype,
        object_root,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclBcast", "buff count datatype root comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_buff = args::device(object_buff, "buff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclBcast)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(c_buff.cast(), c_count, c_datatype, c_root, c_comm, c_stream),
            )
        },
    )
}

pub(crate) fn ncclBroadcast<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_root,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclBroadcast", "sendbuff recvbuff count datatype root comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclBroadcast)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_root,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclBroadcastConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_root,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclBroadcastConfig",
            "sendbuff recvbuff count datatype root comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclBroadcastConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_root,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclCommAbort<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommAbort", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::ncclCommAbort)?;
    let detached = handle_keepalive::detach(&nccl2::ncclComm_t, c_comm as u64);
    let status = unsafe { released(py, || function(c_comm)) };
    detached.finish(matches!(status, 0 | 7));
    returned0(py, &nccl2::ncclResult_t, status)
}

pub(crate) fn ncclCommCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommCount", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let mut c_count: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommCount)?;
    let status = unsafe { released(py, || function(c_comm, (&raw mut c_count).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i32(py, c_count)?),
    )
}

pub(crate) fn ncclCommCuDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommCuDevice", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommCuDevice)?;
    let status = unsafe {
        released(py, || function(c_comm, (&raw mut c_device).cast()))
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i32(py, c_device)?),
    )
}

pub(crate) fn ncclCommDeregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_handle], []) = call
        .bind("ncclCommDeregister", "comm handle")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_handle = args::either(object_handle, "handle", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommDeregister)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_comm, c_handle.cast())) },
    )
}

pub(crate) fn ncclCommDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommDestroy", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::ncclCommDestroy)?;
    let detached = handle_keepalive::detach(&nccl2::ncclComm_t, c_comm as u64);
    let status = unsafe { released(py, || function(c_comm)) };
    detached.finish(matches!(status, 0 | 7));
    returned0(py, &nccl2::ncclResult_t, status)
}

pub(crate) fn ncclCommFinalize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommFinalize", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::ncclCommFinalize)?;
    returned0(py, &nccl2::ncclResult_t, unsafe { released(py, || function(c_comm)) })
}

pub(crate) fn ncclCommGetAsyncError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommGetAsyncError", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let mut c_asyncError: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommGetAsyncError)?;
    let status = unsafe {
        released(py, || function(c_comm, (&raw mut c_asyncError).cast()))
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::enumeration(py, &nccl2::ncclResult_t, c_asyncError)?),
    )
}

pub(crate) fn ncclCommGetUniqueId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommGetUniqueId", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let (c_uniqueId, c_uniqueId_place) = out::new_record(py, &nccl2::ncclUniqueId)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommGetUniqueId)?;
    let status = unsafe { released(py, || function(c_comm, c_uniqueId_place.cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(c_uniqueId.into_any()),
    )
}

pub(crate) fn ncclCommGrow<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_comm,
        object_nRanks,
        object_uniqueId,
        object_rank,
        object_config,
        ],
        [],
    ) = call.bind("ncclCommGrow", "comm nRanks uniqueId rank config")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_nRanks = args::i32(object_nRanks, "nRanks")?;
    let c_rank = args::i32(object_rank, "rank")?;
    let c_uniqueId = args::optional_record(
        object_uniqueId,
        "uniqueId",
        &nccl2::ncclUniqueId,
    )?;
    let (c_newcomm_object, c_newcomm) = out::variable(py, &nccl2::ncclComm_t)?;
    let c_config = args::optional_record(object_config, "config", &nccl2::ncclConfig_t)?;
    args::keep(c_newcomm_object.as_borrowed(), &arena)?;
    args::keep(object_config, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclCommGrow)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_comm,
                c_nRanks,
                c_uniqueId.cast(),
                c_rank,
                c_newcomm.cast(),
                c_config.cast(),
            ),
        )
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(c_newcomm_object),
    )
}

pub(crate) fn ncclCommInitAll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ndev, object_devlist], []) = call
        .bind("ncclCommInitAll", "ndev devlist")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_ndev = args::i32(object_ndev, "ndev")?;
    let c_comm_length: usize = args::length(py, c_ndev.into(), "ndev")?;
    let c_comm = args::output_memory(
        py,
        c_comm_length,
        Ty::Value(&nccl2::ncclComm_t).size(),
        &arena,
    )?;
    let c_devlist = args::optional_array(
        object_devlist,
        "devlist",
        &Ty::I32,
        Some(args::length(py, c_ndev.into(), "ndev")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommInitAll)?;
    let status = unsafe {
        released(py, || function(c_comm.cast(), c_ndev, c_devlist.cast()))
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nccl2::ncclComm_t),
                            c_comm.cast(),
                            c_comm_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn ncclCommInitRank<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nranks, object_commId, object_rank], []) = call
        .bind("ncclCommInitRank", "nranks commId rank")?;
    let py = call.py();
    let c_nranks = args::i32(object_nranks, "nranks")?;
    let c_rank = args::i32(object_rank, "rank")?;
    let mut c_comm: u64 = 0;
    let c_commId = args::record(object_commId, "commId", &nccl2::ncclUniqueId)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        by_value::nccl::ncclUniqueId2,
        i32,
    ) -> i32 = call.symbol(slots::ncclCommInitRank)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_comm).cast(),
                c_nranks,
                c_commId.cast::<by_value::nccl::ncclUniqueId2>().read_unaligned(),
                c_rank,
            ),
        )
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::made(&nccl2::ncclComm_t, c_comm as u64);
    }
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::value(py, &nccl2::ncclComm_t, c_comm as u64)?),
    )
}

pub(crate) fn ncclCommInitRankConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nranks, object_commId, object_rank, object_config], []) = call
        .bind("ncclCommInitRankConfig", "nranks commId rank config")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nranks = args::i32(object_nranks, "nranks")?;
    let c_rank = args::i32(object_rank, "rank")?;
    let mut c_comm: u64 = 0;
    let c_commId = args::record(object_commId, "commId", &nccl2::ncclUniqueId)?;
    let c_config = args::optional_record(object_config, "config", &nccl2::ncclConfig_t)?;
    args::keep(object_config, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        by_value::nccl::ncclUniqueId2,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclCommInitRankConfig)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_comm).cast(),
                c_nranks,
                c_commId.cast::<by_value::nccl::ncclUniqueId2>().read_unaligned(),
                c_rank,
                c_config.cast(),
            ),
        )
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::made(&nccl2::ncclComm_t, c_comm as u64);
    }
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::value(py, &nccl2::ncclComm_t, c_comm as u64)?),
    )
}

pub(crate) fn ncclCommInitRankScalable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_nranks,
        object_myrank,
        object_nId,
        object_commIds,
        object_config,
        ],
        [],
    ) = call.bind("ncclCommInitRankScalable", "nranks myrank nId commIds config")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nranks = args::i32(object_nranks, "nranks")?;
    let c_myrank = args::i32(object_myrank, "myrank")?;
    let c_nId = args::i32(object_nId, "nId")?;
    let mut c_newcomm: u64 = 0;
    let c_commIds = args::array(
        object_commIds,
        "commIds",
        &Ty::Record(&nccl2::ncclUniqueId),
        Some(args::length(py, c_nId.into(), "nId")?),
        &arena,
    )?;
    let c_config = args::optional_record(object_config, "config", &nccl2::ncclConfig_t)?;
    args::keep(object_config, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclCommInitRankScalable)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_newcomm).cast(),
                c_nranks,
                c_myrank,
                c_nId,
                c_commIds.cast(),
                c_config.cast(),
            ),
        )
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::made(&nccl2::ncclComm_t, c_newcomm as u64);
    }
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_newcomm as u64, None, arena);
    }
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::value(py, &nccl2::ncclComm_t, c_newcomm as u64)?),
    )
}

pub(crate) fn ncclCommMemStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_stat], []) = call.bind("ncclCommMemStats", "comm stat")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stat = args::enumeration(object_stat, "stat", &nccl2::ncclCommMemStat_t)?;
    let mut c_value: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommMemStats)?;
    let status = unsafe {
        released(py, || function(c_comm, c_stat, (&raw mut c_value).cast()))
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::u64(py, c_value)?),
    )
}

pub(crate) fn ncclCommRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_buff, object_size], []) = call
        .bind("ncclCommRegister", "comm buff size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_size = args::u64(object_size, "size")?;
    let c_buff = args::device(object_buff, "buff", None, &arena)?;
    let mut c_handle: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommRegister)?;
    let status = unsafe {
        released(
            py,
            || function(c_comm, c_buff.cast(), c_size, (&raw mut c_handle).cast()),
        )
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::pointer(py, c_handle)?),
    )
}

pub(crate) fn ncclCommResume<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommResume", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::ncclCommResume)?;
    returned0(py, &nccl2::ncclResult_t, unsafe { released(py, || function(c_comm)) })
}

pub(crate) fn ncclCommRevoke<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_revokeFlags], []) = call
        .bind("ncclCommRevoke", "comm revokeFlags")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_revokeFlags = args::i32(object_revokeFlags, "revokeFlags")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::ncclCommRevoke)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_comm, c_revokeFlags)) },
    )
}

pub(crate) fn ncclCommShrink<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_comm,
        object_excludeRanksList,
        object_excludeRanksCount,
        object_config,
        object_shrinkFlags,
        ],
        [],
    ) = call
        .bind(
            "ncclCommShrink",
            "comm excludeRanksList excludeRanksCount config shrinkFlags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_excludeRanksCount = args::i32(object_excludeRanksCount, "excludeRanksCount")?;
    let c_shrinkFlags = args::i32(object_shrinkFlags, "shrinkFlags")?;
    let c_excludeRanksList = args::array(
        object_excludeRanksList,
        "excludeRanksList",
        &Ty::I32,
        Some(args::length(py, c_excludeRanksCount.into(), "excludeRanksCount")?),
        &arena,
    )?;
    let (c_newcomm_object, c_newcomm) = out::variable(py, &nccl2::ncclComm_t)?;
    let c_config = args::optional_record(object_config, "config", &nccl2::ncclConfig_t)?;
    args::keep(c_newcomm_object.as_borrowed(), &arena)?;
    args::keep(object_config, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::ncclCommShrink)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_comm,
                c_excludeRanksList.cast(),
                c_excludeRanksCount,
                c_newcomm.cast(),
                c_config.cast(),
                c_shrinkFlags,
            ),
        )
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(c_newcomm_object),
    )
}

pub(crate) fn ncclCommSplit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_color, object_key, object_config], []) = call
        .bind("ncclCommSplit", "comm color key config")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_color = args::i32(object_color, "color")?;
    let c_key = args::i32(object_key, "key")?;
    let (c_newcomm_object, c_newcomm) = out::variable(py, &nccl2::ncclComm_t)?;
    let c_config = args::optional_record(object_config, "config", &nccl2::ncclConfig_t)?;
    args::keep(c_newcomm_object.as_borrowed(), &arena)?;
    args::keep(object_config, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclCommSplit)?;
    let status = unsafe {
        released(
            py,
            || function(c_comm, c_color, c_key, c_newcomm.cast(), c_config.cast()),
        )
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(c_newcomm_object),
    )
}

pub(crate) fn ncclCommSuspend<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_flags], []) = call.bind("ncclCommSuspend", "comm flags")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_flags = args::i32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::ncclCommSuspend)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_comm, c_flags)) },
    )
}

pub(crate) fn ncclCommUserRank<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclCommUserRank", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let mut c_rank: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclCommUserRank)?;
    let status = unsafe { released(py, || function(c_comm, (&raw mut c_rank).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i32(py, c_rank)?),
    )
}

pub(crate) fn ncclCommWindowDeregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_win], []) = call
        .bind("ncclCommWindowDeregister", "comm win")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_win = args::value::<u64>(object_win, "win", &nccl2::ncclWindow_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::ncclCommWindowDeregister)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_comm, c_win)) },
    )
}

pub(crate) fn ncclCommWindowRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_buff, object_size, object_winFlags], []) = call
        .bind("ncclCommWindowRegister", "comm buff size winFlags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_size = args::u64(object_size, "size")?;
    let c_winFlags = args::i32(object_winFlags, "winFlags")?;
    let c_buff = args::device(object_buff, "buff", None, &arena)?;
    let (c_win_object, c_win) = out::variable(py, &nccl2::ncclWindow_t)?;
    args::keep(c_win_object.as_borrowed(), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::ncclCommWindowRegister)?;
    let status = unsafe {
        released(
            py,
            || function(c_comm, c_buff.cast(), c_size, c_win.cast(), c_winFlags),
        )
    };
    if matches!(status, 0 | 7) {
        handle_keepalive::hold(&nccl2::ncclComm_t, c_comm as u64, None, arena);
    }
    returned_or(py, &nccl2::ncclResult_t, status, 7, 1, |tuple| tuple.push(c_win_object))
}

pub(crate) fn ncclGather<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_root,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclGather", "sendbuff recvbuff count datatype root comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclGather)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_root,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclGatherConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_root,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclGatherConfig",
            "sendbuff recvbuff count datatype root comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclGatherConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_root,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("ncclGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nccl2::ncclResult_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::ncclGetErrorString)?;
    let value = unsafe { released(py, || function(c_result)) };
    returned(
        py,
        &nccl2::ncclResult_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn ncclGetLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm], []) = call.bind("ncclGetLastError", "comm")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(u64) -> *const c_char = call
        .symbol(slots::ncclGetLastError)?;
    let value = unsafe { released(py, || function(c_comm)) };
    returned(
        py,
        &nccl2::ncclResult_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn ncclGetUniqueId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("ncclGetUniqueId", "")?;
    let py = call.py();
    let (c_uniqueId, c_uniqueId_place) = out::new_record(py, &nccl2::ncclUniqueId)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::ncclGetUniqueId)?;
    let status = unsafe { released(py, || function(c_uniqueId_place.cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(c_uniqueId.into_any()),
    )
}

pub(crate) fn ncclGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("ncclGetVersion", "")?;
    let py = call.py();
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::ncclGetVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_version).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i32(py, c_version)?),
    )
}

pub(crate) fn ncclGroupEnd<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("ncclGroupEnd", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::ncclGroupEnd)?;
    returned0(py, &nccl2::ncclResult_t, unsafe { released(py, || function()) })
}

pub(crate) fn ncclGroupSimulateEnd<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_simInfo], []) = call.bind("ncclGroupSimulateEnd", "simInfo")?;
    let py = call.py();
    let c_simInfo = args::optional_record(
        object_simInfo,
        "simInfo",
        &nccl2::ncclSimInfo_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::ncclGroupSimulateEnd)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_simInfo.cast())) },
    )
}

pub(crate) fn ncclGroupStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("ncclGroupStart", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::ncclGroupStart)?;
    returned0(py, &nccl2::ncclResult_t, unsafe { released(py, || function()) })
}

pub(crate) fn ncclMemAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size], []) = call.bind("ncclMemAlloc", "size")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::ncclMemAlloc)?;
    let status = unsafe { released(py, || function((&raw mut c_ptr).cast(), c_size)) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::pointer(py, c_ptr)?),
    )
}

pub(crate) fn ncclMemFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr], []) = call.bind("ncclMemFree", "ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_ptr = args::either(object_ptr, "ptr", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::ncclMemFree)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_ptr.cast())) },
    )
}

pub(crate) fn ncclParamBind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_key], []) = call.bind("ncclParamBind", "key")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_out: u64 = 0;
    let c_key = args::c_string(object_key, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *const c_char) -> i32 = call
        .symbol(slots::ncclParamBind)?;
    let status = unsafe { released(py, || function((&raw mut c_out).cast(), c_key)) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::value(py, &nccl2::ncclParamHandle_t, c_out as u64)?),
    )
}

pub(crate) fn ncclParamDumpAll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("ncclParamDumpAll", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() = call.symbol(slots::ncclParamDumpAll)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        {
            unsafe { released(py, || function()) };
            0
        },
    )
}

pub(crate) fn ncclParamGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h, object_out, object_maxLen], []) = call
        .bind("ncclParamGet", "h out maxLen")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let c_maxLen = args::i32(object_maxLen, "maxLen")?;
    let c_out = args::either(
        object_out,
        "out",
        None,
        true,
        Some(args::length(py, c_maxLen.into(), "maxLen")?),
        &arena,
    )?;
    let mut c_len: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGet)?;
    let status = unsafe {
        released(py, || function(c_h, c_out.cast(), c_maxLen, (&raw mut c_len).cast()))
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i32(py, c_len)?),
    )
}

pub(crate) fn ncclParamGetAllParameterKeys<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("ncclParamGetAllParameterKeys", "")?;
    let py = call.py();
    let mut c_table: *mut c_void = core::ptr::null_mut();
    let mut c_tableLen: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetAllParameterKeys)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_table).cast(), (&raw mut c_tableLen).cast()),
        )
    };
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

pub(crate) fn ncclParamGetI16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetI16", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: i16 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetI16)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i16(py, c_out)?),
    )
}

pub(crate) fn ncclParamGetI32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetI32", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetI32)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i32(py, c_out)?),
    )
}

pub(crate) fn ncclParamGetI64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetI64", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: i64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetI64)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i64(py, c_out)?),
    )
}

pub(crate) fn ncclParamGetI8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetI8", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: i8 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetI8)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::i8(py, c_out)?),
    )
}

pub(crate) fn ncclParamGetParameter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_key], []) = call.bind("ncclParamGetParameter", "key")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_key = args::c_string(object_key, &arena)?;
    let mut c_value: *const c_char = core::ptr::null();
    let mut c_valueLen: i32 = 0;
    let function: unsafe extern "system" fn(
        *const c_char,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclParamGetParameter)?;
    let status = unsafe {
        released(
            py,
            || function(c_key, (&raw mut c_value).cast(), (&raw mut c_valueLen).cast()),
        )
    };
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

pub(crate) fn ncclParamGetStr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetStr", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetStr)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_out) }?),
    )
}

pub(crate) fn ncclParamGetU16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetU16", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u16 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetU16)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::u16(py, c_out)?),
    )
}

pub(crate) fn ncclParamGetU32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetU32", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetU32)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::u32(py, c_out)?),
    )
}

pub(crate) fn ncclParamGetU64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetU64", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetU64)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::u64(py, c_out)?),
    )
}

pub(crate) fn ncclParamGetU8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_h], []) = call.bind("ncclParamGetU8", "h")?;
    let py = call.py();
    let c_h = args::value::<u64>(object_h, "h", &nccl2::ncclParamHandle_t)?;
    let mut c_out: u8 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclParamGetU8)?;
    let status = unsafe { released(py, || function(c_h, (&raw mut c_out).cast())) };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::u8(py, c_out)?),
    )
}

pub(crate) fn ncclPutSignal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_localbuff,
        object_count,
        object_datatype,
        object_peer,
        object_peerWin,
        object_peerWinOffset,
        object_sigIdx,
        object_ctx,
        object_flags,
        object_comm,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "ncclPutSignal",
            "localbuff count datatype peer peerWin peerWinOffset sigIdx ctx flags comm stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_peer = args::i32(object_peer, "peer")?;
    let c_peerWin = args::value::<u64>(object_peerWin, "peerWin", &nccl2::ncclWindow_t)?;
    let c_peerWinOffset = args::u64(object_peerWinOffset, "peerWinOffset")?;
    let c_sigIdx = args::i32(object_sigIdx, "sigIdx")?;
    let c_ctx = args::i32(object_ctx, "ctx")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_localbuff = args::device(object_localbuff, "localbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
        i32,
        i32,
        u32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclPutSignal)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_localbuff.cast(),
                    c_count,
                    c_datatype,
                    c_peer,
                    c_peerWin,
                    c_peerWinOffset,
                    c_sigIdx,
                    c_ctx,
                    c_flags,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclRecv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_recvbuff,
        object_count,
        object_datatype,
        object_peer,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclRecv", "recvbuff count datatype peer comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_peer = args::i32(object_peer, "peer")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclRecv)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_peer,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclRedOpCreatePreMulSum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_scalar, object_datatype, object_residence, object_comm], []) = call
        .bind("ncclRedOpCreatePreMulSum", "scalar datatype residence comm")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_residence = args::enumeration(
        object_residence,
        "residence",
        &nccl2::ncclScalarResidence_t,
    )?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let mut c_op: i32 = 0;
    let c_scalar = args::either(object_scalar, "scalar", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::ncclRedOpCreatePreMulSum)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_op).cast(),
                c_scalar.cast(),
                c_datatype,
                c_residence,
                c_comm,
            ),
        )
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::enumeration(py, &nccl2::ncclRedOp_t, c_op)?),
    )
}

pub(crate) fn ncclRedOpDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_op, object_comm], []) = call.bind("ncclRedOpDestroy", "op comm")?;
    let py = call.py();
    let c_op = args::enumeration(object_op, "op", &nccl2::ncclRedOp_t)?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::ncclRedOpDestroy)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_op, c_comm)) },
    )
}

pub(crate) fn ncclReduce<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_op,
        object_root,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclReduce", "sendbuff recvbuff count datatype op root comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_op = args::enumeration(object_op, "op", &nccl2::ncclRedOp_t)?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclReduce)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_op,
                    c_root,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclReduceConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_op,
        object_root,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclReduceConfig",
            "sendbuff recvbuff count datatype op root comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_op = args::enumeration(object_op, "op", &nccl2::ncclRedOp_t)?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclReduceConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_op,
                    c_root,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclReduceScatter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_recvcount,
        object_datatype,
        object_op,
        object_comm,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "ncclReduceScatter",
            "sendbuff recvbuff recvcount datatype op comm stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_recvcount = args::u64(object_recvcount, "recvcount")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_op = args::enumeration(object_op, "op", &nccl2::ncclRedOp_t)?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclReduceScatter)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_recvcount,
                    c_datatype,
                    c_op,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclReduceScatterConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_recvcount,
        object_datatype,
        object_op,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclReduceScatterConfig",
            "sendbuff recvbuff recvcount datatype op comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_recvcount = args::u64(object_recvcount, "recvcount")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_op = args::enumeration(object_op, "op", &nccl2::ncclRedOp_t)?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclReduceScatterConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_recvcount,
                    c_datatype,
                    c_op,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclResetDebugInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("ncclResetDebugInit", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() = call.symbol(slots::ncclResetDebugInit)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        {
            unsafe { released(py, || function()) };
            0
        },
    )
}

pub(crate) fn ncclScatter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_root,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclScatter", "sendbuff recvbuff count datatype root comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclScatter)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_root,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclScatterConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_recvbuff,
        object_count,
        object_datatype,
        object_root,
        object_comm,
        object_stream,
        object_config,
        ],
        [],
    ) = call
        .bind(
            "ncclScatterConfig",
            "sendbuff recvbuff count datatype root comm stream config",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_root = args::i32(object_root, "root")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let c_recvbuff = args::device(object_recvbuff, "recvbuff", None, &arena)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclCollConfig_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::ncclScatterConfig)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_recvbuff.cast(),
                    c_count,
                    c_datatype,
                    c_root,
                    c_comm,
                    c_stream,
                    c_config.cast(),
                ),
            )
        },
    )
}

pub(crate) fn ncclSend<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_sendbuff,
        object_count,
        object_datatype,
        object_peer,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclSend", "sendbuff count datatype peer comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_datatype = args::enumeration(
        object_datatype,
        "datatype",
        &nccl2::ncclDataType_t,
    )?;
    let c_peer = args::i32(object_peer, "peer")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_sendbuff = args::device(object_sendbuff, "sendbuff", None, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::ncclSend)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(
                py,
                || function(
                    c_sendbuff.cast(),
                    c_count,
                    c_datatype,
                    c_peer,
                    c_comm,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn ncclSetEncryption<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_config], []) = call.bind("ncclSetEncryption", "config")?;
    let py = call.py();
    let c_config = args::optional_record(
        object_config,
        "config",
        &nccl2::ncclEncryptionConfig_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::ncclSetEncryption)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe { released(py, || function(c_config.cast())) },
    )
}

pub(crate) fn ncclSignal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_peer,
        object_sigIdx,
        object_ctx,
        object_flags,
        object_comm,
        object_stream,
        ],
        [],
    ) = call.bind("ncclSignal", "peer sigIdx ctx flags comm stream")?;
    let py = call.py();
    let c_peer = args::i32(object_peer, "peer")?;
    let c_sigIdx = args::i32(object_sigIdx, "sigIdx")?;
    let c_ctx = args::i32(object_ctx, "ctx")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(i32, i32, i32, u32, u64, u64) -> i32 = call
        .symbol(slots::ncclSignal)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(py, || function(c_peer, c_sigIdx, c_ctx, c_flags, c_comm, c_stream))
        },
    )
}

pub(crate) fn ncclWaitSignal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nDesc, object_signalDescs, object_comm, object_stream], []) = call
        .bind("ncclWaitSignal", "nDesc signalDescs comm stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nDesc = args::i32(object_nDesc, "nDesc")?;
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_signalDescs = args::array(
        object_signalDescs,
        "signalDescs",
        &Ty::Record(&nccl2::ncclWaitSignalDesc_t),
        Some(args::length(py, c_nDesc.into(), "nDesc")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::ncclWaitSignal)?;
    returned0(
        py,
        &nccl2::ncclResult_t,
        unsafe {
            released(py, || function(c_nDesc, c_signalDescs.cast(), c_comm, c_stream))
        },
    )
}

pub(crate) fn ncclWinGetUserPtr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_comm, object_win], []) = call.bind("ncclWinGetUserPtr", "comm win")?;
    let py = call.py();
    let c_comm = args::value::<u64>(object_comm, "comm", &nccl2::ncclComm_t)?;
    let c_win = args::value::<u64>(object_win, "win", &nccl2::ncclWindow_t)?;
    let mut c_outUserPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::ncclWinGetUserPtr)?;
    let status = unsafe {
        released(py, || function(c_comm, c_win, (&raw mut c_outUserPtr).cast()))
    };
    returned_or(
        py,
        &nccl2::ncclResult_t,
        status,
        7,
        1,
        |tuple| tuple.push(out::pointer(py, c_outUserPtr)?),
    )
}
