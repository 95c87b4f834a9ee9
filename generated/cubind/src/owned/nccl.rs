//! NCCL with owned handles: collective communication between GPUs of one or several hosts.
//!
//! See [`owned`](super) for this form of the functions. [`nccl`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::nccl as checked;
#[allow(unused_imports)]
use crate::nccl::NCCL;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nccl as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nccl::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    0 ncclComm_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    0 ncclComm_t
}

destroy! {
    ncclResult_t;
    0 ncclComm_t: |handle| destroy_then_release!(0 handle, checked::ncclCommDestroy(handle));
}

any_thread! {
    0 ncclComm_t // NCCL User Guide, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    nccl, ncclResult_t;

    safe {
        /// Concatenates `sendcount` elements from each rank, in rank order, on every rank.
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        fn ncclAllGather<T: Element<ncclDataType_t>>(
            sendbuff: impl KnownInput<T>, recvbuff: impl KnownOutput<T>, sendcount: usize, comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclAllGather);
            let called = called!(NCCL, ncclAllGather);
            let rank_count = rank_count!(NCCL ncclAllGather : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [sendcount]);
            check_len!(called : recvbuff as T, [sendcount, rank_count @ sendcount]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAllGather(
                sendbuff.0.into(), recvbuff.0.into(), sendcount, T::NUMBER, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Reduces `count` elements from all ranks, and stores the result on every rank.
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        fn ncclAllReduce<T: Element<ncclDataType_t>>(
            sendbuff: impl InputOrInPlace<T>, recvbuff: impl KnownOutput<T>, count: usize, op: ncclRedOp_t,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclAllReduce);
            let called = called!(NCCL, ncclAllReduce);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAllReduce(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Copies `count` elements from the rank `root` to every rank in place (legacy form of `ncclBroadcast`).
        /// Returns an error if one of these is shorter than required: `buff`.
        fn ncclBcast<T: Element<ncclDataType_t>>(
            buff: impl KnownOutput<T>, count: usize, root: i32, comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclBcast);
            let called = called!(NCCL, ncclBcast);
            check_len!(called : buff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] buff);
            checked::ncclBcast(buff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null())?;
            record_use!(work; buff);
        }
        /// Copies `count` elements from the rank `root` to every rank.
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        fn ncclBroadcast<T: Element<ncclDataType_t>>(
            sendbuff: impl InputOrInPlace<T>, recvbuff: impl KnownOutput<T>, count: usize, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclBroadcast);
            let called = called!(NCCL, ncclBroadcast);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclBroadcast(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Receives `count` elements from the rank `peer`, which must call `ncclSend`.
        /// Returns an error if one of these is shorter than required: `recvbuff`.
        fn ncclRecv<T: Element<ncclDataType_t>>(
            recvbuff: impl KnownOutput<T>, count: usize, peer: i32, comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclRecv);
            let called = called!(NCCL, ncclRecv);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] recvbuff);
            checked::ncclRecv(recvbuff.0.into(), count, T::NUMBER, peer, comm.as_handle(), stream.as_handle_or_null())?;
            record_use!(work; recvbuff);
        }
        /// Reduces `count` elements from all ranks, and stores the result only on the rank `root`.
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        fn ncclReduce<T: Element<ncclDataType_t>>(
            sendbuff: impl InputOrInPlace<T>, recvbuff: impl KnownOutput<T>, count: usize, op: ncclRedOp_t, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclReduce);
            let called = called!(NCCL, ncclReduce);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclReduce(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, root, comm.as_handle(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Reduces elements from all ranks, and stores a block of `recvcount` results on each rank.
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        fn ncclReduceScatter<T: Element<ncclDataType_t>>(
            sendbuff: impl KnownInput<T>, recvbuff: impl KnownOutput<T>, recvcount: usize, op: ncclRedOp_t,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclReduceScatter);
            let called = called!(NCCL, ncclReduceScatter);
            let rank_count = rank_count!(NCCL ncclReduceScatter : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [recvcount, rank_count @ recvcount]);
            check_len!(called : recvbuff as T, [recvcount]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclReduceScatter(
                sendbuff.0.into(), recvbuff.0.into(), recvcount, T::NUMBER, op, comm.as_handle(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Sends `count` elements to the rank `peer`, which must call `ncclRecv`.
        /// Returns an error if one of these is shorter than required: `sendbuff`.
        fn ncclSend<T: Element<ncclDataType_t>>(
            sendbuff: impl KnownInput<T>, count: usize, peer: i32, comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            ungrouped!(NCCL ncclSend);
            let called = called!(NCCL, ncclSend);
            check_len!(called : sendbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff);
            checked::ncclSend(sendbuff.0.into(), count, T::NUMBER, peer, comm.as_handle(), stream.as_handle_or_null())?;
            record_use!(work; sendbuff);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    nccl, ncclResult_t;

    safe {}

    unsafe {
        /// Concatenates `sendcount` elements from each rank on every rank, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclAllGatherConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, sendcount: usize,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclAllGatherConfig);
            let rank_count = rank_count!(NCCL ncclAllGatherConfig : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [sendcount]);
            check_len!(called : recvbuff as T, [sendcount, rank_count @ sendcount]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAllGatherConfig(
                sendbuff.0.into(), recvbuff.0.into(), sendcount, T::NUMBER, comm.as_handle(), stream.as_handle_or_null(),
                config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Reduces `count` elements from all ranks to every rank, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclAllReduceConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl InputOrInPlace<T>, recvbuff: impl DeviceOutput<T>, count: usize, op: ncclRedOp_t,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclAllReduceConfig);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAllReduceConfig(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, comm.as_handle(), stream.as_handle_or_null(),
                config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Exchanges `count` elements between each pair of ranks.
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn ncclAlltoAll<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, count: usize, comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NCCL, ncclAlltoAll);
            let rank_count = rank_count!(NCCL ncclAlltoAll : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [count, rank_count @ count]);
            check_len!(called : recvbuff as T, [count, rank_count @ count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAlltoAll(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Exchanges `count` elements between each pair of ranks, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclAlltoAllConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, count: usize, comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclAlltoAllConfig);
            let rank_count = rank_count!(NCCL ncclAlltoAllConfig : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [count, rank_count @ count]);
            check_len!(called : recvbuff as T, [count, rank_count @ count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAlltoAllConfig(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, comm.as_handle(), stream.as_handle_or_null(),
                config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Copies `count` elements from the rank `root` to every rank, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `recvbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclBroadcastConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl InputOrInPlace<T>, recvbuff: impl DeviceOutput<T>, count: usize, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclBroadcastConfig);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclBroadcastConfig(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
                config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Concatenates `count` elements from each rank, in rank order, on the rank `root`.
        /// Returns an error if one of these is shorter than required: `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn ncclGather<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, count: usize, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NCCL, ncclGather);
            check_len!(called : sendbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclGather(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Concatenates `count` elements from each rank on the rank `root`, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclGatherConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, count: usize, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclGatherConfig);
            check_len!(called : sendbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclGatherConfig(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
                config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Writes `count` elements to a window of the rank `peer`, and then signals the rank.
        /// - `flags`: in; must be 0
        ///
        /// Returns an error if one of these is shorter than required: `localbuff`.
        ///
        /// # Safety
        ///
        /// - `peerWin`: a live handle.
        /// - `localbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn ncclPutSignal<T: Element<ncclDataType_t>>(
            localbuff: impl DeviceInput<T>, count: usize, peer: i32, peerWin: ncclWindow_t, peerWinOffset: usize,
            sigIdx: i32, ctx: i32, flags: u32, comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NCCL, ncclPutSignal);
            check_len!(called : localbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] localbuff);
            checked::ncclPutSignal(
                localbuff.0.into(), count, T::NUMBER, peer, peerWin, peerWinOffset, sigIdx, ctx, flags, comm.as_handle(),
                stream.as_handle_or_null(),
            )?;
            record_use!(work; localbuff);
        }
        /// Reduces `count` elements from all ranks to the rank `root`, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclReduceConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl InputOrInPlace<T>, recvbuff: impl DeviceOutput<T>, count: usize, op: ncclRedOp_t, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclReduceConfig);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclReduceConfig(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, root, comm.as_handle(),
                stream.as_handle_or_null(), config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Reduces elements, and stores a block of `recvcount` results on each rank, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `recvbuff`, `sendbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclReduceScatterConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, recvcount: usize, op: ncclRedOp_t,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclReduceScatterConfig);
            let rank_count = rank_count!(NCCL ncclReduceScatterConfig : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [recvcount, rank_count @ recvcount]);
            check_len!(called : recvbuff as T, [recvcount]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclReduceScatterConfig(
                sendbuff.0.into(), recvbuff.0.into(), recvcount, T::NUMBER, op, comm.as_handle(),
                stream.as_handle_or_null(), config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Sends a different block of `count` elements from the rank `root` to each rank.
        /// Returns an error if one of these is shorter than required: `recvbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn ncclScatter<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, count: usize, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NCCL, ncclScatter);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclScatter(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            record_use!(work; sendbuff recvbuff);
        }
        /// Sends a block of `count` elements from the rank `root` to each rank, with a configuration for this call.
        /// - `config`: in; `None` passes NULL
        ///
        /// Returns an error if one of these is shorter than required: `recvbuff`.
        ///
        /// # Safety
        ///
        /// - `sendbuff`, `recvbuff`: valid device memory of the size that the other arguments imply, until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work (in a group: the work that `ncclGroupEnd` enqueues) completes on `stream`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn ncclScatterConfig<T: Element<ncclDataType_t>>(
            sendbuff: impl DeviceInput<T>, recvbuff: impl DeviceOutput<T>, count: usize, root: i32,
            comm: impl AsHandle<ncclComm_t>, stream: impl MaybeHandle<driver::CUstream>, config: Option<&ncclCollConfig_t>,
        ) -> () {
            let called = called!(NCCL, ncclScatterConfig);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclScatterConfig(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
                config,
            )?;
            record_use!(work; sendbuff recvbuff);
        }
    }
}

owned! {
    nccl, ncclResult_t;

    safe {
        /// Returns the number of ranks of a communicator.
        fn ncclCommCount(comm: impl AsHandle<ncclComm_t>) -> i32 {
            checked::ncclCommCount(comm.as_handle())?
        }
        /// Returns the ordinal of the CUDA device that a communicator uses in this process.
        fn ncclCommCuDevice(comm: impl AsHandle<ncclComm_t>) -> i32 {
            checked::ncclCommCuDevice(comm.as_handle())?
        }
        /// Completes all outstanding work of a communicator in preparation for its destruction.
        fn ncclCommFinalize(comm: impl AsHandle<ncclComm_t>) -> () {
            checked::ncclCommFinalize(comm.as_handle())?
        }
        /// Returns the state of a communicator's asynchronous work: complete, in progress or failed.
        fn ncclCommGetAsyncError(comm: impl AsHandle<ncclComm_t>) -> ncclResult_t {
            checked::ncclCommGetAsyncError(comm.as_handle())?
        }
        /// Creates the unique ID with which new ranks join a communicator by `ncclCommGrow`.
        fn ncclCommGetUniqueId(comm: impl AsHandle<ncclComm_t>) -> ncclUniqueId {
            checked::ncclCommGetUniqueId(comm.as_handle())?
        }
        /// Returns the size in bytes of one kind of GPU memory that a communicator uses.
        fn ncclCommMemStats(comm: impl AsHandle<ncclComm_t>, stat: ncclCommMemStat_t) -> u64 {
            checked::ncclCommMemStats(comm.as_handle(), stat)?
        }
        /// Restores the resources that `ncclCommSuspend` freed.
        fn ncclCommResume(comm: impl AsHandle<ncclComm_t>) -> () {
            checked::ncclCommResume(comm.as_handle())?
        }
        /// Aborts a communicator's outstanding work and rejects new work, as preparation for shrinking or destroying it.
        /// - `revokeFlags`: in, flags: [`NCCL_REVOKE_DEFAULT`]
        fn ncclCommRevoke(comm: impl AsHandle<ncclComm_t>, revokeFlags: i32) -> () {
            checked::ncclCommRevoke(comm.as_handle(), revokeFlags)?
        }
        /// Returns the calling process's rank in a communicator.
        fn ncclCommUserRank(comm: impl AsHandle<ncclComm_t>) -> i32 {
            checked::ncclCommUserRank(comm.as_handle())?
        }
        /// Creates the unique ID that one process must send to all others before they create a communicator.
        fn ncclGetUniqueId() -> ncclUniqueId {
            checked::ncclGetUniqueId()?
        }
    }

    unsafe {}
}

owned! {
    nccl, ncclResult_t;

    safe {}

    unsafe {
        /// Deregisters a buffer that `ncclCommRegister` registered.
        /// - `handle`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `handle` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
        fn ncclCommDeregister(comm: impl AsHandle<ncclComm_t>, handle: *mut c_void) -> () {
            checked::ncclCommDeregister(comm.as_handle(), handle)?
        }
        /// Creates a larger communicator from an existing one and additional ranks.
        /// - `comm`: in; may be NULL
        /// - `uniqueId`, `config`: in; `None` passes NULL
        /// - `newcomm`: out, the caller's variable, which may be written after the call returns
        ///
        /// # Safety
        ///
        /// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
        /// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
        /// - `uniqueId` must not be moved, changed or freed while the library may hold its address.
        fn ncclCommGrow(
            comm: impl MaybeHandle<ncclComm_t>, nRanks: i32, uniqueId: Option<&ncclUniqueId>, rank: i32,
            newcomm: *mut ncclComm_t, config: Option<&ncclConfig_t>,
        ) -> () {
            checked::ncclCommGrow(comm.as_handle_or_null(), nRanks, uniqueId, rank, newcomm, config)?
        }
        /// Creates the communicators of all ranks in one process, one for each of the given devices.
        /// - `devlist`: in, array, length `ndev`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - The ranks of the communicator make the same collective calls in the same order, with the same number of values of the same type, and each send has a matching receive of the same number. The communicator's calls block (`blocking`, NCCL_COMM_BLOCKING). No group is open.
        fn ncclCommInitAll(ndev: usize, devlist: &[i32]) -> Vec<Owned<ncclComm_t>> {
            let mut comm = alloc::vec![support::zeroed(); ndev];
            checked::ncclCommInitAll(&mut comm, devlist)?;
            comm.into_iter().map(|handle| Owned::from_raw(handle)).collect()
        }
        /// Creates a communicator for one rank on the current device; all ranks must call this function.
        /// # Safety
        ///
        /// - The ranks of the communicator make the same collective calls in the same order, with the same number of values of the same type, and each send has a matching receive of the same number. The communicator's calls block (`blocking`, NCCL_COMM_BLOCKING). No group is open.
        fn ncclCommInitRank(nranks: i32, commId: ncclUniqueId, rank: i32) -> Owned<ncclComm_t> {
            Owned::from_raw(checked::ncclCommInitRank(nranks, commId, rank)?)
        }
        /// Creates a communicator for one rank with a configuration, for example for nonblocking calls.
        /// - `config`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `config` must stay valid as long as `comm` exists.
        /// - The ranks of the communicator make the same collective calls in the same order, with the same number of values of the same type, and each send has a matching receive of the same number. The communicator's calls block (`blocking`, NCCL_COMM_BLOCKING). No group is open.
        fn ncclCommInitRankConfig(
            nranks: i32, commId: ncclUniqueId, rank: i32, config: Option<&ncclConfig_t>,
        ) -> Owned<ncclComm_t> {
            Owned::from_raw(checked::ncclCommInitRankConfig(nranks, commId, rank, config)?)
        }
        /// Creates a communicator for one rank from several unique IDs, which suits many ranks.
        /// - `commIds`: in, array, whose length is passed as `nId`
        /// - `config`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
        /// - `commIds` must not be moved, changed or freed while the library may hold its address.
        /// - The ranks of the communicator make the same collective calls in the same order, with the same number of values of the same type, and each send has a matching receive of the same number. The communicator's calls block (`blocking`, NCCL_COMM_BLOCKING). No group is open.
        fn ncclCommInitRankScalable(
            nranks: i32, myrank: i32, commIds: &[ncclUniqueId], config: Option<&ncclConfig_t>,
        ) -> Owned<ncclComm_t> {
            Owned::from_raw(checked::ncclCommInitRankScalable(nranks, myrank, commIds, config)?)
        }
        /// Registers a buffer with a communicator, which reduces copies in later operations.
        /// - `buff`: on the device
        ///
        /// # Safety
        ///
        /// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommDeregister` is called.
        fn ncclCommRegister(comm: impl AsHandle<ncclComm_t>, buff: CuPtr<c_void>, size: usize) -> *mut c_void {
            checked::ncclCommRegister(comm.as_handle(), buff, size)?
        }
        /// Creates a communicator from an existing one without the given ranks, for example after failures.
        /// - `excludeRanksList`: in and out, array, whose length is passed as `excludeRanksCount`
        /// - `newcomm`: out, the caller's variable, which may be written after the call returns
        /// - `config`: in; `None` passes NULL
        /// - `shrinkFlags`: in, flags: [`NCCL_SHRINK_ABORT`], [`NCCL_SHRINK_DEFAULT`]
        ///
        /// # Safety
        ///
        /// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
        /// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
        /// - `excludeRanksList` must not be moved, changed or freed while the library may hold its address.
        fn ncclCommShrink(
            comm: impl AsHandle<ncclComm_t>, excludeRanksList: &mut [i32], newcomm: *mut ncclComm_t,
            config: Option<&ncclConfig_t>, shrinkFlags: i32,
        ) -> () {
            checked::ncclCommShrink(comm.as_handle(), excludeRanksList, newcomm, config, shrinkFlags)?
        }
        /// Splits a communicator by color into new communicators, whose ranks are ordered by key.
        /// - `newcomm`: out, the caller's variable, which may be written after the call returns
        /// - `config`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - `newcomm`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
        /// - Pointers, handles and lengths in `config` must stay valid as long as `newcomm` exists.
        fn ncclCommSplit(
            comm: impl AsHandle<ncclComm_t>, color: i32, key: i32, newcomm: *mut ncclComm_t, config: Option<&ncclConfig_t>,
        ) -> () {
            checked::ncclCommSplit(comm.as_handle(), color, key, newcomm, config)?
        }
        /// Frees memory of an idle communicator until `ncclCommResume` is called.
        /// - `flags`: in, flags: [`NCCL_SUSPEND_MEM`]
        ///
        /// # Safety
        ///
        /// - Until `ncclCommResume` is called, the communicator must not be passed to any other function or destroyed.
        fn ncclCommSuspend(comm: impl AsHandle<ncclComm_t>, flags: i32) -> () {
            checked::ncclCommSuspend(comm.as_handle(), flags)?
        }
        /// Deregisters a window that `ncclCommWindowRegister` registered.
        /// # Safety
        ///
        /// - `win`: a live handle.
        /// - No thread may use `win`, or objects that belong to it, during or after the call.
        fn ncclCommWindowDeregister(comm: impl AsHandle<ncclComm_t>, win: ncclWindow_t) -> () {
            checked::ncclCommWindowDeregister(comm.as_handle(), win)?
        }
        /// Registers a buffer of each rank as a window for symmetric or one-sided operations.
        /// - `buff`: on the device
        /// - `win`: out, the caller's variable, which may be written after the call returns
        /// - `winFlags`: in, flags: [`NCCL_WIN_CFT_COUNTED`], [`NCCL_WIN_COLL_SYMMETRIC`], [`NCCL_WIN_DEFAULT`], [`NCCL_WIN_GIN_ONLY`], [`NCCL_WIN_STRICT_ORDERING`]
        ///
        /// # Safety
        ///
        /// - `buff`: valid device memory of the size that the other arguments imply, until `ncclCommWindowDeregister` is called.
        /// - `win`: a variable that is not moved or freed, until the call (in a group: `ncclGroupEnd`) has returned and `ncclCommGetAsyncError` no longer reports `ncclInProgress`.
        fn ncclCommWindowRegister(
            comm: impl AsHandle<ncclComm_t>, buff: CuPtr<c_void>, size: usize, win: *mut ncclWindow_t, winFlags: i32,
        ) -> () {
            checked::ncclCommWindowRegister(comm.as_handle(), buff, size, win, winFlags)?
        }
        /// Creates a reduction operator that multiplies each rank's elements by a scalar before summation.
        /// - `scalar`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `scalar`: valid memory of the size that the other arguments imply, for the duration that `residence` specifies.
        fn ncclRedOpCreatePreMulSum(
            scalar: *mut c_void, datatype: ncclDataType_t, residence: ncclScalarResidence_t,
            comm: impl AsHandle<ncclComm_t>,
        ) -> ncclRedOp_t {
            checked::ncclRedOpCreatePreMulSum(scalar, datatype, residence, comm.as_handle())?
        }
        /// Destroys a user-defined reduction operator.
        /// # Safety
        ///
        /// - `op` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
        fn ncclRedOpDestroy(op: ncclRedOp_t, comm: impl AsHandle<ncclComm_t>) -> () {
            checked::ncclRedOpDestroy(op, comm.as_handle())?
        }
        /// Signals the rank `peer` without transferring data.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `comm` must outlive every graph that records the call.
        fn ncclSignal(
            peer: i32, sigIdx: i32, ctx: i32, flags: u32, comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::ncclSignal(peer, sigIdx, ctx, flags, comm.as_handle(), stream.as_handle_or_null())?
        }
        /// Makes a stream wait for given numbers of signals from other ranks.
        /// - `signalDescs`: in, array, whose length is passed as `nDesc`
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `signalDescs` must not be moved, changed or freed while the library may hold its address.
        /// - `comm` must outlive every graph that records the call.
        fn ncclWaitSignal(
            signalDescs: &[ncclWaitSignalDesc_t], comm: impl AsHandle<ncclComm_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::ncclWaitSignal(signalDescs, comm.as_handle(), stream.as_handle_or_null())?
        }
        /// Returns the address of a window's buffer.
        /// # Safety
        ///
        /// - `win`: a live handle.
        fn ncclWinGetUserPtr(comm: impl AsHandle<ncclComm_t>, win: ncclWindow_t) -> *mut c_void {
            checked::ncclWinGetUserPtr(comm.as_handle(), win)?
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
group! {
    ncclResult_t; NCCL: ncclGroupStart, ncclGroupEnd;

        fn ncclAllGather<T: Element<ncclDataType_t>>(
            self, sendbuff: impl KnownInput<T> + 'g, recvbuff: impl KnownOutput<T> + 'g, sendcount: usize,
            comm: impl AsHandle<ncclComm_t> + 'g, stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclAllGather);
            let rank_count = rank_count!(NCCL ncclAllGather : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [sendcount]);
            check_len!(called : recvbuff as T, [sendcount, rank_count @ sendcount]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAllGather(
                sendbuff.0.into(), recvbuff.0.into(), sendcount, T::NUMBER, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            hold!(self : work; user sendbuff recvbuff);
        }
        fn ncclAllReduce<T: Element<ncclDataType_t>>(
            self, sendbuff: impl InputOrInPlace<T, Memory: 'g> + 'g, recvbuff: impl KnownOutput<T> + 'g, count: usize,
            op: ncclRedOp_t, comm: impl AsHandle<ncclComm_t> + 'g, stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclAllReduce);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclAllReduce(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            hold!(self : work; user sendbuff recvbuff);
        }
        fn ncclBcast<T: Element<ncclDataType_t>>(
            self, buff: impl KnownOutput<T> + 'g, count: usize, root: i32, comm: impl AsHandle<ncclComm_t> + 'g,
            stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclBcast);
            check_len!(called : buff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] buff);
            checked::ncclBcast(buff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null())?;
            hold!(self : work; user buff);
        }
        fn ncclBroadcast<T: Element<ncclDataType_t>>(
            self, sendbuff: impl InputOrInPlace<T, Memory: 'g> + 'g, recvbuff: impl KnownOutput<T> + 'g, count: usize,
            root: i32, comm: impl AsHandle<ncclComm_t> + 'g, stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclBroadcast);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclBroadcast(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
            )?;
            hold!(self : work; user sendbuff recvbuff);
        }
        fn ncclRecv<T: Element<ncclDataType_t>>(
            self, recvbuff: impl KnownOutput<T> + 'g, count: usize, peer: i32, comm: impl AsHandle<ncclComm_t> + 'g,
            stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclRecv);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] recvbuff);
            checked::ncclRecv(recvbuff.0.into(), count, T::NUMBER, peer, comm.as_handle(), stream.as_handle_or_null())?;
            hold!(self : work; user recvbuff);
        }
        fn ncclReduce<T: Element<ncclDataType_t>>(
            self, sendbuff: impl InputOrInPlace<T, Memory: 'g> + 'g, recvbuff: impl KnownOutput<T> + 'g, count: usize,
            op: ncclRedOp_t, root: i32, comm: impl AsHandle<ncclComm_t> + 'g,
            stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclReduce);
            let sendbuff = sendbuff.in_place_of(&recvbuff);
            check_len!(called : sendbuff as T, [count]);
            check_len!(called : recvbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclReduce(
                sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, root, comm.as_handle(),
                stream.as_handle_or_null(),
            )?;
            hold!(self : work; user sendbuff recvbuff);
        }
        fn ncclReduceScatter<T: Element<ncclDataType_t>>(
            self, sendbuff: impl KnownInput<T> + 'g, recvbuff: impl KnownOutput<T> + 'g, recvcount: usize, op: ncclRedOp_t,
            comm: impl AsHandle<ncclComm_t> + 'g, stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclReduceScatter);
            let rank_count = rank_count!(NCCL ncclReduceScatter : checked::ncclCommCount(comm.as_handle()) ?);
            check_len!(called : sendbuff as T, [recvcount, rank_count @ recvcount]);
            check_len!(called : recvbuff as T, [recvcount]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff recvbuff);
            checked::ncclReduceScatter(
                sendbuff.0.into(), recvbuff.0.into(), recvcount, T::NUMBER, op, comm.as_handle(),
                stream.as_handle_or_null(),
            )?;
            hold!(self : work; user sendbuff recvbuff);
        }
        fn ncclSend<T: Element<ncclDataType_t>>(
            self, sendbuff: impl KnownInput<T> + 'g, count: usize, peer: i32, comm: impl AsHandle<ncclComm_t> + 'g,
            stream: impl MaybeHandle<driver::CUstream> + 'g,
        ) -> () {
            let called = called!(NCCL, ncclSend);
            check_len!(called : sendbuff as T, [count]);
            borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff);
            checked::ncclSend(sendbuff.0.into(), count, T::NUMBER, peer, comm.as_handle(), stream.as_handle_or_null())?;
            hold!(self : work; user sendbuff);
        }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
ranks! {
    ncclResult_t; NCCL: Owned<ncclComm_t>, ncclGroupStart, ncclGroupEnd, ncclCommInitAll, ncclCommGetAsyncError, ncclResult_t::ncclInProgress;

        fn ncclAllReduce<'g, T: Element<ncclDataType_t>>(
            self,
            ranks: impl IntoIterator<
                Item = (
                    impl InputOrInPlace<T, Memory: 'g> + 'g, impl KnownOutput<T> + 'g,
                    impl MaybeHandle<driver::CUstream> + 'g,
                ),
            >,
            count: usize,
            op: ncclRedOp_t,
        ) {
            let called = called!(NCCL, ncclAllReduce);
            let mut all = Vec::new();
            for (sendbuff, recvbuff, stream) in ranks {
                let sendbuff = sendbuff.in_place_of(&recvbuff);
                check_len!(called : sendbuff as T, [count]);
                check_len!(called : recvbuff as T, [count]);
                all.push((sendbuff, recvbuff, stream));
            }
            all_ranks!(self NCCL ncclAllReduce : all);
            self.together(|group| {
                for (comm, (sendbuff, recvbuff, stream)) in self.0.iter().zip(all) {
                    borrow!(work = Work::in_stream(& stream), called : [user = 0 comm .as_handle()] sendbuff recvbuff);
                    checked::ncclAllReduce(
                        sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, comm.as_handle(),
                        stream.as_handle_or_null(),
                    )?;
                    hold!(group : work; user sendbuff recvbuff);
                }
                Ok(())
            })?;
        }
        fn ncclBcast<'g, T: Element<ncclDataType_t>>(
            self,
            ranks: impl IntoIterator<
                Item = (impl KnownOutput<T> + 'g, impl MaybeHandle<driver::CUstream> + 'g),
            >,
            count: usize,
            root: i32,
        ) {
            let called = called!(NCCL, ncclBcast);
            let mut all = Vec::new();
            for (buff, stream) in ranks {
                check_len!(called : buff as T, [count]);
                all.push((buff, stream));
            }
            all_ranks!(self NCCL ncclBcast : all);
            self.together(|group| {
                for (comm, (buff, stream)) in self.0.iter().zip(all) {
                    borrow!(work = Work::in_stream(& stream), called : [user = 0 comm .as_handle()] buff);
                    checked::ncclBcast(
                        buff.0.into(), count, T::NUMBER, root, comm.as_handle(), stream.as_handle_or_null(),
                    )?;
                    hold!(group : work; user buff);
                }
                Ok(())
            })?;
        }
        fn ncclAllGather<'g, T: Element<ncclDataType_t>>(
            self,
            ranks: impl IntoIterator<
                Item = (impl KnownInput<T> + 'g, impl KnownOutput<T> + 'g, impl MaybeHandle<driver::CUstream> + 'g),
            >,
            sendcount: usize,
        ) {
            let called = called!(NCCL, ncclAllGather);
            let mut all = Vec::new();
            for (sendbuff, recvbuff, stream) in ranks {
                let rank_count = rank_count!(NCCL ncclAllGather : self.len());
                check_len!(called : sendbuff as T, [sendcount]);
                check_len!(called : recvbuff as T, [sendcount, rank_count @ sendcount]);
                all.push((sendbuff, recvbuff, stream));
            }
            all_ranks!(self NCCL ncclAllGather : all);
            self.together(|group| {
                for (comm, (sendbuff, recvbuff, stream)) in self.0.iter().zip(all) {
                    borrow!(work = Work::in_stream(& stream), called : [user = 0 comm .as_handle()] sendbuff recvbuff);
                    checked::ncclAllGather(
                        sendbuff.0.into(), recvbuff.0.into(), sendcount, T::NUMBER, comm.as_handle(),
                        stream.as_handle_or_null(),
                    )?;
                    hold!(group : work; user sendbuff recvbuff);
                }
                Ok(())
            })?;
        }
        fn ncclReduceScatter<'g, T: Element<ncclDataType_t>>(
            self,
            ranks: impl IntoIterator<
                Item = (impl KnownInput<T> + 'g, impl KnownOutput<T> + 'g, impl MaybeHandle<driver::CUstream> + 'g),
            >,
            recvcount: usize,
            op: ncclRedOp_t,
        ) {
            let called = called!(NCCL, ncclReduceScatter);
            let mut all = Vec::new();
            for (sendbuff, recvbuff, stream) in ranks {
                let rank_count = rank_count!(NCCL ncclReduceScatter : self.len());
                check_len!(called : sendbuff as T, [recvcount, rank_count @ recvcount]);
                check_len!(called : recvbuff as T, [recvcount]);
                all.push((sendbuff, recvbuff, stream));
            }
            all_ranks!(self NCCL ncclReduceScatter : all);
            self.together(|group| {
                for (comm, (sendbuff, recvbuff, stream)) in self.0.iter().zip(all) {
                    borrow!(work = Work::in_stream(& stream), called : [user = 0 comm .as_handle()] sendbuff recvbuff);
                    checked::ncclReduceScatter(
                        sendbuff.0.into(), recvbuff.0.into(), recvcount, T::NUMBER, op, comm.as_handle(),
                        stream.as_handle_or_null(),
                    )?;
                    hold!(group : work; user sendbuff recvbuff);
                }
                Ok(())
            })?;
        }
        fn ncclReduce<'g, T: Element<ncclDataType_t>>(
            self,
            ranks: impl IntoIterator<
                Item = (
                    impl InputOrInPlace<T, Memory: 'g> + 'g, impl KnownOutput<T> + 'g,
                    impl MaybeHandle<driver::CUstream> + 'g,
                ),
            >,
            count: usize,
            op: ncclRedOp_t,
            root: i32,
        ) {
            let called = called!(NCCL, ncclReduce);
            let mut all = Vec::new();
            for (sendbuff, recvbuff, stream) in ranks {
                let sendbuff = sendbuff.in_place_of(&recvbuff);
                check_len!(called : sendbuff as T, [count]);
                check_len!(called : recvbuff as T, [count]);
                all.push((sendbuff, recvbuff, stream));
            }
            all_ranks!(self NCCL ncclReduce : all);
            self.together(|group| {
                for (comm, (sendbuff, recvbuff, stream)) in self.0.iter().zip(all) {
                    borrow!(work = Work::in_stream(& stream), called : [user = 0 comm .as_handle()] sendbuff recvbuff);
                    checked::ncclReduce(
                        sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, op, root, comm.as_handle(),
                        stream.as_handle_or_null(),
                    )?;
                    hold!(group : work; user sendbuff recvbuff);
                }
                Ok(())
            })?;
        }
        fn ncclBroadcast<'g, T: Element<ncclDataType_t>>(
            self,
            ranks: impl IntoIterator<
                Item = (
                    impl InputOrInPlace<T, Memory: 'g> + 'g, impl KnownOutput<T> + 'g,
                    impl MaybeHandle<driver::CUstream> + 'g,
                ),
            >,
            count: usize,
            root: i32,
        ) {
            let called = called!(NCCL, ncclBroadcast);
            let mut all = Vec::new();
            for (sendbuff, recvbuff, stream) in ranks {
                let sendbuff = sendbuff.in_place_of(&recvbuff);
                check_len!(called : sendbuff as T, [count]);
                check_len!(called : recvbuff as T, [count]);
                all.push((sendbuff, recvbuff, stream));
            }
            all_ranks!(self NCCL ncclBroadcast : all);
            self.together(|group| {
                for (comm, (sendbuff, recvbuff, stream)) in self.0.iter().zip(all) {
                    borrow!(work = Work::in_stream(& stream), called : [user = 0 comm .as_handle()] sendbuff recvbuff);
                    checked::ncclBroadcast(
                        sendbuff.0.into(), recvbuff.0.into(), count, T::NUMBER, root, comm.as_handle(),
                        stream.as_handle_or_null(),
                    )?;
                    hold!(group : work; user sendbuff recvbuff);
                }
                Ok(())
            })?;
        }
        fn ncclSend<'g, T: Element<ncclDataType_t>>(
            self, from: (usize, impl KnownInput<T> + 'g, impl MaybeHandle<driver::CUstream> + 'g),
            to: (usize, impl KnownOutput<T> + 'g, impl MaybeHandle<driver::CUstream> + 'g), count: usize,
        ) {
            let (from, sendbuff, stream) = from;
            let called = called!(NCCL, ncclSend);
            check_len!(called : sendbuff as T, [count]);
            let from = (one_rank!(self NCCL ncclSend : from), (sendbuff, stream));
            let (to, recvbuff, stream) = to;
            let called = called!(NCCL, ncclRecv);
            check_len!(called : recvbuff as T, [count]);
            let to = (one_rank!(self NCCL ncclSend : to), (recvbuff, stream));
            let (sender, receiver) = (from.0.1, to.0.1);
            self.together(|group| {
                let ((comm, _), (sendbuff, stream)) = from;
                let peer = receiver;
                let called = called!(NCCL, ncclSend);
                borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] sendbuff);
                checked::ncclSend(sendbuff.0.into(), count, T::NUMBER, peer, comm.as_handle(), stream.as_handle_or_null())?;
                hold!(group : work; user sendbuff);
                let ((comm, _), (recvbuff, stream)) = to;
                let peer = sender;
                let called = called!(NCCL, ncclRecv);
                borrow!(work = Work::in_stream(& stream), called : [user = 0 comm.as_handle()] recvbuff);
                checked::ncclRecv(recvbuff.0.into(), count, T::NUMBER, peer, comm.as_handle(), stream.as_handle_or_null())?;
                hold!(group : work; user recvbuff);
                Ok(())
            })?;
        }
}
