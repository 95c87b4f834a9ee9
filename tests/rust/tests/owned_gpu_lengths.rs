//! Safe calls whose handles determine the lengths of memory, on a GPU. The memory ends at an unmapped page, so that
//! accesses beyond the computed length are detected. The library reports an error if handles do not match.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::HostScalar;
use cubind::cuda13::cublas::cublasComputeType_t;
use cubind::cuda13::cublaslt::CUBLASLT;
use cubind::cuda13::cufft::CUFFT;
use cubind::cuda13::owned::cufft::{cufftHandle, cufftType};
use cubind::cuda13::owned::{cublaslt, cufft};
use cubind::cuda13::runtime::{cudaDataType, float2};
use cubind::cudnn::CUDNN;
use cubind::nccl::NCCL;
use cubind::owned::cudnn::*;
use cubind::owned::*;
use cubind_tests::gpu::has_gpu_with;

type Layout = Owned<cublaslt::cublasLtMatrixLayout_t, 13>;

/// Memory whose last value ends at an unmapped address, after 2 MiB or more.
struct AtTheEnd<T>(VirtualBuffer<T>, usize);

impl<T: cubind::Output> AtTheEnd<T> {
    /// Allocates `len` values, all of which are 0.
    fn zeroed(len: usize) -> Self {
        // The size is a multiple of the granularity of mappings.
        let whole = (len * size_of::<T>()).next_multiple_of(1 << 21) / size_of::<T>();
        let mut memory = VirtualBuffer::reserve(Device::get(0).unwrap(), whole).unwrap();
        memory.grow(whole).unwrap();
        memory.as_mut_slice().fill_with_zeros().unwrap();
        Self(memory, whole - len)
    }

    fn read(&self) -> DeviceSlice<'_, T> {
        self.0.as_slice().slice(self.1..)
    }

    fn write(&mut self) -> DeviceSliceMut<'_, T> {
        let first = self.1;
        self.0.as_mut_slice().slice_mut(first..)
    }
}

/// Executes a plan with the computed lengths, and with one value less, which must be rejected. Then destroys the plan
/// immediately.
fn spectrum(plan: Owned<cufftHandle, 13>, input: usize, output: usize) -> Vec<float2> {
    // cuFFT rejects input that is not aligned for a complex number, so an odd length gets one more value.
    let spare = input % 2;
    let (mut from, mut to) = (AtTheEnd::<f32>::zeroed(input + spare), AtTheEnd::<float2>::zeroed(output));
    from.write().copy_from(&vec![1.0; input + spare]).unwrap();
    cufft::cufftExecR2C(&plan, from.write().slice_mut(1 + spare..), to.write()).unwrap_err();
    cufft::cufftExecR2C(&plan, from.write(), to.write().slice_mut(1..)).unwrap_err();
    cufft::cufftExecR2C(&plan, from.write(), to.write()).unwrap();
    drop(plan);
    to.read().to_vec().unwrap()
}

#[test]
fn plans_use_the_computed_lengths() {
    if !has_gpu_with(&[&CUFFT]) {
        return;
    }
    let kind = cufftType::CUFFT_R2C;
    for (n, batch) in [(8, 3), (7, 5), (1 << 16, 7), (12_289, 2), (1, 1)] {
        let half = n / 2 + 1;
        let found =
            spectrum(cufft::cufftPlan1d(n, kind, batch).unwrap(), (n * batch) as usize, (half * batch) as usize);
        for one in found.chunks(half as usize) {
            assert!((one[0].x - n as f32).abs() < 0.01 * n as f32, "{n} x {batch}: {:?}", one[0]);
        }
    }
    let found = spectrum(cufft::cufftPlan2d(6, 10, kind).unwrap(), 60, 36);
    assert!((found[0].x - 60.0).abs() < 0.1 && found[1..].iter().all(|value| value.x.abs() < 0.1));
    spectrum(cufft::cufftPlan3d(3, 5, 9, kind).unwrap(), 135, 75);
    // 4 transforms with rows of 10 elements. The rows have space for 12 and 7 elements, and strides of 2 and 1.
    let many = cufft::cufftPlanMany(&[6, 10], &[6, 12], 2, 200, &[6, 7], 1, 50, kind, 4).unwrap();
    spectrum(many, 3 * 200 + (5 * 12 + 9) * 2 + 1, 3 * 50 + 5 * 7 + 5 + 1);
    let many = cufft::cufftPlanMany(&[6, 10], &[], 2, 200, &[], 1, 50, kind, 4).unwrap();
    spectrum(many, 240, 6 * 6 * 4);
    // The inverse transform may write to its input.
    let plan = cufft::cufftPlan2d(6, 10, cufftType::CUFFT_C2R).unwrap();
    let (mut from, mut to) = (AtTheEnd::<float2>::zeroed(36), AtTheEnd::<f32>::zeroed(60));
    from.write().slice_mut(..1).copy_from(&[float2 { x: 1.0, y: 0.0 }]).unwrap();
    cufft::cufftExecC2R(&plan, from.write(), to.write()).unwrap();
    assert!(to.read().to_vec().unwrap().iter().all(|value| (value - 1.0).abs() < 1e-5));
}

