//! The same calls from C, through functions that return tuples, through `checked`, and through `owned`. `measure.py`
//! counts the instructions of the calls. The program prints the number of driver calls for each use of `owned`.

use core::ffi::c_void;
use core::hint::black_box;
use cubind::cuda13::{checked::driver as checked, driver as raw};
use cubind::owned::{Device, DeviceBuffer, DriverResult, Module, Stream};
use cubind::{Error, Outcome};
use raw::{CUdeviceptr, CUfunction, CUresult, CUstream};

unsafe extern "C" {
    fn query_c(stream: *mut c_void) -> i32;
    fn alloc_c(address: &mut u64) -> i32;
    fn info_c(sum: &mut usize) -> i32;
    fn loop_c(stream: *mut c_void, times: i64) -> i64;
    fn stub_calls() -> i64;
}

cubind::kernel! {
    unsafe fn write(values: Out<f32>);
    unsafe fn read(values: In<f32>);
    unsafe fn count(value: u32);
}

macro_rules! calls {
    ($($name:ident($($param:ident: $ty:ty),*) -> $returns:ty $body:block)*) => { $(
        #[inline(never)]
        #[unsafe(no_mangle)] // callgrind shows the name.
        #[allow(unused_unsafe)] // Some functions contain no unsafe operation.
        fn $name($($param: $ty),*) -> $returns {
            // SAFETY: the stub driver does not access handles.
            unsafe { $body }
        }
    )* };
}

calls! {
    query_raw(stream: CUstream) -> Result<(), CUresult> { raw::cuStreamQuery(stream).ok() }
    query_checked(stream: CUstream) -> Result<(), Error<CUresult>> { checked::cuStreamQuery(stream) }
    alloc_raw() -> Result<u64, CUresult> { Ok(raw::cuMemAlloc(8).ok()?.0) }
    alloc_checked() -> Result<u64, Error<CUresult>> { Ok(checked::cuMemAlloc(8)?.0) }
    info_raw() -> Result<usize, CUresult> { raw::cuMemGetInfo().ok().map(|(free, total)| free + total) }
    info_checked() -> Result<usize, Error<CUresult>> { checked::cuMemGetInfo().map(|(free, total)| free + total) }
    loop_raw(stream: CUstream, times: i64) -> i64 {
        (0..times).filter(|_| raw::cuStreamQuery(stream).ok().is_ok()).count() as i64
    }
    loop_checked(stream: CUstream, times: i64) -> i64 {
        (0..times).filter(|_| checked::cuStreamQuery(stream).is_ok()).count() as i64
    }
}

// Two functions with the same code could become one, so they differ in a constant or in the order of their parameters.
calls! {
    launch_checked(kernel: CUfunction, stream: CUstream, values: CUdeviceptr) -> Result<(), Error<CUresult>> {
        let mut arguments = [(&raw const values).cast_mut().cast()];
        checked::cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, &mut arguments, core::ptr::null_mut())
    }
    number_owned(kernel: &count, stream: &Stream) -> DriverResult<()> { kernel.launch(stream, 1, 32, 7) }
    first_owned(kernel: &write, stream: &Stream, values: &mut DeviceBuffer<f32>) -> DriverResult<()> {
        kernel.launch(stream, 1, 32, values)
    }
    same_owned(kernel: &write, stream: &Stream, values: &mut DeviceBuffer<f32>) -> DriverResult<()> {
        kernel.launch(stream, 1, 64, values)
    }
    known_owned(kernel: &read, stream: &Stream, values: &DeviceBuffer<f32>) -> DriverResult<()> {
        kernel.launch(stream, 1, 32, values)
    }
    other_owned(kernel: &write, stream: &Stream, values: &mut DeviceBuffer<f32>) -> DriverResult<()> {
        kernel.launch(stream, 1, 96, values)
    }
    copy_checked(values: &mut [f32], from: CUdeviceptr) -> Result<(), Error<CUresult>> { checked::cuMemcpyDtoH(values, from) }
    idle_owned(values: &DeviceBuffer<f32>, to: &mut [f32]) -> DriverResult<()> { values.copy_to(to) }
    used_owned(to: &mut [f32], values: &DeviceBuffer<f32>) -> DriverResult<()> { values.copy_to(to) }
    memory_checked() -> Result<(), Error<CUresult>> {
        let address = checked::cuMemAlloc(8)?;
        checked::cuMemFree(black_box(address))
    }
    memory_owned() -> DriverResult<()> { DeviceBuffer::<f32>::uninit(2).map(|values| drop(black_box(values))) }
}

