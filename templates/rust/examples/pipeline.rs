//! A pipeline over two GPUs: the first one squares numbers and sends them on, by NCCL, to the second, which sums them with a bias.
//!
//! ```text
//! cargo run --release --example pipeline --features nccl
//! ```
//!
//! Needs two GPUs, an NVIDIA driver for CUDA 13, `libnvrtc.so.13` and `libnccl.so.2` when it runs, and none of them when it is
//! built. `STEPS` in the environment is how many lots of numbers go through.

use std::error::Error;
use std::thread;

use cubind::cuda13::owned::{Code, Device, DeviceBuffer, Dim3, Stream, compile};
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

type Failure = Box<dyn Error + Send + Sync>;

pub fn main() -> Result<(), Failure> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(8), |steps| steps.parse())?;
    if Device::count()? < 2 {
        println!("skipped: this needs two GPUs");
        return Ok(());
    }
    let code = compile(SOURCE, &[])?;
    let id = ncclGetUniqueId()?;
    let sums = thread::scope(|scope| {
        let first = scope.spawn(|| produce(&code, id, steps));
        let sums = consume(&code, id, steps)?;
        first.join().expect("it does not panic")?;
        Ok::<_, Failure>(sums)
    })?;
    let expected = |i: usize| (0..steps).map(|step| ((i % 64 + step) as f32).powi(2) + BIAS).sum::<f32>();
    if sums.iter().enumerate().any(|(i, sum)| *sum != expected(i)) {
        return Err("a sum is wrong".into());
    }
    println!("verified {N} sums of {steps} steps");
    Ok(())
}

/// What the first GPU does.
fn produce(code: &Code, id: ncclUniqueId, steps: usize) -> Result<(), Failure> {
    Device::get(0)?.make_current()?;
    let square = code.kernels::<square>()?;
    let (stream, mut values) = (Stream::new()?, DeviceBuffer::zeroed(N)?);
    // SAFETY: the kernel writes `N` values, and the other rank receives as many.
    unsafe {
        let communicator = ncclCommInitRank(2, id, 0)?;
        for step in 0..steps {
            square.launch(&stream, Dim3::covering(N, 256), 256, &mut values, step as f32, N)?;
            ncclSend(&values, N, 1, &communicator, &stream)?;
        }
        Ok(stream.synchronize()?)
    }
}

/// What the second one does.
fn consume(code: &Code, id: ncclUniqueId, steps: usize) -> Result<Vec<f32>, Failure> {
    Device::get(1)?.make_current()?;
    let add = code.kernels::<add>()?;
    let (stream, mut values, mut sums) = (Stream::new()?, DeviceBuffer::zeroed(N)?, DeviceBuffer::zeroed(N)?);
    // SAFETY: the other rank sends `N` values, and the kernel reads and writes as many.
    unsafe {
        let communicator = ncclCommInitRank(2, id, 1)?;
        for _ in 0..steps {
            ncclRecv(&mut values, N, 0, &communicator, &stream)?;
            add.launch(&stream, Dim3::covering(N, 256), 256, &values, BIAS, &mut sums, N)?;
        }
        Ok(sums.to_vec()?)
    }
}
