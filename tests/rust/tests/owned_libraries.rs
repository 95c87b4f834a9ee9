//! Functions of libraries that take device memory with its owner, with a stub driver and stub libraries in Rust. The
//! libraries' work is only done when something waits for its stream.
// The test uses NCCL, which is not available for Windows.
#![cfg(not(windows))]
// The memory has the sizes that the stubs need.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::cublas::cublasComputeType_t;
use cubind::cuda13::owned::cublas::cublasOperation_t;
use cubind::cuda13::owned::{cublas, cublaslt, cufft, cusparse};
use cubind::cuda13::runtime::{cudaDataType, float2};
use cubind::owned::*;
use cubind::{CuPtr, HostScalar};
use cubind_tests::stub::Stub;
use cubind_tests::stub::libraries::{ASKED_FOR, DESTROYED, GROUP, LAYOUT, REFUSED, SENT, TYPES, begin};
use std::sync::Arc;
use std::sync::atomic::Ordering;

const NONE: &[String] = &[];

/// Computes a product of matrices of any type.
fn multiply<A: KnownInput<f32>, B: KnownInput<f32>, C: KnownOutput<f32>>(
    handle: &Owned<cublas::cublasHandle_t, 13>,
    a: A,
    b: B,
    c: C,
) {
    let none = cublasOperation_t::CUBLAS_OP_N;
    cublas::cublasSgemm(handle, none, none, 2, 2, 2, &1.0, a, 2, b, 2, &0.0, c, 2).unwrap();
}

