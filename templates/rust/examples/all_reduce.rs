//! Each GPU copies numbers from its neighbour's memory, and NCCL sums over all of them.
//!
//! ```text
//! cargo run --release --example all_reduce --features nccl
//! ```
//!
//! Needs an NVIDIA driver for CUDA 13 and `libnccl.so.2` when it runs, and none of them when it is built. `STEPS` in the
//! environment is how often it is done.

use std::error::Error;

use cubind::owned::nccl::*;
use cubind::owned::{Device, DeviceBuffer, InPlace, Owned, Stream};

const COUNT: usize = 1 << 20;

/// One GPU of the sum.
struct Rank {
    communicator: Owned<ncclComm_t>,
    stream: Stream,
    sums: DeviceBuffer<f32>,
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let steps: usize = std::env::var("STEPS").map_or(Ok(4), |steps| steps.parse())?;
    let gpus = Device::all()?;
    // SAFETY: all ranks make the same calls below.
    let communicators = unsafe { ncclCommInitAll(gpus.len(), &[])? };
    let (mut ranks, mut numbers) = (Vec::new(), Vec::new());
    for ((number, gpu), communicator) in gpus.iter().enumerate().zip(communicators) {
        gpu.make_current()?;
        let neighbour = gpus[(number + 1) % gpus.len()];
        if gpu.can_access(neighbour)? {
            gpu.access(neighbour)?;
        }
        numbers.push(DeviceBuffer::from_slice(&Vec::from_iter((0..COUNT).map(|i| (i % 100 + number) as f32)))?);
        ranks.push(Rank { communicator, stream: Stream::new()?, sums: DeviceBuffer::zeroed(COUNT)? });
    }
    for _ in 0..steps {
        for (number, Rank { stream, sums, .. }) in ranks.iter_mut().enumerate() {
            let neighbour = &numbers[(number + 1) % gpus.len()];
            sums.as_mut_slice().copy_from_device_async(neighbour.as_slice(), &*stream)?;
        }
        // One thread calls for several GPUs: in a group, as each call would wait for the others.
        group(|group| {
            for Rank { communicator, stream, sums } in &mut ranks {
                group.ncclAllReduce(InPlace, sums, COUNT, ncclRedOp_t::ncclSum, &*communicator, &*stream)?;
            }
            Ok(())
        })?;
    }
    for (gpu, rank) in ranks.iter().enumerate() {
        // This waits for the stream.
        let expected = |i: usize| (0..ranks.len()).map(|other| (i % 100 + other) as f32).sum::<f32>();
        if rank.sums.to_vec()?.iter().enumerate().any(|(i, sum)| *sum != expected(i)) {
            return Err(format!("GPU {gpu}: a sum is wrong").into());
        }
    }
    println!("verified {steps} x {COUNT} sums on each of {} GPUs", ranks.len());
    Ok(())
}
