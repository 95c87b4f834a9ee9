//! The hand-written owned layer, with a stub driver in Rust that reports faults that a real driver ignores.
// The kernels of the stub driver do nothing, and their arguments live as long as required.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::driver::CUresult;
use cubind::owned::*;
use cubind_tests::process::isolated;
use cubind_tests::stub::{Stub, stub};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{hint, thread};

cubind::kernel! {
    unsafe fn clear(values: &DeviceBuffer<u32>);
}

const PTX: &std::ffi::CStr = c".version 8.0";
const NONE: &[String] = &[];

/// Returns the stub with the primary context of device 0, and a stream.
fn begin() -> (Stub, Stream) {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let stream = Stream::new().unwrap();
    (stub, stream)
}

/// Tests a thread without a context that starts work on memory, and stops before the driver receives the work.
/// Meanwhile this thread performs an operation on the same memory, which must wait for the earlier work.
fn start_beside<R: Send>(stub: &Stub, start: impl FnOnce() -> R + Send, meanwhile: impl FnOnce()) -> R {
    let (stopped, go_on) = stub.stop_next();
    thread::scope(|scope| {
        let started = scope.spawn(start);
        stopped.wait();
        meanwhile();
        go_on.wait();
        started.join().unwrap()
    })
}

#[test]
fn memory_waits_for_an_upload_that_begins_during_another_copy() {
    let (stub, stream) = begin();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let pinned = PinnedBuffer::from_slice(&[7; 32]).unwrap();
    let (mut first, mut second) = buffer.split_at_mut(32);
    let upload = start_beside(&stub, || first.upload(pinned, &stream), || second.copy_from(&[1; 32]).unwrap());
    assert_eq!(buffer.to_vec().unwrap()[..33], [[7; 32].as_slice(), &[1]].concat());
    drop(buffer);
    assert_eq!(stub.faults(), NONE);
    assert_eq!(*upload.unwrap().wait().unwrap(), [7; 32]);
}

#[test]
fn memory_is_not_freed_under_an_upload_that_begins_during_another_copy() {
    let (stub, stream) = begin();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let pinned = PinnedBuffer::from_slice(&[7; 32]).unwrap();
    let (mut first, mut second) = buffer.split_at_mut(32);
    let upload = start_beside(&stub, || first.upload(pinned, &stream), || second.copy_from(&[1; 32]).unwrap());
    drop(buffer);
    assert_eq!(stub.faults(), NONE);
    drop(upload);
}

#[test]
fn addresses_are_not_unmapped_under_a_download_that_begins_during_a_read() {
    let (stub, stream) = begin();
    let mut numbers = VirtualBuffer::<u32>::reserve(Device::get(0).unwrap(), 1 << 16).unwrap();
    numbers.grow(1 << 10).unwrap();
    let pinned = PinnedBuffer::<u32>::zeroed(1 << 10).unwrap();
    let start = || numbers.as_slice().download(pinned, &stream);
    let download = start_beside(&stub, start, || assert_eq!(numbers.as_slice().to_vec().unwrap().len(), 1 << 10));
    drop(numbers);
    assert_eq!(stub.faults(), NONE);
    download.unwrap().wait().unwrap();
}

#[test]
fn memory_is_not_freed_under_a_kernel_that_begins_during_a_read() {
    let (stub, stream) = begin();
    let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let start = || unsafe { clear.launch(&stream, 1, 32, &buffer) };
    start_beside(&stub, start, || assert_eq!(buffer.to_vec().unwrap(), [0; 64])).unwrap();
    drop(buffer);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_reader_waits_even_if_another_one_waits_already() {
    let (stub, stream) = begin();
    let buffer = DeviceBuffer::<u32>::from_slice(&[3; 64]).unwrap();
    let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    unsafe { clear.launch(&stream, 1, 32, &buffer) }.unwrap();
    stub.take_calls();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| buffer.to_vec().unwrap());
        }
    });
    let calls = stub.take_calls();
    assert!(calls.contains(&"cuEventSynchronize") && !calls.contains(&"cuCtxSynchronize"), "{calls:?}");
    stub.take_calls();
    buffer.to_vec().unwrap();
    assert!(!stub.take_calls().contains(&"cuEventSynchronize"), "the second reader does not wait again");
}

