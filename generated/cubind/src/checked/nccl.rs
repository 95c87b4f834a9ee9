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
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclAllGather(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        sendcount: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclAllGatherConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        sendcount: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclAllReduce(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclAlltoAll(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclAlltoAllConfig(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
        config: Option<&ncclCollConfig_t>,
    ) -> ();
    /// - `buff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `buff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclBcast(
        buff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclBroadcast(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// - `comm`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - No thread uses `comm`, or objects that belong to it, during or after the call.
    fn ncclCommAbort(comm: ncclComm_t) -> ();
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommCount(comm: ncclComm_t) -> i32;
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommCuDevice(comm: ncclComm_t) -> i32;
    /// - `handle`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `handle`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn ncclCommDeregister(comm: ncclComm_t, handle: *mut c_void) -> ();
    /// - `comm`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - No thread uses `comm`, or objects that belong to it, during or after the call.
    fn ncclCommDestroy(comm: ncclComm_t) -> ();
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommFinalize(comm: ncclComm_t) -> ();
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommGetAsyncError(comm: ncclComm_t) -> ncclResult_t;
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommGetUniqueId(comm: ncclComm_t) -> ncclUniqueId;
    /// - `comm`: in; may be NULL
    /// - `uniqueId`: in; `None` passes NULL
    /// - `newcomm`: out, into a variable of the caller's, maybe after the call
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call, or NULL.
    /// - `newcomm`: a variable that stays in its place, until the call has returned (in a group, `ncclGroupEnd`) and `ncclCommGetAsyncError` does not say `ncclInProgress` any more.
    /// - Pointers, handles and lengths in `config` are valid as long as `newcomm` exists.
    fn ncclCommGrow(
        comm: ncclComm_t,
        nRanks: i32,
        uniqueId: Option<&ncclUniqueId>,
        rank: i32,
        newcomm: *mut ncclComm_t,
        config: Option<&ncclConfig_t>,
    ) -> ();
    /// - `comm`: out, array, length `ndev`
    /// - `devlist`: in, array, length `ndev`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclCommInitAll(comm: &mut [ncclComm_t], devlist: &[i32]) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclCommInitRank(nranks: i32, commId: ncclUniqueId, rank: i32) -> ncclComm_t;
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `config` are valid as long as `comm` exists.
    fn ncclCommInitRankConfig(
        nranks: i32,
        commId: ncclUniqueId,
        rank: i32,
        config: Option<&ncclConfig_t>,
    ) -> ncclComm_t;
    /// - `commIds`: in, array, length `nId`
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `config` are valid as long as `newcomm` exists.
    fn ncclCommInitRankScalable(
        nranks: i32,
        myrank: i32,
        commIds: &[ncclUniqueId],
        config: Option<&ncclConfig_t>,
    ) -> ncclComm_t;
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommMemStats(comm: ncclComm_t, stat: ncclCommMemStat_t) -> u64;
    /// - `buff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommDeregister` is called.
    fn ncclCommRegister(
        comm: ncclComm_t,
        buff: CuPtr<c_void>,
        size: usize,
    ) -> *mut c_void;
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommResume(comm: ncclComm_t) -> ();
    /// - `revokeFlags`: in, flags: [`NCCL_REVOKE_DEFAULT`]
    ///
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> ();
    /// - `excludeRanksList`: in and out, array, length `excludeRanksCount`
    /// - `newcomm`: out, into a variable of the caller's, maybe after the call
    /// - `config`: in; `None` passes NULL
    /// - `shrinkFlags`: in, flags: [`NCCL_SHRINK_ABORT`], [`NCCL_SHRINK_DEFAULT`]
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `newcomm`: a variable that stays in its place, until the call has returned (in a group, `ncclGroupEnd`) and `ncclCommGetAsyncError` does not say `ncclInProgress` any more.
    /// - Pointers, handles and lengths in `config` are valid as long as `newcomm` exists.
    fn ncclCommShrink(
        comm: ncclComm_t,
        excludeRanksList: &mut [i32],
        newcomm: *mut ncclComm_t,
        config: Option<&ncclConfig_t>,
        shrinkFlags: i32,
    ) -> ();
    /// - `newcomm`: out, into a variable of the caller's, maybe after the call
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `newcomm`: a variable that stays in its place, until the call has returned (in a group, `ncclGroupEnd`) and `ncclCommGetAsyncError` does not say `ncclInProgress` any more.
    /// - Pointers, handles and lengths in `config` are valid as long as `newcomm` exists.
    fn ncclCommSplit(
        comm: ncclComm_t,
        color: i32,
        key: i32,
        newcomm: *mut ncclComm_t,
        config: Option<&ncclConfig_t>,
    ) -> ();
    /// - `flags`: in, flags: [`NCCL_SUSPEND_MEM`]
    ///
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommSuspend(comm: ncclComm_t, flags: i32) -> ();
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommUserRank(comm: ncclComm_t) -> i32;
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `win`: a live handle.
    /// - No thread uses `win`, or objects that belong to it, during or after the call.
    fn ncclCommWindowDeregister(comm: ncclComm_t, win: ncclWindow_t) -> ();
    /// - `buff`: on the device
    /// - `win`: out, into a variable of the caller's, maybe after the call
    /// - `winFlags`: in, flags: [`NCCL_WIN_CFT_COUNTED`], [`NCCL_WIN_COLL_SYMMETRIC`], [`NCCL_WIN_DEFAULT`], [`NCCL_WIN_GIN_ONLY`], [`NCCL_WIN_STRICT_ORDERING`]
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommWindowDeregister` is called.
    /// - `win`: a variable that stays in its place, until the call has returned (in a group, `ncclGroupEnd`) and `ncclCommGetAsyncError` does not say `ncclInProgress` any more.
    fn ncclCommWindowRegister(
        comm: ncclComm_t,
        buff: CuPtr<c_void>,
        size: usize,
        win: *mut ncclWindow_t,
        winFlags: i32,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclGather(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGetUniqueId() -> ncclUniqueId;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGetVersion() -> i32;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGroupEnd() -> ();
    /// - `simInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGroupSimulateEnd(simInfo: &mut ncclSimInfo_t) -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGroupStart() -> ();
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclMemAlloc(size: usize) -> *mut c_void;
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `ptr`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn ncclMemFree(ptr: *mut c_void) -> ();
    /// - `key`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclParamBind(key: &CStr) -> ncclParamHandle_t;
    /// - `out`: out, host memory, `maxLen` bytes
    ///
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGet<T: Output>(h: ncclParamHandle_t, out: &mut [T]) -> i32;
    /// Returns `table`, `tableLen`.
    ///
    /// # Safety
    ///
    /// `table` points to memory of the library, valid until `ncclParamGetAllParameterKeys` is called.
    fn ncclParamGetAllParameterKeys() -> (*mut *const core::ffi::c_char, i32);
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI16(h: ncclParamHandle_t) -> i16;
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI32(h: ncclParamHandle_t) -> i32;
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI64(h: ncclParamHandle_t) -> i64;
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI8(h: ncclParamHandle_t) -> i8;
    /// - `key`: in, string
    ///
    /// Returns `value`, `valueLen`.
    ///
    /// # Safety
    ///
    /// `value` points to memory of the library, valid until `ncclParamGetParameter` is called.
    fn ncclParamGetParameter(key: &CStr) -> (*const core::ffi::c_char, i32);
    /// # Safety
    ///
    /// - `h`: a live handle.
    /// - `out` points to memory of the library, valid until `ncclParamGetStr` is called.
    fn ncclParamGetStr(h: ncclParamHandle_t) -> *const core::ffi::c_char;
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU16(h: ncclParamHandle_t) -> u16;
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU32(h: ncclParamHandle_t) -> u32;
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU64(h: ncclParamHandle_t) -> u64;
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU8(h: ncclParamHandle_t) -> u8;
    /// - `localbuff`: in, on the device
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `peerWin`: a live handle.
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `localbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclRecv(
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        peer: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `scalar`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `scalar`: valid memory of the size that the other arguments imply, as long as `residence` says.
    fn ncclRedOpCreatePreMulSum(
        scalar: *mut c_void,
        datatype: ncclDataType_t,
        residence: ncclScalarResidence_t,
        comm: ncclComm_t,
    ) -> ncclRedOp_t;
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `op`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclReduceScatter(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        recvcount: usize,
        datatype: ncclDataType_t,
        op: ncclRedOp_t,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclScatter(
        sendbuff: CuPtr<c_void>,
        recvbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        root: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    /// - Pointers, handles and lengths in `config` are valid until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
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
    /// - `sendbuff`: in, on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `sendbuff`: valid device memory of the size that the other arguments imply, until `stream` has completed this call (in a group, what `ncclGroupEnd` enqueues).
    fn ncclSend(
        sendbuff: CuPtr<c_void>,
        count: usize,
        datatype: ncclDataType_t,
        peer: i32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `config` are valid.
    fn ncclSetEncryption(config: Option<&ncclEncryptionConfig_t>) -> ();
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn ncclSignal(
        peer: i32,
        sigIdx: i32,
        ctx: i32,
        flags: u32,
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// - `signalDescs`: in, array, length `nDesc`
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    fn ncclWaitSignal(
        signalDescs: &[ncclWaitSignalDesc_t],
        comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `win`: a live handle.
    fn ncclWinGetUserPtr(comm: ncclComm_t, win: ncclWindow_t) -> *mut c_void;
}
