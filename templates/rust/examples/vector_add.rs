//! Addition of two vectors with `cubind::owned`: CUDA C++ source, two streams, a launch and a verified result.
//!
//! ```text
//! cargo run --example vector_add
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnvrtc.so.13`; building it requires neither.

use std::error::Error;

use cubind::cuda13::owned::{Device, DeviceBuffer, Dim3, PinnedBuffer, Stream, compile};

const SOURCE: &str = r#"
extern "C" __global__ void vadd(const float *a, const float *b, float *sum, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        sum[i] = a[i] + b[i];
}
"#;

cubind::kernel! {
    unsafe fn vadd(a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>, sum: &mut DeviceBuffer<f32>, n: usize);
}

const N: usize = 1 << 20;

pub fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::get(0)?;
    device.make_current()?;
    // Loading compares the parameters declared above with those of the compiled kernel.
    let add = compile(SOURCE, &[&device.compiler_option()?])?.kernels::<vadd>()?;

    // Each stream copies one vector, and the first waits for the other.
    let (first, second) = (Stream::new()?, Stream::new()?);
    let values: Vec<f32> = (0..N).map(|i| (i % 1024) as f32).collect();
    let (mut a, mut b, mut sum) = (DeviceBuffer::zeroed(N)?, DeviceBuffer::zeroed(N)?, DeviceBuffer::zeroed(N)?);
    let _a = a.upload(PinnedBuffer::from_slice(&values)?, &first)?;
    let _b = b.upload(PinnedBuffer::from_slice(&values)?, &second)?;
    first.wait_for(&second.record()?)?;

    let start = first.record()?;
    // SAFETY: the kernel reads and writes n elements of buffers that have n.
    unsafe { add.launch(&first, Dim3::covering(N, 256), 256, &a, &b, &mut sum, N)? };
    let end = first.record()?;
    let sum = sum.download(PinnedBuffer::zeroed(N)?, &first)?.wait()?;

    if let Some(i) = (0..N).find(|&i| sum[i] != 2.0 * values[i]) {
        return Err(format!("element {i} is {}, and should be {}", sum[i], 2.0 * values[i]).into());
    }
    println!("{}: verified {N} sums, {:.4} ms", device.name()?, end.elapsed_since(&start)?);
    Ok(())
}
