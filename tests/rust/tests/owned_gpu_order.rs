//! Memory that waits for streams, graphs and libraries on a GPU without a call to `synchronize`, while captures of
//! other threads continue.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// Kernels are passed arguments of the declared types, and buffers of the right size.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::HostScalar;
use cubind::cuda13::checked::driver as checked;
use cubind::cuda13::cublas::CUBLAS;
use cubind::cuda13::cufft::CUFFT;
use cubind::cuda13::curand::CURAND;
use cubind::cuda13::driver::CUstreamCaptureMode;
use cubind::cuda13::owned::driver::{
    CUmemAllocationType, CUmemLocationType, CUmemPoolProps, cuCtxGetApiVersion, cuFuncGetName, cuMemPoolCreate,
    cuModuleGetFunction,
};
use cubind::cuda13::owned::{cublas, cufft, curand};
use cubind::cuda13::runtime::float2;
use cubind::cudnn::{CUDNN, cudnnDataType_t};
use cubind::owned::cudnn::*;
use cubind::owned::*;
use cubind_tests::gpu::{has_gpu, has_gpu_with};
use cubind_tests::kernels::PTX;
use std::sync::{Arc, Mutex};
use std::thread;

cubind::kernel! {
    unsafe fn vadd(a: In<f32>, b: In<f32>, sum: Out<f32>, n: usize);
    unsafe fn increment(values: Out<u32>);
    unsafe fn scale(values: Out<f32>, factor: f32, n: u32);
}

/// The number of values, which is so large that the last work is not done when the call returns.
const MANY: usize = 1 << 24;
const ROUNDS: u32 = 20;

/// Ensures that only one test at a time captures or waits for a context.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> std::sync::MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Doubles all values [`ROUNDS`] times, so that they are 2 to the power of [`ROUNDS`] afterwards.
fn grow(scale: &scale, values: &mut DeviceBuffer<f32>, stream: impl Fn() -> Stream) {
    let stream = stream();
    for _ in 0..ROUNDS {
        unsafe { scale.launch(&stream, Dim3::covering(MANY, 256), 256, &mut *values, 2.0, MANY as u32) }.unwrap();
    }
}

#[test]
fn memory_waits_for_its_stream_even_if_that_is_destroyed() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let scale = scale::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let expected = 2.0_f32.powi(ROUNDS as i32);
    let mut values = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
    grow(&scale, &mut values, || Stream::new().unwrap());
    assert!(values.to_vec().unwrap().iter().all(|value| *value == expected));
    // If this memory were freed during its use, the next launch would fail.
    grow(&scale, &mut values, || Stream::new().unwrap());
    values.close().unwrap();
    Device::get(0).unwrap().primary_context().unwrap().synchronize().unwrap();
}

#[test]
fn memory_in_a_graph_waits_for_each_launch() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let scale = scale::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let (mut stream, other) = (Stream::new().unwrap(), Stream::new().unwrap());
    let mut values = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
    let graph = capture(&mut stream, |stream| {
        (0..ROUNDS).try_for_each(|_| unsafe {
            scale.launch(stream, Dim3::covering(MANY, 256), 256, &mut values, 2.0, MANY as u32)
        })
    });
    let executable = graph.unwrap().instantiate().unwrap();
    for (launch, stream) in [&stream, &other, &other].into_iter().enumerate() {
        unsafe { executable.launch(stream) }.unwrap();
        let expected = 2.0_f32.powi((launch as i32 + 1) * ROUNDS as i32);
        assert!(values.to_vec().unwrap().iter().all(|value| *value == expected), "launch {launch}");
    }
}

