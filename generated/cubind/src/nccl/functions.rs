//! Functions (NCCL).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Concatenates `sendcount` elements from each rank, in rank order, on every rank.
///
/// `ncclResult_t ncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclAllGather))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGather).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclAllGather(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    sendcount: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclAllGather(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), sendcount, datatype, comm, stream)
    };
    (returned,)
}

/// Concatenates `sendcount` elements from each rank on every rank, with a configuration for this call.
///
/// `ncclResult_t ncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclAllGatherConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGatherConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclAllGatherConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    sendcount: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclAllGatherConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), sendcount, datatype, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Reduces `count` elements from all ranks, and stores the result on every rank.
///
/// `ncclResult_t ncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclAllReduce))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduce).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclAllReduce(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclAllReduce(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, op, comm, stream)
    };
    (returned,)
}

/// Reduces `count` elements from all ranks to every rank, with a configuration for this call.
///
/// `ncclResult_t ncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclAllReduceConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduceConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclAllReduceConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclAllReduceConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, op, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Exchanges `count` elements between each pair of ranks.
///
/// `ncclResult_t ncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclAlltoAll))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since NCCL 2.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAll).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclAlltoAll(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclAlltoAll(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, comm, stream)
    };
    (returned,)
}

/// Exchanges `count` elements between each pair of ranks, with a configuration for this call.
///
/// `ncclResult_t ncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclAlltoAllConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAllConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclAlltoAllConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclAlltoAllConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Copies `count` elements from the rank `root` to every rank in place (legacy form of `ncclBroadcast`).
///
/// `ncclResult_t ncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclBcast))]
///
/// - `buff`: on the device
///
/// In `nccl.h` since at least NCCL 2.18, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBcast).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `buff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn ncclBcast(
    buff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclBcast(buff.as_mut_ptr(), count, datatype, root, comm, stream) };
    (returned,)
}

/// Copies `count` elements from the rank `root` to every rank.
///
/// `ncclResult_t ncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclBroadcast))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcast).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclBroadcast(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclBroadcast(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, root, comm, stream)
    };
    (returned,)
}

/// Copies `count` elements from the rank `root` to every rank, with a configuration for this call.
///
/// `ncclResult_t ncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclBroadcastConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcastConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclBroadcastConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclBroadcastConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, root, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Aborts a communicator's outstanding work and destroys the communicator, without waiting for other ranks.
///
/// `ncclResult_t ncclCommAbort(ncclComm_t comm)`
#[cfg_attr(doc, doc = forms!(nccl::ncclCommAbort))]
///
/// - `comm`: in; invalid afterwards
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommAbort).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - No thread may use `comm`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn ncclCommAbort(comm: ncclComm_t) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommAbort(comm) };
    (returned,)
}

/// Returns the number of ranks of a communicator.
///
/// `ncclResult_t ncclCommCount(ncclComm_t comm, int *count)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommCount))]
///
/// Returns `(ncclResult_t, count: int)`.
///
/// - `count`: out
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCount).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommCount(comm: ncclComm_t) -> (ncclResult_t, i32) {
    let mut count: i32 = output::zeroed();
    let returned = unsafe { sys::ncclCommCount(comm, &mut count) };
    (returned, count)
}

/// Returns the ordinal of the CUDA device that a communicator uses in this process.
///
/// `ncclResult_t ncclCommCuDevice(ncclComm_t comm, int *device)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommCuDevice))]
///
/// Returns `(ncclResult_t, device: int)`.
///
/// - `device`: out
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCuDevice).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommCuDevice(comm: ncclComm_t) -> (ncclResult_t, i32) {
    let mut device: i32 = output::zeroed();
    let returned = unsafe { sys::ncclCommCuDevice(comm, &mut device) };
    (returned, device)
}

/// Deregisters a buffer that `ncclCommRegister` registered.
///
/// `ncclResult_t ncclCommDeregister(ncclComm_t comm, void *handle)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommDeregister))]
///
/// - `handle`: in, an address, passed unchanged
///
/// In `nccl.h` since NCCL 2.19. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDeregister).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `handle` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn ncclCommDeregister(
    comm: ncclComm_t,
    handle: *mut c_void,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommDeregister(comm, handle) };
    (returned,)
}

/// Destroys a communicator and frees its memory.
///
/// `ncclResult_t ncclCommDestroy(ncclComm_t comm)`
#[cfg_attr(doc, doc = forms!(nccl::ncclCommDestroy))]
///
/// - `comm`: in; invalid afterwards
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDestroy).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - No thread may use `comm`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn ncclCommDestroy(comm: ncclComm_t) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommDestroy(comm) };
    (returned,)
}

