//! The functions of the NCCL as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::nccl as raw;
#[allow(unused_imports)]
use raw::NCCL;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::nccl::all_types::*;

checked! {
    NCCL, ncclResult_t;
    fn ncclAllGather(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        sendcount: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclAllGatherConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        sendcount: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclAllReduce(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclAllReduceConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclAlltoAll(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclAlltoAllConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclBcast(
        buff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclBroadcast(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclBroadcastConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclCommAbort(comm: ncclComm_t) -> ();
    fn ncclCommCount(comm: ncclComm_t) -> i32;
    fn ncclCommCuDevice(comm: ncclComm_t) -> i32;
    fn ncclCommDeregister(comm: ncclComm_t, handle: *mut c_void) -> ();
    fn ncclCommDestroy(comm: ncclComm_t) -> ();
    fn ncclCommFinalize(comm: ncclComm_t) -> ();
    fn ncclCommGetAsyncError(comm: ncclComm_t) -> ncclResult_t;
    fn ncclCommGetUniqueId(comm: ncclComm_t) -> ncclUniqueId;
    fn ncclCommGrow(
        comm: ncclComm_t,
        nRanks: i32,
        uniqueId: Option<&ncclUniqueId>,
        rank: i32,
        newcomm: *mut ncclComm_t,
        config: Option<&ncclConfig_t>,
    ) -> ();
    fn ncclCommInitAll(comm: &mut [ncclComm_t], devlist: &[i32]) -> ();
    fn ncclCommInitRank(nranks: i32, commId: ncclUniqueId, rank: i32) -> ncclComm_t;
    fn ncclCommInitRankConfig(
        nranks: i32,
        commId: ncclUniqueId,
        rank: i32,
        config: Option<&ncclConfig_t>,
    ) -> ncclComm_t;
    fn ncclCommInitRankScalable(
        nranks: i32,
        myrank: i32,
        commIds: &[ncclUniqueId],
        config: Option<&ncclConfig_t>,
    ) -> ncclComm_t;
    fn ncclCommMemStats(comm: ncclComm_t, stat: ncclCommMemStat_t) -> u64;
    fn ncclCommRegister(
        comm: ncclComm_t,
        buff: CuPtr<c_void>,
        size: usize,
    ) -> *mut c_void;
    fn ncclCommResume(comm: ncclComm_t) -> ();
    fn ncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> ();
    fn ncclCommShrink(
        comm: ncclComm_t,
        excludeRanksList: &mut [i32],
        newcomm: *mut ncclComm_t,
        config: Option<&ncclConfig_t>,
        shrinkFlags: i32,
    ) -> ();
    fn ncclCommSplit(
        comm: ncclComm_t,
        color: i32,
        key: i32,
        newcomm: *mut ncclComm_t,
        config: Option<&ncclConfig_t>,
    ) -> ();
    fn ncclCommSuspend(comm: ncclComm_t, flags: i32) -> ();
    fn ncclCommUserRank(comm: ncclComm_t) -> i32;
    fn ncclCommWindowDeregister(comm: ncclComm_t, win: ncclWindow_t) -> ();
    fn ncclCommWindowRegister(
        comm: ncclComm_t,
        buff: CuPtr<c_void>,
        size: usize,
        win: *mut ncclWindow_t,
        winFlags: i32,
    ) -> ();
    fn ncclGather(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclGatherConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclGetUniqueId() -> ncclUniqueId;
    fn ncclGetVersion() -> i32;
    fn ncclGroupEnd() -> ();
    fn ncclGroupSimulateEnd(simInfo: &mut ncclSimInfo_t) -> ();
    fn ncclGroupStart() -> ();
    fn ncclMemAlloc(size: usize) -> *mut c_void;
    fn ncclMemFree(ptr: *mut c_void) -> ();
    fn ncclParamBind(key: &CStr) -> ncclParamHandle_t;
    fn ncclParamGet<T: Output>(h: ncclParamHandle_t, out: &mut [T]) -> i32;
    fn ncclParamGetAllParameterKeys() -> (*mut *const core::ffi::c_char, i32);
    fn ncclParamGetI16(h: ncclParamHandle_t) -> i16;
    fn ncclParamGetI32(h: ncclParamHandle_t) -> i32;
    fn ncclParamGetI64(h: ncclParamHandle_t) -> i64;
    fn ncclParamGetI8(h: ncclParamHandle_t) -> i8;
    fn ncclParamGetParameter(key: &CStr) -> (*const core::ffi::c_char, i32);
    fn ncclParamGetStr(h: ncclParamHandle_t) -> *const core::ffi::c_char;
    fn ncclParamGetU16(h: ncclParamHandle_t) -> u16;
    fn ncclParamGetU32(h: ncclParamHandle_t) -> u32;
    fn ncclParamGetU64(h: ncclParamHandle_t) -> u64;
    fn ncclParamGetU8(h: ncclParamHandle_t) -> u8;
    fn ncclPutSignal(
        localbuff: CuPtr<c_void>,
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
    ) -> ();
    fn ncclRecv(
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        peer: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclRedOpCreatePreMulSum(
        scalar: *mut c_void,
        datatype: ncclDataType_t,
        residence: ncclScalarResidence_t,
        comm: ncclComm_t,
    ) -> ncclRedOp_t;
    fn ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> ();
    fn ncclReduce(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclReduceConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclReduceScatter(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        recvcount: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclReduceScatterConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        recvcount: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclScatter(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclScatterConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    fn ncclSend(
        sendbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        peer: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclSetEncryption(config: Option<&ncclEncryptionConfig_t>) -> ();
    fn ncclSignal(
        peer: i32,
        sigIdx: i32,
        ctx: i32,
        flags: u32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclWaitSignal(
        signalDescs: &[ncclWaitSignalDesc_t],
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn ncclWinGetUserPtr(comm: ncclComm_t, win: ncclWindow_t) -> *mut c_void;
}
