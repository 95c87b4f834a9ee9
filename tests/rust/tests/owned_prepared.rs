//! Objects that are created once and used repeatedly, with a stub driver in Rust: prepared launches, libraries and
//! memory pools.
// The kernels of the stub driver do nothing, and their arguments live as long as required.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::driver::CUresult;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};

cubind::kernel! {
    unsafe fn clear(values: &DeviceBuffer<u32>);
}

const PTX: &std::ffi::CStr = c".version 8.0";
const NONE: &[String] = &[];

fn begin() -> (Stub, Stream) {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let stream = Stream::new().unwrap();
    (stub, stream)
}

#[test]
fn a_prepared_launch_is_one_call() {
    let (stub, stream) = begin();
    let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let launch = clear.prepare(Launch::new(4, 128).cluster(2).cooperative()).unwrap();
    // The stream is known after the first launch.
    unsafe { clear.launch_prepared(&stream, &launch, &buffer) }.unwrap();
    stub.take_calls();
    for _ in 0..3 {
        unsafe { clear.launch_prepared(&stream, &launch, &buffer) }.unwrap();
    }
    assert_eq!(stub.take_calls(), ["cuLaunchKernelEx"; 3]);
    drop(buffer);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_prepared_launch_keeps_its_module_and_is_for_its_kernel_alone() {
    let (stub, stream) = begin();
    let before = stub.modules();
    let module = Module::from_ptx(PTX).unwrap();
    let (one, other) = (clear::load(&module).unwrap(), clear::load(&module).unwrap());
    let launch = one.prepare(Launch::new(1, 32)).unwrap();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let error = unsafe { other.launch_prepared(&stream, &launch, &buffer) }.unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
    assert!(error.to_string().contains("another kernel"), "{error}");
    drop((module, one, other));
    assert_eq!(stub.modules(), before + 1);
    drop(launch);
    assert_eq!((stub.modules(), stub.faults().as_slice()), (before, NONE));
}

/// The stub driver's device has 8 multiprocessors with space for 2048 threads each, and for 16 blocks in clusters of at
/// most 8 blocks.
#[test]
fn impossible_launches_are_rejected_by_prepare() {
    let (_stub, _stream) = begin();
    let kernel = Module::from_ptx(PTX).unwrap().kernel(c"clear").unwrap();
    let refused = |launch: Launch, code, words: &str| {
        let error = kernel.prepare(launch).unwrap_err();
        assert_eq!(error.code(), code, "{error}");
        assert!(error.to_string().contains(words), "{error}");
    };
    let invalid = CUresult::CUDA_ERROR_INVALID_VALUE;
    refused(Launch::new(0, 32), invalid, "0 blocks");
    refused(Launch::new(1, (32, 0)), invalid, "0 threads");
    refused(Launch::new(1, (512, 3)), invalid, "1536 threads, but at most 1024 with this kernel");
    refused(Launch::new(1, 32).shared_memory(50_000), invalid, "50000 bytes");
    let fits = |launch: Launch| drop(kernel.prepare(launch).unwrap());
    let too_large = CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
    fits(Launch::new(16, 1024).cooperative());
    refused(
        Launch::new(17, 1024).cooperative(),
        too_large,
        "17 blocks must run at the same time, but the device can run 16",
    );
    fits(Launch::new(17, 1024));
    let no_cluster = CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE;
    refused(Launch::new((4, 3), 32).cluster((2, 2)), no_cluster, "does not consist of clusters");
    refused(Launch::new(32, 32).cluster(16), no_cluster, "cannot run a cluster");
    refused(Launch::new(4, 32).cluster(0), no_cluster, "does not consist of clusters");
    fits(Launch::new(1024, 32).cluster(8));
    fits(Launch::new(16, 32).cluster(8).cooperative());
    refused(Launch::new(24, 32).cluster(8).cooperative(), too_large, "3 clusters must run at the same time");
    // A later option replaces an earlier one.
    fits(Launch::new(8, 32).cluster(16).cluster(8));
}

#[test]
fn a_library_stays_as_long_as_a_kernel_of_it() {
    let (stub, stream) = begin();
    let library = Library::from_ptx(PTX, &JitOptions::new().max_registers(64).line_info()).unwrap();
    // Only integer options are allowed, because the driver may compile the code later, when the log no longer exists.
    assert_eq!(stub.libraries(), (1, [vec![(0, 64), (13, 1)], vec![]]));
    let modules = stub.modules();
    let clear = library.module().unwrap().kernels::<clear>().unwrap();
    Device::get(1).unwrap().make_current().unwrap();
    let other = library.module().unwrap();
    Device::get(0).unwrap().make_current().unwrap();
    drop((library, other));
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    unsafe { clear.launch(&stream, 1, 32, &buffer) }.unwrap();
    assert_eq!((stub.libraries().0, stub.modules()), (1, modules), "no module is loaded separately");
    drop((buffer, clear));
    assert_eq!((stub.libraries().0, stub.faults().as_slice()), (0, NONE));
}

#[test]
fn code_of_libraries_is_a_string_or_unsafe() {
    static IMAGE: &[u8] = b"\x7fELF\0";
    let (stub, _stream) = begin();
    let options = JitOptions::new();
    let code = |result: DriverResult<Library>| result.unwrap_err().code();
    assert_eq!(code(Library::from_ptx(c"\x7fELF", &options)), CUresult::CUDA_ERROR_INVALID_PTX);
    assert_eq!(code(Library::from_ptx(c"wrong", &options)), CUresult::CUDA_ERROR_INVALID_PTX);
    assert_eq!(code(unsafe { Library::from_binary(&[], &options) }), CUresult::CUDA_ERROR_INVALID_IMAGE);
    assert_eq!(stub.libraries().0, 0);
    let library = unsafe { Library::from_static(IMAGE, &options) }.unwrap();
    assert_eq!(stub.libraries(), (1, [vec![], vec![(1, 1)]]));
    drop(library);
    let (module, log) = unsafe { Module::from_binary_with(IMAGE, &options.max_registers(32)) }.unwrap();
    assert_eq!(log, "(0, 32)");
    drop(module);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_pool_is_created_at_the_requested_location() {
    let (stub, _stream) = begin();
    let made = |options: PoolOptions| {
        let pool = MemoryPool::new(&options).unwrap();
        let made = stub.pool();
        drop(pool);
        made
    };
    let other = Device::get(1).unwrap();
    assert_eq!(made(PoolOptions::on(other).max_bytes(4096)), Some(((1, 1), 4096)));
    assert_eq!(made(PoolOptions::on_host()), Some(((2, 0), 0)));
    assert_eq!(made(PoolOptions::on_host_node(1)), Some(((3, 1), 0)));
    let pool = MemoryPool::new(&PoolOptions::on(other)).unwrap();
    pool.set_release_threshold(1 << 20).unwrap();
    pool.allow(Device::get(0).unwrap()).unwrap();
    pool.reset_maxima().unwrap();
    let usage = pool.usage().unwrap();
    assert_eq!((pool.release_threshold().unwrap(), usage.reserved, usage.most_reserved), (1 << 20, 105, 106));
    assert_eq!((usage.used, usage.most_used), (107, 108));
    #[cfg(unix)]
    {
        assert_eq!(pool.export().unwrap_err().code(), CUresult::CUDA_ERROR_INVALID_VALUE);
        MemoryPool::new(&PoolOptions::on(other).exported()).unwrap().export().unwrap();
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn memory_of_a_pool_outlives_it() {
    let (stub, stream) = begin();
    let pool = MemoryPool::new(&PoolOptions::on(Device::get(0).unwrap()).max_bytes(256)).unwrap();
    let memory = StreamBuffer::<u32>::zeroed_in(64, &pool, &stream).unwrap();
    let error = StreamBuffer::<u32>::zeroed_in(65, &pool, &stream).unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
    drop(pool);
    let mut values = [1; 64];
    memory.copy_to(&mut values).unwrap();
    memory.close().unwrap();
    assert_eq!((values, stub.faults().as_slice()), ([0; 64], NONE));
}