#[test]
fn a_plan_is_made_once() {
    if !has_gpu_with(&[&CUFFT]) {
        return;
    }
    let plan = cufft::cufftCreate().unwrap();
    cufft::cufftMakePlan1d(&plan, 8, cufftType::CUFFT_R2C, 1).unwrap();
    cufft::cufftMakePlan1d(&plan, 1 << 20, cufftType::CUFFT_R2C, 1).unwrap_err();
    let plan = cufft::cufftPlan1d(8, cufftType::CUFFT_R2C, 1).unwrap();
    cufft::cufftMakePlan1d(&plan, 1 << 20, cufftType::CUFFT_R2C, 1).unwrap_err();
}

#[test]
fn tensors_use_the_reported_lengths() {
    if !has_gpu_with(&[&CUDNN]) {
        return;
    }
    let (dnn, float) = (cudnnCreate().unwrap(), cudnnDataType_t::CUDNN_DATA_FLOAT);
    let tensor = |sizes: [i32; 4], strides: [i32; 4]| {
        let tensor = cudnnCreateTensorDescriptor().unwrap();
        cudnnSetTensorNdDescriptor(&tensor, float, &sizes, &strides).unwrap();
        tensor
    };
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    let accurate = cudnnSoftmaxAlgorithm_t::CUDNN_SOFTMAX_ACCURATE;
    let mode = cudnnSoftmaxMode_t::CUDNN_SOFTMAX_MODE_CHANNEL;
    // The tensors are contiguous, have channels last, or have gaps.
    for strides in [[60, 20, 5, 1], [60, 1, 15, 3], [200, 60, 10, 2]] {
        let of = tensor([2, 3, 4, 5], strides);
        let len = cudnnGetTensorSizeInBytes(&of).unwrap() / 4;
        let (x, mut y) = (AtTheEnd::<f32>::zeroed(len), AtTheEnd::<f32>::zeroed(len));
        cudnnSoftmaxForward(&dnn, accurate, mode, one, &of, x.read().slice(1..), zero, &of, y.write()).unwrap_err();
        cudnnSoftmaxForward(&dnn, accurate, mode, one, &of, x.read(), zero, &of, y.write()).unwrap();
        assert!((y.read().to_vec().unwrap()[0] - 1.0 / 3.0).abs() < 1e-5, "{strides:?}");
        cudnnAddTensor(&dnn, one, &of, x.read(), one, &of, y.write()).unwrap();
        // SAFETY: the tensor contains plain floats, and `y` has the tensor's size.
        unsafe { cudnnScaleTensor(&dnn, &of, y.write(), one).unwrap() };
        y.read().to_vec().unwrap();
    }
    // Tensors whose sizes do not match.
    let (of, larger) = (tensor([2, 3, 4, 5], [60, 20, 5, 1]), tensor([2, 3, 4, 6], [72, 24, 6, 1]));
    let (x, mut y) = (AtTheEnd::<f32>::zeroed(120), AtTheEnd::<f32>::zeroed(144));
    cudnnSoftmaxForward(&dnn, accurate, mode, one, &of, x.read(), zero, &larger, y.write()).unwrap_err();
    cudnnAddTensor(&dnn, one, &of, x.read(), one, &larger, y.write()).unwrap_err();
    // The tensor has elements before its address.
    let before = tensor([2, 3, 4, 5], [60, 20, -5, 1]);
    let error = cudnnSoftmaxForward(&dnn, accurate, mode, one, &before, x.read(), zero, &of, y.write()).unwrap_err();
    assert!(error.to_string().contains("negative strides"), "{error}");
    // The descriptor is new, and has no dimensions.
    let new = cudnnCreateTensorDescriptor().unwrap();
    let error = cudnnAddTensor(&dnn, one, &new, x.read(), one, &new, y.write()).unwrap_err();
    assert!(error.to_string().contains("has not been set"), "{error}");
    y.read().to_vec().unwrap();
}

