//! Arrays, textures and surfaces, with a stub driver in Rust that reports a texture that outlives its memory.
// The kernels of the stub driver do nothing, and their arguments live as long as required.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::driver::CUresult;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};
use std::thread;

cubind::kernel! {
    unsafe fn blur(image: &Texture<'_>);
    unsafe fn draw(image: &Surface);
}

const PTX: &std::ffi::CStr = c".version 8.0";
const NONE: &[String] = &[];

fn begin() -> (Stub, Stream, (blur, draw)) {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let stream = Stream::new().unwrap();
    (stub, stream, Module::from_ptx(PTX).unwrap().kernels().unwrap())
}

#[test]
fn an_array_returns_its_values() {
    let (stub, ..) = begin();
    let before = stub.allocations();
    let values: Vec<[u16; 2]> = (0..24).map(|number| [number, 100 + number]).collect();
    let array = Array::from_slice(&values, (4, 3, 2)).unwrap();
    assert_eq!((array.len(), array.to_vec().unwrap()), (24, values));
    array.copy_from(&[[7, 8]; 24]).unwrap();
    assert_eq!(array.clone().to_vec().unwrap(), [[7, 8]; 24]);
    assert_eq!(Array::<f32>::zeroed(ArrayShape::from(5).layers(2)).unwrap().to_vec().unwrap(), [0.0; 10]);
    drop(array);
    assert_eq!((stub.allocations(), stub.faults().as_slice()), (before, NONE));
}

#[test]
fn slices_of_another_length_are_rejected() {
    let (stub, ..) = begin();
    let array = Array::<f32>::zeroed((4, 3)).unwrap();
    let refused = |result: DriverResult<()>| {
        assert_eq!(result.unwrap_err().code(), CUresult::CUDA_ERROR_INVALID_VALUE);
    };
    refused(array.copy_from(&[1.0; 11]));
    refused(array.copy_to(&mut [1.0; 13]));
    refused(Array::from_slice(&[1.0_f32; 11], (4, 3)).map(drop));
    refused(Array::<f32>::zeroed((0, 3)).map(drop));
    assert!(Array::<u8>::zeroed((usize::MAX, 2)).is_err());
    let memory = DeviceBuffer::<f32>::zeroed(100).unwrap();
    let rows = |shape, pitch| Texture::rows(memory.as_slice(), shape, pitch, Sampling::new()).map(drop);
    rows((20, 4), 25).unwrap();
    rows((25, 4), 25).unwrap();
    refused(rows((26, 4), 25));
    refused(rows((25, 5), 25));
    refused(rows((1, usize::MAX), 2));
    refused(rows((1, 0), 1));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_texture_keeps_its_array_and_both_wait_for_the_kernel() {
    let (stub, stream, (blur, draw)) = begin();
    let before = stub.allocations();
    let array = Array::from_slice(&[1_u8; 64], ArrayShape::from((8, 8)).for_surfaces()).unwrap();
    let texture = Texture::new(&array, Sampling::new()).unwrap();
    let surface = Surface::new(&array).unwrap();
    drop(array);
    unsafe { blur.launch(&stream, 1, 32, &texture) }.unwrap();
    unsafe { draw.launch(&stream, 1, 32, &surface) }.unwrap();
    assert_eq!((stub.pending(), stub.textures(), stub.allocations()), (2, 2, before + 1));
    drop(surface);
    assert_eq!((stub.pending(), stub.textures(), stub.allocations()), (0, 1, before + 1));
    // The texture is dropped on another thread, which has no context.
    thread::scope(|scope| scope.spawn(move || drop(texture)).join().unwrap());
    assert_eq!((stub.textures(), stub.allocations(), stub.faults().as_slice()), (0, before, NONE));
}

#[test]
fn copies_of_an_array_wait_for_kernels_that_use_its_texture() {
    let (stub, stream, (blur, draw)) = begin();
    let array = Array::<u32>::zeroed(ArrayShape::from(64).for_surfaces()).unwrap();
    let (texture, surface) = (Texture::new(&array, Sampling::new()).unwrap(), Surface::new(&array).unwrap());
    unsafe { draw.launch(&stream, 1, 32, &surface) }.unwrap();
    stub.take_calls();
    array.to_vec().unwrap();
    let calls = stub.take_calls();
    assert!(calls.contains(&"cuEventSynchronize") && !calls.contains(&"cuCtxSynchronize"), "{calls:?}");
    unsafe { blur.launch(&stream, 1, 32, &texture) }.unwrap();
    array.copy_from(&[1; 64]).unwrap();
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn a_texture_of_a_buffer_marks_the_buffer() {
    let (stub, stream, (blur, _)) = begin();
    let values = DeviceBuffer::from_slice(&[[1.0_f32; 4]; 64]).unwrap();
    let texture = Texture::linear(values.as_slice()).unwrap();
    unsafe { blur.launch(&stream, 1, 32, &texture) }.unwrap();
    assert_eq!(values.to_vec().unwrap().len(), 64);
    assert_eq!(stub.pending(), 0);
    unsafe { blur.launch(&stream, 1, 32, &texture) }.unwrap();
    // The texture is forgotten, but dropping the buffer still waits.
    std::mem::forget(texture);
    drop(values);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn objects_are_kept_after_an_error() {
    let (stub, stream, (blur, _)) = begin();
    let array = Array::<u32>::zeroed(64).unwrap();
    let texture = Texture::new(&array, Sampling::new()).unwrap();
    unsafe { blur.launch(&stream, 1, 32, &texture) }.unwrap();
    let before = stub.allocations();
    stub.fail();
    drop((texture, array));
    assert_eq!((stub.textures(), stub.allocations(), stub.faults().as_slice()), (1, before, NONE));
}