/// No barrier stops the threads in this test. Without the count of uses, one of the first rounds freed the memory
/// during the copy.
#[test]
fn memory_is_not_freed_under_a_download_however_threads_run() {
    let (stub, stream) = begin();
    for round in 0..100 {
        let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
        let pinned = PinnedBuffer::<u32>::zeroed(64).unwrap();
        let (ready, done) = (Barrier::new(2), AtomicBool::new(false));
        let download = thread::scope(|scope| {
            scope.spawn(|| {
                ready.wait();
                while !done.load(Ordering::Relaxed) {
                    buffer.to_vec().unwrap();
                }
            });
            ready.wait();
            (0..200).for_each(|_| hint::spin_loop());
            let download = buffer.download(pinned, &stream);
            done.store(true, Ordering::Relaxed);
            download
        });
        drop(buffer);
        assert_eq!(stub.faults(), NONE, "round {round}");
        drop(download);
    }
}

/// Waits until this many modules are loaded, because the last module of a graph is unloaded by another thread.
fn has_modules(stub: &Stub, expected: usize) -> bool {
    (0..5000).any(|_| {
        thread::sleep(Duration::from_millis(1));
        stub.modules() == expected
    })
}

#[test]
fn a_recorded_graph_keeps_the_modules_of_its_kernels() {
    let (stub, mut stream) = begin();
    let before = stub.modules();
    let graph = {
        let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
        let values = DeviceBuffer::zeroed(32).unwrap();
        capture(&mut stream, |stream| unsafe { clear.launch(stream, 1, 32, &values) }).unwrap()
    };
    assert_eq!(stub.modules(), before + 1);
    let executable = graph.instantiate().unwrap();
    let clone = cubind::cuda13::owned::driver::cuGraphClone(&graph).unwrap();
    drop(graph);
    drop(clone.instantiate().unwrap());
    drop(clone);
    assert_eq!(stub.modules(), before + 1, "the executable graph keeps it");
    drop(executable);
    assert!(has_modules(&stub, before), "no graph keeps it");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_the_modules_of_kernels_that_are_added() {
    let (stub, _stream) = begin();
    let before = stub.modules();
    let graph = Graph::new().unwrap();
    {
        let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
        let values = DeviceBuffer::zeroed(32).unwrap();
        unsafe { clear.add_to(&graph, &[], &Launch::new(1, 32), &values) }.unwrap();
    }
    drop(graph.instantiate().unwrap());
    drop(graph);
    assert!(has_modules(&stub, before));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_launch_does_not_query_streams_without_a_capture() {
    let (stub, mut stream) = begin();
    let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let values = DeviceBuffer::zeroed(32).unwrap();
    drop(capture(&mut stream, |_| DriverResult::Ok(())).unwrap());
    stub.take_calls();
    unsafe { clear.launch(&stream, 1, 32, &values) }.unwrap();
    assert_eq!(stub.take_calls(), ["cuLaunchKernel"]);
}

#[test]
fn memory_of_the_host_that_is_not_aligned_is_an_error() {
    #[derive(Clone, Copy)]
    #[repr(C, align(4096))]
    struct Page([u8; 4096]);
    unsafe impl cubind::Output for Page {}
    #[derive(Clone, Copy)]
    #[repr(C, align(512))]
    struct Sector([u8; 512]);
    unsafe impl cubind::Output for Sector {}

    let (stub, _stream) = begin();
    let error = PinnedBuffer::<Page>::zeroed(1).map(|_| ()).unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_MISALIGNED_ADDRESS);
    assert!(stub.take_calls().contains(&"cuMemFreeHost"), "it is freed");
    assert_eq!(PinnedBuffer::<Sector>::zeroed(2).unwrap()[1].0, [0; 512]);
    assert_eq!(stub.faults(), NONE);
}

/// Handles of textures are numbered per context in the stub driver, as on an H200, where the handles of each context
/// begin with 1.
#[test]
fn a_texture_is_destroyed_in_its_context() {
    use cubind::cuda13::owned::driver::{CUDA_RESOURCE_DESC, CUDA_TEXTURE_DESC, CUtexObject, cuTexObjectCreate};
    fn make() -> Owned<CUtexObject> {
        unsafe { cuTexObjectCreate(&CUDA_RESOURCE_DESC::default(), &CUDA_TEXTURE_DESC::default(), None) }.unwrap()
    }
    let (stub, _stream) = begin();
    let (first, third) = (make(), make());
    let other = Device::get(1).unwrap().make_current().unwrap();
    let second = make();
    assert_eq!((*first, third.handle() == *first), (*second, false));
    drop(first);
    thread::spawn(|| third.close().unwrap()).join().unwrap();
    assert_eq!(other.device(), Device::get(1).unwrap());
    second.close().unwrap();
    assert_eq!(stub.faults(), NONE);
    stub.take_calls();
    // If the object's context is current, the call does not enter it again.
    make().close().unwrap();
    let expected = ["cuTexObjectCreate", "cuCtxGetCurrent", "cuCtxGetCurrent", "cuTexObjectDestroy"];
    assert_eq!(stub.take_calls(), expected);
}

#[test]
fn owners_are_keys_of_maps() {
    let (_stub, stream) = begin();
    let other = Stream::new().unwrap();
    let names = HashMap::from([(stream.borrow(), "first"), (other.borrow(), "second")]);
    assert_eq!((names.get(&stream.borrow()), names.get(&other.borrow())), (Some(&"first"), Some(&"second")));
    assert_ne!(stream, other);
    let mut streams = HashSet::from([stream]);
    assert!(!streams.contains(&other) && streams.insert(other) && streams.len() == 2);
    let memory = DeviceBuffer::<u32>::zeroed(2).unwrap();
    let first = memory.as_ptr();
    assert!(first < first.add(1) && BTreeSet::from([first.add(1), first]).first() == Some(&first));
}

#[test]
fn a_module_of_the_driver_is_unloaded_in_its_context() {
    use cubind::cuda13::owned::driver::cuModuleLoadData;
    let (stub, _stream) = begin();
    let before = stub.modules();
    let module = unsafe { cuModuleLoadData(PTX.as_ptr().cast()) }.unwrap();
    thread::spawn(|| module.close().unwrap()).join().unwrap();
    assert_eq!((stub.modules(), stub.faults().as_slice()), (before, NONE));
}

#[test]
fn launches_go_to_the_default_stream_of_the_thread() {
    let test = "launches_go_to_the_default_stream_of_the_thread";
    isolated(
        test,
        |_| (),
        || {
            cubind::set_per_thread_default_stream(true).unwrap();
            let (stub, _stream) = begin();
            let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
            let values = DeviceBuffer::zeroed(32).unwrap();
            stub.take_calls();
            unsafe { clear.launch(None, 1, 32, &values) }.unwrap();
            unsafe { clear.launch_with(None, &Launch::new(1, 32).cooperative(), &values) }.unwrap();
            assert_eq!(stub.take_calls(), ["cuLaunchKernel_ptsz", "cuLaunchKernelEx_ptsz"]);
        },
    );
}

#[test]
fn variables_of_a_module_have_types() {
    let (stub, _stream) = begin();
    let module = Module::from_ptx(PTX).unwrap();
    let factors = module.global::<f32>(c"factors").unwrap();
    assert_eq!(module.global::<f32>(c"others").unwrap_err().code(), CUresult::CUDA_ERROR_NOT_FOUND);
    // 16 bytes are not a multiple of this type's size.
    assert_eq!(module.global::<[u8; 3]>(c"factors").unwrap_err().code(), CUresult::CUDA_ERROR_INVALID_VALUE);
    drop(module);
    assert_eq!(factors.len(), 4);
    unsafe { factors.as_mut_slice() }.copy_from(&[1.0, 2.0, 3.0, 4.0]).unwrap();
    assert_eq!(unsafe { factors.as_slice() }.to_vec().unwrap(), [1.0, 2.0, 3.0, 4.0]);
    let before = stub.modules();
    drop(factors);
    assert_eq!((stub.modules(), stub.faults().as_slice()), (before - 1, NONE));
}

#[test]
fn the_driver_accepts_owned_handles() {
    use cubind::cuda13::owned::driver::{cuFuncGetModule, cuModuleGetFunction};
    let (stub, _stream) = begin();
    let module = Module::from_ptx(PTX).unwrap();
    let kernel = module.kernel(c"clear").unwrap();
    assert!(!cuModuleGetFunction(module.borrow(), c"clear").unwrap().is_null());
    assert_eq!(kernel.borrow().handle(), kernel.handle());
    assert!(cuFuncGetModule(kernel.borrow()).is_err(), "the stub has no such function");
    let context = Device::get(0).unwrap().primary_context().unwrap();
    assert_eq!(context.borrow().handle(), context.handle());
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn peer_access_is_enabled_once() {
    let (stub, _stream) = begin();
    let (first, second) = (Device::get(0).unwrap(), Device::get(1).unwrap());
    assert!(first.can_access(second).unwrap() && !first.can_access(first).unwrap());
    stub.take_calls();
    for _ in 0..2 {
        first.access(second).unwrap();
        second.access(first).unwrap();
    }
    assert_eq!(stub.take_calls().iter().filter(|name| **name == "cuCtxEnablePeerAccess").count(), 4);
}

#[test]
fn managed_memory_waits_before_the_host_uses_it() {
    let (stub, stream) = begin();
    let mut values = ManagedBuffer::from_slice(&[1_u32; 64]).unwrap();
    values.advise(Advice::Preferred(Some(Device::get(0).unwrap()))).unwrap();
    values.prefetch(None, &stream).unwrap();
    assert_eq!(stub.pending(), 1);
    values.host_mut().unwrap()[0] = 2;
    assert_eq!((stub.pending(), values.host().unwrap()[..2].to_vec()), (0, vec![2, 1]));
    values.prefetch(None, &stream).unwrap();
    values.close().unwrap();
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

/// The stub driver behaves as on Windows, WSL and Tegra.
#[test]
fn managed_memory_is_copied_if_the_host_must_not_use_it() {
    let (stub, stream) = begin();
    let clear = clear::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let other = DeviceBuffer::<u32>::zeroed(64).unwrap();
    stub.forbid_concurrent_access();
    stub.take_calls();
    let mut values = ManagedBuffer::from_slice(&[1_u32; 64]).unwrap();
    let zeros = ManagedBuffer::<u32>::zeroed(64).unwrap();
    let calls = stub.take_calls();
    assert!(calls.contains(&"cuMemcpyHtoD_v2") && calls.contains(&"cuMemsetD8_v2"), "{calls:?}");
    // The result does not depend on unfinished work, because work may begin while the host uses the slice.
    assert_eq!(values.host().unwrap_err().code(), CUresult::CUDA_ERROR_NOT_SUPPORTED);
    unsafe { clear.launch(&stream, 1, 32, &other) }.unwrap();
    let error = values.host_mut().unwrap_err();
    assert!(error.to_string().contains("no concurrent managed access"), "{error}");
    values.as_mut_slice().slice_mut(1..3).copy_from(&[2, 3]).unwrap();
    assert_eq!(values.as_slice().slice(..4).to_vec().unwrap(), [1, 2, 3, 1]);
    assert_eq!(zeros.as_slice().to_vec().unwrap(), [0; 64]);
    drop((values, zeros, other));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

cubind::kernel! {
    /// The stub driver's kernels have only one parameter.
    unsafe fn fill(values: Out<u32>);
    unsafe fn read(values: In<u32>,);
    /// Declares a kernel for several types.
    unsafe fn fill_with<T: cubind::Output>(values: Out<T>);
}

#[test]
fn a_kernel_has_type_parameters() {
    let (stub, stream) = begin();
    let module = Module::from_ptx(PTX).unwrap();
    let (small, large): (fill_with<u8>, fill_with<f64>) = module.kernels().unwrap();
    let (mut bytes, mut numbers) = (DeviceBuffer::<u8>::zeroed(8).unwrap(), DeviceBuffer::<f64>::zeroed(8).unwrap());
    unsafe { small.launch(&stream, 1, 32, &mut bytes) }.unwrap();
    unsafe { large.launch(&stream, 1, 32, &mut numbers) }.unwrap();
    drop((bytes, numbers));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn kernels_take_memory_of_every_kind() {
    let (stub, stream) = begin();
    let module = Module::from_ptx(PTX).unwrap();
    let (fill, read) = (fill::load(&module).unwrap(), read::load(&module).unwrap());
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let mut managed = ManagedBuffer::<u32>::zeroed(64).unwrap();
    let mut pinned = PinnedBuffer::<u32>::zeroed(64).unwrap();
    let mut grown = VirtualBuffer::<u32>::reserve(Device::get(0).unwrap(), 64).unwrap();
    grown.grow(64).unwrap();
    unsafe {
        fill.launch(&stream, 1, 32, &mut buffer).unwrap();
        fill.launch(&stream, 1, 32, buffer.slice_mut(4..8)).unwrap();
        fill.launch(&stream, 1, 32, &mut managed).unwrap();
        fill.launch(&stream, 1, 32, &mut pinned).unwrap();
        fill.launch(&stream, 1, 32, &mut grown).unwrap();
        read.launch(&stream, 1, 32, &buffer).unwrap();
        read.launch(&stream, 1, 32, buffer.slice(4..)).unwrap();
        read.launch(&stream, 1, 32, buffer.as_ptr()).unwrap();
        read.launch(&stream, 1, 32, &pinned).unwrap();
    }
    assert_eq!(stub.pending(), 9);
    drop((managed, pinned, grown, buffer));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn a_copy_to_a_host_slice_of_managed_memory_is_complete() {
    let (stub, _stream) = begin();
    let values = DeviceBuffer::from_slice(&[7_u32; 64]).unwrap();
    let mut managed = ManagedBuffer::<u32>::zeroed(64).unwrap();
    values.copy_to(managed.host_mut().unwrap()).unwrap();
    Stub::has_read(managed.as_ptr().address(), 256);
    assert_eq!(managed.host().unwrap(), [7; 64]);
    assert_eq!(stub.faults().as_slice(), NONE);
}

#[test]
fn the_compiler_of_the_driver_has_options_and_returns_a_log() {
    let (stub, _stream) = begin();
    let before = stub.modules();
    let options = JitOptions::new().max_registers(32).optimization_level(2).verbose().max_registers(64);
    let (module, log) = Module::load_with(c"right", &options).unwrap();
    assert_eq!((log.as_str(), stub.modules()), ("(7, 2) (12, 1) (0, 64)", before + 1));
    drop(module);
    assert_eq!(stub.modules(), before);

    let error = Module::load_with(c"wrong", &options).unwrap_err();
    assert_eq!(error.function(), "cuModuleLoadDataEx");
    assert_eq!(error.message(), Some("line 1; error: wrong\nfatal: aborted"));
    assert!(error.to_string().ends_with("\nline 1; error: wrong\nfatal: aborted"), "{error}");
    // A longer log is truncated.
    let error = Module::load_with(c"wrong", &options.clone().log_bytes(6)).unwrap_err();
    assert_eq!(error.message(), Some("line 1"));
    let (_module, log) = Module::load_with(c"right", &options.log_bytes(0)).unwrap();
    assert_eq!(log, "");
    let error = Module::load_with(c"\x7fELF\x02\x01", &JitOptions::new()).unwrap_err();
    assert_eq!((error.message(), stub.modules()), (None, before + 1));
}