#[test]
fn memory_waits_for_the_stream_of_the_handle() {
    let stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let (stream, other) = (Arc::new(Stream::new().unwrap()), Stream::new().unwrap());
    let a = DeviceBuffer::from_slice(&[1.0_f32; 4]).unwrap();
    let mut c = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let unused = DeviceBuffer::<u32>::zeroed(8).unwrap();
    Stub::start(other.handle().0 as usize, unused.as_ptr().address() as usize);
    for set in [None, Some(&stream)] {
        cublas::cublasSetStream(&handle, set).unwrap();
        multiply(&handle, &a, a.slice(..), c.slice_mut(..4));
        assert_eq!(stub.pending(), 4);
        stub.take_calls();
        c.to_vec().unwrap();
        assert_eq!(stub.pending(), 1, "the other stream continues");
        assert!(!stub.take_calls().contains(&"cuCtxSynchronize"));
    }
    multiply(&handle, &a, &a, &mut c);
    drop(a);
    drop(c);
    assert_eq!(stub.pending(), 1);
    // The buffer does not track work that the test itself has started.
    other.synchronize().unwrap();
    drop(unused);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn a_handle_keeps_its_stream() {
    let stub = begin();
    let streams = [Arc::new(Stream::new().unwrap()), Arc::new(Stream::new().unwrap())];
    let kept = || streams.each_ref().map(|stream| Arc::strong_count(stream) - 1);
    let (one, two) = (cublas::cublasCreate().unwrap(), cufft::cufftPlan1d(8, cufft::cufftType::CUFFT_C2C, 1).unwrap());
    cublas::cublasSetStream(&one, &streams[0]).unwrap();
    cufft::cufftSetStream(&two, streams[0].clone()).unwrap();
    assert_eq!(kept(), [2, 0]);
    cublas::cublasSetStream(&one, &streams[1]).unwrap();
    cublas::cublasSetStream(one.borrow(), &streams[1]).unwrap();
    assert_eq!(kept(), [1, 1]);
    // After a failed call, the handle may use either stream.
    REFUSED.store(streams[0].handle().0.addr(), Ordering::Relaxed);
    cublas::cublasSetStream(&one, &streams[0]).unwrap_err();
    REFUSED.store(usize::MAX, Ordering::Relaxed);
    assert_eq!(kept(), [2, 1]);
    cublas::cublasSetStream(&one, None).unwrap();
    assert_eq!(kept(), [1, 0]);
    drop(two);
    assert_eq!(kept(), [0, 0]);
    // A stream without another owner is destroyed after its handle.
    stub.take_calls();
    cublas::cublasSetStream(&one, Arc::new(Stream::new().unwrap())).unwrap();
    assert!(!stub.take_calls().contains(&"cuStreamDestroy_v2"));
    drop(one);
    assert!(stub.take_calls().contains(&"cuStreamDestroy_v2"));
    // A handle whose ownership is given up keeps its stream.
    let one = cublas::cublasCreate().unwrap();
    cublas::cublasSetStream(&one, &streams[0]).unwrap();
    let raw = one.into_raw();
    assert_eq!(kept(), [1, 0]);
    drop(unsafe { Owned::<cublas::cublasHandle_t, 13>::from_raw(raw) });
    assert_eq!((kept(), stub.faults().as_slice()), ([0, 0], NONE));
}

#[test]
fn every_kind_of_memory_is_taken() {
    let stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let stream = Arc::new(Stream::new().unwrap());
    cublas::cublasSetStream(&handle, &stream).unwrap();
    let mut managed = ManagedBuffer::<f32>::zeroed(4).unwrap();
    let mut grown = VirtualBuffer::<f32>::reserve(Device::get(0).unwrap(), 4).unwrap();
    grown.grow(4).unwrap();
    multiply(&handle, grown.as_slice(), &grown, &mut managed);
    assert_eq!(managed.host().unwrap(), [0.0; 4]);
    assert_eq!(stub.pending(), 0);
    multiply(&handle, &managed, &managed, &mut grown);
    drop((managed, grown));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
    // For a raw address, the caller specifies the length, and must wait for the work.
    let buffer = DeviceBuffer::<f32>::zeroed(4).unwrap();
    let memory = unsafe { buffer.as_ptr().memory(4) };
    multiply(&handle, memory, memory, memory);
    stream.synchronize().unwrap();
}

/// Unsafe functions accept all memory that a device can use.
#[test]
fn pinned_memory_is_taken_by_unsafe_functions() {
    let stub = begin();
    let plan = cufft::cufftPlan1d(2, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    let mut values = PinnedBuffer::<float2>::zeroed(2).unwrap();
    let mut out = DeviceBuffer::<float2>::zeroed(2).unwrap();
    unsafe { cufft::cufftXtExec(&plan, &mut values, &mut out, cufft::CUFFT_FORWARD).unwrap() };
    values.synchronize().unwrap();
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn results_are_on_the_host() {
    let _stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let (x, mut result) = (DeviceBuffer::<f32>::zeroed(4).unwrap(), 0.0);
    cublas::cublasSdot(&handle, 4, &x, 1, &x, 1, &mut result).unwrap();
    assert_eq!(result, 7.0);
}

#[test]
fn memory_before_the_address_is_rejected() {
    let _stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let (a, mut c) = (DeviceBuffer::<f32>::zeroed(8).unwrap(), DeviceBuffer::<f32>::zeroed(8).unwrap());
    let none = cublasOperation_t::CUBLAS_OP_N;
    let mut products = |stride| {
        cublas::cublasSgemmStridedBatched(
            &handle, none, none, 2, 2, 2, &1.0, &a, 2, stride, &a, 2, 0, &0.0, &mut c, 2, 4, 2,
        )
    };
    products(4).unwrap();
    let words = products(-4).unwrap_err().to_string();
    assert!(words.contains("`A` has 8 values"), "{words}");
    assert_eq!(std::mem::take(&mut *TYPES.lock().unwrap()), [-2]);
}

#[test]
fn a_group_keeps_memory_until_it_ends() {
    let stub = begin();
    assert_eq!(nccl::ncclGetUniqueId().unwrap().internal[0], 42);
    let comms = unsafe { nccl::ncclCommInitAll(2, &[]).unwrap() };
    let stream = Stream::new().unwrap();
    let mut sums = [DeviceBuffer::<f32>::zeroed(8).unwrap(), DeviceBuffer::<f32>::zeroed(8).unwrap()];
    let other = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let sum = nccl::ncclRedOp_t::ncclSum;
    nccl::group(|group| {
        for (comm, sums) in comms.iter().zip(&mut sums) {
            group.ncclAllReduce(InPlace, sums, 8, sum, comm, &stream)?;
        }
        assert_eq!(stub.pending(), 0, "the library has deferred it");
        let words = group.ncclSend(other.slice(..4), 8, 1, &comms[0], &stream).unwrap_err().to_string();
        assert!(words.contains("`sendbuff` has 4 values"), "{words}");
        // The group does not keep arguments of other functions alive.
        let words = nccl::ncclAllReduce(&other, &mut DeviceBuffer::zeroed(8).unwrap(), 8, sum, &comms[0], &stream);
        assert!(words.unwrap_err().to_string().contains("in a group of calls"));
        assert!(nccl::group(|_| Ok(())).unwrap_err().to_string().contains("in a group of calls"));
        Ok(())
    })
    .unwrap();
    assert_eq!(stub.pending(), 4);
    let [first, second] = sums;
    first.to_vec().unwrap();
    drop(second);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));

    // The group also ends if the closure fails.
    let failed = nccl::group(|group| group.ncclSend(other.slice(..4), 8, 1, &comms[0], &stream));
    assert!(failed.is_err() && GROUP.lock().unwrap().is_none());
    let panicked =
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| nccl::group::<()>(|_| panic!("on purpose"))));
    assert!(panicked.is_err() && GROUP.lock().unwrap().is_none());
    nccl::group(|_| Ok(())).unwrap();

    DESTROYED.lock().unwrap().clear();
    drop(comms);
    assert_eq!(*DESTROYED.lock().unwrap(), [0x7100, 0x7101]);
}