#[test]
fn captures_of_other_threads_go_on() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let context = Device::get(0).unwrap().primary_context().unwrap();
    let module = Module::from_ptx(PTX).unwrap();
    let (increment, scale) = (increment::load(&module).unwrap(), scale::load(&module).unwrap());
    for mode in
        [CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL, CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL]
    {
        let (recorded, stream) = (Stream::new().unwrap(), Stream::new().unwrap());
        let mut counted = DeviceBuffer::<u32>::zeroed(32).unwrap();
        let mut freed = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
        let mut copied = DeviceBuffer::<u32>::zeroed(64).unwrap();
        let pinned = PinnedBuffer::from_slice(&[7_u32; 64]).unwrap();
        // The caches already contain an event and a stream.
        let pinned = copied.upload(pinned, &stream).unwrap().wait().unwrap();
        unsafe { checked::cuStreamBeginCapture(recorded.handle(), mode) }.unwrap();
        unsafe { increment.launch(&recorded, 1, 32, &mut counted) }.unwrap();
        thread::scope(|scope| {
            scope.spawn(|| {
                context.make_current().unwrap();
                grow(&scale, &mut freed, || Stream::new().unwrap());
                freed.close().unwrap();
                let upload = copied.upload(pinned, &stream).unwrap();
                upload.is_finished().unwrap();
                assert_eq!(*upload.wait().unwrap(), [7; 64]);
            });
        });
        let graph = unsafe { Graph::from_raw(checked::cuStreamEndCapture(recorded.handle()).unwrap()) };
        let executable = graph.instantiate().unwrap();
        unsafe { executable.launch(&recorded) }.unwrap();
        recorded.synchronize().unwrap();
        assert_eq!(counted.to_vec().unwrap(), [1; 32], "{mode:?}");
    }
}

#[test]
fn every_kind_of_memory_is_taken() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let vadd = vadd::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let stream = Stream::new().unwrap();
    let device = Device::get(0).unwrap();
    let a = DeviceBuffer::from_slice(&[1.0_f32; 64]).unwrap();
    let b = PinnedBuffer::from_slice(&[2.0_f32; 64]).unwrap();
    let mut grown = VirtualBuffer::<f32>::reserve(device, 64).unwrap();
    grown.grow(64).unwrap();
    let mut managed = ManagedBuffer::<f32>::zeroed(64).unwrap();
    let mut pinned = PinnedBuffer::<f32>::zeroed(64).unwrap();
    unsafe {
        vadd.launch(&stream, 1, 64, a.slice(32..), &b, &mut grown, 32).unwrap();
        vadd.launch(&stream, 1, 64, &grown, &a, &mut managed, 64).unwrap();
        vadd.launch(&stream, 1, 64, &managed, &grown, &mut pinned, 64).unwrap();
    }
    pinned.synchronize().unwrap();
    assert_eq!((pinned[0], pinned[31], pinned[32]), (7.0, 7.0, 1.0));
    assert_eq!(managed.host().unwrap()[31..33], [4.0, 1.0]);
    assert_eq!(grown.as_slice().to_vec().unwrap()[31..33], [3.0, 0.0]);
}

#[test]
fn managed_memory_is_advised_and_moved() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let device = Device::get(0).unwrap();
    let increment = increment::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let stream = Stream::new().unwrap();
    let mut values = ManagedBuffer::from_slice(&[1_u32; 1 << 16]).unwrap();
    for advice in [Advice::Preferred(Some(device)), Advice::AccessedBy(None), Advice::ReadMostly, Advice::NotReadMostly]
    {
        if let Err(error) = values.advise(advice) {
            return println!("skipped: {error}");
        }
    }
    values.prefetch(Some(device), &stream).unwrap();
    unsafe { increment.launch(&stream, 1, 32, &mut values) }.unwrap();
    values.prefetch(None, &stream).unwrap();
    assert_eq!(values.host().unwrap()[31..33], [2, 1]);
    values.host_mut().unwrap()[0] = 9;
    unsafe { increment.launch(&stream, 1, 32, &mut values) }.unwrap();
    assert_eq!(values.host().unwrap()[0], 10);
    values.close().unwrap();
}

#[test]
fn streams_allocate_from_a_pool() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let mut properties =
        CUmemPoolProps { allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED, ..CUmemPoolProps::default() };
    properties.location.r#type = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    let pool: MemoryPool = match unsafe { cuMemPoolCreate(&properties) } {
        Ok(pool) => pool,
        Err(error) => return println!("skipped: {error}"),
    };
    pool.set_release_threshold(1 << 20).unwrap();
    let stream = Stream::new().unwrap();
    for _ in 0..3 {
        let memory = StreamBuffer::<u32>::zeroed_in(1 << 10, &pool, &stream).unwrap();
        let mut values = vec![1; 1 << 10];
        memory.copy_to(&mut values).unwrap();
        assert_eq!(values, [0; 1 << 10]);
    }
    stream.synchronize().unwrap();
    pool.trim_to(0).unwrap();
}

