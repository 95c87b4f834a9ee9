//! The C functions, as the library exports them: NCCL.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::nccl::{NCCL, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

/// `ncclResult_t ncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclAllGather(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    sendcount: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclAllGather");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, sendcount, datatype, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclAllGatherConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    sendcount: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclAllGatherConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, sendcount, datatype, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclAllReduce(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclAllReduce");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, op, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclAllReduceConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclAllReduceConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, op, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclAlltoAll(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclAlltoAll").since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclAlltoAllConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclAlltoAllConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclBcast(
    buff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclBcast");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(buff, count, datatype, root, comm, stream) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclBroadcast(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclBroadcast");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, root, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclBroadcastConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclBroadcastConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, root, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommAbort(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommAbort(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
        c"ncclCommAbort",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommCount(ncclComm_t comm, int *count)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommCount(comm: ncclComm_t, count: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"ncclCommCount");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, count) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommCuDevice(ncclComm_t comm, int *device)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommCuDevice(comm: ncclComm_t, device: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"ncclCommCuDevice");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, device) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommDeregister(ncclComm_t comm, void *handle)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommDeregister(comm: ncclComm_t, handle: *mut c_void) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut c_void) -> ncclResult_t,
    > = Symbol::new(c"ncclCommDeregister").since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, handle) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommDestroy(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommDestroy(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
        c"ncclCommDestroy",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommFinalize(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommFinalize(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
        c"ncclCommFinalize",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommGetAsyncError(
    comm: ncclComm_t,
    asyncError: *mut ncclResult_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut ncclResult_t) -> ncclResult_t,
    > = Symbol::new(c"ncclCommGetAsyncError");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, asyncError) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommGetUniqueId(
    comm: ncclComm_t,
    uniqueId: *mut ncclUniqueId,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut ncclUniqueId) -> ncclResult_t,
    > = Symbol::new(c"ncclCommGetUniqueId").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, uniqueId) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommGrow(
    comm: ncclComm_t,
    nRanks: i32,
    uniqueId: *const ncclUniqueId,
    rank: i32,
    newcomm: *mut ncclComm_t,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            i32,
            *const ncclUniqueId,
            i32,
            *mut ncclComm_t,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommGrow").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(comm, nRanks, uniqueId, rank, newcomm, config) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommInitAll(
    comm: *mut ncclComm_t,
    ndev: i32,
    devlist: *const i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut ncclComm_t, i32, *const i32) -> ncclResult_t,
    > = Symbol::new(c"ncclCommInitAll");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, ndev, devlist) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommInitRank(
    comm: *mut ncclComm_t,
    nranks: i32,
    commId: ncclUniqueId,
    rank: i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclComm_t,
            i32,
            ncclUniqueId,
            i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommInitRank");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, nranks, commId, rank) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommInitRankConfig(
    comm: *mut ncclComm_t,
    nranks: i32,
    commId: ncclUniqueId,
    rank: i32,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclComm_t,
            i32,
            ncclUniqueId,
            i32,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommInitRankConfig");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, nranks, commId, rank, config) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.23.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommInitRankScalable(
    newcomm: *mut ncclComm_t,
    nranks: i32,
    myrank: i32,
    nId: i32,
    commIds: *mut ncclUniqueId,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclComm_t,
            i32,
            i32,
            i32,
            *mut ncclUniqueId,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommInitRankScalable").since("2.23");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(newcomm, nranks, myrank, nId, commIds, config) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommMemStats(
    comm: ncclComm_t,
    stat: ncclCommMemStat_t,
    value: *mut u64,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            ncclCommMemStat_t,
            *mut u64,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommMemStats").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, stat, value) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommRegister(ncclComm_t comm, void *buff, size_t size, void **handle)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommRegister(
    comm: ncclComm_t,
    buff: *mut c_void,
    size: usize,
    handle: *mut *mut c_void,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            *mut c_void,
            usize,
            *mut *mut c_void,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommRegister").since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, buff, size, handle) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommResume(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommResume(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
            c"ncclCommResume",
        )
        .since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommRevoke(ncclComm_t comm, int revokeFlags)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t, i32) -> ncclResult_t> = Symbol::new(
            c"ncclCommRevoke",
        )
        .since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, revokeFlags) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)`
///
/// In `nccl.h` since NCCL 2.27.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommShrink(
    comm: ncclComm_t,
    excludeRanksList: *mut i32,
    excludeRanksCount: i32,
    newcomm: *mut ncclComm_t,
    config: *mut ncclConfig_t,
    shrinkFlags: i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            *mut i32,
            i32,
            *mut ncclComm_t,
            *mut ncclConfig_t,
            i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommShrink").since("2.27");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    comm,
                    excludeRanksList,
                    excludeRanksCount,
                    newcomm,
                    config,
                    shrinkFlags,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommSplit(
    comm: ncclComm_t,
    color: i32,
    key: i32,
    newcomm: *mut ncclComm_t,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            i32,
            i32,
            *mut ncclComm_t,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommSplit");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, color, key, newcomm, config) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommSuspend(ncclComm_t comm, int flags)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommSuspend(comm: ncclComm_t, flags: i32) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t, i32) -> ncclResult_t> = Symbol::new(
            c"ncclCommSuspend",
        )
        .since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, flags) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommUserRank(ncclComm_t comm, int *rank)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommUserRank(comm: ncclComm_t, rank: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"ncclCommUserRank");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, rank) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)`
