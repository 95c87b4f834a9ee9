//! Tests of the hand-written owned layer on a GPU: memory, kernels, graphs, virtual memory.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// Kernels are passed arguments of the declared types, and buffers of the right size.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::CuPtr;
use cubind::cuda13::driver::{CUdevice_attribute, CUresult};
use cubind::owned::*;
use cubind_tests::gpu::has_gpu;
use cubind_tests::kernels::PTX;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

cubind::kernel! {
    unsafe fn vadd(a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>, sum: &mut DeviceBuffer<f32>, n: usize);
    unsafe fn increment(values: &mut DeviceBuffer<u32>);
    unsafe fn scale(values: DeviceSliceMut<'_, f32>, factor: f32, n: u32);
    unsafe fn records(words: &mut DeviceBuffer<u64>, wide: u128, padded: Padded);
}

cubind::plain_data! {
    /// A record with padding after each field.
    #[derive(Debug, PartialEq)]
    struct Padded {
        small: u8,
        large: u128,
        last: u32,
    }
}

/// Kernel declarations that do not match the kernels.
mod wrong {
    use cubind::owned::DeviceBuffer;

    cubind::kernel! {
        pub(crate) unsafe fn vadd(a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>, sum: &mut DeviceBuffer<f32>, n: u32);
        pub(crate) unsafe fn increment(values: &mut DeviceBuffer<u32>, n: usize);
        pub(crate) unsafe fn scale(values: &mut DeviceBuffer<f32>, factor: f32);
        pub(crate) unsafe fn absent();
    }
}

/// A lock that each test holds, because waiting for a context is an error while one of its streams records.
static RECORDING: RwLock<()> = RwLock::new(());

/// Returns a lock that a test holds while it uses the GPU, or `None` without a GPU.
fn gpu() -> Option<RwLockReadGuard<'static, ()>> {
    has_gpu().then(|| RECORDING.read().unwrap_or_else(PoisonError::into_inner))
}

fn stream() -> Stream {
    Stream::new().unwrap()
}

fn code<T: core::fmt::Debug>(result: DriverResult<T>) -> CUresult {
    result.unwrap_err().code()
}

#[test]
fn devices_describe_themselves() {
    let Some(_gpu) = gpu() else { return };
    let devices = Device::all().unwrap();
    assert_eq!(devices.len(), Device::count().unwrap());
    let device = devices[0];
    assert!(!device.name().unwrap().is_empty());
    assert!(device.compute_capability().unwrap() >= (5, 0));
    assert!(device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT).unwrap() > 0);
    assert_ne!(device.uuid().unwrap().bytes, [0; 16]);
    let context = device.make_current().unwrap();
    assert_eq!(context, device.primary_context().unwrap(), "retained once");
    let (free, total) = context.memory().unwrap();
    assert!(0 < free && free <= total && 0 < device.total_memory().unwrap());
    context.synchronize().unwrap();
    assert_eq!(code(Device::get(devices.len())), CUresult::CUDA_ERROR_INVALID_DEVICE);
    assert_eq!(code(device.attribute(-1)), CUresult::CUDA_ERROR_INVALID_VALUE);
}