#[test]
fn variables_of_a_module_are_read_by_kernels() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let ptx = c".version 7.0
.target sm_75
.address_size 64
.visible .const .align 4 .b8 factors[16];
.visible .entry second(.param .u64 values)
{
    .reg .f32 %f;
    .reg .b64 %l;
    ld.const.f32 %f, [factors+4];
    ld.param.u64 %l, [values];
    cvta.to.global.u64 %l, %l;
    st.global.f32 [%l], %f;
    ret;
}
";
    cubind::kernel! { unsafe fn second(values: Out<f32>); }
    let module = Module::from_ptx(ptx).unwrap();
    let factors = module.global::<f32>(c"factors").unwrap();
    assert_eq!(factors.len(), 4);
    assert!(module.global::<f32>(c"absent").is_err());
    unsafe { factors.as_mut_slice() }.copy_from(&[1.0, 2.0, 3.0, 4.0]).unwrap();
    let stream = Stream::new().unwrap();
    let mut value = DeviceBuffer::<f32>::zeroed(1).unwrap();
    unsafe { second::load(&module).unwrap().launch(&stream, 1, 1, &mut value) }.unwrap();
    assert_eq!(value.to_vec().unwrap(), [2.0]);
}

#[test]
fn the_driver_accepts_owned_handles() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let module = Module::from_ptx(PTX).unwrap();
    let kernel = module.kernel(c"increment").unwrap();
    assert_eq!(cuModuleGetFunction(module.borrow(), c"increment").unwrap().handle(), kernel.handle());
    assert!(!cuFuncGetName(kernel.borrow()).unwrap().is_null());
    let context = Device::get(0).unwrap().primary_context().unwrap();
    assert!(cuCtxGetApiVersion(context.borrow()).unwrap() > 0);
}

#[test]
fn peers_use_each_others_memory() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let devices = Device::all().unwrap();
    let [first, second, ..] = devices.as_slice() else { return println!("skipped: there is one device") };
    if !first.can_access(*second).unwrap() {
        return println!("skipped: they are not peers");
    }
    second.make_current().unwrap();
    let mut values = DeviceBuffer::<u32>::zeroed(32).unwrap();
    first.make_current().unwrap();
    first.access(*second).unwrap();
    first.access(*second).unwrap();
    let increment = increment::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let stream = Stream::new().unwrap();
    unsafe { increment.launch(&stream, 1, 32, &mut values) }.unwrap();
    assert_eq!(values.to_vec().unwrap(), [1; 32]);
}

#[test]
fn a_product_can_be_read_without_a_synchronize() {
    let _alone = alone();
    if !has_gpu_with(&[&CUBLAS]) {
        return;
    }
    const N: usize = 2048;
    let handle = cublas::cublasCreate().unwrap();
    let stream = Arc::new(Stream::new().unwrap());
    cublas::cublasSetStream(&handle, &stream).unwrap();
    let ones = DeviceBuffer::from_slice(&vec![1.0_f32; N * N]).unwrap();
    let mut product = DeviceBuffer::<f32>::zeroed(N * N).unwrap();
    let (n, none) = (N as i32, cublas::cublasOperation_t::CUBLAS_OP_N);
    let (one, zero) = (1.0_f32, 0.0_f32);
    for round in 0..3 {
        let (alpha, beta) = if round == 0 { (&one, &zero) } else { (&one, &one) };
        cublas::cublasSgemm(&handle, none, none, n, n, n, alpha, &ones, n, &ones, n, beta, &mut product, n).unwrap();
        let expected = (N * (round + 1)) as f32;
        assert!(product.to_vec().unwrap().iter().all(|value| *value == expected), "round {round}");
    }
    cublas::cublasSgemm(&handle, none, none, n, n, n, &one, &ones, n, &ones, n, &zero, &mut product, n).unwrap();
    drop((ones, product));
    stream.synchronize().unwrap();
}