/// Completes all outstanding work of a communicator in preparation for its destruction.
///
/// `ncclResult_t ncclCommFinalize(ncclComm_t comm)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommFinalize))]
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommFinalize).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommFinalize(comm: ncclComm_t) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommFinalize(comm) };
    (returned,)
}

/// Returns the state of a communicator's asynchronous work: complete, in progress or failed.
///
/// `ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommGetAsyncError))]
///
/// Returns `(ncclResult_t, asyncError: ncclResult_t)`.
///
/// - `asyncError`: out
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetAsyncError).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommGetAsyncError(comm: ncclComm_t) -> (ncclResult_t, ncclResult_t) {
    let mut asyncError: ncclResult_t = output::zeroed();
    let returned = unsafe { sys::ncclCommGetAsyncError(comm, &mut asyncError) };
    (returned, asyncError)
}

/// Creates the unique ID with which new ranks join a communicator by `ncclCommGrow`.
///
/// `ncclResult_t ncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommGetUniqueId))]
///
/// Returns `(ncclResult_t, uniqueId: ncclUniqueId)`.
///
/// - `uniqueId`: out
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetUniqueId).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommGetUniqueId(comm: ncclComm_t) -> (ncclResult_t, ncclUniqueId) {
    let mut uniqueId = output::Reserved::<ncclUniqueId>::new();
    let returned = unsafe { sys::ncclCommGetUniqueId(comm, uniqueId.slot()) };
    (returned, uniqueId.take())
}

/// Creates a larger communicator from an existing one and additional ranks.
///
/// `ncclResult_t ncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommGrow))]
///
/// - `comm`: in; may be NULL
/// - `uniqueId`, `config`: in; `None` passes NULL
/// - `newcomm`: out, the caller's variable, which may be written after the call returns
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGrow).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call, or NULL.
/// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
/// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
#[inline]
pub unsafe fn ncclCommGrow(
    comm: ncclComm_t,
    nRanks: i32,
    uniqueId: Option<&ncclUniqueId>,
    rank: i32,
    newcomm: *mut ncclComm_t,
    config: Option<&ncclConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclCommGrow(comm, nRanks, args::option_ptr(uniqueId), rank, newcomm, args::option_ptr(config).cast_mut())
    };
    (returned,)
}

/// Creates the communicators of all ranks in one process, one for each of the given devices.
///
/// `ncclResult_t ncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommInitAll))]
///
/// - `comm`: out, array, whose length is passed as `ndev`
/// - `devlist`: in, array, whose length is passed as `ndev`; an empty slice passes NULL
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitAll).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclCommInitAll(
    comm: &mut [ncclComm_t],
    devlist: &[i32],
) -> (ncclResult_t,) {
    let Some(ndev) = args::same_len([comm.len()], [devlist.len()]) else {
        refusal::refuse("ncclCommInitAll", "the lengths of `comm`, `devlist` disagree");
        return (ncclResult_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::ncclCommInitAll(args::as_mut_ptr(comm), args::count(ndev), args::as_ptr(devlist)) };
    (returned,)
}

/// Creates a communicator for one rank on the current device; all ranks must call this function.
///
/// `ncclResult_t ncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommInitRank))]
///
/// Returns `(ncclResult_t, comm: ncclComm_t)`.
///
/// - `comm`: out
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRank).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclCommInitRank(
    nranks: i32,
    commId: ncclUniqueId,
    rank: i32,
) -> (ncclResult_t, ncclComm_t) {
    let mut comm: ncclComm_t = output::zeroed();
    let returned = unsafe { sys::ncclCommInitRank(&mut comm, nranks, commId, rank) };
    (returned, comm)
}

/// Creates a communicator for one rank with a configuration, for example for nonblocking calls.
///
/// `ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommInitRankConfig))]
///
/// Returns `(ncclResult_t, comm: ncclComm_t)`.
///
/// - `comm`: out
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankConfig).
///
/// # Safety
///
/// Pointers, handles and lengths in `config` must stay valid as long as `comm` exists.
#[inline]
pub unsafe fn ncclCommInitRankConfig(
    nranks: i32,
    commId: ncclUniqueId,
    rank: i32,
    config: Option<&ncclConfig_t>,
) -> (ncclResult_t, ncclComm_t) {
    let mut comm: ncclComm_t = output::zeroed();
    let returned = unsafe {
        sys::ncclCommInitRankConfig(&mut comm, nranks, commId, rank, args::option_ptr(config).cast_mut())
    };
    (returned, comm)
}