#[test]
fn buffers_are_copied_to_the_device_and_back() {
    let Some(_gpu) = gpu() else { return };
    let numbers: Vec<u16> = (0..4096).collect();
    let mut buffer = DeviceBuffer::from_slice(&numbers).unwrap();
    assert_eq!(buffer.to_vec().unwrap(), numbers);
    assert_eq!(buffer.slice(10..=12).to_vec().unwrap(), [10, 11, 12]);
    assert!(buffer.get(4000..4097).is_none() && buffer.get_mut(4097..).is_none());
    buffer.slice_mut(..2).copy_from(&[7, 8]).unwrap();
    let (first, second) = buffer.split_at_mut(2048);
    first.slice_mut(2..4).copy_from_device(second.as_slice().slice(..2)).unwrap();
    let mut begin = [0; 5];
    buffer.slice(..5).copy_to(&mut begin).unwrap();
    assert_eq!(begin, [7, 8, 2048, 2049, 4]);
    assert_eq!(code(buffer.copy_to(&mut begin)), CUresult::CUDA_ERROR_INVALID_VALUE);
    assert_eq!(code(buffer.copy_from(&begin)), CUresult::CUDA_ERROR_INVALID_VALUE);
    buffer.as_mut_slice().fill_with_zeros().unwrap();
    assert_eq!(buffer.to_vec().unwrap(), [0; 4096]);
    buffer.close().unwrap();
    assert_eq!(DeviceBuffer::<f64>::zeroed(0).unwrap().to_vec().unwrap(), []);
    assert_eq!(code(DeviceBuffer::<f64>::zeroed(usize::MAX)), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
    assert_eq!(code(DeviceBuffer::<f64>::zeroed(1 << 50)), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
}

#[test]
fn a_raw_address_gets_an_owner() {
    let Some(_gpu) = gpu() else { return };
    let address = DeviceBuffer::from_slice(&[1_i64, 2, 3]).unwrap().into_raw();
    let buffer = unsafe { DeviceBuffer::from_raw(address, 3) }.unwrap();
    assert_eq!(buffer.to_vec().unwrap(), [1, 2, 3]);
    assert_eq!(buffer.as_ptr(), address);
    buffer.close().unwrap();
}

#[test]
fn buffers_are_used_and_freed_on_threads_without_a_context() {
    let Some(_gpu) = gpu() else { return };
    let buffer = DeviceBuffer::from_slice(&[1, 2, 3]).unwrap();
    let (pinned, stream) = (PinnedBuffer::<u8>::zeroed(4096).unwrap(), stream());
    let queued = StreamBuffer::from_slice(&[4, 5], &stream).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // The allocation is in the context of the only device that the program uses.
            assert_eq!(DeviceBuffer::<i32>::zeroed(1).unwrap().to_vec().unwrap(), [0]);
            assert_eq!(buffer.to_vec().unwrap(), [1, 2, 3]);
            buffer.close().unwrap();
            drop(pinned);
            queued.close().unwrap();
        });
    });
}

#[test]
fn handles_are_destroyed_on_threads_without_a_context() {
    let Some(_gpu) = gpu() else { return };
    let (stream, graph) = (stream(), Graph::new().unwrap());
    let (event, executable) = (stream.record().unwrap(), graph.instantiate().unwrap());
    let kernel = vadd::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let thread = std::thread::spawn(move || {
        stream.synchronize()?;
        event.close()?;
        executable.close()?;
        graph.close()?;
        stream.close()?;
        drop(kernel);
        DriverResult::Ok(())
    });
    thread.join().unwrap().unwrap();
}

#[test]
fn pinned_memory_is_returned_after_the_copy() {
    let Some(_gpu) = gpu() else { return };
    let stream = stream();
    let mut buffer = DeviceBuffer::zeroed(1 << 20).unwrap();
    let mut values = PinnedBuffer::from_slice(&[1.5_f32; 1 << 20]).unwrap();
    values[7] = 7.0;
    let upload = buffer.upload(values, &stream).unwrap();
    let download = buffer.download(PinnedBuffer::zeroed(1 << 20).unwrap(), &stream).unwrap();
    let (sent, got) = (upload.wait().unwrap(), download.wait().unwrap());
    assert!(sent[..] == got[..] && got[7] == 7.0 && got[8] == 1.5);
    // The upload is dropped, and the download forgotten, before the copies are done. The memory must not be freed too
    // early.
    drop(buffer.upload(sent, &stream).unwrap());
    core::mem::forget(buffer.download(got, &stream).unwrap());
    let pending = buffer.slice(..4).download(PinnedBuffer::zeroed(4).unwrap(), None).unwrap();
    while !pending.is_finished().unwrap() {}
    assert_eq!(*pending.wait().unwrap(), [1.5; 4]);
    assert_eq!(code(buffer.upload(PinnedBuffer::zeroed(3).unwrap(), &stream)), CUresult::CUDA_ERROR_INVALID_VALUE);
    drop(buffer);
}

#[test]
fn a_stream_allocates_and_frees() {
    let Some(_gpu) = gpu() else { return };
    let stream = stream();
    let mut values = StreamBuffer::from_slice(&[1.0_f32, 2.0, 3.0], &stream).unwrap();
    values.copy_from(&[4.0, 5.0, 6.0]).unwrap();
    let mut back = [0.0; 3];
    values.copy_to(&mut back).unwrap();
    assert_eq!(back, [4.0, 5.0, 6.0]);
    drop(values);
    let zeros = StreamBuffer::<u64>::zeroed(100, &stream).unwrap();
    let mut back = [1; 100];
    zeros.copy_to(&mut back).unwrap();
    assert_eq!(back, [0; 100]);
    zeros.close().unwrap();
    stream.close().unwrap();
}

