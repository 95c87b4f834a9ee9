//! Each GPU copies numbers from the memory of its neighbor, and NCCL sums them over all GPUs.
//!
//! ```text
//! cargo run --release --example all_reduce --features nccl
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnccl.so.2`; building it requires neither. The environment
//! variable `STEPS` sets the number of repetitions.

use std::error::Error;

use cubind::owned::nccl::*;
use cubind::owned::{Device, DeviceBuffer, InPlace, Stream};

const COUNT: usize = 1 << 20;

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(4), |steps| steps.parse())?;
    let gpus = Device::all()?;
    let ranks = Ranks::new(&gpus)?;
    let (mut streams, mut numbers, mut sums) = (Vec::new(), Vec::new(), Vec::new());
    for (number, gpu) in gpus.iter().enumerate() {
        gpu.make_current()?;
        let neighbour = gpus[(number + 1) % gpus.len()];
        if gpu.can_access(neighbour)? {
            gpu.access(neighbour)?;
        }
        numbers.push(DeviceBuffer::from_slice(&Vec::from_iter((0..COUNT).map(|i| (i % 100 + number) as f32)))?);
        streams.push(Stream::new()?);
        sums.push(DeviceBuffer::zeroed(COUNT)?);
    }
    for _ in 0..steps {
        for (number, (sums, stream)) in sums.iter_mut().zip(&streams).enumerate() {
            let neighbour = &numbers[(number + 1) % gpus.len()];
            sums.as_mut_slice().copy_from_device_async(neighbour.as_slice(), stream)?;
        }
        let each = sums.iter_mut().zip(&streams).map(|(sums, stream)| (InPlace, sums, stream));
        ranks.ncclAllReduce(each, COUNT, ncclRedOp_t::ncclSum)?;
    }
    for (gpu, sums) in sums.iter().enumerate() {
        // This call waits for the stream.
        let expected = |i: usize| (0..ranks.len()).map(|other| (i % 100 + other) as f32).sum::<f32>();
        if sums.to_vec()?.iter().enumerate().any(|(i, sum)| *sum != expected(i)) {
            return Err(format!("GPU {gpu}: a sum is wrong").into());
        }
    }
    println!("verified {steps} x {COUNT} sums on each of {} GPUs", ranks.len());
    Ok(())
}