#[test]
fn functions_of_tensors_use_the_reported_lengths() {
    if !has_gpu_with(&[&CUDNN]) {
        return;
    }
    let (dnn, float) = (cudnnCreate().unwrap(), cudnnDataType_t::CUDNN_DATA_FLOAT);
    let nan = cudnnNanPropagation_t::CUDNN_PROPAGATE_NAN;
    let tensor = |sizes: [i32; 4], strides: [i32; 4]| {
        let tensor = cudnnCreateTensorDescriptor().unwrap();
        cudnnSetTensorNdDescriptor(&tensor, float, &sizes, &strides).unwrap();
        let len = cudnnGetTensorSizeInBytes(&tensor).unwrap() / 4;
        (tensor, len)
    };
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    let sigmoid = cudnnCreateActivationDescriptor().unwrap();
    cudnnSetActivationDescriptor(&sigmoid, cudnnActivationMode_t::CUDNN_ACTIVATION_SIGMOID, nan, 0.0).unwrap();
    let sum = cudnnCreateOpTensorDescriptor().unwrap();
    cudnnSetOpTensorDescriptor(&sum, cudnnOpTensorOp_t::CUDNN_OP_TENSOR_ADD, float, nan).unwrap();

    let ((of, len), (larger, _)) = (tensor([2, 3, 4, 6], [72, 24, 6, 1]), tensor([2, 3, 4, 7], [84, 28, 7, 1]));
    let (x, mut y) = (AtTheEnd::<f32>::zeroed(len), AtTheEnd::<f32>::zeroed(len));
    cudnnActivationForward(&dnn, &sigmoid, one, &of, x.read().slice(1..), zero, &of, y.write()).unwrap_err();
    cudnnActivationForward(&dnn, &sigmoid, one, &of, x.read(), zero, &of, y.write()).unwrap();
    assert!(y.read().to_vec().unwrap().iter().all(|value| (value - 0.5).abs() < 1e-5));
    let mut wide = AtTheEnd::<f32>::zeroed(168);
    cudnnActivationForward(&dnn, &sigmoid, one, &of, x.read(), zero, &larger, wide.write()).unwrap_err();
    cudnnOpTensor(&dnn, &sum, one, &of, x.read(), one, &of, x.read(), zero, &of, y.write()).unwrap();
    cudnnOpTensor(&dnn, &sum, one, &of, x.read(), one, &of, x.read(), zero, &larger, wide.write()).unwrap_err();
    for memory in [&y, &wide] {
        memory.read().to_vec().unwrap();
    }
}

