//! The C functions of NCCL, as the library exports them.
//!
//! [`nccl`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::nccl::NCCL;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nccl as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nccl::all_types::*;

sys! {
    nccl, NCCL, Err(_) => ();

    #[called_by(only ncclParamDumpAll)]
    #[since = "2.30"]
    fn ncclParamDumpAll();

    #[called_by(only ncclResetDebugInit)]
    #[since = "2.24"]
    fn ncclResetDebugInit();

    /// `void pncclParamDumpAll(void)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamDumpAll();

    /// `void pncclResetDebugInit(void)`
    ///
    /// In `nccl.h` since NCCL 2.24, until NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.24"]
    fn pncclResetDebugInit();
}

sys! {
    nccl, NCCL, Err(_) => core::ptr::null();

    #[called_by(only ncclGetErrorString)]
    fn ncclGetErrorString(result: ncclResult_t) -> *const core::ffi::c_char;

    #[called_by(only ncclGetLastError)]
    fn ncclGetLastError(comm: ncclComm_t) -> *const core::ffi::c_char;

    /// `const char *pncclGetErrorString(ncclResult_t result)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclGetErrorString(result: ncclResult_t) -> *const core::ffi::c_char;

    /// `const char *pncclGetLastError(ncclComm_t comm)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclGetLastError(comm: ncclComm_t) -> *const core::ffi::c_char;
}

sys! {
    nccl, NCCL, Err(missing) => missing.status();

    #[called_by(owned ncclAllGather)]
    fn ncclAllGather(sendbuff: *const c_void, recvbuff: *mut c_void, sendcount: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclAllGatherConfig)]
    #[since = "2.31"]
    fn ncclAllGatherConfig(sendbuff: *const c_void, recvbuff: *mut c_void, sendcount: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(owned ncclAllReduce)]
    fn ncclAllReduce(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclAllReduceConfig)]
    #[since = "2.31"]
    fn ncclAllReduceConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(owned ncclAlltoAll)]
    #[since = "2.28"]
    fn ncclAlltoAll(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclAlltoAllConfig)]
    #[since = "2.31"]
    fn ncclAlltoAllConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(owned ncclBcast)]
    fn ncclBcast(buff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclBroadcast)]
    fn ncclBroadcast(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclBroadcastConfig)]
    #[since = "2.31"]
    fn ncclBroadcastConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(ncclCommAbort)]
    fn ncclCommAbort(comm: ncclComm_t) -> ncclResult_t;

    #[called_by(owned ncclCommCount)]
    fn ncclCommCount(comm: ncclComm_t, count: *mut i32) -> ncclResult_t;
}

