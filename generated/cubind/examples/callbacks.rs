//! Closures that the driver calls, and memory that grows in place, with `cubind::owned`.
//!
//! ```text
//! cargo run --example callbacks
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnvrtc.so.13`; building it requires neither.

use std::error::Error;
use std::sync::mpsc;

use cubind::cuda13::owned::{Device, DeviceSliceMut, Dim3, Stream, VirtualBuffer, compile, launch_host_func};

const SOURCE: &str = r#"
extern "C" __global__ void increment(unsigned *values, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] += 1;
}
"#;

cubind::kernel! {
    unsafe fn increment(values: DeviceSliceMut<'_, u32>, n: usize);
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::get(0)?;
    device.make_current()?;
    let increment = compile(SOURCE, &[&device.compiler_option()?])?.kernels::<increment>()?;
    let stream = Stream::new()?;

    // Reserves addresses for 2²⁸ integers; memory is mapped as the array grows.
    let mut values = VirtualBuffer::<u32>::reserve(device, 1 << 28)?;
    let (sender, receiver) = mpsc::channel();
    for n in [1_000, 1_000_000, 10_000_000] {
        values.grow(n)?;
        // SAFETY: the kernel increments n integers, and the array has n.
        unsafe { increment.launch(&stream, Dim3::covering(n, 256), 256, values.as_mut_slice(), n)? };
        let sender = sender.clone();
        launch_host_func(&stream, move || sender.send(n))?;
    }

    // A panic stays on the driver's thread, and the stream continues.
    let panics = launch_host_func(&stream, || panic!("this one is meant"))?;
    let returns = launch_host_func(&stream, || 6 * 7)?;
    stream.synchronize()?;
    let panicked = panics.take().is_some_and(|result| result.is_err());
    let returned = returns.take().and_then(Result::ok);

    drop(sender);
    let called: Vec<usize> = receiver.iter().collect();
    let numbers = values.as_slice().to_vec()?;
    let expected = |i| 1 + u32::from(i < 1_000_000) + u32::from(i < 1_000);
    if called != [1_000, 1_000_000, 10_000_000] || !panicked || returned != Some(42) {
        return Err(format!("called: {called:?}, panicked: {panicked}, returned: {returned:?}").into());
    }
    if let Some(i) = (0..numbers.len()).find(|&i| numbers[i] != expected(i)) {
        return Err(format!("number {i} is {}, and should be {}", numbers[i], expected(i)).into());
    }
    println!("verified {} numbers, and five calls", numbers.len());
    Ok(())
}