/// Creates a communicator for one rank from several unique IDs, which suits many ranks.
///
/// `ncclResult_t ncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommInitRankScalable))]
///
/// Returns `(ncclResult_t, newcomm: ncclComm_t)`.
///
/// - `newcomm`: out
/// - `commIds`: in, array, whose length is passed as `nId`
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.23. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankScalable).
///
/// # Safety
///
/// Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
#[inline]
pub unsafe fn ncclCommInitRankScalable(
    nranks: i32,
    myrank: i32,
    commIds: &[ncclUniqueId],
    config: Option<&ncclConfig_t>,
) -> (ncclResult_t, ncclComm_t) {
    let mut newcomm: ncclComm_t = output::zeroed();
    let returned = unsafe { sys::ncclCommInitRankScalable(
        &mut newcomm, nranks, myrank, args::count(commIds.len()), args::as_ptr(commIds).cast_mut(),
        args::option_ptr(config).cast_mut(),
    ) };
    (returned, newcomm)
}

/// Returns the size in bytes of one kind of GPU memory that a communicator uses.
///
/// `ncclResult_t ncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommMemStats))]
///
/// Returns `(ncclResult_t, value: uint64_t)`.
///
/// - `value`: out
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommMemStats).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommMemStats(
    comm: ncclComm_t,
    stat: ncclCommMemStat_t,
) -> (ncclResult_t, u64) {
    let mut value: u64 = output::zeroed();
    let returned = unsafe { sys::ncclCommMemStats(comm, stat, &mut value) };
    (returned, value)
}

/// Registers a buffer with a communicator, which reduces copies in later operations.
///
/// `ncclResult_t ncclCommRegister(ncclComm_t comm, void *buff, size_t size, void **handle)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommRegister))]
///
/// Returns `(ncclResult_t, handle: void *)`.
///
/// - `buff`: on the device
/// - `handle`: out
///
/// In `nccl.h` since NCCL 2.19. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRegister).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommDeregister` is called.
#[inline]
pub unsafe fn ncclCommRegister(
    comm: ncclComm_t,
    buff: CuPtr<c_void>,
    size: usize,
) -> (ncclResult_t, *mut c_void) {
    let mut handle: *mut c_void = output::zeroed();
    let returned = unsafe { sys::ncclCommRegister(comm, buff.as_mut_ptr(), size, &mut handle) };
    (returned, handle)
}

/// Restores the resources that `ncclCommSuspend` freed.
///
/// `ncclResult_t ncclCommResume(ncclComm_t comm)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommResume))]
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommResume).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommResume(comm: ncclComm_t) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommResume(comm) };
    (returned,)
}

/// Aborts a communicator's outstanding work and rejects new work, as preparation for shrinking or destroying it.
///
/// `ncclResult_t ncclCommRevoke(ncclComm_t comm, int revokeFlags)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommRevoke))]
///
/// - `revokeFlags`: in, flags: [`NCCL_REVOKE_DEFAULT`]
///
/// In `nccl.h` since NCCL 2.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRevoke).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommRevoke(comm: ncclComm_t, revokeFlags: i32) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommRevoke(comm, revokeFlags) };
    (returned,)
}

/// Creates a communicator from an existing one without the given ranks, for example after failures.
///
/// `ncclResult_t ncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommShrink))]
///
/// - `excludeRanksList`: in and out, array, whose length is passed as `excludeRanksCount`
/// - `newcomm`: out, the caller's variable, which may be written after the call returns
/// - `config`: in; `None` passes NULL
/// - `shrinkFlags`: in, flags: [`NCCL_SHRINK_ABORT`], [`NCCL_SHRINK_DEFAULT`]
///
/// In `nccl.h` since NCCL 2.27. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommShrink).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
/// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
#[inline]
pub unsafe fn ncclCommShrink(
    comm: ncclComm_t,
    excludeRanksList: &mut [i32],
    newcomm: *mut ncclComm_t,
    config: Option<&ncclConfig_t>,
    shrinkFlags: i32,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommShrink(
        comm, args::as_mut_ptr(excludeRanksList), args::count(excludeRanksList.len()), newcomm,
        args::option_ptr(config).cast_mut(), shrinkFlags,
    ) };
    (returned,)
}

