//! A graph with two branches, recorded from two streams and launched several times, in `cubind::owned`.
//!
//! ```text
//! cargo run --example graph
//! ```
//!
//! Needs an NVIDIA driver for CUDA 13 and `libnvrtc.so.13` when it runs, and neither when it is built.

use std::error::Error;
use std::ffi::CStr;

use cubind::cuda13::owned::{Device, DeviceBuffer, Module, Stream, capture, compile};

const SOURCE: &CStr = cr#"
extern "C" __global__ void scale(float *values, float factor)
{
    values[blockIdx.x * blockDim.x + threadIdx.x] *= factor;
}

extern "C" __global__ void add(const float *a, const float *b, float *sum)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    sum[i] += a[i] + b[i];
}
"#;

cubind::kernel! {
    unsafe fn scale(values: &mut DeviceBuffer<f32>, factor: f32);
    unsafe fn add(a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>, sum: &mut DeviceBuffer<f32>);
}

const BLOCKS: u32 = 64;
const N: usize = 64 * 256;

pub fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::get(0)?;
    device.make_current()?;
    let module = Module::new(&compile(SOURCE, &[&device.compiler_option()?])?)?;
    let (scale, add) = (scale::load(&module)?, add::load(&module)?);
    let (mut a, mut b) = (DeviceBuffer::from_slice(&[1.0; N])?, DeviceBuffer::from_slice(&[1.0; N])?);
    let mut sum = DeviceBuffer::zeroed(N)?;

    // Nothing runs: the streams record. The second one's branch begins and ends in the first.
    let (mut first, second) = (Stream::new()?, Stream::new()?);
    let graph = capture(&mut first, |first| {
        second.wait_for(&first.record()?)?;
        // SAFETY: each kernel uses a value per thread, and there are as many; the branches use other buffers.
        unsafe {
            scale.launch(first, BLOCKS, 256, &mut a, 2.0)?;
            scale.launch(&second, BLOCKS, 256, &mut b, 3.0)?;
            first.wait_for(&second.record()?)?;
            add.launch(first, BLOCKS, 256, &a, &b, &mut sum)
        }
    })?;

    let executable = graph.instantiate()?;
    for _ in 0..3 {
        // SAFETY: buffers and kernels live until the sums are copied below.
        unsafe { executable.launch(&first)? };
    }
    first.synchronize()?;

    // 2 + 3, 4 + 9, 8 + 27
    let sums = sum.to_vec()?;
    if let Some(wrong) = sums.iter().find(|sum| **sum != 53.0) {
        return Err(format!("a sum is {wrong}, and should be 53").into());
    }
    println!("verified {} sums after three launches of a graph", sums.len());
    Ok(())
}