///
/// In `nccl.h` since NCCL 2.27.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommWindowDeregister(
    comm: ncclComm_t,
    win: ncclWindow_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, ncclWindow_t) -> ncclResult_t,
    > = Symbol::new(c"ncclCommWindowDeregister").since("2.27");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, win) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)`
///
/// In `nccl.h` since NCCL 2.27.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclCommWindowRegister(
    comm: ncclComm_t,
    buff: *mut c_void,
    size: usize,
    win: *mut ncclWindow_t,
    winFlags: i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            *mut c_void,
            usize,
            *mut ncclWindow_t,
            i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclCommWindowRegister").since("2.27");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, buff, size, win, winFlags) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGather(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclGather").since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, root, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGatherConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclGatherConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, root, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `const char *ncclGetErrorString(ncclResult_t result)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGetErrorString(result: ncclResult_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclResult_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"ncclGetErrorString");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(result) }
        Err(_) => core::ptr::null(),
    }
}

/// `const char *ncclGetLastError(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGetLastError(comm: ncclComm_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"ncclGetLastError");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(_) => core::ptr::null(),
    }
}

/// `ncclResult_t ncclGetUniqueId(ncclUniqueId *uniqueId)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGetUniqueId(uniqueId: *mut ncclUniqueId) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut ncclUniqueId) -> ncclResult_t,
    > = Symbol::new(c"ncclGetUniqueId");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(uniqueId) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclGetVersion(int *version)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGetVersion(version: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> ncclResult_t> = Symbol::new(
        c"ncclGetVersion",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclGroupEnd(void)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGroupEnd() -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> ncclResult_t> = Symbol::new(
        c"ncclGroupEnd",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *simInfo)`
///
/// In `nccl.h` since NCCL 2.22.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGroupSimulateEnd(simInfo: *mut ncclSimInfo_t) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut ncclSimInfo_t) -> ncclResult_t,
    > = Symbol::new(c"ncclGroupSimulateEnd").since("2.22");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(simInfo) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclGroupStart(void)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclGroupStart() -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> ncclResult_t> = Symbol::new(
        c"ncclGroupStart",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclMemAlloc(void **ptr, size_t size)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclMemAlloc(ptr: *mut *mut c_void, size: usize) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize) -> ncclResult_t,
    > = Symbol::new(c"ncclMemAlloc").since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(ptr, size) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclMemFree(void *ptr)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclMemFree(ptr: *mut c_void) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> ncclResult_t> = Symbol::new(
            c"ncclMemFree",
        )
        .since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(ptr) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamBind(ncclParamHandle_t *out, const char *key)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamBind(
    out: *mut ncclParamHandle_t,
    key: *const core::ffi::c_char,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclParamHandle_t,
            *const core::ffi::c_char,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclParamBind").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(out, key) }
        Err(missing) => missing.status(),
    }
}

/// `void ncclParamDumpAll(void)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamDumpAll() {
    static SYMBOL: Symbol<unsafe extern "system" fn()> = Symbol::new(c"ncclParamDumpAll")
        .since("2.30");
    if let Ok(exported) = SYMBOL.get(&NCCL) {
        unsafe { exported() }
    }
}

/// `ncclResult_t ncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGet(
    h: ncclParamHandle_t,
    out: *mut c_void,
    maxLen: i32,
    len: *mut i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclParamHandle_t,
            *mut c_void,
            i32,
            *mut i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGet").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out, maxLen, len) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetAllParameterKeys(const char ***table, int *tableLen)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetAllParameterKeys(
    table: *mut *mut *const core::ffi::c_char,
    tableLen: *mut i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut *const core::ffi::c_char,
            *mut i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetAllParameterKeys").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(table, tableLen) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetI16(ncclParamHandle_t h, int16_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetI16(h: ncclParamHandle_t, out: *mut i16) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i16) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetI16").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetI32(ncclParamHandle_t h, int32_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetI32(h: ncclParamHandle_t, out: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetI32").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetI64(ncclParamHandle_t h, int64_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetI64(h: ncclParamHandle_t, out: *mut i64) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i64) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetI64").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetI8(ncclParamHandle_t h, int8_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetI8(h: ncclParamHandle_t, out: *mut i8) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i8) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetI8").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetParameter(const char *key, const char **value, int *valueLen)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetParameter(
    key: *const core::ffi::c_char,
    value: *mut *const core::ffi::c_char,
    valueLen: *mut i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut *const core::ffi::c_char,
            *mut i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetParameter").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(key, value, valueLen) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetStr(ncclParamHandle_t h, const char **out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetStr(
    h: ncclParamHandle_t,
    out: *mut *const core::ffi::c_char,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclParamHandle_t,
            *mut *const core::ffi::c_char,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetStr").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetU16(ncclParamHandle_t h, uint16_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetU16(h: ncclParamHandle_t, out: *mut u16) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u16) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetU16").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetU32(ncclParamHandle_t h, uint32_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetU32(h: ncclParamHandle_t, out: *mut u32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u32) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetU32").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetU64(ncclParamHandle_t h, uint64_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetU64(h: ncclParamHandle_t, out: *mut u64) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u64) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetU64").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclParamGetU8(ncclParamHandle_t h, uint8_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclParamGetU8(h: ncclParamHandle_t, out: *mut u8) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u8) -> ncclResult_t,
    > = Symbol::new(c"ncclParamGetU8").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclPutSignal(
    localbuff: *const c_void,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    peerWin: ncclWindow_t,
    peerWinOffset: usize,
    sigIdx: i32,
    ctx: i32,
    flags: u32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclWindow_t,
            usize,
            i32,
            i32,
            u32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclPutSignal").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    localbuff,
                    count,
                    datatype,
                    peer,
                    peerWin,
                    peerWinOffset,
                    sigIdx,
                    ctx,
                    flags,
                    comm,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclRecv(
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclRecv");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(recvbuff, count, datatype, peer, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclRedOpCreatePreMulSum(
    op: *mut ncclRedOp_t,
    scalar: *mut c_void,
    datatype: ncclDataType_t,
    residence: ncclScalarResidence_t,
    comm: ncclComm_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclRedOp_t,
            *mut c_void,
            ncclDataType_t,
            ncclScalarResidence_t,
            ncclComm_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclRedOpCreatePreMulSum");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(op, scalar, datatype, residence, comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclRedOp_t, ncclComm_t) -> ncclResult_t,
    > = Symbol::new(c"ncclRedOpDestroy");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(op, comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclReduce(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclReduce");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, op, root, comm, stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclReduceConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclReduceConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    sendbuff,
                    recvbuff,
                    count,
                    datatype,
                    op,
                    root,
                    comm,
                    stream,
                    config,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclReduceScatter(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    recvcount: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclReduceScatter");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, recvcount, datatype, op, comm, stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclReduceScatterConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    recvcount: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclReduceScatterConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    sendbuff,
                    recvbuff,
                    recvcount,
                    datatype,
                    op,
                    comm,
                    stream,
                    config,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `void ncclResetDebugInit(void)`
///
/// In `nccl.h` since NCCL 2.24, until NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclResetDebugInit() {
    static SYMBOL: Symbol<unsafe extern "system" fn()> = Symbol::new(
            c"ncclResetDebugInit",
        )
        .since("2.24");
    if let Ok(exported) = SYMBOL.get(&NCCL) {
        unsafe { exported() }
    }
}

/// `ncclResult_t ncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclScatter(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclScatter").since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, root, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclScatterConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclScatterConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, root, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclSend(
    sendbuff: *const c_void,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclSend");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, count, datatype, peer, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.32.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclSetEncryption(config: *const ncclEncryptionConfig_t) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const ncclEncryptionConfig_t) -> ncclResult_t,
    > = Symbol::new(c"ncclSetEncryption").since("2.32");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(config) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclSignal(
    peer: i32,
    sigIdx: i32,
    ctx: i32,
    flags: u32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            u32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclSignal").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(peer, sigIdx, ctx, flags, comm, stream) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclWaitSignal(
    nDesc: i32,
    signalDescs: *mut ncclWaitSignalDesc_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            *mut ncclWaitSignalDesc_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclWaitSignal").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(nDesc, signalDescs, comm, stream) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t ncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn ncclWinGetUserPtr(
    comm: ncclComm_t,
    win: ncclWindow_t,
    outUserPtr: *mut *mut c_void,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            ncclWindow_t,
            *mut *mut c_void,
        ) -> ncclResult_t,
    > = Symbol::new(c"ncclWinGetUserPtr").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, win, outUserPtr) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclAllGather(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    sendcount: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclAllGather");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, sendcount, datatype, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclAllGatherConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    sendcount: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclAllGatherConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, sendcount, datatype, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclAllReduce(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclAllReduce");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, op, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclAllReduceConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclAllReduceConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, op, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclAlltoAll(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclAlltoAll").since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclAlltoAllConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclAlltoAllConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclBcast(
    buff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclBcast");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(buff, count, datatype, root, comm, stream) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclBroadcast(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclBroadcast");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, root, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclBroadcastConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclBroadcastConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, root, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommAbort(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommAbort(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
        c"pncclCommAbort",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommCount(ncclComm_t comm, int *count)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommCount(comm: ncclComm_t, count: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"pncclCommCount");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, count) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommCuDevice(ncclComm_t comm, int *device)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommCuDevice(comm: ncclComm_t, device: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"pncclCommCuDevice");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, device) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommDeregister(ncclComm_t comm, void *handle)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommDeregister(
    comm: ncclComm_t,
    handle: *mut c_void,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut c_void) -> ncclResult_t,
    > = Symbol::new(c"pncclCommDeregister").since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, handle) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommDestroy(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommDestroy(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
        c"pncclCommDestroy",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommFinalize(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommFinalize(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
        c"pncclCommFinalize",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommGetAsyncError(
    comm: ncclComm_t,
    asyncError: *mut ncclResult_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut ncclResult_t) -> ncclResult_t,
    > = Symbol::new(c"pncclCommGetAsyncError");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, asyncError) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommGetUniqueId(
    comm: ncclComm_t,
    uniqueId: *mut ncclUniqueId,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut ncclUniqueId) -> ncclResult_t,
    > = Symbol::new(c"pncclCommGetUniqueId").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, uniqueId) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommGrow(
    comm: ncclComm_t,
    nRanks: i32,
    uniqueId: *const ncclUniqueId,
    rank: i32,
    newcomm: *mut ncclComm_t,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            i32,
            *const ncclUniqueId,
            i32,
            *mut ncclComm_t,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommGrow").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(comm, nRanks, uniqueId, rank, newcomm, config) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommInitAll(
    comm: *mut ncclComm_t,
    ndev: i32,
    devlist: *const i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut ncclComm_t, i32, *const i32) -> ncclResult_t,
    > = Symbol::new(c"pncclCommInitAll");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, ndev, devlist) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommInitRank(
    comm: *mut ncclComm_t,
    nranks: i32,
    commId: ncclUniqueId,
    rank: i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclComm_t,
            i32,
            ncclUniqueId,
            i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommInitRank");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, nranks, commId, rank) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommInitRankConfig(
    comm: *mut ncclComm_t,
    nranks: i32,
    commId: ncclUniqueId,
    rank: i32,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclComm_t,
            i32,
            ncclUniqueId,
            i32,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommInitRankConfig");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, nranks, commId, rank, config) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.23.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommInitRankScalable(
    newcomm: *mut ncclComm_t,
    nranks: i32,
    myrank: i32,
    nId: i32,
    commIds: *mut ncclUniqueId,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclComm_t,
            i32,
            i32,
            i32,
            *mut ncclUniqueId,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommInitRankScalable").since("2.23");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(newcomm, nranks, myrank, nId, commIds, config) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommMemStats(
    comm: ncclComm_t,
    stat: ncclCommMemStat_t,
    value: *mut u64,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            ncclCommMemStat_t,
            *mut u64,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommMemStats").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, stat, value) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommRegister(ncclComm_t comm, void *buff, size_t size, void **handle)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommRegister(
    comm: ncclComm_t,
    buff: *mut c_void,
    size: usize,
    handle: *mut *mut c_void,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            *mut c_void,
            usize,
            *mut *mut c_void,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommRegister").since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, buff, size, handle) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommResume(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommResume(comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t) -> ncclResult_t> = Symbol::new(
            c"pncclCommResume",
        )
        .since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommRevoke(ncclComm_t comm, int revokeFlags)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t, i32) -> ncclResult_t> = Symbol::new(
            c"pncclCommRevoke",
        )
        .since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, revokeFlags) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)`
///
/// In `nccl.h` since NCCL 2.27.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommShrink(
    comm: ncclComm_t,
    excludeRanksList: *mut i32,
    excludeRanksCount: i32,
    newcomm: *mut ncclComm_t,
    config: *mut ncclConfig_t,
    shrinkFlags: i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            *mut i32,
            i32,
            *mut ncclComm_t,
            *mut ncclConfig_t,
            i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommShrink").since("2.27");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    comm,
                    excludeRanksList,
                    excludeRanksCount,
                    newcomm,
                    config,
                    shrinkFlags,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommSplit(
    comm: ncclComm_t,
    color: i32,
    key: i32,
    newcomm: *mut ncclComm_t,
    config: *mut ncclConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            i32,
            i32,
            *mut ncclComm_t,
            *mut ncclConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommSplit");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, color, key, newcomm, config) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommSuspend(ncclComm_t comm, int flags)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommSuspend(comm: ncclComm_t, flags: i32) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(ncclComm_t, i32) -> ncclResult_t> = Symbol::new(
            c"pncclCommSuspend",
        )
        .since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, flags) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommUserRank(ncclComm_t comm, int *rank)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommUserRank(comm: ncclComm_t, rank: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"pncclCommUserRank");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, rank) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)`
///
/// In `nccl.h` since NCCL 2.27.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommWindowDeregister(
    comm: ncclComm_t,
    win: ncclWindow_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t, ncclWindow_t) -> ncclResult_t,
    > = Symbol::new(c"pncclCommWindowDeregister").since("2.27");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, win) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)`
///
/// In `nccl.h` since NCCL 2.27.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclCommWindowRegister(
    comm: ncclComm_t,
    buff: *mut c_void,
    size: usize,
    win: *mut ncclWindow_t,
    winFlags: i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            *mut c_void,
            usize,
            *mut ncclWindow_t,
            i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclCommWindowRegister").since("2.27");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, buff, size, win, winFlags) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGather(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclGather").since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, root, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGatherConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclGatherConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, root, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `const char *pncclGetErrorString(ncclResult_t result)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGetErrorString(result: ncclResult_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclResult_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"pncclGetErrorString");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(result) }
        Err(_) => core::ptr::null(),
    }
}

