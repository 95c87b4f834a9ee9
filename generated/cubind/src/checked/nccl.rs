//! NCCL with functions that return [`Result`]s: collective communication between GPUs of one or several hosts.
//!
//! See [`checked`](super) for this form of the functions. [`nccl`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::nccl as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::NCCL;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nccl::all_types::*;

checked! {
    nccl, NCCL, ncclResult_t;
    #[other = owned]
    /// Concatenates `sendcount` elements from each rank, in rank order, on every rank.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclAllGather(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, sendcount: usize, datatype: ncclDataType_t, comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Concatenates `sendcount` elements from each rank on every rank, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclAllGatherConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, sendcount: usize, datatype: ncclDataType_t, comm: ncclComm_t,
        stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    #[other = owned]
    /// Reduces `count` elements from all ranks, and stores the result on every rank.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclAllReduce(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t,
        comm: ncclComm_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Reduces `count` elements from all ranks to every rank, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclAllReduceConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t,
        comm: ncclComm_t, stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    #[other = owned]
    /// Exchanges `count` elements between each pair of ranks.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclAlltoAll(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Exchanges `count` elements between each pair of ranks, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclAlltoAllConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, comm: ncclComm_t,
        stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    #[other = owned]
    /// Copies `count` elements from the rank `root` to every rank in place (legacy form of `ncclBroadcast`).
    /// - `buff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `buff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn ncclBcast(
        buff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, root: i32, comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies `count` elements from the rank `root` to every rank.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclBroadcast(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, root: i32,
        comm: ncclComm_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies `count` elements from the rank `root` to every rank, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclBroadcastConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, root: i32,
        comm: ncclComm_t, stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    /// Aborts a communicator's outstanding work and destroys the communicator, without waiting for other ranks.
    /// - `comm`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - No thread may use `comm`, or objects that belong to it, during or after the call.
    fn ncclCommAbort(comm: ncclComm_t) -> ();
    #[other = owned]
    /// Returns the number of ranks of a communicator.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommCount(comm: ncclComm_t) -> i32;
}

checked! {
    nccl, NCCL, ncclResult_t;
    #[other = owned]
    /// Returns the ordinal of the CUDA device that a communicator uses in this process.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommCuDevice(comm: ncclComm_t) -> i32;
    #[other = owned]
    /// Deregisters a buffer that `ncclCommRegister` registered.
    /// - `handle`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `handle` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn ncclCommDeregister(comm: ncclComm_t, handle: *mut c_void) -> ();
    /// Destroys a communicator and frees its memory.
    /// - `comm`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - No thread may use `comm`, or objects that belong to it, during or after the call.
    fn ncclCommDestroy(comm: ncclComm_t) -> ();
    #[other = owned]
    /// Completes all outstanding work of a communicator in preparation for its destruction.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommFinalize(comm: ncclComm_t) -> ();
    #[other = owned]
    /// Returns the state of a communicator's asynchronous work: complete, in progress or failed.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommGetAsyncError(comm: ncclComm_t) -> ncclResult_t;
    #[other = owned]
    /// Creates the unique ID with which new ranks join a communicator by `ncclCommGrow`.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommGetUniqueId(comm: ncclComm_t) -> ncclUniqueId;
    #[other = owned]
    /// Creates a larger communicator from an existing one and additional ranks.
    /// - `comm`: in; may be NULL
    /// - `uniqueId`, `config`: in; `None` passes NULL
    /// - `newcomm`: out, the caller's variable, which may be written after the call returns
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call, or NULL.
    /// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
    /// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
    fn ncclCommGrow(
        comm: ncclComm_t, nRanks: i32, uniqueId: Option<&ncclUniqueId>, rank: i32, newcomm: *mut ncclComm_t,
        config: Option<&ncclConfig_t>,
    ) -> ();
    #[other = owned]
    /// Creates the communicators of all ranks in one process, one for each of the given devices.
    /// - `comm`: out, array, whose length is passed as `ndev`
    /// - `devlist`: in, array, whose length is passed as `ndev`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclCommInitAll(comm: &mut [ncclComm_t], devlist: &[i32]) -> ();
    #[other = owned]
    /// Creates a communicator for one rank on the current device; all ranks must call this function.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclCommInitRank(nranks: i32, commId: ncclUniqueId, rank: i32) -> ncclComm_t;
    #[other = owned]
    /// Creates a communicator for one rank with a configuration, for example for nonblocking calls.
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `config` must stay valid as long as `comm` exists.
    fn ncclCommInitRankConfig(
        nranks: i32, commId: ncclUniqueId, rank: i32, config: Option<&ncclConfig_t>,
    ) -> ncclComm_t;
    #[other = owned]
    /// Creates a communicator for one rank from several unique IDs, which suits many ranks.
    /// - `commIds`: in, array, whose length is passed as `nId`
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
    fn ncclCommInitRankScalable(
        nranks: i32, myrank: i32, commIds: &[ncclUniqueId], config: Option<&ncclConfig_t>,
    ) -> ncclComm_t;
    #[other = owned]
    /// Returns the size in bytes of one kind of GPU memory that a communicator uses.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommMemStats(comm: ncclComm_t, stat: ncclCommMemStat_t) -> u64;
    #[other = owned]
    /// Registers a buffer with a communicator, which reduces copies in later operations.
    /// - `buff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommDeregister` is called.
    fn ncclCommRegister(comm: ncclComm_t, buff: CuPtr<c_void>, size: usize) -> *mut c_void;
    #[other = owned]
    /// Restores the resources that `ncclCommSuspend` freed.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommResume(comm: ncclComm_t) -> ();
    #[other = owned]
    /// Aborts a communicator's outstanding work and rejects new work, as preparation for shrinking or destroying it.
    /// - `revokeFlags`: in, flags: [`NCCL_REVOKE_DEFAULT`]
    ///
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> ();
    #[other = owned]
    /// Creates a communicator from an existing one without the given ranks, for example after failures.
    /// - `excludeRanksList`: in and out, array, whose length is passed as `excludeRanksCount`
    /// - `newcomm`: out, the caller's variable, which may be written after the call returns
    /// - `config`: in; `None` passes NULL
    /// - `shrinkFlags`: in, flags: [`NCCL_SHRINK_ABORT`], [`NCCL_SHRINK_DEFAULT`]
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
    /// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
    fn ncclCommShrink(
        comm: ncclComm_t, excludeRanksList: &mut [i32], newcomm: *mut ncclComm_t, config: Option<&ncclConfig_t>,
        shrinkFlags: i32,
    ) -> ();
    #[other = owned]
    /// Splits a communicator by color into new communicators, whose ranks are ordered by key.
    /// - `newcomm`: out, the caller's variable, which may be written after the call returns
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
    /// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
    fn ncclCommSplit(
        comm: ncclComm_t, color: i32, key: i32, newcomm: *mut ncclComm_t, config: Option<&ncclConfig_t>,
    ) -> ();
    #[other = owned]
    /// Frees memory of an idle communicator until `ncclCommResume` is called.
    /// - `flags`: in, flags: [`NCCL_SUSPEND_MEM`]
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - Until `ncclCommResume` is called, the communicator must not be passed to any other function or destroyed.
    fn ncclCommSuspend(comm: ncclComm_t, flags: i32) -> ();
    #[other = owned]
    /// Returns the calling process's rank in a communicator.
    /// # Safety
    ///
    /// `comm`: a live handle that no other thread uses during the call.
    fn ncclCommUserRank(comm: ncclComm_t) -> i32;
    #[other = owned]
    /// Deregisters a window that `ncclCommWindowRegister` registered.
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `win`: a live handle.
    /// - No thread may use `win`, or objects that belong to it, during or after the call.
    fn ncclCommWindowDeregister(comm: ncclComm_t, win: ncclWindow_t) -> ();
    #[other = owned]
    /// Registers a buffer of each rank as a window for symmetric or one-sided operations.
    /// - `buff`: on the device
    /// - `win`: out, the caller's variable, which may be written after the call returns
    /// - `winFlags`: in, flags: [`NCCL_WIN_CFT_COUNTED`], [`NCCL_WIN_COLL_SYMMETRIC`], [`NCCL_WIN_DEFAULT`], [`NCCL_WIN_GIN_ONLY`], [`NCCL_WIN_STRICT_ORDERING`]
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommWindowDeregister` is called.
    /// - `win`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
    fn ncclCommWindowRegister(
        comm: ncclComm_t, buff: CuPtr<c_void>, size: usize, win: *mut ncclWindow_t, winFlags: i32,
    ) -> ();
    #[other = owned]
    /// Concatenates `count` elements from each rank, in rank order, on the rank `root`.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclGather(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, root: i32,
        comm: ncclComm_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Concatenates `count` elements from each rank on the rank `root`, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclGatherConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, root: i32,
        comm: ncclComm_t, stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    #[other = owned]
    /// Creates the unique ID that one process must send to all others before they create a communicator.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGetUniqueId() -> ncclUniqueId;
    /// Returns NCCL's version as 10000·major + 100·minor + patch.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGetVersion() -> i32;
    /// Ends a group of calls and submits them.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGroupEnd() -> ();
    /// Ends a group of calls without running the calls, and estimates their execution time.
    /// - `simInfo`: read and updated in place
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclGroupSimulateEnd(simInfo: &mut ncclSimInfo_t) -> ();
    /// Starts a group of calls, which are submitted together and may use several devices.
    /// # Safety
    ///
    /// Until `ncclGroupEnd`, all memory, streams and communicators that this thread's calls take, including safe calls, must stay alive.
    fn ncclGroupStart() -> ();
    /// Allocates GPU memory that NCCL can use without copies.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclMemAlloc(size: usize) -> *mut c_void;
    /// Frees memory that `ncclMemAlloc` allocated.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn ncclMemFree(ptr: *mut c_void) -> ();
    /// Returns a handle for reading an NCCL parameter, given by its name.
    /// - `key`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn ncclParamBind(key: &CStr) -> ncclParamHandle_t;
    /// Gets the value of a parameter in the parameter's own type.
    /// - `out`: out, host memory, whose size in bytes is passed as `maxLen`
    ///
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGet<T: Output>(h: ncclParamHandle_t, out: &mut [T]) -> i32;
    /// Returns the address and the length of a table of the names of all parameters.
    /// Returns `table`, `tableLen`.
    ///
    /// # Safety
    ///
    /// `table` points to memory of the library, valid until `ncclParamGetAllParameterKeys` is called.
    fn ncclParamGetAllParameterKeys() -> (*mut *const core::ffi::c_char, i32);
    /// Reads a parameter as a signed 16-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI16(h: ncclParamHandle_t) -> i16;
    /// Reads a parameter as a signed 32-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI32(h: ncclParamHandle_t) -> i32;
    /// Reads a parameter as a signed 64-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI64(h: ncclParamHandle_t) -> i64;
    /// Reads a parameter as a signed 8-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetI8(h: ncclParamHandle_t) -> i8;
    /// Returns the value of a parameter, given by its name, as a string.
    /// - `key`: in, string
    ///
    /// Returns `value`, `valueLen`.
    ///
    /// # Safety
    ///
    /// `value` points to memory of the library, valid until `ncclParamGetParameter` is called.
    fn ncclParamGetParameter(key: &CStr) -> (*const core::ffi::c_char, i32);
    /// Reads a parameter as a string.
    /// # Safety
    ///
    /// - `h`: a live handle.
    /// - `out` points to memory of the library, valid until `ncclParamGetStr` is called.
    fn ncclParamGetStr(h: ncclParamHandle_t) -> *const core::ffi::c_char;
    /// Reads a parameter as an unsigned 16-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU16(h: ncclParamHandle_t) -> u16;
    /// Reads a parameter as an unsigned 32-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU32(h: ncclParamHandle_t) -> u32;
    /// Reads a parameter as an unsigned 64-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU64(h: ncclParamHandle_t) -> u64;
    /// Reads a parameter as an unsigned 8-bit integer.
    /// # Safety
    ///
    /// `h`: a live handle.
    fn ncclParamGetU8(h: ncclParamHandle_t) -> u8;
    #[other = owned]
    /// Writes `count` elements to a window of the rank `peer`, and then signals the rank.
    /// - `localbuff`: in, on the device
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `peerWin`: a live handle.
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `localbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclPutSignal(
        localbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, peer: i32, peerWin: ncclWindow_t,
        peerWinOffset: usize, sigIdx: i32, ctx: i32, flags: u32, comm: ncclComm_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Receives `count` elements from the rank `peer`, which must call `ncclSend`.
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclRecv(
        recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, peer: i32, comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Creates a reduction operator that multiplies each rank's elements by a scalar before summation.
    /// - `scalar`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `scalar`: valid memory of the size that the other arguments imply, for the duration that `residence` specifies.
    fn ncclRedOpCreatePreMulSum(
        scalar: *mut c_void, datatype: ncclDataType_t, residence: ncclScalarResidence_t, comm: ncclComm_t,
    ) -> ncclRedOp_t;
    #[other = owned]
    /// Destroys a user-defined reduction operator.
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `op` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> ();
    #[other = owned]
    /// Reduces `count` elements from all ranks, and stores the result only on the rank `root`.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclReduce(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t,
        root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Reduces `count` elements from all ranks to the rank `root`, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclReduceConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, op: ncclRedOp_t,
        root: i32, comm: ncclComm_t, stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    #[other = owned]
    /// Reduces elements from all ranks, and stores a block of `recvcount` results on each rank.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclReduceScatter(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, recvcount: usize, datatype: ncclDataType_t, op: ncclRedOp_t,
        comm: ncclComm_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Reduces elements, and stores a block of `recvcount` results on each rank, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclReduceScatterConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, recvcount: usize, datatype: ncclDataType_t, op: ncclRedOp_t,
        comm: ncclComm_t, stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    #[other = owned]
    /// Sends a different block of `count` elements from the rank `root` to each rank.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclScatter(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, root: i32,
        comm: ncclComm_t, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Sends a block of `count` elements from the rank `root` to each rank, with a configuration for this call.
    /// - `sendbuff`: in, on the device
    /// - `recvbuff`: on the device
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclScatterConfig(
        sendbuff: CuPtr<c_void>, recvbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, root: i32,
        comm: ncclComm_t, stream: runtime::cudaStream_t, config: Option<&ncclCollConfig_t>,
    ) -> ();
    #[other = owned]
    /// Sends `count` elements to the rank `peer`, which must call `ncclRecv`.
    /// - `sendbuff`: in, on the device
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `sendbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
    fn ncclSend(
        sendbuff: CuPtr<c_void>, count: usize, datatype: ncclDataType_t, peer: i32, comm: ncclComm_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Sets the encryption of NCCL traffic for the process: none, or with a shared key.
    /// - `config`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `config` must be valid.
    fn ncclSetEncryption(config: Option<&ncclEncryptionConfig_t>) -> ();
}

checked! {
    nccl, NCCL, ncclResult_t;
    #[other = owned]
    /// Signals the rank `peer` without transferring data.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn ncclSignal(peer: i32, sigIdx: i32, ctx: i32, flags: u32, comm: ncclComm_t, stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Makes a stream wait for given numbers of signals from other ranks.
    /// - `signalDescs`: in, array, whose length is passed as `nDesc`
    ///
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn ncclWaitSignal(signalDescs: &[ncclWaitSignalDesc_t], comm: ncclComm_t, stream: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Returns the address of a window's buffer.
    /// # Safety
    ///
    /// - `comm`: a live handle that no other thread uses during the call.
    /// - `win`: a live handle.
    fn ncclWinGetUserPtr(comm: ncclComm_t, win: ncclWindow_t) -> *mut c_void;
}
