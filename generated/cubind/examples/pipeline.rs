//! A pipeline over two GPUs: the first GPU squares values and sends them with NCCL to the second GPU, which sums them
//! with a bias.
//!
//! ```text
//! cargo run --release --example pipeline --features nccl
//! ```
//!
//! Running it requires two GPUs, an NVIDIA driver for CUDA 13, `libnvrtc.so.13` and `libnccl.so.2`; building it
//! requires none of them. The environment variable `STEPS` sets the number of batches.

use std::error::Error;

use cubind::cuda13::owned::{Device, DeviceBuffer, Dim3, Stream, compile};
use cubind::owned::nccl::*;

const SOURCE: &str = r#"
extern "C" __global__ void square(float *values, float step, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] = (i % 64 + step) * (i % 64 + step);
}

extern "C" __global__ void add(const float *values, float bias, float *sums, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        sums[i] += values[i] + bias;
}
"#;

cubind::kernel! {
    unsafe fn square(values: Out<f32>, step: f32, n: usize);
    unsafe fn add(values: In<f32>, bias: f32, sums: Out<f32>, n: usize);
}

const N: usize = 1 << 20;
const BIAS: f32 = 0.5;

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(8), |steps| steps.parse())?;
    if Device::count()? < 2 {
        println!("skipped: this needs two GPUs");
        return Ok(());
    }
    let code = compile(SOURCE, &[])?;
    let gpus = [Device::get(0)?, Device::get(1)?];
    let ranks = Ranks::new(&gpus)?;

    gpus[0].make_current()?;
    let square = code.kernels::<square>()?;
    let (first, mut values) = (Stream::new()?, DeviceBuffer::<f32>::zeroed(N)?);
    gpus[1].make_current()?;
    let add = code.kernels::<add>()?;
    let (second, mut received, mut sums) = (Stream::new()?, DeviceBuffer::zeroed(N)?, DeviceBuffer::zeroed(N)?);
    // Nothing in this loop waits: each stream orders the work of its GPU, and NCCL orders the two streams.
    for step in 0..steps {
        gpus[0].make_current()?;
        // SAFETY: the kernel writes `N` values.
        unsafe { square.launch(&first, Dim3::covering(N, 256), 256, &mut values, step as f32, N)? };
        ranks.ncclSend((0, &values, &first), (1, &mut received, &second), N)?;
        gpus[1].make_current()?;
        // SAFETY: the kernel reads and writes `N` values.
        unsafe { add.launch(&second, Dim3::covering(N, 256), 256, &received, BIAS, &mut sums, N)? };
    }

    // The copy waits for the second stream.
    let expected = |i: usize| (0..steps).map(|step| ((i % 64 + step) as f32).powi(2) + BIAS).sum::<f32>();
    if sums.to_vec()?.iter().enumerate().any(|(i, sum)| *sum != expected(i)) {
        return Err("a sum is wrong".into());
    }
    println!("verified {N} sums of {steps} steps");
    Ok(())
}