/// Splits a communicator by color into new communicators, whose ranks are ordered by key.
///
/// `ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommSplit))]
///
/// - `newcomm`: out, the caller's variable, which may be written after the call returns
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSplit).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
/// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
#[inline]
pub unsafe fn ncclCommSplit(
    comm: ncclComm_t,
    color: i32,
    key: i32,
    newcomm: *mut ncclComm_t,
    config: Option<&ncclConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommSplit(comm, color, key, newcomm, args::option_ptr(config).cast_mut()) };
    (returned,)
}

/// Frees memory of an idle communicator until `ncclCommResume` is called.
///
/// `ncclResult_t ncclCommSuspend(ncclComm_t comm, int flags)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommSuspend))]
///
/// - `flags`: in, flags: [`NCCL_SUSPEND_MEM`]
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSuspend).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - Until `ncclCommResume` is called, the communicator must not be passed to any other function or destroyed.
#[inline]
pub unsafe fn ncclCommSuspend(comm: ncclComm_t, flags: i32) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommSuspend(comm, flags) };
    (returned,)
}

/// Returns the calling process's rank in a communicator.
///
/// `ncclResult_t ncclCommUserRank(ncclComm_t comm, int *rank)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommUserRank))]
///
/// Returns `(ncclResult_t, rank: int)`.
///
/// - `rank`: out
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommUserRank).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclCommUserRank(comm: ncclComm_t) -> (ncclResult_t, i32) {
    let mut rank: i32 = output::zeroed();
    let returned = unsafe { sys::ncclCommUserRank(comm, &mut rank) };
    (returned, rank)
}

/// Deregisters a window that `ncclCommWindowRegister` registered.
///
/// `ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommWindowDeregister))]
///
/// In `nccl.h` since NCCL 2.27. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowDeregister).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `win`: a live handle.
/// - No thread may use `win`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn ncclCommWindowDeregister(
    comm: ncclComm_t,
    win: ncclWindow_t,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommWindowDeregister(comm, win) };
    (returned,)
}

/// Registers a buffer of each rank as a window for symmetric or one-sided operations.
///
/// `ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclCommWindowRegister))]
///
/// - `buff`: on the device
/// - `win`: out, the caller's variable, which may be written after the call returns
/// - `winFlags`: in, flags: [`NCCL_WIN_CFT_COUNTED`], [`NCCL_WIN_COLL_SYMMETRIC`], [`NCCL_WIN_DEFAULT`], [`NCCL_WIN_GIN_ONLY`], [`NCCL_WIN_STRICT_ORDERING`]
///
/// In `nccl.h` since NCCL 2.27. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowRegister).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommWindowDeregister` is called.
/// - `win`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
#[inline]
pub unsafe fn ncclCommWindowRegister(
    comm: ncclComm_t,
    buff: CuPtr<c_void>,
    size: usize,
    win: *mut ncclWindow_t,
    winFlags: i32,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclCommWindowRegister(comm, buff.as_mut_ptr(), size, win, winFlags) };
    (returned,)
}

/// Concatenates `count` elements from each rank, in rank order, on the rank `root`.
///
/// `ncclResult_t ncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclGather))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since NCCL 2.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGather).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclGather(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclGather(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, root, comm, stream)
    };
    (returned,)
}

/// Concatenates `count` elements from each rank on the rank `root`, with a configuration for this call.
///
/// `ncclResult_t ncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclGatherConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGatherConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclGatherConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclGatherConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, root, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Returns the English description of a result code.
///
/// `const char *ncclGetErrorString(ncclResult_t result)`
#[cfg_attr(doc, doc = forms!(only nccl::ncclGetErrorString))]
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn ncclGetErrorString(result: ncclResult_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::ncclGetErrorString(result)) }
}

/// Returns a description of the last NCCL error of any communicator.
///
/// `const char *ncclGetLastError(ncclComm_t comm)`
#[cfg_attr(doc, doc = forms!(only nccl::ncclGetLastError))]
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetLastError).
///
/// # Safety
///
/// `comm`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn ncclGetLastError(comm: ncclComm_t) -> Option<CString> {
    unsafe { support::copied_text(sys::ncclGetLastError(comm)) }
}