#[test]
fn streams_wait_for_each_other() {
    let Some(_gpu) = gpu() else { return };
    let (first, second) = (stream(), stream());
    let start = first.record().unwrap();
    second.wait_for(&start).unwrap();
    let end = second.record().unwrap();
    end.synchronize().unwrap();
    assert!(start.is_finished().unwrap() && end.elapsed_since(&start).unwrap() >= 0.0);
    end.record(&first).unwrap();
    first.synchronize().unwrap();
    assert!(first.is_finished().unwrap() && end.is_finished().unwrap());
}

#[test]
fn kernels_take_buffers_parts_and_numbers() {
    let Some(_gpu) = gpu() else { return };
    let module = Module::from_ptx(PTX).unwrap();
    let (add, times) = (vadd::load(&module).unwrap(), scale::load(&module).unwrap());
    drop(module); // The kernels keep the module loaded.
    let n = 1000;
    let (a, b) = (DeviceBuffer::from_slice(&[1.0; 1000]).unwrap(), DeviceBuffer::from_slice(&[2.0; 1000]).unwrap());
    let mut sum = DeviceBuffer::zeroed(n).unwrap();
    let stream = stream();
    unsafe {
        add.launch(&stream, Dim3::covering(n, 256), 256, &a, &b, &mut sum, n).unwrap();
        times.launch(&stream, 1, (32, 1), sum.slice_mut(10..20), 2.0, 10).unwrap();
        let launch = Launch::new(Dim3::covering(n, 128), 128).shared_memory(1024).priority(0);
        times.launch_with(&stream, &launch, sum.as_mut_slice(), 5.0, 1000).unwrap();
        times.launch_with(&stream, &Launch::new(8, 128).cooperative(), sum.as_mut_slice(), 2.0, 1000).unwrap();
    }
    // Only the kernels may still use these buffers.
    drop((a, b));
    let expected: Vec<f32> = (0..n).map(|i| if (10..20).contains(&i) { 60.0 } else { 30.0 }).collect();
    assert_eq!(sum.to_vec().unwrap(), expected, "it waits for the stream by itself");
    assert_eq!(
        code(unsafe { add.launch(&stream, 0, 256, &sum, &sum, &mut DeviceBuffer::zeroed(1).unwrap(), 0) }),
        CUresult::CUDA_ERROR_INVALID_VALUE
    );
}

#[test]
fn kernels_take_wide_integers_and_records_with_padding() {
    let Some(_gpu) = gpu() else { return };
    let records = records::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let mut words = DeviceBuffer::<u64>::zeroed(6).unwrap();
    let (wide, padded) = (7 << 64 | 6, Padded { small: 1, large: 3 << 64 | 2, last: 4 });
    unsafe { records.launch(None, 1, 1, &mut words, wide, padded) }.unwrap();
    assert_eq!(words.to_vec().unwrap(), [6, 7, 1, 2, 3, 4]);
    // Records with padding are also copied to memory and back.
    let copied = DeviceBuffer::from_slice(&[padded; 3]).unwrap();
    assert_eq!(copied.to_vec().unwrap(), [padded; 3]);
}

#[test]
fn wrong_declarations_are_rejected_when_they_are_loaded() {
    let Some(_gpu) = gpu() else { return };
    let module = Module::from_ptx(PTX).unwrap();
    if module.kernel(c"vadd").unwrap().parameter_size(0).is_err() {
        println!("skipped: the driver is older than CUDA 12.4");
        return;
    }
    let told = wrong::vadd::load(&module).unwrap_err();
    assert_eq!(told.to_string(), "\"vadd\": parameter 3 has 8 bytes, not 4");
    let told = wrong::increment::load(&module).unwrap_err();
    assert_eq!(told.to_string(), "\"increment\" has fewer than 2 parameters");
    let told = wrong::scale::load(&module).unwrap_err();
    assert_eq!(told.to_string(), "\"scale\" has more than 2 parameters");
    let told = wrong::absent::load(&module).unwrap_err().to_string();
    assert!(told.starts_with("cuModuleGetFunction: CUDA_ERROR_NOT_FOUND"), "{told}");
    increment::load_named(&module, c"increment").unwrap();
}