#[test]
fn a_spectrum_can_be_read_without_a_synchronize() {
    let _alone = alone();
    if !has_gpu_with(&[&CUFFT]) {
        return;
    }
    const N: usize = 1 << 20;
    let plan = cufft::cufftPlan1d(N as i32, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    cufft::cufftSetStream(&plan, Arc::new(Stream::new().unwrap())).unwrap();
    let mut from = DeviceBuffer::from_slice(&vec![float2 { x: 1.0, y: 0.0 }; N]).unwrap();
    let mut to = DeviceBuffer::<float2>::zeroed(N).unwrap();
    cufft::cufftExecC2C(&plan, &mut from, &mut to, cufft::CUFFT_FORWARD).unwrap();
    let spectrum = to.to_vec().unwrap();
    assert!((spectrum[0].x - N as f32).abs() < 1.0 && spectrum[1..].iter().all(|value| value.x.abs() < 1.0));
}

#[test]
fn element_types_select_the_type_codes() {
    let _alone = alone();
    if !has_gpu_with(&[&CUBLAS]) {
        return;
    }
    const N: usize = 64;
    let handle = cublas::cublasCreate().unwrap();
    let (twos, threes) = (vec![2_i8; N * N], vec![3_i8; N * N]);
    let (a, b) = (DeviceBuffer::from_slice(&twos).unwrap(), DeviceBuffer::from_slice(&threes).unwrap());
    let mut product = DeviceBuffer::<i32>::zeroed(N * N).unwrap();
    let n = N as i32;
    let (turned, none) = (cublas::cublasOperation_t::CUBLAS_OP_T, cublas::cublasOperation_t::CUBLAS_OP_N);
    let (one, zero) = (HostScalar::of::<i32>(1), HostScalar::of::<i32>(0));
    let (compute, algorithm) =
        (cublas::cublasComputeType_t::CUBLAS_COMPUTE_32I, cublas::cublasGemmAlgo_t::CUBLAS_GEMM_DEFAULT);
    let to = &mut product;
    cublas::cublasGemmEx(&handle, turned, none, n, n, n, one, &a, n, &b, n, zero, to, n, compute, algorithm).unwrap();
    assert!(product.to_vec().unwrap().iter().all(|value| *value == 6 * n));
}

/// Memory ends with the last value that the call uses, so that a sanitizer detects accesses beyond it.
#[test]
fn memory_must_be_as_long_as_the_call_requires() {
    let _alone = alone();
    if !has_gpu_with(&[&CUBLAS]) {
        return;
    }
    let handle = cublas::cublasCreate().unwrap();
    let (one, zero) = (1.0_f32, 0.0_f32);
    let ones = |len| DeviceBuffer::from_slice(&vec![1.0_f32; len]).unwrap();
    // The call computes y[2 * i] += x[3 * (4 - i)], with 5 elements.
    let (x, mut y) = (ones(13), ones(9));
    cublas::cublasSaxpy(&handle, 5, &one, &x, -3, &mut y, 2).unwrap();
    assert_eq!(y.to_vec().unwrap(), [2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0]);
    assert!(cublas::cublasSaxpy(&handle, 5, &one, x.slice(1..), -3, &mut y, 2).is_err());
    // A is 3 by 2 or 2 by 3, with leading dimension 5. B is 2 by 4, with leading dimension 2. C is 3 by 4, with leading
    // dimension 6.
    for (op, len) in [(cublas::cublasOperation_t::CUBLAS_OP_N, 8), (cublas::cublasOperation_t::CUBLAS_OP_T, 12)] {
        let (a, b, mut c) = (ones(len), ones(8), ones(21));
        let none = cublas::cublasOperation_t::CUBLAS_OP_N;
        let mut multiply = |a: DeviceSlice<'_, f32>| {
            cublas::cublasSgemm(&handle, op, none, 3, 4, 2, &one, a, 5, &b, 2, &zero, &mut c, 6)
        };
        multiply(a.slice(..)).unwrap();
        assert!(multiply(a.slice(1..)).is_err());
        let c = c.to_vec().unwrap();
        let is_used = |place: usize| place % 6 < 3;
        assert!(c.iter().enumerate().all(|(place, value)| *value == if is_used(place) { 2.0 } else { 1.0 }), "{c:?}");
    }
}

#[test]
fn random_numbers_fill_a_buffer() {
    let _alone = alone();
    if !has_gpu_with(&[&CURAND]) {
        return;
    }
    const N: usize = 1 << 16;
    let generator = curand::curandCreateGenerator(curand::curandRngType_t::CURAND_RNG_PSEUDO_DEFAULT).unwrap();
    let mut numbers = DeviceBuffer::<f32>::zeroed(N).unwrap();
    curand::curandGenerateUniform(&generator, &mut numbers, N).unwrap();
    let numbers_there = numbers.to_vec().unwrap();
    let mean = numbers_there.iter().sum::<f32>() / N as f32;
    assert!(numbers_there.iter().all(|value| (0.0..=1.0).contains(value)) && (mean - 0.5).abs() < 0.02, "{mean}");
    assert!(curand::curandGenerateUniform(&generator, &mut numbers, N + 1).is_err());
}