/// Creates the unique ID that one process must send to all others before they create a communicator.
///
/// `ncclResult_t ncclGetUniqueId(ncclUniqueId *uniqueId)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclGetUniqueId))]
///
/// Returns `(ncclResult_t, uniqueId: ncclUniqueId)`.
///
/// - `uniqueId`: out
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetUniqueId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclGetUniqueId() -> (ncclResult_t, ncclUniqueId) {
    let mut uniqueId = output::Reserved::<ncclUniqueId>::new();
    let returned = unsafe { sys::ncclGetUniqueId(uniqueId.slot()) };
    (returned, uniqueId.take())
}

/// Returns NCCL's version as 10000·major + 100·minor + patch.
///
/// `ncclResult_t ncclGetVersion(int *version)`
#[cfg_attr(doc, doc = forms!(nccl::ncclGetVersion))]
///
/// Returns `(ncclResult_t, version: int)`.
///
/// - `version`: out
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclGetVersion() -> (ncclResult_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::ncclGetVersion(&mut version) };
    (returned, version)
}

/// Ends a group of calls and submits them.
///
/// `ncclResult_t ncclGroupEnd(void)`
#[cfg_attr(doc, doc = forms!(nccl::ncclGroupEnd))]
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupEnd).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclGroupEnd() -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclGroupEnd() };
    (returned,)
}

/// Ends a group of calls without running the calls, and estimates their execution time.
///
/// `ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *simInfo)`
#[cfg_attr(doc, doc = forms!(nccl::ncclGroupSimulateEnd))]
///
/// - `simInfo`: read and updated in place
///
/// In `nccl.h` since NCCL 2.22. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupSimulateEnd).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclGroupSimulateEnd(simInfo: &mut ncclSimInfo_t) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclGroupSimulateEnd(simInfo) };
    (returned,)
}

/// Starts a group of calls, which are submitted together and may use several devices.
///
/// `ncclResult_t ncclGroupStart(void)`
#[cfg_attr(doc, doc = forms!(nccl::ncclGroupStart))]
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupStart).
///
/// # Safety
///
/// Until `ncclGroupEnd`, all memory, streams and communicators that this thread's calls take, including safe calls, must stay alive.
#[inline]
pub unsafe fn ncclGroupStart() -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclGroupStart() };
    (returned,)
}

/// Allocates GPU memory that NCCL can use without copies.
///
/// `ncclResult_t ncclMemAlloc(void **ptr, size_t size)`
#[cfg_attr(doc, doc = forms!(nccl::ncclMemAlloc))]
///
/// Returns `(ncclResult_t, ptr: void *)`.
///
/// - `ptr`: out
///
/// In `nccl.h` since NCCL 2.19. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemAlloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclMemAlloc(size: usize) -> (ncclResult_t, *mut c_void) {
    let mut ptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::ncclMemAlloc(&mut ptr, size) };
    (returned, ptr)
}

/// Frees memory that `ncclMemAlloc` allocated.
///
/// `ncclResult_t ncclMemFree(void *ptr)`
#[cfg_attr(doc, doc = forms!(nccl::ncclMemFree))]
///
/// - `ptr`: in, an address, passed unchanged
///
/// In `nccl.h` since NCCL 2.19. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemFree).
///
/// # Safety
///
/// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn ncclMemFree(ptr: *mut c_void) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclMemFree(ptr) };
    (returned,)
}

/// Returns a handle for reading an NCCL parameter, given by its name.
///
/// `ncclResult_t ncclParamBind(ncclParamHandle_t *out, const char *key)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamBind))]
///
/// Returns `(ncclResult_t, out: ncclParamHandle_t)`.
///
/// - `out`: out
/// - `key`: in, string
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamBind).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn ncclParamBind(key: &CStr) -> (ncclResult_t, ncclParamHandle_t) {
    let mut out: ncclParamHandle_t = output::zeroed();
    let returned = unsafe { sys::ncclParamBind(&mut out, key.as_ptr()) };
    (returned, out)
}

/// Prints all parameters and their values.
///
/// `void ncclParamDumpAll(void)`
#[cfg_attr(doc, doc = forms!(only nccl::ncclParamDumpAll))]
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamDumpAll).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn ncclParamDumpAll() {
    unsafe { sys::ncclParamDumpAll() }
}

/// Gets the value of a parameter in the parameter's own type.
///
/// `ncclResult_t ncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGet))]
///
/// Returns `(ncclResult_t, len: int)`.
///
/// - `out`: out, host memory, whose size in bytes is passed as `maxLen`
/// - `len`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGet).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGet<T: Output>(
    h: ncclParamHandle_t,
    out: &mut [T],
) -> (ncclResult_t, i32) {
    let mut len: i32 = output::zeroed();
    let returned = unsafe {
        sys::ncclParamGet(h, args::as_mut_ptr(out).cast(), args::count(size_of_val(out)), &mut len)
    };
    (returned, len)
}

