//! Textures, surfaces, prepared launches, libraries, memory pools, and streams that handles keep alive, on a GPU.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// Kernels are passed arguments of the declared types, and buffers of the right size.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::cublas::CUBLAS;
use cubind::cuda13::cufft::CUFFT;
use cubind::cuda13::curand::CURAND;
use cubind::cuda13::cusolver::CUSOLVER;
use cubind::cuda13::cusparse::CUSPARSE;
use cubind::cuda13::driver::{CUdevice_attribute, CUresult};
use cubind::cuda13::owned::{cublas, cufft, curand, cusolver, cusparse};
use cubind::cuda13::runtime::float2;
use cubind::cudnn::CUDNN;
use cubind::owned::*;
use cubind_tests::gpu::{has_gpu, has_gpu_with};
use cubind_tests::kernels::{CLUSTERS, PTX, TEXTURES};
use std::sync::Arc;
use std::thread;

cubind::kernel! {
    unsafe fn sample(image: &Texture<'_>, values: &mut DeviceBuffer<f32>);
    unsafe fn fetch(numbers: &Texture<'_>, values: &mut DeviceBuffer<f32>);
    unsafe fn draw(image: &Surface);
    unsafe fn scale(values: &mut DeviceBuffer<f32>, factor: f32, n: u32);
    unsafe fn mark(values: &mut DeviceBuffer<u32>);
}

const SIDE: usize = 16;

fn pixels() -> Vec<f32> {
    (0..SIDE * SIDE).map(|number| number as f32).collect()
}

#[test]
fn a_texture_shows_an_array_that_is_dropped_before() {
    if !has_gpu() {
        return;
    }
    let sample = Module::from_ptx(TEXTURES).unwrap().kernels::<sample>().unwrap();
    let image = Texture::new(&Array::from_slice(&pixels(), (SIDE, SIDE)).unwrap(), Sampling::new()).unwrap();
    let mut values = DeviceBuffer::zeroed(SIDE * SIDE).unwrap();
    let stream = Stream::new().unwrap();
    unsafe { sample.launch(&stream, 1, (SIDE as u32, SIDE as u32), &image, &mut values) }.unwrap();
    // The texture is dropped on a thread without a context.
    thread::scope(|scope| scope.spawn(move || drop(image)).join().unwrap());
    assert_eq!(values.to_vec().unwrap(), pixels());
}

#[test]
fn an_array_can_be_changed_between_kernels() {
    if !has_gpu() {
        return;
    }
    let sample = Module::from_ptx(TEXTURES).unwrap().kernels::<sample>().unwrap();
    let array = Array::from_slice(&pixels(), (SIDE, SIDE)).unwrap();
    let image = Texture::new(&array, Sampling::new().linear()).unwrap();
    let (mut first, mut second) =
        (DeviceBuffer::zeroed(SIDE * SIDE).unwrap(), DeviceBuffer::zeroed(SIDE * SIDE).unwrap());
    let (stream, threads) = (Stream::new().unwrap(), (SIDE as u32, SIDE as u32));
    unsafe { sample.launch(&stream, 1, threads, &image, &mut first) }.unwrap();
    array.copy_from(&[7.0; SIDE * SIDE]).unwrap();
    unsafe { sample.launch(&stream, 1, threads, &image, &mut second) }.unwrap();
    assert_eq!((first.to_vec().unwrap(), second.to_vec().unwrap()), (pixels(), vec![7.0; SIDE * SIDE]));
    // The coordinates are out of the texture's range.
    let border = Sampling::new().address([AddressMode::Border; 3]);
    let narrow = Texture::new(&Array::from_slice(&[3.0_f32; 64], (8, 8)).unwrap(), border).unwrap();
    unsafe { sample.launch(&stream, 1, threads, &narrow, &mut first) }.unwrap();
    let values = first.to_vec().unwrap();
    assert!(
        values
            .iter()
            .enumerate()
            .all(|(place, value)| { *value == if place % SIDE < 8 && place / SIDE < 8 { 3.0 } else { 0.0 } })
    );
}

#[test]
fn arrays_keep_the_order_of_values() {
    if !has_gpu() {
        return;
    }
    let volume: Vec<[u8; 4]> = (0..5 * 6 * 7_u16).map(|number| [number as u8, 1, 2, 3]).collect();
    assert_eq!(Array::from_slice(&volume, (5, 6, 7)).unwrap().to_vec().unwrap(), volume);
    let layers: Vec<i16> = (0..5 * 6 * 7).collect();
    let shape = ArrayShape::from((5, 6)).layers(7);
    assert_eq!(Array::from_slice(&layers, shape).unwrap().to_vec().unwrap(), layers);
    let line: Vec<[f32; 2]> = (0..99).map(|number| [number as f32, 0.5]).collect();
    assert_eq!(Array::from_slice(&line, 99).unwrap().to_vec().unwrap(), line);
    assert_eq!(Array::<u32>::zeroed((3, 3)).unwrap().to_vec().unwrap(), [0; 9]);
    let refused = Array::<u8>::zeroed((1 << 20, 1 << 20)).unwrap_err().code();
    assert!([CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OUT_OF_MEMORY].contains(&refused), "{refused:?}");
}

#[test]
fn a_texture_shows_a_buffer() {
    if !has_gpu() {
        return;
    }
    let (fetch, sample) = Module::from_ptx(TEXTURES).unwrap().kernels::<(fetch, sample)>().unwrap();
    let numbers = DeviceBuffer::from_slice(&pixels()).unwrap();
    let mut values = DeviceBuffer::zeroed(SIDE * SIDE).unwrap();
    let texture = Texture::linear(numbers.as_slice()).unwrap();
    unsafe { fetch.launch(None, 1, (SIDE * SIDE) as u32, &texture, &mut values) }.unwrap();
    assert_eq!(values.to_vec().unwrap(), pixels());
    drop(texture);
    // The rows have the pitch that the device requires.
    let device = Device::get(0).unwrap();
    let alignment = device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT).unwrap();
    let pitch = (alignment as usize / 4).max(SIDE);
    let mut apart = vec![-1.0_f32; SIDE * pitch];
    for (row, pixels) in apart.chunks_mut(pitch).zip(pixels().chunks(SIDE)) {
        row[..SIDE].copy_from_slice(pixels);
    }
    let apart = DeviceBuffer::from_slice(&apart).unwrap();
    let image = Texture::rows(apart.as_slice(), (SIDE, SIDE), pitch, Sampling::new().linear()).unwrap();
    unsafe { sample.launch(None, 1, (SIDE as u32, SIDE as u32), &image, &mut values) }.unwrap();
    assert_eq!(values.to_vec().unwrap(), pixels());
    drop(image);
    let misaligned = Texture::linear(numbers.slice(1..)).unwrap_err();
    assert_eq!(misaligned.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
}

#[test]
fn a_surface_is_drawn() {
    if !has_gpu() {
        return;
    }
    let draw = Module::from_ptx(TEXTURES).unwrap().kernels::<draw>().unwrap();
    let image = Array::<u32>::zeroed(ArrayShape::from((SIDE, SIDE)).for_surfaces()).unwrap();
    let stream = Stream::new().unwrap();
    let surface = Surface::new(&image).unwrap();
    unsafe { draw.launch(&stream, 1, (SIDE as u32, SIDE as u32), &surface) }.unwrap();
    drop(surface);
    let expected: Vec<u32> = (0..SIDE * SIDE).map(|place| (100 * (place / SIDE) + place % SIDE) as u32).collect();
    assert_eq!(image.to_vec().unwrap(), expected);
    let plain = Array::<u32>::zeroed((SIDE, SIDE)).unwrap();
    assert_eq!(Surface::new(&plain).unwrap_err().code(), CUresult::CUDA_ERROR_INVALID_VALUE);
}

#[test]
fn a_launch_is_prepared_once() {
    if !has_gpu() {
        return;
    }
    let scale = Module::from_ptx(PTX).unwrap().kernels::<scale>().unwrap();
    let launch = scale.prepare(Launch::new(4, 128).cooperative()).unwrap();
    let (mut values, stream) = (DeviceBuffer::from_slice(&[1.0_f32; 512]).unwrap(), Stream::new().unwrap());
    for _ in 0..5 {
        unsafe { scale.launch_prepared(&stream, &launch, &mut values, 2.0, 512) }.unwrap();
    }
    assert_eq!(values.to_vec().unwrap(), [32.0; 512]);
    let refused = scale.prepare(Launch::new(1 << 20, 1024).cooperative()).unwrap_err();
    assert_eq!(refused.code(), CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, "{refused}");
    // A launch with the reported maximum must succeed.
    let most = refused.message().and_then(|words| words.split(' ').next_back()?.parse().ok()).unwrap_or(0_u32);
    assert!(most > 0, "{refused}");
    let launch = scale.prepare(Launch::new(most, 1024).cooperative()).unwrap();
    unsafe { scale.launch_prepared(&stream, &launch, &mut values, 2.0, 512) }.unwrap();
    assert_eq!(values.to_vec().unwrap(), [64.0; 512]);
    let refused = scale.prepare(Launch::new(1, 2048)).unwrap_err();
    assert_eq!(refused.code(), CUresult::CUDA_ERROR_INVALID_VALUE, "{refused}");
}

#[test]
fn clusters_are_prepared_once() {
    if !has_gpu() {
        return;
    }
    if Device::get(0).unwrap().compute_capability().unwrap() < (9, 0) {
        println!("skipped: the device has no clusters");
        return;
    }
    let mark = Module::from_ptx(CLUSTERS).unwrap().kernels::<mark>().unwrap();
    let launch = mark.prepare(Launch::new(8, 32).cluster(4)).unwrap();
    let mut values = DeviceBuffer::<u32>::zeroed(8).unwrap();
    for _ in 0..3 {
        unsafe { mark.launch_prepared(None, &launch, &mut values) }.unwrap();
    }
    assert_eq!(values.to_vec().unwrap(), [1, 2, 3, 4, 1, 2, 3, 4]);
    let uneven = mark.prepare(Launch::new(6, 32).cluster(4)).unwrap_err();
    assert_eq!(uneven.code(), CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE, "{uneven}");
    assert!(mark.prepare(Launch::new(1 << 12, 32).cluster(1 << 10)).is_err());
}

#[test]
fn a_library_serves_each_context() {
    if !has_gpu() {
        return;
    }
    let library = Library::from_ptx(PTX, &JitOptions::new().max_registers(32)).unwrap();
    let kernels: Vec<(Device, scale)> = Device::all()
        .unwrap()
        .into_iter()
        .map(|device| {
            device.make_current().unwrap();
            (device, library.module().unwrap().kernels().unwrap())
        })
        .collect();
    drop(library);
    for (device, scale) in kernels {
        device.make_current().unwrap();
        let mut values = DeviceBuffer::from_slice(&[1.0_f32; 64]).unwrap();
        unsafe { scale.launch(None, 1, 64, &mut values, 3.0, 64) }.unwrap();
        assert_eq!(values.to_vec().unwrap(), [3.0; 64]);
    }
    Device::get(0).unwrap().make_current().unwrap();
    let wrong = Library::from_ptx(c".version 7.0\n.target sm_75\nnonsense", &JitOptions::new());
    let code = wrong.and_then(|library| library.module().map(drop)).unwrap_err().code();
    assert_eq!(code, CUresult::CUDA_ERROR_INVALID_PTX);
}

#[test]
fn memory_of_a_pool_outlives_it() {
    if !has_gpu() {
        return;
    }
    let device = Device::get(0).unwrap();
    let supported = device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED).unwrap();
    if supported == 0 {
        println!("skipped: the device has no memory pools");
        return;
    }
    let pool = MemoryPool::new(&PoolOptions::on(device).max_bytes(64 << 20)).unwrap();
    pool.set_release_threshold(32 << 20).unwrap();
    let stream = Stream::new().unwrap();
    let memory = StreamBuffer::from_slice_in(&[5_u32; 1024], &pool, &stream).unwrap();
    let usage = pool.usage().unwrap();
    assert!(usage.used >= 4096 && usage.reserved >= usage.used && usage.most_used >= usage.used, "{usage:?}");
    assert_eq!(pool.release_threshold().unwrap(), 32 << 20);
    let too_large = StreamBuffer::<u8>::zeroed_in(256 << 20, &pool, &stream).unwrap_err();
    assert_eq!(too_large.code(), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
    drop(pool);
    let mut values = [0; 1024];
    memory.copy_to(&mut values).unwrap();
    assert_eq!(values, [5; 1024]);
    memory.close().unwrap();
    stream.synchronize().unwrap();
}

#[test]
#[cfg(unix)]
fn a_pool_is_exported() {
    if !has_gpu() {
        return;
    }
    let device = Device::get(0).unwrap();
    let plain = MemoryPool::new(&PoolOptions::on(device)).unwrap();
    assert!(plain.export().is_err());
    match MemoryPool::new(&PoolOptions::on(device).exported()) {
        Ok(pool) => drop(pool.export().unwrap()),
        // Some systems do not share memory between processes.
        Err(error) => println!("skipped: {error}"),
    }
}

#[test]
fn a_handle_keeps_its_stream() {
    if !has_gpu_with(&[&CUBLAS]) {
        return;
    }
    const N: usize = 512;
    let handle = cublas::cublasCreate().unwrap();
    let (n, none) = (N as i32, cublas::cublasOperation_t::CUBLAS_OP_N);
    let ones = DeviceBuffer::from_slice(&vec![1.0_f32; N * N]).unwrap();
    let mut product = DeviceBuffer::<f32>::zeroed(N * N).unwrap();
    for _ in 0..20 {
        // The handle is the only owner of the stream. The previous stream is destroyed while it has work.
        cublas::cublasSetStream(&handle, Arc::new(Stream::new().unwrap())).unwrap();
        cublas::cublasSgemm(&handle, none, none, n, n, n, &1.0, &ones, n, &ones, n, &1.0, &mut product, n).unwrap();
        assert!(product.to_vec().unwrap().iter().all(|value| *value % N as f32 == 0.0));
    }
    assert_eq!(product.to_vec().unwrap()[0], 20.0 * N as f32);
    let stream = Arc::new(Stream::new().unwrap());
    cublas::cublasSetStream(&handle, &stream).unwrap();
    assert_eq!(Arc::strong_count(&stream), 2);
    drop(handle);
    assert_eq!(Arc::strong_count(&stream), 1);
}

/// Returns a stream that has no other owner. The stream is destroyed when the next stream is set, even if it has work.
fn alone() -> Arc<Stream> {
    Arc::new(Stream::new().unwrap())
}

#[test]
fn plans_and_generators_keep_their_streams() {
    if !has_gpu_with(&[&CUFFT, &CURAND]) {
        return;
    }
    const N: usize = 1 << 20;
    let plan = cufft::cufftPlan1d(N as i32, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    let random = curand::curandCreateGenerator(curand::curandRngType_t::CURAND_RNG_PSEUDO_DEFAULT).unwrap();
    let mut values = DeviceBuffer::from_slice(&vec![float2 { x: 1.0, y: 0.0 }; N]).unwrap();
    let mut spectrum = DeviceBuffer::<float2>::zeroed(N).unwrap();
    let mut numbers = DeviceBuffer::<f32>::zeroed(N).unwrap();
    for _ in 0..10 {
        cufft::cufftSetStream(&plan, alone()).unwrap();
        cufft::cufftExecC2C(&plan, &mut values, &mut spectrum, cufft::CUFFT_FORWARD).unwrap();
        curand::curandSetStream(&random, alone()).unwrap();
        curand::curandGenerateUniform(&random, &mut numbers, N).unwrap();
    }
    cufft::cufftExecC2C(&plan, &mut values, &mut spectrum, cufft::CUFFT_FORWARD).unwrap();
    drop((plan, random));
    assert!((spectrum.to_vec().unwrap()[0].x - N as f32).abs() < 1.0);
    assert!(numbers.to_vec().unwrap().iter().all(|number| (0.0..=1.0).contains(number)));
}

#[test]
fn a_handle_accepts_several_streams_in_succession() {
    macro_rules! set {
        ($library:expr, $made:expr, $set:path) => {
            if has_gpu_with(&[&$library]) {
                let handle = $made.unwrap();
                (0..10).for_each(|_| $set(&handle, alone()).unwrap());
                $set(&handle, None).unwrap();
                $set(&handle, alone()).unwrap();
            }
        };
    }
    set!(CUDNN, cudnn::cudnnCreate(), cudnn::cudnnSetStream);
    set!(CUSPARSE, cusparse::cusparseCreate(), cusparse::cusparseSetStream);
    set!(CUSOLVER, cusolver::cusolverDnCreate(), cusolver::cusolverDnSetStream);
    set!(CUSOLVER, cusolver::cusolverSpCreate(), cusolver::cusolverSpSetStream);
    set!(CUBLAS, cublas::cublasCreate(), cublas::cublasSetStream);
}
