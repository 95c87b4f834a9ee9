//! A sum over all GPUs of the machine with NCCL: each has numbers of its own, and all get the sums.
//!
//! ```text
//! cargo run --release --example all_reduce --features nccl
//! ```
//!
//! Needs an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libnccl.so.2` when it runs, and none of them when it is built.

use std::error::Error;
use std::process::ExitCode;

use cubind::checked::nccl::{ncclCommInitAll, ncclGroupEnd, ncclGroupStart};
use cubind::owned::nccl::*;
use cubind::owned::{Device, DeviceBuffer, Owned, Stream};

const COUNT: usize = 1 << 20;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("all_reduce: {error}");
            ExitCode::FAILURE
        }
    }
}

/// One GPU of the sum.
struct Rank {
    communicator: Owned<ncclComm_t>,
    stream: Stream,
    data: DeviceBuffer<f32>,
}

/// Sums over all GPUs.
pub fn run() -> Result<(), Box<dyn Error>> {
    let gpus = Device::all()?;
    let mut communicators = vec![ncclComm_t(core::ptr::null_mut()); gpus.len()];
    // SAFETY: there is a place for each GPU.
    unsafe { ncclCommInitAll(&mut communicators, &[])? };

    let mut ranks = Vec::new();
    for ((number, gpu), communicator) in gpus.iter().enumerate().zip(communicators) {
        gpu.make_current()?;
        // SAFETY: the communicator is new, and nobody else has it.
        let communicator = unsafe { Owned::from_raw(communicator) };
        let numbers: Vec<f32> = (0..COUNT).map(|i| (i % 100) as f32 + number as f32).collect();
        ranks.push(Rank { communicator, stream: Stream::new()?, data: DeviceBuffer::from_slice(&numbers)? });
    }

    // One thread calls for several GPUs: in a group, as each call would wait for the others.
    // SAFETY: each communicator is used with a stream and with memory of its own GPU, in place, and all live.
    unsafe {
        ncclGroupStart()?;
        for Rank { communicator, stream, data } in &mut ranks {
            ncclAllReduce(data.as_ptr(), data, COUNT, ncclRedOp_t::ncclSum, &*communicator, &*stream)?;
        }
        ncclGroupEnd()?;
    }

    for (gpu, rank) in ranks.iter().enumerate() {
        // This waits for the stream.
        for (i, sum) in rank.data.to_vec()?.iter().enumerate() {
            let expected: f32 = (0..ranks.len()).map(|other| (i % 100) as f32 + other as f32).sum();
            if *sum != expected {
                return Err(format!("GPU {gpu}: number {i} is {sum}, and should be {expected}").into());
            }
        }
    }
    println!("verified          {COUNT} sums on each of {} GPUs", ranks.len());
    Ok(())
}