#[test]
fn calls_of_all_ranks_agree() {
    let stub = begin();
    let device = Device::get(0).unwrap();
    ASKED_FOR.store(3, Ordering::Relaxed);
    let ranks = nccl::Ranks::new(&[device, device]).unwrap();
    assert_eq!((ranks.len(), ASKED_FOR.load(Ordering::Relaxed)), (2, 0), "it waits until they are created");
    let streams = [Stream::new().unwrap(), Stream::new().unwrap()];
    let buffer = |len| DeviceBuffer::<f32>::zeroed(len).unwrap();
    let (mut sums, sum) = ([buffer(8), buffer(8)], nccl::ncclRedOp_t::ncclSum);

    fn each<'a>(
        sums: &'a mut [DeviceBuffer<f32>],
        streams: &'a [Stream],
    ) -> impl Iterator<Item = (InPlace, &'a mut DeviceBuffer<f32>, &'a Stream)> {
        sums.iter_mut().zip(streams).map(|(sums, stream)| (InPlace, sums, stream))
    }
    ASKED_FOR.store(5, Ordering::Relaxed);
    ranks.ncclAllReduce(each(&mut sums, &streams), 8, sum).unwrap();
    assert_eq!((TYPES.lock().unwrap().len(), stub.pending(), ASKED_FOR.load(Ordering::Relaxed)), (2, 4, 0));
    sums[1].to_vec().unwrap();
    assert_eq!((stub.pending(), stub.faults().as_slice()), (2, NONE), "the work of the other stream continues");

    // Calls whose arguments do not match are never passed to the library, not even some of them.
    let refused = |result: Result<(), cubind::Error<nccl::ncclResult_t>>, words: &str| {
        let error = result.unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
        assert_eq!((TYPES.lock().unwrap().len(), SENT.lock().unwrap().len()), (2, 0));
        assert!(GROUP.lock().unwrap().is_none());
    };
    refused(
        ranks.ncclAllReduce(each(&mut sums[..1], &streams), 8, sum),
        "memory and a stream are passed for 1 of 2 ranks",
    );
    let mut uneven = [buffer(8), buffer(7)];
    refused(ranks.ncclAllReduce(each(&mut uneven, &streams), 8, sum), "`sendbuff` has 7 values");
    let (from, mut to) = (buffer(8), buffer(8));
    refused(
        ranks.ncclSend((0, &from, &streams[0]), (2, &mut to, &streams[1]), 8),
        "there is no rank 2: the 2 ranks begin with 0",
    );
    refused(ranks.ncclSend((0, &from, &streams[0]), (1, &mut to, &streams[1]), 9), "`sendbuff` has 8 values");
    refused(ranks.ncclSend((0, &from, None), (1, uneven[1].as_mut_slice(), None), 8), "`recvbuff` has 7 values");
    nccl::group(|_| {
        let calls = ranks.ncclSend((0, &from, None), (1, &mut to, None), 8);
        assert!(calls.unwrap_err().to_string().contains("in a group of calls"));
        assert!(nccl::Ranks::new(&[device]).unwrap_err().to_string().contains("in a group of calls"));
        Ok(())
    })
    .unwrap();

    ranks.ncclSend((1, &from, &streams[1]), (0, &mut to, &streams[0]), 4).unwrap();
    assert_eq!(std::mem::take(&mut *SENT.lock().unwrap()), [(0x7101, 0, 4), (0x7100, 1, 4)]);
    to.to_vec().unwrap();
    drop(from);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