/// Calls a function, and returns the number of driver calls.
fn counted(call: impl FnOnce() -> DriverResult<()>) -> DriverResult<i64> {
    // SAFETY: the function has no arguments.
    let before = unsafe { stub_calls() };
    call()?;
    // SAFETY: the function has no arguments.
    Ok(unsafe { stub_calls() } - before)
}

/// Prints the mean number of driver calls.
fn each(name: &str, times: i64, mut call: impl FnMut(usize) -> DriverResult<i64>) -> DriverResult<()> {
    let calls = (0..times).map(|index| call(index as usize)).sum::<DriverResult<i64>>()?;
    println!("{name} {}", calls as f64 / times as f64);
    Ok(())
}

/// Uses memory in the order of streams.
fn owned(times: i64) -> DriverResult<()> {
    Device::get(0)?.make_current()?;
    let module = Module::from_ptx(c".version 8.0")?;
    let (write, read, count) = module.kernels::<(write, read, count)>().expect("the stub driver has these kernels");
    let streams = [Stream::new()?, Stream::new()?];
    // SAFETY: the stub driver does not access memory.
    let buffer = || unsafe { DeviceBuffer::<f32>::uninit(2) };
    let mut buffers = (0..times).map(|_| buffer()).collect::<DriverResult<Vec<_>>>()?;
    let (mut values, mut to) = (buffer()?, [0.0; 2]);
    let (handle, address) = (write.kernel().handle(), CUdeviceptr(values.as_ptr().address()));
    each("launch_checked", times, |_| counted(|| launch_checked(handle, streams[0].handle(), address)))?;
    each("number_owned", times, |_| counted(|| number_owned(&count, &streams[0])))?;
    each("first_owned", times, |index| counted(|| first_owned(&write, &streams[0], &mut buffers[index])))?;
    same_owned(&write, &streams[0], &mut values)?;
    each("same_owned", times, |_| counted(|| same_owned(&write, &streams[0], &mut values)))?;
    known_owned(&read, &streams[1], &values)?;
    each("known_owned", times, |_| counted(|| known_owned(&read, &streams[1], &values)))?;
    each("other_owned", times, |index| counted(|| other_owned(&write, &streams[index % 2], &mut values)))?;
    each("copy_checked", times, |_| counted(|| copy_checked(&mut to, address)))?;
    values.copy_to(&mut to)?;
    each("idle_owned", times, |_| counted(|| idle_owned(&values, &mut to)))?;
    each("used_owned", times, |_| {
        // SAFETY: the stub driver does not access memory.
        unsafe { write.launch(&streams[0], 1, 32, &mut values)? };
        counted(|| used_owned(&mut to, &values))
    })?;
    each("memory_checked", times, |_| counted(|| memory_checked()))?;
    each("memory_owned", times, |_| counted(|| memory_owned()))?;
    Ok(())
}

fn main() {
    let times = std::env::args().nth(1).and_then(|times| times.parse().ok()).expect("the number of calls");
    let stream = CUstream::NULL;
    let (mut address, mut sum) = (0, 0);
    for _ in 0..times {
        // SAFETY: the stub driver does not access handles.
        unsafe { assert_eq!((query_c(stream.0), alloc_c(&mut address), info_c(&mut sum)), (0, 0, 0)) };
        assert_eq!((query_raw(stream), alloc_raw(), info_raw()), (Ok(()), Ok(address), Ok(sum)));
        assert_eq!((query_checked(stream), alloc_checked(), info_checked()), (Ok(()), Ok(address), Ok(sum)));
    }
    // SAFETY: the stub driver does not access handles.
    let c = unsafe { loop_c(stream.0, times) };
    assert_eq!((c, loop_raw(stream, times), loop_checked(stream, times)), (times, times, times));
    owned(times).unwrap();
}