/// `const char *pncclGetLastError(ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGetLastError(comm: ncclComm_t) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclComm_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"pncclGetLastError");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm) }
        Err(_) => core::ptr::null(),
    }
}

/// `ncclResult_t pncclGetUniqueId(ncclUniqueId *uniqueId)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGetUniqueId(uniqueId: *mut ncclUniqueId) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut ncclUniqueId) -> ncclResult_t,
    > = Symbol::new(c"pncclGetUniqueId");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(uniqueId) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclGetVersion(int *version)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGetVersion(version: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> ncclResult_t> = Symbol::new(
        c"pncclGetVersion",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclGroupEnd(void)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGroupEnd() -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> ncclResult_t> = Symbol::new(
        c"pncclGroupEnd",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclGroupSimulateEnd(ncclSimInfo_t *simInfo)`
///
/// In `nccl.h` since NCCL 2.22.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGroupSimulateEnd(simInfo: *mut ncclSimInfo_t) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut ncclSimInfo_t) -> ncclResult_t,
    > = Symbol::new(c"pncclGroupSimulateEnd").since("2.22");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(simInfo) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclGroupStart(void)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclGroupStart() -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> ncclResult_t> = Symbol::new(
        c"pncclGroupStart",
    );
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclMemAlloc(void **ptr, size_t size)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclMemAlloc(ptr: *mut *mut c_void, size: usize) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize) -> ncclResult_t,
    > = Symbol::new(c"pncclMemAlloc").since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(ptr, size) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclMemFree(void *ptr)`
///
/// In `nccl.h` since NCCL 2.19.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclMemFree(ptr: *mut c_void) -> ncclResult_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> ncclResult_t> = Symbol::new(
            c"pncclMemFree",
        )
        .since("2.19");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(ptr) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamBind(ncclParamHandle_t *out, const char *key)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamBind(
    out: *mut ncclParamHandle_t,
    key: *const core::ffi::c_char,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclParamHandle_t,
            *const core::ffi::c_char,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclParamBind").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(out, key) }
        Err(missing) => missing.status(),
    }
}

/// `void pncclParamDumpAll(void)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamDumpAll() {
    static SYMBOL: Symbol<unsafe extern "system" fn()> = Symbol::new(
            c"pncclParamDumpAll",
        )
        .since("2.30");
    if let Ok(exported) = SYMBOL.get(&NCCL) {
        unsafe { exported() }
    }
}

