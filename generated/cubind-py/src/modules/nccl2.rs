//! The contents of `cubind.nccl`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nccl::{both, slots};
use crate::support::prelude::*;
use crate::tables::nccl2;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NCCL",
        &["libnccl.so.2"],
        None,
        &["nvidia/nccl/lib"],
        "nccl",
        &[],
    )
    .installed_by(&["nvidia-nccl-cu13", "nvidia-nccl-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::ncclAllGather, None, ""),
        (slots::ncclAllGatherConfig, None, "2.31"),
        (slots::ncclAllReduce, None, ""),
        (slots::ncclAllReduceConfig, None, "2.31"),
        (slots::ncclAlltoAll, None, "2.28"),
        (slots::ncclAlltoAllConfig, None, "2.31"),
        (slots::ncclBcast, None, ""),
        (slots::ncclBroadcast, None, ""),
        (slots::ncclBroadcastConfig, None, "2.31"),
        (slots::ncclCommAbort, None, ""),
        (slots::ncclCommCount, None, ""),
        (slots::ncclCommCuDevice, None, ""),
        (slots::ncclCommDeregister, None, "2.19"),
        (slots::ncclCommDestroy, None, ""),
        (slots::ncclCommFinalize, None, ""),
        (slots::ncclCommGetAsyncError, None, ""),
        (slots::ncclCommGetUniqueId, None, "2.29"),
        (slots::ncclCommGrow, None, "2.29"),
        (slots::ncclCommInitAll, None, ""),
        (slots::ncclCommInitRank, None, ""),
        (slots::ncclCommInitRankConfig, None, ""),
        (slots::ncclCommInitRankScalable, None, "2.23"),
        (slots::ncclCommMemStats, None, "2.29"),
        (slots::ncclCommRegister, None, "2.19"),
        (slots::ncclCommResume, None, "2.29"),
        (slots::ncclCommRevoke, None, "2.28"),
        (slots::ncclCommShrink, None, "2.27"),
        (slots::ncclCommSplit, None, ""),
        (slots::ncclCommSuspend, None, "2.29"),
        (slots::ncclCommUserRank, None, ""),
        (slots::ncclCommWindowDeregister, None, "2.27"),
        (slots::ncclCommWindowRegister, None, "2.27"),
        (slots::ncclGather, None, "2.28"),
        (slots::ncclGatherConfig, None, "2.31"),
        (slots::ncclGetErrorString, None, ""),
        (slots::ncclGetLastError, None, ""),
        (slots::ncclGetUniqueId, None, ""),
        (slots::ncclGetVersion, None, ""),
        (slots::ncclGroupEnd, None, ""),
        (slots::ncclGroupSimulateEnd, None, "2.22"),
        (slots::ncclGroupStart, None, ""),
        (slots::ncclMemAlloc, None, "2.19"),
        (slots::ncclMemFree, None, "2.19"),
        (slots::ncclParamBind, None, "2.30"),
        (slots::ncclParamDumpAll, None, "2.30"),
        (slots::ncclParamGet, None, "2.30"),
        (slots::ncclParamGetAllParameterKeys, None, "2.30"),
        (slots::ncclParamGetI16, None, "2.30"),
        (slots::ncclParamGetI32, None, "2.30"),
        (slots::ncclParamGetI64, None, "2.30"),
        (slots::ncclParamGetI8, None, "2.30"),
        (slots::ncclParamGetParameter, None, "2.30"),
        (slots::ncclParamGetStr, None, "2.30"),
        (slots::ncclParamGetU16, None, "2.30"),
        (slots::ncclParamGetU32, None, "2.30"),
        (slots::ncclParamGetU64, None, "2.30"),
        (slots::ncclParamGetU8, None, "2.30"),
        (slots::ncclPutSignal, None, "2.29"),
        (slots::ncclRecv, None, ""),
        (slots::ncclRedOpCreatePreMulSum, None, ""),
        (slots::ncclRedOpDestroy, None, ""),
        (slots::ncclReduce, None, ""),
        (slots::ncclReduceConfig, None, "2.31"),
        (slots::ncclReduceScatter, None, ""),
        (slots::ncclReduceScatterConfig, None, "2.31"),
        (slots::ncclResetDebugInit, None, "2.24"),
        (slots::ncclScatter, None, "2.28"),
        (slots::ncclScatterConfig, None, "2.31"),
        (slots::ncclSend, None, ""),
        (slots::ncclSetEncryption, None, "2.32"),
        (slots::ncclSignal, None, "2.29"),
        (slots::ncclWaitSignal, None, "2.29"),
        (slots::ncclWinGetUserPtr, None, "2.29"),
        (slots::pncclAllGather, None, ""),
        (slots::pncclAllGatherConfig, None, "2.31"),
        (slots::pncclAllReduce, None, ""),
        (slots::pncclAllReduceConfig, None, "2.31"),
        (slots::pncclAlltoAll, None, "2.28"),
        (slots::pncclAlltoAllConfig, None, "2.31"),
        (slots::pncclBcast, None, ""),
        (slots::pncclBroadcast, None, ""),
        (slots::pncclBroadcastConfig, None, "2.31"),
        (slots::pncclCommAbort, None, ""),
        (slots::pncclCommCount, None, ""),
        (slots::pncclCommCuDevice, None, ""),
        (slots::pncclCommDeregister, None, "2.19"),
        (slots::pncclCommDestroy, None, ""),
        (slots::pncclCommFinalize, None, ""),
        (slots::pncclCommGetAsyncError, None, ""),
        (slots::pncclCommGetUniqueId, None, "2.29"),
        (slots::pncclCommGrow, None, "2.29"),
        (slots::pncclCommInitAll, None, ""),
        (slots::pncclCommInitRank, None, ""),
        (slots::pncclCommInitRankConfig, None, ""),
        (slots::pncclCommInitRankScalable, None, "2.23"),
        (slots::pncclCommMemStats, None, "2.29"),
        (slots::pncclCommRegister, None, "2.19"),
        (slots::pncclCommResume, None, "2.29"),
        (slots::pncclCommRevoke, None, "2.28"),
        (slots::pncclCommShrink, None, "2.27"),
        (slots::pncclCommSplit, None, ""),
        (slots::pncclCommSuspend, None, "2.29"),
        (slots::pncclCommUserRank, None, ""),
        (slots::pncclCommWindowDeregister, None, "2.27"),
        (slots::pncclCommWindowRegister, None, "2.27"),
        (slots::pncclGather, None, "2.28"),
        (slots::pncclGatherConfig, None, "2.31"),
        (slots::pncclGetErrorString, None, ""),
        (slots::pncclGetLastError, None, ""),
        (slots::pncclGetUniqueId, None, ""),
        (slots::pncclGetVersion, None, ""),
        (slots::pncclGroupEnd, None, ""),
        (slots::pncclGroupSimulateEnd, None, "2.22"),
        (slots::pncclGroupStart, None, ""),
        (slots::pncclMemAlloc, None, "2.19"),
        (slots::pncclMemFree, None, "2.19"),
        (slots::pncclParamBind, None, "2.30"),
        (slots::pncclParamDumpAll, None, "2.30"),
        (slots::pncclParamGet, None, "2.30"),
        (slots::pncclParamGetAllParameterKeys, None, "2.30"),
        (slots::pncclParamGetI16, None, "2.30"),
        (slots::pncclParamGetI32, None, "2.30"),
        (slots::pncclParamGetI64, None, "2.30"),
        (slots::pncclParamGetI8, None, "2.30"),
        (slots::pncclParamGetParameter, None, "2.30"),
        (slots::pncclParamGetStr, None, "2.30"),
        (slots::pncclParamGetU16, None, "2.30"),
        (slots::pncclParamGetU32, None, "2.30"),
        (slots::pncclParamGetU64, None, "2.30"),
        (slots::pncclParamGetU8, None, "2.30"),
        (slots::pncclPutSignal, None, "2.29"),
        (slots::pncclRecv, None, ""),
        (slots::pncclRedOpCreatePreMulSum, None, ""),
        (slots::pncclRedOpDestroy, None, ""),
        (slots::pncclReduce, None, ""),
        (slots::pncclReduceConfig, None, "2.31"),
        (slots::pncclReduceScatter, None, ""),
        (slots::pncclReduceScatterConfig, None, "2.31"),
        (slots::pncclResetDebugInit, None, "2.24"),
        (slots::pncclScatter, None, "2.28"),
        (slots::pncclScatterConfig, None, "2.31"),
        (slots::pncclSend, None, ""),
        (slots::pncclSetEncryption, None, "2.32"),
        (slots::pncclSignal, None, "2.29"),
        (slots::pncclWaitSignal, None, "2.29"),
        (slots::pncclWinGetUserPtr, None, "2.29"),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 2u32,
    library: "nccl",
    name: c"cubind.nccl",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"ncclAllGather",
            both::ncclAllGather,
            c"ncclAllGather($self, sendbuff, recvbuff, sendcount, datatype, comm, stream)\n--\n\nJoins ``sendcount`` elements of each rank, ordered by rank, on every rank.\n\n``ncclResult_t ncclAllGather(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nsendcount : int\ndatatype : ncclDataType_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGather\n",
        );
    table
        .function(
            c"ncclAllGatherConfig",
            both::ncclAllGatherConfig,
            c"ncclAllGatherConfig($self, sendbuff, recvbuff, sendcount, datatype, comm, stream, config)\n--\n\nJoins ``sendcount`` elements of each rank on every rank, with settings for this call.\n\n``ncclResult_t ncclAllGatherConfig(const void *sendbuff, void *recvbuff, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nsendcount : int\ndatatype : ncclDataType_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllGatherConfig\n",
        );
    table
        .function(
            c"ncclAllReduce",
            both::ncclAllReduce,
            c"ncclAllReduce($self, sendbuff, recvbuff, count, datatype, op, comm, stream)\n--\n\nReduces ``count`` elements of all ranks and leaves the result on every rank.\n\n``ncclResult_t ncclAllReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nop : ncclRedOp_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduce\n",
        );
    table
        .function(
            c"ncclAllReduceConfig",
            both::ncclAllReduceConfig,
            c"ncclAllReduceConfig($self, sendbuff, recvbuff, count, datatype, op, comm, stream, config)\n--\n\nReduces ``count`` elements of all ranks onto every rank, with settings for this call.\n\n``ncclResult_t ncclAllReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nop : ncclRedOp_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAllReduceConfig\n",
        );
    table
        .function(
            c"ncclAlltoAll",
            both::ncclAlltoAll,
            c"ncclAlltoAll($self, sendbuff, recvbuff, count, datatype, comm, stream)\n--\n\nSends ``count`` elements from each rank to each, and receives as many from each.\n\n``ncclResult_t ncclAlltoAll(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.28.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAll\n",
        );
    table
        .function(
            c"ncclAlltoAllConfig",
            both::ncclAlltoAllConfig,
            c"ncclAlltoAllConfig($self, sendbuff, recvbuff, count, datatype, comm, stream, config)\n--\n\nSends ``count`` elements from each rank to each, with settings for this call.\n\n``ncclResult_t ncclAlltoAllConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclAlltoAllConfig\n",
        );
    table
        .function(
            c"ncclBcast",
            both::ncclBcast,
            c"ncclBcast($self, buff, count, datatype, root, comm, stream)\n--\n\nCopies ``count`` elements of the rank ``root`` to every rank, in place (former form).\n\n``ncclResult_t ncclBcast(void *buff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBcast\n",
        );
    table
        .function(
            c"ncclBroadcast",
            both::ncclBroadcast,
            c"ncclBroadcast($self, sendbuff, recvbuff, count, datatype, root, comm, stream)\n--\n\nCopies ``count`` elements of the rank ``root`` to every rank.\n\n``ncclResult_t ncclBroadcast(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcast\n",
        );
    table
        .function(
            c"ncclBroadcastConfig",
            both::ncclBroadcastConfig,
            c"ncclBroadcastConfig($self, sendbuff, recvbuff, count, datatype, root, comm, stream, config)\n--\n\nCopies ``count`` elements of the rank ``root`` to every rank, with settings for this call.\n\n``ncclResult_t ncclBroadcastConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclBroadcastConfig\n",
        );
    table
        .function(
            c"ncclCommAbort",
            both::ncclCommAbort,
            c"ncclCommAbort($self, comm)\n--\n\nStops a communicator's outstanding work and destroys it, without waiting for other ranks.\n\n``ncclResult_t ncclCommAbort(ncclComm_t comm)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommAbort\n",
        );
    table
        .function(
            c"ncclCommCount",
            both::ncclCommCount,
            c"ncclCommCount($self, comm)\n--\n\nTells how many ranks a communicator has.\n\n``ncclResult_t ncclCommCount(ncclComm_t comm, int *count)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\ncount : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCount\n",
        );
    table
        .function(
            c"ncclCommCuDevice",
            both::ncclCommCuDevice,
            c"ncclCommCuDevice($self, comm)\n--\n\nTells which CUDA device a communicator uses here.\n\n``ncclResult_t ncclCommCuDevice(ncclComm_t comm, int *device)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\ndevice : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommCuDevice\n",
        );
    table
        .function(
            c"ncclCommDeregister",
            both::ncclCommDeregister,
            c"ncclCommDeregister($self, comm, handle)\n--\n\nUndoes ``ncclCommRegister``.\n\n``ncclResult_t ncclCommDeregister(ncclComm_t comm, void *handle)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nhandle : address or buffer\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.19.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDeregister\n",
        );
    table
        .function(
            c"ncclCommDestroy",
            both::ncclCommDestroy,
            c"ncclCommDestroy($self, comm)\n--\n\nDestroys a communicator and frees what it holds.\n\n``ncclResult_t ncclCommDestroy(ncclComm_t comm)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommDestroy\n",
        );
    table
        .function(
            c"ncclCommFinalize",
            both::ncclCommFinalize,
            c"ncclCommFinalize($self, comm)\n--\n\nEnds all outstanding work of a communicator, before it is destroyed.\n\n``ncclResult_t ncclCommFinalize(ncclComm_t comm)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommFinalize\n",
        );
    table
        .function(
            c"ncclCommGetAsyncError",
            both::ncclCommGetAsyncError,
            c"ncclCommGetAsyncError($self, comm)\n--\n\nTells the state of a communicator's work in the background: done, in progress or failed.\n\n``ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *asyncError)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nasyncError : ncclResult_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetAsyncError\n",
        );
    table
        .function(
            c"ncclCommGetUniqueId",
            both::ncclCommGetUniqueId,
            c"ncclCommGetUniqueId($self, comm)\n--\n\nMakes the ID with which new ranks join a communicator by ``ncclCommGrow``.\n\n``ncclResult_t ncclCommGetUniqueId(ncclComm_t comm, ncclUniqueId *uniqueId)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nuniqueId : ncclUniqueId\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGetUniqueId\n",
        );
    table
        .function(
            c"ncclCommGrow",
            both::ncclCommGrow,
            c"ncclCommGrow($self, comm, nRanks, uniqueId, rank, config)\n--\n\nMakes a larger communicator of an existing one and of new ranks.\n\n``ncclResult_t ncclCommGrow(ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, ncclComm_t *newcomm, ncclConfig_t *config)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nnRanks : int\nuniqueId : ncclUniqueId or None\nrank : int\nconfig : ncclConfig_t or None\n    cubind keeps it alive as long as ``comm`` exists.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nnewcomm : ncclComm_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommGrow\n",
        );
    table
        .function(
            c"ncclCommInitAll",
            both::ncclCommInitAll,
            c"ncclCommInitAll($self, ndev, devlist)\n--\n\nCreates all ranks of a communicator in one process, one for each listed device.\n\n``ncclResult_t ncclCommInitAll(ncclComm_t *comm, int ndev, const int *devlist)``\n\nParameters\n----------\nndev : int\ndevlist : list[int] or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\ncomm : list[ncclComm_t]\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitAll\n",
        );
    table
        .function(
            c"ncclCommInitRank",
            both::ncclCommInitRank,
            c"ncclCommInitRank($self, nranks, commId, rank)\n--\n\nCreates this rank's part of a communicator on the current device; all ranks must call it.\n\n``ncclResult_t ncclCommInitRank(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)``\n\nParameters\n----------\nnranks : int\ncommId : ncclUniqueId\nrank : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\ncomm : ncclComm_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRank\n",
        );
    table
        .function(
            c"ncclCommInitRankConfig",
            both::ncclCommInitRankConfig,
            c"ncclCommInitRankConfig($self, nranks, commId, rank, config)\n--\n\nCreates this rank's part of a communicator with settings, such as nonblocking calls.\n\n``ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)``\n\nParameters\n----------\nnranks : int\ncommId : ncclUniqueId\nrank : int\nconfig : ncclConfig_t or None\n    cubind keeps it alive as long as ``comm`` exists.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\ncomm : ncclComm_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankConfig\n",
        );
    table
        .function(
            c"ncclCommInitRankScalable",
            both::ncclCommInitRankScalable,
            c"ncclCommInitRankScalable($self, nranks, myrank, nId, commIds, config)\n--\n\nCreates this rank's part of a communicator from several IDs, for many ranks.\n\n``ncclResult_t ncclCommInitRankScalable(ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds, ncclConfig_t *config)``\n\nParameters\n----------\nnranks : int\nmyrank : int\nnId : int\ncommIds : list[ncclUniqueId] or None\nconfig : ncclConfig_t or None\n    cubind keeps it alive as long as ``newcomm`` exists.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nnewcomm : ncclComm_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.23.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommInitRankScalable\n",
        );
    table
        .function(
            c"ncclCommMemStats",
            both::ncclCommMemStats,
            c"ncclCommMemStats($self, comm, stat)\n--\n\nTells how many bytes of GPU memory of some kind a communicator holds.\n\n``ncclResult_t ncclCommMemStats(ncclComm_t comm, ncclCommMemStat_t stat, uint64_t *value)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nstat : ncclCommMemStat_t\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nvalue : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommMemStats\n",
        );
    table
        .function(
            c"ncclCommRegister",
            both::ncclCommRegister,
            c"ncclCommRegister($self, comm, buff, size)\n--\n\nRegisters a buffer with a communicator, so that its operations need fewer copies.\n\n``ncclResult_t ncclCommRegister(ncclComm_t comm, void *buff, size_t size, void **handle)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nbuff : device address or array\n    Used after the call: keep it alive until ``ncclCommDeregister`` is called.\nsize : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nhandle : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.19.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRegister\n",
        );
    table
        .function(
            c"ncclCommResume",
            both::ncclCommResume,
            c"ncclCommResume($self, comm)\n--\n\nBrings back what ``ncclCommSuspend`` has freed.\n\n``ncclResult_t ncclCommResume(ncclComm_t comm)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommResume\n",
        );
    table
        .function(
            c"ncclCommRevoke",
            both::ncclCommRevoke,
            c"ncclCommRevoke($self, comm, revokeFlags)\n--\n\nStops a communicator's outstanding work and takes no more, so that it can be shrunk or destroyed.\n\n``ncclResult_t ncclCommRevoke(ncclComm_t comm, int revokeFlags)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nrevokeFlags : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.28.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommRevoke\n",
        );
    table
        .function(
            c"ncclCommShrink",
            both::ncclCommShrink,
            c"ncclCommShrink($self, comm, excludeRanksList, excludeRanksCount, config, shrinkFlags)\n--\n\nMakes a new communicator without the ranks that are listed, for example after they failed.\n\n``ncclResult_t ncclCommShrink(ncclComm_t comm, int *excludeRanksList, int excludeRanksCount, ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nexcludeRanksList : list[int] or None\nexcludeRanksCount : int\nconfig : ncclConfig_t or None\n    cubind keeps it alive as long as ``comm`` exists.\nshrinkFlags : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nnewcomm : ncclComm_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.27.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommShrink\n",
        );
    table
        .function(
            c"ncclCommSplit",
            both::ncclCommSplit,
            c"ncclCommSplit($self, comm, color, key, config)\n--\n\nDivides a communicator by color into new ones, whose ranks are ordered by key.\n\n``ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)``\n\nParameters\n----------\ncomm : ncclComm_t or None\ncolor : int\nkey : int\nconfig : ncclConfig_t or None\n    cubind keeps it alive as long as ``comm`` exists.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nnewcomm : ncclComm_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSplit\n",
        );
    table
        .function(
            c"ncclCommSuspend",
            both::ncclCommSuspend,
            c"ncclCommSuspend($self, comm, flags)\n--\n\nFrees memory that an idle communicator holds, until it is resumed.\n\n``ncclResult_t ncclCommSuspend(ncclComm_t comm, int flags)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nflags : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommSuspend\n",
        );
    table
        .function(
            c"ncclCommUserRank",
            both::ncclCommUserRank,
            c"ncclCommUserRank($self, comm)\n--\n\nTells this process's rank in a communicator.\n\n``ncclResult_t ncclCommUserRank(ncclComm_t comm, int *rank)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nrank : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommUserRank\n",
        );
    table
        .function(
            c"ncclCommWindowDeregister",
            both::ncclCommWindowDeregister,
            c"ncclCommWindowDeregister($self, comm, win)\n--\n\nUndoes ``ncclCommWindowRegister``.\n\n``ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t win)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nwin : ncclWindow_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.27.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowDeregister\n",
        );
    table
        .function(
            c"ncclCommWindowRegister",
            both::ncclCommWindowRegister,
            c"ncclCommWindowRegister($self, comm, buff, size, winFlags)\n--\n\nRegisters a buffer of each rank as a window for symmetric or one-sided operations.\n\n``ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *buff, size_t size, ncclWindow_t *win, int winFlags)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nbuff : device address or array\n    Used after the call: keep it alive until ``ncclCommWindowDeregister`` is called.\nsize : int\nwinFlags : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nwin : ncclWindow_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.27.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclCommWindowRegister\n",
        );
    table
        .function(
            c"ncclGather",
            both::ncclGather,
            c"ncclGather($self, sendbuff, recvbuff, count, datatype, root, comm, stream)\n--\n\nJoins ``count`` elements of each rank, ordered by rank, on the rank ``root``.\n\n``ncclResult_t ncclGather(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.28.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGather\n",
        );
    table
        .function(
            c"ncclGatherConfig",
            both::ncclGatherConfig,
            c"ncclGatherConfig($self, sendbuff, recvbuff, count, datatype, root, comm, stream, config)\n--\n\nJoins ``count`` elements of each rank on the rank ``root``, with settings for this call.\n\n``ncclResult_t ncclGatherConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGatherConfig\n",
        );
    table
        .function(
            c"ncclGetErrorString",
            both::ncclGetErrorString,
            c"ncclGetErrorString($self, result)\n--\n\nTells what a result code means, as a C string in English.\n\n``const char *ncclGetErrorString(ncclResult_t result)``\n\nParameters\n----------\nresult : ncclResult_t\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nvalue : bytes\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetErrorString\n",
        );
    table
        .function(
            c"ncclGetLastError",
            both::ncclGetLastError,
            c"ncclGetLastError($self, comm)\n--\n\nTells the last error's details as a C string, of any communicator.\n\n``const char *ncclGetLastError(ncclComm_t comm)``\n\nParameters\n----------\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nvalue : bytes\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetLastError\n",
        );
    table
        .function(
            c"ncclGetUniqueId",
            both::ncclGetUniqueId,
            c"ncclGetUniqueId($self)\n--\n\nMakes the ID that one process sends to all others before they create a communicator.\n\n``ncclResult_t ncclGetUniqueId(ncclUniqueId *uniqueId)``\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nuniqueId : ncclUniqueId\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetUniqueId\n",
        );
    table
        .function(
            c"ncclGetVersion",
            both::ncclGetVersion,
            c"ncclGetVersion($self)\n--\n\nTells NCCL's version as 10000·major + 100·minor + patch.\n\n``ncclResult_t ncclGetVersion(int *version)``\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nversion : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetVersion\n",
        );
    table
        .function(
            c"ncclGroupEnd",
            both::ncclGroupEnd,
            c"ncclGroupEnd($self)\n--\n\nEnds a group of calls and submits them.\n\n``ncclResult_t ncclGroupEnd(void)``\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupEnd\n",
        );
    table
        .function(
            c"ncclGroupSimulateEnd",
            both::ncclGroupSimulateEnd,
            c"ncclGroupSimulateEnd($self, simInfo)\n--\n\nEnds a group of calls without running them, and estimates their time.\n\n``ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *simInfo)``\n\nParameters\n----------\nsimInfo : ncclSimInfo_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.22.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupSimulateEnd\n",
        );
    table
        .function(
            c"ncclGroupStart",
            both::ncclGroupStart,
            c"ncclGroupStart($self)\n--\n\nBegins a group of calls, which are submitted together and may use several devices.\n\n``ncclResult_t ncclGroupStart(void)``\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGroupStart\n",
        );
    table
        .function(
            c"ncclMemAlloc",
            both::ncclMemAlloc,
            c"ncclMemAlloc($self, size)\n--\n\nReserves GPU memory of a kind that NCCL can use without copies.\n\n``ncclResult_t ncclMemAlloc(void **ptr, size_t size)``\n\nParameters\n----------\nsize : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nptr : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.19.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemAlloc\n",
        );
    table
        .function(
            c"ncclMemFree",
            both::ncclMemFree,
            c"ncclMemFree($self, ptr)\n--\n\nFrees memory of ``ncclMemAlloc``.\n\n``ncclResult_t ncclMemFree(void *ptr)``\n\nParameters\n----------\nptr : address or buffer\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.19.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclMemFree\n",
        );
    table
        .function(
            c"ncclParamBind",
            both::ncclParamBind,
            c"ncclParamBind($self, key)\n--\n\nGives a handle for reading an NCCL setting by its name.\n\n``ncclResult_t ncclParamBind(ncclParamHandle_t *out, const char *key)``\n\nParameters\n----------\nkey : bytes or str\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : ncclParamHandle_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamBind\n",
        );
    table
        .function(
            c"ncclParamDumpAll",
            both::ncclParamDumpAll,
            c"ncclParamDumpAll($self)\n--\n\nPrints all settings and their values.\n\n``void ncclParamDumpAll(void)``\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamDumpAll\n",
        );
    table
        .function(
            c"ncclParamGet",
            both::ncclParamGet,
            c"ncclParamGet($self, h, out, maxLen)\n--\n\nCopies a setting's value, in its own type, to a buffer.\n\n``ncclResult_t ncclParamGet(ncclParamHandle_t h, void *out, int maxLen, int *len)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\nout : address or buffer\nmaxLen : int\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nlen : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGet\n",
        );
    table
        .function(
            c"ncclParamGetAllParameterKeys",
            both::ncclParamGetAllParameterKeys,
            c"ncclParamGetAllParameterKeys($self)\n--\n\nLists the names of all settings.\n\n``ncclResult_t ncclParamGetAllParameterKeys(const char ***table, int *tableLen)``\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\ntable : int\ntableLen : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetAllParameterKeys\n",
        );
    table
        .function(
            c"ncclParamGetI16",
            both::ncclParamGetI16,
            c"ncclParamGetI16($self, h)\n--\n\nReads a setting as a signed 16-bit integer.\n\n``ncclResult_t ncclParamGetI16(ncclParamHandle_t h, int16_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI16\n",
        );
    table
        .function(
            c"ncclParamGetI32",
            both::ncclParamGetI32,
            c"ncclParamGetI32($self, h)\n--\n\nReads a setting as a signed 32-bit integer.\n\n``ncclResult_t ncclParamGetI32(ncclParamHandle_t h, int32_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI32\n",
        );
    table
        .function(
            c"ncclParamGetI64",
            both::ncclParamGetI64,
            c"ncclParamGetI64($self, h)\n--\n\nReads a setting as a signed 64-bit integer.\n\n``ncclResult_t ncclParamGetI64(ncclParamHandle_t h, int64_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI64\n",
        );
    table
        .function(
            c"ncclParamGetI8",
            both::ncclParamGetI8,
            c"ncclParamGetI8($self, h)\n--\n\nReads a setting as a signed 8-bit integer.\n\n``ncclResult_t ncclParamGetI8(ncclParamHandle_t h, int8_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetI8\n",
        );
    table
        .function(
            c"ncclParamGetParameter",
            both::ncclParamGetParameter,
            c"ncclParamGetParameter($self, key)\n--\n\nTells a setting's value as text, by its name.\n\n``ncclResult_t ncclParamGetParameter(const char *key, const char **value, int *valueLen)``\n\nParameters\n----------\nkey : bytes or str\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nvalue : bytes\nvalueLen : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetParameter\n",
        );
    table
        .function(
            c"ncclParamGetStr",
            both::ncclParamGetStr,
            c"ncclParamGetStr($self, h)\n--\n\nReads a setting as a C string.\n\n``ncclResult_t ncclParamGetStr(ncclParamHandle_t h, const char **out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : bytes\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetStr\n",
        );
    table
        .function(
            c"ncclParamGetU16",
            both::ncclParamGetU16,
            c"ncclParamGetU16($self, h)\n--\n\nReads a setting as an unsigned 16-bit integer.\n\n``ncclResult_t ncclParamGetU16(ncclParamHandle_t h, uint16_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU16\n",
        );
    table
        .function(
            c"ncclParamGetU32",
            both::ncclParamGetU32,
            c"ncclParamGetU32($self, h)\n--\n\nReads a setting as an unsigned 32-bit integer.\n\n``ncclResult_t ncclParamGetU32(ncclParamHandle_t h, uint32_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU32\n",
        );
    table
        .function(
            c"ncclParamGetU64",
            both::ncclParamGetU64,
            c"ncclParamGetU64($self, h)\n--\n\nReads a setting as an unsigned 64-bit integer.\n\n``ncclResult_t ncclParamGetU64(ncclParamHandle_t h, uint64_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU64\n",
        );
    table
        .function(
            c"ncclParamGetU8",
            both::ncclParamGetU8,
            c"ncclParamGetU8($self, h)\n--\n\nReads a setting as an unsigned 8-bit integer.\n\n``ncclResult_t ncclParamGetU8(ncclParamHandle_t h, uint8_t *out)``\n\nParameters\n----------\nh : ncclParamHandle_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nout : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.30.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetU8\n",
        );
    table
        .function(
            c"ncclPutSignal",
            both::ncclPutSignal,
            c"ncclPutSignal($self, localbuff, count, datatype, peer, peerWin, peerWinOffset, sigIdx, ctx, flags, comm, stream)\n--\n\nWrites ``count`` elements into a window of the rank ``peer`` and then signals it.\n\n``ncclResult_t ncclPutSignal(const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nlocalbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\npeer : int\npeerWin : ncclWindow_t or None\npeerWinOffset : int\nsigIdx : int\nctx : int\nflags : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclPutSignal\n",
        );
    table
        .function(
            c"ncclRecv",
            both::ncclRecv,
            c"ncclRecv($self, recvbuff, count, datatype, peer, comm, stream)\n--\n\nReceives ``count`` elements from the rank ``peer``, which must call ``ncclSend``.\n\n``ncclResult_t ncclRecv(void *recvbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\npeer : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRecv\n",
        );
    table
        .function(
            c"ncclRedOpCreatePreMulSum",
            both::ncclRedOpCreatePreMulSum,
            c"ncclRedOpCreatePreMulSum($self, scalar, datatype, residence, comm)\n--\n\nCreates a reduction that multiplies each rank's elements by a scalar and adds them up.\n\n``ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)``\n\nParameters\n----------\nscalar : address or buffer\n    Used after the call: keep it alive as long as ``residence`` says.\ndatatype : ncclDataType_t\nresidence : ncclScalarResidence_t\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\nop : ncclRedOp_t\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpCreatePreMulSum\n",
        );
    table
        .function(
            c"ncclRedOpDestroy",
            both::ncclRedOpDestroy,
            c"ncclRedOpDestroy($self, op, comm)\n--\n\nDestroys a reduction of the caller's own.\n\n``ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)``\n\nParameters\n----------\nop : ncclRedOp_t\ncomm : ncclComm_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclRedOpDestroy\n",
        );
    table
        .function(
            c"ncclReduce",
            both::ncclReduce,
            c"ncclReduce($self, sendbuff, recvbuff, count, datatype, op, root, comm, stream)\n--\n\nReduces ``count`` elements of all ranks and leaves the result on the rank ``root`` only.\n\n``ncclResult_t ncclReduce(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nop : ncclRedOp_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduce\n",
        );
    table
        .function(
            c"ncclReduceConfig",
            both::ncclReduceConfig,
            c"ncclReduceConfig($self, sendbuff, recvbuff, count, datatype, op, root, comm, stream, config)\n--\n\nReduces ``count`` elements of all ranks onto the rank ``root``, with settings for this call.\n\n``ncclResult_t ncclReduceConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nop : ncclRedOp_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceConfig\n",
        );
    table
        .function(
            c"ncclReduceScatter",
            both::ncclReduceScatter,
            c"ncclReduceScatter($self, sendbuff, recvbuff, recvcount, datatype, op, comm, stream)\n--\n\nReduces elements of all ranks and leaves ``recvcount`` of the result on each rank.\n\n``ncclResult_t ncclReduceScatter(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvcount : int\ndatatype : ncclDataType_t\nop : ncclRedOp_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatter\n",
        );
    table
        .function(
            c"ncclReduceScatterConfig",
            both::ncclReduceScatterConfig,
            c"ncclReduceScatterConfig($self, sendbuff, recvbuff, recvcount, datatype, op, comm, stream, config)\n--\n\nReduces elements and leaves ``recvcount`` of the result on each rank, with settings for this call.\n\n``ncclResult_t ncclReduceScatterConfig(const void *sendbuff, void *recvbuff, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvcount : int\ndatatype : ncclDataType_t\nop : ncclRedOp_t\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclReduceScatterConfig\n",
        );
    table
        .function(
            c"ncclResetDebugInit",
            both::ncclResetDebugInit,
            c"ncclResetDebugInit($self)\n--\n\nReads the settings of the debug log again (superseded).\n\n``void ncclResetDebugInit(void)``\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.24, until NCCL 2.29. Deprecated.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclResetDebugInit\n",
        );
    table
        .function(
            c"ncclScatter",
            both::ncclScatter,
            c"ncclScatter($self, sendbuff, recvbuff, count, datatype, root, comm, stream)\n--\n\nSends ``count`` elements from the rank ``root`` to each rank, a different piece to each.\n\n``ncclResult_t ncclScatter(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.28.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatter\n",
        );
    table
        .function(
            c"ncclScatterConfig",
            both::ncclScatterConfig,
            c"ncclScatterConfig($self, sendbuff, recvbuff, count, datatype, root, comm, stream, config)\n--\n\nSends a piece of ``count`` elements from the rank ``root`` to each rank, with settings for this call.\n\n``ncclResult_t ncclScatterConfig(const void *sendbuff, void *recvbuff, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\nrecvbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\nroot : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\nconfig : ncclCollConfig_t or None\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.31.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclScatterConfig\n",
        );
    table
        .function(
            c"ncclSend",
            both::ncclSend,
            c"ncclSend($self, sendbuff, count, datatype, peer, comm, stream)\n--\n\nSends ``count`` elements to the rank ``peer``, which must call ``ncclRecv``.\n\n``ncclResult_t ncclSend(const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nsendbuff : device address or array\n    Used after the call: keep it alive until this call (in a group: the work that ``ncclGroupEnd`` enqueues) completes on ``stream``.\ncount : int\ndatatype : ncclDataType_t\npeer : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.18 or earlier.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSend\n",
        );
    table
        .function(
            c"ncclSetEncryption",
            both::ncclSetEncryption,
            c"ncclSetEncryption($self, config)\n--\n\nSets how the process's NCCL traffic is encrypted: not at all, or with a shared key.\n\n``ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *config)``\n\nParameters\n----------\nconfig : ncclEncryptionConfig_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.32.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSetEncryption\n",
        );
    table
        .function(
            c"ncclSignal",
            both::ncclSignal,
            c"ncclSignal($self, peer, sigIdx, ctx, flags, comm, stream)\n--\n\nSignals the rank ``peer``, without data.\n\n``ncclResult_t ncclSignal(int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\npeer : int\nsigIdx : int\nctx : int\nflags : int\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclSignal\n",
        );
    table
        .function(
            c"ncclWaitSignal",
            both::ncclWaitSignal,
            c"ncclWaitSignal($self, nDesc, signalDescs, comm, stream)\n--\n\nMakes a stream wait for given numbers of signals from other ranks.\n\n``ncclResult_t ncclWaitSignal(int nDesc, ncclWaitSignalDesc_t *signalDescs, ncclComm_t comm, cudaStream_t stream)``\n\nParameters\n----------\nnDesc : int\nsignalDescs : list[ncclWaitSignalDesc_t] or None\ncomm : ncclComm_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWaitSignal\n",
        );
    table
        .function(
            c"ncclWinGetUserPtr",
            both::ncclWinGetUserPtr,
            c"ncclWinGetUserPtr($self, comm, win)\n--\n\nTells the address of the buffer behind a window.\n\n``ncclResult_t ncclWinGetUserPtr(ncclComm_t comm, ncclWindow_t win, void **outUserPtr)``\n\nParameters\n----------\ncomm : ncclComm_t or None\nwin : ncclWindow_t or None\n\nReturns\n-------\nncclResult_t\n    ``ncclSuccess``.\noutUserPtr : int\n\nNotes\n-----\nIn ``nccl.h``. Since NCCL 2.29.\nhttps://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclWinGetUserPtr\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Record(&nccl2::ncclCollConfig_t));
    table.class(Class::Record(&nccl2::ncclCollConfig_v23200));
    table.class(Class::Enum(&nccl2::ncclCommMemStat_t));
    table.class(Class::Value(&nccl2::ncclComm_t));
    table.class(Class::Record(&nccl2::ncclConfigExt));
    table.class(Class::Record(&nccl2::ncclConfigExt_t));
    table.class(Class::Record(&nccl2::ncclConfigExt_t_key));
    table.class(Class::Record(&nccl2::ncclConfigExt_t_val));
    table.class(Class::Record(&nccl2::ncclConfig_t));
    table.class(Class::Record(&nccl2::ncclConfig_v23100));
    table.class(Class::Enum(&nccl2::ncclDataType_t));
    table.class(Class::Record(&nccl2::ncclEncryptionConfig_t));
    table.class(Class::Record(&nccl2::ncclEncryptionConfig_v23200));
    table.class(Class::Enum(&nccl2::ncclEncryptionMode_t));
    table.class(Class::Enum(&nccl2::ncclHostCftMode_t));
    table.class(Class::Enum(&nccl2::ncclNvlsHostMode_t));
    table.class(Class::Value(&nccl2::ncclParamHandle_t));
    table.class(Class::Enum(&nccl2::ncclRedOp_dummy_t));
    table.class(Class::Enum(&nccl2::ncclRedOp_t));
    table.class(Class::Enum(&nccl2::ncclResult_t));
    table.class(Class::Enum(&nccl2::ncclScalarResidence_t));
    table.class(Class::Record(&nccl2::ncclSimInfo_t));
    table.class(Class::Record(&nccl2::ncclSimInfo_v22200));
    table.class(Class::Record(&nccl2::ncclUniqueId));
    table.class(Class::Record(&nccl2::ncclWaitSignalDesc_t));
    table.class(Class::Value(&nccl2::ncclWindow_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("NCCL_API_MAGIC", Constant::Int(3405692655));
    table.constant("NCCL_COMM_NULL", Constant::Int(0));
    table.constant("NCCL_CONFIG_UNDEF_INT", Constant::Int(-2147483648));
    table.constant("NCCL_CONFIG_UNDEF_PTR", Constant::Int(0));
    table.constant("NCCL_CTA_POLICY_DEFAULT", Constant::Int(0));
    table.constant("NCCL_CTA_POLICY_EFFICIENCY", Constant::Int(1));
    table.constant("NCCL_CTA_POLICY_ZERO", Constant::Int(2));
    table.constant("NCCL_MAJOR", Constant::Int(2));
    table.constant("NCCL_MINOR", Constant::Int(32));
    table.constant("NCCL_PATCH", Constant::Int(3));
    table.constant("NCCL_REVOKE_DEFAULT", Constant::Int(0));
    table.constant("NCCL_SHRINK_ABORT", Constant::Int(1));
    table.constant("NCCL_SHRINK_DEFAULT", Constant::Int(0));
    table.constant("NCCL_SPLIT_NOCOLOR", Constant::Int(-1));
    table.constant("NCCL_SUFFIX", Constant::String(""));
    table.constant("NCCL_SUSPEND_MEM", Constant::Int(1));
    table.constant("NCCL_UNIQUE_ID_BYTES", Constant::Int(128));
    table.constant("NCCL_VERSION_CODE", Constant::Int(23203));
    table.constant("NCCL_WIN_CFT_COUNTED", Constant::Int(8));
    table.constant("NCCL_WIN_COLL_SYMMETRIC", Constant::Int(1));
    table.constant("NCCL_WIN_DEFAULT", Constant::Int(0));
    table.constant("NCCL_WIN_GIN_ONLY", Constant::Int(4));
    table.constant("NCCL_WIN_REQUIRED_ALIGNMENT", Constant::Int(4096));
    table.constant("NCCL_WIN_STRICT_ORDERING", Constant::Int(2));
}