sys! {
    nccl, NCCL, Err(missing) => missing.status();

    #[called_by(owned ncclCommCuDevice)]
    fn ncclCommCuDevice(comm: ncclComm_t, device: *mut i32) -> ncclResult_t;

    #[called_by(owned ncclCommDeregister)]
    #[since = "2.19"]
    fn ncclCommDeregister(comm: ncclComm_t, handle: *mut c_void) -> ncclResult_t;

    #[called_by(ncclCommDestroy)]
    fn ncclCommDestroy(comm: ncclComm_t) -> ncclResult_t;

    #[called_by(owned ncclCommFinalize)]
    fn ncclCommFinalize(comm: ncclComm_t) -> ncclResult_t;

    #[called_by(owned ncclCommGetAsyncError)]
    fn ncclCommGetAsyncError(comm: ncclComm_t, asyncError: *mut ncclResult_t) -> ncclResult_t;

    #[called_by(owned ncclCommGetUniqueId)]
    #[since = "2.29"]
    fn ncclCommGetUniqueId(comm: ncclComm_t, uniqueId: *mut ncclUniqueId) -> ncclResult_t;

    #[called_by(owned ncclCommGrow)]
    #[since = "2.29"]
    fn ncclCommGrow(comm: ncclComm_t, nRanks: i32, uniqueId: *const ncclUniqueId, rank: i32, newcomm: *mut ncclComm_t, config: *mut ncclConfig_t) -> ncclResult_t;

    #[called_by(owned ncclCommInitAll)]
    fn ncclCommInitAll(comm: *mut ncclComm_t, ndev: i32, devlist: *const i32) -> ncclResult_t;

    #[called_by(owned ncclCommInitRank)]
    fn ncclCommInitRank(comm: *mut ncclComm_t, nranks: i32, commId: ncclUniqueId, rank: i32) -> ncclResult_t;

    #[called_by(owned ncclCommInitRankConfig)]
    fn ncclCommInitRankConfig(comm: *mut ncclComm_t, nranks: i32, commId: ncclUniqueId, rank: i32, config: *mut ncclConfig_t) -> ncclResult_t;

    #[called_by(owned ncclCommInitRankScalable)]
    #[since = "2.23"]
    fn ncclCommInitRankScalable(newcomm: *mut ncclComm_t, nranks: i32, myrank: i32, nId: i32, commIds: *mut ncclUniqueId, config: *mut ncclConfig_t) -> ncclResult_t;

    #[called_by(owned ncclCommMemStats)]
    #[since = "2.29"]
    fn ncclCommMemStats(comm: ncclComm_t, stat: ncclCommMemStat_t, value: *mut u64) -> ncclResult_t;

    #[called_by(owned ncclCommRegister)]
    #[since = "2.19"]
    fn ncclCommRegister(comm: ncclComm_t, buff: *mut c_void, size: usize, handle: *mut *mut c_void) -> ncclResult_t;

    #[called_by(owned ncclCommResume)]
    #[since = "2.29"]
    fn ncclCommResume(comm: ncclComm_t) -> ncclResult_t;

    #[called_by(owned ncclCommRevoke)]
    #[since = "2.28"]
    fn ncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> ncclResult_t;

    #[called_by(owned ncclCommShrink)]
    #[since = "2.27"]
    fn ncclCommShrink(comm: ncclComm_t, excludeRanksList: *mut i32, excludeRanksCount: i32, newcomm: *mut ncclComm_t, config: *mut ncclConfig_t, shrinkFlags: i32) -> ncclResult_t;

    #[called_by(owned ncclCommSplit)]
    fn ncclCommSplit(comm: ncclComm_t, color: i32, key: i32, newcomm: *mut ncclComm_t, config: *mut ncclConfig_t) -> ncclResult_t;

    #[called_by(owned ncclCommSuspend)]
    #[since = "2.29"]
    fn ncclCommSuspend(comm: ncclComm_t, flags: i32) -> ncclResult_t;

    #[called_by(owned ncclCommUserRank)]
    fn ncclCommUserRank(comm: ncclComm_t, rank: *mut i32) -> ncclResult_t;

    #[called_by(owned ncclCommWindowDeregister)]
    #[since = "2.27"]
    fn ncclCommWindowDeregister(comm: ncclComm_t, win: ncclWindow_t) -> ncclResult_t;

    #[called_by(owned ncclCommWindowRegister)]
    #[since = "2.27"]
    fn ncclCommWindowRegister(comm: ncclComm_t, buff: *mut c_void, size: usize, win: *mut ncclWindow_t, winFlags: i32) -> ncclResult_t;

    #[called_by(owned ncclGather)]
    #[since = "2.28"]
    fn ncclGather(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclGatherConfig)]
    #[since = "2.31"]
    fn ncclGatherConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(owned ncclGetUniqueId)]
    fn ncclGetUniqueId(uniqueId: *mut ncclUniqueId) -> ncclResult_t;

    #[called_by(ncclGetVersion)]
    fn ncclGetVersion(version: *mut i32) -> ncclResult_t;

    #[called_by(ncclGroupEnd)]
    fn ncclGroupEnd() -> ncclResult_t;

    #[called_by(ncclGroupSimulateEnd)]
    #[since = "2.22"]
    fn ncclGroupSimulateEnd(simInfo: *mut ncclSimInfo_t) -> ncclResult_t;

    #[called_by(ncclGroupStart)]
    fn ncclGroupStart() -> ncclResult_t;

    #[called_by(ncclMemAlloc)]
    #[since = "2.19"]
    fn ncclMemAlloc(ptr: *mut *mut c_void, size: usize) -> ncclResult_t;

    #[called_by(ncclMemFree)]
    #[since = "2.19"]
    fn ncclMemFree(ptr: *mut c_void) -> ncclResult_t;

    #[called_by(ncclParamBind)]
    #[since = "2.30"]
    fn ncclParamBind(out: *mut ncclParamHandle_t, key: *const core::ffi::c_char) -> ncclResult_t;

    #[called_by(ncclParamGet)]
    #[since = "2.30"]
    fn ncclParamGet(h: ncclParamHandle_t, out: *mut c_void, maxLen: i32, len: *mut i32) -> ncclResult_t;

    #[called_by(ncclParamGetAllParameterKeys)]
    #[since = "2.30"]
    fn ncclParamGetAllParameterKeys(table: *mut *mut *const core::ffi::c_char, tableLen: *mut i32) -> ncclResult_t;

    #[called_by(ncclParamGetI16)]
    #[since = "2.30"]
    fn ncclParamGetI16(h: ncclParamHandle_t, out: *mut i16) -> ncclResult_t;

    #[called_by(ncclParamGetI32)]
    #[since = "2.30"]
    fn ncclParamGetI32(h: ncclParamHandle_t, out: *mut i32) -> ncclResult_t;

    #[called_by(ncclParamGetI64)]
    #[since = "2.30"]
    fn ncclParamGetI64(h: ncclParamHandle_t, out: *mut i64) -> ncclResult_t;

    #[called_by(ncclParamGetI8)]
    #[since = "2.30"]
    fn ncclParamGetI8(h: ncclParamHandle_t, out: *mut i8) -> ncclResult_t;

    #[called_by(ncclParamGetParameter)]
    #[since = "2.30"]
    fn ncclParamGetParameter(key: *const core::ffi::c_char, value: *mut *const core::ffi::c_char, valueLen: *mut i32) -> ncclResult_t;

    #[called_by(ncclParamGetStr)]
    #[since = "2.30"]
    fn ncclParamGetStr(h: ncclParamHandle_t, out: *mut *const core::ffi::c_char) -> ncclResult_t;

    #[called_by(ncclParamGetU16)]
    #[since = "2.30"]
    fn ncclParamGetU16(h: ncclParamHandle_t, out: *mut u16) -> ncclResult_t;

    #[called_by(ncclParamGetU32)]
    #[since = "2.30"]
    fn ncclParamGetU32(h: ncclParamHandle_t, out: *mut u32) -> ncclResult_t;

    #[called_by(ncclParamGetU64)]
    #[since = "2.30"]
    fn ncclParamGetU64(h: ncclParamHandle_t, out: *mut u64) -> ncclResult_t;

    #[called_by(ncclParamGetU8)]
    #[since = "2.30"]
    fn ncclParamGetU8(h: ncclParamHandle_t, out: *mut u8) -> ncclResult_t;

    #[called_by(owned ncclPutSignal)]
    #[since = "2.29"]
    fn ncclPutSignal(localbuff: *const c_void, count: usize, datatype: ncclDataType_t, peer: i32, peerWin: ncclWindow_t, peerWinOffset: usize, sigIdx: i32, ctx: i32, flags: u32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclRecv)]
    fn ncclRecv(recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, peer: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclRedOpCreatePreMulSum)]
    fn ncclRedOpCreatePreMulSum(op: *mut ncclRedOp_t, scalar: *mut c_void, datatype: ncclDataType_t, residence: ncclScalarResidence_t, comm: ncclComm_t) -> ncclResult_t;

    #[called_by(owned ncclRedOpDestroy)]
    fn ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> ncclResult_t;

    #[called_by(owned ncclReduce)]
    fn ncclReduce(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclReduceConfig)]
    #[since = "2.31"]
    fn ncclReduceConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(owned ncclReduceScatter)]
    fn ncclReduceScatter(sendbuff: *const c_void, recvbuff: *mut c_void, recvcount: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclReduceScatterConfig)]
    #[since = "2.31"]
    fn ncclReduceScatterConfig(sendbuff: *const c_void, recvbuff: *mut c_void, recvcount: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(owned ncclScatter)]
    #[since = "2.28"]
    fn ncclScatter(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclScatterConfig)]
    #[since = "2.31"]
    fn ncclScatterConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    #[called_by(owned ncclSend)]
    fn ncclSend(sendbuff: *const c_void, count: usize, datatype: ncclDataType_t, peer: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(ncclSetEncryption)]
    #[since = "2.32"]
    fn ncclSetEncryption(config: *const ncclEncryptionConfig_t) -> ncclResult_t;
}