/// `ncclResult_t pncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGet(
    h: ncclParamHandle_t,
    out: *mut c_void,
    maxLen: i32,
    len: *mut i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclParamHandle_t,
            *mut c_void,
            i32,
            *mut i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGet").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out, maxLen, len) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetAllParameterKeys(const char ***table, int *tableLen)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetAllParameterKeys(
    table: *mut *mut *const core::ffi::c_char,
    tableLen: *mut i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut *const core::ffi::c_char,
            *mut i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetAllParameterKeys").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(table, tableLen) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetI16(ncclParamHandle_t h, int16_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetI16(h: ncclParamHandle_t, out: *mut i16) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i16) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetI16").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetI32(ncclParamHandle_t h, int32_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetI32(h: ncclParamHandle_t, out: *mut i32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i32) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetI32").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetI64(ncclParamHandle_t h, int64_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetI64(h: ncclParamHandle_t, out: *mut i64) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i64) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetI64").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetI8(ncclParamHandle_t h, int8_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetI8(h: ncclParamHandle_t, out: *mut i8) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut i8) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetI8").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetParameter(const char *key, const char **value, int *valueLen)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetParameter(
    key: *const core::ffi::c_char,
    value: *mut *const core::ffi::c_char,
    valueLen: *mut i32,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut *const core::ffi::c_char,
            *mut i32,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetParameter").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(key, value, valueLen) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetStr(ncclParamHandle_t h, const char **out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetStr(
    h: ncclParamHandle_t,
    out: *mut *const core::ffi::c_char,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclParamHandle_t,
            *mut *const core::ffi::c_char,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetStr").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetU16(ncclParamHandle_t h, uint16_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetU16(h: ncclParamHandle_t, out: *mut u16) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u16) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetU16").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetU32(ncclParamHandle_t h, uint32_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetU32(h: ncclParamHandle_t, out: *mut u32) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u32) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetU32").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetU64(ncclParamHandle_t h, uint64_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetU64(h: ncclParamHandle_t, out: *mut u64) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u64) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetU64").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclParamGetU8(ncclParamHandle_t h, uint8_t *out)`
///
/// In `nccl.h` since NCCL 2.30.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclParamGetU8(h: ncclParamHandle_t, out: *mut u8) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclParamHandle_t, *mut u8) -> ncclResult_t,
    > = Symbol::new(c"pncclParamGetU8").since("2.30");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(h, out) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclPutSignal(
    localbuff: *const c_void,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    peerWin: ncclWindow_t,
    peerWinOffset: usize,
    sigIdx: i32,
    ctx: i32,
    flags: u32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclWindow_t,
            usize,
            i32,
            i32,
            u32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclPutSignal").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    localbuff,
                    count,
                    datatype,
                    peer,
                    peerWin,
                    peerWinOffset,
                    sigIdx,
                    ctx,
                    flags,
                    comm,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclRecv(
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclRecv");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(recvbuff, count, datatype, peer, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclRedOpCreatePreMulSum(
    op: *mut ncclRedOp_t,
    scalar: *mut c_void,
    datatype: ncclDataType_t,
    residence: ncclScalarResidence_t,
    comm: ncclComm_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut ncclRedOp_t,
            *mut c_void,
            ncclDataType_t,
            ncclScalarResidence_t,
            ncclComm_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclRedOpCreatePreMulSum");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(op, scalar, datatype, residence, comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(ncclRedOp_t, ncclComm_t) -> ncclResult_t,
    > = Symbol::new(c"pncclRedOpDestroy");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(op, comm) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclReduce(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclReduce");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, op, root, comm, stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclReduceConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclReduceConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    sendbuff,
                    recvbuff,
                    count,
                    datatype,
                    op,
                    root,
                    comm,
                    stream,
                    config,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclReduceScatter(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    recvcount: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclReduceScatter");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, recvcount, datatype, op, comm, stream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclReduceScatterConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    recvcount: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            ncclRedOp_t,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclReduceScatterConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(
                    sendbuff,
                    recvbuff,
                    recvcount,
                    datatype,
                    op,
                    comm,
                    stream,
                    config,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `void pncclResetDebugInit(void)`
///
/// In `nccl.h` since NCCL 2.24, until NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclResetDebugInit() {
    static SYMBOL: Symbol<unsafe extern "system" fn()> = Symbol::new(
            c"pncclResetDebugInit",
        )
        .since("2.24");
    if let Ok(exported) = SYMBOL.get(&NCCL) {
        unsafe { exported() }
    }
}

/// `ncclResult_t pncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.28.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclScatter(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclScatter").since("2.28");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, recvbuff, count, datatype, root, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.31.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclScatterConfig(
    sendbuff: *const c_void,
    recvbuff: *mut c_void,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: *const ncclCollConfig_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            *mut c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
            *const ncclCollConfig_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclScatterConfig").since("2.31");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe {
                exported(sendbuff, recvbuff, count, datatype, root, comm, stream, config)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.18 or earlier.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclSend(
    sendbuff: *const c_void,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            usize,
            ncclDataType_t,
            i32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclSend");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => {
            unsafe { exported(sendbuff, count, datatype, peer, comm, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclSetEncryption(const ncclEncryptionConfig_t *config)`
///
/// In `nccl.h` since NCCL 2.32.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclSetEncryption(config: *const ncclEncryptionConfig_t) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const ncclEncryptionConfig_t) -> ncclResult_t,
    > = Symbol::new(c"pncclSetEncryption").since("2.32");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(config) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclSignal(
    peer: i32,
    sigIdx: i32,
    ctx: i32,
    flags: u32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            i32,
            i32,
            u32,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclSignal").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(peer, sigIdx, ctx, flags, comm, stream) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclWaitSignal(
    nDesc: i32,
    signalDescs: *mut ncclWaitSignalDesc_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            i32,
            *mut ncclWaitSignalDesc_t,
            ncclComm_t,
            runtime::cudaStream_t,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclWaitSignal").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(nDesc, signalDescs, comm, stream) }
        Err(missing) => missing.status(),
    }
}

/// `ncclResult_t pncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)`
///
/// In `nccl.h` since NCCL 2.29.
///
/// Older ABI version: the headers give this name to another function.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn pncclWinGetUserPtr(
    comm: ncclComm_t,
    win: ncclWindow_t,
    outUserPtr: *mut *mut c_void,
) -> ncclResult_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            ncclComm_t,
            ncclWindow_t,
            *mut *mut c_void,
        ) -> ncclResult_t,
    > = Symbol::new(c"pncclWinGetUserPtr").since("2.29");
    match SYMBOL.get(&NCCL) {
        Ok(exported) => unsafe { exported(comm, win, outUserPtr) }
        Err(missing) => missing.status(),
    }
}