/// Returns the address and the length of a table of the names of all parameters.
///
/// `ncclResult_t ncclParamGetAllParameterKeys(const char ***table, int *tableLen)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetAllParameterKeys))]
///
/// Returns `(ncclResult_t, table: const char **, tableLen: int)`.
///
/// - `table`, `tableLen`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetAllParameterKeys).
///
/// # Safety
///
/// `table` points to memory of the library, valid until `ncclParamGetAllParameterKeys` is called.
#[inline]
pub unsafe fn ncclParamGetAllParameterKeys() -> (
    ncclResult_t,
    *mut *const core::ffi::c_char,
    i32,
) {
    let mut table: *mut *const core::ffi::c_char = output::zeroed();
    let mut tableLen: i32 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetAllParameterKeys(&mut table, &mut tableLen) };
    (returned, table, tableLen)
}

/// Reads a parameter as a signed 16-bit integer.
///
/// `ncclResult_t ncclParamGetI16(ncclParamHandle_t h, int16_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetI16))]
///
/// Returns `(ncclResult_t, out: int16_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI16).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetI16(h: ncclParamHandle_t) -> (ncclResult_t, i16) {
    let mut out: i16 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetI16(h, &mut out) };
    (returned, out)
}

/// Reads a parameter as a signed 32-bit integer.
///
/// `ncclResult_t ncclParamGetI32(ncclParamHandle_t h, int32_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetI32))]
///
/// Returns `(ncclResult_t, out: int32_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI32).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetI32(h: ncclParamHandle_t) -> (ncclResult_t, i32) {
    let mut out: i32 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetI32(h, &mut out) };
    (returned, out)
}

/// Reads a parameter as a signed 64-bit integer.
///
/// `ncclResult_t ncclParamGetI64(ncclParamHandle_t h, int64_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetI64))]
///
/// Returns `(ncclResult_t, out: int64_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI64).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetI64(h: ncclParamHandle_t) -> (ncclResult_t, i64) {
    let mut out: i64 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetI64(h, &mut out) };
    (returned, out)
}

/// Reads a parameter as a signed 8-bit integer.
///
/// `ncclResult_t ncclParamGetI8(ncclParamHandle_t h, int8_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetI8))]
///
/// Returns `(ncclResult_t, out: int8_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI8).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetI8(h: ncclParamHandle_t) -> (ncclResult_t, i8) {
    let mut out: i8 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetI8(h, &mut out) };
    (returned, out)
}

/// Returns the value of a parameter, given by its name, as a string.
///
/// `ncclResult_t ncclParamGetParameter(const char *key, const char **value, int *valueLen)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetParameter))]
///
/// Returns `(ncclResult_t, value: const char *, valueLen: int)`.
///
/// - `key`: in, string
/// - `value`, `valueLen`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetParameter).
///
/// # Safety
///
/// `value` points to memory of the library, valid until `ncclParamGetParameter` is called.
#[inline]
pub unsafe fn ncclParamGetParameter(
    key: &CStr,
) -> (ncclResult_t, *const core::ffi::c_char, i32) {
    let mut value: *const core::ffi::c_char = output::zeroed();
    let mut valueLen: i32 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetParameter(key.as_ptr(), &mut value, &mut valueLen) };
    (returned, value, valueLen)
}

/// Reads a parameter as a string.
///
/// `ncclResult_t ncclParamGetStr(ncclParamHandle_t h, const char **out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetStr))]
///
/// Returns `(ncclResult_t, out: const char *)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetStr).
///
/// # Safety
///
/// - `h`: a live handle.
/// - `out` points to memory of the library, valid until `ncclParamGetStr` is called.
#[inline]
pub unsafe fn ncclParamGetStr(
    h: ncclParamHandle_t,
) -> (ncclResult_t, *const core::ffi::c_char) {
    let mut out: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::ncclParamGetStr(h, &mut out) };
    (returned, out)
}

/// Reads a parameter as an unsigned 16-bit integer.
///
/// `ncclResult_t ncclParamGetU16(ncclParamHandle_t h, uint16_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetU16))]
///
/// Returns `(ncclResult_t, out: uint16_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU16).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetU16(h: ncclParamHandle_t) -> (ncclResult_t, u16) {
    let mut out: u16 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetU16(h, &mut out) };
    (returned, out)
}

