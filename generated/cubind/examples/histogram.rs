//! A histogram as a graph: four streams count concurrently, each in one part of the values.
//!
//! ```text
//! cargo run --release --example histogram
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnvrtc.so.13`; building it requires neither. The environment
//! variable `STEPS` sets the number of launches.

use std::error::Error;

use cubind::cuda13::owned::{Device, DeviceBuffer, DriverResult, Stream, compile, record};

const SOURCE: &str = r#"
extern "C" __global__ void count(const unsigned char *values, unsigned *bins, unsigned n)
{
    __shared__ unsigned block[256];
    block[threadIdx.x] = 0;
    __syncthreads();
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&block[values[i]], 1);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], block[threadIdx.x]);
}

extern "C" __global__ void sum(unsigned *bins, unsigned *totals, unsigned parts)
{
    for (unsigned i = threadIdx.x; i < parts * 256; i += 256) {
        totals[threadIdx.x] += bins[i];
        bins[i] = 0;
    }
}
"#;

cubind::kernel! {
    unsafe fn count(values: In<u8>, bins: Out<u32>, n: u32);
    unsafe fn sum(bins: Out<u32>, totals: Out<u32>, parts: u32);
}

const BINS: usize = 256;
const PARTS: usize = 4;
/// The number of values of a part.
const N: usize = 1 << 20;

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(16), |steps| steps.parse())?;
    let values: Vec<u8> = (0..PARTS * N).map(|i| (i * i / 7 % BINS) as u8).collect();
    let mut expected = [0; BINS];
    values.iter().for_each(|value| expected[usize::from(*value)] += steps as u32);

    Device::get(0)?.make_current()?;
    let (count, sum) = compile(SOURCE, &[])?.kernels::<(count, sum)>()?;
    let values = DeviceBuffer::from_slice(&values)?;
    let (mut bins, mut totals) = (DeviceBuffer::zeroed(PARTS * BINS)?, DeviceBuffer::zeroed(BINS)?);
    let main = Stream::new()?;
    let lanes = (0..PARTS).map(|_| Stream::new()).collect::<DriverResult<Vec<_>>>()?;
    let step = record(|stream| {
        let start = stream.record()?;
        for ((lane, values), bins) in lanes.iter().zip(values.chunks(N)).zip(bins.chunks_mut(BINS)) {
            lane.wait_for(&start)?;
            // SAFETY: a part has `N` values, and there is a bin for each value.
            unsafe { count.launch(lane, 64, BINS as u32, values, bins, N as u32)? };
        }
        // SAFETY: there are bins for all parts. The sum comes after the counts, because it uses their bins.
        unsafe { sum.launch(stream, 1, BINS as u32, &mut bins, &mut totals, PARTS as u32) }
    })?;
    let start = main.record()?;
    for _ in 0..steps {
        step.launch(&main)?;
    }
    let end = main.record()?;

    if totals.to_vec()? != expected {
        return Err("a bin has another count".into());
    }
    end.synchronize()?;
    let milliseconds = end.elapsed_since(&start)?;
    println!("verified {BINS} bins after {steps} launches of a graph in {milliseconds:.3} ms");
    Ok(())
}