#[test]
fn binary_files_are_rejected_as_ptx() {
    let Some(_gpu) = gpu() else { return };
    let told = code(Module::from_ptx(c"no PTX"));
    assert!([CUresult::CUDA_ERROR_INVALID_PTX, CUresult::CUDA_ERROR_INVALID_IMAGE].contains(&told), "{told}");
    assert_eq!(code(Module::from_ptx(c"\x7fELF\x02\x01\x01")), CUresult::CUDA_ERROR_INVALID_PTX);
}

#[test]
fn a_stream_records_a_graph() {
    if !has_gpu() {
        return;
    }
    let _alone = RECORDING.write().unwrap_or_else(PoisonError::into_inner);
    let increment = increment::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let mut values = DeviceBuffer::from_slice(&[5; 32]).unwrap();
    let (mut stream, pinned) = (stream(), PinnedBuffer::zeroed(32).unwrap());
    let graph = capture(&mut stream, |stream| {
        for _ in 0..3 {
            unsafe { increment.launch(stream, 1, 32, &mut values) }?;
        }
        let unsupported = CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
        assert_eq!(code(launch_host_func(stream, || ())), unsupported);
        assert_eq!(code(unsafe { StreamBuffer::<u8>::uninit(1, stream) }), unsupported);
        DriverResult::Ok(())
    })
    .unwrap();
    assert_eq!(values.to_vec().unwrap(), [5; 32], "nothing ran yet");
    let executable = graph.instantiate().unwrap();
    for _ in 0..2 {
        unsafe { executable.launch(&stream) }.unwrap();
    }
    stream.synchronize().unwrap();
    assert_eq!(values.to_vec().unwrap(), [11; 32]);

    let valid = capture(&mut stream, |stream| {
        // The memory of the copy is freed. This must not invalidate the recording.
        let unsupported = CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
        assert_eq!(code(values.upload(pinned, stream)), unsupported);
        DriverResult::Ok(())
    });
    assert!(valid.is_ok(), "{valid:?}");
    let invalid = capture(&mut stream, |_| DeviceBuffer::<u32>::zeroed(1).map(drop));
    assert!(invalid.is_err(), "an allocation cannot be recorded");
    let failed = capture(&mut stream, |_| Err::<(), _>(Box::<dyn std::error::Error>::from("on purpose")));
    assert_eq!(failed.unwrap_err().to_string(), "on purpose");
    let again = capture(&mut stream, |_| DriverResult::Ok(()));
    assert!(again.is_ok(), "the stream does not record any longer: {again:?}");
}

#[test]
fn graphs_keep_the_modules_of_their_kernels() {
    if !has_gpu() {
        return;
    }
    let _alone = RECORDING.write().unwrap_or_else(PoisonError::into_inner);
    Device::get(0).unwrap().make_current().unwrap();
    let mut stream = stream();
    let mut values = DeviceBuffer::from_slice(&[0; 32]).unwrap();
    let mut executables = Vec::new();
    for _ in 0..50 {
        let load = || increment::load(&Module::from_ptx(PTX).unwrap()).unwrap();
        let increment = load();
        let recorded = capture(&mut stream, |stream| unsafe { increment.launch(stream, 1, 32, &mut values) }).unwrap();
        drop(increment);
        let added = Graph::new().unwrap();
        unsafe { load().add_to(&added, &[], &Launch::new(1, 32), &mut values) }.unwrap();
        // No kernel exists, and only the graphs keep the modules loaded.
        for graph in [recorded, added] {
            let clone = cubind::cuda13::owned::driver::cuGraphClone(&graph).unwrap();
            drop(graph);
            executables.push(clone.instantiate().unwrap());
        }
    }
    for executable in &executables {
        unsafe { executable.launch(&stream) }.unwrap();
    }
    stream.synchronize().unwrap();
    assert_eq!(values.to_vec().unwrap(), [100; 32]);
}

#[test]
fn memory_of_the_host_is_aligned_to_512_bytes() {
    let Some(_gpu) = gpu() else { return };
    let several: Vec<_> = (0..64).map(|_| PinnedBuffer::<u8>::zeroed(1).unwrap()).collect();
    assert!(several.iter().all(|one| one.as_ptr().addr().is_multiple_of(512)));
}