/// Tests the memory sizes of the gradients: four tensors of an activation, and three tensors of a softmax.
#[test]
fn gradients_use_the_reported_lengths() {
    if !has_gpu_with(&[&CUDNN]) {
        return;
    }
    let (dnn, float) = (cudnnCreate().unwrap(), cudnnDataType_t::CUDNN_DATA_FLOAT);
    let tensor = |sizes: [i32; 4], strides: [i32; 4]| {
        let tensor = cudnnCreateTensorDescriptor().unwrap();
        cudnnSetTensorNdDescriptor(&tensor, float, &sizes, &strides).unwrap();
        let len = cudnnGetTensorSizeInBytes(&tensor).unwrap() / 4;
        (tensor, len)
    };
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    let accurate = cudnnSoftmaxAlgorithm_t::CUDNN_SOFTMAX_ACCURATE;
    let mode = cudnnSoftmaxMode_t::CUDNN_SOFTMAX_MODE_CHANNEL;
    for strides in [[72, 24, 6, 1], [72, 1, 18, 3], [200, 60, 12, 2]] {
        let (of, len) = tensor([2, 3, 4, 6], strides);
        let (x, mut dx) = (AtTheEnd::<f32>::zeroed(len), AtTheEnd::<f32>::zeroed(len));
        let read = || x.read();
        cudnnSoftmaxBackward(&dnn, accurate, mode, one, &of, read().slice(1..), &of, read(), zero, &of, dx.write())
            .unwrap_err();
        cudnnSoftmaxBackward(&dnn, accurate, mode, one, &of, read(), &of, read(), zero, &of, dx.write()).unwrap();
        assert!(dx.read().to_vec().unwrap().iter().all(|value| *value == 0.0), "{strides:?}");
    }
    // One tensor is larger than the others: the call must fail, or use only the smaller size.
    let ((of, len), (larger, _)) = (tensor([2, 3, 4, 6], [72, 24, 6, 1]), tensor([2, 3, 4, 7], [84, 28, 7, 1]));
    let (x, wide_x) = (AtTheEnd::<f32>::zeroed(len), AtTheEnd::<f32>::zeroed(168));
    let (mut dx, mut wide_dx) = (AtTheEnd::<f32>::zeroed(len), AtTheEnd::<f32>::zeroed(168));
    let (same, wide) = ((&of, x.read()), (&larger, wide_x.read()));
    for [y, dy] in [[wide, same], [same, wide], [wide, wide]] {
        let result = cudnnSoftmaxBackward(&dnn, accurate, mode, one, y.0, y.1, dy.0, dy.1, zero, &of, dx.write());
        assert!(result.is_err(), "a softmax");
    }
    let (y, dy) = (same, same);
    cudnnSoftmaxBackward(&dnn, accurate, mode, one, y.0, y.1, dy.0, dy.1, zero, &larger, wide_dx.write()).unwrap_err();
    for memory in [&dx, &wide_dx] {
        memory.read().to_vec().unwrap();
    }
}

#[test]
fn transformed_matrices_use_the_computed_lengths() {
    if !has_gpu_with(&[&CUBLASLT]) {
        return;
    }
    let float = cudaDataType::CUDA_R_32F;
    let lt = cublaslt::cublasLtCreate().unwrap();
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    let transform = cublaslt::cublasLtMatrixTransformDescCreate(float).unwrap();
    let layout = |m: usize, n: usize, ld: usize| {
        cublaslt::cublasLtMatrixLayoutCreate(float, m as u64, n as u64, ld as i64).unwrap()
    };
    for (m, n, ld) in [(8, 8, 8), (5, 7, 11), (128, 33, 129), (1, 1, 1)] {
        let (of, len) = (layout(m, n, ld), (n - 1) * ld + m);
        let (a, b) = (AtTheEnd::<f32>::zeroed(len), AtTheEnd::<f32>::zeroed(len));
        let mut c = AtTheEnd::<f32>::zeroed(len);
        let mut transformed = |a: DeviceSlice<'_, f32>, of_a: &Layout, of_b: &Layout, of_c: &Layout| {
            let (b, c) = (b.read(), c.write());
            cublaslt::cublasLtMatrixTransform(&lt, &transform, one, a, of_a, zero, b, of_b, c, of_c, None)
        };
        transformed(a.read().slice(1..), &of, &of, &of).unwrap_err();
        transformed(a.read(), &of, &of, &of).unwrap();
        // The layouts have different sizes, and each has enough memory for its own size.
        let smaller = layout(m, n.max(2) - 1, m);
        if n > 1 {
            for [of_a, of_b, of_c] in [[&smaller, &of, &of], [&of, &smaller, &of], [&of, &of, &smaller]] {
                assert!(transformed(a.read(), of_a, of_b, of_c).is_err(), "{m} {n} {ld}");
            }
        }
        c.read().to_vec().unwrap();
    }
}

