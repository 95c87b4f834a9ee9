//! Closures that the driver calls, on a GPU.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// The calls are correct uses of CUDA, with live handles.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::owned::*;
use cubind_tests::gpu::has_gpu;
use cubind_tests::kernels::PTX;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

cubind::kernel! {
    unsafe fn increment(values: &mut DeviceBuffer<u32>);
}

fn stream() -> Stream {
    Stream::new().unwrap()
}

/// Waits until a number that other threads change has this value, because objects of graphs are destroyed later.
fn becomes(number: impl Fn() -> usize, expected: usize) -> bool {
    (0..5000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(1));
        number() == expected
    })
}

#[test]
fn a_closure_is_called_once_and_returns() {
    if !has_gpu() {
        return;
    }
    let (stream, count) = (stream(), Arc::new(AtomicUsize::new(0)));
    let calls: Vec<HostCall<usize>> = (0..3)
        .map(|_| {
            let count = Arc::clone(&count);
            launch_host_func(&stream, move || count.fetch_add(1, Ordering::SeqCst)).unwrap()
        })
        .collect();
    stream.synchronize().unwrap();
    let returned: Vec<usize> = calls.iter().map(|call| call.take().unwrap().unwrap()).collect();
    assert_eq!(returned, [0, 1, 2], "in the order of the stream");
    assert!(calls.iter().all(|call| call.take().is_none()));
    assert_eq!(Arc::strong_count(&count), 1, "the closures are freed");
    assert!(calls.into_iter().all(|call| !call.cancel()));
}

#[test]
fn a_panic_is_reported_and_the_stream_goes_on() {
    if !has_gpu() {
        return;
    }
    let stream = stream();
    let call = launch_host_func(&stream, || -> u32 { panic!("on purpose") }).unwrap();
    let after = launch_host_func(&stream, || 1).unwrap();
    stream.synchronize().unwrap();
    let payload = call.take().unwrap().unwrap_err();
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"on purpose"));
    assert_eq!(after.take().unwrap().unwrap(), 1);
}

#[test]
fn a_callback_gets_the_streams_result() {
    if !has_gpu() {
        return;
    }
    let stream = stream();
    let call = add_callback(&stream, |result| result).unwrap();
    stream.synchronize().unwrap();
    assert_eq!(call.take().unwrap().unwrap(), Ok(()));
}

#[test]
fn a_call_is_cancelled() {
    if !has_gpu() {
        return;
    }
    let stream = stream();
    let (open, gate) = std::sync::mpsc::channel::<()>();
    let gated = launch_host_func(&stream, move || gate.recv().is_ok()).unwrap();
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let call = launch_host_func(&stream, move || counted.fetch_add(1, Ordering::SeqCst)).unwrap();
    assert!(call.cancel(), "it waits behind the gate");
    assert_eq!(Arc::strong_count(&count), 1, "the closure is freed");
    open.send(()).unwrap();
    stream.synchronize().unwrap();
    assert!(gated.take().unwrap().unwrap());
    assert_eq!(count.load(Ordering::SeqCst), 0);
}

#[test]
fn a_graph_calls_a_closure_and_frees_it() {
    if !has_gpu() {
        return;
    }
    let increment = increment::load(&Module::from_ptx(PTX).unwrap()).unwrap();
    let mut values = DeviceBuffer::from_slice(&[0; 32]).unwrap();
    let (stream, graph, count) = (stream(), Graph::new().unwrap(), Arc::new(AtomicUsize::new(0)));
    let executable = {
        let counted = Arc::clone(&count);
        let mut own = 0;
        let launch = Launch::new(1, 32);
        let first = unsafe { increment.add_to(&graph, &[], &launch, &mut values) }.unwrap();
        let node = add_host_node(&graph, &[first], move || {
            own += 1;
            counted.store(own, Ordering::SeqCst);
        });
        unsafe { increment.add_to(&graph, &[node.unwrap()], &launch, &mut values) }.unwrap();
        graph.instantiate().unwrap()
    };
    drop(graph);
    for _ in 0..3 {
        unsafe { executable.launch(&stream) }.unwrap();
    }
    stream.synchronize().unwrap();
    assert_eq!(count.load(Ordering::SeqCst), 3);
    assert_eq!(values.to_vec().unwrap(), [6; 32]);
    assert_eq!(Arc::strong_count(&count), 2, "the executable graph keeps it");
    drop(executable);
    assert!(becomes(|| Arc::strong_count(&count), 1), "no graph keeps it");
}

#[test]
fn a_panic_in_a_graph_is_kept() {
    if !has_gpu() {
        return;
    }
    let (stream, graph) = (stream(), Graph::new().unwrap());
    add_host_node(&graph, &[], || panic!("in a graph")).unwrap();
    let executable = graph.instantiate().unwrap();
    unsafe { executable.launch(&stream) }.unwrap();
    stream.synchronize().unwrap();
    let payload = take_panic().expect("it panicked");
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"in a graph"));
}

#[test]
fn an_object_ends_with_its_last_reference() {
    if !has_gpu() {
        return;
    }
    let (graph, count) = (Graph::new().unwrap(), Arc::new(AtomicUsize::new(0)));
    let counted = Arc::clone(&count);
    let object = UserObject::new(move || {
        counted.fetch_add(1, Ordering::SeqCst);
    });
    let object = object.unwrap();
    object.retain_in(&graph).unwrap();
    drop(object);
    assert_eq!(count.load(Ordering::SeqCst), 0, "the graph keeps it");
    let executable = graph.instantiate().unwrap();
    drop(graph);
    drop(executable);
    assert!(becomes(|| count.load(Ordering::SeqCst), 1));
}

#[test]
fn a_closure_returns_the_shared_memory_of_a_block() {
    if !has_gpu() {
        return;
    }
    let kernel = Module::from_ptx(PTX).unwrap().kernel(c"increment").unwrap();
    let mut asked = Vec::new();
    let (grid, block) = kernel
        .occupancy(0, |threads| {
            asked.push(threads);
            threads as usize * 128
        })
        .unwrap();
    assert!(grid > 0 && block > 0 && block <= 48 * 1024 / 128, "{grid} {block}");
    assert!(asked.contains(&block), "{asked:?}");
    assert!(kernel.occupancy(64, |_| 0).unwrap().1 <= 1024);
    let unwound = catch_unwind(AssertUnwindSafe(|| kernel.occupancy(0, |_| panic!("on purpose"))));
    assert_eq!(unwound.unwrap_err().downcast_ref::<&str>(), Some(&"on purpose"));
}

#[test]
fn a_closure_gets_the_drivers_messages() {
    if !has_gpu() {
        return;
    }
    let messages = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&messages);
    let log = LogCallback::register(move |level, message| kept.lock().unwrap().push((level, message.to_owned())));
    let log = match log {
        Ok(log) => log,
        Err(error) => {
            println!("skipped: {error}");
            return;
        }
    };
    // This is a call for which the driver has a message.
    let _ = Module::from_ptx(c"no PTX");
    println!("{:?}", messages.lock().unwrap());
    drop(log);
    assert_eq!(Arc::strong_count(&messages), 1, "the closure is freed");
}