#[test]
fn addresses_are_unmapped_after_a_concurrent_copy() {
    let Some(_gpu) = gpu() else { return };
    const COUNT: usize = 1 << 24;
    let stream = stream();
    let mut pinned = PinnedBuffer::<u32>::zeroed(COUNT).unwrap();
    for _ in 0..50 {
        let mut numbers = VirtualBuffer::<u32>::reserve(Device::get(0).unwrap(), COUNT).unwrap();
        numbers.grow(COUNT).unwrap();
        let download = std::thread::scope(|scope| {
            scope.spawn(|| (0..100).for_each(|_| assert_eq!(numbers.as_slice().slice(..1).to_vec().unwrap(), [0])));
            numbers.as_slice().download(pinned, &stream).unwrap()
        });
        drop(numbers);
        assert!(download.is_finished().unwrap(), "dropping waits");
        pinned = download.wait().unwrap();
    }
}

#[test]
fn memory_is_mapped_twice() {
    let Some(_gpu) = gpu() else { return };
    let device = Device::get(0).unwrap();
    let memory = PhysicalMemory::new(device, 1).unwrap();
    let size = memory.bytes();
    assert_eq!(size, PhysicalMemory::granularity(device).unwrap());
    let mut range = AddressRange::reserve(device, 2 * size).unwrap();
    assert_eq!(code(range.bytes(0..1)), CUresult::CUDA_ERROR_INVALID_VALUE, "no memory yet");
    range.map(0, &memory).unwrap();
    range.map(size, &memory).unwrap();
    drop(memory); // The mappings of the memory remain.
    assert_eq!(code(range.map(0, &PhysicalMemory::new(device, 1).unwrap())), CUresult::CUDA_ERROR_INVALID_VALUE);
    assert_eq!(code(range.map(2 * size, &PhysicalMemory::new(device, 1).unwrap())), CUresult::CUDA_ERROR_INVALID_VALUE);
    range.bytes_mut(0..4).unwrap().copy_from(&[1, 2, 3, 4]).unwrap();
    assert_eq!(range.bytes(size + 1..size + 3).unwrap().to_vec().unwrap(), [2, 3]);
    let word = unsafe { range.bytes(0..4).unwrap().cast::<u32>() };
    assert_eq!(word.to_vec().unwrap(), [u32::from_ne_bytes([1, 2, 3, 4])]);
    assert_eq!(code(range.bytes(0..2 * size + 1)), CUresult::CUDA_ERROR_INVALID_VALUE);
}

#[test]
fn an_array_grows_in_place() {
    let Some(_gpu) = gpu() else { return };
    let times = scale::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let mut values = VirtualBuffer::<f32>::reserve(Device::get(0).unwrap(), 1 << 24).unwrap();
    assert!(values.is_empty() && values.capacity() >= 1 << 24);
    values.grow(4).unwrap();
    values.as_mut_slice().copy_from(&[1.0, 2.0, 3.0, 4.0]).unwrap();
    let address = values.as_slice().as_ptr();
    values.grow(1 << 20).unwrap();
    assert_eq!((values.as_slice().as_ptr(), values.len()), (address, 1 << 20));
    unsafe { times.launch(None, 1, 32, values.as_mut_slice(), 10.0, 32).unwrap() };
    assert_eq!(values.as_slice().slice(..5).to_vec().unwrap(), [10.0, 20.0, 30.0, 40.0, 0.0]);
    assert_eq!(values.as_slice().slice((1 << 20) - 1..).to_vec().unwrap(), [0.0]);
    assert_eq!(code(values.grow(usize::MAX)), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
    assert_eq!(code(values.grow((1 << 24) + (1 << 22))), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
}

#[test]
fn kernels_take_bare_addresses_too() {
    cubind::kernel! {
        unsafe fn increment(values: CuPtr<u32>);
    }
    let Some(_gpu) = gpu() else { return };
    let increment = increment::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let values = PinnedBuffer::from_slice(&[1_u32; 64]).unwrap();
    unsafe { increment.launch(None, 1, 32, values.device_ptr()).unwrap() };
    Device::get(0).unwrap().primary_context().unwrap().synchronize().unwrap();
    assert_eq!((values[31], values[32]), (2, 1));
}

#[test]
fn the_compiler_of_the_driver_returns_a_log() {
    let Some(_gpu) = gpu() else { return };
    let (module, log) = Module::load_with(PTX, &JitOptions::new().max_registers(32).line_info().verbose()).unwrap();
    assert!(log.contains("registers"), "{log}");
    module.kernel(c"vadd").unwrap();
    let error =
        Module::load_with(c".version 7.0\n.target sm_50\n.address_size 64\nnonsense", &JitOptions::new()).unwrap_err();
    assert!(error.message().is_some_and(|words| words.contains("nonsense") || words.contains("line 4")), "{error}");
}