/// The communicator in this test has two ranks.
#[test]
fn ranks_determine_the_lengths_of_memory() {
    let stub = begin();
    let device = Device::get(0).unwrap();
    let ranks = nccl::Ranks::new(&[device, device]).unwrap();
    let (sum, sent) = (nccl::ncclRedOp_t::ncclSum, || std::mem::take(&mut *SENT.lock().unwrap()));
    let buffer = |len| DeviceBuffer::<f32>::zeroed(len).unwrap();
    let mut each = [(buffer(4), buffer(8)), (buffer(4), buffer(8))];
    let refused = |result: Result<(), cubind::Error<nccl::ncclResult_t>>, words: &str| {
        let error = result.unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
        assert!(SENT.lock().unwrap().is_empty());
    };
    ranks.ncclAllGather(each.iter_mut().map(|(few, all)| (&*few, all, None)), 4).unwrap();
    assert_eq!(sent(), [(0x7100, -1, 4), (0x7101, -1, 4)]);
    let short = ranks.ncclAllGather(each.iter_mut().map(|(few, all)| (&*few, all.slice_mut(..7), None)), 4);
    refused(short, "`recvbuff` has 7 values, but the call uses 8");
    ranks.ncclReduceScatter(each.iter_mut().map(|(few, all)| (&*all, few, None)), 4, sum).unwrap();
    assert_eq!(sent(), [(0x7100, -2, 4), (0x7101, -2, 4)]);
    let short = ranks.ncclReduceScatter(each.iter_mut().map(|(few, all)| (all.slice(..7), few, None)), 4, sum);
    refused(short, "`sendbuff` has 7 values, but the call uses 8");
    ranks.ncclReduce(each.iter_mut().map(|(_, all)| (InPlace, all, None)), 8, sum, 1).unwrap();
    ranks.ncclBroadcast(each.iter_mut().map(|(_, all)| (InPlace, all, None)), 8, 1).unwrap();
    assert_eq!(sent(), [(0x7100, 1, 8), (0x7101, 1, 8), (0x7100, 1, 8), (0x7101, 1, 8)]);
    refused(ranks.ncclBroadcast(each.iter_mut().map(|(few, _)| (InPlace, few, None)), 5, 0), "`sendbuff` has 4 values");

    // A single call is accepted if the communicator reports the number of ranks.
    let [comm, _other] = <[_; 2]>::try_from(unsafe { ranks.into_owners() }).unwrap();
    let (few, all) = &mut each[0];
    nccl::ncclAllGather(&*few, &mut *all, 4, &comm, None).unwrap();
    assert_eq!(sent(), [(0x7100, -1, 4)]);
    refused(
        nccl::ncclAllGather(&*few, all.slice_mut(1..), 4, &comm, None),
        "`recvbuff` has 7 values, but the call uses 8",
    );
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn memory_waits_for_the_context_if_the_stream_is_unknown() {
    let stub = begin();
    let plan = cufft::cufftPlan1d(8, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    let (mut from, mut to) = (DeviceBuffer::<float2>::zeroed(8).unwrap(), DeviceBuffer::<float2>::zeroed(8).unwrap());
    cufft::cufftExecC2C(&plan, &mut from, &mut to, cufft::CUFFT_FORWARD).unwrap();
    stub.take_calls();
    to.to_vec().unwrap();
    assert!(stub.take_calls().contains(&"cuCtxSynchronize"));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn values_that_make_the_length_of_a_matrix_unknown_are_rejected() {
    let stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let (a, x) = (DeviceBuffer::<f32>::zeroed(64).unwrap(), DeviceBuffer::<f32>::zeroed(64).unwrap());
    let mut y = DeviceBuffer::<f32>::zeroed(64).unwrap();
    let refused = |error: cubind::Error<cublas::cublasStatus_t>, words: &str| {
        assert_eq!(error.code(), cublas::cublasStatus_t::CUBLAS_STATUS_INVALID_VALUE, "{error}");
        assert!(error.to_string().contains(words), "{error}");
    };
    // CUBLAS_OP_CONJG is a member of the enum, but no extent specifies its effect on a matrix.
    for value in [3, 8, -1, i32::MIN] {
        let (op, none) = (cublasOperation_t(value), cublasOperation_t::CUBLAS_OP_N);
        let error = cublas::cublasSgemv(&handle, op, 2, 2, &1.0, &a, 2, &x, 1, &0.0, &mut y, 1).unwrap_err();
        refused(error, "the memory that the call uses is not known if");
        for (first, second, words) in [(op, none, "`transa` is "), (none, op, "`transb` is ")] {
            let y = &mut y;
            let error =
                cublas::cublasSgemm(&handle, first, second, 2, 2, 2, &1.0, &a, 2, &x, 2, &0.0, y, 2).unwrap_err();
            refused(error, words);
        }
    }
    let (side, part) = (cublas::cublasSideMode_t(2), cublas::cublasFillMode_t::CUBLAS_FILL_MODE_LOWER);
    let error = cublas::cublasSsymm(&handle, side, part, 2, 2, &1.0, &a, 2, &x, 2, &0.0, &mut y, 2).unwrap_err();
    refused(error, "`side` is ");
    // Values with a known meaning are passed on to the library.
    for op in [cublasOperation_t::CUBLAS_OP_N, cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C] {
        cublas::cublasSgemm(&handle, op, op, 2, 2, 2, &1.0, &a, 2, &x, 2, &0.0, &mut y, 2).unwrap();
    }
    assert_eq!(stub.faults().as_slice(), NONE);
}

#[test]
fn plans_determine_the_lengths_of_memory() {
    let _stub = begin();
    let real = |len| DeviceBuffer::<f32>::zeroed(len).unwrap();
    let complex = |len| DeviceBuffer::<float2>::zeroed(len).unwrap();
    let plan = cufft::cufftPlan1d(8, cufft::cufftType::CUFFT_R2C, 3).unwrap();
    let run =
        |plan: &Owned<cufft::cufftHandle, 13>, from, to| cufft::cufftExecR2C(plan, &mut real(from), &mut complex(to));
    let refused = |plan: &_, from, to, words: &str| {
        let error = run(plan, from, to).unwrap_err().to_string();
        assert!(error.starts_with("cufftExecR2C: ") && error.contains(words), "{error}");
    };
    run(&plan, 24, 15).unwrap();
    refused(&plan, 23, 15, "`idata` has 23 values, but the call uses 24");
    refused(&plan, 24, 14, "`odata` has 14 values, but the call uses 15");
    let error = cufft::cufftExecC2C(&plan, &mut complex(24), &mut complex(24), cufft::CUFFT_FORWARD).unwrap_err();
    assert!(error.to_string().contains("the kind of this plan is CUFFT_R2C"), "{error}");

    // The sizes of the plan are set later.
    let later = cufft::cufftCreate().unwrap();
    refused(&later, 24, 15, "the memory that this plan uses is not known");
    cufft::cufftMakePlan2d(&later, 3, 8, cufft::cufftType::CUFFT_R2C).unwrap();
    run(&later, 24, 15).unwrap();
    refused(&later, 24, 14, "`odata` has 14 values");

    // A plan with strides has 9 values from the first to the last of 5, and 20 values from one transform to the next.
    let many = cufft::cufftPlanMany(&[5], &[5], 2, 20, &[3], 1, 3, cufft::cufftType::CUFFT_R2C, 2).unwrap();
    run(&many, 29, 6).unwrap();
    refused(&many, 28, 6, "`idata` has 28 values, but the call uses 29");
    refused(&many, 29, 5, "`odata` has 5 values, but the call uses 6");
    let many = cufft::cufftPlanMany(&[5], &[], 2, 20, &[3], 1, 3, cufft::cufftType::CUFFT_R2C, 2).unwrap();
    refused(&many, 100, 100, "`idata` has 100 values");

    // The properties of a plan with an earlier owner are not known: its handle may have been reused.
    let raw = plan.into_raw();
    let plan = unsafe { Owned::<cufft::cufftHandle, 13>::from_raw(raw) };
    refused(&plan, 24, 15, "the memory that this plan uses is not known");
}

#[test]
fn tensors_determine_the_lengths_of_memory() {
    let stub = begin();
    *LAYOUT.lock().unwrap() = vec![1];
    let (dnn, tensor) = (cudnn::cudnnCreate().unwrap(), cudnn::cudnnCreateTensorDescriptor().unwrap());
    let (accurate, channels) =
        (cudnn::cudnnSoftmaxAlgorithm_t::CUDNN_SOFTMAX_ACCURATE, cudnn::cudnnSoftmaxMode_t::CUDNN_SOFTMAX_MODE_CHANNEL);
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    let (x, mut y) = (DeviceBuffer::<f32>::zeroed(8).unwrap(), DeviceBuffer::<f32>::zeroed(8).unwrap());
    let run = |x: DeviceSlice<'_, f32>, y: &mut DeviceBuffer<f32>| {
        cudnn::cudnnSoftmaxForward(&dnn, accurate, channels, one, &tensor, x, zero, &tensor, y)
    };
    run(x.as_slice(), &mut y).unwrap();
    y.to_vec().unwrap();
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
    let error = run(x.slice(..7), &mut y).unwrap_err().to_string();
    assert!(error.ends_with("`x` has 28 bytes, but the call uses 32"), "{error}");
    *LAYOUT.lock().unwrap() = vec![-1];
    let error = run(x.as_slice(), &mut y).unwrap_err().to_string();
    assert!(error.contains("with negative strides the memory begins before the address"), "{error}");
}

#[test]
fn matrices_determine_the_lengths_of_memory() {
    let stub = begin();
    // The matrix has floats in 2 rows and 3 columns, with leading dimension 2, and a batch of one.
    let floats = vec![0, 0, 2, 3, 2, 1, 0, 0];
    *LAYOUT.lock().unwrap() = floats.clone();
    let lt = cublaslt::cublasLtCreate().unwrap();
    let (float, compute) = (cudaDataType::CUDA_R_32F, cublasComputeType_t::CUBLAS_COMPUTE_32F);
    let product = cublaslt::cublasLtMatmulDescCreate(compute, float).unwrap();
    let of = cublaslt::cublasLtMatrixLayoutCreate(float, 2, 3, 2).unwrap();
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    let (a, mut d) = (DeviceBuffer::<f32>::zeroed(12).unwrap(), DeviceBuffer::<f32>::zeroed(12).unwrap());
    let mut run = |a: DeviceSlice<'_, f32>| {
        cublaslt::cublasLtMatmul(&lt, &product, one, a, &of, a, &of, zero, InPlace, &of, &mut d, &of, None)
    };
    run(a.slice(..6)).unwrap();
    assert_eq!((stub.pending(), stub.faults().as_slice()), (3, NONE));
    let mut told = |layout: Vec<i64>, len: usize, words: &str| {
        *LAYOUT.lock().unwrap() = layout;
        let error = run(a.slice(..len)).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    };
    told(floats.clone(), 5, "`A` has 20 bytes, but the call uses 24");
    // These layouts are row-major, or have a larger leading dimension, doubles, a batch, or negative strides.
    told(vec![0, 1, 2, 3, 4, 1, 0, 0], 6, "uses 28");
    told(vec![0, 0, 2, 3, 5, 1, 0, 0], 11, "uses 48");
    told(vec![1, 0, 2, 3, 2, 1, 0, 0], 6, "uses 48");
    told(vec![0, 0, 2, 3, 2, 2, 7, 0], 12, "uses 52");
    told(vec![0, 0, 2, 3, -2, 1, 0, 0], 12, "`A` has 48 bytes");
    // These layouts have tiles, a type of unknown size, or planes.
    for layout in [vec![0, 2, 2, 3, 2, 1, 0, 0], vec![99, 0, 2, 3, 2, 1, 0, 0], vec![0, 0, 2, 3, 2, 1, 0, 64]] {
        told(layout, 12, "the size of a matrix of this order and type is not known");
    }
    // Attributes that refer to other memory are rejected.
    let bias = cublaslt::cublasLtEpilogue_t::CUBLASLT_EPILOGUE_BIAS;
    let key = cubind::cuda13::checked::cublaslt::keys::CUBLASLT_MATMUL_DESC_EPILOGUE;
    let error = cublaslt::cublasLtMatmulDescSetAttribute(&product, key, bias).unwrap_err().to_string();
    assert!(
        error.contains("`CUBLASLT_MATMUL_DESC_EPILOGUE` is supported only by the function of `checked`"),
        "{error}"
    );
}

#[test]
fn memory_waits_for_the_stream_that_is_passed() {
    let stub = begin();
    let comm = unsafe { Owned::<nccl::ncclComm_t>::from_raw(nccl::ncclComm_t(0x7100 as *mut _)) };
    let stream = Stream::new().unwrap();
    let from = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let mut to = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let sum = nccl::ncclRedOp_t::ncclSum;
    for stream in [None, Some(&stream)] {
        nccl::ncclAllReduce(&from, &mut to, 8, sum, &comm, stream).unwrap();
        stub.take_calls();
        to.to_vec().unwrap();
        assert_eq!(stub.pending(), 0);
        assert!(!stub.take_calls().contains(&"cuCtxSynchronize"));
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn buffers_of_f16_are_matrices_in_half_precision() {
    let _stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let one = cubind::f16::from_bits(0x3c00);
    let (a, mut c) = (DeviceBuffer::from_slice(&[one; 4]).unwrap(), DeviceBuffer::<cubind::f16>::zeroed(4).unwrap());
    let none = cublasOperation_t::CUBLAS_OP_N;
    cublas::cublasHgemm(&handle, none, none, 2, 2, 2, &one, &a, 2, &a, 2, &one, &mut c, 2).unwrap();
    assert_eq!(std::mem::take(&mut *TYPES.lock().unwrap()), [0x3c00]);
}

#[test]
fn the_element_type_selects_the_type_code() {
    let _stub = begin();
    let types = || std::mem::take(&mut *TYPES.lock().unwrap());
    let comm = unsafe { Owned::<nccl::ncclComm_t>::from_raw(nccl::ncclComm_t(0x7100 as *mut _)) };
    let of = nccl::ncclDataType_t::of::<u64>();
    assert_eq!(of, nccl::ncclDataType_t::ncclUint64);
    let sum = nccl::ncclRedOp_t::ncclSum;
    let mut to = DeviceBuffer::<u64>::zeroed(8).unwrap();
    nccl::ncclAllReduce(InPlace, &mut to, 8, sum, &comm, None).unwrap();
    assert_eq!(types(), [of.0]);

    let handle = cublas::cublasCreate().unwrap();
    let (a, mut c) = (DeviceBuffer::<i8>::zeroed(4).unwrap(), DeviceBuffer::<i32>::zeroed(4).unwrap());
    let (none, compute) = (cublasOperation_t::CUBLAS_OP_N, cublas::cublasComputeType_t::CUBLAS_COMPUTE_32I);
    let (one, zero) = (HostScalar::of::<i32>(1), HostScalar::of::<i32>(0));
    let algorithm = cublas::cublasGemmAlgo_t::CUBLAS_GEMM_DEFAULT;
    cublas::cublasGemmEx(&handle, none, none, 2, 2, 2, one, &a, 2, &a, 2, zero, &mut c, 2, compute, algorithm).unwrap();
    assert_eq!(types(), [cudaDataType::CUDA_R_8I.0, cudaDataType::CUDA_R_8I.0, cudaDataType::CUDA_R_32I.0]);

    // The address that a descriptor stores keeps its type.
    let (offsets, columns, values) = (CuPtr::<i64>::NULL, CuPtr::<i32>::NULL, CuPtr::<f64>::NULL);
    let base = cusparse::cusparseIndexBase_t::CUSPARSE_INDEX_BASE_ZERO;
    drop(unsafe { cusparse::cusparseCreateCsr(2, 2, 0, offsets, columns, values, base).unwrap() });
    let (wide, narrow) = (cusparse::cusparseIndexType_t::of::<i64>(), cusparse::cusparseIndexType_t::of::<i32>());
    assert_eq!(types(), [wide.0, narrow.0, cudaDataType::CUDA_R_64F.0]);
}

#[test]
fn memory_that_is_too_short_is_rejected() {
    let _stub = begin();
    let is_called = || !std::mem::take(&mut *TYPES.lock().unwrap()).is_empty();
    let comm = unsafe { Owned::<nccl::ncclComm_t>::from_raw(nccl::ncclComm_t(0x7100 as *mut _)) };
    let sum = nccl::ncclRedOp_t::ncclSum;
    let (from, mut to) = (DeviceBuffer::<f32>::zeroed(8).unwrap(), DeviceBuffer::<f32>::zeroed(7).unwrap());
    let error = nccl::ncclAllReduce(&from, &mut to, 8, sum, &comm, None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "ncclAllReduce: ncclInvalidArgument (4): `recvbuff` has 7 values, but the call uses 8"
    );
    assert!(!is_called());
    let words = nccl::ncclAllReduce(InPlace, &mut to, 8, sum, &comm, None).unwrap_err().to_string();
    assert!(words.ends_with("`sendbuff` has 7 values, but the call uses 8") && !is_called(), "{words}");

    let handle = cublas::cublasCreate().unwrap();
    let mut axpy = |n, incx, incy| cublas::cublasSaxpy(&handle, n, &1.0, &from, incx, &mut to, incy);
    assert!(axpy(4, 2, -2).is_ok() && axpy(0, 9, 9).is_ok() && axpy(-1, 9, 9).is_ok());
    assert!(is_called());
    let words = axpy(4, 3, 1).unwrap_err().to_string();
    assert!(words.ends_with("`x` has 8 values, but the call uses 10"), "{words}");
    let words = axpy(2, 1, -7).unwrap_err().to_string();
    assert!(words.ends_with("`y` has 7 values, but the call uses 8"), "{words}");
    assert!(!is_called());

    // A is 3 by 2, or 2 by 3 if it is transposed, with leading dimension 4.
    let b = DeviceBuffer::<f32>::zeroed(2).unwrap();
    let [none, turned] = [cublasOperation_t::CUBLAS_OP_N, cublasOperation_t::CUBLAS_OP_T];
    let mut product =
        |op, len| cublas::cublasSgemm(&handle, op, none, 3, 1, 2, &1.0, from.slice(..len), 4, &b, 2, &0.0, &mut to, 3);
    assert!(product(none, 7).is_ok());
    let words = product(none, 6).unwrap_err().to_string();
    assert!(words.ends_with("`A` has 6 values, but the call uses 7"), "{words}");
    let words = product(turned, 8).unwrap_err().to_string();
    assert!(words.ends_with("`A` has 8 values, but the call uses 10"), "{words}");
}

#[test]
fn calls_come_after_the_work_of_other_streams() {
    let stub = begin();
    let (copies, works) = (Stream::new().unwrap(), Arc::new(Stream::new().unwrap()));
    let from = DeviceBuffer::from_slice(&[1.0_f32; 4]).unwrap();
    let (mut a, mut c) = (DeviceBuffer::<f32>::zeroed(4).unwrap(), StreamBuffer::<f32>::zeroed(4, &copies).unwrap());
    let (mut one, mut two) = (DeviceBuffer::<float2>::zeroed(2).unwrap(), DeviceBuffer::<float2>::zeroed(2).unwrap());
    let zeros = DeviceBuffer::<float2>::zeroed(2).unwrap();
    let handle = cublas::cublasCreate().unwrap();
    cublas::cublasSetStream(&handle, &works).unwrap();
    a.as_mut_slice().copy_from_device_async(from.as_slice(), &copies).unwrap();
    stub.take_calls();
    multiply(&handle, &a, &from, &mut c);
    assert_eq!(
        stub.take_calls().iter().filter(|call| **call == "cuStreamWaitEvent").count(),
        1,
        "one wait for all memory"
    );
    multiply(&handle, &a, &from, &mut c);
    assert!(!stub.take_calls().contains(&"cuStreamWaitEvent"), "the stream waits for it already");
    // Plans have no function that returns their stream.
    let plan = cufft::cufftPlan1d(2, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    for stream in [Some(&works), None] {
        cufft::cufftSetStream(&plan, stream).unwrap();
        one.as_mut_slice().copy_from_device_async(zeros.as_slice(), &copies).unwrap();
        cufft::cufftExecC2C(&plan, &mut one, &mut two, cufft::CUFFT_FORWARD).unwrap();
        two.as_mut_slice().copy_from_device_async(zeros.as_slice(), &copies).unwrap();
    }
    assert!(!stub.take_calls().iter().any(|call| call.contains("Synchronize")), "the host does not wait");
    drop(c);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn calls_of_libraries_are_recorded() {
    let stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let copies = Stream::new().unwrap();
    let from = DeviceBuffer::from_slice(&[1.0_f32; 4]).unwrap();
    let (mut a, mut c) = (DeviceBuffer::<f32>::zeroed(4).unwrap(), DeviceBuffer::<f32>::zeroed(4).unwrap());
    a.as_mut_slice().copy_from_device_async(from.as_slice(), &copies).unwrap();
    let step = record(|stream| {
        cublas::cublasSetStream(&handle, stream)?;
        multiply(&handle, &a, &from, &mut c);
        Ok::<(), Box<dyn std::error::Error>>(())
    })
    .unwrap();
    cublas::cublasSetStream(&handle, None).unwrap();
    a.as_mut_slice().copy_from_device_async(from.as_slice(), &copies).unwrap();
    stub.take_calls();
    step.launch(None).unwrap();
    let calls = stub.take_calls();
    assert!(calls.contains(&"cuStreamWaitEvent"), "a launch comes after the copy: {calls:?}");
    assert_eq!(stub.pending(), 5);
    drop((a, c));
    assert_eq!(stub.faults(), NONE);
}