/// A copy over the bus takes much longer than a kernel. Without events between the streams, the kernel would run first,
/// or change the values that are copied back.
#[test]
fn two_streams_are_in_order() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    Device::get(0).unwrap().make_current().unwrap();
    let scale = scale::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let (one, two) = (Stream::new().unwrap(), Stream::new().unwrap());
    for [copies, works] in [[Some(&one), Some(&two)], [Some(&one), None], [None, Some(&two)]] {
        let mut values = DeviceBuffer::<f32>::zeroed(MANY).unwrap();
        let [ones, back] = [1.0, 0.0].map(|value| PinnedBuffer::from_slice(&vec![value; MANY]).unwrap());
        let double = |values: &mut DeviceBuffer<f32>| unsafe {
            scale.launch(works, Dim3::covering(MANY, 256), 256, values, 2.0, MANY as u32).unwrap();
        };
        let upload = values.upload(ones, copies).unwrap();
        double(&mut values);
        let download = values.download(back, copies).unwrap();
        double(&mut values);
        let (_, back, last) = (upload.wait().unwrap(), download.wait().unwrap(), values.to_vec().unwrap());
        let wrong = |values: &[f32], expected| values.iter().filter(|value| **value != expected).count();
        assert_eq!([wrong(&back, 2.0), wrong(&last, 4.0)], [0, 0], "of {MANY} values; {copies:?}, {works:?}");
    }
}

/// Each launch is made by a thread without a context.
#[test]
fn two_streams_are_in_order_on_any_thread() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    Device::get(0).unwrap().make_current().unwrap();
    let scale = scale::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let streams = [Stream::new().unwrap(), Stream::new().unwrap()];
    let mut values = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
    for round in 0..ROUNDS {
        let (scale, stream, values) = (&scale, &streams[round as usize % 2], &mut values);
        thread::scope(|scope| {
            scope.spawn(move || {
                unsafe { scale.launch(stream, Dim3::covering(MANY, 256), 256, values, 2.0, MANY as u32) }.unwrap();
            });
        });
    }
    let expected = 2.0_f32.powi(ROUNDS as i32);
    assert!(values.to_vec().unwrap().iter().all(|value| *value == expected));
}

#[test]
fn a_library_comes_after_copies_of_another_stream() {
    let _alone = alone();
    if !has_gpu_with(&[&CUBLAS]) {
        return;
    }
    Device::get(0).unwrap().make_current().unwrap();
    let (copies, works) = (Stream::new().unwrap(), Arc::new(Stream::new().unwrap()));
    let blas = cublas::cublasCreate().unwrap();
    cublas::cublasSetStream(&blas, &works).unwrap();
    let ones = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
    let mut values = StreamBuffer::<f32>::zeroed(MANY, &copies).unwrap();
    for round in 0..20 {
        values.as_mut_slice().copy_from_device_async(ones.as_slice(), &copies).unwrap();
        cublas::cublasSscal(&blas, MANY as i32, &2.0, &mut values, 1).unwrap();
        if round % 5 == 4 {
            let found = values.as_slice().to_vec().unwrap();
            assert_eq!(found.iter().filter(|value| **value != 2.0).count(), 0, "round {round}");
        }
    }
    // The memory is freed in the order of one stream while another stream uses it.
    cublas::cublasSscal(&blas, MANY as i32, &2.0, &mut values, 1).unwrap();
    drop(values);
    let next = StreamBuffer::<f32>::zeroed(MANY, &copies).unwrap();
    works.synchronize().unwrap();
    assert!(next.as_slice().to_vec().unwrap().iter().all(|value| *value == 0.0));
}

#[test]
fn launches_of_graphs_are_in_order_with_other_streams() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    Device::get(0).unwrap().make_current().unwrap();
    let scale = scale::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let (one, two) = (Stream::new().unwrap(), Stream::new().unwrap());
    let mut values = DeviceBuffer::<f32>::zeroed(MANY).unwrap();
    let grid = Dim3::covering(MANY, 256);
    let step = record(|stream| unsafe { scale.launch(stream, grid, 256, &mut values, 2.0, MANY as u32) }).unwrap();
    let [mut ones, mut back] = [1.0, 0.0].map(|value| PinnedBuffer::from_slice(&vec![value; MANY]).unwrap());
    for round in 0..3 {
        let upload = values.upload(ones, &one).unwrap();
        step.launch(&two).unwrap();
        let download = values.download(back, &one).unwrap();
        step.launch(&two).unwrap();
        (ones, back) = (upload.wait().unwrap(), download.wait().unwrap());
        let wrong = |values: &[f32], expected| values.iter().filter(|value| **value != expected).count();
        let last = values.to_vec().unwrap();
        assert_eq!([wrong(&back, 2.0), wrong(&last, 4.0)], [0, 0], "of {MANY} values in round {round}");
    }
}