/// Reads a parameter as an unsigned 32-bit integer.
///
/// `ncclResult_t ncclParamGetU32(ncclParamHandle_t h, uint32_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetU32))]
///
/// Returns `(ncclResult_t, out: uint32_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU32).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetU32(h: ncclParamHandle_t) -> (ncclResult_t, u32) {
    let mut out: u32 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetU32(h, &mut out) };
    (returned, out)
}

/// Reads a parameter as an unsigned 64-bit integer.
///
/// `ncclResult_t ncclParamGetU64(ncclParamHandle_t h, uint64_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetU64))]
///
/// Returns `(ncclResult_t, out: uint64_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU64).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetU64(h: ncclParamHandle_t) -> (ncclResult_t, u64) {
    let mut out: u64 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetU64(h, &mut out) };
    (returned, out)
}

/// Reads a parameter as an unsigned 8-bit integer.
///
/// `ncclResult_t ncclParamGetU8(ncclParamHandle_t h, uint8_t *out)`
#[cfg_attr(doc, doc = forms!(nccl::ncclParamGetU8))]
///
/// Returns `(ncclResult_t, out: uint8_t)`.
///
/// - `out`: out
///
/// In `nccl.h` since NCCL 2.30. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU8).
///
/// # Safety
///
/// `h`: a live handle.
#[inline]
pub unsafe fn ncclParamGetU8(h: ncclParamHandle_t) -> (ncclResult_t, u8) {
    let mut out: u8 = output::zeroed();
    let returned = unsafe { sys::ncclParamGetU8(h, &mut out) };
    (returned, out)
}

/// Writes `count` elements to a window of the rank `peer`, and then signals the rank.
///
/// `ncclResult_t ncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclPutSignal))]
///
/// - `localbuff`: in, on the device
/// - `flags`: in; must be 0
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclPutSignal).
///
/// # Safety
///
/// - `peerWin`: a live handle.
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `localbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclPutSignal(
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
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclPutSignal(
        localbuff.as_ptr(), count, datatype, peer, peerWin, peerWinOffset, sigIdx, ctx, flags, comm, stream,
    ) };
    (returned,)
}

/// Receives `count` elements from the rank `peer`, which must call `ncclSend`.
///
/// `ncclResult_t ncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclRecv))]
///
/// - `recvbuff`: on the device
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRecv).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclRecv(
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclRecv(recvbuff.as_mut_ptr(), count, datatype, peer, comm, stream) };
    (returned,)
}

/// Creates a reduction operator that multiplies each rank's elements by a scalar before summation.
///
/// `ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclRedOpCreatePreMulSum))]
///
/// Returns `(ncclResult_t, op: ncclRedOp_t)`.
///
/// - `op`: out
/// - `scalar`: in, an address, passed unchanged
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpCreatePreMulSum).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `scalar`: valid memory of the size that the other arguments imply, for the duration that `residence` specifies.
#[inline]
pub unsafe fn ncclRedOpCreatePreMulSum(
    scalar: *mut c_void,
    datatype: ncclDataType_t,
    residence: ncclScalarResidence_t,
    comm: ncclComm_t,
) -> (ncclResult_t, ncclRedOp_t) {
    let mut op: ncclRedOp_t = output::zeroed();
    let returned = unsafe { sys::ncclRedOpCreatePreMulSum(&mut op, scalar, datatype, residence, comm) };
    (returned, op)
}

/// Destroys a user-defined reduction operator.
///
/// `ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclRedOpDestroy))]
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpDestroy).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `op` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn ncclRedOpDestroy(op: ncclRedOp_t, comm: ncclComm_t) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclRedOpDestroy(op, comm) };
    (returned,)
}

/// Reduces `count` elements from all ranks, and stores the result only on the rank `root`.
///
/// `ncclResult_t ncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclReduce))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduce).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclReduce(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclReduce(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, op, root, comm, stream)
    };
    (returned,)
}

/// Reduces `count` elements from all ranks to the rank `root`, with a configuration for this call.
///
/// `ncclResult_t ncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclReduceConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclReduceConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclReduceConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, op, root, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Reduces elements from all ranks, and stores a block of `recvcount` results on each rank.
///
/// `ncclResult_t ncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclReduceScatter))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatter).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclReduceScatter(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    recvcount: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclReduceScatter(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), recvcount, datatype, op, comm, stream)
    };
    (returned,)
}

/// Reduces elements, and stores a block of `recvcount` results on each rank, with a configuration for this call.
///
/// `ncclResult_t ncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclReduceScatterConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatterConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclReduceScatterConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    recvcount: usize,
    datatype: ncclDataType_t,
    op: ncclRedOp_t,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclReduceScatterConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), recvcount, datatype, op, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Rereads the configuration of the debug log.