sys! {
    nccl, NCCL, Err(missing) => missing.status();

    #[called_by(owned ncclSignal)]
    #[since = "2.29"]
    fn ncclSignal(peer: i32, sigIdx: i32, ctx: i32, flags: u32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclWaitSignal)]
    #[since = "2.29"]
    fn ncclWaitSignal(nDesc: i32, signalDescs: *mut ncclWaitSignalDesc_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    #[called_by(owned ncclWinGetUserPtr)]
    #[since = "2.29"]
    fn ncclWinGetUserPtr(comm: ncclComm_t, win: ncclWindow_t, outUserPtr: *mut *mut c_void) -> ncclResult_t;

    /// `ncclResult_t pncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclAllGather(sendbuff: *const c_void, recvbuff: *mut c_void, sendcount: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclAllGatherConfig(sendbuff: *const c_void, recvbuff: *mut c_void, sendcount: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclAllReduce(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;
}

sys! {
    nccl, NCCL, Err(missing) => missing.status();

    /// `ncclResult_t pncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclAllReduceConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since NCCL 2.28.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.28"]
    fn pncclAlltoAll(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclAlltoAllConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclBcast(buff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclBroadcast(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclBroadcastConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;
}

sys! {
    nccl, NCCL, Err(missing) => missing.status();

    /// `ncclResult_t pncclCommAbort(ncclComm_t comm)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommAbort(comm: ncclComm_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommCount(ncclComm_t comm, int *count)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommCount(comm: ncclComm_t, count: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclCommCuDevice(ncclComm_t comm, int *device)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommCuDevice(comm: ncclComm_t, device: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclCommDeregister(ncclComm_t comm, void *handle)`
    ///
    /// In `nccl.h` since NCCL 2.19.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.19"]
    fn pncclCommDeregister(comm: ncclComm_t, handle: *mut c_void) -> ncclResult_t;

    /// `ncclResult_t pncclCommDestroy(ncclComm_t comm)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommDestroy(comm: ncclComm_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommFinalize(ncclComm_t comm)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommFinalize(comm: ncclComm_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommGetAsyncError(comm: ncclComm_t, asyncError: *mut ncclResult_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclCommGetUniqueId(comm: ncclComm_t, uniqueId: *mut ncclUniqueId) -> ncclResult_t;

    /// `ncclResult_t pncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclCommGrow(comm: ncclComm_t, nRanks: i32, uniqueId: *const ncclUniqueId, rank: i32, newcomm: *mut ncclComm_t, config: *mut ncclConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommInitAll(comm: *mut ncclComm_t, ndev: i32, devlist: *const i32) -> ncclResult_t;
}

sys! {
    nccl, NCCL, Err(missing) => missing.status();

    /// `ncclResult_t pncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommInitRank(comm: *mut ncclComm_t, nranks: i32, commId: ncclUniqueId, rank: i32) -> ncclResult_t;

    /// `ncclResult_t pncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommInitRankConfig(comm: *mut ncclComm_t, nranks: i32, commId: ncclUniqueId, rank: i32, config: *mut ncclConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.23.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.23"]
    fn pncclCommInitRankScalable(newcomm: *mut ncclComm_t, nranks: i32, myrank: i32, nId: i32, commIds: *mut ncclUniqueId, config: *mut ncclConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclCommMemStats(comm: ncclComm_t, stat: ncclCommMemStat_t, value: *mut u64) -> ncclResult_t;

    /// `ncclResult_t pncclCommRegister(ncclComm_t comm, void *buff, size_t size, void **handle)`
    ///
    /// In `nccl.h` since NCCL 2.19.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.19"]
    fn pncclCommRegister(comm: ncclComm_t, buff: *mut c_void, size: usize, handle: *mut *mut c_void) -> ncclResult_t;

    /// `ncclResult_t pncclCommResume(ncclComm_t comm)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclCommResume(comm: ncclComm_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommRevoke(ncclComm_t comm, int revokeFlags)`
    ///
    /// In `nccl.h` since NCCL 2.28.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.28"]
    fn pncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> ncclResult_t;

    /// `ncclResult_t pncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)`
    ///
    /// In `nccl.h` since NCCL 2.27.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.27"]
    fn pncclCommShrink(comm: ncclComm_t, excludeRanksList: *mut i32, excludeRanksCount: i32, newcomm: *mut ncclComm_t, config: *mut ncclConfig_t, shrinkFlags: i32) -> ncclResult_t;

    /// `ncclResult_t pncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommSplit(comm: ncclComm_t, color: i32, key: i32, newcomm: *mut ncclComm_t, config: *mut ncclConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommSuspend(ncclComm_t comm, int flags)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclCommSuspend(comm: ncclComm_t, flags: i32) -> ncclResult_t;

    /// `ncclResult_t pncclCommUserRank(ncclComm_t comm, int *rank)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclCommUserRank(comm: ncclComm_t, rank: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)`
    ///
    /// In `nccl.h` since NCCL 2.27.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.27"]
    fn pncclCommWindowDeregister(comm: ncclComm_t, win: ncclWindow_t) -> ncclResult_t;

    /// `ncclResult_t pncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)`
    ///
    /// In `nccl.h` since NCCL 2.27.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.27"]
    fn pncclCommWindowRegister(comm: ncclComm_t, buff: *mut c_void, size: usize, win: *mut ncclWindow_t, winFlags: i32) -> ncclResult_t;

    /// `ncclResult_t pncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since NCCL 2.28.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.28"]
    fn pncclGather(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclGatherConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclGetUniqueId(ncclUniqueId *uniqueId)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclGetUniqueId(uniqueId: *mut ncclUniqueId) -> ncclResult_t;

    /// `ncclResult_t pncclGetVersion(int *version)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclGetVersion(version: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclGroupEnd(void)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclGroupEnd() -> ncclResult_t;

    /// `ncclResult_t pncclGroupSimulateEnd(ncclSimInfo_t *simInfo)`
    ///
    /// In `nccl.h` since NCCL 2.22.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.22"]
    fn pncclGroupSimulateEnd(simInfo: *mut ncclSimInfo_t) -> ncclResult_t;

    /// `ncclResult_t pncclGroupStart(void)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclGroupStart() -> ncclResult_t;

    /// `ncclResult_t pncclMemAlloc(void **ptr, size_t size)`
    ///
    /// In `nccl.h` since NCCL 2.19.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.19"]
    fn pncclMemAlloc(ptr: *mut *mut c_void, size: usize) -> ncclResult_t;

    /// `ncclResult_t pncclMemFree(void *ptr)`
    ///
    /// In `nccl.h` since NCCL 2.19.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.19"]
    fn pncclMemFree(ptr: *mut c_void) -> ncclResult_t;

    /// `ncclResult_t pncclParamBind(ncclParamHandle_t *out, const char *key)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamBind(out: *mut ncclParamHandle_t, key: *const core::ffi::c_char) -> ncclResult_t;

    /// `ncclResult_t pncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGet(h: ncclParamHandle_t, out: *mut c_void, maxLen: i32, len: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetAllParameterKeys(const char ***table, int *tableLen)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetAllParameterKeys(table: *mut *mut *const core::ffi::c_char, tableLen: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetI16(ncclParamHandle_t h, int16_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetI16(h: ncclParamHandle_t, out: *mut i16) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetI32(ncclParamHandle_t h, int32_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetI32(h: ncclParamHandle_t, out: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetI64(ncclParamHandle_t h, int64_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetI64(h: ncclParamHandle_t, out: *mut i64) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetI8(ncclParamHandle_t h, int8_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetI8(h: ncclParamHandle_t, out: *mut i8) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetParameter(const char *key, const char **value, int *valueLen)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetParameter(key: *const core::ffi::c_char, value: *mut *const core::ffi::c_char, valueLen: *mut i32) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetStr(ncclParamHandle_t h, const char **out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetStr(h: ncclParamHandle_t, out: *mut *const core::ffi::c_char) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetU16(ncclParamHandle_t h, uint16_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetU16(h: ncclParamHandle_t, out: *mut u16) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetU32(ncclParamHandle_t h, uint32_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetU32(h: ncclParamHandle_t, out: *mut u32) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetU64(ncclParamHandle_t h, uint64_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetU64(h: ncclParamHandle_t, out: *mut u64) -> ncclResult_t;

    /// `ncclResult_t pncclParamGetU8(ncclParamHandle_t h, uint8_t *out)`
    ///
    /// In `nccl.h` since NCCL 2.30.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.30"]
    fn pncclParamGetU8(h: ncclParamHandle_t, out: *mut u8) -> ncclResult_t;

    /// `ncclResult_t pncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclPutSignal(localbuff: *const c_void, count: usize, datatype: ncclDataType_t, peer: i32, peerWin: ncclWindow_t, peerWinOffset: usize, sigIdx: i32, ctx: i32, flags: u32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclRecv(recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, peer: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclRedOpCreatePreMulSum(op: *mut ncclRedOp_t, scalar: *mut c_void, datatype: ncclDataType_t, residence: ncclScalarResidence_t, comm: ncclComm_t) -> ncclResult_t;

    /// `ncclResult_t pncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> ncclResult_t;

    /// `ncclResult_t pncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclReduce(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclReduceConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclReduceScatter(sendbuff: *const c_void, recvbuff: *mut c_void, recvcount: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclReduceScatterConfig(sendbuff: *const c_void, recvbuff: *mut c_void, recvcount: usize, datatype: ncclDataType_t, op: ncclRedOp_t, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since NCCL 2.28.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.28"]
    fn pncclScatter(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.31.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.31"]
    fn pncclScatterConfig(sendbuff: *const c_void, recvbuff: *mut c_void, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: *const ncclCollConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since at least NCCL 2.18.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    fn pncclSend(sendbuff: *const c_void, count: usize, datatype: ncclDataType_t, peer: i32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclSetEncryption(const ncclEncryptionConfig_t *config)`
    ///
    /// In `nccl.h` since NCCL 2.32.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.32"]
    fn pncclSetEncryption(config: *const ncclEncryptionConfig_t) -> ncclResult_t;

    /// `ncclResult_t pncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclSignal(peer: i32, sigIdx: i32, ctx: i32, flags: u32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclWaitSignal(nDesc: i32, signalDescs: *mut ncclWaitSignalDesc_t, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ncclResult_t;

    /// `ncclResult_t pncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)`
    ///
    /// In `nccl.h` since NCCL 2.29.
    ///
    /// Bound only in `sys`: an alias of the function without the p, for profilers that replace that function.
    #[since = "2.29"]
    fn pncclWinGetUserPtr(comm: ncclComm_t, win: ncclWindow_t, outUserPtr: *mut *mut c_void) -> ncclResult_t;
}