#[test]
fn libraries_are_recorded() {
    let _alone = alone();
    if !has_gpu_with(&[&CUBLAS, &CUFFT]) {
        return;
    }
    Device::get(0).unwrap().make_current().unwrap();
    let blas = cublas::cublasCreate().unwrap();
    let plan = cufft::cufftPlan1d(8, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    let (x, mut y) = (DeviceBuffer::from_slice(&[1.0_f32; 32]).unwrap(), DeviceBuffer::<f32>::zeroed(32).unwrap());
    let mut pulse = DeviceBuffer::from_slice(&[float2 { x: 1.0, y: 0.0 }; 8]).unwrap();
    let mut spectrum = DeviceBuffer::<float2>::zeroed(8).unwrap();
    let step = record(|stream| {
        cublas::cublasSetStream(&blas, stream)?;
        cufft::cufftSetStream(&plan, stream)?;
        cublas::cublasSaxpy(&blas, 32, &2.0, &x, 1, &mut y, 1)?;
        cufft::cufftExecC2C(&plan, &mut pulse, &mut spectrum, cufft::CUFFT_FORWARD)?;
        Ok::<(), Box<dyn std::error::Error>>(())
    })
    .unwrap();
    assert_eq!(y.to_vec().unwrap(), [0.0; 32], "nothing was done yet");
    for _ in 0..3 {
        step.launch(None).unwrap();
    }
    assert_eq!(y.to_vec().unwrap(), [6.0; 32]);
    assert_eq!(spectrum.to_vec().unwrap()[0].x, 8.0);
}

#[test]
fn calls_to_cudnn_are_recorded() {
    let _alone = alone();
    if !has_gpu_with(&[&CUDNN]) {
        return;
    }
    Device::get(0).unwrap().make_current().unwrap();
    let (dnn, tensor) = (cudnnCreate().unwrap(), cudnnCreateTensorDescriptor().unwrap());
    let (sizes, strides) = ([1, 2, 4, 4], [32, 16, 4, 1]);
    cudnnSetTensorNdDescriptor(&tensor, cudnnDataType_t::CUDNN_DATA_FLOAT, &sizes, &strides).unwrap();
    let one = HostScalar::of::<f32>(1.0);
    let (x, mut y) = (DeviceBuffer::from_slice(&[2.0_f32; 32]).unwrap(), DeviceBuffer::<f32>::zeroed(32).unwrap());
    let step = record(|stream| {
        cudnnSetStream(&dnn, stream)?;
        cudnnAddTensor(&dnn, one, &tensor, &x, one, &tensor, &mut y)?;
        Ok::<(), Box<dyn std::error::Error>>(())
    })
    .unwrap();
    assert_eq!(y.to_vec().unwrap(), [0.0; 32], "nothing was done yet");
    // The graph keeps the handle.
    drop(dnn);
    for _ in 0..3 {
        step.launch(None).unwrap();
    }
    assert_eq!(y.to_vec().unwrap(), [6.0; 32]);
}

#[test]
fn streams_of_two_devices_are_in_order() {
    let _alone = alone();
    if !has_gpu() {
        return;
    }
    let devices = Device::all().unwrap();
    let [first, second, ..] = devices.as_slice() else { return println!("skipped: there is one device") };
    let mut there = Vec::new();
    for device in [first, second] {
        device.make_current().unwrap();
        let scale = scale::load(&Module::from_ptx(PTX).unwrap()).unwrap();
        let values = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
        there.push((scale, Stream::new().unwrap(), values));
    }
    for round in 0..ROUNDS as usize {
        let (one, two) = there.split_at_mut(1);
        let (from, to) = if round % 2 == 0 { (&mut one[0], &mut two[0]) } else { (&mut two[0], &mut one[0]) };
        unsafe { from.0.launch(&from.1, Dim3::covering(MANY, 256), 256, &mut from.2, 2.0, MANY as u32) }.unwrap();
        to.2.as_mut_slice().copy_from_device_async(from.2.as_slice(), &to.1).unwrap();
    }
    let expected = 2.0_f32.powi(ROUNDS as i32);
    for (_, _, values) in &there {
        assert!(values.to_vec().unwrap().iter().all(|value| *value == expected));
    }
}