///
/// `void ncclResetDebugInit(void)`
#[cfg_attr(doc, doc = forms!(only nccl::ncclResetDebugInit))]
///
/// In `nccl.h` since NCCL 2.24, until NCCL 2.29, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclResetDebugInit).
///
/// # Safety
///
/// No preconditions.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn ncclResetDebugInit() {
    unsafe { sys::ncclResetDebugInit() }
}

/// Sends a different block of `count` elements from the rank `root` to each rank.
///
/// `ncclResult_t ncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclScatter))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
///
/// In `nccl.h` since NCCL 2.28. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatter).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclScatter(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclScatter(sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, root, comm, stream)
    };
    (returned,)
}

/// Sends a block of `count` elements from the rank `root` to each rank, with a configuration for this call.
///
/// `ncclResult_t ncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclScatterConfig))]
///
/// - `sendbuff`: in, on the device
/// - `recvbuff`: on the device
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.31. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatterConfig).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclScatterConfig(
    sendbuff: CuPtr<c_void>,
    recvbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    root: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
    config: Option<&ncclCollConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclScatterConfig(
        sendbuff.as_ptr(), recvbuff.as_mut_ptr(), count, datatype, root, comm, stream, args::option_ptr(config),
    ) };
    (returned,)
}

/// Sends `count` elements to the rank `peer`, which must call `ncclRecv`.
///
/// `ncclResult_t ncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclSend))]
///
/// - `sendbuff`: in, on the device
///
/// In `nccl.h` since at least NCCL 2.18. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSend).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `sendbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
#[inline]
pub unsafe fn ncclSend(
    sendbuff: CuPtr<c_void>,
    count: usize,
    datatype: ncclDataType_t,
    peer: i32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclSend(sendbuff.as_ptr(), count, datatype, peer, comm, stream) };
    (returned,)
}

/// Sets the encryption of NCCL traffic for the process: none, or with a shared key.
///
/// `ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *config)`
#[cfg_attr(doc, doc = forms!(nccl::ncclSetEncryption))]
///
/// - `config`: in; `None` passes NULL
///
/// In `nccl.h` since NCCL 2.32. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSetEncryption).
///
/// # Safety
///
/// Pointers, handles and lengths in `config` must be valid.
#[inline]
pub unsafe fn ncclSetEncryption(
    config: Option<&ncclEncryptionConfig_t>,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclSetEncryption(args::option_ptr(config)) };
    (returned,)
}

/// Signals the rank `peer` without transferring data.
///
/// `ncclResult_t ncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclSignal))]
///
/// - `flags`: in; must be 0
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSignal).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn ncclSignal(
    peer: i32,
    sigIdx: i32,
    ctx: i32,
    flags: u32,
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe { sys::ncclSignal(peer, sigIdx, ctx, flags, comm, stream) };
    (returned,)
}

/// Makes a stream wait for given numbers of signals from other ranks.
///
/// `ncclResult_t ncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclWaitSignal))]
///
/// - `signalDescs`: in, array, whose length is passed as `nDesc`
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWaitSignal).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn ncclWaitSignal(
    signalDescs: &[ncclWaitSignalDesc_t],
    comm: ncclComm_t,
    stream: runtime::cudaStream_t,
) -> (ncclResult_t,) {
    let returned = unsafe {
        sys::ncclWaitSignal(args::count(signalDescs.len()), args::as_ptr(signalDescs).cast_mut(), comm, stream)
    };
    (returned,)
}

/// Returns the address of a window's buffer.
///
/// `ncclResult_t ncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)`
#[cfg_attr(doc, doc = forms!(owned nccl::ncclWinGetUserPtr))]
///
/// Returns `(ncclResult_t, outUserPtr: void *)`.
///
/// - `outUserPtr`: out
///
/// In `nccl.h` since NCCL 2.29. [NVIDIA's documentation](https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWinGetUserPtr).
///
/// # Safety
///
/// - `comm`: a live handle that no other thread uses during the call.
/// - `win`: a live handle.
#[inline]
pub unsafe fn ncclWinGetUserPtr(
    comm: ncclComm_t,
    win: ncclWindow_t,
) -> (ncclResult_t, *mut c_void) {
    let mut outUserPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::ncclWinGetUserPtr(comm, win, &mut outUserPtr) };
    (returned, outUserPtr)
}