#[test]
fn matrices_use_the_computed_lengths() {
    if !has_gpu_with(&[&CUBLASLT]) {
        return;
    }
    let (float, compute) = (cudaDataType::CUDA_R_32F, cublasComputeType_t::CUBLAS_COMPUTE_32F);
    let lt = cublaslt::cublasLtCreate().unwrap();
    let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
    let layout = |m: usize, n: usize, ld: usize| {
        cublaslt::cublasLtMatrixLayoutCreate(float, m as u64, n as u64, ld as i64).unwrap()
    };
    let length = |m: usize, n: usize, ld: usize| (n - 1) * ld + m;
    for (m, n, k, ld) in [(8, 8, 8, 8), (5, 7, 3, 11), (128, 64, 33, 129), (1, 1, 1, 4)] {
        let product = cublaslt::cublasLtMatmulDescCreate(compute, float).unwrap();
        let (of_a, of_b, of_d) = (layout(m, k, ld.max(m)), layout(k, n, k), layout(m, n, ld.max(m)));
        let (a, b) = (AtTheEnd::<f32>::zeroed(length(m, k, ld.max(m))), AtTheEnd::<f32>::zeroed(length(k, n, k)));
        let mut d = AtTheEnd::<f32>::zeroed(length(m, n, ld.max(m)));
        let mut multiply = |a: DeviceSlice<'_, f32>, of_a: &Layout, of_b: &Layout| {
            let (b, d) = (b.read(), d.write());
            cublaslt::cublasLtMatmul(&lt, &product, one, a, of_a, b, of_b, zero, InPlace, &of_d, d, &of_d, None)
        };
        assert!(multiply(a.read().slice(1..), &of_a, &of_b).is_err(), "{m} {n} {k}: too short");
        multiply(a.read(), &of_a, &of_b).unwrap();
        // The matrices do not fit together: A has more columns than B has rows, or more rows than the result has.
        assert!(multiply(a.read(), &layout(1, k + 1, 1), &of_b).is_err(), "{m} {n} {k}: columns");
        assert!(multiply(a.read(), &of_a, &layout(1, n, 1)).is_err() || k == 1, "{m} {n} {k}: rows");
        d.read().to_vec().unwrap();
    }
}

#[test]
fn ranks_reduce_in_place_and_finish() {
    if !has_gpu_with(&[&NCCL]) {
        return;
    }
    const COUNT: usize = 1 << 22;
    let devices = Device::all().unwrap();
    let ranks = nccl::Ranks::new(&devices).unwrap();
    let mut each = Vec::new();
    for device in &devices {
        device.make_current().unwrap();
        each.push((DeviceBuffer::from_slice(&vec![1.0_f32; COUNT]).unwrap(), Stream::new().unwrap()));
    }
    for _ in 0..4 {
        let memory = each.iter_mut().map(|(sums, stream)| (InPlace, sums, &*stream));
        ranks.ncclAllReduce(memory, COUNT, nccl::ncclRedOp_t::ncclSum).unwrap();
    }
    let ((first, stream), last) = (&each[0], devices.len() - 1);
    let mut received = DeviceBuffer::<f32>::zeroed(COUNT).unwrap();
    devices[last].make_current().unwrap();
    let received_on = Stream::new().unwrap();
    if last > 0 {
        received = DeviceBuffer::zeroed(COUNT).unwrap();
        ranks.ncclSend((0, first, stream), (last, &mut received, &received_on), COUNT).unwrap();
    }
    // Each rank sends one value to every rank.
    let count = devices.len();
    let mut gathered = Vec::new();
    for device in &devices {
        device.make_current().unwrap();
        let ones = DeviceBuffer::from_slice(&[2.0_f32]).unwrap();
        gathered.push((ones, DeviceBuffer::<f32>::zeroed(count).unwrap(), Stream::new().unwrap()));
    }
    ranks.ncclAllGather(gathered.iter_mut().map(|(one, all, stream)| (&*one, all, &*stream)), 1).unwrap();
    let sum = nccl::ncclRedOp_t::ncclSum;
    ranks.ncclReduceScatter(gathered.iter_mut().map(|(one, all, stream)| (&*all, one, &*stream)), 1, sum).unwrap();
    ranks.ncclReduce(gathered.iter_mut().map(|(_, all, stream)| (InPlace, all, &*stream)), count, sum, 0).unwrap();
    ranks.ncclBroadcast(gathered.iter_mut().map(|(_, all, stream)| (InPlace, all, &*stream)), count, 0).unwrap();
    ranks
        .ncclBroadcast(gathered.iter_mut().map(|(_, all, stream)| (InPlace, all, &*stream)), count + 1, 0)
        .unwrap_err();
    for (one, all, _) in &gathered {
        assert_eq!(one.to_vec().unwrap(), [2.0 * count as f32]);
        assert_eq!(all.to_vec().unwrap(), vec![2.0 * count as f32; count]);
    }
    // Work in progress must still be completed.
    drop(ranks);
    let expected = (devices.len() as f32).powi(4);
    for (sums, _) in &each {
        assert!(sums.to_vec().unwrap().iter().all(|sum| *sum == expected));
    }
    if last > 0 {
        assert!(received.to_vec().unwrap().iter().all(|value| *value == expected));
    }
}
